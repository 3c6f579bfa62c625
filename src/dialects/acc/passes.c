// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// acc-legalize-serial and acc-specialize-for-device.

#include "dialects/acc/passes.h"
#include "dialects/acc_ops.h"
#include "dialects/common/anchor.h"
#include "dialects/common/constant.h"
#include "dialects/func_ops.h"
#include "rewrite/branch.h"
#include "rewrite/lowering.h"
#include "schema/check.h"

bool tn_acc__is_one_of(const tn_context* context, tn_ref op, const char* names) {
  const tn_string_view name = tn_op__kept_name(context, op);
  if (name.size < 5 || memcmp(name.data, "acc.", 4) != 0) return false;
  const size_t size = name.size - 4;
  for (const char* at = names; *at != '\0';) {
    const char* end = strchr(at, ',');
    if ((size_t)(end - at) == size && memcmp(at, name.data + 4, size) == 0) return true;
    at = end + 1;
  }
  return false;
}

//===-- acc-specialize-for-device -------------------------------------------------------------===//

bool tn_acc__has_one_block(const tn_context* context, tn_ref op) {
  const tn_ref block = tn_op__first_block(context, op, 0);
  return block == 0 || tn_block__at(context, block)->next == 0;
}

void tn_acc__unwrap(tn_rewriter* rewriter, tn_ref op) {
  const tn_ref block = tn_op__first_block(rewriter->context, op, 0);
  if (block != 0) {
    const tn_ref last = tn_block__last_op(rewriter->context, block);
    // A kernel environment has no terminator.
    if (last != 0 && tn_acc__is_one_of(rewriter->context, last, "yield,terminator,")) {
      tn_rewriter__erase(rewriter, last);
    }
    tn_rewriter__inline_block(rewriter, block, tn_op__block(rewriter->context, op), op, NULL, 0);
  }
  tn_rewriter__erase(rewriter, op);
}

bool tn_acc__strip(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  if (tn_acc__is_one_of(context, op, TN_ACC_ENTRIES)) {
    tn_rewriter__replace1(rewriter, op, tn_op__operand(context, op, 0));
  } else if (tn_acc__is_one_of(context, op, TN_ACC_STATEMENTS)) {
    tn_rewriter__erase(rewriter, op);
  } else if (tn_acc__is_one_of(context, op, TN_ACC_CONSTRUCTS) &&
             tn_acc__has_one_block(context, op)) {
    tn_acc__unwrap(rewriter, op);
  } else if (tn_op__is_called(context, op, TN_NAME_ACC_DECLARE_ENTER)) {
    const tn_ref use = tn_value__first_use(context, tn_op__result(context, op, 0));
    if (use != 0) tn_rewriter__erase(rewriter, tn_use__owner(context, use));
    tn_rewriter__erase(rewriter, op);
  } else {
    return false;
  }
  return true;
}

static bool strip(void* user_data, tn_rewriter* rewriter, tn_ref op) {
  (void)user_data;
  return tn_acc__strip(rewriter, op);
}

/// Converts only the contents of compute constructs in a function, without folding other ops.
static void strip_constructs(tn_rewriter* rewriter, tn_ref function) {
  const tn_context* context = rewriter->context;
  tn_refs ops = {0};
  for (tn_ref op = function; op != 0 && tn_rewriter__goes_on(rewriter);
       op = tn_op__next_in_pre_order(context, function, op, false)) {
    for (tn_ref each = tn_op__parent(context, op); op != function && each != function;
         each = tn_op__parent(context, each)) {
      if (!tn_acc__is_one_of(context, each, "parallel,serial,kernels,")) continue;
      tn_refs__push(rewriter, &ops, op);
      break;
    }
  }
  // Users of tokens are erased before their definitions.
  for (uint32_t i = ops.count; i-- > 0 && rewriter->status == TN_OK;) {
    (void)tn_acc__strip(rewriter, tn_refs__items(&ops)[i]);
  }
  tn_refs__free(rewriter, &ops);
}

static tn_status specialize_for_device(tn_rewriter* rewriter, tn_ref root) {
  for (tn_ref op = 0;
       (op = tn_anchor__next(rewriter->context, root, TN_NAME_FUNC_FUNC, op)) != 0;) {
    if (tn_op__attribute(rewriter->context, op, "acc.specialized_routine").storage == NULL) {
      strip_constructs(rewriter, op);
    } else {
      TN_TRY(tn_passes__rewrite_top_down(rewriter, op, strip, NULL));
    }
  }
  return rewriter->status;
}

//===-- acc-legalize-serial -------------------------------------------------------------------===//

static tn_ref one(tn_rewriter* rewriter) {
  return tn_rewriter__arith_constant(rewriter, tn_make__integer(rewriter, 32, 1));
}

/// Converts acc.serial. Its operand segments are async, wait, if, self, reduction, private,
/// firstprivate and data; acc.parallel also has num_gangs, num_workers and vector_length before
/// `if`.
static void make_parallel(tn_rewriter* rewriter, tn_ref op) {
  static const char* const kept[] = {"asyncOperandsDeviceType",
                                     "asyncOnly",
                                     "waitOperandsSegments",
                                     "waitOperandsDeviceType",
                                     "hasWaitDevnum",
                                     "waitOnly",
                                     "selfAttr",
                                     "defaultAttr",
                                     "combined"};
  const tn_context* context = rewriter->context;
  tn_rewriter_attribute attributes[14] = {{NULL, {NULL}}};
  uint32_t count = 0;
  uint32_t segment_count = 0;
  const int32_t* segments =
      tn_rewriter__segments(context, op, "operandSegmentSizes", &segment_count);
  tn_refs operands = {0};
  if (segment_count != 8) return;
  const int32_t sizes[] = {segments[0], segments[1], 1,           1,
                           1,           segments[2], segments[3], segments[4],
                           segments[5], segments[6], segments[7]};
  tn_rewriter__for(rewriter, op);
  const uint32_t first = (uint32_t)segments[0] + (uint32_t)segments[1];
  tn_refs__push_operands(rewriter, &operands, op, 0, first);
  const tn_ref number = one(rewriter);
  for (int i = 0; i < 3; ++i) tn_refs__push(rewriter, &operands, number);
  tn_refs__push_operands(rewriter, &operands, op, first, tn_op__operand_count(context, op));
  for (size_t i = 0; i < sizeof kept / sizeof *kept; ++i) {
    attributes[count++] = (tn_rewriter_attribute){kept[i], tn_op__attribute(context, op, kept[i])};
  }
  const tn_attribute none_word = tn_make__string(rewriter, "none");
  const tn_attribute no_device = tn_make__defined(rewriter, "acc.device_type", &none_word, 1);
  const tn_attribute none = tn_make__array(rewriter, &no_device, 1);
  attributes[count++] = (tn_rewriter_attribute){"numGangsDeviceType", none};
  attributes[count++] = (tn_rewriter_attribute){"numWorkersDeviceType", none};
  attributes[count++] = (tn_rewriter_attribute){"vectorLengthDeviceType", none};
  attributes[count++] = (tn_rewriter_attribute){
      "numGangsSegments", tn_rewriter__make_segments(rewriter, (const int32_t[]){1}, 1)};
  attributes[count++] = (tn_rewriter_attribute){"operandSegmentSizes",
                                                tn_rewriter__make_segments(rewriter, sizes, 11)};
  const tn_ref parallel =
      tn_rewriter__create(rewriter, &(tn_rewriter_spec){.op_name = TN_NAME_ACC_PARALLEL,
                                                        .operands = tn_refs__items(&operands),
                                                        .operand_count = operands.count,
                                                        .attributes = attributes,
                                                        .attribute_count = count,
                                                        .region_count = 1});
  if (parallel != 0) {
    tn_rewriter__inline_region(rewriter, tn_op__region(context, op, 0),
                               tn_op__region(context, parallel, 0), 0);
    tn_rewriter__erase(rewriter, op);
  }
  tn_refs__free(rewriter, &operands);
}

static bool legalize_serial(void* user_data, tn_rewriter* rewriter, tn_ref op) {
  (void)user_data;
  if (!tn_op__is_called(rewriter->context, op, TN_NAME_ACC_SERIAL)) return false;
  make_parallel(rewriter, op);
  return true;
}

static tn_status run_legalize_serial(tn_rewriter* rewriter, tn_ref root) {
  return tn_anchor__rewrite(rewriter, root, TN_NAME_FUNC_FUNC, legalize_serial);
}

TN_PASS(acc_legalize_serial) = {"acc-legalize-serial", "ACCLegalizeSerial",
                                "Legalize OpenACC serial constructs",
                                .rewrite = run_legalize_serial};

TN_PASS(acc_specialize_for_device) = {"acc-specialize-for-device", "ACCSpecializeForDevice",
                                      "Strip OpenACC constructs inside device code",
                                      .rewrite = specialize_for_device};
