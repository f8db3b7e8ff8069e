"""Links in Polars."""

from __future__ import annotations

from typing import overload

import polars as pl

from . import _tables
from ._router import Router


@overload
def parse_links(
    links: pl.Series, router: Router, *, codes_only: bool = ..., reveal_secrets: bool = ...
) -> pl.Series: ...


@overload
def parse_links(
    links: pl.Expr, router: Router, *, codes_only: bool = ..., reveal_secrets: bool = ...
) -> pl.Expr: ...


def parse_links(
    links: pl.Series | pl.Expr,
    router: Router,
    *,
    codes_only: bool = False,
    reveal_secrets: bool = False,
) -> pl.Series | pl.Expr:
    """Parses a series or an expression of links.

    The result is a struct with the fields of `Router.classify`. The parameters are a map. In
    Polars 1, they are a list of structs with `key` and `value`.
    """

    def parse(series: pl.Series) -> pl.Series:
        result = _tables.classify(
            router, series.to_arrow(), codes_only=codes_only, reveal_secrets=reveal_secrets
        )
        parsed = pl.from_arrow(result)
        assert isinstance(parsed, pl.Series)
        return parsed.alias(series.name)

    if isinstance(links, pl.Series):
        return parse(links)
    text = pl.String()
    # Polars has maps since version 2.
    kind = getattr(pl, "Map", None)
    parameters = kind(text, text) if kind else pl.List(pl.Struct({"key": text, "value": text}))
    kinds: dict[str, pl.DataType] = {
        "parameters": parameters,
        "range_start": pl.Int64(),
        "range_end": pl.Int64(),
    }
    struct = pl.Struct(
        {name: kinds.get(name, pl.String()) for name, _ in _tables.fields(codes_only)}
    )
    return links.map_batches(parse, return_dtype=struct)
