# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of transform.debug.*, which report, as the schema says them."""
from ._extension import gather

gather(globals(), "debug.")
