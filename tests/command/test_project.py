# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialects of a project: `tenure.toml` and --dialect-file, in every command that reads modules."""
import json
import random

from support import CommandTest

SCHEMA = """\
irdl.dialect @%s {
  irdl.operation @id attributes {format = "$x attr-dict `:` type($x)", match = ["y = same(x)"], traits = ["Pure"]} {
    %%0 = irdl.any
    irdl.operands(x: %%0)
    irdl.results(y: %%0)
  }
}
"""
MODULE = """\
func.func @f(%a: i32) -> i32 {
  %0 = mine.id %a : i32
  return %0 : i32
}
"""
PATTERN = "Pattern Gone { let root = op<mine.unknown>(x: Value); replace root with x; }\n"


class Project(CommandTest):
    def setUp(self):
        super().setUp()
        for name in ("dialects", "src", "src/deep"):
            (self.folder / name).mkdir()
        self.write("dialects/mine.irdl.mlir", SCHEMA % "mine")
        self.write("src/deep/m.mlir", MODULE)

    def project(self, text):
        return self.write("tenure.toml", text)

    def test_every_command(self):
        """A command reads a custom form of the project's dialect, by the settings and by the option alike."""
        self.write("test.sh", "#!/bin/sh\ngrep -q mine.id \"$1\" || exit 0\nexit 1\n").chmod(0o755)
        path = "src/deep/m.mlir"
        runs = [("opt", path), ("opt", "--verify-roundtrip", path), ("query", "mine.id", path), ("query", "-c", 'm hasOpName("mine.id")', path),
                ("diff", path, path), ("view", "--json", "-", path), ("reduce", "--test=./test.sh", path), ("dialects", "mine.id"),
                ("adapter", "detach", path, "nothing", "-o", "-")]
        # What is wrong without the dialect; detach finds no adapter in either case.
        for run in runs:
            with self.subTest(command=run):
                expected = 1 if run[1] == "detach" else 0
                self.run_in_either(run, expected)

    def run_in_either(self, run, expected):
        unknown = "mine"
        settings = self.project("")
        status = 2 if run[0] in ("query", "diff") and "-c" not in run else 1
        _, err = self.run_tenure(*run, expect=status)
        self.assertIn(unknown, err)
        split = 1 + (run[0] == "adapter")
        by_option = self.run_tenure(*run[:split], "--dialect-file=dialects/mine.irdl.mlir", *run[split:], expect=expected)
        settings.write_text('dialect-files = ["dialects/mine.irdl.mlir"]\n', encoding="utf-8")
        # The commands that show where a schema lies show the path by which it was named.
        self.assertEqual(self.run_tenure(*run, expect=expected)[0].replace(f"{self.folder.resolve()}/", ""), by_option[0])
        # Named twice, it is loaded once.
        self.run_tenure(*run[:split], "--dialect-file=dialects/../dialects/mine.irdl.mlir", *run[split:], expect=expected)

    def test_patterns_are_checked(self):
        self.write("p.pdll", PATTERN)
        run = ("pdll", "--check-dialects", "-x=mlir", "p.pdll")
        self.run_tenure(*run)
        self.project('dialect-files = ["dialects/mine.irdl.mlir"]')
        _, err = self.run_tenure(*run, expect=1)
        self.assertIn("mine.unknown", err)

    def test_nearest_settings_count(self):
        self.project('dialect-files = ["missing.irdl.mlir"]\n')
        self.write("src/tenure.toml", 'dialect-files = ["../dialects/*.irdl.mlir"]\n')
        self.run_tenure("opt", "src/deep/m.mlir")
        _, err = self.run_tenure("opt", stdin=MODULE.encode(), expect=1)
        self.assertIn(f"tenure.toml:1:18: error: cannot open '{self.folder.resolve()}/missing.irdl.mlir': No such file or directory", err)

    def test_settings_are_a_regular_file(self):
        self.project('dialect-files = ["dialects/mine.irdl.mlir"]\n')
        (self.folder / "src/tenure.toml").mkdir()
        self.run_tenure("opt", "src/deep/m.mlir")

    def test_syntax(self):
        self.write("dialects/other.irdl.mlir", SCHEMA % "other")
        for text in ('dialect-files=["dialects/mine.irdl.mlir"]', "dialect-files = [\n  # ours\n  'dialects/mine.irdl.mlir', # one\n]\n",
                     'title = "a # b"\r\nlist = [["x", "]"], {a = \'}\'}]\r\ndialect-files = ["dialects/*"]\r\n[table]\r\ndialect-files = 3\r\n',
                     '\ufeff"a=b" = 1\nx = """a""""\n"dialect-files" = ["dialects/mine.irdl.mlir"]\n',
                     'a . "b".c-d_1 = 1 # ]\ndialect-files = ["dialects/mine.irdl.mlir"] # "\n',
                     'x = """\ndialect-files = 1\n"""\ndialect-files = ["dialects/[mo]*.mlir", "dialects/mine.irdl.mlir",]'):
            self.project(text)
            with self.subTest(text=text):
                self.run_tenure("opt", "src/deep/m.mlir")

    def test_errors(self):
        settings = f"{self.folder.resolve()}/tenure.toml"
        for text, line, column, message in (
                ('dialect-files = ["none/*.mlir"]', 1, 18, f"no file matches '{self.folder.resolve()}/none/*.mlir'"),
                ("\ndialect-files = 3", 2, 17, "expected '[' before a list of paths"), ('dialect-files = ["dialects/mine.irdl.mlir" "b"]', 1, 44, "expected ',' or ']'"),
                ('dialect-files = ["a', 1, 18, "expected a closing quote"), ("dialect-files = [a]", 1, 18, "expected a string"),
                ('dialect-files = [""]', 1, 18, "expected a path"), ('dialect-files = ["\\n"]', 1, 20, 'expected one of the escapes \\", \\\\ and \\t'),
                ("dialect-files = []\ndialect-files = []", 2, 1, "expected 'dialect-files' only once"), ("dialect-files\n", 1, 14, "expected '=' after a key"),
                ("= 1", 1, 1, "expected a key"), ("a = [\n1", 1, 5, "expected ']' after '['"), ('dialect-files = [] "x"', 1, 20, "expected a line break"),
                ('\ndialect-files = ["dialects/mine.irdl.mlir",\n  "no.mlir"]', 3, 3, f"cannot open '{self.folder.resolve()}/no.mlir': No such file or directory"),
                ("a = ]", 1, 5, "expected a value"), ("a =\r\n", 1, 4, "expected a value"), ("a = # 1", 1, 5, "expected a value"),
                ("a = [1]]", 1, 8, "expected a line break"), ("a = {x = [1}", 1, 10, "expected ']' after '['"), ("a = [{\n]", 1, 6, "expected '}' after '{'"),
                ("a = " + "[" * 65, 1, 69, "expected a value with less nesting"), ("dialect-files = [\n\n", 1, 17, "expected ']' after '['"),
                ("a b c = 1", 1, 3, "expected '=' after a key"), ("a. = 1", 1, 4, "expected a key"), ("a$ = 1", 1, 2, "expected '=' after a key"),
                ('dialect-files = ["""a"""]', 1, 18, "expected a string of one line; multi-line strings are not supported"),
                ("dialect-files = ['''a''']", 1, 18, "expected a string of one line; multi-line strings are not supported")):
            self.project(text)
            with self.subTest(text=text):
                _, err = self.run_tenure("opt", "src/deep/m.mlir", expect=1)
                self.assertIn(f"{settings}:{line}:{column}: error: {message}", err)
        self.project("#" * (1 << 20) + "\n")
        _, err = self.run_tenure("opt", "src/deep/m.mlir", expect=1)
        self.assertIn("the file is larger than 1 MiB", err)

    def test_folder_with_wildcards_in_its_name(self):
        folder = self.folder / "a[b]*"
        (folder / "d").mkdir(parents=True)
        (folder / "d/x.irdl.mlir").write_text(SCHEMA % "mine", encoding="utf-8")
        (folder / "tenure.toml").write_text('dialect-files = ["d/*.mlir"]', encoding="utf-8")
        (folder / "m.mlir").write_text(MODULE, encoding="utf-8")
        self.run_tenure("opt", "a[b]*/m.mlir")

    def test_random_settings(self):
        """Any bytes are settings or an error."""
        pieces = ["dialect-files", "=", "[", "]", "{", "}", '"', "'", '"""', "\n", "#", "\\", ",", " ", "a", "*", "\0", "\xff", "dialects/mine.irdl.mlir"]
        rng = random.Random(29112611)
        for _ in range(150):
            self.project("".join(rng.choices(pieces, k=rng.randrange(1, 25))))
            _, err = self.run_tenure("dialects", "arith.addi", expect=(0, 1))
            self.assertNotIn("Sanitizer", err)

    def test_json_of_query(self):
        self.project('dialect-files = ["dialects/mine.irdl.mlir"]')
        out, _ = self.run_tenure("query", "--json", "mine.id", "src/deep/m.mlir")
        self.assertEqual([item["name"] for item in json.loads(out)], ["mine.id"])
