// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a schema says, as the loader sees it: a tree of the ops that it is made of. That of a text
// is gathered from the module that it was read as (schema_gather.c), that of a schema that is built
// in from its bytes (schema_packed.c), and so no text is read for it.

#ifndef TENURE_SRC_SCHEMA_SCHEMA_NODE_H
#define TENURE_SRC_SCHEMA_SCHEMA_NODE_H

#include "base/text_buffer.h"
#include "ir/cells.h"
#include "schema/arena.h"
#include "schema/packed.h"

/// An attribute of an op, or an item of one.
typedef struct tn_schema_value {
  struct tn_schema_value* next;   ///< In the same list.
  struct tn_schema_value* items;  ///< Of an array, a dictionary, a reference.
  tn_string_view key;             ///< Empty for items of arrays.
  tn_string_view text;            ///< Of a string, an integer in digits, and what is spelled.
  tn_schema_kind kind;
  bool is_inherent;  ///< The op defines it; only said of what was read as a text.
} tn_schema_value;

typedef struct tn_schema_node tn_schema_node;

/// Which constraint stands for an operand of the op, and by what name.
typedef struct tn_schema_operand {
  tn_schema_node* constraint;
  tn_string_view name;
  tn_arity arity;
} tn_schema_operand;

/// What was loaded of a constraint, for others that have it as a part.
typedef struct tn_loaded_constraint {
  const struct tn_type_rule* rule;
  tn_string_view description;
} tn_loaded_constraint;

struct tn_schema_node {
  tn_schema_node* next;   ///< After it.
  tn_schema_node* first;  ///< In its first region.
  tn_schema_value* values;
  tn_schema_operand* operands;
  const tn_loaded_constraint* loaded;  ///< NULL until it was.
  uint32_t operand_count;
  tn_schema_word word;
  tn_ref ref;  ///< The op that was read; 0 for none.
};

/// The value of that key; NULL for none.
const tn_schema_value* tn_schema_value__find(const tn_schema_value* list, const char* key);

/// What the digits of an integer say.
int64_t tn_schema_value__integer(const tn_schema_value* value);

/// The definition in `bytes`, which outlives it, without those that stand in parts of their own;
/// NULL when out of memory.
tn_schema_node* tn_schema_node__unpack(tn_arena* arena, tn_string_view bytes);

/// Appends a definition as a text, that of a dialect up to its bracket.
void tn_schema_node__print(const tn_schema_node* node, tn_text_buffer* out_text);

#endif  // TENURE_SRC_SCHEMA_SCHEMA_NODE_H
