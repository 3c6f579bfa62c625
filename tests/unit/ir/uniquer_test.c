// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ir/uniquer.h"

#include <tenure/resource.h>

#include "ir/location_span.h"
#include "ir/operation_name.h"
#include "report.h"

TN_TEST(a_hundred_thousand_stay_where_they_are) {
  enum { COUNT = 100000 };
  static tn_attribute made[COUNT];
  for (int threading = 0; threading < 2; ++threading) {
    tn_report report;
    tn_context* context = tn_report_open(&report, threading != 0);
    const tn_type i64 = tn_test_integer(context, 64);
    for (int64_t i = 0; i < COUNT; ++i) {
      EXPECT_STATUS(TN_OK, tn_integer_attribute_get(i64, i * i, &made[i]));
    }
    for (int64_t i = 0; i < COUNT; ++i) {
      tn_attribute again = {NULL};
      EXPECT_STATUS(TN_OK, tn_integer_attribute_get(i64, i * i, &again));
      EXPECT_TRUE(tn_attribute_equal(made[i], again));
      EXPECT_EQ(i * i, tn_integer_attribute_value(made[i]));
      EXPECT_TRUE(tn_uniquer__at(&context->uniquer, made[i].storage->self) == made[i].storage);
    }
    EXPECT_TRUE(tn_uniquer__count(&context->uniquer) >= COUNT);
    EXPECT_TRUE(tn_uniquer__byte_size(&context->uniquer) < (threading != 0 ? 95u : 50u) * COUNT);
    tn_context_destroy(context);
  }
}

TN_TEST(kinds_with_equal_bytes_are_told_apart) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const uint64_t payload = 77;
  const tn_storage* found[3] = {NULL, NULL, NULL};
  for (uint8_t kind = 0; kind < 3; ++kind) {
    const tn_storage_key key = {.kind = (uint8_t)(TN_STORAGE_OPERATION_NAME + 10 + kind),
                                .context_or_type = context,
                                .payload = &payload,
                                .payload_size = sizeof payload};
    EXPECT_TRUE(tn_uniquer__find(context, &key) == NULL);
    EXPECT_STATUS(TN_OK, tn_uniquer__get(context, &key, &found[kind]));
    EXPECT_TRUE(tn_uniquer__find(context, &key) == found[kind]);
  }
  EXPECT_TRUE(found[0] != found[1] && found[1] != found[2] && found[0] != found[2]);
  tn_context_destroy(context);
}

//===-- Running out of memory -----------------------------------------------------------------===//

static tn_status make_types(tn_context* context) {
  tn_type i32 = {NULL};
  tn_type type = {NULL};
  tn_attribute encoding = {NULL};
  tn_type many[80];
  int64_t dims[80];
  bool scalable[80];
  TN_TRY(tn_integer_type_get(context, 32, TN_SIGNLESS, &i32));
  for (size_t i = 0; i < 80; ++i) {
    many[i] = i32;
    dims[i] = (int64_t)i + 1;
    scalable[i] = true;
  }
  TN_TRY(tn_string_attribute_get(context, tn_view("encoding"), &encoding));
  TN_TRY(tn_tensor_type_get(i32, dims, 80, &encoding, &type));
  TN_TRY(tn_vector_type_get(i32, dims, scalable, 80, &type));
  TN_TRY(tn_function_type_get(context, many, 80, many, 80, &type));
  return tn_tuple_type_get(context, many, 80, &type);
}

static tn_status make_attributes(tn_context* context) {
  tn_type type = {NULL};
  tn_attribute a = {NULL};
  tn_named_attribute entries[80];
  TN_TRY(tn_integer_type_get(context, 3000, TN_SIGNLESS, &type));
  TN_TRY(tn_integer_attribute_get(type, -3, &a));
  for (int i = 0; i < 80; ++i) {
    char name[200];
    memset(name, 'a', sizeof name);
    name[0] = (char)('z' - i % 26);
    name[1] = (char)('0' + i / 26);
    TN_TRY(tn_identifier_get(context, (tn_string_view){name, sizeof name}, &entries[i].name));
    entries[i].value = a;
  }
  TN_TRY(tn_dictionary_attribute_get(context, entries, 80, &a));
  const tn_attribute element = a;
  TN_TRY(tn_array_attribute_get(context, &element, 1, &a));
  static char big[300000];
  memset(big, 'q', sizeof big);
  const tn_string_view text = {big, sizeof big};
  TN_TRY(tn_opaque_attribute_get(context, text, text, (tn_type){NULL}, &a));
  return tn_distinct_attribute_create(a, &a);
}

static tn_status make_the_rest(tn_context* context) {
  const tn_storage* name = NULL;
  const tn_source_span* span = NULL;
  tn_resource* resource = NULL;
  tn_location location = {NULL, 0};
  const tn_location unknown = tn_location_unknown(context);
  TN_TRY(tn_operation_name__get(context, tn_view("a.b"), &name));
  TN_TRY(tn_source_span__create(context, &(tn_file_range){tn_view("f"), 1, 1, 1, 1},
                                tn_view("a\nb"), &span));
  const tn_location parts[] = {tn_source_span__location(context, span, 1), unknown,
                               tn_source_span__location(context, span, 2)};
  TN_TRY(tn_location_fused_get(context, parts, 3, NULL, &location));
  TN_TRY(tn_location_name_get(context, tn_view("n"), location, &location));
  TN_TRY(tn_location_call_site_get(location, unknown, &location));
  TN_TRY(tn_resource_insert(context, tn_view(""), tn_view("key"), NULL, &resource));
  return tn_resource_insert(context, tn_view(""), tn_view("key"), NULL, &resource);
}

static tn_status make_everything(tn_allocator allocator, bool threading) {
  const tn_context_options options = {
      .allocator = allocator, .threading = threading, .allow_unregistered_dialects = true};
  tn_context* context = NULL;
  TN_TRY(tn_context_create(&options, &context));
  tn_status status = make_types(context);
  if (status == TN_OK) status = make_attributes(context);
  if (status == TN_OK) status = make_the_rest(context);
  tn_context_destroy(context);
  return status;
}

static void survive_every_failure(bool threading) {
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_status status = make_everything(tn_budget_allocator(&budget), threading);
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) return;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
}

TN_TEST(uniquing_survives_every_allocation_failure) { survive_every_failure(false); }
TN_TEST(threaded_uniquing_survives_every_allocation_failure) { survive_every_failure(true); }

TN_TEST(what_failed_for_memory_can_be_made_later) {
  tn_budget budget = {.allocations = 1000};
  const tn_context_options options = {.allocator = tn_budget_allocator(&budget)};
  tn_context* context = NULL;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  const tn_type i64 = tn_test_integer(context, 64);
  tn_attribute attributes[5000];
  int64_t failure_count = 0;
  for (int64_t i = 0; i < 5000;) {
    budget.allocations = i % 3 == 0 ? 0 : 1;
    const tn_status status = tn_integer_attribute_get(i64, i, &attributes[i]);
    if (status == TN_OK) {
      ++i;
      continue;
    }
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
    EXPECT_TRUE(tn_attribute_is_null(attributes[i]));
    ++failure_count;
    budget.allocations = 10;
    EXPECT_STATUS(TN_OK, tn_integer_attribute_get(i64, i, &attributes[i]));
    ++i;
  }
  EXPECT_TRUE(failure_count > 0);
  budget.allocations = 1000;
  for (int64_t i = 0; i < 5000; ++i) {
    tn_attribute again = {NULL};
    EXPECT_STATUS(TN_OK, tn_integer_attribute_get(i64, i, &again));
    EXPECT_TRUE(tn_attribute_equal(again, attributes[i]));
  }
  tn_context_destroy(context);
  EXPECT_EQ(0, budget.live_bytes);
}
