# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of transform.tune.*, which choose, as the schema says them."""
from ._extension import gather

gather(globals(), "tune.")
