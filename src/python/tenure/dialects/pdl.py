# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the pdl dialect, made from its schema."""
from ._schema import load

load(globals(), "pdl")
