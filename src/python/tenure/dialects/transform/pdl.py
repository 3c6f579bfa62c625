# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of transform.pdl_match and transform.with_pdl_patterns."""
from __future__ import annotations

from ... import ir
from ...ir import *  # noqa: F403
from ..._cext import register_operation
from .. import transform
from .._transform_pdl_extension_ops_gen import *  # noqa: F403
from .._transform_pdl_extension_ops_gen import _Dialect
from .._typing import Ip, Name, ValueLike
from ._extension import value

_ODS = {name: globals()[name] for name in ("PDLMatchOp", "WithPDLPatternsOp")}


@register_operation(_Dialect, replace=True)
class PDLMatchOp(_ODS["PDLMatchOp"]):
    """Finds what a pattern of pdl matches."""

    def __init__(self, result_type: ir.Type, target: ValueLike, pattern_name: Name | ir.Attribute, *,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`pattern_name` is the pattern's symbol."""
        super().__init__(result_type, value(target), pattern_name, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class WithPDLPatternsOp(_ODS["WithPDLPatternsOp"]):
    """Patterns of pdl, and the transformations that use them."""

    def __init__(self, target: ValueLike | ir.Type, *, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`target` is a handle, or its type if it is not in this module."""
        root = None if isinstance(target, ir.Type) else value(target)
        super().__init__(root=root, loc=loc, ip=ip)
        self.regions[0].blocks.append(target if root is None else root.type)

    body = transform._Body.body
    bodyTarget = transform._Body.bodyTarget
