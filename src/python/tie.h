// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What tie.c and roots.c know of each other.

#ifndef TENURE_SRC_PYTHON_TIE_H
#define TENURE_SRC_PYTHON_TIE_H

#include "tenure_py.h"

/// A tree that nothing but Python's wrappers keeps: its root is detached.
struct tnp_root {
  tnp_root* previous;
  tnp_root* next;
  tn_op op;
  tnp_entity* wrapper;  ///< Of the op, whose `root` this is; NULL once that is freed.
  tnp_entity* witness;  ///< An Active wrapper in the tree, whose `root` this is too; NULL while it
                        ///< is to be looked for.
};

/// The wrapper is freed, the tree stays.
void tnp_root_forget_wrapper(tnp_entity* wrapper);
/// `to` shows the same op and knows its record from now on.
void tnp_root_pass_on(tnp_entity* from, tnp_entity* to);
/// The wrapper, which has a record, is dropped: whether it was the witness.
bool tnp_root_drop_witness(tnp_entity* wrapper);
/// A witness was dropped: another is looked for, or the tree destroyed.
void tnp_root_lost_witness(tnp_context* context);
/// Frees the records of a context that is going.
void tnp_roots_free(tnp_context* context);

#endif  // TENURE_SRC_PYTHON_TIE_H
