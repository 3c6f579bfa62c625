// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of the pdl dialect, from mlir-c/Rewrite.h.
//
// A module of patterns owns its operation, and the registered functions until a set is created from
// it: then the set owns them. Arguments and results of a function are objects for the duration of
// the call.

#include <tenure/operation.h>

#include "mlir_c/guard.h"
#include "mlir_c/rewriter.h"

//===-- Modules -------------------------------------------------------------------------------===//

/// A function of the client's.
typedef struct pdl_function {
  struct pdl_function* next;
  tn_mc_context* record;
  MlirPDLRewriteFunction call;  ///< Constraints have the same type.
  void* user_data;
  bool is_constraint;
  size_t name_size;
  char name[];
} pdl_function;

/// The body of an MlirPDLPatternModule.
typedef struct pdl_module {
  tn_mc_member member;
  tn_mc_word word;
  MlirOperation op;
  pdl_function* functions;  ///< Newest first.
} pdl_module;

#define TAKE_PDL_MODULE(body, handle, none) \
  TN_MC_TAKE_OBJECT(pdl_module, body, handle, TN_MC_PDL_MODULE, "pdl module", none)

static void free_module(pdl_module* body) {
  while (body->functions != NULL) {
    pdl_function* function = body->functions;
    body->functions = function->next;
    free(function);
  }
  tn_mc__object_free(body->word);
  free(body);
}

/// Called when the context is destroyed, and the operation with it.
static void end_module(tn_mc_member* member) { free_module((pdl_module*)(void*)member); }

static void destroy_op(const pdl_module* body) {
  tn_mc_cell cell;
  if (tn_mc__find_op(TN_MC_WORD(body->op), &cell)) tn_mc__destroy_op(&cell);
}

MlirPDLPatternModule mlirPDLPatternModuleFromModule(MlirModule op) {
  TN_MC_TAKE_OP(cell, op, (MlirPDLPatternModule){NULL})
  pdl_module* body = calloc(1, sizeof *body);
  const tn_mc_word word = body == NULL ? 0 : tn_mc__object_new(TN_MC_PDL_MODULE, body);
  if (word == 0) {
    free(body);
    tn_context__out_of_memory(cell.context);
    return (MlirPDLPatternModule){NULL};
  }
  body->word = word;
  body->op = (MlirOperation){(void*)(uintptr_t)op.ptr};
  tn_mc__join(cell.record, &body->member, end_module);
  return (MlirPDLPatternModule){TN_MC_POINTER(word)};
}

void mlirPDLPatternModuleDestroy(MlirPDLPatternModule op) {
  TAKE_PDL_MODULE(body, op, )
  tn_mc__leave(&body->member);
  destroy_op(body);
  free_module(body);
}

static void add_function(const char* function, MlirPDLPatternModule handle, MlirStringRef name,
                         MlirPDLRewriteFunction call, void* user_data, bool is_constraint) {
  pdl_module* body = tn_mc__find_body(TN_MC_WORD(handle), TN_MC_PDL_MODULE);
  if (body == NULL) {
    tn_mc__refuse_handle(function, "pdl module", TN_MC_WORD(handle), NULL);
    return;
  }
  tn_mc_context* record = body->member.record;
  if (call == NULL || name.length == 0) {
    tn_mc__refuse(function, record->context, "a native function needs a name");
    return;
  }
  pdl_function* added = malloc(sizeof *added + name.length);
  if (added == NULL) {
    tn_context__out_of_memory(record->context);
    return;
  }
  *added = (pdl_function){body->functions, record, call, user_data, is_constraint, name.length};
  memcpy(added->name, name.data, name.length);
  body->functions = added;
}

void mlirPDLPatternModuleRegisterRewriteFunction(MlirPDLPatternModule pdlModule, MlirStringRef name,
                                                 MlirPDLRewriteFunction rewriteFn, void* userData) {
  add_function(__func__, pdlModule, name, rewriteFn, userData, false);
}

void mlirPDLPatternModuleRegisterConstraintFunction(MlirPDLPatternModule pdlModule,
                                                    MlirStringRef name,
                                                    MlirPDLConstraintFunction constraintFn,
                                                    void* userData) {
  add_function(__func__, pdlModule, name, constraintFn, userData, true);
}

//===-- Values --------------------------------------------------------------------------------===//

/// The body of an MlirPDLValue.
typedef struct pdl_value {
  const tn_pdl_value* value;
  tn_mc_context* record;
  tn_mc_word word;
} pdl_value;

/// Returns the entity, if the value is of that kind; NULL for a range.
static const tn_pdl_value* value_as(const char* function, MlirPDLValue handle, tn_pdl_kind kind,
                                    tn_mc_context** out_record) {
  const pdl_value* body = tn_mc__find_body(TN_MC_WORD(handle), TN_MC_PDL_VALUE);
  if (body == NULL) {
    tn_mc__refuse_handle(function, "pdl value", TN_MC_WORD(handle), NULL);
    return NULL;
  }
  *out_record = body->record;
  return body->value->kind == kind ? body->value : NULL;
}

MlirValue mlirPDLValueAsValue(MlirPDLValue value) {
  tn_mc_context* record;
  tn_resolved resolved;
  const tn_pdl_value* found = value_as(__func__, value, TN_PDL_VALUE, &record);
  if (found == NULL) return (MlirValue){NULL};
  return tn_mc__give_value(record, tn_value__resolve(found->as.value, &resolved));
}

MlirType mlirPDLValueAsType(MlirPDLValue value) {
  tn_mc_context* record;
  const tn_pdl_value* found = value_as(__func__, value, TN_PDL_TYPE, &record);
  return found == NULL ? (MlirType){NULL} : tn_mc__give_type(found->as.type);
}

MlirOperation mlirPDLValueAsOperation(MlirPDLValue value) {
  tn_mc_context* record;
  const tn_pdl_value* found = value_as(__func__, value, TN_PDL_OPERATION, &record);
  return found == NULL ? (MlirOperation){NULL} : tn_mc__give_op(record, found->as.op.slot);
}

MlirAttribute mlirPDLValueAsAttribute(MlirPDLValue value) {
  tn_mc_context* record;
  const tn_pdl_value* found = value_as(__func__, value, TN_PDL_ATTRIBUTE, &record);
  return found == NULL ? (MlirAttribute){NULL} : tn_mc__give_attribute(found->as.attribute);
}

//===-- Results -------------------------------------------------------------------------------===//

/// The body of an MlirPDLResultList.
typedef struct pdl_result_list {
  tn_pdl_results* results;
  uint32_t scope;
  tn_status status;  ///< The status of the pushes.
} pdl_result_list;

#define TAKE_RESULTS(body, handle) \
  TN_MC_TAKE_OBJECT(pdl_result_list, body, handle, TN_MC_PDL_RESULT_LIST, "PDL result list", )

static void push(pdl_result_list* body, const tn_pdl_value* value) {
  const tn_status status = tn_pdl_results_push(body->results, value);
  if (body->status == TN_OK) body->status = status;
}

void mlirPDLResultListPushBackValue(MlirPDLResultList results, MlirValue value) {
  TAKE_RESULTS(body, results)
  TN_MC_TAKE_VALUE(pushed, value, )
  push(body,
       &(tn_pdl_value){.kind = TN_PDL_VALUE, .as.value = tn_mc__value_in(&pushed, body->scope)});
}

void mlirPDLResultListPushBackType(MlirPDLResultList results, MlirType value) {
  TAKE_RESULTS(body, results)
  TN_MC_TAKE_TYPE(pushed, value, )
  push(body, &(tn_pdl_value){.kind = TN_PDL_TYPE, .as.type = pushed});
}

void mlirPDLResultListPushBackOperation(MlirPDLResultList results, MlirOperation value) {
  TAKE_RESULTS(body, results)
  TN_MC_TAKE_OP(pushed, value, )
  push(body,
       &(tn_pdl_value){.kind = TN_PDL_OPERATION, .as.op = tn_mc__op_in(&pushed, body->scope)});
}

void mlirPDLResultListPushBackAttribute(MlirPDLResultList results, MlirAttribute value) {
  TAKE_RESULTS(body, results)
  TN_MC_TAKE_ATTRIBUTE(pushed, value, )
  push(body, &(tn_pdl_value){.kind = TN_PDL_ATTRIBUTE, .as.attribute = pushed});
}

//===-- Functions -----------------------------------------------------------------------------===//

/// A call of a function: everything that has handles in it.
typedef struct pdl_call {
  tn_mc_rewriter driven;
  pdl_result_list results;
  tn_mc_word results_word;
  size_t count;
  pdl_value* values;
  MlirPDLValue* handles;
} pdl_call;

static void end_call(pdl_call* call) {
  for (size_t i = 0; i < call->count; ++i) {
    if (call->values != NULL && call->values[i].word != 0) {
      tn_mc__object_free(call->values[i].word);
    }
  }
  free(call->values);
  free(call->handles);
  if (call->results_word != 0) tn_mc__object_free(call->results_word);
  if (call->driven.word != 0) tn_mc__end_driven(&call->driven);
}

/// Returns false when out of memory.
static bool begin_call(tn_mc_context* record, tn_rewriter* rewriter, const tn_pdl_value* arguments,
                       size_t count, tn_pdl_results* results, pdl_call* out_call) {
  *out_call = (pdl_call){.count = count};
  out_call->results = (pdl_result_list){results, tn_rewriter_scope(rewriter)->number, TN_OK};
  out_call->values = calloc(count + 1, sizeof *out_call->values);
  out_call->handles = calloc(count + 1, sizeof *out_call->handles);
  if (out_call->values == NULL || out_call->handles == NULL) return false;
  for (size_t i = 0; i < count; ++i) {
    pdl_value* value = &out_call->values[i];
    value->value = &arguments[i];
    value->record = record;
    value->word = tn_mc__object_new(TN_MC_PDL_VALUE, value);
    if (value->word == 0) return false;
    out_call->handles[i] = (MlirPDLValue){TN_MC_POINTER(value->word)};
  }
  out_call->results_word = tn_mc__object_new(TN_MC_PDL_RESULT_LIST, &out_call->results);
  return out_call->results_word != 0 && tn_mc__begin_driven(record, rewriter, &out_call->driven);
}

/// A call of a native function.
typedef struct native_call {
  const pdl_function* function;
  pdl_call* call;
  size_t count;
  MlirLogicalResult result;
} native_call;

static void call_native(void* data) {
  native_call* self = data;
  const pdl_call* call = self->call;
  self->result = self->function->call((MlirPatternRewriter){TN_MC_POINTER(call->driven.word)},
                                      (MlirPDLResultList){TN_MC_POINTER(call->results_word)},
                                      self->count, call->handles, self->function->user_data);
}

static tn_status call_function(void* user_data, tn_rewriter* rewriter,
                               const tn_pdl_value* arguments, size_t argument_count,
                               tn_pdl_results* results) {
  const pdl_function* self = user_data;
  pdl_call call;
  if (!begin_call(self->record, rewriter, arguments, argument_count, results, &call)) {
    end_call(&call);
    return tn_context__out_of_memory(self->record->context);
  }
  native_call native = {.function = self, .call = &call, .count = argument_count};
  const bool returned = tn_mc__guard_call(call_native, &native);
  const tn_status status = returned ? call.results.status : TN_INTERRUPTED;
  const tn_status failure = self->is_constraint ? TN_NOT_FOUND : TN_VERIFY_FAILED;
  end_call(&call);
  if (status != TN_OK) return status;
  return mlirLogicalResultIsSuccess(native.result) ? TN_OK : failure;
}

static void free_function(void* user_data) { free(user_data); }

/// Transfers the functions to the set.
static tn_status give_functions(pdl_module* body, tn_pattern_set* set) {
  while (body->functions != NULL) {
    pdl_function* self = body->functions;
    const tn_string_view name = {self->name, self->name_size};
    TN_TRY((self->is_constraint
                ? tn_pattern_set_add_pdl_constraint
                : tn_pattern_set_add_pdl_rewrite)(set, name, call_function, self, free_function));
    body->functions = self->next;
  }
  return TN_OK;
}

// As in MLIR, moves the patterns out of the module, which stays, empty.
MlirRewritePatternSet mlirRewritePatternSetFromPDLPatternModule(MlirPDLPatternModule op) {
  TAKE_PDL_MODULE(body, op, (MlirRewritePatternSet){NULL})
  tn_mc_context* record = body->member.record;
  tn_pattern_set* set = NULL;
  tn_mc_cell cell;
  const bool has_op = tn_mc__find_op(TN_MC_WORD(body->op), &cell);
  if (tn_pattern_set_create(record->context, &set) != TN_OK) {
    return (MlirRewritePatternSet){NULL};
  }
  const tn_status status = give_functions(body, set);
  if (status != TN_OK || (has_op && tn_pattern_set_add_pdl(set, tn_mc__op(&cell)) != TN_OK)) {
    tn_pattern_set_destroy(set);
    return (MlirRewritePatternSet){NULL};
  }
  if (has_op) tn_mc__destroy_op(&cell);
  return (MlirRewritePatternSet){tn_mc__give_pattern_set(record, TN_MC_PATTERN_SET, set)};
}
