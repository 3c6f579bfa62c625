// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The list of built-in dialects.

#include "dialects/dialects.h"

const tn_dialect_entry* const tn_dialects[] = {
#define TN_DIALECT(name) &tn_##name##_dialect,
#include "dialects/folders.inc"
#undef TN_DIALECT
    NULL,
};
