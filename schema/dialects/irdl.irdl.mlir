// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The irdl dialect itself, in generic form: it is what the other schemas are read with. Source: its
// documentation at mlir.llvm.org/docs/Dialects/IRDL; schema/README.md says what the attributes mean.

"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "irdl"}> ({
    "irdl.attribute"() <{sym_name = "variadicity"}> ({
    ^bb0:
    }) {cases = ["single", "optional", "variadic"], description = "::mlir::irdl::Variadicity"} : () -> ()
    "irdl.operation"() <{sym_name = "dialect"}> ({
      %0 = "irdl.any"() {attribute = "symbol name", description = "string attribute"} : () -> !irdl.attribute
      "irdl.attributes"(%0) <{attributeValueNames = ["sym_name"]}> : (!irdl.attribute) -> ()
      %r = "irdl.region"() : () -> !irdl.region
      "irdl.regions"(%r) <{names = ["body"]}> : (!irdl.region) -> ()
      }) {
      verify = "irdl.dialect",
      format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)", traits = ["IsolatedFromAbove", "NoTerminator", "SingleBlock", "Symbol", "SymbolTable"]
    } : () -> ()
    "irdl.operation"() <{sym_name = "type"}> ({
      %0 = "irdl.any"() {attribute = "symbol name", description = "string attribute"} : () -> !irdl.attribute
      "irdl.attributes"(%0) <{attributeValueNames = ["sym_name"]}> : (!irdl.attribute) -> ()
      %r = "irdl.region"() : () -> !irdl.region
      "irdl.regions"(%r) <{names = ["body"]}> : (!irdl.region) -> ()
    }) {format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)", traits = ["HasParent<irdl.dialect>", "NoTerminator", "SingleBlock", "Symbol"]} : () -> ()
    "irdl.operation"() <{sym_name = "attribute"}> ({
      %0 = "irdl.any"() {attribute = "symbol name", description = "string attribute"} : () -> !irdl.attribute
      "irdl.attributes"(%0) <{attributeValueNames = ["sym_name"]}> : (!irdl.attribute) -> ()
      %r = "irdl.region"() : () -> !irdl.region
      "irdl.regions"(%r) <{names = ["body"]}> : (!irdl.region) -> ()
    }) {format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)", traits = ["HasParent<irdl.dialect>", "NoTerminator", "SingleBlock", "Symbol"]} : () -> ()
    "irdl.operation"() <{sym_name = "operation"}> ({
      %0 = "irdl.any"() {attribute = "symbol name", description = "string attribute"} : () -> !irdl.attribute
      "irdl.attributes"(%0) <{attributeValueNames = ["sym_name"]}> : (!irdl.attribute) -> ()
      %r = "irdl.region"() : () -> !irdl.region
      "irdl.regions"(%r) <{names = ["body"]}> : (!irdl.region) -> ()
      }) {
      verify_regions = "irdl.operation",
      format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)", traits = ["HasParent<irdl.dialect>", "NoTerminator", "SingleBlock", "Symbol"]
    } : () -> ()
    "irdl.operation"() <{sym_name = "parameters"}> ({
      %0 = "irdl.is"() <{expected = !irdl.attribute}> : () -> !irdl.attribute
      "irdl.operands"(%0) <{names = ["args"], variadicity = #irdl<variadicity_array[ variadic]>}> : (!irdl.attribute) -> ()
      %1 = "irdl.any"() {attribute = "string array attribute"} : () -> !irdl.attribute
      "irdl.attributes"(%1) <{attributeValueNames = ["names"]}> : (!irdl.attribute) -> ()
      }) {
      verify = "irdl.parameters",
      format = "`` custom<NamedValueList>($args, $names) attr-dict", traits = ["ParentOneOf<irdl.attribute, irdl.type>"]
    } : () -> ()
    "irdl.operation"() <{sym_name = "operands"}> ({
      %0 = "irdl.is"() <{expected = !irdl.attribute}> : () -> !irdl.attribute
      "irdl.operands"(%0) <{names = ["args"], variadicity = #irdl<variadicity_array[ variadic]>}> : (!irdl.attribute) -> ()
      %1 = "irdl.any"() {attribute = "string array attribute"} : () -> !irdl.attribute
      %2 = "irdl.any"() : () -> !irdl.attribute
      "irdl.attributes"(%1, %2) <{attributeValueNames = ["names", "variadicity"]}> : (!irdl.attribute, !irdl.attribute) -> ()
      }) {
      verify = "irdl.operands",
      format = "`` custom<NamedValueListWithVariadicity>($args, $names, $variadicity) attr-dict", traits = ["HasParent<irdl.operation>"]
    } : () -> ()
    "irdl.operation"() <{sym_name = "results"}> ({
      %0 = "irdl.is"() <{expected = !irdl.attribute}> : () -> !irdl.attribute
      "irdl.operands"(%0) <{names = ["args"], variadicity = #irdl<variadicity_array[ variadic]>}> : (!irdl.attribute) -> ()
      %1 = "irdl.any"() {attribute = "string array attribute"} : () -> !irdl.attribute
      %2 = "irdl.any"() : () -> !irdl.attribute
      "irdl.attributes"(%1, %2) <{attributeValueNames = ["names", "variadicity"]}> : (!irdl.attribute, !irdl.attribute) -> ()
      }) {
      verify = "irdl.results",
      format = "`` custom<NamedValueListWithVariadicity>($args, $names, $variadicity) attr-dict", traits = ["HasParent<irdl.operation>"]
    } : () -> ()
    "irdl.operation"() <{sym_name = "attributes"}> ({
      %0 = "irdl.is"() <{expected = !irdl.attribute}> : () -> !irdl.attribute
      "irdl.operands"(%0) <{names = ["attribute_values"], variadicity = #irdl<variadicity_array[ variadic]>}> : (!irdl.attribute) -> ()
      %1 = "irdl.any"() {attribute = "array attribute"} : () -> !irdl.attribute
      "irdl.attributes"(%1) <{attributeValueNames = ["attributeValueNames"]}> : (!irdl.attribute) -> ()
      }) {
      verify = "irdl.attributes",
      format = "custom<AttributesOp>($attribute_values, $attributeValueNames) attr-dict", traits = ["HasParent<irdl.operation>"]
    } : () -> ()
    "irdl.operation"() <{sym_name = "regions"}> ({
      %0 = "irdl.is"() <{expected = !irdl.region}> : () -> !irdl.attribute
      "irdl.operands"(%0) <{names = ["args"], variadicity = #irdl<variadicity_array[ variadic]>}> : (!irdl.attribute) -> ()
      %1 = "irdl.any"() {attribute = "string array attribute"} : () -> !irdl.attribute
      "irdl.attributes"(%1) <{attributeValueNames = ["names"]}> : (!irdl.attribute) -> ()
      }) {
      verify = "irdl.regions",
      format = "`` custom<NamedValueList>($args, $names) attr-dict", traits = ["HasParent<irdl.operation>"]
    } : () -> ()
    "irdl.operation"() <{sym_name = "region"}> ({
      %0 = "irdl.is"() <{expected = !irdl.attribute}> : () -> !irdl.attribute
      "irdl.operands"(%0) <{names = ["entry_block_args"], variadicity = #irdl<variadicity_array[ variadic]>}> : (!irdl.attribute) -> ()
      %1 = "irdl.is"() <{expected = !irdl.region}> : () -> !irdl.attribute
      "irdl.results"(%1) <{names = ["output"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
      %2 = "irdl.any"() {attribute = "32-bit signless integer attribute", optional} : () -> !irdl.attribute
      %3 = "irdl.any"() {attribute = "unit attribute"} : () -> !irdl.attribute
      "irdl.attributes"(%2, %3) <{attributeValueNames = ["numberOfBlocks", "constrainedArguments"]}> : (!irdl.attribute, !irdl.attribute) -> ()
    }) {rules = ["numberOfBlocks.value >= 1: the number of blocks is expected to be >= 1 but got {numberOfBlocks.value}"], format = "``(`(` $entry_block_args $constrainedArguments^ `)`)? ``(` ` `with` `size` $numberOfBlocks^)? attr-dict"} : () -> ()
    "irdl.operation"() <{sym_name = "is"}> ({
      %0 = "irdl.is"() <{expected = !irdl.attribute}> : () -> !irdl.attribute
      "irdl.results"(%0) <{names = ["output"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
      %1 = "irdl.any"() {attribute = "any attribute"} : () -> !irdl.attribute
      "irdl.attributes"(%1) <{attributeValueNames = ["expected"]}> : (!irdl.attribute) -> ()
    }) {format = "$expected ` ` attr-dict", traits = ["ParentOneOf<irdl.attribute, irdl.operation, irdl.type>"]} : () -> ()
    "irdl.operation"() <{sym_name = "base"}> ({
      %0 = "irdl.is"() <{expected = !irdl.attribute}> : () -> !irdl.attribute
      "irdl.results"(%0) <{names = ["output"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
      %1 = "irdl.any"() {attribute = "symbol reference attribute", optional} : () -> !irdl.attribute
      %2 = "irdl.any"() {attribute = "string attribute", optional} : () -> !irdl.attribute
      "irdl.attributes"(%1, %2) <{attributeValueNames = ["base_ref", "base_name"]}> : (!irdl.attribute, !irdl.attribute) -> ()
      }) {
      verify = "irdl.base",
      rules = ["has(base_name) != has(base_ref): the base type or attribute should be specified by either a name or a reference", "if has(base_name): base_name.text.begins('!') or base_name.text.begins('#'): the base type or attribute name should start with '!' or '#'"], format = "($base_ref^)? ($base_name^)? ` ` attr-dict", traits = ["ParentOneOf<irdl.attribute, irdl.operation, irdl.type>"]
    } : () -> ()
    "irdl.operation"() <{sym_name = "parametric"}> ({
      %0 = "irdl.is"() <{expected = !irdl.attribute}> : () -> !irdl.attribute
      "irdl.operands"(%0) <{names = ["args"], variadicity = #irdl<variadicity_array[ variadic]>}> : (!irdl.attribute) -> ()
      %1 = "irdl.is"() <{expected = !irdl.attribute}> : () -> !irdl.attribute
      "irdl.results"(%1) <{names = ["output"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
      %2 = "irdl.any"() {attribute = "symbol reference attribute"} : () -> !irdl.attribute
      "irdl.attributes"(%2) <{attributeValueNames = ["base_type"]}> : (!irdl.attribute) -> ()
      }) {
      verify = "irdl.parametric",
      format = "$base_type `<` $args `>` ` ` attr-dict", traits = ["ParentOneOf<irdl.attribute, irdl.operation, irdl.type>"]
    } : () -> ()
    "irdl.operation"() <{sym_name = "any"}> ({
      %0 = "irdl.is"() <{expected = !irdl.attribute}> : () -> !irdl.attribute
      "irdl.results"(%0) <{names = ["output"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
    }) {format = "attr-dict", traits = ["ParentOneOf<irdl.attribute, irdl.operation, irdl.type>"]} : () -> ()
    "irdl.operation"() <{sym_name = "any_of"}> ({
      %0 = "irdl.is"() <{expected = !irdl.attribute}> : () -> !irdl.attribute
      "irdl.operands"(%0) <{names = ["args"], variadicity = #irdl<variadicity_array[ variadic]>}> : (!irdl.attribute) -> ()
      %1 = "irdl.is"() <{expected = !irdl.attribute}> : () -> !irdl.attribute
      "irdl.results"(%1) <{names = ["output"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
    }) {format = "`(` $args `)` ` ` attr-dict", traits = ["ParentOneOf<irdl.attribute, irdl.operation, irdl.type>"]} : () -> ()
    "irdl.operation"() <{sym_name = "all_of"}> ({
      %0 = "irdl.is"() <{expected = !irdl.attribute}> : () -> !irdl.attribute
      "irdl.operands"(%0) <{names = ["args"], variadicity = #irdl<variadicity_array[ variadic]>}> : (!irdl.attribute) -> ()
      %1 = "irdl.is"() <{expected = !irdl.attribute}> : () -> !irdl.attribute
      "irdl.results"(%1) <{names = ["output"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
    }) {format = "`(` $args `)` ` ` attr-dict", traits = ["ParentOneOf<irdl.attribute, irdl.operation, irdl.type>"]} : () -> ()
    "irdl.operation"() <{sym_name = "c_pred"}> ({
      %0 = "irdl.is"() <{expected = !irdl.attribute}> : () -> !irdl.attribute
      "irdl.results"(%0) <{names = ["output"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
      %1 = "irdl.any"() {attribute = "string attribute"} : () -> !irdl.attribute
      "irdl.attributes"(%1) <{attributeValueNames = ["pred"]}> : (!irdl.attribute) -> ()
    }) {format = "$pred ` ` attr-dict", traits = ["ParentOneOf<irdl.attribute, irdl.operation, irdl.type>"]} : () -> ()
  }) : () -> ()
}) : () -> ()
