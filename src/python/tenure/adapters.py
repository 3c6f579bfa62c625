# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Adapters: LoRA weights in a file, read without copying, changed, merged, attached and applied.

AdapterFormat has ONNX Runtime's API. get_parameters returns views of the mapped file: they hold it, and NumPy reads them
in place. Files of up to 64 KiB are copied instead. If others may overwrite or truncate a larger file in place, load it
with storage="copy", or read by Tensor.read, which raises ValueError then; an array over the file would show the new
contents, and access after its new end is a bus error. Replacing a file, as exporting does, is safe. The default context is
the current one, or a new one if any will do.
"""
import collections
import operator
import os

from . import _context as _contexts
from . import _tenure as _c

Adapter = _c.Adapter
Tensor = _c.Tensor

__all__ = ["Adapter", "AdapterFormat", "Attachment", "DeviceAllocator", "Difference", "Draft",
           "Parameter", "Tensor", "activate", "active", "apply", "attach", "attached", "deactivate",
           "detach", "diff", "fold", "load", "merge", "reattach", "switch", "unload"]

# ONNX Runtime's numbers of element types, by what numpy calls them.
_TYPES = {"float32": 1, "uint8": 2, "int8": 3, "uint16": 4, "int16": 5, "int32": 6, "int64": 7,
          "bool": 9, "float16": 10, "float64": 11, "uint32": 12, "uint64": 13, "complex64": 14,
          "complex128": 15, "bfloat16": 16, "float8_e4m3fn": 17, "float8_e4m3fnuz": 18,
          "float8_e5m2": 19, "float8_e5m2fnuz": 20, "uint4": 21, "int4": 22}
_NAMES = {number: name for name, number in _TYPES.items()}
# As Tensor.type_name.
_MLIR_NAMES = {"f32": 1, "ui8": 2, "i8": 3, "ui16": 4, "i16": 5, "i32": 6, "i64": 7, "i1": 9, "f16": 10, "f64": 11,
               "ui32": 12, "ui64": 13, "complex<f32>": 14, "complex<f64>": 15, "bf16": 16, "f8E4M3FN": 17,
               "f8E4M3FNUZ": 18, "f8E5M2": 19, "f8E5M2FNUZ": 20, "ui4": 21, "i4": 22}
_FORMATS = {"f": 1, "B": 2, "b": 3, "H": 4, "h": 5, "i": 6, "q": 7, "l": 7, "?": 9, "e": 10,
            "d": 11, "I": 12, "Q": 13, "L": 13, "Zf": 14, "Zd": 15}
_ORT_NAMES = {1: "float", 11: "double", 17: "float8e4m3fn", 18: "float8e4m3fnuz",
              19: "float8e5m2", 20: "float8e5m2fnuz"}
_FILE_FORMATS = {None: 0, "onnx": 1, "safetensors": 2}
_STORAGES = {None: 0, "map": 1, "copy": 2}
_POLICIES = {"load": 0, "attach": 1}
_RULES = {"concatenate": 0, "linear": 1}
_FORMS = {"dense": 0, "resource": 1, "arguments": 2}
_KINDS = ("adapter version", "model version", "metadata", "only in first", "only in second", "type",
          "shape", "data")
# Types that hold the bits of others: bytes and integers without a sign.
_BITS = {2, 4, 12, 13}


def _choice(value, choices, what):
    try:
        return choices[value]
    except (KeyError, TypeError):
        known = ", ".join(repr(each) for each in choices)
        raise ValueError(f"unknown {what} {value!r}; expected one of: {known}") from None


def _type_number(data_type):
    """The number of an element type that is named as numpy or MLIR does, or by a dtype."""
    try:
        return _MLIR_NAMES[data_type] if data_type in _MLIR_NAMES else _TYPES[data_type]
    except (KeyError, TypeError):
        pass
    name = getattr(data_type, "__name__", None) or getattr(data_type, "name", None)
    return _choice(name if name is not None else data_type, _TYPES, "data type")


def _array(data, number, shape):
    """A numpy array on `data`, the bytes of elements; integers of 4 bits come unpacked."""
    import numpy

    if number > 20:
        packed = numpy.frombuffer(data, numpy.uint8)
        halves = numpy.stack((packed & 15, packed >> 4), -1).reshape(-1)
        halves = halves[:int(numpy.prod(shape, dtype=numpy.int64))].reshape(shape)
        return ((halves ^ 8).astype(numpy.int8) - 8) if number == 22 else halves
    if number < 16:
        return numpy.frombuffer(data, _NAMES[number]).reshape(shape)
    try:
        import ml_dtypes
    except ImportError:
        return numpy.frombuffer(data, "uint16" if number == 16 else "uint8").reshape(shape)
    return numpy.frombuffer(data, getattr(ml_dtypes, _NAMES[number])).reshape(shape)


def _numpy(self):
    import numpy

    number = self.element_type()
    if number > 20:
        return _array(self, number, self.shape())
    array = numpy.asarray(memoryview(self))
    if number < 16:
        return array
    try:
        import ml_dtypes
    except ImportError:
        return array
    return array.view(getattr(ml_dtypes, _NAMES[number]))


def _data_type(self):
    number = self.element_type()
    return f"tensor({_ORT_NAMES.get(number, _NAMES[number])})"


def _read_device(self):
    return _c.tensor_read_device(self)


Tensor.numpy = _numpy
Tensor.data_type = _data_type
Tensor.device_name = lambda self: "cpu"
Tensor.has_value = Tensor.is_tensor = lambda self: True
Tensor.device_block = property(
    _c.tensor_block, doc="The block that the allocator returned for this tensor, or None.")
Tensor.read_device = _read_device
Tensor.__repr__ = lambda self: f"<Tensor {self.name} {self.shape()} {self.type_name}>"
Adapter.__repr__ = lambda self: f"<Adapter {self.name} with {len(self)} tensors>"


def _tensors(self):
    return [self[i] for i in range(len(self))]


def _copy_to_device(self, *, context=None):
    _c.adapter_copy_to_device(_context(context), self)


Adapter.tensors = property(_tensors)
Adapter.device = property(_c.adapter_device, doc="The DeviceAllocator, or None.")
Adapter.copy_to_device = _copy_to_device


def _check(self, *, progress=None, context=None):
    _c.adapter_check(_context(context), self, progress)


Adapter.check = _check


def _context(context):
    context = context if context is not None else _contexts.Context.current
    return context if context is not None else _contexts.Context()


class DeviceAllocator:
    def __init__(self, name, *, allocate=None, deallocate=None, copy_in=None, copy_out=None):
        if not isinstance(name, str) or not name or "\0" in name:
            raise ValueError(f"a device name must be a string like 'cuda:0', not {name!r}")
        self._name = name
        given = {"allocate": allocate, "deallocate": deallocate, "copy_in": copy_in,
                 "copy_out": copy_out}
        for key, function in given.items():
            if function is None:
                continue
            if not callable(function):
                raise TypeError(f"{key} cannot be called")
            setattr(self, key, function)

    @property
    def name(self):
        return self._name

    def _lacks(self, what):
        return NotImplementedError(f"the allocator of device '{self.name}' has no {what}")

    def allocate(self, byte_size):
        """Makes a block of `byte_size` bytes, which is not 0."""
        raise self._lacks("allocate")

    def deallocate(self, block, byte_size):
        """Gives a block back, once for each that was made; the object goes afterwards."""

    def copy_in(self, block, offset, data):
        """Copies `data` into a block, from its byte `offset` on."""
        raise self._lacks("copy_in")

    def copy_out(self, block, offset, byte_size):
        """Gives `byte_size` bytes of a block, from its byte `offset` on."""
        raise self._lacks("copy_out")

    def __repr__(self):
        return f"<{type(self).__name__} {self.name}>"


def load(source, name=None, *, compatible=False, keep_names=False, ignore_config=False, check=False,
         format=None, storage=None, device=None, device_policy="load", context=None):
    """Loads an adapter, in ONNX Runtime's format or safetensors.

    `source` is the path of a file (str or os.PathLike), or a buffer with its bytes: a read-only buffer is referenced, any
    other is copied. `format` is "onnx", "safetensors", or None to detect it from the path or bytes; `storage` is "map",
    "copy" or None. `device` is a DeviceAllocator to which tensors are copied: at once, or with the `device_policy`
    "attach" when the adapter is first attached. Their bytes on the host are kept. The adapter_config.json beside PEFT's
    adapter_model.safetensors is read into the metadata ("alpha", "rank", "targets", "base_model"), unless `ignore_config`
    is set."""
    if device is not None and not isinstance(device, DeviceAllocator):
        raise TypeError("expected a device allocator for the adapter, not "
                        f"{type(device).__name__}")
    return _c.adapter_load(_context(context), source, name, compatible, keep_names,
                           ignore_config, check,
                           _choice(format, _FILE_FORMATS, "format"),
                           _choice(storage, _STORAGES, "storage"), device,
                           _choice(device_policy, _POLICIES, "device policy"))


def _loaded(adapter):
    """The Adapter that an AdapterFormat is; anything else as it is."""
    return adapter._as_adapter() if isinstance(adapter, AdapterFormat) else adapter


def _parameter(name, value):
    """Returns (name, number of the element type, buffer or None for an object that is no tensor)."""
    if isinstance(value, Tensor):
        return name, value.element_type(), value
    if hasattr(value, "data_type") and hasattr(value, "numpy"):  # ONNX Runtime's OrtValue
        if not value.is_tensor():
            return name, 0, None
        if value.device_name() != "cpu":
            raise ValueError(f"parameter '{name}' is on the device {value.device_name()}")
        value = value.numpy()
    dtype = getattr(value, "dtype", None)
    if dtype is not None:
        number = _TYPES.get(dtype.name, 8 if dtype.kind in "UOS" else 0)
        if number in (0, 8):
            return name, number, None
        if number > 20:
            raise ValueError(f"parameter '{name}' is {dtype.name}: give its packed bytes, a data "
                             "type and a shape")
        if not dtype.isnative:
            value = value.astype(dtype.newbyteorder("="))
        if number >= 16:
            value = value.view({1: "uint8", 2: "uint16"}[dtype.itemsize])
        return name, number, value if value.flags.c_contiguous else value.copy()
    view = memoryview(value)
    return name, _FORMATS.get((view.format or "B").lstrip("@=<"), 0), view


def _typed(name, value, data_type, shape):
    """(name, number of the element type, extents or None, buffer or None)"""
    if isinstance(value, Tensor) and shape is None:
        shape = value.shape()
    name, number, value = _parameter(name, value)
    if data_type is not None:
        wanted = _type_number(data_type)
        if wanted != number and number not in _BITS:
            raise ValueError(f"parameter '{name}' is {_NAMES.get(number, 'no tensor')} and cannot "
                             f"be used as {_NAMES[wanted]}; use cast to convert it")
        number = wanted
    return name, number, None if shape is None else tuple(shape), value


Parameter = collections.namedtuple("Parameter", ["name", "data_type", "shape", "byte_size"])
Parameter.__doc__ = "A parameter of a draft, with the type as NumPy names it."

Difference = collections.namedtuple(
    "Difference", ["kind", "name", "element_count", "largest_distance", "first", "second"])
Difference.__doc__ = """A difference between two adapters.

`element_count` and `largest_distance` are those of data. `first` and `second` are the values as text: a version, a
metadata value, or `tensor<8x64xf32>`; empty if there is none."""


class Draft:
    def __init__(self, source=None, *, context=None, **options):
        """Creates an empty draft, or one with the parameters of `source`, an Adapter or an argument of load, with its options."""
        self._context = _context(context)
        self._draft = _c.adapter_draft(self._context)
        if source is not None:
            self.load(source, **options)
        elif options:
            raise TypeError(f"{next(iter(options))} is given without a source")

    def load(self, source, **options):
        """Becomes what `source` holds; all that was in the draft goes."""
        source = _loaded(source)
        if not isinstance(source, Adapter):
            source = load(source, context=self._context, **options)
        elif options:
            raise TypeError(f"{next(iter(options))} cannot be given for a loaded adapter")
        self._draft.load(source)

    def __len__(self):
        return len(self._draft)

    def __iter__(self):
        return iter([each.name for each in self.parameters])

    def __contains__(self, name):
        return isinstance(name, str) and self._draft.find(name) is not None

    def __getitem__(self, name):
        """A copy of the parameter's elements as a numpy array."""
        index = self._index(name)
        _, number, shape, _ = self._draft.parameter(index)
        if number in (0, 8):
            raise ValueError(f"parameter '{name}' is not a numeric tensor")
        return _array(self._draft.read(index), number, shape)

    def __repr__(self):
        return f"<Draft with {len(self)} parameters>"

    def _index(self, name):
        index = self._draft.find(name)
        if index is None:
            raise KeyError(name)
        return index

    @property
    def parameters(self):
        """A list of Parameter, in the order in which they are written."""
        found = [self._draft.parameter(i) for i in range(len(self._draft))]
        return [Parameter(name, _NAMES.get(number), shape, size)
                for name, number, shape, size in found]

    def read(self, name):
        """A copy of the bytes of the parameter's elements."""
        return self._draft.read(self._index(name))

    def add(self, name, value, data_type=None, shape=None):
        """Appends a tensor, array, buffer or OrtValue.

        `data_type` is the element type of bytes or unsigned integers ("bfloat16"), and `shape` their shape; nothing is
        converted, unlike in cast."""
        if isinstance(value, Tensor) and data_type is None and shape is None:
            self._draft.add_tensor(name, value)
        else:
            self._draft.add(*_typed(name, value, data_type, shape))

    def replace(self, name, value, data_type=None, shape=None):
        """Makes the parameter of that name this one, in its place."""
        self._draft.replace(*_typed(name, value, data_type, shape))

    def rename(self, name, new_name):
        self._draft.rename(name, new_name)

    def drop(self, name):
        self._draft.drop(name)

    def cast(self, data_type, name=None):
        """Casts one parameter, or all whose elements are floats."""
        self._draft.cast(name, _type_number(data_type))

    def clear(self):
        """Takes everything out: parameters, metadata, versions."""
        self._draft.clear()

    @property
    def versions(self):
        return self._draft.versions()

    @versions.setter
    def versions(self, versions):
        adapter_version, model_version = versions
        self._draft.set_versions(adapter_version, model_version)

    @property
    def metadata(self):
        """A dict of texts, and a copy: set_metadata changes them."""
        return dict(self._draft.metadata())

    def set_metadata(self, key, text):
        """Sets the text of `key`; None takes it away."""
        self._draft.set_metadata(key, text)

    def to_bytes(self, *, format=None, aligned=False, checksums=False, peft_names=False,
                 progress=None):
        """Returns the bytes that write would write; in ONNX Runtime's format by default."""
        return self._draft.write(None, _choice(format, _FILE_FORMATS, "format"), int(bool(aligned)),
                                 checksums, peft_names, progress)

    def write(self, path, *, format=None, aligned=False, checksums=False, peft_names=False,
              progress=None):
        """Writes the file at `path` atomically.

        `format` is "onnx", "safetensors", or None to choose it by the path's suffix. `progress` is called with the bytes
        written and the total; an exception of it stops the writing."""
        self._draft.write(os.fspath(path), _choice(format, _FILE_FORMATS, "format"),
                          int(bool(aligned)), checksums, peft_names, progress)


def merge(adapters, weights=None, mode="concatenate", *, context=None):
    """A Draft with the sum of the adapters, each with its weight (default 1).

    `mode` is "concatenate" (exact, ranks add up) or "linear" (ranks are equal and stay).
    """
    adapters = tuple(adapters)
    weights = (1.0,) * len(adapters) if weights is None else tuple(weights)
    if len(weights) != len(adapters):
        raise ValueError(f"got {len(weights)} weights for {len(adapters)} adapters")
    draft = Draft(context=context)
    draft._draft.merge(tuple(zip(map(_loaded, adapters), weights)), _choice(mode, _RULES, "mode"))
    return draft


def diff(first, second, *, context=None):
    """Returns the differences between two adapters, a list of Difference."""
    found = _c.adapter_diff(_context(context), _loaded(first), _loaded(second))
    return [Difference(_KINDS[kind], *rest) for kind, *rest in found]


Attachment = collections.namedtuple(
    "Attachment",
    ["name", "stem", "operand", "a", "b", "scale", "order", "is_unloaded", "has_more"])
Attachment.__doc__ = "One target module of one adapter on one operation, as described by its attribute."


def attach(op, adapter, name=None, *, partial=False, alpha=0.0):
    """Attaches `adapter` to the operations in `op` that use its weights; returns the attachments.

    `adapter` is an Adapter or an AdapterFormat; one whose parameters were set has no name, and gets `name`."""
    return _c.adapter_attach(op, None, _loaded(adapter), name, partial, alpha)


def detach(op, name):
    """Takes the adapter called `name` off `op` and the operations in it."""
    return _c.adapter_detach(op, name)


def switch(op, old_name, adapter, name=None, *, partial=False, alpha=0.0):
    """Takes the adapter called `old_name` off and attaches `adapter`, both or neither."""
    if old_name is None:
        raise TypeError("old_name is the name of an adapter, not None")
    return _c.adapter_attach(op, old_name, _loaded(adapter), name, partial, alpha)


def unload(op, name):
    """Releases the bytes of the adapter called `name`; its attributes stay, marked as unloaded."""
    return _c.adapter_unload(op, name)


def reattach(op, name, adapter):
    """Gives the attributes called `name` in `op` the bytes of `adapter`."""
    return _c.adapter_reattach(op, name, _loaded(adapter))


def attached(op):
    """Returns the attachments of this operation, without nested ones: a list of Attachment in the order of application.
    walk() reaches the operations of a module that have some."""
    return [Attachment(*each) for each in _c.adapter_attached(op)]


def activate(name, *, context=None):
    """Puts `name` at the end of the context's list of active adapters."""
    _c.adapter_activate(context, name, True)


def deactivate(name, *, context=None):
    _c.adapter_activate(context, name, False)


def active(*, context=None):
    """The names of the context's active adapters, in order."""
    return _c.adapter_active(context)


def _selected(names, is_active):
    """A tuple of names, or None for all that are attached or active."""
    if names is None:
        return None
    names = (names,) if isinstance(names, (str, bytes)) else tuple(names)
    if is_active:
        raise ValueError("names and the active adapters exclude each other")
    if not names:
        raise ValueError("the names are empty; use None for all attached adapters")
    return names


def apply(op, names=None, *, active=False, form="dense", scale=None, through_weights=False):
    """Replaces attachments by code: the matrix products in `op` get two small ones beside them.

    `names` is a name or several, in order, or None for all; `active` uses the context's active ones. `form` is the form of
    A and B: "dense" or "resource" constants, or "arguments"."""
    return _c.adapter_apply(op, _selected(names, active), active, _choice(form, _FORMS, "form"),
                            scale, through_weights, False)


def fold(op, names=None, *, active=False, scale=None):
    """Makes adapters part of the constants that are the weights in `op`."""
    return _c.adapter_apply(op, _selected(names, active), active, 0, scale, False, True)


class AdapterFormat:
    def __init__(self, adapter=None):
        self._adapter = adapter
        self._versions = adapter.versions[1:] if adapter is not None else (0, 0)
        self._parameters = None

    @staticmethod
    def read_adapter(file_path):
        return AdapterFormat(load(file_path))

    def export_adapter(self, file_path):
        """Writes everything to `file_path` atomically."""
        self._as_draft().write(file_path)

    def _as_draft(self):
        draft = Draft()
        for name, value in self.get_parameters().items():
            draft.add(name, value)
        draft.versions = self._versions
        if self._adapter is not None:
            for key, text in self._adapter.metadata.items():
                draft.set_metadata(key, text)
        return draft

    def _as_adapter(self):
        """The adapter that was read or, if something was set since, an adapter in memory with the current content."""
        adapter = self._adapter
        if adapter is not None and self._parameters is None and self._versions == adapter.versions[1:]:
            return adapter
        return load(self._as_draft().to_bytes(), adapter.name if adapter is not None else None)

    def get_format_version(self):
        return self._adapter.versions[0] if self._adapter is not None else 1

    def set_adapter_version(self, adapter_version):
        self._versions = (operator.index(adapter_version), self._versions[1])

    def get_adapter_version(self):
        return self._versions[0]

    def set_model_version(self, model_version):
        self._versions = (self._versions[0], operator.index(model_version))

    def get_model_version(self):
        return self._versions[1]

    def set_parameters(self, params):
        """A dict of names to tensors, arrays, buffers or OrtValues."""
        self._parameters = dict(params)

    def get_parameters(self):
        if self._parameters is not None:
            return dict(self._parameters)
        if self._adapter is None:
            return {}
        return {tensor.name: tensor for tensor in self._adapter.tensors}


_c._document(globals())  # The stub has the docstrings.
