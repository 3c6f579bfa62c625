// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What every other header of mlir-c/ needs: strings, results, thread pools, TypeIDs, and the mark
// of exported functions.
//
// Each handle is a struct with one pointer, passed by value. The pointer is opaque: its bits name
// an entity, and reading through it is never right.

#ifndef MLIR_C_SUPPORT_H
#define MLIR_C_SUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

//===-- What is exported ----------------------------------------------------------------------===//

// Stands in front of each function of the library. On Windows it is empty, unless
// MLIR_CAPI_ENABLE_WINDOWS_DLL_DECLSPEC asks for a DLL's attributes.
#if defined(_WIN32) || defined(__CYGWIN__)
#if !defined(MLIR_CAPI_ENABLE_WINDOWS_DLL_DECLSPEC)
#define MLIR_CAPI_EXPORTED
#elif MLIR_CAPI_BUILDING_LIBRARY
#define MLIR_CAPI_EXPORTED __declspec(dllexport)
#else
#define MLIR_CAPI_EXPORTED __declspec(dllimport)
#endif
#else
#define MLIR_CAPI_EXPORTED __attribute__((visibility("default")))
#endif

#define MLIR_PYTHON_API_EXPORTED MLIR_CAPI_EXPORTED

#ifdef __cplusplus
extern "C" {
#endif

//===-- Handles -------------------------------------------------------------------------------===//

/// A pool of threads that several contexts may share.
typedef struct MlirLlvmThreadPool {
  void* ptr;
} MlirLlvmThreadPool;

/// Names a kind of type, attribute, pass or interface. The one handle that is an address.
typedef struct MlirTypeID {
  const void* ptr;
} MlirTypeID;

/// Makes TypeIDs, and owns those that it made.
typedef struct MlirTypeIDAllocator {
  void* ptr;
} MlirTypeIDAllocator;

//===-- Strings -------------------------------------------------------------------------------===//

/// Bytes that belong to somebody else, without a NUL behind them.
typedef struct MlirStringRef {
  const char* data;
  size_t length;
} MlirStringRef;

/// The `length` bytes at `str`, which stay the caller's.
static inline MlirStringRef mlirStringRefCreate(const char* str, size_t length) {
  MlirStringRef result;
  result.data = str;
  result.length = length;
  return result;
}

/// The text at `str` up to its NUL, which stays the caller's.
MLIR_CAPI_EXPORTED MlirStringRef mlirStringRefCreateFromCString(const char* str);

/// Whether both hold the same bytes.
MLIR_CAPI_EXPORTED bool mlirStringRefEqual(MlirStringRef string, MlirStringRef other);

/// Takes text in one or more pieces, each valid during its call, and the caller's `userData`.
typedef void (*MlirStringCallback)(MlirStringRef, void*);

//===-- Results -------------------------------------------------------------------------------===//

/// Success or failure; ask by the functions below.
typedef struct MlirLogicalResult {
  int8_t value;
} MlirLogicalResult;

/// Whether `res` says success.
static inline bool mlirLogicalResultIsSuccess(MlirLogicalResult res) { return res.value != 0; }

/// Whether `res` says failure.
static inline bool mlirLogicalResultIsFailure(MlirLogicalResult res) { return res.value == 0; }

/// The result that says success.
static inline MlirLogicalResult mlirLogicalResultSuccess(void) {
  MlirLogicalResult res = {1};
  return res;
}

/// The result that says failure.
static inline MlirLogicalResult mlirLogicalResultFailure(void) {
  MlirLogicalResult res = {0};
  return res;
}

//===-- Thread pools --------------------------------------------------------------------------===//

/// A new pool, with a thread for each processor. The caller destroys it, after the contexts that
/// use it.
MLIR_CAPI_EXPORTED MlirLlvmThreadPool mlirLlvmThreadPoolCreate(void);

/// Ends the pool's threads.
MLIR_CAPI_EXPORTED void mlirLlvmThreadPoolDestroy(MlirLlvmThreadPool pool);

//===-- TypeIDs -------------------------------------------------------------------------------===//

/// The TypeID of an address of the caller's, aligned to 8 bytes, which nothing else may be named
/// by.
MLIR_CAPI_EXPORTED MlirTypeID mlirTypeIDCreate(const void* ptr);

/// Whether `typeID` is null.
static inline bool mlirTypeIDIsNull(MlirTypeID typeID) { return typeID.ptr == NULL; }

/// Whether both name the same kind.
MLIR_CAPI_EXPORTED bool mlirTypeIDEqual(MlirTypeID typeID1, MlirTypeID typeID2);

/// A hash of the TypeID; equal ones have equal hashes.
MLIR_CAPI_EXPORTED size_t mlirTypeIDHashValue(MlirTypeID typeID);

/// A new allocator; the caller destroys it.
MLIR_CAPI_EXPORTED MlirTypeIDAllocator mlirTypeIDAllocatorCreate(void);

/// Ends the allocator and the TypeIDs that it made.
MLIR_CAPI_EXPORTED void mlirTypeIDAllocatorDestroy(MlirTypeIDAllocator allocator);

/// A TypeID that no other equals, and that lives as long as the allocator.
MLIR_CAPI_EXPORTED MlirTypeID mlirTypeIDAllocatorAllocateTypeID(MlirTypeIDAllocator allocator);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_SUPPORT_H
