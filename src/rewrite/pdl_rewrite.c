// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rewriting: executes the rewrite nodes in order through the public rewriter, and calls native
// functions.

#include <tenure/op_interface.h>

#include "ir/dialect_table.h"
#include "rewrite/pdl.h"
#include "schema/schema.h"
#include "scope/access.h"

//===-- Functions -----------------------------------------------------------------------------===//

struct tn_pdl_results {
  tn_pdl_run* run;
  const tn_pdl_node* node;
  uint32_t count;
  tn_pdl_value* values;
};

static tn_status refuse(const tn_pdl_run* run, tn_status status, const char* why) {
  const tn_rewriter* rewriter = run->rewriter;
  return tn_context__fail(rewriter->context, status,
                          (tn_location){rewriter->context, rewriter->location}, "%s", why);
}

static bool is_null(const tn_pdl_value* value) {
  switch (value->kind) {
    case TN_PDL_ATTRIBUTE:
      return value->as.attribute.storage == NULL;
    case TN_PDL_OPERATION:
      return tn_op_is_null(value->as.op);
    case TN_PDL_TYPE:
      return value->as.type.storage == NULL;
    case TN_PDL_VALUE:
      return tn_value_is_null(value->as.value);
    default:
      return value->count != 0 && value->as.types == NULL;
  }
}

/// Replaces a caller-owned range by a copy.
static bool keep_range(tn_pdl_run* run, tn_pdl_value* value) {
  if (value->kind < TN_PDL_TYPE_RANGE) return true;
  const size_t size =
      value->count * (value->kind == TN_PDL_TYPE_RANGE ? sizeof(tn_type) : sizeof(tn_value));
  void* copy = tn_pdl__allocate(run, size);
  if (copy == NULL) return false;
  if (size != 0) memcpy(copy, value->as.types, size);
  if (value->kind == TN_PDL_TYPE_RANGE) {
    value->as.types = copy;
  } else {
    value->as.values = copy;
  }
  return true;
}

bool tn_pdl_results_next(const tn_pdl_results* results, tn_pdl_kind* out_kind) {
  if (results->count == results->node->result_count) return false;
  *out_kind = tn_pdl__slot(results->run->program, results->node->result + results->count)->kind;
  return true;
}

tn_status tn_pdl_results_push(tn_pdl_results* results, const tn_pdl_value* value) {
  tn_pdl_run* run = results->run;
  tn_pdl_kind kind;
  if (!tn_pdl_results_next(results, &kind)) {
    return refuse(run, TN_INVALID_ARGUMENT, "native PDL function returned too many results");
  }
  if (value->kind != kind) {
    return refuse(run, TN_INVALID_ARGUMENT,
                  "native PDL function returned a result of the wrong kind");
  }
  if (is_null(value)) {
    return refuse(run, TN_INVALID_ARGUMENT, "native PDL function returned a null result");
  }
  tn_pdl_value* kept = &results->values[results->count];
  *kept = *value;
  if (kept->kind < TN_PDL_TYPE_RANGE) kept->count = 0;
  if (!keep_range(run, kept)) return run->status;
  ++results->count;
  return TN_OK;
}

static tn_status fail_function(tn_pdl_run* run, const tn_pattern_entry* entry, tn_status status) {
  if (status == TN_INTERRUPTED || status == TN_OUT_OF_MEMORY) return status;
  // The IR has changed, so the pattern can no longer report a mismatch.
  if (status == TN_NOT_FOUND) status = TN_INVALID_ARGUMENT;
  const tn_rewriter* rewriter = run->rewriter;
  return tn_context__fail(rewriter->context, status,
                          (tn_location){rewriter->context, rewriter->location}, "%s '%s' failed",
                          entry->benefit == 1 ? "constraint" : "rewrite", entry->name);
}

/// Binds the results of a call to its slots; a constraint's slots may already be bound.
static tn_status take_results(tn_pdl_run* run, const tn_pdl_node* node,
                              const tn_pdl_results* results) {
  if (results->count != node->result_count) {
    return refuse(run, TN_INVALID_ARGUMENT, "native PDL function returned too few results");
  }
  for (uint32_t i = 0; i < results->count; ++i) {
    if (!tn_pdl__match(run, node->result + i, results->values[i])) {
      return run->status != TN_OK ? run->status : TN_NOT_FOUND;
    }
  }
  return TN_OK;
}

/// Returns whether all slots are bound; unbound types are inferred.
static bool are_bound(const tn_pdl_run* run, tn_pdl_span slots) {
  for (uint32_t i = 0; i < slots.count; ++i) {
    if (!run->is_bound[tn_pdl__argument(run->program, slots, i)]) return false;
  }
  return true;
}

tn_status tn_pdl__call(tn_pdl_run* run, const tn_pdl_node* node) {
  const tn_pdl_program* program = run->program;
  const tn_pattern_entry* entry = &program->set->functions.items[node->function];
  const uint32_t count = node->arguments.count;
  tn_pdl_value* arguments = tn_pdl__allocate(run, (count + node->result_count) * sizeof *arguments);
  if (arguments == NULL) return run->status;
  if (!are_bound(run, node->arguments)) {
    return refuse(run, TN_MALFORMED, "a native PDL function takes an unknown type");
  }
  for (uint32_t i = 0; i < count; ++i) {
    arguments[i] = run->values[tn_pdl__argument(program, node->arguments, i)];
  }
  tn_pdl_results results = {run, node, 0, arguments + count};
  tn_callback_guard call;
  tn_callback_guard__begin(&call, run->rewriter->context,
                           entry->benefit == 1 ? TN_CALL_READS : TN_CALL_CHANGES);
  const tn_status status =
      entry->function(entry->user_data, run->rewriter, arguments, count, &results);
  tn_callback_guard__end(&call);
  if (run->status != TN_OK) return run->status;
  if (!tn_session__is_open(run->rewriter->session)) return TN_SCOPE_CLOSED;
  if (status == TN_NOT_FOUND && entry->benefit == 1) return node->is_negated ? TN_OK : status;
  if (status != TN_OK) return fail_function(run, entry, status);
  return node->is_negated ? TN_NOT_FOUND : take_results(run, node, &results);
}

//===-- Creating ops --------------------------------------------------------------------------===//

/// Concatenates the types or values of a span of slots; NULL when out of memory.
static void* flatten(tn_pdl_run* run, tn_pdl_span slots, bool of_types, size_t* out_count) {
  const tn_pdl_program* program = run->program;
  const size_t size = of_types ? sizeof(tn_type) : sizeof(tn_value);
  size_t count = 0;
  for (uint32_t i = 0; i < slots.count; ++i) {
    const uint32_t slot = tn_pdl__argument(program, slots, i);
    count += tn_pdl__is_range(program, slot) ? run->values[slot].count : 1;
  }
  char* items = tn_pdl__allocate(run, count * size);
  if (items == NULL) return NULL;
  char* at = items;
  for (uint32_t i = 0; i < slots.count; ++i) {
    const tn_pdl_value* value = &run->values[tn_pdl__argument(program, slots, i)];
    const bool is_range = value->kind >= TN_PDL_TYPE_RANGE;
    const size_t bytes = (is_range ? value->count : 1) * size;
    const void* from = !is_range  ? (const void*)&value->as
                       : of_types ? (const void*)value->as.types
                                  : (const void*)value->as.values;
    if (bytes != 0) memcpy(at, from, bytes);
    at += bytes;
  }
  *out_count = count;
  return items;
}

/// Infers the result types if the pattern has none; no types if the op infers none.
static tn_status inferred_types(tn_pdl_run* run, tn_op_state* state) {
  const tn_op_definition* definition;
  TN_TRY(tn_op_definition__load(state->name.storage, &definition));
  if (definition == NULL || !tn_op_schema__infers(definition)) return TN_OK;
  state->location = (tn_location){run->rewriter->context, run->rewriter->location};
  for (size_t capacity = TN_GROUPS_MAX;;) {
    tn_type* types = tn_pdl__allocate(run, capacity * sizeof *types);
    if (types == NULL) return run->status;
    TN_TRY(tn_op_infer_types(run->scope, state, types, capacity, &state->result_count));
    state->result_types = types;
    if (state->result_count <= capacity) return TN_OK;
    capacity = state->result_count;
  }
}

/// Determines the result types of an op: the pattern's, or the types of the op it replaces, or the
/// inferred ones.
static tn_status result_types(tn_pdl_run* run, const tn_pdl_node* node, tn_op_state* state) {
  if (node->types.count != 0 && are_bound(run, node->types)) {
    state->result_types = flatten(run, node->types, true, &state->result_count);
    return run->status;
  }
  if (node->like == TN_PDL_NO_SLOT) {
    return node->types.count == 0
               ? inferred_types(run, state)
               : refuse(run, TN_MALFORMED,
                        "PDL pattern does not specify the result types of an operation");
  }
  const tn_op op = run->values[node->like].as.op;
  state->result_count = tn_op_result_count(op);
  tn_type* types = tn_pdl__allocate(run, state->result_count * sizeof *types);
  if (types == NULL) return run->status;
  for (size_t i = 0; i < state->result_count; ++i) types[i] = tn_value_type(tn_op_result(op, i));
  state->result_types = types;
  return TN_OK;
}

static tn_status make_op(tn_pdl_run* run, const tn_pdl_node* node) {
  const tn_pdl_program* program = run->program;
  tn_op_state state = {.name = node->name};
  tn_named_attribute* attributes =
      tn_pdl__allocate(run, node->attributes.count * sizeof *attributes);
  if (attributes == NULL) return run->status;
  for (uint32_t i = 0; i < node->attributes.count; ++i) {
    attributes[i].name = ((const tn_identifier*)program->names.items)[node->names + i];
    attributes[i].value = run->values[tn_pdl__argument(program, node->attributes, i)].as.attribute;
  }
  state.attributes = attributes;
  state.attribute_count = node->attributes.count;
  state.operands = flatten(run, node->arguments, false, &state.operand_count);
  if (run->status != TN_OK) return run->status;
  TN_TRY(result_types(run, node, &state));
  tn_pdl_value* made = &run->values[node->result];
  made->kind = TN_PDL_OPERATION;
  run->is_bound[node->result] = true;
  return tn_rewriter_create_op(run->rewriter, &state, &made->as.op);
}

static tn_status take_result(tn_pdl_run* run, const tn_pdl_node* node) {
  if (!tn_pdl__results(run, node, run->values[node->subject].as.op, &run->values[node->result])) {
    return run->status != TN_OK ? run->status
                                : refuse(run, TN_INVALID_ARGUMENT,
                                         "PDL pattern uses a missing result of an operation");
  }
  run->is_bound[node->result] = true;
  return TN_OK;
}

static tn_status make_range(tn_pdl_run* run, const tn_pdl_node* node) {
  tn_pdl_value* made = &run->values[node->result];
  made->kind = tn_pdl__slot(run->program, node->result)->kind;
  if (made->kind == TN_PDL_TYPE_RANGE) {
    made->as.types = flatten(run, node->arguments, true, &made->count);
  } else {
    made->as.values = flatten(run, node->arguments, false, &made->count);
  }
  run->is_bound[node->result] = true;
  return run->status;
}

static tn_status replace(tn_pdl_run* run, const tn_pdl_node* node) {
  const tn_op op = run->values[node->subject].as.op;
  if (node->like != TN_PDL_NO_SLOT) {
    return tn_rewriter_replace_op_with(run->rewriter, op, run->values[node->like].as.op);
  }
  size_t count = 0;
  const tn_value* values = flatten(run, node->arguments, false, &count);
  return values == NULL ? run->status : tn_rewriter_replace_op(run->rewriter, op, values, count);
}

static tn_status execute(tn_pdl_run* run, const tn_pdl_node* node) {
  switch (node->code) {
    case TN_PDL_NODE_ATTRIBUTE:
    case TN_PDL_NODE_TYPE:
    case TN_PDL_NODE_TYPES:
      tn_pdl__bind_constant(run, node);
      return run->status;
    case TN_PDL_NODE_OPERATION:
      return make_op(run, node);
    case TN_PDL_NODE_RESULT:
    case TN_PDL_NODE_RESULTS:
      return take_result(run, node);
    case TN_PDL_NODE_RANGE:
      return make_range(run, node);
    case TN_PDL_NODE_REPLACE:
      return replace(run, node);
    case TN_PDL_NODE_ERASE:
      return tn_rewriter_erase_op(run->rewriter, run->values[node->subject].as.op);
    default:
      return tn_pdl__call(run, node);
  }
}

tn_status tn_pdl__rewrite(tn_pdl_run* run) {
  const tn_pdl_program* program = run->program;
  for (uint32_t i = program->match_count; i < program->nodes.count; ++i) {
    TN_TRY(execute(run, tn_pdl__node(program, i)));
  }
  return TN_OK;
}
