// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Readers of the IR by reference that take more than a few instructions.

#define TN_READ
#include "ir/read.h"

#include "ir/read_inline.h"

//===-- Values --------------------------------------------------------------------------------===//

tn_type tn_value__type_or_null(const tn_context* context, tn_ref value) {
  if (value == 0) return (tn_type){NULL};
  return tn_type__from(context, tn_value_cell__type(tn_value__at(context, value)));
}

tn_type tn_op__operand_type(const tn_context* context, tn_ref op, uint32_t index) {
  const tn_op_cell* cell = tn_op__at(context, op);
  if (index >= tn_op_cell__operand_count(context, cell)) return (tn_type){NULL};
  return tn_value__type_or_null(context, tn_op_cell__operand(context, op, cell, index));
}

tn_type tn_op__result_type(const tn_context* context, tn_ref op, uint32_t index) {
  const tn_op_cell* cell = tn_op__at(context, op);
  if (index >= tn_op_cell__result_count(cell)) return (tn_type){NULL};
  return tn_value__type_or_null(context, tn_op_cell__result(op, cell, index));
}

tn_type tn_type__element(tn_type type) {
  return tn_type_is_shaped(type) ? tn_type_element_type(type) : type;
}

//===-- Regions -------------------------------------------------------------------------------===//

tn_ref tn_op__first_block(const tn_context* context, tn_ref op, uint32_t region) {
  const tn_op_cell* cell = tn_op__at(context, op);
  if (region >= tn_op_cell__region_count(cell)) return 0;
  return tn_region__at(context, tn_op_cell__region(cell, region))->first_block;
}

tn_type tn_block__argument_type(const tn_context* context, tn_ref block, uint32_t index) {
  if (index >= tn_block__argument_count(context, block)) return (tn_type){NULL};
  const tn_block_cell* cell = tn_block__at(context, block);
  return tn_value__type_or_null(context, tn_block_cell__argument(context, cell, index));
}

bool tn_op__is_called(const tn_context* context, tn_ref op, const char* name) {
  return op != 0 && tn_string_view_equal(tn_op__kept_name(context, op), tn_string_view_from(name));
}

tn_ref tn_op__operand_definition(const tn_context* context, tn_ref op, uint32_t index,
                                 const char* name) {
  const tn_op_cell* cell = tn_op__at(context, op);
  if (index >= tn_op_cell__operand_count(context, cell)) return 0;
  const tn_ref value = tn_op_cell__operand(context, op, cell, index);
  if (value == 0 || tn_value__is_argument(value)) return 0;
  const tn_ref owner = tn_value__owner(context, value);
  return tn_op__is_called(context, owner, name) ? owner : 0;
}

bool tn_op__constant_operand(const tn_context* context, tn_ref op, uint32_t index,
                             int64_t* out_value) {
  const tn_op_cell* cell = tn_op__at(context, op);
  if (index >= tn_op_cell__operand_count(context, cell)) return false;
  const tn_ref value = tn_op_cell__operand(context, op, cell, index);
  if (value == 0 || tn_value__is_argument(value)) return false;
  const tn_ref owner = tn_value__owner(context, value);
  if (!tn_op_cell__has_trait(context, tn_op__at(context, owner), TN_OP_TRAIT_CONSTANT))
    return false;
  const tn_attribute constant = {tn_op__inherent(context, owner, "value")};
  if (!tn_attribute__is(constant, TN_ATTRIBUTE_INTEGER)) return false;
  *out_value = tn_integer_attribute_value(constant);
  return true;
}

//===-- Relations -----------------------------------------------------------------------------===//

bool tn_op__is_unused(const tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t count = tn_op_cell__result_count(cell);
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_value__first_use(context, tn_op_cell__result(op, cell, i)) != 0) return false;
  }
  return true;
}

tn_ref tn_op__ancestor_in(const tn_context* context, tn_ref region, tn_ref op) {
  while (op != 0) {
    const tn_op_cell* cell = tn_op__at(context, op);
    if (cell->block == 0) return 0;
    if (tn_block__at(context, cell->block)->region == region) return op;
    op = tn_op_cell__parent(context, cell);
  }
  return 0;
}

tn_ref tn_block__unique_predecessor(const tn_context* context, tn_ref block) {
  tn_ref found = 0;
  for (tn_ref use = tn_block__at(context, block)->first_use; use != 0;
       use = tn_use__next(context, use)) {
    const tn_ref from = tn_op__at(context, tn_use__owner(context, use))->block;
    if (found != 0 && from != found) return 0;
    found = from;
  }
  return found;
}

tn_ref tn_block__single_predecessor(const tn_context* context, tn_ref block) {
  const tn_ref use = tn_block__at(context, block)->first_use;
  if (use == 0 || tn_use__next(context, use) != 0) return 0;
  return tn_op__at(context, tn_use__owner(context, use))->block;
}
