# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tools/check-names finds objects where the build put them, whatever made it."""
import json
import os
import pathlib
import shlex
import subprocess
import sys
import tempfile
import unittest

TOOLS = pathlib.Path(__file__).resolve().parents[2] / "tools"
DEFINITION = '__attribute__((visibility("hidden"))) int tn_a__b(void);\nint tn_a__b(void) { return 0; }\n'
USE = "int tn_a__b(void);\nint main(void) { return tn_a__b(); }\n"


class CheckNames(unittest.TestCase):
    def build(self, folder, relative):
        """A build whose commands run in subfolders if `relative`, as make's do, else in the folder, as ninja's."""
        entries = []
        for name, text, target in (("a", DEFINITION, "tenure_objects.dir"), ("b", USE, "b.dir")):
            source = folder / f"{name}.c"
            source.write_text(text, encoding="utf-8")
            run_in = folder / f"sub_{name}" if relative else folder
            output = pathlib.Path("CMakeFiles", target, f"{name}.o")
            if not relative:
                output = pathlib.Path(f"sub_{name}", output)
            (run_in / output).parent.mkdir(parents=True)
            command = [os.environ.get("CC", "cc"), "-fPIC", "-o", str(output), "-c", str(source)]
            subprocess.run(command, cwd=run_in, check=True)
            entries.append({"directory": str(run_in), "command": shlex.join(command), "file": str(source)})
        (folder / "compile_commands.json").write_text(json.dumps(entries), encoding="utf-8")

    def test_objects_are_found_from_where_commands_run(self):
        for relative in (False, True):
            with tempfile.TemporaryDirectory() as folder:
                self.build(pathlib.Path(folder), relative)
                run = subprocess.run([sys.executable, "-B", TOOLS / "check-names", folder], capture_output=True,
                                     text=True, check=False)
                self.assertIn("1 names in 2 objects, 0 wrong", run.stdout + run.stderr)


if __name__ == "__main__":
    unittest.main()
