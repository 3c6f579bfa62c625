// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds a location of a given kind inside another one.

#ifndef TENURE_SRC_IR_LOCATION_FIND_H
#define TENURE_SRC_IR_LOCATION_FIND_H

#include <tenure/location.h>

/// Finds the first call site in `root`, including itself; callers and callees are not searched.
bool tn_location__find_call(tn_location root, tn_location* out_call);

/// Finds the first name in `root`, including itself, in the order of the text.
bool tn_location__find_name(tn_location root, tn_location* out_name);

#endif  // TENURE_SRC_IR_LOCATION_FIND_H
