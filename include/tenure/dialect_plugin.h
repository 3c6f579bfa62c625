// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialects from shared objects: a schema, and the interfaces of its ops.
//
//   plugins  tn_dialect_plugin_load; a plugin defines tn_dialect_plugin_info
//
// A plugin is a shared object that is not linked with the library, as in pass_plugin.h; one object
// may be both. Its function `register_dialects` loads schemas (tn_dialect_load_schema) and attaches
// interfaces (tn_op_interfaces_attach).
//
//     cc -shared -fPIC $(pkg-config --cflags tenure) -o mine.so mine.c
//     tenure opt --load-dialect-plugin=./mine.so --canonicalize in.mlir
//
// Source: MLIR, DialectPlugin.

#ifndef TENURE_DIALECT_PLUGIN_H
#define TENURE_DIALECT_PLUGIN_H

#include <tenure/dialect.h>
#include <tenure/op_interface.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The version of the plugin interface.
#define TN_DIALECT_PLUGIN_VERSION 1u

typedef struct tn_dialect_plugin {
  uint32_t version;         ///< TN_DIALECT_PLUGIN_VERSION
  const char* name;         ///< For messages.
  const char* description;  ///< Version or purpose; for messages.
  /// Loads the plugin's dialects. If that fails, reports an error and returns a status other than
  /// TN_OK.
  tn_status (*register_dialects)(tn_context* context);
} tn_dialect_plugin;

/// The function that a plugin defines, with default visibility and C linkage, under the name
/// TN_DIALECT_PLUGIN_SYMBOL.
typedef const tn_dialect_plugin* (*tn_dialect_plugin_info_fn)(void);
#define TN_DIALECT_PLUGIN_SYMBOL "tn_dialect_plugin_info"

/// Loads the shared object at `path`, which loads its dialects into `context`. The object stays
/// loaded as long as the context lives. On failure, dialects that it has already loaded stay
/// loaded.
///
/// Ownership: `path` is borrowed for the call.
/// Errors:    TN_IO_ERROR when the system cannot load it; TN_NOT_FOUND when it does not define
///            TN_DIALECT_PLUGIN_SYMBOL; TN_MALFORMED for another version or a null function;
///            TN_OUT_OF_MEMORY; the status of `register_dialects`, reported with the path of the
///            plugin. All are reported.
/// Threads:   no other thread uses the context.
/// Cost:      that of the plugin.
TN_API TN_MUST_USE tn_status tn_dialect_plugin_load(tn_context* context, const char* path);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_DIALECT_PLUGIN_H
