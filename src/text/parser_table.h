// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// State of a parser: stacks, and tables of names and their meanings.

#ifndef TENURE_SRC_TEXT_PARSER_TABLE_H
#define TENURE_SRC_TEXT_PARSER_TABLE_H

#include "text/parser_names.h"

/// A named type whose body is being read: by its name, or as the type that it is.
typedef struct tn_open_type {
  tn_string_view name;
  const tn_storage* type;
  const struct tn_open_type* outer;  ///< NULL for none.
} tn_open_type;

/// A growing array that nested lists share: each list remembers how many items there were and goes
/// back to that.
typedef struct tn_parser_stack {
  void* items;
  size_t count;
  size_t capacity;
} tn_parser_stack;

/// Aliases of one kind: names, and their definitions (NULL: not defined).
typedef struct tn_alias_table {
  tn_name_table names;
  tn_parser_stack values;  ///< const tn_storage* by name.
} tn_alias_table;

/// The resources that the text names, and what they are in the context.
typedef struct tn_resource_table {
  tn_name_table names;
  tn_parser_stack resources;  ///< tn_resource* by name.
} tn_resource_table;

#endif  // TENURE_SRC_TEXT_PARSER_TABLE_H
