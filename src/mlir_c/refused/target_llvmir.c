// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Target/LLVMIR.h> that are not implemented.

#include "mlir-c/Target/LLVMIR.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "translation to LLVM IR needs LLVM"

REFUSED(LLVMModuleRef, mlirTranslateModuleToLLVMIR, (MlirOperation module, LLVMContextRef context))
REFUSED(char*, mlirTranslateModuleToLLVMIRToString, (MlirOperation module))
REFUSED(MlirTypeFromLLVMIRTranslator, mlirTypeFromLLVMIRTranslatorCreate, (MlirContext ctx))
REFUSED_VOID(mlirTypeFromLLVMIRTranslatorDestroy, (MlirTypeFromLLVMIRTranslator translator))
REFUSED(MlirType, mlirTypeFromLLVMIRTranslatorTranslateType,
        (MlirTypeFromLLVMIRTranslator translator, LLVMTypeRef llvmType))
REFUSED(MlirTypeToLLVMIRTranslator, mlirTypeToLLVMIRTranslatorCreate, (LLVMContextRef ctx))
REFUSED_VOID(mlirTypeToLLVMIRTranslatorDestroy, (MlirTypeToLLVMIRTranslator translator))
REFUSED(LLVMTypeRef, mlirTypeToLLVMIRTranslatorTranslateType,
        (MlirTypeToLLVMIRTranslator translator, MlirType mlirType))
