// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which casts stand for a value, where they stand, and what is said of callbacks that fail.

#include "conversion_world.h"

//===-- Casts ---------------------------------------------------------------------------------===//

/// The op's own operands stand for its only result.
static tn_status replace_by_operands(void* user_data, tn_rewriter* rewriter, tn_op op,
                                     const tn_value_list* operands) {
  tn_value values[2];
  (void)user_data;
  (void)operands;
  const size_t count = tn_op_operand_count(op);
  for (size_t i = 0; i < count; ++i) values[i] = tn_op_operand(op, i);
  return tn_rewriter_replace_op_with_lists(rewriter, op, &(tn_value_list){values, count}, 1);
}

TN_TEST(a_cast_of_one_value_is_none_of_two_that_begin_with_it) {
  for (int is_same = 0; is_same < 2; ++is_same) {
    char text[512];
    (void)snprintf(text, sizeof text,
                   "%%0:2 = \"t.a\"() : () -> (i32, i32)\n"
                   "%%1 = \"t.two\"(%%0#0, %%0#1) : (i32, i32) -> !t.big\n"
                   "%%2 = \"t.one\"(%%0#0) : (i32) -> !t.%s\n"
                   "\"t.use\"(%%1, %%2) : (!t.big, !t.%s) -> ()\n",
                   is_same ? "big" : "int", is_same ? "big" : "int");
    open_world(text);
    set_op("t.two", TN_ILLEGAL);
    set_op("t.one", TN_ILLEGAL);
    add("t.two", replace_by_operands, NULL);
    add("t.one", replace_by_operands, NULL);
    EXPECT_STATUS(TN_OK, run_with_casts());
    EXPECT_TRUE(strstr(ir(), "cast\"(%0#0, %0#1) : (i32, i32) -> !t.big") != NULL);
    EXPECT_TRUE(strstr(ir(), "cast\"(%0#0) : (i32) -> !t.") != NULL);
    EXPECT_TRUE(strstr(ir(), "\"t.use\"(%1, %2)") != NULL || strstr(ir(), "(%2, %1)") != NULL);
    EXPECT_STATUS(TN_OK, tn_op_verify(w.printed.root));
    close_world();
  }
}

TN_TEST(casts_stand_where_all_of_their_values_are_defined) {
  static const char* const texts[] = {
      "\"t.f\"() ({\n %0 = \"t.a\"() : () -> i32\n cf.br ^bb1\n"
      "^bb1:\n %1 = \"t.a\"() : () -> i32\n"
      " %2 = \"t.two\"(%0, %1) : (i32, i32) -> !t.big\n \"t.use\"(%2) : (!t.big) -> ()\n"
      "}) : () -> ()\n",
      "\"t.f\"() ({\n %0 = \"t.a\"() : () -> i32\n cf.br ^bb1\n"
      "^bb1:\n %1 = \"t.a\"() : () -> i32\n"
      " %2 = \"t.two\"(%1, %0) : (i32, i32) -> !t.big\n \"t.use\"(%2) : (!t.big) -> ()\n"
      "}) : () -> ()\n",
      "\"t.f\"() ({\n %0 = \"t.a\"() : () -> i32\n cf.br ^bb1(%0 : i32)\n"
      "^bb1(%1: i32):\n"
      " %2 = \"t.two\"(%0, %1) : (i32, i32) -> !t.big\n \"t.use\"(%2) : (!t.big) -> ()\n"
      "}) : () -> ()\n",
      "\"t.f\"() ({\n %0 = \"t.a\"() : () -> i32\n %1 = \"t.a\"() : () -> i32\n"
      " \"t.g\"() ({\n %2 = \"t.two\"(%1, %0) : (i32, i32) -> !t.big\n"
      " \"t.use\"(%2) : (!t.big) -> ()\n }) : () -> ()\n"
      "}) : () -> ()\n"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
    open_world(texts[i]);
    set_op("t.two", TN_ILLEGAL);
    add("t.two", replace_by_operands, NULL);
    EXPECT_STATUS(TN_OK, run_with_casts());
    EXPECT_TRUE(strstr(ir(), "t.two") == NULL);
    EXPECT_STATUS(TN_OK, tn_op_verify(w.printed.root));
    close_world();
  }
}

/// Integers stay; others become one i32, or two if `user_data` is not null.
static tn_status convert_others(void* user_data, tn_type type, tn_type_sink* sink) {
  if (tn_type_kind_of(type) == TN_TYPE_INTEGER) return tn_type_sink_add(sink, type);
  const tn_status status = tn_type_sink_add(sink, type_of("i32"));
  if (status != TN_OK || user_data == NULL) return status;
  return tn_type_sink_add(sink, type_of("i32"));
}

TN_TEST(converters_that_make_one_value_and_two_do_not_share_casts) {
  static char is_double;
  tn_type_converter* converters[2];
  open_world(
      "%0 = \"t.a\"() : () -> !t.big\n"
      "\"t.p\"(%0) : (!t.big) -> ()\n"
      "\"t.q\"(%0) : (!t.big) -> ()\n");
  for (size_t i = 0; i < 2; ++i) {
    EXPECT_STATUS(TN_OK, tn_type_converter_create(w.printed.context, &converters[i]));
    EXPECT_STATUS(TN_OK, tn_type_converter_add_conversion(converters[i], convert_others,
                                                          i == 0 ? &is_double : NULL, NULL));
  }
  set_op("t.p", TN_ILLEGAL);
  set_op("t.q", TN_ILLEGAL);
  add("t.p", convert_op, converters[0]);
  add("t.q", convert_op, converters[1]);
  EXPECT_STATUS(TN_OK, run_with_casts());
  expect_ir(
      "  %0 = \"t.a\"() : () -> !t.big\n"
      "  %1 = \"builtin.unrealized_conversion_cast\"(%0) : (!t.big) -> i32\n"
      "  %2:2 = \"builtin.unrealized_conversion_cast\"(%0) : (!t.big) -> (i32, i32)\n"
      "  \"u.p\"(%2#0, %2#1) : (i32, i32) -> ()\n"
      "  \"u.q\"(%1) : (i32) -> ()\n");
  for (size_t i = 0; i < 2; ++i) tn_type_converter_destroy(converters[i]);
  close_world();
}

typedef struct count {
  tn_budget budget;
  tn_allocator heap;
  size_t bytes;  ///< That were asked for.
} count;

static void* count_resize(void* user_data, void* block, size_t old_size, size_t new_size,
                          size_t alignment) {
  count* it = user_data;
  it->bytes += new_size;
  return it->heap.resize(it->heap.user_data, block, old_size, new_size, alignment);
}

/// The bytes that it takes to cast two values of different blocks in each of `block_count` blocks.
static size_t bytes_of_casts(size_t block_count) {
  static char text[1 << 18];
  size_t size = (size_t)snprintf(text, sizeof text, "\"t.f\"() ({\n %%a = \"t.a\"() : () -> i32\n");
  for (size_t i = 0; i < block_count; ++i) {
    size += (size_t)snprintf(text + size, sizeof text - size,
                             " cf.br ^b%zu\n^b%zu:\n %%%zu = \"t.a\"() : () -> i32\n"
                             " %%t%zu = \"t.two\"(%%a, %%%zu) : (i32, i32) -> !t.big\n"
                             " \"t.use\"(%%t%zu) : (!t.big) -> ()\n",
                             i, i, i, i, i, i);
  }
  (void)snprintf(text + size, sizeof text - size, "}) : () -> ()\n");
  count it = {.budget = {.allocations = SIZE_MAX}};
  it.heap = tn_budget_allocator(&it.budget);
  const tn_allocator allocator = {.user_data = &it, .resize = count_resize};
  open_world_in(text, &allocator);
  set_op("t.two", TN_ILLEGAL);
  add("t.two", replace_by_operands, NULL);
  const size_t before = it.bytes;
  EXPECT_STATUS(TN_OK, run_with_casts());
  const size_t bytes = it.bytes - before;
  EXPECT_STATUS(TN_OK, tn_op_verify(w.printed.root));
  close_world();
  return bytes;
}

TN_TEST(casts_of_values_in_many_blocks_ask_for_memory_in_proportion) {
  const size_t few = bytes_of_casts(250);
  const size_t more = bytes_of_casts(500);
  const size_t most = bytes_of_casts(1000);
  if (most - more > 3 * (more - few)) TN_FAIL("%zu, %zu, %zu bytes", few, more, most);
}

/// Starts a block at the op, to which a branch leads, and replaces the op there.
static tn_status split_and_replace(void* user_data, tn_rewriter* rewriter, tn_op op,
                                   const tn_value_list* operands) {
  const tn_block block = tn_op_block(op);
  tn_block rest;
  tn_status status = tn_rewriter_split_block(rewriter, op, &rest);
  if (status != TN_OK) return status;
  const tn_op_state state = {.name = name_of("cf.br"),
                             .insertion = {.block = block},
                             .successors = &rest,
                             .successor_count = 1};
  tn_op branch;
  status = tn_rewriter_create_op(rewriter, &state, &branch);
  return status != TN_OK ? status : replace_by_operands(user_data, rewriter, op, operands);
}

TN_TEST(casts_follow_blocks_that_patterns_split) {
  open_world(
      "\"t.f\"() ({\n %0 = \"t.a\"() : () -> i32\n cf.br ^bb1\n"
      "^bb1:\n %1 = \"t.a\"() : () -> i32\n"
      " %2 = \"t.two\"(%0, %1) : (i32, i32) -> !t.big\n"
      " %3 = \"t.split\"(%1, %0) : (i32, i32) -> !t.big\n %4 = \"t.a\"() : () -> i32\n"
      " %5 = \"t.split\"(%1, %4) : (i32, i32) -> !t.big\n"
      " %6 = \"t.two\"(%4, %0) : (i32, i32) -> !t.big\n"
      " \"t.use\"(%2, %3, %5, %6) : (!t.big, !t.big, !t.big, !t.big) -> ()\n"
      "}) : () -> ()\n");
  set_op("t.two", TN_ILLEGAL);
  set_op("t.split", TN_ILLEGAL);
  set_op("cf.br", TN_LEGAL);
  add("t.two", replace_by_operands, NULL);
  add("t.split", split_and_replace, NULL);
  EXPECT_STATUS(TN_OK, run_with_casts());
  EXPECT_TRUE(strstr(ir(), "t.split") == NULL && strstr(ir(), "t.two") == NULL);
  EXPECT_TRUE(strstr(ir(), "^bb3:") != NULL);
  EXPECT_STATUS(TN_OK, tn_op_verify(w.printed.root));
  close_world();
}

//===-- Chains --------------------------------------------------------------------------------===//

static tn_status make_next(void* user_data, tn_rewriter* rewriter, tn_op op,
                           const tn_value_list* operands) {
  char name[32];
  (void)operands;
  (void)snprintf(name, sizeof name, "t.c%zu", (size_t)(uintptr_t)user_data + 1);
  const tn_op_state state = {.name = name_of(name)};
  tn_op made;
  const tn_status status = tn_rewriter_create_op(rewriter, &state, &made);
  return status != TN_OK ? status : tn_rewriter_replace_op_with(rewriter, op, made);
}

TN_TEST(ops_that_patterns_make_are_converted_a_hundred_deep) {
  enum { LENGTH = 100 };
  char name[32];
  open_world("\"t.c0\"() : () -> ()\n");
  for (size_t i = 0; i < LENGTH; ++i) {
    (void)snprintf(name, sizeof name, "t.c%zu", i);
    set_op(name, TN_ILLEGAL);
    const tn_conversion_pattern pattern = {.root = view(name),
                                           .benefit = 1,
                                           .match_and_rewrite = make_next,
                                           .user_data = (void*)(uintptr_t)i};
    EXPECT_STATUS(TN_OK, tn_pattern_set_add_conversion(w.set, &pattern));
  }
  (void)snprintf(name, sizeof name, "t.c%d", (int)LENGTH);
  set_op(name, TN_LEGAL);
  EXPECT_STATUS(TN_OK, run(TN_CONVERT_PARTIALLY, NULL));
  expect_ir("  \"t.c100\"() : () -> ()\n");
  close_world();
}

//===-- Callbacks that fail -------------------------------------------------------------------===//

static tn_status fail_to_convert(void* user_data, tn_type type, tn_type_sink* sink) {
  (void)user_data;
  (void)type;
  (void)sink;
  return TN_MALFORMED;
}

static tn_status fail_to_judge(void* user_data, tn_op op, bool* out_is_legal) {
  (void)user_data;
  (void)op;
  *out_is_legal = false;
  return TN_MALFORMED;
}

TN_TEST(callbacks_that_fail_are_reported) {
  static const char text[] = "%0 = \"t.z\"() : () -> i32\n\"t.a\"(%0) : (i32) -> ()\n";
  for (int how = 0; how < 2; ++how) {
    open_world(text);
    const tn_legality_callback judge = {fail_to_judge, NULL, NULL};
    if (how == 0) {
      set_op("t.a", TN_ILLEGAL);
      EXPECT_STATUS(TN_OK,
                    tn_type_converter_add_conversion(w.converter, fail_to_convert, NULL, NULL));
    } else {
      EXPECT_STATUS(
          TN_OK, tn_conversion_target_set_op(w.target, view("t.a"), TN_DYNAMICALLY_LEGAL, &judge));
    }
    add("t.a", convert_op, w.converter);
    EXPECT_STATUS(TN_MALFORMED, run(TN_CONVERT_PARTIALLY, NULL));
    EXPECT_TRUE(strstr(w.printed.text, "error: ") != NULL);
    expect_ir("  %0 = \"t.z\"() : () -> i32\n  \"t.a\"(%0) : (i32) -> ()\n");
    close_world();
  }
}
