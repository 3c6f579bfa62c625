// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests a context, a module with one op, and a stale handle.

#include <stdio.h>
#include <tenure/tenure.h>

int main(void) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_context* context = NULL;
  tn_op module;
  if (tn_context_create(&options, &context) != TN_OK) return 1;
  const tn_string_view text = tn_string_view_from("%0 = \"test.relu\"() : () -> f32");
  if (tn_text_parse(tn_context_root_scope(context), text, NULL, &module) != TN_OK) return 1;
  const tn_op relu = tn_block_first_op(tn_region_first_block(tn_op_region(module, 0)));
  if (tn_op_erase(relu) != TN_OK) return 1;
  printf("tenure %s: %s\n", tn_version(), tn_status_name(tn_op_check(relu)));
  const bool is_stale = tn_op_check(relu) == TN_STALE_HANDLE;
  tn_context_destroy(context);
  return is_stale ? 0 : 1;
}
