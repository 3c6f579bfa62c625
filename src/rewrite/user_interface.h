// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ops of users' dialects offer (tenure/op_interface.h), as the table that passes ask.
//
//   user_interface.c      checking what is attached, copying it, and making the table
//   user_interface_ask.c  the table's functions: they make handles and call the user's
//   user_assembly*        custom forms
//
// The table is the first member of a tn_user_interface, so its functions find the user's by the
// op. They are called in runs alone (tn_call_out__run), which have the scope of the handles.
// Outside of one, and after a callback has failed, they answer as if nothing were known. What a
// callback returns is checked against its op, as later code does not check it.

#ifndef TENURE_SRC_REWRITE_USER_INTERFACE_H
#define TENURE_SRC_REWRITE_USER_INTERFACE_H

#include <tenure/op_interface.h>

#include "ir/op_interface.h"
#include "rewrite/fold.h"
#include "text/syntax.h"

typedef struct tn_user_interface {
  tn_op_interface table;  ///< Comes first.
  struct tn_user_interface* next;
  tn_op_interfaces given;  ///< Its parts are those below, and its words are in `words`.
  tn_op_branch given_branch;
  tn_op_region_branch given_region_branch;
  tn_op_region_terminator given_region_terminator;
  tn_op_memory_slot given_slot;
  tn_op_inliner given_inliner;
  tn_op_assembly given_assembly;
  // Parts of the table.
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
  const tn_storage* inline_branch;  ///< What terminators become; NULL: they stay.
  const tn_storage* inline_cast;    ///< What converts for a call; NULL: nothing does.
  tn_op_check_fn verify_regions;  ///< What the definition had; NULL where nothing was put in front.
  tn_op_syntax syntax;            ///< The definition's, where the assembly is the user's.
  tn_own_interface* own;          ///< Of `given`; their names are in `words`.
  size_t size;                    ///< Of this with the strings after it.
  char words[];
} tn_user_interface;

/// Fills the table's functions in, where `given` has what they call or say.
void tn_user_interface__fill(tn_user_interface* interface);
/// Verifies the forwarded operands of a branch, and calls the user's own verifier, after the op's
/// schema says.
tn_status tn_user_interface__verify(tn_context* context, tn_ref op,
                                    const tn_op_definition* definition);

#endif  // TENURE_SRC_REWRITE_USER_INTERFACE_H
