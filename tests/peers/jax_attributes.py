# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What test_jax.py compares: `jax_attributes.py jaxlib.mlir|tenure` prints attributes and types of StableHLO and CHLO that their
classes make, and what their properties say."""
import importlib
import sys

PACKAGE = sys.argv[1]
ir = importlib.import_module(PACKAGE + ".ir")
h = importlib.import_module(PACKAGE + ".dialects.stablehlo")
ch = importlib.import_module(PACKAGE + ".dialects.chlo")
OWN = {"attr_name", "data", "dialect_namespace", "type", "type_name", "typeid"}


def shown(value):
    """A value of a property; attributes as text, as their classes differ where jaxlib does not look."""
    if isinstance(value, (ir.Attribute, ir.Type)):
        return str(value)
    return [shown(each) for each in value] if isinstance(value, list) else value


def show(made):
    properties = {name: shown(getattr(made, name)) for name in sorted(vars(type(made)))
                  if isinstance(vars(type(made))[name], property) and name not in OWN}
    print(made, repr(made), type(made).__name__, properties)


def makers():
    f32, bf16 = ir.F32Type.get(), ir.BF16Type.get()
    pair = ir.RankedTensorType.get([2], f32)
    return [
        lambda: h.DotDimensionNumbers.get([], [], [], []),
        lambda: h.DotDimensionNumbers.get([0], [0], [1], [2]),
        lambda: h.DotDimensionNumbers.get([], [], [1, 2], [2, 1]),
        lambda: h.GatherDimensionNumbers.get([1], [0], [], [], [0], 1),
        lambda: h.GatherDimensionNumbers.get([], [], [], [], [], 0),
        lambda: h.GatherDimensionNumbers.get([2, 3], [1], [0], [0], [2], 2),
        lambda: h.ScatterDimensionNumbers.get([1], [0], [], [], [0], 1),
        lambda: h.ScatterDimensionNumbers.get([], [], [], [], [], 0),
        lambda: h.ScatterDimensionNumbers.get([2, 3], [1], [0], [0], [2], 2),
        lambda: h.ConvDimensionNumbers.get(0, 1, [2, 3], 1, 0, [2, 3], 0, 1, [2, 3]),
        lambda: h.ConvDimensionNumbers.get(3, 0, [1, 2], 2, 3, [0, 1], 0, 3, [2, 1]),
        lambda: h.ConvDimensionNumbers.get(0, 1, [], 1, 0, [], 0, 1, []),
        lambda: h.OutputOperandAlias.get([], 0, []),
        lambda: h.OutputOperandAlias.get([1, 0], 2, [3]),
        lambda: h.ComparisonDirectionAttr.get("LT"),
        lambda: h.ComparisonTypeAttr.get("FLOAT"),
        lambda: h.PrecisionAttr.get("HIGH"),
        lambda: h.FftTypeAttr.get("RFFT"),
        lambda: h.TransposeAttr.get("ADJOINT"),
        lambda: h.RngDistributionAttr.get("NORMAL"),
        lambda: h.RngAlgorithmAttr.get("THREE_FRY"),
        lambda: h.ResultAccuracyModeAttr.get("HIGHEST"),
        lambda: h.ChannelHandle.get(1, 2),
        lambda: h.ChannelHandle.get(0, 0),
        lambda: h.TypeExtensions.get([4, ir.ShapedType.get_dynamic_size()]),
        lambda: h.TypeExtensions.get([]),
        lambda: h.ResultAccuracyAttr.get(0.0, 0.0, 0, "DEFAULT"),
        lambda: h.ResultAccuracyAttr.get(1e-5, 0.0, 1, "TOLERANCE"),
        lambda: h.ResultAccuracyAttr.get(1e-05, 0.25, 3, "TOLERANCE"),
        lambda: h.ResultAccuracyAttr.get(0, 0, 0, "HIGHEST"),
        lambda: h.DotAlgorithm.get(f32, f32, f32, 1, 1, 1, False),
        lambda: h.DotAlgorithm.get(bf16, bf16, f32, 3, 3, 6, True),
        lambda: h.TokenType.get(),
        lambda: h.FutureType.get([pair]),
        lambda: h.FutureType.get([]),
        lambda: h.FutureType.get([pair, h.TokenType.get()]),
        lambda: h.SubAxisInfoAttr.get(1, 2),
        lambda: h.AxisRefAttr.get("x"),
        lambda: h.AxisRefAttr.get("x", h.SubAxisInfoAttr.get(1, 2)),
        lambda: h.MeshAxisAttr.get("x", 2),
        lambda: h.MeshAttr.get(ir.ArrayAttr.get([h.MeshAxisAttr.get("x", 2), h.MeshAxisAttr.get("y", 4)])),
        lambda: h.MeshAttr.get(ir.ArrayAttr.get([h.MeshAxisAttr.get("x", 2)]), ir.Attribute.parse("dense<[1, 0]> : tensor<2xi64>")),
        lambda: h.ReplicaGroupMeshAxesAttr.get(ir.FlatSymbolRefAttr.get("mesh"), ir.ArrayAttr.get([h.AxisRefAttr.get("x")])),
        lambda: ch.ComparisonDirectionAttr.get("LT"),
        lambda: ch.ComparisonTypeAttr.get("FLOAT"),
        lambda: ch.PrecisionAttr.get("HIGH"),
        lambda: ch.RaggedDotDimensionNumbers.get([0], [0], [1], [1], [2], [0]),
        lambda: ch.RaggedDotDimensionNumbers.get([], [], [], [], [], []),
    ]


with ir.Context() as context, ir.Location.unknown():
    if PACKAGE != "tenure":
        h.register_dialect(context), ch.register_dialect(context)
    for make in makers():
        show(make())
    direction = ir.Attribute.parse("#stablehlo<comparison_direction LT>")
    print(h.ComparisonDirectionAttr.isinstance(direction), h.DotDimensionNumbers.isinstance(direction))
    print(h.ComparisonDirectionAttr(direction), h.TokenType.isinstance(h.TokenType.get()))
    try:
        h.DotDimensionNumbers(direction)
    except ValueError:
        print("no dot")
print(h.get_api_version(), h.get_current_version(), h.get_minimum_version())
print([h.get_version_from_compatibility_requirement(each) for each in h.StablehloCompatibilityRequirement])
print([h.get_smaller_version(a, b) for a, b in (("1.2.3", "1.10.0"), ("1.10.0", "1.2.3"), ("0.9.0", "0.9.0"))])
