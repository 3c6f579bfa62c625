// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers for creating attributes.

#ifndef TENURE_SRC_IR_ATTRIBUTE_MAKE_H
#define TENURE_SRC_IR_ATTRIBUTE_MAKE_H

#include "ir/uniqued.h"

/// Returns the payload of an attribute of `kind`; NULL for other kinds.
static inline const void* tn_attribute__payload(tn_attribute attribute, tn_attribute_kind kind) {
  return tn_attribute__is(attribute, kind) ? tn_storage_payload(attribute.storage) : NULL;
}

/// Reports `message` in the context of `type`, unless that is null, and returns
/// TN_INVALID_ARGUMENT.
tn_status tn_attribute__refuse(tn_type type, const char* message);

/// Creates an attribute such as an array or symbol reference, whose payload is a few words followed
/// by references.
TN_MUST_USE tn_status tn_attribute__get_list(tn_context* context, tn_attribute_kind kind,
                                             size_t count, const tn_uref* refs, size_t ref_count,
                                             tn_nesting nesting, tn_attribute* out_attribute);

/// Like tn_symbol_ref_attribute_get, but also allows empty names, which parsed text and bytecode
/// may have.
TN_MUST_USE tn_status tn_symbol_ref_attribute__get(tn_context* context, tn_string_view root,
                                                   const tn_string_view* nested,
                                                   size_t nested_count,
                                                   tn_attribute* out_attribute);

#endif  // TENURE_SRC_IR_ATTRIBUTE_MAKE_H
