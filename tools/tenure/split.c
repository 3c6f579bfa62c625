// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// --split-input-file. The source is split at the marker without its last two characters; these
// decide whether it is a marker, or almost one. Warnings come before all parts, so the source is
// scanned twice.

#include "split.h"

#include <stdlib.h>
#include <string.h>

// The number of characters that distinguish a marker from one that is almost right. They are only
// compared after the others, so there must be another one.
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
  tool_part_fn take;  // NULL during warnings.
  void* user_data;
  // The start of the current part, and the line of `line_at`.
  size_t part;
  size_t line_at;
  uint32_t line;
  size_t line_start;
} splitter;

// Returns the end of the piece from `at` on: the next start of a marker, or the end of the source.
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
      // Starts a part with this piece, whatever it begins with.
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
