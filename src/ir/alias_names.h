// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The names that dialects choose for aliases. src/dialects has the tables
// (tn_services.alias_names).
//
// A name is the dialect's, before it is converted to an identifier; it is empty if there is none.
// Names live as long as the texts that are passed in.

#ifndef TENURE_SRC_IR_ALIAS_NAMES_H
#define TENURE_SRC_IR_ALIAS_NAMES_H

#include <tenure/base.h>

/// Lists end with an item whose first member is NULL.
typedef struct tn_alias_pattern {
  const char* dialect;
  const char* body;  ///< A dollar sign matches a word, a star at the end any text.
  const char* name;  ///< "$" is replaced by that word.
} tn_alias_pattern;

typedef struct tn_alias_string {
  const char* text;
  size_t size;
  const char* name;
} tn_alias_string;

/// An attribute that is printed without its name after `key = ` in a body, or in its first angle
/// brackets.
typedef struct tn_alias_bare {
  const char* dialect;
  const char* owner;  ///< The name at the start of the body.
  const char* key;    ///< "" for the first brackets; a star at the end matches any text.
  const char* name;
} tn_alias_bare;

typedef struct tn_alias_names {
  const tn_alias_pattern* attributes;
  const tn_alias_pattern* types;
  const tn_alias_pattern* tuples;
  const tn_alias_string* strings;
  const char* const* seen_into;  ///< Dialects whose parts MLIR prints itself.
  const tn_alias_bare* bares;
} tn_alias_names;

/// Returns the alias name for a type or attribute of a dialect; `body` follows "dialect.".
tn_string_view tn_alias_names__of_opaque(const tn_alias_names* names, bool is_type,
                                         tn_string_view dialect, tn_string_view body);
/// Returns the alias name for a long tuple of types that are all `!dialect.body`.
tn_string_view tn_alias_names__of_tuple(const tn_alias_names* names, tn_string_view dialect,
                                        tn_string_view body);
tn_string_view tn_alias_names__of_string(const tn_alias_names* names, tn_string_view text);

/// Returns the name of the dialect's attribute that is printed without it, as `<...>`, in a body
/// after `before`, the start of the body.
tn_string_view tn_alias_names__of_bare(const tn_alias_names* names, tn_string_view dialect,
                                       tn_string_view before);

/// Returns whether MLIR itself prints the parts of the types and attributes of this dialect.
bool tn_alias_names__sees_into(const tn_alias_names* names, tn_string_view dialect);

#endif  // TENURE_SRC_IR_ALIAS_NAMES_H
