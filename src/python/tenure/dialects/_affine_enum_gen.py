# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The enumerations of arith that operations of affine use."""
from ._arith_enum_gen import *  # noqa: F403
from ._arith_enum_gen import (  # noqa: F401
    _arith_cmpfpredicateattr,
    _arith_cmpipredicateattr,
    _arith_fastmathattr,
    _arith_integeroverflowattr,
    _arith_integeroverflowflags,
    _arith_roundingmodeattr,
    _atomicrmwkindattr,
    _fastmathflags,
)
