// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What simple ops compute. Source: MLIR, "'arith' Dialect".

#include <math.h>
#include <string.h>

#include "program.h"

__extension__ typedef unsigned __int128 wide;
__extension__ typedef __int128 signed_wide;

static uint64_t mask_of(value_type type) {
  return type.width >= 64 ? UINT64_MAX : (UINT64_C(1) << type.width) - 1;
}

int64_t program_signed(value_type type, uint64_t bits) {
  const unsigned spare = 64 - type.width;
  return (int64_t)(bits << spare) >> spare;
}

static double number_of(value_type type, uint64_t bits) {
  if (type.width == 32) {
    const uint32_t low = (uint32_t)bits;
    float value = 0;
    memcpy(&value, &low, sizeof value);
    return (double)value;
  }
  double value = 0;
  memcpy(&value, &bits, sizeof value);
  return value;
}

uint64_t program_bits(value_type type, double value) {
  uint64_t bits = 0;
  if (type.width == 32) {
    const float single = isnan(value) ? NAN : (float)value;
    uint32_t low = 0;
    memcpy(&low, &single, sizeof low);
    return isnan(value) ? 0x7fc00000u : low;
  }
  if (isnan(value)) return UINT64_C(0x7ff8000000000000);
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

uint64_t program_plain_bits(value_type type, uint64_t bits) {
  return type.is_float ? program_bits(type, number_of(type, bits)) : bits & mask_of(type);
}

//===-- Integers ------------------------------------------------------------------------------===//

static bool divide(opcode code, value_type type, uint64_t a, uint64_t b, uint64_t* out) {
  const int64_t left = program_signed(type, a);
  const int64_t right = program_signed(type, b);
  if (b == 0) return false;
  const bool is_signed =
      code == OP_DIVSI || code == OP_REMSI || code == OP_CEILDIVSI || code == OP_FLOORDIVSI;
  if (is_signed && right == -1 && left == -left && left != 0) return false;
  if (is_signed && right == -1) {
    *out = code == OP_REMSI ? 0 : (uint64_t)-left;
    return true;
  }
  const bool is_exact = is_signed && left % right == 0;
  const bool differs = (left < 0) != (right < 0);
  switch (code) {
    case OP_DIVUI:
      *out = a / b;
      return true;
    case OP_REMUI:
      *out = a % b;
      return true;
    case OP_CEILDIVUI:
      *out = a / b + (a % b != 0);
      return true;
    case OP_DIVSI:
      *out = (uint64_t)(left / right);
      return true;
    case OP_REMSI:
      *out = (uint64_t)(left % right);
      return true;
    case OP_CEILDIVSI:
      *out = (uint64_t)(left / right + (!is_exact && !differs));
      return true;
    default:
      *out = (uint64_t)(left / right - (!is_exact && differs));
      return true;
  }
}

static bool compare_ints(uint64_t predicate, value_type type, uint64_t a, uint64_t b) {
  const int64_t left = program_signed(type, a);
  const int64_t right = program_signed(type, b);
  const bool answers[] = {
      a == b, a != b, left<right, left <= right, left> right, left >= right, a<b, a <= b, a> b,
      a >= b};
  return answers[predicate];
}

/// Bits above the type's width are dropped by the caller.
static bool compute_int(const node* op, uint64_t a, uint64_t b, uint64_t* out) {
  const value_type type = op->from_type;
  const int64_t left = program_signed(type, a);
  const int64_t right = program_signed(type, b);
  switch (op->code) {
    case OP_ADDI:
      *out = a + b;
      return true;
    case OP_SUBI:
      *out = a - b;
      return true;
    case OP_MULI:
      *out = a * b;
      return true;
    case OP_ANDI:
      *out = a & b;
      return true;
    case OP_ORI:
      *out = a | b;
      return true;
    case OP_XORI:
      *out = a ^ b;
      return true;
    case OP_MAXSI:
      *out = left > right ? a : b;
      return true;
    case OP_MINSI:
      *out = left < right ? a : b;
      return true;
    case OP_MAXUI:
      *out = a > b ? a : b;
      return true;
    case OP_MINUI:
      *out = a < b ? a : b;
      return true;
    case OP_CMPI:
      *out = compare_ints(op->number, type, a, b);
      return true;
    case OP_EXTSI:
    case OP_INDEX_CAST:
      *out = (uint64_t)left;
      return true;
    case OP_EXTUI:
    case OP_TRUNCI:
    case OP_INDEX_CASTUI:
      *out = a;
      return true;
    default:
      return divide(op->code, type, a, b, out);
  }
}

/// Shifts; what is shifted out of its width is poison.
static void compute_shift(const node* op, uint64_t a, uint64_t b, run_value* out) {
  if (b >= op->type.width) {
    out->is_poison = true;
    return;
  }
  out->bits = op->code == OP_SHLI    ? a << b
              : op->code == OP_SHRUI ? a >> b
                                     : (uint64_t)(program_signed(op->type, a) >> b);
}

static void compute_extended(const node* op, uint64_t a, uint64_t b, run_value* results) {
  const value_type type = op->type;
  if (op->code == OP_ADDUI_EXTENDED) {
    results[0].bits = (a + b) & mask_of(type);
    results[1].bits = results[0].bits < a;
    return;
  }
  const wide product = op->code == OP_MULUI_EXTENDED
                           ? (wide)a * b
                           : (wide)((signed_wide)program_signed(type, a) * program_signed(type, b));
  results[0].bits = (uint64_t)product & mask_of(type);
  results[1].bits = (uint64_t)(product >> type.width) & mask_of(type);
}

//===-- Floats --------------------------------------------------------------------------------===//

static bool compare_floats(uint64_t predicate, double a, double b) {
  const bool unordered = isnan(a) || isnan(b);
  const bool ordered_answers[] = {
      false, a == b, a > b, a >= b, a < b, a <= b, !unordered && a != b, !unordered};
  if (predicate < 8) return ordered_answers[predicate];
  const bool answers[] = {a == b, a > b, a >= b, a < b, a <= b, a != b, false, true};
  return unordered || answers[predicate - 8];
}

static double lower(double a, double b) {
  if (a == b) return signbit(a) ? a : b;
  return a < b ? a : b;
}
static double higher(double a, double b) {
  if (a == b) return signbit(a) ? b : a;
  return a > b ? a : b;
}

/// A double holds what single arithmetic comes to well enough to round it once more.
static double compute_float(const node* op, double a, double b) {
  switch (op->code) {
    case OP_ADDF:
      return a + b;
    case OP_SUBF:
      return a - b;
    case OP_MULF:
      return a * b;
    case OP_DIVF:
      return a / b;
    case OP_REMF:
      return fmod(a, b);
    case OP_MAXIMUMF:
      return isnan(a) || isnan(b) ? NAN : higher(a, b);
    case OP_MINIMUMF:
      return isnan(a) || isnan(b) ? NAN : lower(a, b);
    case OP_MAXNUMF:
      return isnan(a) ? b : isnan(b) ? a : higher(a, b);
    case OP_MINNUMF:
      return isnan(a) ? b : isnan(b) ? a : lower(a, b);
    case OP_NEGF:
      return -a;
    default:
      return a;  // extf, truncf
  }
}

static uint64_t convert(const node* op, uint64_t bits) {
  const value_type from = op->from_type;
  if (op->code == OP_BITCAST) return bits;
  // From the integer at once: by way of a double it would be rounded twice.
  if (op->type.width == 32) {
    const float single = op->code == OP_SITOFP ? (float)program_signed(from, bits) : (float)bits;
    return program_bits(op->type, (double)single);
  }
  return program_bits(op->type,
                      op->code == OP_SITOFP ? (double)program_signed(from, bits) : (double)bits);
}

//===-- Any -----------------------------------------------------------------------------------===//

bool program_compute(const node* op, const run_value* operands, run_value* results) {
  for (unsigned i = 0; i < op->result_count; ++i) results[i] = (run_value){0, false};
  if (op->code == OP_UB_POISON) {
    results[0].is_poison = true;
    return true;
  }
  if (op->code == OP_SELECT) {
    results[0] = operands[operands[0].bits != 0 ? 1 : 2];
    results[0].is_poison |= operands[0].is_poison;
    return true;
  }
  bool is_poison = false;
  for (unsigned i = 0; i < op->operand_count; ++i) is_poison |= operands[i].is_poison;
  const bool divides = op->code >= OP_DIVUI && op->code <= OP_FLOORDIVSI;
  if (is_poison) {
    for (unsigned i = 0; i < op->result_count; ++i) results[i].is_poison = true;
    return !divides || !operands[1].is_poison;
  }
  const uint64_t a = op->operand_count > 0 ? operands[0].bits : 0;
  const uint64_t b = op->operand_count > 1 ? operands[1].bits : 0;
  if (op->code == OP_CONSTANT) {
    results[0].bits = op->number;
  } else if (op->code >= OP_SHLI && op->code <= OP_SHRSI) {
    compute_shift(op, a, b, &results[0]);
  } else if (op->code >= OP_ADDUI_EXTENDED && op->code <= OP_MULUI_EXTENDED) {
    compute_extended(op, a, b, results);
  } else if (op->code >= OP_SITOFP && op->code <= OP_BITCAST) {
    results[0].bits = convert(op, a);
  } else if (op->code >= OP_ADDF && op->code <= OP_TRUNCF) {
    const double left = number_of(op->from_type, a);
    const double right = number_of(op->from_type, b);
    results[0].bits = op->code == OP_CMPF ? compare_floats(op->number, left, right)
                                          : program_bits(op->type, compute_float(op, left, right));
  } else if (!compute_int(op, a, b, &results[0].bits)) {
    return false;
  }
  results[0].bits = program_plain_bits(op->type, results[0].bits);
  return true;
}
