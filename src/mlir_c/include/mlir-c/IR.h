// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// IR: contexts, dialects, locations, modules, ops, regions, blocks, values, types, attributes and
// symbols.
//
// Handles are passed by value and own nothing by themselves. What a function returns belongs to
// what it was asked of, unless its comment says that the caller owns or destroys it; with
// "Owned" in its name it takes over what it is given. Arrays are read during a call alone, and
// texts are copied. What is asked of a handle of something that is gone, or of null, is null,
// zero, false, empty or a failure.

#ifndef MLIR_C_IR_H
#define MLIR_C_IR_H

#include <stdbool.h>
#include <stdint.h>

#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Names of values, for several prints of the same IR.
typedef struct MlirAsmState {
  void* ptr;
} MlirAsmState;

/// How bytecode is written.
typedef struct MlirBytecodeWriterConfig {
  void* ptr;
} MlirBytecodeWriterConfig;

/// What everything else is made in.
typedef struct MlirContext {
  void* ptr;
} MlirContext;

/// A dialect that a context has loaded.
typedef struct MlirDialect {
  void* ptr;
} MlirDialect;

/// Dialects that a context may load.
typedef struct MlirDialectRegistry {
  void* ptr;
} MlirDialectRegistry;

/// An op.
typedef struct MlirOperation {
  void* ptr;
} MlirOperation;

/// One use of a value by an op.
typedef struct MlirOpOperand {
  void* ptr;
} MlirOpOperand;

/// How ops are printed.
typedef struct MlirOpPrintingFlags {
  void* ptr;
} MlirOpPrintingFlags;

/// A block.
typedef struct MlirBlock {
  void* ptr;
} MlirBlock;

/// A region.
typedef struct MlirRegion {
  void* ptr;
} MlirRegion;

/// The symbols of an op.
typedef struct MlirSymbolTable {
  void* ptr;
} MlirSymbolTable;

/// An attribute; it lives as long as its context.
typedef struct MlirAttribute {
  const void* ptr;
} MlirAttribute;

/// A name; it lives as long as its context.
typedef struct MlirIdentifier {
  const void* ptr;
} MlirIdentifier;

/// A location; it lives as long as its context.
typedef struct MlirLocation {
  const void* ptr;
} MlirLocation;

/// A module.
typedef struct MlirModule {
  const void* ptr;
} MlirModule;

/// A type; it lives as long as its context.
typedef struct MlirType {
  const void* ptr;
} MlirType;

/// A result of an op or an argument of a block.
typedef struct MlirValue {
  const void* ptr;
} MlirValue;

/// An attribute under a name.
typedef struct MlirNamedAttribute {
  MlirIdentifier name;
  MlirAttribute attribute;
} MlirNamedAttribute;

//===-- Contexts ------------------------------------------------------------------------------===//

/// A new context, with threads. The caller destroys it; null if there can be no more of them.
MLIR_CAPI_EXPORTED MlirContext mlirContextCreate(void);

/// A new context that uses several threads, or one.
MLIR_CAPI_EXPORTED MlirContext mlirContextCreateWithThreading(bool threadingEnabled);

/// A new context that knows the dialects of `registry`, which is copied.
MLIR_CAPI_EXPORTED MlirContext mlirContextCreateWithRegistry(MlirDialectRegistry registry,
                                                             bool threadingEnabled);

/// Whether both are the same context.
MLIR_CAPI_EXPORTED bool mlirContextEqual(MlirContext ctx1, MlirContext ctx2);

/// Whether `context` is null.
static inline bool mlirContextIsNull(MlirContext context) { return context.ptr == NULL; }

/// Ends a context and all that is in it. No handle of what was in it is valid afterwards.
MLIR_CAPI_EXPORTED void mlirContextDestroy(MlirContext context);

/// Says whether ops, types and attributes of dialects that are not known may be made.
MLIR_CAPI_EXPORTED void mlirContextSetAllowUnregisteredDialects(MlirContext context, bool allow);

/// Whether ops, types and attributes of dialects that are not known may be made.
MLIR_CAPI_EXPORTED bool mlirContextGetAllowUnregisteredDialects(MlirContext context);

/// How many dialects the context may load, with those that it did.
MLIR_CAPI_EXPORTED intptr_t mlirContextGetNumRegisteredDialects(MlirContext context);

/// Lets the context load the dialects of `registry` when it meets them.
MLIR_CAPI_EXPORTED void mlirContextAppendDialectRegistry(MlirContext ctx,
                                                         MlirDialectRegistry registry);

/// How many dialects the context has loaded.
MLIR_CAPI_EXPORTED intptr_t mlirContextGetNumLoadedDialects(MlirContext context);

/// The dialect of this name, loaded if it was not; null if the context does not know it.
MLIR_CAPI_EXPORTED MlirDialect mlirContextGetOrLoadDialect(MlirContext context, MlirStringRef name);

/// Says whether the context may use several threads.
MLIR_CAPI_EXPORTED void mlirContextEnableMultithreading(MlirContext context, bool enable);

/// Loads all dialects that the context knows.
MLIR_CAPI_EXPORTED void mlirContextLoadAllAvailableDialects(MlirContext context);

/// Whether the dialect of `name`, an op with its dialect in front, is loaded and has that op.
MLIR_CAPI_EXPORTED bool mlirContextIsRegisteredOperation(MlirContext context, MlirStringRef name);

/// Lets the context use a pool of the caller's, which has to outlive it.
MLIR_CAPI_EXPORTED void mlirContextSetThreadPool(MlirContext context,
                                                 MlirLlvmThreadPool threadPool);

/// How many threads the context may use; 1 without threads.
MLIR_CAPI_EXPORTED unsigned mlirContextGetNumThreads(MlirContext context);

/// The pool that the context uses; null without threads.
MLIR_CAPI_EXPORTED MlirLlvmThreadPool mlirContextGetThreadPool(MlirContext context);

//===-- Dialects ------------------------------------------------------------------------------===//

/// The context that loaded the dialect.
MLIR_CAPI_EXPORTED MlirContext mlirDialectGetContext(MlirDialect dialect);

/// Whether `dialect` is null.
static inline bool mlirDialectIsNull(MlirDialect dialect) { return dialect.ptr == NULL; }

/// Whether both are the same dialect of the same context.
MLIR_CAPI_EXPORTED bool mlirDialectEqual(MlirDialect dialect1, MlirDialect dialect2);

/// The dialect's name, which lives as long as the context.
MLIR_CAPI_EXPORTED MlirStringRef mlirDialectGetNamespace(MlirDialect dialect);

//===-- Dialects without a context ------------------------------------------------------------===//

/// A dialect before there is a context.
typedef struct MlirDialectHandle {
  const void* ptr;
} MlirDialectHandle;

/// Declares the function that gives the handle of a dialect, mlirGetDialectHandle__<namespace>__.
#define MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Name, Namespace) \
  MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__##Namespace##__(void)

/// The name of the dialect that the handle stands for; lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirDialectHandleGetNamespace(MlirDialectHandle handle);

/// Puts the dialect into `registry`.
MLIR_CAPI_EXPORTED void mlirDialectHandleInsertDialect(MlirDialectHandle handle,
                                                       MlirDialectRegistry registry);

/// Lets `context` load the dialect when it meets it.
MLIR_CAPI_EXPORTED void mlirDialectHandleRegisterDialect(MlirDialectHandle handle,
                                                         MlirContext context);

/// The dialect in `context`, loaded if it was not.
MLIR_CAPI_EXPORTED MlirDialect mlirDialectHandleLoadDialect(MlirDialectHandle handle,
                                                            MlirContext context);

//===-- Registries of dialects ----------------------------------------------------------------===//

/// A new registry without dialects; the caller destroys it.
MLIR_CAPI_EXPORTED MlirDialectRegistry mlirDialectRegistryCreate(void);

/// Whether `registry` is null.
static inline bool mlirDialectRegistryIsNull(MlirDialectRegistry registry) {
  return registry.ptr == NULL;
}

/// Ends a registry. Contexts that were given it keep what was in it.
MLIR_CAPI_EXPORTED void mlirDialectRegistryDestroy(MlirDialectRegistry registry);

//===-- Locations -----------------------------------------------------------------------------===//

/// The location as an attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirLocationGetAttribute(MlirLocation location);

/// The attribute as a location; null if it is none.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationFromAttribute(MlirAttribute attribute);

/// The place at a line and a column of a file.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationFileLineColGet(MlirContext context,
                                                           MlirStringRef filename, unsigned line,
                                                           unsigned col);

/// The range from one place to another of a file.
MLIR_CAPI_EXPORTED MlirLocation
mlirLocationFileLineColRangeGet(MlirContext context, MlirStringRef filename, unsigned start_line,
                                unsigned start_col, unsigned end_line, unsigned end_col);

/// The file of a place or a range; null for other locations.
MLIR_CAPI_EXPORTED MlirIdentifier mlirLocationFileLineColRangeGetFilename(MlirLocation location);

/// The line where it begins; -1 for other locations.
MLIR_CAPI_EXPORTED int mlirLocationFileLineColRangeGetStartLine(MlirLocation location);

/// The column where it begins; -1 for other locations.
MLIR_CAPI_EXPORTED int mlirLocationFileLineColRangeGetStartColumn(MlirLocation location);

/// The line where it ends; -1 for other locations.
MLIR_CAPI_EXPORTED int mlirLocationFileLineColRangeGetEndLine(MlirLocation location);

/// The column where it ends; -1 for other locations.
MLIR_CAPI_EXPORTED int mlirLocationFileLineColRangeGetEndColumn(MlirLocation location);

/// The TypeID of such locations, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirLocationFileLineColRangeGetTypeID(void);

/// Whether `location` is a place or a range of a file.
MLIR_CAPI_EXPORTED bool mlirLocationIsAFileLineColRange(MlirLocation location);

/// The location of what `callee` says, called from `caller`.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationCallSiteGet(MlirLocation callee, MlirLocation caller);

/// What is called; null for other locations.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationCallSiteGetCallee(MlirLocation location);

/// Where it is called from; null for other locations.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationCallSiteGetCaller(MlirLocation location);

/// The TypeID of such locations, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirLocationCallSiteGetTypeID(void);

/// Whether `location` is a call.
MLIR_CAPI_EXPORTED bool mlirLocationIsACallSite(MlirLocation location);

/// Several locations as one. `metadata` may be null; without it equal ones are merged, and a single
/// one is itself.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationFusedGet(MlirContext ctx, intptr_t nLocations,
                                                     const MlirLocation* locations,
                                                     MlirAttribute metadata);

/// How many locations were fused; 0 for other locations.
MLIR_CAPI_EXPORTED unsigned mlirLocationFusedGetNumLocations(MlirLocation location);

/// Writes them to `locationsCPtr`, which has room for as many as there are.
MLIR_CAPI_EXPORTED void mlirLocationFusedGetLocations(MlirLocation location,
                                                      MlirLocation* locationsCPtr);

/// What was given with them; null if nothing was, and for other locations.
MLIR_CAPI_EXPORTED MlirAttribute mlirLocationFusedGetMetadata(MlirLocation location);

/// The TypeID of such locations, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirLocationFusedGetTypeID(void);

/// Whether `location` is fused of several.
MLIR_CAPI_EXPORTED bool mlirLocationIsAFused(MlirLocation location);

/// A name in front of a location; of an unknown one if `childLoc` is null.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationNameGet(MlirContext context, MlirStringRef name,
                                                    MlirLocation childLoc);

/// The name; null for other locations.
MLIR_CAPI_EXPORTED MlirIdentifier mlirLocationNameGetName(MlirLocation location);

/// The location that has the name; null for other locations.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationNameGetChildLoc(MlirLocation location);

/// The TypeID of such locations, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirLocationNameGetTypeID(void);

/// Whether `location` has a name.
MLIR_CAPI_EXPORTED bool mlirLocationIsAName(MlirLocation location);

/// The location that says nothing.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationUnknownGet(MlirContext context);

/// The context of a location.
MLIR_CAPI_EXPORTED MlirContext mlirLocationGetContext(MlirLocation location);

/// Whether `location` is null.
static inline bool mlirLocationIsNull(MlirLocation location) { return location.ptr == NULL; }

/// Whether both are the same location.
MLIR_CAPI_EXPORTED bool mlirLocationEqual(MlirLocation l1, MlirLocation l2);

/// Hands the text of a location to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirLocationPrint(MlirLocation location, MlirStringCallback callback,
                                          void* userData);

//===-- Modules -------------------------------------------------------------------------------===//

/// A new module without ops; the caller destroys it.
MLIR_CAPI_EXPORTED MlirModule mlirModuleCreateEmpty(MlirLocation location);

/// The module that a text or bytecode says; the caller destroys it. Null with a diagnostic if it
/// says none.
MLIR_CAPI_EXPORTED MlirModule mlirModuleCreateParse(MlirContext context, MlirStringRef module);

/// The module that a file says; the caller destroys it. Null with a diagnostic if it says none.
MLIR_CAPI_EXPORTED MlirModule mlirModuleCreateParseFromFile(MlirContext context,
                                                            MlirStringRef fileName);

/// The context of a module.
MLIR_CAPI_EXPORTED MlirContext mlirModuleGetContext(MlirModule module);

/// The one block of a module.
MLIR_CAPI_EXPORTED MlirBlock mlirModuleGetBody(MlirModule module);

/// Whether `module` is null.
static inline bool mlirModuleIsNull(MlirModule module) { return module.ptr == NULL; }

/// Ends a module that the caller owns, with all that is in it.
MLIR_CAPI_EXPORTED void mlirModuleDestroy(MlirModule module);

/// The module as an op. Who owns it is the same as before.
MLIR_CAPI_EXPORTED MlirOperation mlirModuleGetOperation(MlirModule module);

/// The op as a module; null if it is no `builtin.module`.
MLIR_CAPI_EXPORTED MlirModule mlirModuleFromOperation(MlirOperation op);

/// Whether both are the same module, not whether they hold the same.
MLIR_CAPI_EXPORTED bool mlirModuleEqual(MlirModule lhs, MlirModule rhs);

/// A hash of which module it is, not of what it holds.
MLIR_CAPI_EXPORTED size_t mlirModuleHashValue(MlirModule mod);

//===-- What ops are made of ------------------------------------------------------------------===//

/// What an op is made of. mlirOperationStateAdd... keep arrays in it that mlirOperationCreate
/// frees.
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

/// What an op is made of, with a name and a location; the bytes of `name` have to live until it is
/// made.
MLIR_CAPI_EXPORTED MlirOperationState mlirOperationStateGet(MlirStringRef name, MlirLocation loc);

/// Adds types of results, which are copied.
MLIR_CAPI_EXPORTED void mlirOperationStateAddResults(MlirOperationState* state, intptr_t n,
                                                     const MlirType* results);

/// Adds operands, which are copied.
MLIR_CAPI_EXPORTED void mlirOperationStateAddOperands(MlirOperationState* state, intptr_t n,
                                                      const MlirValue* operands);

/// Adds regions, which belong to the op once it is made.
MLIR_CAPI_EXPORTED void mlirOperationStateAddOwnedRegions(MlirOperationState* state, intptr_t n,
                                                          const MlirRegion* regions);

/// Adds successors, which are copied.
MLIR_CAPI_EXPORTED void mlirOperationStateAddSuccessors(MlirOperationState* state, intptr_t n,
                                                        const MlirBlock* successors);

/// Adds attributes, which are copied.
MLIR_CAPI_EXPORTED void mlirOperationStateAddAttributes(MlirOperationState* state, intptr_t n,
                                                        const MlirNamedAttribute* attributes);

/// Lets the op say the types of its results itself; none may be added then.
MLIR_CAPI_EXPORTED void mlirOperationStateEnableResultTypeInference(MlirOperationState* state);

//===-- Names for printing --------------------------------------------------------------------===//

/// Names of values, as they are printed in the module of `op`; the caller destroys it. It is not
/// kept up to date.
MLIR_CAPI_EXPORTED MlirAsmState mlirAsmStateCreateForOperation(MlirOperation op,
                                                               MlirOpPrintingFlags flags);

/// The same for the module of `value`.
MLIR_CAPI_EXPORTED MlirAsmState mlirAsmStateCreateForValue(MlirValue value,
                                                           MlirOpPrintingFlags flags);

/// Ends what AsmStateCreate... made.
MLIR_CAPI_EXPORTED void mlirAsmStateDestroy(MlirAsmState state);

//===-- How ops are printed -------------------------------------------------------------------===//

/// How ops are printed, with defaults; the caller destroys it.
MLIR_CAPI_EXPORTED MlirOpPrintingFlags mlirOpPrintingFlagsCreate(void);

/// Ends the flags.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsDestroy(MlirOpPrintingFlags flags);

/// Leaves out dense elements of more than `largeElementLimit` elements.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsElideLargeElementsAttrs(MlirOpPrintingFlags flags,
                                                                   intptr_t largeElementLimit);

/// Leaves out resources of more than `largeResourceLimit` characters.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsElideLargeResourceString(MlirOpPrintingFlags flags,
                                                                    intptr_t largeResourceLimit);

/// Prints locations, in a form that is read back, or in one for people.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsEnableDebugInfo(MlirOpPrintingFlags flags, bool enable,
                                                           bool prettyForm);

/// Prints all ops in generic form.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsPrintGenericOpForm(MlirOpPrintingFlags flags);

/// Takes names of values from locations that have a name.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsPrintNameLocAsPrefix(MlirOpPrintingFlags flags);

/// Prints an op as if nothing were around it: numbers begin at 0, and aliases are not used.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsUseLocalScope(MlirOpPrintingFlags flags);

/// Does not verify first whether custom forms may be printed.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsAssumeVerified(MlirOpPrintingFlags flags);

/// Leaves out regions.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsSkipRegions(MlirOpPrintingFlags flags);

//===-- How bytecode is written ---------------------------------------------------------------===//

/// How bytecode is written, with defaults; the caller destroys it.
MLIR_CAPI_EXPORTED MlirBytecodeWriterConfig mlirBytecodeWriterConfigCreate(void);

/// Ends the configuration.
MLIR_CAPI_EXPORTED void mlirBytecodeWriterConfigDestroy(MlirBytecodeWriterConfig config);

/// Asks for a version of the format.
MLIR_CAPI_EXPORTED void mlirBytecodeWriterConfigDesiredEmitVersion(MlirBytecodeWriterConfig flags,
                                                                   int64_t version);

//===-- Ops -----------------------------------------------------------------------------------===//

/// A new op, which the caller owns until it is put into a block. Takes over the regions of `state`.
/// Null with a diagnostic if its types were to be inferred and cannot be.
MLIR_CAPI_EXPORTED MlirOperation mlirOperationCreate(MlirOperationState* state);

/// The one op that a text or bytecode says, owned by the caller; null with a diagnostic otherwise.
/// `sourceName` stands in locations.
MLIR_CAPI_EXPORTED MlirOperation mlirOperationCreateParse(MlirContext context,
                                                          MlirStringRef sourceStr,
                                                          MlirStringRef sourceName);

/// A copy of an op and what is in it, in no block; the caller owns it.
MLIR_CAPI_EXPORTED MlirOperation mlirOperationClone(MlirOperation op);

/// Ends an op that the caller owns, with all that is in it.
MLIR_CAPI_EXPORTED void mlirOperationDestroy(MlirOperation op);

/// Takes an op out of its block; the caller owns it then.
MLIR_CAPI_EXPORTED void mlirOperationRemoveFromParent(MlirOperation op);

/// Whether `op` is null.
static inline bool mlirOperationIsNull(MlirOperation op) { return op.ptr == NULL; }

/// Whether both are the same op, not whether they are alike.
MLIR_CAPI_EXPORTED bool mlirOperationEqual(MlirOperation op, MlirOperation other);

/// A hash of which op it is.
MLIR_CAPI_EXPORTED size_t mlirOperationHashValue(MlirOperation op);

/// The context of an op.
MLIR_CAPI_EXPORTED MlirContext mlirOperationGetContext(MlirOperation op);

/// Where an op comes from.
MLIR_CAPI_EXPORTED MlirLocation mlirOperationGetLocation(MlirOperation op);

/// Says where an op comes from.
MLIR_CAPI_EXPORTED void mlirOperationSetLocation(MlirOperation op, MlirLocation loc);

/// The TypeID of the op's kind; null for an op that no dialect has.
MLIR_CAPI_EXPORTED MlirTypeID mlirOperationGetTypeID(MlirOperation op);

/// The name of the op with its dialect's, such as `builtin.module`.
MLIR_CAPI_EXPORTED MlirIdentifier mlirOperationGetName(MlirOperation op);

/// The block that an op is in; null if it is in none.
MLIR_CAPI_EXPORTED MlirBlock mlirOperationGetBlock(MlirOperation op);

/// The op around an op; null if there is none.
MLIR_CAPI_EXPORTED MlirOperation mlirOperationGetParentOperation(MlirOperation op);

/// How many regions an op has.
MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumRegions(MlirOperation op);

/// The region at `pos`.
MLIR_CAPI_EXPORTED MlirRegion mlirOperationGetRegion(MlirOperation op, intptr_t pos);

/// The op behind an op; null behind the last.
MLIR_CAPI_EXPORTED MlirOperation mlirOperationGetNextInBlock(MlirOperation op);

/// How many operands an op has.
MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumOperands(MlirOperation op);

/// The operand at `pos`.
MLIR_CAPI_EXPORTED MlirValue mlirOperationGetOperand(MlirOperation op, intptr_t pos);

/// Replaces the operand at `pos`.
MLIR_CAPI_EXPORTED void mlirOperationSetOperand(MlirOperation op, intptr_t pos, MlirValue newValue);

/// Replaces all operands, by more or fewer if need be.
MLIR_CAPI_EXPORTED void mlirOperationSetOperands(MlirOperation op, intptr_t nOperands,
                                                 const MlirValue* operands);

/// How many results an op has.
MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumResults(MlirOperation op);

/// The result at `pos`.
MLIR_CAPI_EXPORTED MlirValue mlirOperationGetResult(MlirOperation op, intptr_t pos);

/// How many successors an op has.
MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumSuccessors(MlirOperation op);

/// The successor at `pos`.
MLIR_CAPI_EXPORTED MlirBlock mlirOperationGetSuccessor(MlirOperation op, intptr_t pos);

/// Replaces the successor at `pos`.
MLIR_CAPI_EXPORTED void mlirOperationSetSuccessor(MlirOperation op, intptr_t pos, MlirBlock block);

/// Whether the kind of op has an attribute of this name of its own.
MLIR_CAPI_EXPORTED bool mlirOperationHasInherentAttributeByName(MlirOperation op,
                                                                MlirStringRef name);

/// That attribute; null if there is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirOperationGetInherentAttributeByName(MlirOperation op,
                                                                         MlirStringRef name);

/// Sets an attribute of the kind of op.
MLIR_CAPI_EXPORTED void mlirOperationSetInherentAttributeByName(MlirOperation op,
                                                                MlirStringRef name,
                                                                MlirAttribute attr);

/// How many attributes an op has that its kind knows nothing of.
MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumDiscardableAttributes(MlirOperation op);

/// The one at `pos` of these.
MLIR_CAPI_EXPORTED MlirNamedAttribute mlirOperationGetDiscardableAttribute(MlirOperation op,
                                                                           intptr_t pos);

/// The one of this name; null if there is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirOperationGetDiscardableAttributeByName(MlirOperation op,
                                                                            MlirStringRef name);

/// Sets such an attribute; null removes it.
MLIR_CAPI_EXPORTED void mlirOperationSetDiscardableAttributeByName(MlirOperation op,
                                                                   MlirStringRef name,
                                                                   MlirAttribute attr);

/// Removes such an attribute, and says whether there was one.
MLIR_CAPI_EXPORTED bool mlirOperationRemoveDiscardableAttributeByName(MlirOperation op,
                                                                      MlirStringRef name);

/// How many attributes an op has, of both kinds.
MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumAttributes(MlirOperation op);

/// The attribute at `pos`, in the order of names.
MLIR_CAPI_EXPORTED MlirNamedAttribute mlirOperationGetAttribute(MlirOperation op, intptr_t pos);

/// The attribute of this name; null if there is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirOperationGetAttributeByName(MlirOperation op,
                                                                 MlirStringRef name);

/// Sets an attribute, of the kind of op or not.
MLIR_CAPI_EXPORTED void mlirOperationSetAttributeByName(MlirOperation op, MlirStringRef name,
                                                        MlirAttribute attr);

/// Removes an attribute, and says whether there was one.
MLIR_CAPI_EXPORTED bool mlirOperationRemoveAttributeByName(MlirOperation op, MlirStringRef name);

/// Hands the text of an op to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirOperationPrint(MlirOperation op, MlirStringCallback callback,
                                           void* userData);

/// The same, as `flags` say.
MLIR_CAPI_EXPORTED void mlirOperationPrintWithFlags(MlirOperation op, MlirOpPrintingFlags flags,
                                                    MlirStringCallback callback, void* userData);

/// The same, with names and flags of `state`.
MLIR_CAPI_EXPORTED void mlirOperationPrintWithState(MlirOperation op, MlirAsmState state,
                                                    MlirStringCallback callback, void* userData);

/// Hands the bytecode of an op to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirOperationWriteBytecode(MlirOperation op, MlirStringCallback callback,
                                                   void* userData);

/// The same, as `config` says; fails for a version that cannot be written.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirOperationWriteBytecodeWithConfig(
    MlirOperation op, MlirBytecodeWriterConfig config, MlirStringCallback callback, void* userData);

/// Writes the text of an op to stderr.
MLIR_CAPI_EXPORTED void mlirOperationDump(MlirOperation op);

/// Whether an op and all that is in it hold to their rules; says why not in diagnostics.
MLIR_CAPI_EXPORTED bool mlirOperationVerify(MlirOperation op);

/// Moves an op behind another, of any block.
MLIR_CAPI_EXPORTED void mlirOperationMoveAfter(MlirOperation op, MlirOperation other);

/// Moves an op in front of another, of any block.
MLIR_CAPI_EXPORTED void mlirOperationMoveBefore(MlirOperation op, MlirOperation other);

/// Whether an op stands in front of another of the same block.
MLIR_CAPI_EXPORTED bool mlirOperationIsBeforeInBlock(MlirOperation op, MlirOperation other);

/// Whether a walk goes on, ends, or leaves out what is inside.
typedef enum MlirWalkResult {
  MlirWalkResultAdvance,
  MlirWalkResultInterrupt,
  MlirWalkResultSkip,
} MlirWalkResult;

/// Whether an op comes in front of what is inside, or behind it.
typedef enum MlirWalkOrder {
  MlirWalkPreOrder,
  MlirWalkPostOrder,
} MlirWalkOrder;

/// What a walk calls for each op.
typedef MlirWalkResult (*MlirOperationWalkCallback)(MlirOperation, void* userData);

/// Calls `callback` for an op and every op inside, until it interrupts. It may erase the op that it
/// is given in post-order.
MLIR_CAPI_EXPORTED void mlirOperationWalk(MlirOperation op, MlirOperationWalkCallback callback,
                                          void* userData, MlirWalkOrder walkOrder);

/// Replaces one value by another among the operands of an op.
MLIR_CAPI_EXPORTED void mlirOperationReplaceUsesOfWith(MlirOperation op, MlirValue of,
                                                       MlirValue with);

//===-- Regions -------------------------------------------------------------------------------===//

/// A new region without blocks and of no context; the caller owns it until it is put into an op.
MLIR_CAPI_EXPORTED MlirRegion mlirRegionCreate(void);

/// Ends a region that the caller owns, with all that is in it.
MLIR_CAPI_EXPORTED void mlirRegionDestroy(MlirRegion region);

/// Whether `region` is null.
static inline bool mlirRegionIsNull(MlirRegion region) { return region.ptr == NULL; }

/// Whether both are the same region.
MLIR_CAPI_EXPORTED bool mlirRegionEqual(MlirRegion region, MlirRegion other);

/// The first block; null in an empty region.
MLIR_CAPI_EXPORTED MlirBlock mlirRegionGetFirstBlock(MlirRegion region);

/// Puts a block of the caller's at the end of a region, which owns it then.
MLIR_CAPI_EXPORTED void mlirRegionAppendOwnedBlock(MlirRegion region, MlirBlock block);

/// Puts a block of the caller's at a position of a region.
MLIR_CAPI_EXPORTED void mlirRegionInsertOwnedBlock(MlirRegion region, intptr_t pos,
                                                   MlirBlock block);

/// Puts a block of the caller's behind another; in front of all if `reference` is null.
MLIR_CAPI_EXPORTED void mlirRegionInsertOwnedBlockAfter(MlirRegion region, MlirBlock reference,
                                                        MlirBlock block);

/// Puts a block of the caller's in front of another; behind all if `reference` is null.
MLIR_CAPI_EXPORTED void mlirRegionInsertOwnedBlockBefore(MlirRegion region, MlirBlock reference,
                                                         MlirBlock block);

/// The first region of an op; null if it has none.
MLIR_CAPI_EXPORTED MlirRegion mlirOperationGetFirstRegion(MlirOperation op);

/// The region behind a region; null behind the last.
MLIR_CAPI_EXPORTED MlirRegion mlirRegionGetNextInOperation(MlirRegion region);

/// Moves the blocks of `source` to `target`, whose own end.
MLIR_CAPI_EXPORTED void mlirRegionTakeBody(MlirRegion target, MlirRegion source);

//===-- Blocks --------------------------------------------------------------------------------===//

/// A new block with arguments of these types; the caller owns it until it is put into a region.
/// Without arguments it has no context.
MLIR_CAPI_EXPORTED MlirBlock mlirBlockCreate(intptr_t nArgs, const MlirType* args,
                                             const MlirLocation* locs);

/// Ends a block that the caller owns, with all that is in it.
MLIR_CAPI_EXPORTED void mlirBlockDestroy(MlirBlock block);

/// Takes a block out of its region; the caller owns it then.
MLIR_CAPI_EXPORTED void mlirBlockDetach(MlirBlock block);

/// Whether `block` is null.
static inline bool mlirBlockIsNull(MlirBlock block) { return block.ptr == NULL; }

/// Whether both are the same block.
MLIR_CAPI_EXPORTED bool mlirBlockEqual(MlirBlock block, MlirBlock other);

/// The op around a block; null if there is none.
MLIR_CAPI_EXPORTED MlirOperation mlirBlockGetParentOperation(MlirBlock block);

/// The region that a block is in; null if it is in none.
MLIR_CAPI_EXPORTED MlirRegion mlirBlockGetParentRegion(MlirBlock block);

/// The block behind a block; null behind the last.
MLIR_CAPI_EXPORTED MlirBlock mlirBlockGetNextInRegion(MlirBlock block);

/// The first op; null in an empty block.
MLIR_CAPI_EXPORTED MlirOperation mlirBlockGetFirstOperation(MlirBlock block);

/// The op that ends the block; null if there is none.
MLIR_CAPI_EXPORTED MlirOperation mlirBlockGetTerminator(MlirBlock block);

/// Puts an op of the caller's at the end of a block, which owns it then.
MLIR_CAPI_EXPORTED void mlirBlockAppendOwnedOperation(MlirBlock block, MlirOperation operation);

/// Puts an op of the caller's at a position of a block.
MLIR_CAPI_EXPORTED void mlirBlockInsertOwnedOperation(MlirBlock block, intptr_t pos,
                                                      MlirOperation operation);

/// Puts an op of the caller's behind another; in front of all if `reference` is null.
MLIR_CAPI_EXPORTED void mlirBlockInsertOwnedOperationAfter(MlirBlock block, MlirOperation reference,
                                                           MlirOperation operation);

/// Puts an op of the caller's in front of another; behind all if `reference` is null.
MLIR_CAPI_EXPORTED void mlirBlockInsertOwnedOperationBefore(MlirBlock block,
                                                            MlirOperation reference,
                                                            MlirOperation operation);

/// How many arguments a block has.
MLIR_CAPI_EXPORTED intptr_t mlirBlockGetNumArguments(MlirBlock block);

/// Adds an argument behind the others, and returns it.
MLIR_CAPI_EXPORTED MlirValue mlirBlockAddArgument(MlirBlock block, MlirType type, MlirLocation loc);

/// Removes an argument, which nothing may use.
MLIR_CAPI_EXPORTED void mlirBlockEraseArgument(MlirBlock block, unsigned index);

/// Adds an argument at a position, and returns it.
MLIR_CAPI_EXPORTED MlirValue mlirBlockInsertArgument(MlirBlock block, intptr_t pos, MlirType type,
                                                     MlirLocation loc);

/// The argument at `pos`.
MLIR_CAPI_EXPORTED MlirValue mlirBlockGetArgument(MlirBlock block, intptr_t pos);

/// Hands the text of a block to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirBlockPrint(MlirBlock block, MlirStringCallback callback,
                                       void* userData);

/// How many successors the block's terminator has.
MLIR_CAPI_EXPORTED intptr_t mlirBlockGetNumSuccessors(MlirBlock block);

/// The one at `pos` of these.
MLIR_CAPI_EXPORTED MlirBlock mlirBlockGetSuccessor(MlirBlock block, intptr_t pos);

/// How often a terminator names this block as its successor.
MLIR_CAPI_EXPORTED intptr_t mlirBlockGetNumPredecessors(MlirBlock block);

/// The block of the terminator at `pos` of these; walks over all uses of the block.
MLIR_CAPI_EXPORTED MlirBlock mlirBlockGetPredecessor(MlirBlock block, intptr_t pos);

//===-- Values --------------------------------------------------------------------------------===//

/// Whether `value` is null.
static inline bool mlirValueIsNull(MlirValue value) { return value.ptr == NULL; }

/// Whether both are the same value.
MLIR_CAPI_EXPORTED bool mlirValueEqual(MlirValue value1, MlirValue value2);

/// Whether a value is an argument of a block.
MLIR_CAPI_EXPORTED bool mlirValueIsABlockArgument(MlirValue value);

/// Whether a value is a result of an op.
MLIR_CAPI_EXPORTED bool mlirValueIsAOpResult(MlirValue value);

/// The block that has this argument; null for a result.
MLIR_CAPI_EXPORTED MlirBlock mlirBlockArgumentGetOwner(MlirValue value);

/// The position of an argument among those of its block.
MLIR_CAPI_EXPORTED intptr_t mlirBlockArgumentGetArgNumber(MlirValue value);

/// Changes the type of an argument.
MLIR_CAPI_EXPORTED void mlirBlockArgumentSetType(MlirValue value, MlirType type);

/// Changes the location of an argument.
MLIR_CAPI_EXPORTED void mlirBlockArgumentSetLocation(MlirValue value, MlirLocation loc);

/// The op that has this result; null for an argument.
MLIR_CAPI_EXPORTED MlirOperation mlirOpResultGetOwner(MlirValue value);

/// The position of a result among those of its op.
MLIR_CAPI_EXPORTED intptr_t mlirOpResultGetResultNumber(MlirValue value);

/// The type of a value.
MLIR_CAPI_EXPORTED MlirType mlirValueGetType(MlirValue value);

/// Changes the type of a value.
MLIR_CAPI_EXPORTED void mlirValueSetType(MlirValue value, MlirType type);

/// Writes the text of a value to stderr.
MLIR_CAPI_EXPORTED void mlirValueDump(MlirValue value);

/// Hands the text of a value to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirValuePrint(MlirValue value, MlirStringCallback callback,
                                       void* userData);

/// Hands the name of a value to `callback`, such as `%0`, as `state` has it.
MLIR_CAPI_EXPORTED void mlirValuePrintAsOperand(MlirValue value, MlirAsmState state,
                                                MlirStringCallback callback, void* userData);

/// The first use of a value; null if there is none.
MLIR_CAPI_EXPORTED MlirOpOperand mlirValueGetFirstUse(MlirValue value);

/// Lets everything that uses `of` use `with`.
MLIR_CAPI_EXPORTED void mlirValueReplaceAllUsesOfWith(MlirValue of, MlirValue with);

/// The same, but for these ops.
MLIR_CAPI_EXPORTED void mlirValueReplaceAllUsesExcept(MlirValue of, MlirValue with,
                                                      intptr_t numExceptions,
                                                      MlirOperation* exceptions);

/// The location of an argument, or of the op that has a result.
MLIR_CAPI_EXPORTED MlirLocation mlirValueGetLocation(MlirValue v);

/// The context of a value.
MLIR_CAPI_EXPORTED MlirContext mlirValueGetContext(MlirValue v);

//===-- Uses ----------------------------------------------------------------------------------===//

/// Whether the use is null.
MLIR_CAPI_EXPORTED bool mlirOpOperandIsNull(MlirOpOperand opOperand);

/// The value that is used.
MLIR_CAPI_EXPORTED MlirValue mlirOpOperandGetValue(MlirOpOperand opOperand);

/// The op that uses it.
MLIR_CAPI_EXPORTED MlirOperation mlirOpOperandGetOwner(MlirOpOperand opOperand);

/// The position among the operands of that op.
MLIR_CAPI_EXPORTED unsigned mlirOpOperandGetOperandNumber(MlirOpOperand opOperand);

/// The next use of the same value; null behind the last.
MLIR_CAPI_EXPORTED MlirOpOperand mlirOpOperandGetNextUse(MlirOpOperand opOperand);

//===-- Types ---------------------------------------------------------------------------------===//

/// The type that a text says; null with a diagnostic if it says none.
MLIR_CAPI_EXPORTED MlirType mlirTypeParseGet(MlirContext context, MlirStringRef type);

/// The context of a type.
MLIR_CAPI_EXPORTED MlirContext mlirTypeGetContext(MlirType type);

/// The TypeID of the type's kind.
MLIR_CAPI_EXPORTED MlirTypeID mlirTypeGetTypeID(MlirType type);

/// The dialect of a type.
MLIR_CAPI_EXPORTED MlirDialect mlirTypeGetDialect(MlirType type);

/// Whether `type` is null.
static inline bool mlirTypeIsNull(MlirType type) { return type.ptr == NULL; }

/// Whether both are the same type.
MLIR_CAPI_EXPORTED bool mlirTypeEqual(MlirType t1, MlirType t2);

/// Hands the text of a type to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirTypePrint(MlirType type, MlirStringCallback callback, void* userData);

/// Writes the text of a type to stderr.
MLIR_CAPI_EXPORTED void mlirTypeDump(MlirType type);

//===-- Attributes ----------------------------------------------------------------------------===//

/// The attribute that a text says; null with a diagnostic if it says none.
MLIR_CAPI_EXPORTED MlirAttribute mlirAttributeParseGet(MlirContext context, MlirStringRef attr);

/// The context of an attribute.
MLIR_CAPI_EXPORTED MlirContext mlirAttributeGetContext(MlirAttribute attribute);

/// The type that an attribute has, as integers have; none if it has no type.
MLIR_CAPI_EXPORTED MlirType mlirAttributeGetType(MlirAttribute attribute);

/// The TypeID of the attribute's kind.
MLIR_CAPI_EXPORTED MlirTypeID mlirAttributeGetTypeID(MlirAttribute attribute);

/// The dialect of an attribute.
MLIR_CAPI_EXPORTED MlirDialect mlirAttributeGetDialect(MlirAttribute attribute);

/// Whether `attr` is null.
static inline bool mlirAttributeIsNull(MlirAttribute attr) { return attr.ptr == NULL; }

/// Whether both are the same attribute.
MLIR_CAPI_EXPORTED bool mlirAttributeEqual(MlirAttribute a1, MlirAttribute a2);

/// Hands the text of an attribute to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirAttributePrint(MlirAttribute attr, MlirStringCallback callback,
                                           void* userData);

/// Writes the text of an attribute to stderr.
MLIR_CAPI_EXPORTED void mlirAttributeDump(MlirAttribute attr);

/// A name and an attribute as one.
MLIR_CAPI_EXPORTED MlirNamedAttribute mlirNamedAttributeGet(MlirIdentifier name,
                                                            MlirAttribute attr);

//===-- Names ---------------------------------------------------------------------------------===//

/// The text as a name of the context; the same text is the same name.
MLIR_CAPI_EXPORTED MlirIdentifier mlirIdentifierGet(MlirContext context, MlirStringRef str);

/// The context of a name.
MLIR_CAPI_EXPORTED MlirContext mlirIdentifierGetContext(MlirIdentifier ident);

/// Whether both are the same name.
MLIR_CAPI_EXPORTED bool mlirIdentifierEqual(MlirIdentifier ident, MlirIdentifier other);

/// The text of a name, which lives as long as the context.
MLIR_CAPI_EXPORTED MlirStringRef mlirIdentifierStr(MlirIdentifier ident);

//===-- Symbols -------------------------------------------------------------------------------===//

/// The name of the attribute with a symbol's name: `sym_name`.
MLIR_CAPI_EXPORTED MlirStringRef mlirSymbolTableGetSymbolAttributeName(void);

/// The name of the attribute with a symbol's visibility: `sym_visibility`.
MLIR_CAPI_EXPORTED MlirStringRef mlirSymbolTableGetVisibilityAttributeName(void);

/// The symbols of an op; the caller destroys it. Null if the op has no table of symbols.
MLIR_CAPI_EXPORTED MlirSymbolTable mlirSymbolTableCreate(MlirOperation operation);

/// Whether `symbolTable` is null.
static inline bool mlirSymbolTableIsNull(MlirSymbolTable symbolTable) {
  return symbolTable.ptr == NULL;
}

/// Ends the table, and none of the symbols.
MLIR_CAPI_EXPORTED void mlirSymbolTableDestroy(MlirSymbolTable symbolTable);

/// The symbol of this name; null if there is none.
MLIR_CAPI_EXPORTED MlirOperation mlirSymbolTableLookup(MlirSymbolTable symbolTable,
                                                       MlirStringRef name);

/// Adds a symbol, under another name if its own is taken, and returns the name that it has.
MLIR_CAPI_EXPORTED MlirAttribute mlirSymbolTableInsert(MlirSymbolTable symbolTable,
                                                       MlirOperation operation);

/// Removes a symbol and erases its op.
MLIR_CAPI_EXPORTED void mlirSymbolTableErase(MlirSymbolTable symbolTable, MlirOperation operation);

/// Lets everything inside of `from` that names `oldSymbol` name `newSymbol`; fails, and changes
/// nothing, where an unknown op may hide symbols.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirSymbolTableReplaceAllSymbolUses(MlirStringRef oldSymbol,
                                                                         MlirStringRef newSymbol,
                                                                         MlirOperation from);

/// Calls `callback` for every op with a table of symbols, `from` among them, and says whether all
/// uses of its symbols are visible.
MLIR_CAPI_EXPORTED void mlirSymbolTableWalkSymbolTables(MlirOperation from, bool allSymUsesVisible,
                                                        void (*callback)(MlirOperation, bool,
                                                                         void* userData),
                                                        void* userData);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_IR_H
