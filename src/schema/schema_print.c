// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text of what is built in, from which it was packed: a line for each op and each attribute of
// a definition, without indentation.

#include <ctype.h>

#include "base/text_buffer.h"
#include "schema/schema_node.h"
#include "schema/shipped.h"

static void put_view(tn_text_buffer* it, tn_string_view text) {
  if (text.size != 0) tn_text_buffer_append_view(it, text);
}

static inline void put(tn_text_buffer* it, const char* text) {
  tn_text_buffer_append(it, text, strlen(text));
}

//===-- Values --------------------------------------------------------------------------------===//

/// As it is if it can be.
static void put_name(tn_text_buffer* it, tn_string_view name) {
  bool is_bare = name.size != 0 && isdigit((unsigned char)*name.data) == 0;
  for (size_t i = 0; i < name.size; ++i) {
    const char c = name.data[i];
    if (isalnum((unsigned char)c) == 0 && c != '_' && c != '.' && c != '$') is_bare = false;
  }
  if (is_bare) {
    put_view(it, name);
  } else {
    tn_text_buffer_append_quoted(it, name);
  }
}

static void put_values(tn_text_buffer* it, const tn_schema_value* list, const char* glue);

static void put_reference(tn_text_buffer* it, const tn_schema_value* value) {
  for (const tn_schema_value* item = value->items; item != NULL; item = item->next) {
    put(it, item == value->items ? "@" : "::@");
    put_name(it, item->text);
  }
}

static void put_value(tn_text_buffer* it, const tn_schema_value* value) {
  switch (value->kind) {
    case TN_KIND_STRING:
      tn_text_buffer_append_quoted(it, value->text);
      break;
    case TN_KIND_REFERENCE:
      put_reference(it, value);
      break;
    case TN_KIND_ARRAY:
    case TN_KIND_DICTIONARY:
      put(it, value->kind == TN_KIND_ARRAY ? "[" : "{");
      put_values(it, value->items, ", ");
      put(it, value->kind == TN_KIND_ARRAY ? "]" : "}");
      break;
    default:
      put_view(it, value->text);
  }
}

static void put_values(tn_text_buffer* it, const tn_schema_value* list, const char* glue) {
  for (const tn_schema_value* value = list; value != NULL; value = value->next) {
    if (value != list) put(it, glue);
    if (value->key.size != 0) put_name(it, value->key);
    if (value->key.size != 0 && value->kind != TN_KIND_UNIT) put(it, " = ");
    put_value(it, value);
  }
}

//===-- Constraints ---------------------------------------------------------------------------===//

/// The number of a constraint among those of its definition.
static uint32_t number_of(const tn_schema_node* definition, const tn_schema_node* constraint) {
  uint32_t number = 0;
  for (const tn_schema_node* it = definition->first; it != constraint; it = it->next) {
    number += tn_schema_word__is_value(it->word);
  }
  return number;
}

static void put_variable(tn_text_buffer* it, const tn_schema_node* definition,
                         const tn_schema_node* constraint) {
  put(it, "%");
  tn_text_buffer_append_unsigned(it, number_of(definition, constraint));
}

static void put_operands(tn_text_buffer* it, const tn_schema_node* definition,
                         const tn_schema_node* node, const char* brackets) {
  static const char* const arities[] = {"", "optional ", "variadic "};
  const bool of_attributes = node->word == TN_SCHEMA_ATTRIBUTES;
  put_view(it, (tn_string_view){brackets, 1});
  for (uint32_t i = 0; i < node->operand_count; ++i) {
    const tn_schema_operand* operand = &node->operands[i];
    if (i != 0) put(it, ", ");
    if (of_attributes) {
      tn_text_buffer_append_quoted(it, operand->name);
      put(it, " = ");
    } else if (operand->name.size != 0) {
      put_name(it, operand->name);
      put(it, ": ");
    }
    put(it, arities[operand->arity]);
    put_variable(it, definition, operand->constraint);
  }
  put_view(it, (tn_string_view){brackets + 1, 1});
}

/// What the op spells of its own values, which are the first ones; the others.
static const tn_schema_value* put_own_form(tn_text_buffer* it, const tn_schema_node* definition,
                                           const tn_schema_node* node) {
  const tn_schema_value* rest = node->values;
  switch (node->word) {
    case TN_SCHEMA_ATTRIBUTES:
      put(it, " ");
      put_operands(it, definition, node, "{}");
      break;
    case TN_SCHEMA_IS:
    case TN_SCHEMA_BASE:
    case TN_SCHEMA_C_PRED:
    case TN_SCHEMA_PARAMETRIC:
      put(it, " ");
      put_value(it, rest);
      rest = rest->next;
      if (node->word == TN_SCHEMA_PARAMETRIC) put_operands(it, definition, node, "<>");
      break;
    case TN_SCHEMA_REGION:
      if (rest != NULL && rest->kind == TN_KIND_UNIT &&
          tn_string_view_equal(rest->key, tn_string_view_from("constrainedArguments"))) {
        put_operands(it, definition, node, "()");
        rest = rest->next;
      }
      if (rest != NULL && rest->kind == TN_KIND_INTEGER) {
        put(it, " with size ");
        put_value(it, rest);
        rest = rest->next;
      }
      break;
    case TN_SCHEMA_ANY:
      break;
    default:
      put_operands(it, definition, node, "()");
  }
  return rest;
}

static void put_constraint(tn_text_buffer* it, const tn_schema_node* definition,
                           const tn_schema_node* node) {
  if (tn_schema_word__is_value(node->word)) {
    put_variable(it, definition, node);
    put(it, " = ");
  }
  put(it, tn_shipped_words[node->word]);
  const tn_schema_value* rest = put_own_form(it, definition, node);
  if (rest != NULL) {
    put(it, " {");
    put_values(it, rest, ", ");
    put(it, "}");
  }
  put(it, "\n");
}

//===-- Definitions ---------------------------------------------------------------------------===//

void tn_schema_node__print(const tn_schema_node* node, tn_text_buffer* it) {
  const bool is_dialect = node->word == TN_SCHEMA_DIALECT;
  put(it, tn_shipped_words[node->word]);
  put(it, " @");
  put_name(it, node->values->text);
  if (node->values->next != NULL) {
    put(it, " attributes {\n");
    put_values(it, node->values->next, ",\n");
    put(it, "}");
  }
  if (node->first != NULL || is_dialect) put(it, " {");
  put(it, "\n");
  for (const tn_schema_node* each = node->first; each != NULL; each = each->next) {
    if (is_dialect) {
      tn_schema_node__print(each, it);
    } else {
      put_constraint(it, node, each);
    }
  }
  if (node->first != NULL && !is_dialect) put(it, "}\n");
}
