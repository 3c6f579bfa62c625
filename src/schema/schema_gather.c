// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builds a schema tree from a module of irdl ops. Texts stay in the memory of the module's context;
// attributes without a dedicated kind are printed.

#include "base/judy_map.h"
#include "base/text_buffer.h"
#include "ir/services.h"
#include "ir/shape.h"
#include "schema/schema_load.h"
#include "schema/shipped.h"

/// The maximum nesting depth of ops; a constraint has depth three.
#define DEPTH_MAX 100u

typedef struct gatherer {
  tn_arena* arena;
  const tn_context* from;
  tn_judy_map nodes;  ///< Maps an op with results to its node.
  uint32_t depth;
  tn_schema_node* deep;  ///< A node that is nested too deep; NULL for none.
  bool is_out_of_memory;
} gatherer;

static void* take(gatherer* self, size_t size) {
  void* taken = tn_arena__take(self->arena, size);
  if (taken == NULL) self->is_out_of_memory = true;
  return taken;
}

//===-- Values --------------------------------------------------------------------------------===//

static tn_string_view keep(gatherer* self, const tn_text_buffer* text) {
  const tn_string_view kept = tn_arena__copy(self->arena, tn_text_buffer_view(text));
  if (text->failed || kept.data == NULL) self->is_out_of_memory = true;
  return kept;
}

static void gather_integer(gatherer* self, tn_attribute attribute, tn_schema_value* value) {
  tn_text_buffer text = tn_text_buffer_make(self->arena->allocator);
  tn_text_buffer_format(&text, "%lld", (long long)tn_integer_attribute_value(attribute));
  value->kind = TN_KIND_INTEGER;
  value->text = keep(self, &text);
  tn_text_buffer_free(&text);
}

static void gather_spelled(gatherer* self, tn_attribute attribute, tn_schema_value* value) {
  tn_text_buffer text = tn_text_buffer_make(self->arena->allocator);
  value->kind = TN_KIND_SPELLED;
  text.failed |= tn_attribute_print(attribute, tn_text_buffer_write, &text) != TN_OK;
  value->text = keep(self, &text);
  tn_text_buffer_free(&text);
}

static tn_schema_value* add_value(gatherer* self, tn_schema_value*** next, tn_string_view key) {
  tn_schema_value* value = take(self, sizeof *value);
  if (value == NULL) return NULL;
  value->key = key;
  **next = value;
  *next = &value->next;
  return value;
}

/// Converts an attribute without items, or an item.
static void gather_one(gatherer* self, tn_attribute attribute, tn_schema_value* value) {
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_STRING)) {
    value->kind = TN_KIND_STRING;
    value->text = tn_string_attribute_value(attribute);
  } else if (tn_attribute__is(attribute, TN_ATTRIBUTE_INTEGER)) {
    gather_integer(self, attribute, value);
  } else {
    value->kind = TN_KIND_UNIT;
  }
}

static void gather_item(gatherer* self, tn_attribute item, tn_string_view key,
                        tn_schema_value*** next) {
  tn_schema_value* value = add_value(self, next, key);
  if (value != NULL) gather_one(self, item, value);
}

static void gather_items(gatherer* self, tn_attribute attribute, tn_schema_value* value) {
  tn_schema_value** next = &value->items;
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_ARRAY)) {
    value->kind = TN_KIND_ARRAY;
    const size_t count = tn_array_attribute_count(attribute);
    for (size_t i = 0; i < count && !self->is_out_of_memory; ++i) {
      gather_item(self, tn_array_attribute_element(attribute, i), (tn_string_view){NULL, 0}, &next);
    }
    return;
  }
  value->kind = TN_KIND_DICTIONARY;
  const size_t count = tn_dictionary_attribute_count(attribute);
  for (size_t i = 0; i < count && !self->is_out_of_memory; ++i) {
    const tn_named_attribute entry = tn_dictionary_attribute_entry(attribute, i);
    gather_item(self, entry.value, tn_identifier_text(entry.name), &next);
  }
}

static void gather_reference(gatherer* self, tn_attribute attribute, tn_schema_value* value) {
  tn_schema_value** next = &value->items;
  value->kind = TN_KIND_REFERENCE;
  const size_t count = tn_symbol_ref_attribute_nested_count(attribute);
  for (size_t i = 0; i <= count && !self->is_out_of_memory; ++i) {
    tn_schema_value* item = add_value(self, &next, (tn_string_view){NULL, 0});
    if (item == NULL) return;
    item->kind = TN_KIND_STRING;
    item->text = i == 0 ? tn_symbol_ref_attribute_root(attribute)
                        : tn_symbol_ref_attribute_nested(attribute, i - 1);
  }
}

static void gather_value(gatherer* self, tn_attribute attribute, tn_schema_value* value) {
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_ARRAY) ||
      tn_attribute__is(attribute, TN_ATTRIBUTE_DICTIONARY)) {
    gather_items(self, attribute, value);
  } else if (tn_attribute__is(attribute, TN_ATTRIBUTE_SYMBOL_REF)) {
    gather_reference(self, attribute, value);
  } else {
    gather_one(self, attribute, value);
    if (value->kind == TN_KIND_UNIT && !tn_attribute__is(attribute, TN_ATTRIBUTE_UNIT)) {
      gather_spelled(self, attribute, value);
    }
  }
}

static void gather_values(gatherer* self, tn_schema_node* node) {
  tn_op_cell* cell = tn_op__at(self->from, node->ref);
  const tn_shape_payload* shape = tn_op_cell__shape(self->from, cell);
  tn_schema_value** next = &node->values;
  for (uint32_t i = 0; i < shape->key_count && !self->is_out_of_memory; ++i) {
    const tn_uref key = shape->keys[i];
    const tn_string_payload* name =
        tn_storage_payload(tn_uniquer__at(&self->from->uniquer, key & ~TN_UREF_FLAG));
    tn_schema_value* value = add_value(self, &next, (tn_string_view){name->text, name->size});
    if (value == NULL) return;
    value->is_inherent = (key & TN_UREF_FLAG) != 0;
    gather_value(self, tn_attribute__from(self->from, tn_op_cell__attributes(self->from, cell)[i]),
                 value);
  }
}

//===-- Ops -----------------------------------------------------------------------------------===//

static tn_schema_word word_of(const gatherer* self, tn_ref op) {
  const tn_string_view name = tn_op_cell__name_text(self->from, tn_op__at(self->from, op));
  for (uint32_t i = 1; i < TN_SCHEMA_WORD_COUNT; ++i) {
    if (tn_string_view_equal(name, tn_string_view_from(tn_shipped_words[i]))) {
      return (tn_schema_word)i;
    }
  }
  return TN_SCHEMA_OTHER;
}

static tn_ref first_inside(const gatherer* self, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(self->from, op);
  if (tn_op_cell__region_count(cell) == 0) return 0;
  const tn_ref block = tn_region__at(self->from, tn_op_cell__region(cell, 0))->first_block;
  return block == 0 ? 0 : tn_block__at(self->from, block)->first_op;
}

/// Parses the next word of `variadicity_array[single, optional]`, which follows `[` or a comma.
static tn_arity arity_at(const char** at) {
  if (*at == NULL) return TN_SINGLE;
  const char* word = *at + 1;
  word += strspn(word, " ");
  *at = strchr(word, ',');
  return *word == 'o' ? TN_OPTIONAL : *word == 'v' ? TN_VARIADIC : TN_SINGLE;
}

static const char* arities_of(const tn_schema_node* node) {
  const tn_schema_value* value = tn_schema_value__find(node->values, "variadicity");
  return value == NULL || value->kind != TN_KIND_SPELLED ? NULL : strchr(value->text.data, '[');
}

/// Returns the next name; there may be fewer names than operands.
static tn_string_view name_at(const tn_schema_value** name) {
  const tn_schema_value* item = *name;
  if (item == NULL) return (tn_string_view){NULL, 0};
  *name = item->next;
  return item->kind == TN_KIND_STRING ? item->text : (tn_string_view){NULL, 0};
}

static const tn_schema_value* names_of(const tn_schema_node* node) {
  const bool of_attributes = node->word == TN_SCHEMA_ATTRIBUTES;
  const tn_schema_value* list =
      tn_schema_value__find(node->values, of_attributes ? "attributeValueNames" : "names");
  return list == NULL ? NULL : list->items;
}

static void gather_operands(gatherer* self, tn_schema_node* node) {
  const tn_op_cell* cell = tn_op__at(self->from, node->ref);
  node->operand_count = tn_op_cell__operand_count(self->from, cell);
  if (node->operand_count == 0) return;
  node->operands = take(self, node->operand_count * sizeof *node->operands);
  if (node->operands == NULL) return;
  const tn_schema_value* name = names_of(node);
  const char* arity = arities_of(node);
  for (uint32_t i = 0; i < node->operand_count; ++i) {
    tn_schema_operand* operand = &node->operands[i];
    const tn_ref value = tn_op_cell__operand(self->from, node->ref, cell, i);
    uintptr_t owner = (uintptr_t)node;
    if (!tn_value__is_argument(value)) {
      (void)tn_judy_map_get(&self->nodes, tn_value__owner(self->from, value), &owner);
    }
    *operand = (tn_schema_operand){
        .constraint = (tn_schema_node*)owner, .name = name_at(&name), .arity = arity_at(&arity)};
  }
}

static tn_schema_node* gather_op(gatherer* self, tn_ref op);

static void gather_inside(gatherer* self, tn_schema_node* node) {
  tn_schema_node** next = &node->first;
  if (self->depth == DEPTH_MAX) {
    self->deep = node;
    return;
  }
  ++self->depth;
  for (tn_ref op = first_inside(self, node->ref); op != 0 && !self->is_out_of_memory;
       op = tn_op__at(self->from, op)->next) {
    *next = gather_op(self, op);
    if (*next != NULL) next = &(*next)->next;
  }
  --self->depth;
}

static tn_schema_node* gather_op(gatherer* self, tn_ref op) {
  tn_schema_node* node = take(self, sizeof *node);
  if (node == NULL) return NULL;
  node->ref = op;
  node->word = word_of(self, op);
  gather_values(self, node);
  gather_inside(self, node);
  if (tn_op_cell__result_count(tn_op__at(self->from, op)) != 0 &&
      tn_judy_map_set(&self->nodes, op, (uintptr_t)node) != TN_OK) {
    self->is_out_of_memory = true;
  }
  return node;
}

/// Links operands after all nodes exist, because a value may be used before its definition.
static void link_operands(gatherer* self, tn_schema_node* node) {
  gather_operands(self, node);
  for (tn_schema_node* inside = node->first; inside != NULL; inside = inside->next) {
    link_operands(self, inside);
  }
}

tn_status tn_schema__gather(tn_schema_source* source, tn_arena* arena, tn_ref op) {
  gatherer self = {.arena = arena, .from = source->from};
  source->op = gather_op(&self, op);
  if (!self.is_out_of_memory) link_operands(&self, source->op);
  tn_judy_map_clear(&self.nodes);
  if (self.is_out_of_memory) return tn_schema__out_of_memory(source);
  if (self.deep == NULL) return TN_OK;
  source->op = self.deep;
  return tn_schema__fail(source, "ops of a schema nest more than %u deep", DEPTH_MAX);
}
