// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Making ops that use each other's results in a circle. What is in functions of a text is moved to
// where ops have no order, which the verifier accepts; each op keeps its types and attributes.

#include "malformed.h"

#define VALUES_MAX 2048u

/// Results of one type in one block, those that were listed.
typedef struct result_list {
  tn_value items[VALUES_MAX];
  size_t count;
} result_list;

static tn_value stand_in(world* w, tn_block block, tn_type type) {
  tn_op_state state = {.result_types = &type,
                       .result_count = 1,
                       .insertion = {.block = block, .before = tn_block_first_op(block)}};
  tn_op op;
  must(tn_operation_name_get(w->context, tn_string_view_from("t.x"), &state.name) == TN_OK,
       "naming an op");
  must(tn_op_create(w->scope, &state, &op) == TN_OK, "making an op");
  return tn_op_result(op, 0);
}

/// Moves the ops of a function of one block, but the last, to the end of `top`.
static void empty_function(world* w, tn_op function, tn_block top) {
  if (tn_op_region_count(function) != 1) return;
  const tn_block block = tn_region_first_block(tn_op_region(function, 0));
  if (tn_block_is_null(block) || !tn_block_is_null(tn_block_next(block))) return;
  for (size_t i = 0; i < tn_block_argument_count(block); ++i) {
    const tn_value argument = tn_block_argument(block, i);
    (void)!tn_value_replace_all_uses(argument, stand_in(w, top, tn_value_type(argument)));
  }
  if (tn_op_is_null(tn_block_last_op(block))) return;
  (void)!tn_op_erase(tn_block_last_op(block));
  for (tn_op op = tn_block_first_op(block); !tn_op_is_null(op); op = tn_block_first_op(block)) {
    if (tn_op_move_to_end(op, top) != TN_OK) return;
  }
  (void)!tn_op_erase(function);
}

static void empty_functions(world* w) {
  const tn_block top = tn_region_first_block(tn_op_region(w->module, 0));
  const tn_op last = tn_block_last_op(top);
  bool is_last = tn_op_is_null(last);
  for (tn_op op = tn_block_first_op(top); !is_last;) {
    const tn_op next = tn_op_next(op);
    is_last = op.slot == last.slot;
    empty_function(w, op, top);
    op = next;
  }
}

static void list_results(tn_block block, tn_type type, result_list* out_list) {
  out_list->count = 0;
  for (tn_op op = tn_block_first_op(block); !tn_op_is_null(op); op = tn_op_next(op)) {
    for (size_t i = 0; i < tn_op_result_count(op) && out_list->count < VALUES_MAX; ++i) {
      const tn_value result = tn_op_result(op, i);
      if (tn_type_equal(tn_value_type(result), type)) out_list->items[out_list->count++] = result;
    }
  }
}

/// Has an operand of the op be any result in its block of the same type: one of its own, or one of
/// a neighbour more often than others.
static void tie(world* w, tn_op op) {
  static result_list list;
  const size_t count = tn_op_operand_count(op);
  if (count == 0) return;
  const size_t number = below(w, (uint32_t)count);
  const tn_type type = tn_value_type(tn_op_operand(op, number));
  list_results(tn_op_block(op), type, &list);
  if (list.count == 0) return;
  tn_value value = list.items[below(w, (uint32_t)list.count)];
  for (size_t i = 0; i < tn_op_result_count(op) && chance(w, 2); ++i) {
    if (tn_type_equal(tn_value_type(tn_op_result(op, i)), type)) value = tn_op_result(op, i);
  }
  must(tn_op_set_operand(op, number, value) == TN_OK, "setting an operand");
  ++w->op_count;
}

typedef struct tie_walk {
  world* w;
  uint32_t one_in;
} tie_walk;

static tn_walk_result tie_some(tn_op op, void* user_data) {
  const tie_walk* walk = user_data;
  if (!tn_op_is_detached(op) && chance(walk->w, walk->one_in)) tie(walk->w, op);
  return TN_WALK_ADVANCE;
}

void make_circles(world* w) {
  const tn_text_parse_options options = {.skip_verify = true};
  const char* source = all_texts.items[below(w, (uint32_t)all_texts.count)];
  if (tn_text_parse(w->scope, tn_string_view_from(source), &options, &w->module) != TN_OK) {
    make_ops(w);
    return;
  }
  // A text that is one op of another kind stays as it is.
  if (tn_op_region_count(w->module) == 1 &&
      !tn_block_is_null(tn_region_first_block(tn_op_region(w->module, 0))) && !chance(w, 5)) {
    empty_functions(w);
  }
  tie_walk walk = {w, 1 + below(w, 6)};
  (void)tn_op_walk(w->module, TN_WALK_PRE_ORDER, tie_some, &walk);
}
