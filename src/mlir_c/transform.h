// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Merging of the symbols that a transform script calls.

#ifndef TENURE_SRC_MLIR_C_TRANSFORM_H
#define TENURE_SRC_MLIR_C_TRANSFORM_H

#include <tenure/operation.h>

/// Copies the ops of the symbol table `other` into the symbol table `target`, of the same scope.
/// Errors are reported. Conflicts between symbols are found before `target` changes; if the merged
/// table does not verify, it stays merged, as in MLIR.
TN_MUST_USE tn_status tn_mc__merge_symbols(tn_scope* scope, tn_op target, tn_op other);

#endif  // TENURE_SRC_MLIR_C_TRANSFORM_H
