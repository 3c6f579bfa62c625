# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dialect conversion in Python: targets, type converters, patterns, and what is rolled back."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tenure import ir, rewrite
from tenure.dialects import arith, func

SUM = """
func.func @sum(%x: i32, %y: i32) -> i32 {
  %0 = arith.addi %x, %y : i32
  %1 = arith.addi %0, %y : i32
  "t.print"(%0) : (i32) -> ()
  return %1 : i32
}
"""


@pytest.fixture(autouse=True)
def context() -> Iterator[Any]:
    with ir.Context() as made, ir.Location.unknown():
        made.allow_unregistered_dialects = True
        yield made


def widened() -> rewrite.TypeConverter:
    """i32 becomes i64, i16 two i8, and i1 nothing."""
    converter = rewrite.TypeConverter()

    def convert(type: ir.Type) -> Any:
        return {"i32": ir.IntegerType.get_signless(64), "i1": [], "f16": None,
                "i16": [ir.IntegerType.get_signless(8)] * 2}.get(str(type), type)

    converter.add_conversion(convert)
    return converter


def convert_add(op: Any, adaptor: Any, converter: Any, rewriter: rewrite.ConversionPatternRewriter) -> None:
    rewriter.replace_op(op, arith.AddIOp(adaptor.lhs, adaptor.rhs))


def set_up() -> tuple[rewrite.ConversionTarget, rewrite.RewritePatternSet, rewrite.TypeConverter]:
    converter = widened()
    target = rewrite.ConversionTarget()
    patterns = rewrite.RewritePatternSet()

    def has_legal_type(op: Any) -> bool:
        return converter.is_legal(op.function_type.value.inputs[0])

    target.add_dynamically_legal_op(arith.AddIOp, "func.return", callback=converter.is_legal)
    target.add_dynamically_legal_op(func.FuncOp, callback=has_legal_type)
    patterns.add_conversion(arith.AddIOp, convert_add, converter)
    patterns.add_function_op_type_conversion(converter)
    patterns.add_op_type_conversion("func.return", converter)
    return target, patterns, converter


def test_types_of_a_function_are_widened() -> None:
    module = ir.Module.parse(SUM)
    target, patterns, converter = set_up()

    def truncate(type: ir.Type, inputs: list[ir.Value], rewriter: Any, original: ir.Type) -> Any:
        assert str(original) == "i32"
        return arith.TruncIOp(type, inputs[0]).result

    converter.add_source_materialization(truncate)
    rewrite.apply_partial_conversion(module, target, patterns.freeze())
    assert module.operation.verify()
    assert str(module) == """module {
  func.func @sum(%arg0: i64, %arg1: i64) -> i64 {
    %0 = arith.addi %arg0, %arg1 : i64
    %1 = arith.trunci %0 : i64 to i32
    %2 = arith.addi %0, %arg1 : i64
    "t.print"(%1) : (i32) -> ()
    return %2 : i64
  }
}
"""


def test_a_cast_that_stays_is_an_error_and_changes_nothing() -> None:
    module = ir.Module.parse(SUM)
    before = str(module)
    target, patterns, _ = set_up()
    frozen = patterns.freeze()
    with pytest.raises(RuntimeError, match="unresolved materialization"):
        rewrite.apply_partial_conversion(module, target, frozen)
    assert str(module) == before
    config = rewrite.ConversionConfig()
    config.build_materializations = False
    rewrite.apply_partial_conversion(module, target, frozen, config)
    assert "builtin.unrealized_conversion_cast" in str(module)


def test_results_become_several_or_none() -> None:
    module = ir.Module.parse("""
      %a, %b, %c = "t.a"() : () -> (i32, i16, i1)
      "t.b"(%a, %b, %c) : (i32, i16, i1) -> ()
    """)
    converter = widened()
    target = rewrite.ConversionTarget()
    target.add_illegal_dialect("t")
    target.add_legal_dialect("u")
    seen = []

    def convert(op: Any, adaptor: Any, converter: Any, rewriter: rewrite.ConversionPatternRewriter) -> None:
        operands = [value for each in adaptor.operands for value in (each if isinstance(each, list) else [each])]
        types = [converter.convert_types(result.type) for result in op.results]
        made = ir.Operation.create("u" + op.name[1:], results=[each for row in types for each in row],
                                   operands=operands)
        values = iter(made.results)
        rewriter.replace_op_with_multiple(op, [[next(values) for _ in row] for row in types])
        seen.append(op.name)

    patterns = rewrite.RewritePatternSet()
    patterns.add_conversion("t.a", convert, converter)
    patterns.add_conversion("t.b", convert, converter)
    rewrite.apply_partial_conversion(module, target, patterns.freeze())
    assert seen == ["t.a", "t.b"]
    assert '"u.b"(%0#0, %0#1, %0#2) : (i64, i8, i8) -> ()' in str(module)


def test_an_exception_ends_the_conversion_and_is_rolled_back() -> None:
    module = ir.Module.parse('"t.a"() : () -> ()')
    target = rewrite.ConversionTarget()
    target.add_illegal_op("t.a")
    held = []

    def convert(op: Any, adaptor: Any, converter: Any, rewriter: rewrite.ConversionPatternRewriter) -> None:
        held.append(rewriter)
        ir.Operation.create("t.new")
        rewriter.erase_op(op)
        raise KeyError("mine")

    patterns = rewrite.RewritePatternSet()
    patterns.add_conversion("t.a", convert, None)
    with pytest.raises(KeyError, match="mine"):
        rewrite.apply_partial_conversion(module, target, patterns.freeze())
    assert [op.name for op in module.body.operations] == ["t.a"]
    with pytest.raises(RuntimeError):
        held[0].ip  # noqa: B018


def test_only_the_rewriter_erases() -> None:
    module = ir.Module.parse('"t.a"() : () -> ()')
    target = rewrite.ConversionTarget()
    target.add_illegal_op("t.a")

    def convert(op: Any, adaptor: Any, converter: Any, rewriter: rewrite.ConversionPatternRewriter) -> None:
        with pytest.raises(ValueError, match="only through its rewriter"):
            op.operation.erase()
        rewriter.erase_op(op)

    patterns = rewrite.RewritePatternSet()
    patterns.add_conversion("t.a", convert, None)
    rewrite.apply_partial_conversion(module, target, patterns.freeze())
    assert not list(module.body.operations)


def test_an_analysis_says_what_can_be_converted() -> None:
    module = ir.Module.parse('"t.a"() : () -> () "t.b"() : () -> () "t.in"() ({ "t.b"() : () -> () }) : () -> ()')
    before = str(module)
    target = rewrite.ConversionTarget()
    target.add_illegal_op("t.a", "t.b")
    target.add_legal_op("t.in", "builtin.module")
    target.mark_op_recursively_legal("t.in")
    patterns = rewrite.RewritePatternSet()
    patterns.add("t.a", lambda op, rewriter: rewriter.erase_op(op))
    legal = rewrite.apply_analysis_conversion(module, target, patterns.freeze())
    assert [op.name for op in legal] == ["builtin.module", "t.a", "t.in"]
    assert str(module) == before


def test_a_listener_is_told_what_became_of_operations() -> None:
    module = ir.Module.parse('"t.a"() : () -> () "t.b"() : () -> ()')
    target = rewrite.ConversionTarget()
    target.add_illegal_op("t.a")
    target.mark_unknown_op_dynamically_legal(lambda op: True)

    class Listener:
        def __init__(self) -> None:
            self.heard: list[str] = []

        def notify_operation_inserted(self, op: Any) -> None:
            self.heard.append("+" + op.name)

        def notify_operation_erased(self, op: Any) -> None:
            self.heard.append("-" + op.name)

    def convert(op: Any, rewriter: Any) -> None:
        with rewriter.ip:
            rewriter.replace_op(op, ir.Operation.create("t.new"))

    patterns = rewrite.RewritePatternSet()
    patterns.add("t.a", convert)
    config = rewrite.ConversionConfig()
    config.folding_mode = rewrite.DialectConversionFoldingMode.NEVER
    listener = config.listener = Listener()
    rewrite.apply_partial_conversion(module, target, patterns.freeze(), config)
    assert listener.heard == ["+t.new", "-t.a"]


def test_what_is_refused() -> None:
    target = rewrite.ConversionTarget()
    with pytest.raises(TypeError):
        target.add_dynamically_legal_op("t.a", callback=1)  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        target.mark_op_recursively_legal("t.a")
    with pytest.raises(TypeError):
        rewrite.apply_partial_conversion(ir.Module.parse(""), 1, rewrite.RewritePatternSet().freeze())  # type: ignore[arg-type]


def test_patterns_in_pdll_convert() -> None:
    module = ir.Module.parse('%0 = "t.x"() : () -> i32 %1 = arith.muli %0, %0 : i32 "t.use"(%1) : (i32) -> ()')
    before = str(module)
    target = rewrite.ConversionTarget()
    target.add_illegal_op(arith.MulIOp)
    patterns = rewrite.PDLLPatterns(
        "Pattern => replace op<arith.muli>(x: Value, y: Value) with op<arith.addi>(x, y);").freeze()
    with pytest.raises(RuntimeError, match="failed to legalize operation 'arith.muli'"):
        rewrite.apply_partial_conversion(module, target, patterns)  # What it makes is not legal.
    assert str(module) == before
    target.add_legal_dialect("arith")
    target.add_illegal_op("arith.muli")
    rewrite.apply_partial_conversion(module, target, patterns)
    assert "arith.addi" in str(module) and "arith.muli" not in str(module)
