// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Portable artifacts: the passes that convert to vhlo and back, and bytecode in the format version
// that matches a vhlo version. In this room because it runs a pipeline.

#include <tenure/bytecode.h>
#include <tenure/pass.h>
#include <tenure/portable_artifact.h>

#include <stdio.h>
#include <string.h>

#include "ir/context.h"
#include "scope/scope.h"

//===-- Versions ------------------------------------------------------------------------------===//

static const char producer_prefix[] = "StableHLO_v";

tn_string_view tn_portable_artifact_current_version(void) { return tn_string_view_from("1.17.0"); }
tn_string_view tn_portable_artifact_minimum_version(void) { return tn_string_view_from("0.9.0"); }

tn_string_view tn_portable_artifact_version_for(tn_compatibility requirement) {
  switch (requirement) {
    case TN_COMPATIBILITY_NONE:
      return tn_portable_artifact_current_version();
    case TN_COMPATIBILITY_WEEK_4:
      return tn_string_view_from("1.15.0");
    case TN_COMPATIBILITY_WEEK_12:
      return tn_string_view_from("1.13.7");
    case TN_COMPATIBILITY_MAX:
      return tn_portable_artifact_minimum_version();
    default:
      return (tn_string_view){NULL, 0};
  }
}

/// Parses three numbers of at most nine digits, separated by dots.
static bool read_version(tn_string_view text, int64_t numbers[3]) {
  const char* at = text.data;
  const char* end = at == NULL ? NULL : at + text.size;
  for (size_t i = 0; i < 3; ++i) {
    if (i != 0 && (at == end || *at++ != '.')) return false;
    const char* start = at;
    for (numbers[i] = 0; at < end && *at >= '0' && *at <= '9' && at - start < 9; ++at) {
      numbers[i] = numbers[i] * 10 + (*at - '0');
    }
    if (at == start) return false;
  }
  return at == end;
}

tn_status tn_portable_artifact_smaller_version(tn_string_view a, tn_string_view b,
                                               tn_string_view* out_smaller) {
  int64_t numbers[2][3];
  *out_smaller = (tn_string_view){NULL, 0};
  if (!read_version(a, numbers[0]) || !read_version(b, numbers[1])) return TN_INVALID_ARGUMENT;
  size_t i = 0;
  while (i < 2 && numbers[0][i] == numbers[1][i]) ++i;
  *out_smaller = numbers[0][i] <= numbers[1][i] ? a : b;
  return TN_OK;
}

tn_string_view tn_portable_artifact_version(tn_string_view bytes) {
  const size_t magic_size = 5;
  const size_t prefix_size = sizeof producer_prefix - 1;
  int64_t numbers[3];
  if (!tn_bytecode_has_magic(bytes) || bytes.size < magic_size + prefix_size ||
      memcmp(bytes.data + magic_size, producer_prefix, prefix_size) != 0) {
    return (tn_string_view){NULL, 0};
  }
  const char* start = bytes.data + magic_size + prefix_size;
  const char* end = memchr(start, 0, (size_t)(bytes.data + bytes.size - start));
  const tn_string_view version = {start, end == NULL ? 0 : (size_t)(end - start)};
  return read_version(version, numbers) ? version : (tn_string_view){NULL, 0};
}

/// Returns the bytecode version that readers of a vhlo version support.
static uint32_t bytecode_version(const int64_t numbers[3]) {
  if (numbers[0] != 0 || numbers[1] >= 15) return 6;
  return numbers[1] >= 14 ? 4 : numbers[1] >= 12 ? 3 : numbers[1] >= 10 ? 1 : 0;
}

//===-- Files ---------------------------------------------------------------------------------===//

/// Reports TN_NOT_FOUND if the passes are not built in.
static tn_status check_built(tn_context* context) {
  for (size_t i = 0; i < tn_pass_count(); ++i) {
    if (tn_string_view_equal(tn_pass_name(i), tn_string_view_from("vhlo-to-version"))) return TN_OK;
  }
  return tn_context__fail(
      context, TN_NOT_FOUND, tn_location_unknown(context),
      "portable artifacts need the dialect vhlo, which this build does not include");
}

/// Parses the version to write. Rejects other characters, because the text is used in a pipeline
/// and in the file.
static tn_status check_version(tn_context* context, tn_string_view version, int64_t numbers[3]) {
  if (read_version(version, numbers)) return TN_OK;
  return tn_context__fail(
      context, TN_VERIFY_FAILED, tn_location_unknown(context),
      "%s%.*s%s\nTarget version must be of the form `#.#.#`.",
      version.size == 0 ? "No target version specified." : "Invalid target version argument '",
      (int)(version.size < 64 ? version.size : 64), version.data, version.size == 0 ? "" : "'");
}

/// Converts a clone to vhlo and writes it.
static tn_status write_clone(tn_op clone, tn_string_view version, const int64_t numbers[3],
                             tn_write_fn write, void* user_data) {
  char text[128];
  const int size = (int)version.size;  // At most three times nine digits.
  (void)snprintf(text, sizeof text,
                 "builtin.module(stablehlo-legalize-to-vhlo,vhlo-to-version{target=\"%.*s\"})",
                 size, version.data);
  TN_TRY(tn_op_run_pipeline(clone, text, NULL));
  const int written = snprintf(text, sizeof text, "%s%.*s", producer_prefix, size, version.data);
  const tn_bytecode_write_options options = {.use_version = true,
                                             .version = bytecode_version(numbers),
                                             .producer = {text, (size_t)written},
                                             .marks_known_ops = true};
  return tn_bytecode_write(clone, &options, write, user_data);
}

tn_status tn_portable_artifact_write(tn_scope* scope, tn_op module, tn_string_view version,
                                     tn_write_fn write, void* user_data) {
  tn_op clone;
  int64_t numbers[3];
  if (!tn_scope_is_open(scope)) return tn_scope__report_closed(scope);
  TN_TRY(check_built(tn_scope_context(scope)));
  TN_TRY(check_version(tn_scope_context(scope), version, numbers));
  TN_TRY(tn_op_clone(scope, module, 0, NULL, NULL, &clone));
  const tn_status status = write_clone(clone, version, numbers, write, user_data);
  const tn_status erased = tn_op_erase(clone);
  return status != TN_OK ? status : erased;
}

tn_status tn_portable_artifact_read(tn_scope* scope, tn_string_view bytes, tn_op* out_module) {
  static const char pipeline[] =
      "builtin.module(vhlo-to-version{target=current},vhlo-legalize-to-stablehlo)";
  *out_module = (tn_op){0, 0, 0, 0};
  if (!tn_scope_is_open(scope)) return tn_scope__report_closed(scope);
  TN_TRY(check_built(tn_scope_context(scope)));
  tn_op module;
  TN_TRY(tn_bytecode_read(scope, bytes, NULL, &module));
  const tn_status status = tn_op_run_pipeline(module, pipeline, NULL);
  if (status != TN_OK) {
    const tn_status erased = tn_op_erase(module);
    return erased == TN_OUT_OF_MEMORY ? erased : status;
  }
  *out_module = module;
  return TN_OK;
}
