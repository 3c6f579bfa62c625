# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What test_jax_forms.py compares, as JSON: `jax_forms.py jaxlib.mlir|tenure FILE...` reads the parts of golden files, and
says what each is printed as, in generic form too, or the first error."""
import importlib
import json
import pathlib
import sys

PACKAGE = sys.argv[1]
ir = importlib.import_module(PACKAGE + ".ir")


def context():
    made = ir.Context()
    made.allow_unregistered_dialects = True
    if PACKAGE != "tenure":
        registry = ir.DialectRegistry()
        importlib.import_module(PACKAGE + "._mlir_libs._jax_mlir_ext").register_dialects(registry)
        made.append_dialect_registry(registry)
        for name in ("chlo", "mpmd", "sdy", "stablehlo"):
            importlib.import_module(f"{PACKAGE}.dialects.{name}").register_dialect(made)
        made.load_all_available_dialects()
    return made


def read(text):
    with context():
        try:
            module = ir.Module.parse(text)
        except ir.MLIRError as error:
            return ["error", error.error_diagnostics[0].message]
        return ["text", str(module), str(ir.Module.parse(module.operation.get_asm(print_generic_op_form=True)))]


found = []
for path in sys.argv[2:]:
    parts = pathlib.Path(path).read_text(encoding="utf-8").split("// OUT:\n")[0].split("// -----\n")
    # A scalar that lies beside the scan dimension: jaxlib crashes.
    found += [read(part) for part in parts if "@scalar(" not in part]
print(json.dumps(found))
