// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Host wrappers of entities, for scope.c.

#ifndef TENURE_SRC_SCOPE_HOST_H
#define TENURE_SRC_SCOPE_HOST_H

#include "scope/scope.h"

/// Forgets all wrappers of a scope that closed, and tells those that are to be told.
void tn_host__close_scope(tn_scope* scope);

/// Tells the wrappers whose entities went, unless that is being done. They may do anything.
void tn_host__settle(tn_context* context);

#endif  // TENURE_SRC_SCOPE_HOST_H
