# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Affine expressions for indexing maps and shapes: dimensions, `D.m`, and symbols, `S.M`.

  >>> D.m
  Dim(m)
  >>> D.oh * S.SH + D.kh
  ((Dim(oh) * Symbol(SH)) + Dim(kh))
  >>> S.M is SymbolDef("M")
  True

An expression is built in the current context. Expressions that share a state share the positions of their names:

  >>> state = AffineBuildState()
  >>> (D.i + D.j * 4).build(state)
  AffineExpr(d0 + d1 * 4)
  >>> (D.j / S.K).build(state)
  AffineExpr(d1 ceildiv s0)
  >>> state
  AffineBuildState<
    symbols={'K': 0}
    dims={'i': 0, 'j': 1}>
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..... import ir
from .types import _Names

__all__ = ["AffineBuildState", "AffineExprDef", "D", "DimDef", "S", "SymbolDef"]


class AffineBuildState:
    """The positions of dimensions and symbols.

    A state with a `global_state` shares all positions with it and extends them. `local_dims` and `local_symbols` list the
    names that were requested from this state. `allow_new_dims` and `allow_new_symbols` say whether a request may add a
    name; otherwise an unknown name is a ValueError."""

    def __init__(self, *, global_state: AffineBuildState | None = None, allow_new_symbols: bool = True,
                 allow_new_dims: bool = True) -> None:
        self.all_symbols: dict[str, int] = {} if global_state is None else global_state.all_symbols
        self.all_dims: dict[str, int] = {} if global_state is None else global_state.all_dims
        self.local_symbols: dict[str, int] = {}
        self.local_dims: dict[str, int] = {}
        self.allow_new_symbols = allow_new_symbols
        self.allow_new_dims = allow_new_dims

    def get_dim(self, dimname: str) -> int:
        """Returns the position of a dimension, which is added if it is new."""
        return _position(dimname, self.all_dims, self.local_dims, self.allow_new_dims, "dimensions")

    def get_symbol(self, symname: str) -> int:
        """Returns the position of a symbol, which is added if it is new."""
        return _position(symname, self.all_symbols, self.local_symbols, self.allow_new_symbols, "symbols")

    @property
    def local_dim_count(self) -> int:
        """The number of dimensions that were requested from this state."""
        return len(self.local_dims)

    @property
    def local_symbol_count(self) -> int:
        """The number of symbols that were requested from this state."""
        return len(self.local_symbols)

    @property
    def dim_count(self) -> int:
        """The number of all dimensions."""
        return len(self.all_dims)

    @property
    def symbol_count(self) -> int:
        """The number of all symbols."""
        return len(self.all_symbols)

    def __repr__(self) -> str:
        return f"AffineBuildState<\n  symbols={self.local_symbols}\n  dims={self.local_dims}>"


def _position(name, known, requested, allow_new, kind):
    if name not in known and not allow_new:
        raise ValueError(f"New {kind} not allowed in the current affine expression: '{name}' is not one of {list(known)}")
    requested[name] = known.setdefault(name, len(known))
    return requested[name]


class AffineExprDef:
    """An affine expression that does not depend on a context."""

    def build(self, state: AffineBuildState | None = None) -> ir.AffineExpr:
        """Builds the expression in the current context, with the positions of `state` or, by default, of a new state."""
        return self._create(AffineBuildState() if state is None else state)

    def _create(self, state: AffineBuildState) -> ir.AffineExpr:
        raise NotImplementedError

    def visit_affine_exprs(self, callback: Callable[[AffineExprDef], object]) -> None:
        """Calls `callback` with this expression and then with each of its operands, recursively."""
        callback(self)

    @staticmethod
    def coerce_from(py_value: AffineExprDef | int) -> AffineExprDef:
        """Returns `py_value`, or a constant if it is an int; TypeError otherwise."""
        return py_value if isinstance(py_value, AffineExprDef) else AffineConstantExpr(py_value)

    def __add__(self, other: AffineExprDef | int) -> AffineExprDef:
        return AffineBinaryExprDef(ir.AffineAddExpr, self, other)

    def __mul__(self, other: AffineExprDef | int) -> AffineExprDef:
        return AffineBinaryExprDef(ir.AffineMulExpr, self, other)

    def __mod__(self, other: AffineExprDef | int) -> AffineExprDef:
        return AffineBinaryExprDef(ir.AffineModExpr, self, other)

    def __floordiv__(self, other: AffineExprDef | int) -> AffineExprDef:
        return AffineBinaryExprDef(ir.AffineFloorDivExpr, self, other)

    def __truediv__(self, other: AffineExprDef | int) -> AffineExprDef:
        return AffineBinaryExprDef(ir.AffineCeilDivExpr, self, other)


class AffineConstantExpr(AffineExprDef):
    """An integer."""

    def __init__(self, value: int) -> None:
        if not isinstance(value, int):
            raise TypeError(f"an affine expression consists of dimensions, symbols and integers, not {value!r}")
        self.value = value

    def _create(self, state):
        return ir.AffineConstantExpr.get(self.value)

    def __repr__(self) -> str:
        return str(self.value)


_OPERATORS = {ir.AffineAddExpr: "+", ir.AffineMulExpr: "*", ir.AffineModExpr: "mod", ir.AffineFloorDivExpr: "floordiv",
              ir.AffineCeilDivExpr: "ceildiv"}


class AffineBinaryExprDef(AffineExprDef):
    """A binary expression; `ir_ctor` is the class in `tenure.ir` that builds it."""

    def __init__(self, ir_ctor: Any, lhs: AffineExprDef, rhs: AffineExprDef | int) -> None:
        self.ir_ctor = ir_ctor
        self.lhs = lhs
        self.rhs = AffineExprDef.coerce_from(rhs)

    def _create(self, state):
        return self.ir_ctor.get(self.lhs.build(state), self.rhs.build(state))

    def visit_affine_exprs(self, callback: Callable[[AffineExprDef], object]) -> None:
        """Calls `callback` with this expression and then with each of its operands, recursively."""
        super().visit_affine_exprs(callback)
        self.lhs.visit_affine_exprs(callback)
        self.rhs.visit_affine_exprs(callback)

    def __repr__(self) -> str:
        return f"({self.lhs!r} {_OPERATORS.get(self.ir_ctor, self.ir_ctor)} {self.rhs!r})"


class _Named(AffineExprDef):
    """Interned by name: each class has one object of a name."""

    _interned: dict[tuple[type, str], Any] = {}
    name: str

    @classmethod
    def _intern(cls, name: str) -> Any:
        if (cls, name) not in cls._interned:
            cls._interned[cls, name] = created = super().__new__(cls)
            created.name = name
        return cls._interned[cls, name]

    @classmethod
    def create_expando(cls) -> Any:
        """Returns an object whose attribute `x` is the definition with the name "x"."""
        return _Names(cls)

    # copy, deepcopy and pickle keep identity.
    def __reduce__(self):
        return type(self), (self.name,)


class DimDef(_Named):
    """An iteration-space dimension."""

    def __new__(cls, dimname: str) -> Any:
        return cls._intern(dimname)

    @property
    def dimname(self) -> str:
        """The name."""
        return self.name

    def _create(self, state):
        return ir.AffineDimExpr.get(state.get_dim(self.name))

    def __repr__(self) -> str:
        return f"Dim({self.name})"


class SymbolDef(_Named):
    """A symbol: the size of a dimension of a shape, or an index attribute."""

    def __new__(cls, symname: str) -> Any:
        return cls._intern(symname)

    @property
    def symname(self) -> str:
        """The name."""
        return self.name

    def _create(self, state):
        return ir.AffineSymbolExpr.get(state.get_symbol(self.name))

    def __repr__(self) -> str:
        return f"Symbol({self.name})"


D: Any = DimDef.create_expando()
S: Any = SymbolDef.create_expando()
