// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of `tenure reduce`.
//
//   cases     reduce_case_*: modules, and how they are written
//   tests     reduce_tester_*: the script that tells which cases are interesting
//   steps     reduce_steps: ways to make a case smaller, each with targets
//   search    reduce_search: finds the targets that can be removed
//
// A step has targets, numbered from 0 in the order of a walk: the candidates for removal. The
// search removes ranges of them, larger ones first, from clones of the best case so far. Cases that
// do not verify, or that were tested before, are never tested.

#ifndef TENURE_TOOLS_REDUCE_H
#define TENURE_TOOLS_REDUCE_H

#include <signal.h>
#include <sys/types.h>
#include <tenure/analysis.h>
#include <tenure/operation.h>
#include <tenure/text.h>

#include "command.h"
#include "query_matcher.h"

//===-- Cases ---------------------------------------------------------------------------------===//

/// A part of a file: a module, or a text that cannot be parsed, which stays unchanged.
typedef struct reduce_part {
  tn_op module;
  tn_string_view text;
} reduce_part;

typedef struct reduce_case {
  tn_scope* scope;
  reduce_part* parts;
  size_t count;
} reduce_case;

bool reduce_case_clone(const reduce_case* original, reduce_case* out_clone);
void reduce_case_destroy(reduce_case* self);
/// Returns true if all modules are valid. Reports nothing if the handler's `quiet` is set.
bool reduce_case_verifies(const reduce_case* self);
bool reduce_case_write(const reduce_case* self, const tn_print_options* options, const char* marker,
                       tool_text* text);
size_t reduce_case_op_count(const reduce_case* self);

//===-- Tests ---------------------------------------------------------------------------------===//

typedef enum reduce_answer {
  REDUCE_WAITING,  ///< The script is running.
  REDUCE_YES,      ///< It exited with a nonzero code: the case is interesting.
  REDUCE_NO,
  REDUCE_FAILED  ///< It could not be run, or was killed from outside.
} reduce_answer;

/// A run of the script.
typedef struct reduce_run {
  pid_t process;
  char* path;  ///< The path of the file for the script.
  double started;
  reduce_answer answer;
} reduce_run;

typedef struct reduce_tester {
  const char* script;
  const char* arguments[TOOL_LIST_MAX];
  size_t argument_count;
  tool_number timeout;  ///< In seconds; a script that takes longer means no.
  uint64_t run_count;
  int stop_signal;  ///< The signal that requested a stop; 0 for none.
  sigset_t signals;
  sigset_t signals_before;
} reduce_tester;

/// Blocks the signals that stop a process, so that they can be polled.
void reduce_tester_open(reduce_tester* tester);
void reduce_tester_close(reduce_tester* tester);
/// Returns true if a stop was requested.
bool reduce_tester_stopped(reduce_tester* tester);
/// Runs the script on a file with this text. Returns false after reporting an error.
bool reduce_run_start(reduce_tester* tester, const tool_text* text, reduce_run* out_run);
/// Waits until one of the runs has its answer, or a stop is requested.
void reduce_runs_wait(reduce_tester* tester, reduce_run* runs, size_t count);
/// Kills the run if it is running, and deletes its file.
void reduce_run_end(reduce_run* run);

//===-- Steps ---------------------------------------------------------------------------------===//

typedef struct reduce_step {
  const char* name;
  /// Without `apply`: counts the targets. With it: removes targets `first` to `end`.
  size_t (*visit)(reduce_case* self, bool apply, size_t first, size_t end);
  /// Returns for each of `count` targets the closest enclosing target, which can only be removed
  /// with it; SIZE_MAX for none. The caller frees the array; NULL if out of memory. The function is
  /// NULL if targets do not nest.
  size_t* (*enclosing)(const reduce_case* self, size_t count);
} reduce_step;

extern const reduce_step reduce_steps[];
extern const size_t reduce_step_count;

/// The ops that refer to the symbols of a module, collected on the first request, and again for a
/// symbol of another module. Ops created later are missing: close it before asking for references
/// in them. All zero is empty.
typedef struct reduce_users {
  tn_op root;
  tn_symbol_users* symbols;
} reduce_users;

void reduce_users_close(reduce_users* self);
/// Finds op `index` of those that refer to the symbol; null if it was erased. Returns false after
/// the last one.
bool reduce_users_get(reduce_users* self, tn_op symbol, size_t index, tn_op* out_user);

/// Erases an op with all uses: replaces its results by values of the same types, and also erases
/// ops that refer to it as a symbol.
void reduce_erase(reduce_users* users, tn_op op);
/// Returns a value of a type for use at `before`: one of `op`'s operands (if any), an argument, a
/// result of an op before it, a constant, or a cast without operands. Null if out of memory.
tn_value reduce_value(tn_op op, tn_op before, tn_type type);

size_t reduce_visit_blocks(reduce_case* self, bool apply, size_t first, size_t end);
size_t reduce_visit_branches(reduce_case* self, bool apply, size_t first, size_t end);
size_t reduce_visit_merges(reduce_case* self, bool apply, size_t first, size_t end);
size_t reduce_visit_block_arguments(reduce_case* self, bool apply, size_t first, size_t end);
size_t reduce_visit_arguments(reduce_case* self, bool apply, size_t first, size_t end);
size_t reduce_visit_function_results(reduce_case* self, bool apply, size_t first, size_t end);
size_t reduce_visit_attributes(reduce_case* self, bool apply, size_t first, size_t end);
size_t reduce_visit_values(reduce_case* self, bool apply, size_t first, size_t end);
size_t reduce_visit_types(reduce_case* self, bool apply, size_t first, size_t end);

/// Recreates an op without `count` results from `index` on, whose uses get other values.
void reduce_erase_results(tn_scope* scope, tn_op op, size_t index, size_t count);
/// Counts how many of `size` targets from index `base` on are in `first` to `end`. Targets are
/// numbered from the last item of a list to the first; the items are consecutive from `*out_index`
/// on.
size_t reduce_items(size_t base, size_t size, size_t first, size_t end, size_t* out_index);
/// Removes all references from the ops of a block, so that the blocks that they use can be erased.
void reduce_cut_off(tn_block block);
/// Collects every op of the case except the modules, in the order of a walk. Free it with
/// tool_ops_free.
bool reduce_collect(const reduce_case* self, tool_ops* out_ops);
/// Returns true if the op ends its block.
bool reduce_is_terminator(tn_op op);

//===-- Search --------------------------------------------------------------------------------===//

typedef struct reduce_search {
  reduce_case best;
  reduce_tester* tester;
  size_t jobs;
  const tn_print_options* print;
  const char* marker;
  const char* output_path;  ///< The path for each new best case; or "-".
  bool* quiet;              ///< Set while cases are verified that may be invalid.
  uint64_t* seen;           ///< Hashes of tested cases: a hash table; 0 is free.
  size_t seen_count;
  size_t seen_capacity;
  bool failed;  ///< Out of memory, or a test could not be run.
} reduce_search;

/// Returns true if the best case is itself interesting.
bool reduce_search_check(reduce_search* self);
/// Makes a case the best one if it verifies, was not tested before and is interesting; destroys it
/// otherwise.
bool reduce_search_offer(reduce_search* self, reduce_case* owned_case);
/// Runs all steps until none makes progress.
void reduce_search_run(reduce_search* self);

#endif  // TENURE_TOOLS_REDUCE_H
