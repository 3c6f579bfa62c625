// RUN: tenure opt --convert-to-llvm --reconcile-unrealized-casts
func.func private @other(memref<?x4xf32, 3> {llvm.noalias}, i8 {llvm.zeroext}) -> (index, f32)
func.func @arithmetic(%a: index, %v: vector<2x[4]xf32>, %z: complex<f32>, %b: i1) -> (index, vector<2x[4]xf32>) {
  %c3 = arith.constant 3 : index
  %0 = arith.floordivsi %a, %c3 : index
  %1 = arith.index_cast %0 : index to i32
  %2 = arith.addf %v, %v fastmath<nnan> : vector<2x[4]xf32>
  %3 = math.rsqrt %2 : vector<2x[4]xf32>
  %4 = complex.mul %z, %z : complex<f32>
  %5 = complex.abs %4 : complex<f32>
  %low, %high = arith.mulsi_extended %1, %1 : i32
  %sum, %carry = arith.addui_extended %low, %high : i32, i1
  %6 = index.ceildivu %0, %a
  %7 = index.cmp sge(%6, %a)
  %8 = ub.poison : f32
  cf.assert %7, "it is not\n"
  cf.cond_br %b, ^bb1(%6, %3 : index, vector<2x[4]xf32>), ^bb1(%a, %v : index, vector<2x[4]xf32>)
^bb1(%x: index, %y: vector<2x[4]xf32>):
  return %x, %y : index, vector<2x[4]xf32>
}
func.func @calls(%m: memref<?x4xf32, 3>, %f: (i8) -> i8, %i: i8) -> memref<?x4xf32, 3> {
  %k = arith.constant 7 : index
  %0 = call_indirect %f(%i) : (i8) -> i8
  %1:2 = call @other(%m, %0) : (memref<?x4xf32, 3>, i8) -> (index, f32)
  cf.switch %i : i8, [
    default: ^bb1(%k : index),
    3: ^bb2
  ]
^bb1(%x: index):
  return %m : memref<?x4xf32, 3>
^bb2:
  return %m : memref<?x4xf32, 3>
}
// OUT:
module {
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[105, 116, 32, 105, 115, 32, 110, 111, 116, 10, 0]> : tensor<11xi8>) {addr_space = 0 : i32} : !llvm.array<11 x i8>
  llvm.func @other(!llvm.ptr<3>, !llvm.ptr<3>, i64, i64, i64, i64, i64, i8 {llvm.zeroext}) -> !llvm.struct<(i64, f32)> attributes {sym_visibility = "private"}
  llvm.func @arithmetic(%arg0: i64, %arg1: !llvm.array<2 x vector<[4]xf32>>, %arg2: !llvm.struct<(f32, f32)>, %arg3: i1) -> !llvm.struct<(i64, array<2 x vector<[4]xf32>>)> {
    %0 = llvm.mlir.constant(3 : index) : i64
    %1 = llvm.sdiv %arg0, %0 : i64
    %2 = llvm.mul %1, %0 : i64
    %3 = llvm.icmp "ne" %arg0, %2 : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    %5 = llvm.icmp "slt" %arg0, %4 : i64
    %6 = llvm.mlir.constant(false) : i1
    %7 = llvm.icmp "ne" %5, %6 : i1
    %8 = llvm.and %3, %7 : i1
    %9 = llvm.mlir.constant(-1 : index) : i64
    %10 = llvm.add %1, %9 : i64
    %11 = llvm.select %8, %10, %1 : i1, i64
    %12 = llvm.trunc %11 : i64 to i32
    %13 = llvm.mlir.poison : !llvm.array<2 x vector<[4]xf32>>
    %14 = llvm.extractvalue %arg1[0] : !llvm.array<2 x vector<[4]xf32>> 
    %15 = llvm.extractvalue %arg1[0] : !llvm.array<2 x vector<[4]xf32>> 
    %16 = llvm.fadd %14, %15 {fastmathFlags = #llvm.fastmath<nnan>} : vector<[4]xf32>
    %17 = llvm.insertvalue %16, %13[0] : !llvm.array<2 x vector<[4]xf32>> 
    %18 = llvm.extractvalue %arg1[1] : !llvm.array<2 x vector<[4]xf32>> 
    %19 = llvm.extractvalue %arg1[1] : !llvm.array<2 x vector<[4]xf32>> 
    %20 = llvm.fadd %18, %19 {fastmathFlags = #llvm.fastmath<nnan>} : vector<[4]xf32>
    %21 = llvm.insertvalue %20, %17[1] : !llvm.array<2 x vector<[4]xf32>> 
    %22 = llvm.mlir.poison : !llvm.array<2 x vector<[4]xf32>>
    %23 = llvm.extractvalue %21[0] : !llvm.array<2 x vector<[4]xf32>> 
    %24 = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf32>) : vector<[4]xf32>
    %25 = llvm.intr.sqrt(%23) : (vector<[4]xf32>) -> vector<[4]xf32>
    %26 = llvm.fdiv %24, %25 : vector<[4]xf32>
    %27 = llvm.insertvalue %26, %22[0] : !llvm.array<2 x vector<[4]xf32>> 
    %28 = llvm.extractvalue %21[1] : !llvm.array<2 x vector<[4]xf32>> 
    %29 = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf32>) : vector<[4]xf32>
    %30 = llvm.intr.sqrt(%28) : (vector<[4]xf32>) -> vector<[4]xf32>
    %31 = llvm.fdiv %29, %30 : vector<[4]xf32>
    %32 = llvm.insertvalue %31, %27[1] : !llvm.array<2 x vector<[4]xf32>> 
    %33 = llvm.extractvalue %arg2[0] : !llvm.struct<(f32, f32)> 
    %34 = llvm.extractvalue %arg2[1] : !llvm.struct<(f32, f32)> 
    %35 = llvm.extractvalue %arg2[0] : !llvm.struct<(f32, f32)> 
    %36 = llvm.extractvalue %arg2[1] : !llvm.struct<(f32, f32)> 
    %37 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %38 = llvm.fmul %35, %33 : f32
    %39 = llvm.fmul %36, %34 : f32
    %40 = llvm.fsub %38, %39 : f32
    %41 = llvm.fmul %34, %35 : f32
    %42 = llvm.fmul %33, %36 : f32
    %43 = llvm.fadd %41, %42 : f32
    %44 = llvm.insertvalue %40, %37[0] : !llvm.struct<(f32, f32)> 
    %45 = llvm.insertvalue %43, %44[1] : !llvm.struct<(f32, f32)> 
    %46 = llvm.extractvalue %45[0] : !llvm.struct<(f32, f32)> 
    %47 = llvm.extractvalue %45[1] : !llvm.struct<(f32, f32)> 
    %48 = llvm.fmul %46, %46 : f32
    %49 = llvm.fmul %47, %47 : f32
    %50 = llvm.fadd %48, %49 : f32
    %51 = llvm.intr.sqrt(%50) : (f32) -> f32
    %52 = llvm.sext %12 : i32 to i64
    %53 = llvm.sext %12 : i32 to i64
    %54 = llvm.mul %52, %53 : i64
    %55 = llvm.trunc %54 : i64 to i32
    %56 = llvm.mlir.constant(32 : i64) : i64
    %57 = llvm.lshr %54, %56 : i64
    %58 = llvm.trunc %57 : i64 to i32
    %59 = "llvm.intr.uadd.with.overflow"(%55, %58) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %60 = llvm.extractvalue %59[0] : !llvm.struct<(i32, i1)> 
    %61 = llvm.extractvalue %59[1] : !llvm.struct<(i32, i1)> 
    %62 = llvm.mlir.constant(0 : i64) : i64
    %63 = llvm.mlir.constant(1 : i64) : i64
    %64 = llvm.sub %11, %63 : i64
    %65 = llvm.udiv %64, %arg0 : i64
    %66 = llvm.add %65, %63 : i64
    %67 = llvm.icmp "eq" %11, %62 : i64
    %68 = llvm.select %67, %62, %66 : i1, i64
    %69 = llvm.icmp "sge" %68, %arg0 : i64
    %70 = llvm.mlir.poison : f32
    llvm.cond_br %69, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg3, ^bb2(%68, %32 : i64, !llvm.array<2 x vector<[4]xf32>>), ^bb2(%arg0, %arg1 : i64, !llvm.array<2 x vector<[4]xf32>>)
  ^bb2(%71: i64, %72: !llvm.array<2 x vector<[4]xf32>>):  // 2 preds: ^bb1, ^bb1
    %73 = llvm.mlir.poison : !llvm.struct<(i64, array<2 x vector<[4]xf32>>)>
    %74 = llvm.insertvalue %71, %73[0] : !llvm.struct<(i64, array<2 x vector<[4]xf32>>)> 
    %75 = llvm.insertvalue %72, %74[1] : !llvm.struct<(i64, array<2 x vector<[4]xf32>>)> 
    llvm.return %75 : !llvm.struct<(i64, array<2 x vector<[4]xf32>>)>
  ^bb3:  // pred: ^bb0
    %76 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %77 = llvm.getelementptr %76[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<11 x i8>
    llvm.call @puts(%77) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
  llvm.func @calls(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: i8) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.constant(7 : index) : i64
    %9 = llvm.call %arg7(%arg8) : !llvm.ptr, (i8) -> i8
    %10 = llvm.extractvalue %7[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.extractvalue %7[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.extractvalue %7[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.extractvalue %7[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %14 = llvm.extractvalue %7[3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %15 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.extractvalue %7[4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %17 = llvm.call @other(%10, %11, %12, %13, %14, %15, %16, %9) : (!llvm.ptr<3>, !llvm.ptr<3>, i64, i64, i64, i64, i64, i8) -> !llvm.struct<(i64, f32)>
    %18 = llvm.extractvalue %17[0] : !llvm.struct<(i64, f32)> 
    %19 = llvm.extractvalue %17[1] : !llvm.struct<(i64, f32)> 
    llvm.switch %arg8 : i8, ^bb1(%8 : i64) [
      3: ^bb2
    ]
  ^bb1(%20: i64):  // pred: ^bb0
    llvm.return %7 : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
  ^bb2:  // pred: ^bb0
    llvm.return %7 : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
  }
}

