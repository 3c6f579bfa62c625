// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From spellings to what is uniqued for them: the same few names and types are spelled over and
// over, and comparing a spelling with the one before is much cheaper than uniquing again.
//
// A type is looked up by the bytes up to its closing bracket. A spelling that was read as a type to
// its very end means the same type wherever it stands, as aliases are never redefined, so a hit
// needs no further look; how far a type goes is only guessed, and a wrong guess misses.

#include "base/hash.h"
#include "text/parser.h"

static tn_spelling* slot_for(tn_spelling* spellings, tn_string_view text) {
  return &spellings[tn_hash_bytes(text.data, text.size, 0) & (TN_SPELLING_COUNT - 1)];
}

static bool is_spelled(const tn_spelling* spelling, tn_string_view text) {
  return spelling->size == text.size && spelling->storage != NULL &&
         memcmp(spelling->start, text.data, text.size) == 0;
}

static void keep(tn_spelling* spelling, tn_string_view text, const tn_storage* storage) {
  *spelling = (tn_spelling){text.data, (uint32_t)text.size, storage};
}

//===-- Names ---------------------------------------------------------------------------------===//

/// True if `text` is a piece of what is being read, and not of a buffer that is used again.
static bool is_source(const tn_parser* parser, tn_string_view text) {
  return parser->spellings != NULL && text.data >= parser->lexer.text &&
         text.data < parser->lexer.end;
}

tn_status tn_parser__identifier(tn_parser* parser, tn_string_view text,
                                tn_identifier* out_identifier) {
  if (!is_source(parser, text)) return tn_identifier_get(parser->context, text, out_identifier);
  tn_spelling* slot = slot_for(parser->spellings->identifiers, text);
  if (TN_UNLIKELY(!is_spelled(slot, text))) {
    TN_TRY(tn_identifier_get(parser->context, text, out_identifier));
    keep(slot, text, out_identifier->storage);
  }
  out_identifier->storage = slot->storage;
  return TN_OK;
}

tn_status tn_parser__operation_name(tn_parser* parser, tn_string_view text, tn_uref* out_name) {
  tn_spelling* slot =
      is_source(parser, text) ? slot_for(parser->spellings->operation_names, text) : NULL;
  if (TN_LIKELY(slot != NULL && is_spelled(slot, text))) {
    *out_name = slot->storage->self;
    return TN_OK;
  }
  tn_operation_name name;
  TN_TRY(tn_operation_name_get(parser->context, text, &name));
  if (slot != NULL) keep(slot, text, name.storage);
  *out_name = name.storage->self;
  return TN_OK;
}

tn_status tn_parser__string_value(tn_parser* parser, const tn_token* token,
                                  tn_string_view* out_text) {
  const size_t prefix = token->kind == TN_TOKEN_AT_IDENTIFIER ? 1 : 0;
  const tn_string_view spelling = tn_token__spelling(token);
  if (prefix == 1 && spelling.data[1] != '"') {
    *out_text = (tn_string_view){spelling.data + 1, spelling.size - 1};
    return TN_OK;
  }
  if (TN_LIKELY(tn_token__is_plain(token))) {
    *out_text = (tn_string_view){spelling.data + prefix + 1, spelling.size - prefix - 2};
    return TN_OK;
  }
  parser->bytes.count = 0;
  TN_TRY(tn_parser__reserve(parser, &parser->bytes, spelling.size, 1));
  *out_text = (tn_string_view){parser->bytes.items, tn_token__unescape(token, parser->bytes.items)};
  return TN_OK;
}

//===-- Types ---------------------------------------------------------------------------------===//

/// Types that are longer than this are not kept.
#define TYPE_SIZE_MAX 160

/// How many bytes the type at `start` takes, whose name ends at `name_end`; 0 when that is not
/// plain to see.
static uint32_t guess_type_size(const char* start, const char* name_end, const char* end) {
  if (name_end == end || *name_end != '<') {
    return *start == '!' ? (uint32_t)(name_end - start) : 0;
  }
  if (end - start > TYPE_SIZE_MAX) end = start + TYPE_SIZE_MAX;
  unsigned depth = 0;
  for (const char* p = name_end; p < end; ++p) {
    const char c = *p;
    if (c == '<') {
      ++depth;
    } else if (c == '>') {
      if (p[-1] != '-' && --depth == 0) return (uint32_t)(p + 1 - start);
    } else if (c == '"' || c == '/' || c == '\n') {
      return 0;
    }
  }
  return 0;
}

bool tn_parser__find_type(tn_parser* parser, tn_type* out_type, uint32_t* out_size) {
  *out_size = 0;
  if (parser->spellings == NULL) return false;
  const char* start = parser->token.start;
  const uint32_t size = guess_type_size(start, parser->token.end, parser->lexer.end);
  if (size == 0) return false;
  *out_size = size;
  const tn_string_view text = {start, size};
  const tn_spelling* slot = slot_for(parser->spellings->types, text);
  if (!is_spelled(slot, text)) return false;
  out_type->storage = slot->storage;
  tn_parser__reset(parser, start + size);
  return true;
}

void tn_parser__keep_type(tn_parser* parser, const char* start, uint32_t size, tn_type type) {
  const char* at = start + size;
  if (at > parser->token.start) return;
  while (at < parser->token.start && (*at == ' ' || *at == '\n')) ++at;
  if (at != parser->token.start) return;
  const tn_string_view text = {start, size};
  keep(slot_for(parser->spellings->types, text), text, type.storage);
}
