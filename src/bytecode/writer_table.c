// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lists, hash tables, and data of cells and uniqued objects.

#include "base/hash.h"
#include "bytecode/writer_share.h"

//===-- Bytes ---------------------------------------------------------------------------------===//

void tn_bytes__grow(tn_writer* writer, tn_bytes* bytes, size_t size) {
  size_t needed;
  if (writer->status == TN_OK && tn_checked_add(bytes->size, size, &needed) &&
      tn_array_grow(writer->allocator, &bytes->data, &bytes->capacity, needed, 1)) {
    return;
  }
  tn_writer__fail(writer, TN_OUT_OF_MEMORY);
  bytes->size = 0;
}

void tn_bytes__append(tn_writer* writer, tn_bytes* bytes, const void* data, size_t size) {
  if (size == 0) return;
  if (bytes->capacity - bytes->size < size) tn_bytes__grow(writer, bytes, size);
  if (writer->status != TN_OK) return;
  memcpy(bytes->data + bytes->size, data, size);
  bytes->size += size;
}

//===-- Lists ---------------------------------------------------------------------------------===//

bool tn_writer__reserve(tn_writer* writer, tn_writer_list* list, size_t count, size_t item_size) {
  if (list->capacity - list->count >= count) return true;
  size_t needed;
  if (writer->status == TN_OK && tn_checked_add(list->count, count, &needed) &&
      tn_array_grow(writer->allocator, &list->items, &list->capacity, needed, item_size)) {
    return true;
  }
  tn_writer__fail(writer, TN_OUT_OF_MEMORY);
  return false;
}

bool tn_writer__push(tn_writer* writer, tn_writer_list* list, const void* item, size_t item_size) {
  if (!tn_writer__reserve(writer, list, 1, item_size)) return false;
  memcpy((char*)list->items + list->count * item_size, item, item_size);
  ++list->count;
  return true;
}

void tn_writer__free_list(tn_writer* writer, tn_writer_list* list, size_t item_size) {
  tn_deallocate(writer->allocator, list->items, list->capacity * item_size);
}

//===-- Hash tables ---------------------------------------------------------------------------===//

static void put_slot(tn_writer_table* table, uint64_t slot) {
  size_t at = tn_table__start(table, (uint32_t)(slot >> 32));
  while (table->slots[at] != 0) at = (at + 1) & (table->capacity - 1);
  table->slots[at] = slot;
}

void tn_table__free(tn_writer* writer, tn_writer_table* table) {
  tn_deallocate(writer->allocator, table->slots, table->capacity * sizeof *table->slots);
  *table = (tn_writer_table){0};
}

/// Creates an empty table of `capacity`, a power of two, to replace `table`. Returns false when out
/// of memory.
static bool make_table(tn_writer* writer, const tn_writer_table* table, size_t capacity,
                       tn_writer_table* out_larger) {
  *out_larger = (tn_writer_table){.capacity = capacity, .count = table->count};
  out_larger->slots = tn_allocate_zeroed(writer->allocator, capacity * sizeof *out_larger->slots);
  if (out_larger->slots == NULL) tn_writer__fail(writer, TN_OUT_OF_MEMORY);
  return out_larger->slots != NULL;
}

static bool grow_table(tn_writer* writer, tn_writer_table* table, size_t capacity) {
  tn_writer_table larger;
  if (!make_table(writer, table, capacity, &larger)) return false;
  for (size_t i = 0; i < table->capacity; ++i) {
    if (table->slots[i] != 0) put_slot(&larger, table->slots[i]);
  }
  tn_table__free(writer, table);
  *table = larger;
  return true;
}

typedef struct moving {
  const tn_writer_table* from;
  tn_writer_table* to;
} moving;

static void move_slice(void* data, uint32_t slice, size_t first, size_t end) {
  const moving* self = data;
  (void)slice;
  for (size_t i = first; i < end; ++i) {
    const uint64_t slot = self->from->slots[i];
    if (slot != 0) tn_table__add_beside(self->to, (uint32_t)(slot >> 32), (uint32_t)slot - 1);
  }
}

void tn_table__reserve(tn_writer* writer, tn_writer_table* table, size_t count) {
  size_t capacity = table->capacity == 0 ? 64 : table->capacity;
  while (capacity < 2 * (table->count + count)) capacity *= 2;
  tn_writer_table larger;
  if (capacity == table->capacity || !make_table(writer, table, capacity, &larger)) return;
  tn_writer__each_slice(writer, table->capacity, move_slice, &(moving){table, &larger});
  tn_table__free(writer, table);
  *table = larger;
}

void tn_table__add(tn_writer* writer, tn_writer_table* table, uint32_t hash, uint32_t number) {
  if (table->count * 2 >= table->capacity &&
      !grow_table(writer, table, table->capacity == 0 ? 64 : table->capacity * 2)) {
    return;
  }
  const uint64_t slot = (uint64_t)hash << 32 | ((uint64_t)number + 1);
  put_slot(table, slot);
  ++table->count;
}

void tn_table__add_beside(tn_writer_table* table, uint32_t hash, uint32_t number) {
  const uint64_t slot = (uint64_t)hash << 32 | ((uint64_t)number + 1);
  size_t at = tn_table__start(table, hash);
  uint64_t found = 0;
  while (!__atomic_compare_exchange_n(&table->slots[at], &found, slot, false, __ATOMIC_RELAXED,
                                      __ATOMIC_RELAXED)) {
    found = 0;
    at = (at + 1) & (table->capacity - 1);
  }
}

/// Returns the index of `text` in a list of views, or -1.
static int64_t find(const tn_writer_list* list, const tn_writer_table* table, uint32_t hash,
                    tn_string_view text) {
  size_t at = tn_table__start(table, hash);
  for (int64_t number; (number = tn_table__next(table, hash, &at)) >= 0;) {
    if (tn_string_view_equal(((const tn_string_view*)list->items)[number], text)) return number;
  }
  return -1;
}

static uint32_t hash_of(tn_string_view text) {
  return tn_table__hash(tn_hash_bytes(text.data, text.size, 0));
}

/// Same; adds it if it is new.
static uint32_t intern(tn_writer* writer, tn_writer_list* list, tn_writer_table* table,
                       tn_string_view text) {
  const uint32_t hash = hash_of(text);
  const int64_t known = find(list, table, hash, text);
  if (known >= 0) return (uint32_t)known;
  const uint32_t number = (uint32_t)list->count;
  if (!tn_writer__push(writer, list, &text, sizeof text)) return 0;
  tn_table__add(writer, table, hash, number);
  return number;
}

/// A part finds all strings: adding some would number them in the order of the threads.
static uint32_t find_string(tn_writer* writer, tn_string_view text) {
  const int64_t known = find(&writer->strings, &writer->string_table, hash_of(text), text);
  if (known < 0) tn_writer__fail(writer, TN_INVALID_ARGUMENT);
  return known < 0 ? 0 : (uint32_t)known;
}

uint32_t tn_writer__string(tn_writer* writer, tn_string_view text) {
  if (TN_UNLIKELY(writer->is_part)) return find_string(writer, text);
  return intern(writer, &writer->strings, &writer->string_table, text);
}

uint32_t tn_writer__dialect(tn_writer* writer, tn_string_view name) {
  return intern(writer, &writer->dialects, &writer->dialect_table, name);
}

//===-- Data of cells and uniqued objects -----------------------------------------------------===//

bool tn_writer__make_chunk(tn_writer* writer, uint32_t number, uint32_t word_count) {
  tn_cells* cells = &writer->context->cells;
  const tn_chunk_info* info = tn_cells__info(cells, number << TN_CHUNK_SHIFT);
  const tn_ref end = __atomic_load_n(&info->end, __ATOMIC_ACQUIRE);
  const size_t cell_count = ((size_t)end - info->first + info->stride - 1) / info->stride;
  const size_t capacity = cell_count * word_count;
  uint32_t* words = tn_allocate_zeroed(writer->allocator, capacity * sizeof *words);
  if (words == NULL) {
    tn_writer__fail(writer, TN_OUT_OF_MEMORY);
    return false;
  }
  writer->chunks[number] = (tn_writer_chunk){words, capacity, info->first, info->reciprocal, end};
  return true;
}

static tn_status make_one(void* data, uint32_t number) {
  static const uint32_t word_counts[] = {[TN_CELL_OP] = TN_OP_WORDS,
                                         [TN_CELL_ARGUMENT] = TN_ARGUMENT_WORDS,
                                         [TN_CELL_BLOCK] = TN_BLOCK_WORDS,
                                         [TN_CELL_REGION] = TN_REGION_WORDS};
  tn_writer part = *(const tn_writer*)data;
  const tn_chunk_info* info = tn_cells__info(&part.context->cells, number << TN_CHUNK_SHIFT);
  const size_t kind = (size_t)info->kind;
  if (kind >= sizeof word_counts / sizeof *word_counts || info->end == 0) return TN_OK;
  if (part.chunks[number].words != NULL) return TN_OK;
  return tn_writer__make_chunk(&part, number, word_counts[kind]) ? TN_OK : part.status;
}

bool tn_writer__make_chunks(tn_writer* writer) {
  return tn_writer__share(writer, (uint32_t)writer->chunk_count, make_one, writer);
}

void tn_writer__forget_words(tn_writer* writer) {
  for (size_t i = 0; i < writer->chunk_count; ++i) {
    tn_deallocate(writer->allocator, writer->chunks[i].words,
                  writer->chunks[i].capacity * sizeof(uint32_t));
    writer->chunks[i] = (tn_writer_chunk){.words = NULL};
  }
}

/// Returns the block that pages are taken from; NULL before the first.
static tn_writer_page_block* last_block(const tn_writer* writer) {
  tn_writer_page_block* blocks = writer->page_blocks.items;
  return writer->page_blocks.count == 0 ? NULL : &blocks[writer->page_blocks.count - 1];
}

/// False when out of memory.
static bool add_page_block(tn_writer* writer, size_t page_count) {
  const size_t byte_size = page_count * TN_WRITER_PAGE_BYTES;
  const tn_writer_page_block block = {tn_allocate_zeroed(writer->allocator, byte_size), page_count};
  if (block.data == NULL) return false;
  if (!tn_writer__push(writer, &writer->page_blocks, &block, sizeof block)) {
    tn_deallocate(writer->allocator, block.data, byte_size);
    return false;
  }
  writer->page_count = 0;
  return true;
}

/// Returns a zeroed page; NULL when out of memory.
static void* take_page(tn_writer* writer) {
  const tn_writer_page_block* last = last_block(writer);
  if (last == NULL || writer->page_count == last->page_count) {
    size_t count = last == NULL ? 1 : 2 * last->page_count;
    if (count > TN_WRITER_PAGES_AT_ONCE) count = TN_WRITER_PAGES_AT_ONCE;
    if (!add_page_block(writer, count)) return NULL;
    last = last_block(writer);
  }
  return last->data + TN_WRITER_PAGE_BYTES * writer->page_count++;
}

void* tn_writer__make_page(tn_writer* writer, tn_writer_pages* pages, size_t number) {
  if (number >= pages->count) {
    const size_t old_count = pages->count;
    if (!tn_array_grow(writer->allocator, &pages->items, &pages->count, number + 1,
                       sizeof *pages->items)) {
      tn_writer__fail(writer, TN_OUT_OF_MEMORY);
      return NULL;
    }
    memset(pages->items + old_count, 0, (pages->count - old_count) * sizeof *pages->items);
  }
  if (pages->items[number] == NULL) {
    pages->items[number] = take_page(writer);
    if (pages->items[number] == NULL) tn_writer__fail(writer, TN_OUT_OF_MEMORY);
  }
  return pages->items[number];
}

static void take_pages(tn_writer* writer, tn_writer_pages* to, const tn_writer_pages* from) {
  for (size_t i = 0; i < from->count && writer->status == TN_OK; ++i) {
    if (from->items[i] != NULL) (void)tn_writer__page(writer, to, i);
  }
}

bool tn_writer__take_pages(tn_writer* writer, const tn_writer* part, bool with_groups) {
  take_pages(writer, &writer->slots, &part->slots);
  if (with_groups) take_pages(writer, &writer->groups, &part->groups);
  return writer->status == TN_OK;
}

static void free_pages(tn_writer* writer, tn_writer_pages* pages) {
  tn_deallocate(writer->allocator, pages->items, pages->count * sizeof *pages->items);
  *pages = (tn_writer_pages){NULL, 0};
}

static void free_page_blocks(tn_writer* writer) {
  const tn_writer_page_block* blocks = writer->page_blocks.items;
  for (size_t i = 0; i < writer->page_blocks.count; ++i) {
    tn_deallocate(writer->allocator, blocks[i].data, blocks[i].page_count * TN_WRITER_PAGE_BYTES);
  }
  tn_writer__free_list(writer, &writer->page_blocks, sizeof *blocks);
  writer->page_blocks = (tn_writer_list){.items = NULL};
}

void tn_writer__free_tables(tn_writer* writer) {
  free_pages(writer, &writer->slots);
  free_pages(writer, &writer->groups);
  free_page_blocks(writer);
  if (writer->chunks != NULL) tn_writer__forget_words(writer);
  tn_deallocate(writer->allocator, writer->chunks, writer->chunk_capacity * sizeof *writer->chunks);
  writer->chunks = NULL;
  tn_table__free(writer, &writer->dialect_table);
  tn_table__free(writer, &writer->string_table);
  tn_table__free(writer, &writer->pair_table);
  tn_table__free(writer, &writer->file_table);
  tn_table__free(writer, &writer->property_table);
  tn_table__free(writer, &writer->resource_table);
}
