// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Observing passes: printing IR around them, and timing.

#ifndef TENURE_SRC_PASS_PASS_PRINT_H
#define TENURE_SRC_PASS_PASS_PRINT_H

#include "pass/pass.h"

/// One active pass on one op.
typedef struct tn_pass_watch {
  tn_pass_env* env;
  const tn_pass* pass;
  tn_ref op;
  uint64_t fingerprint;
  double started;
  double seconds;
} tn_pass_watch;

void tn_pass_watch__begin(tn_pass_env* env, const tn_pass* pass, tn_ref op,
                          tn_pass_watch* out_watch);
/// Stops the clock when the pass is done.
void tn_pass_watch__stop(tn_pass_watch* watch);
void tn_pass_watch__end(tn_pass_watch* watch, tn_status status);
/// Subtracts the time of a nested pass from the time of the outer one.
void tn_pass_watch__leave_out(tn_pass_watch* outer, const tn_pass_watch* inner);

typedef struct tn_timed_pass {
  const tn_pass* pass;  ///< The first pass with this title, or the only one.
  const char* title;
  double seconds;  ///< Wall-clock time; a thread of a pool counts its share.
  double busy;     ///< Time of all threads.
} tn_timed_pass;

typedef struct tn_pass_timer {
  tn_context* context;
  tn_lock lock;
  tn_timed_pass* times;
  size_t count;
  size_t capacity;
  double started;
  bool has_threads;  ///< A pool was used.
  bool by_pass;      ///< Passes with the same title are listed separately.
} tn_pass_timer;

void tn_pass_timer__open(tn_context* context, tn_pass_timer* out_timer);
void tn_pass_timer__report(tn_pass_timer* timer, const tn_pipeline* pipeline,
                           const tn_pass_options* options);
void tn_pass_timer__close(tn_pass_timer* timer);

typedef struct tn_pattern_count {
  tn_string_view name;  ///< Owned by the library or by a pattern of the context.
  uint64_t tried;
  uint64_t applied;
} tn_pattern_count;

/// Counts of tried patterns by name; thread-safe.
typedef struct tn_pattern_counts {
  tn_context* context;
  tn_lock lock;
  tn_pattern_count* items;
  size_t count;
  size_t capacity;
  bool failed;  ///< Out of memory: some patterns are not counted.
} tn_pattern_counts;

void tn_pattern_counts__open(tn_context* context, tn_pattern_counts* out_counts);
/// Implements pattern_tried of a listener whose user data are the counts. When out of memory, skips
/// the pattern and marks the report as incomplete.
void tn_pattern_counts__add(void* counts, tn_string_view name, bool applied);
void tn_pattern_counts__report(tn_pattern_counts* counts, const tn_pass_options* options);
void tn_pattern_counts__close(tn_pattern_counts* counts);

/// Prints the statistics of passes by pipeline, as MLIR does.
void tn_pipeline__report_statistics(const tn_pipeline* pipeline, const tn_pass_options* options);

#endif  // TENURE_SRC_PASS_PASS_PRINT_H
