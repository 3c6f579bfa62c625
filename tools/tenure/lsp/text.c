// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Texts and their lines: bytes on this side, UTF-16 units on that of the protocol.

#include <stdlib.h>
#include <string.h>

#include "lsp.h"

void* lsp_allocate(size_t size) {
  void* block = calloc(size == 0 ? 1 : size, 1);
  if (block != NULL) return block;
  fputs("tenure: error: memory is out\n", stderr);
  exit(1);
}

void* lsp_grow(void* block, size_t* capacity, size_t needed, size_t item_size) {
  if (needed <= *capacity) return block;
  size_t wanted = *capacity < 8 ? 16 : *capacity * 2;
  if (wanted < needed) wanted = needed;
  void* grown = wanted > SIZE_MAX / item_size ? NULL : realloc(block, wanted * item_size);
  if (grown == NULL) {
    fputs("tenure: error: memory is out\n", stderr);
    exit(1);
  }
  *capacity = wanted;
  return grown;
}

static void find_lines(lsp_text* text) {
  size_t capacity = 0;
  text->lines = lsp_grow(NULL, &capacity, 1, sizeof *text->lines);
  text->lines[0] = 0;
  text->line_count = 1;
  const char* end = text->data + text->size;
  for (const char* p = text->data; (p = memchr(p, '\n', (size_t)(end - p))) != NULL;) {
    ++p;
    text->lines = lsp_grow(text->lines, &capacity, text->line_count + 1, sizeof *text->lines);
    text->lines[text->line_count++] = (size_t)(p - text->data);
  }
}

void lsp_text_set(lsp_text* text, const char* data, size_t size) {
  const bool is_ended = size != 0 && data[size - 1] == '\n';
  char* copy = lsp_allocate(size + 1);
  if (size != 0) memcpy(copy, data, size);
  copy[size] = '\n';
  lsp_text_free(text);
  text->data = copy;
  text->size = is_ended ? size : size + 1;
  find_lines(text);
}

void lsp_text_free(lsp_text* text) {
  free(text->data);
  free(text->lines);
  *text = (lsp_text){0};
}

/// How many bytes the character at `p` has, and how many UTF-16 units.
static size_t character_size(const char* p, const char* end, size_t* out_units) {
  const unsigned char c = (unsigned char)*p;
  size_t size = c < 0xc0 ? 1 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : 4;
  *out_units = size == 4 ? 2 : 1;
  return size > (size_t)(end - p) ? (size_t)(end - p) : size;
}

/// The end of a line's text.
static const char* line_end(const lsp_text* text, size_t line) {
  const size_t next = line + 1 < text->line_count ? text->lines[line + 1] - 1 : text->size;
  const size_t start = text->lines[line];
  return text->data + (next < start ? start : next);
}

bool lsp_text_offset(const lsp_text* text, lsp_position position, size_t* out_offset) {
  *out_offset = text->size;
  if (position.line >= text->line_count) return false;
  const char* p = text->data + text->lines[position.line];
  const char* end = line_end(text, position.line);
  size_t left = position.character;
  while (left != 0 && p < end) {
    size_t units = 0;
    p += character_size(p, end, &units);
    left -= units < left ? units : left;
  }
  *out_offset = (size_t)(p - text->data);
  return left == 0;
}

size_t lsp_text_nearest(const lsp_text* text, lsp_position position) {
  size_t offset = 0;
  (void)lsp_text_offset(text, position, &offset);
  return offset;
}

/// The line that a byte is in.
static size_t line_of(const lsp_text* text, size_t offset) {
  size_t low = 0;
  size_t high = text->line_count;
  while (high - low > 1) {
    const size_t middle = low + (high - low) / 2;
    if (text->lines[middle] <= offset) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return low;
}

lsp_position lsp_text_position(const lsp_text* text, size_t offset) {
  if (offset > text->size) offset = text->size;
  lsp_position position = {.line = line_of(text, offset)};
  const char* end = text->data + offset;
  for (const char* p = text->data + text->lines[position.line]; p < end;) {
    size_t units = 0;
    p += character_size(p, end, &units);
    position.character += units;
  }
  return position;
}
