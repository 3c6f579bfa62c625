// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlir-c/IR.h

#ifndef MLIR_C_IR_H
#define MLIR_C_IR_H

#include <stdbool.h>
#include <stdint.h>

#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct MlirAsmState {
  void* ptr;
} MlirAsmState;

typedef struct MlirBytecodeWriterConfig {
  void* ptr;
} MlirBytecodeWriterConfig;

typedef struct MlirContext {
  void* ptr;
} MlirContext;

typedef struct MlirDialect {
  void* ptr;
} MlirDialect;

typedef struct MlirDialectRegistry {
  void* ptr;
} MlirDialectRegistry;

typedef struct MlirOperation {
  void* ptr;
} MlirOperation;

typedef struct MlirOpOperand {
  void* ptr;
} MlirOpOperand;

typedef struct MlirOpPrintingFlags {
  void* ptr;
} MlirOpPrintingFlags;

typedef struct MlirBlock {
  void* ptr;
} MlirBlock;

typedef struct MlirRegion {
  void* ptr;
} MlirRegion;

typedef struct MlirSymbolTable {
  void* ptr;
} MlirSymbolTable;

typedef struct MlirAttribute {
  const void* ptr;
} MlirAttribute;

typedef struct MlirIdentifier {
  const void* ptr;
} MlirIdentifier;

typedef struct MlirLocation {
  const void* ptr;
} MlirLocation;

typedef struct MlirModule {
  const void* ptr;
} MlirModule;

typedef struct MlirType {
  const void* ptr;
} MlirType;

typedef struct MlirValue {
  const void* ptr;
} MlirValue;

typedef struct MlirNamedAttribute {
  MlirIdentifier name;
  MlirAttribute attribute;
} MlirNamedAttribute;

//===-- Context API ---------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirContext mlirContextCreate(void);

MLIR_CAPI_EXPORTED MlirContext mlirContextCreateWithThreading(bool threadingEnabled);

MLIR_CAPI_EXPORTED MlirContext mlirContextCreateWithRegistry(MlirDialectRegistry registry,
                                                             bool threadingEnabled);

MLIR_CAPI_EXPORTED bool mlirContextEqual(MlirContext ctx1, MlirContext ctx2);

static inline bool mlirContextIsNull(MlirContext context) { return context.ptr == NULL; }

MLIR_CAPI_EXPORTED void mlirContextDestroy(MlirContext context);

MLIR_CAPI_EXPORTED void mlirContextSetAllowUnregisteredDialects(MlirContext context, bool allow);

MLIR_CAPI_EXPORTED bool mlirContextGetAllowUnregisteredDialects(MlirContext context);

MLIR_CAPI_EXPORTED intptr_t mlirContextGetNumRegisteredDialects(MlirContext context);

MLIR_CAPI_EXPORTED void mlirContextAppendDialectRegistry(MlirContext ctx,
                                                         MlirDialectRegistry registry);

MLIR_CAPI_EXPORTED intptr_t mlirContextGetNumLoadedDialects(MlirContext context);

MLIR_CAPI_EXPORTED MlirDialect mlirContextGetOrLoadDialect(MlirContext context, MlirStringRef name);

MLIR_CAPI_EXPORTED void mlirContextEnableMultithreading(MlirContext context, bool enable);

MLIR_CAPI_EXPORTED void mlirContextLoadAllAvailableDialects(MlirContext context);

MLIR_CAPI_EXPORTED bool mlirContextIsRegisteredOperation(MlirContext context, MlirStringRef name);

MLIR_CAPI_EXPORTED void mlirContextSetThreadPool(MlirContext context,
                                                 MlirLlvmThreadPool threadPool);

MLIR_CAPI_EXPORTED unsigned mlirContextGetNumThreads(MlirContext context);

MLIR_CAPI_EXPORTED MlirLlvmThreadPool mlirContextGetThreadPool(MlirContext context);

//===-- Dialect API ---------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirContext mlirDialectGetContext(MlirDialect dialect);

static inline bool mlirDialectIsNull(MlirDialect dialect) { return dialect.ptr == NULL; }

MLIR_CAPI_EXPORTED bool mlirDialectEqual(MlirDialect dialect1, MlirDialect dialect2);

MLIR_CAPI_EXPORTED MlirStringRef mlirDialectGetNamespace(MlirDialect dialect);

//===-- DialectHandle API ---------------------------------------------------------------------===//

typedef struct MlirDialectHandle {
  const void* ptr;
} MlirDialectHandle;

/// Declares the function that gives the handle of one dialect.
#define MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Name, Namespace) \
  MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__##Namespace##__(void)

MLIR_CAPI_EXPORTED MlirStringRef mlirDialectHandleGetNamespace(MlirDialectHandle handle);

MLIR_CAPI_EXPORTED void mlirDialectHandleInsertDialect(MlirDialectHandle handle,
                                                       MlirDialectRegistry registry);

MLIR_CAPI_EXPORTED void mlirDialectHandleRegisterDialect(MlirDialectHandle handle,
                                                         MlirContext context);

MLIR_CAPI_EXPORTED MlirDialect mlirDialectHandleLoadDialect(MlirDialectHandle handle,
                                                            MlirContext context);

//===-- DialectRegistry API -------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirDialectRegistry mlirDialectRegistryCreate(void);

static inline bool mlirDialectRegistryIsNull(MlirDialectRegistry registry) {
  return registry.ptr == NULL;
}

MLIR_CAPI_EXPORTED void mlirDialectRegistryDestroy(MlirDialectRegistry registry);

//===-- Location API --------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirAttribute mlirLocationGetAttribute(MlirLocation location);

MLIR_CAPI_EXPORTED MlirLocation mlirLocationFromAttribute(MlirAttribute attribute);

MLIR_CAPI_EXPORTED MlirLocation mlirLocationFileLineColGet(MlirContext context,
                                                           MlirStringRef filename, unsigned line,
                                                           unsigned col);

MLIR_CAPI_EXPORTED MlirLocation
mlirLocationFileLineColRangeGet(MlirContext context, MlirStringRef filename, unsigned start_line,
                                unsigned start_col, unsigned end_line, unsigned end_col);

MLIR_CAPI_EXPORTED MlirIdentifier mlirLocationFileLineColRangeGetFilename(MlirLocation location);

MLIR_CAPI_EXPORTED int mlirLocationFileLineColRangeGetStartLine(MlirLocation location);

MLIR_CAPI_EXPORTED int mlirLocationFileLineColRangeGetStartColumn(MlirLocation location);

MLIR_CAPI_EXPORTED int mlirLocationFileLineColRangeGetEndLine(MlirLocation location);

MLIR_CAPI_EXPORTED int mlirLocationFileLineColRangeGetEndColumn(MlirLocation location);

MLIR_CAPI_EXPORTED MlirTypeID mlirLocationFileLineColRangeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirLocationIsAFileLineColRange(MlirLocation location);

MLIR_CAPI_EXPORTED MlirLocation mlirLocationCallSiteGet(MlirLocation callee, MlirLocation caller);

MLIR_CAPI_EXPORTED MlirLocation mlirLocationCallSiteGetCallee(MlirLocation location);

MLIR_CAPI_EXPORTED MlirLocation mlirLocationCallSiteGetCaller(MlirLocation location);

MLIR_CAPI_EXPORTED MlirTypeID mlirLocationCallSiteGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirLocationIsACallSite(MlirLocation location);

MLIR_CAPI_EXPORTED MlirLocation mlirLocationFusedGet(MlirContext ctx, intptr_t nLocations,
                                                     const MlirLocation* locations,
                                                     MlirAttribute metadata);

MLIR_CAPI_EXPORTED unsigned mlirLocationFusedGetNumLocations(MlirLocation location);

MLIR_CAPI_EXPORTED void mlirLocationFusedGetLocations(MlirLocation location,
                                                      MlirLocation* locationsCPtr);

MLIR_CAPI_EXPORTED MlirAttribute mlirLocationFusedGetMetadata(MlirLocation location);

MLIR_CAPI_EXPORTED MlirTypeID mlirLocationFusedGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirLocationIsAFused(MlirLocation location);

MLIR_CAPI_EXPORTED MlirLocation mlirLocationNameGet(MlirContext context, MlirStringRef name,
                                                    MlirLocation childLoc);

MLIR_CAPI_EXPORTED MlirIdentifier mlirLocationNameGetName(MlirLocation location);

MLIR_CAPI_EXPORTED MlirLocation mlirLocationNameGetChildLoc(MlirLocation location);

MLIR_CAPI_EXPORTED MlirTypeID mlirLocationNameGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirLocationIsAName(MlirLocation location);

MLIR_CAPI_EXPORTED MlirLocation mlirLocationUnknownGet(MlirContext context);

MLIR_CAPI_EXPORTED MlirContext mlirLocationGetContext(MlirLocation location);

static inline bool mlirLocationIsNull(MlirLocation location) { return location.ptr == NULL; }

MLIR_CAPI_EXPORTED bool mlirLocationEqual(MlirLocation l1, MlirLocation l2);

MLIR_CAPI_EXPORTED void mlirLocationPrint(MlirLocation location, MlirStringCallback callback,
                                          void* userData);

//===-- Module API ----------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirModule mlirModuleCreateEmpty(MlirLocation location);

MLIR_CAPI_EXPORTED MlirModule mlirModuleCreateParse(MlirContext context, MlirStringRef module);

MLIR_CAPI_EXPORTED MlirModule mlirModuleCreateParseFromFile(MlirContext context,
                                                            MlirStringRef fileName);

MLIR_CAPI_EXPORTED MlirContext mlirModuleGetContext(MlirModule module);

MLIR_CAPI_EXPORTED MlirBlock mlirModuleGetBody(MlirModule module);

static inline bool mlirModuleIsNull(MlirModule module) { return module.ptr == NULL; }

MLIR_CAPI_EXPORTED void mlirModuleDestroy(MlirModule module);

MLIR_CAPI_EXPORTED MlirOperation mlirModuleGetOperation(MlirModule module);

MLIR_CAPI_EXPORTED MlirModule mlirModuleFromOperation(MlirOperation op);

MLIR_CAPI_EXPORTED bool mlirModuleEqual(MlirModule lhs, MlirModule rhs);

MLIR_CAPI_EXPORTED size_t mlirModuleHashValue(MlirModule mod);

//===-- Operation state -----------------------------------------------------------------------===//

typedef struct MlirOperationState {
  MlirStringRef name;
  MlirLocation location;
  intptr_t nResults;
  MlirType* results;
  intptr_t nOperands;
  MlirValue* operands;
  intptr_t nRegions;
  MlirRegion* regions;
  intptr_t nSuccessors;
  MlirBlock* successors;
  intptr_t nAttributes;
  MlirNamedAttribute* attributes;
  bool enableResultTypeInference;
} MlirOperationState;

MLIR_CAPI_EXPORTED MlirOperationState mlirOperationStateGet(MlirStringRef name, MlirLocation loc);

MLIR_CAPI_EXPORTED void mlirOperationStateAddResults(MlirOperationState* state, intptr_t n,
                                                     const MlirType* results);

MLIR_CAPI_EXPORTED void mlirOperationStateAddOperands(MlirOperationState* state, intptr_t n,
                                                      const MlirValue* operands);

MLIR_CAPI_EXPORTED void mlirOperationStateAddOwnedRegions(MlirOperationState* state, intptr_t n,
                                                          const MlirRegion* regions);

MLIR_CAPI_EXPORTED void mlirOperationStateAddSuccessors(MlirOperationState* state, intptr_t n,
                                                        const MlirBlock* successors);

MLIR_CAPI_EXPORTED void mlirOperationStateAddAttributes(MlirOperationState* state, intptr_t n,
                                                        const MlirNamedAttribute* attributes);

MLIR_CAPI_EXPORTED void mlirOperationStateEnableResultTypeInference(MlirOperationState* state);

//===-- AsmState API --------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirAsmState mlirAsmStateCreateForOperation(MlirOperation op,
                                                               MlirOpPrintingFlags flags);

MLIR_CAPI_EXPORTED MlirAsmState mlirAsmStateCreateForValue(MlirValue value,
                                                           MlirOpPrintingFlags flags);

MLIR_CAPI_EXPORTED void mlirAsmStateDestroy(MlirAsmState state);

//===-- Op Printing flags API -----------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirOpPrintingFlags mlirOpPrintingFlagsCreate(void);

MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsDestroy(MlirOpPrintingFlags flags);

MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsElideLargeElementsAttrs(MlirOpPrintingFlags flags,
                                                                   intptr_t largeElementLimit);

MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsElideLargeResourceString(MlirOpPrintingFlags flags,
                                                                    intptr_t largeResourceLimit);

MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsEnableDebugInfo(MlirOpPrintingFlags flags, bool enable,
                                                           bool prettyForm);

MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsPrintGenericOpForm(MlirOpPrintingFlags flags);

MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsPrintNameLocAsPrefix(MlirOpPrintingFlags flags);

MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsUseLocalScope(MlirOpPrintingFlags flags);

MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsAssumeVerified(MlirOpPrintingFlags flags);

MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsSkipRegions(MlirOpPrintingFlags flags);

//===-- Bytecode printing flags API -----------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirBytecodeWriterConfig mlirBytecodeWriterConfigCreate(void);

MLIR_CAPI_EXPORTED void mlirBytecodeWriterConfigDestroy(MlirBytecodeWriterConfig config);

MLIR_CAPI_EXPORTED void mlirBytecodeWriterConfigDesiredEmitVersion(MlirBytecodeWriterConfig flags,
                                                                   int64_t version);

//===-- Operation API -------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirOperation mlirOperationCreate(MlirOperationState* state);

MLIR_CAPI_EXPORTED MlirOperation mlirOperationCreateParse(MlirContext context,
                                                          MlirStringRef sourceStr,
                                                          MlirStringRef sourceName);

MLIR_CAPI_EXPORTED MlirOperation mlirOperationClone(MlirOperation op);

MLIR_CAPI_EXPORTED void mlirOperationDestroy(MlirOperation op);

MLIR_CAPI_EXPORTED void mlirOperationRemoveFromParent(MlirOperation op);

static inline bool mlirOperationIsNull(MlirOperation op) { return op.ptr == NULL; }

MLIR_CAPI_EXPORTED bool mlirOperationEqual(MlirOperation op, MlirOperation other);

MLIR_CAPI_EXPORTED size_t mlirOperationHashValue(MlirOperation op);

MLIR_CAPI_EXPORTED MlirContext mlirOperationGetContext(MlirOperation op);

MLIR_CAPI_EXPORTED MlirLocation mlirOperationGetLocation(MlirOperation op);

MLIR_CAPI_EXPORTED void mlirOperationSetLocation(MlirOperation op, MlirLocation loc);

MLIR_CAPI_EXPORTED MlirTypeID mlirOperationGetTypeID(MlirOperation op);

MLIR_CAPI_EXPORTED MlirIdentifier mlirOperationGetName(MlirOperation op);

MLIR_CAPI_EXPORTED MlirBlock mlirOperationGetBlock(MlirOperation op);

MLIR_CAPI_EXPORTED MlirOperation mlirOperationGetParentOperation(MlirOperation op);

MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumRegions(MlirOperation op);

MLIR_CAPI_EXPORTED MlirRegion mlirOperationGetRegion(MlirOperation op, intptr_t pos);

MLIR_CAPI_EXPORTED MlirOperation mlirOperationGetNextInBlock(MlirOperation op);

MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumOperands(MlirOperation op);

MLIR_CAPI_EXPORTED MlirValue mlirOperationGetOperand(MlirOperation op, intptr_t pos);

MLIR_CAPI_EXPORTED void mlirOperationSetOperand(MlirOperation op, intptr_t pos, MlirValue newValue);

MLIR_CAPI_EXPORTED void mlirOperationSetOperands(MlirOperation op, intptr_t nOperands,
                                                 const MlirValue* operands);

MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumResults(MlirOperation op);

MLIR_CAPI_EXPORTED MlirValue mlirOperationGetResult(MlirOperation op, intptr_t pos);

MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumSuccessors(MlirOperation op);

MLIR_CAPI_EXPORTED MlirBlock mlirOperationGetSuccessor(MlirOperation op, intptr_t pos);

MLIR_CAPI_EXPORTED void mlirOperationSetSuccessor(MlirOperation op, intptr_t pos, MlirBlock block);

MLIR_CAPI_EXPORTED bool mlirOperationHasInherentAttributeByName(MlirOperation op,
                                                                MlirStringRef name);

MLIR_CAPI_EXPORTED MlirAttribute mlirOperationGetInherentAttributeByName(MlirOperation op,
                                                                         MlirStringRef name);

MLIR_CAPI_EXPORTED void mlirOperationSetInherentAttributeByName(MlirOperation op,
                                                                MlirStringRef name,
                                                                MlirAttribute attr);

MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumDiscardableAttributes(MlirOperation op);

MLIR_CAPI_EXPORTED MlirNamedAttribute mlirOperationGetDiscardableAttribute(MlirOperation op,
                                                                           intptr_t pos);

MLIR_CAPI_EXPORTED MlirAttribute mlirOperationGetDiscardableAttributeByName(MlirOperation op,
                                                                            MlirStringRef name);

MLIR_CAPI_EXPORTED void mlirOperationSetDiscardableAttributeByName(MlirOperation op,
                                                                   MlirStringRef name,
                                                                   MlirAttribute attr);

MLIR_CAPI_EXPORTED bool mlirOperationRemoveDiscardableAttributeByName(MlirOperation op,
                                                                      MlirStringRef name);

MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumAttributes(MlirOperation op);

MLIR_CAPI_EXPORTED MlirNamedAttribute mlirOperationGetAttribute(MlirOperation op, intptr_t pos);

MLIR_CAPI_EXPORTED MlirAttribute mlirOperationGetAttributeByName(MlirOperation op,
                                                                 MlirStringRef name);

MLIR_CAPI_EXPORTED void mlirOperationSetAttributeByName(MlirOperation op, MlirStringRef name,
                                                        MlirAttribute attr);

MLIR_CAPI_EXPORTED bool mlirOperationRemoveAttributeByName(MlirOperation op, MlirStringRef name);

MLIR_CAPI_EXPORTED void mlirOperationPrint(MlirOperation op, MlirStringCallback callback,
                                           void* userData);

MLIR_CAPI_EXPORTED void mlirOperationPrintWithFlags(MlirOperation op, MlirOpPrintingFlags flags,
                                                    MlirStringCallback callback, void* userData);

MLIR_CAPI_EXPORTED void mlirOperationPrintWithState(MlirOperation op, MlirAsmState state,
                                                    MlirStringCallback callback, void* userData);

MLIR_CAPI_EXPORTED void mlirOperationWriteBytecode(MlirOperation op, MlirStringCallback callback,
                                                   void* userData);

MLIR_CAPI_EXPORTED MlirLogicalResult mlirOperationWriteBytecodeWithConfig(
    MlirOperation op, MlirBytecodeWriterConfig config, MlirStringCallback callback, void* userData);

MLIR_CAPI_EXPORTED void mlirOperationDump(MlirOperation op);

MLIR_CAPI_EXPORTED bool mlirOperationVerify(MlirOperation op);

MLIR_CAPI_EXPORTED void mlirOperationMoveAfter(MlirOperation op, MlirOperation other);

MLIR_CAPI_EXPORTED void mlirOperationMoveBefore(MlirOperation op, MlirOperation other);

MLIR_CAPI_EXPORTED bool mlirOperationIsBeforeInBlock(MlirOperation op, MlirOperation other);

typedef enum MlirWalkResult {
  MlirWalkResultAdvance,
  MlirWalkResultInterrupt,
  MlirWalkResultSkip,
} MlirWalkResult;

typedef enum MlirWalkOrder {
  MlirWalkPreOrder,
  MlirWalkPostOrder,
} MlirWalkOrder;

typedef MlirWalkResult (*MlirOperationWalkCallback)(MlirOperation, void* userData);

MLIR_CAPI_EXPORTED void mlirOperationWalk(MlirOperation op, MlirOperationWalkCallback callback,
                                          void* userData, MlirWalkOrder walkOrder);

MLIR_CAPI_EXPORTED void mlirOperationReplaceUsesOfWith(MlirOperation op, MlirValue of,
                                                       MlirValue with);

//===-- Region API ----------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirRegion mlirRegionCreate(void);

MLIR_CAPI_EXPORTED void mlirRegionDestroy(MlirRegion region);

static inline bool mlirRegionIsNull(MlirRegion region) { return region.ptr == NULL; }

MLIR_CAPI_EXPORTED bool mlirRegionEqual(MlirRegion region, MlirRegion other);

MLIR_CAPI_EXPORTED MlirBlock mlirRegionGetFirstBlock(MlirRegion region);

MLIR_CAPI_EXPORTED void mlirRegionAppendOwnedBlock(MlirRegion region, MlirBlock block);

MLIR_CAPI_EXPORTED void mlirRegionInsertOwnedBlock(MlirRegion region, intptr_t pos,
                                                   MlirBlock block);

MLIR_CAPI_EXPORTED void mlirRegionInsertOwnedBlockAfter(MlirRegion region, MlirBlock reference,
                                                        MlirBlock block);

MLIR_CAPI_EXPORTED void mlirRegionInsertOwnedBlockBefore(MlirRegion region, MlirBlock reference,
                                                         MlirBlock block);

MLIR_CAPI_EXPORTED MlirRegion mlirOperationGetFirstRegion(MlirOperation op);

MLIR_CAPI_EXPORTED MlirRegion mlirRegionGetNextInOperation(MlirRegion region);

MLIR_CAPI_EXPORTED void mlirRegionTakeBody(MlirRegion target, MlirRegion source);

//===-- Block API -----------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirBlock mlirBlockCreate(intptr_t nArgs, const MlirType* args,
                                             const MlirLocation* locs);

MLIR_CAPI_EXPORTED void mlirBlockDestroy(MlirBlock block);

MLIR_CAPI_EXPORTED void mlirBlockDetach(MlirBlock block);

static inline bool mlirBlockIsNull(MlirBlock block) { return block.ptr == NULL; }

MLIR_CAPI_EXPORTED bool mlirBlockEqual(MlirBlock block, MlirBlock other);

MLIR_CAPI_EXPORTED MlirOperation mlirBlockGetParentOperation(MlirBlock block);

MLIR_CAPI_EXPORTED MlirRegion mlirBlockGetParentRegion(MlirBlock block);

MLIR_CAPI_EXPORTED MlirBlock mlirBlockGetNextInRegion(MlirBlock block);

MLIR_CAPI_EXPORTED MlirOperation mlirBlockGetFirstOperation(MlirBlock block);

MLIR_CAPI_EXPORTED MlirOperation mlirBlockGetTerminator(MlirBlock block);

MLIR_CAPI_EXPORTED void mlirBlockAppendOwnedOperation(MlirBlock block, MlirOperation operation);

MLIR_CAPI_EXPORTED void mlirBlockInsertOwnedOperation(MlirBlock block, intptr_t pos,
                                                      MlirOperation operation);

MLIR_CAPI_EXPORTED void mlirBlockInsertOwnedOperationAfter(MlirBlock block, MlirOperation reference,
                                                           MlirOperation operation);

MLIR_CAPI_EXPORTED void mlirBlockInsertOwnedOperationBefore(MlirBlock block,
                                                            MlirOperation reference,
                                                            MlirOperation operation);

MLIR_CAPI_EXPORTED intptr_t mlirBlockGetNumArguments(MlirBlock block);

MLIR_CAPI_EXPORTED MlirValue mlirBlockAddArgument(MlirBlock block, MlirType type, MlirLocation loc);

MLIR_CAPI_EXPORTED void mlirBlockEraseArgument(MlirBlock block, unsigned index);

MLIR_CAPI_EXPORTED MlirValue mlirBlockInsertArgument(MlirBlock block, intptr_t pos, MlirType type,
                                                     MlirLocation loc);

MLIR_CAPI_EXPORTED MlirValue mlirBlockGetArgument(MlirBlock block, intptr_t pos);

MLIR_CAPI_EXPORTED void mlirBlockPrint(MlirBlock block, MlirStringCallback callback,
                                       void* userData);

MLIR_CAPI_EXPORTED intptr_t mlirBlockGetNumSuccessors(MlirBlock block);

MLIR_CAPI_EXPORTED MlirBlock mlirBlockGetSuccessor(MlirBlock block, intptr_t pos);

MLIR_CAPI_EXPORTED intptr_t mlirBlockGetNumPredecessors(MlirBlock block);

MLIR_CAPI_EXPORTED MlirBlock mlirBlockGetPredecessor(MlirBlock block, intptr_t pos);

//===-- Value API -----------------------------------------------------------------------------===//

static inline bool mlirValueIsNull(MlirValue value) { return value.ptr == NULL; }

MLIR_CAPI_EXPORTED bool mlirValueEqual(MlirValue value1, MlirValue value2);

MLIR_CAPI_EXPORTED bool mlirValueIsABlockArgument(MlirValue value);

MLIR_CAPI_EXPORTED bool mlirValueIsAOpResult(MlirValue value);

MLIR_CAPI_EXPORTED MlirBlock mlirBlockArgumentGetOwner(MlirValue value);

MLIR_CAPI_EXPORTED intptr_t mlirBlockArgumentGetArgNumber(MlirValue value);

MLIR_CAPI_EXPORTED void mlirBlockArgumentSetType(MlirValue value, MlirType type);

MLIR_CAPI_EXPORTED void mlirBlockArgumentSetLocation(MlirValue value, MlirLocation loc);

MLIR_CAPI_EXPORTED MlirOperation mlirOpResultGetOwner(MlirValue value);

MLIR_CAPI_EXPORTED intptr_t mlirOpResultGetResultNumber(MlirValue value);

MLIR_CAPI_EXPORTED MlirType mlirValueGetType(MlirValue value);

MLIR_CAPI_EXPORTED void mlirValueSetType(MlirValue value, MlirType type);

MLIR_CAPI_EXPORTED void mlirValueDump(MlirValue value);

MLIR_CAPI_EXPORTED void mlirValuePrint(MlirValue value, MlirStringCallback callback,
                                       void* userData);

MLIR_CAPI_EXPORTED void mlirValuePrintAsOperand(MlirValue value, MlirAsmState state,
                                                MlirStringCallback callback, void* userData);

MLIR_CAPI_EXPORTED MlirOpOperand mlirValueGetFirstUse(MlirValue value);

MLIR_CAPI_EXPORTED void mlirValueReplaceAllUsesOfWith(MlirValue of, MlirValue with);

MLIR_CAPI_EXPORTED void mlirValueReplaceAllUsesExcept(MlirValue of, MlirValue with,
                                                      intptr_t numExceptions,
                                                      MlirOperation* exceptions);

MLIR_CAPI_EXPORTED MlirLocation mlirValueGetLocation(MlirValue v);

MLIR_CAPI_EXPORTED MlirContext mlirValueGetContext(MlirValue v);

//===-- OpOperand API -------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirOpOperandIsNull(MlirOpOperand opOperand);

MLIR_CAPI_EXPORTED MlirValue mlirOpOperandGetValue(MlirOpOperand opOperand);

MLIR_CAPI_EXPORTED MlirOperation mlirOpOperandGetOwner(MlirOpOperand opOperand);

MLIR_CAPI_EXPORTED unsigned mlirOpOperandGetOperandNumber(MlirOpOperand opOperand);

MLIR_CAPI_EXPORTED MlirOpOperand mlirOpOperandGetNextUse(MlirOpOperand opOperand);

//===-- Type API ------------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirType mlirTypeParseGet(MlirContext context, MlirStringRef type);

MLIR_CAPI_EXPORTED MlirContext mlirTypeGetContext(MlirType type);

MLIR_CAPI_EXPORTED MlirTypeID mlirTypeGetTypeID(MlirType type);

MLIR_CAPI_EXPORTED MlirDialect mlirTypeGetDialect(MlirType type);

static inline bool mlirTypeIsNull(MlirType type) { return type.ptr == NULL; }

MLIR_CAPI_EXPORTED bool mlirTypeEqual(MlirType t1, MlirType t2);

MLIR_CAPI_EXPORTED void mlirTypePrint(MlirType type, MlirStringCallback callback, void* userData);

MLIR_CAPI_EXPORTED void mlirTypeDump(MlirType type);

//===-- Attribute API -------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirAttribute mlirAttributeParseGet(MlirContext context, MlirStringRef attr);

MLIR_CAPI_EXPORTED MlirContext mlirAttributeGetContext(MlirAttribute attribute);

MLIR_CAPI_EXPORTED MlirType mlirAttributeGetType(MlirAttribute attribute);

MLIR_CAPI_EXPORTED MlirTypeID mlirAttributeGetTypeID(MlirAttribute attribute);

MLIR_CAPI_EXPORTED MlirDialect mlirAttributeGetDialect(MlirAttribute attribute);

static inline bool mlirAttributeIsNull(MlirAttribute attr) { return attr.ptr == NULL; }

MLIR_CAPI_EXPORTED bool mlirAttributeEqual(MlirAttribute a1, MlirAttribute a2);

MLIR_CAPI_EXPORTED void mlirAttributePrint(MlirAttribute attr, MlirStringCallback callback,
                                           void* userData);

MLIR_CAPI_EXPORTED void mlirAttributeDump(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirNamedAttribute mlirNamedAttributeGet(MlirIdentifier name,
                                                            MlirAttribute attr);

//===-- Identifier API ------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirIdentifier mlirIdentifierGet(MlirContext context, MlirStringRef str);

MLIR_CAPI_EXPORTED MlirContext mlirIdentifierGetContext(MlirIdentifier ident);

MLIR_CAPI_EXPORTED bool mlirIdentifierEqual(MlirIdentifier ident, MlirIdentifier other);

MLIR_CAPI_EXPORTED MlirStringRef mlirIdentifierStr(MlirIdentifier ident);

//===-- Symbol and SymbolTable API ------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirStringRef mlirSymbolTableGetSymbolAttributeName(void);

MLIR_CAPI_EXPORTED MlirStringRef mlirSymbolTableGetVisibilityAttributeName(void);

MLIR_CAPI_EXPORTED MlirSymbolTable mlirSymbolTableCreate(MlirOperation operation);

static inline bool mlirSymbolTableIsNull(MlirSymbolTable symbolTable) {
  return symbolTable.ptr == NULL;
}

MLIR_CAPI_EXPORTED void mlirSymbolTableDestroy(MlirSymbolTable symbolTable);

MLIR_CAPI_EXPORTED MlirOperation mlirSymbolTableLookup(MlirSymbolTable symbolTable,
                                                       MlirStringRef name);

MLIR_CAPI_EXPORTED MlirAttribute mlirSymbolTableInsert(MlirSymbolTable symbolTable,
                                                       MlirOperation operation);

MLIR_CAPI_EXPORTED void mlirSymbolTableErase(MlirSymbolTable symbolTable, MlirOperation operation);

MLIR_CAPI_EXPORTED MlirLogicalResult mlirSymbolTableReplaceAllSymbolUses(MlirStringRef oldSymbol,
                                                                         MlirStringRef newSymbol,
                                                                         MlirOperation from);

MLIR_CAPI_EXPORTED void mlirSymbolTableWalkSymbolTables(MlirOperation from, bool allSymUsesVisible,
                                                        void (*callback)(MlirOperation, bool,
                                                                         void* userData),
                                                        void* userData);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_IR_H
