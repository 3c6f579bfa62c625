// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The spacing of types and attributes that are kept as text.

#ifndef TENURE_SRC_TEXT_OPAQUE_BLANKS_H
#define TENURE_SRC_TEXT_OPAQUE_BLANKS_H

#include "base/text_buffer.h"

/// Appends the body of a type or attribute in the spacing of MLIR's printers.
void tn_parser__normalize_blanks(tn_string_view body, tn_text_buffer* text);

#endif  // TENURE_SRC_TEXT_OPAQUE_BLANKS_H
