# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A dialect conversion: additions of 32 bits become additions of 64 bits, and so do the types of functions."""
from typing import Any

from tenure import ir, rewrite
from tenure.dialects import arith, func

TEXT = """
func.func @sum(%x: i32, %y: i32) -> i32 {
  %0 = arith.addi %x, %y : i32
  %1 = arith.addi %0, %y : i32
  "test.print"(%0) : (i32) -> ()
  return %1 : i32
}
"""


def convert_type(type: ir.Type) -> ir.Type:
    return ir.IntegerType.get_signless(64) if str(type) == "i32" else type


def truncate(type: ir.Type, inputs: list[ir.Value], rewriter: rewrite.ConversionPatternRewriter,
             original_type: ir.Type) -> ir.Value:
    """Between operations that are converted and operations that stay."""
    return arith.TruncIOp(type, inputs[0]).result


def convert_add(op: ir.OpView, adaptor: Any, type_converter: rewrite.TypeConverter,
                rewriter: rewrite.ConversionPatternRewriter) -> None:
    """The adaptor's operands are of 64 bits already."""
    rewriter.replace_op(op, arith.AddIOp(adaptor.lhs, adaptor.rhs))


with ir.Context() as context, ir.Location.unknown():
    context.allow_unregistered_dialects = True
    converter = rewrite.TypeConverter()
    converter.add_conversion(convert_type)
    converter.add_source_materialization(truncate)

    target = rewrite.ConversionTarget()
    target.add_dynamically_legal_op(arith.AddIOp, func.ReturnOp, callback=converter.is_legal)
    target.add_dynamically_legal_op(
        func.FuncOp, callback=lambda op: all(converter.is_legal(type) for type in op.type.inputs + op.type.results))

    patterns = rewrite.RewritePatternSet()
    patterns.add_conversion(arith.AddIOp, convert_add, converter)
    patterns.add_function_op_type_conversion(converter)
    patterns.add_op_type_conversion(func.ReturnOp, converter)

    module = ir.Module.parse(TEXT)
    rewrite.apply_partial_conversion(module, target, patterns.freeze())
    print(module, end="")
