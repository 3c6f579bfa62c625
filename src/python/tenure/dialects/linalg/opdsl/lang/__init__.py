# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The definition language of structured ops."""
from .affine import *
from .comprehension import *
from .config import *
from .dsl import *
from .emitter import *
from .types import *
