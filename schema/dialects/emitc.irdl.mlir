// The emitc dialect, made by import-dialect.

irdl.dialect @emitc attributes {all_attributes, all_types, inferring_builders = [], enums = {
      CmpPredicate = {builder = "EmitC_CmpPredicateAttr", cases = ["eq", "ne", "lt", "le", "gt", "ge", "three_way"], width = 64}}} {
  irdl.type @array attributes {
      format = "`<` custom<DimensionList>($shape) `` qualified($elementType) `>`"} {
    %0 = irdl.any {cpp = "::llvm::ArrayRef<int64_t>", parameter = "static dimensions"}
    %1 = irdl.any {cpp = "Type", name = "elementType", parameter = "type"}
    irdl.parameters(shape: %0, element_type: %1)
  }
  irdl.type @lvalue attributes {
      cpp = "EmitC_LValueType",
      format = "`<` qualified($valueType) `>`"} {
    %0 = irdl.any {cpp = "Type", name = "valueType", parameter = "type"}
    irdl.parameters(value_type: %0)
  }
  irdl.type @opaque attributes {
      cpp = "EmitC_OpaqueType",
      format = "`<` $value `>`"} {
    %0 = irdl.any {cpp = "::llvm::StringRef", parameter = "string"}
    irdl.parameters(value: %0)
  }
  irdl.type @ptr attributes {
      cpp = "EmitC_PointerType",
      format = "`<` qualified($pointee) `>`"} {
    %0 = irdl.any {cpp = "Type", parameter = "type"}
    irdl.parameters(pointee: %0)
  }
  irdl.type @ptrdiff_t attributes {
      format = ""}
  irdl.type @ssize_t attributes {
      format = ""}
  irdl.type @size_t attributes {
      format = ""}
  irdl.attribute @"#opaque" attributes {
      cpp = "EmitC_OpaqueAttr",
      format = "`<` $value `>`"} {
    %0 = irdl.any {cpp = "::llvm::StringRef", parameter = "string"}
    irdl.parameters(value: %0)
  }
  irdl.operation @add attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let pl = lhs.mnemonic == 'ptr'",
        "let pr = rhs.mnemonic == 'ptr'",
        "not (known(pl) and known(pr)): requires that at most one operand is a pointer",
        "if pl: rhs is 'integer or index' or known(rhs.mnemonic in ['opaque', 'size_t', 'ssize_t', 'ptrdiff_t']): requires that one operand is an integer or of opaque type if the other is a pointer",
        "if pr: lhs is 'integer or index' or known(lhs.mnemonic in ['opaque', 'size_t', 'ssize_t', 'ptrdiff_t']): requires that one operand is an integer or of opaque type if the other is a pointer"]} {
    %0 = irdl.any {type = "type supported by EmitC"}
    %1 = irdl.any {type = "type supported by EmitC"}
    %2 = irdl.any {type = "type supported by EmitC"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @address_of attributes {
      format = "$reference `:` qualified(type($reference)) `` custom<EmitCPointerTo>(ref(type($reference)), type($result)) attr-dict",
      rules = ["reference.param('valueType') == result.param('pointee'): failed to verify that input and result reference the same type"]} {
    %0 = irdl.any {description = "EmitC lvalue type", stripped = "!emitc.lvalue", type = "!emitc.lvalue"}
    %1 = irdl.any {description = "EmitC pointer type", stripped = "!emitc.ptr", type = "!emitc.ptr"}
    irdl.operands(reference: %0)
    irdl.results(result: %1)
  }
  irdl.operation @apply attributes {
      format = "$applicableOperator `(` $operand `)` attr-dict `:` functional-type($operand, results)",
      rules = ["applicableOperator.size > 0: applicable operator must not be empty",
        "applicableOperator.text in ['&', '*']: applicable operator is illegal",
        "if applicableOperator.text == '&': known(op.operands[0].mnemonic == 'lvalue'): operand type must be an lvalue when applying `&`",
        "if applicableOperator.text == '&': known(result.mnemonic == 'ptr'): result type must be a pointer when applying `&`",
        "if applicableOperator.text == '*': known(op.operands[0].mnemonic == 'ptr'): operand type must be a pointer when applying `*`"]} {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {description = "type supported by EmitC or EmitC lvalue type", type = "type supported by EmitC or !emitc.lvalue"}
    %2 = irdl.any {type = "type supported by EmitC"}
    irdl.operands(operand: %1)
    irdl.results(result: %2)
    irdl.attributes {"applicableOperator" = %0}
  }
  irdl.operation @assign attributes {
      format = "$value `:` type($value) `to` $var `:` type($var) attr-dict",
      rules = ["has(var.def): cannot assign to block argument",
        "value == var.param('valueType'): requires value's type ({q(value)}) to match variable's type ({q(var.param('valueType'))})"]} {
    %0 = irdl.any {description = "EmitC lvalue type", stripped = "!emitc.lvalue", type = "!emitc.lvalue"}
    %1 = irdl.any {type = "type supported by EmitC"}
    irdl.operands(var: %0, value: %1)
  }
  irdl.operation @bitwise_and attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {type = "type supported by EmitC"}
    %1 = irdl.any {type = "type supported by EmitC"}
    %2 = irdl.any {type = "type supported by EmitC"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bitwise_left_shift attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {type = "type supported by EmitC"}
    %1 = irdl.any {type = "type supported by EmitC"}
    %2 = irdl.any {type = "type supported by EmitC"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bitwise_not attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {name = "_gen_arg_0", type = "type supported by EmitC"}
    %1 = irdl.any {type = "type supported by EmitC"}
    irdl.operands(gen_arg_0: %0)
    irdl.results(result: %1)
  }
  irdl.operation @bitwise_or attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {type = "type supported by EmitC"}
    %1 = irdl.any {type = "type supported by EmitC"}
    %2 = irdl.any {type = "type supported by EmitC"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bitwise_right_shift attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {type = "type supported by EmitC"}
    %1 = irdl.any {type = "type supported by EmitC"}
    %2 = irdl.any {type = "type supported by EmitC"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bitwise_xor attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {type = "type supported by EmitC"}
    %1 = irdl.any {type = "type supported by EmitC"}
    %2 = irdl.any {type = "type supported by EmitC"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @call attributes {
      format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
      traits = ["CallOpInterface"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {type = "type supported by EmitC"}
    %2 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %3 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %4 = irdl.any {type = "type supported by EmitC"}
    irdl.operands(operands: variadic %1)
    irdl.results(result: variadic %4)
    irdl.attributes {"callee" = %0, "arg_attrs" = %2, "res_attrs" = %3}
  }
  irdl.operation @call_opaque attributes {
      format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
      rules = ["callee.size > 0: callee must not be empty",
        "for a in args, if a isa 'index attribute': a >= 0 and a < op.operands.size: index argument is out of range",
        "for a in args, if a isa 'array attribute': has(a.type): array argument has no type",
        "all(a in template_args, a isa 'type attribute' or a isa '64-bit signless integer attribute' or a isa '32-bit signless integer attribute' or has(a.type) or known(a.dialect == 'emitc')): template argument has invalid type",
        "all(r in op.results, not known(r.mnemonic == 'array')): cannot return array type"]} {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {attribute = "array attribute", optional}
    %2 = irdl.any {attribute = "array attribute", optional}
    %3 = irdl.any {type = "type supported by EmitC"}
    %4 = irdl.any {type = "type supported by EmitC"}
    irdl.operands(operands: variadic %3)
    irdl.results(result: variadic %4)
    irdl.attributes {"callee" = %0, "args" = %1, "template_args" = %2}
  }
  irdl.operation @cast attributes {
      format = "$source attr-dict `:` type($source) `to` type($dest)",
      rules = ["let a = source.type",
        "let b = dest.type",
        "not (known(a.mnemonic == 'array') and not known(b.mnemonic == 'ptr')) and not known(b.mnemonic == 'array') and a is not 'tensor of any type values or tuple' and b is not 'tensor of any type values or tuple': operand type {q(a)} and result type {q(b)} are cast incompatible",
        "if a.mnemonic == 'array': a.param('shape').size == 1 and a.param('shape')[0] > 0 and a.param('elementType') == b.param('pointee'): operand type {q(a)} and result type {q(b)} are cast incompatible"]} {
    %0 = irdl.any {type = "type supported by EmitC"}
    %1 = irdl.any {type = "type supported by EmitC"}
    irdl.operands(source: %0)
    irdl.results(dest: %1)
  }
  irdl.operation @class attributes {
      format = "(`final` $final_specifier^)? $sym_name attr-dict-with-keyword $body",
      traits = ["AutomaticAllocationScope", "IsolatedFromAbove", "SymbolTable", "Symbol", "NoTerminator", "SingleBlock", "HasOnlyGraphRegion"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "unit attribute"}
    irdl.attributes {"sym_name" = %0, "final_specifier" = %1}
    %2 = irdl.region
    irdl.regions(body: %2)
  }
  irdl.operation @cmp attributes {
      format = "$predicate `,` operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["eq", "ne", "lt", "le", "gt", "ge", "three_way"], description = "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6"}
    %1 = irdl.any {type = "type supported by EmitC"}
    %2 = irdl.any {type = "type supported by EmitC"}
    %3 = irdl.any {type = "type supported by EmitC"}
    irdl.operands(lhs: %1, rhs: %2)
    irdl.results(result: %3)
    irdl.attributes {"predicate" = %0}
  }
  irdl.operation @conditional attributes {
      format = "operands attr-dict `:` type($result)",
      infers = false,
      match = ["all(true_value, false_value, result)"]} {
    %0 = irdl.any {type = "1-bit signless integer"}
    %1 = irdl.any {type = "type supported by EmitC"}
    %2 = irdl.any {type = "type supported by EmitC"}
    %3 = irdl.any {type = "type supported by EmitC"}
    irdl.operands(condition: %0, true_value: %1, false_value: %2)
    irdl.results(result: %3)
  }
  irdl.operation @constant attributes {
      rules = ["known(value.dialect == 'emitc') or has(value.type) or value isa 'string attribute': attribute 'value' failed to satisfy constraint: An opaque attribute or TypedAttr instance",
        "if value.dialect == 'emitc': value.param('value') != '': value must not be empty",
        "done if value.dialect == 'emitc'",
        "not (value isa 'string attribute'): string attributes are not supported, use #emitc.opaque instead",
        "value.type == result or known(value.type is 'index') and known(result.mnemonic in ['size_t', 'ssize_t', 'ptrdiff_t']): requires attribute to either be an #emitc.opaque attribute or it's type ({q(value.type)}) to match the op's result type ({q(result)})"],
      traits = ["ConstantLike"]} {
    %0 = irdl.any {description = "An opaque attribute or TypedAttr instance"}
    %1 = irdl.any {type = "type supported by EmitC"}
    irdl.results(result: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @declare_func attributes {
      format = "$sym_name attr-dict",
      symbol_rules = ["known(symbol(op.attr('sym_name')).name == 'emitc.func'): {q(op.attr('sym_name').root)} does not reference a valid function"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    irdl.attributes {"sym_name" = %0}
  }
  irdl.operation @dereference attributes {
      format = "$pointer `:` qualified(type($pointer)) `` custom<EmitCLValueOf>(ref(type($pointer)), type($result)) attr-dict",
      rules = ["pointer.param('pointee') == result.param('valueType'): failed to verify that input and result reference the same type"]} {
    %0 = irdl.any {description = "EmitC pointer type", stripped = "!emitc.ptr", type = "!emitc.ptr"}
    %1 = irdl.any {description = "EmitC lvalue type", stripped = "!emitc.lvalue", type = "!emitc.lvalue"}
    irdl.operands(pointer: %0)
    irdl.results(result: %1)
  }
  irdl.operation @div attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {description = "floating-point type supported by EmitC or integer, index or opaque type supported by EmitC", name = "_gen_arg_0", type = "(f16 or bfloat16 type or f32 or f64) or (1/8/16/32/64-bit integer or index or !emitc.opaque or !emitc.size_t or !emitc.ssize_t or !emitc.ptrdiff_t)"}
    %1 = irdl.any {description = "floating-point type supported by EmitC or integer, index or opaque type supported by EmitC", name = "_gen_arg_1", type = "(f16 or bfloat16 type or f32 or f64) or (1/8/16/32/64-bit integer or index or !emitc.opaque or !emitc.size_t or !emitc.ssize_t or !emitc.ptrdiff_t)"}
    %2 = irdl.any {description = "floating-point type supported by EmitC or integer, index or opaque type supported by EmitC", type = "(f16 or bfloat16 type or f32 or f64) or (1/8/16/32/64-bit integer or index or !emitc.opaque or !emitc.size_t or !emitc.ssize_t or !emitc.ptrdiff_t)"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1)
    irdl.results(result: %2)
  }
  irdl.operation @do attributes {
      default_dialect = "emitc",
      format = "$bodyRegion `while` $conditionRegion attr-dict",
      rules = ["let c = op.regions[1][0]",
        "let n = c.size",
        "n == 2: condition region must contain exactly two operations: 'emitc.expression' followed by 'emitc.yield', but found {n} operations",
        "c.first.name == 'emitc.expression': expected first op in condition region to be 'emitc.expression', but got {c.first.name}",
        "c.first.results[0] is '1-bit signless integer': emitc.expression in condition region must return 'i1', but returns {q(c.first.results[0])}",
        "c.last.name == 'emitc.yield': expected last op in condition region to be 'emitc.yield', but got {c.last.name}",
        "c.last.operands.size == 1: expected condition region to return 1 value, but it returns {c.last.operands.size} values",
        "c.last.operands[0].def == c.first at c.last: !'emitc.yield' must return result of 'emitc.expression' from this condition region",
        "not any(o in op.regions[0][0], o.has_trait('Terminator')): body region must not contain terminator"],
      traits = ["NoTerminator", "RecursiveMemoryEffects"]} {
    %0 = irdl.region with size 1 {name = "bodyRegion"}
    %1 = irdl.region with size 1 {name = "conditionRegion"}
    irdl.regions(body_region: %0, condition_region: %1)
  }
  irdl.operation @expression attributes {
      assembly = "emitc.expression",
      default_dialect = "emitc",
      distinct_operands,
      names = "emitc.expression",
      no_attributes,
      rules = ["let y = op.region.last",
        "y.operands.size == 1 or not known(y.name == 'emitc.yield'): must yield a value at termination",
        "has(y.operands[0].def) and known(y.operands[0].def.parent == op): yielded value has no defining op",
        "let d = y.operands[0].def",
        "y.operands[0] == result: requires yielded type to match return type",
        "for o in op.region[0], if o.name != 'emitc.yield': o.name in ['emitc.add', 'emitc.address_of', 'emitc.apply', 'emitc.bitwise_and', 'emitc.bitwise_left_shift', 'emitc.bitwise_not', 'emitc.bitwise_or', 'emitc.bitwise_right_shift', 'emitc.bitwise_xor', 'emitc.call', 'emitc.call_opaque', 'emitc.cast', 'emitc.cmp', 'emitc.conditional', 'emitc.constant', 'emitc.div', 'emitc.load', 'emitc.logical_and', 'emitc.logical_not', 'emitc.logical_or', 'emitc.mul', 'emitc.rem', 'emitc.sub', 'emitc.unary_minus', 'emitc.unary_plus']: contains an unsupported operation",
        "for o in op.region[0], if o.name != 'emitc.yield': o.results.size == 1: requires exactly one result for each operation",
        "for o in op.region[0], if o.name != 'emitc.yield': o.results[0].used: contains an unused operation",
        "for o in op.region[0], if o.name in ['emitc.call_opaque', 'emitc.load'] or o.name == 'emitc.apply' and o.attr('applicableOperator').text == '*': o.results[0].uses == 1: requires exactly one use for operations with side effects",
        "for o in op.region[0], if o.name == 'emitc.constant' and o.results[0] is not '(f16 or bfloat16 type or f32 or f64) or (1/8/16/32/64-bit integer or index or !emitc.size_t or !emitc.ssize_t or !emitc.ptrdiff_t) or !emitc.ptr': o.results[0].uses == 1: requires exactly one use for operations with side effects",
        "for o in op.region[0], if o.name in ['emitc.add', 'emitc.bitwise_and', 'emitc.bitwise_left_shift', 'emitc.bitwise_not', 'emitc.bitwise_or', 'emitc.bitwise_right_shift', 'emitc.bitwise_xor', 'emitc.cmp', 'emitc.div', 'emitc.logical_and', 'emitc.logical_not', 'emitc.logical_or', 'emitc.mul', 'emitc.rem', 'emitc.sub', 'emitc.unary_minus', 'emitc.unary_plus'] and any(v in o.operands, v is not '(f16 or bfloat16 type or f32 or f64) or (1/8/16/32/64-bit integer or index or !emitc.size_t or !emitc.ssize_t or !emitc.ptrdiff_t) or !emitc.ptr'): o.results[0].uses == 1: requires exactly one use for operations with side effects"],
      traits = ["HasOnlyGraphRegion", "IsolatedFromAbove", "SingleBlock", "SingleBlockImplicitTerminator<emitc.yield>"]} {
    %0 = irdl.any {description = "type supported by EmitC or EmitC lvalue type", type = "type supported by EmitC or !emitc.lvalue"}
    %1 = irdl.any {attribute = "unit attribute"}
    %2 = irdl.any {type = "type supported by EmitC"}
    irdl.operands(defs: variadic %0)
    irdl.results(result: %2)
    irdl.attributes {"do_not_inline" = %1}
    %3 = irdl.region with size 1
    irdl.regions(region: %3)
  }
  irdl.operation @field attributes {
      format = "$sym_name `:` custom<EmitCFieldOpTypeAndInitialValue>($type, $initial_value) attr-dict",
      rules = ["type.type is 'type supported by EmitC': expected valid emitc type",
        "op.parent.name == 'emitc.class': field must be nested within an emitc.class operation"],
      traits = ["Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {description = "An opaque attribute or TypedAttr instance", optional}
    irdl.attributes {"sym_name" = %0, "type" = %1, "initial_value" = %2}
  }
  irdl.operation @file attributes {
      default_dialect = "emitc",
      format = "$id attr-dict-with-keyword $bodyRegion",
      traits = ["IsolatedFromAbove", "NoRegionArguments", "SymbolTable", "NoTerminator", "SingleBlock", "HasOnlyGraphRegion"]} {
    %0 = irdl.any {attribute = "string attribute", description = "An Attribute containing a string"}
    irdl.attributes {"id" = %0}
    %1 = irdl.region with size 1 {name = "bodyRegion"}
    irdl.regions(body_region: %1)
  }
  irdl.operation @for attributes {
      assembly = "emitc.for",
      default_dialect = "emitc",
      match = ["all(lowerBound, upperBound, step)"],
      region_rules = ["let b = op.region.first.block",
        "b.args.size == 1: expected body to have a single block argument for the induction variable",
        "b.args[0] == op.operands[0]: expected induction variable to be same type as bounds and step"],
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<emitc.yield>", "RecursiveMemoryEffects"]} {
    %0 = irdl.any {description = "integer, index or opaque type supported by EmitC", name = "lowerBound", type = "(1/8/16/32/64-bit integer or index or !emitc.opaque or !emitc.size_t or !emitc.ssize_t or !emitc.ptrdiff_t)"}
    %1 = irdl.any {description = "integer, index or opaque type supported by EmitC", name = "upperBound", type = "(1/8/16/32/64-bit integer or index or !emitc.opaque or !emitc.size_t or !emitc.ssize_t or !emitc.ptrdiff_t)"}
    %2 = irdl.any {description = "integer, index or opaque type supported by EmitC", type = "(1/8/16/32/64-bit integer or index or !emitc.opaque or !emitc.size_t or !emitc.ssize_t or !emitc.ptrdiff_t)"}
    irdl.operands(lower_bound: %0, upper_bound: %1, step: %2)
    %3 = irdl.region with size 1
    irdl.regions(region: %3)
  }
  irdl.operation @func attributes {
      assembly = "emitc.function",
      default_dialect = "emitc",
      rules = ["let t = function_type.type",
        "t.outputs <= 1: requires zero or exactly one result, but has {t.outputs}",
        "all(i < t.inputs, not known(t.inputs(i).mnemonic == 'lvalue')): cannot have lvalue type as argument",
        "all(i < t.outputs, not known(t.outputs(i).mnemonic == 'array')): cannot return array type"],
      traits = ["AutomaticAllocationScope", "Symbol", "IsolatedFromAbove"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "type attribute of function type"}
    %2 = irdl.any {attribute = "string array attribute", optional}
    %3 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %4 = irdl.any {attribute = "Array of dictionary attributes", optional}
    irdl.attributes {"sym_name" = %0, "function_type" = %1, "specifiers" = %2, "arg_attrs" = %3, "res_attrs" = %4}
    %5 = irdl.region
    irdl.regions(body: %5)
  }
  irdl.operation @get_field attributes {
      format = "$field_name `:` type($result) attr-dict",
      rules = ["has(op.within('emitc.class')): ! must be nested within an emitc.class operation"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {type = "type supported by EmitC"}
    irdl.results(result: %1)
    irdl.attributes {"field_name" = %0}
  }
  irdl.operation @get_global attributes {
      format = "$name `:` type($result) attr-dict",
      symbol_rules = ["let g = symbol(name)",
        "known(g.name == 'emitc.global'): {q(name.root)} does not reference a valid emitc.global",
        "let t = g.attr('type').type",
        "if known(t.mnemonic == 'array'): result == t: on array type expects result type {q(result)} to match type {q(t)} of the global @{name.root}",
        "if not known(t.mnemonic == 'array'): known(result.mnemonic == 'lvalue'): on non-array type expects result type to be an lvalue type for the global @{name.root}",
        "if not known(t.mnemonic == 'array'): result.param('valueType') == t: on non-array type expects result inner type {q(result.param('valueType'))} to match type {q(t)} of the global @{name.root}"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {description = "EmitC array type or EmitC lvalue type", type = "!emitc.array or !emitc.lvalue"}
    irdl.results(result: %1)
    irdl.attributes {"name" = %0}
  }
  irdl.operation @global attributes {
      format = "(`extern` $extern_specifier^)? (`static` $static_specifier^)? (`const` $const_specifier^)? $sym_name `:` custom<EmitCGlobalOpTypeAndInitialValue>($type, $initial_value) attr-dict",
      rules = ["type.type is 'type supported by EmitC': expected valid emitc type",
        "not (has(extern_specifier) and has(static_specifier)): cannot have both static and extern specifiers"],
      traits = ["Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {description = "An opaque attribute or TypedAttr instance", optional}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {attribute = "unit attribute"}
    irdl.attributes {"sym_name" = %0, "type" = %1, "initial_value" = %2, "extern_specifier" = %3, "static_specifier" = %4, "const_specifier" = %5}
  }
  irdl.operation @if attributes {
      default_dialect = "emitc",
      format = "$condition $thenRegion (`else` $elseRegion^)? attr-dict",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<emitc.yield>", "RecursiveMemoryEffects", "NoRegionArguments"]} {
    %0 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(condition: %0)
    %1 = irdl.region with size 1 {name = "thenRegion"}
    %2 = irdl.region {name = "elseRegion"}
    irdl.regions(then_region: %1, else_region: %2)
  }
  irdl.operation @include attributes {
      assembly = "emitc.include",
      no_attributes} {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {attribute = "unit attribute"}
    irdl.attributes {"include" = %0, "is_standard_include" = %1}
  }
  irdl.operation @literal attributes {
      format = "$value attr-dict `:` type($result)",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {type = "type supported by EmitC"}
    irdl.results(result: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @load attributes {
      format = "$operand attr-dict `:` type($operand)",
      infers = false,
      match = ["result = parameter(operand): result type matches value type of 'operand'"]} {
    %0 = irdl.any {description = "EmitC lvalue type", stripped = "!emitc.lvalue", type = "!emitc.lvalue"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @logical_and attributes {
      format = "operands attr-dict `:` type(operands)",
      infers = false} {
    %0 = irdl.any {type = "type supported by EmitC"}
    %1 = irdl.any {type = "type supported by EmitC"}
    %2 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @logical_not attributes {
      format = "operands attr-dict `:` type(operands)",
      infers = false} {
    %0 = irdl.any {name = "_gen_arg_0", type = "type supported by EmitC"}
    %1 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(gen_arg_0: %0)
    irdl.results(result: %1)
  }
  irdl.operation @logical_or attributes {
      format = "operands attr-dict `:` type(operands)",
      infers = false} {
    %0 = irdl.any {type = "type supported by EmitC"}
    %1 = irdl.any {type = "type supported by EmitC"}
    %2 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @member attributes {
      rules = ["op.operands[0].param('valueType') is '!emitc.opaque': operand #0 must be emitc.lvalue of EmitC opaque type values, but got {q(op.operands[0])}"]} {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {description = "emitc.lvalue of EmitC opaque type values", stripped = "!emitc.lvalue", type = "!emitc.lvalue"}
    %2 = irdl.any {description = "EmitC array type or EmitC lvalue type", type = "!emitc.array or !emitc.lvalue"}
    irdl.operands(operand: %1)
    irdl.results(result: %2)
    irdl.attributes {"member" = %0}
  }
  irdl.operation @member_of_ptr attributes {
      rules = ["op.operands[0].param('valueType') is '!emitc.opaque or !emitc.ptr': operand #0 must be emitc.lvalue of EmitC opaque type or EmitC pointer type values, but got {q(op.operands[0])}"]} {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {description = "emitc.lvalue of EmitC opaque type or EmitC pointer type values", stripped = "!emitc.lvalue", type = "!emitc.lvalue"}
    %2 = irdl.any {description = "EmitC array type or EmitC lvalue type", type = "!emitc.array or !emitc.lvalue"}
    irdl.operands(operand: %1)
    irdl.results(result: %2)
    irdl.attributes {"member" = %0}
  }
  irdl.operation @mul attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {description = "floating-point type supported by EmitC or integer, index or opaque type supported by EmitC", name = "_gen_arg_0", type = "(f16 or bfloat16 type or f32 or f64) or (1/8/16/32/64-bit integer or index or !emitc.opaque or !emitc.size_t or !emitc.ssize_t or !emitc.ptrdiff_t)"}
    %1 = irdl.any {description = "floating-point type supported by EmitC or integer, index or opaque type supported by EmitC", name = "_gen_arg_1", type = "(f16 or bfloat16 type or f32 or f64) or (1/8/16/32/64-bit integer or index or !emitc.opaque or !emitc.size_t or !emitc.ssize_t or !emitc.ptrdiff_t)"}
    %2 = irdl.any {description = "floating-point type supported by EmitC or integer, index or opaque type supported by EmitC", type = "(f16 or bfloat16 type or f32 or f64) or (1/8/16/32/64-bit integer or index or !emitc.opaque or !emitc.size_t or !emitc.ssize_t or !emitc.ptrdiff_t)"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1)
    irdl.results(result: %2)
  }
  irdl.operation @rem attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {description = "integer, index or opaque type supported by EmitC", name = "_gen_arg_0", type = "(1/8/16/32/64-bit integer or index or !emitc.opaque or !emitc.size_t or !emitc.ssize_t or !emitc.ptrdiff_t)"}
    %1 = irdl.any {description = "integer, index or opaque type supported by EmitC", name = "_gen_arg_1", type = "(1/8/16/32/64-bit integer or index or !emitc.opaque or !emitc.size_t or !emitc.ssize_t or !emitc.ptrdiff_t)"}
    %2 = irdl.any {description = "integer, index or opaque type supported by EmitC", type = "(1/8/16/32/64-bit integer or index or !emitc.opaque or !emitc.size_t or !emitc.ssize_t or !emitc.ptrdiff_t)"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1)
    irdl.results(result: %2)
  }
  irdl.operation @return attributes {
      format = "attr-dict ($operand^ `:` type($operand))?",
      rules = ["let f = op.parent",
        "let t = f.attr('function_type').type",
        "if f.name == 'emitc.func': op.operands.size == t.outputs: has {op.operands.size} operands, but enclosing function (@{f.attr('sym_name').text}) returns {t.outputs}",
        "if op.operands.size == 1: op.operands[0] == t.outputs(0): !type of the return operand ({q(op.operands[0])}) doesn't match function result type ({q(t.outputs(0))}) in function @{f.attr('sym_name').text}"],
      traits = ["Pure", "HasParent<emitc.func>", "ReturnLike", "Terminator"]} {
    %0 = irdl.any {type = "type supported by EmitC"}
    irdl.operands(operand: optional %0)
  }
  irdl.operation @sub attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let pl = known(lhs.mnemonic == 'ptr')",
        "let pr = known(rhs.mnemonic == 'ptr')",
        "pl or not pr: rhs can only be a pointer if lhs is a pointer",
        "if pl: pr or rhs is 'integer or index' or known(rhs.mnemonic in ['opaque', 'size_t', 'ssize_t', 'ptrdiff_t']): requires that rhs is an integer, pointer or of opaque type if lhs is a pointer",
        "if pl and pr: result is 'integer or index' or known(result.mnemonic in ['opaque', 'ptrdiff_t', 'size_t', 'ssize_t']): requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers"]} {
    %0 = irdl.any {type = "type supported by EmitC"}
    %1 = irdl.any {type = "type supported by EmitC"}
    %2 = irdl.any {type = "type supported by EmitC"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @subscript attributes {
      format = "$value `[` $indices `]` attr-dict `:` functional-type(operands, results)",
      rules = ["let k = value.mnemonic",
        "if k == 'array': indices.size == value.param('shape').size: on array operand requires number of indices ({indices.size}) to match the rank of the array type ({value.param('shape').size})",
        "if k == 'array', for i < indices.size: indices[i] is 'integer or index' or known(indices[i].mnemonic in ['size_t', 'ssize_t', 'ptrdiff_t', 'opaque']): on array operand requires index operand {i} to be integer-like, but got {q(indices[i])}",
        "if k == 'array': value.param('elementType') == result.param('valueType'): on array operand requires element type ({q(value.param('elementType'))}) and result type ({q(result.param('valueType'))}) to match",
        "if k == 'ptr': indices.size == 1: on pointer operand requires one index operand, but got {indices.size}",
        "if k == 'ptr': indices[0] is 'integer or index' or known(indices[0].mnemonic in ['size_t', 'ssize_t', 'ptrdiff_t', 'opaque']): on pointer operand requires index operand to be integer-like, but got {q(indices[0])}",
        "if k == 'ptr': value.param('pointee') == result.param('valueType'): on pointer operand requires pointee type ({q(value.param('pointee'))}) and result type ({q(result.param('valueType'))}) to match"]} {
    %0 = irdl.any {description = "EmitC array type or EmitC opaque type or EmitC pointer type", type = "!emitc.array or !emitc.opaque or !emitc.ptr"}
    %1 = irdl.any {type = "type supported by EmitC"}
    %2 = irdl.any {description = "EmitC lvalue type", stripped = "!emitc.lvalue", type = "!emitc.lvalue"}
    irdl.operands(value: %0, indices: variadic %1)
    irdl.results(result: %2)
  }
  irdl.operation @switch attributes {
      default_dialect = "emitc",
      format = "$arg `:` type($arg) attr-dict custom<SwitchCases>($cases, $caseRegions) `\\n` `` `default` $defaultRegion",
      region_rules = ["for r in op.regions, for b in r: b.last.name == 'emitc.yield': expected region to end with emitc.yield, but got {b.last.name}"],
      rules = ["let i = repeat(cases): not has(i): has duplicate case value: {cases[i]}"],
      traits = ["RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<emitc.yield>"]} {
    %0 = irdl.any {description = "integer, index or opaque type supported by EmitC", type = "(1/8/16/32/64-bit integer or index or !emitc.opaque or !emitc.size_t or !emitc.ssize_t or !emitc.ptrdiff_t)"}
    %1 = irdl.any {attribute = "i64 dense array attribute"}
    irdl.operands(arg: %0)
    irdl.attributes {"cases" = %1}
    %2 = irdl.region with size 1 {name = "defaultRegion"}
    %3 = irdl.region with size 1 {name = "caseRegions", variadic}
    irdl.regions(default_region: %2, case_regions: %3)
  }
  irdl.operation @unary_minus attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {name = "_gen_arg_0", type = "type supported by EmitC"}
    %1 = irdl.any {type = "type supported by EmitC"}
    irdl.operands(gen_arg_0: %0)
    irdl.results(result: %1)
  }
  irdl.operation @unary_plus attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {name = "_gen_arg_0", type = "type supported by EmitC"}
    %1 = irdl.any {type = "type supported by EmitC"}
    irdl.operands(gen_arg_0: %0)
    irdl.results(result: %1)
  }
  irdl.operation @variable attributes {
      rules = ["known(value.dialect == 'emitc') or has(value.type) or value isa 'string attribute': attribute 'value' failed to satisfy constraint: An opaque attribute or TypedAttr instance",
        "done if value.dialect == 'emitc'",
        "not (value isa 'string attribute'): string attributes are not supported, use #emitc.opaque instead",
        "let t = either(when(result.mnemonic == 'lvalue', result.param('valueType'), nothing), result)",
        "if result.mnemonic == 'lvalue': value.type == t: requires attribute to either be an #emitc.opaque attribute or it's type ({q(value.type)}) to match the op's result type ({q(t)})"]} {
    %0 = irdl.any {description = "An opaque attribute or TypedAttr instance"}
    %1 = irdl.any {description = "EmitC array type or EmitC lvalue type", type = "!emitc.array or !emitc.lvalue"}
    irdl.results(result: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @verbatim attributes {
      format = "$value (`args` $fmtArgs^ `:` type($fmtArgs))? attr-dict",
      verify = "emitc.verbatim"} {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {description = "type supported by EmitC or EmitC lvalue type", name = "fmtArgs", type = "type supported by EmitC or !emitc.lvalue"}
    irdl.operands(fmt_args: variadic %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @yield attributes {
      format = "attr-dict ($result^ `:` type($result))?",
      rules = ["let p = op.parent",
        "op.operands.size == 0 or p.name == 'emitc.do' or p.results.size == 1: yields a value not returned by parent",
        "op.operands.size == 1 or p.name == 'emitc.do' or p.results.size == 0: does not yield a value to be returned by parent"],
      traits = ["Pure", "Terminator", "ParentOneOf<emitc.do, emitc.expression, emitc.for, emitc.if, emitc.switch>"]} {
    %0 = irdl.any {type = "type supported by EmitC"}
    irdl.operands(result: optional %0)
  }
}
