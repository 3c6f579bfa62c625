# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of transform.nvgpu.* and of patterns of nvgpu, as defined by the schema."""
from .._nvgpu_transform_ops_gen import *  # noqa: F403
