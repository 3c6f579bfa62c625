// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tosa-attach-target, and tosa-arith-const-to-tosa-const.

#include "dialects/arith_ops.h"
#include "dialects/common/anchor.h"
#include "dialects/common/constant.h"
#include "dialects/func_ops.h"
#include "dialects/tosa_ops.h"
#include "rewrite/lowering.h"

//===-- tosa-attach-target --------------------------------------------------------------------===//

/// Makes an array of comma-separated keywords; null, with a message, if one is not in `known`.
static tn_attribute words_of(tn_rewriter* rewriter, const char* words, const char* known,
                             const char* kind) {
  tn_make_list list = tn_make_list__open(rewriter);
  while (*words != '\0' && rewriter->status == TN_OK) {
    const size_t size = strcspn(words, ",");
    const char* at = known;
    while (*at != '\0' && (strcspn(at, ",") != size || memcmp(at, words, size) != 0)) {
      at += strcspn(at, ",");
      while (*at == ',' || *at == ' ') ++at;
    }
    if (*at == '\0') {
      tn_rewriter__fail(
          rewriter, tn_context__fail(rewriter->context, TN_VERIFY_FAILED,
                                     tn_location_unknown(rewriter->context),
                                     "Unknown TOSA %s name passed in '%.*s', supported %ss are: %s",
                                     kind, (int)size, words, kind, known));
    }
    tn_make_list__push(&list, tn_make__string(rewriter, "%.*s", (int)size, words));
    words += size;
    words += *words == ',';
  }
  return tn_make_list__close(rewriter, &list);
}

static tn_status attach_target(tn_rewriter* rewriter, tn_ref root) {
  static const char profiles[] = "pro_int, pro_fp";
  static const char extensions[] =
      "int16, int4, bf16, fp8e4m3, fp8e5m2, fft, variable, controlflow, doubleround, inexactround, "
      "dynamic, mxfp, int64, shape";
  const tn_attribute parameters[] = {
      tn_make__string(rewriter, "%s", tn_rewriter__option(rewriter, "specification_version")),
      tn_make__string(rewriter, "%s", tn_rewriter__option(rewriter, "level")),
      words_of(rewriter, tn_rewriter__option(rewriter, "profiles"), profiles, "profile"),
      words_of(rewriter, tn_rewriter__option(rewriter, "extensions"), extensions, "extension")};
  const tn_attribute target = tn_make__defined(rewriter, "tosa.target_env", parameters, 4);
  if (rewriter->status == TN_OK)
    tn_rewriter__set_attribute(rewriter, root, "tosa.target_env", target);
  return rewriter->status;
}

//===-- tosa-arith-const-to-tosa-const --------------------------------------------------------===//

/// Converts constant tensors, except tensors of index, which tosa does not have.
static bool take_constant(void* user_data, tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  (void)user_data;
  if (tn_op__code(context, op) != TN_CODE_ARITH_CONSTANT) return false;
  const tn_type type = tn_op__result_type(context, op, 0);
  if (!tn_type__is(type, TN_TYPE_TENSOR) ||
      tn_type__is(tn_type_element_type(type), TN_TYPE_INDEX)) {
    return false;
  }
  tn_rewriter__for(rewriter, op);
  const tn_ref made = tn_build_tosa_const(rewriter, type, tn_arith_constant_value(context, op));
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  return true;
}

static tn_status take_constants(tn_rewriter* rewriter, tn_ref root) {
  return tn_anchor__rewrite(rewriter, root, TN_NAME_FUNC_FUNC, take_constant);
}

TN_PASS(tosa_arith_const_to_tosa_const) = {
    "tosa-arith-const-to-tosa-const", "TosaArithConstantToTosaConstPass",
    "Convert tensor arith.constant operations into tosa.const", .rewrite = take_constants};

TN_PASS(tosa_attach_target) = {
    "tosa-attach-target", "TosaAttachTarget",
    "Attach tosa.target_env information to the given module.", .rewrite = attach_target,
    TN_PASS_OPTIONS(
        {"extensions", TN_PASS_LIST, "", NULL,
         "The TOSA extension(s) that operators should conform to. TOSA profile extensions define "
         "optional operation and data type combinations."},
        {"level", TN_PASS_WORD, "8k", "8k,none",
         "The TOSA level that operators should conform to. A TOSA level defines operator argument "
         "ranges that an implementation shall support.\n"
         "8k:Ranges are expected to be sufficient for applications with frame sizes up to 8K.\n"
         "none:Allows the full range of arguments specified by the operations according to the "
         "operation data types."},
        {"profiles", TN_PASS_LIST, "", NULL,
         "The TOSA profile(s) that operators should conform to. TOSA profiles enable efficient "
         "implementation on different classes of device. Each profile is an independent set of "
         "operations and data type combinations."},
        {"specification_version", TN_PASS_WORD, "1.0", "1.0,1.1.draft",
         "The specification version that TOSA operators should conform to.\n"
         "1.0:TOSA Specification version 1.0\n1.1.draft:TOSA Specification version 1.1.draft"})};
