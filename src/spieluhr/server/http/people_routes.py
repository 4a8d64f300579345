"""Routes about whoever asks: guests and what is remembered of them."""

from spieluhr.server.http import people_handlers, profile_handlers
from spieluhr.server.http.route import MADE, ApiRoute, Query
from spieluhr.server.messages.lobby import Me, NewName
from spieluhr.server.messages.profiles import (
    Export,
    Farewell,
    Favourite,
    NewFavourite,
    NewNote,
    PastGame,
    Profile,
)

FAVOURITE = "/api/me/favourites/{favourite}"
GAME = Query("game", "Of this game only", "^[a-z_]{1,40}$")
BEFORE = Query(
    "before", "Only those that ended before that second", "^[0-9]{1,12}([.][0-9]{1,9})?$"
)

ROUTES = [
    ApiRoute("GET", "/api/me", "Who am I?", people_handlers.me, answer=Me),
    ApiRoute(
        "POST", "/api/me", "Become a guest; sets the cookie", people_handlers.become, NewName, Me,
        False, codes=(200, 201),
    ),
    ApiRoute("PUT", "/api/me/name", "Choose another name", people_handlers.rename, NewName, Me),
    ApiRoute(
        "DELETE", "/api/me", "Delete everything about me", profile_handlers.erase, None, Farewell,
        is_for_banned=True,
    ),
    ApiRoute(
        "GET", "/api/me/profile", "What I have played, counted, and my ratings",
        profile_handlers.show, None, Profile, False,
    ),
    ApiRoute(
        "GET", "/api/me/games", "My games that are over, the latest first",
        profile_handlers.history, None, list[PastGame], False, query=(GAME, BEFORE),
    ),
    ApiRoute(
        "GET", "/api/me/export", "Everything the server remembers of me", profile_handlers.export,
        None, Export,
    ),
    ApiRoute(
        "GET", "/api/me/favourites", "Positions that I saved", profile_handlers.favourites, None,
        list[Favourite], False,
    ),
    ApiRoute(
        "POST", "/api/me/favourites", "Save a position", profile_handlers.add_favourite,
        NewFavourite, list[Favourite], codes=MADE,
        is_counted=True,
    ),
    ApiRoute(
        "PUT", FAVOURITE, "Change its note", profile_handlers.note_favourite, NewNote,
        list[Favourite],
    ),
    ApiRoute(
        "DELETE", FAVOURITE, "Forget a position", profile_handlers.remove_favourite, None,
        list[Favourite],
    ),
]  # fmt: skip
