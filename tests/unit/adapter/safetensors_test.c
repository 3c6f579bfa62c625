// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// safetensors: what is read, and what is refused with which words.

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "adapter_builder.h"

typedef struct safetensors_fixture {
  message_log messages;
  tn_context* context;
  tn_adapter* adapter;
} safetensors_fixture;

// Loads a file with this header and `data_size` bytes of data, which count from 0.
static tn_status load_with(safetensors_fixture* f, const char* header, size_t data_size,
                           const tn_adapter_options* options) {
  unsigned char bytes[4096] = {0};
  const size_t size = strlen(header);
  EXPECT_TRUE(8 + size + data_size <= sizeof bytes);
  bytes[0] = (unsigned char)size;
  bytes[1] = (unsigned char)(size >> 8);
  memcpy(bytes + 8, header, size);
  for (size_t i = 0; i < data_size; ++i) bytes[8 + size + i] = (unsigned char)i;
  EXPECT_STATUS(TN_OK, logged_context(&f->messages, NULL, &f->context));
  return load_copy(f->context, (tn_string_view){(const char*)bytes, 8 + size + data_size}, options,
                   &f->adapter);
}

static void close_fixture(safetensors_fixture* f) {
  tn_object_release(f->adapter);
  tn_context_destroy(f->context);
}

static void expect_refused(const char* header, size_t data_size, const char* message) {
  safetensors_fixture f;
  EXPECT_STATUS(TN_MALFORMED, load_with(&f, header, data_size, NULL));
  EXPECT_EQ(NULL, f.adapter);
  if (strstr(f.messages.text, message) == NULL) {
    TN_FAIL("'%s' is not in '%s'", message, f.messages.text);
  }
  close_fixture(&f);
}

#define ONE "{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[0,8]}"

TN_TEST(tensors_metadata_and_versions_are_read) {
  safetensors_fixture f;
  tn_tensor* tensor;
  tn_string_view key;
  tn_string_view value;
  EXPECT_STATUS(TN_OK,
                load_with(&f,
                          "{\"__metadata__\":{\"alpha\":\"16\",\"tenure.adapter_version\":\"3\","
                          "\"tenure.model_version\":\"-7\"},\"b\":"
                          "{\"dtype\":\"BF16\",\"shape\":[2,1],\"data_offsets\":[4,8]},"
                          "\"a\":{\"dtype\":\"F32\",\"shape\":[],\"data_offsets\":[0,4]}}  ",
                          8, NULL));
  EXPECT_EQ(TN_ADAPTER_FORMAT_SAFETENSORS, tn_adapter_format_of(f.adapter));
  EXPECT_EQ(1, tn_adapter_format_version(f.adapter));
  EXPECT_EQ(3, tn_adapter_version(f.adapter));
  EXPECT_EQ((uint64_t)-7, tn_adapter_model_version(f.adapter));
  EXPECT_EQ(2, tn_adapter_tensor_count(f.adapter));
  EXPECT_TRUE(!tn_adapter_has_checksums(f.adapter));
  EXPECT_EQ(1, tn_adapter_metadata_count(f.adapter));
  EXPECT_TRUE(tn_adapter_metadata_at(f.adapter, 0, &key, &value));
  EXPECT_VIEW("alpha", key);
  EXPECT_VIEW("16", value);
  EXPECT_TRUE(!tn_adapter_metadata_at(f.adapter, 1, &key, &value));
  EXPECT_TRUE(tn_adapter_metadata(f.adapter, tn_string_view_from("alpha"), &value));
  EXPECT_VIEW("16", value);
  EXPECT_TRUE(!tn_adapter_metadata(f.adapter, tn_string_view_from("rank"), &value));
  EXPECT_EQ(0, value.size);
  EXPECT_STATUS(TN_OK, tn_adapter_tensor_at(f.adapter, 0, &tensor));
  EXPECT_VIEW("b", tn_tensor_name(tensor));
  EXPECT_EQ(TN_ELEMENT_BFLOAT16, tn_tensor_element_type(tensor));
  EXPECT_EQ(2, tn_tensor_rank(tensor));
  EXPECT_EQ(4, tn_tensor_byte_size(tensor));
  EXPECT_EQ(4, ((const unsigned char*)tn_tensor_data(tensor))[0]);
  tn_object_release(tensor);
  close_fixture(&f);
}

TN_TEST(names_of_peft_are_mapped) {
  const char* header = "{\"base_model.model.l.q.lora_A.default.weight\":" ONE "}";
  const tn_adapter_options kept = {.keep_names = true};
  safetensors_fixture f;
  tn_tensor* tensor;
  EXPECT_STATUS(TN_OK, load_with(&f, header, 8, NULL));
  EXPECT_STATUS(TN_OK, tn_adapter_tensor_at(f.adapter, 0, &tensor));
  EXPECT_VIEW("l.q.lora_A.weight", tn_tensor_name(tensor));
  tn_object_release(tensor);
  close_fixture(&f);
  EXPECT_STATUS(TN_OK, load_with(&f, header, 8, &kept));
  EXPECT_STATUS(TN_OK, tn_adapter_tensor_at(f.adapter, 0, &tensor));
  EXPECT_VIEW("base_model.model.l.q.lora_A.default.weight", tn_tensor_name(tensor));
  tn_object_release(tensor);
  close_fixture(&f);
  expect_refused("{\"a.lora_A.weight\":" ONE
                 ",\"base_model.model.a.lora_A.weight\":"
                 "{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[8,16]}}",
                 16, "after conversion from PEFT, its name is the same as that of #1");
  expect_refused("{\"base_model.model.\":" ONE "}", 8, "the name is empty");
}

TN_TEST(types_that_the_format_has_not_are_said_in_metadata) {
  safetensors_fixture f;
  tn_tensor* tensor;
  EXPECT_STATUS(TN_OK, load_with(&f,
                                 "{\"__metadata__\":{\"tenure.types\":"
                                 "\"{\\\"p\\\":{\\\"type\\\":\\\"i4\\\",\\\"shape\\\":[3,1]}}\"},"
                                 "\"p\":{\"dtype\":\"U8\",\"shape\":[2],\"data_offsets\":[0,2]}}",
                                 2, NULL));
  EXPECT_EQ(0, tn_adapter_metadata_count(f.adapter));
  EXPECT_STATUS(TN_OK, tn_adapter_tensor_at(f.adapter, 0, &tensor));
  EXPECT_EQ(TN_ELEMENT_INT4, tn_tensor_element_type(tensor));
  EXPECT_EQ(2, tn_tensor_rank(tensor));
  EXPECT_EQ(3, tn_tensor_dims(tensor)[0]);
  EXPECT_EQ(2, tn_tensor_byte_size(tensor));
  tn_object_release(tensor);
  close_fixture(&f);
  expect_refused(
      "{\"__metadata__\":{\"tenure.types\":"
      "\"{\\\"p\\\":{\\\"type\\\":\\\"i4\\\",\\\"shape\\\":[5]}}\"},"
      "\"p\":{\"dtype\":\"U8\",\"shape\":[2],\"data_offsets\":[0,2]}}",
      2, "do not match its dimensions and type; expected 3");
  expect_refused(
      "{\"__metadata__\":{\"tenure.types\":\"{\\\"p\\\":{\\\"type\\\":\\\"i5\\\"}}\"},"
      "\"p\":{\"dtype\":\"U8\",\"shape\":[2],\"data_offsets\":[0,2]}}",
      2, "invalid entry in tenure.types for this tensor");
  expect_refused("{\"__metadata__\":{\"tenure.types\":\"[]\"}}", 0, "is not a JSON object");
}

TN_TEST(headers_that_are_wrong_are_refused) {
  expect_refused("{", 0, "the header is not valid JSON");
  expect_refused("{\"a\":" ONE ",\"a\":" ONE "}", 8, "duplicate");
  expect_refused("{\"a\\u0000b\":" ONE "}", 8, "the header is not valid JSON");
  expect_refused("{\"a\xff\":" ONE "}", 8, "the header is not valid JSON");
  expect_refused("{\"\":" ONE "}", 8, "the name is empty");
  expect_refused("{\"a\":1}", 0, "parameter 'a': expected a JSON object");
  expect_refused("{\"__metadata__\":[]}", 0, "__metadata__ is not a JSON object");
  expect_refused("{\"__metadata__\":{\"k\":1}}", 0, "the metadata value of 'k' is not a string");
  expect_refused("{\"__metadata__\":{\"tenure.model_version\":\"9x\"}}", 0, "a version");
  expect_refused("{\"__metadata__\":{\"tenure.adapter_version\":\"2147483648\"}}", 0, "a version");
}

TN_TEST(tensors_that_are_wrong_are_refused) {
  expect_refused("{\"a\":{\"shape\":[2],\"data_offsets\":[0,8]}}", 8, "missing dtype");
  expect_refused("{\"a\":{\"dtype\":\"F4\",\"shape\":[2],\"data_offsets\":[0,1]}}", 1,
                 "unknown dtype 'F4'");
  expect_refused("{\"a\":{\"dtype\":\"F32\",\"data_offsets\":[0,8]}}", 8, "shape is not an array");
  expect_refused("{\"a\":{\"dtype\":\"F32\",\"shape\":[-1],\"data_offsets\":[0,8]}}", 8,
                 "dimension #1");
  expect_refused("{\"a\":{\"dtype\":\"F32\",\"shape\":[2.0],\"data_offsets\":[0,8]}}", 8,
                 "dimension #1");
  expect_refused("{\"a\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[0]}}", 8, "not a pair");
  expect_refused("{\"a\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[8,0]}}", 8,
                 "out of bounds");
  expect_refused("{\"a\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[0,9]}}", 8,
                 "out of bounds");
  expect_refused("{\"a\":{\"dtype\":\"F32\",\"shape\":[3],\"data_offsets\":[0,8]}}", 8,
                 "8 bytes of data do not match its dimensions and type; expected 12");
  expect_refused(
      "{\"a\":{\"dtype\":\"F64\",\"shape\":[4611686018427387904,4],\"data_offsets\":[0,8]}}", 8,
      "byte size of its dimensions overflows");
  expect_refused("{\"a\":" ONE "}", 9, "1 trailing bytes after the last tensor");
  expect_refused("{\"a\":" ONE ",\"b\":" ONE "}", 8, "does not follow the previous data");
  expect_refused("{\"a\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[1,2]}}", 2,
                 "does not follow the previous data");
}

TN_TEST(sizes_of_headers_are_checked) {
  message_log messages;
  tn_context* context;
  tn_adapter* adapter;
  const tn_adapter_options options = {.format = TN_ADAPTER_FORMAT_SAFETENSORS};
  EXPECT_STATUS(TN_OK, logged_context(&messages, NULL, &context));
  const struct {
    const char* bytes;
    size_t size;
    const char* message;
  } cases[] = {{"", 0, "truncated header length"},
               {"\2\0\0\0\0\0\0", 7, "truncated header length"},
               {"\3\0\0\0\0\0\0\0{}", 10, "header length of 3 bytes"},
               {"\2\0\0\0\0\0\0\x80{}", 10, "header length of"},
               {"\0\0\0\0\0\0\0\0", 8, "does not begin with '{'"},
               {"\2\0\0\0\0\0\0\0[]", 10, "does not begin with '{'"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    EXPECT_STATUS(TN_MALFORMED, load_copy(context, (tn_string_view){cases[i].bytes, cases[i].size},
                                          &options, &adapter));
    if (strstr(messages.text, cases[i].message) == NULL) TN_FAIL("%s", messages.text);
  }
  EXPECT_STATUS(TN_OK,
                load_copy(context, (tn_string_view){"\2\0\0\0\0\0\0\0{}", 10}, NULL, &adapter));
  EXPECT_EQ(0, tn_adapter_tensor_count(adapter));
  tn_object_release(adapter);
  tn_context_destroy(context);
}

TN_TEST(every_prefix_is_refused) {
  const char* header = "{\"__metadata__\":{\"k\":\"v\"},\"a\":" ONE "}";
  char bytes[256] = {0};
  message_log messages;
  tn_context* context;
  tn_adapter* adapter;
  const size_t size = 8 + strlen(header) + 8;
  const tn_adapter_options options = {.format = TN_ADAPTER_FORMAT_SAFETENSORS};
  bytes[0] = (char)strlen(header);
  memcpy(bytes + 8, header, strlen(header));
  EXPECT_STATUS(TN_OK, logged_context(&messages, NULL, &context));
  for (size_t i = 0; i < size; ++i) {
    EXPECT_STATUS(TN_MALFORMED, load_copy(context, (tn_string_view){bytes, i}, &options, &adapter));
  }
  tn_context_destroy(context);
}

TN_TEST(reading_survives_every_allocation_failure) {
  const char* header = "{\"__metadata__\":{\"k\":\"v\"},\"base_model.model.a.lora_A\":" ONE "}";
  char bytes[256] = {0};
  bytes[0] = (char)strlen(header);
  memcpy(bytes + 8, header, strlen(header));
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_allocator allocator = tn_budget_allocator(&budget);
    message_log messages;
    tn_context* context;
    tn_adapter* adapter = NULL;
    tn_status status = logged_context(&messages, &allocator, &context);
    if (status == TN_OK) {
      status = load_copy(context, (tn_string_view){bytes, 16 + strlen(header)}, NULL, &adapter);
      tn_object_release(adapter);
      tn_context_destroy(context);
    }
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
}

TN_TEST(a_mapped_file_is_read_as_one_in_memory) {
  const char* header = "{\"__metadata__\":{\"k\":\"v\"},\"a\":" ONE "}";
  const tn_adapter_options mapped = {.format = TN_ADAPTER_FORMAT_SAFETENSORS,
                                     .storage = TN_ADAPTER_STORAGE_MAP};
  char bytes[256] = {0};
  char path[] = "/tmp/tenure_safetensors_test.XXXXXX";
  message_log messages;
  tn_context* context;
  tn_adapter* adapter;
  tn_tensor* tensor;
  bytes[0] = (char)strlen(header);
  memcpy(bytes + 8, header, strlen(header));
  const int file = mkstemp(path);
  EXPECT_EQ(16 + strlen(header), write(file, bytes, 16 + strlen(header)));
  close(file);
  EXPECT_STATUS(TN_OK, logged_context(&messages, NULL, &context));
  EXPECT_STATUS(TN_OK, tn_adapter_load(context, path, &mapped, &adapter));
  EXPECT_TRUE(tn_adapter_is_mapped(adapter));
  EXPECT_EQ(0, truncate(path, 0));
  EXPECT_STATUS(TN_OK, tn_adapter_tensor_at(adapter, 0, &tensor));
  EXPECT_VIEW("a", tn_tensor_name(tensor));
  EXPECT_STATUS(TN_IO_ERROR, tn_tensor_read(tensor, 0, 8, bytes));
  tn_object_release(tensor);
  tn_object_release(adapter);
  EXPECT_STATUS(TN_MALFORMED, tn_adapter_load(context, path, &mapped, &adapter));
  EXPECT_EQ(0, unlink(path));
  tn_context_destroy(context);
}
