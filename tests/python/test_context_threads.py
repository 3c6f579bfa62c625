# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Contexts whose calls work on several threads of the library's own: what comes of it is as on one."""
from __future__ import annotations

import io
import threading
import time
from typing import Any

import pytest

from tenure import ir, passmanager

FUNCTION = """func.func @f%d(%%a: i32, %%c: i1) -> i32 {
  %%k = arith.constant %d : i32
  %%z = arith.constant 0 : i32
  %%0 = arith.addi %%a, %%k : i32
  %%1 = arith.addi %%a, %%k : i32
  %%2 = arith.muli %%0, %%1 : i32
  %%3 = arith.addi %%2, %%z : i32
  return %%3 : i32
}
"""
# More than a MiB, and more ops than are worth threads.
COUNT = 5000
TEXT = "".join(FUNCTION % (i, i) for i in range(COUNT))
assert len(TEXT) > 1 << 20


def everything(context: ir.Context) -> Any:
    """What calls on something big come to."""
    with context:
        module = ir.Module.parse(TEXT)
        assert module.operation.verify()
        seen: list[str | bytes] = [str(module), module.operation.get_asm(enable_debug_info=True)]
        stream = io.BytesIO()
        module.operation.write_bytecode(stream)
        seen.append(stream.getvalue())
        clone = module.operation.clone()
        held = [op for block in clone.regions[0] for op in block][:50]
        inner = [list(op.regions[0].blocks[0]) for op in held]
        passmanager.PassManager.parse("builtin.module(cse,canonicalize)").run(clone)
        seen.append(str(clone))
        # The sum that cse leaves, and the one of 0 that canonicalize takes away: of what is gone the wrappers know.
        for ops in inner[1:]:
            assert ops[2].name == "arith.addi"
            with pytest.raises(ir.StaleHandleError):
                ops[3].name
        assert len(held) == 50 and all(op.operation.name == "func.func" for op in held)
        again = ir.Module.parse(stream.getvalue())
        assert str(again) == seen[0]
        clone.erase()
        with pytest.raises(ir.StaleHandleError):
            held[0].operation.name
        seen.append(str(module))
        return seen


def test_threads_make_what_one_thread_makes() -> None:
    one = everything(ir.Context())
    for threads in (1, 3):
        assert everything(ir.Context(threads=threads)) == one


def test_how_many_there_are() -> None:
    assert ir.Context(threads=3).get_num_threads() == 3
    assert ir.Context(threads=0).get_num_threads() >= 1
    assert ir.Context(threads=None)._thread_count is None
    context = ir.Context(threads=4)
    context.enable_multithreading(False)
    assert context.get_num_threads() == 1
    context.enable_multithreading(True)
    assert context.get_num_threads() == 4
    with pytest.raises(ValueError, match="threads must be in the range 0 to 65535, got -1"):
        ir.Context(threads=-1)
    with pytest.raises(TypeError):
        ir.Context(threads="2")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        ir.Context(None, None, 2)  # type: ignore[call-arg]


def test_errors_and_callbacks_are_those_of_one_thread() -> None:
    broken = TEXT.replace("return %3 : i32", "return %c : i1", 3)
    told: list[list[str]] = []
    for threads in (None, 2):
        messages: list[str] = []
        callers = set()
        with ir.Context(threads=threads) as context:

            def tell(diagnostic: ir.Diagnostic) -> bool:
                callers.add(threading.get_ident())
                messages.append(f"{diagnostic.location}: {diagnostic.message}")
                return True

            context.emit_error_diagnostics = True
            context.attach_diagnostic_handler(tell)
            with pytest.raises(ir.MLIRError):
                ir.Module.parse(broken)
            assert callers == {threading.get_ident()}
        told.append(messages)
    assert told[0] == told[1] and told[0]


def test_a_handler_that_raises() -> None:
    with ir.Context(threads=2) as context:

        def refuse(diagnostic: ir.Diagnostic) -> bool:
            raise KeyError("mine")

        context.attach_diagnostic_handler(refuse)
        with pytest.raises((ir.MLIRError, KeyError)):
            ir.Module.parse(TEXT + "func.func @broken() { return %nothing : i32 }")
        assert ir.Module.parse("func.func private @f()") is not None


def test_passes_of_python_stay_on_the_calling_thread() -> None:
    callers = set()

    def look(op: Any, a_pass: Any) -> None:
        callers.add(threading.get_ident())

    with ir.Context(threads=3):
        module = ir.Module.parse(TEXT)
        manager = passmanager.PassManager.parse("builtin.module(func.func(cse))")
        manager.add(look, "look")
        manager.run(module.operation)
    assert callers == {threading.get_ident()}


def test_other_threads_of_python_run_meanwhile() -> None:
    with ir.Context(threads=2):
        module = ir.Module.parse(TEXT)
        over = threading.Event()
        turns = 0

        def count() -> None:
            nonlocal turns
            while not over.is_set():
                turns += 1
                time.sleep(0.0005)

        other = threading.Thread(target=count)
        other.start()
        try:
            before = turns
            clones = [module.operation.clone() for _ in range(3)]
            for clone in clones:
                passmanager.PassManager.parse("any(canonicalize)").run(clone)
            assert turns > before
        finally:
            over.set()
            other.join()
