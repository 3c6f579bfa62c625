// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finding an op's interface by its name, once, when its definition is made.

#include "ir/op_interface.h"

#include "ir/context.h"

const tn_op_interface tn_op_interface__none = {0};
const tn_inliner_interface tn_inliner_interface__allow_all = {0};

const tn_op_interface* tn_dialect_interface__find(const tn_dialect_interface* dialect,
                                                  tn_string_view op_name) {
  const size_t size = strlen(dialect->name);
  if (op_name.size <= size || op_name.data[size] != '.' ||
      memcmp(op_name.data, dialect->name, size) != 0) {
    return NULL;
  }
  const tn_string_view leaf = {op_name.data + size + 1, op_name.size - size - 1};
  for (size_t i = 0; i < dialect->op_count; ++i) {
    if (tn_string_view_equal(leaf, tn_string_view_from(dialect->ops[i].name))) {
      return dialect->ops[i].interface;
    }
  }
  return dialect->others;
}

void tn_op_interface__attach(const tn_context* context, tn_string_view op_name,
                             tn_op_definition* definition) {
  const tn_op_interface* found =
      context->find_interface == NULL ? NULL : context->find_interface(op_name);
  definition->interface = found == NULL ? &tn_op_interface__none : found;
  definition->traits |= definition->interface->traits;
  if (definition->interface->call != NULL) definition->traits |= TN_OP_TRAIT_CALL;
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
