// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// IR: contexts, dialects, locations, modules, ops, regions, blocks, values, types, attributes and
// symbols.
//
// Handles are passed by value and do not own anything. Returned entities belong to the entity that
// they were obtained from, unless the comment states that the caller owns or destroys them;
// functions with "Owned" in their name take ownership of their argument. Arrays are only read
// during the call, and strings are copied. For a null handle, or one of a destroyed entity,
// functions return null, zero, false, empty or a failure.

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

/// Options for writing bytecode.
typedef struct MlirBytecodeWriterConfig {
  void* ptr;
} MlirBytecodeWriterConfig;

/// The owner of all IR.
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

/// Options for printing ops.
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

/// The symbol table of an op.
typedef struct MlirSymbolTable {
  void* ptr;
} MlirSymbolTable;

/// An attribute; it lives as long as its context.
typedef struct MlirAttribute {
  const void* ptr;
} MlirAttribute;

/// An interned name; it lives as long as its context.
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

/// An attribute with its name.
typedef struct MlirNamedAttribute {
  MlirIdentifier name;
  MlirAttribute attribute;
} MlirNamedAttribute;

//===-- Contexts ------------------------------------------------------------------------------===//

/// Creates a context with threading. The caller destroys it; null if the limit of contexts is
/// reached.
MLIR_CAPI_EXPORTED MlirContext mlirContextCreate(void);

/// Creates a context that uses several threads, or one.
MLIR_CAPI_EXPORTED MlirContext mlirContextCreateWithThreading(bool threadingEnabled);

/// Creates a context with the dialects of `registry`, which is copied.
MLIR_CAPI_EXPORTED MlirContext mlirContextCreateWithRegistry(MlirDialectRegistry registry,
                                                             bool threadingEnabled);

/// Returns whether both are the same context.
MLIR_CAPI_EXPORTED bool mlirContextEqual(MlirContext ctx1, MlirContext ctx2);

/// Returns whether `context` is null.
static inline bool mlirContextIsNull(MlirContext context) { return context.ptr == NULL; }

/// Destroys a context and everything in it. Handles of its contents become invalid.
MLIR_CAPI_EXPORTED void mlirContextDestroy(MlirContext context);

/// Sets whether ops, types and attributes of unknown dialects may be created.
MLIR_CAPI_EXPORTED void mlirContextSetAllowUnregisteredDialects(MlirContext context, bool allow);

/// Returns whether ops, types and attributes of unknown dialects may be created.
MLIR_CAPI_EXPORTED bool mlirContextGetAllowUnregisteredDialects(MlirContext context);

/// Returns the number of dialects that the context may load, including loaded ones.
MLIR_CAPI_EXPORTED intptr_t mlirContextGetNumRegisteredDialects(MlirContext context);

/// Registers the dialects of `registry` with the context, which loads them on first use.
MLIR_CAPI_EXPORTED void mlirContextAppendDialectRegistry(MlirContext ctx,
                                                         MlirDialectRegistry registry);

/// Returns the number of loaded dialects.
MLIR_CAPI_EXPORTED intptr_t mlirContextGetNumLoadedDialects(MlirContext context);

/// Returns the dialect of this name, loading it if necessary; null if the context does not know it.
MLIR_CAPI_EXPORTED MlirDialect mlirContextGetOrLoadDialect(MlirContext context, MlirStringRef name);

/// Sets whether the context may use several threads.
MLIR_CAPI_EXPORTED void mlirContextEnableMultithreading(MlirContext context, bool enable);

/// Loads all dialects that the context knows.
MLIR_CAPI_EXPORTED void mlirContextLoadAllAvailableDialects(MlirContext context);

/// Returns whether the dialect of the full op name `name` is loaded and defines the op.
MLIR_CAPI_EXPORTED bool mlirContextIsRegisteredOperation(MlirContext context, MlirStringRef name);

/// Makes the context use the caller's pool, which must outlive it.
MLIR_CAPI_EXPORTED void mlirContextSetThreadPool(MlirContext context,
                                                 MlirLlvmThreadPool threadPool);

/// Returns the number of threads that the context may use; 1 without threading.
MLIR_CAPI_EXPORTED unsigned mlirContextGetNumThreads(MlirContext context);

/// Returns the pool that the context uses; null without threading.
MLIR_CAPI_EXPORTED MlirLlvmThreadPool mlirContextGetThreadPool(MlirContext context);

//===-- Dialects ------------------------------------------------------------------------------===//

/// Returns the context that loaded the dialect.
MLIR_CAPI_EXPORTED MlirContext mlirDialectGetContext(MlirDialect dialect);

/// Returns whether `dialect` is null.
static inline bool mlirDialectIsNull(MlirDialect dialect) { return dialect.ptr == NULL; }

/// Returns whether both are the same dialect of the same context.
MLIR_CAPI_EXPORTED bool mlirDialectEqual(MlirDialect dialect1, MlirDialect dialect2);

/// Returns the dialect's name, which lives as long as the context.
MLIR_CAPI_EXPORTED MlirStringRef mlirDialectGetNamespace(MlirDialect dialect);

//===-- Dialect handles ----------------------------------------------------------------------===//

/// A dialect, independent of a context.
typedef struct MlirDialectHandle {
  const void* ptr;
} MlirDialectHandle;

/// Declares the function that returns the handle of a dialect, mlirGetDialectHandle__<namespace>__.
#define MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Name, Namespace) \
  MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__##Namespace##__(void)

/// Returns the name of the handle's dialect; lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirDialectHandleGetNamespace(MlirDialectHandle handle);

/// Adds the dialect to `registry`.
MLIR_CAPI_EXPORTED void mlirDialectHandleInsertDialect(MlirDialectHandle handle,
                                                       MlirDialectRegistry registry);

/// Registers the dialect with `context`, which loads it on first use.
MLIR_CAPI_EXPORTED void mlirDialectHandleRegisterDialect(MlirDialectHandle handle,
                                                         MlirContext context);

/// Returns the dialect in `context`, loading it if necessary.
MLIR_CAPI_EXPORTED MlirDialect mlirDialectHandleLoadDialect(MlirDialectHandle handle,
                                                            MlirContext context);

//===-- Dialect registries -------------------------------------------------------------------===//

/// Creates a registry without dialects; the caller destroys it.
MLIR_CAPI_EXPORTED MlirDialectRegistry mlirDialectRegistryCreate(void);

/// Returns whether `registry` is null.
static inline bool mlirDialectRegistryIsNull(MlirDialectRegistry registry) {
  return registry.ptr == NULL;
}

/// Destroys a registry. Contexts keep the dialects that it had.
MLIR_CAPI_EXPORTED void mlirDialectRegistryDestroy(MlirDialectRegistry registry);

//===-- Locations -----------------------------------------------------------------------------===//

/// Returns the location as an attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirLocationGetAttribute(MlirLocation location);

/// Returns the attribute as a location; null if it is not one.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationFromAttribute(MlirAttribute attribute);

/// Returns the location of a line and column of a file.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationFileLineColGet(MlirContext context,
                                                           MlirStringRef filename, unsigned line,
                                                           unsigned col);

/// Returns the location of a range of a file.
MLIR_CAPI_EXPORTED MlirLocation
mlirLocationFileLineColRangeGet(MlirContext context, MlirStringRef filename, unsigned start_line,
                                unsigned start_col, unsigned end_line, unsigned end_col);

/// Returns the file name; null for other locations.
MLIR_CAPI_EXPORTED MlirIdentifier mlirLocationFileLineColRangeGetFilename(MlirLocation location);

/// Returns the first line; -1 for other locations.
MLIR_CAPI_EXPORTED int mlirLocationFileLineColRangeGetStartLine(MlirLocation location);

/// Returns the first column; -1 for other locations.
MLIR_CAPI_EXPORTED int mlirLocationFileLineColRangeGetStartColumn(MlirLocation location);

/// Returns the last line; -1 for other locations.
MLIR_CAPI_EXPORTED int mlirLocationFileLineColRangeGetEndLine(MlirLocation location);

/// Returns the last column; -1 for other locations.
MLIR_CAPI_EXPORTED int mlirLocationFileLineColRangeGetEndColumn(MlirLocation location);

/// Returns the TypeID of such locations; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirLocationFileLineColRangeGetTypeID(void);

/// Returns whether `location` is a position or range of a file.
MLIR_CAPI_EXPORTED bool mlirLocationIsAFileLineColRange(MlirLocation location);

/// Returns the location of `callee`, called from `caller`.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationCallSiteGet(MlirLocation callee, MlirLocation caller);

/// Returns the callee; null for other locations.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationCallSiteGetCallee(MlirLocation location);

/// Returns the caller; null for other locations.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationCallSiteGetCaller(MlirLocation location);

/// Returns the TypeID of such locations; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirLocationCallSiteGetTypeID(void);

/// Returns whether `location` is a call site.
MLIR_CAPI_EXPORTED bool mlirLocationIsACallSite(MlirLocation location);

/// Returns a fused location. `metadata` may be null; without it equal locations are merged, and a
/// single one is returned as is.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationFusedGet(MlirContext ctx, intptr_t nLocations,
                                                     const MlirLocation* locations,
                                                     MlirAttribute metadata);

/// Returns the number of fused locations; 0 for other locations.
MLIR_CAPI_EXPORTED unsigned mlirLocationFusedGetNumLocations(MlirLocation location);

/// Writes the fused locations to `locationsCPtr`, which must have space for all of them.
MLIR_CAPI_EXPORTED void mlirLocationFusedGetLocations(MlirLocation location,
                                                      MlirLocation* locationsCPtr);

/// Returns the metadata; null if there is none, and for other locations.
MLIR_CAPI_EXPORTED MlirAttribute mlirLocationFusedGetMetadata(MlirLocation location);

/// Returns the TypeID of such locations; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirLocationFusedGetTypeID(void);

/// Returns whether `location` is fused.
MLIR_CAPI_EXPORTED bool mlirLocationIsAFused(MlirLocation location);

/// Returns a name location around `childLoc`; null means the unknown location.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationNameGet(MlirContext context, MlirStringRef name,
                                                    MlirLocation childLoc);

/// Returns the name; null for other locations.
MLIR_CAPI_EXPORTED MlirIdentifier mlirLocationNameGetName(MlirLocation location);

/// Returns the child location; null for other locations.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationNameGetChildLoc(MlirLocation location);

/// Returns the TypeID of such locations; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirLocationNameGetTypeID(void);

/// Returns whether `location` is a name location.
MLIR_CAPI_EXPORTED bool mlirLocationIsAName(MlirLocation location);

/// Returns the unknown location.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationUnknownGet(MlirContext context);

/// Returns the context of a location.
MLIR_CAPI_EXPORTED MlirContext mlirLocationGetContext(MlirLocation location);

/// Returns whether `location` is null.
static inline bool mlirLocationIsNull(MlirLocation location) { return location.ptr == NULL; }

/// Returns whether both are the same location.
MLIR_CAPI_EXPORTED bool mlirLocationEqual(MlirLocation l1, MlirLocation l2);

/// Prints a location to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirLocationPrint(MlirLocation location, MlirStringCallback callback,
                                          void* userData);

//===-- Modules -------------------------------------------------------------------------------===//

/// Creates a module without ops; the caller destroys it.
MLIR_CAPI_EXPORTED MlirModule mlirModuleCreateEmpty(MlirLocation location);

/// Parses a module from text or bytecode; the caller destroys it. Null with a diagnostic on errors.
MLIR_CAPI_EXPORTED MlirModule mlirModuleCreateParse(MlirContext context, MlirStringRef module);

/// Parses a module from a file; the caller destroys it. Null with a diagnostic on errors.
MLIR_CAPI_EXPORTED MlirModule mlirModuleCreateParseFromFile(MlirContext context,
                                                            MlirStringRef fileName);

/// Returns the context of a module.
MLIR_CAPI_EXPORTED MlirContext mlirModuleGetContext(MlirModule module);

/// Returns the only block of a module.
MLIR_CAPI_EXPORTED MlirBlock mlirModuleGetBody(MlirModule module);

/// Returns whether `module` is null.
static inline bool mlirModuleIsNull(MlirModule module) { return module.ptr == NULL; }

/// Destroys a module that the caller owns, with its contents.
MLIR_CAPI_EXPORTED void mlirModuleDestroy(MlirModule module);

/// Returns the module as an op. The ownership does not change.
MLIR_CAPI_EXPORTED MlirOperation mlirModuleGetOperation(MlirModule module);

/// Returns the op as a module; null if it is not a `builtin.module`.
MLIR_CAPI_EXPORTED MlirModule mlirModuleFromOperation(MlirOperation op);

/// Returns whether both are the same module; the contents are not compared.
MLIR_CAPI_EXPORTED bool mlirModuleEqual(MlirModule lhs, MlirModule rhs);

/// Returns a hash of the module's identity, not of its contents.
MLIR_CAPI_EXPORTED size_t mlirModuleHashValue(MlirModule mod);

//===-- Operation states ---------------------------------------------------------------------===//

/// The parts of an op to be created. mlirOperationStateAdd... allocate arrays in it, which
/// mlirOperationCreate frees.
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

/// Returns a state with a name and a location; the bytes of `name` must live until the op is
/// created.
MLIR_CAPI_EXPORTED MlirOperationState mlirOperationStateGet(MlirStringRef name, MlirLocation loc);

/// Adds result types, which are copied.
MLIR_CAPI_EXPORTED void mlirOperationStateAddResults(MlirOperationState* state, intptr_t n,
                                                     const MlirType* results);

/// Adds operands, which are copied.
MLIR_CAPI_EXPORTED void mlirOperationStateAddOperands(MlirOperationState* state, intptr_t n,
                                                      const MlirValue* operands);

/// Adds regions, of which the op takes ownership when it is created.
MLIR_CAPI_EXPORTED void mlirOperationStateAddOwnedRegions(MlirOperationState* state, intptr_t n,
                                                          const MlirRegion* regions);

/// Adds successors, which are copied.
MLIR_CAPI_EXPORTED void mlirOperationStateAddSuccessors(MlirOperationState* state, intptr_t n,
                                                        const MlirBlock* successors);

/// Adds attributes, which are copied.
MLIR_CAPI_EXPORTED void mlirOperationStateAddAttributes(MlirOperationState* state, intptr_t n,
                                                        const MlirNamedAttribute* attributes);

/// Infers the result types; none may be added then.
MLIR_CAPI_EXPORTED void mlirOperationStateEnableResultTypeInference(MlirOperationState* state);

//===-- Names for printing --------------------------------------------------------------------===//

/// Creates the names of values, as printed in the module of `op`; the caller destroys them. They
/// are not updated.
MLIR_CAPI_EXPORTED MlirAsmState mlirAsmStateCreateForOperation(MlirOperation op,
                                                               MlirOpPrintingFlags flags);

/// Likewise for the module of `value`.
MLIR_CAPI_EXPORTED MlirAsmState mlirAsmStateCreateForValue(MlirValue value,
                                                           MlirOpPrintingFlags flags);

/// Destroys the names.
MLIR_CAPI_EXPORTED void mlirAsmStateDestroy(MlirAsmState state);

//===-- Printing options ---------------------------------------------------------------------===//

/// Creates default options; the caller destroys them.
MLIR_CAPI_EXPORTED MlirOpPrintingFlags mlirOpPrintingFlagsCreate(void);

/// Destroys the options.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsDestroy(MlirOpPrintingFlags flags);

/// Elides dense elements of more than `largeElementLimit` elements.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsElideLargeElementsAttrs(MlirOpPrintingFlags flags,
                                                                   intptr_t largeElementLimit);

/// Elides resources of more than `largeResourceLimit` characters.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsElideLargeResourceString(MlirOpPrintingFlags flags,
                                                                    intptr_t largeResourceLimit);

/// Prints locations, in the parseable or the pretty form.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsEnableDebugInfo(MlirOpPrintingFlags flags, bool enable,
                                                           bool prettyForm);

/// Prints all ops in generic form.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsPrintGenericOpForm(MlirOpPrintingFlags flags);

/// Uses name locations as names of values.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsPrintNameLocAsPrefix(MlirOpPrintingFlags flags);

/// Prints an op independent of its surroundings: numbers begin at 0, and aliases are not used.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsUseLocalScope(MlirOpPrintingFlags flags);

/// Skips the verification before custom forms are printed.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsAssumeVerified(MlirOpPrintingFlags flags);

/// Omits regions.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsSkipRegions(MlirOpPrintingFlags flags);

//===-- Bytecode options ---------------------------------------------------------------------===//

/// Creates default options; the caller destroys them.
MLIR_CAPI_EXPORTED MlirBytecodeWriterConfig mlirBytecodeWriterConfigCreate(void);

/// Destroys the options.
MLIR_CAPI_EXPORTED void mlirBytecodeWriterConfigDestroy(MlirBytecodeWriterConfig config);

/// Sets the version of the format.
MLIR_CAPI_EXPORTED void mlirBytecodeWriterConfigDesiredEmitVersion(MlirBytecodeWriterConfig flags,
                                                                   int64_t version);

//===-- Ops -----------------------------------------------------------------------------------===//

/// Creates an op, which the caller owns until it is inserted into a block. Takes ownership of the
/// regions of `state`. Null with a diagnostic if its types cannot be inferred.
MLIR_CAPI_EXPORTED MlirOperation mlirOperationCreate(MlirOperationState* state);

/// Parses a single op from text or bytecode, which the caller owns; null with a diagnostic on
/// errors. `sourceName` is the file name in locations.
MLIR_CAPI_EXPORTED MlirOperation mlirOperationCreateParse(MlirContext context,
                                                          MlirStringRef sourceStr,
                                                          MlirStringRef sourceName);

/// Clones an op and its contents, in no block; the caller owns it.
MLIR_CAPI_EXPORTED MlirOperation mlirOperationClone(MlirOperation op);

/// Destroys an op that the caller owns, with its contents.
MLIR_CAPI_EXPORTED void mlirOperationDestroy(MlirOperation op);

/// Removes an op from its block; the caller owns it then.
MLIR_CAPI_EXPORTED void mlirOperationRemoveFromParent(MlirOperation op);

/// Returns whether `op` is null.
static inline bool mlirOperationIsNull(MlirOperation op) { return op.ptr == NULL; }

/// Returns whether both are the same op; the contents are not compared.
MLIR_CAPI_EXPORTED bool mlirOperationEqual(MlirOperation op, MlirOperation other);

/// Returns a hash of the op's identity.
MLIR_CAPI_EXPORTED size_t mlirOperationHashValue(MlirOperation op);

/// Returns the context of an op.
MLIR_CAPI_EXPORTED MlirContext mlirOperationGetContext(MlirOperation op);

/// Returns the location of an op.
MLIR_CAPI_EXPORTED MlirLocation mlirOperationGetLocation(MlirOperation op);

/// Sets the location of an op.
MLIR_CAPI_EXPORTED void mlirOperationSetLocation(MlirOperation op, MlirLocation loc);

/// Returns the TypeID of the op's kind; null for an unregistered op.
MLIR_CAPI_EXPORTED MlirTypeID mlirOperationGetTypeID(MlirOperation op);

/// Returns the full name of the op, such as `builtin.module`.
MLIR_CAPI_EXPORTED MlirIdentifier mlirOperationGetName(MlirOperation op);

/// Returns the block of an op; null if it is in none.
MLIR_CAPI_EXPORTED MlirBlock mlirOperationGetBlock(MlirOperation op);

/// Returns the parent op; null if there is none.
MLIR_CAPI_EXPORTED MlirOperation mlirOperationGetParentOperation(MlirOperation op);

/// Returns the number of regions of an op.
MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumRegions(MlirOperation op);

/// Returns the region at `pos`.
MLIR_CAPI_EXPORTED MlirRegion mlirOperationGetRegion(MlirOperation op, intptr_t pos);

/// Returns the next op in the block; null after the last.
MLIR_CAPI_EXPORTED MlirOperation mlirOperationGetNextInBlock(MlirOperation op);

/// Returns the number of operands of an op.
MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumOperands(MlirOperation op);

/// Returns the operand at `pos`.
MLIR_CAPI_EXPORTED MlirValue mlirOperationGetOperand(MlirOperation op, intptr_t pos);

/// Replaces the operand at `pos`.
MLIR_CAPI_EXPORTED void mlirOperationSetOperand(MlirOperation op, intptr_t pos, MlirValue newValue);

/// Replaces all operands; their number may change.
MLIR_CAPI_EXPORTED void mlirOperationSetOperands(MlirOperation op, intptr_t nOperands,
                                                 const MlirValue* operands);

/// Returns the number of results of an op.
MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumResults(MlirOperation op);

/// Returns the result at `pos`.
MLIR_CAPI_EXPORTED MlirValue mlirOperationGetResult(MlirOperation op, intptr_t pos);

/// Returns the number of successors of an op.
MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumSuccessors(MlirOperation op);

/// Returns the successor at `pos`.
MLIR_CAPI_EXPORTED MlirBlock mlirOperationGetSuccessor(MlirOperation op, intptr_t pos);

/// Replaces the successor at `pos`.
MLIR_CAPI_EXPORTED void mlirOperationSetSuccessor(MlirOperation op, intptr_t pos, MlirBlock block);

/// Returns whether the kind of op has an inherent attribute of this name.
MLIR_CAPI_EXPORTED bool mlirOperationHasInherentAttributeByName(MlirOperation op,
                                                                MlirStringRef name);

/// Returns the inherent attribute; null if there is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirOperationGetInherentAttributeByName(MlirOperation op,
                                                                         MlirStringRef name);

/// Sets an inherent attribute.
MLIR_CAPI_EXPORTED void mlirOperationSetInherentAttributeByName(MlirOperation op,
                                                                MlirStringRef name,
                                                                MlirAttribute attr);

/// Returns the number of discardable attributes.
MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumDiscardableAttributes(MlirOperation op);

/// Returns the item at `pos`.
MLIR_CAPI_EXPORTED MlirNamedAttribute mlirOperationGetDiscardableAttribute(MlirOperation op,
                                                                           intptr_t pos);

/// Returns the discardable attribute of this name; null if there is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirOperationGetDiscardableAttributeByName(MlirOperation op,
                                                                            MlirStringRef name);

/// Sets a discardable attribute; null removes it.
MLIR_CAPI_EXPORTED void mlirOperationSetDiscardableAttributeByName(MlirOperation op,
                                                                   MlirStringRef name,
                                                                   MlirAttribute attr);

/// Removes a discardable attribute; returns whether it existed.
MLIR_CAPI_EXPORTED bool mlirOperationRemoveDiscardableAttributeByName(MlirOperation op,
                                                                      MlirStringRef name);

/// Returns the number of attributes, of both kinds.
MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumAttributes(MlirOperation op);

/// Returns the attribute at `pos`, sorted by name.
MLIR_CAPI_EXPORTED MlirNamedAttribute mlirOperationGetAttribute(MlirOperation op, intptr_t pos);

/// Returns the attribute called `name`; null if there is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirOperationGetAttributeByName(MlirOperation op,
                                                                 MlirStringRef name);

/// Sets an attribute, inherent or discardable.
MLIR_CAPI_EXPORTED void mlirOperationSetAttributeByName(MlirOperation op, MlirStringRef name,
                                                        MlirAttribute attr);

/// Removes an attribute; returns whether it existed.
MLIR_CAPI_EXPORTED bool mlirOperationRemoveAttributeByName(MlirOperation op, MlirStringRef name);

/// Prints an op to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirOperationPrint(MlirOperation op, MlirStringCallback callback,
                                           void* userData);

/// Likewise, with options.
MLIR_CAPI_EXPORTED void mlirOperationPrintWithFlags(MlirOperation op, MlirOpPrintingFlags flags,
                                                    MlirStringCallback callback, void* userData);

/// Likewise, with the names and options of `state`.
MLIR_CAPI_EXPORTED void mlirOperationPrintWithState(MlirOperation op, MlirAsmState state,
                                                    MlirStringCallback callback, void* userData);

/// Writes the bytecode of an op to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirOperationWriteBytecode(MlirOperation op, MlirStringCallback callback,
                                                   void* userData);

/// Likewise, with options; fails for an unsupported version.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirOperationWriteBytecodeWithConfig(
    MlirOperation op, MlirBytecodeWriterConfig config, MlirStringCallback callback, void* userData);

/// Prints an op to stderr.
MLIR_CAPI_EXPORTED void mlirOperationDump(MlirOperation op);

/// Verifies an op and its contents; errors are reported.
MLIR_CAPI_EXPORTED bool mlirOperationVerify(MlirOperation op);

/// Moves an op after another, of any block.
MLIR_CAPI_EXPORTED void mlirOperationMoveAfter(MlirOperation op, MlirOperation other);

/// Moves an op before another, of any block.
MLIR_CAPI_EXPORTED void mlirOperationMoveBefore(MlirOperation op, MlirOperation other);

/// Returns whether an op is before another of the same block.
MLIR_CAPI_EXPORTED bool mlirOperationIsBeforeInBlock(MlirOperation op, MlirOperation other);

/// Makes a walk continue, stop, or skip the nested ops.
typedef enum MlirWalkResult {
  MlirWalkResultAdvance,
  MlirWalkResultInterrupt,
  MlirWalkResultSkip,
} MlirWalkResult;

/// Visits an op before or after its nested ops.
typedef enum MlirWalkOrder {
  MlirWalkPreOrder,
  MlirWalkPostOrder,
} MlirWalkOrder;

/// Called for each op of a walk.
typedef MlirWalkResult (*MlirOperationWalkCallback)(MlirOperation, void* userData);

/// Calls `callback` for an op and every nested op, until it interrupts the walk. In post-order, it
/// may erase the visited op.
MLIR_CAPI_EXPORTED void mlirOperationWalk(MlirOperation op, MlirOperationWalkCallback callback,
                                          void* userData, MlirWalkOrder walkOrder);

/// Replaces one value by another in the operands of an op.
MLIR_CAPI_EXPORTED void mlirOperationReplaceUsesOfWith(MlirOperation op, MlirValue of,
                                                       MlirValue with);

//===-- Regions -------------------------------------------------------------------------------===//

/// Creates a region without blocks and context; the caller owns it until it is added to an op.
MLIR_CAPI_EXPORTED MlirRegion mlirRegionCreate(void);

/// Destroys a region that the caller owns, with its contents.
MLIR_CAPI_EXPORTED void mlirRegionDestroy(MlirRegion region);

/// Returns whether `region` is null.
static inline bool mlirRegionIsNull(MlirRegion region) { return region.ptr == NULL; }

/// Returns whether both are the same region.
MLIR_CAPI_EXPORTED bool mlirRegionEqual(MlirRegion region, MlirRegion other);

/// Returns the first block; null for an empty region.
MLIR_CAPI_EXPORTED MlirBlock mlirRegionGetFirstBlock(MlirRegion region);

/// Appends a block of the caller's to a region, which owns it then.
MLIR_CAPI_EXPORTED void mlirRegionAppendOwnedBlock(MlirRegion region, MlirBlock block);

/// Inserts a block of the caller's at a position of a region.
MLIR_CAPI_EXPORTED void mlirRegionInsertOwnedBlock(MlirRegion region, intptr_t pos,
                                                   MlirBlock block);

/// Inserts a block of the caller's after another; as the first if `reference` is null.
MLIR_CAPI_EXPORTED void mlirRegionInsertOwnedBlockAfter(MlirRegion region, MlirBlock reference,
                                                        MlirBlock block);

/// Inserts a block of the caller's before another; as the last if `reference` is null.
MLIR_CAPI_EXPORTED void mlirRegionInsertOwnedBlockBefore(MlirRegion region, MlirBlock reference,
                                                         MlirBlock block);

/// Returns the first region of an op; null if it has none.
MLIR_CAPI_EXPORTED MlirRegion mlirOperationGetFirstRegion(MlirOperation op);

/// Returns the next region; null after the last.
MLIR_CAPI_EXPORTED MlirRegion mlirRegionGetNextInOperation(MlirRegion region);

/// Moves the blocks of `source` to `target`, whose own blocks are erased.
MLIR_CAPI_EXPORTED void mlirRegionTakeBody(MlirRegion target, MlirRegion source);

//===-- Blocks --------------------------------------------------------------------------------===//

/// Creates a block with arguments of these types; the caller owns it until it is inserted into a
/// region. Without arguments it has no context.
MLIR_CAPI_EXPORTED MlirBlock mlirBlockCreate(intptr_t nArgs, const MlirType* args,
                                             const MlirLocation* locs);

/// Destroys a block that the caller owns, with its contents.
MLIR_CAPI_EXPORTED void mlirBlockDestroy(MlirBlock block);

/// Removes a block from its region; the caller owns it then.
MLIR_CAPI_EXPORTED void mlirBlockDetach(MlirBlock block);

/// Returns whether `block` is null.
static inline bool mlirBlockIsNull(MlirBlock block) { return block.ptr == NULL; }

/// Returns whether both are the same block.
MLIR_CAPI_EXPORTED bool mlirBlockEqual(MlirBlock block, MlirBlock other);

/// Returns the parent op of a block; null if there is none.
MLIR_CAPI_EXPORTED MlirOperation mlirBlockGetParentOperation(MlirBlock block);

/// Returns the region of a block; null if it is in none.
MLIR_CAPI_EXPORTED MlirRegion mlirBlockGetParentRegion(MlirBlock block);

/// Returns the next block; null after the last.
MLIR_CAPI_EXPORTED MlirBlock mlirBlockGetNextInRegion(MlirBlock block);

/// Returns the first op; null for an empty block.
MLIR_CAPI_EXPORTED MlirOperation mlirBlockGetFirstOperation(MlirBlock block);

/// Returns the terminator; null if there is none.
MLIR_CAPI_EXPORTED MlirOperation mlirBlockGetTerminator(MlirBlock block);

/// Appends an op of the caller's to a block, which owns it then.
MLIR_CAPI_EXPORTED void mlirBlockAppendOwnedOperation(MlirBlock block, MlirOperation operation);

/// Inserts an op of the caller's at a position of a block.
MLIR_CAPI_EXPORTED void mlirBlockInsertOwnedOperation(MlirBlock block, intptr_t pos,
                                                      MlirOperation operation);

/// Inserts an op of the caller's after another; as the first if `reference` is null.
MLIR_CAPI_EXPORTED void mlirBlockInsertOwnedOperationAfter(MlirBlock block, MlirOperation reference,
                                                           MlirOperation operation);

/// Inserts an op of the caller's before another; as the last if `reference` is null.
MLIR_CAPI_EXPORTED void mlirBlockInsertOwnedOperationBefore(MlirBlock block,
                                                            MlirOperation reference,
                                                            MlirOperation operation);

/// Returns the number of arguments of a block.
MLIR_CAPI_EXPORTED intptr_t mlirBlockGetNumArguments(MlirBlock block);

/// Appends an argument, and returns it.
MLIR_CAPI_EXPORTED MlirValue mlirBlockAddArgument(MlirBlock block, MlirType type, MlirLocation loc);

/// Removes an argument, which must not have uses.
MLIR_CAPI_EXPORTED void mlirBlockEraseArgument(MlirBlock block, unsigned index);

/// Adds an argument at a position, and returns it.
MLIR_CAPI_EXPORTED MlirValue mlirBlockInsertArgument(MlirBlock block, intptr_t pos, MlirType type,
                                                     MlirLocation loc);

/// Returns the argument at `pos`.
MLIR_CAPI_EXPORTED MlirValue mlirBlockGetArgument(MlirBlock block, intptr_t pos);

/// Prints a block to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirBlockPrint(MlirBlock block, MlirStringCallback callback,
                                       void* userData);

/// Returns the number of successors of the block's terminator.
MLIR_CAPI_EXPORTED intptr_t mlirBlockGetNumSuccessors(MlirBlock block);

/// Returns the item at `pos`.
MLIR_CAPI_EXPORTED MlirBlock mlirBlockGetSuccessor(MlirBlock block, intptr_t pos);

/// Returns the number of uses of the block as a successor.
MLIR_CAPI_EXPORTED intptr_t mlirBlockGetNumPredecessors(MlirBlock block);

/// Returns the block of the using op at `pos`; walks over all uses of the block.
MLIR_CAPI_EXPORTED MlirBlock mlirBlockGetPredecessor(MlirBlock block, intptr_t pos);

//===-- Values --------------------------------------------------------------------------------===//

/// Returns whether `value` is null.
static inline bool mlirValueIsNull(MlirValue value) { return value.ptr == NULL; }

/// Returns whether both are the same value.
MLIR_CAPI_EXPORTED bool mlirValueEqual(MlirValue value1, MlirValue value2);

/// Returns whether a value is an argument of a block.
MLIR_CAPI_EXPORTED bool mlirValueIsABlockArgument(MlirValue value);

/// Returns whether a value is a result of an op.
MLIR_CAPI_EXPORTED bool mlirValueIsAOpResult(MlirValue value);

/// Returns the block of this argument; null for a result.
MLIR_CAPI_EXPORTED MlirBlock mlirBlockArgumentGetOwner(MlirValue value);

/// Returns the index of an argument in its block.
MLIR_CAPI_EXPORTED intptr_t mlirBlockArgumentGetArgNumber(MlirValue value);

/// Changes the type of an argument.
MLIR_CAPI_EXPORTED void mlirBlockArgumentSetType(MlirValue value, MlirType type);

/// Changes the location of an argument.
MLIR_CAPI_EXPORTED void mlirBlockArgumentSetLocation(MlirValue value, MlirLocation loc);

/// Returns the op of this result; null for an argument.
MLIR_CAPI_EXPORTED MlirOperation mlirOpResultGetOwner(MlirValue value);

/// Returns the index of a result of its op.
MLIR_CAPI_EXPORTED intptr_t mlirOpResultGetResultNumber(MlirValue value);

/// Returns the type of a value.
MLIR_CAPI_EXPORTED MlirType mlirValueGetType(MlirValue value);

/// Changes the type of a value.
MLIR_CAPI_EXPORTED void mlirValueSetType(MlirValue value, MlirType type);

/// Prints a value to stderr.
MLIR_CAPI_EXPORTED void mlirValueDump(MlirValue value);

/// Prints a value to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirValuePrint(MlirValue value, MlirStringCallback callback,
                                       void* userData);

/// Prints the name of a value in `state`, such as `%0`, to `callback`.
MLIR_CAPI_EXPORTED void mlirValuePrintAsOperand(MlirValue value, MlirAsmState state,
                                                MlirStringCallback callback, void* userData);

/// Returns the first use of a value; null if there is none.
MLIR_CAPI_EXPORTED MlirOpOperand mlirValueGetFirstUse(MlirValue value);

/// Replaces all uses of `of` by `with`.
MLIR_CAPI_EXPORTED void mlirValueReplaceAllUsesOfWith(MlirValue of, MlirValue with);

/// Likewise, except for uses by these ops.
MLIR_CAPI_EXPORTED void mlirValueReplaceAllUsesExcept(MlirValue of, MlirValue with,
                                                      intptr_t numExceptions,
                                                      MlirOperation* exceptions);

/// Returns the location of an argument, or of the op that has a result.
MLIR_CAPI_EXPORTED MlirLocation mlirValueGetLocation(MlirValue v);

/// Returns the context of a value.
MLIR_CAPI_EXPORTED MlirContext mlirValueGetContext(MlirValue v);

//===-- Uses ----------------------------------------------------------------------------------===//

/// Returns whether the use is null.
MLIR_CAPI_EXPORTED bool mlirOpOperandIsNull(MlirOpOperand opOperand);

/// Returns the value that is used.
MLIR_CAPI_EXPORTED MlirValue mlirOpOperandGetValue(MlirOpOperand opOperand);

/// Returns the op that uses it.
MLIR_CAPI_EXPORTED MlirOperation mlirOpOperandGetOwner(MlirOpOperand opOperand);

/// Returns the index of the operand.
MLIR_CAPI_EXPORTED unsigned mlirOpOperandGetOperandNumber(MlirOpOperand opOperand);

/// Returns the next use of the same value; null after the last.
MLIR_CAPI_EXPORTED MlirOpOperand mlirOpOperandGetNextUse(MlirOpOperand opOperand);

//===-- Types ---------------------------------------------------------------------------------===//

/// Parses a type; null with a diagnostic on errors.
MLIR_CAPI_EXPORTED MlirType mlirTypeParseGet(MlirContext context, MlirStringRef type);

/// Returns the context of a type.
MLIR_CAPI_EXPORTED MlirContext mlirTypeGetContext(MlirType type);

/// Returns the TypeID of the type's kind.
MLIR_CAPI_EXPORTED MlirTypeID mlirTypeGetTypeID(MlirType type);

/// Returns the dialect of a type.
MLIR_CAPI_EXPORTED MlirDialect mlirTypeGetDialect(MlirType type);

/// Returns whether `type` is null.
static inline bool mlirTypeIsNull(MlirType type) { return type.ptr == NULL; }

/// Returns whether both are the same type.
MLIR_CAPI_EXPORTED bool mlirTypeEqual(MlirType t1, MlirType t2);

/// Prints a type to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirTypePrint(MlirType type, MlirStringCallback callback, void* userData);

/// Prints a type to stderr.
MLIR_CAPI_EXPORTED void mlirTypeDump(MlirType type);

//===-- Attributes ----------------------------------------------------------------------------===//

/// Parses an attribute; null with a diagnostic on errors.
MLIR_CAPI_EXPORTED MlirAttribute mlirAttributeParseGet(MlirContext context, MlirStringRef attr);

/// Returns the context of an attribute.
MLIR_CAPI_EXPORTED MlirContext mlirAttributeGetContext(MlirAttribute attribute);

/// Returns the type of a typed attribute, such as an integer; the none type for others.
MLIR_CAPI_EXPORTED MlirType mlirAttributeGetType(MlirAttribute attribute);

/// Returns the TypeID of the attribute's kind.
MLIR_CAPI_EXPORTED MlirTypeID mlirAttributeGetTypeID(MlirAttribute attribute);

/// Returns the dialect of an attribute.
MLIR_CAPI_EXPORTED MlirDialect mlirAttributeGetDialect(MlirAttribute attribute);

/// Returns whether `attr` is null.
static inline bool mlirAttributeIsNull(MlirAttribute attr) { return attr.ptr == NULL; }

/// Returns whether both are the same attribute.
MLIR_CAPI_EXPORTED bool mlirAttributeEqual(MlirAttribute a1, MlirAttribute a2);

/// Prints an attribute to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirAttributePrint(MlirAttribute attr, MlirStringCallback callback,
                                           void* userData);

/// Prints an attribute to stderr.
MLIR_CAPI_EXPORTED void mlirAttributeDump(MlirAttribute attr);

/// Returns a named attribute.
MLIR_CAPI_EXPORTED MlirNamedAttribute mlirNamedAttributeGet(MlirIdentifier name,
                                                            MlirAttribute attr);

//===-- Names ---------------------------------------------------------------------------------===//

/// Interns a name in the context; equal texts give equal names.
MLIR_CAPI_EXPORTED MlirIdentifier mlirIdentifierGet(MlirContext context, MlirStringRef str);

/// Returns the context of a name.
MLIR_CAPI_EXPORTED MlirContext mlirIdentifierGetContext(MlirIdentifier ident);

/// Returns whether both are the same name.
MLIR_CAPI_EXPORTED bool mlirIdentifierEqual(MlirIdentifier ident, MlirIdentifier other);

/// Returns the text of a name, which lives as long as the context.
MLIR_CAPI_EXPORTED MlirStringRef mlirIdentifierStr(MlirIdentifier ident);

//===-- Symbols -------------------------------------------------------------------------------===//

/// Returns the name of the attribute with a symbol's name: `sym_name`.
MLIR_CAPI_EXPORTED MlirStringRef mlirSymbolTableGetSymbolAttributeName(void);

/// Returns the name of the attribute with a symbol's visibility: `sym_visibility`.
MLIR_CAPI_EXPORTED MlirStringRef mlirSymbolTableGetVisibilityAttributeName(void);

/// Creates the symbol table of an op; the caller destroys it. Null if the op is not a symbol table.
MLIR_CAPI_EXPORTED MlirSymbolTable mlirSymbolTableCreate(MlirOperation operation);

/// Returns whether `symbolTable` is null.
static inline bool mlirSymbolTableIsNull(MlirSymbolTable symbolTable) {
  return symbolTable.ptr == NULL;
}

/// Destroys the table, but not the symbols.
MLIR_CAPI_EXPORTED void mlirSymbolTableDestroy(MlirSymbolTable symbolTable);

/// Returns the symbol of this name; null if there is none.
MLIR_CAPI_EXPORTED MlirOperation mlirSymbolTableLookup(MlirSymbolTable symbolTable,
                                                       MlirStringRef name);

/// Adds a symbol, renaming it if its name is taken, and returns its name.
MLIR_CAPI_EXPORTED MlirAttribute mlirSymbolTableInsert(MlirSymbolTable symbolTable,
                                                       MlirOperation operation);

/// Removes a symbol and erases its op.
MLIR_CAPI_EXPORTED void mlirSymbolTableErase(MlirSymbolTable symbolTable, MlirOperation operation);

/// Replaces all references to `oldSymbol` in `from` by `newSymbol`; fails, and changes nothing, if
/// an unknown op may be a symbol table.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirSymbolTableReplaceAllSymbolUses(MlirStringRef oldSymbol,
                                                                         MlirStringRef newSymbol,
                                                                         MlirOperation from);

/// Calls `callback` for every symbol table, including `from`, with whether all uses of its symbols
/// are visible.
MLIR_CAPI_EXPORTED void mlirSymbolTableWalkSymbolTables(MlirOperation from, bool allSymUsesVisible,
                                                        void (*callback)(MlirOperation, bool,
                                                                         void* userData),
                                                        void* userData);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_IR_H
