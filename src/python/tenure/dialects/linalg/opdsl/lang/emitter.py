# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes linalg.generic of a definition and values."""
from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, Union

from ..... import ir
from .... import arith, complex, linalg, math
from ...._ods_common import get_op_result_or_value
from ... import _named
from .comprehension import FunctionKind, OperandKind, _Call, const, index

__all__ = ["ValueList", "emit_generic_structured_op", "emit_named_structured_op", "prepare_common_structured_op"]

ValueList = Union[Sequence[ir.Value], ir.OpResultList]

_FUNCTION_KINDS = (OperandKind.UNARY_FN_ATTR, OperandKind.BINARY_FN_ATTR, OperandKind.TERNARY_FN_ATTR, OperandKind.TYPE_FN_ATTR)
_FLOATS = (ir.BF16Type, ir.F16Type, ir.F32Type, ir.F64Type)
_UNARY: dict[str, Any] = {"exp": math.ExpOp, "log": math.LogOp, "abs": math.AbsFOp, "ceil": math.CeilOp, "floor": math.FloorOp,
          "negf": arith.NegFOp, "round": math.RoundOp, "sqrt": math.SqrtOp, "rsqrt": math.RsqrtOp, "tanh": math.TanhOp,
          "erf": math.ErfOp}
# For floating-point, whole and complex numbers.
_BINARY: dict[str, Any] = {"add": (arith.AddFOp, arith.AddIOp, complex.AddOp), "sub": (arith.SubFOp, arith.SubIOp, complex.SubOp),
           "mul": (arith.MulFOp, arith.MulIOp, complex.MulOp), "div": (arith.DivFOp, arith.DivSIOp, complex.DivOp),
           "div_unsigned": (arith.DivFOp, arith.DivUIOp, None), "max_signed": (arith.MaximumFOp, arith.MaxSIOp, None),
           "max_unsigned": (arith.MaximumFOp, arith.MaxUIOp, None), "min_signed": (arith.MinimumFOp, arith.MinSIOp, None),
           "min_unsigned": (arith.MinimumFOp, arith.MinUIOp, None), "powf": (math.PowFOp, None, None)}


def _is_float(kind):
    return isinstance(kind, _FLOATS)


class _Body:
    """The block of an op in the making."""

    def __init__(self, types, arguments, functions):
        self.types, self.arguments, self.functions = types, arguments, functions

    def value(self, expression):
        """The value of an expression."""
        if isinstance(expression, const):
            attribute = ir.Attribute.parse(expression.value)
            return arith.ConstantOp(attribute.type, attribute).result
        if isinstance(expression, index):
            return linalg.IndexOp(ir.IntegerAttr.get(ir.IntegerType.get_signless(64), expression.dim)).result
        if not isinstance(expression, _Call):
            return self.arguments[expression.describe()["scalar_arg"]]
        name = expression.function if expression.attribute is None else self.functions[expression.attribute.name]
        parts = [self.value(each) for each in expression.parts]
        if expression.kind is FunctionKind.TYPE:
            if expression.type_var.name not in self.types:
                raise ValueError(f"Unbound type variable '{expression.type_var.name}' (expected one of {list(self.types)})")
            return _cast(self.types[expression.type_var.name], *parts, name == "cast_unsigned")
        return _apply(name, parts)


def _apply(name, parts):
    kind = parts[0].type
    made = None
    if name in _BINARY:
        at = 0 if _is_float(kind) else 1 if isinstance(kind, (ir.IntegerType, ir.IndexType)) else 2
        made = _BINARY[name][at] if at != 2 or isinstance(kind, ir.ComplexType) else None
    elif name == "negf" and isinstance(kind, ir.ComplexType):
        made = complex.NegOp
    elif name == "square" and _is_float(kind):
        return arith.MulFOp(parts[0], parts[0]).result
    elif name == "reciprocal" and _is_float(kind):
        return arith.DivFOp(arith.ConstantOp(kind, 1.0).result, parts[0]).result
    elif name == "select":
        made = arith.SelectOp
    elif _is_float(kind):
        made = _UNARY.get(name)
    if made is None:
        raise NotImplementedError(f"Unsupported '{name}' operand: {parts[0]}")
    return made(*parts).result


def _cast(target, value, is_unsigned):
    kind = value.type
    if kind == target:
        return value
    made = None
    if isinstance(target, ir.IntegerType):
        if _is_float(kind):
            made = arith.FPToUIOp if is_unsigned else arith.FPToSIOp
        elif isinstance(kind, ir.IndexType):
            made = arith.IndexCastOp
        elif target.width < kind.width:
            made = arith.TruncIOp
        else:
            made = arith.ExtUIOp if is_unsigned else arith.ExtSIOp
    elif _is_float(target):
        if isinstance(kind, ir.IntegerType):
            made = arith.UIToFPOp if is_unsigned else arith.SIToFPOp
        elif _is_float(kind) and target.width != kind.width:
            made = arith.TruncFOp if target.width < kind.width else arith.ExtFOp
    if made is None:
        raise ValueError(f"Unable to cast body expression from {kind} to {target}")
    return made(target, value).result


def _indexing_maps(config, attributes):
    """Returns the maps with the numbers of attributes in place of their symbols."""
    maps = config.indexing_maps
    for operand in config.operands:
        if operand.kind is not OperandKind.INDEX_ATTR:
            continue
        given = attributes.get(operand.name)
        numbers = operand.default_indices if given is None else [int(each) for each in given]
        sizes = config.size_map(operand).results
        if len(numbers) != len(sizes):
            raise ValueError(f"Attribute {operand.name} has length {len(sizes)} but got {len(numbers)} values")
        for size, number in zip(sizes, numbers):
            maps = [each.replace(size, ir.AffineConstantExpr.get(number), each.n_dims, each.n_symbols) for each in maps]
    maps = ir.AffineMap.compress_unused_symbols(maps, config.context)
    if any(each.n_symbols for each in maps):
        raise ValueError(f"Expected indexing_maps to use no symbols after replacement and compression but got {maps}")
    return maps


def _functions(config, attributes):
    """Returns the name of the function that each attribute selects."""
    found = {}
    for operand in config.operands:
        if operand.kind in _FUNCTION_KINDS:
            given = attributes.get(operand.name)
            if given is not None and not isinstance(given, operand.FUNCTION):
                raise ValueError(f"Attribute {operand.name} needs to be of type {operand.FUNCTION.__name__} but got {type(given)}")
            found[operand.name] = operand.default_fn if given is None else given.fn_name
    return found


def _element_types(operands, values):
    """(types by their variables, type of an element of each operand)"""
    types = {"F32": ir.F32Type.get(), "F64": ir.F64Type.get(), "I32": ir.IntegerType.get_signless(32),
             "I64": ir.IntegerType.get_signless(64)}
    elements = []
    for operand, value in zip(operands, values):
        kind = value.type
        if operand.is_tensor():
            if not isinstance(kind, ir.ShapedType):
                raise ValueError(f"Expected ShapedType but got {kind}")
            kind = kind.element_type
        if types.setdefault(operand.type_var.name, kind) != kind:
            raise ValueError(f"Cannot overwrite type mapping {operand.type_var.name} = {types[operand.type_var.name]} by type "
                             f"{kind}")
        elements.append(kind)
    return types, elements


def _index_attributes(config, attributes):
    """The attributes of numbers that differ from their defaults."""
    given = {each.name: attributes.get(each.name) for each in config.operands if each.kind is OperandKind.INDEX_ATTR}
    return {name: ir.DenseElementsAttr.get(array("q", map(int, numbers))) for name, numbers in given.items() if numbers}


def prepare_common_structured_op(config: Any, *ins: ir.Value, outs: Any, **attributes: Any) -> Any:
    """Returns the parts of an op from its definition and values: (operands of the definition, inputs, outputs, `outs`, result
    types, types by their variables, indexing maps, iterator types, attributes of numbers, (function, kind) of attributes
    that select one, types of the block's arguments)."""
    operands = [each for each in config.operands if not each.is_attribute()]
    inputs = [each for each in operands if each.is_input()]
    if len(ins) != len(inputs):
        raise ValueError(f"Expected {len(inputs)} inputs but got {len(ins)} for {config.op_def.name}")
    if len(outs) != len(operands) - len(inputs):
        raise ValueError(f"Expected {len(operands) - len(inputs)} outputs but got {len(outs)} for {config.op_def.name}")
    outs = [get_op_result_or_value(each) for each in outs]
    types, elements = _element_types(operands, [*map(get_op_result_or_value, ins), *outs])
    maps = ir.ArrayAttr.get([ir.AffineMapAttr.get(each) for each in _indexing_maps(config, attributes)])
    iterators = ir.ArrayAttr.get([ir.Attribute.parse(f"#linalg.iterator_type<{each}>") for each in config.iterator_types])
    functions = _functions(config, attributes)
    return (config.operands, inputs, operands[len(inputs):], outs, [each.type for each in outs if isinstance(each.type, ir.RankedTensorType)],
            types, maps, iterators, _index_attributes(config, attributes),
            {each.name: (functions[each.name], each.kind) for each in config.operands if each.name in functions}, elements)


def emit_named_structured_op(config: Any, op_name: str, op_class_name: str, *ins: ir.Value, outs: Any, **attributes: Any) -> Any:
    """Makes the op of this name with its region, and returns its results."""
    return _named.emit(op_name, list(ins), list(outs), attributes)


def _for_any_rank(operands, values):
    """Returns (maps, iterator types) of an elementwise computation, by the output's rank."""
    rank = values[-1].type.rank
    flat, identity = ir.AffineMap.get(rank, 0, []), ir.AffineMap.get_identity(rank)
    is_flat = [not each.is_tensor() or (each.is_input() and value.type.rank == 0) for each, value in zip(operands, values)]
    iterators = [ir.Attribute.parse("#linalg.iterator_type<parallel>")] * rank
    return ir.ArrayAttr.get([ir.AffineMapAttr.get(flat if each else identity) for each in is_flat]), ir.ArrayAttr.get(iterators)


def emit_generic_structured_op(config: Any, *ins: ir.Value, outs: Any, **attributes: Any) -> Any:
    """Builds a linalg.generic and returns its results. Elementwise computations accept outputs of any rank."""
    (_, inputs, outputs, outs, results, types, maps, iterators, _, functions, elements) = prepare_common_structured_op(
        config, *ins, outs=outs, **attributes)
    operands = [*inputs, *outputs]
    if not len(iterators):
        maps, iterators = _for_any_rank(operands, [*ins, *outs])
    op = linalg.GenericOp(results, list(ins), outs, maps, iterators, loc=attributes.get("loc"), ip=attributes.get("ip"))
    block = op.regions[0].blocks.append(*elements)
    body = _Body(types, dict(zip([each.name for each in operands], block.arguments)), {name: said[0] for name, said in functions.items()})
    with ir.InsertionPoint(block), op.location:
        found = {}
        for use, value in config.assignments:
            if use.operand_def.name in found:
                raise ValueError(f"Multiple assignments to the same argument are forbidden: {use}")
            found[use.operand_def.name] = body.value(value)
        missing = [each.name for each in outputs if each.name not in found]
        if missing:
            raise ValueError(f"Body assignments do not assign all outputs: missing '{missing[0]}'")
        linalg.YieldOp([found[each.name] for each in outputs])
    return op.result if len(op.results) == 1 else op.results
