// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every prefix of real files is loaded or refused: those of the shared material, where it is there.

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

#include "adapter_builder.h"

static unsigned char* read_file(const char* path, size_t* out_size) {
  FILE* file = fopen(path, "rb");
  EXPECT_TRUE(file != NULL);
  EXPECT_EQ(0, fseek(file, 0, SEEK_END));
  *out_size = (size_t)ftell(file);
  rewind(file);
  unsigned char* bytes = malloc(*out_size + 1);
  EXPECT_TRUE(bytes != NULL);
  EXPECT_EQ(*out_size, fread(bytes, 1, *out_size, file));
  fclose(file);
  return bytes;
}

// Closes the byte at `place`, and opens all of them again: a sanitizer sees who reads it.
#if defined(__SANITIZE_ADDRESS__)
#define TN_WITH_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define TN_WITH_ASAN 1
#endif
#endif
#ifdef TN_WITH_ASAN
#include <sanitizer/asan_interface.h>
static void close_byte(const void* place) { ASAN_POISON_MEMORY_REGION(place, 1); }
static void open_bytes(const void* bytes, size_t size) { ASAN_UNPOISON_MEMORY_REGION(bytes, size); }
#else
static void close_byte(const void* place) { (void)place; }
static void open_bytes(const void* bytes, size_t size) { (void)bytes, (void)size; }
#endif

static void load_prefix(tn_context* context, const void* bytes, size_t size) {
  tn_blob* blob;
  EXPECT_STATUS(TN_OK, tn_blob_create(bytes, size, 1, NULL, NULL, &blob));
  for (int i = 0; i < 2; ++i) {
    const tn_adapter_options options = {.format = TN_ADAPTER_FORMAT_ONNX, .compatible = i == 1};
    tn_adapter* adapter;
    const tn_status status = tn_adapter_load_blob(context, blob, &options, &adapter);
    EXPECT_TRUE(status == TN_OK || status == TN_MALFORMED || status == TN_LIMIT_EXCEEDED);
    tn_object_release(adapter);
  }
  tn_object_release(blob);
}

// Loads each prefix, the longest first. What lies after it is closed.
static void load_prefixes(tn_context* context, const char* path) {
  size_t size;
  unsigned char* bytes = read_file(path, &size);
  for (size_t length = size;; --length) {
    load_prefix(context, bytes, length);
    if (length == 0) break;
    close_byte(bytes + length - 1);
  }
  open_bytes(bytes, size + 1);
  free(bytes);
}

static void load_folder(const char* folder) {
  char path[4096];
  message_log messages;
  tn_context* context;
  DIR* entries = opendir(folder);
  if (entries == NULL) TN_SKIP();
  EXPECT_STATUS(TN_OK, logged_context(&messages, NULL, &context));
  for (struct dirent* entry = readdir(entries); entry != NULL; entry = readdir(entries)) {
    if (entry->d_name[0] == '.') continue;
    snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
    load_prefixes(context, path);
  }
  closedir(entries);
  tn_context_destroy(context);
}

static void load_shared(const char* name) {
  char folder[2048];
  const char* shared = getenv("TENURE_SHARED");
  if (shared == NULL) TN_SKIP();
  snprintf(folder, sizeof folder, "%s/adapters/%s", shared, name);
  load_folder(folder);
}

TN_TEST(every_prefix_of_what_is_right) { load_shared("valid"); }
TN_TEST(every_prefix_of_what_is_wrong) { load_shared("malformed"); }
