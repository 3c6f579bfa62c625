# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes the calls of plan.py, with whatever `import mlir` gives, and writes what each returned or raised.

    run.py PLAN.json OUTPUT START

A line for a call, before it is made and after it: the test continues after a call that ends the process.
"""
import importlib
import json
import re
import sys
import types

import mlir.ir as ir
from mlir import passmanager

for dialect in ("affine amdgpu arith async_dialect bufferization builtin cf complex emitc func gpu index irdl linalg llvm math memref ml_program nvgpu "
                "nvvm openacc openmp pdl quant rocdl scf shape shard smt sparse_tensor spirv tensor tosa transform ub vector transform.structured "
                "transform.vector").split():
    importlib.import_module(f"mlir.dialects.{dialect}")  # Before generated modules, which register builders twice otherwise.

TYPES = {"i32": "i32", "f32": "f32", "index": "index", "i1": "i1", "tensor": "tensor<4x4xf32>", "memref": "memref<4x4xf32>", "vector": "vector<4xf32>",
         "ptr": "!llvm.ptr", "handle": "!transform.any_op"}


class Place:
    """What the expressions of a plan name."""

    def __init__(self, context, module):
        self.context, self.module = context, module

    def T(self, name):
        return ir.Type.parse(TYPES[name])

    def A(self, text):
        return ir.Attribute.parse(text)

    def V(self, name):
        return ir.Operation.create("test.value", results=[self.T(name)]).result

    def op(self):
        i32 = self.T("i32")
        return ir.Operation.create("test.op", results=[i32], operands=[self.V("i32")], attributes={"a": self.A("1 : i32")}, regions=1)

    def block(self):
        return self.op().regions[0].blocks.append(self.T("i32"))

    def region(self):
        return self.block().region

    def new_module(self):
        return ir.Module.parse("func.func private @f()")

    def names(self):
        return {"T": self.T, "A": self.A, "V": self.V, "op": self.op, "block": self.block, "region": self.region, "module": self.new_module,
                "ir": ir, "passmanager": passmanager, "context": self.context, "location": ir.Location.unknown(), "M": importlib.import_module}


def class_name(value):
    """The class, which MLIR leaves at a base unless it is asked; of what only one side has, the base."""
    if isinstance(value, (ir.Type, ir.Attribute)):
        if str(value)[0] in "!#":
            return "of a dialect"
        value = value.maybe_downcast()
    if isinstance(value, ir.AffineExpr):
        return "AffineExpr"
    for each in type(value).__mro__:
        if each.__module__.split(".")[0] in ("mlir", "tenure") and not hasattr(ir, each.__name__) and not issubclass(each, ir.OpView):
            continue
        return each.__name__
    return "object"


def text_of(value):
    if isinstance(value, (ir.OpView, ir.Operation)):
        operation = value.operation
        return f"op {type(value).__name__} {operation.get_asm(print_generic_op_form=True, use_local_scope=True, assume_verified=True)}"
    if isinstance(value, ir.Value):
        owner = value.owner
        if isinstance(owner, ir.Block):
            return f"argument {value.type}"
        return f"result of {text_of(owner.opview if isinstance(owner, ir.Operation) else owner)}"
    if isinstance(value, (ir.Type, ir.Attribute, ir.Location, ir.AffineMap, ir.AffineExpr, ir.IntegerSet)):
        return f"{'' if isinstance(value, ir.Location) else class_name(value)} {value}"
    if isinstance(value, (list, tuple)) or type(value).__name__ in ("OpResultList", "BlockArgumentList", "OpOperandList"):
        return "[" + ", ".join(text_of(each) for each in value) + "]"
    if value is None or isinstance(value, (bool, int, float, str, bytes)):
        return repr(value)
    if isinstance(value, types.GeneratorType):
        return "generator"
    return class_name(value)


def outcome(call, context):
    with context, ir.Location.unknown():
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            try:
                return "= " + re.sub(r"0x[0-9a-f]+", "0x", text_of(eval(call, Place(context, module).names())))
            except Exception as error:
                return "! " + type(error).__name__


def main():
    plan, output, start = sys.argv[1:]
    with open(plan, encoding="utf-8") as file:
        calls = json.load(file)
    with open(output, "a", encoding="utf-8") as out:
        for number, call in enumerate(calls[int(start):], int(start)):
            if number % 500 == 0 or number == int(start):
                context = ir.Context()
                context.allow_unregistered_dialects = True
            print(number, file=out, flush=True)
            print(json.dumps(outcome(call, context)), file=out, flush=True)


main()
