"""Links in PySpark 4."""

from __future__ import annotations

from typing import Iterable, Iterator, List, Union

import pyarrow as pa
from pyspark.sql import DataFrame
from pyspark.sql.types import LongType, MapType, StringType, StructField, StructType

from . import _tables
from ._router import ManifestSource, Router, router_of


def _router(manifest: Union[Router, ManifestSource, Iterable[ManifestSource], None]) -> Router:
    if (
        manifest is None
        or isinstance(manifest, (Router, str, bytes))
        or hasattr(manifest, "__fspath__")
    ):
        return router_of(manifest)  # type: ignore[arg-type]
    return Router(*manifest)


def _type(codes_only: bool) -> StructType:
    kinds = {
        "parameters": MapType(StringType(), StringType()),
        "range_start": LongType(),
        "range_end": LongType(),
    }
    return StructType(
        [StructField(name, kinds.get(name, StringType())) for name, _ in _tables.fields(codes_only)]
    )


def parse_links(
    df: DataFrame,
    column: str,
    manifest: Union[Router, ManifestSource, Iterable[ManifestSource], None] = None,
    *,
    output: str = "parsed",
    codes_only: bool = False,
    reveal_secrets: bool = False,
) -> DataFrame:
    """Adds a column with the parsed links of a column.

    The driver reads the manifests, and sends their content to the workers. Each Python worker
    creates the router once. The new column is a struct with the fields of `Router.classify`.
    Columns and the order of rows do not change. Spark's setting `spark.sql.caseSensitive` applies
    to the names of columns. The package `waymark-cli` must be installed on the workers.
    """
    is_case_sensitive = df.sparkSession.conf.get("spark.sql.caseSensitive") == "true"

    def matches(name: str) -> List[int]:
        return [
            index
            for index, other in enumerate(df.columns)
            if name == other or not is_case_sensitive and name.lower() == other.lower()
        ]

    if matches(output):
        raise ValueError(f"the column {output!r} exists")
    found = matches(column)
    if not found:
        raise ValueError(f"there is no column {column!r}")
    if len(found) > 1:
        raise ValueError(f"the column {column!r} is ambiguous")
    position = found[0]
    router = _router(manifest)
    # PySpark would resolve `a.b` as a field, and rejects two columns of the same name.
    names = [f"c{index}" for index in range(len(df.columns) + 1)]
    fields = [
        StructField(name, field.dataType, field.nullable, field.metadata)
        for name, field in zip(names, df.schema.fields)
    ]
    schema = StructType([*fields, StructField(names[-1], _type(codes_only))])

    def parse(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            parsed = _tables.classify(
                router,
                batch.column(position),
                codes_only=codes_only,
                reveal_secrets=reveal_secrets,
            )
            yield pa.RecordBatch.from_arrays([*batch.columns, parsed], names=names)

    return df.toDF(*names[:-1]).mapInArrow(parse, schema).toDF(*df.columns, output)
