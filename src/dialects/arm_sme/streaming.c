// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// enable-arm-streaming: sets attributes for the streaming mode of functions.

#include "dialects/arm_sme_ops.h"
#include "dialects/common/anchor.h"
#include "dialects/func_ops.h"
#include "dialects/vector_ops.h"
#include "ir/op_diagnostic.h"
#include "schema/check.h"

/// Returns whether an op operates on tiles.
static bool is_on_tiles(const tn_context* context, tn_ref op) {
  const tn_string_view name = tn_op__kept_name(context, op);
  return name.size > 8 && memcmp(name.data, "arm_sme.", 8) == 0 &&
         (name.size < 13 || memcmp(name.data, "arm_sme.intr.", 13) != 0) &&
         !tn_op__is_called(context, op, TN_NAME_ARM_SME_STREAMING_VL);
}

static bool has_tiles(const tn_context* context, tn_ref function) {
  tn_ref op = function;
  while (op != 0 && !is_on_tiles(context, op)) {
    op = tn_op__next_in_pre_order(context, function, op, false);
  }
  return op != 0;
}

static bool is_scalable(tn_type type) {
  if (!tn_type__is(type, TN_TYPE_VECTOR)) return false;
  for (size_t i = 0; i < tn_shaped_type_rank(type); ++i) {
    if (tn_vector_type_is_scalable(type, i)) return true;
  }
  return false;
}

/// Returns whether the function uses scalable vectors, without gathers and scatters.
static bool is_supported(const tn_context* context, tn_ref function) {
  bool found = false;
  for (tn_ref op = function; op != 0; op = tn_op__next_in_pre_order(context, function, op, false)) {
    if (tn_op__is_called(context, op, TN_NAME_VECTOR_GATHER) ||
        tn_op__is_called(context, op, TN_NAME_VECTOR_SCATTER)) {
      return false;
    }
    for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
      found = found || is_scalable(tn_op__operand_type(context, op, i));
    }
    for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
      found = found || is_scalable(tn_op__result_type(context, op, i));
    }
  }
  return found;
}

/// Sets the attribute `arm_` plus the keyword, with `_` instead of `-`.
static void set_mode(tn_rewriter* rewriter, tn_ref op, const char* word) {
  char name[40] = "arm_";
  tn_attribute unit = {NULL};
  for (size_t i = 4; *word != '\0' && i < sizeof name - 1; ++word, ++i) {
    name[i] = (char)(*word == '-' ? '_' : *word);
    name[i + 1] = '\0';
  }
  if (tn_rewriter__ok(rewriter, tn_unit_attribute_get(rewriter->context, &unit))) {
    tn_rewriter__set_attribute(rewriter, op, name, unit);
  }
}

static tn_status enable_streaming(tn_rewriter* rewriter, tn_ref root) {
  const tn_context* context = rewriter->context;
  const char* mode = tn_rewriter__option(rewriter, "streaming-mode");
  const char* za_mode = tn_rewriter__option(rewriter, "za-mode");
  const bool if_required = tn_rewriter__flag(rewriter, "if-required-by-ops");
  const bool if_scalable = tn_rewriter__flag(rewriter, "if-scalable-and-supported");
  for (tn_ref op = 0; (op = tn_anchor__next(context, root, TN_NAME_FUNC_FUNC, op)) != 0 &&
                      tn_rewriter__ok(rewriter, tn_poll(context));) {
    if (if_required && if_scalable) {
      tn_rewriter__fail(rewriter,
                        tn_op__fail_named(context, op, NULL,
                                          "enable-arm-streaming: `if-required-by-ops` and "
                                          "`if-scalable-and-supported` are mutually "
                                          "exclusive"));
      continue;
    }
    if ((if_required && !has_tiles(context, op)) || (if_scalable && !is_supported(context, op)) ||
        strcmp(mode, "disabled") == 0 ||
        tn_op__attribute(context, op, "enable_arm_streaming_ignore").storage != NULL) {
      continue;
    }
    set_mode(rewriter, op, strcmp(mode, "streaming-locally") == 0 ? "locally-streaming" : mode);
    if (strcmp(za_mode, "disabled") != 0) set_mode(rewriter, op, za_mode);
  }
  return rewriter->status;
}

TN_PASS(enable_arm_streaming) = {
    "enable-arm-streaming", "EnableArmStreaming", "Enable Armv9 Streaming SVE mode",
    .rewrite = enable_streaming,
    TN_PASS_OPTIONS(
        {"if-required-by-ops", TN_PASS_BOOL, "false", NULL,
         "Only apply the selected streaming/ZA modes if the function contains ops that implement "
         "the ArmSMETileOpInterface."},
        {"if-scalable-and-supported", TN_PASS_BOOL, "false", NULL,
         "Only apply the selected streaming/ZA modes if the function contains supported scalable "
         "vector operations."},
        {"streaming-mode", TN_PASS_WORD, "streaming",
         "disabled,streaming,streaming-locally,streaming-compatible",
         "Select how streaming-mode is managed at the function-level.\n"
         "disabled:Streaming mode is disabled.\n"
         "streaming:Streaming mode is part of the function interface (ABI), caller manages "
         "PSTATE.SM on entry/exit.\n"
         "streaming-locally:Streaming mode is internal to the function, callee manages PSTATE.SM "
         "on entry/exit.\n"
         "streaming-compatible:Function supports both streaming and non-streaming modes."},
        {"za-mode", TN_PASS_WORD, "disabled", "disabled,new-za,in-za,out-za,inout-za,preserves-za",
         "Select how ZA-storage is managed at the function-level.\n"
         "disabled:ZA storage is disabled.\n"
         "new-za:The function has ZA state. The ZA state is created on entry and destroyed on "
         "exit.\n"
         "in-za:The function uses ZA state. The ZA state may be used for input.\n"
         "out-za:The function uses ZA state. The ZA state may be used for output.\n"
         "inout-za:The function uses ZA state. The ZA state may be used for input and/or output.\n"
         "preserves-za:The function shares ZA state. The ZA state may not be used for input and/or "
         "output and the function must return with ZA unchanged"})};
