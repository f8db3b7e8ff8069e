"""Parses a table of links with Spark, and writes the results.

    spark-submit "$(python -m waymark.jobs)" --manifest shop.links.yaml INPUT OUTPUT

The input is Parquet with a column of links, or text with one link in each line. The output is
Parquet, or JSON with one object in each line. A rerun replaces the output with the same rows in the
same order.
"""

from __future__ import annotations

import argparse
import os
import sys
from typing import Any, List, Optional

from pyspark.sql import DataFrame, SparkSession, functions

from waymark.spark import parse_links


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Parse links with Spark.")
    parser.add_argument("input", help="Files or folder to read.")
    parser.add_argument("output", help="Folder to write; it is replaced.")
    parser.add_argument(
        "--manifest", action="append", help="Link manifest; may be repeated. Default: bundled apps."
    )
    parser.add_argument("--column", default="link", help="Column of links (default: link).")
    parser.add_argument("--input-format", choices=["parquet", "text"], default="parquet")
    parser.add_argument("--output-format", choices=["parquet", "json"], default="parquet")
    parser.add_argument("--codes-only", action="store_true", help="Omit links and parameters.")
    parser.add_argument("--show-secrets", action="store_true", help="Show secrets in the output.")
    parser.add_argument(
        "--keep-links",
        action="store_true",
        help="Keep the column of links, which may contain secrets.",
    )
    return parser


def _contains(folder: str, path: str) -> bool:
    folder = folder.rstrip("/")
    return path == folder or path.startswith(f"{folder}/")


class _Paths:
    """The paths that a Hadoop path matches, as Spark resolves them."""

    def __init__(self, spark: SparkSession, text: str, *, is_pattern: bool = False) -> None:
        machine: Any = spark.sparkContext._jvm
        given = machine.org.apache.hadoop.fs.Path(text)
        self.system: Any = given.getFileSystem(spark.sparkContext._jsc.hadoopConfiguration())
        self.paths: List[Any] = [self.system.makeQualified(given)]
        if is_pattern:
            found = self.system.globStatus(given)
            self.paths += [self.system.makeQualified(status.getPath()) for status in found or []]
        # The file system may be a view of another one, so the resolved paths are compared, too.
        self.paths += [self.system.resolvePath(path) for path in self.paths if self._exists(path)]

    def _exists(self, path: Any) -> bool:
        return bool(self.system.exists(path))

    @staticmethod
    def _names(path: Any) -> List[str]:
        name: str = path.toUri().getPath()
        if path.toUri().getScheme() != "file":
            return [name]
        # A local path can contain symbolic links.
        return [name, os.path.realpath(name)]

    def _has_system_of(self, other: Any, path: Any) -> bool:
        here, there = path.toUri(), other.toUri()
        if here.getScheme() == there.getScheme() and here.getAuthority() == there.getAuthority():
            return True
        # The same system can have two names: `s3://bucket` and `s3a://bucket`, or a host with and
        # without its port.
        return here.getHost() is not None and here.getHost() == there.getHost()

    def overlap(self, other: _Paths) -> bool:
        """Returns whether a path of one contains a path of the other."""
        return any(
            _contains(here, there) or _contains(there, here)
            for mine in self.paths
            for theirs in other.paths
            if self._has_system_of(theirs, mine)
            for here in self._names(mine)
            for there in self._names(theirs)
        )


def _overlap(spark: SparkSession, options: argparse.Namespace) -> Optional[str]:
    """Returns why the output must not be written; Spark deletes it before it reads the input."""
    output = _Paths(spark, options.output)
    if output.overlap(_Paths(spark, options.input, is_pattern=True)):
        return "the output and the input overlap; the output would replace the input"
    return None


def _lines(spark: SparkSession, path: str, column: str) -> DataFrame:
    """Reads lines as `waymark parse` does: LF ends a line, and a CR before it is removed."""
    table = spark.read.text(path, lineSep="\n")
    # Functions of strings would replace bytes that are not UTF-8.
    bare = functions.expr(
        "CAST(substring(CAST(value AS BINARY), 1, octet_length(value) - 1) AS STRING)"
    )
    line = functions.when(functions.col("value").endswith("\r"), bare)
    table = table.withColumn("value", line.otherwise(functions.col("value")))
    return table.withColumnRenamed("value", column)


def main(arguments: Optional[List[str]] = None) -> int:
    """Runs the job."""
    parser = _parser()
    options = parser.parse_args(arguments)
    spark = SparkSession.builder.appName("waymark parse").getOrCreate()
    problem = _overlap(spark, options)
    if problem:
        parser.error(problem)
    if options.input_format == "text":
        table = _lines(spark, options.input, options.column)
    else:
        table = spark.read.parquet(options.input)
    parsed = parse_links(
        table,
        options.column,
        options.manifest,
        codes_only=options.codes_only,
        reveal_secrets=options.show_secrets,
    )
    if options.input_format == "text":
        # `waymark parse` skips blank lines.
        code = functions.col("parsed.code")
        parsed = parsed.where(code.isNull() | (code != "empty-link"))
    if not options.keep_links:
        parsed = parsed.drop(options.column)
    writer = parsed.write.mode("overwrite")
    if options.output_format == "json":
        # Every row has the same fields.
        writer.option("ignoreNullFields", "false").json(options.output)
    else:
        writer.parquet(options.output)
    return 0


if __name__ == "__main__":
    sys.exit(main())
