// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// State of a rewriter for callbacks with handles, and pattern sets.
//
//   rewriter_api.c   the public rewriter: resolves handles, and checks before changing anything
//   pattern_set.c    sets, and lookup of patterns by op name
//   pattern_run.c    runs sets: the greedy driver, and the walk driver

#ifndef TENURE_SRC_REWRITE_SESSION_H
#define TENURE_SRC_REWRITE_SESSION_H

#include <tenure/conversion.h>
#include <tenure/rewrite_pdl.h>

#include "ir/verify.h"
#include "rewrite/greedy.h"

typedef struct tn_pattern_range tn_pattern_range;

/// Callbacks before (`begins`) and after each action of a driver. Returning false before an action
/// skips it.
typedef struct tn_rewrite_watch {
  bool (*turn)(void* user_data, tn_ref root, int64_t turn, bool begins);
  bool (*pattern)(void* user_data, tn_ref op, const char* name, bool begins);
  void* user_data;
} tn_rewrite_watch;

/// State of a pattern run or of a standalone rewriter.
typedef struct tn_rewrite_session {
  uint32_t scope;  ///< The id of the scope of all handles.
  tn_ref root;     ///< The root of a driver; 0 for none.
  uint32_t root_generation;
  uint32_t place_generation;  ///< The generation of the op at the insertion point, or of its block.
  const tn_pattern_set* patterns;
  const tn_storage* last_name;         ///< The name of the last pattern lookup.
  const tn_pattern_range* last_range;  ///< The result of the last pattern lookup.
  tn_pattern_filter* filter;           ///< Selects canonicalization patterns; NULL: all.
  const tn_rewrite_listener* listener;
  const tn_rewrite_watch* watch;  ///< May be NULL.
  tn_verify_memory* verified;     ///< The driver's memory for marking ops; NULL for a standalone
                                  ///< rewriter.
  bool is_notifying;
  bool is_driven;    ///< A driver owns the rewriter.
  bool is_doomed;    ///< Destroyed during a call.
  uint32_t holders;  ///< The number of active calls.
} tn_rewrite_session;

/// Returns whether the scope of the handles is open and no callback requested to close it.
bool tn_session__is_open(const tn_rewrite_session* session);
/// Events that notify the session's listener. Requires a session with a listener.
extern const tn_rewrite_events tn_session__events;
/// Returns whether the listener observes tried patterns; tn_session__notify_tried notifies it.
static inline bool tn_session__hears_of_patterns(const tn_rewrite_session* session) {
  return session != NULL && session->listener != NULL && session->listener->pattern_tried != NULL;
}
/// Returns whether a watch is called before and after patterns, and can skip them.
static inline bool tn_session__is_watched(const tn_rewrite_session* session) {
  return session != NULL && session->watch != NULL;
}
void tn_session__notify_tried(tn_rewriter* rewriter, const char* name, bool applied);
/// Records the insertion point of the rewriter.
void tn_session__placed(tn_rewriter* rewriter);

typedef struct tn_pattern_entry {
  const tn_storage* root;  ///< NULL: any op.
  char* name;
  uint32_t benefit;
  uint32_t number;  ///< The insertion index.
  tn_pattern_fn match_and_rewrite;
  tn_fold_hook_fn fold;              ///< A fold.
  tn_pdl_fn function;                ///< A pdl function; benefit 1 is a constraint, 0 a rewrite.
  tn_conversion_pattern_fn convert;  ///< A conversion pattern; `converter` may be NULL.
  tn_type_converter* converter;      ///< Retained.
  void* user_data;
  void (*delete_user_data)(void* user_data);
} tn_pattern_entry;

/// A list of entries. Once frozen, entries for one name are adjacent, in the order they are tried.
typedef struct tn_pattern_list {
  tn_pattern_entry* items;
  size_t count;
  size_t capacity;
  tn_pattern_range* ranges;  ///< A hash table by name; NULL until frozen.
  size_t range_capacity;
  size_t any_count;  ///< Entries for any op, which come first.
} tn_pattern_list;

struct tn_pattern_range {
  const tn_storage* root;  ///< NULL: the slot is empty.
  uint32_t first;
  uint32_t count;
};

struct tn_pattern_set {
  tn_context* context;
  tn_pattern_list patterns;
  tn_pattern_list folds;
  tn_pattern_list functions;  ///< Functions for pdl.
  bool canonicalizes;
  bool is_frozen;
  bool is_doomed;  ///< Destroyed during a run.
  bool is_ending;
  uint32_t runs;  ///< The number of active runs; accessed atomically.
};

/// Takes over the fold results that a callback returned.
tn_fold_outcome tn_session__take_folded(tn_fold* fold, const tn_fold_result* results);
/// Extends the options of a canonicalization run (tn_canonical__match with its filter) in `root` by
/// users' patterns, with handles in `scope`. Only if the context has such patterns.
void tn_session__add_user(tn_context* context, uint32_t scope, tn_ref root,
                          tn_greedy_options* options, tn_rewrite_session* out_session);

/// Unfreezes a set that is not running, so that patterns can be added.
void tn_pattern_set__thaw(tn_pattern_set* set);
/// Removes the patterns after the first `count`, but does not delete their user data.
void tn_pattern_set__drop(tn_pattern_set* set, size_t count);
/// Returns the entries for ops with this name; NULL if only entries for any op exist.
const tn_pattern_range* tn_pattern_list__find(const tn_pattern_list* list, const tn_storage* root);
/// Returns the index of a function; UINT32_MAX if there is none.
uint32_t tn_pattern_set__find_function(const tn_pattern_set* set, tn_string_view name,
                                       bool is_constraint);
/// Adds a pattern. All fields except names come from `entry`.
TN_MUST_USE tn_status tn_pattern_set__add_entry(tn_pattern_set* set, tn_string_view root,
                                                tn_string_view name, const tn_pattern_entry* entry);
/// Freezes and retains the set; tn_pattern_set__end releases it.
TN_MUST_USE tn_status tn_pattern_set__begin(tn_pattern_set* set);
void tn_pattern_set__end(tn_pattern_set* set);

//===-- Calls on a rewriter (rewriter_api.c) --------------------------------------------------===//

/// A call on a rewriter. A listener or handler may destroy the rewriter or the context during the
/// call; the destruction is deferred until the call ends.
typedef struct tn_rewriter_use {
  tn_rewriter* rewriter;
  tn_callback_guard call;
} tn_rewriter_use;
void tn_rewriter__hold(tn_rewriter_use* use, tn_rewriter* rewriter);
/// Returns `status`.
tn_status tn_rewriter__release_run(tn_rewriter_use* use, tn_status status);
/// Returns TN_OK if the rewriter may change something.
TN_MUST_USE tn_status tn_rewriter__ready(const tn_rewriter* rewriter);
// Check handles that the rewriter may change or use, and report errors.
TN_MUST_USE tn_status tn_rewriter__take_block(const tn_rewriter* rewriter, tn_block block);
TN_MUST_USE tn_status tn_rewriter__take_region(const tn_rewriter* rewriter, tn_region region);
TN_MUST_USE tn_status tn_rewriter__check_replace(tn_rewriter* rewriter, tn_op op,
                                                 size_t value_count);
/// Checks a value, or null, as a replacement for a value of `op`; `*out_value` is 0 for null.
TN_MUST_USE tn_status tn_rewriter__take_value(tn_rewriter* rewriter, tn_ref op, tn_value value,
                                              tn_ref* out_value);

#endif  // TENURE_SRC_REWRITE_SESSION_H
