// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loads a dialect that is a text, and reads, checks and prints ops of it.

#include <stdio.h>
#include <tenure/tenure.h>

static const char schema[] =
    "irdl.dialect @shop {\n"
    "  irdl.operation @pack attributes {\n"
    "      format = \"$item (`,` $others^)? attr-dict `:` type($item)\",\n"
    "      match = [\"box = same(item): the box is of the item's type\"],\n"
    "      traits = [\"Pure\"]} {\n"
    "    %0 = irdl.any {type = \"signless integer or index\"}\n"
    "    %1 = irdl.any {type = \"index\"}\n"
    "    %2 = irdl.any {attribute = \"64-bit signless integer attribute\", optional}\n"
    "    irdl.operands(item: %0, others: variadic %1)\n"
    "    irdl.results(box: %0)\n"
    "    irdl.attributes {\"weight\" = %2}\n"
    "  }\n"
    "}\n";

static const char good[] =
    "func.func @f(%a: i32, %n: index) -> i32 {\n"
    "  %box = shop.pack %a, %n {weight = 3 : i64} : i32\n"
    "  %unused = shop.pack %a : i32\n"
    "  return %box : i32\n"
    "}\n";

static const char bad[] =
    "func.func @f(%a: f32) {\n"
    "  %box = shop.pack %a : f32\n"
    "  return\n"
    "}\n";

static bool say(const tn_diagnostic* diagnostic, void* user_data) {
  (void)user_data;
  const tn_string_view message = tn_diagnostic_message(diagnostic);
  printf("refused: %.*s\n", (int)message.size, message.data);
  return true;
}

int main(void) {
  tn_context* context = NULL;
  if (tn_context_create(NULL, &context) != TN_OK) return 1;
  tn_scope* root = tn_context_root_scope(context);
  tn_diagnostic_handler_id handler;
  if (tn_diagnostic_handler_attach(context, say, NULL, NULL, &handler) != TN_OK) return 1;
  tn_op module;
  const tn_string_view name = tn_string_view_from("shop.irdl.mlir");
  if (tn_dialect_load_schema(context, tn_string_view_from(schema), name) != TN_OK) return 1;
  if (tn_text_parse(root, tn_string_view_from(good), NULL, &module) != TN_OK) return 1;

  // Pure is all that canonicalize needs to know to take the unused one out.
  tn_status status = tn_op_run_pipeline(module, "builtin.module(canonicalize)", NULL);
  tn_print_options print = {0};
  print.custom_form = true;
  if (status == TN_OK) status = tn_op_print(module, &print, tn_write_to_stream, stdout);
  if (tn_text_parse(root, tn_string_view_from(bad), NULL, &module) == TN_OK) return 1;
  tn_context_destroy(context);
  return status == TN_OK ? 0 : 1;
}
