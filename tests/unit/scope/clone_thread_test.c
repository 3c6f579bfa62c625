// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Big modules are cloned by several threads into what one thread makes of them: the same bytes, and
// uses in the same order, also where functions are not as isolated as they should be.

#include <stdlib.h>
#include <tenure/bytecode.h>
#include <tenure/text.h>
#include <tenure/verify.h>

#include "ir/context.h"
#include "scope_fixture.h"

typedef struct text {
  char* data;
  size_t size;
  size_t capacity;
} text;

static tn_status append(void* user_data, const char* bytes, size_t size) {
  text* to = user_data;
  if (to->capacity - to->size < size) {
    to->capacity = 2 * (to->size + size);
    to->data = realloc(to->data, to->capacity);
  }
  if (size != 0) memcpy(to->data + to->size, bytes, size);
  to->size += size;
  return TN_OK;
}

static void say(text* to, const char* format, int number) {
  char line[512];
  const int size = snprintf(line, sizeof line, format, number, number, number);
  append(to, line, (size_t)size);
}

/// Functions with blocks, regions, values that are used before they are defined, and uses in an
/// order of their own; among them ops that are no functions. `crossing` comes into the middle.
static text make_text(const char* crossing) {
  text all = {NULL, 0, 0};
  say(&all, "\"builtin.module\"() ({\n%%top = \"t.top\"() : () -> i32\n", 0);
  for (int i = 0; i < 40; ++i) {
    say(&all,
        "\"t.func\"() ({\n^bb0(%%a: i32, %%b: i1):\n"
        "  %%c:2 = \"t.op\"(%%a, %%late, %%a) {k = %d : i32} : (i32, i32, i32) -> (i32, i64)\n",
        i);
    say(&all,
        "  %%d = \"t.region\"(%%c#0) ({\n  ^in(%%x: i32):\n    %%e = \"t.op\"(%%x, %%a, %%c#0) : "
        "(i32, i32, i32) -> i32\n    \"t.branch\"()[^other] : () -> ()\n  ^other:\n"
        "    \"t.end\"(%%e, %%d) : (i32, i32) -> ()\n  }) : (i32) -> i32\n",
        i);
    say(&all,
        "  %%late = \"t.op\"(%%late, %%c#0, %%d) : (i32, i32, i32) -> i32\n"
        "  \"t.branch\"(%%late)[^bb1] : (i32) -> ()\n^bb1:\n"
        "  \"t.branch\"(%%d)[^bb1, ^bb2] : (i32) -> ()\n^bb2:\n  \"t.end\"() : () -> ()\n"
        "}) {sym_name = \"f%d\"} : () -> ()\n",
        i);
    if (i % 9 == 4) say(&all, "\"t.use\"(%%top) ({\"t.in\"() : () -> ()}) : (i32) -> ()\n", i);
    if (i == 20) append(&all, crossing, strlen(crossing));
  }
  say(&all, "}) : () -> ()\n", 0);
  return all;
}

/// All that can be seen of an op: bytes, places of uses among them.
static text show(tn_op op) {
  static const tn_print_options options = {.debug_info = true, .value_users = true};
  text all = {NULL, 0, 0};
  EXPECT_STATUS(TN_OK, tn_op_print(op, &options, append, &all));
  EXPECT_STATUS(TN_OK, tn_bytecode_write(op, NULL, append, &all));
  return all;
}

static void expect_same(const text* a, const text* b) {
  EXPECT_EQ(a->size, b->size);
  EXPECT_TRUE(memcmp(a->data, b->data, a->size) == 0);
}

static const tn_text_parse_options unverified = {.skip_verify = true};

static text clone_on(const char* crossing, uint32_t thread_count) {
  fixture f;
  const tn_context_options options = {
      .threading = true, .thread_count = thread_count, .allow_unregistered_dialects = true};
  fixture_open_with(&f, &options);
  text from = make_text(crossing);
  tn_op module;
  tn_op clone;
  EXPECT_STATUS(
      TN_OK, tn_text_parse(f.root, (tn_string_view){from.data, from.size}, &unverified, &module));
  const size_t op_count = fixture_figures(&f).live_op_count;
  text before = show(module);
  f.context->team_bytes_min = 1;
  EXPECT_STATUS(TN_OK, tn_op_clone(f.root, module, TN_CLONE_WHOLE, NULL, NULL, &clone));
  EXPECT_EQ(2 * op_count, fixture_figures(&f).live_op_count);
  text made = show(clone);
  text after = show(module);
  expect_same(&before, &after);
  // Where nothing crosses, the clone does without what it was made of.
  EXPECT_STATUS(TN_OK, tn_op_erase(*crossing == '\0' ? module : clone));
  EXPECT_EQ(op_count, fixture_figures(&f).live_op_count);
  EXPECT_EQ(0, f.report_count);
  free(before.data);
  free(after.data);
  free(from.data);
  fixture_close(&f);
  return made;
}

static void compare(const char* crossing) {
  text one = clone_on(crossing, 1);
  for (uint32_t threads = 2; threads <= 8; threads += 3) {
    text several = clone_on(crossing, threads);
    expect_same(&one, &several);
    free(several.data);
  }
  free(one.data);
}

TN_TEST(threads_clone_what_one_thread_clones) { compare(""); }

TN_TEST(what_crosses_the_border_of_a_function_is_cloned_as_on_one_thread) {
  compare("\"t.func\"() ({\n  \"t.use\"(%top) : (i32) -> ()\n}) : () -> ()\n");
  compare(
      "%last = \"t.func\"() ({\n  \"t.use\"(%last) : (i32) -> ()\n}) : () -> i32\n"
      "\"t.func\"() ({\n  \"t.use\"(%last, %top) : (i32, i32) -> ()\n}) : () -> ()\n");
}

TN_TEST(values_of_one_function_in_another_are_cloned_as_on_one_thread) {
  for (uint32_t threads = 1; threads <= 4; threads += 3) {
    fixture f;
    const tn_context_options options = {
        .threading = true, .thread_count = threads, .allow_unregistered_dialects = true};
    fixture_open_with(&f, &options);
    f.context->team_bytes_min = 1;
    text from = make_text("");
    tn_op module;
    tn_op clone;
    EXPECT_STATUS(
        TN_OK, tn_text_parse(f.root, (tn_string_view){from.data, from.size}, &unverified, &module));
    // The second function's first op takes the first one's argument.
    const tn_op first =
        tn_op_next(tn_block_first_op(tn_region_first_block(tn_op_region(module, 0))));
    const tn_op second = tn_op_next(first);
    const tn_block inside = tn_region_first_block(tn_op_region(first, 0));
    const tn_block other = tn_region_first_block(tn_op_region(second, 0));
    EXPECT_STATUS(TN_OK,
                  tn_op_set_operand(tn_block_first_op(other), 0, tn_block_argument(inside, 0)));
    EXPECT_STATUS(TN_OK, tn_op_clone(f.root, module, TN_CLONE_WHOLE, NULL, NULL, &clone));
    const tn_op cloned =
        tn_op_next(tn_block_first_op(tn_region_first_block(tn_op_region(clone, 0))));
    const tn_value argument = tn_block_argument(tn_region_first_block(tn_op_region(cloned, 0)), 0);
    const tn_block taker = tn_region_first_block(tn_op_region(tn_op_next(cloned), 0));
    EXPECT_TRUE(tn_value_same(argument, tn_op_operand(tn_block_first_op(taker), 0)));
    EXPECT_STATUS(TN_OK, tn_op_erase(clone));
    EXPECT_STATUS(TN_OK, tn_op_erase(module));
    EXPECT_EQ(0, fixture_figures(&f).live_op_count);
    free(from.data);
    fixture_close(&f);
  }
}

static bool stop_third(void* user_data) { return ++*(int*)user_data >= 3; }

TN_TEST(cloning_by_threads_stops_when_it_is_told_to) {
  fixture f;
  const tn_context_options options = {
      .threading = true, .thread_count = 4, .allow_unregistered_dialects = true};
  fixture_open_with(&f, &options);
  text from = make_text("");
  tn_op module;
  tn_op clone = {1, 1, 1, 0};
  int asked_count = 0;
  EXPECT_STATUS(
      TN_OK, tn_text_parse(f.root, (tn_string_view){from.data, from.size}, &unverified, &module));
  const size_t op_count = fixture_figures(&f).live_op_count;
  f.context->team_bytes_min = 1;
  tn_context_set_interrupt_check(f.context, stop_third, &asked_count, 1);
  EXPECT_STATUS(TN_INTERRUPTED, tn_op_clone(f.root, module, TN_CLONE_WHOLE, NULL, NULL, &clone));
  tn_context_set_interrupt_check(f.context, NULL, NULL, 0);
  EXPECT_TRUE(tn_op_is_null(clone));
  EXPECT_EQ(1, f.report_count);
  EXPECT_EQ(op_count, fixture_figures(&f).live_op_count);
  free(from.data);
  fixture_close(&f);
}

static text make_wide_text(int function_count) {
  text all = {NULL, 0, 0};
  say(&all, "\"builtin.module\"() ({\n", 0);
  for (int i = 0; i < function_count; ++i) {
    say(&all, "\"t.func\"() ({\n^bb0(%%a: i32):\n", 0);
    for (int k = 0; k < 8; ++k) say(&all, "  %%v%d = \"t.op\"(%%a, %%a) : (i32, i32) -> i32\n", k);
    say(&all, "}) {sym_name = \"f%d\"} : () -> ()\n", i);
  }
  say(&all, "}) : () -> ()\n", 0);
  return all;
}

#define ROUNDS 24

TN_TEST(memory_of_what_threads_made_is_used_again_by_all_of_them) {
  text from = make_wide_text(3000);
  for (uint32_t threads = 1; threads <= 8; threads += threads < 3 ? 1 : 5) {
    fixture f;
    const tn_context_options options = {
        .threading = true, .thread_count = threads, .allow_unregistered_dialects = true};
    fixture_open_with(&f, &options);
    f.context->team_bytes_min = 1;
    tn_op module;
    EXPECT_STATUS(
        TN_OK, tn_text_parse(f.root, (tn_string_view){from.data, from.size}, &unverified, &module));
    const tn_context_statistics before = fixture_figures(&f);
    for (int i = 0; i < ROUNDS; ++i) {
      tn_op clone;
      EXPECT_STATUS(TN_OK, tn_op_clone(f.root, module, TN_CLONE_WHOLE, NULL, NULL, &clone));
      const tn_op inside = tn_block_first_op(tn_region_first_block(tn_op_region(clone, 0)));
      EXPECT_STATUS(TN_OK, tn_op_erase(clone));
      EXPECT_STATUS(TN_STALE_HANDLE, tn_op_check(inside));
    }
    // What threads take varies: at worst each took all of the clone once. It is not some of it each
    // time. Slots whose generations are used up are not used again.
    const tn_context_statistics after = fixture_figures(&f);
    EXPECT_TRUE(after.retired_slot_count != 0 ||
                after.cell_byte_size < before.cell_byte_size * (threads + 1) * 5 / 4);
    EXPECT_EQ(before.live_op_count, after.live_op_count);
    EXPECT_EQ(before.erased_op_count + before.live_op_count * ROUNDS, after.erased_op_count);
    fixture_close(&f);
  }
  free(from.data);
}
