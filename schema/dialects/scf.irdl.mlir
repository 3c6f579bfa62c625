// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The scf dialect. Source: its documentation at mlir.llvm.org/docs/Dialects; schema/README.md
// documents the attributes.

irdl.dialect @scf attributes {all_attributes, all_types} {
  irdl.operation @condition attributes {
      format = "`(` $condition `)` attr-dict ($args^ `:` type($args))?",
      traits = ["HasParent<scf.while>", "Pure", "Terminator"]} {
    %0 = irdl.any {type = "1-bit signless integer"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(condition: %0, args: variadic %1)
  }
  irdl.operation @execute_region attributes {
      assembly = "scf.execute_region",
      traits = ["RecursiveMemoryEffects"],
      verify = "scf.execute_region",
      verify_regions = "scf.execute_region regions"} {
    %0 = irdl.any {attribute = "unit attribute"}
    %1 = irdl.any {type = "any type"}
    irdl.results(result: variadic %1)
    irdl.attributes {"no_inline" = %0}
    %2 = irdl.region
    irdl.regions(region: %2)
  }
  irdl.operation @for attributes {
      assembly = "scf.for",
      match = ["all(lowerBound, upperBound, step)"],
      traits = ["AutomaticAllocationScope", "ConditionallySpeculatable", "SingleBlock", "SingleBlockImplicitTerminator<scf.yield>", "RecursiveMemoryEffects"],
      verify = "scf.for",
      verify_regions = "scf.for body"} {
    %0 = irdl.any {name = "lowerBound", type = "signless integer or index"}
    %1 = irdl.any {name = "upperBound", type = "signless integer or index"}
    %2 = irdl.any {type = "signless integer or index"}
    %3 = irdl.any {name = "initArgs", type = "any type"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {type = "any type"}
    irdl.operands(lower_bound: %0, upper_bound: %1, step: %2, init_args: variadic %3)
    irdl.results(results: variadic %5)
    irdl.attributes {"unsignedCmp" = %4}
    %6 = irdl.region with size 1
    irdl.regions(region: %6)
  }
  irdl.operation @forall attributes {
      assembly = "scf.forall",
      rules = ["for m in mapping: known(m.dialect == 'gpu' and m.mnemonic in ['block', 'lane', 'mask', 'memory_space', 'thread', 'warp', 'warpgroup']): attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute"],
      traits = ["AttrSizedOperandSegments", "AutomaticAllocationScope", "RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<scf.forall.in_parallel>"],
      verify = "scf.forall"} {
    %0 = irdl.any {name = "dynamicLowerBound", type = "index"}
    %1 = irdl.any {name = "dynamicUpperBound", type = "index"}
    %2 = irdl.any {name = "dynamicStep", type = "index"}
    %3 = irdl.any {attribute = "i64 dense array attribute"}
    %4 = irdl.any {attribute = "i64 dense array attribute"}
    %5 = irdl.any {attribute = "i64 dense array attribute"}
    %6 = irdl.any {type = "ranked tensor of any type values"}
    %7 = irdl.any {description = "Device Mapping array attribute", optional}
    %8 = irdl.any {type = "any type"}
    irdl.operands(dynamic_lower_bound: variadic %0, dynamic_upper_bound: variadic %1, dynamic_step: variadic %2, outputs: variadic %6)
    irdl.results(results: variadic %8)
    irdl.attributes {"staticLowerBound" = %3, "staticUpperBound" = %4, "staticStep" = %5, "mapping" = %7}
    %9 = irdl.region with size 1
    irdl.regions(region: %9)
  }
  irdl.operation @forall_in_parallel attributes {
      assembly = "scf.forall.in_parallel",
      class = "InParallelOp",
      name = "forall.in_parallel",
      traits = ["Pure", "Terminator", "HasParent<scf.forall>", "NoTerminator", "SingleBlock", "HasOnlyGraphRegion"],
      verify = "scf.forall.in_parallel"} {
    %0 = irdl.region with size 1
    irdl.regions(region: %0)
  }
  irdl.operation @if attributes {
      assembly = "scf.if",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<scf.yield>", "RecursiveMemoryEffects", "RecursivelySpeculatable", "NoRegionArguments"],
      verify = "scf.if",
      verify_regions = "scf.if regions"} {
    %0 = irdl.any {type = "1-bit signless integer"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(condition: %0)
    irdl.results(results: variadic %1)
    %2 = irdl.region with size 1 {name = "thenRegion"}
    %3 = irdl.region {name = "elseRegion"}
    irdl.regions(then_region: %2, else_region: %3)
  }
  irdl.operation @index_switch attributes {
      format = "$arg attr-dict (`->` type($results)^)? custom<SwitchCases>($cases, $caseRegions) `\\n` `` `default` $defaultRegion",
      traits = ["RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<scf.yield>"],
      verify = "scf.index_switch"} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {attribute = "i64 dense array attribute"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(arg: %0)
    irdl.results(results: variadic %2)
    irdl.attributes {"cases" = %1}
    %3 = irdl.region with size 1 {name = "defaultRegion"}
    %4 = irdl.region with size 1 {name = "caseRegions", variadic}
    irdl.regions(default_region: %3, case_regions: %4)
  }
  irdl.operation @parallel attributes {
      assembly = "scf.parallel",
      traits = ["AutomaticAllocationScope", "AttrSizedOperandSegments", "RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<scf.reduce>"],
      verify = "scf.parallel"} {
    %0 = irdl.any {name = "lowerBound", type = "index"}
    %1 = irdl.any {name = "upperBound", type = "index"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {name = "initVals", type = "any type"}
    %4 = irdl.any {type = "any type"}
    irdl.operands(lower_bound: variadic %0, upper_bound: variadic %1, step: variadic %2, init_vals: variadic %3)
    irdl.results(results: variadic %4)
    %5 = irdl.region with size 1
    irdl.regions(region: %5)
  }
  irdl.operation @reduce attributes {
      format = "(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict",
      open_braces,
      traits = ["Terminator", "HasParent<scf.parallel>", "RecursiveMemoryEffects"],
      verify_regions = "scf.reduce"} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
    %1 = irdl.region with size 1 {variadic}
    irdl.regions(reductions: %1)
  }
  irdl.operation @reduce_return attributes {
      format = "$result attr-dict `:` type($result)",
      name = "reduce.return",
      traits = ["HasParent<scf.reduce>", "Pure", "Terminator"],
      verify = "scf.reduce.return"} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(result: %0)
  }
  irdl.operation @while attributes {
      assembly = "scf.while",
      traits = ["RecursiveMemoryEffects", "SingleBlock"],
      verify_regions = "scf.while"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(inits: variadic %0)
    irdl.results(results: variadic %1)
    %2 = irdl.region with size 1
    %3 = irdl.region with size 1
    irdl.regions(before: %2, after: %3)
  }
  irdl.operation @yield attributes {
      format = "attr-dict ($results^ `:` type($results))?",
      traits = ["Pure", "ReturnLike", "Terminator", "ParentOneOf<scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while>"]} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(results: variadic %0)
  }
}
