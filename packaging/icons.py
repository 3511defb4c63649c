"""Draw the program's icon in the forms that systems want: PNG in all sizes, Windows .ico, macOS .icns."""

from __future__ import annotations

import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
#: The names of Apple's icon container for PNG data, by edge in pixels.
ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def draw(source: Path, edge: int) -> bytes:
    """Return the picture as a PNG of this many pixels a side."""
    image = QImage(edge, edge, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(source)).render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(data.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return a Windows icon of several PNGs; in its directory 256 is written as 0."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    rows, body = b"", b""
    for edge, picture in sorted(pictures.items()):
        rows += struct.pack("<BBBBHHII", edge % 256, edge % 256, 0, 0, 1, 32, len(picture), place + len(body))
        body += picture
    return head + rows + body


def icns(pictures: dict[int, bytes]) -> bytes:
    """Return a macOS icon of several PNGs."""
    body = b"".join(
        ICNS_KINDS[edge] + struct.pack(">I", len(picture) + 8) + picture
        for edge, picture in sorted(pictures.items())
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def make(source: Path, folder: Path) -> None:
    """Write spielblock-N.png for each size, spielblock.ico and spielblock.icns into a folder."""
    app = QGuiApplication.instance() or QGuiApplication(["icons", "-platform", "offscreen"])
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {edge: draw(source, edge) for edge in SIZES}
    for edge, picture in pictures.items():
        (folder / f"spielblock-{edge}.png").write_bytes(picture)
    (folder / "spielblock.ico").write_bytes(ico({edge: pictures[edge] for edge in ICO_SIZES}))
    (folder / "spielblock.icns").write_bytes(icns({edge: pictures[edge] for edge in ICNS_KINDS}))
    del app
