// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes, from the inside: the table of those that are shipped, pipelines as trees, running them.

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
/// What is said of the library's pass number `index`; NULL beyond the last.
const tn_pass_info* tn_pass__at(size_t index);

/// A pass of the program's own.
typedef struct tn_registered_pass {
  struct tn_registered_pass* older;
  void* library;      ///< In the place of a pass, if not NULL.
  tn_pass_info info;  ///< Without a function.
  tn_pass_fn run;
  void* user_data;
  void (*delete_user_data)(void* user_data);
  size_t size;  ///< Of this with the data after it.
} tn_registered_pass;

/// NULL if there is none of this name.
const tn_registered_pass* tn_pass__find_registered(const tn_context* context, tn_string_view name);

struct tn_pass {
  const tn_pass_info* info;           ///< NULL for a callback.
  char* values[TN_PASS_OPTIONS_MAX];  ///< As they were given; NULL: as they are at first.
  tn_pipeline* nested;                ///< In the place of a pass, if not NULL.
  tn_pass_fn callback;
  void* user_data;
  void (*delete_user_data)(void* user_data);  ///< When the pass goes; may be NULL.
  char* callback_name;
  const tn_pass_info* declared;  ///< Of a callback: its options and statistics; NULL for none.
  uint64_t counts[TN_PASS_STATISTICS_MAX];
};

struct tn_pipeline {
  tn_context* context;
  char* anchor;
  tn_pass* passes;
  size_t count;
  size_t capacity;
  /// Which of the library's passes its text may name; NULL: all. Those nested in it do the same.
  bool (*knows)(tn_string_view name);
};

/// What one thread runs passes with.
struct tn_pass_env {
  tn_context* context;
  tn_shard* shard;
  tn_greedy_memory greedy;
  tn_cell_map_store marks;
  tn_verify_memory verified;
  struct tn_pass_run* run;
  bool is_unchanged;  ///< Set by a pass that changed nothing: what it ran on is as right as it was.
  bool is_pooled;     ///< The thread is one of a pool's that is at work.
  tn_ref current;     ///< What the pass that is called back runs on; 0 for none.
  uint32_t current_generation;
  struct tn_pass_watch* watched;    ///< Of the pass that runs; NULL for none.
  const tn_rewrite_events* events;  ///< Who listens to what a pass replaces that another one runs,
  void* listener;                   ///< if that is cse or one that moves or drops; NULL for none.
};

/// What the pass says of itself; NULL for a callback that says nothing.
static inline const tn_pass_info* tn_pass__info(const tn_pass* pass) {
  return pass->info != NULL ? pass->info : pass->declared;
}
/// Adds to a statistic, on any thread.
static inline void tn_pass__count(const tn_pass* pass, size_t index, uint64_t count) {
  uint64_t* counts = (uint64_t*)(uintptr_t)pass->counts;
  __atomic_fetch_add(&counts[index], count, __ATOMIC_RELAXED);
}

bool tn_pass__flag(const tn_pass* pass, const char* option);
int64_t tn_pass__number(const tn_pass* pass, const char* option);
/// The text of an option; what it is at first if it was not given.
const char* tn_pass__text(const tn_pass* pass, const char* option);
/// Reports that the op cannot be run on, as MLIR says it, and fails.
tn_status tn_pass__needs_symbol_table(const tn_context* context, tn_ref op, const char* what);

//===-- pass_pipeline.c -----------------------------------------------------------------------===//

TN_MUST_USE tn_status tn_pipeline__create(tn_context* context, tn_string_view anchor,
                                          tn_pipeline** out_pipeline);
void tn_pipeline__destroy(tn_pipeline* pipeline);
/// Adds what `text` says; changes nothing on error.
TN_MUST_USE tn_status tn_pipeline__parse(tn_pipeline* pipeline, tn_string_view text);
/// Adds a pass that calls `run`; its name is copied.
TN_MUST_USE tn_status tn_pipeline__push_callback(tn_pipeline* pipeline, tn_string_view name,
                                                 tn_pass_fn run, void* user_data);
/// Adds an empty pipeline for ops called `anchor`.
TN_MUST_USE tn_status tn_pipeline__push_nested(tn_pipeline* pipeline, tn_string_view anchor,
                                               tn_pipeline** out_nested);
/// Why a value is not one for the option; false if it is.
bool tn_pass_option__refuses(const tn_pass_option* option, const char* value, char* reason,
                             size_t size);
/// Stores the item at `index` of a list in `*out_item`; false after the last.
bool tn_pass_list__item(const char* list, size_t index, tn_string_view* out_item);
/// A pipeline from "anchor(passes)".
TN_MUST_USE tn_status tn_pipeline__parse_whole(tn_context* context, tn_string_view text,
                                               bool (*knows)(tn_string_view name),
                                               tn_pipeline** out_pipeline);

//===-- pass_text.c ---------------------------------------------------------------------------===//

/// As MLIR prints it, with all options.
void tn_pipeline__print(const tn_pipeline* pipeline, tn_text_buffer* text);
/// A pass with its options, as in a pipeline.
void tn_pass__print(tn_context* context, const tn_pass* pass, tn_text_buffer* text);

//===-- pass_manager.c ------------------------------------------------------------------------===//

/// Of the manager, which owns it; changed only while nothing runs it.
tn_pipeline* tn_pass_manager__pipeline(const tn_pass_manager* manager);
/// Makes ready what `env` keeps; context, shard and run are set.
void tn_pass_env__open(tn_pass_env* env);
void tn_pass_env__close(tn_pass_env* env);
/// Writes bytes that a pass or its run prints; the IR does not change meanwhile.
tn_status tn_pass_run__write(const tn_pass_env* env, const char* bytes, size_t size);
/// What calls a pass back through `scope` or one around it; NULL if nothing does.
tn_pass_env* tn_pass_env__of(const tn_scope* scope);
/// Runs a pipeline on one op; for passes that run others.
tn_status tn_pipeline__run(tn_pass_env* env, const tn_pipeline* pipeline, tn_ref op);

//===-- pass_host.c ---------------------------------------------------------------------------===//

/// Runs a pass of the library.
TN_MUST_USE tn_status tn_pass__run(tn_pass_env* env, const tn_pass* pass, tn_ref op);

//===-- pass_actions.c ------------------------------------------------------------------------===//

/// Tells who listens that a pass begins on an op (NULL: the pipelines nested in it); false to leave
/// it out.
bool tn_pass_actions__begin(const tn_pass_env* env, const tn_pass* pass, tn_ref op);
void tn_pass_actions__end(const tn_pass_env* env, const tn_pass* pass, tn_ref op);
/// Makes what tells of turns and patterns of a rewriting by a pass; `env` is borrowed.
void tn_pass_actions__watch(tn_pass_env* env, struct tn_rewrite_watch* out_watch);

//===-- Running -------------------------------------------------------------------------------===//

/// How one run of a manager goes.
typedef struct tn_pass_run {
  const tn_pass_options* options;
  uint32_t scope;  ///< Number of the scope that callbacks get handles of.
  /// A callback was called, which may break any IR, not just what it runs on, or passes are not
  /// verified: from then on passes of the library verify first what they take. There is one thread
  /// where there are callbacks.
  bool is_suspect;
  struct tn_pass_timer* timer;
  struct tn_pattern_counts* patterns;  ///< NULL: they are not counted.
  uint32_t thread_count;               ///< How many threads nested pipelines may be spread over,
  bool is_asked_for;                   ///< even if there is little to do.
  tn_pass_pool* pool;                  ///< NULL before it was needed.
} tn_pass_run;

#endif  // TENURE_SRC_PASS_PASS_H
