"""Reads the arrays that the library returns, without pyarrow."""

from __future__ import annotations

import ctypes
from typing import List, Optional, Sequence, Tuple

from ._library import ArrowArray, ArrowSchema

Entries = List[Tuple[str, str]]


class Result:
    """A result of `waymark_classify`, which is released at the end of a `with` statement."""

    def __init__(self) -> None:
        self.schema = ArrowSchema()
        self.array = ArrowArray()

    def __enter__(self) -> Result:
        return self

    def __exit__(self, *_: object) -> None:
        if self.array.release:
            self.array.release(ctypes.byref(self.array))
        if self.schema.release:
            self.schema.release(ctypes.byref(self.schema))

    def child(self, name: str) -> ArrowArray:
        """Returns a field of the struct."""
        for index in range(self.schema.n_children):
            if self.schema.children[index].contents.name == name.encode():
                array: ArrowArray = self.array.children[index].contents
                return array
        raise KeyError(name)


def _bit(address: Optional[int], index: int) -> bool:
    if not address:
        return True
    return bool(ctypes.c_uint8.from_address(address + index // 8).value >> index % 8 & 1)


def is_valid(array: ArrowArray, index: int) -> bool:
    """Returns whether an element is not null."""
    return _bit(array.buffers[0], index)


def _numbers(array: ArrowArray, kind: type[ctypes._SimpleCData[int]], count: int) -> Sequence[int]:
    address = array.buffers[1]
    return (kind * count).from_address(address) if count and address else []  # type: ignore


def integers(array: ArrowArray) -> List[Optional[int]]:
    """Returns the elements of a column of the type `int64`."""
    numbers = _numbers(array, ctypes.c_int64, array.length)
    return [number if is_valid(array, index) else None for index, number in enumerate(numbers)]


def strings(array: ArrowArray) -> List[Optional[str]]:
    """Returns the elements of a column of the type `utf8`."""
    offsets = _numbers(array, ctypes.c_int32, array.length + 1)
    data = ctypes.string_at(array.buffers[2], offsets[array.length]) if array.length else b""
    return [
        data[offsets[index] : offsets[index + 1]].decode() if is_valid(array, index) else None
        for index in range(array.length)
    ]


def names(array: ArrowArray) -> List[Optional[str]]:
    """Returns the elements of a dictionary of strings."""
    values = strings(array.dictionary.contents)
    indices = _numbers(array, ctypes.c_int32, array.length)
    return [values[key] if is_valid(array, index) else None for index, key in enumerate(indices)]


def maps(array: ArrowArray) -> List[Optional[Entries]]:
    """Returns the entries of each map."""
    entries = array.children[0].contents
    keys = strings(entries.children[0].contents)
    values = strings(entries.children[1].contents)
    pairs = [
        (key, value) for key, value in zip(keys, values) if key is not None and value is not None
    ]
    offsets = _numbers(array, ctypes.c_int32, array.length + 1)
    return [
        pairs[offsets[index] : offsets[index + 1]] if is_valid(array, index) else None
        for index in range(array.length)
    ]
