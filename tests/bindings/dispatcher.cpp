// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "dispatcher.h"

#include <stdexcept>

intptr_t count_twice(intptr_t (*count)(MlirBlock), MlirBlock block) {
  const intptr_t first = count(block);
  return first + count(block);
}

std::string dispatch(const std::function<void()>& call) {
  try {
    call();
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "";
}
