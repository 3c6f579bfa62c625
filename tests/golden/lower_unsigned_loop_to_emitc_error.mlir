// RUN: tenure opt --convert-scf-to-emitc
// emitc.for has no unsigned comparison of signless integers.
func.func @loop(%low: i32, %high: i32, %step: i32) {
  scf.for unsigned %i = %low to %high step %step : i32 {
    emitc.call_opaque "f"(%i) : (i32) -> ()
  }
  return
}
// OUT:
// ERR:
// <stdin>:3:3: error: failed to legalize operation 'scf.for' that was explicitly marked illegal
//   scf.for unsigned %i = %low to %high step %step : i32 {
//   ^
// <stdin>:3:3: note: see current operation: 
// "scf.for"(%arg0, %arg1, %arg2) <{unsignedCmp}> ({
// ^bb0(%arg3: i32):
//   "emitc.call_opaque"(%arg3) <{callee = "f"}> : (i32) -> ()
//   "scf.yield"() : () -> ()
// }) : (i32, i32, i32) -> ()
