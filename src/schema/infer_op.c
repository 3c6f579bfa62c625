// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Completes an op under construction from its schema: segment sizes, the number of regions, and
// result types.

#include <tenure/value.h>

#include "ir/op_interface.h"
#include "ir/type_check.h"
#include "schema/schema_value.h"

/// An op under construction, which has no cell yet.
typedef struct tn_op_inference {
  tn_context* context;
  const tn_op_schema* schema;
  const tn_op_state* state;
  uint32_t operands[TN_GROUPS_MAX];  ///< Group sizes.
  uint32_t results[TN_GROUPS_MAX];
  tn_infer_step steps[TN_GROUPS_MAX];  ///< By result group.
  tn_type found[TN_GROUPS_MAX];        ///< The first type of each group; null if unknown.
  tn_type* types;                      ///< Of all results, up to the capacity.
  size_t capacity;
  size_t count;
} inference;

static tn_status fail(tn_context* context, const tn_op_state* state, const char* format, ...)
    __attribute__((format(printf, 3, 4)));
static tn_status fail(tn_context* context, const tn_op_state* state, const char* format, ...) {
  const tn_string_view name = tn_operation_name_text(state->name);
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  va_list arguments;
  va_start(arguments, format);
  tn_text_buffer_format_list(&text, format, arguments);
  va_end(arguments);
  const tn_status status =
      text.failed
          ? tn_context__out_of_memory(context)
          : tn_context__fail(context, TN_INVALID_ARGUMENT, state->location, "'%.*s' op %.*s",
                             (int)name.size, name.data, (int)text.size, text.data);
  tn_text_buffer_free(&text);
  return status;
}

//===-- Segment sizes -------------------------------------------------------------------------===//

static tn_attribute attribute_of(const tn_op_state* state, tn_uref identifier) {
  for (size_t i = 0; i < state->attribute_count; ++i) {
    const tn_storage* name = state->attributes[i].name.storage;
    if (name != NULL && name->self == identifier) return state->attributes[i].value;
  }
  return (tn_attribute){NULL};
}

/// Appends segment sizes to the attributes, which have room.
static tn_status add_sizes(tn_context* context, tn_uref key, const uint32_t* counts,
                           uint32_t group_count, tn_op_state* state,
                           tn_named_attribute* attributes) {
  tn_type i32;
  tn_attribute sizes;
  TN_TRY(tn_integer_type_get(context, 32, TN_SIGNLESS, &i32));
  TN_TRY(
      tn_dense_array_attribute_get(i32, group_count, counts, group_count * sizeof *counts, &sizes));
  attributes[state->attribute_count++] =
      (tn_named_attribute){{tn_uniquer__at(&context->uniquer, key)}, sizes};
  return TN_OK;
}

/// Determines the group sizes of operands or results; also adds them as an attribute if the op has
/// segments.
static tn_status size_groups(tn_context* context, tn_op_state* state,
                             tn_named_attribute* attributes, const tn_value_group* groups,
                             uint32_t group_count, uint32_t single_count, tn_uref key, size_t total,
                             const char* what, uint32_t* counts) {
  const tn_attribute given = key == 0 ? (tn_attribute){NULL} : attribute_of(state, key);
  const tn_string_view name =
      key == 0 ? (tn_string_view){"", 0}
               : tn_identifier_text((tn_identifier){tn_uniquer__at(&context->uniquer, key)});
  if (given.storage != NULL) {
    if (tn_op_schema__sizes_given(given, group_count, (uint32_t)total, counts)) return TN_OK;
    return fail(context, state, "attribute '%.*s' does not give %u sizes with the sum %zu",
                (int)name.size, name.data, group_count, total);
  }
  if (!tn_op_schema__share_out(groups, group_count, single_count, (uint32_t)total, counts)) {
    return fail(context, state, "expected %u%s %s, but found %zu", single_count,
                group_count > single_count ? " or more" : "", what, total);
  }
  if (key == 0) return TN_OK;
  if (group_count - single_count > 1 && total != single_count) {
    return fail(context, state, "needs the attribute '%.*s': %zu %s may be grouped in several ways",
                (int)name.size, name.data, total, what);
  }
  return add_sizes(context, key, counts, group_count, state, attributes);
}

//===-- Result types --------------------------------------------------------------------------===//

static uint32_t first_of(const uint32_t* counts, uint32_t index) {
  uint32_t first = 0;
  for (uint32_t i = 0; i < index; ++i) first += counts[i];
  return first;
}

static tn_type attribute_type(const inference* self, uint32_t index) {
  const tn_attribute_group* group = &self->schema->attributes[index];
  tn_attribute value = attribute_of(self->state, group->identifier);
  if (value.storage == NULL) value = tn_attribute__from(self->context, group->default_value);
  if (value.storage == NULL) return (tn_type){NULL};
  return tn_attribute__is(value, TN_ATTRIBUTE_TYPE) ? tn_type_attribute_value(value)
                                                    : tn_attribute_type(value);
}

/// Returns the source type of a step; null if unknown.
static tn_type source_type(const inference* self, const tn_infer_step* step) {
  const uint32_t index = step->source.index;
  switch (step->source.kind) {
    case TN_PLACE_NONE:
      return self->schema->results[step->target.index].only_type;
    case TN_PLACE_OPERAND:
      if (self->operands[index] == 0) return (tn_type){NULL};
      return tn_value_type(self->state->operands[first_of(self->operands, index)]);
    case TN_PLACE_RESULT:
      return self->found[index];
    case TN_PLACE_ATTRIBUTE:
      return attribute_type(self, index);
    default:
      return (tn_type){NULL};
  }
}

static bool makes_several(tn_transform transform) {
  return transform == TN_TRANSFORM_FUNCTION_INPUTS || transform == TN_TRANSFORM_FUNCTION_RESULTS ||
         transform == TN_TRANSFORM_ELEMENTS;
}

/// Applies a step if it determines the type of a new result group.
static tn_status try_step(inference* self, tn_place target, tn_place source, tn_transform transform,
                          bool* changed) {
  const tn_infer_step step = {target, source, transform};
  if (target.kind != TN_PLACE_RESULT || self->found[target.index].storage != NULL) return TN_OK;
  tn_type type = source_type(self, &step);
  if (type.storage == NULL) return TN_OK;
  if (!makes_several(transform)) TN_TRY(tn_infer__type(self->context, transform, type, &type));
  if (type.storage == NULL) return TN_OK;
  self->found[target.index] = type;
  self->steps[target.index] = step;
  *changed = true;
  return TN_OK;
}

static tn_status try_matches(inference* self, bool* changed) {
  for (uint32_t i = 0; i < self->schema->match_count; ++i) {
    const tn_type_match* match = &self->schema->matches[i];
    if (tn_transform__compares(match->transform)) continue;
    TN_TRY(try_step(self, match->target, match->source, match->transform, changed));
    if (match->transform != TN_TRANSFORM_SAME) continue;
    TN_TRY(try_step(self, match->source, match->target, TN_TRANSFORM_SAME, changed));
  }
  return TN_OK;
}

/// Finds a step for each result group.
static tn_status find_steps(inference* self) {
  const bool same = (self->schema->flags & TN_SCHEMA_SAME_OPERANDS_AND_RESULT_TYPE) != 0;
  const tn_place operand = {self->schema->operand_count == 0 ? TN_PLACE_OPERANDS : TN_PLACE_OPERAND,
                            0};
  bool changed = true;
  while (changed) {
    changed = false;
    TN_TRY(try_matches(self, &changed));
    for (uint32_t i = 0; i < self->schema->result_count; ++i) {
      const tn_place result = {TN_PLACE_RESULT, i};
      TN_TRY(try_step(self, result, (tn_place){TN_PLACE_NONE, 0}, TN_TRANSFORM_SAME, &changed));
      if (same) TN_TRY(try_step(self, result, operand, TN_TRANSFORM_SAME, &changed));
    }
  }
  return TN_OK;
}

static void put(inference* self, tn_type type) {
  if (self->count < self->capacity) self->types[self->count] = type;
  ++self->count;
}

/// Reports why the type of a result cannot be inferred; a required attribute may be missing.
static tn_status refuse_result(const inference* self, const tn_value_group* group) {
  for (uint32_t i = 0; i < self->schema->attribute_count; ++i) {
    const tn_attribute_group* attribute = &self->schema->attributes[i];
    if (attribute->is_optional || attribute->default_value != 0 ||
        attribute_of(self->state, attribute->identifier).storage != NULL) {
      continue;
    }
    return fail(self->context, self->state, "needs the attribute '%.*s'", (int)attribute->name.size,
                attribute->name.data);
  }
  if (group->arity != TN_SINGLE) {
    return fail(self->context, self->state,
                "needs the types of its results: cannot infer the number of '%.*s'",
                (int)group->name.size, group->name.data);
  }
  return fail(self->context, self->state,
              "needs the types of its results: cannot infer that of '%.*s' from its operands and "
              "attributes",
              (int)group->name.size, group->name.data);
}

/// Returns whether a rule makes the result group as large as an empty operand group.
static bool is_empty(const inference* subject, uint32_t index) {
  for (uint32_t i = 0; i < subject->schema->match_count; ++i) {
    const tn_type_match* match = &subject->schema->matches[i];
    const bool is_target = match->target.kind == TN_PLACE_RESULT && match->target.index == index;
    if (match->transform != TN_TRANSFORM_SAME &&
        !(is_target && match->transform == TN_TRANSFORM_TRUTH)) {
      continue;
    }
    const tn_place other = is_target ? match->source : match->target;
    const tn_place self = is_target ? match->target : match->source;
    if (self.kind == TN_PLACE_RESULT && self.index == index && other.kind == TN_PLACE_OPERAND &&
        subject->operands[other.index] == 0) {
      return true;
    }
  }
  return false;
}

/// Appends the types of an optional or variadic group; an optional group without a known type is
/// absent.
static tn_status put_several(inference* self, uint32_t index) {
  const tn_infer_step* step = &self->steps[index];
  const tn_value_group* group = &self->schema->results[index];
  const tn_type type = self->found[index];
  size_t count = 0;
  if (type.storage == NULL) {
    const bool is_none = group->arity == TN_OPTIONAL || is_empty(self, index);
    return is_none ? TN_OK : refuse_result(self, group);
  }
  if (step->transform == TN_TRANSFORM_ELEMENTS) {
    if (!tn_infer__element_count(type, &count)) return refuse_result(self, group);
    for (size_t i = 0; i < count; ++i) put(self, tn_type_element_type(type));
  } else if (makes_several(step->transform)) {
    if (!tn_type__is(type, TN_TYPE_FUNCTION)) return refuse_result(self, group);
    const bool inputs = step->transform == TN_TRANSFORM_FUNCTION_INPUTS;
    count = inputs ? tn_function_type_input_count(type) : tn_function_type_result_count(type);
    for (size_t i = 0; i < count; ++i) {
      put(self, inputs ? tn_function_type_input(type, i) : tn_function_type_result(type, i));
    }
  } else if (step->transform == TN_TRANSFORM_SAME && step->source.kind == TN_PLACE_OPERAND &&
             self->schema->operands[step->source.index].arity != TN_SINGLE) {
    const uint32_t first = first_of(self->operands, step->source.index);
    for (uint32_t i = 0; i < self->operands[step->source.index]; ++i) {
      put(self, tn_value_type(self->state->operands[first + i]));
    }
  } else if (step->transform == TN_TRANSFORM_TRUTH && step->source.kind == TN_PLACE_OPERAND) {
    for (uint32_t i = 0; i < self->operands[step->source.index]; ++i) put(self, type);
  } else if (group->arity == TN_VARIADIC && !is_empty(self, index)) {
    return refuse_result(self, group);
  }
  return TN_OK;
}

static tn_status put_types(inference* self) {
  for (uint32_t i = 0; i < self->schema->result_count; ++i) {
    const tn_value_group* group = &self->schema->results[i];
    const size_t before = self->count;
    if (group->arity != TN_SINGLE) {
      TN_TRY(put_several(self, i));
    } else if (self->found[i].storage != NULL) {
      put(self, self->found[i]);
    } else {
      return refuse_result(self, group);
    }
    self->results[i] = (uint32_t)(self->count - before);
  }
  return TN_OK;
}

//===-- Completing an op ----------------------------------------------------------------------===//

/// Checks the kinds of the attributes that interfaces use for inference.
static tn_status check_kinds(const inference* self) {
  for (uint32_t i = 0; i < self->schema->attribute_count; ++i) {
    const tn_attribute_group* group = &self->schema->attributes[i];
    const tn_attribute value = attribute_of(self->state, group->identifier);
    if (value.storage == NULL || tn_attribute_group__holds(group, value)) continue;
    return fail(self->context, self->state, "attribute '%.*s' failed to satisfy constraint: %.*s",
                (int)group->name.size, group->name.data, (int)group->description.size,
                group->description.data);
  }
  return TN_OK;
}

static uint32_t region_count_of(const tn_op_schema* schema) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < schema->region_count; ++i) count += !schema->regions[i].is_variadic;
  return count;
}

tn_status tn_op_schema__complete(tn_context* context, const tn_op_definition* definition,
                                 tn_op_state* state, tn_named_attribute* attributes, tn_type* types,
                                 size_t capacity, size_t* out_count) {
  *out_count = 0;
  if (definition == NULL || definition->verify != tn_op_schema__verify) return TN_OK;
  const tn_op_schema* schema = tn_op_schema__of(definition);
  inference self = {context, schema, state, .types = types, .capacity = capacity};
  if (state->region_count == 0) state->region_count = region_count_of(schema);
  TN_TRY(size_groups(context, state, attributes, schema->operands, schema->operand_count,
                     schema->single_operand_count, schema->operand_segments, state->operand_count,
                     "operands", self.operands));
  if (types == NULL) {
    return size_groups(context, state, attributes, schema->results, schema->result_count,
                       schema->single_result_count, schema->result_segments, state->result_count,
                       "results", self.results);
  }
  if (definition->interface->infer_types != NULL) {
    TN_TRY(check_kinds(&self));
    TN_TRY(
        definition->interface->infer_types(context, definition, state, types, capacity, out_count));
    return size_groups(context, state, attributes, schema->results, schema->result_count,
                       schema->single_result_count, schema->result_segments, *out_count, "results",
                       self.results);
  }
  TN_TRY(find_steps(&self));
  TN_TRY(put_types(&self));
  *out_count = self.count;
  if (schema->result_segments == 0 ||
      attribute_of(state, schema->result_segments).storage != NULL) {
    return TN_OK;
  }
  return add_sizes(context, schema->result_segments, self.results, schema->result_count, state,
                   attributes);
}

//===-- Static inference ----------------------------------------------------------------------===//

/// Returns whether every op has `place` with a known type.
static bool is_known(const tn_op_schema* schema, const bool* known, tn_place place) {
  const uint32_t index = place.index;
  switch (place.kind) {
    case TN_PLACE_OPERAND:
      return schema->operands[index].arity == TN_SINGLE;
    case TN_PLACE_ATTRIBUTE:
      return !schema->attributes[index].is_optional || schema->attributes[index].default_value != 0;
    case TN_PLACE_RESULT:
      return known[index];
    default:
      return false;
  }
}

/// Returns whether `source` determines the type of `target`, a result that is not known yet.
static bool tells(const tn_op_schema* schema, const bool* known, tn_place target, tn_place source) {
  return target.kind == TN_PLACE_RESULT && !known[target.index] && is_known(schema, known, source);
}

/// Applies the type relations; false if they determine nothing new.
static bool follow_matches(const tn_op_schema* schema, bool* known) {
  bool changed = false;
  for (uint32_t i = 0; i < schema->match_count; ++i) {
    const tn_type_match* match = &schema->matches[i];
    if (tn_transform__compares(match->transform)) continue;
    if (tells(schema, known, match->target, match->source)) {
      changed = known[match->target.index] = true;
    } else if (match->transform == TN_TRANSFORM_SAME &&
               tells(schema, known, match->source, match->target)) {
      changed = known[match->source.index] = true;
    }
  }
  return changed;
}

/// Returns whether builders know the type of a result, as MLIR's do.
static bool is_built(const tn_value_group* group) {
  const tn_type type = group->only_type;
  return type.storage != NULL &&
         (group->is_exact || tn_type__is(type, TN_TYPE_INDEX) || tn_type__is(type, TN_TYPE_NONE) ||
          (tn_type__is(type, TN_TYPE_INTEGER) && tn_integer_type_width(type) == 1));
}

bool tn_op_schema__infers(const tn_op_definition* definition) {
  const bool infers_types = definition->interface->infer_types != NULL;
  if (definition->verify != tn_op_schema__verify) return infers_types;
  const tn_op_schema* schema = tn_op_schema__of(definition);
  if ((schema->flags & TN_SCHEMA_INFERS_NOT) != 0) return false;
  if (infers_types || (schema->flags & TN_SCHEMA_INFERS) != 0) return true;
  const uint32_t count = schema->result_count;
  const bool same = (schema->flags & TN_SCHEMA_SAME_OPERANDS_AND_RESULT_TYPE) != 0;
  bool known[TN_GROUPS_MAX] = {false};
  if (count == 0 || schema->single_result_count != count) return false;
  for (uint32_t i = 0; i < count; ++i) {
    known[i] = is_built(&schema->results[i]) || (same && schema->operand_count != 0);
  }
  while (follow_matches(schema, known)) continue;
  for (uint32_t i = 0; i < count; ++i) {
    if (!known[i]) return false;
  }
  return true;
}
