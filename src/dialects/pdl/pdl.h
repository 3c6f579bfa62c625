// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files for the pdl dialect share.

#ifndef TENURE_SRC_DIALECTS_PDL_PDL_H
#define TENURE_SRC_DIALECTS_PDL_PDL_H

#include "schema/directive.h"

extern const tn_directive tn_pdl_directives[];

#endif  // TENURE_SRC_DIALECTS_PDL_PDL_H
