# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tools/import-dialect on files that are not what it wants: it says so in one line, and never by a traceback."""
import pathlib
import shutil
import subprocess
import sys

import pytest

IMPORT = pathlib.Path(__file__).parents[2] / "tools" / "import-dialect"
INCLUDE = pathlib.Path("/usr/lib/llvm-22/include")
DIALECT = """include "mlir/IR/OpBase.td"
def X_Dialect : Dialect { let name = "x"; let cppNamespace = "::x"; }
def A : Op<X_Dialect, "a.b-c">;
"""

pytestmark = pytest.mark.skipif(shutil.which("mlir-tblgen-22") is None or not INCLUDE.is_dir(), reason="no mlir-tblgen-22")


def import_of(folder, data, name="x"):
    file = folder / "x.td"
    file.write_bytes(data)
    return subprocess.run([sys.executable, IMPORT, f"--dialect={name}", "-I", INCLUDE, file], capture_output=True, check=False, timeout=120)


@pytest.mark.parametrize("data, name, words", [
    (b"", "x", b"no file defines a dialect 'x'; those that there are: none"),
    (DIALECT.encode(), "y", b"no file defines a dialect 'y'; those that there are: x"),
    (b"pear {", "x", b"Unexpected token at top level"),
    (b"\xff\xcc\x00\x80", "x", b"Unexpected token at top level"),
])
def test_what_defines_no_dialect_is_refused_in_words(tmp_path, data, name, words):
    done = import_of(tmp_path, data, name)
    assert done.returncode == 1
    assert done.stderr.startswith(b"import-dialect: ") and words in done.stderr and b"Traceback" not in done.stderr


def test_a_name_that_irdl_does_not_take_is_kept_beside(tmp_path):
    done = import_of(tmp_path, DIALECT.encode())
    assert done.returncode == 0
    assert b"irdl.operation @a_b_c attributes {" in done.stdout and b'name = "a.b-c"' in done.stdout


def test_names_that_irdl_would_give_two_ops_are_told_apart(tmp_path):
    done = import_of(tmp_path, (DIALECT + 'def B : Op<X_Dialect, "a_b_c">;\n').encode())
    assert done.returncode == 0
    assert b"irdl.operation @a_b_c attributes {" in done.stdout and b"irdl.operation @a_b_c_ attributes {" in done.stdout
    assert b'name = "a.b-c"' in done.stdout and b'name = "a_b_c"' in done.stdout


def test_a_type_with_dimensions_stays_text(tmp_path):
    done = import_of(tmp_path, b"""include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def X_Dialect : Dialect { let name = "x"; let cppNamespace = "::x"; let useDefaultTypePrinterParser = 1; }
def X_Box : TypeDef<X_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType);
  let assemblyFormat = "`<` custom<DimensionList>($shape) $elementType `>`";
}
""")
    assert done.returncode == 0 and b"irdl.type @box" in done.stdout and b"irdl.parameters" not in done.stdout


def test_names_of_definitions_may_begin_with_digits(tmp_path):
    done = import_of(tmp_path, b"""include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def X_Dialect : Dialect { let name = "x"; let cppNamespace = "::x"; let useDefaultTypePrinterParser = 1; }
class X_Type<string name, string word> : TypeDef<X_Dialect, name> { let mnemonic = word; }
def 2D_Type : X_Type<"Two", "two"> { let parameters = (ins "int64_t":$n); let assemblyFormat = "`<` $n `>`"; }
def 3D_Op : Op<X_Dialect, "three"> { let arguments = (ins 2D_Type:$a); let assemblyFormat = "$a attr-dict `:` type($a)"; }
""")
    assert done.returncode == 0, done.stderr
    assert b'type = "!x.two"' in done.stdout and b"irdl.operation @three" in done.stdout


def test_a_type_that_only_cpp_knows_stays_text(tmp_path):
    done = import_of(tmp_path, b"""include "mlir/IR/OpBase.td"
def X_Dialect : Dialect { let name = "x"; let cppNamespace = "::x"; }
def X_Device : DialectType<X_Dialect, CPred<"::llvm::isa<x::DeviceType>($_self)">, "device">;
def A : Op<X_Dialect, "a"> { let arguments = (ins X_Device:$d); let assemblyFormat = "$d attr-dict `:` type($d)"; }
""")
    assert done.returncode == 0, done.stderr
    assert b"all_attributes" in done.stdout and b"all_types" not in done.stdout
