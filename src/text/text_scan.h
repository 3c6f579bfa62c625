// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where the ops of one block begin in a text, without reading them.
//
// An op begins with a name or a string, nearly always in a line of its own. Those of one block
// begin in the same column, if a printer wrote them, and what is in them further in; so to look at
// the starts of lines does, and most of a text is not looked at at all. Where that turned out
// wrong, a scan goes through the text, counts brackets, goes past strings and comments, and takes
// the lines that begin while no bracket is open. Either is a guess: who reads ops up to there sees
// whether it was right.

#ifndef TENURE_SRC_TEXT_TEXT_SCAN_H
#define TENURE_SRC_TEXT_TEXT_SCAN_H

#include <tenure/base.h>

typedef struct tn_text_scan {
  const char* at;  ///< Where an op begins, or what ends them.
  const char* end;
  bool is_done;    ///< What stands at `at` is no op that can be read by itself.
  bool by_column;  ///< Goes by columns: the next is the column that ops begin in,
  size_t column;   ///< counted from 0.
} tn_text_scan;

/// Begins at the op at `at`. It goes by columns if `by_column` and the op begins its line in
/// `text`.
void tn_text_scan__open(tn_text_scan* scan, const char* text, const char* at, const char* end,
                        bool by_column);

/// Goes on to the first op that begins `size` bytes further on or after that, or to what ends the
/// ops: the bracket around them, the definition of an alias or value, a label, the text's end.
void tn_text_scan__next(tn_text_scan* scan, size_t size);

#endif  // TENURE_SRC_TEXT_TEXT_SCAN_H
