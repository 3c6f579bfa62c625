// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// External resources, from the inside.

#ifndef TENURE_SRC_IR_EXTERNAL_RESOURCES_H
#define TENURE_SRC_IR_EXTERNAL_RESOURCES_H

#include <tenure/resource.h>

/// Exchanges what two lists hold, so that a reader can fill one aside and put it in place without
/// failing.
void tn_external_resources__swap(tn_external_resources* a, tn_external_resources* b);

#endif  // TENURE_SRC_IR_EXTERNAL_RESOURCES_H
