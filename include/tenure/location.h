// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Locations: where an operation or block argument comes from.
//
//   unknown    tn_location_unknown
//   file       tn_location_file_get: a position or a range in a file
//   name       tn_location_name_get: a name with an optional child
//   call site  tn_location_call_site_get
//   fused      tn_location_fused_get: several locations, with optional metadata
//   opaque     kept through tn_location_from_attribute
//   attribute  tn_location_attribute, tn_location_from_attribute
//
// A tn_location is a small value. Positions in a parsed text are kept as offsets into the line
// table of the text instead of being uniqued, so that the location of an op takes four bytes; file,
// line and column are the same either way, and tn_location_equal compares the positions. Source:
// Builtin dialect documentation, "Location Attributes".
//
// Accessors take any location, including null, cost O(1) unless stated otherwise and run on any
// thread, with threading; results live as long as the context.

#ifndef TENURE_LOCATION_H
#define TENURE_LOCATION_H

#include <tenure/base.h>
#include <tenure/context.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A location; all zero is the null location. Equal bits mean equal locations, but not the reverse:
/// use tn_location_equal.
typedef struct tn_location {
  const tn_context* context;  ///< NULL only for the null location.
  uint64_t reference;         ///< The library's.
} tn_location;

typedef struct tn_attribute tn_attribute;

typedef enum tn_location_kind {
  TN_LOCATION_UNKNOWN = 0,
  TN_LOCATION_FILE = 1,
  TN_LOCATION_NAME = 2,
  TN_LOCATION_CALL_SITE = 3,
  TN_LOCATION_FUSED = 4,
  TN_LOCATION_OPAQUE = 5
} tn_location_kind;

/// A range in a file; lines and columns (in bytes) count from 1; 0 means unknown.
typedef struct tn_file_range {
  tn_string_view file;
  uint32_t start_line;
  uint32_t start_column;
  uint32_t end_line;  ///< Equal to the start for a single position.
  uint32_t end_column;
} tn_file_range;

/// Returns whether the location is null; the null location belongs to no context.
static inline bool tn_location_is_null(tn_location location) { return location.context == NULL; }

/// Returns the unknown location. Cost: O(1), cannot fail.
TN_API tn_location tn_location_unknown(const tn_context* context);

/// Creates a file location: a position (end equal to start, or zero) or a range in a file. The
/// numbers are kept unchanged.
///
/// Ownership: copies the file name; the result lives as long as the context, as for all functions
///            below.
/// Errors:    TN_OUT_OF_MEMORY.
/// Threads:   any, with threading, as for all functions below.
/// Cost:      one look-up in the context's uniquing table, as for all functions below.
TN_API TN_MUST_USE tn_status tn_location_file_get(tn_context* context, const tn_file_range* range,
                                                  tn_location* out_location);

/// Creates a name location around `child` (the null or an unknown location for none).
///
/// Ownership: copies `name`.
/// Errors:    TN_INVALID_ARGUMENT for a child of another context; TN_LIMIT_EXCEEDED if the location
///            is nested too deep, as below; TN_OUT_OF_MEMORY.
/// Threads:   any.
/// Cost:      one look-up.
TN_API TN_MUST_USE tn_status tn_location_name_get(tn_context* context, tn_string_view name,
                                                  tn_location child, tn_location* out_location);

/// Creates a call site location: `callee` called from `caller`.
///
/// Ownership: none.
/// Errors:    TN_INVALID_ARGUMENT when one is null (not reported when both are) or of another
///            context; TN_LIMIT_EXCEEDED; TN_OUT_OF_MEMORY.
/// Threads:   any.
/// Cost:      one look-up.
TN_API TN_MUST_USE tn_status tn_location_call_site_get(tn_location callee, tn_location caller,
                                                       tn_location* out_location);

/// Creates a fused location. As in MLIR, nested fused locations with the same metadata are
/// flattened, and unknown and repeated locations are dropped; a single location without metadata is
/// returned as is, and no location gives the unknown location. `metadata` is an attribute of the
/// context, or NULL for none.
///
/// Ownership: copies the array.
/// Errors:    TN_INVALID_ARGUMENT for null or another context; TN_LIMIT_EXCEEDED; TN_OUT_OF_MEMORY.
/// Threads:   any.
/// Cost:      O(count) and one look-up.
TN_API TN_MUST_USE tn_status tn_location_fused_get(tn_context* context,
                                                   const tn_location* locations, size_t count,
                                                   const tn_attribute* metadata,
                                                   tn_location* out_location);

/// Returns the kind; TN_LOCATION_UNKNOWN for the null location.
TN_API tn_location_kind tn_location_kind_of(tn_location location);

/// Returns true if both are equal, in either representation; false for two contexts.
TN_API bool tn_location_equal(tn_location a, tn_location b);

/// Returns the range of a file location in `*out_range`; false, and all zero, for other kinds.
/// Cost:      O(log positions) for a position kept as an offset.
TN_API bool tn_location_file_range(tn_location location, tn_file_range* out_range);

/// Returns the name of a name location; empty for other kinds.
TN_API tn_string_view tn_location_name(tn_location location);

/// Returns the number of child locations: 1 for a name, 2 for a call site (callee, caller), the
/// number of parts of a fused location, 0 for others.
TN_API size_t tn_location_child_count(tn_location location);

/// Returns the child at `index`, in the order above; the null location if out of range.
TN_API tn_location tn_location_child(tn_location location, size_t index);

/// Returns the first file position in `location`, including itself: callees before callers, parts
/// of a fused location in their order. False, and the null location, if there is none.
/// Cost: O(distinct locations in it).
TN_API bool tn_location_find_file(tn_location location, tn_location* out_file);

/// The maximum number of name scopes of a location; further inner scopes are omitted.
#define TN_LOCATION_SCOPES_MAX 32u

/// Writes the first `capacity` name scopes of an op at `location`, outermost first, to `out_names`;
/// returns their total number.
///
/// A name is a path: the op of "jit(f)/layer0/dot_general" is in "jit(f)" and "layer0". Slashes in
/// round or square brackets do not separate parts. A name without a path has the scopes of its
/// child. For a call site, the callee's scopes are appended to the caller's, unless they begin with
/// them; for a fused location, the scopes are those common to all parts with scopes. Locations
/// nested more than 16 deep, or after the first 64, are ignored.
///
/// Ownership: names live as long as the context.
TN_API size_t tn_location_name_scopes(tn_location location, tn_string_view* out_names,
                                      size_t capacity);

/// Returns `location` as an attribute (in MLIR, every location is an attribute).
///
/// Ownership: lives as long as the context.
/// Errors:    TN_INVALID_ARGUMENT for the null location (not reported); TN_OUT_OF_MEMORY.
/// Threads:   any.
/// Cost:      O(1), or one look-up for the unknown location and a position kept as an offset.
TN_API TN_MUST_USE tn_status tn_location_attribute(tn_location location,
                                                   tn_attribute* out_attribute);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_LOCATION_H
