"""The language on screen: our sentences, and those that Qt says itself."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from spielblock.headless.languages import LANGUAGES, catalogue
from spielblock.shell.settings import Language

LOCALES: Final = {
    "de": QLocale(QLocale.Language.German, QLocale.Country.Germany),
    "en": QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom),
}


def resolved(language: Language) -> str:
    """Return the language to speak: the system's, if we know it, where nothing else was chosen."""
    if language != "system":
        return language
    wanted = [name.partition("-")[0] for name in QLocale.system().uiLanguages()]
    return next((name for name in wanted if name in LANGUAGES), "en")


class Speaker:
    """Lets the program speak one language at a time. Pages are built anew after a change."""

    def __init__(self, app: QCoreApplication) -> None:
        self._app = app
        self._installed: list[QTranslator] = []
        self.language = ""

    def speak(self, language: Language) -> None:
        """Speak this language from now on."""
        spoken = resolved(language)
        if spoken == self.language:
            return
        self.fall_silent()
        self._installed = [*_qt(spoken), catalogue(spoken)]
        for translator in self._installed:
            self._app.installTranslator(translator)
        QLocale.setDefault(LOCALES[spoken])
        self.language = spoken

    def fall_silent(self) -> None:
        """Speak the English of the code again."""
        for translator in self._installed:
            self._app.removeTranslator(translator)
        self._installed = []
        self.language = ""


def _qt(language: str) -> list[QTranslator]:
    """Return what translates Qt's own texts; English is what Qt speaks by itself."""
    translator = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return [translator] if translator.load(f"qtbase_{language}", folder) else []
