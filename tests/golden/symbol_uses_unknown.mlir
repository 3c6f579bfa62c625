// RUN: tenure opt --symbol-dce --allow-unregistered-dialect
// An op that no dialect knows may be a symbol table.
func.func private @dead()
func.func @f() {
  "a.two"() ({}, {}) : () -> ()
  "a.one"() ({
    "a.end"() : () -> ()
  }) : () -> ()
  return
}
// OUT:
// ERR:
// <stdin>:3:1: error: operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses
// func.func @f() {
// ^
// <stdin>:3:1: note: see current operation: 
// "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
//   "a.two"() ({
//   }, {
//   }) : () -> ()
//   "a.one"() ({
//     "a.end"() : () -> ()
//   }) : () -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
