// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The uniquer's table and chunks.
//
// Payloads of keys have no bytes, or at least 8.
//
// A slot has the low 32 bits of the hash; their upper bits select the slot, so growing reads no
// storage and writes the new table sequentially. Tables are at most three quarters full, small ones
// half; without threading they grow by half; with threading, where outgrown tables are kept, they
// double. Space in the table is reserved before the storage is created, so that publishing cannot
// fail.
//
// One-word keys, and short texts after one word, have specialized look-ups without a key: they hash
// and compare like the general one.

#include "ir/uniquer.h"

#include "base/hash.h"
#include "ir/context.h"

#define CHUNK_PART 8u
#define CHUNK_BYTE_SIZE_MAX ((uint32_t)256 * 1024)
#define FIRST_CHUNK_BYTE_SIZE 2048u
#define FIRST_CHUNK_BYTE_SIZE_THREADED 1024u
#define FIRST_CAPACITY 128u
#define FIRST_CAPACITY_THREADED 32u
#define SMALL_CAPACITY 8192u
#define FIRST_BASE_CAPACITY 16u
/// Chunks are this much smaller than a power of two, so that the heap's own header does not cost a
/// page.
#define HEAP_HEADER 64u
/// References have 31 bits.
#define CHUNK_NUMBER_LIMIT ((size_t)TN_UREF_FLAG >> TN_UNIQUER_CHUNK_SHIFT)

/// Parts of keys above this size are hashed with XXH3 and compared with memcmp.
#define SHORT_SIZE 128u
#define HASH_SALT_1 UINT64_C(0x9E3779B97F4A7C15)
#define HASH_SALT_2 UINT64_C(0xD6E8FEB86659FD93)
#define HASH_SALT_3 UINT64_C(0xBF58476D1CE4E5B9)

__extension__ typedef unsigned __int128 wide_word;

/// The header of a chunk, and of arrays of bases.
typedef struct block_header {
  void* next;
  size_t byte_size;  ///< Including the header.
} block_header;

//===-- Hashing and comparison ----------------------------------------------------------------===//

// Loads 1 to 7 bytes, so that different bytes of the same size give different words.
static uint64_t load_small(const unsigned char* bytes, size_t size) {
  if (size < sizeof(uint32_t)) {
    return bytes[0] | (uint64_t)bytes[size / 2] << 8 | (uint64_t)bytes[size - 1] << 16;
  }
  uint32_t low = 0;
  uint32_t high = 0;
  memcpy(&low, bytes, sizeof low);
  memcpy(&high, bytes + size - sizeof high, sizeof high);
  return low | (uint64_t)high << 32;
}

// Returns the folded halves of the product.
static uint64_t multiply_fold(uint64_t a, uint64_t b) {
  const wide_word product = (wide_word)a * b;
  return (uint64_t)product ^ (uint64_t)(product >> 64);
}

/// The words of 1 to 16 bytes, so that comparisons load them once.
typedef struct short_text {
  uint64_t first;
  uint64_t last;
} short_text;

static inline short_text load_short(const unsigned char* at, size_t size) {
  if (size < sizeof(uint64_t)) return (short_text){load_small(at, size), 0};
  return (short_text){tn_load_word(at), tn_load_word(at + size - sizeof(uint64_t))};
}

static inline uint64_t sum_short(uint64_t salt, short_text text, size_t size) {
  return multiply_fold(text.first ^ salt, text.last ^ HASH_SALT_2 ^ size);
}

// Returns a sum over the words of a part, with one independent multiplication per 16 bytes; the
// last words may count twice. `salt` distinguishes parts.
static uint64_t sum_long(uint64_t salt, const unsigned char* at, size_t size) {
  if (size > SHORT_SIZE) return salt ^ tn_hash_bytes(at, size, 0);
  uint64_t sum = 0;
  for (size_t i = 0; i + 16 < size; i += 16) {
    sum += multiply_fold(tn_load_word(at + i) ^ salt, tn_load_word(at + i + 8) ^ HASH_SALT_2);
    salt += HASH_SALT_3;
  }
  const short_text rest = {tn_load_word(at + size - 16),
                           tn_load_word(at + size - sizeof(uint64_t))};
  return sum + sum_short(salt, rest, size);
}

static inline uint64_t sum_part(uint64_t salt, const unsigned char* at, size_t size) {
  if (TN_UNLIKELY(size > 16)) return sum_long(salt, at, size);
  return sum_short(salt, load_short(at, size), size);
}

// Uses the type's reference, not its address, so that tables are the same in every run.
static inline uint64_t seed_of(uint8_t kind, const void* context_or_type) {
  const bool has_context = kind < TN_STORAGE_ATTRIBUTE_BASE || kind >= TN_STORAGE_OPERATION_NAME;
  const uint64_t type = has_context ? 0 : ((const tn_storage*)context_or_type)->self;
  return (type << 8 | kind) * UINT64_C(0x9FB21C651E98DF25);
}

// Doubles with few digits differ only in their upper halves, which one multiplication does not
// spread enough.
static inline uint64_t finish_hash(uint64_t sum) {
  sum ^= sum >> 32;
  return multiply_fold(sum ^ HASH_SALT_3, HASH_SALT_1);
}

static inline uint64_t hash_key(const tn_storage_key* key) {
  uint64_t sum = seed_of(key->kind, key->context_or_type);
  if (TN_LIKELY(key->payload_size == sizeof(uint64_t))) {
    sum ^= tn_load_word(key->payload);
  } else if (key->payload_size != 0) {
    sum += sum_part(HASH_SALT_1, key->payload, key->payload_size);
  }
  if (key->tail_size != 0) sum += sum_part(~HASH_SALT_1, key->tail, key->tail_size);
  return finish_hash(sum);
}

static bool long_bytes_equal(const unsigned char* a, const unsigned char* b, size_t size) {
  if (size > SHORT_SIZE) return memcmp(a, b, size) == 0;
  uint64_t difference = 0;
  for (size_t i = 0; i < size - sizeof(uint64_t); i += sizeof(uint64_t)) {
    difference |= tn_load_word(a + i) ^ tn_load_word(b + i);
  }
  const size_t last = size - sizeof(uint64_t);
  return (difference | (tn_load_word(a + last) ^ tn_load_word(b + last))) == 0;
}

static inline bool bytes_equal(const unsigned char* a, const unsigned char* b, size_t size) {
  if (TN_UNLIKELY(size > 16)) return long_bytes_equal(a, b, size);
  const short_text left = load_short(a, size);
  const short_text right = load_short(b, size);
  return ((left.first ^ right.first) | (left.last ^ right.last)) == 0;
}

// The first word of the payload determines its size, so the rest is compared only if that is equal.
static inline bool storage_holds(const tn_storage* storage, const tn_storage_key* key) {
  if (storage->kind != key->kind || storage->context != key->context_or_type) return false;
  const unsigned char* payload = tn_storage_payload(storage);
  const size_t size = key->payload_size;
  if (size == 0) return true;
  if (tn_load_word(payload) != tn_load_word(key->payload)) return false;
  if (size > sizeof(uint64_t) && !bytes_equal(payload, key->payload, size)) return false;
  return key->tail_size == 0 || bytes_equal(payload + size, key->tail, key->tail_size);
}

static inline size_t shard_of(const tn_uniquer* uniquer, uint64_t hash) {
  return uniquer->shard_count == 1 ? 0 : hash >> 61;
}

static inline const tn_uniquer_table* table_of(const tn_uniquer* uniquer, uint64_t hash) {
  return __atomic_load_n(&uniquer->tables[shard_of(uniquer, hash)], __ATOMIC_ACQUIRE);
}

static inline size_t home_of(const tn_uniquer_table* table, uint32_t hash) {
  return (size_t)((uint64_t)hash * table->capacity >> 32);
}

// Returns the storage of an entry that is not empty.
static inline const tn_storage* storage_at(const tn_uniquer* uniquer, uint64_t entry) {
  uint64_t** bases = __atomic_load_n(&uniquer->bases, __ATOMIC_ACQUIRE);
  const uint64_t* base = bases[(uint32_t)entry >> TN_UNIQUER_CHUNK_SHIFT];
  return (const tn_storage*)(const void*)(base + (entry & TN_UNIQUER_CHUNK_MASK));
}

static inline const tn_storage* find_in_table(const tn_uniquer* uniquer,
                                              const tn_uniquer_table* table, uint32_t hash,
                                              const tn_storage_key* key) {
  if (TN_UNLIKELY(table == NULL)) return NULL;
  for (size_t i = home_of(table, hash);;) {
    const uint64_t entry = __atomic_load_n(&table->slots[i].entry, __ATOMIC_ACQUIRE);
    if (entry == 0) return NULL;
    if (entry >> 32 == hash) {
      const tn_storage* storage = storage_at(uniquer, entry);
      if (TN_LIKELY(storage_holds(storage, key))) return storage;
    }
    if (++i == table->capacity) i = 0;
  }
}

// find_in_table for a payload of one word.
static inline const tn_storage* find_word_in_table(const tn_uniquer* uniquer,
                                                   const tn_uniquer_table* table, uint32_t hash,
                                                   uint8_t kind, const void* context_or_type,
                                                   uint64_t word) {
  if (TN_UNLIKELY(table == NULL)) return NULL;
  const tn_uniquer_slot* slot = &table->slots[home_of(table, hash)];
  for (;;) {
    const uint64_t entry = __atomic_load_n(&slot->entry, __ATOMIC_ACQUIRE);
    if (TN_UNLIKELY(entry == 0)) return NULL;
    if (TN_LIKELY(entry >> 32 == hash)) {
      const tn_storage* storage = storage_at(uniquer, entry);
      if (TN_LIKELY(storage->kind == kind && storage->context == context_or_type &&
                    tn_load_word(tn_storage_payload(storage)) == word)) {
        return storage;
      }
    }
    if (++slot == &table->slots[table->capacity]) slot = table->slots;
  }
}

// find_in_table for a payload of one word and a tail of 1 to 16 bytes.
static inline const tn_storage* find_text_in_table(const tn_uniquer* uniquer,
                                                   const tn_uniquer_table* table, uint32_t hash,
                                                   const tn_text_key* key, short_text text) {
  if (TN_UNLIKELY(table == NULL)) return NULL;
  const tn_uniquer_slot* slot = &table->slots[home_of(table, hash)];
  for (;;) {
    const uint64_t entry = __atomic_load_n(&slot->entry, __ATOMIC_ACQUIRE);
    if (TN_UNLIKELY(entry == 0)) return NULL;
    if (TN_LIKELY(entry >> 32 == hash)) {
      const tn_storage* storage = storage_at(uniquer, entry);
      const unsigned char* payload = tn_storage_payload(storage);
      if (TN_LIKELY(storage->kind == key->kind && storage->context == key->context_or_type &&
                    tn_load_word(payload) == key->head)) {
        const short_text held = load_short(payload + sizeof(uint64_t), key->tail_size);
        if (TN_LIKELY(held.first == text.first && held.last == text.last)) return storage;
      }
    }
    if (++slot == &table->slots[table->capacity]) slot = table->slots;
  }
}

//===-- Tables --------------------------------------------------------------------------------===//

static void put(tn_uniquer_table* table, uint64_t entry) {
  size_t i = home_of(table, (uint32_t)(entry >> 32));
  while (__atomic_load_n(&table->slots[i].entry, __ATOMIC_RELAXED) != 0) {
    if (++i == table->capacity) i = 0;
  }
  __atomic_store_n(&table->slots[i].entry, entry, __ATOMIC_RELEASE);
}

static size_t table_byte_size(size_t capacity) {
  return sizeof(tn_uniquer_table) + capacity * sizeof(tn_uniquer_slot);
}

static void count_bytes(tn_uniquer* uniquer, size_t added, size_t removed) {
  __atomic_fetch_add(&uniquer->byte_size, added - removed, __ATOMIC_RELAXED);
}

// Small tables are kept emptier: they stay in the cache, so that each probe counts.
static size_t room_in(size_t capacity) {
  return capacity <= SMALL_CAPACITY ? capacity / 2 : capacity - capacity / 4;
}

// Reserves space for one more entry. With threading the old table is kept, since readers may be
// using it.
static tn_status make_room(tn_context* context, size_t number) {
  tn_uniquer_table* old = context->uniquer.tables[number];
  const size_t old_capacity = old == NULL ? 0 : old->capacity;
  if (context->uniquer.shards[number].count < room_in(old_capacity)) return TN_OK;
  const size_t first = context->threading ? FIRST_CAPACITY_THREADED : FIRST_CAPACITY;
  const size_t step = context->threading ? old_capacity : old_capacity / 2;
  const size_t capacity = old == NULL ? first : old_capacity + step;
  tn_uniquer_table* table = tn_allocate_zeroed(&context->allocator, table_byte_size(capacity));
  if (table == NULL) return TN_OUT_OF_MEMORY;
  table->capacity = capacity;
  for (size_t i = 0; i < old_capacity; ++i) {
    if (old->slots[i].entry != 0) put(table, old->slots[i].entry);
  }
  count_bytes(&context->uniquer, table_byte_size(capacity), 0);
  __atomic_store_n(&context->uniquer.tables[number], table, __ATOMIC_RELEASE);
  if (context->threading) {
    table->outgrown = old;
  } else if (old != NULL) {
    count_bytes(&context->uniquer, 0, table_byte_size(old_capacity));
    tn_deallocate(&context->allocator, old, table_byte_size(old_capacity));
  }
  return TN_OK;
}

//===-- Chunks --------------------------------------------------------------------------------===//

static void free_blocks(const tn_allocator* allocator, void* first) {
  for (block_header* block = first; block != NULL;) {
    block_header* next = block->next;
    tn_deallocate(allocator, block, block->byte_size);
    block = next;
  }
}

static block_header* allocate_block(const tn_allocator* allocator, size_t byte_size) {
  block_header* block = tn_allocate(allocator, byte_size);
  if (block != NULL) *block = (block_header){NULL, byte_size};
  return block;
}

// Reserves space for `count` more chunk numbers in `bases`.
static tn_status grow_bases(tn_context* context, size_t count) {
  tn_uniquer* uniquer = &context->uniquer;
  if (count > CHUNK_NUMBER_LIMIT - uniquer->chunk_count) return TN_LIMIT_EXCEEDED;
  const size_t needed = uniquer->chunk_count + count;
  if (needed <= uniquer->base_capacity) return TN_OK;
  size_t capacity = uniquer->base_capacity == 0 ? FIRST_BASE_CAPACITY : uniquer->base_capacity;
  while (capacity < needed) capacity *= 2;
  const size_t entry_size = sizeof *uniquer->bases + sizeof(uint32_t);
  block_header* block = allocate_block(&context->allocator, sizeof *block + capacity * entry_size);
  if (block == NULL) return TN_OUT_OF_MEMORY;
  uint64_t** bases = (uint64_t**)(void*)(block + 1);
  uint32_t* units = (uint32_t*)(void*)(bases + capacity);
  if (uniquer->bases != NULL) {
    memcpy(bases, uniquer->bases, uniquer->chunk_count * sizeof *bases);
    memcpy(units, uniquer->bases[0], uniquer->chunk_count * sizeof *units);
  } else {
    units[0] = 0;
  }
  bases[0] = (uint64_t*)(void*)units;
  __atomic_store_n(&uniquer->bases, bases, __ATOMIC_RELEASE);
  uniquer->base_capacity = capacity;
  count_bytes(uniquer, block->byte_size, 0);
  if (context->threading) {
    block->next = uniquer->base_blocks;
  } else if (uniquer->base_blocks != NULL) {
    count_bytes(uniquer, 0, ((const block_header*)uniquer->base_blocks)->byte_size);
    free_blocks(&context->allocator, uniquer->base_blocks);
  }
  uniquer->base_blocks = block;
  return TN_OK;
}

// Adds a chunk with space for `unit_count` units, under as many numbers as it spans.
static tn_status add_chunk(tn_context* context, size_t unit_count, tn_uref* out_first) {
  tn_uniquer* uniquer = &context->uniquer;
  const size_t number_count = (unit_count + TN_UNIQUER_CHUNK_MASK) >> TN_UNIQUER_CHUNK_SHIFT;
  TN_TRY(grow_bases(context, number_count));
  block_header* block =
      allocate_block(&context->allocator, sizeof *block + unit_count * sizeof(uint64_t));
  if (block == NULL) return TN_OUT_OF_MEMORY;
  block->next = uniquer->chunks;
  uniquer->chunks = block;
  uint64_t* base = (uint64_t*)(void*)(block + 1);
  const size_t first = uniquer->chunk_count;
  uint32_t* units = (uint32_t*)(void*)uniquer->bases[0];
  for (size_t i = 0; i < number_count; ++i) {
    const size_t before = i << TN_UNIQUER_CHUNK_SHIFT;
    const size_t left = unit_count - before;
    uniquer->bases[first + i] = base + before;
    units[first + i] = left < TN_UNIQUER_CHUNK_UNITS ? (uint32_t)left : TN_UNIQUER_CHUNK_UNITS;
  }
  *out_first = (tn_uref)(first << TN_UNIQUER_CHUNK_SHIFT);
  __atomic_store_n(&uniquer->chunk_count, first + number_count, __ATOMIC_RELEASE);
  count_bytes(uniquer, block->byte_size, 0);
  return TN_OK;
}

static tn_status add_chunk_locked(tn_context* context, size_t unit_count, tn_uref* out_first) {
  tn_lock_acquire(&context->uniquer.chunk_lock);
  const tn_status status = add_chunk(context, unit_count, out_first);
  tn_lock_release(&context->uniquer.chunk_lock);
  return status;
}

// An eighth of the size of the lane's chunks, so that at most a ninth is unused.
static tn_status new_shared_chunk(tn_context* context, tn_uniquer_lane* lane, size_t unit_count) {
  size_t byte_size = lane->chunk_byte_size / CHUNK_PART;
  while ((byte_size - HEAP_HEADER - sizeof(block_header)) / sizeof(uint64_t) < unit_count) {
    byte_size *= 2;
  }
  const size_t chunk_units = (byte_size - HEAP_HEADER - sizeof(block_header)) / sizeof(uint64_t);
  tn_uref first = 0;
  TN_TRY(add_chunk_locked(context, chunk_units, &first));
  lane->bump = first;
  lane->bump_end = first + (tn_uref)chunk_units;
  const size_t sum = lane->chunk_byte_size + byte_size;
  lane->chunk_byte_size =
      sum < CHUNK_PART * CHUNK_BYTE_SIZE_MAX ? (uint32_t)sum : CHUNK_PART * CHUNK_BYTE_SIZE_MAX;
  return TN_OK;
}

static tn_status allocate_units(tn_context* context, tn_uniquer_lane* lane, size_t unit_count,
                                tn_uref* out_first) {
  if (unit_count > TN_UNIQUER_OWN_CHUNK / sizeof(uint64_t)) {
    return add_chunk_locked(context, unit_count, out_first);
  }
  if (unit_count > lane->bump_end - lane->bump) {
    TN_TRY(new_shared_chunk(context, lane, unit_count));
  }
  *out_first = lane->bump;
  lane->bump += (tn_uref)unit_count;
  return TN_OK;
}

//===-- Lanes ---------------------------------------------------------------------------------===//

/// The lane of this thread.
static _Thread_local tn_uniquer_own_lane* own_lane;

static void initialize_lane(tn_uniquer_lane* lane, bool is_threaded) {
  lane->chunk_byte_size =
      CHUNK_PART * (is_threaded ? FIRST_CHUNK_BYTE_SIZE_THREADED : FIRST_CHUNK_BYTE_SIZE);
}

static tn_uniquer_own_lane* new_lane(tn_context* context) {
  tn_uniquer* uniquer = &context->uniquer;
  tn_uniquer_own_lane* lane = tn_allocate(&context->allocator, sizeof *lane);
  if (lane == NULL) return NULL;
  *lane = (tn_uniquer_own_lane){.of = uniquer, .next = uniquer->own_lanes};
  initialize_lane(&lane->lane, true);
  uniquer->own_lanes = lane;
  return lane;
}

TN_COLD tn_uniquer_own_lane* tn_uniquer__take_lane(tn_context* context) {
  tn_uniquer* uniquer = &context->uniquer;
  if (!context->threading || own_lane != NULL) return NULL;
  tn_lock_acquire(&uniquer->chunk_lock);
  tn_uniquer_own_lane* lane = uniquer->idle_lanes;
  if (lane != NULL) {
    uniquer->idle_lanes = lane->next_idle;
  } else {
    lane = new_lane(context);
  }
  tn_lock_release(&uniquer->chunk_lock);
  own_lane = lane;
  return lane;
}

void tn_uniquer__give_back_lane(tn_context* context, tn_uniquer_own_lane* lane) {
  tn_uniquer* uniquer = &context->uniquer;
  if (lane == NULL) return;
  own_lane = NULL;
  tn_lock_acquire(&uniquer->chunk_lock);
  lane->next_idle = uniquer->idle_lanes;
  uniquer->idle_lanes = lane;
  tn_lock_release(&uniquer->chunk_lock);
}

/// Returns the lane in which this thread creates storages while it holds the shard's lock.
static inline tn_uniquer_lane* lane_for(tn_context* context, tn_uniquer_shard* shard) {
  tn_uniquer_own_lane* own = context->threading ? own_lane : NULL;
  return own != NULL && own->of == &context->uniquer ? &own->lane : &shard->lane;
}

//===-- Storages ------------------------------------------------------------------------------===//

static bool units_needed(const tn_storage_key* key, size_t* out_unit_count) {
  size_t size = sizeof(tn_storage) + key->payload_size + key->slack_size;
  if (!tn_checked_add(size, key->tail_size, &size) || size > SIZE_MAX - 7) return false;
  *out_unit_count = (size + 7) / sizeof(uint64_t);
  return true;
}

/// An attribute's type is one of its parts, too: adds its flags and depth.
static void take_over_from_type(tn_storage* attribute) {
  attribute->flags |= attribute->type->flags;
  if (attribute->depth < attribute->type->depth) attribute->depth = attribute->type->depth;
}

static tn_status create_storage(tn_context* context, tn_uniquer_shard* shard,
                                const tn_storage_key* key, const tn_storage** out_storage) {
  size_t unit_count = 0;
  if (!units_needed(key, &unit_count)) return TN_OUT_OF_MEMORY;
  tn_uref reference = 0;
  TN_TRY(allocate_units(context, lane_for(context, shard), unit_count, &reference));
  tn_storage* storage = (tn_storage*)(uintptr_t)tn_uniquer__at(&context->uniquer, reference);
  storage->kind = key->kind;
  storage->flags = key->flags;
  storage->depth = key->depth;
  storage->self = reference;
  memcpy(&storage->context, &key->context_or_type, sizeof storage->context);
  if (!tn_storage_is_type(storage)) take_over_from_type(storage);
  unsigned char* payload = tn_storage_payload(storage);
  if (key->payload_size != 0) memcpy(payload, key->payload, key->payload_size);
  if (key->tail_size != 0) memcpy(payload + key->payload_size, key->tail, key->tail_size);
  const size_t used = key->payload_size + key->tail_size;
  memset(payload + used, 0, unit_count * sizeof(uint64_t) - sizeof *storage - used);
  if (key->slack != NULL) memcpy(payload + used, key->slack, key->slack_size);
  *out_storage = storage;
  return TN_OK;
}

static tn_status report(const tn_context* context, tn_status status) {
  if (status == TN_OUT_OF_MEMORY) return tn_context__out_of_memory(context);
  if (status == TN_OK) return TN_OK;
  return tn_context__fail(context, status, tn_location_unknown(context),
                          "the context has reached its limit of 16 GiB of types and attributes");
}

static tn_status insert_locked(tn_context* context, size_t number, uint32_t hash,
                               const tn_storage_key* key, const tn_storage** out_storage) {
  tn_uniquer* uniquer = &context->uniquer;
  tn_uniquer_shard* shard = &uniquer->shards[number];
  *out_storage = find_in_table(uniquer, uniquer->tables[number], hash, key);
  if (*out_storage != NULL) return TN_OK;
  TN_TRY(make_room(context, number));
  TN_TRY(create_storage(context, shard, key, out_storage));
  put(uniquer->tables[number], (uint64_t)hash << 32 | (*out_storage)->self);
  __atomic_store_n(&shard->count, shard->count + 1, __ATOMIC_RELAXED);
  return TN_OK;
}

static tn_status __attribute__((noinline))
insert(tn_context* context, uint64_t hash, const tn_storage_key* key,
       const tn_storage** out_storage) {
  const size_t number = shard_of(&context->uniquer, hash);
  tn_lock* lock = &context->uniquer.shards[number].lock;
  tn_lock_acquire(lock);
  const tn_status status = insert_locked(context, number, (uint32_t)hash, key, out_storage);
  tn_lock_release(lock);
  return report(context, status);
}

tn_status tn_uniquer__get(tn_context* context, const tn_storage_key* key,
                          const tn_storage** out_storage) {
  const uint64_t hash = hash_key(key);
  const tn_uniquer_table* table = table_of(&context->uniquer, hash);
  *out_storage = find_in_table(&context->uniquer, table, (uint32_t)hash, key);
  if (TN_LIKELY(*out_storage != NULL)) return TN_OK;
  return insert(context, hash, key, out_storage);
}

static tn_status __attribute__((noinline))
insert_word(tn_context* context, uint8_t kind, const void* context_or_type, uint64_t word,
            uint32_t slack_size, const tn_storage** out_storage) {
  const tn_storage_key key = {.kind = kind,
                              .slack_size = slack_size,
                              .context_or_type = context_or_type,
                              .payload = &word,
                              .payload_size = sizeof word};
  return insert(context, hash_key(&key), &key, out_storage);
}

tn_status tn_uniquer__get_word(tn_context* context, uint8_t kind, const void* context_or_type,
                               uint64_t word, uint32_t slack_size, const tn_storage** out_storage) {
  const uint64_t hash = finish_hash(seed_of(kind, context_or_type) ^ word);
  const tn_uniquer_table* table = table_of(&context->uniquer, hash);
  const tn_storage* found =
      find_word_in_table(&context->uniquer, table, (uint32_t)hash, kind, context_or_type, word);
  if (TN_UNLIKELY(found == NULL)) {
    return insert_word(context, kind, context_or_type, word, slack_size, out_storage);
  }
  *out_storage = found;
  return TN_OK;
}

static tn_status __attribute__((noinline))
insert_text(tn_context* context, uint64_t hash, const tn_text_key* key,
            const tn_storage** out_storage) {
  const tn_storage_key full = {.kind = key->kind,
                               .slack_size = key->slack_size,
                               .context_or_type = key->context_or_type,
                               .payload = &key->head,
                               .payload_size = sizeof key->head,
                               .tail = key->tail,
                               .tail_size = key->tail_size};
  return insert(context, hash, &full, out_storage);
}

tn_status tn_uniquer__get_text(tn_context* context, const tn_text_key* key,
                               const tn_storage** out_storage) {
  const short_text text = load_short(key->tail, key->tail_size);
  const uint64_t sum = seed_of(key->kind, key->context_or_type) ^ key->head;
  const uint64_t hash = finish_hash(sum + sum_short(~HASH_SALT_1, text, key->tail_size));
  const tn_uniquer_table* table = table_of(&context->uniquer, hash);
  const tn_storage* found = find_text_in_table(&context->uniquer, table, (uint32_t)hash, key, text);
  if (TN_UNLIKELY(found == NULL)) return insert_text(context, hash, key, out_storage);
  *out_storage = found;
  return TN_OK;
}

const tn_storage* tn_uniquer__find(const tn_context* context, const tn_storage_key* key) {
  const uint64_t hash = hash_key(key);
  const tn_uniquer* uniquer = &context->uniquer;
  return find_in_table(uniquer, table_of(uniquer, hash), (uint32_t)hash, key);
}

tn_status tn_uniquer__create_distinct(tn_context* context, const tn_storage_key* key,
                                      const tn_storage** out_storage) {
  *out_storage = NULL;
  tn_uniquer_shard* shard = &context->uniquer.shards[0];
  tn_lock_acquire(&shard->lock);
  const tn_status status = create_storage(context, shard, key, out_storage);
  tn_lock_release(&shard->lock);
  return report(context, status);
}

//===-- Lifetime ------------------------------------------------------------------------------===//

static size_t shards_byte_size(uint32_t count) {
  return count * sizeof(tn_uniquer_shard) + TN_UNIQUER_APART;
}

tn_status tn_uniquer__initialize(tn_context* context) {
  tn_uniquer* uniquer = &context->uniquer;
  const uint32_t count = context->threading ? TN_UNIQUER_SHARDS : 1;
  uniquer->shards = tn_allocate_zeroed(&context->allocator, shards_byte_size(count));
  if (uniquer->shards == NULL) return TN_OUT_OF_MEMORY;
  uniquer->shard_count = count;
  uniquer->chunk_count = 1;
  tn_lock_initialize(&uniquer->chunk_lock, context->threading);
  for (uint32_t i = 0; i < count; ++i) {
    tn_lock_initialize(&uniquer->shards[i].lock, context->threading);
    initialize_lane(&uniquer->shards[i].lane, context->threading);
  }
  const tn_storage_key none = {.kind = TN_TYPE_NONE, .context_or_type = context};
  return tn_uniquer__get(context, &none, &uniquer->none_type);
}

static void free_tables(tn_context* context, tn_uniquer_table* table) {
  while (table != NULL) {
    tn_uniquer_table* outgrown = table->outgrown;
    tn_deallocate(&context->allocator, table, table_byte_size(table->capacity));
    table = outgrown;
  }
}

void tn_uniquer__finalize(tn_context* context) {
  tn_uniquer* uniquer = &context->uniquer;
  if (uniquer->shards == NULL) return;
  for (uint32_t i = 0; i < uniquer->shard_count; ++i) {
    free_tables(context, uniquer->tables[i]);
    tn_lock_finalize(&uniquer->shards[i].lock);
  }
  while (uniquer->own_lanes != NULL) {
    tn_uniquer_own_lane* lane = uniquer->own_lanes;
    uniquer->own_lanes = lane->next;
    tn_deallocate(&context->allocator, lane, sizeof *lane);
  }
  free_blocks(&context->allocator, uniquer->chunks);
  free_blocks(&context->allocator, uniquer->base_blocks);
  tn_lock_finalize(&uniquer->chunk_lock);
  tn_deallocate(&context->allocator, uniquer->shards, shards_byte_size(uniquer->shard_count));
  *uniquer = (tn_uniquer){0};
}

size_t tn_uniquer__count(const tn_uniquer* uniquer) {
  size_t count = 0;
  for (uint32_t i = 0; i < uniquer->shard_count; ++i) {
    count += __atomic_load_n(&uniquer->shards[i].count, __ATOMIC_RELAXED);
  }
  return count;
}

size_t tn_uniquer__byte_size(const tn_uniquer* uniquer) {
  return __atomic_load_n(&uniquer->byte_size, __ATOMIC_RELAXED);
}
