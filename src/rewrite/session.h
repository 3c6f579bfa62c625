// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Callbacks with handles: what a rewriter needs to know to work for them, and pattern sets.
//
//   rewriter_api.c   the public rewriter: handles are resolved, and refusals come before changes
//   pattern_set.c    sets, and which patterns are for an op
//   pattern_run.c    running sets: the greedy driver, and one walk

#ifndef TENURE_SRC_REWRITE_SESSION_H
#define TENURE_SRC_REWRITE_SESSION_H

#include <tenure/conversion.h>
#include <tenure/rewrite_pdl.h>

#include "ir/verify.h"
#include "rewrite/greedy.h"

typedef struct tn_pattern_range tn_pattern_range;

/// Hears of what a driver does, before (`begins`) and after it; before, false leaves it out.
typedef struct tn_rewrite_watch {
  bool (*turn)(void* user_data, tn_ref root, int64_t turn, bool begins);
  bool (*pattern)(void* user_data, tn_ref op, const char* name, bool begins);
  void* user_data;
} tn_rewrite_watch;

/// A run of patterns, or a rewriter of its own.
typedef struct tn_rewrite_session {
  uint32_t scope;  ///< Number of the scope of all handles.
  tn_ref root;     ///< What a driver works on; 0 for none.
  uint32_t root_generation;
  uint32_t place_generation;  ///< Of the op at the insertion point, or of its block.
  const tn_pattern_set* patterns;
  const tn_storage* last_name;         ///< What patterns were looked for last,
  const tn_pattern_range* last_range;  ///< and found.
  tn_pattern_filter* filter;           ///< Of canonicalizations; NULL: all are tried.
  const tn_rewrite_listener* listener;
  const tn_rewrite_watch* watch;  ///< May be NULL.
  tn_verify_memory* verified;     ///< What a driver keeps to mark ops; NULL for a rewriter.
  bool is_notifying;
  bool is_driven;    ///< By a driver, which owns the rewriter.
  bool is_doomed;    ///< Destroyed during a call on it.
  uint32_t holders;  ///< Calls on it that are under way.
} tn_rewrite_session;

/// Whether the scope of the handles is open, and no callback asked for its close.
bool tn_session__is_open(const tn_rewrite_session* session);
/// Tell the session's listener; for a rewriter of a session that has one.
extern const tn_rewrite_events tn_session__events;
/// Whether it wants to hear of patterns that were tried; tn_session__tell_tried tells it of one.
static inline bool tn_session__hears_of_patterns(const tn_rewrite_session* session) {
  return session != NULL && session->listener != NULL && session->listener->pattern_tried != NULL;
}
/// Whether a listener is notified before and after patterns are tried, and selects them.
static inline bool tn_session__is_watched(const tn_rewrite_session* session) {
  return session != NULL && session->watch != NULL;
}
void tn_session__tell_tried(tn_rewriter* rewriter, const char* name, bool applied);
/// Remembers where the rewriter was put.
void tn_session__placed(tn_rewriter* rewriter);

typedef struct tn_pattern_entry {
  const tn_storage* root;  ///< NULL: any op.
  char* name;
  uint32_t benefit;
  uint32_t number;  ///< In the order of adding.
  tn_pattern_fn match_and_rewrite;
  tn_fold_hook_fn fold;  ///< Instead, among folds.
  tn_pdl_fn function;    ///< Instead, among functions; benefit 1 is a constraint, 0 a rewrite.
  tn_conversion_pattern_fn convert;  ///< Instead, for conversions; `converter` may be NULL.
  tn_type_converter* converter;      ///< Held.
  void* user_data;
  void (*delete_user_data)(void* user_data);
} tn_pattern_entry;

/// Entries; once frozen, those for one name lie side by side, in the order in which they are tried.
typedef struct tn_pattern_list {
  tn_pattern_entry* items;
  size_t count;
  size_t capacity;
  tn_pattern_range* ranges;  ///< By name, a flat table; NULL until frozen.
  size_t range_capacity;
  size_t any_count;  ///< Those for any op, which come first.
} tn_pattern_list;

struct tn_pattern_range {
  const tn_storage* root;  ///< NULL for an empty slot.
  uint32_t first;
  uint32_t count;
};

struct tn_pattern_set {
  tn_context* context;
  tn_pattern_list patterns;
  tn_pattern_list folds;
  tn_pattern_list functions;  ///< Of pdl.
  bool canonicalizes;
  bool is_frozen;
  bool is_doomed;  ///< Destroyed while it ran.
  bool is_ending;
  uint32_t runs;  ///< Under way; guarded by atomic access.
};

/// Takes over what a callback said that the results of a fold are.
tn_fold_outcome tn_session__take_folded(tn_fold* fold, const tn_fold_result* results);
/// Makes options of a run of the library's canonicalizations (tn_canonical__match, with its filter)
/// those of a run, in `root`, that tries users' as well, with handles of the scope. Only where
/// there are some.
void tn_session__add_user(tn_context* context, uint32_t scope, tn_ref root,
                          tn_greedy_options* options, tn_rewrite_session* out_session);

/// Lets a frozen set that does not run take more patterns; freezing it again sorts all of them.
void tn_pattern_set__thaw(tn_pattern_set* set);
/// Removes the patterns after the first `count`, without their user data.
void tn_pattern_set__drop(tn_pattern_set* set, size_t count);
/// The entries for ops of a name; NULL if there are none but those for any op.
const tn_pattern_range* tn_pattern_list__find(const tn_pattern_list* list, const tn_storage* root);
/// The number of a function; UINT32_MAX if there is none.
uint32_t tn_pattern_set__find_function(const tn_pattern_set* set, tn_string_view name,
                                       bool is_constraint);
/// Adds a pattern, whose fields but for names are those of `entry`.
TN_MUST_USE tn_status tn_pattern_set__add_entry(tn_pattern_set* set, tn_string_view root,
                                                tn_string_view name, const tn_pattern_entry* entry);
/// Freezes the set and holds it; tn_pattern_set__end lets go.
TN_MUST_USE tn_status tn_pattern_set__begin(tn_pattern_set* set);
void tn_pattern_set__end(tn_pattern_set* set);

//===-- Calls on a rewriter (rewriter_api.c) --------------------------------------------------===//

/// A call on a rewriter. A listener or handler called in it may destroy the rewriter, or the
/// context: that waits until the call is over.
typedef struct tn_rewriter_use {
  tn_rewriter* rewriter;
  tn_call_out call;
} tn_rewriter_use;
void tn_rewriter__hold(tn_rewriter_use* use, tn_rewriter* rewriter);
/// Returns `status`.
tn_status tn_rewriter__let_go(tn_rewriter_use* use, tn_status status);
/// TN_OK if the rewriter may change something.
TN_MUST_USE tn_status tn_rewriter__ready(const tn_rewriter* rewriter);
// Handles that it may change, or take; reported.
TN_MUST_USE tn_status tn_rewriter__take_block(const tn_rewriter* rewriter, tn_block block);
TN_MUST_USE tn_status tn_rewriter__take_region(const tn_rewriter* rewriter, tn_region region);
TN_MUST_USE tn_status tn_rewriter__check_replace(tn_rewriter* rewriter, tn_op op,
                                                 size_t value_count);
/// A value, 0 for null, that may replace one of `op`.
TN_MUST_USE tn_status tn_rewriter__take_value(tn_rewriter* rewriter, tn_ref op, tn_value value,
                                              tn_ref* out_value);

#endif  // TENURE_SRC_REWRITE_SESSION_H
