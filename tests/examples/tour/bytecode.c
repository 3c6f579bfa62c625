// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes a module as bytecode, says what the file is made of, and reads one function of it.

#include <stdio.h>
#include <tenure/tenure.h>

static const char text[] =
    "module {\n"
    "  func.func @one() -> i32 {\n"
    "    %c = arith.constant 1 : i32\n"
    "    return %c : i32\n"
    "  }\n"
    "  func.func @two() -> i32 {\n"
    "    %c = arith.constant 2 : i32\n"
    "    return %c : i32\n"
    "  }\n"
    "}\n";

int main(void) {
  tn_context* context = NULL;
  if (tn_context_create(NULL, &context) != TN_OK) return 1;
  tn_scope* root = tn_context_root_scope(context);
  tn_op module;
  tn_blob* blob = NULL;
  if (tn_text_parse(root, tn_string_view_from(text), NULL, &module) != TN_OK) return 1;
  if (tn_bytecode_write_blob(module, NULL, &blob) != TN_OK) return 1;
  const tn_string_view bytes = {(const char*)tn_blob_data(blob), tn_blob_byte_size(blob)};

  tn_bytecode_summary summary;
  if (tn_bytecode_inspect(context, bytes, &summary) != TN_OK) return 1;
  printf("version %d, %zu sections\n", (int)summary.version, summary.section_count);

  // Functions are isolated, so each is read when somebody asks for what is in it.
  tn_bytecode_read_options options = {0};
  options.owner = blob;
  options.lazy = true;
  tn_op read;
  if (tn_bytecode_read(root, bytes, &options, &read) != TN_OK) return 1;
  tn_object_release(blob);
  const tn_op one = tn_block_first_op(tn_region_first_block(tn_op_region(read, 0)));
  const tn_op two = tn_op_next(one);
  printf("loaded: %d %d\n", tn_bytecode_is_loaded(one), tn_bytecode_is_loaded(two));
  const tn_op constant = tn_block_first_op(tn_region_first_block(tn_op_region(two, 0)));
  const tn_attribute value = tn_op_attribute(constant, tn_string_view_from("value"));
  printf("@two returns %d\n", (int)tn_integer_attribute_value(value));
  printf("loaded: %d %d\n", tn_bytecode_is_loaded(one), tn_bytecode_is_loaded(two));

  tn_context_destroy(context);
  return 0;
}
