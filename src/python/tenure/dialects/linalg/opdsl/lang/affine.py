# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Expressions over dimensions, `D.m`, and sizes, `S.M`: what tensors are accessed by, and their shapes.

  >>> D.m
  Dim(m)
  >>> D.oh * S.SH + D.kh
  ((Dim(oh) * Symbol(SH)) + Dim(kh))
  >>> S.M is SymbolDef("M")
  True
"""
from __future__ import annotations

from typing import Any

from ..... import ir
from .types import _Names

__all__ = ["AffineExprDef", "D", "DimDef", "S", "SymbolDef"]


class AffineExprDef:
    """An expression."""

    def build(self, dims, symbols):
        """The expression in the current context; `dims` and `symbols` number names, and are extended."""
        raise NotImplementedError

    def leaves(self):
        """The names in it."""
        yield self

    @staticmethod
    def coerce_from(value):
        """A number as an expression."""
        return value if isinstance(value, AffineExprDef) else _Constant(value)

    def __add__(self, other: AffineExprDef | int) -> AffineExprDef:
        return _Binary("+", ir.AffineAddExpr, self, other)

    def __mul__(self, other: AffineExprDef | int) -> AffineExprDef:
        return _Binary("*", ir.AffineMulExpr, self, other)

    def __mod__(self, other: AffineExprDef | int) -> AffineExprDef:
        return _Binary("mod", ir.AffineModExpr, self, other)

    def __floordiv__(self, other: AffineExprDef | int) -> AffineExprDef:
        return _Binary("floordiv", ir.AffineFloorDivExpr, self, other)

    def __truediv__(self, other: AffineExprDef | int) -> AffineExprDef:
        return _Binary("ceildiv", ir.AffineCeilDivExpr, self, other)


class _Constant(AffineExprDef):
    def __init__(self, value):
        if not isinstance(value, int):
            raise TypeError(f"an expression is made of dimensions, sizes and numbers, not {value!r}")
        self.value = value

    def build(self, dims, symbols):
        return ir.AffineConstantExpr.get(self.value)

    def leaves(self):
        return iter(())

    def __repr__(self):
        return str(self.value)


class _Binary(AffineExprDef):
    def __init__(self, sign, kind, left, right):
        self.sign, self.kind, self.left, self.right = sign, kind, left, AffineExprDef.coerce_from(right)

    def build(self, dims, symbols):
        return self.kind.get(self.left.build(dims, symbols), self.right.build(dims, symbols))

    def leaves(self):
        yield from self.left.leaves()
        yield from self.right.leaves()

    def __repr__(self):
        return f"({self.left!r} {self.sign} {self.right!r})"


class _Named(AffineExprDef):
    """One of a name is one object."""

    _made: dict[str, Any] = {}
    name: str

    def __new__(cls, name: str) -> Any:
        if name not in cls._made:
            cls._made[name] = made = super().__new__(cls)
            made.name = name
        return cls._made[name]


class DimDef(_Named):
    """A dimension of what is iterated over."""

    _made: dict[str, Any] = {}

    @property
    def dimname(self):
        """The name."""
        return self.name

    def build(self, dims, symbols):
        return ir.AffineDimExpr.get(dims.setdefault(self.name, len(dims)))

    def __repr__(self):
        return f"Dim({self.name})"


class SymbolDef(_Named):
    """A size."""

    _made: dict[str, Any] = {}

    @property
    def symname(self):
        """The name."""
        return self.name

    def build(self, dims, symbols):
        return ir.AffineSymbolExpr.get(symbols.setdefault(self.name, len(symbols)))

    def __repr__(self):
        return f"Symbol({self.name})"


D: Any = _Names(DimDef)
S: Any = _Names(SymbolDef)
