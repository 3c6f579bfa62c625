// RUN: tenure opt --allow-unregistered-dialect --split-input-file
// Attributes of SPIR-V that are wrong.
module attributes {t.a = #spirv.vce<v1.7, [], []>} {}
// -----
module attributes {t.a = #spirv.vce<v1.0, [Foo], []>} {}
// -----
module attributes {t.a = #spirv.vce<v1.0, [Shader], [SPV_FOO]>} {}
// -----
module attributes {t.a = #spirv.vce<v1.0, [Shader]>} {}
// -----
module attributes {t.a = #spirv.vce<v1.0>} {}
// -----
module attributes {t.a = #spirv.vce<>} {}
// -----
module attributes {t.a = #spirv.vce} {}
// -----
module attributes {t.a = #spirv.vce<"v1.0", [], []>} {}
// -----
module attributes {t.a = #spirv.vce<v1.0, Shader, []>} {}
// -----
module attributes {t.a = #spirv.vce<v1.0, ["Shader"], []>} {}
// -----
module attributes {t.a = #spirv.vce<v1.0, [Shader,], []>} {}
// -----
module attributes {t.a = #spirv.vce<v1.0, [Shader], [], 3>} {}
// -----
module attributes {t.a = #spirv.interface_var_abi<(0, 1), Foo>} {}
// -----
module attributes {t.a = #spirv.interface_var_abi<(0, 1),>} {}
// -----
module attributes {t.a = #spirv.interface_var_abi<(0), Uniform>} {}
// -----
module attributes {t.a = #spirv.interface_var_abi<0, 1>} {}
// -----
module attributes {t.a = #spirv.interface_var_abi<(4294967296, 1)>} {}
// -----
module attributes {t.a = #spirv.interface_var_abi<(a, 1)>} {}
// -----
module attributes {t.a = #spirv.interface_var_abi<(0, a)>} {}
// -----
module attributes {t.a = #spirv.interface_var_abi<>} {}
// -----
module attributes {t.a = #spirv.interface_var_abi} {}
// -----
module attributes {t.a = #spirv.interface_var_abi<(0,1) Uniform>} {}
// -----
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Foo, #spirv.resource_limits<>>} {}
// -----
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api Vulkan, #spirv.resource_limits<>>} {}
// -----
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, ARM::5, #spirv.resource_limits<>>} {}
// -----
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, ARM:Foo, #spirv.resource_limits<>>} {}
// -----
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, Foo:CPU, #spirv.resource_limits<>>} {}
// -----
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, ARM:IntegratedGPU:4294967296, #spirv.resource_limits<>>} {}
// -----
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, ARM:IntegratedGPU, api=Vulkan, #spirv.resource_limits<>>} {}
// -----
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>>} {}
// -----
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, 3>} {}
// -----
module attributes {t.a = #spirv.target_env<3 : i32, #spirv.resource_limits<>>} {}
// -----
module attributes {t.a = #spirv.target_env<vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {}
// -----
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, resource_limits<>>} {}
// -----
module attributes {t.a = #spirv.target_env<>} {}
// -----
module attributes {t.a = #spirv.target_env} {}
// -----
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []> #spirv.resource_limits<>>} {}
// -----
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Vulkan ARM, #spirv.resource_limits<>>} {}
// -----
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>, 3>} {}
// -----
module attributes {t.a = #spirv.target_env < #spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {}
// -----
module attributes {t.a = #spirv.foo<3>} {}
// -----
module attributes {t.a = #spirv.foo} {}
// OUT:
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:2:37: error: unknown version: v1.7
// module attributes {t.a = #spirv.vce<v1.7, [], []>} {}
//                                     ^
// <stdin>:4:44: error: unknown capability: Foo
// module attributes {t.a = #spirv.vce<v1.0, [Foo], []>} {}
//                                            ^
// <stdin>:6:54: error: unknown extension: SPV_FOO
// module attributes {t.a = #spirv.vce<v1.0, [Shader], [SPV_FOO]>} {}
//                                                      ^
// <stdin>:8:51: error: expected ','
// module attributes {t.a = #spirv.vce<v1.0, [Shader]>} {}
//                                                   ^
// <stdin>:10:41: error: expected ','
// module attributes {t.a = #spirv.vce<v1.0>} {}
//                                         ^
// <stdin>:12:37: error: expected valid keyword
// module attributes {t.a = #spirv.vce<>} {}
//                                     ^
// <stdin>:14:36: error: expected '<'
// module attributes {t.a = #spirv.vce} {}
//                                    ^
// <stdin>:16:37: error: expected valid keyword
// module attributes {t.a = #spirv.vce<"v1.0", [], []>} {}
//                                     ^
// <stdin>:18:42: error: expected '['
// module attributes {t.a = #spirv.vce<v1.0, Shader, []>} {}
//                                          ^
// <stdin>:20:44: error: expected valid keyword
// module attributes {t.a = #spirv.vce<v1.0, ["Shader"], []>} {}
//                                            ^
// <stdin>:22:51: error: expected valid keyword
// module attributes {t.a = #spirv.vce<v1.0, [Shader,], []>} {}
//                                                   ^
// <stdin>:24:55: error: expected '>'
// module attributes {t.a = #spirv.vce<v1.0, [Shader], [], 3>} {}
//                                                       ^
// <stdin>:26:59: error: unknown storage class: Foo
// module attributes {t.a = #spirv.interface_var_abi<(0, 1), Foo>} {}
//                                                           ^
// <stdin>:28:58: error: expected valid keyword
// module attributes {t.a = #spirv.interface_var_abi<(0, 1),>} {}
//                                                          ^
// <stdin>:30:53: error: expected ','
// module attributes {t.a = #spirv.interface_var_abi<(0), Uniform>} {}
//                                                     ^
// <stdin>:32:51: error: expected '('
// module attributes {t.a = #spirv.interface_var_abi<0, 1>} {}
//                                                   ^
// <stdin>:34:52: error: integer value too large
// module attributes {t.a = #spirv.interface_var_abi<(4294967296, 1)>} {}
//                                                    ^
// <stdin>:36:52: error: missing descriptor set
// module attributes {t.a = #spirv.interface_var_abi<(a, 1)>} {}
//                                                    ^
// <stdin>:38:55: error: missing binding
// module attributes {t.a = #spirv.interface_var_abi<(0, a)>} {}
//                                                       ^
// <stdin>:40:51: error: expected '('
// module attributes {t.a = #spirv.interface_var_abi<>} {}
//                                                   ^
// <stdin>:42:50: error: expected '<'
// module attributes {t.a = #spirv.interface_var_abi} {}
//                                                  ^
// <stdin>:44:56: error: expected '>'
// module attributes {t.a = #spirv.interface_var_abi<(0,1) Uniform>} {}
//                                                        ^
// <stdin>:46:80: error: unknown client API: Foo
// module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Foo, #spirv.resource_limits<>>} {}
//                                                                                ^
// <stdin>:48:79: error: expected '='
// module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api Vulkan, #spirv.resource_limits<>>} {}
//                                                                               ^
// <stdin>:50:80: error: expected valid keyword
// module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, ARM::5, #spirv.resource_limits<>>} {}
//                                                                                ^
// <stdin>:52:80: error: unknown device type: Foo
// module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, ARM:Foo, #spirv.resource_limits<>>} {}
//                                                                                ^
// <stdin>:54:76: error: unknown vendor: Foo
// module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, Foo:CPU, #spirv.resource_limits<>>} {}
//                                                                            ^
// <stdin>:56:94: error: integer value too large
// module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, ARM:IntegratedGPU:4294967296, #spirv.resource_limits<>>} {}
//                                                                                              ^
// <stdin>:58:94: error: expected attribute value
// module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, ARM:IntegratedGPU, api=Vulkan, #spirv.resource_limits<>>} {}
//                                                                                              ^
// <stdin>:60:74: error: expected ','
// module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>>} {}
//                                                                          ^
// <stdin>:62:76: error: invalid kind of attribute specified
// module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, 3>} {}
//                                                                            ^
// <stdin>:64:44: error: invalid kind of attribute specified
// module attributes {t.a = #spirv.target_env<3 : i32, #spirv.resource_limits<>>} {}
//                                            ^
// <stdin>:66:44: error: expected attribute value
// module attributes {t.a = #spirv.target_env<vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {}
//                                            ^
// <stdin>:68:76: error: unknown vendor: resource_limits
// module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, resource_limits<>>} {}
//                                                                            ^
// <stdin>:70:44: error: expected attribute value
// module attributes {t.a = #spirv.target_env<>} {}
//                                            ^
// <stdin>:72:43: error: expected '<'
// module attributes {t.a = #spirv.target_env} {}
//                                           ^
// <stdin>:74:74: error: expected ','
// module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []> #spirv.resource_limits<>>} {}
//                                                                          ^
// <stdin>:76:86: error: expected ','
// module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Vulkan ARM, #spirv.resource_limits<>>} {}
//                                                                                      ^
// <stdin>:78:100: error: expected '>'
// module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>, 3>} {}
//                                                                                                    ^
// <stdin>:80:43: error: expected '}' in attribute dictionary
// module attributes {t.a = #spirv.target_env < #spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {}
//                                           ^
// <stdin>:82:33: error: unknown SPIR-V attribute kind: foo
// module attributes {t.a = #spirv.foo<3>} {}
//                                 ^
// <stdin>:84:33: error: unknown SPIR-V attribute kind: foo
// module attributes {t.a = #spirv.foo} {}
//                                 ^
