// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds an op's interface by its name, once, when its definition is created.

#include "ir/op_interface.h"

#include "ir/context.h"

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
