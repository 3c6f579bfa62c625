// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles a file of a lowering, depending on its extension.

#include "compile.h"

#include <string.h>

/// Packs the text without comments: a line that begins with a space continues the line before it; a
/// space separates them unless that line ends in a comma.
static void join_lines(char* text, tn_text_buffer* out) {
  for (char* next; *text != '\0'; text = next) {
    next = text + strcspn(text, "\n");
    if (*next != '\0') *next++ = '\0';
    const size_t depth = strspn(text, " ");
    if (text[0] == '\0' || strncmp(text, "//", 2) == 0) continue;
    if (depth != 0 && out->size != 0) {
      --out->size;  // The line break.
      if (out->data[out->size - 1] != ',') tn_text_buffer_append_text(out, " ");
    }
    tn_text_buffer_append_text(out, text + depth);
    tn_text_buffer_append_text(out, "\n");
  }
}

void tn_lowerings__compile(const char* path, char* text, const tn_known_ops* ops,
                           tn_text_buffer* out) {
  const char* end = strrchr(path, '.');
  if (end != NULL && strcmp(end, ".txt") == 0) {
    join_lines(text, out);
  } else if (end != NULL && strcmp(end, ".pdll") == 0) {
    tn_lowering_patterns__compile(path, text, ops, out);
  } else {
    tn_lowering_table__compile(path, text, ops, out);
  }
}
