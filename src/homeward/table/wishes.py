"""The wishes of a device, as they come over the socket. `decisions` decides them."""

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from homeward.table.entries import Clock

NAME_LENGTH = 24
TABLE_NAME_LENGTH = 40
LONGEST_SENT_NAME = 200  # before spaces and marks are left out

RequestId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
DeviceNumber = Annotated[int, Meta(ge=0, le=2**31)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Code = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Count = Annotated[int, Meta(ge=0, le=2**31)]
SentName = Annotated[str, Meta(max_length=LONGEST_SENT_NAME)]
CreatureName = Annotated[str, Meta(max_length=40)]
FigureName = Annotated[str, Meta(max_length=40)]
LevelName = Annotated[str, Meta(max_length=40)]


class Message(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Base of everything a device sends."""


class Wish(Message, frozen=True, kw_only=True):
    """Base of what changes a table. Its id makes sure that a wish that is sent twice is fulfilled once."""

    # Does it mean the same after a broken connection as before it? Then the client sends it again until it is answered;
    # by its id it is fulfilled once. So a new clock and the wish to keep the table survive a broken connection.
    is_lasting: ClassVar[bool] = True

    id: RequestId


class MoveWish(Wish, frozen=True, kw_only=True, tag="move"):
    seat: SeatNumber
    code: Code
    version: Version


class Undo(Wish, frozen=True, kw_only=True):
    to: Count
    version: Version


class Consent(Wish, frozen=True, kw_only=True):
    yes: bool


class Claim(Wish, frozen=True, kw_only=True):
    seat: SeatNumber
    name: SentName
    creature: CreatureName = ""  # empty: any that is free
    figure: FigureName = ""  # empty: by chance


class Rename(Wish, frozen=True, kw_only=True):
    seat: SeatNumber
    name: SentName


class Release(Wish, frozen=True, kw_only=True):
    seat: SeatNumber


class Bot(Wish, frozen=True, kw_only=True):
    seat: SeatNumber
    level: LevelName


class TakeBack(Wish, frozen=True, kw_only=True, tag="take_back"):
    seat: SeatNumber


class Offer(Wish, frozen=True, kw_only=True):
    """A link of a seat. It is for a dialog, which a broken connection closes."""

    is_lasting = False

    seat: SeatNumber


class Withdraw(Wish, frozen=True, kw_only=True):
    """Makes the link of a seat invalid."""

    seat: SeatNumber


class Invite(Wish, frozen=True, kw_only=True):
    """A new link of the table. It is for a dialog, which a broken connection closes."""

    is_lasting = False


# Only of the device that opened the table


class Close(Wish, frozen=True, kw_only=True):
    closed: bool


class Free(Wish, frozen=True, kw_only=True):
    seat: SeatNumber


class Remove(Wish, frozen=True, kw_only=True):
    guest: DeviceNumber


class Rematch(Wish, frozen=True, kw_only=True):
    """This device would like to play again. The game begins when all people have wished for it.

    With a level it begins at once, and bots of this level play for people who have not answered, until they come along.
    """

    level: LevelName = ""


# The table itself


class NameTable(Wish, frozen=True, kw_only=True, tag="name_table"):
    """The name of the table; an empty one removes it."""

    name: SentName


class SetClock(Wish, frozen=True, kw_only=True, tag="clock"):
    """The gentle clock from now on; null: no limit."""

    clock: Clock | None


class Leave(Wish, frozen=True, kw_only=True):
    """This device leaves for good. During a game a bot of this level gets its seats, otherwise they are open."""

    level: LevelName = ""


# Deleting the table for everybody


class Forget(Wish, frozen=True, kw_only=True):
    """This device agrees to delete the table: it asks the others, or consents to a request of theirs.

    A deleted table does not come back. After a broken connection the player decides again, seeing the table as it is
    then: somebody may have played on, or wanted to keep it.
    """

    is_lasting = False


class Keep(Wish, frozen=True, kw_only=True):
    """This device wants to keep the table."""


# In real time: how hands hold, and the pace of the beats. Neither becomes an entry.


class Hold(Message, frozen=True, kw_only=True):
    """What one hand of a seat holds from a beat on. `part` is the number of the move in a beat."""

    seat: SeatNumber
    part: Annotated[int, Meta(ge=0, le=7)]
    code: Code
    beat: Version


class Pace(Wish, frozen=True, kw_only=True):
    """Pause, continue, change the speed, play some beats, or skip a round of bots, for the whole table.

    With `hidden` it says only that nobody looks at the page of this device: a round that needs it pauses.
    """

    is_lasting = False

    paused: bool
    speed: Annotated[int, Meta(ge=1, le=60)] = 60
    step: Annotated[int, Meta(ge=0, le=60)] = 0
    skip: bool = False
    hidden: bool = False


SeatWish = Claim | Rename | Release | TakeBack | Bot | Offer | Withdraw | Free
GuestWish = Invite | Close | Remove
EndWish = Forget | Keep
AnyWish = MoveWish | Undo | Consent | Rematch | NameTable | SetClock | Leave | SeatWish | GuestWish | EndWish
