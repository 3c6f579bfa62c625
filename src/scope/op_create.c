// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Making operations through handles.
//
// Everything is resolved and checked before the cell is taken, so that a refusal leaves nothing
// behind; references of operands are kept in a small array on the stack, or on the heap for ops
// with very many.

#include <tenure/operation.h>

#include "ir/shape.h"
#include "scope/access.h"

#define STACK_ITEMS 24u

/// References of operands, successors, result types and attributes of the op to be made.
typedef struct draft {
  tn_context* context;
  const tn_op_state* state;
  uint32_t* references;         ///< Operands, then successors, then result types.
  tn_attribute_entry* entries;  ///< Properties, then discardable attributes.
  size_t heap_size;
  uint32_t location;
  tn_uref shape;
  tn_ref block;
  tn_ref before;
  uint32_t stack_references[STACK_ITEMS];
  tn_attribute_entry stack_entries[STACK_ITEMS];
} draft;

//===-- Room ----------------------------------------------------------------------------------===//

static tn_status open_draft(draft* it, tn_context* context, const tn_op_state* state) {
  it->context = context;
  it->state = state;
  it->references = it->stack_references;
  it->entries = it->stack_entries;
  it->heap_size = 0;
  const size_t limit = (size_t)1 << 28;
  if (TN_UNLIKELY((state->operand_count | state->successor_count | state->result_count |
                   state->property_count | state->attribute_count | state->region_count) >=
                  limit)) {
    return tn_context__fail(context, TN_LIMIT_EXCEEDED, state->location,
                            "an operation has fewer than 2^28 operands, results, successors, "
                            "regions and attributes each");
  }
  const size_t references = state->operand_count + state->successor_count + state->result_count;
  const size_t entries = state->property_count + state->attribute_count;
  if (TN_LIKELY(references <= STACK_ITEMS && entries <= STACK_ITEMS)) return TN_OK;
  it->heap_size = entries * sizeof *it->entries + references * sizeof *it->references;
  it->entries = tn_allocate(&context->allocator, it->heap_size);
  if (it->entries == NULL) return tn_context__out_of_memory(context);
  it->references = (uint32_t*)(void*)(it->entries + entries);
  return TN_OK;
}

static void close_draft(draft* it) {
  if (it->heap_size != 0) tn_deallocate(&it->context->allocator, it->entries, it->heap_size);
}

//===-- Checking ------------------------------------------------------------------------------===//

static tn_status resolve_operands(draft* it) {
  const tn_op_state* state = it->state;
  for (size_t i = 0; i < state->operand_count; ++i) {
    TN_TRY(tn_access__value_in(it->context, state->operands[i], &it->references[i]));
  }
  for (size_t i = 0; i < state->successor_count; ++i) {
    tn_resolved block;
    if (tn_access__block(state->successors[i], &block) == NULL) {
      return tn_access__block_status(state->successors[i]);
    }
    if (block.context != it->context) return tn_access__foreign(it->context, "successor");
    it->references[state->operand_count + i] = state->successors[i].slot;
  }
  uint32_t* types = it->references + state->operand_count + state->successor_count;
  for (size_t i = 0; i < state->result_count; ++i) {
    TN_TRY(tn_access__type_in(it->context, state->result_types[i], &types[i]));
  }
  return TN_OK;
}

static tn_status take_entries(draft* it, const tn_named_attribute* attributes, size_t count,
                              tn_uref flag, tn_attribute_entry* entries) {
  for (size_t i = 0; i < count; ++i) {
    const tn_storage* name = attributes[i].name.storage;
    const tn_storage* value = attributes[i].value.storage;
    if (TN_UNLIKELY(name == NULL || value == NULL)) {
      return tn_context__fail(it->context, TN_INVALID_ARGUMENT, it->state->location,
                              "attribute number %zu is null", i);
    }
    if (TN_UNLIKELY(tn_storage_context(name) != it->context ||
                    tn_storage_context(value) != it->context)) {
      return tn_access__foreign(it->context, "attribute");
    }
    entries[i] = (tn_attribute_entry){name->self | flag, value->self};
  }
  return TN_OK;
}

static tn_status resolve_attributes(tn_shard* shard, draft* it) {
  const tn_op_state* state = it->state;
  TN_TRY(take_entries(it, state->properties, state->property_count, TN_UREF_FLAG, it->entries));
  TN_TRY(take_entries(it, state->attributes, state->attribute_count, 0,
                      it->entries + state->property_count));
  tn_uref duplicate = 0;
  const tn_status status =
      tn_shape__get(shard, state->name.storage->self, it->entries,
                    state->property_count + state->attribute_count, &it->shape, &duplicate);
  if (TN_LIKELY(status != TN_ALREADY_EXISTS)) return status;
  const tn_string_payload* name =
      tn_storage_payload(tn_uniquer__at(&it->context->uniquer, duplicate));
  return tn_context__fail(it->context, TN_INVALID_ARGUMENT, state->location,
                          "the attribute '%.*s' is given twice", (int)name->size, name->text);
}

/// Whether the context takes ops of this name.
static tn_status check_name(const tn_context* context, const tn_op_state* state) {
  if (TN_UNLIKELY(state->name.storage == NULL)) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, state->location,
                            "the operation's name is null");
  }
  if (TN_UNLIKELY(state->name.storage->context != context)) {
    return tn_access__foreign(context, "operation's name");
  }
  if (TN_LIKELY(context->allows_unregistered_dialects)) return TN_OK;
  const tn_operation_name_payload* name = tn_storage_payload(state->name.storage);
  if (name->dialect_size == 7 && memcmp(name->text, "builtin", 7) == 0) return TN_OK;
  return tn_context__fail(context, TN_INVALID_ARGUMENT, state->location,
                          "operation '%.*s' is of a dialect that is not loaded, and the context "
                          "does not allow unregistered dialects",
                          (int)name->size, name->text);
}

//===-- Making --------------------------------------------------------------------------------===//

static tn_ref make_op(tn_shard* shard, const draft* it) {
  const tn_op_state* state = it->state;
  const uint32_t attribute_count = (uint32_t)(state->property_count + state->attribute_count);
  const tn_op_spec spec = {.shape = it->shape,
                           .location = it->location,
                           .result_count = (uint32_t)state->result_count,
                           .operand_count = (uint32_t)state->operand_count,
                           .successor_count = (uint32_t)state->successor_count,
                           .region_count = (uint32_t)state->region_count,
                           .attribute_count = attribute_count};
  const tn_ref op = tn_op__create(shard, &spec);
  if (TN_UNLIKELY(op == 0)) return 0;
  const tn_context* context = shard->context;
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_op_layout layout = tn_op__layout(cell);
  uint32_t* words = (uint32_t*)cell;
  const uint32_t* from = it->references;
  for (uint32_t i = 0; i < spec.operand_count; ++i) {
    tn_use__set_value(context, op + layout.operands + 3 * i, *from++);
  }
  for (uint32_t i = 0; i < spec.successor_count; ++i) {
    tn_use__set_block(context, op + layout.successors + 3 * i, *from++);
  }
  for (uint32_t i = 0; i < spec.result_count; ++i) words[layout.results + 2 * i] |= *from++;
  for (uint32_t i = 0; i < attribute_count; ++i) {
    words[layout.attributes + i] = it->entries[i].value;
  }
  return op;
}

static tn_status check_state(tn_scope* scope, draft* it) {
  TN_TRY(check_name(it->context, it->state));
  TN_TRY(tn_access__location_in(it->context, it->state->location, &it->location));
  TN_TRY(tn_access__insertion_in(it->context, &it->state->insertion, &it->block, &it->before));
  TN_TRY(resolve_operands(it));
  return resolve_attributes(scope->shard, it);
}

tn_status tn_op_create(tn_scope* scope, const tn_op_state* state, tn_op* out_op) {
  *out_op = (tn_op){0};
  if (TN_UNLIKELY(!scope->open)) return TN_SCOPE_CLOSED;
  draft it;
  TN_TRY(open_draft(&it, scope->context, state));
  tn_status status = check_state(scope, &it);
  if (TN_LIKELY(status == TN_OK)) {
    const tn_ref op = make_op(scope->shard, &it);
    if (TN_UNLIKELY(op == 0)) {
      status = TN_OUT_OF_MEMORY;
    } else {
      if (it.block != 0) {
        tn_op__insert(scope->shard, op, it.block, it.before);
      } else {
        tn_scope__own(scope, op);
      }
      *out_op = tn_op__handle(scope->context, scope->number, op);
    }
  }
  close_draft(&it);
  return status;
}
