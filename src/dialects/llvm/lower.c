// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that lower other dialects to llvm. Their rules are in schema/lowerings, and their hooks in
// lower_op.c.

#include "dialects/llvm/lower.h"

#include "dialects/llvm_ops.h"

/// Adds the rules for the requested dialects, or for all.
static bool choose(tn_lowering_run* run) {
  static const tn_lowering_part parts[] = {{"arith", "arith_llvm", NULL, 0},
                                           {"cf", NULL, tn_llvm_lower_flow_hooks, 0},
                                           {"complex", "complex_llvm", NULL, 0},
                                           {"func", "func_llvm", tn_llvm_lower_func_hooks, 0},
                                           {"index", "index_llvm", NULL, 0},
                                           {"math", "math_llvm", NULL, 0},
                                           {"ub", "ub_llvm", NULL, 0},
                                           {"memref", NULL, NULL, TN_LLVM_LEFT_MEMREF},
                                           {"vector", NULL, NULL, TN_LLVM_LEFT_VECTOR},
                                           {"ptr", NULL, NULL, TN_LLVM_LEFT_PTR},
                                           {"mpi", NULL, NULL, TN_LLVM_LEFT_MPI}};
  tn_lowering__choose(run, parts, sizeof parts / sizeof *parts);
  return true;
}

static tn_type make_type(tn_rewriter* rewriter, tn_string_view name, const tn_type* parts,
                         size_t count) {
  (void)name;  // Only structs.
  return tn_lower_llvm__struct(rewriter, parts, count);
}

#define LOWERING_OF(not_legal, is_legal, texts, list, first, last)                              \
  .rewrite = tn_lowering__lower, .lowering = &(const tn_lowering) {                             \
    .loads = "llvm", .illegal = not_legal, .legal = is_legal, .constant = "llvm.mlir.constant", \
    .type = tn_lower_llvm__type, .expand = tn_lower_llvm__expand, .pack = tn_lower_llvm__pack,  \
    .make_type = make_type, .undefined = tn_build_llvm_mlir_poison,                             \
    .extract = tn_build_llvm_extractvalue, .insert = tn_build_llvm_insertvalue, .rules = texts, \
    .hooks = list, .prepare = first, .finish = last                                             \
  }

#define LOWERING(not_legal, texts, list, first) \
  LOWERING_OF(not_legal, ",builtin.unrealized_conversion_cast,", texts, list, first, NULL)

#define INDEX_BITWIDTH                                           \
  TN_PASS_OPTIONS({"index-bitwidth", TN_PASS_INT, "0", "<uint>", \
                   "Bitwidth of the index type, 0 to use size of machine word"})

TN_PASS(convert_arith_to_llvm) = {"convert-arith-to-llvm", "ArithToLLVMConversionPass",
                                  "Convert Arith dialect to LLVM dialect",
                                  LOWERING(NULL, "arith_llvm", NULL, NULL), INDEX_BITWIDTH};

TN_PASS(convert_cf_to_llvm) = {"convert-cf-to-llvm", "ConvertControlFlowToLLVMPass",
                               "Convert ControlFlow operations to the LLVM dialect",
                               LOWERING_OF(",cf,", "*", NULL, tn_llvm_lower_flow_hooks, NULL, NULL),
                               INDEX_BITWIDTH};

TN_PASS(convert_func_to_llvm) = {"convert-func-to-llvm", "ConvertFuncToLLVMPass",
                                 "Convert from the Func dialect to the LLVM dialect",
                                 LOWERING(NULL, "func_llvm", tn_llvm_lower_func_hooks, NULL),
                                 INDEX_BITWIDTH};

TN_PASS(convert_index_to_llvm) = {"convert-index-to-llvm", "ConvertIndexToLLVMPass",
                                  "Lower the `index` dialect to the `llvm` dialect.",
                                  LOWERING_OF(NULL, NULL, "index_llvm", NULL, NULL, NULL),
                                  INDEX_BITWIDTH};

TN_PASS(convert_math_to_llvm) = {"convert-math-to-llvm", "ConvertMathToLLVMPass",
                                 "Convert Math dialect to LLVM dialect",
                                 LOWERING(NULL, "math_llvm", NULL, NULL),
                                 TN_PASS_OPTIONS({"approximate-log1p", TN_PASS_BOOL, "true", NULL,
                                                  "Enable approximation of Log1p."})};

TN_PASS(convert_to_llvm) = {
    "convert-to-llvm", "ConvertToLLVMPass",
    "Convert to LLVM via dialect interfaces found in the input IR",
    LOWERING_OF(NULL, NULL, NULL, NULL, choose, tn_llvm_lower__report_left),
    TN_PASS_OPTIONS({"allow-pattern-rollback", TN_PASS_BOOL, "true", NULL,
                     "Experimental performance flag to disallow pattern rollback"},
                    {"dynamic", TN_PASS_BOOL, "false", NULL,
                     "Use op conversion attributes to configure the conversion"},
                    {"filter-dialects", TN_PASS_LIST, "", NULL,
                     "Test conversion patterns of only the specified dialects"})};

TN_PASS(convert_ub_to_llvm) = {"convert-ub-to-llvm", "UBToLLVMConversionPass",
                               "Convert UB dialect to LLVM dialect",
                               LOWERING(NULL, "ub_llvm", NULL, NULL), INDEX_BITWIDTH};

TN_PASS(convert_complex_to_llvm) = {"convert-complex-to-llvm", "ConvertComplexToLLVMPass",
                                    "Convert Complex dialect to LLVM dialect",
                                    LOWERING(",complex,", "complex_llvm", NULL, NULL)};
