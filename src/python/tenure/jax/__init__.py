# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""JAX on Tenure: where JAX would use jaxlib's bindings of MLIR it uses Tenure's.

    import tenure.jax; tenure.jax.install()     before JAX is imported, or
    python -m tenure.jax program.py ...

XLA gets the bytecode that Tenure writes; its own C++ functions get modules only in this way. `not_redirected()` lists what could
not be redirected.
"""
import importlib.metadata
import os
import sys

__all__ = ["VERSION", "install", "is_installed", "not_redirected", "refusal"]

# The version of JAX and jaxlib that this knows.
VERSION = "0.10.2"

_finder = None


def refusal() -> str | None:
    """Why `install()` would refuse; None if it would not."""
    for package in ("jax", "jaxlib"):
        try:
            found = importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            return f"{package} is not installed; Tenure runs JAX {VERSION}"
        if found != VERSION:
            return f"{package} is version {found}; Tenure knows how to run JAX {VERSION} with jaxlib {VERSION}"
    loaded = [name for name in ("jax", "jaxlib.mlir") if name in sys.modules]
    if loaded and _finder is None:
        return f"{loaded[0]} was imported before tenure.jax.install() was called"
    return None


def install(*, dump: str | os.PathLike[str] | None = None) -> None:
    """Makes the imports of jaxlib's bindings find Tenure's. An ImportError with the reason where that cannot be. With `dump`,
    each module that is lowered is written into that folder as it goes to XLA: bytecode, with locations."""
    global _finder
    reason = refusal()
    if reason is not None:
        raise ImportError(reason)
    if _finder is None:
        from ._redirect import Finder

        _finder = Finder()
        sys.meta_path.insert(0, _finder)
    if dump is not None:
        from . import _handover

        os.makedirs(dump, exist_ok=True)
        _handover.dump_to = os.fspath(dump)


def is_installed() -> bool:
    """Whether imports of jaxlib's bindings find Tenure's."""
    return _finder is not None


def not_redirected() -> list[str]:
    """The requested modules of jaxlib's bindings that Tenure has no replacement for."""
    return sorted(_finder.missing) if _finder is not None else []
