// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integer attributes whose width is not determined by the value: LLVM's APInt, as in parameters of
// types and attributes.

#ifndef TENURE_SRC_IR_INTEGER_WIDTH_H
#define TENURE_SRC_IR_INTEGER_WIDTH_H

#include <tenure/attribute.h>

#include "base/text_buffer.h"

/// Returns the number of bits that the value of an integer attribute needs, including a sign bit.
uint32_t tn_integer__signed_width(tn_attribute value);
bool tn_integer__is_negative(tn_attribute value);
/// Returns the value in `width` bits, signless; higher bits are truncated.
TN_MUST_USE tn_status tn_integer__resize(tn_context* context, tn_attribute value, uint32_t width,
                                         tn_attribute* out_value);
/// Returns the value in the smallest multiple of 64 bits that fits it and its sign.
TN_MUST_USE tn_status tn_integer__round_up(tn_context* context, tn_attribute value,
                                           tn_attribute* out_value);
/// Appends the value as a signed number, without its type.
void tn_integer__append(tn_attribute value, tn_text_buffer* text);

#endif  // TENURE_SRC_IR_INTEGER_WIDTH_H
