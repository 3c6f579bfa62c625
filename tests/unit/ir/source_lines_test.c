// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <stdio.h>
#include <stdlib.h>
#include <tenure/diagnostics.h>

#include "tn_test.h"

static tn_string_view view_of(const char* text) { return tn_string_view_from(text); }

/// Each line and the position of its last byte, as a reading from the beginning has them.
static void expect_as_counted(const tn_source* source) {
  uint32_t line = 1;
  uint32_t column = 1;
  size_t start = 0;
  for (size_t at = 0; at <= source->text.size; ++at) {
    uint32_t found_line = 0;
    uint32_t found_column = 0;
    tn_source_position(source, at, &found_line, &found_column);
    EXPECT_EQ(line, found_line);
    EXPECT_EQ(column, found_column);
    ++column;
    if (at != source->text.size && source->text.data[at] != '\n') continue;
    tn_string_view text;
    EXPECT_TRUE(tn_source_line(source, line, &text));
    EXPECT_TRUE(text.data == source->text.data + start);
    EXPECT_EQ(at - start, text.size);
    ++line;
    column = 1;
    start = at + 1;
  }
  tn_string_view none;
  EXPECT_TRUE(!tn_source_line(source, line, &none));
  EXPECT_TRUE(!tn_source_line(source, 0, &none));
  EXPECT_EQ(0, none.size);
}

TN_TEST(lines_are_found_with_and_without_an_index) {
  enum { SIZE = 20000 };
  static char text[SIZE];
  // Lines of all lengths, long ones among them, and many empty ones.
  for (size_t i = 0; i < SIZE; ++i) text[i] = i % 97 == 0 || (i > 15000 && i % 3 != 0) ? '\n' : 'x';
  memset(text + 2000, 'y', 9000);
  const size_t sizes[] = {0, 1, 2, 4096, 4097, 8192, 11000, SIZE};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; ++i) {
    tn_source source = {.name = view_of("t"), .text = {text, sizes[i]}};
    if (sizes[i] <= 4097) expect_as_counted(&source);
    EXPECT_STATUS(TN_OK, tn_source_lines_create(NULL, source.text, &source.lines));
    expect_as_counted(&source);
    tn_source_lines_destroy(source.lines);
  }
  tn_source_lines_destroy(NULL);
}

TN_TEST(what_is_beyond_the_text_is_its_end) {
  const tn_source source = {.name = view_of("t"), .text = view_of("a\nbc")};
  uint32_t line = 0;
  uint32_t column = 0;
  tn_source_position(&source, 100, &line, &column);
  EXPECT_EQ(2, line);
  EXPECT_EQ(3, column);
}

/// Gives memory for the index, and none for what it finds.
static void* only_once(void* user_data, void* block, size_t old_size, size_t new_size,
                       size_t alignment) {
  (void)old_size;
  (void)alignment;
  bool* given = user_data;
  if (new_size == 0) {
    free(block);
    return NULL;
  }
  if (*given) return NULL;
  *given = true;
  return malloc(new_size);
}

TN_TEST(without_memory_lines_are_found_all_the_same) {
  bool given = false;
  const tn_allocator allocator = {.user_data = &given, .resize = only_once};
  tn_source source = {.name = view_of("t"), .text = view_of("a\nbc\n")};
  EXPECT_STATUS(TN_OK, tn_source_lines_create(&allocator, source.text, &source.lines));
  expect_as_counted(&source);
  tn_source_lines* none = source.lines;
  EXPECT_STATUS(TN_OUT_OF_MEMORY, tn_source_lines_create(&allocator, source.text, &none));
  EXPECT_TRUE(none == NULL);
  tn_source_lines_destroy(source.lines);
}
