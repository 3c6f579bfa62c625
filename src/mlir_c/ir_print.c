// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Printing and writing, from mlir-c/IR.h: flags, states, text, bytecode.

#include <stdio.h>
#include <tenure/bytecode.h>
#include <tenure/diagnostics.h>
#include <tenure/operation.h>
#include <tenure/verify.h>

#include "ir/callback_guard.h"
#include "mlir_c/ir.h"

/// The default printing options.
static const tn_mc_printing_flags default_flags = {.options = {.custom_form = true}};

//===-- Flags ---------------------------------------------------------------------------------===//

/// Creates an object with a copy of `body`; null, refused, when out of memory.
static void* new_object(const char* function, tn_mc_kind kind, const void* body, size_t size) {
  void* copy = malloc(size);
  if (copy != NULL) memcpy(copy, body, size);
  const tn_mc_word word = copy == NULL ? 0 : tn_mc__object_new(kind, copy);
  if (word == 0) {
    free(copy);
    tn_mc__refuse(function, NULL, "out of memory");
  }
  return TN_MC_POINTER(word);
}

MlirOpPrintingFlags mlirOpPrintingFlagsCreate(void) {
  return (MlirOpPrintingFlags){
      new_object(__func__, TN_MC_PRINTING_FLAGS, &default_flags, sizeof default_flags)};
}

#define TAKE_FLAGS(body, handle, none)                                                          \
  TN_MC_TAKE_OBJECT(tn_mc_printing_flags, body, handle, TN_MC_PRINTING_FLAGS, "printing flags", \
                    none)

void mlirOpPrintingFlagsDestroy(MlirOpPrintingFlags flags) {
  TAKE_FLAGS(body, flags, )
  tn_mc__object_free(TN_MC_WORD(flags));
  free(body);
}

void mlirOpPrintingFlagsElideLargeElementsAttrs(MlirOpPrintingFlags flags,
                                                intptr_t largeElementLimit) {
  TAKE_FLAGS(body, flags, )
  body->options.use_elide_elements_limit = true;
  body->options.elide_elements_limit = largeElementLimit;
}
void mlirOpPrintingFlagsElideLargeResourceString(MlirOpPrintingFlags flags,
                                                 intptr_t largeResourceLimit) {
  TAKE_FLAGS(body, flags, )
  body->options.use_elide_resource_limit = true;
  body->options.elide_resource_limit = largeResourceLimit;
}
void mlirOpPrintingFlagsEnableDebugInfo(MlirOpPrintingFlags flags, bool enable, bool prettyForm) {
  TAKE_FLAGS(body, flags, )
  body->options.debug_info = enable;
  body->options.pretty_debug_info = prettyForm;
}
void mlirOpPrintingFlagsPrintGenericOpForm(MlirOpPrintingFlags flags) {
  TAKE_FLAGS(body, flags, )
  body->options.custom_form = false;
}
void mlirOpPrintingFlagsPrintNameLocAsPrefix(MlirOpPrintingFlags flags) {
  TAKE_FLAGS(body, flags, )
  body->options.names_from_locations = true;
}
void mlirOpPrintingFlagsUseLocalScope(MlirOpPrintingFlags flags) {
  TAKE_FLAGS(body, flags, )
  body->options.local_scope = true;
}
void mlirOpPrintingFlagsAssumeVerified(MlirOpPrintingFlags flags) {
  TAKE_FLAGS(body, flags, )
  body->assume_verified = true;
}
void mlirOpPrintingFlagsSkipRegions(MlirOpPrintingFlags flags) {
  TAKE_FLAGS(body, flags, )
  body->options.skip_regions = true;
}

//===-- States --------------------------------------------------------------------------------===//

typedef struct asm_state {
  tn_mc_printing_flags flags;
} asm_state;

/// Returns the flags of the handle; the default ones for null. NULL, refused, if it is stale.
static const tn_mc_printing_flags* find_flags(const char* function, MlirOpPrintingFlags flags) {
  if (flags.ptr == NULL) return &default_flags;
  const tn_mc_printing_flags* body = tn_mc__find_body(TN_MC_WORD(flags), TN_MC_PRINTING_FLAGS);
  if (body == NULL) tn_mc__refuse_handle(function, "printing flags", TN_MC_WORD(flags), NULL);
  return body;
}

static MlirAsmState create_state(const char* function, MlirOpPrintingFlags flags) {
  const tn_mc_printing_flags* found = find_flags(function, flags);
  if (found == NULL) return (MlirAsmState){NULL};
  const asm_state state = {*found};
  return (MlirAsmState){new_object(function, TN_MC_ASM_STATE, &state, sizeof state)};
}

MlirAsmState mlirAsmStateCreateForOperation(MlirOperation op, MlirOpPrintingFlags flags) {
  TN_MC_TAKE_OP(cell, op, (MlirAsmState){NULL})
  return create_state(__func__, flags);
}
MlirAsmState mlirAsmStateCreateForValue(MlirValue value, MlirOpPrintingFlags flags) {
  TN_MC_TAKE_VALUE(self, value, (MlirAsmState){NULL})
  return create_state(__func__, flags);
}

#define TAKE_STATE(body, handle, none) \
  TN_MC_TAKE_OBJECT(asm_state, body, handle, TN_MC_ASM_STATE, "AsmState", none)

void mlirAsmStateDestroy(MlirAsmState state) {
  TAKE_STATE(body, state, )
  tn_mc__object_free(TN_MC_WORD(state));
  free(body);
}

//===-- Text ----------------------------------------------------------------------------------===//

/// Drops reports of this thread only; other threads may be reporting.
static bool swallow(const tn_diagnostic* diagnostic, void* user_data) {
  (void)diagnostic;
  return user_data == &tn_mc__last_scope;
}

/// Returns whether the op may be printed in its custom form, which requires valid IR.
static bool is_valid(tn_context* context, tn_op op) {
  tn_diagnostic_handler_id id;
  if (tn_diagnostic_handler_attach(context, swallow, &tn_mc__last_scope, NULL, &id) != TN_OK)
    return false;
  const tn_status status = tn_op_verify(op);
  tn_diagnostic_handler_detach(context, id);
  return status == TN_OK;
}

static void print_op(const tn_mc_cell* cell, const tn_mc_printing_flags* flags,
                     MlirStringCallback callback, void* user_data) {
  const tn_scope* scope = tn_mc__scope(cell->record);
  if (scope == NULL) return;
  const tn_op op = tn_mc__op_in(cell, scope->number);
  tn_print_options options = flags->options;
  if (options.custom_form && !flags->assume_verified) {
    options.custom_form = is_valid(cell->context, op);
  }
  TN_MC_PRINT_TO(printer, callback, user_data, cell->context, TN_CALL_READS)
  tn_mc__finish(__func__,
                tn_mc__hand_over(&printer, tn_op_print(op, &options, tn_mc__write, &printer)));
}

// A refused print passes no text to the callback.
#define TAKE_OP_TO_PRINT(cell, op)                                     \
  tn_mc_cell cell;                                                     \
  if (!tn_mc__find_op(TN_MC_WORD(op), &cell)) {                        \
    tn_mc__refuse_handle(__func__, "operation", TN_MC_WORD(op), NULL); \
    tn_mc__write_nothing(callback, userData);                          \
    return;                                                            \
  }

void mlirOperationPrint(MlirOperation op, MlirStringCallback callback, void* userData) {
  TAKE_OP_TO_PRINT(cell, op)
  print_op(&cell, &default_flags, callback, userData);
}

void mlirOperationPrintWithFlags(MlirOperation op, MlirOpPrintingFlags flags,
                                 MlirStringCallback callback, void* userData) {
  TAKE_OP_TO_PRINT(cell, op)
  const tn_mc_printing_flags* found = find_flags(__func__, flags);
  if (found == NULL) {
    tn_mc__write_nothing(callback, userData);
  } else {
    print_op(&cell, found, callback, userData);
  }
}

void mlirOperationPrintWithState(MlirOperation op, MlirAsmState state, MlirStringCallback callback,
                                 void* userData) {
  TAKE_OP_TO_PRINT(cell, op)
  const asm_state* body = tn_mc__find_body(TN_MC_WORD(state), TN_MC_ASM_STATE);
  if (body == NULL) {
    tn_mc__refuse_handle(__func__, "AsmState", TN_MC_WORD(state), cell.context);
    tn_mc__write_nothing(callback, userData);
  } else {
    print_op(&cell, &body->flags, callback, userData);
  }
}

void tn_mc__write_to_stderr(MlirStringRef text, void* user_data) {
  (void)user_data;
  fwrite(text.data, 1, text.length, stderr);
}

void mlirOperationDump(MlirOperation op) {
  TN_MC_TAKE_OP(cell, op, )
  print_op(&cell, &default_flags, tn_mc__write_to_stderr, NULL);
}

void mlirBlockPrint(MlirBlock block, MlirStringCallback callback, void* userData) {
  tn_mc_place place;
  if (!tn_mc__find_block(TN_MC_WORD(block), &place)) {
    tn_mc__refuse_handle(__func__, "block", TN_MC_WORD(block), NULL);
    tn_mc__write_nothing(callback, userData);
    return;
  }
  if (!tn_mc_place__is_placed(&place) ||
      tn_block_cell__parent_op(place.cell.context, tn_mc_place__block(&place)) == 0) {
    callback(mlirStringRefCreateFromCString("<<UNLINKED BLOCK>>\n"), userData);
    return;
  }
  const tn_scope* scope = tn_mc__scope(place.cell.record);
  if (scope == NULL) return;
  TN_MC_PRINT_TO(printer, callback, userData, place.cell.context, TN_CALL_READS)
  tn_mc__finish(
      __func__,
      tn_mc__hand_over(&printer, tn_block_print(tn_mc__block_in(&place.cell, scope->number),
                                                &default_flags.options, tn_mc__write, &printer)));
}

static void print_value(const tn_mc_value* value, MlirStringCallback callback, void* user_data) {
  const tn_scope* scope = tn_mc__scope(value->cell.record);
  if (scope == NULL) return;
  TN_MC_PRINT_TO(printer, callback, user_data, value->cell.context, TN_CALL_READS)
  if (!tn_value__is_argument(value->value)) {
    print_op(&value->cell, &default_flags, callback, user_data);
    return;
  }
  tn_mc__finish(
      __func__,
      tn_mc__hand_over(&printer, tn_value_print(tn_mc__value_in(value, scope->number),
                                                &default_flags.options, tn_mc__write, &printer)));
}

#define TAKE_VALUE_TO_PRINT(self, value)                              \
  tn_mc_value self;                                                   \
  if (!tn_mc__find_value(TN_MC_WORD(value), &self)) {                 \
    tn_mc__refuse_handle(__func__, "value", TN_MC_WORD(value), NULL); \
    tn_mc__write_nothing(callback, userData);                         \
    return;                                                           \
  }

void mlirValuePrint(MlirValue value, MlirStringCallback callback, void* userData) {
  TAKE_VALUE_TO_PRINT(self, value)
  print_value(&self, callback, userData);
}

void mlirValueDump(MlirValue value) {
  TN_MC_TAKE_VALUE(self, value, )
  print_value(&self, tn_mc__write_to_stderr, NULL);
  fputc('\n', stderr);
}

void mlirValuePrintAsOperand(MlirValue value, MlirAsmState state, MlirStringCallback callback,
                             void* userData) {
  TAKE_VALUE_TO_PRINT(self, value)
  const asm_state* body = tn_mc__find_body(TN_MC_WORD(state), TN_MC_ASM_STATE);
  const tn_scope* scope = tn_mc__scope(self.cell.record);
  if (body == NULL || scope == NULL) {
    tn_mc__refuse_handle(__func__, "AsmState", TN_MC_WORD(state), self.cell.context);
    tn_mc__write_nothing(callback, userData);
    return;
  }
  TN_MC_PRINT_TO(printer, callback, userData, self.cell.context, TN_CALL_READS)
  const tn_print_options options = body->flags.options;  // The callback may destroy the state.
  tn_mc__finish(__func__, tn_mc__hand_over(
                              &printer, tn_value_print_name(tn_mc__value_in(&self, scope->number),
                                                            &options, tn_mc__write, &printer)));
}

//===-- Bytecode ------------------------------------------------------------------------------===//

typedef struct bytecode_config {
  int64_t version;  ///< Negative: the newest.
} bytecode_config;

MlirBytecodeWriterConfig mlirBytecodeWriterConfigCreate(void) {
  const bytecode_config config = {-1};
  return (MlirBytecodeWriterConfig){
      new_object(__func__, TN_MC_BYTECODE_CONFIG, &config, sizeof config)};
}

#define TAKE_CONFIG(body, handle, none)                                   \
  TN_MC_TAKE_OBJECT(bytecode_config, body, handle, TN_MC_BYTECODE_CONFIG, \
                    "bytecode writer configuration", none)

void mlirBytecodeWriterConfigDestroy(MlirBytecodeWriterConfig config) {
  TAKE_CONFIG(body, config, )
  tn_mc__object_free(TN_MC_WORD(config));
  free(body);
}

void mlirBytecodeWriterConfigDesiredEmitVersion(MlirBytecodeWriterConfig flags, int64_t version) {
  TAKE_CONFIG(body, flags, )
  body->version = version;
}

static tn_status write_bytecode(const tn_mc_cell* cell, int64_t version,
                                MlirStringCallback callback, void* user_data) {
  const tn_scope* scope = tn_mc__scope(cell->record);
  if (scope == NULL) return TN_OUT_OF_MEMORY;
  tn_bytecode_write_options options = {.use_version = version >= 0};
  // A number that is too large for the type is too large for the format as well.
  options.version = version > UINT32_MAX ? UINT32_MAX : (uint32_t)version;
  TN_MC_PRINT_TO(printer, callback, user_data, cell->context, TN_CALL_READS)
  return tn_mc__hand_over(&printer, tn_bytecode_write(tn_mc__op_in(cell, scope->number), &options,
                                                      tn_mc__write, &printer));
}

void mlirOperationWriteBytecode(MlirOperation op, MlirStringCallback callback, void* userData) {
  TAKE_OP_TO_PRINT(cell, op)
  (void)write_bytecode(&cell, -1, callback, userData);
}

MlirLogicalResult mlirOperationWriteBytecodeWithConfig(MlirOperation op,
                                                       MlirBytecodeWriterConfig config,
                                                       MlirStringCallback callback,
                                                       void* userData) {
  TN_MC_TAKE_OP(cell, op, mlirLogicalResultFailure())
  TAKE_CONFIG(body, config, mlirLogicalResultFailure())
  return write_bytecode(&cell, body->version, callback, userData) == TN_OK
             ? mlirLogicalResultSuccess()
             : mlirLogicalResultFailure();
}
