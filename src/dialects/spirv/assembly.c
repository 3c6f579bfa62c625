// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of spirv: modules, functions and constants.
//
// Source: the spirv dialect's documentation, and MLIR's output.

#include <string.h>

#include "dialects/common/function.h"
#include "dialects/common/words.h"
#include "dialects/spirv/spirv.h"
#include "schema/check.h"
#include "schema/custom_assembly.h"

//===-- spirv.module --------------------------------------------------------------------------===//

static tn_status read_module(tn_reading* reading) {
  tn_parser* parser = reading->parser;
  if (tn_parser__is(parser, TN_TOKEN_AT_IDENTIFIER)) {
    TN_TRY(tn_custom_assembly__symbol_name(parser, reading->frame));
  }
  TN_TRY(tn_words__take(reading, "addressing_model", NULL));
  TN_TRY(tn_words__take(reading, "memory_model", NULL));
  if (tn_custom_assembly__take_word(parser, "requires")) {
    tn_attribute triple;
    TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &triple));
    TN_TRY(tn_reading__set(reading, "vce_triple", triple));
  }
  return tn_custom_assembly__dictionary(parser, reading->frame, true);
}

static tn_status parse_module(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  *out_region = frame->step++ == 0;
  if (*out_region) return read_module(&reading);
  const tn_ref region = ((const tn_ref*)parser->regions.items)[parser->regions.count - 1];
  if (tn_region__at(parser->context, region)->first_block == 0 &&
      tn_block__create(parser->shard, region, 0) == 0) {
    return tn_shard__failure(parser->shard);
  }
  return tn_parser__finish_op(parser, frame, 0);
}

static tn_print_region print_module(tn_printer* printer, tn_ref op,
                                    const tn_op_definition* definition, uint32_t regions_done) {
  static const char* const elided[] = {"sym_name", "addressing_model", "memory_model",
                                       "vce_triple"};
  if (regions_done != 0) return TN_PRINT_NO_REGION;
  const tn_op_schema* schema = tn_op_schema__of(definition);
  const tn_attribute name = tn_custom_assembly__inherent(printer, op, "sym_name");
  const tn_attribute triple = tn_custom_assembly__inherent(printer, op, "vce_triple");
  if (name.storage != NULL) {
    tn_put_char(&printer->sink, ' ');
    tn_printer__put_symbol_name(printer, name.storage->self);
  }
  tn_words__put(printer, op, schema, "addressing_model", NULL);
  tn_words__put(printer, op, schema, "memory_model", NULL);
  if (triple.storage != NULL) {
    TN_PUT(&printer->sink, " requires ");
    tn_printer__put_any(printer, triple.storage, 0);
  }
  tn_printer__put_attributes_but(printer, op, true, elided, 4);
  tn_put_char(&printer->sink, ' ');
  return (tn_print_region){0, 0};
}

//===-- spirv.func ----------------------------------------------------------------------------===//

tn_status tn_spirv__read_enum(const tn_reading* reading, const char* name,
                              tn_attribute* out_value) {
  tn_parser* parser = reading->parser;
  tn_type none;
  tn_attribute text;
  const char* at = parser->token.start;
  TN_TRY(tn_none_type_get(parser->context, &none));
  TN_TRY(tn_parser__attribute(parser, none, &text));
  if (!tn_attribute__is(text, TN_ATTRIBUTE_STRING)) {
    return tn_parser__custom_error(parser, reading->frame, at,
                                   "expected %s attribute specified as string", name);
  }
  const tn_string_view words = tn_string_attribute_value(text);
  TN_TRY(tn_enum_attribute__of_words(parser->context, "spirv", name, words, out_value));
  if (out_value->storage != NULL) return TN_OK;
  return tn_parser__custom_error(parser, reading->frame, at,
                                 "invalid %s attribute specification: \"%.*s\"", name,
                                 (int)(words.size < 100 ? words.size : 100), words.data);
}

tn_status tn_spirv__read_words(tn_reading* reading, const char* name) {
  tn_attribute value;
  TN_TRY(tn_spirv__read_enum(reading, name, &value));
  return tn_reading__set(reading, name, value);
}

static tn_status read_function(tn_parser* parser, tn_op_frame* frame, bool is_graph,
                               bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  tn_function_head signature = {0};
  *out_region = false;
  if (frame->step++ != 0) return tn_function__close_body(&reading);
  TN_TRY(tn_custom_assembly__symbol_name(parser, frame));
  TN_TRY(tn_function__read_signature(&signature, &reading));
  if (!is_graph) TN_TRY(tn_spirv__read_words(&reading, "function_control"));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, true));
  return tn_function__open_body(&reading, out_region);
}

static tn_status parse_function(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  return read_function(parser, frame, false, out_region);
}

static tn_status parse_graph(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  return read_function(parser, frame, true, out_region);
}

static tn_print_region print_function(tn_printer* printer, tn_ref op,
                                      const tn_op_definition* definition, uint32_t regions_done) {
  static const char* const elided[] = {"sym_name", "function_type", "arg_attrs", "res_attrs",
                                       "function_control"};
  (void)definition;
  if (regions_done != 0) return TN_PRINT_NO_REGION;
  const tn_attribute control = tn_custom_assembly__inherent(printer, op, "function_control");
  tn_custom_assembly__put_symbol_name(printer, op);
  tn_function__put_signature(printer, op, "function_type");
  if (control.storage != NULL) {
    TN_PUT(&printer->sink, " \"");
    tn_put_view(&printer->sink, tn_enum_attribute__text(control, "spirv", "function_control"));
    tn_put_char(&printer->sink, '"');
  }
  tn_printer__put_attributes_but(printer, op, true, elided, 5);
  return tn_function__put_body(printer, op);
}

//===-- spirv.Constant ------------------------------------------------------------------------===//

/// The attribute's type is the type of the constant, except for tensors and arrays.
static tn_status parse_constant(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_attribute value;
  *out_region = false;
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &value));
  TN_TRY(tn_custom_assembly__set(parser, frame, "value", value));
  tn_type type = tn_attribute_type(value);
  if (type.storage == NULL || tn_type__is(type, TN_TYPE_NONE) ||
      tn_type__is(type, TN_TYPE_TENSOR)) {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    TN_TRY(tn_parser__type(parser, &type));
  }
  TN_TRY(tn_parser__push_type(parser, type));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  return tn_parser__finish_op(parser, frame, 0);
}

static tn_print_region print_constant(tn_printer* printer, tn_ref op,
                                      const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  (void)regions_done;
  const tn_attribute value = tn_custom_assembly__inherent(printer, op, "value");
  const tn_type type = tn_op__result_type(printer->context, op, 0);
  tn_put_char(&printer->sink, ' ');
  if (value.storage != NULL) tn_printer__put_any(printer, value.storage, 0);
  if (tn_string_view_equal(tn_opaque_type_dialect(type), tn_string_view_from("spirv"))) {
    TN_PUT(&printer->sink, " : ");
    tn_printer__put_type(printer, tn_type__ref(type));
  }
  return TN_PRINT_NO_REGION;
}

//===-- BranchWeights(attribute) --------------------------------------------------------------===//

/// Parses `[5, 10]` to elements of i32, or nothing.
static tn_status parse_weights(tn_reading* reading, const tn_element* element, uint32_t* step,
                               bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const size_t base = parser->attributes.count;
  tn_type i32;
  tn_attribute value;
  (void)step;
  *out_region = false;
  *out_present = tn_parser__consume_if(parser, TN_TOKEN_LEFT_SQUARE);
  if (!*out_present) return TN_OK;
  TN_TRY(tn_integer_type_get(parser->context, 32, TN_SIGNLESS, &i32));
  for (size_t i = 0; i < 2; ++i) {
    if (i != 0) TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
    TN_TRY(tn_parser__attribute(parser, i32, &value));
    TN_TRY(tn_parser__push(parser, &parser->attributes, &value, sizeof value));
  }
  TN_TRY(tn_array_attribute_get(parser->context,
                                (const tn_attribute*)parser->attributes.items + base, 2, &value));
  parser->attributes.count = base;
  TN_TRY(tn_reading__set_attribute(reading, element->arguments[0].index, value));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'");
}

static tn_print_region print_weights(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                     const tn_element* element, uint32_t regions_done) {
  const tn_attribute weights = {
      tn_op_schema__attribute(printer->context, schema, op, element->arguments[0].index)};
  (void)regions_done;
  tn_put_char(&printer->sink, '[');
  for (size_t i = 0; i < tn_array_attribute_count(weights); ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_printer__put_any(printer, tn_array_attribute_element(weights, i).storage, TN_PRINT_NO_TYPE);
  }
  tn_put_char(&printer->sink, ']');
  return TN_PRINT_NO_REGION;
}

//===-- ImageOperands(attribute) --------------------------------------------------------------===//

/// Parses `["Bias|Lod"]`, or nothing.
static tn_status parse_image(tn_reading* reading, const tn_element* element, uint32_t* step,
                             bool* out_region, bool* out_present) {
  (void)element;
  (void)step;
  *out_region = false;
  *out_present = tn_parser__consume_if(reading->parser, TN_TOKEN_LEFT_SQUARE);
  if (!*out_present) return TN_OK;
  TN_TRY(tn_spirv__read_words(reading, "image_operands"));
  return tn_parser__expect(reading->parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'");
}

static tn_print_region print_image(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                   const tn_element* element, uint32_t regions_done) {
  const tn_attribute words = {
      tn_op_schema__attribute(printer->context, schema, op, element->arguments[0].index)};
  (void)regions_done;
  if (words.storage == NULL) return TN_PRINT_NO_REGION;
  TN_PUT(&printer->sink, "[\"");
  tn_put_view(&printer->sink, tn_enum_attribute__text(words, "spirv", "image_operands"));
  TN_PUT(&printer->sink, "\"]");
  return TN_PRINT_NO_REGION;
}

const tn_custom_directive tn_spirv_directives[] = {
    {"BranchWeights", "a", parse_weights, print_weights},
    {"ImageOperands", "a", parse_image, print_image},
    {NULL, NULL, NULL, NULL},
};

const tn_custom_assembly tn_spirv_assemblies[] = {
    {"spirv.ARM.Graph", parse_graph, print_function},
    {"spirv.Constant", parse_constant, print_constant},
    {"spirv.func", parse_function, print_function},
    {"spirv.module", parse_module, print_module},
    {NULL, NULL, NULL},
};
