# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a file of tests of StableHLO: each function that is decorated by `run` is a test, which fails alone.

    by_function.py [--as PACKAGE] FILE

Prints a line of JSON for each, [name, outcome, reason]; a file without such functions is one test. With --as, `mlir` is PACKAGE.
"""
import argparse
import ast
import importlib
import importlib.abc
import importlib.machinery
import json
import os
import sys
import traceback


class _Renamed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports `mlir.X` as `package.X`."""

    def __init__(self, package):
        self.package = package

    def _real(self, name):
        return importlib.import_module(self.package + name[len("mlir"):])

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] != "mlir":
            return None
        try:
            real = self._real(name)
        except ModuleNotFoundError:
            return None
        return importlib.machinery.ModuleSpec(name, self, is_package=hasattr(real, "__path__"))

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        sys.modules[module.__name__] = self._real(module.__name__)


def register_dialects(package):
    """jaxlib's contexts know the dialects of the registry alone, and its extension for JAX registers `func` and others."""
    libs = importlib.import_module(package + "._mlir_libs")
    importlib.import_module(package + "._mlir_libs._jax_mlir_ext").register_dialects(libs.get_dialect_registry())


def is_test(node):
    return isinstance(node, ast.FunctionDef) and any(
        isinstance(each, ast.Name) and each.id == "run" for each in node.decorator_list)


def attempt(node, path, names):
    """None, or the error's text."""
    try:
        exec(compile(ast.Module([node], []), path, "exec"), names)  # noqa: S102
    except BaseException as error:  # noqa: BLE001
        if "-v" in os.environ.get("CLIENTS_OPTIONS", ""):
            traceback.print_exc()
        return f"{type(error).__name__}: {error}".splitlines()[0][:300]
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--as", dest="package")
    parser.add_argument("file")
    options = parser.parse_args()
    if options.package is not None:
        sys.meta_path.insert(0, _Renamed(options.package))
        register_dialects(options.package)
    with open(options.file, encoding="utf-8") as file:
        nodes = ast.parse(file.read()).body
    names = {"__name__": "__main__", "__file__": options.file}
    stem = os.path.basename(options.file)
    whole, answer = None, sys.stdout
    sys.stdout = sys.stderr
    for node in nodes:
        failed = attempt(node, options.file, names)
        if is_test(node):
            print(json.dumps([f"{stem}::{node.name}", "fail" if failed else "pass", failed or ""]), file=answer, flush=True)
        else:
            whole = whole or failed
    if whole is not None or not any(map(is_test, nodes)):
        print(json.dumps([stem, "fail" if whole else "pass", whole or ""]), file=answer, flush=True)


main()
