// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resources, from the inside.

#ifndef TENURE_SRC_IR_RESOURCE_H
#define TENURE_SRC_IR_RESOURCE_H

#include <tenure/resource.h>

#include "ir/context.h"

/// Gives back the blobs and the entries of a context that ends.
void tn_resource__finalize_all(tn_context* context);

#endif  // TENURE_SRC_IR_RESOURCE_H
