# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the builtin dialect."""
from __future__ import annotations

from collections.abc import Mapping

from .. import ir
from .._cext import register_operation
from ..extras.meta import region_op
from ..ir import *  # noqa: F403
from ._builtin_ops_gen import *  # noqa: F403
from ._builtin_ops_gen import _Dialect
from ._typing import Ip, Name

_ODS = {"ModuleOp": globals()["ModuleOp"]}


@register_operation(_Dialect, replace=True)
class ModuleOp(_ODS["ModuleOp"]):
    """A builtin.module with a block."""

    def __init__(self, *, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """Makes one with an empty block."""
        super().__init__(loc=loc, ip=ip)
        self.regions[0].blocks.append()

    @property
    def body(self) -> ir.Block:
        """Its only block."""
        return self.regions[0].blocks[0]


@region_op
def module(*, sym_name: Name | None = None, sym_visibility: Name | None = None,
           attrs: Mapping[str, ir.Attribute] | None = None, loc: ir.Location | None = None, ip: Ip = None) -> ModuleOp:
    """A decorator of a function that fills a module's block; `attrs` are further attributes."""
    made = _ODS["ModuleOp"](sym_name=sym_name, sym_visibility=sym_visibility, loc=loc, ip=ip)
    for name, attribute in (attrs or {}).items():
        made.operation.attributes[name] = attribute
    return made
