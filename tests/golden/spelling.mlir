// RUN: tenure opt --allow-unregistered-dialect
// Attributes on several lines, with comments, and strings that are escaped otherwise, are those of one line.
#f = #llvm.di_file<"a.c"
   in "/x\"y\n">
#cu = #llvm.di_compile_unit<
  id = distinct[0]<>, // The only one.
  sourceLanguage=DW_LANG_C,file = #f,
  producer = "MLIR", isOptimized = true, emissionKind = Full
>
module attributes {a.a = #f, a.b = #cu, a.c = #emitc.opaque<"\"q\"">, a.d = !emitc.opaque<"b\\n\n">,
    a.e = !emitc.ptr< i32 >, a.f = #llvm.target_features<[ "+a",  "-b" ]>,
    a.g = #llvm.loop_annotation< disableNonforced=true>,
    a.h = #gpu.object< #spirv.target_env<#spirv.vce<v1.0, [Kernel], []>, api=OpenCL, #spirv.resource_limits<>>,"B">} {}
// OUT:
#di_file = #llvm.di_file<"a.c" in "/x\22y\0A">
#loop_annotation = #llvm.loop_annotation<disableNonforced = true>
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = Full>
module attributes {a.a = #di_file, a.b = #di_compile_unit, a.c = #emitc.opaque<"\22q\22">, a.d = !emitc.opaque<"b\\n\0A">, a.e = !emitc.ptr<i32>, a.f = #llvm.target_features<["+a", "-b"]>, a.g = #loop_annotation, a.h = #gpu.object<#spirv.target_env<#spirv.vce<v1.0, [Kernel], []>, api=OpenCL, #spirv.resource_limits<>>, "B">} {
}

