// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One rule of a lowering (lowering.h).

#ifndef TENURE_SRC_DIALECTS_COMMON_LOWERING_RULE_H
#define TENURE_SRC_DIALECTS_COMMON_LOWERING_RULE_H

#include "dialects/common/lowering.h"

typedef struct tn_lowering_line {
  const tn_storage* name;  ///< Of ops that it is for.
  uint32_t number;         ///< UINT32_MAX for the last one of a name.
  const char* body;
  tn_string_view word;  ///< In the place of `%`.
} tn_lowering_line;

/// Follows the rule if its conditions hold; false if they do not.
bool tn_lowering_rule__follow(tn_lowering_run* run, tn_ref op, const tn_ref* operands,
                              const tn_lowering_line* line);

#endif  // TENURE_SRC_DIALECTS_COMMON_LOWERING_RULE_H
