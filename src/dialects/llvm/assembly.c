// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of llvm: functions, whose type is the dialect's own and is kept as a text,
// `!llvm.func<i32 (ptr, ...)>`, in which the dialect's types go without their prefix.
//
// Source: the llvm dialect's documentation, and what MLIR prints.

#include <string.h>

#include "base/text_buffer.h"
#include "dialects/common/function.h"
#include "dialects/common/words.h"
#include "dialects/llvm/llvm.h"
#include "schema/custom_assembly.h"
#include "schema/opaque_text.h"

//===-- Function types ------------------------------------------------------------------------===//

/// A type as it is spelled inside another one of the dialect.
static tn_status append_type(tn_text_buffer* text, tn_type type) {
  if (tn_string_view_equal(tn_opaque_type_dialect(type), tn_string_view_from("llvm"))) {
    tn_text_buffer_append_view(text, tn_opaque_type_body(type));
    return TN_OK;
  }
  return tn_type_print(type, tn_text_buffer_write, text);
}

static tn_status append_function(tn_text_buffer* text, const tn_function_head* it,
                                 const tn_type* types, size_t result_count) {
  tn_text_buffer_append_text(text, "func<");
  if (result_count == 0) tn_text_buffer_append_text(text, "void");
  if (result_count != 0) TN_TRY(append_type(text, types[it->input_count]));
  tn_text_buffer_append_text(text, " (");
  for (size_t i = 0; i < it->input_count; ++i) {
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    TN_TRY(append_type(text, types[i]));
  }
  if (it->is_variadic) tn_text_buffer_append_text(text, it->input_count == 0 ? "..." : ", ...");
  tn_text_buffer_append_text(text, ")>");
  return TN_OK;
}

static tn_status check_function_types(const tn_function_head* it, const tn_type* types,
                                      size_t result_count) {
  tn_parser* parser = it->it->parser;
  if (result_count > 1) {
    return tn_parser__custom_error(parser, it->it->frame, it->at,
                                   "failed to construct function type: expected zero or one "
                                   "function result");
  }
  for (size_t i = 0; i < it->input_count; ++i) {
    if (tn_llvm__takes(types[i])) continue;
    return tn_parser__custom_error(parser, it->it->frame, it->at,
                                   "failed to construct function type: expected LLVM type for "
                                   "function arguments");
  }
  if (result_count == 0 || tn_llvm__takes(types[it->input_count])) return TN_OK;
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_type__append_text(types[it->input_count], &text);
  const tn_status status =
      text.failed ? tn_context__out_of_memory(parser->context)
                  : tn_parser__custom_error(parser, it->it->frame, it->at,
                                            "failed to construct function type: expected LLVM type "
                                            "for function results'%.*s'",
                                            (int)text.size, text.data);
  tn_text_buffer_free(&text);
  return status;
}

static tn_status make_function_type(const tn_function_head* it, const tn_type* types,
                                    size_t result_count, tn_type* out_type) {
  tn_parser* parser = it->it->parser;
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  TN_TRY(check_function_types(it, types, result_count));
  tn_status status = append_function(&text, it, types, result_count);
  if (status == TN_OK && text.failed) status = tn_context__out_of_memory(parser->context);
  if (status == TN_OK) {
    status = tn_opaque_type_get(parser->context, tn_string_view_from("llvm"),
                                tn_text_buffer_view(&text), out_type);
  }
  tn_text_buffer_free(&text);
  return status;
}

static size_t skip_blanks(tn_string_view text, size_t at) {
  while (at < text.size && strchr(" \n\t", text.data[at]) != NULL) ++at;
  return at;
}

/// A function's type that is gone through.
typedef struct function_text {
  tn_string_view body;
  size_t cursor;  ///< Where the next input begins.
  size_t input_count;
  tn_string_view result;
} function_text;

/// The next input; empty behind the last.
static tn_string_view next_input(function_text* it) {
  const size_t start = skip_blanks(it->body, it->cursor);
  const size_t end = tn_llvm__type_end(it->body, start);
  it->cursor = skip_blanks(it->body, end);
  if (it->cursor < it->body.size && it->body.data[it->cursor] == ',') ++it->cursor;
  return (tn_string_view){it->body.data + start, end < it->body.size ? end - start : 0};
}

/// False if it is no function's type.
static bool open_text(tn_type type, function_text* out_it) {
  *out_it = (function_text){.body = tn_opaque_type_body(type)};
  const tn_string_view body = out_it->body;
  if (body.size < 5 || memcmp(body.data, "func<", 5) != 0) return false;
  const size_t start = skip_blanks(body, 5);
  const size_t end = tn_llvm__type_end(body, start);
  const size_t open = skip_blanks(body, end);
  out_it->result = (tn_string_view){body.data + start, end - start};
  out_it->cursor = open + 1;
  return open < body.size && body.data[open] == '(';
}

static bool is_word(tn_string_view text, const char* word) {
  return tn_string_view_equal(text, tn_string_view_from(word));
}

static void put_type(tn_printer* printer, void* data, size_t index) {
  function_text* it = data;
  const tn_string_view text = index < it->input_count ? next_input(it) : it->result;
  if (tn_llvm__is_type(text)) TN_PUT(&printer->sink, "!llvm.");
  tn_put_view(&printer->sink, text);
}

static void put_signature(tn_printer* printer, tn_ref op) {
  function_text text;
  if (!open_text(tn_function__type(printer->context, op), &text)) return;
  const size_t first = text.cursor;
  tn_function_parts parts = {.put_type = put_type, .data = &text};
  for (tn_string_view one = next_input(&text); one.size != 0; one = next_input(&text)) {
    parts.is_variadic = is_word(one, "...");
    if (!parts.is_variadic) ++parts.input_count;
    if (text.cursor >= text.body.size) break;
  }
  parts.result_count = is_word(text.result, "void") ? 0 : 1;
  text.cursor = first;
  text.input_count = parts.input_count;
  tn_function__put_parts(printer, op, &parts);
}

//===-- llvm.func -----------------------------------------------------------------------------===//

/// `vscale_range(1, 2)`
static tn_status read_scale(tn_reading* it) {
  tn_parser* parser = it->parser;
  if (!tn_custom_assembly__take_word(parser, "vscale_range")) return TN_OK;
  tn_string_view numbers[2];
  tn_attribute value;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  for (size_t i = 0; i < 2; ++i) {
    if (i != 0) TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
    numbers[i] = tn_token__spelling(&parser->token);
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_INTEGER, "expected integer value"));
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_format(&text, "vscale_range<minRange = %.*s : i32, maxRange = %.*s : i32>",
                        (int)numbers[0].size, numbers[0].data, (int)numbers[1].size,
                        numbers[1].data);
  TN_TRY(tn_opaque_text__attribute(parser, "llvm", &text, &value));
  return tn_reading__set(it, "vscale_range", value);
}

tn_status tn_llvm__read_comdat(tn_reading* it) {
  tn_parser* parser = it->parser;
  tn_attribute value;
  if (!tn_custom_assembly__take_word(parser, "comdat")) return TN_OK;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &value));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  return tn_reading__set(it, "comdat", value);
}

static tn_status parse_function(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading it = {.parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  tn_function_head signature = {.make_type = make_function_type, .may_be_variadic = true};
  *out_region = false;
  if (frame->step++ != 0) return tn_function__close_body(&it);
  TN_TRY(tn_words__take(&it, "linkage", "external"));
  TN_TRY(tn_words__take(&it, "visibility_", ""));
  TN_TRY(tn_words__take(&it, "unnamed_addr", ""));
  TN_TRY(tn_words__take(&it, "CConv", "ccc"));
  signature.at = parser->token.start;
  TN_TRY(tn_custom_assembly__symbol_name(parser, frame));
  TN_TRY(tn_function__read_signature(&signature, &it));
  TN_TRY(read_scale(&it));
  TN_TRY(tn_llvm__read_comdat(&it));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, true));
  return tn_function__open_body(&it, out_region);
}

static void put_scale(tn_printer* printer, tn_ref op) {
  const tn_attribute scale = tn_custom_assembly__inherent(printer, op, "vscale_range");
  if (scale.storage == NULL) return;
  const tn_string_view body = tn_opaque_text__body(scale, "llvm", "vscale_range");
  static const char* const fields[] = {"minRange", "maxRange"};
  TN_PUT(&printer->sink, " vscale_range(");
  for (size_t i = 0; i < 2; ++i) {
    const tn_string_view field = tn_opaque_text__field(body, fields[i]);
    size_t size = 0;
    while (size < field.size && strchr(" :", field.data[size]) == NULL) ++size;
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_put_view(&printer->sink, (tn_string_view){field.data, size});
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
