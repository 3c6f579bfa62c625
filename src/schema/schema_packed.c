// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From the bytes of packed.h to a tree, whose texts stay where they are. They were made by the
// build, so nothing about them is checked.

#include "schema/schema_node.h"

typedef struct unpacker {
  tn_arena* arena;
  const char* at;
  const char* end;
  bool is_out_of_memory;
  uint32_t value_count;
  tn_schema_node* values[TN_PACKED_VALUES_MAX];  ///< Of the definition, in order.
} unpacker;

/// NULL when out of memory, and then nothing is left to read.
static void* take(unpacker* it, size_t size) {
  void* taken = tn_arena__take(it->arena, size);
  if (taken != NULL) return taken;
  it->is_out_of_memory = true;
  it->at = it->end;
  return NULL;
}

/// Whether a list ends, whose end is read then.
static bool ends(unpacker* it) {
  if (it->at == it->end) return true;
  if (*it->at != (char)TN_PACKED_END) return false;
  ++it->at;
  return true;
}

/// The part of a text that there is ends with an end.
static tn_string_view read_text(unpacker* it) {
  const tn_string_view text = tn_string_view_from(it->at);
  it->at += text.size + 1;
  return text;
}

static tn_schema_value* read_value(unpacker* it);

static tn_schema_value* read_items(unpacker* it) {
  tn_schema_value* first = NULL;
  tn_schema_value** next = &first;
  while (!ends(it)) {
    *next = read_value(it);
    if (*next != NULL) next = &(*next)->next;
  }
  return first;
}

static tn_schema_value* read_value(unpacker* it) {
  tn_schema_value* value = take(it, sizeof *value);
  if (value == NULL) return NULL;
  value->kind = (tn_schema_kind)*it->at++;
  value->key = read_text(it);
  if (value->kind >= TN_KIND_REFERENCE) {
    value->items = read_items(it);
  } else if (value->kind != TN_KIND_UNIT) {
    value->text = read_text(it);
  }
  return value;
}

static tn_schema_operand read_operand(unpacker* it) {
  tn_schema_operand operand = {.arity = (tn_arity)((unsigned char)*it->at++ - TN_PACKED_ARITY)};
  operand.name = read_text(it);
  operand.constraint = it->values[(unsigned char)*it->at++ - 1];
  return operand;
}

/// Values and operands of an op, up to the end of these.
static void read_contents(unpacker* it, tn_schema_node* node) {
  tn_schema_operand operands[TN_PACKED_VALUES_MAX];
  tn_schema_value** next = &node->values;
  while (!ends(it)) {
    if ((unsigned char)*it->at < TN_KIND_UNIT) {
      operands[node->operand_count++] = read_operand(it);
    } else {
      *next = read_value(it);
      if (*next != NULL) next = &(*next)->next;
    }
  }
  if (node->operand_count == 0) return;
  const size_t size = node->operand_count * sizeof *operands;
  node->operands = take(it, size);
  if (node->operands != NULL) memcpy(node->operands, operands, size);
}

static tn_schema_node* read_op(unpacker* it);

static tn_schema_node* read_ops(unpacker* it) {
  tn_schema_node* first = NULL;
  tn_schema_node** next = &first;
  while (!ends(it)) {
    *next = read_op(it);
    if (*next != NULL) next = &(*next)->next;
  }
  return first;
}

static void read_definition(unpacker* it, tn_schema_node* node) {
  tn_schema_value* name = take(it, sizeof *name);
  if (name == NULL) return;
  *name = (tn_schema_value){.kind = TN_KIND_STRING, .key = {"sym_name", 8}, .text = read_text(it)};
  read_contents(it, node);
  name->next = node->values;
  node->values = name;
  it->value_count = 0;
  node->first = read_ops(it);
}

static tn_schema_node* read_op(unpacker* it) {
  tn_schema_node* node = take(it, sizeof *node);
  if (node == NULL) return NULL;
  node->word = (tn_schema_word)*it->at++;
  if (node->word <= TN_SCHEMA_TYPE) {
    read_definition(it, node);
  } else {
    read_contents(it, node);
    if (tn_schema_word__is_value(node->word)) it->values[it->value_count++] = node;
  }
  return node;
}

tn_schema_node* tn_schema_node__unpack(tn_arena* arena, tn_string_view bytes) {
  unpacker it;
  it.arena = arena;
  it.at = bytes.data;
  it.end = bytes.data + bytes.size;
  it.is_out_of_memory = false;
  it.value_count = 0;
  tn_schema_node* node = read_ops(&it);
  return it.is_out_of_memory ? NULL : node;
}
