// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Descriptions of the library's passes: names, options, and functions.

#ifndef TENURE_SRC_IR_PASS_INFO_H
#define TENURE_SRC_IR_PASS_INFO_H

#include <string.h>

#include "ir/cells.h"

struct tn_pass;
struct tn_pass_env;
struct tn_rewriter;

typedef enum tn_pass_option_kind {
  TN_PASS_BOOL,
  TN_PASS_INT,
  TN_PASS_WORD,  ///< One of `cases`.
  TN_PASS_TEXT,
  TN_PASS_LIST,
  TN_PASS_NAMES  ///< A list of pattern names, stored for tn_pattern_filter.
} tn_pass_option_kind;

typedef struct tn_pass_option {
  const char* name;
  tn_pass_option_kind kind;
  const char* initial;
  /// The cases, separated by commas; for other kinds the placeholder that help shows for a value,
  /// NULL: determined by the kind.
  const char* cases;
  /// NULL for none. The cases follow it, one per line: "case:meaning".
  const char* description;
} tn_pass_option;

typedef struct tn_pass_info {
  const char* name;
  const char* title;  ///< The class name in MLIR.
  const char* description;
  /// A pass of a dialect has `rewrite`, which reports with the rewriter's `is_unchanged` that it
  /// changed nothing; a pass of src/pass has `run`. TN_VERIFY_FAILED: the pass failed.
  tn_status (*rewrite)(struct tn_rewriter* rewriter, tn_ref op);
  tn_status (*run)(struct tn_pass_env* env, const struct tn_pass* pass, tn_ref op);
  const tn_pass_option* options;
  size_t option_count;
  bool prints;  ///< The pass prints about each op, and its output must be in the order of ops.
  const struct tn_pass_statistic_spec* statistics;
  size_t statistic_count;
  /// Used by tn_passes__match and tn_lowering__lower, which `rewrite` is then.
  bool (*match)(void* user_data, struct tn_rewriter* rewriter, tn_ref op);
  const struct tn_lowering* lowering;
} tn_pass_info;

/// Defines a pass; the build collects all of them in tn_pass_infos, sorted by these names.
#define TN_PASS(name)                            \
  extern const tn_pass_info tn_pass_info_##name; \
  const tn_pass_info tn_pass_info_##name

extern const tn_pass_info* const tn_pass_infos[];
extern const size_t tn_pass_info_count;

/// The members of a tn_pass_info for these options.
#define TN_PASS_OPTIONS(...)                        \
  .options = (const tn_pass_option[]){__VA_ARGS__}, \
  .option_count = sizeof((const tn_pass_option[]){__VA_ARGS__}) / sizeof(tn_pass_option)

/// Returns whether a value of a bool option is true.
static inline bool tn_pass_option__is_true(const char* text) {
  return strchr("1Tt", *text) != NULL;  // An empty value is also true.
}

#endif  // TENURE_SRC_IR_PASS_INFO_H
