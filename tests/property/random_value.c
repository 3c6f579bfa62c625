// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random ops of arith.

#include "random_value.h"

#include <stdlib.h>

const char* const names[KIND_COUNT] = {"i1", "i8", "i32", "i64", "index", "f32", "f64"};
const unsigned widths[KIND_COUNT] = {1, 8, 32, 64, 64, 32, 64};

void see(generator* g, kind type, unsigned id) {
  if (g->seen.counts[type] < VISIBLE_MAX) g->values[type][g->seen.counts[type]++] = id;
}

unsigned fresh(generator* g) {
  if (g->ops_left != 0) --g->ops_left;
  return g->next_id++;
}

static bool is_float(kind type) { return type >= F32; }
kind random_kind(generator* g) { return (kind)BELOW(g, KIND_COUNT); }
kind random_number(generator* g) { return (kind)(I8 + BELOW(g, 3)); }

//===-- Simple ops ----------------------------------------------------------------------------===//

unsigned constant(generator* g, kind type, long long value) {
  const unsigned id = fresh(g);
  if (type == I1) {
    text_format(g->out, "%%%u = arith.constant %s\n", id, value != 0 ? "true" : "false");
  } else {
    text_format(g->out, "%%%u = arith.constant %lld : %s\n", id, value, names[type]);
  }
  return id;
}

static unsigned random_constant(generator* g, kind type) {
  static const char* const floats[] = {"0.0", "-0.0", "1.0",    "-1.0",   "2.0",
                                       "0.5", "3.25", "1.0e30", "-7.125", "1.0e-40"};
  static const long long few[] = {0, 1, -1, 2, 3, 7, 8, -2};
  if (is_float(type)) {
    const unsigned id = fresh(g);
    text_format(g->out, "%%%u = arith.constant %s : %s\n", id, floats[BELOW(g, 10)], names[type]);
    return id;
  }
  long long value = few[BELOW(g, 8)];
  if (CHANCE(g, 30)) value = (long long)random_bits(&g->source);
  if (CHANCE(g, 10)) value = (long long)(1ull << (widths[type] - 1));
  // As a signed number of its width.
  const unsigned spare = 64 - widths[type];
  value = (long long)((unsigned long long)value << spare) >> spare;
  return constant(g, type, value);
}

unsigned any(generator* g, kind type) {
  const unsigned count = g->seen.counts[type];
  if (count == 0 || CHANCE(g, 15)) {
    const unsigned id = random_constant(g, type);
    see(g, type, id);
    return id;
  }
  const unsigned back = BELOW(g, CHANCE(g, 50) && count > 4 ? 4 : count);
  return g->values[type][count - 1 - back];
}

/// A result of an op without effect, of which the text is kept so that it may come again.
static unsigned pure(generator* g, kind type, const char* format, ...) {
  const unsigned id = fresh(g);
  text_format(g->out, "%%%u = ", id);
  const size_t start = g->out->size;
  va_list arguments;
  va_start(arguments, format);
  text_format_list(g->out, format, arguments);
  va_end(arguments);
  text_format(g->out, "\n");
  if (g->seen.repeat_count < REPEAT_MAX) {
    g->repeats[g->seen.repeat_count++] = (repeat){start, g->out->size - start, type};
  }
  return id;
}

static unsigned say_again(generator* g, kind* out_type) {
  const repeat again = g->repeats[BELOW(g, g->seen.repeat_count)];
  const unsigned id = fresh(g);
  text_format(g->out, "%%%u = ", id);
  text_reserve(g->out, again.size);
  memcpy(g->out->data + g->out->size, g->out->data + again.start, again.size);
  g->out->size += again.size;
  *out_type = again.type;
  return id;
}

unsigned masked(generator* g, kind type, unsigned mask) {
  const unsigned from = any(g, type);
  const unsigned with = constant(g, type, mask);
  return pure(g, type, "arith.andi %%%u, %%%u : %s", from, with, names[type]);
}

static unsigned safe_divisor(generator* g, kind type) {
  if (CHANCE(g, 50)) return constant(g, type, 1 + BELOW(g, 9));
  const unsigned small = masked(g, type, 7);
  const unsigned one = constant(g, type, 1);
  return pure(g, type, "arith.addi %%%u, %%%u : %s", small, one, names[type]);
}

static unsigned divide(generator* g, kind type) {
  static const char* const ops[] = {"divui",     "divsi",     "remui",     "remsi",
                                    "ceildivui", "ceildivsi", "floordivsi"};
  const unsigned left = any(g, type);
  const unsigned right = safe_divisor(g, type);
  return pure(g, type, "arith.%s %%%u, %%%u : %s", ops[BELOW(g, 7)], left, right, names[type]);
}

static unsigned shift(generator* g, kind type) {
  static const char* const ops[] = {"shli", "shrui", "shrsi"};
  const unsigned left = any(g, type);
  const unsigned right = masked(g, type, widths[type] - 1);
  return pure(g, type, "arith.%s %%%u, %%%u : %s", ops[BELOW(g, 3)], left, right, names[type]);
}

static unsigned choose(generator* g, kind type) {
  const unsigned which = any(g, I1);
  const unsigned a = any(g, type);
  const unsigned b = any(g, type);
  return pure(g, type, "arith.select %%%u, %%%u, %%%u : %s", which, a, b, names[type]);
}

static unsigned compare(generator* g) {
  static const char* const ints[] = {"eq",  "ne",  "slt", "sle", "sgt",
                                     "sge", "ult", "ule", "ugt", "uge"};
  static const char* const floats[] = {"oeq", "ogt", "oge", "olt", "ole", "one", "ord",
                                       "ueq", "ugt", "uge", "ult", "ule", "une", "uno"};
  const kind type = random_kind(g);
  const unsigned a = any(g, type);
  const unsigned b = any(g, type);
  const char* predicate = is_float(type) ? floats[BELOW(g, 14)] : ints[BELOW(g, 10)];
  return pure(g, I1, "arith.cmp%c %s, %%%u, %%%u : %s", is_float(type) ? 'f' : 'i', predicate, a, b,
              names[type]);
}

static unsigned convert_int(generator* g, kind type) {
  if (type == INDEX) {
    const kind from = random_number(g);
    return pure(g, type, "arith.index_cast%s %%%u : %s to index", CHANCE(g, 50) ? "" : "ui",
                any(g, from), names[from]);
  }
  if (CHANCE(g, 20)) {
    return pure(g, type, "arith.index_cast%s %%%u : index to %s", CHANCE(g, 50) ? "" : "ui",
                any(g, INDEX), names[type]);
  }
  kind from = (kind)BELOW(g, 4);
  if (from == type) from = type == I64 ? I8 : I64;
  const char* op = from > type ? "trunci" : CHANCE(g, 50) ? "extsi" : "extui";
  return pure(g, type, "arith.%s %%%u : %s to %s", op, any(g, from), names[from], names[type]);
}

/// The parts of a wide sum or product; the second one becomes visible on the way.
static unsigned extended(generator* g, kind type) {
  static const char* const ops[] = {"mulsi_extended", "mului_extended", "addui_extended"};
  const unsigned which = BELOW(g, 3);
  const unsigned a = any(g, type);
  const unsigned b = any(g, type);
  const unsigned id = fresh(g);
  const unsigned second = g->next_id++;
  text_format(g->out, "%%%u, %%%u = arith.%s %%%u, %%%u : %s%s\n", id, second, ops[which], a, b,
              names[type], which == 2 ? ", i1" : "");
  see(g, which == 2 ? I1 : type, second);
  return id;
}

static unsigned int_value(generator* g, kind type) {
  static const char* const ops[] = {"addi", "subi",  "muli",  "andi",  "ori",
                                    "xori", "maxsi", "minsi", "maxui", "minui"};
  const unsigned which = BELOW(g, 100);
  if (which < 8 && type != I1) return divide(g, type);
  if (which < 16 && type != I1) return shift(g, type);
  if (which < 26) return choose(g, type);
  if (which < 36) return convert_int(g, type);
  if (which < 40 && type != I1 && type != INDEX) return extended(g, type);
  const unsigned a = any(g, type);
  const unsigned b = any(g, type);
  return pure(g, type, "arith.%s %%%u, %%%u : %s", ops[BELOW(g, 10)], a, b, names[type]);
}

static unsigned float_value(generator* g, kind type) {
  static const char* const ops[] = {"addf",     "subf",     "mulf",    "divf",   "remf",
                                    "maximumf", "minimumf", "maxnumf", "minnumf"};
  const unsigned which = BELOW(g, 100);
  const kind other = type == F32 ? F64 : F32;
  if (which < 10) return choose(g, type);
  if (which < 20) {
    return pure(g, type, "arith.%s %%%u : %s to %s", type == F32 ? "truncf" : "extf", any(g, other),
                names[other], names[type]);
  }
  if (which < 35) {
    const kind from = (kind)BELOW(g, 4);
    return pure(g, type, "arith.%s %%%u : %s to %s", CHANCE(g, 50) ? "sitofp" : "uitofp",
                any(g, from), names[from], names[type]);
  }
  if (which < 40) {
    const kind from = type == F32 ? I32 : I64;
    return pure(g, type, "arith.bitcast %%%u : %s to %s", any(g, from), names[from], names[type]);
  }
  if (which < 45) return pure(g, type, "arith.negf %%%u : %s", any(g, type), names[type]);
  const unsigned a = any(g, type);
  const unsigned b = any(g, type);
  return pure(g, type, "arith.%s %%%u, %%%u : %s", ops[BELOW(g, 9)], a, b, names[type]);
}

void simple(generator* g) {
  kind type = random_kind(g);
  unsigned id = 0;
  if (g->seen.repeat_count != 0 && CHANCE(g, 12)) {
    id = say_again(g, &type);
  } else if (CHANCE(g, 12)) {
    type = I1;
    id = compare(g);
  } else if (is_float(type)) {
    id = float_value(g, type);
  } else {
    id = int_value(g, type);
  }
  see(g, type, id);
}
