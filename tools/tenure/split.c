// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// --split-input-file. The source is cut wherever the marker stands without its last two characters;
// those decide whether the place is a marker, or nearly one. Warnings come before all parts, so
// the source is gone through twice.

#include "split.h"

#include <stdlib.h>
#include <string.h>

// Characters of a marker that tell it from one that is nearly right. They are only compared where
// the others stand, so there has to be another.
#define CHECKED 2u

bool tool_marker_check(const char** marker) {
  if (*marker == NULL) return true;
  if (**marker == '\0') *marker = TOOL_MARKER_DEFAULT;
  if (strlen(*marker) > CHECKED) return true;
  tool_error("for the --split-input-file option: a marker needs at least %u characters",
             CHECKED + 1);
  return false;
}

typedef struct splitter {
  const tn_source* source;
  tn_string_view marker;
  tool_part_fn take;  // NULL while warnings are given.
  void* user_data;
  // Where the part that is open starts, and the line that `line_at` is in.
  size_t part;
  size_t line_at;
  uint32_t line;
  size_t line_start;
} splitter;

// The end of the piece from `at` on: the next place with the marker's beginning, or the source's end.
static size_t piece_end(const splitter* self, size_t at) {
  const tn_string_view text = self->source->text;
  const char* found = at == text.size ? NULL
                                      : memmem(text.data + at, text.size - at, self->marker.data,
                                               self->marker.size - CHECKED);
  return found == NULL ? text.size : (size_t)(found - text.data);
}

static bool completes_marker(const splitter* self, size_t at, size_t end) {
  const char* text = self->source->text.data;
  const char* rest = self->marker.data + self->marker.size - CHECKED;
  return end - at > CHECKED && memcmp(text + at, rest, CHECKED) == 0 && text[at + CHECKED] != '0';
}

static bool take_part(splitter* self, size_t end) {
  if (self->take == NULL || end == self->part) return true;
  const char* text = self->source->text.data;
  for (; self->line_at < self->part; ++self->line_at) {
    if (text[self->line_at] != '\n') continue;
    ++self->line;
    self->line_start = self->line_at + 1;
  }
  const tn_string_view part = {text + self->part, end - self->part};
  return self->take(self->user_data, part, self->line,
                    (uint32_t)(self->part - self->line_start) + 1);
}

static bool split(splitter* self) {
  const size_t prefix = self->marker.size - CHECKED;
  size_t end = piece_end(self, 0);
  while (end != self->source->text.size) {
    const size_t at = end + prefix;
    const size_t next = piece_end(self, at);
    if (self->part == end) {
      // Nothing is open, so this piece is, whatever it begins with.
      self->part = at;
    } else if (completes_marker(self, at, next)) {
      if (!take_part(self, end)) return false;
      self->part = at + CHECKED;
    } else if (self->take == NULL) {
      tool_report_in(self->source, at, 1, "warning", "near miss with file split marker");
    }
    end = next;
  }
  return take_part(self, end);
}

bool tool_split(const tn_source* source, tn_string_view marker, tool_part_fn take,
                void* user_data) {
  splitter warner = {.source = source, .marker = marker};
  (void)split(&warner);
  tool_memory_keep();
  splitter self = {
      .source = source, .marker = marker, .take = take, .user_data = user_data, .line = 1};
  return split(&self);
}
