// RUN: tenure opt --inline
// Functions in a function that goes, and that go themselves.
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
func.func @m() { call @b() : () -> () return }
// OUT:
module {
  func.func private @b() {
    builtin.module {
    }
    return
  }
  func.func @m() {
    call @b() : () -> ()
    return
  }
}

