# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What upstream keeps its native modules in: programs that name one of them get Tenure's classes and functions.

`_mlir` has ir, passmanager, rewrite and the registries. The names of a module of a dialect are those that this dialect's module
has, such as `_mlirDialectsLLVM.StructType` and `dialects.llvm.StructType`.
"""
import os as _os
import sys as _sys
import types as _types

from .. import _cext as _mlir
from .. import passmanager as _passmanager
from .. import rewrite as _rewrite
from .._context import append_load_on_create_dialect, get_dialect_registry, get_load_on_create_dialects

# The names of each native module, and the module of Tenure that has them.
_MODULES = {
    "_mlirAsyncPasses": (None, ""),
    "_mlirDialectsAMDGPU": ("dialects.amdgpu", "TDMBaseType TDMDescriptorType TDMGatherBaseType"),
    "_mlirDialectsGPU": ("dialects.gpu", "AsyncTokenType ObjectAttr"),
    "_mlirDialectsIRDL": ("dialects.irdl", "load_dialects"),
    "_mlirDialectsLLVM": ("dialects.llvm", "PointerType StructType translate_module_to_llvmir"),
    "_mlirDialectsLinalg": ("dialects.linalg", "ContractionDimensions ConvolutionDimensions fill_builtin_region get_indexing_maps "
                            "infer_contraction_dimensions infer_contraction_dimensions_from_maps infer_convolution_dimensions "
                            "isa_contraction_op isa_convolution_op"),
    "_mlirDialectsNVGPU": ("dialects.nvgpu", "TensorMapDescriptorType"),
    "_mlirDialectsPDL": ("dialects.pdl", "AttributeType OperationType PDLType RangeType TypeType ValueType"),
    "_mlirDialectsQuant": ("dialects.quant", "AnyQuantizedType CalibratedQuantizedType QuantizedType UniformQuantizedPerAxisType "
                           "UniformQuantizedSubChannelType UniformQuantizedType"),
    "_mlirDialectsSMT": ("dialects.smt", "BitVectorType BoolType IntType export_smtlib"),
    "_mlirDialectsSparseTensor": ("dialects.sparse_tensor", "EncodingAttr LevelFormat LevelProperty"),
    "_mlirDialectsTransform": ("dialects.transform", "AnyOpType AnyParamType AnyValueType OperationType ParamType"),
    "_mlirGPUPasses": (None, ""),
    "_mlirLinalgPasses": (None, ""),
    "_mlirSparseTensorPasses": (None, ""),
    "_mlirTransformInterpreter": ("dialects.transform.interpreter", "TransformOptions apply_named_sequence copy_symbols_and_merge_into"),
}


class _Native(_types.ModuleType):
    """A module whose names are read where they are defined, when they are asked for."""

    def __init__(self, name, source, names):
        super().__init__(f"{__name__}.{name}", f"The names of upstream's module {name}.")
        self.__package__ = __name__
        self.__source, self.__names = source, names.split()
        self.__all__ = self.__names

    def __getattr__(self, name):
        if name in self.__names:
            import importlib

            return getattr(importlib.import_module("tenure." + self.__source), name)
        raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")

    def __dir__(self):
        return [*super().__dir__(), *self.__names]


for _name, (_source, _names) in _MODULES.items():
    globals()[_name] = _sys.modules[f"{__name__}.{_name}"] = _Native(_name, _source, _names)
_sys.modules[__name__ + "._mlir"] = _mlir
for _name, _module in (("ir", _mlir.ir), ("passmanager", _passmanager), ("rewrite", _rewrite)):
    setattr(_mlir, _name, _module)
    _sys.modules[f"{__name__}._mlir.{_name}"] = _module
_this_dir = _os.path.dirname(_os.path.abspath(__file__))


def get_lib_dirs():
    """The folders of libraries to link with: those of MLIR's C API lie beside the library, not in this package."""
    return [_this_dir]


def get_include_dirs():
    """The folders of headers, which may not be there: MLIR's C API comes with the library."""
    return [_os.path.join(_this_dir, "include")]
