// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Settings of a project: any bytes are read, or refused with one report at a byte of the text.

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "project.h"

static tn_string_view expected_text;
static size_t report_count;

static void report(const char* settings, tn_string_view text, size_t at, const char* message) {
  (void)settings;
  if (text.data != expected_text.data || at > text.size || *message == '\0') abort();
  ++report_count;
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  // Patterns over several folders may take as long as there are files.
  const bool has_folder = memchr(data, '/', size) != NULL;
  if (has_folder && (memchr(data, '*', size) != NULL || memchr(data, '?', size) != NULL)) return 0;
  tool_dialects dialects = {0};
  expected_text = (tn_string_view){(const char*)data, size};
  report_count = 0;
  const bool done =
      tool_project_parse("/no/such/folder/tenure.toml", expected_text, report, &dialects);
  if (report_count != (done ? 0 : 1)) abort();
  for (size_t i = 0; i < dialects.count; ++i) {
    if (*dialects.paths[i] != '/') abort();
  }
  tool_dialects_free(&dialects);
  return 0;
}
