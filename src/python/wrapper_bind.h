// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What wrapper_bind.c and detached_trees.c know of each other.

#ifndef TENURE_SRC_PYTHON_WRAPPER_BIND_H
#define TENURE_SRC_PYTHON_WRAPPER_BIND_H

#include "tenure_py.h"

/// A tree that nothing but Python's wrappers keeps: its root is detached.
struct tnp_detached_tree {
  tnp_detached_tree* previous;
  tnp_detached_tree* next;
  tn_op op;
  tnp_entity* wrapper;  ///< Of the op, whose `root` this is; NULL once that is freed.
  tnp_entity* anchor;   ///< An Active wrapper in the tree, whose `root` this is too; NULL while it
                        ///< is to be looked for.
};

/// The wrapper is freed, the tree stays.
void tnp_detached_tree_forget_wrapper(tnp_entity* wrapper);
/// `to` shows the same op and knows its record from now on.
void tnp_detached_tree_pass_on(tnp_entity* from, tnp_entity* to);
/// The wrapper, which has a record, is dropped: whether it was the anchor.
bool tnp_detached_tree_drop_anchor(tnp_entity* wrapper);
/// A anchor was dropped: another is looked for, or the tree destroyed.
void tnp_detached_tree_lost_anchor(tnp_context* context);
/// Frees the records of a context that is going.
void tnp_detached_trees_free(tnp_context* context);

#endif  // TENURE_SRC_PYTHON_WRAPPER_BIND_H
