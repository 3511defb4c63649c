"""The sheets that come with the program, by name. Each is known by the first letter of its name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from spielblock.games.noch_mal.cells import ROWS
from spielblock.games.noch_mal.sheet import Rows

#: Four to a block, the name above its rows; a capital is a star. The names are rivers. The first four are
#: those of the rules, the others came out of `make_sheet(Random(f"sheet {name}"))`.
PRINTED: Final = """\
Alster           Bode             Chamb            Diemel
goyyOooobbbBboG  oyYgBbbbGggoooO  orrrgggGryyyygg  oyrgGrROoOobggg
goOyogrrgggboOo  oggggrRRrbGGYyy  oorbboogrryygGb  rYybboyyybbBgyy
ybbyggggrrgrrrr  bObBgyyobbbrggy  goOybborrooGgyb  rooroooygbrrrRR
brrbbBgbRryyYyy  BooboOyybrrrgbb  byygorryYorrbyy  rrOrrogrggGgbbb
oyroyyBbyrRggbb  yroyyooybrrbbbg  yYbgoRroooBbbby  GbbYyggrryygBbb
oyrryrbYyYoogbb  grooyogyoooyrRg  ybbgrrBbbBgbRrr  ybgoyYggrryyyoo
RGgGrryyooooggb  rbrrrgggyYyyrrr  RggOYyybgggoooO  bggoybbbBryoooo

Elbe             Fulda            Gera             Havel
oogyyybboOOoorr  OBbyYBboOrRRYyo  gRRBbbgggGGoooo  yRRrrggGggyyyyy
bogGybbrrryybBB  grbyggOoyyyyrro  ooyyGgrrygyyYYy  bgobByoobbbbOoo
gyyrbbrrbryyboo  yyyooogoygggrro  OoyooobRbybgrrr  ooooyyrobrrbrgg
ggorRgoobyryroo  yyrrrogbbbggbrr  royooobbbybggrg  gyyogoroRorrrGb
YgboooYyYyrrroo  ryGGrrgggbgbbbb  bgggrrOoObbgbgg  GygggrrrooOObbB
rbbbgOggygggGgg  rggbbyrRrBbogGg  yyorrryyrrrrbgg  rybYoBYyyygggrb
rRRbgrgGgbbByyy  boobbyyyroooooY  ybbryYyyrooBbbB  rbbyobbbyYgggrr

Isar             Jagst            Kinzig           Lahn
orYyOOggbbbGgrr  ggogoobbGgggyyy  rROoooyYyoooyyy  bYgyoogGyyBOooO
gGoyyggboobbggg  yooGgobbrRrgyYy  bobbboggggorryY  Yoyygoggyybbbrr
roooybbbroobgbB  YoogryyyrrRgBbb  ygrRBYgrrrGrrry  yoogggoooOorbRr
rygbbyRrrRooBbb  orrrrGggbooOooo  ygryybbbbrgGgGg  roogrRbbbbrrrbb
ryggbyoogyyyyyy  obgoyrrrbbbrrgg  OyyyggoobrryBbb  ggoBbrrrbbrgGgb
ByrRgryoggrrroo  rbyyybrOoybbggr  obggrgoobyyybbr  obBobbRyrryyggg
ybbrrryYYgGroOo  bYBbBbOoyyyygrR  gbggrrRoOBbbooo  orrrYyyyGggyyyy

Main             Neckar           Oder             Peene
rbByrooObrrryYy  yggooOobbbboobb  yYyoyoggBbbbboO  byYyrOoooooyYyY
oyyrrryyboobygy  ggGgyyggRgbooBb  rbbooorggybyoOg  obboObbyyrrrrrr
yygrgGgbboobggg  rooBbrggrgoboyr  rbbbrrrogYYyRgg  oogGgrbbggGgooo
yggOogggoobbgoo  rbbybrRrooObbyY  bggyBroogyrrrrr  ogrryrygBBbboog
yRrbbbbrRbbOoor  rYyybbbOorggGgg  brRygyyyyggGgbb  ygoryyygryybggg
boogybrrgGggrrr  BryyGgyyyrrRrro  OrrGgGbRrrooyby  gRorbgGgryybgbb
GoogYyRryyYyBbB  orrrrgyygYyyyoo  goorgbBbooooyyy  RrobbgrRryyObBb

Queich           Ruhr             Saale            Tauber
gYyooooyybbbyyy  rbbbBYyyyrrrbbb  oogbooGgyrggggg  yrryyygGGyyYgoo
ogGBbboyggbBybb  rgBbobbgRrGgggb  bBybooogyrrgbbB  bRObBbrrryyggRr
ogobgbyyrgrrbbO  oggooobgggoooyy  bgyobBbbyyrRbbr  oggOobyrrgggyyY
rgoggbyRrroooOo  gyyryoObbgbboyy  GgooggrrroOooor  oyygobyyyoBbYyy
rroggGbbbrggggg  gooyyggOoobyRyG  rgOgggrobbbborr  oobgggBbooooogg
ybbrRrroOoYyrrr  YOrgggrroBbYrRr  yybrRryoObbyRry  robrgOobbbrrrgg
BoryyyGgoYyyRrr  brrGrrrroyyyyoo  yrrYyyyYgGyyyYo  GbbrrroobRrrbbb

Unstrut          Vils             Weser            Zusam
ggyooorRyyoogGg  rGorRyygoobyyyy  rrrygbBbbbrRrrr  ybbbbyRYyGgGgbb
ggyYroorgyooBbb  yyoryyggoobbYgg  RroyggrroooybgG  ygGbByygyyyggbb
gygrrrbrGyoobbb  ybbryyboorrgggg  broybggyyyyybbb  RryYyggggrroOoo
bybbrrbbggggooO  boYbbbBRRrOOooo  boorYygorRggbBy  grroyBbbOorrrgg
yBbbggGgrrrRror  goyOooobgggrbBb  gYYooyyOrgbggyy  oyrgoobrroBbbgg
roogbByooOYyyrr  GogggrrbbbgrbbB  yggGrroorgBbyyo  oorggobrrooyyYy
OrRgYyyybbbbyyy  orrygGryyYyrrrr  obbbrOogGgboOoo  bOorrroobboyyrR
"""


class Shipped(NamedTuple):
    """A printed sheet with its name."""

    name: str
    rows: Rows


def _shipped() -> Iterator[Shipped]:
    for block in PRINTED.split("\n\n"):
        lines = [line.split() for line in block.splitlines()]
        for name, *rows in zip(*lines[: ROWS + 1], strict=True):
            yield Shipped(name, tuple(rows))


SHIPPED: Final = {sheet.name[0]: sheet for sheet in _shipped()}
