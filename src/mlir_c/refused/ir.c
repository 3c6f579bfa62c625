// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/IR.h> that are refused.

#include "mlir-c/IR.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(MlirContext, mlirContextCreate, (void))
REFUSED(MlirContext, mlirContextCreateWithThreading, (bool threadingEnabled))
REFUSED(MlirContext, mlirContextCreateWithRegistry,
        (MlirDialectRegistry registry, bool threadingEnabled))
REFUSED(bool, mlirContextEqual, (MlirContext ctx1, MlirContext ctx2))
REFUSED_VOID(mlirContextDestroy, (MlirContext context))
REFUSED_VOID(mlirContextSetAllowUnregisteredDialects, (MlirContext context, bool allow))
REFUSED(bool, mlirContextGetAllowUnregisteredDialects, (MlirContext context))
REFUSED(MlirAttribute, mlirLocationGetAttribute, (MlirLocation location))
REFUSED(MlirLocation, mlirLocationFromAttribute, (MlirAttribute attribute))
REFUSED(MlirLocation, mlirLocationFileLineColGet,
        (MlirContext context, MlirStringRef filename, unsigned line, unsigned col))
REFUSED(MlirLocation, mlirLocationFileLineColRangeGet,
        (MlirContext context, MlirStringRef filename, unsigned start_line, unsigned start_col,
         unsigned end_line, unsigned end_col))
REFUSED(MlirIdentifier, mlirLocationFileLineColRangeGetFilename, (MlirLocation location))
REFUSED(int, mlirLocationFileLineColRangeGetStartLine, (MlirLocation location))
REFUSED(int, mlirLocationFileLineColRangeGetStartColumn, (MlirLocation location))
REFUSED(int, mlirLocationFileLineColRangeGetEndLine, (MlirLocation location))
REFUSED(int, mlirLocationFileLineColRangeGetEndColumn, (MlirLocation location))
REFUSED(MlirTypeID, mlirLocationFileLineColRangeGetTypeID, (void))
REFUSED(bool, mlirLocationIsAFileLineColRange, (MlirLocation location))
REFUSED(MlirLocation, mlirLocationCallSiteGet, (MlirLocation callee, MlirLocation caller))
REFUSED(MlirLocation, mlirLocationCallSiteGetCallee, (MlirLocation location))
REFUSED(MlirLocation, mlirLocationCallSiteGetCaller, (MlirLocation location))
REFUSED(MlirTypeID, mlirLocationCallSiteGetTypeID, (void))
REFUSED(bool, mlirLocationIsACallSite, (MlirLocation location))
REFUSED(MlirLocation, mlirLocationFusedGet,
        (MlirContext ctx, intptr_t nLocations, const MlirLocation* locations,
         MlirAttribute metadata))
REFUSED(unsigned, mlirLocationFusedGetNumLocations, (MlirLocation location))
REFUSED_VOID(mlirLocationFusedGetLocations, (MlirLocation location, MlirLocation* locationsCPtr))
REFUSED(MlirAttribute, mlirLocationFusedGetMetadata, (MlirLocation location))
REFUSED(MlirTypeID, mlirLocationFusedGetTypeID, (void))
REFUSED(bool, mlirLocationIsAFused, (MlirLocation location))
REFUSED(MlirLocation, mlirLocationNameGet,
        (MlirContext context, MlirStringRef name, MlirLocation childLoc))
REFUSED(MlirIdentifier, mlirLocationNameGetName, (MlirLocation location))
REFUSED(MlirLocation, mlirLocationNameGetChildLoc, (MlirLocation location))
REFUSED(MlirTypeID, mlirLocationNameGetTypeID, (void))
REFUSED(bool, mlirLocationIsAName, (MlirLocation location))
REFUSED(MlirLocation, mlirLocationUnknownGet, (MlirContext context))
REFUSED(MlirContext, mlirLocationGetContext, (MlirLocation location))
REFUSED(bool, mlirLocationEqual, (MlirLocation l1, MlirLocation l2))
REFUSED_VOID(mlirLocationPrint,
             (MlirLocation location, MlirStringCallback callback, void* userData))
REFUSED(MlirModule, mlirModuleCreateEmpty, (MlirLocation location))
REFUSED(MlirModule, mlirModuleCreateParse, (MlirContext context, MlirStringRef module))
REFUSED(MlirModule, mlirModuleCreateParseFromFile, (MlirContext context, MlirStringRef fileName))
REFUSED(MlirContext, mlirModuleGetContext, (MlirModule module))
REFUSED(MlirBlock, mlirModuleGetBody, (MlirModule module))
REFUSED_VOID(mlirModuleDestroy, (MlirModule module))
REFUSED(MlirOperation, mlirModuleGetOperation, (MlirModule module))
REFUSED(MlirModule, mlirModuleFromOperation, (MlirOperation op))
REFUSED(bool, mlirModuleEqual, (MlirModule lhs, MlirModule rhs))
REFUSED(size_t, mlirModuleHashValue, (MlirModule mod))
REFUSED(MlirOperationState, mlirOperationStateGet, (MlirStringRef name, MlirLocation loc))
REFUSED_VOID(mlirOperationStateAddResults,
             (MlirOperationState * state, intptr_t n, const MlirType* results))
REFUSED_VOID(mlirOperationStateAddOperands,
             (MlirOperationState * state, intptr_t n, const MlirValue* operands))
REFUSED_VOID(mlirOperationStateAddOwnedRegions,
             (MlirOperationState * state, intptr_t n, const MlirRegion* regions))
REFUSED_VOID(mlirOperationStateAddSuccessors,
             (MlirOperationState * state, intptr_t n, const MlirBlock* successors))
REFUSED_VOID(mlirOperationStateAddAttributes,
             (MlirOperationState * state, intptr_t n, const MlirNamedAttribute* attributes))
REFUSED_VOID(mlirOperationStateEnableResultTypeInference, (MlirOperationState * state))
REFUSED(MlirAsmState, mlirAsmStateCreateForOperation, (MlirOperation op, MlirOpPrintingFlags flags))
REFUSED(MlirAsmState, mlirAsmStateCreateForValue, (MlirValue value, MlirOpPrintingFlags flags))
REFUSED_VOID(mlirAsmStateDestroy, (MlirAsmState state))
REFUSED(MlirOpPrintingFlags, mlirOpPrintingFlagsCreate, (void))
REFUSED_VOID(mlirOpPrintingFlagsDestroy, (MlirOpPrintingFlags flags))
REFUSED_VOID(mlirOpPrintingFlagsElideLargeElementsAttrs,
             (MlirOpPrintingFlags flags, intptr_t largeElementLimit))
REFUSED_VOID(mlirOpPrintingFlagsElideLargeResourceString,
             (MlirOpPrintingFlags flags, intptr_t largeResourceLimit))
REFUSED_VOID(mlirOpPrintingFlagsEnableDebugInfo,
             (MlirOpPrintingFlags flags, bool enable, bool prettyForm))
REFUSED_VOID(mlirOpPrintingFlagsPrintGenericOpForm, (MlirOpPrintingFlags flags))
REFUSED_VOID(mlirOpPrintingFlagsPrintNameLocAsPrefix, (MlirOpPrintingFlags flags))
REFUSED_VOID(mlirOpPrintingFlagsUseLocalScope, (MlirOpPrintingFlags flags))
REFUSED_VOID(mlirOpPrintingFlagsAssumeVerified, (MlirOpPrintingFlags flags))
REFUSED_VOID(mlirOpPrintingFlagsSkipRegions, (MlirOpPrintingFlags flags))
REFUSED(MlirBytecodeWriterConfig, mlirBytecodeWriterConfigCreate, (void))
REFUSED_VOID(mlirBytecodeWriterConfigDestroy, (MlirBytecodeWriterConfig config))
REFUSED_VOID(mlirBytecodeWriterConfigDesiredEmitVersion,
             (MlirBytecodeWriterConfig flags, int64_t version))
REFUSED(MlirOperation, mlirOperationCreate, (MlirOperationState * state))
REFUSED(MlirOperation, mlirOperationCreateParse,
        (MlirContext context, MlirStringRef sourceStr, MlirStringRef sourceName))
REFUSED(MlirOperation, mlirOperationClone, (MlirOperation op))
REFUSED_VOID(mlirOperationDestroy, (MlirOperation op))
REFUSED_VOID(mlirOperationRemoveFromParent, (MlirOperation op))
REFUSED(bool, mlirOperationEqual, (MlirOperation op, MlirOperation other))
REFUSED(size_t, mlirOperationHashValue, (MlirOperation op))
REFUSED(MlirContext, mlirOperationGetContext, (MlirOperation op))
REFUSED(MlirLocation, mlirOperationGetLocation, (MlirOperation op))
REFUSED_VOID(mlirOperationSetLocation, (MlirOperation op, MlirLocation loc))
REFUSED(MlirTypeID, mlirOperationGetTypeID, (MlirOperation op))
REFUSED(MlirIdentifier, mlirOperationGetName, (MlirOperation op))
REFUSED(MlirBlock, mlirOperationGetBlock, (MlirOperation op))
REFUSED(MlirOperation, mlirOperationGetParentOperation, (MlirOperation op))
REFUSED(intptr_t, mlirOperationGetNumRegions, (MlirOperation op))
REFUSED(MlirRegion, mlirOperationGetRegion, (MlirOperation op, intptr_t pos))
REFUSED(MlirOperation, mlirOperationGetNextInBlock, (MlirOperation op))
REFUSED(intptr_t, mlirOperationGetNumOperands, (MlirOperation op))
REFUSED(MlirValue, mlirOperationGetOperand, (MlirOperation op, intptr_t pos))
REFUSED_VOID(mlirOperationSetOperand, (MlirOperation op, intptr_t pos, MlirValue newValue))
REFUSED_VOID(mlirOperationSetOperands,
             (MlirOperation op, intptr_t nOperands, const MlirValue* operands))
REFUSED(intptr_t, mlirOperationGetNumResults, (MlirOperation op))
REFUSED(MlirValue, mlirOperationGetResult, (MlirOperation op, intptr_t pos))
REFUSED(intptr_t, mlirOperationGetNumSuccessors, (MlirOperation op))
REFUSED(MlirBlock, mlirOperationGetSuccessor, (MlirOperation op, intptr_t pos))
REFUSED_VOID(mlirOperationSetSuccessor, (MlirOperation op, intptr_t pos, MlirBlock block))
REFUSED(bool, mlirOperationHasInherentAttributeByName, (MlirOperation op, MlirStringRef name))
REFUSED(MlirAttribute, mlirOperationGetInherentAttributeByName,
        (MlirOperation op, MlirStringRef name))
REFUSED_VOID(mlirOperationSetInherentAttributeByName,
             (MlirOperation op, MlirStringRef name, MlirAttribute attr))
REFUSED(intptr_t, mlirOperationGetNumDiscardableAttributes, (MlirOperation op))
REFUSED(MlirNamedAttribute, mlirOperationGetDiscardableAttribute, (MlirOperation op, intptr_t pos))
REFUSED(MlirAttribute, mlirOperationGetDiscardableAttributeByName,
        (MlirOperation op, MlirStringRef name))
REFUSED_VOID(mlirOperationSetDiscardableAttributeByName,
             (MlirOperation op, MlirStringRef name, MlirAttribute attr))
REFUSED(bool, mlirOperationRemoveDiscardableAttributeByName, (MlirOperation op, MlirStringRef name))
REFUSED(intptr_t, mlirOperationGetNumAttributes, (MlirOperation op))
REFUSED(MlirNamedAttribute, mlirOperationGetAttribute, (MlirOperation op, intptr_t pos))
REFUSED(MlirAttribute, mlirOperationGetAttributeByName, (MlirOperation op, MlirStringRef name))
REFUSED_VOID(mlirOperationSetAttributeByName,
             (MlirOperation op, MlirStringRef name, MlirAttribute attr))
REFUSED(bool, mlirOperationRemoveAttributeByName, (MlirOperation op, MlirStringRef name))
REFUSED_VOID(mlirOperationPrint, (MlirOperation op, MlirStringCallback callback, void* userData))
REFUSED_VOID(mlirOperationPrintWithFlags, (MlirOperation op, MlirOpPrintingFlags flags,
                                           MlirStringCallback callback, void* userData))
REFUSED_VOID(mlirOperationPrintWithState,
             (MlirOperation op, MlirAsmState state, MlirStringCallback callback, void* userData))
REFUSED_VOID(mlirOperationWriteBytecode,
             (MlirOperation op, MlirStringCallback callback, void* userData))
REFUSED(MlirLogicalResult, mlirOperationWriteBytecodeWithConfig,
        (MlirOperation op, MlirBytecodeWriterConfig config, MlirStringCallback callback,
         void* userData))
REFUSED_VOID(mlirOperationDump, (MlirOperation op))
REFUSED(bool, mlirOperationVerify, (MlirOperation op))
REFUSED_VOID(mlirOperationMoveAfter, (MlirOperation op, MlirOperation other))
REFUSED_VOID(mlirOperationMoveBefore, (MlirOperation op, MlirOperation other))
REFUSED(bool, mlirOperationIsBeforeInBlock, (MlirOperation op, MlirOperation other))
REFUSED_VOID(mlirOperationWalk, (MlirOperation op, MlirOperationWalkCallback callback,
                                 void* userData, MlirWalkOrder walkOrder))
REFUSED_VOID(mlirOperationReplaceUsesOfWith, (MlirOperation op, MlirValue of, MlirValue with))
REFUSED(MlirRegion, mlirRegionCreate, (void))
REFUSED_VOID(mlirRegionDestroy, (MlirRegion region))
REFUSED(bool, mlirRegionEqual, (MlirRegion region, MlirRegion other))
REFUSED(MlirBlock, mlirRegionGetFirstBlock, (MlirRegion region))
REFUSED_VOID(mlirRegionAppendOwnedBlock, (MlirRegion region, MlirBlock block))
REFUSED_VOID(mlirRegionInsertOwnedBlock, (MlirRegion region, intptr_t pos, MlirBlock block))
REFUSED_VOID(mlirRegionInsertOwnedBlockAfter,
             (MlirRegion region, MlirBlock reference, MlirBlock block))
REFUSED_VOID(mlirRegionInsertOwnedBlockBefore,
             (MlirRegion region, MlirBlock reference, MlirBlock block))
REFUSED(MlirRegion, mlirOperationGetFirstRegion, (MlirOperation op))
REFUSED(MlirRegion, mlirRegionGetNextInOperation, (MlirRegion region))
REFUSED_VOID(mlirRegionTakeBody, (MlirRegion target, MlirRegion source))
REFUSED(MlirBlock, mlirBlockCreate,
        (intptr_t nArgs, const MlirType* args, const MlirLocation* locs))
REFUSED_VOID(mlirBlockDestroy, (MlirBlock block))
REFUSED_VOID(mlirBlockDetach, (MlirBlock block))
REFUSED(bool, mlirBlockEqual, (MlirBlock block, MlirBlock other))
REFUSED(MlirOperation, mlirBlockGetParentOperation, (MlirBlock block))
REFUSED(MlirRegion, mlirBlockGetParentRegion, (MlirBlock block))
REFUSED(MlirBlock, mlirBlockGetNextInRegion, (MlirBlock block))
REFUSED(MlirOperation, mlirBlockGetFirstOperation, (MlirBlock block))
REFUSED(MlirOperation, mlirBlockGetTerminator, (MlirBlock block))
REFUSED_VOID(mlirBlockAppendOwnedOperation, (MlirBlock block, MlirOperation operation))
REFUSED_VOID(mlirBlockInsertOwnedOperation,
             (MlirBlock block, intptr_t pos, MlirOperation operation))
REFUSED_VOID(mlirBlockInsertOwnedOperationAfter,
             (MlirBlock block, MlirOperation reference, MlirOperation operation))
REFUSED_VOID(mlirBlockInsertOwnedOperationBefore,
             (MlirBlock block, MlirOperation reference, MlirOperation operation))
REFUSED(intptr_t, mlirBlockGetNumArguments, (MlirBlock block))
REFUSED(MlirValue, mlirBlockAddArgument, (MlirBlock block, MlirType type, MlirLocation loc))
REFUSED_VOID(mlirBlockEraseArgument, (MlirBlock block, unsigned index))
REFUSED(MlirValue, mlirBlockInsertArgument,
        (MlirBlock block, intptr_t pos, MlirType type, MlirLocation loc))
REFUSED(MlirValue, mlirBlockGetArgument, (MlirBlock block, intptr_t pos))
REFUSED_VOID(mlirBlockPrint, (MlirBlock block, MlirStringCallback callback, void* userData))
REFUSED(intptr_t, mlirBlockGetNumSuccessors, (MlirBlock block))
REFUSED(MlirBlock, mlirBlockGetSuccessor, (MlirBlock block, intptr_t pos))
REFUSED(intptr_t, mlirBlockGetNumPredecessors, (MlirBlock block))
REFUSED(MlirBlock, mlirBlockGetPredecessor, (MlirBlock block, intptr_t pos))
REFUSED(bool, mlirValueEqual, (MlirValue value1, MlirValue value2))
REFUSED(bool, mlirValueIsABlockArgument, (MlirValue value))
REFUSED(bool, mlirValueIsAOpResult, (MlirValue value))
REFUSED(MlirBlock, mlirBlockArgumentGetOwner, (MlirValue value))
REFUSED(intptr_t, mlirBlockArgumentGetArgNumber, (MlirValue value))
REFUSED_VOID(mlirBlockArgumentSetType, (MlirValue value, MlirType type))
REFUSED_VOID(mlirBlockArgumentSetLocation, (MlirValue value, MlirLocation loc))
REFUSED(MlirOperation, mlirOpResultGetOwner, (MlirValue value))
REFUSED(intptr_t, mlirOpResultGetResultNumber, (MlirValue value))
REFUSED(MlirType, mlirValueGetType, (MlirValue value))
REFUSED_VOID(mlirValueSetType, (MlirValue value, MlirType type))
REFUSED_VOID(mlirValueDump, (MlirValue value))
REFUSED_VOID(mlirValuePrint, (MlirValue value, MlirStringCallback callback, void* userData))
REFUSED_VOID(mlirValuePrintAsOperand,
             (MlirValue value, MlirAsmState state, MlirStringCallback callback, void* userData))
REFUSED(MlirOpOperand, mlirValueGetFirstUse, (MlirValue value))
REFUSED_VOID(mlirValueReplaceAllUsesOfWith, (MlirValue of, MlirValue with))
REFUSED_VOID(mlirValueReplaceAllUsesExcept,
             (MlirValue of, MlirValue with, intptr_t numExceptions, MlirOperation* exceptions))
REFUSED(MlirLocation, mlirValueGetLocation, (MlirValue v))
REFUSED(MlirContext, mlirValueGetContext, (MlirValue v))
REFUSED(bool, mlirOpOperandIsNull, (MlirOpOperand opOperand))
REFUSED(MlirValue, mlirOpOperandGetValue, (MlirOpOperand opOperand))
REFUSED(MlirOperation, mlirOpOperandGetOwner, (MlirOpOperand opOperand))
REFUSED(unsigned, mlirOpOperandGetOperandNumber, (MlirOpOperand opOperand))
REFUSED(MlirOpOperand, mlirOpOperandGetNextUse, (MlirOpOperand opOperand))
REFUSED(MlirType, mlirTypeParseGet, (MlirContext context, MlirStringRef type))
REFUSED(MlirContext, mlirTypeGetContext, (MlirType type))
REFUSED(MlirTypeID, mlirTypeGetTypeID, (MlirType type))
REFUSED(MlirDialect, mlirTypeGetDialect, (MlirType type))
REFUSED(bool, mlirTypeEqual, (MlirType t1, MlirType t2))
REFUSED_VOID(mlirTypePrint, (MlirType type, MlirStringCallback callback, void* userData))
REFUSED_VOID(mlirTypeDump, (MlirType type))
REFUSED(MlirAttribute, mlirAttributeParseGet, (MlirContext context, MlirStringRef attr))
REFUSED(MlirContext, mlirAttributeGetContext, (MlirAttribute attribute))
REFUSED(MlirType, mlirAttributeGetType, (MlirAttribute attribute))
REFUSED(MlirTypeID, mlirAttributeGetTypeID, (MlirAttribute attribute))
REFUSED(MlirDialect, mlirAttributeGetDialect, (MlirAttribute attribute))
REFUSED(bool, mlirAttributeEqual, (MlirAttribute a1, MlirAttribute a2))
REFUSED_VOID(mlirAttributePrint, (MlirAttribute attr, MlirStringCallback callback, void* userData))
REFUSED_VOID(mlirAttributeDump, (MlirAttribute attr))
REFUSED(MlirNamedAttribute, mlirNamedAttributeGet, (MlirIdentifier name, MlirAttribute attr))
REFUSED(MlirIdentifier, mlirIdentifierGet, (MlirContext context, MlirStringRef str))
REFUSED(MlirContext, mlirIdentifierGetContext, (MlirIdentifier ident))
REFUSED(bool, mlirIdentifierEqual, (MlirIdentifier ident, MlirIdentifier other))
REFUSED(MlirStringRef, mlirIdentifierStr, (MlirIdentifier ident))
REFUSED(MlirStringRef, mlirSymbolTableGetSymbolAttributeName, (void))
REFUSED(MlirStringRef, mlirSymbolTableGetVisibilityAttributeName, (void))
REFUSED(MlirSymbolTable, mlirSymbolTableCreate, (MlirOperation operation))
REFUSED_VOID(mlirSymbolTableDestroy, (MlirSymbolTable symbolTable))
REFUSED(MlirOperation, mlirSymbolTableLookup, (MlirSymbolTable symbolTable, MlirStringRef name))
REFUSED(MlirAttribute, mlirSymbolTableInsert,
        (MlirSymbolTable symbolTable, MlirOperation operation))
REFUSED_VOID(mlirSymbolTableErase, (MlirSymbolTable symbolTable, MlirOperation operation))
REFUSED(MlirLogicalResult, mlirSymbolTableReplaceAllSymbolUses,
        (MlirStringRef oldSymbol, MlirStringRef newSymbol, MlirOperation from))
REFUSED_VOID(mlirSymbolTableWalkSymbolTables,
             (MlirOperation from, bool allSymUsesVisible,
              void (*callback)(MlirOperation, bool, void* userData), void* userData))
