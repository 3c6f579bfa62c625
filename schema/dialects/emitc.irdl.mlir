// The emitc dialect, made by import-dialect.

irdl.dialect @emitc attributes {enums = {
      CmpPredicate = {builder = "EmitC_CmpPredicateAttr", cases = ["eq", "ne", "lt", "le", "gt", "ge", "three_way"], width = 64}}} {
  irdl.type @array
  irdl.type @lvalue
  irdl.type @opaque
  irdl.type @ptr
  irdl.type @ptrdiff_t
  irdl.type @ssize_t
  irdl.type @size_t
  irdl.attribute @"#opaque"
  irdl.operation @add attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {description = "type supported by EmitC"}
    %1 = irdl.any {description = "type supported by EmitC"}
    %2 = irdl.any {description = "type supported by EmitC"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @address_of {
    %0 = irdl.any {description = "EmitC lvalue type", stripped = "!emitc.lvalue", type = "!emitc.lvalue"}
    %1 = irdl.any {description = "EmitC pointer type", stripped = "!emitc.ptr", type = "!emitc.ptr"}
    irdl.operands(reference: %0)
    irdl.results(result: %1)
  }
  irdl.operation @apply attributes {
      format = "$applicableOperator `(` $operand `)` attr-dict `:` functional-type($operand, results)"} {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {description = "type supported by EmitC or EmitC lvalue type"}
    %2 = irdl.any {description = "type supported by EmitC"}
    irdl.operands(operand: %1)
    irdl.results(result: %2)
    irdl.attributes {"applicableOperator" = %0}
  }
  irdl.operation @assign attributes {
      format = "$value `:` type($value) `to` $var `:` type($var) attr-dict"} {
    %0 = irdl.any {description = "EmitC lvalue type", stripped = "!emitc.lvalue", type = "!emitc.lvalue"}
    %1 = irdl.any {description = "type supported by EmitC"}
    irdl.operands(var: %0, value: %1)
  }
  irdl.operation @bitwise_and attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {description = "type supported by EmitC"}
    %1 = irdl.any {description = "type supported by EmitC"}
    %2 = irdl.any {description = "type supported by EmitC"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bitwise_left_shift attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {description = "type supported by EmitC"}
    %1 = irdl.any {description = "type supported by EmitC"}
    %2 = irdl.any {description = "type supported by EmitC"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bitwise_not attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {description = "type supported by EmitC", name = "_gen_arg_0"}
    %1 = irdl.any {description = "type supported by EmitC"}
    irdl.operands(gen_arg_0: %0)
    irdl.results(result: %1)
  }
  irdl.operation @bitwise_or attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {description = "type supported by EmitC"}
    %1 = irdl.any {description = "type supported by EmitC"}
    %2 = irdl.any {description = "type supported by EmitC"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bitwise_right_shift attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {description = "type supported by EmitC"}
    %1 = irdl.any {description = "type supported by EmitC"}
    %2 = irdl.any {description = "type supported by EmitC"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bitwise_xor attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {description = "type supported by EmitC"}
    %1 = irdl.any {description = "type supported by EmitC"}
    %2 = irdl.any {description = "type supported by EmitC"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @call attributes {
      format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
      traits = ["CallOpInterface"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {description = "type supported by EmitC"}
    %2 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %3 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %4 = irdl.any {description = "type supported by EmitC"}
    irdl.operands(operands: variadic %1)
    irdl.results(result: variadic %4)
    irdl.attributes {"callee" = %0, "arg_attrs" = %2, "res_attrs" = %3}
  }
  irdl.operation @call_opaque attributes {
      format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"} {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {attribute = "array attribute", optional}
    %2 = irdl.any {attribute = "array attribute", optional}
    %3 = irdl.any {description = "type supported by EmitC"}
    %4 = irdl.any {description = "type supported by EmitC"}
    irdl.operands(operands: variadic %3)
    irdl.results(result: variadic %4)
    irdl.attributes {"callee" = %0, "args" = %1, "template_args" = %2}
  }
  irdl.operation @cast attributes {
      format = "$source attr-dict `:` type($source) `to` type($dest)"} {
    %0 = irdl.any {description = "type supported by EmitC"}
    %1 = irdl.any {description = "type supported by EmitC"}
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
    %1 = irdl.any {description = "type supported by EmitC"}
    %2 = irdl.any {description = "type supported by EmitC"}
    %3 = irdl.any {description = "type supported by EmitC"}
    irdl.operands(lhs: %1, rhs: %2)
    irdl.results(result: %3)
    irdl.attributes {"predicate" = %0}
  }
  irdl.operation @conditional attributes {
      format = "operands attr-dict `:` type($result)",
      match = ["all(true_value, false_value, result)"]} {
    %0 = irdl.any {type = "1-bit signless integer"}
    %1 = irdl.any {description = "type supported by EmitC"}
    %2 = irdl.any {description = "type supported by EmitC"}
    %3 = irdl.any {description = "type supported by EmitC"}
    irdl.operands(condition: %0, true_value: %1, false_value: %2)
    irdl.results(result: %3)
  }
  irdl.operation @constant attributes {
      traits = ["ConstantLike"]} {
    %0 = irdl.any {description = "An opaque attribute or TypedAttr instance"}
    %1 = irdl.any {description = "type supported by EmitC"}
    irdl.results(result: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @declare_func attributes {
      format = "$sym_name attr-dict"} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    irdl.attributes {"sym_name" = %0}
  }
  irdl.operation @dereference {
    %0 = irdl.any {description = "EmitC pointer type", stripped = "!emitc.ptr", type = "!emitc.ptr"}
    %1 = irdl.any {description = "EmitC lvalue type", stripped = "!emitc.lvalue", type = "!emitc.lvalue"}
    irdl.operands(pointer: %0)
    irdl.results(result: %1)
  }
  irdl.operation @div attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {description = "floating-point type supported by EmitC or integer, index or opaque type supported by EmitC", name = "_gen_arg_0"}
    %1 = irdl.any {description = "floating-point type supported by EmitC or integer, index or opaque type supported by EmitC", name = "_gen_arg_1"}
    %2 = irdl.any {description = "floating-point type supported by EmitC or integer, index or opaque type supported by EmitC"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1)
    irdl.results(result: %2)
  }
  irdl.operation @do attributes {
      default_dialect = "emitc",
      traits = ["NoTerminator", "RecursiveMemoryEffects"]} {
    %0 = irdl.region with size 1 {name = "bodyRegion"}
    %1 = irdl.region with size 1 {name = "conditionRegion"}
    irdl.regions(body_region: %0, condition_region: %1)
  }
  irdl.operation @expression attributes {
      default_dialect = "emitc",
      traits = ["HasOnlyGraphRegion", "IsolatedFromAbove", "SingleBlock", "SingleBlockImplicitTerminator<emitc.yield>"]} {
    %0 = irdl.any {description = "type supported by EmitC or EmitC lvalue type"}
    %1 = irdl.any {attribute = "unit attribute"}
    %2 = irdl.any {description = "type supported by EmitC"}
    irdl.operands(defs: variadic %0)
    irdl.results(result: %2)
    irdl.attributes {"do_not_inline" = %1}
    %3 = irdl.region with size 1
    irdl.regions(region: %3)
  }
  irdl.operation @field attributes {
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
      default_dialect = "emitc",
      match = ["all(lowerBound, upperBound, step)"],
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<emitc.yield>", "RecursiveMemoryEffects"]} {
    %0 = irdl.any {description = "integer, index or opaque type supported by EmitC", name = "lowerBound"}
    %1 = irdl.any {description = "integer, index or opaque type supported by EmitC", name = "upperBound"}
    %2 = irdl.any {description = "integer, index or opaque type supported by EmitC"}
    irdl.operands(lower_bound: %0, upper_bound: %1, step: %2)
    %3 = irdl.region with size 1
    irdl.regions(region: %3)
  }
  irdl.operation @func attributes {
      assembly = "emitc.function",
      default_dialect = "emitc",
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {description = "type supported by EmitC"}
    irdl.results(result: %1)
    irdl.attributes {"field_name" = %0}
  }
  irdl.operation @get_global attributes {
      format = "$name `:` type($result) attr-dict",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {description = "EmitC array type or EmitC lvalue type", type = "!emitc.array or !emitc.lvalue"}
    irdl.results(result: %1)
    irdl.attributes {"name" = %0}
  }
  irdl.operation @global attributes {
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
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<emitc.yield>", "RecursiveMemoryEffects", "NoRegionArguments"]} {
    %0 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(condition: %0)
    %1 = irdl.region with size 1 {name = "thenRegion"}
    %2 = irdl.region {name = "elseRegion"}
    irdl.regions(then_region: %1, else_region: %2)
  }
  irdl.operation @include {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {attribute = "unit attribute"}
    irdl.attributes {"include" = %0, "is_standard_include" = %1}
  }
  irdl.operation @literal attributes {
      format = "$value attr-dict `:` type($result)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {description = "type supported by EmitC"}
    irdl.results(result: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @load attributes {
      format = "$operand attr-dict `:` type($operand)",
      match = ["result = parameter(operand): result type matches value type of 'operand'"]} {
    %0 = irdl.any {description = "EmitC lvalue type", stripped = "!emitc.lvalue", type = "!emitc.lvalue"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @logical_and attributes {
      format = "operands attr-dict `:` type(operands)"} {
    %0 = irdl.any {description = "type supported by EmitC"}
    %1 = irdl.any {description = "type supported by EmitC"}
    %2 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @logical_not attributes {
      format = "operands attr-dict `:` type(operands)"} {
    %0 = irdl.any {description = "type supported by EmitC", name = "_gen_arg_0"}
    %1 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(gen_arg_0: %0)
    irdl.results(result: %1)
  }
  irdl.operation @logical_or attributes {
      format = "operands attr-dict `:` type(operands)"} {
    %0 = irdl.any {description = "type supported by EmitC"}
    %1 = irdl.any {description = "type supported by EmitC"}
    %2 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @member {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {description = "emitc.lvalue of EmitC opaque type values", stripped = "!emitc.lvalue", type = "!emitc.lvalue"}
    %2 = irdl.any {description = "EmitC array type or EmitC lvalue type", type = "!emitc.array or !emitc.lvalue"}
    irdl.operands(operand: %1)
    irdl.results(result: %2)
    irdl.attributes {"member" = %0}
  }
  irdl.operation @member_of_ptr {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {description = "emitc.lvalue of EmitC opaque type or EmitC pointer type values", stripped = "!emitc.lvalue", type = "!emitc.lvalue"}
    %2 = irdl.any {description = "EmitC array type or EmitC lvalue type", type = "!emitc.array or !emitc.lvalue"}
    irdl.operands(operand: %1)
    irdl.results(result: %2)
    irdl.attributes {"member" = %0}
  }
  irdl.operation @mul attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {description = "floating-point type supported by EmitC or integer, index or opaque type supported by EmitC", name = "_gen_arg_0"}
    %1 = irdl.any {description = "floating-point type supported by EmitC or integer, index or opaque type supported by EmitC", name = "_gen_arg_1"}
    %2 = irdl.any {description = "floating-point type supported by EmitC or integer, index or opaque type supported by EmitC"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1)
    irdl.results(result: %2)
  }
  irdl.operation @rem attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {description = "integer, index or opaque type supported by EmitC", name = "_gen_arg_0"}
    %1 = irdl.any {description = "integer, index or opaque type supported by EmitC", name = "_gen_arg_1"}
    %2 = irdl.any {description = "integer, index or opaque type supported by EmitC"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1)
    irdl.results(result: %2)
  }
  irdl.operation @return attributes {
      format = "attr-dict ($operand^ `:` type($operand))?",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "HasParent<emitc.func>", "Terminator"]} {
    %0 = irdl.any {description = "type supported by EmitC"}
    irdl.operands(operand: optional %0)
  }
  irdl.operation @sub attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {description = "type supported by EmitC"}
    %1 = irdl.any {description = "type supported by EmitC"}
    %2 = irdl.any {description = "type supported by EmitC"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @subscript attributes {
      format = "$value `[` $indices `]` attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {description = "EmitC array type or EmitC opaque type or EmitC pointer type", type = "!emitc.array or !emitc.opaque or !emitc.ptr"}
    %1 = irdl.any {description = "type supported by EmitC"}
    %2 = irdl.any {description = "EmitC lvalue type", stripped = "!emitc.lvalue", type = "!emitc.lvalue"}
    irdl.operands(value: %0, indices: variadic %1)
    irdl.results(result: %2)
  }
  irdl.operation @switch attributes {
      default_dialect = "emitc",
      format = "$arg `:` type($arg) attr-dict custom<SwitchCases>($cases, $caseRegions) `\\n` `` `default` $defaultRegion",
      traits = ["RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<emitc.yield>"]} {
    %0 = irdl.any {description = "integer, index or opaque type supported by EmitC"}
    %1 = irdl.any {attribute = "i64 dense array attribute"}
    irdl.operands(arg: %0)
    irdl.attributes {"cases" = %1}
    %2 = irdl.region with size 1 {name = "defaultRegion"}
    %3 = irdl.region with size 1 {name = "caseRegions", variadic}
    irdl.regions(default_region: %2, case_regions: %3)
  }
  irdl.operation @unary_minus attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {description = "type supported by EmitC", name = "_gen_arg_0"}
    %1 = irdl.any {description = "type supported by EmitC"}
    irdl.operands(gen_arg_0: %0)
    irdl.results(result: %1)
  }
  irdl.operation @unary_plus attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {description = "type supported by EmitC", name = "_gen_arg_0"}
    %1 = irdl.any {description = "type supported by EmitC"}
    irdl.operands(gen_arg_0: %0)
    irdl.results(result: %1)
  }
  irdl.operation @variable {
    %0 = irdl.any {description = "An opaque attribute or TypedAttr instance"}
    %1 = irdl.any {description = "EmitC array type or EmitC lvalue type", type = "!emitc.array or !emitc.lvalue"}
    irdl.results(result: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @verbatim attributes {
      format = "$value (`args` $fmtArgs^ `:` type($fmtArgs))? attr-dict"} {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {description = "type supported by EmitC or EmitC lvalue type", name = "fmtArgs"}
    irdl.operands(fmt_args: variadic %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @yield attributes {
      format = "attr-dict ($result^ `:` type($result))?",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "Terminator", "ParentOneOf<emitc.do, emitc.expression, emitc.for, emitc.if, emitc.switch>"]} {
    %0 = irdl.any {description = "type supported by EmitC"}
    irdl.operands(result: optional %0)
  }
}
