# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Answers of tasks as tables, and tables as Parquet."""
from __future__ import annotations

import array
import itertools
from collections.abc import Sequence
from typing import Any

import pyarrow


def _validity(values: Sequence[Any]) -> pyarrow.Buffer | None:
    """A bit for each value that is there; None where all are."""
    if all(value is not None for value in values):
        return None
    bits = bytearray((len(values) + 7) // 8)
    for number, value in enumerate(values):
        if value is not None:
            bits[number >> 3] |= 1 << (number & 7)
    return pyarrow.py_buffer(bytes(bits))


def column_of(values: Sequence[Any], kind: pyarrow.DataType) -> pyarrow.Array:
    """As `pyarrow.array` for strings, bytes and numbers, without importing pandas, which takes longer than all else that a
    worker does before its first row."""
    if all(value is None for value in values):
        return pyarrow.nulls(len(values), kind)
    buffers = [_validity(values)]
    if pyarrow.types.is_string(kind) or pyarrow.types.is_binary(kind):
        pieces = [value.encode() if isinstance(value, str) else b"" if value is None else value for value in values]
        ends = [0, *itertools.accumulate(map(len, pieces))]
        if ends[-1] > 0x7fffffff:
            raise OverflowError(f"a column of {ends[-1]} bytes exceeds Arrow's limit of 2147483647 in a batch")
        buffers += [pyarrow.py_buffer(array.array("i", ends)), pyarrow.py_buffer(b"".join(pieces))]
    elif pyarrow.types.is_fixed_size_binary(kind):
        buffers.append(pyarrow.py_buffer(b"".join(value or bytes(kind.byte_width) for value in values)))
    else:
        code = {pyarrow.int64(): "q", pyarrow.float64(): "d"}[kind]
        buffers.append(pyarrow.py_buffer(array.array(code, [0 if value is None else value for value in values])))
    return pyarrow.Array.from_buffers(kind, len(values), buffers)


def batch_of(rows: Sequence[dict[str, Any]], schema: pyarrow.Schema) -> pyarrow.RecordBatch:
    """Of rows; what a row does not have is null."""
    return pyarrow.record_batch([column_of([row.get(field.name) for row in rows], field.type) for field in schema], schema=schema)


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
