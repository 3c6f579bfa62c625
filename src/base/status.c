// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Status names and the library's version.

#include <tenure/base.h>

#define TN_STRINGIFY_(x) #x
#define TN_STRINGIFY(x) TN_STRINGIFY_(x)

const char* tn_status_name(tn_status status) {
  static const char* const names[] = {
      "TN_OK",
      "TN_INVALID_ARGUMENT",
      "TN_OUT_OF_MEMORY",
      "TN_NOT_FOUND",
      "TN_ALREADY_EXISTS",
      "TN_STALE_HANDLE",
      "TN_SCOPE_CLOSED",
      "TN_SHAPE_MISMATCH",
      "TN_MALFORMED",
      "TN_LIMIT_EXCEEDED",
      "TN_IO_ERROR",
      "TN_CONTEXT_DESTROYED",
      "TN_NULL_HANDLE",
      "TN_VERIFY_FAILED",
      "TN_INTERRUPTED",
  };
  const size_t index = (size_t)status;
  return index < sizeof names / sizeof names[0] ? names[index] : "TN_STATUS_UNKNOWN";
}

const char* tn_version(void) {
  return TN_STRINGIFY(TN_VERSION_MAJOR) "." TN_STRINGIFY(TN_VERSION_MINOR) "." TN_STRINGIFY(
      TN_VERSION_PATCH);
}
