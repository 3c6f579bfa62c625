// The arm_neon dialect, made by import-dialect.

irdl.dialect @arm_neon attributes {all_attributes, all_types, inlines, inferring_builders = []} {
  irdl.operation @op_2d_sdot attributes {
      class = "Sdot2dOp",
      format = "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)",
      match = ["all(b, c)", "all(a, res)"],
      name = "2d.sdot",
      rules = ["a.rank == 1: failed to verify that operand `a` should be 1-dimensional",
        "b.rank == 2: failed to verify that operand `b` should be 2-dimensional",
        "b.dim(1) == 4: failed to verify that operand `b` should have 4 columns",
        "b.dim(0) == a.dim(0): failed to verify that operand `b` should have as many rows as the size of operand `a`"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector of 32-bit signless integer values of length 4/2", type = "vector of 32-bit signless integer values and of rank at least 1 and of length 4/2"}
    %1 = irdl.any {description = "vector of 8-bit signless integer values of length 16/8", type = "vector of 8-bit signless integer values and of rank at least 1 and of length 16/8"}
    %2 = irdl.any {description = "vector of 8-bit signless integer values of length 16/8", type = "vector of 8-bit signless integer values and of rank at least 1 and of length 16/8"}
    %3 = irdl.any {description = "vector of 32-bit signless integer values of length 4/2", type = "vector of 32-bit signless integer values and of rank at least 1 and of length 4/2"}
    irdl.operands(a: %0, b: %1, c: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_bfmmla attributes {
      class = "BfmmlaOp",
      format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)",
      match = ["all(src1, src2)", "all(acc, res)"],
      name = "intr.bfmmla",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "a vector with length 4 of 32-bit float values", type = "of shape 4 and fixed-length vector of f32 values"}
    %1 = irdl.any {description = "a vector with length 8 of bfloat16 type values", type = "of shape 8 and fixed-length vector of bfloat16 type values"}
    %2 = irdl.any {description = "a vector with length 8 of bfloat16 type values", type = "of shape 8 and fixed-length vector of bfloat16 type values"}
    %3 = irdl.any {description = "a vector with length 4 of 32-bit float values", type = "of shape 4 and fixed-length vector of f32 values"}
    irdl.operands(acc: %0, src1: %1, src2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_sdot attributes {
      class = "SdotOp",
      format = "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)",
      match = ["all(b, c)", "all(a, res)"],
      name = "intr.sdot",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector of 32-bit signless integer values of length 4/2", type = "vector of 32-bit signless integer values and of rank at least 1 and of length 4/2"}
    %1 = irdl.any {description = "vector of 8-bit signless integer values of length 16/8", type = "vector of 8-bit signless integer values and of rank at least 1 and of length 16/8"}
    %2 = irdl.any {description = "vector of 8-bit signless integer values of length 16/8", type = "vector of 8-bit signless integer values and of rank at least 1 and of length 16/8"}
    %3 = irdl.any {description = "vector of 32-bit signless integer values of length 4/2", type = "vector of 32-bit signless integer values and of rank at least 1 and of length 4/2"}
    irdl.operands(a: %0, b: %1, c: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_smmla attributes {
      class = "SmmlaOp",
      format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)",
      match = ["all(src1, src2)", "all(acc, res)"],
      name = "intr.smmla",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "a vector with length 4 of 32-bit signless integer values", type = "of shape 4 and fixed-length vector of 32-bit signless integer values"}
    %1 = irdl.any {description = "a vector with length 16 of 8-bit signless integer values", type = "of shape 16 and fixed-length vector of 8-bit signless integer values"}
    %2 = irdl.any {description = "a vector with length 16 of 8-bit signless integer values", type = "of shape 16 and fixed-length vector of 8-bit signless integer values"}
    %3 = irdl.any {description = "a vector with length 4 of 32-bit signless integer values", type = "of shape 4 and fixed-length vector of 32-bit signless integer values"}
    irdl.operands(acc: %0, src1: %1, src2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_smull attributes {
      class = "SMullOp",
      format = "$a `,` $b attr-dict `:` type($a) `to` type($res)",
      match = ["all(a, b)"],
      name = "intr.smull",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer values of length 8/4/2", type = "vector of 8/16/32-bit signless integer values and of rank at least 1 and of length 8/4/2"}
    %1 = irdl.any {description = "vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer values of length 8/4/2", type = "vector of 8/16/32-bit signless integer values and of rank at least 1 and of length 8/4/2"}
    %2 = irdl.any {description = "vector of 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values of length 8/4/2", type = "vector of 16/32/64-bit signless integer values and of rank at least 1 and of length 8/4/2"}
    irdl.operands(a: %0, b: %1)
    irdl.results(res: %2)
  }
  irdl.operation @intr_ummla attributes {
      class = "UmmlaOp",
      format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)",
      match = ["all(src1, src2)", "all(acc, res)"],
      name = "intr.ummla",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "a vector with length 4 of 32-bit signless integer values", type = "of shape 4 and fixed-length vector of 32-bit signless integer values"}
    %1 = irdl.any {description = "a vector with length 16 of 8-bit signless integer values", type = "of shape 16 and fixed-length vector of 8-bit signless integer values"}
    %2 = irdl.any {description = "a vector with length 16 of 8-bit signless integer values", type = "of shape 16 and fixed-length vector of 8-bit signless integer values"}
    %3 = irdl.any {description = "a vector with length 4 of 32-bit signless integer values", type = "of shape 4 and fixed-length vector of 32-bit signless integer values"}
    irdl.operands(acc: %0, src1: %1, src2: %2)
    irdl.results(res: %3)
  }
  irdl.operation @intr_usmmla attributes {
      class = "UsmmlaOp",
      format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)",
      match = ["all(src1, src2)", "all(acc, res)"],
      name = "intr.usmmla",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "a vector with length 4 of 32-bit signless integer values", type = "of shape 4 and fixed-length vector of 32-bit signless integer values"}
    %1 = irdl.any {description = "a vector with length 16 of 8-bit signless integer values", type = "of shape 16 and fixed-length vector of 8-bit signless integer values"}
    %2 = irdl.any {description = "a vector with length 16 of 8-bit signless integer values", type = "of shape 16 and fixed-length vector of 8-bit signless integer values"}
    %3 = irdl.any {description = "a vector with length 4 of 32-bit signless integer values", type = "of shape 4 and fixed-length vector of 32-bit signless integer values"}
    irdl.operands(acc: %0, src1: %1, src2: %2)
    irdl.results(res: %3)
  }
}
