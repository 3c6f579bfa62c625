// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From spellings to what is uniqued for them: the same few names and types are spelled over and
// over, and comparing a spelling with the one before is much cheaper than uniquing again.
//
// A type is looked up by the bytes up to its closing bracket. A spelling that was read as a type to
// its very end means the same type wherever it stands, as aliases are never redefined, so a hit
// needs no further look; how far a type goes is only guessed, and a wrong guess misses.

#include "text/parser.h"

/// The first and the last eight bytes of a spelling, which for up to 16 is all of it, and its size.
typedef struct spelling_key {
  uint64_t head;
  uint64_t tail;
  uint32_t size;
} spelling_key;

static uint64_t load_word(const char* p) {
  uint64_t word = 0;
  memcpy(&word, p, sizeof word);
  return word;
}

/// Up to seven bytes, as a word.
static uint64_t load_short(const char* p, size_t size) {
  if (size >= 4) {
    uint32_t low = 0;
    uint32_t high = 0;
    memcpy(&low, p, sizeof low);
    memcpy(&high, p + size - 4, sizeof high);
    return low | (uint64_t)high << 32;
  }
  uint64_t word = 0;
  for (size_t i = 0; i < size; ++i) word = word << 8 | (unsigned char)p[i];
  return word;
}

static inline spelling_key key_of(tn_string_view text) {
  spelling_key key = {.size = (uint32_t)text.size};
  if (text.size >= 8) {
    key.head = load_word(text.data);
    key.tail = load_word(text.data + text.size - 8);
  } else {
    key.head = load_short(text.data, text.size);
  }
  return key;
}

static inline size_t slot_number(const spelling_key* key) {
  const uint64_t mixed = (key->head ^ key->size) * UINT64_C(0x9E3779B97F4A7C15) ^
                         key->tail * UINT64_C(0xC2B2AE3D27D4EB4F);
  return ((mixed ^ mixed >> 32) * UINT64_C(0x9E3779B97F4A7C15)) >> (64 - TN_SPELLING_BITS);
}

static inline tn_spelling* slot_for(tn_spelling* spellings, const spelling_key* key) {
  return &spellings[slot_number(key)];
}

static inline bool is_spelled(const tn_spelling* spelling, const spelling_key* key,
                              tn_string_view text) {
  return spelling->head == key->head && spelling->tail == key->tail &&
         spelling->size == key->size && spelling->storage != NULL &&
         (key->size <= 16 || memcmp(spelling->start + 8, text.data + 8, text.size - 16) == 0);
}

static void keep(tn_spelling* spelling, const spelling_key* key, tn_string_view text,
                 const tn_storage* storage) {
  *spelling = (tn_spelling){key->head, key->tail, text.data, storage, key->size};
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
  const spelling_key key = key_of(text);
  tn_spelling* slot = slot_for(parser->spellings->identifiers, &key);
  if (TN_UNLIKELY(!is_spelled(slot, &key, text))) {
    TN_TRY(tn_identifier_get(parser->context, text, out_identifier));
    keep(slot, &key, text, out_identifier->storage);
  }
  out_identifier->storage = slot->storage;
  return TN_OK;
}

tn_status tn_parser__operation_name(tn_parser* parser, tn_string_view text, tn_uref* out_name) {
  *out_name = 0;
  const spelling_key key = key_of(text);
  tn_spelling* slot =
      is_source(parser, text) ? slot_for(parser->spellings->operation_names, &key) : NULL;
  if (TN_LIKELY(slot != NULL && is_spelled(slot, &key, text))) {
    *out_name = slot->storage->self;
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
  if (prefix == 1 && spelling.data[1] != '"') {
    *out_text = (tn_string_view){spelling.data + 1, spelling.size - 1};
    return TN_OK;
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
  const spelling_key key = key_of(text);
  const tn_spelling* slot = slot_for(parser->spellings->types, &key);
  if (!is_spelled(slot, &key, text)) return false;
  out_type->storage = slot->storage;
  tn_parser__reset(parser, start + size);
  return true;
}

/// True if only blanks lie between `at` and the token that is looked at: what was read ends there.
static bool ends_at(const tn_parser* parser, const char* at) {
  if (at > parser->token.start) return false;
  while (at < parser->token.start && (*at == ' ' || *at == '\n')) ++at;
  return at == parser->token.start;
}

void tn_parser__keep_type(tn_parser* parser, const char* start, uint32_t size, tn_type type) {
  if (!ends_at(parser, start + size)) return;
  const tn_string_view text = {start, size};
  const spelling_key key = key_of(text);
  keep(slot_for(parser->spellings->types, &key), &key, text, type.storage);
}

//===-- Signatures ----------------------------------------------------------------------------===//

/// Signatures that are longer than this are not kept.
#define SIGNATURE_SIZE_MAX 256
/// When the kept ones have so many types together, all are forgotten.
#define SIGNATURE_TYPES_MAX 65536u

/// How much there is from `start` to the end of the line, or to a location; 0 for what is too long.
static uint32_t guess_signature_size(const tn_parser* parser, const char* start) {
  size_t limit = (size_t)(parser->lexer.end - start);
  if (limit > SIGNATURE_SIZE_MAX) limit = SIGNATURE_SIZE_MAX;
  const char* end = memchr(start, '\n', limit);
  if (end == NULL) return 0;
  if (!parser->has_locations) return (uint32_t)(end - start);
  for (const char* p = start + 1; end - p >= 4; ++p) {
    if (p[0] == 'l' && p[-1] == ' ' && memcmp(p, "loc(", 4) == 0) {
      return (uint32_t)(p - 1 - start);
    }
  }
  return (uint32_t)(end - start);
}

static tn_signature* signature_slot(const tn_parser* parser, const spelling_key* key) {
  return &parser->spellings->signatures[slot_number(key)];
}

tn_status tn_parser__find_signature(tn_parser* parser, uint32_t* out_size, size_t* out_input_count,
                                    bool* out_found) {
  *out_found = false;
  *out_input_count = 0;
  const char* start = parser->token.start;
  *out_size = guess_signature_size(parser, start);
  if (*out_size == 0) return TN_OK;
  const tn_string_view text = {start, *out_size};
  const spelling_key key = key_of(text);
  const tn_signature* slot = signature_slot(parser, &key);
  if (slot->size != key.size || slot->head != key.head || slot->tail != key.tail ||
      (key.size > 16 && memcmp(slot->start + 8, start + 8, key.size - 16) != 0)) {
    return TN_OK;
  }
  TN_TRY(tn_parser__reserve(parser, &parser->types, slot->count, sizeof(tn_type)));
  if (slot->count != 0) {
    memcpy((tn_type*)parser->types.items + parser->types.count,
           (const tn_type*)parser->signature_types.items + slot->first,
           slot->count * sizeof(tn_type));
  }
  parser->types.count += slot->count;
  *out_input_count = slot->input_count;
  *out_found = true;
  tn_parser__reset(parser, start + key.size);
  return TN_OK;
}

tn_status tn_parser__keep_signature(tn_parser* parser, const char* start, uint32_t size,
                                    size_t base, size_t input_count) {
  // A comment in it could go on where the same bytes stand again.
  if (!ends_at(parser, start + size) || memchr(start, '/', size) != NULL) return TN_OK;
  const size_t count = parser->types.count - base;
  tn_parser_stack* kept = &parser->signature_types;
  if (kept->count + count > SIGNATURE_TYPES_MAX) {
    memset(parser->spellings->signatures, 0, sizeof parser->spellings->signatures);
    kept->count = 0;
  }
  TN_TRY(tn_parser__reserve(parser, kept, count, sizeof(tn_type)));
  if (count != 0) {
    memcpy((tn_type*)kept->items + kept->count, (const tn_type*)parser->types.items + base,
           count * sizeof(tn_type));
  }
  const spelling_key key = key_of((tn_string_view){start, size});
  *signature_slot(parser, &key) = (tn_signature){.head = key.head,
                                                 .tail = key.tail,
                                                 .start = start,
                                                 .size = size,
                                                 .first = (uint32_t)kept->count,
                                                 .input_count = (uint32_t)input_count,
                                                 .count = (uint32_t)count};
  kept->count += count;
  return TN_OK;
}
