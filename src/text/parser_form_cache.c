// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A cache of ops in custom form, by their text. Most ops of a module repeat the text of an earlier
// one with other operands. An op without regions and successors whose text differs from that of an
// earlier op only in the names of operands has the same attributes, types and order of operands.
//
// A form is the rest of a line after the op's name, without the names of values. A form is only
// cached if each name is that of one operand. The key includes which of the names are equal, since
// some forms list an operand that is named twice only once. It also includes the start of the text
// after the form, which the parser of a form with an optional end may have examined.

#include "base/hash.h"
#include "text/parser_spelling.h"
#include "text/syntax.h"

#define NAMES_MAX 16u

/// A form, and the names in it.
typedef struct form {
  uint32_t hash;
  uint32_t name_count;
  tn_string_view names[NAMES_MAX];
  uint32_t first_same[NAMES_MAX];  ///< The index of the first equal name.
} form;

//===-- Forms ---------------------------------------------------------------------------------===//

/// Returns a character for the class of the text after the form; 0 if the form might continue
/// there.
static char follower(const tn_parser* parser, const char* end) {
  while (end < parser->lexer.end && (*end == ' ' || *end == '\n')) ++end;
  if (end == parser->lexer.end) return '\n';
  if (!tn_lexer__is_letter(*end)) return *end == '/' ? 0 : *end;
  if (parser->lexer.end - end > 4 && memcmp(end, "loc(", 4) == 0) return 'a';
  while (tn_lexer__is_letter(*end) || *end == '_') ++end;
  return *end == '.' ? 'a' : 0;
}

static uint64_t mix(uint64_t hash, uint64_t word) {
  return (hash ^ word) * UINT64_C(0x9E3779B97F4A7C15);
}

/// Adds a name. False if there are too many, or it refers to one of several results.
static bool add_name(form* self, const char* start, const char* end) {
  const tn_string_view name = {start, (size_t)(end - start)};
  uint32_t same = 0;
  while (*end == ' ') ++end;
  if (name.size == 0 || self->name_count == NAMES_MAX || *end == '#') return false;
  while (same < self->name_count && !tn_string_view_equal(self->names[same], name)) ++same;
  self->first_same[self->name_count] = same;
  self->names[self->name_count++] = name;
  return true;
}

/// Finds the names in the text after the name of the op; false if it is not a form.
static bool read_form(const tn_parser* parser, const tn_op_frame* frame, form* self) {
  const char* end = frame->ending_end;
  const char next = follower(parser, end);
  if (next == 0) return false;
  uint64_t hash = mix(frame->name, (unsigned char)next);
  self->name_count = 0;
  for (const char* at = frame->ending_at;;) {
    const char* stop = memchr(at, '%', (size_t)(end - at));
    const size_t size = (size_t)((stop == NULL ? end : stop) - at);
    hash = mix(hash, tn_hash_name(at, size));
    if (stop == NULL) break;
    at = tn_lexer__name_end(stop + 1);
    if (!add_name(self, stop + 1, at)) return false;
    hash = mix(hash, self->first_same[self->name_count - 1]);
  }
  self->hash = (uint32_t)(hash >> 32);
  return true;
}

/// Returns the position of an operand in the text, and the index of the first equal name.
static inline uint32_t word_of(const form* self, uint32_t name) {
  return name | self->first_same[name] << 8;
}

static bool is_form(const tn_parser* parser, const tn_ending* kept, const form* self,
                    const tn_op_frame* frame) {
  if (kept->hash != self->hash || kept->name != frame->name ||
      kept->operand_count != self->name_count || kept->size == 0) {
    return false;
  }
  const uint32_t* words =
      (const uint32_t*)parser->kept_values.items + kept->first_value + kept->value_count;
  for (uint32_t i = 0; i < self->name_count; ++i) {
    if (words[i] != word_of(self, words[i] & 0xffu)) return false;
  }
  const char* other = kept->start;
  const char* other_end = kept->start + kept->size;
  const char* at = frame->ending_at;
  for (uint32_t i = 0; i <= self->name_count; ++i) {
    const char* stop = i == self->name_count ? frame->ending_end : self->names[i].data;
    const size_t size = (size_t)(stop - at);
    if (size > (size_t)(other_end - other) || memcmp(at, other, size) != 0) return false;
    other += size;
    if (i == self->name_count) break;
    other = tn_lexer__name_end(other);
    at = stop + self->names[i].size;
  }
  return other == other_end;
}

//===-- Look-up -------------------------------------------------------------------------------===//

static tn_status push_operands(tn_parser* parser, const tn_ending* kept, const form* self) {
  tn_parser_stack* stack = &parser->operands;
  TN_TRY(tn_parser__reserve(parser, stack, self->name_count, sizeof(tn_unresolved_operand)));
  tn_unresolved_operand* operands = (tn_unresolved_operand*)stack->items + stack->count;
  const uint32_t* words =
      (const uint32_t*)parser->kept_values.items + kept->first_value + kept->value_count;
  for (uint32_t i = 0; i < self->name_count; ++i) {
    const tn_string_view name = self->names[words[i] & 0xffu];
    operands[i].number = 0;
    operands[i].offset = tn_parser__offset(parser, name.data - 1);
    TN_TRY(tn_parser__memory(parser, tn_names__intern(&parser->names, name, &operands[i].name)));
  }
  stack->count += self->name_count;
  return TN_OK;
}

tn_status tn_parser__find_form(tn_parser* parser, tn_op_frame* frame, size_t* out_input_count,
                               bool* out_found) {
  const tn_op_definition* definition = frame->definition;
  tn_spelling_cache* cache = parser->spellings;
  *out_found = false;
  *out_input_count = 0;
  // Symbol names are different each time.
  if (cache == NULL || definition == NULL || definition->syntax == NULL ||
      !definition->syntax->repeats || (definition->traits & TN_OP_TRAIT_SYMBOL) != 0 ||
      parser->suggestions != NULL || tn_cache_use__rests(&cache->form_use)) {
    return TN_OK;
  }
  form self;
  frame->ending_end = tn_parser__guess_end(parser);
  if (frame->ending_end == NULL || frame->ending_end <= parser->token.start) return TN_OK;
  frame->ending_at = parser->token.start;
  if (!read_form(parser, frame, &self)) {
    frame->ending_at = NULL;
    return TN_OK;
  }
  frame->ending_hash = self.hash;
  const tn_ending* kept = &cache->endings[self.hash & cache->ending_mask];
  if (!is_form(parser, kept, &self, frame)) {
    kept = &cache->endings[(self.hash & cache->ending_mask) ^ 1];
    if (!is_form(parser, kept, &self, frame)) return TN_OK;
  }
  ++cache->form_use.found;
  *out_input_count = kept->input_count;
  *out_found = true;
  TN_TRY(push_operands(parser, kept, &self));
  TN_TRY(tn_parser__take_ending(parser, kept, frame));
  frame->ending_at = NULL;
  return TN_OK;
}

//===-- Insertion -----------------------------------------------------------------------------===//

/// Sets, for each operand of the op, the index of its name in the form; false if names and operands
/// are not one to one.
static bool match_names(const tn_parser* parser, const tn_op_frame* frame, const form* self,
                        uint32_t words[NAMES_MAX]) {
  const tn_unresolved_operand* operands =
      (const tn_unresolved_operand*)parser->operands.items + frame->operands;
  uint32_t left = (1u << self->name_count) - 1;
  if (parser->operands.count - frame->operands != self->name_count) return false;
  for (uint32_t i = 0; i < self->name_count; ++i) {
    uint32_t name = 0;
    while (name < self->name_count &&
           tn_parser__offset(parser, self->names[name].data - 1) != operands[i].offset) {
      ++name;
    }
    if (name == self->name_count || (left >> name & 1u) == 0) return false;
    left &= ~(1u << name);
    words[i] = word_of(self, name);
  }
  return true;
}

tn_status tn_parser__keep_form(tn_parser* parser, const tn_op_frame* frame, size_t input_count,
                               uint32_t op) {
  form self;
  uint32_t words[NAMES_MAX];
  if (frame->refused != NULL || parser->regions.count != frame->regions ||
      parser->successors.count != frame->successors ||
      tn_op_cell__region_count(tn_op__at(parser->context, op)) != 0 ||
      !tn_parser__is_whole(parser, frame->ending_at, frame->ending_end) ||
      !read_form(parser, frame, &self) || !match_names(parser, frame, &self, words)) {
    return TN_OK;
  }
  const size_t value_count = parser->entries.count - frame->entries;
  uint32_t first_type = 0;
  uint32_t first_value = 0;
  TN_TRY(tn_parser__keep_types(parser, frame->types, &first_type));
  TN_TRY(tn_parser__keep_values(parser, frame, self.name_count, &first_value));
  tn_parser_stack* values = &parser->kept_values;
  for (uint32_t i = 0; i < self.name_count; ++i) {
    ((uint32_t*)values->items)[values->count++] = words[i];
  }
  const size_t type_count = parser->types.count - frame->types;
  // Caching the values may have cleared the cache, and the types with it.
  if (parser->kept_types.count != first_type + type_count) return TN_OK;
  *tn_spelling_cache__ending_slot(parser->spellings, self.hash) =
      (tn_ending){.start = frame->ending_at,
                  .size = (uint32_t)(frame->ending_end - frame->ending_at),
                  .hash = self.hash,
                  .name = frame->name,
                  .shape = tn_op__at(parser->context, op)->shape,
                  .first_type = first_type,
                  .input_count = (uint32_t)input_count,
                  .type_count = (uint32_t)type_count,
                  .first_value = first_value,
                  .value_count = (uint32_t)value_count,
                  .operand_count = self.name_count};
  return TN_OK;
}
