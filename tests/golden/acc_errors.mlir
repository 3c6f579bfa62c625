// RUN: tenure opt --split-input-file
// What OpenACC does not allow.
func.func @f(%x: memref<i32>) {
  acc.data dataOperands(%x : memref<i32>) {
  }
  return
}
// -----
func.func @f() {
  acc.enter_data
  return
}
// -----
func.func @f(%n: i32) {
  acc.wait wait_devnum(%n : i32)
  return
}
// -----
func.func @f() {
  acc.serial {
    acc.shutdown
    acc.yield
  }
  return
}
// -----
func.func @f() {
  acc.loop {
    acc.yield
  } attributes {seq = [#acc.device_type<none>], auto_ = [#acc.device_type<none>]}
  return
}
// -----
"acc.private.recipe"() <{sym_name = "p", type = i32}> ({
^bb0(%a: f32):
  "acc.yield"() : () -> ()
}, {
}) : () -> ()
// -----
"acc.routine"() <{func_name = @f, sym_name = "r", vector = [#acc.device_type<none>], worker = [#acc.device_type<none>]}> : () -> ()
func.func @f() {
  return
}
// OUT:
// -----
// -----
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:3:3: error: expect data entry/exit operation or acc.getdeviceptr as defining op
//   acc.data dataOperands(%x : memref<i32>) {
//   ^
// <stdin>:3:3: note: see current operation: 
// "acc.data"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> ({
// }) : (memref<i32>) -> ()
// <stdin>:9:3: error: at least one operand must be present in dataOperands on the enter data operation
//   acc.enter_data
//   ^
// <stdin>:9:3: note: see current operation: "acc.enter_data"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0>}> : () -> ()
// <stdin>:14:3: error: wait_devnum cannot appear without waitOperands
//   acc.wait wait_devnum(%n : i32)
//   ^
// <stdin>:14:3: note: see current operation: "acc.wait"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> : (i32) -> ()
// <stdin>:20:5: error: 'acc.shutdown' op cannot be nested in a compute operation
//     acc.shutdown
//     ^
// <stdin>:20:5: note: see current operation: "acc.shutdown"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
// <stdin>:27:3: error: only one of auto, independent, seq can be present at the same time
//   acc.loop {
//   ^
// <stdin>:27:3: note: see current operation: 
// "acc.loop"() <{auto_ = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>]}> ({
//   "acc.yield"() : () -> ()
// }) : () -> ()
// <stdin>:33:1: error: 'acc.private.recipe' op expects init region first argument of the privatization type
// "acc.private.recipe"() <{sym_name = "p", type = i32}> ({
// ^
// <stdin>:33:1: note: see current operation: 
// "acc.private.recipe"() <{sym_name = "p", type = i32}> ({
// ^bb0(%arg0: f32):
//   "acc.yield"() : () -> ()
// }, {
// }) : () -> ()
// <stdin>:39:1: error: only one of `gang`, `worker`, `vector`, `seq` can be present at the same time
// "acc.routine"() <{func_name = @f, sym_name = "r", vector = [#acc.device_type<none>], worker = [#acc.device_type<none>]}> : () -> ()
// ^
// <stdin>:39:1: note: see current operation: "acc.routine"() <{func_name = @f, sym_name = "r", vector = [#acc.device_type<none>], worker = [#acc.device_type<none>]}> : () -> ()
