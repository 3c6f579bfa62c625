# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Passes that keep a program what it computes, with the options that are drawn for them, and why others are left out.

Every registered pass is in one of the two, which a test checks.
"""
# Each option is drawn in half of the cases; `{main}` is the symbol that has to stay.
KEEPING = {
    "canonicalize": ["top-down={false,true}", "region-simplify={disabled,normal,aggressive}", "max-iterations={1,3}", "max-num-rewrites={1,10}"],
    "control-flow-sink": [],
    "cse": [],
    "inline": ["max-iterations={1,2}", "inlining-threshold={10,100}"],
    "loop-invariant-code-motion": [],
    "mem2reg": ["region-simplify={false,true}"],
    "remove-dead-values": ["canonicalize={false,true}"],
    "sccp": [],
    "strip-debuginfo": [],
    "symbol-dce": [],
    "symbol-privatize": ["exclude!{main}"],
    "topological-sort": [],
    "trivial-dce": [],
    "affine-expand-index-ops": [],
    "lower-affine": [],
    "reconcile-unrealized-casts": [],
    "duplicate-function-elimination": [],
    "arith-emulate-unsupported-floats": ["source-types!{bf16,f16}", "target-type!{f32}"],
    "convert-elementwise-to-linalg": [],
    "convert-tensor-to-linalg": [],
    "linalg-fold-into-elementwise": [],
    "linalg-generalize-named-ops": [],
    "linalg-inline-scalar-operands": [],
    "linalg-morph-ops": ["named-to-category={false,true}"],
    "linalg-specialize-generic-ops": [],
    "convert-arith-to-llvm": [],
    "convert-cf-to-llvm": [],
    "convert-func-to-llvm": [],
    "convert-index-to-llvm": [],
    "convert-math-to-llvm": [],
    "convert-to-llvm": ["filter-dialects={arith,func,cf,math,index}"],
    "convert-ub-to-llvm": [],
    "convert-complex-to-llvm": [],
    "llvm-add-comdats": [],
    "llvm-legalize-for-export": [],
    "llvm-use-default-visibility": ["visibility={hidden,protected}"],
    "convert-math-to-libm": [],
    "math-extend-to-supported-types": ["target-type={f32,f64}"],
    "math-sincos-fusion": [],
    "math-uplift-to-fma": [],
    "expand-realloc": [],
    "memref-expand": [],
    "convert-scf-to-cf": [],
    "scf-for-loop-range-folding": [],
    "scf-for-loop-specialization": [],
    "scf-for-to-while": [],
    "scf-forall-to-for": [],
    "scf-forall-to-parallel": [],
    "scf-parallel-for-to-nested-fors": [],
    "scf-parallel-loop-specialization": [],
    "scf-parallel-loop-tiling": ["parallel-loop-tile-sizes={2,3,{2,3}}", "no-min-max-bounds={false,true}"],
    "acc-specialize-for-device": [],
    "acc-specialize-for-host": [],
    "convert-openacc-to-scf": [],
    "remove-shape-constraints": [],
    "shape-to-shape-lowering": [],
    "convert-shape-constraints": [],
    "mlprogram-pipeline-globals": [],
    "sdy-lift-inlined-meshes": [],
}

# These change what every program computes with as little as what they are for, so they are drawn more often.
FREQUENT = ("canonicalize", "cse", "sccp", "inline", "mem2reg", "remove-dead-values", "loop-invariant-code-motion", "lower-affine",
            "convert-scf-to-cf", "control-flow-sink", "convert-arith-to-llvm", "convert-func-to-llvm", "scf-for-to-while",
            "scf-for-loop-range-folding", "scf-parallel-loop-tiling", "affine-expand-index-ops")

# By how their names begin or as a whole.
LEFT_OUT = {
    "print-op-stats": "prints a table instead of the module",
    "llvm-request-c-wrappers": "convert-func-to-llvm fails for functions that want wrappers",
    "view-op-graph": "prints a graph beside the module",
    "acc-legalize-serial": "acts on acc ops, which the runner does not run",
    "openacc-legalize-data-values": "acts on acc ops, which the runner does not run",
    "convert-affine-for-to-gpu": "the runner has no device",
    "enable-arm-streaming": "is for another machine",
    "convert-complex-to-libm": "makes calls of functions that take complex numbers, whose convention the lowering does not follow",
    "convert-complex-to-rocdl-library-calls": "makes calls of a device's library",
    "convert-linalg-to-std": "makes calls of a library that is not there",
    "linalg-detensorize": "makes functions of the runner's mixed with branches of tensors, which one-shot-bufferize does not take",
    "convert-vector-to-": "targets another machine",
    "transform-": "runs a script of the module's",
    "map-memref-spirv-storage-class": "makes memory spaces that are not in LLVM",
    "tosa-": "makes ops of tosa or attributes for them",
    "stablehlo-": "acts on ops of stablehlo",
    "vhlo-": "acts on ops of vhlo",
    "xla-": "acts on attributes of mhlo",
    "nvvm-": "attaches a device's target", "rocdl-": "attaches a device's target", "xevm-": "attaches a device's target",
    "spirv-": "acts on modules of spirv",
}
# Conversions to what the runner cannot run.
TARGETS = ("-to-emitc", "-to-spirv", "-spirv-to-llvm", "-emitc-func-in-class")


def reason_to_leave_out(name):
    if any(target in name for target in TARGETS):
        return "converts to what the runner does not run"
    return next((why for start, why in LEFT_OUT.items() if name.startswith(start)), None)


def draw(chance, main):
    """A pass with options, as a pipeline has it."""
    name = chance.choice(FREQUENT) if chance.random() < 0.6 else chance.choice(list(KEEPING))
    options = []
    for option in KEEPING[name]:
        key, sign, values = option.partition("!") if "!" in option else option.partition("=")
        if sign == "=" and chance.random() < 0.5:
            continue
        inside = values[1:-1]
        if inside == "main":
            options.append(f"{key}={main}")
        elif sign == "!":
            options.append(f"{key}={inside}")
        else:
            choices = inside.replace(",{", "|").rstrip("}").split("|")
            flat = choices[0].split(",") + choices[1:]
            options.append(f"{key}={chance.choice(flat)}")
    return name + (f"{{{' '.join(options)}}}" if options else "")
