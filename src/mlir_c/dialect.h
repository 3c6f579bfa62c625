// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialects as objects: one for each name in a context.

#ifndef TENURE_SRC_MLIR_C_DIALECT_H
#define TENURE_SRC_MLIR_C_DIALECT_H

#include "mlir_c/object.h"

/// The body of an object TN_MC_DIALECT.
typedef struct tn_mc_dialect {
  struct tn_mc_dialect* next;  ///< Among those of the context.
  tn_mc_context* record;
  tn_mc_word word;
  tn_string_view name;  ///< Lives as long as this.
} tn_mc_dialect;

/// The dialect called `name`, equal bits each time; null when memory is out (reported).
MlirDialect tn_mc__give_dialect(tn_mc_context* record, tn_string_view name);

#endif  // TENURE_SRC_MLIR_C_DIALECT_H
