// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a pass of a dialect is given by the room that runs it: its options, and the other passes.

#ifndef TENURE_SRC_REWRITE_PASS_HOST_H
#define TENURE_SRC_REWRITE_PASS_HOST_H

#include "rewrite/greedy.h"

typedef struct tn_pass_host tn_pass_host;
struct tn_pass_host {
  /// The text of an option; what it is at first if it was not given.
  const char* (*option)(const tn_pass_host* host, const char* name);
  /// Runs the pass called `name` with these options on an op, and tells the rewriter's listener of
  /// what it replaces if it is one that can. TN_NOT_FOUND: there is none.
  tn_status (*run)(const tn_pass_host* host, const tn_rewriter* it, tn_string_view name,
                   tn_string_view options, tn_ref op);
  tn_greedy_memory* (*greedy)(const tn_pass_host* host);
  /// Writes where output goes, not messages.
  tn_status (*print)(const tn_pass_host* host, const char* bytes, size_t size);
};

#endif  // TENURE_SRC_REWRITE_PASS_HOST_H
