// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bytecode through the public API.

#include "bytecode_figures.h"
#include "session.h"

static void read(void* context, const char* data, size_t size) {
  session* s = context;
  const tn_string_view view = {data, size};
  tn_scope* scope = tn_context_root_scope(s->context);
  require(tn_bytecode_has_magic(view) ? tn_bytecode_read(scope, view, NULL, &s->module)
                                      : tn_text_parse(scope, view, NULL, &s->module));
}

static tn_status append(void* user_data, const char* bytes, size_t size) {
  bytecode_bytes_append(user_data, bytes, size);
  return TN_OK;
}

static void write(void* context, bytecode_bytes* out) {
  session* s = context;
  require(tn_bytecode_write(s->module, NULL, append, out));
}

static size_t print(void* context) { return session_print(context, NULL); }

int main(int argument_count, char** arguments) {
  static const bytecode_side side = {session_open,      session_close, read,
                                     session_count_ops, write,         print};
  return bytecode_figures_run(&side, argument_count, arguments);
}
