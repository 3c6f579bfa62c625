// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internals of passes: the table of shipped passes, pipelines as trees, and running them.

#ifndef TENURE_SRC_PASS_PASS_H
#define TENURE_SRC_PASS_PASS_H

#include <tenure/pass.h>
#include <tenure/pass_plugin.h>

#include "base/text_buffer.h"
#include "ir/verify.h"
#include "rewrite/pass_host.h"

typedef struct tn_pass tn_pass;
typedef struct tn_pipeline tn_pipeline;
typedef struct tn_pass_env tn_pass_env;
typedef struct tn_pass_pool tn_pass_pool;
struct tn_rewrite_watch;

const tn_pass_info* tn_pass__find(tn_string_view name);
/// Returns the description of the library's pass `index`; NULL after the last one.
const tn_pass_info* tn_pass__at(size_t index);

/// A pass registered by the program.
typedef struct tn_registered_pass {
  struct tn_registered_pass* older;
  void* library;      ///< If not NULL, this entry is a plugin library, not a pass.
  tn_pass_info info;  ///< Its function is NULL.
  tn_pass_fn run;
  void* user_data;
  void (*delete_user_data)(void* user_data);
  size_t size;  ///< Size of this struct including the data after it.
} tn_registered_pass;

/// Returns NULL if no pass has this name.
const tn_registered_pass* tn_pass__find_registered(const tn_context* context, tn_string_view name);

struct tn_pass {
  const tn_pass_info* info;           ///< NULL for a callback.
  char* values[TN_PASS_OPTIONS_MAX];  ///< The given option values; NULL: the default.
  tn_pipeline* nested;                ///< If not NULL, a nested pipeline instead of a pass.
  tn_pass_fn callback;
  void* user_data;
  void (*delete_user_data)(void* user_data);  ///< Called when the pass is destroyed; may be NULL.
  char* callback_name;
  const tn_pass_info* declared;  ///< Of a callback: its options and statistics; NULL: none.
  uint64_t counts[TN_PASS_STATISTICS_MAX];
};

struct tn_pipeline {
  tn_context* context;
  char* anchor;
  tn_pass* passes;
  size_t count;
  size_t capacity;
  /// Selects the library passes that the text may name; NULL: all. Nested pipelines inherit this.
  bool (*knows)(tn_string_view name);
};

/// The state of one thread that runs passes.
struct tn_pass_env {
  tn_context* context;
  tn_shard* shard;
  tn_greedy_memory greedy;
  tn_cell_map_store marks;
  tn_verify_memory verified;
  struct tn_pass_run* run;
  bool is_unchanged;  ///< Set by a pass that changed nothing, so that its op remains verified.
  bool is_pooled;     ///< The thread belongs to an active pool.
  tn_ref current;     ///< The op of the current pass callback; 0 for none.
  uint32_t current_generation;
  struct tn_pass_watch* watched;    ///< The watch of the current pass; NULL for none.
  const tn_rewrite_events* events;  ///< The listener for replacements by a nested pass,
  void* listener;                   ///< if that pass is cse or one that moves or erases; NULL for
                                    ///< none.
};

/// Returns the description of a pass; NULL for a callback without one.
static inline const tn_pass_info* tn_pass__info(const tn_pass* pass) {
  return pass->info != NULL ? pass->info : pass->declared;
}
/// Adds to a statistic; thread-safe.
static inline void tn_pass__count(const tn_pass* pass, size_t index, uint64_t count) {
  uint64_t* counts = (uint64_t*)(uintptr_t)pass->counts;
  __atomic_fetch_add(&counts[index], count, __ATOMIC_RELAXED);
}

bool tn_pass__flag(const tn_pass* pass, const char* option);
int64_t tn_pass__number(const tn_pass* pass, const char* option);
/// Returns the text of an option, or its default value.
const char* tn_pass__text(const tn_pass* pass, const char* option);
/// Reports that the pass cannot run on the op, with MLIR's message, and fails.
tn_status tn_pass__needs_symbol_table(const tn_context* context, tn_ref op, const char* what);

//===-- pass_pipeline.c -----------------------------------------------------------------------===//

TN_MUST_USE tn_status tn_pipeline__create(tn_context* context, tn_string_view anchor,
                                          tn_pipeline** out_pipeline);
void tn_pipeline__destroy(tn_pipeline* pipeline);
/// Appends the passes in `text`; changes nothing on error.
TN_MUST_USE tn_status tn_pipeline__parse(tn_pipeline* pipeline, tn_string_view text);
/// Appends a pass that calls `run`; copies its name.
TN_MUST_USE tn_status tn_pipeline__push_callback(tn_pipeline* pipeline, tn_string_view name,
                                                 tn_pass_fn run, void* user_data);
/// Appends an empty pipeline for ops called `anchor`.
TN_MUST_USE tn_status tn_pipeline__push_nested(tn_pipeline* pipeline, tn_string_view anchor,
                                               tn_pipeline** out_nested);
/// Returns whether a value is invalid for the option, with the reason.
bool tn_pass_option__refuses(const tn_pass_option* option, const char* value, char* reason,
                             size_t size);
/// Stores the item at `index` of a list in `*out_item`; false after the last.
bool tn_pass_list__item(const char* list, size_t index, tn_string_view* out_item);
/// Parses a pipeline "anchor(passes)".
TN_MUST_USE tn_status tn_pipeline__parse_whole(tn_context* context, tn_string_view text,
                                               bool (*knows)(tn_string_view name),
                                               tn_pipeline** out_pipeline);

//===-- pass_text.c ---------------------------------------------------------------------------===//

/// Prints a pipeline as MLIR does, with all options.
void tn_pipeline__print(const tn_pipeline* pipeline, tn_text_buffer* text);
/// Prints a pass with its options, as in a pipeline.
void tn_pass__print(tn_context* context, const tn_pass* pass, tn_text_buffer* text);

//===-- pass_manager.c ------------------------------------------------------------------------===//

/// Returns the manager's pipeline, which must not change while it runs.
tn_pipeline* tn_pass_manager__pipeline(const tn_pass_manager* manager);
/// Initializes `env`; context, shard and run are already set.
void tn_pass_env__open(tn_pass_env* env);
void tn_pass_env__close(tn_pass_env* env);
/// Writes output of a pass or a run; the IR must not change meanwhile.
tn_status tn_pass_run__write(const tn_pass_env* env, const char* bytes, size_t size);
/// Returns the state of the active pass callback whose scope is `scope` or a parent; NULL for none.
tn_pass_env* tn_pass_env__of(const tn_scope* scope);
/// Runs a pipeline on one op; for passes that run other passes.
tn_status tn_pipeline__run(tn_pass_env* env, const tn_pipeline* pipeline, tn_ref op);

//===-- pass_host.c ---------------------------------------------------------------------------===//

/// Runs a pass of the library.
TN_MUST_USE tn_status tn_pass__run(tn_pass_env* env, const tn_pass* pass, tn_ref op);
/// Runs a pass without options that is in no pipeline on any op, which is not verified.
TN_MUST_USE tn_status tn_pass__run_alone(tn_scope* scope, const tn_pass_info* info,
                                         const tn_pass_options* options, tn_ref op);

//===-- pass_actions.c ------------------------------------------------------------------------===//

/// Notifies the listener that a pass starts on an op (NULL: its nested pipelines); false to skip
/// it.
bool tn_pass_actions__begin(const tn_pass_env* env, const tn_pass* pass, tn_ref op);
void tn_pass_actions__end(const tn_pass_env* env, const tn_pass* pass, tn_ref op);
/// Creates a watch that notifies of iterations and patterns of a rewriting pass; borrows `env`.
void tn_pass_actions__watch(tn_pass_env* env, struct tn_rewrite_watch* out_watch);

//===-- Running -------------------------------------------------------------------------------===//

/// The state of one run of a manager.
typedef struct tn_pass_run {
  const tn_pass_options* options;
  uint32_t scope;  ///< The id of the scope for handles in callbacks.
  /// A callback was called, which may break any IR, or passes are not verified. Passes of the
  /// library then verify their input first. With callbacks, there is only one thread.
  bool is_suspect;
  struct tn_pass_timer* timer;
  struct tn_pattern_counts* patterns;  ///< NULL: not counted.
  uint32_t thread_count;               ///< The maximum number of threads for nested pipelines.
  bool is_asked_for;                   ///< The number was requested explicitly, so it applies even
                                       ///< to little work.
  tn_pass_pool* pool;                  ///< NULL until needed.
} tn_pass_run;

#endif  // TENURE_SRC_PASS_PASS_H
