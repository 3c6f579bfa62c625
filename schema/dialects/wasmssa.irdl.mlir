// The wasmssa dialect, made by import-dialect.

irdl.dialect @wasmssa attributes {all_attributes, all_types, inferring_builders = ["abs", "add", "and", "ceil", "clz", "const", "copysign", "ctz", "div", "div_si", "div_ui", "eq", "eqz", "extend", "extend_i32_s", "extend_i32_u", "floor", "ge", "ge_si", "ge_ui", "gt", "gt_si", "gt_ui", "le", "le_si", "le_ui", "local", "local_get", "local_tee", "lt", "lt_si", "lt_ui", "max", "min", "mul", "ne", "neg", "or", "popcnt", "rem_si", "rem_ui", "rotl", "rotr", "shl", "shr_s", "shr_u", "sqrt", "sub", "trunc", "xor"]} {
  irdl.type @externref attributes {
      format = ""}
  irdl.type @funcref attributes {
      format = ""}
  irdl.type @limit attributes {
      cpp = "WasmSSA_LimitType",
      format = "`[` $min `` `:` ($max^)? `]`"} {
    %0 = irdl.any {cpp = "uint32_t", parameter = "ui32"}
    %1 = irdl.any {cpp = "std::optional<uint32_t>", optional, parameter = "ui32"}
    irdl.parameters(min: %0, max: %1)
  }
  irdl.type @"!local" attributes {
      cpp = "WasmSSA_LocalRef",
      format = "`ref` `to` $elementType"} {
    %0 = irdl.any {cpp = "::mlir::Type", name = "elementType", parameter = "type"}
    irdl.parameters(element_type: %0)
  }
  irdl.type @tabletype attributes {
      cpp = "WasmSSA_TableType",
      format = "$reference $limit"} {
    %0 = irdl.any {cpp = "::mlir::Type", parameter = "type"}
    %1 = irdl.any {cpp = "::mlir::wasmssa::LimitType", parameter = "!wasmssa.limit"}
    irdl.parameters(reference: %0, limit: %1)
  }
  irdl.operation @abs attributes {
      format = "$src`:` type($src) attr-dict",
      match = ["all(src, result)"]} {
    %0 = irdl.any {type = "32-bit float or 64-bit float"}
    %1 = irdl.any {type = "32-bit float or 64-bit float"}
    irdl.operands(src: %0)
    irdl.results(result: %1)
  }
  irdl.operation @add attributes {
      format = "$lhs $rhs `:` type($lhs) attr-dict",
      match = ["all(lhs, rhs, result)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    %2 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @and attributes {
      format = "$lhs $rhs `:` type($lhs) attr-dict",
      match = ["all(lhs, rhs, result)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    %2 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @block attributes {
      format = "(`(`$inputs^`)` `:` type($inputs))? attr-dict `:` $body `>` $target",
      successors = ["target"],
      traits = ["Terminator"]} {
    %0 = irdl.any {description = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference", type = "32/64-bit signless integer or f32 or f64 or 128-bit signless integer or !wasmssa.funcref or !wasmssa.externref"}
    irdl.operands(inputs: variadic %0)
    %1 = irdl.region
    irdl.regions(body: %1)
  }
  irdl.operation @block_return attributes {
      format = "($inputs^ `:` type($inputs))? attr-dict",
      traits = ["Terminator"]} {
    %0 = irdl.any {description = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference", type = "32/64-bit signless integer or f32 or f64 or 128-bit signless integer or !wasmssa.funcref or !wasmssa.externref"}
    irdl.operands(inputs: variadic %0)
  }
  irdl.operation @branch_if attributes {
      format = "$condition `to` `level` $exitLevel (`with` `args` `(`$inputs^ `:` type($inputs)`)`)? `else` $elseSuccessor attr-dict",
      successors = ["elseSuccessor"],
      traits = ["Terminator"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {attribute = "32-bit unsigned integer attribute"}
    %2 = irdl.any {description = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference", type = "32/64-bit signless integer or f32 or f64 or 128-bit signless integer or !wasmssa.funcref or !wasmssa.externref"}
    irdl.operands(condition: %0, inputs: variadic %2)
    irdl.attributes {"exitLevel" = %1}
  }
  irdl.operation @call attributes {
      class = "FuncCallOp",
      format = "$callee (`(`$operands^`)`)? attr-dict `:` functional-type($operands, $results)"} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {description = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference", type = "32/64-bit signless integer or f32 or f64 or 128-bit signless integer or !wasmssa.funcref or !wasmssa.externref"}
    %2 = irdl.any {description = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference", type = "32/64-bit signless integer or f32 or f64 or 128-bit signless integer or !wasmssa.funcref or !wasmssa.externref"}
    irdl.operands(operands: variadic %1)
    irdl.results(results: variadic %2)
    irdl.attributes {"callee" = %0}
  }
  irdl.operation @ceil attributes {
      format = "$src`:` type($src) attr-dict",
      match = ["all(src, result)"]} {
    %0 = irdl.any {type = "32-bit float or 64-bit float"}
    %1 = irdl.any {type = "32-bit float or 64-bit float"}
    irdl.operands(src: %0)
    irdl.results(result: %1)
  }
  irdl.operation @clz attributes {
      format = "$src`:` type($src) attr-dict",
      match = ["all(src, result)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.operands(src: %0)
    irdl.results(result: %1)
  }
  irdl.operation @const attributes {
      format = "$value attr-dict",
      match = ["all(value, result)"]} {
    %0 = irdl.any {attribute = "TypedAttr instance"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    irdl.results(result: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @convert_s attributes {
      format = "$input `:` type($input) `to` type($result) attr-dict"} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {type = "32-bit float or 64-bit float"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
  irdl.operation @convert_u attributes {
      format = "$input `:` type($input) `to` type($result) attr-dict"} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {type = "32-bit float or 64-bit float"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
  irdl.operation @copysign attributes {
      class = "CopySignOp",
      format = "$lhs $rhs `:` type($lhs) attr-dict",
      match = ["all(lhs, rhs, result)"]} {
    %0 = irdl.any {type = "32-bit float or 64-bit float"}
    %1 = irdl.any {type = "32-bit float or 64-bit float"}
    %2 = irdl.any {type = "32-bit float or 64-bit float"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @ctz attributes {
      format = "$src`:` type($src) attr-dict",
      match = ["all(src, result)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.operands(src: %0)
    irdl.results(result: %1)
  }
  irdl.operation @demote attributes {
      format = "$input `:` type($input) `to` type($result) attr-dict"} {
    %0 = irdl.any {type = "64-bit float"}
    %1 = irdl.any {type = "32-bit float"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
  irdl.operation @div attributes {
      format = "$lhs $rhs `:` type($lhs) attr-dict",
      match = ["all(lhs, rhs, result)"]} {
    %0 = irdl.any {type = "32-bit float or 64-bit float"}
    %1 = irdl.any {type = "32-bit float or 64-bit float"}
    %2 = irdl.any {type = "32-bit float or 64-bit float"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @div_si attributes {
      class = "DivSIOp",
      format = "$lhs $rhs `:` type($lhs) attr-dict",
      match = ["all(lhs, rhs, result)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @div_ui attributes {
      class = "DivUIOp",
      format = "$lhs $rhs `:` type($lhs) attr-dict",
      match = ["all(lhs, rhs, result)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @eq attributes {
      format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
      infers,
      match = ["all(lhs, rhs)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    %2 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @eqz attributes {
      format = "$input`:` type($input) `->` type($result) attr-dict",
      infers} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
  irdl.operation @extend attributes {
      class = "ExtendLowBitsSOp",
      format = "$bitsToTake `low` `bits` `from` $input `:` type($input) attr-dict",
      match = ["all(input, result)"],
      rules = ["bitsToTake in [8, 16, 32]: !extend op can only take 8, 16 or 32 bits. Got {bitsToTake.value}",
        "bitsToTake < input.width: !trying to extend the {bitsToTake.value} low bits from a {q(input)} value is illegal"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {description = "An Attribute containing a integer value"}
    %2 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.operands(input: %0)
    irdl.results(result: %2)
    irdl.attributes {"bitsToTake" = %1}
  }
  irdl.operation @extend_i32_s attributes {
      class = "ExtendSI32Op",
      format = "$input `to` type($result) attr-dict",
      infers} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "64-bit signless integer"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
  irdl.operation @extend_i32_u attributes {
      class = "ExtendUI32Op",
      format = "$input `to` type($result) attr-dict",
      infers} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "64-bit signless integer"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
  irdl.operation @floor attributes {
      format = "$src`:` type($src) attr-dict",
      match = ["all(src, result)"]} {
    %0 = irdl.any {type = "32-bit float or 64-bit float"}
    %1 = irdl.any {type = "32-bit float or 64-bit float"}
    irdl.operands(src: %0)
    irdl.results(result: %1)
  }
  irdl.operation @func attributes {
      assembly = "wasmssa.function",
      rules = ["let t = functionType",
        "done if body.size == 0",
        "let n = body.args.size",
        "n == t.inputs: !entry block should have same number of arguments as function type. Function type has {t.inputs}, entry block has {n}",
        "for i < n, let of = body.args[i].param('elementType'): of == t.inputs(i): !func argument type #{i}({q(t.inputs(i))}) doesn't match entry block referenced type ({q(of)})"],
      traits = ["AffineScope", "AutomaticAllocationScope", "Symbol", "IsolatedFromAbove"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "type attribute of function type"}
    %2 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %3 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %4 = irdl.any {attribute = "unit attribute"}
    irdl.attributes {"sym_name" = %0, "functionType" = %1, "arg_attrs" = %2, "res_attrs" = %3, "exported" = %4}
    %5 = irdl.region
    irdl.regions(body: %5)
  }
  irdl.operation @ge attributes {
      format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
      infers,
      match = ["all(lhs, rhs)"]} {
    %0 = irdl.any {type = "32-bit float or 64-bit float"}
    %1 = irdl.any {type = "32-bit float or 64-bit float"}
    %2 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @ge_si attributes {
      class = "GeSIOp",
      format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
      infers,
      match = ["all(lhs, rhs)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @ge_ui attributes {
      class = "GeUIOp",
      format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
      infers,
      match = ["all(lhs, rhs)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @global attributes {
      assembly = "wasmssa.global",
      no_attributes,
      rules = ["type is '32/64-bit signless integer or f32 or f64 or 128-bit signless integer or !wasmssa.funcref or !wasmssa.externref': attribute 'type' failed to satisfy constraint: type attribute of 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference",
        "for o in initializer[0]: o.name in ['wasmssa.const', 'wasmssa.global_get', 'wasmssa.return']: !expected a constant initializer for this operator, got {o}"],
      traits = ["AffineScope", "AutomaticAllocationScope", "IsolatedFromAbove", "Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {description = "type attribute of 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {attribute = "unit attribute"}
    irdl.attributes {"sym_name" = %0, "type" = %1, "isMutable" = %2, "exported" = %3}
    %4 = irdl.region
    irdl.regions(initializer: %4)
  }
  irdl.operation @global_get attributes {
      format = "$global attr-dict `:` type($global_val)",
      symbol_rules = ["let g = symbol(global)",
        "if op.parent.name == 'wasmssa.global': has(g): !symbol @{global.root} is undefined",
        "if op.parent.name == 'wasmssa.global': g.name == 'wasmssa.import_global' and not has(g.attr('isMutable')): !global.get op is considered constant if it's referring to a import.global symbol marked non-mutable"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {description = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference", type = "32/64-bit signless integer or f32 or f64 or 128-bit signless integer or !wasmssa.funcref or !wasmssa.externref"}
    irdl.results(global_val: %1)
    irdl.attributes {"global" = %0}
  }
  irdl.operation @gt attributes {
      format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
      infers,
      match = ["all(lhs, rhs)"]} {
    %0 = irdl.any {type = "32-bit float or 64-bit float"}
    %1 = irdl.any {type = "32-bit float or 64-bit float"}
    %2 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @gt_si attributes {
      class = "GtSIOp",
      format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
      infers,
      match = ["all(lhs, rhs)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @gt_ui attributes {
      class = "GtUIOp",
      format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
      infers,
      match = ["all(lhs, rhs)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @if attributes {
      format = "$condition (`(`$inputs^`)` `:` type($inputs))? attr-dict `:` $if custom<ElseRegion>($else) `>` $target",
      successors = ["target"],
      traits = ["Terminator"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {description = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference", type = "32/64-bit signless integer or f32 or f64 or 128-bit signless integer or !wasmssa.funcref or !wasmssa.externref"}
    irdl.operands(condition: %0, inputs: variadic %1)
    %2 = irdl.region
    %3 = irdl.region
    irdl.regions(if: %2, else: %3)
  }
  irdl.operation @import_func attributes {
      class = "FuncImportOp",
      format = "$importName `from` $moduleName `as` $sym_name attr-dict",
      traits = ["Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "string attribute"}
    %2 = irdl.any {attribute = "string attribute"}
    %3 = irdl.any {attribute = "type attribute of function type"}
    %4 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %5 = irdl.any {attribute = "Array of dictionary attributes", optional}
    irdl.attributes {"sym_name" = %0, "moduleName" = %1, "importName" = %2, "type" = %3, "arg_attrs" = %4, "res_attrs" = %5}
  }
  irdl.operation @import_global attributes {
      assembly = "wasmssa.import_global",
      class = "GlobalImportOp",
      no_attributes,
      rules = ["type is '32/64-bit signless integer or f32 or f64 or 128-bit signless integer or !wasmssa.funcref or !wasmssa.externref': attribute 'type' failed to satisfy constraint: type attribute of 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference"],
      traits = ["Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "string attribute"}
    %2 = irdl.any {attribute = "string attribute"}
    %3 = irdl.any {description = "type attribute of 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference"}
    %4 = irdl.any {attribute = "unit attribute"}
    irdl.attributes {"sym_name" = %0, "moduleName" = %1, "importName" = %2, "type" = %3, "isMutable" = %4}
  }
  irdl.operation @import_mem attributes {
      class = "MemImportOp",
      format = "$importName `from` $moduleName `as` $sym_name attr-dict",
      rules = ["known(limits.type.mnemonic == 'limit'): attribute 'limits' failed to satisfy constraint: type attribute of Wasm limit type"],
      traits = ["Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "string attribute"}
    %2 = irdl.any {attribute = "string attribute"}
    %3 = irdl.any {description = "type attribute of Wasm limit type"}
    irdl.attributes {"sym_name" = %0, "moduleName" = %1, "importName" = %2, "limits" = %3}
  }
  irdl.operation @import_table attributes {
      class = "TableImportOp",
      format = "$importName `from` $moduleName `as` $sym_name attr-dict",
      rules = ["known(type.type.mnemonic == 'tabletype'): attribute 'type' failed to satisfy constraint: type attribute of Wasm table type"],
      traits = ["Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "string attribute"}
    %2 = irdl.any {attribute = "string attribute"}
    %3 = irdl.any {description = "type attribute of Wasm table type"}
    irdl.attributes {"sym_name" = %0, "moduleName" = %1, "importName" = %2, "type" = %3}
  }
  irdl.operation @le attributes {
      format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
      infers,
      match = ["all(lhs, rhs)"]} {
    %0 = irdl.any {type = "32-bit float or 64-bit float"}
    %1 = irdl.any {type = "32-bit float or 64-bit float"}
    %2 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @le_si attributes {
      class = "LeSIOp",
      format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
      infers,
      match = ["all(lhs, rhs)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @le_ui attributes {
      class = "LeUIOp",
      format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
      infers,
      match = ["all(lhs, rhs)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @local attributes {
      assembly = "wasmssa.local",
      rules = ["type is '32/64-bit signless integer or f32 or f64 or 128-bit signless integer or !wasmssa.funcref or !wasmssa.externref': attribute 'type' failed to satisfy constraint: type attribute of 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference"]} {
    %0 = irdl.any {description = "type attribute of 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference"}
    %1 = irdl.any {description = "Type of a local variable", stripped = "!wasmssa.local ref to", type = "!wasmssa.local"}
    irdl.results(result: %1)
    irdl.attributes {"type" = %0}
  }
  irdl.operation @local_get attributes {
      format = "$localVar `:` type($localVar) attr-dict",
      match = ["result = parameter(localVar)"]} {
    %0 = irdl.any {description = "Type of a local variable", name = "localVar", stripped = "!wasmssa.local ref to", type = "!wasmssa.local"}
    %1 = irdl.any {description = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference", type = "32/64-bit signless integer or f32 or f64 or 128-bit signless integer or !wasmssa.funcref or !wasmssa.externref"}
    irdl.operands(local_var: %0)
    irdl.results(result: %1)
  }
  irdl.operation @local_set attributes {
      format = "$localVar `:` type($localVar) `to` $value `:` type($value) attr-dict",
      rules = ["localVar.param('elementType') == value: !input type and result type of local.set do not match"]} {
    %0 = irdl.any {description = "Type of a local variable", name = "localVar", stripped = "!wasmssa.local ref to", type = "!wasmssa.local"}
    %1 = irdl.any {description = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference", type = "32/64-bit signless integer or f32 or f64 or 128-bit signless integer or !wasmssa.funcref or !wasmssa.externref"}
    irdl.operands(local_var: %0, value: %1)
  }
  irdl.operation @local_tee attributes {
      format = "$localVar `:` type($localVar) `to` $value `:` type($value) attr-dict",
      match = ["result = parameter(localVar)"],
      rules = ["localVar.param('elementType') == value: !input type and output type of local.tee do not match"]} {
    %0 = irdl.any {description = "Type of a local variable", name = "localVar", stripped = "!wasmssa.local ref to", type = "!wasmssa.local"}
    %1 = irdl.any {description = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference", type = "32/64-bit signless integer or f32 or f64 or 128-bit signless integer or !wasmssa.funcref or !wasmssa.externref"}
    %2 = irdl.any {description = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference", type = "32/64-bit signless integer or f32 or f64 or 128-bit signless integer or !wasmssa.funcref or !wasmssa.externref"}
    irdl.operands(local_var: %0, value: %1)
    irdl.results(result: %2)
  }
  irdl.operation @loop attributes {
      format = "(`(`$inputs^`)` `:` type($inputs))? attr-dict `:` $body `>` $target",
      successors = ["target"],
      traits = ["Terminator"]} {
    %0 = irdl.any {description = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference", type = "32/64-bit signless integer or f32 or f64 or 128-bit signless integer or !wasmssa.funcref or !wasmssa.externref"}
    irdl.operands(inputs: variadic %0)
    %1 = irdl.region
    irdl.regions(body: %1)
  }
  irdl.operation @lt attributes {
      format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
      infers,
      match = ["all(lhs, rhs)"]} {
    %0 = irdl.any {type = "32-bit float or 64-bit float"}
    %1 = irdl.any {type = "32-bit float or 64-bit float"}
    %2 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @lt_si attributes {
      class = "LtSIOp",
      format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
      infers,
      match = ["all(lhs, rhs)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @lt_ui attributes {
      class = "LtUIOp",
      format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
      infers,
      match = ["all(lhs, rhs)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @max attributes {
      format = "$lhs $rhs `:` type($lhs) attr-dict",
      match = ["all(lhs, rhs, result)"]} {
    %0 = irdl.any {type = "32-bit float or 64-bit float"}
    %1 = irdl.any {type = "32-bit float or 64-bit float"}
    %2 = irdl.any {type = "32-bit float or 64-bit float"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @memory attributes {
      class = "MemOp",
      format = "(`exported` $exported^)? $sym_name $limits attr-dict",
      rules = ["known(limits.type.mnemonic == 'limit'): attribute 'limits' failed to satisfy constraint: type attribute of Wasm limit type"],
      traits = ["Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {description = "type attribute of Wasm limit type"}
    %2 = irdl.any {attribute = "unit attribute"}
    irdl.attributes {"sym_name" = %0, "limits" = %1, "exported" = %2}
  }
  irdl.operation @min attributes {
      format = "$lhs $rhs `:` type($lhs) attr-dict",
      match = ["all(lhs, rhs, result)"]} {
    %0 = irdl.any {type = "32-bit float or 64-bit float"}
    %1 = irdl.any {type = "32-bit float or 64-bit float"}
    %2 = irdl.any {type = "32-bit float or 64-bit float"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @mul attributes {
      format = "$lhs $rhs `:` type($lhs) attr-dict",
      match = ["all(lhs, rhs, result)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    %2 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @ne attributes {
      format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
      infers,
      match = ["all(lhs, rhs)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    %2 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @neg attributes {
      format = "$src`:` type($src) attr-dict",
      match = ["all(src, result)"]} {
    %0 = irdl.any {type = "32-bit float or 64-bit float"}
    %1 = irdl.any {type = "32-bit float or 64-bit float"}
    irdl.operands(src: %0)
    irdl.results(result: %1)
  }
  irdl.operation @or attributes {
      format = "$lhs $rhs `:` type($lhs) attr-dict",
      match = ["all(lhs, rhs, result)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    %2 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @popcnt attributes {
      class = "PopCntOp",
      format = "$src`:` type($src) attr-dict",
      match = ["all(src, result)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.operands(src: %0)
    irdl.results(result: %1)
  }
  irdl.operation @promote attributes {
      format = "$input `:` type($input) `to` type($result) attr-dict"} {
    %0 = irdl.any {description = "32-bit floating-point type", type = "f32"}
    %1 = irdl.any {description = "64-bit floating-point type", type = "f64"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
  irdl.operation @reinterpret attributes {
      format = "$input `:` type($input) `as` type($result) attr-dict",
      rules = ["input.type != result.type: !reinterpret input and output type should be distinct",
        "input.width == result.width: !input type ({q(input)}) and output type ({q(result)}) have incompatible bit widths"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
  irdl.operation @rem_si attributes {
      class = "RemSIOp",
      format = "$lhs $rhs `:` type($lhs) attr-dict",
      match = ["all(lhs, rhs, result)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @rem_ui attributes {
      class = "RemUIOp",
      format = "$lhs $rhs `:` type($lhs) attr-dict",
      match = ["all(lhs, rhs, result)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @return attributes {
      format = "attr-dict ($operands^ `:` type($operands))?",
      traits = ["Terminator"]} {
    %0 = irdl.any {description = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference", type = "32/64-bit signless integer or f32 or f64 or 128-bit signless integer or !wasmssa.funcref or !wasmssa.externref"}
    irdl.operands(operands: variadic %0)
  }
  irdl.operation @rotl attributes {
      format = "$val `by` $bits `bits` `:` type($val) attr-dict",
      match = ["all(val, bits, result)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.operands(val: %0, bits: %1)
    irdl.results(result: %2)
  }
  irdl.operation @rotr attributes {
      format = "$val `by` $bits `bits` `:` type($val) attr-dict",
      match = ["all(val, bits, result)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.operands(val: %0, bits: %1)
    irdl.results(result: %2)
  }
  irdl.operation @shl attributes {
      class = "ShLOp",
      format = "$val `by` $bits `bits` `:` type($val) attr-dict",
      match = ["all(val, bits, result)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.operands(val: %0, bits: %1)
    irdl.results(result: %2)
  }
  irdl.operation @shr_s attributes {
      class = "ShRSOp",
      format = "$val `by` $bits `bits` `:` type($val) attr-dict",
      match = ["all(val, bits, result)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.operands(val: %0, bits: %1)
    irdl.results(result: %2)
  }
  irdl.operation @shr_u attributes {
      class = "ShRUOp",
      format = "$val `by` $bits `bits` `:` type($val) attr-dict",
      match = ["all(val, bits, result)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.operands(val: %0, bits: %1)
    irdl.results(result: %2)
  }
  irdl.operation @sqrt attributes {
      format = "$src`:` type($src) attr-dict",
      match = ["all(src, result)"]} {
    %0 = irdl.any {type = "32-bit float or 64-bit float"}
    %1 = irdl.any {type = "32-bit float or 64-bit float"}
    irdl.operands(src: %0)
    irdl.results(result: %1)
  }
  irdl.operation @sub attributes {
      format = "$lhs $rhs `:` type($lhs) attr-dict",
      match = ["all(lhs, rhs, result)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    %2 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @table attributes {
      format = "(`exported` $exported^)? $sym_name $type attr-dict",
      rules = ["known(type.type.mnemonic == 'tabletype'): attribute 'type' failed to satisfy constraint: type attribute of Wasm table type"],
      traits = ["Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {description = "type attribute of Wasm table type"}
    %2 = irdl.any {attribute = "unit attribute"}
    irdl.attributes {"sym_name" = %0, "type" = %1, "exported" = %2}
  }
  irdl.operation @trunc attributes {
      format = "$src`:` type($src) attr-dict",
      match = ["all(src, result)"]} {
    %0 = irdl.any {type = "32-bit float or 64-bit float"}
    %1 = irdl.any {type = "32-bit float or 64-bit float"}
    irdl.operands(src: %0)
    irdl.results(result: %1)
  }
  irdl.operation @wrap attributes {
      format = "$input `:` type($input) `to` type($result) attr-dict"} {
    %0 = irdl.any {type = "64-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
  irdl.operation @xor attributes {
      class = "XOrOp",
      format = "$lhs $rhs `:` type($lhs) attr-dict",
      match = ["all(lhs, rhs, result)"]} {
    %0 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    %2 = irdl.any {type = "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
}
