// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations, regions and blocks in generic form.
//
// The tree is walked along its own links: down to the first region of an op, on to the next op,
// block or region, and up to the parent op. There is no stack, so depth costs nothing but the
// indentation.

#include <stdlib.h>

#include "ir/shape.h"
#include "text/syntax.h"

#define INDENT 2u

//===-- Values and blocks -------------------------------------------------------------------===//

void tn_printer__put_value(tn_printer* printer, tn_ref value) {
  tn_print_sink* sink = &printer->sink;
  if (TN_UNLIKELY(value == 0)) {
    TN_PUT(sink, "<<NULL VALUE>>");
    return;
  }
  const tn_chunk_info* info = tn_cells__info(&printer->context->cells, value);
  const uint64_t offset = value - info->first;
  const uint32_t index = (uint32_t)((offset * info->reciprocal) >> 32);
  const uint32_t number = tn_printer__number_in_chunk(printer, info, index);
  if (TN_UNLIKELY(number == 0)) {
    TN_PUT(sink, "<<UNKNOWN SSA VALUE>>");
    return;
  }
  if (TN_UNLIKELY(number & TN_NUMBER_IS_NAMED)) {
    tn_printer__put_named_value(printer, value, info->first + index * info->stride, number, true);
    return;
  }
  char* at = tn_print_sink__reserve(sink, 32);
  char* const start = at;
  *at++ = '%';
  if (number & TN_NUMBER_IS_ARGUMENT) {
    memcpy(at, "arg", 3);
    at += 3;
  }
  at += tn_format_unsigned(at, (number >> TN_NUMBER_SHIFT) - 1);
  if (TN_UNLIKELY(number & TN_NUMBER_HAS_SEVERAL)) {
    const tn_ref owner = info->first + index * info->stride;
    *at++ = '#';
    at += tn_format_unsigned(
        at, tn_value__result_number(tn_op__at(printer->context, owner), owner, value));
  }
  sink->size += (size_t)(at - start);
}

/// Prints a block by its number, as tn_printer__number_of returns it.
static void put_block_number(tn_print_sink* sink, uint32_t number) {
  if (number == 0) {
    TN_PUT(sink, "INVALIDBLOCK");
    return;
  }
  TN_PUT(sink, "^bb");
  tn_put_unsigned(sink, (number >> TN_NUMBER_SHIFT) - 1);
}

static uint32_t block_number(const tn_printer* printer, tn_ref block) {
  return block == 0 ? 0 : tn_printer__number_of(printer, block);
}

void tn_printer__put_block(tn_printer* printer, tn_ref block) {
  put_block_number(&printer->sink, block_number(printer, block));
}

//===-- Block heads ---------------------------------------------------------------------------===//

static void put_predecessor_list(tn_printer* printer, const tn_block_cell* block, size_t count) {
  const tn_context* context = printer->context;
  uint32_t* numbers = tn_allocate(printer->allocator, count * sizeof *numbers);
  if (numbers == NULL) {
    tn_printer__out_of_memory(printer);
    return;
  }
  size_t filled = 0;
  for (tn_ref use = block->first_use; use != 0; use = tn_use__at(context, use)->next) {
    const tn_op_cell* op = tn_op__at(context, tn_use__owner(context, use));
    numbers[filled++] = block_number(printer, op->block);
  }
  qsort(numbers, count, sizeof *numbers, tn_order__uint32);
  TN_PUT(&printer->sink, "  // ");
  tn_put_unsigned(&printer->sink, count);
  TN_PUT(&printer->sink, " preds: ");
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    put_block_number(&printer->sink, numbers[i]);
  }
  tn_deallocate(printer->allocator, numbers, count * sizeof *numbers);
}

static void put_predecessors(tn_printer* printer, const tn_block_cell* block, bool is_entry) {
  const tn_context* context = printer->context;
  size_t count = 0;
  for (tn_ref use = block->first_use; use != 0; use = tn_use__at(context, use)->next) ++count;
  if (count == 0) {
    if (!is_entry) TN_PUT(&printer->sink, "  // no predecessors");
  } else if (count == 1) {
    const tn_op_cell* op = tn_op__at(context, tn_use__owner(context, block->first_use));
    TN_PUT(&printer->sink, "  // pred: ");
    put_block_number(&printer->sink, block_number(printer, op->block));
  } else {
    put_predecessor_list(printer, block, count);
  }
}

static void put_block_arguments(tn_printer* printer, const tn_block_cell* block) {
  tn_put_char(&printer->sink, '(');
  for (uint32_t i = 0; i < block->argument_count; ++i) {
    const tn_ref value = tn_block_cell__argument(printer->context, block, i);
    const tn_argument_cell* argument = tn_argument__at(printer->context, value);
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_printer__put_value(printer, value);
    TN_PUT(&printer->sink, ": ");
    tn_printer__put_type(printer, tn_value_cell__type(&argument->value));
    if (printer->options.debug_info) {
      tn_put_char(&printer->sink, ' ');
      tn_printer__put_location(printer, argument->location, false);
    }
  }
  tn_put_char(&printer->sink, ')');
}

void tn_printer__put_block_head(tn_printer* printer, tn_ref ref, size_t indent) {
  const tn_block_cell* block = tn_block__at(printer->context, ref);
  tn_put_spaces(&printer->sink, indent);
  put_block_number(&printer->sink, block_number(printer, ref));
  if (block->argument_count != 0) put_block_arguments(printer, block);
  tn_put_char(&printer->sink, ':');
  put_predecessors(printer, block, block->previous == 0);
  tn_put_char(&printer->sink, '\n');
  if (printer->options.value_users) {
    tn_printer__put_argument_users(printer, block, indent + INDENT);
  }
}

//===-- One operation -----------------------------------------------------------------------===//

/// Prints `"name"(`, cached as the text of the name.
static void put_op_name(tn_printer* printer, tn_uref name) {
  const int64_t kept = tn_kept_texts__find(&printer->common, name);
  if (TN_LIKELY(kept >= 0)) {
    tn_kept_texts__put(&printer->common, kept, 0, &printer->sink);
    return;
  }
  const uint64_t start = printer->sink.flushed + printer->sink.size;
  const tn_operation_name_payload* payload = tn_storage_payload(tn_printer__storage(printer, name));
  tn_put_quoted(&printer->sink, (tn_string_view){payload->text, payload->size});
  tn_put_char(&printer->sink, '(');
  tn_kept_texts__keep(&printer->common, &printer->sink, name, start);
}

void tn_printer__put_results(tn_printer* printer, tn_ref ref, uint32_t count) {
  tn_print_sink* sink = &printer->sink;
  const uint32_t number = tn_printer__number_of(printer, ref);
  if (TN_UNLIKELY(number & TN_NUMBER_IS_NAMED)) {
    tn_printer__put_named_results(printer, ref, number, count);
    return;
  }
  char* at = tn_print_sink__reserve(sink, 48);
  char* const start = at;
  *at++ = '%';
  at += tn_format_unsigned(at, (number >> TN_NUMBER_SHIFT) - 1);
  if (count > 1) {
    *at++ = ':';
    at += tn_format_unsigned(at, count);
  }
  memcpy(at, " = ", 3);
  sink->size += (size_t)(at - start) + 3;
}

static void put_operands(tn_printer* printer, tn_ref ref, const tn_op_cell* op, uint32_t count) {
  const tn_ref first = tn_op_cell__operands(printer->context, ref, op);
  const tn_use_cell* uses = tn_use__at(printer->context, first);
  for (uint32_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_printer__put_value(printer, uses[i].value);
  }
}

static void put_successors(tn_printer* printer, tn_ref ref, const tn_op_cell* op, uint32_t count) {
  const tn_use_cell* uses = tn_use__at(printer->context, tn_op_cell__successors(ref, op));
  tn_put_char(&printer->sink, '[');
  for (uint32_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    put_block_number(&printer->sink, block_number(printer, uses[i].value));
  }
  tn_put_char(&printer->sink, ']');
}

/// Prints the entries from index `from` up to `to`, in braces.
static void put_entries(tn_printer* printer, const tn_shape_payload* shape, const uint32_t* values,
                        uint32_t from, uint32_t to) {
  tn_put_char(&printer->sink, '{');
  for (uint32_t i = from; i < to; ++i) {
    if (i != from) TN_PUT(&printer->sink, ", ");
    const tn_storage* value = tn_printer__storage(printer, values[i]);
    tn_printer__put_name(printer, shape->keys[i] & TN_UREF_MASK, value);
    if (value == NULL || value->kind != TN_STORAGE_ATTRIBUTE_BASE + TN_ATTRIBUTE_UNIT) {
      tn_printer__put_any(printer, value, 0);
    }
  }
  tn_put_char(&printer->sink, '}');
}

/// A property without a name is all properties.
static void put_properties(tn_printer* printer, tn_op_cell* op, const tn_shape_payload* shape,
                           uint32_t count) {
  const uint32_t* values = tn_op_cell__attributes(printer->context, op);
  TN_PUT(&printer->sink, " <");
  if (tn_printer__has_unnamed_property(printer, shape)) {
    tn_printer__put_attribute(printer, values[0]);
  } else {
    put_entries(printer, shape, values, 0, count);
  }
  tn_put_char(&printer->sink, '>');
}

/// Prints everything before the regions.
void tn_printer__put_generic_head(tn_printer* printer, tn_ref ref) {
  tn_print_sink* sink = &printer->sink;
  tn_context* context = printer->context;
  tn_op_cell* op = tn_op__at(context, ref);
  const tn_shape_payload* shape = tn_op_cell__shape(context, op);
  put_op_name(printer, shape->operation_name);
  const uint32_t operand_count = tn_op_cell__operand_count(context, op);
  if (operand_count != 0) put_operands(printer, ref, op, operand_count);
  tn_put_char(sink, ')');
  const uint32_t successor_count = tn_op_cell__successor_count(op);
  if (successor_count != 0) put_successors(printer, ref, op, successor_count);
  const uint32_t property_count = tn_shape__property_count(shape);
  if (property_count != 0) put_properties(printer, op, shape, property_count);
}

static void put_op_head(tn_printer* printer, tn_ref ref, size_t indent) {
  tn_put_spaces(&printer->sink, indent);
  const uint32_t result_count = tn_op_cell__result_count(tn_op__at(printer->context, ref));
  if (result_count != 0) tn_printer__put_results(printer, ref, result_count);
  tn_printer__put_generic_head(printer, ref);
}

static void put_operand_types(tn_printer* printer, tn_ref ref, const tn_op_cell* op) {
  const tn_context* context = printer->context;
  const uint32_t count = tn_op_cell__operand_count(context, op);
  if (count == 0) return;
  const tn_use_cell* uses = tn_use__at(context, tn_op_cell__operands(context, ref, op));
  for (uint32_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    const tn_ref value = uses[i].value;
    tn_printer__put_type(printer,
                         value == 0 ? 0 : tn_value_cell__type(tn_value__at(context, value)));
  }
}

static void put_result_types(tn_printer* printer, tn_ref ref, const tn_op_cell* op) {
  const tn_context* context = printer->context;
  const uint32_t count = tn_op_cell__result_count(op);
  const tn_value_cell* results = tn_value__at(context, tn_op_cell__result(ref, op, 0));
  bool in_parentheses = count != 1;
  if (!in_parentheses) {
    const tn_storage* type = tn_printer__storage(printer, tn_value_cell__type(&results[0]));
    in_parentheses = type != NULL && type->kind == TN_TYPE_FUNCTION;
  }
  if (in_parentheses) tn_put_char(&printer->sink, '(');
  for (uint32_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_printer__put_type(printer, tn_value_cell__type(&results[i]));
  }
  if (in_parentheses) tn_put_char(&printer->sink, ')');
}

/// Prints everything after the regions.
void tn_printer__put_generic_tail(tn_printer* printer, tn_ref ref) {
  tn_print_sink* sink = &printer->sink;
  tn_context* context = printer->context;
  tn_op_cell* op = tn_op__at(context, ref);
  const tn_shape_payload* shape = tn_op_cell__shape(context, op);
  const uint32_t property_count = tn_shape__property_count(shape);
  if (property_count != shape->key_count) {
    tn_put_char(sink, ' ');
    put_entries(printer, shape, tn_op_cell__attributes(context, op), property_count,
                shape->key_count);
  }
  TN_PUT(sink, " : (");
  put_operand_types(printer, ref, op);
  TN_PUT(sink, ") -> ");
  put_result_types(printer, ref, op);
  if (printer->options.debug_info) {
    tn_put_char(sink, ' ');
    tn_printer__put_location(printer, op->location, true);
  }
  if (printer->options.value_users) tn_printer__put_result_users(printer, ref);
}

bool tn_printer__is_isolated(const tn_context* context, const tn_op_cell* op) {
  return tn_op_cell__has_trait(context, op, TN_OP_TRAIT_ISOLATED);
}

//===-- The walk ----------------------------------------------------------------------------===//

/// Prints the heads of `block` and later blocks up to one with ops; returns its first op, 0 at the
/// region's end.
static tn_ref enter_blocks(tn_printer* printer, tn_ref block, size_t indent) {
  while (block != 0) {
    const tn_block_cell* cell = tn_block__at(printer->context, block);
    // A branch to an entry block is invalid, and could not be parsed without its label.
    if (cell->previous != 0 || cell->argument_count != 0 || cell->first_op == 0 ||
        cell->first_use != 0) {
      tn_printer__put_block_head(printer, block, indent);
    }
    if (cell->first_op != 0) return cell->first_op;
    block = cell->next;
  }
  return 0;
}

static void leave_region(tn_printer* printer, size_t indent) {
  tn_put_spaces(&printer->sink, indent);
  tn_put_char(&printer->sink, '}');
}

/// Opens regions of `op` from `index` on up to one with ops, and closes the empty ones; returns the
/// first op in it, 0 if no region is left.
static tn_ref enter_regions(tn_printer* printer, const tn_op_cell* op, uint32_t index,
                            size_t indent) {
  const uint32_t count = tn_op_cell__region_count(op);
  if (TN_LIKELY(count == 0)) return 0;
  for (; index < count; ++index) {
    if (index == 0) {
      TN_PUT(&printer->sink, " (");
    } else {
      TN_PUT(&printer->sink, ", ");
    }
    if (printer->options.skip_regions) {
      TN_PUT(&printer->sink, "{...}");
      continue;
    }
    TN_PUT(&printer->sink, "{\n");
    const tn_ref region = tn_op_cell__region(op, index);
    const tn_ref first =
        enter_blocks(printer, tn_region__at(printer->context, region)->first_block, indent);
    if (first != 0) return first;
    leave_region(printer, indent);
  }
  tn_put_char(&printer->sink, ')');
  return 0;
}

/// After an op that is finished: returns the next op in its region, 0 at the region's end.
static tn_ref next_in_region(tn_printer* printer, const tn_op_cell* op, size_t indent) {
  tn_put_char(&printer->sink, '\n');
  if (op->next != 0) return op->next;
  return enter_blocks(printer, tn_block__at(printer->context, op->block)->next, indent - INDENT);
}

void tn_printer__put_op(tn_printer* printer, tn_ref root, size_t indent) {
  const tn_context* context = printer->context;
  tn_ref ref = root;
  while (printer->sink.status == TN_OK) {
    tn_print_sink__poll(&printer->sink);
    if (TN_UNLIKELY(printer->may_share) && ref != root) {
      ref = tn_printer__share(printer, ref, indent, (tn_string_view){NULL, 0});
    }
    put_op_head(printer, ref, indent);
    const tn_op_cell* op = tn_op__at(context, ref);
    tn_ref next = enter_regions(printer, op, 0, indent);
    if (next != 0) indent += INDENT;
    while (next == 0) {
      tn_printer__put_generic_tail(printer, ref);
      if (ref == root) return;
      next = next_in_region(printer, op, indent);
      if (next != 0) break;
      indent -= INDENT;
      leave_region(printer, indent);
      const tn_region_cell* region =
          tn_region__at(context, tn_block__at(context, op->block)->region);
      ref = region->op;
      op = tn_op__at(context, ref);
      next = enter_regions(printer, op, region->index + 1, indent);
      if (next != 0) indent += INDENT;
    }
    ref = next;
  }
}
