// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes of elements: dense<>, sparse<>, array<>, dense_resource<>.

#include "text/parser_literal.h"

//===-- Dense and sparse ----------------------------------------------------------------------===//

static tn_status dense_body(tn_parser* parser, const char* at, tn_type type,
                            tn_attribute* out_attribute) {
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<' after 'dense'"));
  tn_literal literal = {.start = parser->token.start};
  if (!tn_parser__consume_if(parser, TN_TOKEN_GREATER)) {
    TN_TRY(tn_parser__literal(parser, true, &literal));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'"));
  }
  TN_TRY(tn_parser__elements_type(parser, at, &type));
  return tn_parser__literal_attribute(parser, &literal, at, type, out_attribute);
}

tn_status tn_parser__dense(tn_parser* parser, tn_type type, tn_attribute* out_attribute) {
  const size_t base = parser->dims.count;
  const char* at = parser->token.start;
  tn_parser__advance(parser);
  TN_TRY(dense_body(parser, at, type, out_attribute));
  parser->dims.count = base;
  return TN_OK;
}

/// Returns a tensor type with the extents of a literal, or, if it is not a list, with `fallback`.
static tn_status literal_type(tn_parser* parser, const tn_literal* literal, tn_type element_type,
                              const int64_t* fallback, size_t fallback_rank, tn_type* out_type) {
  if (!literal->is_list) {
    return tn_tensor_type_get(element_type, fallback, fallback_rank, NULL, out_type);
  }
  const int64_t* dims = (const int64_t*)parser->dims.items + literal->dims;
  return tn_tensor_type_get(element_type, dims, literal->rank, NULL, out_type);
}

static tn_status sparse_from(tn_parser* parser, const tn_literal literals[2],
                             const char* const places[2], tn_type type, const char* at,
                             tn_attribute* out_attribute) {
  tn_type index_type;
  TN_TRY(tn_integer_type_get(parser->context, 64, TN_SIGNLESS, &index_type));
  const int64_t rank = (int64_t)tn_shaped_type_rank(type);
  const int64_t one_index[2] = {1, rank};
  tn_type indices_type;
  TN_TRY(literal_type(parser, &literals[0], index_type, one_index, 2, &indices_type));
  tn_attribute indices;
  TN_TRY(tn_parser__literal_attribute(parser, &literals[0], places[0], indices_type, &indices));
  const int64_t index_count = tn_shaped_type_dims(indices_type)[0];
  tn_type values_type;
  TN_TRY(literal_type(parser, &literals[1], tn_type_element_type(type), &index_count, 1,
                      &values_type));
  tn_attribute values;
  TN_TRY(tn_parser__literal_attribute(parser, &literals[1], places[1], values_type, &values));
  return tn_parser__checked(parser, at,
                            tn_sparse_elements_attribute_get(type, indices, values, out_attribute));
}

/// Parses `sparse<>`, without elements.
static tn_status empty_sparse(tn_parser* parser, const char* at, tn_type type,
                              tn_attribute* out_attribute) {
  TN_TRY(tn_parser__elements_type(parser, at, &type));
  tn_type index_type;
  TN_TRY(tn_integer_type_get(parser->context, 64, TN_SIGNLESS, &index_type));
  const int64_t dims[2] = {0, (int64_t)tn_shaped_type_rank(type)};
  tn_type indices_type;
  TN_TRY(tn_tensor_type_get(index_type, dims, 2, NULL, &indices_type));
  tn_type values_type;
  TN_TRY(tn_tensor_type_get(tn_type_element_type(type), dims, 1, NULL, &values_type));
  const tn_literal nothing = {.start = at};
  tn_attribute indices;
  TN_TRY(tn_parser__literal_attribute(parser, &nothing, at, indices_type, &indices));
  tn_attribute values;
  TN_TRY(tn_parser__literal_attribute(parser, &nothing, at, values_type, &values));
  return tn_parser__checked(parser, at,
                            tn_sparse_elements_attribute_get(type, indices, values, out_attribute));
}

static tn_status sparse_body(tn_parser* parser, const char* at, tn_type type,
                             tn_attribute* out_attribute) {
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "Expected '<' after 'sparse'"));
  if (tn_parser__consume_if(parser, TN_TOKEN_GREATER)) {
    return empty_sparse(parser, at, type, out_attribute);
  }
  tn_literal literals[2];
  const char* places[2] = {parser->token.start, NULL};
  TN_TRY(tn_parser__literal(parser, false, &literals[0]));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
  places[1] = parser->token.start;
  TN_TRY(tn_parser__literal(parser, true, &literals[1]));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'"));
  TN_TRY(tn_parser__elements_type(parser, at, &type));
  return sparse_from(parser, literals, places, type, at, out_attribute);
}

tn_status tn_parser__sparse(tn_parser* parser, tn_type type, tn_attribute* out_attribute) {
  const size_t base = parser->dims.count;
  const char* at = parser->token.start;
  tn_parser__advance(parser);
  TN_TRY(sparse_body(parser, at, type, out_attribute));
  parser->dims.count = base;
  return TN_OK;
}

//===-- Arrays --------------------------------------------------------------------------------===//

static tn_status check_array_type(tn_parser* parser, const char* at, tn_type type) {
  const bool is_integer = tn_type__is(type, TN_TYPE_INTEGER);
  if (!is_integer && !tn_type__is(type, TN_TYPE_FLOAT)) {
    tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
    tn_text_buffer_append_text(&text, "expected integer or float type, got: ");
    tn_text_buffer__append_type(&text, type);
    return tn_parser__error_text(parser, at, &text, NULL, NULL);
  }
  const uint32_t width = tn_type_bit_width(type);
  if (width % 8 == 0 || (is_integer && width == 1)) return TN_OK;
  return tn_parser__error_at(parser, at, "element type bitwidth must be a multiple of 8");
}

/// Pushes an element on the stack of bytes of the array.
static tn_status push_element(tn_parser* parser, const void* element, size_t size) {
  TN_TRY(tn_parser__reserve(parser, &parser->elements, size, 1));
  memcpy((char*)parser->elements.items + parser->elements.count, element, size);
  parser->elements.count += size;
  return TN_OK;
}

static tn_status bool_element(tn_parser* parser) {
  tn_parser__consume_if(parser, TN_TOKEN_MINUS);
  if (tn_parser__consume_if(parser, TN_TOKEN_INTEGER)) {
    return tn_parser__error(parser, "expected 'true' or 'false' values for i1 type");
  }
  const bool value = tn_parser__is(parser, TN_TOKEN_KW_TRUE);
  if (!value && !tn_parser__is(parser, TN_TOKEN_KW_FALSE)) {
    return tn_parser__error(parser, "expected integer literal");
  }
  tn_parser__advance(parser);
  const unsigned char byte = value;
  return push_element(parser, &byte, 1);
}

static tn_status integer_element(tn_parser* parser, tn_type type, size_t size) {
  const bool negative = tn_parser__consume_if(parser, TN_TOKEN_MINUS);
  const tn_token token = parser->token;
  if (token.kind == TN_TOKEN_KW_TRUE || token.kind == TN_TOKEN_KW_FALSE) {
    return tn_parser__error(parser, "expected i1 type for 'true' or 'false' values");
  }
  if (!tn_parser__consume_if(parser, TN_TOKEN_INTEGER)) {
    return tn_parser__error(parser, "expected integer literal");
  }
  tn_wide_integer value;
  bool fits = false;
  TN_TRY(tn_parser__integer_value(parser, type, negative, &token, &value, &fits));
  const tn_status status = fits ? push_element(parser, value.words, size)
                                : tn_parser__error(parser, "integer constant out of range");
  tn_parser__free_integer(parser, &value);
  return status;
}

static tn_status float_element(tn_parser* parser, tn_type type, size_t size) {
  const bool negative = tn_parser__consume_if(parser, TN_TOKEN_MINUS);
  uint64_t words[2] = {0, 0};
  TN_TRY(tn_parser__float_value(parser, type, negative, &parser->token, words));
  tn_parser__advance(parser);
  return push_element(parser, words, size);
}

static tn_status array_elements(tn_parser* parser, tn_type type, size_t* out_count) {
  const uint32_t width = tn_type_bit_width(type);
  const size_t size = ((size_t)width + 7) / 8;
  do {
    if (tn_type__is(type, TN_TYPE_FLOAT)) {
      TN_TRY(float_element(parser, type, size));
    } else if (width == 1) {
      TN_TRY(bool_element(parser));
    } else {
      TN_TRY(integer_element(parser, type, size));
    }
    ++*out_count;
    TN_TRY(tn_poll(parser->context));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return TN_OK;
}

tn_status tn_parser__square_array(tn_parser* parser, tn_type type, tn_attribute* out_attribute) {
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_SQUARE, "expected '['"));
  parser->elements.count = 0;
  size_t count = 0;
  if (!tn_parser__is(parser, TN_TOKEN_RIGHT_SQUARE)) TN_TRY(array_elements(parser, type, &count));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'"));
  return tn_dense_array_attribute_get(type, count, parser->elements.items, parser->elements.count,
                                      out_attribute);
}

tn_status tn_parser__dense_array(tn_parser* parser, tn_attribute* out_attribute) {
  tn_parser__advance(parser);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<' after 'array'"));
  const char* type_at = parser->token.start;
  tn_type type;
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(check_array_type(parser, type_at, type));
  size_t count = 0;
  parser->elements.count = 0;
  if (!tn_parser__consume_if(parser, TN_TOKEN_GREATER)) {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':' after dense array type"));
    TN_TRY(array_elements(parser, type, &count));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>' to close an array attribute"));
  }
  return tn_dense_array_attribute_get(type, count, parser->elements.items, parser->elements.count,
                                      out_attribute);
}

//===-- Resources -----------------------------------------------------------------------------===//

tn_status tn_parser__dense_resource(tn_parser* parser, tn_type type, tn_attribute* out_attribute) {
  const char* type_at = parser->token.start;
  tn_parser__advance(parser);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<' after 'dense_resource'"));
  tn_string_view key;
  TN_TRY(tn_parser__resource_handle(parser, &key));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'"));
  if (tn_type_is_null(type)) {
    type_at = parser->token.start;
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    TN_TRY(tn_parser__type(parser, &type));
  }
  if (!tn_type_is_shaped(type)) {
    return tn_parser__error_at(parser, type_at, "`dense_resource` expected a shaped type");
  }
  return tn_dense_resource_attribute_get(type, key, out_attribute);
}
