// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds the starts of the ops of one block in a text, without parsing them.
//
// An op begins with a name or a string, nearly always on a line of its own. In printed text, the
// ops of one block begin in the same column, and nested ops further to the right; so only the
// starts of lines are scanned, and most of the text is not read at all. If that turns out to be
// wrong, a second kind of scan reads the text, counts brackets, skips strings and comments, and
// returns lines that begin outside of brackets. Both are guesses: parsing up to the position shows
// whether it was right.

#ifndef TENURE_SRC_TEXT_TEXT_SCAN_H
#define TENURE_SRC_TEXT_TEXT_SCAN_H

#include <tenure/base.h>

typedef struct tn_text_scan {
  const char* at;  ///< The start of an op, or the end of the ops.
  const char* end;
  bool is_done;    ///< The text at `at` is not an op that can be parsed on its own.
  bool by_column;  ///< Scan by columns.
  size_t column;   ///< The column of the ops, counted from 0, if `by_column`.
} tn_text_scan;

/// Starts at the op at `at`. Scans by columns if `by_column` and the op begins its line in `text`.
void tn_text_scan__open(tn_text_scan* scan, const char* text, const char* at, const char* end,
                        bool by_column);

/// Advances to the first op that begins at least `size` bytes later, or to the end of the ops:
/// their closing bracket, the definition of an alias or value, a label, the end of the text.
void tn_text_scan__next(tn_text_scan* scan, size_t size);

#endif  // TENURE_SRC_TEXT_TEXT_SCAN_H
