// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an adapter file may say, and what it may not.

#include "adapter_builder.h"

static tn_context* context;
static message_log messages;

static tn_status load(tn_string_view bytes, bool compatible, tn_adapter** out_adapter) {
  const tn_adapter_options options = {.compatible = compatible};
  return load_copy(context, bytes, &options, out_adapter);
}

static void open_context(void) { EXPECT_STATUS(TN_OK, logged_context(&messages, NULL, &context)); }

static void close_context(void) {
  tn_context_destroy(context);
  context = NULL;
}

static tn_status try_bytes(tn_string_view bytes, bool compatible) {
  tn_adapter* adapter = NULL;
  messages = (message_log){0};
  const tn_status status = load(bytes, compatible, &adapter);
  EXPECT_EQ(status == TN_OK, adapter != NULL);
  EXPECT_EQ(status == TN_OK ? 0 : 1, messages.error_count);
  tn_object_release(adapter);
  return status;
}

static void expect_one(const parameter_spec* spec, tn_status expected, const char* words) {
  built_adapter built = built_make(spec, 1);
  EXPECT_STATUS(expected, try_bytes(built_view(&built), false));
  if (words != NULL && strstr(messages.text, words) == NULL) {
    TN_FAIL("'%s' does not say '%s'", messages.text, words);
  }
  built_free(&built);
}

//===-- What is taken -------------------------------------------------------------------------===//

TN_TEST(a_file_gives_its_versions_and_tensors_in_order) {
  open_context();
  built_adapter built = built_pair();
  tn_adapter* adapter;
  EXPECT_STATUS(TN_OK, load(built_view(&built), false, &adapter));
  EXPECT_EQ(1, tn_adapter_format_version(adapter));
  EXPECT_EQ(3, tn_adapter_version(adapter));
  EXPECT_EQ(7, tn_adapter_model_version(adapter));
  EXPECT_VIEW("adapter", tn_adapter_name(adapter));
  EXPECT_EQ(2, tn_adapter_tensor_count(adapter));
  tn_tensor* tensor;
  EXPECT_STATUS(TN_OK, tn_adapter_tensor_at(adapter, 0, &tensor));
  EXPECT_VIEW("a", tn_tensor_name(tensor));
  EXPECT_EQ(TN_ELEMENT_FLOAT32, tn_tensor_element_type(tensor));
  EXPECT_EQ(2, tn_tensor_rank(tensor));
  EXPECT_EQ(2, tn_tensor_dims(tensor)[0]);
  EXPECT_EQ(3, tn_tensor_dims(tensor)[1]);
  EXPECT_EQ(24, tn_tensor_byte_size(tensor));
  EXPECT_EQ(built.parameters[0].raw + 4, tn_tensor_byte_offset(tensor));
  EXPECT_EQ(0, memcmp((const float[]){1, 2, 3, 4, 5, 6}, tn_tensor_data(tensor), 24));
  tn_object_release(tensor);
  EXPECT_STATUS(TN_NOT_FOUND, tn_adapter_tensor_at(adapter, 2, &tensor));
  tn_object_release(adapter);
  built_free(&built);
  close_context();
}

TN_TEST(a_file_without_parameters_is_taken) {
  open_context();
  built_adapter built = built_make(NULL, 0);
  EXPECT_STATUS(TN_OK, try_bytes(built_view(&built), false));
  built_free(&built);
  close_context();
}

TN_TEST(scalars_booleans_and_empty_tensors_are_taken) {
  open_context();
  const float scalar = 1.0f;
  const unsigned char booleans[] = {0, 1, 2, 255};
  const int64_t four = 4;
  const int64_t with_zero[] = {0, 4};
  expect_one(&(parameter_spec){"s", 0, &four, 0, TN_ELEMENT_FLOAT32, &scalar, 4}, TN_OK, NULL);
  expect_one(&(parameter_spec){"m", 0, &four, 1, TN_ELEMENT_BOOL, booleans, 4}, TN_OK, NULL);
  expect_one(&(parameter_spec){"z", 0, with_zero, 2, TN_ELEMENT_FLOAT32, "", 0}, TN_OK, NULL);
  expect_one(&(parameter_spec){"z", 0, with_zero, 2, TN_ELEMENT_FLOAT32, NULL, 0}, TN_OK, NULL);
  close_context();
}

TN_TEST(every_element_type_but_two_is_taken) {
  open_context();
  const unsigned char data[16] = {0};
  const int64_t one = 1;
  for (int32_t type = -2; type <= 30; ++type) {
    const size_t size = type < 0 ? 0 : tn_element_type_size((tn_element_type)type);
    const bool known = type >= 1 && type <= 20 && type != TN_ELEMENT_STRING;
    EXPECT_EQ(known, size != 0);
    expect_one(&(parameter_spec){"t", 0, &one, 1, type, data, known ? size : 4},
               known ? TN_OK : TN_MALFORMED, known ? NULL : "data type");
  }
  close_context();
}

TN_TEST(bytes_behind_the_tables_are_ignored) {
  open_context();
  built_adapter built = built_pair();
  for (int i = 0; i < 300; ++i) {
    built_append(&built, "\xff", 1);
    EXPECT_STATUS(TN_OK, try_bytes(built_view(&built), false));
  }
  built_free(&built);
  close_context();
}

//===-- What is refused -----------------------------------------------------------------------===//

TN_TEST(every_prefix_is_refused) {
  open_context();
  built_adapter built = built_pair();
  for (size_t size = 0; size < built.size; ++size) {
    const tn_string_view prefix = {(const char*)built.bytes, size};
    EXPECT_STATUS(TN_MALFORMED, try_bytes(prefix, false));
    EXPECT_STATUS(TN_MALFORMED, try_bytes(prefix, true));
  }
  built_free(&built);
  close_context();
}

// Sets every aligned word to values that lead astray. Nothing may be read outside the block; what
// still loads must have all its tensors inside.
TN_TEST(no_single_word_leads_out_of_the_file) {
  static const uint32_t values[] = {0,          1,          2,          3,          4,
                                    7,          8,          0x7f,       0xffff,     0x7ffffffe,
                                    0x7fffffff, 0x80000000, 0xfffffff0, 0xfffffffc, 0xffffffff};
  open_context();
  for (size_t value = 0; value < sizeof values / sizeof *values; ++value) {
    built_adapter built = built_pair();
    for (size_t position = 0; position + 4 <= built.size; position += 2) {
      const uint32_t old = built_get(&built, position);
      built_set(&built, position, values[value], 4);
      (void)try_bytes(built_view(&built), false);
      (void)try_bytes(built_view(&built), true);
      built_set(&built, position, old, 4);
    }
    built_free(&built);
  }
  close_context();
}

typedef enum break_place {
  AT_START,
  AT_ROOT_TABLE,
  AT_ROOT_VTABLE,
  AT_LIST,
  AT_TABLE,  // Of the second parameter, as all that follow.
  AT_VTABLE,
  AT_ELEMENT,
  AT_NAME,
  AT_DIMS,
  AT_RAW
} break_place;

typedef struct breakage {
  const char* what;
  break_place place;
  size_t offset;
  uint64_t value;
  size_t size;
  const char* words;
  bool compatible;  // Loads with `compatible`.
} breakage;

static size_t find_place(const built_adapter* built, break_place place) {
  const built_parameter* second = &built->parameters[1];
  const size_t places[] = {0,
                           built->root_table,
                           built->root_vtable,
                           built->list,
                           second->table,
                           second->vtable,
                           second->element,
                           second->name,
                           second->dims,
                           second->raw};
  return places[place];
}

static const breakage breakages[] = {
    {"identifier", AT_START, 4, 'U', 1, "identifier", false},
    {"root 0", AT_START, 0, 0, 4, "null offset", false},
    {"root beyond", AT_START, 0, 100000, 4, "offset out of bounds", false},
    {"root unaligned", AT_START, 0, 22, 4, "misaligned", false},
    {"vtable distance 0", AT_ROOT_TABLE, 0, 0, 4, "", false},
    {"vtable before the file", AT_ROOT_TABLE, 0, 0x7fffffff, 4, "outside the file", false},
    {"vtable behind the file", AT_ROOT_TABLE, 0, 0x80000000u, 4, "outside the file", false},
    {"vtable at an odd place", AT_ROOT_TABLE, 0, 11, 4, "misaligned vtable", false},
    {"format version 0", AT_ROOT_TABLE, 4, 0, 4, "format version 0", false},
    {"format version 2", AT_ROOT_TABLE, 4, 2, 4, "format version 2", false},
    {"format version -1", AT_ROOT_TABLE, 4, 0xffffffffu, 4, "format version -1", false},
    {"list of parameters 0", AT_ROOT_TABLE, 16, 0, 4, "null offset", false},
    {"vtable size 2", AT_ROOT_VTABLE, 0, 2, 2, "invalid vtable size", false},
    {"vtable size odd", AT_ROOT_VTABLE, 0, 11, 2, "invalid vtable size", false},
    {"vtable size 65534", AT_ROOT_VTABLE, 0, 65534, 2, "truncated", false},
    {"vtable without fields", AT_ROOT_VTABLE, 0, 4, 2, "format version 0", false},
    {"table size 4", AT_ROOT_VTABLE, 2, 4, 2, "outside its table", true},
    {"table size 65535", AT_ROOT_VTABLE, 2, 65535, 2, "invalid table size", true},
    {"table size 0", AT_ROOT_VTABLE, 2, 0, 2, "invalid table size", true},
    {"field outside the file", AT_ROOT_VTABLE, 4, 65532, 2, "outside the file", false},
    {"field unaligned", AT_ROOT_VTABLE, 4, 6, 2, "misaligned", false},
    {"fields share bytes", AT_ROOT_VTABLE, 8, 8, 2, "overlapping fields", true},
    {"parameters left out", AT_ROOT_VTABLE, 10, 0, 2, "missing list of parameters", false},
    {"list length 2^32-1", AT_LIST, 0, 0xffffffffu, 4, "truncated", false},
    {"list length 2^30", AT_LIST, 0, 1u << 30, 4, "truncated", false},
    {"list one longer", AT_LIST, 0, 3, 4, "parameter #3", false},
    {"element 0", AT_ELEMENT, 0, 0, 4, "null offset", false},
    {"element beyond", AT_ELEMENT, 0, 0xffffffffu, 4, "offset out of bounds", false},
    {"element unaligned", AT_ELEMENT, 0, 5, 4, "misaligned", false},
    {"no name", AT_VTABLE, 4, 0, 2, "missing name", false},
    {"name length 2^32-1", AT_NAME, 0, 0xffffffffu, 4, "truncated", false},
    {"name length 0", AT_NAME, 0, 0, 4, "without a terminating NUL", false},
    {"name without NUL", AT_NAME, 5, 'x', 1, "without a terminating NUL", false},
    {"name not UTF-8", AT_NAME, 4, 0xff, 1, "'\\FF': the name is not valid UTF-8", true},
    {"name a NUL", AT_NAME, 4, 0, 1, "contains a NUL", true},
    {"name of the other", AT_NAME, 4, 'a', 1, "parameter #2 has the same name as #1", true},
    {"name at 0", AT_TABLE, 4, 0, 4, "null offset", false},
    {"name beyond", AT_TABLE, 4, 0xfffffff0u, 4, "offset out of bounds", false},
    {"no dims", AT_VTABLE, 6, 0, 2, "'b': missing dimensions", false},
    {"dims length 2^32-1", AT_DIMS, 0, 0xffffffffu, 4, "truncated", false},
    {"dims length 2^29", AT_DIMS, 0, 1u << 29, 4, "truncated", false},
    {"extent -1", AT_DIMS, 4, UINT64_MAX, 8, "invalid dimension #1: -1", false},
    {"extent 6", AT_DIMS, 4, 6, 8,
     "40 bytes of data do not match its dimensions and type; expected 48", false},
    {"extent 2^61", AT_DIMS, 4, UINT64_C(1) << 61, 8, "byte size of its dimensions overflows",
     false},
    {"no data type", AT_VTABLE, 8, 0, 2, "data type 0", false},
    {"no data", AT_VTABLE, 10, 0, 2, "missing data; expected 40 bytes", false},
    {"data one short", AT_RAW, 0, 39, 4, "39 bytes of data", false},
    {"data too long", AT_RAW, 0, 41, 4, "truncated", false},
    {"data length 2^32-1", AT_RAW, 0, 0xffffffffu, 4, "truncated", false},
};

TN_TEST(what_breaks_the_format_is_refused_with_its_place) {
  open_context();
  for (size_t i = 0; i < sizeof breakages / sizeof *breakages; ++i) {
    const breakage* b = &breakages[i];
    built_adapter built = built_pair();
    built_set(&built, find_place(&built, b->place) + b->offset, b->value, b->size);
    if (try_bytes(built_view(&built), false) != TN_MALFORMED) TN_FAIL("%s is taken", b->what);
    if (strstr(messages.text, b->words) == NULL || strstr(messages.text, "at byte ") == NULL) {
      TN_FAIL("%s: '%s' does not say '%s'", b->what, messages.text, b->words);
    }
    if ((try_bytes(built_view(&built), true) == TN_OK) != b->compatible) {
      TN_FAIL("%s: %s", b->what, messages.text);
    }
    built_free(&built);
  }
  close_context();
}

TN_TEST(names_are_text) {
  static const char* const refused[] = {"\xc0\x80",         "\xed\xa0\x80",     "\xe2\x82",
                                        "\xf5\x80\x80\x80", "\xf0\x80\x80\x80", "a\xff"};
  static const char* const taken[] = {"gr\xc3\xb6\xc3\x9f\x65", "\xe5\xb1\x82", "\xf0\x9f\x99\x82",
                                      "a\tb\"c\\d'"};
  const int64_t one = 1;
  open_context();
  for (size_t i = 0; i < sizeof refused / sizeof *refused; ++i) {
    expect_one(&(parameter_spec){refused[i], 0, &one, 1, TN_ELEMENT_UINT8, "x", 1}, TN_MALFORMED,
               "not valid UTF-8");
  }
  for (size_t i = 0; i < sizeof taken / sizeof *taken; ++i) {
    expect_one(&(parameter_spec){taken[i], 0, &one, 1, TN_ELEMENT_UINT8, "x", 1}, TN_OK, NULL);
  }
  expect_one(&(parameter_spec){"a\0b", 3, &one, 1, TN_ELEMENT_UINT8, "x", 1}, TN_MALFORMED, "NUL");
  close_context();
}

TN_TEST(messages_quote_names) {
  char name[2000];
  const int64_t two = 2;
  open_context();
  expect_one(&(parameter_spec){"a\nb'", 0, &two, 1, TN_ELEMENT_UINT8, "x", 1}, TN_MALFORMED,
             "adapter: parameter 'a\\0Ab\\27': 1 bytes of data");
  memset(name, 'n', sizeof name);
  expect_one(&(parameter_spec){name, sizeof name, &two, 1, TN_ELEMENT_UINT8, "x", 1}, TN_MALFORMED,
             "nnn...'");
  EXPECT_TRUE(strlen(messages.text) < 400);
  close_context();
}

TN_TEST(extents_that_overflow_are_refused_even_beside_a_zero) {
  const int64_t huge[] = {INT64_C(1) << 62, 0, INT64_C(1) << 62};
  const int64_t wraps[] = {INT64_C(1) << 32, INT64_C(1) << 32};
  const parameter_spec zero = {"p", 0, huge, 3, TN_ELEMENT_FLOAT32, "", 0};
  open_context();
  expect_one(&zero, TN_MALFORMED, "byte size of its dimensions overflows");
  expect_one(&(parameter_spec){"p", 0, wraps, 2, TN_ELEMENT_UINT8, "", 0}, TN_MALFORMED,
             "byte size of its dimensions overflows");
  built_adapter built = built_make(&zero, 1);
  EXPECT_STATUS(TN_OK, try_bytes(built_view(&built), true));
  built_free(&built);
  close_context();
}

TN_TEST(rank_is_limited) {
  int64_t dims[TN_ADAPTER_RANK_MAX + 1];
  open_context();
  for (size_t i = 0; i <= TN_ADAPTER_RANK_MAX; ++i) dims[i] = 1;
  expect_one(&(parameter_spec){"p", 0, dims, TN_ADAPTER_RANK_MAX, TN_ELEMENT_UINT8, "x", 1}, TN_OK,
             NULL);
  expect_one(&(parameter_spec){"p", 0, dims, TN_ADAPTER_RANK_MAX + 1, TN_ELEMENT_UINT8, "x", 1},
             TN_LIMIT_EXCEEDED, "256 dimensions");
  close_context();
}

TN_TEST(parameters_may_share_data_but_not_names) {
  open_context();
  built_adapter built = built_pair();
  const size_t first = built.parameters[0].element;
  const size_t second = built.parameters[1].element;
  built_set(&built, second, built.parameters[0].table - second, 4);
  EXPECT_STATUS(TN_MALFORMED, try_bytes(built_view(&built), false));
  EXPECT_STATUS(TN_OK, try_bytes(built_view(&built), true));
  built_set(&built, second, built.parameters[1].table - second, 4);
  built_set(&built, first, built.parameters[0].table - first, 4);
  EXPECT_STATUS(TN_OK, try_bytes(built_view(&built), false));
  built_free(&built);
  close_context();
}
