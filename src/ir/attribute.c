// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes: names, common functions, and scalars.

#include "ir/alias_names.h"
#include "ir/attribute_make.h"
#include "ir/float_format.h"
#include "ir/services.h"
#include "ir/type_check.h"

#define WORDS_SPACE 8u

//===-- Names and common functions ------------------------------------------------------------===//

// Loads 1 to 3 bytes in memory order, followed by zeros.
static inline uint32_t load_start(const unsigned char* bytes, size_t size) {
  const size_t middle = size / 2;
  const size_t last = size - 1;
  const uint32_t start =
      bytes[0] | (uint32_t)bytes[middle] << 8 * middle | (uint32_t)bytes[last] << 8 * last;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  return start;
#else
  return __builtin_bswap32(start);
#endif
}

// Returns the first word of the payload: the size, and the first bytes of the text.
static inline uint64_t string_head(tn_string_view text) {
  uint32_t start = 0;
  if (TN_LIKELY(text.size >= sizeof start)) {
    memcpy(&start, text.data, sizeof start);
  } else if (text.size != 0) {
    start = load_start((const unsigned char*)text.data, text.size);
  }
  return tn_word_of((uint32_t)text.size, start);
}

// The key contains the rest after the first word, which includes the NUL of a short text.
static tn_storage_key string_key(const tn_storage* type, const uint64_t* head,
                                 tn_string_view text) {
  const bool has_tail = text.size > sizeof(uint32_t);
  return (tn_storage_key){.kind = tn_attribute__storage_kind(TN_ATTRIBUTE_STRING),
                          .slack_size = text.size >= sizeof(uint32_t),
                          .context_or_type = type,
                          .payload = head,
                          .payload_size = sizeof *head,
                          .tail = has_tail ? text.data + sizeof(uint32_t) : NULL,
                          .tail_size = has_tail ? text.size - sizeof(uint32_t) : 0};
}

static tn_status __attribute__((noinline))
get_any_string(tn_context* context, const tn_storage* type, tn_string_view text,
               const tn_storage** out_storage) {
  *out_storage = NULL;
  if (TN_UNLIKELY(text.size > UINT32_MAX)) return tn_uniqued__too_large(context, "a string");
  const uint64_t head = string_head(text);
  tn_storage_key key = string_key(type, &head, text);
  const bool has_alias = tn_alias_names__of_string(context->services->alias_names, text).size != 0;
  if (has_alias) key.flags = TN_STORAGE_HAS_ALIAS;
  if (TN_LIKELY(type == context->uniquer.none_type)) {
    return tn_uniquer__get(context, &key, out_storage);
  }
  tn_nesting nesting = {.flags = key.flags};
  tn_nesting__add(&nesting, type);
  return tn_uniquer__get_nested(context, &key, nesting, out_storage);
}

// Most texts are at most 20 bytes long. Texts that print as an alias are longer.
static tn_status get_string(tn_context* context, tn_string_view text,
                            const tn_storage** out_storage) {
  const tn_storage* none = context->uniquer.none_type;
  if (text.size <= sizeof(uint32_t)) {
    return tn_uniquer__get_word(context, tn_attribute__storage_kind(TN_ATTRIBUTE_STRING), none,
                                string_head(text), text.size == sizeof(uint32_t), out_storage);
  }
  const size_t tail_size = text.size - sizeof(uint32_t);
  if (TN_UNLIKELY(tail_size - 1 >= TN_TEXT_TAIL_MAX)) {
    return get_any_string(context, none, text, out_storage);
  }
  const tn_text_key key = {.kind = tn_attribute__storage_kind(TN_ATTRIBUTE_STRING),
                           .slack_size = 1,
                           .context_or_type = none,
                           .head = string_head(text),
                           .tail = text.data + sizeof(uint32_t),
                           .tail_size = tail_size};
  return tn_uniquer__get_text(context, &key, out_storage);
}

tn_status tn_identifier_get(tn_context* context, tn_string_view text,
                            tn_identifier* out_identifier) {
  return get_string(context, text, &out_identifier->storage);
}

tn_status tn_identifier_find(const tn_context* context, tn_string_view text,
                             tn_identifier* out_identifier) {
  out_identifier->storage = NULL;
  if (text.size > UINT32_MAX) return TN_NOT_FOUND;
  const uint64_t head = string_head(text);
  const tn_storage_key key = string_key(context->uniquer.none_type, &head, text);
  out_identifier->storage = tn_uniquer__find(context, &key);
  return out_identifier->storage == NULL ? TN_NOT_FOUND : TN_OK;
}

tn_string_view tn_identifier_text(tn_identifier identifier) {
  if (identifier.storage == NULL) return (tn_string_view){NULL, 0};
  return tn_string_payload__view(identifier.storage);
}

tn_attribute_kind tn_attribute_kind_of(tn_attribute attribute) {
  if (attribute.storage == NULL) return TN_ATTRIBUTE_NULL;
  const unsigned kind = attribute.storage->kind;
  if (kind >= TN_STORAGE_LOCATION_BASE) return TN_ATTRIBUTE_LOCATION;
  return (tn_attribute_kind)(kind - TN_STORAGE_ATTRIBUTE_BASE);
}

tn_context* tn_attribute_context(tn_attribute attribute) {
  return attribute.storage == NULL ? NULL : attribute.storage->type->context;
}

tn_type tn_attribute_type(tn_attribute attribute) {
  if (attribute.storage == NULL) return (tn_type){NULL};
  const tn_storage* type = attribute.storage->type;
  return (tn_type){type == type->context->uniquer.none_type ? NULL : type};
}

//===-- Construction --------------------------------------------------------------------------===//

// Returns the attribute of `kind` around one child.
static tn_status get_child(tn_context* context, tn_attribute_kind kind, const tn_storage* child,
                           tn_attribute* out_attribute) {
  tn_nesting nesting = {0};
  tn_nesting__add(&nesting, child);
  const uint64_t payload = tn_word_of(child->self, 0);
  tn_storage_key key = {.kind = tn_attribute__storage_kind(kind),
                        .context_or_type = context->uniquer.none_type,
                        .payload = &payload,
                        .payload_size = sizeof payload};
  return tn_uniquer__get_nested(context, &key, nesting, &out_attribute->storage);
}

tn_status tn_attribute__refuse(tn_type type, const char* message) {
  if (tn_type_is_null(type)) return TN_INVALID_ARGUMENT;
  const tn_context* context = type.storage->context;
  return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context), "%s",
                          message);
}

tn_status tn_unit_attribute_get(tn_context* context, tn_attribute* out_attribute) {
  const tn_storage** scalar = &context->uniquer.scalars.unit;
  if (TN_LIKELY(tn_uniquer__recall(scalar, &out_attribute->storage))) return TN_OK;
  const tn_storage_key key = {.kind = tn_attribute__storage_kind(TN_ATTRIBUTE_UNIT),
                              .context_or_type = context->uniquer.none_type};
  return tn_uniquer__keep(scalar, tn_uniquer__get(context, &key, &out_attribute->storage),
                          &out_attribute->storage);
}

tn_status tn_string_attribute_get(tn_context* context, tn_string_view text,
                                  tn_attribute* out_attribute) {
  return get_string(context, text, &out_attribute->storage);
}

tn_status tn_typed_string_attribute_get(tn_type type, tn_string_view text,
                                        tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  if (tn_type_is_null(type)) return TN_INVALID_ARGUMENT;
  return get_any_string(type.storage->context, type.storage, text, &out_attribute->storage);
}

tn_status tn_type_attribute_get(tn_type type, tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  if (tn_type_is_null(type)) return TN_INVALID_ARGUMENT;
  return get_child(type.storage->context, TN_ATTRIBUTE_TYPE, type.storage, out_attribute);
}

//===-- Integers ------------------------------------------------------------------------------===//

static bool is_unsigned(tn_type type) {
  return type.storage->kind == TN_TYPE_INTEGER &&
         ((const tn_integer_type_payload*)tn_storage_payload(type.storage))->signedness ==
             TN_UNSIGNED;
}

// Returns the number of bits of an integer type or index; false for other types.
static bool integer_width(tn_type type, uint32_t* out_width) {
  if (TN_UNLIKELY(type.storage == NULL)) return false;
  if (type.storage->kind == TN_TYPE_INTEGER) {
    *out_width = ((const tn_integer_type_payload*)tn_storage_payload(type.storage))->bit_width;
    return true;
  }
  *out_width = 64;
  return type.storage->kind == TN_TYPE_INDEX;
}

// Fills the bits of `word` above its lowest `width` (0 to 64) with the sign, or with zeros.
static uint64_t extend(uint64_t word, uint32_t width, bool is_zero_extended) {
  if (width == 0) return 0;
  const uint32_t shift = 64 - width;
  if (is_zero_extended) return word << shift >> shift;
  return (uint64_t)((int64_t)(word << shift) >> shift);
}

static tn_storage_key integer_key(tn_type type, const uint64_t* words, size_t word_count) {
  return (tn_storage_key){.kind = tn_attribute__storage_kind(TN_ATTRIBUTE_INTEGER),
                          .context_or_type = type.storage,
                          .payload = words,
                          .payload_size = word_count * sizeof *words};
}

static tn_status get_word(tn_type type, uint32_t width, uint64_t word,
                          tn_attribute* out_attribute) {
  return tn_uniquer__get_word(type.storage->context,
                              tn_attribute__storage_kind(TN_ATTRIBUTE_INTEGER), type.storage,
                              extend(word, width, is_unsigned(type)), 0, &out_attribute->storage);
}

// For types of more than 64 bits.
static tn_status get_words(tn_type type, uint32_t width, const uint64_t* words, size_t word_count,
                           tn_attribute* out_attribute) {
  tn_context* context = type.storage->context;
  const size_t needed = ((size_t)width + 63) / 64;
  uint64_t space[WORDS_SPACE];
  uint64_t* extended = space;
  if (needed > WORDS_SPACE) extended = tn_allocate(&context->allocator, needed * sizeof *words);
  if (extended == NULL) return tn_context__out_of_memory(context);
  const size_t given = word_count < needed ? word_count : needed;
  const bool fills_with_ones =
      !is_unsigned(type) && given != 0 && given < needed && words[given - 1] >> 63 != 0;
  if (given != 0) memcpy(extended, words, given * sizeof *words);
  memset(extended + given, fills_with_ones ? 0xff : 0, (needed - given) * sizeof *words);
  extended[needed - 1] = extend(extended[needed - 1], (width - 1) % 64 + 1, is_unsigned(type));
  const tn_storage_key key = integer_key(type, extended, needed);
  const tn_status status = tn_uniquer__get(context, &key, &out_attribute->storage);
  if (extended != space) tn_deallocate(&context->allocator, extended, needed * sizeof *words);
  return status;
}

tn_status tn_integer_attribute_get(tn_type type, int64_t value, tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  uint32_t width = 0;
  if (TN_UNLIKELY(!integer_width(type, &width))) {
    return tn_attribute__refuse(type, "expected integer or index type");
  }
  const uint64_t word = (uint64_t)value;
  if (TN_LIKELY(width <= 64)) return get_word(type, width, word, out_attribute);
  return get_words(type, width, &word, 1, out_attribute);
}

tn_status tn_integer_attribute_from_words(tn_type type, const uint64_t* words, size_t word_count,
                                          tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  uint32_t width = 0;
  if (!integer_width(type, &width)) {
    return tn_attribute__refuse(type, "expected integer or index type");
  }
  if (width > 64) return get_words(type, width, words, word_count, out_attribute);
  return get_word(type, width, word_count == 0 ? 0 : words[0], out_attribute);
}

tn_status tn_bool_attribute_get(tn_context* context, bool value, tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  const tn_storage** scalar = &context->uniquer.scalars.bools[value];
  if (TN_LIKELY(tn_uniquer__recall(scalar, &out_attribute->storage))) return TN_OK;
  tn_type type = {NULL};
  TN_TRY(tn_integer_type_get(context, 1, TN_SIGNLESS, &type));
  return tn_uniquer__keep(scalar, get_word(type, 1, value, out_attribute), &out_attribute->storage);
}

int64_t tn_integer_attribute_value(tn_attribute attribute) {
  if (!tn_attribute__is(attribute, TN_ATTRIBUTE_INTEGER)) return 0;
  return (int64_t)((const tn_integer_payload*)tn_storage_payload(attribute.storage))->words[0];
}

const uint64_t* tn_integer_attribute_words(tn_attribute attribute, size_t* out_word_count) {
  *out_word_count = 0;
  if (!tn_attribute__is(attribute, TN_ATTRIBUTE_INTEGER)) return NULL;
  const tn_integer_payload* payload = tn_storage_payload(attribute.storage);
  uint32_t width = 0;
  (void)integer_width((tn_type){attribute.storage->type}, &width);
  *out_word_count = ((size_t)width + 63) / 64;
  return payload->words;
}

bool tn_attribute_is_bool(tn_attribute attribute) {
  if (!tn_attribute__is(attribute, TN_ATTRIBUTE_INTEGER)) return false;
  const tn_type type = {attribute.storage->type};
  return tn_integer_type_width(type) == 1 && tn_integer_type_signedness(type) == TN_SIGNLESS &&
         type.storage->kind == TN_TYPE_INTEGER;
}

//===-- Floats --------------------------------------------------------------------------------===//

static tn_status get_float(tn_type type, tn_float_kind kind, const uint64_t words[2],
                           tn_attribute* out_attribute) {
  if (TN_LIKELY(tn_float_format__word_count(kind) == 1)) {
    return tn_uniquer__get_word(type.storage->context,
                                tn_attribute__storage_kind(TN_ATTRIBUTE_FLOAT), type.storage,
                                words[0], 0, &out_attribute->storage);
  }
  const tn_storage_key key = {.kind = tn_attribute__storage_kind(TN_ATTRIBUTE_FLOAT),
                              .context_or_type = type.storage,
                              .payload = words,
                              .payload_size = tn_float_format__word_count(kind) * sizeof words[0]};
  return tn_uniquer__get(type.storage->context, &key, &out_attribute->storage);
}

tn_status tn_float_attribute_get(tn_type type, double value, tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  const tn_float_kind kind = tn_float_type_kind(type);
  if (TN_UNLIKELY(kind == TN_FLOAT_KIND_COUNT)) {
    return tn_attribute__refuse(type, "expected floating point type");
  }
  uint64_t words[2];
  if (!tn_float_format__encode(kind, value, words)) {
    return tn_context__fail(type.storage->context, TN_INVALID_ARGUMENT,
                            tn_location_unknown(type.storage->context), "%s has no NaN",
                            tn_float_kind_name(kind));
  }
  return get_float(type, kind, words, out_attribute);
}

tn_status tn_float_attribute_from_bits(tn_type type, const uint64_t words[2],
                                       tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  const tn_float_kind kind = tn_float_type_kind(type);
  if (kind == TN_FLOAT_KIND_COUNT) {
    return tn_attribute__refuse(type, "expected floating point type");
  }
  const uint32_t width = tn_float_kind_width(kind);
  const bool is_wide = tn_float_format__word_count(kind) == 2;
  uint64_t cut[2] = {is_wide ? words[0] : extend(words[0], width, true),
                     is_wide ? extend(words[1], width - 64, true) : 0};
  tn_float_format__normalise(kind, cut);
  return get_float(type, kind, cut, out_attribute);
}

void tn_float_attribute_bits(tn_attribute attribute, uint64_t out_words[2]) {
  out_words[0] = 0;
  out_words[1] = 0;
  if (!tn_attribute__is(attribute, TN_ATTRIBUTE_FLOAT)) return;
  const tn_float_payload* payload = tn_storage_payload(attribute.storage);
  const tn_float_kind kind = tn_float_type_kind((tn_type){attribute.storage->type});
  memcpy(out_words, payload->words, tn_float_format__word_count(kind) * sizeof *out_words);
}

double tn_float_attribute_value(tn_attribute attribute) {
  if (!tn_attribute__is(attribute, TN_ATTRIBUTE_FLOAT)) return 0;
  uint64_t words[2];
  tn_float_attribute_bits(attribute, words);
  return tn_float_format__decode(tn_float_type_kind((tn_type){attribute.storage->type}), words);
}

//===-- Strings and types ---------------------------------------------------------------------===//

tn_string_view tn_string_attribute_value(tn_attribute attribute) {
  if (!tn_attribute__is(attribute, TN_ATTRIBUTE_STRING)) return (tn_string_view){NULL, 0};
  return tn_string_payload__view(attribute.storage);
}

tn_type tn_type_attribute_value(tn_attribute attribute) {
  if (!tn_attribute__is(attribute, TN_ATTRIBUTE_TYPE)) return (tn_type){NULL};
  const tn_child_payload* payload = tn_storage_payload(attribute.storage);
  return tn_type__from(tn_storage_context(attribute.storage), payload->child);
}
