# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""repr() says in one line what something is, of what is gone why, and raises for nothing."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from tenure import ir

TEXT = """
func.func @f(%a: i32) -> i32 {
  %b = arith.addi %a, %a : i32
  return %b : i32
}
"""


@pytest.fixture(autouse=True)
def context() -> Iterator[ir.Context]:
    with ir.Context() as made, ir.Location.unknown():
        made.allow_unregistered_dialects = True
        yield made


def parts() -> tuple[ir.Module, ir.OpView, ir.Block, ir.OpView]:
    module = ir.Module.parse(TEXT)
    function = module.body.operations[0]
    block = function.regions[0].blocks[0]
    return module, function, block, block.operations[0]


def test_what_is_there() -> None:
    module, function, block, add = parts()
    assert repr(add) == "<AddIOp %0 = arith.addi %arg0, %arg0 : i32>"
    assert repr(add.operation) == "<Operation %0 = arith.addi %arg0, %arg0 : i32>"
    assert repr(module) == '<Module "builtin.module"() ({...}) : () -> ()>'
    assert repr(function).startswith('<FuncOp "func.func"() <{function_type = (i32) -> i32')
    assert repr(block) == "<Block of func.func: 1 arguments, 2 operations>"
    assert repr(block.region) == "<Region 0 of func.func>"
    assert repr(add.result) == "<OpResult 0 of arith.addi: i32>"
    assert repr(list(add.operands)) == "[<BlockArgument 0: i32>, <BlockArgument 0: i32>]"
    assert [repr(each) for each in (add.result.type, add.location)] == ["IntegerType(i32)", 'loc("-":3:8)']
    assert repr(module.context).startswith("<Context at 0x")


def test_it_is_one_line_and_no_long_one() -> None:
    attributes = {f"attribute_{i}": ir.StringAttr.get("x" * 40) for i in range(20)}
    op = ir.Operation.create("t.long", results=[ir.F32Type.get()], attributes=attributes, regions=2, ip=False)
    shown = repr(op)
    assert shown.startswith('<Operation %0 = "t.long"() ') and shown.endswith(" ...>")
    assert "\n" not in shown and len(shown) < 130
    wide = ir.TupleType.get_tuple([ir.F32Type.get()] * 100)
    assert len(repr(ir.Operation.create("t.wide", results=[wide], ip=False).result)) < 140


def test_what_is_gone_says_why() -> None:
    _, function, block, add = parts()
    argument, result, plain = block.arguments[0], add.result, add.operation
    block.operations[1].erase()
    add.erase()
    assert repr(add).startswith("<AddIOp: 'arith.addi' was erased (from -:3:8)")
    assert repr(plain).startswith("<Operation: 'arith.addi' was erased")
    assert repr(result) == "<OpResult: 'arith.addi' was erased (from -:3:8)>"
    function.erase()
    assert repr(block) == "<Block: the block was erased with its parent>"
    assert repr(argument).startswith("<BlockArgument: the block argument was erased")
    assert repr(ir.OpView.__new__(ir.OpView)) == "<OpView, not initialised>"


def test_what_is_not_valid_is_shown_all_the_same() -> None:
    op = ir.Operation.create("arith.constant", results=[ir.F32Type.get()],
                             attributes={"value": ir.UnitAttr.get()}, ip=False)
    assert repr(op).startswith('<Operation %0 = "arith.constant"()')


def test_a_scope_that_closed(context: ir.Context) -> None:
    module = ir.Module.parse(TEXT)
    with ir.Scope(context):
        op = module.body.operations[0]
    assert repr(op).startswith("<FuncOp: ")


def html_of(it: ir.Module | ir.OpView) -> str:
    text = it._repr_html_()
    assert text.startswith("<pre>") and text.count("<pre>") == text.count("</pre>") == 1
    return text


def test_notebooks_show_text() -> None:
    module, function, _, add = parts()
    assert html_of(module) == ("<pre>module {\n  func.func @f(%arg0: i32) -&gt; i32 {\n    %0 = arith.addi %arg0, %arg0 : i32\n"
                               "    return %0 : i32\n  }\n}</pre>")
    assert html_of(function).startswith("<pre>func.func @f(")
    assert html_of(add) == "<pre>%0 = arith.addi %arg0, %arg0 : i32</pre>"


def test_notebooks_are_shown_nothing_but_text() -> None:
    module = ir.Module.parse('"t.a"() {x = "<script>alert(1)</script>&\'"} : () -> ()')
    assert "<script" not in html_of(module)
    assert "&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#x27;" in html_of(module)


def test_notebooks_show_the_beginning_of_what_is_large() -> None:
    numbers = ", ".join(map(str, range(1000)))
    text = html_of(ir.Module.parse(f'"t.a"() {{x = dense<[{numbers}]> : tensor<1000xi32>}} : () -> ()'))
    assert "998" not in text and len(text) < 300
    many = html_of(ir.Module.parse("\n".join(f'"t.op{i}"() : () -> ()' for i in range(150))))
    assert "t.op90" in many and "t.op140" not in many and "... and 52 more lines" in many
    listed = html_of(ir.Module.parse("\n".join(f'"t.op{i}"() {{x = "{"x" * 1000}"}} : () -> ()' for i in range(5000))))
    assert "t.op19" in listed and "t.op20" not in listed and "... and 4980 more" in listed
    assert len(listed) < 10000


def test_notebooks_are_told_what_is_gone() -> None:
    module, function, _, add = parts()
    function.erase()
    assert "erased" in html_of(add)
    assert html_of(module) == "<pre>module {\n}</pre>"
    assert "erased" in html_of(function)
