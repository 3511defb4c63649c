"""What is said about what the program is made of."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def licences() -> str:
    return translate("About", "Licences")


def made_of() -> str:
    return translate("About", "What is inside")


def made_of_more() -> str:
    return translate(
        "About",
        "Spielblock itself is under the MIT licence. Qt and Qt for Python are used under the LGPL-3: they "
        "lie in files of their own and may be replaced. All texts come with the program.",
    )


def folder() -> str:
    return translate("About", "Open the texts")
