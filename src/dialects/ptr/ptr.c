// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the ptr dialect, and its folds: casts of casts, and zero offsets.

#include "dialects/common/load_interface.h"
#include "dialects/common/parameters.h"
#include "dialects/dialects.h"
#include "dialects/op_code.h"
#include "dialects/ptr_ops.h"
#include "ir/definition.h"
#include "rewrite/constant.h"
#include "rewrite/fold.h"

/// Folds a cast back to the original type to the original value, if the cast has the same metadata.
static tn_fold_outcome fold_from_ptr(tn_fold* fold) {
  const tn_context* context = fold->context;
  const tn_ref to = tn_value__defined_by(context, tn_fold__operand(fold, 0), TN_CODE_PTR_TO_PTR);
  if (to == 0) return TN_FOLD_NOTHING;
  const tn_ref value = tn_ptr_to_ptr_ptr(context, to);
  const tn_type type = tn_op__result_type(context, fold->op, 0);
  if (!tn_type_equal(tn_value__type(context, value), type)) return TN_FOLD_NOTHING;
  if (fold->operand_count < 2) return TN_FOLD_NOTHING;
  const tn_ref metadata =
      tn_value__defined_by(context, tn_fold__operand(fold, 1), TN_CODE_PTR_GET_METADATA);
  if (metadata == 0 || tn_ptr_get_metadata_ptr(context, metadata) != value) return TN_FOLD_NOTHING;
  return tn_fold__value(fold, value);
}

static tn_fold_outcome fold_to_ptr(tn_fold* fold) {
  const tn_context* context = fold->context;
  const tn_ref from =
      tn_value__defined_by(context, tn_fold__operand(fold, 0), TN_CODE_PTR_FROM_PTR);
  if (from == 0) return TN_FOLD_NOTHING;
  const tn_ref value = tn_ptr_from_ptr_ptr(context, from);
  const tn_type type = tn_op__result_type(context, fold->op, 0);
  if (!tn_type_equal(tn_value__type(context, value), type)) return TN_FOLD_NOTHING;
  return tn_fold__value(fold, value);
}

static tn_fold_outcome fold_add(tn_fold* fold) {
  if (!tn_const__is_int(fold->constants[TN_PTR_PTR_ADD_OFFSET], 0)) return TN_FOLD_NOTHING;
  return tn_fold__value(fold, tn_fold__operand(fold, TN_PTR_PTR_ADD_BASE));
}

static tn_fold_outcome fold_op(tn_fold* fold) {
  switch (fold->code) {
    case TN_CODE_PTR_FROM_PTR:
      return fold_from_ptr(fold);
    case TN_CODE_PTR_PTR_ADD:
      return fold_add(fold);
    case TN_CODE_PTR_TO_PTR:
      return fold_to_ptr(fold);
    default:
      return TN_FOLD_NOTHING;
  }
}

/// Checks that sizes and alignments are whole bytes.
static bool check_spec(const tn_context* context, const tn_uref* parameters,
                       tn_parse_error* out_wrong) {
  static const char* const names[] = {"size", "abi", "preferred", "index"};
  for (uint32_t i = 0; i < 4; ++i) {
    const uint32_t bits = (uint32_t)tn_parameters__integer(context, parameters, i);
    if (bits % 8 != 0 && (i < 3 || bits != UINT32_MAX)) {
      return tn_parameters__refuse(out_wrong, "%s entry must be divisible by 8", names[i]);
    }
  }
  return (uint32_t)tn_parameters__integer(context, parameters, 1) <=
             (uint32_t)tn_parameters__integer(context, parameters, 2) ||
         tn_parameters__refuse(
             out_wrong, "preferred alignment is expected to be at least as large as ABI alignment");
}

/// Checks that the memory space is an attribute with MLIR's MemorySpaceAttrInterface.
static bool check_ptr(const tn_context* context, const tn_uref* parameters,
                      tn_parse_error* out_wrong) {
  static const char* const names[][2] = {
      {"ptr", "generic_space"}, {"llvm", "address_space"}, {"nvvm", "memory_space"}};
  const tn_attribute space = tn_parameters__attribute(context, parameters, 0);
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
    if (tn_opaque__is_called(space.storage, names[i][0], names[i][1])) return true;
  }
  return tn_parameters__refuse(out_wrong, "invalid kind of attribute specified");
}

/// Checks that the type has MLIR's PtrLikeTypeInterface and metadata.
static bool check_metadata(const tn_context* context, const tn_uref* parameters,
                           tn_parse_error* out_wrong) {
  const tn_type type = tn_parameters__type(context, parameters, 0);
  if (tn_type__is(type, TN_TYPE_MEMREF) || tn_type__is(type, TN_TYPE_UNRANKED_MEMREF)) return true;
  if (tn_opaque__is_called(type.storage, "ptr", "ptr")) {
    return tn_parameters__refuse(out_wrong, "the ptr-like type has no metadata");
  }
  return tn_parameters__refuse(out_wrong, "invalid kind of type specified");
}

static const tn_parameters_check parameters_checks[] = {
    {"#spec", check_spec}, {"!ptr", check_ptr}, {"!ptr_metadata", check_metadata}, {NULL, NULL}};

// clang-format off
static const tn_named_code op_codes[] = {
#include "dialects/ptr/ops.inc"
};
// clang-format on

const tn_dialect_entry tn_ptr_dialect = {
    .name = {"ptr", 3},
    .op_codes = op_codes,
    .op_code_count = sizeof op_codes / sizeof *op_codes,
    .fold = fold_op,
    .interface = &tn_load__interface,
    .vector_elements = (const char* const[]){"ptr", NULL},
    .memref_elements = (const char* const[]){"ptr", NULL},
    .parameters_checks = parameters_checks,
};
