// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops and blocks that MLIR's Python bindings removed in order to insert them elsewhere, and their
// old position.
//
// The bindings' Block.append and Block.append_to remove an op (a block) first, and then insert it.
// If the insertion is refused, it is put back, so that a refusal does not change the IR. An op that
// a program detached itself stays detached: in that case the bindings query its name first.

#ifndef TENURE_SRC_MLIR_C_PUT_BACK_H
#define TENURE_SRC_MLIR_C_PUT_BACK_H

#include "mlir_c/object.h"

/// The op that the thread's last call removed, if the library serves the bindings; 0 for none.
extern _Thread_local tn_mc_word tn_mc__removed_op TN_NEAR_THREAD_LOCAL;

/// Called before the removal of an op in a block (a block in a region).
void tn_mc__note_removed_op(const tn_mc_cell* cell);
void tn_mc__note_removed_block(const tn_mc_place* place, MlirBlock block);

static inline void tn_mc__forget_removed_op(void) {
  if (TN_UNLIKELY(tn_mc__removed_op != 0)) tn_mc__removed_op = 0;
}

/// Puts it back if it was removed last, and its old position still exists.
void tn_mc__put_back_op(MlirOperation op);
void tn_mc__put_back_block(MlirBlock block);
/// Called when it has a new position.
void tn_mc__forget_removed_block(void);

#endif  // TENURE_SRC_MLIR_C_PUT_BACK_H
