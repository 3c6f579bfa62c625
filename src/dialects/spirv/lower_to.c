// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that lower other dialects to spirv. Their rules are in schema/lowerings, other ops in
// lower_to_op.c and lower_to_memory.c. Ops that the target does not support are illegal.

#include "dialects/spirv/lower_to.h"

#include "dialects/spirv/spirv.h"
#include "dialects/spirv_ops.h"

static bool has(const tn_lowering_run* run, tn_string_view word) {
  const tn_spirv_target target = tn_spirv_to__target(run);
  return tn_spirv_target__has(&target, word);
}

/// An op is legal if the target supports the op and all its types.
static tn_legality legality(tn_lowering_run* run, tn_ref op, tn_string_view name) {
  const tn_context* context = run->rewriter->context;
  const tn_spirv_target target = tn_spirv_to__target(run);
  if (name.size < 6 || memcmp(name.data, "spirv.", 6) != 0) return TN_LEGALITY_UNKNOWN;
  for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
    const tn_ref operand = tn_op__operand(context, op, i);
    if (!tn_spirv_target__is_type(tn_value__type(context, operand))) return TN_ILLEGAL;
  }
  for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
    const tn_ref result = tn_op__result(context, op, i);
    if (!tn_spirv_target__is_type(tn_value__type(context, result))) return TN_ILLEGAL;
  }
  tn_text_buffer needs = tn_text_buffer_make(&context->allocator);
  tn_spirv_target__op_needs(&target, context, op, false, &needs);
  const bool met = tn_spirv_target__meets(&target, tn_text_buffer_view(&needs));
  if (needs.failed)
    tn_rewriter__fail(run->rewriter, tn_context__out_of_memory(run->rewriter->context));
  tn_text_buffer_free(&needs);
  return met ? TN_LEGAL : TN_ILLEGAL;
}

static bool prepare(tn_lowering_run* run) {
  tn_spirv_target target;
  tn_spirv_target__open(&target, run->rewriter, run->root);
  run->notes[0] = target.has;
  run->notes[1] = target.words;
  run->chosen = target.version;
  return run->rewriter->status == TN_OK;
}

/// For passes with a use-64bit-index option.
static bool prepare_width(tn_lowering_run* run) {
  const bool is_ready = prepare(run);
  if (tn_rewriter__flag(run->rewriter, "use-64bit-index")) run->chosen |= TN_SPIRV_WIDE_INDEX;
  return is_ready;
}

static bool add_index(tn_lowering_run* run, bool is_ready) {
  const bool is_kernel = tn_spirv_to__can(run, "Kernel") && !tn_spirv_to__can(run, "Shader");
  tn_lowering__add(run, is_kernel ? "index_spirv_cl" : "index_spirv_gl", NULL);
  return is_ready;
}

static bool choose_index(tn_lowering_run* run) { return add_index(run, prepare_width(run)); }
static bool choose_scf(tn_lowering_run* run) {
  tn_lowering__add(run, "arith_spirv", tn_spirv_to_arith_hooks);
  tn_lowering__add(run, "index_spirv", tn_spirv_to_func_hooks);
  tn_lowering__add(run, "memref_spirv", tn_spirv_to_memref_hooks);
  return add_index(run, prepare(run));
}

static bool choose_tensor(tn_lowering_run* run) {
  tn_lowering__add(run, "arith_spirv", tn_spirv_to_arith_hooks);
  tn_lowering__add(run, NULL, tn_spirv_to_func_hooks);
  return prepare(run);
}

static tn_type make_type(tn_rewriter* rewriter, tn_string_view name, const tn_type* parts,
                         size_t count) {
  tn_type made;
  (void)name;  // Only structs have names.
  tn_rewriter__fail(rewriter, tn_spirv__get_struct(rewriter->context, parts, count, NULL, &made));
  return made;
}

#define LOWERING_OF(not_legal, kept, texts, list, choose, is_legal)                         \
  .rewrite = tn_lowering__lower, .lowering = &(const tn_lowering) {                         \
    .loads = "spirv", .illegal = not_legal, .legal = kept, .constant = "spirv.Constant",    \
    .type = tn_spirv_to__type, .rules = texts, .hooks = list, .has = has, .rollback = true, \
    .make_type = make_type, .legality = is_legal, .prepare = choose                         \
  }

#define LOWERING(not_legal, texts, list, choose, is_legal) \
  LOWERING_OF(not_legal, ",builtin.unrealized_conversion_cast,", texts, list, choose, is_legal)

static bool choose_gpu(tn_lowering_run* run) {
  tn_lowering__add(run, "arith_spirv", tn_spirv_to_arith_hooks);
  tn_lowering__add(run, "memref_spirv", tn_spirv_to_memref_hooks);
  tn_lowering__add(run, NULL, tn_spirv_to_scf_hooks);
  tn_lowering__add(run, NULL, tn_spirv_to_call_hooks);
  return prepare_width(run);
}

const tn_lowering tn_spirv_to_gpu = {.loads = "spirv,func",
                                     .illegal = ",func,builtin.unrealized_conversion_cast,",
                                     .constant = TN_NAME_SPIRV_CONSTANT,
                                     .type = tn_spirv_to__type,
                                     .hooks = tn_spirv_to_gpu_hooks,
                                     .rules = "gpu_spirv",
                                     .has = has,
                                     .full_conversion = true,
                                     .rollback = true,
                                     .legality = legality,
                                     .prepare = choose_gpu};

#define EMULATION                                                                             \
  TN_PASS_OPTIONS(                                                                            \
      {"emulate-lt-32-bit-scalar-types", TN_PASS_BOOL, "true", NULL,                          \
       "Emulate narrower scalar types with 32-bit ones if not supported by the target"},      \
      {"emulate-unsupported-float-types", TN_PASS_BOOL, "true", NULL,                         \
       "Emulate unsupported float types by representing them with integer types of same bit " \
       "width"})

TN_PASS(convert_arith_to_spirv) = {
    "convert-arith-to-spirv", "ConvertArithToSPIRVPass", "Convert Arith dialect to SPIR-V dialect",
    LOWERING(",arith,", "arith_spirv", tn_spirv_to_arith_hooks, prepare, legality), EMULATION};

TN_PASS(convert_cf_to_spirv) = {
    "convert-cf-to-spirv", "ConvertControlFlowToSPIRVPass",
    "Convert ControlFlow dialect to SPIR-V dialect",
    LOWERING_OF(NULL, NULL, NULL, tn_spirv_to_cf_hooks, prepare, legality), EMULATION};

TN_PASS(convert_complex_to_spirv) = {
    "convert-complex-to-spirv", "ConvertComplexToSPIRVPass",
    "Convert Complex dialect to SPIRV dialect",
    LOWERING(NULL, "complex_spirv", tn_spirv_to_complex_hooks, prepare, legality)};

TN_PASS(convert_func_to_spirv) = {
    "convert-func-to-spirv", "ConvertFuncToSPIRVPass", "Convert Func dialect to SPIR-V dialect",
    LOWERING_OF(NULL, NULL, NULL, tn_spirv_to_func_hooks, prepare, legality), EMULATION};

TN_PASS(convert_math_to_spirv) = {
    "convert-math-to-spirv", "ConvertMathToSPIRVPass", "Convert Math dialect to SPIR-V dialect",
    LOWERING(NULL, "math_spirv", tn_spirv_to_math_hooks, prepare, legality)};

TN_PASS(convert_memref_to_spirv) = {
    "convert-memref-to-spirv", "ConvertMemRefToSPIRVPass",
    "Convert MemRef dialect to SPIR-V dialect",
    LOWERING(NULL, "memref_spirv", tn_spirv_to_memref_hooks, prepare_width, legality),
    TN_PASS_OPTIONS({"bool-num-bits", TN_PASS_INT, "8", "<int>",
                     "The number of bits to store a boolean value"},
                    {"use-64bit-index", TN_PASS_BOOL, "false", NULL,
                     "Use 64-bit integers to convert index types"})};

TN_PASS(convert_scf_to_spirv) = {"convert-scf-to-spirv", "SCFToSPIRV",
                                 "Convert SCF dialect to SPIR-V dialect.",
                                 LOWERING(NULL, NULL, tn_spirv_to_scf_hooks, choose_scf, legality)};

TN_PASS(convert_tensor_to_spirv) = {
    "convert-tensor-to-spirv", "ConvertTensorToSPIRVPass",
    "Convert Tensor dialect to SPIR-V dialect",
    LOWERING_OF(NULL, NULL, NULL, tn_spirv_to_tensor_hooks, choose_tensor, legality), EMULATION};

TN_PASS(convert_index_to_spirv) = {"convert-index-to-spirv", "ConvertIndexToSPIRVPass",
                                   "Lower the `index` dialect to the `spirv` dialect.",
                                   LOWERING(",index,", "index_spirv", NULL, choose_index, NULL),
                                   TN_PASS_OPTIONS({"use-64bit-index", TN_PASS_BOOL, "false", NULL,
                                                    "Use 64-bit integers to convert index types"})};

TN_PASS(convert_ub_to_spirv) = {"convert-ub-to-spirv", "UBToSPIRVConversionPass",
                                "Convert UB dialect to SPIR-V dialect",
                                LOWERING_OF(NULL, NULL, "ub_spirv", NULL, prepare, legality)};
