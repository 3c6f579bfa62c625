// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of operations: interned, with their dialect's part, and a slot for what a dialect says
// about the op.

#ifndef TENURE_SRC_IR_OPERATION_NAME_H
#define TENURE_SRC_IR_OPERATION_NAME_H

#include "ir/uniqued.h"

/// The name `text`, made if it is new. It is not checked for well-formedness. TN_OUT_OF_MEMORY or
/// TN_LIMIT_EXCEEDED, reported, with `*out_name` NULL.
TN_MUST_USE tn_status tn_operation_name__get(tn_context* context, tn_string_view text,
                                             const tn_storage** out_name);

static inline const tn_operation_name_payload* tn_operation_name__payload(const tn_storage* name) {
  return (const tn_operation_name_payload*)tn_storage_payload(name);
}
static inline tn_string_view tn_operation_name__text(const tn_storage* name) {
  const tn_operation_name_payload* payload = tn_operation_name__payload(name);
  return (tn_string_view){payload->text, payload->size};
}
/// What stands before the first dot; empty without one.
static inline tn_string_view tn_operation_name__dialect(const tn_storage* name) {
  const tn_operation_name_payload* payload = tn_operation_name__payload(name);
  return (tn_string_view){payload->text, payload->dialect_size};
}

/// The slot after the text.
static inline const void** tn_operation_name__slot(const tn_storage* name) {
  const tn_operation_name_payload* payload = tn_operation_name__payload(name);
  const size_t text_size = ((size_t)payload->size + 8) / 8 * 8;
  return (const void**)(uintptr_t)(payload->text + text_size);
}

/// What the dialect that was loaded says about the op; NULL while nobody asked (op_definition.h).
static inline const void* tn_operation_name__definition(const tn_storage* name) {
  return __atomic_load_n(tn_operation_name__slot(name), __ATOMIC_ACQUIRE);
}
/// Sets the definition instead of `expected`; false, with nothing changed, if another one is
/// there. The definition outlives the context's IR.
static inline bool tn_operation_name__define(const tn_storage* name, const void* expected,
                                             const void* definition) {
  return __atomic_compare_exchange_n(tn_operation_name__slot(name), &expected, definition, false,
                                     __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

#endif  // TENURE_SRC_IR_OPERATION_NAME_H
