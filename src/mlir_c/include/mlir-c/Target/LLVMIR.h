// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlir-c/Target/LLVMIR.h

#ifndef MLIR_C_TARGET_LLVMIR_H
#define MLIR_C_TARGET_LLVMIR_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

// Where LLVM's own C headers are, its types come from them. Where they are not, the names are
// declared in the same way, so that this header compiles alone, and fits whoever has LLVM.
#ifdef __has_include
#if __has_include("llvm-c/Core.h")
#include "llvm-c/Core.h"
#include "llvm-c/Support.h"
#define MLIR_C_HAS_LLVM_C
#endif
#endif

#ifndef MLIR_C_HAS_LLVM_C
typedef struct LLVMOpaqueContext* LLVMContextRef;
typedef struct LLVMOpaqueModule* LLVMModuleRef;
typedef struct LLVMOpaqueType* LLVMTypeRef;
#endif
#undef MLIR_C_HAS_LLVM_C

#ifdef __cplusplus
extern "C" {
#endif

MLIR_CAPI_EXPORTED LLVMModuleRef mlirTranslateModuleToLLVMIR(MlirOperation module,
                                                             LLVMContextRef context);

MLIR_CAPI_EXPORTED char* mlirTranslateModuleToLLVMIRToString(MlirOperation module);

typedef struct MlirTypeFromLLVMIRTranslator {
  void* ptr;
} MlirTypeFromLLVMIRTranslator;

MLIR_CAPI_EXPORTED MlirTypeFromLLVMIRTranslator mlirTypeFromLLVMIRTranslatorCreate(MlirContext ctx);

MLIR_CAPI_EXPORTED void mlirTypeFromLLVMIRTranslatorDestroy(
    MlirTypeFromLLVMIRTranslator translator);

MLIR_CAPI_EXPORTED MlirType mlirTypeFromLLVMIRTranslatorTranslateType(
    MlirTypeFromLLVMIRTranslator translator, LLVMTypeRef llvmType);

typedef struct MlirTypeToLLVMIRTranslator {
  void* ptr;
} MlirTypeToLLVMIRTranslator;

MLIR_CAPI_EXPORTED MlirTypeToLLVMIRTranslator mlirTypeToLLVMIRTranslatorCreate(LLVMContextRef ctx);

MLIR_CAPI_EXPORTED void mlirTypeToLLVMIRTranslatorDestroy(MlirTypeToLLVMIRTranslator translator);

MLIR_CAPI_EXPORTED LLVMTypeRef
mlirTypeToLLVMIRTranslatorTranslateType(MlirTypeToLLVMIRTranslator translator, MlirType mlirType);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_TARGET_LLVMIR_H
