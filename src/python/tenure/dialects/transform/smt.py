# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of transform.smt.*, which constrain parameters by operations of smt."""
from __future__ import annotations

from collections.abc import Sequence

from ... import ir
from ..._cext import register_operation
from ...ir import Block, Type
from .._transform_smt_extension_ops_gen import *  # noqa: F403
from .._transform_smt_extension_ops_gen import _Dialect
from .._typing import Ip, Values

_ODS = {"ConstrainParamsOp": globals()["ConstrainParamsOp"]}


@register_operation(_Dialect, replace=True)
class ConstrainParamsOp(_ODS["ConstrainParamsOp"]):
    """Constrains parameters: its body states relations between them as values of smt."""

    def __init__(self, results: Sequence[Type], params: Values, arg_types: Sequence[Type], loc: ir.Location | None = None,
                 ip: Ip = None) -> None:
        """Makes one with a block that has an argument of a type of `arg_types` for each of `params`."""
        if len(params) != len(arg_types):
            raise ValueError(f"expected one type for each parameter; got {len(arg_types)} types for {len(params)} parameters")
        super().__init__(results, params, loc=loc, ip=ip)
        self.regions[0].blocks.append(*arg_types)

    @property
    def body(self) -> Block:
        """Its only block."""
        return self.regions[0].blocks[0]


def constrain_params(results: Sequence[Type], params: Values, arg_types: Sequence[Type], loc: ir.Location | None = None,
                     ip: Ip = None) -> ConstrainParamsOp:
    """Makes a ConstrainParamsOp."""
    return ConstrainParamsOp(results, params, arg_types, loc=loc, ip=ip)
