// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The data of src/mlir_c for a context, for context.c and related files.

#ifndef TENURE_SRC_MLIR_C_CONTEXT_H
#define TENURE_SRC_MLIR_C_CONTEXT_H

#include "mlir_c/handle.h"

/// Creates a context with a number of its own. Returns NULL, traced, if memory, numbers or
/// generations are exhausted.
tn_mc_context* tn_mc__context_new(const char* function, bool threading);
/// Destroys the context and its data; its number is reused if it has generations left.
void tn_mc__context_end(tn_mc_context* record);

/// Frees the arrays that an ending thread kept (ir_state.c).
void tn_mc__drop_arrays(void);

/// Returns the serial number of the calling thread; never 0.
uint64_t tn_mc__thread(void);

/// Registers `release` to be called with `data` when the context is destroyed, newest first, before
/// everything else. False when out of memory (reported).
bool tn_mc__at_end(tn_mc_context* record, void (*release)(void* data), void* data);

#endif  // TENURE_SRC_MLIR_C_CONTEXT_H
