# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The extension module. The stubs of the modules that export its members document them.

from typing import Any

def __getattr__(name: str) -> Any: ...
