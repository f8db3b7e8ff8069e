"""Links in DuckDB, Polars and PySpark."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Dict, Iterator, List, Optional

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import waymark

LINKS: List[Optional[str]] = [
    "https://wordly.ai/attend/KXTR-7429?passcode=4711abc",
    None,
    "https://wordly.ai/nothing",
]


def check_rows(rows: List[Optional[Dict[str, Any]]], secret: str) -> None:
    first, null, last = rows
    assert first is not None and last is not None
    assert null is None or null["status"] is None
    assert (first["status"], first["app"], first["route"]) == ("matched", "wordly", "attend")
    assert first["canonical"] == f"https://wordly.ai/attend/KXTR-7429?passcode={secret}"
    parameters = first["parameters"]
    if isinstance(parameters, list):
        parameters = {entry["key"]: entry["value"] for entry in parameters}
    assert parameters == {"session": "KXTR-7429", "passcode": secret}
    assert (last["code"], last["range_start"], last["range_end"]) == (
        "unknown-path-component",
        18,
        25,
    )
    assert last["parameters"] is None


@pytest.mark.parametrize("reveal", [False, True])
def test_duckdb(reveal: bool) -> None:
    import duckdb
    import waymark.duckdb

    connection = duckdb.connect()
    router = waymark.Router.bundled()
    waymark.duckdb.register(connection, router, reveal_secrets=reveal)
    connection.execute("CREATE TABLE log (id INTEGER, link VARCHAR)")
    connection.executemany("INSERT INTO log VALUES (?, ?)", list(enumerate(LINKS)))
    rows = connection.execute("SELECT waymark_parse(link) FROM log ORDER BY id").fetchall()
    check_rows([row[0] for row in rows], "4711abc" if reveal else "•••")
    counts = connection.execute(
        "SELECT waymark_parse(link).route AS route, count(*) FROM log GROUP BY route ORDER BY route"
    ).fetchall()
    assert counts == [("attend", 1), (None, 2)]
    waymark.duckdb.register(connection, router, "codes", codes_only=True)
    codes = connection.execute("SELECT codes(link).code FROM log ORDER BY id").fetchall()
    assert codes == [(None,), (None,), ("unknown-path-component",)]


@pytest.mark.parametrize("reveal", [False, True])
def test_polars(reveal: bool) -> None:
    import polars as pl
    import waymark.polars

    router = waymark.Router.bundled()
    series = pl.Series("link", LINKS)
    secret = "4711abc" if reveal else "•••"
    parsed = waymark.polars.parse_links(series, router, reveal_secrets=reveal)
    assert parsed.name == "link"
    check_rows(parsed.to_list(), secret)
    frame = pl.DataFrame({"link": series}).lazy()
    expression = waymark.polars.parse_links(pl.col("link"), router, reveal_secrets=reveal)
    rows = frame.with_columns(parsed=expression).collect()
    check_rows(rows["parsed"].to_list(), secret)
    codes = waymark.polars.parse_links(pl.col("link"), router, codes_only=True)
    table = frame.select(codes.struct.field("code")).collect()
    assert table["code"].to_list() == [None, None, "unknown-path-component"]


@pytest.fixture(scope="module")
def spark() -> Iterator[Any]:
    if not os.environ.get("WAYMARK_SPARK"):
        pytest.skip("WAYMARK_SPARK is not set")
    pytest.importorskip("pyspark")
    from pyspark.sql import SparkSession

    # The workers run the interpreter of the tests.
    os.environ["PYSPARK_PYTHON"] = sys.executable
    session = (
        SparkSession.builder.master("local[2]")
        .config("spark.ui.enabled", "false")
        .config("spark.sql.shuffle.partitions", "2")
        .getOrCreate()
    )
    yield session
    session.stop()


@pytest.mark.parametrize("reveal", [False, True])
def test_spark(spark: Any, reveal: bool) -> None:
    import waymark.spark

    table = spark.createDataFrame(list(enumerate(LINKS)), "id int, link string")
    parsed = waymark.spark.parse_links(table, "link", reveal_secrets=reveal)
    assert parsed.columns == ["id", "link", "parsed"]
    rows = [row.asDict(recursive=True) for row in parsed.orderBy("id").collect()]
    check_rows([row["parsed"] for row in rows], "4711abc" if reveal else "•••")
    with pytest.raises(ValueError, match="no column"):
        waymark.spark.parse_links(table, "absent")
    codes = waymark.spark.parse_links(table, "link", codes_only=True)
    assert codes.select("parsed.code").count() == 3


def run_job(*arguments: object) -> None:
    command = [sys.executable, "-m", "waymark.jobs.parse_links", *map(str, arguments)]
    subprocess.run(command, check=True, capture_output=True)


def read_text(folder: Path) -> List[str]:
    files = sorted(folder.glob("part-*"))
    return [line for file in files for line in file.read_text().splitlines()]


def test_job(spark: Any, tmp_path: Path) -> None:
    pq.write_table(pa.table({"link": LINKS, "id": [0, 1, 2]}), tmp_path / "log.parquet")
    output = tmp_path / "parsed"
    run_job(tmp_path / "log.parquet", output)
    first = pq.read_table(output)
    assert first.column_names == ["id", "parsed"]
    check_rows(
        [
            None
            if row is None
            else {**row, "parameters": row["parameters"] and dict(row["parameters"])}
            for row in first["parsed"].to_pylist()
        ],
        "•••",
    )
    run_job(tmp_path / "log.parquet", output)
    assert pq.read_table(output).equals(first)

    text = tmp_path / "log.txt"
    text.write_text(
        "".join(f"https://wordly.ai/attend/A{i:05}?passcode=4711abc\n" for i in range(999))
    )
    lines = tmp_path / "lines"
    run_job(text, lines, "--input-format", "text", "--output-format", "json")
    before = read_text(lines)
    assert len(before) == 999
    assert "4711abc" not in "".join(before)
    run_job(text, lines, "--input-format", "text", "--output-format", "json")
    assert read_text(lines) == before
