// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Semantic checks when nodes are created: types of variables, calls, members, operations.

#include "pdll/pdll.h"

static void* fail_defined(tn_pdll_parser* parser, tn_pdll_place place, tn_pdll_note note,
                          tn_string_view message) {
  const tn_pdll_notes notes = {.count = 1, .items = {note}};
  return tn_pdll__fail_noted(parser, place, &notes, "%.*s", TN_PDLL_ARG(message));
}

bool tn_pdll__read_number(tn_string_view text, uint32_t* out_number) {
  uint64_t number = 0;
  for (size_t i = 0; i < text.size; ++i) {
    if (text.data[i] < '0' || text.data[i] > '9') return false;
    number = number * 10 + (uint64_t)(text.data[i] - '0');
    if (number > UINT32_MAX) return false;
  }
  *out_number = (uint32_t)number;
  return text.size != 0;
}

//===-- Types ---------------------------------------------------------------------------------===//

/// Returns the type of an op with a name; NULL if an allocation fails.
static const tn_pdll_type* op_type_of(tn_pdll_parser* parser, const tn_pdll_node* op_name) {
  if (!op_name->has_name) return tn_pdll_type__plain(TN_PDLL_TYPE_OP);
  tn_pdll_type* type = tn_arena__take(&parser->arena, sizeof *type);
  if (type == NULL) return tn_pdll__out_of_memory(parser);
  type->kind = TN_PDLL_TYPE_OP;
  type->name = op_name->name;
  type->definition = tn_pdll__definition(parser, op_name->name);
  return parser->status == TN_OK ? type : NULL;
}

const tn_pdll_type* tn_pdll__tuple_type(tn_pdll_parser* parser, size_t count,
                                        const tn_pdll_type* const* elements,
                                        const tn_string_view* labels) {
  tn_pdll_type* type = tn_arena__take(&parser->arena, sizeof *type);
  if (type == NULL) return tn_pdll__out_of_memory(parser);
  *type = (tn_pdll_type){
      .kind = TN_PDLL_TYPE_TUPLE, .count = count, .elements = elements, .labels = labels};
  return type;
}

bool tn_pdll__find_group(const tn_pdll_group* groups, size_t count, tn_string_view name,
                         size_t* out_index) {
  uint32_t number;
  if (tn_pdll__read_number(name, &number) && number < count) {
    *out_index = number;
    return true;
  }
  for (size_t i = 0; i < count; ++i) {
    *out_index = i;
    if (tn_string_view_equal(groups[i].name, name)) return true;
  }
  return false;
}

bool tn_pdll__find_element(const tn_pdll_type* type, tn_string_view name, size_t* out_index) {
  uint32_t number;
  if (tn_pdll__read_number(name, &number) && number < type->count) {
    *out_index = number;
    return true;
  }
  for (size_t i = 0; i < type->count; ++i) {
    *out_index = i;
    if (tn_string_view_equal(type->labels[i], name)) return true;
  }
  return false;
}

//===-- Constraints ---------------------------------------------------------------------------===//

static bool check_type_expression(tn_pdll_parser* parser, const tn_pdll_node* constraint,
                                  tn_pdll_type_kind kind) {
  const tn_pdll_node* expression = constraint->subject;
  if (expression == NULL || expression->type->kind == kind) return true;
  return tn_pdll__fail(parser, expression->place, "expected expression of `%s` in type constraint",
                       kind == TN_PDLL_TYPE_TYPE ? "Type" : "TypeRange");
}

/// Returns the input type of a user-defined constraint.
static const tn_pdll_type* user_type(tn_pdll_parser* parser, const tn_pdll_item* item) {
  const size_t count = item->node->items.count;
  if (count == 1) return item->node->items.items[0].node->type;
  return fail_defined(
      parser, item->place,
      (tn_pdll_note){item->node->place, tn_string_view_from("see definition of constraint here")},
      tn_pdll__text(parser,
                    "`Constraint`s applied via a variable constraint list must take a single "
                    "input, but got %zu",
                    count));
}

/// Returns the type that a constraint implies; reports errors and returns NULL.
static const tn_pdll_type* constraint_type(tn_pdll_parser* parser, const tn_pdll_item* item) {
  const tn_pdll_node* node = item->node;
  switch (node->kind) {
    case TN_PDLL_CST_ATTR:
      if (!check_type_expression(parser, node, TN_PDLL_TYPE_TYPE)) return NULL;
      return tn_pdll_type__plain(TN_PDLL_TYPE_ATTR);
    case TN_PDLL_CST_OP:
      return op_type_of(parser, node->subject);
    case TN_PDLL_CST_TYPE:
      return tn_pdll_type__plain(TN_PDLL_TYPE_TYPE);
    case TN_PDLL_CST_TYPE_RANGE:
      return tn_pdll_type__plain(TN_PDLL_TYPE_TYPE_RANGE);
    case TN_PDLL_CST_VALUE:
      if (!check_type_expression(parser, node, TN_PDLL_TYPE_TYPE)) return NULL;
      return tn_pdll_type__plain(TN_PDLL_TYPE_VALUE);
    case TN_PDLL_CST_VALUE_RANGE:
      if (!check_type_expression(parser, node, TN_PDLL_TYPE_TYPE_RANGE)) return NULL;
      return tn_pdll_type__plain(TN_PDLL_TYPE_VALUE_RANGE);
    default:
      return user_type(parser, item);
  }
}

bool tn_pdll__check_constraints(tn_pdll_parser* parser, const tn_pdll_list* constraints,
                                const tn_pdll_type** out_type) {
  *out_type = NULL;
  for (size_t i = 0; i < constraints->count; ++i) {
    const tn_pdll_item* item = &constraints->items[i];
    const tn_pdll_type* type = constraint_type(parser, item);
    if (type == NULL) return false;
    const tn_pdll_type* merged = *out_type == NULL ? type : tn_pdll_type__refine(*out_type, type);
    if (merged == NULL) {
      return tn_pdll__fail(
          parser, item->place,
          "constraint type `%.*s` is incompatible with the previously inferred type `%.*s`",
          TN_PDLL_ARG(tn_pdll__type_text(parser, type)),
          TN_PDLL_ARG(tn_pdll__type_text(parser, *out_type)));
    }
    *out_type = merged;
  }
  return true;
}

//===-- Variables -----------------------------------------------------------------------------===//

tn_pdll_node* tn_pdll__define_variable(tn_pdll_parser* parser, tn_string_view name,
                                       tn_pdll_place place, const tn_pdll_type* type,
                                       tn_pdll_node* initial, const tn_pdll_list* constraints) {
  if (!tn_pdll__check_new(parser, name, place)) return NULL;
  tn_pdll_node* variable = tn_pdll__expression(parser, TN_PDLL_VARIABLE, place, type, initial);
  if (variable == NULL) return NULL;
  variable->has_name = true;
  variable->name = name;
  variable->name_place = place;
  variable->items = *constraints;
  return tn_pdll__declare(parser, variable) ? variable : NULL;
}

tn_pdll_node* tn_pdll__inline_variable(tn_pdll_parser* parser, tn_string_view name,
                                       tn_pdll_place place, const tn_pdll_list* constraints) {
  const tn_pdll_type* type;
  if (!tn_pdll__check_constraints(parser, constraints, &type)) return NULL;
  tn_pdll_node* variable = tn_pdll__define_variable(parser, name, place, type, NULL, constraints);
  if (variable == NULL) return NULL;
  return tn_pdll__expression(parser, TN_PDLL_DECL_REF, place, type, variable);
}

/// Returns the type of a variable with an initializer, which is converted to it.
static const tn_pdll_type* type_of_initial(tn_pdll_parser* parser, tn_pdll_node** initial,
                                           const tn_pdll_type* type) {
  if (type == NULL) return (*initial)->type;
  const tn_pdll_type* merged = tn_pdll_type__refine(type, (*initial)->type);
  if (merged != NULL) return merged;
  return tn_pdll__convert(parser, initial, type, NULL) ? type : NULL;
}

tn_pdll_node* tn_pdll__let_variable(tn_pdll_parser* parser, tn_string_view name,
                                    tn_pdll_place place, tn_pdll_node* initial,
                                    const tn_pdll_list* constraints) {
  const tn_pdll_type* type;
  if (!tn_pdll__check_constraints(parser, constraints, &type)) return NULL;
  if (initial != NULL) {
    type = type_of_initial(parser, &initial, type);
    if (type == NULL) return NULL;
  }
  if (type == NULL) {
    return fail_defined(
        parser, place,
        (tn_pdll_note){place, tn_string_view_from("the type of a variable must be inferable from "
                                                  "the constraint list or the initializer")},
        tn_pdll__text(parser, "unable to infer type for variable `%.*s`", TN_PDLL_ARG(name)));
  }
  if (type->kind == TN_PDLL_TYPE_CONSTRAINT || type->kind == TN_PDLL_TYPE_REWRITE) {
    return tn_pdll__fail(parser, place, "unable to define variable of `%.*s` type",
                         TN_PDLL_ARG(tn_pdll__type_text(parser, type)));
  }
  return tn_pdll__define_variable(parser, name, place, type, initial, constraints);
}

tn_pdll_node* tn_pdll__refer(tn_pdll_parser* parser, tn_string_view name, tn_pdll_place place) {
  tn_pdll_node* found = tn_pdll__lookup(parser, name);
  if (found == NULL) {
    return tn_pdll__fail(parser, place, "undefined reference to `%.*s`", TN_PDLL_ARG(name));
  }
  const tn_pdll_type* type = found->type;
  if (tn_pdll__is_constraint(found)) {
    type = tn_pdll_type__plain(TN_PDLL_TYPE_CONSTRAINT);
  } else if (found->kind == TN_PDLL_USER_REWRITE) {
    type = tn_pdll_type__plain(TN_PDLL_TYPE_REWRITE);
  } else if (found->kind != TN_PDLL_VARIABLE) {
    return tn_pdll__fail(parser, place, "invalid reference to `%.*s`", TN_PDLL_ARG(name));
  }
  return tn_pdll__expression(parser, TN_PDLL_DECL_REF, place, type, found);
}

//===-- Calls ---------------------------------------------------------------------------------===//

tn_pdll_node* tn_pdll__callable(tn_pdll_node* node) {
  if (node->kind == TN_PDLL_DECL_REF) node = node->subject;
  return node->kind == TN_PDLL_USER_CONSTRAINT || node->kind == TN_PDLL_USER_REWRITE ? node : NULL;
}

static bool check_callable(tn_pdll_parser* parser, tn_pdll_place place, const tn_pdll_node* called,
                           bool is_negated) {
  const bool is_constraint = called->kind == TN_PDLL_USER_CONSTRAINT;
  const char* why = NULL;
  if (parser->section == TN_PDLL_IN_REWRITE) {
    if (is_negated) why = "unable to negate a Rewrite";
    if (is_constraint) why = "unable to invoke `Constraint` within a rewrite section";
  } else if (!is_constraint) {
    why = "unable to invoke `Rewrite` within a match section";
  } else if (is_negated && called->body != NULL) {
    why = "unable to negate non native constraints";
  }
  return why == NULL || tn_pdll__fail(parser, place, "%s", why);
}

/// Checks arguments against the inputs and converts them.
static bool check_arguments(tn_pdll_parser* parser, tn_pdll_place place, tn_pdll_node* called,
                            tn_pdll_list* arguments) {
  const tn_pdll_list* inputs = &called->items;
  if (inputs->count != arguments->count) {
    return fail_defined(
        parser, place,
        (tn_pdll_note){called->place, tn_pdll__text(parser, "see the definition of %.*s here",
                                                    TN_PDLL_ARG(called->name))},
        tn_pdll__text(parser, "invalid number of arguments for %s call; expected %zu, but got %zu",
                      called->kind == TN_PDLL_USER_CONSTRAINT ? "constraint" : "rewrite",
                      inputs->count, arguments->count));
  }
  const tn_pdll_notes notes = {
      .count = 1,
      .items = {{called->place, tn_pdll__text(parser, "see the definition of `%.*s` here",
                                              TN_PDLL_ARG(called->name))}}};
  for (size_t i = 0; i < inputs->count; ++i) {
    if (!tn_pdll__convert(parser, &arguments->items[i].node, inputs->items[i].node->type, &notes)) {
      return false;
    }
  }
  return true;
}

tn_pdll_node* tn_pdll__call(tn_pdll_parser* parser, tn_pdll_place place, tn_pdll_node* callee,
                            tn_pdll_list arguments, bool is_negated) {
  tn_pdll_node* called = tn_pdll__callable(callee);
  if (called == NULL) {
    return tn_pdll__fail(
        parser, place,
        "expected a reference to a callable `Constraint` or `Rewrite`, but got: `%.*s`",
        TN_PDLL_ARG(tn_pdll__type_text(parser, callee->type)));
  }
  if (!check_callable(parser, place, called, is_negated) ||
      !check_arguments(parser, place, called, &arguments)) {
    return NULL;
  }
  tn_pdll_node* call = tn_pdll__expression(parser, TN_PDLL_CALL, place, called->type, callee);
  if (call == NULL) return NULL;
  call->items = arguments;
  call->is_negated = is_negated;
  return call;
}

//===-- Members -------------------------------------------------------------------------------===//

/// Returns the type of a member; NULL for none.
static const tn_pdll_type* member_type(const tn_pdll_type* parent, tn_string_view name) {
  size_t index;
  if (parent->kind == TN_PDLL_TYPE_TUPLE) {
    return tn_pdll__find_element(parent, name, &index) ? parent->elements[index] : NULL;
  }
  if (parent->kind != TN_PDLL_TYPE_OP) return NULL;
  const tn_pdll_definition* definition = parent->definition;
  if (definition == NULL) {
    // Nothing is known about the op, so its results are not checked.
    const bool is_number = name.data[0] >= '0' && name.data[0] <= '9';
    return is_number ? tn_pdll_type__plain(TN_PDLL_TYPE_VALUE) : NULL;
  }
  if (!tn_pdll__find_group(definition->results, definition->result_count, name, &index)) {
    return NULL;
  }
  return tn_pdll_type__plain(definition->results[index].arity == TN_PDLL_VARIADIC
                                 ? TN_PDLL_TYPE_VALUE_RANGE
                                 : TN_PDLL_TYPE_VALUE);
}

tn_pdll_node* tn_pdll__member(tn_pdll_parser* parser, tn_pdll_node* parent, tn_string_view name) {
  const tn_pdll_type* type = member_type(parent->type, name);
  if (type == NULL) {
    return tn_pdll__fail(parser, parent->place,
                         "invalid member access `%.*s` on expression of type `%.*s`",
                         TN_PDLL_ARG(name), TN_PDLL_ARG(tn_pdll__type_text(parser, parent->type)));
  }
  tn_pdll_node* member = tn_pdll__expression(parser, TN_PDLL_MEMBER, parent->place, type, parent);
  if (member != NULL) member->name = name;
  return member;
}

tn_pdll_node* tn_pdll__tuple(tn_pdll_parser* parser, tn_pdll_place place, tn_pdll_list elements,
                             const tn_string_view* labels) {
  const tn_pdll_type** types = tn_arena__take(&parser->arena, (elements.count + 1) * sizeof *types);
  if (types == NULL) return tn_pdll__out_of_memory(parser);
  for (size_t i = 0; i < elements.count; ++i) {
    const tn_pdll_node* element = elements.items[i].node;
    types[i] = element->type;
    if (types[i]->kind == TN_PDLL_TYPE_CONSTRAINT || types[i]->kind == TN_PDLL_TYPE_REWRITE ||
        types[i]->kind == TN_PDLL_TYPE_TUPLE) {
      return tn_pdll__fail(parser, element->place, "unable to build a tuple with `%.*s` element",
                           TN_PDLL_ARG(tn_pdll__type_text(parser, types[i])));
    }
  }
  const tn_pdll_type* type = tn_pdll__tuple_type(parser, elements.count, types, labels);
  tn_pdll_node* tuple = tn_pdll__expression(parser, TN_PDLL_TUPLE, place, type, NULL);
  if (type == NULL || tuple == NULL) return NULL;
  tuple->items = elements;
  return tuple;
}

//===-- Operations ----------------------------------------------------------------------------===//

/// The operands or the result types of an operation.
typedef struct group_list {
  const char* word;
  const tn_pdll_definition* definition;  ///< NULL: unknown op.
  const tn_pdll_group* groups;
  size_t count;
  tn_pdll_type_kind single;
  tn_pdll_type_kind range;
} group_list;

static tn_pdll_note definition_note(tn_pdll_parser* parser, const tn_pdll_definition* definition) {
  return (tn_pdll_note){
      definition->place,
      tn_pdll__text(parser, "see the definition of `%.*s` here", TN_PDLL_ARG(definition->name))};
}

static bool fail_count(tn_pdll_parser* parser, tn_pdll_place place, const group_list* all,
                       size_t count) {
  return fail_defined(
      parser, place, definition_note(parser, all->definition),
      tn_pdll__text(parser, "invalid number of %s groups for `%.*s`; expected %zu, but got %zu",
                    all->word, TN_PDLL_ARG(all->definition->name), all->count, count));
}

/// Handles omitted values: a created op with several groups gets an empty range for each.
static bool check_none(tn_pdll_parser* parser, const tn_pdll_node* operation, const group_list* all,
                       tn_pdll_list* values) {
  for (size_t i = 0; i < all->count; ++i) {
    if (all->groups[i].arity == TN_PDLL_SINGLE) return fail_count(parser, operation->place, all, 0);
  }
  if (parser->section != TN_PDLL_IN_REWRITE || all->count <= 1) return true;
  for (size_t i = 0; i < all->count; ++i) {
    tn_pdll_node* empty = tn_pdll__expression(parser, TN_PDLL_RANGE, operation->place,
                                              tn_pdll_type__plain(all->range), NULL);
    if (empty == NULL || !tn_pdll__add(parser, values, empty, operation->place)) return false;
  }
  return true;
}

static bool check_known(tn_pdll_parser* parser, const tn_pdll_node* operation,
                        const group_list* all, tn_pdll_list* values) {
  if (values->count == 0) return check_none(parser, operation, all, values);
  if (values->count != all->count) {
    return fail_count(parser, operation->place, all, values->count);
  }
  const tn_pdll_notes notes = {.count = 1, .items = {definition_note(parser, all->definition)}};
  for (size_t i = 0; i < values->count; ++i) {
    const bool is_variadic = all->groups[i].arity == TN_PDLL_VARIADIC;
    const tn_pdll_type* type = tn_pdll_type__plain(is_variadic ? all->range : all->single);
    if (!tn_pdll__convert(parser, &values->items[i].node, type, &notes)) return false;
  }
  return true;
}

static bool check_unknown(tn_pdll_parser* parser, const group_list* all, tn_pdll_list* values) {
  for (size_t i = 0; i < values->count; ++i) {
    tn_pdll_node** value = &values->items[i].node;
    const tn_pdll_type* type = (*value)->type;
    if (type->kind == all->single || type->kind == all->range) continue;
    if (type->kind == TN_PDLL_TYPE_OP && all->single == TN_PDLL_TYPE_VALUE) {
      *value = tn_pdll__all_results(parser, *value, TN_PDLL_TYPE_VALUE_RANGE);
      if (*value == NULL) return false;
      continue;
    }
    if (tn_pdll__convert(parser, value, tn_pdll_type__plain(all->range), NULL)) continue;
    return tn_pdll__fail(parser, (*value)->place,
                         "expected `%.*s` or `%.*s` convertible expression, but got `%.*s`",
                         TN_PDLL_ARG(tn_pdll__type_text(parser, tn_pdll_type__plain(all->single))),
                         TN_PDLL_ARG(tn_pdll__type_text(parser, tn_pdll_type__plain(all->range))),
                         TN_PDLL_ARG(tn_pdll__type_text(parser, type)));
  }
  return true;
}

static bool check_values(tn_pdll_parser* parser, const tn_pdll_node* operation,
                         const group_list* all, tn_pdll_list* values) {
  // A single range may supply all groups.
  if (values->count == 1) {
    return tn_pdll__convert(parser, &values->items[0].node, tn_pdll_type__plain(all->range), NULL);
  }
  return all->definition != NULL ? check_known(parser, operation, all, values)
                                 : check_unknown(parser, all, values);
}

static bool check_operands(tn_pdll_parser* parser, tn_pdll_node* operation,
                           const tn_pdll_definition* definition) {
  group_list all = {.word = "operand",
                    .definition = definition,
                    .single = TN_PDLL_TYPE_VALUE,
                    .range = TN_PDLL_TYPE_VALUE_RANGE};
  if (definition != NULL) {
    all.groups = definition->operands;
    all.count = definition->operand_count;
  }
  return check_values(parser, operation, &all, &operation->items);
}

static bool check_results(tn_pdll_parser* parser, tn_pdll_node* operation,
                          const tn_pdll_definition* definition) {
  group_list all = {.word = "result",
                    .definition = definition,
                    .single = TN_PDLL_TYPE_TYPE,
                    .range = TN_PDLL_TYPE_TYPE_RANGE};
  if (definition != NULL) {
    all.groups = definition->results;
    all.count = definition->result_count;
  }
  return check_values(parser, operation, &all, &operation->results);
}

/// Warns if the op may not infer its result types.
static void check_inference(tn_pdll_parser* parser, const tn_pdll_node* operation,
                            const tn_pdll_definition* definition) {
  const tn_string_view name = operation->subject->name;
  if (definition == NULL) {
    tn_pdll__warn(parser, operation->place, NULL,
                  "operation result types are marked to be inferred, but `%.*s` is unknown. Ensure "
                  "that `%.*s` supports zero results or implements `InferTypeOpInterface`. Include "
                  "the ODS definition of this operation to remove this warning.",
                  TN_PDLL_ARG(name), TN_PDLL_ARG(name));
    return;
  }
  bool has_single = false;
  for (size_t i = 0; i < definition->result_count; ++i) {
    has_single |= definition->results[i].arity == TN_PDLL_SINGLE;
  }
  if (!has_single || definition->infers_results) return;
  const tn_pdll_note note = definition_note(parser, definition);
  tn_pdll__warn(parser, operation->place, &note,
                "operation result types are marked to be inferred, but `%.*s` does not provide an "
                "implementation of `InferTypeOpInterface`. Ensure that `%.*s` attaches "
                "`InferTypeOpInterface` at runtime, or add support to the ODS definition to remove "
                "this warning.",
                TN_PDLL_ARG(name), TN_PDLL_ARG(name));
}

bool tn_pdll__check_operation(tn_pdll_parser* parser, tn_pdll_node* operation,
                              tn_pdll_result_types result_types) {
  operation->type = op_type_of(parser, operation->subject);
  if (operation->type == NULL) return false;
  const tn_pdll_definition* definition = operation->type->definition;
  if (!check_operands(parser, operation, definition)) return false;
  for (size_t i = 0; i < operation->attributes.count; ++i) {
    const tn_pdll_node* value = operation->attributes.items[i].node->subject;
    if (value->type->kind == TN_PDLL_TYPE_ATTR) continue;
    return tn_pdll__fail(parser, value->place, "expected `Attr` expression, but got `%.*s`",
                         TN_PDLL_ARG(tn_pdll__type_text(parser, value->type)));
  }
  if (result_types == TN_PDLL_EXPLICIT && !check_results(parser, operation, definition)) {
    return false;
  }
  if (result_types == TN_PDLL_INTERFACE) check_inference(parser, operation, definition);
  return tn_pdll__check_schema(parser, operation);
}
