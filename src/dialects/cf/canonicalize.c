// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of the cf dialect. Source: its documentation, and mlir-opt's results.

#include "dialects/arith_ops.h"
#include "dialects/cf/cf.h"
#include "dialects/common/constant.h"

//===-- Destinations --------------------------------------------------------------------------===//

/// A successor block and its operands.
typedef struct destination {
  tn_ref block;
  tn_refs operands;
} destination;

/// Fills a destination with the operands in this range.
static void fill_destination(tn_rewriter* rewriter, tn_ref op, uint32_t successor,
                             tn_forwarded range, destination* out) {
  out->block = tn_op__successor(rewriter->context, op, successor);
  out->operands = (tn_refs){0};
  tn_refs__push_operands(rewriter, &out->operands, op, range.start, range.start + range.count);
}

static void open_destination(tn_rewriter* rewriter, tn_ref op, uint32_t successor,
                             destination* out) {
  tn_forwarded range = {0, 0};
  (void)tn_branch__operands(rewriter->context, op, successor, &range);
  fill_destination(rewriter, op, successor, range, out);
}

static void close_destination(tn_rewriter* rewriter, destination* to) {
  tn_refs__free(rewriter, &to->operands);
}

static bool replace_with_branch(tn_rewriter* rewriter, tn_ref op, destination* to) {
  const tn_ref made =
      tn_build_cf_br(rewriter, tn_refs__items(&to->operands), to->operands.count, to->block);
  if (made != 0) tn_rewriter__replace(rewriter, op, NULL, 0);
  return true;
}

static bool branch_to(tn_rewriter* rewriter, tn_ref op, uint32_t successor) {
  destination to;
  open_destination(rewriter, op, successor, &to);
  const bool done = replace_with_branch(rewriter, op, &to);
  close_destination(rewriter, &to);
  return done;
}

/// Returns whether following plain branches from `block` on leads to a cycle.
static bool runs_in_circles(const tn_context* context, tn_ref block, tn_ref start) {
  tn_ref slow = block;
  bool step = false;
  for (tn_ref fast = block;;) {
    const tn_ref last = tn_block__last_op(context, fast);
    if (last == 0 || tn_op__code(context, last) != TN_CODE_CF_BR) return false;
    fast = tn_cf_br_dest(context, last);
    if (fast == start || fast == slow) return true;
    if (step) slow = tn_op__successor(context, tn_block__last_op(context, slow), 0);
    step = !step;
  }
}

/// Returns whether a block only contains a plain branch, and its arguments are only used by that.
static bool passes_through(const tn_context* context, tn_ref block) {
  const tn_block_cell* cell = tn_block__at(context, block);
  const tn_ref op = cell->first_op;
  if (op == 0 || op != cell->last_op || tn_op__code(context, op) != TN_CODE_CF_BR) return false;
  for (uint32_t i = 0; i < cell->argument_count; ++i) {
    for (tn_ref use = tn_value__first_use(context, tn_block_cell__argument(context, cell, i));
         use != 0; use = tn_use__next(context, use)) {
      if (tn_use__owner(context, use) != op) return false;
    }
  }
  const tn_ref next = tn_cf_br_dest(context, op);
  return next != block && !runs_in_circles(context, next, block);
}

/// Replaces a destination that only branches by its own destination.
static bool collapse(tn_rewriter* rewriter, destination* to) {
  const tn_context* context = rewriter->context;
  if (!passes_through(context, to->block)) return false;
  const tn_ref branch = tn_block__last_op(context, to->block);
  tn_refs operands = {0};
  for (uint32_t i = 0; i < tn_op__operand_count(context, branch); ++i) {
    tn_ref value = tn_op__operand(context, branch, i);
    if (tn_value__is_argument(value) && tn_argument__at(context, value)->block == to->block) {
      const uint32_t number = tn_argument__at(context, value)->number_and_flag >> 1;
      value = tn_refs__items(&to->operands)[number];
    }
    tn_refs__push(rewriter, &operands, value);
  }
  close_destination(rewriter, to);
  to->operands = operands;
  to->block = tn_op__successor(context, branch, 0);
  return true;
}

//===-- cf.br ---------------------------------------------------------------------------------===//

static bool merge_with_successor(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref block = tn_op__block(context, op);
  destination to;
  const tn_ref next = tn_cf_br_dest(context, op);
  if (next == block || tn_block__single_predecessor(context, next) == 0) return false;
  open_destination(rewriter, op, 0, &to);
  tn_rewriter__erase(rewriter, op);
  tn_rewriter__inline_block(rewriter, to.block, block, 0, tn_refs__items(&to.operands),
                            to.operands.count);
  close_destination(rewriter, &to);
  return true;
}

static bool match_br(tn_rewriter* rewriter, tn_ref op) {
  if (merge_with_successor(rewriter, op)) return true;
  destination to;
  open_destination(rewriter, op, 0, &to);
  bool changed = to.block != tn_op__block(rewriter->context, op) && collapse(rewriter, &to);
  if (changed) changed = replace_with_branch(rewriter, op, &to);
  close_destination(rewriter, &to);
  return changed;
}

//===-- cf.cond_br ----------------------------------------------------------------------------===//

static void replace_cond(tn_rewriter* rewriter, tn_ref op, destination* a, destination* b) {
  const tn_ref made = tn_build_cf_cond_br_with(
      rewriter, tn_cf_cond_br_condition(rewriter->context, op), tn_refs__items(&a->operands),
      a->operands.count, tn_refs__items(&b->operands), b->operands.count, a->block, b->block,
      &(tn_rewriter_attribute){TN_CF_COND_BR_BRANCH_WEIGHTS,
                               tn_cf_cond_br_branch_weights(rewriter->context, op)},
      1);
  if (made != 0) tn_rewriter__replace(rewriter, op, NULL, 0);
}

static bool pass_through_cond(tn_rewriter* rewriter, tn_ref op) {
  destination a;
  destination b;
  open_destination(rewriter, op, 0, &a);
  open_destination(rewriter, op, 1, &b);
  bool changed = collapse(rewriter, &a);
  changed |= collapse(rewriter, &b);
  if (changed) replace_cond(rewriter, op, &a, &b);
  close_destination(rewriter, &a);
  close_destination(rewriter, &b);
  return changed;
}

static tn_ref select_value(tn_rewriter* rewriter, tn_ref condition, tn_ref a, tn_ref b) {
  if (a == b) return a;
  return tn_build_arith_select(rewriter, condition, a, b);
}

/// Replaces a conditional branch with equal destinations by selects.
static bool join_ways(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  if (tn_cf_cond_br_true_dest(context, op) != tn_cf_cond_br_false_dest(context, op)) return false;
  destination a;
  destination b;
  open_destination(rewriter, op, 0, &a);
  open_destination(rewriter, op, 1, &b);
  tn_ref* left = tn_refs__items(&a.operands);
  const tn_ref* right = tn_refs__items(&b.operands);
  const bool same =
      a.operands.count == 0 || memcmp(left, right, a.operands.count * sizeof *left) == 0;
  const bool changed =
      same || (tn_block__unique_predecessor(context, a.block) == tn_op__block(context, op));
  const tn_ref condition = tn_cf_cond_br_condition(context, op);
  for (uint32_t i = 0; i < a.operands.count && changed; ++i) {
    left[i] = select_value(rewriter, condition, left[i], right[i]);
  }
  if (changed && rewriter->status == TN_OK) (void)replace_with_branch(rewriter, op, &a);
  close_destination(rewriter, &a);
  close_destination(rewriter, &b);
  return changed;
}

/// Resolves a condition that the single predecessor already tested.
static bool asked_before(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref block = tn_op__block(context, op);
  const tn_ref predecessor = tn_block__single_predecessor(context, block);
  if (predecessor == 0) return false;
  const tn_ref branch = tn_block__last_op(context, predecessor);
  if (tn_op__code(context, branch) != TN_CODE_CF_COND_BR ||
      tn_cf_cond_br_condition(context, branch) != tn_cf_cond_br_condition(context, op)) {
    return false;
  }
  return branch_to(rewriter, op, tn_cf_cond_br_true_dest(context, branch) == block ? 0 : 1);
}

/// Returns false if no op in the block uses the value. Advances through uses and ops in parallel,
/// because either list may be very long.
static bool may_be_taken_in(const tn_context* context, tn_ref value, tn_ref block) {
  tn_ref use = tn_value__first_use(context, value);
  for (tn_ref op = tn_block__at(context, block)->first_op; op != 0;
       op = tn_op__at(context, op)->next) {
    if (use == 0) return true;
    use = tn_use__next(context, use);
    for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
      if (tn_op__operand(context, op, i) == value) return true;
    }
  }
  return false;
}

/// Replaces uses of the condition by a constant in blocks that only one edge reaches.
static bool propagate_truth(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref condition = tn_cf_cond_br_condition(context, op);
  bool changed = false;
  for (uint32_t i = 0; i < 2; ++i) {
    const tn_ref block = tn_op__successor(context, op, i);
    tn_ref constant = 0;
    tn_ref next = 0;
    if (tn_block__single_predecessor(context, block) == 0 ||
        !may_be_taken_in(context, condition, block)) {
      continue;
    }
    for (tn_ref use = tn_value__first_use(context, condition); use != 0; use = next) {
      next = tn_use__next(context, use);
      const tn_ref user = tn_use__owner(context, use);
      if (tn_op__block(context, user) != block) continue;
      if (constant == 0)
        constant = tn_rewriter__arith_constant(rewriter, tn_const__make_bool(rewriter, i == 0));
      if (constant == 0) return true;
      tn_use__set_value(context, use, constant);
      tn_rewriter__modified(rewriter, user);
      changed = true;
    }
  }
  return changed;
}

static bool drop_unreachable(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  for (uint32_t i = 0; i < 2; ++i) {
    const tn_block_cell* cell = tn_block__at(context, tn_op__successor(context, op, i));
    if (cell->first_op != 0 && cell->first_op == cell->last_op &&
        tn_op__code(context, cell->first_op) == TN_CODE_UB_UNREACHABLE) {
      return branch_to(rewriter, op, 1 - i);
    }
  }
  return false;
}

static bool branch_as_known(tn_rewriter* rewriter, tn_ref op) {
  tn_int condition;
  return tn_const__int_of(rewriter->context, tn_cf_cond_br_condition(rewriter->context, op),
                          &condition) &&
         branch_to(rewriter, op, condition.bits != 0 ? 0 : 1);
}

//===-- cf.switch -----------------------------------------------------------------------------===//

/// The parts of a switch; destination 0 is the default.
typedef struct switch_parts {
  uint32_t count;   ///< The number of destinations.
  tn_wide* values;  ///< The case values.
  destination* to;
  size_t byte_size;
} switch_parts;

/// Opens the case values of a switch; false if they are too wide.
static bool open_cases(const tn_context* context, tn_ref op, tn_numbers* out_cases) {
  *out_cases = (tn_numbers){.count = 0};
  if (tn_op__successor_count(context, op) == 1) return true;
  return tn_numbers__open(tn_cf_switch_case_values(context, op), out_cases) &&
         out_cases->width <= TN_INT_WIDTH_MAX;
}

static bool open_switch(tn_rewriter* rewriter, tn_ref op, switch_parts* out_parts) {
  const uint32_t count = tn_op__successor_count(rewriter->context, op);
  tn_numbers cases;
  *out_parts = (switch_parts){.count = count, .byte_size = count * sizeof(destination)};
  if (!open_cases(rewriter->context, op, &cases)) return false;
  out_parts->to = tn_allocate(&rewriter->context->allocator, out_parts->byte_size);
  out_parts->values = tn_allocate(&rewriter->context->allocator, count * sizeof(tn_wide));
  if (out_parts->to == NULL || out_parts->values == NULL) {
    tn_deallocate(&rewriter->context->allocator, out_parts->to, out_parts->byte_size);
    tn_deallocate(&rewriter->context->allocator, out_parts->values, count * sizeof(tn_wide));
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return false;
  }
  tn_branch_walk walk;
  (void)tn_branch__walk(rewriter->context, op, &walk);
  for (uint32_t i = 0; i < count; ++i) {
    fill_destination(rewriter, op, i, tn_branch__next(&walk), &out_parts->to[i]);
    out_parts->values[i] = i == 0 ? 0 : tn_numbers__at(&cases, i - 1);
  }
  return true;
}

static tn_attribute dense_values(tn_rewriter* rewriter, tn_type element,
                                 const switch_parts* parts) {
  const size_t count = parts->count - 1;
  const int64_t extent = (int64_t)count;
  const uint32_t width = tn_type__int_width(element);
  const size_t size = width == 1 ? (count + 7) / 8 : count * (((size_t)width + 7) / 8);
  tn_type type = {NULL};
  tn_attribute made = {NULL};
  unsigned char* bytes = tn_allocate_zeroed(&rewriter->context->allocator, size);
  if (bytes == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return made;
  }
  for (size_t i = 0; i < count; ++i) tn_numbers__put(bytes, i, width, parts->values[i + 1]);
  if (tn_rewriter__ok(rewriter, tn_vector_type_get(element, &extent, NULL, 1, &type))) {
    (void)tn_rewriter__ok(rewriter, tn_dense_elements_attribute_get(type, bytes, size, &made));
  }
  tn_deallocate(&rewriter->context->allocator, bytes, size);
  return made;
}

static void replace_switch(tn_rewriter* rewriter, tn_ref op, switch_parts* parts) {
  tn_refs operands = {0};
  tn_refs successors = {0};
  tn_refs segments = {0};
  const tn_ref flag = tn_cf_switch_flag(rewriter->context, op);
  tn_refs* first = &parts->to[0].operands;
  for (uint32_t i = 0; i < parts->count; ++i) {
    tn_refs__push(rewriter, &successors, parts->to[i].block);
    const uint32_t count = parts->to[i].operands.count;
    if (i == 0) continue;
    for (uint32_t k = 0; k < count; ++k) {
      tn_refs__push(rewriter, &operands, tn_refs__items(&parts->to[i].operands)[k]);
    }
    tn_refs__push(rewriter, &segments, count);
  }
  const int32_t* cases = (const int32_t*)(const void*)tn_refs__items(&segments);
  tn_rewriter_attribute values = {TN_CF_SWITCH_CASE_VALUES, {NULL}};
  if (parts->count > 1)
    values.value = dense_values(rewriter, tn_value__type(rewriter->context, flag), parts);
  const tn_ref made = tn_build_cf_switch_with(
      rewriter, flag, tn_refs__items(first), first->count, tn_refs__items(&operands),
      operands.count, tn_rewriter__make_segments(rewriter, cases, segments.count),
      tn_refs__items(&successors), successors.count, &values, 1);
  if (made != 0) tn_rewriter__replace(rewriter, op, NULL, 0);
  tn_refs__free(rewriter, &operands);
  tn_refs__free(rewriter, &successors);
  tn_refs__free(rewriter, &segments);
}

/// Removes cases; true if any was removed.
static bool drop_cases(tn_rewriter* rewriter, switch_parts* parts,
                       bool (*goes)(const switch_parts* parts, uint32_t index, const void* data),
                       const void* data) {
  uint32_t kept = 1;
  for (uint32_t i = 1; i < parts->count; ++i) {
    if (goes(parts, i, data)) {
      close_destination(rewriter, &parts->to[i]);
      continue;
    }
    parts->to[kept] = parts->to[i];
    parts->values[kept++] = parts->values[i];
  }
  const bool changed = kept != parts->count;
  parts->count = kept;
  return changed;
}

static const tn_ref* operands_of(const destination* to) {
  return to->operands.capacity == 0 ? to->operands.space : to->operands.items;
}

static bool is_default_again(const switch_parts* parts, uint32_t index, const void* data) {
  const destination* a = &parts->to[0];
  const destination* b = &parts->to[index];
  (void)data;
  return a->block == b->block && a->operands.count == b->operands.count &&
         (a->operands.count == 0 ||
          memcmp(operands_of(a), operands_of(b), a->operands.count * sizeof(tn_ref)) == 0);
}

/// The cases of another switch.
typedef struct asked_cases {
  tn_numbers values;
  tn_judy_set words;  ///< Their low words.
} asked_cases;

/// Returns whether another switch had this case.
static bool was_asked(const switch_parts* parts, uint32_t index, const void* data) {
  const asked_cases* asked = data;
  const tn_wide value = parts->values[index];
  if (!tn_judy_set_contains(&asked->words, (uintptr_t)value)) return false;
  if (asked->values.width <= 8 * sizeof(uintptr_t)) return true;
  for (uint64_t i = 0; i < asked->values.count; ++i) {
    if (tn_numbers__at(&asked->values, i) == value) return true;
  }
  return false;
}

/// Removes the cases of another switch whose default leads here.
static bool drop_asked(tn_rewriter* rewriter, tn_ref branch, switch_parts* parts) {
  asked_cases asked = {0};
  if (!open_cases(rewriter->context, branch, &asked.values)) return false;
  for (uint64_t i = 0; i < asked.values.count; ++i) {
    bool is_new = false;
    const uintptr_t word = (uintptr_t)tn_numbers__at(&asked.values, i);
    if (tn_judy_set_insert(&asked.words, word, &is_new) != TN_OK) {
      tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
      break;
    }
  }
  const bool changed = rewriter->status == TN_OK && drop_cases(rewriter, parts, was_asked, &asked);
  tn_judy_set_clear(&asked.words);
  return changed;
}

/// Determines what the only predecessor, a switch on the same flag, implies for the flag.
static bool asked_by_switch(tn_rewriter* rewriter, tn_ref op, switch_parts* parts,
                            uint32_t* out_known) {
  const tn_context* context = rewriter->context;
  *out_known = UINT32_MAX;
  const tn_ref block = tn_op__block(context, op);
  const tn_ref predecessor = tn_block__single_predecessor(context, block);
  if (predecessor == 0) return false;
  const tn_ref branch = tn_block__last_op(context, predecessor);
  if (tn_op__code(context, branch) != TN_CODE_CF_SWITCH ||
      tn_cf_switch_flag(context, branch) != tn_cf_switch_flag(context, op)) {
    return false;
  }
  if (tn_cf_switch_default_destination(context, branch) == block) {
    return drop_asked(rewriter, branch, parts);
  }
  tn_numbers cases;
  if (!open_cases(context, branch, &cases)) return false;
  const uint32_t count = tn_op__successor_count(context, branch);
  uint32_t from = 1;
  while (from < count && tn_op__successor(context, branch, from) != block) ++from;
  *out_known = 0;
  for (uint32_t i = 1; i < parts->count; ++i) {
    if (parts->values[i] == tn_numbers__at(&cases, from - 1)) *out_known = i;
  }
  return true;
}

static bool try_switch(tn_rewriter* rewriter, tn_ref op, switch_parts* parts) {
  tn_int flag;
  if (parts->count == 1) return replace_with_branch(rewriter, op, &parts->to[0]);
  if (drop_cases(rewriter, parts, is_default_again, NULL)) {
    replace_switch(rewriter, op, parts);
    return true;
  }
  if (tn_const__int_of(rewriter->context, tn_cf_switch_flag(rewriter->context, op), &flag)) {
    uint32_t found = 0;
    for (uint32_t i = parts->count; i-- > 1;) {
      if (parts->values[i] == flag.bits) found = i;
    }
    return replace_with_branch(rewriter, op, &parts->to[found]);
  }
  bool changed = false;
  for (uint32_t i = 0; i < parts->count; ++i) changed |= collapse(rewriter, &parts->to[i]);
  uint32_t known = UINT32_MAX;
  if (!changed && asked_by_switch(rewriter, op, parts, &known)) {
    if (known != UINT32_MAX) return replace_with_branch(rewriter, op, &parts->to[known]);
    changed = true;
  }
  if (changed) replace_switch(rewriter, op, parts);
  return changed;
}

static bool match_switch(tn_rewriter* rewriter, tn_ref op) {
  switch_parts parts;
  if (!open_switch(rewriter, op, &parts)) return false;
  const uint32_t opened = parts.count;
  const bool changed = try_switch(rewriter, op, &parts);
  for (uint32_t i = 0; i < parts.count; ++i) close_destination(rewriter, &parts.to[i]);
  tn_deallocate(&rewriter->context->allocator, parts.values, opened * sizeof(tn_wide));
  tn_deallocate(&rewriter->context->allocator, parts.to, parts.byte_size);
  return changed;
}

//===-- cf.assert -----------------------------------------------------------------------------===//

static bool drop_true(tn_rewriter* rewriter, tn_ref op) {
  tn_int argument;
  if (!tn_const__int_of(rewriter->context, tn_cf_assert_arg(rewriter->context, op), &argument) ||
      argument.bits != 1) {
    return false;
  }
  tn_rewriter__erase(rewriter, op);
  return true;
}

//===-- The table -----------------------------------------------------------------------------===//

#define MLIR(name) "(anonymous namespace)::" name

const tn_named_pattern tn_cf_patterns[] = {
    {"", "assert", 1, drop_true},
    {"", "br", 1, match_br},
    {MLIR("SimplifyConstCondBranchPred"), "cond_br", 1, branch_as_known},
    {MLIR("SimplifyPassThroughCondBranch"), "cond_br", 1, pass_through_cond},
    {MLIR("SimplifyCondBranchIdenticalSuccessors"), "cond_br", 1, join_ways},
    {MLIR("SimplifyCondBranchFromCondBranchOnSameCondition"), "cond_br", 1, asked_before},
    {MLIR("CondBranchTruthPropagation"), "cond_br", 1, propagate_truth},
    {MLIR("DropUnreachableCondBranch"), "cond_br", 1, drop_unreachable},
    {"", "switch", 1, match_switch},
    {NULL, NULL, 0, NULL},
};
