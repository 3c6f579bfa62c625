// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Symbols that the interpreter of transforms brings along.

#ifndef TENURE_SRC_MLIR_C_TRANSFORM_H
#define TENURE_SRC_MLIR_C_TRANSFORM_H

#include <tenure/operation.h>

/// Copies the ops of the symbol table `other` into the symbol table `target`, of the same scope. On
/// an error, which is reported, symbols may have new names.
TN_MUST_USE tn_status tn_mc__merge_symbols(tn_scope* scope, tn_op target, tn_op other);

#endif  // TENURE_SRC_MLIR_C_TRANSFORM_H
