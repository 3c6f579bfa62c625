# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What runs while wrappers are made, dropped, compared and iterated over finds everything in order."""
from __future__ import annotations

import gc
import sys
import types
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from tenure import ir, passmanager, rewrite

SOURCE = '"t.x"() ({^bb0(%a: i32): "t.e"() : () -> ()}) {k = "v", l = 7 : i32, m} : () -> ()'


@pytest.fixture(autouse=True)
def here() -> Iterator[Any]:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with context, ir.Location.unknown():
        yield context


@pytest.fixture
def module() -> Any:
    return ir.Module.parse(SOURCE)


def top(module: ir.Module) -> Any:
    return module.body.operations[0]


CARRIERS = {
    "type": lambda m: ir.IntegerType.get_signless(77),
    "attribute": lambda m: ir.StringAttr.get("carried"),
    "expression": lambda m: ir.AffineExpr.get_dim(7),
    "operation": lambda m: top(m).operation,
    "view": top,
    "region": lambda m: top(m).regions[0],
    "block": lambda m: top(m).regions[0].blocks[0],
    "value": lambda m: top(m).regions[0].blocks[0].arguments[0],
}


#===-- Weak references ------------------------------------------------------------------------===#


@pytest.mark.parametrize("name", CARRIERS)
def test_a_weak_reference_fetches_what_ends(name: str, module: ir.Module) -> None:
    """The one that is fetched while the last name goes is alive, and the one that comes later too."""
    fetch = CARRIERS[name]
    for _ in range(50):
        kept = []
        watch = weakref.ref(fetch(module), lambda _: kept.append(fetch(module)))  # type: ignore[no-untyped-call]
        assert watch() is None and len(kept) == 1
        assert fetch(module) is kept[0]  # type: ignore[no-untyped-call]
        str(kept[0])


@pytest.mark.parametrize("name", CARRIERS)
def test_a_weak_reference_fetches_and_drops_what_ends(name: str, module: ir.Module) -> None:
    fetch = CARRIERS[name]
    calls = []

    def again(_: Any) -> None:
        calls.append(1)
        if len(calls) % 5:
            watches.append(weakref.ref(fetch(module), again))  # type: ignore[no-untyped-call]

    watches = []
    for _ in range(20):
        watches.append(weakref.ref(fetch(module), again))  # type: ignore[no-untyped-call]
        str(fetch(module))  # type: ignore[no-untyped-call]
    assert len(calls) == 100


def test_a_weak_reference_erases_what_ends(module: ir.Module) -> None:
    watch = weakref.ref(top(module).regions[0].blocks[0], lambda _: module.body.operations[0].erase())
    assert watch() is None and len(module.body.operations) == 0


def test_a_weak_reference_drops_the_context() -> None:
    held = [ir.Context()]
    watch = weakref.ref(ir.IntegerType.get_signless(9, held[0]), lambda _: held.clear())
    assert watch() is None and not held


#===-- Attributes of the user -----------------------------------------------------------------===#


class Acts:
    def __init__(self, act: Any) -> None:
        self.act = act

    def __del__(self) -> None:
        self.act()


def test_finalizers_run_after_an_erasure(module: ir.Module) -> None:
    """What erased wrappers held goes when the op is gone, and may use the library."""
    seen = []
    view, block = top(module), top(module).regions[0].blocks[0]
    view.mine = Acts(lambda: seen.append(len(module.body.operations)))
    block.mine = Acts(lambda: seen.append(str(ir.Module.parse("module {}"))))  # type: ignore[arg-type]
    del block
    op = view.operation
    del view
    op.erase()
    gc.collect()
    assert seen == [0, "module {\n}\n"] or seen == ["module {\n}\n", 0]


def test_a_collection_while_much_is_erased(module: ir.Module) -> None:
    """Finalizers that use and erase run in a collection at any time, but not in the library."""
    body = module.body
    with ir.InsertionPoint(body):
        ops = [ir.Operation.create("t.y", results=[ir.IndexType.get()]) for _ in range(200)]
    for i, op in enumerate(ops):
        op.mine = [op, i]  # type: ignore[attr-defined]

    class Cycle:
        def __init__(self) -> None:
            self.itself = self

        def __del__(self) -> None:
            str(ir.IntegerType.get_signless(1 + len(body.operations)))
            if len(body.operations) > 150:
                body.operations[len(body.operations) - 1].operation.erase()

    thresholds = gc.get_threshold()
    gc.set_threshold(1, 1, 1)
    try:
        for op in ops[:50]:
            Cycle()
            op.erase()
    finally:
        gc.set_threshold(*thresholds)
    for op in ops:
        try:
            op.erase()
        except ir.StaleHandleError:
            pass
    assert [op.name for op in body.operations] == ["t.x"]


#===-- Iterators ------------------------------------------------------------------------------===#


def test_an_iterator_that_ends_while_it_makes_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """Finding the class of a view imports a module, which comes to the iterator's end first."""
    package = types.ModuleType("reentrant_dialects")
    package.__path__ = []
    monkeypatch.setitem(sys.modules, "reentrant_dialects", package)
    monkeypatch.setattr(ir.globals if hasattr(ir, "globals") else _globals(), "dialect_search_modules",  # pyright: ignore[reportAttributeAccessIssue]
                        ["reentrant_dialects"])
    held: dict[Any, Any] = {}

    class Finder:
        @staticmethod
        def find_spec(name: str, path: Any = None, target: Any = None) -> None:
            if name == "reentrant_dialects.endsnow" and held:
                list(held["iterator"])
                held.clear()
                gc.collect()
            return None

    monkeypatch.setattr(sys, "meta_path", [Finder, *sys.meta_path])
    context = ir.Context()
    context.allow_unregistered_dialects = True
    module = ir.Module.parse('"endsnow.a"() : () -> ()\n"t.b"() : () -> ()', context)
    iterator = iter(module.body.operations)
    held["iterator"] = iterator
    del context, module
    assert next(iterator).name == "endsnow.a"


def _globals() -> Any:
    from tenure._globals import globals
    return globals


#===-- Handlers of diagnostics ----------------------------------------------------------------===#


VALID = """func.func @f(%a: i32) -> i32 {
  return %a : i32
}
"t.x"() ({ ^bb0(%q: i32): "t.y"(%q) : (i32) -> () }) : () -> ()"""

def run_with(function: Any, module: ir.Module) -> None:
    manager = passmanager.PassManager("builtin.module")
    manager.add(function)
    manager.run(module.operation)


REPORTING = {
    "parse": lambda m: ir.Module.parse("%0 = t.nothing"),
    "verify": lambda m: m.operation.verify(),
    "str": str,
    "type": lambda m: ir.Type.parse("tensor<?xq>"),
    "attribute": lambda m: ir.Attribute.parse("dense<[1, 2]> : tensor<3xi32>"),
    "pipeline": lambda m: passmanager.PassManager.parse("builtin.module(cse,nothing)"),
    "run": lambda m: run_with(lambda op, pass_: ir.Location.unknown().emit_error("words"), m),
    "vector": lambda m: ir.VectorType.get([-3], ir.F32Type.get()),
    "emit": lambda m: ir.Location.unknown().emit_error("words"),
}
ACTS = {
    "closes the scope": lambda m, scope: scope.__exit__(None, None, None),
    "erases the module": lambda m, scope: m.operation.erase(),
    "erases its operations": lambda m, scope: [op.operation.erase() for op in list(m.body.operations)],
    "erases its body": lambda m, scope: m.body.erase(),
    "detaches": lambda m, scope: m.body.operations[0].operation.detach_from_parent(),
    "reports more": lambda m, scope: REPORTING["verify"](m),  # type: ignore[operator]
    "collects": lambda m, scope: gc.collect(),
}


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("report", REPORTING)
def test_a_handler_may_do_anything(report: Any, act: Any, here: Any) -> None:
    """Handlers are told when the library is done: with the call's result, or before its error."""
    here.emit_error_diagnostics = True
    acted = []

    def handler(diagnostic: ir.Diagnostic) -> bool:
        acted.append(diagnostic.message)
        if len(acted) == 1:
            try:
                ACTS[act](module, scope)  # type: ignore[no-untyped-call]
            except (ir.MLIRError, ir.StaleHandleError, ValueError):  # What the library reports itself may refuse it.
                pass
        return True

    scope = ir.Scope()
    scope.__enter__()
    module = ir.Module.parse(VALID)
    entry = module.body.operations[0].regions[0].blocks[0]
    ir.Operation.create("arith.addi", results=[ir.F32Type.get()], operands=[entry.arguments[0]],
                        ip=ir.InsertionPoint(entry.operations[0]))
    with here.attach_diagnostic_handler(handler):
        try:
            REPORTING[report](module)  # type: ignore[operator]
        except (ir.MLIRError, ValueError, ir.StaleHandleError):
            pass
    assert acted
    if scope.is_open:
        scope.__exit__(None, None, None)
    assert str(ir.Module.parse("module {}")) == "module {\n}\n"


#===-- Maps of attributes ---------------------------------------------------------------------===#


class Index:
    def __init__(self, act: Any) -> None:
        self.act = act

    def __index__(self) -> int:
        self.act()
        return 0


def test_an_index_erases_the_op(module: ir.Module) -> None:
    view = top(module)
    attributes, regions, uses = view.attributes, view.regions, view.operands
    operation = view.operation
    with pytest.raises(ir.StaleHandleError):
        attributes[Index(operation.erase)]
    for each in (regions, uses):
        with pytest.raises(ir.StaleHandleError):
            each[Index(lambda: None)]


def test_an_index_erases_the_owner_of_a_list(module: ir.Module) -> None:
    for name in ("regions", "results", "operands", "successors"):
        op = ir.Operation.create("t.z", regions=1, results=[ir.IndexType.get()])
        with pytest.raises(ir.StaleHandleError):
            getattr(op, name)[Index(op.erase)]


def test_attributes_are_read_at_once(module: ir.Module) -> None:
    """Finalizers that run while the list is made change the op, not the answer."""
    attributes = top(module).attributes

    class Cycle:
        def __init__(self) -> None:
            self.itself = self

        def __del__(self) -> None:
            attributes["k"] = ir.StringAttr.get("w")
            attributes["n" * (len(attributes) % 9)] = ir.UnitAttr.get()

    thresholds = gc.get_threshold()
    for read in (attributes.keys, attributes.values, attributes.items, lambda: list(attributes)):
        count = len(attributes)
        Cycle()
        gc.set_threshold(1, 1, 1)
        try:
            assert len(read()) in (count, len(attributes))
        finally:
            gc.set_threshold(*thresholds)


#===-- Comparing ------------------------------------------------------------------------------===#


@pytest.mark.parametrize("name", CARRIERS)
def test_comparing_with_what_raises(name: str, module: ir.Module) -> None:
    class Raises:
        @property  # type: ignore[misc]
        def __class__(self) -> Any:  # pyright: ignore[reportIncompatibleMethodOverride]
            raise KeyError("mine")

        def __eq__(self, other: object) -> Any:
            return NotImplemented

    carrier = CARRIERS[name](module)  # type: ignore[no-untyped-call]
    for compare in (lambda: carrier == Raises(), lambda: carrier != Raises()):
        try:
            assert compare() in (True, False)  # type: ignore[no-untyped-call]
        except KeyError:
            pass


#===-- Keywords -------------------------------------------------------------------------------===#


def test_keywords_that_act_when_they_go() -> None:
    class Name(str):
        def __del__(self) -> None:
            ir.Operation.create("t.a", regions=1, results=[])

    for i in range(20):
        op = ir.Operation.create("t.a", **{Name("regions"): 2, Name("results"): [ir.IndexType.get()] * i})  # type: ignore[arg-type]
        assert (len(op.regions), len(op.results)) == (2, i)
    assert len(ir.Operation.create("t.a", results=[], regions=3).regions) == 3


#===-- Casters --------------------------------------------------------------------------------===#


def test_a_caster_that_registers_another(module: ir.Module) -> None:
    made = []

    def cast(type_: Any) -> Any:
        def other(type_: Any) -> Any:
            return type_

        ir.register_type_caster(ir.NoneType.static_typeid, replace=True)(other)
        gc.collect()
        made.append(type_)
        return type_

    ir.register_type_caster(ir.NoneType.static_typeid)(cast)
    try:
        assert isinstance(ir.Type.parse("none"), ir.NoneType) and made
    finally:
        from tenure import _tenure
        from tenure._globals import globals
        globals._type_casters.clear()
        _tenure._set("type_caster", None)


def test_a_class_that_is_replaced(module: ir.Module) -> None:
    def view_class(name: str) -> Any:
        return type(name, (ir.OpView,), {"OPERATION_NAME": "t.replaced"})

    registered = _globals()
    registered._register_operation_impl("t.replaced", view_class("First"))
    try:
        with ir.InsertionPoint(module.body):
            for i in range(4):
                op = ir.Operation.create("t.replaced")
                assert type(op.opview).__name__ == ("First" if i == 0 else f"Next{i - 1}")
                registered._register_operation_impl("t.replaced", view_class(f"Next{i}"), replace=True)
                del op
                gc.collect()
        assert len([op for op in module.body.operations if op.name == "t.replaced"]) == 4
    finally:
        del registered._operations["t.replaced"]
        from tenure import _tenure
        _tenure._classes_changed()


def test_a_class_that_goes_with_its_view(module: ir.Module) -> None:
    """A view and its class in one cycle: the next fetch is of a class that is there."""
    for i in range(5):
        class Mine(ir.OpView):
            OPERATION_NAME = "t.x"

        view = Mine(top(module).operation) if i % 2 else Mine(top(module))
        view.itself, view.kind = view, Mine  # type: ignore[attr-defined]
        gone = weakref.ref(Mine)
        del view, Mine
        gc.collect()
        assert gone() is None
        again = top(module)
        assert type(again).__mro__ and again.name == "t.x" and again.operation.name == "t.x"
        again.mark = i
        del again
        assert top(module).mark == i


#===-- Patterns and passes --------------------------------------------------------------------===#


def test_a_pattern_that_runs_its_own_set(module: ir.Module) -> None:
    """The rewriter of a call that is under way is not the inner call's."""
    inner = ir.Module.parse('"t.p"() : () -> ()')
    runs: list[Any] = []
    patterns = rewrite.RewritePatternSet()

    def pattern(op: Any, rewriter: rewrite.PatternRewriter) -> None:
        if not runs:
            runs.append(rewriter)
            rewrite.walk_and_apply_patterns(inner, frozen)
            assert runs[1] is not rewriter
            with pytest.raises(RuntimeError, match="valid only during the callback"):
                runs[1].erase_op(op)
        else:
            runs.append(rewriter)
        rewriter.erase_op(op)

    patterns.add("t.p", pattern)
    frozen = patterns.freeze()
    outer = ir.Module.parse('"t.p"() : () -> ()')
    rewrite.walk_and_apply_patterns(outer, frozen)
    assert len(runs) == 2 and len(outer.body.operations) == len(inner.body.operations) == 0


def test_values_that_erase_what_they_replace() -> None:
    patterns = rewrite.RewritePatternSet()

    def pattern(op: Any, rewriter: rewrite.PatternRewriter) -> None:
        def values() -> Iterator[Any]:
            rewriter.erase_op(op)
            return
            yield

        with pytest.raises(ir.StaleHandleError):
            rewriter.replace_op(op, values())  # type: ignore[call-overload]

    patterns.add("t.p", pattern)
    module = ir.Module.parse('"t.p"() : () -> ()')
    rewrite.walk_and_apply_patterns(module, patterns.freeze())
    assert len(module.body.operations) == 0


def test_a_pipeline_of_another_context() -> None:
    elsewhere = ir.Context()
    other = passmanager.PassManager("any", elsewhere)
    foreign = ir.Module.create(ir.Location.unknown(elsewhere))
    told = []

    def run(op: Any, pass_: Any) -> None:
        for manager, target in ((other, op), (passmanager.PassManager("any"), foreign.operation)):
            with pytest.raises(ValueError, match="another context"):
                pass_.run_pipeline(manager, target)
            told.append(1)

    manager = passmanager.PassManager("any")
    manager.add(run)
    manager.run(ir.Module.create().operation)
    assert told == [1, 1]


def test_made_twice() -> None:
    for made in (passmanager.PassManager("any"), rewrite.RewritePatternSet(), ir.Scope()):
        with pytest.raises(TypeError, match="already initialised"):
            made.__init__()


#===-- Capsules -------------------------------------------------------------------------------===#


def test_a_capsule_of_others() -> None:
    import ctypes

    make = ctypes.pythonapi.PyCapsule_New
    make.restype, make.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    name = b"tenure.passmanager.PassManager._CAPIPtr"
    with pytest.raises(TypeError):
        passmanager.PassManager._CAPICreate(make(1, name, None))


#===-- Names of values ------------------------------------------------------------------------===#


def test_nobody_sees_the_probe_of_a_name(module: ir.Module) -> None:
    """A value's name is found by an op that is made for it; no finalizer finds that op."""
    block = top(module).regions[0].blocks[0]
    counts = set()
    thresholds = gc.get_threshold()

    class Cycle:
        def __init__(self) -> None:
            self.itself = self

        def __del__(self) -> None:
            counts.add(len(block.operations))

    gc.set_threshold(1, 1, 1)
    try:
        for _ in range(20):
            Cycle()
            assert block.arguments[0].get_name() == "%arg0"
    finally:
        gc.set_threshold(*thresholds)
    assert counts <= {1}


def test_an_error_outlives_what_goes_with_it_in_a_handler() -> None:
    """Nothing is destroyed inside a handler: a detached op that loses its last name there goes later, without a word."""
    context = ir.Context()
    context.allow_unregistered_dialects = True
    heard = []
    with context, ir.Location.unknown():
        pool = [ir.Operation.create("t.x") for _ in range(3)]
        first = weakref.ref(pool[0])

        def handle(diagnostic: ir.Diagnostic) -> bool:
            with pytest.raises(TypeError, match="not 'Operation'"):
                int(*[pool.pop(0)])  # type: ignore[call-overload]
            heard.append(str(diagnostic))
            return True

        handler = context.attach_diagnostic_handler(handle)
        for _ in range(3):
            ir.Location.unknown().emit_error("said")
        handler.detach()
        assert heard == ["said"] * 3 and first() is None
        assert context._get_live_operation_count() == 0


class Asks:
    """What is asked for a number or a truth, and runs Python for it."""

    def __init__(self, error: Any = None) -> None:
        self.error, self.asked = error, 0

    def __index__(self) -> int:
        self.asked += len([0])
        if self.error:
            raise self.error
        return 0

    def __bool__(self) -> Any:
        return bool(self.__index__())


def test_nothing_is_read_any_more_once_an_argument_was_wrong() -> None:
    wrong, next_one = Asks(ValueError("first")), Asks()
    operation = ir.Operation.create("t.x")
    for call in (lambda: operation.print(print_generic_op_form=wrong, assume_verified=next_one),  # type: ignore[arg-type]
                 lambda: operation.get_asm(print_generic_op_form=wrong, assume_verified=next_one),  # type: ignore[call-overload]
                 lambda: ir.Module._parse_text("module {}", None, wrong, next_one, next_one),  # type: ignore[arg-type]
                 lambda: ir.Module._parse_text("module {}", None, None, wrong, next_one)):  # type: ignore[arg-type]
        with pytest.raises((ValueError, TypeError)):
            call()
    assert next_one.asked == 0
