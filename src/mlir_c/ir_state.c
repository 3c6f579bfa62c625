// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operation states, and creating operations from them, from mlir-c/IR.h.
//
// A state's arrays are allocated with malloc, as in MLIR. They are small and short-lived, so each
// thread keeps a few for reuse.

#include <malloc.h>
#include <stdlib.h>
#include <tenure/op_interface.h>

#include "ir/op_definition.h"
#include "ir/shape.h"
#include "mlir_c/context.h"
#include "mlir_c/ir.h"

//===-- Arrays --------------------------------------------------------------------------------===//

#define KEPT_ARRAYS 8u
#define KEPT_BYTES 128u

typedef struct kept_arrays {
  void* items[KEPT_ARRAYS];
  unsigned count;
} kept_arrays;
static _Thread_local kept_arrays kept TN_NEAR_THREAD_LOCAL;

void tn_mc__drop_arrays(void) {
  while (kept.count != 0) free(kept.items[--kept.count]);
}

static void* new_array(size_t bytes) {
  if (TN_LIKELY(bytes <= KEPT_BYTES)) {
    if (TN_LIKELY(kept.count != 0)) return kept.items[--kept.count];
    bytes = KEPT_BYTES;
  }
  (void)tn_mc__thread();  // The end of the thread frees the kept arrays.
  return malloc(bytes);
}

/// A client's array may be smaller than those of this file.
static inline void free_array(void* array) {
  if (array == NULL) return;
  if (TN_LIKELY(kept.count < KEPT_ARRAYS && malloc_usable_size(array) >= KEPT_BYTES)) {
    kept.items[kept.count++] = array;
  } else {
    free(array);
  }
}

/// Destroys the regions of a state, except those that have an op.
static void destroy_regions(intptr_t count, const MlirRegion* regions) {
  if (count >= TN_MC_COUNT_MAX) return;
  for (intptr_t i = 0; i < count; ++i) {
    tn_mc_place place;
    if (!tn_mc__find_region(TN_MC_WORD(regions[i]), &place)) continue;
    if (tn_mc_place__is_placed(&place) && tn_mc_place__region(&place)->op != 0) {
      continue;
    }
    mlirRegionDestroy(regions[i]);
  }
}

/// Marks an incomplete state, so that no operation is created from it: clears its location.
static void* spoil(const char* function, MlirOperationState* state, const char* why) {
  tn_mc__refuse(function, NULL, why);
  state->location.ptr = NULL;
  return NULL;
}

/// Reserves space for `n` items of `size` bytes after `count`. On failure returns NULL and marks
/// the state.
__attribute__((noinline)) static void* grow_array(const char* function, MlirOperationState* state,
                                                  void* array, intptr_t count, intptr_t n,
                                                  size_t size) {
  const size_t bytes = ((size_t)count + (size_t)n) * size;
  void* grown = array;
  if (n < 0 || n >= TN_MC_COUNT_MAX || count < 0 || count >= TN_MC_COUNT_MAX) {
    return spoil(function, state, "invalid number of items");
  }
  if (grown == NULL) {
    grown = new_array(bytes);
  } else if (malloc_usable_size(grown) < bytes) {
    grown = realloc(grown, 2 * bytes);
  }
  return grown == NULL ? spoil(function, state, "out of memory") : grown;
}

/// Appends `n` items of `words` words each. On failure the array does not change, and creating the
/// operation is refused.
__attribute__((always_inline)) static inline bool append(const char* function,
                                                         MlirOperationState* state, void** array,
                                                         intptr_t* count, intptr_t n, size_t words,
                                                         const void* items) {
  if (n == 0) return true;
  uint64_t* to = *array;
  const size_t size = words * sizeof(uint64_t);
  if (TN_UNLIKELY(items == NULL)) return spoil(function, state, "the items are null") != NULL;
  if (TN_LIKELY(to == NULL && (size_t)n <= KEPT_BYTES / size && kept.count != 0)) {
    to = kept.items[--kept.count];
  } else {
    to = grow_array(function, state, to, *count, n, size);
    if (to == NULL) return false;
  }
  *array = to;
  to += (size_t)*count * words;
  for (size_t i = 0; i < (size_t)n * words; ++i) to[i] = ((const uint64_t*)items)[i];
  *count += n;
  return true;
}

#define APPEND(state, counter, field, items)                             \
  append(__func__, state, (void**)&(state)->field, &(state)->counter, n, \
         sizeof *(state)->field / sizeof(uint64_t), items)

MlirOperationState mlirOperationStateGet(MlirStringRef name, MlirLocation loc) {
  return (MlirOperationState){.name = name, .location = loc};
}
void mlirOperationStateAddResults(MlirOperationState* state, intptr_t n, const MlirType* results) {
  (void)APPEND(state, nResults, results, results);
}
void mlirOperationStateAddOperands(MlirOperationState* state, intptr_t n,
                                   const MlirValue* operands) {
  (void)APPEND(state, nOperands, operands, operands);
}
void mlirOperationStateAddOwnedRegions(MlirOperationState* state, intptr_t n,
                                       const MlirRegion* regions) {
  if (APPEND(state, nRegions, regions, regions) || regions == NULL) return;
  // The state owns them nevertheless.
  destroy_regions(n, regions);
}
void mlirOperationStateAddSuccessors(MlirOperationState* state, intptr_t n,
                                     const MlirBlock* successors) {
  (void)APPEND(state, nSuccessors, successors, successors);
}
void mlirOperationStateAddAttributes(MlirOperationState* state, intptr_t n,
                                     const MlirNamedAttribute* attributes) {
  (void)APPEND(state, nAttributes, attributes, attributes);
}
void mlirOperationStateEnableResultTypeInference(MlirOperationState* state) {
  state->enableResultTypeInference = true;
}

/// Frees everything that mlirOperationCreate consumes, on success and failure.
static void free_arrays(MlirOperationState* state) {
  free_array(state->results);
  free_array(state->operands);
  free_array(state->regions);
  free_array(state->successors);
  free_array(state->attributes);
  state->results = NULL;
  state->operands = NULL;
  state->regions = NULL;
  state->successors = NULL;
  state->attributes = NULL;
  state->nResults = state->nOperands = state->nRegions = 0;
  state->nSuccessors = state->nAttributes = 0;
}

//===-- Names ---------------------------------------------------------------------------------===//

/// The name that the thread used last.
typedef struct last_name {
  uint32_t context;  ///< Its host number.
  size_t size;
  char text[48];
  tn_operation_name name;
} last_name;
static _Thread_local last_name last TN_NEAR_THREAD_LOCAL;

static inline bool is_last_name(const tn_context* context, MlirStringRef text) {
  return TN_LIKELY(last.context == context->host_number && last.size == text.length &&
                   tn_shape__same_bytes(last.text, text.data, text.length));
}

static tn_status find_name(tn_context* context, MlirStringRef text, tn_operation_name* out_name) {
  if (is_last_name(context, text)) {
    *out_name = last.name;
    return TN_OK;
  }
  TN_TRY(tn_operation_name_get(context, tn_mc__view(text), out_name));
  if (text.length <= sizeof last.text) {
    last.context = context->host_number;
    last.size = text.length;
    last.name = *out_name;
    memcpy(last.text, text.data, text.length);
  }
  return TN_OK;
}

//===-- Creation ------------------------------------------------------------------------------===//

#define STACK_ITEMS 16u

/// A state in the form of the library's own API.
typedef struct draft {
  tn_mc_context* record;
  tn_scope* scope;
  tn_op_state state;
  tn_value* operands;
  tn_type* types;
  tn_block* successors;
  tn_named_attribute* attributes;
  tn_mc_place* regions;
  void* heap;
  tn_value stack_operands[STACK_ITEMS];
  tn_type stack_types[STACK_ITEMS];
  tn_named_attribute stack_attributes[STACK_ITEMS];
} draft;

static bool is_small(const MlirOperationState* state) {
  return (size_t)state->nOperands <= STACK_ITEMS && (size_t)state->nResults <= STACK_ITEMS &&
         (size_t)state->nAttributes <= STACK_ITEMS && state->nSuccessors == 0 &&
         state->nRegions == 0;
}

static bool make_room(draft* self, const MlirOperationState* state, const char* function) {
  self->heap = NULL;
  self->operands = self->stack_operands;
  self->types = self->stack_types;
  self->attributes = self->stack_attributes;
  if (TN_LIKELY(is_small(state))) return true;
  const size_t operands = (size_t)state->nOperands * sizeof *self->operands;
  const size_t types = (size_t)state->nResults * sizeof *self->types;
  const size_t attributes = (size_t)state->nAttributes * sizeof *self->attributes;
  const size_t successors = (size_t)state->nSuccessors * sizeof *self->successors;
  const size_t regions = (size_t)state->nRegions * sizeof *self->regions;
  char* heap = malloc(regions + operands + types + attributes + successors);
  self->heap = heap;
  self->regions = (tn_mc_place*)(void*)heap;
  self->attributes = (tn_named_attribute*)(void*)(heap + regions);
  self->types = (tn_type*)(void*)(heap + regions + attributes);
  self->operands = (tn_value*)(void*)(heap + regions + attributes + types);
  self->successors = (tn_block*)(void*)(heap + regions + attributes + types + operands);
  if (heap == NULL) tn_mc__refuse(function, self->record->context, "out of memory");
  return heap != NULL;
}

static bool take_operands(draft* self, const MlirOperationState* state, const char* function) {
  for (intptr_t i = 0; i < state->nOperands; ++i) {
    tn_mc_value value;
    self->operands[i] = (tn_value){0};
    if (state->operands[i].ptr == NULL) continue;  // Treated like a dropped operand.
    if (TN_UNLIKELY(!tn_mc__find_value(TN_MC_WORD(state->operands[i]), &value))) {
      tn_mc__refuse_handle(function, "value", TN_MC_WORD(state->operands[i]),
                           self->record->context);
      return false;
    }
    const uint32_t scope =
        value.cell.record == self->record ? self->scope->number : value.cell.record->scope;
    self->operands[i] = tn_mc__value_in(&value, scope);
  }
  return true;
}

static bool take_types(draft* self, const MlirOperationState* state, const char* function) {
  for (intptr_t i = 0; i < state->nResults; ++i) {
    if (!tn_mc__take_type(function, state->results[i], &self->types[i])) return false;
  }
  for (intptr_t i = 0; i < state->nAttributes; ++i) {
    const MlirNamedAttribute* attribute = &state->attributes[i];
    if (!tn_mc__take_identifier(function, attribute->name, &self->attributes[i].name) ||
        !tn_mc__take_attribute(function, attribute->attribute, &self->attributes[i].value)) {
      return false;
    }
  }
  return true;
}

static bool take_successors(draft* self, const MlirOperationState* state, const char* function) {
  for (intptr_t i = 0; i < state->nSuccessors; ++i) {
    tn_mc_place place;
    if (!tn_mc__find_block(TN_MC_WORD(state->successors[i]), &place)) {
      tn_mc__refuse_handle(function, "block", TN_MC_WORD(state->successors[i]),
                           self->record->context);
      return false;
    }
    if (!tn_mc__place_block(self->record, &place)) return false;
    self->successors[i] = tn_mc__block_in(&place.cell, place.cell.record->scope);
  }
  return true;
}

/// Takes unowned regions, each once, and places them in the op's context if they have blocks.
static bool take_regions(draft* self, const MlirOperationState* state, const char* function) {
  for (intptr_t i = 0; i < state->nRegions; ++i) {
    tn_mc_place* place = &self->regions[i];
    if (!tn_mc__find_region(TN_MC_WORD(state->regions[i]), place)) {
      tn_mc__refuse_handle(function, "region", TN_MC_WORD(state->regions[i]),
                           self->record->context);
      return false;
    }
    for (intptr_t k = 0; k < i; ++k) {
      if (state->regions[k].ptr != state->regions[i].ptr) continue;
      tn_mc__refuse(function, self->record->context, "duplicate region");
      return false;
    }
    if (!tn_mc_place__is_placed(place)) {
      if (place->slot->first != 0 && !tn_mc__place_region(self->record, place)) return false;
      continue;
    }
    const bool is_foreign = place->cell.record != self->record;
    if (!is_foreign && tn_mc_place__region(place)->op == 0) continue;
    tn_mc__refuse(function, self->record->context,
                  is_foreign ? "a region belongs to another context" : "a region belongs to an op");
    return false;
  }
  return true;
}

static bool fill_state(draft* self, const MlirOperationState* state, const char* function) {
  if (!make_room(self, state, function) || !take_operands(self, state, function) ||
      !take_types(self, state, function) || !take_successors(self, state, function) ||
      !take_regions(self, state, function)) {
    return false;
  }
  self->state.operands = self->operands;
  self->state.operand_count = (size_t)state->nOperands;
  self->state.result_types = self->types;
  self->state.result_count = (size_t)state->nResults;
  self->state.successors = self->successors;
  self->state.successor_count = (size_t)state->nSuccessors;
  self->state.attributes = self->attributes;
  self->state.attribute_count = (size_t)state->nAttributes;
  self->state.region_count = (size_t)state->nRegions;
  return true;
}

#define INFERRED_TYPES 64u

/// Creates the op with the types that its interface infers.
static tn_status create_inferred(draft* self, tn_op* out_op) {
  tn_type types[INFERRED_TYPES];
  tn_type* more = NULL;
  size_t count = 0;
  *out_op = (tn_op){0};
  TN_TRY(tn_op_infer_types(self->scope, &self->state, types, INFERRED_TYPES, &count));
  self->state.result_types = types;
  if (count > INFERRED_TYPES) {
    more = malloc(count * sizeof *more);
    if (more == NULL) return tn_context__out_of_memory(self->record->context);
    self->state.result_types = more;
    const tn_status status = tn_op_infer_types(self->scope, &self->state, more, count, &count);
    if (status != TN_OK) {
      free(more);
      return status;
    }
  }
  self->state.result_count = count;
  const tn_status status = tn_op_create(self->scope, &self->state, out_op);
  free(more);
  return status;
}

static MlirOperation create(draft* self, MlirOperationState* state, const char* function) {
  tn_context* context = self->record->context;
  self->scope = tn_mc__scope(self->record);
  if (self->scope == NULL || find_name(context, state->name, &self->state.name) != TN_OK ||
      !fill_state(self, state, function)) {
    return (MlirOperation){NULL};
  }
  tn_op op;
  const tn_status status = state->enableResultTypeInference
                               ? create_inferred(self, &op)
                               : tn_op_create(self->scope, &self->state, &op);
  if (status != TN_OK) return (MlirOperation){NULL};
  tn_scope__disown_op(context, op.slot);
  for (intptr_t i = 0; i < state->nRegions; ++i) {
    tn_mc__settle_region(self->record, self->scope->shard, op.slot, (uint32_t)i, &self->regions[i]);
  }
  return tn_mc__give_op(self->record, op.slot);
}

//===-- The common case -----------------------------------------------------------------------===//
// An op with a few operands, at most one result, no successors and regions, the attributes of the
// previous op, unregistered or without default properties. It is created without a draft;
// everything else, including errors, is left to the slow path.

#define USUAL_OPERANDS 8u
#define USUAL_ATTRIBUTES 8u

/// Returns the shape that the shard found last, if it is that of the state. `values` receives the
/// attributes in its order.
static inline const tn_shape_payload* usual_shape(const tn_shard* shard, const tn_mc_tables* tables,
                                                  tn_operation_name name,
                                                  const MlirOperationState* state,
                                                  tn_uref values[USUAL_ATTRIBUTES]) {
  const tn_shape_payload* shape = shard->last_shape;
  if (shape == NULL || shape->operation_name != name.storage->self ||
      shape->key_count != (size_t)state->nAttributes) {
    return NULL;
  }
  const tn_op_definition* definition = tn_operation_name__definition(name.storage);
  const bool is_unregistered =
      definition == &tn_op_definition__none && shard->context->allows_unregistered_dialects;
  if (!is_unregistered && (definition == NULL || definition == &tn_op_definition__none ||
                           definition->add_defaults != NULL)) {
    return NULL;
  }
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    const MlirNamedAttribute* attribute = &state->attributes[i];
    const tn_storage* value = tn_mc_tables__storage(tables, TN_MC_WORD(attribute->attribute));
    if (TN_MC_WORD(attribute->name) != (tables->bits | (shape->keys[i] & TN_UREF_MASK)) ||
        value == NULL || !tn_mc__is_attribute(value)) {
      return NULL;
    }
    values[i] = value->self;
  }
  return shape;
}

static inline bool usual_operands(const tn_mc_tables* tables, const MlirOperationState* state,
                                  tn_ref operands[USUAL_OPERANDS]) {
  for (intptr_t i = 0; i < state->nOperands; ++i) {
    operands[i] = tn_mc_tables__value(tables, TN_MC_WORD(state->operands[i]));
    if (operands[i] == 0) return false;
  }
  return true;
}

static inline bool has_usual_size(const MlirOperationState* state) {
  return (size_t)state->nOperands <= USUAL_OPERANDS && (size_t)state->nResults <= 1 &&
         (size_t)state->nAttributes <= USUAL_ATTRIBUTES &&
         (state->nSuccessors | state->nRegions) == 0 && !state->enableResultTypeInference;
}

/// Returns the op, or null if the slow path must create it.
static MlirOperation create_usual(tn_mc_context* record, const MlirOperationState* state,
                                  uint32_t location) {
  const MlirOperation none = {NULL};
  tn_shard* shard = tn_mc__shard(record);
  tn_ref operands[USUAL_OPERANDS];
  tn_uref values[USUAL_ATTRIBUTES];
  const tn_storage* type = NULL;
  if (!has_usual_size(state) || shard == NULL || tn_callback_guard__reader != NULL ||
      !is_last_name(record->context, state->name)) {
    return none;
  }
  const tn_mc_tables tables = tn_mc__tables(record->context);
  const tn_shape_payload* shape = usual_shape(shard, &tables, last.name, state, values);
  if (shape == NULL || !usual_operands(&tables, state, operands)) return none;
  if (state->nResults != 0) {
    type = tn_mc_tables__storage(&tables, TN_MC_WORD(state->results[0]));
    if (type == NULL || !tn_mc__is_type(type)) return none;
  }
  const uint32_t results = (uint32_t)state->nResults;
  const uint32_t count = (uint32_t)state->nOperands;
  const uint32_t keys = shape->key_count;
  const uint32_t words = TN_OP_HEADER_WORDS + 2 * results + 3 * count + (keys == 0 ? 1 : keys);
  tn_op_cell* cell = NULL;
  const tn_ref op =
      tn_op__allocate_short(shard, words, ((const tn_storage*)(const void*)shape - 1)->self,
                            location, results | count << 8, &cell);
  if (TN_UNLIKELY(op == 0)) return none;
  uint32_t* at = cell->words;
  if (results != 0) {
    *at++ = type->self;
    *at++ = 0;
  }
  tn_ref use = op + TN_OP_HEADER_WORDS + 2 * results;
  for (uint32_t i = 0; i < count; ++i, at += 3, use += 3) {
    tn_use_cell* use_cell = (tn_use_cell*)(void*)at;
    use_cell->value = operands[i];
    tn_use__link(record->context, use, use_cell,
                 &tn_value__at(record->context, operands[i])->first_use);
  }
  for (uint32_t i = 0; i < keys; ++i) at[i] = values[i];
  return (MlirOperation){TN_MC_POINTER(tn_mc__word_of_cell(record, op, cell->generation))};
}

__attribute__((noinline)) static MlirOperation create_slow(MlirOperationState* state,
                                                           tn_location location,
                                                           const char* function) {
  draft self = {.record = tn_mc__record_of(location.context), .state.location = location};
  const intptr_t counts = state->nOperands | state->nResults | state->nAttributes |
                          state->nSuccessors | state->nRegions;
  if (counts < 0 || counts >= TN_MC_COUNT_MAX) {
    tn_mc__refuse(function, self.record->context, "the state has an invalid number of items");
    return (MlirOperation){NULL};
  }
  tn_mc__defer_throw();
  const MlirOperation op = create(&self, state, function);
  free(self.heap);
  return op;
}

MlirOperation mlirOperationCreate(MlirOperationState* state) {
  MlirOperation op = {NULL};
  tn_location location;
  bool is_slow = false;
  if (TN_LIKELY(tn_mc__take_location(__func__, state->location, &location))) {
    op = create_usual(tn_mc__record_of(location.context), state, tn_location__ref(location));
    is_slow = mlirOperationIsNull(op);
    if (TN_UNLIKELY(is_slow)) op = create_slow(state, location, __func__);
  }
  if (TN_UNLIKELY(mlirOperationIsNull(op))) destroy_regions(state->nRegions, state->regions);
  free_arrays(state);
  if (TN_UNLIKELY(is_slow)) tn_mc__throw_deferred(__func__);
  return op;
}
