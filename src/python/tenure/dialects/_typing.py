# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The types of arguments of builders, for annotations in this package's modules and stubs."""
from collections.abc import Sequence
from typing import Literal

from .. import ir

__all__ = ["Ip", "Name", "Number", "ValueLike", "Values"]

# A value, or an op for its only result.
ValueLike = ir.Value | ir.Operation | ir.OpView
# Any number of values; an op is replaced by its results.
Values = ValueLike | Sequence[ValueLike] | ir.OpResultList | ir.OpOperandList | ir.BlockArgumentList
Name = ir.StringAttr | str
Number = ir.Attribute | int
# None is the current insertion point, if there is one; False is nowhere.
Ip = ir.InsertionPoint | Literal[False] | None
