// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Isolated regions are read when somebody looks into them, and not before.

#include <pthread.h>
#include <tenure/bytecode.h>
#include <tenure/object.h>

#include "text/parse_fixture.h"

static const char source[] =
    "module {\n"
    "  \"t.f\"() <{sym_name = \"f\"}> ({\n"
    "    %0 = \"t.a\"() : () -> i32\n"
    "    \"t.inner\"() ({\n"
    "      %1 = \"t.b\"() {x = 7 : i32} : () -> i8\n"
    "    }) : () -> ()\n"
    "    \"t.c\"(%0, %0) : (i32, i32) -> ()\n"
    "  }) : () -> ()\n"
    "  \"t.f\"() <{sym_name = \"g\"}> ({\n"
    "  ^bb0(%2: i64):\n"
    "    \"t.far\"() ({\n"
    "      \"t.d\"(%2) : (i64) -> ()\n"
    "    }) : () -> ()\n"
    "  }) : () -> ()\n"
    "  \"t.empty\"() ({\n  }) : () -> ()\n"
    "}\n";

static tn_blob* write_text(const char* text, uint32_t version) {
  parse_fixture* f = fixture_open(true);
  tn_blob* blob = NULL;
  const tn_bytecode_write_options options = {.use_version = true, .version = version};
  if (fixture_parse(f, text) != TN_OK) TN_FAIL("%s", f->error);
  EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, &options, &blob));
  fixture_close(f);
  return blob;
}

static tn_blob* write_source(uint32_t version) { return write_text(source, version); }

/// A context with the module of `blob`, nothing of it read. The reader alone keeps the blob then.
static parse_fixture* open_lazily(tn_blob* blob) {
  parse_fixture* f = fixture_open(true);
  const tn_string_view bytes = {tn_blob_data(blob), tn_blob_byte_size(blob)};
  const tn_bytecode_read_options options = {
      .owner = blob, .lazy = true, .file_name = tn_string_view_from("l.mlirbc")};
  if (tn_bytecode_read(f->scope, bytes, &options, &f->op) != TN_OK) TN_FAIL("%s", f->error);
  tn_object_release(blob);
  return f;
}

static int64_t live_ops(const parse_fixture* f) {
  tn_context_statistics statistics;
  tn_context_statistics_get(f->context, &statistics);
  return (int64_t)statistics.live_op_count;
}

static const char* print(parse_fixture* f, tn_op op) {
  const tn_print_options options = {.local_scope = true};
  f->size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(op, &options, fixture_write, f));
  return f->printed;
}

static char* print_whole(uint32_t version) {
  parse_fixture* f = fixture_open(true);
  tn_blob* blob = write_source(version);
  const tn_string_view bytes = {tn_blob_data(blob), tn_blob_byte_size(blob)};
  EXPECT_STATUS(TN_OK, tn_bytecode_read(f->scope, bytes, NULL, &f->op));
  char* text = strdup(print(f, f->op));
  tn_object_release(blob);
  fixture_close(f);
  return text;
}

static tn_op first_in(tn_op op) {
  return tn_block_first_op(tn_region_first_block(tn_op_region(op, 0)));
}

TN_TEST(regions_are_read_when_they_are_asked_for) {
  parse_fixture* f = open_lazily(write_source(6));
  EXPECT_EQ(1, live_ops(f));
  EXPECT_TRUE(!tn_bytecode_is_loaded(f->op));
  EXPECT_EQ(1, tn_op_region_count(f->op));
  const tn_op first = first_in(f->op);
  EXPECT_EQ(4, live_ops(f));
  EXPECT_TRUE(tn_bytecode_is_loaded(f->op) && !tn_bytecode_is_loaded(first));
  EXPECT_VIEW("f", tn_symbol_name(first));
  EXPECT_VIEW("t.a", tn_op_name(first_in(first)));
  EXPECT_EQ(7, live_ops(f));
  const tn_op inner = tn_op_next(first_in(first));
  EXPECT_TRUE(!tn_bytecode_is_loaded(inner));
  EXPECT_VIEW("t.b", tn_op_name(first_in(inner)));
  EXPECT_EQ(8, live_ops(f));
  EXPECT_EQ(0, f->error_count);
  fixture_close(f);
}

static void count_release(void* user_data, const void* data, size_t byte_size) {
  (void)data;
  (void)byte_size;
  ++*(int*)user_data;
}

TN_TEST(bodies_are_read_one_by_one_and_the_last_gives_the_file_back) {
  for (int way = 0; way < 3; ++way) {
    tn_blob* blob = write_source(6);
    tn_blob* owner = NULL;
    int released = 0;
    EXPECT_STATUS(TN_OK, tn_blob_create(tn_blob_data(blob), tn_blob_byte_size(blob), 1,
                                        count_release, &released, &owner));
    parse_fixture* f = open_lazily(owner);
    EXPECT_STATUS(TN_OK, tn_bytecode_load_body(f->op));
    EXPECT_EQ(4, live_ops(f));
    const tn_op first = first_in(f->op);
    const tn_op second = tn_op_next(first);
    EXPECT_STATUS(TN_OK, tn_bytecode_load_body(second));
    EXPECT_TRUE(tn_bytecode_is_loaded(second) && !tn_bytecode_is_loaded(first));
    EXPECT_STATUS(TN_OK, tn_bytecode_load_body(second));
    EXPECT_STATUS(TN_OK, tn_bytecode_load(tn_op_next(second)));
    EXPECT_STATUS(TN_OK, tn_bytecode_load(first_in(second)));
    const tn_op inner = tn_op_next(first_in(first));
    EXPECT_EQ(0, released);
    if (way == 0) EXPECT_STATUS(TN_OK, tn_bytecode_load_body(inner));
    if (way == 1) EXPECT_STATUS(TN_OK, tn_bytecode_load(inner));
    if (way == 2) EXPECT_TRUE(tn_op_region(inner, 0).generation != 0);
    EXPECT_EQ(1, released);
    EXPECT_STATUS(TN_OK, tn_op_erase(first));
    EXPECT_STATUS(TN_STALE_HANDLE, tn_bytecode_load_body(inner));
    fixture_close(f);
    tn_object_release(blob);
  }
}

TN_TEST(printing_an_op_reads_that_op) {
  parse_fixture* f = open_lazily(write_source(6));
  const tn_op second = tn_op_next(first_in(f->op));
  const char* text = print(f, second);
  EXPECT_TRUE(strstr(text, "\"t.d\"(%arg0) : (i64) -> ()") != NULL);
  EXPECT_EQ(6, live_ops(f));
  EXPECT_TRUE(!tn_bytecode_is_loaded(first_in(f->op)));
  fixture_close(f);
}

TN_TEST(regions_inside_of_a_region_that_is_read_later_have_their_own_values) {
  static const char text[] =
      "module {\n"
      "  \"t.f\"() ({\n"
      "  ^bb0(%arg0: i32):\n"
      "    %0 = \"t.a\"(%arg0) : (i32) -> i32\n"
      "    \"t.b\"() ({\n"
      "    ^bb0(%arg1: i32):\n"
      "      \"t.c\"(%arg0, %arg1) : (i32, i32) -> ()\n"
      "    }) : () -> ()\n"
      "    \"t.d\"() : () -> ()\n"
      "  }) : () -> ()\n"
      "}\n";
  parse_fixture* f = open_lazily(write_text(text, 6));
  EXPECT_STATUS(TN_OK, tn_bytecode_load(f->op));
  EXPECT_TRUE(strstr(print(f, f->op), "\"t.c\"(%arg0, %arg1)") != NULL);
  fixture_close(f);
}

static bool try_to_erase_what_is_read(const tn_diagnostic* diagnostic, void* user_data) {
  const tn_op* op = user_data;
  (void)diagnostic;
  // Neither it nor another can be looked into from here.
  EXPECT_EQ(0, tn_op_region(*op, 0).generation);
  // A handler reads: the op that is being read stays.
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_erase(*op));
  return true;
}

TN_TEST(a_handler_does_not_erase_the_op_that_cannot_be_read) {
  tn_blob* blob = write_source(6);
  const size_t size = tn_blob_byte_size(blob);
  tn_blob* changed = NULL;
  EXPECT_STATUS(TN_OK, tn_blob_copy(tn_blob_data(blob), size, 8, &changed));
  tn_object_release(blob);
  // The value that both operands of the op before the strings are: there are not that many.
  unsigned char* bytes = (unsigned char*)(uintptr_t)tn_blob_data(changed);
  unsigned char* operands = memmem(bytes, size, "\x05\x01\x01", 3);
  EXPECT_TRUE(operands != NULL);
  operands[2] = 0x7f;
  parse_fixture* f = open_lazily(changed);
  tn_op first = first_in(f->op);
  tn_diagnostic_handler_id id;
  EXPECT_STATUS(TN_OK, tn_diagnostic_handler_attach(f->context, try_to_erase_what_is_read, &first,
                                                    NULL, &id));
  EXPECT_EQ(0, tn_op_region(first, 0).generation);
  EXPECT_STATUS(TN_OK, tn_op_check(first));
  tn_diagnostic_handler_detach(f->context, id);
  EXPECT_STATUS(TN_OK, tn_op_erase(first));
  EXPECT_STATUS(TN_OK, tn_bytecode_load(f->op));
  fixture_close(f);
}

TN_TEST(what_goes_over_the_tree_reads_all_of_it) {
  for (uint32_t version = 0; version <= TN_BYTECODE_VERSION_MAX; ++version) {
    char* whole = print_whole(version);
    parse_fixture* f = open_lazily(write_source(version));
    EXPECT_STR(whole, print(f, f->op));
    EXPECT_EQ(10, live_ops(f));
    EXPECT_STATUS(TN_OK, tn_op_verify(f->op));
    EXPECT_STATUS(TN_OK, tn_op_erase(f->op));
    EXPECT_EQ(0, live_ops(f));
    fixture_close(f);
    f = open_lazily(write_source(version));
    tn_op clone;
    tn_blob* blob = NULL;
    EXPECT_STATUS(TN_OK, tn_op_clone(f->scope, f->op, 0, NULL, NULL, &clone));
    EXPECT_STR(whole, print(f, clone));
    EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(clone, NULL, &blob));
    tn_object_release(blob);
    fixture_close(f);
    f = open_lazily(write_source(version));
    EXPECT_STATUS(TN_OK, tn_bytecode_load(f->op));
    EXPECT_EQ(10, live_ops(f));
    EXPECT_TRUE(tn_bytecode_is_loaded(f->op));
    fixture_close(f);
    free(whole);
  }
}

TN_TEST(symbols_are_found_without_reading_what_is_in_them) {
  parse_fixture* f = open_lazily(write_source(6));
  tn_symbol_table* table = NULL;
  EXPECT_STATUS(TN_OK, tn_symbol_table_create(f->op, &table));
  const tn_op found = tn_symbol_table_lookup(table, tn_string_view_from("g"));
  EXPECT_VIEW("g", tn_symbol_name(found));
  EXPECT_TRUE(!tn_bytecode_is_loaded(found));
  EXPECT_EQ(4, live_ops(f));
  tn_symbol_table_destroy(table);
  fixture_close(f);
}

TN_TEST(what_was_not_read_can_be_erased_and_moved) {
  parse_fixture* f = open_lazily(write_source(6));
  const tn_op first = first_in(f->op);
  const tn_op second = tn_op_next(first);
  EXPECT_STATUS(TN_OK, tn_op_move_before(second, first));
  EXPECT_STATUS(TN_OK, tn_op_erase(first));
  EXPECT_EQ(3, live_ops(f));
  EXPECT_VIEW("t.far", tn_op_name(first_in(second)));
  EXPECT_STATUS(TN_OK, tn_op_erase(f->op));
  EXPECT_EQ(0, live_ops(f));
  fixture_close(f);
}

TN_TEST(what_is_wrong_is_reported_when_it_is_read) {
  tn_blob* blob = write_source(6);
  const size_t size = tn_blob_byte_size(blob);
  // Whatever a byte is changed to, each op is there whole, or not at all.
  for (size_t at = 0; at < size; ++at) {
    tn_blob* changed = NULL;
    EXPECT_STATUS(TN_OK, tn_blob_copy(tn_blob_data(blob), size, 8, &changed));
    ((unsigned char*)(uintptr_t)tn_blob_data(changed))[at] ^= 0x16;
    parse_fixture* f = fixture_open(true);
    const tn_bytecode_read_options options = {.owner = changed, .lazy = true};
    const tn_string_view bytes = {tn_blob_data(changed), size};
    if (tn_bytecode_read(f->scope, bytes, &options, &f->op) == TN_OK) {
      const tn_status status = tn_bytecode_load(f->op);
      EXPECT_EQ(status == TN_OK, f->error_count == 0);
      EXPECT_EQ(status == TN_OK, tn_bytecode_load(f->op) == TN_OK);
      if (status != TN_OK && !tn_bytecode_is_loaded(f->op)) {
        EXPECT_TRUE(tn_op_region(f->op, 0).generation == 0);
      }
      EXPECT_STATUS(TN_OK, tn_op_erase(f->op));
    }
    EXPECT_EQ(0, live_ops(f));
    tn_object_release(changed);
    fixture_close(f);
  }
  tn_object_release(blob);
}

TN_TEST(bytes_without_an_owner_are_refused) {
  tn_blob* blob = write_source(6);
  parse_fixture* f = fixture_open(true);
  const tn_bytecode_read_options options = {.lazy = true};
  const tn_string_view bytes = {tn_blob_data(blob), tn_blob_byte_size(blob)};
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_bytecode_read(f->scope, bytes, &options, &f->op));
  EXPECT_EQ(1, f->error_count);
  EXPECT_STATUS(TN_NULL_HANDLE, tn_bytecode_load(f->op));
  EXPECT_TRUE(!tn_bytecode_is_loaded(f->op));
  tn_object_release(blob);
  fixture_close(f);
}

static void* load_all(void* user_data) {
  tn_op* op = user_data;
  tn_scope* scope = NULL;
  tn_op mine;
  EXPECT_STATUS(TN_OK, tn_scope_open(tn_op_context(*op), NULL, &scope));
  EXPECT_STATUS(TN_OK, tn_scope_keep_op(scope, *op, &mine));
  EXPECT_STATUS(TN_OK, tn_bytecode_load(mine));
  tn_scope_close(scope);
  return NULL;
}

TN_TEST(several_threads_load_one_tree) {
  tn_blob* blob = write_source(6);
  const tn_context_options context_options = {.allow_unregistered_dialects = true,
                                              .threading = true};
  tn_context* context = NULL;
  EXPECT_STATUS(TN_OK, tn_context_create(&context_options, &context));
  const tn_bytecode_read_options options = {.owner = blob, .lazy = true};
  const tn_string_view bytes = {tn_blob_data(blob), tn_blob_byte_size(blob)};
  for (int round = 0; round < 50; ++round) {
    tn_op op;
    pthread_t threads[2];
    EXPECT_STATUS(TN_OK, tn_bytecode_read(tn_context_root_scope(context), bytes, &options, &op));
    for (int i = 0; i < 2; ++i) pthread_create(&threads[i], NULL, load_all, &op);
    for (int i = 0; i < 2; ++i) pthread_join(threads[i], NULL);
    EXPECT_TRUE(tn_bytecode_is_loaded(op));
    EXPECT_STATUS(TN_OK, tn_op_erase(op));
  }
  tn_object_release(blob);
  tn_context_destroy(context);
}
