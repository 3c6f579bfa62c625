// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The words of MLIR's definitions for types of dialects, which schemas use.

#include "dialects/common/common.h"

const tn_type_word tn_common_type_words[] = {
    {"per-tensor integer quantized", "quant.uniform"},
    {"per-axis integer quantized", "quant.uniform"},
    {"token", "stablehlo.token"},
    {"future", "stablehlo.future"},
    {NULL, NULL},
};
