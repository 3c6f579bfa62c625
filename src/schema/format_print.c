// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Printing an op by its assembly format.
//
// Going on behind a region is finding the element of the region that was printed last, so nothing
// is kept in between.

#include "schema/check.h"

typedef struct writing {
  tn_printer* printer;
  tn_ref op;
  const tn_op_schema* schema;
  const tn_element* elements;
  bool operands_are_single;  ///< Each group is one; `operands` is not set. Likewise results.
  bool results_are_single;
  uint32_t operands[TN_GROUPS_MAX];  ///< Sizes of groups.
  uint32_t results[TN_GROUPS_MAX];
} writing;

//===-- Places --------------------------------------------------------------------------------===//

/// Values of an op: the first and how many.
typedef struct span {
  uint32_t first;
  uint32_t count;
} span;

static span span_of(const uint32_t* counts, uint32_t index) {
  span it = {0, counts[index]};
  for (uint32_t i = 0; i < index; ++i) it.first += counts[i];
  return it;
}

static span operands_of(const writing* it, tn_place place) {
  if (TN_LIKELY(place.kind == TN_PLACE_OPERAND)) {
    return it->operands_are_single ? (span){place.index, 1} : span_of(it->operands, place.index);
  }
  const tn_op_cell* cell = tn_op__at(it->printer->context, it->op);
  return (span){0, tn_op_cell__operand_count(it->printer->context, cell)};
}

static span results_of(const writing* it, tn_place place) {
  if (TN_LIKELY(place.kind == TN_PLACE_RESULT)) {
    return it->results_are_single ? (span){place.index, 1} : span_of(it->results, place.index);
  }
  return (span){0, tn_op_cell__result_count(tn_op__at(it->printer->context, it->op))};
}

static bool is_operand_place(tn_place place) {
  return place.kind == TN_PLACE_OPERAND || place.kind == TN_PLACE_OPERANDS;
}

static span successors_of(const writing* it, tn_place place) {
  const uint32_t total = tn_op_cell__successor_count(tn_op__at(it->printer->context, it->op));
  if (place.kind == TN_PLACE_SUCCESSORS) return (span){0, total};
  if (!it->schema->successors[place.index].is_variadic)
    return (span){place.index, place.index < total};
  const uint32_t others = it->schema->successor_count - 1;
  return (span){place.index, total < others ? 0 : total - others};
}

static span regions_of(const writing* it, tn_place place) {
  const uint32_t total = tn_op_cell__region_count(tn_op__at(it->printer->context, it->op));
  if (place.kind == TN_PLACE_REGIONS) return (span){0, total};
  if (!it->schema->regions[place.index].is_variadic) return (span){place.index, 1};
  const uint32_t others = it->schema->region_count - 1;
  return (span){place.index, total < others ? 0 : total - others};
}

//===-- Being there ---------------------------------------------------------------------------===//

static bool attribute_is_there(const writing* it, uint32_t index) {
  const tn_storage* value =
      tn_op_schema__attribute(it->printer->context, it->schema, it->op, index);
  return value != NULL && value->self != it->schema->attributes[index].default_value;
}

static bool region_is_there(const writing* it, tn_place place) {
  const span regions = regions_of(it, place);
  if (regions.count == 0 || place.kind == TN_PLACE_REGIONS) return regions.count != 0;
  const tn_context* context = it->printer->context;
  const tn_ref region = tn_op_cell__region(tn_op__at(context, it->op), regions.first);
  return tn_region__at(context, region)->first_block != 0;
}

static bool place_is_there(const writing* it, tn_place place) {
  switch (place.kind) {
    case TN_PLACE_OPERAND:
    case TN_PLACE_OPERANDS:
      return operands_of(it, place).count != 0;
    case TN_PLACE_RESULT:
    case TN_PLACE_RESULTS:
      return results_of(it, place).count != 0;
    case TN_PLACE_ATTRIBUTE:
      return attribute_is_there(it, place.index);
    case TN_PLACE_REGION:
    case TN_PLACE_REGIONS:
      return region_is_there(it, place);
    case TN_PLACE_SUCCESSOR:
    case TN_PLACE_SUCCESSORS:
      return successors_of(it, place).count != 0;
    default:
      return true;
  }
}

static bool is_there(const writing* it, const tn_element* element) {
  if (element->kind == TN_ELEMENT_FUNCTIONAL_TYPE) {
    return place_is_there(it, element->place) || place_is_there(it, element->second);
  }
  if (element->kind != TN_ELEMENT_CUSTOM) return place_is_there(it, element->place);
  for (uint32_t i = 0; i < element->argument_count; ++i) {
    if (place_is_there(it, element->arguments[i])) return true;
  }
  return false;
}

//===-- Attributes ----------------------------------------------------------------------------===//

static void put_dense_array(tn_printer* printer, const tn_storage* value) {
  tn_put_char(&printer->sink, '[');
  tn_printer__put_dense_array_elements(printer, value);
  tn_put_char(&printer->sink, ']');
}

/// What is behind the mnemonic, without a blank there if `drops_blank`; false if another one is
/// there.
static bool put_behind_mnemonic(tn_printer* printer, tn_string_view mnemonic, bool drops_blank,
                                const tn_opaque_payload* payload) {
  tn_string_view body = tn_opaque__body(payload);
  if (body.size < mnemonic.size || memcmp(body.data, mnemonic.data, mnemonic.size) != 0 ||
      memchr(body.data, TN_OPAQUE_REFERENCE, body.size) != NULL) {
    return false;
  }
  body.data += mnemonic.size;
  body.size -= mnemonic.size;
  if (body.size != 0 && strchr("< [{(", *body.data) == NULL) return false;
  const size_t blank = drops_blank && body.size != 0 && *body.data == ' ';
  tn_put_view(&printer->sink, (tn_string_view){body.data + blank, body.size - blank});
  return true;
}

/// A blank behind the mnemonic is printed, as in MLIR, but not in front of words that drop it.
static void put_dialect_attribute(tn_printer* printer, const tn_attribute_group* group,
                                  const tn_storage* value) {
  if (value->kind != tn_attribute__storage_kind(TN_ATTRIBUTE_OPAQUE) ||
      !put_behind_mnemonic(printer, group->mnemonic,
                           group->words != NULL && group->words->drops_blank,
                           tn_storage_payload(value))) {
    tn_printer__put_any(printer, value, 0);
  }
}

static void put_case(tn_printer* printer, const tn_attribute_group* group,
                     const tn_storage* value) {
  const tn_attribute attribute = {value};
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_INTEGER)) {
    const int64_t number = tn_integer_attribute_value(attribute);
    for (uint32_t i = 0; i < group->case_count; ++i) {
      if (group->cases[i].value != number) continue;
      tn_put_keyword_or_string(&printer->sink, group->cases[i].name);
      return;
    }
  }
  tn_printer__put_any(printer, value, 0);
}

static void put_value(tn_printer* printer, const tn_attribute_group* group,
                      const tn_storage* value) {
  const tn_attribute attribute = {value};
  switch (group->style) {
    case TN_STYLE_TYPED:
      tn_printer__put_attribute_without_type(printer, value->self);
      return;
    case TN_STYLE_SYMBOL_NAME:
      tn_printer__put_symbol_name(printer, value->self);
      return;
    case TN_STYLE_STRING_ENUM:
      tn_put_keyword_or_string(&printer->sink, tn_string_attribute_value(attribute));
      return;
    case TN_STYLE_DENSE_ARRAY:
      if (tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_ARRAY)) {
        put_dense_array(printer, value);
        return;
      }
      break;
    case TN_STYLE_LIST:
      if (tn_array_attribute_count(attribute) != 1) break;
      tn_printer__put_attribute_without_type(
          printer, tn_array_attribute_element(attribute, 0).storage->self);
      return;
    case TN_STYLE_WORDS:
      tn_format__put_words(printer, group, attribute);
      return;
    case TN_STYLE_ENUM:
      put_case(printer, group, value);
      return;
    case TN_STYLE_DIALECT:
      put_dialect_attribute(printer, group, value);
      return;
    default:
      break;
  }
  tn_printer__put_any(printer, value, 0);
}

static void put_attribute(const writing* it, const tn_element* element) {
  const tn_storage* value =
      tn_op_schema__attribute(it->printer->context, it->schema, it->op, element->place.index);
  if (element->is_qualified) {
    tn_printer__put_any(it->printer, value, 0);
  } else if (value != NULL) {
    put_value(it->printer, &it->schema->attributes[element->place.index], value);
  }
}

static bool is_left_out(void* user_data, tn_uref key, tn_uref value) {
  const tn_op_schema* schema = user_data;
  const tn_uref name = key & TN_UREF_MASK;
  if (name == schema->operand_segments || name == schema->result_segments) return true;
  for (uint32_t i = 0; i < schema->attribute_count; ++i) {
    const tn_attribute_group* group = &schema->attributes[i];
    if (group->identifier != name) continue;
    return ((schema->format->used_attributes >> i) & 1) != 0 || value == group->default_value;
  }
  return false;
}

static void put_dictionary(const writing* it, const tn_element* element) {
  void* schema = (void*)(uintptr_t)it->schema;
  tn_printer__put_attribute_dictionary(it->printer, it->op, !it->schema->format->has_prop_dict,
                                       element->is_qualified, is_left_out, schema);
}

/// `<{...}>`: the properties that the format does not show otherwise. The blank in front stands
/// without them, too.
static void put_properties(const writing* it) {
  const tn_context* context = it->printer->context;
  tn_op_cell* cell = tn_op__at(context, it->op);
  const tn_shape_payload* shape = tn_op_cell__shape(context, cell);
  const uint32_t* values = tn_op_cell__attributes(context, cell);
  const uint32_t count = tn_shape__property_count(shape);
  void* schema = (void*)(uintptr_t)it->schema;
  bool is_open = false;
  tn_put_char(&it->printer->sink, ' ');
  for (uint32_t i = 0; i < count; ++i) {
    if (is_left_out(schema, shape->keys[i], values[i])) continue;
    tn_put(&it->printer->sink, is_open ? ", " : "<{", 2);
    is_open = true;
    const tn_storage* value = tn_printer__storage(it->printer, values[i]);
    tn_printer__put_name(it->printer, shape->keys[i] & TN_UREF_MASK, value);
    if (value->kind != tn_attribute__storage_kind(TN_ATTRIBUTE_UNIT)) {
      tn_printer__put_any(it->printer, value, 0);
    }
  }
  if (is_open) TN_PUT(&it->printer->sink, "}>");
}

//===-- Types ---------------------------------------------------------------------------------===//

static uint32_t type_count(const writing* it, tn_place place) {
  return is_operand_place(place) ? operands_of(it, place).count : results_of(it, place).count;
}

static const tn_storage* first_type(const writing* it, tn_place place) {
  const tn_context* context = it->printer->context;
  const tn_op_cell* cell = tn_op__at(context, it->op);
  tn_ref value;
  if (is_operand_place(place)) {
    value = tn_op_cell__operand(context, it->op, cell, operands_of(it, place).first);
  } else {
    value = tn_op_cell__result(it->op, cell, results_of(it, place).first);
  }
  return tn_uniquer__at(&context->uniquer, tn_value_cell__type(tn_value__at(context, value)));
}

/// Puts what is behind dialect and mnemonic, of a group that is spelled so.
static bool put_stripped_type(const writing* it, tn_place place) {
  const bool is_operand = place.kind == TN_PLACE_OPERAND;
  if (!is_operand && place.kind != TN_PLACE_RESULT) return false;
  const tn_value_group* group =
      is_operand ? &it->schema->operands[place.index] : &it->schema->results[place.index];
  if (group->mnemonic.size == 0 || group->arity != TN_SINGLE || type_count(it, place) != 1) {
    return false;
  }
  const tn_storage* type = first_type(it, place);
  if (type->kind != TN_TYPE_OPAQUE) return false;
  const tn_opaque_payload* payload = tn_storage_payload(type);
  const tn_string_view dialect = tn_opaque__dialect(payload);
  // What has nothing behind its mnemonic is spelled in full.
  return tn_string_view_equal(dialect, group->dialect) &&
         tn_opaque__body(payload).size > group->mnemonic.size &&
         put_behind_mnemonic(it->printer, group->mnemonic, false, payload);
}

static void put_types(const writing* it, tn_place place) {
  if (is_operand_place(place)) {
    const span operands = operands_of(it, place);
    tn_printer__put_operand_types(it->printer, it->op, operands.first, operands.count);
  } else {
    const span results = results_of(it, place);
    tn_printer__put_result_types(it->printer, it->op, results.first, results.count);
  }
}

static bool is_function(const writing* it, tn_place place) {
  return first_type(it, place)->kind == TN_TYPE_FUNCTION;
}

static void put_functional(const writing* it, const tn_element* element) {
  tn_print_sink* sink = &it->printer->sink;
  tn_put_char(sink, '(');
  put_types(it, element->place);
  TN_PUT(sink, ") -> ");
  const bool in_parentheses =
      type_count(it, element->second) != 1 || is_function(it, element->second);
  if (in_parentheses) tn_put_char(sink, '(');
  put_types(it, element->second);
  if (in_parentheses) tn_put_char(sink, ')');
}

//===-- Regions, successors -------------------------------------------------------------------===//

static uint32_t region_flags(const writing* it) {
  const bool is_implied = (it->schema->flags & TN_SCHEMA_IMPLICIT_TERMINATOR) != 0;
  return TN_PRINT_ENTRY_ARGUMENTS | (is_implied ? (uint32_t)TN_PRINT_NO_TERMINATOR : 0u);
}

static void put_successors(const writing* it, tn_place place) {
  const span successors = successors_of(it, place);
  const tn_op_cell* cell = tn_op__at(it->printer->context, it->op);
  const tn_ref uses = tn_op_cell__successors(it->op, cell);
  for (uint32_t i = 0; i < successors.count; ++i) {
    if (i != 0) TN_PUT(&it->printer->sink, ", ");
    const tn_ref use = uses + 3 * (successors.first + i);
    tn_printer__put_block(it->printer, tn_use__at(it->printer->context, use)->value);
  }
}

//===-- The run -------------------------------------------------------------------------------===//

/// Prints element number `*at`, if that takes no region, and goes behind it.
static void put_element(const writing* it, uint32_t* at) {
  const tn_element* element = &it->elements[*at];
  tn_print_sink* sink = &it->printer->sink;
  uint32_t next = *at + 1;
  if (element->is_anchor) {
    *at = next;
    return;
  }
  if (element->space) tn_put_char(sink, ' ');
  switch (element->kind) {
    case TN_ELEMENT_LITERAL:
      tn_put_view(sink, element->text);
      break;
    case TN_ELEMENT_NEWLINE:
      tn_printer__put_newline(it->printer);
      break;
    case TN_ELEMENT_OPERAND: {
      const span operands = operands_of(it, element->place);
      tn_printer__put_operands(it->printer, it->op, operands.first, operands.count);
      break;
    }
    case TN_ELEMENT_ATTRIBUTE:
      put_attribute(it, element);
      break;
    case TN_ELEMENT_SUCCESSOR:
      put_successors(it, element->place);
      break;
    case TN_ELEMENT_ATTR_DICT:
      put_dictionary(it, element);
      break;
    case TN_ELEMENT_PROP_DICT:
      put_properties(it);
      break;
    case TN_ELEMENT_TYPE:
      if (element->is_qualified || !put_stripped_type(it, element->place)) {
        put_types(it, element->place);
      }
      break;
    case TN_ELEMENT_FUNCTIONAL_TYPE:
      put_functional(it, element);
      break;
    case TN_ELEMENT_GROUP:
      if (!is_there(it, &it->elements[element->anchor])) next = element->end;
      break;
    case TN_ELEMENT_CLAUSE:
      if (!is_there(it, &it->elements[element->anchor])) next = element->end;
      break;
    case TN_ELEMENT_JUMP:
      next = element->end;
      break;
    default:
      break;
  }
  *at = next;
}

/// Finds the element of region number `regions_done - 1` and how many regions stand in front of it.
static uint32_t resume_at(const writing* it, uint32_t regions_done, uint32_t* out_before) {
  uint32_t before = 0;
  for (uint32_t i = 0; i < it->schema->format->count; ++i) {
    const tn_element* element = &it->elements[i];
    uint32_t count = 0;
    // What was not printed is gone past as it was then.
    const bool is_optional =
        element->kind == TN_ELEMENT_GROUP || element->kind == TN_ELEMENT_CLAUSE;
    if ((is_optional && !is_there(it, &it->elements[element->anchor])) ||
        element->kind == TN_ELEMENT_JUMP) {
      i = element->end - 1u;
      continue;
    }
    if (element->kind == TN_ELEMENT_REGION) count = regions_of(it, element->place).count;
    if (element->kind == TN_ELEMENT_CUSTOM) {
      for (uint32_t k = 0; k < element->argument_count; ++k) {
        const tn_place_kind kind = element->arguments[k].kind;
        if (kind == TN_PLACE_REGION || kind == TN_PLACE_REGIONS) {
          count += regions_of(it, element->arguments[k]).count;
        }
      }
    }
    if (regions_done <= before + count && count != 0) {
      *out_before = before;
      return i;
    }
    before += count;
  }
  *out_before = before;
  return it->schema->format->count;
}

/// The region of an element that comes after `done` of its own; none behind the last.
static tn_print_region region_of(const writing* it, const tn_element* element, uint32_t done) {
  if (element->kind == TN_ELEMENT_CUSTOM) {
    return element->directive->print(it->printer, it->op, it->schema, element, done);
  }
  const span regions = regions_of(it, element->place);
  if (done >= regions.count) return TN_PRINT_NO_REGION;
  if (done != 0) TN_PUT(&it->printer->sink, ", ");
  const uint32_t index = regions.first + done;
  return (tn_print_region){(int32_t)index, region_flags(it)};
}

/// Works out the sizes of groups; of an op that does not have as many as they need, none has any.
static void open_writing(writing* it) {
  const tn_context* context = it->printer->context;
  const tn_op_schema* schema = it->schema;
  const tn_op_cell* cell = tn_op__at(context, it->op);
  it->operands_are_single = schema->single_operand_count == schema->operand_count &&
                            tn_op_cell__operand_count(context, cell) == schema->operand_count;
  it->results_are_single = schema->single_result_count == schema->result_count &&
                           tn_op_cell__result_count(cell) == schema->result_count;
  if ((it->operands_are_single ||
       tn_op_schema__operand_groups(context, schema, it->op, it->operands)) &&
      (it->results_are_single ||
       tn_op_schema__result_groups(context, schema, it->op, it->results))) {
    return;
  }
  it->operands_are_single = false;
  it->results_are_single = false;
  memset(it->operands, 0, sizeof it->operands);
  memset(it->results, 0, sizeof it->results);
}

tn_print_region tn_format__print(tn_printer* printer, tn_ref op, const tn_op_definition* definition,
                                 uint32_t regions_done) {
  const tn_op_schema* schema = tn_op_schema__of(definition);
  writing it;
  it.printer = printer;
  it.op = op;
  it.schema = schema;
  it.elements = schema->format->elements;
  open_writing(&it);
  uint32_t at = 0;
  if (regions_done != 0) {
    uint32_t before = 0;
    at = resume_at(&it, regions_done, &before);
    if (at < schema->format->count) {
      const tn_print_region more = region_of(&it, &it.elements[at], regions_done - before);
      if (more.index >= 0) return more;
      ++at;
    }
  }
  while (at < schema->format->count) {
    const tn_element* element = &it.elements[at];
    if (element->kind != TN_ELEMENT_REGION && element->kind != TN_ELEMENT_CUSTOM) {
      put_element(&it, &at);
      continue;
    }
    if (element->space) tn_put_char(&printer->sink, ' ');
    const tn_print_region region = region_of(&it, element, 0);
    if (region.index >= 0) return region;
    ++at;
  }
  return TN_PRINT_NO_REGION;
}
