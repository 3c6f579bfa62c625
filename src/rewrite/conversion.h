// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The conversion driver: ops that a plan forbids become others, whose operands and results may be
// of other types.
//
//   conversion.c         what is converted, in which order
//   conversion_value.c   what values were replaced by, casts between types, arguments of blocks
//   conversion_undo.c    the journal of what was done, and how it is taken back
//   conversion_finish.c  the end: uses get their values, casts are reconciled, ops are erased
//   conversion_run.c     the public drivers: plans of targets, type converters and pattern sets
//   conversion_api.c     the public functions that patterns call
//
// A replaced op stays until the end, so that folds and patterns see ops as they were. A value that
// is needed in other types than its own is cast after its definition, once for each list of types;
// casts that nothing needs are erased at the end. The places of casts, and that ops are folded
// before patterns are tried, are as in MLIR's dialect conversion.
//
// A deferred conversion (that of a public driver) also keeps erased ops and blocks until the end,
// and journals every change, so that it can be taken back as a whole. Plans of the library's own
// lowerings may change the IR through the rewriter at once, which is not journaled.

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
  TN_STEP_MADE,          ///< An op.
  TN_STEP_MOVED,         ///< An op, from `block` and before `before`; both 0: it was detached.
  TN_STEP_MODIFIED,      ///< An op in place; `saved` may be NULL.
  TN_STEP_REPLACED,      ///< An op.
  TN_STEP_MAPPED,        ///< A value; `block`: its uses change at the end.
  TN_STEP_DROPPED,       ///< A mapped argument, which is erased at the end.
  TN_STEP_CAST,          ///< A cast `entity` of the value `block`.
  TN_STEP_USE,           ///< Operand number `block` of an op had the value `before`.
  TN_STEP_BLOCK_MADE,    ///< A block.
  TN_STEP_BLOCK_MOVED,   ///< A block, from the region `block` and before `before`.
  TN_STEP_BLOCK_ERASED,  ///< A block, likewise; it is in no region.
  TN_STEP_ARGUMENTS      ///< A block that had `block` arguments before.
} tn_step_kind;

typedef struct tn_step {
  uint32_t kind;
  tn_ref entity;
  uint32_t generation;  ///< Of the entity's cell; that of a value's owner.
  tn_ref block;
  tn_ref before;  ///< Of a cast: the value that is wanted in other types.
  uint32_t note;  ///< `tn_conversion.note` when it was made.
  struct tn_saved_op* saved;
} tn_step;

typedef struct tn_conversion_plan {
  tn_legality (*legality)(tn_conversion* c, tn_ref op);
  /// Creates the op's replacement before it, and calls tn_conversion__replace; false if it cannot.
  bool (*convert)(tn_conversion* c, tn_ref op);
  /// Null if the type cannot be converted; NULL: types stay.
  tn_type (*type)(tn_conversion* c, tn_type type);
  /// The types of the arguments that an argument of the type becomes, and how its value is made of
  /// these; NULL: there is one, of the converted type.
  void (*expand)(tn_conversion* c, tn_type type, tn_types* out_types);
  tn_ref (*pack)(tn_conversion* c, tn_type type, const tn_ref* values);
  /// Makes a value of the converted type of one; NULL: by an unrealized cast.
  tn_ref (*cast)(tn_conversion* c, tn_ref value, tn_type type);
  /// Makes the values of a cast that is needed, by the step that made it. NULL: casts stay.
  bool (*materialize)(tn_conversion* c, const tn_step* step, tn_refs* out_values);
  /// Whether what is in the op is left as it is; may be NULL.
  bool (*is_spared)(tn_conversion* c, tn_ref op);
  bool is_full;      ///< Ops of unknown legality must not stay.
  bool is_lenient;   ///< Ops that are illegal may stay.
  bool is_deferred;  ///< Changes wait for the end, and can be taken back.
  tn_conversion_folding folding;
} tn_conversion_plan;

/// What a value was replaced by: `count` values in `tn_conversion.rows`, from number `first` on.
typedef struct tn_mapping {
  uint32_t first;
  uint32_t count;
} tn_mapping;

/// What is known of an op or a block, in `tn_conversion.marks`.
enum {
  TN_MARK_KNOWN = 1,      ///< An op that existed, or whose creation was notified.
  TN_MARK_GONE = 2,       ///< An op that was replaced or erased.
  TN_MARK_NEW = 4,        ///< An op or a block of the conversion's own.
  TN_MARK_CONVERTED = 8,  ///< A block whose arguments were converted.
  TN_MARK_REACHED = 16,   ///< A block.
  TN_MARK_SPARED = 32     ///< An op in a recursively legal one.
};

struct tn_conversion {
  tn_rewriter* rewriter;
  const tn_conversion_plan* plan;
  void* data;  ///< The plan's.
  tn_ref root;
  tn_value_map values;      ///< By a replaced value, its number in `mappings` plus 1.
  tn_value_map casts;       ///< The last cast of values of which a value is the first.
  tn_value_map next_casts;  ///< Of a cast, the one before it of the same first value.
  tn_value_map saves;       ///< By op, the number of its last TN_STEP_MODIFIED plus 1.
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
  tn_refs spare;                         ///< Ops that are erased at the end if nothing uses them.
  uint32_t last_mark;                    ///< The step count when a mark was last made.
  uint32_t replaced_count;               ///< Of steps that replace something.
  uint32_t depth;                        ///< Of ops that conversions make.
  uint32_t note;                         ///< The plan's, for the steps that are made.
  tn_call_out* frame;                    ///< The call of a deferred conversion.
  struct tn_dominator_tree* dominators;  ///< Of regions that were asked about.
  uint32_t dominators_made;              ///< The step count when the first of them was made.
  uint32_t dominators_checked;           ///< Steps that are known to leave them right.
  bool has_modified_flow;                ///< An op with successors.
  bool has_modified;                     ///< An op that stays.
  bool is_undoing;
  bool is_finishing;
  const tn_rewrite_events* told;  ///< Of the changes of a deferred conversion, at its end.
  tn_verify_memory* verified;     ///< Marks ops that are malformed; NULL: they are trusted.
};

/// Converts what is in `root`, and `root`. TN_VERIFY_FAILED, reported, if an op that is illegal
/// stays.
TN_MUST_USE tn_status tn_conversion__run(tn_rewriter* rewriter, tn_ref root,
                                         const tn_conversion_plan* plan, void* data);
/// The parts of it. tn_conversion__convert calls `judged` with each op that existed, and whether it
/// is, or became, legal, unless that is NULL.
void tn_conversion__open(tn_rewriter* rewriter, tn_ref root, const tn_conversion_plan* plan,
                         void* data, tn_conversion* out_conversion);
void tn_conversion__close(tn_conversion* c);
TN_MUST_USE tn_status tn_conversion__convert(tn_conversion* c,
                                             void (*judged)(void* data, tn_ref op, bool is_legal));
/// Gives uses their values and reconciles casts. What is gone is erased, or, in a deferred
/// conversion, waits for tn_conversion__commit, which also notifies the listener.
TN_MUST_USE tn_status tn_conversion__finish(tn_conversion* c);
void tn_conversion__commit(tn_conversion* c);

//===-- For plans -----------------------------------------------------------------------------===//

static inline tn_type tn_conversion__type(tn_conversion* c, tn_type type) {
  return c->plan->type == NULL ? type : c->plan->type(c, type);
}
/// The converted type of a result.
static inline tn_type tn_conversion__result_type(tn_conversion* c, tn_ref op, uint32_t index) {
  const tn_context* context = c->rewriter->context;
  return tn_conversion__type(c, tn_value__type(context, tn_op__result(context, op, index)));
}
/// All operands in their converted types; false if one's type cannot be converted.
bool tn_conversion__operands(tn_conversion* c, tn_ref op, tn_refs* out_values);
/// The op is erased at the end; `values` replace its results, 0 for an unused one.
void tn_conversion__replace(tn_conversion* c, tn_ref op, const tn_ref* values);
/// The same, each result by `counts` of them values.
void tn_conversion__replace_with_rows(tn_conversion* c, tn_ref op, const tn_ref* values,
                                      const uint32_t* counts);
/// Results that are used become those of a cast of nothing.
void tn_conversion__erase(tn_conversion* c, tn_ref op);
/// The results of `other`.
void tn_conversion__replace_with_op(tn_conversion* c, tn_ref op, tn_ref other);
/// `values` replace a value where it is an operand of an op that is converted.
void tn_conversion__map_to(tn_conversion* c, tn_ref value, const tn_ref* values, uint32_t count);
static inline void tn_conversion__map(tn_conversion* c, tn_ref argument, tn_ref value) {
  tn_conversion__map_to(c, argument, &value, 1);
}
/// A mapped argument gives its uses to its replacement at the end, and is erased.
void tn_conversion__drop(tn_conversion* c, tn_ref argument);
/// A mapped value likewise, which stays.
void tn_conversion__replace_uses(tn_conversion* c, tn_ref value);
/// Gives a block arguments of converted types, once; false, with nothing changed, if one has none.
/// `is_entry`: those of a function, of which one may become several.
bool tn_conversion__block(tn_conversion* c, tn_ref block, bool is_entry);
/// Whether that can be.
bool tn_conversion__has_block(tn_conversion* c, tn_ref block);
/// Gives a block new arguments after its own, which `counts` of them each replace; those that
/// belong to none come last. The old ones are erased at the end.
void tn_conversion__replace_arguments(tn_conversion* c, tn_ref block, const tn_types* types,
                                      const uint32_t* counts);
/// The values that replace a value, in the end.
void tn_conversion__current(tn_conversion* c, tn_ref value, tn_refs* out_values);
/// The values in these types, by a cast if they have others.
void tn_conversion__cast(tn_conversion* c, tn_ref value, const tn_types* types,
                         tn_refs* out_values);
/// Puts a cast of the values, which replace `value`, in their place, if they have other types.
void tn_conversion__cast_values(tn_conversion* c, tn_ref value, tn_refs* values,
                                const tn_types* types);
/// A new cast of nothing to one type, where the rewriter stands; 0 on failure.
tn_ref tn_conversion__cast_here(tn_conversion* c, tn_ref value, const tn_types* types);
/// The op goes at the end if nothing uses it.
static inline void tn_conversion__note_spare(tn_conversion* c, tn_ref op) {
  tn_refs__push(c->rewriter, &c->spare, op);
}
/// The conversion of a rewriter whose changes wait for its end; NULL for others.
static inline tn_conversion* tn_rewriter__deferred(const tn_rewriter* rewriter) {
  tn_conversion* c = rewriter->conversion;
  return c != NULL && c->plan->is_deferred && !c->is_undoing ? c : NULL;
}
static inline bool tn_conversion__is_gone(const tn_conversion* c, tn_ref op) {
  return (tn_cell_map__get(&c->marks, op) & TN_MARK_GONE) != 0;
}
/// Whether the op, or one around it, is gone; in a deferred conversion also if it is not in the
/// root.
bool tn_conversion__is_in_gone(const tn_conversion* c, tn_ref op);
/// Whether an op that stays uses the value.
bool tn_conversion__is_used(const tn_conversion* c, tn_ref value);
/// An op that is erased at the end, without a word about its results.
void tn_conversion__discard(tn_conversion* c, tn_ref op);

//===-- Taking back ---------------------------------------------------------------------------===//

/// Where a conversion stands, to go back to.
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
/// Converts what was made since the mark; where something stays illegal, or nothing is `done`, all
/// of it is taken back, and the answer is no.
bool tn_conversion__settle(tn_conversion* c, const tn_conversion_mark* mark, bool done);
/// Converts what was made, or modified, since step number `first`; false if it cannot be.
bool tn_conversion__convert_made(tn_conversion* c, uint32_t first);
/// Takes back what was done since the mark.
void tn_conversion__undo(tn_conversion* c, const tn_conversion_mark* mark);

void tn_conversion__free_steps(tn_conversion* c);
/// Forgets the dominator trees of regions, as their blocks or successors change.
void tn_conversion__drop_dominators(tn_conversion* c);

/// Adds a step about an op, a block or a value. NULL when out of memory, which fails the rewriter.
tn_step* tn_conversion__push(tn_conversion* c, tn_step_kind kind, tn_ref entity);
/// Whether what the step is about still exists.
bool tn_step__is_current(const tn_conversion* c, const tn_step* step);

// What the rewriter reports before it changes something (rewriter.c).
void tn_conversion__moving(tn_conversion* c, tn_ref op);
/// The same after the move, with where the op was.
void tn_conversion__moved(tn_conversion* c, tn_ref op, tn_ref block, tn_ref before);
void tn_conversion__block_moving(tn_conversion* c, tn_ref block);
/// Journals an op's parts before their first change since the last mark.
void tn_conversion__modifying(tn_conversion* c, tn_ref op);
/// Removes the last step if it is that of an op which was not changed after all; `first` is what
/// the step count was before.
void tn_conversion__forget_modifying(tn_conversion* c, uint32_t first);
/// A deferred conversion's: sets an operand, which undo takes back.
void tn_conversion__set_use(tn_conversion* c, tn_ref use, tn_ref value);
/// Takes a block out of its region with all that is in it, which is gone then.
void tn_conversion__erase_block(tn_conversion* c, tn_ref block);

//===-- For rewriters (conversion_api.c) ------------------------------------------------------===//

/// Replaces all uses of a value, now and later.
TN_MUST_USE tn_status tn_conversion__replace_value(tn_conversion* c, tn_ref from, tn_ref to);
TN_MUST_USE tn_status tn_conversion__inline_block(tn_conversion* c, tn_ref source, tn_ref block,
                                                  tn_ref before, const tn_value* values,
                                                  size_t value_count);

//===-- Casts ---------------------------------------------------------------------------------===//

bool tn_cast__is(const tn_context* context, tn_ref op);
/// The name of casts; NULL on failure.
const tn_storage* tn_cast__name(tn_rewriter* rewriter);
/// Removes casts that bring back what another one was made of, and those that are not used. `c` is
/// a deferred conversion, which can take it back, or NULL.
void tn_casts__reconcile_in(tn_conversion* c, tn_rewriter* rewriter, const tn_ref* casts,
                            uint32_t count);
void tn_casts__reconcile(tn_rewriter* rewriter, const tn_ref* casts, uint32_t count);

#endif  // TENURE_SRC_REWRITE_CONVERSION_H
