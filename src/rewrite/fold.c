// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folding: constant operands, folds of dialects, and folds by traits.

#include "rewrite/fold.h"

#include "ir/op_interface.h"

//===-- Folds by traits -----------------------------------------------------------------------===//

/// Moves constant operands to the end and otherwise keeps the order.
static tn_fold_outcome fold_commutative(tn_fold* fold) {
  uint32_t first = 0;
  while (first < fold->operand_count && fold->constants[first].storage == NULL) ++first;
  uint32_t rest = 0;
  for (uint32_t i = first; i < fold->operand_count; ++i) rest += fold->constants[i].storage == NULL;
  if (fold->operand_count < 2 || rest == 0) return TN_FOLD_NOTHING;
  tn_refs values = {0};
  for (uint32_t pass = 0; pass < 2; ++pass) {
    for (uint32_t i = first; i < fold->operand_count; ++i) {
      if ((fold->constants[i].storage != NULL) == (pass == 1)) {
        tn_refs__push(fold->rewriter, &values, tn_fold__operand(fold, i));
      }
    }
  }
  for (uint32_t i = first; i < fold->operand_count && fold->rewriter->status == TN_OK; ++i) {
    tn_rewriter__set_operand(fold->rewriter, fold->op, i, tn_refs__items(&values)[i - first]);
  }
  tn_refs__free(fold->rewriter, &values);
  return TN_FOLD_IN_PLACE;
}

/// Returns the op that defines `value` if it has the name and the operand count of the folded op
/// and one result; otherwise 0.
static tn_ref source_alike(const tn_fold* fold, tn_ref value) {
  const tn_context* context = fold->context;
  const tn_ref op = tn_value__defining_op(context, value);
  if (op == 0 ||
      tn_op_cell__name(context, tn_op__at(context, op)) !=
          tn_op_cell__name(context, tn_op__at(context, fold->op)) ||
      tn_op__operand_count(context, op) != fold->operand_count ||
      tn_op__result_count(context, op) != 1) {
    return 0;
  }
  return op;
}

static tn_fold_outcome fold_idempotent(tn_fold* fold) {
  const tn_ref value = tn_fold__operand(fold, 0);
  if (fold->operand_count == 1) {
    const tn_ref source = source_alike(fold, value);
    return source == 0 ? TN_FOLD_NOTHING : tn_fold__value(fold, value);
  }
  if (fold->operand_count != 2) return TN_FOLD_NOTHING;
  const tn_ref other = tn_fold__operand(fold, 1);
  if (value == other) return tn_fold__value(fold, value);
  if (!tn_type_equal(tn_fold__operand_type(fold, 1), tn_fold__type(fold))) return TN_FOLD_NOTHING;
  tn_ref source = source_alike(fold, value);
  if (source != 0 && (tn_op__operand(fold->context, source, 0) == other ||
                      tn_op__operand(fold->context, source, 1) == other)) {
    return tn_fold__value(fold, value);
  }
  source = source_alike(fold, other);
  if (source != 0 && (tn_op__operand(fold->context, source, 0) == value ||
                      tn_op__operand(fold->context, source, 1) == value)) {
    return tn_fold__value(fold, other);
  }
  return TN_FOLD_NOTHING;
}

/// Folds a cast to identical types.
static tn_fold_outcome fold_same_types(tn_fold* fold) {
  if (fold->operand_count != fold->result_count || fold->operand_count == 0) return TN_FOLD_NOTHING;
  for (uint32_t i = 0; i < fold->operand_count; ++i) {
    const tn_type type = tn_value__type(fold->context, tn_op__result(fold->context, fold->op, i));
    if (!tn_type_equal(type, tn_fold__operand_type(fold, i))) return TN_FOLD_NOTHING;
    fold->results[i] = (tn_folded){tn_fold__operand(fold, i), {NULL}};
  }
  return TN_FOLD_DONE;
}

/// Returns whether the first operand and the only result have the same type, as the two traits
/// below require. A user's schema may not guarantee this.
static bool keeps_type(const tn_fold* fold) {
  return fold->result_count == 1 && fold->operand_count != 0 &&
         tn_type_equal(tn_fold__operand_type(fold, 0), tn_fold__type(fold));
}

static tn_fold_outcome fold_traits(tn_fold* fold) {
  if ((fold->traits & TN_OP_TRAIT_CAST) != 0) return fold_same_types(fold);
  if ((fold->traits & TN_OP_TRAIT_COMMUTATIVE) != 0) {
    const tn_fold_outcome outcome = fold_commutative(fold);
    if (outcome != TN_FOLD_NOTHING) return outcome;
  }
  if ((fold->traits & TN_OP_TRAIT_IDEMPOTENT) != 0 && keeps_type(fold)) {
    const tn_fold_outcome outcome = fold_idempotent(fold);
    if (outcome != TN_FOLD_NOTHING) return outcome;
  }
  if ((fold->traits & TN_OP_TRAIT_INVOLUTION) != 0 && fold->operand_count == 1 &&
      keeps_type(fold)) {
    const tn_ref source = source_alike(fold, tn_fold__operand(fold, 0));
    const tn_ref origin = source == 0 ? 0 : tn_op__operand(fold->context, source, 0);
    if (origin != 0 && tn_type_equal(tn_value__type(fold->context, origin), tn_fold__type(fold))) {
      return tn_fold__value(fold, origin);
    }
  }
  return TN_FOLD_NOTHING;
}

#define FOLDING_TRAITS \
  (TN_OP_TRAIT_CAST | TN_OP_TRAIT_COMMUTATIVE | TN_OP_TRAIT_IDEMPOTENT | TN_OP_TRAIT_INVOLUTION)

//===-- For folds -----------------------------------------------------------------------------===//

tn_fold_outcome tn_fold__poison(tn_fold* fold) {
  for (uint32_t i = 0; i < fold->operand_count; ++i) {
    if (tn_const__is_poison(fold->constants[i])) {
      return tn_fold__attribute(fold, fold->constants[i]);
    }
  }
  return TN_FOLD_NOTHING;
}

static bool all_known(const tn_fold* fold, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    if (fold->constants[i].storage == NULL) return false;
  }
  return true;
}

tn_fold_outcome tn_fold__constants(tn_fold* fold, uint32_t count,
                                   const tn_fold_functions* functions, void* data) {
  if (tn_fold__poison(fold) == TN_FOLD_DONE) return TN_FOLD_DONE;
  if (!all_known(fold, count)) return TN_FOLD_NOTHING;
  return tn_fold__attribute(fold, tn_fold__elements(fold->rewriter, fold->constants, count,
                                                    tn_fold__type(fold), functions, data));
}

//===-- Running -------------------------------------------------------------------------------===//

static bool make_room(tn_fold* fold) {
  const tn_allocator* allocator = &fold->context->allocator;
  fold->constants = fold->constant_space;
  fold->results = fold->result_space;
  if (fold->operand_count > TN_FOLD_OPERANDS_SPACE) {
    fold->constants = tn_allocate(allocator, fold->operand_count * sizeof *fold->constants);
    if (fold->constants != NULL) fold->operand_capacity = fold->operand_count;
  }
  if (fold->result_count > TN_FOLD_RESULTS_SPACE) {
    fold->results = tn_allocate(allocator, fold->result_count * sizeof *fold->results);
    if (fold->results != NULL) fold->result_capacity = fold->result_count;
  }
  if (fold->constants != NULL && fold->results != NULL) return true;
  tn_rewriter__fail(fold->rewriter, tn_context__out_of_memory(fold->context));
  return false;
}

void tn_fold__close(tn_fold* fold) {
  const tn_allocator* allocator = &fold->context->allocator;
  if (fold->operand_capacity != 0) {
    tn_deallocate(allocator, fold->constants, fold->operand_capacity * sizeof *fold->constants);
  }
  if (fold->result_capacity != 0) {
    tn_deallocate(allocator, fold->results, fold->result_capacity * sizeof *fold->results);
  }
  fold->operand_capacity = 0;
  fold->result_capacity = 0;
}

/// Implements tn_fold__open for a known op code.
static bool open_as(tn_rewriter* rewriter, tn_ref op, const tn_op_definition* definition,
                    const tn_attribute* constants, tn_fold* fold) {
  const tn_context* context = rewriter->context;
  const tn_op_cell* cell = tn_op__at(context, op);
  fold->rewriter = rewriter;
  fold->context = rewriter->context;
  fold->op = op;
  fold->code = definition == NULL ? TN_CODE_NONE : definition->code;
  fold->traits = definition == NULL ? 0 : definition->traits;
  fold->operand_capacity = 0;
  fold->result_capacity = 0;
  fold->operand_count = tn_op_cell__operand_count(context, cell);
  fold->result_count = tn_op_cell__result_count(cell);
  if (!make_room(fold)) return false;
  if (fold->operand_count == 0) return true;
  const tn_use_cell* uses = tn_use__at(context, tn_op_cell__operands(context, op, cell));
  for (uint32_t i = 0; i < fold->operand_count; ++i) {
    fold->constants[i] = constants != NULL ? constants[i] : tn_const__of(context, uses[i].value);
  }
  return true;
}

bool tn_fold__open(tn_rewriter* rewriter, tn_ref op, const tn_attribute* constants, tn_fold* fold) {
  const tn_op_definition* definition =
      tn_op_definition__of(rewriter->context, tn_op__at(rewriter->context, op));
  return open_as(rewriter, op, definition, constants, fold);
}

tn_fold_outcome tn_fold__run(tn_rewriter* rewriter, tn_ref op, const tn_attribute* constants,
                             tn_fold* fold) {
  const tn_op_definition* definition =
      tn_op_definition__of(rewriter->context, tn_op__at(rewriter->context, op));
  const tn_dialect_entry* dialect = definition == NULL ? NULL : definition->dialect;
  const tn_fold_fn run = dialect != NULL      ? dialect->fold
                         : definition != NULL ? definition->interface->fold
                                              : NULL;
  // Makes tn_fold__close safe: nothing is allocated yet.
  fold->context = rewriter->context;
  fold->operand_capacity = 0;
  fold->result_capacity = 0;
  if (run == NULL && (definition == NULL || (definition->traits & FOLDING_TRAITS) == 0)) {
    return TN_FOLD_NOTHING;
  }
  if (!open_as(rewriter, op, definition, constants, fold)) return TN_FOLD_NOTHING;
  const tn_fold_outcome outcome = run == NULL ? TN_FOLD_NOTHING : run(fold);
  if (rewriter->status != TN_OK) return TN_FOLD_NOTHING;
  if (outcome == TN_FOLD_DONE || fold->result_count == 0) return outcome;
  const tn_fold_outcome by_traits = fold_traits(fold);
  return by_traits == TN_FOLD_NOTHING ? outcome : by_traits;
}
