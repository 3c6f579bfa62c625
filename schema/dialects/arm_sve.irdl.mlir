// The arm_sve dialect, made by import-dialect.

irdl.dialect @arm_sve attributes {all_attributes, all_types, inlines, inferring_builders = []} {
  irdl.operation @convert_from_svbool attributes {
      format = "$source attr-dict `:` type($result)",
      match = ["source = widened-16(result): expected corresponding svbool type widened to [16]xi1"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16}", type = "vector of 1-bit signless integer values and of rank at least 1 and of scalable last extent and of last extent 16"}
    %1 = irdl.any {description = "trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}", type = "vector of 1-bit signless integer values and of rank at least 1 and of scalable last extent and (of last extent 16 or of last extent 8 or of last extent 4 or of last extent 2 or of last extent 1)"}
    irdl.operands(source: %0)
    irdl.results(result: %1)
  }
  irdl.operation @convert_to_svbool attributes {
      format = "$source attr-dict `:` type($source)",
      infers = false,
      match = ["result = widened-16(source): expected corresponding svbool type widened to [16]xi1"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}", type = "vector of 1-bit signless integer values and of rank at least 1 and of scalable last extent and (of last extent 16 or of last extent 8 or of last extent 4 or of last extent 2 or of last extent 1)"}
    %1 = irdl.any {description = "trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16}", type = "vector of 1-bit signless integer values and of rank at least 1 and of scalable last extent and of last extent 16"}
    irdl.operands(source: %0)
    irdl.results(result: %1)
  }
  irdl.operation @dupq_lane attributes {
      class = "DupQLaneOp",
      format = "$src `[` $lane `]` attr-dict `:` type($dst)",
      match = ["all(src, dst)"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "an SVE vector with element size <= 64-bit", type = "of shape 2 and scalable vector of 64-bit signless integer or f64 values or of shape 4 and scalable vector of 32-bit signless integer or f32 values or of shape 8 and scalable vector of 16-bit signless integer or f16 or bfloat16 type values or of shape 16 and scalable vector of 8-bit signless integer values"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute"}
    %2 = irdl.any {description = "an SVE vector with element size <= 64-bit", type = "of shape 2 and scalable vector of 64-bit signless integer or f64 values or of shape 4 and scalable vector of 32-bit signless integer or f32 values or of shape 8 and scalable vector of 16-bit signless integer or f16 or bfloat16 type values or of shape 16 and scalable vector of 8-bit signless integer values"}
    irdl.operands(src: %0)
    irdl.results(dst: %2)
    irdl.attributes {"lane" = %1}
  }
  irdl.operation @intr_add attributes {
      class = "ScalableMaskedAddIIntrOp",
      name = "intr.add"} {
    %0 = irdl.any {name = "_gen_arg_0", type = "scalable vector of any type values"}
    %1 = irdl.any {name = "_gen_arg_1", type = "scalable vector of any type values"}
    %2 = irdl.any {name = "_gen_arg_2", type = "scalable vector of any type values"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1, gen_arg_2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_bfmmla attributes {
      class = "BfmmlaOp",
      format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)",
      match = ["all(src1, src2)", "all(acc, res)"],
      name = "intr.bfmmla",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "scalable vector of 32-bit float values of length 4", type = "scalable vector of f32 values and of length 4"}
    %1 = irdl.any {description = "scalable vector of bfloat16 type values of length 8", type = "scalable vector of bfloat16 type values and of length 8"}
    %2 = irdl.any {description = "scalable vector of bfloat16 type values of length 8", type = "scalable vector of bfloat16 type values and of length 8"}
    %3 = irdl.any {description = "scalable vector of 32-bit float values of length 4", type = "scalable vector of f32 values and of length 4"}
    irdl.operands(acc: %0, src1: %1, src2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_convert_from_svbool attributes {
      class = "ConvertFromSvboolIntrOp",
      name = "intr.convert.from.svbool"} {
    %0 = irdl.any {description = "vector<[16]xi1>", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(svbool: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_convert_to_svbool attributes {
      class = "ConvertToSvboolIntrOp",
      name = "intr.convert.to.svbool"} {
    %0 = irdl.any {description = "vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(mask: %0)
    irdl.results(res: %1)
  }
  irdl.operation @intr_dupq_lane attributes {
      class = "DupQLaneIntrOp",
      name = "intr.dupq_lane"} {
    %0 = irdl.any {description = " of ranks 1", type = "scalable vector of any type values and of rank 1"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(v: %0)
    irdl.results(res: %2)
    irdl.attributes {"lane" = %1}
  }
  irdl.operation @intr_fadd attributes {
      class = "ScalableMaskedAddFIntrOp",
      name = "intr.fadd"} {
    %0 = irdl.any {name = "_gen_arg_0", type = "scalable vector of any type values"}
    %1 = irdl.any {name = "_gen_arg_1", type = "scalable vector of any type values"}
    %2 = irdl.any {name = "_gen_arg_2", type = "scalable vector of any type values"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1, gen_arg_2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_fdiv attributes {
      class = "ScalableMaskedDivFIntrOp",
      name = "intr.fdiv"} {
    %0 = irdl.any {name = "_gen_arg_0", type = "scalable vector of any type values"}
    %1 = irdl.any {name = "_gen_arg_1", type = "scalable vector of any type values"}
    %2 = irdl.any {name = "_gen_arg_2", type = "scalable vector of any type values"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1, gen_arg_2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_fmul attributes {
      class = "ScalableMaskedMulFIntrOp",
      name = "intr.fmul"} {
    %0 = irdl.any {name = "_gen_arg_0", type = "scalable vector of any type values"}
    %1 = irdl.any {name = "_gen_arg_1", type = "scalable vector of any type values"}
    %2 = irdl.any {name = "_gen_arg_2", type = "scalable vector of any type values"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1, gen_arg_2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_fsub attributes {
      class = "ScalableMaskedSubFIntrOp",
      name = "intr.fsub"} {
    %0 = irdl.any {name = "_gen_arg_0", type = "scalable vector of any type values"}
    %1 = irdl.any {name = "_gen_arg_1", type = "scalable vector of any type values"}
    %2 = irdl.any {name = "_gen_arg_2", type = "scalable vector of any type values"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1, gen_arg_2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_mul attributes {
      class = "ScalableMaskedMulIIntrOp",
      name = "intr.mul"} {
    %0 = irdl.any {name = "_gen_arg_0", type = "scalable vector of any type values"}
    %1 = irdl.any {name = "_gen_arg_1", type = "scalable vector of any type values"}
    %2 = irdl.any {name = "_gen_arg_2", type = "scalable vector of any type values"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1, gen_arg_2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_psel attributes {
      class = "PselIntrOp",
      name = "intr.psel",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector<[16]xi1>", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16"}
    %1 = irdl.any {description = "vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(p1: %0, p2: %1, index: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_sdiv attributes {
      class = "ScalableMaskedSDivIIntrOp",
      name = "intr.sdiv"} {
    %0 = irdl.any {name = "_gen_arg_0", type = "scalable vector of any type values"}
    %1 = irdl.any {name = "_gen_arg_1", type = "scalable vector of any type values"}
    %2 = irdl.any {name = "_gen_arg_2", type = "scalable vector of any type values"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1, gen_arg_2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_sdot attributes {
      class = "SdotIntrOp",
      name = "intr.sdot"} {
    %0 = irdl.any {name = "_gen_arg_0", type = "scalable vector of any type values"}
    %1 = irdl.any {name = "_gen_arg_1", type = "scalable vector of any type values"}
    %2 = irdl.any {name = "_gen_arg_2", type = "scalable vector of any type values"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1, gen_arg_2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_smmla attributes {
      class = "SmmlaIntrOp",
      name = "intr.smmla"} {
    %0 = irdl.any {name = "_gen_arg_0", type = "scalable vector of any type values"}
    %1 = irdl.any {name = "_gen_arg_1", type = "scalable vector of any type values"}
    %2 = irdl.any {name = "_gen_arg_2", type = "scalable vector of any type values"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1, gen_arg_2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_sub attributes {
      class = "ScalableMaskedSubIIntrOp",
      name = "intr.sub"} {
    %0 = irdl.any {name = "_gen_arg_0", type = "scalable vector of any type values"}
    %1 = irdl.any {name = "_gen_arg_1", type = "scalable vector of any type values"}
    %2 = irdl.any {name = "_gen_arg_2", type = "scalable vector of any type values"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1, gen_arg_2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_udiv attributes {
      class = "ScalableMaskedUDivIIntrOp",
      name = "intr.udiv"} {
    %0 = irdl.any {name = "_gen_arg_0", type = "scalable vector of any type values"}
    %1 = irdl.any {name = "_gen_arg_1", type = "scalable vector of any type values"}
    %2 = irdl.any {name = "_gen_arg_2", type = "scalable vector of any type values"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1, gen_arg_2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_udot attributes {
      class = "UdotIntrOp",
      name = "intr.udot"} {
    %0 = irdl.any {name = "_gen_arg_0", type = "scalable vector of any type values"}
    %1 = irdl.any {name = "_gen_arg_1", type = "scalable vector of any type values"}
    %2 = irdl.any {name = "_gen_arg_2", type = "scalable vector of any type values"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1, gen_arg_2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_ummla attributes {
      class = "UmmlaIntrOp",
      name = "intr.ummla"} {
    %0 = irdl.any {name = "_gen_arg_0", type = "scalable vector of any type values"}
    %1 = irdl.any {name = "_gen_arg_1", type = "scalable vector of any type values"}
    %2 = irdl.any {name = "_gen_arg_2", type = "scalable vector of any type values"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1, gen_arg_2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_usmmla attributes {
      class = "UsmmlaIntrOp",
      name = "intr.usmmla"} {
    %0 = irdl.any {name = "_gen_arg_0", type = "scalable vector of any type values"}
    %1 = irdl.any {name = "_gen_arg_1", type = "scalable vector of any type values"}
    %2 = irdl.any {name = "_gen_arg_2", type = "scalable vector of any type values"}
    %3 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(gen_arg_0: %0, gen_arg_1: %1, gen_arg_2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_whilelt attributes {
      class = "WhileLTIntrOp",
      name = "intr.whilelt",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "64-bit signless integer"}
    %1 = irdl.any {type = "64-bit signless integer"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(base: %0, n: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_zip_x2 attributes {
      class = "ZipX2IntrOp",
      name = "intr.zip.x2"} {
    %0 = irdl.any {type = "scalable vector of any type values"}
    %1 = irdl.any {type = "scalable vector of any type values"}
    %2 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(v1: %0, v2: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_zip_x4 attributes {
      class = "ZipX4IntrOp",
      name = "intr.zip.x4"} {
    %0 = irdl.any {type = "scalable vector of any type values"}
    %1 = irdl.any {type = "scalable vector of any type values"}
    %2 = irdl.any {type = "scalable vector of any type values"}
    %3 = irdl.any {type = "scalable vector of any type values"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(v1: %0, v2: %1, v3: %2, v4: %3)
    irdl.results(res: %4)
  }
  irdl.operation @masked_addf attributes {
      class = "ScalableMaskedAddFOp",
      format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)",
      match = ["all(src1, src2, res)", "mask = i1-like(src1): mask has i1 element type and same shape as operands"],
      name = "masked.addf",
      traits = ["Commutative"]} {
    %0 = irdl.any {type = "scalable vector of 1-bit signless integer values"}
    %1 = irdl.any {type = "scalable vector of floating-point values"}
    %2 = irdl.any {type = "scalable vector of floating-point values"}
    %3 = irdl.any {type = "scalable vector of floating-point values"}
    irdl.operands(mask: %0, src1: %1, src2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @masked_addi attributes {
      class = "ScalableMaskedAddIOp",
      format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)",
      match = ["all(src1, src2, res)", "mask = i1-like(src1): mask has i1 element type and same shape as operands"],
      name = "masked.addi",
      traits = ["Commutative"]} {
    %0 = irdl.any {type = "scalable vector of 1-bit signless integer values"}
    %1 = irdl.any {type = "scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values"}
    %2 = irdl.any {type = "scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values"}
    %3 = irdl.any {type = "scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values"}
    irdl.operands(mask: %0, src1: %1, src2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @masked_divf attributes {
      class = "ScalableMaskedDivFOp",
      format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)",
      match = ["all(src1, src2, res)", "mask = i1-like(src1): mask has i1 element type and same shape as operands"],
      name = "masked.divf"} {
    %0 = irdl.any {type = "scalable vector of 1-bit signless integer values"}
    %1 = irdl.any {type = "scalable vector of floating-point values"}
    %2 = irdl.any {type = "scalable vector of floating-point values"}
    %3 = irdl.any {type = "scalable vector of floating-point values"}
    irdl.operands(mask: %0, src1: %1, src2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @masked_divi_signed attributes {
      class = "ScalableMaskedSDivIOp",
      format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)",
      match = ["all(src1, src2, res)", "mask = i1-like(src1): mask has i1 element type and same shape as operands"],
      name = "masked.divi_signed"} {
    %0 = irdl.any {type = "scalable vector of 1-bit signless integer values"}
    %1 = irdl.any {type = "scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values"}
    %2 = irdl.any {type = "scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values"}
    %3 = irdl.any {type = "scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values"}
    irdl.operands(mask: %0, src1: %1, src2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @masked_divi_unsigned attributes {
      class = "ScalableMaskedUDivIOp",
      format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)",
      match = ["all(src1, src2, res)", "mask = i1-like(src1): mask has i1 element type and same shape as operands"],
      name = "masked.divi_unsigned"} {
    %0 = irdl.any {type = "scalable vector of 1-bit signless integer values"}
    %1 = irdl.any {type = "scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values"}
    %2 = irdl.any {type = "scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values"}
    %3 = irdl.any {type = "scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values"}
    irdl.operands(mask: %0, src1: %1, src2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @masked_mulf attributes {
      class = "ScalableMaskedMulFOp",
      format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)",
      match = ["all(src1, src2, res)", "mask = i1-like(src1): mask has i1 element type and same shape as operands"],
      name = "masked.mulf",
      traits = ["Commutative"]} {
    %0 = irdl.any {type = "scalable vector of 1-bit signless integer values"}
    %1 = irdl.any {type = "scalable vector of floating-point values"}
    %2 = irdl.any {type = "scalable vector of floating-point values"}
    %3 = irdl.any {type = "scalable vector of floating-point values"}
    irdl.operands(mask: %0, src1: %1, src2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @masked_muli attributes {
      class = "ScalableMaskedMulIOp",
      format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)",
      match = ["all(src1, src2, res)", "mask = i1-like(src1): mask has i1 element type and same shape as operands"],
      name = "masked.muli",
      traits = ["Commutative"]} {
    %0 = irdl.any {type = "scalable vector of 1-bit signless integer values"}
    %1 = irdl.any {type = "scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values"}
    %2 = irdl.any {type = "scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values"}
    %3 = irdl.any {type = "scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values"}
    irdl.operands(mask: %0, src1: %1, src2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @masked_subf attributes {
      class = "ScalableMaskedSubFOp",
      format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)",
      match = ["all(src1, src2, res)", "mask = i1-like(src1): mask has i1 element type and same shape as operands"],
      name = "masked.subf"} {
    %0 = irdl.any {type = "scalable vector of 1-bit signless integer values"}
    %1 = irdl.any {type = "scalable vector of floating-point values"}
    %2 = irdl.any {type = "scalable vector of floating-point values"}
    %3 = irdl.any {type = "scalable vector of floating-point values"}
    irdl.operands(mask: %0, src1: %1, src2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @masked_subi attributes {
      class = "ScalableMaskedSubIOp",
      format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)",
      match = ["all(src1, src2, res)", "mask = i1-like(src1): mask has i1 element type and same shape as operands"],
      name = "masked.subi"} {
    %0 = irdl.any {type = "scalable vector of 1-bit signless integer values"}
    %1 = irdl.any {type = "scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values"}
    %2 = irdl.any {type = "scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values"}
    %3 = irdl.any {type = "scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values"}
    irdl.operands(mask: %0, src1: %1, src2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @psel attributes {
      format = "$p1 `,` $p2 `[` $index `]` attr-dict `:` type($p1) `,` type($p2)",
      match = ["all(p1, result)"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {description = "vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    irdl.operands(p1: %0, p2: %1, index: %2)
    irdl.results(result: %3)
  }
  irdl.operation @sdot attributes {
      format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)",
      match = ["all(src1, src2)", "all(acc, dst)"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "scalable vector of 32-bit signless integer or 64-bit signless integer values of length 4/2", type = "scalable vector of 32/64-bit signless integer values and of length 4/2"}
    %1 = irdl.any {description = "scalable vector of 8-bit signless integer or 16-bit signless integer values of length 16/8", type = "scalable vector of 8/16-bit signless integer values and of length 16/8"}
    %2 = irdl.any {description = "scalable vector of 8-bit signless integer or 16-bit signless integer values of length 16/8", type = "scalable vector of 8/16-bit signless integer values and of length 16/8"}
    %3 = irdl.any {description = "scalable vector of 32-bit signless integer or 64-bit signless integer values of length 4/2", type = "scalable vector of 32/64-bit signless integer values and of length 4/2"}
    irdl.operands(acc: %0, src1: %1, src2: %2)
    irdl.results(dst: %3)
  }
  irdl.operation @smmla attributes {
      format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)",
      match = ["all(src1, src2)", "all(acc, dst)"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "scalable vector of 32-bit signless integer values of length 4", type = "scalable vector of 32-bit signless integer values and of length 4"}
    %1 = irdl.any {description = "scalable vector of 8-bit signless integer values of length 16", type = "scalable vector of 8-bit signless integer values and of length 16"}
    %2 = irdl.any {description = "scalable vector of 8-bit signless integer values of length 16", type = "scalable vector of 8-bit signless integer values and of length 16"}
    %3 = irdl.any {description = "scalable vector of 32-bit signless integer values of length 4", type = "scalable vector of 32-bit signless integer values and of length 4"}
    irdl.operands(acc: %0, src1: %1, src2: %2)
    irdl.results(dst: %3)
  }
  irdl.operation @udot attributes {
      format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)",
      match = ["all(src1, src2)", "all(acc, dst)"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "scalable vector of 32-bit signless integer or 64-bit signless integer values of length 4/2", type = "scalable vector of 32/64-bit signless integer values and of length 4/2"}
    %1 = irdl.any {description = "scalable vector of 8-bit signless integer or 16-bit signless integer values of length 16/8", type = "scalable vector of 8/16-bit signless integer values and of length 16/8"}
    %2 = irdl.any {description = "scalable vector of 8-bit signless integer or 16-bit signless integer values of length 16/8", type = "scalable vector of 8/16-bit signless integer values and of length 16/8"}
    %3 = irdl.any {description = "scalable vector of 32-bit signless integer or 64-bit signless integer values of length 4/2", type = "scalable vector of 32/64-bit signless integer values and of length 4/2"}
    irdl.operands(acc: %0, src1: %1, src2: %2)
    irdl.results(dst: %3)
  }
  irdl.operation @ummla attributes {
      format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)",
      match = ["all(src1, src2)", "all(acc, dst)"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "scalable vector of 32-bit signless integer values of length 4", type = "scalable vector of 32-bit signless integer values and of length 4"}
    %1 = irdl.any {description = "scalable vector of 8-bit signless integer values of length 16", type = "scalable vector of 8-bit signless integer values and of length 16"}
    %2 = irdl.any {description = "scalable vector of 8-bit signless integer values of length 16", type = "scalable vector of 8-bit signless integer values and of length 16"}
    %3 = irdl.any {description = "scalable vector of 32-bit signless integer values of length 4", type = "scalable vector of 32-bit signless integer values and of length 4"}
    irdl.operands(acc: %0, src1: %1, src2: %2)
    irdl.results(dst: %3)
  }
  irdl.operation @usmmla attributes {
      format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)",
      match = ["all(src1, src2)", "all(acc, dst)"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "scalable vector of 32-bit signless integer values of length 4", type = "scalable vector of 32-bit signless integer values and of length 4"}
    %1 = irdl.any {description = "scalable vector of 8-bit signless integer values of length 16", type = "scalable vector of 8-bit signless integer values and of length 16"}
    %2 = irdl.any {description = "scalable vector of 8-bit signless integer values of length 16", type = "scalable vector of 8-bit signless integer values and of length 16"}
    %3 = irdl.any {description = "scalable vector of 32-bit signless integer values of length 4", type = "scalable vector of 32-bit signless integer values and of length 4"}
    irdl.operands(acc: %0, src1: %1, src2: %2)
    irdl.results(dst: %3)
  }
  irdl.operation @zip_x2 attributes {
      format = "$sourceV1 `,` $sourceV2 attr-dict `:` type($sourceV1)",
      match = ["all(sourceV1, sourceV2, resultV1, resultV2)"],
      name = "zip.x2",
      names = ["resultV1", "resultV2"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "an SVE vector with element size <= 64-bit", name = "sourceV1", type = "of shape 2 and scalable vector of 64-bit signless integer or f64 values or of shape 4 and scalable vector of 32-bit signless integer or f32 values or of shape 8 and scalable vector of 16-bit signless integer or f16 or bfloat16 type values or of shape 16 and scalable vector of 8-bit signless integer values"}
    %1 = irdl.any {description = "an SVE vector with element size <= 64-bit", name = "sourceV2", type = "of shape 2 and scalable vector of 64-bit signless integer or f64 values or of shape 4 and scalable vector of 32-bit signless integer or f32 values or of shape 8 and scalable vector of 16-bit signless integer or f16 or bfloat16 type values or of shape 16 and scalable vector of 8-bit signless integer values"}
    %2 = irdl.any {description = "an SVE vector with element size <= 64-bit", name = "resultV1", type = "of shape 2 and scalable vector of 64-bit signless integer or f64 values or of shape 4 and scalable vector of 32-bit signless integer or f32 values or of shape 8 and scalable vector of 16-bit signless integer or f16 or bfloat16 type values or of shape 16 and scalable vector of 8-bit signless integer values"}
    %3 = irdl.any {description = "an SVE vector with element size <= 64-bit", name = "resultV2", type = "of shape 2 and scalable vector of 64-bit signless integer or f64 values or of shape 4 and scalable vector of 32-bit signless integer or f32 values or of shape 8 and scalable vector of 16-bit signless integer or f16 or bfloat16 type values or of shape 16 and scalable vector of 8-bit signless integer values"}
    irdl.operands(source_v1: %0, source_v2: %1)
    irdl.results(result_v1: %2, result_v2: %3)
  }
  irdl.operation @zip_x4 attributes {
      format = "$sourceV1 `,` $sourceV2 `,` $sourceV3 `,` $sourceV4 attr-dict `:` type($sourceV1)",
      match = ["all(sourceV1, sourceV2, sourceV3, sourceV4, resultV1, resultV2, resultV3, resultV4)"],
      name = "zip.x4",
      names = ["resultV1", "resultV2", "resultV3", "resultV4"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "an SVE vector with element size <= 64-bit", name = "sourceV1", type = "of shape 2 and scalable vector of 64-bit signless integer or f64 values or of shape 4 and scalable vector of 32-bit signless integer or f32 values or of shape 8 and scalable vector of 16-bit signless integer or f16 or bfloat16 type values or of shape 16 and scalable vector of 8-bit signless integer values"}
    %1 = irdl.any {description = "an SVE vector with element size <= 64-bit", name = "sourceV2", type = "of shape 2 and scalable vector of 64-bit signless integer or f64 values or of shape 4 and scalable vector of 32-bit signless integer or f32 values or of shape 8 and scalable vector of 16-bit signless integer or f16 or bfloat16 type values or of shape 16 and scalable vector of 8-bit signless integer values"}
    %2 = irdl.any {description = "an SVE vector with element size <= 64-bit", name = "sourceV3", type = "of shape 2 and scalable vector of 64-bit signless integer or f64 values or of shape 4 and scalable vector of 32-bit signless integer or f32 values or of shape 8 and scalable vector of 16-bit signless integer or f16 or bfloat16 type values or of shape 16 and scalable vector of 8-bit signless integer values"}
    %3 = irdl.any {description = "an SVE vector with element size <= 64-bit", name = "sourceV4", type = "of shape 2 and scalable vector of 64-bit signless integer or f64 values or of shape 4 and scalable vector of 32-bit signless integer or f32 values or of shape 8 and scalable vector of 16-bit signless integer or f16 or bfloat16 type values or of shape 16 and scalable vector of 8-bit signless integer values"}
    %4 = irdl.any {description = "an SVE vector with element size <= 64-bit", name = "resultV1", type = "of shape 2 and scalable vector of 64-bit signless integer or f64 values or of shape 4 and scalable vector of 32-bit signless integer or f32 values or of shape 8 and scalable vector of 16-bit signless integer or f16 or bfloat16 type values or of shape 16 and scalable vector of 8-bit signless integer values"}
    %5 = irdl.any {description = "an SVE vector with element size <= 64-bit", name = "resultV2", type = "of shape 2 and scalable vector of 64-bit signless integer or f64 values or of shape 4 and scalable vector of 32-bit signless integer or f32 values or of shape 8 and scalable vector of 16-bit signless integer or f16 or bfloat16 type values or of shape 16 and scalable vector of 8-bit signless integer values"}
    %6 = irdl.any {description = "an SVE vector with element size <= 64-bit", name = "resultV3", type = "of shape 2 and scalable vector of 64-bit signless integer or f64 values or of shape 4 and scalable vector of 32-bit signless integer or f32 values or of shape 8 and scalable vector of 16-bit signless integer or f16 or bfloat16 type values or of shape 16 and scalable vector of 8-bit signless integer values"}
    %7 = irdl.any {description = "an SVE vector with element size <= 64-bit", name = "resultV4", type = "of shape 2 and scalable vector of 64-bit signless integer or f64 values or of shape 4 and scalable vector of 32-bit signless integer or f32 values or of shape 8 and scalable vector of 16-bit signless integer or f16 or bfloat16 type values or of shape 16 and scalable vector of 8-bit signless integer values"}
    irdl.operands(source_v1: %0, source_v2: %1, source_v3: %2, source_v4: %3)
    irdl.results(result_v1: %4, result_v2: %5, result_v3: %6, result_v4: %7)
  }
}
