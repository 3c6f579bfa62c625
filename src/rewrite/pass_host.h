// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a pass of a dialect is given by the room that runs it: its options, and the other passes.

#ifndef TENURE_SRC_REWRITE_PASS_HOST_H
#define TENURE_SRC_REWRITE_PASS_HOST_H

#include "ir/pass_info.h"
#include "rewrite/greedy.h"

typedef struct tn_pass_host tn_pass_host;
struct tn_pass_host {
  const tn_pass_info* info;
  /// The text of an option; what it is at first if it was not given.
  const char* (*option)(const tn_pass_host* host, const char* name);
  /// Runs the pass called `name` with these options on an op, and tells the rewriter's listener of
  /// what it replaces if it is one that can. TN_NOT_FOUND: there is none.
  tn_status (*run)(const tn_pass_host* host, const tn_rewriter* rewriter, tn_string_view name,
                   tn_string_view options, tn_ref op);
  tn_greedy_memory* (*greedy)(const tn_pass_host* host);
  /// Writes where output goes, not messages.
  tn_status (*print)(const tn_pass_host* host, const char* bytes, size_t size);
};

static inline const char* tn_rewriter__option(const tn_rewriter* rewriter, const char* name) {
  return rewriter->host->option(rewriter->host, name);
}
static inline bool tn_rewriter__flag(const tn_rewriter* rewriter, const char* name) {
  return tn_pass_option__is_true(tn_rewriter__option(rewriter, name));
}

#endif  // TENURE_SRC_REWRITE_PASS_HOST_H
