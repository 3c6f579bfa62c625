// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// PDLL: what is refused is refused with an error; what is compiled is a valid module, which is
// printed and read again as it is, and whose patterns are added to a set or refused with an error.
// A text that begins with `//td` is TableGen, which is read or refused.
// Needs: dialects

#include <stdlib.h>
#include <tenure/tenure.h>

#include "../text.h"
#include "pdll/tablegen.h"

static size_t error_count;

static bool count_errors(const tn_diagnostic* diagnostic, void* user_data) {
  (void)user_data;
  error_count += tn_diagnostic_severity(diagnostic) == TN_SEVERITY_ERROR;
  return true;
}

static tn_status drop(void* user_data, const char* bytes, size_t size) {
  (void)bytes;
  size_t* left = user_data;
  if (size > *left) return TN_INTERRUPTED;
  *left -= size;
  return TN_OK;
}

static void print(tn_op op, text* out) {
  const tn_print_options options = {.custom_form = true};
  out->size = 0;
  if (tn_op_print(op, &options, text_append, out) != TN_OK) abort();
}

static void check_module(tn_context* context, tn_op module) {
  text first = {0};
  text second = {0};
  tn_op again;
  if (tn_op_verify(module) != TN_OK) abort();
  print(module, &first);
  if (tn_text_parse(tn_context_root_scope(context), (tn_string_view){first.data, first.size}, NULL,
                    &again) != TN_OK) {
    abort();
  }
  print(again, &second);
  if (first.size != second.size || memcmp(first.data, second.data, first.size) != 0) abort();
  free(first.data);
  free(second.data);
}

static void check_status(tn_status status) {
  if (status != TN_OK && error_count == 0) abort();
  error_count = 0;
}

static void read_tablegen(tn_context* context, tn_string_view source) {
  static const tn_pdll_options options = {.knows_all_dialects = false};
  const tn_pdll_buffer buffer = {.name = tn_string_view_from("f.td"), .text = source};
  tn_pdll_parser parser = {
      .context = context, .options = &options, .arena = {.allocator = &context->allocator}};
  const bool done = tn_td__use(&parser, (tn_pdll_place){&buffer, 0}, &buffer);
  if (done == (error_count != 0) || done != (parser.status == TN_OK)) abort();
  tn_judy_names_clear(&parser.definitions);
  tn_arena__free(&parser.arena);
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const tn_string_view source = {(const char*)data, size};
  const bool is_tablegen = size > 4 && memcmp(data, "//td", 4) == 0;
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_context* context;
  tn_diagnostic_handler_id handler;
  tn_pattern_set* set;
  tn_op module;
  size_t left = 1 << 20;
  error_count = 0;
  if (tn_context_create(&options, &context) != TN_OK ||
      tn_diagnostic_handler_attach(context, count_errors, NULL, NULL, &handler) != TN_OK ||
      tn_pattern_set_create(context, &set) != TN_OK) {
    abort();
  }
  if (is_tablegen) {
    read_tablegen(context, source);
    tn_pattern_set_destroy(set);
    tn_context_destroy(context);
    return 0;
  }
  tn_status status = tn_pdll_compile(tn_context_root_scope(context), source, NULL, &module);
  check_status(status);
  if (status == TN_OK) check_module(context, module);
  check_status(tn_pattern_set_load(set, source, NULL));
  status = tn_pdll_print_ast(context, source, NULL, drop, &left);
  if (status != TN_INTERRUPTED) check_status(status);
  tn_pattern_set_destroy(set);
  tn_context_destroy(context);
  return 0;
}
