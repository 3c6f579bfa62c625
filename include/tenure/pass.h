// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes: transformations of whole ops, and the managers that run pipelines of them.
//
//   managers    tn_pass_manager_create, tn_pass_manager_parse, tn_pass_manager_add
//   running     tn_pass_manager_run, tn_pass_options; tn_op_run_pipeline, all in one call
//   watching    tn_action, tn_action_listener
//   own passes  tn_pass_manager_add_callback, tn_pass_manager_run_nested; pass_plugin.h
//   asking      tn_pass_count, tn_pass_name, tn_pass_description, tn_pass_manager_print
//
// A manager is anchored on the name of the ops that it runs on ("builtin.module"; "any" for all),
// and holds passes and managers nested in it, which run on the ops directly inside that have their
// name. Pipelines are written as MLIR writes them:
// "builtin.module(func.func(canonicalize{top-down=false},cse),symbol-dce)".
//
// Handles that were held before a pass name, after it, the entity that they were made for, or are
// stale. Source: MLIR, "Pass Infrastructure", "Passes".

#ifndef TENURE_PASS_H
#define TENURE_PASS_H

#include <tenure/base.h>
#include <tenure/context.h>
#include <tenure/scope.h>
#include <tenure/text.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A pipeline that runs on ops of one name. Opaque; tn_pass_manager_destroy ends it.
typedef struct tn_pass_manager tn_pass_manager;

/// An empty manager for ops called `anchor`; "any" for ops of any name.
///
/// Ownership: the caller's until tn_pass_manager_destroy, which comes before the context's end.
/// Errors:    TN_INVALID_ARGUMENT for an empty anchor; TN_OUT_OF_MEMORY; reported.
/// Threads:   one at a time per manager.
TN_API TN_MUST_USE tn_status tn_pass_manager_create(tn_context* context, tn_string_view anchor,
                                                    tn_pass_manager** out_manager);
/// A manager from a whole pipeline, including the anchor: "builtin.module(cse)".
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
/// Errors:    as tn_pass_manager_parse; the manager is unchanged then.
/// Threads:   as tn_pass_manager_create.
TN_API TN_MUST_USE tn_status tn_pass_manager_add(tn_pass_manager* manager, tn_string_view passes);
/// NULL is allowed. A manager that is used by a call goes when that is over.
TN_API void tn_pass_manager_destroy(tn_pass_manager* manager);

/// Told of one op by a pass of the caller's own, which may change it and what is in it. Erasing it,
/// or an op around it that passes run on, fails the run; so does erasing functions from inside an
/// inliner's pipeline. A manager that runs is not changed (TN_INVALID_ARGUMENT), and may run again.
/// Any status but TN_OK fails the pass.
///
/// Threads: the thread that runs the manager.
typedef tn_status (*tn_pass_fn)(void* user_data, tn_op op);
/// Adds a pass that calls `run` with a handle of the scope that the manager runs in.
///
/// Ownership: `name` is copied; `user_data` is borrowed as long as the manager lives.
/// Errors:    TN_OUT_OF_MEMORY, reported.
/// Threads:   as tn_pass_manager_create.
TN_API TN_MUST_USE tn_status tn_pass_manager_add_callback(tn_pass_manager* manager,
                                                          tn_string_view name, tn_pass_fn run,
                                                          void* user_data);

/// What is done by a run of passes, as MLIR's "actions":
///   "pass-execution"                 a pass on an op, or the pipelines nested in it
///   "GreedyPatternRewriteIteration"  a turn of canonicalize over an op
///   "apply-pattern"                  a pattern of canonicalize that is tried on an op
/// An action is inside of those that have begun and not ended.
typedef struct tn_action {
  tn_string_view tag;
  /// In MLIR's words: "`pass-execution` running `CSE` on Operation `func.func`".
  tn_string_view description;
  tn_op op;                 ///< The op it runs on. May be stale at its end.
  tn_string_view pipeline;  ///< Of a pass, as in pipelines: "cse"; else empty.
} tn_action;

/// Is notified of actions, on the thread that runs the manager. It reads the IR and changes
/// nothing.
typedef struct tn_action_listener {
  /// False: the action is left out, and has no end. A pass that is left out counts as done.
  bool (*begin)(void* user_data, const tn_action* action);
  void (*end)(void* user_data, const tn_action* action);  ///< May be NULL.
  void* user_data;
} tn_action_listener;

/// How long a pass of a manager took, or a pipeline nested in it ("'func.func' Pipeline"), on all
/// ops: a line of a report as a tree.
typedef struct tn_pass_time {
  tn_string_view name;
  size_t depth;    ///< 0 for passes of the manager itself.
  double seconds;  ///< Wall-clock time.
  double busy;     ///< Time of all threads.
} tn_pass_time;

/// How a manager runs. All zero is what mlir-opt does by default.
typedef struct tn_pass_options {
  /// Do not verify the op after each pass. Passes of the library still refuse ops that the verifier
  /// refuses: the op is verified before each of several of them, and after callbacks.
  bool skip_verify;
  bool
      is_verified;  ///< The op was verified, and not changed since: it is not verified again first.
  bool print_before_all;          ///< Print each op before each pass,
  bool print_after_all;           ///< after each pass,
  bool print_after_change;        ///< after each pass that changed it,
  bool print_after_failure;       ///< after a pass that failed.
  bool print_module_scope;        ///< Print the top-level op.
  const tn_print_options* print;  ///< How; borrowed. NULL: in the custom form.
  tn_string_view print_before;    ///< Names of passes, with commas between them.
  tn_string_view print_after;
  bool time;        ///< Print how long each pass took, at the end,
  bool statistics;  ///< the passes' statistics,
  bool patterns;    ///< and how often each pattern of canonicalize was tried and applied.
  /// The number of threads for pipelines nested in others, and for canonicalize and cse in sibling
  /// isolated ops, each op on one thread; 0: the context's limit for a call, if the work is large
  /// enough. A context without threading, printing IR between passes, the caller's own passes and
  /// functions attached to ops (op_interface.h) use only the calling thread.
  uint32_t thread_count;
  /// Where that is written; NULL: standard error is not touched, nothing is printed.
  tn_write_fn write;
  void* write_data;
  /// Notified of actions, which then run on one thread; borrowed. NULL: none.
  const tn_action_listener* actions;
  /// Called with `write_data` before each op that is printed, with the op and the name of the pass,
  /// and after it with the null op. NULL: none.
  void (*begin_print)(void* write_data, tn_op op, tn_string_view pass);
  /// With `time`: takes the lines of the tree in place of the report, with `write_data`. NULL: a
  /// list is printed.
  void (*take_time)(void* write_data, const tn_pass_time* time);
  bool statistics_as_list;  ///< Sorted by pass name instead of by pipeline.
  /// Where passes print that a script asked to (transform.print), which is output and no message;
  /// NULL: nothing is printed.
  tn_write_fn print_output;
  void* print_output_data;
} tn_pass_options;

/// Runs the manager on `op` and its nested ops. Stops at the first pass that fails; the IR may then
/// be in any valid state. Passes of the library rely on the verifier: `op` is verified before the
/// first one, and, once a pass of the caller's own has run, before each later pass.
///
/// Ownership: `options` is borrowed for the call; NULL is all zero.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT if the op does not have the manager's name,
///            or is not isolated; TN_VERIFY_FAILED if the IR is not valid, before or after a pass,
///            or a pass failed; TN_OUT_OF_MEMORY. All are reported.
/// Threads:   as changing `op`. The library's own threads, if any, have finished when it returns;
///            results and reports are the same as with one thread, in the same order.
TN_API TN_MUST_USE tn_status tn_pass_manager_run(tn_pass_manager* manager, tn_op op,
                                                 const tn_pass_options* options);
/// Makes a manager from a whole pipeline ("builtin.module(cse)"), runs it on `op` and destroys it.
///
/// Ownership: `options` is borrowed for the call; NULL is all zero.
/// Errors:    those of tn_pass_manager_parse and tn_pass_manager_run.
/// Threads:   as changing `op`.
/// Cost:      that of both.
TN_API TN_MUST_USE tn_status tn_op_run_pipeline(tn_op op, const char* pipeline,
                                                const tn_pass_options* options);
/// Runs the manager on `op` from within a pass of the caller's own, as a part of it: with the
/// options of the run under way, in whose scope, or one inside it, the handle is. Passes of the
/// manager that are the caller's may do the same.
///
/// Ownership: as tn_pass_manager_run.
/// Errors:    as tn_pass_manager_run; TN_INVALID_ARGUMENT too when no pass is running, and when
///            `op` is neither what the pass runs on nor in it.
/// Threads:   that of the pass.
TN_API TN_MUST_USE tn_status tn_pass_manager_run_nested(tn_pass_manager* manager, tn_op op);
/// Writes the pipeline as text that tn_pass_manager_parse reads.
///
/// Ownership: `write` gets bytes for the call.
/// Errors:    what `write` returns; TN_OUT_OF_MEMORY, reported.
/// Threads:   as tn_pass_manager_create.
TN_API TN_MUST_USE tn_status tn_pass_manager_print(const tn_pass_manager* manager,
                                                   tn_write_fn write, void* user_data);

/// How many passes the library has. Ownership: by value. Threads: any.
TN_API size_t tn_pass_count(void);
/// The name, as pipelines have it, of pass `index`; empty beyond the last. Ownership: static.
TN_API tn_string_view tn_pass_name(size_t index);
/// What it does, in a line. Ownership: static.
TN_API tn_string_view tn_pass_description(size_t index);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_PASS_H
