// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Members: objects that a program ends, and that end with their context at the latest (pass
// managers, sets of patterns, rewriters). They stand in a list of the context, first in their
// struct, so that what ends on its own is taken out again.

#ifndef TENURE_SRC_MLIR_C_MEMBER_H
#define TENURE_SRC_MLIR_C_MEMBER_H

#include "mlir_c/handle.h"

typedef struct tn_mc_member {
  struct tn_mc_member* previous;
  struct tn_mc_member* next;
  tn_mc_context* record;
  /// The context ends; the member is in no list any more. Everything is still there.
  void (*end)(struct tn_mc_member* member);
} tn_mc_member;

void tn_mc__join(tn_mc_context* record, tn_mc_member* member, void (*end)(tn_mc_member* member));
void tn_mc__leave(tn_mc_member* member);
/// Ends all members, the newest first.
void tn_mc__end_members(tn_mc_context* record);

#endif  // TENURE_SRC_MLIR_C_MEMBER_H
