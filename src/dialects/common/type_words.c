// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The words of MLIR's definitions for types of dialects, which schemas use.

#include "dialects/common/common.h"
#include "dialects/common/emitc_type.h"

const tn_type_word tn_common_type_words[] = {
    {"per-tensor integer quantized", "quant.uniform", NULL},
    {"per-axis integer quantized", "quant.uniform", NULL},
    {"token", "stablehlo.token", NULL},
    {"future", "stablehlo.future", NULL},
    {"type supported by EmitC", "emitc", tn_emitc__supports},
    {NULL, NULL, NULL},
};
