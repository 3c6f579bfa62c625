// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks of xegpu layouts, and of the tensors that they apply to.
//
// Source: the xegpu dialect's documentation, and MLIR's messages.

#include <stdio.h>
#include <string.h>

#include <tenure/parameters.h>

#include "base/text_buffer.h"
#include "dialects/common/parameters.h"
#include "dialects/common/parts.h"
#include "dialects/xegpu/xegpu.h"
#include "ir/definition.h"
#include "text/parser.h"

#define RANK_MAX 16u

/// The integers of a layout's field.
typedef struct numbers {
  bool is_there;
  uint32_t count;  ///< May exceed RANK_MAX.
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
  bool is_long;  ///< A field has more than RANK_MAX integers, which is an error.
  numbers fields[FIELD_COUNT];
} layout;

static const char* const field_names[] = {"sg_layout",   "sg_data",   "inst_data",
                                          "lane_layout", "lane_data", "order"};

//===-- Layouts -------------------------------------------------------------------------------===//

static bool differ(const layout* self, layout_field a, layout_field b) {
  return self->fields[a].is_there && self->fields[b].is_there &&
         self->fields[a].count != self->fields[b].count;
}

static bool same_rank(tn_parse_error* out_wrong, const layout* self, layout_field a,
                      layout_field b) {
  return !differ(self, a, b) ||
         tn_parameters__refuse(out_wrong, "expected %s and %s to have the same rank",
                               field_names[a], field_names[b]);
}

static bool refuse_long(tn_parse_error* out_wrong) {
  return tn_parameters__refuse(out_wrong, "a list has more than %u numbers", RANK_MAX);
}

/// Checks a layout.
static bool check_layout(tn_parse_error* out_wrong, const layout* self) {
  if (self->is_long) return refuse_long(out_wrong);
  const bool sg = self->fields[SG_LAYOUT].is_there;
  const bool lane = self->fields[LANE_LAYOUT].is_there;
  if (!sg && !lane && !self->fields[INST_DATA].is_there) {
    return tn_parameters__refuse(out_wrong,
                                 "expected at least one of sg_layout, inst_data or lane_layout");
  }
  if (!same_rank(out_wrong, self, SG_LAYOUT, INST_DATA) ||
      !same_rank(out_wrong, self, SG_LAYOUT, LANE_LAYOUT)) {
    return false;
  }
  if (differ(self, INST_DATA, LANE_LAYOUT)) {
    return tn_parameters__refuse(out_wrong,
                                 "expected inst_data and lane_layout to have the same rank, got "
                                 "inst_data %u, lane_layout %u",
                                 self->fields[INST_DATA].count, self->fields[LANE_LAYOUT].count);
  }
  if (self->fields[SG_DATA].is_there && !sg) {
    return tn_parameters__refuse(out_wrong, "expected sg_layout being used with sg_data");
  }
  if (!same_rank(out_wrong, self, SG_DATA, SG_LAYOUT)) return false;
  if (self->fields[LANE_DATA].is_there && !lane) {
    return tn_parameters__refuse(out_wrong, "expected lane_layout being used with lane_data");
  }
  if (!same_rank(out_wrong, self, LANE_DATA, LANE_LAYOUT)) return false;
  if (self->fields[ORDER].is_there && !sg && !lane) {
    return tn_parameters__refuse(out_wrong, "expected sg_layout/lane_layout being used with order");
  }
  return same_rank(out_wrong, self, ORDER, SG_LAYOUT) &&
         same_rank(out_wrong, self, ORDER, LANE_LAYOUT);
}

static uint32_t rank_of(const layout* self) {
  if (self->fields[SG_LAYOUT].is_there) return self->fields[SG_LAYOUT].count;
  if (self->fields[INST_DATA].is_there) return self->fields[INST_DATA].count;
  return self->fields[LANE_LAYOUT].count;
}

/// Divides `whole` by `part` in each dimension; false if it is not divisible.
static bool ratio(const numbers* whole, const numbers* part, numbers* out) {
  if (whole->count != part->count) return false;
  for (uint32_t i = 0; i < whole->count; ++i) {
    if (part->items[i] <= 0 || whole->items[i] % part->items[i] != 0) return false;
    out->items[i] = whole->items[i] / part->items[i];
  }
  out->count = whole->count;
  return true;
}

/// Sets `shape` to the part of it that each unit has.
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

static bool is_distributable(numbers shape, const layout* self) {
  const numbers* fields = self->fields;
  return distribute(&shape, &fields[SG_LAYOUT], &fields[SG_DATA], true) &&
         distribute(&shape, NULL, &fields[INST_DATA], false) &&
         distribute(&shape, &fields[LANE_LAYOUT], &fields[LANE_DATA], false);
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
  *out = (layout){.is_long = false};
  for (uint32_t i = 0; i < FIELD_COUNT; ++i) {
    const tn_attribute value = tn_parameters__attribute(context, parameters, i);
    out->is_long = !read_array(value, false, &out->fields[i]) || out->is_long;
  }
}

static bool check_layout_parameters(const tn_context* context, const tn_uref* parameters,
                                    tn_parse_error* out_wrong) {
  layout self;
  layout_of(context, parameters, &self);
  return check_layout(out_wrong, &self);
}

/// Returns the number of dimensions of a layout, or of a slice of a layout.
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
  layout self = {.is_long = false};
  for (uint32_t i = 0; i < FIELD_COUNT; ++i) {
    (void)read_array(tn_attribute_parameter_at(attribute, i), false, &self.fields[i]);
  }
  return (int64_t)rank_of(&self) - gone;
}

static bool check_slice(const tn_context* context, const tn_uref* parameters,
                        tn_parse_error* out_wrong) {
  numbers dims;
  const int64_t rank = rank_of_layout(tn_parameters__attribute(context, parameters, 0));
  if (!read_array(tn_parameters__attribute(context, parameters, 1), true, &dims)) {
    return refuse_long(out_wrong);
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
                        tn_parse_error* out_wrong) {
  const int64_t start = tn_parameters__integer(context, parameters, 0);
  const int64_t end = tn_parameters__integer(context, parameters, 1);
  return end > start ||
         tn_parameters__refuse(out_wrong, "'end' : %lld must be greater than 'start' : %lld",
                               (long long)end, (long long)start);
}

static bool check_chunk(const tn_context* context, const tn_uref* parameters,
                        tn_parse_error* out_wrong) {
  return tn_parameters__integer(context, parameters, 1) > 0 ||
         tn_parameters__refuse(out_wrong, "invalid chunk size");
}

//===-- Tensors -------------------------------------------------------------------------------===//

enum { TENSOR_SHAPE, TENSOR_ELEMENT, TENSOR_ENCODING, TENSOR_LAYOUT };

static bool is_scattered(tn_attribute encoding) {
  return tn_opaque__is_called(encoding.storage, "xegpu", "scatter_tdesc_attr");
}

static bool check_distribution(const numbers* shape, const layout* self, tn_attribute attribute,
                               tn_parse_error* out_wrong) {
  const tn_context* context = tn_storage_context(attribute.storage);
  if (is_distributable(*shape, self)) return true;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, "cannot distribute [");
  for (uint32_t i = 0; i < shape->count; ++i) {
    tn_text_buffer_format(&text, "%s%lld", i == 0 ? "" : ", ", (long long)shape->items[i]);
  }
  tn_text_buffer_append_text(&text, "] using ");
  tn_attribute__append_text(attribute, &text);
  (void)tn_parameters__refuse(out_wrong, "%.*s", (int)(text.size < 600 ? text.size : 600),
                              text.data == NULL ? "" : text.data);
  tn_text_buffer_free(&text);
  return false;
}

/// Checks that each lane's row is a whole number of 32-bit words.
static bool check_scattered(const numbers* shape, int64_t chunk_size, int64_t unit,
                            tn_parse_error* out_wrong) {
  const int64_t last = shape->items[shape->count - 1];
  if (shape->count == 1 && chunk_size != 1) {
    return tn_parameters__refuse(out_wrong, "expected non-contiguous elements for 1D tensor");
  }
  if (chunk_size > 1 && last != chunk_size) {
    return tn_parameters__refuse(out_wrong, "expected last dim of tensor to match chunk size");
  }
  return chunk_size <= 1 || last % unit == 0 ||
         tn_parameters__refuse(out_wrong, "expected last dim of tensor to be a multiple of %lld",
                               (long long)unit);
}

static bool is_shared(tn_attribute encoding) {
  uint64_t space = 0;
  return tn_enum_attribute__number(tn_attribute_parameter_at(encoding, 0), &space) && space == 3;
}

static bool check_tensor(const tn_context* context, const tn_uref* parameters,
                         tn_parse_error* out_wrong) {
  const tn_attribute encoding = tn_parameters__attribute(context, parameters, TENSOR_ENCODING);
  const tn_attribute attribute = tn_parameters__attribute(context, parameters, TENSOR_LAYOUT);
  const tn_type element = tn_parameters__type(context, parameters, TENSOR_ELEMENT);
  const uint32_t width = tn_type_bit_width(element);
  const int64_t unit = width != 0 && width < 32 ? 32 / width : 1;
  const bool scattered = is_scattered(encoding);
  const int64_t chunk_size =
      scattered ? tn_integer_attribute_value(tn_attribute_parameter_at(encoding, 1)) : 1;
  numbers shape;
  layout self;
  if (!tn_type__is(element, TN_TYPE_INTEGER) && !tn_type__is(element, TN_TYPE_FLOAT)) {
    return tn_parameters__refuse(out_wrong, "expected an integer or float element type");
  }
  if (!read_array(tn_parameters__attribute(context, parameters, TENSOR_SHAPE), true, &shape)) {
    return tn_parameters__refuse(out_wrong, "has more than %u dimensions", RANK_MAX);
  }
  if (shape.count == 0) {
    return tn_parameters__refuse(out_wrong, "expected non-zero rank tensor");
  }
  for (uint32_t i = 0; i < shape.count; ++i) {
    if (shape.items[i] < 0 && shape.items[i] != TN_DYNAMIC) {
      return tn_parameters__refuse(out_wrong, "dimension %u is negative", i);
    }
  }
  if (!scattered && shape.count > 1 && is_shared(encoding)) {
    return tn_parameters__refuse(out_wrong, "SLM is only supported for 1D block tensor");
  }
  if (scattered && !check_scattered(&shape, chunk_size, unit, out_wrong)) return false;
  if (!tn_opaque__is_called(attribute.storage, "xegpu", "layout")) return true;
  layout_of(context, tn_opaque__parameters(tn_storage_payload(attribute.storage)), &self);
  if (shape.count != rank_of(&self)) {
    return tn_parameters__refuse(out_wrong, "expected layout rank to match tensor rank");
  }
  const numbers* data = &self.fields[LANE_DATA];
  if (scattered && data->is_there && chunk_size > 1 && data->items[shape.count - 1] % unit != 0) {
    return tn_parameters__refuse(
        out_wrong, "expected last dim of lane_data to be a multiple of: %lld", (long long)unit);
  }
  return check_distribution(&shape, &self, attribute, out_wrong);
}

/// Like MLIR's hasDefaultsOnly: compares the length as a number, whatever its type.
static bool has_defaults_only(tn_attribute encoding, tn_attribute plain) {
  enum { MEMORY_SPACE, ARRAY_LENGTH, BOUNDARY_CHECK };
  return tn_attribute_equal(tn_attribute_parameter_at(encoding, MEMORY_SPACE),
                            tn_attribute_parameter_at(plain, MEMORY_SPACE)) &&
         tn_attribute_equal(tn_attribute_parameter_at(encoding, BOUNDARY_CHECK),
                            tn_attribute_parameter_at(plain, BOUNDARY_CHECK)) &&
         tn_integer_attribute_value(tn_attribute_parameter_at(encoding, ARRAY_LENGTH)) == 1;
}

/// Omits an encoding that has only defaults.
static tn_status normalize_tensor(tn_context* context, tn_uref* parameters) {
  const tn_attribute encoding = tn_parameters__attribute(context, parameters, TENSOR_ENCODING);
  tn_attribute plain;
  if (encoding.storage == NULL || is_scattered(encoding)) return TN_OK;
  TN_TRY(tn_dialect_attribute_get(context, tn_string_view_from("xegpu.block_tdesc_attr"), NULL, 0,
                                  &plain));
  if (has_defaults_only(encoding, plain)) parameters[TENSOR_ENCODING] = 0;
  return TN_OK;
}

/// Parses `4x8xf32, #xegpu.block_tdesc_attr<...>, #xegpu.layout<...>`. If there are several
/// layouts, the last one counts, as in MLIR.
static tn_status parse_tensor(tn_parser* parser, tn_uref* parameters) {
  const size_t base = parser->dims.count;
  tn_attribute value;
  tn_type type;
  TN_TRY(tn_parser__dimension_list(parser));
  TN_TRY(tn_part__take_numbers(parser, base, &value));
  parameters[TENSOR_SHAPE] = value.storage->self;
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_type_attribute_get(type, &value));
  parameters[TENSOR_ELEMENT] = value.storage->self;
  while (tn_parser__consume_if(parser, TN_TOKEN_COMMA)) {
    const char* at = parser->token.start;
    TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &value));
    if (tn_opaque__is_called(value.storage, "xegpu", "layout") ||
        tn_opaque__is_called(value.storage, "xegpu", "slice")) {
      parameters[TENSOR_LAYOUT] = value.storage->self;
    } else if (is_scattered(value) ||
               tn_opaque__is_called(value.storage, "xegpu", "block_tdesc_attr")) {
      parameters[TENSOR_ENCODING] = value.storage->self;
    } else {
      return tn_parser__error_at(parser, at, "expected a layout or an encoding");
    }
  }
  return TN_OK;
}

static void print_tensor(const tn_context* context, const tn_uref* parameters,
                         tn_text_buffer* text) {
  size_t size = 0;
  const int64_t* dims = tn_dense_array_attribute_data(
      tn_parameters__attribute(context, parameters, TENSOR_SHAPE), &size);
  for (size_t i = 0; i < size / sizeof *dims; ++i) {
    if (dims[i] == TN_DYNAMIC) {
      tn_text_buffer_append_text(text, "?x");
    } else {
      tn_text_buffer_format(text, "%lldx", (long long)dims[i]);
    }
  }
  tn_type__append_text(tn_parameters__type(context, parameters, TENSOR_ELEMENT), text);
  for (uint32_t i = TENSOR_ENCODING; i <= TENSOR_LAYOUT; ++i) {
    if (parameters[i] == 0) continue;
    tn_text_buffer_append_text(text, ", ");
    tn_attribute__append_text(tn_parameters__attribute(context, parameters, i), text);
  }
}

const tn_parameter_directive tn_xegpu_tensor_directives[] = {
    {"TensorDesc",
     "dimensions, type, #xegpu.block_tdesc_attr or scatter_tdesc_attr, #xegpu.layout or slice",
     parse_tensor, print_tensor},
    {NULL, NULL, NULL, NULL},
};

const tn_parameters_form tn_xegpu_parameters_forms[] = {
    {"!tensor_desc", normalize_tensor},
    {NULL, NULL},
};

const tn_parameters_check tn_xegpu_parameters_checks[] = {
    {"#layout", check_layout_parameters},
    {"#mem_layout", tn_xegpu__check_mem_layout},
    {"#range", check_range},
    {"#scatter_tdesc_attr", check_chunk},
    {"#slice", check_slice},
    {"!tensor_desc", check_tensor},
    {NULL, NULL}};
