# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The API of MLIR's `mlir.ir`, on handles that can be stale but never lie.

An operation, block, region or value has one Python object in a scope, with one id() for as long as
the entity lives. A handle of something that was erased raises StaleHandleError.
"""
from . import _html as _html
from . import _tenure as _c
from ._tenure import (
    BlockArgument,
    BlockArgumentList,
    BlockIterator,
    BlockList,
    BlockPredecessors,
    BlockSuccessors,
    Diagnostic,
    DiagnosticHandler,
    NamedAttribute,
    OpAttributeMap,
    OperationIterator,
    OperationList,
    OpOperand,
    OpOperandIterator,
    OpOperandList,
    OpOperands,
    OpResult,
    OpResultList,
    OpSuccessors,
    Region,
    RegionIterator,
    RegionSequence,
    Scope,
    StaleDiagnosticError,
    StaleHandleError,
    Value,
    _OperationBase,
)
from ._errors import DiagnosticInfo, DiagnosticSeverity, MLIRError
from ._context import (
    Context,
    Dialect,
    DialectDescriptor,
    DialectRegistry,
    Dialects,
    ThreadPool,
    append_load_on_create_dialect,
    get_dialect_registry,
    get_load_on_create_dialects,
)
from ._locations import (
    CallSiteLoc,
    FileLineColLoc,
    FusedLoc,
    Location,
    NameLoc,
    UnknownLoc,
)
from ._attributes import *  # noqa: F403
from ._types import *  # noqa: F403
from ._affine import *  # noqa: F403
from ._elements import *  # noqa: F403
from ._operations import (
    AsmState,
    Block,
    DynamicOpTrait,
    InsertionPoint,
    IsTerminatorTrait,
    Module,
    NoTerminatorTrait,
    Operation,
    OpAdaptor,
    OpView,
    SymbolTable,
    WalkOrder,
    WalkResult,
    get_ops_of_type,
    get_parent_of_type,
)
from ._globals import (
    AttrBuilder,
    CurrentLocAction,
    OnExplicitAction,
    _GlobalDebug,
    globals as _globals,
    loc_tracebacks,
    register_type_caster,
    register_value_caster,
)
from ._builders import functions as _builder_functions, register_attribute_builder
from ._interfaces import (
    AsmOperands,
    AsmParser,
    AsmPrinter,
    AsmRegionFlags,
    InferShapedTypeOpInterface,
    InferTypeOpInterface,
    MemoryEffect,
    OpAssembly,
    OpBranch,
    OpCall,
    OpCallable,
    OpInliner,
    OpMemoryAccess,
    OpMemorySlot,
    OpRegionBranch,
    OpRegionTerminator,
    RegionEdge,
    ShapedTypeComponents,
    Speculation,
    attach_op_interfaces,
)

globals().update(_builder_functions)
for _class in list(globals().values()):
    if isinstance(_class, type) and issubclass(
            _class, (Attribute, Type, AffineExpr, _OperationBase, Location)):  # noqa: F405
        _c._use_base_dealloc(_class)
for _class in (Operation, OpView):  # noqa: F405
    _c._own_members(_class)
del _class


def _make_question(cls):
    def isinstance_(other):
        return isinstance(other, cls)

    return staticmethod(isinstance_)


for _class in (BlockArgument, OpResult):
    _class.isinstance = _make_question(_class)
del _class
_c._document(globals())  # The stub has the docstrings.
