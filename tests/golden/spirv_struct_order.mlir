// RUN: tenure opt
// Decorations of a struct without a name are sorted; those of one with a name are not.
func.func private @a(!spirv.struct<s, (f32 [0, NonReadable, Aliased], i32 [4]), Constant, Block>)
func.func private @b(!spirv.struct<(f32 [0, NonReadable, Aliased], i32 [4]), Constant, Block>)
func.func private @c(!spirv.struct<s3, ()>)
func.func private @d(!spirv.struct<()>)
// OUT:
module {
  func.func private @a(!spirv.struct<s, (f32 [0, NonReadable, Aliased], i32 [4]), Constant, Block>)
  func.func private @b(!spirv.struct<(f32 [0, Aliased, NonReadable], i32 [4]), Block, Constant>)
  func.func private @c(!spirv.struct<s3, ()>)
  func.func private @d(!spirv.struct<()>)
}

