# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The module that is written in C, for those who look inside: what it has is said in the stubs of those that offer it.

from typing import Any

def __getattr__(name: str) -> Any: ...
