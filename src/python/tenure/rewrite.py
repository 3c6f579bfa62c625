# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rewrite patterns, with the API of MLIR's `mlir.rewrite`.

    def fold_double_negation(op, rewriter):
        inner = op.operands[0].owner
        if inner.name != "t.neg":
            return True  # It does not match.
        rewriter.replace_op(op, [inner.operands[0]])

    patterns = RewritePatternSet()
    patterns.add("t.neg", fold_double_negation)
    apply_patterns_and_fold_greedily(module, patterns.freeze())

    PDLModule(ir.Module.parse(text)).freeze()  # The same, in PDL.
    PDLLPatterns("Pattern => replace op<t.neg>(op<t.neg>(x: Value)) with x;").freeze()  # And in PDLL.

A pattern that returns something false rewrote the operation; one that raises ends the run. What is
held across a rewrite is right or raises StaleHandleError.
"""
import enum
import os

from . import _tenure as _c
from . import ir as _ir  # The classes of what patterns are given.
from ._tenure import FrozenRewritePatternSet, PatternRewriter, PDLResultList, RewritePatternSet
from ._tenure import _add_pdl, _add_pdl_function, _load_pdll, _rewrite_greedily, _rewrite_once

__all__ = ["FrozenRewritePatternSet", "GreedyRewriteConfig", "GreedyRewriteStrictness",
           "GreedySimplifyRegionLevel", "PDLLPatterns", "PDLModule", "PDLResultList", "PatternRewriter", "RewritePatternSet",
           "apply_patterns_and_fold_greedily", "walk_and_apply_patterns"]


class GreedyRewriteStrictness(enum.Enum):
    ANY_OP = 0
    EXISTING_AND_NEW_OPS = 1
    EXISTING_OPS = 2


class GreedySimplifyRegionLevel(enum.Enum):
    DISABLED = 0
    NORMAL = 1
    AGGRESSIVE = 2


def _setting(name, kind):
    """A property that takes values of one class alone."""
    field = "_" + name

    def write(self, value):
        if not isinstance(value, kind) or isinstance(value, bool) != (kind is bool):
            raise TypeError(f"{name} takes {kind.__name__}, not {type(value).__name__}")
        setattr(self, field, value)

    return property(lambda self: getattr(self, field), write)


class GreedyRewriteConfig:
    """How the greedy driver goes about it; made with its defaults."""

    max_iterations = _setting("max_iterations", int)
    max_num_rewrites = _setting("max_num_rewrites", int)
    use_top_down_traversal = _setting("use_top_down_traversal", bool)
    enable_folding = _setting("enable_folding", bool)
    enable_constant_cse = _setting("enable_constant_cse", bool)
    strictness = _setting("strictness", GreedyRewriteStrictness)
    region_simplification_level = _setting("region_simplification_level", GreedySimplifyRegionLevel)

    def __init__(self):
        self.max_iterations = 10
        self.max_num_rewrites = -1
        self.use_top_down_traversal = False
        self.enable_folding = True
        self.enable_constant_cse = True
        self.strictness = GreedyRewriteStrictness.ANY_OP
        self.region_simplification_level = GreedySimplifyRegionLevel.AGGRESSIVE


class _Loaded:
    """A set that is loaded by freeze(), when the functions that its patterns call are registered."""

    def __init__(self, context):
        self._set = RewritePatternSet(context)
        self._frozen = None

    def register_constraint_function(self, name, fn, /):
        _add_pdl_function(self._set, name, fn, True)

    def register_rewrite_function(self, name, fn, /):
        _add_pdl_function(self._set, name, fn, False)

    def _load(self):
        raise NotImplementedError

    def freeze(self):
        if self._frozen is None:
            self._load()
            self._frozen = self._set.freeze()
        return self._frozen


class PDLModule(_Loaded):
    """Patterns of the pdl dialect, and the functions that they call.

    A function is called with a PatternRewriter, a PDLResultList that its results go to, and a list
    of its arguments (a range is a list); as a pattern, it succeeds by returning something false.
    """

    def __init__(self, module):
        super().__init__(module.context)
        self._module = module

    def _load(self):
        _add_pdl(self._set, self._module)


class PDLLPatterns(_Loaded):
    """Patterns in PDLL, and the functions that they call, which are as those of PDLModule.

    They are compiled and checked against the schemas of all dialects by freeze(), so that functions
    can be registered before.
    """

    def __init__(self, text, *, file_name="-", include_folders=(), context=None):
        super().__init__(context)
        self._text = text
        self._file_name = file_name
        self._folders = tuple(os.fsencode(folder) for folder in include_folders)

    @classmethod
    def from_file(cls, path, *, include_folders=(), context=None):
        """Those of a file."""
        with open(path, encoding="utf-8", newline="") as file:
            text = file.read()
        return cls(text, file_name=os.fspath(path), include_folders=include_folders, context=context)

    def _load(self):
        _load_pdll(self._set, self._text, self._file_name, self._folders)


def apply_patterns_and_fold_greedily(op, set, config=None):
    """Rewrites what is in a module or an operation until nothing changes; whether anything did."""
    if config is None:
        config = GreedyRewriteConfig()
    changed = _rewrite_greedily(op, set, config.strictness.value,
                                config.region_simplification_level.value, config.max_iterations,
                                config.max_num_rewrites, config.use_top_down_traversal,
                                config.enable_folding, config.enable_constant_cse)
    if changed is None:
        raise RuntimeError("pattern application failed to converge")
    return changed


def walk_and_apply_patterns(op, set):
    """Tries the patterns once on each operation in `op`, after what is in it."""
    _rewrite_once(op, set)


_c._document(globals())  # What has no docstring here has one in the stub.
