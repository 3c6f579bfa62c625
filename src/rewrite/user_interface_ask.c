// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls users' interface callbacks; see user_interface.h.

#include "ir/op_diagnostic.h"
#include "ir/poll.h"
#include "ir/services.h"
#include "rewrite/effects.h"
#include "rewrite/session.h"
#include "rewrite/user_interface.h"
#include "scope/access.h"

//===-- Entering callbacks --------------------------------------------------------------------===//

static const tn_user_interface* interface_of(const tn_context* context, tn_ref op) {
  return (const tn_user_interface*)(const void*)tn_op_interface__of(context, op);
}

/// An active callback.
typedef struct asking {
  const tn_user_interface* interface;
  void* user_data;
  tn_callback_guard* run;
  tn_callback_guard call;
  const tn_context* context;
  tn_ref op;
} asking;

/// Enters a callback of the op's interface; false if it must not be called.
static bool begin(const tn_context* context, tn_ref op, asking* out_asking) {
  out_asking->run = tn_callback_guard__run(context);
  if (out_asking->run == NULL || out_asking->run->failure != TN_OK) return false;
  out_asking->interface = interface_of(context, op);
  out_asking->user_data = out_asking->interface->given.user_data;
  out_asking->context = context;
  out_asking->op = op;
  tn_callback_guard__begin(&out_asking->call, context, TN_CALL_READS);
  out_asking->call.op = op;
  return true;
}

static tn_op handle_of(const asking* self, tn_ref op) {
  return tn_op__handle(self->context, self->run->scope, op);
}

/// Fails the run and makes its next poll notice.
static bool fail(const asking* self, tn_status status) {
  self->run->failure = status;
  tn_poll__left = 1;
  return false;
}

/// Leaves the callback; returns whether it answered.
static bool end(asking* self, const char* what, tn_status status) {
  tn_callback_guard__end(&self->call);
  if (status == TN_OK || status == TN_NOT_FOUND) return status == TN_OK;
  if (status != TN_INTERRUPTED && status != TN_OUT_OF_MEMORY) {
    (void)tn_op__fail_named(self->context, self->op, NULL, "interface callback failed to return %s",
                            what);
  }
  return fail(self, status);
}

/// Rejects a result of the callback.
static bool refuse(const asking* self, const char* why) {
  (void)tn_op__fail_named(self->context, self->op, NULL, "interface callback returned %s", why);
  return fail(self, TN_INVALID_ARGUMENT);
}

//===-- Folds ---------------------------------------------------------------------------------===//

static tn_fold_outcome take_results(tn_fold* fold, const tn_fold_result* results) {
  const tn_fold_outcome outcome = tn_session__take_folded(fold, results);
  fold->code = tn_const__maker(fold->context, fold->op);
  return outcome == TN_FOLD_IN_PLACE ? TN_FOLD_NOTHING : outcome;
}

/// Implements tn_fold_fn.
static tn_fold_outcome fold_op(tn_fold* fold) {
  asking self;
  const size_t size = (fold->result_count + 1) * sizeof(tn_fold_result);
  if (!begin(fold->context, fold->op, &self)) return TN_FOLD_NOTHING;
  tn_fold_result* results = tn_allocate_zeroed(&fold->context->allocator, size);
  const tn_status status =
      results == NULL
          ? tn_context__out_of_memory(fold->context)
          : self.interface->given.fold(self.user_data, handle_of(&self, fold->op), fold->constants,
                                       fold->operand_count, results, fold->result_count);
  const bool is_folded = end(&self, "fold", status);
  if (self.run->failure != TN_OK) tn_rewriter__fail(fold->rewriter, self.run->failure);
  const tn_fold_outcome outcome = is_folded ? take_results(fold, results) : TN_FOLD_NOTHING;
  tn_deallocate(&fold->context->allocator, results, results == NULL ? 0 : size);
  return outcome;
}

//===-- Effects -------------------------------------------------------------------------------===//

_Static_assert((int)TN_EFFECT_READ == (int)TN_MEMORY_EFFECT_READ &&
                   (int)TN_EFFECT_WRITE == (int)TN_MEMORY_EFFECT_WRITE &&
                   (int)TN_EFFECT_ALLOCATE == (int)TN_MEMORY_EFFECT_ALLOCATE &&
                   (int)TN_EFFECT_FREE == (int)TN_MEMORY_EFFECT_FREE &&
                   (int)TN_EFFECT_RECURSIVE == (int)TN_MEMORY_EFFECT_RECURSIVE &&
                   (int)TN_EFFECT_NONE == (int)TN_MEMORY_EFFECT_NONE,
               "the effects must match the public ones");

static uint32_t get_effects(const tn_context* context, tn_ref op) {
  asking self;
  uint32_t effects = TN_MEMORY_EFFECT_UNKNOWN;
  if (!begin(context, op, &self)) return TN_EFFECT_UNKNOWN;
  const tn_status status =
      self.interface->given.get_effects(self.user_data, handle_of(&self, op), &effects);
  if (!end(&self, "effects", status) || effects == TN_MEMORY_EFFECT_UNKNOWN)
    return TN_EFFECT_UNKNOWN;
  if (tn_effects__are_known(effects)) return effects;
  (void)refuse(&self, "unknown memory effects");
  return TN_EFFECT_UNKNOWN;
}

static tn_speculatability speculatability_of(const tn_context* context, tn_ref op,
                                             tn_speculation speculation) {
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  switch (speculation) {
    case TN_SPECULATION_NEVER:
      return TN_NOT_SPECULATABLE;
    case TN_SPECULATION_ALWAYS:
      return TN_SPECULATABLE;
    case TN_SPECULATION_RECURSIVE:
      return TN_RECURSIVELY_SPECULATABLE;
    case TN_SPECULATION_BY_TRAITS:
      break;
  }
  return tn_effects__speculatability_by_traits(definition);
}

static tn_speculatability fixed_speculation(const tn_context* context, tn_ref op) {
  return speculatability_of(context, op, interface_of(context, op)->given.speculation);
}

static tn_speculatability get_speculation(const tn_context* context, tn_ref op) {
  asking self;
  tn_speculation found = TN_SPECULATION_BY_TRAITS;
  if (!begin(context, op, &self)) return TN_NOT_SPECULATABLE;
  const tn_status status =
      self.interface->given.get_speculation(self.user_data, handle_of(&self, op), &found);
  if (!end(&self, "speculation", status)) found = TN_SPECULATION_BY_TRAITS;
  if ((uint32_t)found <= TN_SPECULATION_RECURSIVE) return speculatability_of(context, op, found);
  (void)refuse(&self, "an unknown speculation");
  return TN_NOT_SPECULATABLE;
}

//===-- Branches ------------------------------------------------------------------------------===//

/// Returns the forwarded operands by segment sizes; false if there are too few operands.
static bool walk_segments(const tn_context* context, tn_ref op, const tn_op_branch* branch,
                          tn_branch_walk* out_walk) {
  uint32_t count = 0;
  uint64_t sum = 0;
  const int32_t* sizes = tn_rewriter__segments(context, op, branch->segments, &count);
  const uint32_t first = branch->first_segment;
  if (count < first || count - first != tn_op__successor_count(context, op)) return false;
  for (uint32_t i = 0; i < count; ++i) {
    if (sizes[i] < 0) return false;
    if (i == first) out_walk->start = (uint32_t)sum;
    sum += (uint32_t)sizes[i];
  }
  if (count == first) return true;
  out_walk->first_count = (uint32_t)sizes[first];
  out_walk->rest = sizes + first + 1;
  out_walk->rest_count = count - first - 1;
  if (first == 0) out_walk->start = branch->own_operand_count;
  return sum + (first == 0 ? branch->own_operand_count : 0) == tn_op__operand_count(context, op);
}

static bool walk_branch(const tn_context* context, tn_ref op, tn_branch_walk* out_walk) {
  const tn_op_branch* branch = &interface_of(context, op)->given_branch;
  const uint32_t count = tn_op__operand_count(context, op);
  if (branch->segments != NULL) return walk_segments(context, op, branch, out_walk);
  if (branch->own_operand_count > count) return false;
  out_walk->start = branch->own_operand_count;
  out_walk->first_count = count - branch->own_operand_count;
  return tn_op__successor_count(context, op) == 1;
}

static void successor_operands(const tn_context* context, tn_ref op, tn_branch_walk* out_walk) {
  if (walk_branch(context, op, out_walk)) return;
  // The verifier rejects this op; treat it as forwarding no operands.
  *out_walk = (tn_branch_walk){.start = tn_op__operand_count(context, op)};
}

static void set_successor_operands(tn_rewriter* rewriter, tn_ref op, const int32_t* counts,
                                   uint32_t count) {
  const tn_op_branch* branch = &interface_of(rewriter->context, op)->given_branch;
  uint32_t size_count = 0;
  const int32_t* sizes =
      tn_rewriter__segments(rewriter->context, op, branch->segments, &size_count);
  const size_t total = (size_t)branch->first_segment + count;
  if (size_count < branch->first_segment) return;
  int32_t* made = tn_allocate_zeroed(&rewriter->context->allocator, (total + 1) * sizeof *made);
  if (made == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return;
  }
  for (uint32_t i = 0; i < branch->first_segment; ++i) made[i] = sizes[i];
  for (uint32_t i = 0; i < count; ++i) made[branch->first_segment + i] = counts[i];
  tn_rewriter__set_segments(rewriter, op, branch->segments, made, (uint32_t)total);
  tn_deallocate(&rewriter->context->allocator, made, (total + 1) * sizeof *made);
}

static uint32_t successor_for_operands(const tn_context* context, tn_ref op,
                                       const tn_attribute* operands) {
  asking self;
  uint32_t successor = UINT32_MAX;
  if (!begin(context, op, &self)) return UINT32_MAX;
  const tn_status status = self.interface->given_branch.successor_for_operands(
      self.user_data, handle_of(&self, op), operands, tn_op__operand_count(context, op),
      &successor);
  if (!end(&self, "successor", status)) return UINT32_MAX;
  if (successor < tn_op__successor_count(context, op)) return successor;
  (void)refuse(&self, "a successor index out of range");
  return UINT32_MAX;
}

static tn_status verify_branch(const tn_context* context, tn_ref op) {
  tn_branch_walk walk = {0};
  if (!walk_branch(context, op, &walk)) {
    return tn_op__fail_named(
        context, op, NULL,
        "does not specify how many of its %u operands go to each of its %u successors",
        tn_op__operand_count(context, op), tn_op__successor_count(context, op));
  }
  return tn_branch__verify(context, op);
}

//===-- Verification --------------------------------------------------------------------------===//

/// Calls the user's verifier. It only runs inside calls with a scope.
static tn_status ask_check(const tn_context* context, tn_ref op) {
  asking self;
  if (!begin(context, op, &self)) return self.run == NULL ? TN_OK : self.run->failure;
  const tn_status status = self.interface->given.verify(self.user_data, handle_of(&self, op));
  tn_callback_guard__end(&self.call);
  if (status == TN_OK || status == TN_VERIFY_FAILED || status == TN_INTERRUPTED ||
      status == TN_OUT_OF_MEMORY) {
    return status;
  }
  (void)tn_op__fail_named(context, op, NULL, "verifier failed");
  return status;
}

tn_status tn_user_interface__verify(tn_context* context, tn_ref op,
                                    const tn_op_definition* definition) {
  const tn_user_interface* interface = (const tn_user_interface*)(const void*)definition->interface;
  if (interface->verify_regions != NULL) TN_TRY(interface->verify_regions(context, op, definition));
  // Quiet verification searches for malformed ops. A user's verifier may do anything, and the
  // library does not rely on its checks.
  if (tn_diagnostic__is_quiet) return TN_OK;
  if (interface->table.branch != NULL) TN_TRY(verify_branch(context, op));
  return interface->given.verify == NULL ? TN_OK : ask_check(context, op);
}

//===-- Result types --------------------------------------------------------------------------===//

static tn_status refuse_types(const tn_context* context, const tn_op_state* state,
                              const char* why) {
  const tn_string_view name = tn_operation_name_text(state->name);
  return tn_context__fail(context, TN_INVALID_ARGUMENT, state->location,
                          "'%.*s' op interface callback returned %s", (int)name.size, name.data,
                          why);
}

/// The creating call is on the list of calls, so the context outlives this function.
static tn_status infer_types(tn_context* context, const tn_op_definition* definition,
                             const tn_op_state* state, tn_type* types, size_t capacity,
                             size_t* out_count) {
  const tn_user_interface* interface = (const tn_user_interface*)(const void*)definition->interface;
  tn_op_state asked = *state;
  asked.result_types = NULL;
  asked.result_count = 0;
  for (size_t i = 0; i < capacity; ++i) types[i] = (tn_type){NULL};
  tn_callback_guard call;
  tn_callback_guard__begin(&call, context, TN_CALL_READS);
  const tn_status status =
      interface->given.infer_types(interface->given.user_data, &asked, types, capacity, out_count);
  tn_callback_guard__end(&call);
  if (status == TN_OK) {
    for (size_t i = 0; i < *out_count && i < capacity; ++i) {
      if (types[i].storage == NULL || tn_storage_context(types[i].storage) != context) {
        return refuse_types(context, state, "a type that is null or belongs to another context");
      }
    }
    return TN_OK;
  }
  *out_count = 0;
  if (status == TN_INTERRUPTED || status == TN_OUT_OF_MEMORY) return status;
  const tn_string_view name = tn_operation_name_text(state->name);
  return tn_context__fail(
      context, status, state->location, "'%.*s' op %s", (int)name.size, name.data,
      status == TN_NOT_FOUND ? "result types cannot be inferred from these operands and attributes"
                             : "interface callback failed to infer the result types");
}

//===-- Regions -------------------------------------------------------------------------------===//

/// Converts edge `index` of `parent` to the table's form. `from` is the op whose operands are
/// forwarded; 0 if unspecified.
static bool take_edge(const asking* self, tn_ref parent, tn_ref from, uint32_t index,
                      const tn_region_edge* edge, tn_region_successor* out_successor) {
  const tn_context* context = self->context;
  const tn_op_cell* cell = tn_op__at(context, parent);
  const uint32_t count = from == 0 ? UINT32_MAX : tn_op__operand_count(context, from);
  // Each region, and the parent, occurs at most once.
  if (index > tn_op_cell__region_count(cell)) return refuse(self, "too many edges");
  if (edge->region != TN_REGION_EDGE_PARENT && edge->region >= tn_op_cell__region_count(cell)) {
    return refuse(self, "a region index out of range");
  }
  if (edge->first_operand > count || edge->operand_count > count - edge->first_operand) {
    return refuse(self, "an operand range out of bounds");
  }
  *out_successor = (tn_region_successor){.region = edge->region,
                                         .first_operand = edge->first_operand,
                                         .operand_count = edge->operand_count,
                                         .first_input = edge->first_input};
  return true;
}

_Static_assert(TN_REGION_PARENT == TN_REGION_EDGE_PARENT, "the number must match the public one");

static bool any_region(const tn_context* context, tn_ref op, const tn_attribute* operands,
                       uint32_t index, tn_region_successor* out_successor) {
  (void)operands;
  *out_successor = (tn_region_successor){.region = index};
  return index < tn_op_cell__region_count(tn_op__at(context, op));
}

static bool entry_successor(const tn_context* context, tn_ref op, const tn_attribute* operands,
                            uint32_t index, tn_region_successor* out_successor) {
  asking self;
  tn_region_edge edge = {0};
  *out_successor = (tn_region_successor){0};
  if (!begin(context, op, &self)) return false;
  tn_attribute* unknown = NULL;
  const uint32_t count = tn_op__operand_count(context, op);
  tn_status status = TN_OK;
  if (operands == NULL) {
    unknown = tn_allocate_zeroed(&context->allocator, (count + 1u) * sizeof *unknown);
    if (unknown == NULL) status = tn_context__out_of_memory(context);
  }
  if (status == TN_OK) {
    status = self.interface->given_region_branch.entry_edge(self.user_data, handle_of(&self, op),
                                                            operands == NULL ? unknown : operands,
                                                            count, index, &edge);
  }
  tn_deallocate(&context->allocator, unknown, unknown == NULL ? 0 : (count + 1u) * sizeof *unknown);
  return end(&self, "entry edges", status) && take_edge(&self, op, op, index, &edge, out_successor);
}

static bool region_successor(const tn_context* context, tn_ref op, tn_ref region, uint32_t index,
                             tn_region_successor* out_successor) {
  asking self;
  tn_region_edge edge = {0};
  uint32_t number = 0;
  *out_successor = (tn_region_successor){0};
  while (tn_op__region(context, op, number) != region) ++number;
  if (!begin(context, op, &self)) return false;
  const tn_status status = self.interface->given_region_branch.region_edge(
      self.user_data, handle_of(&self, op), number, index, &edge);
  return end(&self, "region edges", status) && take_edge(&self, op, 0, index, &edge, out_successor);
}

static bool terminator_successor(const tn_context* context, tn_ref op, const tn_attribute* operands,
                                 uint32_t index, tn_region_successor* out_successor) {
  asking self;
  tn_region_edge edge = {0};
  *out_successor = (tn_region_successor){0};
  if (!begin(context, op, &self)) return false;
  const tn_status status =
      self.interface->given_region_terminator.edge(self.user_data, handle_of(&self, op), operands,
                                                   tn_op__operand_count(context, op), index, &edge);
  return end(&self, "edges", status) &&
         take_edge(&self, tn_op__parent(context, op), op, index, &edge, out_successor);
}

//===-- Memory --------------------------------------------------------------------------------===//

static bool promotable_slot(const tn_context* context, tn_ref op, tn_memory_slot* out_slot) {
  asking self;
  tn_type type = {NULL};
  if (tn_op__result_count(context, op) != 1 || !begin(context, op, &self)) return false;
  const tn_status status =
      self.interface->given_slot.value_type(self.user_data, handle_of(&self, op), &type);
  if (!end(&self, "value type", status)) return false;
  if (type.storage == NULL || type.storage->context != context) {
    return refuse(&self, "a type that is null or belongs to another context");
  }
  *out_slot = (tn_memory_slot){.pointer = tn_op__result(context, op, 0), .type = type};
  return true;
}

static tn_ref default_value(tn_rewriter* rewriter, tn_ref op, const tn_memory_slot* slot) {
  const tn_storage* name = interface_of(rewriter->context, op)->default_op;
  if (name == NULL) {
    return tn_rewriter__constant(rewriter, TN_CODE_NONE,
                                 rewriter->context->services->make_poison(rewriter), slot->type);
  }
  const tn_ref made = tn_rewriter__create(
      rewriter, &(tn_rewriter_spec){.name = name, .types = &slot->type, .result_count = 1});
  return made == 0 ? 0 : tn_op__result(rewriter->context, made, 0);
}

//===-- Inlining ------------------------------------------------------------------------------===//

static bool op_is_legal(const tn_context* context, tn_ref op, tn_ref around) {
  asking self;
  if (!begin(context, op, &self)) return false;
  return end(&self, "inlining",
             self.interface->given_inliner.op_is_legal(self.user_data, handle_of(&self, op),
                                                       handle_of(&self, around)));
}

static bool region_is_legal(const tn_context* context, tn_ref call, tn_ref source) {
  asking self;
  const tn_ref around = tn_op__parent(context, call);
  if (!begin(context, around, &self)) return false;
  const tn_region region = tn_region__handle(context, self.run->scope, source);
  return end(&self, "inlining",
             self.interface->given_inliner.region_is_legal(self.user_data, handle_of(&self, around),
                                                           handle_of(&self, call), region));
}

static bool call_is_legal(const tn_context* context, tn_ref call, tn_ref callable) {
  asking self;
  if (!begin(context, call, &self)) return false;
  return end(&self, "inlining",
             self.interface->given_inliner.call_is_legal(self.user_data, handle_of(&self, call),
                                                         handle_of(&self, callable)));
}

static void handle_terminator(tn_rewriter* rewriter, tn_ref op, tn_ref target) {
  tn_refs operands = {0};
  tn_refs__push_operands(rewriter, &operands, op, 0, tn_op__operand_count(rewriter->context, op));
  tn_rewriter__for(rewriter, op);
  if (rewriter->status == TN_OK) {
    (void)tn_rewriter__create(
        rewriter, &(tn_rewriter_spec){.name = interface_of(rewriter->context, op)->inline_branch,
                                      .operands = tn_refs__items(&operands),
                                      .operand_count = operands.count,
                                      .successors = &target,
                                      .successor_count = 1});
  }
  if (rewriter->status == TN_OK) tn_rewriter__erase(rewriter, op);
  tn_refs__free(rewriter, &operands);
}

//===-- The table -----------------------------------------------------------------------------===//

static void fill_flow(tn_user_interface* interface) {
  const tn_op_interfaces* given = &interface->given;
  if (given->branch != NULL) {
    interface->branch.successor_operands = successor_operands;
    if (given->branch->segments != NULL)
      interface->branch.set_successor_operands = set_successor_operands;
    if (given->branch->successor_for_operands != NULL) {
      interface->branch.successor_for_operands = successor_for_operands;
    }
    interface->table.branch = &interface->branch;
  }
  if (given->region_branch != NULL) {
    interface->region_branch = (tn_region_branch_interface){
        .entry_successor = given->region_branch->entry_edge == NULL ? any_region : entry_successor,
        .region_successor = given->region_branch->region_edge == NULL ? tn_region_branch__to_parent
                                                                      : region_successor,
        .invokes_once = given->region_branch->runs_once};
    interface->table.region_branch = &interface->region_branch;
  }
  if (given->region_terminator != NULL) {
    interface->region_terminator.successor = terminator_successor;
    interface->table.region_terminator = &interface->region_terminator;
  }
  if (given->loop_regions != 0) {
    interface->loop_like.regions = given->loop_regions;
    interface->table.loop_like = &interface->loop_like;
  }
}

static void fill_inliner(tn_user_interface* interface) {
  const tn_op_inliner* given = interface->given.inliner;
  if (given == NULL) return;
  if (given->op_is_legal != NULL) interface->inliner.op_is_legal = op_is_legal;
  if (given->region_is_legal != NULL) interface->inliner.region_is_legal = region_is_legal;
  if (given->call_is_legal != NULL) interface->inliner.call_is_legal = call_is_legal;
  if (interface->inline_branch != NULL) interface->inliner.handle_terminator = handle_terminator;
  interface->inliner.cast = interface->inline_cast;
  interface->table.inliner = &interface->inliner;
}

void tn_user_interface__fill(tn_user_interface* interface) {
  const tn_op_interfaces* given = &interface->given;
  if (given->fold != NULL) interface->table.fold = fold_op;
  if (given->infer_types != NULL) interface->table.infer_types = infer_types;
  interface->table.effects = given->effects;
  if (given->get_effects != NULL) interface->table.get_effects = get_effects;
  if (given->speculation != TN_SPECULATION_BY_TRAITS) {
    interface->table.speculatability = fixed_speculation;
  } else if (given->get_speculation != NULL) {
    interface->table.speculatability = get_speculation;
  }
  fill_flow(interface);
  if (given->call != NULL) interface->table.call = &interface->call;
  if (given->callable != NULL) interface->table.callable = &interface->callable;
  if (given->memory_slot != NULL) {
    interface->promotable_allocation = (tn_promotable_allocation_interface){
        .promotable_slot = promotable_slot, .default_value = default_value};
    interface->table.promotable_allocation = &interface->promotable_allocation;
  }
  if (given->memory_access != NULL) interface->table.promotable_mem = &interface->promotable_mem;
  fill_inliner(interface);
}
