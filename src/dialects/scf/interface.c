// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of scf ops for passes.

#include "dialects/scf/scf.h"
#include "rewrite/constant.h"

/// A loop with a step of 1 terminates.
static tn_speculatability for_speculatability(const tn_context* context, tn_ref op) {
  tn_int step;
  return tn_const__int_of(context, tn_scf_for_step(context, op), &step) && step.bits == 1
             ? TN_RECURSIVELY_SPECULATABLE
             : TN_NOT_SPECULATABLE;
}

//===-- Conditional regions -------------------------------------------------------------------===//

static bool if_entry(const tn_context* context, tn_ref op, const tn_attribute* operands,
                     uint32_t index, tn_region_successor* out_successor) {
  tn_int condition;
  const bool is_known = operands != NULL && tn_const__int(operands[0], &condition);
  uint32_t region = is_known && condition.bits == 0 ? 1 : index;
  if (region == 1 && tn_op__first_block(context, op, TN_SCF_IF_ELSE_REGION) == 0)
    region = TN_REGION_PARENT;
  *out_successor = (tn_region_successor){.region = region};
  return index < (is_known ? 1 : 2);
}

/// Returns the region for a value; region 0 is the default.
static uint32_t region_of_case(const tn_context* context, tn_ref op, int64_t value) {
  size_t size = 0;
  uint32_t region = 0;
  const int64_t* cases =
      tn_dense_array_attribute_data(tn_scf_index_switch_cases(context, op), &size);
  for (uint32_t i = 0; i < size / sizeof *cases; ++i) {
    if (cases[i] == value) region = i + 1;
  }
  return region;
}

static bool index_switch_entry(const tn_context* context, tn_ref op, const tn_attribute* operands,
                               uint32_t index, tn_region_successor* out_successor) {
  tn_int value;
  *out_successor = (tn_region_successor){.region = index};
  if (operands == NULL || !tn_const__int(operands[0], &value)) {
    return index < tn_op_cell__region_count(tn_op__at(context, op));
  }
  if (index != 0) return false;
  out_successor->region = region_of_case(context, op, (int64_t)tn_int__signed(value));
  return true;
}

static const tn_region_branch_interface if_regions = {
    .entry_successor = if_entry,
    .region_successor = tn_region_branch__to_parent,
    .invokes_once = true};
static const tn_region_branch_interface index_switch_regions = {
    .entry_successor = index_switch_entry,
    .region_successor = tn_region_branch__to_parent,
    .invokes_once = true};
static const tn_region_branch_interface execute_region_regions = {
    .entry_successor = tn_region_branch__to_first, .region_successor = tn_region_branch__to_parent};

//===-- Loops ---------------------------------------------------------------------------------===//

/// Branches to the body, with the carried values after the first argument, or to the op's
/// successor.
static bool for_successor(uint32_t index, uint32_t first_operand, uint32_t operand_count,
                          tn_region_successor* out_successor) {
  *out_successor = (tn_region_successor){.region = index == 0 ? 0 : TN_REGION_PARENT,
                                         .first_operand = first_operand,
                                         .operand_count = operand_count,
                                         .first_input = index == 0 ? 1 : 0};
  return index < 2;
}

static bool for_entry(const tn_context* context, tn_ref op, const tn_attribute* operands,
                      uint32_t index, tn_region_successor* out_successor) {
  const uint32_t count = tn_op__result_count(context, op);
  (void)operands;
  return for_successor(index, tn_op__operand_count(context, op) - count, count, out_successor);
}

static bool for_region_successor(const tn_context* context, tn_ref op, tn_ref region,
                                 uint32_t index, tn_region_successor* out_successor) {
  (void)context;
  (void)op;
  (void)region;
  return for_successor(index, 0, 0, out_successor);
}

static bool while_entry(const tn_context* context, tn_ref op, const tn_attribute* operands,
                        uint32_t index, tn_region_successor* out_successor) {
  (void)operands;
  *out_successor =
      (tn_region_successor){.region = 0, .operand_count = tn_op__operand_count(context, op)};
  return index == 0;
}

static bool while_region_successor(const tn_context* context, tn_ref op, tn_ref region,
                                   uint32_t index, tn_region_successor* out_successor) {
  if (region != tn_scf_while_before(context, op)) {
    *out_successor = (tn_region_successor){.region = 0};
    return index == 0;
  }
  *out_successor = (tn_region_successor){.region = index == 0 ? 1 : TN_REGION_PARENT};
  return index < 2;
}

/// Branches to the second region or to the op's successor.
static bool condition_successor(const tn_context* context, tn_ref op, const tn_attribute* operands,
                                uint32_t index, tn_region_successor* out_successor) {
  tn_int condition;
  const bool is_known = operands != NULL && tn_const__int(operands[0], &condition);
  const bool goes_on = is_known ? condition.bits != 0 : index == 0;
  *out_successor = (tn_region_successor){.region = goes_on ? 1 : TN_REGION_PARENT,
                                         .first_operand = 1,
                                         .operand_count = tn_op__operand_count(context, op) - 1};
  return index < (is_known ? 1 : 2);
}

/// The entry of parallel loops, which do not forward operands.
static bool parallel_entry(const tn_context* context, tn_ref op, const tn_attribute* operands,
                           uint32_t index, tn_region_successor* out_successor) {
  (void)context;
  (void)op;
  (void)operands;
  *out_successor = (tn_region_successor){.region = index == 0 ? 0 : TN_REGION_PARENT};
  return index < 2;
}

static const tn_loop_like_interface loop = {.regions = UINT32_MAX};
static const tn_region_branch_interface for_regions = {.entry_successor = for_entry,
                                                       .region_successor = for_region_successor};
static const tn_region_branch_interface while_regions = {
    .entry_successor = while_entry, .region_successor = while_region_successor};
static const tn_region_branch_interface parallel_regions = {
    .entry_successor = parallel_entry, .region_successor = tn_region_branch__to_parent};
static const tn_region_terminator_interface condition_regions = {.successor = condition_successor};

//===-- The table -----------------------------------------------------------------------------===//

static const tn_op_interface plain = {.inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface condition_ = {.region_terminator = &condition_regions,
                                           .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface execute_region = {.region_branch = &execute_region_regions,
                                               .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface for_ = {.speculatability = for_speculatability,
                                     .region_branch = &for_regions,
                                     .loop_like = &loop,
                                     .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface if_ = {.region_branch = &if_regions,
                                    .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface index_switch = {.region_branch = &index_switch_regions,
                                             .inliner = &tn_inliner_interface__allow_all};
/// Also for scf.forall.
static const tn_op_interface parallel = {.region_branch = &parallel_regions,
                                         .loop_like = &loop,
                                         .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface while_ = {.region_branch = &while_regions,
                                       .loop_like = &loop,
                                       .inliner = &tn_inliner_interface__allow_all};

static const tn_named_interface ops[] = {{"condition", &condition_},
                                         {"execute_region", &execute_region},
                                         {"for", &for_},
                                         {"forall", &parallel},
                                         {"if", &if_},
                                         {"index_switch", &index_switch},
                                         {"parallel", &parallel},
                                         {"while", &while_}};

const tn_dialect_interface tn_scf__interface = {
    .others = &plain, .ops = ops, .op_count = sizeof ops / sizeof *ops};
