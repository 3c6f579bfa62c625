# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the ub dialect, made from its schema."""
from ._schema import load

load(globals(), "ub")
