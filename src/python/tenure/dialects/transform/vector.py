# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of patterns of vector, as defined by the schema."""
from .._vector_transform_enum_gen import *  # noqa: F403
from .._vector_transform_ops_gen import *  # noqa: F403
