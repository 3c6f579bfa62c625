# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Scalar expressions of opdsl, as its YAML has them."""
from __future__ import annotations

import pytest

from tenure.dialects.linalg.opdsl.lang.comprehension import FunctionKind
from tenure.dialects.linalg.opdsl.lang.scalar_expr import (
    ScalarArg,
    ScalarAssign,
    ScalarConst,
    ScalarExpression,
    ScalarFn,
    ScalarIndex,
)


def test_expressions_have_entries() -> None:
    one, index = ScalarConst("1 : i64").expr(), ScalarIndex(2).expr()
    added = ScalarFn(FunctionKind.BINARY, "add", None, None, [one, index]).expr()
    assert ScalarArg("A").expr().to_yaml_custom_dict() == {"scalar_arg": "A"}
    assert one.to_yaml_custom_dict() == {"scalar_const": "1 : i64"} and index.to_yaml_custom_dict() == {"scalar_index": 2}
    assert added.to_yaml_custom_dict() == {"scalar_fn": {"kind": "binary", "fn_name": "add", "operands": [one, index]}}
    assert ScalarAssign("O", added).to_yaml_custom_dict() == {"arg": "O", "value": added}


def test_one_part_is_expected() -> None:
    with pytest.raises(ValueError, match="expected one of scalar_fn"):
        ScalarExpression()
    with pytest.raises(ValueError, match="expected one of fn_name"):
        ScalarFn(FunctionKind.UNARY, None, None, None, [])
