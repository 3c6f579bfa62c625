// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds an op's interface by its name, once, when its definition is created.

#include "ir/op_interface.h"

#include "ir/context.h"
#include "ir/op_diagnostic.h"
#include "ir/read.h"

const tn_op_interface tn_op_interface__none = {0};
const tn_inliner_interface tn_inliner_interface__allow_all = {0};
const tn_op_interface tn_op_interface__inlined = {.inliner = &tn_inliner_interface__allow_all};

static const tn_op_interface* find_interface(const tn_dialect_interface* dialect,
                                             tn_string_view leaf) {
  for (size_t i = 0; i < dialect->op_count; ++i) {
    if (tn_string_view_equal(leaf, tn_string_view_from(dialect->ops[i].name))) {
      return dialect->ops[i].interface;
    }
  }
  return dialect->others;
}

void tn_op_interface__attach(const tn_dialect_entry* dialect, tn_string_view leaf,
                             tn_op_definition* definition) {
  const tn_op_interface* found = dialect == NULL || dialect->interface == NULL
                                     ? NULL
                                     : find_interface(dialect->interface, leaf);
  definition->interface = found == NULL ? &tn_op_interface__none : found;
  definition->traits |= definition->interface->traits;
  if (definition->interface->call != NULL) definition->traits |= TN_OP_TRAIT_CALL;
}

uint32_t tn_named_patterns__count(const tn_dialect_entry* dialect, tn_string_view leaf) {
  uint32_t count = 0;
  const tn_named_pattern* pattern = dialect == NULL ? NULL : dialect->patterns;
  for (; pattern != NULL && pattern->match != NULL; ++pattern) {
    count += tn_named_pattern__is_for(pattern, leaf);
  }
  return count;
}

void tn_named_patterns__collect(const tn_dialect_entry* dialect, tn_string_view leaf,
                                const tn_named_pattern** out_patterns) {
  uint32_t count = 0;
  for (const tn_named_pattern* pattern = dialect->patterns; pattern->match != NULL; ++pattern) {
    if (!tn_named_pattern__is_for(pattern, leaf)) continue;
    uint32_t place = count++;
    for (; place != 0 && out_patterns[place - 1]->benefit < pattern->benefit; --place) {
      out_patterns[place] = out_patterns[place - 1];
    }
    out_patterns[place] = pattern;
  }
}

bool tn_region_branch__to_first(const tn_context* context, tn_ref op, const tn_attribute* operands,
                                uint32_t index, tn_region_successor* out_successor) {
  (void)context;
  (void)op;
  (void)operands;
  *out_successor = (tn_region_successor){.region = 0};
  return index == 0;
}

bool tn_region_branch__to_parent(const tn_context* context, tn_ref op, tn_ref region,
                                 uint32_t index, tn_region_successor* out_successor) {
  (void)context;
  (void)op;
  (void)region;
  *out_successor = (tn_region_successor){.region = TN_REGION_PARENT};
  return index == 0;
}

//===-- Operands of branches ------------------------------------------------------------------===//

bool tn_branch__walk(const tn_context* context, tn_ref op, tn_branch_walk* out_walk) {
  const tn_branch_interface* interface = tn_op_interface__of(context, op)->branch;
  *out_walk = (tn_branch_walk){0};
  if (interface == NULL) return false;
  interface->successor_operands(context, op, out_walk);
  return true;
}

static tn_status verify_successor(const tn_context* context, tn_ref op, uint32_t index,
                                  tn_forwarded given) {
  const tn_ref block = tn_op__successor(context, op, index);
  if (block == 0) return TN_OK;
  const uint32_t wanted = tn_block__argument_count(context, block);
  if (given.count != wanted) {
    return tn_op__fail(context, op, NULL,
                       "branch has %u operands for successor #%u, but target block has %u",
                       given.count, index, wanted);
  }
  for (uint32_t i = 0; i < wanted; ++i) {
    const tn_ref value = tn_op__operand(context, op, given.start + i);
    if (value == 0 ||
        tn_type_equal(tn_value__type(context, value), tn_block__argument_type(context, block, i))) {
      continue;
    }
    return tn_op__fail(context, op, NULL, "type mismatch for bb argument #%u of successor #%u", i,
                       index);
  }
  return TN_OK;
}

tn_status tn_branch__verify(const tn_context* context, tn_ref op) {
  tn_branch_walk walk;
  if (!tn_branch__walk(context, op, &walk)) return TN_OK;
  const uint32_t count = tn_op__successor_count(context, op);
  for (uint32_t i = 0; i < count; ++i) {
    TN_TRY(verify_successor(context, op, i, tn_branch__next(&walk)));
  }
  return TN_OK;
}
