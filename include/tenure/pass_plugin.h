// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that pipelines can name besides the library's: registered by a program, or by a shared
// object that is loaded.
//
//   registering  tn_pass_register
//   plugins      tn_pass_plugin_load; tn_pass_plugin_info is what a plugin defines
//
// A plugin is a shared object that is not linked with the library: it calls the one of the program
// that loads it, which is linked with the shared library, or exports its functions as the command
// `tenure` does.
//
//     cc -shared -fPIC $(pkg-config --cflags tenure) -o mine.so mine.c
//     tenure opt --load-pass-plugin=./mine.so --pass-pipeline='builtin.module(mine)' in.mlir
//
// Source: MLIR, PassPlugin.

#ifndef TENURE_PASS_PLUGIN_H
#define TENURE_PASS_PLUGIN_H

#include <tenure/pass.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A pass of a program's own. It takes no options.
typedef struct tn_pass_registration {
  tn_string_view name;         ///< As pipelines have it: no blanks, commas, parentheses or braces.
  tn_string_view description;  ///< What it does, in a line.
  tn_pass_fn run;
  void* user_data;
  /// Called when the context is destroyed, which registers no more; may be NULL.
  void (*delete_user_data)(void* user_data);
} tn_pass_registration;

/// Makes a pass known to the pipelines of `context`, those that are parsed from now on, by its name.
///
/// Ownership: the words are copied; `user_data` is the context's then, and stays the caller's on error.
/// Errors:    TN_INVALID_ARGUMENT for a name that no pipeline can have, and without `run`;
///            TN_ALREADY_EXISTS when there is a pass of this name; TN_OUT_OF_MEMORY. All are reported.
/// Threads:   nobody else uses pass managers of the context.
TN_API TN_MUST_USE tn_status tn_pass_register(tn_context* context,
                                              const tn_pass_registration* registration);
/// Whether a pass of this name was registered. Threads: while none is being registered.
TN_API bool tn_pass_is_registered(const tn_context* context, tn_string_view name);

/// The version of what follows.
#define TN_PASS_PLUGIN_VERSION 1u

typedef struct tn_pass_plugin {
  uint32_t version;         ///< TN_PASS_PLUGIN_VERSION
  const char* name;         ///< For messages.
  const char* description;  ///< Its own version, or what it is for; for messages.
  /// Registers the plugin's passes. Reports, and returns another status than TN_OK, when it cannot.
  tn_status (*register_passes)(tn_context* context);
} tn_pass_plugin;

/// What a plugin defines, with default visibility and C linkage, under the name
/// TN_PASS_PLUGIN_SYMBOL.
typedef const tn_pass_plugin* (*tn_pass_plugin_info_fn)(void);
#define TN_PASS_PLUGIN_SYMBOL "tn_pass_plugin_info"

/// Loads the shared object at `path`, and lets it register its passes with `context`. It stays loaded
/// as long as the context lives. Passes that it registered before it failed stay, too.
///
/// Ownership: `path` is borrowed for the call.
/// Errors:    TN_IO_ERROR when the system cannot load it; TN_NOT_FOUND when it does not define
///            TN_PASS_PLUGIN_SYMBOL; TN_MALFORMED when that names another version, or no function;
///            TN_OUT_OF_MEMORY; what `register_passes` returns, with the path of the plugin. All are
///            reported.
/// Threads:   as tn_pass_register.
TN_API TN_MUST_USE tn_status tn_pass_plugin_load(tn_context* context, const char* path);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_PASS_PLUGIN_H
