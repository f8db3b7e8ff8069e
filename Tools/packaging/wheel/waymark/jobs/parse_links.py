"""Parses a table of links with Spark, and writes the results.

    spark-submit "$(python -m waymark.jobs)" --manifest shop.links.yaml INPUT OUTPUT

The input is Parquet with a column of links, or text with one link in each line. The output is
Parquet, or JSON with one object in each line. A rerun replaces the output with the same rows in the
same order.
"""

from __future__ import annotations

import argparse
import sys
from typing import List, Optional

from pyspark.sql import SparkSession

from waymark.spark import parse_links


def _arguments(arguments: Optional[List[str]]) -> argparse.Namespace:
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
    options = parser.parse_args(arguments)
    if options.input.rstrip("/") == options.output.rstrip("/"):
        parser.error("the output would replace the input")
    return options


def main(arguments: Optional[List[str]] = None) -> int:
    """Runs the job."""
    options = _arguments(arguments)
    spark = SparkSession.builder.appName("waymark parse").getOrCreate()
    reader = spark.read
    if options.input_format == "text":
        table = reader.text(options.input).withColumnRenamed("value", options.column)
    else:
        table = reader.parquet(options.input)
    parsed = parse_links(
        table,
        options.column,
        options.manifest,
        codes_only=options.codes_only,
        reveal_secrets=options.show_secrets,
    )
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
