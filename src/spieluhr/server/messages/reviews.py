"""What goes over HTTP about reviews."""

from typing import Literal

from msgspec import Raw, Struct

from spieluhr.reviews.schema import Part, Review, Shown


class ReviewNow(Struct):
    """How far a review is. `part` holds what was found so far; when it is done, `review` all."""

    id: str
    status: Literal["working", "done", "failed"]
    done: int
    total: int
    shown: Shown  # which of its numbers were validated
    part: Part | None
    review: Review | None


class ReviewDone(Struct):
    """The same with a review that is JSON already."""

    id: str
    review: Raw
    done: int
    total: int
    shown: Shown
    status: Literal["done"] = "done"
    part: None = None
