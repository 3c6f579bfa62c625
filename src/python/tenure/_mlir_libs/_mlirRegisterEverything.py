# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What upstream fills its contexts with. Tenure's know all dialects, and it does not translate to LLVM IR."""
from .. import ir as _ir

__all__ = ["register_dialects", "register_llvm_translations"]


def _check(given: object, kind: type) -> None:
    if not isinstance(given, kind):
        raise TypeError(f"expected a {kind.__name__}, got {type(given).__name__}")


def register_dialects(registry: _ir.DialectRegistry) -> None:
    """Nothing is added: a context knows each dialect of Tenure without a registry."""
    _check(registry, _ir.DialectRegistry)


def register_llvm_translations(context: _ir.Context) -> None:
    """Nothing is added: `translate_module_to_llvmir` is not there."""
    _check(context, _ir.Context)
