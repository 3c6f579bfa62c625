// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Line indices of sources, for diagnostics.
//
// The index has two numbers for each block of the text: the number of newlines before it, and the
// start of the line in which the block begins. A line is found by a search of the blocks and
// reading one of them; line and column of a byte are found by reading its block. The index is built
// on the first query, as most texts have no errors. Without it, the text is one block.

#include <tenure/diagnostics.h>

#include "base/lock.h"
#include "base/memory.h"

#define BLOCK_SIZE ((size_t)4096)

typedef struct source_block {
  size_t line;        ///< The start of the line in which the block begins.
  uint32_t newlines;  ///< Newlines before the block.
} source_block;

struct tn_source_lines {
  tn_allocator allocator;
  tn_lock lock;
  tn_string_view text;
  source_block* blocks;  ///< NULL until the first query.
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
  tn_deallocate(&allocator, owned_lines->blocks,
                owned_lines->block_count * sizeof *owned_lines->blocks);
  tn_lock_finalize(&owned_lines->lock);
  tn_deallocate(&allocator, owned_lines, sizeof *owned_lines);
}

//===-- Blocks --------------------------------------------------------------------------------===//

static uint32_t count_newlines(const char* at, size_t size) {
  uint32_t count = 0;
  for (size_t i = 0; i < size; ++i) count += at[i] == '\n';
  return count;
}

/// Returns the start of the line of the byte at `offset`, if it is at `floor` or after; else
/// `before`.
static size_t line_start(const char* text, size_t floor, size_t offset, size_t before) {
  while (offset > floor && text[offset - 1] != '\n') --offset;
  return offset == floor ? before : offset;
}

/// Returns NULL if there is no block or no memory.
static const source_block* blocks_of(tn_source_lines* lines) {
  if (lines == NULL || lines->block_count == 0) return NULL;
  tn_lock_acquire(&lines->lock);
  if (lines->blocks == NULL) {
    const char* text = lines->text.data;
    source_block* blocks = tn_allocate(&lines->allocator, lines->block_count * sizeof *blocks);
    if (blocks != NULL) blocks[0] = (source_block){0, 0};
    for (size_t i = 1; blocks != NULL && i < lines->block_count; ++i) {
      const size_t last = (i - 1) * BLOCK_SIZE;
      blocks[i] = (source_block){
          .line = line_start(text, last, last + BLOCK_SIZE, blocks[i - 1].line),
          .newlines = blocks[i - 1].newlines + count_newlines(text + last, BLOCK_SIZE)};
    }
    lines->blocks = blocks;
  }
  tn_lock_release(&lines->lock);
  return lines->blocks;
}

/// Returns the block of the newline with this number, counted from 1, if there is one: the last
/// block with fewer newlines before it.
static size_t block_of_newline(const source_block* blocks, size_t count, uint32_t newline) {
  size_t low = 0;
  while (count - low > 1) {
    const size_t middle = low + (count - low) / 2;
    if (blocks[middle].newlines < newline) {
      low = middle;
    } else {
      count = middle;
    }
  }
  return low;
}

//===-- Look-up -------------------------------------------------------------------------------===//

static bool is_line_end(char c) { return c == '\n' || c == '\r'; }

/// Finds the start of the line after the newline with this number, counted from 1; false if there
/// is none.
static bool find_after(const tn_source* source, uint32_t newline, size_t* out_start) {
  const tn_string_view text = source->text;
  const source_block* blocks = blocks_of(source->lines);
  const size_t block =
      blocks == NULL ? 0 : block_of_newline(blocks, source->lines->block_count, newline);
  size_t at = block * BLOCK_SIZE;
  for (uint32_t passed = blocks == NULL ? 0 : blocks[block].newlines; passed < newline; ++passed) {
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
  if (source->text.size == 0) {  // `data` may be NULL.
    if (line == 1) *out_text = source->text;
    return line == 1;
  }
  if (line == 0 || (line > 1 && !find_after(source, line - 1, &start))) return false;
  size_t end = start;
  while (end < source->text.size && !is_line_end(source->text.data[end])) ++end;
  *out_text = (tn_string_view){source->text.data + start, end - start};
  return true;
}

void tn_source_position(const tn_source* source, size_t offset, uint32_t* out_line,
                        uint32_t* out_column) {
  const char* text = source->text.data;
  if (offset > source->text.size) offset = source->text.size;
  const source_block* blocks = blocks_of(source->lines);
  const size_t last = blocks == NULL ? 0 : source->lines->block_count - 1;
  const size_t block = offset / BLOCK_SIZE < last ? offset / BLOCK_SIZE : last;
  const size_t start = block * BLOCK_SIZE;
  const source_block first = blocks == NULL ? (source_block){0, 0} : blocks[block];
  *out_line = first.newlines + count_newlines(text + start, offset - start) + 1;
  *out_column = (uint32_t)(offset - line_start(text, start, offset, first.line)) + 1;
}
