// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure view: a module as a tree of nodes.
//
// Ops are visited in order, each after its parent. With an op come its regions, blocks and
// arguments, so that all groups except scopes exist before their contents.

#include <stdlib.h>
#include <string.h>
#include <tenure/block.h>
#include <tenure/location.h>
#include <tenure/symbol.h>
#include <tenure/value.h>
#include <tenure/walk.h>

#include "view.h"

/// From this number on, arguments outside of a scope get their own group.
#define ARGUMENT_GROUP_MIN 6u
/// The limits of the search through an argument's uses, beyond which it stays with its block.
#define USES_MAX 64u
#define CLIMB_MAX 64u

typedef tn_string_view scope_names[TN_LOCATION_SCOPES_MAX];

//===-- Tables --------------------------------------------------------------------------------===//

static uint64_t mix(uint64_t hash) {
  hash *= 0x9e3779b97f4a7c15u;
  return hash ^ hash >> 32;
}

static uint64_t hash_scope(uint32_t parent, tn_string_view name) {
  uint64_t hash = mix(parent + 1);
  for (size_t i = 0; i < name.size; ++i) hash = mix(hash ^ (unsigned char)name.data[i]);
  return hash;
}

typedef enum table_kind { OPS, BLOCKS, SCOPES } table_kind;

static uint64_t hash_of(const tool_view* self, table_kind kind, uint32_t item) {
  if (kind == OPS) return mix(self->nodes[item].op.slot);
  if (kind == BLOCKS) return mix(self->block_items[item].slot);
  return hash_scope(self->nodes[item].parent, self->nodes[item].name);
}

static bool grow_table(tool_view* self, table_kind kind, tool_view_table* table) {
  const size_t capacity = table->capacity == 0 ? 64 : 2 * table->capacity;
  uint32_t* items = calloc(capacity, sizeof *items);
  if (items == NULL) return false;
  for (size_t i = 0; i < table->capacity; ++i) {
    if (table->items[i] == 0) continue;
    size_t at = hash_of(self, kind, table->items[i] - 1) & (capacity - 1);
    while (items[at] != 0) at = (at + 1) & (capacity - 1);
    items[at] = table->items[i];
  }
  free(table->items);
  table->items = items;
  table->capacity = capacity;
  return true;
}

static void add_to_table(tool_view* self, table_kind kind, tool_view_table* table, uint32_t item) {
  if (2 * (table->count + 1) > table->capacity && !grow_table(self, kind, table)) {
    self->failed = true;
    return;
  }
  size_t at = hash_of(self, kind, item) & (table->capacity - 1);
  while (table->items[at] != 0) at = (at + 1) & (table->capacity - 1);
  table->items[at] = item + 1;
  ++table->count;
}

uint32_t tool_view_op_node(const tool_view* view, tn_op op) {
  const tool_view_table* table = &view->ops;
  if (table->count == 0 || tn_op_is_null(op)) return TOOL_VIEW_NONE;
  for (size_t at = mix(op.slot);; ++at) {
    const uint32_t item = table->items[at & (table->capacity - 1)];
    if (item == 0) return TOOL_VIEW_NONE;
    if (view->nodes[item - 1].op.slot == op.slot) return item - 1;
  }
}

static const struct tool_view_block* find_block(const tool_view* view, tn_block block) {
  const tool_view_table* table = &view->blocks;
  if (table->count == 0 || tn_block_is_null(block)) return NULL;
  for (size_t at = mix(block.slot);; ++at) {
    const uint32_t item = table->items[at & (table->capacity - 1)];
    if (item == 0) return NULL;
    if (view->block_items[item - 1].slot == block.slot) return &view->block_items[item - 1];
  }
}

uint32_t tool_view_block_node(const tool_view* view, tn_block block) {
  const struct tool_view_block* found = find_block(view, block);
  return found == NULL ? TOOL_VIEW_NONE : found->node;
}

uint32_t tool_view_value_node(const tool_view* view, tn_value value) {
  if (tn_value_is_null(value)) return TOOL_VIEW_NONE;
  if (!tn_value_is_block_argument(value)) return tool_view_op_node(view, tn_value_owner_op(value));
  const struct tool_view_block* found = find_block(view, tn_value_owner_block(value));
  if (found == NULL) return TOOL_VIEW_NONE;
  return found->first_argument + (uint32_t)tn_value_number(value);
}

//===-- Nodes ---------------------------------------------------------------------------------===//

static uint32_t add_node(tool_view* self, tool_view_kind kind, uint32_t parent) {
  if (self->count == self->capacity) {
    const size_t capacity = self->capacity == 0 ? 64 : 2 * self->capacity;
    tool_view_node* nodes =
        capacity < TOOL_VIEW_NONE ? realloc(self->nodes, capacity * sizeof *nodes) : NULL;
    if (nodes == NULL) {
      self->failed = true;
      return TOOL_VIEW_NONE;
    }
    self->nodes = nodes;
    self->capacity = capacity;
  }
  self->nodes[self->count] = (tool_view_node){
      .kind = kind,
      .parent = parent,
      .scoped = parent == TOOL_VIEW_NONE ? TOOL_VIEW_NONE : self->nodes[parent].scoped};
  return (uint32_t)self->count++;
}

static uint32_t find_scope(const tool_view* self, uint32_t parent, tn_string_view name) {
  const tool_view_table* table = &self->scopes;
  if (table->count == 0) return TOOL_VIEW_NONE;
  for (size_t at = hash_scope(parent, name);; ++at) {
    const uint32_t item = table->items[at & (table->capacity - 1)];
    if (item == 0) return TOOL_VIEW_NONE;
    const tool_view_node* node = &self->nodes[item - 1];
    if (node->parent == parent && tn_string_view_equal(node->name, name)) return item - 1;
  }
}

/// Returns the group of `count` scopes in `parent`.
static uint32_t enter_scopes(tool_view* self, uint32_t parent, const tn_string_view* names,
                             size_t count) {
  for (size_t i = 0; i < count; ++i) {
    uint32_t next = find_scope(self, parent, names[i]);
    if (next == TOOL_VIEW_NONE) {
      next = add_node(self, TOOL_VIEW_SCOPE, parent);
      if (next == TOOL_VIEW_NONE) return parent;
      self->nodes[next].name = names[i];
      add_to_table(self, SCOPES, &self->scopes, next);
      if (self->failed) return parent;
    }
    parent = next;
  }
  return parent;
}

/// Returns the scopes of an op that its ancestors are not in.
static size_t read_scopes(const tool_view* self, uint32_t container, tn_op op, scope_names out) {
  scope_names around;
  const size_t count = tn_location_name_scopes(tn_op_location(op), out, TN_LOCATION_SCOPES_MAX);
  const uint32_t scoped = self->nodes[container].scoped;
  if (scoped == TOOL_VIEW_NONE || count == 0) return count;
  const size_t around_count = tn_location_name_scopes(tn_op_location(self->nodes[scoped].op),
                                                      around, TN_LOCATION_SCOPES_MAX);
  size_t shared = 0;
  while (shared < count && shared < around_count &&
         tn_string_view_equal(out[shared], around[shared])) {
    ++shared;
  }
  memmove(out, out + shared, (count - shared) * sizeof *out);
  return count - shared;
}

//===-- Arguments -----------------------------------------------------------------------------===//

/// Returns the op of `block` that is or contains `op`; null if that is too far.
static tn_op climb_to(tn_block block, tn_op op) {
  for (uint32_t i = 0; i < CLIMB_MAX && !tn_op_is_null(op); ++i) {
    if (tn_op_block(op).slot == block.slot) return op;
    op = tn_op_parent(op);
  }
  return (tn_op){0, 0, 0, 0};
}

/// Returns the scopes of all ops of `block` that use `value`.
static size_t shared_scopes(const tool_view* self, uint32_t container, tn_block block,
                            tn_value value, scope_names out) {
  size_t count = SIZE_MAX;
  size_t seen = 0;
  for (tn_use use = tn_value_first_use(value); !tn_use_is_null(use); use = tn_use_next(use)) {
    scope_names names;
    const tn_op user = climb_to(block, tn_use_owner(use));
    if (tn_op_is_null(user) || ++seen > USES_MAX) return 0;
    const size_t found = read_scopes(self, container, user, names);
    size_t shared = 0;
    if (count == SIZE_MAX) {
      memcpy(out, names, found * sizeof *out);
      shared = found;
    } else {
      while (shared < count && shared < found && tn_string_view_equal(out[shared], names[shared])) {
        ++shared;
      }
    }
    count = shared;
    if (count == 0) return 0;
  }
  return count == SIZE_MAX ? 0 : count;
}

static void place_arguments(tool_view* self, tn_block block, uint32_t container, uint32_t first) {
  const size_t count = tn_block_argument_count(block);
  size_t loose = 0;
  for (size_t i = 0; i < count && !self->failed; ++i) {
    scope_names names;
    const size_t shared = shared_scopes(self, container, block, tn_block_argument(block, i), names);
    const uint32_t parent = enter_scopes(self, container, names, shared);
    self->nodes[first + i].parent = parent;
    if (parent == container) ++loose;
  }
  if (loose < ARGUMENT_GROUP_MIN || self->failed) return;
  const uint32_t group = add_node(self, TOOL_VIEW_ARGUMENTS, container);
  for (size_t i = 0; i < count && !self->failed; ++i) {
    if (self->nodes[first + i].parent == container) self->nodes[first + i].parent = group;
  }
}

//===-- Regions and blocks --------------------------------------------------------------------===//

static void add_block(tool_view* self, tn_block block, uint32_t container) {
  if (self->block_count == self->block_capacity) {
    const size_t capacity = self->block_capacity == 0 ? 16 : 2 * self->block_capacity;
    void* items = realloc(self->block_items, capacity * sizeof *self->block_items);
    self->failed |= items == NULL;
    if (items == NULL) return;
    self->block_items = items;
    self->block_capacity = capacity;
  }
  const uint32_t first = (uint32_t)self->count;
  for (size_t i = 0; i < tn_block_argument_count(block) && !self->failed; ++i) {
    const uint32_t node = add_node(self, TOOL_VIEW_ARGUMENT, container);
    if (self->failed) return;
    self->nodes[node].number = (uint32_t)i;
    self->nodes[node].value = tn_block_argument(block, i);
  }
  self->block_items[self->block_count] =
      (struct tool_view_block){.slot = block.slot, .node = container, .first_argument = first};
  add_to_table(self, BLOCKS, &self->blocks, (uint32_t)self->block_count++);
  if (!self->failed) place_arguments(self, block, container, first);
}

static void add_region(tool_view* self, tn_region region, uint32_t node) {
  const bool has_many = tn_region_block_count(region) > 1;
  uint32_t number = 0;
  for (tn_block block = tn_region_first_block(region); !tn_block_is_null(block) && !self->failed;
       block = tn_block_next(block)) {
    uint32_t container = node;
    if (has_many) {
      container = add_node(self, TOOL_VIEW_BLOCK, node);
      if (self->failed) return;
      self->nodes[container].number = number++;
    }
    add_block(self, block, container);
  }
}

static void add_regions(tool_view* self, uint32_t node, tn_op op) {
  const size_t count = tn_op_region_count(op);
  for (size_t i = 0; i < count && !self->failed; ++i) {
    const tn_region region = tn_op_region(op, i);
    uint32_t container = node;
    if (tn_region_is_empty(region)) continue;
    if (count > 1) {
      container = add_node(self, TOOL_VIEW_REGION, node);
      if (self->failed) return;
      self->nodes[container].number = (uint32_t)i;
    }
    add_region(self, region, container);
  }
}

//===-- Ops -----------------------------------------------------------------------------------===//

static tn_walk_result visit(tn_op op, void* user_data) {
  tool_view* self = user_data;
  scope_names names;
  uint32_t parent = TOOL_VIEW_NONE;
  if (self->count != 0) {
    const uint32_t container = tool_view_block_node(self, tn_op_block(op));
    if (container == TOOL_VIEW_NONE) return TN_WALK_ADVANCE;
    // A symbol, like a function, is shown in its symbol table and not in its scopes.
    const bool is_symbol = tn_symbol_name(op).size != 0;
    const size_t count = is_symbol ? 0 : read_scopes(self, container, op, names);
    parent = enter_scopes(self, container, names, count);
  }
  const uint32_t node = add_node(self, TOOL_VIEW_OP, parent);
  if (self->failed) return TN_WALK_INTERRUPT;
  ++self->op_count;
  self->nodes[node].op = op;
  if (tn_location_name_scopes(tn_op_location(op), names, 0) != 0) self->nodes[node].scoped = node;
  add_to_table(self, OPS, &self->ops, node);
  if (!self->failed) add_regions(self, node, op);
  return self->failed ? TN_WALK_INTERRUPT : TN_WALK_ADVANCE;
}

bool tool_view_make(tn_op root, tool_view* out_view) {
  *out_view = (tool_view){0};
  const tn_status status = tn_op_walk(root, TN_WALK_PRE_ORDER, visit, out_view);
  if (out_view->failed) tool_error("out of memory");
  return status == TN_OK && !out_view->failed;
}

void tool_view_free(tool_view* view) {
  free(view->nodes);
  free(view->ops.items);
  free(view->blocks.items);
  free(view->scopes.items);
  free(view->block_items);
}
