// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Translation to LLVM IR, which needs LLVM: without it, all of it is null.

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

/// The module as LLVM IR, owned by the caller. Needs LLVM: null without.
MLIR_CAPI_EXPORTED LLVMModuleRef mlirTranslateModuleToLLVMIR(MlirOperation module,
                                                             LLVMContextRef context);

/// The module as text of LLVM IR, which the caller frees. Needs LLVM: null without.
MLIR_CAPI_EXPORTED char* mlirTranslateModuleToLLVMIRToString(MlirOperation module);

/// What makes types of LLVM's.
typedef struct MlirTypeFromLLVMIRTranslator {
  void* ptr;
} MlirTypeFromLLVMIRTranslator;

/// What makes types of LLVM's; the caller destroys it. Null without LLVM.
MLIR_CAPI_EXPORTED MlirTypeFromLLVMIRTranslator mlirTypeFromLLVMIRTranslatorCreate(MlirContext ctx);

/// Ends such a translator.
MLIR_CAPI_EXPORTED void mlirTypeFromLLVMIRTranslatorDestroy(
    MlirTypeFromLLVMIRTranslator translator);

/// A type of LLVM's as one of the dialect llvm; null without LLVM.
MLIR_CAPI_EXPORTED MlirType mlirTypeFromLLVMIRTranslatorTranslateType(
    MlirTypeFromLLVMIRTranslator translator, LLVMTypeRef llvmType);

/// What makes LLVM's types.
typedef struct MlirTypeToLLVMIRTranslator {
  void* ptr;
} MlirTypeToLLVMIRTranslator;

/// What makes LLVM's types; the caller destroys it. Null without LLVM.
MLIR_CAPI_EXPORTED MlirTypeToLLVMIRTranslator mlirTypeToLLVMIRTranslatorCreate(LLVMContextRef ctx);

/// Ends such a translator.
MLIR_CAPI_EXPORTED void mlirTypeToLLVMIRTranslatorDestroy(MlirTypeToLLVMIRTranslator translator);

/// A type of the dialect llvm as LLVM's; null without LLVM.
MLIR_CAPI_EXPORTED LLVMTypeRef
mlirTypeToLLVMIRTranslatorTranslateType(MlirTypeToLLVMIRTranslator translator, MlirType mlirType);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_TARGET_LLVMIR_H
