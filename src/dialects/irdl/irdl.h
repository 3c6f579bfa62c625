// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files for the irdl dialect share.

#ifndef TENURE_SRC_DIALECTS_IRDL_IRDL_H
#define TENURE_SRC_DIALECTS_IRDL_IRDL_H

#include "schema/custom_directive.h"

extern const tn_custom_directive tn_irdl_directives[];
/// The names of the ops that schemas are made of, by tn_schema_word.
extern const char* const tn_irdl_schema_words[];

#endif  // TENURE_SRC_DIALECTS_IRDL_IRDL_H
