// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Layouts of xegpu, and the tensors that they are for, as a text spells them.
//
// Source: the xegpu dialect's documentation, and what MLIR says.

#include <stdio.h>
#include <string.h>

#include <tenure/parameters.h>

#include "base/text_buffer.h"
#include "dialects/common/parameters.h"
#include "dialects/common/scan.h"
#include "dialects/xegpu/xegpu.h"

#define RANK_MAX 16u

/// Numbers of a layout's field; none where it is not there.
typedef struct numbers {
  bool is_there;
  uint32_t count;  ///< May be more than are kept.
  int64_t items[RANK_MAX];
} numbers;

typedef enum layout_field {
  SG_LAYOUT,
  SG_DATA,
  INST_DATA,
  LANE_LAYOUT,
  LANE_DATA,
  ORDER,
  FIELD_COUNT
} layout_field;

typedef struct layout {
  bool is_known;  ///< False of aliases and what is spelled otherwise.
  bool is_long;   ///< A field has more numbers than are kept, which is an error.
  tn_string_view text;
  numbers fields[FIELD_COUNT];
} layout;

static const char* const field_names[] = {"sg_layout",   "sg_data",   "inst_data",
                                          "lane_layout", "lane_data", "order"};

//===-- Reading -------------------------------------------------------------------------------===//

/// `[1, 2]`
static bool read_numbers(tn_scan* scan, numbers* out) {
  *out = (numbers){.is_there = true};
  if (!tn_scan__take(scan, '[')) return false;
  if (tn_scan__take(scan, ']')) return true;
  do {
    int64_t number = 0;
    if (!tn_scan__integer(scan, &number)) return false;
    if (out->count < RANK_MAX) out->items[out->count] = number;
    ++out->count;
  } while (tn_scan__take(scan, ','));
  return tn_scan__take(scan, ']');
}

static bool refuse_long(tn_scan* scan, const char* at) {
  return tn_scan__refuse(scan, at, "a list has more than %u numbers", RANK_MAX);
}

/// `<sg_layout = [1, 2], ...>`; what is not understood is not known.
static void read_layout(tn_scan* scan, layout* out) {
  if (!tn_scan__take(scan, '<')) return;
  if (tn_scan__take(scan, '>')) return;
  do {
    const tn_string_view word = tn_scan__word(scan);
    size_t field = 0;
    while (field < FIELD_COUNT && !tn_scan__word_is(word, field_names[field])) ++field;
    if (field == FIELD_COUNT || !tn_scan__take(scan, '=') ||
        !read_numbers(scan, &out->fields[field])) {
      return;
    }
    out->is_long = out->fields[field].count > RANK_MAX;
    if (out->is_long) return;
  } while (tn_scan__take(scan, ','));
  out->is_known = tn_scan__take(scan, '>');
}

//===-- Layouts -------------------------------------------------------------------------------===//

static bool differ(const layout* it, layout_field a, layout_field b) {
  return it->fields[a].is_there && it->fields[b].is_there &&
         it->fields[a].count != it->fields[b].count;
}

static bool same_rank(tn_scan* scan, const char* at, const layout* it, layout_field a,
                      layout_field b) {
  return !differ(it, a, b) || tn_scan__refuse(scan, at, "expected %s and %s to have the same rank",
                                              field_names[a], field_names[b]);
}

/// What holds of one layout; said at `at`.
static bool check_layout(tn_scan* scan, const char* at, const layout* it) {
  if (it->is_long) return refuse_long(scan, at);
  const bool sg = it->fields[SG_LAYOUT].is_there;
  const bool lane = it->fields[LANE_LAYOUT].is_there;
  if (!it->is_known) return true;
  if (!sg && !lane && !it->fields[INST_DATA].is_there) {
    return tn_scan__refuse(scan, at,
                           "expected at least one of sg_layout, inst_data or lane_layout");
  }
  if (!same_rank(scan, at, it, SG_LAYOUT, INST_DATA) ||
      !same_rank(scan, at, it, SG_LAYOUT, LANE_LAYOUT)) {
    return false;
  }
  if (differ(it, INST_DATA, LANE_LAYOUT)) {
    return tn_scan__refuse(scan, at,
                           "expected inst_data and lane_layout to have the same rank, got "
                           "inst_data %u, lane_layout %u",
                           it->fields[INST_DATA].count, it->fields[LANE_LAYOUT].count);
  }
  if (it->fields[SG_DATA].is_there && !sg) {
    return tn_scan__refuse(scan, at, "expected sg_layout being used with sg_data");
  }
  if (!same_rank(scan, at, it, SG_DATA, SG_LAYOUT)) return false;
  if (it->fields[LANE_DATA].is_there && !lane) {
    return tn_scan__refuse(scan, at, "expected lane_layout being used with lane_data");
  }
  if (!same_rank(scan, at, it, LANE_DATA, LANE_LAYOUT)) return false;
  if (it->fields[ORDER].is_there && !sg && !lane) {
    return tn_scan__refuse(scan, at, "expected sg_layout/lane_layout being used with order");
  }
  return same_rank(scan, at, it, ORDER, SG_LAYOUT) && same_rank(scan, at, it, ORDER, LANE_LAYOUT);
}

static uint32_t rank_of(const layout* it) {
  if (it->fields[SG_LAYOUT].is_there) return it->fields[SG_LAYOUT].count;
  if (it->fields[INST_DATA].is_there) return it->fields[INST_DATA].count;
  return it->fields[LANE_LAYOUT].count;
}

/// How often `part` goes into `whole`, in each dimension, if it does.
static bool ratio(const numbers* whole, const numbers* part, numbers* out) {
  if (whole->count != part->count) return false;
  for (uint32_t i = 0; i < whole->count; ++i) {
    if (part->items[i] == 0 || whole->items[i] % part->items[i] != 0) return false;
    out->items[i] = whole->items[i] / part->items[i];
  }
  out->count = whole->count;
  return true;
}

/// The shape that each unit has of `shape`, which is what it becomes.
static bool distribute(numbers* shape, const numbers* units, const numbers* data, bool in_turn) {
  numbers quotient = *shape;
  numbers rest = *shape;
  if (units != NULL && units->count != 0) {
    if (units->count != shape->count) return false;
    if (ratio(shape, units, &quotient)) {
      *shape = quotient;
    } else if (!in_turn || !ratio(units, shape, &rest)) {
      return false;
    }
  }
  if (data->count == 0) return true;
  if (!ratio(shape, data, &quotient) && !(in_turn && ratio(data, shape, &rest))) return false;
  *shape = *data;
  return true;
}

static bool is_distributable(numbers shape, const layout* it) {
  const numbers* fields = it->fields;
  return distribute(&shape, &fields[SG_LAYOUT], &fields[SG_DATA], true) &&
         distribute(&shape, NULL, &fields[INST_DATA], false) &&
         distribute(&shape, &fields[LANE_LAYOUT], &fields[LANE_DATA], false);
}

//===-- Tensors -------------------------------------------------------------------------------===//

typedef struct tensor {
  const char* at;
  numbers shape;
  int64_t bit_width;  ///< Of the elements; 0 if that is not known.
  bool is_scattered;
  bool is_shared;  ///< A block in shared memory.
  int64_t chunk_size;
  layout layout;
} tensor;

/// `4x8xf32`
static bool read_shape(tn_scan* scan, tensor* it) {
  const char* at = tn_scan__here(scan);
  while (at < scan->end && *at >= '0' && *at <= '9') {
    int64_t number = 0;
    for (; at < scan->end && *at >= '0' && *at <= '9'; ++at) {
      if (number < INT64_C(1) << 40) number = number * 10 + (*at - '0');
    }
    if (at == scan->end || *at != 'x') return false;
    if (it->shape.count < RANK_MAX) it->shape.items[it->shape.count] = number;
    ++it->shape.count;
    ++at;
  }
  if (it->shape.count > RANK_MAX) {
    return tn_scan__refuse(scan, it->at, "has more than %u dimensions", RANK_MAX);
  }
  scan->at = at;
  const tn_string_view word = tn_scan__word(scan);
  size_t digit = 0;
  while (digit < word.size && (word.data[digit] < '0' || word.data[digit] > '9')) ++digit;
  for (; digit < word.size && word.data[digit] >= '0' && word.data[digit] <= '9'; ++digit) {
    it->bit_width = it->bit_width * 10 + (word.data[digit] - '0');
    if (it->bit_width > 4096) return false;
  }
  return word.size != 0;
}

/// `<memory_space = slm, chunk_size = 2 : i64>`
static bool read_encoding(tn_scan* scan, tensor* it, bool is_scattered) {
  const char* at = tn_scan__here(scan);
  it->is_scattered = is_scattered;
  if (!tn_scan__take(scan, '<')) return false;
  while (!tn_scan__take(scan, '>')) {
    const tn_string_view word = tn_scan__word(scan);
    int64_t number = 0;
    if (word.size == 0 || !tn_scan__take(scan, '=')) return false;
    if (tn_scan__word_is(word, "chunk_size")) {
      if (!tn_scan__integer(scan, &it->chunk_size)) return false;
    } else if (tn_scan__word_is(word, "array_length")) {
      if (!tn_scan__integer(scan, &number)) return false;
    } else {
      const tn_string_view value = tn_scan__word(scan);
      if (tn_scan__word_is(word, "memory_space") && tn_scan__word_is(value, "slm")) {
        it->is_shared = !is_scattered;
      }
    }
    if (tn_scan__take(scan, ':')) tn_scan__word(scan);
    tn_scan__take(scan, ',');
  }
  if (it->chunk_size <= 0) return tn_scan__refuse(scan, at, "invalid chunk size");
  return true;
}

static bool check_distribution(tn_scan* scan, const tensor* it) {
  char shape[RANK_MAX * 22 + 3] = "[";
  size_t size = 1;
  if (is_distributable(it->shape, &it->layout)) return true;
  for (uint32_t i = 0; i < it->shape.count; ++i) {
    size += (size_t)snprintf(shape + size, sizeof shape - size, "%s%lld", i == 0 ? "" : ", ",
                             (long long)it->shape.items[i]);
  }
  return tn_scan__refuse(scan, it->at, "cannot distribute %s] using %.*s", shape,
                         (int)it->layout.text.size, it->layout.text.data);
}

static bool check_tensor(tn_scan* scan, const tensor* it) {
  const int64_t unit = it->bit_width != 0 && it->bit_width < 32 ? 32 / it->bit_width : 1;
  const uint32_t rank = it->shape.count;
  if (rank == 0) return tn_scan__refuse(scan, it->at, "expected non-zero rank tensor");
  const int64_t last = it->shape.items[rank - 1];
  if (it->is_shared && rank > 1) {
    return tn_scan__refuse(scan, it->at, "SLM is only supported for 1D block tensor");
  }
  if (it->is_scattered && rank == 1 && it->chunk_size != 1) {
    return tn_scan__refuse(scan, it->at, "expected non-contiguous elements for 1D tensor");
  }
  if (it->is_scattered && it->chunk_size > 1 && last != it->chunk_size) {
    return tn_scan__refuse(scan, it->at, "expected last dim of tensor to match chunk size");
  }
  if (it->is_scattered && it->chunk_size > 1 && last % unit != 0) {
    return tn_scan__refuse(scan, it->at, "expected last dim of tensor to be a multiple of %lld",
                           (long long)unit);
  }
  if (!it->layout.is_known) return true;
  if (rank != rank_of(&it->layout)) {
    return tn_scan__refuse(scan, it->at, "expected layout rank to match tensor rank");
  }
  const numbers* data = &it->layout.fields[LANE_DATA];
  if (it->is_scattered && data->is_there && it->chunk_size > 1 &&
      data->items[rank - 1] % unit != 0) {
    return tn_scan__refuse(scan, it->at, "expected last dim of lane_data to be a multiple of: %lld",
                           (long long)unit);
  }
  return check_distribution(scan, it);
}

/// `, #xegpu.layout<...>`: a part of a tensor's type. False for what is wrong, with words, or is
/// not understood.
static bool read_part(tn_scan* scan, tensor* it) {
  const char* start = tn_scan__here(scan);
  if (!tn_scan__take(scan, '#') || !tn_scan__word_is(tn_scan__word(scan), "xegpu") ||
      !tn_scan__take(scan, '.')) {
    return false;
  }
  const tn_string_view word = tn_scan__word(scan);
  if (tn_scan__word_is(word, "scatter_tdesc_attr")) return read_encoding(scan, it, true);
  if (tn_scan__word_is(word, "block_tdesc_attr")) return read_encoding(scan, it, false);
  if (!tn_scan__word_is(word, "layout")) return false;
  const char* at = tn_scan__here(scan);
  read_layout(scan, &it->layout);
  it->layout.text = (tn_string_view){start, (size_t)(scan->at - start)};
  return (it->layout.is_known || it->layout.is_long) && check_layout(scan, at, &it->layout);
}

bool tn_xegpu__check_type(tn_string_view body, tn_misspelling* out_wrong) {
  tn_scan scan = {.at = body.data, .end = body.data + body.size, .wrong = out_wrong};
  tensor it = {.at = body.data, .chunk_size = 1};
  if (!tn_scan__word_is(tn_scan__word(&scan), "tensor_desc") || !tn_scan__take(&scan, '<')) {
    return true;
  }
  // What is not understood, as aliases are not, is not refused.
  if (!read_shape(&scan, &it)) {
    if (it.shape.count > RANK_MAX) return false;
    *out_wrong->words = 0;
    return true;
  }
  while (tn_scan__take(&scan, ',')) {
    *out_wrong->words = 0;
    if (!read_part(&scan, &it)) {
      return !it.layout.is_long && strncmp(out_wrong->words, "expected ", 9) != 0 &&
             strcmp(out_wrong->words, "invalid chunk size") != 0;
    }
  }
  return !tn_scan__take(&scan, '>') || check_tensor(&scan, &it);
}

//===-- Attributes ----------------------------------------------------------------------------===//

static bool read_array(tn_attribute value, bool is_wide, numbers* out) {
  size_t size = 0;
  *out = (numbers){.is_there = value.storage != NULL};
  if (!out->is_there) return true;
  const void* data = tn_dense_array_attribute_data(value, &size);
  out->count = (uint32_t)(size / (is_wide ? sizeof(int64_t) : sizeof(int32_t)));
  if (out->count > RANK_MAX) return false;
  for (uint32_t i = 0; i < out->count; ++i) {
    out->items[i] = is_wide ? ((const int64_t*)data)[i] : ((const int32_t*)data)[i];
  }
  return true;
}

static void layout_of(const tn_context* context, const tn_uref* parameters, layout* out) {
  *out = (layout){.is_known = true};
  for (uint32_t i = 0; i < FIELD_COUNT; ++i) {
    const tn_attribute value = tn_parameters__attribute(context, parameters, i);
    out->is_long = !read_array(value, false, &out->fields[i]) || out->is_long;
  }
}

static bool check_layout_parameters(const tn_context* context, const tn_uref* parameters,
                                    tn_misspelling* out_wrong) {
  tn_scan scan = {.wrong = out_wrong};
  layout it;
  layout_of(context, parameters, &it);
  return check_layout(&scan, NULL, &it);
}

/// The number of dimensions of a layout, or of a slice of one.
static int64_t rank_of_layout(tn_attribute attribute) {
  int64_t gone = 0;
  tn_attribute parent = tn_attribute_parameter(attribute, tn_string_view_from("parent"));
  while (parent.storage != NULL) {
    size_t size = 0;
    (void)tn_dense_array_attribute_data(
        tn_attribute_parameter(attribute, tn_string_view_from("dims")), &size);
    gone += (int64_t)(size / sizeof(int64_t));
    attribute = parent;
    parent = tn_attribute_parameter(attribute, tn_string_view_from("parent"));
  }
  layout it = {.is_known = true};
  for (uint32_t i = 0; i < FIELD_COUNT; ++i) {
    (void)read_array(tn_attribute_parameter_at(attribute, i), false, &it.fields[i]);
  }
  return (int64_t)rank_of(&it) - gone;
}

static bool check_slice(const tn_context* context, const tn_uref* parameters,
                        tn_misspelling* out_wrong) {
  numbers dims;
  const int64_t rank = rank_of_layout(tn_parameters__attribute(context, parameters, 0));
  if (!read_array(tn_parameters__attribute(context, parameters, 1), true, &dims)) {
    return tn_parameters__refuse(out_wrong, "a list has more than %u numbers", RANK_MAX);
  }
  for (uint32_t i = 0; i < dims.count; ++i) {
    for (uint32_t k = 0; k < i; ++k) {
      if (dims.items[k] != dims.items[i]) continue;
      return tn_parameters__refuse(out_wrong, "repeated dim (%lld) in slice attribute.",
                                   (long long)dims.items[i]);
    }
    if (dims.items[i] >= 0 && dims.items[i] < rank) continue;
    return tn_parameters__refuse(out_wrong, "invalid dim (%lld) in slice attribute.",
                                 (long long)dims.items[i]);
  }
  return true;
}

static bool check_range(const tn_context* context, const tn_uref* parameters,
                        tn_misspelling* out_wrong) {
  const int64_t start = tn_parameters__integer(context, parameters, 0);
  const int64_t end = tn_parameters__integer(context, parameters, 1);
  return end > start ||
         tn_parameters__refuse(out_wrong, "'end' : %lld must be greater than 'start' : %lld",
                               (long long)end, (long long)start);
}

static bool check_chunk(const tn_context* context, const tn_uref* parameters,
                        tn_misspelling* out_wrong) {
  return tn_parameters__integer(context, parameters, 1) > 0 ||
         tn_parameters__refuse(out_wrong, "invalid chunk size");
}

const tn_parameters_check tn_xegpu_parameters_checks[] = {
    {"#layout", check_layout_parameters},
    {"#mem_layout", tn_xegpu__check_mem_layout},
    {"#range", check_range},
    {"#scatter_tdesc_attr", check_chunk},
    {"#slice", check_slice},
    {NULL, NULL}};

//===-- Spelling ------------------------------------------------------------------------------===//

static bool ends_with(const tn_text_buffer* text, const char* word) {
  const size_t size = strlen(word);
  return text->size >= size && memcmp(text->data + text->size - size, word, size) == 0;
}

/// Numbers say their type, and a space is two blanks away, as MLIR prints them.
tn_status tn_xegpu__spell_type(tn_context* context, tn_string_view body, tn_text_buffer* text,
                               tn_misspelling* out_wrong) {
  const char* at = body.data;
  const char* end = at + body.size;
  (void)context;
  (void)out_wrong;
  while (at < end) {
    const bool is_number = ends_with(text, "chunk_size = ") || ends_with(text, "array_length = ");
    if (is_number && *at >= '0' && *at <= '9') {
      const char* digits = at;
      while (at < end && *at >= '0' && *at <= '9') ++at;
      tn_text_buffer_append(text, digits, (size_t)(at - digits));
      const char* next = at;
      while (next < end && *next == ' ') ++next;
      if (next == end || *next != ':') tn_text_buffer_append_text(text, " : i64");
      continue;
    }
    if (ends_with(text, "memory_space = ") && *at != ' ') tn_text_buffer_append(text, " ", 1);
    tn_text_buffer_append(text, at++, 1);
  }
  return TN_OK;
}
