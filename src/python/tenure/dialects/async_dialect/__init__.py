# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the async dialect, whose own name Python reserves."""
import importlib

_async = importlib.import_module("tenure.dialects.async")
globals().update({name: value for name, value in vars(_async).items() if not name.startswith("_")})
_Dialect = _async._Dialect
