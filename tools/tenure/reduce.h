// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What `tenure reduce` is made of.
//
//   cases     reduce_case_*: modules, and how they are written
//   tests     reduce_tester_*: the script that tells which cases are of interest
//   steps     reduce_steps: ways to make a case smaller, each with targets
//   search    reduce_search: which targets can go
//
// A step has targets, numbered from 0 in the order of a walk: what could go. The search leaves out
// ranges of them, larger ones first, on clones of the best case so far. What does not verify, or was
// written before, is never tested.

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

/// A part of a file: a module, or a text that cannot be read, which stays as it is.
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
/// Whether all modules are valid. Nothing is reported if `quiet` of the handler's is set.
bool reduce_case_verifies(const reduce_case* self);
bool reduce_case_write(const reduce_case* self, const tn_print_options* options, const char* marker,
                       tool_text* text);
size_t reduce_case_op_count(const reduce_case* self);

//===-- Tests ---------------------------------------------------------------------------------===//

typedef enum reduce_answer {
  REDUCE_WAITING,  ///< The script still runs.
  REDUCE_YES,      ///< It exited with another number than 0: the case is of interest.
  REDUCE_NO,
  REDUCE_FAILED  ///< It could not be run, or was killed from outside.
} reduce_answer;

/// A run of the script.
typedef struct reduce_run {
  pid_t process;
  char* path;  ///< Of the file that it was given.
  double started;
  reduce_answer answer;
} reduce_run;

typedef struct reduce_tester {
  const char* script;
  const char* arguments[TOOL_LIST_MAX];
  size_t argument_count;
  tool_number timeout;  ///< In seconds; a script that takes longer says no.
  uint64_t run_count;
  int stop_signal;  ///< That asked to stop; 0 as long as none did.
  sigset_t signals;
  sigset_t signals_before;
} reduce_tester;

/// Has the signals that stop a process wait until they are asked for.
void reduce_tester_open(reduce_tester* tester);
void reduce_tester_close(reduce_tester* tester);
/// Whether a stop was requested.
bool reduce_tester_stopped(reduce_tester* tester);
/// Runs the script on a file with this text. False after a report.
bool reduce_run_start(reduce_tester* tester, const tool_text* text, reduce_run* out_run);
/// Waits until the first of the runs has its answer, or a stop is requested.
void reduce_runs_wait(reduce_tester* tester, reduce_run* runs, size_t count);
/// Ends the run, if it goes on, and takes its file away.
void reduce_run_end(reduce_run* run);

//===-- Steps ---------------------------------------------------------------------------------===//

typedef struct reduce_step {
  const char* name;
  /// Without `apply`: how many targets there are. Else leaves out targets `first` to `end`.
  size_t (*visit)(reduce_case* self, bool apply, size_t first, size_t end);
  /// Of each of `count` targets the closest one around it, which goes only with it; SIZE_MAX for none.
  /// The caller frees it; NULL if there is no memory. The function is NULL where targets are apart.
  size_t* (*enclosing)(const reduce_case* self, size_t count);
} reduce_step;

extern const reduce_step reduce_steps[];
extern const size_t reduce_step_count;

/// What names the symbols of a module, collected on the first request, and again for a symbol of
/// another module. Ops made later are missing: close it before asking for what they name. All zero
/// is empty.
typedef struct reduce_users {
  tn_op root;
  tn_symbol_users* symbols;
} reduce_users;

void reduce_users_close(reduce_users* self);
/// Op `index` of those that name the symbol and still exist; null for one that does not. False
/// beyond the last.
bool reduce_users_get(reduce_users* self, tn_op symbol, size_t index, tn_op* out_user);

/// Erases an op, whatever uses it: its results are replaced by values of their types, and ops that
/// name it as a symbol go too.
void reduce_erase(reduce_users* users, tn_op op);
/// A value of a type for use at `before`: one of `op`'s operands (if any), an argument, what an op in
/// front of it makes, a constant, or a cast of nothing. Null when out of memory.
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

/// Makes an op anew without `count` results from `index` on, whose uses get other values.
void reduce_erase_results(tn_scope* scope, tn_op op, size_t index, size_t count);
/// How many of `size` targets from number `base` on are in `first` to `end`. Targets are numbered
/// from the last item of a list to the first; the items follow each other from `*out_index` on.
size_t reduce_items(size_t base, size_t size, size_t first, size_t end, size_t* out_index);
/// Has the ops of a block name nothing, so that blocks that they name can be erased.
void reduce_cut_off(tn_block block);
/// Every op of the case but the modules themselves, in the order of a walk. Free by tool_ops_free.
bool reduce_collect(const reduce_case* self, tool_ops* out_ops);
/// Whether it ends its block.
bool reduce_is_terminator(tn_op op);

//===-- Search --------------------------------------------------------------------------------===//

typedef struct reduce_search {
  reduce_case best;
  reduce_tester* tester;
  size_t jobs;
  const tn_print_options* print;
  const char* marker;
  const char* output_path;  ///< Where the best case is written each time that there is one; or "-".
  bool* quiet;              ///< Set while cases are verified that may not be valid.
  uint64_t* seen;           ///< Hashes of what was tested: a table, 0 is free.
  size_t seen_count;
  size_t seen_capacity;
  bool failed;  ///< Memory is out, or a test could not be run.
} reduce_search;

/// Whether the best case is of interest itself.
bool reduce_search_check(reduce_search* self);
/// Takes a case for the best one if it verifies, was not tested before and is of interest; it is
/// destroyed otherwise.
bool reduce_search_offer(reduce_search* self, reduce_case* owned_case);
/// Runs all steps until none leads on.
void reduce_search_run(reduce_search* self);

#endif  // TENURE_TOOLS_REDUCE_H
