# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What tenure.passmanager offers, for type checkers and for readers; tests/python/test_stubs.py compares it with the
# module.

import enum
from collections.abc import Callable, Mapping
from typing import Any, final, overload

from .ir import Context, Module, Operation, OpView

__all__ = ["ExternalPass", "PassDisplayMode", "PassManager", "register_pass"]

_Option = bool | int | str | list[str]

def register_pass(name: str, run: Callable[[Operation, ExternalPass], object], *, description: str = "",
                  options: Mapping[str, _Option | tuple[_Option, str]] | None = None,
                  statistics: Mapping[str, str] | None = None, context: Context | None = None) -> None:
    """Makes a pass known to the pipelines of the context by its name, as long as the context lives. ValueError for a name
    that is taken, TypeError for an option of another type."""

class PassDisplayMode(enum.Enum):
    """The order in which MLIR prints statistics; here it is always that of the pipeline."""

    LIST = 0
    PIPELINE = 1

@final
class ExternalPass:
    """A pass that is a Python function, as the function is given it: good until that returns."""

    def option(self, name: str, /) -> Any:
        """The value of an option passed to register_pass: a bool, int, str or list of str. KeyError for another."""
    def count(self, statistic: str, number: int = 1) -> None:
        """Adds to a statistic passed to register_pass. KeyError for another."""
    def signal_pass_failure(self) -> None:
        """Makes the pass one that failed, which ends the run."""
    def run_pipeline(self, pass_manager: PassManager, operation: Operation | OpView | Module) -> None:
        """Runs another pass manager as a part of this pass, on its operation or one in that. MLIRError if it fails."""

@final
class PassManager:
    """Passes that run one after the other on operations of a name, or on any."""

    def __init__(self, anchor_op: str = "any", context: Context | None = None) -> None:
        """For operations called `anchor_op`."""
    @staticmethod
    def _CAPICreate(capsule: object, /) -> PassManager | None: ...
    @property
    def _CAPIPtr(self) -> object: ...
    def _testing_release(self) -> None: ...
    @staticmethod
    def parse(pipeline: str, context: Context | None = None) -> PassManager:
        """Reads a pipeline: "builtin.module(canonicalize,cse)". Raises ValueError for an invalid one."""
    @overload
    def add(self, pipeline: str) -> None:
        """Adds a pipeline, or a pass that is a function run(op, self): it fails by raising, or by
        self.signal_pass_failure(). ValueError for a pipeline that is wrong."""
    @overload
    def add(self, run: Callable[[Operation, ExternalPass], object], name: str | None = None,
            argument: str | None = "", description: str | None = "", op_name: str | None = "") -> None: ...
    def run(self, operation: Operation | OpView | Module, invalidate_ops: bool = True) -> None:
        """Runs the passes. MLIRError with the diagnostics if one fails; what a function raised is its cause. Names for
        erased operations are stale afterwards, all others stay valid."""
    def enable_ir_printing(self, print_before_all: bool = False, print_after_all: bool = True,
                           print_module_scope: bool = False, print_after_change: bool = False,
                           print_after_failure: bool = False, large_elements_limit: int | None = None,
                           large_resource_limit: int | None = None, enable_debug_info: bool = False,
                           print_generic_op_form: bool = False,
                           tree_printing_dir_path: str | None = None) -> None:
        """Prints the IR before and after passes to sys.stderr, or into files of a folder."""
    def enable_verifier(self, enable: bool, /) -> None:
        """Whether the IR is verified after each pass, as it is from the start."""
    def enable_timing(self) -> None:
        """Prints how long passes took."""
    def enable_statistics(self, displayMode: PassDisplayMode = ...) -> None:
        """Prints what passes counted."""
    def enable_pattern_statistics(self) -> None:
        """Prints how often canonicalize tried and applied each pattern."""
