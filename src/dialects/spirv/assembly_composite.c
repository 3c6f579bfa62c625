// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of spirv ops that access members, and of constants composed of others.
//
// Source: the spirv dialect's documentation, and MLIR's output.

#include "dialects/spirv/spirv.h"
#include "schema/check.h"
#include "schema/custom_assembly.h"

//===-- spirv.CompositeExtract ----------------------------------------------------------------===//

tn_status tn_spirv__walk(tn_type type, tn_attribute indices, tn_type* out_type,
                         tn_text_buffer* out_words) {
  const size_t count =
      tn_attribute__is(indices, TN_ATTRIBUTE_ARRAY) ? tn_array_attribute_count(indices) : 0;
  *out_type = (tn_type){NULL};
  if (count == 0) {
    tn_text_buffer_append_text(out_words, "expected at least one index for spirv.CompositeExtract");
    return TN_OK;
  }
  for (size_t i = 0; i < count; ++i) {
    const tn_attribute element = tn_array_attribute_element(indices, i);
    tn_composite part;
    if (!tn_attribute__is(element, TN_ATTRIBUTE_INTEGER)) {
      tn_text_buffer_append_text(out_words, "expected a 32-bit integer for index, but found '");
      tn_attribute__append_text(element, out_words);
      tn_text_buffer_append_text(out_words, "'");
      return TN_OK;
    }
    const int64_t index = tn_integer_attribute_value(element);
    tn_spirv__member(type, index, &part);
    if (part.kind == TN_SPIRV_SCALAR) {
      tn_text_buffer_append_text(out_words, "cannot extract from non-composite type ");
      tn_text_buffer__append_type(out_words, type);
      tn_text_buffer_format(out_words, " with index %lld", (long long)index);
      return TN_OK;
    }
    if (part.count >= 0 && (index < 0 || index >= part.count) &&
        part.kind != TN_SPIRV_RUNTIME_ARRAY && part.kind != TN_SPIRV_COOPERATIVE_MATRIX) {
      tn_text_buffer_format(out_words, "index %lld out of bounds for ", (long long)index);
      tn_text_buffer__append_type(out_words, type);
      return TN_OK;
    }
    if (part.member.storage == NULL) return TN_OK;
    type = part.member;
  }
  *out_type = type;
  return TN_OK;
}

/// Parses `%composite[0 : i32, 1 : i32] : type`; the result has the type that the indices select.
static tn_status parse_extract(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_attribute indices;
  tn_type type;
  tn_type member = {NULL};
  *out_region = false;
  TN_TRY(tn_custom_assembly__operand(parser));
  const char* at = parser->token.start;
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &indices));
  TN_TRY(tn_custom_assembly__set(parser, frame, "indices", indices));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(parser, &type));
  tn_text_buffer words = tn_text_buffer_make(&parser->context->allocator);
  tn_status status = tn_spirv__walk(type, indices, &member, &words);
  if (status == TN_OK && words.failed) status = tn_context__out_of_memory(parser->context);
  if (status == TN_OK && words.size != 0) {
    status = tn_parser__custom_error(parser, frame, at, "%.*s", (int)words.size, words.data);
  }
  if (status == TN_OK && member.storage == NULL) {
    status = tn_parser__custom_error(parser, frame, at, "cannot extract from this type");
  }
  tn_text_buffer_free(&words);
  TN_TRY(status);
  TN_TRY(tn_parser__push_type(parser, type));
  TN_TRY(tn_parser__push_type(parser, member));
  return tn_parser__finish_op(parser, frame, 1);
}

static tn_print_region print_extract(tn_printer* printer, tn_ref op,
                                     const tn_op_definition* definition, uint32_t regions_done) {
  static const char* const elided[] = {"indices"};
  const tn_attribute indices = tn_custom_assembly__inherent(printer, op, "indices");
  (void)definition;
  (void)regions_done;
  tn_put_char(&printer->sink, ' ');
  tn_printer__put_operands(printer, op, 0, 1);
  if (indices.storage != NULL) tn_printer__put_any(printer, indices.storage, 0);
  tn_printer__put_attributes_but(printer, op, false, elided, 1);
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_operand_types(printer, op, 0, 1);
  return TN_PRINT_NO_REGION;
}

//===-- Results with two members --------------------------------------------------------------===//

/// Parses `%a, %b : !spirv.struct<(i32, i32)>`.
static tn_status parse_extended(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_type type;
  tn_composite part;
  *out_region = false;
  const char* at = parser->token.start;
  TN_TRY(tn_parser__operand_list(parser));
  if (parser->operands.count - frame->operands != 2) {
    return tn_parser__custom_error(parser, frame, at, "expected 2 operands");
  }
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  at = parser->token.start;
  TN_TRY(tn_parser__type(parser, &type));
  tn_spirv__member(type, 0, &part);
  if (part.kind != TN_SPIRV_STRUCT || part.count != 2 || part.member.storage == NULL) {
    return tn_parser__custom_error(parser, frame, at,
                                   "expected spirv.struct type with two members");
  }
  TN_TRY(tn_parser__push_type(parser, part.member));
  TN_TRY(tn_parser__push_type(parser, part.member));
  TN_TRY(tn_parser__push_type(parser, type));
  return tn_parser__finish_op(parser, frame, 2);
}

static tn_print_region print_extended(tn_printer* printer, tn_ref op,
                                      const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  (void)regions_done;
  tn_put_char(&printer->sink, ' ');
  tn_printer__put_operands(printer, op, 0, tn_op__operand_count(printer->context, op));
  tn_printer__put_attributes_but(printer, op, false, NULL, 0);
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_result_types(printer, op, 0, 1);
  return TN_PRINT_NO_REGION;
}

//===-- Composite constants -------------------------------------------------------------------===//

/// Parses `@name (@a, @b) : type`; a replicated constant has one constituent.
static tn_status read_constituents(tn_parser* parser, tn_op_frame* frame, bool is_one) {
  const size_t first = parser->attributes.count;
  tn_attribute value;
  tn_type type;
  TN_TRY(tn_custom_assembly__symbol_name(parser, frame));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  do {
    TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &value));
    TN_TRY(tn_parser__push(parser, &parser->attributes, &value, sizeof value));
  } while (!is_one && tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  if (!is_one) {
    TN_TRY(tn_array_attribute_get(parser->context,
                                  (const tn_attribute*)parser->attributes.items + first,
                                  parser->attributes.count - first, &value));
  }
  parser->attributes.count = first;
  TN_TRY(tn_custom_assembly__set(parser, frame, is_one ? "constituent" : "constituents", value));
  if (!is_one) TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_type_attribute_get(type, &value));
  TN_TRY(tn_custom_assembly__set(parser, frame, "type", value));
  return tn_parser__finish_op(parser, frame, 0);
}

static tn_status parse_parts(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = false;
  return read_constituents(parser, frame, false);
}

static tn_status parse_replicated(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = false;
  return read_constituents(parser, frame, true);
}

static tn_print_region print_constituents(tn_printer* printer, tn_ref op,
                                          const tn_op_definition* definition,
                                          uint32_t regions_done) {
  const tn_attribute parts = tn_custom_assembly__inherent(printer, op, "constituents");
  const tn_attribute one = tn_custom_assembly__inherent(printer, op, "constituent");
  const tn_attribute type = tn_custom_assembly__inherent(printer, op, "type");
  const bool is_array = tn_attribute__is(parts, TN_ATTRIBUTE_ARRAY);
  (void)definition;
  (void)regions_done;
  tn_custom_assembly__put_symbol_name(printer, op);
  TN_PUT(&printer->sink, " (");
  for (size_t i = 0; is_array && i < tn_array_attribute_count(parts); ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_printer__put_any(printer, tn_array_attribute_element(parts, i).storage, 0);
  }
  if (one.storage != NULL) tn_printer__put_any(printer, one.storage, 0);
  TN_PUT(&printer->sink, ") : ");
  if (type.storage != NULL) tn_printer__put_any(printer, type.storage, 0);
  return TN_PRINT_NO_REGION;
}

const tn_custom_assembly tn_spirv_composite_assemblies[] = {
    {"spirv.CompositeExtract", parse_extract, print_extract},
    {"spirv.Extended", parse_extended, print_extended},
    {"spirv.Replicated", parse_replicated, print_constituents},
    {"spirv.SpecConstantComposite", parse_parts, print_constituents},
    {NULL, NULL, NULL},
};
