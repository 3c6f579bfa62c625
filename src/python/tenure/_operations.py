# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Module, Operation, OpView, Block, InsertionPoint, SymbolTable: the parts that are not in the C module."""
import enum
import os

from . import _tenure as _c
from ._globals import _CurrentOf, current as _current
from ._typeid import TypeID


class _PlainEnum(enum.EnumMeta):
    """Finds members as any class finds its attributes: callbacks of walks name one each time."""


class WalkOrder(enum.Enum, metaclass=_PlainEnum):
    PRE_ORDER = 0
    POST_ORDER = 1


class WalkResult(enum.Enum, metaclass=_PlainEnum):
    ADVANCE = 0
    INTERRUPT = 1
    SKIP = 2


for _class in (WalkOrder, WalkResult):
    for _name, _member in _class.__members__.items():
        type.__setattr__(_class, _name, _member)
_c._use_plain_getattr(_PlainEnum)

_c._set("walk_advance", WalkResult.ADVANCE)
_c._set("walk_interrupt", WalkResult.INTERRUPT)
_c._set("walk_skip", WalkResult.SKIP)
_c._set("walk_post_order", WalkOrder.POST_ORDER)


# How Module._parse_text reads bytecode.
_WHOLE, _UNVERIFIED, _LAZILY = range(3)


def _no_pickle(self):
    raise TypeError(f"cannot pickle {type(self).__name__}: it belongs to a Context; "
                    "pickle its Module or Operation")


def _unpickle_op(code, allow_unregistered, kind):
    from ._context import Context

    context = Context.current
    if context is None:
        context = Context()
        context.allow_unregistered_dialects = allow_unregistered
    # An operation that was invalid when it was pickled is restored unchanged.
    module = Module._parse_text(code, None, context, 2, _UNVERIFIED)
    if kind == "module":
        return module
    op = module.body.operations[0].operation
    if kind == "detached":
        op.detach_from_parent()
    return op


def _pickle_op(op, kind):
    """Returns bytecode of an op. An op in a block is restored in a builtin.module of its own."""
    code = op
    if kind != "module":
        code = Module.create(op.location)
        code.body.append(op.clone(ip=False))
        code = code.operation
    return _unpickle_op, (code._bytecode(), op.context.allow_unregistered_dialects, kind)


class Operation(_c._BaseOperation):
    @staticmethod
    def parse(source, *, source_name="", context=None, lazy=False):
        return Module._parse_text(source, source_name, context, 1, _LAZILY if lazy else _WHOLE)

    def __copy__(self):
        """Returns a detached copy with the same operands."""
        return self.clone(ip=False).operation

    def __reduce__(self):
        return _pickle_op(self, "attached" if self.attached else "detached")


class Module(_c._BaseModule):
    @staticmethod
    def parse(asm, context=None, *, lazy=False):
        return Module._parse_text(asm, None, context, 2, _LAZILY if lazy else _WHOLE)

    @staticmethod
    def parseFile(path, context=None, *, lazy=False):
        with open(os.fspath(path), "rb") as file:
            return Module._parse_text(file.read(), str(path), context, 2, _LAZILY if lazy else _WHOLE)

    @staticmethod
    def from_op(op):
        return Module._from_op(op)

    def dump(self):
        self.operation.dump()

    def __reduce__(self):
        return _pickle_op(self.operation, "module")


class OpAdaptor:
    def __init__(self, operands, attributes):
        self._operands = list(operands)
        self._attributes = getattr(attributes, "attributes", attributes)

    @property
    def operands(self):
        return self._operands

    @property
    def attributes(self):
        return self._attributes


class OpView(_c._BaseOpView):
    _ODS_REGIONS = (0, True)
    _ODS_OPERAND_SEGMENTS = None
    _ODS_RESULT_SEGMENTS = None
    Adaptor = OpAdaptor

    @classmethod
    def parse(cls, source, *, source_name="", context=None, lazy=False):
        from ._errors import MLIRError

        view = Module._parse_text(source, source_name, context, 1, _LAZILY if lazy else _WHOLE)
        if isinstance(view, cls):
            return view
        expected = getattr(cls, "OPERATION_NAME", cls.__name__)
        raise MLIRError(f"Expected a '{expected}' op, got: '{view.name}'")

    @classmethod
    def build_generic(cls, results=None, operands=None, attributes=None, successors=None,
                      regions=None, loc=None, ip=None):
        from ._build import build

        op = build(cls.OPERATION_NAME, cls._ODS_REGIONS, cls._ODS_OPERAND_SEGMENTS,
                   cls._ODS_RESULT_SEGMENTS, results, operands, attributes, successors, regions,
                   loc, ip)
        return op.opview

    @staticmethod
    def _build(name, opRegionSpec, operandSegmentSpecObj=None, resultSegmentSpecObj=None,
               results=None, operands=None, attributes=None, successors=None, regions=None,
               loc=None, ip=None):
        from ._build import build

        return build(name, opRegionSpec, operandSegmentSpecObj, resultSegmentSpecObj, results,
                     operands, attributes, successors, regions, loc, ip)

    def __copy__(self):
        """Returns a detached copy with the same operands."""
        return self.clone(ip=False)

    def __reduce__(self):
        return _reopen_view, (self.operation,)


def _reopen_view(operation):
    return operation.opview


class Block(_c._BaseBlock):
    @staticmethod
    def create_at_start(parent, arg_types=(), arg_locs=None):
        blocks = parent.blocks
        return Block._make(parent, blocks[0] if len(blocks) else None, arg_types, arg_locs)

    def create_before(self, *arg_types, arg_locs=None):
        return Block._make(self.region, self, arg_types, arg_locs)

    def create_after(self, *arg_types, arg_locs=None):
        return Block._make(self.region, self._next(), arg_types, arg_locs)

    __reduce__ = _no_pickle


class InsertionPoint(_c._BaseInsertionPoint, metaclass=_CurrentOf):
    __slots__ = ()
    _current_kind = 2
    current = _current

    __reduce__ = _no_pickle


class SymbolTable(_c._BaseSymbolTable):
    __slots__ = ()

    @staticmethod
    def set_visibility(symbol, visibility):
        from ._attributes import StringAttr

        SymbolTable.get_visibility(symbol)
        if visibility not in ("public", "private", "nested"):
            raise ValueError('Expected visibility to be "public", "private" or "nested"')
        symbol.attributes["sym_visibility"] = StringAttr.get(visibility, symbol.context)

    @staticmethod
    def walk_symbol_tables(from_op, all_sym_uses_visible, callback):
        found = []

        def visit(op):
            if _c.is_symbol_table(op):
                found.append(op)
            return WalkResult.ADVANCE

        from_op.walk(visit, WalkOrder.POST_ORDER)
        for op in found:
            try:
                callback(op, bool(all_sym_uses_visible))
            except Exception as error:
                raise RuntimeError(
                    f"Exception raised in callback: {type(error).__name__}: {error}") from error

    __reduce__ = _no_pickle


class AsmState:
    def __init__(self, value, use_local_scope=False):
        self._holder = value
        self.use_local_scope = bool(use_local_scope)


def get_parent_of_type(op, op_class):
    parent = op.parent
    while parent is not None:
        if isinstance(parent.opview, op_class):
            return parent.opview
        parent = parent.parent
    return None


def get_ops_of_type(root, op_class=None):
    found = []

    def visit(op):
        found.append(op.opview)
        return WalkResult.ADVANCE

    getattr(root, "operation", root).walk(visit, WalkOrder.PRE_ORDER,
                                          op_class if op_class is not None else OpView)
    return found


def _dump(self):
    import sys

    print(self, file=sys.stderr)


def _get_name(self, use_local_scope=False, use_name_loc_as_prefix=False, state=None):
    if isinstance(use_local_scope, AsmState):
        state = use_local_scope
    if state is not None:
        use_local_scope = state.use_local_scope
    return _c.value_name(self, bool(use_local_scope), bool(use_name_loc_as_prefix))


def _value_text(value):
    owner = value.owner
    return f"Value({_argument_text(value) if isinstance(owner, Block) else owner})"


def _argument_text(value):
    return f"<block argument> of type '{value.type}' at index: {_c.BlockArgument(value).arg_number}"


class DynamicOpTrait:
    @classmethod
    def attach(cls, op_name, target=None, context=None):
        name = getattr(op_name, "OPERATION_NAME", op_name)
        if not _c.is_registered_operation(context, name):
            raise ValueError(f"Operation '{name}' is not registered")
        raise RuntimeError(f"the traits of '{name}' are those of its schema")


class IsTerminatorTrait(DynamicOpTrait):
    _trait_typeid = TypeID("OpTrait::IsTerminator")
    _number = 1


class NoTerminatorTrait(DynamicOpTrait):
    _trait_typeid = TypeID("OpTrait::NoTerminator")
    _number = 2


def _has_trait(self, trait_cls, context=None):
    number = getattr(trait_cls, "_number", None)
    return number is not None and _c.has_trait(self, number, context)


class _ViewHasTrait:
    """A class answers for its operations, an object for its own."""

    def __get__(self, view, cls):
        return lambda trait_cls, context=None: _has_trait(
            cls.OPERATION_NAME if view is None else view, trait_cls, context)


_c._OperationBase.dump = _dump
_c._OperationBase.has_trait = _has_trait
OpView.has_trait = _ViewHasTrait()
_c.Value.dump = _dump
_c.Value.get_name = _get_name
_c.Type.dump = _dump
_c.Attribute.dump = _dump
_c.AffineExpr.dump = _dump
_c._value_text = _value_text
for _class in (_c.Value, _c.Region, _c._BaseContext, _c.Type, _c.Attribute, _c.AffineExpr,
               _c.OpAttributeMap, _c.OpOperand, _c.NamedAttribute):
    _class.__reduce__ = _no_pickle
for _class in (DynamicOpTrait, IsTerminatorTrait, NoTerminatorTrait, WalkOrder, WalkResult,
               Operation, Module, OpView, OpAdaptor, Block, InsertionPoint, SymbolTable, AsmState):
    _class.__module__ = "tenure.ir"
for _name, _class in (("operation", Operation), ("op_view", OpView), ("module_op", Module),
                      ("block", Block), ("insertion_point", InsertionPoint)):
    _c._set(_name, _class)
