# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the smt dialect, and its types.

    @smt.solver
    def problem(): ...
"""
from __future__ import annotations

from collections.abc import Sequence

from .. import _tenure as _c
from .. import ir
from ..extras.meta import region_op
from ._parts import PartsType, public
from ._schema import load
from ._typing import Ip, Values

load(globals(), "smt")


@public("!smt.bv", __name__)
class BitVectorType(PartsType):
    """Bits of a width."""

    __slots__ = ()

    @classmethod
    def get(cls, width: int, context: ir.Context | None = None) -> BitVectorType:
        """The type of a width."""
        if not isinstance(width, int):
            raise TypeError(f"expected an int as width; got {type(width).__name__}")
        return ir.Type.parse(f"!smt.bv<{width}>", context)


@public("!smt.bool", __name__)
class BoolType(PartsType):
    """A truth value."""

    __slots__ = ()

    @classmethod
    def get(cls, context: ir.Context | None = None) -> BoolType:
        """The type."""
        return _c.dialect_type("smt.bool", [], context)


@public("!smt.int", __name__)
class IntType(PartsType):
    """An integer of any size."""

    __slots__ = ()

    @classmethod
    def get(cls, context: ir.Context | None = None) -> IntType:
        """The type."""
        return _c.dialect_type("smt.int", [], context)


def bool_t() -> BoolType:
    """The type BoolType.get()."""
    return BoolType.get()


def bv_t(width: int) -> BitVectorType:
    """The type BitVectorType.get(width)."""
    return BitVectorType.get(width)


def export_smtlib(module: ir.Operation | ir.OpView | ir.Module, inline_single_use_values: bool = False,
                  indent_let_body: bool = False) -> str:
    """Not supported: always NotImplementedError."""
    raise NotImplementedError("export to SMT-LIB is not supported")


def _solver(inputs: Values | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
            ip: Ip = None) -> ir.OpView:
    made: ir.OpView = SolverOp([] if results is None else results, [] if inputs is None else inputs, loc=loc, ip=ip)  # noqa: F821
    return made


solver = region_op(_solver, terminator=YieldOp)  # noqa: F821
solver.__doc__ = """A decorator of a function that builds the body of an smt.solver, `@solver(inputs=[...], results=[...])`."""
