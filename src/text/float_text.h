// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Floats as text, for the printer, and for the parser, which checks whether a literal is the
// printer's.

#ifndef TENURE_SRC_TEXT_FLOAT_TEXT_H
#define TENURE_SRC_TEXT_FLOAT_TEXT_H

#include <tenure/type.h>

#define TN_FLOAT_TEXT_MAX 128u

/// Writes an encoding at `out`, which has space for TN_FLOAT_TEXT_MAX bytes, and returns the number
/// of bytes. `*out_is_decimal` is false if it was written in hexadecimal.
size_t tn_float__format(tn_float_kind kind, const uint64_t words[2], char* out,
                        bool* out_is_decimal);

#endif  // TENURE_SRC_TEXT_FLOAT_TEXT_H
