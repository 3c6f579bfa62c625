module {
  func.func @w(%n: i32, %m: memref<4xi32>, %c: i1) -> i32 {
    %z = arith.constant 0 : i32
    %o = arith.constant true
    %t = arith.constant dense<true> : vector<4xi1>
    %f = arith.constant false
    %big = arith.constant 1 : i128
    %r:2 = scf.while (%a = %n, %b = %z) : (i32, i32) -> (i32, i32) {
      %k = arith.cmpi slt, %a, %n : i32
      scf.condition(%k) %a, %b : i32, i32
    } do {
    ^bb0(%x: i32, %y: i32):
      %s = arith.addi %x, %y : i32
      %u = arith.addi %s, %s : i32
      scf.yield %u, %s : i32, i32
    }
    cf.cond_br %c, ^bb1(%r#0 : i32), ^bb2
  ^bb1(%p: i32):
    %q = arith.addi %p, %r#1 : i32
    cf.br ^bb2
  ^bb2:
    %v = scf.if %c -> i32 {
      %g = arith.addi %r#0, %n : i32
      scf.yield %g : i32
    } else {
      scf.yield %z : i32
    }
    %h = func.call @w(%v, %m, %c) : (i32, memref<4xi32>, i1) -> i32
    return %h : i32
  }
  func.func private @ext()
	func.func @tabs() { // é
	return	}
}
