// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The native properties that MLIR's ops have in bytecode.

#include "dialects/common/common.h"

static const char* const items[] = {
#include "dialects/common/properties.inc"
};

const tn_property_layouts tn_common_property_layouts = {items, sizeof items / sizeof *items};
