// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expressions about ops, for `tenure query`.
//
//   expression = any; any = all { "or" all }; all = one { ["and"] one };
//   one = "not" one | "(" any ")" | term
//   term = PATTERN | "name:" PATTERN | "attr:" NAME ["=" PATTERN] | "operand:" PATTERN |
//          "type:" PATTERN | "loc:" PATTERN
//
// Another word before a colon is an error: an unknown field. A pattern must match the whole text;
// '*' matches any text and '?' any character. Quotes protect spaces, colons and parentheses.

#ifndef TENURE_TOOLS_QUERY_H
#define TENURE_TOOLS_QUERY_H

#include <tenure/operation.h>

#include "command.h"

#define TOOL_QUERY_MAX 256u

typedef enum tool_query_kind {
  TOOL_QUERY_NAME,
  TOOL_QUERY_ATTRIBUTE,
  TOOL_QUERY_OPERAND,
  TOOL_QUERY_TYPE,
  TOOL_QUERY_LOCATION,
  TOOL_QUERY_NOT,
  TOOL_QUERY_AND,
  TOOL_QUERY_OR
} tool_query_kind;

/// A step of an expression; operators come after their operands.
typedef struct tool_query_step {
  tool_query_kind kind;
  tn_string_view name;  ///< The name of an attribute.
  tn_string_view pattern;
  bool has_pattern;
} tool_query_step;

typedef struct tool_query {
  tool_query_step steps[TOOL_QUERY_MAX];
  size_t count;
  char words[4096];  ///< The text of the steps.
  size_t word_size;
} tool_query;

/// Parses an expression; reports errors with their position on standard error.
bool tool_query_parse(const char* expression, tool_query* out_query);
/// Returns true if the expression uses locations.
bool tool_query_asks_location(const tool_query* query);
/// Returns true if the op matches. `place` is its location as text, empty unless the expression
/// uses locations. `scratch` keeps its memory between calls.
bool tool_query_matches(const tool_query* query, tn_op op, tn_string_view place,
                        tool_text* scratch);

#endif  // TENURE_TOOLS_QUERY_H
