// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builders: what is read, changed and asked is one list.

#include <math.h>
#include <stdio.h>
#include <tenure/adapter_builder.h>

#include "adapter_builder.h"

typedef struct builder_fixture {
  message_log messages;
  tn_context* context;
  tn_adapter_builder* builder;
} builder_fixture;

static void open_fixture(builder_fixture* f) {
  EXPECT_STATUS(TN_OK, logged_context(&f->messages, NULL, &f->context));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_create(f->context, &f->builder));
}

static void close_fixture(builder_fixture* f) {
  tn_adapter_builder_destroy(f->builder);
  tn_context_destroy(f->context);
}

static tn_string_view view(const char* text) { return tn_string_view_from(text); }

static void expect_names(const tn_adapter_builder* builder, const char* expected) {
  char names[256] = "";
  tn_adapter_builder_parameter parameter;
  for (size_t i = 0; tn_adapter_builder_parameter_at(builder, i, &parameter); ++i) {
    size_t index;
    EXPECT_STATUS(TN_OK, tn_adapter_builder_find(builder, parameter.name, &index));
    EXPECT_EQ(i, index);
    strncat(names, parameter.name.data, parameter.name.size);
    strcat(names, " ");
  }
  EXPECT_STR(expected, names);
}

TN_TEST(parameters_are_added_renamed_and_dropped_in_order) {
  builder_fixture f;
  const float ones[] = {1, 1};
  open_fixture(&f);
  EXPECT_STATUS(TN_OK, add_vector(f.builder, "a", TN_ELEMENT_FLOAT32, 2, ones, 8));
  EXPECT_STATUS(TN_OK, add_vector(f.builder, "b", TN_ELEMENT_FLOAT32, 1, ones, 4));
  EXPECT_STATUS(TN_OK, add_vector(f.builder, "c", TN_ELEMENT_UINT8, 0, NULL, 0));
  EXPECT_EQ(3, tn_adapter_builder_count(f.builder));
  expect_names(f.builder, "a b c ");
  EXPECT_STATUS(TN_OK, tn_adapter_builder_rename(f.builder, view("a"), view("z")));
  expect_names(f.builder, "z b c ");
  EXPECT_STATUS(TN_OK, tn_adapter_builder_rename(f.builder, view("z"), view("z")));
  EXPECT_STATUS(TN_ALREADY_EXISTS, tn_adapter_builder_rename(f.builder, view("z"), view("b")));
  EXPECT_STR("parameter 'b': a parameter of this name already exists", f.messages.text);
  EXPECT_STATUS(TN_NOT_FOUND, tn_adapter_builder_rename(f.builder, view("a"), view("y")));
  EXPECT_STR("parameter 'a': unknown parameter", f.messages.text);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_adapter_builder_rename(f.builder, view("z"), view("")));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_drop(f.builder, view("b")));
  EXPECT_STATUS(TN_NOT_FOUND, tn_adapter_builder_drop(f.builder, view("b")));
  expect_names(f.builder, "z c ");
  tn_adapter_builder_clear(f.builder);
  EXPECT_EQ(0, tn_adapter_builder_count(f.builder));
  EXPECT_STATUS(TN_OK, add_vector(f.builder, "b", TN_ELEMENT_FLOAT32, 1, ones, 4));
  close_fixture(&f);
}

TN_TEST(what_no_file_may_say_is_not_added) {
  builder_fixture f;
  const float ones[] = {1, 1};
  const int64_t negative[] = {-1};
  const int64_t huge[] = {INT64_MAX, 8};
  int64_t many[TN_ADAPTER_RANK_MAX + 1];
  tn_adapter_builder_parameter p = {
      .name = view("p"), .element_type = TN_ELEMENT_FLOAT32, .data = ones};
  open_fixture(&f);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, add_vector(f.builder, "", TN_ELEMENT_FLOAT32, 1, ones, 4));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, add_vector(f.builder, "\xff", TN_ELEMENT_FLOAT32, 1, ones, 4));
  EXPECT_STR("parameter '\\FF': the name is not valid UTF-8", f.messages.text);
  EXPECT_STATUS(TN_SHAPE_MISMATCH, add_vector(f.builder, "p", TN_ELEMENT_FLOAT32, 1, ones, 8));
  EXPECT_STR("parameter 'p': 8 bytes of data do not match its dimensions and type; expected 4",
             f.messages.text);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, add_vector(f.builder, "p", TN_ELEMENT_FLOAT32, 1, NULL, 4));
  EXPECT_STATUS(TN_SHAPE_MISMATCH, add_vector(f.builder, "p", TN_ELEMENT_INT4, 3, ones, 1));
  p.dims = negative;
  p.rank = 1;
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_adapter_builder_add(f.builder, &p, NULL));
  p.dims = huge;
  p.rank = 2;
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_adapter_builder_add(f.builder, &p, NULL));
  for (size_t i = 0; i <= TN_ADAPTER_RANK_MAX; ++i) many[i] = 1;
  p.dims = many;
  p.rank = TN_ADAPTER_RANK_MAX + 1;
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, tn_adapter_builder_add(f.builder, &p, NULL));
  p.rank = 0;
  p.name = (tn_string_view){"a\0b", 3};
  p.byte_size = 4;
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_adapter_builder_add(f.builder, &p, NULL));
  EXPECT_EQ(0, tn_adapter_builder_count(f.builder));
  close_fixture(&f);
}

TN_TEST(values_are_copied_or_held) {
  builder_fixture f;
  float values[] = {1, 2};
  tn_blob* blob;
  float read = 0;
  const int64_t dims[] = {2};
  tn_adapter_builder_parameter p = {view("held"), TN_ELEMENT_FLOAT32, dims, 1, values, 8, NULL};
  open_fixture(&f);
  EXPECT_STATUS(TN_OK, tn_blob_create(values, sizeof values, 4, NULL, NULL, &blob));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_add(f.builder, &p, blob));
  EXPECT_EQ(2, tn_object_reference_count(blob));
  p.name = view("copied");
  EXPECT_STATUS(TN_OK, tn_adapter_builder_add(f.builder, &p, NULL));
  values[1] = 9;
  EXPECT_STATUS(TN_OK, tn_adapter_builder_read(f.builder, 0, 4, 4, &read));
  EXPECT_TRUE(read == 9);
  EXPECT_STATUS(TN_OK, tn_adapter_builder_read(f.builder, 1, 4, 4, &read));
  EXPECT_TRUE(read == 2);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_adapter_builder_read(f.builder, 1, 5, 4, &read));
  EXPECT_STATUS(TN_NOT_FOUND, tn_adapter_builder_read(f.builder, 2, 0, 0, &read));
  p.name = view("held");
  EXPECT_STATUS(TN_OK, tn_adapter_builder_replace(f.builder, &p, NULL));
  EXPECT_EQ(1, tn_object_reference_count(blob));
  expect_names(f.builder, "held copied ");
  p.name = view("other");
  EXPECT_STATUS(TN_NOT_FOUND, tn_adapter_builder_replace(f.builder, &p, NULL));
  tn_object_release(blob);
  close_fixture(&f);
}

TN_TEST(versions_and_metadata_are_kept) {
  builder_fixture f;
  tn_string_view key;
  tn_string_view value;
  open_fixture(&f);
  tn_adapter_builder_set_versions(f.builder, -3, 9);
  EXPECT_EQ((uint64_t)-3, tn_adapter_builder_adapter_version(f.builder));
  EXPECT_EQ(9, tn_adapter_builder_model_version(f.builder));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_set_metadata(f.builder, view("alpha"), view("16")));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_set_metadata(f.builder, view("rank"), view("8")));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_set_metadata(f.builder, view("alpha"), view("32")));
  EXPECT_STATUS(TN_OK,
                tn_adapter_builder_set_metadata(f.builder, view("none"), (tn_string_view){0}));
  EXPECT_EQ(2, tn_adapter_builder_metadata_count(f.builder));
  EXPECT_TRUE(tn_adapter_builder_metadata_at(f.builder, 0, &key, &value));
  EXPECT_VIEW("alpha", key);
  EXPECT_VIEW("32", value);
  EXPECT_TRUE(!tn_adapter_builder_metadata_at(f.builder, 2, &key, &value));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_adapter_builder_set_metadata(f.builder, view(""), view("1")));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_adapter_builder_set_metadata(f.builder, view("k"), view("\xff")));
  EXPECT_STATUS(TN_OK,
                tn_adapter_builder_set_metadata(f.builder, view("alpha"), (tn_string_view){0}));
  EXPECT_EQ(1, tn_adapter_builder_metadata_count(f.builder));
  for (int i = 1; i < 4096; ++i) {
    char name[16];
    snprintf(name, sizeof name, "k%d", i);
    EXPECT_STATUS(TN_OK, tn_adapter_builder_set_metadata(f.builder, view(name), view("")));
  }
  EXPECT_STATUS(TN_LIMIT_EXCEEDED,
                tn_adapter_builder_set_metadata(f.builder, view("one more"), view("")));
  close_fixture(&f);
}

TN_TEST(a_failed_load_leaves_the_builder) {
  builder_fixture f;
  const float ones[] = {1};
  open_fixture(&f);
  EXPECT_STATUS(TN_OK, add_vector(f.builder, "a", TN_ELEMENT_FLOAT32, 1, ones, 4));
  tn_adapter_builder_set_versions(f.builder, 1, 2);
  EXPECT_STATUS(TN_IO_ERROR, tn_adapter_builder_load(f.builder, "/no/such/file", NULL));
  expect_names(f.builder, "a ");
  EXPECT_EQ(2, tn_adapter_builder_model_version(f.builder));
  close_fixture(&f);
}

TN_TEST(an_adapter_fills_a_builder_and_is_held) {
  builder_fixture f;
  built_adapter built = built_pair();
  tn_adapter* adapter;
  tn_tensor* tensor;
  double value = 0;
  open_fixture(&f);
  EXPECT_STATUS(TN_OK, load_copy(f.context, built_view(&built), NULL, &adapter));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_load_adapter(f.builder, adapter));
  expect_names(f.builder, "a b ");
  EXPECT_EQ(3, tn_adapter_builder_adapter_version(f.builder));
  EXPECT_STATUS(TN_OK, tn_adapter_tensor_at(adapter, 1, &tensor));
  EXPECT_STATUS(TN_ALREADY_EXISTS,
                tn_adapter_builder_add_tensor(f.builder, (tn_string_view){0}, tensor));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_adapter_builder_add_tensor(f.builder, view("\xff"), tensor));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_add_tensor(f.builder, view("c"), tensor));
  tn_object_release(tensor);
  tn_object_release(adapter);
  expect_names(f.builder, "a b c ");
  EXPECT_STATUS(TN_OK, tn_adapter_builder_read(f.builder, 2, 8, 8, &value));
  EXPECT_TRUE(value == 2.5);
  close_fixture(&f);
  built_free(&built);
}

//===-- Casts ---------------------------------------------------------------------------------===//

static double cast_one(double value, tn_element_type from_type, tn_element_type type) {
  builder_fixture f;
  double result = 0;
  open_fixture(&f);
  EXPECT_STATUS(TN_OK, add_vector(f.builder, "p", TN_ELEMENT_FLOAT64, 1, &value, 8));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_cast(f.builder, view("p"), from_type));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_cast(f.builder, view("p"), type));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_cast(f.builder, view("p"), TN_ELEMENT_FLOAT64));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_read(f.builder, 0, 0, 8, &result));
  close_fixture(&f);
  return result;
}

static void expect_cast(double expected, double value, tn_element_type type) {
  const double got = cast_one(value, TN_ELEMENT_FLOAT64, type);
  if (got != expected) {
    TN_FAIL("%a as %s is %a, not %a", value, tn_element_type_name(type), got, expected);
  }
}

TN_TEST(casts_round_to_nearest_even) {
  expect_cast(0x1p0, 0x1.001p0, TN_ELEMENT_FLOAT16);
  expect_cast(0x1.008p0, 0x1.006p0, TN_ELEMENT_FLOAT16);
  expect_cast(0x1.008p0, 0x1.00600001p0, TN_ELEMENT_FLOAT16);
  expect_cast(0x1p0, 0x1.002p0, TN_ELEMENT_FLOAT16);
  expect_cast(0x1.004p0, 0x1.0020000001p0, TN_ELEMENT_FLOAT16);
  expect_cast(0x1p-24, 0x1.8p-25, TN_ELEMENT_FLOAT16);
  expect_cast(0, 0x1p-25, TN_ELEMENT_FLOAT16);
  expect_cast(65504, 65519, TN_ELEMENT_FLOAT16);
  expect_cast(INFINITY, 65520, TN_ELEMENT_FLOAT16);
  expect_cast(1, 0x1.01p0, TN_ELEMENT_BFLOAT16);
  expect_cast(0x1.04p0, 0x1.03p0, TN_ELEMENT_BFLOAT16);
  expect_cast(-INFINITY, -1e39, TN_ELEMENT_BFLOAT16);
  expect_cast(0x1.000002p0, 0x1.000003p0 - 0x1p-40, TN_ELEMENT_FLOAT32);
  expect_cast(INFINITY, 1e39, TN_ELEMENT_FLOAT32);
  expect_cast(448, 450, TN_ELEMENT_FLOAT8E4M3FN);
  expect_cast(57344, 60000, TN_ELEMENT_FLOAT8E5M2);
  expect_cast(INFINITY, 70000, TN_ELEMENT_FLOAT8E5M2);
  expect_cast(240, 240, TN_ELEMENT_FLOAT8E4M3FNUZ);
  expect_cast(57344, 57344, TN_ELEMENT_FLOAT8E5M2FNUZ);
  EXPECT_TRUE(isnan(cast_one(1000, TN_ELEMENT_FLOAT64, TN_ELEMENT_FLOAT8E4M3FN)));
  EXPECT_TRUE(isnan(cast_one(NAN, TN_ELEMENT_FLOAT64, TN_ELEMENT_FLOAT16)));
}

TN_TEST(every_half_survives_the_way_through_f32) {
  builder_fixture f;
  static uint16_t halves[65536];
  static uint16_t back[65536];
  open_fixture(&f);
  for (size_t i = 0; i < 65536; ++i) halves[i] = (uint16_t)i;
  const tn_element_type types[] = {TN_ELEMENT_FLOAT16, TN_ELEMENT_BFLOAT16};
  for (size_t k = 0; k < 2; ++k) {
    tn_adapter_builder_clear(f.builder);
    EXPECT_STATUS(TN_OK, add_vector(f.builder, "h", types[k], 65536, halves, sizeof halves));
    EXPECT_STATUS(TN_OK,
                  tn_adapter_builder_cast(f.builder, (tn_string_view){0}, TN_ELEMENT_FLOAT32));
    EXPECT_STATUS(TN_OK, tn_adapter_builder_cast(f.builder, (tn_string_view){0}, types[k]));
    EXPECT_STATUS(TN_OK, tn_adapter_builder_read(f.builder, 0, 0, sizeof back, back));
    const unsigned infinity = k == 0 ? 0x7c00 : 0x7f80;
    for (size_t i = 0; i < 65536; ++i) {
      const bool is_nan = (halves[i] & 0x7fffu) > infinity;
      if (is_nan ? (back[i] & 0x7fffu) <= infinity : back[i] != halves[i]) {
        TN_FAIL("%04x became %04x", halves[i], back[i]);
      }
    }
  }
  close_fixture(&f);
}

TN_TEST(integers_of_4_bits_are_unpacked) {
  builder_fixture f;
  const unsigned char packed[] = {0x98, 0x07};  // 8 and 9, then 7.
  signed char i8[3];
  float f32[3];
  open_fixture(&f);
  EXPECT_STATUS(TN_OK, add_vector(f.builder, "s", TN_ELEMENT_INT4, 3, packed, 2));
  EXPECT_STATUS(TN_OK, add_vector(f.builder, "u", TN_ELEMENT_UINT4, 3, packed, 2));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_cast(f.builder, view("s"), TN_ELEMENT_INT8));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_read(f.builder, 0, 0, 3, i8));
  EXPECT_TRUE(i8[0] == -8 && i8[1] == -7 && i8[2] == 7);
  EXPECT_STATUS(TN_OK, tn_adapter_builder_cast(f.builder, view("u"), TN_ELEMENT_FLOAT32));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_read(f.builder, 1, 0, 12, f32));
  EXPECT_TRUE(f32[0] == 8 && f32[1] == 9 && f32[2] == 7);
  close_fixture(&f);
}

TN_TEST(casts_that_make_no_sense_change_nothing) {
  builder_fixture f;
  const float z[] = {1, -2};
  double wide[2] = {0};
  tn_adapter_builder_parameter parameter;
  open_fixture(&f);
  EXPECT_STATUS(TN_OK, add_vector(f.builder, "f", TN_ELEMENT_FLOAT32, 2, z, 8));
  EXPECT_STATUS(TN_OK, add_vector(f.builder, "z", TN_ELEMENT_COMPLEX64, 1, z, 8));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_adapter_builder_cast(f.builder, view("f"), TN_ELEMENT_INT32));
  EXPECT_STR("parameter 'f': cannot cast f32 to i32", f.messages.text);
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_adapter_builder_cast(f.builder, view("z"), TN_ELEMENT_FLOAT32));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_adapter_builder_cast(f.builder, view("f"), TN_ELEMENT_COMPLEX64));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_adapter_builder_cast(f.builder, view("f"), TN_ELEMENT_STRING));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_adapter_builder_cast(f.builder, view(""), TN_ELEMENT_INT8));
  EXPECT_STATUS(TN_NOT_FOUND, tn_adapter_builder_cast(f.builder, view("g"), TN_ELEMENT_FLOAT16));
  EXPECT_TRUE(tn_adapter_builder_parameter_at(f.builder, 0, &parameter));
  EXPECT_EQ(TN_ELEMENT_FLOAT32, parameter.element_type);
  EXPECT_STATUS(TN_OK, tn_adapter_builder_cast(f.builder, view(""), TN_ELEMENT_FLOAT64));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_cast(f.builder, view("z"), TN_ELEMENT_COMPLEX128));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_read(f.builder, 1, 0, 16, wide));
  EXPECT_TRUE(wide[0] == 1 && wide[1] == -2);
  close_fixture(&f);
}

TN_TEST(types_have_names_and_sizes) {
  for (int i = TN_ELEMENT_UNDEFINED; i <= TN_ELEMENT_INT4; ++i) {
    const tn_element_type type = (tn_element_type)i;
    const size_t bits = tn_element_type_bit_width(type);
    EXPECT_EQ(bits / 8, tn_element_type_size(type));
    if (bits == 0) continue;
    EXPECT_EQ(type, tn_element_type_from_name(view(tn_element_type_name(type))));
  }
  EXPECT_EQ(4, tn_element_type_bit_width(TN_ELEMENT_INT4));
  EXPECT_EQ(TN_ELEMENT_UNDEFINED, tn_element_type_from_name(view("none")));
  EXPECT_EQ(TN_ELEMENT_UNDEFINED, tn_element_type_from_name(view("f33")));
}

//===-- Memory --------------------------------------------------------------------------------===//

static tn_status change_a_builder(const tn_allocator* allocator, const built_adapter* built) {
  message_log messages;
  tn_context* context;
  tn_adapter* adapter = NULL;
  tn_adapter_builder* builder = NULL;
  const float ones[] = {1};
  tn_status status = logged_context(&messages, allocator, &context);
  if (status != TN_OK) return status;
  status = load_copy(context, built_view(built), NULL, &adapter);
  if (status == TN_OK) status = tn_adapter_builder_create(context, &builder);
  if (status == TN_OK) status = tn_adapter_builder_load_adapter(builder, adapter);
  if (status == TN_OK) status = add_vector(builder, "new", TN_ELEMENT_FLOAT32, 1, ones, 4);
  if (status == TN_OK) status = tn_adapter_builder_rename(builder, view("a"), view("longer"));
  if (status == TN_OK) status = tn_adapter_builder_set_metadata(builder, view("k"), view("v"));
  if (status == TN_OK)
    status = tn_adapter_builder_cast(builder, (tn_string_view){0}, TN_ELEMENT_FLOAT16);
  if (status == TN_OK) status = tn_adapter_builder_drop(builder, view("b"));
  tn_adapter_builder_destroy(builder);
  tn_object_release(adapter);
  tn_context_destroy(context);
  return status;
}

TN_TEST(changing_survives_every_allocation_failure) {
  built_adapter built = built_pair();
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_allocator allocator = tn_budget_allocator(&budget);
    const tn_status status = change_a_builder(&allocator, &built);
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
  built_free(&built);
}
