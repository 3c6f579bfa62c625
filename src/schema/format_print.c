// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints an op by its assembly format.
//
// After a region, printing resumes by finding the element of the last printed region, so no state
// is kept in between.

#include "schema/check.h"

typedef struct writing {
  tn_printer* printer;
  tn_ref op;
  const tn_op_schema* schema;
  const tn_element* elements;
  bool operands_are_single;  ///< All groups are single; `operands` is not set. The same for
                             ///< results.
  bool results_are_single;
  uint32_t operands[TN_GROUPS_MAX];  ///< Group sizes.
  uint32_t results[TN_GROUPS_MAX];
} writing;

//===-- Places --------------------------------------------------------------------------------===//

/// A range of values of an op.
typedef struct span {
  uint32_t first;
  uint32_t count;
} span;

static span span_of(const uint32_t* counts, uint32_t index) {
  span self = {0, counts[index]};
  for (uint32_t i = 0; i < index; ++i) self.first += counts[i];
  return self;
}

static span operands_of(const writing* self, tn_place place) {
  if (TN_LIKELY(place.kind == TN_PLACE_OPERAND)) {
    return self->operands_are_single ? (span){place.index, 1}
                                     : span_of(self->operands, place.index);
  }
  const tn_op_cell* cell = tn_op__at(self->printer->context, self->op);
  return (span){0, tn_op_cell__operand_count(self->printer->context, cell)};
}

static span results_of(const writing* self, tn_place place) {
  if (TN_LIKELY(place.kind == TN_PLACE_RESULT)) {
    return self->results_are_single ? (span){place.index, 1} : span_of(self->results, place.index);
  }
  return (span){0, tn_op_cell__result_count(tn_op__at(self->printer->context, self->op))};
}

static bool is_operand_place(tn_place place) {
  return place.kind == TN_PLACE_OPERAND || place.kind == TN_PLACE_OPERANDS;
}

static span successors_of(const writing* self, tn_place place) {
  const uint32_t total = tn_op_cell__successor_count(tn_op__at(self->printer->context, self->op));
  if (place.kind == TN_PLACE_SUCCESSORS) return (span){0, total};
  if (!self->schema->successors[place.index].is_variadic)
    return (span){place.index, place.index < total};
  const uint32_t others = self->schema->successor_count - 1;
  return (span){place.index, total < others ? 0 : total - others};
}

static span regions_of(const writing* self, tn_place place) {
  const uint32_t total = tn_op_cell__region_count(tn_op__at(self->printer->context, self->op));
  if (place.kind == TN_PLACE_REGIONS) return (span){0, total};
  if (!self->schema->regions[place.index].is_variadic) return (span){place.index, 1};
  const uint32_t others = self->schema->region_count - 1;
  return (span){place.index, total < others ? 0 : total - others};
}

//===-- Presence ------------------------------------------------------------------------------===//

static bool attribute_is_there(const writing* self, uint32_t index) {
  const tn_storage* value =
      tn_op_schema__attribute(self->printer->context, self->schema, self->op, index);
  return value != NULL && value->self != self->schema->attributes[index].default_value;
}

static bool region_is_there(const writing* self, tn_place place) {
  const span regions = regions_of(self, place);
  if (regions.count == 0 || place.kind == TN_PLACE_REGIONS) return regions.count != 0;
  const tn_context* context = self->printer->context;
  const tn_ref region = tn_op_cell__region(tn_op__at(context, self->op), regions.first);
  return tn_region__at(context, region)->first_block != 0;
}

static bool place_is_there(const writing* self, tn_place place) {
  switch (place.kind) {
    case TN_PLACE_OPERAND:
    case TN_PLACE_OPERANDS:
      return operands_of(self, place).count != 0;
    case TN_PLACE_RESULT:
    case TN_PLACE_RESULTS:
      return results_of(self, place).count != 0;
    case TN_PLACE_ATTRIBUTE:
      return attribute_is_there(self, place.index);
    case TN_PLACE_REGION:
    case TN_PLACE_REGIONS:
      return region_is_there(self, place);
    case TN_PLACE_SUCCESSOR:
    case TN_PLACE_SUCCESSORS:
      return successors_of(self, place).count != 0;
    default:
      return true;
  }
}

static bool is_there(const writing* self, const tn_element* element) {
  if (element->kind == TN_ELEMENT_FUNCTIONAL_TYPE) {
    return place_is_there(self, element->place) || place_is_there(self, element->second);
  }
  if (element->kind != TN_ELEMENT_CUSTOM) return place_is_there(self, element->place);
  for (uint32_t i = 0; i < element->argument_count; ++i) {
    if (place_is_there(self, element->arguments[i])) return true;
  }
  return false;
}

//===-- Attributes ----------------------------------------------------------------------------===//

static void put_dense_array(tn_printer* printer, const tn_storage* value) {
  tn_put_char(&printer->sink, '[');
  tn_printer__put_dense_array_elements(printer, value);
  tn_put_char(&printer->sink, ']');
}

/// Prints the text after the mnemonic, without a leading space if `drops_blank`; false if the
/// mnemonic differs.
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

/// As in MLIR, prints a space after the mnemonic, except for enums that drop it.
static void put_dialect_attribute(tn_printer* printer, const tn_attribute_group* group,
                                  const tn_storage* value) {
  if (!tn_attribute__is_of_dialect((tn_attribute){value}) ||
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

static void put_attribute(const writing* self, const tn_element* element) {
  const tn_storage* value =
      tn_op_schema__attribute(self->printer->context, self->schema, self->op, element->place.index);
  if (element->is_qualified) {
    tn_printer__put_any(self->printer, value, 0);
  } else if (value != NULL) {
    put_value(self->printer, &self->schema->attributes[element->place.index], value);
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

static void put_dictionary(const writing* self, const tn_element* element) {
  void* schema = (void*)(uintptr_t)self->schema;
  tn_printer__put_attribute_dictionary(self->printer, self->op,
                                       !self->schema->format->has_prop_dict, element->is_qualified,
                                       is_left_out, schema);
}

/// Prints `<{...}>`: the properties that the format does not show elsewhere. The leading space is
/// printed even without properties.
static void put_properties(const writing* self) {
  const tn_context* context = self->printer->context;
  tn_op_cell* cell = tn_op__at(context, self->op);
  const tn_shape_payload* shape = tn_op_cell__shape(context, cell);
  const uint32_t* values = tn_op_cell__attributes(context, cell);
  const uint32_t count = tn_shape__property_count(shape);
  void* schema = (void*)(uintptr_t)self->schema;
  bool is_open = false;
  tn_put_char(&self->printer->sink, ' ');
  for (uint32_t i = 0; i < count; ++i) {
    if (is_left_out(schema, shape->keys[i], values[i])) continue;
    tn_put(&self->printer->sink, is_open ? ", " : "<{", 2);
    is_open = true;
    const tn_storage* value = tn_printer__storage(self->printer, values[i]);
    tn_printer__put_name(self->printer, shape->keys[i] & TN_UREF_MASK, value);
    if (value->kind != tn_attribute__storage_kind(TN_ATTRIBUTE_UNIT)) {
      tn_printer__put_any(self->printer, value, 0);
    }
  }
  if (is_open) TN_PUT(&self->printer->sink, "}>");
}

//===-- Types ---------------------------------------------------------------------------------===//

static uint32_t type_count(const writing* self, tn_place place) {
  return is_operand_place(place) ? operands_of(self, place).count : results_of(self, place).count;
}

static const tn_storage* first_type(const writing* self, tn_place place) {
  const tn_context* context = self->printer->context;
  const tn_op_cell* cell = tn_op__at(context, self->op);
  tn_ref value;
  if (is_operand_place(place)) {
    value = tn_op_cell__operand(context, self->op, cell, operands_of(self, place).first);
  } else {
    value = tn_op_cell__result(self->op, cell, results_of(self, place).first);
  }
  return tn_uniquer__at(&context->uniquer, tn_value_cell__type(tn_value__at(context, value)));
}

/// Prints the text after dialect and mnemonic if the group omits these.
static bool put_stripped_type(const writing* self, tn_place place) {
  const bool is_operand = place.kind == TN_PLACE_OPERAND;
  if (!is_operand && place.kind != TN_PLACE_RESULT) return false;
  const tn_value_group* group =
      is_operand ? &self->schema->operands[place.index] : &self->schema->results[place.index];
  if (group->mnemonic.size == 0 || group->arity != TN_SINGLE || type_count(self, place) != 1) {
    return false;
  }
  const tn_storage* type = first_type(self, place);
  if (!tn_type__is_of_dialect((tn_type){type})) return false;
  const tn_opaque_payload* payload = tn_storage_payload(type);
  const tn_string_view dialect = tn_opaque__dialect(payload);
  // A type with no text after its mnemonic is printed in full.
  return tn_string_view_equal(dialect, group->dialect) &&
         tn_opaque__body(payload).size > group->mnemonic.size &&
         put_behind_mnemonic(self->printer, group->mnemonic, false, payload);
}

static void put_types(const writing* self, tn_place place) {
  if (is_operand_place(place)) {
    const span operands = operands_of(self, place);
    tn_printer__put_operand_types(self->printer, self->op, operands.first, operands.count);
  } else {
    const span results = results_of(self, place);
    tn_printer__put_result_types(self->printer, self->op, results.first, results.count);
  }
}

static bool is_function(const writing* self, tn_place place) {
  return first_type(self, place)->kind == TN_TYPE_FUNCTION;
}

static void put_functional(const writing* self, const tn_element* element) {
  tn_print_sink* sink = &self->printer->sink;
  tn_put_char(sink, '(');
  put_types(self, element->place);
  TN_PUT(sink, ") -> ");
  const bool in_parentheses =
      type_count(self, element->second) != 1 || is_function(self, element->second);
  if (in_parentheses) tn_put_char(sink, '(');
  put_types(self, element->second);
  if (in_parentheses) tn_put_char(sink, ')');
}

//===-- Regions, successors -------------------------------------------------------------------===//

static uint32_t region_flags(const writing* self) {
  const bool is_implied = (self->schema->flags & TN_SCHEMA_IMPLICIT_TERMINATOR) != 0;
  return TN_PRINT_ENTRY_ARGUMENTS | (is_implied ? (uint32_t)TN_PRINT_NO_TERMINATOR : 0u);
}

static void put_successors(const writing* self, tn_place place) {
  const span successors = successors_of(self, place);
  const tn_op_cell* cell = tn_op__at(self->printer->context, self->op);
  const tn_ref uses = tn_op_cell__successors(self->op, cell);
  for (uint32_t i = 0; i < successors.count; ++i) {
    if (i != 0) TN_PUT(&self->printer->sink, ", ");
    const tn_ref use = uses + 3 * (successors.first + i);
    tn_printer__put_block(self->printer, tn_use__at(self->printer->context, use)->value);
  }
}

//===-- The interpreter -----------------------------------------------------------------------===//

/// Prints element `*at` if it has no region, and moves past it.
static void put_element(const writing* self, uint32_t* at) {
  const tn_element* element = &self->elements[*at];
  tn_print_sink* sink = &self->printer->sink;
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
      tn_printer__put_newline(self->printer);
      break;
    case TN_ELEMENT_OPERAND: {
      const span operands = operands_of(self, element->place);
      tn_printer__put_operands(self->printer, self->op, operands.first, operands.count);
      break;
    }
    case TN_ELEMENT_ATTRIBUTE:
      put_attribute(self, element);
      break;
    case TN_ELEMENT_SUCCESSOR:
      put_successors(self, element->place);
      break;
    case TN_ELEMENT_ATTR_DICT:
      put_dictionary(self, element);
      break;
    case TN_ELEMENT_PROP_DICT:
      put_properties(self);
      break;
    case TN_ELEMENT_TYPE:
      if (element->is_qualified || !put_stripped_type(self, element->place)) {
        put_types(self, element->place);
      }
      break;
    case TN_ELEMENT_FUNCTIONAL_TYPE:
      put_functional(self, element);
      break;
    case TN_ELEMENT_GROUP:
      if (!is_there(self, &self->elements[element->anchor])) next = element->end;
      break;
    case TN_ELEMENT_CLAUSE:
      if (!is_there(self, &self->elements[element->anchor])) next = element->end;
      break;
    case TN_ELEMENT_JUMP:
      next = element->end;
      break;
    default:
      break;
  }
  *at = next;
}

/// Finds the element of region `regions_done - 1`, and the number of regions before it.
static uint32_t resume_at(const writing* self, uint32_t regions_done, uint32_t* out_before) {
  uint32_t before = 0;
  for (uint32_t i = 0; i < self->schema->format->count; ++i) {
    const tn_element* element = &self->elements[i];
    uint32_t count = 0;
    // Skip elements that were not printed.
    const bool is_optional =
        element->kind == TN_ELEMENT_GROUP || element->kind == TN_ELEMENT_CLAUSE;
    if ((is_optional && !is_there(self, &self->elements[element->anchor])) ||
        element->kind == TN_ELEMENT_JUMP) {
      i = element->end - 1u;
      continue;
    }
    if (element->kind == TN_ELEMENT_REGION) count = regions_of(self, element->place).count;
    if (element->kind == TN_ELEMENT_CUSTOM) {
      for (uint32_t k = 0; k < element->argument_count; ++k) {
        const tn_place_kind kind = element->arguments[k].kind;
        if (kind == TN_PLACE_REGION || kind == TN_PLACE_REGIONS) {
          count += regions_of(self, element->arguments[k]).count;
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
  return self->schema->format->count;
}

/// Returns the next region of an element after `done` of its own; none after the last.
static tn_print_region region_of(const writing* self, const tn_element* element, uint32_t done) {
  if (element->kind == TN_ELEMENT_CUSTOM) {
    return element->directive->print(self->printer, self->op, self->schema, element, done);
  }
  const span regions = regions_of(self, element->place);
  if (done >= regions.count) return TN_PRINT_NO_REGION;
  if (done != 0) TN_PUT(&self->printer->sink, ", ");
  const uint32_t index = regions.first + done;
  return (tn_print_region){(int32_t)index, region_flags(self)};
}

/// Determines the group sizes. If the op has too few or too many values, all groups are empty.
static void open_writing(writing* self) {
  const tn_context* context = self->printer->context;
  const tn_op_schema* schema = self->schema;
  const tn_op_cell* cell = tn_op__at(context, self->op);
  self->operands_are_single = schema->single_operand_count == schema->operand_count &&
                              tn_op_cell__operand_count(context, cell) == schema->operand_count;
  self->results_are_single = schema->single_result_count == schema->result_count &&
                             tn_op_cell__result_count(cell) == schema->result_count;
  if ((self->operands_are_single ||
       tn_op_schema__operand_groups(context, schema, self->op, self->operands)) &&
      (self->results_are_single ||
       tn_op_schema__result_groups(context, schema, self->op, self->results))) {
    return;
  }
  self->operands_are_single = false;
  self->results_are_single = false;
  memset(self->operands, 0, sizeof self->operands);
  memset(self->results, 0, sizeof self->results);
}

tn_print_region tn_format__print(tn_printer* printer, tn_ref op, const tn_op_definition* definition,
                                 uint32_t regions_done) {
  const tn_op_schema* schema = tn_op_schema__of(definition);
  writing self;
  self.printer = printer;
  self.op = op;
  self.schema = schema;
  self.elements = schema->format->elements;
  open_writing(&self);
  uint32_t at = 0;
  if (regions_done != 0) {
    uint32_t before = 0;
    at = resume_at(&self, regions_done, &before);
    if (at < schema->format->count) {
      const tn_print_region more = region_of(&self, &self.elements[at], regions_done - before);
      if (more.index >= 0) return more;
      ++at;
    }
  }
  while (at < schema->format->count) {
    const tn_element* element = &self.elements[at];
    if (element->kind != TN_ELEMENT_REGION && element->kind != TN_ELEMENT_CUSTOM) {
      put_element(&self, &at);
      continue;
    }
    if (element->space) tn_put_char(&printer->sink, ' ');
    const tn_print_region region = region_of(&self, element, 0);
    if (region.index >= 0) return region;
    ++at;
  }
  return TN_PRINT_NO_REGION;
}
