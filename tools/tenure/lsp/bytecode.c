// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlir/convertFromBytecode and mlir/convertToBytecode, with which MLIR's extension for VS Code shows
// a bytecode file as text and writes it back.

#include <stdlib.h>
#include <string.h>
#include <tenure/bytecode.h>

#include "lsp.h"

static char* copy_text(const char* text, size_t size) {
  char* copy = lsp_allocate(size + 1);
  if (size != 0) memcpy(copy, text, size);
  return copy;
}

static json_t* output(lsp_writer* writer) {
  return json_pack("{s:o}", "output", lsp_writer_finish(writer));
}

//===-- From bytecode -------------------------------------------------------------------------===//

/// Keeps the message of the first error, in an lsp_writer.
static bool keep_error(const tn_diagnostic* diagnostic, void* message) {
  lsp_writer* writer = message;
  if (writer->size == 0 && tn_diagnostic_severity(diagnostic) == TN_SEVERITY_ERROR) {
    lsp_write_view(writer, tn_diagnostic_message(diagnostic));
  }
  return true;
}

static char* join(const char* failed, const lsp_writer* reason) {
  lsp_writer message = {0};
  lsp_write_text(&message, failed);
  if (reason->size != 0) lsp_write_text(&message, ": ");
  (void)lsp_write(&message, reason->data, reason->size);
  char* copy = copy_text(message.data, message.size);
  free(message.data);
  return copy;
}

/// The module, or the only op in it if the text did not contain the module.
static tn_op only_op(tn_op op, bool is_written) {
  const tn_op none = {0};
  if (is_written) return op;
  const tn_block block = tn_region_first_block(tn_op_region(op, 0));
  const tn_op first = tn_block_first_op(block);
  return first.slot != 0 && tn_op_next(first).slot == 0 ? first : none;
}

/// Reads a file and prints it. NULL with the step that failed in `*out_failed`.
static json_t* read_file(tn_context* context, const char* path, const char** out_failed) {
  static const tn_print_options options = {.custom_form = true, .debug_info = true};
  tn_op op;
  lsp_writer text = {0};
  *out_failed = "failed to parse bytecode source file";
  if (tn_bytecode_read_file(tn_context_root_scope(context), path, NULL, &op) != TN_OK) return NULL;
  *out_failed = "failed to print the bytecode as text";
  if (tn_op_print(op, &options, lsp_write, &text) == TN_OK) return output(&text);
  free(text.data);
  return NULL;
}

json_t* lsp_from_bytecode(const lsp_dialects* dialects, const char* uri, char** out_error) {
  lsp_writer reason = {0};
  tn_context* context = NULL;
  tn_diagnostic_handler_id id;
  json_t* result = NULL;
  const char* failed = "failed to create a context with the dialects";
  *out_error = NULL;
  char* path = lsp_uri_path(uri);
  if (lsp_context_create(dialects, &context)) {
    if (tn_diagnostic_handler_attach(context, keep_error, &reason, NULL, &id) == TN_OK) {
      result = read_file(context, path, &failed);
    }
    tn_context_destroy(context);
  }
  if (result == NULL) *out_error = join(failed, &reason);
  free(reason.data);
  free(path);
  return result;
}

//===-- To bytecode ---------------------------------------------------------------------------===//

static json_t* base64(const lsp_writer* bytes) {
  static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  lsp_writer text = {0};
  const unsigned char* p = (const unsigned char*)bytes->data;
  for (size_t i = 0; i < bytes->size; i += 3) {
    const size_t left = bytes->size - i;
    const uint32_t word =
        (uint32_t)p[i] << 16 | (uint32_t)(left > 1 ? p[i + 1] : 0) << 8 | (left > 2 ? p[i + 2] : 0);
    const char four[4] = {digits[word >> 18], digits[word >> 12 & 63],
                          left > 1 ? digits[word >> 6 & 63] : '=',
                          left > 2 ? digits[word & 63] : '='};
    (void)lsp_write(&text, four, sizeof four);
  }
  return lsp_writer_finish(&text);
}

static json_t* fail(char** out_error, const char* message) {
  *out_error = copy_text(message, strlen(message));
  return NULL;
}

static json_t* write(tn_context* context, tn_op op, char** out_error) {
  static const tn_bytecode_write_options options = {.producer = {NULL, 0}};
  lsp_writer bytes = {0};
  lsp_writer reason = {0};
  tn_diagnostic_handler_id id;
  json_t* result = NULL;
  if (tn_diagnostic_handler_attach(context, keep_error, &reason, NULL, &id) == TN_OK) {
    if (tn_bytecode_write(op, &options, lsp_write, &bytes) == TN_OK) {
      result = json_pack("{s:o}", "output", base64(&bytes));
    }
    tn_diagnostic_handler_detach(context, id);
  }
  if (result == NULL) *out_error = join("cannot write the bytecode", &reason);
  free(reason.data);
  free(bytes.data);
  return result;
}

json_t* lsp_to_bytecode(const lsp_document* document, char** out_error) {
  *out_error = NULL;
  if (document->part_count != 1) {
    return fail(out_error, "unexpected split file, please remove all `// -----`");
  }
  // Incremental reparsing leaves old locations; reparse the whole part.
  lsp_part* part = &document->parts[0];
  part->is_stale = true;
  part->keeps_path = true;
  lsp_part_parse(part);
  part->keeps_path = false;
  part->is_stale = true;
  if (!lsp_part_is_valid(part)) {
    return fail(
        out_error,
        "expected a single and valid top-level operation, please ensure there are no errors");
  }
  const tn_op op = only_op(part->root, part->root_is_written);
  if (op.slot == 0) return fail(out_error, "expected a single top-level operation");
  return write(part->context, op, out_error);
}
