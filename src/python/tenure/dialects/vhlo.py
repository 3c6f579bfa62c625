# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the vhlo dialect."""
from __future__ import annotations

from .. import ir
from ._schema import load

load(globals(), "vhlo")


def register_dialect(context: ir.Context, load: bool = True) -> None:
    """Dialects are there when they are used: nothing is to be done."""
