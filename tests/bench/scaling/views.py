# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Families of views of memory and of tensors."""
from scaling.canonical_inputs import STORE, chain, collector, each, function, listed

FAMILIES = []
family = collector(FAMILIES)


# ===-- Views and tensors ---------------------------------------------------------------------===


@family(3000)
def memref_casts(n):
    return function("(%a: memref<8xi32>, %i: index) -> i32", chain(n, "%a", lambda i, v: f"%v{i} = memref.cast {v} : " + ("memref<8xi32> to memref<?xi32>" if i % 2 else "memref<?xi32> to memref<8xi32>")),
                    f"%r = memref.load %v{n}[%i] : memref<{'?' if n % 2 else 8}xi32>\nreturn %r : i32\n")


@family(1000)
def subviews(n):
    layout = "memref<?xi32, strided<[1], offset: ?>>"
    return function(f"(%a: {layout}, %i: index) -> {layout}", chain(n, "%a", lambda i, v: f"%v{i} = memref.subview {v}[%i][%i][1] : {layout} to {layout}"), f"return %v{n} : {layout}\n")


@family(1000)
def subviews_static(n):
    return function("(%a: memref<100000000xi32>) -> memref<1xi32, strided<[1], offset: ?>>", "%o = arith.constant 0 : index\n%z = arith.constant 1 : index\n",
                    chain(n, "%a", lambda i, v: f"%v{i} = memref.subview {v}[%o][%z][1] : {'memref<100000000xi32>' if i == 1 else 'memref<?xi32, strided<[1], offset: ?>>'} to memref<?xi32, strided<[1], offset: ?>>"),
                    f"%r = memref.cast %v{n} : memref<?xi32, strided<[1], offset: ?>> to memref<1xi32, strided<[1], offset: ?>>\nreturn %r : memref<1xi32, strided<[1], offset: ?>>\n")


@family(2000)
def memref_reshapes(n):
    return function("(%a: memref<4x8xi32>) -> memref<4x8xi32>",
                    chain(n, "%a", lambda i, v: f"%w{i} = memref.collapse_shape {v} [[0, 1]] : memref<4x8xi32> into memref<32xi32>\n%v{i} = memref.expand_shape %w{i} [[0, 1]] output_shape [4, 8] : memref<32xi32> into memref<4x8xi32>"),
                    f"return %v{n} : memref<4x8xi32>\n")


@family(2000)
def allocs_dead(n):
    return function("(%a: i32, %n: index)", each(n, lambda i: f"%m{i} = memref.alloc(%n) : memref<?xi32>\nmemref.dealloc %m{i} : memref<?xi32>\n"), "return\n")


@family(2000)
def allocs_stored_to(n):
    return function("(%a: i32, %i: index)", "%m = memref.alloc() : memref<8xi32>\n", each(n, "memref.store %a, %m[%i] : memref<8xi32>\n"), "memref.dealloc %m : memref<8xi32>\nreturn\n")


@family(500)
def alloc_of_many_dims(n):
    shape = "x".join(["?"] * n)
    return function(f"() -> index", "%k = arith.constant 4 : index\n", f"%m = memref.alloc({listed(n, '%k')}) : memref<{shape}xi32>\n%z = arith.constant {n // 2} : index\n"
                    f"%d = memref.dim %m, %z : memref<{shape}xi32>\nreturn %d : index\n")


@family(1000)
def dims_of_one_alloc(n):
    return function("(%n: index) -> index", "%z = arith.constant 0 : index\n%m = memref.alloc(%n) : memref<?xi32>\n%v0 = arith.constant 0 : index\n",
                    each(n, lambda i: f"%d{i} = memref.dim %m, %z : memref<?xi32>\n%v{i + 1} = arith.addi %v{i}, %d{i} : index\n"), f"return %v{n} : index\n")


@family(200)
def scopes_nested(n):
    return function("(%m: memref<?xi32>, %l: index, %a: i32)", each(n, lambda i: f"memref.alloca_scope {{\n%x{i} = memref.alloca() : memref<1xi32>\nmemref.store %a, %x{i}[%l] : memref<1xi32>\n"), STORE, "}\n" * n, "return\n")


@family(3000)
def tensor_casts(n):
    return function("(%a: tensor<8xi32>, %i: index) -> i32", chain(n, "%a", lambda i, v: f"%v{i} = tensor.cast {v} : " + ("tensor<8xi32> to tensor<?xi32>" if i % 2 else "tensor<?xi32> to tensor<8xi32>")),
                    f"%r = tensor.extract %v{n}[%i] : tensor<{'?' if n % 2 else 8}xi32>\nreturn %r : i32\n")


@family(1000)
def tensor_slices(n):
    return function("(%a: tensor<?xi32>, %i: index) -> tensor<?xi32>", chain(n, "%a", lambda i, v: f"%v{i} = tensor.extract_slice {v}[%i][%i][1] : tensor<?xi32> to tensor<?xi32>"), f"return %v{n} : tensor<?xi32>\n")


@family(1000)
def tensor_slices_inserted(n):
    return function("(%a: tensor<?xi32>, %t: tensor<?xi32>, %i: index) -> tensor<?xi32>", chain(n, "%a", lambda i, v: f"%v{i} = tensor.insert_slice %t into {v}[%i][%i][1] : tensor<?xi32> into tensor<?xi32>"), f"return %v{n} : tensor<?xi32>\n")


@family(1000)
def tensor_slices_inserted_and_taken(n):
    return function("(%a: tensor<100xi32>, %t: tensor<4xi32>, %i: index) -> tensor<100xi32>",
                    chain(n, "%a", lambda i, v: f"%w{i} = tensor.insert_slice %t into {v}[%i][4][1] : tensor<4xi32> into tensor<100xi32>\n%x{i} = tensor.extract_slice %w{i}[{i % 50}][4][1] : tensor<100xi32> to tensor<4xi32>\n"
                          f"%v{i} = tensor.insert_slice %x{i} into %w{i}[{i % 40}][4][1] : tensor<4xi32> into tensor<100xi32>"), f"return %v{n} : tensor<100xi32>\n")


@family(1000)
def tensor_inserts(n):
    return function("(%a: tensor<?xi32>, %t: i32, %i: index) -> tensor<?xi32>", chain(n, "%a", lambda i, v: f"%v{i} = tensor.insert %t into {v}[%i] : tensor<?xi32>"), f"return %v{n} : tensor<?xi32>\n")


@family(1000)
def tensor_inserts_and_extracts(n):
    return function("(%a: tensor<?xi32>, %t: i32, %i: index) -> tensor<?xi32>", chain(n, "%a", lambda i, v: f"%e{i} = tensor.extract {v}[%i] : tensor<?xi32>\n%v{i} = tensor.insert %e{i} into {v}[%i] : tensor<?xi32>"),
                    f"return %v{n} : tensor<?xi32>\n")


@family(400)
def tensor_from_elements(n):
    return function(f"({listed(n, lambda i: f'%a{i}: i32')}) -> i32", f"%t = tensor.from_elements {listed(n, lambda i: f'%a{i}')} : tensor<{n}xi32>\n%v0 = arith.constant 0 : i32\n",
                    each(n, lambda i: f"%i{i} = arith.constant {i} : index\n%e{i} = tensor.extract %t[%i{i}] : tensor<{n}xi32>\n%v{i + 1} = arith.addi %v{i}, %e{i} : i32\n"), f"return %v{n} : i32\n")


@family(2000)
def tensor_from_constants(n):
    return function(f"() -> tensor<{n}xi32>", each(n, lambda i: f"%a{i} = arith.constant {i} : i32\n"), f"%t = tensor.from_elements {listed(n, lambda i: f'%a{i}')} : tensor<{n}xi32>\nreturn %t : tensor<{n}xi32>\n")


@family(2000)
def tensor_reshapes(n):
    return function("(%a: tensor<4x8xi32>) -> tensor<4x8xi32>",
                    chain(n, "%a", lambda i, v: f"%w{i} = tensor.collapse_shape {v} [[0, 1]] : tensor<4x8xi32> into tensor<32xi32>\n%v{i} = tensor.expand_shape %w{i} [[0, 1]] output_shape [4, 8] : tensor<32xi32> into tensor<4x8xi32>"),
                    f"return %v{n} : tensor<4x8xi32>\n")


@family(500)
def tensor_reshape_of_many_dims(n):
    ones = "x".join(["1"] * n)
    return function(f"(%a: tensor<{ones}xi32>) -> tensor<1xi32>", f"%w = tensor.collapse_shape %a [[{listed(n, str)}]] : tensor<{ones}xi32> into tensor<1xi32>\nreturn %w : tensor<1xi32>\n")


@family(500)
def tensor_concat(n):
    return function(f"(%a: tensor<2xi32>) -> tensor<{2 * n}xi32>", f"%r = tensor.concat dim(0) {listed(n, '%a')} : ({listed(n, 'tensor<2xi32>')}) -> tensor<{2 * n}xi32>\nreturn %r : tensor<{2 * n}xi32>\n")


@family(1000)
def tensor_pads(n):
    return function("(%a: tensor<?xi32>, %i: index, %p: i32) -> tensor<?xi32>", chain(n, "%a", lambda i, v: f"%v{i} = tensor.pad {v} low[%i] high[%i] {{\n^b(%x: index):\n tensor.yield %p : i32\n}} : tensor<?xi32> to tensor<?xi32>"),
                    f"return %v{n} : tensor<?xi32>\n")


@family(1000)
def tensor_pads_static(n):
    return function("(%a: tensor<4xi32>, %p: i32) -> tensor<?xi32>", "%o = arith.constant 1 : index\n", "%v0 = tensor.cast %a : tensor<4xi32> to tensor<?xi32>\n",
                    chain(n, "%v0", lambda i, v: f"%v{i} = tensor.pad {v} low[%o] high[%o] {{\n^b(%x: index):\n tensor.yield %p : i32\n}} : tensor<?xi32> to tensor<?xi32>"),
                    f"return %v{n} : tensor<?xi32>\n")


@family(1000)
def tensor_generates(n):
    return function("(%i: index, %p: i32) -> i32", "%v0 = arith.constant 0 : i32\n%c4 = arith.constant 4 : index\n", each(n, lambda i: f"%t{i} = tensor.generate %c4 {{\n^b(%x: index):\n tensor.yield %p : i32\n}} : tensor<?xi32>\n"
                    f"%e{i} = tensor.extract %t{i}[%i] : tensor<?xi32>\n%v{i + 1} = arith.addi %v{i}, %e{i} : i32\n"), f"return %v{n} : i32\n")


@family(1000)
def tensor_dims(n):
    return function("(%a: tensor<?xi32>, %i: index) -> index", "%z = arith.constant 0 : index\n", chain(n, "%a", lambda i, v: f"%d{i} = tensor.dim {v}, %z : tensor<?xi32>\n%v{i} = tensor.extract_slice {v}[%i][%d{i}][1] : tensor<?xi32> to tensor<?xi32>"),
                    f"%r = tensor.dim %v{n}, %z : tensor<?xi32>\nreturn %r : index\n")


@family(1000)
def tensor_splats(n):
    return function("(%p: i32, %i: index) -> i32", "%v0 = arith.constant 0 : i32\n", each(n, lambda i: f"%t{i} = tensor.splat %p : tensor<8xi32>\n%e{i} = tensor.extract %t{i}[%i] : tensor<8xi32>\n%v{i + 1} = arith.addi %v{i}, %e{i} : i32\n"),
                    f"return %v{n} : i32\n")
