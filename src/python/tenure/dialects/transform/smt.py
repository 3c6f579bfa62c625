# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of transform.smt.*, which constrain parameters, as the schema says them."""
from ._extension import gather

gather(globals(), "smt.")
