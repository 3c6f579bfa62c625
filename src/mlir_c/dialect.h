// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialects of contexts, and the entries to which handles of dialects point.

#ifndef TENURE_SRC_MLIR_C_DIALECT_H
#define TENURE_SRC_MLIR_C_DIALECT_H

#include "mlir_c/handle.h"

/// Returns the dialect called `name`: one object for each context and name, created on first
/// access. Null when out of memory, which is reported.
MlirDialect tn_mc__give_dialect(tn_mc_context* record, tn_string_view name);

/// The target of an MlirDialectHandle.
typedef struct tn_mc_dialect_entry {
  const char* name;
} tn_mc_dialect_entry;

#define TN_MC_DIALECT_ENTRY_MAX 64u
size_t tn_mc__dialect_entry_count(void);
const tn_mc_dialect_entry* tn_mc__dialect_entry(size_t index);
/// Returns NULL if the handle is invalid.
const tn_mc_dialect_entry* tn_mc__find_dialect_entry(MlirDialectHandle handle);
/// Loads the dialect of the handle into the context, registered or not, with its dependencies.
/// Returns false, reported, on errors.
bool tn_mc__load_dialect(const char* function, tn_mc_context* record, MlirDialectHandle handle);

#endif  // TENURE_SRC_MLIR_C_DIALECT_H
