// RUN: tenure opt --duplicate-function-elimination
// What is inside of a duplicate goes with it, and several of one module are redirected at once.
func.func private @a() {
  builtin.module {
    func.func private @x() { return }
    func.func private @y() { return }
  }
  return
}
func.func private @b() {
  builtin.module {
    func.func private @x() { return }
    func.func private @y() { return }
  }
  return
}
func.func private @c(%i: i32) -> i32 { return %i : i32 }
func.func private @d(%i: i32) -> i32 { return %i : i32 }
func.func private @e(%i: i32) -> i32 { return %i : i32 }
func.func @m(%i: i32) -> i32 {
  call @a() : () -> ()
  call @b() : () -> ()
  %0 = call @e(%i) : (i32) -> i32
  %1 = call @d(%0) : (i32) -> i32
  %2 = call @c(%1) : (i32) -> i32
  return %2 : i32
}
// OUT:
module {
  func.func private @a() {
    builtin.module {
      func.func private @x() {
        return
      }
    }
    return
  }
  func.func private @c(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @m(%arg0: i32) -> i32 {
    call @a() : () -> ()
    call @a() : () -> ()
    %0 = call @c(%arg0) : (i32) -> i32
    %1 = call @c(%0) : (i32) -> i32
    %2 = call @c(%1) : (i32) -> i32
    return %2 : i32
  }
}

