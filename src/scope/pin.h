// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pins, for scope.c: roots that lose their owner.

#ifndef TENURE_SRC_SCOPE_PIN_H
#define TENURE_SRC_SCOPE_PIN_H

#include "scope/scope.h"

/// Called when the detached `root`, which is in no list, has no owner any more: destroys it, or
/// keeps it for its pins.
void tn_pin__abandon(tn_shard* shard, tn_ref root);

/// Removes a root from the ownerless ones, because it gets an owner.
void tn_pin__adopt(tn_context* context, tn_ref root);

/// Destroys the ownerless trees without pins.
void tn_pin__sweep(tn_context* context);

/// Empties all pins when the context is destroyed.
void tn_pin__release_all(tn_context* context);

#endif  // TENURE_SRC_SCOPE_PIN_H
