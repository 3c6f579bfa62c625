// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Quantized types as a text spells them: widths, ranges, axes and scales.

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "dialects/common/scan.h"
#include "dialects/quant/quant.h"

#define WIDTH_MAX 32
#define INTEGER_WIDTH_MAX 16777215
#define DEPTH_MAX 64u

typedef struct quantized {
  tn_scan scan;
  const char* start;
  int64_t min;
  int64_t max;
  double least;  ///< Of scales; both 0 if any goes.
  double most;
  int64_t bad_axis;   ///< Below 0 if one is.
  int64_t bad_block;  ///< 0 or less if one is; 1 otherwise.
} quantized;

/// Whether what follows is a type or a word that only the dialect that it is of knows.
static bool is_foreign(quantized* it) {
  return tn_scan__is(&it->scan, '!') || tn_scan__is(&it->scan, '"');
}

/// `i8`, `u8`, `si8`, `ui8`, and the range that such integers have.
static bool read_storage(quantized* it, bool* out_known) {
  tn_scan* scan = &it->scan;
  const char* at = tn_scan__here(scan);
  const tn_string_view word = tn_scan__word(scan);
  tn_string_view digits = word;
  bool is_signed = true;
  *out_known = word.size != 0 && word.data[0] != 'f';
  if (!*out_known) return true;
  const bool is_type =
      *word.data == 'i' || *word.data == 's' || (word.size > 1 && memcmp(word.data, "ui", 2) == 0);
  if (*word.data == 'u') is_signed = false;
  const size_t prefix = *word.data == 'i' || (*word.data == 'u' && !is_type) ? 1 : 2;
  digits.data += prefix <= word.size ? prefix : word.size;
  digits.size -= prefix <= word.size ? prefix : word.size;
  int64_t width = 0;
  bool is_number = digits.size != 0 && strchr("isu", *word.data) != NULL;
  for (size_t i = 0; i < digits.size && is_number; ++i) {
    is_number = digits.data[i] >= '0' && digits.data[i] <= '9';
    if (width <= INTEGER_WIDTH_MAX) width = width * 10 + (digits.data[i] - '0');
  }
  if (!is_number) return tn_scan__refuse(scan, at, "illegal storage type prefix");
  if (is_type && width > INTEGER_WIDTH_MAX) {
    return tn_scan__refuse(scan, at, "invalid integer width");
  }
  if (width == 0 || width > WIDTH_MAX) {
    return tn_scan__refuse(scan, at, "illegal storage type size: %lld", (long long)width);
  }
  it->min = is_signed ? -(INT64_C(1) << (width - 1)) : 0;
  it->max = is_signed ? (INT64_C(1) << (width - 1)) - 1 : (INT64_C(1) << width) - 1;
  return true;
}

/// `<-4:3>`, if it is there.
static bool read_range(quantized* it) {
  tn_scan* scan = &it->scan;
  const int64_t least = it->min;
  const int64_t most = it->max;
  if (!tn_scan__take(scan, '<')) return true;
  const char* min_at = tn_scan__here(scan);
  if (!tn_scan__integer(scan, &it->min) || !tn_scan__expect(scan, ':')) return false;
  const char* max_at = tn_scan__here(scan);
  if (!tn_scan__integer(scan, &it->max) || !tn_scan__expect(scan, '>')) return false;
  if (it->min < least) {
    return tn_scan__refuse(scan, min_at, "illegal storage type minimum: %lld", (long long)it->min);
  }
  if (it->max > most) {
    return tn_scan__refuse(scan, max_at, "illegal storage type maximum: %lld", (long long)it->max);
  }
  return true;
}

static bool read_expressed(quantized* it) {
  static const struct {
    const char* name;
    double least;
    double most;
  } ranges[] = {{"f16", 0x1p-24, 65504.0},
                {"f32", 0x1p-149, 0x1.fffffep127},
                {"f64", 0x1p-1074, 0x1.fffffffffffffp1023},
                {"bf16", 0x1p-133, 0x1.fep127}};
  const char* at = tn_scan__here(&it->scan);
  const tn_string_view word = tn_scan__word(&it->scan);
  for (size_t i = 0; i < sizeof ranges / sizeof *ranges; ++i) {
    if (!tn_scan__word_is(word, ranges[i].name)) continue;
    it->least = ranges[i].least;
    it->most = ranges[i].most;
    return true;
  }
  bool is_number = word.size > 1 && *word.data == 'f';
  for (size_t i = 1; i < word.size; ++i) {
    is_number = is_number && word.data[i] >= '0' && word.data[i] <= '9';
  }
  if (word.size == 0 ||
      (is_number && !tn_scan__word_is(word, "f80") && !tn_scan__word_is(word, "f128"))) {
    return tn_scan__refuse(&it->scan, at, "expected non-function type");
  }
  return true;
}

/// `0.1:5`
static bool read_scale(quantized* it) {
  tn_scan* scan = &it->scan;
  double scale = 0;
  int64_t zero_point = 0;
  if (!tn_scan__real(scan, &scale)) return false;
  // A NaN is in no range and out of none.
  if (it->most != 0 && (scale < it->least || scale > it->most)) {
    char text[32] = "-INF";
    if (!isinf(scale)) snprintf(text, sizeof text, "%e", scale);
    return tn_scan__refuse(scan, tn_scan__here(scan),
                           "scale %s out of expressed type range [%e, %e]",
                           isinf(scale) && scale > 0 ? "INF" : text, it->least, it->most);
  }
  return !tn_scan__take(scan, ':') || tn_scan__integer(scan, &zero_point);
}

/// The sizes of lists in lists: `sizes[i]` of those `i` deep, once one was read.
typedef struct literal {
  uint64_t sizes[DEPTH_MAX];
  uint32_t depth;  ///< Where the numbers are; 0 before the first one.
} literal;

static bool read_list(quantized* it, literal* shape, uint32_t depth, bool nested) {
  tn_scan* scan = &it->scan;
  uint64_t count = 0;
  if (depth == DEPTH_MAX) {
    return tn_scan__refuse(scan, tn_scan__here(scan), "tensor literal nests deeper than %u",
                           DEPTH_MAX);
  }
  if (!tn_scan__expect(scan, '{')) return false;
  bool fits = true;
  do {
    if (nested && tn_scan__is(scan, '{')) {
      if (!read_list(it, shape, depth + 1, true)) return false;
      fits = fits && shape->depth != depth + 1;
    } else {
      if (!read_scale(it)) return false;
      fits = fits && (shape->depth == 0 || shape->depth == depth + 1);
      shape->depth = depth + 1;
    }
    ++count;
  } while (tn_scan__take(scan, ','));
  if (!tn_scan__expect(scan, '}')) return false;
  if (!fits || (shape->sizes[depth] != 0 && shape->sizes[depth] != count)) {
    return tn_scan__refuse(scan, tn_scan__here(scan),
                           "tensor literal is invalid; ranks are not consistent between elements");
  }
  shape->sizes[depth] = count;
  return true;
}

/// `{0:1, 1:2}`
static bool read_blocks(quantized* it) {
  tn_scan* scan = &it->scan;
  if (tn_scan__take(scan, '}')) return true;
  do {
    int64_t axis = 0;
    int64_t size = 0;
    if (!tn_scan__integer(scan, &axis) || !tn_scan__expect(scan, ':')) return false;
    if (!tn_scan__integer(scan, &size)) return false;
    if (axis < it->bad_axis) it->bad_axis = axis;
    if (size < it->bad_block) it->bad_block = size;
  } while (tn_scan__take(scan, ','));
  return tn_scan__expect(scan, '}');
}

static bool read_uniform(quantized* it) {
  tn_scan* scan = &it->scan;
  literal shape = {.depth = 0};
  const bool has_axis = tn_scan__take(scan, ':');
  const bool has_blocks = has_axis && tn_scan__take(scan, '{');
  int64_t axis = 0;
  if (has_blocks && !read_blocks(it)) return false;
  if (has_axis && !has_blocks && !tn_scan__integer(scan, &axis)) return false;
  if (axis < 0) it->bad_axis = axis;
  if (!tn_scan__expect(scan, ',')) return false;
  return has_axis ? read_list(it, &shape, 0, has_blocks) : read_scale(it);
}

/// What holds of the whole.
static bool check_whole(quantized* it) {
  tn_scan* scan = &it->scan;
  if (it->min >= it->max) {
    return tn_scan__refuse(scan, it->start, "illegal storage min and storage max: (%lld:%lld)",
                           (long long)it->min, (long long)it->max);
  }
  if (it->bad_axis < 0) {
    return tn_scan__refuse(scan, it->start, "illegal quantized dimension: %lld",
                           (long long)it->bad_axis);
  }
  if (it->bad_block <= 0) {
    return tn_scan__refuse(scan, it->start, "illegal block size: %lld", (long long)it->bad_block);
  }
  return true;
}

bool tn_quant__check_type(tn_string_view body, tn_misspelling* out_wrong) {
  quantized it = {.scan = {.at = body.data, .end = body.data + body.size, .wrong = out_wrong},
                  .start = body.data,
                  .bad_block = 1};
  tn_scan* scan = &it.scan;
  const tn_string_view word = tn_scan__word(scan);
  const bool is_any = tn_scan__word_is(word, "any");
  if (!is_any && !tn_scan__word_is(word, "uniform")) {
    return tn_scan__word_is(word, "calibrated") ||
           tn_scan__refuse(scan, body.data, "unknown quantized type %.*s",
                           word.size > 100 ? 100 : (int)word.size, word.data);
  }
  bool known = false;
  if (!tn_scan__expect(scan, '<')) return false;
  if (is_foreign(&it)) return true;
  if (!read_storage(&it, &known)) return false;
  if (!known) return true;
  if (!read_range(&it)) return false;
  if (is_any ? tn_scan__take(scan, ':') : true) {
    if (!is_any && !tn_scan__expect(scan, ':')) return false;
    if (is_foreign(&it)) return true;
    if (!read_expressed(&it)) return false;
  }
  if (!is_any && !read_uniform(&it)) return false;
  return tn_scan__expect(scan, '>') && check_whole(&it);
}
