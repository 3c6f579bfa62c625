// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ops of the schemas, by name.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compile.h"

static bool is_same(tn_string_view a, tn_string_view b) {
  return a.size == b.size && memcmp(a.data, b.data, a.size) == 0;
}

const tn_pdll_definition* tn_known_ops__find(const tn_known_ops* ops, tn_string_view name) {
  for (size_t i = 0; i < ops->count; ++i) {
    if (is_same(ops->items[i].name, name)) return &ops->items[i];
  }
  return NULL;
}

size_t tn_known_ops__operand(const tn_pdll_definition* op, tn_string_view name) {
  size_t i = 0;
  while (i < op->operand_count && !is_same(op->operands[i].name, name)) ++i;
  return i;
}

bool tn_known_ops__has_attribute(const tn_pdll_definition* op, tn_string_view name) {
  for (size_t i = 0; i < op->attribute_count; ++i) {
    if (is_same(op->attributes[i].name, name)) return true;
  }
  return false;
}

//===-- Adding --------------------------------------------------------------------------------===//

static void* resize(void* user_data, void* block, size_t old_size, size_t new_size,
                    size_t alignment) {
  (void)user_data;
  (void)old_size;
  (void)alignment;
  if (new_size == 0) {
    free(block);
    return NULL;
  }
  block = realloc(block, new_size);
  if (block != NULL) return block;
  fprintf(stderr, "pack_schemas: out of memory\n");
  exit(1);
}

const tn_allocator* tn_lowerings__allocator(void) {
  static const tn_allocator allocator = {.resize = resize};
  return &allocator;
}

static tn_string_view copy_of(tn_string_view text) {
  char* copy = resize(NULL, NULL, 0, text.size + 1, 1);
  memcpy(copy, text.data, text.size);
  return (tn_string_view){copy, text.size};
}

static tn_pdll_definition* last_of(tn_known_ops* ops) { return &ops->items[ops->count - 1]; }

void tn_known_ops__rename(tn_known_ops* ops, tn_string_view dialect, tn_string_view name) {
  const size_t size = dialect.size + 1 + name.size;
  char* text = resize(NULL, NULL, 0, size + 1, 1);
  memcpy(text, dialect.data, dialect.size);
  text[dialect.size] = '.';
  memcpy(text + dialect.size + 1, name.data, name.size);
  free((void*)last_of(ops)->name.data);
  last_of(ops)->name = (tn_string_view){text, size};
}

void tn_known_ops__add(tn_known_ops* ops, tn_string_view dialect, tn_string_view name) {
  if (ops->count == ops->capacity) {
    ops->capacity = ops->capacity == 0 ? 1024 : 2 * ops->capacity;
    ops->items = resize(NULL, ops->items, 0, ops->capacity * sizeof *ops->items, 1);
  }
  ops->items[ops->count++] = (tn_pdll_definition){.name = {NULL, 0}};
  tn_known_ops__rename(ops, dialect, name);
}

void tn_known_ops__add_group(tn_known_ops* ops, bool is_result, tn_string_view name,
                             tn_arity arity) {
  tn_pdll_definition* op = last_of(ops);
  const tn_pdll_group** groups = is_result ? &op->results : &op->operands;
  size_t* count = is_result ? &op->result_count : &op->operand_count;
  tn_pdll_group* items = resize(NULL, (void*)*groups, 0, (*count + 1) * sizeof *items, 1);
  items[(*count)++] = (tn_pdll_group){copy_of(name), arity == TN_SINGLE     ? TN_PDLL_SINGLE
                                                     : arity == TN_OPTIONAL ? TN_PDLL_OPTIONAL
                                                                            : TN_PDLL_VARIADIC};
  *groups = items;
}

void tn_known_ops__add_attribute(tn_known_ops* ops, tn_string_view name, bool is_optional) {
  tn_pdll_definition* op = last_of(ops);
  tn_pdll_attribute* items =
      resize(NULL, (void*)op->attributes, 0, (op->attribute_count + 1) * sizeof *items, 1);
  items[op->attribute_count++] = (tn_pdll_attribute){copy_of(name), is_optional};
  op->attributes = items;
}

void tn_known_ops__free(tn_known_ops* ops) {
  for (size_t i = 0; i < ops->count; ++i) {
    const tn_pdll_definition* op = &ops->items[i];
    for (size_t k = 0; k < op->operand_count; ++k) free((void*)op->operands[k].name.data);
    for (size_t k = 0; k < op->result_count; ++k) free((void*)op->results[k].name.data);
    for (size_t k = 0; k < op->attribute_count; ++k) free((void*)op->attributes[k].name.data);
    free((void*)op->operands);
    free((void*)op->results);
    free((void*)op->attributes);
    free((void*)op->name.data);
  }
  free(ops->items);
}
