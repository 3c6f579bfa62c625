// The rocdl dialect, made by import-dialect.

irdl.dialect @rocdl attributes {all_attributes, all_types, inlines, inferring_builders = []} {
  irdl.attribute @target attributes {
      cpp = "ROCDL_TargetAttr",
      format = "(`<` struct($O, $triple, $chip, $features, $abi, $flags, $link)^ `>`)?"} {
    %0 = irdl.any {cpp = "int", default = "2", name = "O", parameter = "i32"}
    %1 = irdl.any {cpp = "::llvm::StringRef", default = "\"amdgcn-amd-amdhsa\"", parameter = "string"}
    %2 = irdl.any {cpp = "::llvm::StringRef", default = "\"gfx900\"", parameter = "string"}
    %3 = irdl.any {cpp = "::llvm::StringRef", default = "\"\"", parameter = "string"}
    %4 = irdl.any {cpp = "::llvm::StringRef", default = "\"600\"", parameter = "string"}
    %5 = irdl.any {cpp = "DictionaryAttr", optional, parameter = "dictionary attribute"}
    %6 = irdl.any {cpp = "ArrayAttr", optional, parameter = "array attribute"}
    irdl.parameters(o: %0, triple: %1, chip: %2, features: %3, abi: %4, flags: %5, link: %6)
  }
  irdl.operation @ballot attributes {
      format = "$pred attr-dict `:` type($res)"} {
    %0 = irdl.any {type = "1-bit signless integer"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(pred: %0)
    irdl.results(res: %1)
  }
  irdl.operation @barrier attributes {
      format = "attr-dict"}
  irdl.operation @cluster_id_x attributes {
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "cluster.id.x",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @cluster_id_y attributes {
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "cluster.id.y",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @cluster_id_z attributes {
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "cluster.id.z",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @cluster_load_async_to_lds_b128 attributes {
      class = "ClusterLoadAsyncToLDSB128Op",
      format = "$globalPtr `,` $ldsPtr `,` $offset `,` $cpol `,` $mask attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))",
      name = "cluster.load.async.to.lds.b128"} {
    %0 = irdl.any {description = "LLVM pointer in address space 1", implied = "!llvm.ptr<1>", name = "globalPtr", type = "!llvm.ptr<1>"}
    %1 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", name = "ldsPtr", type = "!llvm.ptr<3>"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {type = "32-bit signless integer"}
    %5 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %6 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %7 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(global_ptr: %0, lds_ptr: %1, mask: %4)
    irdl.attributes {"offset" = %2, "cpol" = %3, "alias_scopes" = %5, "noalias_scopes" = %6, "tbaa" = %7}
  }
  irdl.operation @cluster_load_async_to_lds_b32 attributes {
      class = "ClusterLoadAsyncToLDSB32Op",
      format = "$globalPtr `,` $ldsPtr `,` $offset `,` $cpol `,` $mask attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))",
      name = "cluster.load.async.to.lds.b32"} {
    %0 = irdl.any {description = "LLVM pointer in address space 1", implied = "!llvm.ptr<1>", name = "globalPtr", type = "!llvm.ptr<1>"}
    %1 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", name = "ldsPtr", type = "!llvm.ptr<3>"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {type = "32-bit signless integer"}
    %5 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %6 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %7 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(global_ptr: %0, lds_ptr: %1, mask: %4)
    irdl.attributes {"offset" = %2, "cpol" = %3, "alias_scopes" = %5, "noalias_scopes" = %6, "tbaa" = %7}
  }
  irdl.operation @cluster_load_async_to_lds_b64 attributes {
      class = "ClusterLoadAsyncToLDSB64Op",
      format = "$globalPtr `,` $ldsPtr `,` $offset `,` $cpol `,` $mask attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))",
      name = "cluster.load.async.to.lds.b64"} {
    %0 = irdl.any {description = "LLVM pointer in address space 1", implied = "!llvm.ptr<1>", name = "globalPtr", type = "!llvm.ptr<1>"}
    %1 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", name = "ldsPtr", type = "!llvm.ptr<3>"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {type = "32-bit signless integer"}
    %5 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %6 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %7 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(global_ptr: %0, lds_ptr: %1, mask: %4)
    irdl.attributes {"offset" = %2, "cpol" = %3, "alias_scopes" = %5, "noalias_scopes" = %6, "tbaa" = %7}
  }
  irdl.operation @cluster_load_async_to_lds_b8 attributes {
      class = "ClusterLoadAsyncToLDSB8Op",
      format = "$globalPtr `,` $ldsPtr `,` $offset `,` $cpol `,` $mask attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))",
      name = "cluster.load.async.to.lds.b8"} {
    %0 = irdl.any {description = "LLVM pointer in address space 1", implied = "!llvm.ptr<1>", name = "globalPtr", type = "!llvm.ptr<1>"}
    %1 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", name = "ldsPtr", type = "!llvm.ptr<3>"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {type = "32-bit signless integer"}
    %5 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %6 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %7 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(global_ptr: %0, lds_ptr: %1, mask: %4)
    irdl.attributes {"offset" = %2, "cpol" = %3, "alias_scopes" = %5, "noalias_scopes" = %6, "tbaa" = %7}
  }
  irdl.operation @cos attributes {
      class = "ROCDLCos",
      format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128)"}
    %1 = irdl.any {description = "floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128)"}
    irdl.operands(arg: %0)
    irdl.results(res: %1)
  }
  irdl.operation @cvt_f32_bf8 attributes {
      format = "attr-dict $srcA `[` $byteSel `]` `:` type($res)",
      name = "cvt.f32.bf8",
      traits = ["Pure"]} {
    %0 = irdl.any {name = "srcA", type = "32-bit signless integer"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src_a: %0)
    irdl.results(res: %2)
    irdl.attributes {"byteSel" = %1}
  }
  irdl.operation @cvt_f32_fp8 attributes {
      format = "attr-dict $srcA `[` $byteSel `]` `:` type($res)",
      name = "cvt.f32.fp8",
      traits = ["Pure"]} {
    %0 = irdl.any {name = "srcA", type = "32-bit signless integer"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src_a: %0)
    irdl.results(res: %2)
    irdl.attributes {"byteSel" = %1}
  }
  irdl.operation @cvt_pk_bf8_f32 attributes {
      format = "attr-dict $srcA `,` $srcB `->` $old `[` $wordSel `]` `:` type($res)",
      name = "cvt.pk.bf8.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {name = "srcA", type = "32-bit float"}
    %1 = irdl.any {name = "srcB", type = "32-bit float"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {attribute = "1-bit signless integer attribute"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src_a: %0, src_b: %1, old: %2)
    irdl.results(res: %4)
    irdl.attributes {"wordSel" = %3}
  }
  irdl.operation @cvt_pk_f32_bf8 attributes {
      format = "attr-dict $src `[` $wordSel `]` `:` type($res)",
      name = "cvt.pk.f32.bf8",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {attribute = "1-bit signless integer attribute"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src: %0)
    irdl.results(res: %2)
    irdl.attributes {"wordSel" = %1}
  }
  irdl.operation @cvt_pk_f32_fp8 attributes {
      format = "attr-dict $src `[` $wordSel `]` `:` type($res)",
      name = "cvt.pk.f32.fp8",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {attribute = "1-bit signless integer attribute"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src: %0)
    irdl.results(res: %2)
    irdl.attributes {"wordSel" = %1}
  }
  irdl.operation @cvt_pk_fp8_f32 attributes {
      format = "attr-dict $srcA `,` $srcB `->` $old `[` $wordSel `]` `:` type($res)",
      name = "cvt.pk.fp8.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {name = "srcA", type = "32-bit float"}
    %1 = irdl.any {name = "srcB", type = "32-bit float"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {attribute = "1-bit signless integer attribute"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src_a: %0, src_b: %1, old: %2)
    irdl.results(res: %4)
    irdl.attributes {"wordSel" = %3}
  }
  irdl.operation @cvt_pkrtz attributes {
      class = "CvtPkRtz",
      format = "attr-dict $srcA `,` $srcB `:` type($res)",
      name = "cvt.pkrtz",
      traits = ["Pure"]} {
    %0 = irdl.any {name = "srcA", type = "32-bit float"}
    %1 = irdl.any {name = "srcB", type = "32-bit float"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src_a: %0, src_b: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scale_pk16_bf16_bf6 attributes {
      class = "CvtPkScalePk16Bf16Bf6Op",
      format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
      name = "cvt.scale.pk16.bf16.bf6",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 3", implied = "vector<3xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 3"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 16", implied = "vector<16xbf16>", type = "fixed-length vector of bfloat16 type values and of length 16"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"scaleSel" = %2}
  }
  irdl.operation @cvt_scale_pk16_bf16_fp6 attributes {
      class = "CvtPkScalePk16Bf16Fp6Op",
      format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
      name = "cvt.scale.pk16.bf16.fp6",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 3", implied = "vector<3xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 3"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 16", implied = "vector<16xbf16>", type = "fixed-length vector of bfloat16 type values and of length 16"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"scaleSel" = %2}
  }
  irdl.operation @cvt_scale_pk16_f16_bf6 attributes {
      class = "CvtPkScalePk16F16Bf6Op",
      format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
      name = "cvt.scale.pk16.f16.bf6",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 3", implied = "vector<3xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 3"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of 16-bit float values of length 16", implied = "vector<16xf16>", type = "fixed-length vector of f16 values and of length 16"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"scaleSel" = %2}
  }
  irdl.operation @cvt_scale_pk16_f16_fp6 attributes {
      class = "CvtPkScalePk16F16Fp6Op",
      format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
      name = "cvt.scale.pk16.f16.fp6",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 3", implied = "vector<3xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 3"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of 16-bit float values of length 16", implied = "vector<16xf16>", type = "fixed-length vector of f16 values and of length 16"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"scaleSel" = %2}
  }
  irdl.operation @cvt_scale_pk16_f32_bf6 attributes {
      class = "CvtPkScalePk16F32Bf6Op",
      format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
      name = "cvt.scale.pk16.f32.bf6",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 3", implied = "vector<3xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 3"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit float values of length 16", implied = "vector<16xf32>", type = "fixed-length vector of f32 values and of length 16"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"scaleSel" = %2}
  }
  irdl.operation @cvt_scale_pk16_f32_fp6 attributes {
      class = "CvtPkScalePk16F32Fp6Op",
      format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
      name = "cvt.scale.pk16.f32.fp6",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 3", implied = "vector<3xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 3"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit float values of length 16", implied = "vector<16xf32>", type = "fixed-length vector of f32 values and of length 16"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"scaleSel" = %2}
  }
  irdl.operation @cvt_scale_pk8_bf16_bf8 attributes {
      class = "CvtPkScalePk8Bf16Bf8Op",
      format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
      name = "cvt.scale.pk8.bf16.bf8",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 2", implied = "vector<2xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 2"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 8", implied = "vector<8xbf16>", type = "fixed-length vector of bfloat16 type values and of length 8"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"scaleSel" = %2}
  }
  irdl.operation @cvt_scale_pk8_bf16_fp4 attributes {
      class = "CvtPkScalePk8Bf16Fp4Op",
      format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
      name = "cvt.scale.pk8.bf16.fp4",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 8", implied = "vector<8xbf16>", type = "fixed-length vector of bfloat16 type values and of length 8"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"scaleSel" = %2}
  }
  irdl.operation @cvt_scale_pk8_bf16_fp8 attributes {
      class = "CvtPkScalePk8Bf16Fp8Op",
      format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
      name = "cvt.scale.pk8.bf16.fp8",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 2", implied = "vector<2xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 2"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 8", implied = "vector<8xbf16>", type = "fixed-length vector of bfloat16 type values and of length 8"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"scaleSel" = %2}
  }
  irdl.operation @cvt_scale_pk8_f16_bf8 attributes {
      class = "CvtPkScalePk8F16Bf8Op",
      format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
      name = "cvt.scale.pk8.f16.bf8",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 2", implied = "vector<2xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 2"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of 16-bit float values of length 8", implied = "vector<8xf16>", type = "fixed-length vector of f16 values and of length 8"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"scaleSel" = %2}
  }
  irdl.operation @cvt_scale_pk8_f16_fp4 attributes {
      class = "CvtPkScalePk8F16Fp4Op",
      format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
      name = "cvt.scale.pk8.f16.fp4",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of 16-bit float values of length 8", implied = "vector<8xf16>", type = "fixed-length vector of f16 values and of length 8"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"scaleSel" = %2}
  }
  irdl.operation @cvt_scale_pk8_f16_fp8 attributes {
      class = "CvtPkScalePk8F16Fp8Op",
      format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
      name = "cvt.scale.pk8.f16.fp8",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 2", implied = "vector<2xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 2"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of 16-bit float values of length 8", implied = "vector<8xf16>", type = "fixed-length vector of f16 values and of length 8"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"scaleSel" = %2}
  }
  irdl.operation @cvt_scale_pk8_f32_bf8 attributes {
      class = "CvtPkScalePk8F32Bf8Op",
      format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
      name = "cvt.scale.pk8.f32.bf8",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 2", implied = "vector<2xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 2"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit float values of length 8", implied = "vector<8xf32>", type = "fixed-length vector of f32 values and of length 8"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"scaleSel" = %2}
  }
  irdl.operation @cvt_scale_pk8_f32_fp4 attributes {
      class = "CvtPkScalePk8F32Fp4Op",
      format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
      name = "cvt.scale.pk8.f32.fp4",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit float values of length 8", implied = "vector<8xf32>", type = "fixed-length vector of f32 values and of length 8"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"scaleSel" = %2}
  }
  irdl.operation @cvt_scale_pk8_f32_fp8 attributes {
      class = "CvtPkScalePk8F32Fp8Op",
      format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
      name = "cvt.scale.pk8.f32.fp8",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 2", implied = "vector<2xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 2"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit float values of length 8", implied = "vector<8xf32>", type = "fixed-length vector of f32 values and of length 8"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"scaleSel" = %2}
  }
  irdl.operation @cvt_scalef32_2xpk16_bf6_f32 attributes {
      class = "CvtScaleF322xPk16Bf6F32Op",
      format = "attr-dict $src0 `,` $src1 `,` $scale `:` type($res)",
      name = "cvt.scalef32.2xpk16.bf6.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit float values of length 16", implied = "vector<16xf32>", type = "fixed-length vector of f32 values and of length 16"}
    %1 = irdl.any {description = "fixed-length vector of 32-bit float values of length 16", implied = "vector<16xf32>", type = "fixed-length vector of f32 values and of length 16"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 6", implied = "vector<6xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 6"}
    irdl.operands(src0: %0, src1: %1, scale: %2)
    irdl.results(res: %3)
  }
  irdl.operation @cvt_scalef32_2xpk16_fp6_f32 attributes {
      class = "CvtScaleF322xPk16Fp6F32Op",
      format = "attr-dict $src0 `,` $src1 `,` $scale `:` type($res)",
      name = "cvt.scalef32.2xpk16.fp6.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit float values of length 16", implied = "vector<16xf32>", type = "fixed-length vector of f32 values and of length 16"}
    %1 = irdl.any {description = "fixed-length vector of 32-bit float values of length 16", implied = "vector<16xf32>", type = "fixed-length vector of f32 values and of length 16"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 6", implied = "vector<6xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 6"}
    irdl.operands(src0: %0, src1: %1, scale: %2)
    irdl.results(res: %3)
  }
  irdl.operation @cvt_scalef32_f16_bf8 attributes {
      class = "CvtScaleF32F16Bf8Op",
      format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)",
      name = "cvt.scalef32.f16.bf8",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16-bit float values of length 2", implied = "vector<2xf16>", name = "oldVdst", type = "fixed-length vector of f16 values and of length 2"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {attribute = "1-bit signless integer attribute"}
    %5 = irdl.any {description = "fixed-length vector of 16-bit float values of length 2", implied = "vector<2xf16>", type = "fixed-length vector of f16 values and of length 2"}
    irdl.operands(old_vdst: %0, src: %1, scale: %2)
    irdl.results(res: %5)
    irdl.attributes {"srcSelIndex" = %3, "dstLoHiSel" = %4}
  }
  irdl.operation @cvt_scalef32_f16_fp8 attributes {
      class = "CvtScaleF32F16Fp8Op",
      format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)",
      name = "cvt.scalef32.f16.fp8",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16-bit float values of length 2", implied = "vector<2xf16>", name = "oldVdst", type = "fixed-length vector of f16 values and of length 2"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {attribute = "1-bit signless integer attribute"}
    %5 = irdl.any {description = "fixed-length vector of 16-bit float values of length 2", implied = "vector<2xf16>", type = "fixed-length vector of f16 values and of length 2"}
    irdl.operands(old_vdst: %0, src: %1, scale: %2)
    irdl.results(res: %5)
    irdl.attributes {"srcSelIndex" = %3, "dstLoHiSel" = %4}
  }
  irdl.operation @cvt_scalef32_f32_bf8 attributes {
      class = "CvtScaleF32F32Bf8Op",
      format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)",
      name = "cvt.scalef32.f32.bf8",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit float"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"srcSelIndex" = %2}
  }
  irdl.operation @cvt_scalef32_f32_fp8 attributes {
      class = "CvtScaleF32F32Fp8Op",
      format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)",
      name = "cvt.scalef32.f32.fp8",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit float"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"srcSelIndex" = %2}
  }
  irdl.operation @cvt_scalef32_pk_bf16_bf8 attributes {
      class = "CvtScaleF32PkBf16Bf8Op",
      format = "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk.bf16.bf8",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {attribute = "1-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 2", implied = "vector<2xbf16>", type = "fixed-length vector of bfloat16 type values and of length 2"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"srcLoHiSel" = %2}
  }
  irdl.operation @cvt_scalef32_pk_bf16_fp4 attributes {
      class = "CvtScaleF32PkBf16Fp4Op",
      format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk.bf16.fp4",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 2", implied = "vector<2xbf16>", type = "fixed-length vector of bfloat16 type values and of length 2"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"srcSelIndex" = %2}
  }
  irdl.operation @cvt_scalef32_pk_bf16_fp8 attributes {
      class = "CvtScaleF32PkBf16Fp8Op",
      format = "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk.bf16.fp8",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {attribute = "1-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 2", implied = "vector<2xbf16>", type = "fixed-length vector of bfloat16 type values and of length 2"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"srcLoHiSel" = %2}
  }
  irdl.operation @cvt_scalef32_pk_bf8_bf16 attributes {
      class = "CvtScaleF32PkBf8Bf16Op",
      format = "attr-dict $src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)",
      name = "cvt.scalef32.pk.bf8.bf16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16-bit signless integer values of length 2", implied = "vector<2xi16>", name = "oldVdst", type = "fixed-length vector of 16-bit signless integer values and of length 2"}
    %1 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 2", implied = "vector<2xbf16>", type = "fixed-length vector of bfloat16 type values and of length 2"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {attribute = "1-bit signless integer attribute"}
    %4 = irdl.any {description = "fixed-length vector of 16-bit signless integer values of length 2", implied = "vector<2xi16>", type = "fixed-length vector of 16-bit signless integer values and of length 2"}
    irdl.operands(old_vdst: %0, src0: %1, scale: %2)
    irdl.results(res: %4)
    irdl.attributes {"dstLoHiSel" = %3}
  }
  irdl.operation @cvt_scalef32_pk_bf8_f16 attributes {
      class = "CvtScaleF32PkBf8F16Op",
      format = "attr-dict $src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)",
      name = "cvt.scalef32.pk.bf8.f16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16-bit signless integer values of length 2", implied = "vector<2xi16>", name = "oldVdst", type = "fixed-length vector of 16-bit signless integer values and of length 2"}
    %1 = irdl.any {description = "fixed-length vector of 16-bit float values of length 2", implied = "vector<2xf16>", type = "fixed-length vector of f16 values and of length 2"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {attribute = "1-bit signless integer attribute"}
    %4 = irdl.any {description = "fixed-length vector of 16-bit signless integer values of length 2", implied = "vector<2xi16>", type = "fixed-length vector of 16-bit signless integer values and of length 2"}
    irdl.operands(old_vdst: %0, src0: %1, scale: %2)
    irdl.results(res: %4)
    irdl.attributes {"dstLoHiSel" = %3}
  }
  irdl.operation @cvt_scalef32_pk_bf8_f32 attributes {
      class = "CvtScaleF32PkBf8F32Op",
      format = "attr-dict $src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)",
      name = "cvt.scalef32.pk.bf8.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16-bit signless integer values of length 2", implied = "vector<2xi16>", name = "oldVdst", type = "fixed-length vector of 16-bit signless integer values and of length 2"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {type = "32-bit float"}
    %4 = irdl.any {attribute = "1-bit signless integer attribute"}
    %5 = irdl.any {description = "fixed-length vector of 16-bit signless integer values of length 2", implied = "vector<2xi16>", type = "fixed-length vector of 16-bit signless integer values and of length 2"}
    irdl.operands(old_vdst: %0, src0: %1, src1: %2, scale: %3)
    irdl.results(res: %5)
    irdl.attributes {"dstLoHiSel" = %4}
  }
  irdl.operation @cvt_scalef32_pk_f16_bf8 attributes {
      class = "CvtScaleF32PkF16Bf8Op",
      format = "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk.f16.bf8",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {attribute = "1-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of 16-bit float values of length 2", implied = "vector<2xf16>", type = "fixed-length vector of f16 values and of length 2"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"srcLoHiSel" = %2}
  }
  irdl.operation @cvt_scalef32_pk_f16_fp4 attributes {
      class = "CvtScaleF32PkF16Fp4Op",
      format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk.f16.fp4",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of 16-bit float values of length 2", implied = "vector<2xf16>", type = "fixed-length vector of f16 values and of length 2"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"srcSelIndex" = %2}
  }
  irdl.operation @cvt_scalef32_pk_f16_fp8 attributes {
      class = "CvtScaleF32PkF16Fp8Op",
      format = "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk.f16.fp8",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {attribute = "1-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of 16-bit float values of length 2", implied = "vector<2xf16>", type = "fixed-length vector of f16 values and of length 2"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"srcLoHiSel" = %2}
  }
  irdl.operation @cvt_scalef32_pk_f32_bf8 attributes {
      class = "CvtScaleF32PkF32Bf8Op",
      format = "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk.f32.bf8",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {attribute = "1-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit float values of length 2", implied = "vector<2xf32>", type = "fixed-length vector of f32 values and of length 2"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"srcLoHiSel" = %2}
  }
  irdl.operation @cvt_scalef32_pk_f32_fp4 attributes {
      class = "CvtScaleF32PkF32Fp4Op",
      format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk.f32.fp4",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit float values of length 2", implied = "vector<2xf32>", type = "fixed-length vector of f32 values and of length 2"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"srcSelIndex" = %2}
  }
  irdl.operation @cvt_scalef32_pk_f32_fp8 attributes {
      class = "CvtScaleF32PkF32Fp8Op",
      format = "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk.f32.fp8",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {attribute = "1-bit signless integer attribute"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit float values of length 2", implied = "vector<2xf32>", type = "fixed-length vector of f32 values and of length 2"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"srcLoHiSel" = %2}
  }
  irdl.operation @cvt_scalef32_pk_fp4_bf16 attributes {
      class = "CvtScaleF32PkFp4Bf16Op",
      format = "attr-dict $src `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
      name = "cvt.scalef32.pk.fp4.bf16",
      traits = ["Pure"]} {
    %0 = irdl.any {name = "oldVdst", type = "32-bit signless integer"}
    %1 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 2", implied = "vector<2xbf16>", type = "fixed-length vector of bfloat16 type values and of length 2"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(old_vdst: %0, src: %1, scale: %2)
    irdl.results(res: %4)
    irdl.attributes {"dstSelIndex" = %3}
  }
  irdl.operation @cvt_scalef32_pk_fp4_f16 attributes {
      class = "CvtScaleF32PkFp4F16Op",
      format = "attr-dict $src `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
      name = "cvt.scalef32.pk.fp4.f16",
      traits = ["Pure"]} {
    %0 = irdl.any {name = "oldVdst", type = "32-bit signless integer"}
    %1 = irdl.any {description = "fixed-length vector of 16-bit float values of length 2", implied = "vector<2xf16>", type = "fixed-length vector of f16 values and of length 2"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(old_vdst: %0, src: %1, scale: %2)
    irdl.results(res: %4)
    irdl.attributes {"dstSelIndex" = %3}
  }
  irdl.operation @cvt_scalef32_pk_fp4_f32 attributes {
      class = "CvtScaleF32PkFp4F32Op",
      format = "attr-dict $src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
      name = "cvt.scalef32.pk.fp4.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {name = "oldVdst", type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {type = "32-bit float"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute"}
    %5 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(old_vdst: %0, src0: %1, src1: %2, scale: %3)
    irdl.results(res: %5)
    irdl.attributes {"dstSelIndex" = %4}
  }
  irdl.operation @cvt_scalef32_pk_fp8_bf16 attributes {
      class = "CvtScaleF32PkFp8Bf16Op",
      format = "attr-dict $src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)",
      name = "cvt.scalef32.pk.fp8.bf16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16-bit signless integer values of length 2", implied = "vector<2xi16>", name = "oldVdst", type = "fixed-length vector of 16-bit signless integer values and of length 2"}
    %1 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 2", implied = "vector<2xbf16>", type = "fixed-length vector of bfloat16 type values and of length 2"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {attribute = "1-bit signless integer attribute"}
    %4 = irdl.any {description = "fixed-length vector of 16-bit signless integer values of length 2", implied = "vector<2xi16>", type = "fixed-length vector of 16-bit signless integer values and of length 2"}
    irdl.operands(old_vdst: %0, src0: %1, scale: %2)
    irdl.results(res: %4)
    irdl.attributes {"dstLoHiSel" = %3}
  }
  irdl.operation @cvt_scalef32_pk_fp8_f16 attributes {
      class = "CvtScaleF32PkFp8F16Op",
      format = "attr-dict $src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)",
      name = "cvt.scalef32.pk.fp8.f16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16-bit signless integer values of length 2", implied = "vector<2xi16>", name = "oldVdst", type = "fixed-length vector of 16-bit signless integer values and of length 2"}
    %1 = irdl.any {description = "fixed-length vector of 16-bit float values of length 2", implied = "vector<2xf16>", type = "fixed-length vector of f16 values and of length 2"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {attribute = "1-bit signless integer attribute"}
    %4 = irdl.any {description = "fixed-length vector of 16-bit signless integer values of length 2", implied = "vector<2xi16>", type = "fixed-length vector of 16-bit signless integer values and of length 2"}
    irdl.operands(old_vdst: %0, src0: %1, scale: %2)
    irdl.results(res: %4)
    irdl.attributes {"dstLoHiSel" = %3}
  }
  irdl.operation @cvt_scalef32_pk_fp8_f32 attributes {
      class = "CvtScaleF32PkFp8F32Op",
      format = "attr-dict $src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)",
      name = "cvt.scalef32.pk.fp8.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16-bit signless integer values of length 2", implied = "vector<2xi16>", name = "oldVdst", type = "fixed-length vector of 16-bit signless integer values and of length 2"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {type = "32-bit float"}
    %4 = irdl.any {attribute = "1-bit signless integer attribute"}
    %5 = irdl.any {description = "fixed-length vector of 16-bit signless integer values of length 2", implied = "vector<2xi16>", type = "fixed-length vector of 16-bit signless integer values and of length 2"}
    irdl.operands(old_vdst: %0, src0: %1, src1: %2, scale: %3)
    irdl.results(res: %5)
    irdl.attributes {"dstLoHiSel" = %4}
  }
  irdl.operation @cvt_scalef32_pk16_bf6_bf16 attributes {
      class = "CvtScaleF32Pk16Bf6Bf16Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk16.bf6.bf16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 16", implied = "vector<16xbf16>", type = "fixed-length vector of bfloat16 type values and of length 16"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 3", implied = "vector<3xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 3"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk16_bf6_f16 attributes {
      class = "CvtScaleF32Pk16Bf6F16Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk16.bf6.f16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16-bit float values of length 16", implied = "vector<16xf16>", type = "fixed-length vector of f16 values and of length 16"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 3", implied = "vector<3xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 3"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk16_bf6_f32 attributes {
      class = "CvtScaleF32Pk16Bf6F32Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk16.bf6.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit float values of length 16", implied = "vector<16xf32>", type = "fixed-length vector of f32 values and of length 16"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 3", implied = "vector<3xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 3"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk16_fp6_bf16 attributes {
      class = "CvtScaleF32Pk16Fp6Bf16Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk16.fp6.bf16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 16", implied = "vector<16xbf16>", type = "fixed-length vector of bfloat16 type values and of length 16"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 3", implied = "vector<3xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 3"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk16_fp6_f16 attributes {
      class = "CvtScaleF32Pk16Fp6F16Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk16.fp6.f16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16-bit float values of length 16", implied = "vector<16xf16>", type = "fixed-length vector of f16 values and of length 16"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 3", implied = "vector<3xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 3"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk16_fp6_f32 attributes {
      class = "CvtScaleF32Pk16Fp6F32Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk16.fp6.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit float values of length 16", implied = "vector<16xf32>", type = "fixed-length vector of f32 values and of length 16"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 3", implied = "vector<3xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 3"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk32_bf16_bf6 attributes {
      class = "CvtScaleF32Pk32Bf16Bf6Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk32.bf16.bf6",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 6", implied = "vector<6xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 6"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 32", implied = "vector<32xbf16>", type = "fixed-length vector of bfloat16 type values and of length 32"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk32_bf16_fp6 attributes {
      class = "CvtScaleF32Pk32Bf16Fp6Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk32.bf16.fp6",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 6", implied = "vector<6xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 6"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 32", implied = "vector<32xbf16>", type = "fixed-length vector of bfloat16 type values and of length 32"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk32_bf6_bf16 attributes {
      class = "CvtScaleF32Pk32Bf6Bf16Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk32.bf6.bf16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 32", implied = "vector<32xbf16>", type = "fixed-length vector of bfloat16 type values and of length 32"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 6", implied = "vector<6xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 6"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk32_bf6_f16 attributes {
      class = "CvtScaleF32Pk32Bf6F16Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk32.bf6.f16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16-bit float values of length 32", implied = "vector<32xf16>", type = "fixed-length vector of f16 values and of length 32"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 6", implied = "vector<6xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 6"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk32_f16_bf6 attributes {
      class = "CvtScaleF32Pk32F16Bf6Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk32.f16.bf6",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 6", implied = "vector<6xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 6"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {description = "fixed-length vector of 16-bit float values of length 32", implied = "vector<32xf16>", type = "fixed-length vector of f16 values and of length 32"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk32_f16_fp6 attributes {
      class = "CvtScaleF32Pk32F16Fp6Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk32.f16.fp6",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 6", implied = "vector<6xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 6"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {description = "fixed-length vector of 16-bit float values of length 32", implied = "vector<32xf16>", type = "fixed-length vector of f16 values and of length 32"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk32_f32_bf6 attributes {
      class = "CvtScaleF32Pk32F32Bf6Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk32.f32.bf6",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 6", implied = "vector<6xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 6"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {description = "fixed-length vector of 32-bit float values of length 32", implied = "vector<32xf32>", type = "fixed-length vector of f32 values and of length 32"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk32_f32_fp6 attributes {
      class = "CvtScaleF32Pk32F32Fp6Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk32.f32.fp6",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 6", implied = "vector<6xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 6"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {description = "fixed-length vector of 32-bit float values of length 32", implied = "vector<32xf32>", type = "fixed-length vector of f32 values and of length 32"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk32_fp6_bf16 attributes {
      class = "CvtScaleF32Pk32Fp6Bf16Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk32.fp6.bf16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 32", implied = "vector<32xbf16>", type = "fixed-length vector of bfloat16 type values and of length 32"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 6", implied = "vector<6xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 6"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk32_fp6_f16 attributes {
      class = "CvtScaleF32Pk32Fp6F16Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk32.fp6.f16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16-bit float values of length 32", implied = "vector<32xf16>", type = "fixed-length vector of f16 values and of length 32"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 6", implied = "vector<6xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 6"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk8_bf8_bf16 attributes {
      class = "CvtScaleF32Pk8Bf8Bf16Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk8.bf8.bf16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 8", implied = "vector<8xbf16>", type = "fixed-length vector of bfloat16 type values and of length 8"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 2", implied = "vector<2xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 2"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk8_bf8_f16 attributes {
      class = "CvtScaleF32Pk8Bf8F16Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk8.bf8.f16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16-bit float values of length 8", implied = "vector<8xf16>", type = "fixed-length vector of f16 values and of length 8"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 2", implied = "vector<2xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 2"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk8_bf8_f32 attributes {
      class = "CvtScaleF32Pk8Bf8F32Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk8.bf8.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit float values of length 8", implied = "vector<8xf32>", type = "fixed-length vector of f32 values and of length 8"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 2", implied = "vector<2xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 2"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk8_fp4_bf16 attributes {
      class = "CvtScaleF32Pk8Fp4Bf16Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk8.fp4.bf16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 8", implied = "vector<8xbf16>", type = "fixed-length vector of bfloat16 type values and of length 8"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk8_fp4_f16 attributes {
      class = "CvtScaleF32Pk8Fp4F16Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk8.fp4.f16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16-bit float values of length 8", implied = "vector<8xf16>", type = "fixed-length vector of f16 values and of length 8"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk8_fp4_f32 attributes {
      class = "CvtScaleF32Pk8Fp4F32Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk8.fp4.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit float values of length 8", implied = "vector<8xf32>", type = "fixed-length vector of f32 values and of length 8"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk8_fp8_bf16 attributes {
      class = "CvtScaleF32Pk8Fp8Bf16Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk8.fp8.bf16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 8", implied = "vector<8xbf16>", type = "fixed-length vector of bfloat16 type values and of length 8"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 2", implied = "vector<2xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 2"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk8_fp8_f16 attributes {
      class = "CvtScaleF32Pk8Fp8F16Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk8.fp8.f16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16-bit float values of length 8", implied = "vector<8xf16>", type = "fixed-length vector of f16 values and of length 8"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 2", implied = "vector<2xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 2"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_pk8_fp8_f32 attributes {
      class = "CvtScaleF32Pk8Fp8F32Op",
      format = "attr-dict $src `,` $scale `:` type($res)",
      name = "cvt.scalef32.pk8.fp8.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit float values of length 8", implied = "vector<8xf32>", type = "fixed-length vector of f32 values and of length 8"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 2", implied = "vector<2xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 2"}
    irdl.operands(src: %0, scale: %1)
    irdl.results(res: %2)
  }
  irdl.operation @cvt_scalef32_sr_bf8_bf16 attributes {
      class = "CvtScaleF32SrBf8BF16Op",
      format = "attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
      name = "cvt.scalef32.sr.bf8.bf16",
      traits = ["Pure"]} {
    %0 = irdl.any {name = "oldVdst", type = "32-bit signless integer"}
    %1 = irdl.any {type = "bfloat16 type"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {type = "32-bit float"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute"}
    %5 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(old_vdst: %0, src0: %1, seed: %2, scale: %3)
    irdl.results(res: %5)
    irdl.attributes {"dstSelIndex" = %4}
  }
  irdl.operation @cvt_scalef32_sr_bf8_f16 attributes {
      class = "CvtScaleF32SrBf8F16Op",
      format = "attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
      name = "cvt.scalef32.sr.bf8.f16",
      traits = ["Pure"]} {
    %0 = irdl.any {name = "oldVdst", type = "32-bit signless integer"}
    %1 = irdl.any {type = "16-bit float"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {type = "32-bit float"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute"}
    %5 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(old_vdst: %0, src0: %1, seed: %2, scale: %3)
    irdl.results(res: %5)
    irdl.attributes {"dstSelIndex" = %4}
  }
  irdl.operation @cvt_scalef32_sr_bf8_f32 attributes {
      class = "CvtScaleF32SrBf8F32Op",
      format = "attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
      name = "cvt.scalef32.sr.bf8.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {name = "oldVdst", type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {type = "32-bit float"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute"}
    %5 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(old_vdst: %0, src0: %1, seed: %2, scale: %3)
    irdl.results(res: %5)
    irdl.attributes {"dstSelIndex" = %4}
  }
  irdl.operation @cvt_scalef32_sr_fp8_bf16 attributes {
      class = "CvtScaleF32SrFp8BF16Op",
      format = "attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
      name = "cvt.scalef32.sr.fp8.bf16",
      traits = ["Pure"]} {
    %0 = irdl.any {name = "oldVdst", type = "32-bit signless integer"}
    %1 = irdl.any {type = "bfloat16 type"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {type = "32-bit float"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute"}
    %5 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(old_vdst: %0, src0: %1, seed: %2, scale: %3)
    irdl.results(res: %5)
    irdl.attributes {"dstSelIndex" = %4}
  }
  irdl.operation @cvt_scalef32_sr_fp8_f16 attributes {
      class = "CvtScaleF32SrFp8F16Op",
      format = "attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
      name = "cvt.scalef32.sr.fp8.f16",
      traits = ["Pure"]} {
    %0 = irdl.any {name = "oldVdst", type = "32-bit signless integer"}
    %1 = irdl.any {type = "16-bit float"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {type = "32-bit float"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute"}
    %5 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(old_vdst: %0, src0: %1, seed: %2, scale: %3)
    irdl.results(res: %5)
    irdl.attributes {"dstSelIndex" = %4}
  }
  irdl.operation @cvt_scalef32_sr_fp8_f32 attributes {
      class = "CvtScaleF32SrFp8F32Op",
      format = "attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
      name = "cvt.scalef32.sr.fp8.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {name = "oldVdst", type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {type = "32-bit float"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute"}
    %5 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(old_vdst: %0, src0: %1, seed: %2, scale: %3)
    irdl.results(res: %5)
    irdl.attributes {"dstSelIndex" = %4}
  }
  irdl.operation @cvt_scalef32_sr_pk_fp4_bf16 attributes {
      class = "CvtScaleF32SrPkFp4Bf16Op",
      format = "attr-dict $src `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
      name = "cvt.scalef32.sr.pk.fp4.bf16",
      traits = ["Pure"]} {
    %0 = irdl.any {name = "oldVdst", type = "32-bit signless integer"}
    %1 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 2", implied = "vector<2xbf16>", type = "fixed-length vector of bfloat16 type values and of length 2"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {type = "32-bit float"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute"}
    %5 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(old_vdst: %0, src: %1, seed: %2, scale: %3)
    irdl.results(res: %5)
    irdl.attributes {"dstSelIndex" = %4}
  }
  irdl.operation @cvt_scalef32_sr_pk_fp4_f16 attributes {
      class = "CvtScaleF32SrPkFp4F16Op",
      format = "attr-dict $src `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
      name = "cvt.scalef32.sr.pk.fp4.f16",
      traits = ["Pure"]} {
    %0 = irdl.any {name = "oldVdst", type = "32-bit signless integer"}
    %1 = irdl.any {description = "fixed-length vector of 16-bit float values of length 2", implied = "vector<2xf16>", type = "fixed-length vector of f16 values and of length 2"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {type = "32-bit float"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute"}
    %5 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(old_vdst: %0, src: %1, seed: %2, scale: %3)
    irdl.results(res: %5)
    irdl.attributes {"dstSelIndex" = %4}
  }
  irdl.operation @cvt_scalef32_sr_pk_fp4_f32 attributes {
      class = "CvtScaleF32SrPkFp4F32Op",
      format = "attr-dict $src `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
      name = "cvt.scalef32.sr.pk.fp4.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {name = "oldVdst", type = "32-bit signless integer"}
    %1 = irdl.any {description = "fixed-length vector of 32-bit float values of length 2", implied = "vector<2xf32>", type = "fixed-length vector of f32 values and of length 2"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {type = "32-bit float"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute"}
    %5 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(old_vdst: %0, src: %1, seed: %2, scale: %3)
    irdl.results(res: %5)
    irdl.attributes {"dstSelIndex" = %4}
  }
  irdl.operation @cvt_scalef32_sr_pk16_bf6_bf16 attributes {
      class = "CvtScaleF32SrPk16Bf6Bf16Op",
      format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
      name = "cvt.scalef32.sr.pk16.bf6.bf16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 16", implied = "vector<16xbf16>", type = "fixed-length vector of bfloat16 type values and of length 16"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 3", implied = "vector<3xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 3"}
    irdl.operands(src: %0, seed: %1, scale: %2)
    irdl.results(res: %3)
  }
  irdl.operation @cvt_scalef32_sr_pk16_bf6_f16 attributes {
      class = "CvtScaleF32SrPk16Bf6F16Op",
      format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
      name = "cvt.scalef32.sr.pk16.bf6.f16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16-bit float values of length 16", implied = "vector<16xf16>", type = "fixed-length vector of f16 values and of length 16"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 3", implied = "vector<3xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 3"}
    irdl.operands(src: %0, seed: %1, scale: %2)
    irdl.results(res: %3)
  }
  irdl.operation @cvt_scalef32_sr_pk16_bf6_f32 attributes {
      class = "CvtScaleF32SrPk16Bf6F32Op",
      format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
      name = "cvt.scalef32.sr.pk16.bf6.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit float values of length 16", implied = "vector<16xf32>", type = "fixed-length vector of f32 values and of length 16"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 3", implied = "vector<3xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 3"}
    irdl.operands(src: %0, seed: %1, scale: %2)
    irdl.results(res: %3)
  }
  irdl.operation @cvt_scalef32_sr_pk16_fp6_bf16 attributes {
      class = "CvtScaleF32SrPk16Fp6Bf16Op",
      format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
      name = "cvt.scalef32.sr.pk16.fp6.bf16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 16", implied = "vector<16xbf16>", type = "fixed-length vector of bfloat16 type values and of length 16"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 3", implied = "vector<3xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 3"}
    irdl.operands(src: %0, seed: %1, scale: %2)
    irdl.results(res: %3)
  }
  irdl.operation @cvt_scalef32_sr_pk16_fp6_f16 attributes {
      class = "CvtScaleF32SrPk16Fp6F16Op",
      format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
      name = "cvt.scalef32.sr.pk16.fp6.f16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16-bit float values of length 16", implied = "vector<16xf16>", type = "fixed-length vector of f16 values and of length 16"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 3", implied = "vector<3xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 3"}
    irdl.operands(src: %0, seed: %1, scale: %2)
    irdl.results(res: %3)
  }
  irdl.operation @cvt_scalef32_sr_pk16_fp6_f32 attributes {
      class = "CvtScaleF32SrPk16Fp6F32Op",
      format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
      name = "cvt.scalef32.sr.pk16.fp6.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit float values of length 16", implied = "vector<16xf32>", type = "fixed-length vector of f32 values and of length 16"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 3", implied = "vector<3xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 3"}
    irdl.operands(src: %0, seed: %1, scale: %2)
    irdl.results(res: %3)
  }
  irdl.operation @cvt_scalef32_sr_pk32_bf6_bf16 attributes {
      class = "CvtScaleF32SrPk32Bf6Bf16Op",
      format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
      name = "cvt.scalef32.sr.pk32.bf6.bf16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 32", implied = "vector<32xbf16>", type = "fixed-length vector of bfloat16 type values and of length 32"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 6", implied = "vector<6xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 6"}
    irdl.operands(src: %0, seed: %1, scale: %2)
    irdl.results(res: %3)
  }
  irdl.operation @cvt_scalef32_sr_pk32_bf6_f16 attributes {
      class = "CvtScaleF32SrPk32Bf6F16Op",
      format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
      name = "cvt.scalef32.sr.pk32.bf6.f16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16-bit float values of length 32", implied = "vector<32xf16>", type = "fixed-length vector of f16 values and of length 32"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 6", implied = "vector<6xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 6"}
    irdl.operands(src: %0, seed: %1, scale: %2)
    irdl.results(res: %3)
  }
  irdl.operation @cvt_scalef32_sr_pk32_bf6_f32 attributes {
      class = "CvtScaleF32SrPk32Bf6F32Op",
      format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
      name = "cvt.scalef32.sr.pk32.bf6.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit float values of length 32", implied = "vector<32xf32>", type = "fixed-length vector of f32 values and of length 32"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 6", implied = "vector<6xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 6"}
    irdl.operands(src: %0, seed: %1, scale: %2)
    irdl.results(res: %3)
  }
  irdl.operation @cvt_scalef32_sr_pk32_fp6_bf16 attributes {
      class = "CvtScaleF32SrPk32Fp6Bf16Op",
      format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
      name = "cvt.scalef32.sr.pk32.fp6.bf16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 32", implied = "vector<32xbf16>", type = "fixed-length vector of bfloat16 type values and of length 32"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 6", implied = "vector<6xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 6"}
    irdl.operands(src: %0, seed: %1, scale: %2)
    irdl.results(res: %3)
  }
  irdl.operation @cvt_scalef32_sr_pk32_fp6_f16 attributes {
      class = "CvtScaleF32SrPk32Fp6F16Op",
      format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
      name = "cvt.scalef32.sr.pk32.fp6.f16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16-bit float values of length 32", implied = "vector<32xf16>", type = "fixed-length vector of f16 values and of length 32"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 6", implied = "vector<6xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 6"}
    irdl.operands(src: %0, seed: %1, scale: %2)
    irdl.results(res: %3)
  }
  irdl.operation @cvt_scalef32_sr_pk32_fp6_f32 attributes {
      class = "CvtScaleF32SrPk32Fp6F32Op",
      format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
      name = "cvt.scalef32.sr.pk32.fp6.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit float values of length 32", implied = "vector<32xf32>", type = "fixed-length vector of f32 values and of length 32"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 6", implied = "vector<6xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 6"}
    irdl.operands(src: %0, seed: %1, scale: %2)
    irdl.results(res: %3)
  }
  irdl.operation @cvt_scalef32_sr_pk8_bf8_bf16 attributes {
      class = "CvtScaleF32SrPk8Bf8Bf16Op",
      format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
      name = "cvt.scalef32.sr.pk8.bf8.bf16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 8", implied = "vector<8xbf16>", type = "fixed-length vector of bfloat16 type values and of length 8"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 2", implied = "vector<2xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 2"}
    irdl.operands(src: %0, seed: %1, scale: %2)
    irdl.results(res: %3)
  }
  irdl.operation @cvt_scalef32_sr_pk8_bf8_f16 attributes {
      class = "CvtScaleF32SrPk8Bf8F16Op",
      format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
      name = "cvt.scalef32.sr.pk8.bf8.f16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16-bit float values of length 8", implied = "vector<8xf16>", type = "fixed-length vector of f16 values and of length 8"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 2", implied = "vector<2xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 2"}
    irdl.operands(src: %0, seed: %1, scale: %2)
    irdl.results(res: %3)
  }
  irdl.operation @cvt_scalef32_sr_pk8_bf8_f32 attributes {
      class = "CvtScaleF32SrPk8Bf8F32Op",
      format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
      name = "cvt.scalef32.sr.pk8.bf8.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit float values of length 8", implied = "vector<8xf32>", type = "fixed-length vector of f32 values and of length 8"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 2", implied = "vector<2xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 2"}
    irdl.operands(src: %0, seed: %1, scale: %2)
    irdl.results(res: %3)
  }
  irdl.operation @cvt_scalef32_sr_pk8_fp4_bf16 attributes {
      class = "CvtScaleF32SrPk8Fp4Bf16Op",
      format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
      name = "cvt.scalef32.sr.pk8.fp4.bf16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 8", implied = "vector<8xbf16>", type = "fixed-length vector of bfloat16 type values and of length 8"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(src: %0, seed: %1, scale: %2)
    irdl.results(res: %3)
  }
  irdl.operation @cvt_scalef32_sr_pk8_fp4_f16 attributes {
      class = "CvtScaleF32SrPk8Fp4F16Op",
      format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
      name = "cvt.scalef32.sr.pk8.fp4.f16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16-bit float values of length 8", implied = "vector<8xf16>", type = "fixed-length vector of f16 values and of length 8"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(src: %0, seed: %1, scale: %2)
    irdl.results(res: %3)
  }
  irdl.operation @cvt_scalef32_sr_pk8_fp4_f32 attributes {
      class = "CvtScaleF32SrPk8Fp4F32Op",
      format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
      name = "cvt.scalef32.sr.pk8.fp4.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit float values of length 8", implied = "vector<8xf32>", type = "fixed-length vector of f32 values and of length 8"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(src: %0, seed: %1, scale: %2)
    irdl.results(res: %3)
  }
  irdl.operation @cvt_scalef32_sr_pk8_fp8_bf16 attributes {
      class = "CvtScaleF32SrPk8Fp8Bf16Op",
      format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
      name = "cvt.scalef32.sr.pk8.fp8.bf16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of bfloat16 type values of length 8", implied = "vector<8xbf16>", type = "fixed-length vector of bfloat16 type values and of length 8"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 2", implied = "vector<2xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 2"}
    irdl.operands(src: %0, seed: %1, scale: %2)
    irdl.results(res: %3)
  }
  irdl.operation @cvt_scalef32_sr_pk8_fp8_f16 attributes {
      class = "CvtScaleF32SrPk8Fp8F16Op",
      format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
      name = "cvt.scalef32.sr.pk8.fp8.f16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 16-bit float values of length 8", implied = "vector<8xf16>", type = "fixed-length vector of f16 values and of length 8"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 2", implied = "vector<2xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 2"}
    irdl.operands(src: %0, seed: %1, scale: %2)
    irdl.results(res: %3)
  }
  irdl.operation @cvt_scalef32_sr_pk8_fp8_f32 attributes {
      class = "CvtScaleF32SrPk8Fp8F32Op",
      format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
      name = "cvt.scalef32.sr.pk8.fp8.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit float values of length 8", implied = "vector<8xf32>", type = "fixed-length vector of f32 values and of length 8"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit float"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 2", implied = "vector<2xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 2"}
    irdl.operands(src: %0, seed: %1, scale: %2)
    irdl.results(res: %3)
  }
  irdl.operation @cvt_sr_bf8_f32 attributes {
      format = "attr-dict $srcA `,` $srcB `->` $old `[` $byteSel `]` `:` type($res)",
      name = "cvt.sr.bf8.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {name = "srcA", type = "32-bit float"}
    %1 = irdl.any {name = "srcB", type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src_a: %0, src_b: %1, old: %2)
    irdl.results(res: %4)
    irdl.attributes {"byteSel" = %3}
  }
  irdl.operation @cvt_sr_fp8_f32 attributes {
      format = "attr-dict $srcA `,` $srcB `->` $old `[` $byteSel `]` `:` type($res)",
      name = "cvt.sr.fp8.f32",
      traits = ["Pure"]} {
    %0 = irdl.any {name = "srcA", type = "32-bit float"}
    %1 = irdl.any {name = "srcB", type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src_a: %0, src_b: %1, old: %2)
    irdl.results(res: %4)
    irdl.attributes {"byteSel" = %3}
  }
  irdl.operation @ds_atomic_async_barrier_arrive_b64 attributes {
      class = "DsAtomicAsyncBarrierArriveOp",
      format = "$barrierPtr attr-dict `:` qualified(type($barrierPtr))",
      name = "ds.atomic.async.barrier.arrive.b64"} {
    %0 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", name = "barrierPtr", type = "!llvm.ptr<3>"}
    %1 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %2 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %3 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(barrier_ptr: %0)
    irdl.attributes {"alias_scopes" = %1, "noalias_scopes" = %2, "tbaa" = %3}
  }
  irdl.operation @ds_atomic_barrier_arrive_rtn_b64 attributes {
      class = "DsAtomicBarrierArriveRtnOp",
      format = "$barrierPtr `,` $val attr-dict `:` qualified(type($barrierPtr)) `,` type($val) `->` type($res)",
      name = "ds.atomic.barrier.arrive.rtn.b64"} {
    %0 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", name = "barrierPtr", type = "!llvm.ptr<3>"}
    %1 = irdl.any {type = "64-bit signless integer"}
    %2 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %3 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %4 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %5 = irdl.any {type = "64-bit signless integer"}
    irdl.operands(barrier_ptr: %0, val: %1)
    irdl.results(res: %5)
    irdl.attributes {"alias_scopes" = %2, "noalias_scopes" = %3, "tbaa" = %4}
  }
  irdl.operation @ds_load_tr16_b128 attributes {
      class = "DsLoadTr16_B128",
      format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)",
      name = "ds.load.tr16.b128",
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", type = "!llvm.ptr<3>"}
    %1 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %2 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %3 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(ptr: %0)
    irdl.results(res: %4)
    irdl.attributes {"alias_scopes" = %1, "noalias_scopes" = %2, "tbaa" = %3}
  }
  irdl.operation @ds_load_tr4_b64 attributes {
      class = "DsLoadTr4_B64",
      format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)",
      name = "ds.load.tr4.b64",
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", type = "!llvm.ptr<3>"}
    %1 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %2 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %3 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(ptr: %0)
    irdl.results(res: %4)
    irdl.attributes {"alias_scopes" = %1, "noalias_scopes" = %2, "tbaa" = %3}
  }
  irdl.operation @ds_load_tr6_b96 attributes {
      class = "DsLoadTr6_B96",
      format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)",
      name = "ds.load.tr6.b96",
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", type = "!llvm.ptr<3>"}
    %1 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %2 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %3 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(ptr: %0)
    irdl.results(res: %4)
    irdl.attributes {"alias_scopes" = %1, "noalias_scopes" = %2, "tbaa" = %3}
  }
  irdl.operation @ds_load_tr8_b64 attributes {
      class = "DsLoadTr8_B64",
      format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)",
      name = "ds.load.tr8.b64",
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", type = "!llvm.ptr<3>"}
    %1 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %2 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %3 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(ptr: %0)
    irdl.results(res: %4)
    irdl.attributes {"alias_scopes" = %1, "noalias_scopes" = %2, "tbaa" = %3}
  }
  irdl.operation @ds_read_tr16_b64 attributes {
      class = "ds_read_tr16_b64",
      format = "$ptr attr-dict `:` type($ptr) `->` type($res)",
      name = "ds.read.tr16.b64",
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", type = "!llvm.ptr<3>"}
    %1 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %2 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %3 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(ptr: %0)
    irdl.results(res: %4)
    irdl.attributes {"alias_scopes" = %1, "noalias_scopes" = %2, "tbaa" = %3}
  }
  irdl.operation @ds_read_tr4_b64 attributes {
      class = "ds_read_tr4_b64",
      format = "$ptr attr-dict `:` type($ptr) `->` type($res)",
      name = "ds.read.tr4.b64",
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", type = "!llvm.ptr<3>"}
    %1 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %2 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %3 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(ptr: %0)
    irdl.results(res: %4)
    irdl.attributes {"alias_scopes" = %1, "noalias_scopes" = %2, "tbaa" = %3}
  }
  irdl.operation @ds_read_tr6_b96 attributes {
      class = "ds_read_tr6_b96",
      format = "$ptr attr-dict `:` type($ptr) `->` type($res)",
      name = "ds.read.tr6.b96",
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", type = "!llvm.ptr<3>"}
    %1 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %2 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %3 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(ptr: %0)
    irdl.results(res: %4)
    irdl.attributes {"alias_scopes" = %1, "noalias_scopes" = %2, "tbaa" = %3}
  }
  irdl.operation @ds_read_tr8_b64 attributes {
      class = "ds_read_tr8_b64",
      format = "$ptr attr-dict `:` type($ptr) `->` type($res)",
      name = "ds.read.tr8.b64",
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", type = "!llvm.ptr<3>"}
    %1 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %2 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %3 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(ptr: %0)
    irdl.results(res: %4)
    irdl.attributes {"alias_scopes" = %1, "noalias_scopes" = %2, "tbaa" = %3}
  }
  irdl.operation @ds_bpermute attributes {
      format = "$index `,` $src attr-dict `:` `(` type($index) `,` type($src) `)` `->` type($res)"} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(index: %0, src: %1)
    irdl.results(res: %2)
  }
  irdl.operation @ds_swizzle attributes {
      format = "$src `,` $offset attr-dict `:` `(` type($src) `,` type($offset) `)` `->` type($res)"} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(src: %0, offset: %1)
    irdl.results(res: %2)
  }
  irdl.operation @exp attributes {
      class = "ROCDLExp",
      format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128)"}
    %1 = irdl.any {description = "floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128)"}
    irdl.operands(arg: %0)
    irdl.results(res: %1)
  }
  irdl.operation @exp2 attributes {
      class = "ROCDLExp2",
      format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128)"}
    %1 = irdl.any {description = "floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128)"}
    irdl.operands(arg: %0)
    irdl.results(res: %1)
  }
  irdl.operation @flat_prefetch attributes {
      format = "$ptr `,` `scope` $scope attr-dict `:` qualified(type($ptr))",
      name = "flat.prefetch",
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 0", implied = "!llvm.ptr", type = "!llvm.ptr"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %3 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %4 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(ptr: %0)
    irdl.attributes {"scope" = %1, "alias_scopes" = %2, "noalias_scopes" = %3, "tbaa" = %4}
  }
  irdl.operation @fmed3 attributes {
      class = "FMed3Op",
      format = "$src0 `,` $src1 `,` $src2 attr-dict `:` type($res)",
      infers = false,
      match = ["all(res, src0, src1, src2)"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %1 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %2 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    %3 = irdl.any {description = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of (bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128) values"}
    irdl.operands(src0: %0, src1: %1, src2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @global_load_async_to_lds_b128 attributes {
      class = "GlobalLoadAsyncToLDSB128Op",
      format = "$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))",
      name = "global.load.async.to.lds.b128"} {
    %0 = irdl.any {description = "LLVM pointer in address space 1", implied = "!llvm.ptr<1>", name = "globalPtr", type = "!llvm.ptr<1>"}
    %1 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", name = "ldsPtr", type = "!llvm.ptr<3>"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %5 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %6 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(global_ptr: %0, lds_ptr: %1)
    irdl.attributes {"offset" = %2, "aux" = %3, "alias_scopes" = %4, "noalias_scopes" = %5, "tbaa" = %6}
  }
  irdl.operation @global_load_async_to_lds_b32 attributes {
      class = "GlobalLoadAsyncToLDSB32Op",
      format = "$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))",
      name = "global.load.async.to.lds.b32"} {
    %0 = irdl.any {description = "LLVM pointer in address space 1", implied = "!llvm.ptr<1>", name = "globalPtr", type = "!llvm.ptr<1>"}
    %1 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", name = "ldsPtr", type = "!llvm.ptr<3>"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %5 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %6 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(global_ptr: %0, lds_ptr: %1)
    irdl.attributes {"offset" = %2, "aux" = %3, "alias_scopes" = %4, "noalias_scopes" = %5, "tbaa" = %6}
  }
  irdl.operation @global_load_async_to_lds_b64 attributes {
      class = "GlobalLoadAsyncToLDSB64Op",
      format = "$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))",
      name = "global.load.async.to.lds.b64"} {
    %0 = irdl.any {description = "LLVM pointer in address space 1", implied = "!llvm.ptr<1>", name = "globalPtr", type = "!llvm.ptr<1>"}
    %1 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", name = "ldsPtr", type = "!llvm.ptr<3>"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %5 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %6 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(global_ptr: %0, lds_ptr: %1)
    irdl.attributes {"offset" = %2, "aux" = %3, "alias_scopes" = %4, "noalias_scopes" = %5, "tbaa" = %6}
  }
  irdl.operation @global_load_async_to_lds_b8 attributes {
      class = "GlobalLoadAsyncToLDSB8Op",
      format = "$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))",
      name = "global.load.async.to.lds.b8"} {
    %0 = irdl.any {description = "LLVM pointer in address space 1", implied = "!llvm.ptr<1>", name = "globalPtr", type = "!llvm.ptr<1>"}
    %1 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", name = "ldsPtr", type = "!llvm.ptr<3>"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %5 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %6 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(global_ptr: %0, lds_ptr: %1)
    irdl.attributes {"offset" = %2, "aux" = %3, "alias_scopes" = %4, "noalias_scopes" = %5, "tbaa" = %6}
  }
  irdl.operation @global_load_lds attributes {
      class = "GlobalLoadLDSOp",
      format = "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict",
      name = "global.load.lds"} {
    %0 = irdl.any {description = "LLVM pointer in address space 1", implied = "!llvm.ptr<1>", name = "globalPtr", type = "!llvm.ptr<1>"}
    %1 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", name = "ldsPtr", type = "!llvm.ptr<3>"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute"}
    %5 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %6 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %7 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(global_ptr: %0, lds_ptr: %1)
    irdl.attributes {"size" = %2, "offset" = %3, "aux" = %4, "alias_scopes" = %5, "noalias_scopes" = %6, "tbaa" = %7}
  }
  irdl.operation @global_load_tr_b128 attributes {
      class = "GlobalLoadTr8_B128",
      format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)",
      name = "global.load.tr.b128",
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 1", implied = "!llvm.ptr<1>", type = "!llvm.ptr<1>"}
    %1 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %2 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %3 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(ptr: %0)
    irdl.results(res: %4)
    irdl.attributes {"alias_scopes" = %1, "noalias_scopes" = %2, "tbaa" = %3}
  }
  irdl.operation @global_load_tr_b64 attributes {
      class = "GlobalLoadTr8_B64",
      format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)",
      name = "global.load.tr.b64",
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 1", implied = "!llvm.ptr<1>", type = "!llvm.ptr<1>"}
    %1 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %2 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %3 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(ptr: %0)
    irdl.results(res: %4)
    irdl.attributes {"alias_scopes" = %1, "noalias_scopes" = %2, "tbaa" = %3}
  }
  irdl.operation @global_load_tr4_b64 attributes {
      class = "GlobalLoadTr4_B64",
      format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)",
      name = "global.load.tr4.b64",
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 1", implied = "!llvm.ptr<1>", type = "!llvm.ptr<1>"}
    %1 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %2 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %3 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(ptr: %0)
    irdl.results(res: %4)
    irdl.attributes {"alias_scopes" = %1, "noalias_scopes" = %2, "tbaa" = %3}
  }
  irdl.operation @global_load_tr6_b96 attributes {
      class = "GlobalLoadTr6_B96",
      format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)",
      name = "global.load.tr6.b96",
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 1", implied = "!llvm.ptr<1>", type = "!llvm.ptr<1>"}
    %1 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %2 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %3 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(ptr: %0)
    irdl.results(res: %4)
    irdl.attributes {"alias_scopes" = %1, "noalias_scopes" = %2, "tbaa" = %3}
  }
  irdl.operation @global_prefetch attributes {
      format = "$ptr `,` `scope` $scope attr-dict `:` qualified(type($ptr))",
      name = "global.prefetch",
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 1", implied = "!llvm.ptr<1>", type = "!llvm.ptr<1>"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %3 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %4 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(ptr: %0)
    irdl.attributes {"scope" = %1, "alias_scopes" = %2, "noalias_scopes" = %3, "tbaa" = %4}
  }
  irdl.operation @grid_dim_x attributes {
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "grid.dim.x",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @grid_dim_y attributes {
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "grid.dim.y",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @grid_dim_z attributes {
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "grid.dim.z",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @iglp_opt attributes {
      class = "IglpOpt",
      format = "$variant attr-dict",
      name = "iglp.opt"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    irdl.attributes {"variant" = %0}
  }
  irdl.operation @load_to_lds attributes {
      class = "LoadToLDSOp",
      format = "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict `:` type($globalPtr)",
      name = "load.to.lds"} {
    %0 = irdl.any {description = "LLVM pointer type", name = "globalPtr", type = "!llvm.ptr"}
    %1 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", name = "ldsPtr", type = "!llvm.ptr<3>"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute"}
    %5 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %6 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %7 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(global_ptr: %0, lds_ptr: %1)
    irdl.attributes {"size" = %2, "offset" = %3, "aux" = %4, "alias_scopes" = %5, "noalias_scopes" = %6, "tbaa" = %7}
  }
  irdl.operation @log attributes {
      class = "ROCDLLog",
      format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128)"}
    %1 = irdl.any {description = "floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128)"}
    irdl.operands(arg: %0)
    irdl.results(res: %1)
  }
  irdl.operation @make_buffer_rsrc attributes {
      format = "operands attr-dict `:` type($base) `to` type($res)",
      name = "make.buffer.rsrc",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {type = "16-bit signless integer"}
    %2 = irdl.any {name = "numRecords", type = "64-bit signless integer"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    irdl.operands(base: %0, stride: %1, num_records: %2, flags: %3)
    irdl.results(res: %4)
  }
  irdl.operation @mbcnt_hi attributes {
      format = "$in0 `,` $in1 attr-dict `:` `(` type($in0) `,` type($in1) `)` `->` type($res)",
      name = "mbcnt.hi",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %3 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %4 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(in0: %0, in1: %1)
    irdl.results(res: %4)
    irdl.attributes {"arg_attrs" = %2, "res_attrs" = %3}
  }
  irdl.operation @mbcnt_lo attributes {
      format = "$in0 `,` $in1 attr-dict `:` `(` type($in0) `,` type($in1) `)` `->` type($res)",
      name = "mbcnt.lo",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %3 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %4 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(in0: %0, in1: %1)
    irdl.results(res: %4)
    irdl.attributes {"arg_attrs" = %2, "res_attrs" = %3}
  }
  irdl.operation @mfma_f32_16x16x16bf16_1k attributes {
      class = "mfma_f32_16x16x16bf16_1k",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.16x16x16bf16.1k"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_16x16x16f16 attributes {
      class = "mfma_f32_16x16x16f16",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.16x16x16f16"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_16x16x1f32 attributes {
      class = "mfma_f32_16x16x1f32",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.16x16x1f32"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_16x16x2bf16 attributes {
      class = "mfma_f32_16x16x2bf16",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.16x16x2bf16"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_16x16x32_bf16 attributes {
      class = "mfma_f32_16x16x32_bf16",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.16x16x32.bf16"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_16x16x32_bf8_bf8 attributes {
      class = "mfma_f32_16x16x32_bf8_bf8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.16x16x32.bf8.bf8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_16x16x32_bf8_fp8 attributes {
      class = "mfma_f32_16x16x32_bf8_fp8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.16x16x32.bf8.fp8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_16x16x32_f16 attributes {
      class = "mfma_f32_16x16x32_f16",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.16x16x32.f16"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_16x16x32_fp8_bf8 attributes {
      class = "mfma_f32_16x16x32_fp8_bf8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.16x16x32.fp8.bf8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_16x16x32_fp8_fp8 attributes {
      class = "mfma_f32_16x16x32_fp8_fp8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.16x16x32.fp8.fp8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_16x16x4bf16_1k attributes {
      class = "mfma_f32_16x16x4bf16_1k",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.16x16x4bf16.1k"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_16x16x4f16 attributes {
      class = "mfma_f32_16x16x4f16",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.16x16x4f16"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_16x16x4f32 attributes {
      class = "mfma_f32_16x16x4f32",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.16x16x4f32"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_16x16x8_xf32 attributes {
      class = "mfma_f32_16x16x8_xf32",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.16x16x8.xf32"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_16x16x8bf16 attributes {
      class = "mfma_f32_16x16x8bf16",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.16x16x8bf16"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_32x32x16_bf16 attributes {
      class = "mfma_f32_32x32x16_bf16",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.32x32x16.bf16"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_32x32x16_bf8_bf8 attributes {
      class = "mfma_f32_32x32x16_bf8_bf8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.32x32x16.bf8.bf8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_32x32x16_bf8_fp8 attributes {
      class = "mfma_f32_32x32x16_bf8_fp8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.32x32x16.bf8.fp8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_32x32x16_f16 attributes {
      class = "mfma_f32_32x32x16_f16",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.32x32x16.f16"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_32x32x16_fp8_bf8 attributes {
      class = "mfma_f32_32x32x16_fp8_bf8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.32x32x16.fp8.bf8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_32x32x16_fp8_fp8 attributes {
      class = "mfma_f32_32x32x16_fp8_fp8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.32x32x16.fp8.fp8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_32x32x1f32 attributes {
      class = "mfma_f32_32x32x1f32",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.32x32x1f32"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_32x32x2bf16 attributes {
      class = "mfma_f32_32x32x2bf16",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.32x32x2bf16"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_32x32x2f32 attributes {
      class = "mfma_f32_32x32x2f32",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.32x32x2f32"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_32x32x4_xf32 attributes {
      class = "mfma_f32_32x32x4_xf32",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.32x32x4.xf32"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_32x32x4bf16 attributes {
      class = "mfma_f32_32x32x4bf16",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.32x32x4bf16"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_32x32x4bf16_1k attributes {
      class = "mfma_f32_32x32x4bf16_1k",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.32x32x4bf16.1k"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_32x32x4f16 attributes {
      class = "mfma_f32_32x32x4f16",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.32x32x4f16"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_32x32x8bf16_1k attributes {
      class = "mfma_f32_32x32x8bf16_1k",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.32x32x8bf16.1k"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_32x32x8f16 attributes {
      class = "mfma_f32_32x32x8f16",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.32x32x8f16"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_4x4x1f32 attributes {
      class = "mfma_f32_4x4x1f32",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.4x4x1f32"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_4x4x2bf16 attributes {
      class = "mfma_f32_4x4x2bf16",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.4x4x2bf16"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_4x4x4bf16_1k attributes {
      class = "mfma_f32_4x4x4bf16_1k",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.4x4x4bf16.1k"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f32_4x4x4f16 attributes {
      class = "mfma_f32_4x4x4f16",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f32.4x4x4f16"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f64_16x16x4f64 attributes {
      class = "mfma_f64_16x16x4f64",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f64.16x16x4f64"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_f64_4x4x4f64 attributes {
      class = "mfma_f64_4x4x4f64",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.f64.4x4x4f64"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_i32_16x16x16i8 attributes {
      class = "mfma_i32_16x16x16i8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.i32.16x16x16i8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_i32_16x16x32_i8 attributes {
      class = "mfma_i32_16x16x32_i8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.i32.16x16x32.i8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_i32_16x16x4i8 attributes {
      class = "mfma_i32_16x16x4i8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.i32.16x16x4i8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_i32_16x16x64_i8 attributes {
      class = "mfma_i32_16x16x64_i8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.i32.16x16x64.i8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_i32_32x32x16_i8 attributes {
      class = "mfma_i32_32x32x16_i8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.i32.32x32x16.i8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_i32_32x32x32_i8 attributes {
      class = "mfma_i32_32x32x32_i8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.i32.32x32x32.i8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_i32_32x32x4i8 attributes {
      class = "mfma_i32_32x32x4i8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.i32.32x32x4i8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_i32_32x32x8i8 attributes {
      class = "mfma_i32_32x32x8i8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.i32.32x32x8i8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_i32_4x4x4i8 attributes {
      class = "mfma_i32_4x4x4i8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.i32.4x4x4i8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_scale_f32_16x16x128_f8f6f4 attributes {
      class = "mfma_scale_f32_16x16x128_f8f6f4",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.scale.f32.16x16x128.f8f6f4"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @mfma_scale_f32_32x32x64_f8f6f4 attributes {
      class = "mfma_scale_f32_32x32x64_f8f6f4",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "mfma.scale.f32.32x32x64.f8f6f4"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @permlane16_swap attributes {
      format = "attr-dict $old `,` $src `,` $fi `,` $boundControl `:` `(` type($old) `,` type($src) `)` `->` type($res)",
      name = "permlane16.swap"} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "1-bit signless integer attribute"}
    %3 = irdl.any {attribute = "1-bit signless integer attribute"}
    %4 = irdl.any {description = "LLVM dialect-compatible struct of 32-bit signless integerand32-bit signless integer", implied = "!llvm.struct<(i32, i32)>", stripped = "!llvm.struct", type = "!llvm.struct"}
    irdl.operands(old: %0, src: %1)
    irdl.results(res: %4)
    irdl.attributes {"fi" = %2, "boundControl" = %3}
  }
  irdl.operation @permlane32_swap attributes {
      format = "attr-dict $old `,` $src `,` $fi `,` $boundControl `:` `(` type($old) `,` type($src) `)` `->` type($res)",
      name = "permlane32.swap"} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "1-bit signless integer attribute"}
    %3 = irdl.any {attribute = "1-bit signless integer attribute"}
    %4 = irdl.any {description = "LLVM dialect-compatible struct of 32-bit signless integerand32-bit signless integer", implied = "!llvm.struct<(i32, i32)>", stripped = "!llvm.struct", type = "!llvm.struct"}
    irdl.operands(old: %0, src: %1)
    irdl.results(res: %4)
    irdl.attributes {"fi" = %2, "boundControl" = %3}
  }
  irdl.operation @permlanex16 attributes {
      class = "PermlaneX16Op",
      format = "attr-dict $old `,` $src0 `,` $src1 `,` $src2 `,` $fi `,` $boundControl `:` type($src0) `,` type($src1)",
      infers = false,
      match = ["all(res, old, src0)", "all(src1, src2)"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %4 = irdl.any {attribute = "1-bit signless integer attribute"}
    %5 = irdl.any {attribute = "1-bit signless integer attribute"}
    %6 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(old: %0, src0: %1, src1: %2, src2: %3)
    irdl.results(res: %6)
    irdl.attributes {"fi" = %4, "boundControl" = %5}
  }
  irdl.operation @raw_buffer_atomic_cmpswap attributes {
      class = "RawBufferAtomicCmpSwap",
      format = "attr-dict `(` operands `)` `:` type($res) `,` type($rsrc)",
      infers = false,
      match = ["all(res, src, cmp)"],
      name = "raw.buffer.atomic.cmpswap"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {type = "32-bit signless integer"}
    %5 = irdl.any {type = "32-bit signless integer"}
    %6 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src: %0, cmp: %1, rsrc: %2, offset: %3, soffset: %4, aux: %5)
    irdl.results(res: %6)
  }
  irdl.operation @raw_buffer_atomic_fadd attributes {
      class = "RawBufferAtomicFAddOp",
      format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)",
      name = "raw.buffer.atomic.fadd"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", implied = "vector<4xi32>", type = "of shape 4 and fixed-length vector of 32-bit signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "32-bit signless integer"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "32-bit signless integer"}
    irdl.operands(vdata: %0, rsrc: %1, offset: %2, soffset: %3, aux: %4)
  }
  irdl.operation @raw_buffer_atomic_fmax attributes {
      class = "RawBufferAtomicFMaxOp",
      format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)",
      name = "raw.buffer.atomic.fmax"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", implied = "vector<4xi32>", type = "of shape 4 and fixed-length vector of 32-bit signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "32-bit signless integer"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "32-bit signless integer"}
    irdl.operands(vdata: %0, rsrc: %1, offset: %2, soffset: %3, aux: %4)
  }
  irdl.operation @raw_buffer_atomic_smax attributes {
      class = "RawBufferAtomicSMaxOp",
      format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)",
      name = "raw.buffer.atomic.smax"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", implied = "vector<4xi32>", type = "of shape 4 and fixed-length vector of 32-bit signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "32-bit signless integer"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "32-bit signless integer"}
    irdl.operands(vdata: %0, rsrc: %1, offset: %2, soffset: %3, aux: %4)
  }
  irdl.operation @raw_buffer_atomic_umin attributes {
      class = "RawBufferAtomicUMinOp",
      format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)",
      name = "raw.buffer.atomic.umin"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", implied = "vector<4xi32>", type = "of shape 4 and fixed-length vector of 32-bit signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "32-bit signless integer"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "32-bit signless integer"}
    irdl.operands(vdata: %0, rsrc: %1, offset: %2, soffset: %3, aux: %4)
  }
  irdl.operation @raw_buffer_load attributes {
      format = "$rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($res)",
      name = "raw.buffer.load"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", implied = "vector<4xi32>", type = "of shape 4 and fixed-length vector of 32-bit signless integer values"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "32-bit signless integer"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "32-bit signless integer"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(rsrc: %0, offset: %1, soffset: %2, aux: %3)
    irdl.results(res: %4)
  }
  irdl.operation @raw_buffer_store attributes {
      format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)",
      name = "raw.buffer.store"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", implied = "vector<4xi32>", type = "of shape 4 and fixed-length vector of 32-bit signless integer values"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "32-bit signless integer"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "32-bit signless integer"}
    irdl.operands(vdata: %0, rsrc: %1, offset: %2, soffset: %3, aux: %4)
  }
  irdl.operation @raw_ptr_buffer_atomic_cmpswap attributes {
      class = "RawPtrBufferAtomicCmpSwap",
      format = "operands attr-dict `:` type($res)",
      infers = false,
      match = ["all(res, src, cmp)"],
      name = "raw.ptr.buffer.atomic.cmpswap"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %2 = irdl.any {description = "LLVM pointer in address space 8", implied = "!llvm.ptr<8>", type = "!llvm.ptr<8>"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {type = "32-bit signless integer"}
    %5 = irdl.any {type = "32-bit signless integer"}
    %6 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %7 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %8 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %9 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src: %0, cmp: %1, rsrc: %2, offset: %3, soffset: %4, aux: %5)
    irdl.results(res: %9)
    irdl.attributes {"alias_scopes" = %6, "noalias_scopes" = %7, "tbaa" = %8}
  }
  irdl.operation @raw_ptr_buffer_atomic_fadd attributes {
      format = "operands attr-dict `:` type($vdata)",
      name = "raw.ptr.buffer.atomic.fadd"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM pointer in address space 8", implied = "!llvm.ptr<8>", type = "!llvm.ptr<8>"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {type = "32-bit signless integer"}
    %5 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %6 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %7 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(vdata: %0, rsrc: %1, offset: %2, soffset: %3, aux: %4)
    irdl.attributes {"alias_scopes" = %5, "noalias_scopes" = %6, "tbaa" = %7}
  }
  irdl.operation @raw_ptr_buffer_atomic_fmax attributes {
      format = "operands attr-dict `:` type($vdata)",
      name = "raw.ptr.buffer.atomic.fmax"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM pointer in address space 8", implied = "!llvm.ptr<8>", type = "!llvm.ptr<8>"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {type = "32-bit signless integer"}
    %5 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %6 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %7 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(vdata: %0, rsrc: %1, offset: %2, soffset: %3, aux: %4)
    irdl.attributes {"alias_scopes" = %5, "noalias_scopes" = %6, "tbaa" = %7}
  }
  irdl.operation @raw_ptr_buffer_atomic_smax attributes {
      format = "operands attr-dict `:` type($vdata)",
      name = "raw.ptr.buffer.atomic.smax"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM pointer in address space 8", implied = "!llvm.ptr<8>", type = "!llvm.ptr<8>"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {type = "32-bit signless integer"}
    %5 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %6 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %7 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(vdata: %0, rsrc: %1, offset: %2, soffset: %3, aux: %4)
    irdl.attributes {"alias_scopes" = %5, "noalias_scopes" = %6, "tbaa" = %7}
  }
  irdl.operation @raw_ptr_buffer_atomic_umin attributes {
      format = "operands attr-dict `:` type($vdata)",
      name = "raw.ptr.buffer.atomic.umin"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM pointer in address space 8", implied = "!llvm.ptr<8>", type = "!llvm.ptr<8>"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {type = "32-bit signless integer"}
    %5 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %6 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %7 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(vdata: %0, rsrc: %1, offset: %2, soffset: %3, aux: %4)
    irdl.attributes {"alias_scopes" = %5, "noalias_scopes" = %6, "tbaa" = %7}
  }
  irdl.operation @raw_ptr_buffer_load attributes {
      format = "operands attr-dict `:` type($res)",
      name = "raw.ptr.buffer.load",
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 8", implied = "!llvm.ptr<8>", type = "!llvm.ptr<8>"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %5 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %6 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    %7 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(rsrc: %0, offset: %1, soffset: %2, aux: %3)
    irdl.results(res: %7)
    irdl.attributes {"alias_scopes" = %4, "noalias_scopes" = %5, "tbaa" = %6}
  }
  irdl.operation @raw_ptr_buffer_load_lds attributes {
      format = "operands attr-dict",
      name = "raw.ptr.buffer.load.lds"} {
    %0 = irdl.any {description = "LLVM pointer in address space 8", implied = "!llvm.ptr<8>", type = "!llvm.ptr<8>"}
    %1 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", name = "ldsPtr", type = "!llvm.ptr<3>"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {type = "32-bit signless integer"}
    %5 = irdl.any {type = "32-bit signless integer"}
    %6 = irdl.any {type = "32-bit signless integer"}
    %7 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %8 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %9 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(rsrc: %0, lds_ptr: %1, size: %2, voffset: %3, soffset: %4, offset: %5, aux: %6)
    irdl.attributes {"alias_scopes" = %7, "noalias_scopes" = %8, "tbaa" = %9}
  }
  irdl.operation @raw_ptr_buffer_store attributes {
      format = "operands attr-dict `:` type($vdata)",
      name = "raw.ptr.buffer.store"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM pointer in address space 8", implied = "!llvm.ptr<8>", type = "!llvm.ptr<8>"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {type = "32-bit signless integer"}
    %5 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %6 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %7 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(vdata: %0, rsrc: %1, offset: %2, soffset: %3, aux: %4)
    irdl.attributes {"alias_scopes" = %5, "noalias_scopes" = %6, "tbaa" = %7}
  }
  irdl.operation @rcp attributes {
      class = "ROCDLRcp",
      format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128)"}
    %1 = irdl.any {description = "floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128)"}
    irdl.operands(arg: %0)
    irdl.results(res: %1)
  }
  irdl.operation @readfirstlane attributes {
      format = "$src attr-dict `:` type($res)",
      infers = false,
      match = ["all(res, src)"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src: %0)
    irdl.results(res: %1)
  }
  irdl.operation @readlane attributes {
      format = "$src0 `,` $src1 attr-dict `:` `(` type($src0) `,` type($src1) `)` `->` type($res)",
      infers = false,
      match = ["all(res, src0)"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(src0: %0, src1: %1)
    irdl.results(res: %2)
  }
  irdl.operation @s_barrier attributes {
      format = "attr-dict",
      name = "s.barrier"}
  irdl.operation @s_barrier_init attributes {
      class = "BarrierInitOp",
      format = "$ptr `member_cnt` `=` $memberCnt attr-dict `:` qualified(type($ptr))",
      name = "s.barrier.init"} {
    %0 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", type = "!llvm.ptr<3>"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    irdl.operands(ptr: %0)
    irdl.attributes {"memberCnt" = %1}
  }
  irdl.operation @s_barrier_join attributes {
      class = "BarrierJoinOp",
      format = "$ptr attr-dict `:` qualified(type($ptr))",
      name = "s.barrier.join"} {
    %0 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", type = "!llvm.ptr<3>"}
    irdl.operands(ptr: %0)
  }
  irdl.operation @s_barrier_leave attributes {
      class = "BarrierLeaveOp",
      format = "`id` `=` $id attr-dict",
      name = "s.barrier.leave"} {
    %0 = irdl.any {attribute = "16-bit signless integer attribute"}
    irdl.attributes {"id" = %0}
  }
  irdl.operation @s_barrier_signal attributes {
      class = "BarrierSignalOp",
      format = "`id` `=` $id attr-dict",
      name = "s.barrier.signal"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    irdl.attributes {"id" = %0}
  }
  irdl.operation @s_barrier_signal_isfirst attributes {
      class = "BarrierSignalIsfirstOp",
      format = "`id` `=` $id attr-dict `->` type($res)",
      infers = false,
      name = "s.barrier.signal.isfirst"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {type = "1-bit signless integer"}
    irdl.results(res: %1)
    irdl.attributes {"id" = %0}
  }
  irdl.operation @s_barrier_signal_var attributes {
      class = "BarrierSignalVarOp",
      format = "$ptr `member_cnt` `=` $memberCnt attr-dict `:` qualified(type($ptr))",
      name = "s.barrier.signal.var"} {
    %0 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", type = "!llvm.ptr<3>"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    irdl.operands(ptr: %0)
    irdl.attributes {"memberCnt" = %1}
  }
  irdl.operation @s_barrier_wait attributes {
      class = "BarrierWaitOp",
      format = "`id` `=` $id attr-dict",
      name = "s.barrier.wait"} {
    %0 = irdl.any {attribute = "16-bit signless integer attribute"}
    irdl.attributes {"id" = %0}
  }
  irdl.operation @s_get_barrier_state attributes {
      class = "GetBarrierStateOp",
      format = "`id` `=` $id attr-dict `->` type($res)",
      name = "s.get.barrier.state"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {type = "32-bit signless integer"}
    irdl.results(res: %1)
    irdl.attributes {"id" = %0}
  }
  irdl.operation @s_get_named_barrier_state attributes {
      class = "GetNamedBarrierStateOp",
      format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)",
      name = "s.get.named.barrier.state"} {
    %0 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", type = "!llvm.ptr<3>"}
    %1 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(ptr: %0)
    irdl.results(res: %1)
  }
  irdl.operation @s_nop attributes {
      format = "attr-dict $count",
      name = "s.nop"} {
    %0 = irdl.any {attribute = "16-bit signless integer attribute"}
    irdl.attributes {"count" = %0}
  }
  irdl.operation @s_setprio attributes {
      class = "SetPrioOp",
      format = "$priority attr-dict",
      name = "s.setprio"} {
    %0 = irdl.any {attribute = "16-bit signless integer attribute"}
    irdl.attributes {"priority" = %0}
  }
  irdl.operation @s_sleep attributes {
      format = "attr-dict $count",
      name = "s.sleep"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    irdl.attributes {"count" = %0}
  }
  irdl.operation @s_wait_asynccnt attributes {
      class = "WaitAsynccntOp",
      format = "$count attr-dict",
      name = "s.wait.asynccnt"} {
    %0 = irdl.any {attribute = "16-bit signless integer attribute"}
    irdl.attributes {"count" = %0}
  }
  irdl.operation @s_wait_dscnt attributes {
      class = "WaitDscntOp",
      format = "$count attr-dict",
      name = "s.wait.dscnt"} {
    %0 = irdl.any {attribute = "16-bit signless integer attribute"}
    irdl.attributes {"count" = %0}
  }
  irdl.operation @s_wait_expcnt attributes {
      class = "WaitExpcntOp",
      format = "$count attr-dict",
      name = "s.wait.expcnt"} {
    %0 = irdl.any {attribute = "16-bit signless integer attribute"}
    irdl.attributes {"count" = %0}
  }
  irdl.operation @s_wait_loadcnt attributes {
      class = "WaitLoadcntOp",
      format = "$count attr-dict",
      name = "s.wait.loadcnt"} {
    %0 = irdl.any {attribute = "16-bit signless integer attribute"}
    irdl.attributes {"count" = %0}
  }
  irdl.operation @s_wait_storecnt attributes {
      class = "WaitStorecntOp",
      format = "$count attr-dict",
      name = "s.wait.storecnt"} {
    %0 = irdl.any {attribute = "16-bit signless integer attribute"}
    irdl.attributes {"count" = %0}
  }
  irdl.operation @s_wait_tensorcnt attributes {
      class = "WaitTensorcntOp",
      format = "$count attr-dict",
      name = "s.wait.tensorcnt"} {
    %0 = irdl.any {attribute = "16-bit signless integer attribute"}
    irdl.attributes {"count" = %0}
  }
  irdl.operation @s_waitcnt attributes {
      format = "attr-dict $bitfield",
      name = "s.waitcnt"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    irdl.attributes {"bitfield" = %0}
  }
  irdl.operation @s_wakeup_barrier attributes {
      class = "WakeupBarrierOp",
      format = "$ptr attr-dict `:` qualified(type($ptr))",
      name = "s.wakeup.barrier"} {
    %0 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", type = "!llvm.ptr<3>"}
    irdl.operands(ptr: %0)
  }
  irdl.operation @sched_barrier attributes {
      class = "SchedBarrier",
      format = "$mask attr-dict",
      name = "sched.barrier"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    irdl.attributes {"mask" = %0}
  }
  irdl.operation @sched_group_barrier attributes {
      class = "SchedGroupBarrier",
      format = "$mask `,` $size `,` $groupId attr-dict",
      name = "sched.group.barrier"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    irdl.attributes {"mask" = %0, "size" = %1, "groupId" = %2}
  }
  irdl.operation @sin attributes {
      class = "ROCDLSin",
      format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128)"}
    %1 = irdl.any {description = "floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128)"}
    irdl.operands(arg: %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_16x16x128_bf8_bf8 attributes {
      class = "smfmac_f32_16x16x128_bf8_bf8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.16x16x128.bf8.bf8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_16x16x128_bf8_fp8 attributes {
      class = "smfmac_f32_16x16x128_bf8_fp8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.16x16x128.bf8.fp8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_16x16x128_fp8_bf8 attributes {
      class = "smfmac_f32_16x16x128_fp8_bf8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.16x16x128.fp8.bf8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_16x16x128_fp8_fp8 attributes {
      class = "smfmac_f32_16x16x128_fp8_fp8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.16x16x128.fp8.fp8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_16x16x32_bf16 attributes {
      class = "smfmac_f32_16x16x32_bf16",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.16x16x32.bf16"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_16x16x32_f16 attributes {
      class = "smfmac_f32_16x16x32_f16",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.16x16x32.f16"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_16x16x64_bf16 attributes {
      class = "smfmac_f32_16x16x64_bf16",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.16x16x64.bf16"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_16x16x64_bf8_bf8 attributes {
      class = "smfmac_f32_16x16x64_bf8_bf8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.16x16x64.bf8.bf8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_16x16x64_bf8_fp8 attributes {
      class = "smfmac_f32_16x16x64_bf8_fp8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.16x16x64.bf8.fp8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_16x16x64_f16 attributes {
      class = "smfmac_f32_16x16x64_f16",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.16x16x64.f16"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_16x16x64_fp8_bf8 attributes {
      class = "smfmac_f32_16x16x64_fp8_bf8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.16x16x64.fp8.bf8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_16x16x64_fp8_fp8 attributes {
      class = "smfmac_f32_16x16x64_fp8_fp8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.16x16x64.fp8.fp8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_32x32x16_bf16 attributes {
      class = "smfmac_f32_32x32x16_bf16",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.32x32x16.bf16"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_32x32x16_f16 attributes {
      class = "smfmac_f32_32x32x16_f16",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.32x32x16.f16"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_32x32x32_bf16 attributes {
      class = "smfmac_f32_32x32x32_bf16",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.32x32x32.bf16"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_32x32x32_bf8_bf8 attributes {
      class = "smfmac_f32_32x32x32_bf8_bf8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.32x32x32.bf8.bf8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_32x32x32_bf8_fp8 attributes {
      class = "smfmac_f32_32x32x32_bf8_fp8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.32x32x32.bf8.fp8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_32x32x32_f16 attributes {
      class = "smfmac_f32_32x32x32_f16",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.32x32x32.f16"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_32x32x32_fp8_bf8 attributes {
      class = "smfmac_f32_32x32x32_fp8_bf8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.32x32x32.fp8.bf8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_32x32x32_fp8_fp8 attributes {
      class = "smfmac_f32_32x32x32_fp8_fp8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.32x32x32.fp8.fp8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_32x32x64_bf8_bf8 attributes {
      class = "smfmac_f32_32x32x64_bf8_bf8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.32x32x64.bf8.bf8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_32x32x64_bf8_fp8 attributes {
      class = "smfmac_f32_32x32x64_bf8_fp8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.32x32x64.bf8.fp8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_32x32x64_fp8_bf8 attributes {
      class = "smfmac_f32_32x32x64_fp8_bf8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.32x32x64.fp8.bf8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_f32_32x32x64_fp8_fp8 attributes {
      class = "smfmac_f32_32x32x64_fp8_fp8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.f32.32x32x64.fp8.fp8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_i32_16x16x128_i8 attributes {
      class = "smfmac_i32_16x16x128_i8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.i32.16x16x128.i8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_i32_16x16x64_i8 attributes {
      class = "smfmac_i32_16x16x64_i8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.i32.16x16x64.i8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_i32_32x32x32_i8 attributes {
      class = "smfmac_i32_32x32x32_i8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.i32.32x32x32.i8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @smfmac_i32_32x32x64_i8 attributes {
      class = "smfmac_i32_32x32x64_i8",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "smfmac.i32.32x32x64.i8"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %1)
  }
  irdl.operation @sqrt attributes {
      class = "ROCDLSqrt",
      format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128)"}
    %1 = irdl.any {description = "floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128)"}
    irdl.operands(arg: %0)
    irdl.results(res: %1)
  }
  irdl.operation @tanh attributes {
      class = "ROCDLTanh",
      format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128)"}
    %1 = irdl.any {description = "floating point LLVM type", type = "(bfloat16 type or f16 or f32 or f64 or f80 or f128 or !llvm.ppc_fp128)"}
    irdl.operands(arg: %0)
    irdl.results(res: %1)
  }
  irdl.operation @tensor_load_to_lds attributes {
      class = "TensorLoadToLDSOp",
      format = "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)",
      name = "tensor.load.to.lds"} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 4", implied = "vector<4xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 4"}
    %1 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 8", implied = "vector<8xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 8"}
    %2 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 4", implied = "vector<4xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 4"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 4", implied = "vector<4xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 4"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute"}
    %5 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %6 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %7 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(dgroup0: %0, dgroup1: %1, dgroup2: %2, dgroup3: %3)
    irdl.attributes {"cachePolicy" = %4, "alias_scopes" = %5, "noalias_scopes" = %6, "tbaa" = %7}
  }
  irdl.operation @tensor_load_to_lds_d2 attributes {
      class = "TensorLoadToLDSD2Op",
      format = "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)",
      name = "tensor.load.to.lds.d2"} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 4", implied = "vector<4xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 4"}
    %1 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 8", implied = "vector<8xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 8"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %4 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %5 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(dgroup0: %0, dgroup1: %1)
    irdl.attributes {"cachePolicy" = %2, "alias_scopes" = %3, "noalias_scopes" = %4, "tbaa" = %5}
  }
  irdl.operation @tensor_store_from_lds attributes {
      class = "TensorStoreFromLDSOp",
      format = "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)",
      name = "tensor.store.from.lds"} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 4", implied = "vector<4xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 4"}
    %1 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 8", implied = "vector<8xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 8"}
    %2 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 4", implied = "vector<4xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 4"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 4", implied = "vector<4xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 4"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute"}
    %5 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %6 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %7 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(dgroup0: %0, dgroup1: %1, dgroup2: %2, dgroup3: %3)
    irdl.attributes {"cachePolicy" = %4, "alias_scopes" = %5, "noalias_scopes" = %6, "tbaa" = %7}
  }
  irdl.operation @tensor_store_from_lds_d2 attributes {
      class = "TensorStoreFromLDSD2Op",
      format = "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)",
      name = "tensor.store.from.lds.d2"} {
    %0 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 4", implied = "vector<4xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 4"}
    %1 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 8", implied = "vector<8xi32>", type = "fixed-length vector of 32-bit signless integer values and of length 8"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %4 = irdl.any {attribute = "array attribute of #llvm.alias_scope", description = "LLVM dialect alias scope array", optional}
    %5 = irdl.any {attribute = "array attribute of #llvm.tbaa_tag", description = "LLVM dialect TBAA tag metadata array", optional}
    irdl.operands(dgroup0: %0, dgroup1: %1)
    irdl.attributes {"cachePolicy" = %2, "alias_scopes" = %3, "noalias_scopes" = %4, "tbaa" = %5}
  }
  irdl.operation @update_dpp attributes {
      class = "DPPUpdateOp",
      format = "attr-dict $old `,` $src `with` $dppCtrl `,` $rowMask `,` $bankMask `,` $boundCtrl `:` type($src)",
      infers = false,
      match = ["all(res, src, old)"],
      name = "update.dpp"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute"}
    %5 = irdl.any {attribute = "1-bit signless integer attribute"}
    %6 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(old: %0, src: %1)
    irdl.results(res: %6)
    irdl.attributes {"dppCtrl" = %2, "rowMask" = %3, "bankMask" = %4, "boundCtrl" = %5}
  }
  irdl.operation @wavefrontsize attributes {
      class = "WavefrontSizeOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @wmma_bf16_16x16x16_bf16 attributes {
      class = "wmma_bf16_16x16x16_bf16",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.bf16.16x16x16.bf16"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %3 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %4 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    irdl.operands(a: %0, b: %1, c: %2)
    irdl.results(res: %4)
    irdl.attributes {"opsel" = %3}
  }
  irdl.operation @wmma_bf16_16x16x32_bf16 attributes {
      class = "wmma_bf16_16x16x32_bf16",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.bf16.16x16x32.bf16"} {
    %0 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %1 = irdl.any {description = "bfloat16 type or LLVM dialect-compatible vector of bfloat16 type", type = "bfloat16 type or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of bfloat16 type values"}
    %2 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %3 = irdl.any {description = "bfloat16 type or LLVM dialect-compatible vector of bfloat16 type", type = "bfloat16 type or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of bfloat16 type values"}
    %4 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %5 = irdl.any {description = "bfloat16 type or LLVM dialect-compatible vector of bfloat16 type", type = "bfloat16 type or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of bfloat16 type values"}
    %6 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %7 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %8 = irdl.any {description = "bfloat16 type or LLVM dialect-compatible vector of bfloat16 type", type = "bfloat16 type or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of bfloat16 type values"}
    irdl.operands(a: %1, b: %3, c: %5)
    irdl.results(res: %8)
    irdl.attributes {"signA" = %0, "signB" = %2, "modC" = %4, "reuseA" = %6, "reuseB" = %7}
  }
  irdl.operation @wmma_bf16f32_16x16x32_bf16 attributes {
      class = "wmma_bf16f32_16x16x32_bf16",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.bf16f32.16x16x32.bf16"} {
    %0 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %1 = irdl.any {description = "bfloat16 type or LLVM dialect-compatible vector of bfloat16 type", type = "bfloat16 type or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of bfloat16 type values"}
    %2 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %3 = irdl.any {description = "bfloat16 type or LLVM dialect-compatible vector of bfloat16 type", type = "bfloat16 type or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of bfloat16 type values"}
    %4 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %5 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %6 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %7 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %8 = irdl.any {description = "bfloat16 type or LLVM dialect-compatible vector of bfloat16 type", type = "bfloat16 type or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of bfloat16 type values"}
    irdl.operands(a: %1, b: %3, c: %5)
    irdl.results(res: %8)
    irdl.attributes {"signA" = %0, "signB" = %2, "modC" = %4, "reuseA" = %6, "reuseB" = %7}
  }
  irdl.operation @wmma_f16_16x16x128_bf8_bf8 attributes {
      class = "wmma_f16_16x16x128_bf8_bf8",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f16.16x16x128.bf8_bf8"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %3 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    %4 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %5 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %6 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    irdl.operands(a: %0, b: %1, c: %3)
    irdl.results(res: %6)
    irdl.attributes {"modC" = %2, "reuseA" = %4, "reuseB" = %5}
  }
  irdl.operation @wmma_f16_16x16x128_bf8_fp8 attributes {
      class = "wmma_f16_16x16x128_bf8_fp8",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f16.16x16x128.bf8_fp8"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %3 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    %4 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %5 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %6 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    irdl.operands(a: %0, b: %1, c: %3)
    irdl.results(res: %6)
    irdl.attributes {"modC" = %2, "reuseA" = %4, "reuseB" = %5}
  }
  irdl.operation @wmma_f16_16x16x128_fp8_bf8 attributes {
      class = "wmma_f16_16x16x128_fp8_bf8",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f16.16x16x128.fp8_bf8"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %3 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    %4 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %5 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %6 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    irdl.operands(a: %0, b: %1, c: %3)
    irdl.results(res: %6)
    irdl.attributes {"modC" = %2, "reuseA" = %4, "reuseB" = %5}
  }
  irdl.operation @wmma_f16_16x16x128_fp8_fp8 attributes {
      class = "wmma_f16_16x16x128_fp8_fp8",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f16.16x16x128.fp8_fp8"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %3 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    %4 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %5 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %6 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    irdl.operands(a: %0, b: %1, c: %3)
    irdl.results(res: %6)
    irdl.attributes {"modC" = %2, "reuseA" = %4, "reuseB" = %5}
  }
  irdl.operation @wmma_f16_16x16x16_f16 attributes {
      class = "wmma_f16_16x16x16_f16",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f16.16x16x16.f16"} {
    %0 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    %1 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    %2 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    %3 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %4 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    irdl.operands(a: %0, b: %1, c: %2)
    irdl.results(res: %4)
    irdl.attributes {"opsel" = %3}
  }
  irdl.operation @wmma_f16_16x16x32_f16 attributes {
      class = "wmma_f16_16x16x32_f16",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f16.16x16x32.f16"} {
    %0 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %1 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    %2 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %3 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    %4 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %5 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    %6 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %7 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %8 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    irdl.operands(a: %1, b: %3, c: %5)
    irdl.results(res: %8)
    irdl.attributes {"signA" = %0, "signB" = %2, "modC" = %4, "reuseA" = %6, "reuseB" = %7}
  }
  irdl.operation @wmma_f16_16x16x64_bf8_bf8 attributes {
      class = "wmma_f16_16x16x64_bf8_bf8",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f16.16x16x64.bf8_bf8"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %3 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    %4 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %5 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %6 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    irdl.operands(a: %0, b: %1, c: %3)
    irdl.results(res: %6)
    irdl.attributes {"modC" = %2, "reuseA" = %4, "reuseB" = %5}
  }
  irdl.operation @wmma_f16_16x16x64_bf8_fp8 attributes {
      class = "wmma_f16_16x16x64_bf8_fp8",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f16.16x16x64.bf8_fp8"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %3 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    %4 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %5 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %6 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    irdl.operands(a: %0, b: %1, c: %3)
    irdl.results(res: %6)
    irdl.attributes {"modC" = %2, "reuseA" = %4, "reuseB" = %5}
  }
  irdl.operation @wmma_f16_16x16x64_fp8_bf8 attributes {
      class = "wmma_f16_16x16x64_fp8_bf8",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f16.16x16x64.fp8_bf8"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %3 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    %4 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %5 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %6 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    irdl.operands(a: %0, b: %1, c: %3)
    irdl.results(res: %6)
    irdl.attributes {"modC" = %2, "reuseA" = %4, "reuseB" = %5}
  }
  irdl.operation @wmma_f16_16x16x64_fp8_fp8 attributes {
      class = "wmma_f16_16x16x64_fp8_fp8",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f16.16x16x64.fp8_fp8"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %3 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    %4 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %5 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %6 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    irdl.operands(a: %0, b: %1, c: %3)
    irdl.results(res: %6)
    irdl.attributes {"modC" = %2, "reuseA" = %4, "reuseB" = %5}
  }
  irdl.operation @wmma_f32_16x16x128_bf8_bf8 attributes {
      class = "wmma_f32_16x16x128_bf8_bf8",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f32.16x16x128.bf8_bf8"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %3 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %4 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %5 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %6 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    irdl.operands(a: %0, b: %1, c: %3)
    irdl.results(res: %6)
    irdl.attributes {"modC" = %2, "reuseA" = %4, "reuseB" = %5}
  }
  irdl.operation @wmma_f32_16x16x128_bf8_fp8 attributes {
      class = "wmma_f32_16x16x128_bf8_fp8",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f32.16x16x128.bf8_fp8"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %3 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %4 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %5 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %6 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    irdl.operands(a: %0, b: %1, c: %3)
    irdl.results(res: %6)
    irdl.attributes {"modC" = %2, "reuseA" = %4, "reuseB" = %5}
  }
  irdl.operation @wmma_f32_16x16x128_fp8_bf8 attributes {
      class = "wmma_f32_16x16x128_fp8_bf8",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f32.16x16x128.fp8_bf8"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %3 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %4 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %5 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %6 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    irdl.operands(a: %0, b: %1, c: %3)
    irdl.results(res: %6)
    irdl.attributes {"modC" = %2, "reuseA" = %4, "reuseB" = %5}
  }
  irdl.operation @wmma_f32_16x16x128_fp8_fp8 attributes {
      class = "wmma_f32_16x16x128_fp8_fp8",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f32.16x16x128.fp8_fp8"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %3 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %4 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %5 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %6 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    irdl.operands(a: %0, b: %1, c: %3)
    irdl.results(res: %6)
    irdl.attributes {"modC" = %2, "reuseA" = %4, "reuseB" = %5}
  }
  irdl.operation @wmma_f32_16x16x16_bf16 attributes {
      class = "wmma_f32_16x16x16_bf16",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f32.16x16x16.bf16"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %3 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    irdl.operands(a: %0, b: %1, c: %2)
    irdl.results(res: %3)
  }
  irdl.operation @wmma_f32_16x16x16_bf8_bf8 attributes {
      class = "wmma_f32_16x16x16_bf8_bf8",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f32.16x16x16.bf8_bf8"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %3 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    irdl.operands(a: %0, b: %1, c: %2)
    irdl.results(res: %3)
  }
  irdl.operation @wmma_f32_16x16x16_bf8_fp8 attributes {
      class = "wmma_f32_16x16x16_bf8_fp8",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f32.16x16x16.bf8_fp8"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %3 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    irdl.operands(a: %0, b: %1, c: %2)
    irdl.results(res: %3)
  }
  irdl.operation @wmma_f32_16x16x16_f16 attributes {
      class = "wmma_f32_16x16x16_f16",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f32.16x16x16.f16"} {
    %0 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    %1 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    %2 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %3 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    irdl.operands(a: %0, b: %1, c: %2)
    irdl.results(res: %3)
  }
  irdl.operation @wmma_f32_16x16x16_fp8_bf8 attributes {
      class = "wmma_f32_16x16x16_fp8_bf8",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f32.16x16x16.fp8_bf8"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %3 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    irdl.operands(a: %0, b: %1, c: %2)
    irdl.results(res: %3)
  }
  irdl.operation @wmma_f32_16x16x16_fp8_fp8 attributes {
      class = "wmma_f32_16x16x16_fp8_fp8",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f32.16x16x16.fp8_fp8"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %3 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    irdl.operands(a: %0, b: %1, c: %2)
    irdl.results(res: %3)
  }
  irdl.operation @wmma_f32_16x16x32_bf16 attributes {
      class = "wmma_f32_16x16x32_bf16",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f32.16x16x32.bf16"} {
    %0 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %1 = irdl.any {description = "bfloat16 type or LLVM dialect-compatible vector of bfloat16 type", type = "bfloat16 type or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of bfloat16 type values"}
    %2 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %3 = irdl.any {description = "bfloat16 type or LLVM dialect-compatible vector of bfloat16 type", type = "bfloat16 type or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of bfloat16 type values"}
    %4 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %5 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %6 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %7 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %8 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    irdl.operands(a: %1, b: %3, c: %5)
    irdl.results(res: %8)
    irdl.attributes {"signA" = %0, "signB" = %2, "modC" = %4, "reuseA" = %6, "reuseB" = %7}
  }
  irdl.operation @wmma_f32_16x16x32_f16 attributes {
      class = "wmma_f32_16x16x32_f16",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f32.16x16x32.f16"} {
    %0 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %1 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    %2 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %3 = irdl.any {description = "16-bit float or LLVM dialect-compatible vector of 16-bit float", type = "f16 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f16 values"}
    %4 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %5 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %6 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %7 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %8 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    irdl.operands(a: %1, b: %3, c: %5)
    irdl.results(res: %8)
    irdl.attributes {"signA" = %0, "signB" = %2, "modC" = %4, "reuseA" = %6, "reuseB" = %7}
  }
  irdl.operation @wmma_f32_16x16x4_f32 attributes {
      class = "wmma_f32_16x16x4_f32",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f32.16x16x4.f32"} {
    %0 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %1 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %2 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %3 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %4 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %5 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %6 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %7 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %8 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    irdl.operands(a: %1, b: %3, c: %5)
    irdl.results(res: %8)
    irdl.attributes {"signA" = %0, "signB" = %2, "modC" = %4, "reuseA" = %6, "reuseB" = %7}
  }
  irdl.operation @wmma_f32_16x16x64_bf8_bf8 attributes {
      class = "wmma_f32_16x16x64_bf8_bf8",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f32.16x16x64.bf8_bf8"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %3 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %4 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %5 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %6 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    irdl.operands(a: %0, b: %1, c: %3)
    irdl.results(res: %6)
    irdl.attributes {"modC" = %2, "reuseA" = %4, "reuseB" = %5}
  }
  irdl.operation @wmma_f32_16x16x64_bf8_fp8 attributes {
      class = "wmma_f32_16x16x64_bf8_fp8",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f32.16x16x64.bf8_fp8"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %3 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %4 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %5 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %6 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    irdl.operands(a: %0, b: %1, c: %3)
    irdl.results(res: %6)
    irdl.attributes {"modC" = %2, "reuseA" = %4, "reuseB" = %5}
  }
  irdl.operation @wmma_f32_16x16x64_fp8_bf8 attributes {
      class = "wmma_f32_16x16x64_fp8_bf8",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f32.16x16x64.fp8_bf8"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %3 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %4 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %5 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %6 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    irdl.operands(a: %0, b: %1, c: %3)
    irdl.results(res: %6)
    irdl.attributes {"modC" = %2, "reuseA" = %4, "reuseB" = %5}
  }
  irdl.operation @wmma_f32_16x16x64_fp8_fp8 attributes {
      class = "wmma_f32_16x16x64_fp8_fp8",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.f32.16x16x64.fp8_fp8"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %3 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %4 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %5 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %6 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    irdl.operands(a: %0, b: %1, c: %3)
    irdl.results(res: %6)
    irdl.attributes {"modC" = %2, "reuseA" = %4, "reuseB" = %5}
  }
  irdl.operation @wmma_i32_16x16x16_iu4 attributes {
      class = "wmma_i32_16x16x16_iu4",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.i32.16x16x16.iu4"} {
    %0 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %3 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %4 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %5 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %6 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    irdl.operands(a: %1, b: %3, c: %4)
    irdl.results(res: %6)
    irdl.attributes {"signA" = %0, "signB" = %2, "clamp" = %5}
  }
  irdl.operation @wmma_i32_16x16x16_iu8 attributes {
      class = "wmma_i32_16x16x16_iu8",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.i32.16x16x16.iu8"} {
    %0 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %3 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %4 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %5 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %6 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    irdl.operands(a: %1, b: %3, c: %4)
    irdl.results(res: %6)
    irdl.attributes {"signA" = %0, "signB" = %2, "clamp" = %5}
  }
  irdl.operation @wmma_i32_16x16x32_iu4 attributes {
      class = "wmma_i32_16x16x32_iu4",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.i32.16x16x32.iu4"} {
    %0 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %3 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %4 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %5 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %6 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    irdl.operands(a: %1, b: %3, c: %4)
    irdl.results(res: %6)
    irdl.attributes {"signA" = %0, "signB" = %2, "clamp" = %5}
  }
  irdl.operation @wmma_i32_16x16x64_iu8 attributes {
      class = "wmma_i32_16x16x64_iu8",
      format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)",
      name = "wmma.i32.16x16x64.iu8"} {
    %0 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %3 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %4 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %5 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %6 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %7 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %8 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    irdl.operands(a: %1, b: %3, c: %4)
    irdl.results(res: %8)
    irdl.attributes {"signA" = %0, "signB" = %2, "reuseA" = %5, "reuseB" = %6, "clamp" = %7}
  }
  irdl.operation @wmma_scale_f32_16x16x128_f8f6f4 attributes {
      class = "wmma_scale_f32_16x16x128_f8f6f4",
      format = "$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, $res)",
      name = "wmma.scale.f32.16x16x128.f8f6f4"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %3 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %4 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %5 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %6 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %7 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %8 = irdl.any {name = "scaleA", type = "32-bit signless integer"}
    %9 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %10 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %11 = irdl.any {name = "scaleB", type = "32-bit signless integer"}
    %12 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %13 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %14 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    irdl.operands(a: %1, b: %3, c: %5, scale_a: %8, scale_b: %11)
    irdl.results(res: %14)
    irdl.attributes {"fmtA" = %0, "fmtB" = %2, "modC" = %4, "scaleAType" = %6, "fmtScaleA" = %7, "scaleBType" = %9, "fmtScaleB" = %10, "reuseA" = %12, "reuseB" = %13}
  }
  irdl.operation @wmma_scale_f32_32x16x128_f4 attributes {
      class = "wmma_scale_f32_32x16x128_f4",
      format = "$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, $res)",
      name = "wmma.scale.f32.32x16x128.f4"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %3 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %5 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %6 = irdl.any {name = "scaleA", type = "32-bit signless integer"}
    %7 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %8 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %9 = irdl.any {name = "scaleB", type = "32-bit signless integer"}
    %10 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %11 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %12 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    irdl.operands(a: %0, b: %1, c: %3, scale_a: %6, scale_b: %9)
    irdl.results(res: %12)
    irdl.attributes {"modC" = %2, "scaleAType" = %4, "fmtScaleA" = %5, "scaleBType" = %7, "fmtScaleB" = %8, "reuseA" = %10, "reuseB" = %11}
  }
  irdl.operation @wmma_scale16_f32_16x16x128_f8f6f4 attributes {
      class = "wmma_scale16_f32_16x16x128_f8f6f4",
      format = "$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, $res)",
      name = "wmma.scale16.f32.16x16x128.f8f6f4"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %3 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %4 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %5 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %6 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %7 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %8 = irdl.any {name = "scaleA", type = "64-bit signless integer"}
    %9 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %10 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %11 = irdl.any {name = "scaleB", type = "64-bit signless integer"}
    %12 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %13 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %14 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    irdl.operands(a: %1, b: %3, c: %5, scale_a: %8, scale_b: %11)
    irdl.results(res: %14)
    irdl.attributes {"fmtA" = %0, "fmtB" = %2, "modC" = %4, "scaleAType" = %6, "fmtScaleA" = %7, "scaleBType" = %9, "fmtScaleB" = %10, "reuseA" = %12, "reuseB" = %13}
  }
  irdl.operation @wmma_scale16_f32_32x16x128_f4 attributes {
      class = "wmma_scale16_f32_32x16x128_f4",
      format = "$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, $res)",
      name = "wmma.scale16.f32.32x16x128.f4"} {
    %0 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %1 = irdl.any {description = "integer or LLVM dialect-compatible vector of integer", type = "integer or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of integer values"}
    %2 = irdl.any {attribute = "16-bit signless integer attribute", default = "0 : i16"}
    %3 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %5 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %6 = irdl.any {name = "scaleA", type = "64-bit signless integer"}
    %7 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %8 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %9 = irdl.any {name = "scaleB", type = "64-bit signless integer"}
    %10 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %11 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    %12 = irdl.any {description = "32-bit float or LLVM dialect-compatible vector of 32-bit float", type = "f32 or vector of (signless integer or floating-point or !llvm or !ptr) values and of rank 1 and shaped type of f32 values"}
    irdl.operands(a: %0, b: %1, c: %3, scale_a: %6, scale_b: %9)
    irdl.results(res: %12)
    irdl.attributes {"modC" = %2, "scaleAType" = %4, "fmtScaleA" = %5, "scaleBType" = %7, "fmtScaleB" = %8, "reuseA" = %10, "reuseB" = %11}
  }
  irdl.operation @workgroup_dim_x attributes {
      class = "BlockDimXOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "workgroup.dim.x",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @workgroup_dim_y attributes {
      class = "BlockDimYOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "workgroup.dim.y",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @workgroup_dim_z attributes {
      class = "BlockDimZOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "workgroup.dim.z",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @workgroup_id_x attributes {
      class = "BlockIdXOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "workgroup.id.x",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @workgroup_id_y attributes {
      class = "BlockIdYOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "workgroup.id.y",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @workgroup_id_z attributes {
      class = "BlockIdZOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "workgroup.id.z",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @workitem_id_x attributes {
      class = "ThreadIdXOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "workitem.id.x",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @workitem_id_y attributes {
      class = "ThreadIdYOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "workitem.id.y",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @workitem_id_z attributes {
      class = "ThreadIdZOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "workitem.id.z",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
}
