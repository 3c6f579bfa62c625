// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that lower other dialects to llvm: rules. What they do not say is in lower_op.c.

#include "dialects/llvm/lower.h"

#define AT0 "{position='array<i64: 0>'}"
#define AT1 "{position='array<i64: 1>'}"

//===-- arith ---------------------------------------------------------------------------------===//

// Results that are as wide as the operands, in a type that is twice as wide.
#define EXTENDED(op, extend)                                                 \
  "arith." op " [0o~N] : a=llvm." extend "(0):0.2; b=llvm." extend           \
  "(1):0.2; "                                                                \
  "c=llvm.mul(a,b):0.2; d=llvm.trunc(c):0; e=#h:0.2; f=llvm.lshr(c,e):0.2; " \
  "g=llvm.trunc(f):0; =d,g\n"

static const char* const arith_rules[] = {
    "arith.constant [!o.e~f] : =llvm.mlir.constant(){*,value=@value}:r\n"
    "arith.constant [o.e~l] : =llvm.mlir.constant(){*,value=@value}:r\n"
    "arith.addf=fadd,arith.divf=fdiv,arith.maximumf=intr.maximum,arith.maxnumf=intr.maxnum,"
    "arith.minimumf=intr.minimum,arith.minnumf=intr.minnum,arith.mulf=fmul,arith.negf=fneg,"
    "arith.remf=frem,arith.subf=fsub [o.e~l] > llvm.%{*,fastmathFlags=@fastmath:llvm}\n"
    "arith.addi=add,arith.subi=sub,arith.muli=mul,arith.shli=shl,arith.trunci=trunc > "
    "llvm.%{*,overflowFlags=@overflowFlags:llvm}\n"
    "arith.andi=and,arith.ori=or,arith.xori=xor,arith.divsi=sdiv,arith.divui=udiv,"
    "arith.remsi=srem,arith.remui=urem,arith.shrsi=ashr,arith.shrui=lshr,arith.extsi=sext,"
    "arith.maxsi=intr.smax,arith.maxui=intr.umax,arith.minsi=intr.smin,arith.minui=intr.umin > "
    "llvm.%{*,isExact=@isExact}\n"
    "arith.fptosi=fptosi,arith.fptoui=fptoui [0o.e~l] > llvm.%{*}\n"
    "arith.sitofp=sitofp,arith.uitofp=uitofp [o.e~l] > llvm.%{*,nonNeg=@nonNeg}\n"
    "arith.extui > llvm.zext{*,nonNeg=@nonNeg}\n"
    "arith.extf [o.e~l,0o.e~l] > llvm.fpext{*,fastmathFlags=@fastmath:llvm}\n"
    "arith.truncf [o.e~l,0o.e~l,!@roundingmode] > llvm.fptrunc{*,fastmathFlags=@fastmath:llvm}\n"
    "arith.truncf [o.e~l,0o.e~l] > llvm.intr.experimental.constrained.fptrunc{*,"
    "roundingmode=@roundingmode/13204,fpExceptionBehavior='0 : i64'}\n"
    "arith.bitcast [o~n] > llvm.bitcast\n"
    "arith.bitcast : =llvm.bitcast?(0):r\n"
    "arith.index_cast,arith.index_castui [0=r] : =0\n"
    "arith.index_cast,arith.index_castui [0o.e.c>o.e.c] > llvm.trunc\n"
    "arith.index_cast [o.e.c>0o.e.c] > llvm.sext\n"
    "arith.index_castui [o.e.c>0o.e.c] > llvm.zext\n"
    "arith.select > llvm.select{*,fastmathFlags=@fastmath:llvm}\n"
    "arith.cmpi > llvm.icmp{predicate=@predicate.'i64'}\n"
    "arith.cmpf [0o.e~l] > "
    "llvm.fcmp{predicate=@predicate.'i64',fastmathFlags=@fastmath:llvm}\n",
    "arith.addui_extended [0o~N] : a=llvm.intr.uadd.with.overflow(0,1):'!llvm.struct<($0, $1)>'; "
    "b=llvm.extractvalue(a)" AT0 ":r; c=llvm.extractvalue(a)" AT1 ":r1; =b,c\n"
    EXTENDED("mulsi_extended", "sext") EXTENDED("mului_extended", "zext")
    "arith.ceildivsi : a=##0:o; b=##1:o; c=arith.divsi(A,B):o; d=arith.muli(c,B):o; "
    "e=arith.cmpi(A,d){predicate='1'}:o.'i1'; f=arith.cmpi(A,a){predicate='2'}:o.'i1'; "
    "g=arith.cmpi(B,a){predicate='2'}:o.'i1'; h=arith.cmpi(f,g){predicate='0'}:o.'i1'; "
    "i=arith.andi(e,h):o.'i1'; j=arith.addi(c,b):o; =arith.select(i,j,c):o\n"
    "arith.floordivsi : c=arith.divsi(A,B):o; d=arith.muli(c,B):o; "
    "e=arith.cmpi(A,d){predicate='1'}:o.'i1'; a=##0:o; f=arith.cmpi(A,a){predicate='2'}:o.'i1'; "
    "g=arith.cmpi(B,a){predicate='2'}:o.'i1'; h=arith.cmpi(f,g){predicate='1'}:o.'i1'; "
    "i=arith.andi(e,h):o.'i1'; b=##-1:o; j=arith.addi(c,b):o; =arith.select(i,j,c):o\n"
    "arith.ceildivui : a=##0:o; b=arith.cmpi(A,a){predicate='0'}:o.'i1'; c=##1:o; "
    "d=arith.subi(A,c):o; e=arith.divui(d,B):o; f=arith.addi(e,c):o; =arith.select(b,a,f):o\n",
    NULL};

//===-- index, ub -----------------------------------------------------------------------------===//

static const char* const index_rules[] = {
    "index.add=add,index.sub=sub,index.mul=mul,index.divs=sdiv,index.divu=udiv,index.rems=srem,"
    "index.remu=urem,index.maxs=intr.smax,index.maxu=intr.umax,index.mins=intr.smin,"
    "index.minu=intr.umin,index.shl=shl,index.shrs=ashr,index.shru=lshr,index.and=and,index.or=or,"
    "index.xor=xor > llvm.%{*}\n"
    "index.bool.constant : =llvm.mlir.constant(){value=@value}:r\n"
    "index.constant : =llvm.mlir.constant(){value=@value.r}:r\n"
    "index.sizeof : =#w:r\n"
    "index.cmp > llvm.icmp{predicate=@pred.'i64'}\n"
    "index.casts,index.castu [0=r] : =0\n"
    "index.casts,index.castu [0>r] > llvm.trunc\n"
    "index.casts [r>0] > llvm.sext\n"
    "index.castu [r>0] > llvm.zext\n"
    "index.ceildivs : a=#0:r; b=#1:r; c=#-1:r; d=llvm.icmp(1,a){predicate='4'}:'i1'; "
    "e=llvm.select(d,c,b):r; f=llvm.add(0,e):r; g=llvm.sdiv(f,1):r; h=llvm.add(g,b):r; "
    "i=llvm.sub(a,0):r; j=llvm.sdiv(i,1):r; k=llvm.sub(a,j):r; "
    "l=llvm.icmp(0,a){predicate='4'}:'i1'; m=llvm.icmp(l,d){predicate='0'}:'i1'; "
    "n=llvm.icmp(0,a){predicate='1'}:'i1'; o=llvm.and(m,n):'i1'; =llvm.select(o,h,k):r\n"
    "index.ceildivu : a=#0:r; b=#1:r; c=llvm.sub(0,b):r; d=llvm.udiv(c,1):r; e=llvm.add(d,b):r; "
    "f=llvm.icmp(0,a){predicate='0'}:'i1'; =llvm.select(f,a,e):r\n"
    "index.floordivs : a=#0:r; b=#1:r; c=#-1:r; d=llvm.icmp(1,a){predicate='2'}:'i1'; "
    "e=llvm.select(d,b,c):r; f=llvm.sub(e,0):r; g=llvm.sdiv(f,1):r; h=llvm.sub(c,g):r; "
    "i=llvm.sdiv(0,1):r; j=llvm.icmp(0,a){predicate='2'}:'i1'; "
    "k=llvm.icmp(j,d){predicate='1'}:'i1'; l=llvm.icmp(0,a){predicate='1'}:'i1'; "
    "m=llvm.and(k,l):'i1'; =llvm.select(m,h,i):r\n",
    NULL};

static const char* const ub_rules[] = {
    "ub.poison [@value='#ub.poison'] > llvm.mlir.poison\nub.unreachable > llvm.unreachable\n",
    NULL};

//===-- math ----------------------------------------------------------------------------------===//

#define FAST "{fastmathFlags=@fastmath:llvm}"

static const char* const math_rules[] = {
    "math.absf=fabs,math.acos=acos,math.asin=asin,math.atan=atan,math.atan2=atan2,math.ceil=ceil,"
    "math.copysign=copysign,math.cos=cos,math.cosh=cosh,math.exp=exp,math.exp2=exp2,"
    "math.floor=floor,math.fma=fma,math.fpowi=powi,math.log=log,math.log10=log10,math.log2=log2,"
    "math.powf=pow,math.round=round,math.roundeven=roundeven,math.sin=sin,math.sinh=sinh,"
    "math.sqrt=sqrt,math.tan=tan,math.tanh=tanh,math.trunc=trunc [o.e~l] > "
    "llvm.intr.%{*,fastmathFlags=@fastmath:llvm}\n"
    "math.ctpop > llvm.intr.ctpop{*}\n"
    "math.absi > llvm.intr.abs{is_int_min_poison='false'}\n"
    "math.ctlz=ctlz,math.cttz=cttz > llvm.intr.%{is_zero_poison='false'}\n"
    "math.isnan : =llvm.intr.is.fpclass(0){bit='3 : i32'}:r\n"
    "math.isfinite : =llvm.intr.is.fpclass(0){bit='504 : i32'}:r\n"
    "math.log1p [o.e~l] *: a=#1.0:r; b=llvm.fadd(a,0)" FAST ":r; =llvm.intr.log(b)" FAST
    ":r\n"
    "math.expm1 [o.e~l] *: a=#1.0:r; b=llvm.intr.exp(0)" FAST ":r; =llvm.fsub(b,a)" FAST
    ":r\n"
    "math.rsqrt [o.e~l] *: a=#1.0:r; b=llvm.intr.sqrt(0)" FAST ":r; =llvm.fdiv(a,b)" FAST
    ":r\n"
    "math.sincos [o~f] : a=llvm.intr.sincos(0)" FAST
    ":'!llvm.struct<($0, $1)>'; "
    "b=llvm.extractvalue(a)" AT0 ":r; c=llvm.extractvalue(a)" AT1 ":r1; =b,c\n",
    NULL};

//===-- complex -------------------------------------------------------------------------------===//

#define PARTS                                                       \
  "a=llvm.extractvalue(0)" AT0 ":o.e.c; b=llvm.extractvalue(0)" AT1 \
  ":o.e.c; "                                                        \
  "c=llvm.extractvalue(1)" AT0 ":o.e.c; d=llvm.extractvalue(1)" AT1 \
  ":o.e.c; "                                                        \
  "z=llvm.mlir.poison():r; "
#define PUT(real, imaginary) \
  "z=llvm.insertvalue(z," real ")" AT0 ":r; =llvm.insertvalue(z," imaginary ")" AT1 ":r\n"
#define DO(name, op, x, y) name "=llvm." op "(" x "," y ")" FAST ":o.e.c; "

static const char* const complex_rules[] = {
    "complex.constant : =llvm.mlir.constant(){*,value=@value}:r\n"
    "complex.create : z=llvm.mlir.poison():r; " PUT(
        "0", "1") "complex.re : =llvm.extractvalue(0)" AT0
                  ":r\n"
                  "complex.im : =llvm.extractvalue(0)" AT1
                  ":r\n"
                  "complex.abs : a=llvm.extractvalue(0)" AT0 ":r; b=llvm.extractvalue(0)" AT1
                  ":r; "
                  "c=llvm.fmul(a,a)" FAST ":r; d=llvm.fmul(b,b)" FAST ":r; e=llvm.fadd(c,d)" FAST
                  ":r; "
                  "=llvm.intr.sqrt(e):r\n"
                  "complex.add=fadd,complex.sub=fsub : " PARTS DO("e", "%", "a", "c")
                      DO("f", "%", "b", "d") PUT("e", "f") "complex.mul : " PARTS DO(
                          "e", "fmul", "c", "a") DO("f", "fmul", "d", "b") DO("g", "fsub", "e", "f")
                          DO("h", "fmul", "b", "c") DO("i", "fmul", "a", "d")
                              DO("j", "fadd", "h", "i") PUT("g", "j"),
    "complex.div : " PARTS DO("e", "fmul", "c", "c") DO("f", "fmul", "d", "d")
        DO("g", "fadd", "e", "f") DO("h", "fmul", "a", "c") DO("i", "fmul", "b", "d")
            DO("j", "fadd", "h", "i") DO("k", "fmul", "b", "c") DO("l", "fmul", "a", "d")
                DO("m", "fsub", "k", "l") DO("n", "fdiv", "j", "g") DO("o", "fdiv", "m", "g")
                    PUT("n", "o"),
    NULL};

//===-- Passes --------------------------------------------------------------------------------===//

static const tn_lowering_hook no_list[] = {{NULL, NULL}};
static const tn_lowering_hook* const no_hooks[] = {NULL};
static const tn_lowering_hook* const flow_hooks[] = {tn_llvm_lower_flow_hooks, NULL};
static const char* const no_rules[] = {NULL};
static const char* const func_rules[] = {
    "func.constant > llvm.mlir.addressof{*,global_name=@value}\n", NULL};
static const tn_lowering_hook* const func_hooks[] = {tn_llvm_lower_func_hooks, NULL};

#define LOWERING(plan, not_legal, texts, lists)                                  \
  const tn_lowering tn_lowering_llvm_##plan = {.loads = "llvm",                  \
                                               .illegal = not_legal,             \
                                               .unrolls = true,                  \
                                               .constant = "llvm.mlir.constant", \
                                               .type = tn_lower_llvm__type,      \
                                               .rules = texts,                   \
                                               .hooks = lists}

LOWERING(arith, NULL, arith_rules, no_hooks);
LOWERING(cf, NULL, no_rules, flow_hooks);
LOWERING(complex, ",complex,", complex_rules, no_hooks);
const tn_lowering tn_lowering_llvm_func = {.loads = "llvm",
                                           .illegal = NULL,
                                           .constant = "llvm.mlir.constant",
                                           .type = tn_lower_llvm__type,
                                           .expand = tn_lower_llvm__expand,
                                           .pack = tn_lower_llvm__pack,
                                           .rules = func_rules,
                                           .hooks = func_hooks};
LOWERING(index, NULL, index_rules, no_hooks);
LOWERING(math, NULL, math_rules, no_hooks);
LOWERING(ub, NULL, ub_rules, no_hooks);

/// What there is of each dialect.
static const struct {
  const char* dialect;
  const char* const* rules;
  const tn_lowering_hook* hooks;
} parts[] = {{"arith", arith_rules, no_list},
             {"cf", no_rules, tn_llvm_lower_flow_hooks},
             {"complex", complex_rules, no_list},
             {"func", func_rules, tn_llvm_lower_func_hooks},
             {"index", index_rules, no_list},
             {"math", math_rules, no_list},
             {"ub", ub_rules, no_list}};

/// Takes what there is of the dialects that were asked for, or of all.
static bool choose(tn_lowering_run* run) {
  const char* wanted = tn_lowering__option(run, "filter-dialects");
  for (size_t i = 0; i < sizeof parts / sizeof *parts; ++i) {
    bool is_wanted = *wanted == '\0';
    for (const char* at = wanted; *at != '\0' && !is_wanted; at += strspn(at, ",")) {
      const size_t size = strcspn(at, ",");
      is_wanted = size == strlen(parts[i].dialect) && memcmp(at, parts[i].dialect, size) == 0;
      at += size;
    }
    if (is_wanted) tn_lowering__add(run, parts[i].rules, parts[i].hooks);
  }
  return true;
}

const tn_lowering tn_lowering_llvm_all = {.loads = "llvm",
                                          .unrolls = true,
                                          .constant = "llvm.mlir.constant",
                                          .type = tn_lower_llvm__type,
                                          .expand = tn_lower_llvm__expand,
                                          .pack = tn_lower_llvm__pack,
                                          .prepare = choose};
