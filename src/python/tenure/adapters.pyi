# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The interface and docstrings of tenure.adapters (ir.pyi).
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, final

from . import ir

__all__ = ["Adapter", "AdapterFormat", "Attachment", "DeviceAllocator", "Difference", "Draft", "Parameter", "Tensor",
           "activate", "active", "apply", "attach", "attached", "deactivate", "detach", "diff", "fold", "load", "merge",
           "reattach", "switch", "unload"]

_Path = str | os.PathLike[str]
_Source = str | os.PathLike[str] | ir._BufferLike
_Progress = Callable[[int, int], object] | None
_Report = dict[str, int]
_Names = None | str | Iterable[str]
_Adapter = Adapter | AdapterFormat
_Op = ir.Operation | ir.OpView | ir.Module
_Format = Literal["onnx", "safetensors"] | None

# numpy need not be there, and types of tensors need not be numpy's: arrays and data types are Any.

@final
class Tensor:
    """A tensor of an adapter. The buffer protocol exposes its bytes without a copy and keeps the adapter alive."""

    @property
    def name(self) -> str:
        """The name in the adapter."""
    @property
    def type_name(self) -> str:
        """MLIR's name of the element type: "f32", "bf16", "i4"."""
    @property
    def alignment(self) -> int:
        """The alignment of the bytes."""
    @property
    def adapter(self) -> Adapter:
        """The adapter that contains the tensor."""
    def shape(self) -> list[int]:
        """Returns the shape."""
    def element_type(self) -> int:
        """Returns ONNX's number of the element type."""
    def tensor_size_in_bytes(self) -> int:
        """Returns the size in bytes."""
    def data_type(self) -> str:
        """Returns ONNX Runtime's name of the type: "tensor(float)"."""
    def device_name(self) -> str:
        """Returns "cpu": numpy() and read() access host memory."""
    def has_value(self) -> bool:
        """Returns True, as ONNX Runtime's OrtValue does."""
    def is_tensor(self) -> bool:
        """Returns True, as ONNX Runtime's OrtValue does."""
    def numpy(self) -> Any:
        """Returns the elements as an array that shares the file's memory and keeps it mapped."""
    def read(self) -> bytes:
        """Returns a copy of the bytes; ValueError if the file was changed or truncated."""
    @property
    def device_block(self) -> Any:
        """The block that the allocator returned for this tensor, or None."""
    def read_device(self) -> bytes:
        """Reads the tensor's bytes back from its device."""
    def ir_type(self, context: ir.Context | None = None, /) -> ir.RankedTensorType:
        """Returns the type in a context; ValueError for an element type without an MLIR type."""
    def __buffer__(self, flags: int, /) -> memoryview: ...

@final
class Adapter:
    """An adapter that load() returned: tensors by name or index. It lives as long as one of its tensors."""

    @property
    def name(self) -> str:
        """The name under which the adapter is attached."""
    @property
    def versions(self) -> tuple[int, int, int]:
        """The versions of the format, the adapter and the model."""
    @property
    def format(self) -> str:
        """"onnx" or "safetensors"."""
    @property
    def metadata(self) -> dict[str, str]:
        """A copy of the metadata, strings by key."""
    @property
    def is_mapped(self) -> bool:
        """Whether the file is mapped, not copied."""
    @property
    def is_unchanged(self) -> bool:
        """Whether the file is unchanged since load()."""
    @property
    def has_checksums(self) -> bool:
        """Whether check() can detect damaged data."""
    @property
    def byte_size(self) -> int:
        """The size of the file in bytes."""
    @property
    def tensors(self) -> list[Tensor]:
        """All tensors, in order."""
    @property
    def device(self) -> DeviceAllocator | None:
        """The DeviceAllocator, or None."""
    def copy_to_device(self, *, context: ir.Context | None = None) -> None:
        """Copies the tensors to the device for which the adapter was loaded, unless they are there already."""
    def check(self, *, progress: _Progress = None, context: ir.Context | None = None) -> None:
        """Reads all data; raises ValueError if a checksum differs or the file was changed."""
    def __len__(self) -> int: ...
    def __getitem__(self, key: int | str, /) -> Tensor: ...

def load(source: _Source, name: str | None = None, *, compatible: bool = False, keep_names: bool = False,
         ignore_config: bool = False, check: bool = False, format: _Format = None,
         storage: Literal["map", "copy"] | None = None, device: DeviceAllocator | None = None,
         device_policy: Literal["load", "attach"] = "load", context: ir.Context | None = None) -> Adapter: ...

class DeviceAllocator:
    """The memory of a device for tensors: a class to derive from, or four functions.

        class Cuda(DeviceAllocator):
            def allocate(self, byte_size): ...                 # returns a block: any object
            def deallocate(self, block, byte_size): ...        # optional
            def copy_in(self, block, offset, data): ...        # data is bytes
            def copy_out(self, block, offset, byte_size): ...  # returns bytes or another buffer

        load("a.onnx_adapter", device=Cuda("cuda:0"))
        load("a.onnx_adapter", device=DeviceAllocator("npu:1", allocate=..., copy_in=..., ...))

    Adapters hold the allocator and their blocks as long as they live. Device memory belongs to an adapter only after
    everything was copied: if a call raises, load, attach or copy_to_device raises the exception and frees the blocks
    allocated so far. Exceptions of deallocate go to sys.unraisablehook. The functions run on the thread that copies or
    releases, concurrently if several threads do. An allocator that references an adapter which holds it is never
    freed.
    """

    def __init__(self, name: str, *, allocate: Callable[[int], Any] | None = None,
                 deallocate: Callable[[Any, int], object] | None = None,
                 copy_in: Callable[[Any, int, bytes], object] | None = None,
                 copy_out: Callable[[Any, int, int], ir._BufferLike] | None = None) -> None: ...
    @property
    def name(self) -> str:
        """The name of the device: "cuda:0"."""
    def allocate(self, byte_size: int) -> Any: ...
    def deallocate(self, block: Any, byte_size: int) -> object: ...
    def copy_in(self, block: Any, offset: int, data: bytes) -> object: ...
    def copy_out(self, block: Any, offset: int, byte_size: int) -> ir._BufferLike: ...

class Parameter(NamedTuple):
    """A parameter of a draft, with the type as NumPy names it."""

    name: str
    """The name."""
    data_type: str | None
    """NumPy's name of the type; None if NumPy has none."""
    shape: tuple[int, ...]
    """The shape."""
    byte_size: int
    """The size in bytes."""

class Difference(NamedTuple):
    """A difference between two adapters."""

    kind: str
    """The kind of difference: "adapter version", "model version", "metadata", "only in first", "only in second",
    "type", "shape" or "data"."""
    name: str
    """The name of the tensor or the metadata key."""
    element_count: int
    """The number of elements that differ."""
    largest_distance: float
    """The largest absolute difference of two elements."""
    first: str
    """The value in the first adapter."""
    second: str
    """The value in the second adapter."""

class Draft:
    """The parameters of an adapter as a list that can be changed and written.

    Values are referenced, not copied: an array that was added is written with its contents at that time.
    """

    def __init__(self, source: _Adapter | _Source | None = None, *, context: ir.Context | None = None,
                 **options: Any) -> None: ...
    def load(self, source: _Adapter | _Source, **options: Any) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[str]: ...
    def __contains__(self, name: object) -> bool: ...
    def __getitem__(self, name: str) -> Any: ...
    @property
    def versions(self) -> tuple[int, int]:
        """(adapter version, model version)"""
    @versions.setter
    def versions(self, versions: tuple[int, int]) -> None: ...
    @property
    def parameters(self) -> list[Parameter]: ...
    def read(self, name: str) -> bytes: ...
    def add(self, name: str, value: Any, data_type: Any = None, shape: Sequence[int] | None = None) -> None: ...
    def replace(self, name: str, value: Any, data_type: Any = None, shape: Sequence[int] | None = None) -> None: ...
    def rename(self, name: str, new_name: str) -> None:
        """Renames a parameter. Raises KeyError for an unknown name, ValueError if the new name is in use."""
    def drop(self, name: str) -> None:
        """Removes a parameter; KeyError for an unknown name."""
    def cast(self, data_type: Any, name: str | None = None) -> None: ...
    def clear(self) -> None: ...
    @property
    def metadata(self) -> dict[str, str]: ...
    def set_metadata(self, key: str, text: str | None) -> None: ...
    def to_bytes(self, *, format: _Format = None, aligned: bool = False, checksums: bool = False,
                 peft_names: bool = False, progress: _Progress = None) -> bytes: ...
    def write(self, path: _Path, *, format: _Format = None, aligned: bool = False, checksums: bool = False,
              peft_names: bool = False, progress: _Progress = None) -> None: ...

def merge(adapters: Iterable[_Adapter], weights: Iterable[float] | None = None,
          mode: Literal["concatenate", "linear"] = "concatenate", *, context: ir.Context | None = None) -> Draft: ...
def diff(first: _Adapter, second: _Adapter, *, context: ir.Context | None = None) -> list[Difference]: ...

class Attachment(NamedTuple):
    """One target module of one adapter on one operation, as described by its attribute."""

    name: str
    """The name under which the adapter is attached."""
    stem: str
    """The common stem of the tensors' names."""
    operand: int
    """The index of the weight operand."""
    a: ir.Attribute | None
    """The tensor lora_A, [rank, in]; None if there is none."""
    b: ir.Attribute | None
    """The tensor lora_B, [out, rank]; None if there is none."""
    scale: float
    """alpha / rank; 1 without an alpha."""
    order: int
    """The order of attachment to this operation: lower was attached first."""
    is_unloaded: bool
    """Whether the adapter's bytes were removed."""
    has_more: bool
    """Whether there are tensors with other roles than those of plain LoRA."""

def attach(op: _Op, adapter: _Adapter, name: str | None = None, *, partial: bool = False,
           alpha: float = 0.0) -> _Report: ...
def detach(op: _Op, name: str) -> _Report: ...
def switch(op: _Op, old_name: str, adapter: _Adapter, name: str | None = None, *, partial: bool = False,
           alpha: float = 0.0) -> _Report: ...
def unload(op: _Op, name: str) -> _Report: ...
def reattach(op: _Op, name: str, adapter: _Adapter) -> _Report: ...
def attached(op: _Op) -> list[Attachment]: ...
def activate(name: str, *, context: ir.Context | None = None) -> None: ...
def deactivate(name: str, *, context: ir.Context | None = None) -> None:
    """Removes `name` from the context's list of active adapters. Raises ValueError if it is not active."""
def active(*, context: ir.Context | None = None) -> list[str]: ...
def apply(op: _Op, names: _Names = None, *, active: bool = False,
          form: Literal["dense", "resource", "arguments"] = "dense", scale: float | None = None,
          through_weights: bool = False) -> _Report: ...
def fold(op: _Op, names: _Names = None, *, active: bool = False, scale: float | None = None) -> _Report: ...

class AdapterFormat:
    """ONNX Runtime's API for adapters: read an adapter, or set parameters and export them."""

    def __init__(self, adapter: Adapter | None = None) -> None: ...
    @staticmethod
    def read_adapter(file_path: _Path) -> AdapterFormat:
        """Reads an adapter file; errors are those of load()."""
    def export_adapter(self, file_path: _Path) -> None: ...
    def get_format_version(self) -> int:
        """Returns the version of the file's format; 1 if no file was read."""
    def set_adapter_version(self, adapter_version: int) -> None:
        """Sets the version of the adapter."""
    def get_adapter_version(self) -> int:
        """Returns the version of the adapter."""
    def set_model_version(self, model_version: int) -> None:
        """Sets the version of the model."""
    def get_model_version(self) -> int:
        """Returns the version of the model."""
    def set_parameters(self, params: Mapping[str, Any]) -> None: ...
    def get_parameters(self) -> dict[str, Any]:
        """Returns the tensors by name, or the parameters that set_parameters was called with."""
