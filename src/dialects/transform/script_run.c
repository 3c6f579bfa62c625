// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs one op of a script: checks its handles, invalidates the handles that it consumes, runs it,
// and maps its results.

#include <stdio.h>

#include <tenure/parameters.h>

#include "dialects/transform/script.h"
#include "dialects/transform_ops.h"
#include "ir/op_diagnostic.h"

static const tn_script_op* const tables[] = {
    tn_script_flow_ops,  tn_script_handle_ops, tn_script_match_ops,
    tn_script_apply_ops, tn_script_loop_ops,   tn_script_linalg_ops,
    tn_script_tile_ops,  tn_script_split_ops,  tn_script_structured_ops};

tn_outcome tn_script__refuse_target(tn_script* s, tn_ref op, tn_ref target) {
  const tn_string_view name = tn_op__kept_name(s->rewriter->context, op);
  tn_script__silenceable(s, op, "%.*s failed to apply", (int)name.size, name.data);
  tn_script__note_at(s, target, "when applied to this op");
  return TN_OUTCOME_SILENCEABLE;
}

tn_outcome tn_script__refuse_kind(tn_script* s, tn_ref op, tn_ref target) {
  tn_script__silenceable(s, op, "transform applied to the wrong op kind");
  tn_script__note_at(s, target, "when applied to this op");
  return TN_OUTCOME_SILENCEABLE;
}

static const tn_script_op* entry_of(const tn_context* context, tn_ref op) {
  tn_string_view name = tn_op__kept_name(context, op);
  const size_t prefix = strlen("transform.");
  if (name.size < prefix || memcmp(name.data, "transform.", prefix) != 0) return NULL;
  name = (tn_string_view){name.data + prefix, name.size - prefix};
  for (size_t i = 0; i < sizeof tables / sizeof *tables; ++i) {
    for (const tn_script_op* entry = tables[i]; entry->name != NULL; ++entry) {
      if (tn_string_view_equal(name, tn_string_view_from(entry->name))) return entry;
    }
  }
  return NULL;
}

const tn_script_op* tn_script__entry(const tn_script* s, tn_ref op) {
  return entry_of(s->rewriter->context, op);
}

static tn_ref symbol_of(const tn_context* context, tn_symbol_finder* finder, tn_ref op,
                        tn_attribute name) {
  tn_identifier key;
  if (name.storage == NULL ||
      tn_identifier_find(context, tn_string_view_from("sym_name"), &key) != TN_OK) {
    return 0;
  }
  for (tn_ref at = tn_op__parent(context, op); at != 0; at = tn_op__parent(context, at)) {
    if (!tn_op__has_trait(context, at, TN_OP_TRAIT_SYMBOL_TABLE)) continue;
    const tn_uref name_key = tn_identifier__ref(key);
    const tn_ref found = finder == NULL
                             ? tn_symbol__resolve(context, at, name_key, name.storage)
                             : tn_symbol_finder__find(finder, context, at, name_key, name.storage);
    if (found != 0) return found;
  }
  return 0;
}

tn_ref tn_script__symbol(const tn_script* s, tn_ref op, tn_attribute name) {
  return symbol_of(s->rewriter->context, NULL, op, name);
}

/// The maximal depth of nested sequences on the stack; running deeper ones fails.
#define DEPTH_MAX 500u

//===-- Consumed handles ----------------------------------------------------------------------===//

/// The state of a check of nested ops; `depth` is the current nesting.
typedef struct looking {
  const tn_context* context;
  tn_symbol_finder* finder;  ///< NULL to find symbols one by one.
  uint32_t depth;
} looking;

static bool may_consume(looking* self, tn_ref op, uint32_t index);

/// Returns true if an op in the block, or nested in it, consumes a value.
static bool is_consumed_in(looking* self, tn_ref block, tn_ref value) {
  const tn_context* context = self->context;
  for (tn_ref use = tn_value__first_use(context, value); use != 0;
       use = tn_use__next(context, use)) {
    const tn_ref user = tn_use__owner(context, use);
    if (tn_op__block(context, user) != block) continue;
    if (may_consume(self, user, tn_use__operand_number(context, use, user))) return true;
  }
  return false;
}

static bool is_marked(const tn_context* context, tn_ref sequence, uint32_t index) {
  if (sequence == 0) return false;
  const tn_attribute all = tn_transform_named_sequence_arg_attrs(context, sequence);
  if (all.storage == NULL || index >= tn_array_attribute_count(all)) return false;
  return tn_dictionary_attribute_find(tn_array_attribute_element(all, index),
                                      tn_string_view_from("transform.consumed"))
             .storage != NULL;
}

static bool may_consume(looking* self, tn_ref op, uint32_t index) {
  const tn_context* context = self->context;
  const tn_script_op* entry = entry_of(context, op);
  if (entry == NULL) return false;
  if ((entry->consumes & TN_SCRIPT_CALLS) != 0) {
    const tn_attribute target = tn_op__attribute(context, op, "target");
    return is_marked(context, symbol_of(context, self->finder, op, target), index);
  }
  if (index < 24 && (entry->consumes >> index & 1) != 0) return true;
  if ((entry->consumes & TN_SCRIPT_NESTS) == 0 || self->depth >= DEPTH_MAX) return false;
  bool found = false;
  ++self->depth;
  for (uint32_t i = 0; i < tn_op__region_count(context, op) && !found; ++i) {
    const tn_ref block = tn_op__first_block(context, op, i);
    if (block == 0 || index >= tn_block__argument_count(context, block)) continue;
    found = is_consumed_in(self, block, tn_block__argument(context, block, index));
  }
  --self->depth;
  return found;
}

bool tn_script__may_consume(const tn_context* context, tn_symbol_finder* finder, tn_ref op,
                            uint32_t index) {
  return may_consume(&(looking){context, finder, 0}, op, index);
}

bool tn_script__consumes(tn_script* s, tn_ref op, uint32_t index) {
  return may_consume(&(looking){s->rewriter->context, NULL, s->depth}, op, index);
}

static bool holds(const tn_context* context, tn_ref ancestor, const tn_payload* item) {
  tn_ref op = item->owner;
  if (item->ref != item->owner && tn_value__is_argument(item->ref)) {
    op = tn_block_cell__parent_op(
        context, tn_block__at(context, tn_argument__at(context, item->ref)->block));
  }
  return op != 0 && tn_op__is_ancestor(context, ancestor, op);
}

/// Invalidates all handles to the payloads of the operand, or to payloads nested in them.
static void make_stale(tn_script* s, tn_ref op, uint32_t index) {
  const tn_context* context = s->rewriter->context;
  tn_payloads gone = tn_script__operand(s, op, index);
  for (uint32_t g = 0; g < gone.count; ++g) {
    if (gone.items[g].param.storage != NULL) continue;
    // Consuming a value also invalidates other handles to it.
    const tn_ref ancestor = gone.items[g].ref == gone.items[g].owner ? gone.items[g].ref : 0;
    for (size_t i = s->floor; i < s->count; ++i) {
      tn_mapping* mapping = &s->mappings[i];
      if (mapping->handle == 0 || mapping->consumer != 0) continue;
      for (uint32_t k = 0; k < mapping->of.count; ++k) {
        const tn_payload* item = &mapping->of.items[k];
        if (item->param.storage != NULL || !tn_payload__is_alive(context, item)) continue;
        if (ancestor == 0 ? item->ref != gone.items[g].ref : !holds(context, ancestor, item)) {
          continue;
        }
        mapping->consumer = op;
        mapping->operand = index;
        mapping->ancestor = ancestor == 0 ? 0 : tn_script__location(s, ancestor);
        const tn_ref nested = tn_value__is_argument(item->ref) ? ancestor : item->owner;
        mapping->nested = nested == 0 ? 0 : tn_script__location(s, nested);
        break;
      }
    }
  }
  tn_payloads__free(s, &gone);
}

/// Reports "op uses a handle invalidated ..." with the op that invalidated it.
static tn_outcome refuse_stale(tn_script* s, tn_ref op, const tn_mapping* mapping) {
  const tn_context* context = s->rewriter->context;
  const tn_handle_kind kind = tn_script__kind(s, mapping->handle);
  const bool is_value = kind == TN_HANDLE_VALUE;
  tn_script__definite(s, op, "op uses a handle invalidated by a previously executed transform op");
  const tn_ref maker = tn_value__defining_op(context, mapping->handle);
  tn_script__note(s,
                  maker != 0 ? tn_script__location(s, maker)
                             : tn_argument__at(context, mapping->handle)->location,
                  is_value ? "invalidated handle" : "handle to invalidated ops");
  tn_script__note(s, tn_script__location(s, mapping->consumer),
                  "invalidated by this transform op that consumes its operand #%u%s",
                  mapping->operand,
                  mapping->ancestor == 0 ? ""
                                         : " and invalidates all handles to payload IR entities "
                                           "associated with this operand and entities nested in "
                                           "them");
  if (mapping->ancestor != 0) {
    tn_script__note(
        s, mapping->ancestor,
        is_value ? "ancestor op associated with the consumed handle" : "ancestor payload op");
    tn_script__note(s, mapping->nested, is_value ? "payload value" : "nested payload op");
  }
  return TN_OUTCOME_DEFINITE;
}

/// Finds a payload that occurs twice in a consumed list.
static bool has_twice(const tn_payloads* list, tn_payload* out_twice) {
  for (uint32_t i = 0; i < list->count; ++i) {
    for (uint32_t k = i + 1; k < list->count; ++k) {
      *out_twice = list->items[i];
      if (list->items[i].param.storage == NULL && list->items[i].ref == list->items[k].ref) {
        return true;
      }
    }
  }
  return false;
}

static tn_outcome check_operands(tn_script* s, tn_ref op, const tn_script_op* entry) {
  const tn_context* context = s->rewriter->context;
  if (!s->is_expensive) return TN_OUTCOME_OK;
  const uint32_t count = tn_op__operand_count(context, op);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_mapping* mapping = tn_script__find(s, tn_op__operand(context, op, i));
    if (mapping != NULL && mapping->consumer != 0) return refuse_stale(s, op, mapping);
  }
  for (uint32_t i = 0; i < count; ++i) {
    if (!tn_script__consumes(s, op, i)) continue;
    tn_payloads list = tn_script__operand(s, op, i);
    tn_payload twice = {.ref = 0};
    const bool is_twice = (entry->consumes & TN_SCRIPT_REPEATS) == 0 && has_twice(&list, &twice);
    tn_payloads__free(s, &list);
    if (is_twice) {
      tn_script__silenceable(s, op,
                             "a handle passed as operand #%u and consumed by this operation points "
                             "to a payload entity more than once",
                             i);
      if (twice.ref == twice.owner) tn_script__note_at(s, twice.ref, "repeated target op");
      return TN_OUTCOME_SILENCEABLE;
    }
  }
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_script__consumes(s, op, i)) make_stale(s, op, i);
  }
  return TN_OUTCOME_OK;
}

//===-- Running -------------------------------------------------------------------------------===//

static tn_outcome run_each(tn_script* s, tn_ref op, const tn_script_op* entry) {
  const tn_context* context = s->rewriter->context;
  const uint32_t result_count = tn_op__result_count(context, op);
  uint32_t few[8];
  uint32_t* counts = result_count <= sizeof few / sizeof *few
                         ? few
                         : tn_allocate(&context->allocator, result_count * sizeof *counts);
  if (counts == NULL) {
    tn_rewriter__fail(s->rewriter, tn_context__out_of_memory(s->rewriter->context));
    return TN_OUTCOME_DEFINITE;
  }
  tn_payloads targets = tn_script__operand(s, op, 0);
  tn_outcome outcome = TN_OUTCOME_OK;
  for (uint32_t i = 0; i < targets.count && outcome != TN_OUTCOME_DEFINITE; ++i) {
    const tn_ref target = targets.items[i].ref;
    if (!tn_payload__is_alive(context, &targets.items[i])) continue;
    if (entry->target != TN_CODE_NONE && tn_op__code(context, target) != entry->target) {
      outcome = tn_script__silenceable(s, op, "transform applied to the wrong op kind");
      tn_script__note_at(s, target, "when applied to this op");
      continue;
    }
    for (uint32_t k = 0; k < result_count; ++k) counts[k] = s->results[k].count;
    tn_rewriter__for(s->rewriter, target);
    const tn_outcome one = entry->each(s, op, target);
    if (one != TN_OUTCOME_OK) {
      outcome = one;
      for (uint32_t k = 0; k < result_count; ++k) s->results[k].count = counts[k];
    }
  }
  if (counts != few) tn_deallocate(&context->allocator, counts, result_count * sizeof *counts);
  tn_payloads__free(s, &targets);
  return outcome;
}

/// Returns the name in `!transform.op<"name">`; empty for other types.
static tn_string_view asked_name(tn_type type) {
  return tn_string_attribute_value(tn_type_parameter(type, tn_string_view_from("operation_name")));
}

/// Maps the results to the payloads, if they match the results' types.
static tn_outcome take_results(tn_script* s, tn_ref op, tn_payloads* results) {
  const tn_context* context = s->rewriter->context;
  for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
    const tn_ref result = tn_op__result(context, op, i);
    const tn_string_view name = asked_name(tn_value__type(context, result));
    for (uint32_t k = 0; k < results[i].count && name.size != 0; ++k) {
      const tn_payload* item = &results[i].items[k];
      if (!tn_payload__is_alive(context, item)) continue;
      const tn_string_view found = tn_op__kept_name(context, item->ref);
      if (tn_string_view_equal(found, name)) continue;
      tn_text_buffer text = tn_text_buffer_make(&context->allocator);
      tn_op__append_shown(context, item->ref, &text);
      tn_script__silenceable(s, op,
                             "incompatible payload operation name expected %.*s vs %.*s -> %.*s",
                             (int)name.size, name.data, (int)found.size, found.data, (int)text.size,
                             text.data == NULL ? "" : text.data);
      tn_text_buffer_free(&text);
      tn_script__note_at(s, item->ref, "payload operation");
      return TN_OUTCOME_DEFINITE;
    }
    tn_script__map(s, result, &results[i]);
  }
  return TN_OUTCOME_OK;
}

static void forget_consumed(tn_script* s, tn_ref op) {
  const tn_context* context = s->rewriter->context;
  for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
    tn_mapping* mapping = tn_script__find(s, tn_op__operand(context, op, i));
    if (mapping != NULL && tn_script__consumes(s, op, i)) tn_payloads__free(s, &mapping->of);
  }
}

static tn_outcome run_entry(tn_script* s, tn_ref op, const tn_script_op* entry) {
  const tn_context* context = s->rewriter->context;
  const uint32_t count = tn_op__result_count(context, op);
  tn_payloads few[4] = {{0}};
  const size_t size = (size_t)count * sizeof(tn_payloads);
  tn_payloads* results = count <= 4 ? few : tn_allocate_zeroed(&context->allocator, size);
  if (results == NULL) {
    tn_rewriter__fail(s->rewriter, tn_context__out_of_memory(context));
    return TN_OUTCOME_DEFINITE;
  }
  tn_payloads* outer_results = s->results;
  const tn_ref outer = s->current;
  s->results = results;
  s->current = op;
  s->lost_count = 0;
  tn_outcome outcome = entry->run != NULL ? entry->run(s, op) : run_each(s, op, entry);
  if (s->lost_count != 0 && outcome == TN_OUTCOME_OK) outcome = TN_OUTCOME_SILENCEABLE;
  s->lost_count = 0;
  forget_consumed(s, op);
  if (outcome != TN_OUTCOME_DEFINITE && take_results(s, op, results) != TN_OUTCOME_OK) {
    outcome = TN_OUTCOME_DEFINITE;
  }
  for (uint32_t i = 0; i < count; ++i) tn_payloads__free(s, &results[i]);
  if (results != few) tn_deallocate(&context->allocator, results, size);
  s->results = outer_results;
  s->current = outer;
  return outcome;
}

tn_outcome tn_script__apply(tn_script* s, tn_ref op) {
  if (!tn_rewriter__goes_on(s->rewriter)) return TN_OUTCOME_DEFINITE;
  const size_t waiting = s->message_count;
  const tn_script_op* entry = tn_script__entry(s, op);
  tn_outcome outcome;
  if (s->depth >= DEPTH_MAX) {
    outcome = tn_script__definite(s, op, "sequences are nested more than %u deep", DEPTH_MAX);
  } else if (entry == NULL) {
    const tn_string_view name = tn_op__kept_name(s->rewriter->context, op);
    outcome = tn_script__definite(s, op, "'%.*s' is not run by this interpreter", (int)name.size,
                                  name.data);
  } else {
    outcome = check_operands(s, op, entry);
    ++s->depth;
    if (outcome == TN_OUTCOME_OK) outcome = run_entry(s, op, entry);
    --s->depth;
  }
  if (s->rewriter->status != TN_OK) outcome = TN_OUTCOME_DEFINITE;
  if (outcome == TN_OUTCOME_DEFINITE) tn_script__report(s, waiting);
  return outcome;
}

tn_outcome tn_script__block(tn_script* s, tn_ref block, bool suppresses) {
  const tn_context* context = s->rewriter->context;
  const tn_ref last = tn_block__last_op(context, block);
  for (tn_ref op = tn_block__first_op(context, block); op != last && op != 0;
       op = tn_op__next(context, op)) {
    const size_t waiting = s->message_count;
    const tn_outcome outcome = tn_script__apply(s, op);
    if (outcome == TN_OUTCOME_DEFINITE) return outcome;
    if (outcome == TN_OUTCOME_SILENCEABLE) {
      if (!suppresses) return outcome;
      tn_script__silence(s, waiting);
    }
  }
  return TN_OUTCOME_OK;
}

tn_outcome tn_script__region(tn_script* s, tn_ref block, const tn_payloads* arguments,
                             uint32_t count, bool suppresses) {
  for (uint32_t i = 0; i < count; ++i) {
    tn_script__map_copy(s, tn_block__argument(s->rewriter->context, block, i), &arguments[i]);
  }
  return tn_script__block(s, block, suppresses);
}

void tn_script__yield(tn_script* s, tn_ref block, uint32_t first) {
  const tn_context* context = s->rewriter->context;
  const tn_ref last = tn_block__last_op(context, block);
  for (uint32_t i = 0; i < tn_op__operand_count(context, last); ++i) {
    tn_payloads list = tn_script__operand(s, last, i);
    for (uint32_t k = 0; k < list.count; ++k) {
      tn_payloads__push(s, &s->results[first + i], list.items[k]);
    }
    tn_payloads__free(s, &list);
  }
}
