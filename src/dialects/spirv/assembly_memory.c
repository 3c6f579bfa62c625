// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of spirv: variables, loads and stores. The form prints the parts of a pointer's
// type, `!spirv.ptr<f32, Function>`.
//
// Source: the spirv dialect's documentation, and MLIR's output.

#include <string.h>

#include "dialects/common/words.h"
#include "dialects/spirv/spirv.h"
#include "ir/definition.h"
#include "schema/check.h"
#include "schema/custom_assembly.h"

//===-- Parts ---------------------------------------------------------------------------------===//

/// Reads an attribute of the type i32 as the property `name`.
static tn_status read_number(tn_reading* reading, const char* name) {
  tn_type i32;
  tn_attribute value;
  TN_TRY(tn_integer_type_get(reading->parser->context, 32, TN_SIGNLESS, &i32));
  TN_TRY(tn_parser__attribute(reading->parser, i32, &value));
  return tn_reading__set(reading, name, value);
}

static void put_string(tn_printer* printer, tn_string_view text) {
  tn_put_char(&printer->sink, '"');
  tn_put_view(&printer->sink, text);
  tn_put_char(&printer->sink, '"');
}

static void put_number(tn_printer* printer, tn_attribute number) {
  if (tn_attribute__is(number, TN_ATTRIBUTE_INTEGER)) {
    tn_put_signed(&printer->sink, tn_integer_attribute_value(number));
  }
}

//===-- Access --------------------------------------------------------------------------------===//

/// Parses `["Aligned", 8]` if it is present.
static tn_status read_access(tn_reading* reading) {
  tn_parser* parser = reading->parser;
  if (!tn_parser__consume_if(parser, TN_TOKEN_LEFT_SQUARE)) return TN_OK;
  TN_TRY(tn_spirv__read_words(reading, "memory_access"));
  if (tn_parser__consume_if(parser, TN_TOKEN_COMMA)) TN_TRY(read_number(reading, "alignment"));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'");
}

static void put_access(tn_printer* printer, tn_ref op) {
  const tn_attribute access = tn_custom_assembly__inherent(printer, op, "memory_access");
  const tn_attribute alignment = tn_custom_assembly__inherent(printer, op, "alignment");
  if (access.storage == NULL) return;
  TN_PUT(&printer->sink, " [");
  put_string(printer, tn_enum_attribute__text(access, "spirv", "memory_access"));
  if (alignment.storage != NULL) TN_PUT(&printer->sink, ", ");
  put_number(printer, alignment);
  tn_put_char(&printer->sink, ']');
}

/// Parses `"Function" %p, %v ["Aligned", 4] : type`; a load has no `%v`.
static tn_status read_use(tn_parser* parser, tn_op_frame* frame, bool is_store) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  tn_attribute storage_class;
  tn_type type;
  tn_type pointer;
  const char* at = parser->token.start;
  TN_TRY(tn_spirv__read_enum(&reading, "storage_class", &storage_class));
  TN_TRY(tn_custom_assembly__operand(parser));
  if (is_store) {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
    TN_TRY(tn_custom_assembly__operand(parser));
  }
  TN_TRY(read_access(&reading));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_parser__checked(
      parser, at,
      tn_spirv__get_pointer(parser->context, type,
                            tn_enum_attribute__text(storage_class, "spirv", "storage_class"),
                            &pointer)));
  TN_TRY(tn_parser__push_type(parser, pointer));
  TN_TRY(tn_parser__push_type(parser, type));
  return tn_parser__finish_op(parser, frame, is_store ? 2 : 1);
}

static tn_status parse_load(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = false;
  return read_use(parser, frame, false);
}

static tn_status parse_store(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = false;
  return read_use(parser, frame, true);
}

static tn_print_region print_use(tn_printer* printer, tn_ref op, const tn_op_definition* definition,
                                 uint32_t regions_done) {
  static const char* const elided[] = {"memory_access", "alignment"};
  const uint32_t count = tn_op__operand_count(printer->context, op);
  (void)definition;
  (void)regions_done;
  tn_string_view storage_class;
  (void)tn_spirv__pointee(tn_op__operand_type(printer->context, op, 0), &storage_class);
  tn_put_char(&printer->sink, ' ');
  put_string(printer, storage_class);
  tn_put_char(&printer->sink, ' ');
  tn_printer__put_operands(printer, op, 0, count);
  put_access(printer, op);
  tn_printer__put_attributes_but(printer, op, false, elided, 2);
  TN_PUT(&printer->sink, " : ");
  if (count > 1) {
    tn_printer__put_operand_types(printer, op, 1, 1);
  } else {
    tn_printer__put_result_types(printer, op, 0, 1);
  }
  return TN_PRINT_NO_REGION;
}

//===-- Variables -----------------------------------------------------------------------------===//

/// Parses `bind(0, 1)`, `built_in("WorkgroupId")` and attributes; each is optional.
static tn_status read_decorations(tn_reading* reading) {
  tn_parser* parser = reading->parser;
  tn_string_view name;
  tn_attribute value;
  if (tn_custom_assembly__take_word(parser, "bind")) {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
    TN_TRY(read_number(reading, "descriptor_set"));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
    TN_TRY(read_number(reading, "binding"));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  }
  if (tn_custom_assembly__take_word(parser, "built_in")) {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
    TN_TRY(tn_custom_assembly__string(parser, &name));
    TN_TRY(tn_string_attribute_get(parser->context, name, &value));
    TN_TRY(tn_reading__set(reading, "built_in", value));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  }
  return tn_custom_assembly__dictionary(parser, reading->frame, false);
}

static void put_decorations(tn_printer* printer, tn_ref op, const char* const* elided,
                            size_t elided_count) {
  const tn_attribute set = tn_custom_assembly__inherent(printer, op, "descriptor_set");
  const tn_attribute binding = tn_custom_assembly__inherent(printer, op, "binding");
  const tn_attribute built_in = tn_custom_assembly__inherent(printer, op, "built_in");
  const char* names[8];
  size_t count = 0;
  for (; count < elided_count; ++count) names[count] = elided[count];
  if (set.storage != NULL && binding.storage != NULL) {
    names[count++] = "descriptor_set";
    names[count++] = "binding";
    TN_PUT(&printer->sink, " bind(");
    put_number(printer, set);
    TN_PUT(&printer->sink, ", ");
    put_number(printer, binding);
    tn_put_char(&printer->sink, ')');
  }
  if (tn_attribute__is(built_in, TN_ATTRIBUTE_STRING)) {
    names[count++] = "built_in";
    TN_PUT(&printer->sink, " built_in(");
    put_string(printer, tn_string_attribute_value(built_in));
    tn_put_char(&printer->sink, ')');
  }
  tn_printer__put_attributes_but(printer, op, false, names, count);
}

/// Parses `init(%v) ... : !spirv.ptr<type, Function>`. The pointer's type implies the storage class
/// and the type of the value.
static tn_status parse_variable(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  tn_type type;
  tn_type element;
  tn_attribute value;
  *out_region = false;
  const bool is_set = tn_custom_assembly__take_word(parser, "init");
  if (is_set) {
    TN_TRY(
        tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_PAREN, TN_TOKEN_RIGHT_PAREN, 1));
  }
  TN_TRY(read_decorations(&reading));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  const char* at = parser->token.start;
  TN_TRY(tn_parser__type(parser, &type));
  tn_string_view storage_class;
  element = tn_spirv__pointee(type, &storage_class);
  if (storage_class.size == 0) {
    return tn_parser__custom_error(parser, frame, at, "expected spirv.ptr type");
  }
  TN_TRY(tn_words__make(parser->context, "spirv.storage_class", storage_class, &value));
  TN_TRY(tn_reading__set(&reading, "storage_class", value));
  if (is_set) {
    TN_TRY(tn_parser__push_type(parser, element));
  }
  TN_TRY(tn_parser__push_type(parser, type));
  return tn_parser__finish_op(parser, frame, is_set ? 1 : 0);
}

static tn_print_region print_variable(tn_printer* printer, tn_ref op,
                                      const tn_op_definition* definition, uint32_t regions_done) {
  static const char* const elided[] = {"storage_class"};
  (void)definition;
  (void)regions_done;
  if (tn_op__operand_count(printer->context, op) != 0) {
    TN_PUT(&printer->sink, " init(");
    tn_printer__put_operands(printer, op, 0, 1);
    tn_put_char(&printer->sink, ')');
  }
  put_decorations(printer, op, elided, 1);
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_result_types(printer, op, 0, 1);
  return TN_PRINT_NO_REGION;
}

static tn_status parse_global(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  tn_type type;
  tn_attribute value;
  *out_region = false;
  TN_TRY(tn_custom_assembly__symbol_name(parser, frame));
  if (tn_custom_assembly__take_word(parser, "initializer")) {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
    TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &value));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
    TN_TRY(tn_reading__set(&reading, "initializer", value));
  }
  TN_TRY(read_decorations(&reading));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  const char* at = parser->token.start;
  TN_TRY(tn_parser__type(parser, &type));
  if (!tn_opaque__is_called(type.storage, "spirv", "ptr")) {
    return tn_parser__custom_error(parser, frame, at, "expected spirv.ptr type");
  }
  TN_TRY(tn_type_attribute_get(type, &value));
  TN_TRY(tn_reading__set(&reading, "type", value));
  return tn_parser__finish_op(parser, frame, 0);
}

static tn_print_region print_global(tn_printer* printer, tn_ref op,
                                    const tn_op_definition* definition, uint32_t regions_done) {
  static const char* const elided[] = {"type", "sym_name", "initializer"};
  const tn_attribute value = tn_custom_assembly__inherent(printer, op, "initializer");
  const tn_attribute type = tn_custom_assembly__inherent(printer, op, "type");
  (void)definition;
  (void)regions_done;
  tn_custom_assembly__put_symbol_name(printer, op);
  if (value.storage != NULL) {
    TN_PUT(&printer->sink, " initializer(");
    tn_printer__put_any(printer, value.storage, 0);
    tn_put_char(&printer->sink, ')');
  }
  put_decorations(printer, op, elided, 3);
  TN_PUT(&printer->sink, " : ");
  if (type.storage != NULL) tn_printer__put_any(printer, type.storage, 0);
  return TN_PRINT_NO_REGION;
}

//===-- Specialization constants --------------------------------------------------------------===//

/// Parses `@name spec_id(5) = 42 : i32`.
static tn_status parse_constant(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  tn_attribute value;
  *out_region = false;
  TN_TRY(tn_custom_assembly__symbol_name(parser, frame));
  if (tn_custom_assembly__take_word(parser, "spec_id")) {
    const size_t base = parser->named.count;
    tn_named_attribute entry;
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
    TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &entry.value));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
    TN_TRY(tn_identifier_get(parser->context, tn_string_view_from("spec_id"), &entry.name));
    TN_TRY(tn_parser__push(parser, &parser->named, &entry, sizeof entry));
    TN_TRY(tn_parser__take_attributes(parser, frame, base, false, false));
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &value));
  TN_TRY(tn_reading__set(&reading, "default_value", value));
  return tn_parser__finish_op(parser, frame, 0);
}

static tn_print_region print_constant(tn_printer* printer, tn_ref op,
                                      const tn_op_definition* definition, uint32_t regions_done) {
  const tn_attribute id = tn_custom_assembly__inherent(printer, op, "spec_id");
  const tn_attribute value = tn_custom_assembly__inherent(printer, op, "default_value");
  (void)definition;
  (void)regions_done;
  tn_custom_assembly__put_symbol_name(printer, op);
  if (id.storage != NULL) {
    TN_PUT(&printer->sink, " spec_id(");
    put_number(printer, id);
    tn_put_char(&printer->sink, ')');
  }
  TN_PUT(&printer->sink, " = ");
  if (value.storage != NULL) tn_printer__put_any(printer, value.storage, 0);
  return TN_PRINT_NO_REGION;
}

/// The only discardable attribute with a place in the form is `spec_id`, which is parsed as i64.
static bool constant_fits(const tn_context* context, tn_ref op,
                          const tn_op_definition* definition) {
  static const char* const names[] = {"spec_id"};
  const tn_attribute id = {tn_op__inherent(context, op, "spec_id")};
  const tn_type type =
      tn_attribute__is(id, TN_ATTRIBUTE_INTEGER) ? tn_attribute_type(id) : (tn_type){NULL};
  return tn_op_schema__fits(context, op, definition) &&
         tn_op_schema__has_no_other(context, op, names, 1) &&
         (id.storage == NULL ||
          (tn_type__is(type, TN_TYPE_INTEGER) && tn_type_bit_width(type) == 64 &&
           tn_integer_type_signedness(type) == TN_SIGNLESS));
}

//===-- Entry points --------------------------------------------------------------------------===//

/// Parses `, element, element` to the property `name`, an array; `type` is the type of integers
/// without one.
static tn_status read_elements(tn_reading* reading, tn_type type, const char* name) {
  tn_parser* parser = reading->parser;
  const size_t first = parser->attributes.count;
  tn_attribute value;
  while (tn_parser__consume_if(parser, TN_TOKEN_COMMA)) {
    TN_TRY(tn_parser__attribute(parser, type, &value));
    TN_TRY(tn_parser__push(parser, &parser->attributes, &value, sizeof value));
  }
  const size_t count = parser->attributes.count - first;
  TN_TRY(tn_array_attribute_get(
      parser->context, (const tn_attribute*)parser->attributes.items + first, count, &value));
  parser->attributes.count = first;
  return tn_reading__set(reading, name, value);
}

/// Parses `"Kernel" @function, @variables`; the entry point of a graph has no model.
static tn_status read_entry(tn_parser* parser, tn_op_frame* frame, bool is_graph) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  tn_attribute value;
  if (!is_graph) TN_TRY(tn_spirv__read_words(&reading, "execution_model"));
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &value));
  TN_TRY(tn_reading__set(&reading, "fn", value));
  TN_TRY(read_elements(&reading, (tn_type){NULL}, "interface"));
  return tn_parser__finish_op(parser, frame, 0);
}

static tn_status parse_entry(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = false;
  return read_entry(parser, frame, false);
}

static tn_status parse_graph_entry(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = false;
  return read_entry(parser, frame, true);
}

static void put_elements(tn_printer* printer, tn_attribute array) {
  for (size_t i = 0; i < tn_array_attribute_count(array); ++i) {
    const tn_attribute element = tn_array_attribute_element(array, i);
    TN_PUT(&printer->sink, ", ");
    if (tn_attribute__is(element, TN_ATTRIBUTE_INTEGER)) {
      put_number(printer, element);
    } else {
      tn_printer__put_any(printer, element.storage, 0);
    }
  }
}

static tn_print_region print_entry(tn_printer* printer, tn_ref op,
                                   const tn_op_definition* definition, uint32_t regions_done) {
  const tn_attribute model = tn_custom_assembly__inherent(printer, op, "execution_model");
  const tn_attribute function = tn_custom_assembly__inherent(printer, op, "fn");
  (void)definition;
  (void)regions_done;
  if (model.storage != NULL) {
    tn_put_char(&printer->sink, ' ');
    put_string(printer, tn_enum_attribute__text(model, "spirv", "execution_model"));
  }
  tn_put_char(&printer->sink, ' ');
  if (function.storage != NULL) tn_printer__put_any(printer, function.storage, 0);
  put_elements(printer, tn_custom_assembly__inherent(printer, op, "interface"));
  return TN_PRINT_NO_REGION;
}

/// Parses `@function "LocalSize", 32, 1, 1`.
static tn_status parse_mode(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  tn_attribute value;
  tn_type i32;
  *out_region = false;
  TN_TRY(tn_integer_type_get(parser->context, 32, TN_SIGNLESS, &i32));
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &value));
  TN_TRY(tn_reading__set(&reading, "fn", value));
  TN_TRY(tn_spirv__read_words(&reading, "execution_mode"));
  TN_TRY(read_elements(&reading, i32, "values"));
  return tn_parser__finish_op(parser, frame, 0);
}

static tn_print_region print_mode(tn_printer* printer, tn_ref op,
                                  const tn_op_definition* definition, uint32_t regions_done) {
  const tn_attribute mode = tn_custom_assembly__inherent(printer, op, "execution_mode");
  const tn_attribute function = tn_custom_assembly__inherent(printer, op, "fn");
  (void)definition;
  (void)regions_done;
  tn_put_char(&printer->sink, ' ');
  if (function.storage != NULL) tn_printer__put_any(printer, function.storage, 0);
  tn_put_char(&printer->sink, ' ');
  put_string(printer, tn_enum_attribute__text(mode, "spirv", "execution_mode"));
  put_elements(printer, tn_custom_assembly__inherent(printer, op, "values"));
  return TN_PRINT_NO_REGION;
}

const tn_assembly_fit tn_spirv_memory_fits[] = {
    {"spirv.SpecConstant", constant_fits},
    {NULL, NULL},
};

const tn_custom_assembly tn_spirv_memory_assemblies[] = {
    {"spirv.ARM.GraphEntryPoint", parse_graph_entry, print_entry},
    {"spirv.EntryPoint", parse_entry, print_entry},
    {"spirv.ExecutionMode", parse_mode, print_mode},
    {"spirv.GlobalVariable", parse_global, print_global},
    {"spirv.Load", parse_load, print_use},
    {"spirv.SpecConstant", parse_constant, print_constant},
    {"spirv.Store", parse_store, print_use},
    {"spirv.Variable", parse_variable, print_variable},
    {NULL, NULL, NULL},
};
