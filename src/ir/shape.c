// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shapes: look-up, and the attributes of ops through them.
//
// Two small caches of the shard avoid the uniquer in the common case: from (name, keys in the given
// order) to shape and order, and from (shape, key added or removed) to shape. Entries are hints:
// each is compared completely before it is used. The first cache grows, up to 1 MiB, if there are
// many shapes.

#include "ir/shape.h"

#include "base/hash.h"
#include "base/order.h"
#include "ir/op_definition.h"
#include "ir/op_resize.h"

#define CACHE_SIZE 64u
#define SHAPE_BITS_FIRST 6u
#define SHAPE_BITS_MAX 15u
/// The cache doubles after this number of misses per entry.
#define MISSES_FOR_EACH 2u
/// The maximum number of keys of a cached order.
#define CACHED_KEYS 8u
#define STACK_KEYS 32u

/// This number of keys is compared without loading the shape.
#define OWN_KEYS 4u

/// The shape of a sequence of keys. Entries are in pairs, the newer one first.
typedef struct cached_shape {
  uint32_t hash;
  tn_uref operation_name;
  tn_uref shape;   ///< 0: free.
  uint32_t order;  ///< The number of keys, and below it three bits for each key of the shape: its
                   ///< index in the given sequence.
  tn_uref keys[OWN_KEYS];
} cached_shape;

#define COUNT_SHIFT 24u
#define ORDER_MASK ((1u << COUNT_SHIFT) - 1u)
/// 0, 1, 2 and so on.
#define ORDER_AS_GIVEN 0xfac688u

typedef struct cached_step {
  tn_uref from;
  tn_uref key;
  tn_uref to;
  uint32_t index;  ///< The index of the key in the shape that has it.
} cached_step;

typedef struct shape_cache {
  cached_shape* shapes;
  unsigned shape_bits;  ///< The binary logarithm of the number of entries.
  uint32_t miss_count;  ///< Misses since it grew.
  cached_step additions[CACHE_SIZE];
  cached_step removals[CACHE_SIZE];
} shape_cache;

static size_t shapes_size(unsigned bits) { return ((size_t)1 << bits) * sizeof(cached_shape); }

static shape_cache* make_cache(tn_shard* shard) {
  const tn_allocator* allocator = &shard->context->allocator;
  shape_cache* cache = tn_allocate_zeroed(allocator, sizeof(shape_cache));
  if (cache == NULL) return NULL;
  cache->shape_bits = SHAPE_BITS_FIRST;
  cache->shapes = tn_allocate_zeroed(allocator, shapes_size(SHAPE_BITS_FIRST));
  if (cache->shapes == NULL) {
    tn_deallocate(allocator, cache, sizeof(shape_cache));
    return NULL;
  }
  shard->shape_cache = cache;
  return cache;
}

static shape_cache* cache_of(tn_shard* shard) {
  return TN_LIKELY(shard->shape_cache != NULL) ? shard->shape_cache : make_cache(shard);
}

/// Returns the first of the two slots for a hash.
static cached_shape* place_of(const shape_cache* cache, uint32_t hash) {
  return &cache->shapes[hash >> (32 - cache->shape_bits) & ~1u];
}

static void keep_shape(const shape_cache* cache, const cached_shape* kept) {
  cached_shape* place = place_of(cache, kept->hash);
  place[1] = place[0];
  place[0] = *kept;
}

/// Counts a miss, and enlarges the cache after many.
static void note_miss(tn_shard* shard) {
  shape_cache* cache = shard->shape_cache;
  const tn_allocator* allocator = &shard->context->allocator;
  if (++cache->miss_count >> cache->shape_bits < MISSES_FOR_EACH ||
      cache->shape_bits == SHAPE_BITS_MAX) {
    return;
  }
  cache->miss_count = 0;
  const size_t old_size = shapes_size(cache->shape_bits);
  cached_shape* old = cache->shapes;
  cached_shape* shapes = tn_allocate_zeroed(allocator, 2 * old_size);
  if (shapes == NULL) return;
  cache->shapes = shapes;
  ++cache->shape_bits;
  for (size_t i = old_size / sizeof *old; i-- > 0;) {
    if (old[i].shape != 0) keep_shape(cache, &old[i]);
  }
  tn_deallocate(allocator, old, old_size);
}

void tn_shape__free_cache(tn_shard* shard) {
  shape_cache* cache = shard->shape_cache;
  if (cache == NULL) return;
  tn_deallocate(&shard->context->allocator, cache->shapes, shapes_size(cache->shape_bits));
  tn_deallocate(&shard->context->allocator, cache, sizeof(shape_cache));
  shard->shape_cache = NULL;
}

//===-- Order of keys -------------------------------------------------------------------------===//

static tn_string_view key_text(const tn_context* context, tn_uref key) {
  const tn_string_payload* text = tn_storage_payload(tn_uniquer__at(&context->uniquer, key));
  return (tn_string_view){text->text, text->size};
}

/// Properties before discardable attributes, then by the bytes of the name.
static int compare_keys(const tn_context* context, tn_uref a, tn_uref b) {
  if (a == b) return 0;
  if ((a ^ b) & TN_UREF_FLAG) return a & TN_UREF_FLAG ? -1 : 1;
  return tn_order__texts(key_text(context, a), key_text(context, b));
}

static void sift_down(const tn_context* context, tn_attribute_entry* entries, size_t root,
                      size_t count) {
  for (;;) {
    size_t child = 2 * root + 1;
    if (child >= count) return;
    if (child + 1 < count &&
        compare_keys(context, entries[child].name, entries[child + 1].name) < 0) {
      ++child;
    }
    if (compare_keys(context, entries[root].name, entries[child].name) >= 0) return;
    const tn_attribute_entry swapped = entries[root];
    entries[root] = entries[child];
    entries[child] = swapped;
    root = child;
  }
}

/// Heap sort: no extra memory, no quadratic case.
static void sort_many(const tn_context* context, tn_attribute_entry* entries, size_t count) {
  for (size_t i = count / 2; i-- > 0;) sift_down(context, entries, i, count);
  for (size_t end = count; end-- > 1;) {
    const tn_attribute_entry swapped = entries[0];
    entries[0] = entries[end];
    entries[end] = swapped;
    sift_down(context, entries, 0, end);
  }
}

static void sort_few(const tn_context* context, tn_attribute_entry* entries, size_t count) {
  for (size_t i = 1; i < count; ++i) {
    const tn_attribute_entry entry = entries[i];
    size_t at = i;
    for (; at > 0 && compare_keys(context, entries[at - 1].name, entry.name) > 0; --at) {
      entries[at] = entries[at - 1];
    }
    entries[at] = entry;
  }
}

static void sort_entries(const tn_context* context, tn_attribute_entry* entries, size_t count) {
  if (count <= 16) {
    sort_few(context, entries, count);
  } else {
    sort_many(context, entries, count);
  }
}

//===-- Uniquing ------------------------------------------------------------------------------===//

bool tn_shape__has_unnamed_property(const tn_context* context, const tn_shape_payload* shape) {
  return shape->key_count != 0 && (shape->keys[0] & TN_UREF_FLAG) != 0 &&
         key_text(context, shape->keys[0]).size == 0;
}

/// Returns the error in the names, or NULL. An attribute must have a name, except a property that
/// is all properties of an unregistered op. Keys are sorted, so those without a name come first
/// among their kind.
static const char* fault_of_names(const tn_context* context, const tn_shape_payload* shape) {
  const uint32_t split = tn_shape__property_count(shape);
  if (split < shape->key_count && key_text(context, shape->keys[split]).size == 0) {
    return "empty attribute name";
  }
  if (TN_LIKELY(!tn_shape__has_unnamed_property(context, shape))) return NULL;
  const tn_storage* name = tn_uniquer__at(&context->uniquer, shape->operation_name);
  if (tn_op_definition__of_name(name) != NULL) return "empty property name";
  return split > 1 ? "an unnamed property must be the only one" : NULL;
}

static tn_status check_names(const tn_context* context, const tn_shape_payload* shape) {
  const char* fault = fault_of_names(context, shape);
  if (TN_LIKELY(fault == NULL)) return TN_OK;
  return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context), "%s", fault);
}

/// Returns the shape with `keys`, sorted, laid out in `payload`, which has space for them.
static tn_status unique_payload(tn_context* context, tn_shape_payload* payload,
                                tn_uref* out_shape) {
  const tn_storage_key key = {
      .kind = TN_STORAGE_SHAPE,
      .context_or_type = context,
      .payload = payload,
      .payload_size = sizeof *payload + payload->key_count * sizeof payload->keys[0]};
  const tn_storage* storage = NULL;
  TN_TRY(check_names(context, payload));
  TN_TRY(tn_uniquer__get(context, &key, &storage));
  *out_shape = storage->self;
  return TN_OK;
}

typedef struct shape_buffer {
  tn_shape_payload* payload;
  size_t byte_size;  ///< The size of a payload on the heap; 0 if it is on the stack.
  uint32_t inline_payload[sizeof(tn_shape_payload) / sizeof(uint32_t) + STACK_KEYS];
} shape_buffer;

static bool open_buffer(tn_context* context, shape_buffer* buffer, size_t key_count) {
  buffer->payload = (tn_shape_payload*)(void*)buffer->inline_payload;
  buffer->byte_size = 0;
  if (key_count <= STACK_KEYS) return true;
  buffer->byte_size = sizeof(tn_shape_payload) + key_count * sizeof(tn_uref);
  buffer->payload = tn_allocate(&context->allocator, buffer->byte_size);
  if (buffer->payload != NULL) return true;
  tn_context__out_of_memory(context);
  return false;
}

static void close_buffer(tn_context* context, shape_buffer* buffer) {
  if (buffer->byte_size != 0) {
    tn_deallocate(&context->allocator, buffer->payload, buffer->byte_size);
  }
}

static tn_status unique_entries(tn_context* context, tn_uref operation_name,
                                const tn_attribute_entry* entries, size_t count,
                                tn_uref* out_shape) {
  shape_buffer buffer;
  if (!open_buffer(context, &buffer, count)) return TN_OUT_OF_MEMORY;
  buffer.payload->operation_name = operation_name;
  buffer.payload->key_count = (uint32_t)count;
  for (size_t i = 0; i < count; ++i) buffer.payload->keys[i] = entries[i].name;
  const tn_status status = unique_payload(context, buffer.payload, out_shape);
  close_buffer(context, &buffer);
  return status;
}

//===-- From given keys -----------------------------------------------------------------------===//

static uint32_t hash_keys(tn_uref operation_name, const tn_attribute_entry* entries, size_t count) {
  uint64_t mixed = operation_name * UINT64_C(0x9E3779B97F4A7C15);
  for (size_t i = 0; i < count; ++i)
    mixed = (mixed ^ entries[i].name) * UINT64_C(0x9E3779B97F4A7C15);
  return (uint32_t)(mixed >> 32);
}

/// Compares the keys that are not in the entry itself.
static bool has_keys(const tn_context* context, const cached_shape* slot,
                     const tn_attribute_entry* entries, size_t count) {
  const tn_shape_payload* shape =
      tn_storage_payload(tn_uniquer__at(&context->uniquer, slot->shape));
  uint32_t order = slot->order;
  for (size_t i = 0; i < count; ++i, order >>= 3) {
    if (shape->keys[i] != entries[order & 7u].name) return false;
  }
  return true;
}

static bool is_cached(const tn_context* context, const cached_shape* slot, tn_uref operation_name,
                      const tn_attribute_entry* entries, size_t count) {
  if (slot->operation_name != operation_name || slot->order >> COUNT_SHIFT != count ||
      slot->shape == 0) {
    return false;
  }
  for (size_t i = 0; i < count && i < OWN_KEYS; ++i) {
    if (slot->keys[i] != entries[i].name) return false;
  }
  return count <= OWN_KEYS || has_keys(context, slot, entries, count);
}

static const cached_shape* find_cached(const tn_context* context, const shape_cache* cache,
                                       uint32_t hash, tn_uref operation_name,
                                       const tn_attribute_entry* entries, size_t count) {
  const cached_shape* place = place_of(cache, hash);
  __builtin_prefetch(&place[1]);
  if (is_cached(context, &place[0], operation_name, entries, count)) return &place[0];
  return is_cached(context, &place[1], operation_name, entries, count) ? &place[1] : NULL;
}

static void apply_order(uint32_t order, tn_attribute_entry* entries, size_t count) {
  tn_attribute_entry given[CACHED_KEYS];
  memcpy(given, entries, count * sizeof *given);
  for (size_t i = 0; i < count; ++i, order >>= 3) entries[i] = given[order & 7u];
}

/// Returns the order of the sorted keys in the given sequence.
static uint32_t order_of(const tn_uref* given, const tn_attribute_entry* sorted, size_t count) {
  uint32_t order = ORDER_AS_GIVEN;
  for (unsigned i = 0; i < count; ++i) {
    uint32_t from = 0;
    while (given[from] != sorted[i].name) ++from;
    order = (order & ~(7u << 3 * i)) | from << 3 * i;
  }
  return order;
}

/// Sorts the entries by their keys, and looks up the shape in the uniquer.
static tn_status sort_and_unique(tn_context* context, tn_uref operation_name,
                                 tn_attribute_entry* entries, size_t count, tn_uref* out_shape,
                                 tn_uref* out_duplicate) {
  sort_entries(context, entries, count);
  for (size_t i = 1; i < count; ++i) {
    if (entries[i].name != entries[i - 1].name) continue;
    if (out_duplicate != NULL) *out_duplicate = entries[i].name;
    return TN_ALREADY_EXISTS;
  }
  return unique_entries(context, operation_name, entries, count, out_shape);
}

tn_status tn_shape__get(tn_shard* shard, tn_uref operation_name, tn_attribute_entry* entries,
                        size_t count, tn_uref* out_shape, tn_uref* out_duplicate) {
  *out_shape = 0;
  tn_context* context = shard->context;
  shape_cache* cache = count > CACHED_KEYS ? NULL : cache_of(shard);
  if (TN_UNLIKELY(cache == NULL)) {
    return sort_and_unique(context, operation_name, entries, count, out_shape, out_duplicate);
  }
  const uint32_t hash = hash_keys(operation_name, entries, count);
  const cached_shape* known = find_cached(context, cache, hash, operation_name, entries, count);
  if (TN_LIKELY(known != NULL)) {
    *out_shape = known->shape;
    if ((known->order & ORDER_MASK) != ORDER_AS_GIVEN) apply_order(known->order, entries, count);
    shard->last_shape = tn_storage_payload(tn_uniquer__at(&context->uniquer, *out_shape));
    return TN_OK;
  }
  tn_uref given[CACHED_KEYS];
  cached_shape fresh = {.hash = hash, .operation_name = operation_name};
  for (size_t i = 0; i < count; ++i) {
    given[i] = entries[i].name;
    if (i < OWN_KEYS) fresh.keys[i] = given[i];
  }
  TN_TRY(sort_and_unique(context, operation_name, entries, count, out_shape, out_duplicate));
  note_miss(shard);
  fresh.shape = *out_shape;
  fresh.order = order_of(given, entries, count) | (uint32_t)count << COUNT_SHIFT;
  keep_shape(cache, &fresh);
  return TN_OK;
}

//===-- Look-up -------------------------------------------------------------------------------===//

uint32_t tn_shape__property_count(const tn_shape_payload* shape) {
  uint32_t count = 0;
  while (count < shape->key_count && (shape->keys[count] & TN_UREF_FLAG) != 0) ++count;
  return count;
}

tn_uref tn_op_cell__attribute(const tn_context* context, tn_op_cell* op, tn_uref key) {
  const int64_t index = tn_shape__find(tn_op_cell__shape(context, op), key);
  return index < 0 ? 0 : tn_op_cell__attributes(context, op)[index];
}

//===-- Additions and removals ----------------------------------------------------------------===//

static size_t step_slot(tn_uref from, tn_uref key) {
  return (size_t)(((from * UINT64_C(0x9E3779B97F4A7C15)) ^ (key * UINT64_C(0xBF58476D1CE4E5B9))) >>
                  58);
}

/// Returns the shape `from` with `key`, and the index of the key in it.
static tn_status shape_with(tn_shard* shard, tn_uref from, tn_uref key, cached_step* out_step) {
  shape_cache* cache = cache_of(shard);
  cached_step* slot = cache == NULL ? NULL : &cache->additions[step_slot(from, key)];
  if (TN_LIKELY(slot != NULL && slot->from == from && slot->key == key)) {
    *out_step = *slot;
    return TN_OK;
  }
  tn_context* context = shard->context;
  const tn_shape_payload* old = tn_storage_payload(tn_uniquer__at(&context->uniquer, from));
  shape_buffer buffer;
  if (!open_buffer(context, &buffer, old->key_count + 1u)) return TN_OUT_OF_MEMORY;
  uint32_t at = 0;
  while (at < old->key_count && compare_keys(context, old->keys[at], key) < 0) ++at;
  buffer.payload->operation_name = old->operation_name;
  buffer.payload->key_count = old->key_count + 1;
  memcpy(buffer.payload->keys, old->keys, at * sizeof key);
  buffer.payload->keys[at] = key;
  memcpy(buffer.payload->keys + at + 1, old->keys + at, (old->key_count - at) * sizeof key);
  *out_step = (cached_step){.from = from, .key = key, .index = at};
  const tn_status status = unique_payload(context, buffer.payload, &out_step->to);
  close_buffer(context, &buffer);
  if (status == TN_OK && slot != NULL) *slot = *out_step;
  return status;
}

/// Returns the shape `from` without its key at `index`.
static tn_status shape_without(tn_shard* shard, tn_uref from, tn_uref key, uint32_t index,
                               tn_uref* out_shape) {
  shape_cache* cache = cache_of(shard);
  cached_step* slot = cache == NULL ? NULL : &cache->removals[step_slot(from, key)];
  if (TN_LIKELY(slot != NULL && slot->from == from && slot->key == key)) {
    *out_shape = slot->to;
    return TN_OK;
  }
  tn_context* context = shard->context;
  const tn_shape_payload* old = tn_storage_payload(tn_uniquer__at(&context->uniquer, from));
  shape_buffer buffer;
  if (!open_buffer(context, &buffer, old->key_count)) return TN_OUT_OF_MEMORY;
  buffer.payload->operation_name = old->operation_name;
  buffer.payload->key_count = old->key_count - 1;
  memcpy(buffer.payload->keys, old->keys, index * sizeof key);
  memcpy(buffer.payload->keys + index, old->keys + index + 1,
         (old->key_count - index - 1) * sizeof key);
  const tn_status status = unique_payload(context, buffer.payload, out_shape);
  close_buffer(context, &buffer);
  if (status == TN_OK && slot != NULL) {
    *slot = (cached_step){.from = from, .key = key, .to = *out_shape, .index = index};
  }
  return status;
}

tn_status tn_op__add_attribute(tn_shard* shard, tn_ref op, tn_uref key, tn_uref value) {
  tn_op_cell* cell = tn_op__at(shard->context, op);
  const uint32_t count = tn_op_cell__shape(shard->context, cell)->key_count;
  cached_step step;
  TN_TRY(shape_with(shard, cell->shape, key, &step));
  uint32_t* word = tn_op__open_attribute(shard, op, count, step.index);
  if (word == NULL) return tn_shard__failure(shard);
  *word = value;
  cell->shape = step.to;
  return TN_OK;
}

tn_status tn_op__set_attribute(tn_shard* shard, tn_ref op, tn_uref key, tn_uref value) {
  const tn_context* context = shard->context;
  tn_op_cell* cell = tn_op__at(context, op);
  const int64_t index = tn_shape__find(tn_op_cell__shape(context, cell), key);
  if (index < 0) return tn_op__add_attribute(shard, op, key, value);
  tn_op_cell__attributes(context, cell)[index] = value;
  return TN_OK;
}

tn_status tn_op__remove_attribute(tn_shard* shard, tn_ref op, tn_uref key) {
  const tn_context* context = shard->context;
  const int64_t index = tn_shape__find(tn_op_cell__shape(context, tn_op__at(context, op)), key);
  return index < 0 ? TN_NOT_FOUND : tn_op__remove_attribute_at(shard, op, (uint32_t)index);
}

tn_status tn_op__remove_attribute_at(tn_shard* shard, tn_ref op, uint32_t index) {
  const tn_context* context = shard->context;
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_shape_payload* shape = tn_op_cell__shape(context, cell);
  const uint32_t count = shape->key_count - 1u;
  tn_uref without = 0;
  TN_TRY(shape_without(shard, cell->shape, shape->keys[index], index, &without));
  uint32_t* values = tn_op_cell__attributes(context, cell);
  for (uint32_t i = index; i < count; ++i) values[i] = values[i + 1];
  cell->shape = without;
  tn_op__shrink_attributes(shard, op, count);
  return TN_OK;
}

const tn_storage* tn_op__named(const tn_context* context, tn_ref op, tn_string_view name) {
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_shape_payload* shape = tn_op_cell__shape(context, cell);
  const int64_t at = tn_shape__find_text(context, shape, 0, shape->key_count, name);
  if (at < 0) return NULL;
  return tn_uniquer__at(&context->uniquer, tn_op_cell__attributes(context, cell)[at]);
}
