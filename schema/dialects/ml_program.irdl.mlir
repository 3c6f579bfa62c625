// The ml_program dialect, made by import-dialect.

irdl.dialect @ml_program attributes {all_attributes, all_types, inlines, inferring_builders = []} {
  irdl.type @"!token" attributes {
      format = ""}
  irdl.attribute @extern attributes {
      cpp = "MLProgram_ExternAttr",
      format = ""} {
    %0 = irdl.any {cpp = "::mlir::Type", optional, parameter = "own type"}
    irdl.parameters(type: %0)
  }
  irdl.operation @func attributes {
      assembly = "ml_program.function",
      traits = ["Symbol", "IsolatedFromAbove"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "type attribute of function type"}
    %2 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %3 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %4 = irdl.any {attribute = "string attribute", optional}
    irdl.attributes {"sym_name" = %0, "function_type" = %1, "arg_attrs" = %2, "res_attrs" = %3, "sym_visibility" = %4}
    %5 = irdl.region
    irdl.regions(body: %5)
  }
  irdl.operation @global attributes {
      format = "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name `` custom<TypedInitialValue>($type, $value) attr-dict",
      traits = ["Symbol"],
      verify = "ml_program.global"} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {attribute = "any attribute", optional}
    %4 = irdl.any {attribute = "string attribute", optional}
    irdl.attributes {"sym_name" = %0, "type" = %1, "is_mutable" = %2, "value" = %3, "sym_visibility" = %4}
  }
  irdl.operation @global_load attributes {
      format = "$global `:` type($result) attr-dict",
      names = "ml_program.global",
      traits = ["MemoryEffects<[MemRead]>"],
      verify = "ml_program.load"} {
    %0 = irdl.any {attribute = "symbol reference attribute"}
    %1 = irdl.any {type = "any type"}
    irdl.results(result: %1)
    irdl.attributes {"global" = %0}
  }
  irdl.operation @global_load_const attributes {
      format = "$global `:` type($result) attr-dict",
      names = "ml_program.global",
      traits = ["Pure"],
      verify = "ml_program.load_const"} {
    %0 = irdl.any {attribute = "symbol reference attribute"}
    %1 = irdl.any {type = "any type"}
    irdl.results(result: %1)
    irdl.attributes {"global" = %0}
  }
  irdl.operation @global_load_graph attributes {
      format = "$global `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($result) attr-dict",
      names = ["result", "produceToken"],
      traits = ["MemoryEffects<[MemRead]>"],
      verify = "ml_program.load"} {
    %0 = irdl.any {attribute = "symbol reference attribute"}
    %1 = irdl.any {description = "Token for establishing execution ordering in a graph", exact, name = "consumeTokens", type = "!ml_program.token"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {description = "Token for establishing execution ordering in a graph", exact, name = "produceToken", type = "!ml_program.token"}
    irdl.operands(consume_tokens: variadic %1)
    irdl.results(result: %2, produce_token: %3)
    irdl.attributes {"global" = %0}
  }
  irdl.operation @global_store attributes {
      format = "$global `=` $value `:` type($value) attr-dict",
      verify = "ml_program.store"} {
    %0 = irdl.any {attribute = "symbol reference attribute"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(value: %1)
    irdl.attributes {"global" = %0}
  }
  irdl.operation @global_store_graph attributes {
      format = "$global `=` $value `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($value) attr-dict",
      infers = false,
      traits = ["MemoryEffects<[MemRead]>"],
      verify = "ml_program.store"} {
    %0 = irdl.any {attribute = "symbol reference attribute"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {description = "Token for establishing execution ordering in a graph", exact, name = "consumeTokens", type = "!ml_program.token"}
    %3 = irdl.any {description = "Token for establishing execution ordering in a graph", exact, name = "produceToken", type = "!ml_program.token"}
    irdl.operands(value: %1, consume_tokens: variadic %2)
    irdl.results(produce_token: %3)
    irdl.attributes {"global" = %0}
  }
  irdl.operation @output attributes {
      format = "attr-dict ($operands^ `:` type($operands))?",
      traits = ["Pure", "HasParent<ml_program.subgraph>", "ReturnLike", "Terminator"],
      verify = "ml_program.output"} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
  }
  irdl.operation @return attributes {
      format = "attr-dict ($operands^ `:` type($operands))?",
      traits = ["Pure", "HasParent<ml_program.func>", "ReturnLike", "Terminator"],
      verify = "ml_program.return"} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
  }
  irdl.operation @subgraph attributes {
      assembly = "ml_program.function",
      traits = ["Symbol", "HasOnlyGraphRegion", "IsolatedFromAbove", "SingleBlock"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "type attribute of function type"}
    %2 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %3 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %4 = irdl.any {attribute = "string attribute", optional}
    irdl.attributes {"sym_name" = %0, "function_type" = %1, "arg_attrs" = %2, "res_attrs" = %3, "sym_visibility" = %4}
    %5 = irdl.region
    irdl.regions(body: %5)
  }
  irdl.operation @token attributes {
      format = "attr-dict",
      infers = false,
      traits = ["Pure"]} {
    %0 = irdl.any {description = "Token for establishing execution ordering in a graph", exact, type = "!ml_program.token"}
    irdl.results(token: %0)
  }
}
