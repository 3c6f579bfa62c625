// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The public functions in a build without the pdl dialect; replaces all other files here.

#include <tenure/pdll.h>

#include "ir/context.h"
#include "rewrite/session.h"

static tn_status refuse(const tn_context* context) {
  return tn_context__fail(context, TN_NOT_FOUND, (tn_location){context, 0},
                          "patterns need the dialect 'pdl', which is not available");
}

tn_status tn_pdll_compile(tn_scope* scope, tn_string_view text, const tn_pdll_options* options,
                          tn_op* out_module) {
  (void)text;
  (void)options;
  *out_module = (tn_op){0, 0, 0, 0};
  const tn_context* context = tn_scope_context(scope);
  return context == NULL ? TN_SCOPE_CLOSED : refuse(context);
}

tn_status tn_pattern_set_load(tn_pattern_set* set, tn_string_view text,
                              const tn_pdll_options* options) {
  (void)text;
  (void)options;
  return refuse(set->context);
}

tn_status tn_pattern_set_load_file(tn_pattern_set* set, const char* path,
                                   const tn_pdll_options* options) {
  (void)path;
  (void)options;
  return refuse(set->context);
}

tn_status tn_pdll_print_ast(tn_context* context, tn_string_view text,
                            const tn_pdll_options* options, tn_write_fn write, void* user_data) {
  (void)text;
  (void)options;
  (void)write;
  (void)user_data;
  return refuse(context);
}
