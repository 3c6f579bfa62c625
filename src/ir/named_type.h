// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types that a name stands for: llvm's identified structs. Such a type is uniqued by its definition
// and its name, which is its first parameter. The others are set once; until then, and if they
// never are, they are missing. So a type may be a part of itself.
//
// Its parameters, and with them its text, are the one thing in a storage that changes: they lie
// after it (tn_named) and are published at once. Its text has references (opaque_text.h) in the
// place of parts that hold types with names: a type that is being printed is printed by its name
// inside of itself.
//
// Threads: any.

#ifndef TENURE_SRC_IR_NAMED_TYPE_H
#define TENURE_SRC_IR_NAMED_TYPE_H

#include "ir/context.h"
#include "ir/definition.h"

/// Follows tn_defined of a type with a name.
typedef struct tn_named {
  const tn_string_payload* short_body;  ///< `struct<"name">`
  const tn_string_payload* open_body;   ///< `struct<"name", opaque>`, once the others are set.
  uint32_t state;                       ///< Written with the lock, read by __atomic builtins.
  tn_uref parameters[];                 ///< Valid when they are set.
} tn_named;

static inline tn_named* tn_opaque__named(const tn_opaque_payload* payload) {
  return (tn_named*)(void*)(tn_opaque__defined(payload) + 1);
}
static inline bool tn_type__is_named(tn_type type) {
  return tn_type__is(type, TN_TYPE_OPAQUE) && tn_opaque__is_named(tn_storage_payload(type.storage));
}

typedef enum tn_name_outcome {
  TN_NAME_FITS,
  TN_NAME_IS_DEFINED,  ///< It has other parameters, and should have none.
  TN_NAME_DIFFERS,
} tn_name_outcome;

/// The type of that name, a string attribute, as it is.
TN_MUST_USE tn_status tn_named_type__get(tn_context* context, const tn_definition* definition,
                                         tn_uref name, const tn_storage** out_storage);
/// The same of one that has no other parameters: a new one never gets any.
TN_MUST_USE tn_status tn_named_type__get_opaque(tn_context* context,
                                                const tn_definition* definition, tn_uref name,
                                                const tn_storage** out_storage,
                                                tn_name_outcome* out_outcome);
/// Sets all parameters, of which the first one is the name. They are not checked.
TN_MUST_USE tn_status tn_named_type__set(tn_type type, const tn_uref* parameters,
                                         tn_name_outcome* out_outcome);
/// The type of a name, with these parameters if the second one is there: TN_ALREADY_EXISTS
/// (reported) if it has other ones.
TN_MUST_USE tn_status tn_named_type__make(tn_context* context, const tn_definition* definition,
                                          const tn_uref* parameters,
                                          const tn_storage** out_storage);

/// Whether nothing will be set any more.
bool tn_named_type__is_final(tn_type type);
/// How often parameters that were set were forgotten.
uint32_t tn_named_types__forget_count(const tn_context* context);
/// What a team set while it worked on `data` stays, or is forgotten: read out of order, a text may
/// have told of a name what another place before that one tells otherwise. Returns whether
/// anything was forgotten.
bool tn_named_types__settle(tn_context* context, const void* data, bool stays);
void tn_named_types__free(tn_context* context);

#endif  // TENURE_SRC_IR_NAMED_TYPE_H
