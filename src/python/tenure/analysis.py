# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Analyses: results computed from the IR once and queried many times.

    dominance = Dominance(module)
    if dominance.properly_dominates(value, op):
        op.operands[0] = value

    live = Liveness(function)
    if live.is_dead_after(buffer, op):
        reuse(buffer)

    for component in CallGraph(module).components:  # What is called comes before what calls it.
        for function in component:
            visit(function)

    if not SymbolUsers(module).users(function):
        function.erase()

An analysis is of one operation, which it keeps as any name for it does, and says what was so when it looked: change the
IR, and make another. It never takes one thing for another. What was erased since raises StaleHandleError, when it is
asked about and when it is part of an answer, and once its own operation was erased every question does; what came since
is not found.
"""
from . import _tenure as _c
from . import ir as _ir  # The classes of arguments.
from ._tenure import CallGraph, Dominance, ExternalNode, Liveness, PostDominance, SymbolUsers

__all__ = ["CallGraph", "Dominance", "ExternalNode", "Liveness", "PostDominance", "SymbolUsers"]

_c._document(globals())  # The stub has the docstrings.
