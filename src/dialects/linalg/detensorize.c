// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Converts ops on zero-dimensional tensors to scalar ops: those that control branches, with the
// block arguments that carry such values, or all.
//
// Starting from branches, a worklist follows values in both directions: to their users and
// successor arguments, and to their definitions and the values that branches forward to an
// argument.

#include "dialects/cf_ops.h"
#include "dialects/common/passes.h"
#include "dialects/linalg_ops.h"
#include "dialects/tensor_ops.h"
#include "rewrite/branch.h"

typedef struct finding {
  tn_rewriter* rewriter;
  tn_ref region;  ///< The function's region.
  tn_branch_index branches;
  tn_judy_set visited;   ///< Visited values.
  tn_judy_set chosen;    ///< Ops and arguments to convert.
  tn_judy_map elements;  ///< Maps a tensor to its scalar.
  tn_refs work;
  tn_refs ops;
  tn_refs arguments;
} finding;

static bool has_element(tn_type type) {
  return tn_type__is(type, TN_TYPE_TENSOR) && tn_shaped_type_rank(type) == 0;
}

/// Returns whether the op is a linalg.generic that only uses such tensors.
static bool is_on_elements(const tn_context* context, tn_ref op) {
  if (tn_op__code(context, op) != TN_CODE_LINALG_GENERIC) return false;
  for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
    if (!has_element(tn_op__operand_type(context, op, i))) return false;
  }
  return true;
}

static bool choose(finding* f, tn_ref item, tn_refs* list) {
  bool is_new = false;
  tn_rewriter__fail(f->rewriter, tn_judy_set_insert(&f->chosen, item, &is_new));
  if (is_new) tn_refs__push(f->rewriter, list, item);
  return is_new;
}

static bool is_inner_block(const finding* f, tn_ref block) {
  const tn_context* context = f->rewriter->context;
  return tn_block__at(context, block)->region == f->region &&
         tn_region__at(context, f->region)->first_block != block;
}

//===-- Values that control branches ----------------------------------------------------------===//

static void push_operands(finding* f, tn_ref op, uint32_t start, uint32_t end) {
  tn_refs__push_operands(f->rewriter, &f->work, op, start, end);
}

/// Calls `visit` for each value forwarded to an argument until it returns false; false if a
/// terminator that is not a branch leads to the block.
static bool for_each_source(finding* f, tn_ref block, uint32_t index,
                            bool (*visit)(finding* f, tn_ref value)) {
  const tn_context* context = f->rewriter->context;
  for (tn_ref use = tn_block__at(context, block)->first_use; use != 0;
       use = tn_use__next(context, use)) {
    const tn_ref op = tn_use__owner(context, use);
    if (tn_op_interface__of(context, op)->branch == NULL) return false;
    for (uint32_t i = 0; i < tn_op__successor_count(context, op); ++i) {
      tn_forwarded range;
      if (tn_op__successor(context, op, i) != block) continue;
      if (!tn_branch_index__operands(&f->branches, op, i, &range)) return false;
      if (index < range.count && !visit(f, tn_op__operand(context, op, range.start + index))) {
        return true;
      }
    }
  }
  return true;
}

static bool push_value(finding* f, tn_ref value) {
  tn_refs__push(f->rewriter, &f->work, value);
  return true;
}

/// Pushes values that depend on a value.
static void look_forward(finding* f, tn_ref value) {
  const tn_context* context = f->rewriter->context;
  for (tn_ref use = tn_value__first_use(context, value); use != 0;
       use = tn_use__next(context, use)) {
    const tn_ref user = tn_use__owner(context, use);
    uint32_t successor = 0;
    uint32_t argument = 0;
    for (uint32_t i = 0; i < tn_op__result_count(context, user); ++i) {
      push_value(f, tn_op__result(context, user, i));
    }
    if (tn_op_interface__of(context, user)->branch == NULL ||
        !tn_branch_index__target(&f->branches, user, tn_use__operand_number(context, use, user),
                                 &successor, &argument)) {
      continue;
    }
    push_value(f,
               tn_block__argument(context, tn_op__successor(context, user, successor), argument));
  }
}

static uint32_t argument_number(const tn_context* context, tn_ref block, tn_ref argument) {
  uint32_t index = 0;
  while (tn_block__argument(context, block, index) != argument) ++index;
  return index;
}

/// Pushes values that a value depends on; false to give up completely.
static bool look_back(finding* f, tn_ref value) {
  const tn_context* context = f->rewriter->context;
  if (tn_value__is_argument(value)) {
    const tn_ref block = tn_value__parent_block(context, value);
    if (!is_inner_block(f, block)) return true;
    choose(f, value, &f->arguments);
    return for_each_source(f, block, argument_number(context, block, value), push_value);
  }
  const tn_ref op = tn_value__owner(context, value);
  if (tn_op__code(context, op) == TN_CODE_LINALG_GENERIC) {
    if (is_on_elements(context, op) && choose(f, op, &f->ops)) {
      push_operands(f, op, 0, tn_linalg_generic_inputs(context, op).count);
    }
    return true;
  }
  if (tn_op__code(context, op) == TN_CODE_TENSOR_FROM_ELEMENTS) return true;
  for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
    const tn_type type = tn_op__result_type(context, op, i);
    if (!tn_type__is(type, TN_TYPE_INTEGER) && !tn_type__is(type, TN_TYPE_FLOAT)) return true;
  }
  push_operands(f, op, 0, tn_op__operand_count(context, op));
  return true;
}

/// Pushes a value whose op is not converted, and returns false to stop.
static bool visit_to_keep(finding* f, tn_ref value) {
  const tn_ref op = tn_value__defined_by(f->rewriter->context, value, TN_CODE_LINALG_GENERIC);
  if (op == 0 || tn_judy_set_contains(&f->chosen, op)) return true;
  tn_refs__push(f->rewriter, &f->work, value);
  return false;
}

/// Drops arguments that receive a value of an op that is not converted.
static void drop_arguments(finding* f) {
  const tn_context* context = f->rewriter->context;
  uint32_t kept = 0;
  tn_ref* items = tn_refs__items(&f->arguments);
  for (uint32_t i = 0; i < f->arguments.count; ++i) {
    const tn_ref block = tn_value__parent_block(context, items[i]);
    f->work.count = 0;
    (void)for_each_source(f, block, argument_number(context, block, items[i]), visit_to_keep);
    if (f->work.count == 0) items[kept++] = items[i];
  }
  f->arguments.count = kept;
}

static void find_by_branches(finding* f) {
  const tn_context* context = f->rewriter->context;
  bool goes_on = true;
  for (tn_ref block = tn_region__at(context, f->region)->first_block; block != 0;
       block = tn_block__at(context, block)->next) {
    const tn_ref last = tn_block__last_op(context, block);
    const tn_op_code code = last == 0 ? TN_CODE_NONE : tn_op__code(context, last);
    if (code == TN_CODE_CF_BR || code == TN_CODE_CF_COND_BR) {
      push_operands(f, last, 0, tn_op__operand_count(context, last));
    }
  }
  while (goes_on && f->work.count != 0 && tn_rewriter__goes_on(f->rewriter)) {
    const tn_ref value = tn_refs__items(&f->work)[--f->work.count];
    bool is_new = false;
    tn_rewriter__fail(f->rewriter, tn_judy_set_insert(&f->visited, value, &is_new));
    if (!is_new) continue;
    look_forward(f, value);
    goes_on = look_back(f, value);
  }
  if (!goes_on) f->ops.count = f->arguments.count = 0;
  drop_arguments(f);
  f->work.count = 0;
}

/// Sorts the chosen ops by position.
static void sort_ops(finding* f, tn_ref function) {
  if (f->ops.count == 0) return;
  f->ops.count = 0;
  tn_passes__collect(f->rewriter, function, TN_CODE_LINALG_GENERIC, false, &f->work);
  for (uint32_t i = 0; i < f->work.count; ++i) {
    const tn_ref op = tn_refs__items(&f->work)[i];
    if (tn_judy_set_contains(&f->chosen, op)) tn_refs__push(f->rewriter, &f->ops, op);
  }
}

static void find_all(finding* f, tn_ref function) {
  const tn_context* context = f->rewriter->context;
  tn_refs found = {.count = 0};
  tn_passes__collect(f->rewriter, function, TN_CODE_LINALG_GENERIC, false, &found);
  for (uint32_t i = 0; i < found.count; ++i) {
    if (is_on_elements(context, tn_refs__items(&found)[i])) {
      choose(f, tn_refs__items(&found)[i], &f->ops);
    }
  }
  tn_refs__free(f->rewriter, &found);
  for (tn_ref block = tn_region__at(context, f->region)->first_block; block != 0;
       block = tn_block__at(context, block)->next) {
    const uint32_t count = is_inner_block(f, block) ? tn_block__argument_count(context, block) : 0;
    for (uint32_t i = 0; i < count; ++i) {
      choose(f, tn_block__argument(context, block, i), &f->arguments);
    }
  }
}

//===-- Conversion ----------------------------------------------------------------------------===//

/// Sets the insertion point after the definition of a value.
static void set_insertion_after_value(tn_rewriter* rewriter, tn_ref value) {
  if (tn_value__is_argument(value)) {
    tn_rewriter__at_start(rewriter, tn_value__parent_block(rewriter->context, value));
  } else {
    tn_rewriter__after(rewriter, tn_value__owner(rewriter->context, value));
  }
}

static tn_ref element_of(finding* f, tn_ref tensor) {
  tn_rewriter* rewriter = f->rewriter;
  uintptr_t known = 0;
  if (tn_judy_map_get(&f->elements, tensor, &known)) return (tn_ref)known;
  set_insertion_after_value(rewriter, tensor);
  const tn_ref element = tn_build_tensor_extract(rewriter, tensor, NULL, 0);
  tn_rewriter__fail(rewriter, tn_judy_map_set(&f->elements, tensor, element));
  return element;
}

/// Returns a tensor of the given type with the scalar.
static tn_ref tensor_of(finding* f, tn_ref element, tn_type type) {
  set_insertion_after_value(f->rewriter, element);
  const tn_ref tensor = tn_build_tensor_from_elements(f->rewriter, type, &element, 1);
  if (tensor != 0) tn_rewriter__fail(f->rewriter, tn_judy_map_set(&f->elements, tensor, element));
  return tensor;
}

/// Replaces chosen block arguments by scalars.
static void convert_block(finding* f, tn_ref block, const tn_judy_set* chosen) {
  tn_rewriter* rewriter = f->rewriter;
  const uint32_t count = tn_block__argument_count(rewriter->context, block);
  for (uint32_t i = 0; i < count && rewriter->status == TN_OK; ++i) {
    const tn_ref old = tn_block__argument(rewriter->context, block, i);
    const tn_type type = tn_value__type(rewriter->context, old);
    const bool changes = tn_judy_set_contains(chosen, old);
    const tn_ref made =
        tn_rewriter__add_argument(rewriter, block, changes ? tn_type__element(type) : type,
                                  tn_argument__at(rewriter->context, old)->location);
    const tn_ref value = changes && made != 0 ? tensor_of(f, made, type) : made;
    if (value != 0) tn_rewriter__replace_uses(rewriter, old, value);
  }
  for (uint32_t i = count; i-- != 0 && rewriter->status == TN_OK;) {
    tn_block__erase_argument(rewriter->shard, block, i);
  }
}

/// Forwards scalars to the converted arguments.
static void convert_branches(finding* f, tn_ref block, const tn_judy_set* indices) {
  tn_rewriter* rewriter = f->rewriter;
  const tn_context* context = rewriter->context;
  for (tn_ref use = tn_block__at(context, block)->first_use; use != 0;
       use = tn_use__next(context, use)) {
    const tn_ref op = tn_use__owner(context, use);
    for (uint32_t i = 0; i < tn_op__successor_count(context, op); ++i) {
      tn_forwarded range;
      if (tn_op__successor(context, op, i) != block ||
          !tn_branch_index__operands(&f->branches, op, i, &range)) {
        continue;
      }
      for (uint32_t k = 0; k < range.count && rewriter->status == TN_OK; ++k) {
        const tn_ref value = tn_op__operand(context, op, range.start + k);
        if (!tn_judy_set_contains(indices, k) || !has_element(tn_value__type(context, value))) {
          continue;
        }
        const tn_ref element = element_of(f, value);
        if (element != 0) tn_rewriter__set_operand(rewriter, op, range.start + k, element);
      }
    }
  }
}

static void convert_arguments(finding* f) {
  tn_rewriter* rewriter = f->rewriter;
  const tn_context* context = rewriter->context;
  tn_judy_set chosen = {0};
  tn_judy_set indices = {0};
  bool is_new;
  for (uint32_t i = 0; i < f->arguments.count; ++i) {
    const tn_ref argument = tn_refs__items(&f->arguments)[i];
    if (!has_element(tn_value__type(context, argument))) continue;
    tn_rewriter__fail(rewriter, tn_judy_set_insert(&chosen, argument, &is_new));
  }
  for (tn_ref block = tn_region__at(context, f->region)->first_block;
       block != 0 && rewriter->status == TN_OK; block = tn_block__at(context, block)->next) {
    bool changes = false;
    for (uint32_t i = 0; i < tn_block__argument_count(context, block); ++i) {
      if (!tn_judy_set_contains(&chosen, tn_block__argument(context, block, i))) continue;
      tn_rewriter__fail(rewriter, tn_judy_set_insert(&indices, i, &is_new));
      changes = true;
    }
    if (!changes) continue;
    convert_block(f, block, &chosen);
    convert_branches(f, block, &indices);
    tn_judy_set_clear(&indices);
  }
  tn_judy_set_clear(&chosen);
}

/// Inlines the body of an op on scalars.
static void convert_op(finding* f, tn_ref op) {
  tn_rewriter* rewriter = f->rewriter;
  const tn_context* context = rewriter->context;
  const tn_ref body = tn_op__first_block(context, op, 0);
  const tn_ref yield = tn_block__last_op(context, body);
  tn_refs values = {.count = 0};
  tn_refs results = {.count = 0};
  for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
    tn_refs__push(rewriter, &values, element_of(f, tn_op__operand(context, op, i)));
  }
  if (rewriter->status == TN_OK) {
    tn_rewriter__inline_block(rewriter, body, tn_op__block(context, op), op,
                              tn_refs__items(&values), values.count);
    for (uint32_t i = 0; i < tn_op__operand_count(context, yield); ++i) {
      tn_refs__push(
          rewriter, &results,
          tensor_of(f, tn_op__operand(context, yield, i), tn_op__result_type(context, op, i)));
    }
    if (rewriter->status == TN_OK) {
      tn_rewriter__erase(rewriter, yield);
      tn_rewriter__replace(rewriter, op, tn_refs__items(&results), results.count);
    }
  }
  tn_refs__free(rewriter, &values);
  tn_refs__free(rewriter, &results);
}

//===-- The pass ------------------------------------------------------------------------------===//

/// Moves the function body to an inner block, so that the function's own arguments are converted in
/// a separate block.
static void split_entry(tn_rewriter* rewriter, tn_ref entry) {
  const tn_ref rest =
      tn_rewriter__split_block(rewriter, entry, tn_block__first_op(rewriter->context, entry));
  if (rest == 0) return;
  tn_rewriter__at_end(rewriter, entry);
  rewriter->location = tn_location__ref(tn_location_unknown(rewriter->context));
  (void)tn_build_cf_br(rewriter, NULL, 0, rest);
}

static void join_entry(tn_rewriter* rewriter, tn_ref entry) {
  const tn_ref branch = tn_block__last_op(rewriter->context, entry);
  if (tn_op__code(rewriter->context, branch) != TN_CODE_CF_BR) return;
  const tn_ref rest = tn_cf_br_dest(rewriter->context, branch);
  if (tn_block__single_predecessor(rewriter->context, rest) != entry) return;
  tn_rewriter__erase(rewriter, branch);
  tn_rewriter__inline_block(rewriter, rest, entry, 0, NULL, 0);
}

static tn_status detensorize(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref entry =
      tn_op__region_count(context, op) == 0 ? 0 : tn_op__first_block(context, op, 0);
  if (entry == 0) {
    return TN_OK;
  }
  finding f = {.rewriter = rewriter,
               .region = tn_op__region(context, op, 0),
               .branches = {.rewriter = rewriter}};
  tn_pattern_filter filter = {.enabled = "{(anonymous namespace)::ExtractElementFromIndexCast}",
                              .disabled = ""};
  split_entry(rewriter, entry);
  if (rewriter->status == TN_OK && tn_rewriter__flag(rewriter, "aggressive-mode")) {
    find_all(&f, op);
  } else if (rewriter->status == TN_OK) {
    find_by_branches(&f);
    sort_ops(&f, op);
  }
  convert_arguments(&f);
  for (uint32_t i = 0; i < f.ops.count && tn_rewriter__goes_on(rewriter); ++i) {
    rewriter->location = tn_op__at(context, tn_refs__items(&f.ops)[i])->location;
    convert_op(&f, tn_refs__items(&f.ops)[i]);
  }
  tn_branch_index__close(&f.branches);
  tn_judy_set_clear(&f.visited);
  tn_judy_set_clear(&f.chosen);
  tn_judy_map_clear(&f.elements);
  tn_refs__free(rewriter, &f.work);
  tn_refs__free(rewriter, &f.ops);
  tn_refs__free(rewriter, &f.arguments);
  tn_status status = rewriter->status;
  if (status == TN_OK) status = tn_passes__rewrite(rewriter, op, tn_canonical__match, &filter);
  tn_judy_map_clear(&filter.known);
  if (status == TN_OK) join_entry(rewriter, entry);
  return status;
}

TN_PASS(linalg_detensorize) = {
    "linalg-detensorize", "LinalgDetensorizePass", "Detensorize linalg ops", .rewrite = detensorize,
    TN_PASS_OPTIONS({"aggressive-mode", TN_PASS_BOOL, "false", NULL,
                     "Detensorize all ops that qualify for detensoring along with branch operands "
                     "and basic-block arguments."})};
