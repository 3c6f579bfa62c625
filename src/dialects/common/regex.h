// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Extended regular expressions, with which options of passes choose symbols by their names: without
// classes of characters by name and references back.

#ifndef TENURE_SRC_DIALECTS_COMMON_REGEX_H
#define TENURE_SRC_DIALECTS_COMMON_REGEX_H

#include "base/status.h"

typedef enum tn_regex_answer {
  TN_REGEX_NO,
  TN_REGEX_YES,
  TN_REGEX_TOO_LONG,  ///< The search was given up after too many steps, or too deep.
} tn_regex_answer;

/// Whether the expression matches a part of `text`. One that is not well-formed matches nothing.
tn_regex_answer tn_regex__finds(const char* expression, tn_string_view text);

#endif  // TENURE_SRC_DIALECTS_COMMON_REGEX_H
