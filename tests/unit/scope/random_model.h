// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The model that the random test checks the library against: the same IR in plain structs and
// arrays, slow and obvious.
//
// Entities are never freed, so that a remembered handle can always be compared with what it was
// made for.

#ifndef TENURE_TESTS_UNIT_SCOPE_RANDOM_MODEL_H
#define TENURE_TESTS_UNIT_SCOPE_RANDOM_MODEL_H

#include <stdlib.h>
#include <tenure/block.h>
#include <tenure/operation.h>
#include <tenure/value.h>
#include <tenure/walk.h>

#include "tn_test.h"

#define MODEL_KEYS 12
#define MODEL_PROPERTIES 4  // The first keys are properties.

typedef struct list {
  void** items;
  size_t count;
  size_t capacity;
} list;

typedef struct m_op m_op;
typedef struct m_block m_block;
typedef struct m_region m_region;
typedef struct m_value m_value;
typedef struct m_scope m_scope;

typedef struct m_use {
  m_op* op;
  size_t index;
} m_use;

struct m_scope {
  tn_scope* scope;
  m_scope* parent;
  uint32_t number;
  bool open;
};

struct m_value {
  bool alive;
  m_op* op;        // Results.
  m_block* block;  // Arguments.
  int type;
  m_use* uses;
  size_t use_count;
  size_t use_capacity;
  tn_value handle;  // In the root scope, as all of these.
};

struct m_op {
  bool alive;
  int id;
  int name;
  int place;  // 0: unknown
  m_block* block;
  m_scope* owner;  // Of a detached one; NULL when only pins keep it.
  list operands;   // m_value or NULL
  list results;
  list successors;  // m_block or NULL
  list regions;
  int attributes[MODEL_KEYS];  // -1: none
  int visited;
  tn_op handle;
};

struct m_block {
  bool alive;
  m_region* region;
  list ops;
  list arguments;
  list predecessors;  // m_op, one for each successor that names the block
  tn_block handle;
};

struct m_region {
  bool alive;
  m_op* op;
  list blocks;
  tn_region handle;
};

static inline void list_push(list* it, void* item) {
  if (it->count == it->capacity) {
    it->capacity = it->capacity == 0 ? 4 : it->capacity * 2;
    it->items = realloc(it->items, it->capacity * sizeof *it->items);
  }
  it->items[it->count++] = item;
}

static inline void list_insert(list* it, size_t at, void* item) {
  list_push(it, item);
  for (size_t i = it->count - 1; i > at; --i) it->items[i] = it->items[i - 1];
  it->items[at] = item;
}

static inline size_t list_find(const list* it, const void* item) {
  size_t at = 0;
  while (at < it->count && it->items[at] != item) ++at;
  return at;
}

static inline void list_remove_at(list* it, size_t at) {
  for (size_t i = at; i + 1 < it->count; ++i) it->items[i] = it->items[i + 1];
  --it->count;
}

static inline void list_remove(list* it, const void* item) {
  const size_t at = list_find(it, item);
  if (at < it->count) list_remove_at(it, at);
}

static inline void list_free(list* it) {
  free(it->items);
  *it = (list){0};
}

//===-- Uses ----------------------------------------------------------------------------------===//

static inline void model_add_use(m_value* value, m_op* op, size_t index) {
  if (value == NULL) return;
  if (value->use_count == value->use_capacity) {
    value->use_capacity = value->use_capacity == 0 ? 4 : value->use_capacity * 2;
    value->uses = realloc(value->uses, value->use_capacity * sizeof *value->uses);
  }
  value->uses[value->use_count++] = (m_use){op, index};
}

static inline void model_remove_use(m_value* value, const m_op* op, size_t index) {
  if (value == NULL) return;
  for (size_t i = 0; i < value->use_count; ++i) {
    if (value->uses[i].op != op || value->uses[i].index != index) continue;
    value->uses[i] = value->uses[--value->use_count];
    return;
  }
  TN_FAIL("the model lost a use");
}

static inline void model_set_operand(m_op* op, size_t index, m_value* value) {
  model_remove_use(op->operands.items[index], op, index);
  op->operands.items[index] = value;
  model_add_use(value, op, index);
}

static inline void model_resize_operands(m_op* op, size_t count) {
  while (op->operands.count > count) {
    const size_t last = op->operands.count - 1;
    model_remove_use(op->operands.items[last], op, last);
    --op->operands.count;
  }
  while (op->operands.count < count) list_push(&op->operands, NULL);
}

static inline void model_drop_uses(m_value* value) {
  while (value->use_count != 0) {
    const m_use use = value->uses[value->use_count - 1];
    model_set_operand(use.op, use.index, NULL);
  }
}

static inline void model_set_successor(m_op* op, size_t index, m_block* block) {
  m_block* old = op->successors.items[index];
  if (old != NULL) list_remove(&old->predecessors, op);
  op->successors.items[index] = block;
  if (block != NULL) list_push(&block->predecessors, op);
}

//===-- Trees ---------------------------------------------------------------------------------===//

static inline m_op* model_parent(const m_op* op) {
  return op->block == NULL ? NULL : op->block->region->op;
}

static inline bool model_is_ancestor(const m_op* ancestor, const m_op* op) {
  while (op != NULL && op != ancestor) op = model_parent(op);
  return op != NULL;
}

static inline size_t model_depth(const m_op* op) {
  size_t depth = 0;
  for (; op != NULL; op = model_parent(op)) ++depth;
  return depth;
}

static inline size_t model_tree_size(const m_op* op) {
  size_t size = 1;
  for (size_t r = 0; r < op->regions.count; ++r) {
    const m_region* region = op->regions.items[r];
    for (size_t b = 0; b < region->blocks.count; ++b) {
      const m_block* block = region->blocks.items[b];
      for (size_t i = 0; i < block->ops.count; ++i) size += model_tree_size(block->ops.items[i]);
    }
  }
  return size;
}

/// Whether a result of `op` is used by an op outside of it.
static inline bool model_has_outside_use(const m_op* op) {
  for (size_t i = 0; i < op->results.count; ++i) {
    const m_value* value = op->results.items[i];
    for (size_t u = 0; u < value->use_count; ++u) {
      if (!model_is_ancestor(op, value->uses[u].op)) return true;
    }
  }
  return false;
}

#endif  // TENURE_TESTS_UNIT_SCOPE_RANDOM_MODEL_H
