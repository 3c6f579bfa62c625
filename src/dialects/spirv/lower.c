// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowering spirv to llvm: rules; what they do not say is in lower_op.c, types in lower_type.c.

#include "dialects/spirv/lower.h"

static const char* const rules[] = {
    "spirv.IAdd=add,spirv.IMul=mul,spirv.ISub=sub,spirv.FAdd=fadd,spirv.FDiv=fdiv,spirv.FMul=fmul,"
    "spirv.FNegate=fneg,spirv.FRem=frem,spirv.FSub=fsub,spirv.SDiv=sdiv,spirv.SRem=srem,"
    "spirv.UDiv=udiv,spirv.UMod=urem,spirv.BitwiseAnd=and,spirv.BitwiseOr=or,"
    "spirv.BitwiseXor=xor,spirv.ConvertFToS=fptosi,"
    "spirv.ConvertFToU=fptoui,spirv.ConvertSToF=sitofp,spirv.ConvertUToF=uitofp,"
    "spirv.LogicalAnd=and,spirv.LogicalOr=or,spirv.Select=select,spirv.Undef=mlir.undef,"
    "spirv.BitCount=intr.ctpop,spirv.BitReverse=intr.bitreverse,spirv.GL.Ceil=intr.ceil,"
    "spirv.GL.Cos=intr.cos,spirv.GL.Exp=intr.exp,spirv.GL.FAbs=intr.fabs,"
    "spirv.GL.Floor=intr.floor,spirv.GL.FMax=intr.maxnum,spirv.GL.FMin=intr.minnum,"
    "spirv.GL.Log=intr.log,spirv.GL.Sin=intr.sin,spirv.GL.SMax=intr.smax,spirv.GL.SMin=intr.smin,"
    "spirv.GL.Sqrt=intr.sqrt,spirv.GL.Tan=intr.tan,spirv.GL.Tanh=intr.tanh > llvm.%{*}\n"
    "spirv.Not,spirv.LogicalNot : a=#-1:r; =llvm.xor(0,a):r\n"
    "spirv.Bitcast : =llvm.bitcast?(0):r\n"
    "spirv.FConvert [r>0] > llvm.fpext\n"
    "spirv.FConvert [0>r] > llvm.fptrunc\n"
    "spirv.SConvert [r>0] > llvm.sext\n"
    "spirv.UConvert [r>0] > llvm.zext\n"
    "spirv.SConvert,spirv.UConvert [0>r] > llvm.trunc\n"
    "spirv.IEqual=0,spirv.LogicalEqual=0,spirv.INotEqual=1,spirv.LogicalNotEqual=1,"
    "spirv.SLessThan=2,spirv.SLessThanEqual=3,spirv.SGreaterThan=4,spirv.SGreaterThanEqual=5,"
    "spirv.ULessThan=6,spirv.ULessThanEqual=7,spirv.UGreaterThan=8,spirv.UGreaterThanEqual=9 > "
    "llvm.icmp{predicate='%'}\n"
    "spirv.FOrdEqual=1,spirv.FOrdGreaterThan=2,spirv.FOrdGreaterThanEqual=3,spirv.FOrdLessThan=4,"
    "spirv.FOrdLessThanEqual=5,spirv.FOrdNotEqual=6,spirv.FUnordEqual=8,spirv.FUnordGreaterThan=9,"
    "spirv.FUnordGreaterThanEqual=10,spirv.FUnordLessThan=11,spirv.FUnordLessThanEqual=12,"
    "spirv.FUnordNotEqual=13 > llvm.fcmp{predicate='%'}\n",
    "spirv.ShiftLeftLogical=shl,spirv.ShiftRightArithmetic=ashr,spirv.ShiftRightLogical=lshr "
    "[0=1] > llvm.%\n"
    "spirv.ShiftLeftLogical=shl,spirv.ShiftRightArithmetic=ashr,spirv.ShiftRightLogical=lshr "
    "[0>1,1o~u] : a=llvm.zext(1):r; =llvm.%(0,a):r\n"
    "spirv.ShiftLeftLogical=shl,spirv.ShiftRightArithmetic=ashr,spirv.ShiftRightLogical=lshr "
    "[0>1] : a=llvm.sext(1):r; =llvm.%(0,a):r\n"
    "spirv.ShiftLeftLogical=shl,spirv.ShiftRightArithmetic=ashr,spirv.ShiftRightLogical=lshr "
    "[1>0] : a=llvm.trunc(1):r; =llvm.%(0,a):r\n"
    "spirv.GL.InverseSqrt : a=#1.0:r; b=llvm.intr.sqrt(0):r; =llvm.fdiv(a,b):r\n"
    "spirv.Return,spirv.ReturnValue > llvm.return\n"
    "spirv.mlir.addressof : =llvm.mlir.addressof(){global_name=@variable}:r\n"
    "spirv.Load [!@memory_access] > llvm.load\n"
    "spirv.Load [@memory_access=0] > llvm.load\n"
    "spirv.Load [@memory_access=2] > llvm.load{alignment=@alignment.'i64'}\n"
    "spirv.Load [@memory_access=1] > llvm.load{volatile_='unit'}\n"
    "spirv.Load [@memory_access=4] > llvm.load{nontemporal='unit'}\n"
    "spirv.Store [!@memory_access] : a=llvm.store(1,0)\n"
    "spirv.Store [@memory_access=0] : a=llvm.store(1,0)\n"
    "spirv.Store [@memory_access=2] : a=llvm.store(1,0){alignment=@alignment.'i64'}\n"
    "spirv.Store [@memory_access=1] : a=llvm.store(1,0){volatile_='unit'}\n"
    "spirv.Store [@memory_access=4] : a=llvm.store(1,0){nontemporal='unit'}\n"
    "spirv.EntryPoint :\n"
    "spirv.ControlBarrier=_Z22__spirv_ControlBarrieriii,"
    "spirv.INTEL.ControlBarrierArrive=_Z33__spirv_ControlBarrierArriveINTELiii,"
    "spirv.INTEL.ControlBarrierWait=_Z31__spirv_ControlBarrierWaitINTELiii : "
    "a=#@execution_scope:'i32'; b=#@memory_scope:'i32'; c=#@memory_semantics:'i32'; d=@%(a,b,c)\n",
    NULL};

static tn_ref call(tn_lowering_run* run, tn_ref op, const char* name,
                   const tn_rewriter_spec* spec) {
  return tn_lower_llvm__call(run, op, name, spec, true);
}

static const tn_lowering_hook* const hooks[] = {tn_spirv_lower_hooks, NULL};

const tn_lowering tn_lowering_spirv_llvm = {.loads = "llvm",
                                            .illegal = ",spirv,",
                                            .constant = "llvm.mlir.constant",
                                            .type = tn_spirv_lower__type,
                                            .rules = rules,
                                            .hooks = hooks,
                                            .call = call,
                                            .prepare = tn_spirv_lower__prepare};
