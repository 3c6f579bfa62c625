// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes FlatBuffers from back to front.

#include "adapter/flatbuffer_builder.h"

#define OFFSET_SIZE 4u

//===-- Bytes ---------------------------------------------------------------------------------===//

static bool fail(tn_flatbuffer_builder* builder, tn_status status) {
  if (builder->status == TN_OK) builder->status = status;
  return false;
}

// Adds `size` to the size of the file.
static bool extend(tn_flatbuffer_builder* builder, size_t size) {
  if (builder->status != TN_OK) return false;
  if (size > TN_ADAPTER_BYTE_SIZE_MAX - builder->size) return fail(builder, TN_LIMIT_EXCEEDED);
  builder->size += size;
  return true;
}

// Returns space for `size` bytes before the others, or NULL.
static unsigned char* push_room(tn_flatbuffer_builder* builder, size_t size) {
  if (!extend(builder, size)) return NULL;
  if (builder->capacity - builder->used < size) {
    size_t capacity = builder->capacity < 512 ? 1024 : 2 * builder->capacity;
    while (capacity - builder->used < size) capacity *= 2;
    unsigned char* bytes = tn_allocate(builder->allocator, capacity);
    if (bytes == NULL) {
      fail(builder, TN_OUT_OF_MEMORY);
      return NULL;
    }
    if (builder->used != 0) {
      memcpy(bytes + capacity - builder->used, builder->bytes + builder->capacity - builder->used,
             builder->used);
    }
    tn_deallocate(builder->allocator, builder->bytes, builder->capacity);
    builder->bytes = bytes;
    builder->capacity = capacity;
  }
  builder->used += size;
  return builder->bytes + builder->capacity - builder->used;
}

static void push(tn_flatbuffer_builder* builder, const void* bytes, size_t size) {
  unsigned char* room = size == 0 ? NULL : push_room(builder, size);
  if (room != NULL) memcpy(room, bytes, size);
}

static void push_zeros(tn_flatbuffer_builder* builder, size_t size) {
  unsigned char* room = size == 0 ? NULL : push_room(builder, size);
  if (room != NULL) memset(room, 0, size);
}

static void push_number(tn_flatbuffer_builder* builder, uint32_t value, size_t size) {
  unsigned char* room = push_room(builder, size);
  for (size_t i = 0; room != NULL && i < size; ++i) room[i] = (unsigned char)(value >> (8 * i));
}

// Adds padding so that the position after `size` more bytes is a multiple of `alignment`.
static void align(tn_flatbuffer_builder* builder, size_t size, size_t alignment) {
  if (alignment > builder->alignment) builder->alignment = alignment;
  push_zeros(builder, (size_t)(0 - (builder->size + size)) & (alignment - 1));
}

static void align_vector(tn_flatbuffer_builder* builder, size_t size, size_t alignment) {
  if (size != 0) align(builder, size, alignment);
}

static uint32_t position_of(const tn_flatbuffer_builder* builder) {
  return (uint32_t)builder->size;
}

//===-- Vectors -------------------------------------------------------------------------------===//

static uint32_t end_vector(tn_flatbuffer_builder* builder, size_t count) {
  align(builder, 0, OFFSET_SIZE);
  push_number(builder, (uint32_t)count, OFFSET_SIZE);
  return position_of(builder);
}

uint32_t tn_flatbuffer_builder__string(tn_flatbuffer_builder* builder, tn_string_view text) {
  align(builder, text.size + 1, OFFSET_SIZE);
  push_zeros(builder, 1);
  push(builder, text.data, text.size);
  return end_vector(builder, text.size);
}

uint32_t tn_flatbuffer_builder__vector64(tn_flatbuffer_builder* builder, const void* words,
                                         size_t count) {
  align_vector(builder, 8 * count, OFFSET_SIZE);
  align_vector(builder, 8 * count, 8);
  for (size_t i = count; i-- > 0;) {
    uint64_t word;
    memcpy(&word, (const unsigned char*)words + 8 * i, sizeof word);
    push_number(builder, (uint32_t)(word >> 32), 4);
    push_number(builder, (uint32_t)word, 4);
  }
  return end_vector(builder, count);
}

// Pushes the distance from its own position to `position`.
static void push_offset(tn_flatbuffer_builder* builder, uint32_t position) {
  align(builder, 0, OFFSET_SIZE);
  push_number(builder, (uint32_t)builder->size + OFFSET_SIZE - position, OFFSET_SIZE);
}

uint32_t tn_flatbuffer_builder__offsets(tn_flatbuffer_builder* builder, const uint32_t* positions,
                                        size_t count) {
  align_vector(builder, OFFSET_SIZE * count, OFFSET_SIZE);
  for (size_t i = count; i-- > 0;) push_offset(builder, positions[i]);
  return end_vector(builder, count);
}

uint32_t tn_flatbuffer_builder__data(tn_flatbuffer_builder* builder,
                                     const tn_adapter_builder_item* item, size_t alignment) {
  const size_t size = item->byte_size;
  align_vector(builder, size, OFFSET_SIZE);
  if (alignment > 1) align_vector(builder, size, alignment);
  if (size != 0 && extend(builder, size)) {
    if (tn_array_grow(builder->allocator, &builder->gaps, &builder->gap_capacity,
                      builder->gap_count + 1, sizeof *builder->gaps)) {
      builder->gaps[builder->gap_count++] = (tn_flatbuffer_gap){item, builder->used};
    } else {
      fail(builder, TN_OUT_OF_MEMORY);
    }
  }
  return end_vector(builder, size);
}

//===-- Tables --------------------------------------------------------------------------------===//

void tn_flatbuffer_builder__begin_table(tn_flatbuffer_builder* builder) {
  builder->table_start = builder->size;
  memset(builder->field_places, 0, sizeof builder->field_places);
}

static void note_field(tn_flatbuffer_builder* builder, unsigned field) {
  builder->field_places[field] = (uint16_t)(builder->size - builder->table_start);
}

void tn_flatbuffer_builder__add_int32(tn_flatbuffer_builder* builder, unsigned field,
                                      int32_t value) {
  if (value == 0) return;
  align(builder, 0, 4);
  push_number(builder, (uint32_t)value, 4);
  note_field(builder, field);
}

void tn_flatbuffer_builder__add_offset(tn_flatbuffer_builder* builder, unsigned field,
                                       uint32_t position) {
  if (position == 0) return;
  push_offset(builder, position);
  note_field(builder, field);
}

// Makes the words of the vtable: two header words, and those up to the last present field. Returns
// their number.
static uint16_t make_vtable(const tn_flatbuffer_builder* builder, uint16_t* out_words) {
  const uint16_t table_size = (uint16_t)(builder->size - builder->table_start);
  uint16_t count = 2;
  for (unsigned i = 0; i < TN_FLATBUFFER_FIELDS_MAX; ++i) {
    const uint16_t place = builder->field_places[i];
    out_words[2 + i] = place == 0 ? 0 : (uint16_t)(table_size - place);
    if (place != 0) count = (uint16_t)(3 + i);
  }
  out_words[0] = (uint16_t)(2 * count);
  out_words[1] = table_size;
  return count;
}

// Returns the position of the vtable with these words, which is reused or new.
static uint32_t place_vtable(tn_flatbuffer_builder* builder, const uint16_t* words,
                             uint16_t count) {
  for (size_t i = 0; i < builder->vtable_count; ++i) {
    if (builder->vtables[i].size == count &&
        memcmp(builder->vtables[i].words, words, count * sizeof *words) == 0) {
      return builder->vtables[i].position;
    }
  }
  for (uint16_t i = count; i-- > 0;) push_number(builder, words[i], 2);
  if (builder->vtable_count < TN_FLATBUFFER_VTABLES_MAX) {
    const size_t number = builder->vtable_count++;
    builder->vtables[number].position = position_of(builder);
    builder->vtables[number].size = count;
    memcpy(builder->vtables[number].words, words, count * sizeof *words);
  }
  return position_of(builder);
}

uint32_t tn_flatbuffer_builder__end_table(tn_flatbuffer_builder* builder) {
  uint16_t words[TN_FLATBUFFER_FIELDS_MAX + 2];
  align(builder, 0, 4);
  push_number(builder, 0, 4);
  const uint32_t table = position_of(builder);
  const size_t used = builder->used;
  const uint16_t count = make_vtable(builder, words);
  const uint32_t distance = place_vtable(builder, words, count) - table;
  if (builder->status != TN_OK) return table;
  unsigned char* at = builder->bytes + builder->capacity - used;
  for (size_t i = 0; i < 4; ++i) at[i] = (unsigned char)(distance >> (8 * i));
  return table;
}

//===-- The file ------------------------------------------------------------------------------===//

static void add_piece(tn_file_plan* plan, const tn_adapter_builder_item* item, size_t offset,
                      size_t size) {
  if (size == 0) return;
  plan->pieces[plan->piece_count++] = (tn_file_piece){item, offset, size};
}

// Creates the pieces in the order of the file: bytes up to each gap, then its item.
static void make_pieces(const tn_flatbuffer_builder* builder, tn_file_plan* plan) {
  size_t used = builder->used;
  for (size_t i = builder->gap_count; i-- > 0;) {
    const tn_flatbuffer_gap* gap = &builder->gaps[i];
    add_piece(plan, NULL, builder->capacity - used, used - gap->used);
    add_piece(plan, gap->item, 0, gap->item->byte_size);
    used = gap->used;
  }
  add_piece(plan, NULL, builder->capacity - used, used);
}

tn_status tn_flatbuffer_builder__finish(tn_flatbuffer_builder* builder, uint32_t root,
                                        const char* identifier, tn_file_plan* plan) {
  align(builder, OFFSET_SIZE + 4, builder->alignment);
  push(builder, identifier, 4);
  push_offset(builder, root);
  if (builder->status != TN_OK) return builder->status;
  plan->piece_capacity = 2 * builder->gap_count + 1;
  plan->pieces = tn_allocate(builder->allocator, plan->piece_capacity * sizeof *plan->pieces);
  if (plan->pieces == NULL) {
    plan->piece_capacity = 0;
    return TN_OUT_OF_MEMORY;
  }
  make_pieces(builder, plan);
  plan->bytes = builder->bytes;
  plan->byte_capacity = builder->capacity;
  plan->total_size = builder->size;
  builder->bytes = NULL;
  builder->capacity = 0;
  return TN_OK;
}

void tn_flatbuffer_builder__free(tn_flatbuffer_builder* builder) {
  tn_deallocate(builder->allocator, builder->bytes, builder->capacity);
  tn_deallocate(builder->allocator, builder->gaps, builder->gap_capacity * sizeof *builder->gaps);
}
