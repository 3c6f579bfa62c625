// RUN: tenure opt --convert-func-to-llvm
// Attributes of a function that become one which it has under its llvm name already; what is no truth says nothing of arguments.
func.func @effects() attributes {llvm.readnone, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>} {
  return
}
func.func @linkage() attributes {llvm.linkage = #llvm.linkage<internal>, linkage = #llvm.linkage<external>} {
  return
}
func.func @plain() attributes {func.varargs = 1} {
  return
}
func.func private @variadic(i32) attributes {func.varargs = true}
// OUT:
module {
  llvm.func @effects() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
    llvm.return
  }
  llvm.func @linkage() {
    llvm.return
  }
  llvm.func @plain() {
    llvm.return
  }
  llvm.func @variadic(i32, ...) attributes {sym_visibility = "private"}
}

