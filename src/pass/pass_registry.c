// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shipped passes by name or index, and their options.

#include "base/option_number.h"
#include "ir/op_diagnostic.h"
#include "pass/pass.h"
#include "rewrite/lowering.h"

const tn_pass_info* tn_pass__find(tn_string_view name) {
  for (size_t i = 0; i < tn_pass_info_count; ++i) {
    if (tn_string_view_equal(name, tn_string_view_from(tn_pass_infos[i]->name))) {
      return tn_pass_infos[i];
    }
  }
  return NULL;
}

const tn_pass_info* tn_pass__at(size_t index) {
  return index < tn_pass_info_count ? tn_pass_infos[index] : NULL;
}

size_t tn_pass_count(void) { return tn_pass_info_count; }

tn_string_view tn_pass_name(size_t index) {
  return tn_string_view_from(index < tn_pass_info_count ? tn_pass_infos[index]->name : NULL);
}

tn_string_view tn_pass_description(size_t index) {
  return tn_string_view_from(index < tn_pass_info_count ? tn_pass_infos[index]->description : NULL);
}

//===-- Options -------------------------------------------------------------------------------===//

const char* tn_pass__text(const tn_pass* pass, const char* option) {
  const tn_pass_info* info = tn_pass__info(pass);
  for (size_t i = 0; i < info->option_count; ++i) {
    if (strcmp(info->options[i].name, option) != 0) continue;
    return pass->values[i] != NULL ? pass->values[i] : info->options[i].initial;
  }
  return "";
}

bool tn_pass__flag(const tn_pass* pass, const char* option) {
  return tn_pass_option__is_true(tn_pass__text(pass, option));
}

int64_t tn_pass__number(const tn_pass* pass, const char* option) {
  return tn_option_number__of(tn_pass__text(pass, option));
}

tn_status tn_pass__needs_symbol_table(const tn_context* context, tn_ref op, const char* what) {
  if (tn_op__has_trait(context, op, TN_OP_TRAIT_SYMBOL_TABLE)) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           " was scheduled to run under %s, but does not define a symbol table",
                           what);
}
