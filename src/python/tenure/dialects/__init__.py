# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Modules with the classes of dialects, imported when an operation of theirs is met."""
import importlib
import importlib.abc
import importlib.machinery
import re
import sys


class _Generated(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds `_gpu_ops_gen` and `_gpu_enum_gen`, which have what MLIR's modules of these names have: `gpu` makes them when it is
    imported."""

    def find_spec(self, name, path=None, target=None):
        dialect = re.fullmatch(re.escape(__name__) + r"\._(\w+)_(?:ops|enum)_gen", name)
        if dialect is None:
            return None
        try:
            importlib.import_module(f"{__name__}.{dialect[1]}")
        except ModuleNotFoundError:
            return None
        return importlib.machinery.ModuleSpec(name, self) if name in sys.modules else None

    def create_module(self, spec):
        return sys.modules[spec.name]

    def exec_module(self, module):
        """It is done already."""


sys.meta_path.append(_Generated())
