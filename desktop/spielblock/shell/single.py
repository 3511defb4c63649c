"""One program per user: a second start hands its files to the first and ends."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

WAIT_MS = 1000
END_MS = 5000
END = b'"end"\n'
MOST_BYTES = 1 << 20


def hand_over(place: str, files: Sequence[Path]) -> bool:
    """Give files to the program that already runs; return whether there is one and it took them."""
    socket = QLocalSocket()
    socket.connectToServer(place)
    if not socket.waitForConnected(WAIT_MS):
        return False
    names = [os.fsencode(file.absolute()) for file in files]  # as bytes: not every name is a text
    socket.write(msgspec.json.encode(names) + b"\n")
    taken = socket.waitForBytesWritten(WAIT_MS) and socket.waitForReadyRead(WAIT_MS)
    socket.disconnectFromServer()
    return taken


def is_running(place: str) -> bool:
    """Return whether a program answers there."""
    socket = QLocalSocket()
    socket.connectToServer(place)
    return socket.waitForConnected(WAIT_MS)


def ask_to_end(place: str) -> bool:
    """Ask the program that runs to close, as an installer does; return whether none runs any more."""
    socket = QLocalSocket()
    socket.connectToServer(place)
    if not socket.waitForConnected(WAIT_MS):
        return True
    socket.write(END)
    socket.waitForBytesWritten(WAIT_MS)
    unconnected = QLocalSocket.LocalSocketState.UnconnectedState
    return socket.state() == unconnected or socket.waitForDisconnected(END_MS)


class Reception(QObject):
    """Takes over what later starts bring: `brought(paths)`, maybe none; `dismissed()` asks to close."""

    brought = Signal(object)
    dismissed = Signal()

    def __init__(self, place: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._talking: list[QLocalSocket] = []
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        if not self._server.listen(place):
            # What a killed program has left there; a living one would have answered before.
            QLocalServer.removeServer(place)
            self._server.listen(place)

    @property
    def open(self) -> bool:
        """Whether later starts find this one."""
        return self._server.isListening()

    def close(self) -> None:
        """Let the next start be the first."""
        for socket in self._talking[:]:
            socket.abort()
        self._server.close()

    def _on_connection(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            self._talking.append(socket)
            socket.readyRead.connect(self._on_words)
            socket.disconnected.connect(self._on_gone)
        self._on_words()

    def _on_words(self) -> None:
        for socket in self._talking[:]:
            if socket.canReadLine():
                self._take(bytes(socket.readLine().data()))
                if socket.isOpen():  # whoever is asked to close closes this too
                    socket.write(b"taken\n")
                    socket.flush()
            elif socket.bytesAvailable() > MOST_BYTES:
                socket.abort()

    def _on_gone(self) -> None:
        closed = QLocalSocket.LocalSocketState.UnconnectedState
        gone = [socket for socket in self._talking if socket.state() == closed]
        self._talking = [socket for socket in self._talking if socket not in gone]
        for socket in gone:
            socket.deleteLater()

    def _take(self, line: bytes) -> None:
        if line == END:
            self.dismissed.emit()
            return
        try:
            names = msgspec.json.decode(line, type=list[bytes])
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return  # another program may say anything here
        self.brought.emit([Path(os.fsdecode(name)) for name in names])
