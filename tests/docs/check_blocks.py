#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs every block of code in a page.

    check_blocks.py [--update] --build=BUILD --cc=CC PAGE [NAME=FILE...]
    check_blocks.py --installed PAGE...

Blocks of a page run one behind the other in a folder of their own, in which FILEs of the project lie as NAMEs. What is done
with one is said by the language behind its fence:

    c        a program is compiled and run, and what it prints stands in the block as comments; anything else is compiled as
             the body of a function with `context`, `scope`, `module`, `op`, `block`, `value` and `allocator` in sight
    python   is run, all of a page as one program; a line that ends with `# SomeError: words` raises that
    mlir     is read by `tenure opt`, in whatever dialects there are
    console  `$ command` lines are run by a shell, and print what stands behind them; a line with `...` is any lines. Functions
             of the shell that one defines are known to those behind it
    sh       each line whose command is `tenure` is run and succeeds; of others, what is a file of this project is there
    output   is what the block in front of it printed
    text     is no code

A block with a caption (`:caption: NAME`) is written to that file, and not run unless it is a program in C. `{literalinclude}`
shows a file of tests/examples, which is a test itself: it is only looked whether it is there. With --update what `console` and
`output` blocks show is written anew.

With --installed, what is in Python is run with the package that the interpreter finds, the files that a page shows as well,
and nothing else.
"""
import argparse
import ast
import contextlib
import io
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import traceback

ROOT = pathlib.Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^( *)(```+|:::+)(\{[\w:-]+\})? *(.*)$")
PRELUDE = """#include <stdio.h>
#include <stdlib.h>
#include <tenure/tenure.h>
tn_status block_of_page(tn_context* context, tn_scope* scope, tn_op module, tn_op op, tn_block block, tn_value value);
tn_status block_of_page(tn_context* context, tn_scope* scope, tn_op module, tn_op op, tn_block block, tn_value value) {
(void)context, (void)scope, (void)module, (void)op, (void)block, (void)value;
"""


class Wrong(Exception):
    pass


class Block:
    def __init__(self, language, options, lines, first, indent):
        self.language, self.options, self.lines, self.first, self.indent = language, options, lines, first, indent
        self.text = "\n".join(lines) + "\n"


def blocks_of(page):
    """The blocks of a page, with the line that each begins in."""
    lines = page.splitlines()
    index = 0
    while index < len(lines):
        match = FENCE.match(lines[index])
        index += 1
        if not match or match[2].startswith(":"):
            continue
        indent, fence, directive, words = match.groups()
        end = index
        while end < len(lines) and lines[end].strip() != fence:
            end += 1
        inside = [line[len(indent):] for line in lines[index:end]]
        options = {}
        while directive and inside and re.match(r":[\w-]+:", inside[0]):
            name, _, value = inside.pop(0)[1:].partition(":")
            options[name] = value.strip()
            index += 1
        while directive and inside and not inside[0]:
            inside.pop(0)
            index += 1
        yield Block(directive.strip("{}") if directive not in (None, "{code-block}") else words.strip(), {**options, "": words.strip()},
                    inside, index, indent)
        index = end + 1


class Page:
    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        self.names = {"__name__": "__main__"}
        self.printed = None  # By the block in front.
        self.functions = ""  # Of the shell, which commands behind them use.
        self.changes = []
        if options.installed:
            return
        build = options.build.resolve()
        self.environment = {
            **os.environ, "PATH": f"{build / 'bin'}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": str(build / "python"),
            "LD_LIBRARY_PATH": str(build / "lib"), "CPATH": str(ROOT / "include"), "LIBRARY_PATH": str(build / "lib"),
            "PYTHONDONTWRITEBYTECODE": "1", "LC_ALL": "C.UTF-8", "TENURE_BUILD": str(build), "TENURE_ROOT": str(ROOT)}

    def shell(self, command):
        done = subprocess.run(["bash", "-c", command], cwd=self.folder, env=self.environment, text=True, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        return done.returncode, done.stdout

    def run(self, block):
        caption = block.options.get("caption")
        if self.options.installed and block.language not in ("python", "output", "literalinclude"):
            self.printed = None
            return
        if caption:
            (self.folder / caption).write_text(block.text, encoding="utf-8")
        action = getattr(self, f"run_{block.language.replace('-', '_')}", None)
        if action is None:
            raise Wrong(f"what is to be done with '{block.language}'?")
        if not caption or block.language == "c" and "int main(" in block.text:
            action(block)

    #===-- Kinds of blocks ------------------------------------------------------------------------===#

    def run_text(self, block):
        del block

    run_toctree = run_note = run_warning = run_include = run_contents = run_text

    def run_literalinclude(self, block):
        path = block.options[""].lstrip("/")
        if not path.startswith("examples/") or not (ROOT / "tests" / path).is_file():
            raise Wrong(f"{path} is no example")
        if self.options.installed and path.endswith(".py"):
            self.run_example(block, ROOT / "tests" / path)

    def run_example(self, block, path):
        done = subprocess.run([sys.executable, path], cwd=self.folder, text=True, capture_output=True, check=False)
        if done.returncode:
            raise Wrong(done.stderr)
        expected = next(it for it in (path.with_suffix(".py.txt"), path.with_suffix(".txt")) if it.is_file())
        self.compare(block, expected.read_text(encoding="utf-8").splitlines(), done.stdout.splitlines(), None)

    def compile(self, text, *flags):
        (self.folder / "block.c").write_text(text, encoding="utf-8")
        done = subprocess.run([self.options.cc, "-std=c17", "-Wall", "-Wextra", "-Werror", "-I", ROOT / "include", "block.c", *flags],
                              cwd=self.folder, env=self.environment, text=True, capture_output=True, check=False)
        if done.returncode:
            raise Wrong(done.stderr)

    def run_c(self, block):
        if "int main(" not in block.text:
            self.compile(f"{PRELUDE}{block.text}return TN_OK;\n}}\n", "-fsyntax-only")
            return
        self.compile(block.text, "-L", self.options.build / "lib", "-ltenure", "-o", "block", "-pthread")
        code, self.printed = self.shell("./block")
        if code:
            raise Wrong(f"ends with {code}: {self.printed}")
        said = {match[1].strip() for match in re.finditer(r"//(.*)", block.text)}
        for line in self.printed.splitlines():
            if said and line.strip() not in said and not block.options.get("caption"):
                raise Wrong(f"prints '{line}', which does not stand in it")

    def run_python(self, block):
        tree = ast.parse("\n" * block.first + block.text)
        output = io.StringIO()
        for statement in tree.body:
            last = block.lines[statement.end_lineno - 1 - block.first]
            wanted = re.search(r"# (\w+): (.*)$", last)
            raises = wanted is not None and wanted[1].endswith(("Error", "Exception"))
            code = compile(ast.Module([statement], []), "<page>", "exec")
            try:
                with contextlib.redirect_stdout(output):
                    exec(code, self.names)  # What the page says is what is tested.
            except Exception as error:
                words = wanted[2].rstrip(".") if raises else None
                if not raises or type(error).__name__ != wanted[1] or not str(error).startswith(words):
                    traceback.print_exc()
                    raise Wrong(f"{type(error).__name__}: {error}") from None
            else:
                if raises:
                    raise Wrong(f"'{last.strip()}' does not raise")
        self.printed = output.getvalue()

    def run_output(self, block):
        if self.printed is not None or not self.options.installed:
            self.compare(block, block.lines, (self.printed or "").splitlines(), lambda lines: lines)

    def run_mlir(self, block):
        (self.folder / "block.mlir").write_text(block.text, encoding="utf-8")
        code, printed = self.shell("tenure opt --allow-unregistered-dialect block.mlir -o /dev/null")
        if code:
            raise Wrong(printed)

    def run_console(self, block):
        commands = []
        for line in block.lines:
            if line.startswith("$ "):
                commands.append([line, []])
            elif commands and commands[-1][0].endswith("\\") or commands and not commands[-1][1] and line.startswith("> "):
                commands[-1][0] += "\n" + line
            elif commands:
                commands[-1][1].append(line)
            else:
                raise Wrong("begins without a command")
        found = []
        for command, expected in commands:
            text = re.sub(r"^(\$|>) ", "", command, flags=re.MULTILINE)
            if re.match(r"\w+\(\) \{", text):
                self.functions += text + "\n"
            _, printed = self.shell(self.functions + text)
            lines = printed.rstrip("\n").splitlines() if printed.strip() else []
            found += [command, *(expected if same(expected, lines) else lines)]
        self.compare(block, block.lines, "\n".join(found).splitlines(), lambda lines: lines)

    def run_sh(self, block):
        for line in re.sub(r"\\\n *", "", block.text).splitlines():
            line = re.sub(r"  +#.*", "", line)
            words = shlex.split(line, comments=True)
            if not words:
                continue
            if words[0] == "tenure":
                # Another tool behind a pipe need not be there.
                front, _, behind = line.partition(" | ")
                code, printed = self.shell(line if not behind or shutil.which(behind.split()[0]) else f"{front} | cat")
                if code:
                    raise Wrong(f"{line}: {printed}")
            elif "/" in words[0] and not words[0].startswith(("/", "./")) and "=" not in words[0] and not (ROOT / words[0]).exists() and \
                    not (self.options.build.parent / words[0]).exists():
                raise Wrong(f"{words[0]} is not there")

    #===-- What it has to be ----------------------------------------------------------------------===#

    def compare(self, block, expected, found, lines_of):
        if same(expected, found):
            return
        if self.options.update:
            self.changes.append((block.first, len(block.lines), [block.indent + line for line in lines_of(found)]))
            return
        raise Wrong("expected\n" + "\n".join(expected) + "\nfound\n" + "\n".join(found))


def same(expected, found):
    """Whether lines are as expected, where `...` stands for any number of them."""
    expected, found = "\n".join(expected).rstrip().split("\n"), "\n".join(found).rstrip().split("\n")
    pattern = "".join("(?:.*\n)*?" if line.strip() == "..." else re.escape(line.rstrip()) + "\n" for line in expected)
    return re.fullmatch(pattern, "".join(line.rstrip() + "\n" for line in found)) is not None


def check_page(options, path):
    """How many blocks are wrong."""
    text = path.read_text(encoding="utf-8")
    wrong = count = 0
    with tempfile.TemporaryDirectory() as name:
        page = Page(options, pathlib.Path(name))
        for file in options.files:
            name, _, source = file.partition("=")
            copy = shutil.copytree if (ROOT / source).is_dir() else shutil.copyfile
            copy(ROOT / source, page.folder / name)  # Pages change their files.
        os.chdir(page.folder)
        for block in blocks_of(text):
            count += not options.installed or block.language == "python" or block.options[""].endswith(".py")
            try:
                page.run(block)
            except Wrong as error:
                wrong += 1
                print(f"{path}:{block.first}: {error}")
        os.chdir("/")
    if page.changes:
        lines = text.splitlines()
        for first, length, new in reversed(page.changes):
            lines[first:first + length] = new
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{path.name}: {count} blocks, {wrong} wrong")
    return wrong


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--installed", action="store_true")
    parser.add_argument("--build", type=pathlib.Path)
    parser.add_argument("--cc", default="cc")
    parser.add_argument("page", type=pathlib.Path)
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    pages = [options.page.resolve()]
    if options.installed:
        pages, options.files = [*pages, *(pathlib.Path(each).resolve() for each in options.files)], []
    else:
        options.build = options.build.resolve()
        sys.path.insert(0, str(options.build / "python"))
    sys.exit(1 if sum([check_page(options, page) for page in pages]) else 0)


main()
