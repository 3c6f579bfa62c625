// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Named types: llvm's identified structs. Such a type is uniqued by its definition and its name,
// which is its first parameter. The others are set once; until then, and if they never are, they
// are missing. So a type may contain itself.
//
// The parameters, and with them the text, are the only mutable part of a storage: they follow it
// (tn_named) and are published at once. The text has references (opaque_text.h) in place of parts
// that contain named types: inside itself, a type is printed by its name.
//
// Threads: any.

#ifndef TENURE_SRC_IR_NAMED_TYPE_H
#define TENURE_SRC_IR_NAMED_TYPE_H

#include "ir/context.h"
#include "ir/definition.h"

/// Follows tn_defined of a named type.
typedef struct tn_named {
  const tn_string_payload* short_body;  ///< `struct<"name">`
  const tn_string_payload* open_body;   ///< `struct<"name", opaque>`, once the parameters are set.
  uint32_t state;                       ///< Written with the lock held, read with __atomic
                                        ///< builtins.
  tn_uref parameters[];                 ///< Valid once they are set.
} tn_named;

static inline tn_named* tn_opaque__named(const tn_opaque_payload* payload) {
  return (tn_named*)(void*)(tn_opaque__defined(payload) + 1);
}
static inline bool tn_type__is_named(tn_type type) {
  return tn_type__is_of_dialect(type) && tn_opaque__is_named(tn_storage_payload(type.storage));
}

typedef enum tn_name_outcome {
  TN_NAME_FITS,
  TN_NAME_IS_DEFINED,  ///< It has parameters, but should have none.
  TN_NAME_DIFFERS,
} tn_name_outcome;

/// Returns the type with this name, a string attribute, without changing it.
TN_MUST_USE tn_status tn_named_type__get(tn_context* context, const tn_definition* definition,
                                         tn_uref name, const tn_storage** out_storage);
/// Likewise, for a type without other parameters: a new type never gets any.
TN_MUST_USE tn_status tn_named_type__get_opaque(tn_context* context,
                                                const tn_definition* definition, tn_uref name,
                                                const tn_storage** out_storage,
                                                tn_name_outcome* out_outcome);
/// Sets all parameters, of which the first is the name. They are not verified.
TN_MUST_USE tn_status tn_named_type__set(tn_type type, const tn_uref* parameters,
                                         tn_name_outcome* out_outcome);
/// Returns the named type, with these parameters if the second one is present: TN_ALREADY_EXISTS
/// (reported) if it has different ones.
TN_MUST_USE tn_status tn_named_type__make(tn_context* context, const tn_definition* definition,
                                          const tn_uref* parameters,
                                          const tn_storage** out_storage);

/// Returns whether the parameters cannot change any more.
bool tn_named_type__is_final(tn_type type);
/// Returns how often parameters that were set were forgotten.
uint32_t tn_named_types__forget_count(const tn_context* context);
/// Commits or forgets what a team set while it worked on `data`: a text that is parsed out of order
/// may have defined a name that an earlier part of the text defines differently. Returns whether
/// anything was forgotten.
bool tn_named_types__commit(tn_context* context, const void* data, bool stays);
void tn_named_types__free(tn_context* context);

#endif  // TENURE_SRC_IR_NAMED_TYPE_H
