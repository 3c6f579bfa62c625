// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect's types as it prints them, from however a text spells them: `array<4xf32>` is
// `array<4 x f32>`. They passed the check of a text (check_type.c), so that blanks and numbers of
// elements are all that can differ.

#include <ctype.h>
#include <string.h>

#include "dialects/spirv/spirv.h"

typedef struct spelling {
  const char* at;
  const char* end;
  tn_text_buffer* text;
} spelling;

static bool is_wordy(char c) { return isalnum((unsigned char)c) || c == '_'; }

static void skip_blanks(spelling* it) {
  while (it->at < it->end && memchr(" \n\t\r", *it->at, 4) != NULL) ++it->at;
}

static bool ends_with(const spelling* it, const char* word) {
  const size_t size = strlen(word);
  return it->text->size >= size && memcmp(it->text->data + it->text->size - size, word, size) == 0;
}

/// Behind `array<` and `matrix<`: `4 x `.
static void spell_count(spelling* it) {
  if (!ends_with(it, "array<") && !ends_with(it, "matrix<")) return;
  if (ends_with(it, "coopmatrix<")) return;
  skip_blanks(it);
  const char* digits = it->at;
  const char* behind = digits;
  while (behind < it->end && isdigit((unsigned char)*behind)) ++behind;
  if (behind == digits) return;
  it->at = behind;
  skip_blanks(it);
  if (it->at == it->end || *it->at != 'x') {
    it->at = digits;
    return;
  }
  ++it->at;
  tn_text_buffer_append(it->text, digits, (size_t)(behind - digits));
  tn_text_buffer_append_text(it->text, " x ");
}

/// Blanks stand between words, behind commas and in front of what a member is given.
static void spell_blanks(spelling* it) {
  skip_blanks(it);
  if (it->at == it->end || it->text->size == 0) return;
  const char before = it->text->data[it->text->size - 1];
  const bool between_words = is_wordy(before) && (is_wordy(*it->at) || *it->at == '!');
  const bool before_member = *it->at == '[' && before != '(';
  if (before != ' ' && (between_words || before_member)) tn_text_buffer_append(it->text, " ", 1);
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
static tn_status spell(tn_string_view body, tn_text_buffer* text, bool is_type) {
  spelling it = {.at = body.data, .end = body.data + body.size, .text = text};
  if (memchr(body.data, '"', body.size) != NULL || memchr(body.data, '/', body.size) != NULL) {
    tn_text_buffer_append_view(text, body);
    return TN_OK;
  }
  while (it.at < it.end) {
    if (isspace((unsigned char)*it.at)) {
      (is_type ? spell_blanks : spell_gap)(&it);
      continue;
    }
    const char c = *it.at++;
    tn_text_buffer_append(text, &c, 1);
    if (c == ',') {
      skip_blanks(&it);
      tn_text_buffer_append(text, " ", 1);
    } else if (c == '<' && is_type) {
      spell_count(&it);
    }
  }
  return TN_OK;
}

tn_status tn_spirv__spell_type(tn_context* context, tn_string_view body, tn_text_buffer* text,
                               tn_misspelling* out_wrong) {
  (void)context;
  (void)out_wrong;
  return spell(body, text, true);
}

tn_status tn_spirv__spell_attribute(tn_context* context, tn_string_view body, tn_text_buffer* text,
                                    tn_misspelling* out_wrong) {
  (void)context;
  (void)out_wrong;
  return spell(body, text, false);
}
