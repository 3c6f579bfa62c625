// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files for the irdl dialect share.

#ifndef TENURE_SRC_DIALECTS_IRDL_IRDL_H
#define TENURE_SRC_DIALECTS_IRDL_IRDL_H

#include "schema/directive.h"

extern const tn_directive tn_irdl_directives[];

#endif  // TENURE_SRC_DIALECTS_IRDL_IRDL_H
