// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ir/location_span.h"

#include <stdlib.h>

#include "ir/uniqued.h"
#include "report.h"

// Line and column by reading the text, and back.
static void expect_positions(tn_context* context, const tn_source_span* span, const char* text,
                             size_t size) {
  uint32_t line = 1;
  uint32_t column = 1;
  for (size_t i = 0; i <= size; ++i) {
    tn_uref file = 0;
    uint32_t found_line = 0;
    uint32_t found_column = 0;
    tn_source_span__resolve(tn_source_span__location(context, span, i), &file, &found_line,
                            &found_column);
    EXPECT_EQ(line, found_line);
    EXPECT_EQ(column, found_column);
    uint32_t offset = 0;
    EXPECT_TRUE(tn_source_span__find(span, line, column, &offset));
    EXPECT_EQ(span->base + i, offset);
    if (i == size || text[i] == '\n') {
      EXPECT_TRUE(!tn_source_span__find(span, line, column + 1, &offset));
    }
    ++column;
    if (i < size && text[i] == '\n') {
      ++line;
      column = 1;
    }
  }
}

TN_TEST(every_byte_of_odd_texts) {
  static const char* const texts[] = {"", "\n", "\n\n", "a", "a\n", "\na", "ab\ncd\n\n\nef"};
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  for (size_t i = 0; i < sizeof texts / sizeof texts[0]; ++i) {
    const tn_source_span* span = NULL;
    EXPECT_STATUS(TN_OK, tn_source_span__create(context, &(tn_file_range){tn_view("f"), 1, 1, 1, 1},
                                                tn_view(texts[i]), &span));
    expect_positions(context, span, texts[i], strlen(texts[i]));
  }
  tn_context_destroy(context);
}

TN_TEST(positions_of_a_part_of_a_file) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_source_span* span = NULL;
  uint32_t offset = 0;
  EXPECT_STATUS(TN_OK, tn_source_span__create(context, &(tn_file_range){tn_view("f"), 7, 5, 7, 5},
                                              tn_view("ab\nc"), &span));
  EXPECT_TRUE(tn_source_span__find(span, 7, 5, &offset));
  EXPECT_EQ(span->base, offset);
  EXPECT_TRUE(tn_source_span__find(span, 8, 1, &offset));
  EXPECT_EQ(span->base + 3, offset);
  static const uint32_t outside[][2] = {
      {0, 0}, {6, 1}, {7, 0}, {7, 4}, {7, 8}, {8, 0}, {8, 3}, {9, 1}, {UINT32_MAX, UINT32_MAX}};
  for (size_t i = 0; i < sizeof outside / sizeof outside[0]; ++i) {
    EXPECT_TRUE(!tn_source_span__find(span, outside[i][0], outside[i][1], &offset));
  }
  tn_context_destroy(context);
}

TN_TEST(many_lines_of_many_lengths) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const size_t size = 100000;
  char* text = malloc(size);
  memset(text, 'x', size);
  size_t at = 0;
  for (size_t step = 1; at < size; step = step * 7 % 20011) {
    text[at] = '\n';
    at += step % 5 == 0 ? step : step % 70;
  }
  const tn_source_span* span = NULL;
  EXPECT_STATUS(TN_OK, tn_source_span__create(context, &(tn_file_range){tn_view("f"), 1, 1, 1, 1},
                                              (tn_string_view){text, size}, &span));
  expect_positions(context, span, text, size);
  free(text);
  tn_context_destroy(context);
}

TN_TEST(many_spans_are_told_apart) {
  enum { SPAN_COUNT = 300 };
  const tn_source_span* spans[SPAN_COUNT];
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  for (int i = 0; i < SPAN_COUNT; ++i) {
    char file[16];
    snprintf(file, sizeof file, "f%d", i);
    EXPECT_STATUS(TN_OK,
                  tn_source_span__create(context, &(tn_file_range){tn_view(file), 1, 1, 1, 1},
                                         tn_view("x\ny"), &spans[i]));
  }
  for (int i = 0; i < SPAN_COUNT; ++i) {
    char file[16];
    snprintf(file, sizeof file, "f%d", i);
    tn_file_range range = {{NULL, 0}, 0, 0, 0, 0};
    EXPECT_TRUE(tn_location_file_range(tn_source_span__location(context, spans[i], 3), &range));
    EXPECT_VIEW(file, range.file);
    EXPECT_EQ(2, range.start_line);
    EXPECT_EQ(2, range.start_column);
  }
  tn_context_destroy(context);
}

TN_TEST(a_full_space_gives_no_span) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_source_span* span = NULL;
  context->next_source_offset = TN_UREF_MASK - 3;
  EXPECT_STATUS(TN_OK, tn_source_span__create(context, &(tn_file_range){tn_view("f"), 1, 1, 1, 1},
                                              tn_view("abc"), &span));
  EXPECT_TRUE(span == NULL);
  EXPECT_STATUS(TN_OK, tn_source_span__create(context, &(tn_file_range){tn_view("f"), 1, 1, 1, 1},
                                              tn_view("ab"), &span));
  EXPECT_TRUE(span != NULL);
  expect_positions(context, span, "ab", 2);
  tn_context_destroy(context);
}

TN_TEST(lines_of_known_lengths) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_source_span* span = NULL;
  tn_identifier file;
  EXPECT_STATUS(TN_OK, tn_identifier_get(context, tn_view("f"), &file));
  uint32_t lines[] = {3, 0, 1, 300, 2};
  EXPECT_STATUS(
      TN_OK, tn_source_span__create_of_lines(context, tn_identifier__ref(file), lines, 5, &span));
  static const uint32_t starts[] = {0, 3, 4, 5, 305};
  for (unsigned i = 0; i < 5; ++i) {
    uint32_t offset = 0;
    EXPECT_EQ(starts[i], lines[i]);
    EXPECT_TRUE(tn_source_span__find(span, i + 1, 1, &offset));
    EXPECT_EQ(span->base + starts[i], offset);
  }
  char text[307];
  memset(text, 'x', sizeof text);
  text[2] = text[3] = text[4] = text[304] = text[306] = '\n';
  expect_positions(context, span, text, sizeof text);
  context->next_source_offset = TN_UREF_MASK - 3;
  uint32_t long_lines[] = {UINT32_MAX, UINT32_MAX};
  EXPECT_STATUS(TN_OK, tn_source_span__create_of_lines(context, tn_identifier__ref(file),
                                                       long_lines, 2, &span));
  EXPECT_TRUE(span == NULL);
  EXPECT_EQ(UINT32_MAX, long_lines[0]);
  tn_context_destroy(context);
}
