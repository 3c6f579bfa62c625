// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The model's structures, which know nothing of the API but the handles that stand in them.

#include "model.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

//===-- Chance --------------------------------------------------------------------------------===//

uint64_t m_random(m_world* world) {
  uint64_t z = world->random += UINT64_C(0x9e3779b97f4a7c15);
  z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
  return z ^ (z >> 31);
}
uint32_t m_below(m_world* world, uint32_t bound) { return (uint32_t)(m_random(world) % bound); }
bool m_chance(m_world* world, uint32_t percent) { return m_below(world, 100) < percent; }

void m_fail(const m_world* world, const char* file, int line, const char* words) {
  // stderr is where the library reports what it refuses.
  printf("%s:%d: not so: %s\nin %s, --seed %llu --count %u\n", file, line, words, world->step,
         (unsigned long long)(world->seed & ~UINT64_C(15)), (unsigned)(world->seed & 15) + 1);
  fflush(stdout);
  abort();
}

static void* new (size_t size) {
  void* made = calloc(1, size);
  if (made == NULL) abort();
  return made;
}
static void* grown(void* array, size_t size) {
  void* made = realloc(array, size + 1);
  if (made == NULL) abort();
  return made;
}

//===-- Uses ----------------------------------------------------------------------------------===//

static m_use** list_of(const m_use* use) {
  if (use->value != NULL) return &use->value->first_use;
  return use->block != NULL ? &use->block->first_use : NULL;
}

static void use_unlink(m_use* use) {
  m_use** list = list_of(use);
  if (list == NULL) return;
  *(use->previous == NULL ? list : &use->previous->next) = use->next;
  if (use->next != NULL) use->next->previous = use->previous;
  use->next = use->previous = NULL;
  use->value = NULL;
  use->block = NULL;
}

static void use_link(m_use* use) {
  m_use** list = list_of(use);
  if (list == NULL) return;
  use->previous = NULL;
  use->next = *list;
  if (use->next != NULL) use->next->previous = use;
  *list = use;
}

void m_use_set_value(m_use* use, m_value* value) {
  use_unlink(use);
  use->value = value;
  use_link(use);
}
void m_use_set_block(m_use* use, m_block* block) {
  use_unlink(use);
  use->block = block;
  use_link(use);
}

static void drop_uses(m_use** list) {
  while (*list != NULL) use_unlink(*list);
}

//===-- Adding --------------------------------------------------------------------------------===//

bool m_has_room(const m_world* world) {
  return world->op_count + 24 < MAX_OPS && world->block_count + 12 < MAX_BLOCKS &&
         world->region_count + 12 < MAX_REGIONS;
}

m_op* m_op_add(m_world* world, int context, void* handle, void* name, void* location) {
  m_op* op = new (sizeof *op);
  op->handle = handle;
  op->context = context;
  op->name = name;
  op->location = location;
  op->place = world->op_count;
  M_CHECK(world, world->op_count < MAX_OPS);
  world->ops[world->op_count++] = op;
  return op;
}

m_block* m_block_add(m_world* world, int context, void* handle) {
  m_block* block = new (sizeof *block);
  block->handle = handle;
  block->context = context;
  block->place = world->block_count;
  M_CHECK(world, world->block_count < MAX_BLOCKS);
  world->blocks[world->block_count++] = block;
  return block;
}

m_region* m_region_add(m_world* world, int context, void* handle) {
  m_region* region = new (sizeof *region);
  region->handle = handle;
  region->context = context;
  region->place = world->region_count;
  M_CHECK(world, world->region_count < MAX_REGIONS);
  world->regions[world->region_count++] = region;
  return region;
}

void m_op_add_results(m_op* op, uint32_t count) {
  op->results = new (count * sizeof(m_value*) + 1);
  op->result_count = count;
  for (uint32_t i = 0; i < count; ++i) {
    op->results[i] = new (sizeof(m_value));
    *op->results[i] = (m_value){.context = op->context, .op = op, .number = i};
  }
}

static m_use* resize(m_op* op, m_use* uses, uint32_t old_count, uint32_t count) {
  // Their places change: the lists are taken apart and put together again, the last first.
  m_use* made = new (count * sizeof *made + 1);
  for (uint32_t i = 0; i < count; ++i) made[i] = (m_use){.owner = op, .number = i};
  for (uint32_t i = 0; i < old_count; ++i) {
    m_use* old = &uses[i];
    m_use** list = list_of(old);
    if (i >= count) {
      use_unlink(old);
      continue;
    }
    made[i] = *old;
    made[i].handle = NULL;
    if (list == NULL) continue;
    *(old->previous == NULL ? list : &old->previous->next) = &made[i];
    if (old->next != NULL) old->next->previous = &made[i];
  }
  free(uses);
  return made;
}

void m_op_set_operand_count(m_op* op, uint32_t count) {
  op->operands = resize(op, op->operands, op->operand_count, count);
  op->operand_count = count;
}
void m_op_set_successor_count(m_op* op, uint32_t count) {
  op->successors = resize(op, op->successors, op->successor_count, count);
  op->successor_count = count;
}

static void number_arguments(m_block* block) {
  for (uint32_t i = 0; i < block->argument_count; ++i) block->arguments[i]->number = i;
}

m_value* m_block_add_argument(m_block* block, uint32_t number) {
  const uint32_t count = block->argument_count++;
  block->arguments = grown(block->arguments, (count + 1) * sizeof(m_value*));
  memmove(block->arguments + number + 1, block->arguments + number,
          (count - number) * sizeof(m_value*));
  m_value* argument = new (sizeof *argument);
  *argument = (m_value){.context = block->context, .block = block};
  block->arguments[number] = argument;
  number_arguments(block);
  return argument;
}

static void value_kill(m_world* world, m_value* value) {
  drop_uses(&value->first_use);
  m_stale_add(world, M_VALUE, value->handle);
  free(value);
}

void m_block_erase_argument(m_world* world, m_block* block, uint32_t number) {
  value_kill(world, block->arguments[number]);
  --block->argument_count;
  memmove(block->arguments + number, block->arguments + number + 1,
          (block->argument_count - number) * sizeof(m_value*));
  number_arguments(block);
}

//===-- Lists ---------------------------------------------------------------------------------===//

void m_op_unlink(m_op* op) {
  if (op->block == NULL) return;
  *(op->previous == NULL ? &op->block->first : &op->previous->next) = op->next;
  *(op->next == NULL ? &op->block->last : &op->next->previous) = op->previous;
  op->block = NULL;
  op->next = op->previous = NULL;
}

void m_op_link(m_op* op, m_block* block, m_op* before) {
  op->block = block;
  op->next = before;
  op->previous = before == NULL ? block->last : before->previous;
  *(op->previous == NULL ? &block->first : &op->previous->next) = op;
  *(before == NULL ? &block->last : &before->previous) = op;
}

void m_block_unlink(m_block* block) {
  if (block->region == NULL) return;
  *(block->previous == NULL ? &block->region->first : &block->previous->next) = block->next;
  *(block->next == NULL ? &block->region->last : &block->next->previous) = block->previous;
  block->region = NULL;
  block->next = block->previous = NULL;
}

void m_block_link(m_block* block, m_region* region, m_block* before) {
  block->region = region;
  block->next = before;
  block->previous = before == NULL ? region->last : before->previous;
  *(block->previous == NULL ? &region->first : &block->previous->next) = block;
  *(before == NULL ? &region->last : &before->previous) = block;
}

//===-- Ends ----------------------------------------------------------------------------------===//

void m_stale_add(m_world* world, m_kind kind, void* handle) {
  world->stale[world->stale_count++ % MAX_STALE] = (m_stale){kind, handle};
}

static void uses_kill(m_world* world, m_use* uses, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    use_unlink(&uses[i]);
    if (uses[i].handle != NULL) m_stale_add(world, M_USE, uses[i].handle);
  }
  free(uses);
}

void m_op_kill(m_world* world, m_op* op) {
  m_op_unlink(op);
  for (uint32_t i = 0; i < op->region_count; ++i) m_region_kill(world, op->regions[i]);
  uses_kill(world, op->operands, op->operand_count);
  uses_kill(world, op->successors, op->successor_count);
  for (uint32_t i = 0; i < op->result_count; ++i) value_kill(world, op->results[i]);
  m_stale_add(world, M_OP, op->handle);
  m_op* last = world->ops[--world->op_count];
  world->ops[op->place] = last;
  last->place = op->place;
  free(op->regions);
  free(op->results);
  free(op);
}

void m_block_kill(m_world* world, m_block* block) {
  m_block_unlink(block);
  while (block->last != NULL) m_op_kill(world, block->last);
  for (uint32_t i = 0; i < block->argument_count; ++i) value_kill(world, block->arguments[i]);
  drop_uses(&block->first_use);
  m_stale_add(world, M_BLOCK, block->handle);
  m_block* last = world->blocks[--world->block_count];
  world->blocks[block->place] = last;
  last->place = block->place;
  free(block->arguments);
  free(block);
}

void m_region_kill(m_world* world, m_region* region) {
  while (region->last != NULL) m_block_kill(world, region->last);
  m_stale_add(world, M_REGION, region->handle);
  m_region* last = world->regions[--world->region_count];
  world->regions[region->place] = last;
  last->place = region->place;
  free(region);
}

void m_context_kill(m_world* world, int context) {
  m_context* it = &world->contexts[context];
  for (uint32_t i = 0; i < world->op_count;) {
    m_op* op = world->ops[i];
    if (op->context == context && op->block == NULL) {
      m_op_kill(world, op);
      i = 0;
    } else {
      ++i;
    }
  }
  for (uint32_t i = 0; i < world->region_count;) {
    m_region* region = world->regions[i];
    if (region->context == context && region->op == NULL) {
      m_region_kill(world, region);
      i = 0;
    } else {
      ++i;
    }
  }
  for (uint32_t i = 0; i < world->block_count;) {
    m_block* block = world->blocks[i];
    if (block->context == context && block->region == NULL) {
      m_block_kill(world, block);
      i = 0;
    } else {
      ++i;
    }
  }
  m_stale_add(world, M_CONTEXT, it->handle.ptr);
  for (int i = 0; i < TYPE_COUNT; ++i) m_stale_add(world, M_TYPE, it->types[i]);
  for (int i = 0; i < ATTRIBUTE_COUNT; ++i) m_stale_add(world, M_ATTRIBUTE, it->attributes[i]);
  for (int i = 0; i < NAME_COUNT; ++i) m_stale_add(world, M_IDENTIFIER, it->names[i]);
  for (int i = 0; i < LOCATION_COUNT; ++i) m_stale_add(world, M_LOCATION, it->locations[i]);
  *it = (m_context){.is_live = false};
}

//===-- Finding -------------------------------------------------------------------------------===//

m_op* m_block_parent(const m_block* block) {
  return block->region == NULL ? NULL : block->region->op;
}

bool m_op_is_around(const m_op* op, const m_op* inner) {
  while (inner != NULL && inner != op) {
    inner = inner->block == NULL ? NULL : m_block_parent(inner->block);
  }
  return inner == op;
}

m_op* m_find_op(const m_world* world, const void* handle) {
  for (uint32_t i = 0; i < world->op_count; ++i) {
    if (world->ops[i]->handle == handle) return world->ops[i];
  }
  return NULL;
}
m_block* m_find_block(const m_world* world, const void* handle) {
  for (uint32_t i = 0; i < world->block_count; ++i) {
    if (world->blocks[i]->handle == handle) return world->blocks[i];
  }
  return NULL;
}
m_region* m_find_region(const m_world* world, const void* handle) {
  for (uint32_t i = 0; i < world->region_count; ++i) {
    if (world->regions[i]->handle == handle) return world->regions[i];
  }
  return NULL;
}
m_value* m_find_value(const m_world* world, const void* handle) {
  for (uint32_t i = 0; i < world->op_count; ++i) {
    for (uint32_t k = 0; k < world->ops[i]->result_count; ++k) {
      if (world->ops[i]->results[k]->handle == handle) return world->ops[i]->results[k];
    }
  }
  for (uint32_t i = 0; i < world->block_count; ++i) {
    for (uint32_t k = 0; k < world->blocks[i]->argument_count; ++k) {
      if (world->blocks[i]->arguments[k]->handle == handle) return world->blocks[i]->arguments[k];
    }
  }
  return NULL;
}
