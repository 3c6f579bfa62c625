# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Modules for XLA: bytecode where XLA accepts that; otherwise, for C++ functions that need a module of jaxlib's class, one
that jaxlib reads from that bytecode.
"""
import io
import itertools
import os
import re
import sys

from . import _equations

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
                                 chlo.register_dialect, stablehlo.register_dialect))
    return _stock


def stock_context():
    """A context of jaxlib's that knows the dialects of JAX's."""
    stock, extension, registers = _load_stock()
    context = stock.Context()
    registry = stock.DialectRegistry()
    extension.register_dialects(registry)
    context.append_dialect_registry(registry)
    context.load_all_available_dialects()
    for register in registers:
        register(context)
    return context


def stock_module(module):
    """The module as jaxlib reads it; it keeps its context."""
    context = stock_context()
    return _load_stock()[0].Module.parse(bytecode(module), context)


# ===-- Behind jax._src.compiler ----------------------------------------------------------------------------------=== #


def _for_xla(module, host_callbacks):
    """XLA's C++ reads bytecode where it does not know a module's class, but with host callbacks it takes its own class alone."""
    from .. import ir

    if not isinstance(module, ir.Module):
        return module
    if dump_to is not None:
        _dump(module)
    return stock_module(module) if host_callbacks else bytecode(module)


def _wrap_compile(client, name):
    before = getattr(client, name, None)
    if before is None:
        return

    def compile(self, module, *arguments, **named):
        return before(self, _for_xla(module, named.get("host_callbacks")), *arguments, **named)

    setattr(client, name, compile)


def _wrap_module(functions, name, convert):
    """A function whose first argument may be a module."""
    from .. import ir

    before = getattr(functions, name)

    def call(module, *arguments, **named):
        return before(convert(module) if isinstance(module, ir.Module) else module, *arguments, **named)

    setattr(functions, name, call)


def _wrap_reader(functions, name):
    """A function that reads a module of jaxlib's class, in the current context: ours reads what that writes."""
    from .. import ir

    before = getattr(functions, name)

    def call(*arguments, **named):
        with stock_context():
            found = before(*arguments, **named)
            file = io.BytesIO()
            found.operation.write_bytecode(file)
        return ir.Module.parse(file.getvalue())

    setattr(functions, name, call)


def after_compiler(compiler):
    """Makes JAX pass XLA these modules."""
    from jaxlib import _jax

    for client in (_jax.Client, _jax.CompileOnlyPyClient):
        for name in ("compile", "compile_and_load"):
            if name in vars(client):
                _wrap_compile(client, name)
    _wrap_module(_jax.mlir, "mlir_module_to_xla_computation", bytecode)
    _wrap_module(_jax.mlir, "serialize_portable_artifact", stock_module)
    _wrap_reader(_jax.mlir, "deserialize_portable_artifact")


# ===-- Behind jax._src.interpreters.mlir --------------------------------------------------------------------------=== #


def after_lowering(mlir):
    """Makes one call locate each equation, with cached scopes and frames."""
    before, with_frames = mlir.source_info_to_location, mlir.config.include_full_tracebacks_in_locations

    def source_info_to_location(ctx, primitive, name_stack, traceback):
        if not with_frames.value:
            return before(ctx, primitive, name_stack, traceback)
        return ctx.traceback_caches.traceback_to_location_cache.locate(primitive, name_stack, traceback)

    mlir.source_info_to_location = source_info_to_location
    mlir.jaxpr_subcomp = _equations.many_at_once(mlir)
