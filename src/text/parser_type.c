// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types. Source: LangRef, "Type System"; Builtin dialect documentation, "Types".

#include "ir/dialect_table.h"
#include "ir/type_check.h"
#include "text/parser.h"

//===-- Lists ---------------------------------------------------------------------------------===//

static const tn_type* types_from(const tn_parser* parser, size_t base) {
  return (const tn_type*)parser->types.items + base;
}

static tn_status type_list_without_parens(tn_parser* parser) {
  do {
    tn_type type;
    TN_TRY(tn_parser__type(parser, &type));
    TN_TRY(tn_parser__push_type(parser, type));
    TN_TRY(tn_poll(parser->context));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return TN_OK;
}

tn_status tn_parser__type_list(tn_parser* parser) {
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  if (tn_parser__consume_if(parser, TN_TOKEN_RIGHT_PAREN)) return TN_OK;
  TN_TRY(type_list_without_parens(parser));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

tn_status tn_parser__result_types(tn_parser* parser) {
  if (tn_parser__is(parser, TN_TOKEN_LEFT_PAREN)) return tn_parser__type_list(parser);
  tn_type type;
  TN_TRY(tn_parser__non_function_type(parser, &type));
  return tn_parser__push_type(parser, type);
}

//===-- Dimensions ----------------------------------------------------------------------------===//

static tn_status push_dim(tn_parser* parser, int64_t dim) {
  return tn_parser__push(parser, &parser->dims, &dim, sizeof dim);
}

/// Parses the x after a dimension, which may be the start of the token x4 or xf32.
static tn_status dimension_separator(tn_parser* parser) {
  if (!tn_parser__is(parser, TN_TOKEN_BARE_IDENTIFIER) || parser->token.start[0] != 'x') {
    return tn_parser__wrong_token(parser, "expected 'x' in dimension list");
  }
  tn_parser__reset(parser, parser->token.start + 1);
  return TN_OK;
}

/// Parses an integer; only the 0 of 0x4, which is a dimension, an x, and another dimension. As in
/// MLIR, this applies to any token whose second character is an x, and the rest is rejected.
static tn_status dimension(tn_parser* parser, int64_t* out_dim) {
  if (tn_token__is_hex(&parser->token)) {
    *out_dim = 0;
    tn_parser__reset(parser, parser->token.start + 1);
    return TN_OK;
  }
  uint64_t value = 0;
  if (!tn_parser__is(parser, TN_TOKEN_INTEGER) || !tn_token__uint64(&parser->token, &value) ||
      value > INT64_MAX) {
    return tn_parser__error(parser, "invalid dimension");
  }
  *out_dim = (int64_t)value;
  tn_parser__advance(parser);
  return TN_OK;
}

/// Parses a dimension and its x. If the x follows immediately, the text after it is not lexed as
/// part of the token that begins with it, which may be the rest of the list.
static tn_status dimension_with_separator(tn_parser* parser, int64_t* out_dim) {
  const tn_token* token = &parser->token;
  uint64_t value = 0;
  if (tn_parser__is(parser, TN_TOKEN_INTEGER) && *token->end == 'x' && !tn_token__is_hex(token) &&
      tn_token__uint64(token, &value) && value <= INT64_MAX) {
    *out_dim = (int64_t)value;
    tn_parser__reset(parser, token->end + 1);
    return TN_OK;
  }
  TN_TRY(dimension(parser, out_dim));
  return dimension_separator(parser);
}

tn_status tn_parser__dimension_list(tn_parser* parser) {
  while (tn_parser__is(parser, TN_TOKEN_INTEGER) || tn_parser__is(parser, TN_TOKEN_QUESTION)) {
    int64_t dim = TN_DYNAMIC;
    if (!tn_parser__is(parser, TN_TOKEN_QUESTION)) {
      TN_TRY(dimension_with_separator(parser, &dim));
    } else if (*parser->token.end == 'x') {
      tn_parser__reset(parser, parser->token.end + 1);
    } else {
      tn_parser__advance(parser);
      TN_TRY(dimension_separator(parser));
    }
    TN_TRY(push_dim(parser, dim));
  }
  return TN_OK;
}

tn_status tn_parser__dimensions(tn_parser* parser) {
  for (;;) {
    int64_t dim = TN_DYNAMIC;
    if (!tn_parser__consume_if(parser, TN_TOKEN_QUESTION)) TN_TRY(dimension(parser, &dim));
    TN_TRY(push_dim(parser, dim));
    if (!tn_parser__is(parser, TN_TOKEN_BARE_IDENTIFIER) || *parser->token.start != 'x') {
      return TN_OK;
    }
    tn_parser__reset(parser, parser->token.start + 1);
  }
}

/// Parses `*x` or a list; `*out_ranked` is true for a list.
static tn_status shape(tn_parser* parser, bool* out_ranked) {
  *out_ranked = !tn_parser__consume_if(parser, TN_TOKEN_STAR);
  return *out_ranked ? tn_parser__dimension_list(parser) : dimension_separator(parser);
}

static const int64_t* dims_from(const tn_parser* parser, size_t base) {
  return (const int64_t*)parser->dims.items + base;
}

//===-- Shaped types --------------------------------------------------------------------------===//

/// Calls the dialect's check of an encoding for this tensor. Types nest deeply, so its locals must
/// not be in the caller's frame.
__attribute__((noinline)) static tn_status check_encoding(tn_parser* parser, const char* at,
                                                          tn_attribute encoding, tn_type element,
                                                          size_t base) {
  if (!tn_attribute__is_of_dialect(encoding)) return TN_OK;
  const tn_dialect_entry* entry =
      tn_dialect_entry__find(parser->context, tn_opaque_attribute_dialect(encoding));
  if (entry == NULL || entry->check_encoding == NULL) return TN_OK;
  tn_parse_error wrong = {NULL, {0}};
  const tn_status status = entry->check_encoding(encoding, element, dims_from(parser, base),
                                                 parser->dims.count - base, &wrong);
  return status == TN_MALFORMED ? tn_parser__error_at(parser, at, "%s", wrong.words) : status;
}

static tn_status tensor_type(tn_parser* parser, size_t base, tn_type* out_type) {
  tn_parser__advance(parser);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<' in tensor type"));
  bool ranked = false;
  TN_TRY(shape(parser, &ranked));
  const char* element_at = parser->token.start;
  tn_type element = {0};
  TN_TRY(tn_parser__type(parser, &element));
  tn_attribute encoding = {0};
  if (tn_parser__consume_if(parser, TN_TOKEN_COMMA)) {
    TN_TRY(tn_parser__optional_attribute(parser, &encoding));
  }
  const char* end = parser->token.start;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>' in tensor type"));
  if (ranked && encoding.storage != NULL) {
    TN_TRY(check_encoding(parser, end, encoding, element, base));
  }
  if (!tn_tensor_type__takes(element)) {
    return tn_parser__error_at(parser, element_at, "invalid tensor element type");
  }
  if (ranked) {
    return tn_tensor_type_get(element, dims_from(parser, base), parser->dims.count - base,
                              tn_attribute_is_null(encoding) ? NULL : &encoding, out_type);
  }
  if (!tn_attribute_is_null(encoding)) {
    return tn_parser__error(parser, "cannot apply encoding to unranked tensor");
  }
  return tn_unranked_tensor_type_get(element, out_type);
}

static bool is_layout(tn_attribute attribute) {
  return tn_attribute__is(attribute, TN_ATTRIBUTE_AFFINE_MAP) ||
         tn_attribute__is(attribute, TN_ATTRIBUTE_STRIDED_LAYOUT);
}

/// Parses the part after the element type of a memref: a layout, a memory space, `>`.
static tn_status memref_tail(tn_parser* parser, bool ranked, tn_attribute* layout,
                             tn_attribute* memory_space) {
  if (tn_parser__consume_if(parser, TN_TOKEN_GREATER)) return TN_OK;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ',' or '>' in memref type"));
  if (tn_parser__is(parser, TN_TOKEN_GREATER)) {
    return tn_parser__wrong_token(parser, "expected list element");
  }
  do {
    tn_attribute attribute;
    TN_TRY(tn_parser__attribute(parser, (tn_type){0}, &attribute));
    if (!is_layout(attribute)) {
      if (!tn_attribute_is_null(*memory_space)) {
        return tn_parser__error(parser, "multiple memory spaces specified in memref type");
      }
      *memory_space = attribute;
      continue;
    }
    *layout = attribute;
    if (!ranked) {
      return tn_parser__error(parser, "cannot have affine map for unranked memref type");
    }
    if (!tn_attribute_is_null(*memory_space)) {
      return tn_parser__error(parser, "expected memory space to be last in memref type");
    }
    TN_TRY(tn_poll(parser->context));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, TN_TOKEN_GREATER, "expected ',' or '>'");
}

/// Returns whether an attribute is of an unknown dialect, which may be a layout.
static tn_status is_of_unknown_dialect(tn_parser* parser, tn_attribute attribute, bool* out) {
  const tn_dialect* known = NULL;
  *out = false;
  if (!tn_attribute__is_of_dialect(attribute)) return TN_OK;
  const tn_string_view name = tn_opaque_attribute_dialect(attribute);
  TN_TRY(tn_parser__find_dialect(parser, name, true, &known));
  *out = known == NULL && !tn_context__has_registered(parser->context, name);
  return TN_OK;
}

static tn_status memref_type(tn_parser* parser, size_t base, tn_type* out_type) {
  const char* at = parser->token.start;
  tn_parser__advance(parser);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<' in memref type"));
  bool ranked = false;
  TN_TRY(shape(parser, &ranked));
  const char* element_at = parser->token.start;
  tn_type element = {0};
  TN_TRY(tn_parser__type(parser, &element));
  if (!tn_memref_type__takes(element)) {
    return tn_parser__error_at(parser, element_at, "invalid memref element type");
  }
  tn_attribute layout = {0};
  tn_attribute memory_space = {0};
  bool is_unknown = false;
  TN_TRY(memref_tail(parser, ranked, &layout, &memory_space));
  TN_TRY(is_of_unknown_dialect(parser, memory_space, &is_unknown));
  if (is_unknown) return tn_parser__error_at(parser, at, "unsupported memory space Attribute");
  const tn_attribute* space = tn_attribute_is_null(memory_space) ? NULL : &memory_space;
  if (!ranked) {
    return tn_parser__checked(parser, at, tn_unranked_memref_type_get(element, space, out_type));
  }
  return tn_parser__checked(
      parser, at,
      tn_memref_type_get(element, dims_from(parser, base), parser->dims.count - base,
                         tn_attribute_is_null(layout) ? NULL : &layout, space, out_type));
}

/// Parses `4x[8]x`, and pushes an extent and whether it is scalable for each.
static tn_status vector_dimensions(tn_parser* parser) {
  while (tn_parser__is(parser, TN_TOKEN_INTEGER) || tn_parser__is(parser, TN_TOKEN_LEFT_SQUARE)) {
    const bool scalable = tn_parser__consume_if(parser, TN_TOKEN_LEFT_SQUARE);
    int64_t dim = 0;
    TN_TRY(scalable ? dimension(parser, &dim) : dimension_with_separator(parser, &dim));
    TN_TRY(push_dim(parser, dim));
    TN_TRY(push_dim(parser, scalable));
    if (!scalable) continue;
    if (!tn_parser__is(parser, TN_TOKEN_RIGHT_SQUARE)) {
      return tn_parser__wrong_token(parser, "missing ']' closing scalable dimension");
    }
    if (*parser->token.end == 'x') {
      tn_parser__reset(parser, parser->token.end + 1);
    } else {
      tn_parser__advance(parser);
      TN_TRY(dimension_separator(parser));
    }
  }
  return TN_OK;
}

/// Separates the pairs from `base` on: the extents first, then one byte each for the scalable
/// flags. Returns these if any is set, else NULL.
static const bool* split_vector_dims(tn_parser* parser, size_t base, size_t rank) {
  int64_t* dims = (int64_t*)parser->dims.items + base;
  bool any = false;
  for (size_t i = 0; i < rank; ++i) any = any || dims[2 * i + 1] != 0;
  if (!any) {
    for (size_t i = 0; i < rank; ++i) dims[i] = dims[2 * i];
    return NULL;
  }
  // The extents are copied to separate space after the pairs, then both are moved to the front.
  int64_t* room = dims + 2 * rank;
  bool* flags = (bool*)(room + rank);
  for (size_t i = 0; i < rank; ++i) {
    room[i] = dims[2 * i];
    flags[i] = dims[2 * i + 1] != 0;
  }
  memcpy(dims, room, rank * sizeof *dims);
  return flags;
}

static tn_status vector_type(tn_parser* parser, size_t base, tn_type* out_type) {
  const char* at = parser->token.start;
  tn_parser__advance(parser);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<' in vector type"));
  TN_TRY(vector_dimensions(parser));
  tn_type element;
  TN_TRY(tn_parser__type(parser, &element));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>' in vector type"));
  const size_t rank = (parser->dims.count - base) / 2;
  TN_TRY(tn_parser__reserve(parser, &parser->dims, 2 * rank + 1, sizeof(int64_t)));
  const bool* scalable = split_vector_dims(parser, base, rank);
  return tn_parser__checked(
      parser, at, tn_vector_type_get(element, dims_from(parser, base), scalable, rank, out_type));
}

//===-- Others --------------------------------------------------------------------------------===//

static tn_status complex_type(tn_parser* parser, tn_type* out_type) {
  tn_parser__advance(parser);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<' in complex type"));
  const char* element_at = parser->token.start;
  tn_type element;
  TN_TRY(tn_parser__type(parser, &element));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>' in complex type"));
  const tn_type_kind kind = tn_type_kind_of(element);
  if (kind != TN_TYPE_FLOAT && kind != TN_TYPE_INTEGER) {
    return tn_parser__error_at(parser, element_at, "invalid element type for complex");
  }
  return tn_complex_type_get(element, out_type);
}

static tn_status tuple_type(tn_parser* parser, tn_type* out_type) {
  tn_parser__advance(parser);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<' in tuple type"));
  const size_t base = parser->types.count;
  if (!tn_parser__consume_if(parser, TN_TOKEN_GREATER)) {
    TN_TRY(type_list_without_parens(parser));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>' in tuple type"));
  }
  TN_TRY(tn_tuple_type_get(parser->context, types_from(parser, base), parser->types.count - base,
                           out_type));
  parser->types.count = base;
  return TN_OK;
}

tn_status tn_parser__integer_type(tn_parser* parser, uint32_t width, tn_type* out_type) {
  tn_type* known = &parser->integer_types[width];
  if (TN_UNLIKELY(known->storage == NULL)) {
    TN_TRY(tn_integer_type_get(parser->context, width, TN_SIGNLESS, known));
  }
  *out_type = *known;
  return TN_OK;
}

tn_status tn_parser__float_type(tn_parser* parser, tn_float_kind kind, tn_type* out_type) {
  tn_type* known = &parser->float_types[kind];
  if (TN_UNLIKELY(known->storage == NULL)) {
    TN_TRY(tn_float_type_get(parser->context, kind, known));
  }
  *out_type = *known;
  return TN_OK;
}

static tn_status checked_integer_width(tn_parser* parser, const tn_token* digits,
                                       uint32_t* out_width) {
  uint64_t width = 0;
  if (!tn_token__uint64(digits, &width) || width > UINT32_MAX) {
    return tn_parser__error(parser, "invalid integer width");
  }
  if (width > TN_INTEGER_WIDTH_MAX) {
    return tn_parser__error(parser, "integer bitwidth is limited to %u bits", TN_INTEGER_WIDTH_MAX);
  }
  *out_width = (uint32_t)width;
  return TN_OK;
}

static tn_status integer_type(tn_parser* parser, tn_type* out_type) {
  const char first = parser->token.start[0];
  tn_token digits = parser->token;
  digits.start += first == 'i' ? 1 : 2;
  uint32_t width = 0;
  TN_TRY(checked_integer_width(parser, &digits, &width));
  tn_parser__advance(parser);
  if (TN_LIKELY(first == 'i' && width <= 64)) {
    return tn_parser__integer_type(parser, width, out_type);
  }
  const tn_signedness signedness = first == 'i'   ? TN_SIGNLESS
                                   : first == 's' ? TN_SIGNED
                                                  : TN_UNSIGNED;
  return tn_integer_type_get(parser->context, width, signedness, out_type);
}

static tn_status float_type(tn_parser* parser, tn_type* out_type) {
  const tn_float_kind kind = (tn_float_kind)(parser->token.kind - TN_TOKEN_KW_F4E2M1FN);
  tn_parser__advance(parser);
  return tn_parser__float_type(parser, kind, out_type);
}

static tn_status function_type(tn_parser* parser, tn_type* out_type) {
  const size_t base = parser->types.count;
  TN_TRY(tn_parser__type_list(parser));
  const size_t input_count = parser->types.count - base;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_ARROW, "expected '->' in function type"));
  TN_TRY(tn_parser__result_types(parser));
  const tn_type* types = types_from(parser, base);
  TN_TRY(tn_function_type_get(parser->context, types, input_count, types + input_count,
                              parser->types.count - base - input_count, out_type));
  parser->types.count = base;
  return TN_OK;
}

//===-- All types -----------------------------------------------------------------------------===//

bool tn_token__begins_type(const tn_token* token) {
  if (tn_token__is_float_type(token)) return true;
  switch (token->kind) {
    case TN_TOKEN_LEFT_PAREN:
    case TN_TOKEN_KW_MEMREF:
    case TN_TOKEN_KW_TENSOR:
    case TN_TOKEN_KW_COMPLEX:
    case TN_TOKEN_KW_TUPLE:
    case TN_TOKEN_KW_VECTOR:
    case TN_TOKEN_INTEGER_TYPE:
    case TN_TOKEN_KW_INDEX:
    case TN_TOKEN_KW_NONE:
    case TN_TOKEN_EXCLAMATION_IDENTIFIER:
      return true;
    default:
      return false;
  }
}

bool tn_parser__type_begins(const tn_parser* parser) {
  return tn_token__begins_type(&parser->token);
}

/// Parses a type with brackets that is not in the cache.
static tn_status bracketed_type(tn_parser* parser, tn_type* out_type) {
  const size_t base = parser->dims.count;
  tn_status status = TN_OK;
  switch (parser->token.kind) {
    case TN_TOKEN_KW_TENSOR:
      status = tensor_type(parser, base, out_type);
      break;
    case TN_TOKEN_KW_MEMREF:
      status = memref_type(parser, base, out_type);
      break;
    case TN_TOKEN_KW_VECTOR:
      status = vector_type(parser, base, out_type);
      break;
    case TN_TOKEN_KW_COMPLEX:
      status = complex_type(parser, out_type);
      break;
    case TN_TOKEN_KW_TUPLE:
      status = tuple_type(parser, out_type);
      break;
    default:
      status = tn_parser__extended_type(parser, out_type);
      break;
  }
  parser->dims.count = base;
  return status;
}

static tn_status bracketed_or_known_type(tn_parser* parser, tn_type* out_type) {
  uint32_t size = 0;
  if (tn_parser__find_type(parser, out_type, &size)) return TN_OK;
  const char* start = parser->token.start;
  TN_TRY(tn_parser__nest(parser));
  TN_TRY(bracketed_type(parser, out_type));
  --parser->depth;
  // Inside of a named type, its name alone may refer to it.
  const bool is_kept = size != 0 && parser->open_types == NULL;
  if (is_kept) tn_parser__keep_type(parser, start, size, *out_type);
  return TN_OK;
}

tn_status tn_parser__non_function_type(tn_parser* parser, tn_type* out_type) {
  out_type->storage = NULL;
  if (tn_token__is_float_type(&parser->token)) return float_type(parser, out_type);
  switch (parser->token.kind) {
    case TN_TOKEN_KW_TENSOR:
    case TN_TOKEN_KW_MEMREF:
    case TN_TOKEN_KW_VECTOR:
    case TN_TOKEN_KW_COMPLEX:
    case TN_TOKEN_KW_TUPLE:
    case TN_TOKEN_EXCLAMATION_IDENTIFIER:
      return bracketed_or_known_type(parser, out_type);
    case TN_TOKEN_INTEGER_TYPE:
      return integer_type(parser, out_type);
    case TN_TOKEN_KW_INDEX:
      tn_parser__advance(parser);
      return tn_index_type_get(parser->context, out_type);
    case TN_TOKEN_KW_NONE:
      tn_parser__advance(parser);
      return tn_none_type_get(parser->context, out_type);
    default:
      if (tn_parser__suggests(parser)) return tn_parser__suggest_type(parser);
      return tn_parser__wrong_token(parser, "expected non-function type");
  }
}

tn_status tn_parser__type(tn_parser* parser, tn_type* out_type) {
  if (!tn_parser__is(parser, TN_TOKEN_LEFT_PAREN)) {
    return tn_parser__non_function_type(parser, out_type);
  }
  out_type->storage = NULL;
  TN_TRY(tn_parser__nest(parser));
  TN_TRY(function_type(parser, out_type));
  --parser->depth;
  return TN_OK;
}
