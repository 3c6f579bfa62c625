# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tenure adapter."""
import json
import re
import shutil
import subprocess
import unittest

from support import DATA, TENURE, CommandTest

LORA = DATA / "decoder_lora.onnx_adapter"
MODEL = DATA / "decoder.loc.mlir"


class List(CommandTest):
    def test_json(self):
        adapter = json.loads(self.run_tenure("adapter", "list", "--json", LORA)[0])
        self.assertEqual(adapter["format_version"], 1)
        names = [parameter["name"] for parameter in adapter["parameters"]]
        self.assertEqual(len(set(names)), 32)
        self.assertEqual(adapter["parameters"][0],
                         {"name": names[0], "data_type": 1, "dims": [8, 128], "nbytes": 4096})

    def test_text(self):
        out = self.run_tenure("adapter", "list", LORA)[0]
        self.assertIn("32 tensors", out)
        self.assertIn("layers.0.q_proj.lora_A.weight : tensor<8x128xf32>", out)

    def test_what_is_no_adapter(self):
        self.write("text", "this is no adapter")
        out, err = self.run_tenure("adapter", "list", "text", expect=1)
        self.assertEqual(out, "")
        self.assertTrue(err.startswith("tenure: error: text: "), err)
        self.assertIn("No such file", self.run_tenure("adapter", "list", "no", expect=1)[1])
        self.assertNotIn("query", err)
        for flag, name in (("--custom-form", "custom.mlir"), ("--emit-bytecode", "out.mlirbc")):
            self.run_tenure("adapter", "attach", MODEL, LORA, flag, "-o", name)
            err = self.run_tenure("adapter", "list", name, expect=1)[1]
            self.assertIn(f"'tenure query attr:tenure.adapters {name}'", err)
            self.assertIn(" : (", self.run_tenure("query", "attr:tenure.adapters", name)[0])
        self.assertIn("\n  func.func public @main(", (self.folder / "custom.mlir").read_text())


class Verify(CommandTest):
    def test_each_file_is_judged(self):
        self.write("cut", LORA.read_bytes()[:5000])
        out, err = self.run_tenure("adapter", "verify", LORA, "cut", LORA, expect=1)
        self.assertEqual(out, f"{LORA}: ok, tensors: 32\n" * 2)
        self.assertEqual(len(err.splitlines()), 1)
        self.run_tenure("adapter", "verify", LORA)


class Write(CommandTest):
    def parameters(self, path):
        return json.loads(self.run_tenure("adapter", "list", "--json", path)[0])["parameters"]

    def test_export_gives_the_same_bytes(self):
        self.run_tenure("adapter", "export", LORA, "-o", "out")
        self.assertEqual((self.folder / "out").read_bytes(), LORA.read_bytes())
        self.assertEqual(self.files(), ["out"])

    def test_export_changes_what_it_is_told(self):
        names = [p["name"] for p in self.parameters(LORA)]
        self.run_tenure("adapter", "export", LORA, "-o", "out", f"--drop={names[0]}", "--drop", names[1],
                        f"--rename={names[2]}=x", "--cast=x=f64", "--set=alpha=16", "--adapter-version=-3",
                        "--layout=aligned", "--checksums")
        self.assertIn("checksums hold", self.run_tenure("adapter", "verify", "out")[0])
        changed = self.parameters("out")
        self.assertEqual([p["name"] for p in changed], ["x", *names[3:]])
        self.assertEqual(changed[0]["data_type"], 11)
        shown = self.run_tenure("adapter", "show", "out", "x")[0]
        self.assertIn("adapter version -3", shown)
        self.assertIn("alpha = 16", shown)
        self.assertIn("x : tensor<8x128xf64>, 8192 bytes", shown)

    def test_export_in_place(self):
        path = self.write("a", LORA.read_bytes())
        path.chmod(0o604)
        self.run_tenure("adapter", "export", "a", "-o", "a", "--cast=f16")
        self.assertEqual(path.stat().st_mode & 0o777, 0o604)
        self.assertEqual({p["data_type"] for p in self.parameters("a")}, {10})

    def test_what_cannot_be_done_leaves_the_file(self):
        self.write("a", LORA.read_bytes())
        for option, words in (("--drop=no", "parameter 'no': unknown parameter"),
                              ("--rename=x", "is not of the form OLD=NEW"), ("--set=x", "is not of the form"),
                              ("--cast=f33", "unknown element type 'f33'"), ("--cast=i32", "cannot cast f32 to i32"),
                              ("--to=npz", "neither onnx nor safetensors"), ("--layout=x", "neither onnx nor aligned"),
                              ("--model-version=2147483648", "not a 32-bit integer")):
            err = self.run_tenure("adapter", "export", "a", "-o", "a", option, expect=1)[1]
            self.assertIn(words, err)
        self.assertIn("for the -o option", self.run_tenure("adapter", "export", "a", expect=1)[1])
        self.assertEqual((self.folder / "a").read_bytes(), LORA.read_bytes())
        self.assertEqual(self.files(), ["a"])

    def test_other_formats_are_told_apart(self):
        for content, words in ((b"PK\3\4" + bytes(60), "is a zip archive, as written by NumPy and PyTorch, not an adapter"),
                               (b"\x80\2" + bytes(60), "is a Python pickle, not an adapter"),
                               (b"GGUF\3\0\0\0", "is a GGUF file, not an adapter"),
                               (b"MOLE" + bytes(60), "wrong file identifier")):
            self.write("a", content)
            self.assertIn(words, self.run_tenure("adapter", "list", "a", expect=1)[1])
        err = self.run_tenure("adapter", "convert", LORA, "out.npz", expect=1)[1]
        self.assertIn("out.npz: unknown output format", err)
        self.run_tenure("adapter", "convert", LORA, "out.npz", "--to=onnx")
        self.assertEqual((self.folder / "out.npz").read_bytes(), LORA.read_bytes())

    def test_convert_both_ways(self):
        self.run_tenure("adapter", "convert", LORA, "out.safetensors", "--peft-names")
        self.run_tenure("adapter", "convert", "out.safetensors", "out.onnx_adapter")
        self.assertEqual((self.folder / "out.onnx_adapter").read_bytes(), LORA.read_bytes())
        kept = self.run_tenure("adapter", "show", "--keep-names", "out.safetensors")[0]
        self.assertIn("base_model.model.layers.0.q_proj.lora_A.weight", kept)

    def test_the_configuration_of_peft(self):
        self.run_tenure("adapter", "convert", LORA, "adapter_model.safetensors", "--peft-names")
        self.write("adapter_config.json", '{"peft_type": "LORA", "r": 8, "lora_alpha": 16, "target_modules": ["q"]}')
        shown = self.run_tenure("adapter", "show", "adapter_model.safetensors")[0]
        for line in ("alpha = 16", "rank = 8", "targets = q"):
            self.assertIn(line, shown)
        self.run_tenure("adapter", "attach", MODEL, "adapter_model.safetensors", "-o", "out.mlir")
        self.assertIn("alpha = 1.600000e+01 : f64", (self.folder / "out.mlir").read_text())
        # The folder will do.
        folder = self.folder.name
        self.assertIn("alpha = 16", self.run_tenure("adapter", "show", ".")[0])
        self.run_tenure("adapter", "attach", MODEL, self.folder, "-o", "named.mlir")
        self.assertIn(f"tenure.adapters = {{{folder} = ", (self.folder / "named.mlir").read_text())
        # What is written holds the alpha by itself.
        self.run_tenure("adapter", "convert", "adapter_model.safetensors", "other.onnx_adapter")
        self.assertIn("alpha = 16", self.run_tenure("adapter", "show", "other.onnx_adapter")[0])
        self.write("adapter_config.json", '{"r": 8, "lora_alpha": }')
        err = self.run_tenure("adapter", "show", "adapter_model.safetensors", expect=1)[1]
        self.assertIn("adapter_config.json: invalid JSON: ", err)

    def test_standard_input_and_output(self):
        run = subprocess.run([TENURE, "adapter", "convert", "-", "-", "--to=safetensors"], input=LORA.read_bytes(),
                             capture_output=True, check=True)
        out = self.run_tenure("adapter", "verify", "-", stdin=run.stdout)[0]
        self.assertEqual(out, "-: ok, tensors: 32\n")

    def test_a_file_that_may_not_grow_is_an_error(self):
        self.write("a", b"old")
        run = subprocess.run(["sh", "-c", f"ulimit -f 8; '{TENURE}' adapter export '{LORA}' -o a"],
                             cwd=self.folder, capture_output=True, check=False)
        self.assertEqual(run.returncode, 1)
        self.assertIn(b"a: cannot be written: File too large", run.stderr)
        self.assertEqual((self.folder / "a").read_bytes(), b"old")
        self.assertEqual(self.files(), ["a"])

    def test_progress(self):
        err = self.run_tenure("adapter", "export", LORA, "-o", "a", "--progress")[1]
        self.assertIn("100 %", err)
        self.assertIn("100 %", self.run_tenure("adapter", "verify", "a", "--progress")[1])

    def test_diff(self):
        self.run_tenure("adapter", "export", LORA, "-o", "a.safetensors", "--to=safetensors")
        self.assertEqual(self.run_tenure("adapter", "diff", LORA, "a.safetensors")[0], "")
        first = self.parameters(LORA)[0]
        name, version = first["name"], json.loads(self.run_tenure("adapter", "list", "--json", LORA)[0])["model_version"]
        shape = "x".join(map(str, first["dims"]))
        self.run_tenure("adapter", "export", LORA, "-o", "b", f"--cast={name}=f16", "--set=k=v", "--model-version=77")
        out = self.run_tenure("adapter", "diff", LORA, "b", expect=1)[0]
        self.assertEqual(out, f"model version: {version} and 77\nmetadata: k\n"
                              f"type: {name}: tensor<{shape}xf32> and tensor<{shape}xf16>\n")
        self.run_tenure("adapter", "diff", LORA, "no", expect=2)

    def test_merge(self):
        self.run_tenure("adapter", "merge", LORA, LORA, "-o", "m", "--weights=0.25,0.75")
        merged, single = self.parameters("m"), self.parameters(LORA)
        self.assertEqual([p["name"] for p in merged], [p["name"] for p in single])
        self.assertEqual(merged[0]["dims"], [2 * single[0]["dims"][0], single[0]["dims"][1]])
        self.run_tenure("adapter", "merge", LORA, "-o", "one", "--rule=linear")
        self.assertEqual(self.parameters("one"), single)
        self.assertNotIn("\ndata: ", "\n" + self.run_tenure("adapter", "diff", LORA, "one", expect=1)[0])
        for option, words in (("--weights=1", "not a list of 2 numbers"), ("--rule=svd", "neither cat nor linear")):
            err = self.run_tenure("adapter", "merge", LORA, LORA, "-o", "x", option, expect=1)[1]
            self.assertIn(words, err)

    def test_64_adapters_at_the_most(self):
        self.run_tenure("adapter", "merge", *[LORA] * 64, "-o", "m", "--rule=linear")
        self.assertEqual(self.parameters("m"), self.parameters(LORA))
        words = "Too many positional arguments specified, 64 at most"
        self.assertIn(words, self.run_tenure("adapter", "merge", *[LORA] * 65, "-o", "x", expect=1)[1])
        err = self.run_tenure("adapter", "attach", MODEL, *[LORA] * 65, "-o", "x", expect=1)[1]
        self.assertIn("Too many positional arguments specified, 65 at most", err)
        for command in ("apply", "fold"):
            names = ",".join(["a"] * 65)
            err = self.run_tenure("adapter", command, MODEL, LORA, f"--select={names}", "-o", "x", expect=1)[1]
            self.assertIn("for the --select option: more than 64 names", err)
            err = self.run_tenure("adapter", command, MODEL, LORA, f"--select={names[2:]}", "-o", "x", expect=1)[1]
            self.assertIn("adapter 'a' is not attached", err)

    def test_every_command_has_help(self):
        usage = self.run_tenure("adapter", "--help")[0]
        for name in re.findall(r"^  (\w+) ", usage, re.MULTILINE):
            self.assertIn(f"Usage: tenure adapter {name}", self.run_tenure("adapter", name, "--help")[0])


class Attach(CommandTest):
    def attach(self, *arguments, **keywords):
        return self.run_tenure("adapter", "attach", *arguments, **keywords)

    def test_a_model(self):
        self.attach(MODEL, LORA, "-o", "out.mlir", "--name=l")
        text = (self.folder / "out.mlir").read_text()
        self.assertEqual(len(re.findall(r"tenure\.adapter = \{l = \{layers\.", text)), 16)
        self.assertIn("tenure.adapters = {l = {", text)
        self.assertIn("lora_A = dense_resource<l.layers.0.q_proj.lora_A.weight> : tensor<8x128xf32>", text)
        keys = re.findall(r'^      ([\w.]+): "0x04000000([0-9A-F]+)"', text, re.MULTILINE)
        self.assertEqual(len(keys), 32)
        adapter = json.loads(self.run_tenure("adapter", "list", "--json", LORA)[0])
        sizes = {"l." + p["name"]: p["nbytes"] for p in adapter["parameters"]}
        self.assertEqual({key: len(hexadecimal) // 2 for key, hexadecimal in keys}, sizes)
        data = LORA.read_bytes()
        for _, hexadecimal in keys[:4]:
            self.assertIn(bytes.fromhex(hexadecimal), data)
        again = self.run_tenure("opt", "--allow-unregistered-dialect", "--mlir-print-op-generic",
                                "--mlir-print-debuginfo", "out.mlir")[0]
        self.assertEqual(again, text)

    def test_an_adapter_of_another_model(self):
        other = DATA / "encoder_lora.onnx_adapter"
        err = self.attach(MODEL, other, "-o", "out.mlir", expect=1)[1]
        self.assertRegex(err, "'layers.0.self_attn.q_proj', .* more: no weight has a location with this name")
        self.assertIn("no tensor of adapter", self.attach(MODEL, other, "-o", "out.mlir", "--partial", expect=1)[1])
        self.assertEqual(self.files(), [])

    def test_hints_at_what_went_wrong(self):
        plain = self.run_tenure("adapter", "attach", DATA / "decoder.mlir", LORA, "-o", "out", expect=1)[1]
        self.assertIn("was the module printed without locations?", plain)
        other = self.run_tenure("adapter", "attach", DATA / "mixer.loc.mlir", LORA, "-o", "out", expect=1)[1]
        self.assertRegex(other, "no weight has a location with this name; the first weight is .")
        self.assertRegex(other, r"^tenure: error: adapter 'decoder_lora': ('[^']*', ){2}'[^']*' and 13 more: no weight [^\n]*\n$")
        self.assertIn("expected a module as the first argument, got an adapter",
                      self.run_tenure("adapter", "attach", LORA, MODEL, "-o", "out", expect=1)[1])
        self.assertEqual(self.files(), [])

    def test_where_to_write_must_be_said(self):
        self.assertIn("for the -o option: must be given", self.attach(MODEL, LORA, expect=1)[1])


class DetachAndApply(CommandTest):
    def adapter(self, *arguments, **keywords):
        return self.run_tenure("adapter", *arguments, **keywords)

    def test_detaching_leaves_the_model(self):
        self.adapter("attach", MODEL, f"one={LORA}", f"two={LORA}", "-o", "both.mlir", "--alpha=16")
        both = (self.folder / "both.mlir").read_text()
        self.assertEqual(both.count("alpha = 1.600000e+01 : f64"), 32)
        self.assertEqual(len(re.findall(r"order = 0 : i64.*order = 1 : i64", both)), 16)
        err = self.adapter("detach", "both.mlir", "one", "two", "-o", "out.mlir")[1]
        self.assertIn("detached 'one': 32 tensors (", err)
        plain = self.run_tenure("opt", "--allow-unregistered-dialect", "--mlir-print-op-generic",
                                "--mlir-print-debuginfo", MODEL)[0]
        self.assertEqual((self.folder / "out.mlir").read_text(), plain)
        self.assertIn("adapter 'x' is not attached",
                      self.adapter("detach", "both.mlir", "x", "-o", "out2.mlir", expect=1)[1])

    def test_attaching_again(self):
        self.adapter("attach", MODEL, f"l={LORA}", "-o", "one.mlir")
        one = (self.folder / "one.mlir").read_text()
        half = DATA / "decoder_lora_f16.onnx_adapter"
        self.write("empty.mlir", re.sub(r"{-#.*#-}", "", one, flags=re.DOTALL))
        self.adapter("attach", "empty.mlir", f"l={LORA}", "--again", "-o", "again.mlir")
        self.assertEqual((self.folder / "again.mlir").read_text(), one)
        err = self.adapter("attach", "empty.mlir", f"l={half}", "--again", "-o", "no.mlir", expect=1)[1]
        self.assertIn("'layers.0.q_proj': the adapter has a different type for lora_A", err)

    def test_bytecode_is_written_and_read(self):
        self.adapter("attach", MODEL, f"l={LORA}", "-o", "one.mlirbc", "--emit-bytecode")
        self.assertEqual((self.folder / "one.mlirbc").read_bytes()[:4], b"ML\xefR")
        self.adapter("apply", "one.mlirbc", "-o", "applied.mlir")
        self.adapter("apply", MODEL, f"l={LORA}", "-o", "expected.mlir")
        self.assertEqual((self.folder / "applied.mlir").read_text(), (self.folder / "expected.mlir").read_text())

    def test_what_is_attached_survives_bytecode(self):
        mlir_opt = shutil.which("mlir-opt-22")
        if mlir_opt is None:
            self.skipTest("mlir-opt-22 is not installed")
        self.adapter("attach", MODEL, f"l={LORA}", "-o", "one.mlir")
        subprocess.run([mlir_opt, "--allow-unregistered-dialect", "--emit-bytecode", "one.mlir", "-o", "one.mlirbc"],
                       cwd=self.folder, timeout=60, check=True)
        self.adapter("attach", "one.mlirbc", f"l={LORA}", "--again", "-o", "again.mlir")
        self.assertEqual((self.folder / "again.mlir").read_text(), (self.folder / "one.mlir").read_text())
        self.adapter("apply", "one.mlirbc", "-o", "applied.mlir")
        self.adapter("apply", "one.mlir", "-o", "expected.mlir")
        self.assertEqual((self.folder / "applied.mlir").read_text(), (self.folder / "expected.mlir").read_text())

    def test_applying_what_is_attached(self):
        self.adapter("attach", MODEL, f"one={LORA}", "-o", "one.mlir")
        self.adapter("apply", "one.mlir", "-o", "out.mlir")
        err = self.adapter("apply", MODEL, LORA, "-o", "at_once.mlir")[1]
        self.assertEqual(err, "applied 16 pairs to 16 ops, with 32 constants and 0 arguments\n")
        self.assertEqual((self.folder / "out.mlir").read_text(), (self.folder / "at_once.mlir").read_text())
        self.assertNotIn("tenure", (self.folder / "out.mlir").read_text())

    def test_what_cannot_be_folded(self):
        err = self.adapter("fold", MODEL, LORA, "-o", "out.mlir", expect=1)[1]
        self.assertIn("'stablehlo.dot_general': adapter 'decoder_lora': 'layers.0.q_proj': its weight is not a constant", err)
        self.assertEqual(self.files(), [])

    def test_help_says_what_there_is(self):
        for command in ("attach", "detach", "apply", "fold"):
            out = self.adapter(command, "--help")[0]
            self.assertIn(f"Usage: tenure adapter {command} ", out)
            self.assertIn("-o FILE", out)
            self.assertLessEqual(max(map(len, out.splitlines())), 120)

    def test_what_cannot_be_applied(self):
        err = self.adapter("apply", MODEL, "-o", "out.mlir", expect=1)[1]
        self.assertIn("no adapter is attached", err)
        grad, other = DATA / "encoder_grad.loc.mlir", DATA / "encoder_lora.onnx_adapter"
        err = self.adapter("apply", grad, other, "-o", "out.mlir", expect=1)[1]
        self.assertIn("'stablehlo.convert': adapter 'encoder_lora': 'layers.", err)
        self.assertIn("'x' is not a number", self.adapter("apply", MODEL, LORA, "--scale=x", "-o", "out.mlir", expect=1)[1])
        self.assertIn("takes exactly one adapter",
                      self.adapter("apply", MODEL, LORA, LORA, "--name=x", "-o", "out.mlir", expect=1)[1])
        self.assertEqual(self.files(), [])


if __name__ == "__main__":
    unittest.main()
