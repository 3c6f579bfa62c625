// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The conversion driver: ops that a plan forbids become others, whose operands and results may be
// of other types.
//
// What an op is replaced by stands beside it until the end, so that folds and patterns see the ops
// as they were. A value needed in another type than its own is cast after its
// definition, once for each type; casts that nothing needs go at the end. Where casts stand, and
// what is folded before any pattern is tried, is as in MLIR's dialect conversion.

#ifndef TENURE_SRC_REWRITE_CONVERSION_H
#define TENURE_SRC_REWRITE_CONVERSION_H

#include "base/judy_map.h"
#include "rewrite/fold.h"

typedef struct tn_conversion tn_conversion;

typedef enum tn_legality { TN_LEGALITY_UNKNOWN, TN_LEGAL, TN_ILLEGAL } tn_legality;

typedef struct tn_conversion_plan {
  tn_legality (*legality)(tn_conversion* it, tn_ref op);
  /// Creates the op's replacement before it, and calls tn_conversion__replace; false, with
  /// nothing made, if it cannot.
  bool (*convert)(tn_conversion* it, tn_ref op);
  /// Null if the type cannot be converted; NULL: types stay.
  tn_type (*type)(tn_conversion* it, tn_type type);
  /// The types of the arguments that an argument of the type becomes, and how its value is made of
  /// these; NULL: there is one, of the converted type.
  void (*expand)(tn_conversion* it, tn_type type, tn_types* out_types);
  tn_ref (*pack)(tn_conversion* it, tn_type type, const tn_ref* values);
  /// Makes a value of the converted type of one; NULL: by an unrealized cast.
  tn_ref (*cast)(tn_conversion* it, tn_ref value, tn_type type);
  bool is_full;  ///< Ops of unknown legality must not stay.
} tn_conversion_plan;

struct tn_conversion {
  tn_rewriter* it;
  const tn_conversion_plan* plan;
  void* data;  ///< The plan's.
  tn_ref root;
  tn_judy_map values;   ///< What a value was replaced by.
  tn_judy_map casts;    ///< The last cast of a value; of that, the one before.
  tn_judy_map gone;     ///< Ops that were replaced: 1.
  tn_judy_set blocks;   ///< Whose arguments were converted.
  tn_judy_set reached;  ///< Blocks.
  tn_judy_map known;    ///< Ops that were there, or that were heard of: 1.
  tn_refs replaced;     ///< The same, in order; block arguments as values.
  tn_refs made;         ///< Ops made since the last one was converted.
  tn_refs cast_ops;
  uint32_t depth;     ///< Of ops that conversions make.
  bool has_modified;  ///< An op that stays.
};

/// Converts what is in `root`, and `root`. TN_VERIFY_FAILED, reported, if an op that is illegal
/// stays.
TN_MUST_USE tn_status tn_conversion__run(tn_rewriter* it, tn_ref root,
                                         const tn_conversion_plan* plan, void* data);

//===-- For plans -----------------------------------------------------------------------------===//

static inline tn_type tn_conversion__type(tn_conversion* it, tn_type type) {
  return it->plan->type == NULL ? type : it->plan->type(it, type);
}
/// The converted type of a result.
static inline tn_type tn_conversion__result_type(tn_conversion* it, tn_ref op, uint32_t index) {
  const tn_context* context = it->it->context;
  return tn_conversion__type(it, tn_value__type(context, tn_op__result(context, op, index)));
}
/// All operands in their converted types; false if one's type cannot be converted.
bool tn_conversion__operands(tn_conversion* it, tn_ref op, tn_refs* out_values);
/// The op is erased at the end; `values` replace its results, 0 for an unused one.
void tn_conversion__replace(tn_conversion* it, tn_ref op, const tn_ref* values);
static inline void tn_conversion__erase(tn_conversion* it, tn_ref op) {
  tn_conversion__replace(it, op, NULL);
}
/// The results of `other`.
void tn_conversion__replace_with_op(tn_conversion* it, tn_ref op, tn_ref other);
/// `value` replaces an argument of a block of an erased op; the argument is dropped when all
/// is said of the op.
static inline void tn_conversion__map(tn_conversion* it, tn_ref argument, tn_ref value) {
  tn_rewriter__fail(it->it, tn_judy_map_set(&it->values, argument, value));
}
static inline void tn_conversion__drop(tn_conversion* it, tn_ref argument) {
  tn_refs__push(it->it, &it->replaced, argument);
}
/// Gives a block arguments of converted types, once; false, with nothing changed, if one has none.
/// `is_entry`: those of a function, of which one may become several.
bool tn_conversion__block(tn_conversion* it, tn_ref block, bool is_entry);
/// Where a conversion stands, to go back to.
typedef struct tn_conversion_mark {
  uint32_t made;
  uint32_t replaced;
  uint32_t cast_ops;
} tn_conversion_mark;
static inline tn_conversion_mark tn_conversion__mark(const tn_conversion* it) {
  return (tn_conversion_mark){it->made.count, it->replaced.count, it->cast_ops.count};
}
/// Converts what was made since the mark; where something stays illegal, or nothing is `done`, all
/// of it goes, ops are no longer replaced, and the answer is no. Blocks that were moved or given
/// arguments stay so.
bool tn_conversion__settle(tn_conversion* it, const tn_conversion_mark* mark, bool done);
/// Whether that can be.
bool tn_conversion__has_block(tn_conversion* it, tn_ref block);
/// The op goes at the end if nothing uses it.
static inline void tn_conversion__note_spare(tn_conversion* it, tn_ref op) {
  tn_refs__push(it->it, &it->cast_ops, op);
}

/// Takes away casts that bring back what another one was made of, and those that are not used.
void tn_casts__reconcile(tn_rewriter* it, const tn_ref* casts, uint32_t count);

#endif  // TENURE_SRC_REWRITE_CONVERSION_H
