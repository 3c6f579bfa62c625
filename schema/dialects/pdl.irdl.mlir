// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pdl dialect. Source: its documentation at mlir.llvm.org/docs/Dialects; schema/README.md
// documents the attributes.

irdl.dialect @pdl attributes {all_attributes, all_types} {
  irdl.type @"!attribute" attributes {format = ""}
  irdl.type @"!operation" attributes {format = ""}
  irdl.type @"!range" attributes {format = "`<` custom<RangeElement>($element) `>`"} {
    %0 = irdl.any {parameter = "!pdl.attribute or operation or type or value"}
    irdl.parameters(element: %0)
  }
  irdl.type @"!type" attributes {format = ""}
  irdl.type @value attributes {format = ""}
  irdl.operation @apply_native_constraint attributes {
      format = "$name `(` $args `:` type($args) `)` (`:` type($results)^ )? attr-dict",
      rules = ["op.operands.size > 0: expected at least one argument"],
      traits = ["HasParent<pdl.pattern>"]} {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {description = "pdl type"}
    %2 = irdl.any {attribute = "bool attribute", default = "false"}
    %3 = irdl.any {description = "pdl type"}
    irdl.operands(args: variadic %1)
    irdl.results(results: variadic %3)
    irdl.attributes {"name" = %0, "isNegated" = %2}
  }
  irdl.operation @apply_native_rewrite attributes {
      format = "$name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict",
      rules = ["op.operands.size + op.results.size > 0: expected at least one argument or result"],
      traits = ["HasParent<pdl.rewrite>"]} {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {description = "pdl type"}
    %2 = irdl.any {description = "pdl type"}
    irdl.operands(args: variadic %1)
    irdl.results(results: variadic %2)
    irdl.attributes {"name" = %0}
  }
  irdl.operation @attribute attributes {
      format = "(`:` $valueType^)? (`=` $value^)? attr-dict-with-keyword",
      rules = ["if op.parent.name == 'pdl.rewrite': has(value): expected constant value when specified within a `pdl.rewrite`",
        "not (has(value) and has(valueType)): expected only one of [`type`, `value`] to be set",
        "done if has(value)",
        "if op.parent.name == 'pdl.pattern', let v = op.results[0]: any(i < v.uses, not (v.user(i).name in ['pdl.result', 'pdl.results']) or any(k < v.user(i).results[0].uses, not (v.user(i).results[0].user(k).name in ['pdl.result', 'pdl.results']))): expected a bindable user when defined in the matcher body of a `pdl.pattern`"]} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Type`", exact, name = "valueType", type = "!pdl.type"}
    %1 = irdl.any {attribute = "any attribute", optional}
    %2 = irdl.any {description = "PDL handle to an `mlir::Attribute`", exact, type = "!pdl.attribute"}
    irdl.operands(value_type: optional %0)
    irdl.results(attr: %2)
    irdl.attributes {"value" = %1}
  }
  irdl.operation @erase attributes {
      format = "$opValue attr-dict",
      traits = ["HasParent<pdl.rewrite>"]} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Operation *`", exact, name = "opValue", type = "!pdl.operation"}
    irdl.operands(op_value: %0)
  }
  irdl.operation @operand attributes {
      format = "(`:` $valueType^)? attr-dict",
      rules = ["if op.parent.name == 'pdl.pattern', let v = op.results[0]: any(i < v.uses, not (v.user(i).name in ['pdl.result', 'pdl.results']) or any(k < v.user(i).results[0].uses, not (v.user(i).results[0].user(k).name in ['pdl.result', 'pdl.results']))): expected a bindable user when defined in the matcher body of a `pdl.pattern`"],
      traits = ["HasParent<pdl.pattern>"]} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Type`", exact, name = "valueType", type = "!pdl.type"}
    %1 = irdl.any {description = "PDL handle for an `mlir::Value`", exact, type = "!pdl.value"}
    irdl.operands(value_type: optional %0)
    irdl.results(value: %1)
  }
  irdl.operation @operands attributes {
      format = "(`:` $valueType^)? attr-dict",
      rules = ["if op.parent.name == 'pdl.pattern', let v = op.results[0]: any(i < v.uses, not (v.user(i).name in ['pdl.result', 'pdl.results']) or any(k < v.user(i).results[0].uses, not (v.user(i).results[0].user(k).name in ['pdl.result', 'pdl.results']))): expected a bindable user when defined in the matcher body of a `pdl.pattern`"],
      traits = ["HasParent<pdl.pattern>"]} {
    %0 = irdl.any {description = "range of PDL handle to an `mlir::Type` values", exact, name = "valueType", type = "!pdl.range<type>"}
    %1 = irdl.any {description = "range of PDL handle for an `mlir::Value` values", exact, type = "!pdl.range<value>"}
    irdl.operands(value_type: optional %0)
    irdl.results(value: %1)
  }
  irdl.operation @operation attributes {
      format = "($opName^)? (`(` $operandValues^ `:` type($operandValues) `)`)? custom<OperationOpAttributes>($attributeValues, $attributeValueNames) (`->` `(` $typeValues^ `:` type($typeValues) `)`)? attr-dict",
      open_braces,
      rules = ["if op.def.parent.name == 'pdl.rewrite': has(opName): must have an operation name when nested within a `pdl.rewrite`",
        "attributeValueNames.size == attributeValues.size: expected the same number of attribute values and attribute names, got {attributeValueNames.size} names and {attributeValues.size} values",
        "if op.def.parent.name == 'pdl.pattern', let v = op: any(i < v.uses, not (v.user(i).name in ['pdl.result', 'pdl.results']) or any(k < v.user(i).results[0].uses, not (v.user(i).results[0].user(k).name in ['pdl.result', 'pdl.results']))): expected a bindable user when defined in the matcher body of a `pdl.pattern`"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {attribute = "string attribute", optional}
    %1 = irdl.any {description = "single element or range of PDL handle for an `mlir::Value`", name = "operandValues"}
    %2 = irdl.any {description = "PDL handle to an `mlir::Attribute`", exact, name = "attributeValues", type = "!pdl.attribute"}
    %3 = irdl.any {attribute = "string array attribute"}
    %4 = irdl.any {description = "single element or range of PDL handle to an `mlir::Type`", name = "typeValues"}
    %5 = irdl.any {description = "PDL handle to an `mlir::Operation *`", exact, type = "!pdl.operation"}
    irdl.operands(operand_values: variadic %1, attribute_values: variadic %2, type_values: variadic %4)
    irdl.results(op: %5)
    irdl.attributes {"opName" = %0, "attributeValueNames" = %3}
  }
  irdl.operation @pattern attributes {
      default_dialect = "pdl",
      format = "($sym_name^)? `:` `benefit` `(` $benefit `)` attr-dict-with-keyword $bodyRegion",
      region_rules = ["any(o in bodyRegion[0], o.name == 'pdl.operation'): the pattern must contain at least one `pdl.operation`"],
      traits = ["IsolatedFromAbove", "SingleBlock", "Symbol"],
      verify_regions = "pdl.pattern"} {
    %0 = irdl.any {attribute = "16-bit signless integer attribute whose value is non-negative"}
    %1 = irdl.any {attribute = "symbol name", description = "string attribute", optional}
    irdl.attributes {"benefit" = %0, "sym_name" = %1}
    %2 = irdl.region with size 1 {name = "bodyRegion"}
    irdl.regions(body_region: %2)
  }
  irdl.operation @range attributes {
      format = "($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict",
      rules = ["let e = result.param('element').mnemonic",
        "for i < arguments.size, let t = arguments[i], let x = when(t.mnemonic == 'range', t.param('element').mnemonic, t.mnemonic): x == e: expected operand to have element type '!pdl.{e}', but got '!pdl.{x}'"],
      traits = ["Pure", "HasParent<pdl.rewrite>"]} {
    %0 = irdl.any {description = "pdl type"}
    %1 = irdl.any {description = "range of PDL handle to an `mlir::Type` or PDL handle for an `mlir::Value` values"}
    irdl.operands(arguments: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @replace attributes {
      format = "$opValue `with` (`(` $replValues^ `:` type($replValues) `)`)? ($replOperation^)? attr-dict",
      rules = ["not has(replOperation) or replValues.size == 0: expected no replacement values to be provided when the replacement operation is present"],
      traits = ["AttrSizedOperandSegments", "HasParent<pdl.rewrite>"]} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Operation *`", exact, name = "opValue", type = "!pdl.operation"}
    %1 = irdl.any {description = "PDL handle to an `mlir::Operation *`", exact, name = "replOperation", type = "!pdl.operation"}
    %2 = irdl.any {description = "single element or range of PDL handle for an `mlir::Value`", name = "replValues"}
    irdl.operands(op_value: %0, repl_operation: optional %1, repl_values: variadic %2)
  }
  irdl.operation @result attributes {
      format = "$index `of` $parent attr-dict",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Operation *`", exact, type = "!pdl.operation"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {description = "PDL handle for an `mlir::Value`", exact, type = "!pdl.value"}
    irdl.operands(parent: %0)
    irdl.results(val: %2)
    irdl.attributes {"index" = %1}
  }
  irdl.operation @results attributes {
      format = "($index^)? `of` $parent custom<ResultsValueType>(ref($index), type($val)) attr-dict",
      rules = ["has(index) or val.mnemonic != 'value': expected `pdl.range<value>` result type when no index is specified, but got: {q(val)}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Operation *`", exact, type = "!pdl.operation"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute", optional}
    %2 = irdl.any {description = "single element or range of PDL handle for an `mlir::Value`"}
    irdl.operands(parent: %0)
    irdl.results(val: %2)
    irdl.attributes {"index" = %1}
  }
  irdl.operation @rewrite attributes {
      default_dialect = "pdl",
      format = "($root^)? (`with` $name^ (`(` $externalArgs^ `:` type($externalArgs) `)`)?)? ($bodyRegion^)? attr-dict-with-keyword",
      region_rules = ["not has(name) or bodyRegion.size == 0: expected rewrite region to be empty when rewrite is external",
        "has(name) or bodyRegion.size > 0: expected rewrite region to be non-empty if external name is not specified",
        "has(name) or externalArgs.size == 0: expected no external arguments when the rewrite is specified inline"],
      traits = ["Terminator", "HasParent<pdl.pattern>", "NoTerminator", "NoRegionArguments", "SingleBlock", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "PDL handle to an `mlir::Operation *`", exact, type = "!pdl.operation"}
    %1 = irdl.any {attribute = "string attribute", optional}
    %2 = irdl.any {description = "pdl type", name = "externalArgs"}
    irdl.operands(root: optional %0, external_args: variadic %2)
    irdl.attributes {"name" = %1}
    %3 = irdl.region {name = "bodyRegion"}
    irdl.regions(body_region: %3)
  }
  irdl.operation @type attributes {
      format = "attr-dict (`:` $constantType^)?",
      rules = ["done if has(constantType)",
        "if op.parent.name == 'pdl.pattern', let v = op.results[0]: any(i < v.uses, not (v.user(i).name in ['pdl.result', 'pdl.results']) or any(k < v.user(i).results[0].uses, not (v.user(i).results[0].user(k).name in ['pdl.result', 'pdl.results']))): expected a bindable user when defined in the matcher body of a `pdl.pattern`"]} {
    %0 = irdl.any {attribute = "any type attribute", optional}
    %1 = irdl.any {description = "PDL handle to an `mlir::Type`", exact, type = "!pdl.type"}
    irdl.results(result: %1)
    irdl.attributes {"constantType" = %0}
  }
  irdl.operation @types attributes {
      format = "attr-dict (`:` $constantTypes^)?",
      rules = ["done if has(constantTypes)",
        "if op.parent.name == 'pdl.pattern', let v = op.results[0]: any(i < v.uses, not (v.user(i).name in ['pdl.result', 'pdl.results']) or any(k < v.user(i).results[0].uses, not (v.user(i).results[0].user(k).name in ['pdl.result', 'pdl.results']))): expected a bindable user when defined in the matcher body of a `pdl.pattern`"]} {
    %0 = irdl.any {attribute = "type array attribute", optional}
    %1 = irdl.any {description = "range of PDL handle to an `mlir::Type` values", exact, type = "!pdl.range<type>"}
    irdl.results(result: %1)
    irdl.attributes {"constantTypes" = %0}
  }
}
