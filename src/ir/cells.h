// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cells: the memory of operations, blocks, regions and block arguments, and how it is named.
//
// Every entity is a cell in type-stable slab memory: memory of an erased entity is only used again
// for a cell of the same kind and size class, so the generation in its first word can be read at
// any time. Inside the IR entities, results, operands and block arguments are named by 32-bit
// references that count 4-byte words in the context's chunks, which halves the IR's memory against
// pointers and costs one load of a chunk's base (a table of 8 bytes a 256 KiB, so always in cache).
// The limit is 16 GiB of cells a context.
//
// A chunk holds cells of one kind and one size (stride), so the cell around an interior reference
// (the op of a result or an operand) is found by a multiplication instead of being stored.
//
// Threads allocate through shards: one for each thread's outermost scope, with free lists and bump
// ranges by size class of its own. Only taking a new chunk takes a lock.
//
// Invariants:
//   - a generation is odd exactly while the cell holds an entity; it never decreases while the slot
//   is in use;
//   - a slot whose generation reached the context's last one is never used again once freed, and
//   reads 0;
//   - a reference that is no cell of its kind, wherever it points, is told from one that is without
//   reading it (tn_cells__holds), and a cell's generation can be read before it was ever taken;
//   - word 1 of a free cell links the free list, word 2 is the place of its erasure record.

#ifndef TENURE_SRC_IR_CELLS_H
#define TENURE_SRC_IR_CELLS_H

#include <tenure/base.h>
#include <tenure/context.h>

#include "base/lock.h"
#include "base/status.h"

/// Names a word in the context's cells; 0 is null.
typedef uint32_t tn_ref;

/// One of two references, `yes` if `key` is not 0, chosen without a branch: for what is hard to
/// foretell. Compilers make a branch of whatever else says so.
static inline tn_ref tn_ref__choose(tn_ref key, tn_ref yes, tn_ref no) {
#if defined(__x86_64__) && defined(__GNUC__)
  __asm__("testl %1, %1\n\tcmovnel %2, %0" : "+r"(no) : "r"(key), "r"(yes) : "cc");
  return no;
#else
  return no ^ ((no ^ yes) & (0u - (tn_ref)(key != 0)));
#endif
}

/// One of two addresses likewise.
static inline void* tn_address__choose(tn_ref key, void* yes, void* no) {
#if defined(__x86_64__) && defined(__GNUC__)
  __asm__("testl %1, %1\n\tcmovneq %2, %0" : "+r"(no) : "r"(key), "r"(yes) : "cc");
  return no;
#else
  return key != 0 ? yes : no;
#endif
}

/// How wide a generation is. Only cells.c asks, and tests that are compiled for another width.
#ifndef TN_GENERATION_BITS
#define TN_GENERATION_BITS 32
#endif
/// The last generation of a slot; odd. A context may be given a lower one.
#define TN_GENERATION_MAX ((uint32_t)((UINT64_C(1) << TN_GENERATION_BITS) - 1u))

#define TN_CHUNK_SHIFT 16
#define TN_CHUNK_WORDS (1u << TN_CHUNK_SHIFT)

typedef enum tn_cell_kind {
  TN_CELL_OP = 0,
  TN_CELL_BLOCK,
  TN_CELL_REGION,
  TN_CELL_ARGUMENT,
  TN_CELL_AUX,  ///< Arrays that outgrew their op: operands, attribute values, block arguments.
  TN_CELL_KIND_COUNT,
  TN_CELL_HANDLED_COUNT = TN_CELL_AUX
} tn_cell_kind;

/// Where word 0 of the whole address range would lie if the range around the chunk lay in one
/// piece: what makes an address of a reference by one addition. It points nowhere itself, so it is
/// a number.
typedef uintptr_t tn_base;

#define TN_CHUNK_INFO_SHIFT 6
#define TN_CHUNK_INFO_BYTES (1u << TN_CHUNK_INFO_SHIFT)

/// What is known of a chunk, in a line of the cache: readers of handles need nothing else.
typedef struct tn_chunk_info {
  _Alignas(TN_CHUNK_INFO_BYTES) tn_base base;  ///< As in tn_cells.bases.
  /// After the last cell of the chunk with a generation to read; 0 for a number not yet in use.
  /// Written with release order.
  tn_ref end;
  tn_ref first;         ///< The first cell of the chunk that the number belongs to.
  uint32_t reciprocal;  ///< ceil(2^32 / stride); 1 for one cell that takes several numbers.
  /// The same at the kind of the cells that handles can name, and 0 at the others: one comparison
  /// tells both a word that is no cell and a cell of another kind.
  uint32_t limits[TN_CELL_HANDLED_COUNT];
  uint32_t kind;           ///< TN_CELL_KIND_COUNT for number 0.
  uint32_t stride;         ///< Words a cell.
  uint32_t cell_count;     ///< Of the chunk.
  uint32_t class_offset;   ///< Of the cells' class, in bytes of a shard.
  struct tn_shard* maker;  ///< Who asked for it.
} tn_chunk_info;
_Static_assert(sizeof(tn_chunk_info) == TN_CHUNK_INFO_BYTES, "a mask of bytes finds it");

/// Size classes: steps of 2 words up to 64 words, then four a doubling.
#define TN_CELL_CLASS_COUNT 128

typedef struct tn_cell_class {
  tn_ref free_head;
  tn_ref bump;           ///< The next cell never taken.
  tn_ref bump_end;       ///< After the last with a generation.
  tn_ref chunk_end;      ///< After the last of the chunk.
  uint32_t chunk_words;  ///< Of all chunks so far, TN_CHUNK_WORDS * 4 at most.
} tn_cell_class;

typedef struct tn_walker tn_walker;
typedef struct tn_shape_payload tn_shape_payload;
struct tn_cell_map_store;

/// What one thread allocates from and walks with.
typedef struct tn_shard {
  tn_context* context;
  struct tn_cells* cells;  ///< The context's.
  struct tn_shard* next;   ///< In the context's list of all shards.
  struct tn_shard* next_idle;
  uint32_t erasure_next;  ///< Reserved places of the erasure ring.
  uint32_t erasure_end;
  uint64_t erased_op_count;  ///< Counts are changed by tn_count__add: any thread may read them.
  /// Modulo 2^64: a shard frees cells of others, too. Ops that are erased are still among these and
  /// only counted above, so that erasing one counts once.
  uint64_t live_counts[TN_CELL_KIND_COUNT];
  uint64_t retired_slot_count;
  void* shape_cache;                   ///< shape.c's.
  const tn_shape_payload* last_shape;  ///< The shape that was found last; NULL at first.
  struct tn_cell_map_store* marks;     ///< The analysis room's; NULL while nothing is kept.
  tn_cell_class ops[TN_CELL_CLASS_COUNT];
  tn_cell_class aux[TN_CELL_CLASS_COUNT];
  tn_cell_class singles[TN_CELL_KIND_COUNT];  ///< Blocks, regions, arguments: one size each.
  bool is_at_limit;  ///< Whether it was a limit that the last cell refused was past.
  /// Generations below this one are freed without a look at the context's last; it is raised on the
  /// way there, so no cell of the shard's ever had one higher than it, but for the two to come.
  uint32_t usual_generations;
} tn_shard;

/// Adds to a count that one thread alone writes and others may read.
static inline void tn_count__add(uint64_t* count, uint64_t number) {
  __atomic_store_n(count, *count + number, __ATOMIC_RELAXED);
}

/// How many cells of a kind there are, or were a moment ago if other threads are at work.
uint64_t tn_cells__live_count(const struct tn_cells* cells, tn_cell_kind kind);

/// What was reported when a cell, or what is made of cells, was refused: TN_OUT_OF_MEMORY or
/// TN_LIMIT_EXCEEDED.
static inline tn_status tn_shard__failure(const tn_shard* shard) {
  return shard->is_at_limit ? TN_LIMIT_EXCEEDED : TN_OUT_OF_MEMORY;
}

typedef struct tn_cells {
  tn_base* bases;        ///< By chunk number; published with release order, outgrown ones are kept.
  tn_chunk_info* infos;  ///< Likewise.
  /// The tables' capacity, a power of two, less one, in bytes of `infos`; published after them.
  uint32_t info_mask;
  uint32_t chunk_count;
  size_t byte_size;
  void* chunks;      ///< List of what to give back.
  tn_shard* shards;  ///< Published with release order.
  tn_shard* idle_shards;
  tn_lock lock;
  uint32_t first_generation;         ///< Of cells never taken; even.
  uint32_t last_generation;          ///< Odd.
  uint32_t first_usual_generations;  ///< `usual_generations` of a new shard.
} tn_cells;

TN_MUST_USE tn_status tn_cells__initialize(tn_context* context);
void tn_cells__finalize(tn_context* context);

/// Has a context without cells begin at the even generation `first`, and retire slots after the
/// odd `last`: for those who name cells in fewer bits, and whose numbers of contexts come back.
void tn_cells__limit_generations(tn_context* context, uint32_t first, uint32_t last);
/// An even generation that is higher than any that a cell of the context ever had; `last + 1` at
/// the most. No thread may be using the context.
uint32_t tn_cells__next_generation(const tn_context* context);

/// A shard for a thread: an idle one, or a new one. TN_OUT_OF_MEMORY is not reported.
tn_shard* tn_shard__acquire(tn_context* context);
void tn_shard__release(tn_shard* shard);
/// Takes an idle shard, which the caller releases; false if this one is not idle.
bool tn_shard__borrow(tn_shard* shard);

/// The class of cells of up to LINEAR words; bigger ones are classed in cells.c.
#define TN_CELL_LINEAR_WORDS 64u

/// A cell of `kind` with at least `word_count` words, its generation odd, the other words undefined
/// except in fresh memory; 0 when memory or the address range is out (reported).
tn_ref tn_cell__allocate(tn_shard* shard, tn_cell_kind kind, uint32_t word_count);

/// Frees a live cell: its generation moves. `erasure` goes to word 2. Whoever frees an op counts
/// it.
void tn_cell__free(tn_shard* shard, tn_cell_kind kind, tn_ref cell, uint32_t erasure);

/// Words that a cell asked for with `word_count` words has.
uint32_t tn_cell__class_words(uint32_t word_count);

/// How many chunk numbers are in use. Asked before tn_cells__bases, which then has that many.
static inline uint32_t tn_cells__chunk_count(const tn_cells* cells) {
  return __atomic_load_n(&cells->chunk_count, __ATOMIC_ACQUIRE);
}
/// Where the chunks lie, for several look-ups while no cell is allocated.
static inline const tn_base* tn_cells__bases(const tn_cells* cells) {
  return __atomic_load_n(&cells->bases, __ATOMIC_ACQUIRE);
}
static inline uint32_t* tn_cells__in(const tn_base* bases, tn_ref reference) {
  return (uint32_t*)(bases[reference >> TN_CHUNK_SHIFT] + (uintptr_t)reference * sizeof(uint32_t));
}
static inline uint32_t* tn_cells__at(const tn_cells* cells, tn_ref reference) {
  return tn_cells__in(tn_cells__bases(cells), reference);
}

static inline const tn_chunk_info* tn_cells__info_in(const tn_chunk_info* infos, tn_ref reference) {
  return &infos[reference >> TN_CHUNK_SHIFT];
}
static inline const tn_chunk_info* tn_cells__info(const tn_cells* cells, tn_ref reference) {
  return tn_cells__info_in(__atomic_load_n(&cells->infos, __ATOMIC_ACQUIRE), reference);
}

/// The word at `reference`, in the chunk that `info` is about.
static inline uint32_t* tn_chunk__at(const tn_chunk_info* info, tn_ref reference) {
  return (uint32_t*)(info->base + (uintptr_t)reference * sizeof(uint32_t));
}
/// The cell that the word at `reference` lies in, likewise.
static inline tn_ref tn_chunk__cell_of(const tn_chunk_info* info, tn_ref reference) {
  const uint64_t offset = reference - info->first;
  return info->first + (uint32_t)((offset * info->reciprocal) >> 32) * info->stride;
}
/// The cell that the word at `reference` lies in.
static inline tn_ref tn_cells__cell_of(const tn_cells* cells, tn_ref reference) {
  return tn_chunk__cell_of(tn_cells__info(cells, reference), reference);
}

/// What a reader of handles needs.
typedef struct tn_cell_tables {
  const tn_chunk_info* infos;
  uint32_t info_mask;
} tn_cell_tables;

static inline tn_cell_tables tn_cells__tables(const tn_cells* cells) {
  // The mask first: the tables that it belongs to were published before it.
  const uint32_t info_mask = __atomic_load_n(&cells->info_mask, __ATOMIC_ACQUIRE);
  return (tn_cell_tables){__atomic_load_n(&cells->infos, __ATOMIC_ACQUIRE), info_mask};
}

/// The word at `reference`, which is known to be one of a chunk.
static inline uint32_t* tn_cell_tables__at(tn_cell_tables tables, tn_ref reference) {
  return tn_chunk__at(tn_cells__info_in(tables.infos, reference), reference);
}

/// Whether `reference`, which may be any number, is a cell of `kind` whose generation can be read;
/// if so, the cell, and its chunk. What bits made up by hand name is told apart by nothing else.
static inline bool tn_cells__reach_in(tn_cell_tables tables, tn_ref reference, tn_cell_kind kind,
                                      uint32_t** out_words, const tn_chunk_info** out_info) {
  // A number beyond the tables falls on one within, of which the end is lower than the reference.
  const uint32_t offset = (reference >> (TN_CHUNK_SHIFT - TN_CHUNK_INFO_SHIFT)) & tables.info_mask;
  const tn_chunk_info* info =
      (const tn_chunk_info*)(const void*)((const char*)tables.infos + offset);
  if (TN_UNLIKELY(reference >= __atomic_load_n(&info->end, __ATOMIC_ACQUIRE))) return false;
  *out_words = tn_chunk__at(info, reference);
  *out_info = info;
  // Divisible by the stride exactly if the fraction of the quotient is less than one part in it.
  return TN_LIKELY((reference - info->first) * info->reciprocal < info->limits[kind]);
}

/// Whether `reference`, which may be any number, is a cell of `kind` whose generation can be read.
static inline bool tn_cells__holds(const tn_cells* cells, tn_ref reference, tn_cell_kind kind) {
  uint32_t* words;
  const tn_chunk_info* info;
  return tn_cells__reach_in(tn_cells__tables(cells), reference, kind, &words, &info);
}

static inline uint32_t tn_cell__generation(const uint32_t* cell) {
  return __atomic_load_n(cell, __ATOMIC_RELAXED);
}

/// Takes a cell from a class that has one: the free list's first, or the next of the bump range.
static inline tn_ref tn_cell__take(tn_shard* shard, tn_cell_class* cell_class, tn_cell_kind kind,
                                   uint32_t stride) {
  tn_count__add(&shard->live_counts[kind], 1);
  const tn_ref free_cell = cell_class->free_head;
  if (free_cell != 0) {
    uint32_t* words = tn_cells__at(shard->cells, free_cell);
    cell_class->free_head = words[1];
    __atomic_store_n(words, words[0] + 1, __ATOMIC_RELAXED);
    return free_cell;
  }
  const tn_ref fresh = cell_class->bump;
  cell_class->bump += stride;
  uint32_t* words = tn_cells__at(shard->cells, fresh);
  __atomic_store_n(words, words[0] + 1, __ATOMIC_RELAXED);
  return fresh;
}

/// tn_cell__allocate with its usual path inline, for the kinds that come in classes.
static inline tn_ref tn_cell__allocate_in(tn_shard* shard, tn_cell_class* classes,
                                          tn_cell_kind kind, uint32_t word_count) {
  if (TN_LIKELY(word_count <= TN_CELL_LINEAR_WORDS)) {
    tn_cell_class* cell_class = &classes[(word_count + 1) / 2];
    if (TN_LIKELY(cell_class->free_head != 0 || cell_class->bump != cell_class->bump_end)) {
      return tn_cell__take(shard, cell_class, kind, (word_count + 1) & ~1u);
    }
  }
  return tn_cell__allocate(shard, kind, word_count);
}
static inline tn_ref tn_cell__allocate_op(tn_shard* shard, uint32_t word_count) {
  return tn_cell__allocate_in(shard, shard->ops, TN_CELL_OP, word_count);
}
static inline tn_ref tn_cell__allocate_aux(tn_shard* shard, uint32_t word_count) {
  return tn_cell__allocate_in(shard, shard->aux, TN_CELL_AUX, word_count);
}

/// Whether a cell that is freed may simply go to its class's free list.
static inline bool tn_cell__is_reusable(const tn_shard* shard, uint32_t generation) {
  return generation < shard->usual_generations;
}

/// Puts a reusable cell of the chunk `info`, which has `generation`, on its class's free list. Its
/// kind is still to be counted.
static inline void tn_cell__give_back(tn_shard* shard, const tn_chunk_info* info, tn_ref cell,
                                      uint32_t* words, uint32_t generation, uint32_t erasure) {
  tn_cell_class* cell_class = (tn_cell_class*)(void*)((char*)shard + info->class_offset);
  words[1] = cell_class->free_head;
  cell_class->free_head = cell;
  __atomic_store_n(words + 2, erasure, __ATOMIC_RELAXED);
  __atomic_store_n(words, generation + 1, __ATOMIC_RELAXED);
}

/// tn_cell__free for ops that are counted as erased, with its usual path inline. `words` is the
/// cell.
static inline void tn_cell__free_op(tn_shard* shard, tn_ref op, uint32_t* words, uint32_t erasure) {
  if (TN_UNLIKELY(!tn_cell__is_reusable(shard, words[0]))) {
    tn_cell__free(shard, TN_CELL_OP, op, erasure);
    return;
  }
  tn_cell__give_back(shard, tn_cells__info(shard->cells, op), op, words, words[0], erasure);
}

#endif  // TENURE_SRC_IR_CELLS_H
