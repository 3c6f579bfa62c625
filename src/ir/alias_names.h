// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The names that dialects choose for aliases, of which the dialects' room has the tables
// (tn_services.alias_names).
//
// A name is as the dialect says it, before it is made an identifier; it has no size where there is
// none. Names live as long as the texts that are passed in.

#ifndef TENURE_SRC_IR_ALIAS_NAMES_H
#define TENURE_SRC_IR_ALIAS_NAMES_H

#include <tenure/base.h>

/// Lists end with an item whose first member is NULL.
typedef struct tn_alias_pattern {
  const char* dialect;
  const char* body;  ///< A dollar sign matches a word, a star at the end anything.
  const char* name;  ///< "$" for that word.
} tn_alias_pattern;

typedef struct tn_alias_string {
  const char* text;
  size_t size;
  const char* name;
} tn_alias_string;

/// Printed without its name after `key = ` in a body, or in its first angle brackets.
typedef struct tn_alias_bare {
  const char* dialect;
  const char* owner;  ///< The name that the body begins with.
  const char* key;    ///< "" for the first brackets; a star at the end matches anything.
  const char* name;
} tn_alias_bare;

typedef struct tn_alias_names {
  const tn_alias_pattern* attributes;
  const tn_alias_pattern* types;
  const tn_alias_pattern* tuples;
  const tn_alias_string* strings;
  const char* const* seen_into;  ///< Dialects.
  const tn_alias_bare* bares;
} tn_alias_names;

/// The name for a type or attribute of a dialect; `body` follows "dialect.".
tn_string_view tn_alias_names__of_opaque(const tn_alias_names* names, bool is_type,
                                         tn_string_view dialect, tn_string_view body);
/// The name for a long tuple of types that all are `!dialect.body`.
tn_string_view tn_alias_names__of_tuple(const tn_alias_names* names, tn_string_view dialect,
                                        tn_string_view body);
tn_string_view tn_alias_names__of_string(const tn_alias_names* names, tn_string_view text);

/// The name of the attribute of the dialect that stands in a body without it, as `<...>`, after
/// `before`, which is how the body begins.
tn_string_view tn_alias_names__of_bare(const tn_alias_names* names, tn_string_view dialect,
                                       tn_string_view before);

/// Whether MLIR prints what is inside the types and attributes of this dialect itself.
bool tn_alias_names__sees_into(const tn_alias_names* names, tn_string_view dialect);

#endif  // TENURE_SRC_IR_ALIAS_NAMES_H
