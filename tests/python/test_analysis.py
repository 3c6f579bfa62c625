# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tenure.analysis: answers known by hand, what is stale or of another context, and what acts meanwhile."""
from __future__ import annotations

import gc
import io
import signal
import threading
import time
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from tenure import _tenure, analysis, ir

DIAMOND = """
func.func @f(%c: i1, %x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %9 = arith.muli %x, %x : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %1 = arith.addi %0, %x : i32
  cf.br ^bb3(%1 : i32)
^bb2:
  cf.br ^bb3(%x : i32)
^bb3(%y: i32):
  %2 = arith.addi %y, %0 : i32
  return %2 : i32
^bb4:
  cf.br ^bb4
}
"""
NEST = """
func.func @f(%n: index, %c: i1) {
  %0 = "t.a"() : () -> i32
  scf.for %i = %n to %n step %n {
    scf.if %c {
      "t.use"(%0) : (i32) -> ()
    } else {
      "t.other"(%i) : (index) -> ()
    }
    %1 = "t.b"() : () -> i32
  }
  "t.last"(%0) : (i32) -> ()
  return
}
"""
CALLS = """
func.func @main(%x: i32) -> i32 {
  %0 = func.call @even(%x) : (i32) -> i32
  %1 = func.call @declared(%0) : (i32) -> i32
  return %1 : i32
}
func.func private @even(%x: i32) -> i32 {
  %0 = func.call @odd(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @odd(%x: i32) -> i32 {
  %0 = func.call @even(%x) : (i32) -> i32
  %1 = func.call @even(%0) : (i32) -> i32
  return %1 : i32
}
func.func private @referred() {
  return
}
func.func private @unused() {
  return
}
func.func private @declared(i32) -> i32
"t.refer"() {to = @referred} : () -> ()
"""
SYMBOLS = """
module @inner {
  func.func @g() {
    return
  }
}
func.func private @f() {
  func.call @f() : () -> ()
  "t.refer"() {a = @f, b = [@f, @inner::@g]} : () -> ()
  return
}
"""


def new_context() -> Any:
    made = ir.Context()
    made.allow_unregistered_dialects = True
    return made


@pytest.fixture(autouse=True)
def context() -> Iterator[Any]:
    with new_context() as made, ir.Location.unknown():
        yield made


@pytest.fixture(autouse=True)
def silence(capfd: pytest.CaptureFixture[str]) -> Iterator[Any]:
    """What is wrong is raised, and nothing is printed besides."""
    yield
    assert capfd.readouterr().err == ""


def parse(text: str) -> Any:
    return ir.Module.parse(text)


def blocks_of(module: ir.Module) -> Any:
    return list(module.body.operations[0].regions[0].blocks)


def walk(op: Any) -> Any:
    found = []
    op.operation.walk(lambda each: found.append(each) or ir.WalkResult.ADVANCE, ir.WalkOrder.PRE_ORDER)  # type: ignore[func-returns-value]
    return found


def find(op: Any, name: str) -> Any:
    return next(each for each in walk(op) if each.name == name)


def texts(values: Any) -> Any:
    return [value.get_name() for value in values]


def symbols(ops: Any) -> Any:
    return [op if isinstance(op, analysis.ExternalNode) else op.sym_name.value for op in ops]


def functions(module: ir.Module) -> Any:
    return {op.sym_name.value: op for op in module.body.operations if op.operation.name == "func.func"}  # type: ignore[attr-defined]


ALL = [analysis.Dominance, analysis.PostDominance, analysis.Liveness, analysis.CallGraph, analysis.SymbolUsers]
each_class = pytest.mark.parametrize("cls", ALL, ids=lambda cls: cls.__name__)


#===-- Dominance --------------------------------------------------------------------------------===#


def test_dominance_of_blocks() -> None:
    module = parse(DIAMOND)
    entry, left, right, end, lost = blocks = blocks_of(module)
    tree = analysis.Dominance(module)
    assert [tree.immediate_dominator(block) for block in blocks] == [None, entry, entry, entry, None]
    assert tree.immediate_dominator(end) is entry
    assert tree.nearest_common_dominator(left, right) is entry
    assert tree.nearest_common_dominator(a=left, b=left) is left
    assert tree.nearest_common_dominator(left, lost) is None  # type: ignore[arg-type]
    assert [tree.is_reachable(block) for block in blocks] == [True] * 4 + [False]
    assert tree.dominates(entry, end) and tree.dominates(end, end) and tree.dominates(end, lost)  # type: ignore[arg-type]
    assert not tree.dominates(left, end) and not tree.dominates(end, entry)  # type: ignore[arg-type]
    assert tree.properly_dominates(entry, end) and not tree.properly_dominates(end, end)  # type: ignore[arg-type]


def test_post_dominance_of_blocks() -> None:
    entry, left, right, end, lost = blocks = blocks_of(parse(DIAMOND))
    tree = analysis.PostDominance(entry.owner)
    assert [tree.immediate_dominator(block) for block in blocks] == [end, end, end, None, None]
    assert tree.nearest_common_dominator(left, right) is end
    assert tree.dominates(end, entry) and tree.dominates(end, end) and not tree.dominates(entry, end)  # type: ignore[arg-type]
    assert tree.properly_dominates(end, left) and not tree.properly_dominates(end, end)  # type: ignore[arg-type]
    assert all(tree.is_reachable(block) for block in blocks)


def test_dominance_of_operations_and_values() -> None:
    module = parse(NEST)
    tree = analysis.Dominance(module.operation)
    first, loop, use, other, last = (find(module, name) for name in ("t.a", "scf.for", "t.use", "t.other", "t.last"))
    assert tree.dominates(first, use) and tree.dominates(loop, loop) and tree.dominates(loop, use)
    assert not tree.dominates(use, other) and not tree.dominates(last, first) and not tree.dominates(use, loop)
    assert tree.properly_dominates(first, last) and not tree.properly_dominates(loop, loop)
    assert tree.properly_dominates(loop, use) and tree.properly_dominates(loop, use, True)
    assert not tree.properly_dominates(loop, use, enclosing_op_ok=False)
    value, induction = first.results[0], loop.regions[0].blocks[0].arguments[0]
    assert tree.dominates(value, use) and tree.dominates(value, first) and tree.dominates(a=induction, b=other)
    assert tree.properly_dominates(value, last) and not tree.properly_dominates(value, first)
    assert not tree.dominates(induction, last)
    assert tree.nearest_common_dominator(use.block, other.block) is loop.regions[0].blocks[0]
    behind = analysis.PostDominance(module)
    assert behind.dominates(last, first) and behind.dominates(last, use) and not behind.dominates(use, loop)
    assert behind.properly_dominates(loop, use) and not behind.properly_dominates(loop, use, enclosing_op_ok=False)


def test_regions_that_are_graphs() -> None:
    module = parse('"t.a"() : () -> ()\n"t.b"() : () -> ()')
    first, second = module.body.operations
    for tree in analysis.Dominance(module), analysis.PostDominance(module):
        assert tree.properly_dominates(second, first) and tree.properly_dominates(first, second)
        assert tree.properly_dominates(first, first) and tree.properly_dominates(module.body, module.body)
        assert not tree.dominates(module.operation, ir.Operation.create("t.c"))


def test_what_dominance_notices_and_what_not() -> None:
    module = parse(DIAMOND)
    entry, left, right, end, lost = blocks_of(module)
    tree = analysis.Dominance(module)
    assert tree.immediate_dominator(end) is entry
    entry.operations[2].erase()  # type: ignore[union-attr]
    with ir.InsertionPoint(entry):  # type: ignore[arg-type]
        ir.Operation.create("cf.br", successors=[left])
    assert tree.immediate_dominator(end) is entry
    tree.invalidate()
    assert tree.immediate_dominator(end) is left
    new = ir.Block.create_after(end)
    with ir.InsertionPoint(left):  # type: ignore[arg-type]
        left.operations[1].erase()  # type: ignore[union-attr]
        ir.Operation.create("cf.br", successors=[new])
    with ir.InsertionPoint(new):
        ir.Operation.create("cf.br", successors=[end], operands=[entry.arguments[1]])  # type: ignore[union-attr]
    assert tree.immediate_dominator(new) is left  # It has not been there: the tree is made anew.
    assert tree.immediate_dominator(end) is new


def test_dominance_asks_for_what_fits() -> None:
    module = parse(DIAMOND)
    entry, left, right, end, lost = blocks_of(module)
    value, op = entry.arguments[0], entry.operations[0]
    tree, behind = analysis.Dominance(module), analysis.PostDominance(module)
    for wrong in (3, None, "text", op.operation.regions, object):
        with pytest.raises(TypeError, match="expected an Operation, a Block or a Value"):
            tree.dominates(wrong, op)  # type: ignore[arg-type]
    for pair in ((op, entry), (op, value), (entry, op), (value, entry), (value, value), (op, None)):
        for ask in (tree.dominates, tree.properly_dominates, behind.dominates):
            with pytest.raises(TypeError, match="expected a"):
                ask(*pair)  # pyright: ignore[reportArgumentType, reportCallIssue]
    for of in (entry, value):
        with pytest.raises(TypeError, match="enclosing_op_ok applies to operations, not to a (Block|Value)"):
            tree.properly_dominates(of, of, enclosing_op_ok=True)
    for ask in (behind.dominates, behind.properly_dominates):
        with pytest.raises(ValueError, match="values do not post-dominate"):
            ask(value, op)
    for ask in (tree.is_reachable, tree.immediate_dominator):  # type: ignore[assignment]
        with pytest.raises(TypeError, match="expected a Block"):
            ask(op)  # type: ignore[call-overload]


#===-- Liveness ---------------------------------------------------------------------------------===#


def test_liveness_of_blocks() -> None:
    module = parse(DIAMOND)
    entry, left, right, end, lost = blocks_of(module)
    live = analysis.Liveness(module)
    assert [texts(live.live_in(block)) for block in blocks_of(module)] == [
        [], ["%arg1", "%0"], ["%arg1", "%0"], ["%0"], []]
    assert [texts(live.live_out(block)) for block in blocks_of(module)] == [
        ["%arg1", "%0"], ["%0"], ["%0"], [], []]
    flag, x = entry.arguments
    added, squared = (op.result for op in list(entry.operations)[:2])
    assert live.live_in(left)[1] is added and live.live_in(left)[0] is x
    assert live.is_live_in(added, end) and live.is_live_in(value=x, block=left) and not live.is_live_in(x, end)
    assert live.is_live_out(x, entry) and not live.is_live_out(flag, entry) and not live.is_live_out(squared, entry)
    assert live.is_dead_after(squared, entry.operations[1]) and live.is_dead_after(flag, entry.operations[2])
    assert not live.is_dead_after(added, entry.operations[0]) and not live.is_dead_after(flag, entry.operations[0])
    assert live.is_dead_after(value=x, op=left.operations[0])


def test_liveness_of_what_is_nested() -> None:
    module = parse(NEST)
    function = module.body.operations[0]
    loop, use, last = (find(module, name) for name in ("scf.for", "t.use", "t.last"))
    value = find(module, "t.a").results[0]
    live = analysis.Liveness(function)
    assert live.live_in(use.block)[0] is value
    assert texts(live.live_in(loop.regions[0].blocks[0])) == ["%arg1", "%0"]
    assert live.live_out(use.block) == []
    assert not live.is_dead_after(value, loop) and live.is_dead_after(value, last)
    assert analysis.Liveness(loop).live_in(use.block) == [value]
    assert analysis.Liveness(loop).live_in(last.block) == []
    with pytest.raises(TypeError):
        live.live_in(value)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        live.is_live_in(use.block, value)  # type: ignore[arg-type]


#===-- Calls ------------------------------------------------------------------------------------===#


def test_call_graph() -> None:
    module = parse(CALLS)
    graph = analysis.CallGraph(module)
    main, even, odd, referred, unused, declared = functions(module).values()
    external = graph.external
    assert symbols(graph.nodes) == ["main", "even", "odd", "referred", "unused"]
    assert graph.nodes[0] is main
    assert graph.callees(main) == [even, external] and graph.callees(odd) == [even]
    assert graph.callers(even) == [main, odd] and graph.callers(main) == [external]
    assert graph.callees(external) == [main, referred] and graph.callers(external) == [main]
    assert graph.callers(unused) == graph.callees(unused) == []
    assert [sorted(symbols(each)) for each in graph.components] == [["even", "odd"], ["main"], ["referred"], ["unused"]]
    assert [graph.component_of(each) for each in graph.nodes] == [1, 0, 0, 2, 3]
    assert main in graph and even.operation in graph
    assert declared not in graph and external not in graph and module.operation not in graph


def test_the_external_node() -> None:
    graph, other = analysis.CallGraph(parse(CALLS)), analysis.CallGraph(parse(DIAMOND))
    assert graph.external is other.external and repr(graph.external) == "<the external node>"
    assert type(graph.external) is analysis.ExternalNode
    with pytest.raises(TypeError):
        analysis.ExternalNode()


def test_what_is_no_function() -> None:
    module = parse(CALLS)
    graph = analysis.CallGraph(module)
    for op in (functions(module)["declared"], find(module, "func.call"), module):
        for ask in (graph.callees, graph.callers, graph.component_of):
            with pytest.raises(ValueError, match=r"'\w+\.\w+' is not a function of the call graph"):
                ask(op)
    for wrong in (None, 3, "main", module.body, graph):
        for ask in (graph.callees, graph.callers, graph.component_of, graph.__contains__):
            with pytest.raises(TypeError, match="expected an Operation or OpView"):
                ask(wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        graph.component_of(graph.external)  # type: ignore[arg-type]


def test_a_function_that_came_since() -> None:
    module = parse(CALLS)
    graph = analysis.CallGraph(module)
    new = ir.Operation.parse("func.func @new() { return }")
    module.body.append(new)
    assert new not in graph and len(graph.nodes) == 5
    assert new in analysis.CallGraph(module)


#===-- Symbols ----------------------------------------------------------------------------------===#


def test_users_of_symbols() -> None:
    module = parse(SYMBOLS)
    inner, function = module.body.operations
    users = analysis.SymbolUsers(module)
    call, refer = find(module, "func.call"), find(module, "t.refer")
    assert [op.operation for op in users.users(function)] == [call, refer]
    assert users.users(function)[0] is call.opview
    assert users.users(inner) == [refer.opview] and users.users(find(inner, "func.func")) == [refer.opview]
    assert users.users(call) == []
    for op in (function, call):
        with pytest.raises(ValueError, match="is not a symbol table"):
            analysis.SymbolUsers(op)
    with pytest.raises(TypeError):
        users.users("f")  # type: ignore[arg-type]


#===-- All --------------------------------------------------------------------------------------===#


@each_class
def test_what_they_are_made_of(cls: Any) -> None:
    module = parse(CALLS)
    for given in (module, module.operation, module.operation.opview):
        assert cls(given).operation is module.operation
    assert cls(op=module).operation is module.operation
    for wrong in ((), (3,), (None,), (module.body,), (module, module)):
        with pytest.raises(TypeError):
            cls(*wrong)
    with pytest.raises(TypeError):
        cls(root=module)
    with pytest.raises(AttributeError):
        cls(module).operation = module
    with pytest.raises(TypeError):
        type("Mine", (cls,), {})
    made = cls(module)
    made.__init__(3, 4)  # As of tuples: what is made is made.
    assert made.operation is module.operation and "tenure.analysis" in repr(made)


def questions(module: ir.Module) -> Iterator[Any]:
    """Each question, of a module in whose function there are blocks, values and calls."""
    function = module.body.operations[0]
    block = function.regions[0].blocks[0]
    op, value = block.operations[0], block.arguments[0]
    for tree in (analysis.Dominance(module), analysis.PostDominance(module)):
        yield tree, lambda tree=tree: tree.dominates(op, op)
        yield tree, lambda tree=tree: tree.properly_dominates(op, op)
        yield tree, lambda tree=tree: tree.dominates(block, block)
        yield tree, lambda tree=tree: tree.properly_dominates(block, block)
        yield tree, lambda tree=tree: tree.is_reachable(block)
        yield tree, lambda tree=tree: tree.immediate_dominator(block)
        yield tree, lambda tree=tree: tree.nearest_common_dominator(block, block)
    forward = analysis.Dominance(module)
    yield forward, lambda: forward.dominates(value, op)
    yield forward, lambda: forward.properly_dominates(value, op)
    live = analysis.Liveness(module)
    yield live, lambda: live.live_in(block)
    yield live, lambda: live.live_out(block)
    yield live, lambda: live.is_live_in(value, block)
    yield live, lambda: live.is_live_out(value, block)
    yield live, lambda: live.is_dead_after(value, op)
    graph = analysis.CallGraph(module)
    yield graph, lambda: graph.callees(function)
    yield graph, lambda: graph.callers(function)
    yield graph, lambda: graph.component_of(function)
    yield graph, lambda: function in graph
    users = analysis.SymbolUsers(module)
    yield users, lambda: users.users(function)


COUNT = 26


def test_all_questions_have_answers() -> None:
    asked = list(questions(parse(CALLS)))
    assert len(asked) == COUNT
    for _, ask in asked:
        ask()


@pytest.mark.parametrize("number", range(COUNT))
def test_arguments_that_are_stale(number: Any) -> None:
    module = parse(CALLS)
    _, ask = list(questions(module))[number]
    module.body.operations[0].erase()
    with pytest.raises(ir.StaleHandleError, match="was erased|the block was|its parent"):
        ask()


@pytest.mark.parametrize("number", range(COUNT))
def test_arguments_of_another_context(number: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each analysis is asked about what another context has."""
    module = parse(CALLS)
    with new_context():
        foreign = parse(CALLS)
        for cls in ALL:
            made = cls(module)
            monkeypatch.setattr(analysis, cls.__name__, lambda op, made=made: made)
        asked = list(questions(foreign))
    with pytest.raises(ValueError, match="another context"):
        asked[number][1]()


@each_class
def test_the_root_goes(cls: Any) -> None:
    module = parse('"t.first"() : () -> ()\nmodule @m {' + CALLS + "}")
    inner = module.body.operations[1]
    made = cls(inner)
    inner.erase()
    with pytest.raises(ir.StaleHandleError, match="'builtin.module' was erased"):
        made.operation
    block = module.body
    op = ir.Operation.create("t.a", ip=ir.InsertionPoint(block), results=[ir.IndexType.get()])
    asks = {"Dominance": lambda: made.dominates(op, op), "PostDominance": lambda: made.immediate_dominator(block),
            "Liveness": lambda: made.live_in(block), "CallGraph": lambda: made.callees(op),
            "SymbolUsers": lambda: made.users(op)}
    with pytest.raises(ir.StaleHandleError, match="'builtin.module' was erased"):
        asks[cls.__name__]()
    if cls is analysis.CallGraph:
        for ask in (lambda: made.nodes, lambda: made.components, lambda: made.callees(made.external)):
            with pytest.raises(ir.StaleHandleError, match="'builtin.module' was erased"):
                ask()  # type: ignore[no-untyped-call]


@each_class
def test_the_scope_of_the_root_closes(cls: Any) -> None:
    module = parse(CALLS)
    with ir.Scope():
        op = module.body.owner
        made = cls(op)
        assert made.operation == module.operation
    with pytest.raises(ir.StaleHandleError, match="scope"):
        made.operation


def test_answers_are_of_the_scope_that_is_open() -> None:
    module = parse(CALLS)
    graph, live = analysis.CallGraph(module), analysis.Liveness(module)
    with ir.Scope():
        inside = graph.nodes[0]
        values = live.live_out(module.body)
    assert graph.nodes[0] is module.body.operations[0] and values == []
    with pytest.raises(ir.StaleHandleError, match="scope"):
        inside.name


def test_answers_that_are_stale() -> None:
    module = parse(CALLS)
    graph, users = analysis.CallGraph(module), analysis.SymbolUsers(module)
    main, even, odd = list(functions(module).values())[:3]
    odd.erase()
    assert graph.callees(main)[0] is even  # Nothing of it is stale.
    for ask in (lambda: graph.nodes, lambda: graph.components, lambda: graph.callees(even), lambda: graph.callers(even),
                lambda: users.users(even)):  # type: ignore[arg-type]
        with pytest.raises(ir.StaleHandleError, match="was erased"):
            ask()
    module = parse(DIAMOND)
    entry, left, right, end, lost = blocks_of(module)
    live, tree = analysis.Liveness(module), analysis.Dominance(module)
    entry.operations[0].result.replace_all_uses_with(entry.arguments[1])
    assert tree.immediate_dominator(end) is entry
    entry.operations[0].erase()  # type: ignore[union-attr]
    with pytest.raises(ir.StaleHandleError, match="'arith.addi' was erased"):
        live.live_in(left)
    assert live.is_live_in(entry.arguments[1], left)  # type: ignore[union-attr]


def test_a_dominator_that_was_erased() -> None:
    module = parse("""func.func @f() {
      cf.br ^bb1
    ^bb1:
      cf.br ^bb2
    ^bb2:
      return
    }""")
    entry, middle, end = blocks_of(module)
    tree = analysis.Dominance(module)
    assert tree.immediate_dominator(end) is middle
    entry.operations[0].erase()
    middle.operations[0].erase()  # type: ignore[union-attr]
    middle.append_to(ir.Operation.create("t.r", regions=1).regions[0])  # type: ignore[union-attr]
    del middle
    gc.collect()
    with pytest.raises(ir.StaleHandleError, match="the block was erased"):
        tree.immediate_dominator(end)
    tree.invalidate()
    assert tree.immediate_dominator(end) is None and not tree.is_reachable(end)


#===-- What is kept -----------------------------------------------------------------------------===#


@each_class
def test_an_analysis_keeps_its_tree(cls: Any) -> None:
    made = cls(parse(CALLS))
    gc.collect()
    assert made.operation.verify()
    assert made.operation.regions[0].blocks[0].operations[0].name.value == "main"


@each_class
def test_an_analysis_goes_with_its_last_name(cls: Any) -> None:
    gc.collect()
    before = ir.Context._get_live_count()
    with new_context():
        made = cls(parse(CALLS))
    gone = weakref.ref(made)
    assert gone() is made and ir.Context._get_live_count() == before + 1
    del made
    assert gone() is None
    gc.collect()
    assert ir.Context._get_live_count() == before


@each_class
def test_cycles_through_an_analysis_are_collected(cls: Any) -> None:
    gc.collect()
    before = ir.Context._get_live_count()
    with new_context():
        module = parse(CALLS)
        module.operation.analysis = made = cls(module.operation)
    gone = weakref.ref(made)
    del module, made
    gc.collect()
    assert gone() is None and ir.Context._get_live_count() == before


def test_lazily_read_bodies_are_read() -> None:
    stream = io.BytesIO()
    parse(CALLS + DIAMOND).operation.write_bytecode(stream)
    for cls in ALL:
        module = ir.Module.parse(stream.getvalue(), lazy=True)
        assert cls(module).operation is module.operation  # type: ignore[attr-defined]
    module = ir.Module.parse(stream.getvalue(), lazy=True)
    graph = analysis.CallGraph(module)
    assert [sorted(symbols(each)) for each in graph.components][:2] == [["even", "odd"], ["main"]]


#===-- What acts --------------------------------------------------------------------------------===#


class Acts:
    """A flag that acts when it is asked for its truth."""

    def __init__(self, act: Any) -> None:
        self.act = act

    def __bool__(self) -> bool:
        self.act()
        return True


def test_a_flag_that_erases_what_is_asked_about() -> None:
    module = parse(NEST)
    tree = analysis.Dominance(module)
    loop, use = find(module, "scf.for"), find(module, "t.use")
    with pytest.raises(ir.StaleHandleError, match="'scf.for' was erased"):
        tree.properly_dominates(loop, use, enclosing_op_ok=Acts(loop.erase))  # type: ignore[call-overload]

    def raises() -> None:
        raise KeyError("mine")

    with pytest.raises(KeyError):
        tree.properly_dominates(loop, use, enclosing_op_ok=Acts(raises))  # type: ignore[call-overload]
    function = module.body.operations[0]
    with pytest.raises(ir.StaleHandleError, match="was erased"):
        tree.properly_dominates(module.operation, function, enclosing_op_ok=Acts(module.operation.erase))  # type: ignore[call-overload]


def test_a_caster_that_erases_what_is_listed() -> None:
    module = parse(DIAMOND)
    entry, left, right, end, lost = blocks_of(module)
    live = analysis.Liveness(module)
    entry.operations[0].result.replace_all_uses_with(entry.arguments[1])
    seen = []

    def cast(value: Any) -> Any:
        seen.append(value)
        if len(seen) == 1:
            module.body.operations[0].erase()
        return value

    ir.register_value_caster(ir.IntegerType.static_typeid)(cast)
    try:
        with pytest.raises(ir.StaleHandleError, match="erased"):
            live.live_in(left)
    finally:
        # Casters of modules that other tests have imported stay.
        del ir._globals._value_casters[ir.IntegerType.static_typeid]
        if not ir._globals._value_casters:
            _tenure._set("value_caster", None)
    assert len(seen) == 1


class Erases:
    """Garbage that erases when it is collected."""

    def __init__(self, op: Any) -> None:
        self.me, self.op = self, op

    def __del__(self) -> None:
        self.op.erase()


@each_class
def test_a_collection_that_erases_the_root(cls: Any, capfd: pytest.CaptureFixture[str]) -> None:
    """Whichever allocation the collection begins in, what is made answers or says why not."""
    before = gc.get_threshold()
    try:
        for threshold in range(1, 12):
            gc.collect()
            module = parse(CALLS)
            op = module.operation
            block = module.body.operations[0].regions[0].blocks[0]
            Erases(op)
            gc.set_threshold(threshold)
            try:
                made = cls(op)
                if cls is analysis.Liveness:
                    made.live_in(block)  # pyright: ignore[reportAttributeAccessIssue]
                elif cls is analysis.CallGraph:
                    made.components  # pyright: ignore[reportAttributeAccessIssue]
                else:
                    made.operation
            except ir.StaleHandleError:
                pass
            finally:
                gc.set_threshold(*before)
    finally:
        gc.set_threshold(*before)
    capfd.readouterr()  # What goes while its wrapper is made is reported, too.


#===-- Threads ----------------------------------------------------------------------------------===#

MANY = 300_000


@pytest.fixture(scope="module")
def big() -> Iterator[Any]:
    """A function of so many blocks, in a context of its own."""
    with new_context() as context:
        middle = "".join(f"^bb{i}:\n  cf.cond_br %c, ^bb{i + 1}, ^bb{i // 2 + 1}\n" for i in range(1, MANY))
        yield ir.Module.parse(f"func.func @f(%c: i1) {{\n  cf.br ^bb1\n{middle}^bb{MANY}:\n  return\n}}", context)


def test_other_threads_run_while_a_tree_is_made(big: Any) -> None:
    blocks = big.body.operations[0].regions[0].blocks
    first, last = blocks[0], blocks[MANY]
    tree = analysis.Dominance(big)
    ticks, over = [0], threading.Event()

    def tick() -> None:
        while not over.is_set():
            time.sleep(0.0005)
            ticks[0] += 1

    def forget() -> None:
        while not over.is_set():
            tree.invalidate()  # Waits for the tree that is in the making.
            time.sleep(0.002)

    threads = [threading.Thread(target=target) for target in (tick, forget)]
    for thread in threads:
        thread.start()
    try:
        # With the lock held the others would come to their turn at the beginning and the end alone. On a busy machine
        # they may have to wait for a processor.
        for _ in range(20):
            tree.invalidate()
            before, start = ticks[0], time.perf_counter()
            assert tree.dominates(first, last)
            count, seconds = ticks[0] - before, time.perf_counter() - start
            if count > 4 or seconds < 0.02:
                break
        else:
            pytest.fail(f"{count} ticks in {seconds:.2f} s")
    finally:
        over.set()
        for thread in threads:
            thread.join()


def test_a_signal_stops_a_question(big: Any) -> None:
    class Stop(Exception):
        pass

    def handle(number: Any, frame: Any) -> None:
        raise Stop

    blocks = big.body.operations[0].regions[0].blocks
    first, last = blocks[0], blocks[MANY]
    tree = analysis.Dominance(big)
    before = signal.signal(signal.SIGALRM, handle)
    try:
        with pytest.raises(Stop):
            signal.setitimer(signal.ITIMER_REAL, 0.03)
            for _ in range(1000):
                tree.invalidate()
                tree.dominates(first, last)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert tree.dominates(first, last) and tree.immediate_dominator(last) is not None
