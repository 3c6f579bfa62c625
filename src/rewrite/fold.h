// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folding: the results of an op without new ops except constants.
//
//   fold.c         which dialect's fold, and what traits fold
//   folder.c       constants that are made once a region (OperationFolder)
//   rewriter.h     the rewriter in cells, by which folds, patterns and passes change IR
//   constant.h     what values are known to be, and arithmetic on attributes
//   effects.h      what ops do beside giving results
//
// A fold gives each result a value or an attribute, or changes its op in place.

#ifndef TENURE_SRC_REWRITE_FOLD_H
#define TENURE_SRC_REWRITE_FOLD_H

#include "rewrite/constant.h"

/// One of both is null.
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
  /// What operands are known to be; null where nothing is.
  tn_attribute* constants;
  tn_folded* results;
  size_t operand_capacity;  ///< Of blocks from the allocator; 0 while on the stack.
  size_t result_capacity;
  tn_attribute constant_space[TN_FOLD_OPERANDS_SPACE];
  tn_folded result_space[TN_FOLD_RESULTS_SPACE];
};

/// Folds `op`. `constants` NULL: what operands are known to be is looked for. TN_FOLD_DONE: the
/// results are in the fold, which must be closed in any case.
tn_fold_outcome tn_fold__run(tn_rewriter* rewriter, tn_ref op, const tn_attribute* constants,
                             tn_fold* fold);
/// Makes room for a fold of `op` and looks its operands up; false on failure. It is to be closed.
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
/// An integer of the result's type.
static inline tn_fold_outcome tn_fold__int(tn_fold* fold, tn_wide bits) {
  return tn_fold__attribute(fold, tn_const__make_int(fold->rewriter, tn_fold__type(fold), bits));
}
static inline bool tn_fold__is_int(const tn_fold* fold, uint32_t index, tn_wide value) {
  return tn_const__is_int(fold->constants[index], value);
}
/// All bits are set.
static inline bool tn_fold__is_ones(const tn_fold* fold, uint32_t index) {
  return tn_const__matches(fold->constants[index], TN_CONST_ONES);
}
/// Changes an operand in place; the caller of the fold reports that the op was modified.
static inline tn_fold_outcome tn_fold__set_operand(tn_fold* fold, uint32_t index, tn_ref value) {
  tn_rewriter__set_operand(fold->rewriter, fold->op, index, value);
  return TN_FOLD_IN_PLACE;
}
/// What `undone` was applied to, if the first operand is its result and it had the fold's type.
static inline tn_fold_outcome tn_fold__inverse(tn_fold* fold, tn_op_code undone) {
  const tn_ref inner = tn_value__defined_by(fold->context, tn_fold__operand(fold, 0), undone);
  if (inner == 0 || tn_op__operand_count(fold->context, inner) != 1) return TN_FOLD_NOTHING;
  const tn_ref value = tn_op__operand(fold->context, inner, 0);
  return tn_type_equal(tn_value__type(fold->context, value), tn_fold__type(fold))
             ? tn_fold__value(fold, value)
             : TN_FOLD_NOTHING;
}
/// The first result from the first `count` operands, if they are known; poison for poison.
tn_fold_outcome tn_fold__constants(tn_fold* fold, uint32_t count,
                                   const tn_fold_functions* functions, void* data);
/// If an operand is poison, the result is.
tn_fold_outcome tn_fold__poison(tn_fold* fold);

//===-- folder.c ------------------------------------------------------------------------------===//

typedef struct tn_folder_slot {
  tn_ref region;  ///< 0 for an empty slot.
  uint32_t dialect;
  tn_uref value;
  tn_uref type;
  tn_ref op;
} tn_folder_slot;

/// Constants by region, so that each is there once.
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
/// Takes a constant in: moves it to the start of its region, or puts the one that is there already
/// in its place; then false.
bool tn_folder__insert_known(tn_folder* folder, tn_ref op, tn_attribute value);
/// An op of the constant `value`, the one there is or a new one, as ops of a dialect like that of
/// `code` have in `block`; 0 if there is none such.
tn_ref tn_folder__constant_in(tn_folder* folder, tn_ref block, tn_op_code code, tn_attribute value,
                              tn_type type);
/// Whether `op` is one of the constants, which must not be erased while the folder is open.
bool tn_folder__owns(tn_folder* folder, tn_ref op);

#endif  // TENURE_SRC_REWRITE_FOLD_H
