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

//===-- Without their names -------------------------------------------------------------------===//

/// What stands without its name behind `key = ` in a body, or in its first angle brackets.
typedef struct bare {
  const char* dialect;
  const char* owner;  ///< The name that the body begins with.
  const char* key;    ///< "" for the first brackets; a star at the end stands for anything.
  const char* name;
} bare;

static const bare bares[] = {
    {"llvm", "alias_scope", "domain", "alias_scope_domain"},
    {"llvm", "di_common_block", "decl", "di_global_variable"},
    {"llvm", "di_common_block", "file", "di_file"},
    {"llvm", "di_compile_unit", "file", "di_file"},
    {"llvm", "di_module", "file", "di_file"},
    {"llvm", "di_subprogram", "compileUnit", "di_compile_unit"},
    {"llvm", "di_subprogram", "file", "di_file"},
    {"llvm", "loop_distribute", "followup*", "loop_annotation"},
    {"llvm", "loop_unroll", "followup*", "loop_annotation"},
    {"llvm", "loop_unroll_and_jam", "followup*", "loop_annotation"},
    {"llvm", "loop_vectorize", "followup*", "loop_annotation"},
    {"llvm", "tbaa_tag", "access_type", "tbaa_type_desc"},
    {"llvm", "tbaa_tag", "base_type", "tbaa_type_desc"},
    {"sparse_tensor", "iter_space", "", "encoding"},
    {"sparse_tensor", "iterator", "", "encoding"},
};

/// More than any name that is known has.
#define WORD_MAX 256u

/// No more of it than tells that it is none that is known.
static tn_string_view first_word(tn_string_view text) {
  size_t size = 0;
  while (size < text.size && size < WORD_MAX && is_word_character(text.data[size])) ++size;
  return (tn_string_view){text.data, size};
}

/// The word in front of `= ` at the end; none directly behind the body's name.
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

tn_string_view tn_alias_names__of_bare(tn_string_view dialect, tn_string_view before) {
  const tn_string_view owner = first_word(before);
  tn_string_view key;
  if (!key_before(before, owner.size, &key)) return (tn_string_view){NULL, 0};
  for (size_t i = 0; i < COUNT(bares); ++i) {
    if (is_text(dialect, bares[i].dialect) && is_text(owner, bares[i].owner) &&
        is_key(key, bares[i].key)) {
      return tn_string_view_from(bares[i].name);
    }
  }
  return (tn_string_view){NULL, 0};
}
