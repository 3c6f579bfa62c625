// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect's attributes that are kept as text, with the blanks that it prints.

#include <ctype.h>
#include <string.h>

#include "dialects/spirv/spirv.h"

typedef struct spelling {
  const char* at;
  const char* end;
  tn_text_buffer* text;
} spelling;

static void skip_blanks(spelling* it) {
  while (it->at < it->end && memchr(" \n\t\r", *it->at, 4) != NULL) ++it->at;
}

/// Blanks between the parts of an attribute: one where there is any, but at brackets.
static void spell_gap(spelling* it) {
  skip_blanks(it);
  const char before = it->text->size == 0 ? '<' : it->text->data[it->text->size - 1];
  if (it->at < it->end && strchr("<[( ", before) == NULL && strchr(">])", *it->at) == NULL) {
    tn_text_buffer_append(it->text, " ", 1);
  }
}

/// What it does not know, strings and comments, stays as it is.
static tn_status spell(tn_string_view body, tn_text_buffer* text) {
  spelling it = {.at = body.data, .end = body.data + body.size, .text = text};
  if (memchr(body.data, '"', body.size) != NULL || memchr(body.data, '/', body.size) != NULL) {
    tn_text_buffer_append_view(text, body);
    return TN_OK;
  }
  while (it.at < it.end) {
    if (isspace((unsigned char)*it.at)) {
      spell_gap(&it);
      continue;
    }
    const char c = *it.at++;
    tn_text_buffer_append(text, &c, 1);
    if (c == ',') {
      skip_blanks(&it);
      tn_text_buffer_append(text, " ", 1);
    }
  }
  return TN_OK;
}

tn_status tn_spirv__spell_attribute(tn_context* context, tn_string_view body, tn_text_buffer* text,
                                    tn_misspelling* out_wrong) {
  (void)context;
  (void)out_wrong;
  return spell(body, text);
}
