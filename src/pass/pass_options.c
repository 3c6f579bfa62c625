// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Options and statistics of a registered pass while it runs, and the list of passes with their
// options.

#include <tenure/pass_plugin.h>

#include "base/option_number.h"
#include "pass/pass_print.h"
#include "scope/access.h"

//===-- The running pass ----------------------------------------------------------------------===//

/// Returns the registered pass that is running on handles like `op`; reports an error and returns
/// NULL if there is none.
static const tn_pass* running(tn_op op) {
  tn_resolved found;
  const tn_op_cell* cell = tn_access__op(op, &found);
  if (cell == NULL) return NULL;
  const tn_pass_env* env = tn_pass_env__of(found.scope);
  const tn_pass* pass = env == NULL || env->watched == NULL ? NULL : env->watched->pass;
  if (pass != NULL && pass->declared != NULL) return pass;
  (void)tn_context__fail(found.context, TN_INVALID_ARGUMENT,
                         tn_access__location(found.context, cell), "no registered pass is running");
  return NULL;
}

static tn_status lacks(tn_op op, const tn_pass* pass, const char* what, const char* name) {
  return tn_context__fail(tn_op_context(op), TN_INVALID_ARGUMENT, tn_op_location(op),
                          "pass '%s' has no %s '%s'", pass->declared->name, what, name);
}

/// Returns the value of an option of the given kind; reports an error and returns NULL if there is
/// none.
static const char* value_of(tn_op op, const char* name, tn_pass_option_kind kind,
                            const char* what) {
  const tn_pass* pass = running(op);
  if (pass == NULL) return NULL;
  for (size_t i = 0; i < pass->declared->option_count; ++i) {
    const tn_pass_option* option = &pass->declared->options[i];
    if (option->kind != kind || strcmp(option->name, name) != 0) continue;
    return pass->values[i] != NULL ? pass->values[i] : option->initial;
  }
  (void)lacks(op, pass, what, name);
  return NULL;
}

bool tn_pass_option_bool(tn_op op, const char* name) {
  const char* value = value_of(op, name, TN_PASS_BOOL, "option of bool");
  return value != NULL && tn_pass_option__is_true(value);
}

int64_t tn_pass_option_int(tn_op op, const char* name) {
  const char* value = value_of(op, name, TN_PASS_INT, "option of int");
  return value == NULL ? 0 : tn_option_number__of(value);
}

tn_string_view tn_pass_option_string(tn_op op, const char* name) {
  return tn_string_view_from(value_of(op, name, TN_PASS_TEXT, "option of string"));
}

size_t tn_pass_option_item_count(tn_op op, const char* name) {
  const char* value = value_of(op, name, TN_PASS_LIST, "option of list");
  tn_string_view item;
  size_t count = 0;
  while (value != NULL && tn_pass_list__item(value, count, &item)) ++count;
  return count;
}

tn_string_view tn_pass_option_item(tn_op op, const char* name, size_t index) {
  tn_string_view item = {NULL, 0};
  const char* value = value_of(op, name, TN_PASS_LIST, "option of list");
  if (value != NULL) (void)tn_pass_list__item(value, index, &item);
  return item;
}

tn_status tn_pass_statistic_add(tn_op op, const char* name, uint64_t count) {
  const tn_pass* pass = running(op);
  if (pass == NULL) return tn_op_check(op) != TN_OK ? tn_op_check(op) : TN_INVALID_ARGUMENT;
  for (size_t i = 0; i < pass->declared->statistic_count; ++i) {
    if (strcmp(pass->declared->statistics[i].name, name) != 0) continue;
    tn_pass__count(pass, i, count);
    return TN_OK;
  }
  return lacks(op, pass, "statistic", name);
}

//===-- Help ----------------------------------------------------------------------------------===//

#define DESCRIPTION_COLUMN 66u

/// Appends a description; the text after `start` is the left column.
static void print_description(tn_text_buffer* text, size_t start, const char* description) {
  const size_t width = text->size - start;
  const int rest = width < DESCRIPTION_COLUMN ? (int)(DESCRIPTION_COLUMN - width) : 0;
  if (description == NULL) description = "";
  tn_text_buffer_format(text, "%*s - %.*s\n", rest, "", (int)strcspn(description, "\n"),
                        description);
}

/// Appends the descriptions of the option's cases, one per line.
static void print_cases(tn_text_buffer* text, const char* description) {
  const char* line = description == NULL ? NULL : strchr(description, '\n');
  while (line != NULL) {
    const size_t start = text->size;
    const size_t size = strcspn(++line, ":");
    tn_text_buffer_format(text, "          =%.*s", (int)size, line);
    print_description(text, start, line + size + 1);
    line = strchr(line, '\n');
  }
}

static void print_help(tn_text_buffer* text, const tn_pass_info* info) {
  static const char* const kinds[] = {"",          "=<long>",   "=<value>",
                                      "=<string>", "=<string>", "=<string>"};
  size_t start = text->size;
  tn_text_buffer_format(text, "      --%s", info->name);
  print_description(text, start, info->description);
  for (size_t i = 0; i < info->option_count; ++i) {
    const tn_pass_option* option = &info->options[i];
    start = text->size;
    const bool is_named = option->kind != TN_PASS_WORD && option->cases != NULL;
    tn_text_buffer_format(text, "        --%s%s%s", option->name, is_named ? "=" : "",
                          is_named ? option->cases : kinds[option->kind]);
    print_description(text, start, option->description);
    if (option->kind == TN_PASS_WORD) print_cases(text, option->description);
  }
}

tn_status tn_pass_print_help(tn_context* context, tn_write_fn write, void* user_data) {
  if (!tn_context_is_alive(context)) return TN_CONTEXT_DESTROYED;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, "Passes:\n");
  for (size_t i = 0; i < tn_pass_count(); ++i) print_help(&text, tn_pass__at(i));
  const tn_registered_pass* self = context->registered_passes;
  for (; self != NULL; self = self->older) {
    if (self->library == NULL) print_help(&text, &self->info);
  }
  const tn_status status =
      text.failed ? tn_context__out_of_memory(context) : write(user_data, text.data, text.size);
  tn_text_buffer_free(&text);
  return status;
}
