# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pass managers: pipelines, passes in Python, and what handles are worth afterwards."""
from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from tenure import ir
from tenure.passmanager import PassManager, register_pass

TEXT = """
module {
  func.func private @unused() { return }
  func.func @main(%a: i32) -> i32 {
    %0 = arith.constant 1 : i32
    %1 = arith.constant 1 : i32
    %2 = arith.addi %0, %1 : i32
    %3 = arith.addi %a, %2 : i32
    return %3 : i32
  }
}
"""


@pytest.fixture
def context() -> Iterator[Any]:
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        yield context


def body_of(op: Any) -> Any:
    return op.regions[0].blocks[0].operations


def test_pipelines_read_as_they_print(context: ir.Context) -> None:
    assert str(PassManager()) == "any()"
    assert str(PassManager("builtin.module")) == "builtin.module()"
    spaced = PassManager.parse("builtin.module( func.func( cse , canonicalize ) )")
    assert str(spaced).startswith("builtin.module(func.func(cse,canonicalize")
    manager = PassManager("any")
    manager.add("cse")
    manager.add(pipeline="cse")
    assert str(manager) == "any(cse,cse)"


@pytest.mark.parametrize("pipeline, words", [
    ("cse", "expected pass pipeline to be wrapped with the anchor operation type"),
    ("any(none-such)", "MLIR Textual PassPipeline Parser:1:1: error: 'none-such' does not refer"),
    ("builtin.module(func.func(none-such))", "Parser:1:11: error: 'none-such' does not refer"),
    ("any(cse{none-such=1})", "none-such"),
])
def test_what_is_no_pipeline_is_a_value_error(context: ir.Context, pipeline: Any, words: Any) -> None:
    with pytest.raises(ValueError, match=words.replace("(", r"\(")):
        PassManager.parse(pipeline)


def test_an_error_while_adding_changes_nothing(context: ir.Context) -> None:
    manager = PassManager.parse("any(cse)")
    with pytest.raises(ValueError):
        manager.add("cse,none-such")
    assert str(manager) == "any(cse)"


def test_handles_are_right_or_stale_after_a_run(context: ir.Context) -> None:
    module = ir.Module.parse(TEXT)
    unused, main = list(module.body.operations)
    first, second, total, last, end = list(body_of(main))
    PassManager.parse("builtin.module(canonicalize,symbol-dce)").run(module.operation)
    assert [op.name for op in body_of(main)] == ["arith.constant", "arith.addi", "func.return"]
    for gone in (unused, first, second, total):
        try:
            assert gone.name in ("arith.constant", "arith.addi")
        except ir.StaleHandleError as error:
            assert "erased" in str(error)
        else:
            assert gone in list(body_of(main))
    with pytest.raises(ir.StaleHandleError):
        unused.attributes
    assert module.body.operations[0] is main
    assert body_of(main)[2] is end
    assert last.operation.parent is not None


def test_a_module_will_do(context: ir.Context) -> None:
    module = ir.Module.parse(TEXT)
    PassManager.parse("builtin.module(symbol-dce)").run(module)
    assert len(module.body.operations) == 1


def test_passes_in_python(context: ir.Context) -> None:
    module = ir.Module.parse(TEXT)
    seen = []

    def rename(op: Any, external: Any) -> None:
        seen.append((op, external))
        op.attributes["t.seen"] = ir.UnitAttr.get()

    manager = PassManager("builtin.module")
    manager.add(rename, name="rename")
    manager.add("symbol-dce")
    manager.run(module.operation)
    assert seen[0][0] is module.operation
    assert "t.seen" in module.operation.attributes
    assert len(module.body.operations) == 1
    seen[0][1].signal_pass_failure()


def test_a_pass_that_raises_is_heard(context: ir.Context) -> None:
    module = ir.Module.parse(TEXT)

    def bad(op: Any, external: Any) -> None:
        raise KeyError("none of ours")

    manager = PassManager()
    manager.add(bad)
    with pytest.raises(KeyError, match="none of ours"):
        manager.run(module.operation)
    assert "@main" in str(module)


def test_a_pass_that_fails_is_an_error(context: ir.Context) -> None:
    module = ir.Module.parse(TEXT)
    manager = PassManager()
    manager.add(lambda op, external: external.signal_pass_failure(), "fails")
    with pytest.raises(ir.MLIRError, match="Failure while executing pass pipeline"):
        manager.run(module.operation)


def test_a_pass_for_other_operations_is_refused(context: ir.Context) -> None:
    module = ir.Module.parse(TEXT)
    manager = PassManager()
    manager.add(lambda op, external: None, name="f", op_name="func.func")
    with pytest.raises(ValueError, match="'func.func'.*'builtin.module'"):
        manager.run(module.operation)


def test_a_pass_that_erases_its_operation_is_refused(context: ir.Context) -> None:
    module = ir.Module.parse(TEXT)
    manager = PassManager("func.func")
    manager.add(lambda op, external: op.erase(), name="eraser")
    with pytest.raises(ir.MLIRError, match="pass 'eraser' erased the operation that it ran on"):
        manager.run(module.body.operations[0].operation)
    assert "@main" in str(module) and "@unused" not in str(module)


def test_a_manager_cannot_run_inside_itself(context: ir.Context) -> None:
    module = ir.Module.parse(TEXT)
    manager = PassManager()
    manager.add(lambda op, external: manager.run(op))
    with pytest.raises(RuntimeError, match="is running"):
        manager.run(module.operation)


def test_operations_of_other_kinds_are_refused(context: ir.Context) -> None:
    module = ir.Module.parse(TEXT)
    with pytest.raises(ir.MLIRError, match="func.func"):
        PassManager.parse("func.func(cse)").run(module.operation)
    with pytest.raises(ir.MLIRError, match="trying to schedule a pass on an unregistered operation"):
        PassManager.parse("any(cse)").run(ir.Operation.parse('"t.op"() : () -> ()'))
    with pytest.raises(TypeError):
        PassManager().run(7)  # type: ignore[arg-type]


def test_operations_of_another_context_and_stale_ones_are_refused(context: ir.Context) -> None:
    manager = PassManager("any")
    with ir.Context() as other:
        module = ir.Module.parse(TEXT, other)
        with pytest.raises(ValueError, match="another context"):
            manager.run(module.operation)
    module = ir.Module.parse(TEXT, context)
    main = module.body.operations[1].operation
    main.erase()
    with pytest.raises(ir.StaleHandleError):
        PassManager.parse("func.func(cse)", context).run(main)


def test_what_is_printed_goes_to_stderr(context: ir.Context, capsys: pytest.CaptureFixture[str]) -> None:
    module = ir.Module.parse(TEXT)
    manager = PassManager.parse("builtin.module(symbol-dce)")
    manager.enable_ir_printing(print_before_all=True)
    manager.enable_timing()
    manager.run(module.operation)
    text = capsys.readouterr().err
    assert "IR Dump Before SymbolDCE (symbol-dce)" in text
    assert "IR Dump After SymbolDCE (symbol-dce)" in text
    assert "Execution time report" in text


def test_how_it_is_printed_can_be_said(context: ir.Context, capsys: pytest.CaptureFixture[str]) -> None:
    module = ir.Module.parse('module { "t.op"() {a = dense<[1, 2, 3]> : tensor<3xi8>} : () -> () }')
    manager = PassManager.parse("builtin.module(cse)")
    manager.enable_ir_printing(print_generic_op_form=True, large_elements_limit=2, enable_debug_info=True)
    manager.run(module.operation)
    text = capsys.readouterr().err
    assert '"builtin.module"() ({' in text
    assert "dense_resource<__elided__>" in text
    assert "loc(" in text
    with pytest.raises(ValueError, match="file tree"):
        manager.enable_ir_printing(tree_printing_dir_path="dumps")


def test_the_verifier_can_be_left_out(context: ir.Context) -> None:
    module = ir.Module.parse(TEXT)

    def break_it(op: Any, external: Any) -> None:
        op.regions[0].blocks[0].operations[1].attributes["sym_name"] = ir.StringAttr.get("unused")

    manager = PassManager()
    manager.add(break_it)
    manager.enable_verifier(False)
    manager.run(module.operation)
    manager.enable_verifier(True)
    with pytest.raises(ir.MLIRError):
        manager.run(module.operation)


def test_a_manager_outlives_the_name_of_its_context() -> None:
    context = ir.Context()
    manager = PassManager.parse("builtin.module(cse)", context)
    del context
    gc.collect()
    assert str(manager) == "builtin.module(cse)"


def test_a_manager_in_a_cycle_is_collected(context: ir.Context) -> None:
    class Holder:
        def __call__(self, op: Any, external: Any) -> None:
            pass

    holder = Holder()
    holder.manager = PassManager()  # type: ignore[attr-defined]
    holder.manager.add(holder, name="holder")  # type: ignore[attr-defined]
    watch = weakref.ref(holder)
    watch_manager = weakref.ref(holder.manager)  # type: ignore[attr-defined]
    del holder
    gc.collect()
    assert watch() is None and watch_manager() is None


def test_capsules(context: ir.Context) -> None:
    manager = PassManager()
    capsule = manager._CAPIPtr
    assert '"tenure.passmanager.PassManager._CAPIPtr"' in repr(capsule)
    manager._testing_release()
    assert PassManager._CAPICreate(capsule) is not None


def test_a_pass_runs_pipelines_on_what_it_works_on(context: ir.Context) -> None:
    module = ir.Module.parse(TEXT)
    cse = PassManager("func.func")
    cse.add("cse")
    seen = []

    def run(op: Any, current: Any) -> None:
        inner = PassManager("any")
        inner.add(lambda op, _: seen.append(op.name), name="nested")
        for function in list(body_of(op)):
            current.run_pipeline(cse, function)
            current.run_pipeline(pass_manager=inner, operation=function)

    manager = PassManager("builtin.module")
    manager.add(run, name="outer")
    manager.run(module.operation)
    assert str(module).count("arith.constant") == 1
    assert seen == ["func.func", "func.func"]


def test_a_pass_runs_no_pipeline_elsewhere(context: ir.Context) -> None:
    module = ir.Module.parse(TEXT)
    cse = PassManager()
    cse.add("cse")
    held = []

    def run(op: Any, current: Any) -> None:
        held.append(current)
        with pytest.raises(ir.MLIRError, match="isn't nested under the current operation"):
            current.run_pipeline(cse, module.operation)
        with pytest.raises(ir.MLIRError, match="can't run 'func.func' pass manager"):
            current.run_pipeline(PassManager("func.func"), body_of(op)[0].operation)
        with pytest.raises(RuntimeError, match="is running"):
            current.run_pipeline(manager, op)
        with pytest.raises(TypeError):
            current.run_pipeline("cse", op)

    manager = PassManager("builtin.module")
    manager.add(run, name="run")
    manager.run(ir.Module.parse("module { module {} }").operation)
    with pytest.raises(ir.MLIRError, match="only by a running pass"):
        held[0].run_pipeline(cse, module.operation)


BROKEN = """
func.func @a(%p: i1, %x: i32) -> i32 {
  %0 = scf.if %p -> i32 {
    scf.yield %x : i32
  } else {
    scf.yield %x : i32
  }
  return %0 : i32
}
"""


@pytest.mark.parametrize("pipeline", ["canonicalize", "inline", "remove-dead-values", "view-op-graph", "func.func(cse)"])
@pytest.mark.parametrize("verifies", [True, False])
def test_what_is_broken_is_refused_by_passes_of_the_library(context: ir.Context, pipeline: Any, verifies: Any) -> None:
    module = ir.Module.parse(BROKEN)
    body_of(body_of(body_of(module.operation)[0])[0])[0].erase()
    manager = PassManager.parse(f"builtin.module({pipeline})")
    manager.enable_verifier(verifies)
    with pytest.raises(ir.MLIRError):
        manager.run(module.operation)
    module.operation.get_asm(assume_verified=True)


def test_what_a_pass_in_python_broke_is_refused_where_it_is_not_verified(context: ir.Context) -> None:
    module = ir.Module.parse(BROKEN)
    manager = PassManager("builtin.module")
    manager.add(lambda op, _: body_of(body_of(body_of(op)[0])[0])[0].erase(), "breaks")
    manager.enable_verifier(False)
    manager.run(module.operation)
    module = ir.Module.parse(BROKEN)
    manager.add("canonicalize")
    with pytest.raises(ir.MLIRError):
        manager.run(module.operation)


@pytest.mark.parametrize("verifies", [True, False])
def test_a_pipeline_inside_a_pass_in_python_refuses_what_that_broke(context: ir.Context, verifies: Any) -> None:
    module = ir.Module.parse(BROKEN)
    refused = []

    def breaks(op: Any, current: Any) -> None:
        body_of(body_of(body_of(op)[0])[0])[0].erase()
        with pytest.raises(ir.MLIRError):
            current.run_pipeline(PassManager.parse("builtin.module(canonicalize)"), op)
        refused.append(op)

    manager = PassManager("builtin.module")
    manager.add(breaks, "breaks")
    manager.enable_verifier(verifies)
    try:
        manager.run(module.operation)
    except ir.MLIRError:
        assert verifies
    assert len(refused) == 1


def test_registered_passes_have_options_and_statistics(context: ir.Context, capfd: pytest.CaptureFixture[str]) -> None:
    seen = []

    def look(op: Any, self: Any) -> None:
        seen.append([self.option(name) for name in ("depth", "loud", "word", "names")])
        self.count("calls")
        self.count("calls", number=2)

    register_pass("look", look, description="Look", statistics={"calls": "Number of calls"},
                  options={"depth": (3, "How deep"), "loud": False, "word": "w", "names": ["a", "b,c"]})
    module = ir.Module.parse(TEXT)
    manager = PassManager.parse("builtin.module(look,look{depth=-1 loud=true word={x y} names=p,q})")
    manager.enable_statistics()
    manager.run(module.operation)
    assert seen == [[3, False, "w", ["a", "b,c"]], [-1, True, "x y", ["p", "q"]]]
    err = capfd.readouterr().err
    assert err.count("look\n  (S) 3 calls - Number of calls\n") == 2
    with pytest.raises(ValueError, match="no such option deep"):
        PassManager.parse("builtin.module(look{deep=1})")
    with pytest.raises(ValueError, match="pass 'look' is already registered"):
        register_pass("look", look)


def test_what_registered_passes_cannot_ask(context: ir.Context) -> None:
    passes = []

    def ask(op: Any, self: Any) -> None:
        passes.append(self)
        with pytest.raises(KeyError):
            self.option("none")
        with pytest.raises(TypeError):
            self.option(3)
        with pytest.raises(ValueError, match="has no statistic 'none'"):
            self.count("none")
        with pytest.raises(ValueError):
            self.count("none", -1)

    register_pass("ask", ask, options={"depth": 3})
    module = ir.Module.parse(TEXT)
    PassManager.parse("builtin.module(ask)").run(module.operation)
    assert len(passes) == 1
    with pytest.raises(RuntimeError, match="is not running"):
        passes[0].option("depth")
    manager = PassManager("any")
    manager.add(lambda op, self: passes.append(self))
    manager.run(module.operation)
    with pytest.raises(RuntimeError, match="not made by register_pass"):
        passes[1].option("depth")
    for options, error in (({"a b": 1}, ValueError), ({"a": 1.5}, TypeError), ({1: 1}, TypeError)):
        with pytest.raises(error):
            register_pass("bad", ask, options=options)  # type: ignore[arg-type]


def test_registered_passes_go_with_their_context() -> None:
    def run(op: Any, self: Any) -> None:
        pass

    gone = weakref.ref(run)
    with ir.Context() as context:
        register_pass("mine", run)
    del run
    gc.collect()
    assert gone() is not None
    del context
    gc.collect()
    assert gone() is None


def test_patterns_are_counted_on_request(context: ir.Context, capfd: pytest.CaptureFixture[str]) -> None:
    module = ir.Module.parse(TEXT)
    manager = PassManager.parse("builtin.module(canonicalize)")
    manager.enable_pattern_statistics()
    manager.run(module.operation)
    err = capfd.readouterr().err
    assert "... Pattern statistics report ..." in err
    assert "(anonymous namespace)::AddIAddConstant" in err
