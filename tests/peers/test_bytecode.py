# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Bytecode against MLIR: what is written, mlir-opt and jaxlib read, and print as it is printed here.

tests/corpus/bytecode_write.py does the same for a whole folder.
"""
import io
import os
import pathlib
import shutil
import subprocess

import pytest
from jax.interpreters import mlir
from jaxlib.mlir import ir

TENURE = os.path.join(os.environ["TENURE_BUILD_DIR"], "bin", "tenure")
DATA = pathlib.Path(os.environ["TENURE_SOURCE_DIR"]) / "tests" / "data"
MLIR_OPT = shutil.which("mlir-opt-22") or shutil.which("mlir-opt")
GENERIC = ["--allow-unregistered-dialect", "--mlir-print-op-generic"]
SOURCE = """
module @top {
  "func.func"() <{function_type = (i32, memref<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%a: i32, %m: memref<4xf32>):
    %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.cond_br"(%c)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:
    %c = "t.late"(%0, %0) {x = dense<[1.5, 2.0]> : tensor<2xf64>, y = @top::@f} : (i32, i32) -> i1
    "cf.br"()[^bb2] : () -> ()
  ^bb2:
    "func.return"() : () -> ()
  }) : () -> ()
}
"""
DEBUG = r"""
#file = #llvm.di_file<"a.c" in "/b">
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#void = #llvm.di_basic_type<tag = DW_TAG_unspecified_type, name = "void">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, producer = "p\"q", isOptimized = false, emissionKind = LineTablesOnly, nameTableKind = GNU>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "ip", baseType = #int, sizeInBits = 64, dwarfAddressSpace = 0, extraData = #void>
#range = #llvm.di_subrange<count = #llvm.di_expression<[DW_OP_deref]>, lowerBound = 2 : i64>
#self = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#composite = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "s", file = #file, line = 7, scope = #file, baseType = #self, flags = "Public|Vector", sizeInBits = 8, alignInBits = 4, rank = <[DW_OP_plus_uconst(3)]>, elements = #range, #pointer>
#type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #void, #composite>
#space = #llvm.di_namespace<name = "n", scope = #file, exportSymbols = false>
#entity = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #space, entity = #file, file = #file, line = 3, name = "e">
#program = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #space, name = "f", linkageName = "_f", file = #file, line = 1, scopeLine = 2, subprogramFlags = Definition, type = #type, retainedNodes = #entity>
#block = #llvm.di_lexical_block<scope = #program, file = #file, line = 4, column = 5>
#blockfile = #llvm.di_lexical_block_file<scope = #block, file = #file, discriminator = 0>
#local = #llvm.di_local_variable<scope = #blockfile, name = "x", file = #file, line = 6, arg = 1, alignInBits = 8, type = #int, flags = Artificial>
#label = #llvm.di_label<scope = #block, name = "l", file = #file, line = 9>
#global = #llvm.di_global_variable<scope = #unit, name = "g", linkageName = "g", file = #file, line = 0, type = #int, isDefined = true, alignInBits = 4>
#both = #llvm.di_global_variable_expression<var = #global, expr = <[DW_OP_LLVM_convert(8, DW_ATE_unsigned), DW_OP_LLVM_fragment(0, 8)]>>
#group = #llvm.access_group<id = distinct[3]<>>
#loop = #llvm.loop_annotation<disableNonforced = true, vectorize = <disable = true>, mustProgress = false, parallelAccesses = #group>
"builtin.module"() ({
  "t.a"() {a = #local, b = #label, c = #both, d = #loop} : () -> ()
}) : () -> ()
"""
QUANTIZED = """
"builtin.module"() ({
  "t.a"() {a = !quant.any<i8<-8:7>:f32>, b = !quant.any<u4>, c = !quant.calibrated<f32<-0.5:1.25>>,
    d = !quant.uniform<i8:f32, 0.1:-3>, e = !quant.uniform<u8<1:255>:f16:0, {2.0:-120, 0.5, 3.0e2:127}>,
    f = !quant.uniform<i16:f64, 1.0>} : () -> ()
}) : () -> ()
"""
NESTED = """
#root = #llvm.tbaa_root<id = "r">
#type = #llvm.tbaa_type_desc<id = "t", members = {<#root, 0>}>
#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
"builtin.module"() ({
  "t.a"() {a = #llvm.tbaa_tag<base_type = #type, access_type = #type, offset = 0>,
    b = #llvm.alias_scope<id = distinct[1]<>, domain = #domain, description = "s">} : () -> ()
}) : () -> ()
"""
PROPERTIES = b"""
"t.a"() ({
  "t.b"() <{}> : () -> ()
  "t.b"() <{}> {a = 1, b = {}} : () -> ()
  "t.c"() <5 : i32> {a = 5 : i32} : () -> ()
  "t.c"() <[{}, "s"]> ({
    "t.b"() <#t.d<x>> : () -> ()
    "t.b"() {a = [{}]} : () -> ()
  }) : () -> ()
}) : () -> ()
"""


def run(*command, stdin=b""):
    done = subprocess.run(command, input=stdin, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode(errors="replace")
    return done.stdout


def emit(source, version):
    return run(TENURE, "opt", "--allow-unregistered-dialect", "--emit-bytecode",
               "--mlir-very-unsafe-disable-verifier-on-parsing",
               f"--emit-bytecode-version={version}", stdin=source)


@pytest.mark.skipif(MLIR_OPT is None, reason="no mlir-opt")
@pytest.mark.parametrize("version", range(7))
def test_mlir_opt_reads_what_is_written(version):
    source = SOURCE.replace('"cf.cond_br"(%c)', '"cf.cond_br"(%k)').replace(
        "    %0 =", '    %k = "t.k"() : () -> i1\n    %0 =', 1).encode()
    expected = run(MLIR_OPT, *GENERIC, stdin=source)
    assert run(MLIR_OPT, *GENERIC, stdin=emit(source, version)) == expected


@pytest.mark.skipif(MLIR_OPT is None, reason="no mlir-opt")
@pytest.mark.parametrize("version", range(7))
def test_a_tool_with_the_dialect_reads_properties_that_a_schema_declares(version, tmp_path):
    schema = tmp_path / "test.irdl.mlir"
    schema.write_text("""irdl.dialect @test {
  irdl.operation @op_a {
    %0 = irdl.any
    irdl.attributes {"attr" = %0}
    irdl.operands(i: %0)
    irdl.results(o: %0)
  }
}
""")
    source = b"""func.func @f(%arg0: i32) -> i32 {
  %0 = "test.op_a"(%arg0) <{attr = 5 : i32}> : (i32) -> i32
  return %0 : i32
}
"""
    written = run(TENURE, "opt", f"--dialect-file={schema}", "--emit-bytecode", f"--emit-bytecode-version={version}",
                  stdin=source)
    expected = run(MLIR_OPT, "--mlir-print-op-generic", stdin=source)
    assert run(MLIR_OPT, "--mlir-print-op-generic", stdin=written) == expected


@pytest.mark.skipif(MLIR_OPT is None, reason="no mlir-opt")
@pytest.mark.parametrize("version", range(7))
def test_properties_may_be_any_attribute_and_empty(version):
    expected = run(MLIR_OPT, *GENERIC, stdin=PROPERTIES)
    peer = run(MLIR_OPT, "--allow-unregistered-dialect", "--emit-bytecode",
               f"--emit-bytecode-version={version}", stdin=PROPERTIES)
    if version < 5:
        # What MLIR loses.
        expected = run(MLIR_OPT, *GENERIC, stdin=peer)
        assert b"<" not in expected
    for written in (peer, emit(PROPERTIES, version)):
        assert run(MLIR_OPT, *GENERIC, stdin=written) == expected
        assert run(TENURE, "opt", *GENERIC, stdin=written) == expected


@pytest.mark.skipif(MLIR_OPT is None, reason="no mlir-opt")
@pytest.mark.parametrize("source", [DEBUG, QUANTIZED, NESTED], ids=["debug", "quant", "nested"])
def test_encodings_of_dialects_are_read(source):
    expected = run(MLIR_OPT, *GENERIC, stdin=source.encode())
    for version in (0, 4, 6):
        written = run(MLIR_OPT, "--allow-unregistered-dialect", "--emit-bytecode",
                      f"--emit-bytecode-version={version}", stdin=source.encode())
        assert run(TENURE, "opt", *GENERIC, stdin=written) == expected


@pytest.mark.skipif(MLIR_OPT is None, reason="no mlir-opt")
@pytest.mark.parametrize("version", [0, 6])
@pytest.mark.parametrize("source", [DEBUG, QUANTIZED], ids=["debug", "quant"])
def test_encodings_of_dialects_are_written(source, version):
    text = run(MLIR_OPT, *GENERIC, stdin=source.encode())
    written = emit(text, version)
    assert run(MLIR_OPT, *GENERIC, stdin=written) == text
    assert run(TENURE, "opt", *GENERIC, stdin=written) == text
    peer = run(MLIR_OPT, "--allow-unregistered-dialect", "--emit-bytecode",
               f"--emit-bytecode-version={version}", stdin=text)
    assert len(written) <= len(peer)


@pytest.mark.parametrize("name", ["decoder", "mixer", "serve"])
def test_jaxlib_reads_what_is_written(name):
    source = (DATA / f"{name}.mlir").read_bytes()
    with mlir.make_ir_context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(emit(source, 6))
        out = io.StringIO()
        module.operation.print(file=out, print_generic_op_form=True)
    assert out.getvalue().strip() == source.decode().strip()
