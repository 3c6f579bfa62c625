// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Source spans: positions in texts that the parser read, as offsets.
//
// A span takes a contiguous range of the context's 31-bit space of offsets, so a location in its
// text is one addition, and keeps the text's line starts (one or two bytes a line), from which line
// and column are computed on demand. It lives as long as the context. A text whose lines
// are as long as those of one that was read from the same place of the same file shares its span,
// as their locations are the same: what is read again and again takes no more memory.
//
// Where there are positions without their text, as in bytecode, a span is made for a text whose
// lines are just long enough to hold them.

#ifndef TENURE_SRC_IR_LOCATION_SPAN_H
#define TENURE_SRC_IR_LOCATION_SPAN_H

#include "ir/context.h"

struct tn_source_span {
  const tn_source_span* previous;  ///< Made before this one.
  const tn_source_span* jump;      ///< One further back, so that a search takes O(log spans) steps.
  const tn_source_span* alike;     ///< Another one of the same hash.
  uint32_t depth;                  ///< How many were made before.
  uint32_t base;                   ///< The first offset.
  uint32_t text_size;
  tn_uref file;           ///< Identifier.
  uint32_t first_line;    ///< Where the text starts in the file, counted from 0.
  uint32_t first_column;  ///< Of its first line alone.
  uint32_t line_count;
  uint32_t mark_count;
  uint32_t delta_size;
  const struct tn_line_mark* marks;  ///< Every 32nd line.
  const unsigned char* deltas;       ///< Line lengths, seven bits a byte, the lowest first.
};

/// Makes a span for `text`, which is read and not kept, and which starts at `start` in its file.
/// `*out_span` is NULL with TN_OK when the text does not fit what is left of the space: then the
/// caller uniques file locations instead. TN_OUT_OF_MEMORY is reported.
TN_MUST_USE tn_status tn_source_span__create(tn_context* context, const tn_file_range* start,
                                             tn_string_view text, const tn_source_span** out_span);

/// Likewise for a text of which the length of each line is known, with the newline and at least 1
/// (which 0 stands for). Where they begin in the text replaces the lengths.
TN_MUST_USE tn_status tn_source_span__create_of_lines(tn_context* context, tn_uref file,
                                                      uint32_t* lines, size_t line_count,
                                                      const tn_source_span** out_span);

/// The location of byte `offset` (at most the text's size).
static inline tn_location tn_source_span__location(const tn_context* context,
                                                   const tn_source_span* span, size_t offset) {
  return (tn_location){context, TN_UREF_FLAG | (span->base + (uint32_t)offset)};
}

/// True if `location` is kept as an offset.
static inline bool tn_location__is_packed(tn_location location) {
  return (location.reference & TN_UREF_FLAG) != 0;
}

/// What a packed location means: the file, and line and column counted from 1.
void tn_source_span__resolve(tn_location location, tn_uref* out_file, uint32_t* out_line,
                             uint32_t* out_column);

/// The span that the offset of a packed location lies in.
const tn_source_span* tn_source_span__of(const tn_context* context, uint32_t offset);
static inline bool tn_source_span__holds(const tn_source_span* span, uint32_t offset) {
  return offset >= span->base && offset - span->base <= span->text_size;
}

/// A line of a text. All zero is none yet.
typedef struct tn_line_cursor {
  uint32_t line;               ///< Counted from 0.
  uint32_t offset;             ///< Where it begins in the text,
  uint32_t end;                ///< and the next one; UINT32_MAX if it is the last.
  const unsigned char* delta;  ///< The length of the next one.
} tn_line_cursor;

/// Has the cursor go to the line of the byte `offset` of the text, which is another.
void tn_source_span__go_to(const tn_source_span* span, uint32_t offset, tn_line_cursor* cursor);

/// Line and column of an offset of the span; `cursor` goes to its line. From one offset to the next
/// that is close after it, this is much cheaper than tn_source_span__resolve.
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

/// The offset of a line and column of the span's file; false if they are not in the span.
bool tn_source_span__find(const tn_source_span* span, uint32_t line, uint32_t column,
                          uint32_t* out_offset);

/// Frees the spans of a context that ends.
void tn_source_span__finalize_all(tn_context* context);

#endif  // TENURE_SRC_IR_LOCATION_SPAN_H
