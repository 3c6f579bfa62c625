# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Modules with the classes of dialects, imported when an operation of theirs is met."""
import importlib
import importlib.abc
import importlib.machinery
import re
import sys


class _Generated(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds `_arith_ops_gen`, which has what MLIR's module of that name has: `arith` makes it when it is imported."""

    def find_spec(self, name, path=None, target=None):
        if re.fullmatch(re.escape(__name__) + r"\._\w+_ops_gen", name) is None:
            return None
        try:
            importlib.import_module(f"{__name__}.{name[len(__name__) + 2:-len('_ops_gen')]}")
        except ModuleNotFoundError:
            return None
        return importlib.machinery.ModuleSpec(name, self) if name in sys.modules else None

    def create_module(self, spec):
        return sys.modules[spec.name]

    def exec_module(self, module):
        """It is done already."""


sys.meta_path.append(_Generated())
