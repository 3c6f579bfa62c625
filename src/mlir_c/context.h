// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What this room keeps for a context beside its number: for context.c and the files about it.

#ifndef TENURE_SRC_MLIR_C_CONTEXT_H
#define TENURE_SRC_MLIR_C_CONTEXT_H

#include "mlir_c/handle.h"

/// A new context under a number of its own, or NULL: memory, numbers or generations are out, which
/// the trace says.
tn_mc_context* tn_mc__context_new(const char* function, bool threading);
/// Ends the context and all that it holds; its number comes back if it has generations left.
void tn_mc__context_end(tn_mc_context* record);

/// Frees what a thread that ends kept (ir_state.c).
void tn_mc__drop_arrays(void);

/// The serial number of the calling thread; never 0.
uint64_t tn_mc__thread(void);

/// Something that lives as long as the context: `release` is called with `data` when it ends, the
/// newest first, while everything is still there. False when out of memory (reported).
bool tn_mc__at_end(tn_mc_context* record, void (*release)(void* data), void* data);

#endif  // TENURE_SRC_MLIR_C_CONTEXT_H
