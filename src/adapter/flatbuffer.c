// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads untrusted FlatBuffers.
//
// Invariants:
//   - a byte is read only after `holds` confirmed that it is in the buffer;
//   - returned objects are in the buffer: a table's start, vtable and known fields, a vector's
//     elements, a string's bytes and its NUL. Callers may read those without another check.
//
// Source: FlatBuffers, "Internals"; the alignment rules are those of its verifier.

#include "adapter/flatbuffer.h"

#define OFFSET_SIZE 4u
#define VTABLE_HEADER_SIZE 4u

static bool refuse(tn_flatbuffer* buffer, size_t offset, const char* problem) {
  buffer->problem = problem;
  buffer->problem_offset = offset;
  return false;
}

static bool holds(const tn_flatbuffer* buffer, size_t offset, size_t size) {
  return offset <= buffer->size && buffer->size - offset >= size;
}

//===-- Bytes ---------------------------------------------------------------------------------===//

static const unsigned char* page_at(const tn_flatbuffer* buffer, size_t offset) {
  tn_flatbuffer_pages* pages = buffer->pages;
  const size_t number = offset / TN_FLATBUFFER_PAGE_SIZE;
  const size_t slot = number % TN_FLATBUFFER_PAGES;
  if (pages->numbers[slot] != number + 1) {
    const size_t begin = number * TN_FLATBUFFER_PAGE_SIZE;
    const size_t left = buffer->size - begin;
    const size_t size = left < TN_FLATBUFFER_PAGE_SIZE ? left : TN_FLATBUFFER_PAGE_SIZE;
    if (!tn_mapping__peek(pages->mapping, begin, size, pages->bytes[slot])) {
      memset(pages->bytes[slot], 0, TN_FLATBUFFER_PAGE_SIZE);
      pages->failed = true;
    }
    pages->numbers[slot] = number + 1;
  }
  return pages->bytes[slot] + offset % TN_FLATBUFFER_PAGE_SIZE;
}

void tn_flatbuffer__copy(const tn_flatbuffer* buffer, size_t offset, size_t size, void* out) {
  unsigned char* to = out;
  if (buffer->data != NULL) {
    if (size != 0) memcpy(out, buffer->data + offset, size);
    return;
  }
  while (size > 0) {
    const size_t left = TN_FLATBUFFER_PAGE_SIZE - offset % TN_FLATBUFFER_PAGE_SIZE;
    const size_t step = size < left ? size : left;
    memcpy(to, page_at(buffer, offset), step);
    to += step;
    offset += step;
    size -= step;
  }
}

static uint16_t load16(const tn_flatbuffer* buffer, size_t offset) {
  unsigned char bytes[2];
  tn_flatbuffer__copy(buffer, offset, sizeof bytes, bytes);
  return (uint16_t)(bytes[0] | bytes[1] << 8);
}

static uint32_t load32(const tn_flatbuffer* buffer, size_t offset) {
  unsigned char bytes[4];
  tn_flatbuffer__copy(buffer, offset, sizeof bytes, bytes);
  return tn_flatbuffer__load32(bytes);
}

uint64_t tn_flatbuffer__word64(const tn_flatbuffer* buffer, size_t offset) {
  unsigned char bytes[8];
  tn_flatbuffer__copy(buffer, offset, sizeof bytes, bytes);
  return tn_flatbuffer__load64(bytes);
}

//===-- Offsets -------------------------------------------------------------------------------===//

// Follows the offset at `position`, where four bytes exist.
static bool follow(tn_flatbuffer* buffer, size_t position, size_t* out_target) {
  const uint32_t distance = load32(buffer, position);
  if (distance == 0) return refuse(buffer, position, "null offset");
  if (distance > buffer->size - position || buffer->size - position - distance < OFFSET_SIZE) {
    return refuse(buffer, position, "offset out of bounds");
  }
  *out_target = position + distance;
  if (*out_target % OFFSET_SIZE != 0) {
    return refuse(buffer, position, "misaligned offset");
  }
  return true;
}

//===-- Tables --------------------------------------------------------------------------------===//

bool tn_flatbuffer__root(tn_flatbuffer* buffer, const char* identifier, unsigned field_count,
                         tn_flatbuffer_table* out_table) {
  *out_table = (tn_flatbuffer_table){0};
  if (buffer->size <= 8) return refuse(buffer, buffer->size, "truncated header");
  char found[4];
  tn_flatbuffer__copy(buffer, 4, sizeof found, found);
  if (memcmp(found, identifier, sizeof found) != 0) {
    return refuse(buffer, 4, "wrong file identifier");
  }
  size_t position = 0;
  return follow(buffer, 0, &position) &&
         tn_flatbuffer__table(buffer, position, field_count, out_table);
}

// Returns the position of a field in its table; 0 if it is absent.
static uint16_t field_place(const tn_flatbuffer* buffer, const tn_flatbuffer_table* table,
                            unsigned field) {
  const size_t entry = VTABLE_HEADER_SIZE + 2u * (size_t)field;
  if (entry + 2 > table->vtable_size) return 0;
  return load16(buffer, table->vtable + entry);
}

static bool check_field(tn_flatbuffer* buffer, const tn_flatbuffer_table* table, uint16_t place) {
  if (place == 0) return true;
  if (!holds(buffer, table->position, (size_t)place + 4u)) {
    return refuse(buffer, table->position, "field outside the file");
  }
  if ((table->position + place) % 4 != 0) {
    return refuse(buffer, table->position, "misaligned field");
  }
  if (!buffer->compatible && (size_t)place + 4u > table->table_size) {
    return refuse(buffer, table->position, "field outside its table");
  }
  return true;
}

static bool check_fields(tn_flatbuffer* buffer, const tn_flatbuffer_table* table,
                         unsigned field_count) {
  for (unsigned i = 0; i < field_count; ++i) {
    const uint16_t place = field_place(buffer, table, i);
    if (!check_field(buffer, table, place)) return false;
    if (place == 0 || buffer->compatible) continue;
    for (unsigned k = 0; k < i; ++k) {
      if (field_place(buffer, table, k) == place) {
        return refuse(buffer, table->vtable, "overlapping fields in a table");
      }
    }
  }
  return true;
}

// Finds the vtable, which is at a signed distance before the table.
static bool locate_vtable(tn_flatbuffer* buffer, tn_flatbuffer_table* table) {
  const int32_t distance = (int32_t)load32(buffer, table->position);
  const int64_t vtable = (int64_t)table->position - distance;
  if (vtable < 0 || !holds(buffer, (size_t)vtable, VTABLE_HEADER_SIZE)) {
    return refuse(buffer, table->position, "vtable outside the file");
  }
  if (vtable % 2 != 0) return refuse(buffer, table->position, "misaligned vtable");
  table->vtable = (size_t)vtable;
  table->vtable_size = load16(buffer, table->vtable);
  table->table_size = load16(buffer, table->vtable + 2);
  return true;
}

bool tn_flatbuffer__table(tn_flatbuffer* buffer, size_t position, unsigned field_count,
                          tn_flatbuffer_table* out_table) {
  *out_table = (tn_flatbuffer_table){.position = position};
  if (!holds(buffer, position, OFFSET_SIZE)) {
    return refuse(buffer, position, "table outside the file");
  }
  if (position % OFFSET_SIZE != 0) {
    return refuse(buffer, position, "misaligned table");
  }
  if (!locate_vtable(buffer, out_table)) return false;
  if (out_table->vtable_size < VTABLE_HEADER_SIZE || out_table->vtable_size % 2 != 0) {
    return refuse(buffer, out_table->vtable, "invalid vtable size");
  }
  if (!holds(buffer, out_table->vtable, out_table->vtable_size)) {
    return refuse(buffer, out_table->vtable, "truncated vtable");
  }
  if (!buffer->compatible &&
      (out_table->table_size < OFFSET_SIZE || !holds(buffer, position, out_table->table_size))) {
    return refuse(buffer, out_table->vtable + 2, "invalid table size");
  }
  return check_fields(buffer, out_table, field_count);
}

//===-- Fields --------------------------------------------------------------------------------===//

int32_t tn_flatbuffer__int32(const tn_flatbuffer* buffer, const tn_flatbuffer_table* table,
                             unsigned field) {
  const uint16_t place = field_place(buffer, table, field);
  return place == 0 ? 0 : (int32_t)load32(buffer, table->position + place);
}

bool tn_flatbuffer__target(tn_flatbuffer* buffer, const tn_flatbuffer_table* table, unsigned field,
                           size_t* out_position) {
  *out_position = 0;
  const uint16_t place = field_place(buffer, table, field);
  return place == 0 || follow(buffer, table->position + place, out_position);
}

size_t tn_flatbuffer__optional_target(const tn_flatbuffer* buffer, const tn_flatbuffer_table* table,
                                      unsigned field) {
  tn_flatbuffer probe = *buffer;
  size_t position = 0;
  probe.compatible = true;
  const uint16_t place = field_place(&probe, table, field);
  if (place == 0 || !check_field(&probe, table, place)) return 0;
  return follow(&probe, table->position + place, &position) ? position : 0;
}

bool tn_flatbuffer__vector(tn_flatbuffer* buffer, size_t position, size_t element_size,
                           tn_flatbuffer_vector* out_vector) {
  *out_vector = (tn_flatbuffer_vector){0};
  const uint32_t count = load32(buffer, position);
  const size_t first = position + OFFSET_SIZE;
  if (count > (buffer->size - first) / element_size) {
    return refuse(buffer, position, "truncated vector");
  }
  *out_vector = (tn_flatbuffer_vector){first, count};
  return true;
}

bool tn_flatbuffer__element(tn_flatbuffer* buffer, const tn_flatbuffer_vector* vector, size_t index,
                            size_t* out_position) {
  *out_position = 0;
  return follow(buffer, vector->first + OFFSET_SIZE * index, out_position);
}

bool tn_flatbuffer__string(tn_flatbuffer* buffer, size_t position,
                           tn_flatbuffer_vector* out_bytes) {
  unsigned char end = 0;
  *out_bytes = (tn_flatbuffer_vector){0};
  tn_flatbuffer_vector bytes;
  if (!tn_flatbuffer__vector(buffer, position, 1, &bytes)) return false;
  const bool has_end = bytes.first + bytes.count != buffer->size;
  if (has_end) tn_flatbuffer__copy(buffer, bytes.first + bytes.count, 1, &end);
  if (!has_end || end != 0) return refuse(buffer, position, "string without a terminating NUL");
  *out_bytes = bytes;
  return true;
}
