// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LoRA's alpha in an adapter's metadata: a decimal number as text.

#ifndef TENURE_SRC_ADAPTER_ALPHA_H
#define TENURE_SRC_ADAPTER_ALPHA_H

#include <tenure/location.h>

#include "adapter/adapter.h"

#define TN_ALPHA_KEY "alpha"
/// This key means that modules have their own alphas, and that there is no common one.
#define TN_ALPHA_PATTERN_KEY "alpha_pattern"
#define TN_ALPHA_TEXT_SIZE 32u

/// Gets the adapter's alpha; 0 if it has none. Rejects, with a report, values that are neither 0
/// nor a finite number, and differing alphas.
TN_MUST_USE tn_status tn_alpha__of(const tn_adapter* adapter, tn_context* context,
                                   tn_location where, double* out_alpha);

/// Writes a number as text that reads back as the same number in every locale. Returns false when
/// out of memory.
TN_MUST_USE bool tn_alpha__spell(double value, char out_text[TN_ALPHA_TEXT_SIZE]);

#endif  // TENURE_SRC_ADAPTER_ALPHA_H
