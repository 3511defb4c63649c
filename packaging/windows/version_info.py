"""The version that Windows shows in a program's properties, in the form PyInstaller reads."""

from __future__ import annotations

from pathlib import Path

from bundle import VERSION

TEMPLATE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable('040904B0', [
      StringStruct('CompanyName', 'The Spielblock developers'),
      StringStruct('FileDescription', 'Spielblock'),
      StringStruct('FileVersion', '{version}'),
      StringStruct('InternalName', 'spielblock'),
      StringStruct('LegalCopyright', 'The Spielblock developers, MIT licence'),
      StringStruct('OriginalFilename', 'spielblock.exe'),
      StringStruct('ProductName', 'Spielblock'),
      StringStruct('ProductVersion', '{version}')])]),
    VarFileInfo([VarStruct('Translation', [0x0409, 1200])])
  ]
)
"""


def write(target: Path) -> None:
    """Write the file that the spec names."""
    numbers = tuple([*map(int, VERSION.split(".")), 0, 0, 0][:4])
    target.write_text(TEMPLATE.format(numbers=numbers, version=VERSION), "utf-8")
