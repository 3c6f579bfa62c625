// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program outside of Tenure's build: reads a module, erases an op of it, and is told that its
// handle is stale.

#include <stdio.h>
#include <tenure/tenure.h>

const char* version_seen_from_cxx(void);

static tn_status first_op_goes_stale(tn_scope* scope) {
  const tn_string_view text = tn_string_view_from("\"t.first\"() : () -> ()\n");
  tn_op module;
  tn_status status = tn_text_parse(scope, text, NULL, &module);
  if (status != TN_OK) return status;
  const tn_op first = tn_block_first_op(tn_region_first_block(tn_op_region(module, 0)));
  status = tn_op_erase(first);
  if (status != TN_OK) return status;
  return tn_op_check(first) == TN_STALE_HANDLE ? TN_OK : TN_INVALID_ARGUMENT;
}

int main(void) {
  tn_context_options options = {0};
  options.allow_unregistered_dialects = true;
  tn_context* context = NULL;
  tn_status status = tn_context_create(&options, &context);
  if (status == TN_OK) status = first_op_goes_stale(tn_context_root_scope(context));
  tn_context_release(context);
  if (strcmp(tn_version(), version_seen_from_cxx()) != 0) status = TN_INVALID_ARGUMENT;
  printf("tenure %s: %s\n", tn_version(), tn_status_name(status));
  return status == TN_OK ? 0 : 1;
}
