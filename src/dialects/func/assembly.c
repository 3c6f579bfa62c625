// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Assembly and names of func that its schema does not define.

#include "dialects/common/function.h"
#include "dialects/func/func.h"

const tn_custom_assembly tn_func_assemblies[] = {
    {"func.func", tn_function__parse, tn_function__print},
    {NULL, NULL, NULL},
};

//===-- Names ---------------------------------------------------------------------------------===//

/// Names a function constant `f`.
static void name_function(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  (void)definition;
  tn_namer__result(namer, op, 0, tn_string_view_from("f"));
}

const tn_naming tn_func_namings[] = {
    {"function", name_function, NULL},
    {NULL, NULL, NULL},
};
