# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What tenure.passmanager offers, for type checkers; tests/python/test_stubs.py compares it with the
# module.

from collections.abc import Callable
from typing import overload

from .ir import Context, Module, Operation, OpView

class ExternalPass:
    def signal_pass_failure(self) -> None: ...

class PassManager:
    def __init__(self, anchor_op: str = "any", context: Context | None = None) -> None: ...
    @staticmethod
    def parse(pipeline: str, context: Context | None = None) -> PassManager: ...
    @overload
    def add(self, pipeline: str) -> None: ...
    @overload
    def add(self, run: Callable[[Operation, ExternalPass], object], name: str | None = None,
            argument: str | None = "", description: str | None = "", op_name: str | None = "") -> None: ...
    def run(self, operation: Operation | OpView | Module, invalidate_ops: bool = True) -> None: ...
    def enable_ir_printing(self, print_before_all: bool = False, print_after_all: bool = True,
                           print_module_scope: bool = False, print_after_change: bool = False,
                           print_after_failure: bool = False, large_elements_limit: int | None = None,
                           large_resource_limit: int | None = None, enable_debug_info: bool = False,
                           print_generic_op_form: bool = False,
                           tree_printing_dir_path: str | None = None) -> None: ...
    def enable_verifier(self, enable: bool) -> None: ...
    def enable_timing(self) -> None: ...
