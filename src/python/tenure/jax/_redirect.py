# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The import hook: names of jaxlib's bindings, and the modules of Tenure that replace them.

`jaxlib.mlir.ir` is `tenure.ir` itself, so that a class has one name. Modules of dialects that Tenure has no module for are
jaxlib's own Python files, generated from ODS, run against Tenure's `_ods_common`: their ops are then created by Tenure.
"""
import enum
import functools
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
import types

_ROOT = "jaxlib.mlir"
# Extension modules of jaxlib, and their replacements.
_EXTENSIONS = {
    "_jax_mlir_ext": "tenure.jax._extension",
    "_stablehlo": "tenure.dialects.stablehlo",
    "_chlo": "tenure.dialects.chlo",
    "_sdy": "tenure.dialects.sdy",
    "_sdyMpmd": "tenure.dialects.mpmd",
    "_mlirHlo": "tenure.dialects.mhlo",
    "_mlir": "tenure._cext",
    "_mosaic_gpu_ext": "tenure.jax._mosaic_gpu",
    "_tpu_ext": "tenure.jax._mosaic_tpu",
    "_triton_ext": "tenure.jax._triton",
}
_PLAIN = {"ir": "tenure.ir", "passmanager": "tenure.passmanager", "rewrite": "tenure.rewrite",
          "extras.types": "tenure.extras.types", "extras.meta": "tenure.extras.meta",
          "dialects._ods_common": "tenure.dialects._ods_common"}
_PACKAGES = {"", "dialects", "extras", "_mlir_libs"}
# Hooks that run after the import of JAX's own modules.
_AFTER = {"jax._src.compiler": "after_compiler", "jax._src.interpreters.mlir": "after_lowering"}


def _folder():
    """Where jaxlib's bindings lie, found without importing them."""
    spec = importlib.machinery.PathFinder.find_spec("jaxlib")
    return os.path.join(os.path.dirname(spec.origin), "mlir")


def _has(name):
    if name in sys.modules:  # Modules that are made, of a dialect's ops, have no spec.
        return True
    try:
        return importlib.util.find_spec(name) is not None
    except ModuleNotFoundError:
        return False


class _Alias(importlib.abc.Loader):
    """Loads an existing module under another name."""

    def __init__(self, target):
        self.target = target

    def create_module(self, spec):
        return importlib.import_module(self.target)

    def exec_module(self, module):
        """It is done already."""


class _Shipped(_Alias):
    """Loads an existing module of a dialect. Enumerations that a newer MLIR adds are read on demand from the file that jaxlib
    generated."""

    def __init__(self, target, leaf, folder):
        super().__init__(target)
        self.leaf, self.path = leaf, os.path.join(folder, "dialects", f"_{leaf}_enum_gen.py")

    def exec_module(self, module):
        before = getattr(module, "__getattr__", None)
        if not os.path.exists(self.path) or hasattr(before, "_asks_newer"):
            return

        @functools.cache
        def newer():
            spec = importlib.util.spec_from_file_location(f"{_ROOT}.dialects._{self.leaf}_newer_enum_gen", self.path)
            found = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(found)
            return {name: value for name, value in vars(found).items() if isinstance(value, enum.EnumMeta) and
                    value.__module__ == found.__name__}

        def missing(name):
            if not name.startswith("_") and name in newer():
                return newer()[name]
            if before is not None:
                return before(name)
            raise AttributeError(f"module {module.__name__!r} has no attribute {name!r}")

        missing._asks_newer = True
        module.__getattr__ = missing


class _Empty(importlib.abc.Loader):
    """Makes a package, or a module of which nothing is known but its name."""

    def __init__(self, names=()):
        self.names = names

    def create_module(self, spec):
        module = types.ModuleType(spec.name)
        for name in self.names:
            setattr(module, name, lambda *arguments, **named: None)
        return module

    def exec_module(self, module):
        """There is nothing in it."""


class _Then(importlib.abc.Loader):
    """Wraps another loader and runs a hook after it."""

    def __init__(self, loader, then):
        self.loader, self.then = loader, then

    def create_module(self, spec):
        return self.loader.create_module(spec)

    def exec_module(self, module):
        self.loader.exec_module(module)
        self.then(module)


class Finder(importlib.abc.MetaPathFinder):
    """The first entry of sys.meta_path."""

    def __init__(self):
        self.missing = set()
        self.folder = _folder()

    def find_spec(self, name, path=None, target=None):
        if name in _AFTER:
            return self._followed(name, path)
        if name != _ROOT and not name.startswith(_ROOT + "."):
            return None
        rest = name[len(_ROOT) + 1:]
        if rest in _PACKAGES:
            return self._spec(name, _Empty(), package=True)
        if rest in _PLAIN:
            return self._spec(name, _Alias(_PLAIN[rest]))
        kind, _, leaf = rest.partition(".")
        if kind == "_mlir_libs":
            return self._extension(name, leaf)
        if kind == "dialects":
            return self._dialect(name, leaf)
        self.missing.add(name)
        return None

    @staticmethod
    def _spec(name, loader, package=False):
        spec = importlib.machinery.ModuleSpec(name, loader, is_package=package)
        if package:
            spec.submodule_search_locations = []
        return spec

    def _extension(self, name, leaf):
        target = _EXTENSIONS.get(leaf)
        if target is not None and _has(target):
            return self._spec(name, _Alias(target))
        if leaf == "_mlir.ir":
            return self._spec(name, _Alias("tenure.ir"))
        self.missing.add(name)
        return self._spec(name, _Empty(["register_dialect", "register_mhlo_dialect"]))

    def _dialect(self, name, leaf):
        is_public = not leaf.startswith("_") or leaf.endswith(("_ops_gen", "_enum_gen"))
        if "." not in leaf and is_public and _has("tenure.dialects." + leaf):
            return self._spec(name, _Shipped("tenure.dialects." + leaf, leaf, self.folder))
        path = os.path.join(self.folder, "dialects", *leaf.split("."))
        for file, package in ((path + ".py", False), (os.path.join(path, "__init__.py"), True)):
            if os.path.exists(file):
                self.missing.add(name)
                return importlib.util.spec_from_file_location(
                    name, file, submodule_search_locations=[path] if package else None)
        return None

    @staticmethod
    def _followed(name, path):
        spec = importlib.machinery.PathFinder.find_spec(name, path)
        if spec is None:
            return None
        from . import _handover

        spec.loader = _Then(spec.loader, getattr(_handover, _AFTER[name]))
        return spec
