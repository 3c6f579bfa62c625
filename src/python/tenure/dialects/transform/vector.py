# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of patterns of vector, as the schema says them."""
from ._extension import gather

gather(globals(), "apply_patterns.vector.", "apply_conversion_patterns.vector.", enums=("VectorContractLowering", "VectorMultiReductionLowering", "VectorTransferSplit",
                         "VectorTransposeLowering"))
