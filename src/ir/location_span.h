// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Source spans: positions in parsed texts, as offsets.
//
// A span takes a contiguous range of the context's 31-bit space of offsets, so a location in its
// text is one addition, and keeps the text's line starts (one or two bytes per line), from which
// line and column are computed on demand. It lives as long as the context. Texts from the same
// position of the same file whose lines have equal lengths share a span, as their locations are
// equal: parsing a text repeatedly takes no more memory.
//
// For positions without a text, as in bytecode, a span is created for a text whose lines are just
// long enough to contain them.

#ifndef TENURE_SRC_IR_LOCATION_SPAN_H
#define TENURE_SRC_IR_LOCATION_SPAN_H

#include "ir/context.h"

struct tn_source_span {
  const tn_source_span* previous;  ///< The span created before this one.
  const tn_source_span* jump;      ///< An earlier span, so that a search takes O(log spans) steps.
  const tn_source_span* alike;     ///< Another span with the same hash.
  uint32_t depth;                  ///< The number of earlier spans.
  uint32_t base;                   ///< The first offset.
  uint32_t text_size;
  tn_uref file;           ///< Identifier.
  uint32_t first_line;    ///< The line of the file at which the text starts, counted from 0.
  uint32_t first_column;  ///< The column of its first line only.
  uint32_t line_count;
  uint32_t mark_count;
  uint32_t delta_size;
  const struct tn_line_mark* marks;  ///< Every 32nd line.
  const unsigned char* deltas;       ///< Line lengths, seven bits per byte, lowest first.
};

/// Creates a span for `text`, which is not kept and which starts at `start` in its file.
/// `*out_span` is NULL with TN_OK if the text does not fit in the remaining offsets: then the
/// caller uniques file locations instead. TN_OUT_OF_MEMORY is reported.
TN_MUST_USE tn_status tn_source_span__create(tn_context* context, const tn_file_range* start,
                                             tn_string_view text, const tn_source_span** out_span);

/// Likewise for a text given by the length of each line, including the newline (0 means 1). The
/// lengths are replaced by the offsets of the lines.
TN_MUST_USE tn_status tn_source_span__create_of_lines(tn_context* context, tn_uref file,
                                                      uint32_t* lines, size_t line_count,
                                                      const tn_source_span** out_span);

/// Returns the location of byte `offset` (at most the text's size).
static inline tn_location tn_source_span__location(const tn_context* context,
                                                   const tn_source_span* span, size_t offset) {
  return (tn_location){context, TN_UREF_FLAG | (span->base + (uint32_t)offset)};
}

/// Returns true if `location` is stored as an offset.
static inline bool tn_location__is_packed(tn_location location) {
  return (location.reference & TN_UREF_FLAG) != 0;
}

/// Resolves a packed location to its file, and line and column counted from 1.
void tn_source_span__resolve(tn_location location, tn_uref* out_file, uint32_t* out_line,
                             uint32_t* out_column);

/// Returns the span that contains the offset of a packed location.
const tn_source_span* tn_source_span__of(const tn_context* context, uint32_t offset);
static inline bool tn_source_span__holds(const tn_source_span* span, uint32_t offset) {
  return offset >= span->base && offset - span->base <= span->text_size;
}

/// A line of a text. All zero: no line yet.
typedef struct tn_line_cursor {
  uint32_t line;               ///< Index of the line.
  uint32_t offset;             ///< The offset of the line in the text.
  uint32_t end;                ///< The offset of the next line; UINT32_MAX for the last.
  const unsigned char* delta;  ///< The length of the next line.
} tn_line_cursor;

/// Moves the cursor to the line of the byte `offset` of the text, which is a different line.
void tn_source_span__go_to(const tn_source_span* span, uint32_t offset, tn_line_cursor* cursor);

/// Returns line and column of an offset of the span, and moves `cursor` to the line. For an offset
/// shortly after the previous one, this is much cheaper than tn_source_span__resolve.
static inline void tn_source_span__seek(const tn_source_span* span, uint32_t offset,
                                        tn_line_cursor* cursor, uint32_t* out_line,
                                        uint32_t* out_column) {
  const uint32_t at = offset - span->base;
  if (at - cursor->offset >= cursor->end - cursor->offset) {
    tn_source_span__go_to(span, at, cursor);
  }
  *out_line = span->first_line + cursor->line + 1;
  *out_column = (cursor->line == 0 ? span->first_column : 0) + at - cursor->offset + 1;
}

/// Returns the offset of a line and column of the span's file; false if they are not in the span.
bool tn_source_span__find(const tn_source_span* span, uint32_t line, uint32_t column,
                          uint32_t* out_offset);

/// Frees the spans of a context that is being destroyed.
void tn_source_span__finalize_all(tn_context* context);

#endif  // TENURE_SRC_IR_LOCATION_SPAN_H
