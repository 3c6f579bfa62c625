// RUN: tenure opt --split-input-file --allow-unregistered-dialect
"a.b"() {a = #dlti.map<"x" = 42 : i32,
   i32 = "y", "z" = #dlti.map<"q"=4:i64>, f32=[1,2]>} : () -> ()
// -----
"a.b"() {a = #dlti.dl_spec<"x" = 1>, b = #dlti.dl_spec<>, c = #dlti.dl_entry<"x", 4>, d = #dlti.dl_entry<i32, 5>} : () -> ()
// -----
"a.b"() {a = #dlti.dl_spec<#dlti.dl_entry<"x", 1>>} : () -> ()
// -----
"a.b"() {a = #dlti.map<"x" = 1, "x" = 2>} : () -> ()
// -----
"a.b"() {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 4096 : i32>, "GPU": #dlti.target_device_spec<"L1" = 1>>} : () -> ()
// -----
"a.b"() {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 4096 : i32>, "CPU" = #dlti.target_device_spec<"L1" = 1>>} : () -> ()
// -----
"a.b"() {a = #dlti.target_system_spec<"CPU" = 4>} : () -> ()
// -----
"a.b"() {a = #dlti.target_system_spec<4 = 4>} : () -> ()
// -----
"a.b"() {a = #dlti.map<4 = 4>} : () -> ()
// -----
"a.b"() {a = #dlti.map<"a" 4>} : () -> ()
// -----
// -----
"a.b"() {a = #dlti.map<"" = 4>} : () -> ()
// -----
"a.b"() {a = #dlti.target_device_spec<"L1" = 1, "L1" = 4>} : () -> ()
// -----
"a.b"() {a = #dlti.target_device_spec<"L1" = 1, >} : () -> ()
// -----
"a.b"() {a = #dlti.map<>, b = #dlti.target_device_spec<>, c = #dlti.target_system_spec<>} : () -> ()
// -----
"a.b"() {a = #dlti.target_system_spec<"CPU" : >} : () -> ()
// -----
"a.b"() {a = #dlti.dl_spec<"x" = >} : () -> ()
// -----
"a.b"() {a = #dlti.dl_spec<"x" = 4, i32 = dense<32> : vector<4xi64>>} : () -> ()
// -----
// -----
"a.b"() {a = #dlti.function_pointer_alignment<64, function_dependent = true>} : () -> ()
// OUT:
module {
  "a.b"() {a = #dlti.map<"x" = 42 : i32, i32 = "y", "z" = #dlti.map<"q" = 4 : i64>, f32 = [1, 2]>} : () -> ()
}

// -----
module {
  "a.b"() {a = #dlti.dl_spec<"x" = 1 : i64>, b = #dlti.dl_spec<>, c = #dlti.dl_entry<"x", 4 : i64>, d = #dlti.dl_entry<i32, 5 : i64>} : () -> ()
}

// -----
module {
  "a.b"() {a = #dlti.dl_spec<"x" = 1 : i64>} : () -> ()
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  "a.b"() {a = #dlti.dl_spec<"x" = 4 : i64, i32 = dense<32> : vector<4xi64>>} : () -> ()
}

// -----
module {
}

// -----
module {
  "a.b"() {a = #dlti.function_pointer_alignment<64, function_dependent = true>} : () -> ()
}

// ERR:
// <stdin>:8:20: error: repeated DLTI key: "x"
// "a.b"() {a = #dlti.map<"x" = 1, "x" = 2>} : () -> ()
//                    ^
// <stdin>:10:97: error: expected '='
// "a.b"() {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 4096 : i32>, "GPU": #dlti.target_device_spec<"L1" = 1>>} : () -> ()
//                                                                                                 ^
// <stdin>:12:20: error: repeated device ID in dlti.target_system_spec: "CPU"
// "a.b"() {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 4096 : i32>, "CPU" = #dlti.target_device_spec<"L1" = 1>>} : () -> ()
//                    ^
// <stdin>:14:20: error: value associated with key "CPU" is not a DLTI device spec
// "a.b"() {a = #dlti.target_system_spec<"CPU" = 4>} : () -> ()
//                    ^
// <stdin>:16:39: error: invalid kind of attribute specified
// "a.b"() {a = #dlti.target_system_spec<4 = 4>} : () -> ()
//                                       ^
// <stdin>:18:24: error: invalid kind of attribute specified
// "a.b"() {a = #dlti.map<4 = 4>} : () -> ()
//                        ^
// <stdin>:20:27: error: expected '='
// "a.b"() {a = #dlti.map<"a" 4>} : () -> ()
//                           ^
// <stdin>:23:20: error: empty string as DLTI key is not allowed
// "a.b"() {a = #dlti.map<"" = 4>} : () -> ()
//                    ^
// <stdin>:25:20: error: repeated DLTI key: "L1"
// "a.b"() {a = #dlti.target_device_spec<"L1" = 1, "L1" = 4>} : () -> ()
//                    ^
// <stdin>:27:48: error: expected attribute value
// "a.b"() {a = #dlti.target_device_spec<"L1" = 1, >} : () -> ()
//                                                ^
// <stdin>:29:37: error: no DLTI entries provided
// "a.b"() {a = #dlti.map<>, b = #dlti.target_device_spec<>, c = #dlti.target_system_spec<>} : () -> ()
//                                     ^
// <stdin>:31:44: error: expected '='
// "a.b"() {a = #dlti.target_system_spec<"CPU" : >} : () -> ()
//                                            ^
// <stdin>:33:33: error: expected attribute value
// "a.b"() {a = #dlti.dl_spec<"x" = >} : () -> ()
//                                 ^
