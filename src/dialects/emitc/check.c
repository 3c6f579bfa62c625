// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verification of emitc.verbatim: one operand for each `{}` in its text; `{{` is an escaped brace.
//
// Source: the emitc dialect's documentation, and MLIR's messages.

#include <string.h>

#include "dialects/emitc/emitc.h"
#include "ir/op_diagnostic.h"
#include "schema/check.h"

static tn_status check_verbatim(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  const tn_attribute value = tn_emitc_verbatim_value(context, op);
  const tn_string_view text = tn_string_attribute_value(value);
  const uint32_t operand_count = tn_op_cell__operand_count(context, tn_op__at(context, op));
  uint32_t count = 0;
  (void)schema;
  // Without operands, the text is printed unchanged.
  if (operand_count == 0) return TN_OK;
  for (size_t i = 0; i < text.size; ++i) {
    if (text.data[i] != '{') continue;
    if (++i == text.size) {
      return tn_op__fail_named(context, op, NULL,
                               "expected '}' after unescaped '{' at end of string");
    }
    if (text.data[i] != '{' && text.data[i] != '}') {
      return tn_op__fail_named(context, op, NULL, "expected '}' after unescaped '{'");
    }
    count += text.data[i] == '}';
  }
  if (count == operand_count) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           "requires operands for each placeholder in the format string");
}

const tn_named_check tn_emitc_checks[] = {
    {"emitc.verbatim", check_verbatim, NULL, false},
    {NULL, NULL, NULL, false},
};
