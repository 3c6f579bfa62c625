// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Adapters as objects: who holds the bytes, and when they go back.

#include <stdio.h>
#include <unistd.h>

#include "adapter_builder.h"

static void count_release(void* user_data, const void* data, size_t byte_size) {
  EXPECT_TRUE(data != NULL && byte_size != 0);
  ++*(int*)user_data;
}

static tn_blob* lend(const built_adapter* built, int* releases) {
  tn_blob* blob;
  EXPECT_STATUS(TN_OK,
                tn_blob_create(built->bytes, built->size, 1, count_release, releases, &blob));
  return blob;
}

static tn_adapter* borrow(tn_context* context, const built_adapter* built, int* releases) {
  tn_adapter* adapter;
  tn_blob* blob = lend(built, releases);
  EXPECT_STATUS(TN_OK, tn_adapter_load_blob(context, blob, NULL, &adapter));
  tn_object_release(blob);
  return adapter;
}

TN_TEST(bytes_go_back_once_after_the_last_tensor) {
  message_log messages;
  tn_context* context;
  int releases = 0;
  EXPECT_STATUS(TN_OK, logged_context(&messages, NULL, &context));
  built_adapter built = built_pair();
  tn_adapter* adapter = borrow(context, &built, &releases);
  tn_tensor* tensor;
  EXPECT_STATUS(TN_OK, tn_adapter_tensor_find(adapter, tn_string_view_from("b"), &tensor));
  EXPECT_EQ(built.bytes + built.parameters[1].raw + 4, tn_tensor_data(tensor));
  tn_object_release(adapter);
  tn_context_destroy(context);
  EXPECT_EQ(0, releases);
  EXPECT_EQ(5, tn_tensor_dims(tensor)[0]);
  EXPECT_VIEW("b", tn_tensor_name(tensor));
  tn_object_release(tensor);
  EXPECT_EQ(1, releases);
  built_free(&built);
}

TN_TEST(bytes_of_a_failed_load_stay_the_callers) {
  message_log messages;
  tn_context* context;
  int releases = 0;
  EXPECT_STATUS(TN_OK, logged_context(&messages, NULL, &context));
  built_adapter built = built_pair();
  built.bytes[4] = 'x';
  tn_adapter* adapter;
  tn_blob* blob = lend(&built, &releases);
  EXPECT_STATUS(TN_MALFORMED, tn_adapter_load_blob(context, blob, NULL, &adapter));
  EXPECT_EQ(NULL, adapter);
  EXPECT_EQ(1, tn_object_reference_count(blob));
  tn_object_release(blob);
  EXPECT_EQ(1, releases);
  tn_context_destroy(context);
  built_free(&built);
}

TN_TEST(one_tensor_has_one_view) {
  message_log messages;
  tn_context* context;
  int releases = 0;
  EXPECT_STATUS(TN_OK, logged_context(&messages, NULL, &context));
  built_adapter built = built_pair();
  tn_adapter* adapter = borrow(context, &built, &releases);
  tn_tensor* first;
  tn_tensor* again;
  EXPECT_STATUS(TN_OK, tn_adapter_tensor_at(adapter, 0, &first));
  EXPECT_STATUS(TN_OK, tn_adapter_tensor_find(adapter, tn_string_view_from("a"), &again));
  EXPECT_EQ(first, again);
  EXPECT_EQ(2, tn_object_reference_count(first));
  EXPECT_EQ(TN_OBJECT_TENSOR, tn_object_kind_of(first));
  EXPECT_EQ(TN_OBJECT_ADAPTER, tn_object_kind_of(adapter));
  EXPECT_EQ(2, tn_object_reference_count(adapter));
  EXPECT_EQ(adapter, tn_tensor_adapter(first));
  tn_object_release(first);
  tn_object_release(again);
  EXPECT_EQ(1, tn_object_reference_count(adapter));
  EXPECT_STATUS(TN_NOT_FOUND, tn_adapter_tensor_find(adapter, tn_string_view_from("c"), &again));
  EXPECT_STATUS(TN_NOT_FOUND, tn_adapter_tensor_find(adapter, tn_string_view_from(""), &again));
  tn_object_release(adapter);
  EXPECT_EQ(1, releases);
  tn_context_destroy(context);
  built_free(&built);
}

TN_TEST(tensors_say_how_they_are_aligned) {
  message_log messages;
  tn_context* context;
  EXPECT_STATUS(TN_OK, logged_context(&messages, NULL, &context));
  built_adapter built = built_pair();
  tn_adapter* adapter;
  EXPECT_STATUS(TN_OK, load_copy(context, built_view(&built), NULL, &adapter));
  for (size_t i = 0; i < 2; ++i) {
    tn_tensor* tensor;
    EXPECT_STATUS(TN_OK, tn_adapter_tensor_at(adapter, i, &tensor));
    const size_t alignment = tn_tensor_alignment(tensor);
    EXPECT_EQ(0, tn_tensor_byte_offset(tensor) % alignment);
    EXPECT_TRUE(alignment == 64 || tn_tensor_byte_offset(tensor) % (2 * alignment) != 0);
    tn_object_release(tensor);
  }
  tn_object_release(adapter);
  tn_context_destroy(context);
  built_free(&built);
}

//===-- Files ---------------------------------------------------------------------------------===//

static void write_file(const char* path, const built_adapter* built) {
  FILE* file = fopen(path, "wb");
  EXPECT_TRUE(file != NULL);
  EXPECT_EQ(built->size, fwrite(built->bytes, 1, built->size, file));
  EXPECT_EQ(0, fclose(file));
}

TN_TEST(a_mapped_file_outlives_its_name) {
  message_log messages;
  tn_context* context;
  char path[] = "/tmp/tenure_adapter_test.XXXXXX";
  const int file = mkstemp(path);
  EXPECT_TRUE(file >= 0);
  close(file);
  EXPECT_STATUS(TN_OK, logged_context(&messages, NULL, &context));
  built_adapter built = built_pair();
  write_file(path, &built);
  const tn_adapter_options mapped = {.storage = TN_ADAPTER_STORAGE_MAP};
  tn_adapter* adapter;
  EXPECT_STATUS(TN_OK, tn_adapter_load(context, path, &mapped, &adapter));
  EXPECT_EQ(0, unlink(path));
  EXPECT_TRUE(tn_adapter_is_mapped(adapter));
  EXPECT_EQ(built.size, tn_adapter_byte_size(adapter));
  EXPECT_VIEW("tenure_adapter_test", tn_adapter_name(adapter));
  tn_tensor* tensor;
  EXPECT_STATUS(TN_OK, tn_adapter_tensor_at(adapter, 1, &tensor));
  tn_object_release(adapter);
  EXPECT_EQ(0, memcmp(tn_tensor_data(tensor), built.bytes + tn_tensor_byte_offset(tensor), 40));
  tn_object_release(tensor);
  tn_context_destroy(context);
  built_free(&built);
}

TN_TEST(what_is_no_file_is_refused_by_name) {
  message_log messages;
  tn_context* context;
  tn_adapter* adapter;
  EXPECT_STATUS(TN_OK, logged_context(&messages, NULL, &context));
  EXPECT_STATUS(TN_IO_ERROR, tn_adapter_load(context, "/no/such/file", NULL, &adapter));
  EXPECT_STR("/no/such/file: cannot be opened: No such file or directory", messages.text);
  EXPECT_STATUS(TN_IO_ERROR, tn_adapter_load(context, "/tmp", NULL, &adapter));
  EXPECT_STR("/tmp: is not a regular file: Is a directory", messages.text);
  EXPECT_STATUS(TN_IO_ERROR, tn_adapter_load(context, "/dev/null", NULL, &adapter));
  EXPECT_STR("/dev/null: is not a regular file", messages.text);
  tn_context_destroy(context);
}

//===-- Memory --------------------------------------------------------------------------------===//

static tn_status load_and_look(const tn_allocator* allocator, const built_adapter* built) {
  message_log messages;
  tn_context* context;
  tn_adapter* adapter;
  tn_tensor* tensor = NULL;
  tn_status status = logged_context(&messages, allocator, &context);
  if (status != TN_OK) return status;
  status = load_copy(context, built_view(built), NULL, &adapter);
  if (status == TN_OK) status = tn_adapter_tensor_at(adapter, 0, &tensor);
  tn_object_release(tensor);
  tn_object_release(adapter);
  tn_context_destroy(context);
  return status;
}

TN_TEST(loading_survives_every_allocation_failure) {
  built_adapter built = built_pair();
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_allocator allocator = tn_budget_allocator(&budget);
    const tn_status status = load_and_look(&allocator, &built);
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
  built_free(&built);
}

static int objects_allowed;

// The built-in allocator of objects, as often as `objects_allowed` says.
static void* allocate_some(void* user_data, size_t body_size) {
  const tn_object_allocator* builtin = user_data;
  return objects_allowed-- > 0 ? builtin->allocate(builtin->user_data, body_size) : NULL;
}

TN_TEST(objects_that_cannot_be_made_are_survived) {
  const tn_object_allocator* builtin = tn_object_allocator_get();
  const tn_object_allocator limited = {(void*)(uintptr_t)builtin, allocate_some};
  built_adapter built = built_pair();
  tn_object_allocator_set(&limited);
  for (int allowed = 0;; ++allowed) {
    objects_allowed = allowed;
    const tn_allocator allocator = tn_allocator_default();
    const tn_status status = load_and_look(&allocator, &built);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
  tn_object_allocator_set(NULL);
  built_free(&built);
}
