// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Generates pdl ops for expressions.

#include <tenure/text.h>

#include "pdll/codegen.h"

#define DEPTH_MAX 1000u

/// Returns the pdl kind of values of a type.
static tn_pdl_kind kind_of(const tn_pdll_type* type) {
  switch (type->kind) {
    case TN_PDLL_TYPE_ATTR:
      return TN_PDL_ATTRIBUTE;
    case TN_PDLL_TYPE_TYPE:
      return TN_PDL_TYPE;
    case TN_PDLL_TYPE_TYPE_RANGE:
      return TN_PDL_TYPE_RANGE;
    case TN_PDLL_TYPE_VALUE:
      return TN_PDL_VALUE;
    case TN_PDLL_TYPE_VALUE_RANGE:
      return TN_PDL_VALUE_RANGE;
    default:
      return TN_PDL_OPERATION;
  }
}

/// Allocates values in the arena; reports an error and returns NULL if that fails.
static tn_value* take_values(tn_pdll_generator* generator, size_t count) {
  tn_value* values = tn_arena__take(&generator->parser->arena, (count + 1) * sizeof *values);
  return values != NULL ? values : tn_pdll__out_of_memory(generator->parser);
}

/// Returns the single values of the expressions in a list.
static tn_value* values_of_list(tn_pdll_generator* generator, const tn_pdll_list* list) {
  tn_value* values = take_values(generator, list->count);
  for (size_t i = 0; i < list->count && values != NULL; ++i) {
    values[i] = tn_pdll__value_of(generator, list->items[i].node);
    if (tn_pdll__failed(generator)) return NULL;
  }
  return values;
}

//===-- Literals ------------------------------------------------------------------------------===//

static tn_value make_attribute(tn_pdll_generator* generator, const tn_pdll_node* node) {
  tn_attribute value;
  const tn_status status = tn_text_parse_attribute(generator->context, node->text, &value);
  if (status != TN_OK) {
    tn_pdll__fail(generator->parser, node->place, "invalid attribute in `attr<...>`");
    return (tn_value){0};
  }
  tn_pdll_op op = {.name = "pdl.attribute", .place = node->place};
  tn_pdll__set(generator, &op, "value", value);
  return tn_pdll__make_value(generator, op, TN_PDL_ATTRIBUTE);
}

static tn_value make_type(tn_pdll_generator* generator, const tn_pdll_node* node) {
  tn_type type;
  tn_attribute value;
  tn_status status = tn_text_parse_type(generator->context, node->text, &type);
  if (status == TN_OK) status = tn_type_attribute_get(type, &value);
  if (status != TN_OK) {
    tn_pdll__fail(generator->parser, node->place, "invalid type in `type<...>`");
    return (tn_value){0};
  }
  tn_pdll_op op = {.name = "pdl.type", .place = node->place};
  tn_pdll__set(generator, &op, "constantType", value);
  return tn_pdll__make_value(generator, op, TN_PDL_TYPE);
}

//===-- Variables -----------------------------------------------------------------------------===//

/// Matches an op by name, with any operands and results.
static tn_value match_op(tn_pdll_generator* generator, const tn_pdll_node* variable) {
  static const int32_t sizes[] = {1, 0, 1};
  const tn_pdll_place place = variable->place;
  tn_attribute none;
  tn_value parts[2];
  parts[0] = tn_pdll__make_value(generator, (tn_pdll_op){.name = "pdl.operands", .place = place},
                                 TN_PDL_VALUE_RANGE);
  parts[1] = tn_pdll__make_value(generator, (tn_pdll_op){.name = "pdl.types", .place = place},
                                 TN_PDL_TYPE_RANGE);
  tn_pdll_op op = {.name = "pdl.operation", .place = place, .operands = parts, .operand_count = 2};
  if (variable->type->name.size != 0) {
    tn_pdll__set_text(generator, &op, "opName", variable->type->name);
  }
  if (tn_array_attribute_get(generator->context, NULL, 0, &none) != TN_OK) {
    tn_pdll__out_of_memory(generator->parser);
    return (tn_value){0};
  }
  tn_pdll__set(generator, &op, "attributeValueNames", none);
  tn_pdll__set_segments(generator, &op, sizes, 3);
  return tn_pdll__make_value(generator, op, TN_PDL_OPERATION);
}

/// Returns the type that the constraints require; null if there is none.
static tn_value constrained_type(tn_pdll_generator* generator, const tn_pdll_node* variable) {
  for (size_t i = 0; i < variable->items.count; ++i) {
    const tn_pdll_node* node = variable->items.items[i].node;
    const bool may_have_type = node->kind == TN_PDLL_CST_ATTR || node->kind == TN_PDLL_CST_VALUE ||
                               node->kind == TN_PDLL_CST_VALUE_RANGE;
    if (may_have_type && node->subject != NULL) {
      return tn_pdll__value_of(generator, node->subject);
    }
  }
  return (tn_value){0};
}

/// Generates the match of a variable without initializer.
static tn_value match_variable(tn_pdll_generator* generator, const tn_pdll_node* variable) {
  static const char* const names[] = {
      [TN_PDL_ATTRIBUTE] = "pdl.attribute", [TN_PDL_OPERATION] = "pdl.operation",
      [TN_PDL_TYPE] = "pdl.type",           [TN_PDL_VALUE] = "pdl.operand",
      [TN_PDL_TYPE_RANGE] = "pdl.types",    [TN_PDL_VALUE_RANGE] = "pdl.operands"};
  const tn_pdl_kind kind = kind_of(variable->type);
  if (variable->type->kind == TN_PDLL_TYPE_TUPLE ||
      variable->type->kind == TN_PDLL_TYPE_CONSTRAINT ||
      variable->type->kind == TN_PDLL_TYPE_REWRITE) {
    tn_pdll__fail(generator->parser, variable->place, "unable to match a variable of type `%.*s`",
                  TN_PDLL_ARG(tn_pdll__type_text(generator->parser, variable->type)));
    return (tn_value){0};
  }
  if (kind == TN_PDL_OPERATION) return match_op(generator, variable);
  const tn_value type = constrained_type(generator, variable);
  tn_pdll_op op = {.name = names[kind], .place = variable->place, .operands = &type};
  op.operand_count = tn_value_is_null(type) ? 0 : 1;
  return tn_pdll__make_value(generator, op, kind);
}

static bool call_constraint(tn_pdll_generator* generator, tn_pdll_node* called, tn_pdll_place place,
                            tn_pdll_values inputs, bool is_negated, tn_pdll_values* out_values);

/// Calls the user-defined constraints of a variable.
static bool apply_constraints(tn_pdll_generator* generator, const tn_pdll_node* variable,
                              tn_pdll_values values) {
  for (size_t i = 0; i < variable->items.count; ++i) {
    const tn_pdll_item* item = &variable->items.items[i];
    tn_pdll_values results;
    if (item->node->kind == TN_PDLL_USER_CONSTRAINT &&
        !call_constraint(generator, item->node, item->place, values, false, &results)) {
      return false;
    }
  }
  return true;
}

bool tn_pdll__variable(tn_pdll_generator* generator, tn_pdll_node* variable,
                       tn_pdll_values* out_values) {
  if (variable->values != NULL) {
    *out_values = *variable->values;
    return true;
  }
  if (variable->subject != NULL) {
    if (!tn_pdll__values_of(generator, variable->subject, out_values)) return false;
  } else {
    tn_value* value = take_values(generator, 1);
    if (value == NULL) return false;
    *value = match_variable(generator, variable);
    *out_values = (tn_pdll_values){value, 1};
  }
  return !tn_pdll__failed(generator) && apply_constraints(generator, variable, *out_values) &&
         tn_pdll__bind(generator, variable, *out_values);
}

//===-- Calls ---------------------------------------------------------------------------------===//

/// Returns the result types of a function.
static size_t types_of(const tn_pdll_generator* generator, const tn_pdll_type* type,
                       tn_type* types) {
  if (type->kind != TN_PDLL_TYPE_TUPLE) {
    types[0] = generator->types[kind_of(type)];
    return 1;
  }
  for (size_t i = 0; i < type->count; ++i) {
    types[i] = generator->types[kind_of(type->elements[i])];
  }
  return type->count;
}

static bool call_native(tn_pdll_generator* generator, const tn_pdll_node* called,
                        tn_pdll_place place, tn_pdll_values inputs, bool is_negated,
                        tn_pdll_values* out_values) {
  const bool is_constraint = called->kind == TN_PDLL_USER_CONSTRAINT;
  tn_type* types =
      tn_arena__take(&generator->parser->arena, (called->type->count + 1) * sizeof *types);
  if (types == NULL) return tn_pdll__out_of_memory(generator->parser);
  tn_pdll_op op = {
      .name = is_constraint ? "pdl.apply_native_constraint" : "pdl.apply_native_rewrite",
      .place = place,
      .operands = inputs.items,
      .operand_count = inputs.count,
      .result_types = types,
      .result_count = types_of(generator, called->type, types)};
  tn_pdll__set_text(generator, &op, "name", called->name);
  tn_attribute truth;
  if (is_negated && tn_bool_attribute_get(generator->context, true, &truth) == TN_OK) {
    tn_pdll__set(generator, &op, "isNegated", truth);
  }
  const tn_op made = tn_pdll__make(generator, &op);
  tn_value* results = take_values(generator, op.result_count);
  if (results == NULL || tn_pdll__failed(generator)) return false;
  for (size_t i = 0; i < op.result_count; ++i) results[i] = tn_op_result(made, i);
  *out_values = (tn_pdll_values){results, op.result_count};
  return true;
}

/// Generates a body with its arguments bound to the inputs.
static bool call_body(tn_pdll_generator* generator, const tn_pdll_node* called,
                      tn_pdll_values inputs, tn_pdll_values* out_values) {
  const tn_pdll_list* items = &called->body->items;
  for (size_t i = 0; i < called->items.count && i < inputs.count; ++i) {
    const tn_pdll_values input = {&inputs.items[i], 1};
    if (!tn_pdll__bind(generator, called->items.items[i].node, input)) return false;
  }
  const bool repeats = generator->parser->options->repeats_returned;
  if (!tn_pdll__statements(generator, called->body, repeats)) return false;
  const tn_pdll_node* last = items->count == 0 ? NULL : items->items[items->count - 1].node;
  if (last == NULL || last->kind != TN_PDLL_RETURN) return true;
  return tn_pdll__values_of(generator, last->subject, out_values);
}

static bool call(tn_pdll_generator* generator, const tn_pdll_node* called, tn_pdll_place place,
                 tn_pdll_values inputs, bool is_negated, tn_pdll_values* out_values) {
  *out_values = (tn_pdll_values){NULL, 0};
  if (called->body == NULL) {
    return call_native(generator, called, place, inputs, is_negated, out_values);
  }
  const size_t count = generator->bound_count;
  const bool done = call_body(generator, called, inputs, out_values);
  tn_pdll__unbind(generator, count);
  return done;
}

/// Also applies the constraints on the arguments and results of a constraint.
static bool call_constraint(tn_pdll_generator* generator, tn_pdll_node* called, tn_pdll_place place,
                            tn_pdll_values inputs, bool is_negated, tn_pdll_values* out_values) {
  if (generator->depth == DEPTH_MAX) {
    return tn_pdll__fail(generator->parser, place, "calls nest more than %u deep", DEPTH_MAX);
  }
  ++generator->depth;
  bool done = true;
  for (size_t i = 0; i < called->items.count && i < inputs.count && done; ++i) {
    const tn_pdll_values input = {&inputs.items[i], 1};
    done = apply_constraints(generator, called->items.items[i].node, input);
  }
  done = done && call(generator, called, place, inputs, is_negated, out_values);
  for (size_t i = 0; done && i < called->results.count && i < out_values->count; ++i) {
    const tn_pdll_values result = {&out_values->items[i], 1};
    done = apply_constraints(generator, called->results.items[i].node, result);
  }
  --generator->depth;
  return done;
}

static bool generate_call(tn_pdll_generator* generator, const tn_pdll_node* node,
                          tn_pdll_values* out_values) {
  tn_pdll_node* called = tn_pdll__callable(node->subject);
  const tn_value* inputs = values_of_list(generator, &node->items);
  if (inputs == NULL) return false;
  const tn_pdll_values values = {inputs, node->items.count};
  return called->kind == TN_PDLL_USER_CONSTRAINT
             ? call_constraint(generator, called, node->place, values, node->is_negated, out_values)
             : call(generator, called, node->place, values, false, out_values);
}

//===-- Members -------------------------------------------------------------------------------===//

/// Creates `pdl.result` or `pdl.results`, with an index unless it is UINT32_MAX.
static tn_value take_result(tn_pdll_generator* generator, const tn_pdll_node* node,
                            const char* name, uint32_t index) {
  const tn_value op_value = tn_pdll__value_of(generator, node->subject);
  tn_pdll_op op = {.name = name, .place = node->place, .operands = &op_value, .operand_count = 1};
  if (index != UINT32_MAX) tn_pdll__set_integer(generator, &op, "index", 32, (int64_t)index);
  return tn_pdll__make_value(generator, op, kind_of(node->type));
}

static tn_value all_results(tn_pdll_generator* generator, const tn_pdll_node* node) {
  return node->type->kind == TN_PDLL_TYPE_VALUE
             ? take_result(generator, node, "pdl.result", 0)
             : take_result(generator, node, "pdl.results", UINT32_MAX);
}

static tn_value take_member(tn_pdll_generator* generator, const tn_pdll_node* node) {
  const tn_pdll_type* type = node->subject->type;
  size_t index = 0;
  if (type->kind == TN_PDLL_TYPE_TUPLE) {
    tn_pdll_values values;
    if (!tn_pdll__values_of(generator, node->subject, &values)) return (tn_value){0};
    (void)tn_pdll__find_element(type, node->name, &index);
    return index < values.count ? values.items[index] : (tn_value){0};
  }
  if (type->definition != NULL) {
    (void)tn_pdll__find_group(type->definition->results, type->definition->result_count, node->name,
                              &index);
    return take_result(generator, node, "pdl.results", (uint32_t)index);
  }
  uint32_t number;
  if (!tn_pdll__read_number(node->name, &number) || number > INT32_MAX) {
    tn_pdll__fail(generator->parser, node->place, "no operation has a result `%.*s`",
                  TN_PDLL_ARG(node->name));
    return (tn_value){0};
  }
  return take_result(generator, node, "pdl.result", number);
}

//===-- Operations ----------------------------------------------------------------------------===//

/// Returns the array of attribute names; reports errors and returns null.
static tn_attribute attribute_names(tn_pdll_generator* generator, const tn_pdll_list* list) {
  tn_attribute all = {0};
  tn_attribute* names =
      tn_arena__take(&generator->parser->arena, (list->count + 1) * sizeof *names);
  tn_status status = names == NULL ? TN_OUT_OF_MEMORY : TN_OK;
  for (size_t i = 0; i < list->count && status == TN_OK; ++i) {
    status = tn_string_attribute_get(generator->context, list->items[i].node->name, &names[i]);
  }
  if (status == TN_OK) {
    status = tn_array_attribute_get(generator->context, names, list->count, &all);
  }
  if (status != TN_OK) tn_pdll__out_of_memory(generator->parser);
  return all;
}

static tn_value make_operation(tn_pdll_generator* generator, const tn_pdll_node* node) {
  const size_t counts[] = {node->items.count, node->attributes.count, node->results.count};
  tn_value* operands = take_values(generator, counts[0] + counts[1] + counts[2]);
  size_t count = 0;
  for (size_t i = 0; i < counts[0] && operands != NULL; ++i) {
    operands[count++] = tn_pdll__value_of(generator, node->items.items[i].node);
  }
  for (size_t i = 0; i < counts[1] && operands != NULL; ++i) {
    operands[count++] = tn_pdll__value_of(generator, node->attributes.items[i].node->subject);
  }
  for (size_t i = 0; i < counts[2] && operands != NULL; ++i) {
    operands[count++] = tn_pdll__value_of(generator, node->results.items[i].node);
  }
  const int32_t sizes[] = {(int32_t)counts[0], (int32_t)counts[1], (int32_t)counts[2]};
  tn_pdll_op op = {
      .name = "pdl.operation", .place = node->place, .operands = operands, .operand_count = count};
  if (node->subject->has_name) tn_pdll__set_text(generator, &op, "opName", node->subject->name);
  tn_pdll__set(generator, &op, "attributeValueNames",
               attribute_names(generator, &node->attributes));
  tn_pdll__set_segments(generator, &op, sizes, 3);
  return tn_pdll__make_value(generator, op, TN_PDL_OPERATION);
}

static tn_value make_range(tn_pdll_generator* generator, const tn_pdll_node* node) {
  const tn_value* elements = values_of_list(generator, &node->items);
  return tn_pdll__make_value(generator,
                             (tn_pdll_op){.name = "pdl.range",
                                          .place = node->place,
                                          .operands = elements,
                                          .operand_count = node->items.count},
                             kind_of(node->type));
}

//===-- All expressions -----------------------------------------------------------------------===//

static tn_value generate_one(tn_pdll_generator* generator, const tn_pdll_node* node) {
  switch (node->kind) {
    case TN_PDLL_ATTRIBUTE:
      return make_attribute(generator, node);
    case TN_PDLL_TYPE:
      return make_type(generator, node);
    case TN_PDLL_MEMBER:
      return take_member(generator, node);
    case TN_PDLL_ALL_RESULTS:
      return all_results(generator, node);
    case TN_PDLL_OPERATION:
      return make_operation(generator, node);
    default:
      return make_range(generator, node);
  }
}

static bool generate(tn_pdll_generator* generator, const tn_pdll_node* node,
                     tn_pdll_values* out_values) {
  *out_values = (tn_pdll_values){NULL, 0};
  if (node->kind == TN_PDLL_CALL) return generate_call(generator, node, out_values);
  if (node->kind == TN_PDLL_DECL_REF) {
    if (node->subject->kind == TN_PDLL_VARIABLE) {
      return tn_pdll__variable(generator, node->subject, out_values);
    }
    // A name of a constraint or rewrite has no value.
    return true;
  }
  if (node->kind == TN_PDLL_TUPLE) {
    *out_values = (tn_pdll_values){values_of_list(generator, &node->items), node->items.count};
    return out_values->items != NULL;
  }
  tn_value* value = take_values(generator, 1);
  if (value == NULL) return false;
  *value = generate_one(generator, node);
  *out_values = (tn_pdll_values){value, 1};
  return !tn_pdll__failed(generator);
}

bool tn_pdll__values_of(tn_pdll_generator* generator, const tn_pdll_node* expression,
                        tn_pdll_values* out_values) {
  if (tn_pdll__failed(generator)) return false;
  if (generator->depth == DEPTH_MAX) {
    return tn_pdll__fail(generator->parser, expression->place, "nested more than %u deep",
                         DEPTH_MAX);
  }
  ++generator->depth;
  const bool done = generate(generator, expression, out_values);
  --generator->depth;
  return done;
}

tn_value tn_pdll__value_of(tn_pdll_generator* generator, const tn_pdll_node* expression) {
  tn_pdll_values values;
  if (!tn_pdll__values_of(generator, expression, &values)) return (tn_value){0};
  if (values.count == 1) return values.items[0];
  tn_pdll__fail(generator->parser, expression->place,
                "expected an expression with one value, but got %zu", values.count);
  return (tn_value){0};
}
