// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Threads that number parts of a module side by side find what the others have, too: attributes
// that are new in one function and named in others, in all ways in which one may be inside another.

#include "same_bytes.h"

#define FUNCTIONS 60
#define OPS 6

/// A number below `end`, another one each time.
static unsigned draw(unsigned* state, unsigned end) {
  *state = *state * 1103515245u + 12345u;
  return (*state >> 16) % end;
}

static void put_attribute(text* to, unsigned* state, unsigned depth);

/// What is inside of an attribute, or all that an op has.
static void put_dictionary(text* to, unsigned* state, unsigned depth) {
  text_format(to, "{k = ");
  put_attribute(to, state, depth);
  text_format(to, ", l = %u : i8}", draw(state, 3));
}

/// Attributes of few kinds, which name each other.
static void put_attribute(text* to, unsigned* state, unsigned depth) {
  const unsigned kind = draw(state, depth == 0 ? 3 : 6);
  const unsigned number = draw(state, 12);
  switch (kind) {
    case 0:
      text_format(to, "%u : i64", number);
      break;
    case 1:
      text_format(to, "\"text%u\"", number);
      break;
    case 2:
      text_format(to, "tensor<%uxf32>", number);
      break;
    case 3:
      put_dictionary(to, state, depth - 1);
      break;
    case 4:
      text_format(to, "[");
      put_attribute(to, state, depth - 1);
      text_format(to, ", ");
      put_attribute(to, state, depth - 1);
      text_format(to, "]");
      break;
    default:
      text_format(to, "#t.opaque<%u>", number);
      break;
  }
}

static void put_function(text* to, unsigned* state, int number, int op_count) {
  text_format(to, "\"t.func\"() <{sym_name = \"f%d\"}> ({\n^bb0(%%a: i%u):\n", number,
              1 + draw(state, 9));
  for (int i = 0; i < op_count; ++i) {
    const bool is_whole = draw(state, 4) == 0;
    text_format(to, "\"t.op%u\"() <%s", draw(state, 5), is_whole ? "" : "{p = ");
    put_attribute(to, state, 2);
    text_format(to, is_whole ? "> " : "}> ");
    put_dictionary(to, state, draw(state, 4));
    text_format(to, " : () -> tuple<i%u, f32>\n", 1 + draw(state, 9));
  }
  text_format(to, "}) : () -> ()\n");
}

TN_TEST(attributes_inside_each_other_are_the_same_for_all_threads) {
  for (unsigned seed = 1; seed <= 3; ++seed) {
    unsigned state = seed;
    text module = {NULL, 0, 0};
    text_format(&module, "\"builtin.module\"() ({\n");
    for (int i = 0; i < FUNCTIONS; ++i) put_function(&module, &state, i, OPS);
    text_format(&module, "}) : () -> ()\n");
    expect_same_bytes(&module);
    free(module.data);
  }
}

// Arrays take longer than what has its number already, so that one thread is done long before others
// and takes from what they have.
TN_TEST(what_one_thread_takes_from_another_is_numbered_the_same) {
  for (int heavy = 0; heavy < 3; ++heavy) {
    unsigned state = (unsigned)heavy + 7;
    text module = {NULL, 0, 0};
    text_format(&module, "\"builtin.module\"() ({\n");
    for (int i = 0; i < 6 * FUNCTIONS; ++i) {
      const bool is_heavy = i / (2 * FUNCTIONS) == heavy;
      if (is_heavy) text_format(&module, "\"t.big\"() {a = [");
      for (int k = 0; is_heavy && k < 400; ++k) {
        text_format(&module, "%s%d : i64", k == 0 ? "" : ", ", 1000 * i + k);
      }
      if (is_heavy) text_format(&module, "]} : () -> ()\n");
      put_function(&module, &state, i, OPS);
    }
    text_format(&module, "}) : () -> ()\n");
    expect_same_bytes(&module);
    free(module.data);
  }
}

static void* resize_and_count(void* user_data, void* block, size_t old_size, size_t new_size,
                              size_t alignment) {
  const tn_allocator inner = tn_allocator_default();
  if (new_size > old_size) {
    (void)__atomic_fetch_add((size_t*)user_data, new_size - old_size, __ATOMIC_RELAXED);
  }
  return inner.resize(inner.user_data, block, old_size, new_size, alignment);
}

/// The bytes that writing the module on so many threads asks for, one after the other.
static size_t bytes_asked_for(const text* module_text, uint32_t thread_count) {
  size_t asked = 0;
  const tn_context_options options = {
      .allow_unregistered_dialects = true,
      .threading = true,
      .thread_count = thread_count,
      .allocator = {.user_data = &asked, .resize = resize_and_count}};
  text to = {NULL, 0, 0};
  tn_context* context;
  tn_op module;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  EXPECT_STATUS(
      TN_OK, tn_text_parse(tn_context_root_scope(context), text_view(module_text), NULL, &module));
  const size_t before = asked;
  EXPECT_STATUS(TN_OK, tn_bytecode_write(module, NULL, text_append, &to));
  const size_t after = asked;
  tn_context_destroy(context);
  free(to.data);
  return after - before;
}

TN_TEST(more_threads_than_there_is_work_for_take_no_memory) {
  text module = {NULL, 0, 0};
  text_format(&module, "\"builtin.module\"() ({\n");
  for (int i = 0; i < 12000; ++i) {
    text_format(&module, "\"t.f\"() ({\n\"t.g\"() {a = %d : i64} : () -> ()\n}) : () -> ()\n", i);
  }
  text_format(&module, "}) : () -> ()\n");
  // About 3.6 times as many; with tables of all threads, 6.6 to 8.
  const size_t of_one = bytes_asked_for(&module, 1);
  EXPECT_TRUE(bytes_asked_for(&module, 200) < 5 * of_one);
  free(module.data);
}

static bool count_report(const tn_diagnostic* diagnostic, void* user_data) {
  (void)diagnostic;
  ++*(unsigned*)user_data;
  return true;
}

typedef struct reporting {
  tn_context* context;
  unsigned pieces;
} reporting;

static tn_status report_something(void* user_data, const char* bytes, size_t size) {
  reporting* it = user_data;
  tn_type type;
  (void)bytes;
  (void)size;
  ++it->pieces;
  return tn_text_parse_type(it->context, tn_string_view_from("no type"), &type) == TN_OK
             ? TN_IO_ERROR
             : TN_OK;
}

TN_TEST(what_a_callback_reports_is_heard_on_any_number_of_threads) {
  static const char module_text[] =
      "\"builtin.module\"() ({\n\"t.f\"() ({}) : () -> ()\n\"t.g\"() ({}) : () -> ()\n}) : () -> "
      "()\n";
  for (uint32_t threads = 1; threads <= 3; ++threads) {
    const tn_context_options options = {
        .allow_unregistered_dialects = true, .threading = true, .thread_count = threads};
    reporting it = {NULL, 0};
    unsigned reports = 0;
    tn_diagnostic_handler_id id;
    tn_op module;
    EXPECT_STATUS(TN_OK, tn_context_create(&options, &it.context));
    it.context->team_bytes_min = 1;
    EXPECT_STATUS(TN_OK, tn_text_parse(tn_context_root_scope(it.context),
                                       tn_string_view_from(module_text), NULL, &module));
    EXPECT_STATUS(TN_OK,
                  tn_diagnostic_handler_attach(it.context, count_report, &reports, NULL, &id));
    EXPECT_STATUS(TN_OK, tn_bytecode_write(module, NULL, report_something, &it));
    EXPECT_TRUE(it.pieces != 0);
    EXPECT_EQ(it.pieces, reports);
    tn_context_destroy(it.context);
  }
}
