// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Positions in the parsed text, which are the locations of most ops, and their aliases.
//
// A module is printed in roughly the order in which it was parsed, so offsets ascend: a new one is
// appended to a list, and the next one to be printed is usually the next in the list.
//
// Invariants: `offsets` ascends strictly, ignoring its flags; all are of one span.

#include "text/printer.h"

static uint32_t offset_at(const tn_print_positions* positions, size_t index) {
  return positions->offsets[index] & TN_UREF_MASK;
}

int64_t tn_printer__find_position(tn_printer* printer, uint32_t offset) {
  tn_print_positions* positions = &printer->positions;
  const size_t next = positions->next;
  if (TN_LIKELY(next < positions->count && offset_at(positions, next) == offset)) {
    ++positions->next;
    return (int64_t)next;
  }
  size_t low = 0;
  size_t high = positions->count;
  while (low < high) {
    const size_t middle = low + (high - low) / 2;
    if (offset_at(positions, middle) < offset) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  if (low == positions->count || offset_at(positions, low) != offset) return -1;
  // The location of an op with regions comes after those of its nested ops, and does not move the
  // index back.
  if (low >= next) positions->next = low + 1;
  return (int64_t)low;
}

//===-- Recording -----------------------------------------------------------------------------===//

static void append(tn_printer* printer, uint32_t word) {
  tn_print_positions* positions = &printer->positions;
  if (TN_UNLIKELY(positions->count == positions->capacity) &&
      !tn_array_grow(printer->allocator, &positions->offsets, &positions->capacity,
                     positions->count + 1, sizeof *positions->offsets)) {
    tn_printer__out_of_memory(printer);
    return;
  }
  positions->offsets[positions->count++] = word;
  ++printer->alias_count;
}

bool tn_printer__note_position(tn_printer* printer, uint32_t offset, bool deferrable) {
  tn_print_positions* positions = &printer->positions;
  if (TN_UNLIKELY(positions->span == NULL)) {
    if (tn_printer__location_name(printer) == 0) return true;
    positions->span = tn_source_span__of(printer->context, offset);
  }
  if (TN_UNLIKELY(!tn_source_span__holds(positions->span, offset))) return false;
  const uint32_t flag = deferrable ? TN_UREF_FLAG : 0;
  if (positions->count == 0 || offset > offset_at(positions, positions->count - 1)) {
    append(printer, offset | flag);
    return true;
  }
  const int64_t index = tn_printer__find_position(printer, offset);
  if (index < 0) return false;
  if (!deferrable) positions->offsets[index] = offset;
  return true;
}

void tn_printer__free_positions(tn_printer* printer) {
  tn_print_positions* positions = &printer->positions;
  tn_deallocate(printer->allocator, positions->offsets,
                positions->capacity * sizeof *positions->offsets);
  tn_deallocate(printer->allocator, positions->file_text, positions->file_text_size);
  if (positions->numbers != NULL) {
    tn_deallocate(printer->allocator, positions->numbers,
                  positions->count * sizeof *positions->numbers);
  }
  *positions = (tn_print_positions){.are_unique = positions->are_unique};
}

//===-- Printing ------------------------------------------------------------------------------===//

/// Prints the file name of the span, which is cached if it is short.
static void put_file(tn_printer* printer, const tn_source_span* span) {
  tn_print_positions* positions = &printer->positions;
  tn_print_sink* sink = &printer->sink;
  if (TN_LIKELY(positions->file_text != NULL && span == positions->span)) {
    tn_put(sink, positions->file_text, positions->file_text_size);
    return;
  }
  const uint64_t start = sink->flushed + sink->size;
  const tn_string_view file = tn_identifier__text(printer->context, span->file);
  if (printer->options.pretty_debug_info) {
    tn_put_view(sink, file);
  } else {
    tn_put_quoted(sink, file);
  }
  if (span != positions->span || start < sink->flushed) return;
  const size_t size = sink->flushed + sink->size - start;
  if (size == 0) return;
  positions->file_text = tn_allocate(printer->allocator, size);
  if (positions->file_text == NULL) return;
  positions->file_text_size = size;
  memcpy(positions->file_text, sink->data + sink->size - size, size);
}

void tn_printer__put_position(tn_printer* printer, uint32_t offset) {
  tn_print_positions* positions = &printer->positions;
  if (positions->span == NULL) positions->span = tn_source_span__of(printer->context, offset);
  const tn_source_span* span = positions->span;
  tn_line_cursor other = {0};
  const bool is_known = tn_source_span__holds(span, offset);
  if (!is_known) span = tn_source_span__of(printer->context, offset);
  uint32_t line;
  uint32_t column;
  tn_source_span__seek(span, offset, is_known ? &positions->cursor : &other, &line, &column);
  put_file(printer, span);
  char* const start = tn_print_sink__reserve(&printer->sink, 48);
  char* at = start;
  *at++ = ':';
  at += tn_format_unsigned(at, line);
  *at++ = ':';
  at += tn_format_unsigned(at, column);
  printer->sink.size += (size_t)(at - start);
}

void tn_printer__put_position_alias(tn_printer* printer, uint32_t index) {
  const tn_print_positions* positions = &printer->positions;
  TN_PUT(&printer->sink, "#loc");
  tn_printer__put_alias_number(printer, tn_string_view_from("loc"), positions->numbers[index]);
  TN_PUT(&printer->sink, " = loc(");
  tn_printer__put_position(printer, offset_at(positions, index));
  TN_PUT(&printer->sink, ")\n");
}
