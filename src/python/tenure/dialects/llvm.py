# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the llvm dialect: types, and constants of their values' types."""
from __future__ import annotations

import itertools
from collections.abc import Sequence

from .. import _tenure as _c
from .. import ir
from ._ods_common import get_op_result_or_op_results
from ._parts import PartsType, public, split
from ._schema import load
from ._typing import Ip

load(globals(), "llvm")


def _spelled(type):
    """A type within another one: those of the dialect stand without its name."""
    return str(type).removeprefix("!llvm.")


def _closing(text, at):
    """Where the bracket is that closes what is open at `at`."""
    depth, quoted = 0, False
    for at in range(at, len(text)):
        letter = text[at]
        quoted ^= letter == '"'
        if quoted or text[at - 1:at + 1] == "->":
            continue
        depth += (letter in "<([{") - (letter in ">)]}")
        if depth < 0:
            break
    return at


def _whole(text, context):
    """A part of a struct's body as it is by itself: with the bodies of structs that are around it there."""
    named = text.find('struct<"')
    if named < 0:
        return text
    end = _closing(text, named + len("struct<"))
    name = split(text[named + len("struct<"):end])[0]
    found = _c.named_type("llvm", "struct", ir.Attribute.parse(name, context).value, context)
    return text[:named] + _spelled(found) + _whole(text[end + 1:], context)


def _read(text, context):
    own = ("ptr", "array", "struct", "func", "void", "token", "label", "metadata", "ppc_fp128", "x86_amx", "target", "vec")
    word = text.split("<", 1)[0].split(" ", 1)[0]
    text = _whole(text, context)
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
    """A struct: types in a row, or a name that has some once they are told, and is opaque until then."""

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
        """The struct of a name: with the body that the name has, or one that gets it later."""
        return _c.named_type("llvm", "struct", name, context)

    @classmethod
    def get_opaque(cls, name: str, context: ir.Context | None = None) -> StructType:
        """The struct of a name that has no body, nor gets one; a ValueError if it has one."""
        spelled = ir.StringAttr.get(name, context)
        try:
            return ir.Type.parse(f"!llvm.struct<{spelled}, opaque>", context)
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
        _c.named_type_set_body(self, _body(elements, packed))

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
