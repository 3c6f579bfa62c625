// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Quantized types as the dialect prints them, from however a text spells them: no range that goes
// without saying, no zero point of zero, numbers as those of attributes.

#include <string.h>

#include "dialects/common/scan.h"
#include "dialects/quant/quant.h"
#include "text/float_text.h"

typedef struct spelling {
  tn_scan scan;
  tn_text_buffer* text;
  uint32_t depth;
} spelling;

#define DEPTH_MAX 64u

/// Takes a sign that is there, and appends it.
static bool pass(spelling* it, char sign) {
  if (!tn_scan__take(&it->scan, sign)) return false;
  tn_text_buffer_append(it->text, &sign, 1);
  return true;
}

static bool spell_real(spelling* it) {
  char digits[TN_FLOAT_TEXT_MAX];
  uint64_t words[2] = {0, 0};
  bool is_decimal = false;
  double real = 0;
  if (!tn_scan__real(&it->scan, &real)) return false;
  memcpy(words, &real, sizeof real);
  tn_text_buffer_append(it->text, digits,
                        tn_float__format(TN_FLOAT_F64, words, digits, &is_decimal));
  return true;
}

static bool spell_integer(spelling* it) {
  int64_t number = 0;
  if (!tn_scan__integer(&it->scan, &number)) return false;
  tn_text_buffer_format(it->text, "%lld", (long long)number);
  return true;
}

/// `i8`, `u8`, and `<-4:3>` unless the range is that of such integers.
static bool spell_storage(spelling* it) {
  tn_string_view word = tn_scan__word(&it->scan);
  if (word.size > 1 && word.data[0] == 's') word = (tn_string_view){word.data + 1, word.size - 1};
  const bool is_unsigned = word.size != 0 && word.data[0] == 'u';
  const bool is_type = word.size > 1 && is_unsigned && word.data[1] == 'i';
  tn_scan digits = {.at = word.data + (is_type ? 2 : 1), .end = word.data + word.size};
  tn_misspelling wrong;
  int64_t width = 0;
  int64_t least = 0;
  int64_t most = 0;
  digits.wrong = &wrong;
  if (word.size < 2 || (!is_unsigned && *word.data != 'i') || !tn_scan__integer(&digits, &width) ||
      width < 1 || width > 32) {
    return false;
  }
  tn_text_buffer_format(it->text, "%c%lld", is_unsigned ? 'u' : 'i', (long long)width);
  if (!tn_scan__take(&it->scan, '<')) return true;
  if (!tn_scan__integer(&it->scan, &least) || !tn_scan__take(&it->scan, ':') ||
      !tn_scan__integer(&it->scan, &most) || !tn_scan__take(&it->scan, '>')) {
    return false;
  }
  const int64_t power = INT64_C(1) << (is_unsigned ? width : width - 1);
  if (least == (is_unsigned ? 0 : -power) && most == power - 1) return true;
  tn_text_buffer_format(it->text, "<%lld:%lld>", (long long)least, (long long)most);
  return true;
}

static bool spell_expressed(spelling* it) {
  const tn_string_view word = tn_scan__word(&it->scan);
  tn_text_buffer_append_view(it->text, word);
  return word.size != 0;
}

/// `2.0:5`
static bool spell_scale(spelling* it) {
  int64_t zero_point = 0;
  if (!spell_real(it)) return false;
  if (!tn_scan__take(&it->scan, ':')) return true;
  if (!tn_scan__integer(&it->scan, &zero_point)) return false;
  if (zero_point != 0) tn_text_buffer_format(it->text, ":%lld", (long long)zero_point);
  return true;
}

static bool spell_scales(spelling* it, const char* between) {
  if (!tn_scan__is(&it->scan, '{')) return spell_scale(it);
  if (it->depth == DEPTH_MAX) return false;
  ++it->depth;
  pass(it, '{');
  if (!spell_scales(it, between)) return false;
  while (tn_scan__take(&it->scan, ',')) {
    tn_text_buffer_append_text(it->text, between);
    if (!spell_scales(it, between)) return false;
  }
  --it->depth;
  return pass(it, '}');
}

/// `{0:1, 1:2}`
static bool spell_blocks(spelling* it) {
  pass(it, '{');
  if (pass(it, '}')) return true;
  do {
    if (it->text->size != 0 && it->text->data[it->text->size - 1] != '{') {
      tn_text_buffer_append_text(it->text, ", ");
    }
    if (!spell_integer(it) || !pass(it, ':') || !spell_integer(it)) return false;
  } while (tn_scan__take(&it->scan, ','));
  return pass(it, '}');
}

static bool spell_uniform(spelling* it) {
  const bool has_axis = pass(it, ':');
  const bool has_blocks = has_axis && tn_scan__is(&it->scan, '{');
  if (has_blocks ? !spell_blocks(it) : has_axis && !spell_integer(it)) return false;
  if (!tn_scan__take(&it->scan, ',')) return false;
  tn_text_buffer_append_text(it->text, ", ");
  return spell_scales(it, has_blocks ? ", " : ",");
}

static bool spell(spelling* it) {
  const tn_string_view word = tn_scan__word(&it->scan);
  tn_text_buffer_append_view(it->text, word);
  if (!pass(it, '<')) return false;
  if (tn_scan__word_is(word, "calibrated")) {
    return spell_expressed(it) && pass(it, '<') && spell_real(it) && pass(it, ':') &&
           spell_real(it) && pass(it, '>') && pass(it, '>');
  }
  const bool is_any = tn_scan__word_is(word, "any");
  if (!spell_storage(it)) return false;
  if (!pass(it, ':')) return is_any && pass(it, '>');
  return spell_expressed(it) && (is_any || spell_uniform(it)) && pass(it, '>');
}

tn_status tn_quant__spell_type(tn_context* context, tn_string_view body, tn_text_buffer* text,
                               tn_misspelling* out_wrong) {
  (void)context;
  spelling it = {.scan = {.at = body.data, .end = body.data + body.size, .wrong = out_wrong},
                 .text = text};
  if (!spell(&it)) {
    text->size = 0;
    tn_text_buffer_append_view(text, body);
  }
  return TN_OK;
}
