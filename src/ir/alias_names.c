// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Alias names: matches bodies with patterns.

#include "ir/alias_names.h"

static bool is_text(tn_string_view view, const char* text) {
  return tn_string_view_equal(view, tn_string_view_from(text));
}

static bool is_word_character(char c) {
  const char lower = (char)(c | 0x20);
  return (lower >= 'a' && lower <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '$' ||
         c == '.';
}

/// Returns whether a body matches a pattern; `*out_word` is the text that the dollar sign matched.
static bool matches(tn_string_view body, const char* wanted, tn_string_view* out_word) {
  size_t at = 0;
  for (; *wanted != '\0'; ++wanted) {
    if (*wanted == '*') return true;
    if (*wanted == '$') {
      const size_t start = at;
      while (at < body.size && is_word_character(body.data[at])) ++at;
      *out_word = (tn_string_view){body.data + start, at - start};
      if (at == start) return false;
    } else {
      if (at == body.size || body.data[at] != *wanted) return false;
      ++at;
    }
  }
  return at == body.size || (is_word_character(body.data[at - 1]) && body.data[at] == '<');
}

static tn_string_view find(const tn_alias_pattern* at, tn_string_view dialect,
                           tn_string_view body) {
  for (; at->dialect != NULL; ++at) {
    tn_string_view word = {NULL, 0};
    if (!is_text(dialect, at->dialect) || !matches(body, at->body, &word)) continue;
    return strcmp(at->name, "$") == 0 ? word : tn_string_view_from(at->name);
  }
  return (tn_string_view){NULL, 0};
}

tn_string_view tn_alias_names__of_opaque(const tn_alias_names* names, bool is_type,
                                         tn_string_view dialect, tn_string_view body) {
  return find(is_type ? names->types : names->attributes, dialect, body);
}

tn_string_view tn_alias_names__of_tuple(const tn_alias_names* names, tn_string_view dialect,
                                        tn_string_view body) {
  return find(names->tuples, dialect, body);
}

tn_string_view tn_alias_names__of_string(const tn_alias_names* names, tn_string_view text) {
  for (const tn_alias_string* at = names->strings; at->text != NULL; ++at) {
    if (text.size == at->size && memcmp(text.data, at->text, text.size) == 0) {
      return tn_string_view_from(at->name);
    }
  }
  return (tn_string_view){NULL, 0};
}

bool tn_alias_names__sees_into(const tn_alias_names* names, tn_string_view dialect) {
  for (const char* const* at = names->seen_into; *at != NULL; ++at) {
    if (is_text(dialect, *at)) return true;
  }
  return false;
}

//===-- Bodies without their names ------------------------------------------------------------===//

/// Longer than any known name.
#define WORD_MAX 256u

/// Returns at most WORD_MAX bytes of the first word, which suffices to see that it is unknown.
static tn_string_view first_word(tn_string_view text) {
  size_t size = 0;
  while (size < text.size && size < WORD_MAX && is_word_character(text.data[size])) ++size;
  return (tn_string_view){text.data, size};
}

/// Returns the word before the `= ` at the end; empty directly after the body's name.
static bool key_before(tn_string_view before, size_t owner_size, tn_string_view* out_key) {
  *out_key = (tn_string_view){"", 0};
  if (before.size == owner_size + 1 && before.data[owner_size] == '<') return true;
  if (before.size < 4 || memcmp(before.data + before.size - 3, " = ", 3) != 0) return false;
  size_t key = before.size - 3;
  while (key > 0 && is_word_character(before.data[key - 1])) --key;
  *out_key = (tn_string_view){before.data + key, before.size - 3 - key};
  return out_key->size != 0;
}

static bool is_key(tn_string_view key, const char* wanted) {
  const size_t size = strlen(wanted);
  if (size == 0 || wanted[size - 1] != '*') return is_text(key, wanted);
  return key.size >= size - 1 && memcmp(wanted, key.data, size - 1) == 0;
}

tn_string_view tn_alias_names__of_bare(const tn_alias_names* names, tn_string_view dialect,
                                       tn_string_view before) {
  const tn_string_view owner = first_word(before);
  tn_string_view key;
  if (!key_before(before, owner.size, &key)) return (tn_string_view){NULL, 0};
  for (const tn_alias_bare* at = names->bares; at->dialect != NULL; ++at) {
    if (is_text(dialect, at->dialect) && is_text(owner, at->owner) && is_key(key, at->key)) {
      return tn_string_view_from(at->name);
    }
  }
  return (tn_string_view){NULL, 0};
}
