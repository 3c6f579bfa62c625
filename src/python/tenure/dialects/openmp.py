# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the omp dialect, under the name that MLIR's module has."""
from . import omp as _omp

globals().update({name: value for name, value in vars(_omp).items() if not name.startswith("_")})
_Dialect = _omp._Dialect
