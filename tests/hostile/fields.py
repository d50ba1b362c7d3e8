"""What a field of a struct takes and what it must refuse, read off its type."""

from collections.abc import Iterator
from typing import Any

from msgspec import inspect

NOT_THE_TYPE: tuple[Any, ...] = (None, True, 0.5, "x", [], {}, [[]], {"x": {}}, 10**40)
BEYOND = 2**63  # no number of a message or a body is as large


def example(kind: inspect.Type) -> Any:
    """The smallest value that fits."""
    match kind:
        case inspect.IntType() | inspect.FloatType():
            return kind.ge or 0
        case inspect.StrType():
            return "x" * (kind.min_length or 0)
        case inspect.BoolType():
            return False
        case inspect.LiteralType():
            return kind.values[0]
        case inspect.UnionType():
            return example(kind.types[0])
        case inspect.StructType():
            return {one.encode_name: example(one.type) for one in kind.fields if one.required}
        case inspect.ListType() | inspect.VarTupleType() | inspect.CollectionType():
            return []
        case inspect.DictType():
            return {}
        case inspect.NoneType():
            return None
        case _:
            raise NotImplementedError(kind)


def fits(kind: inspect.Type, value: Any) -> bool:
    """Is it of the type, apart from its bounds?"""
    match kind:
        case inspect.IntType():
            return isinstance(value, int) and not isinstance(value, bool)
        case inspect.FloatType():
            return isinstance(value, int | float) and not isinstance(value, bool)
        case inspect.StrType():
            return isinstance(value, str)
        case inspect.BoolType():
            return isinstance(value, bool)
        case inspect.LiteralType():
            return value in kind.values
        case inspect.UnionType():
            return any(fits(one, value) for one in kind.types)
        case inspect.StructType():
            return isinstance(value, dict)
        case inspect.ListType() | inspect.VarTupleType() | inspect.CollectionType():
            return isinstance(value, list)
        case inspect.DictType():
            return isinstance(value, dict)
        case inspect.NoneType():
            return value is None
        case _:
            return False


def alternatives(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    return kind.types if isinstance(kind, inspect.UnionType) else (kind,)


def spoiled(kind: inspect.Type, good: Any) -> Iterator[Any]:
    """Copies of a value that fits, each with something wrong in one place."""
    yield from (value for value in NOT_THE_TYPE if not fits(kind, value))
    for one in alternatives(kind):
        match one:
            case inspect.IntType():
                yield from (-BEYOND, BEYOND, 10**40)
                yield from ([] if one.ge is None else [one.ge - 1]) + ([] if one.le is None else [one.le + 1])
            case inspect.StrType() if one.max_length is not None:
                yield "x" * (one.max_length + 1)
            case inspect.StructType() if isinstance(good, dict):
                yield from spoiled_fields(one, good)
            case inspect.ListType() | inspect.VarTupleType() if good:
                yield from ([wrong, *good[1:]] for wrong in spoiled(one.item_type, good[0]))


def spoiled_fields(struct: inspect.StructType, good: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield from ({**good, name: {}} for name in ("extra", "__class__", ""))
    for field in struct.fields:
        name = field.encode_name
        yield from ({**good, name: wrong} for wrong in spoiled(field.type, good.get(name)))
        if field.required:
            yield {other: value for other, value in good.items() if other != name}


def extremes(kind: inspect.Type) -> Iterator[Any]:
    """Values that fit and that nobody sends who means well."""
    for one in alternatives(kind):
        match one:
            case inspect.IntType():
                yield from (bound for bound in (one.ge, one.le) if bound is not None)
            case inspect.StrType():
                most = one.max_length or 1000
                yield from (text for text in ("\x00", "\u202e\u200b", "../..", "🐨" * most, "<b>") if len(text) <= most)
            case inspect.BoolType():
                yield from (True, False)
            case inspect.LiteralType():
                yield from one.values
            case inspect.DictType():
                yield from ({"": ""}, {"x" * 5000: "x" * 5000}, {"\x00": [[]]})
            case inspect.NoneType():
                yield None


def with_extremes(struct: inspect.StructType, good: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Copies of a value, each with an extreme in one field."""
    for field in struct.fields:
        yield from ({**good, field.encode_name: value} for value in extremes(field.type))
