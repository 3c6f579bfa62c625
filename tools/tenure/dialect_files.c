// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialects of a command's modules: the dialects of the project that contains a file
// (lsp/project.h), and of the schemas that --dialect-file names.

#include <stdlib.h>
#include <tenure/dialect.h>

#include "command.h"

tool_list tool_dialect_files;

static void report(const char* settings, tn_string_view text, size_t at, const char* message) {
  if (text.data == NULL) text = tn_string_view_from("");
  const tn_source source = {.name = tn_string_view_from(settings), .text = text};
  tool_report_in(&source, at, 1, "error", "%s", message);
}

bool tool_dialects_gather(const char* path, tool_dialects* out_dialects) {
  char settings[PATH_MAX];
  *out_dialects = (tool_dialects){0};
  bool done =
      !tool_project_find(path, settings) || tool_project_read(settings, report, out_dialects);
  for (size_t i = 0; done && i < tool_dialect_files.count; ++i) {
    done = tool_dialects_add(out_dialects, tool_dialect_files.items[i]);
    if (!done) tool_error("out of memory");
  }
  if (!done) tool_dialects_free(out_dialects);
  return done;
}

bool tool_context_load_schema(tn_context* context, const char* path) {
  tool_input schema;
  if (!tool_input_open(path, TOOL_MODULE, &schema)) return false;
  const tn_status status = tn_dialect_load_schema(context, schema.source.text, schema.source.name);
  tool_input_close(&schema);
  return status == TN_OK;
}

bool tool_context_load_schemas(tn_context* context, const tool_dialects* dialects) {
  for (size_t i = 0; i < dialects->count; ++i) {
    if (!tool_context_load_schema(context, dialects->paths[i])) return false;
  }
  return true;
}

bool tool_context_load_dialects(tn_context* context, const char* path) {
  tool_dialects dialects;
  if (!tool_dialects_gather(path, &dialects)) return false;
  const bool done = tool_context_load_schemas(context, &dialects);
  tool_dialects_free(&dialects);
  return done;
}
