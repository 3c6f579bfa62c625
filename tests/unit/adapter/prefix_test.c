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

// Loads each prefix from a block that ends where the prefix ends; from 64 KiB on one in 101.
static void load_prefixes(tn_context* context, const char* path) {
  size_t size;
  unsigned char* bytes = read_file(path, &size);
  for (size_t length = 0; length <= size; length += length < 65536 ? 1 : 101) {
    for (int i = 0; i < 2; ++i) {
      const tn_adapter_options options = {.format = TN_ADAPTER_FORMAT_ONNX, .compatible = i == 1};
      tn_adapter* adapter;
      const tn_status status =
          load_copy(context, (tn_string_view){(char*)bytes, length}, &options, &adapter);
      EXPECT_TRUE(status == TN_OK || status == TN_MALFORMED || status == TN_LIMIT_EXCEEDED);
      tn_object_release(adapter);
    }
  }
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
