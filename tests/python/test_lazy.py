# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Bytecode that is read lazily: the same module and the same words as when it is read whole.

What holds the bytes stays until the last body was read or dropped, and holds no context.
"""
from __future__ import annotations

import gc
import io
import os
import pickle
import random
import signal
import sys
import threading
import time
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from tenure import ir, passmanager

TEXT = """
module @top {
  module @inner {
    func.func @a(%x: i32) -> i32 { %0 = arith.addi %x, %x : i32 return %0 : i32 }
    func.func @b() { call @c() : () -> () return }
    func.func private @c()
  }
  func.func @d(%x: i32) -> i32 {
    %c = arith.constant true
    %0 = scf.if %c -> i32 { scf.yield %x : i32 } else { scf.yield %x : i32 }
    return %0 : i32
  }
}
"""


@pytest.fixture
def context() -> Iterator[Any]:
    with ir.Context() as made:
        made.allow_unregistered_dialects = True
        yield made


def bytecode(text: str, version: Any = None) -> Any:
    stream = io.BytesIO()
    ir.Module.parse(text).operation.write_bytecode(stream, version)
    return stream.getvalue()


def functions(count: int) -> Any:
    return "".join(f"func.func @f{i}(%a: i32) -> i32 {{ %0 = arith.addi %a, %a : i32 return %0 : i32 }}\n" for i in range(count))



@pytest.mark.parametrize("version", range(7))
def test_the_same_module(context: ir.Context, version: Any) -> None:
    data = bytecode(TEXT, version)
    whole = str(ir.Module.parse(data))
    assert str(ir.Module.parse(data, lazy=True)) == whole
    assert str(ir.Operation.parse(data, lazy=True)) == whole
    module = ir.Module.parse(data, lazy=True)
    inner, last = module.body.operations
    assert [op.name for op in last.regions[0].blocks[0].operations] == ["arith.constant", "scf.if", "func.return"]
    assert [op.sym_name.value for op in inner.regions[0].blocks[0].operations] == ["a", "b", "c"]  # type: ignore[attr-defined]
    assert str(module) == whole


USES = {
    "str": lambda op: str(op),
    "print": lambda op: op.print(file=io.StringIO()),
    "get_asm": lambda op: op.get_asm(binary=True, assume_verified=True),
    "verify": lambda op: op.verify(),
    "clone": lambda op: str(op.clone(ip=False)),
    "walk": lambda op: op.walk(lambda it: ir.WalkResult.ADVANCE),
    "write_bytecode": lambda op: op.write_bytecode(io.BytesIO()),
    "pickle": lambda op: pickle.dumps(op),
    "regions": lambda op: [list(region) for region in op.regions],
    "index": lambda op: op.regions[0].blocks[0],
    "symbols": lambda op: ir.SymbolTable(op),
    "rename": lambda op: ir.SymbolTable.replace_all_symbol_uses("a", "b", op),
    "pass": lambda op: passmanager.PassManager.parse("any(cse)").run(op),
    "body": lambda op: ir.Module.from_op(op).body,
}


@pytest.mark.parametrize("name", USES)
def test_whatever_looks_inside_reads(context: ir.Context, name: str) -> None:
    data = bytecode(TEXT)
    whole, lazy = ir.Module.parse(data), ir.Module.parse(data, lazy=True)
    for module in (whole, lazy):
        USES[name](module.operation)  # type: ignore[no-untyped-call]
    assert str(lazy) == str(whole)


def words_of(call: Any) -> Any:
    """What is wrong with bytecode; empty when nothing is."""
    try:
        call()
    except ir.MLIRError as error:
        return "; ".join(each.message for each in error.error_diagnostics)
    return ""


def broken(context: ir.Context) -> Any:
    """Bytecode of three functions, one of which has a byte that is wrong, and the words about it."""
    data = bytecode(functions(3))
    for at in range(len(data) - 1, 0, -1):
        changed = data[:at] + bytes([data[at] ^ 0xFE]) + data[at + 1:]
        words = words_of(lambda: ir.Module.parse(changed))
        if "(at byte" not in words or words_of(lambda: ir.Module.parse(changed, lazy=True)):
            continue
        module = ir.Module.parse(changed, lazy=True)
        if words_of(lambda: module.body):
            continue
        if sorted(words_of(lambda: op.regions[0]) for op in module.body.operations) == ["", "", words]:
            return changed, words
    raise AssertionError("no byte is wrong")


@pytest.mark.parametrize("name", USES)
def test_a_body_that_is_wrong_says_so_each_time(context: ir.Context, name: str) -> None:
    data, words = broken(context)
    module = ir.Module.parse(data, lazy=True)
    bad = [op for op in module.body.operations if words_of(lambda: op.regions[0])]
    # From the module, if the call goes over the tree, and from the op.
    for op in (module.operation, bad[0].operation):
        if name == "body" and op != module.operation:
            continue
        if op == module.operation and name in ("regions", "index", "symbols", "body"):
            USES[name](op)  # type: ignore[no-untyped-call]
            continue
        for _ in range(2):
            assert words_of(lambda: USES[name](op)) == words  # type: ignore[no-untyped-call]
    # The rest can be used, and what is wrong can go.
    bad[0].erase()
    assert module.operation.verify()
    assert len(module.body.operations) == 2
    assert str(ir.Module.parse(bytecode(str(module)), lazy=True)) == str(module)


def test_handlers_hear_and_may_erase(context: ir.Context) -> None:
    data, words = broken(context)
    module = ir.Module.parse(data, lazy=True)
    context.emit_error_diagnostics = True
    heard = []

    def handle(diagnostic: ir.Diagnostic) -> bool:
        heard.append(diagnostic.message)
        for op in list(module.body.operations):
            op.erase()
        return True

    last = next(op for op in module.body.operations if words_of(lambda: op.regions[0]))
    with context.attach_diagnostic_handler(handle):
        with pytest.raises(ir.MLIRError):
            last.regions[0]
    assert heard == [words]
    with pytest.raises(ir.StaleHandleError):
        last.regions[0]
    assert len(module.body.operations) == 0


#===-- What holds what --------------------------------------------------------------------------===#


def test_bytes_are_held_as_long_as_a_body_is_unread(context: ir.Context) -> None:
    data = bytecode(functions(4))
    before = sys.getrefcount(data)
    module = ir.Module.parse(data, lazy=True)
    assert sys.getrefcount(data) == before + 1
    for op in module.body.operations:
        assert sys.getrefcount(data) == before + 1
        op.regions[0]
    del op
    assert sys.getrefcount(data) == before
    module = ir.Module.parse(data, lazy=True)
    del module
    gc.collect()
    assert sys.getrefcount(data) == before


def test_the_context_goes_whatever_its_bytes_are(context: ir.Context) -> None:
    class Bytes(bytes):
        pass

    plain = bytecode(functions(4))
    before = sys.getrefcount(plain)
    gc.collect()
    count = ir.Context._get_live_count()
    for make in (bytes, Bytes):
        for leave in ("unread", "half", "read"):
            data = make(plain)
            with ir.Context() as made:
                module = ir.Module.parse(data, lazy=True)
                if make is Bytes:
                    data.context, data.module = made, module  # type: ignore[attr-defined]
                if leave == "half":
                    module.body.operations[0].regions[0]
                elif leave == "read":
                    str(module)
            gone = weakref.ref(made)
            del data, made, module
            gc.collect()
            assert gone() is None
    assert ir.Context._get_live_count() == count
    assert sys.getrefcount(plain) == before


def test_a_scope_that_closes_and_a_module_that_is_dropped(context: ir.Context) -> None:
    data = bytecode(TEXT)
    with ir.Scope():
        module = ir.Module.parse(data, lazy=True)
        function = module.body.operations[1]
    with pytest.raises(ir.StaleHandleError):
        function.regions[0]
    module = ir.Module.parse(data, lazy=True)
    inner = module.body.operations[0]
    del module
    gc.collect()
    assert [op.sym_name.value for op in inner.regions[0].blocks[0].operations] == ["a", "b", "c"]  # type: ignore[attr-defined]


def test_resources_stay_in_the_bytes(context: ir.Context) -> None:
    data = bytecode("""
module attributes {t.x = dense_resource<blob> : tensor<4xi32>} { func.func private @f() }
{-# dialect_resources: { builtin: { blob: "0x1000000001000000020000000300000004000000" } } #-}
""")
    module = ir.Module.parse(data, lazy=True)
    text = str(module)
    assert "0x1000000001000000020000000300000004000000" in text
    del data
    gc.collect()
    assert str(module) == text


def test_a_file(context: ir.Context, tmp_path: Any) -> None:
    path = tmp_path / "m.mlirbc"
    path.write_bytes(bytecode(TEXT))
    module = ir.Module.parseFile(str(path), lazy=True)
    path.unlink()
    assert str(module) == str(ir.Module.parse(TEXT))
    assert str(ir.Module.parse(TEXT, lazy=True)) == str(module)


#===-- Threads and signals ----------------------------------------------------------------------===#



def test_ctrl_c_while_a_body_is_looked_into(context: ir.Context) -> None:
    data = bytecode("func.func @f() {\n" + '"t.o"() {a = 1 : i32} : () -> ()\n' * 400_000 + "return }")
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        for _ in range(3):
            module = ir.Module.parse(data, lazy=True)
            function = module.body.operations[0]
            live = context._statistics()["live_op_count"]
            thread = threading.Thread(target=lambda: (time.sleep(0.01), os.kill(os.getpid(), signal.SIGINT)))  # type: ignore[func-returns-value]
            try:
                thread.start()
                function.regions[0]
                thread.join()
                time.sleep(0.1)
            except KeyboardInterrupt:
                assert context._statistics()["live_op_count"] in (live, live + 400_001)
            thread.join()
            assert len(function.regions[0].blocks[0].operations) == 400_001
    finally:
        signal.signal(signal.SIGINT, before)


def test_threads_load_one_tree(context: ir.Context) -> None:
    data = bytecode(functions(300))
    whole = str(ir.Module.parse(data))
    for seed in range(4):
        module = ir.Module.parse(data, lazy=True)
        failures = []

        def work(number: Any) -> None:
            try:
                with context:
                    operations = list(module.body.operations)
                    random.Random(seed * 10 + number).shuffle(operations)
                    for op in operations:
                        assert len(op.regions[0].blocks[0].operations) == 2
            except BaseException as error:  # noqa: B036
                failures.append(error)

        threads = [threading.Thread(target=work, args=(i,)) for i in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert failures == []
        assert str(module) == whole
