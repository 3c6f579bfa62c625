// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes and dictionaries. Source: LangRef, "Attributes"; Builtin dialect documentation,
// "Attributes".

#include "base/hash.h"
#include "ir/attribute_make.h"
#include "text/parser.h"

//===-- Dictionaries --------------------------------------------------------------------------===//

/// The names of a dictionary with many entries, to find duplicates quickly.
typedef struct seen_names {
  const tn_storage** slots;
  size_t slot_count;  ///< 0 until there are many.
} seen_names;

/// Up to this number of names is searched linearly.
#define FEW_NAMES 16u

static const tn_named_attribute* named_from(const tn_parser* parser, size_t base) {
  const tn_named_attribute* named = parser->named.items;
  return base == 0 ? named : named + base;
}

/// Returns the slot of `name`, or the free slot for it.
static const tn_storage** seen_slot(const seen_names* seen, const tn_storage* name) {
  size_t at = (size_t)tn_hash_word(name->self) & (seen->slot_count - 1);
  while (seen->slots[at] != NULL && seen->slots[at] != name) at = (at + 1) & (seen->slot_count - 1);
  return &seen->slots[at];
}

static void free_seen(tn_parser* parser, seen_names* seen) {
  tn_deallocate(&parser->context->allocator, seen->slots, seen->slot_count * sizeof *seen->slots);
}

/// Reserves space for the `count` names from `base` on, and as many again.
static tn_status grow_seen(tn_parser* parser, seen_names* seen, size_t base, size_t count) {
  seen_names grown = {.slot_count = 8 * FEW_NAMES};
  while (grown.slot_count < 4 * count) grown.slot_count *= 2;
  grown.slots =
      tn_allocate_zeroed(&parser->context->allocator, grown.slot_count * sizeof *grown.slots);
  if (grown.slots == NULL) return tn_context__out_of_memory(parser->context);
  for (size_t i = 0; i < count; ++i) {
    const tn_storage* name = named_from(parser, base)[i].name.storage;
    *seen_slot(&grown, name) = name;
  }
  free_seen(parser, seen);
  *seen = grown;
  return TN_OK;
}

/// Returns whether `name` is among the names from `base` on; records it otherwise.
static tn_status note_name(tn_parser* parser, seen_names* seen, size_t base, tn_identifier name,
                           bool* out_there) {
  const size_t count = parser->named.count - base;
  *out_there = false;
  if (TN_LIKELY(count < FEW_NAMES)) {
    const tn_named_attribute* named = named_from(parser, base);
    for (size_t i = 0; i < count; ++i) {
      if (named[i].name.storage == name.storage) *out_there = true;
    }
    return TN_OK;
  }
  if (2 * count >= seen->slot_count) TN_TRY(grow_seen(parser, seen, base, count));
  const tn_storage** slot = seen_slot(seen, name.storage);
  *out_there = *slot != NULL;
  *slot = name.storage;
  return TN_OK;
}

TN_NOINLINE static tn_status dictionary_key(tn_parser* parser, seen_names* seen, size_t base,
                                            tn_identifier* out_name) {
  tn_string_view text = tn_token__spelling(&parser->token);
  if (tn_parser__is(parser, TN_TOKEN_STRING)) {
    TN_TRY(tn_parser__string_value(parser, &parser->token, &text));
  } else if (!tn_token__is_identifier(&parser->token)) {
    return tn_parser__wrong_token(parser, "expected attribute name");
  }
  if (text.size == 0) return tn_parser__error(parser, "expected valid attribute name");
  TN_TRY(tn_parser__identifier(parser, text, out_name));
  bool there = false;
  TN_TRY(note_name(parser, seen, base, *out_name, &there));
  if (TN_LIKELY(!there)) return TN_OK;
  tn_text_buffer message = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&message, "duplicate key '");
  tn_text_buffer_append_view(&message, text);
  tn_text_buffer_append_text(&message, "' in dictionary attribute");
  return tn_parser__error_text(parser, parser->token.start, &message, NULL, NULL);
}

static tn_status unit_attribute(tn_parser* parser, tn_attribute* out_attribute) {
  if (tn_attribute_is_null(parser->unit)) {
    TN_TRY(tn_unit_attribute_get(parser->context, &parser->unit));
  }
  *out_attribute = parser->unit;
  return TN_OK;
}

static tn_status dictionary_entries(tn_parser* parser, seen_names* seen) {
  const size_t base = parser->named.count;
  do {
    tn_named_attribute entry;
    TN_TRY(dictionary_key(parser, seen, base, &entry.name));
    tn_parser__advance(parser);
    if (tn_parser__consume_if(parser, TN_TOKEN_EQUAL)) {
      TN_TRY(tn_parser__attribute(parser, (tn_type){0}, &entry.value));
    } else {
      TN_TRY(unit_attribute(parser, &entry.value));
    }
    TN_TRY(tn_parser__push(parser, &parser->named, &entry, sizeof entry));
    TN_TRY(tn_poll(parser->context));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return TN_OK;
}

tn_status tn_parser__attribute_dictionary(tn_parser* parser) {
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_BRACE, "expected '{' in attribute dictionary"));
  if (tn_parser__consume_if(parser, TN_TOKEN_RIGHT_BRACE)) return TN_OK;
  seen_names seen = {0};
  const tn_status status = dictionary_entries(parser, &seen);
  free_seen(parser, &seen);
  TN_TRY(status);
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_BRACE, "expected '}' in attribute dictionary");
}

TN_NOINLINE static tn_status dictionary_attribute(tn_parser* parser, tn_attribute* out_attribute) {
  const size_t base = parser->named.count;
  TN_TRY(tn_parser__attribute_dictionary(parser));
  TN_TRY(tn_dictionary_attribute_get(parser->context, named_from(parser, base),
                                     parser->named.count - base, out_attribute));
  parser->named.count = base;
  return TN_OK;
}

//===-- Containers ----------------------------------------------------------------------------===//

TN_NOINLINE static tn_status array_attribute(tn_parser* parser, tn_attribute* out_attribute) {
  tn_parser__advance(parser);
  const size_t base = parser->attributes.count;
  if (!tn_parser__consume_if(parser, TN_TOKEN_RIGHT_SQUARE)) {
    do {
      tn_attribute element;
      TN_TRY(tn_parser__attribute(parser, (tn_type){0}, &element));
      TN_TRY(tn_parser__push(parser, &parser->attributes, &element, sizeof element));
      TN_TRY(tn_poll(parser->context));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ',' or ']'"));
  }
  TN_TRY(tn_array_attribute_get(parser->context,
                                (const tn_attribute*)parser->attributes.items + base,
                                parser->attributes.count - base, out_attribute));
  parser->attributes.count = base;
  return TN_OK;
}

/// Returns the text of the current @ token, in the context's memory.
static tn_status symbol_text(tn_parser* parser, tn_string_view* out_text) {
  tn_string_view text;
  TN_TRY(tn_parser__string_value(parser, &parser->token, &text));
  tn_identifier identifier;
  TN_TRY(tn_parser__identifier(parser, text, &identifier));
  *out_text = tn_identifier_text(identifier);
  tn_parser__advance(parser);
  return TN_OK;
}

static tn_status push_view(tn_parser* parser, tn_string_view view) {
  return tn_parser__push(parser, &parser->views, &view, sizeof view);
}

/// Parses `::@name` after a symbol. A single colon belongs to another construct: the parser goes
/// back to it.
static tn_status nested_symbols(tn_parser* parser) {
  while (tn_parser__is(parser, TN_TOKEN_COLON)) {
    const char* colon = parser->token.start;
    tn_parser__advance(parser);
    if (!tn_parser__consume_if(parser, TN_TOKEN_COLON)) {
      if (!tn_parser__is(parser, TN_TOKEN_EOF) && !tn_parser__is(parser, TN_TOKEN_ERROR)) {
        tn_parser__reset(parser, colon);
      }
      return TN_OK;
    }
    if (!tn_parser__is(parser, TN_TOKEN_AT_IDENTIFIER)) {
      return tn_parser__error_at(parser, parser->token.start,
                                 "expected nested symbol reference identifier");
    }
    tn_string_view name;
    TN_TRY(symbol_text(parser, &name));
    TN_TRY(push_view(parser, name));
  }
  return TN_OK;
}

TN_NOINLINE static tn_status symbol_attribute(tn_parser* parser, tn_attribute* out_attribute) {
  tn_string_view root;
  TN_TRY(symbol_text(parser, &root));
  const size_t base = parser->views.count;
  TN_TRY(nested_symbols(parser));
  TN_TRY(tn_symbol_ref_attribute__get(parser->context, root,
                                      (const tn_string_view*)parser->views.items + base,
                                      parser->views.count - base, out_attribute));
  parser->views.count = base;
  return TN_OK;
}

//===-- Scalars -------------------------------------------------------------------------------===//

TN_NOINLINE static tn_status bool_attribute(tn_parser* parser, tn_attribute* out_attribute) {
  const bool value = tn_parser__is(parser, TN_TOKEN_KW_TRUE);
  tn_parser__advance(parser);
  return tn_bool_attribute_get(parser->context, value, out_attribute);
}

TN_NOINLINE static tn_status string_attribute(tn_parser* parser, tn_type type,
                                              tn_attribute* out_attribute) {
  const tn_token token = parser->token;
  tn_parser__advance(parser);
  if (tn_type_is_null(type) && tn_parser__consume_if(parser, TN_TOKEN_COLON)) {
    TN_TRY(tn_parser__type(parser, &type));
  }
  tn_string_view text;
  TN_TRY(tn_parser__string_value(parser, &token, &text));
  if (!tn_type_is_null(type)) return tn_typed_string_attribute_get(type, text, out_attribute);
  tn_identifier identifier;
  TN_TRY(tn_parser__identifier(parser, text, &identifier));
  out_attribute->storage = identifier.storage;
  return TN_OK;
}

TN_NOINLINE static tn_status negative_attribute(tn_parser* parser, tn_type type,
                                                tn_attribute* out_attribute) {
  tn_parser__advance(parser);
  if (tn_parser__is(parser, TN_TOKEN_INTEGER)) {
    return tn_parser__integer_attribute(parser, type, true, out_attribute);
  }
  if (tn_parser__is(parser, TN_TOKEN_FLOAT)) {
    return tn_parser__float_attribute(parser, type, true, out_attribute);
  }
  return tn_parser__wrong_token(parser, "expected constant integer or floating point value");
}

TN_NOINLINE static tn_status location_attribute(tn_parser* parser, tn_attribute* out_attribute) {
  tn_parser__advance(parser);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '(' in inline location"));
  tn_location location;
  TN_TRY(tn_parser__location(parser, &location));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')' in inline location"));
  return tn_location_attribute(location, out_attribute);
}

TN_NOINLINE static tn_status type_attribute(tn_parser* parser, tn_attribute* out_attribute) {
  if (!tn_parser__type_begins(parser)) {
    return tn_parser__wrong_token(parser, "expected attribute value");
  }
  tn_type type;
  TN_TRY(tn_parser__type(parser, &type));
  return tn_type_attribute_get(type, out_attribute);
}

//===-- Structure -----------------------------------------------------------------------------===//

static tn_status stride_or_offset(tn_parser* parser, int64_t* out_value) {
  *out_value = TN_DYNAMIC;
  if (tn_parser__consume_if(parser, TN_TOKEN_QUESTION)) return TN_OK;
  const char* at = parser->token.start;
  const bool negative = tn_parser__consume_if(parser, TN_TOKEN_MINUS);
  uint64_t value = 0;
  if (!tn_parser__is(parser, TN_TOKEN_INTEGER) || !tn_token__uint64(&parser->token, &value) ||
      value > INT64_MAX) {
    return tn_parser__error_at(parser, at, "expected a 64-bit signed integer or '?'");
  }
  tn_parser__advance(parser);
  *out_value = negative ? -(int64_t)value : (int64_t)value;
  return TN_OK;
}

static tn_status strides(tn_parser* parser) {
  if (tn_parser__is(parser, TN_TOKEN_RIGHT_SQUARE)) return TN_OK;
  do {
    int64_t stride = 0;
    TN_TRY(stride_or_offset(parser, &stride));
    TN_TRY(tn_parser__push(parser, &parser->dims, &stride, sizeof stride));
    TN_TRY(tn_poll(parser->context));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return TN_OK;
}

TN_NOINLINE static tn_status strided_attribute(tn_parser* parser, tn_attribute* out_attribute) {
  const char* at = parser->token.start;
  tn_parser__advance(parser);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<' after 'strided'"));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_SQUARE, "expected '['"));
  const size_t base = parser->dims.count;
  TN_TRY(strides(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'"));
  int64_t offset = 0;
  if (!tn_parser__consume_if(parser, TN_TOKEN_GREATER)) {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_KW_OFFSET, "expected 'offset' after comma"));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':' after 'offset'"));
    TN_TRY(stride_or_offset(parser, &offset));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'"));
  }
  TN_TRY(tn_parser__checked(parser, at,
                            tn_strided_layout_attribute_get(
                                parser->context, offset, (const int64_t*)parser->dims.items + base,
                                parser->dims.count - base, out_attribute)));
  parser->dims.count = base;
  return TN_OK;
}

//===-- Distinct attributes -------------------------------------------------------------------===//

static tn_status distinct_number(tn_parser* parser, uint64_t* out_number) {
  tn_parser__advance(parser);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_SQUARE, "expected '[' after 'distinct'"));
  const tn_token token = parser->token;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_INTEGER, "expected distinct ID"));
  if (!tn_token__uint64(&token, out_number)) {
    return tn_parser__error(parser, "expected an unsigned 64-bit integer");
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']' to close distinct ID"));
  return tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<' after distinct ID");
}

static tn_status distinct_referenced(tn_parser* parser, tn_type type,
                                     tn_attribute* out_referenced) {
  if (tn_parser__consume_if(parser, TN_TOKEN_GREATER))
    return unit_attribute(parser, out_referenced);
  TN_TRY(tn_parser__attribute(parser, type, out_referenced));
  return tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>' to close distinct attribute");
}

static tn_status report_other_referenced(tn_parser* parser, const char* at, tn_attribute before) {
  tn_text_buffer message = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&message, "referenced attribute does not match previous definition: ");
  tn_attribute__append_text(before, &message);
  return tn_parser__error_text(parser, at, &message, NULL, NULL);
}

tn_status tn_parser__distinct(tn_parser* parser, uint64_t number, tn_attribute referenced,
                              const char* at, tn_attribute* out_attribute) {
  uintptr_t place = 0;
  // Other parts of the text may refer to the same distinct attribute.
  if (parser->is_part) return TN_MALFORMED;
  if (tn_judy_map_get(&parser->distinct_places, number, &place)) {
    *out_attribute = ((const tn_attribute*)parser->distincts.items)[place];
    const tn_attribute before = tn_distinct_attribute_referenced(*out_attribute);
    return tn_attribute_equal(before, referenced) ? TN_OK
                                                  : report_other_referenced(parser, at, before);
  }
  TN_TRY(tn_distinct_attribute_create(referenced, out_attribute));
  place = parser->distincts.count;
  TN_TRY(tn_parser__push(parser, &parser->distincts, out_attribute, sizeof *out_attribute));
  return tn_parser__memory(parser, tn_judy_map_set(&parser->distinct_places, number, place));
}

TN_NOINLINE static tn_status distinct_attribute(tn_parser* parser, tn_type type,
                                                tn_attribute* out_attribute) {
  const char* at = parser->token.start;
  uint64_t number = 0;
  TN_TRY(distinct_number(parser, &number));
  tn_attribute referenced;
  TN_TRY(distinct_referenced(parser, type, &referenced));
  return tn_parser__distinct(parser, number, referenced, at, out_attribute);
}

//===-- All attributes ------------------------------------------------------------------------===//

/// Parses an attribute that starts with a keyword, or a type.
static tn_status keyword_attribute(tn_parser* parser, tn_type type, tn_attribute* out_attribute) {
  switch (parser->token.kind) {
    case TN_TOKEN_KW_DENSE:
      return tn_parser__dense(parser, type, out_attribute);
    case TN_TOKEN_KW_ARRAY:
      return tn_parser__dense_array(parser, out_attribute);
    case TN_TOKEN_KW_DENSE_RESOURCE:
      return tn_parser__dense_resource(parser, type, out_attribute);
    case TN_TOKEN_KW_SPARSE:
      return tn_parser__sparse(parser, type, out_attribute);
    case TN_TOKEN_KW_AFFINE_MAP:
      return tn_parser__affine_map(parser, out_attribute);
    case TN_TOKEN_KW_AFFINE_SET:
      return tn_parser__integer_set(parser, out_attribute);
    case TN_TOKEN_KW_STRIDED:
      return strided_attribute(parser, out_attribute);
    case TN_TOKEN_KW_DISTINCT:
      return distinct_attribute(parser, type, out_attribute);
    case TN_TOKEN_KW_LOC:
      return location_attribute(parser, out_attribute);
    default:
      if (tn_parser__suggests(parser)) return tn_parser__suggest_attribute(parser);
      return type_attribute(parser, out_attribute);
  }
}

static tn_status any_attribute(tn_parser* parser, tn_type type, tn_attribute* out_attribute) {
  switch (parser->token.kind) {
    case TN_TOKEN_LEFT_SQUARE:
      return array_attribute(parser, out_attribute);
    case TN_TOKEN_LEFT_BRACE:
      return dictionary_attribute(parser, out_attribute);
    case TN_TOKEN_HASH_IDENTIFIER:
      return tn_parser__extended_attribute(parser, type, out_attribute);
    case TN_TOKEN_INTEGER:
      return tn_parser__integer_attribute(parser, type, false, out_attribute);
    case TN_TOKEN_FLOAT:
      return tn_parser__float_attribute(parser, type, false, out_attribute);
    case TN_TOKEN_MINUS:
      return negative_attribute(parser, type, out_attribute);
    case TN_TOKEN_STRING:
      return string_attribute(parser, type, out_attribute);
    case TN_TOKEN_AT_IDENTIFIER:
      return symbol_attribute(parser, out_attribute);
    case TN_TOKEN_KW_TRUE:
    case TN_TOKEN_KW_FALSE:
      return bool_attribute(parser, out_attribute);
    case TN_TOKEN_KW_UNIT:
      tn_parser__advance(parser);
      return unit_attribute(parser, out_attribute);
    default:
      return keyword_attribute(parser, type, out_attribute);
  }
}

tn_status tn_parser__attribute(tn_parser* parser, tn_type type, tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  TN_TRY(tn_parser__nest(parser));
  TN_TRY(any_attribute(parser, type, out_attribute));
  --parser->depth;
  return TN_OK;
}

tn_status tn_parser__optional_attribute(tn_parser* parser, tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  switch (parser->token.kind) {
    case TN_TOKEN_AT_IDENTIFIER:
    case TN_TOKEN_FLOAT:
    case TN_TOKEN_INTEGER:
    case TN_TOKEN_HASH_IDENTIFIER:
    case TN_TOKEN_KW_AFFINE_MAP:
    case TN_TOKEN_KW_AFFINE_SET:
    case TN_TOKEN_KW_DENSE:
    case TN_TOKEN_KW_DENSE_RESOURCE:
    case TN_TOKEN_KW_FALSE:
    case TN_TOKEN_KW_LOC:
    case TN_TOKEN_KW_SPARSE:
    case TN_TOKEN_KW_TRUE:
    case TN_TOKEN_KW_UNIT:
    case TN_TOKEN_LEFT_BRACE:
    case TN_TOKEN_LEFT_SQUARE:
    case TN_TOKEN_MINUS:
    case TN_TOKEN_STRING:
      return tn_parser__attribute(parser, (tn_type){0}, out_attribute);
    default:
      return tn_parser__type_begins(parser) ? type_attribute(parser, out_attribute) : TN_OK;
  }
}
