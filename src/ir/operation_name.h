// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of operations: interned, with the size of the dialect's part, and a slot for the dialect's
// definition of the op.

#ifndef TENURE_SRC_IR_OPERATION_NAME_H
#define TENURE_SRC_IR_OPERATION_NAME_H

#include "ir/uniqued.h"

/// Returns the name `text`, which is created if it is new, without checking its syntax.
/// TN_OUT_OF_MEMORY or TN_LIMIT_EXCEEDED, reported, with `*out_name` NULL.
TN_MUST_USE tn_status tn_operation_name__get(tn_context* context, tn_string_view text,
                                             const tn_storage** out_name);

static inline const tn_operation_name_payload* tn_operation_name__payload(const tn_storage* name) {
  return (const tn_operation_name_payload*)tn_storage_payload(name);
}
static inline tn_string_view tn_operation_name__text(const tn_storage* name) {
  const tn_operation_name_payload* payload = tn_operation_name__payload(name);
  return (tn_string_view){payload->text, payload->size};
}
/// Returns the part before the first dot; empty if there is no dot.
static inline tn_string_view tn_operation_name__dialect(const tn_storage* name) {
  const tn_operation_name_payload* payload = tn_operation_name__payload(name);
  return (tn_string_view){payload->text, payload->dialect_size};
}

/// Returns the slot after the text.
static inline const void** tn_operation_name__slot(const tn_storage* name) {
  const tn_operation_name_payload* payload = tn_operation_name__payload(name);
  const size_t text_size = ((size_t)payload->size + 8) / 8 * 8;
  return (const void**)(uintptr_t)(payload->text + text_size);
}

/// Returns the definition by the loaded dialect; NULL if it was not looked up yet
/// (op_definition.h).
static inline const void* tn_operation_name__definition(const tn_storage* name) {
  return __atomic_load_n(tn_operation_name__slot(name), __ATOMIC_ACQUIRE);
}
/// Sets the definition if it is `expected`; else returns false and changes nothing. The definition
/// must outlive the context's IR.
static inline bool tn_operation_name__define(const tn_storage* name, const void* expected,
                                             const void* definition) {
  return __atomic_compare_exchange_n(tn_operation_name__slot(name), &expected, definition, false,
                                     __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

#endif  // TENURE_SRC_IR_OPERATION_NAME_H
