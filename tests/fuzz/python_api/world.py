# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What programs start with: modules, types, attributes, adapters and pipelines."""

MODULES = [
    """module @m {
  func.func @f(%a: i32, %b: i32) -> i32 {
    %t = arith.constant true
    %0 = arith.addi %a, %b : i32
    %c = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
    %1 = scf.if %t -> i32 { scf.yield %a : i32 } else { scf.yield %0 : i32 }
    %2 = call @g(%1) : (i32) -> i32
    return %2 : i32
  }
  func.func private @g(%x: i32) -> i32 {
    %t = arith.constant true
    cf.br ^b0(%x : i32)
  ^b0(%y: i32):
    cf.cond_br %t, ^b0(%x : i32), ^b1
  ^b1:
    return %y : i32
  }
  func.func private @external(index, tensor<?x4xf32>) -> (f32, f64)
}
""",
    """module {
  func.func @loops(%m: memref<4x?xf32>, %n: index) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0.0 : f32
    %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f32) {
      %v = memref.load %m[%c0, %i] : memref<4x?xf32>
      %r = arith.addf %s, %v : f32
      scf.yield %r : f32
    }
    affine.for %j = 0 to 4 {
      %k = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%j)
      affine.store %sum, %m[%j, symbol(%n)] : memref<4x?xf32>
    }
    %d = memref.dim %m, %c1 : memref<4x?xf32>
    %e = tensor.empty(%d) : tensor<?xf32>
    %x = math.sqrt %sum : f32
    return %x : f32
  }
}
""",
    """"t.top"() ({
^bb0(%a: i32):
  %0:3 = "t.def"(%a) {k = 1 : i32, d = dense<[1.0, 2.0]> : tensor<2xf32>, s = "x", arr = [1, 2, "z"], m = affine_map<(d0) -> (d0 + 1)>}
      : (i32) -> (i32, f32, i64)
  %1 = "t.use"(%0#0) : (i32) -> i32
  "t.nest"() ({
    "t.inner"() : () -> ()
  }, {
  }) : () -> ()
  "t.br"(%1)[^bb1] : (i32) -> ()
^bb1:
  "t.end"(%1) : (i32) -> ()
}) : () -> ()
"t.second"() {sym_name = "second", a = unit, b = {c = 1.5 : f64, d = @m::@f}} : () -> ()
""",
    """pdl.pattern @p : benefit(1) {
  %t = type : i32
  %o = operand : %t
  %op = operation "t.use"(%o : !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %n = operation "t.new"(%o : !pdl.value) -> (%t : !pdl.type)
    replace %op with %n
  }
}
""",
]

TYPES = """i1 i32 si8 ui64 i129 index none f16 bf16 f32 f64 f80 f128 tf32 f8E5M2 complex<f32> tuple<i32,f32> (i32,f32)->i64 tensor<*xf32>
 tensor<2x?xf32> tensor<3xi32> tensor<2xf32,"enc"> vector<4xf32> vector<[4]x2xi8> memref<4x?xf32> memref<2xi8,strided<[2],offset:?>,1>
 memref<*xi8> !t.opaque<"x"> !pdl.operation tensor<2xcomplex<f32>> tensor<0xf32> tensor<2x2xi1> tensor<3x!t.s>""".split()

ATTRIBUTES = """unit|1 : i32|-7 : si8|true|1.5 : f32|0x7FC00000 : f32|"text"|"typed" : !t.s|[1, "a", unit]|{a = 1 : i32, b = "c"}|@f|@m::@f::@g|i32
|affine_map<(d0, d1)[s0] -> (d0 + s0, d1 * 2, d0 mod 3)>|affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 == 0)>|array<i32: 1, 2, 3>|array<i1: true>|array<i8>
|array<i16: 1>|array<i64: 9>|array<f32: 1.0>|array<f64: 2.5>|dense<[1, 2, 3]> : tensor<3xi32>|dense<1.5> : tensor<2x2xf32>|dense<true> : vector<4xi1>
|dense<["a", "b"]> : tensor<2x!t.s>|sparse<[[0]], [1]> : tensor<2xi32>|dense_resource<blob> : tensor<2xi8>|strided<[1, ?], offset: 2>
|#t.opaque<"x">|distinct[0]<"d">|loc("f.mlir":1:2)|loc(fused<"m">["a", unknown])|loc(callsite("x" at "y":3:4))|loc("n"("f":1:1))
|dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>""".replace("\n", "").split("|")

EXPRESSIONS = ["affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, (d1 mod 3) floordiv 2, d0 ceildiv 4 - 1, 7)>", "affine_map<() -> ()>"]

PIPELINES = ["builtin.module(canonicalize,cse)", "any(canonicalize)", "builtin.module(func.func(cse,sccp),inline,symbol-dce)", "cse", "builtin.module",
             "builtin.module(func.func(loop-invariant-code-motion,mem2reg,canonicalize))"]

SCHEMA = """irdl.dialect @shop {
  irdl.operation @pack {
    %0 = irdl.is i32
    irdl.operands(item: %0)
  }
  irdl.type @box {
    %0 = irdl.any
    irdl.parameters(inner: %0)
  }
  irdl.attribute @tag {
    %0 = irdl.any
    irdl.parameters(inner: %0)
  }
}
"""

# Operations whose custom form is printed and read by functions; FORM_TEXTS is what those read.
FORMS = """irdl.dialect @form {
  irdl.operation @op attributes {traits = ["NoTerminator"]} {
    %0 = irdl.any
    irdl.operands(x: variadic %0)
    irdl.results(r: variadic %0)
    %1 = irdl.region {variadic}
    irdl.regions(a: %1)
  }
  irdl.operation @go attributes {successors = ["to"], traits = ["Terminator"]} {
    %0 = irdl.any
    irdl.operands(x: variadic %0)
  }
}
"""

FORM_MODULE = """"form.op"() ({
^bb0(%a: i32, %b: f32):
  %0:2 = "form.op"(%a, %b) ({
    %1 = "form.op"() {inner} : () -> index
  }, {
  }) {k = 1 : i32, s = "x", m = affine_map<(d0) -> (d0 + 1)>} : (i32, f32) -> (i32, i32)
  "form.go"(%0#0, %b)[^bb1] : (i32, f32) -> ()
^bb1(%2: i32, %3: f32):
  "form.go"(%2, %3)[^bb1] : (i32, f32) -> ()
}) : () -> ()
"""

FORM_TEXTS = ["form.op", "form.op %a, %a : i32, i32 {k = 1 : i32} -> ()", "form.op @name (%x: i32) {\n  form.op\n} else", "form.op word [1, 2] \"s\"",
              "form.op {\n  form.op {\n    form.op @f\n  }\n}", "form.op (i32, f32) -> i32", "form.op dense<1> : tensor<2xi32> {a}", "form.op \x01",
              "form.op %u#1 = %v : index loc(\"a\":1:2)", "form.go ^bb1(%a : i32)", "form.op () -> i32", "form.op : %a",
              'form.op {\n  "t.y"() : () -> ()\n}', "form.op %x: i32 {\n}", "form.op {}", "form.op %x: i32 loc(unknown), %y: f32 {\n}"]

# What a parameter of this name takes, whose type the stub leaves open or calls str.
WORDS = {
    "asm": MODULES + TYPES + ATTRIBUTES + FORM_TEXTS + ["module {", "%x"],
    "source": MODULES + FORM_TEXTS + ['%0 = "t.x"() : () -> i32', '"t.y"() ({}) : () -> ()', "arith.constant 1 : i32"],
    "text": [SCHEMA, "irdl.dialect @d {", "", "\ud800"] + MODULES,
    "pipeline": PIPELINES + ["builtin.module(", "nothing", "canonicalize{top-down=false}"],
    "anchor_op": ["any", "builtin.module", "func.func", "t.none"],
    "name": ["t.x", "arith.addi", "func.func", "a", "k", "f", "g", "fuzz", "builtin.module", "scf.if", "x"],
    "literal": [":", ",", "(", "{", "->", "k", "x", "by", ""], "keyword": ["x", "a b", ""],
    "op_name": ["arith.addi", "func.func", "t.use", "", "shop.pack"],
    "root": ["arith.addi", "t.use", "func.func", "scf.if"],
    "key": ["a", "k", "s", "sym_name", "value", "f", "g", "func", "arith", "weight"],
    "dialect_name": ["func", "arith", "t", "shop", "none"], "operation_name": ["arith.addi", "t.x"],
    "dialect_namespace": ["t", "arith"], "namespace": ["func"], "dialect": ["func", "scf"],
    "kind": ["I32Attr", "StrAttr", "FuzzAttr"], "attribute_kind": ["I32Attr", "StrAttr", "FuzzAttr"],
    "full_attr_name": ["shop.box", "t.x"], "full_type_name": ["shop.box", "t.x"],
    "filename": ["f.mlir", "x"], "message": ["words", ""], "buffer": ["0x12", b"abc"],
    "file_name": ["schema"], "old_symbol": ["f", "g"], "new_symbol": ["f", "h"],
    "visibility": ["public", "private", "nested", "x"], "form": ["inline", "call", "x"], "mode": ["sum", "cat", "x"],
    "format": ["onnx", "safetensors", "x"], "storage": ["mapped", "copied", "cpu"], "device_policy": ["keep", "x"],
    "path": ["one.mlir", "shop.irdl.mlir", "missing", "out.safetensors"], "file_path": ["out.onnx_adapter", "missing"],
    "tree_printing_dir_path": ["tree"],
}

# What a parameter of this name takes, as a type of a stub. T, A, V and so on are classes of ir.
SHAPES = {
    "shape": ("list", "int"), "strides": ("list", "int"), "permutation": ("list", "int"), "result_positions": ("list", "int"),
    "elements": ("list", "Type"), "inputs": ("list", "Type"), "results": ("list", "Type"), "arg_types": ("list", "Type"),
    "arg_locs": ("list", "Location"), "operands": ("list", "Value"), "args": ("list", "Value"), "arguments": ("list", "Value"),
    "attributes": ("dict", "Attribute"), "value": ("one", "Attribute"), "values": ("list", "int"), "attrs": ("list", "Attribute"),
    "maps": ("list", "AffineMap"), "dim_exprs": ("list", "AffineExpr"), "symbol_exprs": ("list", "AffineExpr"),
    "eq_flags": ("list", "bool"), "exprs": ("list", "AffineExpr"), "lhs": ("one", "AffineExpr"), "rhs": ("one", "AffineExpr"),
    "expr": ("one", "AffineExpr"), "replacement": ("one", "AffineExpr"), "affine_map": ("one", "AffineMap"),
    "integer_set": ("one", "IntegerSet"), "successors": ("list", "Block"), "regions": ("list", "Region"),
    "shaped_type": ("one", "ShapedType"), "element_attr": ("one", "Attribute"), "object": ("one", "_OperationBase"),
    "diag": ("one", "Diagnostic"), "descriptor": ("one", "DialectDescriptor"), "registry": ("one", "DialectRegistry"),
    "pool": ("one", "ThreadPool"), "thread_pool": ("one", "ThreadPool"), "typeid": ("one", "TypeID"), "of": ("one", "Value"),
    "with_": ("one", "Value"), "parent": ("one", "Region"), "from_op": ("one", "_OperationBase"),
    "symbol": ("one", "_OperationBase"), "symbols": ("list", "str"), "signedness": ("one", "IntegerType.Signedness"),
    "array": ("buffer", "int"), "scalable": ("list", "bool"), "scalable_dims": ("list", "int"), "other": ("one", "object"),
    "adapters": ("list", "Adapter"), "params": ("dict", "Tensor"), "types": ("list", "type"), "trait_cls": ("one", "trait"),
    "op_class": ("one", "view"), "target": ("one", "view"), "capsule": ("one", "capsule"), "file": ("one", "file"),
    "data": ("buffer", "int"), "names": ("list", "str"), "root": ("one", "_OperationBase"), "type": ("one", "Type"),
    "elided": ("list", "str"), "load_on_create_dialects": ("list", "str"), "offset": ("one", "int"), "rank": ("one", "int"),
}

# Parameters that say how large something is to be.
SIZES = {"n_dims", "n_results", "dim_count", "symbol_count", "num_dims", "num_symbols", "n_result_dims", "n_result_syms", "shift",
         "num_result_dims", "num_result_symbols", "pos", "position", "offset", "rank", "width", "regions", "max_depth"}
