# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ir.OpAssembly: functions of Python print and read custom forms, as tests/unit/rewrite/assembly_test.c has them in C."""
import ast
import gc
import inspect
import io
import pathlib
import signal
import sys
import threading
import traceback
import weakref

import pytest

from tenure import ir, passmanager

SCHEMA = """
irdl.dialect @t {
  irdl.operation @make { %0 = irdl.any
    irdl.results(r: variadic %0) }
  irdl.operation @end attributes {traits = ["Terminator"]} {}
  irdl.operation @scale { %0 = irdl.any
    irdl.operands(x: %0)
    irdl.attributes {"by" = %0}
    irdl.results(r: %0) }
  irdl.operation @loop attributes {traits = ["SingleBlockImplicitTerminator<t.end>"]} { %0 = irdl.any
    irdl.operands(x: variadic %0)
    irdl.results(r: variadic %0)
    %1 = irdl.region
    irdl.regions(body: %1) }
  irdl.operation @function attributes {traits = ["IsolatedFromAbove"]} { %0 = irdl.any
    irdl.attributes {"sym_name" = %0}
    %1 = irdl.region
    %2 = irdl.region
    irdl.regions(body: %1, other: %2) }
  irdl.operation @call { %0 = irdl.any
    irdl.operands(x: variadic %0)
    irdl.attributes {"how" = %0}
    irdl.results(r: variadic %0) }
  irdl.operation @go attributes {successors = ["to"], traits = ["Terminator"]} { %0 = irdl.any
    irdl.operands(x: variadic %0) }
}
"""


def print_scale(op, p):
    p.text(" ")
    p.operands(0, 1)
    p.text(" by ")
    p.attribute(op.attributes["by"], with_type=False)
    p.attribute_dictionary(["by"])
    p.text(" : ")
    p.type(op.results[0].type)


def parse_scale(p):
    assert p.op_name == "t.scale"
    x = p.operand()
    p.literal("by")
    by = p.attribute(ir.IntegerType.get_signless(32, p.context))
    p.set_attribute("by", by)
    p.set_attribute("by", by)
    p.attribute_dictionary()
    p.literal(":")
    type = p.type()
    p.resolve(x, [type])
    p.add_results([type])


def print_loop(op, p):
    p.text(" ")
    p.value(op.regions[0].blocks[0].arguments[0])
    p.text(" = (")
    p.operands()
    p.text(") : ")
    p.functional_type()
    p.text(" ")
    p.region(0, ir.AsmRegionFlags.NO_TERMINATOR)


def parse_loop(p):
    name = p.operand()
    p.literal("=")
    p.literal("(")
    operands = p.operands()
    p.literal(")")
    p.literal(":")
    p.functional_type(operands)
    p.add_argument(name, ir.IndexType.get(p.context))
    p.region()


def print_function(op, p):
    p.text(" ")
    p.symbol_name(op.attributes["sym_name"].value)
    p.text("(")
    for i, argument in enumerate(op.regions[0].blocks[0].arguments):
        p.text(", " if i else "")
        p.argument(argument)
    p.text(")")
    p.attribute_dictionary(["sym_name"], with_keyword=True)
    p.text(" ")
    p.region(0)
    if len(op.regions[1].blocks) != 0:
        p.text(" ")
        p.keyword("else")
        p.text(" ")
        p.region(1, ir.AsmRegionFlags.ENTRY_ARGUMENTS)


def parse_function(p):
    p.set_attribute("sym_name", p.symbol_name())
    p.literal("(")
    if not p.optional_literal(")"):
        p.argument()
        while p.optional_literal(","):
            p.argument()
        p.literal(")")
    p.attribute_dictionary(with_keyword=True)
    p.region()
    p.optional_literal("else")
    p.optional_region()


def print_call(op, p):
    p.text(" ")
    p.keyword(op.attributes["how"].value)
    if "callee" in op.attributes:
        p.text(" ")
        p.symbol_name(op.attributes["callee"].value)
    if len(op.operands) != 0:
        p.text(" ")
        p.operands()
    p.text(" : ")
    p.operand_types()
    p.text(" to ")
    p.result_types()


def parse_call(p):
    p.set_attribute("how", ir.StringAttr.get(p.keyword(), p.context))
    callee = p.optional_symbol_name()
    if callee is not None:
        p.set_attribute("callee", callee)
    x = p.optional_operand()
    p.literal(":")
    p.resolve(x, p.types())
    p.literal("to")
    p.add_results(p.types())


def print_go(op, p):
    p.text(" ")
    p.successor(0, 0, None)


FORMS = {
    "scale": (print_scale, parse_scale), "loop": (print_loop, parse_loop), "function": (print_function, parse_function),
    "call": (print_call, parse_call), "go": (print_go, lambda p: p.successor()),
}


def attach(name, print=None, parse=None):
    """Of a form with other functions than the usual ones."""
    usual = FORMS[name]
    ir.attach_op_interfaces(f"t.{name}", assembly=ir.OpAssembly(print=print or usual[0], parse=parse or usual[1]))


@pytest.fixture
def bare():
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with context, ir.Location.unknown():
        context.load_dialect_schema(SCHEMA)
        yield context


@pytest.fixture
def context(bare):
    for name in FORMS:
        attach(name)
    return bare


TEXT = """#map = affine_map<(d0) -> (d0 + 1)>
module {
  t.function @f(%arg0: i32, %arg1: f32) attributes {tag} {
    %0 = t.scale %arg0 by 2 {m = #map} : i32
    %1:2 = t.loop %arg2 = (%0, %arg1) : (i32, f32) -> (f32, i64) {
      %3 = t.scale %arg2 by 7 : index
      t.loop %arg3 = () : () -> () {
        %4 = t.scale %arg3 by 8 : index
      }
    }
    t.go ^bb1(%1#0 : f32)
  ^bb1(%2: f32):  // 2 preds: ^bb0, ^bb1
    t.go ^bb1(%2 : f32)
  } else {
    "t.end"() : () -> ()
  }
  t.function @"a b"() {
    "t.end"() : () -> ()
  }
}
"""
PARTS = """module {
  %0:2 = t.call fast :  to i32, f32
  t.call "not so" @f %0#1 : f32 to 
}
"""
MAKE = '%0 = "t.make"() : () -> i32\n'
SCALE = MAKE + "%1 = t.scale %0 by 2 : i32\n"


#===-- Both ways -------------------------------------------------------------------------------===#

@pytest.mark.parametrize("text", [TEXT, PARTS], ids=["all", "parts"])
def test_what_is_printed_is_read(context, text):
    module = ir.Module.parse(text)
    assert module.operation.verify()
    assert str(module) == text
    assert module.operation.get_asm(assume_verified=True) == text
    assert module.operation.get_asm(binary=True) == text.encode()


def test_it_is_the_form_of_the_same_dialect_in_c():
    """The C test's expected text, as its source has it."""
    source = pathlib.Path(__file__).parents[1] / "unit" / "rewrite" / "assembly_test.c"
    found = []
    for part in source.read_text(encoding="utf-8").split("static const char text[] =\n")[1:]:
        lines = part.split(";\n")[0].splitlines()
        found.append("".join(ast.literal_eval(line.strip()) for line in lines))
    assert TEXT in found and PARTS in found


def test_the_generic_form_is_printed_where_it_is_asked_for(context):
    module = ir.Module.parse(SCALE)
    generic = module.operation.get_asm(print_generic_op_form=True)
    assert '%1 = "t.scale"(%0) <{by = 2 : i32}> : (i32) -> i32' in generic
    assert str(ir.Module.parse(generic)) == str(module)


def test_what_is_invalid_is_printed_generic(context):
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        ir.Operation.create("t.scale")
    assert '"t.scale"()' in str(module)
    assert '"t.scale"()' in module.operation.get_asm(assume_verified=True)


def test_bytecode_knows_nothing_of_it(context):
    module = ir.Module.parse(TEXT)
    stream = io.BytesIO()
    module.operation.write_bytecode(stream)
    assert str(ir.Module.parse(stream.getvalue())) == TEXT


def test_locations_are_read_and_printed(context):
    text = ('module {\n  t.function @f(%arg0: i32 loc("a":1:2)) {\n    "t.end"() : () -> () loc("b":3:4)\n  } loc("c":5:6)\n'
            '} loc("d":7:8)\n')
    module = ir.Module.parse(text)
    asm = module.operation.get_asm(enable_debug_info=True, pretty_debug_info=True)
    assert "%arg0: i32 a:1:2" in asm or "%arg0: i32 [a:1:2]" in asm or 'loc("a":1:2)' in asm
    again = ir.Module.parse(module.operation.get_asm(enable_debug_info=True))
    assert str(again.body.operations[0].regions[0].blocks[0].arguments[0].location) == 'loc("a":1:2)'


def test_where_the_parser_stands(bare):
    seen = []

    def parse(p):
        seen.append(p.location)
        p.keyword()
        seen.append(p.location)
        p.optional_literal(":")

    attach("call", parse=lambda p: (parse(p), p.set_attribute("how", ir.UnitAttr.get())))
    ir.Module.parse("\n  t.call word :\n")
    assert [str(each) for each in seen] == ['loc("-":2:10)', 'loc("-":2:15)']


def test_printing_with_other_options(context):
    module = ir.Module.parse(TEXT)
    inner = module.body.operations[0].regions[0].blocks[0].operations[1]
    assert str(inner).startswith("%1:2 = t.loop %arg2 = (%0, %arg1)")
    assert inner.get_asm(use_local_scope=True).splitlines()[0].endswith("-> (f32, i64) {")
    assert "t.loop" in str(module.body.operations[0].regions[0].blocks[0])
    file = io.StringIO()
    module.operation.print(file=file)
    assert file.getvalue() == TEXT
    assert inner.get_asm(skip_regions=True, assume_verified=True).endswith("{...}")


def test_ranges_and_flags(bare):
    def print_ranges(op, p):
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


def test_operands_are_taken_one_by_one(bare):
    def parse(p):
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
    assert [operand.result_number for operand in module.body.operations[1].operands] == [1, 0, 1] * 3


#===-- What is wrong with a text ---------------------------------------------------------------===#

@pytest.mark.parametrize("text, words", [
    (MAKE + "t.scale %0 times 2 : i32\n", '"-":2:12: custom op \'t.scale\' expected \'by\''),
    (MAKE + "%1 = t.scale %0 by 2.5 : i32\n", '"-":2:24: floating point value not valid'),
    ("t.scale by 2 : i32\n", '"-":1:8: expected SSA operand'),
    ("t.loop %i = (%a) : () -> () {}\n", "\"-\":1:20: custom op 't.loop' has 1 operands here, and 0 types of them"),
    ("t.loop %i#1 = () : () -> () {}\n", "result number not allowed in argument list"),
    ("t.loop %i = () : () -> () {\n  t.scale\n}\n", '"-":2:'),
    ("t.scale %u by 2 : i32\n", '"-":1:9: use of undeclared SSA value name'),
    ("t.scale \x01", '"-":1:9: unexpected character'),
    ("t.call fast \x01", '"-":1:13: unexpected character'),
])
def test_errors_have_line_and_column(context, text, words):
    with pytest.raises(ir.MLIRError) as caught:
        ir.Module.parse(text)
    assert words in str(caught.value)
    assert caught.value.__cause__ is None and len(caught.value.error_diagnostics) == 1


def test_what_a_method_raises_says_the_same(bare):
    seen = []

    def parse(p):
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


def test_what_cannot_be_read_as_a_token_is_said_by_who_looks(bare):
    seen = []

    def parse(p):
        p.keyword()  # Behind it the token is wrong, which it does not have to mind.
        with pytest.raises(ir.MLIRError, match="unexpected character") as caught:
            p.literal("x")
        seen.append(caught.value)
        raise caught.value

    attach("call", parse=parse)
    with pytest.raises(ir.MLIRError, match="unexpected character"):
        ir.Module.parse("t.call a \x01")
    assert len(seen) == 1


def test_error(bare):
    def parse(p):
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


def test_handlers_hear_of_it_once(bare):
    heard = []
    bare.emit_error_diagnostics = True
    bare.attach_diagnostic_handler(lambda each: heard.append(each.message) or True)
    attach("call", parse=lambda p: p.literal("x"))
    with pytest.raises(ir.MLIRError):
        ir.Module.parse("t.call y")
    assert heard == ["custom op 't.call' expected 'x'"]


#===-- What functions raise --------------------------------------------------------------------===#

class Mine(Exception):
    pass


class Stop(BaseException):
    pass


def raising(error):
    def function(*given):
        raise error

    return function


def test_what_parse_raises_is_the_cause(bare):
    attach("loop", parse=parse_loop)
    attach("call", parse=lambda p: (p.keyword(), raising(Mine("is no word"))()))
    module = ir.Module.parse("t.loop %i = () : () -> () {\n}")
    with pytest.raises(ir.MLIRError) as caught:
        ir.Module.parse("\nt.call word :")
    assert "\"-\":2:13: custom op 't.call' failed to be read: Mine: is no word" in str(caught.value)
    cause = caught.value.__cause__
    assert type(cause) is Mine and cause.args == ("is no word",)
    assert "is no word" in traceback.format_exception(caught.value)[1]
    # From inside of another.
    with pytest.raises(ir.MLIRError) as caught:
        ir.Module.parse("t.loop %i = () : () -> () {\n  t.call word\n}")
    assert type(caught.value.__cause__) is Mine and len(caught.value.error_diagnostics) == 1
    assert "t.loop" in str(module)


def test_one_that_gives_what_it_caught_another_cause(bare):
    def parse(p):
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
    assert [each.message for each in caught.value.error_diagnostics] == ["custom op 't.call' failed to be read: KeyError: 'inner'"]


class Wordless(Exception):
    def __str__(self):
        raise Mine


@pytest.mark.parametrize("error, words", [
    (Wordless(), "failed to be read"), (Mine(), "failed to be read: Mine"), (Mine("\ud800"), "failed to be read"),
    (Mine("a\0b"), "failed to be read: Mine: a")])
def test_errors_that_say_little(bare, error, words):
    attach("call", parse=raising(error))
    with pytest.raises(ir.MLIRError) as caught:
        ir.Module.parse("t.call")
    assert words in str(caught.value) and caught.value.__cause__ is error


@pytest.mark.parametrize("error", [Stop(), KeyboardInterrupt(), MemoryError(), SystemExit(3), GeneratorExit()], ids=repr)
def test_what_is_no_exception_comes_through(bare, error):
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


def test_what_print_raises_is_raised_by_the_print(context, bare):
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


def test_a_print_that_goes_on_does_not_make_it_good(bare):
    def print(op, p):
        for wrong in (lambda: p.region(3), lambda: p.region(0), lambda: p.text("x")):
            with pytest.raises(ValueError, match="a region that there is not"):
                wrong()

    attach("loop", print=print)
    attach("call", print=raising(Mine("inner")))
    module = ir.Module.parse('"t.loop"() ({\n  "t.end"() : () -> ()\n}) : () -> ()')
    with pytest.raises(ValueError, match="'t.loop' op cannot be printed with a region that there is not"):
        str(module)


@pytest.mark.parametrize("error", [Mine("inner"), KeyboardInterrupt()], ids=repr)
def test_what_a_nested_function_raises_is_not_swallowed(bare, error):
    seen = []

    def swallow(part):
        try:
            part()
        except BaseException as found:
            seen.append(found)

    def parse(p):
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
    (lambda p, x: p.region(3), "a region that there is not"), (lambda p, x: p.successor(0), "a successor that there is not"),
    (lambda p, x: p.region(0, 64), "flags of a region"), (lambda p, x: p.symbol_name(""), "a symbol without a name"),
    (lambda p, x: p.argument(x.result), "an argument that there is not"),
]


@pytest.mark.parametrize("act, words", PRINT_ERRORS)
def test_prints_that_fail(bare, act, words):
    attach("loop", print=lambda op, p: act(p, op))
    module = ir.Module.parse(MAKE + '%1 = "t.loop"(%0) ({\n  "t.end"() : () -> ()\n}) : (i32) -> i32')
    with pytest.raises(ValueError, match=words):
        str(module)


def test_parses_that_fail(bare):
    acts = []
    attach("call", parse=lambda p: acts[0](p))
    for act, text, words in [
            (lambda p: p.resolve(p.operand(), []), "%a", "has 1 operands here, and 0 types of them"),
            (lambda p: p.set_attribute("", ir.UnitAttr.get()), "", "an attribute without a name"),
            (lambda p: p.argument(), "%a: i32", "has arguments for a region that is not read"),
            (lambda p: p.add_argument(p.operands(), ir.IndexType.get()), "%a, %b", "other than one name"),
            (lambda p: p.literal(""), "a", "expected ''"), (lambda p: p.symbol_name(), "a", "expected a symbol name"),
            (lambda p: p.successor(), "a", "expected"), (lambda p: p.keyword(), ":", "expected a keyword or string"),
            (lambda p: p.region(), "a", "expected '{'")]:
        acts[:] = [act]
        with pytest.raises(ir.MLIRError, match=words) as caught:
            ir.Module.parse("t.call " + text)
        assert caught.value.__cause__ is None


def test_ranges_of_another_callback(bare):
    kept = []

    def parse(p):
        kept.append(p.operands())
        p.set_attribute("how", ir.UnitAttr.get(p.context))
        if len(kept) == 2:
            p.resolve(kept[0], ir.IndexType.get(p.context))

    attach("call", parse=parse)
    with pytest.raises(ir.MLIRError, match="is given operands that were not read here"):
        ir.Module.parse(MAKE + "t.call %0\nt.call %0")


#===-- Arguments -------------------------------------------------------------------------------===#

WRONG = [None, 3, 2.5, "a", b"\xff", [3], object(), int, [None], (), {"a": 1}]
# What of WRONG is right for a method, as its first argument, by the method's name.
RIGHT = {"region": (int,), "successor": (int,), "add_results": (tuple,), "error": (str, bytes),
         **dict.fromkeys(["text", "keyword", "symbol_name", "literal", "optional_literal", "set_attribute"], (str, bytes))}


def call_all_wrongly(object):
    """Calls each method with other arguments than it takes."""
    for name, method in inspect.getmembers(object, callable):
        if name.startswith("_"):
            continue
        parameters = inspect.signature(method).parameters.values()
        required = [each for each in parameters if each.default is inspect.Parameter.empty]
        calls = [lambda: method(*[None] * (len(parameters) + 1)), lambda: method(none=3), *([method] if required else [])]
        for wrong in WRONG if required else ():
            if type(wrong) not in RIGHT.get(name, ()):
                calls.append(lambda wrong=wrong: method(*[wrong] * len(required)))
        for call in calls:
            with pytest.raises(TypeError):
                call()


def test_arguments_of_the_wrong_kind_do_no_harm(bare):
    with ir.Context():
        foreign = ir.IndexType.get(), ir.UnitAttr.get(), ir.Location.unknown()
    seen = []

    def print(op, p):
        call_all_wrongly(p)
        for wrong in (lambda: p.operands("x"), lambda: p.operands(0, "x"), lambda: p.region(0, "x"), lambda: p.functional_type(None),
                      lambda: p.attribute_dictionary("how"), lambda: p.attribute_dictionary([3]), lambda: p.attribute_dictionary(3),
                      lambda: p.attribute(op), lambda: p.value(op.regions), lambda: p.successor(0, None), lambda: p.region(None)):
            with pytest.raises(TypeError):
                wrong()
        for wrong in (lambda: p.operands(-1), lambda: p.region(2**70), lambda: p.operands(0, -1)):
            with pytest.raises(OverflowError):
                wrong()
        for wrong in (lambda: p.type(foreign[0]), lambda: p.attribute(foreign[1]), lambda: p.text("\ud800")):
            with pytest.raises(ValueError):
                wrong()
        seen.append(p)
        p.text(" x")

    def parse(p):
        call_all_wrongly(p)
        operands = p.operands()
        for wrong in (lambda: p.resolve(operands, 3), lambda: p.resolve(operands, [3]), lambda: p.resolve(operands, None),
                      lambda: p.set_attribute("a", None), lambda: p.set_attribute(3, ir.UnitAttr.get()), lambda: p.attribute(3),
                      lambda: p.add_argument(operands, "i32"), lambda: p.error("x", "y"), lambda: p.add_results(None)):
            with pytest.raises(TypeError):
                wrong()
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


def test_classes(bare):
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
            ir.OpAssembly(**given)
    for wrong in (3, (print_scale, parse_scale), print_scale):
        with pytest.raises(TypeError):
            ir.attach_op_interfaces("t.scale", assembly=wrong)
    assert ir.OpAssembly(print=print_scale, parse=parse_scale).print is print_scale


#===-- How long it is good ---------------------------------------------------------------------===#

USES = {
    "printer": [lambda p: p.text("x"), lambda p: p.operands(), lambda p: p.region(0), lambda p: p.attribute_dictionary()],
    "parser": [lambda p: p.literal("x"), lambda p: p.types(), lambda p: p.region(), lambda p: p.context, lambda p: p.op_name,
               lambda p: p.location, lambda p: p.error("x"), lambda p: p.optional_operand()],
}


def expect_over(p):
    for use in USES["printer" if isinstance(p, ir.AsmPrinter) else "parser"]:
        with pytest.raises(ir.StaleHandleError, match=f"the {type(p).__name__} is for the call"):
            use(p)


@pytest.mark.parametrize("fails", [False, True])
def test_it_is_over_when_the_function_returns(bare, fails):
    kept = []

    def keep(p):
        kept.append(p)
        if fails:
            raise Mine

    attach("call", print=lambda op, p: keep(p), parse=lambda p: (p.set_attribute("how", ir.UnitAttr.get(p.context)), keep(p)))
    for act in (lambda: ir.Module.parse("t.call"), lambda: str(ir.Module.parse('"t.call"() {how} : () -> ()'))):
        try:
            act()
        except (Mine, ir.MLIRError):
            assert fails
    assert {type(each) for each in kept} == {ir.AsmParser, ir.AsmPrinter}
    for each in kept:
        expect_over(each)


def test_nothing_of_it_is_kept(bare):
    context, kept = ir.Context(), []
    with context, ir.Location.unknown():
        context.load_dialect_schema(SCHEMA)
        attach("scale", lambda op, p: (kept.append(p), print_scale(op, p)), lambda p: (kept.append(p), parse_scale(p)))
        str(ir.Module.parse(SCALE))
    gone = weakref.ref(context)
    del context
    gc.collect()
    assert gone() is None and len(kept) >= 2
    for each in kept:
        expect_over(each)


def test_it_is_not_good_while_a_region_is_printed_or_read(bare):
    outer = []

    def print_outer(op, p):
        outer.append(p)
        p.region(0)

    def parse_outer(p):
        outer.append(p)
        p.region()

    def parse_inner(p):
        expect_over(outer[-1])
        p.set_attribute("how", ir.UnitAttr.get(p.context))

    attach("loop", print_outer, parse_outer)
    attach("call", lambda op, p: expect_over(outer[-1]), parse_inner)
    assert "t.call" in str(ir.Module.parse("t.loop {\n  t.call\n}"))


def test_another_thread_has_none_of_it(bare):
    def in_thread(p):
        failures = []

        def run():
            try:
                for use in USES["printer" if isinstance(p, ir.AsmPrinter) else "parser"][:2]:
                    with pytest.raises(ir.StaleHandleError):
                        use(p)
            except BaseException as error:
                failures.append(error)

        thread = threading.Thread(target=run)
        thread.start()
        thread.join()
        assert failures == []

    attach("call", lambda op, p: in_thread(p), lambda p: (in_thread(p), p.set_attribute("how", ir.UnitAttr.get(p.context))))
    assert "t.call" in str(ir.Module.parse("t.call"))


#===-- Reentrance ------------------------------------------------------------------------------===#

def test_a_function_may_print_and_parse_others(context):
    texts = []

    def print_inner(op, p):
        if not texts:
            texts.append(str(ir.Module.parse(TEXT)))
        p.text(" x")

    def parse_inner(p):
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


def test_a_function_that_prints_its_own_op(bare):
    calls = []

    def print(op, p):
        calls.append(op)
        text = str(op) if len(calls) < 5000 else ""
        assert isinstance(text, str)
        p.text(" x")

    attach("call", print)
    module = ir.Module.parse('"t.call"() {how} : () -> ()')
    assert "t.call x" in str(module)
    assert len(calls) >= 100


def test_functions_only_read(bare):
    def change(op):
        with pytest.raises(ValueError):
            op.attributes["more"] = ir.UnitAttr.get()
        with pytest.raises(ValueError):
            op.operation.erase()

    attach("call", lambda op, p: (change(op), p.text(" x")), lambda p: (change(other), p.literal("x"), p.set_attribute("how", ir.UnitAttr.get())))
    other = ir.Operation.parse('"t.make"() : () -> i32')
    module = ir.Module.parse("t.call x")
    assert "t.call x" in str(module)


def test_a_function_drops_all_and_closes_the_scope(bare):
    held = {}

    def drop(p):
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


def test_arguments_that_act(context):
    """What is read of an argument may run anything: also the method that reads it, and the end of the function."""
    kept = []

    class Names:
        def __init__(self, p):
            self.p = p

        def __len__(self):
            return 1

        def __getitem__(self, i):
            if i:
                raise IndexError
            self.p.text("-")
            return "how"

    class Types:
        def __init__(self, p):
            self.p = p

        def __iter__(self):
            self.p.optional_literal(",")
            raise Mine

    def parse(p):
        p.set_attribute("how", ir.UnitAttr.get(p.context))
        with pytest.raises(Mine):
            p.add_results(Types(p))
        p.literal("x")
        kept.append(p)

    ir.attach_op_interfaces("t.make", assembly=ir.OpAssembly(print=lambda op, p: p.attribute_dictionary(Names(p)), parse=parse))
    assert "t.make-\n" in str(ir.Module.parse("t.make , x").body.operations[0]) + "\n"

    def late():
        kept[-1].text("x")
        yield "a"

    with pytest.raises(ir.StaleHandleError):
        kept[-1].add_results(late())


#===-- Threads, signals, passes ----------------------------------------------------------------===#

def test_two_threads_print_at_once(context):
    module, failures = ir.Module.parse(TEXT), []

    def work():
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


BODY = '  %{} = "a.b"() {{x = dense<[1, 2, 3]> : tensor<3xi32>}} : () -> i32\n'


@pytest.mark.parametrize("how", ["print", "parse"])
def test_ctrl_c_stops_what_a_function_prints_and_reads(bare, how):
    attach("loop", lambda op, p: (signal.setitimer(signal.ITIMER_REAL, .002), p.region(0)),
           lambda p: (signal.setitimer(signal.ITIMER_REAL, .002), p.region()))
    body = "".join(BODY.format(f"v{i}") for i in range(150_000))
    module = ir.Module.parse('"t.loop"() ({\n' + body + '"t.end"() : () -> ()\n}) : () -> ()') if how == "print" else None
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            if how == "print":
                module.operation.get_asm(assume_verified=True)
            else:
                ir.Module.parse("t.loop {\n" + body + "}")
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_passes_that_show_ir(bare, capsys):
    attach("scale", print_scale, parse_scale)
    module = ir.Module.parse(SCALE + '"a.use"(%1) : (i32) -> ()')
    manager = passmanager.PassManager.parse("builtin.module(cse)")
    manager.enable_ir_printing(print_before_all=True, print_after_all=True)
    manager.run(module.operation)
    assert capsys.readouterr().err.count("t.scale %0 by 2 : i32") == 2


@pytest.mark.parametrize("when", ["print_before_all", "print_after_all"])
def test_what_print_raises_ends_a_run_that_shows_ir(bare, when):
    ran = []
    attach("scale", raising(Mine("not today")), parse_scale)
    module = ir.Module.parse(SCALE + '"a.use"(%1) : (i32) -> ()')
    manager = passmanager.PassManager("builtin.module")
    manager.add(lambda op, run: ran.append(1))
    manager.add(lambda op, run: ran.append(2))
    manager.enable_ir_printing(**{"print_before_all": False, "print_after_all": False, when: True})
    with pytest.raises(Mine):
        manager.run(module.operation)
    assert ran == ([] if when == "print_before_all" else [1])


def test_a_pass_that_raises_is_heard_whatever_is_shown(bare, capsys):
    attach("scale", print_scale, parse_scale)
    module = ir.Module.parse(SCALE + '"a.use"(%1) : (i32) -> ()')
    manager = passmanager.PassManager("builtin.module")
    manager.add(raising(Mine("pass")))
    manager.enable_ir_printing(print_after_failure=True, print_after_all=False)
    with pytest.raises(Mine, match="pass"):
        manager.run(module.operation)


#===-- Memory ----------------------------------------------------------------------------------===#

def test_memory_may_run_out(context):
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
