// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt --verify-roundtrip: parses the output again, as text in custom form and as bytecode,
// and checks that the op is the same.

#include <stdlib.h>
#include <string.h>
#include <tenure/bytecode.h>
#include <tenure/compare.h>
#include <tenure/operation.h>
#include <tenure/text.h>

#include "opt.h"

// Uses its own context, where keys of resources are unused.
static tn_status read_back(const opt_settings* settings, tn_string_view bytes, bool is_bytecode,
                           tn_context* context, tn_op* out_copy) {
  tn_scope* scope = tn_context_root_scope(context);
  const tn_string_view name = tn_string_view_from(is_bytecode ? "<bytecode>" : "<text>");
  const tn_text_parse_options text_options = {.file_name = name,
                                              .no_implicit_module = settings->no_implicit_module};
  const tn_bytecode_read_options bytecode_options = {
      .file_name = name, .no_implicit_module = settings->no_implicit_module};
  return is_bytecode ? tn_bytecode_read(scope, bytes, &bytecode_options, out_copy)
                     : tn_text_parse(scope, bytes, &text_options, out_copy);
}

static void report(tn_op module, const char* words) {
  const tn_string_view name = tn_op_name(module);
  tn_diagnostic_emit_format(tn_op_location(module), TN_SEVERITY_ERROR, "'%.*s' op %s",
                            (int)name.size, name.data, words);
}

// Parses the output, and compares.
static bool reads_the_same(const opt_settings* settings, tn_op module, tn_string_view bytes,
                           bool is_bytecode) {
  const tn_source source = {.name = tn_string_view_from(is_bytecode ? "<bytecode>" : "<text>"),
                            .text = bytes};
  const tn_context_options options = opt_context_options(settings);
  tn_context* context = NULL;
  tn_op copy;
  bool same = false;
  if (!tool_context_create_with(&options, tool_report, (void*)(uintptr_t)&source, &context)) {
    return false;
  }
  if (opt_load(settings, context)) {
    if (read_back(settings, bytes, is_bytecode, context, &copy) != TN_OK) {
      report(module, is_bytecode
                         ? "failed to parse bytecode content back, cannot verify round-trip."
                         : "failed to parse text content back, cannot verify round-trip.");
    } else if (tn_op_equal(module, copy, TN_COMPARE_IGNORE_COMMUTATIVITY, NULL, &same) == TN_OK &&
               !same) {
      report(module, is_bytecode
                         ? "bytecode roundTrip testing roundtripped module differs from reference"
                         : "text roundTrip testing roundtripped module differs from reference");
    }
  }
  tn_context_destroy(context);
  return same;
}

// Writes the module in one form and compares.
static bool goes_round(const opt_settings* settings, tn_op module, bool is_bytecode) {
  tool_text written = {0};
  const tn_print_options print = {.custom_form = true, .debug_info = true};
  const tn_status status = is_bytecode ? tn_bytecode_write(module, NULL, tool_text_write, &written)
                                       : tn_op_print(module, &print, tool_text_write, &written);
  const bool same =
      status == TN_OK &&
      reads_the_same(settings, module, (tn_string_view){written.data, written.size}, is_bytecode);
  free(written.data);
  return same;
}

bool opt_roundtrip(const opt_settings* settings, tn_op module) {
  return goes_round(settings, module, false) && goes_round(settings, module, true);
}
