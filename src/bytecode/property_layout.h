// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Encoding of the native properties of an op that the writer knew: one after the other, without
// names. Only the definition of the op gives their kinds and order.

#ifndef TENURE_SRC_BYTECODE_PROPERTY_LAYOUT_H
#define TENURE_SRC_BYTECODE_PROPERTY_LAYOUT_H

#include "ir/storage.h"

typedef enum tn_property_kind {
  TN_PROPERTY_REQUIRED,  ///< An attribute.
  TN_PROPERTY_OPTIONAL,  ///< An optional attribute.
  TN_PROPERTY_SEGMENTS,  ///< The number of operands (results) of each group.
  TN_PROPERTY_NUMBER,    ///< A number with `width` bits.
  TN_PROPERTY_LIST,      ///< At most one 64-bit number.
  TN_PROPERTY_BOOL       ///< A byte.
} tn_property_kind;

typedef struct tn_property {
  tn_string_view name;
  tn_property_kind kind;
  uint32_t segment_count;  ///< For TN_PROPERTY_SEGMENTS.
  uint32_t width;          ///< For TN_PROPERTY_NUMBER: 8, 32 or 64.
} tn_property;

/// The properties of an op in the format of `properties` in schemas, separated by blanks; data is
/// NULL if they are unknown.
typedef struct tn_property_layout {
  tn_string_view text;
  bool is_native_only;  ///< Attributes with these names in the dictionary of an op stay attributes.
  bool is_written;      ///< Every tool can read them natively; otherwise they are written among the
                        ///< attributes.
} tn_property_layout;

/// Maximum number of groups.
#define TN_PROPERTY_SEGMENTS_MAX 64u

/// Returns the layout of ops called `name`.
tn_property_layout tn_property_layout__of(const tn_storage* name);

/// Removes the next property from the layout; false at its end.
bool tn_property_layout__next(tn_property_layout* layout, tn_property* out_property);

/// Returns whether `name` is a property.
bool tn_property_layout__has(tn_property_layout layout, tn_string_view name);

#endif  // TENURE_SRC_BYTECODE_PROPERTY_LAYOUT_H
