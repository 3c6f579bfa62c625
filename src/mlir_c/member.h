// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Members: objects that the program destroys, or their context when it is destroyed (pass managers,
// sets of patterns, rewriters). They are in a list of the context, as the first member of their
// struct, and are removed from it when the program destroys them.

#ifndef TENURE_SRC_MLIR_C_MEMBER_H
#define TENURE_SRC_MLIR_C_MEMBER_H

#include "mlir_c/handle.h"

typedef struct tn_mc_member {
  struct tn_mc_member* previous;
  struct tn_mc_member* next;
  tn_mc_context* record;
  /// Called when the context is destroyed; the member is in no list any more. Everything in the
  /// context still exists.
  void (*end)(struct tn_mc_member* member);
} tn_mc_member;

void tn_mc__join(tn_mc_context* record, tn_mc_member* member, void (*end)(tn_mc_member* member));
void tn_mc__leave(tn_mc_member* member);
/// Ends all members, newest first.
void tn_mc__end_members(tn_mc_context* record);

#endif  // TENURE_SRC_MLIR_C_MEMBER_H
