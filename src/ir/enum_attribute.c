// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Enum attributes. Source: the code that mlir-tblgen generates for EnumAttr and BitEnumAttr, as
// mlir-opt prints it.

#include "ir/enum_attribute.h"

#include "ir/definition.h"
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

const tn_enum_attribute* tn_enum_attribute__of(tn_attribute attribute) {
  const tn_opaque_payload* payload = tn_attribute__payload(attribute, TN_ATTRIBUTE_DIALECT);
  if (payload == NULL || !tn_opaque__is_enum(payload)) return NULL;
  return tn_opaque__defined(payload)->definition->keywords;
}

bool tn_enum_attribute__holds(const tn_enum_attribute* definition, tn_attribute attribute) {
  return tn_enum_attribute__of(attribute) == definition;
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

void tn_enum_attribute__append_body(const tn_enum_attribute* definition, tn_attribute words,
                                    tn_text_buffer* text) {
  uint64_t value = 0;
  (void)tn_enum_attribute__add_string(definition, tn_string_attribute_value(words), &value);
  tn_text_buffer_append_view(text, definition->mnemonic);
  tn_text_buffer_append(text, definition->bracket != 0 ? &definition->bracket : " ", 1);
  tn_enum_attribute__append(definition, value, text);
  if (definition->bracket != 0)
    tn_text_buffer_append(text, definition->bracket == '<' ? ">" : ")", 1);
}

static tn_status make(tn_context* context, const tn_enum_attribute* definition, uint64_t value,
                      tn_attribute* out_attribute) {
  tn_attribute words;
  TN_TRY(tn_enum_attribute__string(context, definition, value, &words));
  const tn_uref parameter = tn_attribute__ref(words);
  return tn_definition__get(context, definition->definition, &parameter, &out_attribute->storage);
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
  tn_dialect* other = NULL;
  uint64_t value = 0;
  const tn_enum_attribute* source = tn_enum_attribute__of(attribute);
  out_attribute->storage = NULL;
  if (source == NULL) return TN_OK;
  TN_TRY(tn_dialect__load(context, dialect, &other));
  const tn_enum_attribute* target = tn_enum_attribute__find(other, source->mnemonic);
  if (target == NULL ||
      !tn_enum_attribute__add_string(target, tn_enum_attribute__words(attribute), &value)) {
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
  const tn_opaque_payload* payload = tn_attribute__payload(attribute, TN_ATTRIBUTE_DIALECT);
  if (payload == NULL || !tn_opaque__is_enum(payload)) return (tn_string_view){NULL, 0};
  return tn_string_attribute_value(
      tn_attribute__from(tn_storage_context(attribute.storage), *tn_opaque__key(payload)));
}
