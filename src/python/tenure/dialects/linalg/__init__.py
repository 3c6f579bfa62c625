# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the linalg dialect, functions that make named ops with their regions, and in `opdsl` definitions of one's own.

    linalg.matmul(a, b, outs=[c])
    linalg.conv_2d_nhwc_hwcf(image, filter, outs=[c], strides=[2, 2])
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ... import ir
from ...extras.meta import region_op
from ...ir import *  # noqa: F403
from .._ods_common import MixedValues, _dispatch_mixed_values, get_op_result_or_op_results, get_op_result_or_value
from .._schema import load
from .._typing import Ip, ValueLike, Values

load(globals(), "linalg")

from . import _named  # noqa: E402  It takes the classes from here.
from .opdsl.lang import *  # noqa: E402,F403

_get_op_result_or_op_results, _get_op_result_or_value = get_op_result_or_op_results, get_op_result_or_value


def fill_builtin_region(op: ir.Operation | ir.OpView) -> None:
    """Builds the region of a new named op, which follows from its name and types."""
    _named.fill_region(op.operation if isinstance(op, ir.OpView) else op)


from ._dimensions import (  # noqa: E402,F401
    ContractionDimensions,
    ConvolutionDimensions,
    get_indexing_maps,
    infer_contraction_dimensions,
    infer_contraction_dimensions_from_maps,
    infer_convolution_dimensions,
    isa_contraction_op,
    isa_convolution_op,
)
from .opdsl.ops.core_named_ops import *  # noqa: E402,F403


def _only(outs):
    """Returns (result types, value) of the only value."""
    if len(outs) != 1:
        raise ValueError(f"{outs=} must have length 1.")
    init = get_op_result_or_value(outs[0])
    return [init.type] if isinstance(init.type, ir.RankedTensorType) else [], init


def _with_region(made, input, outs, name, numbers):
    results, init = _only(outs)
    op = made(results, get_op_result_or_value(input), init, **{name: numbers})
    fill_builtin_region(op)
    return op


def transpose(input: ValueLike, *, outs: Sequence[ValueLike], permutation: ir.DenseI64ArrayAttr | Sequence[int]) -> ir.OpView:
    """Makes a linalg.transpose of `input` into the only one of `outs`."""
    return _with_region(TransposeOp, input, outs, "permutation", permutation)  # noqa: F821


def broadcast(input: ValueLike, *, outs: Sequence[ValueLike], dimensions: ir.DenseI64ArrayAttr | Sequence[int]) -> ir.OpView:
    """Makes a linalg.broadcast of `input` into the only one of `outs`; `dimensions` are those that it does not have."""
    return _with_region(BroadcastOp, input, outs, "dimensions", dimensions)  # noqa: F821


# ===-- Ops with maps ---------------------------------------------------------------------------------------------=== #


@register_attribute_builder("IteratorTypeArrayAttr", replace=True)  # noqa: F405
def _IteratorTypeArrayAttr(types, context):
    if isinstance(types, ir.Attribute):
        return types
    return ir.ArrayAttr.get([each if isinstance(each, ir.Attribute) else ir.Attribute.parse(f"#linalg.iterator_type<{each}>", context)
                             for each in types], context)


class GenericOp_(GenericOp):  # noqa: F821
    """A linalg.generic whose results follow from its outputs, with the block of its region."""

    def __init__(self, inputs: Values, outputs: Values, indexing_maps: ir.ArrayAttr | Sequence[ir.AffineMap],
                 iterator_types: ir.ArrayAttr | Sequence[IteratorType], *, doc: str | None = None,  # noqa: F821
                 library_call: str | None = None, loc: ir.Location | None = None, ip: Ip = None) -> None:
        inputs, outputs = ([get_op_result_or_value(each) for each in group] for group in (inputs, outputs))
        results = [each.type for each in outputs] if isinstance(outputs[0].type, ir.RankedTensorType) else []
        iterator_types = _IteratorTypeArrayAttr(iterator_types, outputs[0].context)
        super().__init__(results, inputs, outputs, indexing_maps, iterator_types, doc=doc, library_call=library_call, loc=loc, ip=ip)
        self.regions[0].blocks.append(*[each.type.element_type for each in [*inputs, *outputs]])


generic = region_op(GenericOp_, terminator=YieldOp)  # noqa: F821
reduce = region_op(ReduceOp, terminator=YieldOp)  # noqa: F821
map = region_op(MapOp, terminator=YieldOp)  # noqa: F821


_ODS = {"ElementwiseOp": globals()["ElementwiseOp"]}


class ElementwiseOp(_ODS["ElementwiseOp"]):
    """A linalg.elementwise, whose maps are identities unless they are given."""

    def __init__(self, result_tensors: Sequence[ir.Type], inputs: Values, outputs: Values, kind: ElementwiseKind | ir.Attribute, *,  # noqa: F821
                 indexing_maps: Sequence[ir.AffineMap] | ir.ArrayAttr | None = None, loc: ir.Location | None = None,
                 ip: Ip = None) -> None:
        if indexing_maps is None:
            types = [get_op_result_or_value(each).type for each in [*inputs, outputs[0]]]
            if any(each != types[0] for each in types):
                raise AssertionError(f"operands of linalg.elementwise without indexing_maps are of one type, not {types}")
            indexing_maps = [ir.AffineMap.get_identity(types[0].rank)] * len(types)
        super().__init__(result_tensors, inputs, outputs, kind, indexing_maps=indexing_maps, loc=loc, ip=ip)


ElementwiseOp_ = ElementwiseOp


def _create_matmul_like_op(op_type, *ins, outs, indexing_maps=None, cast=None):
    results, init = _only(outs)
    if hasattr(cast, "fn_name"):
        cast = ir.Attribute.parse(f"#linalg.type_fn<{cast.fn_name}>")
    op = op_type(results, [get_op_result_or_value(each) for each in ins], [init], indexing_maps=indexing_maps, cast=cast)
    fill_builtin_region(op)
    return op


_DEFINED = {MatmulOp: matmul, BatchMatmulOp: batch_matmul, BatchReduceMatmulOp: batch_reduce_matmul}  # noqa: F405,F821


def _matmul(op_type, *ins, outs, indexing_maps, cast, emit_generic):
    if emit_generic:
        return _DEFINED[op_type](*ins, outs=outs, emit_generic=True, **({} if cast is None else {"cast": cast}))
    return get_op_result_or_op_results(_create_matmul_like_op(op_type, *ins, outs=outs, indexing_maps=indexing_maps, cast=cast))


def matmul(*ins: ValueLike, outs: Sequence[ValueLike], indexing_maps: Sequence[ir.AffineMap] | ir.ArrayAttr | None = None,
           cast: Any = None, emit_generic: bool = False) -> Any:
    """Makes a linalg.matmul into the only one of `outs`, with its region; with `emit_generic` a linalg.generic."""
    return _matmul(MatmulOp, *ins, outs=outs, indexing_maps=indexing_maps, cast=cast, emit_generic=emit_generic)  # noqa: F821


def batch_matmul(*ins: ValueLike, outs: Sequence[ValueLike], indexing_maps: Sequence[ir.AffineMap] | ir.ArrayAttr | None = None,
                 cast: Any = None, emit_generic: bool = False) -> Any:
    """Makes a linalg.batch_matmul into the only one of `outs`, with its region; with `emit_generic` a linalg.generic."""
    return _matmul(BatchMatmulOp, *ins, outs=outs, indexing_maps=indexing_maps, cast=cast, emit_generic=emit_generic)  # noqa: F821


def batch_reduce_matmul(*ins: ValueLike, outs: Sequence[ValueLike],
                        indexing_maps: Sequence[ir.AffineMap] | ir.ArrayAttr | None = None,
                        cast: Any = None, emit_generic: bool = False) -> Any:
    """Makes a linalg.batch_reduce_matmul into the only one of `outs`, with its region; with `emit_generic` a linalg.generic."""
    return _matmul(BatchReduceMatmulOp, *ins, outs=outs, indexing_maps=indexing_maps, cast=cast, emit_generic=emit_generic)  # noqa: F821


def contract(*ins: ValueLike, outs: Sequence[ValueLike], indexing_maps: Sequence[ir.AffineMap] | ir.ArrayAttr,
             cast: Any = None) -> Any:
    """Makes a linalg.contract into the only one of `outs`, with its region."""
    return get_op_result_or_op_results(_create_matmul_like_op(ContractOp, *ins, outs=outs, indexing_maps=indexing_maps, cast=cast))  # noqa: F821


def elementwise(*ins: ValueLike, outs: Sequence[ValueLike], kind: ElementwiseKind | ir.Attribute,  # noqa: F821
                indexing_maps: Sequence[ir.AffineMap] | ir.ArrayAttr | None = None,
                ) -> Any:
    """Makes a linalg.elementwise into the only one of `outs`, with its region."""
    results, init = _only(outs)
    op = ElementwiseOp(results, [get_op_result_or_value(each) for each in ins], [init], kind, indexing_maps=indexing_maps)
    fill_builtin_region(op)
    return get_op_result_or_op_results(op)


def pack(source: ValueLike, dest: ValueLike, inner_dims_pos: Sequence[int], inner_tiles: MixedValues, *, padding_value: ValueLike | None = None,
         outer_dims_perm: Sequence[int] | None = None, loc: ir.Location | None = None, ip: Ip = None) -> Any:
    """Makes a linalg.pack; tiles are numbers or values."""
    dynamic, _, static = _dispatch_mixed_values(inner_tiles)
    return get_op_result_or_op_results(PackOp(source, dest, inner_dims_pos, dynamic, static, padding_value=padding_value,  # noqa: F821
                                              outer_dims_perm=outer_dims_perm, loc=loc, ip=ip))


def unpack(source: ValueLike, dest: ValueLike, inner_dims_pos: Sequence[int], inner_tiles: MixedValues, *,
           outer_dims_perm: Sequence[int] | None = None, loc: ir.Location | None = None, ip: Ip = None) -> Any:
    """Makes a linalg.unpack; tiles are numbers or values."""
    dynamic, _, static = _dispatch_mixed_values(inner_tiles)
    return get_op_result_or_op_results(UnPackOp(source, dest, inner_dims_pos, dynamic, static,  # noqa: F821
                                                outer_dims_perm=outer_dims_perm, loc=loc, ip=ip))
