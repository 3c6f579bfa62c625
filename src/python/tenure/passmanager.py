# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pass managers, with the API of MLIR's `mlir.passmanager`.

    PassManager.parse("builtin.module(canonicalize,cse)").run(module.operation)

A pass may be a Python function: it gets the operation and the pass itself, and fails by
raising, or by pass.signal_pass_failure(). pass.run_pipeline(manager, op) runs another manager as a part of it.

    def unroll(op, self):
        self.count("unrolled", self.option("factor"))

    register_pass("unroll", unroll, options={"factor": (4, "How often")}, statistics={"unrolled": "Number of loops"})
    PassManager.parse("builtin.module(unroll{factor=8})")
"""
import enum

from . import _tenure as _c
from . import ir as _ir  # The classes of what passes are given.
from ._tenure import ExternalPass, PassManager

__all__ = ["ExternalPass", "PassDisplayMode", "PassManager", "register_pass"]


class PassDisplayMode(enum.Enum):
    LIST = 0
    PIPELINE = 1

_KINDS = (bool, int, str, list)  # As tn_pass_option_type counts them.


def _spelled(value):
    if isinstance(value, list):
        return ",".join(f"{{{item}}}" for item in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _option(name, said):
    """Returns (name, type, initial, description) of an option from its default, or a tuple of that and a description."""
    value, description = said if isinstance(said, tuple) else (said, "")
    if type(value) not in _KINDS:
        raise TypeError(f"option '{name}' is a bool, an int, a str or a list of str, not {type(value).__name__}")
    return name, _KINDS.index(type(value)), _spelled(value), description


def register_pass(name, run, *, description="", options=None, statistics=None, context=None):
    said = tuple(_option(*item) for item in (options or {}).items())
    _c._register_pass(context, name, run, description, said, tuple((statistics or {}).items()))


_c._document(globals())  # The stub has the docstrings.
