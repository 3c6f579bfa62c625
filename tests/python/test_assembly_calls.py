# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ir.AsmPrinter and ir.AsmParser: what they are given, how long they are good, and what else runs meanwhile."""
from __future__ import annotations

import gc
import inspect
import signal
import sys
import threading
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
from assembly_forms import PARTS, SCALE, SCHEMA, TEXT, Mine, attach, bare, context, parse_scale, print_go, print_scale, raising  # noqa: F401

from tenure import ir, passmanager


#===-- Arguments -------------------------------------------------------------------------------===#

WRONG = [None, 3, 2.5, "a", b"\xff", [3], object(), int, [None], (), {"a": 1}]
# What of WRONG is right for a method, as its first argument, by the method's name.
RIGHT = {"region": (int,), "successor": (int,), "add_results": (tuple,), "error": (str, bytes),
         **dict.fromkeys(["text", "keyword", "symbol_name", "literal", "optional_literal", "set_attribute"], (str, bytes))}


def call_all_wrongly(object: Any) -> None:
    """Calls each method with other arguments than it takes."""
    for name, method in inspect.getmembers(object, callable):
        if name.startswith("_"):
            continue
        parameters = inspect.signature(method).parameters.values()
        required = [each for each in parameters if each.default is inspect.Parameter.empty]
        calls = [lambda: method(*[None] * (len(parameters) + 1)), lambda: method(none=3), *([method] if required else [])]
        for wrong in WRONG if required else ():
            if type(wrong) not in RIGHT.get(name, ()):
                calls.append(lambda wrong=wrong: method(*[wrong] * len(required)))  # type: ignore[misc]
        for call in calls:
            with pytest.raises(TypeError):
                call()  # type: ignore[no-untyped-call]


def test_arguments_of_the_wrong_kind_do_no_harm(bare: Any) -> None:
    with ir.Context():
        foreign = ir.IndexType.get(), ir.UnitAttr.get(), ir.Location.unknown()
    seen = []

    def print(op: Any, p: Any) -> None:
        call_all_wrongly(p)
        for wrong in (lambda: p.operands("x"), lambda: p.operands(0, "x"), lambda: p.region(0, "x"), lambda: p.functional_type(None),
                      lambda: p.attribute_dictionary("how"), lambda: p.attribute_dictionary([3]), lambda: p.attribute_dictionary(3),
                      lambda: p.attribute(op), lambda: p.value(op.regions), lambda: p.successor(0, None), lambda: p.region(None)):
            with pytest.raises(TypeError):
                wrong()  # type: ignore[no-untyped-call]
        for wrong in (lambda: p.operands(-1), lambda: p.region(2**70), lambda: p.operands(0, -1)):
            with pytest.raises(OverflowError):
                wrong()
        for wrong in (lambda: p.type(foreign[0]), lambda: p.attribute(foreign[1]), lambda: p.text("\ud800")):
            with pytest.raises(ValueError):
                wrong()
        seen.append(p)
        p.text(" x")

    def parse(p: Any) -> None:
        call_all_wrongly(p)
        operands = p.operands()
        for wrong in (lambda: p.resolve(operands, 3), lambda: p.resolve(operands, [3]), lambda: p.resolve(operands, None),
                      lambda: p.set_attribute("a", None), lambda: p.set_attribute(3, ir.UnitAttr.get()), lambda: p.attribute(3),
                      lambda: p.add_argument(operands, "i32"), lambda: p.error("x", "y"), lambda: p.add_results(None)):
            with pytest.raises(TypeError):
                wrong()  # type: ignore[no-untyped-call]
        for wrong in (lambda: p.resolve(operands, foreign[0]), lambda: p.resolve(operands, [foreign[0]]), lambda: p.attribute(foreign[0]),
                      lambda: p.set_attribute("a", foreign[1]), lambda: p.error("x", foreign[2]), lambda: p.literal("x\0"),
                      lambda: p.literal("\ud800"), lambda: p.add_results([foreign[0]])):
            with pytest.raises(ValueError):
                wrong()
        seen.append(p)
        p.literal("x")
        p.set_attribute("how", ir.UnitAttr.get(p.context))

    attach("call", print, parse)
    assert "t.call x" in str(ir.Module.parse("t.call x"))
    assert len(seen) >= 2


def test_classes(bare: Any) -> None:
    for cls in (ir.AsmPrinter, ir.AsmParser, ir.AsmOperands):
        with pytest.raises(TypeError):
            cls()
        with pytest.raises(TypeError):
            type("Sub", (cls,), {})
        assert cls.__module__ == "tenure.ir" and cls.__doc__
        for name, member in vars(cls).items():
            assert name.startswith("_") or member.__doc__, name
    for given in ({}, {"print": print_go}, {"parse": print_go}, {"print": 3, "parse": print_go},
                  {"print": print_go, "parse": None}):
        with pytest.raises(TypeError):
            ir.OpAssembly(**given)  # pyright: ignore[reportArgumentType]
    for wrong in (3, (print_scale, parse_scale), print_scale):
        with pytest.raises(TypeError):
            ir.attach_op_interfaces("t.scale", assembly=wrong)  # type: ignore[arg-type]
    assert ir.OpAssembly(print=print_scale, parse=parse_scale).print is print_scale


#===-- How long it is good ---------------------------------------------------------------------===#

USES = {
    "printer": [lambda p: p.text("x"), lambda p: p.operands(), lambda p: p.region(0), lambda p: p.attribute_dictionary()],
    "parser": [lambda p: p.literal("x"), lambda p: p.types(), lambda p: p.region(), lambda p: p.context, lambda p: p.op_name,
               lambda p: p.location, lambda p: p.error("x"), lambda p: p.optional_operand()],
}


def expect_over(p: Any) -> None:
    for use in USES["printer" if isinstance(p, ir.AsmPrinter) else "parser"]:
        with pytest.raises(ir.StaleHandleError, match=f"the {type(p).__name__} is valid only during the callback"):
            use(p)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("fails", [False, True])
def test_it_is_over_when_the_function_returns(bare: Any, fails: Any) -> None:
    kept = []

    def keep(p: Any) -> None:
        kept.append(p)
        if fails:
            raise Mine

    attach("call", print=lambda op, p: keep(p), parse=lambda p: (p.set_attribute("how", ir.UnitAttr.get(p.context)), keep(p)))  # type: ignore[func-returns-value]
    for act in (lambda: ir.Module.parse("t.call"), lambda: str(ir.Module.parse('"t.call"() {how} : () -> ()'))):
        try:
            act()
        except (Mine, ir.MLIRError):
            assert fails
    assert {type(each) for each in kept} == {ir.AsmParser, ir.AsmPrinter}
    for each in kept:
        expect_over(each)


def test_nothing_of_it_is_kept(bare: Any) -> None:
    context, kept = ir.Context(), []
    with context, ir.Location.unknown():
        context.load_dialect_schema(SCHEMA)
        attach("scale", lambda op, p: (kept.append(p), print_scale(op, p)), lambda p: (kept.append(p), parse_scale(p)))  # type: ignore[func-returns-value]
        str(ir.Module.parse(SCALE))
    gone = weakref.ref(context)
    del context
    gc.collect()
    assert gone() is None and len(kept) >= 2
    for each in kept:
        expect_over(each)


def test_it_is_not_good_while_a_region_is_printed_or_read(bare: Any) -> None:
    outer = []

    def print_outer(op: Any, p: Any) -> None:
        outer.append(p)
        p.region(0)

    def parse_outer(p: Any) -> None:
        outer.append(p)
        p.region()

    def parse_inner(p: Any) -> None:
        expect_over(outer[-1])
        p.set_attribute("how", ir.UnitAttr.get(p.context))

    attach("loop", print_outer, parse_outer)
    attach("call", lambda op, p: expect_over(outer[-1]), parse_inner)
    assert "t.call" in str(ir.Module.parse("t.loop {\n  t.call\n}"))


def test_another_thread_has_none_of_it(bare: Any) -> None:
    def in_thread(p: Any) -> None:
        failures = []

        def run() -> None:
            try:
                for use in USES["printer" if isinstance(p, ir.AsmPrinter) else "parser"][:2]:
                    with pytest.raises(ir.StaleHandleError):
                        use(p)  # type: ignore[no-untyped-call]
            except BaseException as error:
                failures.append(error)

        thread = threading.Thread(target=run)
        thread.start()
        thread.join()
        assert failures == []

    attach("call", lambda op, p: in_thread(p), lambda p: (in_thread(p), p.set_attribute("how", ir.UnitAttr.get(p.context))))  # type: ignore[func-returns-value]
    assert "t.call" in str(ir.Module.parse("t.call"))


#===-- Reentrance ------------------------------------------------------------------------------===#

def test_a_function_may_print_and_parse_others(context: ir.Context) -> None:
    texts: list[Any] = []

    def print_inner(op: Any, p: Any) -> None:
        if not texts:
            texts.append(str(ir.Module.parse(TEXT)))
        p.text(" x")

    def parse_inner(p: Any) -> None:
        assert str(ir.Module.parse(PARTS)) == PARTS
        with pytest.raises(ir.MLIRError):
            ir.Module.parse("t.scale")
        with pytest.raises(ir.MLIRError):
            ir.Type.parse("nothing")
        p.literal("x")

    ir.attach_op_interfaces("t.end", assembly=ir.OpAssembly(print=print_inner, parse=parse_inner))
    text = 't.loop %i = () : () -> () {\n  "t.make"() : () -> ()\n  t.end x\n}'
    module = ir.Module.parse("t.function @f() {\n  t.end x\n}\n" + text)
    assert "t.end x" in str(module)
    assert "t.end x" in texts[-1]


def test_a_function_that_prints_its_own_op(bare: Any) -> None:
    calls = []

    def print(op: Any, p: Any) -> None:
        calls.append(op)
        text = str(op) if len(calls) < 5000 else ""
        assert isinstance(text, str)
        p.text(" x")

    attach("call", print)
    module = ir.Module.parse('"t.call"() {how} : () -> ()')
    assert "t.call x" in str(module)
    assert len(calls) >= 100


def test_functions_only_read(bare: Any) -> None:
    def change(op: Any) -> None:
        with pytest.raises(ValueError):
            op.attributes["more"] = ir.UnitAttr.get()
        with pytest.raises(ValueError):
            op.operation.erase()

    attach("call", lambda op, p: (change(op), p.text(" x")), lambda p: (change(other), p.literal("x"), p.set_attribute("how", ir.UnitAttr.get())))  # type: ignore[func-returns-value, has-type]
    other = ir.Operation.parse('"t.make"() : () -> i32')
    module = ir.Module.parse("t.call x")
    assert "t.call x" in str(module)


def test_a_function_drops_all_and_closes_the_scope(bare: Any) -> None:
    held: dict[Any, Any] = {}

    def drop(p: Any) -> None:
        held.clear()
        scope.__exit__(None, None, None)
        gc.collect()
        if isinstance(p, ir.AsmParser):
            p.set_attribute("how", ir.UnitAttr.get(p.context))
            p.literal("x")
        else:
            p.text(" x")
            p.attribute_dictionary()

    attach("call", lambda op, p: drop(p), drop)
    scope = ir.Scope()
    scope.__enter__()
    held["module"] = ir.Module.parse('"t.call"() {how} : () -> ()')
    try:
        assert " x {how}" in str(held.pop("module"))
    except ir.StaleHandleError:
        pass
    scope = ir.Scope()
    scope.__enter__()
    try:
        ir.Module.parse("t.call x")
    except (ir.StaleHandleError, ir.MLIRError):
        pass


def test_arguments_that_act(context: ir.Context) -> None:
    """What is read of an argument may run anything: also the method that reads it, and the end of the function."""
    kept = []

    class Names:
        def __init__(self, p: Any) -> None:
            self.p = p

        def __len__(self) -> int:
            return 1

        def __getitem__(self, i: Any) -> str:
            if i:
                raise IndexError
            self.p.text("-")
            return "how"

    class Types:
        def __init__(self, p: Any) -> None:
            self.p = p

        def __iter__(self) -> None:
            self.p.optional_literal(",")
            raise Mine

    def parse(p: Any) -> None:
        p.set_attribute("how", ir.UnitAttr.get(p.context))
        with pytest.raises(Mine):
            p.add_results(Types(p))
        p.literal("x")
        kept.append(p)

    ir.attach_op_interfaces("t.make", assembly=ir.OpAssembly(print=lambda op, p: p.attribute_dictionary(Names(p)), parse=parse))  # type: ignore[arg-type]
    assert "t.make-\n" in str(ir.Module.parse("t.make , x").body.operations[0]) + "\n"

    def late() -> Iterator[Any]:
        kept[-1].text("x")
        yield "a"

    with pytest.raises(ir.StaleHandleError):
        kept[-1].add_results(late())


#===-- Threads, signals, passes ----------------------------------------------------------------===#

def test_two_threads_print_at_once(context: ir.Context) -> None:
    module, failures = ir.Module.parse(TEXT), []

    def work() -> None:
        try:
            for _ in range(60):
                assert str(module) == TEXT
                with context, ir.Location.unknown():
                    assert str(ir.Module.parse(TEXT)) == TEXT
        except BaseException as error:
            failures.append(error)

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        threads = [threading.Thread(target=work) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert failures == []


@pytest.mark.parametrize("whole", [False, True])
def test_another_thread_erases_what_is_printed(bare: Any, whole: Any) -> None:
    held: dict[Any, Any] = {}

    def print(op: Any, p: Any) -> None:
        p.text(" a")
        thread = threading.Thread(target=held["module"].operation.erase if whole else op.operation.erase)
        thread.start()
        thread.join()
        for use in (lambda: p.text("b"), p.operands, p.attribute_dictionary, lambda: p.region(0)):
            with pytest.raises(ir.StaleHandleError, match="the operation was erased"):
                use()
        p.text("c")

    attach("loop", print)
    held["module"] = ir.Module.parse('"t.loop"() ({\n  "t.end"() : () -> ()\n}) : () -> ()\n"t.make"() : () -> ()')
    with pytest.raises(ir.StaleHandleError, match="the operation was erased"):
        held["module"].operation.get_asm(assume_verified=True)


BODY = '  %{} = "a.b"() {{x = dense<[1, 2, 3]> : tensor<3xi32>}} : () -> i32\n'


@pytest.mark.parametrize("how", ["print", "parse"])
def test_ctrl_c_stops_what_a_function_prints_and_reads(bare: Any, how: Any) -> None:
    attach("loop", lambda op, p: (signal.setitimer(signal.ITIMER_REAL, .002), p.region(0)),
           lambda p: (signal.setitimer(signal.ITIMER_REAL, .002), p.region()))
    body = "".join(BODY.format(f"v{i}") for i in range(150_000))
    module = ir.Module.parse('"t.loop"() ({\n' + body + '"t.end"() : () -> ()\n}) : () -> ()') if how == "print" else None
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            if how == "print":
                module.operation.get_asm(assume_verified=True)  # type: ignore[union-attr]
            else:
                ir.Module.parse("t.loop {\n" + body + "}")
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_passes_that_show_ir(bare: Any, capsys: pytest.CaptureFixture[str]) -> None:
    attach("scale", print_scale, parse_scale)
    module = ir.Module.parse(SCALE + '"a.use"(%1) : (i32) -> ()')
    manager = passmanager.PassManager.parse("builtin.module(cse)")
    manager.enable_ir_printing(print_before_all=True, print_after_all=True)
    manager.run(module.operation)
    assert capsys.readouterr().err.count("t.scale %0 by 2 : i32") == 2


@pytest.mark.parametrize("when", ["print_before_all", "print_after_all"])
def test_what_print_raises_ends_a_run_that_shows_ir(bare: Any, when: Any) -> None:
    ran = []
    attach("scale", raising(Mine("not today")), parse_scale)
    module = ir.Module.parse(SCALE + '"a.use"(%1) : (i32) -> ()')
    manager = passmanager.PassManager("builtin.module")
    manager.add(lambda op, run: ran.append(1))
    manager.add(lambda op, run: ran.append(2))
    manager.enable_ir_printing(**{"print_before_all": False, "print_after_all": False, when: True})  # type: ignore[arg-type]
    with pytest.raises(Mine):
        manager.run(module.operation)
    assert ran == ([] if when == "print_before_all" else [1])


def test_a_pass_that_raises_is_heard_whatever_is_shown(bare: Any, capsys: pytest.CaptureFixture[str]) -> None:
    attach("scale", print_scale, parse_scale)
    module = ir.Module.parse(SCALE + '"a.use"(%1) : (i32) -> ()')
    manager = passmanager.PassManager("builtin.module")
    manager.add(raising(Mine("pass")))
    manager.enable_ir_printing(print_after_failure=True, print_after_all=False)
    with pytest.raises(Mine, match="pass"):
        manager.run(module.operation)


#===-- Memory ----------------------------------------------------------------------------------===#

def test_memory_may_run_out(context: ir.Context) -> None:
    testcapi = pytest.importorskip("_testcapi")
    if not hasattr(testcapi, "set_nomemory"):
        pytest.skip("this Python cannot have its memory fail")
    module = ir.Module.parse(TEXT)
    for ask in (lambda: str(module), lambda: ir.Module.parse(TEXT)):
        failed = 0
        for allowed in range(0, 400, 3):
            testcapi.set_nomemory(allowed, allowed + 1)
            try:
                ask()
            except (MemoryError, ir.MLIRError):
                failed += 1
            finally:
                testcapi.remove_mem_hooks()
        assert failed > 3
        assert str(module) == TEXT
