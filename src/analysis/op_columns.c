// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops as columns for Arrow.
//
// A column consists of a few growing buffers; their sizes before a tree is added are saved, so that
// a failure can be undone. Texts of types and attributes are printed once per tree and copied from
// there.
//
// The consumer of an array may move parts out of it and release them separately, so the exported
// data is one block that is freed with the last part.

#include <stdio.h>
#include <tenure/location.h>
#include <tenure/op_columns.h>
#include <tenure/text.h>

#include "analysis/cell_map.h"
#include "base/judy_map.h"
#include "base/memory.h"
#include "base/text_buffer.h"
#include "ir/lazy.h"
#include "ir/poll.h"
#include "ir/shape.h"
#include "ir/walk.h"
#include "scope/access.h"

typedef struct growing {
  uint8_t* data;
  size_t size;
  size_t capacity;
} growing;

/// Buffers called ..._ENDS have an int32 before the first row and one after each.
typedef enum buffer_kind {
  ORIGIN_ENDS,
  ORIGIN,
  OP,
  NAME_ENDS,
  NAME,
  LOCATION_ENDS,
  LOCATION,
  TYPES_ENDS,
  TYPE_ENDS,
  TYPE,
  ATTRIBUTES_ENDS,
  KEY_ENDS,
  KEY,
  VALUE_ENDS,
  VALUE,
  OPERANDS_ENDS,
  OPERAND,
  DEPTH,
  PARENT,
  BUFFER_COUNT,
  HAS_PARENT = BUFFER_COUNT,  ///< Bits, created when rows are exported.
  NO_BUFFER
} buffer_kind;

struct tn_op_columns {
  tn_allocator allocator;
  size_t text_max;
  size_t row_count;
  growing buffers[BUFFER_COUNT];
};

//===-- Buffers -------------------------------------------------------------------------------===//

/// State of adding a tree.
typedef struct adding {
  tn_op_columns* columns;
  tn_context* context;
  tn_ref root;
  tn_cell_map numbers;  ///< Numbers of ops, from 1 on.
  tn_judy_map known;    ///< Numbers of the texts of types and attributes by reference, from 1 on.
  growing places;       ///< The starts of these texts, and the end of the last.
  tn_text_buffer texts;
  tn_text_buffer position;  ///< "loc(\"a.mlir\":", and the text appended to it.
  const char* file;         ///< The file name of that; NULL for none.
  size_t file_size;         ///< The size of its fixed beginning.
  size_t text_start;        ///< The start of the text that is being printed.
  bool is_cut;
  bool failed;
  bool too_large;
} adding;

static inline uint8_t* reserve(const tn_allocator* allocator, growing* self, size_t size) {
  size_t needed;
  if (TN_UNLIKELY(size > self->capacity - self->size) &&
      (!tn_checked_add(self->size, size, &needed) ||
       !tn_array_grow(allocator, &self->data, &self->capacity, needed, 1))) {
    return NULL;
  }
  uint8_t* place = self->data + self->size;
  self->size += size;
  return place;
}

static inline void append(adding* self, buffer_kind kind, const void* bytes, size_t size) {
  if (size == 0) return;
  uint8_t* place = reserve(&self->columns->allocator, &self->columns->buffers[kind], size);
  if (place == NULL) {
    self->failed = true;
  } else {
    memcpy(place, bytes, size);
  }
}

static void append_number(adding* self, buffer_kind kind, int32_t number) {
  append(self, kind, &number, sizeof number);
}

/// Appends the end of a list whose items have `size` bytes each.
static void append_end(adding* self, buffer_kind kind, buffer_kind items, size_t size) {
  const size_t end = self->columns->buffers[items].size / size;
  if (end > INT32_MAX) self->too_large = true;
  append_number(self, kind, (int32_t)end);
}

/// Likewise for items that have ends themselves, of which there is one more.
static void append_list_end(adding* self, buffer_kind kind, buffer_kind item_ends) {
  append_number(self, kind,
                (int32_t)(self->columns->buffers[item_ends].size / sizeof(int32_t) - 1));
}

static const buffer_kind ends[] = {ORIGIN_ENDS, NAME_ENDS,  LOCATION_ENDS,
                                   TYPES_ENDS,  TYPE_ENDS,  ATTRIBUTES_ENDS,
                                   KEY_ENDS,    VALUE_ENDS, OPERANDS_ENDS};

/// Puts a 0 before all ends, once.
static bool begin(tn_op_columns* columns) {
  for (size_t i = 0; i < sizeof ends / sizeof *ends; ++i) {
    growing* self = &columns->buffers[ends[i]];
    if (self->size != 0) continue;
    uint8_t* place = reserve(&columns->allocator, self, sizeof(int32_t));
    if (place == NULL) return false;
    memset(place, 0, sizeof(int32_t));
  }
  return true;
}

//===-- Texts ---------------------------------------------------------------------------------===//

static bool is_ascii(tn_string_view text) {
  unsigned char all = 0;
  for (size_t i = 0; i < text.size; ++i) all |= (unsigned char)text.data[i];
  return all < 0x80;
}

/// Returns the number of bytes of the character at `at`; 0 if it is invalid.
static size_t character_size(tn_string_view text, size_t at) {
  const unsigned char* bytes = (const unsigned char*)text.data + at;
  const size_t rest = text.size - at;
  const unsigned char first = bytes[0];
  const size_t size = first < 0x80                    ? 1
                      : first >= 0xC2 && first < 0xE0 ? 2
                      : first >= 0xE0 && first < 0xF0 ? 3
                      : first >= 0xF0 && first < 0xF5 ? 4
                                                      : 0;
  if (size > rest) return 0;
  for (size_t i = 1; i < size; ++i) {
    if (bytes[i] >> 6 != 2) return 0;
  }
  const bool is_bad = (first == 0xE0 && bytes[1] < 0xA0) || (first == 0xED && bytes[1] > 0x9F) ||
                      (first == 0xF0 && bytes[1] < 0x90) || (first == 0xF4 && bytes[1] > 0x8F);
  return is_bad ? 0 : size;
}

static void append_text(adding* self, buffer_kind kind, tn_string_view text) {
  if (is_ascii(text)) {
    append(self, kind, text.data, text.size);
    return;
  }
  for (size_t at = 0; at < text.size;) {
    const size_t size = character_size(text, at);
    append(self, kind, size == 0 ? "\xEF\xBF\xBD" : text.data + at, size == 0 ? 3 : size);
    at += size == 0 ? 1 : size;
  }
}

/// A tn_write_fn for an `adding`, which writes to `texts` and stops after the maximum length.
static tn_status write_limited(void* user_data, const char* bytes, size_t size) {
  adding* self = user_data;
  const size_t room = self->columns->text_max == 0
                          ? SIZE_MAX
                          : self->columns->text_max - (self->texts.size - self->text_start);
  tn_text_buffer_append(&self->texts, bytes, size < room ? size : room);
  if (size <= room) return TN_OK;
  self->is_cut = true;
  return TN_IO_ERROR;
}

typedef enum uniqued_kind { TYPE_TEXT, ATTRIBUTE_TEXT, LOCATION_TEXT } uniqued_kind;

/// Prints to the end of `texts`.
static tn_status print(adding* self, uniqued_kind kind, uint32_t reference) {
  const tn_storage* storage =
      kind == LOCATION_TEXT ? NULL : tn_uniquer__at(&self->context->uniquer, reference);
  self->text_start = self->texts.size;
  self->is_cut = false;
  const tn_status status =
      kind == TYPE_TEXT ? tn_type_print((tn_type){storage}, write_limited, self)
      : kind == ATTRIBUTE_TEXT
          ? tn_attribute_print((tn_attribute){storage}, write_limited, self)
          : tn_location_print((tn_location){self->context, reference}, write_limited, self);
  if (self->is_cut) tn_text_buffer_append_text(&self->texts, "...");
  if (self->texts.failed) return tn_context__out_of_memory(self->context);
  return self->is_cut ? TN_OK : status;
}

static tn_status text_of(adding* self, uniqued_kind kind, tn_uref reference,
                         tn_string_view* out_text) {
  uintptr_t number = 0;
  *out_text = (tn_string_view){NULL, 0};
  if (!tn_judy_map_get(&self->known, reference, &number)) {
    TN_TRY(print(self, kind, reference));
    number = self->places.size / sizeof(size_t) + 1;
    uint8_t* place = reserve(&self->columns->allocator, &self->places, sizeof(size_t));
    if (place == NULL || tn_judy_map_set(&self->known, reference, number) != TN_OK) {
      return tn_context__out_of_memory(self->context);
    }
    memcpy(place, &self->text_start, sizeof(size_t));
  }
  const size_t* places = (const size_t*)(const void*)self->places.data;
  const size_t end =
      number == self->places.size / sizeof(size_t) ? self->texts.size : places[number];
  *out_text = (tn_string_view){self->texts.data + places[number - 1], end - places[number - 1]};
  return TN_OK;
}

//===-- Rows ----------------------------------------------------------------------------------===//

/// Prints a location that is a position in the same file as the previous one, as most are. False
/// for others.
static bool add_position(adding* self, const tn_file_range* range) {
  if (range->file.data != self->file || self->file == NULL) return false;
  tn_text_buffer* text = &self->position;
  text->size = self->file_size;
  tn_text_buffer_append_unsigned(text, range->start_line);
  tn_text_buffer_append(text, ":", 1);
  tn_text_buffer_append_unsigned(text, range->start_column);
  tn_text_buffer_append(text, ")", 1);
  if (text->failed || (self->columns->text_max != 0 && text->size > self->columns->text_max)) {
    return false;
  }
  append_text(self, LOCATION, tn_text_buffer_view(text));
  return true;
}

/// Saves the beginning of a printed position in a file.
static void keep_file(adding* self, const tn_file_range* range, tn_string_view text) {
  char end[32];
  const int size = snprintf(end, sizeof end, "%u:%u)", range->start_line, range->start_column);
  const size_t end_size = (size_t)size;
  if (self->is_cut || text.size < end_size ||
      memcmp(text.data + text.size - end_size, end, end_size) != 0) {
    return;
  }
  self->position.size = 0;
  tn_text_buffer_append(&self->position, text.data, text.size - end_size);
  self->file = self->position.failed ? NULL : range->file.data;
  self->file_size = text.size - end_size;
}

/// Locations are rarely equal: their text is not kept.
static tn_status add_location(adding* self, uint32_t reference) {
  tn_file_range range;
  const bool is_position =
      tn_location_file_range((tn_location){self->context, reference}, &range) &&
      range.start_line == range.end_line && range.start_column == range.end_column;
  if (!is_position || !add_position(self, &range)) {
    TN_TRY(print(self, LOCATION_TEXT, reference));
    const tn_string_view text = {self->texts.data + self->text_start,
                                 self->texts.size - self->text_start};
    append_text(self, LOCATION, text);
    if (is_position) keep_file(self, &range, text);
    self->texts.size = self->text_start;
  }
  append_end(self, LOCATION_ENDS, LOCATION, 1);
  return TN_OK;
}

static tn_status add_types(adding* self, tn_ref op, const tn_op_cell* cell) {
  for (uint32_t i = 0; i < tn_op_cell__result_count(cell); ++i) {
    tn_string_view text;
    const tn_ref value = tn_op_cell__result(op, cell, i);
    TN_TRY(
        text_of(self, TYPE_TEXT, tn_value_cell__type(tn_value__at(self->context, value)), &text));
    append_text(self, TYPE, text);
    append_end(self, TYPE_ENDS, TYPE, 1);
  }
  append_list_end(self, TYPES_ENDS, TYPE_ENDS);
  return TN_OK;
}

static tn_status add_attribute(adding* self, tn_uref key, tn_uref value) {
  tn_string_view text;
  const tn_storage* name = tn_uniquer__at(&self->context->uniquer, key);
  TN_TRY(text_of(self, ATTRIBUTE_TEXT, value, &text));
  append_text(self, KEY, tn_identifier_text((tn_identifier){name}));
  append_end(self, KEY_ENDS, KEY, 1);
  append_text(self, VALUE, text);
  append_end(self, VALUE_ENDS, VALUE, 1);
  return TN_OK;
}

static tn_status add_attributes(adding* self, tn_op_cell* cell) {
  const tn_shape_payload* shape = tn_op_cell__shape(self->context, cell);
  const uint32_t* values = tn_op_cell__attributes(self->context, cell);
  for (int discardable = 0; discardable < 2; ++discardable) {
    for (uint32_t i = 0; i < shape->key_count; ++i) {
      if (((shape->keys[i] & TN_UREF_FLAG) == 0) == (discardable != 0)) {
        TN_TRY(add_attribute(self, shape->keys[i], values[i]));
      }
    }
  }
  append_list_end(self, ATTRIBUTES_ENDS, KEY_ENDS);
  return TN_OK;
}

static int32_t number_of(const adding* self, tn_ref op) {
  return (int32_t)tn_cell_map__get(&self->numbers, op) - 1;
}

static void add_operands(adding* self, tn_ref op, const tn_op_cell* cell) {
  const uint32_t count = tn_op_cell__operand_count(self->context, cell);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref value = tn_op_cell__operand(self->context, op, cell, i);
    const bool has_owner = value != 0 && !tn_value__is_argument(value);
    append_number(self, OPERAND,
                  has_owner ? number_of(self, tn_value__owner(self->context, value)) : -1);
  }
  append_end(self, OPERANDS_ENDS, OPERAND, sizeof(int32_t));
}

static void add_place(adding* self, tn_ref op, const tn_op_cell* cell, size_t first_row) {
  int32_t parent = 0;
  int32_t depth = 0;
  if (op != self->root) {
    const int32_t* depths = (const int32_t*)(const void*)self->columns->buffers[DEPTH].data;
    parent = number_of(self, tn_op_cell__parent(self->context, cell));
    depth = depths[first_row + (size_t)parent] + 1;
  }
  append_number(self, PARENT, parent);
  append_number(self, DEPTH, depth);
}

static tn_status add_row(adding* self, tn_ref op, size_t first_row, tn_string_view origin) {
  tn_op_cell* cell = tn_op__at(self->context, op);
  append_text(self, ORIGIN, origin);
  append_end(self, ORIGIN_ENDS, ORIGIN, 1);
  append_number(self, OP, number_of(self, op));
  append_text(self, NAME, tn_op_cell__name_text(self->context, cell));
  append_end(self, NAME_ENDS, NAME, 1);
  TN_TRY(add_location(self, cell->location));
  TN_TRY(add_types(self, op, cell));
  TN_TRY(add_attributes(self, cell));
  add_operands(self, op, cell);
  if (self->failed) return tn_context__out_of_memory(self->context);
  add_place(self, op, cell, first_row);
  ++self->columns->row_count;
  if (self->failed) return tn_context__out_of_memory(self->context);
  if (!self->too_large) return TN_OK;
  return tn_context__fail(self->context, TN_LIMIT_EXCEEDED,
                          tn_access__location(self->context, cell),
                          "a column of ops is limited to 2 GiB");
}

/// Numbers all ops first, because an operand may be defined after its user.
static tn_status number_ops(adding* self) {
  uint32_t count = 0;
  for (tn_ref op = self->root; op != 0;
       op = tn_op__next_in_pre_order(self->context, self->root, op, false)) {
    TN_TRY(tn_poll(self->context));
    *tn_cell_map__at(&self->numbers, op) = ++count;
    if (self->numbers.failed) return tn_context__out_of_memory(self->context);
  }
  return TN_OK;
}

static tn_status add_tree(adding* self, tn_string_view origin) {
  const size_t first_row = self->columns->row_count;
  if (!begin(self->columns)) return tn_context__out_of_memory(self->context);
  TN_TRY(number_ops(self));
  for (tn_ref op = self->root; op != 0;
       op = tn_op__next_in_pre_order(self->context, self->root, op, false)) {
    TN_TRY(tn_poll(self->context));
    TN_TRY(add_row(self, op, first_row, origin));
  }
  return TN_OK;
}

/// Removes rows after the first `row_count` rows.
static void cut(tn_op_columns* columns, const size_t* sizes, size_t row_count) {
  columns->row_count = row_count;
  for (size_t i = 0; i < BUFFER_COUNT; ++i) columns->buffers[i].size = sizes[i];
}

tn_status tn_op_columns_add(tn_op_columns* columns, tn_op root, tn_string_view origin) {
  tn_resolved resolved;
  size_t sizes[BUFFER_COUNT];
  if (tn_access__op(root, &resolved) == NULL) return tn_access__op_status(root);
  TN_TRY(tn_lazy__load_tree(resolved.scope->shard, root.slot));
  adding self = {.columns = columns, .context = resolved.context, .root = root.slot};
  self.texts = tn_text_buffer_make(&columns->allocator);
  self.position = self.texts;
  tn_cell_map__open(self.context, &self.numbers);
  for (size_t i = 0; i < BUFFER_COUNT; ++i) sizes[i] = columns->buffers[i].size;
  const size_t row_count = columns->row_count;
  const tn_status status = add_tree(&self, origin);
  if (status != TN_OK) cut(columns, sizes, row_count);
  tn_cell_map__close(&self.numbers);
  tn_judy_map_clear(&self.known);
  tn_deallocate(&columns->allocator, self.places.data, self.places.capacity);
  tn_text_buffer_free(&self.texts);
  tn_text_buffer_free(&self.position);
  return status;
}

//===-- Export --------------------------------------------------------------------------------===//

/// A column, or a part of one. Parents precede their parts, which are in the order of the table.
typedef struct part {
  const char* name;
  const char* format;
  int64_t flags;
  int parent;  ///< -1 for the struct of all columns.
  buffer_kind valid;
  buffer_kind first;
  buffer_kind second;
  buffer_kind counted;  ///< A buffer of ends, which has one more entry than items; NO_BUFFER for
                        ///< one item per row.
} part;

static const part parts[] = {
    {"", "+s", 0, -1, NO_BUFFER, NO_BUFFER, NO_BUFFER, NO_BUFFER},
    {"origin", "u", 0, 0, NO_BUFFER, ORIGIN_ENDS, ORIGIN, NO_BUFFER},
    {"op", "i", 0, 0, NO_BUFFER, OP, NO_BUFFER, NO_BUFFER},
    {"name", "u", 0, 0, NO_BUFFER, NAME_ENDS, NAME, NO_BUFFER},
    {"location", "u", 0, 0, NO_BUFFER, LOCATION_ENDS, LOCATION, NO_BUFFER},
    {"types", "+l", 0, 0, NO_BUFFER, TYPES_ENDS, NO_BUFFER, NO_BUFFER},
    {"item", "u", 0, 5, NO_BUFFER, TYPE_ENDS, TYPE, TYPE_ENDS},
    {"attributes", "+m", 0, 0, NO_BUFFER, ATTRIBUTES_ENDS, NO_BUFFER, NO_BUFFER},
    {"entries", "+s", 0, 7, NO_BUFFER, NO_BUFFER, NO_BUFFER, KEY_ENDS},
    {"key", "u", 0, 8, NO_BUFFER, KEY_ENDS, KEY, KEY_ENDS},
    {"value", "u", 0, 8, NO_BUFFER, VALUE_ENDS, VALUE, KEY_ENDS},
    {"operands", "+l", 0, 0, NO_BUFFER, OPERANDS_ENDS, NO_BUFFER, NO_BUFFER},
    {"item", "i", 0, 11, NO_BUFFER, OPERAND, NO_BUFFER, OPERAND},
    {"depth", "i", 0, 0, NO_BUFFER, DEPTH, NO_BUFFER, NO_BUFFER},
    {"parent", "i", ARROW_FLAG_NULLABLE, 0, HAS_PARENT, PARENT, NO_BUFFER, NO_BUFFER},
};

#define PART_COUNT (sizeof parts / sizeof *parts)

/// The memory of a schema. The pointers to the parts of each part are adjacent.
typedef struct schema_block {
  tn_allocator allocator;
  _Atomic size_t left;  ///< Number of parts that are not released.
  struct ArrowSchema parts[PART_COUNT];
  struct ArrowSchema* children[PART_COUNT];
} schema_block;

typedef struct array_block {
  tn_allocator allocator;
  _Atomic size_t left;
  growing buffers[BUFFER_COUNT + 1];  ///< The buffers of the columns, and HAS_PARENT.
  struct ArrowArray parts[PART_COUNT];
  struct ArrowArray* children[PART_COUNT];
  const void* pointers[3 * PART_COUNT];
} array_block;

static void release_schema(struct ArrowSchema* schema) {
  schema_block* block = schema->private_data;
  for (int64_t i = 0; i < schema->n_children; ++i) {
    if (schema->children[i]->release != NULL) schema->children[i]->release(schema->children[i]);
  }
  schema->release = NULL;
  if (--block->left != 0) return;
  const tn_allocator allocator = block->allocator;
  tn_deallocate(&allocator, block, sizeof *block);
}

static void free_buffers(const tn_allocator* allocator, growing* buffers, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    tn_deallocate(allocator, buffers[i].data, buffers[i].capacity);
    buffers[i] = (growing){0};
  }
}

static void release_array(struct ArrowArray* array) {
  array_block* block = array->private_data;
  for (int64_t i = 0; i < array->n_children; ++i) {
    if (array->children[i]->release != NULL) array->children[i]->release(array->children[i]);
  }
  array->release = NULL;
  if (--block->left != 0) return;
  const tn_allocator allocator = block->allocator;
  free_buffers(&allocator, block->buffers, BUFFER_COUNT + 1);
  tn_deallocate(&allocator, block, sizeof *block);
}

static int64_t child_count(size_t of) {
  int64_t count = 0;
  for (size_t i = 1; i < PART_COUNT; ++i) count += parts[i].parent == (int)of;
  return count;
}

/// Returns the index of the first pointer to the parts of `of`.
static size_t first_child(size_t of) {
  size_t count = 0;
  for (size_t i = 1; i < PART_COUNT; ++i) count += parts[i].parent < (int)of;
  return count;
}

static void fill_schema(schema_block* block) {
  size_t used[PART_COUNT] = {0};
  for (size_t i = 0; i < PART_COUNT; ++i) {
    block->parts[i] = (struct ArrowSchema){.format = parts[i].format,
                                           .name = parts[i].name,
                                           .flags = parts[i].flags,
                                           .n_children = child_count(i),
                                           .children = block->children + first_child(i),
                                           .release = release_schema,
                                           .private_data = block};
    if (i == 0) continue;
    const size_t parent = (size_t)parts[i].parent;
    block->children[first_child(parent) + used[parent]++] = &block->parts[i];
  }
}

static const void* pointer_to(const array_block* block, buffer_kind kind) {
  static const int64_t nothing = 0;
  const uint8_t* data = block->buffers[kind].data;
  return data == NULL ? (const void*)&nothing : data;
}

static int64_t length_of(const array_block* block, const part* self, size_t row_count) {
  if (self->counted == NO_BUFFER) return (int64_t)row_count;
  const size_t size = block->buffers[self->counted].size / sizeof(int32_t);
  return (int64_t)(self->counted == OPERAND ? size : size - 1);
}

static void fill_array(array_block* block, size_t row_count, int64_t root_count) {
  size_t used[PART_COUNT] = {0};
  for (size_t i = 0; i < PART_COUNT; ++i) {
    const part* self = &parts[i];
    const void** pointers = block->pointers + 3 * i;
    int64_t count = 1;
    pointers[0] = self->valid == NO_BUFFER ? NULL : pointer_to(block, self->valid);
    if (self->first != NO_BUFFER) pointers[count++] = pointer_to(block, self->first);
    if (self->second != NO_BUFFER) pointers[count++] = pointer_to(block, self->second);
    block->parts[i] = (struct ArrowArray){.length = length_of(block, self, row_count),
                                          .null_count = self->valid == NO_BUFFER ? 0 : root_count,
                                          .n_buffers = count,
                                          .n_children = child_count(i),
                                          .buffers = pointers,
                                          .children = block->children + first_child(i),
                                          .release = release_array,
                                          .private_data = block};
    if (i == 0) continue;
    const size_t parent = (size_t)self->parent;
    block->children[first_child(parent) + used[parent]++] = &block->parts[i];
  }
}

/// Sets a bit for each row with a parent, and counts the others.
static bool make_bits(const tn_op_columns* columns, growing* out_bits, int64_t* out_root_count) {
  const int32_t* depths = (const int32_t*)(const void*)columns->buffers[DEPTH].data;
  const size_t size = (columns->row_count + 7) / 8;
  *out_root_count = 0;
  if (size == 0) return true;
  uint8_t* bits = reserve(&columns->allocator, out_bits, size);
  if (bits == NULL) return false;
  memset(bits, 0, size);
  for (size_t i = 0; i < columns->row_count; ++i) {
    const bool has_parent = depths[i] != 0;
    *out_root_count += !has_parent;
    bits[i / 8] = (uint8_t)(bits[i / 8] | (unsigned)has_parent << i % 8);
  }
  return true;
}

tn_status tn_op_columns_export(tn_op_columns* columns, struct ArrowSchema* out_schema,
                               struct ArrowArray* out_array) {
  const tn_allocator* allocator = &columns->allocator;
  int64_t root_count = 0;
  growing bits = {0};
  *out_schema = (struct ArrowSchema){0};
  *out_array = (struct ArrowArray){0};
  schema_block* schema = tn_allocate_zeroed(allocator, sizeof *schema);
  array_block* array = tn_allocate_zeroed(allocator, sizeof *array);
  if (schema == NULL || array == NULL || !begin(columns) ||
      !make_bits(columns, &bits, &root_count)) {
    tn_deallocate(allocator, schema, sizeof *schema);
    tn_deallocate(allocator, array, sizeof *array);
    return TN_OUT_OF_MEMORY;
  }
  schema->allocator = *allocator;
  schema->left = PART_COUNT;
  fill_schema(schema);
  array->allocator = *allocator;
  array->left = PART_COUNT;
  memcpy(array->buffers, columns->buffers, sizeof columns->buffers);
  array->buffers[HAS_PARENT] = bits;
  fill_array(array, columns->row_count, root_count);
  *out_schema = schema->parts[0];
  *out_array = array->parts[0];
  memset(columns->buffers, 0, sizeof columns->buffers);
  columns->row_count = 0;
  return TN_OK;
}

//===-- Lifetime ------------------------------------------------------------------------------===//

tn_status tn_op_columns_create(tn_context* context, size_t text_max, tn_op_columns** out_columns) {
  *out_columns = NULL;
  if (!tn_context_is_alive(context)) return TN_CONTEXT_DESTROYED;
  tn_op_columns* self = tn_allocate_zeroed(&context->allocator, sizeof *self);
  if (self == NULL) return tn_context__out_of_memory(context);
  self->allocator = context->allocator;
  self->text_max = text_max;
  *out_columns = self;
  return TN_OK;
}

void tn_op_columns_destroy(tn_op_columns* columns) {
  if (columns == NULL) return;
  const tn_allocator allocator = columns->allocator;
  free_buffers(&allocator, columns->buffers, BUFFER_COUNT);
  tn_deallocate(&allocator, columns, sizeof *columns);
}

size_t tn_op_columns_row_count(const tn_op_columns* columns) { return columns->row_count; }

size_t tn_op_columns_byte_size(const tn_op_columns* columns) {
  size_t size = 0;
  for (size_t i = 0; i < BUFFER_COUNT; ++i) size += columns->buffers[i].size;
  return size;
}
