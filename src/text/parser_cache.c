// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Caches names, strings and types by their text. A type is looked up by the text up to its closing
// bracket.

#include "base/memory.h"
#include "text/parser.h"
#include "text/parser_spelling.h"

//===-- Creating the caches -------------------------------------------------------------------===//

/// One cache entry per this number of bytes of text.
#define BYTES_A_SPELLING_BITS 8
#define BYTES_AN_ENDING_BITS 9
#define BITS_MIN 4u
#define SPELLING_BITS_MAX 9u
#define ENDING_BITS_MAX 12u

static unsigned clamp_bits(size_t text_size, unsigned less, unsigned max) {
  unsigned bits = 0;
  while (text_size >> bits > 1) ++bits;
  bits = bits < less + BITS_MIN ? BITS_MIN : bits - less;
  return bits < max ? bits : max;
}

tn_spelling_cache* tn_spelling_cache__create(const tn_allocator* allocator, size_t text_size) {
  const unsigned bits = clamp_bits(text_size, BYTES_A_SPELLING_BITS, SPELLING_BITS_MAX);
  const size_t count = (size_t)1 << bits;
  const size_t ending_count = (size_t)1
                              << clamp_bits(text_size, BYTES_AN_ENDING_BITS, ENDING_BITS_MAX);
  const size_t byte_size = sizeof(tn_spelling_cache) + 3 * count * sizeof(tn_spelling) +
                           count * sizeof(tn_signature) + ending_count * sizeof(tn_ending);
  tn_spelling_cache* cache = tn_allocate_zeroed(allocator, byte_size);
  if (cache == NULL) return NULL;
  cache->byte_size = byte_size;
  cache->shift = 64 - bits;
  cache->ending_mask = (uint32_t)ending_count - 1;
  cache->identifiers = (tn_spelling*)(void*)(cache + 1);
  cache->operation_names = cache->identifiers + count;
  cache->types = cache->operation_names + count;
  cache->signatures = (tn_signature*)(void*)(cache->types + count);
  cache->endings = (tn_ending*)(void*)(cache->signatures + count);
  return cache;
}

void tn_spelling_cache__destroy(tn_spelling_cache* cache, const tn_allocator* allocator) {
  if (cache != NULL) tn_deallocate(allocator, cache, cache->byte_size);
}

void tn_parser__note_verbatim_name(tn_parser* parser) {
  if (parser->spellings != NULL) parser->spellings->has_verbatim_name = true;
}

void tn_parser__forget_verbatim_names(tn_parser* parser) {
  tn_spelling_cache* cache = parser->spellings;
  if (TN_LIKELY(cache == NULL || !cache->has_verbatim_name)) return;
  const size_t count = (size_t)1 << (64 - cache->shift);
  memset(cache->types, 0, count * sizeof *cache->types);
  memset(cache->signatures, 0, count * sizeof *cache->signatures);
  memset(cache->endings, 0, (cache->ending_mask + (size_t)1) * sizeof *cache->endings);
  cache->has_verbatim_name = false;
}

//===-- Spellings -----------------------------------------------------------------------------===//

static inline tn_spelling* slot_for(const tn_spelling_cache* cache, tn_spelling* spellings,
                                    const tn_spelling_key* key) {
  return &spellings[tn_spelling__slot(cache, key)];
}

static inline bool is_spelled(const tn_spelling* spelling, const tn_spelling_key* key,
                              tn_string_view text) {
  return spelling->head == key->head && spelling->tail == key->tail &&
         spelling->size == key->size && spelling->storage != 0 &&
         (key->size <= 16 || memcmp(spelling->start + 8, text.data + 8, text.size - 16) == 0);
}

static void keep(tn_spelling* spelling, const tn_spelling_key* key, tn_string_view text,
                 const tn_storage* storage) {
  *spelling = (tn_spelling){key->head, key->tail, text.data, storage->self, key->size};
}

//===-- Names ---------------------------------------------------------------------------------===//

/// Returns true if `text` is in the parsed text, and not in a buffer that will be reused.
static bool is_source(const tn_parser* parser, tn_string_view text) {
  return parser->spellings != NULL && text.data >= parser->lexer.text &&
         text.data < parser->lexer.end;
}

tn_status tn_parser__identifier(tn_parser* parser, tn_string_view text,
                                tn_identifier* out_identifier) {
  if (!is_source(parser, text)) return tn_identifier_get(parser->context, text, out_identifier);
  const tn_spelling_key key = tn_spelling__key(text);
  tn_spelling* slot = slot_for(parser->spellings, parser->spellings->identifiers, &key);
  if (TN_UNLIKELY(!is_spelled(slot, &key, text))) {
    TN_TRY(tn_identifier_get(parser->context, text, out_identifier));
    keep(slot, &key, text, out_identifier->storage);
  }
  out_identifier->storage = tn_uniquer__at(&parser->context->uniquer, slot->storage);
  return TN_OK;
}

tn_status tn_parser__operation_name(tn_parser* parser, tn_string_view text, tn_uref* out_name) {
  *out_name = 0;
  const tn_spelling_key key = tn_spelling__key(text);
  tn_spelling* slot = is_source(parser, text)
                          ? slot_for(parser->spellings, parser->spellings->operation_names, &key)
                          : NULL;
  if (TN_LIKELY(slot != NULL && is_spelled(slot, &key, text))) {
    *out_name = slot->storage;
    return TN_OK;
  }
  if (text.size == 0) return tn_parser__error(parser, "empty operation name is invalid");
  if (memchr(text.data, '\0', text.size) != NULL) {
    return tn_parser__error(parser, "null character not allowed in operation name");
  }
  tn_operation_name name;
  TN_TRY(tn_operation_name_get(parser->context, text, &name));
  if (slot != NULL) keep(slot, &key, text, name.storage);
  *out_name = name.storage->self;
  return TN_OK;
}

tn_status tn_parser__string_value(tn_parser* parser, const tn_token* token,
                                  tn_string_view* out_text) {
  const size_t prefix = token->kind == TN_TOKEN_AT_IDENTIFIER ? 1 : 0;
  const tn_string_view spelling = tn_token__spelling(token);
  if (prefix == 1) {
    TN_TRY(tn_parser__note(parser, TN_TEXT_SYMBOL, token->start, token->end, 0, 0));
    if (spelling.data[1] != '"') {
      *out_text = (tn_string_view){spelling.data + 1, spelling.size - 1};
      return TN_OK;
    }
  }
  if (TN_LIKELY(!token->has_escapes)) {
    *out_text = (tn_string_view){spelling.data + prefix + 1, spelling.size - prefix - 2};
    return TN_OK;
  }
  parser->bytes.count = 0;
  TN_TRY(tn_parser__reserve(parser, &parser->bytes, spelling.size, 1));
  *out_text = (tn_string_view){parser->bytes.items, tn_token__unescape(token, parser->bytes.items)};
  return TN_OK;
}

//===-- Types ---------------------------------------------------------------------------------===//

/// Longer types are not cached.
#define TYPE_SIZE_MAX 160

/// Returns the number of bytes of the type at `start`, whose name ends at `name_end`; 0 if it is
/// not obvious.
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
  const tn_spelling_key key = tn_spelling__key(text);
  const tn_spelling* slot = slot_for(parser->spellings, parser->spellings->types, &key);
  if (!is_spelled(slot, &key, text)) return false;
  out_type->storage = tn_uniquer__at(&parser->context->uniquer, slot->storage);
  tn_parser__reset(parser, start + size);
  return true;
}

void tn_parser__keep_type(tn_parser* parser, const char* start, uint32_t size, tn_type type) {
  if (!tn_parser__ends_at(parser, start + size)) return;
  const tn_string_view text = {start, size};
  const tn_spelling_key key = tn_spelling__key(text);
  keep(slot_for(parser->spellings, parser->spellings->types, &key), &key, text, type.storage);
}
