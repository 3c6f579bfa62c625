// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files about mlir-c/Rewrite.h share.

#ifndef TENURE_SRC_MLIR_C_REWRITE_H
#define TENURE_SRC_MLIR_C_REWRITE_H

#include <tenure/rewrite_pdl.h>

#include "mlir-c/Rewrite.h"
#include "mlir_c/ir.h"
#include "mlir_c/member.h"

/// The body of a rewriter: one of the program's, or a driver's for one call of a pattern.
typedef struct tn_mc_rewriter {
  tn_mc_member member;  ///< Of the program's; of a driver's the context alone.
  tn_mc_word word;
  tn_rewriter* rewriter;
  bool is_driven;
} tn_mc_rewriter;

/// Makes a driver's rewriter a handle, which is stale once tn_mc__end_driven was called. False when
/// out of memory.
bool tn_mc__begin_driven(tn_mc_context* record, tn_rewriter* rewriter, tn_mc_rewriter* out_body);
void tn_mc__end_driven(const tn_mc_rewriter* body);

/// The body of a set of patterns, frozen or not.
typedef struct tn_mc_pattern_set {
  tn_mc_member member;
  tn_mc_word word;
  tn_pattern_set* set;  ///< NULL for an empty one.
  uint32_t runs;        ///< Under way.
  bool is_doomed;       ///< Destroyed in one of them.
} tn_mc_pattern_set;

/// A set of that kind in the context, around `owned_set` (NULL for none), which goes with it also
/// when this fails. Null when out of memory, reported.
void* tn_mc__give_pattern_set(tn_mc_context* record, tn_mc_kind kind, tn_pattern_set* owned_set);

#endif  // TENURE_SRC_MLIR_C_REWRITE_H
