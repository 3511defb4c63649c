"""The window: a stack of pages, dialogs over it, the commands, and where it stands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QIcon, QPaintEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from spielblock.shell.looks import theme_for
from spielblock.shell.menu_keys import MenuKeys
from spielblock.shell.page import Page
from spielblock.shell.place import placed, smallest
from spielblock.shell.settings import Place, Settings
from spielblock.widgets.focus_ring import FocusRing
from spielblock.widgets.overlay import Overlay
from spielblock.widgets.theme import Theme

if TYPE_CHECKING:
    from spielblock.widgets.overlays import Toast

ICON_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)


class Offers(Protocol):
    """The commands, as the window needs them."""

    def dress(self, theme: Theme) -> None: ...
    def sleep(self, *, asleep: bool) -> None: ...
    def open_menu(self, at: QPoint) -> None: ...
    def shortcuts(self) -> list[tuple[str, str]]: ...


class MainWindow(QWidget):
    """Shows one page at a time.

    `shown` another page is up; `dropped(paths)` files were let fall on it; `closing` it is about to go.
    """

    shown = Signal()
    #: It has been painted for the first time.
    appeared = Signal()
    dropped = Signal(object)
    closing = Signal()

    def __init__(self, app: QApplication, theme: Theme) -> None:
        super().__init__()
        self._app = app
        self.theme = theme
        self.pages = QStackedWidget()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.pages)
        self.ring = FocusRing(theme, self, app)
        self.commands: Offers | None = None
        #: How long one page fades into the next; 0 cuts.
        self.fade_ms = 0
        #: Asked before it closes; not if it says no.
        self.may_close: Callable[[], bool] = lambda: True
        self._painted = False
        self._toast: Toast | None = None
        self._overlays: list[Overlay] = []
        self.setAcceptDrops(True)
        keys = MenuKeys(self)
        keys.wanted.connect(self.open_menu)

    def join(self, commands: Offers) -> None:
        """Take the commands that the menu offers."""
        self.commands = commands

    def dress(self, theme: Theme) -> None:
        """Wear another theme, and speak the language that is loaded now."""
        self.theme = theme
        self.ring.dress(theme)
        self.setWindowIcon(window_icon(theme))
        if self.commands is not None:
            self.commands.dress(theme)

    @property
    def page(self) -> Page | None:
        """The page that is up."""
        shown = self.pages.currentWidget()
        return shown if isinstance(shown, Page) else None

    def bring_up(self, page: Page) -> None:
        """Show a page, which joins the stack if it is new there; the one before fades."""
        before = self.page
        fading = self.fade_ms > 0 and before is not None and before is not page and self.isVisible()
        picture = before.grab() if fading and before is not None else None
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        if picture is not None:
            from spielblock.widgets.fade import Fade

            Fade(self.theme, self.pages, picture, self.fade_ms)
            self.ring.rest(self.fade_ms)
        from spielblock.shell import texts  # not before the first paint

        title = page.page_title()
        self.setWindowTitle(texts.window_title(title) if title else texts.program())
        if not self._overlays:
            page.welcome()
        self.shown.emit()

    def drop(self, page: Page) -> None:
        """Let go of a page that will not come up again."""
        self.pages.removeWidget(page)
        page.hide()
        page.deleteLater()

    # --- dialogs ---------------------------------------------------------------------------------

    @property
    def overlay(self) -> Overlay | None:
        """The dialog that is open, the uppermost if there are several."""
        return self._overlays[-1] if self._overlays else None

    def lay_over(self, content: QWidget, size: QSize) -> Overlay:
        """Open a dialog over the page."""
        overlay = Overlay(self.theme, self, content, size)
        self._overlays.append(overlay)
        overlay.closed.connect(lambda: self._on_closed(overlay))
        if self.commands is not None:
            self.commands.sleep(asleep=True)
        if self.page is not None:
            self.page.covered.emit(True)
        return overlay

    def close_overlays(self) -> None:
        """Close all dialogs, as before the language changes."""
        for overlay in reversed(self._overlays[:]):
            overlay.dismiss()

    def tell(self, sentence: str) -> None:
        """Show a sentence at the bottom of the page for a while."""
        from spielblock.widgets.overlays import Toast  # not before the first paint

        if self._toast is not None:
            self._toast.deleteLater()
        self._toast = Toast(self.theme, self, self.pages)
        self._toast.say(sentence)

    def open_menu(self, at: QPoint | None = None) -> None:
        """Open the menu, by default at the upper right corner."""
        if self.commands is None or self._overlays:
            return
        corner = self.mapToGlobal(QPoint(self.width() - self.theme.px(280), self.theme.px(52)))
        self.commands.open_menu(corner if at is None else at)

    def _on_closed(self, overlay: Overlay) -> None:
        self._overlays.remove(overlay)
        if self.commands is not None:
            self.commands.sleep(asleep=bool(self._overlays))
        if self.page is not None and not self._overlays:
            self.page.covered.emit(False)
        self._keep_focus()

    def _keep_focus(self) -> None:
        """See that keys go somewhere when a dialog has closed, though the page beneath was made anew."""
        above = self._overlays[-1].content if self._overlays else self.page
        focused = cast(QWidget | None, self.focusWidget())
        if above is None or (focused is not None and focused.isVisible() and _within(focused, above)):
            return
        if isinstance(above, Page):
            above.welcome()
        else:
            above.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- where it stands -------------------------------------------------------------------------

    def stand(self, place: Place | None) -> None:
        """Stand where it stood the last time, on a screen in any case."""
        screens = [screen.availableGeometry() for screen in self._app.screens()]
        main = self._app.primaryScreen().availableGeometry()
        screens.sort(key=lambda screen: screen != main)
        self.setMinimumSize(smallest(main))
        self.setGeometry(placed(place, screens))
        if place is not None and place.maximised:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def where(self) -> Place:
        """Return where it stands, for the next time."""
        rect = self.normalGeometry() if self.isMaximized() or self.isFullScreen() else self.geometry()
        return Place(rect.x(), rect.y(), rect.width(), rect.height(), self.isMaximized())

    def full_screen(self) -> None:
        """Fill the screen, or no longer."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def come_forward(self) -> None:
        """Come before other windows, as when a file was opened by another start."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    # --- Qt's own --------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self.appeared.emit)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        event.acceptProposedAction()
        self.dropped.emit(files)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.may_close():
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)


def _within(widget: QWidget, outer: QWidget) -> bool:
    return widget is outer or outer.isAncestorOf(widget)


def open_window(app: QApplication, settings: Settings) -> MainWindow:
    """Return the window, in its colour and place but empty: that takes little to load.

    Typefaces and style sheet take long; they come with what needs them, when the program wears the theme.
    """
    theme = theme_for(app, settings)
    app.setPalette(theme.palette())
    window = MainWindow(app, theme)
    window.stand(settings.place)
    window.setWindowTitle("Spielblock")
    return window


def window_icon(theme: Theme) -> QIcon:
    """Return the program's icon in every size a system asks for."""
    icon = QIcon()
    for size in ICON_SIZES:
        icon.addPixmap(theme.pictures.pixmap("app-icon", size))
    return icon
