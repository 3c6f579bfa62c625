// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the files about mlir-c/Rewrite.h.

#ifndef TENURE_SRC_MLIR_C_REWRITE_H
#define TENURE_SRC_MLIR_C_REWRITE_H

#include <tenure/rewrite_pdl.h>

#include "mlir-c/Rewrite.h"
#include "mlir_c/ir.h"
#include "mlir_c/member.h"

/// The body of a rewriter: one of the program's, or a driver's for one call of a pattern.
typedef struct tn_mc_rewriter {
  tn_mc_member member;  ///< For one of the program's; for a driver's only the context is set.
  tn_mc_word word;
  tn_rewriter* rewriter;
  bool is_driven;
} tn_mc_rewriter;

/// Creates a handle of a driver's rewriter, which is stale after tn_mc__end_driven. False when out
/// of memory.
bool tn_mc__begin_driven(tn_mc_context* record, tn_rewriter* rewriter, tn_mc_rewriter* out_body);
void tn_mc__end_driven(const tn_mc_rewriter* body);

/// The body of a set of patterns, frozen or not.
typedef struct tn_mc_pattern_set {
  tn_mc_member member;
  tn_mc_word word;
  tn_pattern_set* set;  ///< NULL for an empty one.
  uint32_t runs;        ///< Active runs.
  bool is_doomed;       ///< Destroyed in one of them.
} tn_mc_pattern_set;

/// Creates a set of that kind in the context, which takes ownership of `owned_set` (NULL for none),
/// also on failure. Null when out of memory, reported.
void* tn_mc__give_pattern_set(tn_mc_context* record, tn_mc_kind kind, tn_pattern_set* owned_set);

#endif  // TENURE_SRC_MLIR_C_REWRITE_H
