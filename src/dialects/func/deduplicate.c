// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// duplicate-function-elimination: merges functions that are equal except for their names into the
// first one. All functions temporarily have the same name while they are compared.

#include <tenure/compare.h>

#include "base/judy_map.h"
#include "dialects/func/func.h"
#include "ir/pass_info.h"
#include "ir/symbol.h"
#include "rewrite/equal.h"

typedef struct functions {
  tn_rewriter* rewriter;
  tn_refs ops;
  tn_types names;  ///< Their names as attributes.
  tn_refs same;    ///< The index of the first equal function.
} functions;

static void collect(functions* all, tn_ref root) {
  tn_rewriter* rewriter = all->rewriter;
  for (tn_ref op = root; op != 0 && tn_rewriter__goes_on(rewriter);
       op = tn_op__next_in_pre_order(rewriter->context, root, op, false)) {
    if (tn_op__code(rewriter->context, op) != TN_CODE_FUNC_FUNC ||
        tn_op__first_block(rewriter->context, op, 0) == 0) {
      continue;
    }
    tn_refs__push(rewriter, &all->ops, op);
    tn_types__push(rewriter, &all->names,
                   (tn_type){tn_func_func_sym_name(rewriter->context, op).storage});
  }
}

/// Sets the name of each function to `name`, or to its own if that is null.
static void name_all(functions* all, tn_attribute name) {
  const tn_ref* ops = tn_refs__items(&all->ops);
  const tn_type* names = tn_types__items(&all->names);
  for (uint32_t i = 0; i < all->ops.count && i < all->names.count; ++i) {
    tn_rewriter__set_attribute(all->rewriter, ops[i], "sym_name",
                               name.storage != NULL ? name : (tn_attribute){names[i].storage});
  }
}

/// As in MLIR, the operand order of commutative ops matters.
static bool is_same(tn_rewriter* rewriter, tn_ref a, tn_ref b) {
  const uint32_t scope = rewriter->context->root_scope->number;
  bool equal = false;
  tn_rewriter__fail(
      rewriter,
      tn_op_equal(tn_op__handle(rewriter->context, scope, a),
                  tn_op__handle(rewriter->context, scope, b),
                  TN_COMPARE_IGNORE_LOCATIONS | TN_COMPARE_IGNORE_COMMUTATIVITY, NULL, &equal));
  return equal;
}

/// Functions with the same hash form a list, from the last to the first.
static void compare(functions* all) {
  tn_rewriter* rewriter = all->rewriter;
  tn_op_hasher hasher;
  tn_judy_map last = {0};
  tn_refs before = {0};
  const tn_ref* ops = tn_refs__items(&all->ops);
  tn_op_hasher__open(rewriter->shard, &hasher);
  for (uint32_t i = 0; i < all->ops.count && tn_rewriter__goes_on(rewriter); ++i) {
    const uint32_t hash = tn_op__hash_same(&hasher, ops[i]);
    uintptr_t first = 0;
    (void)tn_judy_map_get(&last, hash, &first);
    uint32_t found = i;
    for (uint32_t each = (uint32_t)first; each != 0 && found == i && rewriter->status == TN_OK;) {
      if (is_same(rewriter, ops[each - 1], ops[i])) found = each - 1;
      each = tn_refs__items(&before)[each - 1];
    }
    tn_refs__push(rewriter, &all->same, found);
    tn_refs__push(rewriter, &before, found == i ? (tn_ref)first : 0);
    if (found == i) tn_rewriter__fail(rewriter, tn_judy_map_set(&last, hash, i + 1));
  }
  if (hasher.numbers.failed)
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
  tn_op_hasher__close(&hasher);
  tn_judy_map_clear(&last);
  tn_refs__free(rewriter, &before);
}

/// Duplicates in the same parent form a list, from the last to the first.
typedef struct duplicates {
  tn_judy_map last;  ///< By parent, index plus 1.
  tn_refs before;
} duplicates;

static void chain(functions* all, duplicates* chains) {
  tn_rewriter* rewriter = all->rewriter;
  for (uint32_t i = 0; i < all->same.count && tn_rewriter__goes_on(rewriter); ++i) {
    const tn_ref parent = tn_op__parent(rewriter->context, tn_refs__items(&all->ops)[i]);
    uintptr_t last = 0;
    const bool is_one = tn_refs__items(&all->same)[i] != i;
    if (is_one) (void)tn_judy_map_get(&chains->last, parent, &last);
    tn_refs__push(rewriter, &chains->before, (tn_ref)last);
    if (is_one) tn_rewriter__fail(rewriter, tn_judy_map_set(&chains->last, parent, i + 1));
  }
}

/// Redirects uses of duplicates in a parent, a list that starts at `last`, to the remaining
/// functions by name. Keeps all if there may be unknown uses.
static void redirect(functions* all, duplicates* chains, uint32_t last) {
  tn_rewriter* rewriter = all->rewriter;
  const tn_ref* before = tn_refs__items(&chains->before);
  const tn_type* names = tn_types__items(&all->names);
  const tn_ref* ops = tn_refs__items(&all->ops);
  tn_judy_map new_names = {0};
  tn_symbol_changes changes = {0};
  for (uint32_t each = last + 1; each != 0 && rewriter->status == TN_OK; each = before[each - 1]) {
    const uint32_t first = tn_refs__items(&all->same)[each - 1];
    tn_rewriter__fail(rewriter, tn_judy_map_set(&new_names, names[each - 1].storage->self,
                                                names[first].storage->self));
  }
  const tn_status status = rewriter->status != TN_OK
                               ? rewriter->status
                               : tn_symbol_changes__plan_all(
                                     rewriter->context, tn_op__parent(rewriter->context, ops[last]),
                                     &new_names, &changes);
  if (status != TN_NOT_FOUND && tn_rewriter__ok(rewriter, status)) {
    rewriter->is_unchanged = false;
    tn_symbol_changes__apply(&changes, rewriter->context);
    for (uint32_t each = last + 1; each != 0; each = before[each - 1]) {
      tn_rewriter__erase(rewriter, ops[each - 1]);
    }
  }
  tn_symbol_changes__free(&changes, rewriter->context);
  tn_judy_map_clear(&new_names);
}

static bool is_live(const tn_context* context, tn_ref op) {
  return (tn_cell__generation(tn_cells__at(&context->cells, op)) & 1u) != 0;
}

static tn_status deduplicate(tn_rewriter* rewriter, tn_ref root) {
  functions all = {.rewriter = rewriter};
  tn_attribute empty = {NULL};
  tn_rewriter__fail(rewriter,
                    tn_string_attribute_get(rewriter->context, (tn_string_view){"", 0}, &empty));
  collect(&all, root);
  if (rewriter->status == TN_OK) {
    name_all(&all, empty);
    compare(&all);
    name_all(&all, (tn_attribute){NULL});
  }
  rewriter->is_unchanged = true;
  duplicates chains = {0};
  chain(&all, &chains);
  for (uint32_t i = 0; i < chains.before.count && rewriter->status == TN_OK; ++i) {
    const tn_ref op = tn_refs__items(&all.ops)[i];
    // Nested duplicates are erased with their parent.
    if (tn_refs__items(&all.same)[i] == i || !is_live(rewriter->context, op)) continue;
    const tn_ref parent = tn_op__parent(rewriter->context, op);
    uintptr_t last = 0;
    (void)tn_judy_map_get(&chains.last, parent, &last);
    if (last == i + 1) redirect(&all, &chains, i);
  }
  tn_judy_map_clear(&chains.last);
  tn_refs__free(rewriter, &chains.before);
  tn_refs__free(rewriter, &all.ops);
  tn_refs__free(rewriter, &all.same);
  tn_types__free(rewriter, &all.names);
  return rewriter->status;
}

TN_PASS(duplicate_function_elimination) = {"duplicate-function-elimination",
                                           "DuplicateFunctionEliminationPass",
                                           "Deduplicate functions", .rewrite = deduplicate};
