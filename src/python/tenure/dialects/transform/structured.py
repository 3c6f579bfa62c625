# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of transform.structured.*, which match and rewrite operations of linalg and their like."""
from __future__ import annotations

from collections.abc import Sequence

from ... import ir
from ...ir import *  # noqa: F403
from ..._cext import register_operation
from .. import transform
from .._structured_transform_enum_gen import *  # noqa: F403
from .._structured_transform_ops_gen import *  # noqa: F403
from .._structured_transform_ops_gen import _Dialect
from .._ods_common import (
    DynamicIndexList,
    IntOrAttrList,
    MixedValues,
    OptionalBoolList,
    OptionalIntList,
    _dispatch_dynamic_index_list,
    _dispatch_mixed_values,
    _get_int_array_array_attr,
    _get_int_array_attr,
)
from .._typing import Ip, Name, Number, ValueLike
from ._extension import any_op, typed, value

_ODS = {name: globals()[name] for name in (
    "BufferizeToAllocationOp", "DecomposeOp", "FuseIntoContainingOp", "FuseOp", "GeneralizeOp", "InterchangeOp",
    "MapCopyToThreadsOp", "MatchOp", "MultiTileSizesOp", "PadOp", "ScalarizeOp", "SplitOp", "TileUsingForOp",
    "TileUsingForallOp", "VectorizeChildrenAndApplyPatternsOp", "VectorizeOp")}


def _size_list(sizes):
    """(values, static sizes, which are scalable) of what may be an attribute too."""
    if isinstance(sizes, ir.DenseI64ArrayAttr):
        sizes = list(sizes)
    return _dispatch_dynamic_index_list([] if sizes is None else sizes)


@register_operation(_Dialect, replace=True)
class BufferizeToAllocationOp(_ODS["BufferizeToAllocationOp"]):
    """Puts what an op computes into memory that is allocated for it."""

    def __init__(self, target: ValueLike, *, memory_space: ir.Attribute | int | str | None = None, memcpy_op: Name | None = None,
                 alloc_op: Name | None = None, bufferize_destination_only: bool | None = None,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`memory_space` may be a number or the text of an attribute."""
        if memory_space is not None and not isinstance(memory_space, ir.Attribute):
            memory_space = ir.Attribute.parse(str(memory_space))
        super().__init__(value(target), memory_space=memory_space, memcpy_op=memcpy_op, alloc_op=alloc_op,
                         bufferize_destination_only=bufferize_destination_only, loc=loc, ip=ip)


def _one_to_one(name, words):
    """A class of an op that gives a handle to any operations for its target."""

    def __init__(self, target: ValueLike, *, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """Makes one whose result is a handle to any operations."""
        _ODS[name].__init__(self, any_op(), value(target), loc=loc, ip=ip)

    made = type(name, (_ODS[name],), {"__init__": __init__, "__doc__": words, "__module__": __name__})
    return register_operation(_Dialect, replace=True)(made)


DecomposeOp = _one_to_one("DecomposeOp", "Splits an op into several of smaller rank.")
GeneralizeOp = _one_to_one("GeneralizeOp", "Makes a linalg.generic of a named op.")
ScalarizeOp = _one_to_one("ScalarizeOp", "Makes all dimensions one.")


@register_operation(_Dialect, replace=True)
class FuseIntoContainingOp(_ODS["FuseIntoContainingOp"]):
    """Fuses an op into the op that contains its use."""

    def __init__(self, fused_op_type_or_producer_op: ir.Type | ValueLike, new_containing_op_type_or_containing_op: ir.Type | ValueLike,
                 producer_op_or_none: ValueLike | None = None, containing_op_or_none: ValueLike | None = None, *,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """The types of both results may come first."""
        types, others = typed(2, (fused_op_type_or_producer_op, new_containing_op_type_or_containing_op, producer_op_or_none,
                                  containing_op_or_none))
        super().__init__(*types, *map(value, others), loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class FuseOp(_ODS["FuseOp"]):
    """Tiles an op and fuses what makes its operands."""

    def __init__(self, loop_types_or_target: ir.Type | Sequence[ir.Type] | ValueLike, target_or_none: ValueLike | None = None, *,
                 tile_sizes: DynamicIndexList | ir.ArrayAttr | None = None, tile_interchange: OptionalIntList = None,
                 apply_cleanup: bool = False, use_forall: bool = False, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """Types of loops, one for all or a list, may come first; there is a loop for each size that is not 0."""
        dynamic, static, _ = _size_list(tile_sizes)
        order, orders, _ = _size_list(tile_interchange)
        count = 1 if use_forall else sum(each != 0 for each in static)
        types, target = _loops_and_target(loop_types_or_target, target_or_none, count)
        super().__init__(target.type, types, target, dynamic, order, static_tile_sizes=static, static_tile_interchange=orders,
                         apply_cleanup=apply_cleanup, use_forall=use_forall, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class InterchangeOp(_ODS["InterchangeOp"]):
    """Changes the order of loops."""

    def __init__(self, target: ValueLike, *, iterator_interchange: OptionalIntList = None, loc: ir.Location | None = None,
                 ip: Ip = None) -> None:
        """`iterator_interchange` is the order."""
        super().__init__(any_op(), value(target), iterator_interchange=iterator_interchange, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class MapCopyToThreadsOp(_ODS["MapCopyToThreadsOp"]):
    """Copies with all threads."""

    def __init__(self, forall_op_type_or_target: ir.Type | ValueLike, tiled_op_type_or_none: ir.Type | None = None,
                 target_or_none: ValueLike | None = None, *, total_num_threads: Number, desired_bit_alignment: Number,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """The types of both results may come first."""
        types, others = typed(2, (forall_op_type_or_target, tiled_op_type_or_none, target_or_none))
        super().__init__(*types, *map(value, others), total_num_threads, desired_bit_alignment, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class MatchOp(_ODS["MatchOp"]):
    """Finds operations."""

    @classmethod
    def match_op_names(cls, result_type_or_target: ir.Type | ValueLike, target_or_names: ValueLike | str | Sequence[str],
                       names_or_none: str | Sequence[str] | None = None, *, loc: ir.Location | None = None,
                       ip: Ip = None) -> MatchOp:
        """Creates an op that matches operations of these names; the type of its result may come first."""
        (kind,), (target, names) = typed(1, (result_type_or_target, target_or_names, names_or_none))
        names = [names] if isinstance(names, str) else names
        return cls(kind, value(target), ops=ir.ArrayAttr.get([ir.StringAttr.get(each) for each in names]), loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class MultiTileSizesOp(_ODS["MultiTileSizesOp"]):
    """Sizes of two sets of tiles that together cover a dimension."""

    def __init__(self, result_type: ir.Type, target: ValueLike, *, dimension: Number, target_size: Number,
                 divisor: Number | None = None, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """All three results have one type."""
        super().__init__(result_type, result_type, result_type, value(target), dimension, target_size, divisor=divisor, loc=loc,
                         ip=ip)


@register_operation(_Dialect, replace=True)
class PadOp(_ODS["PadOp"]):
    """Pads an op's operands."""

    def __init__(self, target: ValueLike, *, pad_to_multiple_of: DynamicIndexList | ir.ArrayAttr | None = None,
                 padding_values: ir.ArrayAttr | Sequence[ir.Attribute] | None = None, padding_dimensions: OptionalIntList = None,
                 nofold_flags: OptionalIntList = None,
                 transpose_paddings: ir.ArrayAttr | Sequence[ir.ArrayAttr | IntOrAttrList] | None = None,
                 copy_back_op: Name | None = None, use_prescribed_tensor_shapes: bool = False,
                 pack_paddings: OptionalIntList = None, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """Sizes may be values. `pack_paddings` is what earlier versions call `nofold_flags`."""
        dynamic, static, _ = _size_list(pad_to_multiple_of)
        flags = nofold_flags if nofold_flags is not None else pack_paddings
        super().__init__(any_op(), any_op(), any_op(), value(target), dynamic, padding_values=padding_values,
                         padding_dimensions=_get_int_array_attr(padding_dimensions),
                         static_pad_to_multiple_of=None if pad_to_multiple_of is None else static,
                         nofold_flags=_get_int_array_attr(flags), transpose_paddings=_get_int_array_array_attr(transpose_paddings),
                         copy_back_op=copy_back_op, use_prescribed_tensor_shapes=use_prescribed_tensor_shapes, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class SplitOp(_ODS["SplitOp"]):
    """Splits an op in two along a dimension."""

    def __init__(self, target: ValueLike, dimension: Number, chunk_sizes: ValueLike | Number, *, loc: ir.Location | None = None,
                 ip: Ip = None) -> None:
        """`chunk_sizes` is the size of the first part: a number, or a handle to it."""
        target = value(target)
        is_static = isinstance(chunk_sizes, (int, ir.Attribute))
        static = chunk_sizes if is_static else ir.ShapedType.get_dynamic_size()
        super().__init__(target.type, target, dimension, static,
                         dynamic_chunk_sizes=None if is_static else value(chunk_sizes), loc=loc, ip=ip)


def _loops_and_target(first, second, count):
    """Returns (types of loops, target): types may come first, one for all or a list."""
    if second is None:
        return [any_op()] * count, value(first)
    return [first] * count if isinstance(first, ir.Type) else list(first), value(second)


@register_operation(_Dialect, replace=True)
class TileUsingForOp(_ODS["TileUsingForOp"]):
    """Tiles an op with loops one inside the other."""

    def __init__(self, loop_types_or_target: ir.Type | Sequence[ir.Type] | ValueLike, target_or_none: ValueLike | None = None, *,
                 sizes: DynamicIndexList | ir.ArrayAttr | ir.DenseI64ArrayAttr | None = None,
                 interchange: OptionalIntList = None, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """Types of loops, one for all or a list, may come first; there is a loop for each size that is not 0."""
        dynamic, static, scalable = _size_list(sizes)
        types, target = _loops_and_target(loop_types_or_target, target_or_none, sum(each != 0 for each in static))
        super().__init__(target.type, types, target, dynamic, static_sizes=static, interchange=interchange,
                         scalable_sizes=scalable, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class TileUsingForallOp(_ODS["TileUsingForallOp"]):
    """Tiles an op with one loop whose iterations run side by side."""

    def __init__(self, loops_type_or_target: ir.Type | ValueLike, tiled_op_type_or_none: ir.Type | None = None,
                 target_or_none: ValueLike | None = None, *, num_threads: MixedValues | None = None,
                 tile_sizes: MixedValues | None = None, mapping: ir.ArrayAttr | Sequence[ir.Attribute] | None = None,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """The types of both results may come first."""
        types, others = typed(2, (loops_type_or_target, tiled_op_type_or_none, target_or_none))
        threads, all_threads, static_threads = _dispatch_mixed_values(num_threads)
        sizes, all_sizes, static_sizes = _dispatch_mixed_values(tile_sizes)
        super().__init__(*types, *map(value, others), threads, sizes,
                         packed_num_threads=all_threads, packed_tile_sizes=all_sizes, static_num_threads=static_threads,
                         static_tile_sizes=static_sizes, mapping=mapping, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class VectorizeChildrenAndApplyPatternsOp(_ODS["VectorizeChildrenAndApplyPatternsOp"]):
    """Vectorizes all that is in an op."""

    def __init__(self, target: ValueLike, *, disable_multi_reduction_to_contract_patterns: bool = False,
                 disable_transfer_permutation_map_lowering_patterns: bool = False, vectorize_nd_extract: bool = False,
                 vectorize_padding: bool = False, flatten_1d_depthwise_conv: bool = False, fold_type_extensions_into_contract: bool = False,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """Flags enable further vectorization, or disable patterns."""
        super().__init__(
            any_op(), value(target),
            disable_multi_reduction_to_contract_patterns=disable_multi_reduction_to_contract_patterns,
            disable_transfer_permutation_map_lowering_patterns=disable_transfer_permutation_map_lowering_patterns,
            vectorize_nd_extract=vectorize_nd_extract, vectorize_padding=vectorize_padding,
            flatten_1d_depthwise_conv=flatten_1d_depthwise_conv,
            fold_type_extensions_into_contract=fold_type_extensions_into_contract, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class VectorizeOp(_ODS["VectorizeOp"]):
    """Vectorizes an op, with masks where sizes are given."""

    def __init__(self, target: ValueLike, vector_sizes: DynamicIndexList | ir.ArrayAttr | None = None, *,
                 vectorize_nd_extract: bool | None = None, scalable_sizes: OptionalBoolList = None,
                 static_vector_sizes: OptionalIntList = None, assume_dynamic_dims_match_vec_sizes: bool = False,
                 create_named_contraction: bool = False, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """A size is a number, a value, or a list of one for a scalable one."""
        if (scalable_sizes is None) != (static_vector_sizes is None):
            raise TypeError("expected both or neither of 'scalable_sizes' and 'static_vector_sizes'")
        dynamic = vector_sizes
        if scalable_sizes is None:
            dynamic, static_vector_sizes, scalable_sizes = _size_list(vector_sizes)
            if vector_sizes is None:
                static_vector_sizes = scalable_sizes = None
        super().__init__(value(target), dynamic, static_vector_sizes=static_vector_sizes, scalable_sizes=scalable_sizes,
                         vectorize_nd_extract=vectorize_nd_extract,
                         assume_dynamic_dims_match_vec_sizes=assume_dynamic_dims_match_vec_sizes,
                         create_named_contraction=create_named_contraction, loc=loc, ip=ip)
