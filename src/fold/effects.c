// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Effects, speculation, branches: see effects.h.

#include "fold/effects.h"

#include "fold/constant.h"

//===-- Effects -------------------------------------------------------------------------------===//

/// What ops do of which no trait says it.
static uint32_t effects_of_code(tn_op_code code) {
  switch (code) {
    case TN_CODE_MEMREF_LOAD:
    case TN_CODE_AFFINE_LOAD:
    case TN_CODE_AFFINE_VECTOR_LOAD:
      return TN_EFFECT_READ;
    case TN_CODE_MEMREF_STORE:
    case TN_CODE_AFFINE_STORE:
    case TN_CODE_AFFINE_VECTOR_STORE:
      return TN_EFFECT_WRITE;
    case TN_CODE_MEMREF_COPY:
    case TN_CODE_MEMREF_ATOMIC_RMW:
    case TN_CODE_MEMREF_GENERIC_ATOMIC_RMW:
    case TN_CODE_MEMREF_PREFETCH:
    case TN_CODE_AFFINE_PREFETCH:
      return TN_EFFECT_READ | TN_EFFECT_WRITE;
    case TN_CODE_MEMREF_ALLOC:
    case TN_CODE_MEMREF_ALLOCA:
      return TN_EFFECT_ALLOCATE;
    case TN_CODE_MEMREF_DEALLOC:
      return TN_EFFECT_FREE;
    case TN_CODE_MEMREF_REALLOC:
      return TN_EFFECT_ALLOCATE | TN_EFFECT_FREE;
    case TN_CODE_CF_ASSERT:
      return TN_EFFECT_WRITE;
    default:
      return TN_EFFECT_UNKNOWN;
  }
}

uint32_t tn_effects__of(const tn_context* context, tn_ref op) {
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  if (definition == NULL) return TN_EFFECT_UNKNOWN;
  if ((definition->traits & TN_OP_TRAIT_NO_EFFECT) != 0) return 0;
  if ((definition->traits & TN_OP_TRAIT_RECURSIVE_EFFECTS) != 0) return TN_EFFECT_RECURSIVE;
  return effects_of_code(definition->code);
}

/// Looks at an op and, where it does what is in it does, at those inside; `wrong` has the effects
/// that must not be.
static bool lacks(const tn_context* context, tn_ref root, uint32_t wrong) {
  bool skip = false;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, skip)) {
    const uint32_t effects = tn_effects__of(context, op);
    if ((effects & wrong) != 0) return false;
    skip = (effects & TN_EFFECT_RECURSIVE) == 0;
    if (skip && op == root) return true;
  }
  return true;
}

bool tn_effects__is_free(const tn_context* context, tn_ref op) {
  return lacks(context, op, ~(uint32_t)TN_EFFECT_RECURSIVE);
}

bool tn_effects__would_be_dead(const tn_context* context, tn_ref op) {
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  if (definition == NULL ||
      (definition->traits & (TN_OP_TRAIT_TERMINATOR | TN_OP_TRAIT_SYMBOL)) != 0) {
    return false;
  }
  if (TN_LIKELY((definition->traits & TN_OP_TRAIT_NO_EFFECT) != 0)) return true;
  return lacks(context, op, TN_EFFECT_WRITE | TN_EFFECT_FREE | TN_EFFECT_UNKNOWN);
}

//===-- Speculation ---------------------------------------------------------------------------===//

/// Whether the divisor is a constant that makes the division defined everywhere.
static bool divides_safely(const tn_context* context, tn_ref op, bool is_signed) {
  tn_int divisor;
  if (tn_rw__operand_count(context, op) < 2 ||
      !tn_const__int_of(context, tn_rw__operand(context, op, 1), &divisor)) {
    return false;
  }
  return divisor.bits != 0 && !(is_signed && tn_int__is_ones(divisor));
}

static bool loop_is_finite(const tn_context* context, tn_ref op) {
  tn_int step;
  return tn_const__int_of(context, tn_rw__operand(context, op, 2), &step) && step.bits == 1;
}

static bool may_run_anywhere(const tn_context* context, tn_ref op,
                             const tn_op_definition* definition, bool* out_inside) {
  *out_inside = false;
  switch (definition->code) {
    case TN_CODE_ARITH_DIVUI:
    case TN_CODE_ARITH_REMUI:
    case TN_CODE_ARITH_CEILDIVUI:
    case TN_CODE_INDEX_DIVU:
    case TN_CODE_INDEX_REMU:
    case TN_CODE_INDEX_CEILDIVU:
      return divides_safely(context, op, false);
    case TN_CODE_ARITH_DIVSI:
    case TN_CODE_ARITH_REMSI:
    case TN_CODE_ARITH_CEILDIVSI:
    case TN_CODE_ARITH_FLOORDIVSI:
    case TN_CODE_INDEX_DIVS:
    case TN_CODE_INDEX_REMS:
    case TN_CODE_INDEX_CEILDIVS:
    case TN_CODE_INDEX_FLOORDIVS:
      return divides_safely(context, op, true);
    case TN_CODE_MEMREF_DIM:
    case TN_CODE_TENSOR_DIM: {
      tn_int index;
      const tn_type type = tn_rw__type(context, tn_rw__operand(context, op, 0));
      return tn_const__int_of(context, tn_rw__operand(context, op, 1), &index) &&
             tn_shaped_type_has_rank(type) && index.bits < tn_shaped_type_rank(type);
    }
    case TN_CODE_SCF_FOR:
      *out_inside = true;
      return loop_is_finite(context, op);
    case TN_CODE_AFFINE_FOR: {
      int64_t step = 0;
      *out_inside = true;
      return tn_const__int64(tn_rw__attribute(context, op, "step"), &step) && step == 1;
    }
    default:
      *out_inside = (definition->traits & TN_OP_TRAIT_RECURSIVE_EFFECTS) != 0;
      return (definition->traits & TN_OP_TRAIT_SPECULATABLE) != 0;
  }
}

bool tn_effects__is_speculatable(const tn_context* context, tn_ref root) {
  bool inside = false;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, !inside)) {
    const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
    if (definition == NULL || !may_run_anywhere(context, op, definition, &inside)) return false;
    if (!inside && op == root) return true;
  }
  return true;
}

//===-- Branches ------------------------------------------------------------------------------===//

int64_t tn_rw__segment(const tn_context* context, tn_ref op, const char* name, uint32_t index) {
  const tn_attribute sizes = tn_rw__attribute(context, op, name);
  size_t byte_size = 0;
  const int32_t* data = tn_dense_array_attribute_data(sizes, &byte_size);
  return data == NULL || index >= byte_size / sizeof *data ? 0 : data[index];
}

void tn_rw__set_segments(tn_rewriter* it, tn_ref op, const char* name, const int32_t* sizes,
                         uint32_t count) {
  tn_type i32 = {NULL};
  tn_attribute attribute = {NULL};
  if (tn_rw__ok(it, tn_integer_type_get(it->context, 32, TN_SIGNLESS, &i32)) &&
      tn_rw__ok(
          it, tn_dense_array_attribute_get(i32, count, sizes, count * sizeof *sizes, &attribute))) {
    tn_rw__set_attribute(it, op, name, attribute);
  }
}

/// Where the operands for a successor of cf.switch begin.
static void switch_operands(const tn_context* context, tn_ref op, uint32_t successor,
                            tn_forwarded* out_range) {
  out_range->start = 1;
  out_range->count = (uint32_t)tn_rw__segment(context, op, "operandSegmentSizes", 1);
  for (uint32_t i = 0; i < successor; ++i) {
    out_range->start += out_range->count;
    out_range->count = (uint32_t)tn_rw__segment(context, op, "case_operand_segments", i);
  }
}

bool tn_branch__operands(const tn_context* context, tn_ref op, uint32_t successor,
                         tn_forwarded* out_range) {
  *out_range = (tn_forwarded){0, 0};
  switch (tn_rw__code(context, op)) {
    case TN_CODE_CF_BR:
      out_range->count = tn_rw__operand_count(context, op);
      return true;
    case TN_CODE_CF_COND_BR: {
      const uint32_t count = (uint32_t)tn_rw__segment(context, op, "operandSegmentSizes", 1);
      out_range->start = successor == 0 ? 1 : 1 + count;
      out_range->count = successor == 0 ? count : tn_rw__operand_count(context, op) - 1 - count;
      return true;
    }
    case TN_CODE_CF_SWITCH:
      switch_operands(context, op, successor, out_range);
      return true;
    default:
      return false;
  }
}

/// `change` more in the sizes of segments, at `index`.
static void change_segment(tn_rewriter* it, tn_ref op, const char* name, uint32_t index,
                           int32_t change) {
  size_t byte_size = 0;
  const int32_t* data =
      tn_dense_array_attribute_data(tn_rw__attribute(it->context, op, name), &byte_size);
  const uint32_t count = (uint32_t)(byte_size / sizeof *data);
  int32_t* sizes = byte_size == 0 ? NULL : tn_allocate(&it->context->allocator, byte_size);
  if (sizes == NULL) {
    tn_rw__fail(it, TN_OUT_OF_MEMORY);
    return;
  }
  memcpy(sizes, data, byte_size);
  sizes[index] += change;
  tn_rw__set_segments(it, op, name, sizes, count);
  tn_deallocate(&it->context->allocator, sizes, byte_size);
}

/// Tells a branch that there are `change` more operands for a successor.
static void change_segments(tn_rewriter* it, tn_ref op, uint32_t successor, int32_t change) {
  switch (tn_rw__code(it->context, op)) {
    case TN_CODE_CF_COND_BR:
      change_segment(it, op, "operandSegmentSizes", 1 + successor, change);
      break;
    case TN_CODE_CF_SWITCH:
      change_segment(it, op, "operandSegmentSizes", successor == 0 ? 1 : 2, change);
      if (successor != 0) change_segment(it, op, "case_operand_segments", successor - 1, change);
      break;
    default:
      break;
  }
}

void tn_branch__erase_operand(tn_rewriter* it, tn_ref op, uint32_t successor, uint32_t index) {
  tn_forwarded range;
  if (it->status != TN_OK || !tn_branch__operands(it->context, op, successor, &range)) return;
  tn_rw__erase_operand(it, op, range.start + index);
  change_segments(it, op, successor, -1);
}

void tn_branch__append_operand(tn_rewriter* it, tn_ref op, uint32_t successor, tn_ref value) {
  tn_forwarded range;
  if (it->status != TN_OK || !tn_branch__operands(it->context, op, successor, &range)) return;
  tn_refs values = {0};
  const uint32_t end = range.start + range.count;
  tn_refs__push_operands(it, &values, op, 0, end);
  tn_refs__push(it, &values, value);
  tn_refs__push_operands(it, &values, op, end, tn_rw__operand_count(it->context, op));
  if (it->status == TN_OK) tn_rw__set_operands(it, op, tn_refs__items(&values), values.count);
  tn_refs__free(it, &values);
  change_segments(it, op, successor, 1);
}
