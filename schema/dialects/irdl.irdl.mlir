// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The irdl dialect itself. Source: its documentation at mlir.llvm.org/docs/Dialects/IRDL;
// schema/README.md documents the attributes.

irdl.dialect @irdl attributes {enums = {
      Variadicity = {attributes = {VariadicityAttr = "irdl<variadicity {}>"}, builder = "Variadicity", cases = ["single", "optional", "variadic"], width = 32}}} {
  irdl.attribute @variadicity attributes {cases = ["single", "optional", "variadic"], description = "::mlir::irdl::Variadicity"}
  irdl.attribute @variadicity_array attributes {format = "`[` $value `]`"} {
    %0 = irdl.any {optional, parameter = "list of #irdl.variadicity"}
    irdl.parameters(value: %0)
  }
  irdl.operation @dialect attributes {
      format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)",
      traits = ["IsolatedFromAbove", "NoTerminator", "SingleBlock", "Symbol", "SymbolTable"],
      verify = "irdl.dialect"} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    irdl.attributes {"sym_name" = %0}
    %r = irdl.region
    irdl.regions(body: %r)
  }
  irdl.operation @type attributes {
      format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)",
      traits = ["HasParent<irdl.dialect>", "NoTerminator", "SingleBlock", "Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    irdl.attributes {"sym_name" = %0}
    %r = irdl.region
    irdl.regions(body: %r)
  }
  irdl.operation @attribute attributes {
      format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)",
      traits = ["HasParent<irdl.dialect>", "NoTerminator", "SingleBlock", "Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    irdl.attributes {"sym_name" = %0}
    %r = irdl.region
    irdl.regions(body: %r)
  }
  irdl.operation @operation attributes {
      format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)",
      traits = ["HasParent<irdl.dialect>", "NoTerminator", "SingleBlock", "Symbol"],
      verify_regions = "irdl.operation"} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    irdl.attributes {"sym_name" = %0}
    %r = irdl.region
    irdl.regions(body: %r)
  }
  irdl.operation @parameters attributes {
      format = "`` custom<NamedValueList>($args, $names) attr-dict",
      traits = ["ParentOneOf<irdl.attribute, irdl.type>"],
      verify = "irdl.parameters"} {
    %0 = irdl.is !irdl.attribute
    irdl.operands(args: variadic %0)
    %1 = irdl.any {attribute = "string array attribute"}
    irdl.attributes {"names" = %1}
  }
  irdl.operation @operands attributes {
      format = "`` custom<NamedValueListWithVariadicity>($args, $names, $variadicity) attr-dict",
      traits = ["HasParent<irdl.operation>"],
      verify = "irdl.operands"} {
    %0 = irdl.is !irdl.attribute
    irdl.operands(args: variadic %0)
    %1 = irdl.any {attribute = "string array attribute"}
    %2 = irdl.any {attribute = "#irdl.variadicity_array"}
    irdl.attributes {"names" = %1, "variadicity" = %2}
  }
  irdl.operation @results attributes {
      format = "`` custom<NamedValueListWithVariadicity>($args, $names, $variadicity) attr-dict",
      traits = ["HasParent<irdl.operation>"],
      verify = "irdl.results"} {
    %0 = irdl.is !irdl.attribute
    irdl.operands(args: variadic %0)
    %1 = irdl.any {attribute = "string array attribute"}
    %2 = irdl.any {attribute = "#irdl.variadicity_array"}
    irdl.attributes {"names" = %1, "variadicity" = %2}
  }
  irdl.operation @attributes attributes {
      format = "custom<AttributesOp>($attributeValues, $attributeValueNames) attr-dict",
      traits = ["HasParent<irdl.operation>"],
      verify = "irdl.attributes"} {
    %0 = irdl.is !irdl.attribute {name = "attributeValues"}
    irdl.operands(attribute_values: variadic %0)
    %1 = irdl.any {attribute = "array attribute"}
    irdl.attributes {"attributeValueNames" = %1}
  }
  irdl.operation @regions attributes {
      format = "`` custom<NamedValueList>($args, $names) attr-dict",
      traits = ["HasParent<irdl.operation>"],
      verify = "irdl.regions"} {
    %0 = irdl.is !irdl.region
    irdl.operands(args: variadic %0)
    %1 = irdl.any {attribute = "string array attribute"}
    irdl.attributes {"names" = %1}
  }
  irdl.operation @region attributes {
      format = "``(`(` $entryBlockArgs $constrainedArguments^ `)`)? ``(` ` `with` `size` $numberOfBlocks^)? attr-dict",
      rules = ["numberOfBlocks.value >= 1: the number of blocks is expected to be >= 1 but got {numberOfBlocks.value}"]} {
    %0 = irdl.is !irdl.attribute {name = "entryBlockArgs"}
    irdl.operands(entry_block_args: variadic %0)
    %1 = irdl.is !irdl.region
    irdl.results(output: %1)
    %2 = irdl.any {attribute = "32-bit signless integer attribute", optional}
    %3 = irdl.any {attribute = "unit attribute"}
    irdl.attributes {"numberOfBlocks" = %2, "constrainedArguments" = %3}
  }
  irdl.operation @is attributes {
      format = "$expected ` ` attr-dict",
      traits = ["ParentOneOf<irdl.attribute, irdl.operation, irdl.type>", "Pure"]} {
    %0 = irdl.is !irdl.attribute
    irdl.results(output: %0)
    %1 = irdl.any {attribute = "any attribute"}
    irdl.attributes {"expected" = %1}
  }
  irdl.operation @base attributes {
      format = "($base_ref^)? ($base_name^)? ` ` attr-dict",
      rules = ["has(base_name) != has(base_ref): the base type or attribute should be specified by either a name or a reference", "if has(base_name): base_name.text.begins('!') or base_name.text.begins('#'): the base type or attribute name should start with '!' or '#'"],
      traits = ["ParentOneOf<irdl.attribute, irdl.operation, irdl.type>"],
      verify = "irdl.base"} {
    %0 = irdl.is !irdl.attribute
    irdl.results(output: %0)
    %1 = irdl.any {attribute = "symbol reference attribute", optional}
    %2 = irdl.any {attribute = "string attribute", optional}
    irdl.attributes {"base_ref" = %1, "base_name" = %2}
  }
  irdl.operation @parametric attributes {
      format = "$base_type `<` $args `>` ` ` attr-dict",
      traits = ["ParentOneOf<irdl.attribute, irdl.operation, irdl.type>", "Pure"],
      verify = "irdl.parametric"} {
    %0 = irdl.any {attribute = "symbol reference attribute"}
    %1 = irdl.is !irdl.attribute
    irdl.operands(args: variadic %1)
    %2 = irdl.is !irdl.attribute
    irdl.results(output: %2)
    irdl.attributes {"base_type" = %0}
  }
  irdl.operation @any attributes {
      format = "attr-dict",
      traits = ["ParentOneOf<irdl.attribute, irdl.operation, irdl.type>"]} {
    %0 = irdl.is !irdl.attribute
    irdl.results(output: %0)
  }
  irdl.operation @any_of attributes {
      format = "`(` $args `)` ` ` attr-dict",
      traits = ["ParentOneOf<irdl.attribute, irdl.operation, irdl.type>"]} {
    %0 = irdl.is !irdl.attribute
    irdl.operands(args: variadic %0)
    %1 = irdl.is !irdl.attribute
    irdl.results(output: %1)
  }
  irdl.operation @all_of attributes {
      format = "`(` $args `)` ` ` attr-dict",
      traits = ["ParentOneOf<irdl.attribute, irdl.operation, irdl.type>"]} {
    %0 = irdl.is !irdl.attribute
    irdl.operands(args: variadic %0)
    %1 = irdl.is !irdl.attribute
    irdl.results(output: %1)
  }
  irdl.operation @c_pred attributes {
      format = "$pred ` ` attr-dict",
      traits = ["ParentOneOf<irdl.attribute, irdl.operation, irdl.type>"]} {
    %0 = irdl.is !irdl.attribute
    irdl.results(output: %0)
    %1 = irdl.any {attribute = "string attribute"}
    irdl.attributes {"pred" = %1}
  }
}
