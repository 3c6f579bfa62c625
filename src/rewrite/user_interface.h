// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Adapts interfaces of users' ops (tenure/op_interface.h) to the table that passes query.
//
//   user_interface.c      checks and copies attached interfaces, and builds the table
//   user_interface_ask.c  the table's functions: create handles and call the user's callbacks
//   user_assembly*        custom assembly
//
// The table is the first member of tn_user_interface, so its functions find the user's callbacks
// from the op. Callbacks are only called during runs (tn_callback_guard__run), which own the scope
// of the handles. Outside of a run, and after a callback failed, the functions answer
// conservatively.
// Results of callbacks are checked against the op, because later code does not check them.

#ifndef TENURE_SRC_REWRITE_USER_INTERFACE_H
#define TENURE_SRC_REWRITE_USER_INTERFACE_H

#include <tenure/op_interface.h>

#include "ir/op_interface.h"
#include "rewrite/fold.h"
#include "text/syntax.h"

typedef struct tn_user_interface {
  tn_op_interface table;  ///< Must be first.
  struct tn_user_interface* next;
  tn_op_interfaces given;  ///< The user's interfaces; their parts are the fields below and their
                           ///< strings are in `words`.
  tn_op_branch given_branch;
  tn_op_region_branch given_region_branch;
  tn_op_region_terminator given_region_terminator;
  tn_op_memory_slot given_slot;
  tn_op_inliner given_inliner;
  tn_op_assembly given_assembly;
  // Parts of the internal table.
  tn_branch_interface branch;
  tn_region_branch_interface region_branch;
  tn_region_terminator_interface region_terminator;
  tn_loop_like_interface loop_like;
  tn_call_interface call;
  tn_callable_interface callable;
  tn_promotable_allocation_interface promotable_allocation;
  tn_promotable_mem_interface promotable_mem;
  tn_inliner_interface inliner;
  const tn_storage* default_op;     ///< NULL: poison.
  const tn_storage* inline_branch;  ///< The replacement for terminators; NULL: they stay.
  const tn_storage* inline_cast;    ///< The op that casts values of calls; NULL: none.
  tn_op_check_fn verify_regions;    ///< The definition's original verifier; NULL if it was not
                                    ///< wrapped.
  tn_op_syntax syntax;              ///< The definition's syntax, if the user supplies the assembly.
  tn_own_interface* own;            ///< Interfaces in `given`; their names are in `words`.
  size_t size;                      ///< Size of this struct including the strings after it.
  char words[];
} tn_user_interface;

/// Fills in the table's functions according to `given`.
void tn_user_interface__fill(tn_user_interface* interface);
/// Runs after the verification by schema: verifies the forwarded operands of a branch and calls the
/// user's verifier.
tn_status tn_user_interface__verify(tn_context* context, tn_ref op,
                                    const tn_op_definition* definition);

#endif  // TENURE_SRC_REWRITE_USER_INTERFACE_H
