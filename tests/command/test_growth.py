# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A sample of `tools/bench --only sweep`, by instructions instead of time: from n to 2 n passes take twice as many, and
less than three times. What a run does once falls out of the differences. Needs: dialects."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

import support

sys.path.insert(0, str(pathlib.Path(os.environ["TENURE_SOURCE_DIR"]) / "tests" / "bench"))
import sweep

# n log n from 500 to 1000 to 2000 is 2.2, n^2 is 4.
GROWTH_MAX = 3
SAMPLE = [
    ("--convert-func-to-llvm", "function_of_arguments", 250),
    ("--convert-func-to-spirv", "stablehlo_arguments", 250),
    ("--convert-gpu-to-spirv", "gpu_kernels", 20),
    ("--duplicate-function-elimination", "many_functions", 100),
    ("--convert-to-emitc", "scf_switches", 125),
    ("--symbol-dce", "spirv_globals", 125),
    ("--reconcile-unrealized-casts", "chain_of_casts", 125),
    ("--reconcile-unrealized-casts", "chain_of_casts_backwards", 125),
    ("--convert-arith-to-llvm", "chain_of_casts", 250),
    ("--convert-func-to-spirv", "chain_of_casts", 250),
    ("--convert-index-to-llvm", "chain_of_casts_backwards", 250),
    ("--llvm-legalize-for-export", "llvm_switch", 250),
    ("--openacc-legalize-data-values", "acc_ops", 125),
    ("--convert-to-llvm", "allocations", 60),
    ("--control-flow-sink", "transform_includes", 60),
    ("--convert-scf-to-cf", "scf_loops", 250),
    ("--convert-scf-to-cf", "dead_in_regions", 125),
    ("--mlprogram-pipeline-globals", "calls_of_a_chain", 250),
    ("--mlprogram-pipeline-globals", "program_globals_loaded", 125),
    ("--acc-specialize-for-host", "memref_casts", 60),
    ("--canonicalize", "shape_witnesses", 2000),
    ("--canonicalize", "parallel_of_reductions", 500),
    ("--remove-dead-values", "affine_delinearize_dynamic", 500),
]
# Arguments of other commands, before the name of the module.
COMMANDS = [
    (("view", "--json=-"), "symbols_nested_used", 1000),
    (("diff", "{input}"), "scf_switches", 500),
    (("query", "-c", 'm hasOpName("arith.muli").extract("f")'), "chain", 1000),
]
# Passes that report what they leave.
STATUS = {"--convert-to-llvm": 1}


@unittest.skipIf(os.environ["TENURE_SANITIZE"] == "1" or not shutil.which("valgrind"), "counts instructions with valgrind")
class Growth(unittest.TestCase):
    def instructions(self, *args, status=0, input=b""):
        run = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", support.TENURE, *args],
                             capture_output=True, input=input)
        self.assertEqual(run.returncode, status, run.stderr)
        return int(re.search(rb"Collected *: *(\d+)", run.stderr).group(1))

    def expect_growth(self, run):
        """`run(n)` counts for one of three sizes."""
        counts = [run(factor) for factor in (1, 2, 4)]
        self.assertLess(counts[2] - counts[1], GROWTH_MAX * (counts[1] - counts[0]), counts)

    def test_passes(self):
        shapes = sweep.shapes()
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "input.mlir"
            for flag, shape, size in SAMPLE:
                def run(factor):
                    path.write_text(shapes[shape][0](size * factor))
                    return self.instructions("opt", "--mlir-disable-threading", "--allow-unregistered-dialect", flag, str(path),
                                             status=STATUS.get(flag, 0))
                with self.subTest(flag, shape=shape):
                    self.expect_growth(run)

    def test_dead_blocks(self):
        """Canonicalization erases an op with many blocks."""
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "input.mlir"

            def run(factor):
                count = 60 * factor
                blocks = "".join(f"^b{i}(%x{i}: i32):\n%v{i} = arith.addi %x{i}, %a : i32\n"
                                 f"cf.cond_br %p, ^b{i + 1}(%v{i} : i32), ^b{i + 1}(%x{i} : i32)\n" for i in range(count))
                path.write_text("func.func @f(%a: i32, %p: i1) {\n%r = scf.execute_region -> i32 {\ncf.br ^b0(%a : i32)\n"
                                f"{blocks}^b{count}(%z: i32):\nscf.yield %z : i32\n}}\nreturn\n}}\n")
                return self.instructions("opt", "--canonicalize", str(path))
            self.expect_growth(run)

    def test_commands(self):
        shapes = sweep.shapes()
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "input.mlir"
            for arguments, shape, size in COMMANDS:
                def run(factor):
                    path.write_text(shapes[shape][0](size * factor))
                    return self.instructions(*(argument.replace("{input}", str(path)) for argument in arguments), str(path))
                with self.subTest(arguments, shape=shape):
                    self.expect_growth(run)

    def test_language_server(self):
        """An edit in the middle, and what a function calls and is called by."""
        shapes = sweep.shapes()
        uri = "file:///w/m.mlir"
        document = {"uri": uri}
        edit = {"start": {"line": 2, "character": 0}, "end": {"line": 2, "character": 0}}
        changes = [("textDocument/didChange", {"textDocument": document | {"version": 2 + i},
                                               "contentChanges": [{"range": edit, "text": " "}]}) for i in range(8)]

        def calls(direction, line):
            start = {"line": line, "character": 11}
            return [(f"callHierarchy/{direction}Calls",
                     {"textDocument": document, "item": {"selectionRange": {"start": start, "end": start}}})]

        def run(text, requests):
            opened = ("textDocument/didOpen", {"textDocument": document | {"languageId": "mlir", "version": 1, "text": text}})
            capabilities = {"textDocument": {"synchronization": {}, "callHierarchy": {}}}
            messages = [("initialize", {"capabilities": capabilities}), opened, *requests, ("shutdown", {}), ("exit", {})]
            bodies = [json.dumps({"jsonrpc": "2.0", "method": method, "params": parameters}
                                 | ({} if "/did" in method or method == "exit" else {"id": i})).encode()
                      for i, (method, parameters) in enumerate(messages)]
            return self.instructions("lsp", input=b"".join(b"Content-Length: %d\r\n\r\n%b" % (len(body), body) for body in bodies))

        calls_of_many = shapes["functions_that_call"][0]
        calls_of_one = shapes["calls_of_one"][0]
        for name, make, requests, size in (
                ("edit", shapes["scf_loops"][0], lambda n: changes, 125),
                ("outgoing", calls_of_many, lambda n: calls("outgoing", calls_of_many(n).count("\n", 0, calls_of_many(n).index("@main"))), 125),
                ("incoming", calls_of_one, lambda n: calls("incoming", 0), 250)):
            with self.subTest(name):
                self.expect_growth(lambda factor: run(make(size * factor), requests(size * factor)))

    def test_diff_of_blocks(self):
        """Each that moved is named by its number in the region."""
        with tempfile.TemporaryDirectory() as folder:
            paths = [pathlib.Path(folder) / name for name in ("a.mlir", "b.mlir")]

            def run(factor):
                count = 1000 * factor
                for path, order in zip(paths, (range(count), range(count - 1, -1, -1))):
                    blocks = "".join(f'^b{i}:\n"t.a{i}"() : () -> ()\ncf.br ^b{i + 1}\n' for i in order)
                    path.write_text(f"func.func @f() {{\ncf.br ^b0\n{blocks}^b{count}:\nreturn\n}}\n")
                return self.instructions("diff", *map(str, paths), status=1)
            self.expect_growth(run)

    def test_diff_of_attributes(self):
        with tempfile.TemporaryDirectory() as folder:
            paths = [pathlib.Path(folder) / name for name in ("a.mlir", "b.mlir")]

            def run(factor):
                for path in paths:
                    items = ", ".join(f'k{i} = "{path.name}{i}"' for i in range(250 * factor))
                    path.write_text(f'"t.op"() {{{items}}} : () -> ()\n')
                return self.instructions("diff", *map(str, paths), status=1)
            self.expect_growth(run)

    def test_patterns_in_one_line(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "p.pdll"

            def run(factor):
                path.write_text("".join(f"Pattern P{i} => erase op<t.a{i}>; " for i in range(1000 * factor)))
                return self.instructions("pdll", "-x=mlir", str(path))
            self.expect_growth(run)

    def test_reduction_of_functions(self):
        """Who calls which is found once for each candidate."""
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            path, script = folder / "m.mlir", folder / "test.sh"
            script.write_text("#!/bin/sh\n! grep -q t.keep \"$1\"\n")
            script.chmod(0o755)

            def run(factor):
                path.write_text("".join(f"func.func private @f{i}(%a: i32) -> i32 {{ return %a : i32 }}\n" for i in range(60 * factor))
                                + 'func.func @g() {\n"t.keep"() : () -> ()\nreturn\n}\n')
                return self.instructions("reduce", "--quiet", "--jobs=1", f"--test={script}", str(path))
            self.expect_growth(run)


class Reduction(unittest.TestCase):
    def test_nests_take_few_tests(self):
        """Which ops can go is found by tests of halves, not of each op in a nest."""
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            log, script, nest = folder / "log", folder / "test.sh", folder / "nest.mlir"
            script.write_text(f"#!/bin/sh\necho >> {log}\n! grep -q t.keep \"$1\"\n")
            script.chmod(0o755)
            depth = 200
            nest.write_text('"t.op"() ({\n' * depth + '"t.keep"() : () -> ()\n' + "}) : () -> ()\n" * depth)
            run = subprocess.run([support.TENURE, "reduce", "--quiet", "--jobs=1", f"--test={script}", nest],
                                 capture_output=True, text=True)
            self.assertEqual(run.returncode, 0, run.stderr)
            self.assertEqual(run.stdout.split(), ["module", "{", '"t.keep"()', ":", "()", "->", "()", "}"])
            self.assertLess(log.read_text().count("\n"), 30)


if __name__ == "__main__":
    unittest.main()
