// The llvm dialect, made by import-dialect.

irdl.dialect @llvm attributes {all_attributes, inferring_builders = ["add", "and", "ashr", "atomicrmw", "cmpxchg", "extractelement", "fadd", "fcmp", "fdiv", "fmul", "fneg", "freeze", "frem", "fsub", "icmp", "insertelement", "insertvalue", "intr.acos", "intr.annotation", "intr.asin", "intr.atan", "intr.atan2", "intr.bitreverse", "intr.bswap", "intr.ceil", "intr.copysign", "intr.cos", "intr.cosh", "intr.ctlz", "intr.ctpop", "intr.cttz", "intr.exp", "intr.exp10", "intr.exp2", "intr.expect", "intr.expect.with.probability", "intr.fabs", "intr.floor", "intr.fma", "intr.fmuladd", "intr.fshl", "intr.fshr", "intr.invariant.start", "intr.is.constant", "intr.launder.invariant.group", "intr.log", "intr.log10", "intr.log2", "intr.maximum", "intr.maxnum", "intr.minimum", "intr.minnum", "intr.nearbyint", "intr.pow", "intr.ptr.annotation", "intr.ptrmask", "intr.rint", "intr.round", "intr.roundeven", "intr.sadd.sat", "intr.sin", "intr.sinh", "intr.smax", "intr.smin", "intr.sqrt", "intr.ssa.copy", "intr.sshl.sat", "intr.ssub.sat", "intr.strip.invariant.group", "intr.tan", "intr.tanh", "intr.trunc", "intr.uadd.sat", "intr.umax", "intr.umin", "intr.ushl.sat", "intr.usub.sat", "intr.vector.insert", "lshr", "mlir.none", "mul", "or", "sdiv", "select", "shl", "srem", "sub", "udiv", "urem", "xor"], enums = {
      AsmDialect = {builder = "AsmATTOrIntel", cases = ["att", "intel"], names = ["AD_ATT", "AD_Intel"], width = 64},
      AtomicBinOp = {builder = "AtomicBinOp", cases = ["xchg", "add", "sub", "_and", "nand", "_or", "_xor", "max", "min", "umax", "umin", "fadd", "fsub", "fmax", "fmin", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat", "fmaximum", "fminimum"], width = 64},
      AtomicOrdering = {builder = "AtomicOrdering", cases = ["not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"], values = [0, 1, 2, 4, 5, 6, 7], width = 64},
      CConv = {builder = "CConvEnum", cases = ["ccc", "fastcc", "coldcc", "cc_10", "cc_11", "anyregcc", "preserve_mostcc", "preserve_allcc", "swiftcc", "cxx_fast_tlscc", "tailcc", "cfguard_checkcc", "swifttailcc", "x86_stdcallcc", "x86_fastcallcc", "arm_apcscc", "arm_aapcscc", "arm_aapcs_vfpcc", "msp430_intrcc", "x86_thiscallcc", "ptx_kernelcc", "ptx_devicecc", "spir_funccc", "spir_kernelcc", "intel_ocl_bicc", "x86_64_sysvcc", "win64cc", "x86_vectorcallcc", "hhvmcc", "hhvm_ccc", "x86_intrcc", "avr_intrcc", "avr_builtincc", "amdgpu_vscc", "amdgpu_gscc", "amdgpu_cscc", "amdgpu_kernelcc", "x86_regcallcc", "amdgpu_hscc", "msp430_builtincc", "amdgpu_lscc", "amdgpu_escc", "aarch64_vectorcallcc", "aarch64_sve_vectorcallcc", "wasm_emscripten_invokecc", "amdgpu_gfxcc", "m68k_intrcc"], names = ["C", "Fast", "Cold", "GHC", "HiPE", "AnyReg", "PreserveMost", "PreserveAll", "Swift", "CXX_FAST_TLS", "Tail", "CFGuard_Check", "SwiftTail", "X86_StdCall", "X86_FastCall", "ARM_APCS", "ARM_AAPCS", "ARM_AAPCS_VFP", "MSP430_INTR", "X86_ThisCall", "PTX_Kernel", "PTX_Device", "SPIR_FUNC", "SPIR_KERNEL", "Intel_OCL_BI", "X86_64_SysV", "Win64", "X86_VectorCall", "DUMMY_HHVM", "DUMMY_HHVM_C", "X86_INTR", "AVR_INTR", "AVR_BUILTIN", "AMDGPU_VS", "AMDGPU_GS", "AMDGPU_CS", "AMDGPU_KERNEL", "X86_RegCall", "AMDGPU_HS", "MSP430_BUILTIN", "AMDGPU_LS", "AMDGPU_ES", "AArch64_VectorCall", "AArch64_SVE_VectorCall", "WASM_EmscriptenInvoke", "AMDGPU_Gfx", "M68k_INTR"], values = [0, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 64, 65, 66, 67, 68, 69, 70, 71, 72, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 86, 87, 88, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101], width = 64},
      Comdat = {builder = "Comdat", cases = ["any", "exactmatch", "largest", "nodeduplicate", "samesize"], names = ["Any", "ExactMatch", "Largest", "NoDeduplicate", "SameSize"], width = 64},
      DIEmissionKind = {builder = "LLVM_DIEmissionKind", cases = ["None", "Full", "LineTablesOnly", "DebugDirectivesOnly"], width = 64},
      DIFlags = {builder = "DIFlags", cases = ["Zero", "Bit0", "Bit1", "Private", "Protected", "Public", "FwdDecl", "AppleBlock", "ReservedBit4", "Virtual", "Artificial", "Explicit", "Prototyped", "ObjcClassComplete", "ObjectPointer", "Vector", "StaticMember", "LValueReference", "RValueReference", "ExportSymbols", "SingleInheritance", "MultipleInheritance", "VirtualInheritance", "IntroducedVirtual", "BitField", "NoReturn", "TypePassByValue", "TypePassByReference", "EnumClass", "Thunk", "NonTrivial", "BigEndian", "LittleEndian", "AllCallsDescribed"], flags = "|", values = [0, 1, 2, 1, 2, 3, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 65536, 65536, 262144, 524288, 1048576, 4194304, 8388608, 16777216, 33554432, 67108864, 134217728, 268435456, 536870912], width = 32},
      DINameTableKind = {builder = "LLVM_DINameTableKind", cases = ["Default", "GNU", "None", "Apple"], width = 64},
      DISubprogramFlags = {builder = "DISubprogramFlags", cases = ["Virtual", "PureVirtual", "LocalToUnit", "Definition", "Optimized", "Pure", "Elemental", "Recursive", "MainSubprogram", "Deleted", "ObjCDirect"], flags = "|", values = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 2048], width = 32},
      FCmpPredicate = {builder = "FCmpPredicate", cases = ["_false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "_true"], width = 64},
      FPExceptionBehavior = {builder = "FPExceptionBehaviorAttr", cases = ["ignore", "maytrap", "strict"], names = ["Ignore", "MayTrap", "Strict"], width = 64},
      FastmathFlags = {attributes = {LLVM_FastmathFlagsAttr = "llvm.fastmath<{}>"}, builder = "FastmathFlags", cases = ["none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"], flags = ", ", values = [0, 1, 2, 4, 8, 16, 32, 64, 127], width = 32},
      FramePointerKind = {builder = "FramePointerKindEnum", cases = ["none", "non-leaf", "all", "reserved", "non-leaf-no-reserve"], names = ["None", "NonLeaf", "All", "Reserved", "NonLeafNoReserve"], width = 64},
      GEPNoWrapFlags = {cases = ["none", "inbounds_flag", "nusw", "nuw", "inbounds"], flags = "|", names = ["none", "inboundsFlag", "nusw", "nuw", "inbounds"], values = [0, 1, 2, 4, 3]},
      ICmpPredicate = {builder = "ICmpPredicate", cases = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"], width = 64},
      IntegerOverflowFlags = {attributes = {LLVM_IntegerOverflowFlagsAttr = "llvm.overflow<{}>"}, cases = ["none", "nsw", "nuw"], flags = ", "},
      Linkage = {builder = "LinkageEnum", cases = ["external", "available_externally", "linkonce", "linkonce_odr", "weak", "weak_odr", "appending", "internal", "private", "extern_weak", "common"], names = ["External", "AvailableExternally", "Linkonce", "LinkonceODR", "Weak", "WeakODR", "Appending", "Internal", "Private", "ExternWeak", "Common"], width = 64},
      ModFlagBehavior = {builder = "ModFlagBehaviorAttr", cases = ["error", "warning", "require", "override", "append", "append_unique", "max", "min"], names = ["Error", "Warning", "Require", "Override", "Append", "AppendUnique", "Max", "Min"], values = [1, 2, 3, 4, 5, 6, 7, 8], width = 64},
      ModRefInfo = {builder = "ModRefInfoEnum", cases = ["none", "read", "write", "readwrite"], names = ["NoModRef", "Ref", "Mod", "ModRef"], width = 64},
      ProfileSummaryFormatKind = {builder = "LLVM_ProfileSummaryFormatKind", cases = ["SampleProfile", "InstrProf", "CSInstrProf"], width = 64},
      RoundingMode = {builder = "RoundingModeAttr", cases = ["towardzero", "tonearest", "upward", "downward", "tonearestaway", "dynamic", "invalid"], names = ["TowardZero", "NearestTiesToEven", "TowardPositive", "TowardNegative", "NearestTiesToAway", "Dynamic", "Invalid"], values = [0, 1, 2, 3, 4, 7, -1], width = 64},
      TailCallKind = {builder = "TailCallKindEnum", cases = ["none", "notail", "musttail", "tail"], names = ["None", "NoTail", "MustTail", "Tail"], values = [0, 3, 2, 1], width = 64},
      UWTableKind = {builder = "UWTableKindEnum", cases = ["none", "sync", "async"], names = ["None", "Sync", "Async"], width = 64},
      UnnamedAddr = {builder = "UnnamedAddr", cases = ["", "local_unnamed_addr", "unnamed_addr"], names = ["None", "Local", "Global"], width = 64},
      Visibility = {builder = "Visibility", cases = ["", "hidden", "protected"], names = ["Default", "Hidden", "Protected"], width = 64}}} {
  irdl.attribute @cconv attributes {
      cases = ["ccc", "fastcc", "coldcc", "cc_10", "cc_11", "anyregcc", "preserve_mostcc", "preserve_allcc", "swiftcc", "cxx_fast_tlscc", "tailcc", "cfguard_checkcc", "swifttailcc", "x86_stdcallcc", "x86_fastcallcc", "arm_apcscc", "arm_aapcscc", "arm_aapcs_vfpcc", "msp430_intrcc", "x86_thiscallcc", "ptx_kernelcc", "ptx_devicecc", "spir_funccc", "spir_kernelcc", "intel_ocl_bicc", "x86_64_sysvcc", "win64cc", "x86_vectorcallcc", "hhvmcc", "hhvm_ccc", "x86_intrcc", "avr_intrcc", "avr_builtincc", "amdgpu_vscc", "amdgpu_gscc", "amdgpu_cscc", "amdgpu_kernelcc", "x86_regcallcc", "amdgpu_hscc", "msp430_builtincc", "amdgpu_lscc", "amdgpu_escc", "aarch64_vectorcallcc", "aarch64_sve_vectorcallcc", "wasm_emscripten_invokecc", "amdgpu_gfxcc", "m68k_intrcc"],
      description = "::mlir::LLVM::cconv::CConv",
      format = "`<` $value `>`",
      values = [0, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 64, 65, 66, 67, 68, 69, 70, 71, 72, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 86, 87, 88, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101]}
  irdl.attribute @"#comdat" attributes {
      cpp = "ComdatAttr",
      format = "$comdat"} {
    %0 = irdl.any {cases = ["any", "exactmatch", "largest", "nodeduplicate", "samesize"], cpp = "comdat::Comdat", summary = "LLVM Comdat Types"}
    irdl.parameters(comdat: %0)
  }
  irdl.attribute @frame_pointer_kind attributes {
      cases = ["none", "non-leaf", "all", "reserved", "non-leaf-no-reserve"],
      description = "::mlir::LLVM::framePointerKind::FramePointerKind",
      format = "`<` $value `>`",
      name = "framePointerKind"}
  irdl.attribute @access_group attributes {
      cpp = "LLVM_AccessGroupAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "DistinctAttr", parameter = "distinct attribute"}
    irdl.parameters(id: %0)
  }
  irdl.attribute @address_space attributes {
      cpp = "LLVM_AddressSpaceAttr",
      format = "`<` $addressSpace `>`"} {
    %0 = irdl.any {cpp = "unsigned", name = "addressSpace", parameter = "ui32"}
    irdl.parameters(address_space: %0)
  }
  irdl.attribute @alias_scope attributes {
      cpp = "LLVM_AliasScopeAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "Attribute", parameter = "attribute"}
    %1 = irdl.any {cpp = "AliasScopeDomainAttr", parameter = "#llvm.alias_scope_domain"}
    %2 = irdl.any {cpp = "StringAttr", optional, parameter = "string attribute"}
    irdl.parameters(id: %0, domain: %1, description: %2)
  }
  irdl.attribute @alias_scope_domain attributes {
      cpp = "LLVM_AliasScopeDomainAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "Attribute", parameter = "attribute"}
    %1 = irdl.any {cpp = "StringAttr", optional, parameter = "string attribute"}
    irdl.parameters(id: %0, description: %1)
  }
  irdl.attribute @"#blockaddress" attributes {
      cpp = "LLVM_BlockAddressAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "FlatSymbolRefAttr", parameter = "flat symbol reference"}
    %1 = irdl.any {cpp = "BlockTagAttr", parameter = "#llvm.blocktag"}
    irdl.parameters(function: %0, tag: %1)
  }
  irdl.attribute @"#blocktag" attributes {
      cpp = "LLVM_BlockTagAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "uint32_t", parameter = "ui32"}
    irdl.parameters(id: %0)
  }
  irdl.attribute @constant_range attributes {
      format = "`` custom<ConstantRange>($lower, $upper)"} {
    %0 = irdl.any {cpp = "::llvm::APInt", parameter = "integer attribute"}
    %1 = irdl.any {cpp = "::llvm::APInt", parameter = "integer attribute"}
    irdl.parameters(lower: %0, upper: %1)
  }
  irdl.attribute @di_annotation attributes {
      cpp = "LLVM_DIAnnotationAttr",
      format = "`<` struct(params) `>`",
      interfaces = "di_node"} {
    %0 = irdl.any {cpp = "StringAttr", parameter = "string attribute"}
    %1 = irdl.any {cpp = "StringAttr", parameter = "string attribute"}
    irdl.parameters(name: %0, value: %1)
  }
  irdl.attribute @di_basic_type attributes {
      cpp = "LLVM_DIBasicTypeAttr",
      format = "`<` struct(params) `>`",
      interfaces = "di_node di_type"} {
    %0 = irdl.any {cases = "DW_TAG", cpp = "unsigned", default = "DW_TAG_null", unknown = "invalid debug info debug info tag name: "}
    %1 = irdl.any {cpp = "StringAttr", parameter = "string attribute"}
    %2 = irdl.any {cpp = "uint64_t", default = "0", name = "sizeInBits", parameter = "ui64"}
    %3 = irdl.any {cases = "DW_ATE", cpp = "unsigned", optional, unknown = "invalid debug info debug info encoding name: "}
    irdl.parameters(tag: %0, name: %1, size_in_bits: %2, encoding: %3)
  }
  irdl.attribute @di_common_block attributes {
      cpp = "LLVM_DICommonBlockAttr",
      format = "`<` struct(params) `>`",
      interfaces = "di_node di_scope"} {
    %0 = irdl.any {cpp = "DIScopeAttr", parameter = "#llvm.any di_scope"}
    %1 = irdl.any {cpp = "DIGlobalVariableAttr", optional, parameter = "#llvm.di_global_variable"}
    %2 = irdl.any {cpp = "StringAttr", parameter = "string attribute"}
    %3 = irdl.any {cpp = "DIFileAttr", optional, parameter = "#llvm.di_file"}
    %4 = irdl.any {cpp = "unsigned", default = "0", parameter = "ui32"}
    irdl.parameters(scope: %0, decl: %1, name: %2, file: %3, line: %4)
  }
  irdl.attribute @di_compile_unit attributes {
      cpp = "LLVM_DICompileUnitAttr",
      format = "`<` struct(params) `>`",
      interfaces = "di_node di_scope"} {
    %0 = irdl.any {cpp = "DistinctAttr", parameter = "distinct attribute"}
    %1 = irdl.any {cases = "DW_LANG", cpp = "unsigned", name = "sourceLanguage", unknown = "invalid debug info debug info language name: "}
    %2 = irdl.any {cpp = "DIFileAttr", parameter = "#llvm.di_file"}
    %3 = irdl.any {cpp = "StringAttr", optional, parameter = "string attribute"}
    %4 = irdl.any {cpp = "bool", name = "isOptimized", parameter = "bool"}
    %5 = irdl.any {cases = ["None", "Full", "LineTablesOnly", "DebugDirectivesOnly"], cpp = "DIEmissionKind", name = "emissionKind", summary = "LLVM debug emission kind"}
    %6 = irdl.any {cases = ["Default", "GNU", "None", "Apple"], cpp = "DINameTableKind", default = "Default", name = "nameTableKind", summary = "LLVM debug name table kind"}
    %7 = irdl.any {cpp = "StringAttr", name = "splitDebugFilename", optional, parameter = "string attribute"}
    irdl.parameters(id: %0, source_language: %1, file: %2, producer: %3, is_optimized: %4, emission_kind: %5, name_table_kind: %6, split_debug_filename: %7)
  }
  irdl.attribute @di_composite_type attributes {
      cpp = "LLVM_DICompositeTypeAttr",
      format = "`<` struct(params) `>`",
      interfaces = "di_node di_scope di_type"} {
    %0 = irdl.any {cpp = "DistinctAttr", name = "recId", optional, parameter = "distinct attribute"}
    %1 = irdl.any {cpp = "bool", default = "false", name = "isRecSelf", parameter = "bool"}
    %2 = irdl.any {cases = "DW_TAG", cpp = "unsigned", default = "DW_TAG_null", unknown = "invalid debug info debug info tag name: "}
    %3 = irdl.any {cpp = "StringAttr", optional, parameter = "string attribute"}
    %4 = irdl.any {cpp = "DIFileAttr", optional, parameter = "#llvm.di_file"}
    %5 = irdl.any {cpp = "uint32_t", default = "0", parameter = "ui32"}
    %6 = irdl.any {cpp = "DIScopeAttr", optional, parameter = "#llvm.any di_scope"}
    %7 = irdl.any {cpp = "DITypeAttr", name = "baseType", optional, parameter = "#llvm.any di_type"}
    %8 = irdl.any {cases = ["Zero", "Bit0", "Bit1", "Private", "Protected", "Public", "FwdDecl", "AppleBlock", "ReservedBit4", "Virtual", "Artificial", "Explicit", "Prototyped", "ObjcClassComplete", "ObjectPointer", "Vector", "StaticMember", "LValueReference", "RValueReference", "ExportSymbols", "SingleInheritance", "MultipleInheritance", "VirtualInheritance", "IntroducedVirtual", "BitField", "NoReturn", "TypePassByValue", "TypePassByReference", "EnumClass", "Thunk", "NonTrivial", "BigEndian", "LittleEndian", "AllCallsDescribed"], cpp = "DIFlags", default = "Zero", flags = "|", groups_first = ["Private", "Protected", "Public"], summary = "LLVM DI flags", values = [0, 1, 2, 1, 2, 3, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 65536, 65536, 262144, 524288, 1048576, 4194304, 8388608, 16777216, 33554432, 67108864, 134217728, 268435456, 536870912]}
    %9 = irdl.any {cpp = "uint64_t", default = "0", name = "sizeInBits", parameter = "ui64"}
    %10 = irdl.any {cpp = "uint64_t", default = "0", name = "alignInBits", parameter = "ui64"}
    %11 = irdl.any {cpp = "DIExpressionAttr", name = "dataLocation", optional, parameter = "#llvm.di_expression"}
    %12 = irdl.any {cpp = "DIExpressionAttr", optional, parameter = "#llvm.di_expression"}
    %13 = irdl.any {cpp = "DIExpressionAttr", optional, parameter = "#llvm.di_expression"}
    %14 = irdl.any {cpp = "DIExpressionAttr", optional, parameter = "#llvm.di_expression"}
    %15 = irdl.any {cpp = "::llvm::ArrayRef<DINodeAttr>", optional, parameter = "list of #llvm.any di_node"}
    irdl.parameters(rec_id: %0, is_rec_self: %1, tag: %2, name: %3, file: %4, line: %5, scope: %6, base_type: %7, flags: %8, size_in_bits: %9, align_in_bits: %10, data_location: %11, rank: %12, allocated: %13, associated: %14, elements: %15)
  }
  irdl.attribute @di_derived_type attributes {
      cpp = "LLVM_DIDerivedTypeAttr",
      format = "`<` struct(params) `>`",
      interfaces = "di_node di_scope di_type"} {
    %0 = irdl.any {cases = "DW_TAG", cpp = "unsigned", default = "DW_TAG_null", unknown = "invalid debug info debug info tag name: "}
    %1 = irdl.any {cpp = "StringAttr", optional, parameter = "string attribute"}
    %2 = irdl.any {cpp = "DITypeAttr", name = "baseType", optional, parameter = "#llvm.any di_type"}
    %3 = irdl.any {cpp = "uint64_t", default = "0", name = "sizeInBits", parameter = "ui64"}
    %4 = irdl.any {cpp = "uint32_t", default = "0", name = "alignInBits", parameter = "ui32"}
    %5 = irdl.any {cpp = "uint64_t", default = "0", name = "offsetInBits", parameter = "ui64"}
    %6 = irdl.any {cpp = "std::optional<unsigned>", name = "dwarfAddressSpace", optional, parameter = "ui32"}
    %7 = irdl.any {cpp = "DINodeAttr", name = "extraData", optional, parameter = "#llvm.any di_node"}
    irdl.parameters(tag: %0, name: %1, base_type: %2, size_in_bits: %3, align_in_bits: %4, offset_in_bits: %5, dwarf_address_space: %6, extra_data: %7)
  }
  irdl.attribute @di_expression attributes {
      cpp = "LLVM_DIExpressionAttr",
      format = "`<` ( `[` $operations^ `]` ) : (``)? `>`"} {
    %0 = irdl.any {cpp = "::llvm::ArrayRef<DIExpressionElemAttr>", optional, parameter = "list of #llvm.di_expression_elem"}
    irdl.parameters(operations: %0)
  }
  irdl.attribute @di_expression_elem attributes {
      cpp = "LLVM_DIExpressionElemAttr",
      format = "`` $opcode ( `(` custom<ExpressionArg>(ref($opcode), $arguments)^ `)` ) : (``)?"} {
    %0 = irdl.any {cases = "DW_OP", cpp = "unsigned", unknown = "invalid debug info debug info operation encoding name: "}
    %1 = irdl.any {cpp = "::llvm::ArrayRef<uint64_t>", optional, parameter = "list of ui64"}
    irdl.parameters(opcode: %0, arguments: %1)
  }
  irdl.attribute @di_file attributes {
      cpp = "LLVM_DIFileAttr",
      format = "`<` $name `in` $directory `>`",
      interfaces = "di_node di_scope"} {
    %0 = irdl.any {cpp = "StringAttr", parameter = "string attribute"}
    %1 = irdl.any {cpp = "StringAttr", parameter = "string attribute"}
    irdl.parameters(name: %0, directory: %1)
  }
  irdl.attribute @di_generic_subrange attributes {
      cpp = "LLVM_DIGenericSubrangeAttr",
      format = "`<` struct(params) `>`",
      interfaces = "di_node"} {
    %0 = irdl.any {cpp = "::mlir::Attribute", optional, parameter = "attribute"}
    %1 = irdl.any {cpp = "::mlir::Attribute", name = "lowerBound", parameter = "attribute"}
    %2 = irdl.any {cpp = "::mlir::Attribute", name = "upperBound", optional, parameter = "attribute"}
    %3 = irdl.any {cpp = "::mlir::Attribute", parameter = "attribute"}
    irdl.parameters(count: %0, lower_bound: %1, upper_bound: %2, stride: %3)
  }
  irdl.attribute @di_global_variable attributes {
      cpp = "LLVM_DIGlobalVariable",
      format = "`<` struct(params) `>`",
      interfaces = "di_node di_variable"} {
    %0 = irdl.any {cpp = "DIScopeAttr", optional, parameter = "#llvm.any di_scope"}
    %1 = irdl.any {cpp = "StringAttr", optional, parameter = "string attribute"}
    %2 = irdl.any {cpp = "StringAttr", name = "linkageName", optional, parameter = "string attribute"}
    %3 = irdl.any {cpp = "DIFileAttr", parameter = "#llvm.di_file"}
    %4 = irdl.any {cpp = "unsigned", parameter = "ui32"}
    %5 = irdl.any {cpp = "DITypeAttr", parameter = "#llvm.any di_type"}
    %6 = irdl.any {cpp = "bool", default = "false", name = "isLocalToUnit", parameter = "bool"}
    %7 = irdl.any {cpp = "bool", default = "false", name = "isDefined", parameter = "bool"}
    %8 = irdl.any {cpp = "unsigned", default = "0", name = "alignInBits", parameter = "ui32"}
    irdl.parameters(scope: %0, name: %1, linkage_name: %2, file: %3, line: %4, type: %5, is_local_to_unit: %6, is_defined: %7, align_in_bits: %8)
  }
  irdl.attribute @di_global_variable_expression attributes {
      cpp = "LLVM_DIGlobalVariableExpressionAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "DIGlobalVariableAttr", parameter = "#llvm.di_global_variable"}
    %1 = irdl.any {cpp = "DIExpressionAttr", optional, parameter = "#llvm.di_expression"}
    irdl.parameters(var: %0, expr: %1)
  }
  irdl.attribute @di_imported_entity attributes {
      cpp = "LLVM_DIImportedEntityAttr",
      format = "`<` struct(params) `>`",
      interfaces = "di_node"} {
    %0 = irdl.any {cases = "DW_TAG", cpp = "unsigned", default = "DW_TAG_null", unknown = "invalid debug info debug info tag name: "}
    %1 = irdl.any {cpp = "DIScopeAttr", parameter = "#llvm.any di_scope"}
    %2 = irdl.any {cpp = "DINodeAttr", parameter = "#llvm.any di_node"}
    %3 = irdl.any {cpp = "DIFileAttr", optional, parameter = "#llvm.di_file"}
    %4 = irdl.any {cpp = "unsigned", default = "0", parameter = "ui32"}
    %5 = irdl.any {cpp = "StringAttr", optional, parameter = "string attribute"}
    %6 = irdl.any {cpp = "::llvm::ArrayRef<DINodeAttr>", optional, parameter = "list of #llvm.any di_node"}
    irdl.parameters(tag: %0, scope: %1, entity: %2, file: %3, line: %4, name: %5, elements: %6)
  }
  irdl.attribute @di_label attributes {
      cpp = "LLVM_DILabelAttr",
      format = "`<` struct(params) `>`",
      interfaces = "di_node"} {
    %0 = irdl.any {cpp = "DIScopeAttr", parameter = "#llvm.any di_scope"}
    %1 = irdl.any {cpp = "StringAttr", optional, parameter = "string attribute"}
    %2 = irdl.any {cpp = "DIFileAttr", optional, parameter = "#llvm.di_file"}
    %3 = irdl.any {cpp = "unsigned", default = "0", parameter = "ui32"}
    irdl.parameters(scope: %0, name: %1, file: %2, line: %3)
  }
  irdl.attribute @di_lexical_block attributes {
      cpp = "LLVM_DILexicalBlockAttr",
      format = "`<` struct(params) `>`",
      interfaces = "di_node di_scope"} {
    %0 = irdl.any {cpp = "DIScopeAttr", parameter = "#llvm.any di_scope"}
    %1 = irdl.any {cpp = "DIFileAttr", optional, parameter = "#llvm.di_file"}
    %2 = irdl.any {cpp = "unsigned", default = "0", parameter = "ui32"}
    %3 = irdl.any {cpp = "unsigned", default = "0", parameter = "ui32"}
    irdl.parameters(scope: %0, file: %1, line: %2, column: %3)
  }
  irdl.attribute @di_lexical_block_file attributes {
      cpp = "LLVM_DILexicalBlockFile",
      format = "`<` struct(params) `>`",
      interfaces = "di_node di_scope"} {
    %0 = irdl.any {cpp = "DIScopeAttr", parameter = "#llvm.any di_scope"}
    %1 = irdl.any {cpp = "DIFileAttr", optional, parameter = "#llvm.di_file"}
    %2 = irdl.any {cpp = "unsigned", parameter = "ui32"}
    irdl.parameters(scope: %0, file: %1, discriminator: %2)
  }
  irdl.attribute @di_local_variable attributes {
      cpp = "LLVM_DILocalVariableAttr",
      format = "`<` struct(params) `>`",
      interfaces = "di_node di_variable"} {
    %0 = irdl.any {cpp = "DIScopeAttr", parameter = "#llvm.any di_scope"}
    %1 = irdl.any {cpp = "StringAttr", optional, parameter = "string attribute"}
    %2 = irdl.any {cpp = "DIFileAttr", optional, parameter = "#llvm.di_file"}
    %3 = irdl.any {cpp = "unsigned", default = "0", parameter = "ui32"}
    %4 = irdl.any {cpp = "unsigned", default = "0", parameter = "ui32"}
    %5 = irdl.any {cpp = "unsigned", default = "0", name = "alignInBits", parameter = "ui32"}
    %6 = irdl.any {cpp = "DITypeAttr", optional, parameter = "#llvm.any di_type"}
    %7 = irdl.any {cases = ["Zero", "Bit0", "Bit1", "Private", "Protected", "Public", "FwdDecl", "AppleBlock", "ReservedBit4", "Virtual", "Artificial", "Explicit", "Prototyped", "ObjcClassComplete", "ObjectPointer", "Vector", "StaticMember", "LValueReference", "RValueReference", "ExportSymbols", "SingleInheritance", "MultipleInheritance", "VirtualInheritance", "IntroducedVirtual", "BitField", "NoReturn", "TypePassByValue", "TypePassByReference", "EnumClass", "Thunk", "NonTrivial", "BigEndian", "LittleEndian", "AllCallsDescribed"], cpp = "DIFlags", default = "Zero", flags = "|", groups_first = ["Private", "Protected", "Public"], summary = "LLVM DI flags", values = [0, 1, 2, 1, 2, 3, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 65536, 65536, 262144, 524288, 1048576, 4194304, 8388608, 16777216, 33554432, 67108864, 134217728, 268435456, 536870912]}
    irdl.parameters(scope: %0, name: %1, file: %2, line: %3, arg: %4, align_in_bits: %5, type: %6, flags: %7)
  }
  irdl.attribute @di_module attributes {
      cpp = "LLVM_DIModuleAttr",
      format = "`<` struct(params) `>`",
      interfaces = "di_node di_scope"} {
    %0 = irdl.any {cpp = "DIFileAttr", optional, parameter = "#llvm.di_file"}
    %1 = irdl.any {cpp = "DIScopeAttr", optional, parameter = "#llvm.any di_scope"}
    %2 = irdl.any {cpp = "StringAttr", optional, parameter = "string attribute"}
    %3 = irdl.any {cpp = "StringAttr", name = "configMacros", optional, parameter = "string attribute"}
    %4 = irdl.any {cpp = "StringAttr", name = "includePath", optional, parameter = "string attribute"}
    %5 = irdl.any {cpp = "StringAttr", optional, parameter = "string attribute"}
    %6 = irdl.any {cpp = "unsigned", default = "0", parameter = "ui32"}
    %7 = irdl.any {cpp = "bool", default = "false", name = "isDecl", parameter = "bool"}
    irdl.parameters(file: %0, scope: %1, name: %2, config_macros: %3, include_path: %4, apinotes: %5, line: %6, is_decl: %7)
  }
  irdl.attribute @di_namespace attributes {
      cpp = "LLVM_DINamespaceAttr",
      format = "`<` struct(params) `>`",
      interfaces = "di_node di_scope"} {
    %0 = irdl.any {cpp = "StringAttr", optional, parameter = "string attribute"}
    %1 = irdl.any {cpp = "DIScopeAttr", optional, parameter = "#llvm.any di_scope"}
    %2 = irdl.any {cpp = "bool", name = "exportSymbols", parameter = "bool"}
    irdl.parameters(name: %0, scope: %1, export_symbols: %2)
  }
  irdl.attribute @di_null_type attributes {
      format = "",
      interfaces = "di_node di_type"}
  irdl.attribute @di_string_type attributes {
      cpp = "LLVM_DIStringTypeAttr",
      format = "`<` struct(params) `>`",
      interfaces = "di_node di_type"} {
    %0 = irdl.any {cases = "DW_TAG", cpp = "unsigned", default = "DW_TAG_null", unknown = "invalid debug info debug info tag name: "}
    %1 = irdl.any {cpp = "StringAttr", parameter = "string attribute"}
    %2 = irdl.any {cpp = "uint64_t", default = "0", name = "sizeInBits", parameter = "ui64"}
    %3 = irdl.any {cpp = "uint32_t", default = "0", name = "alignInBits", parameter = "ui32"}
    %4 = irdl.any {cpp = "DIVariableAttr", name = "stringLength", optional, parameter = "#llvm.any di_variable"}
    %5 = irdl.any {cpp = "DIExpressionAttr", name = "stringLengthExp", optional, parameter = "#llvm.di_expression"}
    %6 = irdl.any {cpp = "DIExpressionAttr", name = "stringLocationExp", optional, parameter = "#llvm.di_expression"}
    %7 = irdl.any {cases = "DW_ATE", cpp = "unsigned", optional, unknown = "invalid debug info debug info encoding name: "}
    irdl.parameters(tag: %0, name: %1, size_in_bits: %2, align_in_bits: %3, string_length: %4, string_length_exp: %5, string_location_exp: %6, encoding: %7)
  }
  irdl.attribute @di_subprogram attributes {
      cpp = "LLVM_DISubprogramAttr",
      format = "`<` struct(params) `>`",
      interfaces = "di_node di_scope"} {
    %0 = irdl.any {cpp = "DistinctAttr", name = "recId", optional, parameter = "distinct attribute"}
    %1 = irdl.any {cpp = "bool", default = "false", name = "isRecSelf", parameter = "bool"}
    %2 = irdl.any {cpp = "DistinctAttr", optional, parameter = "distinct attribute"}
    %3 = irdl.any {cpp = "DICompileUnitAttr", name = "compileUnit", optional, parameter = "#llvm.di_compile_unit"}
    %4 = irdl.any {cpp = "DIScopeAttr", optional, parameter = "#llvm.any di_scope"}
    %5 = irdl.any {cpp = "StringAttr", optional, parameter = "string attribute"}
    %6 = irdl.any {cpp = "StringAttr", name = "linkageName", optional, parameter = "string attribute"}
    %7 = irdl.any {cpp = "DIFileAttr", optional, parameter = "#llvm.di_file"}
    %8 = irdl.any {cpp = "unsigned", default = "0", parameter = "ui32"}
    %9 = irdl.any {cpp = "unsigned", default = "0", name = "scopeLine", parameter = "ui32"}
    %10 = irdl.any {cases = ["Virtual", "PureVirtual", "LocalToUnit", "Definition", "Optimized", "Pure", "Elemental", "Recursive", "MainSubprogram", "Deleted", "ObjCDirect"], cpp = "DISubprogramFlags", flags = "|", groups_first, name = "subprogramFlags", optional, summary = "LLVM DISubprogram flags", values = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 2048]}
    %11 = irdl.any {cpp = "DISubroutineTypeAttr", optional, parameter = "#llvm.di_subroutine_type"}
    %12 = irdl.any {cpp = "::llvm::ArrayRef<DINodeAttr>", name = "retainedNodes", optional, parameter = "list of #llvm.any di_node"}
    %13 = irdl.any {cpp = "::llvm::ArrayRef<DINodeAttr>", optional, parameter = "list of #llvm.any di_node"}
    irdl.parameters(rec_id: %0, is_rec_self: %1, id: %2, compile_unit: %3, scope: %4, name: %5, linkage_name: %6, file: %7, line: %8, scope_line: %9, subprogram_flags: %10, type: %11, retained_nodes: %12, annotations: %13)
  }
  irdl.attribute @di_subrange attributes {
      cpp = "LLVM_DISubrangeAttr",
      format = "`<` struct(params) `>`",
      interfaces = "di_node"} {
    %0 = irdl.any {cpp = "::mlir::Attribute", optional, parameter = "attribute"}
    %1 = irdl.any {cpp = "::mlir::Attribute", name = "lowerBound", optional, parameter = "attribute"}
    %2 = irdl.any {cpp = "::mlir::Attribute", name = "upperBound", optional, parameter = "attribute"}
    %3 = irdl.any {cpp = "::mlir::Attribute", optional, parameter = "attribute"}
    irdl.parameters(count: %0, lower_bound: %1, upper_bound: %2, stride: %3)
  }
  irdl.attribute @di_subroutine_type attributes {
      cpp = "LLVM_DISubroutineTypeAttr",
      format = "`<` struct(params) `>`",
      interfaces = "di_node di_type"} {
    %0 = irdl.any {cases = "DW_CC", cpp = "unsigned", name = "callingConvention", optional, unknown = "invalid debug info debug info calling convention name: "}
    %1 = irdl.any {cpp = "::llvm::ArrayRef<DITypeAttr>", optional, parameter = "list of #llvm.any di_type"}
    irdl.parameters(calling_convention: %0, types: %1)
  }
  irdl.attribute @"#dso_local_equivalent" attributes {
      cpp = "LLVM_DSOLocalEquivalentAttr",
      format = "$sym"} {
    %0 = irdl.any {cpp = "FlatSymbolRefAttr", parameter = "flat symbol reference"}
    irdl.parameters(sym: %0)
  }
  irdl.attribute @dependent_libraries attributes {
      cpp = "LLVM_DependentLibrariesAttr",
      format = "`<` $libs `>`"} {
    %0 = irdl.any {cpp = "::llvm::ArrayRef<StringAttr>", optional, parameter = "list of string attribute"}
    irdl.parameters(libs: %0)
  }
  irdl.attribute @dereferenceable attributes {
      cpp = "LLVM_DereferenceableAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "uint64_t", parameter = "ui64"}
    %1 = irdl.any {cpp = "bool", default = "false", name = "mayBeNull", parameter = "bool"}
    irdl.parameters(bytes: %0, may_be_null: %1)
  }
  irdl.attribute @fastmath attributes {
      cases = ["none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"],
      description = "::mlir::LLVM::FastmathFlags",
      flags = ", ",
      format = "`<` $value `>`",
      groups_first,
      values = [0, 1, 2, 4, 8, 16, 32, 64, 127]}
  irdl.attribute @overflow attributes {
      cases = ["none", "nsw", "nuw"],
      description = "::mlir::LLVM::IntegerOverflowFlags",
      flags = ", ",
      format = "`<` $value `>`",
      groups_first,
      values = [0, 1, 2]}
  irdl.attribute @mmra_tag attributes {
      cpp = "LLVM_MMRATagAttr",
      format = "`<` $prefix `` `:` `` $suffix `>`"} {
    %0 = irdl.any {cpp = "::llvm::StringRef", parameter = "string"}
    %1 = irdl.any {cpp = "::llvm::StringRef", parameter = "string"}
    irdl.parameters(prefix: %0, suffix: %1)
  }
  irdl.attribute @memory_effects attributes {
      cpp = "LLVM_MemoryEffectsAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cases = ["none", "read", "write", "readwrite"], cpp = "ModRefInfo", summary = "LLVM ModRefInfo"}
    %1 = irdl.any {cases = ["none", "read", "write", "readwrite"], cpp = "ModRefInfo", name = "argMem", summary = "LLVM ModRefInfo"}
    %2 = irdl.any {cases = ["none", "read", "write", "readwrite"], cpp = "ModRefInfo", name = "inaccessibleMem", summary = "LLVM ModRefInfo"}
    %3 = irdl.any {cases = ["none", "read", "write", "readwrite"], cpp = "ModRefInfo", name = "errnoMem", summary = "LLVM ModRefInfo"}
    %4 = irdl.any {cases = ["none", "read", "write", "readwrite"], cpp = "ModRefInfo", name = "targetMem0", summary = "LLVM ModRefInfo"}
    %5 = irdl.any {cases = ["none", "read", "write", "readwrite"], cpp = "ModRefInfo", name = "targetMem1", summary = "LLVM ModRefInfo"}
    irdl.parameters(other: %0, arg_mem: %1, inaccessible_mem: %2, errno_mem: %3, target_mem0: %4, target_mem1: %5)
  }
  irdl.attribute @poison attributes {
      format = ""}
  irdl.attribute @tbaa_member attributes {
      cpp = "LLVM_TBAAMemberAttr",
      format = "`<` params `>`"} {
    %0 = irdl.any {cpp = "TBAANodeAttr", name = "typeDesc", parameter = "#llvm.tbaa_root or tbaa_type_desc"}
    %1 = irdl.any {cpp = "int64_t", parameter = "i64"}
    irdl.parameters(type_desc: %0, offset: %1)
  }
  irdl.attribute @tbaa_root attributes {
      cpp = "LLVM_TBAARootAttr",
      format = "(`<` struct(params)^ `>`)?"} {
    %0 = irdl.any {cpp = "StringAttr", optional, parameter = "string attribute"}
    irdl.parameters(id: %0)
  }
  irdl.attribute @tbaa_tag attributes {
      cpp = "LLVM_TBAATagAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "TBAATypeDescriptorAttr", parameter = "#llvm.tbaa_type_desc"}
    %1 = irdl.any {cpp = "TBAATypeDescriptorAttr", parameter = "#llvm.tbaa_type_desc"}
    %2 = irdl.any {cpp = "int64_t", parameter = "i64"}
    %3 = irdl.any {cpp = "bool", default = "false", parameter = "bool"}
    irdl.parameters(base_type: %0, access_type: %1, offset: %2, constant: %3)
  }
  irdl.attribute @tbaa_type_desc attributes {
      cpp = "LLVM_TBAATypeDescriptorAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "::llvm::StringRef", parameter = "string"}
    %1 = irdl.any {braces, cpp = "::llvm::ArrayRef<TBAAMemberAttr>", parameter = "list of #llvm.tbaa_member"}
    irdl.parameters(id: %0, members: %1)
  }
  irdl.attribute @target attributes {
      cpp = "LLVM_TargetAttr",
      format = "`<` struct($triple, $chip, $features) `>`"} {
    %0 = irdl.any {cpp = "StringAttr", parameter = "string attribute"}
    %1 = irdl.any {cpp = "StringAttr", parameter = "string attribute"}
    %2 = irdl.any {cpp = "TargetFeaturesAttr", optional, parameter = "#llvm.target_features"}
    irdl.parameters(triple: %0, chip: %1, features: %2)
  }
  irdl.attribute @target_features attributes {
      cpp = "LLVM_TargetFeaturesAttr",
      format = "`<` `[` (`]`) : ($features^ `]`)? `>`"} {
    %0 = irdl.any {cpp = "::llvm::ArrayRef<StringAttr>", optional, parameter = "list of string attribute"}
    irdl.parameters(features: %0)
  }
  irdl.attribute @undef attributes {
      format = ""}
  irdl.attribute @vscale_range attributes {
      cpp = "LLVM_VScaleRangeAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "IntegerAttr", name = "minRange", parameter = "integer attribute"}
    %1 = irdl.any {cpp = "IntegerAttr", name = "maxRange", parameter = "integer attribute"}
    irdl.parameters(min_range: %0, max_range: %1)
  }
  irdl.attribute @vec_type_hint attributes {
      cpp = "LLVM_VecTypeHintAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "TypeAttr", parameter = "type attribute"}
    %1 = irdl.any {cpp = "bool", default = "false", parameter = "bool"}
    irdl.parameters(hint: %0, is_signed: %1)
  }
  irdl.attribute @zero attributes {
      format = ""}
  irdl.attribute @linkage attributes {
      cases = ["external", "available_externally", "linkonce", "linkonce_odr", "weak", "weak_odr", "appending", "internal", "private", "extern_weak", "common"],
      description = "::mlir::LLVM::linkage::Linkage",
      format = "`<` $value `>`"}
  irdl.attribute @loop_annotation attributes {
      cpp = "LoopAnnotationAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "BoolAttr", name = "disableNonforced", optional, parameter = "bool attribute"}
    %1 = irdl.any {cpp = "LoopVectorizeAttr", optional, parameter = "#llvm.loop_vectorize"}
    %2 = irdl.any {cpp = "LoopInterleaveAttr", optional, parameter = "#llvm.loop_interleave"}
    %3 = irdl.any {cpp = "LoopUnrollAttr", optional, parameter = "#llvm.loop_unroll"}
    %4 = irdl.any {cpp = "LoopUnrollAndJamAttr", name = "unrollAndJam", optional, parameter = "#llvm.loop_unroll_and_jam"}
    %5 = irdl.any {cpp = "LoopLICMAttr", optional, parameter = "#llvm.loop_licm"}
    %6 = irdl.any {cpp = "LoopDistributeAttr", optional, parameter = "#llvm.loop_distribute"}
    %7 = irdl.any {cpp = "LoopPipelineAttr", optional, parameter = "#llvm.loop_pipeline"}
    %8 = irdl.any {cpp = "LoopPeeledAttr", optional, parameter = "#llvm.loop_peeled"}
    %9 = irdl.any {cpp = "LoopUnswitchAttr", optional, parameter = "#llvm.loop_unswitch"}
    %10 = irdl.any {cpp = "BoolAttr", name = "mustProgress", optional, parameter = "bool attribute"}
    %11 = irdl.any {cpp = "BoolAttr", name = "isVectorized", optional, parameter = "bool attribute"}
    %12 = irdl.any {cpp = "FusedLoc", name = "startLoc", optional, parameter = "fused location"}
    %13 = irdl.any {cpp = "FusedLoc", name = "endLoc", optional, parameter = "fused location"}
    %14 = irdl.any {cpp = "::llvm::ArrayRef<AccessGroupAttr>", name = "parallelAccesses", optional, parameter = "list of #llvm.access_group"}
    irdl.parameters(disable_nonforced: %0, vectorize: %1, interleave: %2, unroll: %3, unroll_and_jam: %4, licm: %5, distribute: %6, pipeline: %7, peeled: %8, unswitch: %9, must_progress: %10, is_vectorized: %11, start_loc: %12, end_loc: %13, parallel_accesses: %14)
  }
  irdl.attribute @loop_distribute attributes {
      cpp = "LoopDistributeAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "BoolAttr", optional, parameter = "bool attribute"}
    %1 = irdl.any {cpp = "LoopAnnotationAttr", name = "followupCoincident", optional, parameter = "#llvm.loop_annotation"}
    %2 = irdl.any {cpp = "LoopAnnotationAttr", name = "followupSequential", optional, parameter = "#llvm.loop_annotation"}
    %3 = irdl.any {cpp = "LoopAnnotationAttr", name = "followupFallback", optional, parameter = "#llvm.loop_annotation"}
    %4 = irdl.any {cpp = "LoopAnnotationAttr", name = "followupAll", optional, parameter = "#llvm.loop_annotation"}
    irdl.parameters(disable: %0, followup_coincident: %1, followup_sequential: %2, followup_fallback: %3, followup_all: %4)
  }
  irdl.attribute @loop_interleave attributes {
      cpp = "LoopInterleaveAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "IntegerAttr", parameter = "integer attribute"}
    irdl.parameters(count: %0)
  }
  irdl.attribute @loop_licm attributes {
      cpp = "LoopLICMAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "BoolAttr", optional, parameter = "bool attribute"}
    %1 = irdl.any {cpp = "BoolAttr", name = "versioningDisable", optional, parameter = "bool attribute"}
    irdl.parameters(disable: %0, versioning_disable: %1)
  }
  irdl.attribute @loop_peeled attributes {
      cpp = "LoopPeeledAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "IntegerAttr", optional, parameter = "integer attribute"}
    irdl.parameters(count: %0)
  }
  irdl.attribute @loop_pipeline attributes {
      cpp = "LoopPipelineAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "BoolAttr", optional, parameter = "bool attribute"}
    %1 = irdl.any {cpp = "IntegerAttr", optional, parameter = "integer attribute"}
    irdl.parameters(disable: %0, initiationinterval: %1)
  }
  irdl.attribute @loop_unroll_and_jam attributes {
      cpp = "LoopUnrollAndJamAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "BoolAttr", optional, parameter = "bool attribute"}
    %1 = irdl.any {cpp = "IntegerAttr", optional, parameter = "integer attribute"}
    %2 = irdl.any {cpp = "LoopAnnotationAttr", name = "followupOuter", optional, parameter = "#llvm.loop_annotation"}
    %3 = irdl.any {cpp = "LoopAnnotationAttr", name = "followupInner", optional, parameter = "#llvm.loop_annotation"}
    %4 = irdl.any {cpp = "LoopAnnotationAttr", name = "followupRemainderOuter", optional, parameter = "#llvm.loop_annotation"}
    %5 = irdl.any {cpp = "LoopAnnotationAttr", name = "followupRemainderInner", optional, parameter = "#llvm.loop_annotation"}
    %6 = irdl.any {cpp = "LoopAnnotationAttr", name = "followupAll", optional, parameter = "#llvm.loop_annotation"}
    irdl.parameters(disable: %0, count: %1, followup_outer: %2, followup_inner: %3, followup_remainder_outer: %4, followup_remainder_inner: %5, followup_all: %6)
  }
  irdl.attribute @loop_unroll attributes {
      cpp = "LoopUnrollAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "BoolAttr", optional, parameter = "bool attribute"}
    %1 = irdl.any {cpp = "IntegerAttr", optional, parameter = "integer attribute"}
    %2 = irdl.any {cpp = "BoolAttr", name = "runtimeDisable", optional, parameter = "bool attribute"}
    %3 = irdl.any {cpp = "BoolAttr", optional, parameter = "bool attribute"}
    %4 = irdl.any {cpp = "LoopAnnotationAttr", name = "followupUnrolled", optional, parameter = "#llvm.loop_annotation"}
    %5 = irdl.any {cpp = "LoopAnnotationAttr", name = "followupRemainder", optional, parameter = "#llvm.loop_annotation"}
    %6 = irdl.any {cpp = "LoopAnnotationAttr", name = "followupAll", optional, parameter = "#llvm.loop_annotation"}
    irdl.parameters(disable: %0, count: %1, runtime_disable: %2, full: %3, followup_unrolled: %4, followup_remainder: %5, followup_all: %6)
  }
  irdl.attribute @loop_unswitch attributes {
      cpp = "LoopUnswitchAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "BoolAttr", name = "partialDisable", optional, parameter = "bool attribute"}
    irdl.parameters(partial_disable: %0)
  }
  irdl.attribute @loop_vectorize attributes {
      cpp = "LoopVectorizeAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "BoolAttr", optional, parameter = "bool attribute"}
    %1 = irdl.any {cpp = "BoolAttr", name = "predicateEnable", optional, parameter = "bool attribute"}
    %2 = irdl.any {cpp = "BoolAttr", name = "scalableEnable", optional, parameter = "bool attribute"}
    %3 = irdl.any {cpp = "IntegerAttr", optional, parameter = "integer attribute"}
    %4 = irdl.any {cpp = "LoopAnnotationAttr", name = "followupVectorized", optional, parameter = "#llvm.loop_annotation"}
    %5 = irdl.any {cpp = "LoopAnnotationAttr", name = "followupEpilogue", optional, parameter = "#llvm.loop_annotation"}
    %6 = irdl.any {cpp = "LoopAnnotationAttr", name = "followupAll", optional, parameter = "#llvm.loop_annotation"}
    irdl.parameters(disable: %0, predicate_enable: %1, scalable_enable: %2, width: %3, followup_vectorized: %4, followup_epilogue: %5, followup_all: %6)
  }
  irdl.attribute @mlir_module_flag attributes {
      cpp = "ModuleFlagAttr",
      format = "`<` $behavior `,` $key `,` $value `>`",
      name = "mlir.module_flag"} {
    %0 = irdl.any {cases = ["error", "warning", "require", "override", "append", "append_unique", "max", "min"], cpp = "ModFlagBehavior", summary = "LLVM Module Flag Behavior", values = [1, 2, 3, 4, 5, 6, 7, 8]}
    %1 = irdl.any {cpp = "StringAttr", parameter = "string attribute"}
    %2 = irdl.any {cpp = "Attribute", parameter = "attribute"}
    irdl.parameters(behavior: %0, key: %1, value: %2)
  }
  irdl.attribute @cgprofile_entry attributes {
      cpp = "ModuleFlagCGProfileEntryAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "FlatSymbolRefAttr", optional, parameter = "flat symbol reference"}
    %1 = irdl.any {cpp = "FlatSymbolRefAttr", optional, parameter = "flat symbol reference"}
    %2 = irdl.any {cpp = "uint64_t", parameter = "ui64"}
    irdl.parameters(from: %0, to: %1, count: %2)
  }
  irdl.attribute @profile_summary attributes {
      cpp = "ModuleFlagProfileSummaryAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cases = ["SampleProfile", "InstrProf", "CSInstrProf"], cpp = "ProfileSummaryFormatKind", summary = "LLVM ProfileSummary format kinds"}
    %1 = irdl.any {cpp = "uint64_t", parameter = "ui64"}
    %2 = irdl.any {cpp = "uint64_t", parameter = "ui64"}
    %3 = irdl.any {cpp = "uint64_t", parameter = "ui64"}
    %4 = irdl.any {cpp = "uint64_t", parameter = "ui64"}
    %5 = irdl.any {cpp = "uint64_t", parameter = "ui64"}
    %6 = irdl.any {cpp = "uint64_t", parameter = "ui64"}
    %7 = irdl.any {cpp = "std::optional<uint64_t>", optional, parameter = "ui64"}
    %8 = irdl.any {cpp = "FloatAttr", optional, parameter = "float attribute"}
    %9 = irdl.any {cpp = "::llvm::ArrayRef<ModuleFlagProfileSummaryDetailedAttr>", parameter = "list of #llvm.profile_summary_detailed"}
    irdl.parameters(format: %0, total_count: %1, max_count: %2, max_internal_count: %3, max_function_count: %4, num_counts: %5, num_functions: %6, is_partial_profile: %7, partial_profile_ratio: %8, detailed_summary: %9)
  }
  irdl.attribute @profile_summary_detailed attributes {
      cpp = "ModuleFlagProfileSummaryDetailedAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "uint32_t", parameter = "ui32"}
    %1 = irdl.any {cpp = "uint64_t", parameter = "ui64"}
    %2 = irdl.any {cpp = "uint32_t", parameter = "ui32"}
    irdl.parameters(cut_off: %0, min_count: %1, num_counts: %2)
  }
  irdl.attribute @tailcallkind attributes {
      cases = ["none", "notail", "musttail", "tail"],
      description = "::mlir::LLVM::tailcallkind::TailCallKind",
      format = "`<` $value `>`",
      values = [0, 3, 2, 1]}
  irdl.attribute @uwtable_kind attributes {
      cases = ["none", "sync", "async"],
      description = "::mlir::LLVM::uwtable::UWTableKind",
      format = "`<` $value `>`",
      name = "uwtableKind"}
  irdl.attribute @mlir_workgroup_attribution attributes {
      cpp = "WorkgroupAttributionAttr",
      format = "`<` $num_elements `,` $element_type `>`",
      name = "mlir.workgroup_attribution"} {
    %0 = irdl.any {cpp = "IntegerAttr", parameter = "integer attribute"}
    %1 = irdl.any {cpp = "TypeAttr", parameter = "type attribute"}
    irdl.parameters(num_elements: %0, element_type: %1)
  }
  irdl.type @ptr attributes {cpp = "LLVMPointerType", format = "(`<` $addressSpace^ `>`)?"} {
    %0 = irdl.any {cpp = "unsigned", default = "0", name = "addressSpace", parameter = "ui32"}
    irdl.parameters(address_space: %0)
  }
  irdl.type @struct attributes {format = "`` custom<StructBody>($identifier, $body, $packed)"} {
    %0 = irdl.any {optional, parameter = "string"}
    %1 = irdl.any {empty, optional, parameter = "list of type"}
    %2 = irdl.any {default = "false", parameter = "bool"}
    irdl.parameters(identifier: %0, body: %1, packed: %2)
  }
  irdl.type @array attributes {cpp = "LLVMArrayType", format = "`<` $numElements `x` custom<PrettyLLVMType>($elementType) `>`"} {
    %0 = irdl.any {cpp = "Type", name = "elementType", parameter = "type"}
    %1 = irdl.any {cpp = "uint64_t", name = "numElements", parameter = "ui64"}
    irdl.parameters(element_type: %0, num_elements: %1)
  }
  irdl.type @"!func" attributes {cpp = "LLVMFunctionType", format = "`<` custom<PrettyLLVMType>($returnType) ` ` `(` custom<FunctionTypes>($params, $varArg) `>`"} {
    %0 = irdl.any {cpp = "Type", name = "returnType", parameter = "type"}
    %1 = irdl.any {cpp = "ArrayRef<Type>", empty, parameter = "list of type"}
    %2 = irdl.any {cpp = "bool", name = "varArg", parameter = "bool"}
    irdl.parameters(return_type: %0, params: %1, var_arg: %2)
  }
  irdl.type @"!target" attributes {cpp = "LLVMTargetExtType", format = "`<` $extTypeName `` custom<ExtTypeParams>($typeParams, $intParams) `>`"} {
    %0 = irdl.any {cpp = "::llvm::StringRef", name = "extTypeName", parameter = "string"}
    %1 = irdl.any {name = "typeParams", optional, parameter = "list of type"}
    %2 = irdl.any {name = "intParams", optional, parameter = "list of ui32"}
    irdl.parameters(ext_type_name: %0, type_params: %1, int_params: %2)
  }
  irdl.type @void attributes {format = ""}
  irdl.type @ppc_fp128 attributes {format = ""}
  irdl.type @token attributes {format = ""}
  irdl.type @label attributes {format = ""}
  irdl.type @metadata attributes {format = ""}
  irdl.type @x86_amx attributes {format = ""}
  irdl.operation @add attributes {
      format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)",
      traits = ["SameOperandsAndResultType", "NoMemoryEffect", "Commutative", "Pure"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["none", "nsw", "nuw"], default = "0 : i32", description = "LLVM integer overflow flags", flags = ", ", values = [0, 1, 2], words = "overflow"}
    %3 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(res: %3)
    irdl.attributes {"overflowFlags" = %2}
  }
  irdl.operation @addrspacecast attributes {
      class = "AddrSpaceCastOp",
      format = "$arg attr-dict `:` type($arg) `to` type($res)",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type", type = "!llvm.ptr or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of !llvm.ptr values"}
    %1 = irdl.any {description = "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type", type = "!llvm.ptr or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of !llvm.ptr values"}
    irdl.operands(arg: %0)
    irdl.results(res: %1)
  }
  irdl.operation @alloca attributes {
      format = "(`inalloca` $inalloca^)? $arraySize `x` $elem_type attr-dict `:` functional-type(operands, results)",
      rules = ["let t = elem_type.type",
        "if t.mnemonic == 'target', let n = t.param('extTypeName'): n in ['aarch64.svcount', 'spirv.Image'] or n.begins('spirv.') or n.begins('riscv.'): this target extension type cannot be used in alloca"],
      traits = ["MemoryEffects<[MemAlloc]>"]} {
    %0 = irdl.any {name = "arraySize", type = "signless integer"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute", optional}
    %2 = irdl.any {attribute = "any type attribute"}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    irdl.operands(array_size: %0)
    irdl.results(res: %4)
    irdl.attributes {"alignment" = %1, "elem_type" = %2, "inalloca" = %3}
  }
  irdl.operation @and attributes {
      format = "$lhs `,` $rhs attr-dict `:` type($res)",
      traits = ["SameOperandsAndResultType", "NoMemoryEffect", "Pure"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(res: %2)
  }
  irdl.operation @ashr attributes {
      class = "AShrOp",
      format = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
      traits = ["SameOperandsAndResultType", "NoMemoryEffect", "Pure"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(res: %3)
    irdl.attributes {"isExact" = %2}
  }
  irdl.operation @atomicrmw attributes {
      class = "AtomicRMWOp",
      format = "(`volatile` $volatile_^)? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict `:` qualified(type($ptr)) `,` type($val)",
      match = ["res = same(val): result #0 and operand #1 have the same type"],
      rules = ["let t = val.type",
        "let is_float = bin_op in [11, 12, 13, 14, 19, 20]",
        "if is_float, if t is 'vector': t.scalables == 0: expected LLVM IR fixed vector type",
        "if is_float, if t is 'vector': t.element is 'floating-point': expected LLVM IR floating point type for vector element",
        "if is_float, if t is not 'vector': t is 'floating-point': expected LLVM IR floating point type",
        "let atomic_width = either(when(t.mnemonic == 'ptr', 64, nothing), when(t is 'signless integer or floating-point', t.width, nothing))",
        "if bin_op == 0, if t is not 'vector': atomic_width >= 8 and power_of_two(atomic_width): unexpected LLVM IR type for 'xchg' bin_op",
        "if bin_op != 0 and not is_float: t is 'signless integer' and t.width in [8, 16, 32, 64]: expected LLVM IR integer type",
        "ordering >= 2: expected at least 'monotonic' ordering"]} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["xchg", "add", "sub", "_and", "nand", "_or", "_xor", "max", "min", "umax", "umin", "fadd", "fsub", "fmax", "fmin", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat", "fmaximum", "fminimum"], description = "llvm.atomicrmw binary operations"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {description = "floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type"}
    %3 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"], description = "Atomic ordering for LLVM's memory model", values = [0, 1, 2, 4, 5, 6, 7]}
    %4 = irdl.any {attribute = "string attribute", optional}
    %5 = irdl.any {attribute = "64-bit signless integer attribute", optional}
    %6 = irdl.any {attribute = "unit attribute"}
    %7 = irdl.any {attribute = "array attribute of #llvm.access_group", description = "LLVM dialect access group metadata array", optional}
    %8 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %9 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %10 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %11 = irdl.any {description = "floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type"}
    irdl.operands(ptr: %1, val: %2)
    irdl.results(res: %11)
    irdl.attributes {"bin_op" = %0, "ordering" = %3, "syncscope" = %4, "alignment" = %5, "volatile_" = %6, "access_groups" = %7, "alias_scopes" = %8, "noalias_scopes" = %9, "tbaa" = %10}
  }
  irdl.operation @bitcast attributes {
      format = "$arg attr-dict `:` type($arg) `to` type($res)",
      rules = ["let a = arg.type",
        "let b = res.type",
        "let pa = known(a.element.mnemonic == 'ptr')",
        "let pb = known(b.element.mnemonic == 'ptr')",
        "pa == pb: can only cast pointers from and to pointers",
        "if pa, if a is 'vector': b is 'vector': cannot cast vector of pointers to pointer",
        "if pa, if b is 'vector': a is 'vector': cannot cast pointer to vector of pointers",
        "if pa, if a is 'vector': a.dims == b.dims: cannot cast vector of pointers to vector of pointers of different element count",
        "if pa: either(a.element.param('addressSpace'), 0) == either(b.element.param('addressSpace'), 0): cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM-compatible non-aggregate type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1) and not (!llvm.struct or !llvm.array)"}
    %1 = irdl.any {description = "LLVM-compatible non-aggregate type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1) and not (!llvm.struct or !llvm.array)"}
    irdl.operands(arg: %0)
    irdl.results(res: %1)
  }
  irdl.operation @blockaddress attributes {
      class = "BlockAddressOp",
      format = "$block_addr attr-dict `:` qualified(type($res))",
      traits = ["Pure", "ConstantLike"]} {
    %0 = irdl.any {attribute = "#llvm.blockaddress"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    irdl.results(res: %1)
    irdl.attributes {"block_addr" = %0}
  }
  irdl.operation @blocktag attributes {
      class = "BlockTagOp",
      format = "$tag attr-dict"} {
    %0 = irdl.any {attribute = "#llvm.blocktag"}
    irdl.attributes {"tag" = %0}
  }
  irdl.operation @br attributes {
      format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
      successors = ["dest"],
      traits = ["Pure", "Terminator"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", name = "destOperands", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {attribute = "#llvm.loop_annotation", optional}
    irdl.operands(dest_operands: variadic %0)
    irdl.attributes {"loop_annotation" = %1}
  }
  irdl.operation @call attributes {
      assembly = "llvm.call",
      rules = ["if has(op.attr('op_bundle_tags')) or op_bundle_sizes.size > 0: either(op.attr('op_bundle_tags').size, 0) == op_bundle_sizes.size: !expected {op_bundle_sizes.size} operand bundle tags, but actually got {either(op.attr('op_bundle_tags').size, 0)}"],
      traits = ["AttrSizedOperandSegments"],
      verify = "llvm.call"} {
    %0 = irdl.any {description = "type attribute of LLVM function type", optional}
    %1 = irdl.any {attribute = "flat symbol reference attribute", optional}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %3 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %4 = irdl.any {attribute = "#llvm.cconv", default = "#llvm.cconv<ccc>", description = "LLVM Calling Convention specification"}
    %5 = irdl.any {attribute = "#llvm.tailcallkind", default = "#llvm.tailcallkind<none>", description = "LLVM Calling Convention specification"}
    %6 = irdl.any {attribute = "#llvm.memory_effects", optional}
    %7 = irdl.any {attribute = "unit attribute"}
    %8 = irdl.any {attribute = "unit attribute"}
    %9 = irdl.any {attribute = "unit attribute"}
    %10 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %11 = irdl.any {attribute = "i32 dense array attribute"}
    %12 = irdl.any {attribute = "array attribute", optional}
    %13 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %14 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %15 = irdl.any {attribute = "unit attribute"}
    %16 = irdl.any {attribute = "unit attribute"}
    %17 = irdl.any {attribute = "unit attribute"}
    %18 = irdl.any {attribute = "array attribute of #llvm.access_group", description = "LLVM dialect access group metadata array", optional}
    %19 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %20 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %21 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %22 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(callee_operands: variadic %2, op_bundle_operands: variadic %10)
    irdl.results(result: optional %22)
    irdl.attributes {"var_callee_type" = %0, "callee" = %1, "fastmathFlags" = %3, "CConv" = %4, "TailCallKind" = %5, "memory_effects" = %6, "convergent" = %7, "no_unwind" = %8, "will_return" = %9, "op_bundle_sizes" = %11, "op_bundle_tags" = %12, "arg_attrs" = %13, "res_attrs" = %14, "no_inline" = %15, "always_inline" = %16, "inline_hint" = %17, "access_groups" = %18, "alias_scopes" = %19, "noalias_scopes" = %20, "tbaa" = %21}
  }
  irdl.operation @call_intrinsic attributes {
      assembly = "llvm.call_intrinsic",
      rules = ["if has(op.attr('op_bundle_tags')) or op_bundle_sizes.size > 0: either(op.attr('op_bundle_tags').size, 0) == op_bundle_sizes.size: !expected {op_bundle_sizes.size} operand bundle tags, but actually got {either(op.attr('op_bundle_tags').size, 0)}",
        "intrin.text.begins('llvm.'): intrinsic name must start with 'llvm.'"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %2 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %4 = irdl.any {attribute = "i32 dense array attribute"}
    %5 = irdl.any {attribute = "array attribute", optional}
    %6 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %7 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %8 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %1, op_bundle_operands: variadic %3)
    irdl.results(results: optional %8)
    irdl.attributes {"intrin" = %0, "fastmathFlags" = %2, "op_bundle_sizes" = %4, "op_bundle_tags" = %5, "arg_attrs" = %6, "res_attrs" = %7}
  }
  irdl.operation @cmpxchg attributes {
      class = "AtomicCmpXchgOp",
      format = "(`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val (`syncscope` `(` $syncscope^ `)`)? $success_ordering $failure_ordering attr-dict `:` qualified(type($ptr)) `,` type($val) `` custom<WithTruth>(ref(type($val)), type($res))",
      match = ["cmp = same(val): operand #1 and operand #2 have the same type"],
      rules = ["let atomic_width = either(when(val.mnemonic == 'ptr', 64, nothing), when(val is 'signless integer or floating-point', val.width, nothing))",
        "atomic_width >= 8 and power_of_two(atomic_width): unexpected LLVM IR type",
        "success_ordering >= 2 and failure_ordering >= 2: ordering must be at least 'monotonic'",
        "not (failure_ordering in [5, 6]): failure ordering cannot be 'release' or 'acq_rel'"],
      verify = "llvm.cmpxchg"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {description = "signless integer or LLVM pointer type", type = "signless integer or !llvm.ptr"}
    %2 = irdl.any {description = "signless integer or LLVM pointer type", type = "signless integer or !llvm.ptr"}
    %3 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"], description = "Atomic ordering for LLVM's memory model", values = [0, 1, 2, 4, 5, 6, 7]}
    %4 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"], description = "Atomic ordering for LLVM's memory model", values = [0, 1, 2, 4, 5, 6, 7]}
    %5 = irdl.any {attribute = "string attribute", optional}
    %6 = irdl.any {attribute = "64-bit signless integer attribute", optional}
    %7 = irdl.any {attribute = "unit attribute"}
    %8 = irdl.any {attribute = "unit attribute"}
    %9 = irdl.any {attribute = "array attribute of #llvm.access_group", description = "LLVM dialect access group metadata array", optional}
    %10 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %11 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %12 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %13 = irdl.any {description = "LLVM structure type", type = "!llvm.struct"}
    irdl.operands(ptr: %0, cmp: %1, val: %2)
    irdl.results(res: %13)
    irdl.attributes {"success_ordering" = %3, "failure_ordering" = %4, "syncscope" = %5, "alignment" = %6, "weak" = %7, "volatile_" = %8, "access_groups" = %9, "alias_scopes" = %10, "noalias_scopes" = %11, "tbaa" = %12}
  }
  irdl.operation @comdat attributes {
      format = "$sym_name $body attr-dict",
      rules = ["for o in op.region[0]: o.name == 'llvm.comdat_selector' at o: !only comdat selector symbols can appear in a comdat region"],
      traits = ["NoTerminator", "NoRegionArguments", "SymbolTable", "Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    irdl.attributes {"sym_name" = %0}
    %1 = irdl.region with size 1
    irdl.regions(body: %1)
  }
  irdl.operation @comdat_selector attributes {
      format = "$sym_name $comdat attr-dict",
      traits = ["Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["any", "exactmatch", "largest", "nodeduplicate", "samesize"], description = "LLVM Comdat Types"}
    irdl.attributes {"sym_name" = %0, "comdat" = %1}
  }
  irdl.operation @cond_br attributes {
      format = "$condition ( `weights` `(` $branch_weights^ `)` )? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
      rules = ["if has(branch_weights): branch_weights.size == op.successors.size: !expects number of branch weights to match number of successors: {branch_weights.size} vs {op.successors.size}",
        "if has(branch_weights): any(w in branch_weights, w != 0): !branch weights cannot all be zero"],
      successors = ["trueDest", "falseDest"],
      traits = ["AttrSizedOperandSegments", "Pure", "Terminator"]} {
    %0 = irdl.any {type = "1-bit signless integer"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", name = "trueDestOperands", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", name = "falseDestOperands", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %3 = irdl.any {attribute = "i32 dense array attribute", optional}
    %4 = irdl.any {attribute = "#llvm.loop_annotation", optional}
    irdl.operands(condition: %0, true_dest_operands: variadic %1, false_dest_operands: variadic %2)
    irdl.attributes {"branch_weights" = %3, "loop_annotation" = %4}
  }
  irdl.operation @dso_local_equivalent attributes {
      class = "DSOLocalEquivalentOp",
      format = "$function_name attr-dict `:` qualified(type($res))",
      symbol_rules = ["let f = symbol(op.attr('function_name'))",
        "f.name in ['llvm.func', 'llvm.mlir.alias'] and has(f): must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'",
        "f.attr('linkage').word != 'extern_weak': target function with 'extern_weak' linkage not allowed"],
      traits = ["Pure", "ConstantLike"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    irdl.results(res: %1)
    irdl.attributes {"function_name" = %0}
  }
  irdl.operation @extractelement attributes {
      class = "ExtractElementOp",
      format = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
      match = ["res = element(vector): result type matches vector element type"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %1 = irdl.any {type = "signless integer"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(vector: %0, position: %1)
    irdl.results(res: %2)
  }
  irdl.operation @extractvalue attributes {
      class = "ExtractValueOp",
      format = "$container `` $position attr-dict `:` type($container) custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))",
      traits = ["Pure"],
      verify = "llvm.extractvalue"} {
    %0 = irdl.any {description = "LLVM aggregate type", type = "!llvm.struct or !llvm.array"}
    %1 = irdl.any {attribute = "i64 dense array attribute"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(container: %0)
    irdl.results(res: %2)
    irdl.attributes {"position" = %1}
  }
  irdl.operation @fadd attributes {
      class = "FAddOp",
      format = "$lhs `,` $rhs attr-dict `:` type($res)",
      traits = ["SameOperandsAndResultType", "NoMemoryEffect", "Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %2 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %3 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(res: %3)
    irdl.attributes {"fastmathFlags" = %2}
  }
  irdl.operation @fcmp attributes {
      assembly = "llvm.compare",
      class = "FCmpOp",
      traits = ["Pure", "SameTypeOperands"]} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["_false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "_true"], description = "llvm.fcmp comparison predicate"}
    %1 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %2 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %3 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %4 = irdl.any {description = "1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer", type = "1-bit signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    irdl.operands(lhs: %1, rhs: %2)
    irdl.results(res: %4)
    irdl.attributes {"predicate" = %0, "fastmathFlags" = %3}
  }
  irdl.operation @fdiv attributes {
      class = "FDivOp",
      format = "$lhs `,` $rhs attr-dict `:` type($res)",
      traits = ["SameOperandsAndResultType", "NoMemoryEffect", "Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %2 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %3 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(res: %3)
    irdl.attributes {"fastmathFlags" = %2}
  }
  irdl.operation @fence attributes {
      format = "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict",
      rules = ["ordering in [4, 5, 6, 7]: can be given only acquire, release, acq_rel, and seq_cst orderings"]} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"], description = "Atomic ordering for LLVM's memory model", values = [0, 1, 2, 4, 5, 6, 7]}
    %1 = irdl.any {attribute = "string attribute", optional}
    irdl.attributes {"ordering" = %0, "syncscope" = %1}
  }
  irdl.operation @fmul attributes {
      class = "FMulOp",
      format = "$lhs `,` $rhs attr-dict `:` type($res)",
      traits = ["SameOperandsAndResultType", "NoMemoryEffect", "Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %2 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %3 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(res: %3)
    irdl.attributes {"fastmathFlags" = %2}
  }
  irdl.operation @fneg attributes {
      class = "FNegOp",
      format = "$operand attr-dict `:` type($res)",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    irdl.operands(operand: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @fpext attributes {
      class = "FPExtOp",
      format = "$arg attr-dict `:` type($arg) `to` type($res)",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    irdl.operands(arg: %0)
    irdl.results(res: %1)
  }
  irdl.operation @fptosi attributes {
      class = "FPToSIOp",
      format = "$arg attr-dict `:` type($arg) `to` type($res)",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    irdl.operands(arg: %0)
    irdl.results(res: %1)
  }
  irdl.operation @fptoui attributes {
      class = "FPToUIOp",
      format = "$arg attr-dict `:` type($arg) `to` type($res)",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    irdl.operands(arg: %0)
    irdl.results(res: %1)
  }
  irdl.operation @fptrunc attributes {
      class = "FPTruncOp",
      format = "$arg attr-dict `:` type($arg) `to` type($res)",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    irdl.operands(arg: %0)
    irdl.results(res: %1)
  }
  irdl.operation @freeze attributes {
      format = "$val attr-dict `:` type($val)",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(val: %0)
    irdl.results(res: %1)
  }
  irdl.operation @frem attributes {
      class = "FRemOp",
      format = "$lhs `,` $rhs attr-dict `:` type($res)",
      traits = ["SameOperandsAndResultType", "NoMemoryEffect", "Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %2 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %3 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(res: %3)
    irdl.attributes {"fastmathFlags" = %2}
  }
  irdl.operation @fsub attributes {
      class = "FSubOp",
      format = "$lhs `,` $rhs attr-dict `:` type($res)",
      traits = ["SameOperandsAndResultType", "NoMemoryEffect", "Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %2 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %3 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(res: %3)
    irdl.attributes {"fastmathFlags" = %2}
  }
  irdl.operation @func attributes {
      assembly = "llvm.func",
      class = "LLVMFuncOp",
      rules = ["known(function_type.type.mnemonic == 'func'): attribute 'function_type' failed to satisfy constraint: type attribute of LLVM function type",
        "not (linkage.word == 'common'): functions cannot have 'common' linkage",
        "if body.size == 0: linkage.word in ['external', 'extern_weak']: external functions must have 'external' or 'extern_weak' linkage",
        "not (has(no_inline) and has(always_inline)): !no_inline and always_inline attributes are incompatible",
        "if has(optimize_none): has(no_inline): with optimize_none must also be no_inline"],
      symbol_rules = ["if has(comdat): known(symbol(comdat).name == 'llvm.comdat_selector'): !expected comdat symbol"],
      traits = ["AffineScope", "AutomaticAllocationScope", "IsolatedFromAbove", "Symbol"],
      verify = "llvm.func"} {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {attribute = "string attribute", optional}
    %2 = irdl.any {description = "type attribute of LLVM function type"}
    %3 = irdl.any {attribute = "#llvm.linkage", default = "#llvm.linkage<external>", description = "LLVM Linkage specification"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {attribute = "#llvm.cconv", default = "#llvm.cconv<ccc>", description = "LLVM Calling Convention specification"}
    %6 = irdl.any {attribute = "symbol reference attribute", optional}
    %7 = irdl.any {attribute = "unit attribute", optional}
    %8 = irdl.any {attribute = "flat symbol reference attribute", optional}
    %9 = irdl.any {attribute = "string attribute", optional}
    %10 = irdl.any {attribute = "array attribute", optional}
    %11 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %12 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %13 = irdl.any {attribute = "64-bit signless integer attribute", optional}
    %14 = irdl.any {attribute = "#llvm.memory_effects", optional}
    %15 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["", "hidden", "protected"], default = "0 : i64", description = "LLVM GlobalValue Visibility"}
    %16 = irdl.any {attribute = "unit attribute", optional}
    %17 = irdl.any {attribute = "unit attribute", optional}
    %18 = irdl.any {attribute = "unit attribute", optional}
    %19 = irdl.any {attribute = "unit attribute", optional}
    %20 = irdl.any {attribute = "unit attribute", optional}
    %21 = irdl.any {attribute = "unit attribute", optional}
    %22 = irdl.any {attribute = "unit attribute", optional}
    %23 = irdl.any {attribute = "unit attribute", optional}
    %24 = irdl.any {attribute = "string attribute", optional}
    %25 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["", "local_unnamed_addr", "unnamed_addr"], description = "LLVM GlobalValue UnnamedAddr", optional}
    %26 = irdl.any {attribute = "64-bit signless integer attribute", optional}
    %27 = irdl.any {attribute = "#llvm.vscale_range", optional}
    %28 = irdl.any {attribute = "#llvm.framePointerKind", optional}
    %29 = irdl.any {attribute = "string attribute", optional}
    %30 = irdl.any {attribute = "string attribute", optional}
    %31 = irdl.any {attribute = "string attribute", optional}
    %32 = irdl.any {attribute = "string attribute", optional}
    %33 = irdl.any {attribute = "#llvm.target_features", description = "LLVM target features attribute", optional}
    %34 = irdl.any {attribute = "bool attribute", optional}
    %35 = irdl.any {attribute = "bool attribute", optional}
    %36 = irdl.any {attribute = "bool attribute", optional}
    %37 = irdl.any {attribute = "string attribute", optional}
    %38 = irdl.any {attribute = "string attribute", optional}
    %39 = irdl.any {attribute = "string attribute", optional}
    %40 = irdl.any {attribute = "string attribute", optional}
    %41 = irdl.any {attribute = "string attribute", optional}
    %42 = irdl.any {attribute = "unit attribute", optional}
    %43 = irdl.any {attribute = "unit attribute", optional}
    %44 = irdl.any {attribute = "unit attribute", optional}
    %45 = irdl.any {attribute = "unit attribute", optional}
    %46 = irdl.any {attribute = "unit attribute", optional}
    %47 = irdl.any {attribute = "unit attribute", optional}
    %48 = irdl.any {attribute = "#llvm.vec_type_hint", description = "Explicit vectorization compiler hint", optional}
    %49 = irdl.any {attribute = "i32 dense array attribute", optional}
    %50 = irdl.any {attribute = "i32 dense array attribute", optional}
    %51 = irdl.any {attribute = "32-bit signless integer attribute", optional}
    %52 = irdl.any {attribute = "#llvm.uwtableKind", optional}
    irdl.attributes {"sym_name" = %0, "sym_visibility" = %1, "function_type" = %2, "linkage" = %3, "dso_local" = %4, "CConv" = %5, "comdat" = %6, "convergent" = %7, "personality" = %8, "garbageCollector" = %9, "passthrough" = %10, "arg_attrs" = %11, "res_attrs" = %12, "function_entry_count" = %13, "memory_effects" = %14, "visibility_" = %15, "arm_streaming" = %16, "arm_locally_streaming" = %17, "arm_streaming_compatible" = %18, "arm_new_za" = %19, "arm_in_za" = %20, "arm_out_za" = %21, "arm_inout_za" = %22, "arm_preserves_za" = %23, "section" = %24, "unnamed_addr" = %25, "alignment" = %26, "vscale_range" = %27, "frame_pointer" = %28, "target_cpu" = %29, "tune_cpu" = %30, "reciprocal_estimates" = %31, "prefer_vector_width" = %32, "target_features" = %33, "no_infs_fp_math" = %34, "no_nans_fp_math" = %35, "no_signed_zeros_fp_math" = %36, "denormal_fp_math" = %37, "denormal_fp_math_f32" = %38, "fp_contract" = %39, "instrument_function_entry" = %40, "instrument_function_exit" = %41, "no_inline" = %42, "always_inline" = %43, "inline_hint" = %44, "no_unwind" = %45, "will_return" = %46, "optimize_none" = %47, "vec_type_hint" = %48, "work_group_size_hint" = %49, "reqd_work_group_size" = %50, "intel_reqd_sub_group_size" = %51, "uwtable_kind" = %52}
    %53 = irdl.region
    irdl.regions(body: %53)
  }
  irdl.operation @getelementptr attributes {
      class = "GEPOp",
      format = "custom<GEPBase>($base, $noWrapFlags) `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict `:` functional-type(operands, results) `,` $elem_type",
      traits = ["Pure"],
      verify = "llvm.getelementptr"} {
    %0 = irdl.any {description = "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type", type = "!llvm.ptr or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of !llvm.ptr values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", name = "dynamicIndices", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {attribute = "i32 dense array attribute"}
    %3 = irdl.any {attribute = "any type attribute"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["none", "inbounds_flag", "nusw", "nuw", "inbounds"], default = "0 : i32", description = "::mlir::LLVM::GEPNoWrapFlags", flags = "|", values = [0, 1, 2, 4, 3], words = ""}
    %5 = irdl.any {description = "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type", type = "!llvm.ptr or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of !llvm.ptr values"}
    irdl.operands(base: %0, dynamic_indices: variadic %1)
    irdl.results(res: %5)
    irdl.attributes {"rawConstantIndices" = %2, "elem_type" = %3, "noWrapFlags" = %4}
  }
  irdl.operation @icmp attributes {
      assembly = "llvm.compare",
      class = "ICmpOp",
      traits = ["Pure", "SameTypeOperands"]} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"], description = "llvm.icmp comparison predicate"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values or !llvm.ptr or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of !llvm.ptr values"}
    %2 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values or !llvm.ptr or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of !llvm.ptr values"}
    %3 = irdl.any {description = "1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer", type = "1-bit signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    irdl.operands(lhs: %1, rhs: %2)
    irdl.results(res: %3)
    irdl.attributes {"predicate" = %0}
  }
  irdl.operation @indirectbr attributes {
      class = "IndirectBrOp",
      format = "$addr `:` type($addr) `,` custom<LLVMJumpTargets>(ref(type($addr)), $indbr_operand_segments, $successors, $succOperands, type($succOperands)) attr-dict",
      successors = ["successors..."],
      traits = ["SameVariadicOperandSize", "Pure", "Terminator"]} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {name = "succOperands", type = "any type"}
    %2 = irdl.any {attribute = "i32 dense array attribute"}
    irdl.operands(addr: %0, succ_operands: variadic %1)
    irdl.attributes {"indbr_operand_segments" = %2}
  }
  irdl.operation @inline_asm attributes {
      format = "(`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)? (`tail_call_kind` `=` $tail_call_kind^)? (`asm_dialect` `=` $asm_dialect^)? (`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string `,` $constraints operands `:` functional-type(operands, results)",
      rules = ["op.attr('tail_call_kind').word != 'musttail': tail call kind 'musttail' is not supported by this operation"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {attribute = "string attribute"}
    %2 = irdl.any {attribute = "string attribute"}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {attribute = "#llvm.tailcallkind", default = "#llvm.tailcallkind<none>", description = "LLVM Calling Convention specification"}
    %6 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["att", "intel"], description = "ATT (0) or Intel (1) asm dialect", optional}
    %7 = irdl.any {attribute = "array attribute", optional}
    %8 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(operands: variadic %0)
    irdl.results(res: optional %8)
    irdl.attributes {"asm_string" = %1, "constraints" = %2, "has_side_effects" = %3, "is_align_stack" = %4, "tail_call_kind" = %5, "asm_dialect" = %6, "operand_attrs" = %7}
  }
  irdl.operation @insertelement attributes {
      class = "InsertElementOp",
      format = "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
      match = ["value = element(vector): argument type matches vector element type", "all(res, vector)"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %1 = irdl.any {description = "primitive LLVM type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %2 = irdl.any {type = "signless integer"}
    %3 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    irdl.operands(vector: %0, value: %1, position: %2)
    irdl.results(res: %3)
  }
  irdl.operation @insertvalue attributes {
      class = "InsertValueOp",
      format = "$value `,` $container `` $position attr-dict `:` type($container) custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))",
      match = ["all(container, res)"],
      traits = ["Pure"],
      verify = "llvm.insertvalue"} {
    %0 = irdl.any {description = "LLVM aggregate type", type = "!llvm.struct or !llvm.array"}
    %1 = irdl.any {description = "primitive LLVM type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %2 = irdl.any {attribute = "i64 dense array attribute"}
    %3 = irdl.any {description = "LLVM aggregate type", type = "!llvm.struct or !llvm.array"}
    irdl.operands(container: %0, value: %1)
    irdl.results(res: %3)
    irdl.attributes {"position" = %2}
  }
  irdl.operation @intr_abs attributes {
      class = "AbsOp",
      name = "intr.abs",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {attribute = "1-bit signless integer attribute"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"is_int_min_poison" = %1}
  }
  irdl.operation @intr_acos attributes {
      class = "ACosOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.acos",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_annotation attributes {
      class = "Annotation",
      match = ["all(res, integer)", "all(annotation, fileName)"],
      name = "intr.annotation"} {
    %0 = irdl.any {type = "signless integer"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {description = "LLVM pointer type", name = "fileName", type = "!llvm.ptr"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {type = "signless integer"}
    irdl.operands(integer: %0, annotation: %1, file_name: %2, line: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_asin attributes {
      class = "ASinOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.asin",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_assume attributes {
      class = "AssumeOp",
      format = "$cond (`` custom<LLVMBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags, $op_bundle_sizes)^)? `:` type($cond) attr-dict",
      name = "intr.assume",
      rules = ["if has(op.attr('op_bundle_tags')) or op_bundle_sizes.size > 0: either(op.attr('op_bundle_tags').size, 0) == op_bundle_sizes.size: !expected {op_bundle_sizes.size} operand bundle tags, but actually got {either(op.attr('op_bundle_tags').size, 0)}"]} {
    %0 = irdl.any {type = "1-bit signless integer"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %2 = irdl.any {attribute = "i32 dense array attribute"}
    %3 = irdl.any {attribute = "array attribute", optional}
    irdl.operands(cond: %0, op_bundle_operands: variadic %1)
    irdl.attributes {"op_bundle_sizes" = %2, "op_bundle_tags" = %3}
  }
  irdl.operation @intr_atan attributes {
      class = "ATanOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.atan",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_atan2 attributes {
      class = "ATan2Op",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.atan2",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %2 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(a: %0, b: %1)
    irdl.results(res: %3)
    irdl.attributes {"fastmathFlags" = %2}
  }
  irdl.operation @intr_bitreverse attributes {
      class = "BitReverseOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.bitreverse",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_bswap attributes {
      class = "ByteSwapOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.bswap",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_ceil attributes {
      class = "FCeilOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.ceil",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_copysign attributes {
      class = "CopySignOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.copysign",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %2 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(a: %0, b: %1)
    irdl.results(res: %3)
    irdl.attributes {"fastmathFlags" = %2}
  }
  irdl.operation @intr_coro_align attributes {
      class = "CoroAlignOp",
      format = "attr-dict `:` type($res)",
      name = "intr.coro.align"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @intr_coro_begin attributes {
      class = "CoroBeginOp",
      format = "$token `,` $mem attr-dict `:` functional-type(operands, results)",
      name = "intr.coro.begin"} {
    %0 = irdl.any {description = "LLVM token type", implied = "!llvm.token", type = "!llvm.token"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(token: %0, mem: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_coro_end attributes {
      class = "CoroEndOp",
      format = "$handle `,` $unwind `,` $retvals attr-dict `:` functional-type(operands, results)",
      name = "intr.coro.end"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {type = "1-bit signless integer"}
    %2 = irdl.any {description = "LLVM token type", implied = "!llvm.token", type = "!llvm.token"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(handle: %0, unwind: %1, retvals: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_coro_free attributes {
      class = "CoroFreeOp",
      format = "$id `,` $handle attr-dict `:` functional-type(operands, results)",
      name = "intr.coro.free"} {
    %0 = irdl.any {description = "LLVM token type", implied = "!llvm.token", type = "!llvm.token"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(id: %0, handle: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_coro_id attributes {
      class = "CoroIdOp",
      format = "$align `,` $promise `,` $coroaddr `,` $fnaddrs attr-dict `:` functional-type(operands, results)",
      name = "intr.coro.id"} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %3 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(align: %0, promise: %1, coroaddr: %2, fnaddrs: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_coro_promise attributes {
      class = "CoroPromiseOp",
      format = "$handle `,` $align `,` $from attr-dict `:` functional-type(operands, results)",
      name = "intr.coro.promise"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "1-bit signless integer"}
    %3 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    irdl.operands(handle: %0, align: %1, from: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_coro_resume attributes {
      class = "CoroResumeOp",
      format = "$handle attr-dict `:` qualified(type($handle))",
      name = "intr.coro.resume"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    irdl.operands(handle: %0)
  }
  irdl.operation @intr_coro_save attributes {
      class = "CoroSaveOp",
      format = "$handle attr-dict `:` functional-type(operands, results)",
      name = "intr.coro.save"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(handle: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_coro_size attributes {
      class = "CoroSizeOp",
      format = "attr-dict `:` type($res)",
      name = "intr.coro.size"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @intr_coro_suspend attributes {
      class = "CoroSuspendOp",
      format = "$save `,` $final attr-dict `:` type($res)",
      name = "intr.coro.suspend"} {
    %0 = irdl.any {description = "LLVM token type", implied = "!llvm.token", type = "!llvm.token"}
    %1 = irdl.any {type = "1-bit signless integer"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(save: %0, final: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_cos attributes {
      class = "CosOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.cos",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_cosh attributes {
      class = "CoshOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.cosh",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_ctlz attributes {
      class = "CountLeadingZerosOp",
      name = "intr.ctlz",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {attribute = "1-bit signless integer attribute"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"is_zero_poison" = %1}
  }
  irdl.operation @intr_ctpop attributes {
      class = "CtPopOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.ctpop",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_cttz attributes {
      class = "CountTrailingZerosOp",
      name = "intr.cttz",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {attribute = "1-bit signless integer attribute"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"is_zero_poison" = %1}
  }
  irdl.operation @intr_dbg_declare attributes {
      class = "DbgDeclareOp",
      format = "qualified($varInfo) (qualified($locationExpr)^)? `=` $addr `:` qualified(type($addr)) attr-dict",
      name = "intr.dbg.declare"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {attribute = "#llvm.di_local_variable"}
    %2 = irdl.any {attribute = "#llvm.di_expression", default = "#llvm.di_expression<>"}
    irdl.operands(addr: %0)
    irdl.attributes {"varInfo" = %1, "locationExpr" = %2}
  }
  irdl.operation @intr_dbg_label attributes {
      class = "DbgLabelOp",
      format = "$label attr-dict",
      name = "intr.dbg.label"} {
    %0 = irdl.any {attribute = "#llvm.di_label"}
    irdl.attributes {"label" = %0}
  }
  irdl.operation @intr_dbg_value attributes {
      class = "DbgValueOp",
      format = "qualified($varInfo) (qualified($locationExpr)^)? `=` $value `:` qualified(type($value)) attr-dict",
      name = "intr.dbg.value"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {attribute = "#llvm.di_local_variable"}
    %2 = irdl.any {attribute = "#llvm.di_expression", default = "#llvm.di_expression<>"}
    irdl.operands(value: %0)
    irdl.attributes {"varInfo" = %1, "locationExpr" = %2}
  }
  irdl.operation @intr_debugtrap attributes {
      class = "DebugTrap",
      format = "attr-dict",
      name = "intr.debugtrap"}
  irdl.operation @intr_eh_typeid_for attributes {
      class = "EhTypeidForOp",
      format = "$type_info attr-dict `:` functional-type(operands, results)",
      name = "intr.eh.typeid.for"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(type_info: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_exp attributes {
      class = "ExpOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.exp",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_exp10 attributes {
      class = "Exp10Op",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.exp10",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_exp2 attributes {
      class = "Exp2Op",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.exp2",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_expect attributes {
      class = "ExpectOp",
      format = "$val `,` $expected attr-dict `:` type($val)",
      name = "intr.expect",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {type = "signless integer"}
    %1 = irdl.any {type = "signless integer"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(val: %0, expected: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_expect_with_probability attributes {
      class = "ExpectWithProbabilityOp",
      format = "$val `,` $expected `,` $prob attr-dict `:` type($val)",
      match = ["all(val, expected, res)"],
      name = "intr.expect.with.probability",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "signless integer"}
    %1 = irdl.any {type = "signless integer"}
    %2 = irdl.any {attribute = "64-bit float attribute"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(val: %0, expected: %1)
    irdl.results(res: %3)
    irdl.attributes {"prob" = %2}
  }
  irdl.operation @intr_experimental_constrained_fpext attributes {
      class = "ConstrainedFPExtIntr",
      format = "$arg_0 $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)",
      name = "intr.experimental.constrained.fpext",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["ignore", "maytrap", "strict"], description = "LLVM Exception Behavior"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(arg_0: %0)
    irdl.results(res: %2)
    irdl.attributes {"fpExceptionBehavior" = %1}
  }
  irdl.operation @intr_experimental_constrained_fptrunc attributes {
      class = "ConstrainedFPTruncIntr",
      format = "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)",
      name = "intr.experimental.constrained.fptrunc",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["towardzero", "tonearest", "upward", "downward", "tonearestaway", "dynamic", "invalid"], description = "LLVM Rounding Mode whose minimum value is 0", values = [0, 1, 2, 3, 4, 7, -1]}
    %2 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["ignore", "maytrap", "strict"], description = "LLVM Exception Behavior"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(arg_0: %0)
    irdl.results(res: %3)
    irdl.attributes {"roundingmode" = %1, "fpExceptionBehavior" = %2}
  }
  irdl.operation @intr_experimental_constrained_sitofp attributes {
      class = "ConstrainedSIToFP",
      format = "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)",
      name = "intr.experimental.constrained.sitofp",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["towardzero", "tonearest", "upward", "downward", "tonearestaway", "dynamic", "invalid"], description = "LLVM Rounding Mode whose minimum value is 0", values = [0, 1, 2, 3, 4, 7, -1]}
    %2 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["ignore", "maytrap", "strict"], description = "LLVM Exception Behavior"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(arg_0: %0)
    irdl.results(res: %3)
    irdl.attributes {"roundingmode" = %1, "fpExceptionBehavior" = %2}
  }
  irdl.operation @intr_experimental_constrained_uitofp attributes {
      class = "ConstrainedUIToFP",
      format = "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)",
      name = "intr.experimental.constrained.uitofp",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["towardzero", "tonearest", "upward", "downward", "tonearestaway", "dynamic", "invalid"], description = "LLVM Rounding Mode whose minimum value is 0", values = [0, 1, 2, 3, 4, 7, -1]}
    %2 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["ignore", "maytrap", "strict"], description = "LLVM Exception Behavior"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(arg_0: %0)
    irdl.results(res: %3)
    irdl.attributes {"roundingmode" = %1, "fpExceptionBehavior" = %2}
  }
  irdl.operation @intr_experimental_noalias_scope_decl attributes {
      class = "NoAliasScopeDeclOp",
      format = "$scope attr-dict",
      name = "intr.experimental.noalias.scope.decl"} {
    %0 = irdl.any {attribute = "#llvm.alias_scope", description = "LLVM dialect alias scope"}
    irdl.attributes {"scope" = %0}
  }
  irdl.operation @intr_experimental_vp_strided_load attributes {
      class = "VPStridedLoadOp",
      name = "intr.experimental.vp.strided.load"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {type = "signless integer"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(ptr: %0, stride: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_experimental_vp_strided_store attributes {
      class = "VPStridedStoreOp",
      name = "intr.experimental.vp.strided.store"} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {type = "signless integer"}
    %3 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %4 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(val: %0, ptr: %1, stride: %2, mask: %3, evl: %4)
  }
  irdl.operation @intr_fabs attributes {
      class = "FAbsOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.fabs",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_floor attributes {
      class = "FFloorOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.floor",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_fma attributes {
      class = "FMAOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.fma",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %2 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %3 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(a: %0, b: %1, c: %2)
    irdl.results(res: %4)
    irdl.attributes {"fastmathFlags" = %3}
  }
  irdl.operation @intr_fmuladd attributes {
      class = "FMulAddOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.fmuladd",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %2 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %3 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(a: %0, b: %1, c: %2)
    irdl.results(res: %4)
    irdl.attributes {"fastmathFlags" = %3}
  }
  irdl.operation @intr_frexp attributes {
      class = "FractionExpOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.frexp",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(val: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_fshl attributes {
      class = "FshlOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.fshl",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(a: %0, b: %1, c: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_fshr attributes {
      class = "FshrOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.fshr",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(a: %0, b: %1, c: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_get_active_lane_mask attributes {
      class = "GetActiveLaneMaskOp",
      format = "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)",
      name = "intr.get.active.lane.mask",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "signless integer"}
    %1 = irdl.any {type = "signless integer"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(base: %0, n: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_invariant_end attributes {
      class = "InvariantEndOp",
      format = "$start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))",
      name = "intr.invariant.end"} {
    %0 = irdl.any {description = "LLVM pointer in address space 0", implied = "!llvm.ptr", type = "!llvm.ptr"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute"}
    %2 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    irdl.operands(start: %0, ptr: %2)
    irdl.attributes {"size" = %1}
  }
  irdl.operation @intr_invariant_start attributes {
      class = "InvariantStartOp",
      format = "$size `,` $ptr attr-dict `:` qualified(type($ptr))",
      infers,
      name = "intr.invariant.start"} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {description = "LLVM pointer in address space 0", implied = "!llvm.ptr", type = "!llvm.ptr"}
    irdl.operands(ptr: %1)
    irdl.results(res: %2)
    irdl.attributes {"size" = %0}
  }
  irdl.operation @intr_is_constant attributes {
      class = "IsConstantOp",
      name = "intr.is.constant",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(val: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_is_fpclass attributes {
      class = "IsFPClass",
      name = "intr.is.fpclass",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"bit" = %1}
  }
  irdl.operation @intr_launder_invariant_group attributes {
      class = "LaunderInvariantGroupOp",
      format = "$ptr attr-dict `:` qualified(type($ptr))",
      name = "intr.launder.invariant.group",
      traits = ["SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    irdl.operands(ptr: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_ldexp attributes {
      class = "LoadExpOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.ldexp",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {type = "signless integer"}
    %2 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(val: %0, power: %1)
    irdl.results(res: %3)
    irdl.attributes {"fastmathFlags" = %2}
  }
  irdl.operation @intr_lifetime_end attributes {
      class = "LifetimeEndOp",
      format = "$ptr attr-dict `:` qualified(type($ptr))",
      name = "intr.lifetime.end"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    irdl.operands(ptr: %0)
  }
  irdl.operation @intr_lifetime_start attributes {
      class = "LifetimeStartOp",
      format = "$ptr attr-dict `:` qualified(type($ptr))",
      name = "intr.lifetime.start"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    irdl.operands(ptr: %0)
  }
  irdl.operation @intr_llrint attributes {
      class = "LlrintOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.llrint",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(val: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_llround attributes {
      class = "LlroundOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.llround",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(val: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_log attributes {
      class = "LogOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.log",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_log10 attributes {
      class = "Log10Op",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.log10",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_log2 attributes {
      class = "Log2Op",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.log2",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_lrint attributes {
      class = "LrintOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.lrint",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(val: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_lround attributes {
      class = "LroundOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.lround",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(val: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_masked_compressstore attributes {
      class = "masked_compressstore",
      name = "intr.masked.compressstore"} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %4 = irdl.any {attribute = "Array of dictionary attributes", optional}
    irdl.operands(value: %0, ptr: %1, mask: %2)
    irdl.attributes {"arg_attrs" = %3, "res_attrs" = %4}
  }
  irdl.operation @intr_masked_expandload attributes {
      class = "masked_expandload",
      name = "intr.masked.expandload"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %3 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %4 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %5 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(ptr: %0, mask: %1, passthru: %2)
    irdl.results(res: %5)
    irdl.attributes {"arg_attrs" = %3, "res_attrs" = %4}
  }
  irdl.operation @intr_masked_gather attributes {
      class = "masked_gather",
      format = "operands attr-dict `:` functional-type(operands, results)",
      name = "intr.masked.gather",
      rules = ["ptrs.count == res.count: expected operand #1 type to be {q(vector_of(res, ptrs.element))}"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of LLVM pointer type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of !llvm.ptr values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    irdl.operands(ptrs: %0, mask: %1, pass_thru: variadic %2)
    irdl.results(res: %4)
    irdl.attributes {"alignment" = %3}
  }
  irdl.operation @intr_masked_load attributes {
      class = "MaskedLoadOp",
      format = "operands attr-dict `:` functional-type(operands, results)",
      name = "intr.masked.load"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    irdl.operands(data: %0, mask: %1, pass_thru: optional %2)
    irdl.results(res: %5)
    irdl.attributes {"alignment" = %3, "nontemporal" = %4}
  }
  irdl.operation @intr_masked_scatter attributes {
      class = "masked_scatter",
      format = "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)",
      name = "intr.masked.scatter"} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of LLVM pointer type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of !llvm.ptr values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    irdl.operands(value: %0, ptrs: %1, mask: %2)
    irdl.attributes {"alignment" = %3}
  }
  irdl.operation @intr_masked_store attributes {
      class = "MaskedStoreOp",
      format = "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))",
      name = "intr.masked.store"} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    irdl.operands(value: %0, data: %1, mask: %2)
    irdl.attributes {"alignment" = %3}
  }
  irdl.operation @intr_matrix_column_major_load attributes {
      class = "MatrixColumnMajorLoadOp",
      format = "$data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($res) `from` qualified(type($data)) `stride` type($stride)",
      name = "intr.matrix.column.major.load"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {type = "signless integer"}
    %2 = irdl.any {attribute = "1-bit signless integer attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute"}
    %5 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    irdl.operands(data: %0, stride: %1)
    irdl.results(res: %5)
    irdl.attributes {"isVolatile" = %2, "rows" = %3, "columns" = %4}
  }
  irdl.operation @intr_matrix_column_major_store attributes {
      class = "MatrixColumnMajorStoreOp",
      format = "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($matrix) `to` qualified(type($data)) `stride` type($stride)",
      name = "intr.matrix.column.major.store"} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {type = "signless integer"}
    %3 = irdl.any {attribute = "1-bit signless integer attribute"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute"}
    %5 = irdl.any {attribute = "32-bit signless integer attribute"}
    irdl.operands(matrix: %0, data: %1, stride: %2)
    irdl.attributes {"isVolatile" = %3, "rows" = %4, "columns" = %5}
  }
  irdl.operation @intr_matrix_multiply attributes {
      class = "MatrixMultiplyOp",
      format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)",
      name = "intr.matrix.multiply"} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute"}
    %5 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(res: %5)
    irdl.attributes {"lhs_rows" = %2, "lhs_columns" = %3, "rhs_columns" = %4}
  }
  irdl.operation @intr_matrix_transpose attributes {
      class = "MatrixTransposeOp",
      format = "$matrix attr-dict `:` type($matrix) `into` type($res)",
      name = "intr.matrix.transpose"} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    irdl.operands(matrix: %0)
    irdl.results(res: %3)
    irdl.attributes {"rows" = %1, "columns" = %2}
  }
  irdl.operation @intr_maximum attributes {
      class = "MaximumOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.maximum",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %2 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(a: %0, b: %1)
    irdl.results(res: %3)
    irdl.attributes {"fastmathFlags" = %2}
  }
  irdl.operation @intr_maxnum attributes {
      class = "MaxNumOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.maxnum",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %2 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(a: %0, b: %1)
    irdl.results(res: %3)
    irdl.attributes {"fastmathFlags" = %2}
  }
  irdl.operation @intr_memcpy attributes {
      class = "MemcpyOp",
      name = "intr.memcpy"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {type = "signless integer"}
    %3 = irdl.any {attribute = "1-bit signless integer attribute"}
    %4 = irdl.any {attribute = "array attribute of #llvm.access_group", description = "LLVM dialect access group metadata array", optional}
    %5 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %6 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %7 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %8 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %9 = irdl.any {attribute = "Array of dictionary attributes", optional}
    irdl.operands(dst: %0, src: %1, len: %2)
    irdl.attributes {"isVolatile" = %3, "access_groups" = %4, "alias_scopes" = %5, "noalias_scopes" = %6, "tbaa" = %7, "arg_attrs" = %8, "res_attrs" = %9}
  }
  irdl.operation @intr_memcpy_inline attributes {
      class = "MemcpyInlineOp",
      name = "intr.memcpy.inline"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {attribute = "arbitrary integer attribute"}
    %3 = irdl.any {attribute = "1-bit signless integer attribute"}
    %4 = irdl.any {attribute = "array attribute of #llvm.access_group", description = "LLVM dialect access group metadata array", optional}
    %5 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %6 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %7 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %8 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %9 = irdl.any {attribute = "Array of dictionary attributes", optional}
    irdl.operands(dst: %0, src: %1)
    irdl.attributes {"len" = %2, "isVolatile" = %3, "access_groups" = %4, "alias_scopes" = %5, "noalias_scopes" = %6, "tbaa" = %7, "arg_attrs" = %8, "res_attrs" = %9}
  }
  irdl.operation @intr_memmove attributes {
      class = "MemmoveOp",
      name = "intr.memmove"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {type = "signless integer"}
    %3 = irdl.any {attribute = "1-bit signless integer attribute"}
    %4 = irdl.any {attribute = "array attribute of #llvm.access_group", description = "LLVM dialect access group metadata array", optional}
    %5 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %6 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %7 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %8 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %9 = irdl.any {attribute = "Array of dictionary attributes", optional}
    irdl.operands(dst: %0, src: %1, len: %2)
    irdl.attributes {"isVolatile" = %3, "access_groups" = %4, "alias_scopes" = %5, "noalias_scopes" = %6, "tbaa" = %7, "arg_attrs" = %8, "res_attrs" = %9}
  }
  irdl.operation @intr_memset attributes {
      class = "MemsetOp",
      name = "intr.memset"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {type = "8-bit signless integer"}
    %2 = irdl.any {type = "signless integer"}
    %3 = irdl.any {attribute = "1-bit signless integer attribute"}
    %4 = irdl.any {attribute = "array attribute of #llvm.access_group", description = "LLVM dialect access group metadata array", optional}
    %5 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %6 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %7 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %8 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %9 = irdl.any {attribute = "Array of dictionary attributes", optional}
    irdl.operands(dst: %0, val: %1, len: %2)
    irdl.attributes {"isVolatile" = %3, "access_groups" = %4, "alias_scopes" = %5, "noalias_scopes" = %6, "tbaa" = %7, "arg_attrs" = %8, "res_attrs" = %9}
  }
  irdl.operation @intr_memset_inline attributes {
      class = "MemsetInlineOp",
      name = "intr.memset.inline"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {type = "8-bit signless integer"}
    %2 = irdl.any {attribute = "arbitrary integer attribute"}
    %3 = irdl.any {attribute = "1-bit signless integer attribute"}
    %4 = irdl.any {attribute = "array attribute of #llvm.access_group", description = "LLVM dialect access group metadata array", optional}
    %5 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %6 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %7 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %8 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %9 = irdl.any {attribute = "Array of dictionary attributes", optional}
    irdl.operands(dst: %0, val: %1)
    irdl.attributes {"len" = %2, "isVolatile" = %3, "access_groups" = %4, "alias_scopes" = %5, "noalias_scopes" = %6, "tbaa" = %7, "arg_attrs" = %8, "res_attrs" = %9}
  }
  irdl.operation @intr_minimum attributes {
      class = "MinimumOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.minimum",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %2 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(a: %0, b: %1)
    irdl.results(res: %3)
    irdl.attributes {"fastmathFlags" = %2}
  }
  irdl.operation @intr_minnum attributes {
      class = "MinNumOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.minnum",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %2 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(a: %0, b: %1)
    irdl.results(res: %3)
    irdl.attributes {"fastmathFlags" = %2}
  }
  irdl.operation @intr_nearbyint attributes {
      class = "NearbyintOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.nearbyint",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_pow attributes {
      class = "PowOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.pow",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %2 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(a: %0, b: %1)
    irdl.results(res: %3)
    irdl.attributes {"fastmathFlags" = %2}
  }
  irdl.operation @intr_powi attributes {
      class = "PowIOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.powi",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {type = "signless integer"}
    %2 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(val: %0, power: %1)
    irdl.results(res: %3)
    irdl.attributes {"fastmathFlags" = %2}
  }
  irdl.operation @intr_prefetch attributes {
      class = "Prefetch",
      name = "intr.prefetch"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    irdl.operands(addr: %0)
    irdl.attributes {"rw" = %1, "hint" = %2, "cache" = %3}
  }
  irdl.operation @intr_ptr_annotation attributes {
      class = "PtrAnnotation",
      match = ["all(res, ptr)", "all(annotation, fileName, attr)"],
      name = "intr.ptr.annotation"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {description = "LLVM pointer type", name = "fileName", type = "!llvm.ptr"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %5 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    irdl.operands(ptr: %0, annotation: %1, file_name: %2, line: %3, attr: %4)
    irdl.results(res: %5)
  }
  irdl.operation @intr_ptrmask attributes {
      class = "PtrMaskOp",
      format = "$ptr `,` $mask attr-dict `:` functional-type(operands, results)",
      match = ["all(ptr, res)"],
      name = "intr.ptrmask",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type", type = "!llvm.ptr or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of !llvm.ptr values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {description = "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type", type = "!llvm.ptr or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of !llvm.ptr values"}
    irdl.operands(ptr: %0, mask: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_rint attributes {
      class = "RintOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.rint",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_round attributes {
      class = "RoundOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.round",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_roundeven attributes {
      class = "RoundEvenOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.roundeven",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_sadd_sat attributes {
      class = "SAddSat",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.sadd.sat",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(a: %0, b: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_sadd_with_overflow attributes {
      class = "SAddWithOverflowOp",
      name = "intr.sadd.with.overflow",
      traits = ["Pure", "SameOperandsElementType"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", name = "_gen_arg_0", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", name = "_gen_arg_1", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_scmp attributes {
      class = "SCmpOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.scmp",
      traits = ["Pure", "SameTypeOperands"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    irdl.operands(a: %0, b: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_sin attributes {
      class = "SinOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.sin",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_sincos attributes {
      class = "SincosOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.sincos",
      rules = ["let t = res.param('body')",
        "known(res.mnemonic == 'struct') and known(t.size == 2) and known(t[0] == val.type) and known(t[1] == val.type): expected result type to be an homogeneous struct with two elements matching the operand type, but got {q(res)}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(val: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_sinh attributes {
      class = "SinhOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.sinh",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_smax attributes {
      class = "SMaxOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.smax",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(a: %0, b: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_smin attributes {
      class = "SMinOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.smin",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(a: %0, b: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_smul_with_overflow attributes {
      class = "SMulWithOverflowOp",
      name = "intr.smul.with.overflow",
      traits = ["Pure", "SameOperandsElementType"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", name = "_gen_arg_0", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", name = "_gen_arg_1", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_sqrt attributes {
      class = "SqrtOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.sqrt",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_ssa_copy attributes {
      class = "SSACopyOp",
      format = "$operand attr-dict `:` type($operand)",
      name = "intr.ssa.copy",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(operand: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_sshl_sat attributes {
      class = "SSHLSat",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.sshl.sat",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(a: %0, b: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_ssub_sat attributes {
      class = "SSubSat",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.ssub.sat",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(a: %0, b: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_ssub_with_overflow attributes {
      class = "SSubWithOverflowOp",
      name = "intr.ssub.with.overflow",
      traits = ["Pure", "SameOperandsElementType"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", name = "_gen_arg_0", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", name = "_gen_arg_1", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_stackrestore attributes {
      class = "StackRestoreOp",
      format = "$ptr attr-dict `:` qualified(type($ptr))",
      name = "intr.stackrestore"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    irdl.operands(ptr: %0)
  }
  irdl.operation @intr_stacksave attributes {
      class = "StackSaveOp",
      format = "attr-dict `:` qualified(type($res))",
      name = "intr.stacksave"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @intr_stepvector attributes {
      class = "StepVectorOp",
      format = "attr-dict `:` type($res)",
      name = "intr.stepvector",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    irdl.results(res: %0)
  }
  irdl.operation @intr_strip_invariant_group attributes {
      class = "StripInvariantGroupOp",
      format = "$ptr attr-dict `:` qualified(type($ptr))",
      name = "intr.strip.invariant.group",
      traits = ["SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    irdl.operands(ptr: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_tan attributes {
      class = "TanOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.tan",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_tanh attributes {
      class = "TanhOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.tanh",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_threadlocal_address attributes {
      class = "ThreadlocalAddressOp",
      name = "intr.threadlocal.address",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(global: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_trap attributes {
      class = "Trap",
      format = "attr-dict",
      name = "intr.trap"}
  irdl.operation @intr_trunc attributes {
      class = "FTruncOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.trunc",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_uadd_sat attributes {
      class = "UAddSat",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.uadd.sat",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(a: %0, b: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_uadd_with_overflow attributes {
      class = "UAddWithOverflowOp",
      name = "intr.uadd.with.overflow",
      traits = ["Pure", "SameOperandsElementType"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", name = "_gen_arg_0", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", name = "_gen_arg_1", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_ubsantrap attributes {
      class = "UBSanTrap",
      format = "prop-dict attr-dict",
      name = "intr.ubsantrap"} {
    %0 = irdl.any {attribute = "8-bit signless integer attribute"}
    irdl.attributes {"failureKind" = %0}
  }
  irdl.operation @intr_ucmp attributes {
      class = "UCmpOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.ucmp",
      traits = ["Pure", "SameTypeOperands"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    irdl.operands(a: %0, b: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_umax attributes {
      class = "UMaxOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.umax",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(a: %0, b: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_umin attributes {
      class = "UMinOp",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.umin",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(a: %0, b: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_umul_with_overflow attributes {
      class = "UMulWithOverflowOp",
      name = "intr.umul.with.overflow",
      traits = ["Pure", "SameOperandsElementType"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", name = "_gen_arg_0", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", name = "_gen_arg_1", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_ushl_sat attributes {
      class = "USHLSat",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.ushl.sat",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(a: %0, b: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_usub_sat attributes {
      class = "USubSat",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.usub.sat",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(a: %0, b: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_usub_with_overflow attributes {
      class = "USubWithOverflowOp",
      name = "intr.usub.with.overflow",
      traits = ["Pure", "SameOperandsElementType"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", name = "_gen_arg_0", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", name = "_gen_arg_1", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_vacopy attributes {
      class = "VaCopyOp",
      format = "$src_list `to` $dest_list attr-dict `:` type(operands)",
      name = "intr.vacopy"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    irdl.operands(dest_list: %0, src_list: %1)
  }
  irdl.operation @intr_vaend attributes {
      class = "VaEndOp",
      format = "$arg_list attr-dict `:` qualified(type($arg_list))",
      name = "intr.vaend"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    irdl.operands(arg_list: %0)
  }
  irdl.operation @intr_var_annotation attributes {
      class = "VarAnnotation",
      match = ["all(annotation, fileName, attr)"],
      name = "intr.var.annotation"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {description = "LLVM pointer type", name = "fileName", type = "!llvm.ptr"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    irdl.operands(val: %0, annotation: %1, file_name: %2, line: %3, attr: %4)
  }
  irdl.operation @intr_vastart attributes {
      class = "VaStartOp",
      format = "$arg_list attr-dict `:` qualified(type($arg_list))",
      name = "intr.vastart"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    irdl.operands(arg_list: %0)
  }
  irdl.operation @intr_vector_deinterleave2 attributes {
      class = "vector_deinterleave2",
      name = "intr.vector.deinterleave2",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(vec: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_vector_extract attributes {
      class = "vector_extract",
      format = "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)",
      name = "intr.vector.extract",
      rules = ["srcvec.width * srcvec.count <= 131072 and res.width * res.count <= 131072: failed to verify that vectors are not bigger than 2^17 bits.",
        "not (srcvec.scalables == 0 and res.scalables > 0): failed to verify that it is not extracting scalable from fixed-length vectors."],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    irdl.operands(srcvec: %0)
    irdl.results(res: %2)
    irdl.attributes {"pos" = %1}
  }
  irdl.operation @intr_vector_insert attributes {
      class = "vector_insert",
      format = "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)",
      match = ["all(dstvec, res)"],
      name = "intr.vector.insert",
      rules = ["srcvec.width * srcvec.count <= 131072 and dstvec.width * dstvec.count <= 131072: failed to verify that vectors are not bigger than 2^17 bits.",
        "not (dstvec.scalables == 0 and srcvec.scalables > 0): failed to verify that it is not inserting scalable into fixed-length vectors."],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute"}
    %3 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    irdl.operands(dstvec: %0, srcvec: %1)
    irdl.results(res: %3)
    irdl.attributes {"pos" = %2}
  }
  irdl.operation @intr_vector_interleave2 attributes {
      class = "vector_interleave2",
      match = ["all(vec1, vec2)"],
      name = "intr.vector.interleave2",
      rules = ["res.scalables == vec1.scalables and res.dim(0) == 2 * vec1.dim(0) and res.element == vec1.element: failed to verify that result has twice as many elements as 'vec1'"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(vec1: %0, vec2: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_vector_reduce_add attributes {
      class = "vector_reduce_add",
      name = "intr.vector.reduce.add",
      traits = ["Pure", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_vector_reduce_and attributes {
      class = "vector_reduce_and",
      name = "intr.vector.reduce.and",
      traits = ["Pure", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_vector_reduce_fadd attributes {
      class = "vector_reduce_fadd",
      name = "intr.vector.reduce.fadd",
      traits = ["Pure", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {type = "floating-point"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %2 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(start_value: %0, input: %1)
    irdl.results(res: %3)
    irdl.attributes {"fastmathFlags" = %2}
  }
  irdl.operation @intr_vector_reduce_fmax attributes {
      class = "vector_reduce_fmax",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.vector.reduce.fmax",
      traits = ["Pure", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_vector_reduce_fmaximum attributes {
      class = "vector_reduce_fmaximum",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.vector.reduce.fmaximum",
      traits = ["Pure", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_vector_reduce_fmin attributes {
      class = "vector_reduce_fmin",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.vector.reduce.fmin",
      traits = ["Pure", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_vector_reduce_fminimum attributes {
      class = "vector_reduce_fminimum",
      format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
      name = "intr.vector.reduce.fminimum",
      traits = ["Pure", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %1 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %2)
    irdl.attributes {"fastmathFlags" = %1}
  }
  irdl.operation @intr_vector_reduce_fmul attributes {
      class = "vector_reduce_fmul",
      name = "intr.vector.reduce.fmul",
      traits = ["Pure", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {type = "floating-point"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %2 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(start_value: %0, input: %1)
    irdl.results(res: %3)
    irdl.attributes {"fastmathFlags" = %2}
  }
  irdl.operation @intr_vector_reduce_mul attributes {
      class = "vector_reduce_mul",
      name = "intr.vector.reduce.mul",
      traits = ["Pure", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_vector_reduce_or attributes {
      class = "vector_reduce_or",
      name = "intr.vector.reduce.or",
      traits = ["Pure", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_vector_reduce_smax attributes {
      class = "vector_reduce_smax",
      name = "intr.vector.reduce.smax",
      traits = ["Pure", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_vector_reduce_smin attributes {
      class = "vector_reduce_smin",
      name = "intr.vector.reduce.smin",
      traits = ["Pure", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_vector_reduce_umax attributes {
      class = "vector_reduce_umax",
      name = "intr.vector.reduce.umax",
      traits = ["Pure", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_vector_reduce_umin attributes {
      class = "vector_reduce_umin",
      name = "intr.vector.reduce.umin",
      traits = ["Pure", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_vector_reduce_xor attributes {
      class = "vector_reduce_xor",
      name = "intr.vector.reduce.xor",
      traits = ["Pure", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(in: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_vp_add attributes {
      class = "VPAddOp",
      name = "intr.vp.add",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(lhs: %0, rhs: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_and attributes {
      class = "VPAndOp",
      name = "intr.vp.and",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(lhs: %0, rhs: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_ashr attributes {
      class = "VPAShrOp",
      name = "intr.vp.ashr",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(lhs: %0, rhs: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_fadd attributes {
      class = "VPFAddOp",
      name = "intr.vp.fadd",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(lhs: %0, rhs: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_fdiv attributes {
      class = "VPFDivOp",
      name = "intr.vp.fdiv",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(lhs: %0, rhs: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_fma attributes {
      class = "VPFmaOp",
      name = "intr.vp.fma",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %3 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %4 = irdl.any {type = "32-bit signless integer"}
    %5 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(op1: %0, op2: %1, op3: %2, mask: %3, evl: %4)
    irdl.results(res: %5)
  }
  irdl.operation @intr_vp_fmul attributes {
      class = "VPFMulOp",
      name = "intr.vp.fmul",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(lhs: %0, rhs: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_fmuladd attributes {
      class = "VPFMulAddOp",
      name = "intr.vp.fmuladd",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %3 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %4 = irdl.any {type = "32-bit signless integer"}
    %5 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(op1: %0, op2: %1, op3: %2, mask: %3, evl: %4)
    irdl.results(res: %5)
  }
  irdl.operation @intr_vp_fneg attributes {
      class = "VPFNegOp",
      name = "intr.vp.fneg",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(op: %0, mask: %1, evl: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_vp_fpext attributes {
      class = "VPFPExtOp",
      name = "intr.vp.fpext",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src: %0, mask: %1, evl: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_vp_fptosi attributes {
      class = "VPFPToSIOp",
      name = "intr.vp.fptosi",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src: %0, mask: %1, evl: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_vp_fptoui attributes {
      class = "VPFPToUIOp",
      name = "intr.vp.fptoui",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src: %0, mask: %1, evl: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_vp_fptrunc attributes {
      class = "VPFPTruncOp",
      name = "intr.vp.fptrunc",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src: %0, mask: %1, evl: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_vp_frem attributes {
      class = "VPFRemOp",
      name = "intr.vp.frem",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(lhs: %0, rhs: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_fsub attributes {
      class = "VPFSubOp",
      name = "intr.vp.fsub",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(lhs: %0, rhs: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_inttoptr attributes {
      class = "VPIntToPtrOp",
      name = "intr.vp.inttoptr",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src: %0, mask: %1, evl: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_vp_load attributes {
      class = "VPLoadOp",
      name = "intr.vp.load"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(ptr: %0, mask: %1, evl: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_vp_lshr attributes {
      class = "VPLShrOp",
      name = "intr.vp.lshr",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(lhs: %0, rhs: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_merge attributes {
      class = "VPMergeMinOp",
      name = "intr.vp.merge",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(cond: %0, true_val: %1, false_val: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_mul attributes {
      class = "VPMulOp",
      name = "intr.vp.mul",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(lhs: %0, rhs: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_or attributes {
      class = "VPOrOp",
      name = "intr.vp.or",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(lhs: %0, rhs: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_ptrtoint attributes {
      class = "VPPtrToIntOp",
      name = "intr.vp.ptrtoint",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of LLVM pointer type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of !llvm.ptr values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src: %0, mask: %1, evl: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_vp_reduce_add attributes {
      class = "VPReduceAddOp",
      name = "intr.vp.reduce.add",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "signless integer"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(satrt_value: %0, val: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_reduce_and attributes {
      class = "VPReduceAndOp",
      name = "intr.vp.reduce.and",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "signless integer"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(satrt_value: %0, val: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_reduce_fadd attributes {
      class = "VPReduceFAddOp",
      name = "intr.vp.reduce.fadd",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "floating-point"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(satrt_value: %0, val: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_reduce_fmax attributes {
      class = "VPReduceFMaxOp",
      name = "intr.vp.reduce.fmax",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "floating-point"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(satrt_value: %0, val: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_reduce_fmin attributes {
      class = "VPReduceFMinOp",
      name = "intr.vp.reduce.fmin",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "floating-point"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(satrt_value: %0, val: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_reduce_fmul attributes {
      class = "VPReduceFMulOp",
      name = "intr.vp.reduce.fmul",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "floating-point"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of floating-point", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of floating-point values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(satrt_value: %0, val: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_reduce_mul attributes {
      class = "VPReduceMulOp",
      name = "intr.vp.reduce.mul",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "signless integer"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(satrt_value: %0, val: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_reduce_or attributes {
      class = "VPReduceOrOp",
      name = "intr.vp.reduce.or",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "signless integer"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(satrt_value: %0, val: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_reduce_smax attributes {
      class = "VPReduceSMaxOp",
      name = "intr.vp.reduce.smax",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "signless integer"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(satrt_value: %0, val: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_reduce_smin attributes {
      class = "VPReduceSMinOp",
      name = "intr.vp.reduce.smin",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "signless integer"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(satrt_value: %0, val: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_reduce_umax attributes {
      class = "VPReduceUMaxOp",
      name = "intr.vp.reduce.umax",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "signless integer"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(satrt_value: %0, val: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_reduce_umin attributes {
      class = "VPReduceUMinOp",
      name = "intr.vp.reduce.umin",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "signless integer"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(satrt_value: %0, val: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_reduce_xor attributes {
      class = "VPReduceXorOp",
      name = "intr.vp.reduce.xor",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "signless integer"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(satrt_value: %0, val: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_sdiv attributes {
      class = "VPSDivOp",
      name = "intr.vp.sdiv",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(lhs: %0, rhs: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_select attributes {
      class = "VPSelectMinOp",
      name = "intr.vp.select",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(cond: %0, true_val: %1, false_val: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_sext attributes {
      class = "VPSExtOp",
      name = "intr.vp.sext",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src: %0, mask: %1, evl: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_vp_shl attributes {
      class = "VPShlOp",
      name = "intr.vp.shl",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(lhs: %0, rhs: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_sitofp attributes {
      class = "VPSIToFPOp",
      name = "intr.vp.sitofp",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src: %0, mask: %1, evl: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_vp_smax attributes {
      class = "VPSMaxOp",
      name = "intr.vp.smax",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(lhs: %0, rhs: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_smin attributes {
      class = "VPSMinOp",
      name = "intr.vp.smin",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(lhs: %0, rhs: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_srem attributes {
      class = "VPSRemOp",
      name = "intr.vp.srem",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(lhs: %0, rhs: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_store attributes {
      class = "VPStoreOp",
      name = "intr.vp.store"} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(val: %0, ptr: %1, mask: %2, evl: %3)
  }
  irdl.operation @intr_vp_sub attributes {
      class = "VPSubOp",
      name = "intr.vp.sub",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(lhs: %0, rhs: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_trunc attributes {
      class = "VPTruncOp",
      name = "intr.vp.trunc",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src: %0, mask: %1, evl: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_vp_udiv attributes {
      class = "VPUDivOp",
      name = "intr.vp.udiv",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(lhs: %0, rhs: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_uitofp attributes {
      class = "VPUIToFPOp",
      name = "intr.vp.uitofp",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src: %0, mask: %1, evl: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_vp_umax attributes {
      class = "VPUMaxOp",
      name = "intr.vp.umax",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(lhs: %0, rhs: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_umin attributes {
      class = "VPUMinOp",
      name = "intr.vp.umin",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(lhs: %0, rhs: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_urem attributes {
      class = "VPURemOp",
      name = "intr.vp.urem",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(lhs: %0, rhs: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_xor attributes {
      class = "VPXorOp",
      name = "intr.vp.xor",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(lhs: %0, rhs: %1, mask: %2, evl: %3)
    irdl.results(res: %4)
  }
  irdl.operation @intr_vp_zext attributes {
      class = "VPZExtOp",
      name = "intr.vp.zext",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector of signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector of 1-bit signless integer", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src: %0, mask: %1, evl: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_vscale attributes {
      class = "vscale",
      name = "intr.vscale"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @inttoptr attributes {
      class = "IntToPtrOp",
      format = "$arg (`dereferenceable` `` $dereferenceable^)? attr-dict `:` type($arg) `to` type($res)",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {attribute = "#llvm.dereferenceable", description = "LLVM dereferenceable attribute", optional}
    %2 = irdl.any {description = "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type", type = "!llvm.ptr or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of !llvm.ptr values"}
    irdl.operands(arg: %0)
    irdl.results(res: %2)
    irdl.attributes {"dereferenceable" = %1}
  }
  irdl.operation @invoke attributes {
      assembly = "llvm.invoke",
      rules = ["if has(branch_weights): branch_weights.size == op.successors.size: !expects number of branch weights to match number of successors: {branch_weights.size} vs {op.successors.size}",
        "if has(branch_weights): any(w in branch_weights, w != 0): !branch weights cannot all be zero",
        "if has(op.attr('op_bundle_tags')) or op_bundle_sizes.size > 0: either(op.attr('op_bundle_tags').size, 0) == op_bundle_sizes.size: !expected {op_bundle_sizes.size} operand bundle tags, but actually got {either(op.attr('op_bundle_tags').size, 0)}"],
      successors = ["normalDest", "unwindDest"],
      traits = ["AttrSizedOperandSegments", "Terminator"],
      verify = "llvm.invoke"} {
    %0 = irdl.any {description = "type attribute of LLVM function type", optional}
    %1 = irdl.any {attribute = "flat symbol reference attribute", optional}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %3 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %4 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %5 = irdl.any {description = "LLVM dialect-compatible type", name = "normalDestOperands", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %6 = irdl.any {description = "LLVM dialect-compatible type", name = "unwindDestOperands", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %7 = irdl.any {attribute = "i32 dense array attribute", optional}
    %8 = irdl.any {attribute = "#llvm.cconv", default = "#llvm.cconv<ccc>", description = "LLVM Calling Convention specification"}
    %9 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %10 = irdl.any {attribute = "i32 dense array attribute"}
    %11 = irdl.any {attribute = "array attribute", optional}
    %12 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(callee_operands: variadic %2, normal_dest_operands: variadic %5, unwind_dest_operands: variadic %6, op_bundle_operands: variadic %9)
    irdl.results(result: optional %12)
    irdl.attributes {"var_callee_type" = %0, "callee" = %1, "arg_attrs" = %3, "res_attrs" = %4, "branch_weights" = %7, "CConv" = %8, "op_bundle_sizes" = %10, "op_bundle_tags" = %11}
  }
  irdl.operation @landingpad attributes {
      assembly = "llvm.landingpad",
      no_attributes,
      rules = ["op.within('llvm.func').attr('personality') isa 'any attribute' and has(op.within('llvm.func').attr('personality')): !llvm.landingpad needs to be in a function with a personality",
        "has(cleanup) or op.operands.size != 0: !landingpad instruction expects at least one clause or cleanup attribute"]} {
    %0 = irdl.any {attribute = "unit attribute"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", name = "_gen_arg_1", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(gen_arg_1: variadic %1)
    irdl.results(res: %2)
    irdl.attributes {"cleanup" = %0}
  }
  irdl.operation @linker_options attributes {
      format = "$options attr-dict",
      rules = ["op.parent.name == 'builtin.module': must appear at the module level"]} {
    %0 = irdl.any {attribute = "string array attribute"}
    irdl.attributes {"options" = %0}
  }
  irdl.operation @load attributes {
      format = "(`volatile` $volatile_^)? $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? (`invariant` $invariant^)? (`invariant_group` $invariantGroup^)? (`dereferenceable` `` $dereferenceable^)? attr-dict `:` qualified(type($addr)) `->` type($res)",
      rules = ["known(res is '(signless integer or bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm or !ptr or vector of any type values and of rank 1)') and not known(res.mnemonic in ['void', 'func']): result #0 must be LLVM type with size, but got {q(res.type)}",
        "let atomic_width = either(when(res.mnemonic == 'ptr', 64, nothing), when(res is 'signless integer or floating-point', res.width, nothing))",
        "if ordering == 0: not has(syncscope): expected syncscope to be null for non-atomic access",
        "if ordering != 0: atomic_width >= 8 and power_of_two(atomic_width): unsupported type {q(res.type)} for atomic access",
        "if ordering != 0: not (ordering in [5, 6]): unsupported ordering '{ordering.word}'",
        "if ordering != 0: has(alignment): expected alignment for atomic access",
        "if has(op.attr('dereferenceable')): res.mnemonic == 'ptr' and known(res.mnemonic == 'ptr'): expected op to return a single LLVM pointer type"]} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute", optional}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"], default = "0 : i64", description = "Atomic ordering for LLVM's memory model", values = [0, 1, 2, 4, 5, 6, 7]}
    %7 = irdl.any {attribute = "string attribute", optional}
    %8 = irdl.any {attribute = "#llvm.dereferenceable", description = "LLVM dereferenceable attribute", optional}
    %9 = irdl.any {attribute = "array attribute of #llvm.access_group", description = "LLVM dialect access group metadata array", optional}
    %10 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %11 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %12 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %13 = irdl.any {description = "LLVM type with size"}
    irdl.operands(addr: %0)
    irdl.results(res: %13)
    irdl.attributes {"alignment" = %1, "volatile_" = %2, "nontemporal" = %3, "invariant" = %4, "invariantGroup" = %5, "ordering" = %6, "syncscope" = %7, "dereferenceable" = %8, "access_groups" = %9, "alias_scopes" = %10, "noalias_scopes" = %11, "tbaa" = %12}
  }
  irdl.operation @lshr attributes {
      class = "LShrOp",
      format = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
      traits = ["SameOperandsAndResultType", "NoMemoryEffect", "Pure"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(res: %3)
    irdl.attributes {"isExact" = %2}
  }
  irdl.operation @mlir_addressof attributes {
      class = "AddressOfOp",
      format = "$global_name attr-dict `:` qualified(type($res))",
      name = "mlir.addressof",
      symbol_rules = ["let g = symbol(global_name)",
        "known(g.name in ['llvm.mlir.global', 'llvm.mlir.alias', 'llvm.func', 'llvm.mlir.ifunc']): must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'",
        "if g.name == 'llvm.mlir.global': either(g.attr('addr_space').value, 0) == either(res.param('addressSpace'), 0): pointer address space must match address space of the referenced global or alias"],
      traits = ["Pure", "ConstantLike"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    irdl.results(res: %1)
    irdl.attributes {"global_name" = %0}
  }
  irdl.operation @mlir_alias attributes {
      assembly = "llvm.mlir.alias",
      class = "AliasOp",
      name = "mlir.alias",
      region_rules = ["let r = op.region.last",
        "r.operands.size == 1 and known(r.operands[0].mnemonic == 'ptr'): initializer region must always return a pointer"],
      rules = ["let t = alias_type.type",
        "t is '(signless integer or bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm or !ptr or vector of any type values and of rank 1)' and not known(t.mnemonic in ['void', 'token', 'metadata', 'label']) and not known(t.param('memorySpace').mnemonic == 'generic_space'): expects type to be a valid element type for an LLVM global alias",
        "linkage.word in ['private', 'internal', 'linkonce', 'weak', 'linkonce_odr', 'weak_odr', 'external', 'available_externally']: '{linkage.word}' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally"],
      traits = ["IsolatedFromAbove", "SingleBlock", "SingleBlockImplicitTerminator<llvm.return>", "Symbol"]} {
    %0 = irdl.any {attribute = "any type attribute"}
    %1 = irdl.any {attribute = "string attribute"}
    %2 = irdl.any {attribute = "#llvm.linkage", description = "LLVM Linkage specification"}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["", "local_unnamed_addr", "unnamed_addr"], description = "LLVM GlobalValue UnnamedAddr", optional}
    %6 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["", "hidden", "protected"], default = "0 : i64", description = "LLVM GlobalValue Visibility"}
    irdl.attributes {"alias_type" = %0, "sym_name" = %1, "linkage" = %2, "dso_local" = %3, "thread_local_" = %4, "unnamed_addr" = %5, "visibility_" = %6}
    %7 = irdl.region with size 1
    irdl.regions(initializer: %7)
  }
  irdl.operation @mlir_constant attributes {
      class = "ConstantOp",
      format = "`(` $value `)` attr-dict `:` type($res)",
      name = "mlir.constant",
      traits = ["Pure", "ConstantLike"],
      verify = "llvm.mlir.constant"} {
    %0 = irdl.any {attribute = "any attribute"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @mlir_global attributes {
      assembly = "llvm.mlir.global",
      class = "GlobalOp",
      name = "mlir.global",
      region_rules = ["let r = op.region.last",
        "if op.region.size > 0: r.operands.size == 1: initializer region cannot return void",
        "if op.region.size > 0: r.operands[0] == global_type.type: initializer region type {q(r.operands[0])} does not match global type {q(global_type.type)}",
        "if op.region.size > 0: not has(value): cannot have both initializer value and region"],
      rules = ["let t = global_type.type",
        "t is '(signless integer or bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm or !ptr or vector of any type values and of rank 1)' and not known(t.mnemonic in ['void', 'token', 'metadata', 'label']) and not known(t.param('memorySpace').mnemonic == 'generic_space'): expects type to be a valid element type for an LLVM global",
        "if value isa 'string attribute': known(t.mnemonic == 'array') and known(t.param('numElements') == value.size) and known(t.param('elementType') is '8-bit signless integer'): requires an i8 array type of the length equal to that of the string attribute",
        "if t.mnemonic == 'target', if has(value): known(value.mnemonic == 'zero'): global with target extension type can only be initialized with zero-initializer",
        "if linkage.word == 'common', if has(value), if value.type is 'integer' or value.type.element is 'integer': value.number == 0 or value.splat and value[0] == 0 or known(value.mnemonic == 'zero'): expected zero value for 'common' linkage",
        "if linkage.word == 'appending': known(t.mnemonic == 'array'): expected array type for 'appending' linkage",
        "if has(alignment): alignment > 0 and power_of_two(alignment): !alignment attribute is not a power of 2"],
      symbol_rules = ["if has(comdat): known(symbol(comdat).name == 'llvm.comdat_selector'): !expected comdat symbol"],
      traits = ["IsolatedFromAbove", "SingleBlock", "SingleBlockImplicitTerminator<llvm.return>", "Symbol"]} {
    %0 = irdl.any {attribute = "any type attribute"}
    %1 = irdl.any {attribute = "unit attribute"}
    %2 = irdl.any {attribute = "string attribute"}
    %3 = irdl.any {attribute = "#llvm.linkage", description = "LLVM Linkage specification"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.any {attribute = "unit attribute"}
    %7 = irdl.any {attribute = "any attribute", optional}
    %8 = irdl.any {attribute = "64-bit signless integer attribute", optional}
    %9 = irdl.any {attribute = "32-bit signless integer attribute whose value is non-negative", default = "0 : i32"}
    %10 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["", "local_unnamed_addr", "unnamed_addr"], description = "LLVM GlobalValue UnnamedAddr", optional}
    %11 = irdl.any {attribute = "string attribute", optional}
    %12 = irdl.any {attribute = "symbol reference attribute", optional}
    %13 = irdl.any {attribute = "array attribute of #llvm.di_global_variable_expression", description = "an array of variable expressions", optional}
    %14 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["", "hidden", "protected"], default = "0 : i64", description = "LLVM GlobalValue Visibility"}
    %15 = irdl.any {attribute = "array attribute", optional}
    irdl.attributes {"global_type" = %0, "constant" = %1, "sym_name" = %2, "linkage" = %3, "dso_local" = %4, "thread_local_" = %5, "externally_initialized" = %6, "value" = %7, "alignment" = %8, "addr_space" = %9, "unnamed_addr" = %10, "section" = %11, "comdat" = %12, "dbg_exprs" = %13, "visibility_" = %14, "target_specific_attrs" = %15}
    %16 = irdl.region
    irdl.regions(initializer: %16)
  }
  irdl.operation @mlir_global_ctors attributes {
      class = "GlobalCtorsOp",
      format = "`ctors` `=` $ctors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict",
      name = "mlir.global_ctors",
      rules = ["ctors.size == priorities.size and ctors.size == data.size: !ctors, priorities, and data must have the same number of elements",
        "for x in data: x isa 'symbol reference attribute' or known(x.mnemonic == 'zero'): !data element must be symbol or #llvm.zero"],
      symbol_rules = ["for c in ctors, let f = symbol(c): known(f.name == 'llvm.func'): '{c.root}' does not reference a valid LLVM function",
        "for c in ctors, let f = symbol(c): f.region.size > 0: '{c.root}' does not have a definition"]} {
    %0 = irdl.any {attribute = "flat symbol ref array attribute"}
    %1 = irdl.any {attribute = "32-bit integer array attribute"}
    %2 = irdl.any {attribute = "array attribute"}
    irdl.attributes {"ctors" = %0, "priorities" = %1, "data" = %2}
  }
  irdl.operation @mlir_global_dtors attributes {
      class = "GlobalDtorsOp",
      format = "`dtors` `=` $dtors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict",
      name = "mlir.global_dtors",
      rules = ["dtors.size == priorities.size and dtors.size == data.size: !dtors, priorities, and data must have the same number of elements",
        "for x in data: x isa 'symbol reference attribute' or known(x.mnemonic == 'zero'): !data element must be symbol or #llvm.zero"],
      symbol_rules = ["for c in dtors, let f = symbol(c): known(f.name == 'llvm.func'): '{c.root}' does not reference a valid LLVM function",
        "for c in dtors, let f = symbol(c): f.region.size > 0: '{c.root}' does not have a definition"]} {
    %0 = irdl.any {attribute = "flat symbol ref array attribute"}
    %1 = irdl.any {attribute = "32-bit integer array attribute"}
    %2 = irdl.any {attribute = "array attribute"}
    irdl.attributes {"dtors" = %0, "priorities" = %1, "data" = %2}
  }
  irdl.operation @mlir_ifunc attributes {
      class = "IFuncOp",
      format = "custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)? $sym_name `:` $i_func_type `,` $resolver_type $resolver attr-dict",
      name = "mlir.ifunc",
      rules = ["linkage.word in ['private', 'internal', 'linkonce', 'weak', 'linkonce_odr', 'weak_odr', 'external']: '{linkage.word}' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage"],
      symbol_rules = ["let f = symbol(resolver)",
        "known(f.name in ['llvm.func', 'llvm.mlir.alias']): must have a function resolver",
        "if f.name == 'llvm.func': f.region.size > 0: resolver must be a definition"],
      traits = ["IsolatedFromAbove", "Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {attribute = "flat symbol reference attribute"}
    %3 = irdl.any {attribute = "any type attribute"}
    %4 = irdl.any {attribute = "#llvm.linkage", description = "LLVM Linkage specification"}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.any {attribute = "32-bit signless integer attribute whose value is non-negative", default = "0 : i32"}
    %7 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["", "local_unnamed_addr", "unnamed_addr"], default = "0 : i64", description = "LLVM GlobalValue UnnamedAddr"}
    %8 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["", "hidden", "protected"], default = "0 : i64", description = "LLVM GlobalValue Visibility"}
    irdl.attributes {"sym_name" = %0, "i_func_type" = %1, "resolver" = %2, "resolver_type" = %3, "linkage" = %4, "dso_local" = %5, "address_space" = %6, "unnamed_addr" = %7, "visibility_" = %8}
  }
  irdl.operation @mlir_none attributes {
      class = "NoneTokenOp",
      format = "attr-dict `:` type($res)",
      infers,
      name = "mlir.none",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM token type", implied = "!llvm.token", type = "!llvm.token"}
    irdl.results(res: %0)
  }
  irdl.operation @mlir_poison attributes {
      class = "PoisonOp",
      format = "attr-dict `:` type($res)",
      name = "mlir.poison",
      traits = ["Pure", "ConstantLike"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @mlir_undef attributes {
      class = "UndefOp",
      format = "attr-dict `:` type($res)",
      name = "mlir.undef",
      traits = ["Pure", "ConstantLike"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @mlir_zero attributes {
      class = "ZeroOp",
      format = "attr-dict `:` type($res)",
      name = "mlir.zero",
      traits = ["Pure", "ConstantLike"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @module_flags attributes {
      format = "$flags attr-dict",
      rules = ["op.parent.name == 'builtin.module': must appear at the module level",
        "for f in flags: f.mnemonic == 'mlir.module_flag' and known(f.mnemonic == 'mlir.module_flag'): expected a module flag attribute"]} {
    %0 = irdl.any {attribute = "array attribute"}
    irdl.attributes {"flags" = %0}
  }
  irdl.operation @mul attributes {
      format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)",
      traits = ["SameOperandsAndResultType", "NoMemoryEffect", "Commutative", "Pure"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["none", "nsw", "nuw"], default = "0 : i32", description = "LLVM integer overflow flags", flags = ", ", values = [0, 1, 2], words = "overflow"}
    %3 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(res: %3)
    irdl.attributes {"overflowFlags" = %2}
  }
  irdl.operation @or attributes {
      format = "(`disjoint` $isDisjoint^)? $lhs `,` $rhs attr-dict `:` type($res)",
      traits = ["SameOperandsAndResultType", "NoMemoryEffect", "Pure"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(res: %3)
    irdl.attributes {"isDisjoint" = %2}
  }
  irdl.operation @ptrtoint attributes {
      class = "PtrToIntOp",
      format = "$arg attr-dict `:` type($arg) `to` type($res)",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type", type = "!llvm.ptr or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of !llvm.ptr values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    irdl.operands(arg: %0)
    irdl.results(res: %1)
  }
  irdl.operation @resume attributes {
      format = "$value attr-dict `:` type($value)",
      traits = ["Terminator"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(value: %0)
  }
  irdl.operation @return attributes {
      format = "attr-dict ($arg^ `:` type($arg))?",
      traits = ["Pure", "ReturnLike", "Terminator"],
      verify = "llvm.return"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(arg: optional %0)
  }
  irdl.operation @sdiv attributes {
      class = "SDivOp",
      format = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
      traits = ["SameOperandsAndResultType", "NoMemoryEffect", "ConditionallySpeculatable"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(res: %3)
    irdl.attributes {"isExact" = %2}
  }
  irdl.operation @select attributes {
      format = "operands attr-dict `:` type($condition) `,` type($res)",
      match = ["all(trueValue, falseValue, res)"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer", type = "1-bit signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of 1-bit signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", name = "trueValue", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", name = "falseValue", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %3 = irdl.any {attribute = "#llvm.fastmath", default = "#llvm.fastmath<none>", description = "LLVM fastmath flags"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(condition: %0, true_value: %1, false_value: %2)
    irdl.results(res: %4)
    irdl.attributes {"fastmathFlags" = %3}
  }
  irdl.operation @sext attributes {
      class = "SExtOp",
      format = "$arg attr-dict `:` type($arg) `to` type($res)",
      rules = ["let x = arg.type",
        "let y = res.type",
        "if x is not 'vector' and y is 'vector': y is not 'vector': !input type is an integer but output type is a vector",
        "if x is 'vector' and y is not 'vector': x is not 'vector': !input type is a vector but output type is an integer",
        "if x is 'vector' and y is 'vector': x.dims == y.dims and x.scalables == y.scalables: !input and output vectors are of incompatible shape",
        "y.width > x.width: !integer width of the output type is smaller or equal to the integer width of the input type"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    irdl.operands(arg: %0)
    irdl.results(res: %1)
  }
  irdl.operation @shl attributes {
      format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)",
      traits = ["SameOperandsAndResultType", "NoMemoryEffect", "Pure"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["none", "nsw", "nuw"], default = "0 : i32", description = "LLVM integer overflow flags", flags = ", ", values = [0, 1, 2], words = "overflow"}
    %3 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(res: %3)
    irdl.attributes {"overflowFlags" = %2}
  }
  irdl.operation @shufflevector attributes {
      class = "ShuffleVectorOp",
      format = "$v1 `,` $v2 $mask attr-dict `:` type($v1) custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))",
      match = ["all(v1, v2)"],
      traits = ["Pure"],
      verify = "llvm.shufflevector"} {
    %0 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %1 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    %2 = irdl.any {attribute = "i32 dense array attribute"}
    %3 = irdl.any {description = "LLVM dialect-compatible vector type", type = "vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1"}
    irdl.operands(v1: %0, v2: %1)
    irdl.results(res: %3)
    irdl.attributes {"mask" = %2}
  }
  irdl.operation @sitofp attributes {
      class = "SIToFPOp",
      format = "$arg attr-dict `:` type($arg) `to` type($res)",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    irdl.operands(arg: %0)
    irdl.results(res: %1)
  }
  irdl.operation @srem attributes {
      class = "SRemOp",
      format = "$lhs `,` $rhs attr-dict `:` type($res)",
      traits = ["SameOperandsAndResultType", "NoMemoryEffect", "Pure"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(res: %2)
  }
  irdl.operation @store attributes {
      format = "(`volatile` $volatile_^)? $value `,` $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? (`invariant_group` $invariantGroup^)? attr-dict `:` type($value) `,` qualified(type($addr))",
      rules = ["known(value is '(signless integer or bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm or !ptr or vector of any type values and of rank 1)') and not known(value.mnemonic in ['void', 'func']): operand #0 must be LLVM type with size, but got {q(value.type)}",
        "let atomic_width = either(when(value.mnemonic == 'ptr', 64, nothing), when(value is 'signless integer or floating-point', value.width, nothing))",
        "if ordering == 0: not has(syncscope): expected syncscope to be null for non-atomic access",
        "if ordering != 0: atomic_width >= 8 and power_of_two(atomic_width): unsupported type {q(value.type)} for atomic access",
        "if ordering != 0: not (ordering in [4, 6]): unsupported ordering '{ordering.word}'",
        "if ordering != 0: has(alignment): expected alignment for atomic access"]} {
    %0 = irdl.any {description = "LLVM type with size"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute", optional}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"], default = "0 : i64", description = "Atomic ordering for LLVM's memory model", values = [0, 1, 2, 4, 5, 6, 7]}
    %7 = irdl.any {attribute = "string attribute", optional}
    %8 = irdl.any {attribute = "array attribute of #llvm.access_group", description = "LLVM dialect access group metadata array", optional}
    %9 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %10 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %11 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(value: %0, addr: %1)
    irdl.attributes {"alignment" = %2, "volatile_" = %3, "nontemporal" = %4, "invariantGroup" = %5, "ordering" = %6, "syncscope" = %7, "access_groups" = %8, "alias_scopes" = %9, "noalias_scopes" = %10, "tbaa" = %11}
  }
  irdl.operation @sub attributes {
      format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)",
      traits = ["SameOperandsAndResultType", "NoMemoryEffect", "Pure"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["none", "nsw", "nuw"], default = "0 : i32", description = "LLVM integer overflow flags", flags = ", ", values = [0, 1, 2], words = "overflow"}
    %3 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(res: %3)
    irdl.attributes {"overflowFlags" = %2}
  }
  irdl.operation @switch attributes {
      format = "$value `:` type($value) `,` $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)? custom<LLVMSwitchCases>(ref(type($value)), $case_values, $case_operand_segments, $caseDestinations, $caseOperands, type($caseOperands)) attr-dict",
      rules = ["if has(case_values): case_values.type.element == value: !expects case value type to match condition value type",
        "let n = either(case_values.size, 0)",
        "not (not has(case_values) and op.successors.size > 1): !expects number of case values to match number of case destinations",
        "if has(case_values): n == op.successors.size - 1: !expects number of case values to match number of case destinations",
        "if has(branch_weights): branch_weights.size == op.successors.size: !expects number of branch weights to match number of successors: {branch_weights.size} vs {op.successors.size}",
        "if has(branch_weights): any(w in branch_weights, w != 0): !branch weights cannot all be zero"],
      successors = ["defaultDestination", "caseDestinations..."],
      traits = ["AttrSizedOperandSegments", "Pure", "Terminator"]} {
    %0 = irdl.any {type = "signless integer"}
    %1 = irdl.any {name = "defaultOperands", type = "any type"}
    %2 = irdl.any {name = "caseOperands", type = "any type"}
    %3 = irdl.any {attribute = "integer elements attribute", optional}
    %4 = irdl.any {attribute = "i32 dense array attribute"}
    %5 = irdl.any {attribute = "i32 dense array attribute", optional}
    irdl.operands(value: %0, default_operands: variadic %1, case_operands: variadic %2)
    irdl.attributes {"case_values" = %3, "case_operand_segments" = %4, "branch_weights" = %5}
  }
  irdl.operation @trunc attributes {
      format = "$arg ($overflowFlags^)? attr-dict `:` type($arg) `to` type($res)",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["none", "nsw", "nuw"], default = "0 : i32", description = "LLVM integer overflow flags", flags = ", ", values = [0, 1, 2], words = "overflow"}
    %2 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    irdl.operands(arg: %0)
    irdl.results(res: %2)
    irdl.attributes {"overflowFlags" = %1}
  }
  irdl.operation @udiv attributes {
      class = "UDivOp",
      format = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
      traits = ["SameOperandsAndResultType", "NoMemoryEffect", "ConditionallySpeculatable"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(res: %3)
    irdl.attributes {"isExact" = %2}
  }
  irdl.operation @uitofp attributes {
      class = "UIToFPOp",
      format = "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {attribute = "unit attribute"}
    %2 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    irdl.operands(arg: %0)
    irdl.results(res: %2)
    irdl.attributes {"nonNeg" = %1}
  }
  irdl.operation @unreachable attributes {
      format = "attr-dict",
      traits = ["Terminator"]}
  irdl.operation @urem attributes {
      class = "URemOp",
      format = "$lhs `,` $rhs attr-dict `:` type($res)",
      traits = ["SameOperandsAndResultType", "NoMemoryEffect", "Pure"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(res: %2)
  }
  irdl.operation @va_arg attributes {
      format = "$arg attr-dict `:` functional-type($arg, $res)"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(arg: %0)
    irdl.results(res: %1)
  }
  irdl.operation @xor attributes {
      class = "XOrOp",
      format = "$lhs `,` $rhs attr-dict `:` type($res)",
      traits = ["SameOperandsAndResultType", "NoMemoryEffect", "Pure"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %2 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(res: %2)
  }
  irdl.operation @zext attributes {
      class = "ZExtOp",
      format = "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)",
      rules = ["let x = arg.type",
        "let y = res.type",
        "if x is not 'vector' and y is 'vector': y is not 'vector': !input type is an integer but output type is a vector",
        "if x is 'vector' and y is not 'vector': x is not 'vector': !input type is a vector but output type is an integer",
        "if x is 'vector' and y is 'vector': x.dims == y.dims and x.scalables == y.scalables: !input and output vectors are of incompatible shape",
        "y.width > x.width: !integer width of the output type is smaller or equal to the integer width of the input type"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    %1 = irdl.any {attribute = "unit attribute"}
    %2 = irdl.any {description = "signless integer or LLVM dialect-compatible vector of signless integer", type = "signless integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of signless integer values"}
    irdl.operands(arg: %0)
    irdl.results(res: %2)
    irdl.attributes {"nonNeg" = %1}
  }
}
