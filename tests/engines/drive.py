# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A run in a process of its own, as a user's program on a host of a cluster:

    drive.py ENGINE ADDRESS FOLDER OUT

An empty ADDRESS is none: the engine is started for the run.
"""
from __future__ import annotations

import sys

import support

from tenure import corpus


def main() -> None:
    engine, address, folder, out = sys.argv[1:]
    modules = corpus.scan(folder, engine=engine, address=address or None, memory_limit=support.LIMIT, rows_per_task=20)  # type: ignore[arg-type]
    modules.map(support.slowly).map("builtin.module(cse)").dedup(symbol_names=True).write(out)


main()
