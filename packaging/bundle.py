"""What goes into a frozen program and what stays out. Read by the spec, the checks and the installers."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build"
DIST = ROOT / "dist"
FROZEN = BUILD / "frozen" / "spielblock"

VERSION = re.findall(
    r'__version__ = "(.+)"', (ROOT / "desktop" / "spielblock" / "__init__.py").read_text("utf-8")
)[0]
ICON = {"win32": BUILD / "icons" / "spielblock.ico", "darwin": BUILD / "icons" / "spielblock.icns"}.get(
    sys.platform
)

#: Limits of a bundle in bytes: on disk, and packed with xz.
MOST_ON_DISK = 215_000_000
MOST_PACKED = 65_000_000

#: What is offered under the GPL alone (of Qt: or a commercial licence): with it all would have to be GPL.
GPL_ONLY = re.compile(
    r"Qt6?(Charts|DataVisualization|Graphs|VirtualKeyboard|NetworkAuth|Lottie|Quick3D|QuickTimeline|CoAp|Mqtt|HttpServer)"
    r"|^lib(readline|history|gdbm)|(^|/)(readline|_gdbm)\.",
    re.IGNORECASE,
)

#: Parts of Qt that nothing here uses, and libraries of a desktop that belong to the system.
UNUSED = re.compile(
    r"(libQt6|Qt6|Qt)(Quick|Qml|Pdf|EglFS|Sql|Test)"
    r"|eglfs|linuxfb|vkkhr|qvnc|minimalegl|plugins/generic/|networkinformation|egldevice|qgtk3"
    # Without the modules that want them: encryption, line editing, and what names machines.
    r"|^lib(ssl|crypto|tinfo|ncurses|uuid)[.-]|lib-dynload/_uuid\."
    r"|^lib(gtk|gdk|pango|cairo|atk|atspi|epoxy|rsvg|fribidi|graphite2|thai|datrie|pixman|tiff|webp|sharpyuv"
    r"|gssapi_krb5|krb5|krb5support|k5crypto|com_err|keyutils"
    r"|harfbuzz|jpeg\.|gio-2|gmodule|mount|blkid)"
    r"|libqtiff|libqwebp|qtga|qwbmp|qicns|opengl32sw|tls/|pyqtgraph/icons/peegee",
    re.IGNORECASE,
)

#: Of Qt's own texts, those of the languages that the program speaks.
QT_TEXTS = re.compile(r"PySide6/(Qt/)?translations/")
KEPT_TEXTS = re.compile(r"/qtbase_(de|en)\.qm$")


def unwanted(name: str) -> bool:
    """Return whether a file of the analysis, named by its place in the bundle, stays out."""
    place = name.replace("\\", "/")
    if QT_TEXTS.search(place):
        return not KEPT_TEXTS.search(place)
    return bool(GPL_ONLY.search(place) or UNUSED.search(place))
