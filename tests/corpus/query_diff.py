# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Holds `tenure query -c` against mlir-query: what both print, and how they exit.

    query_diff.py TENURE MLIR_QUERY

Asks each question of each module in the folder query. The last line is "A of N answers are alike".
"""
import pathlib
import subprocess
import sys

LINES = r"""
help
m foo()
m hasOpName()
m hasOpName("arith.addf"
frob
m x
m hasOpName("arith.addf") extra
m "a"
m 1
m hasOpName("arith.addf").extract("f2")
m hasOpName("arith.addf").foo("f2")
m hasOpName("arith.addf").extract
m hasOpName("arith.addf").extract(2)
m hasOpName("arith.addf").extract("x"
m
# c
q
m allOf(1)
m allOf(hasOpName("a") hasOpName("b"))
m hasOpName"x"
m hasOpName
m -1
m hasOpName("a
m @
m allOf(isConstantOp(),@)
help me
m anyOf(isConstantOp(), "x")
m true
m hasOpName('func.return')
m hasOpName("func.return"),
m hasOpName("func.return") # c
m isZero()
m isOne()
m isNonZero()
m isOneFloat()
m isZeroFloat()
m isPosZeroFloat()
m isNegZeroFloat()
m isPosInfFloat()
m isNegInfFloat()
m isConstantOp()
m hasOpAttrName("value")
m hasOpAttrName("sym_name")
m hasOpName("builtin.module")
m anyOf(hasOpName("arith.addf"),hasOpName("scf.for"),hasOpName("builtin.module"), hasOpName("func.func"))
m getDefinitions(hasOpName("func.return"),2,true,true,true)
m getDefinitions(hasOpName("func.return"),2,false,false,false)
m getDefinitions(hasOpName("func.return"),2.5,true,true,true)
m hasOpName("nothing").extract("f")
m allOf(hasOpName("func.return"),getAllDefinitions(hasOpName("func.return"),9))
m getAllDefinitions(getAllDefinitions(hasOpName("func.return"),3),9)
m getAllDefinitions(hasOpName("func.return"),9)
m getAllDefinitions(hasOpName("func.func"),9)
m getAllDefinitions(hasOpName("scf.yield"),9)
m getAllDefinitions(hasOpName("scf.yield"),1)
m getAllDefinitions(hasOpName("arith.addf"),1)
m getAllDefinitions(hasOpName("arith.addi"),3)
m getAllDefinitions(hasOpName("scf.condition"),9)
m getDefinitionsByPredicate(hasOpName("func.return"),hasOpName("arith.addf"),true,false,false)
m getDefinitionsByPredicate(hasOpName("scf.yield"),hasOpName("scf.for"),false,false,false)
m getDefinitionsByPredicate(hasOpName("scf.yield"),hasOpName("nothing"),false,true,false)
m getDefinitionsByPredicate(hasOpName("scf.yield"),hasOpName("nothing"),false,false,true)
m getUsersByPredicate(hasOpName("arith.addf"),hasOpName("scf.yield"),true)
m getUsersByPredicate(hasOpName("arith.addf"),hasOpName("scf.yield"),false)
m getUsersByPredicate(isConstantOp(),hasOpName("nothing"),false)
m getUsersByPredicate(hasOpName("func.func"),hasOpName("nothing"),true)
m anyOf(getUsersByPredicate(isConstantOp(),hasOpName("x"),false),getAllDefinitions(hasOpName("func.return"),2))
m allOf(getUsersByPredicate(isConstantOp(),hasOpName("x"),false),getAllDefinitions(hasOpName("func.return"),2))
m hasOpName("func.return").extract("x")
m hasOpName("arith.addf").extract("x")
m allOf(hasOpName("arith.addf").extract("a"))
m hasOpName("arith.addf").extract("")
m hasOpName("arith.addf").extract("a b")
m hasOpName("arith.addf").extract("a") foo
m hasOpName("arith.addf").extract("a").extract("b")
m hasOpName("arith.addf" "b")
m hasOpName("a",)
m (
m )
m ,
m .
m allOf(allOf)
m hasOpName[
m hasOpName(x)
m hasOpName(x y)
m hasOpName(true())
m hasOpName(1 2)
m hasOpName("a\"b")
m 0x10
m getAllDefinitions(hasOpName("func.return"),0x2)
m getAllDefinitions(hasOpName("func.return"),2x)
m getAllDefinitions(hasOpName("func.return"),00)
m isConstantOp ()
m#
#m
m "
m foo(1
m foo(@)
m foo(isZero()).extract("a")
m foo().bar
help # x
match isZero()
quit x
  m isZero()
m isZero().
m isZero().extract(
m isZero() "abc
m getDefinitionsByPredicate(isZero(),isOne(),true,false)
m hasOpName'func.return'
m éa()
m hasOpName("é")
m é
""".strip("\n").split("\n")
# With line breaks in them.
BLOCKS = ['m hasOpName(\n"func.return"\n)', "help\n", "help #x\nm isZero()", "# a\nm isZero()",
          "\nm isZero()", 'm hasOpName\n("a")', "m allOf(\nisZero(),\nfoo())", "m \nisZero()"]


def answer(words):
    done = subprocess.run(words, capture_output=True, timeout=60, check=False)
    return done.returncode, done.stdout


def main():
    tenure, peer = sys.argv[1:]
    alike = count = 0
    for path in sorted((pathlib.Path(__file__).parent / "query").glob("*.mlir")):
        for question in LINES + BLOCKS:
            theirs = answer([peer, str(path), "-c", question])
            ours = answer([tenure, "query", str(path), "-c", question])
            count += 1
            if ours == theirs:
                alike += 1
            else:
                print(f"{path.name}: {question!r} is answered by {ours}, not {theirs}")
    print(f"{alike} of {count} answers are alike")


main()
