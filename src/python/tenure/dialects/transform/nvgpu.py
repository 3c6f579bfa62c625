# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of transform.nvgpu.*, as the schema says them."""
from ._extension import gather

gather(globals(), "nvgpu.", "apply_conversion_patterns.nvgpu.")
