// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes of arith.

#include "dialects/common/widen.h"

static bool is_listed(const char* list, tn_string_view name) {
  const char* at = memmem(list, strlen(list), name.data, name.size);
  return at != NULL && at[-1] == ',' && at[name.size] == ',';
}

static tn_legality emulation_of(tn_string_view name) {
  static const char* const legal =
      ",arith.bitcast,arith.extf,arith.truncf,arith.constant,arith.select,";
  static const char* const vectors =
      ",vector.contract,vector.reduction,vector.multi_reduction,vector.fma,vector.outerproduct,"
      "vector.scan,";
  if (name.size > 6 && memcmp(name.data, "arith.", 6) == 0) {
    return is_listed(legal, name) ? TN_LEGAL : TN_ILLEGAL;
  }
  return is_listed(vectors, name) ? TN_ILLEGAL : TN_LEGAL;
}

static tn_status emulate_floats(tn_rewriter* rewriter, tn_ref op) {
  return tn_floats__widen(rewriter, op, tn_rewriter__option(rewriter, "source-types"), false,
                          tn_rewriter__option(rewriter, "target-type"), emulation_of);
}

TN_PASS(arith_emulate_unsupported_floats) = {
    "arith-emulate-unsupported-floats", "ArithEmulateUnsupportedFloats",
    "Emulate operations on unsupported floats with extf/truncf", .rewrite = emulate_floats,
    TN_PASS_OPTIONS({"source-types", TN_PASS_LIST, "", NULL,
                     "MLIR types without arithmetic support on a given target"},
                    {"target-type", TN_PASS_TEXT, "f32", NULL,
                     "MLIR type to convert the unsupported source types to"})};
