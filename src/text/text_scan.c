// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The scan; see text_scan.h. Strings and comments never span lines, so the start of a line is
// outside of both.

#include "text/text_scan.h"

#include <string.h>

#include "base/status.h"

enum { PLAIN, OPEN, CLOSE, QUOTE, SLASH, LINE_BREAK };

static const uint8_t kinds[256] = {
    ['('] = OPEN,  ['['] = OPEN,  ['{'] = OPEN,  [')'] = CLOSE,       [']'] = CLOSE,
    ['}'] = CLOSE, ['"'] = QUOTE, ['/'] = SLASH, ['\n'] = LINE_BREAK,
};

/// Returns the quote that ends the string that begins after `p`, or the line break that does.
static const char* string_end(const char* p, const char* end) {
  for (++p; p < end && *p != '"' && *p != '\n'; ++p) {
    if (*p == '\\' && p + 1 < end && p[1] != '\n') ++p;
  }
  return p < end && *p == '"' ? p : p - 1;
}

/// Returns the last character of the comment at `p`, if it is one.
static const char* comment_end(const char* p, const char* end) {
  if (end - p < 2 || p[1] != '/') return p;
  const char* line_break = memchr(p, '\n', (size_t)(end - p));
  return (line_break == NULL ? end : line_break) - 1;
}

/// Returns the first character that is not a space.
static const char* skip_blanks(const char* p, const char* end) {
  while (p < end && (*p == ' ' || *p == '\t' || *p == '\r')) ++p;
  return p;
}

static bool begins_op(char c) {
  return (unsigned)((unsigned char)c | 0x20u) - 'a' < 26 || c == '_' || c == '"';
}

static bool ends_ops(char c) { return c == '#' || c == '!' || c == '%' || c == '^' || c == '{'; }

/// Records the start of the line at `p`, which is in no bracket. Returns true if the scan ends
/// there.
static bool look_at_line(tn_text_scan* scan, const char* p, const char* from) {
  const char* first = skip_blanks(p, scan->end);
  if (first == scan->end) return false;
  scan->is_done = ends_ops(*first);
  if (!scan->is_done && (first < from || !begins_op(*first))) return false;
  scan->at = first;
  return true;
}

static void finish(tn_text_scan* scan, const char* at) {
  scan->at = at;
  scan->is_done = true;
}

void tn_text_scan__open(tn_text_scan* scan, const char* text, const char* at, const char* end,
                        bool by_column) {
  const char* line = at;
  while (line > text && (line[-1] == ' ' || line[-1] == '\t')) --line;
  const bool begins_line = line == text || line[-1] == '\n';
  *scan = (tn_text_scan){
      .at = at, .end = end, .by_column = by_column && begins_line, .column = (size_t)(at - line)};
}

/// Scans the starts of lines after `p`.
static void next_by_column(tn_text_scan* scan, const char* p) {
  const char* end = scan->end;
  for (;;) {
    const char* line_break = memchr(p, '\n', (size_t)(end - p));
    const char* first = line_break == NULL ? end : skip_blanks(line_break + 1, end);
    if (first == end) break;
    const size_t column = (size_t)(first - line_break) - 1;
    // Labels of a function are in the column of the function.
    if (column == scan->column ? *first != '^' && ends_ops(*first)
                               : column < scan->column && *first == '}') {
      finish(scan, first);
      return;
    }
    if (column == scan->column && begins_op(*first)) {
      scan->at = first;
      return;
    }
    p = first;
  }
  finish(scan, end);
}

void tn_text_scan__next(tn_text_scan* scan, size_t size) {
  const char* end = scan->end;
  const char* from = size < (size_t)(end - scan->at) ? scan->at + size : end;
  if (scan->by_column) {
    next_by_column(scan, from == scan->at ? from : from - 1);
    return;
  }
  size_t depth = 0;
  for (const char* p = scan->at; p < end; ++p) {
    const uint8_t kind = kinds[(unsigned char)*p];
    if (TN_LIKELY(kind == PLAIN)) continue;
    if (kind == OPEN) {
      ++depth;
    } else if (kind == CLOSE) {
      if (depth-- == 0) {
        finish(scan, p);
        return;
      }
    } else if (kind == QUOTE) {
      p = string_end(p, end);
    } else if (kind == SLASH) {
      p = comment_end(p, end);
    } else if (depth == 0 && look_at_line(scan, p + 1, from)) {
      return;
    }
  }
  finish(scan, end);
}
