"""The result of `Router.classify` without dictionary types, which some engines do not support."""

from __future__ import annotations

from typing import Any

import pyarrow as pa

from ._router import Router

FIELDS = (
    ("status", pa.string()),
    ("app", pa.string()),
    ("route", pa.string()),
    ("canonical", pa.string()),
    ("parameters", pa.map_(pa.string(), pa.string())),
    ("code", pa.string()),
    ("range_start", pa.int64()),
    ("range_end", pa.int64()),
)
CODES = frozenset(["status", "app", "route", "code"])


def fields(codes_only: bool) -> list[tuple[str, pa.DataType]]:
    """Returns the names and types of the fields."""
    return [(name, kind) for name, kind in FIELDS if not codes_only or name in CODES]


def classify(
    router: Router, links: Any, *, codes_only: bool, reveal_secrets: bool
) -> pa.StructArray:
    """Classifies an array of links, and replaces dictionaries by their strings."""
    if isinstance(links, pa.ChunkedArray):
        links = links.combine_chunks()
    result = router.classify(links, codes_only=codes_only, reveal_secrets=reveal_secrets)
    columns = []
    for name, _ in fields(codes_only):
        column = result.field(name)
        columns.append(
            column.dictionary_decode() if pa.types.is_dictionary(column.type) else column
        )
    kinds = [pa.field(name, kind) for name, kind in fields(codes_only)]
    return pa.StructArray.from_arrays(columns, fields=kinds, mask=result.is_null())
