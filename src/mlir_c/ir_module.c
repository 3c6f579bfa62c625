// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Modules, and parsing modules and operations, from mlir-c/IR.h.

#include <tenure/bytecode.h>
#include <tenure/operation.h>

#include "mlir_c/ir.h"

//===-- Parsing -------------------------------------------------------------------------------===//

static bool is_module(const tn_mc_cell* cell) {
  const tn_string_view name = tn_op_cell__name_text(cell->context, tn_mc_cell__op(cell));
  return name.size == 14 && memcmp(name.data, "builtin.module", 14) == 0;
}

/// Parses text or bytecode; null on errors, which were reported.
static MlirOperation parse(tn_mc_context* record, tn_string_view source, tn_string_view name,
                           bool is_module_wanted) {
  tn_scope* scope = tn_mc__scope(record);
  tn_op op;
  if (scope == NULL) return (MlirOperation){NULL};
  tn_status status;
  if (tn_bytecode_has_magic(source)) {
    const tn_bytecode_read_options options = {.file_name = name};
    status = tn_bytecode_read(scope, source, &options, &op);
  } else {
    const tn_text_parse_options options = {.file_name = name,
                                           .no_implicit_module = !is_module_wanted};
    status = tn_text_parse(scope, source, &options, &op);
  }
  return status == TN_OK ? tn_mc__release_op(record, op) : (MlirOperation){NULL};
}

MlirModule mlirModuleCreateParse(MlirContext context, MlirStringRef module) {
  TN_MC_TAKE_CONTEXT(record, context, (MlirModule){NULL})
  const tn_string_view unnamed = {"", 0};
  return (MlirModule){parse(record, tn_mc__view(module), unnamed, true).ptr};
}

MlirModule mlirModuleCreateParseFromFile(MlirContext context, MlirStringRef fileName) {
  TN_MC_TAKE_CONTEXT(record, context, (MlirModule){NULL})
  char* path = malloc(fileName.length + 1);
  tn_blob* blob = NULL;
  MlirModule module = {NULL};
  if (path == NULL) {
    (void)tn_context__out_of_memory(record->context);
    return module;
  }
  memcpy(path, tn_mc__view(fileName).data, fileName.length);
  path[fileName.length] = '\0';
  if (tn_text_read_file(record->context, path, &blob) == TN_OK) {
    const tn_string_view bytes = {tn_blob_data(blob), tn_blob_byte_size(blob)};
    module.ptr = parse(record, bytes, tn_mc__view(fileName), true).ptr;
    tn_object_release(blob);
  }
  free(path);
  return module;
}

MlirOperation mlirOperationCreateParse(MlirContext context, MlirStringRef sourceStr,
                                       MlirStringRef sourceName) {
  TN_MC_TAKE_CONTEXT(record, context, (MlirOperation){NULL})
  return parse(record, tn_mc__view(sourceStr), tn_mc__view(sourceName), false);
}

//===-- Modules -------------------------------------------------------------------------------===//

MlirModule mlirModuleCreateEmpty(MlirLocation location) {
  MlirOperationState state = mlirOperationStateGet((MlirStringRef){"builtin.module", 14}, location);
  const MlirBlock body = mlirBlockCreate(0, NULL, NULL);
  const MlirRegion region = mlirRegionCreate();
  if (mlirBlockIsNull(body) || mlirRegionIsNull(region)) {
    if (!mlirBlockIsNull(body)) mlirBlockDestroy(body);
    if (!mlirRegionIsNull(region)) mlirRegionDestroy(region);
    return (MlirModule){NULL};
  }
  mlirRegionAppendOwnedBlock(region, body);
  mlirOperationStateAddOwnedRegions(&state, 1, &region);
  return (MlirModule){mlirOperationCreate(&state).ptr};
}

/// Takes a module as an op.
#define TAKE_MODULE(cell, handle, none)                                    \
  tn_mc_cell cell;                                                         \
  if (TN_UNLIKELY(!tn_mc__find_op(TN_MC_WORD(handle), &cell))) {           \
    tn_mc__refuse_handle(__func__, "operation", TN_MC_WORD(handle), NULL); \
    return none;                                                           \
  }

MlirContext mlirModuleGetContext(MlirModule module) {
  TAKE_MODULE(cell, module, (MlirContext){NULL})
  return tn_mc__give_context(cell.context);
}

MlirBlock mlirModuleGetBody(MlirModule module) {
  TAKE_MODULE(cell, module, (MlirBlock){NULL})
  const MlirRegion body =
      mlirOperationGetFirstRegion((MlirOperation){TN_MC_POINTER(TN_MC_WORD(module))});
  return mlirRegionIsNull(body) ? (MlirBlock){NULL} : mlirRegionGetFirstBlock(body);
}

void mlirModuleDestroy(MlirModule module) {
  TAKE_MODULE(cell, module, )
  tn_mc__destroy_for(__func__, &cell);
}

MlirOperation mlirModuleGetOperation(MlirModule module) {
  TAKE_MODULE(cell, module, (MlirOperation){NULL})
  return (MlirOperation){TN_MC_POINTER(TN_MC_WORD(module))};
}

MlirModule mlirModuleFromOperation(MlirOperation op) {
  TN_MC_TAKE_OP(cell, op, (MlirModule){NULL})
  return is_module(&cell) ? (MlirModule){op.ptr} : (MlirModule){NULL};
}

bool mlirModuleEqual(MlirModule lhs, MlirModule rhs) { return lhs.ptr == rhs.ptr; }
size_t mlirModuleHashValue(MlirModule mod) { return tn_mc__hash(TN_MC_WORD(mod)); }
