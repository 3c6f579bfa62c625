// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Extended regular expressions, which options of passes use to select symbols by name. Named
// character classes and back references are not supported.

#ifndef TENURE_SRC_DIALECTS_COMMON_REGEX_H
#define TENURE_SRC_DIALECTS_COMMON_REGEX_H

#include "base/status.h"

typedef enum tn_regex_answer {
  TN_REGEX_NO,
  TN_REGEX_YES,
  TN_REGEX_TOO_LONG,  ///< The search exceeded the limit of steps or depth.
} tn_regex_answer;

/// Returns whether the expression matches a part of `text`. A malformed expression matches nothing.
tn_regex_answer tn_regex__finds(const char* expression, tn_string_view text);

#endif  // TENURE_SRC_DIALECTS_COMMON_REGEX_H
