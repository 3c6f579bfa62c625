// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Alias names: the tables that the build makes of schema/aliases.txt, and how a body is compared
// with a pattern.

#include "ir/alias_names.h"

typedef struct pattern {
  const char* dialect;
  const char* body;
  const char* name;
} pattern;

typedef struct string_name {
  const char* text;
  size_t size;
  const char* name;
} string_name;

#define ALIAS_ATTRIBUTE(dialect, body, name)
#define ALIAS_TYPE(dialect, body, name)
#define ALIAS_TUPLE(dialect, body, name)
#define ALIAS_STRING(text, name)
#define ALIAS_DIALECT(dialect)

#undef ALIAS_ATTRIBUTE
#define ALIAS_ATTRIBUTE(dialect, body, name) {dialect, body, name},
static const pattern attributes[] = {
#include "ir/alias_names.inc"
};
#undef ALIAS_ATTRIBUTE
#define ALIAS_ATTRIBUTE(dialect, body, name)

#undef ALIAS_TYPE
#define ALIAS_TYPE(dialect, body, name) {dialect, body, name},
static const pattern types[] = {
#include "ir/alias_names.inc"
};
#undef ALIAS_TYPE
#define ALIAS_TYPE(dialect, body, name)

#undef ALIAS_TUPLE
#define ALIAS_TUPLE(dialect, body, name) {dialect, body, name},
static const pattern tuples[] = {
#include "ir/alias_names.inc"
};
#undef ALIAS_TUPLE
#define ALIAS_TUPLE(dialect, body, name)

#undef ALIAS_STRING
#define ALIAS_STRING(text, name) {text, sizeof(text) - 1, name},
static const string_name strings[] = {
#include "ir/alias_names.inc"
};
#undef ALIAS_STRING
#define ALIAS_STRING(text, name)

#undef ALIAS_DIALECT
#define ALIAS_DIALECT(dialect) dialect,
static const char* const dialects[] = {
#include "ir/alias_names.inc"
};

#define COUNT(table) (sizeof(table) / sizeof *(table))

static bool is_text(tn_string_view view, const char* text) {
  return tn_string_view_equal(view, tn_string_view_from(text));
}

static bool is_word_character(char c) {
  const char lower = (char)(c | 0x20);
  return (lower >= 'a' && lower <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '$' ||
         c == '.';
}

/// Compares a body with a pattern; `*out_word` becomes what a dollar sign stood for.
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

static tn_string_view find(const pattern* table, size_t count, tn_string_view dialect,
                           tn_string_view body) {
  for (size_t i = 0; i < count; ++i) {
    tn_string_view word = {NULL, 0};
    if (!is_text(dialect, table[i].dialect) || !matches(body, table[i].body, &word)) continue;
    return strcmp(table[i].name, "$") == 0 ? word : tn_string_view_from(table[i].name);
  }
  return (tn_string_view){NULL, 0};
}

tn_string_view tn_alias_names__of_opaque(bool is_type, tn_string_view dialect,
                                         tn_string_view body) {
  return is_type ? find(types, COUNT(types), dialect, body)
                 : find(attributes, COUNT(attributes), dialect, body);
}

tn_string_view tn_alias_names__of_tuple(tn_string_view dialect, tn_string_view body) {
  return find(tuples, COUNT(tuples), dialect, body);
}

tn_string_view tn_alias_names__of_string(tn_string_view text) {
  for (size_t i = 0; i < COUNT(strings); ++i) {
    if (text.size == strings[i].size && memcmp(text.data, strings[i].text, text.size) == 0) {
      return tn_string_view_from(strings[i].name);
    }
  }
  return (tn_string_view){NULL, 0};
}

bool tn_alias_names__sees_into(tn_string_view dialect) {
  for (size_t i = 0; i < COUNT(dialects); ++i) {
    if (is_text(dialect, dialects[i])) return true;
  }
  return false;
}
