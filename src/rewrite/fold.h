// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folding: replaces the results of an op without creating ops other than constants.
//
//   fold.c         selects the dialect's fold, and folds by traits
//   folder.c       uniques constants per region (OperationFolder)
//   rewriter.h     the rewriter, through which folds, patterns and passes change IR
//   constant.h     constant values, and arithmetic on attributes
//   effects.h      side effects of ops
//
// A fold gives each result a value or an attribute, or changes its op in place.

#ifndef TENURE_SRC_REWRITE_FOLD_H
#define TENURE_SRC_REWRITE_FOLD_H

#include "rewrite/constant.h"

/// A result of a fold; either `value` or `attribute` is null.
typedef struct tn_folded {
  tn_ref value;
  tn_attribute attribute;
} tn_folded;

#define TN_FOLD_OPERANDS_SPACE 8u
#define TN_FOLD_RESULTS_SPACE 8u

struct tn_fold {
  tn_rewriter* rewriter;
  tn_context* context;
  tn_ref op;
  tn_op_code code;
  uint32_t traits;
  uint32_t operand_count;
  uint32_t result_count;
  /// The constant values of operands; null if unknown.
  tn_attribute* constants;
  tn_folded* results;
  size_t operand_capacity;  ///< Allocated capacity; 0 while on the stack.
  size_t result_capacity;
  tn_attribute constant_space[TN_FOLD_OPERANDS_SPACE];
  tn_folded result_space[TN_FOLD_RESULTS_SPACE];
};

/// Folds `op`. If `constants` is NULL, looks up the constant operands. TN_FOLD_DONE: the results
/// are in `fold`. The caller must always close `fold`.
tn_fold_outcome tn_fold__run(tn_rewriter* rewriter, tn_ref op, const tn_attribute* constants,
                             tn_fold* fold);
/// Allocates a fold of `op` and looks up its operands; false on failure. The caller closes `fold`.
bool tn_fold__open(tn_rewriter* rewriter, tn_ref op, const tn_attribute* constants, tn_fold* fold);
void tn_fold__close(tn_fold* fold);

//===-- For folds -----------------------------------------------------------------------------===//

static inline tn_ref tn_fold__operand(const tn_fold* fold, uint32_t index) {
  return tn_op__operand(fold->context, fold->op, index);
}
static inline tn_type tn_fold__operand_type(const tn_fold* fold, uint32_t index) {
  return tn_value__type(fold->context, tn_fold__operand(fold, index));
}
static inline tn_type tn_fold__type(const tn_fold* fold) {
  return tn_value__type(fold->context, tn_op__result(fold->context, fold->op, 0));
}
static inline tn_fold_outcome tn_fold__value(tn_fold* fold, tn_ref value) {
  if (value == 0) return TN_FOLD_NOTHING;
  fold->results[0] = (tn_folded){value, {NULL}};
  return TN_FOLD_DONE;
}
static inline tn_fold_outcome tn_fold__attribute(tn_fold* fold, tn_attribute attribute) {
  if (attribute.storage == NULL) return TN_FOLD_NOTHING;
  fold->results[0] = (tn_folded){0, attribute};
  return TN_FOLD_DONE;
}
/// Returns an integer of the result's type.
static inline tn_fold_outcome tn_fold__int(tn_fold* fold, tn_wide bits) {
  return tn_fold__attribute(fold, tn_const__make_int(fold->rewriter, tn_fold__type(fold), bits));
}
static inline bool tn_fold__is_int(const tn_fold* fold, uint32_t index, tn_wide value) {
  return tn_const__is_int(fold->constants[index], value);
}
/// Returns whether all bits of operand `index` are set.
static inline bool tn_fold__is_ones(const tn_fold* fold, uint32_t index) {
  return tn_const__matches(fold->constants[index], TN_CONST_ONES);
}
/// Changes an operand in place; the caller of the fold notifies that the op was modified.
static inline tn_fold_outcome tn_fold__set_operand(tn_fold* fold, uint32_t index, tn_ref value) {
  tn_rewriter__set_operand(fold->rewriter, fold->op, index, value);
  return TN_FOLD_IN_PLACE;
}
/// Folds `op(undone(x))` to `x` if the types match.
static inline tn_fold_outcome tn_fold__inverse(tn_fold* fold, tn_op_code undone) {
  const tn_ref inner = tn_value__defined_by(fold->context, tn_fold__operand(fold, 0), undone);
  if (inner == 0 || tn_op__operand_count(fold->context, inner) != 1) return TN_FOLD_NOTHING;
  const tn_ref value = tn_op__operand(fold->context, inner, 0);
  return tn_type_equal(tn_value__type(fold->context, value), tn_fold__type(fold))
             ? tn_fold__value(fold, value)
             : TN_FOLD_NOTHING;
}
/// Folds the first result from the first `count` operands if they are constant; poison gives
/// poison.
tn_fold_outcome tn_fold__constants(tn_fold* fold, uint32_t count,
                                   const tn_fold_functions* functions, void* data);
/// Folds to poison if an operand is poison.
tn_fold_outcome tn_fold__poison(tn_fold* fold);

//===-- folder.c ------------------------------------------------------------------------------===//

typedef struct tn_folder_slot {
  tn_ref region;  ///< 0: the slot is empty.
  uint32_t dialect;
  tn_uref value;
  tn_uref type;
  tn_ref op;
} tn_folder_slot;

/// Uniques constants per region.
typedef struct tn_folder {
  tn_rewriter* rewriter;
  tn_folder_slot* slots;
  size_t capacity;
  size_t count;
} tn_folder;

static inline void tn_folder__open(tn_rewriter* rewriter, tn_folder* out_folder) {
  *out_folder = (tn_folder){.rewriter = rewriter};
}
void tn_folder__close(tn_folder* folder);
/// Adds an existing constant: moves it to the start of its region, or replaces it by an equal one
/// that exists and returns false.
bool tn_folder__insert_known(tn_folder* folder, tn_ref op, tn_attribute value);
/// Returns a constant op for `value` in the region of `block`: an existing one, or a new one from
/// the dialect of `code`. Returns 0 if the dialect cannot build one.
tn_ref tn_folder__constant_in(tn_folder* folder, tn_ref block, tn_op_code code, tn_attribute value,
                              tn_type type);
/// Returns whether `op` is a constant of the folder, which must not be erased while the folder is
/// open.
bool tn_folder__owns(tn_folder* folder, tn_ref op);

#endif  // TENURE_SRC_REWRITE_FOLD_H
