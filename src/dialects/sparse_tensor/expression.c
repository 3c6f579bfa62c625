// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine expressions over the names that an encoding gives to dimensions and levels. Products bind
// closer than sums, and both go from left to right.

#include "dialects/sparse_tensor/encoding.h"

#define DEPTH_MAX 64u

typedef struct reading {
  tn_context* context;
  tn_scan* scan;
  const tn_string_view* names;
  const tn_affine_expr* values;
  size_t count;
  unsigned depth;
} reading;

static bool read_sum(reading* it, tn_affine_expr* out_expr);

static bool failed(reading* it, tn_status status) {
  if (status == TN_OK) return false;
  it->scan->wrong->words[0] = '\0';
  return true;
}

/// What joins factors or terms; 0 for nothing. `at` stands on its token.
static char peek_operator(reading* it, bool is_product) {
  tn_scan ahead = *it->scan;
  const char* at = tn_scan__here(&ahead);
  if (at == ahead.end) return '\0';
  if (!is_product) return *at == '+' || *at == '-' ? *at : '\0';
  if (*at == '*') return '*';
  const tn_string_view word = tn_scan__word(&ahead);
  if (tn_scan__word_is(word, "floordiv")) return '/';
  if (tn_scan__word_is(word, "ceildiv")) return '^';
  return tn_scan__word_is(word, "mod") ? '%' : '\0';
}

static void take_operator(reading* it, char sign) {
  (void)tn_scan__here(it->scan);
  if (sign == '+' || sign == '-' || sign == '*') {
    ++it->scan->at;
  } else {
    (void)tn_scan__word(it->scan);
  }
}

static bool read_name(reading* it, tn_affine_expr* out_expr) {
  const char* at = tn_scan__here(it->scan);
  const tn_string_view name = tn_scan__word(it->scan);
  for (size_t i = 0; i < it->count; ++i) {
    if (!tn_string_view_equal(it->names[i], name)) continue;
    *out_expr = it->values[i];
    return true;
  }
  return tn_scan__refuse(it->scan, at == it->scan->blank_to ? it->scan->blank_from : at,
                         "use of undeclared identifier");
}

static bool negate(reading* it, tn_affine_expr* expr) {
  tn_affine_expr minus;
  return !failed(it, tn_affine_constant_get(it->context, -1, &minus)) &&
         !failed(it, tn_affine_binary_get(TN_AFFINE_MUL, *expr, minus, expr));
}

static bool read_group(reading* it, tn_affine_expr* out_expr) {
  const char* at = tn_scan__here(it->scan);
  ++it->scan->at;
  if (it->depth == DEPTH_MAX) return tn_scan__refuse(it->scan, at, "expression is nested deeply");
  if (tn_scan__is(it->scan, ')')) {
    return tn_scan__refuse(it->scan, it->scan->at, "no expression inside parentheses");
  }
  ++it->depth;
  const bool is_right = read_sum(it, out_expr) && tn_scan__expect(it->scan, ')');
  --it->depth;
  return is_right;
}

static bool read_factor(reading* it, const char* side, tn_affine_expr* out_expr) {
  const char* at = tn_scan__here(it->scan);
  const char sign = at < it->scan->end ? *at : '\0';
  if (sign == '(') return read_group(it, out_expr);
  if (sign == '-') {
    ++it->scan->at;
    if (it->depth == DEPTH_MAX) return tn_scan__refuse(it->scan, at, "expression is nested deeply");
    ++it->depth;
    const bool is_right = read_factor(it, side, out_expr);
    --it->depth;
    return is_right && negate(it, out_expr);
  }
  if (sign >= '0' && sign <= '9') {
    int64_t number;
    return tn_scan__integer(it->scan, &number) &&
           !failed(it, tn_affine_constant_get(it->context, number, out_expr));
  }
  if (side == NULL && peek_operator(it, true) == '\0' && peek_operator(it, false) == '\0') {
    tn_scan ahead = *it->scan;
    if (tn_scan__word(&ahead).size != 0) return read_name(it, out_expr);
    return tn_scan__refuse(it->scan, at, "expected affine expression");
  }
  tn_scan ahead = *it->scan;
  if (peek_operator(it, true) == '\0' && tn_scan__word(&ahead).size != 0) {
    return read_name(it, out_expr);
  }
  return tn_scan__refuse(it->scan, at, "missing %s operand of binary operator",
                         side == NULL ? "left" : side);
}

static tn_affine_kind kind_of(char sign) {
  switch (sign) {
    case '*':
      return TN_AFFINE_MUL;
    case '/':
      return TN_AFFINE_FLOORDIV;
    case '^':
      return TN_AFFINE_CEILDIV;
    case '%':
      return TN_AFFINE_MOD;
    default:
      return TN_AFFINE_ADD;
  }
}

static bool join(reading* it, char sign, const char* at, tn_affine_expr rhs, tn_affine_expr* lhs) {
  const bool is_plain = tn_affine_expr_is_symbolic_or_constant(rhs);
  if (sign == '*' && !is_plain && !tn_affine_expr_is_symbolic_or_constant(*lhs)) {
    return tn_scan__refuse(it->scan, at,
                           "non-affine expression: at least one of the multiply operands has to be "
                           "either a constant or symbolic");
  }
  if (sign != '*' && sign != '+' && sign != '-' && !is_plain) {
    return tn_scan__refuse(it->scan, at,
                           "non-affine expression: right operand of %s has to be either a constant "
                           "or symbolic",
                           sign == '/'   ? "floordiv"
                           : sign == '^' ? "ceildiv"
                                         : "mod");
  }
  if (sign == '-' && !negate(it, &rhs)) return false;
  return !failed(it, tn_affine_binary_get(kind_of(sign), *lhs, rhs, lhs));
}

static bool read_product(reading* it, const char* side, tn_affine_expr* out_expr) {
  if (!read_factor(it, side, out_expr)) return false;
  for (char sign; (sign = peek_operator(it, true)) != '\0';) {
    tn_affine_expr rhs;
    const char* at = tn_scan__here(it->scan);
    take_operator(it, sign);
    if (!read_factor(it, "right", &rhs) || !join(it, sign, at, rhs, out_expr)) return false;
  }
  return true;
}

static bool read_sum(reading* it, tn_affine_expr* out_expr) {
  if (!read_product(it, NULL, out_expr)) return false;
  for (char sign; (sign = peek_operator(it, false)) != '\0';) {
    tn_affine_expr rhs;
    const char* at = tn_scan__here(it->scan);
    take_operator(it, sign);
    if (!read_product(it, "right", &rhs) || !join(it, sign, at, rhs, out_expr)) return false;
  }
  return true;
}

bool tn_sparse__read_expr(tn_context* context, tn_scan* scan, const tn_string_view* names,
                          const tn_affine_expr* values, size_t count, tn_affine_expr* out_expr) {
  reading it = {context, scan, names, values, count, 0};
  *out_expr = (tn_affine_expr){NULL};
  return read_sum(&it, out_expr);
}
