# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Wrappers when the library is out of memory: a call raises MemoryError and leaves nothing behind."""
from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import sys
import textwrap

import pytest

COMPILER = shutil.which(os.environ.get("CC", "cc"))
pytestmark = pytest.mark.skipif(
    COMPILER is None or sys.platform != "linux" or "asan" in os.environ.get("LD_PRELOAD", ""),
    reason="needs a compiler and LD_PRELOAD, without a sanitizer's allocator")

# The library allocates by realloc, the interpreter its small objects by other means.
REFUSING = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

int refuses;

void* realloc(void* block, size_t size) {
  static void* (*next)(void*, size_t);
  if (next == NULL) *(void**)&next = dlsym(RTLD_NEXT, "realloc");
  return refuses ? NULL : next(block, size);
}
"""

PROLOGUE = """
import contextlib, ctypes, gc
from tenure import ir

refuses = ctypes.c_int.in_dll(ctypes.CDLL(None), "refuses")

@contextlib.contextmanager
def no_memory():
    refuses.value = 1
    try:
        yield
    finally:
        refuses.value = 0

context = ir.Context()
context.allow_unregistered_dialects = True
with context, ir.Location.unknown():
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        ops = [ir.Operation.create("t.op", regions=1) for _ in range(2000)]
"""


@pytest.fixture(scope="module")
def preload(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    assert COMPILER is not None
    folder = tmp_path_factory.mktemp("preload")
    (folder / "refuse.c").write_text(REFUSING, encoding="utf-8")
    library = folder / "refuse.so"
    subprocess.run([COMPILER, "-shared", "-fPIC", "-o", str(library), str(folder / "refuse.c"), "-ldl"], check=True)
    return library


def run(preload: pathlib.Path, script: str) -> None:
    environment = {**os.environ, "LD_PRELOAD": str(preload)}
    done = subprocess.run([sys.executable, "-c", PROLOGUE + textwrap.dedent(script)], env=environment, capture_output=True,
                          text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr


def test_a_wrapper_that_cannot_be_cached_is_not_tracked(preload: pathlib.Path) -> None:
    run(preload, """
        ops[0].mark = []  # The context owns attributes of an Inactive wrapper: all its wrappers are tracked from here on.
        ops[0] = None
        gc.collect()
        failed = 0
        for op in ops[1:]:
            regions = op.regions
            with no_memory():
                try:
                    regions[0]
                except MemoryError:
                    failed += 1
        assert failed > 1000
        assert not any(type(each) is ir.Region for each in gc.get_objects())
        held = [op.regions[0] for op in ops[1:]]
        gc.collect()
        assert all(op.regions[0] is region for op, region in zip(ops[1:], held))
    """)


def test_a_view_stays_cached_when_its_operation_is_detached(preload: pathlib.Path) -> None:
    run(preload, """
        views = [op.opview for op in ops]
        with no_memory():
            for op in ops:
                op._move()
        assert all(op.opview is view for op, view in zip(ops, views))
        assert module.body.operations[0].operation is not ops[0]
    """)


def test_an_operation_that_cannot_be_wrapped(preload: pathlib.Path) -> None:
    run(preload, """
        text = str(module)
        del ops[:]
        module = ir.Module.parse(text, context)
        block = module.body
        with no_memory():
            try:
                held = list(block.operations)
            except MemoryError:
                held = None
        assert held is None
        held = list(block.operations)
        assert len(held) == 2000 and all(op is again for op, again in zip(held, block.operations))
    """)
