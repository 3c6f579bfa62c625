// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cells: chunks, shards and free lists.
//
// A chunk is cleared on demand, a page at a time, and only its generations: a forged handle may
// refer to a cell before it is allocated. The chunks of a class grow from half a KiB to 256 KiB, so
// that a context with a handful of ops stays small and others waste little; the pages of the
// largest chunks are mapped all at once. No memory is freed before the context is destroyed: a
// stale handle may read any cell's generation at any time.

#include "ir/cells.h"

#include "base/memory.h"
#include "ir/context.h"

#ifdef __linux__
#include <sys/mman.h>
#endif

/// Header of memory that is held until the context is destroyed.
typedef struct held_block {
  struct held_block* next;
  size_t byte_size;  ///< Size including this header.
} held_block;

#define FIRST_CHUNK_WORDS 128u
/// The size of a chunk of a small class; each chunk costs an entry of the tables.
#define SMALL_CHUNK_WORDS 512u
#define CHUNK_PART 8u
#define PAGE_BYTES 4096u
#define PAGE_WORDS 1024u
#define OPENED_WORDS PAGE_WORDS
#define FIRST_CAPACITY 8u
#define SMALL_CAPACITY 128u
#define CHUNK_COUNT_MAX (1u << (32 - TN_CHUNK_SHIFT))

/// The cell at reference 0: an op in no block. Upward traversals find it above a region without an
/// op; it is never written.
static const uint32_t no_cell[16];

//===-- Size classes ----------------------------------------------------------------------===//

/// Returns the class of cells of `word_count` words, and their size in `*class_words`.
static uint32_t class_of(uint32_t word_count, uint32_t* class_words) {
  if (word_count <= TN_CELL_LINEAR_WORDS) {
    const uint32_t index = (word_count + 1) / 2;
    *class_words = index * 2;
    return index;
  }
  const uint32_t top = 31u - (uint32_t)__builtin_clz(word_count - 1);
  const uint32_t step = 1u << (top - 2);
  const uint32_t quarter = (word_count - 1 - (1u << top)) / step;
  *class_words = (1u << top) + (quarter + 1) * step;
  return TN_CELL_LINEAR_WORDS / 2 + 1 + (top - 6) * 4 + quarter;
}

uint32_t tn_cell__class_words(uint32_t word_count) {
  uint32_t words = 0;
  class_of(word_count, &words);
  return words;
}

//===-- Chunks ------------------------------------------------------------------------------===//

static held_block* make_block(tn_context* context, size_t byte_size) {
  byte_size += sizeof(held_block);
  held_block* block = tn_allocate(&context->allocator, byte_size);
  if (block != NULL) *block = (held_block){NULL, byte_size};
  return block;
}

/// Keeps the block until the context is destroyed. Returns its memory.
static void* hold_block(tn_cells* cells, held_block* block) {
  block->next = cells->chunks;
  cells->chunks = block;
  __atomic_store_n(&cells->byte_size, cells->byte_size + block->byte_size, __ATOMIC_RELAXED);
  return block + 1;
}

/// Makes the tables four times as large while they are small, else twice. The old ones stay
/// allocated: other threads may be reading them.
static bool grow_tables(tn_context* context, uint32_t needed) {
  tn_cells* cells = &context->cells;
  const uint32_t old_capacity =
      cells->bases == NULL ? 0 : (cells->info_mask >> TN_CHUNK_INFO_SHIFT) + 1;
  uint32_t capacity = old_capacity == 0 ? FIRST_CAPACITY : old_capacity;
  while (capacity < needed) capacity *= capacity < SMALL_CAPACITY ? 4 : 2;
  if (capacity == old_capacity) return true;
  const size_t info_bytes = capacity * sizeof *cells->infos;
  // Each info is aligned to a cache line, whatever the alignment of the allocation.
  const size_t byte_size = TN_CHUNK_INFO_BYTES - 1 + info_bytes + capacity * sizeof *cells->bases;
  held_block* block = make_block(context, byte_size);
  if (block == NULL) return false;
  char* memory = hold_block(cells, block);
  memory += -(uintptr_t)memory & (TN_CHUNK_INFO_BYTES - 1);
  tn_chunk_info* infos = (tn_chunk_info*)(void*)memory;
  tn_base* bases = (tn_base*)(void*)(memory + info_bytes);
  for (uint32_t i = 0; i < cells->chunk_count; ++i) {
    bases[i] = cells->bases[i];
    infos[i] = cells->infos[i];
  }
  for (uint32_t i = cells->chunk_count; i < capacity; ++i) infos[i].end = 0;
  __atomic_store_n(&cells->bases, bases, __ATOMIC_RELEASE);
  __atomic_store_n(&cells->infos, infos, __ATOMIC_RELEASE);
  __atomic_store_n(&cells->info_mask, (capacity - 1) << TN_CHUNK_INFO_SHIFT, __ATOMIC_RELEASE);
  return true;
}

/// Maps all pages of a chunk at once, which takes two thirds of the time of touching them one by
/// one.
static void touch_pages(void* memory, size_t byte_size) {
#ifdef MADV_POPULATE_WRITE
  const uintptr_t begin = ((uintptr_t)memory + PAGE_BYTES - 1) & ~(uintptr_t)(PAGE_BYTES - 1);
  const uintptr_t end = ((uintptr_t)memory + byte_size) & ~(uintptr_t)(PAGE_BYTES - 1);
  // A system without this call maps pages when they are written.
  if (begin < end) (void)madvise((void*)begin, end - begin, MADV_POPULATE_WRITE);
#else
  (void)memory;
  (void)byte_size;
#endif
}

/// Returns whether there are free numbers for a chunk in `block`; fails if the numbers or memory
/// are exhausted.
static bool has_room(tn_shard* shard, uint32_t numbers, const held_block* block) {
  tn_context* context = shard->context;
  const uint32_t count = context->cells.chunk_count;
  shard->is_at_limit = count > CHUNK_COUNT_MAX - numbers;
  if (shard->is_at_limit) {
    tn_context__fail(context, TN_LIMIT_EXCEEDED, tn_location_unknown(context),
                     "the context has reached its limit of 16 GiB of IR cells");
    return false;
  }
  if (block != NULL && grow_tables(context, count + numbers)) return true;
  tn_context__out_of_memory(context);
  return false;
}

/// Creates a chunk in `block` of `word_count` words for cells of `stride` words; 0 if memory or the
/// address range is exhausted.
static tn_ref make_chunk(tn_shard* shard, const tn_cell_class* class, tn_cell_kind kind,
                         uint32_t stride, uint32_t word_count, held_block* block) {
  tn_cells* cells = &shard->context->cells;
  const uint32_t numbers = (word_count + TN_CHUNK_WORDS - 1) / TN_CHUNK_WORDS;
  if (!has_room(shard, numbers, block)) return 0;
  const uint32_t* base = hold_block(cells, block);
  const tn_ref first = cells->chunk_count << TN_CHUNK_SHIFT;
  const uint32_t reciprocal =
      numbers > 1 ? 1 : (uint32_t)(((UINT64_C(1) << 32) + stride - 1) / stride);
  tn_chunk_info info = {.base = (tn_base)base - (tn_base)first * sizeof(uint32_t),
                        .first = first,
                        .reciprocal = reciprocal,
                        .kind = kind,
                        .stride = stride,
                        .cell_count = word_count / stride,
                        .class_offset = (uint32_t)((const char*)class - (const char*)shard),
                        .maker = shard};
  if (kind < TN_CELL_HANDLED_COUNT) info.limits[kind] = reciprocal;
  for (uint32_t i = 0; i < numbers; ++i) {
    cells->bases[cells->chunk_count + i] = info.base;
    cells->infos[cells->chunk_count + i] = info;
  }
  __atomic_store_n(&cells->chunk_count, cells->chunk_count + numbers, __ATOMIC_RELEASE);
  return first;
}

//===-- Shards ------------------------------------------------------------------------------===//

static tn_cell_class* class_for(tn_shard* shard, tn_cell_kind kind, uint32_t word_count,
                                uint32_t* class_words) {
  const uint32_t index = class_of(word_count, class_words);
  if (TN_LIKELY(kind == TN_CELL_OP)) return &shard->ops[index];
  if (kind == TN_CELL_AUX) return &shard->aux[index];
  return &shard->singles[kind];
}

/// Takes the free list of an idle shard for the class at `class_offset` in the shard.
static bool adopt_free_list(tn_shard* shard, tn_cell_class* into) {
  const size_t class_offset = (size_t)((char*)into - (char*)shard);
  for (tn_shard* idle = shard->context->cells.idle_shards; idle != NULL; idle = idle->next_idle) {
    tn_cell_class* from = (tn_cell_class*)(void*)((char*)idle + class_offset);
    if (from->free_head != 0) {
      into->free_head = from->free_head;
      from->free_head = 0;
      return true;
    }
  }
  return false;
}

/// Returns the number of words of the next chunk of a class: its current size up to 2 KiB, and then
/// at least an eighth of it, so that little memory is unused.
static uint32_t next_chunk_words(const tn_cell_class* class, uint32_t stride) {
  uint32_t words = class->chunk_words / CHUNK_PART;
  if (words < SMALL_CHUNK_WORDS) {
    words = class->chunk_words < SMALL_CHUNK_WORDS ? class->chunk_words : SMALL_CHUNK_WORDS;
    if (words < FIRST_CHUNK_WORDS) words = FIRST_CHUNK_WORDS;
  }
  if (stride > words) words = stride;
  return words - words % stride;
}

/// Adds a new chunk of `words` words in `block` to the class. False when out of memory.
static bool add_chunk(tn_shard* shard, tn_cell_class* class, tn_cell_kind kind, uint32_t stride,
                      uint32_t words, held_block* block) {
  const tn_ref first = make_chunk(shard, class, kind, stride, words, block);
  if (first == 0) return false;
  class->bump = first;
  class->bump_end = first;
  class->chunk_end = first + words;
  const uint32_t limit = CHUNK_PART * TN_CHUNK_WORDS;
  class->chunk_words = words < limit - class->chunk_words ? class->chunk_words + words : limit;
  return true;
}

/// Initializes the generations of the next cells of the class's chunk to that of a cell never
/// allocated.
static void open_cells(tn_cells* cells, tn_cell_class* class, uint32_t stride) {
  const uint32_t left = class->chunk_end - class->bump_end;
  uint32_t words = stride > OPENED_WORDS ? stride : OPENED_WORDS - OPENED_WORDS % stride;
  if (words > left) words = left;
  const tn_ref end = class->bump_end + words;
  for (tn_ref cell = class->bump_end; cell != end; cell += stride) {
    *tn_cells__at(cells, cell) = cells->first_generation;
  }
  class->bump_end = end;
  __atomic_store_n(&cells->infos[class->bump >> TN_CHUNK_SHIFT].end, end, __ATOMIC_RELEASE);
}

/// Refills the class with a free list or a bump range. False when out of memory. The lock is not
/// held while the system allocates memory for a chunk.
static bool refill(tn_shard* shard, tn_cell_class* class, tn_cell_kind kind, uint32_t stride) {
  tn_context* context = shard->context;
  tn_lock_acquire(&context->cells.lock);
  bool filled = adopt_free_list(shard, class);
  if (!filled && class->bump_end != class->chunk_end) {
    open_cells(&context->cells, class, stride);
    filled = true;
  }
  tn_lock_release(&context->cells.lock);
  if (filled) return true;
  const uint32_t words = next_chunk_words(class, stride);
  held_block* block = make_block(context, (size_t)words * sizeof(uint32_t));
  if (block != NULL && words > TN_CHUNK_WORDS / 2) touch_pages(block + 1, words * sizeof(uint32_t));
  tn_lock_acquire(&context->cells.lock);
  filled = add_chunk(shard, class, kind, stride, words, block);
  if (filled) open_cells(&context->cells, class, stride);
  tn_lock_release(&context->cells.lock);
  if (!filled && block != NULL) tn_deallocate(&context->allocator, block, block->byte_size);
  return filled;
}

tn_ref tn_cell__allocate(tn_shard* shard, tn_cell_kind kind, uint32_t word_count) {
  uint32_t stride = 0;
  tn_cell_class* class = class_for(shard, kind, word_count, &stride);
  if (class->free_head == 0 && class->bump == class->bump_end &&
      !refill(shard, class, kind, stride)) {
    return 0;
  }
  return tn_cell__take(shard, class, kind, stride);
}

/// The distance between two raises of `usual_generations`: a 16,384th of the generations, so that a
/// destroyed context leaves most of them to the next context with its number.
static uint32_t generation_step(uint32_t last_generation) { return (last_generation >> 14) + 1; }

/// Returns whether a slot whose cell is freed with `generation` may be reused.
static bool has_next_generation(tn_shard* shard, uint32_t generation) {
  if (TN_LIKELY(generation < shard->usual_generations)) return true;
  const uint32_t last = shard->cells->last_generation;
  if (generation >= last) return false;
  const uint32_t step = generation_step(last);
  shard->usual_generations = generation < last - step ? generation + step : last;
  return true;
}

void tn_cell__free(tn_shard* shard, tn_cell_kind kind, tn_ref cell, uint32_t erasure) {
  uint32_t* words = tn_cells__at(&shard->context->cells, cell);
  if (kind != TN_CELL_OP) tn_count__add(&shard->live_counts[kind], UINT64_MAX);
  const uint32_t generation = words[0];
  if (TN_UNLIKELY(!has_next_generation(shard, generation))) {
    __atomic_store_n(words + 2, erasure, __ATOMIC_RELAXED);
    __atomic_store_n(words, 0u, __ATOMIC_RELAXED);
    tn_count__add(&shard->retired_slot_count, 1);
    return;
  }
  tn_cell__give_back(shard, tn_cells__info(shard->cells, cell), cell, words, generation, erasure);
}

uint64_t tn_cells__live_count(const tn_cells* cells, tn_cell_kind kind) {
  uint64_t count = 0;
  const tn_shard* shard = __atomic_load_n(&cells->shards, __ATOMIC_ACQUIRE);
  for (; shard != NULL; shard = shard->next) {
    count += __atomic_load_n(&shard->live_counts[kind], __ATOMIC_RELAXED);
    if (kind == TN_CELL_OP) count -= __atomic_load_n(&shard->erased_op_count, __ATOMIC_RELAXED);
  }
  return count;
}

tn_shard* tn_shard__acquire(tn_context* context) {
  tn_cells* cells = &context->cells;
  tn_lock_acquire(&cells->lock);
  tn_shard* shard = cells->idle_shards;
  if (shard != NULL) {
    cells->idle_shards = shard->next_idle;
  } else {
    shard = tn_allocate_zeroed(&context->allocator, sizeof *shard);
    if (shard != NULL) {
      shard->context = context;
      shard->cells = cells;
      shard->usual_generations = cells->first_usual_generations;
      shard->next = cells->shards;
      __atomic_store_n(&cells->shards, shard, __ATOMIC_RELEASE);
    }
  }
  tn_lock_release(&cells->lock);
  return shard;
}

void tn_shard__release(tn_shard* shard) {
  tn_cells* cells = &shard->context->cells;
  tn_lock_acquire(&cells->lock);
  shard->next_idle = cells->idle_shards;
  cells->idle_shards = shard;
  tn_lock_release(&cells->lock);
}

bool tn_shard__borrow(tn_shard* shard) {
  tn_cells* cells = shard->cells;
  tn_lock_acquire(&cells->lock);
  tn_shard** at = &cells->idle_shards;
  while (*at != NULL && *at != shard) at = &(*at)->next_idle;
  const bool is_idle = *at != NULL;
  if (is_idle) *at = shard->next_idle;
  tn_lock_release(&cells->lock);
  return is_idle;
}

//===-- Lifetime ----------------------------------------------------------------------------===//

tn_status tn_cells__initialize(tn_context* context) {
  tn_lock_initialize(&context->cells.lock, context->threading);
  context->cells.last_generation = TN_GENERATION_MAX;
  context->cells.first_usual_generations = TN_GENERATION_MAX;
  if (!grow_tables(context, 1)) return TN_OUT_OF_MEMORY;
  context->cells.chunk_count = 1;  // Number 0 is not used, so that reference 0 is null.
  context->cells.bases[0] = (tn_base)no_cell;
  context->cells.infos[0] = (tn_chunk_info){.kind = TN_CELL_KIND_COUNT};
  return TN_OK;
}

void tn_cells__limit_generations(tn_context* context, uint32_t first, uint32_t last) {
  tn_cells* cells = &context->cells;
  cells->first_generation = first;
  cells->last_generation = last;
  cells->first_usual_generations = first + 1;
  for (tn_shard* shard = cells->shards; shard != NULL; shard = shard->next) {
    shard->usual_generations = first + 1;
  }
}

uint32_t tn_cells__next_generation(const tn_context* context) {
  const tn_cells* cells = &context->cells;
  uint32_t highest = cells->first_generation + 1;
  for (const tn_shard* shard = cells->shards; shard != NULL; shard = shard->next) {
    if (shard->usual_generations > highest) highest = shard->usual_generations;
  }
  // A slot freed below that is allocated once more without a check.
  const uint32_t next = (highest | 1u) + 3;
  return next > cells->last_generation ? cells->last_generation + 1 : next;
}

void tn_cells__finalize(tn_context* context) {
  tn_cells* cells = &context->cells;
  for (held_block* block = cells->chunks; block != NULL;) {
    held_block* next = block->next;
    tn_deallocate(&context->allocator, block, block->byte_size);
    block = next;
  }
  for (tn_shard* shard = cells->shards; shard != NULL;) {
    tn_shard* next = shard->next;
    tn_deallocate(&context->allocator, shard, sizeof *shard);
    shard = next;
  }
  tn_lock_finalize(&cells->lock);
  *cells = (tn_cells){0};
}
