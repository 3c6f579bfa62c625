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

    PDLModule(ir.Module.parse(text)).freeze()  # In PDL.
    PDLLPatterns("Pattern => replace op<t.neg>(op<t.neg>(x: Value)) with x;").freeze()  # And in PDLL.

A pattern that returns a false value has rewritten the operation; one that raises ends the run. A handle that is kept across a
rewrite stays valid or raises StaleHandleError.
"""
import enum
import os

from . import _tenure as _c
from . import ir as _ir  # The classes of what patterns are given.
from ._tenure import ConversionPatternRewriter, FrozenRewritePatternSet, PatternRewriter, PDLResultList, RewritePatternSet
from ._tenure import _add_conversion, _add_pdl, _add_pdl_function, _convert, _load_pdll, _rewrite_greedily, _rewrite_once

__all__ = ["ConversionConfig", "ConversionPatternRewriter", "ConversionTarget", "DialectConversionFoldingMode",
           "FrozenRewritePatternSet", "GreedyRewriteConfig", "GreedyRewriteStrictness", "GreedySimplifyRegionLevel",
           "PDLLPatterns", "PDLModule", "PDLResultList", "PatternRewriter", "RewritePatternSet", "TypeConverter",
           "apply_analysis_conversion", "apply_full_conversion", "apply_partial_conversion",
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
    def __init__(self, module):
        super().__init__(module.context)
        self._module = module

    def _load(self):
        _add_pdl(self._set, self._module)


class PDLLPatterns(_Loaded):
    def __init__(self, text, *, file_name="-", include_folders=(), context=None):
        super().__init__(context)
        self._text = text
        self._file_name = file_name
        self._folders = tuple(os.fsencode(folder) for folder in include_folders)

    @classmethod
    def from_file(cls, path, *, include_folders=(), context=None):
        with open(path, encoding="utf-8", newline="") as file:
            text = file.read()
        return cls(text, file_name=os.fspath(path), include_folders=include_folders, context=context)

    def _load(self):
        _load_pdll(self._set, self._text, self._file_name, self._folders)


def apply_patterns_and_fold_greedily(op, set, config=None):
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
    _rewrite_once(op, set)


class TypeConverter:
    def __init__(self):
        self._conversions = []
        self._materializations = ([], [], [])

    def add_conversion(self, convert):
        self._conversions.append(convert)

    def add_source_materialization(self, materialize):
        self._materializations[0].append(materialize)

    def add_target_materialization(self, materialize):
        self._materializations[1].append(materialize)

    def add_argument_materialization(self, materialize):
        self._materializations[2].append(materialize)

    def convert_types(self, type):
        return self._convert(type)

    def convert_type(self, type):
        types = self._convert(type)
        return types[0] if types is not None and len(types) == 1 else None

    def is_legal(self, type):
        if isinstance(type, (_ir.Operation, _ir.OpView)):
            values = (*type.operands, *type.operation.results)
            return all(self.is_legal(value.type) for value in values)
        return self._convert(type) == [type]

    def _convert(self, type):
        for convert in reversed(self._conversions):
            converted = convert(type)
            if converted is NotImplemented:
                continue
            if converted is None:
                return None
            types = converted if isinstance(converted, list) else [converted]
            for each in types:
                if not isinstance(each, _ir.Type):
                    raise TypeError(f"a type conversion returned {each!r}, expected a Type, a list of types, None or NotImplemented")
            return types
        return None

    def _materialize(self, kind, rewriter, types, inputs, original):
        for materialize in reversed(self._materializations[kind]):
            with rewriter.ip, _ir.Location.unknown(rewriter.context):
                made = materialize(types if kind == 1 else types[0], inputs, rewriter, original)
            if made is not None:
                return list(made) if isinstance(made, (list, tuple)) else [made]
        return None


def _name(root):
    return root if isinstance(root, str) else root.OPERATION_NAME


def _dialect_name(dialect):
    return dialect if isinstance(dialect, str) else dialect.DIALECT_NAMESPACE


_OP, _DIALECT, _UNKNOWN, _RECURSIVE = range(4)
_LEGAL, _ILLEGAL, _DYNAMIC = 1, 2, 3


class ConversionTarget(_c._ConversionTarget):
    def add_legal_op(self, *ops):
        for op in ops:
            self._set(_OP, _name(op), _LEGAL, None)

    def add_illegal_op(self, *ops):
        for op in ops:
            self._set(_OP, _name(op), _ILLEGAL, None)

    def add_dynamically_legal_op(self, *ops, callback):
        for op in ops:
            self._set(_OP, _name(op), _DYNAMIC, callback)

    def add_legal_dialect(self, *dialects):
        for dialect in dialects:
            self._set(_DIALECT, _dialect_name(dialect), _LEGAL, None)

    def add_illegal_dialect(self, *dialects):
        for dialect in dialects:
            self._set(_DIALECT, _dialect_name(dialect), _ILLEGAL, None)

    def add_dynamically_legal_dialect(self, *dialects, callback):
        for dialect in dialects:
            self._set(_DIALECT, _dialect_name(dialect), _DYNAMIC, callback)

    def mark_unknown_op_dynamically_legal(self, callback):
        self._set(_UNKNOWN, "", _DYNAMIC, callback)

    def mark_op_recursively_legal(self, *ops, callback=None):
        for op in ops:
            self._set(_RECURSIVE, _name(op), _LEGAL, callback)


def _flatten(lists):
    """One value for each operand that became one, a list for each other."""
    return [each[0] if len(each) == 1 else each for each in lists]


def _applier(fn, type_converter):
    def apply(op, lists, rewriter):
        adaptor = getattr(type(op), "Adaptor", _ir.OpAdaptor)(_flatten(lists), op)
        with rewriter.ip, op.location:
            return fn(op, adaptor, type_converter, rewriter)

    return apply


def _add_pattern(self, root, fn, type_converter, benefit=1):
    _add_conversion(self, 0, _name(root), _applier(fn, type_converter), type_converter, benefit)


def _add_function_conversion(self, type_converter, root="", benefit=1):
    _add_conversion(self, 1, _name(root), None, type_converter, benefit)


def _add_type_conversion(self, root, type_converter, benefit=1):
    _add_conversion(self, 2, _name(root), None, type_converter, benefit)


for _method, _function in (("add_conversion", _add_pattern),
                           ("add_function_op_type_conversion", _add_function_conversion),
                           ("add_op_type_conversion", _add_type_conversion)):
    _function.__name__ = _method
    _function.__qualname__ = f"RewritePatternSet.{_method}"
    setattr(RewritePatternSet, _method, _function)
del _method, _function


class DialectConversionFoldingMode(enum.Enum):
    NEVER = 1
    BEFORE_PATTERNS = 0
    AFTER_PATTERNS = 2


class ConversionConfig:
    folding_mode = _setting("folding_mode", DialectConversionFoldingMode)
    build_materializations = _setting("build_materializations", bool)
    allow_pattern_rollback = _setting("allow_pattern_rollback", bool)

    def __init__(self):
        self.folding_mode = DialectConversionFoldingMode.BEFORE_PATTERNS
        self.build_materializations = True
        self.allow_pattern_rollback = True
        self.listener = None


_PARTIAL, _FULL, _ANALYSIS = range(3)


def _apply_conversion(op, target, set, config, mode, judged=None):
    config = ConversionConfig() if config is None else config
    _convert(op, set, target, mode, config.folding_mode.value, config.build_materializations,
             config.allow_pattern_rollback, judged, config.listener)


def apply_partial_conversion(op, target, set, config=None):
    _apply_conversion(op, target, set, config, _PARTIAL)


def apply_full_conversion(op, target, set, config=None):
    _apply_conversion(op, target, set, config, _FULL)


def apply_analysis_conversion(op, target, set, config=None):
    judged = []
    _apply_conversion(op, target, set, config, _ANALYSIS, judged)
    return [each for each, is_legal in judged if is_legal]


_c._document(globals())  # The stub has the docstrings.
