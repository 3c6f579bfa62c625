# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tenure opt: options, files and exit codes as mlir-opt has them."""
import json
import os
import re
import resource
import signal
import stat
import subprocess
import unittest

from support import DATA, TENURE, CommandTest

SOURCE = '"t.a"() {x = 1 : i32} : () -> ()\n'
OUTPUT = '"builtin.module"() ({\n  "t.a"() {x = 1 : i32} : () -> ()\n}) : () -> ()\n\n'
ALLOW = "--allow-unregistered-dialect"
GENERIC = "--mlir-print-op-generic"
LORA = str(DATA / "decoder_lora.onnx_adapter")
SANITIZED = os.environ["TENURE_SANITIZE"] == "1"  # What sanitizers need does not fit below a limit.


class Options(CommandTest):
    def setUp(self):
        super().setUp()
        self.write("a.mlir", SOURCE)

    def test_spellings(self):
        for allow in (ALLOW, "-allow-unregistered-dialect", ALLOW + "=true", ALLOW + "=1"):
            self.assertEqual(self.run_tenure("opt", allow, GENERIC, "a.mlir")[0], OUTPUT)
        self.assertEqual(self.run_tenure("opt", ALLOW, GENERIC, "--", "a.mlir")[0], OUTPUT)

    def test_unknown_ones_are_refused_by_name(self):
        out, err = self.run_tenure("opt", "--bogus", "--mlir-print-op-generi", "a.mlir", expect=1)
        self.assertEqual(out, "")
        self.assertIn("Unknown command line argument '--bogus'", err)
        self.assertIn("Did you mean '--mlir-print-op-generic'?", err)

    def test_near_misses_of_every_pass_are_told(self):
        # The passes' own lines, which are indented less than those of their options.
        names = re.findall(r"^      --([a-z0-9-]+)", self.run_tenure("opt", "--list-passes")[0], re.M)
        self.assertGreater(len(names), 100)
        for name in names:
            pipeline = f"builtin.module({name}x)"
            err = self.run_tenure("opt", ALLOW, "--pass-pipeline=" + pipeline, "a.mlir", expect=1)[1]
            self.assertIn("tenure: Did you mean '", err, name)
        self.assertIn(f"tenure: Did you mean '{names[-1]}'?", err)

    def test_near_misses_of_passes_are_told(self):
        err = self.run_tenure("opt", ALLOW, "--canonicalise", "a.mlir", expect=1)[1]
        self.assertIn("Unknown command line argument '--canonicalise'", err)
        self.assertIn("Did you mean '--canonicalize'?", err)
        for pipeline in ("builtin.module(func.func(cse,canonicalise{top-down=false}))", "builtin.module(any(cse), canonicalise)"):
            err = self.run_tenure("opt", ALLOW, "--pass-pipeline=" + pipeline, "a.mlir", expect=1)[1]
            self.assertIn("'canonicalise' does not refer to a registered pass", err)
            self.assertIn("tenure: Did you mean 'canonicalize'?", err)
        for pipeline in ("builtin.module(canonicalize{top-dwn=true})", "builtin.module(zzzzzzzzzzzzzzz)", "builtin.module(cse"):
            err = self.run_tenure("opt", ALLOW, "--pass-pipeline=" + pipeline, "a.mlir", expect=1)[1]
            self.assertNotIn("Did you mean", err)

    def test_help_describes_options_of_passes(self):
        passes = self.run_tenure("opt", "--help")[0].split("\nPasses:\n")[1].splitlines()
        self.assertGreater(len(passes), 30)
        self.assertEqual([line for line in passes if re.search(r" -\s*$", line)], [])

    def test_wrong_values_are_refused(self):
        limit = "--mlir-elide-elementsattrs-if-larger"
        for arguments in ((ALLOW + "=maybe",), (limit,), (limit + "=",), (limit, "-3"),
                          (limit + "=1x",), ("-o",)):
            self.assertIn("option:", self.run_tenure("opt", *arguments, expect=1)[1])
        self.assertIn("Too many positional", self.run_tenure("opt", "a", "b", expect=1)[1])

    def test_pdl_patterns(self):
        """Patterns of a file rewrite the module before the passes; what is no pattern is refused."""
        self.write("rename.mlir", 'pdl.pattern : benefit(1) {\n  %op = pdl.operation "t.a"\n'
                   '  pdl.rewrite %op {\n    %n = pdl.operation "t.b"\n    pdl.replace %op with %n\n  }\n}\n')
        out, _ = self.run_tenure("opt", ALLOW, GENERIC, "--pdl-patterns=rename.mlir", "a.mlir")
        self.assertIn('"t.b"() : () -> ()', out)
        self.assertNotIn("t.a", out)
        out, _ = self.run_tenure("opt", ALLOW, "--pdl-patterns=rename.mlir", "--cse", "--mlir-print-ir-before-all",
                                 "a.mlir")
        self.assertIn("t.b", out)
        self.write("wrong.mlir", "pdl.pattern : benefit(1) {\n")
        for file, words in (("missing.mlir", "missing.mlir"), ("wrong.mlir", "wrong.mlir:"),
                            ("a.mlir", "a.mlir:1:6: error: operation being parsed with an unregistered")):
            self.assertIn(words, self.run_tenure("opt", f"--pdl-patterns={file}", os.devnull, expect=1)[1])

    def test_conversions_fold_casts_that_they_do_not_leave(self):
        self.write("casts.mlir", """
            func.func @there_and_back(%a: i32) -> i32 {
              %0 = builtin.unrealized_conversion_cast %a : i32 to i64
              %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
              return %1 : i32
            }""")
        left = "arith-to-llvm complex-to-llvm func-to-llvm math-to-llvm math-to-libm ub-to-llvm arith-to-spirv"
        folded = "cf-to-spirv func-to-spirv tensor-to-spirv ub-to-spirv openacc-to-scf index-to-llvm"
        for names, count in ((left, 2), (folded, 1)):
            for name in names.split():
                with self.subTest(name):
                    out, _ = self.run_tenure("opt", f"--convert-{name}", "casts.mlir")
                    self.assertEqual(out.count("unrealized_conversion_cast"), count, out)

    def test_help_and_version(self):
        self.assertRegex(self.run_tenure("--version")[0], r"^tenure \d+\.\d+\.\d+\n$")
        for command in ((), ("opt",), ("adapter",), ("adapter", "list"), ("adapter", "verify"),
                        ("adapter", "attach", "-o", "o.mlir")):
            self.assertIn("Usage: tenure", self.run_tenure(*command, "--help")[0])
        self.assertIn("Usage", self.run_tenure(expect=1)[1])
        self.assertIn("Unknown command 'up'", self.run_tenure("up", expect=1)[1])

    def test_threads_change_nothing_but_the_time(self):
        function = ("func.func @f%d(%%x: i32) -> i32 {{\n  %%c = arith.constant %d : i32\n"
                    "  %%a = arith.addi %%c, %%c : i32\n  %%b = arith.addi %%x, %%a : i32\n"
                    "  return %%b : i32\n}}\n").replace("{{", "{").replace("}}", "}")
        self.write("many.mlir", "".join(function % (i, i) for i in range(400)))
        pipeline = "--pass-pipeline=builtin.module(func.func(canonicalize,cse))"
        one = self.run_tenure("opt", pipeline, "--mlir-disable-threading", "many.mlir")
        for threads in ((), ("--threads=1",), ("--threads", "8")):
            self.assertEqual(self.run_tenure("opt", pipeline, *threads, "many.mlir"), one)
        report = self.run_tenure("opt", pipeline, "--threads=2", "--mlir-timing", "many.mlir")[1]
        self.assertRegex(report, r"User Time.*Wall Time(.|\n)*Canonicalizer(.|\n)*CSE(.|\n)*Total")

    def test_names_in_a_report_are_json(self):
        _, report = self.run_tenure("opt", "--mlir-timing", "--mlir-output-format=json", "--pass-pipeline=builtin.module(t.\x01\\op(cse))",
                                    stdin=b"module {}")
        names = [entry["name"] for entry in json.loads(report)]
        self.assertIn("'t.\x01\\op' Pipeline", names)


class Endless(CommandTest):
    """What is no regular file may have no end: it is refused when it cannot be input, and held up to a limit."""

    COMMANDS = (("opt",), ("query", "t.a"), ("bytecode", "dump"), ("opt", "a.mlir", "--dialect-file"),
                ("opt", ALLOW, "a.mlir", "--pdl-patterns"), ("adapter", "attach", "-o", "o.mlir"))

    def run_confined(self, *arguments, memory, stdin=subprocess.DEVNULL):
        def confine():
            resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
        return subprocess.run([TENURE, *arguments], stdin=stdin, capture_output=True, cwd=self.folder, timeout=60,
                              preexec_fn=None if SANITIZED else confine, check=False)

    @staticmethod
    def failure_of(command):
        return 2 if command[0] == "query" else 1  # As grep has it: 1 is that nothing was found.

    def test_devices_without_end(self):
        self.write("a.mlir", SOURCE)
        for command in self.COMMANDS:
            for device in ("/dev/zero", "/dev/urandom"):
                arguments = (*command, device, LORA) if command[0] == "adapter" else (*command, device)
                done = self.run_confined(*arguments, memory=256 << 20)
                with self.subTest(arguments):
                    self.assertEqual((done.returncode, done.stdout), (self.failure_of(command), b""))
                    self.assertIn(b"neither text nor bytecode", done.stderr)

    def test_standard_input_without_end(self):
        for command in (("opt",), ("query", "t.a", "-"), ("bytecode", "dump"), ("adapter", "list", "-")):
            with self.subTest(command), open("/dev/zero", "rb") as zeros:
                done = self.run_confined(*command, memory=256 << 20, stdin=zeros)
                self.assertEqual((done.returncode, done.stdout), (self.failure_of(command), b""))
                self.assertIn(b"neither text nor bytecode", done.stderr)

    @unittest.skipIf(SANITIZED, "needs a limit")
    def test_memory_may_be_out(self):
        """Text without an end holds no more than there is, or the limit, and says which."""
        with subprocess.Popen(["yes", "// no end"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as endless:
            done = self.run_confined("opt", memory=64 << 20, stdin=endless.stdout)
            endless.stdout.close()
        self.assertEqual((done.returncode, done.stdout), (1, b""))
        self.assertRegex(done.stderr, rb"cannot open input file '-': (Cannot allocate memory|more than 4 GiB come)")

    def test_what_only_looks_strange_is_read(self):
        text = b"// " + bytes(range(32, 256)) * 2000 + b"\n" + b"\0" * 3000 + SOURCE.encode()
        self.assertEqual(self.run_tenure("opt", ALLOW, GENERIC, stdin=text)[0], OUTPUT)
        bytecode = self.folder / "a.mlirbc"
        blob = '{-# dialect_resources: { builtin: { z: "0x04000000' + "00" * 200000 + '" } } #-}\n'
        source = '"t.a"() {x = dense_resource<z> : tensor<200000xi8>} : () -> ()\n' + blob
        self.run_tenure("opt", ALLOW, "--emit-bytecode", "-o", bytecode, stdin=source.encode())
        self.assertIn("dense_resource<z>", self.run_tenure("opt", ALLOW, GENERIC, stdin=bytecode.read_bytes())[0])


class Outputs(CommandTest):
    """What did not arrive where it was printed is a failure, of whichever command."""

    PRINTING = (("--help",), ("--version",), ("opt", "--help"), ("query", "--help"), ("bytecode", "--help"),
                ("adapter", "--help"), ("adapter", "list", "--help"), ("opt", ALLOW, "a.mlir"),
                ("opt", ALLOW, "--emit-bytecode", "a.mlir"), ("query", "t.a", "a.mlir"), ("bytecode", "dump", "a.mlirbc"),
                ("adapter", "list", LORA))

    def setUp(self):
        super().setUp()
        self.write("a.mlir", SOURCE)
        self.run_tenure("opt", ALLOW, "a.mlir", "--emit-bytecode", "-o", "a.mlirbc")

    def printing(self, arguments, **keywords):
        done = subprocess.run([TENURE, *arguments], stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=self.folder,
                              timeout=60, check=False, **keywords)
        with self.subTest(arguments):
            self.assertEqual(done.returncode, 2 if arguments[:2] == ("query", "t.a") else 1)
            self.assertIn(b"cannot write output file '-'", done.stderr)

    def test_a_full_device(self):
        for arguments in self.PRINTING:
            with open("/dev/full", "wb") as full:
                self.printing(arguments, stdout=full)

    def test_a_closed_output(self):
        for arguments in self.PRINTING:
            self.printing(arguments, preexec_fn=lambda: os.close(1))

    def test_files_are_not_written_in_the_place_of_closed_ones(self):
        def close_all():
            for file in range(3):
                os.close(file)
        done = subprocess.run([TENURE, "opt", "a.mlir", "-o", "out.mlir"], cwd=self.folder, timeout=60, check=False,
                              preexec_fn=close_all)
        self.assertEqual(done.returncode, 1)  # It is not registered.
        self.assertEqual((self.folder / "a.mlir").read_text(), SOURCE)
        done = subprocess.run([TENURE, "opt", ALLOW, GENERIC, "a.mlir", "-o", "out.mlir"], cwd=self.folder, timeout=60,
                              check=False, preexec_fn=close_all)
        self.assertEqual((done.returncode, (self.folder / "out.mlir").read_text()), (0, OUTPUT))


class Files(CommandTest):
    def setUp(self):
        super().setUp()
        self.write("a.mlir", SOURCE)
        self.write("bad.mlir", '"t.a"() : () -> (')

    def opt(self, *arguments, **keywords):
        return self.run_tenure("opt", ALLOW, GENERIC, *arguments, **keywords)

    def test_standard_input(self):
        self.assertEqual(self.opt(stdin=SOURCE.encode())[0], OUTPUT)
        self.assertEqual(self.opt("-", stdin=SOURCE.encode())[0], OUTPUT)
        err = self.opt(stdin=b'"t.a"() : () -> (', expect=1)[1]
        self.assertTrue(err.startswith("<stdin>:1:16: error: "), err)
        self.assertIn('loc("<stdin>":1:1)', self.opt("--mlir-print-debuginfo", stdin=b'"t.a"() : () -> ()')[0])

    def test_an_empty_file_is_an_empty_module(self):
        self.write("e.mlir", "")
        self.assertEqual(self.opt("e.mlir")[0], '"builtin.module"() ({\n^bb0:\n}) : () -> ()\n\n')

    def test_missing_input(self):
        self.assertEqual(self.opt("no.mlir", expect=1)[1],
                         "cannot open input file 'no.mlir': No such file or directory\n")
        self.assertIn("Is a directory", self.opt(".", expect=1)[1])

    def test_paths_stand_in_messages_as_given(self):
        out, err = self.opt("./bad.mlir", expect=1)
        self.assertEqual(out, "")
        lines = err.splitlines()
        self.assertTrue(lines[0].startswith("./bad.mlir:1:16: error: "), err)
        self.assertEqual(lines[1:], ['"t.a"() : () -> (', " " * 15 + "^"])

    def test_unregistered_dialects_are_refused(self):
        err = self.run_tenure("opt", "a.mlir", expect=1)[1]
        self.assertEqual(err, "a.mlir:1:6: error: operation being parsed with an unregistered dialect. If this "
                         "is intended, please use -allow-unregistered-dialect with the MLIR tool used\n"
                         + SOURCE + "     ^\n")

    def test_output_comes_into_being_whole(self):
        self.opt("a.mlir", "-o", "out.mlir")
        self.assertEqual((self.folder / "out.mlir").read_text(), OUTPUT)
        self.opt("a.mlir", "-o=a.mlir")
        self.assertEqual((self.folder / "a.mlir").read_text(), OUTPUT)
        self.assertEqual(self.files(), ["a.mlir", "bad.mlir", "out.mlir"])
        umask = os.umask(0)
        os.umask(umask)
        mode = stat.S_IMODE((self.folder / "out.mlir").stat().st_mode)
        self.assertEqual(mode, 0o666 & ~umask)

    def test_a_failure_leaves_what_was_there(self):
        self.write("old.mlir", "old")
        self.opt("bad.mlir", "-o", "old.mlir", expect=1)
        self.opt("bad.mlir", "-o", "new.mlir", expect=1)
        self.assertEqual((self.folder / "old.mlir").read_text(), "old")
        self.assertEqual(self.files(), ["a.mlir", "bad.mlir", "old.mlir"])

    def test_a_replaced_file_keeps_its_mode_and_its_links(self):
        path = self.write("old.mlir", "old")
        path.chmod(0o640)
        (self.folder / "link.mlir").symlink_to("old.mlir")
        self.opt("a.mlir", "-o", "link.mlir")
        self.assertTrue((self.folder / "link.mlir").is_symlink())
        self.assertEqual(path.read_text(), OUTPUT)
        self.assertEqual(stat.S_IMODE(path.stat().st_mode), 0o640)

    def test_output_that_cannot_be_written(self):
        self.assertEqual(self.opt("a.mlir", "-o", "no/x", expect=1)[1],
                         "cannot open output file 'no/x': No such file or directory\n")
        self.assertIn("Is a directory", self.opt("a.mlir", "-o", ".", expect=1)[1])
        self.assertEqual(self.opt("a.mlir", "-o", "/dev/null"), ("", ""))
        if os.path.exists("/dev/full"):
            self.assertIn("No space left", self.opt("a.mlir", "-o", "/dev/full", expect=1)[1])
            self.write("many.mlir", "module {\n" + "".join(
                f"func.func private @function_{i}()\n" for i in range(20000)) + "}\n")
            self.assertIn("No space left", self.opt("many.mlir", "-o", "/dev/full", expect=1)[1])

    def test_a_signal_leaves_no_file(self):
        self.write("many.mlir", "module {\n" + "".join(
            f"func.func private @function_{i}()\n" for i in range(200000)) + "}\n")
        before = self.files()
        ending = ("HUP", "INT", "QUIT", "PIPE", "ALRM", "TERM", "XCPU", "USR1", "USR2", "PROF", "VTALRM")
        for number in (getattr(signal, "SIG" + name) for name in ending):
            for _ in range(10):
                run = subprocess.Popen([TENURE, "opt", "many.mlir", "--emit-bytecode", "-o", "out"], cwd=self.folder,
                                       preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CORE, (0, 0)))
                while run.poll() is None and self.files() == before:
                    pass
                run.send_signal(number)
                if run.wait(60) == -number:
                    break
                (self.folder / "out").unlink()
            self.assertEqual(run.returncode, -number)
            self.assertEqual(self.files(), before)

    def test_a_reader_that_leaves_leaves_no_file(self):
        self.write("many.mlir", "module {\n" + "".join(
            f"func.func private @function_{i}()\n" for i in range(20000)) + "}\n")
        before = self.files()
        for flags in (["--canonicalize", "--mlir-print-ir-after-all"], ["--dump-pass-pipeline", "--cse"]):
            with subprocess.Popen([TENURE, "opt", "many.mlir", *flags, "-o", "out"], cwd=self.folder,
                                  stderr=subprocess.PIPE) as run:
                run.stderr.close()
                run.wait(60)
            (self.folder / "out").unlink(missing_ok=True)
            self.assertEqual(self.files(), before)

    def test_a_signal_that_comes_twice_leaves_no_file(self):
        # As from `timeout`, which tells its process and then the group of that.
        self.write("many.mlir", "module {\n" + "".join(
            f"func.func private @function_{i}()\n" for i in range(50000)) + "}\n")
        before = self.files()
        for _ in range(10):
            with subprocess.Popen([TENURE, "opt", "many.mlir", "--emit-bytecode", "-o", "out"], cwd=self.folder) as run:
                while run.poll() is None and self.files() == before:
                    pass
                if run.returncode is None:
                    os.kill(run.pid, signal.SIGINT)
                    os.kill(run.pid, signal.SIGINT)
            (self.folder / "out").unlink(missing_ok=True)
            self.assertEqual(self.files(), before)


if __name__ == "__main__":
    unittest.main()
