// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the index dialect.

#include "dialects/index/index.h"

#include "dialects/dialects.h"

const tn_dialect_entry tn_index_dialect = {
    .name = "index",
    .fold = tn_fold__index,
    .canonicalize = tn_canonical__index,
    .namings = (const tn_naming* const[]){tn_index_namings, NULL},
};
