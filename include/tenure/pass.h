// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes: transformations of ops, and the managers that run pipelines of passes.
//
//   managers    tn_pass_manager_create, tn_pass_manager_parse, tn_pass_manager_add
//   running     tn_pass_manager_run, tn_pass_options; tn_op_run_pipeline, all in one call
//   actions     tn_action, tn_action_listener
//   own passes  tn_pass_manager_add_callback, tn_pass_manager_run_nested; pass_plugin.h
//   queries     tn_pass_count, tn_pass_name, tn_pass_description, tn_pass_manager_print
//
// A manager is anchored on the name of the ops that it runs on ("builtin.module"; "any" for all).
// It contains passes and nested managers, which run on the ops directly nested that have their
// anchor's name. Pipelines have MLIR's syntax:
// "builtin.module(func.func(canonicalize{top-down=false},cse),symbol-dce)".
//
// After a pass, existing handles still refer to the same entity, or are stale. Source: MLIR, "Pass
// Infrastructure", "Passes".

#ifndef TENURE_PASS_H
#define TENURE_PASS_H

#include <tenure/base.h>
#include <tenure/context.h>
#include <tenure/scope.h>
#include <tenure/text.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A pipeline that runs on ops of one name. Opaque.
typedef struct tn_pass_manager tn_pass_manager;

/// Creates an empty manager for ops called `anchor`; "any" for ops of any name.
///
/// Ownership: the caller destroys it with tn_pass_manager_destroy, before the context is destroyed.
/// Errors:    TN_INVALID_ARGUMENT for an empty anchor; TN_OUT_OF_MEMORY; reported.
/// Threads:   one at a time per manager.
TN_API TN_MUST_USE tn_status tn_pass_manager_create(tn_context* context, tn_string_view anchor,
                                                    tn_pass_manager** out_manager);
/// Creates a manager from a complete pipeline, including the anchor: "builtin.module(cse)".
///
/// Ownership: as tn_pass_manager_create; `pipeline` is copied.
/// Errors:    TN_MALFORMED with MLIR's messages for a syntax error, an unknown pass or an unknown
///            option; TN_OUT_OF_MEMORY; reported.
/// Threads:   as tn_pass_manager_create.
TN_API TN_MUST_USE tn_status tn_pass_manager_parse(tn_context* context, tn_string_view pipeline,
                                                   tn_pass_manager** out_manager);
/// Adds passes at the end: "cse,func.func(canonicalize)".
///
/// Ownership: `passes` is copied.
/// Errors:    as tn_pass_manager_parse; the manager does not change on errors.
/// Threads:   as tn_pass_manager_create.
TN_API TN_MUST_USE tn_status tn_pass_manager_add(tn_pass_manager* manager, tn_string_view passes);
/// Destroys a manager; NULL is ignored. A manager that a call uses is destroyed after that call.
TN_API void tn_pass_manager_destroy(tn_pass_manager* manager);

/// Runs a callback pass on one op, which it may change, including nested ops. Erasing it, or a
/// surrounding op that passes run on, fails the run; so does erasing functions from inside an
/// inliner's pipeline. A running manager cannot be changed (TN_INVALID_ARGUMENT), but may be run
/// again. Any status but TN_OK fails the pass.
///
/// Threads: the thread that runs the manager.
typedef tn_status (*tn_pass_fn)(void* user_data, tn_op op);
/// Adds a pass that calls `run`, with a handle of the scope in which the manager runs.
///
/// Ownership: `name` is copied; `user_data` is borrowed as long as the manager lives.
/// Errors:    TN_OUT_OF_MEMORY, reported.
/// Threads:   as tn_pass_manager_create.
TN_API TN_MUST_USE tn_status tn_pass_manager_add_callback(tn_pass_manager* manager,
                                                          tn_string_view name, tn_pass_fn run,
                                                          void* user_data);

/// A step of a run of passes, as MLIR's "actions":
///   "pass-execution"                 a pass on an op, or the pipelines nested in it
///   "GreedyPatternRewriteIteration"  an iteration of canonicalize over an op
///   "apply-pattern"                  an attempt of canonicalize to apply a pattern to an op
/// An action is nested in those that have begun and not ended.
typedef struct tn_action {
  tn_string_view tag;
  /// MLIR's text: "`pass-execution` running `CSE` on Operation `func.func`".
  tn_string_view description;
  tn_op op;                 ///< The op that it runs on. May be stale when the action ends.
  tn_string_view pipeline;  ///< The name of a pass, as in pipelines: "cse"; else empty.
} tn_action;

/// Is notified of actions, on the thread that runs the manager. The functions read (base.h).
typedef struct tn_action_listener {
  /// Returns false to skip the action, which then has no end. A skipped pass counts as successful.
  bool (*begin)(void* user_data, const tn_action* action);
  void (*end)(void* user_data, const tn_action* action);  ///< May be NULL.
  void* user_data;
} tn_action_listener;

/// The time that a pass of a manager, or a nested pipeline ("'func.func' Pipeline"), took on all
/// ops: a line of a hierarchical report.
typedef struct tn_pass_time {
  tn_string_view name;
  size_t depth;    ///< 0 for passes of the manager itself.
  double seconds;  ///< Wall-clock time.
  double busy;     ///< Time of all threads.
} tn_pass_time;

/// Options of a run. All zero are mlir-opt's defaults.
typedef struct tn_pass_options {
  /// Do not verify the op after each pass. Passes of the library still reject invalid ops: some of
  /// them verify the op before they run, and so do passes after callbacks.
  bool skip_verify;
  bool is_verified;  ///< The op was verified, and has not changed since: it is not verified first.
  bool print_before_all;          ///< Print each op before each pass.
  bool print_after_all;           ///< Print each op after each pass.
  bool print_after_change;        ///< Print each op after each pass that changed it.
  bool print_after_failure;       ///< Print each op after a pass that failed.
  bool print_module_scope;        ///< Print the top-level op.
  const tn_print_options* print;  ///< Options for printing; borrowed. NULL: the custom form.
  tn_string_view print_before;    ///< Names of passes, separated by commas.
  tn_string_view print_after;
  bool time;        ///< At the end of the run, print how long each pass took.
  bool statistics;  ///< At the end of the run, print the passes' statistics.
  bool patterns;    ///< At the end of the run, print how often each pattern of canonicalize was
                    ///< tried and applied.
  /// The maximum number of threads for nested pipelines, and for canonicalize and cse in sibling
  /// isolated ops, each op on one thread. 0 means the context's limit, if there is enough work.
  /// Only the calling thread is used in a context without threading, when IR is printed between
  /// passes, for callback passes, and if functions are attached to ops (op_interface.h).
  uint32_t thread_count;
  /// Receives the printed text; NULL: nothing is printed, not even to standard error.
  tn_write_fn write;
  void* write_data;
  /// Notified of actions; everything then runs on one thread. Borrowed. NULL: none.
  const tn_action_listener* actions;
  /// Called with `write_data` before each printed op, with the op and the name of the pass, and
  /// after it with the null op. NULL: none.
  void (*begin_print)(void* write_data, tn_op op, tn_string_view pass);
  /// With `time`: receives the lines of the hierarchical report, with `write_data`, instead of
  /// printing it. NULL: a list is printed.
  void (*take_time)(void* write_data, const tn_pass_time* time);
  bool statistics_as_list;  ///< Sort statistics by pass name instead of by pipeline.
  /// Receives the output that a script requests (transform.print), as opposed to messages; NULL:
  /// nothing is printed.
  tn_write_fn print_output;
  void* print_output_data;
} tn_pass_options;

/// Runs the manager on `op` and its nested ops. Stops at the first pass that fails; the IR may then
/// be in any valid state. Passes of the library rely on the verifier: `op` is verified before the
/// first pass and, once a callback pass has run, before each later pass.
///
/// Ownership: `options` is borrowed for the call; NULL is all zero.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT if the op does not have the manager's name,
///            or is not isolated; TN_VERIFY_FAILED if the IR is not valid, before or after a pass,
///            or a pass failed; TN_OUT_OF_MEMORY. All are reported.
/// Threads:   changing `op`. The library's own threads, if any, have finished when the call
///            returns; results and reports, and their order, do not depend on the number of
///            threads.
TN_API TN_MUST_USE tn_status tn_pass_manager_run(tn_pass_manager* manager, tn_op op,
                                                 const tn_pass_options* options);
/// Creates a manager from a complete pipeline ("builtin.module(cse)"), runs it on `op` and destroys
/// it.
///
/// Ownership: `options` is borrowed for the call; NULL is all zero.
/// Errors:    those of tn_pass_manager_parse and tn_pass_manager_run.
/// Threads:   changing `op`.
/// Cost:      that of both functions.
TN_API TN_MUST_USE tn_status tn_op_run_pipeline(tn_op op, const char* pipeline,
                                                const tn_pass_options* options);
/// Runs the manager on `op` from within a callback pass, as a part of it: with the options of the
/// current run. The handle must be of the scope of that run, or of a scope inside it. Callback
/// passes of the manager may do the same.
///
/// Ownership: as tn_pass_manager_run.
/// Errors:    as tn_pass_manager_run; TN_INVALID_ARGUMENT also if no pass is running, and if `op`
///            is neither the op of the pass nor nested in it.
/// Threads:   that of the pass.
TN_API TN_MUST_USE tn_status tn_pass_manager_run_nested(tn_pass_manager* manager, tn_op op);
/// Prints the pipeline as text that tn_pass_manager_parse accepts.
///
/// Ownership: `write` borrows the bytes.
/// Errors:    the status of `write`; TN_OUT_OF_MEMORY, reported.
/// Threads:   as tn_pass_manager_create.
TN_API TN_MUST_USE tn_status tn_pass_manager_print(const tn_pass_manager* manager,
                                                   tn_write_fn write, void* user_data);

/// Returns the number of passes of the library. Ownership: by value. Threads: any.
TN_API size_t tn_pass_count(void);
/// Returns the name of the pass at `index`, as in pipelines; empty if out of range.
/// Ownership: static.
TN_API tn_string_view tn_pass_name(size_t index);
/// Returns a one-line description of the pass. Ownership: static.
TN_API tn_string_view tn_pass_description(size_t index);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_PASS_H
