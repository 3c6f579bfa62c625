# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of transform.tune.*, which choose between options."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ... import ir
from ..._cext import register_operation
from ...ir import (
    ArrayAttr,
    Attribute,
    BoolAttr,
    F64Type,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    Operation,
    OpView,
    StringAttr,
    Type,
    Value,
)
from .._ods_common import get_op_result_or_value as _get_op_result_or_value
from .._transform_tune_extension_ops_gen import *  # noqa: F403
from .._transform_tune_extension_ops_gen import _Dialect
from .._typing import Ip

_ODS = {name: globals()[name] for name in ("AlternativesOp", "KnobOp")}


def _option(value):
    """The attribute of an option, which may be a Python value."""
    if isinstance(value, bool):
        return BoolAttr.get(value)
    if isinstance(value, int):
        return IntegerAttr.get(IntegerType.get_signless(64), value)
    if isinstance(value, float):
        return FloatAttr.get(F64Type.get(), value)
    if isinstance(value, str):
        return StringAttr.get(value)
    if not isinstance(value, Attribute):
        raise AssertionError(f"expected an attribute, bool, int, float or str as an option; got {type(value).__name__}")
    return value


@register_operation(_Dialect, replace=True)
class KnobOp(_ODS["KnobOp"]):
    """A parameter that is one of several options."""

    def __init__(self, result: Type, name: StringAttr | str,
                 options: ArrayAttr | Sequence[Attribute | bool | int | float | str] | Attribute, *,
                 selected: Attribute | bool | int | float | str | None = None, loc: ir.Location | None = None,
                 ip: Ip = None) -> None:
        """`selected` is the option that is chosen, if one is."""
        if isinstance(options, Sequence) and not isinstance(options, ArrayAttr):
            options = ArrayAttr.get([_option(each) for each in options])
        super().__init__(result, name, options, selected=selected and _option(selected), loc=loc, ip=ip)


def knob(result: Type, name: StringAttr | str, options: ArrayAttr | Sequence[Attribute | bool | int | float | str] | Attribute, *,
         selected: Attribute | bool | int | float | str | None = None, loc: ir.Location | None = None,
         ip: Ip = None) -> KnobOp:
    """Makes a KnobOp."""
    return KnobOp(result, name, options, selected=selected, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class AlternativesOp(_ODS["AlternativesOp"]):
    """Regions of which one is executed."""

    def __init__(self, results: Sequence[Type], name: StringAttr | str, num_alternatives: int, *,
                 selected_region: int | IntegerAttr | Value | Operation | OpView | None = None,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """Makes one with an empty block in each of its regions. `selected_region` is the index of the region that is chosen, or
        a parameter with it."""
        chosen: dict[str, Any] = {}
        if isinstance(selected_region, IntegerAttr):
            chosen["selected_region_attr"] = selected_region
        elif isinstance(selected_region, int):
            chosen["selected_region_attr"] = IntegerAttr.get(IntegerType.get_signless(32), selected_region)
        elif isinstance(selected_region, (Value, Operation, OpView)):
            chosen["selected_region_param"] = _get_op_result_or_value(selected_region)
        super().__init__(results, name, num_alternatives, **chosen, loc=loc, ip=ip)
        for region in self.regions:
            region.blocks.append()


def alternatives(results: Sequence[Type], name: StringAttr | str, num_alternatives: int, *,
                 selected_region: int | IntegerAttr | Value | Operation | OpView | None = None,
                 loc: ir.Location | None = None, ip: Ip = None) -> AlternativesOp:
    """Makes an AlternativesOp."""
    return AlternativesOp(results, name, num_alternatives, selected_region=selected_region, loc=loc, ip=ip)
