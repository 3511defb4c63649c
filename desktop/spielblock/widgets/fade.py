"""A page that is gone fades away over the one that has come."""

from __future__ import annotations

from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from spielblock.widgets.theme import Theme


class Fade(QWidget):
    """A picture over a widget that gets fainter and then goes. It takes no clicks."""

    def __init__(self, theme: Theme, over: QWidget, picture: QPixmap, milliseconds: int) -> None:
        super().__init__(over)
        self._picture = picture
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(over.rect())
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(1.0)
        self._animation.setEndValue(0.0)
        self._animation.setDuration(milliseconds)
        self._animation.setEasingCurve(theme.easing("standard"))
        self._animation.valueChanged.connect(self._on_value)
        self._animation.finished.connect(self._on_finished)
        self.show()
        self.raise_()
        self._animation.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(float(self._animation.currentValue()))
        painter.drawPixmap(0, 0, self._picture)

    def _on_value(self) -> None:
        self.update()

    def _on_finished(self) -> None:
        self.hide()
        self.deleteLater()
