// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files that change after they were loaded: what is read through the API is what was loaded, or an
// error.

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <tenure/adapter_export.h>

#include "adapter_builder.h"

#define ELEMENT_COUNT 50000

typedef struct storage_fixture {
  message_log messages;
  tn_context* context;
  char path[64];
  built_adapter built;
  tn_adapter* adapter;
  tn_tensor* tensor;
} storage_fixture;

// A file that is large enough to be mapped, and its only tensor, "w".
static void open_fixture(storage_fixture* f, tn_adapter_storage storage) {
  static float data[ELEMENT_COUNT];
  const int64_t dims[] = {ELEMENT_COUNT};
  const parameter_spec spec = {"w", 0, dims, 1, TN_ELEMENT_FLOAT32, data, sizeof data};
  const tn_adapter_options options = {.storage = storage};
  for (size_t i = 0; i < ELEMENT_COUNT; ++i) data[i] = (float)i;
  strcpy(f->path, "/tmp/tenure_storage_test.XXXXXX");
  const int file = mkstemp(f->path);
  EXPECT_TRUE(file >= 0);
  f->built = built_make(&spec, 1);
  EXPECT_EQ(f->built.size, write(file, f->built.bytes, f->built.size));
  close(file);
  EXPECT_STATUS(TN_OK, logged_context(&f->messages, NULL, &f->context));
  EXPECT_STATUS(TN_OK, tn_adapter_load(f->context, f->path, &options, &f->adapter));
  EXPECT_STATUS(TN_OK, tn_adapter_tensor_at(f->adapter, 0, &f->tensor));
}

static void close_fixture(storage_fixture* f) {
  unlink(f->path);
  tn_object_release(f->tensor);
  tn_object_release(f->adapter);
  tn_context_destroy(f->context);
  built_free(&f->built);
}

static void expect_intact(storage_fixture* f) {
  float value = 0;
  EXPECT_TRUE(tn_adapter_is_unchanged(f->adapter));
  EXPECT_STATUS(TN_OK, tn_adapter_check(f->adapter, f->context, NULL, NULL));
  EXPECT_STATUS(TN_OK, tn_tensor_read(f->tensor, 4 * 30000, sizeof value, &value));
  EXPECT_TRUE(value == 30000);
}

static void expect_noticed(storage_fixture* f) {
  float value = 0;
  EXPECT_TRUE(!tn_adapter_is_unchanged(f->adapter));
  EXPECT_STATUS(TN_IO_ERROR, tn_adapter_check(f->adapter, f->context, NULL, NULL));
  EXPECT_TRUE(strstr(f->messages.text, "parameter 'w': the file was changed") != NULL);
  EXPECT_STATUS(TN_IO_ERROR, tn_tensor_read(f->tensor, 4 * 30000, sizeof value, &value));
  // What describes the tensor was copied.
  EXPECT_VIEW("w", tn_tensor_name(f->tensor));
  EXPECT_EQ(ELEMENT_COUNT, tn_tensor_dims(f->tensor)[0]);
}

static void overwrite(const storage_fixture* f) {
  const int file = open(f->path, O_WRONLY);
  static const char other[ELEMENT_COUNT];
  EXPECT_TRUE(file >= 0);
  EXPECT_EQ(sizeof other, pwrite(file, other, sizeof other, 100000));
  close(file);
}

TN_TEST(large_files_are_mapped_and_small_ones_copied) {
  storage_fixture f;
  open_fixture(&f, TN_ADAPTER_STORAGE_AUTOMATIC);
  EXPECT_TRUE(tn_adapter_is_mapped(f.adapter));
  expect_intact(&f);
  close_fixture(&f);
  open_fixture(&f, TN_ADAPTER_STORAGE_COPY);
  EXPECT_TRUE(!tn_adapter_is_mapped(f.adapter));
  expect_intact(&f);
  close_fixture(&f);
}

TN_TEST(a_deleted_file_stays) {
  storage_fixture f;
  open_fixture(&f, TN_ADAPTER_STORAGE_AUTOMATIC);
  EXPECT_EQ(0, unlink(f.path));
  expect_intact(&f);
  close_fixture(&f);
}

TN_TEST(a_file_that_another_is_renamed_over_stays) {
  storage_fixture f;
  char other[80];
  open_fixture(&f, TN_ADAPTER_STORAGE_AUTOMATIC);
  snprintf(other, sizeof other, "%s.other", f.path);
  fclose(fopen(other, "wb"));
  EXPECT_EQ(0, rename(other, f.path));
  expect_intact(&f);
  close_fixture(&f);
}

TN_TEST(a_shortened_file_is_noticed) {
  storage_fixture f;
  open_fixture(&f, TN_ADAPTER_STORAGE_AUTOMATIC);
  EXPECT_EQ(0, truncate(f.path, 0));
  expect_noticed(&f);
  close_fixture(&f);
}

TN_TEST(an_overwritten_file_is_noticed_at_once) {
  storage_fixture f;
  open_fixture(&f, TN_ADAPTER_STORAGE_AUTOMATIC);
  overwrite(&f);
  expect_noticed(&f);
  close_fixture(&f);
}

TN_TEST(a_file_overwritten_long_after_is_noticed) {
  storage_fixture f;
  const struct timespec while_it_lies = {0, 30000000};
  open_fixture(&f, TN_ADAPTER_STORAGE_AUTOMATIC);
  nanosleep(&while_it_lies, NULL);
  expect_intact(&f);
  overwrite(&f);
  expect_noticed(&f);
  close_fixture(&f);
}

TN_TEST(a_copy_does_not_care) {
  storage_fixture f;
  open_fixture(&f, TN_ADAPTER_STORAGE_COPY);
  overwrite(&f);
  expect_intact(&f);
  EXPECT_EQ(0, truncate(f.path, 0));
  expect_intact(&f);
  close_fixture(&f);
}

TN_TEST(reads_outside_a_tensor_are_refused) {
  storage_fixture f;
  char byte;
  const size_t size = 4 * ELEMENT_COUNT;
  open_fixture(&f, TN_ADAPTER_STORAGE_AUTOMATIC);
  EXPECT_STATUS(TN_OK, tn_tensor_read(f.tensor, size, 0, NULL));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_tensor_read(f.tensor, size, 1, &byte));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_tensor_read(f.tensor, size + 1, 0, &byte));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_tensor_read(f.tensor, 1, SIZE_MAX, &byte));
  close_fixture(&f);
}

static tn_status stop(void* user_data, uint64_t done, uint64_t total) {
  EXPECT_EQ(4 * ELEMENT_COUNT, total);
  EXPECT_TRUE(done <= total);
  return ++*(int*)user_data == 1 ? TN_INTERRUPTED : TN_OK;
}

TN_TEST(checking_can_be_stopped) {
  storage_fixture f;
  int calls = 0;
  open_fixture(&f, TN_ADAPTER_STORAGE_AUTOMATIC);
  EXPECT_STATUS(TN_INTERRUPTED, tn_adapter_check(f.adapter, f.context, stop, &calls));
  EXPECT_EQ(1, calls);
  EXPECT_STATUS(TN_OK, tn_adapter_check(f.adapter, f.context, stop, &calls));
  close_fixture(&f);
}

//===-- Mapped and copied ---------------------------------------------------------------------===//

// Bytes that span several pages: names, extents and an extension.
static tn_blob* many_tensors(tn_context* context) {
  static const float values[] = {1, 2, 3, 4};
  const int64_t dims[] = {2, 2};
  const tn_export_options options = {.checksums = true};
  tn_adapter_builder* builder;
  tn_blob* blob;
  EXPECT_STATUS(TN_OK, tn_adapter_builder_create(context, &builder));
  for (int i = 0; i < 100; ++i) {
    char name[64];
    snprintf(name, sizeof name, "layers.%d.%.*s.lora_A.weight", i, i % 30,
             "a name of any length whatever");
    const tn_adapter_builder_parameter parameter = {.name = tn_string_view_from(name),
                                                    .element_type = TN_ELEMENT_FLOAT32,
                                                    .dims = dims,
                                                    .rank = 2,
                                                    .data = values,
                                                    .byte_size = sizeof values};
    EXPECT_STATUS(TN_OK, tn_adapter_builder_add(builder, &parameter, NULL));
  }
  EXPECT_STATUS(TN_OK, tn_adapter_builder_set_metadata(builder, tn_string_view_from("alpha"),
                                                       tn_string_view_from("16")));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_serialize(builder, &options, &blob));
  tn_adapter_builder_destroy(builder);
  return blob;
}

// Writes what lies long unchanged, so that nobody waits for a tick.
static void write_old_file(const char* path, const unsigned char* bytes, size_t size) {
  const struct timespec long_ago[] = {{1000, 0}, {1000, 0}};
  const int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  EXPECT_TRUE(file >= 0);
  EXPECT_EQ(size, write(file, bytes, size));
  EXPECT_EQ(0, futimens(file, long_ago));
  close(file);
}

static tn_status load_stored(message_log* log, tn_context* context, const char* path,
                             tn_adapter_storage storage) {
  const tn_adapter_options options = {.storage = storage, .check = true};
  tn_adapter* adapter;
  log->text[0] = '\0';
  const tn_status status = tn_adapter_load(context, path, &options, &adapter);
  if (status == TN_OK) EXPECT_EQ(100, tn_adapter_tensor_count(adapter));
  tn_object_release(adapter);
  return status;
}

TN_TEST(mapped_and_copied_files_are_read_alike) {
  message_log messages;
  tn_context* context;
  char path[] = "/tmp/tenure_storage_test.XXXXXX";
  close(mkstemp(path));
  EXPECT_STATUS(TN_OK, logged_context(&messages, NULL, &context));
  tn_blob* blob = many_tensors(context);
  const size_t size = tn_blob_byte_size(blob);
  unsigned char* bytes = malloc(size);
  EXPECT_TRUE(bytes != NULL);
  unsigned state = 1;
  size_t taken_count = 0;
  for (int i = 0; i < 1500; ++i) {
    memcpy(bytes, tn_blob_data(blob), size);
    for (int k = 0; k < i % 3; ++k) {
      state = state * 1103515245u + 12345u;
      bytes[state / 65536u % size] = (unsigned char)(state >> 8);
    }
    const size_t length = i % 7 == 6 ? (size_t)state % size : size;
    write_old_file(path, bytes, length);
    const tn_status copied = load_stored(&messages, context, path, TN_ADAPTER_STORAGE_COPY);
    const message_log said = messages;
    const tn_status mapped = load_stored(&messages, context, path, TN_ADAPTER_STORAGE_MAP);
    EXPECT_STATUS(copied, mapped);
    EXPECT_STR(said.text, messages.text);
    taken_count += mapped == TN_OK;
  }
  EXPECT_TRUE(taken_count >= 400);
  free(bytes);
  unlink(path);
  tn_object_release(blob);
  tn_context_destroy(context);
}

TN_TEST(a_change_of_a_file_without_data_is_noticed) {
  message_log messages;
  tn_context* context;
  tn_adapter* adapter;
  char path[] = "/tmp/tenure_storage_test.XXXXXX";
  const tn_adapter_options options = {.storage = TN_ADAPTER_STORAGE_MAP};
  built_adapter built = built_make(NULL, 0);
  close(mkstemp(path));
  write_old_file(path, built.bytes, built.size);
  EXPECT_STATUS(TN_OK, logged_context(&messages, NULL, &context));
  EXPECT_STATUS(TN_OK, tn_adapter_load(context, path, &options, &adapter));
  EXPECT_STATUS(TN_OK, tn_adapter_check(adapter, context, NULL, NULL));
  EXPECT_EQ(0, truncate(path, 4));
  EXPECT_STATUS(TN_IO_ERROR, tn_adapter_check(adapter, context, NULL, NULL));
  EXPECT_TRUE(strstr(messages.text, "the file was changed after it was loaded") != NULL);
  tn_object_release(adapter);
  unlink(path);
  built_free(&built);
  tn_context_destroy(context);
}
