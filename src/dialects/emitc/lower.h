// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts of the lowering of other dialects to emitc.

#ifndef TENURE_SRC_DIALECTS_EMITC_LOWER_H
#define TENURE_SRC_DIALECTS_EMITC_LOWER_H

#include "rewrite/lowering.h"

// Which types are converted, in tn_lowering_run.chosen.
#define TN_EMITC_INDEX 1u   ///< index to size_t.
#define TN_EMITC_MEMREF 2u  ///< memrefs to arrays.
#define TN_EMITC_STRICT 4u  ///< Rejects types that emitc does not support.

tn_type tn_emitc_lower__type(tn_conversion* c, tn_type type);

extern const tn_lowering_hook tn_emitc_lower_func_hooks[];
extern const tn_lowering_hook tn_emitc_lower_memref_hooks[];
extern const tn_lowering_hook tn_emitc_lower_scf_hooks[];
/// Includes the headers of called functions.
void tn_emitc_lower__include(tn_lowering_run* run);

#endif  // TENURE_SRC_DIALECTS_EMITC_LOWER_H
