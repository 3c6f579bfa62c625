# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the llvm dialect: types, and constants of their values' types."""
from __future__ import annotations

import itertools
from collections.abc import Sequence

from .. import _tenure as _c
from .. import ir
from ..ir import Value  # noqa: F401
from ._ods_common import get_op_result_or_op_results as _get_op_result_or_op_results
from ._parts import PartsType, public
from ._schema import load
from ._typing import Ip

load(globals(), "llvm")


@public("!llvm.ptr", __name__)
class PointerType(PartsType):
    """A pointer."""

    __slots__ = ()

    @classmethod
    def get(cls, address_space: int | None = None, context: ir.Context | None = None) -> PointerType:
        """The type of pointers into an address space, 0 by default."""
        space = address_space and ir.IntegerAttr.get(ir.IntegerType.get_unsigned(32, context), address_space)
        return _c.dialect_type("llvm.ptr", [space or None], context)

    @property
    def address_space(self) -> int:
        """The number of the address space."""
        return _c.type_parameter(self, "addressSpace").value


@public("!llvm.struct", __name__)
class StructType(PartsType):
    """A struct: a list of types, or a name whose body is set once; it is opaque until then."""

    __slots__ = ()

    @classmethod
    def get_literal(cls, elements: Sequence[ir.Type], *, packed: bool = False, loc: ir.Location | None = None) -> StructType:
        """The struct of these types."""
        context = elements[0].context if elements else loc.context if loc is not None else None
        return _c.dialect_type("llvm.struct", [None, *_body(elements, packed, context)], context)

    @classmethod
    def get_literal_unchecked(cls, elements: Sequence[ir.Type], *, packed: bool = False,
                              context: ir.Context | None = None) -> StructType:
        """The struct of these types."""
        return _c.dialect_type("llvm.struct", [None, *_body(elements, packed, context)], context)

    @classmethod
    def get_identified(cls, name: str, *, context: ir.Context | None = None) -> StructType:
        """Returns the struct of a name, with its body or without one so far."""
        return _c.named_type("llvm", "struct", name, context)

    @classmethod
    def get_opaque(cls, name: str, context: ir.Context | None = None) -> StructType:
        """The struct of a name that has no body, nor gets one; a ValueError if it has one."""
        quoted = ir.StringAttr.get(name, context)
        try:
            return ir.Type.parse(f"!llvm.struct<{quoted}, opaque>", context)
        except ir.MLIRError as error:
            raise ValueError(str(error)) from None

    @classmethod
    def new_identified(cls, name: str, elements: Sequence[ir.Type], *, packed: bool = False,
                       context: ir.Context | None = None) -> StructType:
        """A struct with a body and a name that had none before: this one, or this one with a number."""
        for number in itertools.count():
            found = cls.get_identified(f"{name}.{number}" if number else name, context=context)
            if found.opaque:
                try:
                    found.set_body(elements, packed=packed)
                    return found
                except ValueError:  # It is to have none.
                    continue

    def set_body(self, elements: Sequence[ir.Type], *, packed: bool = False) -> None:
        """Sets the body of the name, once; ValueError if it has a different one."""
        _c.named_type_set_body(self, _body(elements, packed, self.context))

    @property
    def name(self) -> str | None:
        """The name, None for a literal."""
        name = _c.type_parameter(self, "identifier")
        return None if name is None else name.value

    @property
    def body(self) -> list[ir.Type] | None:
        """The types in it; None without a body."""
        body = _c.type_parameter(self, "body")
        return None if body is None else [each.value for each in body]

    @property
    def packed(self) -> bool:
        """Whether nothing is between the parts."""
        packed = _c.type_parameter(self, "packed")
        return packed is not None and bool(packed.value)

    @property
    def opaque(self) -> bool:
        """Whether it has no body."""
        return _c.type_parameter(self, "body") is None


def _body(elements, packed, context):
    return [ir.ArrayAttr.get([ir.TypeAttr.get(each) for each in elements], context), ir.BoolAttr.get(packed, context)]


def mlir_constant(value: ir.Attribute, *, loc: ir.Location | None = None, ip: Ip = None) -> ir.OpResult:
    """Makes an llvm.mlir.constant of the attribute's own type, and returns its result."""
    return _get_op_result_or_op_results(ConstantOp(value.type, value, loc=loc, ip=ip))  # noqa: F821


def translate_module_to_llvmir(module: ir.Operation | ir.OpView) -> str:
    """Not supported: always NotImplementedError."""
    if not isinstance(module, (ir.Operation, ir.OpView)):
        raise TypeError(f"expected an operation as module; got {type(module).__name__}")
    raise NotImplementedError("translation to LLVM IR is not supported")
