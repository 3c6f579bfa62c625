// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text through the public API.

#include "session.h"
#include "text_figures.h"

static void parse(void* context, const char* text, size_t size) {
  session* s = context;
  require(tn_text_parse(tn_context_root_scope(s->context), (tn_string_view){text, size}, NULL,
                        &s->module));
}

static size_t print(void* context, bool custom_form, bool with_locations) {
  const tn_print_options options = {.custom_form = custom_form, .debug_info = with_locations};
  return session_print(context, &options);
}

int main(int argument_count, char** arguments) {
  static const text_side side = {session_open, session_close, parse, session_count_ops, print};
  return text_figures_run(&side, argument_count, arguments);
}
