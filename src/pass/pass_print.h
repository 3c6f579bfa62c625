// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Watching passes: printing what they run on, and how long they take.

#ifndef TENURE_SRC_PASS_PASS_PRINT_H
#define TENURE_SRC_PASS_PASS_PRINT_H

#include "pass/pass.h"

/// One pass on one op under way.
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
/// The pass is done; what follows is not its time.
void tn_pass_watch__stop(tn_pass_watch* watch);
void tn_pass_watch__end(tn_pass_watch* watch, tn_status status);
/// A pass that ran as part of another one, all of which is no time of that.
void tn_pass_watch__leave_out(tn_pass_watch* outer, const tn_pass_watch* inner);

typedef struct tn_timed_pass {
  const tn_pass* pass;  ///< The first of this title, or the one.
  const char* title;
  double seconds;  ///< Of the clock; a thread of a pool counts its share of it.
  double busy;     ///< Of all threads.
} tn_timed_pass;

typedef struct tn_pass_timer {
  tn_context* context;
  tn_lock lock;
  tn_timed_pass* times;
  size_t count;
  size_t capacity;
  double started;
  bool has_threads;  ///< Whether a pool was at work.
  bool by_pass;      ///< Passes of one title are not put together.
} tn_pass_timer;

void tn_pass_timer__open(tn_context* context, tn_pass_timer* out_timer);
void tn_pass_timer__report(tn_pass_timer* timer, const tn_pipeline* pipeline,
                           const tn_pass_options* options);
void tn_pass_timer__close(tn_pass_timer* timer);

typedef struct tn_pattern_count {
  tn_string_view name;  ///< Of the library, or of a pattern of the context.
  uint64_t tried;
  uint64_t applied;
} tn_pattern_count;

/// How often patterns were tried, by name; filled from several threads.
typedef struct tn_pattern_counts {
  tn_context* context;
  tn_lock lock;
  tn_pattern_count* items;
  size_t count;
  size_t capacity;
  bool failed;  ///< Memory was out: some are not counted.
} tn_pattern_counts;

void tn_pattern_counts__open(tn_context* context, tn_pattern_counts* out_counts);
/// The pattern_tried of a listener whose user data are the counts. What there is no memory for is
/// not counted, which the report says.
void tn_pattern_counts__add(void* counts, tn_string_view name, bool applied);
void tn_pattern_counts__report(tn_pattern_counts* counts, const tn_pass_options* options);
void tn_pattern_counts__close(tn_pattern_counts* counts);

/// Prints what passes counted, as MLIR shows it by pipelines.
void tn_pipeline__report_statistics(const tn_pipeline* pipeline, const tn_pass_options* options);

#endif  // TENURE_SRC_PASS_PASS_PRINT_H
