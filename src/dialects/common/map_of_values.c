// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints affine maps with their operands.

#include <tenure/affine.h>

#include "ir/affine_text.h"
#include "schema/custom_assembly.h"

/// The operands of the names in an expression.
typedef struct value_names {
  tn_printer* printer;
  tn_ref op;
  uint32_t first;  ///< The operand for dimension 0.
  uint32_t dim_count;
} value_names;

/// Expressions are formatted in a buffer, but values are printed directly: the buffer contains
/// placeholders for them.
static void append_place(void* user_data, tn_text_buffer* buffer, uint32_t position,
                         bool is_symbol) {
  const value_names* self = user_data;
  const uint32_t operand = self->first + (is_symbol ? self->dim_count : 0) + position;
  if (is_symbol) tn_text_buffer_append_text(buffer, "symbol(");
  tn_text_buffer_append_text(buffer, "%");
  tn_text_buffer_append_unsigned(buffer, operand);
  tn_text_buffer_append_text(buffer, ";");
  if (is_symbol) tn_text_buffer_append_text(buffer, ")");
}

static void put_text(const value_names* self, tn_string_view text) {
  for (size_t i = 0; i < text.size; ++i) {
    if (text.data[i] != '%') {
      tn_put_char(&self->printer->sink, text.data[i]);
      continue;
    }
    uint32_t operand = 0;
    for (++i; text.data[i] != ';'; ++i) operand = operand * 10 + (uint32_t)(text.data[i] - '0');
    tn_printer__put_operands(self->printer, self->op, operand, 1);
  }
}

void tn_printer__put_map_result(tn_printer* printer, tn_ref op, tn_attribute map, size_t index,
                                uint32_t first) {
  value_names self = {printer, op, first, tn_affine_map_dim_count(map)};
  const tn_affine_names names = {append_place, &self};
  tn_text_buffer text = tn_text_buffer_make(printer->allocator);
  tn_affine_text__expr(&text, tn_affine_map_result(map, index), &names);
  put_text(&self, tn_text_buffer_view(&text));
  if (text.failed) tn_printer__out_of_memory(printer);
  tn_text_buffer_free(&text);
}

void tn_printer__put_map_of_values(tn_printer* printer, tn_ref op, tn_attribute map,
                                   uint32_t first) {
  if (!tn_attribute__is(map, TN_ATTRIBUTE_AFFINE_MAP)) return;
  if (!tn_printer__count_affine(printer, map)) return;
  tn_put_char(&printer->sink, '[');
  const size_t count = tn_affine_map_result_count(map);
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_printer__put_map_result(printer, op, map, i, first);
  }
  tn_put_char(&printer->sink, ']');
}
