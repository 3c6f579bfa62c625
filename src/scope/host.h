// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Host wrappers of entities, for scope.c.

#ifndef TENURE_SRC_SCOPE_HOST_H
#define TENURE_SRC_SCOPE_HOST_H

#include "scope/scope.h"

/// Forgets all wrappers of a scope that closes; the inactive ones are reclaimed.
void tn_host__close_scope(tn_scope* scope);

#endif  // TENURE_SRC_SCOPE_HOST_H
