// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The directory of open scopes, for scope.c: entering and leaving, and the contexts of numbers.

#ifndef TENURE_SRC_SCOPE_DIRECTORY_H
#define TENURE_SRC_SCOPE_DIRECTORY_H

#include "scope/scope.h"

/// Assigns a number to `scope` and makes it resolvable. TN_OUT_OF_MEMORY, TN_LIMIT_EXCEEDED.
TN_MUST_USE tn_status tn_directory__enter(tn_scope* scope);
void tn_directory__leave(tn_scope* scope);

/// Returns the context of scope `number`, open or closed, while the context lives; else NULL.
tn_context* tn_directory__context_of(uint32_t number);
/// Returns the status of scope `number`, which is not open: TN_SCOPE_CLOSED, TN_CONTEXT_DESTROYED,
/// or TN_STALE_HANDLE if it never existed.
tn_status tn_directory__end_of(uint32_t number);
void tn_directory__forget_context(const tn_context* context);

#endif  // TENURE_SRC_SCOPE_DIRECTORY_H
