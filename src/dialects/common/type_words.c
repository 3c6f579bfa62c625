// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of dialect types in MLIR's definitions, for use in schemas.

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
