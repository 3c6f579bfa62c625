// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of loads in llvm and ptr for passes.

#ifndef TENURE_SRC_DIALECTS_COMMON_LOAD_INTERFACE_H
#define TENURE_SRC_DIALECTS_COMMON_LOAD_INTERFACE_H

#include "ir/op_interface.h"

extern const tn_op_interface tn_load__op;
extern const tn_dialect_interface tn_load__interface;

#endif  // TENURE_SRC_DIALECTS_COMMON_LOAD_INTERFACE_H
