// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attached adapters whose file changes: nothing reads other bytes than were loaded, nothing crashes.

#include <stdio.h>
#include <stdlib.h>
#include <tenure/adapter_apply.h>
#include <time.h>
#include <unistd.h>

#include "attached_fixture.h"

static void write_file(const char* path, const built_adapter* built, size_t size) {
  FILE* file = fopen(path, "wb");
  EXPECT_TRUE(file != NULL);
  EXPECT_EQ(size, fwrite(built->bytes, 1, size, file));
  EXPECT_EQ(0, fclose(file));
}

static built_adapter make_file(float value) {
  static const int64_t a_dims[] = {2, 4};
  static const int64_t b_dims[] = {6, 2};
  float data[12];
  for (size_t i = 0; i < 12; ++i) data[i] = value;
  const parameter_spec specs[] = {{"w.lora_A", 0, a_dims, 2, TN_ELEMENT_FLOAT32, data, 32},
                                  {"w.lora_B", 0, b_dims, 2, TN_ELEMENT_FLOAT32, data, 48}};
  return built_make(specs, 2);
}

static void wait_for_clock(void) { nanosleep(&(struct timespec){0, 30000000}, NULL); }

static void expect_io_errors(attached* f, tn_adapter* adapter) {
  const tn_adapter_apply_options apply = {.through_weights = true};
  const tn_adapter_attach_options other = attached_name("other");
  EXPECT_STATUS(TN_IO_ERROR, tn_adapter_apply(f->module, &apply, NULL));
  EXPECT_TRUE(strstr(f->messages.text, "belongs to a file that was changed") != NULL);
  EXPECT_STATUS(TN_IO_ERROR, tn_adapter_merge_into_weights(f->module, NULL, NULL));
  EXPECT_STATUS(TN_IO_ERROR, tn_adapter_attach(f->module, adapter, &other, NULL));
  EXPECT_TRUE(strstr(f->messages.text, "was changed after it was loaded") != NULL);
  EXPECT_STATUS(TN_IO_ERROR,
                tn_adapter_reattach(f->module, tn_string_view_from("x"), adapter, NULL));
  attached_expect(f, 0, "x");
  EXPECT_STATUS(TN_OK, tn_adapter_detach(f->module, tn_string_view_from("x"), NULL));
  attached_expect(f, 0, "");
}

static void change_file(size_t size) {
  char path[] = "/tmp/tenure_changed_XXXXXX";
  attached f;
  tn_adapter* adapter;
  const tn_adapter_options options = {.storage = TN_ADAPTER_STORAGE_MAP};
  const tn_adapter_attach_options x = attached_name("x");
  built_adapter first = make_file(1);
  built_adapter second = make_file(2);
  const int file = mkstemp(path);
  EXPECT_TRUE(file >= 0);
  EXPECT_EQ(0, close(file));
  attached_open(&f);
  write_file(path, &first, first.size);
  wait_for_clock();
  EXPECT_STATUS(TN_OK, tn_adapter_load(f.context, path, &options, &adapter));
  EXPECT_STATUS(TN_OK, tn_adapter_attach(f.module, adapter, &x, NULL));
  wait_for_clock();
  write_file(path, &second, size == 0 ? second.size : size);
  expect_io_errors(&f, adapter);
  tn_object_release(adapter);
  EXPECT_EQ(0, unlink(path));
  built_free(&first);
  built_free(&second);
  attached_close(&f);
}

TN_TEST(a_file_that_is_overwritten_is_noticed) { change_file(0); }
TN_TEST(a_file_that_is_cut_is_noticed) { change_file(16); }
