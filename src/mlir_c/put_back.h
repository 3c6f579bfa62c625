// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What MLIR's Python bindings took out of its place to put it elsewhere, and where it was.
//
// Their Block.append and Block.append_to take an op (a block) out first, and ask to have it put in
// then. If that is refused it is put back, so that a refusal leaves the IR as it was. An op that a
// program detached itself stays so: of that the bindings ask the name first.

#ifndef TENURE_SRC_MLIR_C_PUT_BACK_H
#define TENURE_SRC_MLIR_C_PUT_BACK_H

#include "mlir_c/object.h"

/// The op that the thread's last call removed, if the library serves the bindings; 0 for none.
extern _Thread_local tn_mc_word tn_mc__removed_op TN_NEAR_THREAD_LOCAL;

/// Before its removal, of what stands in a block (region).
void tn_mc__note_removed_op(const tn_mc_cell* cell);
void tn_mc__note_removed_block(const tn_mc_place* place, MlirBlock block);

static inline void tn_mc__forget_removed_op(void) {
  if (TN_UNLIKELY(tn_mc__removed_op != 0)) tn_mc__removed_op = 0;
}

/// Puts it back if it was removed last, and where it stood is still there.
void tn_mc__put_back_op(MlirOperation op);
void tn_mc__put_back_block(MlirBlock block);
/// It has a new place.
void tn_mc__forget_removed_block(void);

#endif  // TENURE_SRC_MLIR_C_PUT_BACK_H
