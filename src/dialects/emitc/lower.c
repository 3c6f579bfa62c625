// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that lower other dialects to emitc.

#include "dialects/common/lowering.h"
#include "dialects/emitc/emitc.h"

//===-- Types ---------------------------------------------------------------------------------===//

static tn_type convert_index(tn_conversion* c, tn_type type) {
  if (!tn_type__is(type, TN_TYPE_INDEX)) return type;
  return tn_lowering__type(c->it, "!emitc.size_t");
}

//===-- arith ---------------------------------------------------------------------------------===//

// A float that is no number is not equal to itself.
#define COMPARE "c=emitc.cmp(0,1){predicate=@predicate/00452310045231}:r; "
#define BOTH(predicate)                    \
  "a=emitc.cmp(0,0){predicate='" predicate \
  "'}:r; "                                 \
  "b=emitc.cmp(1,1){predicate='" predicate "'}:r; "

// What is shifted out of a type altogether is 0.
#define SHIFT(type, value)                                                    \
  "c=emitc.cmp(b,w){predicate='2'}:'i1'; d=#0:" type value                    \
  "; "                                                                        \
  "e=emitc.expression!(a,b,c,d):" type "; f=emitc.bitwise_%_shift(a,b):" type \
  "; "                                                                        \
  "g=emitc.conditional(c,f,d):" type "; h=emitc.yield(g); ^; =emitc.cast?(e):r\n"
#define INDEX_WIDTH                                                      \
  "b=1; w=#8:r/'index'; x=emitc.call_opaque(w){callee='\"sizeof\"'}:r; " \
  "w=emitc.mul(w,x):r; "

static const char* const arith_texts[] = {
    "arith.constant : =emitc.constant(){value=@value}:r\n"
    "arith.addf=add,arith.subf=sub,arith.mulf=mul,arith.divf=div,arith.divsi=div,"
    "arith.remsi=rem > emitc.%\n"
    "arith.addi=add,arith.subi=sub,arith.muli=mul [o~x] > emitc.%\n"
    "arith.addi=add,arith.subi=sub,arith.muli=mul [r~kB,@overflowFlags='#arith.overflow<nsw>'] > "
    "emitc.%\n"
    "arith.addi=add,arith.subi=sub,arith.muli=mul [r~kB,@overflowFlags='#arith.overflow<nsw, "
    "nuw>'] > emitc.%\n"
    "arith.addi=add,arith.subi=sub,arith.muli=mul,arith.divui=div,arith.remui=rem [r~kB] : "
    "a=emitc.cast(0):r.u; b=emitc.cast(1):r.u; c=emitc.%(a,b):r.u; =emitc.cast(c):r\n"
    "arith.divui=div,arith.remui=rem [o~x] > emitc.%\n"
    "arith.andi=and,arith.ori=or,arith.xori=xor [o~x] > emitc.bitwise_%\n"
    "arith.andi=and,arith.ori=or,arith.xori=xor [r~b] > emitc.bitwise_%\n"
    "arith.andi=and,arith.ori=or,arith.xori=xor [r~k] : a=emitc.cast(0):r.u; b=emitc.cast(1):r.u; "
    "c=emitc.bitwise_%(a,b):r.u; =emitc.cast(c):r\n",
    "arith.shli=left,arith.shrui=right [o~x] : a=0; " INDEX_WIDTH SHIFT("r", "/'index'")
    "arith.shrsi=right [o~x] : a=emitc.cast(0):'!emitc.ptrdiff_t'; " INDEX_WIDTH
    SHIFT("'!emitc.ptrdiff_t'", "/'index'")
    "arith.shli=left,arith.shrui=right [r~kiB] : a=emitc.cast(0):r.u; b=emitc.cast(1):r.u; "
    "w=#w:r.u; " SHIFT("r.u", "")
    "arith.shrsi=right [r~kiB] : a=0; b=emitc.cast(1):r.u; w=#w:r.u; " SHIFT("r", "")
    "arith.select [0~b] > emitc.conditional\n",
    "arith.negf [r~kf] > emitc.unary_minus\n"
    "arith.extf [r~k,0~k] > emitc.cast\n"
    "arith.truncf [r~k,0~k,!@roundingmode] > emitc.cast\n"
    "arith.truncf [r~k,0~k,@roundingmode=2] > emitc.cast\n"
    "arith.sitofp [r~k,0~kB] > emitc.cast\n"
    "arith.uitofp [r~k,0~k] : a=emitc.cast(0):0.u; =emitc.cast(a):r\n"
    "arith.fptosi [r~kB,0~k] > emitc.cast\n"
    "arith.fptoui [r~kB,0~k] : a=emitc.cast(0):r.u; =emitc.cast(a):r\n"
    "arith.trunci,arith.index_cast,arith.index_castui [r~b,0o~k] : a=#1:0/0o; "
    "b=emitc.bitwise_and(0,a):0; =emitc.cast(b):r\n"
    "arith.extsi [r~k,0~kB] > emitc.cast\n"
    "arith.extui,arith.trunci [r~k,0~k] : a=emitc.cast(0):0.u; b=emitc.cast(a):r.u; "
    "=emitc.cast(b):r\n"
    "arith.index_cast [o~x,0~kB] : a=emitc.cast(0):'!emitc.ptrdiff_t'; =emitc.cast(a):r\n"
    "arith.index_cast [0o~x,r~k] : a=emitc.cast(0):'!emitc.ptrdiff_t'; =emitc.cast(a):r\n"
    "arith.index_castui [o~x,0~k] : a=emitc.cast(0):0.u; =emitc.cast(a):r\n"
    "arith.index_castui [0o~x,r~k] : a=emitc.cast(0):r.u; =emitc.cast(a):r\n"
    "arith.cmpi [0o~k,@predicate<2] > emitc.cmp{predicate=@predicate/01}\n"
    "arith.cmpi [0o~x,@predicate<6] : a=emitc.cast(0):'!emitc.ptrdiff_t'; "
    "b=emitc.cast(1):'!emitc.ptrdiff_t'; =emitc.cmp(a,b){predicate=@predicate/002345}:r\n"
    "arith.cmpi [0o~k,@predicate<6] > emitc.cmp{predicate=@predicate/002345}\n"
    "arith.cmpi [0o~k] : a=emitc.cast?(0):0.u; b=emitc.cast?(1):0.u; "
    "=emitc.cmp(a,b){predicate=@predicate/0000002345}:r\n"
    "arith.cmpf [0~kf,@predicate=0] : =#0:r\n"
    "arith.cmpf [0~kf,@predicate=15] : =#1:r\n"
    "arith.cmpf [0~kf,@predicate=7] : " BOTH("0") "=emitc.logical_and(a,b):r\n"
    "arith.cmpf [0~kf,@predicate=14] : " BOTH("1") "=emitc.logical_or(a,b):r\n"
    "arith.cmpf [0~kf,@predicate<7] : " COMPARE BOTH("0")
    "d=emitc.logical_and(a,b):r; =emitc.logical_and(d,c):r\n"
    "arith.cmpf [0~kf] : " COMPARE BOTH("1")
    "d=emitc.logical_or(a,b):r; =emitc.logical_or(d,c):r\n",
    NULL};

static const tn_lowering_hook* const no_hooks[] = {NULL};
const tn_lowering tn_lowering_emitc_arith = {.loads = "emitc",
                                             .illegal = ",arith,",
                                             .constant = "emitc.constant",
                                             .type = convert_index,
                                             .rules = arith_texts,
                                             .hooks = no_hooks};
