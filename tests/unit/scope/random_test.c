// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A million random operations against a simple model.
//
// Each step does one thing through the public API and the same to the model: make, clone, move,
// detach and erase ops, change operands, successors, attributes, types, locations, blocks and
// arguments, walk while everything changes, open, close and keep across scopes, tie and drop
// wrappers, pin and let go. After each step some of the handles remembered from
// long ago are asked again: each must resolve to what it was made for or say stale, and which of
// the two is known. Every so often the whole IR is compared with the model, in both directions.
// TENURE_RANDOM_STEPS sets another number of steps, TENURE_RANDOM_SEED another course.

#include <stdio.h>

#include <tenure/host.h>
#include <tenure/verify.h>
#include "random_model.h"

#define MEMORY_SIZE 4096
#define LIVE_OPS_MAX 220
#define SCOPES_MAX 6
#define TYPES 4
#define NAMES 5
#define PLACES 8

typedef enum kind { KIND_OP, KIND_BLOCK, KIND_REGION, KIND_VALUE } kind;

/// A handle from some time ago.
typedef struct memory {
  kind kind;
  void* entity;
  m_scope* scope;
  union {
    tn_op op;
    tn_block block;
    tn_region region;
    tn_value value;
  } handle;
} memory;

static struct {
  uint64_t random;
  tn_context* context;
  tn_type types[TYPES];
  tn_type integer;
  tn_operation_name names[NAMES];
  tn_identifier id_name;
  tn_identifier keys[MODEL_KEYS];
  tn_attribute numbers[64];
  tn_location places[PLACES];
  int next_id;
  list ops;     // Alive.
  list blocks;  // Alive.
  list values;  // Alive.
  list graveyard[4];
  m_scope* scopes[SCOPES_MAX];
  size_t scope_count;
  list closed_scopes;
  memory memories[MEMORY_SIZE];
  size_t memory_count;
  size_t stale_count;
  size_t fresh_count;
  size_t reclaimed_count;
  size_t ownerless_count;
  size_t chaos_count;
} w;

//===-- Chance --------------------------------------------------------------------------------===//

static uint64_t draw(void) {
  w.random ^= w.random << 13;
  w.random ^= w.random >> 7;
  w.random ^= w.random << 17;
  return w.random;
}

static size_t below(size_t limit) { return limit == 0 ? 0 : (size_t)(draw() % limit); }
static bool one_in(size_t n) { return below(n) == 0; }
static m_op* any_op(void) { return w.ops.count == 0 ? NULL : w.ops.items[below(w.ops.count)]; }
static m_block* any_block(void) {
  return w.blocks.count == 0 ? NULL : w.blocks.items[below(w.blocks.count)];
}
static m_value* any_value(void) {
  return w.values.count == 0 ? NULL : w.values.items[below(w.values.count)];
}
static m_region* any_region(void) {
  m_op* op = any_op();
  if (op == NULL || op->regions.count == 0) return NULL;
  return op->regions.items[below(op->regions.count)];
}
static m_scope* any_scope(void) { return w.scopes[below(w.scope_count)]; }

//===-- Handles through scopes ----------------------------------------------------------------===//

static void remember(const memory* it) { w.memories[w.memory_count++ % MEMORY_SIZE] = *it; }

static tn_op op_in(m_op* op, m_scope* scope) {
  tn_op handle = op->handle;
  handle.scope = scope->number;
  remember(&(memory){KIND_OP, op, scope, {.op = handle}});
  return handle;
}

static tn_block block_in(m_block* block, m_scope* scope) {
  tn_block handle = block->handle;
  handle.scope = scope->number;
  remember(&(memory){KIND_BLOCK, block, scope, {.block = handle}});
  return handle;
}

static tn_region region_in(m_region* region, m_scope* scope) {
  tn_region handle = region->handle;
  handle.scope = scope->number;
  remember(&(memory){KIND_REGION, region, scope, {.region = handle}});
  return handle;
}

static tn_value value_in(m_value* value, m_scope* scope) {
  if (value == NULL) return (tn_value){0};
  tn_value handle = value->handle;
  handle.scope = scope->number;
  remember(&(memory){KIND_VALUE, value, scope, {.value = handle}});
  return handle;
}

//===-- New entities in the model -------------------------------------------------------------===//

static m_value* new_value(m_op* op, m_block* block, int type, tn_value handle) {
  m_value* value = calloc(1, sizeof *value);
  *value = (m_value){.alive = true, .op = op, .block = block, .type = type, .handle = handle};
  value->handle.scope = w.scopes[0]->number;
  list_push(&w.values, value);
  list_push(&w.graveyard[KIND_VALUE], value);
  return value;
}

static m_op* new_op(tn_op handle, int name) {
  m_op* op = calloc(1, sizeof *op);
  op->alive = true;
  op->name = name;
  op->handle = handle;
  op->handle.scope = w.scopes[0]->number;
  for (int i = 0; i < MODEL_KEYS; ++i) op->attributes[i] = -1;
  list_push(&w.ops, op);
  list_push(&w.graveyard[KIND_OP], op);
  return op;
}

static m_region* new_region(m_op* op, tn_region handle) {
  m_region* region = calloc(1, sizeof *region);
  *region = (m_region){.alive = true, .op = op, .handle = handle};
  region->handle.scope = w.scopes[0]->number;
  list_push(&op->regions, region);
  list_push(&w.graveyard[KIND_REGION], region);
  return region;
}

static m_block* new_block(m_region* region, size_t at, tn_block handle) {
  m_block* block = calloc(1, sizeof *block);
  *block = (m_block){.alive = true, .region = region, .handle = handle};
  block->handle.scope = w.scopes[0]->number;
  list_insert(&region->blocks, at, block);
  list_push(&w.blocks, block);
  list_push(&w.graveyard[KIND_BLOCK], block);
  return block;
}

/// Gives the op a number of its own as an attribute, by which later handles are known again.
static void stamp(m_op* op) {
  op->id = w.next_id++;
  tn_attribute number;
  EXPECT_STATUS(TN_OK, tn_integer_attribute_get(w.integer, op->id, &number));
  EXPECT_STATUS(TN_OK, tn_op_set_discardable_attribute(op->handle, w.id_name, number));
}

//===-- Ends in the model ---------------------------------------------------------------------===//

static void kill_op(m_op* op);

static void kill_value(m_value* value) {
  model_drop_uses(value);
  value->alive = false;
  free(value->uses);
  value->uses = NULL;
  value->use_capacity = 0;
  list_remove(&w.values, value);
}

static void kill_block(m_block* block) {
  while (block->ops.count != 0) kill_op(block->ops.items[block->ops.count - 1]);
  while (block->predecessors.count != 0) {
    m_op* user = block->predecessors.items[0];
    model_set_successor(user, list_find(&user->successors, block), NULL);
  }
  for (size_t i = 0; i < block->arguments.count; ++i) kill_value(block->arguments.items[i]);
  block->alive = false;
  list_remove(&block->region->blocks, block);
  list_remove(&w.blocks, block);
  list_free(&block->ops);
  list_free(&block->arguments);
  list_free(&block->predecessors);
}

static void kill_op(m_op* op) {
  for (size_t r = 0; r < op->regions.count; ++r) {
    m_region* region = op->regions.items[r];
    while (region->blocks.count != 0) kill_block(region->blocks.items[region->blocks.count - 1]);
    list_free(&region->blocks);
    region->alive = false;
  }
  model_resize_operands(op, 0);
  for (size_t i = 0; i < op->successors.count; ++i) model_set_successor(op, i, NULL);
  for (size_t i = 0; i < op->results.count; ++i) kill_value(op->results.items[i]);
  if (op->block != NULL) list_remove(&op->block->ops, op);
  op->alive = false;
  list_remove(&w.ops, op);
  list_free(&op->operands);
  list_free(&op->results);
  list_free(&op->successors);
  list_free(&op->regions);
}

//===-- Asking old handles --------------------------------------------------------------------===//

static bool is_alive(const memory* it) {
  switch (it->kind) {
    case KIND_OP:
      return ((m_op*)it->entity)->alive;
    case KIND_BLOCK:
      return ((m_block*)it->entity)->alive;
    case KIND_REGION:
      return ((m_region*)it->entity)->alive;
    default:
      return ((m_value*)it->entity)->alive;
  }
}

static tn_status check_handle(const memory* it) {
  switch (it->kind) {
    case KIND_OP:
      return tn_op_check(it->handle.op);
    case KIND_BLOCK:
      return tn_block_check(it->handle.block);
    case KIND_REGION:
      return tn_region_check(it->handle.region);
    default:
      return tn_value_check(it->handle.value);
  }
}

static int64_t id_of(tn_op op) {
  return tn_integer_attribute_value(tn_op_attribute(op, tn_string_view_from("test.id")));
}

/// The handle resolves: to the very entity that it was made for.
static void check_identity(const memory* it) {
  if (it->kind == KIND_OP) {
    EXPECT_EQ(((m_op*)it->entity)->id, id_of(it->handle.op));
    EXPECT_TRUE(tn_op_same(it->handle.op, ((m_op*)it->entity)->handle));
  } else if (it->kind == KIND_BLOCK) {
    const m_block* block = it->entity;
    EXPECT_EQ(block->region->op->id, id_of(tn_block_parent_op(it->handle.block)));
    EXPECT_EQ(block->arguments.count, tn_block_argument_count(it->handle.block));
  } else if (it->kind == KIND_REGION) {
    EXPECT_EQ(((m_region*)it->entity)->op->id, id_of(tn_region_op(it->handle.region)));
  } else {
    const m_value* value = it->entity;
    EXPECT_TRUE(tn_type_equal(w.types[value->type], tn_value_type(it->handle.value)));
    EXPECT_EQ(value->use_count, tn_value_use_count(it->handle.value));
    if (value->op != NULL) EXPECT_EQ(value->op->id, id_of(tn_value_owner_op(it->handle.value)));
  }
}

static void check_memories(size_t count) {
  const size_t known = w.memory_count < MEMORY_SIZE ? w.memory_count : MEMORY_SIZE;
  for (size_t i = 0; i < count && known != 0; ++i) {
    const memory* it = &w.memories[below(known)];
    const bool alive = is_alive(it);
    const tn_status expected = !it->scope->open ? TN_SCOPE_CLOSED : alive ? TN_OK : TN_STALE_HANDLE;
    EXPECT_STATUS(expected, check_handle(it));
    if (expected == TN_OK) {
      check_identity(it);
      ++w.fresh_count;
    } else {
      ++w.stale_count;
    }
  }
}

//===-- Comparing everything ------------------------------------------------------------------===//

static void compare_block(m_block* block);

static void compare_values(m_op* op) {
  EXPECT_EQ(op->operands.count, tn_op_operand_count(op->handle));
  for (size_t i = 0; i < op->operands.count; ++i) {
    const tn_value expected = value_in(op->operands.items[i], w.scopes[0]);
    const tn_value actual = tn_op_operand(op->handle, i);
    EXPECT_BITS(expected, actual);
  }
  EXPECT_EQ(op->results.count, tn_op_result_count(op->handle));
  for (size_t i = 0; i < op->results.count; ++i) {
    const m_value* value = op->results.items[i];
    const tn_value actual = tn_op_result(op->handle, i);
    EXPECT_BITS(value->handle, actual);
    EXPECT_TRUE(tn_type_equal(w.types[value->type], tn_value_type(actual)));
    size_t uses = 0;
    for (tn_use use = tn_value_first_use(actual); !tn_use_is_null(use); use = tn_use_next(use)) {
      const tn_value used = tn_use_value(use);
      EXPECT_BITS(value->handle, used);
      ++uses;
    }
    EXPECT_EQ(value->use_count, uses);
  }
  EXPECT_EQ(op->successors.count, tn_op_successor_count(op->handle));
  for (size_t i = 0; i < op->successors.count; ++i) {
    const m_block* block = op->successors.items[i];
    const tn_block expected = block == NULL ? (tn_block){0} : block->handle;
    const tn_block actual = tn_op_successor(op->handle, i);
    EXPECT_BITS(expected, actual);
  }
}

static void compare_attributes(const m_op* op) {
  size_t properties = 0;
  size_t discardable = 1;  // The number by which it is known.
  for (int i = 0; i < MODEL_KEYS; ++i) {
    if (op->attributes[i] < 0) continue;
    ++*(i < MODEL_PROPERTIES ? &properties : &discardable);
    const tn_attribute actual = tn_op_attribute_by_identifier(op->handle, w.keys[i]);
    EXPECT_TRUE(tn_attribute_equal(w.numbers[op->attributes[i]], actual));
  }
  EXPECT_EQ(properties, tn_op_property_count(op->handle));
  EXPECT_EQ(discardable, tn_op_discardable_attribute_count(op->handle));
}

static void compare_op(m_op* op) {
  EXPECT_STATUS(TN_OK, tn_op_check(op->handle));
  EXPECT_EQ(op->id, id_of(op->handle));
  const tn_operation_name name = tn_op_operation_name(op->handle);
  EXPECT_TRUE(name.storage == w.names[op->name].storage);
  EXPECT_TRUE(tn_location_equal(w.places[op->place], tn_op_location(op->handle)));
  compare_values(op);
  compare_attributes(op);
  EXPECT_EQ(op->regions.count, tn_op_region_count(op->handle));
  for (size_t r = 0; r < op->regions.count; ++r) {
    m_region* region = op->regions.items[r];
    const tn_region actual = tn_op_region(op->handle, r);
    EXPECT_BITS(region->handle, actual);
    tn_block at = tn_region_first_block(actual);
    for (size_t b = 0; b < region->blocks.count; ++b, at = tn_block_next(at)) {
      m_block* block = region->blocks.items[b];
      EXPECT_BITS(block->handle, at);
      compare_block(block);
    }
    EXPECT_TRUE(tn_block_is_null(at));
  }
}

static void compare_block(m_block* block) {
  EXPECT_EQ(block->arguments.count, tn_block_argument_count(block->handle));
  for (size_t i = 0; i < block->arguments.count; ++i) {
    const m_value* argument = block->arguments.items[i];
    const tn_value actual = tn_block_argument(block->handle, i);
    EXPECT_BITS(argument->handle, actual);
    EXPECT_EQ(i, tn_value_number(actual));
    EXPECT_EQ(argument->use_count, tn_value_use_count(actual));
  }
  EXPECT_EQ(block->predecessors.count, tn_block_use_count(block->handle));
  tn_op previous = {0};
  tn_op at = tn_block_first_op(block->handle);
  for (size_t i = 0; i < block->ops.count; ++i) {
    m_op* op = block->ops.items[i];
    EXPECT_BITS(op->handle, at);
    const tn_op before = tn_op_previous(at);
    EXPECT_BITS(previous, before);
    if (i != 0) EXPECT_TRUE(tn_op_is_before_in_block(previous, at));
    compare_op(op);
    previous = at;
    at = tn_op_next(at);
  }
  EXPECT_TRUE(tn_op_is_null(at));
}

static void compare_all(void) {
  size_t reached = 0;
  for (size_t i = 0; i < w.ops.count; ++i) {
    m_op* op = w.ops.items[i];
    if (op->block != NULL) continue;
    EXPECT_TRUE(tn_op_is_detached(op->handle));
    compare_op(op);
    reached += model_tree_size(op);
  }
  EXPECT_EQ(w.ops.count, reached);
  tn_context_statistics figures;
  tn_context_statistics_get(w.context, &figures);
  EXPECT_EQ(w.ops.count, figures.live_op_count);
  EXPECT_EQ(w.blocks.count, figures.live_block_count);
}

#include "random_steps.h"
// After the steps that it chooses from.
#include "random_block_steps.h"

#include "random_host_steps.h"

#include "random_walk_steps.h"

//===-- The test ------------------------------------------------------------------------------===//

static void open_world(uint64_t seed) {
  memset(&w, 0, sizeof w);
  w.random = seed * UINT64_C(0x9E3779B97F4A7C15) + 1;
  const tn_context_options options = {.allow_unregistered_dialects = true};
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &w.context));
  for (uint32_t i = 0; i < TYPES; ++i) {
    EXPECT_STATUS(TN_OK, tn_integer_type_get(w.context, i + 1, TN_SIGNLESS, &w.types[i]));
  }
  EXPECT_STATUS(TN_OK, tn_integer_type_get(w.context, 64, TN_SIGNLESS, &w.integer));
  char text[32];
  for (int i = 0; i < NAMES; ++i) {
    snprintf(text, sizeof text, "test.op%d", i);
    EXPECT_STATUS(TN_OK, tn_operation_name_get(w.context, tn_string_view_from(text), &w.names[i]));
  }
  for (int i = 0; i < MODEL_KEYS; ++i) {
    snprintf(text, sizeof text, "%c%d", 'z' - i, i);
    EXPECT_STATUS(TN_OK, tn_identifier_get(w.context, tn_string_view_from(text), &w.keys[i]));
  }
  EXPECT_STATUS(TN_OK, tn_identifier_get(w.context, tn_string_view_from("test.id"), &w.id_name));
  for (int i = 0; i < 64; ++i) {
    EXPECT_STATUS(TN_OK, tn_integer_attribute_get(w.types[3], i % 7 == 0 ? i : -i, &w.numbers[i]));
  }
  w.places[0] = tn_location_unknown(w.context);
  for (uint32_t i = 1; i < PLACES; ++i) {
    const tn_file_range range = {tn_string_view_from("random.mlir"), i, 1, i, 1};
    EXPECT_STATUS(TN_OK, tn_location_file_get(w.context, &range, &w.places[i]));
  }
  m_scope* root = calloc(1, sizeof *root);
  root->scope = tn_context_root_scope(w.context);
  root->number = tn_scope_number(root->scope);
  root->open = true;
  w.scopes[w.scope_count++] = root;
}

static void free_entities(void) {
  for (size_t i = 0; i < w.graveyard[KIND_OP].count; ++i) {
    m_op* op = w.graveyard[KIND_OP].items[i];
    list_free(&op->operands);
    list_free(&op->results);
    list_free(&op->successors);
    list_free(&op->regions);
  }
  for (size_t i = 0; i < w.graveyard[KIND_BLOCK].count; ++i) {
    m_block* block = w.graveyard[KIND_BLOCK].items[i];
    list_free(&block->ops);
    list_free(&block->arguments);
    list_free(&block->predecessors);
  }
  for (size_t i = 0; i < w.graveyard[KIND_REGION].count; ++i) {
    list_free(&((m_region*)w.graveyard[KIND_REGION].items[i])->blocks);
  }
  for (size_t i = 0; i < w.graveyard[KIND_VALUE].count; ++i) {
    free(((m_value*)w.graveyard[KIND_VALUE].items[i])->uses);
  }
}

static void close_world(void) {
  tn_context_destroy(w.context);
  close_ties_and_pins();
  const size_t known = w.memory_count < MEMORY_SIZE ? w.memory_count : MEMORY_SIZE;
  for (size_t i = 0; i < known; ++i) {
    EXPECT_STATUS(TN_CONTEXT_DESTROYED, check_handle(&w.memories[i]));
  }
  free_entities();
  for (int k = 0; k < 4; ++k) {
    for (size_t i = 0; i < w.graveyard[k].count; ++i) free(w.graveyard[k].items[i]);
    list_free(&w.graveyard[k]);
  }
  for (size_t i = 0; i < w.scope_count; ++i) free(w.scopes[i]);
  for (size_t i = 0; i < w.closed_scopes.count; ++i) free(w.closed_scopes.items[i]);
  list_free(&w.closed_scopes);
  list_free(&w.ops);
  list_free(&w.blocks);
  list_free(&w.values);
}

static size_t number_from(const char* variable, size_t otherwise) {
  const char* text = getenv(variable);
  return text == NULL ? otherwise : strtoull(text, NULL, 10);
}

TN_TEST(a_million_random_operations_agree_with_the_model) {
  const size_t steps = number_from("TENURE_RANDOM_STEPS", 1000000);
  open_world(number_from("TENURE_RANDOM_SEED", 1));
  for (size_t i = 0; i < steps; ++i) {
    take_step();
    check_memories(2);
    if (i % 1000 == 999) compare_all();
  }
  compare_all();
  printf(
      "# %zu steps; old handles: %zu resolved, %zu stale; %d ops made; %zu wrappers reclaimed; "
      "%zu trees kept by pins; %zu visits while things moved\n",
      steps, w.fresh_count, w.stale_count, w.next_id, w.reclaimed_count, w.ownerless_count,
      w.chaos_count);
  close_world();
}
