// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text of trees nested 100,000 deep, read and written on a stack of 256 KiB.
//
// Indentation makes the text of such a tree some 20 GB long, so what is printed goes through a sink
// that drops it.

#include <pthread.h>
#include <stdlib.h>
#include <tenure/attribute.h>
#include <tenure/context.h>
#include <tenure/diagnostics.h>
#include <tenure/operation.h>
#include <tenure/text.h>
#include <tenure/walk.h>

#include "tn_test.h"

#if TN_TEST_SANITIZED
enum { STACK_BYTES = 1 << 20 };
#else
enum { STACK_BYTES = 256 << 10 };
#endif
enum { PRINTED_DEPTH = 100000, PARSED_DEPTH = 100000, RETURN_DEPTH = 10000 };

static void on_small_stack(void* (*work)(void*)) {
  pthread_attr_t attributes;
  pthread_t thread;
  EXPECT_EQ(0, pthread_attr_init(&attributes));
  EXPECT_EQ(0, pthread_attr_setstacksize(&attributes, STACK_BYTES));
  EXPECT_EQ(0, pthread_create(&thread, &attributes, work, NULL));
  EXPECT_EQ(0, pthread_join(thread, NULL));
  pthread_attr_destroy(&attributes);
}

//===-- Text ----------------------------------------------------------------------------------===//

typedef struct text {
  char* data;
  size_t size;
  size_t capacity;
  bool at_line_start;
  size_t byte_count;  ///< Indentation included.
} text;

static void append(text* it, const char* bytes, size_t size) {
  if (size == 0) return;
  if (it->size + size > it->capacity) {
    it->capacity = (it->size + size) * 2;
    it->data = realloc(it->data, it->capacity);
  }
  memcpy(it->data + it->size, bytes, size);
  it->size += size;
}

static void append_line(text* it, const char* line) { append(it, line, strlen(line)); }

/// The tree in the generic form, without indentation.
static text make_text(size_t depth) {
  text it = {NULL, 0, 0, false, 0};
  append_line(&it, "\"builtin.module\"() ({\n");
  for (size_t i = 1; i < depth; ++i) append_line(&it, "\"t.op\"() ({\n");
  append_line(&it, "\"t.op\"() : () -> ()\n");
  for (size_t i = 0; i < depth; ++i) append_line(&it, "}) : () -> ()\n");
  return it;
}

/// How many of the bytes are spaces before the first that is none.
static size_t count_spaces(const char* bytes, size_t size) {
  static const char spaces[] = "                                                                ";
  const size_t step = sizeof spaces - 1;
  size_t count = 0;
  while (size - count >= step && memcmp(bytes + count, spaces, step) == 0) count += step;
  while (count < size && bytes[count] == ' ') ++count;
  return count;
}

static tn_status drop_indentation(void* user_data, const char* bytes, size_t size) {
  text* it = user_data;
  it->byte_count += size;
  for (size_t i = 0; i < size;) {
    if (it->at_line_start) {
      i += count_spaces(bytes + i, size - i);
      it->at_line_start = i == size;
      continue;
    }
    const char* end = memchr(bytes + i, '\n', size - i);
    const size_t length = end == NULL ? size - i : (size_t)(end - (bytes + i)) + 1;
    append(it, bytes + i, length);
    it->at_line_start = end != NULL;
    i += length;
  }
  return TN_OK;
}

static tn_context* open_context(void) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_context* context = NULL;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  return context;
}

static tn_walk_result count_op(tn_op op, void* user_data) {
  (void)op;
  ++*(size_t*)user_data;
  return TN_WALK_ADVANCE;
}

static tn_op parse(tn_context* context, const text* it, size_t depth) {
  tn_op op;
  size_t count = 0;
  EXPECT_STATUS(TN_OK, tn_text_parse(tn_context_root_scope(context),
                                     (tn_string_view){it->data, it->size}, NULL, &op));
  EXPECT_STATUS(TN_OK, tn_op_walk(op, TN_WALK_POST_ORDER, count_op, &count));
  EXPECT_EQ(depth + 1, count);
  return op;
}

//===-- Tests ---------------------------------------------------------------------------------===//

static void* parse_deep(void* unused) {
  tn_context* context = open_context();
  text source = make_text(PARSED_DEPTH);
  (void)parse(context, &source, PARSED_DEPTH);
  tn_context_destroy(context);
  free(source.data);
  return unused;
}

TN_TEST(deep_text_is_parsed) { on_small_stack(parse_deep); }

static void* break_off_deep(void* unused) {
  tn_context* context = open_context();
  text source = make_text(PARSED_DEPTH);
  tn_op op;
  EXPECT_STATUS(TN_MALFORMED,
                tn_text_parse(tn_context_root_scope(context),
                              (tn_string_view){source.data, source.size - 7}, NULL, &op));
  EXPECT_TRUE(tn_op_is_null(op));
  tn_context_statistics figures;
  tn_context_statistics_get(context, &figures);
  EXPECT_EQ(0, figures.live_op_count);
  tn_context_destroy(context);
  free(source.data);
  return unused;
}

TN_TEST(deep_text_that_breaks_off_leaves_nothing) { on_small_stack(break_off_deep); }

static void print_and_compare(size_t depth, bool parse_again) {
  tn_context* context = open_context();
  const tn_print_options options = {0};
  text source = make_text(depth);
  text printed = {NULL, 0, 0, true, 0};
  const tn_op op = parse(context, &source, depth);
  EXPECT_STATUS(TN_OK, tn_op_print(op, &options, drop_indentation, &printed));
  EXPECT_TRUE(printed.byte_count > 2 * depth * depth);
  EXPECT_EQ(source.size, printed.size);
  EXPECT_TRUE(memcmp(source.data, printed.data, source.size) == 0);
  if (parse_again) (void)parse(context, &printed, depth);
  tn_context_destroy(context);
  free(source.data);
  free(printed.data);
}

static void* print_deep(void* unused) {
  print_and_compare(PRINTED_DEPTH, false);
  return unused;
}

static void* print_and_parse(void* unused) {
  print_and_compare(RETURN_DEPTH, true);
  return unused;
}

TN_TEST(deep_trees_are_printed) { on_small_stack(print_deep); }
TN_TEST(deep_trees_come_back) { on_small_stack(print_and_parse); }

//===-- Types and attributes ------------------------------------------------------------------===//

static void append_times(text* it, const char* piece, size_t count) {
  for (size_t i = 0; i < count; ++i) append_line(it, piece);
}

static tn_status drop(void* user_data, const char* bytes, size_t size) {
  (void)bytes;
  *(size_t*)user_data += size;
  return TN_OK;
}

/// `open` and `close` so often that the nesting is as deep as it may be, and once more.
static void parse_nested(const char* before, const char* open, const char* inner, const char* close,
                         const char* after, size_t count) {
  tn_context* context = open_context();
  for (size_t more = 0; more < 2; ++more) {
    text it = {NULL, 0, 0, false, 0};
    append_line(&it, before);
    append_times(&it, open, count + more);
    append_line(&it, inner);
    append_times(&it, close, count + more);
    append_line(&it, after);
    tn_attribute attribute = {NULL};
    const tn_status status =
        tn_text_parse_attribute(context, (tn_string_view){it.data, it.size}, &attribute);
    EXPECT_STATUS(more == 0 ? TN_OK : TN_LIMIT_EXCEEDED, status);
    size_t printed = 0;
    if (more == 0) EXPECT_STATUS(TN_OK, tn_attribute_print(attribute, drop, &printed));
    free(it.data);
  }
  tn_context_destroy(context);
}

static void* parse_nested_attributes(void* unused) {
  const size_t most = TN_TEXT_NESTING_MAX;
  parse_nested("", "[", "1", "]", "", most - 1);
  parse_nested("", "{a = ", "1", "}", "", most - 1);
  parse_nested("", "tuple<", "i1", ">", "", most - 1);
  parse_nested("affine_map<() -> (", "(", "1", ")", ")>", most - 1);
  return unused;
}

TN_TEST(nesting_is_read_up_to_its_limit) {
#if TN_TEST_SANITIZED || !defined(__OPTIMIZE__)
  parse_nested_attributes(NULL);
#else
  on_small_stack(parse_nested_attributes);
#endif
}

//===-- Notes ---------------------------------------------------------------------------------===//

static bool measure_note(const tn_diagnostic* diagnostic, void* user_data) {
  const tn_diagnostic* note = tn_diagnostic_note(diagnostic, 0);
  if (note != NULL) *(size_t*)user_data = tn_diagnostic_message(note).size;
  return true;
}

TN_TEST(a_note_shows_the_beginning_of_a_deep_op) {
  tn_context* context = open_context();
  text it = {NULL, 0, 0, false, 0};
  append_line(&it, "\"builtin.module\"() ({\n");
  append_times(&it, "\"t.op\"() ({\n", RETURN_DEPTH);
  append_times(&it, "}) : () -> ()\n", RETURN_DEPTH);
  append_line(&it, "}, {}) : () -> ()\n");
  size_t note_size = 0;
  tn_diagnostic_handler_id id = 0;
  EXPECT_STATUS(TN_OK, tn_diagnostic_handler_attach(context, measure_note, &note_size, NULL, &id));
  tn_op op;
  EXPECT_STATUS(TN_VERIFY_FAILED, tn_text_parse(tn_context_root_scope(context),
                                                (tn_string_view){it.data, it.size}, NULL, &op));
  EXPECT_TRUE(note_size > 1000 && note_size < 2 << 20);
  tn_context_destroy(context);
  free(it.data);
}
