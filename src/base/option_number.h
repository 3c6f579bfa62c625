// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers in options of passes, as LLVM's command line parses them: 0x, 0b, 0o and a leading 0
// determine the base, and a minus is the only sign.

#ifndef TENURE_SRC_BASE_OPTION_NUMBER_H
#define TENURE_SRC_BASE_OPTION_NUMBER_H

#include <stdbool.h>
#include <stdint.h>
#include <tenure/base.h>

/// Returns false if the text is not a number from `low` to `high`.
bool tn_option_number__read(tn_string_view text, int64_t low, int64_t high, int64_t* out_number);
/// Returns the number of a text that was parsed before; 0 if it is not a number.
int64_t tn_option_number__of(const char* text);

#endif  // TENURE_SRC_BASE_OPTION_NUMBER_H
