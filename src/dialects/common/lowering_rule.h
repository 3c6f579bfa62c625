// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One rule of a lowering (lowering.h), in the form that the build writes (tools/cmake/lowerings)
// and no source file has. The rules of an op are tried in order.
//
//   arith.addf > emitc.add                            the same with converted operands and types
//   a.x [r~iB] : t=b.y(0):r.u; =b.z(t){k=@k}:R        two ops; the last one stands for the results
//
//   [...]    conditions, all of which have to hold: `T~abc` a type is of these classes, `T>T` and
//            `T=T` it is wider than, or the same as another one (`T>#8` than 8 bits), `@k` there is
//            such an attribute, `@k=2` (`<`, `>`) it is this number, `@k&1` it has one of these
//            bits, or `@k=word` it is printed so; `?Word` the target has it; `!` in front: not so
//            classes: i integer, b i1, x index, f float, z complex, v vector, t tensor, m memref,
//            s no shaped type, d one of a dialect, n a vector of two dimensions and more, u without
//            sign, k a type of C, l a float of llvm; a capital: none of these
//   values   digits number operands, `A`, `B` and so on are those as they were, letters are names
//            of values, `*` all operands
//   calls    `x=a.b(values){attributes}:types`; `a.b?` is nothing between equal types, `@f(values)`
//            a function outside; `a.[k:b,c]` has the word in its name that attribute `k` numbers
//   {...}    attributes: `k=@k` the op's own, `k=@k:llvm` the same in the syntax of a dialect,
//            `k=@k.T` its number in the type, `k=@k/052` the digit at its number in a row,
//            `k=@k!i64` the numbers of an array,
//            `k='text'`, where `$` is the type of the op's result, `*` all that are no properties
//   regions  `a.b!(values)` has one with a block whose arguments have the names of the operands,
//            and takes the ops that follow, up to `^`
//   #n:T     a constant; `#n:T/U` with a value of another type; `#w` the width of the type, `#h`
//            half of it, `#mT` as many bits as a type has, `#dT` how many more its type has,
//            `#@k` an attribute's number; `##n:T` a constant of arith
//   types    `r` of the result, converted; `o` as it was; digits of operands, with `o` as they
//            were; a text in quotes, where `$0` is that of result number 0, `$e` of its elements;
//            `R` those of all results; `x` the converted index type; behind them `.u` without sign,
//            `.z` signless, `.e` of elements, `.w` an integer of as many bits, `.2` of twice as
//            many, `.c` converted, `.'i1'` with other elements
//
// `>`, and `*:` in the place of `:`, go through vectors of several dimensions piece by piece in
// lowerings with `unrolls`.

#ifndef TENURE_SRC_DIALECTS_COMMON_LOWERING_RULE_H
#define TENURE_SRC_DIALECTS_COMMON_LOWERING_RULE_H

#include "dialects/common/lowering.h"

typedef struct tn_lowering_line {
  const tn_storage* name;  ///< Of ops that it is for.
  uint32_t number;         ///< UINT32_MAX for the last one of a name.
  const char* body;
} tn_lowering_line;

/// Follows the rule if its conditions hold; false if they do not.
bool tn_lowering_rule__follow(tn_lowering_run* run, tn_ref op, const tn_ref* operands,
                              const tn_lowering_line* line);

#endif  // TENURE_SRC_DIALECTS_COMMON_LOWERING_RULE_H
