// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A call on a rewriter: the rewriter, and its arguments.

#ifndef TENURE_SRC_MLIR_C_REWRITER_H
#define TENURE_SRC_MLIR_C_REWRITER_H

#include <tenure/block.h>
#include <tenure/operation.h>

#include "mlir_c/rewrite.h"
#include "rewrite/rewriter.h"

typedef struct tn_mc_rewriting {
  const char* function;
  tn_mc_context* record;
  tn_context* context;
  tn_rewriter* rewriter;
  uint32_t scope;  ///< The scope of handles that the rewriter accepts.
} tn_mc_rewriting;

/// All return false, refused, for handles that are null, stale or of another context.
bool tn_mc__take_rewriter(const char* function, MlirRewriterBase handle,
                          tn_mc_rewriting* out_rewriting);
bool tn_mc__rewriting_op(const tn_mc_rewriting* rewriting, MlirOperation handle, tn_op* out_op);
/// Also accepts blocks and regions that are in no context yet, and places them.
bool tn_mc__rewriting_block(const tn_mc_rewriting* rewriting, MlirBlock handle,
                            tn_block* out_block);
bool tn_mc__rewriting_region(const tn_mc_rewriting* rewriting, MlirRegion handle,
                             tn_region* out_region);
bool tn_mc__rewriting_value(const tn_mc_rewriting* rewriting, MlirValue handle,
                            tn_mc_value* out_value);
/// The caller frees `*out_values`.
bool tn_mc__rewriting_values(const tn_mc_rewriting* rewriting, intptr_t count,
                             const MlirValue* handles, bool takes_null, tn_value** out_values);

#define TN_MC_TAKE_REWRITER(self, handle, none) \
  tn_mc_rewriting self;                         \
  if (TN_UNLIKELY(!tn_mc__take_rewriter(__func__, handle, &self))) return none;

#endif  // TENURE_SRC_MLIR_C_REWRITER_H
