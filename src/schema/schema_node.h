// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The loader's view of a schema: a tree of its ops. For a text, it is built from the parsed module
// (schema_gather.c), for a shipped schema, from packed bytes without parsing text
// (schema_packed.c).

#ifndef TENURE_SRC_SCHEMA_SCHEMA_NODE_H
#define TENURE_SRC_SCHEMA_SCHEMA_NODE_H

#include "base/text_buffer.h"
#include "ir/cells.h"
#include "schema/arena.h"
#include "schema/packed.h"

/// An attribute of an op, or an item of an attribute.
typedef struct tn_schema_value {
  struct tn_schema_value* next;   ///< The next value in the same list.
  struct tn_schema_value* items;  ///< Of an array, a dictionary or a reference.
  tn_string_view key;             ///< Empty for items of arrays.
  tn_string_view text;            ///< A string, the digits of an integer, or the text of another
                                  ///< attribute.
  tn_schema_kind kind;
  bool is_inherent;  ///< The op defines it; only set when parsed from text.
} tn_schema_value;

typedef struct tn_schema_node tn_schema_node;

/// The constraint of an operand of the op, and its name.
typedef struct tn_schema_operand {
  tn_schema_node* constraint;
  tn_string_view name;
  tn_arity arity;
} tn_schema_operand;

/// A loaded constraint, shared by constraints that contain it.
typedef struct tn_loaded_constraint {
  const struct tn_type_rule* rule;
  tn_string_view description;
} tn_loaded_constraint;

struct tn_schema_node {
  tn_schema_node* next;   ///< The next op.
  tn_schema_node* first;  ///< The first op in its first region.
  tn_schema_value* values;
  tn_schema_operand* operands;
  const tn_loaded_constraint* loaded;  ///< NULL until loaded.
  uint32_t operand_count;
  tn_schema_word word;
  tn_ref ref;  ///< The parsed op; 0 for none.
};

/// Finds the value with a key; NULL for none.
const tn_schema_value* tn_schema_value__find(const tn_schema_value* list, const char* key);

/// Converts the digits of an integer.
int64_t tn_schema_value__integer(const tn_schema_value* value);

/// Unpacks the definition in `bytes`, which must outlive the result, without nested definitions
/// that are separate parts; NULL when out of memory.
tn_schema_node* tn_schema_node__unpack(tn_arena* arena, tn_string_view bytes);

/// Appends a definition as text; for a dialect, only up to its opening bracket.
void tn_schema_node__print(const tn_schema_node* node, tn_text_buffer* out_text);

#endif  // TENURE_SRC_SCHEMA_SCHEMA_NODE_H
