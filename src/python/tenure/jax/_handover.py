# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What XLA gets: bytecode where it takes that, and where its C++ takes a module of jaxlib's class alone, one that jaxlib reads
from that bytecode."""
import importlib.machinery
import importlib.util
import itertools
import os
import re
import sys

dump_to = None
_numbers = itertools.count()


def bytecode(module):
    return module.operation._bytecode()


def _dump(module):
    name = str(module.operation.attributes["sym_name"]).strip('"') if "sym_name" in module.operation.attributes else "module"
    path = os.path.join(dump_to, f"{next(_numbers):04d}_{re.sub(r'[^A-Za-z0-9_.-]', '_', name)}.mlirbc")
    with open(path, "wb") as file:
        file.write(bytecode(module))


# ===-- Modules of jaxlib's class ---------------------------------------------------------------------------------=== #

_stock = None


def _load_stock():
    """jaxlib's own bindings, under their names while they load, which is once."""
    global _stock
    if _stock is not None:
        return _stock
    from . import _finder

    ours = {name: sys.modules.pop(name) for name in list(sys.modules)
            if name == "jaxlib.mlir" or name.startswith("jaxlib.mlir.")}
    at = sys.meta_path.index(_finder)
    del sys.meta_path[at]
    try:
        import jaxlib.mlir.ir as stock
        import jaxlib.mlir._mlir_libs._jax_mlir_ext as extension
        import jaxlib.mlir.dialects.chlo as chlo
        import jaxlib.mlir.dialects.mhlo as mhlo
        import jaxlib.mlir.dialects.mpmd as mpmd
        import jaxlib.mlir.dialects.sdy as sdy
        import jaxlib.mlir.dialects.stablehlo as stablehlo
    finally:
        sys.meta_path.insert(at, _finder)
        for name in list(sys.modules):
            if (name == "jaxlib.mlir" or name.startswith("jaxlib.mlir.")) and "_mlir_libs" not in name:
                del sys.modules[name]
        sys.modules.update(ours)
        if "jaxlib" in sys.modules and "jaxlib.mlir" in ours:
            sys.modules["jaxlib"].mlir = ours["jaxlib.mlir"]
    _stock = (stock, extension, (sdy.register_dialect, mpmd.register_dialect, mhlo.register_mhlo_dialect,
                                 chlo.register_dialect, stablehlo.register_dialect), stablehlo)
    return _stock


def stock_module(module):
    """The module as jaxlib reads it; it keeps its context."""
    stock, extension, registers, _ = _load_stock()
    context = stock.Context()
    registry = stock.DialectRegistry()
    extension.register_dialects(registry)
    context.append_dialect_registry(registry)
    context.load_all_available_dialects()
    for register in registers:
        register(context)
    return stock.Module.parse(bytecode(module), context)


# ===-- Behind jax._src.compiler ----------------------------------------------------------------------------------=== #


def after_compiler(compiler):
    """XLA is handed what it takes."""
    from .. import ir

    before = compiler.backend_compile_and_load

    def backend_compile_and_load(backend, module, executable_devices, options, host_callbacks):
        if isinstance(module, ir.Module):
            if dump_to is not None:
                _dump(module)
            module = stock_module(module) if host_callbacks else bytecode(module)
        return before(backend, module, executable_devices, options, host_callbacks)

    compiler.backend_compile_and_load = backend_compile_and_load
