// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Making malformed ops: those of the registry, each with about as many parts as its schema asks for
// or with any number of them, and changes of what a text has.

#include "schema/schema.h"
#include "schema/type_rule.h"
// clang-format off
#include "malformed.h"
// clang-format on

#define PARTS_MAX 8u
#define GIVEN_MAX 48u

//===-- Parts ---------------------------------------------------------------------------------===//

static tn_type any_type(world* w) {
  if (w->value_count != 0 && chance(w, 2))
    return tn_value_type(w->values[below(w, (uint32_t)w->value_count)]);
  return w->types[below(w, (uint32_t)w->type_count)];
}

static tn_attribute any_attribute(world* w) {
  return w->attributes[below(w, (uint32_t)w->attribute_count)];
}

static void keep_value(world* w, tn_value value) {
  if (tn_value_is_null(value)) return;
  w->values[w->value_count < VALUE_MAX ? w->value_count++ : below(w, VALUE_MAX)] = value;
}

static tn_value any_value(world* w) {
  for (int i = 0; i < 4 && w->value_count != 0; ++i) {
    // Those made last are nearer, and more likely to be visible.
    const uint32_t count = (uint32_t)w->value_count;
    const tn_value value =
        w->values[chance(w, 3) ? below(w, count) : count - 1 - below(w, count < 6 ? count : 6)];
    if (!tn_type_is_null(tn_value_type(value))) return value;
  }
  return (tn_value){0};
}

/// A value that the rule of a group takes, if there is one among some.
static tn_value fitting_value(world* w, const tn_value_group* group) {
  for (int i = 0; i < 12 && group != NULL && group->rule != NULL; ++i) {
    const tn_value value = any_value(w);
    if (!tn_value_is_null(value) && tn_type_rule__holds(group->rule, tn_value_type(value))) {
      return value;
    }
  }
  return any_value(w);
}

static tn_type fitting_type(world* w, const tn_value_group* group) {
  for (int i = 0; i < 12 && group != NULL && group->rule != NULL; ++i) {
    const tn_type type = any_type(w);
    if (tn_type_rule__holds(group->rule, type)) return type;
  }
  return any_type(w);
}

static tn_attribute fitting_attribute(world* w, const tn_attribute_group* group) {
  if (group->default_value != 0 && chance(w, 2))
    return tn_attribute__from(w->context, group->default_value);
  for (int i = 0; i < 30; ++i) {
    const tn_attribute attribute = any_attribute(w);
    if (tn_attribute_group__holds(group, attribute)) return attribute;
  }
  return any_attribute(w);
}

/// About as many as `wanted`, or any number.
static uint32_t count_near(world* w, uint32_t wanted) {
  if (chance(w, 4)) return below(w, 6);
  if (wanted > PARTS_MAX) wanted = PARTS_MAX;
  return chance(w, 5) && wanted != 0 ? wanted - 1 : chance(w, 6) ? wanted + 1 : wanted;
}

//===-- Ops -----------------------------------------------------------------------------------===//

typedef struct recipe {
  const tn_op_schema* schema;  ///< NULL for none.
  tn_value operands[PARTS_MAX + 1];
  tn_type results[PARTS_MAX + 1];
  tn_block successors[PARTS_MAX + 1];
  tn_named_attribute attributes[GIVEN_MAX];
  tn_op_state state;
} recipe;

static const tn_value_group* group_at(const tn_value_group* groups, uint32_t count, uint32_t i) {
  return count == 0 ? NULL : &groups[i < count ? i : count - 1];
}

static void give_values(world* w, recipe* r) {
  const tn_op_schema* schema = r->schema;
  r->state.operand_count = count_near(w, schema == NULL ? 1 : schema->operand_count);
  for (uint32_t i = 0; i < r->state.operand_count; ++i) {
    r->operands[i] = fitting_value(
        w, schema == NULL ? NULL : group_at(schema->operands, schema->operand_count, i));
    if (tn_value_is_null(r->operands[i])) r->state.operand_count = i;
  }
  r->state.result_count = count_near(w, schema == NULL ? 1 : schema->result_count);
  const bool same = chance(w, 2) && r->state.operand_count != 0;
  for (uint32_t i = 0; i < r->state.result_count; ++i) {
    r->results[i] =
        same ? tn_value_type(r->operands[below(w, (uint32_t)r->state.operand_count)])
             : fitting_type(
                   w, schema == NULL ? NULL : group_at(schema->results, schema->result_count, i));
  }
}

static void give_attribute(world* w, recipe* r, const char* name, size_t size, tn_attribute value) {
  const size_t count = r->state.attribute_count;
  tn_identifier identifier;
  if (count == GIVEN_MAX ||
      tn_identifier_get(w->context, (tn_string_view){name, size}, &identifier) != TN_OK)
    return;
  r->attributes[count] = (tn_named_attribute){identifier, value};
  ++r->state.attribute_count;
}

static void give_segments(world* w, recipe* r, const char* name, uint32_t groups, size_t total) {
  int32_t sizes[TN_GROUPS_MAX + 2] = {0};
  uint32_t count = groups > TN_GROUPS_MAX ? TN_GROUPS_MAX : groups;
  tn_attribute value = any_attribute(w);
  if (!chance(w, 5)) {
    for (size_t i = 0; i < total && count != 0; ++i) ++sizes[i < count ? i : below(w, count)];
    if (chance(w, 5)) sizes[below(w, count + 1)] += (int32_t)below(w, 4) - 2;
    if (chance(w, 6)) count = below(w, count + 2);
    tn_type i32;
    if (tn_integer_type_get(w->context, 32, TN_SIGNLESS, &i32) != TN_OK ||
        tn_dense_array_attribute_get(i32, count, sizes, count * sizeof *sizes, &value) != TN_OK) {
      return;
    }
  }
  give_attribute(w, r, name, strlen(name), value);
}

static void give_attributes(world* w, recipe* r) {
  const tn_op_schema* schema = r->schema;
  const uint32_t wrong_one_in = 2 + below(w, 12);
  for (uint32_t i = 0; schema != NULL && i < schema->attribute_count; ++i) {
    const tn_attribute_group* group = &schema->attributes[i];
    if (chance(w, group->is_optional ? 2 : 10)) continue;
    give_attribute(w, r, group->name.data, group->name.size,
                   chance(w, wrong_one_in) ? any_attribute(w) : fitting_attribute(w, group));
  }
  if (schema != NULL && schema->operand_segments != 0 && !chance(w, 10)) {
    give_segments(w, r, "operandSegmentSizes", schema->operand_count, r->state.operand_count);
  }
  if (schema != NULL && schema->result_segments != 0 && !chance(w, 10)) {
    give_segments(w, r, "resultSegmentSizes", schema->result_count, r->state.result_count);
  }
  if (schema == NULL || chance(w, 8)) {
    static const char* const names[] = {"value", "callee",    "sym_name", "function_type",
                                        "x",     "predicate", "llvm.y"};
    const char* name = names[below(w, sizeof names / sizeof *names)];
    for (size_t i = 0; i < r->state.attribute_count; ++i) {
      if (tn_string_view_equal(tn_identifier_text(r->attributes[i].name),
                               tn_string_view_from(name)))
        return;
    }
    give_attribute(w, r, name, strlen(name), any_attribute(w));
  }
}

static void give_successors(world* w, recipe* r, tn_block block) {
  uint32_t count = r->schema == NULL ? 0 : r->schema->successor_count;
  if (chance(w, 20)) count = below(w, 3);
  if (count != 0) count = count_near(w, count);
  const tn_region region = tn_block_region(block);
  const size_t block_count = tn_region_block_count(region);
  for (uint32_t i = 0; i < count; ++i) {
    tn_block to = tn_region_first_block(region);
    for (uint32_t k = below(w, (uint32_t)block_count); k != 0; --k) to = tn_block_next(to);
    r->successors[i] = to;
  }
  r->state.successor_count = count;
}

static void make_op(world* w, const char* name, tn_block block, uint32_t depth);

/// An op that ends a block, of the schema's choosing if it has one.
static void make_end(world* w, const tn_op_schema* schema, tn_block block, uint32_t depth) {
  static const char* const names[] = {
      "func.return",          "scf.yield",        "cf.br",         "llvm.return",  "affine.yield",
      "linalg.yield",         "stablehlo.return", "scf.condition", "cf.cond_br",   "gpu.terminator",
      "tosa.yield",           "omp.yield",        "acc.yield",     "spirv.Return", "async.yield",
      "shape.assuming_yield", "tensor.yield",     "scf.reduce"};
  char name[256];
  if (schema != NULL && schema->terminator != NULL && !chance(w, 6)) {
    const tn_string_view own = tn_operation_name__text(schema->terminator);
    snprintf(name, sizeof name, "%.*s", (int)own.size, own.data);
  } else {
    snprintf(name, sizeof name, "%s", names[below(w, sizeof names / sizeof *names)]);
  }
  make_op(w, name, block, depth);
}

static void fill_block(world* w, const tn_op_schema* schema, tn_block block, uint32_t depth) {
  for (uint32_t k = below(w, depth == 1 ? 5 : 3); k != 0; --k) {
    make_op(w, all_ops.items[below(w, (uint32_t)all_ops.count)], block, depth + 1);
  }
  if (!chance(w, 4)) make_end(w, schema, block, depth + 1);
}

static void fill_region(world* w, const tn_op_schema* schema, tn_region region, uint32_t depth) {
  const uint32_t count = chance(w, 6) ? below(w, 4) : 1;
  for (uint32_t i = 0; i < count; ++i) {
    tn_type types[PARTS_MAX];
    const uint32_t arguments = chance(w, 3) ? below(w, 5) : below(w, 2);
    for (uint32_t k = 0; k < arguments; ++k) types[k] = any_type(w);
    tn_block block;
    if (tn_block_create(region, (tn_block){0}, types, NULL, arguments, &block) != TN_OK) return;
    for (uint32_t k = 0; k < arguments; ++k) keep_value(w, tn_block_argument(block, k));
  }
  for (tn_block at = tn_region_first_block(region); !tn_block_is_null(at); at = tn_block_next(at)) {
    if (!chance(w, 10)) fill_block(w, schema, at, depth);
  }
}

static void make_op(world* w, const char* name, tn_block block, uint32_t depth) {
  recipe r = {0};
  tn_op op;
  if (tn_operation_name_get(w->context, tn_string_view_from(name), &r.state.name) != TN_OK) return;
  const tn_op_definition* definition = tn_op_definition__of_name(r.state.name.storage);
  if (definition != NULL && strncmp(name, "builtin.", 8) != 0)
    r.schema = tn_op_schema__of(definition);
  give_values(w, &r);
  give_attributes(w, &r);
  give_successors(w, &r, block);
  if (depth < 4)
    r.state.region_count = count_near(w, r.schema == NULL ? 0 : r.schema->region_count);
  r.state.insertion = (tn_insertion){.block = block};
  r.state.operands = r.operands;
  r.state.result_types = r.results;
  r.state.successors = r.successors;
  r.state.attributes = r.attributes;
  if (tn_op_create(w->scope, &r.state, &op) != TN_OK) return;
  ++w->op_count;
  for (size_t i = 0; i < r.state.result_count; ++i) keep_value(w, tn_op_result(op, i));
  for (size_t i = 0; i < r.state.region_count; ++i) {
    fill_region(w, r.schema, tn_op_region(op, i), depth + 1);
  }
}

static const char start_text[] =
    "func.func @f(%a: i32, %b: f32, %c: index, %d: tensor<4xf32>, %e: memref<?x?xf32>, %g: i1, %h: "
    "vector<4xf32>) "
    "-> i32 {\n"
    "  %z = arith.constant 0 : index\n  %o = arith.constant 7 : i32\n  %t = arith.constant true\n"
    "  %k = arith.constant dense<1.0> : tensor<4xf32>\n  return %a : i32\n}\n"
    "func.func private @g(i32) -> f32\n";

static tn_walk_result keep_results(tn_op op, void* user_data) {
  world* w = user_data;
  for (size_t i = 0; i < tn_op_result_count(op); ++i) keep_value(w, tn_op_result(op, i));
  for (size_t i = 0; i < tn_op_region_count(op); ++i) {
    tn_block block = tn_region_first_block(tn_op_region(op, i));
    for (; !tn_block_is_null(block); block = tn_block_next(block)) {
      for (size_t k = 0; k < tn_block_argument_count(block); ++k)
        keep_value(w, tn_block_argument(block, k));
    }
  }
  return TN_WALK_ADVANCE;
}

void make_ops(world* w) {
  const tn_text_parse_options options = {.skip_verify = true};
  must(tn_text_parse(w->scope, tn_string_view_from(start_text), &options, &w->module) == TN_OK,
       "reading the start");
  (void)tn_op_walk(w->module, TN_WALK_PRE_ORDER, keep_results, w);
  const tn_block top = tn_region_first_block(tn_op_region(w->module, 0));
  const tn_block body = tn_region_first_block(tn_op_region(tn_block_first_op(top), 0));
  tn_op end = tn_block_last_op(body);
  const uint32_t count = 10 + below(w, 30);
  // Half of the modules have ops of one dialect, which are more likely to meet.
  const uint32_t first = below(w, (uint32_t)all_ops.count);
  const uint32_t range = chance(w, 2) ? (uint32_t)all_ops.count : 1 + below(w, 40);
  for (uint32_t i = 0; i < count; ++i) {
    const char* name = all_ops.items[(first + below(w, range)) % all_ops.count];
    make_op(w, name, chance(w, 6) ? top : body, 1);
  }
  if (!chance(w, 5) && tn_op_check(end) == TN_OK)
    must(tn_op_move_to_end(end, body) == TN_OK, "moving the end");
}

//===-- Changes -------------------------------------------------------------------------------===//

static void change_attribute(world* w, tn_op op) {
  tn_identifier names[GIVEN_MAX];
  uint32_t count = 0;
  for (size_t i = 0; i < tn_op_property_count(op) && count < GIVEN_MAX; ++i) {
    names[count++] = tn_op_property_at(op, i).name;
  }
  const tn_op_definition* definition = tn_op_definition__of_name(tn_op_operation_name(op).storage);
  for (uint32_t i = 0; definition != NULL && i < definition->property_count && count < GIVEN_MAX;
       ++i) {
    names[count++] =
        (tn_identifier){tn_uniquer__at(&w->context->uniquer, definition->properties[i])};
  }
  if (count == 0) return;
  const tn_identifier name = names[below(w, count)];
  if (chance(w, 3)) {
    (void)!tn_op_remove_attribute(op, name);
  } else {
    (void)!tn_op_set_attribute(op, name, any_attribute(w));
  }
}

static void change_block(world* w, tn_block block) {
  tn_value argument;
  switch (below(w, 5)) {
    case 0:
      (void)!tn_block_add_argument(block, any_type(w), (tn_location){0}, &argument);
      break;
    case 1:
      if (tn_block_argument_count(block) != 0) (void)!tn_block_erase_argument(block, 0);
      break;
    case 2:
      (void)!tn_block_erase(block);
      break;
    default:
      if (!tn_op_is_null(tn_block_last_op(block))) (void)!tn_op_erase(tn_block_last_op(block));
  }
}

/// The block that a region has at a place, if any.
static void change_inside(world* w, tn_op op) {
  if (tn_op_region_count(op) == 0) return;
  const tn_region region = tn_op_region(op, below(w, (uint32_t)tn_op_region_count(op)));
  tn_block block = tn_region_first_block(region);
  if (tn_block_is_null(block)) {
    (void)!tn_block_create(region, (tn_block){0}, NULL, NULL, 0, &block);
  } else {
    change_block(w, block);
  }
}

static void change_operands(world* w, tn_op op) {
  const uint32_t count = (uint32_t)tn_op_operand_count(op);
  tn_value values[PARTS_MAX + 1] = {0};
  switch (below(w, 4)) {
    case 0:
      if (count != 0) (void)!tn_op_set_operand(op, below(w, count), any_value(w));
      break;
    case 1:
      if (count != 0) (void)!tn_op_erase_operands(op, below(w, count), 1);
      break;
    case 2:
      if (count != 0 && chance(w, 3)) (void)!tn_op_set_operand(op, below(w, count), (tn_value){0});
      break;
    default:
      if (count >= PARTS_MAX) return;
      for (uint32_t i = 0; i < count; ++i) values[i] = tn_op_operand(op, i);
      values[count] = any_value(w);
      (void)!tn_op_set_operands(op, values, count + !tn_value_is_null(values[count]));
  }
}

static void change_op(world* w, tn_op op) {
  ++w->op_count;
  switch (below(w, 10)) {
    case 0:
    case 1:
    case 2:
      change_operands(w, op);
      break;
    case 3:
    case 4:
    case 5:
      change_attribute(w, op);
      break;
    case 6:
    case 7:
      change_inside(w, op);
      break;
    case 8:
      if (tn_op_result_count(op) != 0) {
        (void)!tn_value_set_type(tn_op_result(op, below(w, (uint32_t)tn_op_result_count(op))),
                                 any_type(w));
      }
      break;
    default:
      if (tn_op_successor_count(op) != 0) {
        (void)!tn_op_set_successor(op, 0, chance(w, 2) ? (tn_block){0} : tn_op_block(op));
      } else if (chance(w, 4)) {
        (void)!tn_op_erase(op);
      }
  }
}

typedef struct op_list {
  tn_op items[2048];
  size_t count;
} op_list;

static tn_walk_result list_op(tn_op op, void* user_data) {
  op_list* list = user_data;
  if (list->count < sizeof list->items / sizeof *list->items) list->items[list->count++] = op;
  return TN_WALK_ADVANCE;
}

void change_ops(world* w, tn_op root, uint32_t count) {
  static op_list list;
  list.count = 0;
  (void)tn_op_walk(root, TN_WALK_PRE_ORDER, list_op, &list);
  for (uint32_t i = 0; i < count && list.count > 1; ++i) {
    const tn_op op = list.items[1 + below(w, (uint32_t)list.count - 1)];
    if (tn_op_check(op) == TN_OK) change_op(w, op);
  }
}

void make_changes(world* w) {
  const tn_text_parse_options options = {.skip_verify = true};
  const char* source = all_texts.items[below(w, (uint32_t)all_texts.count)];
  if (tn_text_parse(w->scope, tn_string_view_from(source), &options, &w->module) != TN_OK) {
    make_ops(w);
    return;
  }
  w->value_count = 0;
  (void)tn_op_walk(w->module, TN_WALK_PRE_ORDER, keep_results, w);
  change_ops(w, w->module, 4 + below(w, 40));
}
