// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values of rules: conversions, parts, and comparison.

#include <stdio.h>
#include <tenure/affine.h>
#include <tenure/parameters.h>
#include <tenure/type.h>

#include "dialects/common/rule.h"

//===-- Conversions ---------------------------------------------------------------------------===//

static tn_ref ref_of_many(const rule_run* self, rule_value value, uint32_t index) {
  index += value.start;
  if (value.list == LIST_ARGUMENTS) {
    const tn_block_cell* block = tn_block__at(self->context, value.ref);
    return index < block->argument_count ? tn_block_cell__argument(self->context, block, index) : 0;
  }
  const tn_op_cell* cell = tn_op__at(self->context, value.ref);
  if (value.list == LIST_RESULTS) {
    return index < tn_op_cell__result_count(cell) ? tn_op_cell__result(value.ref, cell, index) : 0;
  }
  if (index >= tn_op_cell__operand_count(self->context, cell)) return 0;
  return tn_op_cell__operand(self->context, value.ref, cell, index);
}

tn_type rule_value__type(const rule_run* self, rule_value value) {
  switch ((rule_value_kind)value.kind) {
    case VALUE_TYPE:
      return (tn_type){value.storage};
    case VALUE_ATTRIBUTE: {
      const tn_attribute attribute = {value.storage};
      if (tn_attribute__is(attribute, TN_ATTRIBUTE_TYPE)) return tn_type_attribute_value(attribute);
      return tn_attribute_type(attribute);
    }
    case VALUE_MANY:
      value.ref = value.count == 0 ? 0 : ref_of_many(self, value, 0);
      break;
    case VALUE_ONE:
      break;
    default:
      return (tn_type){NULL};
  }
  return value.ref == 0 ? (tn_type){NULL} : tn_value__type_or_null(self->context, value.ref);
}

tn_attribute rule_value__attribute(rule_value value) {
  return value.kind == VALUE_ATTRIBUTE ? (tn_attribute){value.storage} : (tn_attribute){NULL};
}

static bool number_of_text(tn_string_view text, int64_t* out_number) {
  char digits[24];
  int used = 0;
  long long number = 0;
  if (text.size == 0 || text.size >= sizeof digits) return false;
  memcpy(digits, text.data, text.size);
  digits[text.size] = 0;
  if (sscanf(digits, "%lld%n", &number, &used) != 1 || (size_t)used != text.size) return false;
  *out_number = number;
  return true;
}

bool rule_value__number(const rule_run* self, rule_value value, int64_t* out_number) {
  (void)self;
  if (value.kind == VALUE_NUMBER) {
    *out_number = value.number;
    return true;
  }
  if (value.kind == VALUE_TEXT) return number_of_text(value.text, out_number);
  if (value.kind == VALUE_EXPR) {
    const tn_affine_expr expr = {value.storage};
    if (tn_affine_expr_kind_of(expr) != TN_AFFINE_CONSTANT) return false;
    *out_number = tn_affine_expr_value(expr);
    return true;
  }
  const tn_attribute attribute = rule_value__attribute(value);
  if (!tn_attribute__is(attribute, TN_ATTRIBUTE_INTEGER)) return false;
  *out_number = tn_integer_attribute_value(attribute);
  if (tn_attribute_is_bool(attribute)) *out_number = *out_number != 0;
  return true;
}

/// Returns the text after the mnemonic of a dialect attribute: `x` in `mnemonic<x>` and `mnemonic
tn_string_view rule_value__text(const rule_run* self, rule_value value) {
  const tn_string_view none = {NULL, 0};
  if (value.kind == VALUE_TEXT) return value.text;
  if (value.kind == VALUE_OP)
    return tn_op_cell__name_text(self->context, tn_op__at(self->context, value.ref));
  const tn_attribute attribute = rule_value__attribute(value);
  if (attribute.storage == NULL) return none;
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_STRING)) return tn_string_attribute_value(attribute);
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_SYMBOL_REF)) {
    return tn_symbol_ref_attribute_root(attribute);
  }
  if (tn_attribute_parameter_count(attribute) == 1) {
    // The keywords of an enum.
    return tn_string_attribute_value(tn_attribute_parameter_at(attribute, 0));
  }
  int64_t number = 0;
  if (value.group == NULL || !rule_value__number(self, value, &number)) return none;
  for (uint32_t i = 0; i < value.group->case_count; ++i) {
    if (value.group->cases[i].value == number) return value.group->cases[i].name;
  }
  return none;
}

//===-- Parts ---------------------------------------------------------------------------------===//

static int64_t size_of_type(tn_type type) {
  if (tn_type__is(type, TN_TYPE_TUPLE)) return (int64_t)tn_tuple_type_element_count(type);
  return tn_shaped_type_has_rank(type) ? (int64_t)tn_shaped_type_rank(type) : -1;
}

static int64_t size_of_attribute(tn_attribute attribute) {
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_ARRAY)) {
    return (int64_t)tn_array_attribute_count(attribute);
  }
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_ARRAY)) {
    return (int64_t)tn_dense_array_attribute_count(attribute);
  }
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_DICTIONARY)) {
    return (int64_t)tn_dictionary_attribute_count(attribute);
  }
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_AFFINE_MAP)) {
    return (int64_t)tn_affine_map_result_count(attribute);
  }
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_ELEMENTS)) {
    return tn_shaped_type_element_count(tn_attribute_type(attribute));
  }
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_STRING)) {
    return (int64_t)tn_string_attribute_value(attribute).size;
  }
  return -1;
}

static int64_t count_blocks(const rule_run* self, tn_ref region) {
  int64_t count = 0;
  tn_ref block = tn_region__at(self->context, region)->first_block;
  for (; block != 0; block = tn_block__at(self->context, block)->next) ++count;
  return count;
}

static int64_t count_ops(const rule_run* self, tn_ref block) {
  int64_t count = 0;
  tn_ref op = tn_block__at(self->context, block)->first_op;
  for (; op != 0; op = tn_op__at(self->context, op)->next) ++count;
  return count;
}

int64_t rule_value__size(const rule_run* self, rule_value value) {
  switch ((rule_value_kind)value.kind) {
    case VALUE_TYPE:
      return size_of_type((tn_type){value.storage});
    case VALUE_ATTRIBUTE:
      return size_of_attribute((tn_attribute){value.storage});
    case VALUE_DIMS:
      if (value.storage->kind < TN_STORAGE_ATTRIBUTE_BASE) {
        return size_of_type((tn_type){value.storage}) - (value.start != 0);
      }
      return size_of_attribute((tn_attribute){value.storage});
    case VALUE_MANY:
      return value.count;
    case VALUE_ONE:
      return size_of_type(rule_value__type(self, value));
    case VALUE_TEXT:
      return (int64_t)value.text.size;
    case VALUE_BLOCK:
      return count_ops(self, value.ref);
    case VALUE_REGION:
      return count_blocks(self, value.ref);
    case VALUE_REGIONS:
      return tn_op_cell__region_count(tn_op__at(self->context, value.ref));
    case VALUE_SUCCESSORS:
      return tn_op_cell__successor_count(tn_op__at(self->context, value.ref));
    default:
      return -1;
  }
}

/// Returns a float element of dense data; nothing if its size is not supported.
static rule_value float_at(tn_type element, const char* data, size_t byte_size, size_t index) {
  const size_t size = (tn_type_bit_width(element) + 7) / 8;
  uint64_t words[2] = {0, 0};
  tn_attribute value;
  if (size == 0 || size > sizeof words || byte_size / size <= index) return rule_nothing;
  memcpy(words, data + index * size, size);
  if (tn_float_attribute_from_bits(element, words, &value) != TN_OK) return rule_nothing;
  return rule_attribute(value);
}

static rule_value number_at(tn_type element, const char* data, size_t byte_size, size_t index) {
  uint32_t width = tn_type__is(element, TN_TYPE_INDEX) ? 64 : tn_type_bit_width(element);
  if (tn_type__is(element, TN_TYPE_FLOAT)) return float_at(element, data, byte_size, index);
  if (!tn_type__is(element, TN_TYPE_INDEX) && !tn_type__is(element, TN_TYPE_INTEGER)) {
    return rule_nothing;
  }
  const size_t size = width == 1 ? 1 : width / 8;
  if (size == 0 || size > 8 || byte_size / size <= index) return rule_nothing;
  const char* at = data + index * size;
  int8_t as_8 = 0;
  int16_t as_16 = 0;
  int32_t as_32 = 0;
  int64_t as_64 = 0;
  if (size == 1) memcpy(&as_8, at, 1);
  if (size == 2) memcpy(&as_16, at, 2);
  if (size == 4) memcpy(&as_32, at, 4);
  if (size == 8) memcpy(&as_64, at, 8);
  if (width == 1) as_8 = as_8 != 0;
  return rule_number(size == 1 ? as_8 : size == 2 ? as_16 : size == 4 ? as_32 : as_64);
}

static rule_value part_of_attribute(tn_attribute attribute, size_t index) {
  size_t byte_size = 0;
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_ARRAY)) {
    return rule_attribute(tn_array_attribute_element(attribute, index));
  }
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_ARRAY)) {
    const char* data = tn_dense_array_attribute_data(attribute, &byte_size);
    return number_at(tn_dense_array_attribute_element_type(attribute), data, byte_size, index);
  }
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_DICTIONARY)) {
    return rule_attribute(tn_dictionary_attribute_entry(attribute, index).value);
  }
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_AFFINE_MAP)) {
    return (rule_value){.kind = VALUE_EXPR,
                        .storage = tn_affine_map_result(attribute, index).storage};
  }
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_ELEMENTS)) {
    const tn_type element = tn_type_element_type(tn_attribute_type(attribute));
    const char* data = tn_dense_elements_attribute_data(attribute, &byte_size);
    if (tn_dense_elements_attribute_is_splat(attribute)) index = 0;
    if (tn_type__is(element, TN_TYPE_INTEGER) && tn_type_bit_width(element) == 1) {
      return rule_nothing;
    }
    return number_at(element, data, byte_size, index);
  }
  return rule_nothing;
}

static rule_value part_of_type(tn_type type, size_t index, bool raw) {
  if (tn_type__is(type, TN_TYPE_TUPLE)) return rule_type(tn_tuple_type_element(type, index));
  const int64_t dim = tn_shaped_type_dims(type)[index];
  return dim == TN_DYNAMIC && !raw ? rule_nothing : rule_number(dim);
}

static rule_value nth_op(const rule_run* self, tn_ref op, int64_t index) {
  while (op != 0 && index-- > 0) op = tn_op__at(self->context, op)->next;
  return rule_entity(VALUE_OP, op);
}

static rule_value nth_block(const rule_run* self, tn_ref block, int64_t index) {
  while (block != 0 && index-- > 0) block = tn_block__at(self->context, block)->next;
  return rule_entity(VALUE_BLOCK, block);
}

rule_value rule_value__part(const rule_run* self, rule_value value, int64_t index) {
  if (index < 0 || index >= rule_value__size(self, value)) return rule_nothing;
  switch ((rule_value_kind)value.kind) {
    case VALUE_TYPE:
      return part_of_type((tn_type){value.storage}, (size_t)index, false);
    case VALUE_ONE:
      return part_of_type(rule_value__type(self, value), (size_t)index, false);
    case VALUE_ATTRIBUTE:
      return part_of_attribute((tn_attribute){value.storage}, (size_t)index);
    case VALUE_DIMS:
      if (value.storage->kind < TN_STORAGE_ATTRIBUTE_BASE) {
        index += value.start != 0 && index >= (int64_t)value.start - 1;
        return part_of_type((tn_type){value.storage}, (size_t)index, true);
      }
      return part_of_attribute((tn_attribute){value.storage}, (size_t)index);
    case VALUE_MANY:
      return rule_entity(VALUE_ONE, ref_of_many(self, value, (uint32_t)index));
    case VALUE_BLOCK:
      return nth_op(self, tn_block__at(self->context, value.ref)->first_op, index);
    case VALUE_REGION:
      return nth_block(self, tn_region__at(self->context, value.ref)->first_block, index);
    case VALUE_REGIONS:
      return rule_entity(VALUE_REGION,
                         tn_op_cell__region(tn_op__at(self->context, value.ref), (uint32_t)index));
    case VALUE_SUCCESSORS: {
      const tn_op_cell* cell = tn_op__at(self->context, value.ref);
      const tn_ref use = tn_op_cell__successors(value.ref, cell) + 3 * (tn_ref)index;
      return rule_entity(VALUE_BLOCK, tn_use__at(self->context, use)->value);
    }
    default:
      return rule_nothing;
  }
}

//===-- Queries -------------------------------------------------------------------------------===//

int rule_value__truth(const rule_run* self, rule_value value) {
  int64_t number = 0;
  if (value.kind == VALUE_NOTHING) return -1;
  if (value.kind == VALUE_MANY) return value.count != 0;
  if (rule_value__number(self, value, &number)) return number != 0;
  return 1;
}

static bool is_listed(rule_value value) {
  return value.kind == VALUE_DIMS || value.kind == VALUE_MANY;
}

static int equal_parts(const rule_run* self, rule_value a, rule_value b) {
  const int64_t size = rule_value__size(self, a);
  if (size < 0 || rule_value__size(self, b) < 0) return -1;
  if (size != rule_value__size(self, b)) return 0;
  for (int64_t i = 0; i < size; ++i) {
    const int equal =
        rule_value__equal(self, rule_value__part(self, a, i), rule_value__part(self, b, i));
    if (equal != 1) return equal;
  }
  return 1;
}

int rule_value__equal(const rule_run* self, rule_value a, rule_value b) {
  if (a.kind == VALUE_NOTHING || b.kind == VALUE_NOTHING) return -1;
  if (a.kind == VALUE_TEXT || b.kind == VALUE_TEXT) {
    const tn_string_view left = rule_value__text(self, a);
    const tn_string_view right = rule_value__text(self, b);
    if (left.data != NULL && right.data != NULL) return tn_string_view_equal(left, right);
  }
  int64_t left = 0;
  int64_t right = 0;
  if (a.kind == VALUE_NUMBER || b.kind == VALUE_NUMBER) {
    if (!rule_value__number(self, a, &left) || !rule_value__number(self, b, &right)) return -1;
    return left == right;
  }
  if (is_listed(a) || is_listed(b)) return equal_parts(self, a, b);
  if (a.kind == VALUE_OP || a.kind == VALUE_BLOCK || a.kind == VALUE_REGION) {
    return a.kind == b.kind && a.ref == b.ref;
  }
  if (a.kind == VALUE_EXPR && b.kind == VALUE_EXPR) return a.storage == b.storage;
  if (a.kind == VALUE_ATTRIBUTE && b.kind == VALUE_ATTRIBUTE) return a.storage == b.storage;
  const tn_type one = rule_value__type(self, a);
  const tn_type other = rule_value__type(self, b);
  return one.storage == NULL || other.storage == NULL ? -1 : tn_type_equal(one, other);
}

//===-- Messages ------------------------------------------------------------------------------===//

static void append(const rule_run* self, rule_value value, tn_text_buffer* text) {
  int64_t size = 0;
  switch ((rule_value_kind)value.kind) {
    case VALUE_NUMBER:
      tn_text_buffer_append_signed(text, value.number);
      return;
    case VALUE_ATTRIBUTE:
      tn_attribute__append_text((tn_attribute){value.storage}, text);
      return;
    case VALUE_TYPE:
      tn_type__append_text((tn_type){value.storage}, text);
      return;
    case VALUE_ONE:
      tn_type__append_text(rule_value__type(self, value), text);
      return;
    case VALUE_OP:
      tn_op__append_shown(self->context, value.ref, text);
      return;
    case VALUE_DIMS:
    case VALUE_MANY:
      size = rule_value__size(self, value);
      for (int64_t i = 0; i < size; ++i) {
        if (i != 0) tn_text_buffer_append_text(text, ", ");
        const rule_value part = rule_value__part(self, value, i);
        if (value.has_blanks && part.kind == VALUE_NUMBER && part.number == TN_DYNAMIC) {
          tn_text_buffer_append_text(text, "?");
        } else {
          append(self, part, text);
        }
      }
      return;
    default:
      tn_text_buffer_append_view(text, rule_value__text(self, value));
  }
}

void rule_value__append(const rule_run* self, rule_value value, tn_text_buffer* text) {
  if (value.is_quoted) tn_text_buffer_append_text(text, "'");
  if (value.is_bracketed) tn_text_buffer_append_text(text, "[");
  append(self, value, text);
  if (value.is_bracketed) tn_text_buffer_append_text(text, "]");
  if (value.is_quoted) tn_text_buffer_append_text(text, "'");
}
