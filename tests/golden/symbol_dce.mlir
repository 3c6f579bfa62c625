// RUN: tenure opt --symbol-dce --allow-unregistered-dialect
func.func private @dead()
func.func private @used()
func.func private @used_by_dead()
func.func private @dead_too() {
  func.call @used_by_dead() : () -> ()
  return
}
func.func @kept() {
  func.call @used() : () -> ()
  return
}
// OUT:
module {
  func.func private @used()
  func.func @kept() {
    call @used() : () -> ()
    return
  }
}

