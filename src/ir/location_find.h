// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finding a location of a kind in another one.

#ifndef TENURE_SRC_IR_LOCATION_FIND_H
#define TENURE_SRC_IR_LOCATION_FIND_H

#include <tenure/location.h>

/// The first call site in `root`, itself included; what calls and what is called is not looked
/// into.
bool tn_location__find_call(tn_location root, tn_location* out_call);

/// The first name in `root`, itself included, in the order of the text.
bool tn_location__find_name(tn_location root, tn_location* out_name);

#endif  // TENURE_SRC_IR_LOCATION_FIND_H
