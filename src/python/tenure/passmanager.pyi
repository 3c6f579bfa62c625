# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The interface and docstrings of tenure.passmanager (ir.pyi).

import enum
from collections.abc import Callable, Mapping
from typing import Any, final, overload

from .ir import Context, Module, Operation, OpView

__all__ = ["ExternalPass", "PassDisplayMode", "PassManager", "register_pass"]

_Option = bool | int | str | list[str]

def register_pass(name: str, run: Callable[[Operation, ExternalPass], object], *, description: str = "",
                  options: Mapping[str, _Option | tuple[_Option, str]] | None = None,
                  statistics: Mapping[str, str] | None = None, context: Context | None = None) -> None:
    """Registers a pass by name for pipelines of the context, as long as the context lives.

    `options` maps names to the default, whose type (bool, int, str, list of str) is the option's, or to a tuple of the
    default and a description. `statistics` maps names to descriptions. `run(op, self)` reads options by
    `self.option(name)` and adds to statistics by `self.count(name, number=1)`. Raises ValueError for a name in use,
    TypeError for an option of another type.
    """

class PassDisplayMode(enum.Enum):
    """The order in which MLIR prints statistics; here it is always that of the pipeline."""

    LIST = 0
    PIPELINE = 1

@final
class ExternalPass:
    """The argument of a pass that is a Python function. It is valid until the function returns."""

    def option(self, name: str, /) -> Any:
        """Returns the value of an option passed to register_pass: a bool, int, str or list of str. Raises KeyError for
        an unknown option."""
    def count(self, statistic: str, number: int = 1) -> None:
        """Adds to a statistic passed to register_pass. Raises KeyError for an unknown statistic."""
    def signal_pass_failure(self) -> None:
        """Makes the pass fail, which ends the run."""
    def run_pipeline(self, pass_manager: PassManager, operation: Operation | OpView | Module) -> None:
        """Runs another pass manager as a part of this pass, on its operation or a nested one. Raises MLIRError if it
        fails."""

@final
class PassManager:
    """A sequence of passes on operations of one name, or of any name."""

    def __init__(self, anchor_op: str = "any", context: Context | None = None) -> None:
        """Creates a pass manager for operations named `anchor_op`."""
    @staticmethod
    def _CAPICreate(capsule: object, /) -> PassManager | None: ...
    @property
    def _CAPIPtr(self) -> object: ...
    def _testing_release(self) -> None: ...
    @staticmethod
    def parse(pipeline: str, context: Context | None = None) -> PassManager:
        """Parses a pipeline: "builtin.module(canonicalize,cse)". Raises ValueError for an invalid one."""
    @overload
    def add(self, pipeline: str) -> None:
        """Adds a pipeline, or a pass that is a function run(op, self), which fails by raising or by
        self.signal_pass_failure(). Raises ValueError for an invalid pipeline."""
    @overload
    def add(self, run: Callable[[Operation, ExternalPass], object], name: str | None = None,
            argument: str | None = "", description: str | None = "", op_name: str | None = "") -> None: ...
    def run(self, operation: Operation | OpView | Module, invalidate_ops: bool = True) -> None:
        """Runs the passes. If one fails, MLIRError has the diagnostics, and an exception of a function is its cause.
        Handles to erased operations are stale afterwards; all others stay valid."""
    def enable_ir_printing(self, print_before_all: bool = False, print_after_all: bool = True,
                           print_module_scope: bool = False, print_after_change: bool = False,
                           print_after_failure: bool = False, large_elements_limit: int | None = None,
                           large_resource_limit: int | None = None, enable_debug_info: bool = False,
                           print_generic_op_form: bool = False,
                           tree_printing_dir_path: str | None = None) -> None:
        """Prints the IR before and after passes to sys.stderr, or to files in a folder."""
    def enable_verifier(self, enable: bool, /) -> None:
        """Sets whether the IR is verified after each pass, which is the default."""
    def enable_timing(self) -> None:
        """Prints the time that each pass takes."""
    def enable_statistics(self, displayMode: PassDisplayMode = ...) -> None:
        """Prints the statistics of the passes."""
    def enable_pattern_statistics(self) -> None:
        """Prints how often canonicalize tried and applied each pattern."""
