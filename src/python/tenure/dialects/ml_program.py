# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the ml_program dialect; the blocks of functions have arguments of their types."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from .. import ir
from ..ir import *  # noqa: F403
from .._cext import register_operation
from ._ods_common import get_default_loc_context as _get_default_loc_context  # noqa: F401
from ._schema import load
from ._typing import Ip

load(globals(), "ml_program")
_ODS = {"FuncOp": globals()["FuncOp"]}

ARGUMENT_ATTRIBUTE_NAME = "arg_attrs"
RESULT_ATTRIBUTE_NAME = "res_attrs"


@register_operation(_Dialect, replace=True)  # noqa: F821
class FuncOp(_ODS["FuncOp"]):
    """A function."""

    def __init__(self, name: ir.StringAttr | str, type: ir.FunctionType | tuple[Sequence[ir.Type], Sequence[ir.Type]], *,
                 visibility: ir.StringAttr | str | None = None, body_builder: Callable[[FuncOp], object] | None = None,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`type` may be a pair of lists of types. With `body_builder` the function gets a block, in which that is called."""
        if isinstance(type, tuple):
            type = ir.FunctionType.get(*type)
        super().__init__(name, ir.TypeAttr.get(type), sym_visibility=visibility, loc=loc, ip=ip)
        if body_builder is not None:
            with ir.InsertionPoint(self.add_entry_block()):
                body_builder(self)

    @property
    def is_external(self) -> bool:
        """Whether it has no body."""
        return len(self.regions[0].blocks) == 0

    @property
    def body(self) -> ir.Region:
        """The region of the body."""
        return self.regions[0]

    @property
    def type(self) -> ir.FunctionType:
        """The type."""
        return ir.FunctionType(ir.TypeAttr(self.attributes["function_type"]).value)

    @property
    def visibility(self) -> ir.Attribute:
        """The attribute `sym_visibility`; KeyError without one."""
        return self.attributes["sym_visibility"]

    @property
    def name(self) -> ir.StringAttr:
        """The symbol."""
        return ir.StringAttr(self.attributes["sym_name"])

    @property
    def entry_block(self) -> ir.Block:
        """The first block; IndexError if there is none."""
        if self.is_external:
            raise IndexError("External function does not have a body")
        return self.regions[0].blocks[0]

    def add_entry_block(self) -> ir.Block:
        """Makes the first block, with arguments of the inputs' types; IndexError if there is one."""
        if not self.is_external:
            raise IndexError("The function already has an entry block!")
        return self.body.blocks.append(*self.type.inputs)

    @property
    def arguments(self) -> ir.BlockArgumentList:
        """The first block's arguments."""
        return self.entry_block.arguments

    @property
    def arg_attrs(self) -> ir.ArrayAttr:
        """A dictionary for each argument."""
        return ir.ArrayAttr(self.attributes[ARGUMENT_ATTRIBUTE_NAME])

    @arg_attrs.setter
    def arg_attrs(self, attribute: ir.ArrayAttr | Sequence[ir.Attribute]) -> None:
        if not isinstance(attribute, ir.ArrayAttr):
            attribute = ir.ArrayAttr.get(attribute, context=self.context)
        self.attributes[ARGUMENT_ATTRIBUTE_NAME] = attribute

    @property
    def result_attrs(self) -> ir.Attribute:
        """A dictionary for each result."""
        return self.attributes[RESULT_ATTRIBUTE_NAME]

    @result_attrs.setter
    def result_attrs(self, attribute: ir.ArrayAttr) -> None:
        self.attributes[RESULT_ATTRIBUTE_NAME] = attribute
