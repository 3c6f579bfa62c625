// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions that wrapper_bind.c and detached_trees.c call in each other.

#ifndef TENURE_SRC_PYTHON_WRAPPER_BIND_H
#define TENURE_SRC_PYTHON_WRAPPER_BIND_H

#include "tenure_py.h"

/// A tree that only Python's wrappers keep alive: its root is detached.
struct tnp_detached_tree {
  tnp_detached_tree* previous;
  tnp_detached_tree* next;
  tn_op op;
  tnp_entity* wrapper;  ///< The op's wrapper, whose `root` is this record; NULL once it is freed.
  tnp_entity* anchor;   ///< An Active wrapper in the tree, whose `root` is this record too; NULL
                        ///< until the next search.
};

/// Removes a wrapper that is being freed from its record; the tree stays.
void tnp_detached_tree_forget_wrapper(tnp_entity* wrapper);
/// Moves the record of `from` to `to`, a wrapper of the same op.
void tnp_detached_tree_pass_on(tnp_entity* from, tnp_entity* to);
/// Handles the drop of a wrapper that has a record; returns whether it was the anchor.
bool tnp_detached_tree_drop_anchor(tnp_entity* wrapper);
/// After an anchor was dropped: finds another one or destroys the tree.
void tnp_detached_tree_lost_anchor(tnp_context* context);
/// Frees the records of a context that is being destroyed.
void tnp_detached_trees_free(tnp_context* context);

#endif  // TENURE_SRC_PYTHON_WRAPPER_BIND_H
