# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What definitions of structured ops are made of."""
from .affine import *
from .comprehension import *
from .config import *
from .dsl import *
from .emitter import *
from .types import *
