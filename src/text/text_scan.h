// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where the ops of one block begin in a text, without reading them.
//
// A scan counts brackets and goes past strings and comments. A line that begins with a name or a
// string while no bracket is open begins an op: of what people and printers write that is nearly
// always so, and who reads an op up to there sees whether it was.

#ifndef TENURE_SRC_TEXT_TEXT_SCAN_H
#define TENURE_SRC_TEXT_TEXT_SCAN_H

#include <tenure/base.h>

typedef struct tn_text_scan {
  const char* at;  ///< Where an op begins, or what ends them.
  const char* end;
  bool is_done;  ///< What stands at `at` is no op that can be read by itself.
} tn_text_scan;

/// Goes on to the first op that begins `size` bytes further on or behind that, or to what ends the
/// ops: the bracket around them, the definition of an alias or value, a label, the text's end.
void tn_text_scan__next(tn_text_scan* scan, size_t size);

#endif  // TENURE_SRC_TEXT_TEXT_SCAN_H
