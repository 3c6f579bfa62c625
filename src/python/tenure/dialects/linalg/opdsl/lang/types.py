# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Type variables of elements, interned by name:

  >>> TV.T
  TypeVar(T)
  >>> TV.T is TV.U
  False
  >>> TV.T is TV.T
  True
"""

from __future__ import annotations

from typing import Any

__all__ = ["F32", "F64", "I32", "I64", "T", "TV", "TypeVar", "U", "V"]


class TypeVar:
    """A name for a type. F32, F64, I32 and I64 are the types of these names, others follow from operands."""

    _made: dict[str, TypeVar] = {}

    name: str

    def __new__(cls, name: str) -> TypeVar:
        if name not in cls._made:
            cls._made[name] = made = super().__new__(cls)
            made.name = name
        return cls._made[name]

    def __repr__(self):
        return f"TypeVar({self.name})"


class _Names:
    """Makes names of attributes: `TV.T` is TypeVar("T")."""

    def __init__(self, kind):
        self._kind = kind

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return self._kind(name)


TV: Any = _Names(TypeVar)
I32: TypeVar = TV.I32
I64: TypeVar = TV.I64
F32: TypeVar = TV.F32
F64: TypeVar = TV.F64
T: TypeVar = TV.T
U: TypeVar = TV.U
V: TypeVar = TV.V
