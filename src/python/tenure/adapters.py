# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Adapters: LoRA weights in a file, read without copying.

AdapterFormat is spelled as in ONNX Runtime. What get_parameters gives are views of the mapped file:
they hold it, and numpy reads them where they are.
"""
from . import _tenure as _c
from ._context import Context

Adapter = _c.Adapter
Tensor = _c.Tensor

__all__ = ["Adapter", "AdapterFormat", "Tensor", "attach", "detach", "load"]

# ONNX Runtime's numbers of element types, by what numpy calls them.
_TYPES = {"float32": 1, "uint8": 2, "int8": 3, "uint16": 4, "int16": 5, "int32": 6, "int64": 7,
          "bool": 9, "float16": 10, "float64": 11, "uint32": 12, "uint64": 13, "complex64": 14,
          "complex128": 15, "bfloat16": 16, "float8_e4m3fn": 17, "float8_e4m3fnuz": 18,
          "float8_e5m2": 19, "float8_e5m2fnuz": 20}
_NAMES = {number: name for name, number in _TYPES.items()}
_FORMATS = {"f": 1, "B": 2, "b": 3, "H": 4, "h": 5, "i": 6, "q": 7, "l": 7, "?": 9, "e": 10,
            "d": 11, "I": 12, "Q": 13, "L": 13, "Zf": 14, "Zd": 15}
_ORT_NAMES = {1: "float", 11: "double", 17: "float8e4m3fn", 18: "float8e4m3fnuz",
              19: "float8e5m2", 20: "float8e5m2fnuz"}


def _numpy(self):
    """The elements as an array that shares the file's memory and keeps it mapped."""
    import numpy

    array = numpy.asarray(memoryview(self))
    number = self.element_type()
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


Tensor.numpy = _numpy
Tensor.data_type = _data_type
Tensor.device_name = lambda self: "cpu"
Tensor.has_value = Tensor.is_tensor = lambda self: True
Tensor.__repr__ = lambda self: f"<Tensor {self.name} {self.shape()} {self.type_name}>"
Adapter.__repr__ = lambda self: f"<Adapter {self.name} with {len(self)} tensors>"


def _tensors(self):
    return [self[i] for i in range(len(self))]


Adapter.tensors = property(_tensors)


def _context(context):
    context = context if context is not None else Context.current
    return context if context is not None else Context()


def load(path, name=None, *, compatible=False, context=None):
    """Maps the adapter file at `path`."""
    return _c.adapter_load(_context(context), path, name, compatible)


def attach(op, adapter, name=None, *, partial=False):
    """Attaches `adapter` to the operations in `op` that use its weights; returns what was done."""
    return _c.adapter_attach(op, adapter, name, partial)


def detach(op, name):
    """Takes the adapter called `name` off `op` and the operations in it."""
    return _c.adapter_detach(op, name)


def _parameter(name, value):
    """(name, number of the element type, tensor, buffer or None for what is no tensor)"""
    if isinstance(value, Tensor):
        return name, value.element_type(), value
    if hasattr(value, "data_type") and hasattr(value, "numpy"):  # ONNX Runtime's OrtValue
        if not value.is_tensor():
            return name, 0, None
        if value.device_name() != "cpu":
            raise ValueError(f"parameter '{name}' lies on the device {value.device_name()}")
        value = value.numpy()
    dtype = getattr(value, "dtype", None)
    if dtype is not None:
        number = _TYPES.get(dtype.name, 8 if dtype.kind in "UOS" else 0)
        if number in (0, 8):
            return name, number, None
        if number >= 16:
            value = value.view({1: "uint8", 2: "uint16"}[dtype.itemsize])
        return name, number, value if value.flags.c_contiguous else value.copy()
    view = memoryview(value)
    return name, _FORMATS.get((view.format or "B").lstrip("@=<"), 0), view


class AdapterFormat:
    """An adapter as ONNX Runtime spells it: read one, or set parameters and export them."""

    def __init__(self, adapter=None):
        self._adapter = adapter
        self._versions = adapter.versions[1:] if adapter is not None else (0, 0)
        self._parameters = None

    @staticmethod
    def read_adapter(file_path):
        return AdapterFormat(load(file_path))

    def export_adapter(self, file_path):
        """Writes everything to `file_path`, or leaves what is there as it was."""
        parameters = [_parameter(*each) for each in self.get_parameters().items()]
        _c.adapter_export(_context(None), file_path, parameters, *self._versions)

    def get_format_version(self):
        return self._adapter.versions[0] if self._adapter is not None else 1

    def set_adapter_version(self, adapter_version):
        self._versions = (adapter_version, self._versions[1])

    def get_adapter_version(self):
        return self._versions[0]

    def set_model_version(self, model_version):
        self._versions = (self._versions[0], model_version)

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
