# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Scalar expressions of structured ops, as YAML has them: functions of operands, arguments, constants and indices."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .comprehension import FunctionKind
from .types import TypeVar

__all__ = ["ScalarArg", "ScalarAssign", "ScalarConst", "ScalarExpression", "ScalarFn", "ScalarIndex"]


class ScalarFn:
    """A function of expressions, which a name gives or an attribute."""

    def __init__(self, kind: FunctionKind, fn_name: str | None, attr_name: str | None, type_var: TypeVar | None,
                 operands: Sequence[ScalarExpression]) -> None:
        if bool(fn_name) == bool(attr_name):
            raise ValueError("expected one of fn_name and attr_name")
        self.kind, self.fn_name, self.attr_name, self.type_var, self.operands = kind, fn_name, attr_name, type_var, operands

    def expr(self) -> ScalarExpression:
        """Returns the expression."""
        return ScalarExpression(scalar_fn=self)

    def __repr__(self) -> str:
        operands = ", ".join(map(str, self.operands))
        return f"ScalarFn<{self.kind.name}.{self.fn_name or self.attr_name}>(type_var={self.type_var}, operands=[{operands}])"


class ScalarArg:
    """An argument by its name."""

    def __init__(self, arg: str) -> None:
        self.arg = arg

    def expr(self) -> ScalarExpression:
        """Returns the expression."""
        return ScalarExpression(scalar_arg=self)

    def __repr__(self) -> str:
        return f"(ScalarArg({self.arg})"


class ScalarConst:
    """A constant, as text."""

    def __init__(self, value: str) -> None:
        self.value = value

    def expr(self) -> ScalarExpression:
        """Returns the expression."""
        return ScalarExpression(scalar_const=self)

    def __repr__(self) -> str:
        return f"(ScalarConst({self.value})"


class ScalarIndex:
    """The index of an iteration in a dimension."""

    def __init__(self, dim: int) -> None:
        self.dim = dim

    def expr(self) -> ScalarExpression:
        """Returns the expression."""
        return ScalarExpression(scalar_index=self)

    def __repr__(self) -> str:
        return f"(ScalarIndex({self.dim})"


class ScalarExpression:
    """One of the expressions of this module."""

    tag = "ScalarExpression"

    def __init__(self, scalar_fn: ScalarFn | None = None, scalar_arg: ScalarArg | None = None,
                 scalar_const: ScalarConst | None = None, scalar_index: ScalarIndex | None = None) -> None:
        if sum(map(bool, (scalar_fn, scalar_arg, scalar_const, scalar_index))) != 1:
            raise ValueError("expected one of scalar_fn, scalar_arg, scalar_const and scalar_index")
        self.scalar_fn, self.scalar_arg, self.scalar_const, self.scalar_index = scalar_fn, scalar_arg, scalar_const, scalar_index

    def to_yaml_custom_dict(self) -> dict[str, Any]:
        """Returns the entries of its mapping."""
        if self.scalar_fn is None:
            given = (("scalar_arg", self.scalar_arg, "arg"), ("scalar_const", self.scalar_const, "value"),
                     ("scalar_index", self.scalar_index, "dim"))
            return {key: getattr(part, name) for key, part, name in given if part is not None}
        function = self.scalar_fn
        entries: dict[str, Any] = {"kind": function.kind.name.lower()}
        names = (("fn_name", function.fn_name), ("attr_name", function.attr_name),
                 ("type_var", function.type_var and function.type_var.name))
        entries.update({key: name for key, name in names if name})
        entries["operands"] = list(function.operands)
        return {"scalar_fn": entries}


class ScalarAssign:
    """An expression that an argument is assigned."""

    tag = "ScalarAssign"

    def __init__(self, arg: str, value: Any) -> None:
        self.arg, self.value = arg, value

    def to_yaml_custom_dict(self) -> dict[str, Any]:
        """Returns the entries of its mapping."""
        return {"arg": self.arg, "value": self.value}

    def __repr__(self) -> str:
        return f"ScalarAssign({self.arg}, {self.value})"
