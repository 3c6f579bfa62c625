// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Schemas: what is refused leaves nothing behind, and the context takes another schema; what is taken
// is not taken twice. After a line `// -----` stands a text that uses the dialects: it is read,
// checked and printed as they say, and what is printed in generic form is read again.

#include <stdlib.h>
#include <tenure/tenure.h>

#include "../text.h"

static tn_status load(tn_context* context, tn_string_view schema) {
  return tn_dialect_load_schema(context, schema, tn_string_view_from("fuzz.irdl.mlir"));
}

static void print(tn_op op, bool generic, text* out) {
  const tn_print_options options = {.custom_form = !generic};
  out->size = 0;
  if (tn_op_print(op, &options, text_append, out) != TN_OK) abort();
}

/// A schema goes on being read as it says after another one was refused.
static void check_usable(tn_context* context) {
  const char* schema =
      "irdl.dialect @fuzz_good {\n  irdl.operation @op attributes {format = \"$a attr-dict\"} {\n"
      "    %0 = irdl.any {type = \"index\"}\n    irdl.operands(a: %0)\n  }\n}\n";
  const char* source = "%0 = index.constant 1\nfuzz_good.op %0\n";
  tn_op op;
  if (load(context, tn_string_view_from(schema)) != TN_OK) abort();
  if (load(context, tn_string_view_from(schema)) == TN_OK) abort();
  const tn_text_parse_options options = {.skip_verify = true};
  tn_scope* scope = tn_context_root_scope(context);
  if (tn_text_parse(scope, tn_string_view_from(source), &options, &op) != TN_OK) abort();
}

/// Prints what was read in both forms; the generic one is read again as what prints the same.
static void check_op(tn_context* context, tn_op op) {
  text first = {0};
  text second = {0};
  tn_op again;
  const bool is_valid = tn_op_verify(op) == TN_OK;
  print(op, false, &first);
  print(op, true, &first);
  const tn_text_parse_options options = {.skip_verify = true};
  const tn_string_view source = {first.data, first.size};
  if (tn_text_parse(tn_context_root_scope(context), source, &options, &again) == TN_OK) {
    print(again, true, &second);
    if (is_valid && (tn_op_verify(again) == TN_OK) != is_valid) abort();
  } else if (is_valid && memmem(first.data, first.size, "INVALID", 7) == NULL) {
    abort();
  }
  free(first.data);
  free(second.data);
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const char mark[] = "\n// -----\n";
  const char* start = (const char*)data;
  const char* split = size == 0 ? NULL : memmem(start, size, mark, strlen(mark));
  const size_t schema_size = split == NULL ? size : (size_t)(split - start);
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_context* context = NULL;
  if (tn_context_create(&options, &context) != TN_OK) abort();
  const tn_status status = load(context, (tn_string_view){start, schema_size});
  if (split != NULL) {
    const char* rest = split + strlen(mark);
    const tn_string_view source = {rest, size - (size_t)(rest - start)};
    const tn_text_parse_options parse_options = {.skip_verify = true};
    tn_op op;
    if (tn_text_parse(tn_context_root_scope(context), source, &parse_options, &op) == TN_OK) {
      check_op(context, op);
    }
  }
  if (status != TN_OK) check_usable(context);
  tn_context_destroy(context);
  return 0;
}
