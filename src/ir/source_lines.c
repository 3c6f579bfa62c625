// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where the lines of a source begin, for those who show them.
//
// The index has a number for each block of the text: the newlines in front of it. A line is found
// by a search among the blocks and reading one of them; so is the line of a byte. It is made when
// somebody first asks, as most texts have nothing wrong. Without it, the text is one block.

#include <tenure/diagnostics.h>

#include "base/lock.h"
#include "base/memory.h"

#define BLOCK_SIZE ((size_t)4096)

struct tn_source_lines {
  tn_allocator allocator;
  tn_lock lock;
  tn_string_view text;
  uint32_t* before;  ///< The newlines in front of each block; NULL until it is asked for.
  size_t block_count;
};

tn_status tn_source_lines_create(const tn_allocator* allocator, tn_string_view text,
                                 tn_source_lines** out_lines) {
  const tn_allocator used = allocator == NULL ? tn_allocator_default() : *allocator;
  *out_lines = tn_allocate_zeroed(&used, sizeof **out_lines);
  if (*out_lines == NULL) return TN_OUT_OF_MEMORY;
  (*out_lines)->allocator = used;
  (*out_lines)->text = text;
  (*out_lines)->block_count = (text.size + BLOCK_SIZE - 1) / BLOCK_SIZE;
  tn_lock_initialize(&(*out_lines)->lock, true);
  return TN_OK;
}

void tn_source_lines_destroy(tn_source_lines* owned_lines) {
  if (owned_lines == NULL) return;
  const tn_allocator allocator = owned_lines->allocator;
  tn_deallocate(&allocator, owned_lines->before, owned_lines->block_count * sizeof(uint32_t));
  tn_lock_finalize(&owned_lines->lock);
  tn_deallocate(&allocator, owned_lines, sizeof *owned_lines);
}

//===-- Blocks --------------------------------------------------------------------------------===//

static uint32_t count_newlines(const char* at, size_t size) {
  uint32_t count = 0;
  for (size_t i = 0; i < size; ++i) count += at[i] == '\n';
  return count;
}

/// The newlines in front of each block; NULL if there is no block or no memory.
static const uint32_t* counts_of(tn_source_lines* lines) {
  if (lines == NULL || lines->block_count == 0) return NULL;
  tn_lock_acquire(&lines->lock);
  if (lines->before == NULL) {
    uint32_t* before = tn_allocate(&lines->allocator, lines->block_count * sizeof *before);
    if (before != NULL) before[0] = 0;
    for (size_t i = 1; before != NULL && i < lines->block_count; ++i) {
      before[i] =
          before[i - 1] + count_newlines(lines->text.data + (i - 1) * BLOCK_SIZE, BLOCK_SIZE);
    }
    lines->before = before;
  }
  tn_lock_release(&lines->lock);
  return lines->before;
}

/// The block that the newline with this number, from 1, is in, if any is: the last with fewer in
/// front of it.
static size_t block_of_newline(const uint32_t* before, size_t count, uint32_t newline) {
  size_t low = 0;
  while (count - low > 1) {
    const size_t middle = low + (count - low) / 2;
    if (before[middle] < newline) {
      low = middle;
    } else {
      count = middle;
    }
  }
  return low;
}

//===-- Looking up ----------------------------------------------------------------------------===//

static bool is_line_end(char c) { return c == '\n' || c == '\r'; }

/// Where the line behind the newline with this number, from 1, begins; false if there is none.
static bool find_behind(const tn_source* source, uint32_t newline, size_t* out_start) {
  const tn_string_view text = source->text;
  const uint32_t* before = counts_of(source->lines);
  const size_t block =
      before == NULL ? 0 : block_of_newline(before, source->lines->block_count, newline);
  size_t at = block * BLOCK_SIZE;
  for (uint32_t passed = before == NULL ? 0 : before[block]; passed < newline; ++passed) {
    const char* found = at == text.size ? NULL : memchr(text.data + at, '\n', text.size - at);
    if (found == NULL) return false;
    at = (size_t)(found - text.data) + 1;
  }
  *out_start = at;
  return true;
}

bool tn_source_line(const tn_source* source, uint32_t line, tn_string_view* out_text) {
  size_t start = 0;
  *out_text = (tn_string_view){NULL, 0};
  if (source->text.size == 0) {  // There may be no pointer to count from.
    if (line == 1) *out_text = source->text;
    return line == 1;
  }
  if (line == 0 || (line > 1 && !find_behind(source, line - 1, &start))) return false;
  size_t end = start;
  while (end < source->text.size && !is_line_end(source->text.data[end])) ++end;
  *out_text = (tn_string_view){source->text.data + start, end - start};
  return true;
}

void tn_source_position(const tn_source* source, size_t offset, uint32_t* out_line,
                        uint32_t* out_column) {
  const char* text = source->text.data;
  if (offset > source->text.size) offset = source->text.size;
  const uint32_t* before = counts_of(source->lines);
  const size_t last = before == NULL ? 0 : source->lines->block_count - 1;
  const size_t block = offset / BLOCK_SIZE < last ? offset / BLOCK_SIZE : last;
  const size_t start = block * BLOCK_SIZE;
  const uint32_t newlines = before == NULL ? 0 : before[block];
  *out_line = newlines + count_newlines(text + start, offset - start) + 1;
  size_t line = offset;
  while (line > 0 && text[line - 1] != '\n') --line;
  *out_column = (uint32_t)(offset - line) + 1;
}
