// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ half of the consumer: the headers are C++17 too, and their names link.

#include <tenure/tenure.h>
#include <string>

extern "C" const char* version_seen_from_cxx(void) {
  static const std::string version = std::to_string(TN_VERSION_MAJOR) + "." +
                                     std::to_string(TN_VERSION_MINOR) + "." +
                                     std::to_string(TN_VERSION_PATCH);
  return version.c_str();
}
