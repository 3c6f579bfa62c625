// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "dispatcher.h"

#include <stdexcept>

std::string dispatch(const std::function<void()>& call) {
  try {
    call();
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "";
}
