# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ir.OpAssembly: functions of Python print and read custom forms, as tests/unit/rewrite/assembly_test.c has them in C."""
from __future__ import annotations

import ast
import inspect
import io
import pathlib
import textwrap
import traceback
from typing import Any

import pytest
from assembly_forms import MAKE, PARTS, SCALE, SCHEMA, TEXT, Mine, attach, bare, context, parse_loop, print_loop, raising  # noqa: F401

from tenure import ir


#===-- Both ways -------------------------------------------------------------------------------===#

@pytest.mark.parametrize("text", [TEXT, PARTS], ids=["all", "parts"])
def test_what_is_printed_is_read(context: ir.Context, text: str) -> None:
    module = ir.Module.parse(text)
    assert module.operation.verify()
    assert str(module) == text
    assert module.operation.get_asm(assume_verified=True) == text
    assert module.operation.get_asm(binary=True) == text.encode()


def test_it_is_the_form_of_the_same_dialect_in_c() -> None:
    """The C test's expected text, as its source has it."""
    source = pathlib.Path(__file__).parents[1] / "unit" / "rewrite" / "assembly_test.c"
    found = []
    for part in source.read_text(encoding="utf-8").split("static const char text[] =\n")[1:]:
        lines = part.split(";\n")[0].splitlines()
        found.append("".join(ast.literal_eval(line.strip()) for line in lines))
    assert TEXT in found and PARTS in found


def test_the_words_of_the_class_show_one(bare: Any) -> None:
    # CPython 3.13 takes the common indentation off a docstring by itself.
    lines, known = inspect.cleandoc(ir.OpAssembly.__doc__).splitlines(), {"ir": ir}  # type: ignore[arg-type]
    shown = [line for line in lines if line.startswith("    ") or not line.strip()]
    exec(textwrap.dedent("\n".join(shown)), known)
    attach("scale", known["print_scale"], known["parse_scale"])
    module = ir.Module.parse(SCALE)
    assert "%1 = t.scale %0 by 2 : i32" in str(module) and str(ir.Module.parse(str(module))) == str(module)


def test_the_generic_form_is_printed_where_it_is_asked_for(context: ir.Context) -> None:
    module = ir.Module.parse(SCALE)
    generic = module.operation.get_asm(print_generic_op_form=True)
    assert '%1 = "t.scale"(%0) <{by = 2 : i32}> : (i32) -> i32' in generic
    assert str(ir.Module.parse(generic)) == str(module)


def test_what_is_invalid_is_printed_generic(context: ir.Context) -> None:
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        ir.Operation.create("t.scale")
    assert '"t.scale"()' in str(module)
    assert '"t.scale"()' in module.operation.get_asm(assume_verified=True)


def test_bytecode_knows_nothing_of_it(context: ir.Context) -> None:
    module = ir.Module.parse(TEXT)
    stream = io.BytesIO()
    module.operation.write_bytecode(stream)
    assert str(ir.Module.parse(stream.getvalue())) == TEXT


def test_locations_are_read_and_printed(context: ir.Context) -> None:
    text = ('module {\n  t.function @f(%arg0: i32 loc("a":1:2)) {\n    "t.end"() : () -> () loc("b":3:4)\n  } loc("c":5:6)\n'
            '} loc("d":7:8)\n')
    module = ir.Module.parse(text)
    asm = module.operation.get_asm(enable_debug_info=True, pretty_debug_info=True)
    assert "%arg0: i32 a:1:2" in asm or "%arg0: i32 [a:1:2]" in asm or 'loc("a":1:2)' in asm
    again = ir.Module.parse(module.operation.get_asm(enable_debug_info=True))
    assert str(again.body.operations[0].regions[0].blocks[0].arguments[0].location) == 'loc("a":1:2)'


def test_where_the_parser_stands(bare: Any) -> None:
    seen = []

    def parse(p: Any) -> None:
        seen.append(p.location)
        p.keyword()
        seen.append(p.location)
        p.optional_literal(":")

    attach("call", parse=lambda p: (parse(p), p.set_attribute("how", ir.UnitAttr.get())))  # type: ignore[func-returns-value]
    ir.Module.parse("\n  t.call word :\n")
    assert [str(each) for each in seen] == ['loc("-":2:10)', 'loc("-":2:15)']


def test_printing_with_other_options(context: ir.Context) -> None:
    module = ir.Module.parse(TEXT)
    inner = module.body.operations[0].regions[0].blocks[0].operations[1]
    assert str(inner).startswith("%1:2 = t.loop %arg2 = (%0, %arg1)")
    assert inner.get_asm(use_local_scope=True).splitlines()[0].endswith("-> (f32, i64) {")
    assert "t.loop" in str(module.body.operations[0].regions[0].blocks[0])
    file = io.StringIO()
    module.operation.print(file=file)
    assert file.getvalue() == TEXT
    assert inner.get_asm(skip_regions=True, assume_verified=True).endswith("{...}")


def test_ranges_and_flags(bare: Any) -> None:
    def print_ranges(op: Any, p: Any) -> None:
        p.text(" ")
        p.operands(1)
        p.text(" ")
        p.operands(first=0, count=1)
        p.text(" ")
        p.operands(count=0)
        p.operand_types(1, None)
        p.text(" ")
        p.operands(2**32 + 5, 2**40)
        p.result_types(7)
        p.functional_type(1)
        p.attribute(op.attributes["how"])
        p.attribute(op.attributes["how"], False)
        p.attribute_dictionary(("how",))
        p.attribute_dictionary()

    attach("call", print_ranges)
    module = ir.Module.parse('%0:2 = "t.make"() : () -> (i32, f32)\n"t.call"(%0#0, %0#1) {how = 1 : i64} : (i32, f32) -> ()')
    assert str(module).splitlines()[2] == "  t.call %0#1 %0#0 f32 (f32) -> ()1 : i641 {how = 1 : i64}"


def test_operands_are_taken_one_by_one(bare: Any) -> None:
    def parse(p: Any) -> None:
        p.set_attribute("how", ir.UnitAttr.get(p.context))
        operands = p.operands()
        p.literal(":")
        types = p.types()
        assert [len(operands), len(operands[1]), len(list(operands))] == [3, 1, 3]
        with pytest.raises(IndexError):
            operands[3]
        for operand, type in zip(operands, types):
            p.resolve(operand, type)
        p.resolve(operands, types[:1] * 3)
        p.resolve(types=types[0], operands=operands)

    attach("call", parse=parse)
    module = ir.Module.parse('%0:2 = "t.make"() : () -> (i32, i32)\nt.call %0#1, %0#0, %0#1 : i32, i32, i32')
    assert [operand.result_number for operand in module.body.operations[1].operands] == [1, 0, 1] * 3  # type: ignore[attr-defined]


#===-- What is wrong with a text ---------------------------------------------------------------===#

@pytest.mark.parametrize("text, words", [
    (MAKE + "t.scale %0 times 2 : i32\n", '"-":2:12: custom op \'t.scale\' expected \'by\''),
    (MAKE + "%1 = t.scale %0 by 2.5 : i32\n", '"-":2:24: floating point value not valid'),
    ("t.scale by 2 : i32\n", '"-":1:8: expected SSA operand'),
    ("t.loop %i = (%a) : () -> () {}\n", "\"-\":1:20: custom op 't.loop' has 1 operands and 0 operand types"),
    ("t.loop %i#1 = () : () -> () {}\n", "result number not allowed in argument list"),
    ("t.loop %i = () : () -> () {\n  t.scale\n}\n", '"-":2:'),
    ("t.scale %u by 2 : i32\n", '"-":1:9: use of undeclared SSA value name'),
    ("t.scale \x01", '"-":1:9: unexpected character'),
    ("t.call fast \x01", '"-":1:13: unexpected character'),
])
def test_errors_have_line_and_column(context: ir.Context, text: str, words: Any) -> None:
    with pytest.raises(ir.MLIRError) as caught:
        ir.Module.parse(text)
    assert words in str(caught.value)
    assert caught.value.__cause__ is None and len(caught.value.error_diagnostics) == 1


def test_what_a_method_raises_says_the_same(bare: Any) -> None:
    seen = []

    def parse(p: Any) -> None:
        with pytest.raises(ir.MLIRError) as caught:
            p.literal("by")
        seen.append(caught.value)
        for again in (p.operand, p.types, lambda: p.literal("a"), lambda: p.location):
            with pytest.raises(ir.MLIRError) as later:
                again()
            assert later.value is caught.value

    attach("call", parse=parse)
    with pytest.raises(ir.MLIRError) as caught:
        ir.Module.parse("t.call a")
    (error,) = seen
    assert "custom op 't.call' expected 'by'" in str(error)
    assert [str(each) for each in caught.value.error_diagnostics] == [str(each) for each in error.error_diagnostics]
    assert caught.value.__cause__ is None


def test_what_cannot_be_read_as_a_token_is_said_by_who_looks(bare: Any) -> None:
    seen = []

    def parse(p: Any) -> None:
        p.keyword()  # Behind it the token is wrong, which it does not have to mind.
        with pytest.raises(ir.MLIRError, match="unexpected character") as caught:
            p.literal("x")
        seen.append(caught.value)
        raise caught.value

    attach("call", parse=parse)
    with pytest.raises(ir.MLIRError, match="unexpected character"):
        ir.Module.parse("t.call a \x01")
    assert len(seen) == 1


def test_error(bare: Any) -> None:
    def parse(p: Any) -> None:
        here = p.location
        p.keyword()
        if p.optional_literal("late"):
            p.error("came late")
        p.error(location=here, message="began there")

    attach("call", parse=parse)
    with pytest.raises(ir.MLIRError, match="\"-\":1:8: custom op 't.call' began there"):
        ir.Module.parse("t.call a")
    with pytest.raises(ir.MLIRError, match="\"-\":2:3: custom op 't.call' came late"):
        ir.Module.parse("t.call a late\n  next")


def test_handlers_hear_of_it_once(bare: Any) -> None:
    heard = []
    bare.emit_error_diagnostics = True
    bare.attach_diagnostic_handler(lambda each: heard.append(each.message) or True)  # type: ignore[func-returns-value]
    attach("call", parse=lambda p: p.literal("x"))
    with pytest.raises(ir.MLIRError):
        ir.Module.parse("t.call y")
    assert heard == ["custom op 't.call' expected 'x'"]


#===-- What functions raise --------------------------------------------------------------------===#

class Stop(BaseException):
    pass


def test_what_parse_raises_is_the_cause(bare: Any) -> None:
    attach("loop", parse=parse_loop)
    attach("call", parse=lambda p: (p.keyword(), raising(Mine("is no word"))()))
    module = ir.Module.parse("t.loop %i = () : () -> () {\n}")
    with pytest.raises(ir.MLIRError) as caught:
        ir.Module.parse("\nt.call word :")
    assert "\"-\":2:13: custom op 't.call' parser failed: Mine: is no word" in str(caught.value)
    cause = caught.value.__cause__
    assert type(cause) is Mine and cause.args == ("is no word",)
    assert "is no word" in traceback.format_exception(caught.value)[1]
    # From inside of another.
    with pytest.raises(ir.MLIRError) as caught:
        ir.Module.parse("t.loop %i = () : () -> () {\n  t.call word\n}")
    assert type(caught.value.__cause__) is Mine and len(caught.value.error_diagnostics) == 1
    assert "t.loop" in str(module)


def test_one_that_gives_what_it_caught_another_cause(bare: Any) -> None:
    def parse(p: Any) -> None:
        try:
            p.region()
        except ir.MLIRError as error:
            raise Mine("the body") from error

    attach("loop", parse=parse)
    attach("call", parse=raising(KeyError("inner")))
    with pytest.raises(ir.MLIRError) as caught:
        ir.Module.parse("t.loop {\n  t.call\n}")
    outer = caught.value.__cause__
    assert type(outer) is Mine and type(outer.__cause__) is ir.MLIRError and type(outer.__cause__.__cause__) is KeyError
    assert [each.message for each in caught.value.error_diagnostics] == ["custom op 't.call' parser failed: KeyError: 'inner'"]


class Wordless(Exception):
    def __str__(self) -> None:  # type: ignore[override]
        raise Mine


@pytest.mark.parametrize("error, words", [
    (Wordless(), "parser failed"), (Mine(), "parser failed: Mine"), (Mine("\ud800"), "parser failed"),
    (Mine("a\0b"), "parser failed: Mine: a")])
def test_errors_that_say_little(bare: Any, error: Any, words: Any) -> None:
    attach("call", parse=raising(error))
    with pytest.raises(ir.MLIRError) as caught:
        ir.Module.parse("t.call")
    assert words in str(caught.value) and caught.value.__cause__ is error


def test_words_that_are_interrupted(bare: Any) -> None:
    class Slow(Exception):
        def __str__(self) -> None:  # type: ignore[override]
            raise KeyboardInterrupt

    attach("call", parse=raising(Slow()))
    with pytest.raises(KeyboardInterrupt):
        ir.Module.parse("t.call")


@pytest.mark.parametrize("error", [Stop(), KeyboardInterrupt(), MemoryError(), SystemExit(3), GeneratorExit()], ids=repr)
def test_what_is_no_exception_comes_through(bare: Any, error: Any) -> None:
    attach("loop", parse=parse_loop, print=print_loop)
    attach("call", parse=raising(error), print=raising(error))
    for text in ("t.call", "t.loop %i = () : () -> () {\n  t.call\n}"):
        with pytest.raises(type(error)) as caught:
            ir.Module.parse(text)
        assert caught.value is error
        module = ir.Module.parse(text.replace("t.call", '"t.call"() {how} : () -> ()'))
        with pytest.raises(type(error)) as caught:
            str(module)
        assert caught.value is error


def test_what_print_raises_is_raised_by_the_print(context: ir.Context, bare: Any) -> None:
    error = Mine("not today")
    other = ir.Context()
    with other, ir.Location.unknown():
        other.allow_unregistered_dialects = True
        other.load_dialect_schema(SCHEMA)
        attach("scale", print=raising(error))
        attach("loop")
        module = ir.Module.parse(SCALE + "t.loop %i = () : () -> () {\n  %2 = t.scale %0 by 3 : i32\n}\n")
        for ask in (lambda: str(module), lambda: module.operation.get_asm(), lambda: str(module.body.operations[2]),
                    lambda: str(module.body), lambda: module.operation.print(file=io.StringIO()),
                    lambda: str(module.body.operations[1].result)):
            with pytest.raises(Mine) as caught:
                ask()
            assert caught.value is error
        assert '"t.scale"' in module.operation.get_asm(print_generic_op_form=True)


def test_a_print_that_goes_on_does_not_make_it_good(bare: Any) -> None:
    def print(op: Any, p: Any) -> None:
        for wrong in (lambda: p.region(3), lambda: p.region(0), lambda: p.text("x")):
            with pytest.raises(ValueError, match="a region index out of range"):
                wrong()  # type: ignore[no-untyped-call]

    attach("loop", print=print)
    attach("call", print=raising(Mine("inner")))
    module = ir.Module.parse('"t.loop"() ({\n  "t.end"() : () -> ()\n}) : () -> ()')
    with pytest.raises(ValueError, match="'t.loop' op printer was given a region index out of range"):
        str(module)


@pytest.mark.parametrize("error", [Mine("inner"), KeyboardInterrupt()], ids=repr)
def test_what_a_nested_function_raises_is_not_swallowed(bare: Any, error: Any) -> None:
    seen = []

    def swallow(part: Any) -> None:
        try:
            part()
        except BaseException as found:
            seen.append(found)

    def parse(p: Any) -> None:
        name = p.operand()
        p.add_argument(name, ir.IndexType.get(p.context))
        swallow(p.region)

    attach("loop", print=lambda op, p: swallow(lambda: p.region(0)), parse=parse)
    attach("call", print=raising(error), parse=raising(error))
    module = ir.Module.parse('"t.loop"() ({\n^bb0(%i: index):\n  "t.call"() {how} : () -> ()\n  "t.end"() : () -> ()\n}) : () -> ()')
    with pytest.raises(type(error)) as caught:
        str(module)
    assert seen[0] is error and caught.value is error
    with pytest.raises(ir.MLIRError if isinstance(error, Mine) else KeyboardInterrupt) as caught:
        ir.Module.parse("t.loop %i {\n  t.call\n}")
    assert caught.value.__cause__ is error if isinstance(error, Mine) else caught.value is error


PRINT_ERRORS = [
    (lambda p, x: p.region(3), "a region index out of range"), (lambda p, x: p.successor(0), "a successor index out of range"),
    (lambda p, x: p.region(0, 64), "unknown region flags"), (lambda p, x: p.symbol_name(""), "an empty symbol name"),
    (lambda p, x: p.argument(x.result), "a value that is not a block argument"),
]


@pytest.mark.parametrize("act, words", PRINT_ERRORS)
def test_prints_that_fail(bare: Any, act: Any, words: Any) -> None:
    attach("loop", print=lambda op, p: act(p, op))
    module = ir.Module.parse(MAKE + '%1 = "t.loop"(%0) ({\n  "t.end"() : () -> ()\n}) : (i32) -> i32')
    with pytest.raises(ValueError, match=words):
        str(module)


def test_parses_that_fail(bare: Any) -> None:
    acts: list[Any] = []
    attach("call", parse=lambda p: acts[0](p))
    for act, text, words in [
            (lambda p: p.resolve(p.operand(), []), "%a", "has 1 operands and 0 operand types"),
            (lambda p: p.set_attribute("", ir.UnitAttr.get()), "", "an attribute that is unnamed"),
            (lambda p: p.argument(), "%a: i32", "has arguments for a region that was not parsed"),
            (lambda p: p.add_argument(p.operands(), ir.IndexType.get()), "%a, %b", "more or less than one name"),
            (lambda p: p.literal(""), "a", "expected ''"), (lambda p: p.symbol_name(), "a", "expected a symbol name"),
            (lambda p: p.successor(), "a", "expected"), (lambda p: p.keyword(), ":", "expected a keyword or string"),
            (lambda p: p.region(), "a", "expected '{'")]:
        acts[:] = [act]
        with pytest.raises(ir.MLIRError, match=words) as caught:
            ir.Module.parse("t.call " + text)
        assert caught.value.__cause__ is None


def test_ranges_of_another_callback(bare: Any) -> None:
    kept = []

    def parse(p: Any) -> None:
        kept.append(p.operands())
        p.set_attribute("how", ir.UnitAttr.get(p.context))
        if len(kept) == 2:
            p.resolve(kept[0], ir.IndexType.get(p.context))

    attach("call", parse=parse)
    with pytest.raises(ir.MLIRError, match="was given operands of another parser"):
        ir.Module.parse(MAKE + "t.call %0\nt.call %0")
