// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of scf.while: what it carries around without need, and what its condition says of the
// body. Source: the dialect's documentation, and what mlir-opt gives.
//
// Each pattern says what the loop is to carry, and the loop is made anew.

#include "fold/arith.h"
#include "rewrite/canonical_scf.h"

#define CARRIED_MAX 64u
#define ATTRIBUTES_MAX 16u

typedef struct loop {
  tn_ref op;
  tn_ref before;     ///< The block that ends with `condition`,
  tn_ref after;      ///< and the one that ends with `yield`.
  tn_ref condition;  ///< Its first operand is the condition.
  tn_ref yield;
  uint32_t init_count;
  uint32_t result_count;
} loop;

/// What a loop that is made anew carries.
typedef struct plan {
  tn_ref stands[CARRIED_MAX];  ///< By argument of `before`: what takes its place; 0: it stays.
  bool forgets;                ///< The loop's attributes do not stay.
  uint32_t passed_count;
  tn_ref passed[CARRIED_MAX];    ///< Operands of the condition, without the first.
  uint32_t places[CARRIED_MAX];  ///< By result: which of them it is; UINT32_MAX for
  tn_ref results[CARRIED_MAX];   ///< this value, which may be 0 if there are no uses.
} plan;

static bool open_loop(const tn_context* context, tn_ref op, loop* out) {
  out->op = op;
  out->before = tn_rw__first_block(context, op, 0);
  out->after = tn_rw__first_block(context, op, 1);
  out->condition = tn_rw__last_op(context, out->before);
  out->yield = tn_rw__last_op(context, out->after);
  out->init_count = tn_rw__operand_count(context, op);
  out->result_count = tn_rw__result_count(context, op);
  return out->init_count <= CARRIED_MAX && out->result_count <= CARRIED_MAX &&
         tn_op__shape(context, tn_op__at(context, op))->key_count <= ATTRIBUTES_MAX;
}

static tn_ref passed_by(const tn_context* context, const loop* at, uint32_t i) {
  return tn_rw__operand(context, at->condition, i + 1);
}

/// The plan of the loop as it is, but for results.
static void open_plan(const loop* at, plan* out) {
  for (uint32_t i = 0; i < at->init_count; ++i) out->stands[i] = 0;
  for (uint32_t i = 0; i < at->result_count; ++i) {
    out->places[i] = UINT32_MAX;
    out->results[i] = 0;
  }
  out->forgets = false;
  out->passed_count = 0;
}

static void pass(plan* it, uint32_t result, tn_ref value) {
  it->places[result] = it->passed_count;
  it->passed[it->passed_count++] = value;
}

static void pass_all(const tn_context* context, const loop* at, plan* it) {
  for (uint32_t i = 0; i < at->result_count; ++i) pass(it, i, passed_by(context, at, i));
}

//===-- Making a loop anew --------------------------------------------------------------------===//

/// A block with arguments like those of `old` whose numbers are given.
static tn_ref add_block(tn_rewriter* it, tn_ref made, uint32_t region, tn_ref old,
                        const uint32_t* from, uint32_t count) {
  const tn_context* context = it->context;
  const tn_ref block = tn_rw__create_block(it, tn_rw__region(context, made, region), 0);
  for (uint32_t i = 0; i < count && block != 0; ++i) {
    const tn_ref argument = tn_rw__argument(context, old, from[i]);
    (void)tn_rw__add_argument(it, block, tn_rw__type(context, argument),
                              tn_argument__at(context, argument)->location);
  }
  return it->status == TN_OK ? block : 0;
}

/// The result that first takes each passed value.
static void find_sources(const loop* at, const plan* what, uint32_t* sources) {
  for (uint32_t i = at->result_count; i-- > 0;) {
    if (what->places[i] != UINT32_MAX) sources[what->places[i]] = i;
  }
}

static tn_ref make_op(tn_rewriter* it, const loop* at, const plan* what, const uint32_t* sources) {
  const tn_context* context = it->context;
  tn_op_cell* cell = tn_op__at(context, at->op);
  const tn_shape_payload* shape = tn_op__shape(context, cell);
  tn_attribute_entry entries[ATTRIBUTES_MAX];
  tn_type types[CARRIED_MAX];
  tn_refs inits = {0};
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    entries[i] = (tn_attribute_entry){shape->keys[i], tn_op__attributes(context, cell)[i]};
  }
  for (uint32_t i = 0; i < what->passed_count; ++i) {
    types[i] = tn_rw__type(context, tn_rw__result(context, at->op, sources[i]));
  }
  for (uint32_t i = 0; i < at->init_count; ++i) {
    if (what->stands[i] == 0) tn_refs__push(it, &inits, tn_rw__operand(context, at->op, i));
  }
  const tn_ref made =
      tn_rw__create(it, &(tn_rw_spec){.code = TN_CODE_SCF_WHILE,
                                      .operands = tn_refs__items(&inits),
                                      .operand_count = inits.count,
                                      .types = types,
                                      .result_count = what->passed_count,
                                      .region_count = 2,
                                      .entries = entries,
                                      .entry_count = what->forgets ? 0 : shape->key_count});
  tn_refs__free(it, &inits);
  return made;
}

/// Gives both terminators the operands that the plan names.
static void set_terminators(tn_rewriter* it, const loop* at, const plan* what) {
  const tn_context* context = it->context;
  tn_refs values = {0};
  tn_refs__push(it, &values, tn_rw__operand(context, at->condition, 0));
  for (uint32_t i = 0; i < what->passed_count; ++i) tn_refs__push(it, &values, what->passed[i]);
  tn_rw__set_operands(it, at->condition, tn_refs__items(&values), values.count);
  values.count = 0;
  for (uint32_t i = 0; i < at->init_count; ++i) {
    if (what->stands[i] == 0) tn_refs__push(it, &values, tn_rw__operand(context, at->yield, i));
  }
  tn_rw__set_operands(it, at->yield, tn_refs__items(&values), values.count);
  tn_rw__modified(it, at->condition);
  tn_rw__modified(it, at->yield);
  tn_refs__free(it, &values);
}

static void move_bodies(tn_rewriter* it, const loop* at, const plan* what, tn_ref made,
                        tn_ref before, tn_ref after) {
  const tn_context* context = it->context;
  tn_ref arguments[CARRIED_MAX];
  tn_ref results[CARRIED_MAX];
  uint32_t next = 0;
  for (uint32_t i = 0; i < at->init_count; ++i) {
    arguments[i] =
        what->stands[i] != 0 ? what->stands[i] : tn_rw__argument(context, before, next++);
  }
  tn_rw__inline_block(it, at->before, before, 0, arguments, at->init_count);
  for (uint32_t i = 0; i < at->result_count; ++i) {
    const bool stays = what->places[i] != UINT32_MAX;
    arguments[i] = stays ? tn_rw__argument(context, after, what->places[i]) : what->results[i];
    results[i] = stays ? tn_rw__result(context, made, what->places[i]) : what->results[i];
  }
  tn_rw__inline_block(it, at->after, after, 0, arguments, at->result_count);
  tn_rw__replace(it, at->op, results, at->result_count);
}

static bool remake(tn_rewriter* it, const loop* at, const plan* what) {
  uint32_t sources[CARRIED_MAX] = {0};
  uint32_t kept[CARRIED_MAX] = {0};
  uint32_t kept_count = 0;
  find_sources(at, what, sources);
  for (uint32_t i = 0; i < at->init_count; ++i) {
    if (what->stands[i] == 0) kept[kept_count++] = i;
  }
  const tn_ref made = make_op(it, at, what, sources);
  const tn_ref before = made == 0 ? 0 : add_block(it, made, 0, at->before, kept, kept_count);
  const tn_ref after =
      before == 0 ? 0 : add_block(it, made, 1, at->after, sources, what->passed_count);
  if (after != 0) {
    set_terminators(it, at, what);
    move_bodies(it, at, what, made, before, after);
  }
  return true;
}

//===-- What is carried around ----------------------------------------------------------------===//

/// The number of the argument of a block that `value` is; UINT32_MAX if it is none.
static uint32_t number_in(const tn_context* context, tn_ref block, tn_ref value) {
  if (!tn_value__is_argument(value) || tn_argument__at(context, value)->block != block) {
    return UINT32_MAX;
  }
  return tn_argument__at(context, value)->number_and_flag >> 1;
}

/// Whether an argument is what it begins with each time, also by way of others that begin so.
static bool stays_as_begun(const tn_context* context, const loop* at, uint32_t index) {
  const tn_ref init = tn_rw__operand(context, at->op, index);
  uint32_t queue[CARRIED_MAX] = {index};
  uint64_t seen = (uint64_t)1 << index;
  for (uint32_t next = 0, count = 1; next < count; ++next) {
    if (tn_rw__operand(context, at->op, queue[next]) != init) return false;
    tn_ref value = tn_rw__operand(context, at->yield, queue[next]);
    const uint32_t result = number_in(context, at->after, value);
    if (result != UINT32_MAX) value = passed_by(context, at, result);
    if (value == init) continue;
    const uint32_t number = number_in(context, at->before, value);
    if (number == UINT32_MAX) return false;
    if ((seen >> number & 1u) == 0) queue[count++] = number;
    seen |= (uint64_t)1 << number;
  }
  return true;
}

/// Arguments that are the same each time.
static bool drop_invariant(tn_rewriter* it, const loop* at) {
  const tn_context* context = it->context;
  plan what;
  bool any = false;
  open_plan(at, &what);
  for (uint32_t i = 0; i < at->init_count; ++i) {
    if (!stays_as_begun(context, at, i)) continue;
    what.stands[i] = tn_rw__operand(context, at->op, i);
    any = true;
  }
  pass_all(context, at, &what);
  return any && remake(it, at, &what);
}

/// Results that come from outside.
static bool drop_outer(tn_rewriter* it, const loop* at) {
  const tn_context* context = it->context;
  plan what;
  open_plan(at, &what);
  for (uint32_t i = 0; i < at->result_count; ++i) {
    const tn_ref value = passed_by(context, at, i);
    if (tn_value__parent_block(context, value) == at->before) {
      pass(&what, i, value);
    } else {
      what.results[i] = value;
    }
  }
  return what.passed_count != at->result_count && remake(it, at, &what);
}

/// Results that nobody uses.
static bool drop_unused(tn_rewriter* it, const loop* at) {
  const tn_context* context = it->context;
  plan what;
  open_plan(at, &what);
  for (uint32_t i = 0; i < at->result_count; ++i) {
    if (tn_rw__first_use(context, tn_rw__result(context, at->op, i)) != 0 ||
        tn_rw__first_use(context, tn_rw__argument(context, at->after, i)) != 0) {
      pass(&what, i, passed_by(context, at, i));
    }
  }
  return what.passed_count != at->result_count && remake(it, at, &what);
}

/// Results that are the same value.
static bool join_results(tn_rewriter* it, const loop* at) {
  const tn_context* context = it->context;
  plan what;
  open_plan(at, &what);
  for (uint32_t i = 0; i < at->result_count; ++i) {
    const tn_ref value = passed_by(context, at, i);
    uint32_t place = 0;
    while (place < what.passed_count && what.passed[place] != value) ++place;
    if (place == what.passed_count) {
      pass(&what, i, value);
    } else {
      what.places[i] = place;
    }
  }
  return what.passed_count != at->result_count && remake(it, at, &what);
}

/// Arguments that nobody uses.
static bool drop_unused_arguments(tn_rewriter* it, const loop* at) {
  const tn_context* context = it->context;
  plan what;
  bool any = false;
  open_plan(at, &what);
  for (uint32_t i = 0; i < at->init_count; ++i) {
    if (tn_rw__first_use(context, tn_rw__argument(context, at->before, i)) != 0) continue;
    what.stands[i] = tn_rw__operand(context, at->op, i);
    any = true;
  }
  pass_all(context, at, &what);
  return any && remake(it, at, &what);
}

/// Arguments that begin and go on as another one.
static bool join_arguments(tn_rewriter* it, const loop* at) {
  const tn_context* context = it->context;
  plan what;
  bool any = false;
  open_plan(at, &what);
  for (uint32_t i = 0; i < at->init_count; ++i) {
    uint32_t k = 0;
    while (k < i &&
           (what.stands[k] != 0 ||
            tn_rw__operand(context, at->op, k) != tn_rw__operand(context, at->op, i) ||
            tn_rw__operand(context, at->yield, k) != tn_rw__operand(context, at->yield, i))) {
      ++k;
    }
    if (k == i) continue;
    const tn_ref argument = tn_rw__argument(context, at->before, i);
    tn_rw__replace_uses(it, argument, tn_rw__argument(context, at->before, k));
    what.stands[i] = tn_rw__operand(context, at->op, i);
    any = true;
  }
  pass_all(context, at, &what);
  return any && remake(it, at, &what);
}

/// All arguments are passed on, in another order: then in theirs.
static bool align_results(tn_rewriter* it, const loop* at) {
  const tn_context* context = it->context;
  plan what;
  bool differs = false;
  if (at->init_count != at->result_count) return false;
  open_plan(at, &what);
  for (uint32_t i = 0; i < at->result_count; ++i) {
    const tn_ref value = passed_by(context, at, i);
    what.places[i] = number_in(context, at->before, value);
    if (what.places[i] == UINT32_MAX) return false;
    what.passed[what.places[i]] = value;
    differs = differs || what.places[i] != i;
    for (uint32_t k = 0; k < i; ++k) {
      if (what.places[k] == what.places[i]) return false;
    }
  }
  what.passed_count = at->result_count;
  what.forgets = true;
  return differs && remake(it, at, &what);
}

//===-- What the condition says ---------------------------------------------------------------===//

/// In the body the condition holds.
static bool spread_truth(tn_rewriter* it, const loop* at) {
  const tn_context* context = it->context;
  const tn_ref condition = tn_rw__operand(context, at->condition, 0);
  tn_ref truth = 0;
  for (uint32_t i = 0; i < at->result_count; ++i) {
    const tn_ref argument = tn_rw__argument(context, at->after, i);
    if (passed_by(context, at, i) != condition || tn_rw__first_use(context, argument) == 0)
      continue;
    if (truth == 0) truth = tn_rw__arith_constant(it, tn_const__make_bool(it, true));
    if (truth == 0) return true;
    tn_rw__replace_uses(it, argument, truth);
  }
  return truth != 0;
}

/// The same question again, of what was passed on: the first user of `argument` that asks it.
static tn_ref same_question(const tn_context* context, tn_ref argument, tn_ref compare,
                            uint32_t side, bool* out_answer) {
  const tn_compare asked = tn_compare__of(context, compare);
  for (tn_ref use = tn_rw__first_use(context, argument); use != 0;
       use = tn_rw__next_use(context, use)) {
    const tn_ref user = tn_use__owner(context, use);
    if (tn_rw__code(context, user) != TN_CODE_ARITH_CMPI ||
        tn_rw__operand(context, user, 1 - side) != tn_rw__operand(context, compare, 1 - side)) {
      continue;
    }
    const tn_compare again = tn_compare__of(context, user);
    *out_answer = again == asked;
    if (again == asked || again == tn_compare__inverse(asked)) return user;
  }
  return 0;
}

static bool answer_again(tn_rewriter* it, const loop* at) {
  const tn_context* context = it->context;
  const tn_ref compare =
      tn_rw__source_of(context, tn_rw__operand(context, at->condition, 0), TN_CODE_ARITH_CMPI);
  bool changed = false;
  for (uint32_t i = 0; i < at->result_count && compare != 0; ++i) {
    const tn_ref argument = tn_rw__argument(context, at->after, i);
    for (uint32_t side = 0; side < 2; ++side) {
      if (passed_by(context, at, i) != tn_rw__operand(context, compare, side)) continue;
      bool answer = false;
      for (tn_ref user = same_question(context, argument, compare, side, &answer);
           user != 0 && it->status == TN_OK;
           user = same_question(context, argument, compare, side, &answer)) {
        tn_rw__for(it, user);
        const tn_ref known = tn_rw__arith_constant(it, tn_const__make_bool(it, answer));
        if (known != 0) tn_rw__replace1(it, user, known);
        changed = true;
      }
    }
  }
  return changed;
}

bool tn_canonical__scf_while(tn_rewriter* it, tn_ref op) {
  loop at;
  if (!open_loop(it->context, op, &at)) return false;
  return align_results(it, &at) || drop_invariant(it, &at) || drop_outer(it, &at) ||
         spread_truth(it, &at) || answer_again(it, &at) || drop_unused(it, &at) ||
         join_results(it, &at) || join_arguments(it, &at) || drop_unused_arguments(it, &at);
}
