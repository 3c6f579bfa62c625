# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops of the shipped dialects, and what is made of them by changing one thing: mostly what no verifier accepts.

Each base is an op in custom form in a function; mlir-opt's generic form says its operands' and results' types and its
properties. A variant has one of those changed, left out or said twice.
"""
import itertools
import re
import subprocess

BASES = """
%0 = memref.alloc(%n) : memref<?x4xf32>
%0 = memref.alloc(%n)[%n] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
%0 = memref.alloca() : memref<2x4xf32>
%0 = memref.realloc %m1 : memref<8xf32> to memref<16xf32>
%0 = memref.realloc %m1(%n) : memref<8xf32> to memref<?xf32>
memref.dealloc %m2 : memref<4x8xf32>
%0 = memref.cast %m2 : memref<4x8xf32> to memref<?x8xf32>
memref.copy %m2, %m2 : memref<4x8xf32> to memref<4x8xf32>
%0 = memref.dim %m2, %n : memref<4x8xf32>
%0 = memref.load %m2[%n, %n] : memref<4x8xf32>
memref.store %f, %m2[%n, %n] : memref<4x8xf32>
memref.prefetch %m2[%n, %n], read, locality<3>, data : memref<4x8xf32>
%0 = memref.rank %m2 : memref<4x8xf32>
%0 = memref.memory_space_cast %m2 : memref<4x8xf32> to memref<4x8xf32, 3>
%0 = memref.assume_alignment %m2, 16 : memref<4x8xf32>
%0 = memref.atomic_rmw addf %f, %m2[%n, %n] : (f32, memref<4x8xf32>) -> f32
%0 = memref.atomic_rmw maxs %i, %mi[%n] : (i32, memref<8xi32>) -> i32
%0 = memref.extract_aligned_pointer_as_index %m2 : memref<4x8xf32> -> index
%0:6 = memref.extract_strided_metadata %m2 : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
%0 = memref.reinterpret_cast %m2 to offset: [0], sizes: [8, 4], strides: [4, 1] : memref<4x8xf32> to memref<8x4xf32>
%0 = memref.reinterpret_cast %m2 to offset: [%n], sizes: [%n, 4], strides: [%n, 1] : memref<4x8xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
%0 = memref.reshape %m2(%ms) : (memref<4x8xf32>, memref<3xindex>) -> memref<?x?x?xf32>
%0 = memref.expand_shape %m2 [[0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xf32> into memref<2x2x8xf32>
%0 = memref.expand_shape %md [[0, 1], [2]] output_shape [%n, 2, 8] : memref<?x8xf32> into memref<?x2x8xf32>
%0 = memref.collapse_shape %m2 [[0, 1]] : memref<4x8xf32> into memref<32xf32>
%0 = memref.collapse_shape %m3 [[0, 1], [2]] : memref<2x4x8xf32> into memref<8x8xf32>
%0 = memref.subview %m2[0, 0] [2, 4] [1, 1] : memref<4x8xf32> to memref<2x4xf32, strided<[8, 1]>>
%0 = memref.subview %m2[1, 2] [2, 4] [2, 1] : memref<4x8xf32> to memref<2x4xf32, strided<[16, 1], offset: 10>>
%0 = memref.subview %md[%n, 0] [%n, 4] [1, %n] : memref<?x8xf32> to memref<?x4xf32, strided<[8, ?], offset: ?>>
%0 = memref.subview %m3[0, 1, 0] [2, 1, 8] [1, 1, 1] : memref<2x4x8xf32> to memref<2x8xf32, strided<[32, 1], offset: 8>>
%0 = memref.transpose %m2 (d0, d1) -> (d1, d0) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
%0 = memref.view %mb[%n][%n] : memref<2048xi8> to memref<?x4xf32>
%0 = memref.view %mb[%n][] : memref<2048xi8> to memref<64x4xf32>
%0 = tensor.bitcast %t2 : tensor<4x8xf32> to tensor<4x8xi32>
%0 = tensor.cast %t2 : tensor<4x8xf32> to tensor<?x8xf32>
%0 = tensor.dim %t2, %n : tensor<4x8xf32>
%0 = tensor.empty(%n) : tensor<?x8xf32>
%0 = tensor.empty() : tensor<4x8xf32>
%0 = tensor.extract %t2[%n, %n] : tensor<4x8xf32>
%0 = tensor.insert %f into %t2[%n, %n] : tensor<4x8xf32>
%0 = tensor.from_elements %f, %f, %f, %f : tensor<2x2xf32>
%0 = tensor.gather %t3[%ti] gather_dims([0, 1]) : (tensor<2x4x8xf32>, tensor<3x2xindex>) -> tensor<3x1x1x8xf32>
%0 = tensor.gather %t3[%ti] gather_dims([0, 1]) : (tensor<2x4x8xf32>, tensor<3x2xindex>) -> tensor<3x8xf32>
%0 = tensor.scatter %ts into %t3[%ti] scatter_dims([0, 1]) unique : (tensor<3x1x1x8xf32>, tensor<2x4x8xf32>, tensor<3x2xindex>) -> tensor<2x4x8xf32>
%0 = tensor.rank %t2 : tensor<4x8xf32>
%0 = tensor.reshape %t2(%tsh) : (tensor<4x8xf32>, tensor<3xindex>) -> tensor<?x?x?xf32>
%0 = tensor.reshape %t2(%tsh) : (tensor<4x8xf32>, tensor<3xindex>) -> tensor<2x2x8xf32>
%0 = tensor.splat %f : tensor<4x8xf32>
%0 = tensor.splat %f[%n] : tensor<?x8xf32>
%0 = tensor.expand_shape %t2 [[0, 1], [2]] output_shape [2, 2, 8] : tensor<4x8xf32> into tensor<2x2x8xf32>
%0 = tensor.expand_shape %td [[0, 1], [2]] output_shape [%n, 2, 8] : tensor<?x8xf32> into tensor<?x2x8xf32>
%0 = tensor.collapse_shape %t2 [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
%0 = tensor.collapse_shape %t3 [[0, 1], [2]] : tensor<2x4x8xf32> into tensor<8x8xf32>
%0 = tensor.extract_slice %t2[0, 0] [2, 4] [1, 1] : tensor<4x8xf32> to tensor<2x4xf32>
%0 = tensor.extract_slice %td[%n, 0] [%n, 4] [1, %n] : tensor<?x8xf32> to tensor<?x4xf32>
%0 = tensor.extract_slice %t3[0, 1, 0] [2, 1, 8] [1, 1, 1] : tensor<2x4x8xf32> to tensor<2x8xf32>
%0 = tensor.insert_slice %t22 into %t2[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x8xf32>
%0 = tensor.insert_slice %td into %t3[0, 0, 0] [1, %n, 8] [1, 1, 1] : tensor<?x8xf32> into tensor<2x4x8xf32>
%0 = tensor.concat dim(0) %t2, %t2 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
%0 = tensor.concat dim(1) %t2, %td : (tensor<4x8xf32>, tensor<?x8xf32>) -> tensor<?x16xf32>
%0 = arith.addi %i, %i : i32
%0 = arith.addf %f, %f : f32
%0 = arith.cmpi slt, %i, %i : i32
%0 = arith.cmpf oeq, %f, %f : f32
%0 = arith.select %b, %f, %f : f32
%0 = arith.extsi %i : i32 to i64
%0 = arith.trunci %i : i32 to i8
%0 = arith.index_cast %n : index to i32
%0 = arith.bitcast %f : f32 to i32
%0 = arith.sitofp %i : i32 to f32
%0 = arith.constant 5 : i32
%0 = arith.constant dense<1.0> : tensor<4xf32>
%0:2 = arith.addui_extended %i, %i : i32, i1
%0 = complex.create %f, %f : complex<f32>
%0 = complex.re %c : complex<f32>
%0 = complex.add %c, %c : complex<f32>
%0 = complex.eq %c, %c : complex<f32>
%0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
%0 = math.sqrt %f : f32
%0 = math.fma %f, %f, %f : f32
%0 = math.fpowi %f, %i : f32, i32
%0 = math.ctlz %i : i32
%0 = index.add %n, %n
%0 = index.casts %n : index to i32
%0 = index.cmp eq(%n, %n)
%0 = index.constant 5
%0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%n]
%0 = affine.min affine_map<(d0) -> (d0, 8)>(%n)
%0 = affine.load %m2[%n, %n] : memref<4x8xf32>
affine.store %f, %m2[%n, %n] : memref<4x8xf32>
%0 = affine.vector_load %m2[%n, %n] : memref<4x8xf32>, vector<4xf32>
affine.prefetch %m2[%n, %n], read, locality<3>, data : memref<4x8xf32>
%0:2 = affine.delinearize_index %n into (4, 8) : index, index
%0 = affine.linearize_index [%n, %n] by (4, 8) : index
%0 = ub.poison : i32
""".strip().splitlines()

ARGUMENTS = ("%n: index, %i: i32, %b: i1, %f: f32, %c: complex<f32>, %m1: memref<8xf32>, %m2: memref<4x8xf32>, "
             "%m3: memref<2x4x8xf32>, %md: memref<?x8xf32>, %mi: memref<8xi32>, %ms: memref<3xindex>, "
             "%mb: memref<2048xi8>, %t2: tensor<4x8xf32>, %t3: tensor<2x4x8xf32>, %td: tensor<?x8xf32>, "
             "%ti: tensor<3x2xindex>, %ts: tensor<3x1x1x8xf32>, %tsh: tensor<3xindex>, %t22: tensor<2x2xf32>")


def split(text):
    """At commas that stand in no brackets."""
    parts, depth, start = [], 0, 0
    for i, c in enumerate(text):
        if c in "<([{":
            depth += 1
        elif c in ")]}" or (c == ">" and text[i - 1] != "-"):
            depth -= 1
        elif c == "," and depth == 0:
            parts.append(text[start:i].strip())
            start = i + 1
    return [part for part in parts + [text[start:].strip()] if part]


class Op:
    """An op without regions, in its generic form."""

    def __init__(self, name, properties, operands, results):
        self.name, self.properties, self.operands, self.results = name, properties, operands, results

    def text(self, number):
        arguments = ", ".join(f"%a{i}: {type_}" for i, type_ in enumerate(self.operands))
        names = ", ".join(f"%a{i}" for i in range(len(self.operands)))
        properties = f" <{{{', '.join(self.properties)}}}>" if self.properties else ""
        results = f"%0:{len(self.results)} = " if self.results else ""
        return (f"func.func @f{number}({arguments}) {{\n"
                f"  {results}\"{self.name}\"({names}){properties} : ({', '.join(self.operands)}) -> "
                f"({', '.join(self.results)})\n  return\n}}\n")


def read_op(line):
    """From a line of generic form; None if it is none."""
    found = re.match(r'\s*(?:%\S+ = )?"([\w.]+)"\([^)]*\)(?: <\{(.*)\}>)? : \((.*?)\) -> (.*)$', line)
    if not found or found[1] in ("func.func", "func.return", "builtin.module"):
        return None
    name, properties, operands, results = found.groups()
    if results.startswith("("):
        results = results[1:-1]
    return Op(name, split(properties or ""), split(operands), split(results))


def read_bases(mlir_opt):
    text = f"func.func @f({ARGUMENTS}) {{\n  %line\n  return\n}}\n// -----\n"
    module = "".join(text.replace("%line", line) for line in BASES)
    done = subprocess.run([mlir_opt, "--split-input-file", "--mlir-print-op-generic", "-"], input=module,
                          capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(done.stderr)
    lines = done.stdout.splitlines()
    maps = {}
    for line in lines:
        alias = re.match(r"(#\w+) = (.*)", line)
        if line.startswith("// -----"):
            maps = {}
        elif alias:
            maps[alias[1]] = alias[2]
        else:
            op = read_op(re.sub(r"#(?:map|set)\d*\b", lambda m: maps.get(m[0], m[0]), line))
            if op:
                yield op


def other_types(type_):
    """Types that are like this one but for one thing."""
    shaped = re.match(r"(tensor|memref|vector)<((?:[\d?]+x)*)([^,>]+(?:<[^>]*>)?)(.*)>$", type_)
    if not shaped:
        yield from {"index": ["i32", "f32"], "f32": ["f64", "i32", "tensor<4xf32>"], "i1": ["i32"],
                    "i32": ["i64", "f32", "index"]}.get(type_, ["f32", "i8"])
        return
    kind, dims, element, rest = shaped.groups()
    extents = dims.split("x")[:-1]
    yield f"{kind}<{dims}{'i32' if element == 'f32' else 'f32'}{rest}>"
    yield f"{kind}<{dims}2x{element}>"
    if kind != "vector":
        yield f"{kind}<*x{element}>"
    for i, extent in enumerate(extents):
        for new in ("?" if extent != "?" else "4", "7"):
            if kind != "vector" or new != "?":
                yield f"{kind}<{'x'.join(extents[:i] + [new] + extents[i + 1:] + [element])}{rest}>"
    if extents:
        yield f"{kind}<{'x'.join(extents[1:] + [element])}>"
    if kind == "memref":
        yield f"memref<{dims}{element}, 5>"
        strides = ", ".join(["?"] * len(extents))
        yield f"memref<{dims}{element}, strided<[{strides}], offset: ?>>"
        if len(extents) == 2:
            yield f"memref<{dims}{element}, strided<[9, 1], offset: 3>>"
            yield f"memref<{dims}{element}, affine_map<(d0, d1) -> (d1, d0)>>"
    yield "f32"


def other_properties(text):
    """The same property with one number changed, left out or added."""
    for found in re.finditer(r"-?\d+(?![\d]*x|\w)", text):
        before = text[max(0, found.start() - 1)]
        if before.isalnum() or before in "#_":
            continue
        for number in (str(int(found[0]) + 1), "-1", "100"):
            if number != found[0]:
                yield text[:found.start()] + number + text[found.end():]
    listed = re.search(r"(array<i\d+: |\[)(.*)([\]>])$", text)
    if listed:
        items = split(listed[2])
        head, tail = text[:listed.start(2)], text[listed.end(2):]
        for i in range(len(items)):
            less = items[:i] + items[i + 1:]
            if less or listed[1] == "[":
                yield head + ", ".join(less) + tail
        yield head + ", ".join(items + items[-1:]) + tail


def variants(op):
    for kind in ("operands", "results"):
        types = getattr(op, kind)
        changed = [types[:i] + types[i + 1:] for i in range(len(types))]
        changed += [types[:i] + [types[i]] + types[i:] for i in range(len(types))]
        changed += [types[:i] + [other] + types[i + 1:] for i, type_ in enumerate(types) for other in other_types(type_)]
        for new in changed:
            yield Op(op.name, op.properties, *((new, op.results) if kind == "operands" else (op.operands, new)))
    for i, property_ in enumerate(op.properties):
        for new in itertools.chain([[]], ([text] for text in other_properties(property_))):
            yield Op(op.name, op.properties[:i] + new + op.properties[i + 1:], op.operands, op.results)


def all_variants(mlir_opt):
    """Texts of a function each, without repetition."""
    seen = set()
    for op in read_bases(mlir_opt):
        for variant in variants(op):
            text = variant.text(0)
            if text not in seen:
                seen.add(text)
                yield op.name, text


CRASHED = "crashed"


def first_errors(command, texts):
    """What a command says first of each text, as "line:column: message"; empty if it accepts it. Some texts are too much
    for mlir-opt."""
    starts, line = [], 1
    for text in texts:
        starts.append(line)
        line += text.count("\n") + 1
    done = subprocess.run([*command, "--split-input-file", "-"], input="// -----\n".join(texts), capture_output=True,
                          text=True, check=False)
    if done.returncode < 0:
        if len(texts) == 1:
            return [CRASHED]
        half = len(texts) // 2
        return first_errors(command, texts[:half]) + first_errors(command, texts[half:])
    errors = [""] * len(texts)
    for found in re.finditer(r"^[^:\n]*:(\d+):(\d+): error: (.*)$", done.stderr, re.MULTILINE):
        at = int(found[1])
        index = next(i for i in range(len(starts) - 1, -1, -1) if starts[i] <= at)
        if not errors[index]:
            errors[index] = f"{at - starts[index] + 1}:{found[2]}: {found[3]}"
    return errors
