// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Directives of acc for variables, loops and routines.
//
// Source: the acc dialect's documentation, and MLIR's output.

#include <stdio.h>

#include "dialects/acc/acc.h"
#include "dialects/common/llvm_type.h"
#include "dialects/common/words.h"
#include "schema/check.h"
#include "schema/custom_assembly.h"

//===-- Var(operand), AccVar(operand, type), VarPtrType(type, attribute) ----------------------===//

static bool is_pointer(tn_type type) {
  if (tn_type__is(type, TN_TYPE_MEMREF) || tn_type__is(type, TN_TYPE_UNRANKED_MEMREF)) return true;
  return tn_llvm_type__kind(type) == TN_LLVM_POINTER;
}

/// Parses `keyword(%a` with one of two keywords.
static tn_status read_variable(tn_reading* reading, const char* of_pointer, const char* other,
                               tn_place place) {
  tn_parser* parser = reading->parser;
  const uint32_t start = (uint32_t)parser->operands.count;
  if (!tn_custom_assembly__take_word(parser, of_pointer) &&
      !tn_custom_assembly__take_word(parser, other)) {
    return tn_parser__wrong_token(parser, "expected '%s'", other);
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  TN_TRY(tn_custom_assembly__operand(parser));
  tn_reading__give_operands(reading, place.index, start);
  return TN_OK;
}

static void put_variable(tn_printer* printer, tn_ref op, const tn_op_schema* schema, tn_place place,
                         const char* of_pointer, const char* other) {
  const tn_part part = tn_part__of(printer->context, op, schema, place);
  if (part.count == 0) return;
  const tn_type type = tn_op__operand_type(printer->context, op, part.first);
  tn_put_view(&printer->sink, tn_string_view_from(is_pointer(type) ? of_pointer : other));
  tn_put_char(&printer->sink, '(');
  tn_printer__put_operands(printer, op, part.first, 1);
}

static tn_status parse_var(tn_reading* reading, const tn_element* element, uint32_t* step,
                           bool* out_region, bool* out_present) {
  (void)step;
  *out_region = false;
  *out_present = true;
  return read_variable(reading, "varPtr", "var", element->arguments[0]);
}

static tn_print_region print_var(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                 const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  put_variable(printer, op, schema, element->arguments[0], "varPtr", "var");
  return TN_PRINT_NO_REGION;
}

static tn_status parse_acc_var(tn_reading* reading, const tn_element* element, uint32_t* step,
                               bool* out_region, bool* out_present) {
  tn_type type;
  (void)step;
  *out_region = false;
  *out_present = true;
  TN_TRY(read_variable(reading, "accPtr", "accVar", element->arguments[0]));
  TN_TRY(tn_parser__expect(reading->parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(reading->parser, &type));
  TN_TRY(tn_part__give_type(reading, element->arguments[1], type));
  return tn_parser__expect(reading->parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

static tn_print_region print_acc_var(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                     const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  put_variable(printer, op, schema, element->arguments[0], "accPtr", "accVar");
  TN_PUT(&printer->sink, " : ");
  tn_part__put_types(printer, op, schema, element->arguments[1]);
  tn_put_char(&printer->sink, ')');
  return TN_PRINT_NO_REGION;
}

/// Returns the default variable type; null for an opaque pointer.
static tn_type type_held(tn_type type) {
  return is_pointer(type) ? tn_type_element_type(type) : type;
}

/// Parses `type)` or `type) varType(type)`.
static tn_status parse_var_type(tn_reading* reading, const tn_element* element, uint32_t* step,
                                bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const char* at = parser->token.start;
  tn_type type;
  tn_attribute value;
  (void)step;
  *out_region = false;
  *out_present = true;
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_part__give_type(reading, element->arguments[0], type));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  tn_type held = type_held(type);
  if (tn_custom_assembly__take_word(parser, "varType")) {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
    TN_TRY(tn_parser__type(parser, &held));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  }
  if (held.storage == NULL) {
    return tn_parser__custom_error(
        parser, reading->frame, at,
        "expected 'varType', because the pointer type does not specify it");
  }
  TN_TRY(tn_type_attribute_get(held, &value));
  return tn_reading__set_attribute(reading, element->arguments[1].index, value);
}

static tn_print_region print_var_type(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                      const tn_element* element, uint32_t regions_done) {
  const tn_part part = tn_part__of(printer->context, op, schema, element->arguments[0]);
  const tn_attribute held = tn_part__attribute(printer, op, schema, element->arguments[1]);
  (void)regions_done;
  if (part.count == 0) return TN_PRINT_NO_REGION;
  tn_part__put_types(printer, op, schema, element->arguments[0]);
  tn_put_char(&printer->sink, ')');
  const tn_type type = type_held(tn_op__operand_type(printer->context, op, part.first));
  if (!tn_attribute__is(held, TN_ATTRIBUTE_TYPE)) return TN_PRINT_NO_REGION;
  if (type.storage != NULL && tn_type_equal(type, tn_type_attribute_value(held))) {
    return TN_PRINT_NO_REGION;
  }
  TN_PUT(&printer->sink, " varType(");
  tn_printer__put_any(printer, held.storage, 0);
  tn_put_char(&printer->sink, ')');
  return TN_PRINT_NO_REGION;
}

//===-- OperandWithKeywordOnly, OperandsWithKeywordOnly(operands, types, unit) ----------------===//

/// Parses an optional `(%a, %b : types)`.
static tn_status parse_keyword(tn_reading* reading, const tn_element* element, uint32_t* step,
                               bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const uint32_t start = (uint32_t)parser->operands.count;
  const size_t types = parser->types.count;
  (void)step;
  *out_region = false;
  *out_present = true;
  const bool has_operands = tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN);
  if (has_operands) {
    const bool is_single =
        reading->schema->operands[element->arguments[0].index].arity != TN_VARIADIC;
    TN_TRY(is_single ? tn_custom_assembly__operand(parser) : tn_parser__operand_list(parser));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    TN_TRY(tn_part__read_types(parser));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  }
  tn_reading__give_operands(reading, element->arguments[0].index, start);
  tn_part__give_types(reading, element->arguments[1], types);
  return has_operands ? TN_OK : tn_part__set_unit(reading, element->arguments[2]);
}

static tn_print_region print_keyword(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                     const tn_element* element, uint32_t regions_done) {
  const tn_attribute unit = tn_part__attribute(printer, op, schema, element->arguments[2]);
  (void)regions_done;
  if (unit.storage != NULL) return TN_PRINT_NO_REGION;
  tn_put_char(&printer->sink, '(');
  tn_part__put_operands(printer, op, schema, element->arguments[0]);
  TN_PUT(&printer->sink, " : ");
  tn_part__put_types(printer, op, schema, element->arguments[0]);
  tn_put_char(&printer->sink, ')');
  return TN_PRINT_NO_REGION;
}

//===-- RecipeSym(attribute) ------------------------------------------------------------------===//

static tn_status parse_recipe(tn_reading* reading, const tn_element* element, uint32_t* step,
                              bool* out_region, bool* out_present) {
  tn_attribute value;
  (void)step;
  *out_region = false;
  *out_present = true;
  TN_TRY(tn_parser__attribute(reading->parser, (tn_type){NULL}, &value));
  return tn_reading__set_attribute(reading, element->arguments[0].index, value);
}

static tn_print_region print_recipe(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                    const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  tn_printer__put_any(printer,
                      tn_part__attribute(printer, op, schema, element->arguments[0]).storage, 0);
  return TN_PRINT_NO_REGION;
}

//===-- CombinedConstructsLoop(attribute) -----------------------------------------------------===//

static const char* const constructs[] = {"kernels", "parallel", "serial"};

static tn_status parse_combined(tn_reading* reading, const tn_element* element, uint32_t* step,
                                bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  (void)step;
  *out_region = false;
  *out_present = true;
  for (size_t i = 0; i < 3; ++i) {
    if (!tn_custom_assembly__take_word(parser, constructs[i])) continue;
    tn_attribute value;
    char word[32];
    (void)snprintf(word, sizeof word, "%s_loop", constructs[i]);
    TN_TRY(tn_words__make(parser->context, "acc.combined_constructs", tn_string_view_from(word),
                          &value));
    return tn_reading__set_attribute(reading, element->arguments[0].index, value);
  }
  return tn_parser__error(parser, "expected compute construct name");
}

static tn_print_region print_combined(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                      const tn_element* element, uint32_t regions_done) {
  const tn_attribute value = tn_part__attribute(printer, op, schema, element->arguments[0]);
  const tn_string_view body = tn_acc__word_of(value);
  (void)regions_done;
  if (body.size > 5) tn_put_view(&printer->sink, (tn_string_view){body.data, body.size - 5});
  return TN_PRINT_NO_REGION;
}

//===-- LoopControl(region, lower bounds, types, upper bounds, types, steps, types) -----------===//

/// Parses `(%i : type, ...)`: pushes names on the stack of region names, and types.
static tn_status read_arguments(tn_parser* parser) {
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  if (!tn_parser__is(parser, TN_TOKEN_RIGHT_PAREN)) {
    do {
      tn_type type;
      TN_TRY(tn_parser__region_name(parser));
      TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
      TN_TRY(tn_parser__type(parser, &type));
      TN_TRY(tn_parser__push_type(parser, type));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  }
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

/// Parses `(%a, %b : types)` for arguments `first` and `first + 1` of the directive.
static tn_status read_bounds(tn_reading* reading, const tn_element* element, uint32_t first) {
  tn_parser* parser = reading->parser;
  const uint32_t start = (uint32_t)parser->operands.count;
  const size_t types = parser->types.count;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  TN_TRY(tn_parser__operand_list(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_part__read_types(parser));
  tn_reading__give_operands(reading, element->arguments[first].index, start);
  tn_part__give_types(reading, element->arguments[first + 1], types);
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

static tn_status read_control(tn_reading* reading, const tn_element* element) {
  tn_parser* parser = reading->parser;
  const size_t first_name = parser->region_names.count;
  const size_t base = parser->types.count;
  TN_TRY(read_arguments(parser));
  TN_TRY(tn_parser__prepare_named_region(parser, reading->frame, first_name,
                                         (const tn_type*)parser->types.items + base));
  parser->types.count = base;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  TN_TRY(read_bounds(reading, element, 1));
  TN_TRY(tn_custom_assembly__expect_word(parser, reading->frame, "to"));
  TN_TRY(read_bounds(reading, element, 3));
  TN_TRY(tn_custom_assembly__expect_word(parser, reading->frame, "step"));
  return read_bounds(reading, element, 5);
}

static tn_status parse_control(tn_reading* reading, const tn_element* element, uint32_t* step,
                               bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  *out_present = true;
  *out_region = (*step)++ == 0;
  if (!*out_region) {
    const uint32_t start = (uint32_t)parser->regions.count - 1;
    *tn_reading__regions(reading, element->arguments[0].index) = (tn_range){start, 1};
    return TN_OK;
  }
  if (tn_custom_assembly__take_word(parser, "control")) return read_control(reading, element);
  for (uint32_t i = 1; i < 7; i += 2) {
    tn_reading__give_operands(reading, element->arguments[i].index,
                              (uint32_t)parser->operands.count);
    tn_part__give_types(reading, element->arguments[i + 1], parser->types.count);
  }
  return TN_OK;
}

static void put_bounds(tn_printer* printer, tn_ref op, const tn_op_schema* schema, tn_place place) {
  tn_put_char(&printer->sink, '(');
  tn_part__put_operands(printer, op, schema, place);
  TN_PUT(&printer->sink, " : ");
  tn_part__put_types(printer, op, schema, place);
  tn_put_char(&printer->sink, ')');
}

static tn_print_region print_control(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                     const tn_element* element, uint32_t regions_done) {
  const tn_context* context = printer->context;
  if (regions_done != 0) return TN_PRINT_NO_REGION;
  const tn_ref block = tn_op__first_block(context, op, element->arguments[0].index);
  const uint32_t count = block == 0 ? 0 : tn_block__argument_count(context, block);
  const tn_print_region region = {(int32_t)element->arguments[0].index, 0};
  if (count == 0) return region;
  TN_PUT(&printer->sink, "control(");
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref value = tn_block_cell__argument(context, tn_block__at(context, block), i);
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_printer__put_value(printer, value);
    TN_PUT(&printer->sink, " : ");
    tn_printer__put_type(printer, tn_type__ref(tn_value__type_or_null(context, value)));
  }
  TN_PUT(&printer->sink, ") = ");
  put_bounds(printer, op, schema, element->arguments[1]);
  TN_PUT(&printer->sink, " to ");
  put_bounds(printer, op, schema, element->arguments[3]);
  TN_PUT(&printer->sink, "  step ");
  put_bounds(printer, op, schema, element->arguments[5]);
  tn_put_char(&printer->sink, ' ');
  return region;
}

//===-- BindName(names, strings, devices of names, devices of strings) ------------------------===//

static tn_status parse_bind(tn_reading* reading, const tn_element* element, uint32_t* step,
                            bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  (void)step;
  *out_region = false;
  *out_present = true;
  tn_attribute lists[4] = {{NULL}, {NULL}, {NULL}, {NULL}};
  do {
    tn_attribute name;
    TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &name));
    const size_t base = parser->attributes.count;
    const size_t which = tn_attribute__is(name, TN_ATTRIBUTE_STRING) ? 1 : 0;
    // Lists grow one by one; they are short.
    for (size_t i = which; i < 4; i += 2) {
      const size_t count = tn_array_attribute_count(lists[i]);
      for (size_t k = 0; k < count; ++k) {
        const tn_attribute item = tn_array_attribute_element(lists[i], k);
        TN_TRY(tn_parser__push(parser, &parser->attributes, &item, sizeof item));
      }
      if (i < 2) TN_TRY(tn_parser__push(parser, &parser->attributes, &name, sizeof name));
      if (i >= 2) TN_TRY(tn_acc__read_device(parser));
      TN_TRY(tn_acc__take_array(parser, base, &lists[i]));
    }
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  for (size_t i = 0; i < 4; ++i) {
    if (lists[i].storage == NULL) {
      TN_TRY(tn_acc__take_array(parser, parser->attributes.count, &lists[i]));
    }
    TN_TRY(tn_reading__set_attribute(reading, element->arguments[i].index, lists[i]));
  }
  return TN_OK;
}

static tn_print_region print_bind(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                  const tn_element* element, uint32_t regions_done) {
  bool is_first = true;
  (void)regions_done;
  for (uint32_t i = 0; i < 2; ++i) {
    const tn_attribute names = tn_part__attribute(printer, op, schema, element->arguments[i]);
    const tn_attribute devices = tn_part__attribute(printer, op, schema, element->arguments[i + 2]);
    for (size_t k = 0; k < tn_array_attribute_count(names); ++k) {
      if (!is_first) TN_PUT(&printer->sink, ", ");
      is_first = false;
      tn_printer__put_any(printer, tn_array_attribute_element(names, k).storage, 0);
      tn_acc__put_device(printer, devices, k);
    }
  }
  return TN_PRINT_NO_REGION;
}

//===-- RoutineGangClause(keyword's, dimensions, devices), DeviceTypeArrayAttr(devices) -------===//

static tn_status read_no_device(tn_reading* reading, tn_place place) {
  const size_t base = reading->parser->attributes.count;
  tn_attribute value;
  TN_TRY(tn_acc__no_device(reading->parser, &value));
  TN_TRY(tn_parser__push(reading->parser, &reading->parser->attributes, &value, sizeof value));
  return tn_acc__set_array(reading, place, base);
}

/// Parses `dim: 1 : i64 [#acc.device_type<nvidia>], ...`.
static tn_status read_dimensions(tn_reading* reading, const tn_element* element) {
  tn_parser* parser = reading->parser;
  const size_t base = parser->named.count;
  const size_t devices = parser->attributes.count;
  tn_attribute array;
  do {
    tn_named_attribute entry = {.value = {NULL}};
    TN_TRY(tn_custom_assembly__expect_word(parser, reading->frame, "dim"));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &entry.value));
    TN_TRY(tn_parser__push(parser, &parser->named, &entry, sizeof entry));
    TN_TRY(tn_acc__read_device(parser));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  TN_TRY(tn_acc__set_array(reading, element->arguments[2], devices));
  for (size_t i = base; i < parser->named.count; ++i) {
    const tn_attribute value = ((const tn_named_attribute*)parser->named.items)[i].value;
    TN_TRY(tn_parser__push(parser, &parser->attributes, &value, sizeof value));
  }
  parser->named.count = base;
  TN_TRY(tn_acc__take_array(parser, devices, &array));
  return tn_reading__set_attribute(reading, element->arguments[1].index, array);
}

static tn_status parse_routine_gang(tn_reading* reading, const tn_element* element, uint32_t* step,
                                    bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const size_t base = parser->attributes.count;
  bool has_devices = false;
  (void)step;
  *out_region = false;
  *out_present = true;
  if (!tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN)) {
    return read_no_device(reading, element->arguments[0]);
  }
  TN_TRY(tn_acc__read_devices(parser, &has_devices));
  TN_TRY(tn_acc__set_array(reading, element->arguments[0], base));
  if (has_devices && tn_parser__consume_if(parser, TN_TOKEN_RIGHT_PAREN)) return TN_OK;
  if (has_devices) TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
  TN_TRY(read_dimensions(reading, element));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

static tn_print_region print_routine_gang(tn_printer* printer, tn_ref op,
                                          const tn_op_schema* schema, const tn_element* element,
                                          uint32_t regions_done) {
  const tn_attribute keyword = tn_part__attribute(printer, op, schema, element->arguments[0]);
  const tn_attribute numbers = tn_part__attribute(printer, op, schema, element->arguments[1]);
  const tn_attribute devices = tn_part__attribute(printer, op, schema, element->arguments[2]);
  (void)regions_done;
  const size_t count = tn_array_attribute_count(numbers);
  if (count == 0 && tn_acc__is_any_device(keyword)) return TN_PRINT_NO_REGION;
  tn_put_char(&printer->sink, '(');
  tn_acc__put_devices(printer, keyword);
  if (tn_array_attribute_count(keyword) != 0 && count != 0) TN_PUT(&printer->sink, ", ");
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    TN_PUT(&printer->sink, "dim: ");
    tn_printer__put_any(printer, tn_array_attribute_element(numbers, i).storage, 0);
    tn_acc__put_device(printer, devices, i);
  }
  tn_put_char(&printer->sink, ')');
  return TN_PRINT_NO_REGION;
}

static tn_status parse_devices(tn_reading* reading, const tn_element* element, uint32_t* step,
                               bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const size_t base = parser->attributes.count;
  bool has_devices = false;
  (void)step;
  *out_region = false;
  *out_present = true;
  if (!tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN)) {
    return read_no_device(reading, element->arguments[0]);
  }
  TN_TRY(tn_acc__read_devices(parser, &has_devices));
  if (!has_devices) return tn_parser__error(parser, "expected '['");
  TN_TRY(tn_acc__set_array(reading, element->arguments[0], base));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

static tn_print_region print_devices(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                     const tn_element* element, uint32_t regions_done) {
  const tn_attribute devices = tn_part__attribute(printer, op, schema, element->arguments[0]);
  (void)regions_done;
  if (tn_array_attribute_count(devices) == 0 || tn_acc__is_any_device(devices)) {
    return TN_PRINT_NO_REGION;
  }
  tn_put_char(&printer->sink, '(');
  tn_acc__put_devices(printer, devices);
  tn_put_char(&printer->sink, ')');
  return TN_PRINT_NO_REGION;
}

const tn_custom_directive tn_acc_directives[] = {
    {"Var", "o", parse_var, print_var},
    {"AccVar", "oT", parse_acc_var, print_acc_var},
    {"VarPtrType", "Ta", parse_var_type, print_var_type},
    {"OperandWithKeywordOnly", "oTa", parse_keyword, print_keyword},
    {"OperandsWithKeywordOnly", "oTa", parse_keyword, print_keyword},
    {"RecipeSym", "a", parse_recipe, print_recipe},
    {"CombinedConstructsLoop", "a", parse_combined, print_combined},
    {"LoopControl", "goToToT", parse_control, print_control},
    {"BindName", "aaaa", parse_bind, print_bind},
    {"RoutineGangClause", "aaa", parse_routine_gang, print_routine_gang},
    {"DeviceTypeArrayAttr", "a", parse_devices, print_devices},
    {NULL, NULL, NULL, NULL},
};
