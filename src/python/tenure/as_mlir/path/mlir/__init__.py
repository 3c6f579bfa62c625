# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""MLIR's Python package on Tenure, for `python -m tenure.as_mlir`, which puts the folder above on the path."""
try:
    from tenure import as_mlir as _as_mlir
except ModuleNotFoundError:  # `python -m` found it in the current folder, which is not on the path of a program elsewhere.
    import os as _os
    import sys as _sys

    _sys.path.append(_os.path.abspath(_os.path.join(__path__[0], *[_os.pardir] * 4)))
    from tenure import as_mlir as _as_mlir

_as_mlir.take_name(__name__)
