// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Dialect/LLVM.h> that are refused.

#include "mlir-c/Dialect/LLVM.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(MlirType, mlirLLVMPointerTypeGet, (MlirContext ctx, unsigned addressSpace))
REFUSED(MlirStringRef, mlirLLVMPointerTypeGetName, (void))
REFUSED(MlirTypeID, mlirLLVMPointerTypeGetTypeID, (void))
REFUSED(bool, mlirTypeIsALLVMPointerType, (MlirType type))
REFUSED(unsigned, mlirLLVMPointerTypeGetAddressSpace, (MlirType pointerType))
REFUSED(MlirType, mlirLLVMVoidTypeGet, (MlirContext ctx))
REFUSED(MlirStringRef, mlirLLVMVoidTypeGetName, (void))
REFUSED(MlirType, mlirLLVMArrayTypeGet, (MlirType elementType, unsigned numElements))
REFUSED(MlirStringRef, mlirLLVMArrayTypeGetName, (void))
REFUSED(MlirType, mlirLLVMArrayTypeGetElementType, (MlirType type))
REFUSED(MlirType, mlirLLVMFunctionTypeGet,
        (MlirType resultType, intptr_t nArgumentTypes, const MlirType* argumentTypes,
         bool isVarArg))
REFUSED(MlirStringRef, mlirLLVMFunctionTypeGetName, (void))
REFUSED(intptr_t, mlirLLVMFunctionTypeGetNumInputs, (MlirType type))
REFUSED(MlirType, mlirLLVMFunctionTypeGetInput, (MlirType type, intptr_t pos))
REFUSED(MlirType, mlirLLVMFunctionTypeGetReturnType, (MlirType type))
REFUSED(bool, mlirTypeIsALLVMStructType, (MlirType type))
REFUSED(MlirTypeID, mlirLLVMStructTypeGetTypeID, (void))
REFUSED(MlirStringRef, mlirLLVMStructTypeGetName, (void))
REFUSED(bool, mlirLLVMStructTypeIsLiteral, (MlirType type))
REFUSED(intptr_t, mlirLLVMStructTypeGetNumElementTypes, (MlirType type))
REFUSED(MlirType, mlirLLVMStructTypeGetElementType, (MlirType type, intptr_t position))
REFUSED(bool, mlirLLVMStructTypeIsPacked, (MlirType type))
REFUSED(MlirStringRef, mlirLLVMStructTypeGetIdentifier, (MlirType type))
REFUSED(bool, mlirLLVMStructTypeIsOpaque, (MlirType type))
REFUSED(MlirType, mlirLLVMStructTypeLiteralGet,
        (MlirContext ctx, intptr_t nFieldTypes, const MlirType* fieldTypes, bool isPacked))
REFUSED(MlirType, mlirLLVMStructTypeLiteralGetChecked,
        (MlirLocation loc, intptr_t nFieldTypes, const MlirType* fieldTypes, bool isPacked))
REFUSED(MlirType, mlirLLVMStructTypeIdentifiedGet, (MlirContext ctx, MlirStringRef name))
REFUSED(MlirType, mlirLLVMStructTypeIdentifiedNewGet,
        (MlirContext ctx, MlirStringRef name, intptr_t nFieldTypes, const MlirType* fieldTypes,
         bool isPacked))
REFUSED(MlirType, mlirLLVMStructTypeOpaqueGet, (MlirContext ctx, MlirStringRef name))
REFUSED(MlirLogicalResult, mlirLLVMStructTypeSetBody,
        (MlirType structType, intptr_t nFieldTypes, const MlirType* fieldTypes, bool isPacked))
REFUSED(MlirAttribute, mlirLLVMCConvAttrGet, (MlirContext ctx, MlirLLVMCConv cconv))
REFUSED(MlirStringRef, mlirLLVMCConvAttrGetName, (void))
REFUSED(MlirAttribute, mlirLLVMComdatAttrGet, (MlirContext ctx, MlirLLVMComdat comdat))
REFUSED(MlirStringRef, mlirLLVMComdatAttrGetName, (void))
REFUSED(MlirAttribute, mlirLLVMLinkageAttrGet, (MlirContext ctx, MlirLLVMLinkage linkage))
REFUSED(MlirStringRef, mlirLLVMLinkageAttrGetName, (void))
REFUSED(MlirAttribute, mlirLLVMDINullTypeAttrGet, (MlirContext ctx))
REFUSED(MlirStringRef, mlirLLVMDINullTypeAttrGetName, (void))
REFUSED(MlirAttribute, mlirLLVMDIExpressionElemAttrGet,
        (MlirContext ctx, unsigned opcode, intptr_t nArguments, const uint64_t* arguments))
REFUSED(MlirStringRef, mlirLLVMDIExpressionElemAttrGetName, (void))
REFUSED(MlirAttribute, mlirLLVMDIExpressionAttrGet,
        (MlirContext ctx, intptr_t nOperations, const MlirAttribute* operations))
REFUSED(MlirStringRef, mlirLLVMDIExpressionAttrGetName, (void))
REFUSED(MlirAttribute, mlirLLVMDIBasicTypeAttrGet,
        (MlirContext ctx, unsigned tag, MlirAttribute name, uint64_t sizeInBits,
         MlirLLVMTypeEncoding encoding))
REFUSED(MlirStringRef, mlirLLVMDIBasicTypeAttrGetName, (void))
REFUSED(MlirAttribute, mlirLLVMDICompositeTypeAttrGetRecSelf, (MlirAttribute recId))
REFUSED(MlirAttribute, mlirLLVMDICompositeTypeAttrGet,
        (MlirContext ctx, MlirAttribute recId, bool isRecSelf, unsigned tag, MlirAttribute name,
         MlirAttribute file, uint32_t line, MlirAttribute scope, MlirAttribute baseType,
         int64_t flags, uint64_t sizeInBits, uint64_t alignInBits, intptr_t nElements,
         const MlirAttribute* elements, MlirAttribute dataLocation, MlirAttribute rank,
         MlirAttribute allocated, MlirAttribute associated))
REFUSED(MlirStringRef, mlirLLVMDICompositeTypeAttrGetName, (void))
REFUSED(MlirAttribute, mlirLLVMDIDerivedTypeAttrGet,
        (MlirContext ctx, unsigned tag, MlirAttribute name, MlirAttribute baseType,
         uint64_t sizeInBits, uint32_t alignInBits, uint64_t offsetInBits,
         int64_t dwarfAddressSpace, MlirAttribute extraData))
REFUSED(MlirStringRef, mlirLLVMDIDerivedTypeAttrGetName, (void))
REFUSED(MlirAttribute, mlirLLVMDIStringTypeAttrGet,
        (MlirContext ctx, unsigned tag, MlirAttribute name, uint64_t sizeInBits,
         uint32_t alignInBits, MlirAttribute stringLength, MlirAttribute stringLengthExp,
         MlirAttribute stringLocationExp, MlirLLVMTypeEncoding encoding))
REFUSED(MlirStringRef, mlirLLVMDIStringTypeAttrGetName, (void))
REFUSED(MlirAttribute, mlirLLVMDIDerivedTypeAttrGetBaseType, (MlirAttribute diDerivedType))
REFUSED(MlirAttribute, mlirLLVMDIFileAttrGet,
        (MlirContext ctx, MlirAttribute name, MlirAttribute directory))
REFUSED(MlirStringRef, mlirLLVMDIFileAttrGetName, (void))
REFUSED(MlirAttribute, mlirLLVMDICompileUnitAttrGet,
        (MlirContext ctx, MlirAttribute id, unsigned sourceLanguage, MlirAttribute file,
         MlirAttribute producer, bool isOptimized, MlirLLVMDIEmissionKind emissionKind,
         MlirLLVMDINameTableKind nameTableKind, MlirAttribute splitDebugFilename))
REFUSED(MlirStringRef, mlirLLVMDICompileUnitAttrGetName, (void))
REFUSED(MlirAttribute, mlirLLVMDIFlagsAttrGet, (MlirContext ctx, uint64_t value))
REFUSED(MlirStringRef, mlirLLVMDIFlagsAttrGetName, (void))
REFUSED(MlirAttribute, mlirLLVMDILexicalBlockAttrGet,
        (MlirContext ctx, MlirAttribute scope, MlirAttribute file, unsigned line, unsigned column))
REFUSED(MlirStringRef, mlirLLVMDILexicalBlockAttrGetName, (void))
REFUSED(MlirAttribute, mlirLLVMDILexicalBlockFileAttrGet,
        (MlirContext ctx, MlirAttribute scope, MlirAttribute file, unsigned discriminator))
REFUSED(MlirStringRef, mlirLLVMDILexicalBlockFileAttrGetName, (void))
REFUSED(MlirAttribute, mlirLLVMDILocalVariableAttrGet,
        (MlirContext ctx, MlirAttribute scope, MlirAttribute name, MlirAttribute diFile,
         unsigned line, unsigned arg, unsigned alignInBits, MlirAttribute diType, int64_t flags))
REFUSED(MlirStringRef, mlirLLVMDILocalVariableAttrGetName, (void))
REFUSED(MlirAttribute, mlirLLVMDISubprogramAttrGetRecSelf, (MlirAttribute recId))
REFUSED(MlirAttribute, mlirLLVMDISubprogramAttrGet,
        (MlirContext ctx, MlirAttribute recId, bool isRecSelf, MlirAttribute id,
         MlirAttribute compileUnit, MlirAttribute scope, MlirAttribute name,
         MlirAttribute linkageName, MlirAttribute file, unsigned line, unsigned scopeLine,
         uint64_t subprogramFlags, MlirAttribute type, intptr_t nRetainedNodes,
         const MlirAttribute* retainedNodes, intptr_t nAnnotations,
         const MlirAttribute* annotations))
REFUSED(MlirStringRef, mlirLLVMDISubprogramAttrGetName, (void))
REFUSED(MlirAttribute, mlirLLVMDIAnnotationAttrGet,
        (MlirContext ctx, MlirAttribute name, MlirAttribute value))
REFUSED(MlirStringRef, mlirLLVMDIAnnotationAttrGetName, (void))
REFUSED(MlirAttribute, mlirLLVMDISubprogramAttrGetScope, (MlirAttribute diSubprogram))
REFUSED(unsigned, mlirLLVMDISubprogramAttrGetLine, (MlirAttribute diSubprogram))
REFUSED(unsigned, mlirLLVMDISubprogramAttrGetScopeLine, (MlirAttribute diSubprogram))
REFUSED(MlirAttribute, mlirLLVMDISubprogramAttrGetCompileUnit, (MlirAttribute diSubprogram))
REFUSED(MlirAttribute, mlirLLVMDISubprogramAttrGetFile, (MlirAttribute diSubprogram))
REFUSED(MlirAttribute, mlirLLVMDISubprogramAttrGetType, (MlirAttribute diSubprogram))
REFUSED(MlirAttribute, mlirLLVMDISubroutineTypeAttrGet,
        (MlirContext ctx, unsigned callingConvention, intptr_t nTypes, const MlirAttribute* types))
REFUSED(MlirStringRef, mlirLLVMDISubroutineTypeAttrGetName, (void))
REFUSED(MlirAttribute, mlirLLVMDIModuleAttrGet,
        (MlirContext ctx, MlirAttribute file, MlirAttribute scope, MlirAttribute name,
         MlirAttribute configMacros, MlirAttribute includePath, MlirAttribute apinotes,
         unsigned line, bool isDecl))
REFUSED(MlirStringRef, mlirLLVMDIModuleAttrGetName, (void))
REFUSED(MlirAttribute, mlirLLVMDIImportedEntityAttrGet,
        (MlirContext ctx, unsigned tag, MlirAttribute scope, MlirAttribute entity,
         MlirAttribute file, unsigned line, MlirAttribute name, intptr_t nElements,
         const MlirAttribute* elements))
REFUSED(MlirStringRef, mlirLLVMDIImportedEntityAttrGetName, (void))
REFUSED(MlirAttribute, mlirLLVMDIModuleAttrGetScope, (MlirAttribute diModule))
