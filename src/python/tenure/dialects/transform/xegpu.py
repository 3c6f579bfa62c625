# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of transform.xegpu.*, which set layouts of xegpu."""
from __future__ import annotations

from ... import ir
from ..._cext import register_operation
from ...ir import *  # noqa: F403
from .. import transform
from .._ods_common import MixedInt, MixedValues, _dispatch_dynamic_index_list
from .._ods_common import get_op_result_or_value as _get_op_result_or_value
from .._typing import Ip, Number, ValueLike
from .._xegpu_transform_ops_gen import *  # noqa: F403
from .._xegpu_transform_ops_gen import _Dialect

_ODS = {name: globals()[name] for name in ("ConvertLayoutOp", "GetDescOp", "InsertPrefetchOp", "SetDescLayoutOp",
                                           "SetGPULaunchThreadsOp", "SetOpLayoutAttrOp")}


def _lists(**sizes):
    """(values, attributes) of mixed lists: those of `sg_data` are a list of values, and the attribute `static_sg_data`."""
    values, attributes = [], {}
    for name, given in sizes.items():
        dynamic, attributes[f"static_{name}"], _ = _dispatch_dynamic_index_list([] if given is None else given)
        values.append(dynamic)
    return values, attributes


@register_operation(_Dialect, replace=True)
class GetDescOp(_ODS["GetDescOp"]):
    """A handle to the operation that creates a descriptor."""

    def __init__(self, target: ValueLike, *, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`target` is a value that the descriptor creates."""
        super().__init__(transform.AnyOpType.get(), target, loc=loc, ip=ip)


def get_desc_op(target: ValueLike, *, loc: ir.Location | None = None, ip: Ip = None) -> ir.OpResult:
    """Makes a GetDescOp and returns its result."""
    return GetDescOp(target, loc=loc, ip=ip).result


@register_operation(_Dialect, replace=True)
class SetDescLayoutOp(_ODS["SetDescLayoutOp"]):
    """Sets the layout of a descriptor."""

    def __init__(self, target: ValueLike, sg_layout: MixedValues, sg_data: MixedValues, *, inst_data: MixedValues | None = None,
                 slice_dims: MixedInt | None = None, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """The layout and data of subgroups and instructions are numbers and values."""
        target = _get_op_result_or_value(target)
        values, attributes = _lists(sg_layout=sg_layout, sg_data=sg_data, inst_data=inst_data)
        super().__init__(target.type, target, *values, **attributes, slice_dims=slice_dims, loc=loc, ip=ip)


def set_desc_layout(target: ValueLike, sg_layout: MixedValues, sg_data: MixedValues, *, inst_data: MixedValues | None = None,
                    slice_dims: MixedInt | None = None, loc: ir.Location | None = None, ip: Ip = None) -> ir.OpResult:
    """Makes a SetDescLayoutOp and returns its result."""
    return SetDescLayoutOp(target, sg_layout, sg_data, inst_data=inst_data, slice_dims=slice_dims, loc=loc, ip=ip).result


@register_operation(_Dialect, replace=True)
class SetOpLayoutAttrOp(_ODS["SetOpLayoutAttrOp"]):
    """Sets the layout of an operand or a result."""

    def __init__(self, target: ValueLike, sg_layout: MixedValues, sg_data: MixedValues, *, inst_data: MixedValues | None = None,
                 slice_dims: MixedInt | None = None, index: Number | None = None, result: bool | ir.Attribute | None = None,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`index` is that of the operand, or of the result with `result`."""
        values, attributes = _lists(sg_layout=sg_layout, sg_data=sg_data, inst_data=inst_data)
        super().__init__(_get_op_result_or_value(target), *values, **attributes, slice_dims=slice_dims, index=index, result=result,
                         loc=loc, ip=ip)


def set_op_layout_attr(target: ValueLike, sg_layout: MixedValues, sg_data: MixedValues, *, inst_data: MixedValues | None = None,
                       slice_dims: MixedInt | None = None, index: Number | None = None,
                       result: bool | ir.Attribute | None = None, loc: ir.Location | None = None,
                       ip: Ip = None) -> SetOpLayoutAttrOp:
    """Makes a SetOpLayoutAttrOp."""
    return SetOpLayoutAttrOp(target, sg_layout, sg_data, inst_data=inst_data, slice_dims=slice_dims, index=index, result=result,
                             loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class SetGPULaunchThreadsOp(_ODS["SetGPULaunchThreadsOp"]):
    """Sets the threads of a gpu.launch."""

    def __init__(self, launch_op: ValueLike, threads: MixedValues, *, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`threads` are three numbers or values."""
        (values,), attributes = _lists(threads=threads)
        super().__init__(_get_op_result_or_value(launch_op), values, **attributes, loc=loc, ip=ip)


def set_gpu_launch_threads(launch_op: ValueLike, threads: MixedValues, *, loc: ir.Location | None = None,
                           ip: Ip = None) -> SetGPULaunchThreadsOp:
    """Makes a SetGPULaunchThreadsOp."""
    return SetGPULaunchThreadsOp(launch_op, threads, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class InsertPrefetchOp(_ODS["InsertPrefetchOp"]):
    """Inserts prefetches of what a loop loads."""

    def __init__(self, target: ValueLike, *, nb_prefetch: MixedInt | None = 1, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`nb_prefetch` is the number of prefetches."""
        static = nb_prefetch.value if isinstance(nb_prefetch, ir.IntegerAttr) else nb_prefetch
        is_static = isinstance(static, int)
        is_value = isinstance(nb_prefetch, (ir.Operation, ir.Value, ir.OpView))
        super().__init__(transform.AnyOpType.get(), target, dynamic_nb_prefetch=nb_prefetch if is_value else None,
                         static_nb_prefetch=static if is_static else 1, loc=loc, ip=ip)


def insert_prefetch(target: ValueLike, *, nb_prefetch: MixedInt | None = 1, loc: ir.Location | None = None,
                    ip: Ip = None) -> ir.OpResult:
    """Makes an InsertPrefetchOp and returns its result."""
    return InsertPrefetchOp(target, nb_prefetch=nb_prefetch, loc=loc, ip=ip).result


@register_operation(_Dialect, replace=True)
class ConvertLayoutOp(_ODS["ConvertLayoutOp"]):
    """Converts a value from one layout to another."""

    def __init__(self, target: ValueLike, input_sg_layout: MixedValues, input_sg_data: MixedValues, target_sg_layout: MixedValues,
                 target_sg_data: MixedValues, *, input_inst_data: MixedValues | None = None,
                 target_inst_data: MixedValues | None = None, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """The layouts are numbers and values."""
        values, attributes = _lists(input_sg_layout=input_sg_layout, input_sg_data=input_sg_data, input_inst_data=input_inst_data,
                                    target_sg_layout=target_sg_layout, target_sg_data=target_sg_data,
                                    target_inst_data=target_inst_data)
        super().__init__(transform.AnyOpType.get(), target, *values, **attributes, loc=loc, ip=ip)


def convert_layout(target: ValueLike, input_sg_layout: MixedValues, input_sg_data: MixedValues, target_sg_layout: MixedValues,
                   target_sg_data: MixedValues, *, input_inst_data: MixedValues | None = None,
                   target_inst_data: MixedValues | None = None, loc: ir.Location | None = None, ip: Ip = None) -> ir.OpResult:
    """Makes a ConvertLayoutOp and returns its result."""
    return ConvertLayoutOp(target, input_sg_layout, input_sg_data, target_sg_layout, target_sg_data,
                           input_inst_data=input_inst_data, target_inst_data=target_inst_data, loc=loc, ip=ip).result
