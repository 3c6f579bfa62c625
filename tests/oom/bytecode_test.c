// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading and writing bytecode while memory runs out. Needs: dialects (native properties).
//
// For every n the allocator grants n requests and refuses the rest. What is refused answers
// TN_OUT_OF_MEMORY and leaves nothing behind, and the context goes on as soon as there is memory.

#include <stdio.h>
#include <stdlib.h>
#include <tenure/bytecode.h>
#include <tenure/context.h>
#include <tenure/object.h>

#include "tn_test.h"

#define FILE_SIZE_MAX 65536u

typedef struct bytes {
  size_t size;
  char data[FILE_SIZE_MAX];
} bytes;

static tn_status collect(void* user_data, const char* data, size_t size) {
  bytes* it = user_data;
  if (size > sizeof it->data - it->size) return TN_LIMIT_EXCEEDED;
  memcpy(it->data + it->size, data, size);
  it->size += size;
  return TN_OK;
}

static bool load(const char* name, bytes* out) {
  const char* source = getenv("TENURE_SOURCE_DIR");
  if (source == NULL) return false;
  char path[4096];
  snprintf(path, sizeof path, "%s/tests/fuzz/corpus/bytecode/%s", source, name);
  FILE* file = fopen(path, "rb");
  if (file == NULL) return false;
  out->size = fread(out->data, 1, sizeof out->data, file);
  fclose(file);
  return true;
}

static void leave(void* user_data, const void* data, size_t byte_size) {
  (void)user_data;
  (void)data;
  (void)byte_size;
}

/// Reads the file, its isolated regions later.
static tn_status read_lazily(tn_context* context, const bytes* file) {
  tn_blob* owner = NULL;
  tn_op op;
  EXPECT_STATUS(TN_OK, tn_blob_create(file->data, file->size, 1, leave, NULL, &owner));
  const tn_bytecode_read_options options = {.owner = owner, .lazy = true};
  tn_status status = tn_bytecode_read(tn_context_root_scope(context),
                                      (tn_string_view){file->data, file->size}, &options, &op);
  tn_object_release(owner);
  if (status != TN_OK) return status;
  status = tn_bytecode_load(op);
  // What could not be read then can be read now, or never.
  EXPECT_TRUE(tn_bytecode_load(op) == TN_OK || status != TN_OK);
  const tn_status erased = tn_op_erase(op);
  return status == TN_OK ? erased : status;
}

/// Reads the file, and writes it in the oldest and the newest version.
static tn_status work(tn_context* context, const bytes* file, bytes* written) {
  const tn_bytecode_write_options oldest = {.use_version = true, .version = 0};
  tn_op op;
  written->size = 0;
  tn_status status = read_lazily(context, file);
  if (status != TN_OK) return status;
  status = tn_bytecode_read(tn_context_root_scope(context),
                            (tn_string_view){file->data, file->size}, NULL, &op);
  if (status == TN_OK) status = tn_bytecode_write(op, &oldest, collect, written);
  written->size = 0;
  if (status == TN_OK) status = tn_bytecode_write(op, NULL, collect, written);
  tn_bytecode_encoding* encoding = NULL;
  tn_blob* blob = NULL;
  if (status == TN_OK) status = tn_bytecode_write_blob(op, NULL, &blob);
  if (blob != NULL) tn_object_release(blob);
  if (status == TN_OK) status = tn_bytecode_encode(op, NULL, &encoding);
  if (status == TN_OK) status = tn_op_erase(op);
  written->size = 0;
  if (status == TN_OK) status = tn_bytecode_encoding_write(encoding, collect, written);
  tn_bytecode_encoding_destroy(encoding);
  return status;
}

static size_t live_ops(const tn_context* context) {
  tn_context_statistics figures;
  tn_context_statistics_get(context, &figures);
  return figures.live_op_count;
}

static void write_without_limit(const bytes* file, bytes* out_written) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_context* context = NULL;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  EXPECT_STATUS(TN_OK, work(context, file, out_written));
  tn_context_destroy(context);
}

static void survive(const bytes* file, bool threading) {
  static bytes written;
  static bytes other;
  static bytes expected;
  write_without_limit(file, &expected);
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_context_options options = {.allocator = tn_budget_allocator(&budget),
                                        .threading = threading,
                                        .allow_unregistered_dialects = true};
    tn_context* context = NULL;
    tn_status status = tn_context_create(&options, &context);
    if (status == TN_OK) {
      status = work(context, file, &written);
      budget.allocations = 1000000;
      const size_t left = live_ops(context);
      EXPECT_STATUS(TN_OK, work(context, file, &other));
      EXPECT_EQ(left, live_ops(context));
    }
    tn_context_destroy(context);
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
  EXPECT_EQ(expected.size, written.size);
  EXPECT_TRUE(memcmp(expected.data, written.data, written.size) == 0);
}

TN_TEST(bytecode_survives_every_refused_allocation) {
  static bytes file;
  if (!load("peer", &file)) TN_SKIP();
  survive(&file, false);
}

TN_TEST(bytecode_with_threading_survives_every_refused_allocation) {
  static bytes file;
  if (!load("version0", &file)) TN_SKIP();
  survive(&file, true);
}
