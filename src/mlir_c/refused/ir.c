// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/IR.h> that are refused.

#include "mlir-c/IR.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

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
REFUSED(MlirTypeID, mlirOperationGetTypeID, (MlirOperation op))
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
