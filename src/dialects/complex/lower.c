// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that lower complex to calls of external math functions (libm, the ROCm device library).
// Their rules are in schema/lowerings.

#include "rewrite/lowering.h"

static tn_ref call(tn_lowering_run* run, tn_ref op, const char* name,
                   const tn_rewriter_spec* spec) {
  return tn_lowering__call_function(run, op, name, spec, NULL);
}

static const tn_lowering lowering_complex_libm = {
    .loads = "func",
    .illegal =
        ",complex.abs,complex.angle,complex.conj,complex.cos,complex.log,complex.pow,"
        "complex.sin,complex.sqrt,complex.tan,complex.tanh,",
    .rules = "complex_libm",
    .call = call};

static const tn_lowering lowering_complex_rocdl = {
    .loads = "func,arith",
    .illegal =
        ",complex.abs,complex.cos,complex.exp,complex.log,complex.pow,complex.powi,"
        "complex.sin,complex.sqrt,complex.tan,complex.tanh,",
    .legal = ",complex.create,complex.mul,",
    .rules = "complex_rocdl",
    .call = call};

TN_PASS(convert_complex_to_libm) = {
    "convert-complex-to-libm", "ConvertComplexToLibm", "Convert Complex dialect to libm calls",
    .rewrite = tn_lowering__lower, .lowering = &lowering_complex_libm};

TN_PASS(convert_complex_to_rocdl_library_calls) = {
    "convert-complex-to-rocdl-library-calls", "ConvertComplexToROCDLLibraryCalls",
    "Convert Complex dialect to ROCDL library calls", .rewrite = tn_lowering__lower,
    .lowering = &lowering_complex_rocdl};
