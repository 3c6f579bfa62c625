# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a small LoRA adapter, attaches it to a model, and turns it into ops."""
import array

from tenure import adapters, ir

# Weights are found by the names of their locations.
MODEL = """
func.func @main(%x: tensor<1x4xf32>,
                %w: tensor<4x3xf32> loc("layers.0.proj")) -> tensor<1x3xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
      : (tensor<1x4xf32>, tensor<4x3xf32>) -> tensor<1x3xf32>
  return %y : tensor<1x3xf32>
}
"""

with ir.Context():
    module = ir.Module.parse(MODEL)

    # A and B of rank 1, as the bytes of an .onnx_adapter file. numpy's arrays do as well.
    draft = adapters.Draft()
    draft.add("layers.0.proj.lora_A.weight", array.array("f", [1, 0, 0, 1]), "float32", [1, 4])
    draft.add("layers.0.proj.lora_B.weight", array.array("f", [1, 2, 3]), "float32", [3, 1])
    adapter = adapters.load(draft.to_bytes())

    report = adapters.attach(module, adapter, "style", alpha=0.5)
    print(f"{report['op_count']} op has {report['tensor_count']} tensors "
          f"of {report['byte_size']} bytes")
    adapters.apply(module)
    print(module, end="")
