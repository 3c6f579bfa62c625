# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Answers of tasks as tables, and tables as Parquet."""
from __future__ import annotations

from typing import Any

import pyarrow


def table_of(pieces: list[bytes]) -> pyarrow.Table:
    tables = [pyarrow.ipc.open_stream(piece).read_all() for piece in pieces]
    return tables[0] if len(tables) == 1 else pyarrow.concat_tables(tables)


def parquet_of(table: pyarrow.Table) -> bytes:
    sink = pyarrow.BufferOutputStream()
    write_parquet(table, sink)
    return sink.getvalue().to_pybytes()  # type: ignore[no-any-return]


def parquet_options(schema: pyarrow.Schema) -> dict[str, Any]:
    names = {"types": "types.list.element", "attributes": ("attributes.key_value.key", "attributes.key_value.value")}
    columns: list[str] = []
    for name in schema.names:
        if name in ("origin", "name", "error", "kind", "key", "depth"):
            columns.append(name)
        elif name in names:
            found = names[name]
            columns += [found] if isinstance(found, str) else list(found)
    return {"use_dictionary": columns, "compression": "snappy", "write_statistics": ["origin", "name"] if "name" in schema.names else False}


def write_parquet(table: pyarrow.Table, sink: Any) -> None:
    import pyarrow.parquet  # pylint: disable=import-outside-toplevel
    pyarrow.parquet.write_table(table, sink, **parquet_options(table.schema))
