// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cloning: one pass over the original in pre-order.
//
// An operand whose definition already has a clone uses that. All others are recorded, left null,
// and resolved at the end: by then the definition was cloned as well (a later op or block), or it
// is outside of the tree and is used as is. So no step checks whether a value is inside the tree,
// and nothing recurses. If the map has clones from before, all operands are recorded, since the
// definitions may be in the same tree and get new clones.
//
// For a large module, the caller clones all but the contents of the isolated ops directly in it,
// and the members of a team clone these, one op after the other, each with its own map. If an op
// that should be isolated is not, or memory is short, the caller starts over on its own.

#include "ir/clone.h"

#include <tenure/operation.h>

#include "ir/op_definition.h"
#include "ir/poll.h"
#include "ir/team.h"
#include "ir/walk.h"

//===-- The map -------------------------------------------------------------------------------===//

void tn_clone_map__initialize(tn_context* context, struct tn_clone_map* map) {
  *map = (struct tn_clone_map){.context = context};
}

static size_t count_places(const struct tn_clone_map* map) {
  return map->shadows == NULL ? 0 : (size_t)map->shadow_mask + 1;
}

void tn_clone_map__finalize(struct tn_clone_map* map) {
  const tn_allocator* allocator = &map->context->allocator;
  const size_t place_count = count_places(map);
  for (size_t i = 0; i < place_count; ++i) {
    tn_deallocate(allocator, map->shadows[i].entries,
                  map->shadows[i].count * sizeof(tn_clone_entry));
  }
  tn_deallocate(allocator, map->shadows, place_count * sizeof *map->shadows);
  tn_deallocate(allocator, map->pairs, map->pair_capacity * sizeof *map->pairs);
  tn_judy_map_clear(&map->pair_index);
}

static uint32_t cell_index(const tn_chunk_info* info, tn_ref cell) {
  return (uint32_t)(((uint64_t)(cell - info->first) * info->reciprocal) >> 32);
}

/// The initial number of entries of a shadow, and the number of mapped cells after which a shadow
/// starts with its whole chunk.
#define FIRST_ENTRIES 32u
#define MANY_CELLS 4096u
/// The initial capacity of the table of shadows.
#define FIRST_SHADOWS 16u

/// Returns whether the shadow is that of the cell's chunk.
static inline bool is_for(const tn_clone_shadow* shadow, tn_ref cell) {
  return (shadow->first ^ cell) < TN_CHUNK_WORDS;
}

/// Returns the shadow of the cell's chunk, or the free slot for it. The table must exist. The
/// chunks of a tree have consecutive numbers, so the hash is the number itself; collisions advance
/// by a step that depends on the number, since linear probing would pass all of them.
TN_COLD static tn_clone_shadow* search(const struct tn_clone_map* map, tn_ref cell) {
  const uint32_t chunk = cell >> TN_CHUNK_SHIFT;
  const uint32_t step = (chunk * 0x9e3779b1u >> 15) | 1;
  for (uint32_t place = chunk;; place += step) {
    tn_clone_shadow* shadow = &map->shadows[place & map->shadow_mask];
    if (shadow->first == 0 || is_for(shadow, cell)) return shadow;
  }
}

/// Like `search`, inlined for the first slot, which nearly always matches.
static inline tn_clone_shadow* place_of(const struct tn_clone_map* map, tn_ref cell) {
  tn_clone_shadow* shadow = &map->shadows[(cell >> TN_CHUNK_SHIFT) & map->shadow_mask];
  return TN_LIKELY(is_for(shadow, cell)) ? shadow : search(map, cell);
}

/// Returns the index of the cell's entry in its shadow; out of range if it has none.
static uint32_t entry_index(const tn_clone_shadow* shadow, tn_ref cell) {
  return (uint32_t)(((uint64_t)(cell - shadow->first) * shadow->reciprocal) >> 32);
}

/// Doubles the table. False when out of memory.
TN_COLD static bool grow_table(struct tn_clone_map* map) {
  const tn_allocator* allocator = &map->context->allocator;
  const size_t count = count_places(map);
  const size_t wanted = count == 0 ? FIRST_SHADOWS : count * 2;
  struct tn_clone_map larger = {.shadow_mask = (uint32_t)wanted - 1};
  larger.shadows = tn_allocate_zeroed(allocator, wanted * sizeof *larger.shadows);
  if (larger.shadows == NULL) return false;
  for (size_t i = 0; i < count; ++i) {
    const tn_clone_shadow* shadow = &map->shadows[i];
    if (shadow->first != 0) *search(&larger, shadow->first) = *shadow;
  }
  tn_deallocate(allocator, map->shadows, count * sizeof *map->shadows);
  map->shadows = larger.shadows;
  map->shadow_mask = larger.shadow_mask;
  return true;
}

/// Adds a shadow without entries for the cell's chunk; NULL when out of memory.
TN_COLD static tn_clone_shadow* add_shadow(struct tn_clone_map* map, tn_ref cell) {
  if (map->shadow_count >= count_places(map) / 2 && !grow_table(map)) return NULL;
  tn_clone_shadow* shadow = search(map, cell);
  shadow->first = cell;
  shadow->reciprocal = tn_cells__info(&map->context->cells, cell)->reciprocal;
  ++map->shadow_count;
  return shadow;
}

/// Returns the shadow of the cell's chunk; NULL when out of memory.
static inline tn_clone_shadow* shadow_of(struct tn_clone_map* map, tn_ref cell) {
  tn_clone_shadow* shadow = map->shadows == NULL ? NULL : place_of(map, cell);
  return TN_LIKELY(shadow != NULL && shadow->first != 0) ? shadow : add_shadow(map, cell);
}

/// Extends the shadow to include the cell: at least doubles it, towards the cell, but not beyond
/// the chunk. False when out of memory.
TN_COLD static bool extend(const struct tn_clone_map* map, tn_clone_shadow* shadow, tn_ref cell) {
  const tn_allocator* allocator = &map->context->allocator;
  const tn_chunk_info* info = tn_cells__info(&map->context->cells, cell);
  const uint32_t total = info->cell_count;
  const uint32_t index = cell_index(info, cell);
  const uint32_t old_first = cell_index(info, shadow->first);
  uint32_t first = index < old_first ? index : old_first;
  uint32_t end = old_first + shadow->count > index ? old_first + shadow->count : index + 1;
  uint32_t wanted = shadow->count == 0 ? FIRST_ENTRIES : shadow->count * 2;
  if (map->cell_count >= MANY_CELLS) wanted = total;
  const uint32_t more = wanted > end - first ? wanted - (end - first) : 0;
  if (index < old_first) {
    first -= more < first ? more : first;
  } else {
    end += more < total - end ? more : total - end;
    if (wanted == total) first = 0;
  }
  tn_clone_entry* entries = tn_allocate_zeroed(allocator, (end - first) * sizeof *entries);
  if (entries == NULL) return false;
  if (shadow->count != 0) {
    memcpy(entries + (old_first - first), shadow->entries, shadow->count * sizeof *shadow->entries);
  }
  tn_deallocate(allocator, shadow->entries, shadow->count * sizeof *shadow->entries);
  shadow->entries = entries;
  shadow->first = info->first + first * info->stride;
  shadow->count = end - first;
  return true;
}

static uint32_t generation_at(const tn_context* context, tn_ref cell) {
  return tn_cell__generation(tn_cells__at(&context->cells, cell));
}

/// Returns the pair of `from`; NULL if there is none.
static const tn_clone_pair* among(const tn_clone_pair* pairs, size_t count, tn_ref from) {
  for (size_t i = 0; i < count; ++i) {
    if (pairs[i].from == from) return &pairs[i];
  }
  return NULL;
}

/// Returns whether the pair fits into the first few, and adds it to them.
static bool put_few(tn_clone_pair* pairs, size_t* count, const tn_clone_pair* pair) {
  const tn_clone_pair* known = among(pairs, *count, pair->from);
  if (known == NULL && *count == TN_CLONE_FEW) return false;
  pairs[known == NULL ? (*count)++ : (size_t)(known - pairs)] = *pair;
  return true;
}

bool tn_clone_map__set_cell(struct tn_clone_map* map, tn_ref from, tn_ref to) {
  const tn_cells* cells = &map->context->cells;
  if (map->few_cell_count < TN_CLONE_FEW) {
    const tn_clone_pair pair = {from, to, generation_at(map->context, from),
                                generation_at(map->context, to)};
    return put_few(map->few_cells, &map->few_cell_count, &pair);
  }
  tn_clone_shadow* shadow = shadow_of(map, from);
  if (TN_UNLIKELY(shadow == NULL ||
                  (entry_index(shadow, from) >= shadow->count && !extend(map, shadow, from)))) {
    tn_context__out_of_memory(map->context);
    return false;
  }
  ++map->cell_count;
  shadow->entries[entry_index(shadow, from)] = (tn_clone_entry){
      tn_cells__at(cells, from)[0], to, tn_cell__generation(tn_cells__at(cells, to))};
  return true;
}

/// Returns the clone of one of the first few cells.
static tn_ref few_cell(const struct tn_clone_map* map, tn_ref from) {
  const tn_clone_pair* pair = among(map->few_cells, map->few_cell_count, from);
  return pair == NULL || pair->from_generation != generation_at(map->context, from) ||
                 pair->to_generation != generation_at(map->context, pair->to)
             ? 0
             : pair->to;
}

// Later entries are in a shadow, so that is checked first.
tn_ref tn_clone_map__cell(const struct tn_clone_map* map, tn_ref from) {
  const tn_cells* cells = &map->context->cells;
  if (TN_UNLIKELY(map->shadows == NULL)) return few_cell(map, from);
  const tn_clone_shadow* shadow = place_of(map, from);
  const uint32_t index = entry_index(shadow, from);
  if (index >= shadow->count) return few_cell(map, from);
  const tn_clone_entry* entry = &shadow->entries[index];
  if (TN_UNLIKELY(entry->to == 0)) return few_cell(map, from);
  if (entry->from_generation != tn_cell__generation(tn_cells__at(cells, from)) ||
      entry->to_generation != tn_cell__generation(tn_cells__at(cells, entry->to))) {
    return 0;
  }
  return entry->to;
}

/// Returns the generation that determines the lifetime of a value: its op's or its own.
static uint32_t value_generation(const tn_context* context, tn_ref value) {
  const tn_ref cell = tn_value__is_argument(value) ? value - 1 : tn_value__owner(context, value);
  return generation_at(context, cell);
}

bool tn_clone_map__set_value(struct tn_clone_map* map, tn_ref from, tn_ref to) {
  const tn_context* context = map->context;
  const tn_clone_pair pair = {from, to, value_generation(context, from),
                              value_generation(context, to)};
  if (put_few(map->few_values, &map->few_value_count, &pair)) return true;
  uintptr_t index = map->pair_count;
  const bool known = tn_judy_map_get(&map->pair_index, from, &index);
  if (!known && (!tn_array_grow(&context->allocator, &map->pairs, &map->pair_capacity,
                                map->pair_count + 1, sizeof pair) ||
                 tn_judy_map_set(&map->pair_index, from, index) != TN_OK)) {
    tn_context__out_of_memory(context);
    return false;
  }
  if (!known) ++map->pair_count;
  map->pairs[index] = pair;
  return true;
}

TN_COLD static tn_ref mapped_by_hand(const struct tn_clone_map* map, tn_ref from) {
  uintptr_t index = 0;
  const tn_clone_pair* pair = among(map->few_values, map->few_value_count, from);
  if (pair == NULL) {
    if (map->pair_count == 0 || !tn_judy_map_get(&map->pair_index, from, &index)) return 0;
    pair = &map->pairs[index];
  }
  // The target may have been erased, and its memory reused for another op: only the cell's
  // generation is read.
  const tn_ref to = tn_cells__cell_of(&map->context->cells, pair->to);
  if (pair->from_generation != value_generation(map->context, from) ||
      pair->to_generation != generation_at(map->context, to)) {
    return 0;
  }
  return pair->to;
}

tn_ref tn_clone_map__value(const struct tn_clone_map* map, tn_ref from) {
  const tn_context* context = map->context;
  if (TN_UNLIKELY(map->few_value_count != 0)) {
    const tn_ref by_hand = mapped_by_hand(map, from);
    if (by_hand != 0) return by_hand;
  }
  if (tn_value__is_argument(from)) {
    const tn_ref argument = tn_clone_map__cell(map, from - 1);
    return argument == 0 ? 0 : argument + 1;
  }
  const tn_ref owner = tn_value__owner(context, from);
  const tn_ref to = tn_clone_map__cell(map, owner);
  if (to == 0) return 0;
  const tn_op_cell* cell = tn_op__at(context, to);
  const uint32_t number = tn_value__result_number(tn_op__at(context, owner), owner, from);
  return number < tn_op_cell__result_count(cell) ? tn_op_cell__result(to, cell, number) : 0;
}

//===-- One clone -----------------------------------------------------------------------------===//

/// An operand or successor of the clone to resolve at the end.
typedef struct pending_use {
  tn_ref use;
  tn_ref original;
  bool is_successor;
} pending_use;

typedef struct cloning {
  tn_shard* shard;
  tn_context* context;
  struct tn_clone_map* map;
  pending_use* pending;
  size_t pending_count;
  size_t pending_capacity;
  tn_ref source_block;  ///< The block of the last look-up, and its clone.
  tn_ref target_block;
  bool postpones;  ///< Postpone all operands: the map has clones from before, possibly of the same
                   ///< tree.
  tn_ref unit;     ///< The clone of the isolated op that a team member clones; or 0.
} cloning;

static bool postpone(cloning* self, tn_ref use, tn_ref original, bool is_successor) {
  if (TN_UNLIKELY(self->pending_count == self->pending_capacity) &&
      !tn_array_grow(&self->context->allocator, &self->pending, &self->pending_capacity,
                     self->pending_count + 1, sizeof *self->pending)) {
    tn_context__out_of_memory(self->context);
    return false;
  }
  self->pending[self->pending_count++] = (pending_use){use, original, is_successor};
  return true;
}

/// The maximum number of levels that are searched upwards.
#define LEVELS_UP 64u

/// Returns whether a block of a clone is in the unit being cloned.
static bool is_in_unit(const cloning* self, tn_ref block) {
  if (block == self->target_block) return true;
  for (uint32_t i = 0; i < LEVELS_UP && block != 0; ++i) {
    const tn_ref op = tn_block_cell__parent_op(self->context, tn_block__at(self->context, block));
    if (op == self->unit) return true;
    block = op == 0 ? 0 : tn_op__at(self->context, op)->block;
  }
  return false;
}

/// Returns whether a clone's value is in the unit, or a result of the op `to` that is being
/// created.
static bool is_of_unit(const cloning* self, tn_ref value, tn_ref to) {
  if (tn_value__is_argument(value)) {
    return is_in_unit(self, tn_argument__at(self->context, value)->block);
  }
  const tn_ref owner = tn_value__owner(self->context, value);
  return owner == to || is_in_unit(self, tn_op__at(self->context, owner)->block);
}

/// Records all operands, or successors, of an op.
static bool postpone_all(cloning* self, tn_ref source_use, tn_ref use, uint32_t count,
                         bool is_successor) {
  for (uint32_t i = 0; i < count; ++i, source_use += 3, use += 3) {
    const tn_ref original = tn_use__at(self->context, source_use)->value;
    if (original != 0 && !postpone(self, use, original, is_successor)) return false;
  }
  return true;
}

static bool clone_operands(cloning* self, tn_ref from, const tn_op_cell* source, tn_ref to,
                           const tn_op_cell* target) {
  const tn_context* context = self->context;
  const uint32_t count = tn_op_cell__operand_count(context, target);
  tn_ref source_use = tn_op_cell__operands(context, from, source);
  tn_ref use = tn_op_cell__operands(context, to, target);
  if (TN_UNLIKELY(self->postpones)) return postpone_all(self, source_use, use, count, false);
  const bool has_border = self->unit != 0;
  for (uint32_t i = 0; i < count; ++i, source_use += 3, use += 3) {
    const tn_ref original = tn_use__at(context, source_use)->value;
    if (original == 0) continue;
    const tn_ref value = tn_clone_map__value(self->map, original);
    if (TN_LIKELY(value != 0)) {
      if (TN_UNLIKELY(has_border) && !is_of_unit(self, value, to)) return false;
      tn_use_cell* cell = tn_use__at(context, use);
      cell->value = value;
      tn_use__link(context, use, cell, &tn_value__at(context, value)->first_use);
    } else if (!postpone(self, use, original, false)) {
      return false;
    }
  }
  return true;
}

static bool clone_successors(cloning* self, tn_ref from, const tn_op_cell* source, tn_ref to,
                             const tn_op_cell* target) {
  const uint32_t count = tn_op_cell__successor_count(source);
  return count == 0 || postpone_all(self, tn_op_cell__successors(from, source),
                                    tn_op_cell__successors(to, target), count, true);
}

static bool clone_arguments(cloning* self, const tn_block_cell* source, tn_ref target) {
  for (uint32_t i = 0; i < source->argument_count; ++i) {
    const tn_ref value = tn_block_cell__argument(self->context, source, i);
    const tn_argument_cell* argument = tn_argument__at(self->context, value);
    const tn_ref clone = tn_block__add_argument(
        self->shard, target, i, tn_value_cell__type(&argument->value), argument->location);
    if (clone == 0 || !tn_clone_map__set_cell(self->map, value - 1, clone - 1)) return false;
  }
  return true;
}

/// Creates the blocks of all regions of `source`, without ops.
static bool clone_blocks(cloning* self, const tn_op_cell* source, const tn_op_cell* target) {
  const uint32_t count = tn_op_cell__region_count(source);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref region = tn_op_cell__region(target, i);
    tn_ref block = tn_region__at(self->context, tn_op_cell__region(source, i))->first_block;
    while (block != 0) {
      const tn_block_cell* cell = tn_block__at(self->context, block);
      const tn_ref clone = tn_block__create(self->shard, region, 0);
      if (clone == 0 || !tn_clone_map__set_cell(self->map, block, clone) ||
          !clone_arguments(self, cell, clone)) {
        return false;
      }
      block = cell->next;
    }
  }
  return true;
}

/// Allocates the cell of a clone, with a cleared body and a filled-in header.
static inline tn_ref allocate_clone(tn_shard* shard, const tn_op_spec* spec,
                                    tn_op_cell** out_cell) {
  if (TN_UNLIKELY((spec->result_count | spec->operand_count | spec->attribute_count) > 0xffu ||
                  spec->successor_count > 0xfu || spec->region_count != 0)) {
    const tn_ref op = tn_op__create(shard, spec);
    *out_cell = op == 0 ? NULL : tn_op__at(shard->context, op);
    return op;
  }
  const uint32_t body = 2 * spec->result_count + 3 * (spec->operand_count + spec->successor_count);
  const uint32_t attributes = spec->attribute_count == 0 ? 1 : spec->attribute_count;
  const uint32_t counts =
      spec->result_count | spec->operand_count << 8 | spec->successor_count << 16;
  const tn_ref op = tn_op__allocate_short(shard, TN_OP_HEADER_WORDS + body + attributes,
                                          spec->shape, spec->location, counts, out_cell);
  if (TN_UNLIKELY(op == 0)) return 0;
  uint32_t* words = (*out_cell)->words;
  for (uint32_t i = 0; i < body; ++i) words[i] = 0;
  for (uint32_t i = 1; i < spec->result_count; ++i) words[2 * i] = TN_VALUE_FAR;
  return op;
}

/// Clones one op without the contents of its regions; the clone is detached. 0 when out of memory.
static tn_ref clone_op(cloning* self, tn_ref from, bool with_operands, bool with_blocks) {
  tn_context* context = self->context;
  tn_op_cell* source = tn_op__at(context, from);
  const uint32_t attribute_count = tn_op_cell__shape(context, source)->key_count;
  const tn_op_spec spec = {
      .shape = source->shape,
      .location = source->location,
      .result_count = tn_op_cell__result_count(source),
      .operand_count = with_operands ? tn_op_cell__operand_count(context, source) : 0,
      .successor_count = tn_op_cell__successor_count(source),
      .region_count = tn_op_cell__region_count(source),
      .attribute_count = attribute_count};
  tn_op_cell* target = NULL;
  const tn_ref to = allocate_clone(self->shard, &spec, &target);
  if (to == 0) return 0;
  const uint32_t* source_types = (const uint32_t*)source + tn_op_cell__results_offset(source);
  uint32_t* types = (uint32_t*)target + tn_op_cell__results_offset(target);
  for (uint32_t i = 0; i < spec.result_count; ++i) {
    types[2 * i] |= source_types[2 * i] & TN_UREF_MASK;
  }
  const uint32_t* source_values = tn_op_cell__attributes(context, source);
  uint32_t* values = tn_op_cell__attributes(context, target);
  for (uint32_t i = 0; i < attribute_count; ++i) values[i] = source_values[i];
  if (!tn_clone_map__set_cell(self->map, from, to) ||
      !clone_operands(self, from, source, to, target) ||
      (spec.successor_count != 0 && !clone_successors(self, from, source, to, target)) ||
      (with_blocks && spec.region_count != 0 && !clone_blocks(self, source, target))) {
    tn_op__destroy(self->shard, to);
    return 0;
  }
  return to;
}

static void settle_pending(cloning* self) {
  for (size_t i = 0; i < self->pending_count; ++i) {
    const pending_use* pending = &self->pending[i];
    if (pending->is_successor) {
      const tn_ref block = tn_clone_map__cell(self->map, pending->original);
      tn_use__set_block(self->context, pending->use, block != 0 ? block : pending->original);
    } else {
      const tn_ref value = tn_clone_map__value(self->map, pending->original);
      tn_use__set_value(self->context, pending->use, value != 0 ? value : pending->original);
    }
  }
}

/// Counts a step; false if the caller must stop.
static inline bool goes_on(cloning* self) {
  if (!self->map->may_stop || TN_LIKELY(tn_poll(self->context) == TN_OK)) return true;
  self->map->is_stopped = true;
  return false;
}

/// Clones the contents of the regions of `root`, whose clone already has its blocks.
static bool clone_contents(cloning* self, tn_ref root) {
  const tn_context* context = self->context;
  tn_ref op = tn_op__next_in_pre_order(context, root, root, false);
  for (; op != 0; op = tn_op__next_in_pre_order(context, root, op, false)) {
    const tn_ref block = tn_op__at(context, op)->block;
    if (!goes_on(self)) return false;
    if (block != self->source_block) {
      self->source_block = block;
      self->target_block = tn_clone_map__cell(self->map, block);
    }
    const tn_ref clone = clone_op(self, op, true, true);
    if (TN_UNLIKELY(clone == 0)) return false;
    tn_op__append(self->shard, clone, tn_op__at(context, clone), self->target_block);
  }
  return true;
}

static void close_cloning(cloning* self) {
  tn_deallocate(&self->context->allocator, self->pending,
                self->pending_capacity * sizeof *self->pending);
}

//===-- Teams ---------------------------------------------------------------------------------===//

/// A rough estimate of the bytes of text per op.
#define BYTES_AN_OP 64u
/// The number of times that each member takes a batch of units.
#define TURNS_A_MEMBER 16u

/// An op whose contents a member clones, and its clone.
typedef struct clone_unit {
  tn_ref from;
  tn_ref to;
} clone_unit;

typedef struct share {
  tn_context* context;
  clone_unit* units;
  size_t unit_count;
  size_t unit_capacity;
  size_t units_a_turn;
  bool may_stop;
  bool is_stopped;  ///< The caller was interrupted.
  size_t next;      ///< Accessed with __atomic builtins, as is
  bool has_failed;  ///< whether a single thread must do it.
} share;

/// Returns whether the op has regions, and should not use values defined around it.
static bool is_unit(const tn_context* context, const tn_op_cell* cell) {
  if ((cell->counts & TN_OP_MAY_HOLD) == 0 || tn_op_cell__region_count(cell) == 0) return false;
  const tn_op_definition* definition = tn_op_definition__of(context, cell);
  return definition == NULL || (definition->traits & TN_OP_TRAIT_ISOLATED) != 0;
}

/// Resolves the uses that were postponed in a unit; false if some of them refer to other units.
static bool settle_in_unit(cloning* self) {
  for (size_t i = 0; i < self->pending_count; ++i) {
    const pending_use* pending = &self->pending[i];
    if (pending->is_successor) {
      const tn_ref block = tn_clone_map__cell(self->map, pending->original);
      if (block == 0 || !is_in_unit(self, block)) return false;
      tn_use__set_block(self->context, pending->use, block);
    } else {
      const tn_ref value = tn_clone_map__value(self->map, pending->original);
      if (value == 0 || !is_of_unit(self, value, 0)) return false;
      tn_use__set_value(self->context, pending->use, value);
    }
  }
  self->pending_count = 0;
  return true;
}

static bool clone_unit_contents(cloning* self, const clone_unit* unit) {
  self->unit = unit->to;
  self->source_block = 0;
  self->target_block = 0;
  return clone_blocks(self, tn_op__at(self->context, unit->from),
                      tn_op__at(self->context, unit->to)) &&
         clone_contents(self, unit->from) && settle_in_unit(self);
}

static bool clone_units(share* all, cloning* self) {
  while (!__atomic_load_n(&all->has_failed, __ATOMIC_RELAXED)) {
    const size_t first = __atomic_fetch_add(&all->next, all->units_a_turn, __ATOMIC_RELAXED);
    for (size_t i = first; i < first + all->units_a_turn; ++i) {
      if (i >= all->unit_count) return true;
      if (!clone_unit_contents(self, &all->units[i])) return false;
    }
  }
  return true;
}

static void work(tn_team_member* member, void* data) {
  share* all = data;
  struct tn_clone_map map;
  tn_clone_map__initialize(all->context, &map);
  map.may_stop = all->may_stop;
  cloning self = {.shard = member->shard, .context = all->context, .map = &map};
  if (!clone_units(all, &self)) __atomic_store_n(&all->has_failed, true, __ATOMIC_RELAXED);
  if (member->number == 0 && map.is_stopped) {
    all->is_stopped = true;
    tn_team__stop(member->team);
  }
  close_cloning(&self);
  tn_clone_map__finalize(&map);
}

/// Returns whether a value or block without a clone is in the tree of `root`.
static bool is_missed(const cloning* self, tn_ref root, const pending_use* pending) {
  const tn_context* context = self->context;
  const tn_ref block = pending->is_successor ? pending->original
                                             : tn_value__parent_block(context, pending->original);
  if (block == 0) return false;
  const tn_ref around = tn_block_cell__parent_op(context, tn_block__at(context, block));
  return around != 0 && tn_op__is_ancestor(context, root, around);
}

/// Resolves the uses that were postponed outside of all units; false if some of them refer into a
/// unit.
static bool settle_outside(cloning* self, tn_ref root) {
  for (size_t i = 0; i < self->pending_count; ++i) {
    const pending_use* pending = &self->pending[i];
    const tn_ref found = pending->is_successor ? tn_clone_map__cell(self->map, pending->original)
                                               : tn_clone_map__value(self->map, pending->original);
    if (found == 0 && is_missed(self, root, pending)) return false;
  }
  settle_pending(self);
  return true;
}

/// Clones the ops directly in `root`, whose clone has its blocks, with their contents unless they
/// are units.
static bool clone_outside(share* all, cloning* self, tn_ref root) {
  const tn_context* context = self->context;
  size_t unit = 0;
  tn_ref op = tn_op__next_in_pre_order(context, root, root, false);
  for (; op != 0; op = tn_op__next_in_pre_order(context, root, op, true)) {
    const tn_ref block = tn_clone_map__cell(self->map, tn_op__at(context, op)->block);
    if (!goes_on(self)) return false;
    const bool is_next = unit < all->unit_count && all->units[unit].from == op;
    const tn_ref clone = clone_op(self, op, true, !is_next);
    if (clone == 0) return false;
    tn_op__append(self->shard, clone, tn_op__at(context, clone), block);
    if (is_next) {
      all->units[unit++].to = clone;
    } else if ((tn_op__at(context, op)->counts & TN_OP_MAY_HOLD) != 0) {
      if (!clone_contents(self, op)) return false;
    }
  }
  return true;
}

/// Lists the units directly in `root`; false if they are too small, or out of memory.
static bool find_units(share* all, tn_ref root) {
  const tn_context* context = all->context;
  const size_t enough = context->team_bytes_min / BYTES_AN_OP;
  size_t op_count = 0;
  tn_ref op = tn_op__next_in_pre_order(context, root, root, false);
  for (; op != 0; op = tn_op__next_in_pre_order(context, root, op, true)) {
    for (tn_ref inner = op; inner != 0 && op_count < enough; ++op_count) {
      inner = tn_op__next_in_pre_order(context, op, inner, false);
    }
    if (!is_unit(context, tn_op__at(context, op))) continue;
    if (!tn_array_grow(&context->allocator, (void*)&all->units, &all->unit_capacity,
                       all->unit_count + 1, sizeof *all->units)) {
      return false;
    }
    all->units[all->unit_count++] = (clone_unit){op, 0};
  }
  return op_count >= enough && all->unit_count > 1;
}

/// Returns the number of threads to clone the tree. A tree with functions has symbols.
static uint32_t team_size(const tn_context* context, tn_ref root) {
  if (!context->threading || context->thread_count == 1) return 1;
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, root));
  if (definition != NULL && (definition->traits & TN_OP_TRAIT_SYMBOL_TABLE) == 0) return 1;
  return tn_team__size(context, tn_cells__live_count(&context->cells, TN_CELL_OP) * BYTES_AN_OP);
}

/// Returns the clone made by a team; 0 if the caller must do it alone, or was interrupted.
TN_COLD static tn_ref clone_in_team(tn_shard* shard, tn_ref root, bool with_operands, uint32_t size,
                                    struct tn_clone_map* map) {
  share all = {.context = shard->context, .may_stop = map->may_stop};
  cloning self = {.shard = shard, .context = shard->context, .map = map};
  tn_ref clone = 0;
  if (find_units(&all, root)) {
    all.units_a_turn = all.unit_count / (TURNS_A_MEMBER * (size_t)size) + 1;
    clone = clone_op(&self, root, with_operands, true);
    bool is_whole = clone != 0 && clone_outside(&all, &self, root) && settle_outside(&self, root);
    if (is_whole) {
      const tn_status status = tn_team__run(all.context, shard, size, work, &all);
      if (status == TN_INTERRUPTED || all.is_stopped) map->is_stopped = true;
      is_whole = status == TN_OK && !all.has_failed && !map->is_stopped;
    }
    if (clone != 0 && !is_whole) {
      tn_op__destroy(shard, clone);
      clone = 0;
    }
  }
  close_cloning(&self);
  tn_deallocate(&all.context->allocator, all.units, all.unit_capacity * sizeof *all.units);
  return clone;
}

//===-- Cloning -------------------------------------------------------------------------------===//

tn_ref tn_op__clone(tn_shard* shard, tn_ref root, uint32_t flags, struct tn_clone_map* map) {
  cloning self = {.shard = shard, .context = shard->context, .map = map};
  shard->is_at_limit = false;
  const bool with_regions = (flags & TN_CLONE_WITHOUT_REGIONS) == 0;
  const bool with_operands = (flags & TN_CLONE_WITHOUT_OPERANDS) == 0;
  const uint32_t size = with_regions && map->is_private ? team_size(self.context, root) : 1;
  if (size > 1) {
    const tn_ref made = clone_in_team(shard, root, with_operands, size, map);
    if (made != 0 || map->is_stopped) return made;
    const bool may_stop = map->may_stop;
    tn_clone_map__finalize(map);
    tn_clone_map__initialize(self.context, map);
    map->may_stop = may_stop;
  }
  self.postpones = map->few_cell_count != 0 && with_regions &&
                   tn_op_cell__region_count(tn_op__at(self.context, root)) != 0;
  tn_ref clone = clone_op(&self, root, with_operands, with_regions);
  if (clone != 0 && with_regions && !clone_contents(&self, root)) {
    tn_op__destroy(shard, clone);
    clone = 0;
  }
  if (clone != 0) settle_pending(&self);
  close_cloning(&self);
  return clone;
}
