# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A small network: layers with types, shapes and weights; shapes inferred, weights folded, layouts chosen, a report."""
import json

from jaxlib.mlir import ir
import numpy

NETWORK = json.loads("""
[
  {"kind": "input", "name": "image", "shape": [null, 8, 8, 3]},
  {"kind": "conv", "name": "c1", "from": ["image"], "filters": 4, "window": 3},
  {"kind": "scale", "name": "s1", "from": ["c1"], "by": 0.5},
  {"kind": "relu", "name": "r1", "from": ["s1"]},
  {"kind": "pool", "name": "p1", "from": ["r1"], "window": 2},
  {"kind": "flatten", "name": "f1", "from": ["p1"]},
  {"kind": "dense", "name": "d1", "from": ["f1"], "units": 5},
  {"kind": "dense", "name": "d2", "from": ["f1"], "units": 5},
  {"kind": "add", "name": "a1", "from": ["d1", "d2"]},
  {"kind": "scale", "name": "s2", "from": ["a1"], "by": 4.0},
  {"kind": "output", "name": "scores", "from": ["s2"]}
]
""")
DYNAMIC = ir.ShapedType.get_dynamic_size()


#===-- Building --------------------------------------------------------------------------------===#


def tensor(shape, element=None):
    return ir.RankedTensorType.get([DYNAMIC if n is None else n for n in shape],
                                   element or ir.F32Type.get())


def weights(seed, *shape):
    """Whole numbers over eight, so that nothing is rounded."""
    values = (numpy.arange(int(numpy.prod(shape)), dtype=numpy.float32) * 7 + seed) % 16 - 8
    return (values / 8).astype(numpy.float32).reshape(shape)


class Network:
    def __init__(self, layers):
        self.module = ir.Module.create()
        self.values = {}
        with ir.InsertionPoint(self.module.body):
            graph = ir.Operation.create("net.graph", regions=1,
                                        attributes={"sym_name": ir.StringAttr.get("main")})
        self.block = graph.regions[0].blocks.append()
        for i, layer in enumerate(layers):
            with ir.InsertionPoint(self.block), ir.Location.name(layer["name"]):
                getattr(self, layer["kind"])(i, layer)

    def put(self, layer, shape, operands=(), **attributes):
        inputs = [self.values[name] for name in layer.get("from", ())]
        op = ir.Operation.create(f"net.{layer['kind']}", results=[tensor(shape)],
                                 operands=[*inputs, *operands], attributes=attributes)
        self.values[layer["name"]] = op.result
        return op

    def weight(self, array):
        attribute = ir.DenseElementsAttr.get(array)
        return ir.Operation.create("net.weight", results=[attribute.type],
                                   attributes={"value": attribute}).result

    def input(self, i, layer):
        type_ = tensor(layer["shape"])
        self.values[layer["name"]] = self.block.add_argument(type_, ir.Location.name(layer["name"]))

    def conv(self, i, layer):
        channels = ir.RankedTensorType(self.values[layer["from"][0]].type).shape[-1]
        kernel = self.weight(weights(i, layer["window"], layer["window"], channels, layer["filters"]))
        strides = ir.DenseI64ArrayAttr.get([1, 1])
        d0, d1 = ir.AffineDimExpr.get(0), ir.AffineDimExpr.get(1)
        self.put(layer, [None] * 4, [kernel], strides=strides, padding=ir.StringAttr.get("valid"),
                 window=ir.AffineMapAttr.get(ir.AffineMap.get(2, 0, [d0 + d1])))

    def scale(self, i, layer):
        self.put(layer, [None] * len(self.shape(layer)), by=ir.FloatAttr.get_f32(layer["by"]))

    def shape(self, layer):
        return ir.RankedTensorType(self.values[layer["from"][0]].type).shape

    def relu(self, i, layer):
        self.put(layer, [None] * len(self.shape(layer)))

    def pool(self, i, layer):
        size = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), layer["window"])
        self.put(layer, [None] * 4, window=size, kind=ir.StringAttr.get("max"))

    def flatten(self, i, layer):
        self.put(layer, [None, None])

    def dense(self, i, layer):
        # The features are known when shapes are; until then the weight is for a guess.
        features = 36
        self.put(layer, [None, None], [self.weight(weights(i, features, layer["units"])),
                                       self.weight(weights(i + 1, layer["units"]))])

    def add(self, i, layer):
        self.put(layer, [None, None])

    def output(self, i, layer):
        ir.Operation.create("net.output", operands=[self.values[layer["from"][0]]],
                            attributes={"names": ir.ArrayAttr.get([ir.StringAttr.get(layer["name"])])})


#===-- Shapes ----------------------------------------------------------------------------------===#


def shape_of(value):
    return [None if n == DYNAMIC else n for n in ir.RankedTensorType(value.type).shape]


def infer(op):
    name = op.name.split(".")[1]
    shapes = [shape_of(value) for value in op.operands]
    if name in ("scale", "relu", "add"):
        return shapes[0]
    if name == "conv":
        window = shapes[1][0]
        return [shapes[0][0], shapes[0][1] - window + 1, shapes[0][2] - window + 1, shapes[1][3]]
    if name == "pool":
        by = ir.IntegerAttr(op.attributes["window"]).value
        return [shapes[0][0], shapes[0][1] // by, shapes[0][2] // by, shapes[0][3]]
    if name == "flatten":
        return [shapes[0][0], int(numpy.prod(shapes[0][1:]))]
    if name == "dense":
        return [shapes[0][0], shapes[1][1]]
    return None


def infer_shapes(block):
    for op in block:
        shape = infer(op)
        if shape is not None:
            result = op.operation.result
            before = str(result.type)
            result.set_type(tensor(shape))
            print(f"  {op.name:12} {before} -> {result.type}")


#===-- Folding ---------------------------------------------------------------------------------===#


def array_of(value):
    return numpy.array(ir.DenseElementsAttr(value.owner.attributes["value"]))


def with_weight(op, index, array):
    """Gives the op a new weight, in front of it."""
    with ir.InsertionPoint(op), op.operation.operands[index].owner.operation.location:
        attribute = ir.DenseElementsAttr.get(numpy.ascontiguousarray(array, dtype=numpy.float32))
        new = ir.Operation.create("net.weight", results=[attribute.type], attributes={"value": attribute})
    op.operands[index] = new.result


def fold_scales(block):
    """A scale behind a product becomes part of the weights."""
    count = 0
    for op in list(block.operations):
        if op.name != "net.scale":
            continue
        source = op.operands[0].owner
        by = ir.FloatAttr(op.attributes["by"]).value
        if source.name == "net.conv" and len(list(op.operands[0].uses)) == 1:
            with_weight(source, 1, array_of(source.operands[1]) * by)
        elif source.name == "net.add":
            for value in source.operands:
                dense = value.owner
                for index in (1, 2):
                    with_weight(dense, index, array_of(dense.operands[index]) * by)
        else:
            continue
        op.operation.result.replace_all_uses_with(op.operands[0])
        op.operation.erase()
        count += 1
    return count


def merge_dense(block):
    """The sum of two dense layers of one input is a dense layer."""
    for op in list(block.operations):
        if op.name != "net.add":
            continue
        first, second = (value.owner for value in op.operands)
        if first.operands[0] != second.operands[0]:
            continue
        for index in (1, 2):
            with_weight(first, index, array_of(first.operands[index]) + array_of(second.operands[index]))
        first.operation.attributes["merged"] = ir.UnitAttr.get()
        op.operation.result.replace_all_uses_with(first.operation.result)
        op.operation.erase()
        second.operation.erase()


def drop_weights(block):
    for op in list(block.operations):
        if op.name == "net.weight" and not list(op.operation.result.uses):
            op.operation.erase()


#===-- A report --------------------------------------------------------------------------------===#


def report(module):
    total = 0

    def visit(op):
        nonlocal total
        for name in sorted(op.attributes[i].name for i in range(len(op.attributes))):
            attribute = op.attributes[name]
            if isinstance(attribute, ir.DenseElementsAttr):
                total += len(attribute)
                splat = attribute.is_splat
                print("  ", op.name, name, attribute.type, "splat" if splat else len(attribute))
            else:
                print("  ", op.name, name, type(attribute).__name__, attribute)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    print("weights:", total)


def wrong_things():
    """What is refused is refused in the same way."""
    for text in ("module { module {", '"net.a"(%0) : (f32) -> ()', "module { %0 = }"):
        try:
            ir.Module.parse(text)
        except ir.MLIRError as error:
            print("refused:", error.error_diagnostics[0].message)
    for make in (lambda: ir.RankedTensorType.get([1], ir.NoneType.get()) and ir.Type.parse("tensor<1x"),
                 lambda: ir.Attribute.parse("dense<[1, 2.5]> : tensor<2xi32>"),
                 lambda: ir.IntegerType.get_signless(8).width and ir.Type.parse("i8 i8")):
        try:
            make()
        except (ir.MLIRError, ValueError) as error:
            print("refused:", type(error).__name__)


def main():
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with context, ir.Location.unknown():
        network = Network(NETWORK)
        module, block = network.module, network.block
        print(module)
        infer_shapes(block)
        assert module.operation.verify()
        report(module)
        print("folded", fold_scales(block))
        merge_dense(block)
        drop_weights(block)
        assert module.operation.verify()
        print(module.operation.get_asm(enable_debug_info=True, pretty_debug_info=True,
                                       large_elements_limit=8))
        report(module)
        wrong_things()


main()
