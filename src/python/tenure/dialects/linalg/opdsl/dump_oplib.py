# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the ops that modules or files define as YAML: `python -m tenure.dialects.linalg.opdsl.dump_oplib --file FILE`."""
from __future__ import annotations

import argparse
import importlib
import importlib.util
from typing import Any

from .lang import DefinedOpCallable, LinalgOpConfig, yaml_dump_all


def create_arg_parser() -> argparse.ArgumentParser:
    """The parser of the command line."""
    parser = argparse.ArgumentParser(description="Writes the definitions of structured ops")
    parser.add_argument("modules", metavar="MODULE", nargs="*", help="a module; `.ops.core_named_ops` is one of this package")
    parser.add_argument("--file", metavar="FILE", nargs="*", default=[], help="a file of Python")
    parser.add_argument("--format", default="yaml", choices=("yaml", "repr"), help="how to write them")
    return parser


def load_module_from_file(name: str, path: str) -> Any:
    """The module that a file is."""
    spec: Any = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main(arguments: argparse.Namespace) -> None:
    """Writes what the parsed command line names."""
    modules = [importlib.import_module(each, package=__package__) for each in arguments.modules]
    modules += [load_module_from_file(f"_opdsl_file_{i}", path) for i, path in enumerate(arguments.file)]
    found = [value for module in modules for value in vars(module).values() if isinstance(value, DefinedOpCallable)]
    configs = [LinalgOpConfig(each.op_def) for each in found]
    if arguments.format == "yaml":
        print(yaml_dump_all(configs))
    else:
        for config in configs:
            print(config.describe())


if __name__ == "__main__":
    main(create_arg_parser().parse_args())
