// The smt dialect, made by import-dialect.

irdl.dialect @smt attributes {all_attributes, all_types, inferring_builders = ["and", "apply_func", "array.select", "array.store", "bv.add", "bv.and", "bv.ashr", "bv.cmp", "bv.concat", "bv.constant", "bv.lshr", "bv.mul", "bv.neg", "bv.not", "bv.or", "bv.sdiv", "bv.shl", "bv.smod", "bv.srem", "bv.udiv", "bv.urem", "bv.xor", "bv2int", "constant", "distinct", "eq", "implies", "int.abs", "int.add", "int.cmp", "int.constant", "int.div", "int.mod", "int.mul", "int.sub", "ite", "not", "or", "xor"], enums = {
      BVCmpPredicate = {builder = "BVCmpPredicate", cases = ["slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"], width = 64},
      IntPredicate = {builder = "IntPredicate", cases = ["lt", "le", "gt", "ge"], width = 64}}} {
  irdl.type @array attributes {
      cpp = "ArrayType",
      format = "`<` `[` $domainType `->` $rangeType `]` `>`"} {
    %0 = irdl.any {cpp = "mlir::Type", name = "domainType", parameter = "type"}
    %1 = irdl.any {cpp = "mlir::Type", name = "rangeType", parameter = "type"}
    irdl.parameters(domain_type: %0, range_type: %1)
  }
  irdl.type @bv attributes {
      cpp = "BitVectorType",
      format = "`<` $width `>`"} {
    %0 = irdl.any {cpp = "int64_t", parameter = "i64"}
    irdl.parameters(width: %0)
  }
  irdl.type @bool attributes {
      format = ""}
  irdl.type @int attributes {
      format = ""}
  irdl.type @func attributes {
      cpp = "SMTFuncType",
      format = "`<` `(` $domainTypes `)` ` ` $rangeType `>`"} {
    %0 = irdl.any {cpp = "::llvm::ArrayRef<mlir::Type>", name = "domainTypes", parameter = "list of type"}
    %1 = irdl.any {cpp = "mlir::Type", name = "rangeType", parameter = "type"}
    irdl.parameters(domain_types: %0, range_type: %1)
  }
  irdl.type @sort attributes {
      cpp = "SortType",
      format = "`<` $identifier (`[` $sortParams^ `]`)? `>`"} {
    %0 = irdl.any {cpp = "mlir::StringAttr", parameter = "string attribute"}
    %1 = irdl.any {cpp = "::llvm::ArrayRef<mlir::Type>", name = "sortParams", optional, parameter = "list of type"}
    irdl.parameters(identifier: %0, sort_params: %1)
  }
  irdl.attribute @"#bv" attributes {
      format = "`<` $value `>`"} {
    %0 = irdl.any {cpp = "::llvm::APInt", parameter = "integer"}
    %1 = irdl.any {optional, parameter = "own type"}
    irdl.parameters(value: %0, type: %1)
  }
  irdl.operation @and attributes {
      format = "$inputs attr-dict",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {description = "", exact, type = "!smt.bool"}
    %1 = irdl.any {description = "", exact, type = "!smt.bool"}
    irdl.operands(inputs: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @apply_func attributes {
      assembly = "smt.apply_func",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "", stripped = "!smt.func", type = "!smt.func"}
    %1 = irdl.any {description = "any non-function SMT value type"}
    %2 = irdl.any {description = "any non-function SMT value type"}
    irdl.operands(func: %0, args: variadic %1)
    irdl.results(result: %2)
  }
  irdl.operation @array_broadcast attributes {
      format = "$value attr-dict `:` custom<ArrayRange>(type($result), type($value))",
      name = "array.broadcast",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "any SMT value type"}
    %1 = irdl.any {description = "", stripped = "!smt.array", type = "!smt.array"}
    irdl.operands(value: %0)
    irdl.results(result: %1)
  }
  irdl.operation @array_select attributes {
      format = "$array `[` $index `]` attr-dict `:` custom<ArrayParts>(type($array), type($index), type($result))",
      name = "array.select",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "", stripped = "!smt.array", type = "!smt.array"}
    %1 = irdl.any {description = "any SMT value type"}
    %2 = irdl.any {description = "any SMT value type"}
    irdl.operands(array: %0, index: %1)
    irdl.results(result: %2)
  }
  irdl.operation @array_store attributes {
      format = "$array `[` $index `]` `,` $value attr-dict `:` custom<ArrayParts>(type($array), type($index), type($value))",
      match = ["all(array, result)"],
      name = "array.store",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "", stripped = "!smt.array", type = "!smt.array"}
    %1 = irdl.any {description = "any SMT value type"}
    %2 = irdl.any {description = "any SMT value type"}
    %3 = irdl.any {description = "", stripped = "!smt.array", type = "!smt.array"}
    irdl.operands(array: %0, index: %1, value: %2)
    irdl.results(result: %3)
  }
  irdl.operation @assert attributes {
      format = "$input attr-dict"} {
    %0 = irdl.any {description = "", exact, type = "!smt.bool"}
    irdl.operands(input: %0)
  }
  irdl.operation @bv_add attributes {
      class = "BVAddOp",
      format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
      name = "bv.add",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %1 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %2 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bv_and attributes {
      class = "BVAndOp",
      format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
      name = "bv.and",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %1 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %2 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bv_ashr attributes {
      class = "BVAShrOp",
      format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
      name = "bv.ashr",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %1 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %2 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bv_cmp attributes {
      class = "BVCmpOp",
      format = "$pred $lhs `,` $rhs attr-dict `:` qualified(type($lhs))",
      infers,
      name = "bv.cmp",
      traits = ["Pure", "SameTypeOperands"]} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"], description = "smt bit-vector comparison predicate"}
    %1 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %2 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %3 = irdl.any {description = "", exact, type = "!smt.bool"}
    irdl.operands(lhs: %1, rhs: %2)
    irdl.results(result: %3)
    irdl.attributes {"pred" = %0}
  }
  irdl.operation @bv_concat attributes {
      class = "ConcatOp",
      format = "$lhs `,` $rhs attr-dict `:` custom<ConcatTypes>(type($lhs), type($rhs), type($result))",
      name = "bv.concat",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %1 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %2 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bv_constant attributes {
      assembly = "smt.bv.constant",
      class = "BVConstantOp",
      name = "bv.constant",
      names = "smt.constant",
      traits = ["Pure", "ConstantLike"]} {
    %0 = irdl.any {attribute = "#smt.bv"}
    %1 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    irdl.results(result: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @bv_extract attributes {
      class = "ExtractOp",
      format = "$input `from` $lowBit attr-dict `:` functional-type($input, $result)",
      name = "bv.extract",
      rules = ["let i = input.param('width')",
        "let r = result.param('width')",
        "lowBit + r <= i: range to be extracted is too big, expected range starting at index {lowBit.value} of length {r} requires input width of at least {lowBit + r}, but the input width is only {i}"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %2 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    irdl.operands(input: %1)
    irdl.results(result: %2)
    irdl.attributes {"lowBit" = %0}
  }
  irdl.operation @bv_lshr attributes {
      class = "BVLShrOp",
      format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
      name = "bv.lshr",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %1 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %2 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bv_mul attributes {
      class = "BVMulOp",
      format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
      name = "bv.mul",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %1 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %2 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bv_neg attributes {
      class = "BVNegOp",
      format = "$input attr-dict `:` qualified(type($result))",
      name = "bv.neg",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %1 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
  irdl.operation @bv_not attributes {
      class = "BVNotOp",
      format = "$input attr-dict `:` qualified(type($result))",
      name = "bv.not",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %1 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
  irdl.operation @bv_or attributes {
      class = "BVOrOp",
      format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
      name = "bv.or",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %1 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %2 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bv_repeat attributes {
      assembly = "smt.bv.repeat",
      class = "RepeatOp",
      name = "bv.repeat",
      rules = ["result.param('width') % input.param('width') == 0: result bit-vector width must be a multiple of the input bit-vector width"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %1 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
  irdl.operation @bv_sdiv attributes {
      class = "BVSDivOp",
      format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
      name = "bv.sdiv",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %1 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %2 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bv_shl attributes {
      class = "BVShlOp",
      format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
      name = "bv.shl",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %1 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %2 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bv_smod attributes {
      class = "BVSModOp",
      format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
      name = "bv.smod",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %1 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %2 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bv_srem attributes {
      class = "BVSRemOp",
      format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
      name = "bv.srem",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %1 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %2 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bv_udiv attributes {
      class = "BVUDivOp",
      format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
      name = "bv.udiv",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %1 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %2 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bv_urem attributes {
      class = "BVURemOp",
      format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
      name = "bv.urem",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %1 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %2 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bv_xor attributes {
      class = "BVXOrOp",
      format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
      name = "bv.xor",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %1 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %2 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bv2int attributes {
      class = "BV2IntOp",
      format = "$input (`signed` $is_signed^)? attr-dict `:` qualified(type($input))",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    %1 = irdl.any {attribute = "unit attribute"}
    %2 = irdl.any {description = "", exact, type = "!smt.int"}
    irdl.operands(input: %0)
    irdl.results(result: %2)
    irdl.attributes {"is_signed" = %1}
  }
  irdl.operation @check attributes {
      format = "attr-dict `sat` $satRegion `unknown` $unknownRegion `unsat` $unsatRegion (`->` qualified(type($results))^ )?",
      region_rules = ["let y0 = op.regions[0].last",
        "y0.operands.size == op.results.size and all(i < op.results.size, y0.operands[i] == op.results[i]): types of yielded values in 'sat' region must match return values",
        "let y1 = op.regions[1].last",
        "y1.operands.size == op.results.size and all(i < op.results.size, y1.operands[i] == op.results[i]): types of yielded values in 'unknown' region must match return values",
        "let y2 = op.regions[2].last",
        "y2.operands.size == op.results.size and all(i < op.results.size, y2.operands[i] == op.results[i]): types of yielded values in 'unsat' region must match return values"],
      traits = ["NoRegionArguments", "SingleBlock", "SingleBlockImplicitTerminator<smt.yield>"]} {
    %0 = irdl.any {type = "any type"}
    irdl.results(results: variadic %0)
    %1 = irdl.region with size 1 {name = "satRegion"}
    %2 = irdl.region with size 1 {name = "unknownRegion"}
    %3 = irdl.region with size 1 {name = "unsatRegion"}
    irdl.regions(sat_region: %1, unknown_region: %2, unsat_region: %3)
  }
  irdl.operation @constant attributes {
      class = "BoolConstantOp",
      format = "$value attr-dict",
      infers,
      names = "smt.truth",
      traits = ["Pure", "ConstantLike"]} {
    %0 = irdl.any {attribute = "bool attribute"}
    %1 = irdl.any {description = "", exact, type = "!smt.bool"}
    irdl.results(result: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @declare_fun attributes {
      format = "($namePrefix^)? attr-dict `:` qualified(type($result))",
      names = "smt.variable",
      traits = ["MemoryEffects<[MemAlloc]>"]} {
    %0 = irdl.any {attribute = "string attribute", optional}
    %1 = irdl.any {description = "any SMT value type"}
    irdl.results(result: %1)
    irdl.attributes {"namePrefix" = %0}
  }
  irdl.operation @distinct attributes {
      format = "$inputs attr-dict `:` custom<SameTypes>(type($inputs))",
      infers,
      rules = ["inputs.size >= 2: 'inputs' must have at least size 2, but got {inputs.size}"],
      traits = ["Pure", "SameTypeOperands"]} {
    %0 = irdl.any {description = "any non-function SMT value type"}
    %1 = irdl.any {description = "", exact, type = "!smt.bool"}
    irdl.operands(inputs: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @eq attributes {
      format = "$inputs attr-dict `:` custom<SameTypes>(type($inputs))",
      infers,
      rules = ["inputs.size >= 2: 'inputs' must have at least size 2, but got {inputs.size}"],
      traits = ["Pure", "SameTypeOperands"]} {
    %0 = irdl.any {description = "any non-function SMT value type"}
    %1 = irdl.any {description = "", exact, type = "!smt.bool"}
    irdl.operands(inputs: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @exists attributes {
      format = "($boundVarNames^)? (`no_pattern` $noPattern^)? (`weight` $weight^)? attr-dict-with-keyword $body (`patterns` $patterns^)?",
      region_rules = ["let y = op.regions[0].last",
        "y.operands.size == 1: must have exactly one yielded value",
        "y.operands[0].dialect == 'smt' and y.operands[0].mnemonic == 'bool': yielded value must be of '!smt.bool' type",
        "for i < op.regions.size - 1, let r = op.regions[i + 1], let a = r.args, let b = op.regions[0].args: a.size == b.size and all(k < b.size, a[k] == b[k]): block argument number and types of the 'body' and 'patterns' region #{i} must match",
        "for i < op.regions.size - 1, let r = op.regions[i + 1]: r.last.operands.size >= 1: 'patterns' region #{i} must have at least one yielded value",
        "for i < op.regions.size - 1, let r = op.regions[i + 1]: all(o in r.first.block, o.dialect == 'smt'): the 'patterns' region #{i} may only contain SMT dialect operations",
        "for i < op.regions.size - 1, let r = op.regions[i + 1]: all(o in r.first.block, not (o.name in ['smt.exists', 'smt.forall'])): the 'patterns' region #{i} must not contain any variable binding operations"],
      rules = ["if has(boundVarNames): boundVarNames.size == op.regions[0].args.size: number of bound variable names must match number of block arguments",
        "op.regions.size == 1 or not known(noPattern): patterns and the no_pattern attribute must not be specified at the same time",
        "all(a in op.regions[0].args, not known(a.mnemonic == 'func')): bound variables must by any non-function SMT value"],
      traits = ["RecursivelySpeculatable", "RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<smt.yield>"]} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %1 = irdl.any {attribute = "unit attribute"}
    %2 = irdl.any {attribute = "string array attribute", optional}
    %3 = irdl.any {description = "", exact, type = "!smt.bool"}
    irdl.results(result: %3)
    irdl.attributes {"weight" = %0, "noPattern" = %1, "boundVarNames" = %2}
    %4 = irdl.region with size 1
    %5 = irdl.region with size 1 {variadic}
    irdl.regions(body: %4, patterns: %5)
  }
  irdl.operation @forall attributes {
      format = "($boundVarNames^)? (`no_pattern` $noPattern^)? (`weight` $weight^)? attr-dict-with-keyword $body (`patterns` $patterns^)?",
      region_rules = ["let y = op.regions[0].last",
        "y.operands.size == 1: must have exactly one yielded value",
        "y.operands[0].dialect == 'smt' and y.operands[0].mnemonic == 'bool': yielded value must be of '!smt.bool' type",
        "for i < op.regions.size - 1, let r = op.regions[i + 1], let a = r.args, let b = op.regions[0].args: a.size == b.size and all(k < b.size, a[k] == b[k]): block argument number and types of the 'body' and 'patterns' region #{i} must match",
        "for i < op.regions.size - 1, let r = op.regions[i + 1]: r.last.operands.size >= 1: 'patterns' region #{i} must have at least one yielded value",
        "for i < op.regions.size - 1, let r = op.regions[i + 1]: all(o in r.first.block, o.dialect == 'smt'): the 'patterns' region #{i} may only contain SMT dialect operations",
        "for i < op.regions.size - 1, let r = op.regions[i + 1]: all(o in r.first.block, not (o.name in ['smt.exists', 'smt.forall'])): the 'patterns' region #{i} must not contain any variable binding operations"],
      rules = ["if has(boundVarNames): boundVarNames.size == op.regions[0].args.size: number of bound variable names must match number of block arguments",
        "op.regions.size == 1 or not known(noPattern): patterns and the no_pattern attribute must not be specified at the same time",
        "all(a in op.regions[0].args, not known(a.mnemonic == 'func')): bound variables must by any non-function SMT value"],
      traits = ["RecursivelySpeculatable", "RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<smt.yield>"]} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %1 = irdl.any {attribute = "unit attribute"}
    %2 = irdl.any {attribute = "string array attribute", optional}
    %3 = irdl.any {description = "", exact, type = "!smt.bool"}
    irdl.results(result: %3)
    irdl.attributes {"weight" = %0, "noPattern" = %1, "boundVarNames" = %2}
    %4 = irdl.region with size 1
    %5 = irdl.region with size 1 {variadic}
    irdl.regions(body: %4, patterns: %5)
  }
  irdl.operation @implies attributes {
      format = "$lhs `,` $rhs attr-dict",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {description = "", exact, type = "!smt.bool"}
    %1 = irdl.any {description = "", exact, type = "!smt.bool"}
    %2 = irdl.any {description = "", exact, type = "!smt.bool"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @int_abs attributes {
      format = "$input attr-dict",
      infers,
      name = "int.abs",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "", exact, type = "!smt.int"}
    %1 = irdl.any {description = "", exact, type = "!smt.int"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
  irdl.operation @int_add attributes {
      format = "$inputs attr-dict",
      infers,
      name = "int.add",
      traits = ["Pure", "Commutative"]} {
    %0 = irdl.any {description = "", exact, type = "!smt.int"}
    %1 = irdl.any {description = "", exact, type = "!smt.int"}
    irdl.operands(inputs: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @int_cmp attributes {
      format = "$pred $lhs `,` $rhs attr-dict",
      infers,
      name = "int.cmp",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["lt", "le", "gt", "ge"], description = "smt comparison predicate for integers"}
    %1 = irdl.any {description = "", exact, type = "!smt.int"}
    %2 = irdl.any {description = "", exact, type = "!smt.int"}
    %3 = irdl.any {description = "", exact, type = "!smt.bool"}
    irdl.operands(lhs: %1, rhs: %2)
    irdl.results(result: %3)
    irdl.attributes {"pred" = %0}
  }
  irdl.operation @int_constant attributes {
      assembly = "smt.int.constant",
      infers,
      name = "int.constant",
      names = "smt.constant",
      traits = ["Pure", "ConstantLike"]} {
    %0 = irdl.any {attribute = "arbitrary integer attribute"}
    %1 = irdl.any {description = "", exact, type = "!smt.int"}
    irdl.results(result: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @int_div attributes {
      format = "$lhs `,` $rhs attr-dict",
      infers,
      name = "int.div",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "", exact, type = "!smt.int"}
    %1 = irdl.any {description = "", exact, type = "!smt.int"}
    %2 = irdl.any {description = "", exact, type = "!smt.int"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @int_mod attributes {
      format = "$lhs `,` $rhs attr-dict",
      infers,
      name = "int.mod",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "", exact, type = "!smt.int"}
    %1 = irdl.any {description = "", exact, type = "!smt.int"}
    %2 = irdl.any {description = "", exact, type = "!smt.int"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @int_mul attributes {
      format = "$inputs attr-dict",
      infers,
      name = "int.mul",
      traits = ["Pure", "Commutative"]} {
    %0 = irdl.any {description = "", exact, type = "!smt.int"}
    %1 = irdl.any {description = "", exact, type = "!smt.int"}
    irdl.operands(inputs: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @int_sub attributes {
      format = "$lhs `,` $rhs attr-dict",
      infers,
      name = "int.sub",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "", exact, type = "!smt.int"}
    %1 = irdl.any {description = "", exact, type = "!smt.int"}
    %2 = irdl.any {description = "", exact, type = "!smt.int"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @int2bv attributes {
      class = "Int2BVOp",
      format = "$input attr-dict `:` qualified(type($result))",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "", exact, type = "!smt.int"}
    %1 = irdl.any {description = "", stripped = "!smt.bv", type = "!smt.bv"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
  irdl.operation @ite attributes {
      format = "$cond `,` $thenValue `,` $elseValue attr-dict `:` qualified(type($result))",
      match = ["all(thenValue, elseValue, result)"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "", exact, type = "!smt.bool"}
    %1 = irdl.any {description = "any SMT value type", name = "thenValue"}
    %2 = irdl.any {description = "any SMT value type", name = "elseValue"}
    %3 = irdl.any {description = "any SMT value type"}
    irdl.operands(cond: %0, then_value: %1, else_value: %2)
    irdl.results(result: %3)
  }
  irdl.operation @not attributes {
      format = "$input attr-dict",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {description = "", exact, type = "!smt.bool"}
    %1 = irdl.any {description = "", exact, type = "!smt.bool"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
  irdl.operation @or attributes {
      format = "$inputs attr-dict",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {description = "", exact, type = "!smt.bool"}
    %1 = irdl.any {description = "", exact, type = "!smt.bool"}
    irdl.operands(inputs: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @pop attributes {
      format = "$count attr-dict"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute whose value is non-negative"}
    irdl.attributes {"count" = %0}
  }
  irdl.operation @push attributes {
      format = "$count attr-dict"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute whose value is non-negative"}
    irdl.attributes {"count" = %0}
  }
  irdl.operation @reset attributes {
      format = "attr-dict"}
  irdl.operation @set_logic attributes {
      format = "$logic attr-dict",
      traits = ["HasParent<smt.solver>"]} {
    %0 = irdl.any {attribute = "string attribute"}
    irdl.attributes {"logic" = %0}
  }
  irdl.operation @solver attributes {
      format = "`(` $inputs `)` attr-dict `:` functional-type($inputs, $results) $bodyRegion",
      region_rules = ["let b = op.region.first.block",
        "let y = op.region.last",
        "op.region.args.size == inputs.size and all(i < inputs.size, op.region.args[i] == inputs[i]): block argument types must match the types of the 'inputs'",
        "y.operands.size == op.results.size and all(i < op.results.size, y.operands[i] == op.results[i]): types of yielded values must match return values"],
      rules = ["for i < inputs.size: not known(inputs[i].dialect == 'smt'): operand #{i} must be variadic of any non-smt type, but got {q(inputs[i])}",
        "for i < op.results.size: not known(op.results[i].dialect == 'smt'): result #{i} must be variadic of any non-smt type, but got {q(op.results[i])}"],
      traits = ["IsolatedFromAbove", "SingleBlock", "SingleBlockImplicitTerminator<smt.yield>"]} {
    %0 = irdl.any {description = "any non-smt type"}
    %1 = irdl.any {description = "any non-smt type"}
    irdl.operands(inputs: variadic %0)
    irdl.results(results: variadic %1)
    %2 = irdl.region with size 1 {name = "bodyRegion"}
    irdl.regions(body_region: %2)
  }
  irdl.operation @xor attributes {
      class = "XOrOp",
      format = "$inputs attr-dict",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {description = "", exact, type = "!smt.bool"}
    %1 = irdl.any {description = "", exact, type = "!smt.bool"}
    irdl.operands(inputs: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @yield attributes {
      format = "($values^ `:` qualified(type($values)))? attr-dict",
      traits = ["Pure", "Terminator", "ReturnLike"]} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(values: variadic %0)
  }
}
