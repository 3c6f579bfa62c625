// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interface of the pass manager to dialect passes: options, and running other passes.

#ifndef TENURE_SRC_REWRITE_PASS_HOST_H
#define TENURE_SRC_REWRITE_PASS_HOST_H

#include "ir/pass_info.h"
#include "rewrite/greedy.h"

typedef struct tn_pass_host tn_pass_host;
struct tn_pass_host {
  const tn_pass_info* info;
  /// Returns the text of an option, or its default value.
  const char* (*option)(const tn_pass_host* host, const char* name);
  /// Runs the pass `name` with these options on an op. Notifies the rewriter's listener of
  /// replacements if the pass can. TN_NOT_FOUND: there is no such pass.
  tn_status (*run)(const tn_pass_host* host, const tn_rewriter* rewriter, tn_string_view name,
                   tn_string_view options, tn_ref op);
  tn_greedy_memory* (*greedy)(const tn_pass_host* host);
  /// Writes to the output stream, not to diagnostics.
  tn_status (*print)(const tn_pass_host* host, const char* bytes, size_t size);
};

static inline const char* tn_rewriter__option(const tn_rewriter* rewriter, const char* name) {
  return rewriter->host->option(rewriter->host, name);
}
static inline bool tn_rewriter__flag(const tn_rewriter* rewriter, const char* name) {
  return tn_pass_option__is_true(tn_rewriter__option(rewriter, name));
}

#endif  // TENURE_SRC_REWRITE_PASS_HOST_H
