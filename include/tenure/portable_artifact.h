// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// StableHLO's portable artifacts: programs in bytecode that tools of other versions read, because
// each op, type and attribute in them is of a version of the dialect vhlo that they know.
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

/// The newest version that is written and read, "1.17.0", and the oldest. Static.
TN_API tn_string_view tn_portable_artifact_current_version(void);
TN_API tn_string_view tn_portable_artifact_minimum_version(void);

/// How old a reader may be.
typedef enum tn_compatibility {
  TN_COMPATIBILITY_NONE = 0,     ///< As new as the writer.
  TN_COMPATIBILITY_WEEK_4 = 1,   ///< Four weeks.
  TN_COMPATIBILITY_WEEK_12 = 2,  ///< Twelve weeks.
  TN_COMPATIBILITY_MAX = 3,      ///< As old as there is one.
} tn_compatibility;

/// A version that readers of that age know; data NULL for another number. Static.
TN_API tn_string_view tn_portable_artifact_version_for(tn_compatibility requirement);

/// The smaller of two versions, of the form "1.2.3". Errors: TN_INVALID_ARGUMENT (not reported) if
/// one is not of that form. Ownership: one of the arguments.
TN_API TN_MUST_USE tn_status tn_portable_artifact_smaller_version(tn_string_view a,
                                                                  tn_string_view b,
                                                                  tn_string_view* out_smaller);

/// The target version of an artifact; data NULL for bytes that are not an artifact.
/// Ownership: borrowed from `bytes`.
TN_API tn_string_view tn_portable_artifact_version(tn_string_view bytes);

//===-- Files ---------------------------------------------------------------------------------===//

/// Writes a module of functions and StableHLO as an artifact of a version, "1.0.0". The module is
/// not changed.
///
/// Ownership: `write` gets borrowed bytes, in pieces, after all checks succeeded.
/// Errors:    TN_VERIFY_FAILED (reported) for ops, types and attributes that the version does not
///            have, and for an unknown version; TN_NOT_FOUND if the library was built without vhlo;
///            those of tn_op_clone and tn_bytecode_write.
/// Threads:   as cloning `module` through `scope`.
/// Cost:      that of a clone and of writing it.
TN_API TN_MUST_USE tn_status tn_portable_artifact_write(tn_scope* scope, tn_op module,
                                                        tn_string_view version, tn_write_fn write,
                                                        void* user_data);

/// Reads an artifact of any version that there is, as a module of functions and StableHLO.
///
/// Ownership: the module is detached and owned by `scope`; the bytes are borrowed for the call.
/// Errors:    those of tn_bytecode_read; TN_VERIFY_FAILED (reported) for ops that cannot be
///            converted; TN_NOT_FOUND where the library was built without vhlo.
/// Threads:   the scope's.
/// Cost:      that of reading bytecode, and O(ops).
TN_API TN_MUST_USE tn_status tn_portable_artifact_read(tn_scope* scope, tn_string_view bytes,
                                                       tn_op* out_module);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_PORTABLE_ARTIFACT_H
