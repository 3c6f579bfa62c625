// The ptr dialect, made by import-dialect.

irdl.dialect @ptr attributes {all_attributes, all_types, inferring_builders = ["constant", "gather", "get_metadata", "masked_load", "ptr_add"], enums = {
      AtomicBinOp = {cases = ["xchg", "add", "sub", "_and", "nand", "_or", "_xor", "max", "min", "umax", "umin", "fadd", "fsub", "fmax", "fmin", "uinc_wrap", "udec_wrap"]},
      AtomicOrdering = {cases = ["not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"]},
      PtrAddFlags = {cases = ["none", "nusw", "nuw", "inbounds"]},
      PtrDiffFlags = {cases = ["none", "nuw", "nsw"], flags = "|"}}} {
  irdl.type @ptr_metadata attributes {
      cpp = "Ptr_PtrMetadata",
      format = "`<` $type `>`"} {
    %0 = irdl.any {cpp = "::mlir::PtrLikeTypeInterface", parameter = "type"}
    irdl.parameters(type: %0)
  }
  irdl.type @ptr attributes {
      cpp = "Ptr_PtrType",
      format = "`<` $memorySpace `>`"} {
    %0 = irdl.any {cpp = "MemorySpaceAttrInterface", name = "memorySpace", parameter = "attribute"}
    irdl.parameters(memory_space: %0)
  }
  irdl.attribute @address attributes {
      cpp = "Ptr_AddressAttr",
      format = "`<` $value `>`"} {
    %0 = irdl.any {cpp = "PtrType", parameter = "own !ptr.ptr"}
    %1 = irdl.any {cpp = "::llvm::APInt", parameter = "integer"}
    irdl.parameters(type: %0, value: %1)
  }
  irdl.attribute @generic_space attributes {
      format = ""}
  irdl.attribute @null attributes {
      cpp = "Ptr_NullAttr",
      format = ""} {
    %0 = irdl.any {cpp = "PtrType", parameter = "own !ptr.ptr"}
    irdl.parameters(type: %0)
  }
  irdl.attribute @spec attributes {
      cpp = "Ptr_SpecAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "uint32_t", parameter = "ui32"}
    %1 = irdl.any {cpp = "uint32_t", parameter = "ui32"}
    %2 = irdl.any {cpp = "uint32_t", parameter = "ui32"}
    %3 = irdl.any {cpp = "uint32_t", default = "4294967295", parameter = "ui32"}
    irdl.parameters(size: %0, abi: %1, preferred: %2, index: %3)
  }
  irdl.operation @constant attributes {
      format = "attr-dict $value",
      match = ["all(value, result)"],
      traits = ["ConstantLike", "Pure"]} {
    %0 = irdl.any {attribute = "TypedAttr instance"}
    %1 = irdl.any {description = "pointer type", stripped = "!ptr.ptr", type = "!ptr.ptr"}
    irdl.results(result: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @from_ptr attributes {
      format = "$ptr (`metadata` $metadata^)? attr-dict `:` type($ptr) `->` type($result)",
      match = ["metadata = metadata(result): metadata type"],
      rules = ["result.mnemonic != 'ptr' or result.dialect != 'ptr': !the result type cannot be `!ptr.ptr`",
        "result.space == ptr.param('memorySpace'): !expected the input and output to have the same memory space"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "pointer type", stripped = "!ptr.ptr", type = "!ptr.ptr"}
    %1 = irdl.any {description = "Pointer metadata type", stripped = "!ptr.ptr_metadata", type = "!ptr.ptr_metadata"}
    %2 = irdl.any {description = "PtrLikeTypeInterface instance"}
    irdl.operands(ptr: %0, metadata: optional %1)
    irdl.results(result: %2)
  }
  irdl.operation @gather attributes {
      format = "$ptrs `,` $mask `,` $passthrough (`alignment` `=` $alignment^)? attr-dict `:` type($ptrs) `->` type($result)",
      match = ["mask = i1-like(result): result and mask must be compatible", "all(result, passthrough)", "all-shapes(result, ptrs)"],
      rules = ["for a in alignment: a > 0 and power_of_two(a): !alignment must be a power of 2"],
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {description = "A shaped type with value semantics and rank. of pointer type values", type = "of rank 1 and shaped type of !ptr.ptr values"}
    %1 = irdl.any {description = "A shaped type with value semantics and rank. of 1-bit signless integer values", type = "of rank 1 and shaped type of 1-bit signless integer values"}
    %2 = irdl.any {description = "A shaped type with value semantics and rank. of any type values", type = "of rank 1 and shaped type of any type values"}
    %3 = irdl.any {attribute = "optional i64 property", default = "[]"}
    %4 = irdl.any {description = "A shaped type with value semantics and rank. of any type values", type = "of rank 1 and shaped type of any type values"}
    irdl.operands(ptrs: %0, mask: %1, passthrough: %2)
    irdl.results(result: %4)
    irdl.attributes {"alignment" = %3}
  }
  irdl.operation @get_metadata attributes {
      format = "$ptr attr-dict `:` type($ptr)",
      match = ["result = metadata(ptr): metadata type"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "PtrLikeTypeInterface instance"}
    %1 = irdl.any {description = "Pointer metadata type", stripped = "!ptr.ptr_metadata", type = "!ptr.ptr_metadata"}
    irdl.operands(ptr: %0)
    irdl.results(result: %1)
  }
  irdl.operation @load attributes {
      format = "(`volatile` $volatile_^)? $ptr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? oilist( `nontemporal` $nontemporal | `invariant` $invariant | `invariant_group` $invariantGroup | `alignment` `=` $alignment ) attr-dict `:` qualified(type($ptr)) `->` type($value)",
      rules = ["for a in alignment: a > 0 and power_of_two(a): !alignment must be a power of 2",
        "let space = ptr.param('memorySpace')",
        "if space.dialect == 'llvm' and space.mnemonic == 'address_space': value is 'signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1': !type must be LLVM type with size, but got {q(value.type)}"]} {
    %0 = irdl.any {description = "pointer type", stripped = "!ptr.ptr", type = "!ptr.ptr"}
    %1 = irdl.any {attribute = "optional i64 property", default = "[]"}
    %2 = irdl.any {attribute = "unit property", default = "false"}
    %3 = irdl.any {attribute = "unit property", default = "false"}
    %4 = irdl.any {attribute = "unit property", default = "false"}
    %5 = irdl.any {attribute = "unit property", default = "false"}
    %6 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"], default = "0 : i32", description = "Atomic ordering for LLVM's memory model", values = [0, 1, 2, 3, 4, 5, 6], words = ""}
    %7 = irdl.any {attribute = "string attribute", optional}
    %8 = irdl.any {type = "any type"}
    irdl.operands(ptr: %0)
    irdl.results(value: %8)
    irdl.attributes {"alignment" = %1, "volatile_" = %2, "nontemporal" = %3, "invariant" = %4, "invariantGroup" = %5, "ordering" = %6, "syncscope" = %7}
  }
  irdl.operation @masked_load attributes {
      format = "$ptr `,` $mask `,` $passthrough (`alignment` `=` $alignment^)? attr-dict `:` qualified(type($ptr)) `->` type($result)",
      match = ["mask = i1-like(result): result and mask must be compatible", "all(result, passthrough)"],
      rules = ["for a in alignment: a > 0 and power_of_two(a): !alignment must be a power of 2"]} {
    %0 = irdl.any {description = "pointer type", stripped = "!ptr.ptr", type = "!ptr.ptr"}
    %1 = irdl.any {description = "A shaped type with value semantics and rank. of 1-bit signless integer values", type = "of rank 1 and shaped type of 1-bit signless integer values"}
    %2 = irdl.any {description = "A shaped type with value semantics and rank. of any type values", type = "of rank 1 and shaped type of any type values"}
    %3 = irdl.any {attribute = "optional i64 property", default = "[]"}
    %4 = irdl.any {description = "A shaped type with value semantics and rank. of any type values", type = "of rank 1 and shaped type of any type values"}
    irdl.operands(ptr: %0, mask: %1, passthrough: %2)
    irdl.results(result: %4)
    irdl.attributes {"alignment" = %3}
  }
  irdl.operation @masked_store attributes {
      format = "$value `,` $ptr `,` $mask (`alignment` `=` $alignment^)? attr-dict `:` type($value) `,` qualified(type($ptr))",
      match = ["mask = i1-like(value): value and mask must be compatible"],
      rules = ["for a in alignment: a > 0 and power_of_two(a): !alignment must be a power of 2"]} {
    %0 = irdl.any {description = "A shaped type with value semantics and rank. of any type values", type = "of rank 1 and shaped type of any type values"}
    %1 = irdl.any {description = "pointer type", stripped = "!ptr.ptr", type = "!ptr.ptr"}
    %2 = irdl.any {description = "A shaped type with value semantics and rank. of 1-bit signless integer values", type = "of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {attribute = "optional i64 property", default = "[]"}
    irdl.operands(value: %0, ptr: %1, mask: %2)
    irdl.attributes {"alignment" = %3}
  }
  irdl.operation @ptr_add attributes {
      format = "($flags^)? $base `,` $offset attr-dict `:` type($base) `,` type($offset)",
      match = ["result = same(base)"],
      rules = ["if base.shaped and offset.shaped: base.kind == offset.kind: !!the shaped containers type must match",
        "if base.shaped and offset.shaped: base.dims == offset.dims: !!shapes of base and offset must match"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "A shaped type with value semantics and rank. of pointer type values or pointer type", type = "ranked and shaped type of !ptr.ptr values or !ptr.ptr"}
    %1 = irdl.any {description = "A shaped type with value semantics and rank. of signless integer or index values or signless integer or index", type = "ranked and shaped type of signless integer or index values or signless integer or index"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["none", "nusw", "nuw", "inbounds"], default = "0 : i32", description = "Pointer add flags", values = [0, 1, 2, 3], words = ""}
    %3 = irdl.any {description = "A shaped type with value semantics and rank. of pointer type values or pointer type", type = "ranked and shaped type of !ptr.ptr values or !ptr.ptr"}
    irdl.operands(base: %0, offset: %1)
    irdl.results(result: %3)
    irdl.attributes {"flags" = %2}
  }
  irdl.operation @ptr_diff attributes {
      format = "($flags^)? $lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)",
      match = ["all(lhs, rhs)"],
      rules = ["if lhs.shaped and result.shaped: lhs.kind == result.kind: !expected the result to have the same container type as the operands when operands are shaped"],
      traits = ["Pure", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "A shaped type with value semantics and rank. of pointer type values or pointer type", type = "ranked and shaped type of !ptr.ptr values or !ptr.ptr"}
    %1 = irdl.any {description = "A shaped type with value semantics and rank. of pointer type values or pointer type", type = "ranked and shaped type of !ptr.ptr values or !ptr.ptr"}
    %2 = irdl.any {attribute = "8-bit signless integer attribute", cases = ["none", "nuw", "nsw"], default = "0 : i8", description = "Pointer difference flags", flags = "|", values = [0, 1, 2], words = ""}
    %3 = irdl.any {description = "A shaped type with value semantics and rank. of signless integer or index values or signless integer or index", type = "ranked and shaped type of signless integer or index values or signless integer or index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"flags" = %2}
  }
  irdl.operation @scatter attributes {
      format = "$value `,` $ptrs `,` $mask (`alignment` `=` $alignment^)? attr-dict `:` type($value) `,` type($ptrs)",
      match = ["mask = i1-like(value): value and mask must be compatible", "all-shapes(value, ptrs)"],
      rules = ["for a in alignment: a > 0 and power_of_two(a): !alignment must be a power of 2"]} {
    %0 = irdl.any {description = "A shaped type with value semantics and rank. of any type values", type = "of rank 1 and shaped type of any type values"}
    %1 = irdl.any {description = "A shaped type with value semantics and rank. of pointer type values", type = "of rank 1 and shaped type of !ptr.ptr values"}
    %2 = irdl.any {description = "A shaped type with value semantics and rank. of 1-bit signless integer values", type = "of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {attribute = "optional i64 property", default = "[]"}
    irdl.operands(value: %0, ptrs: %1, mask: %2)
    irdl.attributes {"alignment" = %3}
  }
  irdl.operation @store attributes {
      format = "(`volatile` $volatile_^)? $value `,` $ptr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? oilist( `nontemporal` $nontemporal | `invariant_group` $invariantGroup | `alignment` `=` $alignment ) attr-dict `:` type($value) `,` qualified(type($ptr))",
      rules = ["for a in alignment: a > 0 and power_of_two(a): !alignment must be a power of 2",
        "let space = ptr.param('memorySpace')",
        "if space.dialect == 'llvm' and space.mnemonic == 'address_space': value is 'signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1': !type must be LLVM type with size, but got {q(value.type)}"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "pointer type", stripped = "!ptr.ptr", type = "!ptr.ptr"}
    %2 = irdl.any {attribute = "optional i64 property", default = "[]"}
    %3 = irdl.any {attribute = "unit property", default = "false"}
    %4 = irdl.any {attribute = "unit property", default = "false"}
    %5 = irdl.any {attribute = "unit property", default = "false"}
    %6 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"], default = "0 : i32", description = "Atomic ordering for LLVM's memory model", values = [0, 1, 2, 3, 4, 5, 6], words = ""}
    %7 = irdl.any {attribute = "string attribute", optional}
    irdl.operands(value: %0, ptr: %1)
    irdl.attributes {"alignment" = %2, "volatile_" = %3, "nontemporal" = %4, "invariantGroup" = %5, "ordering" = %6, "syncscope" = %7}
  }
  irdl.operation @to_ptr attributes {
      format = "$ptr attr-dict `:` type($ptr) `->` type($result)",
      rules = ["ptr.mnemonic != 'ptr' or ptr.dialect != 'ptr': !the input value cannot be of type `!ptr.ptr`",
        "let space = op.operands[0].space",
        "known(space == result.param('memorySpace')): !expected the input and output to have the same memory space"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "PtrLikeTypeInterface instance"}
    %1 = irdl.any {description = "pointer type", stripped = "!ptr.ptr", type = "!ptr.ptr"}
    irdl.operands(ptr: %0)
    irdl.results(result: %1)
  }
  irdl.operation @type_offset attributes {
      format = "$elementType attr-dict `:` type($result)",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "any type attribute"}
    %1 = irdl.any {type = "signless integer or index"}
    irdl.results(result: %1)
    irdl.attributes {"elementType" = %0}
  }
}
