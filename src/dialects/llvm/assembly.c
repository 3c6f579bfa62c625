// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom assembly of llvm functions, which have the dialect's own function type, `!llvm.func<i32
// (ptr, ...)>`.
//
// Source: the llvm dialect's documentation, and MLIR's output.

#include <string.h>
#include <tenure/parameters.h>

#include "base/text_buffer.h"
#include "dialects/common/function.h"
#include "dialects/common/words.h"
#include "dialects/llvm/llvm.h"
#include "schema/custom_assembly.h"

//===-- Function types ------------------------------------------------------------------------===//

static tn_status check_function_types(const tn_function_head* head, const tn_type* types,
                                      size_t result_count) {
  tn_parser* parser = head->reading->parser;
  if (result_count > 1) {
    return tn_parser__custom_error(parser, head->reading->frame, head->at,
                                   "failed to construct function type: expected zero or one "
                                   "function result");
  }
  for (size_t i = 0; i < head->input_count; ++i) {
    if (!tn_llvm_type__is_foreign(types[i])) continue;
    return tn_parser__custom_error(parser, head->reading->frame, head->at,
                                   "failed to construct function type: expected LLVM type for "
                                   "function arguments");
  }
  if (result_count == 0 || !tn_llvm_type__is_foreign(types[head->input_count])) return TN_OK;
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_type__append_text(types[head->input_count], &text);
  const tn_status status =
      text.failed ? tn_context__out_of_memory(parser->context)
                  : tn_parser__custom_error(parser, head->reading->frame, head->at,
                                            "failed to construct function type: expected LLVM type "
                                            "for function results'%.*s'",
                                            (int)text.size, text.data);
  tn_text_buffer_free(&text);
  return status;
}

static tn_status make_function_type(const tn_function_head* head, const tn_type* types,
                                    size_t result_count, tn_type* out_type) {
  TN_TRY(check_function_types(head, types, result_count));
  const tn_type result = result_count == 0 ? (tn_type){NULL} : types[head->input_count];
  return tn_llvm_type__function(head->reading->parser->context, result, types, head->input_count,
                                head->is_variadic, out_type);
}

/// Prints an input type or the result type.
static void put_type(tn_printer* printer, void* data, size_t index) {
  const tn_llvm_parts* parts = data;
  const tn_type type = index < parts->count ? tn_llvm_parts__at(parts, index) : parts->only;
  tn_printer__put_type(printer, tn_type__ref(type));
}

static void put_signature(tn_printer* printer, tn_ref op) {
  tn_llvm_parts type = tn_llvm_type__open(tn_function__type(printer->context, op));
  if (type.kind != TN_LLVM_FUNCTION) return;
  const tn_function_parts parts = {
      .input_count = (size_t)type.count,
      .result_count = tn_llvm_type__kind(type.only) == TN_LLVM_VOID ? 0 : 1,
      .is_variadic = type.is_variadic,
      .put_type = put_type,
      .data = &type};
  tn_function__put_parts(printer, op, &parts);
}

//===-- llvm.func -----------------------------------------------------------------------------===//

/// Parses `vscale_range(1, 2)`.
static tn_status read_scale(tn_reading* reading) {
  tn_parser* parser = reading->parser;
  if (!tn_custom_assembly__take_word(parser, "vscale_range")) return TN_OK;
  tn_attribute numbers[2];
  tn_attribute value;
  tn_type i32;
  TN_TRY(tn_integer_type_get(parser->context, 32, TN_SIGNLESS, &i32));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  for (size_t i = 0; i < 2; ++i) {
    if (i != 0) TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
    if (parser->token.kind != TN_TOKEN_INTEGER) {
      return tn_parser__error(parser, "expected integer value");
    }
    TN_TRY(tn_parser__integer_attribute(parser, i32, false, &numbers[i]));
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  TN_TRY(tn_dialect_attribute_get(parser->context, tn_string_view_from("llvm.vscale_range"),
                                  numbers, 2, &value));
  return tn_reading__set(reading, "vscale_range", value);
}

tn_status tn_llvm__read_comdat(tn_reading* reading) {
  tn_parser* parser = reading->parser;
  tn_attribute value;
  if (!tn_custom_assembly__take_word(parser, "comdat")) return TN_OK;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &value));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  return tn_reading__set(reading, "comdat", value);
}

static tn_status parse_function(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  tn_function_head signature = {.make_type = make_function_type, .may_be_variadic = true};
  *out_region = false;
  if (frame->step++ != 0) return tn_function__close_body(&reading);
  TN_TRY(tn_words__take(&reading, "linkage", "external"));
  TN_TRY(tn_words__take(&reading, "visibility_", ""));
  TN_TRY(tn_words__take(&reading, "unnamed_addr", ""));
  TN_TRY(tn_words__take(&reading, "CConv", "ccc"));
  signature.at = parser->token.start;
  TN_TRY(tn_custom_assembly__symbol_name(parser, frame));
  TN_TRY(tn_function__read_signature(&signature, &reading));
  TN_TRY(read_scale(&reading));
  TN_TRY(tn_llvm__read_comdat(&reading));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, true));
  return tn_function__open_body(&reading, out_region);
}

static void put_scale(tn_printer* printer, tn_ref op) {
  const tn_attribute scale = tn_custom_assembly__inherent(printer, op, "vscale_range");
  if (scale.storage == NULL) return;
  TN_PUT(&printer->sink, " vscale_range(");
  for (size_t i = 0; i < 2; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_put_signed(&printer->sink, tn_integer_attribute_value(tn_attribute_parameter_at(scale, i)));
  }
  tn_put_char(&printer->sink, ')');
}

void tn_llvm__put_comdat(tn_printer* printer, tn_ref op) {
  const tn_attribute comdat = tn_custom_assembly__inherent(printer, op, "comdat");
  if (comdat.storage == NULL) return;
  TN_PUT(&printer->sink, " comdat(");
  tn_printer__put_any(printer, comdat.storage, 0);
  tn_put_char(&printer->sink, ')');
}

static tn_print_region print_function(tn_printer* printer, tn_ref op,
                                      const tn_op_definition* definition, uint32_t regions_done) {
  static const char* const elided[] = {"sym_name", "function_type", "arg_attrs",    "res_attrs",
                                       "linkage",  "visibility_",   "unnamed_addr", "CConv",
                                       "comdat",   "vscale_range"};
  if (regions_done != 0) return TN_PRINT_NO_REGION;
  const tn_op_schema* schema = tn_op_schema__of(definition);
  tn_words__put(printer, op, schema, "linkage", "external");
  tn_words__put(printer, op, schema, "visibility_", NULL);
  tn_words__put(printer, op, schema, "unnamed_addr", NULL);
  tn_words__put(printer, op, schema, "CConv", "ccc");
  tn_custom_assembly__put_symbol_name(printer, op);
  put_signature(printer, op);
  put_scale(printer, op);
  tn_llvm__put_comdat(printer, op);
  tn_printer__put_attributes_but(printer, op, true, elided, sizeof elided / sizeof *elided);
  return tn_function__put_body(printer, op);
}

const tn_custom_assembly tn_llvm_assemblies[] = {
    {"llvm.func", parse_function, print_function},
    {NULL, NULL, NULL},
};
