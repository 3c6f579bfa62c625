// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pins, for scope.c: what becomes of a root that loses its owner.

#ifndef TENURE_SRC_SCOPE_PIN_H
#define TENURE_SRC_SCOPE_PIN_H

#include "scope/scope.h"

/// The detached `root`, in no list, has no owner any more: it is destroyed, or kept for the
/// pins into it.
void tn_pin__abandon(tn_shard* shard, tn_ref root);

/// Takes a root out of the ownerless ones, because it gets an owner.
void tn_pin__adopt(tn_context* context, tn_ref root);

/// Destroys the ownerless trees that no pin is in.
void tn_pin__sweep(tn_context* context);

/// Empties all pins; the context ends.
void tn_pin__release_all(tn_context* context);

#endif  // TENURE_SRC_SCOPE_PIN_H
