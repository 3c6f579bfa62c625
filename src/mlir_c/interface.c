// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of ops, from mlir-c/Interfaces.h.
//
// An op infers its result types if its schema determines them. No dialect of this library has ops
// that infer only shapes.

#include "mlir-c/Interfaces.h"

#include <tenure/op_interface.h>
#include <tenure/operation.h>

#include "mlir_c/ir.h"
#include "schema/schema.h"

// A TypeID is an address; its content is not read.
static const uint64_t infer_type_id;
static const uint64_t infer_shaped_type_id;

MlirTypeID mlirInferTypeOpInterfaceTypeID(void) { return (MlirTypeID){&infer_type_id}; }
MlirTypeID mlirInferShapedTypeOpInterfaceTypeID(void) {
  return (MlirTypeID){&infer_shaped_type_id};
}

static bool implements(const tn_storage* name, MlirTypeID id) {
  const tn_op_definition* definition = tn_op_definition__of_name(name);
  return id.ptr == &infer_type_id && definition != NULL && tn_op_schema__infers(definition);
}

bool mlirOperationImplementsInterface(MlirOperation operation, MlirTypeID interfaceTypeID) {
  TN_MC_TAKE_OP(cell, operation, false)
  return implements(tn_op_cell__name(cell.context, tn_op__at(cell.context, cell.reference)),
                    interfaceTypeID);
}

/// Returns the name interned in the context; NULL, refused or reported, on errors.
static const tn_storage* take_name(const char* function, const tn_mc_context* record,
                                   MlirStringRef name) {
  const tn_storage* found = NULL;
  if (name.length == 0) {
    tn_mc__refuse(function, record->context, "the operation name is empty");
  } else if (tn_operation_name__get(record->context, tn_mc__view(name), &found) != TN_OK) {
    return NULL;
  }
  return found;
}

bool mlirOperationImplementsInterfaceStatic(MlirStringRef operationName, MlirContext context,
                                            MlirTypeID interfaceTypeID) {
  TN_MC_TAKE_CONTEXT(record, context, false)
  const tn_storage* name = take_name(__func__, record, operationName);
  return name != NULL && implements(name, interfaceTypeID);
}

//===-- Inference -----------------------------------------------------------------------------===//

/// The parts of an op, in allocated arrays.
typedef struct inference {
  tn_op_state state;
  tn_value* operands;
  tn_named_attribute* attributes;
} inference;

static bool take_operands(const char* function, const tn_mc_context* record, uint32_t scope,
                          intptr_t count, const MlirValue* handles, inference* self) {
  self->operands = calloc((size_t)count + 1, sizeof *self->operands);
  if (self->operands == NULL) {
    tn_context__out_of_memory(record->context);
    return false;
  }
  for (intptr_t i = 0; i < count; ++i) {
    tn_mc_value value;
    if (!tn_mc__find_value(TN_MC_WORD(handles[i]), &value)) {
      tn_mc__refuse_handle(function, "value", TN_MC_WORD(handles[i]), record->context);
      return false;
    }
    self->operands[i] = tn_mc__value_in(&value, scope);
  }
  self->state.operands = self->operands;
  self->state.operand_count = (size_t)count;
  return true;
}

/// Takes the entries of a dictionary, which may be null.
static bool take_attributes(const char* function, const tn_mc_context* record,
                            MlirAttribute dictionary, inference* self) {
  tn_attribute given = {NULL};
  if (dictionary.ptr != NULL && !tn_mc__take_attribute(function, dictionary, &given)) return false;
  const size_t count = given.storage == NULL ? 0 : tn_dictionary_attribute_count(given);
  self->attributes = calloc(count + 1, sizeof *self->attributes);
  if (self->attributes == NULL) {
    tn_context__out_of_memory(record->context);
    return false;
  }
  for (size_t i = 0; i < count; ++i) self->attributes[i] = tn_dictionary_attribute_entry(given, i);
  self->state.attributes = self->attributes;
  self->state.attribute_count = count;
  return true;
}

/// Infers the types, and passes them to the callback.
static bool infer(tn_scope* scope, const tn_op_state* state, MlirTypesCallback callback,
                  void* user_data) {
  size_t count = 0;
  if (tn_op_infer_types(scope, state, NULL, 0, &count) != TN_OK) return false;
  tn_type* types = calloc(count + 1, sizeof *types);
  MlirType* given = calloc(count + 1, sizeof *given);
  bool is_done = false;
  if (types == NULL || given == NULL) {
    tn_context__out_of_memory(scope->context);
  } else if (tn_op_infer_types(scope, state, types, count, &count) == TN_OK) {
    for (size_t i = 0; i < count; ++i) given[i] = tn_mc__give_type(types[i]);
    callback((intptr_t)count, given, user_data);
    is_done = true;
  }
  free(types);
  free(given);
  return is_done;
}

MlirLogicalResult mlirInferTypeOpInterfaceInferReturnTypes(
    MlirStringRef opName, MlirContext context, MlirLocation location, intptr_t nOperands,
    MlirValue* operands, MlirAttribute attributes, void* properties, intptr_t nRegions,
    MlirRegion* regions, MlirTypesCallback callback, void* userData) {
  (void)nRegions;  // Schemas never infer types from regions.
  (void)regions;
  const MlirLogicalResult failure = mlirLogicalResultFailure();
  TN_MC_TAKE_CONTEXT(record, context, failure)
  TN_MC_TAKE_LOCATION(where, location, failure)
  TN_MC_CHECK_COUNT(record->context, nOperands, failure)
  if (properties != NULL) {
    tn_mc__refuse(__func__, record->context, "properties must be passed as attributes");
    return failure;
  }
  const tn_storage* name = take_name(__func__, record, opName);
  tn_scope* scope = tn_mc__scope(record);
  if (name == NULL || scope == NULL || !implements(name, (MlirTypeID){&infer_type_id})) {
    return failure;
  }
  inference self = {.state = {.name = {name}, .location = where}};
  const bool is_done = take_operands(__func__, record, scope->number, nOperands, operands, &self) &&
                       take_attributes(__func__, record, attributes, &self) &&
                       infer(scope, &self.state, callback, userData);
  free(self.operands);
  free(self.attributes);
  return is_done ? mlirLogicalResultSuccess() : failure;
}

MlirLogicalResult mlirInferShapedTypeOpInterfaceInferReturnTypes(
    MlirStringRef opName, MlirContext context, MlirLocation location, intptr_t nOperands,
    MlirValue* operands, MlirAttribute attributes, void* properties, intptr_t nRegions,
    MlirRegion* regions, MlirShapedTypeComponentsCallback callback, void* userData) {
  (void)opName;
  (void)location;
  (void)nOperands;
  (void)operands;
  (void)attributes;
  (void)properties;
  (void)nRegions;
  (void)regions;
  (void)callback;
  (void)userData;
  TN_MC_TAKE_CONTEXT(record, context, mlirLogicalResultFailure())
  // As for any op without the interface: nothing is reported.
  return mlirLogicalResultFailure();
}
