// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plugin with passes, and with PLUGIN_VERSION or PLUGIN_SYMBOL given one that cannot
// be used; with PLUGIN_FAILS nothing is registered.

#include <stdio.h>
#include <stdlib.h>
#include <tenure/operation.h>
#include <tenure/pass_plugin.h>
#include <tenure/symbol.h>
#include <tenure/walk.h>

#ifndef PLUGIN_VERSION
#define PLUGIN_VERSION TN_PASS_PLUGIN_VERSION
#endif
#ifndef PLUGIN_SYMBOL
#define PLUGIN_SYMBOL tn_pass_plugin_info
#endif

static tn_walk_result name_symbol(tn_op op, void* user_data) {
  tn_status* status = user_data;
  if (tn_symbol_name(op).size == 0) return TN_WALK_ADVANCE;
  *status = tn_symbol_set_name(op, tn_string_view_from("renamed"));
  return TN_WALK_INTERRUPT;
}

// Renames the first symbol.
static tn_status rename_first(void* user_data, tn_op op) {
  tn_status status = TN_OK;
  (void)user_data;
  (void)!tn_op_walk(op, TN_WALK_PRE_ORDER, name_symbol, &status);
  return status;
}

// Runs the pipeline that it was given on the op.
static tn_status run_given(void* user_data, tn_op op) {
  tn_pass_manager* manager = NULL;
  tn_context* context = tn_scope_context(tn_scope_find(op.scope));
  tn_status status =
      tn_pass_manager_parse(context, tn_string_view_from((const char*)user_data), &manager);
  if (status == TN_OK) status = tn_pass_manager_run_nested(manager, op);
  tn_pass_manager_destroy(manager);
  return status;
}

// Says what its options are, and counts symbols.
static tn_status count_symbols(void* user_data, tn_op op) {
  (void)user_data;
  const tn_string_view word = tn_pass_option_string(op, "word");
  fprintf(stderr, "depth %lld loud %d word %.*s names", (long long)tn_pass_option_int(op, "depth"),
          tn_pass_option_bool(op, "loud"), (int)word.size, word.size == 0 ? "" : word.data);
  for (size_t i = 0; i < tn_pass_option_item_count(op, "names"); ++i) {
    const tn_string_view item = tn_pass_option_item(op, "names", i);
    fprintf(stderr, " [%.*s]", (int)item.size, item.data);
  }
  fputs("\n", stderr);
  return tn_pass_statistic_add(op, "symbols", 12);
}

static tn_status register_counting(tn_context* context) {
  static const tn_pass_option_spec options[] = {{"depth", TN_PASS_OPTION_INT, "3", "How deep"},
                                                {"loud", TN_PASS_OPTION_BOOL, NULL, "How loud"},
                                                {"word", TN_PASS_OPTION_STRING, "none", NULL},
                                                {"names", TN_PASS_OPTION_LIST, NULL, "Which"}};
  static const tn_pass_statistic_spec statistics[] = {{"symbols", "Number of symbols"},
                                                      {"a", "Never counted"}};
  const tn_pass_registration count = {.name = tn_string_view_from("count-symbols"),
                                      .description = tn_string_view_from("Count symbols"),
                                      .run = count_symbols,
                                      .options = options,
                                      .option_count = 4,
                                      .statistics = statistics,
                                      .statistic_count = 2};
  return tn_pass_register(context, &count);
}

static char* copy_pipeline(const char* text) {
  const size_t size = strlen(text) + 1;
  char* copy = malloc(size);
  if (copy != NULL) memcpy(copy, text, size);
  return copy;
}

static tn_status register_passes(tn_context* context) {
#ifdef PLUGIN_FAILS
  return TN_NOT_FOUND;  // Without a word.
#endif
  const tn_pass_registration rename = {.name = tn_string_view_from("rename-first"),
                                       .description = tn_string_view_from("Rename a symbol"),
                                       .run = rename_first};
  tn_status status = tn_pass_register(context, &rename);
  if (status == TN_OK) status = register_counting(context);
  if (status != TN_OK) return status;
  const tn_pass_registration nested = {.name = tn_string_view_from("run-cse"),
                                       .run = run_given,
                                       .user_data = copy_pipeline("any(func.func(cse))"),
                                       .delete_user_data = free};
  return tn_pass_register(context, &nested);
}

__attribute__((visibility("default"))) const tn_pass_plugin* PLUGIN_SYMBOL(void);
const tn_pass_plugin* PLUGIN_SYMBOL(void) {
  static const tn_pass_plugin plugin = {.version = PLUGIN_VERSION,
                                        .name = "test",
                                        .description = "for tests",
                                        .register_passes = register_passes};
  return &plugin;
}
