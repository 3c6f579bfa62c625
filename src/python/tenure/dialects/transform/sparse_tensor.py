# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of transform.sparse_tensor.*, as defined by the schema."""
from .._sparse_tensor_transform_ops_gen import *  # noqa: F403
