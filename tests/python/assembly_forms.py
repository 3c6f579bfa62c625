# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A dialect whose custom forms functions of Python print and read: that of tests/unit/rewrite/assembly_test.c."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tenure import ir

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


def print_scale(op: Any, p: Any) -> None:
    p.text(" ")
    p.operands(0, 1)
    p.text(" by ")
    p.attribute(op.attributes["by"], with_type=False)
    p.attribute_dictionary(["by"])
    p.text(" : ")
    p.type(op.results[0].type)


def parse_scale(p: Any) -> None:
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


def print_loop(op: Any, p: Any) -> None:
    p.text(" ")
    p.value(op.regions[0].blocks[0].arguments[0])
    p.text(" = (")
    p.operands()
    p.text(") : ")
    p.functional_type()
    p.text(" ")
    p.region(0, ir.AsmRegionFlags.NO_TERMINATOR)


def parse_loop(p: Any) -> None:
    name = p.operand()
    p.literal("=")
    p.literal("(")
    operands = p.operands()
    p.literal(")")
    p.literal(":")
    p.functional_type(operands)
    p.add_argument(name, ir.IndexType.get(p.context))
    p.region()


def print_function(op: Any, p: Any) -> None:
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


def parse_function(p: Any) -> None:
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


def print_call(op: Any, p: Any) -> None:
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


def parse_call(p: Any) -> None:
    p.set_attribute("how", ir.StringAttr.get(p.keyword(), p.context))
    callee = p.optional_symbol_name()
    if callee is not None:
        p.set_attribute("callee", callee)
    x = p.optional_operand()
    p.literal(":")
    p.resolve(x, p.types())
    p.literal("to")
    p.add_results(p.types())


def print_go(op: Any, p: Any) -> None:
    p.text(" ")
    p.successor(0, 0, None)


FORMS = {
    "scale": (print_scale, parse_scale), "loop": (print_loop, parse_loop), "function": (print_function, parse_function),
    "call": (print_call, parse_call), "go": (print_go, lambda p: p.successor()),
}


def attach(name: str, print: Any = None, parse: Any = None) -> None:
    """Of a form with other functions than the usual ones."""
    usual = FORMS[name]
    ir.attach_op_interfaces(f"t.{name}", assembly=ir.OpAssembly(print=print or usual[0], parse=parse or usual[1]))


@pytest.fixture
def bare() -> Iterator[Any]:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with context, ir.Location.unknown():
        context.load_dialect_schema(SCHEMA)
        yield context


@pytest.fixture
def context(bare: Any) -> Any:
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


class Mine(Exception):
    pass


def raising(error: Any) -> Any:
    def function(*given: Any) -> None:
        raise error

    return function
