# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rounds of what programs do most leave nothing behind: no Python memory, no resident memory, no live things.

TENURE_LEAK_ROUNDS says how many rounds a flow runs; 1,000 unless it is set.
"""
from __future__ import annotations

import gc
import io
import os
import pickle
import tracemalloc
from collections.abc import Iterator
from typing import Any

import pytest

from tenure import analysis, ir

ROUNDS = int(os.environ.get("TENURE_LEAK_ROUNDS", "1000"))
PYTHON_BYTES = 32 * 1024  # What tracemalloc may find more, whatever the number of rounds.
RESIDENT_BYTES = 3 * 1024 * 1024
if "asan" in os.environ.get("LD_PRELOAD", ""):
    RESIDENT_BYTES *= 100  # What was freed is kept for a while.
SOURCE = """
func.func @f(%a: i32, %b: tensor<2x?xf32>) -> i32 {
  %0 = "t.def"(%a) {k = 1 : i32, s = "text", d = dense<[1, 2]> : tensor<2xi32>} : (i32) -> i32
  "t.nest"() ({
  ^bb0(%x: index):
    "t.inner"(%x) {m = affine_map<(d0) -> (d0 + 1)>} : (index) -> ()
  }, {}) : () -> ()
  return %0 : i32
}
"""


def new_context() -> Any:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return context


def parse_print_verify() -> None:
    with new_context():
        module = ir.Module.parse(SOURCE)
        assert module.operation.verify()
        assert "t.inner" in str(module)
        assert "loc(" in module.operation.get_asm(enable_debug_info=True)


def walk_and_index() -> None:
    with new_context():
        module = ir.Module.parse(SOURCE)
        seen = []
        module.operation.walk(lambda op: seen.append(op) or ir.WalkResult.ADVANCE)  # type: ignore[func-returns-value]
        for op in seen:
            list(op.operands), list(op.results), list(op.regions), dict(op.attributes.items())
            for region in op.regions:
                for block in region:
                    [argument.type for argument in block.arguments]
                    [each.name for each in block]


def build_and_transform() -> None:
    with new_context(), ir.Location.unknown():
        i32 = ir.IntegerType.get_signless(32)
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            last = ir.Operation.create("t.start", results=[i32]).result
            for i in range(10):
                op = ir.Operation.create("t.step", results=[i32], operands=[last],
                                         attributes={"i": ir.IntegerAttr.get(i32, i)})
                last = op.result
        first = module.body.operations[0].result
        for op in list(module.body)[1:]:  # type: ignore[assignment]
            op.operation.result.replace_all_uses_with(first)
            op.operation.erase()
        clone = module.operation.clone()
        clone.operation.erase()


def errors() -> None:
    with new_context(), ir.Location.unknown():
        for text in ('"t.a"(%x) : (i32) -> ()', "module {", "%0 = arith.addi : i32"):
            with pytest.raises(ir.MLIRError):
                ir.Module.parse(text)
        module = ir.Module.parse(SOURCE)
        op = module.body.operations[0].operation
        op.erase()
        with pytest.raises(ir.StaleHandleError):
            op.name
        with pytest.raises(KeyError):
            module.operation.attributes["none"]


def raising_callbacks() -> None:
    with new_context():
        module = ir.Module.parse(SOURCE)

        def visit(op: Any) -> None:
            raise KeyError(op.name)

        with pytest.raises(KeyError):
            module.operation.walk(visit)  # type: ignore[arg-type]


def cycles_through_wrappers() -> None:
    with new_context():
        module = ir.Module.parse(SOURCE)
        op = module.body.operations[0]
        op.me = op  # type: ignore[attr-defined]
        op.module = module  # type: ignore[attr-defined]
        block = op.regions[0].blocks[0]
        block.owner_op = op  # type: ignore[attr-defined]
        block.things = [op.location, op.attributes["sym_name"], op.context]  # type: ignore[attr-defined]
        block.where = op.location  # type: ignore[attr-defined]
        op.table = ir.SymbolTable(module.operation)  # type: ignore[attr-defined]
        op.point = ir.InsertionPoint(block)  # type: ignore[attr-defined]


def scopes() -> None:
    with new_context():
        module = ir.Module.parse(SOURCE)
        for _ in range(3):
            with ir.Scope():
                held = [op.operation for op in module.body]
        with pytest.raises(ir.StaleHandleError):
            held[0].name


def bytes_and_back() -> None:
    with new_context():
        module = ir.Module.parse(SOURCE)
        file = io.BytesIO()
        module.operation.write_bytecode(file)
        assert str(ir.Module.parse(file.getvalue())) == str(module)
        assert str(pickle.loads(pickle.dumps(module))) == str(module)


def attributes_and_types() -> None:
    with new_context(), ir.Location.unknown():
        i8 = ir.IntegerType.get_signless(8)
        for i in range(20):
            ir.ArrayAttr.get([ir.IntegerAttr.get(i8, i % 100), ir.StringAttr.get(f"s{i}")])
            ir.DictAttr.get({f"k{i}": ir.UnitAttr.get()})
            ir.RankedTensorType.get([i, 2], i8)
            ir.AffineMap.get(1, 0, [ir.AffineExpr.get_dim(0) + i])
            ir.DenseElementsAttr.get(memoryview(bytes(range(i, i + 2))), type=i8)


def symbols_and_diagnostics() -> None:
    with new_context() as context:
        handler = context.attach_diagnostic_handler(lambda diagnostic: True)
        module = ir.Module.parse(SOURCE)
        table = ir.SymbolTable(module.operation)
        assert table["f"].operation == module.body.operations[0].operation
        ir.Location.unknown().emit_error("seen")
        handler.detach()


def analyses() -> None:
    with new_context():
        module = ir.Module.parse(SOURCE)
        function = module.body.operations[0]
        block = function.regions[0].blocks[0]
        for tree in (analysis.Dominance(module), analysis.PostDominance(module)):
            assert tree.is_reachable(block) and tree.dominates(block, block)
        live, graph = analysis.Liveness(module), analysis.CallGraph(module)
        assert live.live_out(block) == [] and not live.is_live_in(block.arguments[0], block)
        assert graph.components == [[function]] and graph.callers(function) == [graph.external]
        assert analysis.SymbolUsers(module).users(function) == []
        function.graph = graph  # type: ignore[attr-defined]
        with pytest.raises(ValueError):
            analysis.SymbolUsers(function)


FLOWS = [parse_print_verify, walk_and_index, build_and_transform, errors, raising_callbacks,
         cycles_through_wrappers, scopes, bytes_and_back, attributes_and_types,
         symbols_and_diagnostics, analyses]


def resident_bytes() -> Any:
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE")


def run(flow: Any, rounds: Any) -> None:
    """Cycles are collected often, so that what waits for it stays small."""
    for i in range(rounds):
        flow()
        if i % 10 == 0:
            gc.collect()
    gc.collect()


@pytest.mark.parametrize("flow", FLOWS, ids=lambda flow: flow.__name__)
def test_rounds_leave_nothing(flow: Any) -> None:
    run(flow, max(30, ROUNDS // 10))
    contexts = ir.Context._get_live_count()
    before = resident_bytes()
    run(flow, ROUNDS)
    grown = resident_bytes() - before
    assert ir.Context._get_live_count() == contexts
    tracemalloc.start()
    try:
        run(flow, 1)
        traced = tracemalloc.get_traced_memory()[0]
        run(flow, ROUNDS // 10)
        assert tracemalloc.get_traced_memory()[0] - traced <= PYTHON_BYTES
    finally:
        tracemalloc.stop()
    assert grown <= RESIDENT_BYTES, f"{grown / 1024:.0f} KiB more after {ROUNDS} rounds"


REGISTRIES = {
    "_GlobalDebug.set_types": (ir._GlobalDebug.set_types, str),
    "_GlobalDebug.set_types, several": (lambda each: ir._GlobalDebug.set_types([each, each]), str),
    "_GlobalDebug.push_debug_only_types": (lambda each: ir._GlobalDebug.push_debug_only_types([each]), str),
    "append_load_on_create_dialect": (ir.append_load_on_create_dialect, str),
    "append_dialect_search_prefix": (ir._globals.append_dialect_search_prefix, str),
    "register_traceback_file_inclusion": (ir._globals.register_traceback_file_inclusion, str),
    "register_traceback_file_exclusion": (ir._globals.register_traceback_file_exclusion, str),
    "set_loc_tracebacks_frame_limit": (ir._globals.set_loc_tracebacks_frame_limit, int),
    "set_traceback_action_on_explicit_loc": (ir._globals.set_traceback_action_on_explicit_loc, None),
    "set_traceback_action_on_current_loc": (ir._globals.set_traceback_action_on_current_loc, None),
    "loc_tracebacks, max_depth": (lambda each: ir.loc_tracebacks(max_depth=each).__enter__(), None),
    "loc_tracebacks, on_explicit_actn": (lambda each: ir.loc_tracebacks(on_explicit_actn=each).__enter__(), None),
    "loc_tracebacks, current_loc_actn": (lambda each: ir.loc_tracebacks(current_loc_actn=each).__enter__(), None),
}


@pytest.fixture
def registries() -> Iterator[Any]:
    """The registries of the process, which are afterwards what they were."""
    from tenure import _context
    lists = [_context._load_on_create, ir._globals.dialect_search_modules, ir._globals._inclusions, ir._globals._exclusions]
    before, limit, types = [list(each) for each in lists], ir._globals._frame_limit, ir._GlobalDebug._types  # type: ignore[attr-defined]
    yield
    for each, items in zip(lists, before):
        each[:] = items
    ir._globals._frame_limit, ir._GlobalDebug._types = limit, types  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", REGISTRIES)
def test_registries_keep_no_context(name: str, registries: Any) -> None:
    """What the process keeps is a text, a number or a member of an enumeration, and nothing that holds a context."""
    register, kind = REGISTRIES[name]
    gc.collect()
    before = ir.Context._get_live_count()
    with pytest.raises(TypeError, match="must be|not iterable"):
        register(ir.Type.parse("i32", new_context()))
    if kind is not None:
        kept = type("Kept", (kind,), {})(7)
        kept.context = new_context()
        register(kept)
        del kept
    gc.collect()
    assert ir.Context._get_live_count() == before
    assert not ir._globals.loc_tracebacks_enabled()
