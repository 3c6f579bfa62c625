// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integer attributes whose width is not that of the number alone: LLVM's APInt, as parameters of
// types and attributes have it.

#ifndef TENURE_SRC_IR_INTEGER_WIDTH_H
#define TENURE_SRC_IR_INTEGER_WIDTH_H

#include <tenure/attribute.h>

#include "base/text_buffer.h"

/// How many bits the value of an integer attribute needs, one of which is its sign.
uint32_t tn_integer__signed_width(tn_attribute value);
bool tn_integer__is_negative(tn_attribute value);
/// The value in `width` bits, signless; bits above them are cut.
TN_MUST_USE tn_status tn_integer__resize(tn_context* context, tn_attribute value, uint32_t width,
                                         tn_attribute* out_value);
/// The value in the least multiple of 64 bits that holds it and its sign.
TN_MUST_USE tn_status tn_integer__round_up(tn_context* context, tn_attribute value,
                                           tn_attribute* out_value);
/// Appends the value as a number with a sign, without its type.
void tn_integer__append(tn_attribute value, tn_text_buffer* text);

#endif  // TENURE_SRC_IR_INTEGER_WIDTH_H
