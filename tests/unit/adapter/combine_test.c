// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Comparing and merging adapters.

#include <math.h>
#include <stdio.h>

#include <tenure/adapter_export.h>
#include <tenure/adapter_merge.h>

#include "adapter_builder.h"

typedef struct merge_fixture {
  message_log messages;
  tn_context* context;
  tn_adapter_builder* builder;
  tn_adapter* adapters[4];
  size_t count;
} merge_fixture;

static tn_string_view view(const char* text) { return tn_string_view_from(text); }

static void open_fixture(merge_fixture* f) {
  *f = (merge_fixture){0};
  EXPECT_STATUS(TN_OK, logged_context(&f->messages, NULL, &f->context));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_create(f->context, &f->builder));
}

static void close_fixture(merge_fixture* f) {
  for (size_t i = 0; i < f->count; ++i) tn_object_release(f->adapters[i]);
  tn_adapter_builder_destroy(f->builder);
  tn_context_destroy(f->context);
}

static void add(merge_fixture* f, const char* name, int64_t rows, int64_t columns, float first) {
  float values[64];
  const int64_t dims[] = {rows, columns};
  for (int64_t i = 0; i < rows * columns; ++i) values[i] = first + (float)i;
  const tn_adapter_builder_parameter parameter = {
      .name = view(name),
      .element_type = TN_ELEMENT_FLOAT32,
      .dims = dims,
      .rank = 2,
      .data = values,
      .byte_size = (size_t)(rows * columns) * sizeof(float)};
  EXPECT_STATUS(TN_OK, tn_adapter_builder_add(f->builder, &parameter, NULL));
}

// Makes the builder an adapter and begins anew.
static void finish(merge_fixture* f) {
  tn_blob* blob;
  EXPECT_STATUS(TN_OK, tn_adapter_builder_serialize(f->builder, NULL, &blob));
  EXPECT_STATUS(TN_OK, tn_adapter_load_blob(f->context, blob, NULL, &f->adapters[f->count++]));
  tn_object_release(blob);
  tn_adapter_builder_clear(f->builder);
}

// An adapter of the target module "q": [rank, 3] and [2, rank].
static void add_pair(merge_fixture* f, int64_t rank, float first, const char* alpha) {
  add(f, "q.lora_A.weight", rank, 3, first);
  add(f, "q.lora_B.weight", 2, rank, first + 1);
  if (alpha != NULL) {
    EXPECT_STATUS(TN_OK, tn_adapter_builder_set_metadata(f->builder, view("alpha"), view(alpha)));
  }
  EXPECT_STATUS(TN_OK, tn_adapter_builder_set_metadata(f->builder, view("base_model"), view("m")));
  finish(f);
}

// Element (row, column) of B A of the target module "q".
static double product(const tn_adapter_builder* builder, size_t row, size_t column) {
  tn_adapter_builder_parameter a;
  tn_adapter_builder_parameter b;
  double sum = 0;
  EXPECT_TRUE(tn_adapter_builder_parameter_at(builder, 0, &a));
  EXPECT_TRUE(tn_adapter_builder_parameter_at(builder, 1, &b));
  EXPECT_EQ(a.dims[0], b.dims[1]);
  for (size_t r = 0; r < (size_t)a.dims[0]; ++r) {
    float x;
    float y;
    EXPECT_STATUS(TN_OK, tn_adapter_builder_read(builder, 0, 4 * (r * 3 + column), 4, &x));
    EXPECT_STATUS(TN_OK,
                  tn_adapter_builder_read(builder, 1, 4 * (row * (size_t)a.dims[0] + r), 4, &y));
    sum += (double)x * (double)y;
  }
  return sum;
}

static double product_of(merge_fixture* f, size_t number, size_t row, size_t column) {
  tn_adapter_builder* builder;
  EXPECT_STATUS(TN_OK, tn_adapter_builder_create(f->context, &builder));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_load_adapter(builder, f->adapters[number]));
  const double value = product(builder, row, column);
  tn_adapter_builder_destroy(builder);
  return value;
}

static void expect_metadata(const tn_adapter_builder* builder, const char* key,
                            const char* expected) {
  tn_string_view name;
  tn_string_view value;
  for (size_t i = 0; tn_adapter_builder_metadata_at(builder, i, &name, &value); ++i) {
    if (tn_string_view_equal(name, view(key))) {
      EXPECT_VIEW(expected, value);
      return;
    }
  }
  EXPECT_EQ(NULL, expected);
}

TN_TEST(concatenating_is_the_exact_sum) {
  merge_fixture f;
  open_fixture(&f);
  add_pair(&f, 2, 1, "8");
  add_pair(&f, 3, -4, NULL);
  const tn_merge_input inputs[] = {{f.adapters[0], 0.5}, {f.adapters[1], -2}};
  EXPECT_STATUS(TN_OK, tn_adapter_combine(f.builder, inputs, 2, TN_MERGE_CONCATENATE));
  EXPECT_EQ(2, tn_adapter_builder_count(f.builder));
  for (size_t row = 0; row < 2; ++row) {
    for (size_t column = 0; column < 3; ++column) {
      const double expected =
          0.5 * 8 / 2 * product_of(&f, 0, row, column) - 2 * product_of(&f, 1, row, column);
      EXPECT_TRUE(product(f.builder, row, column) == expected);
    }
  }
  expect_metadata(f.builder, "rank", "5");
  expect_metadata(f.builder, "alpha", "5");
  expect_metadata(f.builder, "base_model", "m");
  close_fixture(&f);
}

TN_TEST(adding_keeps_the_rank) {
  merge_fixture f;
  open_fixture(&f);
  add_pair(&f, 2, 1, "4");
  add_pair(&f, 2, 1, "4");
  const tn_merge_input inputs[] = {{f.adapters[0], 0.5}, {f.adapters[1], 0.5}};
  const tn_merge_input negative[] = {{f.adapters[0], -2}};
  EXPECT_STATUS(TN_OK, tn_adapter_combine(f.builder, inputs, 2, TN_MERGE_LINEAR));
  // Each counts 0.5 * 4 / 2 = 1, so the sum of two alike is twice both matrices.
  EXPECT_TRUE(product(f.builder, 1, 2) == 4 * product_of(&f, 0, 1, 2));
  expect_metadata(f.builder, "rank", "2");
  EXPECT_STATUS(TN_OK, tn_adapter_combine(f.builder, negative, 1, TN_MERGE_LINEAR));
  EXPECT_TRUE(fabs(product(f.builder, 0, 0) + 4 * product_of(&f, 0, 0, 0)) < 1e-4);
  close_fixture(&f);
}

TN_TEST(target_modules_that_one_has_not_come_from_the_others) {
  merge_fixture f;
  tn_adapter_builder_parameter parameter;
  open_fixture(&f);
  add_pair(&f, 2, 1, NULL);
  add(&f, "k.lora_B.weight", 2, 1, 7);
  add(&f, "k.lora_A.weight", 1, 3, 7);
  finish(&f);
  const tn_merge_input inputs[] = {{f.adapters[0], 1}, {f.adapters[1], 3}};
  EXPECT_STATUS(TN_OK, tn_adapter_combine(f.builder, inputs, 2, TN_MERGE_CONCATENATE));
  const char* names[] = {"q.lora_A.weight", "q.lora_B.weight", "k.lora_B.weight",
                         "k.lora_A.weight"};
  for (size_t i = 0; i < 4; ++i) {
    EXPECT_TRUE(tn_adapter_builder_parameter_at(f.builder, i, &parameter));
    EXPECT_VIEW(names[i], parameter.name);
  }
  float value = 0;
  EXPECT_STATUS(TN_OK, tn_adapter_builder_read(f.builder, 3, 0, 4, &value));
  EXPECT_TRUE(value == 21);
  // The target modules' ranks differ, and the inputs do not agree on the model.
  expect_metadata(f.builder, "rank", NULL);
  expect_metadata(f.builder, "base_model", NULL);
  close_fixture(&f);
}

TN_TEST(types_stay_if_they_agree) {
  merge_fixture f;
  tn_adapter_builder_parameter parameter;
  open_fixture(&f);
  add_pair(&f, 2, 1, NULL);
  EXPECT_STATUS(TN_OK, tn_adapter_builder_load_adapter(f.builder, f.adapters[0]));
  EXPECT_STATUS(TN_OK,
                tn_adapter_builder_cast(f.builder, (tn_string_view){0}, TN_ELEMENT_BFLOAT16));
  finish(&f);
  const tn_merge_input same[] = {{f.adapters[1], 1}, {f.adapters[1], 1}};
  const tn_merge_input mixed[] = {{f.adapters[0], 1}, {f.adapters[1], 1}};
  EXPECT_STATUS(TN_OK, tn_adapter_combine(f.builder, same, 2, TN_MERGE_CONCATENATE));
  EXPECT_TRUE(tn_adapter_builder_parameter_at(f.builder, 0, &parameter));
  EXPECT_EQ(TN_ELEMENT_BFLOAT16, parameter.element_type);
  EXPECT_STATUS(TN_OK, tn_adapter_combine(f.builder, mixed, 2, TN_MERGE_CONCATENATE));
  EXPECT_TRUE(tn_adapter_builder_parameter_at(f.builder, 0, &parameter));
  EXPECT_EQ(TN_ELEMENT_FLOAT32, parameter.element_type);
  EXPECT_EQ(4, parameter.dims[0]);
  close_fixture(&f);
}

TN_TEST(what_does_not_fit_is_refused_and_the_builder_stays) {
  merge_fixture f;
  open_fixture(&f);
  add_pair(&f, 2, 1, NULL);
  add_pair(&f, 3, 1, "x");
  add(&f, "q.lora_A.weight", 2, 4, 1);
  add(&f, "q.lora_B.weight", 2, 2, 1);
  finish(&f);
  add(&f, "head.weight", 2, 2, 1);
  finish(&f);
  add(&f, "stays", 1, 1, 1);
  const struct {
    tn_merge_input inputs[2];
    tn_status status;
    const char* message;
  } cases[] = {
      {{{f.adapters[0], 1}, {f.adapters[1], 1}}, TN_INVALID_ARGUMENT, "its alpha is not a finite"},
      {{{f.adapters[0], 1}, {f.adapters[2], 1}},
       TN_SHAPE_MISMATCH,
       "parameter 'q': one adapter takes 3 to 2, another 4 to 2"},
      {{{f.adapters[0], 1}, {f.adapters[3], 1}},
       TN_INVALID_ARGUMENT,
       "parameter 'head.weight': not part of a LoRA pair"},
      {{{f.adapters[0], 1}, {f.adapters[0], NAN}}, TN_INVALID_ARGUMENT, "a weight is not finite"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    EXPECT_STATUS(cases[i].status,
                  tn_adapter_combine(f.builder, cases[i].inputs, 2, TN_MERGE_CONCATENATE));
    if (strstr(f.messages.text, cases[i].message) == NULL) TN_FAIL("%s", f.messages.text);
  }
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_adapter_combine(f.builder, NULL, 0, TN_MERGE_CONCATENATE));
  EXPECT_EQ(1, tn_adapter_builder_count(f.builder));
  close_fixture(&f);
}

TN_TEST(unequal_ranks_are_not_added) {
  merge_fixture f;
  open_fixture(&f);
  add_pair(&f, 2, 1, NULL);
  add_pair(&f, 3, 1, NULL);
  const tn_merge_input inputs[] = {{f.adapters[0], 1}, {f.adapters[1], 1}};
  EXPECT_STATUS(TN_SHAPE_MISMATCH, tn_adapter_combine(f.builder, inputs, 2, TN_MERGE_LINEAR));
  EXPECT_STR("parameter 'q': one adapter has rank 2, another 3; the linear rule needs equal ranks",
             f.messages.text);
  close_fixture(&f);
}

TN_TEST(merging_survives_every_allocation_failure) {
  built_adapter built = built_pair();
  merge_fixture f;
  open_fixture(&f);
  add_pair(&f, 2, 1, "4");
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_allocator allocator = tn_budget_allocator(&budget);
    const tn_merge_input inputs[] = {{f.adapters[0], 1}, {f.adapters[0], 2}};
    message_log messages;
    tn_context* context;
    tn_adapter_builder* builder = NULL;
    tn_status status = logged_context(&messages, &allocator, &context);
    if (status == TN_OK) {
      status = tn_adapter_builder_create(context, &builder);
      if (status == TN_OK) status = tn_adapter_combine(builder, inputs, 2, TN_MERGE_CONCATENATE);
      tn_adapter_builder_destroy(builder);
      tn_context_destroy(context);
    }
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
  close_fixture(&f);
  built_free(&built);
}

//===-- Comparing -----------------------------------------------------------------------------===//

typedef struct difference_log {
  char text[1024];
  size_t stop_after;
} difference_log;

static tn_status note(void* user_data, const tn_adapter_difference* difference) {
  difference_log* log = user_data;
  char line[160];
  snprintf(line, sizeof line, "%d:%.*s:%zu:%g(%.*s|%.*s) ", (int)difference->kind,
           (int)difference->name.size, difference->name.data, difference->element_count,
           difference->largest_distance, (int)difference->first.size, difference->first.data,
           (int)difference->second.size, difference->second.data);
  strcat(log->text, line);
  return log->stop_after != 0 && --log->stop_after == 0 ? TN_INTERRUPTED : TN_OK;
}

TN_TEST(what_differs_is_told) {
  merge_fixture f;
  difference_log log = {0};
  open_fixture(&f);
  add(&f, "same", 2, 2, 1);
  add(&f, "data", 2, 2, 1);
  add(&f, "shape", 2, 2, 1);
  add(&f, "type", 2, 2, 1);
  add(&f, "gone", 2, 2, 1);
  tn_adapter_builder_set_versions(f.builder, 1, 2);
  EXPECT_STATUS(TN_OK, tn_adapter_builder_set_metadata(f.builder, view("k"), view("1")));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_set_metadata(f.builder, view("alike"), view("1")));
  finish(&f);
  add(&f, "type", 2, 2, 1);
  EXPECT_STATUS(TN_OK, tn_adapter_builder_cast(f.builder, view("type"), TN_ELEMENT_FLOAT16));
  add(&f, "shape", 1, 4, 1);
  add(&f, "data", 2, 2, 1.5);
  add(&f, "new", 2, 2, 1);
  add(&f, "same", 2, 2, 1);
  tn_adapter_builder_set_versions(f.builder, 3, 2);
  EXPECT_STATUS(TN_OK, tn_adapter_builder_set_metadata(f.builder, view("alike"), view("1")));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_set_metadata(f.builder, view("j"), view("1")));
  finish(&f);
  EXPECT_STATUS(TN_OK, tn_adapter_diff(f.adapters[0], f.adapters[1], f.context, note, &log));
  EXPECT_STR(
      "0::0:0(1|3) 2:k:0:0(1|) 2:j:0:0(|1) 7:data:4:0.5(tensor<2x2xf32>|tensor<2x2xf32>) "
      "6:shape:0:0(tensor<2x2xf32>|tensor<1x4xf32>) 5:type:0:0(tensor<2x2xf32>|tensor<2x2xf16>) "
      "3:gone:0:0(tensor<2x2xf32>|) 4:new:0:0(|tensor<2x2xf32>) ",
      log.text);
  log = (difference_log){.stop_after = 2};
  EXPECT_STATUS(TN_INTERRUPTED,
                tn_adapter_diff(f.adapters[0], f.adapters[1], f.context, note, &log));
  EXPECT_STR("0::0:0(1|3) 2:k:0:0(1|) ", log.text);
  log = (difference_log){0};
  EXPECT_STATUS(TN_OK, tn_adapter_diff(f.adapters[0], f.adapters[0], f.context, note, &log));
  EXPECT_STR("", log.text);
  close_fixture(&f);
}
