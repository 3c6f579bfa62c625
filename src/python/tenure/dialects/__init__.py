# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Modules with the classes of dialects, imported when an operation of theirs is met."""
import importlib
import importlib.abc
import importlib.machinery
import re
import sys


class _Generated(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds `_gpu_ops_gen` and `_gpu_enum_gen`, which have what MLIR's modules of these names have: `gpu` makes them when it is
    imported, and `transform` makes those of its extensions."""

    def find_spec(self, name, path=None, target=None):
        found = re.fullmatch(re.escape(__name__) + r"\._(\w+)_(?:ops|enum)_gen", name)
        if found is None:
            return None
        dialect = "transform" if re.search(r"_transform$|^transform_\w+_extension$", found[1]) else found[1]
        try:
            importlib.import_module(f"{__name__}.{dialect}")
        except ModuleNotFoundError:
            return None
        if name not in sys.modules and name.endswith("_enum_gen") and dialect == found[1]:
            importlib.import_module(f"{__name__}._enums").generated_module(__name__, dialect)  # It enumerates nothing.
        return importlib.machinery.ModuleSpec(name, self) if name in sys.modules else None

    def create_module(self, spec):
        return sys.modules[spec.name]

    def exec_module(self, module):
        """It is done already."""


class _Loaded(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds modules of dialects whose schemas a program has loaded; their classes are made from these."""

    def __init__(self):
        self.schemas = {}

    def add(self, text):
        """Registers a loaded schema. The last one of a name counts, as a context has only one."""
        from .._globals import globals

        for name in re.findall(r"irdl\.dialect[\"(){}<\s]+(?:sym_name\s*=\s*\"|@)([A-Za-z_]\w*)", text):
            if self.schemas.get(name) == text:
                continue
            self.schemas[name] = text
            if getattr(sys.modules.get(f"{__name__}.{name}"), "__loader__", None) is self:
                del sys.modules[f"{__name__}.{name}"]
                sys.modules.pop(f"{__name__}._{name}_ops_gen", None)
            globals.forget_import(name)

    def find_spec(self, name, path=None, target=None):
        package, _, leaf = name.rpartition(".")
        if package != __name__ or leaf not in self.schemas:
            return None
        return importlib.machinery.ModuleSpec(name, self)

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        from ._schema import load

        name = module.__name__.rpartition(".")[2]
        module.__doc__ = f"Classes of the {name} dialect, made from the schema that was loaded."
        load(vars(module), name, self.schemas[name])


_loaded = _Loaded()
sys.meta_path.extend([_Generated(), _loaded])
