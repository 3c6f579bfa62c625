// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Unpacks the bytes of packed.h to a tree; texts stay in place. The build generates the bytes, so
// they are not checked.

#include "schema/schema_node.h"

typedef struct unpacker {
  tn_arena* arena;
  const char* at;
  const char* end;
  bool is_out_of_memory;
  uint32_t value_count;
  tn_schema_node* values[TN_PACKED_VALUES_MAX];  ///< The constraints of the definition, in order.
} unpacker;

/// Returns NULL when out of memory, and skips the remaining input.
static void* take(unpacker* self, size_t size) {
  void* taken = tn_arena__take(self->arena, size);
  if (taken != NULL) return taken;
  self->is_out_of_memory = true;
  self->at = self->end;
  return NULL;
}

/// Consumes the end of a list if it is reached.
static bool ends(unpacker* self) {
  if (self->at == self->end) return true;
  if (*self->at != (char)TN_PACKED_END) return false;
  ++self->at;
  return true;
}

/// Texts end with a NUL.
static tn_string_view read_text(unpacker* self) {
  const tn_string_view text = tn_string_view_from(self->at);
  self->at += text.size + 1;
  return text;
}

static tn_schema_value* read_value(unpacker* self);

static tn_schema_value* read_items(unpacker* self) {
  tn_schema_value* first = NULL;
  tn_schema_value** next = &first;
  while (!ends(self)) {
    *next = read_value(self);
    if (*next != NULL) next = &(*next)->next;
  }
  return first;
}

static tn_schema_value* read_value(unpacker* self) {
  tn_schema_value* value = take(self, sizeof *value);
  if (value == NULL) return NULL;
  value->kind = (tn_schema_kind)*self->at++;
  value->key = read_text(self);
  if (value->kind >= TN_KIND_REFERENCE) {
    value->items = read_items(self);
  } else if (value->kind != TN_KIND_UNIT) {
    value->text = read_text(self);
  }
  return value;
}

static tn_schema_operand read_operand(unpacker* self) {
  tn_schema_operand operand = {.arity = (tn_arity)((unsigned char)*self->at++ - TN_PACKED_ARITY)};
  operand.name = read_text(self);
  operand.constraint = self->values[(unsigned char)*self->at++ - 1];
  return operand;
}

/// Unpacks the values and operands of an op.
static void read_contents(unpacker* self, tn_schema_node* node) {
  tn_schema_operand operands[TN_PACKED_VALUES_MAX];
  tn_schema_value** next = &node->values;
  while (!ends(self)) {
    if ((unsigned char)*self->at < TN_KIND_UNIT) {
      operands[node->operand_count++] = read_operand(self);
    } else {
      *next = read_value(self);
      if (*next != NULL) next = &(*next)->next;
    }
  }
  if (node->operand_count == 0) return;
  const size_t size = node->operand_count * sizeof *operands;
  node->operands = take(self, size);
  if (node->operands != NULL) memcpy(node->operands, operands, size);
}

static tn_schema_node* read_op(unpacker* self);

static tn_schema_node* read_ops(unpacker* self) {
  tn_schema_node* first = NULL;
  tn_schema_node** next = &first;
  while (!ends(self)) {
    *next = read_op(self);
    if (*next != NULL) next = &(*next)->next;
  }
  return first;
}

static void read_definition(unpacker* self, tn_schema_node* node) {
  tn_schema_value* name = take(self, sizeof *name);
  if (name == NULL) return;
  *name =
      (tn_schema_value){.kind = TN_KIND_STRING, .key = {"sym_name", 8}, .text = read_text(self)};
  read_contents(self, node);
  name->next = node->values;
  node->values = name;
  self->value_count = 0;
  node->first = read_ops(self);
}

static tn_schema_node* read_op(unpacker* self) {
  tn_schema_node* node = take(self, sizeof *node);
  if (node == NULL) return NULL;
  node->word = (tn_schema_word)*self->at++;
  if (node->word <= TN_SCHEMA_TYPE) {
    read_definition(self, node);
  } else {
    read_contents(self, node);
    if (tn_schema_word__is_value(node->word)) self->values[self->value_count++] = node;
  }
  return node;
}

tn_schema_node* tn_schema_node__unpack(tn_arena* arena, tn_string_view bytes) {
  unpacker self;
  self.arena = arena;
  self.at = bytes.data;
  self.end = bytes.data + bytes.size;
  self.is_out_of_memory = false;
  self.value_count = 0;
  tn_schema_node* node = read_ops(&self);
  return self.is_out_of_memory ? NULL : node;
}
