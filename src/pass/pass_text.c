// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints pipelines as MLIR does, with all options and their values.

#include "base/option_number.h"
#include "pass/pass.h"

/// Prints the items of a list; pipelines in the options of inline are parsed and printed.
static void print_list(tn_context* context, const tn_pass_option* option, const char* value,
                       tn_text_buffer* text) {
  tn_string_view item;
  for (size_t i = 0; tn_pass_list__item(value, i, &item); ++i) {
    if (i != 0) tn_text_buffer_append_text(text, ",");
    tn_pipeline* nested = NULL;
    if (strcmp(option->name, "op-pipelines") == 0 &&
        tn_pipeline__parse_whole(context, item, NULL, &nested) == TN_OK) {
      tn_pipeline__print(nested, text);
      tn_pipeline__destroy(nested);
    } else {
      tn_text_buffer_append_view(text, item);
    }
  }
}

static void print_option(tn_context* context, const tn_pass* pass, const tn_pass_option* option,
                         tn_text_buffer* text) {
  const char* value = tn_pass__text(pass, option->name);
  if (option->kind == TN_PASS_LIST || option->kind == TN_PASS_NAMES) {
    if (*value == '\0') return;
    tn_text_buffer_format(text, "%s={", option->name);
    print_list(context, option, value, text);
    tn_text_buffer_append_text(text, "}");
  } else if (option->kind == TN_PASS_BOOL) {
    tn_text_buffer_format(text, "%s=%s", option->name,
                          tn_pass_option__is_true(value) ? "true" : "false");
  } else if (option->kind == TN_PASS_INT) {
    tn_text_buffer_format(text, "%s=%lld", option->name, (long long)tn_option_number__of(value));
  } else {
    tn_text_buffer_format(text, "%s=%s", option->name, value);
  }
}

/// Prints the options, sorted by name.
static void print_options(tn_context* context, const tn_pass* pass, tn_text_buffer* text) {
  const tn_pass_info* info = tn_pass__info(pass);
  size_t order[TN_PASS_OPTIONS_MAX];
  if (info->option_count == 0) return;
  for (size_t i = 0; i < info->option_count; ++i) {
    size_t at = i;
    for (; at > 0 && strcmp(info->options[order[at - 1]].name, info->options[i].name) > 0; --at) {
      order[at] = order[at - 1];
    }
    order[at] = i;
  }
  for (size_t i = 0; i < info->option_count; ++i) {
    tn_text_buffer_append_text(text, i == 0 ? "{" : " ");
    print_option(context, pass, &info->options[order[i]], text);
  }
  tn_text_buffer_append_text(text, "}");
}

void tn_pass__print(tn_context* context, const tn_pass* pass, tn_text_buffer* text) {
  const tn_pass_info* info = tn_pass__info(pass);
  tn_text_buffer_append_text(text, info == NULL ? pass->callback_name : info->name);
  if (info != NULL) print_options(context, pass, text);
}

void tn_pipeline__print(const tn_pipeline* pipeline, tn_text_buffer* text) {
  tn_text_buffer_format(text, "%s(", pipeline->anchor);
  for (size_t i = 0; i < pipeline->count; ++i) {
    const tn_pass* pass = &pipeline->passes[i];
    if (i != 0) tn_text_buffer_append_text(text, ",");
    if (pass->nested != NULL) {
      tn_pipeline__print(pass->nested, text);
    } else {
      tn_pass__print(pipeline->context, pass, text);
    }
  }
  tn_text_buffer_append_text(text, ")");
}
