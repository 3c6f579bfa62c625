// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Queries of values in rules: `x.rank`.

#include <tenure/affine.h>
#include <tenure/parameters.h>
#include <tenure/type.h>

#include "dialects/common/rule.h"
#include "ir/definition.h"
#include "ir/op_definition.h"
#include "ir/strides.h"

//===-- Types ---------------------------------------------------------------------------------===//

static rule_value number_of_elements(tn_type type) {
  if (!tn_shaped_type_has_static_shape(type)) return rule_nothing;
  const int64_t count = tn_shaped_type_element_count(type);
  return count < 0 ? rule_nothing : rule_number(count);
}

static rule_value width_of(tn_type type) {
  const tn_type element = tn_type__element(type);
  if (tn_type__is(element, TN_TYPE_INTEGER) || tn_type__is(element, TN_TYPE_FLOAT)) {
    return rule_number(tn_type_bit_width(element));
  }
  return rule_nothing;
}

static rule_value scalables_of(tn_type type) {
  if (!tn_type__is(type, TN_TYPE_VECTOR)) return rule_number(0);
  int64_t count = 0;
  for (size_t i = 0; i < tn_shaped_type_rank(type); ++i)
    count += tn_vector_type_is_scalable(type, i);
  return rule_number(count);
}

static rule_value stride_of(tn_type type, rule_field field, int64_t index) {
  tn_strides strides;
  if (!tn_type__is(type, TN_TYPE_MEMREF)) return rule_nothing;
  const bool has = tn_memref__strides(type, &strides);
  if (field == RULE_FIELD_strided) return rule_number(has);
  if (!has) return rule_nothing;
  if (field == RULE_FIELD_stride && (index < 0 || index >= (int64_t)strides.rank)) {
    return rule_nothing;
  }
  const int64_t found = field == RULE_FIELD_offset ? strides.offset : strides.steps[index];
  return found == TN_DYNAMIC ? rule_nothing : rule_number(found);
}

/// Returns `vector`, `ranked tensor` and so on.
static rule_value kind_of(tn_type type) {
  static const char* const names[] = {
      [TN_TYPE_NONE] = "none",       [TN_TYPE_INDEX] = "index",
      [TN_TYPE_INTEGER] = "integer", [TN_TYPE_FLOAT] = "float",
      [TN_TYPE_COMPLEX] = "complex", [TN_TYPE_FUNCTION] = "function",
      [TN_TYPE_TUPLE] = "tuple",     [TN_TYPE_VECTOR] = "vector",
      [TN_TYPE_TENSOR] = "tensor",   [TN_TYPE_UNRANKED_TENSOR] = "unranked tensor",
      [TN_TYPE_MEMREF] = "memref",   [TN_TYPE_UNRANKED_MEMREF] = "unranked memref",
      [TN_TYPE_OPAQUE] = "opaque",   [TN_TYPE_DIALECT] = "opaque"};
  return rule_text(tn_string_view_from(names[type.storage->kind]));
}

static rule_value list_of_types(tn_type type, bool inputs, rule_value argument,
                                const rule_run* self) {
  int64_t index = 0;
  const size_t count =
      inputs ? tn_function_type_input_count(type) : tn_function_type_result_count(type);
  if (argument.kind == VALUE_NOTHING) return rule_number((int64_t)count);
  if (!rule_value__number(self, argument, &index) || index < 0 || (size_t)index >= count) {
    return rule_nothing;
  }
  return rule_type(inputs ? tn_function_type_input(type, (size_t)index)
                          : tn_function_type_result(type, (size_t)index));
}

static rule_value ask_type(const rule_run* self, tn_type type, rule_field field,
                           rule_value argument) {
  int64_t index = 0;
  const bool has_index = rule_value__number(self, argument, &index);
  switch (field) {
    case RULE_FIELD_type:
      return rule_type(type);
    case RULE_FIELD_rank:
      if (!tn_shaped_type_has_rank(type)) return rule_nothing;
      return rule_number((int64_t)tn_shaped_type_rank(type));
    case RULE_FIELD_element:
      return rule_type(tn_type__element(type));
    case RULE_FIELD_elements:
      return rule_type(tn_type_element_type(type));
    case RULE_FIELD_shaped:
      return rule_number(tn_type_is_shaped(type));
    case RULE_FIELD_ranked:
      return rule_number(tn_shaped_type_has_rank(type));
    case RULE_FIELD_static:
      return rule_number(tn_shaped_type_has_static_shape(type));
    case RULE_FIELD_dims:
      if (!tn_shaped_type_has_rank(type)) return rule_nothing;
      return (rule_value){.kind = VALUE_DIMS, .storage = type.storage};
    case RULE_FIELD_dim:
      if (!has_index || !tn_shaped_type_has_rank(type)) return rule_nothing;
      return rule_value__part(self, (rule_value){.kind = VALUE_DIMS, .storage = type.storage},
                              index);
    case RULE_FIELD_count:
      return number_of_elements(type);
    case RULE_FIELD_width:
      return width_of(type);
    case RULE_FIELD_encoding:
      return rule_attribute(tn_tensor_type_encoding(type));
    case RULE_FIELD_space:
      return rule_attribute(tn_memref_type_memory_space(type));
    case RULE_FIELD_layout:
      return rule_attribute(tn_memref_type_layout(type));
    case RULE_FIELD_stride:
    case RULE_FIELD_offset:
    case RULE_FIELD_strided:
      return stride_of(type, field, has_index ? index : 0);
    case RULE_FIELD_scalables:
      return scalables_of(type);
    case RULE_FIELD_scalable:
      if (!tn_type__is(type, TN_TYPE_VECTOR) || !has_index || index < 0 ||
          (size_t)index >= tn_shaped_type_rank(type)) {
        return rule_number(0);
      }
      return rule_number(tn_vector_type_is_scalable(type, (size_t)index));
    case RULE_FIELD_kind:
      return kind_of(type);
    case RULE_FIELD_inputs:
    case RULE_FIELD_outputs:
      if (!tn_type__is(type, TN_TYPE_FUNCTION)) return rule_nothing;
      return list_of_types(type, field == RULE_FIELD_inputs, argument, self);
    default:
      return rule_nothing;
  }
}

//===-- Types and attributes of dialects ------------------------------------------------------===//

static const tn_definition* definition_of(const rule_run* self, rule_value value) {
  if (value.kind == VALUE_ATTRIBUTE) return tn_definition__of(rule_value__attribute(value).storage);
  return tn_definition__of(rule_value__type(self, value).storage);
}

/// Returns the tensor type with the dimensions and the type that are parameters: `4x8xf32`.
static rule_value shape_of(const rule_run* self, rule_value value) {
  const tn_type type = rule_value__type(self, value);
  const tn_attribute dims = tn_type_parameter_at(type, 0);
  const tn_type element = tn_type_attribute_value(tn_type_parameter_at(type, 1));
  size_t size = 0;
  tn_type shape;
  if (!tn_attribute__is(dims, TN_ATTRIBUTE_DENSE_ARRAY) || element.storage == NULL) {
    return rule_nothing;
  }
  const int64_t* extents = tn_dense_array_attribute_data(dims, &size);
  return tn_tensor_type_get(element, extents, size / sizeof *extents, NULL, &shape) == TN_OK
             ? rule_type(shape)
             : rule_nothing;
}

static tn_string_view trimmed(tn_string_view text) {
  while (text.size != 0 && strchr(" \n\t", *text.data) != NULL) ++text.data, --text.size;
  while (text.size != 0 && strchr(" \n\t", text.data[text.size - 1]) != NULL) --text.size;
  return text;
}

/// Returns whether `name` is in a set of keywords, `read|write`.
static rule_value has_flag(tn_string_view words, tn_string_view name) {
  if (words.data == NULL || name.data == NULL) return rule_nothing;
  for (size_t start = 0, i = 0; i <= words.size; ++i) {
    if (i != words.size && words.data[i] != '|' && words.data[i] != ',') continue;
    const tn_string_view word = trimmed((tn_string_view){words.data + start, i - start});
    if (tn_string_view_equal(word, name)) return rule_number(1);
    start = i + 1;
  }
  return rule_number(0);
}

static rule_value ask_text(const rule_run* self, tn_string_view text, rule_field field,
                           rule_value argument) {
  const tn_string_view name = rule_value__text(self, argument);
  const bool fits = name.data != NULL && name.size <= text.size;
  switch (field) {
    case RULE_FIELD_begins:
      return rule_number(fits && memcmp(text.data, name.data, name.size) == 0);
    case RULE_FIELD_ends:
      return rule_number(fits &&
                         memcmp(text.data + text.size - name.size, name.data, name.size) == 0);
    case RULE_FIELD_contains:
      for (size_t i = 0; fits && i + name.size <= text.size; ++i) {
        if (memcmp(text.data + i, name.data, name.size) == 0) return rule_number(1);
      }
      return rule_number(0);
    case RULE_FIELD_flag:
      return has_flag(text, name);
    case RULE_FIELD_text:
      return rule_text(text);
    case RULE_FIELD_number: {
      int64_t number = 0;
      return rule_value__number(self, rule_text(text), &number) ? rule_number(number)
                                                                : rule_nothing;
    }
    case RULE_FIELD_digits: {
      // The number at the end of a word.
      size_t start = text.size;
      while (start != 0 && text.data[start - 1] >= '0' && text.data[start - 1] <= '9') --start;
      return rule_text((tn_string_view){text.data + start, text.size - start});
    }
    default:
      return rule_nothing;
  }
}

/// Returns a parameter of a dialect's type or attribute: an integer, a text, a type or an
/// attribute; nothing if it is absent.
static rule_value parameter_of(const rule_run* self, rule_value value, tn_string_view name) {
  const tn_attribute attribute = rule_value__attribute(value);
  const tn_type type = tn_definition__of(attribute.storage) != NULL ? (tn_type){NULL}
                                                                    : rule_value__type(self, value);
  const tn_attribute found = type.storage != NULL ? tn_type_parameter(type, name)
                                                  : tn_attribute_parameter(attribute, name);
  if (found.storage == NULL) return rule_nothing;
  if (tn_attribute__is(found, TN_ATTRIBUTE_TYPE)) return rule_type(tn_type_attribute_value(found));
  if (tn_attribute__is(found, TN_ATTRIBUTE_STRING)) {
    return rule_text(tn_string_attribute_value(found));
  }
  int64_t number = 0;
  return rule_value__number(self, rule_attribute(found), &number) ? rule_number(number)
                                                                  : rule_attribute(found);
}

/// What rules ask of a dialect's type or attribute besides its parameters.
static rule_value ask_definition(const rule_run* self, rule_value value, rule_field field,
                                 rule_value argument) {
  const tn_definition* definition = definition_of(self, value);
  if (definition == NULL) return rule_nothing;
  if (field == RULE_FIELD_mnemonic) return rule_text(definition->mnemonic);
  if (field == RULE_FIELD_dialect) return rule_text(definition->dialect);
  if (definition->is_type) return field == RULE_FIELD_shape ? shape_of(self, value) : rule_nothing;
  const tn_string_view keywords = rule_value__text(self, value);
  return keywords.data == NULL ? rule_nothing : ask_text(self, keywords, field, argument);
}

//===-- Attributes ----------------------------------------------------------------------------===//

static rule_value ask_map(tn_attribute map, rule_field field) {
  switch (field) {
    case RULE_FIELD_map_dims:
      return rule_number(tn_affine_map_dim_count(map));
    case RULE_FIELD_map_symbols:
      return rule_number(tn_affine_map_symbol_count(map));
    case RULE_FIELD_permutation:
      return rule_number(tn_affine_map_is_permutation(map));
    case RULE_FIELD_projected:
      return rule_number(tn_affine_map_is_projected_permutation(map, false));
    case RULE_FIELD_projected_or_zero:
      return rule_number(tn_affine_map_is_projected_permutation(map, true));
    case RULE_FIELD_identity:
      return rule_number(tn_affine_map_is_identity(map));
    default:
      return rule_nothing;
  }
}

static rule_value leaf_of(tn_attribute reference) {
  if (!tn_attribute__is(reference, TN_ATTRIBUTE_SYMBOL_REF)) return rule_nothing;
  const size_t nested = tn_symbol_ref_attribute_nested_count(reference);
  return rule_text(nested == 0 ? tn_symbol_ref_attribute_root(reference)
                               : tn_symbol_ref_attribute_nested(reference, nested - 1));
}

static rule_value ask_attribute(rule_run* self, rule_value value, rule_field field,
                                rule_value argument) {
  const tn_attribute attribute = {value.storage};
  int64_t number = 0;
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_AFFINE_MAP)) {
    const rule_value found = ask_map(attribute, field);
    if (found.kind != VALUE_NOTHING) return found;
  }
  switch (field) {
    case RULE_FIELD_value:
    case RULE_FIELD_number:
      return rule_value__number(self, value, &number) ? rule_number(number) : rule_nothing;
    case RULE_FIELD_text:
    case RULE_FIELD_word:
    case RULE_FIELD_root:
      return rule_text(rule_value__text(self, value));
    case RULE_FIELD_leaf:
      return leaf_of(attribute);
    case RULE_FIELD_splat:
      return rule_number(tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_ELEMENTS) &&
                         tn_dense_elements_attribute_is_splat(attribute));
    case RULE_FIELD_flag:
      return has_flag(rule_value__text(self, value), rule_value__text(self, argument));
    case RULE_FIELD_dims:
      if (!tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_ARRAY) &&
          !tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_ELEMENTS) &&
          !tn_attribute__is(attribute, TN_ATTRIBUTE_ARRAY)) {
        break;
      }
      return (rule_value){.kind = VALUE_DIMS, .storage = value.storage};
    case RULE_FIELD_field:
      if (!tn_attribute__is(attribute, TN_ATTRIBUTE_DICTIONARY)) break;
      return rule_attribute(
          tn_dictionary_attribute_find(attribute, rule_value__text(self, argument)));
    case RULE_FIELD_key:
      if (!tn_attribute__is(attribute, TN_ATTRIBUTE_DICTIONARY) ||
          !rule_value__number(self, argument, &number) || number < 0 ||
          (size_t)number >= tn_dictionary_attribute_count(attribute)) {
        return rule_nothing;
      }
      return rule_text(
          tn_identifier_text(tn_dictionary_attribute_entry(attribute, (size_t)number).name));
    default:
      break;
  }
  const tn_type type = rule_value__type(self, value);
  return type.storage == NULL ? rule_nothing : ask_type(self, type, field, argument);
}

//===-- The IR --------------------------------------------------------------------------------===//

static rule_value many(rule_list list, tn_ref ref, uint32_t count) {
  return (rule_value){.kind = VALUE_MANY, .list = (uint8_t)list, .ref = ref, .count = count};
}

static rule_value attribute_called(const rule_run* self, tn_ref op, tn_string_view name) {
  tn_identifier key;
  if (name.data == NULL || tn_identifier_find(self->context, name, &key) != TN_OK) {
    return rule_nothing;
  }
  tn_op_cell* cell = tn_op__at(self->context, op);
  tn_uref value =
      tn_op_cell__attribute(self->context, cell, tn_identifier__ref(key) | TN_UREF_FLAG);
  if (value == 0) value = tn_op_cell__attribute(self->context, cell, tn_identifier__ref(key));
  return value == 0 ? rule_nothing : rule_attribute(tn_attribute__from(self->context, value));
}

/// Returns whether an op is called `name` or belongs to the dialect `name`.
static bool is_called(tn_string_view op, tn_string_view name) {
  if (memchr(name.data, '.', name.size) == NULL) {
    return op.size > name.size && op.data[name.size] == '.' &&
           memcmp(op.data, name.data, name.size) == 0;
  }
  return tn_string_view_equal(op, name);
}

/// Returns the innermost enclosing op with that name.
static rule_value within(const rule_run* self, tn_ref op, tn_string_view name) {
  if (name.data == NULL || name.size == 0) return rule_nothing;
  for (op = tn_op_cell__parent(self->context, tn_op__at(self->context, op)); op != 0;
       op = tn_op_cell__parent(self->context, tn_op__at(self->context, op))) {
    if (is_called(tn_op_cell__name_text(self->context, tn_op__at(self->context, op)), name)) {
      return rule_entity(VALUE_OP, op);
    }
  }
  return rule_nothing;
}

static bool has_traits(const rule_run* self, tn_ref op, uint32_t traits) {
  const tn_op_definition* definition =
      tn_op_definition__of(self->context, tn_op__at(self->context, op));
  return definition != NULL && (definition->traits & traits) == traits;
}

static rule_value ask_op(const rule_run* self, tn_ref op, rule_field field, rule_value argument) {
  const tn_op_cell* cell = tn_op__at(self->context, op);
  switch (field) {
    case RULE_FIELD_name:
      return rule_text(tn_op_cell__name_text(self->context, cell));
    case RULE_FIELD_dialect: {
      const tn_string_view name = tn_op_cell__name_text(self->context, cell);
      const char* dot = memchr(name.data, '.', name.size);
      return rule_text((tn_string_view){name.data, dot == NULL ? 0 : (size_t)(dot - name.data)});
    }
    case RULE_FIELD_parent:
      return rule_entity(VALUE_OP, tn_op_cell__parent(self->context, cell));
    case RULE_FIELD_block:
      return rule_entity(VALUE_BLOCK, cell->block);
    case RULE_FIELD_next:
      return rule_entity(VALUE_OP, cell->block == 0 ? 0 : cell->next);
    case RULE_FIELD_previous:
      return rule_entity(VALUE_OP, cell->block == 0 ? 0 : cell->previous);
    case RULE_FIELD_operands:
      return many(LIST_OPERANDS, op, tn_op_cell__operand_count(self->context, cell));
    case RULE_FIELD_results:
      return many(LIST_RESULTS, op, tn_op_cell__result_count(cell));
    case RULE_FIELD_regions:
      return (rule_value){.kind = VALUE_REGIONS, .ref = op};
    case RULE_FIELD_successors:
      return (rule_value){.kind = VALUE_SUCCESSORS, .ref = op};
    case RULE_FIELD_region:
      return rule_value__part(self, (rule_value){.kind = VALUE_REGIONS, .ref = op}, 0);
    case RULE_FIELD_attr:
      return attribute_called(self, op, rule_value__text(self, argument));
    case RULE_FIELD_within:
      return within(self, op, rule_value__text(self, argument));
    case RULE_FIELD_has_trait:
      return rule_number(has_traits(self, op, (uint32_t)argument.number));
    default:
      return rule_nothing;
  }
}

static rule_value ask_block(const rule_run* self, tn_ref ref, rule_field field) {
  if (ref == 0) return field == RULE_FIELD_args ? rule_number(0) : rule_nothing;
  const tn_block_cell* block = tn_block__at(self->context, ref);
  switch (field) {
    case RULE_FIELD_args:
      return many(LIST_ARGUMENTS, ref, block->argument_count);
    case RULE_FIELD_first:
      return rule_entity(VALUE_OP, block->first_op);
    case RULE_FIELD_last:
      return rule_entity(VALUE_OP, block->last_op);
    case RULE_FIELD_next:
      return rule_entity(VALUE_BLOCK, block->next);
    case RULE_FIELD_region:
      return rule_entity(VALUE_REGION, block->region);
    case RULE_FIELD_used:
      return rule_number(block->first_use != 0);
    case RULE_FIELD_parent:
      return rule_entity(VALUE_OP, tn_block_cell__parent_op(self->context, block));
    default:
      return rule_nothing;
  }
}

/// Returns the attribute of the constant-like op that defines a value.
static rule_value constant_of(const rule_run* self, tn_ref value) {
  if (tn_value__is_argument(value)) return rule_nothing;
  const tn_ref owner = tn_value__owner(self->context, value);
  if (!tn_op_cell__has_trait(self->context, tn_op__at(self->context, owner),
                             TN_OP_TRAIT_CONSTANT)) {
    return rule_nothing;
  }
  const rule_value found = attribute_called(self, owner, tn_string_view_from("value"));
  return found.kind != VALUE_NOTHING ? found
                                     : attribute_called(self, owner, tn_string_view_from("values"));
}

static int64_t count_uses(const rule_run* self, tn_ref value) {
  int64_t count = 0;
  tn_ref use = tn_value__at(self->context, value)->first_use;
  for (; use != 0; use = tn_use__at(self->context, use)->next) ++count;
  return count;
}

static rule_value ask_value(const rule_run* self, tn_ref value, rule_field field,
                            rule_value argument) {
  switch (field) {
    case RULE_FIELD_def:
      if (tn_value__is_argument(value)) return rule_nothing;
      return rule_entity(VALUE_OP, tn_value__owner(self->context, value));
    case RULE_FIELD_constant:
      return constant_of(self, value);
    case RULE_FIELD_used:
      return rule_number(tn_value__at(self->context, value)->first_use != 0);
    case RULE_FIELD_uses:
      return rule_number(count_uses(self, value));
    case RULE_FIELD_user: {
      int64_t index = 0;
      if (!rule_value__number(self, argument, &index)) index = 0;
      tn_ref use = tn_value__at(self->context, value)->first_use;
      while (use != 0 && index-- > 0) use = tn_use__at(self->context, use)->next;
      return use == 0 ? rule_nothing : rule_entity(VALUE_OP, tn_use__owner(self->context, use));
    }
    case RULE_FIELD_block:
      return rule_entity(VALUE_BLOCK, tn_value__parent_block(self->context, value));
    default:
      return ask_type(self, tn_value__type_or_null(self->context, value), field, argument);
  }
}

static rule_value ask_expr(rule_value value, rule_field field) {
  const tn_affine_expr expr = {value.storage};
  const tn_affine_kind kind = tn_affine_expr_kind_of(expr);
  switch (field) {
    case RULE_FIELD_position:
      if (kind != TN_AFFINE_DIM) return rule_nothing;
      return rule_number(tn_affine_expr_position(expr));
    case RULE_FIELD_constant:
      return rule_number(kind == TN_AFFINE_CONSTANT);
    default:
      return rule_nothing;
  }
}

rule_value rule_value__field(rule_run* self, rule_value value, rule_field field,
                             rule_value argument) {
  if (field == RULE_FIELD_size) {
    const int64_t size = rule_value__size(self, value);
    return size < 0 ? rule_nothing : rule_number(size);
  }
  if (field == RULE_FIELD_param) {
    return parameter_of(self, value, rule_value__text(self, argument));
  }
  const rule_value found = ask_definition(self, value, field, argument);
  if (found.kind != VALUE_NOTHING) return found;
  switch ((rule_value_kind)value.kind) {
    case VALUE_TEXT:
      return ask_text(self, value.text, field, argument);
    case VALUE_TYPE:
      return ask_type(self, (tn_type){value.storage}, field, argument);
    case VALUE_ATTRIBUTE:
      return ask_attribute(self, value, field, argument);
    case VALUE_EXPR:
      return ask_expr(value, field);
    case VALUE_ONE:
      return ask_value(self, value.ref, field, argument);
    case VALUE_OP:
      return ask_op(self, value.ref, field, argument);
    case VALUE_BLOCK:
      return ask_block(self, value.ref, field);
    case VALUE_REGION:
      if (field == RULE_FIELD_parent) {
        return rule_entity(VALUE_OP, tn_region__at(self->context, value.ref)->op);
      }
      return ask_block(self, tn_region__at(self->context, value.ref)->first_block, field);
    default:
      return rule_nothing;
  }
}
