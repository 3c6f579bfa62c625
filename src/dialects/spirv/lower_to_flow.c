// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowering of scf to spirv: loops and selections have a header and a merge block, and store their
// results to variables before them.

#include "dialects/scf_ops.h"
#include "dialects/spirv/lower_to.h"
#include "dialects/spirv/spirv.h"
#include "dialects/spirv_ops.h"

typedef tn_lowering_run run_t;

static tn_type pointer_to(run_t* run, tn_type type) {
  tn_type pointer;
  tn_rewriter__fail(run->rewriter,
                    tn_spirv__get_pointer(run->rewriter->context, type,
                                          tn_string_view_from("Function"), &pointer));
  return pointer;
}

/// Creates a branch. `values` are the condition and the arguments of the first target.
static void branch_if(run_t* run, const tn_ref* values, uint32_t count, tn_ref yes, tn_ref no) {
  (void)tn_build_spirv_branch_conditional(run->rewriter, values[0], values + 1, count - 1, NULL, 0,
                                          yes, no);
}

/// Creates a loop or selection with a header and a merge block.
static tn_ref make_structure(run_t* run, bool is_loop, tn_ref* out_first, tn_ref* out_merge) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_rewriter_attribute control = {
      is_loop ? "loop_control" : "selection_control",
      is_loop ? tn_make_spirv_loop_control(rewriter, TN_ENUM_SPIRV_LOOP_CONTROL_NONE)
              : tn_make_spirv_selection_control(rewriter, TN_ENUM_SPIRV_SELECTION_CONTROL_NONE)};
  const tn_ref made =
      tn_lowering__make_op(run, is_loop ? TN_NAME_SPIRV_MLIR_LOOP : TN_NAME_SPIRV_MLIR_SELECTION,
                           (tn_type){NULL}, NULL, 0, &control, 1, 1);
  if (made == 0) return 0;
  const tn_ref region = tn_op__region(rewriter->context, made, 0);
  *out_first = tn_rewriter__create_block(rewriter, region, 0);
  *out_merge = tn_rewriter__create_block(rewriter, region, 0);
  tn_rewriter__at_end(rewriter, *out_merge);
  tn_build_spirv_mlir_merge(run->rewriter, NULL, 0);
  return made;
}

/// Creates variables before `made` for the results of `op`, and loads them after it.
static bool hand_over(run_t* run, tn_ref op, tn_ref made, const tn_types* types) {
  tn_rewriter* rewriter = run->rewriter;
  tn_refs values = {0};
  for (uint32_t i = 0; i < types->count && rewriter->status == TN_OK; ++i) {
    const tn_type type = tn_types__items(types)[i];
    tn_rewriter__at_op(rewriter, made);
    const tn_ref pointer = tn_build_spirv_variable(
        run->rewriter, pointer_to(run, type), 0,
        tn_make_spirv_storage_class(rewriter, TN_ENUM_SPIRV_STORAGE_CLASS_FUNCTION));
    if (pointer == 0) break;
    tn_rewriter__after(rewriter, made);
    tn_refs__push(rewriter, &values, tn_build_spirv_load(run->rewriter, type, pointer));
  }
  if (rewriter->status == TN_OK) tn_conversion__replace(run->c, op, tn_refs__items(&values));
  tn_refs__free(rewriter, &values);
  return rewriter->status == TN_OK;
}

/// Finds the variables right before a loop or selection; false if there are not `count` of them.
static bool variables_of(const run_t* run, tn_ref made, uint32_t count, tn_ref* out_first) {
  tn_ref at = made;
  for (uint32_t i = 0; i < count; ++i) {
    at = tn_op__at(run->rewriter->context, at)->previous;
    if (!tn_op__is_called(run->rewriter->context, at, TN_NAME_SPIRV_VARIABLE)) return false;
  }
  *out_first = at;
  return true;
}

static void store_all(run_t* run, tn_ref variable, const tn_ref* values, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    tn_build_spirv_store(run->rewriter, tn_op__result(run->rewriter->context, variable, 0),
                         values[i]);
    variable = tn_op__at(run->rewriter->context, variable)->next;
  }
}

/// Extends the value, whose low bits have the narrower type `old`, to its own type.
static tn_ref extended(run_t* run, tn_ref value, tn_type old, bool is_unsigned) {
  const tn_type type = tn_value__type(run->rewriter->context, value);
  const uint32_t narrow = tn_integer_type_width(old);
  if (narrow == 0 || narrow >= tn_integer_type_width(type)) return value;
  const tn_ref constant = tn_build_spirv_constant(
      run->rewriter, type,
      tn_const__make_int(run->rewriter, type, (tn_wide)(tn_integer_type_width(type) - narrow)));
  if (constant == 0) return 0;
  tn_ref parts[] = {value, constant};
  parts[0] = tn_build_spirv_shift_left_logical(run->rewriter, parts[0], parts[1]);
  return tn_lowering__make(
      run, is_unsigned ? TN_NAME_SPIRV_SHIFT_RIGHT_LOGICAL : TN_NAME_SPIRV_SHIFT_RIGHT_ARITHMETIC,
      type, parts, 2);
}

static bool lower_for(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_context* context = rewriter->context;
  const tn_ref body = tn_op__first_block(context, op, 0);
  const uint32_t count = tn_op__result_count(context, op);
  const bool is_unsigned = tn_scf_for_unsigned_cmp(context, op).storage != NULL;
  const uint32_t location = rewriter->location;
  const tn_type old_type = tn_value__type(context, tn_scf_for_lower_bound(context, op));
  tn_refs values = {0};
  tn_types types = {0};
  tn_ref first = 0;
  tn_ref merge = 0;
  const tn_ref made = make_structure(run, true, &first, &merge);
  if (made == 0) return false;
  const tn_ref region = tn_op__region(context, made, 0);
  const tn_ref header = tn_rewriter__create_block(rewriter, region, merge);
  tn_refs__push(rewriter, &values, operands[0]);
  for (uint32_t i = 0; i < count; ++i) {
    tn_refs__push(rewriter, &values, operands[3 + i]);
    tn_types__push(rewriter, &types, tn_value__type(context, operands[3 + i]));
  }
  for (uint32_t i = 0; i <= count; ++i) {
    const tn_ref old = tn_block__argument(context, body, i);
    const tn_type type = tn_value__type(context, tn_refs__items(&values)[i]);
    tn_conversion__map(run->c, old, tn_rewriter__add_argument(rewriter, header, type, location));
    tn_conversion__drop(run->c, old);
  }
  const tn_ref induction = tn_block__argument(context, header, 0);
  tn_rewriter__inline_region(rewriter, tn_op__region(context, op, 0), region, merge);
  tn_rewriter__at_end(rewriter, first);
  (void)tn_build_spirv_branch(run->rewriter, tn_refs__items(&values), values.count, header);
  tn_rewriter__at_end(rewriter, header);
  const tn_ref pair[] = {extended(run, induction, old_type, is_unsigned),
                         extended(run, operands[1], old_type, is_unsigned)};
  const tn_ref compared =
      tn_lowering__make(run, is_unsigned ? TN_NAME_SPIRV_U_LESS_THAN : TN_NAME_SPIRV_S_LESS_THAN,
                        tn_rewriter__int_type(rewriter, 1), pair, 2);
  branch_if(run, &compared, 1, body, merge);
  tn_rewriter__at_end(rewriter, body);
  const tn_ref next = tn_build_spirv_i_add(run->rewriter, induction, operands[2]);
  (void)tn_build_spirv_branch(run->rewriter, &next, 1, header);
  const bool done = hand_over(run, op, made, &types);
  tn_refs__free(rewriter, &values);
  tn_types__free(rewriter, &types);
  return done;
}

static bool lower_if(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  tn_types types = {0};
  tn_ref first = 0;
  tn_ref merge = 0;
  tn_ref targets[2];
  bool fits = true;
  for (uint32_t i = 0; i < tn_op__result_count(rewriter->context, op) && fits; ++i) {
    const tn_type type = tn_conversion__result_type(run->c, op, i);
    fits = type.storage != NULL;
    tn_types__push(rewriter, &types, type);
  }
  const tn_ref made = fits ? make_structure(run, false, &first, &merge) : 0;
  for (uint32_t i = 0; i < 2 && made != 0; ++i) {
    const tn_ref source = tn_op__region(rewriter->context, op, i);
    const tn_ref last = tn_region__at(rewriter->context, source)->last_block;
    targets[i] = last == 0 ? merge : tn_region__at(rewriter->context, source)->first_block;
    if (last == 0) continue;
    tn_rewriter__at_end(rewriter, last);
    (void)tn_build_spirv_branch(run->rewriter, NULL, 0, merge);
    tn_rewriter__inline_region(rewriter, source, tn_op__region(rewriter->context, made, 0), merge);
  }
  if (made != 0) {
    tn_rewriter__at_end(rewriter, first);
    branch_if(run, operands, 1, targets[0], targets[1]);
    fits = hand_over(run, op, made, &types);
  }
  tn_types__free(rewriter, &types);
  return made != 0 && fits;
}

/// Stores the yielded values; a loop continues with them.
static bool lower_yield(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_ref parent = tn_op__parent(rewriter->context, op);
  const uint32_t count = tn_op__operand_count(rewriter->context, op);
  const bool is_loop = tn_op__is_called(run->rewriter->context, parent, TN_NAME_SPIRV_MLIR_LOOP);
  const bool is_made =
      is_loop || tn_op__is_called(run->rewriter->context, parent, TN_NAME_SPIRV_MLIR_SELECTION);
  tn_ref variable = 0;
  if (!is_made) return false;
  if (count != 0) {
    if (!variables_of(run, parent, count, &variable)) return false;
    store_all(run, variable, operands, count);
    if (is_loop) {
      const tn_ref old = tn_block__last_op(rewriter->context, tn_op__block(rewriter->context, op));
      tn_refs values = {0};
      tn_refs__push(rewriter, &values, tn_op__operand(rewriter->context, old, 0));
      for (uint32_t i = 0; i < count; ++i) tn_refs__push(rewriter, &values, operands[i]);
      tn_rewriter__at_op(rewriter, old);
      (void)tn_build_spirv_branch(run->rewriter, tn_refs__items(&values), values.count,
                                  tn_op__successor(rewriter->context, old, 0));
      tn_refs__free(rewriter, &values);
      tn_conversion__erase(run->c, old);
    }
  }
  tn_conversion__erase(run->c, op);
  return rewriter->status == TN_OK;
}

/// The condition stores the results of the loop and passes the values on.
static bool lower_while(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_context* context = rewriter->context;
  const tn_ref before = tn_op__first_block(context, op, TN_SCF_WHILE_BEFORE);
  const tn_ref after = tn_op__first_block(context, op, TN_SCF_WHILE_AFTER);
  const tn_ref condition = tn_block__last_op(context, before);
  const tn_ref yield = tn_block__last_op(context, after);
  tn_refs given = {0};
  tn_refs yielded = {0};
  tn_types types = {0};
  tn_ref first = 0;
  tn_ref merge = 0;
  tn_ref variable = 0;
  bool fits = tn_conversion__has_block(run->c, before) && tn_conversion__has_block(run->c, after) &&
              tn_conversion__operands(run->c, condition, &given) &&
              tn_conversion__operands(run->c, yield, &yielded);
  const tn_ref made = fits ? make_structure(run, true, &first, &merge) : 0;
  if (made != 0) {
    const tn_ref region = tn_op__region(context, made, 0);
    (void)tn_conversion__block(run->c, before, false);
    (void)tn_conversion__block(run->c, after, false);
    tn_rewriter__inline_region(rewriter, tn_scf_while_before(context, op), region, merge);
    tn_rewriter__inline_region(rewriter, tn_scf_while_after(context, op), region, merge);
    tn_rewriter__at_end(rewriter, first);
    (void)tn_build_spirv_branch(run->rewriter, operands, tn_op__operand_count(context, op), before);
    rewriter->location = tn_op__at(context, condition)->location;
    for (uint32_t i = 1; i < given.count; ++i) {
      tn_types__push(rewriter, &types, tn_value__type(context, tn_refs__items(&given)[i]));
    }
    fits = hand_over(run, op, made, &types) && variables_of(run, made, types.count, &variable);
    tn_rewriter__at_end(rewriter, before);
    if (fits) store_all(run, variable, tn_refs__items(&given) + 1, types.count);
    branch_if(run, tn_refs__items(&given), given.count, after, merge);
    tn_conversion__erase(run->c, condition);
    rewriter->location = tn_op__at(context, yield)->location;
    tn_rewriter__at_end(rewriter, after);
    (void)tn_build_spirv_branch(run->rewriter, tn_refs__items(&yielded), yielded.count, before);
    tn_conversion__erase(run->c, yield);
  }
  tn_refs__free(rewriter, &given);
  tn_refs__free(rewriter, &yielded);
  tn_types__free(rewriter, &types);
  return made != 0 && fits;
}

const tn_lowering_hook tn_spirv_to_scf_hooks[] = {{TN_NAME_SCF_FOR, lower_for},
                                                  {TN_NAME_SCF_IF, lower_if},
                                                  {TN_NAME_SCF_WHILE, lower_while},
                                                  {TN_NAME_SCF_YIELD, lower_yield},
                                                  {NULL, NULL}};
