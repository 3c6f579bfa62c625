// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Enum attributes. Source: the code that mlir-tblgen generates for EnumAttr and BitEnumAttr, as
// mlir-opt prints it.

#include "ir/enum_attribute.h"

#include "ir/dialect_table.h"
#include "ir/uniqued.h"

//===-- Look-up -------------------------------------------------------------------------------===//

static bool is_word_byte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '$' || c == '.';
}

const tn_enum_attribute* tn_enum_attribute__find(const tn_dialect* dialect, tn_string_view body) {
  if (dialect == NULL || dialect->enum_count == 0) return NULL;
  tn_string_view mnemonic = {body.data, 0};
  while (mnemonic.size < body.size && is_word_byte(body.data[mnemonic.size])) ++mnemonic.size;
  for (uint32_t i = 0; i < dialect->enum_count; ++i) {
    if (tn_string_view_equal(dialect->enums[i].mnemonic, mnemonic)) return &dialect->enums[i];
  }
  return NULL;
}

//===-- Keywords ------------------------------------------------------------------------------===//

bool tn_enum_attribute__is_bare(tn_string_view word) {
  for (size_t i = 0; i < word.size; ++i) {
    const char c = word.data[i];
    if (!is_word_byte(c)) return false;
    if (i == 0 && ((c >= '0' && c <= '9') || c == '$' || c == '.')) return false;
  }
  return word.size != 0;
}

static bool is_flags(const tn_enum_attribute* definition) {
  return definition->separator.size != 0;
}

/// Returns the index of the case called `word`; `case_count` if there is none.
static uint32_t find_case(const tn_enum_attribute* definition, tn_string_view word) {
  uint32_t i = 0;
  for (; i < definition->case_count; ++i) {
    const tn_string_view name = definition->cases[i].name;
    if (name.size == word.size && word.size != 0 && *name.data == *word.data &&
        memcmp(name.data, word.data, word.size) == 0) {
      break;
    }
  }
  return i;
}

bool tn_enum_attribute__add(const tn_enum_attribute* definition, tn_string_view word,
                            uint64_t* value) {
  const uint32_t i = find_case(definition, word);
  if (i == definition->case_count) return false;
  *value |= is_flags(definition) ? (uint64_t)definition->cases[i].value : i;
  return true;
}

static tn_string_view trimmed(tn_string_view text) {
  while (text.size != 0 && *text.data == ' ') ++text.data, --text.size;
  while (text.size != 0 && text.data[text.size - 1] == ' ') --text.size;
  return text;
}

bool tn_enum_attribute__add_string(const tn_enum_attribute* definition, tn_string_view text,
                                   uint64_t* value) {
  const uint32_t whole = find_case(definition, text);
  if (whole != definition->case_count || !is_flags(definition))
    return tn_enum_attribute__add(definition, text, value);
  const char mark = *trimmed(definition->separator).data;
  for (;;) {
    const char* stop = text.size == 0 ? NULL : memchr(text.data, mark, text.size);
    const size_t size = stop == NULL ? text.size : (size_t)(stop - text.data);
    const uint32_t i = find_case(definition, trimmed((tn_string_view){text.data, size}));
    // The keyword of the empty set is valid only by itself.
    if (i == definition->case_count || definition->cases[i].value == 0) return false;
    *value |= (uint64_t)definition->cases[i].value;
    if (stop == NULL) return true;
    text = (tn_string_view){stop + 1, text.size - size - 1};
  }
}

//===-- Numbers -------------------------------------------------------------------------------===//

/// Returns the number of a value.
static uint64_t number_of(const tn_enum_attribute* definition, uint64_t value) {
  return is_flags(definition) ? value : (uint64_t)definition->cases[value].value;
}

bool tn_enum_attribute__number_of_string(const tn_enum_attribute* definition, tn_string_view text,
                                         uint64_t* out_number) {
  uint64_t value = 0;
  *out_number = 0;
  if (!tn_enum_attribute__add_string(definition, text, &value)) return false;
  *out_number = number_of(definition, value);
  return true;
}

/// Stores the number after the text of an enum attribute.
static void remember(const tn_enum_attribute* definition, tn_attribute attribute, uint64_t number) {
  const uint64_t most = (UINT64_MAX >> TN_ENUM_NUMBER_BITS);
  if (number >> TN_ENUM_NUMBER_BITS != 0 || definition->serial > most) return;
  const uint64_t word = (uint64_t)definition->serial << TN_ENUM_NUMBER_BITS | number;
  __atomic_store_n(tn_opaque__word(tn_storage_payload(attribute.storage)), word, __ATOMIC_RELAXED);
}

/// Parses the keywords of an opaque attribute; false if it is not of this enumeration.
static bool read_words(const tn_enum_attribute* definition, tn_attribute attribute,
                       uint64_t* out_number) {
  const tn_string_view body = tn_opaque_attribute_body(attribute);
  const size_t size = definition->mnemonic.size;
  if (!tn_string_view_equal(tn_opaque_attribute_dialect(attribute), definition->dialect) ||
      body.size <= size || memcmp(body.data, definition->mnemonic.data, size) != 0) {
    return false;
  }
  tn_string_view words = {body.data + size + 1, body.size - size - 1};
  if (definition->bracket != 0 && words.size != 0) --words.size;
  if (words.size > 1 && *words.data == '"')
    words = (tn_string_view){words.data + 1, words.size - 2};
  uint64_t value = 0;
  if (body.data[size] != (definition->bracket != 0 ? definition->bracket : ' ') ||
      !tn_enum_attribute__add_string(definition, words, &value)) {
    return false;
  }
  *out_number = number_of(definition, value);
  remember(definition, attribute, *out_number);
  return true;
}

const tn_enum_attribute* tn_enum_attribute__of(tn_attribute attribute) {
  const tn_opaque_payload* payload = tn_attribute__payload(attribute, TN_ATTRIBUTE_OPAQUE);
  if (payload == NULL || tn_opaque__is_defined(payload)) return NULL;
  const tn_dialect* dialect =
      tn_dialect__find(tn_storage_context(attribute.storage), tn_opaque__dialect(payload));
  return tn_enum_attribute__find(dialect, tn_opaque__body(payload));
}

bool tn_enum_attribute__compute_number(tn_attribute attribute, uint64_t* out_number) {
  const tn_enum_attribute* definition = tn_enum_attribute__of(attribute);
  return definition != NULL && read_words(definition, attribute, out_number);
}

tn_status tn_enum_attribute__to_string(tn_attribute attribute, tn_attribute* out_string) {
  const tn_enum_attribute* definition = tn_enum_attribute__of(attribute);
  uint64_t number;
  uint64_t value;
  *out_string = (tn_attribute){NULL};
  if (definition == NULL || !tn_enum_attribute__number(attribute, &number) ||
      !tn_enum_attribute__value_of(definition, number, &value)) {
    return TN_OK;
  }
  return tn_enum_attribute__string(tn_storage_context(attribute.storage), definition, value,
                                   out_string);
}

bool tn_enum_attribute__holds(const tn_enum_attribute* definition, tn_attribute attribute) {
  const tn_opaque_payload* payload = tn_attribute__payload(attribute, TN_ATTRIBUTE_OPAQUE);
  if (payload == NULL || tn_opaque__is_defined(payload)) return false;
  const uint64_t word = __atomic_load_n(tn_opaque__word(payload), __ATOMIC_RELAXED);
  uint64_t number;
  return (word != 0 && word >> TN_ENUM_NUMBER_BITS == definition->serial) ||
         read_words(definition, attribute, &number);
}

tn_string_view tn_enum_attribute__text(tn_attribute attribute, const char* dialect,
                                       const char* mnemonic) {
  const tn_enum_attribute* definition = tn_enum_attribute__of(attribute);
  if (definition == NULL ||
      !tn_string_view_equal(definition->dialect, tn_string_view_from(dialect)) ||
      !tn_string_view_equal(definition->mnemonic, tn_string_view_from(mnemonic))) {
    return (tn_string_view){NULL, 0};
  }
  return tn_enum_attribute__words(attribute);
}

//===-- Construction --------------------------------------------------------------------------===//

static bool is_group(const tn_enum_attribute* definition, uint32_t number) {
  const uint64_t bits = (uint64_t)definition->cases[number].value;
  return definition->groups != 0 ? (definition->groups >> number & 1) != 0
                                 : (bits & (bits - 1)) != 0;
}

static void append_flag(const tn_enum_attribute* definition, uint32_t number, bool* is_first,
                        tn_text_buffer* text) {
  if (!*is_first) tn_text_buffer_append_view(text, definition->separator);
  *is_first = false;
  tn_text_buffer_append_view(text, definition->cases[number].name);
}

static void append_flags(const tn_enum_attribute* definition, uint64_t value,
                         tn_text_buffer* text) {
  bool is_first = true;
  for (uint32_t i = definition->case_count; definition->groups_go_first && i-- != 0;) {
    const uint64_t bits = (uint64_t)definition->cases[i].value;
    if (!is_group(definition, i) || (bits & value) != bits) continue;
    append_flag(definition, i, &is_first, text);
    value &= ~bits;
  }
  for (uint32_t i = 0; i < definition->case_count; ++i) {
    const uint64_t bits = (uint64_t)definition->cases[i].value;
    if (bits == 0 || (bits & value) != bits ||
        (definition->groups_go_first && is_group(definition, i)))
      continue;
    append_flag(definition, i, &is_first, text);
  }
  for (uint32_t i = 0; i < definition->case_count && is_first; ++i) {
    if (definition->cases[i].value == 0) append_flag(definition, i, &is_first, text);
  }
}

/// Appends the keyword, in quotes if it is not an identifier.
static void append_word(tn_string_view word, tn_text_buffer* text) {
  const bool is_bare = tn_enum_attribute__is_bare(word);
  if (!is_bare) tn_text_buffer_append(text, "\"", 1);
  tn_text_buffer_append_view(text, word);
  if (!is_bare) tn_text_buffer_append(text, "\"", 1);
}

void tn_enum_attribute__append(const tn_enum_attribute* definition, uint64_t value,
                               tn_text_buffer* text) {
  if (is_flags(definition)) {
    append_flags(definition, value, text);
  } else {
    append_word(definition->cases[value].name, text);
  }
}

tn_status tn_enum_attribute__string(tn_context* context, const tn_enum_attribute* definition,
                                    uint64_t value, tn_attribute* out_string) {
  if (!is_flags(definition))
    return tn_string_attribute_get(context, definition->cases[value].name, out_string);
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  append_flags(definition, value, &text);
  const tn_status status =
      text.failed ? tn_context__out_of_memory(context)
                  : tn_string_attribute_get(context, tn_text_buffer_view(&text), out_string);
  tn_text_buffer_free(&text);
  return status;
}

static tn_status make(tn_context* context, const tn_enum_attribute* definition, uint64_t value,
                      tn_attribute* out_attribute) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_view(&text, definition->mnemonic);
  tn_text_buffer_append(&text, definition->bracket != 0 ? &definition->bracket : " ", 1);
  tn_enum_attribute__append(definition, value, &text);
  if (definition->bracket != 0)
    tn_text_buffer_append(&text, definition->bracket == '<' ? ">" : ")", 1);
  const tn_status status = text.failed ? tn_context__out_of_memory(context)
                                       : tn_opaque_attribute__get(context, definition->dialect,
                                                                  tn_text_buffer_view(&text),
                                                                  (tn_type){NULL}, out_attribute);
  tn_text_buffer_free(&text);
  if (status == TN_OK) remember(definition, *out_attribute, number_of(definition, value));
  return status;
}

tn_status tn_enum_attribute__get(tn_context* context, const tn_enum_attribute* definition,
                                 uint64_t value, tn_attribute* out_attribute) {
  if (value >= definition->made_count) return make(context, definition, value, out_attribute);
  out_attribute->storage = __atomic_load_n(&definition->made[value], __ATOMIC_ACQUIRE);
  if (TN_LIKELY(out_attribute->storage != NULL)) return TN_OK;
  TN_TRY(make(context, definition, value, out_attribute));
  __atomic_store_n(&definition->made[value], out_attribute->storage, __ATOMIC_RELEASE);
  return TN_OK;
}

/// Returns the case with this number, or, for flags, the bits themselves. False if there is none.
bool tn_enum_attribute__value_of(const tn_enum_attribute* definition, uint64_t number,
                                 uint64_t* out_value) {
  *out_value = number;
  uint64_t bits = 0;
  for (uint32_t i = 0; i < definition->case_count; ++i) {
    bits |= (uint64_t)definition->cases[i].value;
    if ((uint64_t)definition->cases[i].value != number) continue;
    if (!is_flags(definition)) *out_value = i;
    return true;
  }
  return is_flags(definition) && number != 0 && (number & ~bits) == 0;
}

tn_status tn_enum_attribute__of_number(tn_context* context, tn_string_view dialect,
                                       tn_string_view mnemonic, uint64_t number,
                                       tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  tn_dialect* known = NULL;
  TN_TRY(tn_dialect__load(context, dialect, &known));
  const tn_enum_attribute* definition = tn_enum_attribute__find(known, mnemonic);
  uint64_t value;
  if (definition == NULL) return TN_NOT_FOUND;
  if (!tn_enum_attribute__value_of(definition, number, &value)) return TN_OK;
  return tn_enum_attribute__get(context, definition, value, out_attribute);
}

tn_status tn_enum_attribute__in_dialect(tn_context* context, tn_attribute attribute,
                                        tn_string_view dialect, tn_attribute* out_attribute) {
  tn_attribute words;
  tn_dialect* other = NULL;
  uint64_t value = 0;
  out_attribute->storage = NULL;
  TN_TRY(tn_enum_attribute__to_string(attribute, &words));
  if (words.storage == NULL) return TN_OK;
  TN_TRY(tn_dialect__load(context, dialect, &other));
  const tn_enum_attribute* target =
      tn_enum_attribute__find(other, tn_enum_attribute__of(attribute)->mnemonic);
  if (target == NULL ||
      !tn_enum_attribute__add_string(target, tn_string_attribute_value(words), &value)) {
    return TN_OK;
  }
  return tn_enum_attribute__get(context, target, value, out_attribute);
}

tn_status tn_enum_attribute__of_words(tn_context* context, const char* dialect,
                                      const char* mnemonic, tn_string_view words,
                                      tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  tn_dialect* known = NULL;
  uint64_t value = 0;
  TN_TRY(tn_dialect__load(context, tn_string_view_from(dialect), &known));
  const tn_enum_attribute* definition =
      tn_enum_attribute__find(known, tn_string_view_from(mnemonic));
  if (definition == NULL || !tn_enum_attribute__add_string(definition, words, &value)) return TN_OK;
  return tn_enum_attribute__get(context, definition, value, out_attribute);
}

tn_string_view tn_enum_attribute__words(tn_attribute attribute) {
  uint64_t number = 0;
  if (!tn_enum_attribute__number(attribute, &number)) return (tn_string_view){NULL, 0};
  const tn_string_view body = tn_opaque_attribute_body(attribute);
  const char* at = body.data;
  while (*at != ' ' && *at != '<' && *at != '(') ++at;
  const size_t size = body.size - (size_t)(at - body.data) - 1;
  return (tn_string_view){at + 1, *at == ' ' ? size : size - 1};
}
