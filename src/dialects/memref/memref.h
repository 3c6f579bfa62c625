// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files for the memref dialect share.

#ifndef TENURE_SRC_DIALECTS_MEMREF_MEMREF_H
#define TENURE_SRC_DIALECTS_MEMREF_MEMREF_H

#include <tenure/verify.h>

#include "ir/op_interface.h"
#include "rewrite/effects.h"
#include "rewrite/fold.h"
#include "schema/directive.h"

extern const tn_dialect_interface tn_memref__interface;
tn_fold_outcome tn_fold__memref(tn_fold* fold);
extern const tn_named_pattern tn_memref_patterns[];
extern const tn_assembly tn_memref_assemblies[];
extern const tn_directive tn_memref_directives[];
extern const tn_named_check tn_memref_checks[];
extern const tn_naming tn_memref_namings[];

#define TN_FOLD_RANK_MAX TN_PATTERN_RANK_MAX

/// Puts what memref.cast ops cast in the place of their results among the operands, all but number
/// `except`; true if there was one.
bool tn_fold__skip_casts(tn_fold* fold, uint32_t except);
/// The element of the constant global that operand 0 is, at `indices`; NULL: at any, if all are the
/// same. Null if it is not known.
tn_attribute tn_fold__global_element(tn_fold* fold, const int64_t* indices, size_t count);

//===-- Patterns ------------------------------------------------------------------------------===//

/// memref.alloca_scope (canonicalize_scope.c).
bool tn_memref__inline_scope(tn_rewriter* it, tn_ref op);
bool tn_memref__hoist_memory(tn_rewriter* it, tn_ref op);

#endif  // TENURE_SRC_DIALECTS_MEMREF_MEMREF_H
