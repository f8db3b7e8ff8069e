"""Links in DuckDB: a SQL function that parses a column."""

from __future__ import annotations

import duckdb
import pyarrow as pa

from . import _tables
from ._router import Router


def register(
    connection: duckdb.DuckDBPyConnection,
    router: Router,
    name: str = "waymark_parse",
    *,
    codes_only: bool = False,
    reveal_secrets: bool = False,
) -> None:
    """Creates a scalar function that parses a link.

    `SELECT waymark_parse(link).route FROM log` returns the names of the routes. The function
    returns a struct with the fields of `Router.classify`, and NULL for NULL.
    """

    def parse(links: pa.ChunkedArray) -> pa.Array:
        return _tables.classify(router, links, codes_only=codes_only, reveal_secrets=reveal_secrets)

    kinds = {
        "status": "VARCHAR",
        "app": "VARCHAR",
        "route": "VARCHAR",
        "canonical": "VARCHAR",
        "parameters": "MAP(VARCHAR, VARCHAR)",
        "code": "VARCHAR",
        "range_start": "BIGINT",
        "range_end": "BIGINT",
    }
    struct = ", ".join(f"{field} {kinds[field]}" for field, _ in _tables.fields(codes_only))
    # DuckDB also accepts the names of its enumerations, which its type hints omit.
    connection.create_function(  # type: ignore[call-overload]
        name,
        parse,
        ["VARCHAR"],
        f"STRUCT({struct})",
        type="arrow",
        null_handling="special",
    )
