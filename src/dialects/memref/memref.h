// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the memref dialect.

#ifndef TENURE_SRC_DIALECTS_MEMREF_MEMREF_H
#define TENURE_SRC_DIALECTS_MEMREF_MEMREF_H

#include <tenure/verify.h>

#include "dialects/common/memref_ops.h"
#include "dialects/memref_ops.h"
#include "ir/op_interface.h"
#include "rewrite/effects.h"
#include "rewrite/fold.h"
#include "schema/custom_directive.h"

extern const tn_dialect_interface tn_memref__interface;
tn_fold_outcome tn_fold__memref(tn_fold* fold);
extern const tn_named_pattern tn_memref_patterns[];
extern const tn_custom_assembly tn_memref_assemblies[];
extern const tn_custom_directive tn_memref_directives[];
extern const tn_named_check tn_memref_checks[];
extern const tn_naming tn_memref_namings[];

//===-- Patterns ------------------------------------------------------------------------------===//

/// For memref.alloca_scope (canonicalize_scope.c).
bool tn_memref__inline_scope(tn_rewriter* rewriter, tn_ref op);
bool tn_memref__hoist_memory(tn_rewriter* rewriter, tn_ref op);

#endif  // TENURE_SRC_DIALECTS_MEMREF_MEMREF_H
