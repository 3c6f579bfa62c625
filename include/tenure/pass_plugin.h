// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom passes for pipelines, registered by a program or by a loaded shared object.
//
//   registering  tn_pass_register, tn_pass_print_help
//   in a pass    tn_pass_option_bool and the other types, tn_pass_statistic_add
//   plugins      tn_pass_plugin_load; a plugin defines tn_pass_plugin_info
//
// A plugin is a shared object that is not linked with the library: it calls the library of the
// program that loads it, which is linked with the shared library, or exports its functions as the
// command `tenure` does.
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

/// The type of an option's values.
typedef enum tn_pass_option_type {
  TN_PASS_OPTION_BOOL,
  TN_PASS_OPTION_INT,  ///< 64 bits.
  TN_PASS_OPTION_STRING,
  TN_PASS_OPTION_LIST  ///< Strings separated by commas.
} tn_pass_option_type;

/// An option of a pass: `my-pass{depth=3 names=a,b}`. Source: MLIR, "Instance Specific Pass
/// Options".
typedef struct tn_pass_option_spec {
  const char* name;  ///< As in pipelines: no spaces, '=' or braces.
  tn_pass_option_type type;
  const char* initial;      ///< Default value, as text; NULL: false, 0, empty.
  const char* description;  ///< One line; may be NULL.
} tn_pass_option_spec;

/// A counter of a pass. Source: MLIR, "Pass Statistics".
typedef struct tn_pass_statistic_spec {
  const char* name;
  const char* description;  ///< One line; may be NULL.
} tn_pass_statistic_spec;

/// The maximum numbers of options and of statistics of a pass.
#define TN_PASS_OPTIONS_MAX 16u
#define TN_PASS_STATISTICS_MAX 16u

/// A custom pass.
typedef struct tn_pass_registration {
  tn_string_view name;         ///< As in pipelines: no spaces, commas, parentheses or braces.
  tn_string_view description;  ///< One line.
  tn_pass_fn run;
  void* user_data;
  /// Called when the context is destroyed, and must not register passes; may be NULL.
  void (*delete_user_data)(void* user_data);
  const tn_pass_option_spec* options;
  size_t option_count;
  const tn_pass_statistic_spec* statistics;
  size_t statistic_count;
} tn_pass_registration;

/// Registers a pass for pipelines of `context` that are parsed from now on.
///
/// Ownership: strings are copied; the context owns `user_data`, on errors the caller.
/// Errors:    TN_INVALID_ARGUMENT for a pass or option name that a pipeline cannot contain, an
///            initial value that does not have the option's type, too many options or statistics,
///            and a null `run`; TN_ALREADY_EXISTS if a pass of this name exists; TN_OUT_OF_MEMORY.
///            All are reported.
/// Threads:   no other thread uses pass managers of the context.
TN_API TN_MUST_USE tn_status tn_pass_register(tn_context* context,
                                              const tn_pass_registration* registration);
/// Returns whether a pass of this name was registered. Threads: any, while no pass is being
/// registered.
TN_API bool tn_pass_is_registered(const tn_context* context, tn_string_view name);

/// Return the value of the option `name` of the running pass: the innermost pass whose scope, or a
/// scope inside it, issued the handle `op`, such as the op that the pass was called for. For a
/// list: the number of items, and each of them. False, 0 and empty (reported) if no custom pass is
/// running, and if it has no such option or one of another type.
///
/// Ownership: strings live as long as the pass manager.
/// Threads:   that of the pass.
TN_API bool tn_pass_option_bool(tn_op op, const char* name);
TN_API int64_t tn_pass_option_int(tn_op op, const char* name);
TN_API tn_string_view tn_pass_option_string(tn_op op, const char* name);
TN_API size_t tn_pass_option_item_count(tn_op op, const char* name);
TN_API tn_string_view tn_pass_option_item(tn_op op, const char* name, size_t index);

/// Adds `count` to a statistic of the running pass, which is found as above. Statistics accumulate
/// over the lifetime of the pass manager, and are printed after its runs
/// (tn_pass_options.statistics).
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT if no custom pass is running, or it has no
///            such statistic; reported.
/// Threads:   that of the pass.
/// Cost:      O(statistics of the pass).
TN_API TN_MUST_USE tn_status tn_pass_statistic_add(tn_op op, const char* name, uint64_t count);

/// Prints all passes that pipelines of `context` may contain, with their options, in the format of
/// mlir-opt's help.
///
/// Ownership: `write` borrows the bytes.
/// Errors:    the status of `write`; TN_OUT_OF_MEMORY, reported.
/// Threads:   while no pass is being registered.
/// Cost:      O(bytes written).
TN_API TN_MUST_USE tn_status tn_pass_print_help(tn_context* context, tn_write_fn write,
                                                void* user_data);

/// The version of the plugin interface.
#define TN_PASS_PLUGIN_VERSION 2u

typedef struct tn_pass_plugin {
  uint32_t version;         ///< TN_PASS_PLUGIN_VERSION
  const char* name;         ///< For messages.
  const char* description;  ///< Version or purpose; for messages.
  /// Registers the plugin's passes. If that fails, reports an error and returns a status other than
  /// TN_OK.
  tn_status (*register_passes)(tn_context* context);
} tn_pass_plugin;

/// The function that a plugin defines, with default visibility and C linkage, under the name
/// TN_PASS_PLUGIN_SYMBOL.
typedef const tn_pass_plugin* (*tn_pass_plugin_info_fn)(void);
#define TN_PASS_PLUGIN_SYMBOL "tn_pass_plugin_info"

/// Loads the shared object at `path`, which registers its passes with `context`. The object stays
/// loaded as long as the context lives. On failure, passes that it has already registered stay
/// registered.
///
/// Ownership: `path` is borrowed for the call.
/// Errors:    TN_IO_ERROR when the system cannot load it; TN_NOT_FOUND when it does not define
///            TN_PASS_PLUGIN_SYMBOL; TN_MALFORMED for another version or a null function;
///            TN_OUT_OF_MEMORY; the status of `register_passes`, reported with the path of the
///            plugin. All are reported.
/// Threads:   as tn_pass_register.
TN_API TN_MUST_USE tn_status tn_pass_plugin_load(tn_context* context, const char* path);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_PASS_PLUGIN_H
