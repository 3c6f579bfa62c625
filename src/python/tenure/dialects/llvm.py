# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the llvm dialect: types, and constants of their values' types."""
from __future__ import annotations

import itertools
from collections.abc import Sequence

from .. import ir
from ._ods_common import get_op_result_or_op_results
from ._parts import PartsType, public, split
from ._schema import load
from ._typing import Ip

load(globals(), "llvm")
_numbers = itertools.count()


def _spelled(type):
    """A type within another one: those of the dialect stand without its name."""
    return str(type).removeprefix("!llvm.")


def _read(text, context):
    own = ("ptr", "array", "struct", "func", "void", "token", "label", "metadata", "ppc_fp128", "x86_amx", "target", "vec")
    word = text.split("<", 1)[0].split(" ", 1)[0]
    return ir.Type.parse("!llvm." + text if word in own else text, context)


@public("!llvm.ptr", __name__)
class PointerType(PartsType):
    """A pointer."""

    __slots__ = ()

    @classmethod
    def get(cls, address_space: int | None = None, context: ir.Context | None = None) -> PointerType:
        """The type of pointers into an address space, 0 if it is not said."""
        return ir.OpaqueType.get("llvm", f"ptr<{address_space}>" if address_space else "ptr", context)

    @property
    def address_space(self) -> int:
        """The number of the address space."""
        text = self._text()
        return int(text[4:-1]) if text.startswith("ptr<") else 0


@public("!llvm.struct", __name__)
class StructType(PartsType):
    """A struct: types in a row, or a name that may have some. A struct of a name has the body that it was made with."""

    __slots__ = ()

    @classmethod
    def get_literal(cls, elements: Sequence[ir.Type], *, packed: bool = False, loc: ir.Location | None = None) -> StructType:
        """The struct of these types."""
        context = elements[0].context if elements else loc.context if loc is not None else None
        return ir.OpaqueType.get("llvm", f"struct<{_body(elements, packed)}>", context)

    @classmethod
    def get_literal_unchecked(cls, elements: Sequence[ir.Type], *, packed: bool = False,
                              context: ir.Context | None = None) -> StructType:
        """The struct of these types."""
        return ir.OpaqueType.get("llvm", f"struct<{_body(elements, packed)}>", context)

    @classmethod
    def get_identified(cls, name: str, *, context: ir.Context | None = None) -> StructType:
        """The struct of a name without a body."""
        return cls.get_opaque(name, context)

    @classmethod
    def get_opaque(cls, name: str, context: ir.Context | None = None) -> StructType:
        """The struct of a name without a body."""
        return ir.OpaqueType.get("llvm", f"struct<{ir.StringAttr.get(name, context)}, opaque>", context)

    @classmethod
    def new_identified(cls, name: str, elements: Sequence[ir.Type], *, packed: bool = False,
                       context: ir.Context | None = None) -> StructType:
        """A struct with a body and a name that no other has: this one with a number."""
        name = ir.StringAttr.get(f"{name}_{next(_numbers)}", context)
        return ir.OpaqueType.get("llvm", f"struct<{name}, {_body(elements, packed)}>", context)

    def _parts(self):
        """(name or None, text of the body)"""
        inner = self._text()[len("struct<"):-1]
        if not inner.startswith('"'):
            return None, inner
        name, body = split(inner)
        return name[1:-1], body

    @property
    def name(self) -> str | None:
        """The name, None for a literal."""
        return self._parts()[0]

    @property
    def body(self) -> list[ir.Type] | None:
        """The types in it; None without a body."""
        body = self._parts()[1].removeprefix("packed ")
        return None if body == "opaque" else [_read(each, self.context) for each in split(body[1:-1])]

    @property
    def packed(self) -> bool:
        """Whether nothing is between the parts."""
        return self._parts()[1].startswith("packed ")

    @property
    def opaque(self) -> bool:
        """Whether it has no body."""
        return self._parts()[1] == "opaque"


def _body(elements, packed):
    return ("packed " if packed else "") + "(" + ", ".join(map(_spelled, elements)) + ")"


def mlir_constant(value: ir.Attribute, *, loc: ir.Location | None = None, ip: Ip = None) -> ir.OpResult:
    """Makes an llvm.mlir.constant of the attribute's own type, and returns its result."""
    return get_op_result_or_op_results(ConstantOp(value.type, value, loc=loc, ip=ip))  # noqa: F821
