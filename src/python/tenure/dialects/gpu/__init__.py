# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the gpu dialect; kernels have blocks for their bodies, and launches take numbers.

    @gpu.launch(grid_size=[4, 1, 1], block_size=[128, 1, 1])
    def kernel(*indices): ...
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ... import _tenure as _c
from ... import ir
from ..._cext import register_operation
from ...extras.meta import region_op
from ...ir import (  # noqa: F401
    ArrayAttr,
    Attribute,
    Block,
    DenseI32ArrayAttr,
    DictAttr,
    FunctionType,
    InsertionPoint,
    StringAttr,
    Type,
    TypeAttr,
    UnitAttr,
    Value,
)
from .._ods_common import get_default_loc_context as _get_default_loc_context  # noqa: F401
from .._ods_common import get_op_result_or_op_results
from .._parts import PartsAttr, PartsType, public, split
from .._schema import load
from .._typing import Ip, Name, ValueLike, Values
from ..arith import ConstantOp, constant

load(globals(), "gpu")
_ODS = {name: globals()[name] for name in ("GPUFuncOp", "LaunchFuncOp", "LaunchOp", "WaitOp")}

# ===-- Types and attributes -------------------------------------------------------------------------------------=== #


@public("!gpu.async.token", __name__)
class AsyncTokenType(PartsType):
    """A token that orders asynchronous operations."""

    __slots__ = ()

    @classmethod
    def get(cls, context: ir.Context | None = None) -> AsyncTokenType:
        """The type."""
        return _c.dialect_type("gpu.async.token", [], context)


@public("#gpu.object", __name__)
class ObjectAttr(PartsAttr):
    """A compiled module: its target, format and bytes."""

    __slots__ = ()

    @classmethod
    def get(cls, target: ir.Attribute, format: int, object: bytes, properties: ir.DictAttr | None = None,
            kernels: ir.Attribute | None = None, context: ir.Context | None = None) -> ObjectAttr:
        """The attribute; `format` is a number of CompilationTarget."""
        if not isinstance(target, ir.Attribute) or not isinstance(format, int) or not isinstance(object, bytes):
            raise TypeError("expected an attribute, an int and bytes as target, format and object")
        context = target.context if context is None else context
        parts = [str(target)]
        parts += [] if properties is None else [f"properties = {properties}"]
        parts += [] if kernels is None else [f"kernels = {kernels}"]
        word = f"{CompilationTarget(format)} = " if format != CompilationTarget.Fatbin else ""  # noqa: F821
        parts.append(word + str(ir.StringAttr.get(object, context)))
        return ir.Attribute.parse(f"#gpu.object<{', '.join(parts)}>", context)

    def _named(self, name):
        """The part `name = ...`, or None."""
        found = [part for part in split(self._body())[1:-1] if part.startswith(f"{name} = ")]
        return self._parse(found[0].removeprefix(f"{name} = ")) if found else None

    def _last(self):
        """(format, text of the bytes)."""
        last = split(self._body())[-1]
        word, _, text = ("fatbin", "", last) if last.startswith('"') else last.partition(" = ")
        return word, text

    @property
    def target(self) -> ir.Attribute:
        """The target that it was compiled for."""
        return self._parse(split(self._body())[0])

    @property
    def format(self) -> int:
        """The number of its CompilationTarget."""
        word, _ = self._last()
        return next(each.value for each in CompilationTarget if str(each) == word)  # noqa: F821

    @property
    def object(self) -> bytes:
        """Its bytes."""
        return ir.StringAttr(self._parse(self._last()[1])).value_bytes

    @property
    def properties(self) -> ir.DictAttr | None:
        """Its properties, if it has any."""
        return self._named("properties")

    @property
    def kernels(self) -> ir.Attribute | None:
        """The table of its kernels, if it has one."""
        return self._named("kernels")


def gpu_async_token() -> ir.Type:
    """The type AsyncTokenType.get()."""
    return AsyncTokenType.get()


# ===-- Functions ------------------------------------------------------------------------------------------------=== #


def _sizes(given, name):
    if given is None or isinstance(given, ir.DenseI32ArrayAttr):
        return given
    if not isinstance(given, Sequence):
        raise ValueError(f"expected a list of integers or a DenseI32ArrayAttr as {name}; got {type(given).__name__}")
    return ir.DenseI32ArrayAttr.get(given)


@register_operation(_Dialect, replace=True)  # noqa: F821
class GPUFuncOp(_ODS["GPUFuncOp"]):
    """A function of a GPU."""

    KERNEL_ATTR_NAME = "gpu.kernel"
    KNOWN_BLOCK_SIZE_ATTR_NAME = "known_block_size"
    KNOWN_GRID_SIZE_ATTR_NAME = "known_grid_size"
    FUNCTION_TYPE_ATTR_NAME = "function_type"
    SYM_NAME_ATTR_NAME = "sym_name"

    def __init__(self, function_type: ir.FunctionType | ir.TypeAttr, sym_name: Name | None = None,
                 arg_attrs: Sequence[Mapping[str, ir.Attribute]] | None = None,
                 res_attrs: Sequence[Mapping[str, ir.Attribute]] | None = None, kernel: bool | None = None,
                 workgroup_attrib_attrs: Sequence[Mapping[str, ir.Attribute]] | None = None,
                 private_attrib_attrs: Sequence[Mapping[str, ir.Attribute]] | None = None,
                 known_block_size: Sequence[int] | ir.DenseI32ArrayAttr | None = None,
                 known_grid_size: Sequence[int] | ir.DenseI32ArrayAttr | None = None, loc: ir.Location | None = None,
                 ip: Ip = None, body_builder: Callable[[GPUFuncOp], object] | None = None) -> None:
        """With `body_builder` the function gets a block, in which that is called with the function."""
        if not isinstance(function_type, ir.TypeAttr):
            function_type = ir.TypeAttr.get(function_type)
        super().__init__(function_type, arg_attrs=arg_attrs, res_attrs=res_attrs, workgroup_attrib_attrs=workgroup_attrib_attrs,
                         private_attrib_attrs=private_attrib_attrs, loc=loc, ip=ip)
        if not isinstance(sym_name, (str, ir.StringAttr)):
            raise ValueError("sym_name must be a string or a StringAttr")
        attributes = self.operation.attributes
        attributes[self.SYM_NAME_ATTR_NAME] = ir.StringAttr.get(sym_name) if isinstance(sym_name, str) else sym_name
        if kernel:
            attributes[self.KERNEL_ATTR_NAME] = ir.UnitAttr.get()
        for name, sizes in ((self.KNOWN_BLOCK_SIZE_ATTR_NAME, known_block_size), (self.KNOWN_GRID_SIZE_ATTR_NAME, known_grid_size)):
            if sizes is not None:
                attributes[name] = _sizes(sizes, name)
        if body_builder is not None:
            with ir.InsertionPoint(self.add_entry_block()):
                body_builder(self)

    @property
    def name(self) -> ir.StringAttr:
        """The symbol."""
        return ir.StringAttr(self.attributes[self.SYM_NAME_ATTR_NAME])

    @property
    def is_kernel(self) -> bool:
        """Whether hosts can launch it."""
        return self.KERNEL_ATTR_NAME in self.attributes

    def add_entry_block(self) -> ir.Block:
        """Adds the entry block, with an argument for each input, and returns it; RuntimeError if there is one."""
        if len(self.body.blocks) > 0:
            raise RuntimeError(f"Entry block already exists for {self.name.value}")
        inputs = self.function_type.value.inputs
        return self.body.blocks.append(*inputs, arg_locs=[self.location] * len(inputs))

    @property
    def entry_block(self) -> ir.Block:
        """The first block; RuntimeError if there is none."""
        if len(self.body.blocks) == 0:
            raise RuntimeError(f"Entry block does not exist for {self.name.value}; add_entry_block adds it")
        return self.body.blocks[0]

    @property
    def arguments(self) -> Sequence[ir.Type]:
        """The types of the inputs."""
        return self.function_type.value.inputs


# ===-- Launches -------------------------------------------------------------------------------------------------=== #


def _convert_literal_to_constant(value):
    """A value; a number becomes a constant."""
    if isinstance(value, int):
        return constant(ir.IndexType.get(), value)
    if isinstance(value, (ConstantOp, ir.Value)):
        return value
    raise ValueError(f"expected a number, a constant or a value as a size; got {value}")


def _dimensions(grid_size, block_size):
    sizes = []
    for size in (grid_size, block_size):
        x, y, z = map(_convert_literal_to_constant, size)
        sizes += [x, y, z]
    return sizes


def _dependencies(given):
    """(type of a token or None, values) of what a launch waits for."""
    given = [] if given is None else given
    return (gpu_async_token() if len(given) else None), given


@register_operation(_Dialect, replace=True)  # noqa: F821
class LaunchFuncOp(_ODS["LaunchFuncOp"]):
    """Launches a kernel."""

    def __init__(self, kernel: Sequence[str] | ir.Attribute, grid_size: Sequence[Any], block_size: Sequence[Any],
                 kernel_operands: Values | None = None, async_dependencies: Values | None = None,
                 dynamic_shared_memory_size: ValueLike | None = None, async_object: ValueLike | None = None, *,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`kernel` is the names of its module and function; sizes are three numbers or values."""
        token, dependencies = _dependencies(async_dependencies)
        super().__init__(token, dependencies, kernel, *_dimensions(grid_size, block_size), kernel_operands,
                         dynamicSharedMemorySize=dynamic_shared_memory_size, asyncObject=async_object, loc=loc, ip=ip)


def launch_func(kernel: Sequence[str] | ir.Attribute, grid_size: Sequence[Any], block_size: Sequence[Any],
                kernel_operands: Values | None = None, async_dependencies: Values | None = None,
                dynamic_shared_memory_size: ValueLike | None = None, async_object: ValueLike | None = None, *,
                loc: ir.Location | None = None, ip: Ip = None) -> ir.OpResult | ir.OpResultList | LaunchFuncOp:
    """Makes a LaunchFuncOp and returns its token, or the op if it has none."""
    op = LaunchFuncOp(kernel, grid_size, block_size, kernel_operands, async_dependencies, dynamic_shared_memory_size, async_object,
                      loc=loc, ip=ip)
    return op.results[0] if len(op.results) else op


def wait(async_dependencies: Values | None = None, *, loc: ir.Location | None = None,
         ip: Ip = None) -> ir.OpResult | ir.OpResultList | ir.Operation:
    """Makes a gpu.wait that gives a token, and returns that."""
    dependencies = [] if async_dependencies is None else async_dependencies
    return get_op_result_or_op_results(_ODS["WaitOp"](gpu_async_token(), dependencies, loc=loc, ip=ip))


@register_operation(_Dialect, replace=True)  # noqa: F821
class LaunchOp(_ODS["LaunchOp"]):
    """Launches its body."""

    def __init__(self, grid_size: Sequence[Any], block_size: Sequence[Any], async_dependencies: Values | None = None,
                 dynamic_shared_memory_size: ValueLike | None = None, *, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """Makes one with a block that has the twelve indices and sizes as arguments. Sizes are three numbers or values."""
        token, dependencies = _dependencies(async_dependencies)
        super().__init__(token, dependencies, *_dimensions(grid_size, block_size),
                         dynamicSharedMemorySize=dynamic_shared_memory_size, loc=loc, ip=ip)
        self.regions[0].blocks.append(*[ir.IndexType.get()] * 12)


def launch_(grid_size: Sequence[Any], block_size: Sequence[Any], async_dependencies: Values | None = None,
            dynamic_shared_memory_size: ValueLike | None = None, *, loc: ir.Location | None = None, ip: Ip = None) -> LaunchOp:
    """Makes a LaunchOp."""
    return LaunchOp(grid_size, block_size, async_dependencies, dynamic_shared_memory_size, loc=loc, ip=ip)


launch = region_op(launch_, terminator=lambda *_: terminator())  # noqa: F821
launch.__doc__ = """A decorator of a function that builds the body of a gpu.launch, `@launch(grid_size=[...], block_size=[...])`."""

_printf = globals()["printf"]


def printf(format: Name, *args: ValueLike, loc: ir.Location | None = None, ip: Ip = None) -> ir.OpView:
    """Makes a gpu.printf of values."""
    made: ir.OpView = _printf(format=format, args=args, loc=loc, ip=ip)
    return made
