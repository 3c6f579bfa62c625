// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints packed schemas as the text they were packed from: one line for each op and each attribute
// of a definition, without indentation.

#include <ctype.h>

#include "base/text_buffer.h"
#include "schema/schema_node.h"
#include "schema/shipped.h"

static void put_view(tn_text_buffer* buffer, tn_string_view text) {
  if (text.size != 0) tn_text_buffer_append_view(buffer, text);
}

static inline void put(tn_text_buffer* buffer, const char* text) {
  tn_text_buffer_append(buffer, text, strlen(text));
}

//===-- Values --------------------------------------------------------------------------------===//

/// Prints a name, quoted only if necessary.
static void put_name(tn_text_buffer* buffer, tn_string_view name) {
  bool is_bare = name.size != 0 && isdigit((unsigned char)*name.data) == 0;
  for (size_t i = 0; i < name.size; ++i) {
    const char c = name.data[i];
    if (isalnum((unsigned char)c) == 0 && c != '_' && c != '.' && c != '$') is_bare = false;
  }
  if (is_bare) {
    put_view(buffer, name);
  } else {
    tn_text_buffer_append_quoted(buffer, name);
  }
}

static void put_values(tn_text_buffer* buffer, const tn_schema_value* list, const char* glue);

static void put_reference(tn_text_buffer* buffer, const tn_schema_value* value) {
  for (const tn_schema_value* item = value->items; item != NULL; item = item->next) {
    put(buffer, item == value->items ? "@" : "::@");
    put_name(buffer, item->text);
  }
}

static void put_value(tn_text_buffer* buffer, const tn_schema_value* value) {
  switch (value->kind) {
    case TN_KIND_STRING:
      tn_text_buffer_append_quoted(buffer, value->text);
      break;
    case TN_KIND_REFERENCE:
      put_reference(buffer, value);
      break;
    case TN_KIND_ARRAY:
    case TN_KIND_DICTIONARY:
      put(buffer, value->kind == TN_KIND_ARRAY ? "[" : "{");
      put_values(buffer, value->items, ", ");
      put(buffer, value->kind == TN_KIND_ARRAY ? "]" : "}");
      break;
    default:
      put_view(buffer, value->text);
  }
}

static void put_values(tn_text_buffer* buffer, const tn_schema_value* list, const char* glue) {
  for (const tn_schema_value* value = list; value != NULL; value = value->next) {
    if (value != list) put(buffer, glue);
    if (value->key.size != 0) put_name(buffer, value->key);
    if (value->key.size != 0 && value->kind != TN_KIND_UNIT) put(buffer, " = ");
    put_value(buffer, value);
  }
}

//===-- Constraints ---------------------------------------------------------------------------===//

/// Returns the index of a constraint in its definition.
static uint32_t number_of(const tn_schema_node* definition, const tn_schema_node* constraint) {
  uint32_t number = 0;
  for (const tn_schema_node* self = definition->first; self != constraint; self = self->next) {
    number += tn_schema_word__is_value(self->word);
  }
  return number;
}

static void put_variable(tn_text_buffer* buffer, const tn_schema_node* definition,
                         const tn_schema_node* constraint) {
  put(buffer, "%");
  tn_text_buffer_append_unsigned(buffer, number_of(definition, constraint));
}

static void put_operands(tn_text_buffer* buffer, const tn_schema_node* definition,
                         const tn_schema_node* node, const char* brackets) {
  static const char* const arities[] = {"", "optional ", "variadic "};
  const bool of_attributes = node->word == TN_SCHEMA_ATTRIBUTES;
  put_view(buffer, (tn_string_view){brackets, 1});
  for (uint32_t i = 0; i < node->operand_count; ++i) {
    const tn_schema_operand* operand = &node->operands[i];
    if (i != 0) put(buffer, ", ");
    if (of_attributes) {
      tn_text_buffer_append_quoted(buffer, operand->name);
      put(buffer, " = ");
    } else if (operand->name.size != 0) {
      put_name(buffer, operand->name);
      put(buffer, ": ");
    }
    put(buffer, arities[operand->arity]);
    put_variable(buffer, definition, operand->constraint);
  }
  put_view(buffer, (tn_string_view){brackets + 1, 1});
}

/// Prints the op's leading values in its own syntax; returns the remaining values.
static const tn_schema_value* put_own_form(tn_text_buffer* buffer, const tn_schema_node* definition,
                                           const tn_schema_node* node) {
  const tn_schema_value* rest = node->values;
  switch (node->word) {
    case TN_SCHEMA_ATTRIBUTES:
      put(buffer, " ");
      put_operands(buffer, definition, node, "{}");
      break;
    case TN_SCHEMA_IS:
    case TN_SCHEMA_BASE:
    case TN_SCHEMA_C_PRED:
    case TN_SCHEMA_PARAMETRIC:
      put(buffer, " ");
      put_value(buffer, rest);
      rest = rest->next;
      if (node->word == TN_SCHEMA_PARAMETRIC) put_operands(buffer, definition, node, "<>");
      break;
    case TN_SCHEMA_REGION:
      if (rest != NULL && rest->kind == TN_KIND_UNIT &&
          tn_string_view_equal(rest->key, tn_string_view_from("constrainedArguments"))) {
        put_operands(buffer, definition, node, "()");
        rest = rest->next;
      }
      if (rest != NULL && rest->kind == TN_KIND_INTEGER) {
        put(buffer, " with size ");
        put_value(buffer, rest);
        rest = rest->next;
      }
      break;
    case TN_SCHEMA_ANY:
      break;
    default:
      put_operands(buffer, definition, node, "()");
  }
  return rest;
}

static void put_constraint(tn_text_buffer* buffer, const tn_schema_node* definition,
                           const tn_schema_node* node) {
  if (tn_schema_word__is_value(node->word)) {
    put_variable(buffer, definition, node);
    put(buffer, " = ");
  }
  put(buffer, tn_shipped_words[node->word]);
  const tn_schema_value* rest = put_own_form(buffer, definition, node);
  if (rest != NULL) {
    put(buffer, " {");
    put_values(buffer, rest, ", ");
    put(buffer, "}");
  }
  put(buffer, "\n");
}

//===-- Definitions ---------------------------------------------------------------------------===//

void tn_schema_node__print(const tn_schema_node* node, tn_text_buffer* buffer) {
  const bool is_dialect = node->word == TN_SCHEMA_DIALECT;
  put(buffer, tn_shipped_words[node->word]);
  put(buffer, " @");
  put_name(buffer, node->values->text);
  if (node->values->next != NULL) {
    put(buffer, " attributes {\n");
    put_values(buffer, node->values->next, ",\n");
    put(buffer, "}");
  }
  if (node->first != NULL || is_dialect) put(buffer, " {");
  put(buffer, "\n");
  for (const tn_schema_node* each = node->first; each != NULL; each = each->next) {
    if (is_dialect) {
      tn_schema_node__print(each, buffer);
    } else {
      put_constraint(buffer, node, each);
    }
  }
  if (node->first != NULL && !is_dialect) put(buffer, "}\n");
}
