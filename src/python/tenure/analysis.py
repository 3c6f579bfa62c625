# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Analyses: results computed from the IR once and queried many times.

    dominance = Dominance(module)
    if dominance.properly_dominates(value, op):
        op.operands[0] = value

    live = Liveness(function)
    if live.is_dead_after(buffer, op):
        reuse(buffer)

    for component in CallGraph(module).components:  # Callees come before callers.
        for function in component:
            visit(function)

    if not SymbolUsers(module).users(function):
        function.erase()

An analysis covers one operation, which it keeps alive, and describes the IR at the time of its creation: after a change, create
another one. Entities that were erased since raise StaleHandleError, as arguments and as results, and so does every query once
the operation itself was erased; new entities are not found.
"""
from . import _tenure as _c
from . import ir as _ir  # The classes of arguments.
from ._tenure import CallGraph, Dominance, ExternalNode, Liveness, PostDominance, SymbolUsers

__all__ = ["CallGraph", "Dominance", "ExternalNode", "Liveness", "PostDominance", "SymbolUsers"]

_c._document(globals())  # The stub has the docstrings.
