// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of objects: slots in chunks that never move, and a list of free slots.

#include "mlir_c/object.h"

#include <stdlib.h>

#include "mlir_c/refuse.h"

// A block's cell has a word for its object, a region's the upper bits of its flags.
#define REGION_OBJECT_SHIFT 1u
#define LAST_SLOT (UINT32_MAX >> REGION_OBJECT_SHIFT)

#define CHUNK_SHIFT 12
#define CHUNK_SLOTS (1u << CHUNK_SHIFT)
#define CHUNK_COUNT (1u << (32 - CHUNK_SHIFT))

/// A table of tables, so that unused parts take no memory.
#define LEAF_SHIFT 10
#define LEAF_CHUNKS (1u << LEAF_SHIFT)
typedef struct leaf {
  tn_mc_slot* chunks[LEAF_CHUNKS];
} leaf;

static leaf* leaves[CHUNK_COUNT / LEAF_CHUNKS];  ///< Published with release order, like chunks.
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static uint32_t first_free;
static uint32_t used = 1;  ///< Number of slots ever used; index 0 is none.

static tn_mc_slot* chunk_at(uint32_t number) {
  const leaf* at = __atomic_load_n(&leaves[number >> LEAF_SHIFT], __ATOMIC_ACQUIRE);
  return at == NULL ? NULL
                    : __atomic_load_n(&at->chunks[number & (LEAF_CHUNKS - 1)], __ATOMIC_ACQUIRE);
}

tn_mc_slot* tn_mc__slot(uint32_t index) {
  return &chunk_at(index >> CHUNK_SHIFT)[index & (CHUNK_SLOTS - 1)];
}

/// Returns the slot if the index was ever used, else NULL.
static tn_mc_slot* slot_or_null(uint32_t index) {
  tn_mc_slot* chunk = chunk_at(index >> CHUNK_SHIFT);
  return chunk == NULL ? NULL : &chunk[index & (CHUNK_SLOTS - 1)];
}

//===-- Allocation ----------------------------------------------------------------------------===//

static bool make_chunk(uint32_t number) {
  leaf** at = &leaves[number >> LEAF_SHIFT];
  if (*at == NULL) {
    leaf* made = calloc(1, sizeof *made);
    if (made == NULL) return false;
    __atomic_store_n(at, made, __ATOMIC_RELEASE);
  }
  tn_mc_slot** chunk = &(*at)->chunks[number & (LEAF_CHUNKS - 1)];
  if (*chunk != NULL) return true;
  tn_mc_slot* made = calloc(CHUNK_SLOTS, sizeof *made);
  if (made == NULL) return false;
  __atomic_store_n(chunk, made, __ATOMIC_RELEASE);
  return true;
}

/// Returns the index of an allocated slot; 0 if there is none.
static uint32_t take_slot(void) {
  const uint32_t free_slot = first_free;
  if (free_slot != 0) {
    first_free = tn_mc__slot(free_slot)->next;
    return free_slot;
  }
  if (used > LAST_SLOT || !make_chunk(used >> CHUNK_SHIFT)) return 0;
  return used++;
}

/// A retired slot is not added to a list.
static void give_back(uint32_t index, tn_mc_slot* slot) {
  const uint32_t generation = slot->generation;
  const bool is_last = generation >= TN_MC_GENERATION_LAST;
  slot->kind = TN_MC_NONE;
  slot->context = 0;
  __atomic_store_n(&slot->generation, is_last ? 0 : generation + 1, __ATOMIC_RELEASE);
  if (is_last) return;
  slot->next = first_free;
  first_free = index;
}

tn_mc_word tn_mc__object_new(tn_mc_kind kind, void* body) {
  pthread_mutex_lock(&mutex);
  const uint32_t index = take_slot();
  tn_mc_word word = 0;
  if (index != 0) {
    tn_mc_slot* slot = tn_mc__slot(index);
    const uint32_t generation = slot->generation + 1;
    slot->kind = (uint16_t)kind;
    slot->context = 0;
    slot->body = body;
    slot->previous = slot->next = 0;
    __atomic_store_n(&slot->generation, generation, __ATOMIC_RELEASE);
    word = tn_mc_word__make(TN_MC_OBJECT_NUMBER, generation, index);
  }
  pthread_mutex_unlock(&mutex);
  return word;
}

/// Returns the slot of the word if it is an object of that kind, or NULL.
static tn_mc_slot* find_object(tn_mc_word word, tn_mc_kind kind) {
  if (TN_UNLIKELY(tn_mc_word__context(word) != TN_MC_OBJECT_NUMBER)) return NULL;
  tn_mc_slot* slot = slot_or_null(tn_mc_word__reference(word));
  if (TN_UNLIKELY(slot == NULL)) return NULL;
  const uint32_t generation = __atomic_load_n(&slot->generation, __ATOMIC_ACQUIRE);
  const bool is_live = (generation & 1u) != 0 && generation == tn_mc_word__generation(word);
  return TN_LIKELY(is_live && slot->kind == kind) ? slot : NULL;
}

void* tn_mc__find_body(tn_mc_word word, tn_mc_kind kind) {
  const tn_mc_slot* slot = find_object(word, kind);
  return slot == NULL ? NULL : slot->body;
}

void tn_mc__object_free(tn_mc_word word) {
  const uint32_t index = tn_mc_word__reference(word);
  pthread_mutex_lock(&mutex);
  give_back(index, tn_mc__slot(index));
  pthread_mutex_unlock(&mutex);
}

//===-- The objects of a context --------------------------------------------------------------===//

/// Makes the slot refer to a cell of the context, which records that.
static void bind(tn_mc_context* record, uint32_t index, tn_ref cell, uint32_t generation) {
  pthread_mutex_lock(&mutex);
  tn_mc_slot* slot = tn_mc__slot(index);
  slot->reference = cell;
  slot->cell_generation = generation;
  slot->previous = 0;
  slot->next = record->first_object;
  if (slot->next != 0) tn_mc__slot(slot->next)->previous = index;
  record->first_object = index;
  __atomic_store_n(&slot->context, (uint16_t)record->number, __ATOMIC_RELEASE);
  pthread_mutex_unlock(&mutex);
}

static void unbind(tn_mc_context* record, uint32_t index) {
  pthread_mutex_lock(&mutex);
  tn_mc_slot* slot = tn_mc__slot(index);
  if (slot->previous == 0) {
    record->first_object = slot->next;
  } else {
    tn_mc__slot(slot->previous)->next = slot->next;
  }
  if (slot->next != 0) tn_mc__slot(slot->next)->previous = slot->previous;
  give_back(index, slot);
  pthread_mutex_unlock(&mutex);
}

static uint32_t object_of_region(const tn_region_cell* cell) {
  return cell->flags >> REGION_OBJECT_SHIFT;
}

void tn_mc__forget(tn_context* context, tn_ref entity, tn_ref results, uint32_t result_count) {
  (void)results;
  (void)result_count;
  if (tn_value__is_argument(entity)) return;
  tn_mc_context* record = tn_mc__record_of(context);
  const uint32_t kind = tn_cells__info(&context->cells, entity)->kind;
  uint32_t index = 0;
  if (kind == TN_CELL_BLOCK) index = tn_block__at(context, entity)->host_object;
  if (kind == TN_CELL_REGION) index = object_of_region(tn_region__at(context, entity));
  if (index != 0) unbind(record, index);
}

void tn_mc__forget_all(tn_mc_context* record) {
  pthread_mutex_lock(&mutex);
  for (uint32_t index = record->first_object; index != 0;) {
    tn_mc_slot* slot = tn_mc__slot(index);
    const uint32_t next = slot->next;
    give_back(index, slot);
    index = next;
  }
  record->first_object = 0;
  pthread_mutex_unlock(&mutex);
}

//===-- Look-up -------------------------------------------------------------------------------===//

static bool find_place(tn_mc_word word, tn_mc_kind kind, tn_cell_kind cell_kind,
                       tn_mc_place* out_place) {
  *out_place = (tn_mc_place){.slot = NULL};
  if (tn_mc_word__context(word) != TN_MC_OBJECT_NUMBER) {
    if (tn_mc__find_cell(word, cell_kind, &out_place->cell)) return true;
    out_place->cell.record = NULL;
    return false;
  }
  tn_mc_slot* slot = find_object(word, kind);
  if (slot == NULL) return false;
  out_place->slot = slot;
  out_place->index = tn_mc_word__reference(word);
  const uint32_t number = __atomic_load_n(&slot->context, __ATOMIC_ACQUIRE);
  if (number == 0) return true;
  tn_mc_context* record = tn_mc__record(number);
  tn_context* context = tn_mc_context__live(record);
  if (context == NULL) return false;
  out_place->cell = (tn_mc_cell){record, context, tn_cells__at(&context->cells, slot->reference),
                                 slot->reference};
  return tn_cell__generation(out_place->cell.words) == slot->cell_generation;
}

bool tn_mc__find_block(tn_mc_word word, tn_mc_place* out_place) {
  return find_place(word, TN_MC_BLOCK, TN_CELL_BLOCK, out_place);
}
bool tn_mc__find_region(tn_mc_word word, tn_mc_place* out_place) {
  return find_place(word, TN_MC_REGION, TN_CELL_REGION, out_place);
}

static void* word_of_object(uint32_t index) {
  return TN_MC_POINTER(
      tn_mc_word__make(TN_MC_OBJECT_NUMBER, tn_mc__slot(index)->generation, index));
}

MlirBlock tn_mc__give_block_object(uint32_t index) {
  return (MlirBlock){index == 0 ? NULL : word_of_object(index)};
}
MlirRegion tn_mc__give_region_object(uint32_t index) {
  return (MlirRegion){index == 0 ? NULL : word_of_object(index)};
}

MlirBlock tn_mc__give_block(const tn_mc_context* record, tn_ref block) {
  if (block == 0) return (MlirBlock){NULL};
  const tn_block_cell* cell = tn_block__at(record->context, block);
  if (cell->host_object != 0) return (MlirBlock){word_of_object(cell->host_object)};
  return (MlirBlock){
      TN_MC_POINTER(tn_mc__word_of_cell(record, block, tn_cell__generation(&cell->generation)))};
}

MlirRegion tn_mc__give_region(const tn_mc_context* record, tn_ref region) {
  if (region == 0) return (MlirRegion){NULL};
  const tn_region_cell* cell = tn_region__at(record->context, region);
  const uint32_t object = object_of_region(cell);
  if (object != 0) return (MlirRegion){word_of_object(object)};
  return (MlirRegion){
      TN_MC_POINTER(tn_mc__word_of_cell(record, region, tn_cell__generation(&cell->generation)))};
}

//===-- Placing -------------------------------------------------------------------------------===//

/// Makes the slot refer to a block's cell.
static void bind_block(tn_mc_context* record, uint32_t index, tn_ref block) {
  tn_block_cell* cell = tn_block__at(record->context, block);
  cell->host_object = index;
  cell->flags |= TN_ENTITY_HOSTED;
  bind(record, index, block, cell->generation);
}
static void bind_region(tn_mc_context* record, uint32_t index, tn_ref region) {
  tn_region_cell* cell = tn_region__at(record->context, region);
  cell->flags = (cell->flags & 1u) | index << REGION_OBJECT_SHIFT | TN_ENTITY_HOSTED;
  bind(record, index, region, cell->generation);
}

/// Creates a region without an op, with `count` blocks. Returns 0 when out of memory, without any
/// effect.
static tn_ref make_cells(tn_shard* shard, uint32_t count) {
  const tn_ref region = tn_region__create(shard, 0, 0);
  if (region == 0) return 0;
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_block__create(shard, region, 0) != 0) continue;
    tn_region__discard(shard, region);
    return 0;
  }
  return region;
}

static uint32_t count_blocks(const tn_mc_slot* region) {
  uint32_t count = 0;
  for (uint32_t i = region->first; i != 0; i = tn_mc__slot(i)->next) ++count;
  return count;
}

/// Places a region that is in no context, with its blocks.
static bool place_whole(tn_mc_context* record, uint32_t index) {
  tn_shard* shard = tn_mc__shard(record);
  if (shard == NULL) return false;
  tn_mc_slot* slot = tn_mc__slot(index);
  const tn_ref region = make_cells(shard, count_blocks(slot));
  if (region == 0) return false;
  tn_ref block = tn_region__at(record->context, region)->first_block;
  for (uint32_t i = slot->first; i != 0;) {
    const uint32_t next = tn_mc__slot(i)->next;
    bind_block(record, i, block);
    block = tn_block__at(record->context, block)->next;
    i = next;
  }
  bind_region(record, index, region);
  return true;
}

bool tn_mc__place_region(tn_mc_context* record, tn_mc_place* place) {
  if (tn_mc_place__is_placed(place)) return true;
  if (!place_whole(record, place->index)) return false;
  const tn_ref region = place->slot->reference;
  place->cell =
      (tn_mc_cell){record, record->context, tn_cells__at(&record->context->cells, region), region};
  return true;
}

bool tn_mc__place_block(tn_mc_context* record, tn_mc_place* place) {
  if (tn_mc_place__is_placed(place)) return true;
  if (place->slot->region != 0) {
    if (!place_whole(record, place->slot->region)) return false;
  } else {
    tn_shard* shard = tn_mc__shard(record);
    const tn_ref made = shard == NULL ? 0 : tn_block__create(shard, 0, 0);
    if (made == 0) return false;
    bind_block(record, place->index, made);
  }
  const tn_ref block = place->slot->reference;
  place->cell =
      (tn_mc_cell){record, record->context, tn_cells__at(&record->context->cells, block), block};
  return true;
}

void tn_mc__settle_region(tn_mc_context* record, tn_shard* shard, tn_ref op, uint32_t index,
                          const tn_mc_place* place) {
  if (tn_mc_place__is_placed(place)) {
    tn_op__adopt_region(shard, op, index, place->cell.reference);
  } else {
    const tn_ref region = tn_op_cell__region(tn_op__at(record->context, op), index);
    bind_region(record, place->index, region);
  }
}
