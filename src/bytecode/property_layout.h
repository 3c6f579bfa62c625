// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How the native properties of an op that its writer knew are encoded: one after the other, without
// names. Which they are, and in what order, only the op's definition says.

#ifndef TENURE_SRC_BYTECODE_PROPERTY_LAYOUT_H
#define TENURE_SRC_BYTECODE_PROPERTY_LAYOUT_H

#include "ir/storage.h"

typedef enum tn_property_kind {
  TN_PROPERTY_REQUIRED,  ///< An attribute.
  TN_PROPERTY_OPTIONAL,  ///< An attribute, or none.
  TN_PROPERTY_SEGMENTS,  ///< How many operands (results) belong to each group.
  TN_PROPERTY_NUMBER,    ///< Of so many bits.
  TN_PROPERTY_LIST,      ///< Of one number of 64 bits, or of none.
  TN_PROPERTY_BOOL       ///< A byte.
} tn_property_kind;

typedef struct tn_property {
  tn_string_view name;
  tn_property_kind kind;
  uint32_t segment_count;  ///< Of a TN_PROPERTY_SEGMENTS.
  uint32_t width;          ///< Of a TN_PROPERTY_NUMBER: 8, 32 or 64.
} tn_property;

/// The properties of an op in the format of `properties` in schemas, with blanks between them; data
/// NULL when they are not known.
typedef struct tn_property_layout {
  tn_string_view text;
  bool is_native_only;  ///< Attributes with these names in an op's dictionary stay attributes.
  bool is_written;      ///< Every tool reads them so. Else they are written among the attributes.
} tn_property_layout;

/// Sizes of groups are of no more than these.
#define TN_PROPERTY_SEGMENTS_MAX 64u

/// The layout of ops with this name.
tn_property_layout tn_property_layout__of(const tn_storage* name);

/// Takes the next property off the layout; false at its end.
bool tn_property_layout__next(tn_property_layout* layout, tn_property* out_property);

/// Whether an attribute of this name is a property.
bool tn_property_layout__has(tn_property_layout layout, tn_string_view name);

#endif  // TENURE_SRC_BYTECODE_PROPERTY_LAYOUT_H
