// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Translation to LLVM IR. Without LLVM, all functions return null.

#ifndef MLIR_C_TARGET_LLVMIR_H
#define MLIR_C_TARGET_LLVMIR_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

// If LLVM's own C headers are available, its types are included from them. Otherwise the names are
// declared in the same way, so that this header compiles alone and is compatible with users of
// LLVM.
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

/// Returns the module as LLVM IR, which the caller owns. Null without LLVM.
MLIR_CAPI_EXPORTED LLVMModuleRef mlirTranslateModuleToLLVMIR(MlirOperation module,
                                                             LLVMContextRef context);

/// Returns the module as textual LLVM IR, which the caller frees. Null without LLVM.
MLIR_CAPI_EXPORTED char* mlirTranslateModuleToLLVMIRToString(MlirOperation module);

/// A translator from LLVM's types.
typedef struct MlirTypeFromLLVMIRTranslator {
  void* ptr;
} MlirTypeFromLLVMIRTranslator;

/// Creates a translator from LLVM's types; the caller destroys it. Null without LLVM.
MLIR_CAPI_EXPORTED MlirTypeFromLLVMIRTranslator mlirTypeFromLLVMIRTranslatorCreate(MlirContext ctx);

/// Destroys a translator.
MLIR_CAPI_EXPORTED void mlirTypeFromLLVMIRTranslatorDestroy(
    MlirTypeFromLLVMIRTranslator translator);

/// Returns the type of the dialect llvm for LLVM's type; null without LLVM.
MLIR_CAPI_EXPORTED MlirType mlirTypeFromLLVMIRTranslatorTranslateType(
    MlirTypeFromLLVMIRTranslator translator, LLVMTypeRef llvmType);

/// A translator to LLVM's types.
typedef struct MlirTypeToLLVMIRTranslator {
  void* ptr;
} MlirTypeToLLVMIRTranslator;

/// Creates a translator to LLVM's types; the caller destroys it. Null without LLVM.
MLIR_CAPI_EXPORTED MlirTypeToLLVMIRTranslator mlirTypeToLLVMIRTranslatorCreate(LLVMContextRef ctx);

/// Destroys a translator.
MLIR_CAPI_EXPORTED void mlirTypeToLLVMIRTranslatorDestroy(MlirTypeToLLVMIRTranslator translator);

/// Returns LLVM's type for a type of the dialect llvm; null without LLVM.
MLIR_CAPI_EXPORTED LLVMTypeRef
mlirTypeToLLVMIRTranslatorTranslateType(MlirTypeToLLVMIRTranslator translator, MlirType mlirType);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_TARGET_LLVMIR_H
