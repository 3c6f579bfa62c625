# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What tenure.adapters offers, for type checkers and for readers; tests/python/test_stubs.py compares it with the module.
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
    """A tensor of an adapter. The buffer protocol shows its bytes where they are; it holds the adapter."""

    @property
    def name(self) -> str:
        """What it is called in the adapter."""
    @property
    def type_name(self) -> str:
        """The type of its elements, as MLIR calls it: "f32", "bf16", "i4"."""
    @property
    def alignment(self) -> int:
        """What its bytes are aligned to."""
    @property
    def adapter(self) -> Adapter:
        """The adapter that it is one of."""
    def shape(self) -> list[int]:
        """The extents."""
    def element_type(self) -> int:
        """ONNX's number of the type of its elements."""
    def tensor_size_in_bytes(self) -> int:
        """How many bytes it has."""
    def data_type(self) -> str:
        """The name of its type in ONNX Runtime: "tensor(float)"."""
    def device_name(self) -> str:
        """Always "cpu", where numpy() and read() find it."""
    def has_value(self) -> bool:
        """Always true, as for ONNX Runtime's OrtValue."""
    def is_tensor(self) -> bool:
        """Always true, as for ONNX Runtime's OrtValue."""
    def numpy(self) -> Any:
        """The elements as an array that shares the file's memory and keeps it mapped."""
    def read(self) -> bytes:
        """A copy of the bytes; ValueError if the file was changed or shortened since."""
    @property
    def device_block(self) -> Any:
        """The block that the allocator gave for this tensor, or None."""
    def read_device(self) -> bytes:
        """A copy of the tensor's bytes on its device."""
    def ir_type(self, context: ir.Context | None = None, /) -> ir.RankedTensorType:
        """Its type in a context; ValueError for elements that have none there."""
    def __buffer__(self, flags: int, /) -> memoryview: ...

@final
class Adapter:
    """An adapter that load() read: tensors by name and number. It stays as long as one of them does."""

    @property
    def name(self) -> str:
        """What it is called where it is attached."""
    @property
    def versions(self) -> tuple[int, int, int]:
        """Those of the format, the adapter and the model."""
    @property
    def format(self) -> str:
        """"onnx" or "safetensors"."""
    @property
    def metadata(self) -> dict[str, str]:
        """Texts by key; a copy."""
    @property
    def is_mapped(self) -> bool:
        """Whether it is the file itself, not a copy."""
    @property
    def is_unchanged(self) -> bool:
        """Whether the file is the one that was loaded."""
    @property
    def has_checksums(self) -> bool:
        """Whether check() can tell if data was damaged."""
    @property
    def byte_size(self) -> int:
        """How many bytes the file has."""
    @property
    def tensors(self) -> list[Tensor]:
        """All tensors, in order."""
    @property
    def device(self) -> DeviceAllocator | None:
        """The DeviceAllocator, or None."""
    def copy_to_device(self, *, context: ir.Context | None = None) -> None:
        """Copies the tensors to the device that the adapter was loaded for, unless that was done."""
    def check(self, *, progress: _Progress = None, context: ir.Context | None = None) -> None:
        """Reads all data; raises ValueError if a checksum differs or the file was changed."""
    def __len__(self) -> int: ...
    def __getitem__(self, key: int | str, /) -> Tensor: ...

def load(source: _Source, name: str | None = None, *, compatible: bool = False, keep_names: bool = False,
         ignore_config: bool = False, check: bool = False, format: _Format = None,
         storage: Literal["map", "copy"] | None = None, device: DeviceAllocator | None = None,
         device_policy: Literal["load", "attach"] = "load", context: ir.Context | None = None) -> Adapter: ...

class DeviceAllocator:
    """Memory of a device that tensors are copied to: a class to derive from, or four functions."""

    def __init__(self, name: str, *, allocate: Callable[[int], Any] | None = None,
                 deallocate: Callable[[Any, int], object] | None = None,
                 copy_in: Callable[[Any, int, bytes], object] | None = None,
                 copy_out: Callable[[Any, int, int], ir._BufferLike] | None = None) -> None: ...
    @property
    def name(self) -> str:
        """What the device is called: "cuda:0"."""
    def allocate(self, byte_size: int) -> Any: ...
    def deallocate(self, block: Any, byte_size: int) -> object: ...
    def copy_in(self, block: Any, offset: int, data: bytes) -> object: ...
    def copy_out(self, block: Any, offset: int, byte_size: int) -> ir._BufferLike: ...

class Parameter(NamedTuple):
    """A parameter of a draft; the type by its numpy name."""

    name: str
    """Its name."""
    data_type: str | None
    """What numpy calls its type; None where numpy has none."""
    shape: tuple[int, ...]
    """Its extents."""
    byte_size: int
    """How many bytes it takes."""

class Difference(NamedTuple):
    """One thing that differs."""

    kind: str
    """What differs: "adapter version", "model version", "metadata", "only in first", "only in second", "type", "shape" or
    "data"."""
    name: str
    """What it is called."""
    element_count: int
    """How many elements differ."""
    largest_distance: float
    """The largest distance between two elements."""
    first: str
    """What the first has."""
    second: str
    """What the second has."""

class Draft:
    """The parameters of an adapter as a list that is changed and written."""

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
        """Calls a parameter something else. KeyError if there is none of that name, ValueError if there is one of the new."""
    def drop(self, name: str) -> None:
        """Takes a parameter out; KeyError if there is none of that name."""
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
    """What it is called where it is attached."""
    stem: str
    """The stem of its tensors."""
    operand: int
    """The number of the operand that is the weight."""
    a: ir.Attribute | None
    """lora_A, [rank, in]; None where there is none."""
    b: ir.Attribute | None
    """lora_B, [out, rank]; None where there is none."""
    scale: float
    """alpha / rank; 1 without an alpha."""
    order: int
    """Lower came first to this operation."""
    is_unloaded: bool
    """Whether the adapter's bytes were taken away."""
    has_more: bool
    """Whether there are tensors of other roles than those of plain LoRA."""

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
    """Takes `name` out of the context's list of active adapters. ValueError if it is not there."""
def active(*, context: ir.Context | None = None) -> list[str]: ...
def apply(op: _Op, names: _Names = None, *, active: bool = False,
          form: Literal["dense", "resource", "arguments"] = "dense", scale: float | None = None,
          through_weights: bool = False) -> _Report: ...
def fold(op: _Op, names: _Names = None, *, active: bool = False, scale: float | None = None) -> _Report: ...

class AdapterFormat:
    """An adapter with ONNX Runtime's API: read one, or set parameters and export them."""

    def __init__(self, adapter: Adapter | None = None) -> None: ...
    @staticmethod
    def read_adapter(file_path: _Path) -> AdapterFormat:
        """The adapter of a file; errors are those of load()."""
    def export_adapter(self, file_path: _Path) -> None: ...
    def get_format_version(self) -> int:
        """The version of the file's format; 1 if no file was read."""
    def set_adapter_version(self, adapter_version: int) -> None:
        """Says which version of the adapter it is."""
    def get_adapter_version(self) -> int:
        """Which version of the adapter it is."""
    def set_model_version(self, model_version: int) -> None:
        """Says which version of the model it is for."""
    def get_model_version(self) -> int:
        """Which version of the model it is for."""
    def set_parameters(self, params: Mapping[str, Any]) -> None: ...
    def get_parameters(self) -> dict[str, Any]:
        """The tensors by name, or what set_parameters was given."""
