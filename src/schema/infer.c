// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Type inference for custom assembly: determines, when a schema is loaded, from which group each
// omitted type is inferred.

#include <tenure/parameters.h>

#include "ir/op_diagnostic.h"
#include "ir/type_check.h"
#include "schema/format.h"
#include "schema/schema_value.h"

/// Shaped types with more elements cannot have one value per element, so the op is invalid. This
/// limits what a short text can request; it is not a table size.
#define ELEMENTS_MAX (1u << 20)

//===-- Transforms ----------------------------------------------------------------------------===//

bool tn_transform__named(tn_string_view name, tn_transform* out_transform) {
  static const char* const names[] = {"same",       "element",   "i1-like",    "inputs",  "results",
                                      "complex-of", "parameter", "elements",   "square",  "truth",
                                      "slice",      "bits",      "widened-16", "metadata"};
  for (uint32_t i = 0; i < sizeof names / sizeof *names; ++i) {
    if (!tn_string_view_equal(name, tn_string_view_from(names[i]))) continue;
    *out_transform = (tn_transform)i;
    return true;
  }
  return false;
}

/// Returns i1, or a type with the same shape and i1 elements.
static tn_status i1_like(tn_context* context, tn_type source, tn_type* out_type) {
  tn_type i1;
  TN_TRY(tn_integer_type_get(context, 1, TN_SIGNLESS, &i1));
  *out_type = i1;
  if (source.storage->kind == TN_TYPE_UNRANKED_TENSOR) {
    return tn_unranked_tensor_type_get(i1, out_type);
  }
  const size_t rank = tn_shaped_type_rank(source);
  const int64_t* dims = tn_shaped_type_dims(source);
  if (source.storage->kind == TN_TYPE_TENSOR) {
    const tn_attribute encoding = tn_tensor_type_encoding(source);
    return tn_tensor_type_get(i1, dims, rank, encoding.storage == NULL ? NULL : &encoding,
                              out_type);
  }
  if (source.storage->kind != TN_TYPE_VECTOR) return TN_OK;
  return tn_vector_type__with_element(source, i1, out_type);
}

/// Returns the prefix of `text` up to a comma or closing bracket outside nested brackets and
/// strings.
static tn_string_view first_parameter(tn_string_view text) {
  size_t depth = 0;
  bool in_string = false;
  for (size_t i = 0; i < text.size; ++i) {
    const char c = text.data[i];
    if (in_string) {
      i += c == '\\';
      in_string = c != '"';
      continue;
    }
    in_string = c == '"';
    const bool closes = strchr(">)]}", c) != NULL && (c != '>' || text.data[i - (i != 0)] != '-');
    if (depth == 0 && (closes || c == ',')) return (tn_string_view){text.data, i};
    if (strchr("<([{", c) != NULL) ++depth;
    if (closes) --depth;
  }
  return (tn_string_view){NULL, 0};
}

/// Removes sizes from a shape: `f32` from `16x?xf32`.
static tn_string_view without_sizes(tn_string_view text) {
  size_t start = 0;
  for (size_t i = 0; i < text.size; ++i) {
    const char c = text.data[i];
    if (c == 'x' && i != start) {
      start = i + 1;
    } else if (c != '?' && (c < '0' || c > '9')) {
      break;
    }
  }
  return (tn_string_view){text.data + start, text.size - start};
}

/// Removes leading keywords: `i32` from `local ref to i32`. A type parameter of a dialect type is
/// in angle brackets or follows keywords.
static tn_string_view without_words(tn_string_view text) {
  size_t start = 0;
  for (size_t i = 0; i < text.size && memchr("<([\"", text.data[i], 4) == NULL; ++i) {
    if (text.data[i] == ' ') start = i + 1;
  }
  return (tn_string_view){text.data + start, text.size - start};
}

/// Returns the first parameter of a dialect type that is a type; of one that is text, because its
/// schema does not define it, the first type in the angle brackets, after sizes if any, or after
/// keywords; null if there is none.
static tn_status parameter_of(tn_context* context, tn_type source, tn_type* out_type) {
  for (size_t i = 0; out_type->storage == NULL && i < tn_type_parameter_count(source); ++i) {
    *out_type = tn_type_attribute_value(tn_type_parameter_at(source, i));
  }
  if (source.storage->kind != TN_TYPE_OPAQUE) return TN_OK;
  const tn_string_view body = tn_opaque__body(tn_storage_payload(source.storage));
  const char* open = body.size == 0 ? NULL : memchr(body.data, '<', body.size);
  const tn_string_view behind = without_words(body);
  tn_string_view first = behind;
  if (behind.size == body.size) {
    if (open == NULL) return TN_OK;
    first = first_parameter((tn_string_view){open + 1, body.size - (size_t)(open - body.data) - 1});
    if (first.data == NULL) return TN_OK;
  }
  const tn_string_view text = without_sizes(first);
  if (memchr(text.data, TN_OPAQUE_REFERENCE, text.size) != NULL) return TN_OK;
  const tn_file_range start = {.file = text, .start_line = 1, .start_column = 1};
  tn_attribute type;
  TN_TRY(tn_parser__attribute_of_any(context, text, &start, NULL, &type));
  if (tn_attribute__is(type, TN_ATTRIBUTE_TYPE)) *out_type = tn_type_attribute_value(type);
  return TN_OK;
}

/// Returns a square vector whose sides have the size of a one-dimensional vector.
static tn_status square_of(tn_type source, tn_type* out_type) {
  if (source.storage->kind != TN_TYPE_VECTOR || tn_shaped_type_rank(source) != 1) return TN_OK;
  const int64_t dim = tn_shaped_type_dims(source)[0];
  const bool is_scalable = tn_vector_type_is_scalable(source, 0);
  return tn_vector_type_get(tn_type_element_type(source), (int64_t[]){dim, dim},
                            (bool[]){is_scalable, is_scalable}, 2, out_type);
}

static tn_status slice_of(tn_type source, tn_type* out_type) {
  if (source.storage->kind != TN_TYPE_VECTOR || tn_shaped_type_rank(source) < 2) return TN_OK;
  return tn_vector_type__part(source, tn_type_element_type(source), 1, 0, out_type);
}

/// Returns an integer with one bit per element of a vector's first dimension.
static tn_status bits_of(tn_context* context, tn_type source, tn_type* out_type) {
  if (source.storage->kind != TN_TYPE_VECTOR || tn_shaped_type_rank(source) == 0) return TN_OK;
  const int64_t width = tn_shaped_type_dims(source)[0];
  if (width < 0 || width > TN_INTEGER_WIDTH_MAX) return TN_OK;
  return tn_integer_type_get(context, (uint32_t)width, TN_SIGNLESS, out_type);
}

static tn_status widened(tn_type source, tn_type* out_type) {
  if (source.storage->kind != TN_TYPE_VECTOR || tn_shaped_type_rank(source) < 1) return TN_OK;
  return tn_vector_type__part(source, tn_type_element_type(source), 0, 16, out_type);
}

/// Returns the metadata type of a ptr type: `!ptr.ptr_metadata<memref<f32>>`.
static tn_status metadata_of(tn_context* context, tn_type source, tn_type* out_type) {
  tn_attribute type;
  TN_TRY(tn_type_attribute_get(source, &type));
  return tn_dialect_type_get(context, tn_string_view_from("ptr.ptr_metadata"), &type, 1, out_type);
}

tn_status tn_infer__type(tn_context* context, tn_transform transform, tn_type source,
                         tn_type* out_type) {
  *out_type = (tn_type){NULL};
  switch (transform) {
    case TN_TRANSFORM_SAME:
      *out_type = source;
      return TN_OK;
    case TN_TRANSFORM_ELEMENT:
      *out_type = tn_type_element_type(source);
      return out_type->storage != NULL ? TN_OK : parameter_of(context, source, out_type);
    case TN_TRANSFORM_I1_LIKE:
      return i1_like(context, source, out_type);
    case TN_TRANSFORM_COMPLEX_OF:
      return tn_complex_type_get(source, out_type);
    case TN_TRANSFORM_PARAMETER:
      return parameter_of(context, source, out_type);
    case TN_TRANSFORM_TRUTH:
      return tn_integer_type_get(context, 1, TN_SIGNLESS, out_type);
    case TN_TRANSFORM_SQUARE:
      return square_of(source, out_type);
    case TN_TRANSFORM_SLICE:
      return slice_of(source, out_type);
    case TN_TRANSFORM_BITS:
      return bits_of(context, source, out_type);
    case TN_TRANSFORM_WIDENED:
      return widened(source, out_type);
    case TN_TRANSFORM_METADATA:
      return metadata_of(context, source, out_type);
    default:
      return TN_OK;
  }
}

bool tn_infer__element_count(tn_type type, size_t* out_count) {
  *out_count = 1;
  if (tn_type_element_type(type).storage == NULL || !tn_shaped_type_has_rank(type)) return false;
  for (size_t i = 0; i < tn_shaped_type_rank(type); ++i) {
    const int64_t dim = tn_shaped_type_dims(type)[i];
    if (dim < 0 || dim > (int64_t)ELEMENTS_MAX) return false;
    *out_count *= (size_t)dim;
    if (*out_count > ELEMENTS_MAX) return false;
  }
  return true;
}

/// Pushes the element type once per element.
static tn_status push_elements(tn_parser* parser, tn_type source, size_t* out_count) {
  const tn_type element = tn_type_element_type(source);
  size_t count = 0;
  if (!tn_infer__element_count(source, &count)) return TN_OK;
  for (; *out_count < count; ++*out_count) {
    TN_TRY(tn_parser__push(parser, &parser->types, &element, sizeof element));
  }
  return TN_OK;
}

tn_status tn_infer__transform(tn_parser* parser, tn_transform transform, tn_type source,
                              size_t* out_count) {
  *out_count = 0;
  if (transform == TN_TRANSFORM_ELEMENTS) return push_elements(parser, source, out_count);
  if (transform != TN_TRANSFORM_FUNCTION_INPUTS && transform != TN_TRANSFORM_FUNCTION_RESULTS) {
    tn_type type;
    TN_TRY(tn_infer__type(parser->context, transform, source, &type));
    if (type.storage == NULL) return TN_OK;
    *out_count = 1;
    return tn_parser__push(parser, &parser->types, &type, sizeof type);
  }
  if (!tn_type__is(source, TN_TYPE_FUNCTION)) return TN_OK;
  const bool inputs = transform == TN_TRANSFORM_FUNCTION_INPUTS;
  *out_count =
      inputs ? tn_function_type_input_count(source) : tn_function_type_result_count(source);
  for (size_t i = 0; i < *out_count; ++i) {
    const tn_type type =
        inputs ? tn_function_type_input(source, i) : tn_function_type_result(source, i);
    TN_TRY(tn_parser__push(parser, &parser->types, &type, sizeof type));
  }
  return TN_OK;
}

//===-- The plan ------------------------------------------------------------------------------===//

typedef struct planner {
  tn_op_schema* schema;
  bool operand_known[TN_GROUPS_MAX];
  bool result_known[TN_GROUPS_MAX];
} planner;

static bool* known_at(planner* self, tn_place place) {
  if (place.kind == TN_PLACE_OPERAND) return &self->operand_known[place.index];
  return place.kind == TN_PLACE_RESULT ? &self->result_known[place.index] : NULL;
}

static bool is_known(planner* self, tn_place place) {
  const bool* known = known_at(self, place);
  return known == NULL ? place.kind == TN_PLACE_ATTRIBUTE : *known;
}

/// Adds a step if it determines a new type.
static bool add_step(planner* self, tn_place target, tn_place source, tn_transform transform) {
  bool* known = known_at(self, target);
  if (known == NULL || *known) return false;
  if (source.kind != TN_PLACE_NONE && !is_known(self, source)) return false;
  *known = true;
  self->schema->steps[self->schema->step_count++] = (tn_infer_step){target, source, transform};
  return true;
}

static bool add_only_types(planner* self) {
  const tn_place none = {TN_PLACE_NONE, 0};
  bool added = false;
  for (uint32_t i = 0; i < self->schema->operand_count; ++i) {
    if (self->schema->operands[i].only_type.storage == NULL) continue;
    added |= add_step(self, (tn_place){TN_PLACE_OPERAND, i}, none, TN_TRANSFORM_SAME);
  }
  for (uint32_t i = 0; i < self->schema->result_count; ++i) {
    // The number of variadic results must be known from another source.
    const tn_value_group* group = &self->schema->results[i];
    if (group->only_type.storage == NULL || group->arity == TN_VARIADIC) continue;
    added |= add_step(self, (tn_place){TN_PLACE_RESULT, i}, none, TN_TRANSFORM_SAME);
  }
  return added;
}

static bool add_matches(planner* self) {
  bool added = false;
  for (uint32_t i = 0; i < self->schema->match_count; ++i) {
    const tn_type_match* match = &self->schema->matches[i];
    if (tn_transform__compares(match->transform)) continue;
    added |= add_step(self, match->target, match->source, match->transform);
    if (match->transform == TN_TRANSFORM_SAME) {
      added |= add_step(self, match->source, match->target, TN_TRANSFORM_SAME);
    }
  }
  return added;
}

/// Applies traits: all values have the same type as a known one.
static bool add_same_types(planner* self) {
  const tn_op_schema* schema = self->schema;
  const bool all = (schema->flags & TN_SCHEMA_SAME_OPERANDS_AND_RESULT_TYPE) != 0;
  if (!all && (schema->flags & TN_SCHEMA_SAME_OPERAND_TYPES) == 0) return false;
  tn_place source = {TN_PLACE_NONE, 0};
  const uint32_t result_count = all ? schema->result_count : 0;
  for (uint32_t i = 0; i < result_count; ++i) {
    if (self->result_known[i]) source = (tn_place){TN_PLACE_RESULT, i};
  }
  for (uint32_t i = 0; i < schema->operand_count; ++i) {
    if (self->operand_known[i]) source = (tn_place){TN_PLACE_OPERAND, i};
  }
  if (source.kind == TN_PLACE_NONE) return false;
  bool added = false;
  for (uint32_t i = 0; i < schema->operand_count; ++i) {
    added |= add_step(self, (tn_place){TN_PLACE_OPERAND, i}, source, TN_TRANSFORM_SAME);
  }
  for (uint32_t i = 0; i < result_count; ++i) {
    added |= add_step(self, (tn_place){TN_PLACE_RESULT, i}, source, TN_TRANSFORM_SAME);
  }
  return added;
}

/// Returns the first group without a known type; empty if there is none.
static tn_string_view first_unknown(const planner* self) {
  for (uint32_t i = 0; i < self->schema->operand_count; ++i) {
    if (!self->operand_known[i]) return self->schema->operands[i].name;
  }
  for (uint32_t i = 0; i < self->schema->result_count; ++i) {
    if (!self->result_known[i]) return self->schema->results[i].name;
  }
  return (tn_string_view){NULL, 0};
}

/// Returns whether all omitted types equal the single printed one.
static bool has_one_type(const tn_op_schema* schema) {
  const uint32_t group_count = schema->operand_count + schema->result_count;
  bool copies = schema->single_operand_count + schema->single_result_count == group_count &&
                schema->step_count + 1 == group_count;
  for (uint32_t i = 0; i < schema->step_count; ++i) {
    const tn_place_kind source = schema->steps[i].source.kind;
    copies = copies && schema->steps[i].transform == TN_TRANSFORM_SAME &&
             (source == TN_PLACE_OPERAND || source == TN_PLACE_RESULT);
  }
  return copies;
}

tn_status tn_infer__plan(const tn_schema_source* source, tn_op_schema* schema,
                         const bool* operand_given, const bool* result_given,
                         tn_string_view* out_missing) {
  planner self = {.schema = schema};
  memcpy(self.operand_known, operand_given, sizeof self.operand_known);
  memcpy(self.result_known, result_given, sizeof self.result_known);
  const size_t room = (size_t)schema->operand_count + schema->result_count + 1;
  schema->steps = tn_arena__take(&source->dialect->arena, room * sizeof *schema->steps);
  if (schema->steps == NULL) return tn_schema__out_of_memory(source);
  add_only_types(&self);
  while (add_matches(&self) || add_same_types(&self)) continue;
  *out_missing = first_unknown(&self);
  schema->has_one_type = has_one_type(schema);
  return TN_OK;
}
