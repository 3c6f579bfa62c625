# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the chlo dialect: its ops and attributes."""
from . import _parts
from ._schema import load

load(globals(), "chlo")


def register_dialect(context, load=True):
    """Dialects are there when they are used: nothing is to be done."""


register_chlo_dialect = register_dialect

ComparisonDirectionAttr = _parts.word(__name__, "#chlo.comparison_direction", "ComparisonDirectionAttr")
ComparisonTypeAttr = _parts.word(__name__, "#chlo.comparison_type", "ComparisonTypeAttr")
PrecisionAttr = _parts.word(__name__, "#chlo.precision", "PrecisionAttr")
RaggedDotDimensionNumbers = _parts.dimension_numbers(
    __name__, "#chlo.ragged_dot", "RaggedDotDimensionNumbers",
    ["lhs_batching_dimensions", "rhs_batching_dimensions", "lhs_contracting_dimensions", "rhs_contracting_dimensions",
     "lhs_ragged_dimensions", "rhs_group_dimensions"])
