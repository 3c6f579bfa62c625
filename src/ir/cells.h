// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cells: the memory of operations, blocks, regions and block arguments, and references to it.
//
// Every entity is a cell in type-stable slab memory: memory of an erased entity is only reused for
// a cell of the same kind and size class, so the generation in its first word can be read at any
// time. Inside the IR, references to entities, results, operands and block arguments are 32-bit
// indices of 4-byte words in the context's chunks, which halves the IR's memory compared to
// pointers and costs one load of a chunk's base (from a table of 8 bytes per 256 KiB, so always in
// cache). The limit is 16 GiB of cells per context.
//
// A chunk holds cells of one kind and one size (stride), so the cell around an interior reference
// (the op of a result or an operand) is found by a multiplication instead of being stored.
//
// Threads allocate through shards: one for each thread's outermost scope, with its own free lists
// and bump ranges by size class. Only allocating a new chunk takes a lock.
//
// Invariants:
//   - a generation is odd exactly while the cell holds an entity; it never decreases while the slot
//     is in use;
//   - a slot whose generation reached the context's last one is never reused once freed, and reads
//     0;
//   - an arbitrary reference can be checked to be a cell of a given kind without reading it
//     (tn_cells__holds), and a cell's generation can be read before the cell was ever allocated;
//   - word 1 of a free cell links the free list, word 2 is the index of its erasure record.

#ifndef TENURE_SRC_IR_CELLS_H
#define TENURE_SRC_IR_CELLS_H

#include <tenure/base.h>
#include <tenure/context.h>

#include "base/lock.h"
#include "base/status.h"

/// The index of a word in the context's cells; 0 is null.
typedef uint32_t tn_ref;

/// Returns `yes` if `key` is not 0, else `no`, without a branch, for conditions that are hard to
/// predict. Compilers turn other formulations into branches.
static inline tn_ref tn_ref__choose(tn_ref key, tn_ref yes, tn_ref no) {
#if defined(__x86_64__) && defined(__GNUC__)
  __asm__("testl %1, %1\n\tcmovnel %2, %0" : "+r"(no) : "r"(key), "r"(yes) : "cc");
  return no;
#else
  return no ^ ((no ^ yes) & (0u - (tn_ref)(key != 0)));
#endif
}

/// Likewise for addresses.
static inline void* tn_address__choose(tn_ref key, void* yes, void* no) {
#if defined(__x86_64__) && defined(__GNUC__)
  __asm__("testl %1, %1\n\tcmovneq %2, %0" : "+r"(no) : "r"(key), "r"(yes) : "cc");
  return no;
#else
  return key != 0 ? yes : no;
#endif
}

/// The number of bits of a generation. Used only by cells.c, and by tests that are compiled with
/// another width.
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

/// The address of word 0 of the whole address range if it were contiguous around the chunk: adding
/// a reference gives an address. It is an integer because it points to nothing itself.
typedef uintptr_t tn_base;

#define TN_CHUNK_INFO_SHIFT 6
#define TN_CHUNK_INFO_BYTES (1u << TN_CHUNK_INFO_SHIFT)

/// Information about a chunk, in one cache line: readers of handles need nothing else.
typedef struct tn_chunk_info {
  _Alignas(TN_CHUNK_INFO_BYTES) tn_base base;  ///< As in tn_cells.bases.
  /// After the last cell of the chunk with a readable generation; 0 for a number not yet in use.
  /// Written with release order.
  tn_ref end;
  tn_ref first;         ///< The first cell of the chunk that the number belongs to.
  uint32_t reciprocal;  ///< ceil(2^32 / stride); 1 for one cell that takes several numbers.
  /// The same value at the kind of the cells, if handles can refer to that kind, and 0 at the
  /// others: one comparison rejects both a word that is no cell and a cell of another kind.
  uint32_t limits[TN_CELL_HANDLED_COUNT];
  uint32_t kind;           ///< TN_CELL_KIND_COUNT for number 0.
  uint32_t stride;         ///< Words per cell.
  uint32_t cell_count;     ///< Cells of the chunk.
  uint32_t class_offset;   ///< Offset in a shard, in bytes, of the cells' class.
  struct tn_shard* maker;  ///< The shard that allocated it.
} tn_chunk_info;
_Static_assert(sizeof(tn_chunk_info) == TN_CHUNK_INFO_BYTES,
               "the size must match the address mask");

/// Size classes: steps of 2 words up to 64 words, then four per doubling.
#define TN_CELL_CLASS_COUNT 128

typedef struct tn_cell_class {
  tn_ref free_head;
  tn_ref bump;           ///< The next cell never allocated.
  tn_ref bump_end;       ///< After the last cell with a generation.
  tn_ref chunk_end;      ///< After the last cell of the chunk.
  uint32_t chunk_words;  ///< Total words of all chunks so far, TN_CHUNK_WORDS * 4 at most.
} tn_cell_class;

typedef struct tn_walker tn_walker;
typedef struct tn_shape_payload tn_shape_payload;
struct tn_cell_map_store;

/// The allocator and walker state of one thread.
typedef struct tn_shard {
  tn_context* context;
  struct tn_cells* cells;  ///< The context's cells.
  struct tn_shard* next;   ///< Link of the context's list of all shards.
  struct tn_shard* next_idle;
  uint32_t erasure_next;  ///< Reserved records of the erasure ring.
  uint32_t erasure_end;
  uint64_t erased_op_count;  ///< Changed by tn_count__add: any thread may read the counts.
  /// Modulo 2^64: a shard also frees cells of other shards. Erased ops are still included and only
  /// counted above, so that an erasure updates one counter.
  uint64_t live_counts[TN_CELL_KIND_COUNT];
  uint64_t retired_slot_count;
  void* shape_cache;                   ///< Used by shape.c.
  const tn_shape_payload* last_shape;  ///< The last shape that was found; NULL at first.
  struct tn_cell_map_store* marks;     ///< Used by src/analysis; NULL while nothing is kept.
  tn_cell_class ops[TN_CELL_CLASS_COUNT];
  tn_cell_class aux[TN_CELL_CLASS_COUNT];
  tn_cell_class singles[TN_CELL_KIND_COUNT];  ///< Blocks, regions and arguments, which have one
                                              ///< size each.
  bool is_at_limit;  ///< Whether the last allocation failed because of a limit.
  /// Cells with a generation below this one are freed without checking the context's last
  /// generation. It is raised in time, so that no cell of the shard ever had a higher generation,
  /// except for the next two.
  uint32_t usual_generations;
} tn_shard;

/// Adds to a count that only one thread writes and others may read.
static inline void tn_count__add(uint64_t* count, uint64_t number) {
  __atomic_store_n(count, *count + number, __ATOMIC_RELAXED);
}

/// Returns the number of cells of a kind; approximate while other threads are active.
uint64_t tn_cells__live_count(const struct tn_cells* cells, tn_cell_kind kind);

/// Returns the status that was reported when allocating a cell failed: TN_OUT_OF_MEMORY or
/// TN_LIMIT_EXCEEDED.
static inline tn_status tn_shard__failure(const tn_shard* shard) {
  return shard->is_at_limit ? TN_LIMIT_EXCEEDED : TN_OUT_OF_MEMORY;
}

typedef struct tn_cells {
  tn_base* bases;        ///< By chunk number; published with release order. Outgrown tables stay
                         ///< allocated.
  tn_chunk_info* infos;  ///< Likewise.
  /// The tables' capacity, a power of two, minus one, in bytes of `infos`; published after the
  /// tables.
  uint32_t info_mask;
  uint32_t chunk_count;
  size_t byte_size;
  void* chunks;      ///< List of memory to free.
  tn_shard* shards;  ///< Published with release order.
  tn_shard* idle_shards;
  tn_lock lock;
  uint32_t first_generation;         ///< Generation of cells never allocated; even.
  uint32_t last_generation;          ///< Odd.
  uint32_t first_usual_generations;  ///< `usual_generations` of new shards.
} tn_cells;

TN_MUST_USE tn_status tn_cells__initialize(tn_context* context);
void tn_cells__finalize(tn_context* context);

/// Makes a context without cells start at the even generation `first`, and retire slots after the
/// odd `last`: for hosts that use fewer bits for generations and reuse the numbers of contexts.
void tn_cells__limit_generations(tn_context* context, uint32_t first, uint32_t last);
/// Returns an even generation higher than any that a cell of the context ever had; at most `last +
/// 1`. No other thread may use the context.
uint32_t tn_cells__next_generation(const tn_context* context);

/// Returns a shard for a thread: an idle one, or a new one. TN_OUT_OF_MEMORY is not reported.
tn_shard* tn_shard__acquire(tn_context* context);
void tn_shard__release(tn_shard* shard);
/// Takes an idle shard, which the caller must release; false if this shard is not idle.
bool tn_shard__borrow(tn_shard* shard);

/// Cells of up to TN_CELL_LINEAR_WORDS words have classes here; cells.c classifies larger ones.
#define TN_CELL_LINEAR_WORDS 64u

/// Allocates a cell of `kind` with at least `word_count` words. Its generation is odd; the other
/// words are undefined except in fresh memory. Returns 0 (reported) if memory or the address range
/// is exhausted.
tn_ref tn_cell__allocate(tn_shard* shard, tn_cell_kind kind, uint32_t word_count);

/// Frees a live cell and increments its generation. `erasure` is stored in word 2. The caller
/// counts erased ops.
void tn_cell__free(tn_shard* shard, tn_cell_kind kind, tn_ref cell, uint32_t erasure);

/// Returns the size, in words, of a cell that is allocated for `word_count` words.
uint32_t tn_cell__class_words(uint32_t word_count);

/// Returns the number of chunk numbers in use. Must be read before tn_cells__bases, which then has
/// at least that many.
static inline uint32_t tn_cells__chunk_count(const tn_cells* cells) {
  return __atomic_load_n(&cells->chunk_count, __ATOMIC_ACQUIRE);
}
/// Returns the bases of the chunks, for several look-ups while no cell is allocated.
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

/// Returns the word at `reference`, in the chunk of `info`.
static inline uint32_t* tn_chunk__at(const tn_chunk_info* info, tn_ref reference) {
  return (uint32_t*)(info->base + (uintptr_t)reference * sizeof(uint32_t));
}
/// Returns the cell that contains the word at `reference`, in the chunk of `info`.
static inline tn_ref tn_chunk__cell_of(const tn_chunk_info* info, tn_ref reference) {
  const uint64_t offset = reference - info->first;
  return info->first + (uint32_t)((offset * info->reciprocal) >> 32) * info->stride;
}
/// Returns the cell that contains the word at `reference`.
static inline tn_ref tn_cells__cell_of(const tn_cells* cells, tn_ref reference) {
  return tn_chunk__cell_of(tn_cells__info(cells, reference), reference);
}

/// The tables that readers of handles need.
typedef struct tn_cell_tables {
  const tn_chunk_info* infos;
  uint32_t info_mask;
} tn_cell_tables;

static inline tn_cell_tables tn_cells__tables(const tn_cells* cells) {
  // The mask must be read first: its tables were published before it.
  const uint32_t info_mask = __atomic_load_n(&cells->info_mask, __ATOMIC_ACQUIRE);
  return (tn_cell_tables){__atomic_load_n(&cells->infos, __ATOMIC_ACQUIRE), info_mask};
}

/// Returns the word at `reference`, which must be in a chunk.
static inline uint32_t* tn_cell_tables__at(tn_cell_tables tables, tn_ref reference) {
  return tn_chunk__at(tn_cells__info_in(tables.infos, reference), reference);
}

/// Returns whether `reference`, which may be any number, is a cell of `kind` with a readable
/// generation; if so, also returns the cell and its chunk. This is the only check against forged
/// handles.
static inline bool tn_cells__reach_in(tn_cell_tables tables, tn_ref reference, tn_cell_kind kind,
                                      uint32_t** out_words, const tn_chunk_info** out_info) {
  // A number beyond the tables wraps to one within, whose end is lower than the reference.
  const uint32_t offset = (reference >> (TN_CHUNK_SHIFT - TN_CHUNK_INFO_SHIFT)) & tables.info_mask;
  const tn_chunk_info* info =
      (const tn_chunk_info*)(const void*)((const char*)tables.infos + offset);
  if (TN_UNLIKELY(reference >= __atomic_load_n(&info->end, __ATOMIC_ACQUIRE))) return false;
  *out_words = tn_chunk__at(info, reference);
  *out_info = info;
  // Divisible by the stride if and only if the fraction of the quotient is less than one stride-th.
  return TN_LIKELY((reference - info->first) * info->reciprocal < info->limits[kind]);
}

/// Returns whether `reference`, which may be any number, is a cell of `kind` with a readable
/// generation.
static inline bool tn_cells__holds(const tn_cells* cells, tn_ref reference, tn_cell_kind kind) {
  uint32_t* words;
  const tn_chunk_info* info;
  return tn_cells__reach_in(tn_cells__tables(cells), reference, kind, &words, &info);
}

static inline uint32_t tn_cell__generation(const uint32_t* cell) {
  return __atomic_load_n(cell, __ATOMIC_RELAXED);
}

/// Takes a cell from a class that has one: the first of the free list, or the next of the bump
/// range.
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

/// tn_cell__allocate with its common path inline, for kinds with size classes.
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

/// Returns whether a freed cell can go to its class's free list.
static inline bool tn_cell__is_reusable(const tn_shard* shard, uint32_t generation) {
  return generation < shard->usual_generations;
}

/// Adds a reusable cell of the chunk `info`, with the generation `generation`, to its class's free
/// list. The caller updates the count of its kind.
static inline void tn_cell__give_back(tn_shard* shard, const tn_chunk_info* info, tn_ref cell,
                                      uint32_t* words, uint32_t generation, uint32_t erasure) {
  tn_cell_class* cell_class = (tn_cell_class*)(void*)((char*)shard + info->class_offset);
  words[1] = cell_class->free_head;
  cell_class->free_head = cell;
  __atomic_store_n(words + 2, erasure, __ATOMIC_RELAXED);
  __atomic_store_n(words, generation + 1, __ATOMIC_RELAXED);
}

/// tn_cell__free for ops that are counted as erased, with its common path inline. `words` is the
/// cell.
static inline void tn_cell__free_op(tn_shard* shard, tn_ref op, uint32_t* words, uint32_t erasure) {
  if (TN_UNLIKELY(!tn_cell__is_reusable(shard, words[0]))) {
    tn_cell__free(shard, TN_CELL_OP, op, erasure);
    return;
  }
  tn_cell__give_back(shard, tn_cells__info(shard->cells, op), op, words, words[0], erasure);
}

#endif  // TENURE_SRC_IR_CELLS_H
