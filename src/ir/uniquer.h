// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The uniquer: one hash table of storages, and the chunks that contain them.
//
// Rationale: a table of (32-bit hash, 32-bit reference) pairs with linear probing takes 8 bytes per
// slot, and a hit touches one cache line besides the storage. Storages are bump-allocated in order
// of creation, so that related storages are adjacent. Nothing is ever removed.
//
// With threading, the table is split into shards by the hash's top bits. A look-up takes no lock:
// slots are published with release order after the storage is complete, and an outgrown table is
// kept until the context is destroyed. An insertion takes its shard's lock and looks up again. A
// thread of a team creates its storages in a lane of its own, so that they are adjacent and not on
// cache lines that other threads write; any other thread creates them in its shard's lane.
//
// Chunks start small and grow with the content, so that a context costs little; a storage of
// TN_UNIQUER_OWN_CHUNK bytes or more gets a chunk of exactly its size, which spans several chunk
// numbers.
//
// Invariants:
//   - a storage never moves and never changes after it is published (except an operation name's
//     definition and an opaque attribute's enum value);
//   - a context has one storage for each (kind, type or context, payload), except for
//     TN_ATTRIBUTE_DISTINCT;
//   - the table and its storages are consistent after every failure: at most a table has grown.

#ifndef TENURE_SRC_IR_UNIQUER_H
#define TENURE_SRC_IR_UNIQUER_H

#include "base/lock.h"
#include "base/status.h"
#include "ir/storage.h"

/// 32,768 units of 8 bytes per chunk number: 256 KiB.
#define TN_UNIQUER_CHUNK_SHIFT 15
#define TN_UNIQUER_CHUNK_UNITS (1u << TN_UNIQUER_CHUNK_SHIFT)
#define TN_UNIQUER_CHUNK_MASK ((1u << TN_UNIQUER_CHUNK_SHIFT) - 1u)
#define TN_UNIQUER_OWN_CHUNK ((size_t)64 * 1024)
#define TN_UNIQUER_SHARDS 8u

typedef struct tn_uniquer_slot {
  uint64_t entry;  ///< hash << 32 | reference; 0 is empty. Read and written with __atomic builtins.
} tn_uniquer_slot;

typedef struct tn_uniquer_table {
  size_t capacity;
  struct tn_uniquer_table* outgrown;
  tn_uniquer_slot slots[];
} tn_uniquer_table;

/// Separates the data that insertions write from the data that look-ups on other threads read.
#define TN_UNIQUER_APART 64u

/// Allocates storages sequentially.
typedef struct tn_uniquer_lane {
  tn_uref bump;              ///< The next free unit.
  tn_uref bump_end;          ///< The end of the lane's chunk.
  uint32_t chunk_byte_size;  ///< The total size of its chunks, plus eight times that of the first.
} tn_uniquer_lane;

typedef struct tn_uniquer_shard {
  char apart[TN_UNIQUER_APART];
  tn_lock lock;
  size_t count;
  tn_uniquer_lane lane;
} tn_uniquer_shard;

/// A lane that one thread at a time uses.
typedef struct tn_uniquer_own_lane {
  tn_uniquer_lane lane;
  const struct tn_uniquer* of;
  struct tn_uniquer_own_lane* next_idle;
  struct tn_uniquer_own_lane* next;  ///< Links all own lanes.
  char apart[TN_UNIQUER_APART];
} tn_uniquer_own_lane;

/// Storages that are requested often, NULL before they are created. Accessed with __atomic
/// builtins.
typedef struct tn_uniquer_scalars {
  const tn_storage* signless[65];  ///< Integer types, by width.
  const tn_storage* floats[TN_FLOAT_KIND_COUNT];
  const tn_storage* index;
  const tn_storage* unit;
  const tn_storage* bools[2];
} tn_uniquer_scalars;

/// Returns the cached storage; false if it does not exist yet.
static inline bool tn_uniquer__recall(const tn_storage* const* scalar,
                                      const tn_storage** out_storage) {
  *out_storage = __atomic_load_n(scalar, __ATOMIC_ACQUIRE);
  return *out_storage != NULL;
}
/// Caches `*storage` if `status` is TN_OK, and returns `status`.
static inline tn_status tn_uniquer__keep(const tn_storage** scalar, tn_status status,
                                         const tn_storage* const* storage) {
  if (status == TN_OK) __atomic_store_n(scalar, *storage, __ATOMIC_RELEASE);
  return status;
}

typedef struct tn_uniquer {
  /// By chunk number; published with release order. Outgrown arrays are kept. Number 0 has the
  /// array, of uint32_t, with the number of units of each chunk.
  uint64_t** bases;
  size_t base_capacity;
  size_t chunk_count;  ///< Chunk numbers in use, including 0. Published with release order.
  size_t byte_size;
  void* base_blocks;   ///< List of the arrays of bases, newest first.
  void* chunks;        ///< List of memory to free.
  tn_lock chunk_lock;  ///< Protects the members above, and lanes.
  tn_uniquer_own_lane* own_lanes;
  tn_uniquer_own_lane* idle_lanes;
  uint32_t shard_count;
  const tn_storage* none_type;  ///< The type of attributes without a type.
  tn_uniquer_scalars scalars;
  uint32_t next_serial;  ///< The next number of a distinct attribute.
  /// By shard; published with release order; NULL before the first insertion.
  tn_uniquer_table* tables[TN_UNIQUER_SHARDS];
  tn_uniquer_shard* shards;  ///< `shard_count` shards, followed by padding that separates the last
                             ///< one.
} tn_uniquer;

/// The key: `payload` and then `tail`, as in the storage (two parts, so that large data need not be
/// copied; a kind always splits at the same position). They are hashed and compared; at least
/// `slack_size` bytes follow, zero unless `slack` is set, up to a multiple of 8.
typedef struct tn_storage_key {
  uint8_t kind;
  uint8_t flags;
  uint16_t depth;
  uint32_t slack_size;
  const void* context_or_type;  ///< The context, or the storage of the type.
  const void* payload;
  size_t payload_size;
  const void* tail;  ///< NULL for none.
  size_t tail_size;
  const void* slack;  ///< The first `slack_size` bytes after these; NULL: zero.
} tn_storage_key;

TN_MUST_USE tn_status tn_uniquer__initialize(tn_context* context);
/// Also frees the parts of a failed tn_uniquer__initialize.
void tn_uniquer__finalize(tn_context* context);

/// Makes this thread create its storages in a lane of its own until it returns that. Returns NULL,
/// and the thread uses the shared lanes, if it has a lane already, out of memory, or if the context
/// is without threading.
tn_uniquer_own_lane* tn_uniquer__take_lane(tn_context* context);
void tn_uniquer__give_back_lane(tn_context* context, tn_uniquer_own_lane* lane);

/// Returns the storage for `key`, which is created if it is new. TN_OUT_OF_MEMORY or
/// TN_LIMIT_EXCEEDED, reported, with `*out_storage` NULL.
TN_MUST_USE tn_status tn_uniquer__get(tn_context* context, const tn_storage_key* key,
                                      const tn_storage** out_storage);

/// tn_uniquer__get for a leaf whose payload is one word: the most frequent look-up works without a
/// key.
TN_MUST_USE tn_status tn_uniquer__get_word(tn_context* context, uint8_t kind,
                                           const void* context_or_type, uint64_t word,
                                           uint32_t slack_size, const tn_storage** out_storage);

/// A leaf whose payload is one word, and a tail of 1 to TN_TEXT_TAIL_MAX bytes.
typedef struct tn_text_key {
  uint8_t kind;
  uint32_t slack_size;  ///< As in tn_storage_key.
  const void* context_or_type;
  uint64_t head;
  const void* tail;
  size_t tail_size;
} tn_text_key;

#define TN_TEXT_TAIL_MAX 16u

/// tn_uniquer__get for such a key.
TN_MUST_USE tn_status tn_uniquer__get_text(tn_context* context, const tn_text_key* key,
                                           const tn_storage** out_storage);

/// Returns the storage for `key` if it exists, else NULL. Takes no lock and allocates nothing.
const tn_storage* tn_uniquer__find(const tn_context* context, const tn_storage_key* key);
/// Creates a storage that is in no table, and so equal to no other.
TN_MUST_USE tn_status tn_uniquer__create_distinct(tn_context* context, const tn_storage_key* key,
                                                  const tn_storage** out_storage);

/// Return the number of storages, and the bytes of chunks and tables. Threads: any.
size_t tn_uniquer__count(const tn_uniquer* uniquer);
size_t tn_uniquer__byte_size(const tn_uniquer* uniquer);

/// Returns the bases for all references that the caller has.
static inline uint64_t* const* tn_uniquer__bases(const tn_uniquer* uniquer) {
  return __atomic_load_n(&uniquer->bases, __ATOMIC_ACQUIRE);
}
/// Returns the storage at `reference` (flag bit ignored), which must not be 0.
static inline const tn_storage* tn_uniquer__in(uint64_t* const* bases, tn_uref reference) {
  reference &= TN_UREF_MASK;
  TN_ASSUME(reference != 0);
  const uint64_t* base = bases[reference >> TN_UNIQUER_CHUNK_SHIFT];
  return (const tn_storage*)(const void*)(base + (reference & TN_UNIQUER_CHUNK_MASK));
}
/// Likewise for one reference, which may be 0: then NULL.
static inline const tn_storage* tn_uniquer__at(const tn_uniquer* uniquer, tn_uref reference) {
  if ((reference & TN_UREF_MASK) == 0) return NULL;
  return tn_uniquer__in(tn_uniquer__bases(uniquer), reference);
}

/// Returns the storage at `reference`, which may be any number; NULL if there is none.
static inline const tn_storage* tn_uniquer__find_at(const tn_uniquer* uniquer, uint32_t reference) {
  const uint32_t number = reference >> TN_UNIQUER_CHUNK_SHIFT;
  if (number >= __atomic_load_n(&uniquer->chunk_count, __ATOMIC_ACQUIRE)) return NULL;
  uint64_t** bases = __atomic_load_n(&uniquer->bases, __ATOMIC_ACQUIRE);
  const uint32_t unit_count = ((const uint32_t*)(const void*)bases[0])[number];
  const uint32_t unit = reference & TN_UNIQUER_CHUNK_MASK;
  if (unit + sizeof(tn_storage) / sizeof(uint64_t) > unit_count) return NULL;
  const tn_storage* storage = (const tn_storage*)(const void*)(bases[number] + unit);
  return storage->self == reference ? storage : NULL;
}

#endif  // TENURE_SRC_IR_UNIQUER_H
