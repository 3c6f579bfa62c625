// The acc dialect, made by import-dialect.

irdl.dialect @acc attributes {all_attributes, all_types, inferring_builders = [], enums = {
      ClauseDefaultValue = {attributes = {DefaultValueAttr = "acc<defaultvalue {}>"}, builder = "DefaultValue", cases = ["present", "none"], names = ["Present", "None"], width = 32},
      CombinedConstructsType = {builder = "OpenACC_CombinedConstructsType", cases = ["kernels_loop", "parallel_loop", "serial_loop"], names = ["KernelsLoop", "ParallelLoop", "SerialLoop"], values = [1, 2, 3], width = 32},
      Construct = {attributes = {OpenACC_ConstructAttr = "acc<construct {}>"}, builder = "OpenACC_ConstructEnum", cases = ["acc_construct_parallel", "acc_construct_kernels", "acc_construct_loop", "acc_construct_data", "acc_construct_enter_data", "acc_construct_exit_data", "acc_construct_host_data", "acc_construct_atomic", "acc_construct_declare", "acc_construct_init", "acc_construct_shutdown", "acc_construct_set", "acc_construct_update", "acc_construct_routine", "acc_construct_wait", "acc_construct_runtime_api", "acc_construct_serial"], width = 64},
      DataClause = {attributes = {OpenACC_DataClauseAttr = "acc<data_clause {}>"}, builder = "OpenACC_DataClauseEnum", cases = ["acc_copyin", "acc_copyin_readonly", "acc_copy", "acc_copyout", "acc_copyout_zero", "acc_present", "acc_create", "acc_create_zero", "acc_delete", "acc_attach", "acc_detach", "acc_no_create", "acc_private", "acc_firstprivate", "acc_deviceptr", "acc_getdeviceptr", "acc_update_host", "acc_update_self", "acc_update_device", "acc_use_device", "acc_reduction", "acc_declare_device_resident", "acc_declare_link", "acc_cache", "acc_cache_readonly"], values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25], width = 64},
      DataClauseModifier = {attributes = {OpenACC_DataClauseModifierAttr = "acc<data_clause_modifier {}>"}, builder = "OpenACC_DataClauseModifierEnum", cases = ["none", "zero", "readonly", "alwaysin", "alwaysout", "always", "capture"], flags = ",", values = [0, 1, 2, 4, 8, 12, 16], width = 32},
      DeviceType = {builder = "OpenACC_DeviceType", cases = ["none", "star", "default", "host", "multicore", "nvidia", "radeon"], names = ["None", "Star", "Default", "Host", "Multicore", "Nvidia", "Radeon"], width = 32},
      GangArgType = {builder = "OpenACC_GangArgType", cases = ["Num", "Dim", "Static"], width = 32},
      LoopParMode = {builder = "OpenACC_LoopParMode", cases = ["loop_auto", "loop_independent", "loop_seq"], values = [1, 2, 0], width = 32},
      ParLevel = {builder = "OpenACC_ParLevel", cases = ["seq", "gang_dim1", "gang_dim2", "gang_dim3", "worker", "vector"], width = 32},
      RecipeKind = {builder = "OpenACC_RecipeKind", cases = ["private_recipe", "firstprivate_recipe", "reduction_recipe"], width = 32},
      ReductionOperator = {builder = "OpenACC_ReductionOperator", cases = ["none", "add", "mul", "max", "min", "iand", "ior", "xor", "eqv", "neqv", "land", "lor"], names = ["AccNone", "AccAdd", "AccMul", "AccMax", "AccMin", "AccIand", "AccIor", "AccXor", "AccEqv", "AccNeqv", "AccLand", "AccLor"], width = 32},
      VariableTypeCategory = {builder = "OpenACC_VariableTypeCategory", cases = ["uncategorized", "scalar", "array", "composite", "nonscalar", "aggregate"], flags = ",", values = [0, 1, 2, 4, 8, 14], width = 32}}} {
  irdl.type @data_bounds_ty attributes {
      format = ""}
  irdl.type @declare_token attributes {
      format = ""}
  irdl.attribute @declare_action attributes {
      cpp = "DeclareActionAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "SymbolRefAttr", name = "preAlloc", optional, parameter = "symbol reference"}
    %1 = irdl.any {cpp = "SymbolRefAttr", name = "postAlloc", optional, parameter = "symbol reference"}
    %2 = irdl.any {cpp = "SymbolRefAttr", name = "preDealloc", optional, parameter = "symbol reference"}
    %3 = irdl.any {cpp = "SymbolRefAttr", name = "postDealloc", optional, parameter = "symbol reference"}
    irdl.parameters(pre_alloc: %0, post_alloc: %1, pre_dealloc: %2, post_dealloc: %3)
  }
  irdl.attribute @"#declare" attributes {
      cpp = "DeclareAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "DataClauseAttr", name = "dataClause", parameter = "#acc.data_clause"}
    %1 = irdl.any {cpp = "bool", default = "false", parameter = "bool"}
    irdl.parameters(data_clause: %0, implicit: %1)
  }
  irdl.attribute @defaultvalue attributes {
      cases = ["present", "none"],
      description = "::mlir::acc::ClauseDefaultValue"}
  irdl.attribute @combined_constructs attributes {
      cpp = "OpenACC_CombinedConstructsAttr",
      format = "```<` $value `>`"} {
    %0 = irdl.any {cases = ["kernels_loop", "parallel_loop", "serial_loop"], cpp = "::mlir::acc::CombinedConstructsType", values = [1, 2, 3]}
    irdl.parameters(value: %0)
  }
  irdl.attribute @construct attributes {
      cases = ["acc_construct_parallel", "acc_construct_kernels", "acc_construct_loop", "acc_construct_data", "acc_construct_enter_data", "acc_construct_exit_data", "acc_construct_host_data", "acc_construct_atomic", "acc_construct_declare", "acc_construct_init", "acc_construct_shutdown", "acc_construct_set", "acc_construct_update", "acc_construct_routine", "acc_construct_wait", "acc_construct_runtime_api", "acc_construct_serial"],
      description = "::mlir::acc::Construct"}
  irdl.attribute @data_clause attributes {
      cases = ["acc_copyin", "acc_copyin_readonly", "acc_copy", "acc_copyout", "acc_copyout_zero", "acc_present", "acc_create", "acc_create_zero", "acc_delete", "acc_attach", "acc_detach", "acc_no_create", "acc_private", "acc_firstprivate", "acc_deviceptr", "acc_getdeviceptr", "acc_update_host", "acc_update_self", "acc_update_device", "acc_use_device", "acc_reduction", "acc_declare_device_resident", "acc_declare_link", "acc_cache", "acc_cache_readonly"],
      description = "::mlir::acc::DataClause",
      values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]}
  irdl.attribute @data_clause_modifier attributes {
      cases = ["none", "zero", "readonly", "alwaysin", "alwaysout", "always", "capture"],
      description = "::mlir::acc::DataClauseModifier",
      flags = ",",
      groups_first,
      values = [0, 1, 2, 4, 8, 12, 16]}
  irdl.attribute @device_type attributes {
      cpp = "OpenACC_DeviceTypeAttr",
      format = "```<` $value `>`"} {
    %0 = irdl.any {cases = ["none", "star", "default", "host", "multicore", "nvidia", "radeon"], cpp = "::mlir::acc::DeviceType"}
    irdl.parameters(value: %0)
  }
  irdl.attribute @gang_arg_type attributes {
      cpp = "OpenACC_GangArgTypeAttr",
      format = "```<` $value `>`"} {
    %0 = irdl.any {cases = ["Num", "Dim", "Static"], cpp = "::mlir::acc::GangArgType"}
    irdl.parameters(value: %0)
  }
  irdl.attribute @par_level attributes {
      cpp = "OpenACC_ParLevelAttr",
      format = "```<` $value `>`"} {
    %0 = irdl.any {cases = ["seq", "gang_dim1", "gang_dim2", "gang_dim3", "worker", "vector"], cpp = "::mlir::acc::ParLevel"}
    irdl.parameters(value: %0)
  }
  irdl.attribute @recipe_kind attributes {
      cpp = "OpenACC_RecipeKindAttr",
      format = "```<` $value `>`"} {
    %0 = irdl.any {cases = ["private_recipe", "firstprivate_recipe", "reduction_recipe"], cpp = "::mlir::acc::RecipeKind"}
    irdl.parameters(value: %0)
  }
  irdl.attribute @reduction_operator attributes {
      cpp = "OpenACC_ReductionOperatorAttr",
      format = "```<` $value `>`"} {
    %0 = irdl.any {cases = ["none", "add", "mul", "max", "min", "iand", "ior", "xor", "eqv", "neqv", "land", "lor"], cpp = "::mlir::acc::ReductionOperator"}
    irdl.parameters(value: %0)
  }
  irdl.attribute @var_name attributes {
      cpp = "OpenACC_VarNameAttr",
      format = "`<` $name `>`"} {
    %0 = irdl.any {cpp = "::llvm::StringRef", parameter = "string"}
    irdl.parameters(name: %0)
  }
  irdl.attribute @routine_info attributes {
      cpp = "RoutineInfoAttr",
      format = "`<` `[` `` $accRoutines `]` `>`"} {
    %0 = irdl.any {cpp = "::llvm::ArrayRef<SymbolRefAttr>", name = "accRoutines", parameter = "list of symbol reference"}
    irdl.parameters(acc_routines: %0)
  }
  irdl.attribute @specialized_routine attributes {
      cpp = "SpecializedRoutineAttr",
      format = "`<` $routine `,` $level `,` $funcName `>`"} {
    %0 = irdl.any {cpp = "SymbolRefAttr", parameter = "symbol reference"}
    %1 = irdl.any {cpp = "ParLevelAttr", parameter = "#acc.par_level"}
    %2 = irdl.any {cpp = "StringAttr", name = "funcName", parameter = "string attribute"}
    irdl.parameters(routine: %0, level: %1, func_name: %2)
  }
  irdl.operation @atomic_capture attributes {
      format = "oilist( `if` `(` $ifCond `)` ) $region attr-dict",
      name = "atomic.capture",
      region_rules = ["region[0].size == 3: !expected three operations in atomic.capture region (one terminator, and two atomic ops)",
        "let a = region.first",
        "let b = region.first.next",
        "let r = 'acc.atomic.read'",
        "let u = 'acc.atomic.update'",
        "a.name == u and b.name == r or a.name == r and (b.name == u or b.name == 'acc.atomic.write') at a: !invalid sequence of operations in the capture region",
        "if a.name == u: same(a.operands[0], b.operands[0]) at a: !updated variable in atomic.update must be captured in second operation",
        "if a.name == r: same(a.operands[0], b.operands[0]) at a: !captured variable in atomic.read must be updated in second operation"],
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<acc.terminator>", "RecursiveMemoryEffects"]} {
    %0 = irdl.any {name = "ifCond", type = "1-bit signless integer"}
    irdl.operands(if_cond: optional %0)
    %1 = irdl.region with size 1
    irdl.regions(region: %1)
  }
  irdl.operation @atomic_read attributes {
      format = "oilist( `if` `(` $ifCond `)` ) $v `=` $x `:` type($v) `,` type($x) `,` $element_type attr-dict",
      name = "atomic.read",
      rules = ["not same(x, v): !read and write must not be to the same location for atomic reads"]} {
    %0 = irdl.any {description = "pointer-like type"}
    %1 = irdl.any {description = "pointer-like type"}
    %2 = irdl.any {attribute = "any type attribute"}
    %3 = irdl.any {name = "ifCond", type = "1-bit signless integer"}
    irdl.operands(x: %0, v: %1, if_cond: optional %3)
    irdl.attributes {"element_type" = %2}
  }
  irdl.operation @atomic_update attributes {
      format = "oilist( `if` `(` $ifCond `)` ) $x `:` type($x) $region attr-dict",
      name = "atomic.update",
      region_rules = ["let y = region.last.operands",
        "y.size == 1: !only updated value must be returned",
        "y[0].type == region.args[0].type: !input and yielded value must have the same type"],
      rules = ["region.args.size == 1: !the region must accept exactly one argument",
        "if x is 'memref': x.element == region.args[0].type: !the type of the operand must be a pointer type whose element type is the same as that of the region argument"],
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<acc.yield>"]} {
    %0 = irdl.any {description = "pointer-like type"}
    %1 = irdl.any {name = "ifCond", type = "1-bit signless integer"}
    irdl.operands(x: %0, if_cond: optional %1)
    %2 = irdl.region with size 1
    irdl.regions(region: %2)
  }
  irdl.operation @atomic_write attributes {
      format = "oilist( `if` `(` $ifCond `)` ) $x `=` $expr `:` type($x) `,` type($expr) attr-dict",
      name = "atomic.write",
      rules = ["if x is 'memref': x.element == expr.type: !address must dereference to value type"]} {
    %0 = irdl.any {description = "pointer-like type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {name = "ifCond", type = "1-bit signless integer"}
    irdl.operands(x: %0, expr: %1, if_cond: optional %2)
  }
  irdl.operation @attach attributes {
      format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "any pointer or mappable"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {description = "PointerLikeType instance", name = "varPtrPtr"}
    %3 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %4 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %5 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %6 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %7 = irdl.any {attribute = "#acc.data_clause", default = "#acc<data_clause acc_attach>", description = "data clauses supported by OpenACC"}
    %8 = irdl.any {attribute = "bool attribute", default = "true"}
    %9 = irdl.any {attribute = "bool attribute", default = "false"}
    %10 = irdl.any {attribute = "#acc.data_clause_modifier", default = "#acc<data_clause_modifier none>", description = "Captures data clause modifiers"}
    %11 = irdl.any {attribute = "string attribute", optional}
    %12 = irdl.any {attribute = "symbol reference attribute", optional}
    %13 = irdl.any {description = "any pointer or mappable", name = "accVar"}
    irdl.operands(var: %0, var_ptr_ptr: optional %2, bounds: variadic %3, async_operands: variadic %4)
    irdl.results(acc_var: %13)
    irdl.attributes {"varType" = %1, "asyncOperandsDeviceType" = %5, "asyncOnly" = %6, "dataClause" = %7, "structured" = %8, "implicit" = %9, "modifiers" = %10, "name" = %11, "recipe" = %12}
  }
  irdl.operation @bounds attributes {
      class = "DataBoundsOp",
      format = "oilist( `lowerbound` `(` $lowerbound `:` type($lowerbound) `)` | `upperbound` `(` $upperbound `:` type($upperbound) `)` | `extent` `(` $extent `:` type($extent) `)` | `stride` `(` $stride `:` type($stride) `)` | `startIdx` `(` $startIdx `:` type($startIdx) `)` ) attr-dict",
      infers = false,
      rules = ["has(extent) or has(upperbound): !expected extent or upperbound."],
      traits = ["AttrSizedOperandSegments", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "integer or index"}
    %1 = irdl.any {type = "integer or index"}
    %2 = irdl.any {type = "integer or index"}
    %3 = irdl.any {type = "integer or index"}
    %4 = irdl.any {attribute = "bool attribute", default = "false"}
    %5 = irdl.any {name = "startIdx", type = "integer or index"}
    %6 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    irdl.operands(lowerbound: optional %0, upperbound: optional %1, extent: optional %2, stride: optional %3, start_idx: optional %5)
    irdl.results(result: %6)
    irdl.attributes {"strideInBytes" = %4}
  }
  irdl.operation @cache attributes {
      format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
      traits = ["NoMemoryEffect", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "any pointer or mappable"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {description = "PointerLikeType instance", name = "varPtrPtr"}
    %3 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %4 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %5 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %6 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %7 = irdl.any {attribute = "#acc.data_clause", default = "#acc<data_clause acc_cache>", description = "data clauses supported by OpenACC"}
    %8 = irdl.any {attribute = "bool attribute", default = "true"}
    %9 = irdl.any {attribute = "bool attribute", default = "false"}
    %10 = irdl.any {attribute = "#acc.data_clause_modifier", default = "#acc<data_clause_modifier none>", description = "Captures data clause modifiers"}
    %11 = irdl.any {attribute = "string attribute", optional}
    %12 = irdl.any {attribute = "symbol reference attribute", optional}
    %13 = irdl.any {description = "any pointer or mappable", name = "accVar"}
    irdl.operands(var: %0, var_ptr_ptr: optional %2, bounds: variadic %3, async_operands: variadic %4)
    irdl.results(acc_var: %13)
    irdl.attributes {"varType" = %1, "asyncOperandsDeviceType" = %5, "asyncOnly" = %6, "dataClause" = %7, "structured" = %8, "implicit" = %9, "modifiers" = %10, "name" = %11, "recipe" = %12}
  }
  irdl.operation @copyin attributes {
      format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "any pointer or mappable"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {description = "PointerLikeType instance", name = "varPtrPtr"}
    %3 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %4 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %5 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %6 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %7 = irdl.any {attribute = "#acc.data_clause", default = "#acc<data_clause acc_copyin>", description = "data clauses supported by OpenACC"}
    %8 = irdl.any {attribute = "bool attribute", default = "true"}
    %9 = irdl.any {attribute = "bool attribute", default = "false"}
    %10 = irdl.any {attribute = "#acc.data_clause_modifier", default = "#acc<data_clause_modifier none>", description = "Captures data clause modifiers"}
    %11 = irdl.any {attribute = "string attribute", optional}
    %12 = irdl.any {attribute = "symbol reference attribute", optional}
    %13 = irdl.any {description = "any pointer or mappable", name = "accVar"}
    irdl.operands(var: %0, var_ptr_ptr: optional %2, bounds: variadic %3, async_operands: variadic %4)
    irdl.results(acc_var: %13)
    irdl.attributes {"varType" = %1, "asyncOperandsDeviceType" = %5, "asyncOnly" = %6, "dataClause" = %7, "structured" = %8, "implicit" = %9, "modifiers" = %10, "name" = %11, "recipe" = %12}
  }
  irdl.operation @copyout attributes {
      format = "custom<AccVar>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)` )? (`async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)^)? `to` custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) attr-dict",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "any pointer or mappable", name = "accVar"}
    %1 = irdl.any {description = "any pointer or mappable"}
    %2 = irdl.any {attribute = "any type attribute"}
    %3 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %4 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %5 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %6 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %7 = irdl.any {attribute = "#acc.data_clause", default = "#acc<data_clause acc_copyout>", description = "data clauses supported by OpenACC"}
    %8 = irdl.any {attribute = "bool attribute", default = "true"}
    %9 = irdl.any {attribute = "bool attribute", default = "false"}
    %10 = irdl.any {attribute = "#acc.data_clause_modifier", default = "#acc<data_clause_modifier none>", description = "Captures data clause modifiers"}
    %11 = irdl.any {attribute = "string attribute", optional}
    irdl.operands(acc_var: %0, var: %1, bounds: variadic %3, async_operands: variadic %4)
    irdl.attributes {"varType" = %2, "asyncOperandsDeviceType" = %5, "asyncOnly" = %6, "dataClause" = %7, "structured" = %8, "implicit" = %9, "modifiers" = %10, "name" = %11}
  }
  irdl.operation @create attributes {
      format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "any pointer or mappable"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {description = "PointerLikeType instance", name = "varPtrPtr"}
    %3 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %4 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %5 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %6 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %7 = irdl.any {attribute = "#acc.data_clause", default = "#acc<data_clause acc_create>", description = "data clauses supported by OpenACC"}
    %8 = irdl.any {attribute = "bool attribute", default = "true"}
    %9 = irdl.any {attribute = "bool attribute", default = "false"}
    %10 = irdl.any {attribute = "#acc.data_clause_modifier", default = "#acc<data_clause_modifier none>", description = "Captures data clause modifiers"}
    %11 = irdl.any {attribute = "string attribute", optional}
    %12 = irdl.any {attribute = "symbol reference attribute", optional}
    %13 = irdl.any {description = "any pointer or mappable", name = "accVar"}
    irdl.operands(var: %0, var_ptr_ptr: optional %2, bounds: variadic %3, async_operands: variadic %4)
    irdl.results(acc_var: %13)
    irdl.attributes {"varType" = %1, "asyncOperandsDeviceType" = %5, "asyncOnly" = %6, "dataClause" = %7, "structured" = %8, "implicit" = %9, "modifiers" = %10, "name" = %11, "recipe" = %12}
  }
  irdl.operation @data attributes {
      format = "oilist( `if` `(` $ifCond `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) ) $region attr-dict-with-keyword",
      rules = ["has(op.operands) or has(defaultAttr): !at least one operand or the default attribute must appear on the data operation",
        "for v in dataClauseOperands: known(v.def.name in ['acc.attach', 'acc.copyin', 'acc.copyout', 'acc.create', 'acc.delete', 'acc.detach', 'acc.deviceptr', 'acc.getdeviceptr', 'acc.nocreate', 'acc.present']): !expect data entry/exit operation or acc.getdeviceptr as defining op"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {name = "ifCond", type = "1-bit signless integer"}
    %1 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %2 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %3 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %4 = irdl.any {name = "waitOperands", type = "integer or index"}
    %5 = irdl.any {attribute = "i32 dense array attribute", optional}
    %6 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %7 = irdl.any {attribute = "1-bit boolean array attribute", optional}
    %8 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %9 = irdl.any {description = "any pointer or mappable", name = "dataClauseOperands"}
    %10 = irdl.any {attribute = "#acc.defaultvalue", description = "DefaultValue Clause", optional}
    irdl.operands(if_cond: optional %0, async_operands: variadic %1, wait_operands: variadic %4, data_clause_operands: variadic %9)
    irdl.attributes {"asyncOperandsDeviceType" = %2, "asyncOnly" = %3, "waitOperandsSegments" = %5, "waitOperandsDeviceType" = %6, "hasWaitDevnum" = %7, "waitOnly" = %8, "defaultAttr" = %10}
    %11 = irdl.region
    irdl.regions(region: %11)
  }
  irdl.operation @declare attributes {
      format = "`dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` $region attr-dict-with-keyword",
      rules = ["has(dataClauseOperands): !at least one operand must appear on the declare operation",
        "for v in dataClauseOperands: known(v.def.name in ['acc.copyin', 'acc.copyout', 'acc.create', 'acc.deviceptr', 'acc.getdeviceptr', 'acc.present', 'acc.declare_device_resident', 'acc.declare_link']): !expect valid declare data entry operation or acc.getdeviceptr as defining op"]} {
    %0 = irdl.any {description = "any pointer or mappable", name = "dataClauseOperands"}
    irdl.operands(data_clause_operands: variadic %0)
    %1 = irdl.region
    irdl.regions(region: %1)
  }
  irdl.operation @declare_device_resident attributes {
      format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "any pointer or mappable"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {description = "PointerLikeType instance", name = "varPtrPtr"}
    %3 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %4 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %5 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %6 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %7 = irdl.any {attribute = "#acc.data_clause", default = "#acc<data_clause acc_declare_device_resident>", description = "data clauses supported by OpenACC"}
    %8 = irdl.any {attribute = "bool attribute", default = "true"}
    %9 = irdl.any {attribute = "bool attribute", default = "false"}
    %10 = irdl.any {attribute = "#acc.data_clause_modifier", default = "#acc<data_clause_modifier none>", description = "Captures data clause modifiers"}
    %11 = irdl.any {attribute = "string attribute", optional}
    %12 = irdl.any {attribute = "symbol reference attribute", optional}
    %13 = irdl.any {description = "any pointer or mappable", name = "accVar"}
    irdl.operands(var: %0, var_ptr_ptr: optional %2, bounds: variadic %3, async_operands: variadic %4)
    irdl.results(acc_var: %13)
    irdl.attributes {"varType" = %1, "asyncOperandsDeviceType" = %5, "asyncOnly" = %6, "dataClause" = %7, "structured" = %8, "implicit" = %9, "modifiers" = %10, "name" = %11, "recipe" = %12}
  }
  irdl.operation @declare_enter attributes {
      format = "oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword",
      infers = false,
      rules = ["has(dataClauseOperands): !at least one operand must appear on the declare operation",
        "for v in dataClauseOperands: known(v.def.name in ['acc.copyin', 'acc.copyout', 'acc.create', 'acc.deviceptr', 'acc.getdeviceptr', 'acc.present', 'acc.declare_device_resident', 'acc.declare_link']): !expect valid declare data entry operation or acc.getdeviceptr as defining op"]} {
    %0 = irdl.any {description = "any pointer or mappable", name = "dataClauseOperands"}
    %1 = irdl.any {description = "declare token type", exact, type = "!acc.declare_token"}
    irdl.operands(data_clause_operands: variadic %0)
    irdl.results(token: %1)
  }
  irdl.operation @declare_exit attributes {
      format = "oilist( `token` `(` $token `)` | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword",
      rules = ["has(token) or has(dataClauseOperands): !at least one operand must appear on the declare operation",
        "for v in dataClauseOperands: known(v.def.name in ['acc.copyin', 'acc.copyout', 'acc.create', 'acc.deviceptr', 'acc.getdeviceptr', 'acc.present', 'acc.declare_device_resident', 'acc.declare_link']): !expect valid declare data entry operation or acc.getdeviceptr as defining op"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "declare token type", exact, type = "!acc.declare_token"}
    %1 = irdl.any {description = "any pointer or mappable", name = "dataClauseOperands"}
    irdl.operands(token: optional %0, data_clause_operands: variadic %1)
  }
  irdl.operation @declare_link attributes {
      format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "any pointer or mappable"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {description = "PointerLikeType instance", name = "varPtrPtr"}
    %3 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %4 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %5 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %6 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %7 = irdl.any {attribute = "#acc.data_clause", default = "#acc<data_clause acc_declare_link>", description = "data clauses supported by OpenACC"}
    %8 = irdl.any {attribute = "bool attribute", default = "true"}
    %9 = irdl.any {attribute = "bool attribute", default = "false"}
    %10 = irdl.any {attribute = "#acc.data_clause_modifier", default = "#acc<data_clause_modifier none>", description = "Captures data clause modifiers"}
    %11 = irdl.any {attribute = "string attribute", optional}
    %12 = irdl.any {attribute = "symbol reference attribute", optional}
    %13 = irdl.any {description = "any pointer or mappable", name = "accVar"}
    irdl.operands(var: %0, var_ptr_ptr: optional %2, bounds: variadic %3, async_operands: variadic %4)
    irdl.results(acc_var: %13)
    irdl.attributes {"varType" = %1, "asyncOperandsDeviceType" = %5, "asyncOnly" = %6, "dataClause" = %7, "structured" = %8, "implicit" = %9, "modifiers" = %10, "name" = %11, "recipe" = %12}
  }
  irdl.operation @delete attributes {
      format = "custom<AccVar>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)` )? (`async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)^)? attr-dict",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "any pointer or mappable", name = "accVar"}
    %1 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %2 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %3 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %4 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %5 = irdl.any {attribute = "#acc.data_clause", default = "#acc<data_clause acc_delete>", description = "data clauses supported by OpenACC"}
    %6 = irdl.any {attribute = "bool attribute", default = "true"}
    %7 = irdl.any {attribute = "bool attribute", default = "false"}
    %8 = irdl.any {attribute = "#acc.data_clause_modifier", default = "#acc<data_clause_modifier none>", description = "Captures data clause modifiers"}
    %9 = irdl.any {attribute = "string attribute", optional}
    irdl.operands(acc_var: %0, bounds: variadic %1, async_operands: variadic %2)
    irdl.attributes {"asyncOperandsDeviceType" = %3, "asyncOnly" = %4, "dataClause" = %5, "structured" = %6, "implicit" = %7, "modifiers" = %8, "name" = %9}
  }
  irdl.operation @detach attributes {
      format = "custom<AccVar>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)` )? (`async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)^)? attr-dict",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "any pointer or mappable", name = "accVar"}
    %1 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %2 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %3 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %4 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %5 = irdl.any {attribute = "#acc.data_clause", default = "#acc<data_clause acc_detach>", description = "data clauses supported by OpenACC"}
    %6 = irdl.any {attribute = "bool attribute", default = "true"}
    %7 = irdl.any {attribute = "bool attribute", default = "false"}
    %8 = irdl.any {attribute = "#acc.data_clause_modifier", default = "#acc<data_clause_modifier none>", description = "Captures data clause modifiers"}
    %9 = irdl.any {attribute = "string attribute", optional}
    irdl.operands(acc_var: %0, bounds: variadic %1, async_operands: variadic %2)
    irdl.attributes {"asyncOperandsDeviceType" = %3, "asyncOnly" = %4, "dataClause" = %5, "structured" = %6, "implicit" = %7, "modifiers" = %8, "name" = %9}
  }
  irdl.operation @deviceptr attributes {
      class = "DevicePtrOp",
      format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "any pointer or mappable"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {description = "PointerLikeType instance", name = "varPtrPtr"}
    %3 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %4 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %5 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %6 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %7 = irdl.any {attribute = "#acc.data_clause", default = "#acc<data_clause acc_deviceptr>", description = "data clauses supported by OpenACC"}
    %8 = irdl.any {attribute = "bool attribute", default = "true"}
    %9 = irdl.any {attribute = "bool attribute", default = "false"}
    %10 = irdl.any {attribute = "#acc.data_clause_modifier", default = "#acc<data_clause_modifier none>", description = "Captures data clause modifiers"}
    %11 = irdl.any {attribute = "string attribute", optional}
    %12 = irdl.any {attribute = "symbol reference attribute", optional}
    %13 = irdl.any {description = "any pointer or mappable", name = "accVar"}
    irdl.operands(var: %0, var_ptr_ptr: optional %2, bounds: variadic %3, async_operands: variadic %4)
    irdl.results(acc_var: %13)
    irdl.attributes {"varType" = %1, "asyncOperandsDeviceType" = %5, "asyncOnly" = %6, "dataClause" = %7, "structured" = %8, "implicit" = %9, "modifiers" = %10, "name" = %11, "recipe" = %12}
  }
  irdl.operation @enter_data attributes {
      format = "oilist( `if` `(` $ifCond `)` | `async` `` custom<OperandWithKeywordOnly>($asyncOperand, type($asyncOperand), $async) | `wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)` | `wait` `` custom<OperandsWithKeywordOnly>($waitOperands, type($waitOperands), $wait) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword",
      rules = ["has(dataClauseOperands): !at least one operand must be present in dataOperands on the enter data operation",
        "if has(async): not has(asyncOperand): !async attribute cannot appear with asyncOperand",
        "if has(wait): not has(waitOperands): !wait attribute cannot appear with waitOperands",
        "if has(waitDevnum): has(waitOperands): !wait_devnum cannot appear without waitOperands",
        "for v in dataClauseOperands: known(v.def.name in ['acc.attach', 'acc.create', 'acc.copyin']): !expect data entry operation as defining op"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {name = "ifCond", type = "1-bit signless integer"}
    %1 = irdl.any {name = "asyncOperand", type = "integer or index"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {name = "waitDevnum", type = "integer or index"}
    %4 = irdl.any {name = "waitOperands", type = "integer or index"}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.any {description = "any pointer or mappable", name = "dataClauseOperands"}
    irdl.operands(if_cond: optional %0, async_operand: optional %1, wait_devnum: optional %3, wait_operands: variadic %4, data_clause_operands: variadic %6)
    irdl.attributes {"async" = %2, "wait" = %5}
  }
  irdl.operation @exit_data attributes {
      format = "oilist( `if` `(` $ifCond `)` | `async` `` custom<OperandWithKeywordOnly>($asyncOperand, type($asyncOperand), $async) | `wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)` | `wait` `` custom<OperandsWithKeywordOnly>($waitOperands, type($waitOperands), $wait) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword",
      rules = ["has(dataClauseOperands): !at least one operand must be present in dataOperands on the exit data operation",
        "if has(async): not has(asyncOperand): !async attribute cannot appear with asyncOperand",
        "if has(wait): not has(waitOperands): !wait attribute cannot appear with waitOperands",
        "if has(waitDevnum): has(waitOperands): !wait_devnum cannot appear without waitOperands"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {name = "ifCond", type = "1-bit signless integer"}
    %1 = irdl.any {name = "asyncOperand", type = "integer or index"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {name = "waitDevnum", type = "integer or index"}
    %4 = irdl.any {name = "waitOperands", type = "integer or index"}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.any {description = "any pointer or mappable", name = "dataClauseOperands"}
    %7 = irdl.any {attribute = "unit attribute"}
    irdl.operands(if_cond: optional %0, async_operand: optional %1, wait_devnum: optional %3, wait_operands: variadic %4, data_clause_operands: variadic %6)
    irdl.attributes {"async" = %2, "wait" = %5, "finalize" = %7}
  }
  irdl.operation @firstprivate attributes {
      format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "any pointer or mappable"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {description = "PointerLikeType instance", name = "varPtrPtr"}
    %3 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %4 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %5 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %6 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %7 = irdl.any {attribute = "#acc.data_clause", default = "#acc<data_clause acc_firstprivate>", description = "data clauses supported by OpenACC"}
    %8 = irdl.any {attribute = "bool attribute", default = "true"}
    %9 = irdl.any {attribute = "bool attribute", default = "false"}
    %10 = irdl.any {attribute = "#acc.data_clause_modifier", default = "#acc<data_clause_modifier none>", description = "Captures data clause modifiers"}
    %11 = irdl.any {attribute = "string attribute", optional}
    %12 = irdl.any {attribute = "symbol reference attribute", optional}
    %13 = irdl.any {description = "any pointer or mappable", name = "accVar"}
    irdl.operands(var: %0, var_ptr_ptr: optional %2, bounds: variadic %3, async_operands: variadic %4)
    irdl.results(acc_var: %13)
    irdl.attributes {"varType" = %1, "asyncOperandsDeviceType" = %5, "asyncOnly" = %6, "dataClause" = %7, "structured" = %8, "implicit" = %9, "modifiers" = %10, "name" = %11, "recipe" = %12}
  }
  irdl.operation @firstprivate_recipe attributes {
      format = "$sym_name `:` $type attr-dict-with-keyword `init` $initRegion `copy` $copyRegion (`destroy` $destroyRegion^)?",
      name = "firstprivate.recipe",
      region_rules = ["initRegion.size > 0: expects non-empty init region",
        "initRegion.args[0].type == type: expects init region first argument of the privatization type",
        "initRegion.size == 0 or initRegion.args.size > 0: expects init region first argument of the privatization type",
        "copyRegion.size > 0: expects non-empty copy region",
        "copyRegion.args.size >= 2 and copyRegion.args[0].type == type and copyRegion.args[1].type == type: expects copy region with two arguments of the privatization type",
        "destroyRegion.args[0].type == type: expects destroy region first argument of the privatization type",
        "destroyRegion.size == 0 or destroyRegion.args.size > 0: expects destroy region first argument of the privatization type"],
      traits = ["IsolatedFromAbove", "Symbol", "AutomaticAllocationScope"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "any type attribute"}
    irdl.attributes {"sym_name" = %0, "type" = %1}
    %2 = irdl.region {name = "initRegion"}
    %3 = irdl.region {name = "copyRegion"}
    %4 = irdl.region {name = "destroyRegion"}
    irdl.regions(init_region: %2, copy_region: %3, destroy_region: %4)
  }
  irdl.operation @firstprivate_map attributes {
      class = "FirstprivateMapInitialOp",
      format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "any pointer or mappable"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {description = "PointerLikeType instance", name = "varPtrPtr"}
    %3 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %4 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %5 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %6 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %7 = irdl.any {attribute = "#acc.data_clause", default = "#acc<data_clause acc_firstprivate>", description = "data clauses supported by OpenACC"}
    %8 = irdl.any {attribute = "bool attribute", default = "true"}
    %9 = irdl.any {attribute = "bool attribute", default = "false"}
    %10 = irdl.any {attribute = "#acc.data_clause_modifier", default = "#acc<data_clause_modifier none>", description = "Captures data clause modifiers"}
    %11 = irdl.any {attribute = "string attribute", optional}
    %12 = irdl.any {attribute = "symbol reference attribute", optional}
    %13 = irdl.any {description = "any pointer or mappable", name = "accVar"}
    irdl.operands(var: %0, var_ptr_ptr: optional %2, bounds: variadic %3, async_operands: variadic %4)
    irdl.results(acc_var: %13)
    irdl.attributes {"varType" = %1, "asyncOperandsDeviceType" = %5, "asyncOnly" = %6, "dataClause" = %7, "structured" = %8, "implicit" = %9, "modifiers" = %10, "name" = %11, "recipe" = %12}
  }
  irdl.operation @get_extent attributes {
      format = "$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)",
      infers = false,
      traits = ["NoMemoryEffect"]} {
    %0 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %1 = irdl.any {type = "index"}
    irdl.operands(bounds: %0)
    irdl.results(result: %1)
  }
  irdl.operation @get_lowerbound attributes {
      format = "$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)",
      infers = false,
      traits = ["NoMemoryEffect"]} {
    %0 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %1 = irdl.any {type = "index"}
    irdl.operands(bounds: %0)
    irdl.results(result: %1)
  }
  irdl.operation @get_stride attributes {
      format = "$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)",
      infers = false,
      traits = ["NoMemoryEffect"]} {
    %0 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %1 = irdl.any {type = "index"}
    irdl.operands(bounds: %0)
    irdl.results(result: %1)
  }
  irdl.operation @get_upperbound attributes {
      format = "$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)",
      infers = false,
      traits = ["NoMemoryEffect"]} {
    %0 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %1 = irdl.any {type = "index"}
    irdl.operands(bounds: %0)
    irdl.results(result: %1)
  }
  irdl.operation @getdeviceptr attributes {
      class = "GetDevicePtrOp",
      format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "any pointer or mappable"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {description = "PointerLikeType instance", name = "varPtrPtr"}
    %3 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %4 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %5 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %6 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %7 = irdl.any {attribute = "#acc.data_clause", default = "#acc<data_clause acc_getdeviceptr>", description = "data clauses supported by OpenACC"}
    %8 = irdl.any {attribute = "bool attribute", default = "true"}
    %9 = irdl.any {attribute = "bool attribute", default = "false"}
    %10 = irdl.any {attribute = "#acc.data_clause_modifier", default = "#acc<data_clause_modifier none>", description = "Captures data clause modifiers"}
    %11 = irdl.any {attribute = "string attribute", optional}
    %12 = irdl.any {attribute = "symbol reference attribute", optional}
    %13 = irdl.any {description = "any pointer or mappable", name = "accVar"}
    irdl.operands(var: %0, var_ptr_ptr: optional %2, bounds: variadic %3, async_operands: variadic %4)
    irdl.results(acc_var: %13)
    irdl.attributes {"varType" = %1, "asyncOperandsDeviceType" = %5, "asyncOnly" = %6, "dataClause" = %7, "structured" = %8, "implicit" = %9, "modifiers" = %10, "name" = %11, "recipe" = %12}
  }
  irdl.operation @global_ctor attributes {
      class = "GlobalConstructorOp",
      format = "$sym_name $region attr-dict-with-keyword",
      traits = ["IsolatedFromAbove", "Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    irdl.attributes {"sym_name" = %0}
    %1 = irdl.region
    irdl.regions(region: %1)
  }
  irdl.operation @global_dtor attributes {
      class = "GlobalDestructorOp",
      format = "$sym_name $region attr-dict-with-keyword",
      traits = ["IsolatedFromAbove", "Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    irdl.attributes {"sym_name" = %0}
    %1 = irdl.region
    irdl.regions(region: %1)
  }
  irdl.operation @host_data attributes {
      format = "oilist( `if` `(` $ifCond `)` | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) $region attr-dict-with-keyword",
      rules = ["has(dataClauseOperands): !at least one operand must appear on the host_data operation",
        "for v in dataClauseOperands: known(v.def.name == 'acc.use_device'): !expect data entry operation as defining op"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {name = "ifCond", type = "1-bit signless integer"}
    %1 = irdl.any {description = "any pointer or mappable", name = "dataClauseOperands"}
    %2 = irdl.any {attribute = "unit attribute"}
    irdl.operands(if_cond: optional %0, data_clause_operands: variadic %1)
    irdl.attributes {"ifPresent" = %2}
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @init attributes {
      format = "oilist(`device_num` `(` $deviceNum `:` type($deviceNum) `)` | `if` `(` $ifCond `)` ) attr-dict-with-keyword",
      rules = ["not (has(op.within('acc.parallel')) or has(op.within('acc.serial')) or has(op.within('acc.kernels')) or has(op.within('acc.loop'))): cannot be nested in a compute operation"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {attribute = "array attribute of #acc.device_type", description = "Device type attributes", optional}
    %1 = irdl.any {name = "deviceNum", type = "integer or index"}
    %2 = irdl.any {name = "ifCond", type = "1-bit signless integer"}
    irdl.operands(device_num: optional %1, if_cond: optional %2)
    irdl.attributes {"device_types" = %0}
  }
  irdl.operation @kernel_environment attributes {
      format = "oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) ) $region attr-dict",
      traits = ["AttrSizedOperandSegments", "SingleBlock", "NoTerminator"]} {
    %0 = irdl.any {name = "dataClauseOperands", type = "any type"}
    %1 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %2 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %3 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %4 = irdl.any {name = "waitOperands", type = "integer or index"}
    %5 = irdl.any {attribute = "i32 dense array attribute", optional}
    %6 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %7 = irdl.any {attribute = "1-bit boolean array attribute", optional}
    %8 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    irdl.operands(data_clause_operands: variadic %0, async_operands: variadic %1, wait_operands: variadic %4)
    irdl.attributes {"asyncOperandsDeviceType" = %2, "asyncOnly" = %3, "waitOperandsSegments" = %5, "waitOperandsDeviceType" = %6, "hasWaitDevnum" = %7, "waitOnly" = %8}
    %9 = irdl.region with size 1
    irdl.regions(region: %9)
  }
  irdl.operation @kernels attributes {
      format = "( `combined` `(` `loop` `)` $combined^)? oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `firstprivate` `(` $firstprivateOperands `:` type($firstprivateOperands) `)` | `num_gangs` `(` custom<NumGangs>($numGangs, type($numGangs), $numGangsDeviceType, $numGangsSegments) `)` | `num_workers` `(` custom<DeviceTypeOperands>($numWorkers, type($numWorkers), $numWorkersDeviceType) `)` | `private` `(` $privateOperands `:` type($privateOperands) `)` | `vector_length` `(` custom<DeviceTypeOperands>($vectorLength, type($vectorLength), $vectorLengthDeviceType) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `self` `(` $selfCond `)` | `if` `(` $ifCond `)` | `reduction` `(` $reductionOperands `:` type($reductionOperands) `)` ) $region attr-dict-with-keyword",
      traits = ["AttrSizedOperandSegments", "AutomaticAllocationScope"]} {
    %0 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %1 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %2 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %3 = irdl.any {name = "waitOperands", type = "integer or index"}
    %4 = irdl.any {attribute = "i32 dense array attribute", optional}
    %5 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %6 = irdl.any {attribute = "1-bit boolean array attribute", optional}
    %7 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %8 = irdl.any {name = "numGangs", type = "integer or index"}
    %9 = irdl.any {attribute = "i32 dense array attribute", optional}
    %10 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %11 = irdl.any {name = "numWorkers", type = "integer or index"}
    %12 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %13 = irdl.any {name = "vectorLength", type = "integer or index"}
    %14 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %15 = irdl.any {name = "ifCond", type = "1-bit signless integer"}
    %16 = irdl.any {name = "selfCond", type = "1-bit signless integer"}
    %17 = irdl.any {attribute = "unit attribute"}
    %18 = irdl.any {description = "any pointer or mappable", name = "reductionOperands"}
    %19 = irdl.any {description = "any pointer or mappable", name = "privateOperands"}
    %20 = irdl.any {description = "any pointer or mappable", name = "firstprivateOperands"}
    %21 = irdl.any {description = "any pointer or mappable", name = "dataClauseOperands"}
    %22 = irdl.any {attribute = "#acc.defaultvalue", description = "DefaultValue Clause", optional}
    %23 = irdl.any {attribute = "unit attribute"}
    irdl.operands(async_operands: variadic %0, wait_operands: variadic %3, num_gangs: variadic %8, num_workers: variadic %11, vector_length: variadic %13, if_cond: optional %15, self_cond: optional %16, reduction_operands: variadic %18, private_operands: variadic %19, firstprivate_operands: variadic %20, data_clause_operands: variadic %21)
    irdl.attributes {"asyncOperandsDeviceType" = %1, "asyncOnly" = %2, "waitOperandsSegments" = %4, "waitOperandsDeviceType" = %5, "hasWaitDevnum" = %6, "waitOnly" = %7, "numGangsSegments" = %9, "numGangsDeviceType" = %10, "numWorkersDeviceType" = %12, "vectorLengthDeviceType" = %14, "selfAttr" = %17, "defaultAttr" = %22, "combined" = %23}
    %24 = irdl.region
    irdl.regions(region: %24)
  }
  irdl.operation @loop attributes {
      format = "( `combined` `(` custom<CombinedConstructsLoop>($combined)^ `)` )? oilist( `gang` `` custom<GangClause>($gangOperands, type($gangOperands), $gangOperandsArgType, $gangOperandsDeviceType, $gangOperandsSegments, $gang) | `worker` `` custom<DeviceTypeOperandsWithKeywordOnly>( $workerNumOperands, type($workerNumOperands), $workerNumOperandsDeviceType, $worker) | `vector` `` custom<DeviceTypeOperandsWithKeywordOnly>($vectorOperands, type($vectorOperands), $vectorOperandsDeviceType, $vector) | `private` `(` $privateOperands `:` type($privateOperands) `)` | `firstprivate` `(` $firstprivateOperands `:` type($firstprivateOperands) `)` | `tile` `(` custom<DeviceTypeOperandsWithSegment>($tileOperands, type($tileOperands), $tileOperandsDeviceType, $tileOperandsSegments) `)` | `reduction` `(` $reductionOperands `:` type($reductionOperands) `)` | `cache` `(` $cacheOperands `:` type($cacheOperands) `)` ) custom<LoopControl>($region, $lowerbound, type($lowerbound), $upperbound, type($upperbound), $step, type($step)) ( `(` type($results)^ `)` )? attr-dict-with-keyword",
      rules = ["upperbound.size == step.size: !number of upperbounds expected to be the same as number of steps",
        "upperbound.size == lowerbound.size: !number of upperbounds expected to be the same as number of lowerbounds",
        "if has(upperbound), if has(inclusiveUpperbound): upperbound.size == inclusiveUpperbound.size: !inclusiveUpperbound size is expected to be the same as upperbound size",
        "not has(collapse) or has(collapseDeviceType): collapse device_type attr must be define when collapse attr is present",
        "collapse.size == collapseDeviceType.size: collapse attribute count must match collapse device_type count",
        "let i = repeat(collapseDeviceType): not has(i): duplicate device_type `{collapseDeviceType[i].word}` found in collapseDeviceType attribute",
        "not has(gangOperands) or has(gangOperandsArgType): gangOperandsArgType attribute must be defined when gang operands are present",
        "if has(gangOperands): gangOperands.size == gangOperandsArgType.size: gangOperandsArgType attribute count must match gangOperands count",
        "let i = repeat(gang): not has(i): duplicate device_type `{gang[i].word}` found in gang attribute",
        "if has(gangOperands): sum(i < gangOperandsSegments.size, gangOperandsSegments[i]) == gangOperands.size: gang operand count does not match count in segments",
        "if has(gangOperands): gangOperandsSegments.size == gangOperandsDeviceType.size: gang segment count does not match device_type count",
        "let i = repeat(worker): not has(i): duplicate device_type `{worker[i].word}` found in worker attribute",
        "let i = repeat(workerNumOperandsDeviceType): not has(i): duplicate device_type `{workerNumOperandsDeviceType[i].word}` found in workerNumOperandsDeviceType attribute",
        "if has(workerNumOperands): workerNumOperandsDeviceType.size == workerNumOperands.size: worker operands count must match worker device_type count",
        "let i = repeat(vector): not has(i): duplicate device_type `{vector[i].word}` found in vector attribute",
        "let i = repeat(vectorOperandsDeviceType): not has(i): duplicate device_type `{vectorOperandsDeviceType[i].word}` found in vectorOperandsDeviceType attribute",
        "if has(vectorOperands): vectorOperandsDeviceType.size == vectorOperands.size: vector operands count must match vector device_type count",
        "if has(tileOperands): sum(i < tileOperandsSegments.size, tileOperandsSegments[i]) == tileOperands.size: tile operand count does not match count in segments",
        "if has(tileOperands): tileOperandsSegments.size == tileOperandsDeviceType.size: tile segment count does not match device_type count",
        "for d in seq: not any(e in auto_, same(d, e)) and not any(e in independent, same(d, e)): !only one of auto, independent, seq can be present at the same time",
        "for d in independent: not any(e in auto_, same(d, e)): !only one of auto, independent, seq can be present at the same time",
        "any(d in seq, d.word == 'none') or any(d in auto_, d.word == 'none') or any(d in independent, d.word == 'none'): !at least one of auto, independent, seq must be present",
        "for d in seq: not any(e in gang, same(d, e)) and not any(e in worker, same(d, e)) and not any(e in vector, same(d, e)) and not any(e in gangOperandsDeviceType, same(d, e)) and not any(e in workerNumOperandsDeviceType, same(d, e)) and not any(e in vectorOperandsDeviceType, same(d, e)): !gang, worker or vector cannot appear with seq",
        "if has(unstructured): not has(lowerbound): !unstructured acc.loop must not have induction variables"],
      traits = ["AttrSizedOperandSegments", "AutomaticAllocationScope"]} {
    %0 = irdl.any {type = "integer or index"}
    %1 = irdl.any {type = "integer or index"}
    %2 = irdl.any {type = "integer or index"}
    %3 = irdl.any {attribute = "i1 dense array attribute", optional}
    %4 = irdl.any {attribute = "64-bit integer array attribute", optional}
    %5 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %6 = irdl.any {name = "gangOperands", type = "integer or index"}
    %7 = irdl.any {attribute = "array attribute of #acc.gang_arg_type", description = "gang arg type array attribute", optional}
    %8 = irdl.any {attribute = "i32 dense array attribute", optional}
    %9 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %10 = irdl.any {name = "workerNumOperands", type = "integer or index"}
    %11 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %12 = irdl.any {name = "vectorOperands", type = "integer or index"}
    %13 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %14 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %15 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %16 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %17 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %18 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %19 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %20 = irdl.any {name = "tileOperands", type = "integer or index"}
    %21 = irdl.any {attribute = "i32 dense array attribute", optional}
    %22 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %23 = irdl.any {description = "any pointer or mappable", name = "cacheOperands"}
    %24 = irdl.any {description = "any pointer or mappable", name = "privateOperands"}
    %25 = irdl.any {description = "any pointer or mappable", name = "firstprivateOperands"}
    %26 = irdl.any {name = "reductionOperands", type = "any type"}
    %27 = irdl.any {attribute = "#acc.combined_constructs", description = "Differentiate between combined constructs", optional}
    %28 = irdl.any {attribute = "unit attribute"}
    %29 = irdl.any {type = "any type"}
    irdl.operands(lowerbound: variadic %0, upperbound: variadic %1, step: variadic %2, gang_operands: variadic %6, worker_num_operands: variadic %10, vector_operands: variadic %12, tile_operands: variadic %20, cache_operands: variadic %23, private_operands: variadic %24, firstprivate_operands: variadic %25, reduction_operands: variadic %26)
    irdl.results(results: variadic %29)
    irdl.attributes {"inclusiveUpperbound" = %3, "collapse" = %4, "collapseDeviceType" = %5, "gangOperandsArgType" = %7, "gangOperandsSegments" = %8, "gangOperandsDeviceType" = %9, "workerNumOperandsDeviceType" = %11, "vectorOperandsDeviceType" = %13, "seq" = %14, "independent" = %15, "auto_" = %16, "gang" = %17, "worker" = %18, "vector" = %19, "tileOperandsSegments" = %21, "tileOperandsDeviceType" = %22, "combined" = %27, "unstructured" = %28}
    %30 = irdl.region
    irdl.regions(region: %30)
  }
  irdl.operation @nocreate attributes {
      class = "NoCreateOp",
      format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "any pointer or mappable"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {description = "PointerLikeType instance", name = "varPtrPtr"}
    %3 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %4 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %5 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %6 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %7 = irdl.any {attribute = "#acc.data_clause", default = "#acc<data_clause acc_no_create>", description = "data clauses supported by OpenACC"}
    %8 = irdl.any {attribute = "bool attribute", default = "true"}
    %9 = irdl.any {attribute = "bool attribute", default = "false"}
    %10 = irdl.any {attribute = "#acc.data_clause_modifier", default = "#acc<data_clause_modifier none>", description = "Captures data clause modifiers"}
    %11 = irdl.any {attribute = "string attribute", optional}
    %12 = irdl.any {attribute = "symbol reference attribute", optional}
    %13 = irdl.any {description = "any pointer or mappable", name = "accVar"}
    irdl.operands(var: %0, var_ptr_ptr: optional %2, bounds: variadic %3, async_operands: variadic %4)
    irdl.results(acc_var: %13)
    irdl.attributes {"varType" = %1, "asyncOperandsDeviceType" = %5, "asyncOnly" = %6, "dataClause" = %7, "structured" = %8, "implicit" = %9, "modifiers" = %10, "name" = %11, "recipe" = %12}
  }
  irdl.operation @parallel attributes {
      format = "( `combined` `(` `loop` `)` $combined^)? oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `firstprivate` `(` $firstprivateOperands `:` type($firstprivateOperands) `)` | `num_gangs` `(` custom<NumGangs>($numGangs, type($numGangs), $numGangsDeviceType, $numGangsSegments) `)` | `num_workers` `(` custom<DeviceTypeOperands>($numWorkers, type($numWorkers), $numWorkersDeviceType) `)` | `private` `(` $privateOperands `:` type($privateOperands) `)` | `vector_length` `(` custom<DeviceTypeOperands>($vectorLength, type($vectorLength), $vectorLengthDeviceType) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `self` `(` $selfCond `)` | `if` `(` $ifCond `)` | `reduction` `(` $reductionOperands `:` type($reductionOperands) `)` ) $region attr-dict-with-keyword",
      traits = ["AttrSizedOperandSegments", "AutomaticAllocationScope"]} {
    %0 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %1 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %2 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %3 = irdl.any {name = "waitOperands", type = "integer or index"}
    %4 = irdl.any {attribute = "i32 dense array attribute", optional}
    %5 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %6 = irdl.any {attribute = "1-bit boolean array attribute", optional}
    %7 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %8 = irdl.any {name = "numGangs", type = "integer or index"}
    %9 = irdl.any {attribute = "i32 dense array attribute", optional}
    %10 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %11 = irdl.any {name = "numWorkers", type = "integer or index"}
    %12 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %13 = irdl.any {name = "vectorLength", type = "integer or index"}
    %14 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %15 = irdl.any {name = "ifCond", type = "1-bit signless integer"}
    %16 = irdl.any {name = "selfCond", type = "1-bit signless integer"}
    %17 = irdl.any {attribute = "unit attribute"}
    %18 = irdl.any {description = "any pointer or mappable", name = "reductionOperands"}
    %19 = irdl.any {description = "any pointer or mappable", name = "privateOperands"}
    %20 = irdl.any {description = "any pointer or mappable", name = "firstprivateOperands"}
    %21 = irdl.any {description = "any pointer or mappable", name = "dataClauseOperands"}
    %22 = irdl.any {attribute = "#acc.defaultvalue", description = "DefaultValue Clause", optional}
    %23 = irdl.any {attribute = "unit attribute"}
    irdl.operands(async_operands: variadic %0, wait_operands: variadic %3, num_gangs: variadic %8, num_workers: variadic %11, vector_length: variadic %13, if_cond: optional %15, self_cond: optional %16, reduction_operands: variadic %18, private_operands: variadic %19, firstprivate_operands: variadic %20, data_clause_operands: variadic %21)
    irdl.attributes {"asyncOperandsDeviceType" = %1, "asyncOnly" = %2, "waitOperandsSegments" = %4, "waitOperandsDeviceType" = %5, "hasWaitDevnum" = %6, "waitOnly" = %7, "numGangsSegments" = %9, "numGangsDeviceType" = %10, "numWorkersDeviceType" = %12, "vectorLengthDeviceType" = %14, "selfAttr" = %17, "defaultAttr" = %22, "combined" = %23}
    %24 = irdl.region
    irdl.regions(region: %24)
  }
  irdl.operation @present attributes {
      format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "any pointer or mappable"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {description = "PointerLikeType instance", name = "varPtrPtr"}
    %3 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %4 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %5 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %6 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %7 = irdl.any {attribute = "#acc.data_clause", default = "#acc<data_clause acc_present>", description = "data clauses supported by OpenACC"}
    %8 = irdl.any {attribute = "bool attribute", default = "true"}
    %9 = irdl.any {attribute = "bool attribute", default = "false"}
    %10 = irdl.any {attribute = "#acc.data_clause_modifier", default = "#acc<data_clause_modifier none>", description = "Captures data clause modifiers"}
    %11 = irdl.any {attribute = "string attribute", optional}
    %12 = irdl.any {attribute = "symbol reference attribute", optional}
    %13 = irdl.any {description = "any pointer or mappable", name = "accVar"}
    irdl.operands(var: %0, var_ptr_ptr: optional %2, bounds: variadic %3, async_operands: variadic %4)
    irdl.results(acc_var: %13)
    irdl.attributes {"varType" = %1, "asyncOperandsDeviceType" = %5, "asyncOnly" = %6, "dataClause" = %7, "structured" = %8, "implicit" = %9, "modifiers" = %10, "name" = %11, "recipe" = %12}
  }
  irdl.operation @private attributes {
      format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "any pointer or mappable"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {description = "PointerLikeType instance", name = "varPtrPtr"}
    %3 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %4 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %5 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %6 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %7 = irdl.any {attribute = "#acc.data_clause", default = "#acc<data_clause acc_private>", description = "data clauses supported by OpenACC"}
    %8 = irdl.any {attribute = "bool attribute", default = "true"}
    %9 = irdl.any {attribute = "bool attribute", default = "false"}
    %10 = irdl.any {attribute = "#acc.data_clause_modifier", default = "#acc<data_clause_modifier none>", description = "Captures data clause modifiers"}
    %11 = irdl.any {attribute = "string attribute", optional}
    %12 = irdl.any {attribute = "symbol reference attribute", optional}
    %13 = irdl.any {description = "any pointer or mappable", name = "accVar"}
    irdl.operands(var: %0, var_ptr_ptr: optional %2, bounds: variadic %3, async_operands: variadic %4)
    irdl.results(acc_var: %13)
    irdl.attributes {"varType" = %1, "asyncOperandsDeviceType" = %5, "asyncOnly" = %6, "dataClause" = %7, "structured" = %8, "implicit" = %9, "modifiers" = %10, "name" = %11, "recipe" = %12}
  }
  irdl.operation @private_recipe attributes {
      format = "$sym_name `:` $type attr-dict-with-keyword `init` $initRegion (`destroy` $destroyRegion^)?",
      name = "private.recipe",
      region_rules = ["initRegion.size > 0: expects non-empty init region",
        "initRegion.args[0].type == type: expects init region first argument of the privatization type",
        "initRegion.size == 0 or initRegion.args.size > 0: expects init region first argument of the privatization type",
        "destroyRegion.args[0].type == type: expects destroy region first argument of the privatization type",
        "destroyRegion.size == 0 or destroyRegion.args.size > 0: expects destroy region first argument of the privatization type"],
      traits = ["IsolatedFromAbove", "Symbol", "AutomaticAllocationScope"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "any type attribute"}
    irdl.attributes {"sym_name" = %0, "type" = %1}
    %2 = irdl.region {name = "initRegion"}
    %3 = irdl.region {name = "destroyRegion"}
    irdl.regions(init_region: %2, destroy_region: %3)
  }
  irdl.operation @reduction attributes {
      format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "any pointer or mappable"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {description = "PointerLikeType instance", name = "varPtrPtr"}
    %3 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %4 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %5 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %6 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %7 = irdl.any {attribute = "#acc.data_clause", default = "#acc<data_clause acc_reduction>", description = "data clauses supported by OpenACC"}
    %8 = irdl.any {attribute = "bool attribute", default = "true"}
    %9 = irdl.any {attribute = "bool attribute", default = "false"}
    %10 = irdl.any {attribute = "#acc.data_clause_modifier", default = "#acc<data_clause_modifier none>", description = "Captures data clause modifiers"}
    %11 = irdl.any {attribute = "string attribute", optional}
    %12 = irdl.any {attribute = "symbol reference attribute", optional}
    %13 = irdl.any {description = "any pointer or mappable", name = "accVar"}
    irdl.operands(var: %0, var_ptr_ptr: optional %2, bounds: variadic %3, async_operands: variadic %4)
    irdl.results(acc_var: %13)
    irdl.attributes {"varType" = %1, "asyncOperandsDeviceType" = %5, "asyncOnly" = %6, "dataClause" = %7, "structured" = %8, "implicit" = %9, "modifiers" = %10, "name" = %11, "recipe" = %12}
  }
  irdl.operation @reduction_recipe attributes {
      format = "$sym_name `:` $type attr-dict-with-keyword `reduction_operator` $reductionOperator `init` $initRegion `combiner` $combinerRegion (`destroy` $destroyRegion^)?",
      name = "reduction.recipe",
      region_rules = ["initRegion.size > 0: expects non-empty init region",
        "initRegion.args[0].type == type: expects init region first argument of the reduction type",
        "initRegion.size == 0 or initRegion.args.size > 0: expects init region first argument of the reduction type",
        "for b in initRegion, for o in b, if o.name == 'acc.yield': o.operands.size == 1 and o.operands[0].type == type: expects init region to yield a value of the reduction type",
        "combinerRegion.size > 0: expects non-empty combiner region",
        "combinerRegion.args.size >= 2 and combinerRegion.args[0].type == type and combinerRegion.args[1].type == type: expects combiner region with the first two arguments of the reduction type",
        "for b in combinerRegion, for o in b, if o.name == 'acc.yield': o.operands.size == 1 and o.operands[0].type == type: expects combiner region to yield a value of the reduction type"],
      traits = ["IsolatedFromAbove", "Symbol", "AutomaticAllocationScope"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {attribute = "#acc.reduction_operator", description = "built-in reduction operations supported by OpenACC"}
    irdl.attributes {"sym_name" = %0, "type" = %1, "reductionOperator" = %2}
    %3 = irdl.region {name = "initRegion"}
    %4 = irdl.region {name = "combinerRegion"}
    %5 = irdl.region {name = "destroyRegion"}
    irdl.regions(init_region: %3, combiner_region: %4, destroy_region: %5)
  }
  irdl.operation @routine attributes {
      format = "$sym_name `func` `(` $func_name `)` oilist ( `bind` `(` custom<BindName>($bindIdName, $bindStrName ,$bindIdNameDeviceType, $bindStrNameDeviceType) `)` | `gang` `` custom<RoutineGangClause>($gang, $gangDim, $gangDimDeviceType) | `worker` custom<DeviceTypeArrayAttr>($worker) | `vector` custom<DeviceTypeArrayAttr>($vector) | `seq` custom<DeviceTypeArrayAttr>($seq) | `nohost` $nohost | `implicit` $implicit ) attr-dict-with-keyword",
      rules = ["let none = when(known(any(d in gang, d.word == 'none')) or known(any(d in gangDimDeviceType, d.word == 'none')), 1, 0) + when(known(any(d in worker, d.word == 'none')), 1, 0) + when(known(any(d in vector, d.word == 'none')), 1, 0) + when(known(any(d in seq, d.word == 'none')), 1, 0)",
        "none <= 1: !only one of `gang`, `worker`, `vector`, `seq` can be present at the same time",
        "let more = when(any(d in gang, d.word == 'star'), 1, 0) + when(any(d in worker, d.word == 'star'), 1, 0) + when(any(d in vector, d.word == 'star'), 1, 0) + when(any(d in seq, d.word == 'star'), 1, 0)",
        "more + when(more > 0, none, 0) <= 1: !only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `star`",
        "let more = when(any(d in gang, d.word == 'default'), 1, 0) + when(any(d in worker, d.word == 'default'), 1, 0) + when(any(d in vector, d.word == 'default'), 1, 0) + when(any(d in seq, d.word == 'default'), 1, 0)",
        "more + when(more > 0, none, 0) <= 1: !only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `default`",
        "let more = when(any(d in gang, d.word == 'host'), 1, 0) + when(any(d in worker, d.word == 'host'), 1, 0) + when(any(d in vector, d.word == 'host'), 1, 0) + when(any(d in seq, d.word == 'host'), 1, 0)",
        "more + when(more > 0, none, 0) <= 1: !only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `host`",
        "let more = when(any(d in gang, d.word == 'multicore'), 1, 0) + when(any(d in worker, d.word == 'multicore'), 1, 0) + when(any(d in vector, d.word == 'multicore'), 1, 0) + when(any(d in seq, d.word == 'multicore'), 1, 0)",
        "more + when(more > 0, none, 0) <= 1: !only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `multicore`",
        "let more = when(any(d in gang, d.word == 'nvidia'), 1, 0) + when(any(d in worker, d.word == 'nvidia'), 1, 0) + when(any(d in vector, d.word == 'nvidia'), 1, 0) + when(any(d in seq, d.word == 'nvidia'), 1, 0)",
        "more + when(more > 0, none, 0) <= 1: !only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `nvidia`",
        "let more = when(any(d in gang, d.word == 'radeon'), 1, 0) + when(any(d in worker, d.word == 'radeon'), 1, 0) + when(any(d in vector, d.word == 'radeon'), 1, 0) + when(any(d in seq, d.word == 'radeon'), 1, 0)",
        "more + when(more > 0, none, 0) <= 1: !only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `radeon`"],
      traits = ["IsolatedFromAbove"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "symbol reference attribute"}
    %2 = irdl.any {attribute = "symbol ref array attribute", optional}
    %3 = irdl.any {attribute = "string array attribute", optional}
    %4 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %5 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %6 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %7 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %8 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %9 = irdl.any {attribute = "unit attribute"}
    %10 = irdl.any {attribute = "unit attribute"}
    %11 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %12 = irdl.any {attribute = "64-bit integer array attribute", optional}
    %13 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    irdl.attributes {"sym_name" = %0, "func_name" = %1, "bindIdName" = %2, "bindStrName" = %3, "bindIdNameDeviceType" = %4, "bindStrNameDeviceType" = %5, "worker" = %6, "vector" = %7, "seq" = %8, "nohost" = %9, "implicit" = %10, "gang" = %11, "gangDim" = %12, "gangDimDeviceType" = %13}
  }
  irdl.operation @serial attributes {
      format = "( `combined` `(` `loop` `)` $combined^)? oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `firstprivate` `(` $firstprivateOperands `:` type($firstprivateOperands) `)` | `private` `(` $privateOperands `:` type($privateOperands) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `self` `(` $selfCond `)` | `if` `(` $ifCond `)` | `reduction` `(` $reductionOperands `:` type($reductionOperands) `)` ) $region attr-dict-with-keyword",
      traits = ["AttrSizedOperandSegments", "AutomaticAllocationScope"]} {
    %0 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %1 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %2 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %3 = irdl.any {name = "waitOperands", type = "integer or index"}
    %4 = irdl.any {attribute = "i32 dense array attribute", optional}
    %5 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %6 = irdl.any {attribute = "1-bit boolean array attribute", optional}
    %7 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %8 = irdl.any {name = "ifCond", type = "1-bit signless integer"}
    %9 = irdl.any {name = "selfCond", type = "1-bit signless integer"}
    %10 = irdl.any {attribute = "unit attribute"}
    %11 = irdl.any {description = "any pointer or mappable", name = "reductionOperands"}
    %12 = irdl.any {description = "any pointer or mappable", name = "privateOperands"}
    %13 = irdl.any {description = "any pointer or mappable", name = "firstprivateOperands"}
    %14 = irdl.any {description = "any pointer or mappable", name = "dataClauseOperands"}
    %15 = irdl.any {attribute = "#acc.defaultvalue", description = "DefaultValue Clause", optional}
    %16 = irdl.any {attribute = "unit attribute"}
    irdl.operands(async_operands: variadic %0, wait_operands: variadic %3, if_cond: optional %8, self_cond: optional %9, reduction_operands: variadic %11, private_operands: variadic %12, firstprivate_operands: variadic %13, data_clause_operands: variadic %14)
    irdl.attributes {"asyncOperandsDeviceType" = %1, "asyncOnly" = %2, "waitOperandsSegments" = %4, "waitOperandsDeviceType" = %5, "hasWaitDevnum" = %6, "waitOnly" = %7, "selfAttr" = %10, "defaultAttr" = %15, "combined" = %16}
    %17 = irdl.region
    irdl.regions(region: %17)
  }
  irdl.operation @set attributes {
      format = "oilist(`default_async` `(` $defaultAsync `:` type($defaultAsync) `)` | `device_num` `(` $deviceNum `:` type($deviceNum) `)` | `if` `(` $ifCond `)` ) attr-dict-with-keyword",
      rules = ["not (has(op.within('acc.parallel')) or has(op.within('acc.serial')) or has(op.within('acc.kernels')) or has(op.within('acc.loop'))): cannot be nested in a compute operation",
        "has(device_type) or has(defaultAsync) or has(deviceNum): at least one default_async, device_num, or device_type operand must appear"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {attribute = "#acc.device_type", description = "built-in device type supported by OpenACC", optional}
    %1 = irdl.any {name = "defaultAsync", type = "integer or index"}
    %2 = irdl.any {name = "deviceNum", type = "integer or index"}
    %3 = irdl.any {name = "ifCond", type = "1-bit signless integer"}
    irdl.operands(default_async: optional %1, device_num: optional %2, if_cond: optional %3)
    irdl.attributes {"device_type" = %0}
  }
  irdl.operation @shutdown attributes {
      format = "oilist(`device_num` `(` $deviceNum `:` type($deviceNum) `)` |`if` `(` $ifCond `)` ) attr-dict-with-keyword",
      rules = ["not (has(op.within('acc.parallel')) or has(op.within('acc.serial')) or has(op.within('acc.kernels')) or has(op.within('acc.loop'))): cannot be nested in a compute operation"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {attribute = "array attribute of #acc.device_type", description = "Device type attributes", optional}
    %1 = irdl.any {name = "deviceNum", type = "integer or index"}
    %2 = irdl.any {name = "ifCond", type = "1-bit signless integer"}
    irdl.operands(device_num: optional %1, if_cond: optional %2)
    irdl.attributes {"device_types" = %0}
  }
  irdl.operation @terminator attributes {
      format = "attr-dict",
      traits = ["Pure", "Terminator"]}
  irdl.operation @update attributes {
      format = "oilist( `if` `(` $ifCond `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword",
      rules = ["has(dataClauseOperands): !at least one value must be present in dataOperands",
        "for v in dataClauseOperands: known(v.def.name in ['acc.update_device', 'acc.update_host', 'acc.getdeviceptr']): !expect data entry/exit operation or acc.getdeviceptr as defining op"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {name = "ifCond", type = "1-bit signless integer"}
    %1 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %2 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %3 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %4 = irdl.any {name = "waitOperands", type = "integer or index"}
    %5 = irdl.any {attribute = "i32 dense array attribute", optional}
    %6 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %7 = irdl.any {attribute = "1-bit boolean array attribute", optional}
    %8 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %9 = irdl.any {description = "any pointer or mappable", name = "dataClauseOperands"}
    %10 = irdl.any {attribute = "unit attribute"}
    irdl.operands(if_cond: optional %0, async_operands: variadic %1, wait_operands: variadic %4, data_clause_operands: variadic %9)
    irdl.attributes {"asyncOperandsDeviceType" = %2, "asyncOnly" = %3, "waitOperandsSegments" = %5, "waitOperandsDeviceType" = %6, "hasWaitDevnum" = %7, "waitOnly" = %8, "ifPresent" = %10}
  }
  irdl.operation @update_device attributes {
      format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "any pointer or mappable"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {description = "PointerLikeType instance", name = "varPtrPtr"}
    %3 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %4 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %5 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %6 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %7 = irdl.any {attribute = "#acc.data_clause", default = "#acc<data_clause acc_update_device>", description = "data clauses supported by OpenACC"}
    %8 = irdl.any {attribute = "bool attribute", default = "true"}
    %9 = irdl.any {attribute = "bool attribute", default = "false"}
    %10 = irdl.any {attribute = "#acc.data_clause_modifier", default = "#acc<data_clause_modifier none>", description = "Captures data clause modifiers"}
    %11 = irdl.any {attribute = "string attribute", optional}
    %12 = irdl.any {attribute = "symbol reference attribute", optional}
    %13 = irdl.any {description = "any pointer or mappable", name = "accVar"}
    irdl.operands(var: %0, var_ptr_ptr: optional %2, bounds: variadic %3, async_operands: variadic %4)
    irdl.results(acc_var: %13)
    irdl.attributes {"varType" = %1, "asyncOperandsDeviceType" = %5, "asyncOnly" = %6, "dataClause" = %7, "structured" = %8, "implicit" = %9, "modifiers" = %10, "name" = %11, "recipe" = %12}
  }
  irdl.operation @update_host attributes {
      format = "custom<AccVar>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)` )? (`async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)^)? `to` custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) attr-dict",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "any pointer or mappable", name = "accVar"}
    %1 = irdl.any {description = "any pointer or mappable"}
    %2 = irdl.any {attribute = "any type attribute"}
    %3 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %4 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %5 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %6 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %7 = irdl.any {attribute = "#acc.data_clause", default = "#acc<data_clause acc_update_host>", description = "data clauses supported by OpenACC"}
    %8 = irdl.any {attribute = "bool attribute", default = "true"}
    %9 = irdl.any {attribute = "bool attribute", default = "false"}
    %10 = irdl.any {attribute = "#acc.data_clause_modifier", default = "#acc<data_clause_modifier none>", description = "Captures data clause modifiers"}
    %11 = irdl.any {attribute = "string attribute", optional}
    irdl.operands(acc_var: %0, var: %1, bounds: variadic %3, async_operands: variadic %4)
    irdl.attributes {"varType" = %2, "asyncOperandsDeviceType" = %5, "asyncOnly" = %6, "dataClause" = %7, "structured" = %8, "implicit" = %9, "modifiers" = %10, "name" = %11}
  }
  irdl.operation @use_device attributes {
      format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "any pointer or mappable"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {description = "PointerLikeType instance", name = "varPtrPtr"}
    %3 = irdl.any {description = "Type for representing acc data clause bounds information", exact, type = "!acc.data_bounds_ty"}
    %4 = irdl.any {name = "asyncOperands", type = "integer or index"}
    %5 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %6 = irdl.any {attribute = "array attribute of #acc.device_type", description = "device type array attribute", optional}
    %7 = irdl.any {attribute = "#acc.data_clause", default = "#acc<data_clause acc_use_device>", description = "data clauses supported by OpenACC"}
    %8 = irdl.any {attribute = "bool attribute", default = "true"}
    %9 = irdl.any {attribute = "bool attribute", default = "false"}
    %10 = irdl.any {attribute = "#acc.data_clause_modifier", default = "#acc<data_clause_modifier none>", description = "Captures data clause modifiers"}
    %11 = irdl.any {attribute = "string attribute", optional}
    %12 = irdl.any {attribute = "symbol reference attribute", optional}
    %13 = irdl.any {description = "any pointer or mappable", name = "accVar"}
    irdl.operands(var: %0, var_ptr_ptr: optional %2, bounds: variadic %3, async_operands: variadic %4)
    irdl.results(acc_var: %13)
    irdl.attributes {"varType" = %1, "asyncOperandsDeviceType" = %5, "asyncOnly" = %6, "dataClause" = %7, "structured" = %8, "implicit" = %9, "modifiers" = %10, "name" = %11, "recipe" = %12}
  }
  irdl.operation @wait attributes {
      format = "( `(` $waitOperands^ `:` type($waitOperands) `)` )? oilist( `async` `` custom<OperandWithKeywordOnly>($asyncOperand, type($asyncOperand), $async) | `wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)` | `if` `(` $ifCond `)` ) attr-dict-with-keyword",
      rules = ["if has(async): not has(asyncOperand): !async attribute cannot appear with asyncOperand",
        "if has(waitDevnum): has(waitOperands): !wait_devnum cannot appear without waitOperands"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {name = "waitOperands", type = "integer or index"}
    %1 = irdl.any {name = "asyncOperand", type = "integer or index"}
    %2 = irdl.any {name = "waitDevnum", type = "integer or index"}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {name = "ifCond", type = "1-bit signless integer"}
    irdl.operands(wait_operands: variadic %0, async_operand: optional %1, wait_devnum: optional %2, if_cond: optional %4)
    irdl.attributes {"async" = %3}
  }
  irdl.operation @yield attributes {
      format = "attr-dict ($operands^ `:` type($operands))?",
      traits = ["Pure", "ReturnLike", "Terminator", "ParentOneOf<acc.firstprivate.recipe, acc.loop, acc.parallel, acc.private.recipe, acc.reduction.recipe, acc.serial, acc.atomic.update>"]} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
  }
}
