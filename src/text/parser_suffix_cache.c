// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Caches signatures and endings of ops by their text. In a model most ops are followed by exactly
// the text that followed an earlier op of the same name; then none of it is parsed, and the shape,
// the attributes' values and the types are copied. If only the attributes differ, the types are
// copied.

#include "base/hash.h"
#include "text/parser_spelling.h"

/// Longer endings and signatures are not cached.
#define ENDING_SIZE_MAX 1024
#define SIGNATURE_SIZE_MAX 256
/// When this number of types or values is cached, all endings and signatures are cleared.
#define KEPT_MAX 65536u

//===-- Enabling ------------------------------------------------------------------------------===//

/// After this number of queries a cache is assessed; if less than a quarter were hits, it is
/// disabled for REST queries.
#define JUDGED_AFTER 512u
#define REST (15 * JUDGED_AFTER)

bool tn_cache_use__rests(tn_cache_use* use) {
  if (use->rest != 0) {
    --use->rest;
    return true;
  }
  if (use->asked == JUDGED_AFTER) {
    if (use->found < JUDGED_AFTER / 4) use->rest = REST;
    use->asked = 0;
    use->found = 0;
  }
  ++use->asked;
  return false;
}

//===-- Ends ----------------------------------------------------------------------------------===//

const char* tn_parser__guess_end(const tn_parser* parser) {
  const char* start = parser->token.start;
  size_t limit = (size_t)(parser->lexer.end - start);
  if (parser->spellings == NULL || limit == 0) return NULL;
  if (limit > ENDING_SIZE_MAX) limit = ENDING_SIZE_MAX;
  const char* end = memchr(start, '\n', limit);
  // A region begins here: types come later.
  if (end == NULL || end == start || end[-1] == '{') return NULL;
  if (!parser->has_locations || end[-1] != ')') return end;
  for (const char* p = end - 1; p - start >= 4; --p) {
    if (p[0] == '(' && memcmp(p - 4, " loc", 4) == 0) return p - 4;
  }
  return end;
}

// A comment among the bytes could continue.
bool tn_parser__is_whole(const tn_parser* parser, const char* start, const char* end) {
  if (!tn_parser__ends_at(parser, end)) return false;
  for (const char* p = start; p < end; ++p) {
    p = memchr(p, '/', (size_t)(end - p));
    if (p == NULL) return true;
    if (p + 1 < end && p[1] == '/') return false;
  }
  return true;
}

//===-- Cached items --------------------------------------------------------------------------===//

static void forget_all(tn_parser* parser) {
  tn_spelling_cache* cache = parser->spellings;
  memset(cache->signatures, 0, ((size_t)1 << (64 - cache->shift)) * sizeof *cache->signatures);
  memset(cache->endings, 0, (cache->ending_mask + (size_t)1) * sizeof *cache->endings);
  parser->kept_types.count = 0;
  parser->kept_values.count = 0;
}

tn_status tn_parser__keep_types(tn_parser* parser, size_t base, uint32_t* out_first) {
  tn_parser_stack* kept = &parser->kept_types;
  const size_t count = parser->types.count - base;
  if (kept->count + count > KEPT_MAX) forget_all(parser);
  TN_TRY(tn_parser__reserve(parser, kept, count, sizeof(tn_type)));
  if (count != 0) {
    memcpy((tn_type*)kept->items + kept->count, (const tn_type*)parser->types.items + base,
           count * sizeof(tn_type));
  }
  *out_first = (uint32_t)kept->count;
  kept->count += count;
  return TN_OK;
}

static tn_status push_types(tn_parser* parser, uint32_t first, uint32_t count) {
  tn_parser_stack* types = &parser->types;
  TN_TRY(tn_parser__reserve(parser, types, count, sizeof(tn_type)));
  tn_type* to = (tn_type*)types->items + types->count;
  const tn_type* from = (const tn_type*)parser->kept_types.items + first;
  for (uint32_t i = 0; i < count; ++i) to[i] = from[i];
  types->count += count;
  return TN_OK;
}

//===-- Signatures ----------------------------------------------------------------------------===//

static tn_signature* signature_slot(const tn_parser* parser, const tn_spelling_key* key) {
  return &parser->spellings->signatures[tn_spelling__slot(parser->spellings, key)];
}

static bool can_be_kept(const char* start, const char* end) {
  return end > start && end - start <= SIGNATURE_SIZE_MAX;
}

tn_status tn_parser__find_signature(tn_parser* parser, const char* end, size_t* out_input_count,
                                    bool* out_found) {
  *out_found = false;
  *out_input_count = 0;
  const char* start = parser->token.start;
  if (end == NULL || !can_be_kept(start, end)) return TN_OK;
  if (tn_cache_use__rests(&parser->spellings->signature_use)) return TN_OK;
  const tn_spelling_key key = tn_spelling__key((tn_string_view){start, (size_t)(end - start)});
  const tn_signature* slot = signature_slot(parser, &key);
  if (slot->size != key.size || slot->head != key.head || slot->tail != key.tail ||
      (key.size > 16 && memcmp(slot->start + 8, start + 8, key.size - 16) != 0)) {
    return TN_OK;
  }
  TN_TRY(push_types(parser, slot->first, slot->count));
  ++parser->spellings->signature_use.found;
  *out_input_count = slot->input_count;
  *out_found = true;
  tn_parser__reset(parser, end);
  return TN_OK;
}

tn_status tn_parser__keep_signature(tn_parser* parser, const char* start, const char* end,
                                    size_t base, size_t input_count) {
  if (end == NULL || !can_be_kept(start, end) || parser->spellings->signature_use.rest != 0 ||
      !tn_parser__is_whole(parser, start, end)) {
    return TN_OK;
  }
  uint32_t first = 0;
  TN_TRY(tn_parser__keep_types(parser, base, &first));
  const tn_spelling_key key = tn_spelling__key((tn_string_view){start, (size_t)(end - start)});
  *signature_slot(parser, &key) = (tn_signature){.head = key.head,
                                                 .tail = key.tail,
                                                 .start = start,
                                                 .size = key.size,
                                                 .first = first,
                                                 .input_count = (uint32_t)input_count,
                                                 .count = (uint32_t)(parser->types.count - base)};
  return TN_OK;
}

//===-- Endings -------------------------------------------------------------------------------===//

static uint32_t ending_hash(const tn_op_frame* frame) {
  const size_t size = (size_t)(frame->ending_end - frame->ending_at);
  const uint64_t hash = tn_hash_bytes(frame->ending_at, size, 0);
  return (uint32_t)((hash ^ frame->name * UINT64_C(0x9E3779B97F4A7C15)) >> 32);
}

static bool is_ending(const tn_ending* ending, uint32_t hash, const tn_op_frame* frame) {
  const size_t size = (size_t)(frame->ending_end - frame->ending_at);
  return ending->hash == hash && ending->size == size && ending->name == frame->name &&
         ending->operand_count == TN_ENDING_IS_GENERIC &&
         memcmp(ending->start, frame->ending_at, size) == 0;
}

tn_status tn_parser__take_ending(tn_parser* parser, const tn_ending* ending, tn_op_frame* frame) {
  TN_TRY(push_types(parser, ending->first_type, ending->type_count));
  tn_parser_stack* entries = &parser->entries;
  TN_TRY(tn_parser__reserve(parser, entries, ending->value_count, sizeof(tn_attribute_entry)));
  tn_attribute_entry* to = (tn_attribute_entry*)entries->items + entries->count;
  const tn_uref* values = (const tn_uref*)parser->kept_values.items + ending->first_value;
  for (uint32_t i = 0; i < ending->value_count; ++i) to[i] = (tn_attribute_entry){0, values[i]};
  entries->count += ending->value_count;
  frame->shape = ending->shape;
  frame->type_at = frame->ending_at + ending->type_at;
  tn_parser__reset(parser, frame->ending_end);
  return TN_OK;
}

tn_status tn_parser__find_ending(tn_parser* parser, tn_op_frame* frame, size_t* out_input_count,
                                 bool* out_found) {
  *out_input_count = 0;
  *out_found = false;
  const tn_token_kind kind = parser->token.kind;
  if (kind != TN_TOKEN_COLON && kind != TN_TOKEN_LESS && kind != TN_TOKEN_LEFT_BRACE) return TN_OK;
  frame->ending_at = parser->token.start;
  frame->ending_end = tn_parser__guess_end(parser);
  if (frame->ending_end == NULL) return TN_OK;
  tn_spelling_cache* cache = parser->spellings;
  if (tn_cache_use__rests(&cache->ending_use)) {
    frame->ending_at = NULL;
    return TN_OK;
  }
  frame->ending_hash = ending_hash(frame);
  const tn_ending* ending = &cache->endings[frame->ending_hash & cache->ending_mask];
  if (!is_ending(ending, frame->ending_hash, frame)) {
    ending = &cache->endings[(frame->ending_hash & cache->ending_mask) ^ 1];
    if (!is_ending(ending, frame->ending_hash, frame)) return TN_OK;
  }
  ++cache->ending_use.found;
  *out_input_count = ending->input_count;
  *out_found = true;
  return tn_parser__take_ending(parser, ending, frame);
}

// Of the two slots, returns a free one, or the one that the hash selects.
tn_ending* tn_spelling_cache__ending_slot(const tn_spelling_cache* cache, uint32_t hash) {
  tn_ending* first = &cache->endings[hash & cache->ending_mask];
  tn_ending* second = &cache->endings[(hash & cache->ending_mask) ^ 1];
  return first->size != 0 && second->size == 0 ? second : first;
}

// There is space for `more_count` words after the values.
tn_status tn_parser__keep_values(tn_parser* parser, const tn_op_frame* frame, size_t more_count,
                                 uint32_t* out_first) {
  tn_parser_stack* kept = &parser->kept_values;
  const size_t count = parser->entries.count - frame->entries;
  if (kept->count + count + more_count > KEPT_MAX) forget_all(parser);
  TN_TRY(tn_parser__reserve(parser, kept, count + more_count, sizeof(tn_uref)));
  *out_first = (uint32_t)kept->count;
  tn_uref* to = (tn_uref*)kept->items + kept->count;
  const tn_attribute_entry* entries =
      (const tn_attribute_entry*)parser->entries.items + frame->entries;
  for (size_t i = 0; i < count; ++i) to[i] = entries[i].value;
  kept->count += count;
  return TN_OK;
}

tn_status tn_parser__keep_ending(tn_parser* parser, tn_op_frame* frame, size_t input_count) {
  if (frame->ending_at == NULL || frame->ending_end == NULL || frame->refused != NULL ||
      !tn_parser__is_whole(parser, frame->ending_at, frame->ending_end)) {
    return TN_OK;
  }
  const size_t value_count = parser->entries.count - frame->entries;
  TN_TRY(tn_shape__get(parser->shard, frame->name,
                       (tn_attribute_entry*)parser->entries.items + frame->entries, value_count,
                       &frame->shape, NULL));
  uint32_t first_value = 0;
  TN_TRY(tn_parser__keep_values(parser, frame, 0, &first_value));
  uint32_t first_type = 0;
  TN_TRY(tn_parser__keep_types(parser, frame->types, &first_type));
  // Caching the types may have cleared the cache, and the values with it.
  if (parser->kept_values.count != first_value + value_count) return TN_OK;
  *tn_spelling_cache__ending_slot(parser->spellings, frame->ending_hash) =
      (tn_ending){.start = frame->ending_at,
                  .size = (uint32_t)(frame->ending_end - frame->ending_at),
                  .hash = frame->ending_hash,
                  .name = frame->name,
                  .shape = frame->shape,
                  .type_at = (uint32_t)(frame->type_at - frame->ending_at),
                  .first_type = first_type,
                  .input_count = (uint32_t)input_count,
                  .type_count = (uint32_t)(parser->types.count - frame->types),
                  .first_value = first_value,
                  .value_count = (uint32_t)value_count,
                  .operand_count = TN_ENDING_IS_GENERIC};
  return TN_OK;
}
