// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// State of a parser: stacks, and tables of names.

#ifndef TENURE_SRC_TEXT_PARSER_TABLE_H
#define TENURE_SRC_TEXT_PARSER_TABLE_H

#include "text/parser_names.h"

/// A named type whose body is being parsed: by its name, or as a type.
typedef struct tn_open_type {
  tn_string_view name;
  const tn_storage* type;
  const struct tn_open_type* outer;  ///< NULL for none.
} tn_open_type;

/// A growing array that nested lists share: each list remembers the previous number of items and
/// restores it.
typedef struct tn_parser_stack {
  void* items;
  size_t count;
  size_t capacity;
} tn_parser_stack;

/// Aliases of one kind: names, and their values (NULL: not defined).
typedef struct tn_alias_table {
  tn_name_table names;
  tn_parser_stack values;  ///< const tn_storage* by name.
} tn_alias_table;

/// The keys in the text, and the resources of the context.
typedef struct tn_resource_table {
  tn_name_table names;
  tn_parser_stack resources;  ///< tn_resource* by name.
} tn_resource_table;

#endif  // TENURE_SRC_TEXT_PARSER_TABLE_H
