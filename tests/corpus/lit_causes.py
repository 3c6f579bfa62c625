#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Says what MLIR's own tests need that do not pass: a table of causes, from the results of a run by file.

    run_lit.py --tests TESTS --tenure TENURE --files --json RESULTS
    lit_causes.py RESULTS > tests/corpus/lit_causes.tsv

A test counts for the first thing that it misses: a pass or flag that there is not, the form of an op, or words that are others.
"""
import collections
import json
import pathlib
import re
import sys

# The first that fits the name of a pass or flag.
CLASSES = [
    (r"test-|slice-analysis-test|.*-test$", "a pass of MLIR's own tests, which no installed MLIR documents"),
    (r"transform-", "runs transform scripts on code, whose operations are passes of other dialects"),
    (r"sparse|sparsif|pre-sparsification|lower-sparse|stage-sparse", "the sparse compiler: loops over compressed levels"),
    (r"(one-shot-|.*)bufferiz|.*buffer-|.*-tensor|drop-equivalent|eliminate-empty|p$", "makes memory of tensors, or frees it"),
    (r"convert-|gpu-to-llvm|lower-|finalize-memref|expand-|enable-arm|.*-to-|map-memref|reconcile", "lowers one dialect to another"),
    (r"affine-|normalize-memrefs|scf-|raise-|async-|linalg-|loop-", "transforms loops and structured ops"),
    (r"tosa-", "transforms tosa, or checks its profiles"),
    (r"arith-|int-range|math-|complex-|vector-|amdgpu-|arm-|xegpu-|nvvm-|spirv-|memref-", "transforms ops of one dialect by what is known of numbers or targets"),
    (r"acc-|omp-|sharding-|shard-|gpu-", "transforms ops for accelerators and meshes"),
    (r"sroa|duplicate-|snapshot-|location-|generate-|composite|.*-dce|remark|irdl-|verify-|mlir-|.*", "a general pass or flag"),
]


def missing(detail):
    """The pass or flag that an error says there is not."""
    found = re.search(r"'([\w.-]+)' does not refer to a registered pass|Unknown command line argument '-*([\w.-]+)", detail)
    return (found[1] or found[2]) if found else None


def cause(result):
    """(class, what it is about, reason) of a test that does not pass."""
    detail = result["detail"]
    name = missing(detail)
    if name is not None:
        reason = next(reason for pattern, reason in CLASSES if re.match(pattern, name))
        return "pass", name, reason
    form = re.search(r"'([\w.]+)' op +has no custom assembly form", detail)
    if form:
        return "form", form[1], "a custom form that MLIR has in C++ and this library lacks"
    if re.search(r"unregistered dialect|'test' is unknown|test\.", detail):
        return "test dialect", "test", "has ops of the dialect of MLIR's own tests, which is not shipped"
    if re.search(r"expected (error|note|warning|remark)|unexpected (error|note|warning|remark)", detail):
        return "check", result["test"].rsplit("/", 1)[0], "a check that MLIR has in C++ is missing, or says it otherwise"
    if "canonicalize" in result["test"] or "fold" in result["test"] or "sccp" in result["test"]:
        return "fold", result["test"].rsplit("/", 1)[0], "folds and patterns of a dialect that are not all there"
    return "output", result["test"].rsplit("/", 1)[0], "prints something else"


def main():
    results = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
    table, names = collections.Counter(), collections.defaultdict(collections.Counter)
    for result in results:
        if result["result"] == "passes":
            continue
        kind, name, reason = cause(result)
        table[kind, reason] += 1
        names[kind, reason][name] += 1
    done = sum(result["result"] == "passes" for result in results)
    print(f"# {done} of {len(results)} files pass; what the others first miss, by tests/corpus/lit_causes.py")
    print("files\tcause\treason\tof what, most first")
    for (kind, reason), count in table.most_common():
        shown = ", ".join(f"{name} {number}" for name, number in names[kind, reason].most_common(12))
        print(f"{count}\t{kind}\t{reason}\t{shown}")


main()
