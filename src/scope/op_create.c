// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Creating operations through handles.
//
// Everything is resolved and checked before the cell is allocated, so that an error has no effect.
// References of operands are in a small array on the stack, or on the heap for ops with very many.

#include <tenure/operation.h>

#include "ir/dialect_table.h"
#include "ir/op_definition.h"
#include "ir/shape.h"
#include "scope/access.h"

#define STACK_ITEMS 24u

/// References of operands, successors, result types and attributes of the op to be created.
typedef struct draft {
  tn_context* context;
  const tn_op_state* state;
  const tn_op_definition* definition;  ///< NULL for an unregistered op.
  uint32_t* references;                ///< Operands, then successors, then result types.
  tn_attribute_entry* entries;         ///< Properties, discardable attributes, defaults.
  size_t entry_count;
  size_t heap_size;
  uint32_t location;
  tn_uref shape;
  tn_ref block;
  tn_ref before;
  uint32_t stack_references[STACK_ITEMS];
  tn_attribute_entry stack_entries[STACK_ITEMS];
} draft;

//===-- Memory --------------------------------------------------------------------------------===//

/// Returns the number of properties that the op has by default, whether given or not.
static size_t default_count(const draft* self) {
  size_t count = 0;
  tn_attribute_entry entry;
  if (self->definition == NULL || self->definition->add_defaults == NULL) return 0;
  for (uint32_t i = 0; self->definition->add_defaults(self->definition, &i, &entry);) ++count;
  return count;
}

static tn_status open_draft(draft* self, tn_context* context, const tn_op_state* state) {
  self->context = context;
  self->state = state;
  self->references = self->stack_references;
  self->entries = self->stack_entries;
  self->heap_size = 0;
  self->entry_count = 0;
  const bool is_named = state->name.storage != NULL && state->name.storage->context == context &&
                        state->name.storage->kind == TN_STORAGE_OPERATION_NAME;
  self->definition = is_named ? tn_op_definition__of_name(state->name.storage) : NULL;
  const size_t limit = (size_t)1 << 28;
  if (TN_UNLIKELY((state->operand_count | state->successor_count | state->result_count |
                   state->property_count | state->attribute_count | state->region_count) >=
                  limit)) {
    return tn_context__fail(context, TN_LIMIT_EXCEEDED, state->location,
                            "an operation is limited to 2^28 - 1 operands, results, successors, "
                            "regions and attributes each");
  }
  const size_t references = state->operand_count + state->successor_count + state->result_count;
  const size_t entries = state->property_count + state->attribute_count + default_count(self);
  if (TN_LIKELY(references <= STACK_ITEMS && entries <= STACK_ITEMS)) return TN_OK;
  self->heap_size = entries * sizeof *self->entries + references * sizeof *self->references;
  self->entries = tn_allocate(&context->allocator, self->heap_size);
  if (self->entries == NULL) return tn_context__out_of_memory(context);
  self->references = (uint32_t*)(void*)(self->entries + entries);
  return TN_OK;
}

static void close_draft(draft* self) {
  if (self->heap_size != 0)
    tn_deallocate(&self->context->allocator, self->entries, self->heap_size);
}

//===-- Checks --------------------------------------------------------------------------------===//

/// Returns the position of the op for reports; its location was checked.
static inline tn_location where_of(const draft* self) {
  return (tn_location){self->context, self->location};
}

/// Returns the most common operand: a live value of the op's scope; 0 for any other.
static inline tn_ref value_of_scope(const tn_context* context, uint32_t scope, tn_value value) {
  if (TN_UNLIKELY(value.scope != scope || value.generation == 0)) return 0;
  const bool is_argument = value.index == UINT32_MAX;
  const uint32_t* cell = tn_scope__cell(context, value.slot, value.generation,
                                        is_argument ? TN_CELL_ARGUMENT : TN_CELL_OP);
  if (TN_UNLIKELY(cell == NULL)) return 0;
  if (is_argument) return value.slot + 1;
  const tn_op_cell* op = (const tn_op_cell*)(const void*)cell;
  return value.index < tn_op_cell__result_count(op)
             ? tn_op_cell__result(value.slot, op, value.index)
             : 0;
}

static inline tn_status resolve_operands(draft* self, uint32_t scope) {
  const tn_op_state* state = self->state;
  for (size_t i = 0; i < state->operand_count; ++i) {
    self->references[i] = value_of_scope(self->context, scope, state->operands[i]);
    if (TN_LIKELY(self->references[i] != 0)) continue;
    TN_TRY(tn_access__value_in(where_of(self), state->operands[i], &self->references[i]));
  }
  for (size_t i = 0; i < state->successor_count; ++i) {
    tn_resolved block;
    if (tn_access__block(state->successors[i], &block) == NULL) {
      return tn_access__lost_block(where_of(self), state->successors[i]);
    }
    if (block.context != self->context)
      return tn_access__report_wrong_context(where_of(self), "successor");
    self->references[state->operand_count + i] = state->successors[i].slot;
  }
  uint32_t* types = self->references + state->operand_count + state->successor_count;
  for (size_t i = 0; i < state->result_count; ++i) {
    TN_TRY(tn_access__type_in(self->context, self->location, state->result_types[i], &types[i]));
  }
  return TN_OK;
}

/// Reports the attribute at `index`, which is null, of the wrong kind or of another context.
static tn_status refuse_attribute(const draft* self, const tn_named_attribute* attribute,
                                  size_t index) {
  const tn_storage* name = attribute->name.storage;
  const bool is_null = name == NULL || attribute->value.storage == NULL;
  if (!is_null && (tn_storage_context(name) != self->context ||
                   tn_storage_context(attribute->value.storage) != self->context)) {
    return tn_access__report_wrong_context(where_of(self), "attribute");
  }
  return tn_context__fail(self->context, TN_INVALID_ARGUMENT, where_of(self), "attribute #%zu %s",
                          index, is_null ? "is null" : "has the wrong kind");
}

static inline tn_status take_entries(draft* self, const tn_named_attribute* attributes,
                                     size_t count, tn_uref flag, tn_attribute_entry* entries) {
  for (size_t i = 0; i < count; ++i) {
    const tn_storage* name = attributes[i].name.storage;
    const tn_storage* value = attributes[i].value.storage;
    // Names and attributes have their context in their type (storage.h).
    if (TN_UNLIKELY(name == NULL || value == NULL ||
                    name->kind != TN_STORAGE_ATTRIBUTE_BASE + TN_ATTRIBUTE_STRING ||
                    name->type->context != self->context ||
                    value->type->context != self->context)) {
      return refuse_attribute(self, &attributes[i], i);
    }
    entries[i] = (tn_attribute_entry){name->self | flag, value->self};
  }
  return TN_OK;
}

/// Attributes that the op's dialect defines as inherent become properties, wherever they were
/// given.
static inline void mark_properties(draft* self) {
  const tn_op_definition* definition = self->definition;
  if (TN_LIKELY(definition == NULL || definition->property_count == 0)) return;
  tn_attribute_entry* entries = self->entries + self->state->property_count;
  for (size_t i = 0; i < self->state->attribute_count; ++i) {
    const tn_uref property = tn_op_definition__property(definition, entries[i].name);
    if (property != 0) entries[i].name = property | TN_UREF_FLAG;
  }
}

static bool has_entry(const draft* self, tn_uref name) {
  for (size_t i = 0; i < self->entry_count; ++i) {
    if (self->entries[i].name == name) return true;
  }
  return false;
}

/// Adds properties with a default value that were not given.
static inline void add_defaults(draft* self) {
  if (TN_LIKELY(self->definition == NULL || self->definition->add_defaults == NULL)) return;
  tn_attribute_entry entry;
  for (uint32_t i = 0; self->definition->add_defaults(self->definition, &i, &entry);) {
    if (!has_entry(self, entry.name)) self->entries[self->entry_count++] = entry;
  }
}

static inline tn_status resolve_attributes(tn_shard* shard, draft* self) {
  const tn_op_state* state = self->state;
  TN_TRY(take_entries(self, state->properties, state->property_count, TN_UREF_FLAG, self->entries));
  TN_TRY(take_entries(self, state->attributes, state->attribute_count, 0,
                      self->entries + state->property_count));
  mark_properties(self);
  self->entry_count = state->property_count + state->attribute_count;
  add_defaults(self);
  self->shape =
      tn_shape__recall(shard, state->name.storage->self, self->entries, self->entry_count);
  if (TN_LIKELY(self->shape != 0)) return TN_OK;
  tn_uref duplicate = 0;
  const tn_status status = tn_shape__get(shard, state->name.storage->self, self->entries,
                                         self->entry_count, &self->shape, &duplicate);
  if (TN_LIKELY(status != TN_ALREADY_EXISTS)) return status;
  const tn_string_payload* name =
      tn_storage_payload(tn_uniquer__at(&self->context->uniquer, duplicate));
  return tn_context__fail(self->context, TN_INVALID_ARGUMENT, where_of(self),
                          "duplicate attribute '%.*s'", (int)name->size, name->text);
}

/// Checks that the context allows ops of this name.
static tn_status check_name(const draft* self) {
  const tn_context* context = self->context;
  const tn_op_state* state = self->state;
  if (TN_UNLIKELY(state->name.storage == NULL)) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, where_of(self),
                            "the operation name is null");
  }
  if (TN_UNLIKELY(state->name.storage->context != context)) {
    return tn_access__report_wrong_context(where_of(self), "operation's name");
  }
  if (TN_UNLIKELY(state->name.storage->kind != TN_STORAGE_OPERATION_NAME)) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, where_of(self),
                            "the operation name has the wrong kind");
  }
  if (TN_LIKELY(context->allows_unregistered_dialects)) return TN_OK;
  const tn_operation_name_payload* name = tn_storage_payload(state->name.storage);
  if (name->dialect_size == 7 && memcmp(name->text, "builtin", 7) == 0) return TN_OK;
  if (self->definition != NULL) return TN_OK;
  const tn_string_view dialect = {name->text, name->dialect_size};
  if (tn_dialect__find(context, dialect) != NULL) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, where_of(self),
                            "dialect '%.*s' has no operation '%.*s'", (int)dialect.size,
                            dialect.data, (int)(name->size - dialect.size - 1),
                            name->text + dialect.size + 1);
  }
  return tn_context__fail(context, TN_INVALID_ARGUMENT, where_of(self),
                          "the dialect of operation '%.*s' is not loaded, and the context does not "
                          "allow unregistered dialects",
                          (int)name->size, name->text);
}

//===-- Creation ------------------------------------------------------------------------------===//

/// Fills in the body of a new op: results, operands, successors and attributes, all linked.
static void fill_body(const tn_context* context, tn_ref op, uint32_t* words, uint32_t offset,
                      const draft* self) {
  const tn_op_state* state = self->state;
  const uint32_t* types = self->references + state->operand_count + state->successor_count;
  const tn_uref far = offset == TN_OP_HEADER_WORDS ? 0 : TN_VALUE_FAR;
  uint32_t at = offset;
  for (size_t i = 0; i < state->result_count; ++i, at += 2) {
    words[at] = types[i] | (i == 0 ? far : TN_VALUE_FAR);
    words[at + 1] = 0;
  }
  for (size_t i = 0; i < state->operand_count; ++i, at += 3) {
    tn_use_cell* use = (tn_use_cell*)(void*)(words + at);
    const tn_ref value = self->references[i];
    *use = (tn_use_cell){value, 0, 0};
    if (value != 0) {
      tn_use__link(context, op + at, use, &tn_value__at(context, value)->first_use);
    }
  }
  for (size_t i = 0; i < state->successor_count; ++i, at += 3) {
    tn_use_cell* use = (tn_use_cell*)(void*)(words + at);
    const tn_ref block = self->references[state->operand_count + i];
    *use = (tn_use_cell){block, 0, 0};
    tn_use__link(context, op + at, use, &tn_block__at(context, block)->first_use);
  }
  at += (uint32_t)state->region_count;
  for (size_t i = 0; i < self->entry_count; ++i) words[at + i] = self->entries[i].value;
}

/// Creates an op of any size.
static tn_ref make_large_op(tn_shard* shard, const draft* self) {
  const tn_op_state* state = self->state;
  const tn_op_spec spec = {.shape = self->shape,
                           .location = self->location,
                           .result_count = (uint32_t)state->result_count,
                           .operand_count = (uint32_t)state->operand_count,
                           .successor_count = (uint32_t)state->successor_count,
                           .region_count = (uint32_t)state->region_count,
                           .attribute_count = (uint32_t)self->entry_count};
  const tn_ref op = tn_op__create(shard, &spec);
  if (op == 0) return 0;
  tn_op_cell* cell = tn_op__at(shard->context, op);
  fill_body(shard->context, op, (uint32_t*)cell, tn_op_cell__results_offset(cell), self);
  return op;
}

static tn_ref make_op(tn_shard* shard, const draft* self) {
  const tn_op_state* state = self->state;
  const size_t attribute_count = self->entry_count;
  if (TN_UNLIKELY((state->result_count | state->operand_count | attribute_count) > 0xffu ||
                  state->successor_count > 0xfu || state->region_count != 0)) {
    return make_large_op(shard, self);
  }
  const uint32_t counts =
      (uint32_t)(state->result_count | state->operand_count << 8 | state->successor_count << 16);
  const uint32_t words =
      TN_OP_HEADER_WORDS +
      (uint32_t)(2 * state->result_count + 3 * (state->operand_count + state->successor_count) +
                 (attribute_count == 0 ? 1 : attribute_count));
  tn_op_cell* cell = NULL;
  const tn_ref op = tn_op__allocate_short(shard, words, self->shape, self->location, counts, &cell);
  if (TN_UNLIKELY(op == 0)) return 0;
  fill_body(shard->context, op, (uint32_t*)cell, TN_OP_HEADER_WORDS, self);
  return op;
}

/// Resolves the insertion point; the common case is the end of a block in the same scope.
static inline tn_status resolve_insertion(draft* self, uint32_t scope) {
  const tn_insertion* at = &self->state->insertion;
  if (TN_LIKELY(at->before.generation == 0 && at->block.scope == scope &&
                at->block.generation != 0 &&
                tn_scope__cell(self->context, at->block.slot, at->block.generation,
                               TN_CELL_BLOCK) != NULL)) {
    self->block = at->block.slot;
    self->before = 0;
    return TN_OK;
  }
  return tn_access__insertion_in(where_of(self), at, &self->block, &self->before);
}

static inline tn_status check_state(tn_scope* scope, draft* self) {
  TN_TRY(tn_access__location_in(self->context, 0, self->state->location, &self->location));
  TN_TRY(check_name(self));
  TN_TRY(resolve_insertion(self, scope->number));
  TN_TRY(resolve_operands(self, scope->number));
  return resolve_attributes(scope->shard, self);
}

//===-- The common case -----------------------------------------------------------------------===//
// An op with a few operands of the scope itself, no successors and regions, the attributes of the
// previous op, at the end of a block. It is created without a draft; everything unusual, including
// errors, is left to the slow path.

#define USUAL_OPERANDS 8u

/// Returns the shape that the shard found last, if the op has this name and these keys; else NULL.
static inline const tn_shape_payload* usual_shape(const tn_shard* shard, const tn_op_state* state) {
  const tn_shape_payload* shape = shard->last_shape;
  const tn_storage* name = state->name.storage;
  if (shape == NULL || name == NULL || name->context != shard->context ||
      shape->operation_name != name->self || state->property_count != 0 ||
      shape->key_count != state->attribute_count) {
    return NULL;
  }
  const tn_op_definition* definition = tn_operation_name__definition(name);
  if (definition != &tn_op_definition__none &&
      (definition == NULL || definition->add_defaults != NULL)) {
    return NULL;
  }
  for (size_t i = 0; i < state->attribute_count; ++i) {
    const tn_named_attribute* attribute = &state->attributes[i];
    if (attribute->name.storage == NULL || attribute->value.storage == NULL ||
        shape->keys[i] != attribute->name.storage->self ||
        attribute->name.storage->type->context != shard->context ||
        attribute->value.storage->type->context != shard->context) {
      return NULL;
    }
  }
  return shape;
}

/// Resolves the operands; false unless all are live values of the scope.
static inline bool usual_operands(const tn_scope* scope, const tn_op_state* state,
                                  tn_ref references[USUAL_OPERANDS]) {
  for (size_t i = 0; i < state->operand_count; ++i) {
    references[i] = value_of_scope(scope->context, scope->number, state->operands[i]);
    if (references[i] == 0) return false;
  }
  return true;
}

/// Returns the block to which the op is appended; 0 for other insertions.
static inline tn_ref usual_block(const tn_scope* scope, const tn_insertion* at) {
  const bool usual =
      at->before.generation == 0 && at->block.scope == scope->number && at->block.generation != 0 &&
      tn_scope__cell(scope->context, at->block.slot, at->block.generation, TN_CELL_BLOCK) != NULL;
  return usual ? at->block.slot : 0;
}

static inline bool has_usual_size(const tn_op_state* state) {
  return state->operand_count <= USUAL_OPERANDS && state->result_count <= 1 &&
         state->attribute_count <= 0xffu && (state->successor_count | state->region_count) == 0;
}

static inline bool usual_types(const tn_context* context, const tn_op_state* state) {
  const bool typed =
      state->result_count == 0 || (state->result_types[0].storage != NULL &&
                                   state->result_types[0].storage->context == context);
  return typed && (state->location.context == NULL || state->location.context == context);
}

/// Creates a common op; false if it is not one. `*out_op` is 0 when out of memory (reported).
static inline bool make_usual(tn_scope* scope, const tn_op_state* state, tn_ref* out_op) {
  const tn_context* context = scope->context;
  tn_ref operands[USUAL_OPERANDS];
  if (!has_usual_size(state) || !usual_types(context, state)) return false;
  const tn_shape_payload* shape = usual_shape(scope->shard, state);
  const tn_ref block = usual_block(scope, &state->insertion);
  if (shape == NULL || block == 0 || !usual_operands(scope, state, operands)) return false;
  const uint32_t results = (uint32_t)state->result_count;
  const uint32_t count = (uint32_t)state->operand_count;
  const uint32_t keys = shape->key_count;
  const uint32_t words = TN_OP_HEADER_WORDS + 2 * results + 3 * count + (keys == 0 ? 1 : keys);
  const uint32_t location =
      state->location.context == NULL ? 0 : (uint32_t)state->location.reference;
  tn_op_cell* cell = NULL;
  const tn_ref op =
      tn_op__allocate_short(scope->shard, words, ((const tn_storage*)(const void*)shape - 1)->self,
                            location, results | count << 8, &cell);
  *out_op = op;
  if (TN_UNLIKELY(op == 0)) return true;
  uint32_t* at = cell->words;
  if (results != 0) {
    *at++ = state->result_types[0].storage->self;
    *at++ = 0;
  }
  tn_ref use = op + TN_OP_HEADER_WORDS + 2 * results;
  for (uint32_t i = 0; i < count; ++i, at += 3, use += 3) {
    tn_use_cell* use_cell = (tn_use_cell*)(void*)at;
    use_cell->value = operands[i];
    tn_use__link(context, use, use_cell, &tn_value__at(context, operands[i])->first_use);
  }
  for (uint32_t i = 0; i < keys; ++i) at[i] = state->attributes[i].value.storage->self;
  tn_op__append(scope->shard, op, cell, block);
  return true;
}

__attribute__((noinline)) static tn_status create_slow(tn_scope* scope, const tn_op_state* state,
                                                       tn_op* out_op) {
  *out_op = (tn_op){0};
  if (TN_UNLIKELY(!scope->open)) return tn_scope__report_closed(scope);
  TN_TRY(tn_callback_guard__may_create(scope->context));
  draft self;
  TN_TRY(open_draft(&self, scope->context, state));
  tn_status status = check_state(scope, &self);
  if (TN_LIKELY(status == TN_OK)) {
    const tn_ref op = make_op(scope->shard, &self);
    if (TN_UNLIKELY(op == 0)) {
      status = tn_shard__failure(scope->shard);
    } else {
      if (TN_LIKELY(self.block != 0 && self.before == 0)) {
        tn_op__append(scope->shard, op, tn_op__at(scope->context, op), self.block);
      } else if (self.block != 0) {
        tn_op__insert(scope->shard, op, self.block, self.before);
      } else {
        tn_scope__own(scope, op);
      }
      *out_op = tn_op__handle(scope->context, scope->number, op);
      tn_callback_guard__op_created(scope->context, op);
    }
  }
  close_draft(&self);
  return status;
}

/// Assigns the handle in two halves, as it will be read: after four stores of one word, a reader
/// would stall until they reach memory.
static inline void put_handle(tn_op* out_op, tn_op op) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  const uint64_t first = op.scope | (uint64_t)op.slot << 32;
  const uint64_t second = op.generation | (uint64_t)op.index << 32;
  memcpy(out_op, &first, sizeof first);
  memcpy((char*)out_op + sizeof first, &second, sizeof second);
#else
  *out_op = op;
#endif
}

tn_status tn_op_create(tn_scope* scope, const tn_op_state* state, tn_op* out_op) {
  tn_ref op = 0;
  if (TN_LIKELY(scope->open && scope->context->allows_unregistered_dialects &&
                tn_callback_guard__reader == NULL && make_usual(scope, state, &op))) {
    put_handle(out_op, tn_op__handle(scope->context, scope->number, op));
    return TN_LIKELY(op != 0) ? TN_OK : tn_shard__failure(scope->shard);
  }
  return create_slow(scope, state, out_op);
}
