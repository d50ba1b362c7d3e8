"""The messages of games that a client does not know.

Only a server answers this: a page without a server was built with all of its games, and has no reader of PO files.
"""

from homeward.api.endpoint import endpoint
from homeward.catalogue.folders import languages
from homeward.catalogue.po_files import Forms, file_in, texts_of
from homeward.games import game as find_game
from homeward.table.refusals import LONGEST_ECHO, Refused


@endpoint("GET", "/games/{game}/texts/{language}", is_constant=True)
def game_texts(game: str, language: str) -> dict[str, Forms]:
    """The messages of a game in one of the languages of this server, by key.

    For a client that was built before the game was added. A message with plural forms has one text per plural
    category. A message without a translation is in English. Another language is refused with `no-such-language`.
    """
    catalogue = find_game(game).parts.catalogue
    if language not in languages():
        raise Refused("no-such-language", language=language[:LONGEST_ECHO], known=languages())
    return texts_of(file_in(catalogue, language))


TEXT_ENDPOINTS = (game_texts,)
