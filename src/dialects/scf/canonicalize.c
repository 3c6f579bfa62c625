// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of scf.for, and what scf.if and other ops share with it. Source: the dialect's documentation, and what mlir-opt gives.

#include "dialects/scf/scf.h"

#include "dialects/arith/arith.h"

void tn_scf__replace_with_block(tn_rewriter* it, tn_ref op, tn_ref block, const tn_ref* arguments,
                                uint32_t count) {
  const tn_ref yield = tn_rw__last_op(it->context, block);
  tn_refs values = {0};
  tn_rw__inline_block(it, block, tn_rw__block(it->context, op), op, arguments, count);
  tn_refs__push_operands(it, &values, yield, 0, tn_rw__operand_count(it->context, yield));
  tn_rw__replace(it, op, tn_refs__items(&values), values.count);
  tn_rw__erase(it, yield);
  tn_refs__free(it, &values);
}

tn_ref tn_scf__yield(tn_rewriter* it, tn_ref block, const tn_ref* values, uint32_t count) {
  tn_rw__at_end(it, block);
  return tn_rw__create(
      it, &(tn_rw_spec){.code = TN_CODE_SCF_YIELD, .operands = values, .operand_count = count});
}

bool tn_scf__is_inside(const tn_context* context, tn_ref op, tn_ref value) {
  const tn_ref block = tn_value__parent_block(context, value);
  const tn_ref region = block == 0 ? 0 : tn_block__at(context, block)->region;
  const tn_ref owner = region == 0 ? 0 : tn_region__at(context, region)->op;
  return owner != 0 && tn_op__is_ancestor(context, op, owner);
}

//===-- scf.for -------------------------------------------------------------------------------===//

/// How far apart bounds are that are not known: the upper one adds a constant to the lower one, and
/// does not wrap.
static bool span_of_values(const tn_context* context, const tn_bound* bounds, bool is_unsigned,
                           tn_int* out_span) {
  const tn_ref sum = tn_rw__source_of(context, bounds[1].value, TN_CODE_ARITH_ADDI);
  return sum != 0 && bounds[0].value != 0 &&
         tn_arith__has_flags(context, sum, is_unsigned ? TN_OVERFLOW_NUW : TN_OVERFLOW_NSW) &&
         tn_rw__operand(context, sum, 0) == bounds[0].value &&
         tn_const__int_of(context, tn_rw__operand(context, sum, 1), out_span);
}

bool tn_scf__trip_count(const tn_context* context, const tn_bound* bounds, bool is_unsigned,
                        uint64_t* out_count) {
  const tn_int low = bounds[0].number;
  const tn_int high = bounds[1].number;
  const tn_int step = bounds[2].number;
  tn_int apart;
  tn_wide span = 0;
  *out_count = 0;
  if (bounds[0].value != 0 && bounds[0].value == bounds[1].value) return true;
  // A step that is not positive is none that a loop may have: MLIR takes such a loop for one that
  // does not run, whatever its bounds.
  if (bounds[2].is_known && tn_int__signed(step) <= 0) return true;
  if (bounds[0].is_known && bounds[1].is_known) {
    span = is_unsigned ? high.bits - low.bits
                       : (tn_wide)tn_int__signed(high) - (tn_wide)tn_int__signed(low);
    if (is_unsigned ? high.bits <= low.bits : tn_int__signed(high) <= tn_int__signed(low)) {
      return true;
    }
  } else if (!bounds[0].is_known && !bounds[1].is_known &&
             span_of_values(context, bounds, is_unsigned, &apart)) {
    if (is_unsigned ? apart.bits == 0 : tn_int__signed(apart) <= 0) return true;
    span = apart.bits;
  } else {
    return false;
  }
  if (!bounds[2].is_known) return false;
  const tn_wide count = span / step.bits + (span % step.bits != 0);
  *out_count = count > UINT64_MAX ? UINT64_MAX : (uint64_t)count;
  return true;
}

static bool simplify_trips(tn_rewriter* it, tn_ref op) {
  const tn_context* context = it->context;
  const tn_ref block = tn_rw__first_block(context, op, 0);
  const tn_bound bounds[3] = {tn_bound__of(context, tn_rw__operand(context, op, 0)),
                              tn_bound__of(context, tn_rw__operand(context, op, 1)),
                              tn_bound__of(context, tn_rw__operand(context, op, 2))};
  const bool is_unsigned = tn_rw__attribute(context, op, "unsignedCmp").storage != NULL;
  uint64_t trips = 0;
  if (!tn_scf__trip_count(context, bounds, is_unsigned, &trips)) return false;
  tn_refs values = {0};
  bool changed = true;
  if (trips == 0) {
    tn_refs__push_operands(it, &values, op, 3, tn_rw__operand_count(context, op));
    tn_rw__replace(it, op, tn_refs__items(&values), values.count);
  } else if (trips == 1) {
    tn_refs__push(it, &values, tn_rw__operand(context, op, 0));
    tn_refs__push_operands(it, &values, op, 3, tn_rw__operand_count(context, op));
    tn_scf__replace_with_block(it, op, block, tn_refs__items(&values), values.count);
  } else {
    const tn_ref yield = tn_rw__last_op(context, block);
    changed = tn_block__at(context, block)->first_op == yield;
    tn_refs__push_operands(it, &values, yield, 0, tn_rw__operand_count(context, yield));
    for (uint32_t i = 0; i < values.count && changed; ++i) {
      changed = !tn_scf__is_inside(context, op, tn_refs__items(&values)[i]);
    }
    if (changed) tn_rw__replace(it, op, tn_refs__items(&values), values.count);
  }
  tn_refs__free(it, &values);
  return changed;
}

/// Which loop-carried values stay, and what stands for the others.
typedef struct carried {
  tn_refs kept;   ///< Numbers.
  tn_refs stand;  ///< By number: what takes the place of the argument and result; 0 if it stays.
} carried;

/// Which carried values are what they begin with each time.
static void find_begun(tn_rewriter* it, tn_ref op, tn_refs* out_flags) {
  const tn_context* context = it->context;
  const tn_ref block = tn_rw__first_block(context, op, 0);
  const tn_ref yield = tn_rw__last_op(context, block);
  tn_refs inits = {0};
  tn_refs next = {0};
  for (uint32_t i = 0; i < tn_rw__result_count(context, op); ++i) {
    const tn_ref init = tn_rw__operand(context, op, 3 + i);
    const tn_ref value = tn_rw__operand(context, yield, i);
    int32_t number = value == init ? TN_SCF_AS_BEGUN : TN_SCF_OTHERWISE;
    if (value != init && tn_value__is_argument(value) &&
        tn_argument__at(context, value)->block == block) {
      // Argument 0 is the induction variable.
      const uint32_t place = tn_argument__at(context, value)->number_and_flag >> 1;
      if (place != 0) number = (int32_t)place - 1;
    }
    tn_refs__push(it, &inits, init);
    tn_refs__push(it, &next, (tn_ref)number);
  }
  if (it->status == TN_OK) tn_scf__find_begun(it, &inits, &next, out_flags);
  tn_refs__free(it, &inits);
  tn_refs__free(it, &next);
}

/// Decides for each carried value. Those that begin and go on as an earlier one that is kept are that
/// one.
static void choose_each(tn_rewriter* it, tn_ref op, tn_refs* begun, tn_pairs* firsts,
                        carried* which) {
  const tn_context* context = it->context;
  const tn_ref block = tn_rw__first_block(context, op, 0);
  const tn_ref yield = tn_rw__last_op(context, block);
  for (uint32_t i = 0; i < begun->count && it->status == TN_OK; ++i) {
    const tn_ref init = tn_rw__operand(context, op, 3 + i);
    const tn_ref argument = tn_rw__argument(context, block, i + 1);
    const tn_ref result = tn_rw__result(context, op, i);
    bool goes = tn_refs__items(begun)[i] != 0 || (tn_rw__first_use(context, argument) == 0 &&
                                                  tn_rw__first_use(context, result) == 0);
    if (!goes) {
      const uint32_t twin = tn_pairs__first(it, firsts, init, tn_rw__operand(context, yield, i), i);
      goes = twin != i;
      if (goes) {
        tn_rw__replace_uses(it, argument, tn_rw__argument(context, block, twin + 1));
        tn_rw__replace_uses(it, result, tn_rw__result(context, op, twin));
      }
    }
    if (!goes) tn_refs__push(it, &which->kept, i);
    tn_refs__push(it, &which->stand, goes ? init : 0);
  }
}

static void choose_carried(tn_rewriter* it, tn_ref op, carried* which) {
  tn_refs begun = {0};
  tn_pairs firsts = {0};
  find_begun(it, op, &begun);
  if (it->status == TN_OK) choose_each(it, op, &begun, &firsts, which);
  tn_pairs__free(&firsts);
  tn_refs__free(it, &begun);
}

tn_ref tn_scf__for_like(tn_rewriter* it, tn_ref op, tn_refs* operands, const uint32_t* numbers) {
  const tn_context* context = it->context;
  const tn_ref old = tn_rw__first_block(context, op, 0);
  const tn_ref* values = tn_refs__items(operands);
  if (it->status != TN_OK) return 0;
  tn_types types = {0};
  const uint32_t count = operands->count - 3;
  for (uint32_t i = 0; i < count; ++i) {
    tn_types__push(it, &types, tn_rw__type(context, values[3 + i]));
  }
  const tn_rw_attribute attribute = {"unsignedCmp", tn_rw__attribute(context, op, "unsignedCmp")};
  const tn_ref made = it->status != TN_OK
                          ? 0
                          : tn_rw__create(it, &(tn_rw_spec){.code = TN_CODE_SCF_FOR,
                                                            .operands = values,
                                                            .operand_count = operands->count,
                                                            .types = tn_types__items(&types),
                                                            .result_count = count,
                                                            .attributes = &attribute,
                                                            .attribute_count = 1,
                                                            .region_count = 1});
  tn_types__free(it, &types);
  if (made == 0) return 0;
  tn_rw__copy_discardable(it, op, made);
  const tn_ref block = tn_rw__create_block(it, tn_rw__region(context, made, 0), 0);
  if (block == 0) return 0;
  const tn_ref variable = tn_rw__argument(context, old, 0);
  (void)tn_rw__add_argument(it, block, tn_rw__type(context, variable),
                            tn_argument__at(context, variable)->location);
  for (uint32_t i = 0; i < count; ++i) {
    const uint32_t number = numbers == NULL ? i : numbers[i];
    const tn_ref argument = tn_rw__argument(context, old, number + 1);
    (void)tn_rw__add_argument(it, block, tn_rw__type(context, values[3 + i]),
                              tn_argument__at(context, argument)->location);
  }
  return it->status == TN_OK ? made : 0;
}

/// A loop like `op` that carries only what is kept.
static tn_ref make_loop(tn_rewriter* it, tn_ref op, carried* which) {
  tn_refs operands = {0};
  const uint32_t* kept = tn_refs__items(&which->kept);
  tn_refs__push_operands(it, &operands, op, 0, 3);
  for (uint32_t i = 0; i < which->kept.count; ++i) {
    tn_refs__push(it, &operands, tn_rw__operand(it->context, op, 3 + kept[i]));
  }
  const tn_ref made = tn_scf__for_like(it, op, &operands, kept);
  tn_refs__free(it, &operands);
  return made;
}

static void move_body(tn_rewriter* it, tn_ref op, tn_ref made, carried* which) {
  const tn_context* context = it->context;
  const tn_ref old = tn_rw__first_block(context, op, 0);
  const tn_ref block = tn_rw__first_block(context, made, 0);
  tn_refs arguments = {0};
  tn_refs results = {0};
  tn_refs yielded = {0};
  uint32_t next = 0;
  tn_refs__push(it, &arguments, tn_rw__argument(context, block, 0));
  for (uint32_t i = 0; i < which->stand.count; ++i) {
    const tn_ref stand = tn_refs__items(&which->stand)[i];
    tn_refs__push(it, &arguments, stand != 0 ? stand : tn_rw__argument(context, block, next + 1));
    tn_refs__push(it, &results, stand != 0 ? stand : tn_rw__result(context, made, next));
    next += stand == 0;
  }
  tn_rw__inline_block(it, old, block, 0, tn_refs__items(&arguments), arguments.count);
  const tn_ref yield = tn_rw__last_op(context, block);
  for (uint32_t i = 0; i < which->kept.count; ++i) {
    tn_refs__push(it, &yielded, tn_rw__operand(context, yield, tn_refs__items(&which->kept)[i]));
  }
  (void)tn_scf__yield(it, block, tn_refs__items(&yielded), yielded.count);
  tn_rw__erase(it, yield);
  tn_rw__replace(it, op, tn_refs__items(&results), results.count);
  tn_refs__free(it, &arguments);
  tn_refs__free(it, &results);
  tn_refs__free(it, &yielded);
}

/// Values that a loop carries around without need.
static bool drop_carried(tn_rewriter* it, tn_ref op) {
  carried which = {0};
  const uint32_t count = tn_rw__result_count(it->context, op);
  if (count == 0) return false;
  choose_carried(it, op, &which);
  const bool changed = it->status == TN_OK && which.kept.count != count;
  if (changed) {
    const tn_ref made = make_loop(it, op, &which);
    if (made != 0 && it->status == TN_OK) move_body(it, op, made, &which);
  }
  tn_refs__free(it, &which.kept);
  tn_refs__free(it, &which.stand);
  return changed;
}

bool tn_canonical__scf(tn_rewriter* it, tn_ref op, tn_op_code code) {
  switch (code) {
    case TN_CODE_SCF_FOR:
      return drop_carried(it, op) || simplify_trips(it, op) || tn_canonical__scf_for_cast(it, op);
    case TN_CODE_SCF_IF:
      return tn_canonical__scf_if(it, op);
    case TN_CODE_SCF_EXECUTE_REGION:
      return tn_canonical__scf_execute_region(it, op);
    case TN_CODE_SCF_INDEX_SWITCH:
      return tn_canonical__scf_index_switch(it, op);
    case TN_CODE_SCF_PARALLEL:
      return tn_canonical__scf_parallel(it, op);
    case TN_CODE_SCF_FORALL:
      return tn_canonical__scf_forall(it, op);
    case TN_CODE_SCF_WHILE:
      return tn_canonical__scf_while(it, op);
    default:
      return false;
  }
}
