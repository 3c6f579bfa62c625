// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialects of contexts, and the entries that handles of dialects point to.

#ifndef TENURE_SRC_MLIR_C_DIALECT_H
#define TENURE_SRC_MLIR_C_DIALECT_H

#include "mlir_c/handle.h"

/// The dialect called `name`: one object for each context and name, made when it is first asked
/// for. Null when out of memory, which is reported.
MlirDialect tn_mc__give_dialect(tn_mc_context* record, tn_string_view name);

/// What an MlirDialectHandle points to.
typedef struct tn_mc_dialect_entry {
  const char* name;
} tn_mc_dialect_entry;

#define TN_MC_DIALECT_ENTRY_MAX 64u
size_t tn_mc__dialect_entry_count(void);
const tn_mc_dialect_entry* tn_mc__dialect_entry(size_t index);
/// NULL if the handle is none that was given out.
const tn_mc_dialect_entry* tn_mc__find_dialect_entry(MlirDialectHandle handle);
/// Loads the dialect of the handle into the context, registered or not, with what it needs. False,
/// reported, if it cannot be.
bool tn_mc__load_dialect(const char* function, tn_mc_context* record, MlirDialectHandle handle);

#endif  // TENURE_SRC_MLIR_C_DIALECT_H
