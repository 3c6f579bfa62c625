// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The conversion driver: replaces ops that a plan makes illegal by other ops, whose operands and
// results may have other types.
//
//   conversion.c         which ops are converted, and in which order
//   conversion_value.c   replacements of values, casts between types, block arguments
//   conversion_undo.c    the journal of changes, and rollback
//   conversion_finish.c  the end: updates uses, reconciles casts, erases ops
//   conversion_run.c     the public drivers: plans from targets, type converters and pattern sets
//   conversion_api.c     the public functions that patterns call
//
// A replaced op stays until the end, so that folds and patterns see the original ops. A value that
// is needed at other types is cast after its definition, once for each list of types; unused casts
// are erased at the end. As in MLIR's dialect conversion, ops are folded before patterns are tried,
// and casts are inserted at the same places.
//
// A deferred conversion (one of a public driver) also keeps erased ops and blocks until the end,
// and journals every change, so that it can be rolled back as a whole. The library's own lowerings
// may also change the IR immediately through the rewriter; such changes are not journaled.

#ifndef TENURE_SRC_REWRITE_CONVERSION_H
#define TENURE_SRC_REWRITE_CONVERSION_H

#include <tenure/conversion.h>

#include "analysis/cell_map.h"
#include "ir/verify.h"
#include "rewrite/fold.h"
#include "rewrite/value_map.h"

typedef struct tn_conversion tn_conversion;

//===-- The journal ---------------------------------------------------------------------------===//

typedef enum tn_step_kind {
  TN_STEP_MADE,          ///< An op was created.
  TN_STEP_MOVED,         ///< An op was moved from `block` and before `before`; both 0: it was
                         ///< detached.
  TN_STEP_MODIFIED,      ///< An op was changed in place; `saved` may be NULL.
  TN_STEP_REPLACED,      ///< An op was replaced.
  TN_STEP_MAPPED,        ///< A value was mapped; with `block`, its uses change at the end.
  TN_STEP_DROPPED,       ///< A mapped argument will be erased at the end.
  TN_STEP_CAST,          ///< The cast `entity` of the value `block` was created.
  TN_STEP_USE,           ///< Operand `block` of an op changed from the value `before`.
  TN_STEP_BLOCK_MADE,    ///< A block was created.
  TN_STEP_BLOCK_MOVED,   ///< A block was moved from the region `block` and before `before`.
  TN_STEP_BLOCK_ERASED,  ///< The same for an erased block, which is in no region.
  TN_STEP_ARGUMENTS      ///< A block had `block` arguments before.
} tn_step_kind;

typedef struct tn_step {
  uint32_t kind;
  tn_ref entity;
  uint32_t generation;  ///< The generation of the entity's cell; of the owner's cell for a value.
  tn_ref block;
  tn_ref before;  ///< Of a cast: the value that is needed at other types.
  uint32_t note;  ///< `tn_conversion.note` when the step was recorded.
  struct tn_saved_op* saved;
} tn_step;

typedef struct tn_conversion_plan {
  tn_legality (*legality)(tn_conversion* c, tn_ref op);
  /// Creates the replacement before `op` and calls tn_conversion__replace; false if it cannot.
  bool (*convert)(tn_conversion* c, tn_ref op);
  /// Converts a type; returns null if it cannot. NULL: types stay.
  tn_type (*type)(tn_conversion* c, tn_type type);
  /// `expand` returns the types of the arguments that replace an argument of `type`, and `pack`
  /// builds the original value from them. NULL: one argument of the converted type.
  void (*expand)(tn_conversion* c, tn_type type, tn_types* out_types);
  tn_ref (*pack)(tn_conversion* c, tn_type type, const tn_ref* values);
  /// Casts a value to the converted type; NULL: inserts an unrealized cast.
  tn_ref (*cast)(tn_conversion* c, tn_ref value, tn_type type);
  /// Materializes the values of a live cast, given the step that created it. NULL: casts stay.
  bool (*materialize)(tn_conversion* c, const tn_step* step, tn_refs* out_values);
  /// Returns whether to skip the ops nested in `op`; may be NULL.
  bool (*is_spared)(tn_conversion* c, tn_ref op);
  bool is_full;      ///< Ops of unknown legality must be converted.
  bool is_lenient;   ///< Illegal ops may stay.
  bool is_deferred;  ///< Changes are deferred to the end and can be rolled back.
  tn_conversion_folding folding;
} tn_conversion_plan;

/// The replacements of a value: `count` values in `tn_conversion.rows`, starting at index `first`.
typedef struct tn_mapping {
  uint32_t first;
  uint32_t count;
} tn_mapping;

/// Flags of an op or a block, in `tn_conversion.marks`.
enum {
  TN_MARK_KNOWN = 1,      ///< An op that existed before or whose creation was notified.
  TN_MARK_GONE = 2,       ///< A replaced or erased op.
  TN_MARK_NEW = 4,        ///< An op or a block that the conversion itself created.
  TN_MARK_CONVERTED = 8,  ///< A block whose arguments were converted.
  TN_MARK_REACHED = 16,   ///< A reached block.
  TN_MARK_SPARED = 32     ///< An op nested in a recursively legal op.
};

struct tn_conversion {
  tn_rewriter* rewriter;
  const tn_conversion_plan* plan;
  void* data;  ///< User data of the plan.
  tn_ref root;
  tn_value_map values;      ///< Maps a replaced value to its index in `mappings` plus 1.
  tn_value_map casts;       ///< Maps a value to the last cast whose first operand it is.
  tn_value_map next_casts;  ///< Maps a cast to the previous cast of the same first operand.
  tn_value_map saves;       ///< Maps an op to the index of its last TN_STEP_MODIFIED plus 1.
  tn_cell_map marks;
  tn_mapping* mappings;
  uint32_t mapping_count;
  size_t mapping_capacity;
  tn_ref* rows;
  uint32_t row_count;
  size_t row_capacity;
  tn_step* steps;
  uint32_t step_count;
  size_t step_capacity;
  tn_refs spare;                         ///< Ops to erase at the end if they are unused.
  uint32_t last_mark;                    ///< The step count when the last mark was taken.
  uint32_t replaced_count;               ///< The count of steps that replace something.
  uint32_t depth;                        ///< Nesting depth of conversions of created ops.
  uint32_t note;                         ///< A note of the plan, stored in new steps.
  tn_callback_guard* frame;              ///< The callback frame of a deferred conversion.
  struct tn_dominator_tree* dominators;  ///< Dominator trees of the queried regions.
  uint32_t dominators_made;              ///< The step count when the first of them was built.
  uint32_t dominators_checked;           ///< The count of steps known to keep them valid.
  bool has_modified_flow;                ///< An op with successors was modified.
  bool has_modified;                     ///< An op that stays was modified.
  bool is_undoing;
  bool is_finishing;
  const tn_rewrite_events* told;  ///< The events to notify when a deferred conversion ends.
  tn_verify_memory* verified;     ///< Marks malformed ops; NULL: ops are trusted.
};

/// Converts `root` and all nested ops. Reports an illegal op that stays and returns
/// TN_VERIFY_FAILED.
TN_MUST_USE tn_status tn_conversion__run(tn_rewriter* rewriter, tn_ref root,
                                         const tn_conversion_plan* plan, void* data);
/// The steps of tn_conversion__run. tn_conversion__convert calls `judged`, unless it is NULL, with
/// each op that existed before and whether the op is or became legal.
void tn_conversion__open(tn_rewriter* rewriter, tn_ref root, const tn_conversion_plan* plan,
                         void* data, tn_conversion* out_conversion);
void tn_conversion__close(tn_conversion* c);
TN_MUST_USE tn_status tn_conversion__convert(tn_conversion* c,
                                             void (*judged)(void* data, tn_ref op, bool is_legal));
/// Updates uses and reconciles casts. Replaced ops are erased; in a deferred conversion, they are
/// erased by tn_conversion__commit, which also notifies the listener.
TN_MUST_USE tn_status tn_conversion__finish(tn_conversion* c);
void tn_conversion__commit(tn_conversion* c);

//===-- For plans -----------------------------------------------------------------------------===//

static inline tn_type tn_conversion__type(tn_conversion* c, tn_type type) {
  return c->plan->type == NULL ? type : c->plan->type(c, type);
}
/// Returns the converted type of a result.
static inline tn_type tn_conversion__result_type(tn_conversion* c, tn_ref op, uint32_t index) {
  const tn_context* context = c->rewriter->context;
  return tn_conversion__type(c, tn_value__type(context, tn_op__result(context, op, index)));
}
/// Returns all operands at their converted types; false if a type cannot be converted.
bool tn_conversion__operands(tn_conversion* c, tn_ref op, tn_refs* out_values);
/// Replaces the results by `values`, which are 0 for unused results, and erases the op at the end.
void tn_conversion__replace(tn_conversion* c, tn_ref op, const tn_ref* values);
/// Like tn_conversion__replace, but replaces result i by the next `counts[i]` values.
void tn_conversion__replace_with_rows(tn_conversion* c, tn_ref op, const tn_ref* values,
                                      const uint32_t* counts);
/// Erases the op at the end. Used results are replaced by results of a cast without operands.
void tn_conversion__erase(tn_conversion* c, tn_ref op);
/// Replaces the op by the results of `other`.
void tn_conversion__replace_with_op(tn_conversion* c, tn_ref op, tn_ref other);
/// Maps a value to `values`, which replace it as an operand of converted ops.
void tn_conversion__map_to(tn_conversion* c, tn_ref value, const tn_ref* values, uint32_t count);
static inline void tn_conversion__map(tn_conversion* c, tn_ref argument, tn_ref value) {
  tn_conversion__map_to(c, argument, &value, 1);
}
/// Replaces all uses of a mapped argument and erases it at the end.
void tn_conversion__drop(tn_conversion* c, tn_ref argument);
/// Replaces all uses of a mapped value at the end, but keeps the value.
void tn_conversion__replace_uses(tn_conversion* c, tn_ref value);
/// Converts the argument types of a block once; false, with nothing changed, if a type cannot be
/// converted. `is_entry`: the block is a function's entry, where one argument may become several.
bool tn_conversion__block(tn_conversion* c, tn_ref block, bool is_entry);
/// Returns whether the argument types of a block can be converted.
bool tn_conversion__has_block(tn_conversion* c, tn_ref block);
/// Appends new arguments to a block. The first `counts[0]` of them replace its first argument, and
/// so on; the remaining ones replace none. The old arguments are erased at the end.
void tn_conversion__replace_arguments(tn_conversion* c, tn_ref block, const tn_types* types,
                                      const uint32_t* counts);
/// Returns the values that finally replace a value.
void tn_conversion__current(tn_conversion* c, tn_ref value, tn_refs* out_values);
/// Returns the value at these types, with a cast if its types differ.
void tn_conversion__cast(tn_conversion* c, tn_ref value, const tn_types* types,
                         tn_refs* out_values);
/// Replaces `values`, the replacements of `value`, by a cast to `types` if their types differ.
void tn_conversion__cast_values(tn_conversion* c, tn_ref value, tn_refs* values,
                                const tn_types* types);
/// Inserts a new cast without operands to one type at the insertion point; 0 on failure.
tn_ref tn_conversion__cast_here(tn_conversion* c, tn_ref value, const tn_types* types);
/// Erases the op at the end if it is unused.
static inline void tn_conversion__note_spare(tn_conversion* c, tn_ref op) {
  tn_refs__push(c->rewriter, &c->spare, op);
}
/// Returns the deferred conversion of a rewriter; NULL if it has none.
static inline tn_conversion* tn_rewriter__deferred(const tn_rewriter* rewriter) {
  tn_conversion* c = rewriter->conversion;
  return c != NULL && c->plan->is_deferred && !c->is_undoing ? c : NULL;
}
static inline bool tn_conversion__is_gone(const tn_conversion* c, tn_ref op) {
  return (tn_cell_map__get(&c->marks, op) & TN_MARK_GONE) != 0;
}
/// Returns whether the op, or an op around it, was replaced or erased; in a deferred conversion,
/// also if it is outside the root.
bool tn_conversion__is_in_gone(const tn_conversion* c, tn_ref op);
/// Returns whether an op that stays uses the value.
bool tn_conversion__is_used(const tn_conversion* c, tn_ref value);
/// Erases an op at the end and ignores its results.
void tn_conversion__discard(tn_conversion* c, tn_ref op);

//===-- Rollback ------------------------------------------------------------------------------===//

/// A state of a conversion to roll back to.
typedef struct tn_conversion_mark {
  uint32_t steps;
  uint32_t spare;
  uint32_t mappings;
  uint32_t rows;
  tn_ref block;  ///< The insertion point.
  tn_ref before;
} tn_conversion_mark;
static inline tn_conversion_mark tn_conversion__mark(tn_conversion* c) {
  c->last_mark = c->step_count;
  return (tn_conversion_mark){c->step_count, c->spare.count,     c->mapping_count,
                              c->row_count,  c->rewriter->block, c->rewriter->before};
}
/// Legalizes ops created since the mark. If one stays illegal, or `done` is false, rolls back to
/// the mark and returns false.
bool tn_conversion__legalize_or_rollback(tn_conversion* c, const tn_conversion_mark* mark,
                                         bool done);
/// Legalizes ops created or modified since step `first`; false if that fails.
bool tn_conversion__convert_made(tn_conversion* c, uint32_t first);
/// Undoes all steps since the mark.
void tn_conversion__undo(tn_conversion* c, const tn_conversion_mark* mark);

void tn_conversion__free_steps(tn_conversion* c);
/// Invalidates the dominator trees, because blocks or successors change.
void tn_conversion__drop_dominators(tn_conversion* c);

/// Adds a step about an op, a block or a value. Returns NULL when out of memory, which fails the
/// rewriter.
tn_step* tn_conversion__push(tn_conversion* c, tn_step_kind kind, tn_ref entity);
/// Returns whether the entity of the step still exists.
bool tn_step__is_current(const tn_conversion* c, const tn_step* step);

// Notifications from the rewriter before a change (rewriter.c).
void tn_conversion__moving(tn_conversion* c, tn_ref op);
/// Notifies after the move, with the previous position of the op.
void tn_conversion__moved(tn_conversion* c, tn_ref op, tn_ref block, tn_ref before);
void tn_conversion__block_moving(tn_conversion* c, tn_ref block);
/// Journals the parts of an op before its first change since the last mark.
void tn_conversion__modifying(tn_conversion* c, tn_ref op);
/// Removes the last step if it records an op that was not changed after all. `first` is the step
/// count before it.
void tn_conversion__forget_modifying(tn_conversion* c, uint32_t first);
/// Sets an operand so that a deferred conversion can undo it.
void tn_conversion__set_use(tn_conversion* c, tn_ref use, tn_ref value);
/// Detaches a block and marks all nested ops as erased.
void tn_conversion__erase_block(tn_conversion* c, tn_ref block);

//===-- For rewriters (conversion_api.c) ------------------------------------------------------===//

/// Replaces all current and future uses of a value.
TN_MUST_USE tn_status tn_conversion__replace_value(tn_conversion* c, tn_ref from, tn_ref to);
TN_MUST_USE tn_status tn_conversion__inline_block(tn_conversion* c, tn_ref source, tn_ref block,
                                                  tn_ref before, const tn_value* values,
                                                  size_t value_count);

//===-- Casts ---------------------------------------------------------------------------------===//

bool tn_cast__is(const tn_context* context, tn_ref op);
/// Returns the name of cast ops; NULL on failure.
const tn_storage* tn_cast__name(tn_rewriter* rewriter);
/// Folds casts that cast back to the original types, and erases unused casts. `c` is a deferred
/// conversion, which can undo this, or NULL.
void tn_casts__reconcile_in(tn_conversion* c, tn_rewriter* rewriter, const tn_ref* casts,
                            uint32_t count);
void tn_casts__reconcile(tn_rewriter* rewriter, const tn_ref* casts, uint32_t count);

#endif  // TENURE_SRC_REWRITE_CONVERSION_H
