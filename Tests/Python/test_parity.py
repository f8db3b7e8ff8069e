"""Tests that the library and the program return the same results."""

from __future__ import annotations

from typing import Any, Dict, List, Optional

import pyarrow as pa
import pytest
import waymark
from links import EXAMPLES, mutated, parsed_by_tool, tool_examples


def expected(result: Dict[str, Any]) -> waymark.ParsedLink:
    if result["status"] == "matched":
        return waymark.ParsedLink(
            "matched", result["app"], result["route"], result["parameters"], result["canonical"]
        )
    error = result["error"]
    start, end = error["range"]
    return waymark.ParsedLink("rejected", code=error["code"], range=(start, end))


def differences(links: List[bytes], reveal: bool) -> List[Any]:
    options = ["--show-secrets"] if reveal else []
    parsed = waymark.Router.bundled().parse_many(links, reveal_secrets=reveal)
    results = parsed_by_tool(links, *options)
    assert len(parsed) == len(results) == len(links)
    return [
        (link, own, expected(result))
        for link, own, result in zip(links, parsed, results)
        if own != expected(result)
    ]


@pytest.mark.parametrize("reveal", [False, True])
def test_examples(reveal: bool) -> None:
    # The program does not report empty lines.
    links = [link for link in EXAMPLES + tool_examples() if link.strip()]
    assert differences(links, reveal) == []


@pytest.mark.parametrize("reveal", [False, True])
def test_mutated_links(reveal: bool) -> None:
    links = [link for link in mutated(20_000, seed=1) if link.strip()]
    assert differences(links, reveal)[:3] == []


def test_columns_equal_parsed_links() -> None:
    links: List[Optional[bytes]] = [*mutated(5_000, seed=2), None]
    router = waymark.Router.bundled()
    result = router.classify(pa.array(links, pa.binary()))
    result.validate(full=True)
    rows = result.to_pylist()
    for parsed, row in zip(router.parse_many(links), rows):
        if parsed is None:
            assert row is None
            continue
        assert row["status"] == parsed.status
        assert (row["app"], row["route"]) == (parsed.app, parsed.route)
        assert (row["canonical"], row["code"]) == (parsed.canonical, parsed.code)
        assert [name for name, _ in row["parameters"] or []] == list(parsed.parameters)
    codes = router.classify(pa.array(links, pa.large_binary()), codes_only=True)
    codes.validate(full=True)
    assert codes.field("code").to_pylist() == result.field("code").to_pylist()
    assert codes.field("route").to_pylist() == result.field("route").to_pylist()
