// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The wasmssa dialect: functions, whose arguments are locals although their type does not contain
// locals; globals; and regions after a keyword.
//
// Source: the wasmssa dialect's documentation, and MLIR's output.

#include <tenure/parameters.h>

#include "dialects/common/function.h"
#include "dialects/common/parameters.h"
#include "dialects/dialects.h"
#include "dialects/wasmssa_ops.h"
#include "ir/definition.h"
#include "schema/custom_assembly.h"

//===-- Keywords before a name ----------------------------------------------------------------===//

static tn_status set_unit(tn_parser* parser, tn_op_frame* frame, const char* name) {
  tn_attribute unit;
  TN_TRY(tn_unit_attribute_get(parser->context, &unit));
  return tn_custom_assembly__set(parser, frame, name, unit);
}

/// Parses `exported @name` or `@name`.
static tn_status read_name(tn_parser* parser, tn_op_frame* frame) {
  tn_parser__suggest_word(parser, tn_string_view_from("exported"), true);
  if (tn_custom_assembly__take_word(parser, "exported")) {
    TN_TRY(set_unit(parser, frame, "exported"));
  } else if (tn_token__is_keyword(&parser->token) ||
             tn_parser__is(parser, TN_TOKEN_BARE_IDENTIFIER)) {
    const tn_string_view word = tn_token__spelling(&parser->token);
    return tn_parser__custom_error(parser, frame, frame->name_at,
                                   "expecting either `exported` or symbol name. got %.*s",
                                   (int)word.size, word.data);
  }
  return tn_custom_assembly__symbol_name(parser, frame);
}

static void put_name(tn_printer* printer, tn_ref op) {
  if (tn_op__inherent(printer->context, op, "exported") != NULL)
    TN_PUT(&printer->sink, " exported");
  tn_custom_assembly__put_symbol_name(printer, op);
}

//===-- wasmssa.func --------------------------------------------------------------------------===//

/// Returns T of `!wasmssa<local ref to T>`; null for other types.
static tn_type type_of_local(tn_type type) {
  if (!tn_opaque__is_called(type.storage, "wasmssa", "local")) return (tn_type){NULL};
  return tn_type_attribute_value(tn_type_parameter_at(type, 0));
}

static tn_status make_type(const tn_function_head* head, const tn_type* types, size_t result_count,
                           tn_type* out_type) {
  tn_parser* parser = head->reading->parser;
  const size_t base = parser->types.count;
  for (size_t i = 0; i < head->input_count + result_count; ++i) {
    // Pushing types may reallocate the stack.
    tn_type type = ((const tn_type*)parser->types.items)[head->first_type + i];
    if (i < head->input_count) {
      const tn_type local = type;
      type = type_of_local(local);
      if (type.storage == NULL) {
        tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
        tn_text_buffer_append_text(
            &text, "invalid type for wasm.func argument. Expecting !wasm<local T>, got '");
        tn_type__append_text(local, &text);
        tn_text_buffer_append_text(&text, "'");
        return tn_parser__error_text(parser, parser->token.start, &text, NULL, NULL);
      }
    }
    TN_TRY(tn_parser__push_type(parser, type));
  }
  types = (const tn_type*)parser->types.items + base;
  TN_TRY(tn_function_type_get(parser->context, types, head->input_count, types + head->input_count,
                              result_count, out_type));
  parser->types.count = base;
  return TN_OK;
}

static tn_status parse_function(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  tn_function_head head = {.make_type = make_type, .type_key = "functionType"};
  *out_region = false;
  if (frame->step++ != 0) return tn_function__close_body(&reading);
  TN_TRY(read_name(parser, frame));
  TN_TRY(tn_function__read_signature(&head, &reading));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, true));
  return tn_function__open_body(&reading, out_region);
}

static tn_print_region print_function(tn_printer* printer, tn_ref op,
                                      const tn_op_definition* definition, uint32_t regions_done) {
  static const char* const elided[] = {"sym_name", "exported", "functionType", "arg_attrs",
                                       "res_attrs"};
  (void)definition;
  if (regions_done != 0) return TN_PRINT_NO_REGION;
  put_name(printer, op);
  tn_function__put_signature(printer, op, "functionType");
  tn_printer__put_attributes_but(printer, op, true, elided, 5);
  return tn_function__put_body(printer, op);
}

//===-- Globals -------------------------------------------------------------------------------===//

/// Parses `mutable` or nothing; ignores any other identifier, as MLIR does.
static tn_status read_mutable(tn_parser* parser, tn_op_frame* frame) {
  tn_parser__suggest_word(parser, tn_string_view_from("mutable"), true);
  if (tn_custom_assembly__take_word(parser, "mutable")) {
    return set_unit(parser, frame, "isMutable");
  }
  if (tn_parser__is(parser, TN_TOKEN_BARE_IDENTIFIER)) tn_parser__advance(parser);
  return TN_OK;
}

static tn_status read_type(tn_parser* parser, tn_op_frame* frame) {
  tn_type type;
  tn_attribute value;
  TN_TRY(tn_parser__non_function_type(parser, &type));
  TN_TRY(tn_type_attribute_get(type, &value));
  return tn_custom_assembly__set(parser, frame, "type", value);
}

static void put_type(tn_printer* printer, tn_ref op) {
  const tn_storage* type = tn_op__inherent(printer->context, op, "type");
  tn_put_char(&printer->sink, ' ');
  if (type != NULL) tn_printer__put_any(printer, type, 0);
}

static void put_mutable(tn_printer* printer, tn_ref op) {
  if (tn_op__inherent(printer->context, op, "isMutable") != NULL)
    TN_PUT(&printer->sink, " mutable");
  TN_PUT(&printer->sink, " :");
}

/// Parses `exported @name i32 mutable : {...}`. MLIR prints no other attributes.
static tn_status parse_global(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  if (!*out_region) return tn_parser__finish_op(parser, frame, 0);
  TN_TRY(read_name(parser, frame));
  TN_TRY(read_type(parser, frame));
  TN_TRY(read_mutable(parser, frame));
  return tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'");
}

static tn_print_region print_global(tn_printer* printer, tn_ref op,
                                    const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  if (regions_done != 0) return TN_PRINT_NO_REGION;
  put_name(printer, op);
  put_type(printer, op);
  put_mutable(printer, op);
  return tn_function__put_body(printer, op);
}

static tn_status read_string(tn_parser* parser, tn_op_frame* frame, const char* name) {
  tn_string_view text;
  tn_attribute value;
  if (!tn_parser__is(parser, TN_TOKEN_STRING)) {
    return tn_parser__custom_error(parser, frame, parser->token.start, "expected string");
  }
  TN_TRY(tn_custom_assembly__string(parser, &text));
  TN_TRY(tn_string_attribute_get(parser->context, text, &value));
  return tn_custom_assembly__set(parser, frame, name, value);
}

/// Parses `"name" from "module" as @name mutable : i32`.
static tn_status parse_import(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = false;
  TN_TRY(read_string(parser, frame, "importName"));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "from"));
  TN_TRY(read_string(parser, frame, "moduleName"));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "as"));
  TN_TRY(tn_custom_assembly__symbol_name(parser, frame));
  TN_TRY(read_mutable(parser, frame));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(read_type(parser, frame));
  return tn_parser__finish_op(parser, frame, 0);
}

static void put_string(tn_printer* printer, tn_ref op, const char* name) {
  const tn_storage* value = tn_op__inherent(printer->context, op, name);
  if (value != NULL) tn_printer__put_any(printer, value, 0);
}

static tn_print_region print_import(tn_printer* printer, tn_ref op,
                                    const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  (void)regions_done;
  tn_put_char(&printer->sink, ' ');
  put_string(printer, op, "importName");
  TN_PUT(&printer->sink, " from ");
  put_string(printer, op, "moduleName");
  TN_PUT(&printer->sink, " as");
  tn_custom_assembly__put_symbol_name(printer, op);
  put_mutable(printer, op);
  put_type(printer, op);
  return TN_PRINT_NO_REGION;
}

//===-- wasmssa.local -------------------------------------------------------------------------===//

/// Parses `of type i32`: the result is a local of that type.
static tn_status parse_local(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_type type;
  tn_type local;
  tn_attribute value;
  *out_region = false;
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "of"));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "type"));
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_type_attribute_get(type, &value));
  TN_TRY(tn_custom_assembly__set(parser, frame, "type", value));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(tn_dialect_type_get(parser->context, tn_string_view_from(TN_NAME_WASMSSA_LOCAL), &value, 1,
                             &local));
  TN_TRY(tn_parser__push_type(parser, local));
  return tn_parser__finish_op(parser, frame, 0);
}

static tn_print_region print_local(tn_printer* printer, tn_ref op,
                                   const tn_op_definition* definition, uint32_t regions_done) {
  static const char* const elided[] = {"type"};
  (void)definition;
  (void)regions_done;
  TN_PUT(&printer->sink, " of type");
  put_type(printer, op);
  tn_printer__put_attributes_but(printer, op, false, elided, 1);
  return TN_PRINT_NO_REGION;
}

static const tn_custom_assembly assemblies[] = {
    {"wasmssa.function", parse_function, print_function},
    {"wasmssa.global", parse_global, print_global},
    {"wasmssa.import_global", parse_import, print_import},
    {"wasmssa.local", parse_local, print_local},
    {NULL, NULL, NULL},
};

//===-- ElseRegion(region) --------------------------------------------------------------------===//

/// Parses nothing, or `else {...}`. MLIR prints the keyword in quotes, but cannot parse them.
static tn_status parse_else(tn_reading* reading, const tn_element* element, uint32_t* step,
                            bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  *out_present = true;
  *out_region = *step == 0 && tn_custom_assembly__take_word(parser, "else");
  if ((*step)++ != 0) {
    const uint32_t start = (uint32_t)parser->regions.count - 1;
    *tn_reading__regions(reading, element->arguments[0].index) = (tn_range){start, 1};
  }
  return TN_OK;
}

static tn_print_region print_else(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                  const tn_element* element, uint32_t regions_done) {
  const uint32_t index = element->arguments[0].index;
  (void)schema;
  if (regions_done != 0 || tn_op__first_block(printer->context, op, index) == 0) {
    return TN_PRINT_NO_REGION;
  }
  TN_PUT(&printer->sink, "else ");
  return (tn_print_region){(int32_t)index, TN_PRINT_ENTRY_ARGUMENTS};
}

static const tn_custom_directive directives[] = {
    {"ElseRegion", "g", parse_else, print_else},
    {NULL, NULL, NULL, NULL},
};

//===-- Types ---------------------------------------------------------------------------------===//

#define REFERENCES "Opaque type for function reference or Opaque type for external reference"

static bool is_reference(tn_type type) {
  return tn_opaque__is_called(type.storage, "wasmssa", "funcref") ||
         tn_opaque__is_called(type.storage, "wasmssa", "externref");
}

static bool check_local(const tn_context* context, const tn_uref* parameters,
                        tn_parse_error* out_wrong) {
  const tn_type type = tn_parameters__type(context, parameters, 0);
  const uint32_t width = tn_type__is(type, TN_TYPE_INTEGER) ? tn_integer_type_width(type) : 0;
  const bool is_number =
      width == 0 ? tn_type__is(type, TN_TYPE_FLOAT) && (tn_float_type_kind(type) == TN_FLOAT_F32 ||
                                                        tn_float_type_kind(type) == TN_FLOAT_F64)
                 : tn_integer_type_signedness(type) == TN_SIGNLESS &&
                       (width == 32 || width == 64 || width == 128);
  return is_number || is_reference(type) ||
         tn_parameters__refuse(
             out_wrong,
             "failed to verify 'elementType': 32-bit signless integer or 64-bit signless integer "
             "or 32-bit float or 64-bit float or 128-bit signless integer or " REFERENCES);
}

static bool check_table(const tn_context* context, const tn_uref* parameters,
                        tn_parse_error* out_wrong) {
  return is_reference(tn_parameters__type(context, parameters, 0)) ||
         tn_parameters__refuse(out_wrong, "failed to verify 'reference': " REFERENCES);
}

static const tn_parameters_check parameters_checks[] = {
    {"!local", check_local}, {"!tabletype", check_table}, {NULL, NULL}};

const tn_dialect_entry tn_wasmssa_dialect = {
    .name = {"wasmssa", 7},
    .assemblies = (const tn_custom_assembly* const[]){assemblies, NULL},
    .directives = (const tn_custom_directive* const[]){directives, NULL},
    .parameters_checks = parameters_checks,
};
