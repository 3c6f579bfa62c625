// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Declarations shared by the files of the nvvm dialect.

#ifndef TENURE_SRC_DIALECTS_NVVM_NVVM_H
#define TENURE_SRC_DIALECTS_NVVM_NVVM_H

#include "schema/check.h"
#include "schema/format.h"

extern const tn_named_check tn_nvvm_checks[];

#endif  // TENURE_SRC_DIALECTS_NVVM_NVVM_H
