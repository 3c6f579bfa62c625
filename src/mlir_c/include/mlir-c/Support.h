// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Common definitions of mlir-c/: strings, results, thread pools, TypeIDs, and the macro of exported
// functions.
//
// Each handle is a struct with one pointer, passed by value. The pointer is opaque: its bits
// identify an entity, and it must not be dereferenced.

#ifndef MLIR_C_SUPPORT_H
#define MLIR_C_SUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

//===-- Exports ------------------------------------------------------------------------------===//

// Marks each function of the library. On Windows it is empty, unless
// MLIR_CAPI_ENABLE_WINDOWS_DLL_DECLSPEC requests the attributes of a DLL.
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

/// Identifies a kind of type, attribute, pass or interface. The only handle that is an address.
typedef struct MlirTypeID {
  const void* ptr;
} MlirTypeID;

/// Allocates and owns TypeIDs.
typedef struct MlirTypeIDAllocator {
  void* ptr;
} MlirTypeIDAllocator;

//===-- Strings -------------------------------------------------------------------------------===//

/// Borrowed bytes, not NUL-terminated.
typedef struct MlirStringRef {
  const char* data;
  size_t length;
} MlirStringRef;

/// Returns a view of the `length` bytes at `str`, which stay the caller's.
static inline MlirStringRef mlirStringRefCreate(const char* str, size_t length) {
  MlirStringRef result;
  result.data = str;
  result.length = length;
  return result;
}

/// Returns a view of the NUL-terminated text at `str`, which stays the caller's.
MLIR_CAPI_EXPORTED MlirStringRef mlirStringRefCreateFromCString(const char* str);

/// Returns whether both hold the same bytes.
MLIR_CAPI_EXPORTED bool mlirStringRefEqual(MlirStringRef string, MlirStringRef other);

/// Receives text in one or more pieces, each valid during its call, and the caller's `userData`.
typedef void (*MlirStringCallback)(MlirStringRef, void*);

//===-- Results -------------------------------------------------------------------------------===//

/// Success or failure; use the functions below.
typedef struct MlirLogicalResult {
  int8_t value;
} MlirLogicalResult;

/// Returns whether `res` is success.
static inline bool mlirLogicalResultIsSuccess(MlirLogicalResult res) { return res.value != 0; }

/// Returns whether `res` is failure.
static inline bool mlirLogicalResultIsFailure(MlirLogicalResult res) { return res.value == 0; }

/// Returns success.
static inline MlirLogicalResult mlirLogicalResultSuccess(void) {
  MlirLogicalResult res = {1};
  return res;
}

/// Returns failure.
static inline MlirLogicalResult mlirLogicalResultFailure(void) {
  MlirLogicalResult res = {0};
  return res;
}

//===-- Thread pools --------------------------------------------------------------------------===//

/// Creates a pool with a thread for each processor. The caller destroys it, after the contexts that
/// use it.
MLIR_CAPI_EXPORTED MlirLlvmThreadPool mlirLlvmThreadPoolCreate(void);

/// Destroys the pool and its threads.
MLIR_CAPI_EXPORTED void mlirLlvmThreadPoolDestroy(MlirLlvmThreadPool pool);

//===-- TypeIDs -------------------------------------------------------------------------------===//

/// Returns the TypeID of an address of the caller's, aligned to 8 bytes, which must not be used for
/// another TypeID.
MLIR_CAPI_EXPORTED MlirTypeID mlirTypeIDCreate(const void* ptr);

/// Returns whether `typeID` is null.
static inline bool mlirTypeIDIsNull(MlirTypeID typeID) { return typeID.ptr == NULL; }

/// Returns whether both identify the same kind.
MLIR_CAPI_EXPORTED bool mlirTypeIDEqual(MlirTypeID typeID1, MlirTypeID typeID2);

/// Returns a hash of the TypeID.
MLIR_CAPI_EXPORTED size_t mlirTypeIDHashValue(MlirTypeID typeID);

/// Creates an allocator; the caller destroys it.
MLIR_CAPI_EXPORTED MlirTypeIDAllocator mlirTypeIDAllocatorCreate(void);

/// Destroys the allocator and its TypeIDs.
MLIR_CAPI_EXPORTED void mlirTypeIDAllocatorDestroy(MlirTypeIDAllocator allocator);

/// Returns a unique TypeID that lives as long as the allocator.
MLIR_CAPI_EXPORTED MlirTypeID mlirTypeIDAllocatorAllocateTypeID(MlirTypeIDAllocator allocator);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_SUPPORT_H
