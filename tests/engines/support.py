# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Corpora that are hard on their workers, and what ends these."""
from __future__ import annotations

import contextlib
import os
import pathlib
import random
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import cloudpickle
import psutil
import pyarrow
import pyarrow.parquet

from tenure import corpus

PACKAGE = pathlib.Path(corpus.__file__).resolve().parents[2]
LIMIT = "2GB"
PLANTED = "takes more than memory_limit (2000000000 bytes)"

# The functions of this file travel to workers that cannot import it.
cloudpickle.register_pickle_by_value(sys.modules[__name__])


def text_of(number: int) -> str:
    """A module; those of numbers that are equal modulo 50 differ in names and places alone."""
    lines = "\n" * (number % 3) + f"func.func @f{number}(%a{number}: i32) -> i32 {{\n"
    for step in range(number % 50 + 1):
        lines += f"  %c{step} = arith.constant {step} : i32\n"
    return lines + f"  return %c{number % 50} : i32\n}}\n"


def marked(name: str, number: int) -> str:
    return f"module attributes {{t.plant = \"{name}\"}} {{\n{text_of(number)}}}\n"


def make_corpus(folder: pathlib.Path, count: int, crashing: int = 0, greedy: int = 0, broken: int = 0) -> pathlib.Path:
    """`count` files in folders, of which some end their worker (`plant`), take 4 GB, or cannot be read."""
    places = random.Random(7).sample(range(count), crashing + greedy + broken)
    plants = dict(zip(places, ["crash"] * crashing + ["memory"] * greedy + ["broken"] * broken))
    for number in range(count):
        path = folder / f"{number % 10}" / f"{number:06}.mlir"
        path.parent.mkdir(parents=True, exist_ok=True)
        plant = plants.get(number)
        path.write_text("func.func @f( {" if plant == "broken" else text_of(number) if plant is None else marked(plant, number))
    return folder


def plant(module: Any) -> None:
    """A pass that crashes where it is told to, and takes 4 GB."""
    import ctypes  # pylint: disable=import-outside-toplevel
    attributes = module.operation.attributes
    if "t.plant" in attributes:
        if attributes["t.plant"].value == "memory":
            bytearray(4 << 30)
        else:
            ctypes.string_at(0)


def slowly(module: Any) -> None:
    """The same, and long enough for somebody to come and kill it."""
    time.sleep(0.01)
    plant(module)


def expected_error(text: str) -> str | None:
    if text.startswith("func.func @f( {"):
        return "MLIRError: "
    return PLANTED if '"memory"' in text else "killed by signal 11 (SIGSEGV)" if '"crash"' in text else None


def check_rows(table: pyarrow.Table, folder: pathlib.Path) -> None:
    """Each file has its row, once, in order, with what is wrong with it and with nothing else."""
    files = sorted(str(path) for path in folder.rglob("*.mlir"))
    assert table.column("origin").to_pylist() == files
    for path, error, module in zip(files, table.column("error").to_pylist(), table.column("module").to_pylist()):
        expected = expected_error(pathlib.Path(path).read_text(encoding="utf-8"))
        assert (error is None) == (expected is None) == (module is not None), (path, error)
        assert expected is None or error.startswith(expected), (path, error)


def read(folder: pathlib.Path) -> pyarrow.Table:
    """The rows that a run wrote to a folder."""
    return pyarrow.concat_tables(map(pyarrow.parquet.read_table, sorted(folder.glob("part-*.parquet"))))


def work_processes(parent: int | None = None) -> list[psutil.Process]:
    """The processes in which modules are looked at."""
    found = []
    for process in psutil.Process(parent).children(recursive=True):
        with contextlib.suppress(psutil.Error):
            if "tenure.corpus._work" in " ".join(process.cmdline()):
                found.append(process)
    return found


@contextlib.contextmanager
def killer(victims: Callable[[], list[psutil.Process]], count: int, pause: float = 0.3) -> Iterator[list[int]]:
    """Kills `count` of them by SIGKILL while the block runs, one after the other."""
    killed: list[int] = []
    stop = threading.Event()

    def run() -> None:
        draw = random.Random(3)
        while len(killed) < count and not stop.wait(pause):
            for process in draw.sample(them, 1) if (them := victims()) else []:
                with contextlib.suppress(psutil.Error, ProcessLookupError):
                    os.kill(process.pid, signal.SIGKILL)
                    killed.append(process.pid)

    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield killed
    finally:
        stop.set()
        thread.join()
