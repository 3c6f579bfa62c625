// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cloning: one pass over the original in pre-order.
//
// An operand whose definition has a clone already uses that. All others are noted, left null, and
// settled at the end: by then the definition was cloned too (a later op, a later block), or it
// stands outside of the tree and is used as it is. So no step asks whether a value lies inside the
// tree, and nothing recurses.

#include "ir/clone.h"

#include <tenure/operation.h>

#include "ir/poll.h"
#include "ir/walk.h"

//===-- The map -------------------------------------------------------------------------------===//

void tn_clone_map__initialize(tn_context* context, struct tn_clone_map* map) {
  *map = (struct tn_clone_map){.context = context};
}

void tn_clone_map__finalize(struct tn_clone_map* map) {
  const tn_allocator* allocator = &map->context->allocator;
  for (size_t i = 0; i < map->shadow_capacity; ++i) {
    tn_deallocate(allocator, map->shadows[i].entries,
                  map->shadows[i].count * sizeof(tn_clone_entry));
  }
  tn_deallocate(allocator, map->shadows, map->shadow_capacity * sizeof *map->shadows);
  tn_deallocate(allocator, map->pairs, map->pair_capacity * sizeof *map->pairs);
  tn_judy_map_clear(&map->pair_index);
}

static uint32_t cell_index(const tn_chunk_info* info, tn_ref cell) {
  return (uint32_t)(((uint64_t)(cell - info->first) * info->reciprocal) >> 32);
}

/// Entries that a shadow begins with, and mapped cells after which it begins with its whole chunk.
#define FIRST_ENTRIES 32u
#define MANY_CELLS 4096u

/// The shadow of chunk number `chunk`; NULL when memory is out.
static tn_clone_shadow* shadow_of(struct tn_clone_map* map, uint32_t chunk) {
  if (TN_UNLIKELY(chunk >= map->shadow_capacity)) {
    const size_t old_capacity = map->shadow_capacity;
    if (!tn_array_grow(&map->context->allocator, &map->shadows, &map->shadow_capacity,
                       (size_t)chunk + 1, sizeof *map->shadows)) {
      return NULL;
    }
    memset(map->shadows + old_capacity, 0,
           (map->shadow_capacity - old_capacity) * sizeof *map->shadows);
  }
  return &map->shadows[chunk];
}

/// Makes the shadow reach `index`: to the double at the least, at the end that it lies behind, but
/// not beyond the chunk. False when memory is out.
static bool extend(const struct tn_clone_map* map, tn_clone_shadow* shadow,
                   const tn_chunk_info* info, uint32_t index) {
  const tn_allocator* allocator = &map->context->allocator;
  const uint32_t total = info->stride > TN_CHUNK_WORDS ? 1 : TN_CHUNK_WORDS / info->stride;
  uint32_t first = shadow->count == 0 || index < shadow->first ? index : shadow->first;
  uint32_t end = shadow->first + shadow->count > index ? shadow->first + shadow->count : index + 1;
  uint32_t wanted = shadow->count == 0 ? FIRST_ENTRIES : shadow->count * 2;
  if (map->cell_count >= MANY_CELLS) wanted = total;
  const uint32_t more = wanted > end - first ? wanted - (end - first) : 0;
  if (shadow->count != 0 && index < shadow->first) {
    first -= more < first ? more : first;
  } else {
    end += more < total - end ? more : total - end;
    if (wanted == total) first = 0;
  }
  tn_clone_entry* entries = tn_allocate_zeroed(allocator, (end - first) * sizeof *entries);
  if (entries == NULL) return false;
  if (shadow->count != 0) {
    memcpy(entries + (shadow->first - first), shadow->entries,
           shadow->count * sizeof *shadow->entries);
  }
  tn_deallocate(allocator, shadow->entries, shadow->count * sizeof *shadow->entries);
  *shadow = (tn_clone_shadow){entries, first, end - first};
  return true;
}

static uint32_t generation_at(const tn_context* context, tn_ref cell) {
  return tn_cell__generation(tn_cells__at(&context->cells, cell));
}

/// The pair of `from`; NULL if there is none.
static const tn_clone_pair* among(const tn_clone_pair* pairs, size_t count, tn_ref from) {
  for (size_t i = 0; i < count; ++i) {
    if (pairs[i].from == from) return &pairs[i];
  }
  return NULL;
}

/// Whether the pair has a place among the first few, where it is then.
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
  const tn_chunk_info* info = tn_cells__info(cells, from);
  const uint32_t index = cell_index(info, from);
  tn_clone_shadow* shadow = shadow_of(map, from >> TN_CHUNK_SHIFT);
  if (TN_UNLIKELY(shadow == NULL ||
                  (index - shadow->first >= shadow->count && !extend(map, shadow, info, index)))) {
    tn_context__out_of_memory(map->context);
    return false;
  }
  ++map->cell_count;
  shadow->entries[index - shadow->first] = (tn_clone_entry){
      tn_cells__at(cells, from)[0], to, tn_cell__generation(tn_cells__at(cells, to))};
  return true;
}

/// The clone of one of the first cells.
static tn_ref few_cell(const struct tn_clone_map* map, tn_ref from) {
  const tn_clone_pair* pair = among(map->few_cells, map->few_cell_count, from);
  return pair == NULL || pair->from_generation != generation_at(map->context, from) ||
                 pair->to_generation != generation_at(map->context, pair->to)
             ? 0
             : pair->to;
}

// What came later stands in a shadow, so that is asked first.
tn_ref tn_clone_map__cell(const struct tn_clone_map* map, tn_ref from) {
  const tn_cells* cells = &map->context->cells;
  const uint32_t chunk = from >> TN_CHUNK_SHIFT;
  if (chunk >= map->shadow_capacity) return few_cell(map, from);
  const tn_clone_shadow* shadow = &map->shadows[chunk];
  const uint32_t index = cell_index(tn_cells__info(cells, from), from) - shadow->first;
  if (index >= shadow->count) return few_cell(map, from);
  const tn_clone_entry* entry = &shadow->entries[index];
  if (TN_UNLIKELY(entry->to == 0)) return few_cell(map, from);
  if (entry->from_generation != tn_cell__generation(tn_cells__at(cells, from)) ||
      entry->to_generation != tn_cell__generation(tn_cells__at(cells, entry->to))) {
    return 0;
  }
  return entry->to;
}

/// The generation that a value lives by: its op's or its own.
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

static tn_ref mapped_by_hand(const struct tn_clone_map* map, tn_ref from) {
  uintptr_t index = 0;
  const tn_clone_pair* pair = among(map->few_values, map->few_value_count, from);
  if (pair == NULL) {
    if (map->pair_count == 0 || !tn_judy_map_get(&map->pair_index, from, &index)) return 0;
    pair = &map->pairs[index];
  }
  if (pair->from_generation != value_generation(map->context, from) ||
      pair->to_generation != value_generation(map->context, pair->to)) {
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
  return number < tn_op__result_count(cell) ? tn_op__result(to, cell, number) : 0;
}

//===-- One clone -----------------------------------------------------------------------------===//

/// An operand or successor of the clone to settle at the end.
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
  tn_ref source_block;  ///< The block that was last looked up, and its clone.
  tn_ref target_block;
} cloning;

static bool postpone(cloning* it, tn_ref use, tn_ref original, bool is_successor) {
  if (TN_UNLIKELY(it->pending_count == it->pending_capacity) &&
      !tn_array_grow(&it->context->allocator, &it->pending, &it->pending_capacity,
                     it->pending_count + 1, sizeof *it->pending)) {
    tn_context__out_of_memory(it->context);
    return false;
  }
  it->pending[it->pending_count++] = (pending_use){use, original, is_successor};
  return true;
}

static bool clone_operands(cloning* it, tn_ref from, const tn_op_cell* source, tn_ref to,
                           const tn_op_cell* target) {
  const tn_context* context = it->context;
  const uint32_t count = tn_op__operand_count(context, target);
  tn_ref source_use = tn_op__operands(context, from, source);
  tn_ref use = tn_op__operands(context, to, target);
  for (uint32_t i = 0; i < count; ++i, source_use += 3, use += 3) {
    const tn_ref original = tn_use__at(context, source_use)->value;
    if (original == 0) continue;
    const tn_ref value = tn_clone_map__value(it->map, original);
    if (TN_LIKELY(value != 0)) {
      tn_use_cell* cell = tn_use__at(context, use);
      cell->value = value;
      tn_use__link(context, use, cell, &tn_value__at(context, value)->first_use);
    } else if (!postpone(it, use, original, false)) {
      return false;
    }
  }
  return true;
}

static bool clone_successors(cloning* it, tn_ref from, const tn_op_cell* source, tn_ref to,
                             const tn_op_cell* target) {
  const uint32_t count = tn_op__successor_count(source);
  const tn_ref source_uses = tn_op__successors(from, source);
  const tn_ref uses = tn_op__successors(to, target);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref original = tn_use__at(it->context, source_uses + 3 * i)->value;
    if (original != 0 && !postpone(it, uses + 3 * i, original, true)) return false;
  }
  return true;
}

static bool clone_arguments(cloning* it, const tn_block_cell* source, tn_ref target) {
  for (uint32_t i = 0; i < source->argument_count; ++i) {
    const tn_ref value = tn_block__argument(it->context, source, i);
    const tn_argument_cell* argument = tn_argument__at(it->context, value);
    const tn_ref clone = tn_block__add_argument(
        it->shard, target, i, tn_value__type(&argument->value), argument->location);
    if (clone == 0 || !tn_clone_map__set_cell(it->map, value - 1, clone - 1)) return false;
  }
  return true;
}

/// Makes the blocks of all regions of `source`, without ops.
static bool clone_blocks(cloning* it, const tn_op_cell* source, const tn_op_cell* target) {
  const uint32_t count = tn_op__region_count(source);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref region = tn_op__region(target, i);
    tn_ref block = tn_region__at(it->context, tn_op__region(source, i))->first_block;
    while (block != 0) {
      const tn_block_cell* cell = tn_block__at(it->context, block);
      const tn_ref clone = tn_block__create(it->shard, region, 0);
      if (clone == 0 || !tn_clone_map__set_cell(it->map, block, clone) ||
          !clone_arguments(it, cell, clone)) {
        return false;
      }
      block = cell->next;
    }
  }
  return true;
}

/// The cell of a clone: body cleared, header filled in.
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

/// The clone of one op, without what is in its regions; it is detached. 0 when memory is out.
static tn_ref clone_op(cloning* it, tn_ref from, bool with_operands, bool with_blocks) {
  tn_context* context = it->context;
  tn_op_cell* source = tn_op__at(context, from);
  const uint32_t attribute_count = tn_op__shape(context, source)->key_count;
  const tn_op_spec spec = {
      .shape = source->shape,
      .location = source->location,
      .result_count = tn_op__result_count(source),
      .operand_count = with_operands ? tn_op__operand_count(context, source) : 0,
      .successor_count = tn_op__successor_count(source),
      .region_count = tn_op__region_count(source),
      .attribute_count = attribute_count};
  tn_op_cell* target = NULL;
  const tn_ref to = allocate_clone(it->shard, &spec, &target);
  if (to == 0) return 0;
  const uint32_t* source_types = (const uint32_t*)source + tn_op__results_offset(source);
  uint32_t* types = (uint32_t*)target + tn_op__results_offset(target);
  for (uint32_t i = 0; i < spec.result_count; ++i) {
    types[2 * i] |= source_types[2 * i] & TN_UREF_MASK;
  }
  const uint32_t* source_values = tn_op__attributes(context, source);
  uint32_t* values = tn_op__attributes(context, target);
  for (uint32_t i = 0; i < attribute_count; ++i) values[i] = source_values[i];
  if (!tn_clone_map__set_cell(it->map, from, to) || !clone_operands(it, from, source, to, target) ||
      (spec.successor_count != 0 && !clone_successors(it, from, source, to, target)) ||
      (with_blocks && spec.region_count != 0 && !clone_blocks(it, source, target))) {
    tn_op__destroy(it->shard, to);
    return 0;
  }
  return to;
}

static void settle_pending(cloning* it) {
  for (size_t i = 0; i < it->pending_count; ++i) {
    const pending_use* pending = &it->pending[i];
    if (pending->is_successor) {
      const tn_ref block = tn_clone_map__cell(it->map, pending->original);
      tn_use__set_block(it->context, pending->use, block != 0 ? block : pending->original);
    } else {
      const tn_ref value = tn_clone_map__value(it->map, pending->original);
      tn_use__set_value(it->context, pending->use, value != 0 ? value : pending->original);
    }
  }
}

/// Clones what is in the regions of `root`, whose clone has its blocks already.
static bool clone_contents(cloning* it, tn_ref root) {
  const tn_context* context = it->context;
  tn_ref op = tn_op__next_in_pre_order(context, root, root, false);
  for (; op != 0; op = tn_op__next_in_pre_order(context, root, op, false)) {
    const tn_ref block = tn_op__at(context, op)->block;
    if (it->map->may_stop && TN_UNLIKELY(tn_poll(context) != TN_OK)) {
      it->map->is_stopped = true;
      return false;
    }
    if (block != it->source_block) {
      it->source_block = block;
      it->target_block = tn_clone_map__cell(it->map, block);
    }
    const tn_ref clone = clone_op(it, op, true, true);
    if (TN_UNLIKELY(clone == 0)) return false;
    tn_op__append(it->shard, clone, tn_op__at(context, clone), it->target_block);
  }
  return true;
}

tn_ref tn_op__clone(tn_shard* shard, tn_ref root, uint32_t flags, struct tn_clone_map* map) {
  cloning it = {.shard = shard, .context = shard->context, .map = map};
  shard->is_at_limit = false;
  const bool with_regions = (flags & TN_CLONE_WITHOUT_REGIONS) == 0;
  tn_ref clone = clone_op(&it, root, (flags & TN_CLONE_WITHOUT_OPERANDS) == 0, with_regions);
  if (clone != 0 && with_regions && !clone_contents(&it, root)) {
    tn_op__destroy(shard, clone);
    clone = 0;
  }
  if (clone != 0) settle_pending(&it);
  tn_deallocate(&shard->context->allocator, it.pending, it.pending_capacity * sizeof *it.pending);
  return clone;
}
