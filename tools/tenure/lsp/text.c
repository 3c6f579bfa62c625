// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Texts and their lines. Offsets here are bytes; the protocol uses UTF-16 units.

#include <stdlib.h>
#include <string.h>

#include "lsp.h"

void* lsp_allocate(size_t size) {
  void* block = calloc(size == 0 ? 1 : size, 1);
  if (block != NULL) return block;
  fputs("tenure: error: out of memory\n", stderr);
  exit(1);
}

void* lsp_grow(void* block, size_t* capacity, size_t needed, size_t item_size) {
  if (needed <= *capacity) return block;
  size_t wanted = *capacity < 8 ? 16 : *capacity * 2;
  if (wanted < needed) wanted = needed;
  void* grown = wanted > SIZE_MAX / item_size ? NULL : realloc(block, wanted * item_size);
  if (grown == NULL) {
    fputs("tenure: error: out of memory\n", stderr);
    exit(1);
  }
  *capacity = wanted;
  return grown;
}

/// Exits if a text is too large for 32-bit offsets.
#define TEXT_SIZE_MAX ((size_t)UINT32_MAX - 2)

static void refuse_size(void) {
  fputs("tenure: error: text is limited to 4 GiB\n", stderr);
  exit(1);
}

/// Reserves lines with little spare room, since a large text has many.
static void grow_lines(lsp_text* text, size_t needed) {
  if (needed <= text->line_capacity) return;
  text->line_capacity = needed + needed / 8 + 16;
  text->lines = realloc(text->lines, text->line_capacity * sizeof *text->lines);
  if (text->lines != NULL) return;
  fputs("tenure: error: out of memory\n", stderr);
  exit(1);
}

static size_t count_breaks(const char* data, size_t size) {
  size_t count = 0;
  const char* end = data + size;
  for (const char* p = data; p < end && (p = memchr(p, '\n', (size_t)(end - p))) != NULL; ++p) {
    ++count;
  }
  return count;
}

/// Stores the starts of lines after the breaks in `size` bytes at `from`.
static void list_lines(const lsp_text* text, size_t from, size_t size, uint32_t* lines) {
  const char* end = text->data + from + size;
  for (const char* p = text->data + from;
       p < end && (p = memchr(p, '\n', (size_t)(end - p))) != NULL;) {
    *lines++ = (uint32_t)(++p - text->data);
  }
}

static void find_lines(lsp_text* text) {
  text->line_count = 1 + count_breaks(text->data, text->size);
  grow_lines(text, text->line_count);
  text->lines[0] = 0;
  list_lines(text, 0, text->size, text->lines + 1);
}

/// Ends the text of `size` bytes with a break.
static void end_text(lsp_text* text, size_t size) {
  text->has_added_break = size == 0 || text->data[size - 1] != '\n';
  if (text->has_added_break) text->data[size] = '\n';
  text->size = size + text->has_added_break;
}

static void grow_text(lsp_text* text, size_t size) {
  if (size > TEXT_SIZE_MAX) refuse_size();
  if (size + 1 <= text->capacity) return;
  text->capacity = size + 1 + (text->data == NULL ? 0 : size / 16 + 256);
  text->data = realloc(text->data, text->capacity);
  if (text->data != NULL) return;
  fputs("tenure: error: out of memory\n", stderr);
  exit(1);
}

static bool are_ascii(const char* data, size_t size) {
  unsigned char all = 0;
  for (size_t i = 0; i < size; ++i) all |= (unsigned char)data[i];
  return all < 0x80;
}

void lsp_text_set(lsp_text* text, const char* data, size_t size) {
  lsp_text_free(text);
  text->is_ascii = are_ascii(data, size);
  grow_text(text, size);
  if (size != 0) memcpy(text->data, data, size);
  end_text(text, size);
  find_lines(text);
}

tn_string_view lsp_text_view(const lsp_text* text) {
  return (tn_string_view){text->data, text->size - text->has_added_break};
}

/// Returns the index of the first line that starts after `offset`.
static size_t line_behind(const lsp_text* text, size_t offset) {
  size_t low = 0;
  size_t high = text->line_count;
  while (low < high) {
    const size_t middle = low + (high - low) / 2;
    if (text->lines[middle] <= offset) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/// Replaces the lines that started in the bytes from `start` to `end`, which are now `size` bytes.
static void replace_lines(lsp_text* text, size_t start, size_t end, size_t size) {
  const size_t first = line_behind(text, start);
  const size_t behind = line_behind(text, end);
  const size_t added = count_breaks(text->data + start, size);
  const size_t kept = text->line_count - behind;
  grow_lines(text, first + added + kept);
  memmove(text->lines + first + added, text->lines + behind, kept * sizeof *text->lines);
  text->line_count = first + added + kept;
  list_lines(text, start, size, text->lines + first);
  const uint32_t delta = (uint32_t)(start + size - end);
  for (size_t i = first + added; i < text->line_count; ++i) text->lines[i] += delta;
}

void lsp_text_replace(lsp_text* text, size_t start, size_t end, const char* data, size_t size) {
  const size_t whole = lsp_text_view(text).size;
  const size_t left = whole - (end - start);
  if (size > TEXT_SIZE_MAX - left) refuse_size();
  grow_text(text, left + size);
  text->is_ascii &= are_ascii(data, size);
  memmove(text->data + start + size, text->data + end, whole - end);
  if (size != 0) memcpy(text->data + start, data, size);
  end_text(text, left + size);
  if (end == whole) {
    find_lines(text);
  } else {
    replace_lines(text, start, end, size);
  }
}

void lsp_text_free(lsp_text* text) {
  free(text->data);
  free(text->lines);
  *text = (lsp_text){0};
}

/// Returns the size of the character at `p` in bytes, and in UTF-16 units.
static size_t character_size(const char* p, const char* end, size_t* out_units) {
  const unsigned char c = (unsigned char)*p;
  size_t size = c < 0xc0 ? 1 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : 4;
  *out_units = size == 4 ? 2 : 1;
  return size > (size_t)(end - p) ? (size_t)(end - p) : size;
}

/// Returns the end of a line's text.
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

lsp_position lsp_text_position(const lsp_text* text, size_t offset) {
  if (offset > text->size) offset = text->size;
  lsp_position position = {.line = line_behind(text, offset) - 1};
  const size_t start = text->lines[position.line];
  position.character = offset - start;
  if (text->is_ascii) return position;
  // Lines may be long, and many places may be on one line.
  size_t units = 0;
  for (size_t i = start; i < offset; ++i) {
    const unsigned char c = (unsigned char)text->data[i];
    units += (c & 0xc0) != 0x80;
    units += c >= 0xf0;
  }
  position.character = units;
  return position;
}
