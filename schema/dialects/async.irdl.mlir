// The async dialect, made by import-dialect.

irdl.dialect @async attributes {all_attributes, all_types, inferring_builders = ["add_to_group", "coro.begin", "coro.id", "coro.save", "create_group", "runtime.add_to_group", "runtime.create_group", "runtime.is_error", "runtime.load", "runtime.num_worker_threads"]} {
  irdl.type @coro_handle attributes {
      format = "",
      name = "coro.handle"}
  irdl.type @"!coro_id" attributes {
      format = "",
      name = "coro.id"}
  irdl.type @coro_state attributes {
      format = "",
      name = "coro.state"}
  irdl.type @group attributes {
      format = ""}
  irdl.type @token attributes {
      format = ""}
  irdl.type @value attributes {
      format = "`<` $valueType `>`"} {
    %0 = irdl.any {cpp = "Type", name = "valueType", parameter = "type"}
    irdl.parameters(value_type: %0)
  }
  irdl.operation @add_to_group attributes {
      format = "$operand `,` $group `:` type($operand) attr-dict"} {
    %0 = irdl.any {description = "async value type or async token type", type = "!async.value or !async.token"}
    %1 = irdl.any {description = "async group type", exact, type = "!async.group"}
    %2 = irdl.any {type = "index"}
    irdl.operands(operand: %0, group: %1)
    irdl.results(rank: %2)
  }
  irdl.operation @await attributes {
      format = "$operand `:` custom<AwaitResultType>( type($operand), type($result) ) attr-dict",
      rules = ["let inner = operand.param('valueType')",
        "if operand.mnemonic == 'token': op.results.size == 0: awaiting on a token must have empty result",
        "if operand.mnemonic == 'value': op.results[0] == inner: result type {q(op.results[0])} does not match async value type {q(inner)}"]} {
    %0 = irdl.any {description = "async value type or async token type", type = "!async.value or !async.token"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: optional %1)
  }
  irdl.operation @await_all attributes {
      format = "$operand attr-dict"} {
    %0 = irdl.any {description = "async group type", exact, type = "!async.group"}
    irdl.operands(operand: %0)
  }
  irdl.operation @call attributes {
      format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
      traits = ["CallOpInterface"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %3 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %4 = irdl.any {description = "async value type or async token type", type = "!async.value or !async.token"}
    irdl.operands(operands: variadic %1)
    irdl.results(result: variadic %4)
    irdl.attributes {"callee" = %0, "arg_attrs" = %2, "res_attrs" = %3}
  }
  irdl.operation @coro_begin attributes {
      format = "$id attr-dict",
      infers,
      name = "coro.begin"} {
    %0 = irdl.any {description = "switched-resume coroutine identifier", exact, type = "!async.coro.id"}
    %1 = irdl.any {description = "coroutine handle", exact, type = "!async.coro.handle"}
    irdl.operands(id: %0)
    irdl.results(handle: %1)
  }
  irdl.operation @coro_end attributes {
      format = "$handle attr-dict",
      name = "coro.end"} {
    %0 = irdl.any {description = "coroutine handle", exact, type = "!async.coro.handle"}
    irdl.operands(handle: %0)
  }
  irdl.operation @coro_free attributes {
      format = "$id `,` $handle attr-dict",
      name = "coro.free"} {
    %0 = irdl.any {description = "switched-resume coroutine identifier", exact, type = "!async.coro.id"}
    %1 = irdl.any {description = "coroutine handle", exact, type = "!async.coro.handle"}
    irdl.operands(id: %0, handle: %1)
  }
  irdl.operation @coro_id attributes {
      format = "attr-dict",
      infers,
      name = "coro.id"} {
    %0 = irdl.any {description = "switched-resume coroutine identifier", exact, type = "!async.coro.id"}
    irdl.results(id: %0)
  }
  irdl.operation @coro_save attributes {
      format = "$handle attr-dict",
      infers,
      name = "coro.save"} {
    %0 = irdl.any {description = "coroutine handle", exact, type = "!async.coro.handle"}
    %1 = irdl.any {description = "saved coroutine state", exact, type = "!async.coro.state"}
    irdl.operands(handle: %0)
    irdl.results(state: %1)
  }
  irdl.operation @coro_suspend attributes {
      format = "$state `,` $suspendDest `,` $resumeDest `,` $cleanupDest attr-dict",
      name = "coro.suspend",
      successors = ["suspendDest", "resumeDest", "cleanupDest"],
      traits = ["Terminator"]} {
    %0 = irdl.any {description = "saved coroutine state", exact, type = "!async.coro.state"}
    irdl.operands(state: %0)
  }
  irdl.operation @create_group attributes {
      format = "$size `:` type($result) attr-dict",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {description = "async group type", exact, type = "!async.group"}
    irdl.operands(size: %0)
    irdl.results(result: %1)
  }
  irdl.operation @execute attributes {
      assembly = "async.execute",
      names = ["token", "bodyResults"],
      region_rules = ["let y = op.region.last",
        "op.region.args.size == bodyOperands.size: along control flow edge from parent to Region #0: region branch point has {bodyOperands.size} operands, but region successor needs {op.region.args.size} inputs",
        "for i < bodyOperands.size, let v = bodyOperands[i]: op.region.args[i] == either(v.param('valueType'), v.type): along control flow edge from parent to Region #0: successor operand type #{i} {q(v.type)} should match successor input type #{i} {q(op.region.args[i])}",
        "y.operands.size == op.results.size - 1: along control flow edge from Operation async.yield to parent: region branch point has {y.operands.size} operands, but region successor needs {op.results.size - 1} inputs",
        "for i < y.operands.size: y.operands[i] == op.results[i + 1].param('valueType'): along control flow edge from Operation async.yield to parent: successor operand type #{i} {q(y.operands[i])} should match successor input type #{i} {q(op.results[i + 1])}"],
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<async.yield>", "AttrSizedOperandSegments", "AutomaticAllocationScope", "RecursiveMemoryEffects"]} {
    %0 = irdl.any {description = "async token type", exact, type = "!async.token"}
    %1 = irdl.any {description = "async value type or async token type", name = "bodyOperands", type = "!async.value or !async.token"}
    %2 = irdl.any {description = "async token type", exact, type = "!async.token"}
    %3 = irdl.any {description = "async value type", name = "bodyResults", stripped = "!async.value", type = "!async.value"}
    irdl.operands(dependencies: variadic %0, body_operands: variadic %1)
    irdl.results(token: %2, body_results: variadic %3)
    %4 = irdl.region with size 1 {name = "bodyRegion"}
    irdl.regions(body_region: %4)
  }
  irdl.operation @func attributes {
      assembly = "async.function",
      default_dialect = "async",
      rules = ["let t = function_type.type",
        "t.outputs >= 1: result is expected to be at least of size 1, but got {t.outputs}",
        "for i < t.outputs: known(t.outputs(i).dialect == 'async') and known(t.outputs(i).mnemonic in ['value', 'token']): result type must be async value type or async token type, but got {q(t.outputs(i))}",
        "for i < t.outputs, if i > 0: t.outputs(i).mnemonic != 'token': {' '}results' (optional) async token type is expected to appear as the 1st return value, but got {i + 1}"],
      traits = ["Symbol", "IsolatedFromAbove"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "type attribute of function type"}
    %2 = irdl.any {attribute = "string attribute", optional}
    %3 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %4 = irdl.any {attribute = "Array of dictionary attributes", optional}
    irdl.attributes {"sym_name" = %0, "function_type" = %1, "sym_visibility" = %2, "arg_attrs" = %3, "res_attrs" = %4}
    %5 = irdl.region
    irdl.regions(body: %5)
  }
  irdl.operation @return attributes {
      format = "attr-dict ($operands^ `:` type($operands))?",
      rules = ["let t = op.parent.attr('function_type').type",
        "let first = when(known(t.outputs(0).mnemonic == 'token'), 1, 0)",
        "if op.parent.name == 'async.func': op.operands.size == t.outputs - first: operand types do not match the types returned from the parent FuncOp",
        "if op.parent.name == 'async.func', for i < op.operands.size: op.operands[i] == t.outputs(i + first).param('valueType'): operand types do not match the types returned from the parent FuncOp"],
      traits = ["Pure", "HasParent<async.func>", "ReturnLike", "Terminator"]} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
  }
  irdl.operation @runtime_add_ref attributes {
      format = "$operand attr-dict `:` type($operand)",
      name = "runtime.add_ref"} {
    %0 = irdl.any {description = "async value type or async token type or async group type", type = "!async.value or !async.token or !async.group"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive"}
    irdl.operands(operand: %0)
    irdl.attributes {"count" = %1}
  }
  irdl.operation @runtime_add_to_group attributes {
      format = "$operand `,` $group attr-dict `:` type($operand)",
      name = "runtime.add_to_group"} {
    %0 = irdl.any {description = "async value type or async token type", type = "!async.value or !async.token"}
    %1 = irdl.any {description = "async group type", exact, type = "!async.group"}
    %2 = irdl.any {type = "index"}
    irdl.operands(operand: %0, group: %1)
    irdl.results(rank: %2)
  }
  irdl.operation @runtime_await attributes {
      format = "$operand attr-dict `:` type($operand)",
      name = "runtime.await"} {
    %0 = irdl.any {description = "async value type or async token type or async group type", type = "!async.value or !async.token or !async.group"}
    irdl.operands(operand: %0)
  }
  irdl.operation @runtime_await_and_resume attributes {
      format = "$operand `,` $handle attr-dict `:` type($operand)",
      name = "runtime.await_and_resume"} {
    %0 = irdl.any {description = "async value type or async token type or async group type", type = "!async.value or !async.token or !async.group"}
    %1 = irdl.any {description = "coroutine handle", exact, type = "!async.coro.handle"}
    irdl.operands(operand: %0, handle: %1)
  }
  irdl.operation @runtime_create attributes {
      format = "attr-dict `:` type($result)",
      name = "runtime.create"} {
    %0 = irdl.any {description = "async value type or async token type", type = "!async.value or !async.token"}
    irdl.results(result: %0)
  }
  irdl.operation @runtime_create_group attributes {
      format = "$size `:` type($result) attr-dict",
      infers,
      name = "runtime.create_group"} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {description = "async group type", exact, type = "!async.group"}
    irdl.operands(size: %0)
    irdl.results(result: %1)
  }
  irdl.operation @runtime_drop_ref attributes {
      format = "$operand attr-dict `:` type($operand)",
      name = "runtime.drop_ref"} {
    %0 = irdl.any {description = "async value type or async token type or async group type", type = "!async.value or !async.token or !async.group"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive"}
    irdl.operands(operand: %0)
    irdl.attributes {"count" = %1}
  }
  irdl.operation @runtime_is_error attributes {
      format = "$operand attr-dict `:` type($operand)",
      name = "runtime.is_error"} {
    %0 = irdl.any {description = "async value type or async token type or async group type", type = "!async.value or !async.token or !async.group"}
    %1 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(operand: %0)
    irdl.results(is_error: %1)
  }
  irdl.operation @runtime_load attributes {
      format = "$storage attr-dict `:` type($storage)",
      match = ["result = parameter(storage): type of 'value' matches element type of 'storage'"],
      name = "runtime.load"} {
    %0 = irdl.any {description = "async value type", stripped = "!async.value", type = "!async.value"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(storage: %0)
    irdl.results(result: %1)
  }
  irdl.operation @runtime_num_worker_threads attributes {
      format = "attr-dict `:` type($result)",
      name = "runtime.num_worker_threads"} {
    %0 = irdl.any {type = "index"}
    irdl.results(result: %0)
  }
  irdl.operation @runtime_resume attributes {
      format = "$handle attr-dict",
      name = "runtime.resume"} {
    %0 = irdl.any {description = "coroutine handle", exact, type = "!async.coro.handle"}
    irdl.operands(handle: %0)
  }
  irdl.operation @runtime_set_available attributes {
      format = "$operand attr-dict `:` type($operand)",
      name = "runtime.set_available"} {
    %0 = irdl.any {description = "async value type or async token type", type = "!async.value or !async.token"}
    irdl.operands(operand: %0)
  }
  irdl.operation @runtime_set_error attributes {
      format = "$operand attr-dict `:` type($operand)",
      name = "runtime.set_error"} {
    %0 = irdl.any {description = "async value type or async token type", type = "!async.value or !async.token"}
    irdl.operands(operand: %0)
  }
  irdl.operation @runtime_store attributes {
      format = "$value `,` $storage attr-dict `:` type($storage)",
      match = ["value = parameter(storage): type of 'value' matches element type of 'storage'"],
      name = "runtime.store"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "async value type", stripped = "!async.value", type = "!async.value"}
    irdl.operands(value: %0, storage: %1)
  }
  irdl.operation @yield attributes {
      format = "($operands^ `:` type($operands))? attr-dict",
      traits = ["HasParent<async.execute>", "Pure", "Terminator", "ReturnLike"]} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
  }
}
