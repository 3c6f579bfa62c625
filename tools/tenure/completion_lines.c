// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lines that answer a completion: a word, a tab and its description.

#include <stdio.h>
#include <string.h>
#include <tenure/pass.h>

#include "completion.h"

bool tool_is_completing = false;

void tool_complete(const char* before, const char* name, const char* behind, const char* help) {
  printf("%s%s%s\t%.*s\n", before, name, behind, (int)strcspn(help, "\n"), help);
}

void tool_complete_passes(void) {
  for (size_t i = 0; i < tn_pass_count(); ++i) {
    const tn_string_view name = tn_pass_name(i);
    const tn_string_view help = tn_pass_description(i);
    printf("--%.*s\t%.*s\n", (int)name.size, name.data, (int)help.size, help.data);
  }
}
