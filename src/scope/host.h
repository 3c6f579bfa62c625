// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Host wrappers of entities, for scope.c.

#ifndef TENURE_SRC_SCOPE_HOST_H
#define TENURE_SRC_SCOPE_HOST_H

#include "scope/scope.h"

/// Removes all wrappers of a closed scope, and notifies those that need it.
void tn_host__close_scope(tn_scope* scope);

/// Notifies the wrappers of erased entities, unless that is in progress. The callbacks may do
/// anything.
void tn_host__flush(tn_context* context);

#endif  // TENURE_SRC_SCOPE_HOST_H
