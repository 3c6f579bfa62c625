// The pdl_interp dialect, made by import-dialect.

irdl.dialect @pdl_interp attributes {all_attributes, all_types, inferring_builders = []} {
  irdl.operation @apply_constraint attributes {
      format = "$name `(` $args `:` type($args) `)` (`:` type($results)^)? attr-dict `->` successors",
      successors = ["trueDest", "falseDest"],
      traits = ["Terminator"]} {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {description = "pdl type"}
    %2 = irdl.any {attribute = "bool attribute", default = "false"}
    %3 = irdl.any {description = "pdl type"}
    irdl.operands(args: variadic %1)
    irdl.results(results: variadic %3)
    irdl.attributes {"name" = %0, "isNegated" = %2}
  }
  irdl.operation @apply_rewrite attributes {
      format = "$name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict"} {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {description = "pdl type"}
    %2 = irdl.any {description = "pdl type"}
    irdl.operands(args: variadic %1)
    irdl.results(results: variadic %2)
    irdl.attributes {"name" = %0}
  }
  irdl.operation @are_equal attributes {
      format = "operands `:` type($lhs) attr-dict `->` successors",
      successors = ["trueDest", "falseDest"],
      traits = ["Terminator", "Pure", "SameTypeOperands"]} {
    %0 = irdl.any {description = "pdl type"}
    %1 = irdl.any {description = "pdl type"}
    irdl.operands(lhs: %0, rhs: %1)
  }
  irdl.operation @branch attributes {
      format = "$dest attr-dict",
      successors = ["dest"],
      traits = ["Pure", "Terminator"]}
  irdl.operation @check_attribute attributes {
      format = "$attribute `is` $constantValue attr-dict `->` successors",
      successors = ["trueDest", "falseDest"],
      traits = ["Terminator", "Pure"]} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Attribute`", exact, type = "!pdl.attribute"}
    %1 = irdl.any {attribute = "any attribute"}
    irdl.operands(attribute: %0)
    irdl.attributes {"constantValue" = %1}
  }
  irdl.operation @check_operand_count attributes {
      format = "`of` $inputOp `is` (`at_least` $compareAtLeast^)? $count attr-dict `->` successors",
      successors = ["trueDest", "falseDest"],
      traits = ["Terminator", "Pure"]} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Operation *`", exact, name = "inputOp", type = "!pdl.operation"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute whose value is non-negative"}
    %2 = irdl.any {attribute = "unit attribute"}
    irdl.operands(input_op: %0)
    irdl.attributes {"count" = %1, "compareAtLeast" = %2}
  }
  irdl.operation @check_operation_name attributes {
      format = "`of` $inputOp `is` $name attr-dict `->` successors",
      successors = ["trueDest", "falseDest"],
      traits = ["Terminator", "Pure"]} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Operation *`", exact, name = "inputOp", type = "!pdl.operation"}
    %1 = irdl.any {attribute = "string attribute"}
    irdl.operands(input_op: %0)
    irdl.attributes {"name" = %1}
  }
  irdl.operation @check_result_count attributes {
      format = "`of` $inputOp `is` (`at_least` $compareAtLeast^)? $count attr-dict `->` successors",
      successors = ["trueDest", "falseDest"],
      traits = ["Terminator", "Pure"]} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Operation *`", exact, name = "inputOp", type = "!pdl.operation"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute whose value is non-negative"}
    %2 = irdl.any {attribute = "unit attribute"}
    irdl.operands(input_op: %0)
    irdl.attributes {"count" = %1, "compareAtLeast" = %2}
  }
  irdl.operation @check_type attributes {
      format = "$value `is` $type attr-dict `->` successors",
      successors = ["trueDest", "falseDest"],
      traits = ["Terminator", "Pure"]} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Type`", exact, type = "!pdl.type"}
    %1 = irdl.any {attribute = "any type attribute"}
    irdl.operands(value: %0)
    irdl.attributes {"type" = %1}
  }
  irdl.operation @check_types attributes {
      format = "$value `are` $types attr-dict `->` successors",
      successors = ["trueDest", "falseDest"],
      traits = ["Terminator", "Pure"]} {
    %0 = irdl.any {description = "range of PDL handle to an `mlir::Type` values", implied = "!pdl.range<type>", stripped = "!pdl.range", type = "!pdl.range"}
    %1 = irdl.any {attribute = "type array attribute"}
    irdl.operands(value: %0)
    irdl.attributes {"types" = %1}
  }
  irdl.operation @continue attributes {
      format = "attr-dict",
      traits = ["Pure", "HasParent<pdl_interp.foreach>", "Terminator"]}
  irdl.operation @create_attribute attributes {
      format = "$value attr-dict-with-keyword",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "any attribute"}
    %1 = irdl.any {description = "PDL handle to an `mlir::Attribute`", exact, type = "!pdl.attribute"}
    irdl.results(attribute: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @create_operation attributes {
      format = "$name (`(` $inputOperands^ `:` type($inputOperands) `)`)? `` custom<CreateOperationOpAttributes>($inputAttributes, $inputAttributeNames) custom<CreateOperationOpResults>($inputResultTypes, type($inputResultTypes), $inferredResultTypes) attr-dict",
      infers,
      rules = ["not has(inferredResultTypes) or inputResultTypes.size == 0: with inferred results cannot also have explicit result types"],
      traits = ["AttrSizedOperandSegments"],
      verify = "pdl_interp.create_operation"} {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {description = "single element or range of PDL handle for an `mlir::Value`", name = "inputOperands", type = "!pdl.value or !pdl.range"}
    %2 = irdl.any {description = "PDL handle to an `mlir::Attribute`", exact, name = "inputAttributes", type = "!pdl.attribute"}
    %3 = irdl.any {attribute = "string array attribute"}
    %4 = irdl.any {description = "single element or range of PDL handle to an `mlir::Type`", name = "inputResultTypes", type = "!pdl.type or !pdl.range"}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.any {description = "PDL handle to an `mlir::Operation *`", exact, name = "resultOp", type = "!pdl.operation"}
    irdl.operands(input_operands: variadic %1, input_attributes: variadic %2, input_result_types: variadic %4)
    irdl.results(result_op: %6)
    irdl.attributes {"name" = %0, "inputAttributeNames" = %3, "inferredResultTypes" = %5}
  }
  irdl.operation @create_range attributes {
      format = "($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict",
      rules = ["let e = result.param('element').mnemonic",
        "for i < arguments.size, let t = arguments[i], let x = when(t.mnemonic == 'range', t.param('element').mnemonic, t.mnemonic): x == e: expected operand to have element type '!pdl.{e}', but got '!pdl.{x}'"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "pdl type"}
    %1 = irdl.any {description = "range of PDL handle to an `mlir::Type` or PDL handle for an `mlir::Value` values", stripped = "!pdl.range", type = "!pdl.range"}
    irdl.operands(arguments: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @create_type attributes {
      format = "$value attr-dict",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "any type attribute"}
    %1 = irdl.any {description = "PDL handle to an `mlir::Type`", exact, type = "!pdl.type"}
    irdl.results(result: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @create_types attributes {
      format = "$value attr-dict",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "type array attribute"}
    %1 = irdl.any {description = "range of PDL handle to an `mlir::Type` values", implied = "!pdl.range<type>", stripped = "!pdl.range", type = "!pdl.range"}
    irdl.results(result: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @erase attributes {
      format = "$inputOp attr-dict"} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Operation *`", exact, name = "inputOp", type = "!pdl.operation"}
    irdl.operands(input_op: %0)
  }
  irdl.operation @extract attributes {
      format = "$index `of` $range `:` custom<RangeOf>(type($result), type($range)) attr-dict",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "range of pdl type values", stripped = "!pdl.range", type = "!pdl.range"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute whose value is non-negative"}
    %2 = irdl.any {description = "pdl type"}
    irdl.operands(range: %0)
    irdl.results(result: %2)
    irdl.attributes {"index" = %1}
  }
  irdl.operation @finalize attributes {
      format = "attr-dict",
      traits = ["Pure", "Terminator"]}
  irdl.operation @foreach attributes {
      assembly = "pdl_interp.foreach",
      class = "ForEachOp",
      rules = ["known(region.args.size == 1): requires exactly one argument"],
      successors = ["successor"],
      traits = ["Terminator"]} {
    %0 = irdl.any {description = "range of pdl type values", stripped = "!pdl.range", type = "!pdl.range"}
    irdl.operands(values: %0)
    %1 = irdl.region
    irdl.regions(region: %1)
  }
  irdl.operation @func attributes {
      assembly = "pdl_interp.func",
      traits = ["Symbol", "IsolatedFromAbove"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "type attribute of function type"}
    %2 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %3 = irdl.any {attribute = "Array of dictionary attributes", optional}
    irdl.attributes {"sym_name" = %0, "function_type" = %1, "arg_attrs" = %2, "res_attrs" = %3}
    %4 = irdl.region
    irdl.regions(body: %4)
  }
  irdl.operation @get_attribute attributes {
      format = "$name `of` $inputOp attr-dict",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Operation *`", exact, name = "inputOp", type = "!pdl.operation"}
    %1 = irdl.any {attribute = "string attribute"}
    %2 = irdl.any {description = "PDL handle to an `mlir::Attribute`", exact, type = "!pdl.attribute"}
    irdl.operands(input_op: %0)
    irdl.results(attribute: %2)
    irdl.attributes {"name" = %1}
  }
  irdl.operation @get_attribute_type attributes {
      format = "`of` $value attr-dict",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Attribute`", exact, type = "!pdl.attribute"}
    %1 = irdl.any {description = "PDL handle to an `mlir::Type`", exact, type = "!pdl.type"}
    irdl.operands(value: %0)
    irdl.results(result: %1)
  }
  irdl.operation @get_defining_op attributes {
      format = "`of` $value `:` type($value) attr-dict",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {description = "single element or range of PDL handle for an `mlir::Value`", type = "!pdl.value or !pdl.range"}
    %1 = irdl.any {description = "PDL handle to an `mlir::Operation *`", exact, name = "inputOp", type = "!pdl.operation"}
    irdl.operands(value: %0)
    irdl.results(input_op: %1)
  }
  irdl.operation @get_operand attributes {
      format = "$index `of` $inputOp attr-dict",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Operation *`", exact, name = "inputOp", type = "!pdl.operation"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute whose value is non-negative"}
    %2 = irdl.any {description = "PDL handle for an `mlir::Value`", exact, type = "!pdl.value"}
    irdl.operands(input_op: %0)
    irdl.results(value: %2)
    irdl.attributes {"index" = %1}
  }
  irdl.operation @get_operands attributes {
      format = "($index^)? `of` $inputOp `:` type($value) attr-dict",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Operation *`", exact, name = "inputOp", type = "!pdl.operation"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute whose value is non-negative", optional}
    %2 = irdl.any {description = "single element or range of PDL handle for an `mlir::Value`", type = "!pdl.value or !pdl.range"}
    irdl.operands(input_op: %0)
    irdl.results(value: %2)
    irdl.attributes {"index" = %1}
  }
  irdl.operation @get_result attributes {
      format = "$index `of` $inputOp attr-dict",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Operation *`", exact, name = "inputOp", type = "!pdl.operation"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute whose value is non-negative"}
    %2 = irdl.any {description = "PDL handle for an `mlir::Value`", exact, type = "!pdl.value"}
    irdl.operands(input_op: %0)
    irdl.results(value: %2)
    irdl.attributes {"index" = %1}
  }
  irdl.operation @get_results attributes {
      format = "($index^)? `of` $inputOp `:` type($value) attr-dict",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Operation *`", exact, name = "inputOp", type = "!pdl.operation"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute whose value is non-negative", optional}
    %2 = irdl.any {description = "single element or range of PDL handle for an `mlir::Value`", type = "!pdl.value or !pdl.range"}
    irdl.operands(input_op: %0)
    irdl.results(value: %2)
    irdl.attributes {"index" = %1}
  }
  irdl.operation @get_users attributes {
      format = "`of` $value `:` type($value) attr-dict",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "single element or range of PDL handle for an `mlir::Value`", type = "!pdl.value or !pdl.range"}
    %1 = irdl.any {description = "range of PDL handle to an `mlir::Operation *` values", implied = "!pdl.range<operation>", stripped = "!pdl.range", type = "!pdl.range"}
    irdl.operands(value: %0)
    irdl.results(operations: %1)
  }
  irdl.operation @get_value_type attributes {
      format = "`of` $value `:` custom<ValueOf>(type($result), type($value)) attr-dict",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "single element or range of PDL handle for an `mlir::Value`", type = "!pdl.value or !pdl.range"}
    %1 = irdl.any {description = "single element or range of PDL handle to an `mlir::Type`", type = "!pdl.type or !pdl.range"}
    irdl.operands(value: %0)
    irdl.results(result: %1)
  }
  irdl.operation @is_not_null attributes {
      format = "$value `:` type($value) attr-dict `->` successors",
      successors = ["trueDest", "falseDest"],
      traits = ["Terminator", "Pure"]} {
    %0 = irdl.any {description = "pdl type"}
    irdl.operands(value: %0)
  }
  irdl.operation @record_match attributes {
      format = "$rewriter (`(` $inputs^ `:` type($inputs) `)`)? `:` `benefit` `(` $benefit `)` `,` (`generatedOps` `(` $generatedOps^ `)` `,`)? `loc` `(` `[` $matchedOps `]` `)` (`,` `root` `(` $rootKind^ `)`)? attr-dict `->` $dest",
      successors = ["dest"],
      traits = ["AttrSizedOperandSegments", "Terminator"]} {
    %0 = irdl.any {description = "pdl type"}
    %1 = irdl.any {description = "PDL handle to an `mlir::Operation *`", exact, name = "matchedOps", type = "!pdl.operation"}
    %2 = irdl.any {attribute = "symbol reference attribute"}
    %3 = irdl.any {attribute = "string attribute", optional}
    %4 = irdl.any {attribute = "string array attribute", optional}
    %5 = irdl.any {attribute = "16-bit signless integer attribute whose value is non-negative"}
    irdl.operands(inputs: variadic %0, matched_ops: variadic %1)
    irdl.attributes {"rewriter" = %2, "rootKind" = %3, "generatedOps" = %4, "benefit" = %5}
  }
  irdl.operation @replace attributes {
      format = "$inputOp `with` ` ` `(` ($replValues^ `:` type($replValues))? `)` attr-dict"} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Operation *`", exact, name = "inputOp", type = "!pdl.operation"}
    %1 = irdl.any {description = "single element or range of PDL handle for an `mlir::Value`", name = "replValues", type = "!pdl.value or !pdl.range"}
    irdl.operands(input_op: %0, repl_values: variadic %1)
  }
  irdl.operation @switch_attribute attributes {
      format = "$attribute `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
      successors = ["defaultDest", "cases..."],
      traits = ["Terminator", "Pure"]} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Attribute`", exact, type = "!pdl.attribute"}
    %1 = irdl.any {attribute = "array attribute"}
    irdl.operands(attribute: %0)
    irdl.attributes {"caseValues" = %1}
  }
  irdl.operation @switch_operand_count attributes {
      format = "`of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
      successors = ["defaultDest", "cases..."],
      traits = ["Terminator", "Pure"]} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Operation *`", exact, name = "inputOp", type = "!pdl.operation"}
    %1 = irdl.any {attribute = "32-bit signless integer elements attribute"}
    irdl.operands(input_op: %0)
    irdl.attributes {"caseValues" = %1}
  }
  irdl.operation @switch_operation_name attributes {
      format = "`of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
      successors = ["defaultDest", "cases..."],
      traits = ["Terminator", "Pure"]} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Operation *`", exact, name = "inputOp", type = "!pdl.operation"}
    %1 = irdl.any {attribute = "string array attribute"}
    irdl.operands(input_op: %0)
    irdl.attributes {"caseValues" = %1}
  }
  irdl.operation @switch_result_count attributes {
      format = "`of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
      successors = ["defaultDest", "cases..."],
      traits = ["Terminator", "Pure"]} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Operation *`", exact, name = "inputOp", type = "!pdl.operation"}
    %1 = irdl.any {attribute = "32-bit signless integer elements attribute"}
    irdl.operands(input_op: %0)
    irdl.attributes {"caseValues" = %1}
  }
  irdl.operation @switch_type attributes {
      format = "$value `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
      successors = ["defaultDest", "cases..."],
      traits = ["Terminator", "Pure"]} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Type`", exact, type = "!pdl.type"}
    %1 = irdl.any {attribute = "type array attribute"}
    irdl.operands(value: %0)
    irdl.attributes {"caseValues" = %1}
  }
  irdl.operation @switch_types attributes {
      format = "$value `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
      successors = ["defaultDest", "cases..."],
      traits = ["Terminator", "Pure"]} {
    %0 = irdl.any {description = "range of PDL handle to an `mlir::Type` values", implied = "!pdl.range<type>", stripped = "!pdl.range", type = "!pdl.range"}
    %1 = irdl.any {attribute = "array attribute", description = "type-array array attribute"}
    irdl.operands(value: %0)
    irdl.attributes {"caseValues" = %1}
  }
}
