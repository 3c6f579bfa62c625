// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of nvvm's wmma ops: combinations of shapes and element types, and the registers that
// hold a fragment.
//
// Source: the PTX ISA, "Warp-level matrix instructions", and MLIR's messages.

#include <stdio.h>

#include "dialects/common/llvm_type.h"
#include "dialects/nvvm/nvvm.h"
#include "dialects/nvvm_ops.h"
#include "ir/enum_attribute.h"
#include "ir/op_diagnostic.h"

typedef enum shape_kind { SHAPE_UNKNOWN, SHAPE_K16, SHAPE_TF32, SHAPE_F64 } shape_kind;

typedef struct shape {
  shape_kind kind;
  int64_t m;
  int64_t n;
} shape;

static shape shape_of(tn_attribute m, tn_attribute n, tn_attribute k) {
  static const struct {
    int64_t m, n, k;
    shape_kind kind;
  } shapes[] = {{16, 16, 16, SHAPE_K16},
                {32, 8, 16, SHAPE_K16},
                {8, 32, 16, SHAPE_K16},
                {16, 16, 8, SHAPE_TF32},
                {8, 8, 4, SHAPE_F64}};
  shape found = {SHAPE_UNKNOWN, tn_integer_attribute_value(m), tn_integer_attribute_value(n)};
  const int64_t depth = tn_integer_attribute_value(k);
  for (size_t i = 0; i < sizeof shapes / sizeof *shapes; ++i) {
    if (shapes[i].m == found.m && shapes[i].n == found.n && shapes[i].k == depth) {
      found.kind = shapes[i].kind;
    }
  }
  return found;
}

/// The registers of one fragment of a thread: `count` of `type`; 0 for an invalid combination.
typedef struct fragment {
  uint32_t count;
  tn_type type;
} fragment;

typedef enum register_kind { PAIRS, F32, I32, F64 } register_kind;

static tn_status make_type(tn_context* context, register_kind kind, tn_type* out_type) {
  static const int64_t two = 2;
  tn_type f16;
  switch (kind) {
    case PAIRS:
      TN_TRY(tn_float_type_get(context, TN_FLOAT_F16, &f16));
      return tn_vector_type_get(f16, &two, NULL, 1, out_type);
    case F32:
      return tn_float_type_get(context, TN_FLOAT_F32, out_type);
    case F64:
      return tn_float_type_get(context, TN_FLOAT_F64, out_type);
    default:
      return tn_integer_type_get(context, 32, TN_SIGNLESS, out_type);
  }
}

static bool is(tn_string_view text, const char* word) {
  return tn_string_view_equal(text, tn_string_view_from(word));
}

/// The registers of a factor, A or B, with `extent` rows or columns.
static uint32_t factor_count(shape of, tn_string_view type, int64_t extent, register_kind* kind) {
  *kind = PAIRS;
  if (is(type, "f16")) return of.kind == SHAPE_K16 ? 8 : 0;
  *kind = F64;
  if (is(type, "f64")) return of.kind == SHAPE_F64 ? 1 : 0;
  *kind = I32;
  if (is(type, "tf32")) return of.kind == SHAPE_TF32 ? 4 : 0;
  if (!is(type, "s8") && !is(type, "u8")) return 0;
  return of.kind == SHAPE_K16 ? (uint32_t)extent / 8 : 0;
}

/// The registers of C or of the result.
static uint32_t sum_count(shape of, tn_string_view type, register_kind* kind) {
  *kind = PAIRS;
  if (is(type, "f16")) return of.kind == SHAPE_K16 ? 4 : 0;
  *kind = F32;
  if (is(type, "f32")) return of.kind == SHAPE_K16 || of.kind == SHAPE_TF32 ? 8 : 0;
  *kind = F64;
  if (is(type, "f64")) return of.kind == SHAPE_F64 ? 2 : 0;
  *kind = I32;
  return is(type, "s32") && of.kind == SHAPE_K16 ? 8 : 0;
}

static tn_status fragment_of(tn_context* context, shape of, tn_string_view type, char name,
                             fragment* out_fragment) {
  register_kind kind = I32;
  out_fragment->count = name == 'c' ? sum_count(of, type, &kind)
                                    : factor_count(of, type, name == 'a' ? of.m : of.n, &kind);
  return make_type(context, kind, &out_fragment->type);
}

static tn_status fail_combination(const tn_context* context, tn_ref op) {
  return tn_op__fail_named(context, op, NULL, "invalid attribute combination");
}

static tn_string_view type_word(tn_attribute type) {
  return tn_enum_attribute__text(type, "nvvm", "mma_type");
}

static tn_status check_struct(tn_context* context, tn_ref op, const fragment* wanted) {
  const tn_llvm_parts parts = tn_llvm_type__open(tn_op__result_type(context, op, 0));
  bool holds = parts.kind == TN_LLVM_STRUCT && tn_llvm_parts__type_count(&parts) == wanted->count;
  for (uint32_t i = 0; holds && i < wanted->count; ++i) {
    holds = tn_type_equal(tn_llvm_parts__type(&parts, i), wanted->type);
  }
  if (holds) return TN_OK;
  char words[80];
  (void)snprintf(words, sizeof words,
                 "expected destination type is a structure of %u elements of type $",
                 wanted->count);
  return tn_check__fail_typed(context, op, true, words, &wanted->type);
}

static tn_status check_load(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_string_view name =
      tn_enum_attribute__text(tn_nvvm_wmma_load_frag(context, op), "nvvm", "mma_frag");
  const tn_string_view type = type_word(tn_nvvm_wmma_load_eltype(context, op));
  const shape of = shape_of(tn_nvvm_wmma_load_m(context, op), tn_nvvm_wmma_load_n(context, op),
                            tn_nvvm_wmma_load_k(context, op));
  fragment wanted;
  TN_TRY(fragment_of(context, of, type, name.size == 0 ? 'c' : *name.data, &wanted));
  if (wanted.count == 0) return fail_combination(context, op);
  if (wanted.count > 1 || !is(type, "f64")) return check_struct(context, op, &wanted);
  if (tn_type_equal(tn_op__result_type(context, op, 0), wanted.type)) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "expected destination type to be f64");
}

static tn_status check_store(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_op_range args = tn_nvvm_wmma_store_args(context, op);
  const shape of = shape_of(tn_nvvm_wmma_store_m(context, op), tn_nvvm_wmma_store_n(context, op),
                            tn_nvvm_wmma_store_k(context, op));
  fragment wanted;
  TN_TRY(fragment_of(context, of, type_word(tn_nvvm_wmma_store_eltype(context, op)), 'c', &wanted));
  if (wanted.count == 0) return fail_combination(context, op);
  if (args.count != wanted.count) {
    return tn_op__fail_named(context, op, NULL, "expected %u data operands", wanted.count);
  }
  for (uint32_t i = 0; i < args.count; ++i) {
    if (tn_type_equal(tn_op__operand_type(context, op, args.start + i), wanted.type)) continue;
    return tn_check__fail_typed(context, op, true, "expected data operands of type $",
                                &wanted.type);
  }
  return TN_OK;
}

/// Whether factors of the type `factor` are summed up in `sum`.
static bool is_product(tn_string_view factor, tn_string_view sum) {
  if (is(factor, "f16")) return is(sum, "f16") || is(sum, "f32");
  if (is(factor, "tf32")) return is(sum, "f32");
  if (is(factor, "f64")) return is(sum, "f64");
  return is(sum, "s32");
}

static tn_status check_product(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_string_view factor = type_word(tn_nvvm_wmma_mma_eltype_a(context, op));
  const tn_string_view sum = type_word(tn_nvvm_wmma_mma_eltype_b(context, op));
  const shape of = shape_of(tn_nvvm_wmma_mma_m(context, op), tn_nvvm_wmma_mma_n(context, op),
                            tn_nvvm_wmma_mma_k(context, op));
  fragment parts[3];
  uint32_t count = 0;
  for (uint32_t i = 0; i < 3; ++i) {
    TN_TRY(fragment_of(context, of, i == 2 ? sum : factor, "abc"[i], &parts[i]));
    if (parts[i].count == 0 || !is_product(factor, sum)) return fail_combination(context, op);
    count += parts[i].count;
  }
  if (tn_op__operand_count(context, op) != count) {
    return tn_op__fail_named(context, op, NULL, "expected %u arguments", count);
  }
  for (uint32_t i = 0, part = 0, end = parts[0].count; i < count; ++i) {
    if (i == end) end += parts[++part].count;
    if (tn_type_equal(tn_op__operand_type(context, op, i), parts[part].type)) continue;
    char words[48];
    (void)snprintf(words, sizeof words, "expected argument %u to be of type $", i);
    return tn_check__fail_typed(context, op, true, words, &parts[part].type);
  }
  return check_struct(context, op, &parts[2]);
}

const tn_named_check tn_nvvm_checks[] = {
    {"nvvm.wmma.load", check_load, NULL, true},
    {"nvvm.wmma.mma", check_product, NULL, true},
    {"nvvm.wmma.store", check_store, NULL, true},
    {NULL, NULL, NULL, false},
};
