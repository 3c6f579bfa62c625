// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// StableHLO's portable artifacts: bytecode programs that tools of other versions can read, because
// their ops, types and attributes belong to a version of the vhlo dialect that these tools know.
//
//   versions   tn_portable_artifact_current_version, tn_portable_artifact_minimum_version,
//              tn_portable_artifact_version_for, tn_portable_artifact_smaller_version,
//              tn_portable_artifact_version
//   files      tn_portable_artifact_write, tn_portable_artifact_read
//
// Source: the StableHLO documentation of compatibility.

#ifndef TENURE_PORTABLE_ARTIFACT_H
#define TENURE_PORTABLE_ARTIFACT_H

#include <tenure/operation.h>

#ifdef __cplusplus
extern "C" {
#endif

//===-- Versions ------------------------------------------------------------------------------===//

/// Return the newest version that is written and read, "1.17.0", and the oldest. Static.
TN_API tn_string_view tn_portable_artifact_current_version(void);
TN_API tn_string_view tn_portable_artifact_minimum_version(void);

/// The maximum age of a reader.
typedef enum tn_compatibility {
  TN_COMPATIBILITY_NONE = 0,     ///< As new as the writer.
  TN_COMPATIBILITY_WEEK_4 = 1,   ///< Four weeks.
  TN_COMPATIBILITY_WEEK_12 = 2,  ///< Twelve weeks.
  TN_COMPATIBILITY_MAX = 3,      ///< Any age.
} tn_compatibility;

/// Returns a version that readers of that age support; data NULL for other values. Static.
TN_API tn_string_view tn_portable_artifact_version_for(tn_compatibility requirement);

/// Returns the smaller of two versions, of the form "1.2.3". Errors: TN_INVALID_ARGUMENT (not
/// reported) if one is not of that form. Ownership: one of the arguments.
TN_API TN_MUST_USE tn_status tn_portable_artifact_smaller_version(tn_string_view a,
                                                                  tn_string_view b,
                                                                  tn_string_view* out_smaller);

/// Returns the target version of an artifact; data NULL if the bytes are not an artifact.
/// Ownership: borrowed from `bytes`.
TN_API tn_string_view tn_portable_artifact_version(tn_string_view bytes);

//===-- Files ---------------------------------------------------------------------------------===//

/// Writes a module of functions and StableHLO ops as an artifact of `version`, such as "1.0.0". The
/// module does not change.
///
/// Ownership: `write` borrows the bytes, in pieces, after all checks succeeded.
/// Errors:    TN_VERIFY_FAILED (reported) for ops, types and attributes that the version does not
///            support, and for an unknown version; TN_NOT_FOUND if the library was built without
///            vhlo; those of tn_op_clone and tn_bytecode_write.
/// Threads:   as tn_op_clone of `module` through `scope`.
/// Cost:      that of a clone and of writing it.
TN_API TN_MUST_USE tn_status tn_portable_artifact_write(tn_scope* scope, tn_op module,
                                                        tn_string_view version, tn_write_fn write,
                                                        void* user_data);

/// Reads an artifact of any version as a module of functions and StableHLO ops.
///
/// Ownership: the module is detached and owned by `scope`; the bytes are borrowed for the call.
/// Errors:    those of tn_bytecode_read; TN_VERIFY_FAILED (reported) for ops that cannot be
///            converted; TN_NOT_FOUND if the library was built without vhlo.
/// Threads:   the scope's.
/// Cost:      that of reading bytecode, and O(ops).
TN_API TN_MUST_USE tn_status tn_portable_artifact_read(tn_scope* scope, tn_string_view bytes,
                                                       tn_op* out_module);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_PORTABLE_ARTIFACT_H
