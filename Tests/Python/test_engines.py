"""Tests parsing links in DuckDB, Polars and PySpark."""

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
from links import parsed_by_tool

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


def test_names_of_spark_columns(spark: Any) -> None:
    import waymark.spark

    table = spark.createDataFrame([(0, LINKS[0])], "n int, link string")
    assert waymark.spark.parse_links(table, "LINK").columns == ["n", "link", "parsed"]
    with pytest.raises(ValueError, match="the column 'N' exists"):
        waymark.spark.parse_links(table, "link", output="N")
    dotted = waymark.spark.parse_links(
        table.withColumnRenamed("link", "a.b").withColumnRenamed("n", "c.d"), "A.b", output="e.f"
    )
    assert dotted.columns == ["c.d", "a.b", "e.f"]
    assert dotted.select("`e.f`.route", "`a.b`", "`c.d`").collect() == [("attend", LINKS[0], 0)]
    same = waymark.spark.parse_links(table.select("n", "link", "n"), "link")
    assert same.columns == ["n", "link", "n", "parsed"]
    with pytest.raises(ValueError, match="ambiguous"):
        waymark.spark.parse_links(table.select("link", "link"), "link")
    spark.conf.set("spark.sql.caseSensitive", "true")
    try:
        with pytest.raises(ValueError, match="no column 'LINK'"):
            waymark.spark.parse_links(table, "LINK")
        assert waymark.spark.parse_links(table, "link", output="N").columns == ["n", "link", "N"]
    finally:
        spark.conf.unset("spark.sql.caseSensitive")


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


def test_a_job_does_not_replace_its_input(
    spark: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from waymark.jobs import parse_links

    folder = tmp_path / "in"
    folder.mkdir()
    table = pa.table({"link": LINKS})
    pq.write_table(table, folder / "a.parquet")
    (tmp_path / "alias").symlink_to(tmp_path)
    before = sorted(tmp_path.rglob("*"))
    pairs = [
        ("in", "in"),
        ("in", "in/"),
        ("in", "./in"),
        ("in", "x/../in"),
        ("in", f"file://{folder}"),
        ("in", ""),
        ("in", "in/out"),
        ("in/*.parquet", "in"),
        ("i?/a.parquet", "in"),
        ("{in,out}", "in"),
        ("in/a.parquet", "in"),
        ("in/a.parquet", "in/a.parquet"),
        ("in", "alias/in"),
        ("alias/in", "in"),
        ("alias/in/*", "in"),
    ]
    for source, output in pairs:
        target = output if output.startswith("file:") else f"{tmp_path}/{output}"
        with pytest.raises(SystemExit) as stopped:
            parse_links.main([f"{tmp_path}/{source}", target])
        assert stopped.value.code == 2, (source, output)
        assert "the output would replace the input" in capsys.readouterr().err
        assert sorted(tmp_path.rglob("*")) == before, (source, output)
        assert pq.read_table(folder / "a.parquet").equals(table)
    for output in ("in2", "i", "out"):
        assert parse_links.main([str(folder), f"{tmp_path}/{output}"]) == 0
        assert pq.read_table(tmp_path / output).num_rows == len(LINKS)


def test_a_job_reads_the_lines_of_the_program(spark: Any, tmp_path: Path) -> None:
    from waymark.jobs import parse_links

    link = b"https://wordly.ai/attend/KX123456"
    lines = [link, b"", link + b"\r", b"a\rb", b"\r", b" \t", link + b"\xff\r", b"a\r\r", b"\r\ra"]
    lines += ["\u00a0\u2003".encode(), b"\xef\xbb\xbf" + link, b"\xff", link]
    (tmp_path / "log.txt").write_bytes(b"\n".join(lines))
    options = ["--input-format", "text", "--keep-links", "--column", "a.b"]
    assert parse_links.main([*options, str(tmp_path / "log.txt"), str(tmp_path / "out")]) == 0
    table = pq.read_table(tmp_path / "out")
    rows = [
        (row["status"], row["code"], [row["range_start"], row["range_end"]])
        for row in table["parsed"].to_pylist()
    ]
    results = parsed_by_tool([b"\n".join(lines)])
    assert rows == [
        (row["status"], error.get("code"), error.get("range", [None, None]))
        for row, error in ((row, row.get("error", {})) for row in results)
    ]
    kept = table["a.b"].cast(pa.binary()).to_pylist()
    assert kept == [
        lines[row["line"] - 1][:-1] if lines[row["line"] - 1].endswith(b"\r")
        else lines[row["line"] - 1]
        for row in results
    ]
    json_options = [*options[:2], "--column", "a.b", "--output-format", "json", "--codes-only"]
    parse_links.main([*json_options, str(tmp_path / "log.txt"), str(tmp_path / "json")])
    assert len(read_text(tmp_path / "json")) == len(results)
