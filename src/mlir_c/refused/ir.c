// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/IR.h> that are refused.

#include "mlir-c/IR.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(intptr_t, mlirContextGetNumRegisteredDialects, (MlirContext context))
REFUSED_VOID(mlirContextAppendDialectRegistry, (MlirContext ctx, MlirDialectRegistry registry))
REFUSED(intptr_t, mlirContextGetNumLoadedDialects, (MlirContext context))
REFUSED(MlirDialect, mlirContextGetOrLoadDialect, (MlirContext context, MlirStringRef name))
REFUSED_VOID(mlirContextEnableMultithreading, (MlirContext context, bool enable))
REFUSED_VOID(mlirContextLoadAllAvailableDialects, (MlirContext context))
REFUSED(bool, mlirContextIsRegisteredOperation, (MlirContext context, MlirStringRef name))
REFUSED_VOID(mlirContextSetThreadPool, (MlirContext context, MlirLlvmThreadPool threadPool))
REFUSED(unsigned, mlirContextGetNumThreads, (MlirContext context))
REFUSED(MlirLlvmThreadPool, mlirContextGetThreadPool, (MlirContext context))
REFUSED(MlirContext, mlirDialectGetContext, (MlirDialect dialect))
REFUSED(bool, mlirDialectEqual, (MlirDialect dialect1, MlirDialect dialect2))
REFUSED(MlirStringRef, mlirDialectGetNamespace, (MlirDialect dialect))
REFUSED(MlirStringRef, mlirDialectHandleGetNamespace, (MlirDialectHandle handle))
REFUSED_VOID(mlirDialectHandleInsertDialect,
             (MlirDialectHandle handle, MlirDialectRegistry registry))
REFUSED_VOID(mlirDialectHandleRegisterDialect, (MlirDialectHandle handle, MlirContext context))
REFUSED(MlirDialect, mlirDialectHandleLoadDialect, (MlirDialectHandle handle, MlirContext context))
REFUSED(MlirDialectRegistry, mlirDialectRegistryCreate, (void))
REFUSED_VOID(mlirDialectRegistryDestroy, (MlirDialectRegistry registry))
REFUSED(MlirTypeID, mlirOperationGetTypeID, (MlirOperation op))
