// RUN: tenure opt --symbol-privatize=exclude=main
func.func @main() {
  return
}
func.func @helper() {
  return
}
// OUT:
module {
  func.func @main() {
    return
  }
  func.func private @helper() {
    return
  }
}

