// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of wasmssa as the dialect prints them, from however a text spells them.

#include <string.h>

#include "dialects/common/scan.h"
#include "dialects/wasmssa/wasmssa.h"

/// `[2: 65536]` from `[2:65536]`; numbers have 32 bits.
static bool spell_limit(tn_scan* scan, tn_text_buffer* text) {
  int64_t number = 0;
  if (!tn_scan__expect(scan, '[') || !tn_scan__integer(scan, &number)) return false;
  tn_text_buffer_format(text, "[%u:", (uint32_t)number);
  if (!tn_scan__expect(scan, ':')) return false;
  if (!tn_scan__is(scan, ']')) {
    const char* at = tn_scan__here(scan);
    if (!tn_scan__integer(scan, &number)) return tn_scan__refuse(scan, at, "expected ']'");
    tn_text_buffer_format(text, " %u", (uint32_t)number);
  }
  if (!tn_scan__expect(scan, ']')) return false;
  tn_text_buffer_append_text(text, "]");
  return true;
}

/// Up to the bracket of a limit, without the blanks in front of it.
static tn_string_view take_reference(tn_scan* scan) {
  const char* from = tn_scan__here(scan);
  const char* bracket = memchr(from, '[', (size_t)(scan->end - from));
  const char* to = scan->at = bracket == NULL ? scan->end : bracket;
  while (to != from && memchr(" \n\t\r", to[-1], 4) != NULL) --to;
  return (tn_string_view){from, (size_t)(to - from)};
}

tn_status tn_wasmssa__spell_type(tn_context* context, tn_string_view body, tn_text_buffer* text,
                                 tn_misspelling* out_wrong) {
  tn_scan scan = {.at = body.data, .end = body.data + body.size, .wrong = out_wrong};
  const tn_string_view word = tn_scan__word(&scan);
  (void)context;
  if (tn_scan__word_is(word, "limit")) {
    tn_text_buffer_append_view(text, word);
  } else if (tn_scan__word_is(word, "tabletype")) {
    const tn_string_view reference = take_reference(&scan);
    tn_text_buffer_format(text, "tabletype %.*s ", (int)reference.size, reference.data);
  } else {
    tn_text_buffer_append_view(text, body);
    return TN_OK;
  }
  return spell_limit(&scan, text) ? TN_OK : TN_MALFORMED;
}
