// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers in options of passes, as LLVM's command line reads them: 0x, 0b, 0o and a leading 0 name
// the base, and a minus is the only sign.

#ifndef TENURE_SRC_BASE_OPTION_NUMBER_H
#define TENURE_SRC_BASE_OPTION_NUMBER_H

#include <stdbool.h>
#include <stdint.h>
#include <tenure/base.h>

/// False for text that is no number, or none from `low` to `high`.
bool tn_option_number__read(tn_string_view text, int64_t low, int64_t high, int64_t* out_number);
/// The number of a text that was read before; 0 for one that is none.
int64_t tn_option_number__of(const char* text);

#endif  // TENURE_SRC_BASE_OPTION_NUMBER_H
