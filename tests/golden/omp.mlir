// RUN: tenure opt
func.func @clauses(%p: !llvm.ptr, %a : i32, %m: memref<3xi32>) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, f32) map_clauses(always, from, to) capture(VLAType) -> !llvm.ptr
  %1 = omp.map.info var_ptr(%p : !llvm.ptr, f32) map_clauses(private) capture(This) members(%0, %0 : [0, 1], [2] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr
  omp.parallel allocate(%a : i32 -> %m : memref<3xi32>, %a : i32 -> %m : memref<3xi32>) num_threads(%a : i32) {
    omp.terminator
  }
  omp.wsloop schedule(static = %a : i32, simd) order(reproducible:concurrent) {
    omp.loop_nest (%i, %j) : i32 = (%a, %a) to (%a, %a) inclusive step (%a, %a) collapse(2) tiles(4, 5) {
      omp.yield
    }
  }
  omp.simd aligned(%m : memref<3xi32> -> 32 : i64) linear(%m = %a : memref<3xi32>) {
    omp.loop_nest (%i) : i32 = (%a) to (%a) step (%a) {
      omp.yield
    }
  } {linear_var_types = [i32]}
  omp.teams num_teams( to %a : i32) {
    omp.terminator
  }
  omp.task depend(taskdependin -> %p : !llvm.ptr, taskdependout -> %p : !llvm.ptr) {
    omp.terminator
  }
  omp.target host_eval(%a -> %h : i32) map_entries(%0 -> %e : !llvm.ptr) {
    omp.terminator
  }
  omp.target_data map_entries(%0 : !llvm.ptr) use_device_addr(%0 -> %d : !llvm.ptr) use_device_ptr(%1 -> %e : !llvm.ptr) {
    omp.terminator
  }
  %2 = omp.target_allocmem %a : i32, f32 {bindc_name = "x"}
  return
}
omp.critical.declare @mutex hint(contended, nonspeculative)
omp.private {type = private} @privatizer : i32
func.func @private(%p: !llvm.ptr) {
  omp.parallel private(@privatizer %p -> %q : !llvm.ptr) {
    omp.terminator
  }
  return
}
func.func @loops(%a: i32) {
  %c = omp.new_cli
  omp.canonical_loop(%c) %i : i32 in range(%a) {
    omp.terminator
  } {foo}
  omp.unroll_heuristic(%c) {bar}
  return
}
func.func @tiles(%a: i32) {
  %g = omp.new_cli
  %t = omp.new_cli
  %c = omp.new_cli
  omp.canonical_loop(%c) %i : i32 in range(%a) {
    omp.terminator
  }
  omp.tile (%g, %t) <- (%c) sizes(%a : i32)
  return
}
// OUT:
module {
  func.func @clauses(%arg0: !llvm.ptr, %arg1: i32, %arg2: memref<3xi32>) {
    %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, f32) map_clauses(always, tofrom) capture(VLAType) -> !llvm.ptr
    %1 = omp.map.info var_ptr(%arg0 : !llvm.ptr, f32) map_clauses(private) capture(This) members(%0, %0 : [0, 1], [2] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    omp.parallel allocate(%arg1 : i32 -> %arg2 : memref<3xi32>, %arg1 : i32 -> %arg2 : memref<3xi32>) num_threads(%arg1 : i32) {
      omp.terminator
    }
    omp.wsloop order(reproducible:concurrent) schedule(static = %arg1 : i32, none, simd) {
      omp.loop_nest (%arg3, %arg4) : i32 = (%arg1, %arg1) to (%arg1, %arg1) inclusive step (%arg1, %arg1) collapse(2) tiles(4, 5) {
        omp.yield
      }
    }
    omp.simd aligned(%arg2 : memref<3xi32> -> 32 : i64) linear(%arg2 = %arg1 : memref<3xi32>) {
      omp.loop_nest (%arg3) : i32 = (%arg1) to (%arg1) step (%arg1) {
        omp.yield
      }
    } {linear_var_types = [i32]}
    omp.teams num_teams( to %arg1 : i32) {
      omp.terminator
    }
    omp.task depend(taskdependin -> %arg0 : !llvm.ptr, taskdependout -> %arg0 : !llvm.ptr) {
      omp.terminator
    }
    omp.target host_eval(%arg1 -> %arg3 : i32) map_entries(%0 -> %arg4 : !llvm.ptr) {
      omp.terminator
    }
    omp.target_data map_entries(%0 : !llvm.ptr) use_device_addr(%0 -> %arg3 : !llvm.ptr) use_device_ptr(%1 -> %arg4 : !llvm.ptr) {
      omp.terminator
    }
    %2 = omp.target_allocmem %arg1 : i32, f32 {bindc_name = "x"}
    return
  }
  omp.critical.declare @mutex hint(contended, nonspeculative)
  omp.private {type = private} @privatizer : i32
  func.func @private(%arg0: !llvm.ptr) {
    omp.parallel private(@privatizer %arg0 -> %arg1 : !llvm.ptr) {
      omp.terminator
    }
    return
  }
  func.func @loops(%arg0: i32) {
    %canonloop = omp.new_cli
    omp.canonical_loop(%canonloop) %iv : i32 in range(%arg0) {
      omp.terminator
    } {foo}
    omp.unroll_heuristic(%canonloop) {bar}
    return
  }
  func.func @tiles(%arg0: i32) {
    %grid1 = omp.new_cli
    %intratile1 = omp.new_cli
    %canonloop = omp.new_cli
    omp.canonical_loop(%canonloop) %iv : i32 in range(%arg0) {
      omp.terminator
    }
    omp.tile (%grid1, %intratile1) <- (%canonloop) sizes(%arg0 : i32)
    return
  }
}

