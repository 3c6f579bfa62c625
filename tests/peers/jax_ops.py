# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What test_jax_ops.py compares, as JSON: `jax_ops.py jaxlib.mlir|tenure parameters|types`."""
import importlib
import inspect
import json
import sys

PACKAGE = sys.argv[1]
ir = importlib.import_module(PACKAGE + ".ir")


def dialect(name):
    return importlib.import_module(f"{PACKAGE}.dialects.{name}")


def parameters():
    found = {}
    for name in ("stablehlo", "chlo", "arith", "builtin", "cf", "func", "math", "memref", "scf", "mhlo", "sdy", "mpmd"):
        try:
            module = dialect(name)
        except ImportError:
            continue
        for key, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, ir.OpView) and getattr(value, "OPERATION_NAME", None):
                signature = inspect.signature(value.__init__)
                found[f"{name}.{key}"] = [[each.name, each.kind == each.KEYWORD_ONLY, each.default is each.empty]
                                          for each in signature.parameters.values()]
    return found


VALUES = """
  f32 = tensor<f32>, f = tensor<3x4xf32>, g = tensor<?x4xf32>, h = tensor<3x?xf32>, v = tensor<4xf32>, i = tensor<3x4xi32>,
  k = tensor<i32>, n = tensor<2xi32>, p = tensor<3x4xi1>, p0 = tensor<i1>, c = tensor<3x4xcomplex<f32>>, u = tensor<3x4xui8>,
  o = tensor<1x4xf32>, d = tensor<?x?xf32>, t = !stablehlo.token, b = tensor<2x3x4x5xf32>, m = tensor<8x4xf32>,
  idx = tensor<5x2xi32>, z = tensor<0x4xf32>, one = tensor<1xf32>, q = tensor<?x1xf32>, cc = tensor<3x5xcomplex<f32>>
"""
SAME = """AbsOp CbrtOp CeilOp CosineOp ExpOp Expm1Op FloorOp Log1pOp LogOp LogisticOp NegOp RoundNearestEvenOp
  RoundOp RsqrtOp SignOp SineOp SqrtOp TanOp TanhOp IsFiniteOp RealOp ImagOp CholeskyOp""".split()
TWO = "AddOp Atan2Op DivOp MaxOp MinOp MulOp PowOp RemOp SubtractOp ComplexOp".split()
BITS = "AndOp OrOp XorOp ShiftLeftOp ShiftRightArithmeticOp ShiftRightLogicalOp".split()
CHLO = """AcosOp AcoshOp AsinOp AsinhOp AtanOp AtanhOp BesselI1eOp ConjOp CoshOp DigammaOp ErfInvOp ErfOp ErfcOp IsInfOp IsNegInfOp
  IsPosInfOp LgammaOp SinhOp SquareOp TanOp""".split()
CHLO_TWO = "NextAfterOp PolygammaOp ZetaOp".split()
STRETCHED = """BroadcastAddOp BroadcastAtan2Op BroadcastDivOp BroadcastMaxOp BroadcastMinOp BroadcastMulOp BroadcastNextAfterOp
  BroadcastPolygammaOp BroadcastPowOp BroadcastRemOp BroadcastSubOp BroadcastZetaOp BroadcastComplexOp""".split()


def cases(hlo, chlo, x):
    """(name, call) for each op that is made."""
    def attribute(text):
        return ir.Attribute.parse(text)

    def numbers(*given):
        return ir.DenseI64ArrayAttr.get(given)

    for name in SAME:
        for key in "fgcdz":
            yield f"{name} {key}", lambda: getattr(hlo, name)(x[key])
    for name in TWO:
        for a, b in ("ff", "fg", "gf", "hg", "dd", "fv", "gd"):
            yield f"{name} {a} {b}", lambda: getattr(hlo, name)(x[a], x[b])
    for name in BITS:
        yield f"{name} i", lambda: getattr(hlo, name)(x["i"], x["i"])
    for name in ("NotOp", "PopulationCountOp", "ClzOp", "AbsOp", "NegOp", "SignOp"):
        yield f"{name} i", lambda: getattr(hlo, name)(x["i"])
    for name in CHLO:
        for key in "fgd":
            yield f"chlo {name} {key}", lambda: getattr(chlo, name)(x[key])
    for name in CHLO_TWO:
        for a, b in ("ff", "fg", "gf", "hg"):
            yield f"chlo {name} {a} {b}", lambda: getattr(chlo, name)(x[a], x[b])
    for name in STRETCHED:
        for a, b in ("ff", "fo", "of", "fv", "gf", "fh", "vg", "dq", "qd", "oq", "zo", "fm",):
            yield f"chlo {name} {a} {b}", lambda: getattr(chlo, name)(x[a], x[b])
        for a, b in (("f", "f32"), ("one", "v"), ("g", "one")):
            yield f"chlo {name} {a} {b}", lambda: getattr(chlo, name)(x[a], x[b])
        yield f"chlo {name} dims", lambda: getattr(chlo, name)(x["f"], x["v"], broadcast_dimensions=numbers(1))
        yield f"chlo {name} wrong", lambda: getattr(chlo, name)(x["f"], x["v"], broadcast_dimensions=numbers(5))
    direction = "#stablehlo<comparison_direction LT>"
    for a, b in ("ff", "gf", "ii"):
        yield f"compare {a} {b}", lambda: hlo.CompareOp(x[a], x[b], attribute(direction))
        yield f"broadcast_compare {a} {b}", lambda: chlo.BroadcastCompareOp(
            x[a], x[b], attribute("#chlo<comparison_direction LT>"))
    yield "broadcast_select", lambda: chlo.BroadcastSelectOp(x["p"], x["o"], x["v"])
    yield "broadcast_select scalar", lambda: chlo.BroadcastSelectOp(x["p0"], x["f"], x["g"])
    yield "select", lambda: hlo.SelectOp(x["p"], x["f"], x["g"])
    yield "select dynamic", lambda: hlo.SelectOp(x["p0"], x["g"], x["h"])
    yield "clamp", lambda: hlo.ClampOp(x["f32"], x["g"], x["f32"])
    yield "broadcast", lambda: hlo.BroadcastOp(x["g"], numbers(7, 2))
    yield "broadcast wrong", lambda: hlo.BroadcastOp(x["g"], numbers(-7))
    for a, b, dimension in (("f", "m", 0), ("g", "f", 0), ("f", "h", 1), ("d", "f", 0), ("f", "m", 1), ("f", "f", 2)):
        yield f"concatenate {a} {b} {dimension}", lambda: hlo.ConcatenateOp([x[a], x[b]], dimension)
    for value in ("dense<1.0> : tensor<4xf32>", "dense<[1, 2]> : tensor<2xi32>"):
        yield f"constant {value}", lambda: hlo.ConstantOp(attribute(value))
        yield f"chlo constant {value}", lambda: chlo.ConstantOp(attribute(value))
    for key in "fgdk":
        yield f"constant_like {key}", lambda: chlo.ConstantLikeOp(attribute("1.0 : f32"), x[key])
    yield "dynamic_slice", lambda: hlo.DynamicSliceOp(x["f"], [x["k"], x["k"]], numbers(1, 2))
    yield "dynamic_slice dynamic", lambda: hlo.DynamicSliceOp(x["d"], [x["k"], x["k"]], numbers(1, 2))
    yield "dynamic_slice wrong", lambda: hlo.DynamicSliceOp(x["f"], [x["k"], x["k"]], numbers(1, 7))
    yield "dynamic_update_slice", lambda: hlo.DynamicUpdateSliceOp(x["f"], x["o"], [x["k"], x["k"]])
    for start, limit, step in (([0, 0], [3, 4], [1, 1]), ([1, 0], [3, 4], [2, 3]), ([0, 0], [4, 4], [1, 1]),
                               ([0, 0], [3, 4], [0, 1]), ([2, 0], [1, 4], [1, 1]), ([0, 0], [0, 0], [1, 1])):
        for key in "fd":
            yield f"slice {key} {start} {limit} {step}", lambda: hlo.SliceOp(
                x[key], numbers(*start), numbers(*limit), numbers(*step))
    for permutation in ([1, 0], [0, 1], [0, 0], [0], [1, 2]):
        for key in "fg":
            yield f"transpose {key} {permutation}", lambda: hlo.TransposeOp(x[key], numbers(*permutation))
    for low, high, between in (([0, 0], [1, 2], [0, 3]), ([-1, 0], [-1, 0], [0, 0]), ([-9, 0], [0, 0], [0, 0]),
                               ([0, 0], [0, 0], [-1, 0]), ([0], [0], [0])):
        for key in "fgz":
            yield f"pad {key} {low} {high} {between}", lambda: hlo.PadOp(
                x[key], x["f32"], numbers(*low), numbers(*high), numbers(*between))
    yield "reverse", lambda: hlo.ReverseOp(x["g"], numbers(1))
    yield "reduce_precision", lambda: hlo.ReducePrecisionOp(x["g"], 5, 10)
    for kind, key, lengths in (("FFT", "c", [4]), ("IFFT", "c", [3, 4]), ("RFFT", "f", [4]), ("RFFT", "f", [3, 4]),
                               ("IRFFT", "cc", [8]), ("RFFT", "g", [4]), ("FFT", "c", [1, 1, 1, 1])):
        yield f"fft {kind} {lengths}", lambda: hlo.FftOp(x[key], attribute(f"#stablehlo<fft_type {kind}>"), numbers(*lengths))
    gather = ("#stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], "
              "index_vector_dim = 1>")
    flat = ("#stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>")
    batch = ("#stablehlo.gather<offset_dims = [2, 3], operand_batching_dims = [0], collapsed_slice_dims = [1], "
             "start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>")
    yield "gather", lambda: hlo.GatherOp(x["f"], x["idx"], attribute(gather), numbers(1, 3))
    yield "gather dynamic", lambda: hlo.GatherOp(x["d"], x["idx"], attribute(gather), numbers(1, 3))
    yield "gather offsets", lambda: hlo.GatherOp(x["f"], x["idx"], attribute(flat), numbers(2, 3))
    yield "gather batch", lambda: hlo.GatherOp(x["b"], x["gi"], attribute(batch), numbers(1, 1, 3, 2))
    yield "gather wrong", lambda: hlo.GatherOp(x["f"], x["idx"], attribute(gather), numbers(1, 3, 4))
    yield "dynamic_gather", lambda: hlo.DynamicGatherOp(x["f"], x["idx"], x["n"], attribute(gather))
    yield "get_dimension_size", lambda: hlo.GetDimensionSizeOp(x["g"], 0)
    yield "set_dimension_size", lambda: hlo.SetDimensionSizeOp(x["f"], x["k"], 0)
    yield "set_dimension_size constant", lambda: hlo.SetDimensionSizeOp(
        x["f"], hlo.ConstantOp(attribute("dense<2> : tensor<i32>")), 0)
    yield "rng", lambda: hlo.RngOp(x["f32"], x["f32"], x["n"], attribute("#stablehlo<rng_distribution UNIFORM>"))
    yield "rng constant", lambda: hlo.RngOp(x["f32"], x["f32"], hlo.ConstantOp(attribute("dense<[2, 3]> : tensor<2xi64>")),
                                            attribute("#stablehlo<rng_distribution UNIFORM>"))
    yield "ids", lambda: hlo.ReplicaIdOp()
    yield "partition", lambda: hlo.PartitionIdOp()
    yield "token", lambda: hlo.CreateTokenOp()
    yield "after_all", lambda: hlo.AfterAllOp([x["t"], x["t"]])
    yield "outfeed", lambda: hlo.OutfeedOp([x["f"]], x["t"])
    yield "send", lambda: hlo.SendOp([x["f"]], x["t"], attribute("#stablehlo.channel_handle<handle = 1, type = 1>"))
    yield "tuple", lambda: hlo.TupleOp([x["f"], x["t"]])
    yield "element", lambda: hlo.GetTupleElementOp(hlo.TupleOp([x["f"], x["t"]]), 1)
    yield "element wrong", lambda: hlo.GetTupleElementOp(hlo.TupleOp([x["f"], x["t"]]), 2)
    yield "barrier", lambda: hlo.OptimizationBarrierOp([x["f"], x["t"], x["g"]])
    yield "triangular_solve", lambda: hlo.TriangularSolveOp(
        x["square"], x["square"], True, False, False, attribute("#stablehlo<transpose NO_TRANSPOSE>"))
    groups = "dense<[[0, 1]]> : tensor<1x2xi64>"
    yield "all_to_all", lambda: hlo.AllToAllOp([x["m"], x["b"]], 0, 1, 2, attribute(groups))
    yield "all_to_all wrong", lambda: hlo.AllToAllOp([x["f"]], 0, 1, 2, attribute(groups))
    yield "collective_permute", lambda: hlo.CollectivePermuteOp(x["g"], attribute("dense<[[0, 1]]> : tensor<1x2xi64>"))
    yield "sum", lambda: hlo.CrossReplicaSumOp(x["g"], attribute(groups))
    yield "training", lambda: hlo.BatchNormTrainingOp(x["f"], x["v"], x["v"], 0.5, 1)
    yield "inference", lambda: hlo.BatchNormInferenceOp(x["f"], x["v"], x["v"], x["v"], x["v"], 0.5, 1)
    yield "grad", lambda: hlo.BatchNormGradOp(x["f"], x["v"], x["v"], x["v"], x["f"], 0.5, 1)
    yield "grad dynamic", lambda: hlo.BatchNormGradOp(x["h"], x["dv"], x["dv"], x["dv"], x["h"], 0.5, 1)
    yield "top_k", lambda: chlo.TopKOp(x["g"], 2)
    yield "top_k wrong", lambda: chlo.TopKOp(x["g"], 9)
    yield "mulhi", lambda: chlo.MulhiOp(x["i"], x["i"])
    for name, operands in (("stablehlo.add", "fg"), ("chlo.tan", "f"), ("stablehlo.while", "fg"),
                           ("stablehlo.convert", "f"), ("stablehlo.reshape", "f"), ("func.call", "f"), ("memref.dim", "")):
        yield f"create {name}", lambda: ir.Operation.create(name, operands=[x[key] for key in operands], infer_type=True)


def types():
    found = []
    with ir.Context() as context, ir.Location.unknown():
        hlo, chlo = dialect("stablehlo"), dialect("chlo")
        if PACKAGE != "tenure":
            hlo.register_dialect(context), chlo.register_dialect(context)
        context.allow_unregistered_dialects = True
        more = ", gi = tensor<2x5x1xi32>, square = tensor<4x4xf32>, dv = tensor<?xf32>"
        named = [each.split(" = ") for each in (VALUES.strip() + more).replace("\n", " ").split(", ") if each.strip()]
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            # The parser of either knows the dialect then.
            x = {key.strip(): ir.Operation.create("test.value", results=[ir.Type.parse(text.strip().rstrip(","))]).result
                 for key, text in named}
            for name, call in cases(hlo, chlo, x):
                try:
                    made = call()
                    made = getattr(made, "operation", made)
                    found.append([name, ["types"] + [str(each.type) for each in made.results]])
                except Exception as error:
                    found.append([name, ["error", f"{type(error).__name__}: {error}"[:300]]])
    return found


print(json.dumps({"parameters": parameters, "types": types}[sys.argv[2]]()))
