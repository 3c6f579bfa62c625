// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files that are put together by hand so that few bytes stand for much: what is shared is used again
// and again. They are refused, or read, in memory that is in proportion to the file; the files are
// large enough that what was quadratic in them takes gigabytes or minutes.

#include <stdlib.h>
#include <tenure/tenure.h>

#include "../../text.h"
#include "tn_test.h"

#define COUNT 20000u
#define STRING_MAX 2048u

//===-- Putting a file together ---------------------------------------------------------------===//

static void put_byte(text* to, unsigned byte) {
  const char c = (char)byte;
  (void)text_append(to, &c, 1);
}

static void put(text* to, uint64_t value) {
  unsigned size = 1;
  while (size < 9 && value >> 7 * size != 0) ++size;
  uint64_t bits = size == 9 ? value : (value << 1 | 1) << (size - 1);
  if (size == 9) put_byte(to, 0);
  for (unsigned i = 0; i < (size == 9 ? 8 : size); ++i, bits >>= 8) put_byte(to, bits & 0xff);
}

static void put_text(text* to, const text* from) { (void)text_append(to, from->data, from->size); }

/// Strings, attributes and types in the order of their numbers. All ops are "o" of a dialect.
typedef struct file {
  size_t sizes[STRING_MAX];
  size_t string_count;
  text strings;
  text attribute_sizes;
  text attributes;
  size_t attribute_count;
  text type_sizes;
  text types;
  size_t type_count;
  text names;  ///< Numbers of the strings that ops are called.
  size_t name_count;
  text ir;
  text resources;  ///< The offset section.
} file;

static size_t add_string(file* f, const char* bytes, size_t size) {
  EXPECT_TRUE(f->string_count < STRING_MAX);
  (void)text_append(&f->strings, bytes, size);
  put_byte(&f->strings, 0);
  f->sizes[f->string_count] = size + 1;
  return f->string_count++;
}

static size_t add_long_string(file* f, size_t size) {
  char* bytes = malloc(size);
  EXPECT_TRUE(bytes != NULL);
  memset(bytes, 'x', size);
  const size_t string = add_string(f, bytes, size);
  free(bytes);
  return string;
}

static void add_name(file* f, size_t string) {
  put(&f->names, string << 1);
  ++f->name_count;
}

/// The strings "builtin" and `dialect_size` letters, the op's name "o", the unknown location.
static void open_file(file* f, size_t dialect_size) {
  *f = (file){.string_count = 0};
  add_string(f, "builtin", 7);
  add_long_string(f, dialect_size);
  add_name(f, add_string(f, "o", 1));
  put(&f->attributes, 15);
  put(&f->attribute_sizes, 1 << 1 | 1);
  ++f->attribute_count;
}

static size_t add_attribute(file* f, text* data) {
  put(&f->attribute_sizes, data->size << 1 | 1);
  put_text(&f->attributes, data);
  data->size = 0;
  return f->attribute_count++;
}

static size_t add_type(file* f, text* data) {
  put(&f->type_sizes, data->size << 1 | 1);
  put_text(&f->types, data);
  data->size = 0;
  return f->type_count++;
}

/// An op with these parts, which follow.
static void put_op(file* f, unsigned mask) {
  put(&f->ir, 0);
  put_byte(&f->ir, mask);
  put(&f->ir, 0);
}

static void put_section(text* to, unsigned id, const text* data) {
  put_byte(to, id);
  put(to, data->size);
  put_text(to, data);
}

static void put_dialects(const file* f, text* to) {
  put(to, 2);
  put(to, 0 << 1);
  put(to, 1 << 1);
  put(to, f->name_count);
  put(to, 1);
  put(to, f->name_count);
  put_text(to, &f->names);
}

static void put_offsets(const file* f, text* to) {
  put(to, f->attribute_count);
  put(to, f->type_count);
  put(to, 0);
  put(to, f->attribute_count);
  put_text(to, &f->attribute_sizes);
  if (f->type_count == 0) return;
  put(to, 0);
  put(to, f->type_count);
  put_text(to, &f->type_sizes);
}

static void put_strings(const file* f, text* to) {
  put(to, f->string_count);
  for (size_t i = f->string_count; i-- > 0;) put(to, f->sizes[i]);
  put_text(to, &f->strings);
}

/// Frees the parts.
static text close_file(file* f) {
  text whole = {0};
  text part = {0};
  (void)text_append(&whole, "ML\xefR", 4);
  put(&whole, TN_BYTECODE_VERSION_MAX);
  put_byte(&whole, 0);
  put_strings(f, &part);
  put_section(&whole, 0, &part);
  part.size = 0;
  put_dialects(f, &part);
  put_section(&whole, 1, &part);
  part.size = 0;
  put_text(&part, &f->attributes);
  put_text(&part, &f->types);
  put_section(&whole, 2, &part);
  part.size = 0;
  put_offsets(f, &part);
  put_section(&whole, 3, &part);
  put_section(&whole, 4, &f->ir);
  if (f->resources.size != 0) {
    put_byte(&whole, 5);
    put(&whole, 0);
    put_section(&whole, 6, &f->resources);
  }
  text* const parts[] = {&f->strings, &f->attribute_sizes, &f->attributes, &f->type_sizes,
                         &f->types,   &f->names,           &f->ir,         &f->resources};
  for (size_t i = 0; i < sizeof parts / sizeof *parts; ++i) free(parts[i]->data);
  free(part.data);
  return whole;
}

//===-- Reading it ----------------------------------------------------------------------------===//

typedef struct meter {
  size_t held;
  size_t peak;
} meter;

static void* resize(void* user_data, void* block, size_t old_size, size_t new_size,
                    size_t alignment) {
  meter* m = user_data;
  void* fresh = NULL;
  if (new_size != 0) {
    fresh = aligned_alloc(alignment < 16 ? 16 : alignment, (new_size + 63) / 64 * 64);
    if (fresh == NULL) return NULL;
    if (block != NULL) memcpy(fresh, block, old_size < new_size ? old_size : new_size);
  }
  m->held = m->held - (block == NULL ? 0 : old_size) + new_size;
  if (m->held > m->peak) m->peak = m->held;
  free(block);
  return fresh;
}

static tn_status read_once(const text* bytes, bool lazy, meter* m) {
  const tn_context_options options = {.allow_unregistered_dialects = true,
                                      .allocator = {m, resize}};
  tn_context* context = NULL;
  tn_blob* blob = NULL;
  tn_op op;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  EXPECT_STATUS(TN_OK, tn_blob_copy(bytes->data, bytes->size, 64, &blob));
  const tn_bytecode_read_options how = {.owner = blob, .lazy = lazy, .skip_verify = true};
  const tn_string_view view = {tn_blob_data(blob), bytes->size};
  tn_status status = tn_bytecode_read(tn_context_root_scope(context), view, &how, &op);
  if (status == TN_OK) status = tn_bytecode_load(op);
  tn_object_release(blob);
  tn_context_destroy(context);
  return status;
}

/// Reads it both ways, in no more than what the header says and what ops take.
static void expect(tn_status status, file* f) {
  text bytes = close_file(f);
  for (int lazy = 0; lazy < 2; ++lazy) {
    meter m = {0, 0};
    EXPECT_STATUS(status, read_once(&bytes, lazy != 0, &m));
    EXPECT_EQ(0, m.held);
    EXPECT_TRUE(m.peak < 2 * ((size_t)TN_BYTECODE_SHARED_BYTES_FACTOR * bytes.size +
                              TN_BYTECODE_SHARED_BYTES_MIN));
  }
  free(bytes.data);
}

/// An op with the attribute "o" of this number.
static void expect_attribute(tn_status status, file* f, size_t attribute) {
  text data = {0};
  put(&data, 2);
  put(&data, 2);
  const size_t name = add_attribute(f, &data);
  put(&data, 1);
  put(&data, 1);
  put(&data, name);
  put(&data, attribute);
  const size_t dictionary = add_attribute(f, &data);
  put(&f->ir, 1 << 1);
  put_op(f, 1);
  put(&f->ir, dictionary);
  free(data.data);
  expect(status, f);
}

/// An array of `count` attributes from number `first` on.
static size_t add_array(file* f, size_t first, size_t count) {
  text data = {0};
  put(&data, 0);
  put(&data, count);
  for (size_t i = 0; i < count; ++i) put(&data, first + i);
  const size_t array = add_attribute(f, &data);
  free(data.data);
  return array;
}

static size_t add_integer_type(file* f, uint64_t width) {
  text data = {0};
  put(&data, 0);
  put(&data, width << 2);
  const size_t type = add_type(f, &data);
  free(data.data);
  return type;
}

static size_t add_tensor_type(file* f, size_t extent, size_t element) {
  text data = {0};
  put(&data, 13);
  put(&data, 1);
  put(&data, extent << 1);
  put(&data, element);
  const size_t type = add_type(f, &data);
  free(data.data);
  return type;
}

//===-- What is shared ------------------------------------------------------------------------===//

static size_t add_dictionary(file* f, size_t count) {
  text data = {0};
  const size_t first = f->attribute_count;
  for (size_t i = 0; i < count; ++i) {
    char key[16];
    const int size = snprintf(key, sizeof key, "k%zu", i);
    put(&data, 2);
    put(&data, add_string(f, key, (size_t)size));
    add_attribute(f, &data);
  }
  put(&data, 1);
  put(&data, count);
  for (size_t i = 0; i < count; ++i) {
    put(&data, first + i);
    put(&data, 0);
  }
  const size_t dictionary = add_attribute(f, &data);
  free(data.data);
  return dictionary;
}

static void expect_shared_dictionary(tn_status status, size_t key_count) {
  file f;
  open_file(&f, 1);
  const size_t dictionary = add_dictionary(&f, key_count);
  put(&f.ir, COUNT << 1);
  for (size_t i = 0; i < COUNT; ++i) {
    put_op(&f, 1);
    put(&f.ir, dictionary);
  }
  expect(status, &f);
}

TN_TEST(ops_share_a_dictionary) {
  expect_shared_dictionary(TN_OK, 60);
  expect_shared_dictionary(TN_LIMIT_EXCEEDED, STRING_MAX - 8);
}

TN_TEST(ops_share_a_dialect_with_a_long_name) {
  file f;
  open_file(&f, 4 * (size_t)COUNT);
  for (size_t i = 1; i < COUNT; ++i) add_name(&f, 2);
  put(&f.ir, COUNT << 1);
  for (size_t i = 0; i < COUNT; ++i) {
    put(&f.ir, i);
    put_byte(&f.ir, 0);
    put(&f.ir, 0);
  }
  expect(TN_LIMIT_EXCEEDED, &f);
}

TN_TEST(elements_share_a_long_string) {
  file f;
  text data = {0};
  open_file(&f, 1);
  const size_t string = add_long_string(&f, 4 * (size_t)COUNT);
  const size_t type = add_tensor_type(&f, COUNT, add_integer_type(&f, 8));
  put(&data, 19);
  put(&data, type);
  put(&data, 0);
  for (size_t i = 0; i < COUNT; ++i) put(&data, string);
  const size_t elements = add_attribute(&f, &data);
  free(data.data);
  expect_attribute(TN_LIMIT_EXCEEDED, &f, elements);
}

TN_TEST(strings_share_their_bytes) {
  file f;
  text data = {0};
  open_file(&f, 1);
  const size_t string = add_long_string(&f, 4 * (size_t)COUNT);
  const size_t first = f.attribute_count;
  for (size_t i = 0; i < COUNT; ++i) {
    put(&data, 2);
    put(&data, string);
    add_attribute(&f, &data);
  }
  free(data.data);
  expect_attribute(TN_LIMIT_EXCEEDED, &f, add_array(&f, first, COUNT));
}

TN_TEST(wide_integers_leave_their_words_out) {
  file f;
  text data = {0};
  open_file(&f, 1);
  const size_t type = add_integer_type(&f, 16777215);
  const size_t first = f.attribute_count;
  for (size_t i = 0; i < COUNT; ++i) {
    put(&data, 8);
    put(&data, type);
    put(&data, 1);
    put(&data, i);
    add_attribute(&f, &data);
  }
  free(data.data);
  expect_attribute(TN_LIMIT_EXCEEDED, &f, add_array(&f, first, COUNT));
}

TN_TEST(fused_locations_hold_fused_ones) {
  file f;
  text data = {0};
  open_file(&f, 1);
  put(&data, 2);
  put(&data, 0);
  const size_t name = add_attribute(&f, &data);
  size_t last = 0;
  for (size_t i = 0; i < COUNT; ++i) {
    put(&data, 11);
    put(&data, name);
    put(&data, i + 1);
    put(&data, 1);
    const size_t part = add_attribute(&f, &data);
    put(&data, 12);
    put(&data, 2);
    put(&data, last);
    put(&data, part);
    last = add_attribute(&f, &data);
  }
  put(&f.ir, 1 << 1);
  put(&f.ir, 0);
  put_byte(&f.ir, 0);
  put(&f.ir, last);
  free(data.data);
  expect(TN_LIMIT_EXCEEDED, &f);
}

TN_TEST(sparse_elements_share_their_indices) {
  file f;
  text data = {0};
  open_file(&f, 1);
  const size_t i64 = add_integer_type(&f, 64);
  put(&data, 13);
  put(&data, 2);
  put(&data, COUNT << 1);
  put(&data, 1 << 1);
  put(&data, i64);
  const size_t index_type = add_type(&f, &data);
  put(&data, 18);
  put(&data, index_type);
  put(&data, 8 * (size_t)COUNT);
  for (uint64_t i = 0; i < COUNT; ++i) (void)text_append(&data, (const char*)&i, sizeof i);
  const size_t indices = add_attribute(&f, &data);
  put(&data, 18);
  put(&data, add_tensor_type(&f, COUNT, i64));
  put(&data, 8);
  (void)text_append(&data, "\1\0\0\0\0\0\0\0", 8);
  const size_t values = add_attribute(&f, &data);
  const size_t first = f.attribute_count;
  for (size_t i = 0; i < COUNT; ++i) {
    put(&data, 20);
    put(&data, add_tensor_type(&f, COUNT + i, i64));
    put(&data, indices);
    put(&data, values);
    add_attribute(&f, &data);
  }
  free(data.data);
  expect_attribute(TN_LIMIT_EXCEEDED, &f, add_array(&f, first, COUNT));
}

TN_TEST(resources_share_a_long_key) {
  file f;
  open_file(&f, 1);
  const size_t key = add_long_string(&f, 4 * (size_t)COUNT);
  put(&f.resources, 0);
  put(&f.resources, 0);
  put(&f.resources, COUNT);
  for (size_t i = 0; i < COUNT; ++i) {
    put(&f.resources, key);
    put(&f.resources, 0);
    put_byte(&f.resources, 2);
  }
  put(&f.ir, 0);
  expect(TN_LIMIT_EXCEEDED, &f);
}

//===-- What is declared ----------------------------------------------------------------------===//

TN_TEST(regions_declare_more_values_than_they_have) {
  file f;
  open_file(&f, 1);
  put(&f.ir, 1 << 1);
  put_op(&f, 0x10);
  put(&f.ir, COUNT << 1);
  for (size_t i = 0; i < COUNT; ++i) {
    put(&f.ir, 1);
    put(&f.ir, COUNT);
    put(&f.ir, 0);
  }
  expect(TN_MALFORMED, &f);
}

TN_TEST(a_value_has_many_orders_of_its_uses) {
  file f;
  open_file(&f, 1);
  const size_t type = add_integer_type(&f, 32);
  put(&f.ir, 1 << 1);
  put_op(&f, 0x10);
  put(&f.ir, 1 << 1);
  put(&f.ir, 1);
  put(&f.ir, 2);
  put(&f.ir, 2 << 1);
  put_op(&f, 2 | 0x20);
  put(&f.ir, 2);
  put(&f.ir, type);
  put(&f.ir, type);
  put(&f.ir, COUNT);
  for (size_t i = 0; i < COUNT; ++i) {
    put(&f.ir, 0);
    put(&f.ir, 1);
  }
  put_op(&f, 4);
  put(&f.ir, COUNT);
  for (size_t i = 0; i < COUNT; ++i) put(&f.ir, 0);
  expect(TN_MALFORMED, &f);
}

TN_TEST(an_op_has_many_regions) {
  file f;
  open_file(&f, 1);
  put(&f.ir, 1 << 1);
  put_op(&f, 0x10);
  put(&f.ir, (uint64_t)(20 * COUNT) << 1);
  for (size_t i = 0; i < 20 * COUNT; ++i) {
    put(&f.ir, 1);
    put(&f.ir, 0);
    put(&f.ir, 0);
  }
  expect(TN_OK, &f);
}
