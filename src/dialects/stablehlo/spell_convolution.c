// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dimensions of a convolution as StableHLO prints them: `[b, 0, f]x[0, i, o]->[b, 0, f]`, of
// the form with a field for each, which starts with `raw` and which no custom form reads.

#include "dialects/common/scan.h"
#include "dialects/stablehlo/stablehlo.h"
#include "schema/opaque_text.h"

#define RANK_MAX 64u

/// The label of each place: a spatial dimension, or -1 and -2 for the named ones.
typedef struct labels {
  int64_t items[RANK_MAX];
  bool is_known[RANK_MAX];
  size_t rank;
} labels;

/// Puts the label at the place that is read.
static bool read_place(tn_scan* scan, int64_t label, labels* out) {
  int64_t place = 0;
  if (!tn_scan__integer(scan, &place) || place < 0 || place >= (int64_t)RANK_MAX) return false;
  if (out->is_known[place]) return false;
  out->items[place] = label;
  out->is_known[place] = true;
  ++out->rank;
  return true;
}

static tn_scan scan_of(tn_string_view text, tn_misspelling* wrong) {
  // A field that is left out has no address to add to.
  const char* end = text.data == NULL ? NULL : text.data + text.size;
  return (tn_scan){.at = text.data, .end = end, .wrong = wrong};
}

static bool read_named(tn_string_view body, const char* name, int64_t label, labels* out) {
  tn_misspelling wrong;
  const tn_string_view field = tn_opaque_text__field(body, name);
  tn_scan scan = scan_of(field, &wrong);
  return field.data != NULL && read_place(&scan, label, out);
}

static bool read_spatial(tn_string_view body, const char* name, labels* out) {
  tn_misspelling wrong;
  const tn_string_view field = tn_opaque_text__field(body, name);
  tn_scan scan = scan_of(field, &wrong);
  if (field.data == NULL || !tn_scan__take(&scan, '[')) return false;
  if (tn_scan__take(&scan, ']')) return true;
  int64_t label = 0;
  do {
    if (!read_place(&scan, label++, out)) return false;
  } while (tn_scan__take(&scan, ','));
  return tn_scan__take(&scan, ']');
}

static bool put_labels(const labels* all, const char names[2], tn_text_buffer* text) {
  tn_text_buffer_append_text(text, "[");
  for (size_t i = 0; i < all->rank; ++i) {
    if (!all->is_known[i]) return false;
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    if (all->items[i] < 0) {
      tn_text_buffer_append(text, &names[-all->items[i] - 1], 1);
    } else {
      tn_text_buffer_append_signed(text, all->items[i]);
    }
  }
  tn_text_buffer_append_text(text, "]");
  return true;
}

static bool put_operand(tn_string_view body, const char* const fields[3], const char names[2],
                        tn_text_buffer* text) {
  labels all = {.rank = 0};
  return read_named(body, fields[0], -1, &all) && read_named(body, fields[1], -2, &all) &&
         read_spatial(body, fields[2], &all) && put_labels(&all, names, text);
}

bool tn_stablehlo__put_convolution(tn_string_view body, tn_text_buffer* text) {
  static const char* const input[] = {"input_batch_dimension", "input_feature_dimension",
                                      "input_spatial_dimensions"};
  static const char* const kernel[] = {"kernel_input_feature_dimension",
                                       "kernel_output_feature_dimension",
                                       "kernel_spatial_dimensions"};
  static const char* const output[] = {"output_batch_dimension", "output_feature_dimension",
                                       "output_spatial_dimensions"};
  tn_misspelling wrong;
  tn_scan scan = scan_of(body, &wrong);
  if (!tn_scan__word_is(tn_scan__word(&scan), "raw")) return false;
  const tn_string_view fields = {scan.at, (size_t)(scan.end - scan.at)};
  const size_t start = text->size;
  if (put_operand(fields, input, "bf", text)) {
    tn_text_buffer_append_text(text, "x");
    if (put_operand(fields, kernel, "io", text)) {
      tn_text_buffer_append_text(text, "->");
      if (put_operand(fields, output, "bf", text)) return true;
    }
  }
  text->size = start;
  return false;
}

tn_status tn_stablehlo__spell_attribute(tn_context* context, tn_string_view body,
                                        tn_text_buffer* text, tn_misspelling* out_wrong) {
  static const char start[] = "conv<";
  const size_t size = sizeof start - 1;
  if (body.size > size && memcmp(body.data, start, size) == 0) {
    tn_text_buffer_append_text(text, start);
    if (tn_stablehlo__put_convolution((tn_string_view){body.data + size, body.size - size - 1},
                                      text)) {
      tn_text_buffer_append_text(text, ">");
      return TN_OK;
    }
    text->size = 0;
  }
  return tn_scan__keep(context, body, text, out_wrong);
}
