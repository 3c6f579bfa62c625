// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rewriting: pattern sets (rewrite.c), the objects that patterns are called with (rewriter.c),
// functions that pdl patterns call (pdl.c), and interfaces of users' ops (op_interface.c).

#ifndef TENURE_SRC_PYTHON_REWRITE_H
#define TENURE_SRC_PYTHON_REWRITE_H

#include "tenure_py.h"

typedef struct tnp_pattern_set {
  PyObject_HEAD PyObject* weak_references;
  tnp_context* context;  ///< Held; NULL before __init__.
  tn_pattern_set* set;
  PyObject* patterns;  ///< A list; its items outlive the library's set.
} tnp_pattern_set;

/// `object` as a set that is initialised; NULL with an error. Borrowed.
tnp_pattern_set* tnp_pattern_set_of(PyObject* object);
/// The status of a function's result: false is success. Takes the reference; NULL is an exception.
tn_status tnp_pattern_answer(PyObject* answer);

/// A function that is a pattern, and the tn_pattern_fn that it is the user data of. New reference.
PyObject* tnp_pattern_make(tnp_context* context, PyObject* function);
tn_status tnp_pattern_run(void* user_data, tn_rewriter* rewriter, tn_op op);

/// A benefit, 1 if none is given; false with an error.
bool tnp_benefit(PyObject* given, uint32_t* out_benefit);
/// The op and the set of a run; false with an error. Both are held until tnp_end_run.
bool tnp_run_arguments(PyObject* const* given, tnp_entity** out_op, tnp_pattern_set** out_set);
bool tnp_end_run(tnp_entity* op, tnp_pattern_set* set, tnp_capture* capture, tn_status status,
                 tnp_error_kind kind);

/// A type converter of the library for a Python object, which it holds (conversion.c).
tn_status tnp_converter_make(tnp_context* context, PyObject* object,
                             struct tn_type_converter** out_converter);

/// A PatternRewriter without a rewriter yet.
PyObject* tnp_rewriter_make(tnp_context* context);
PyObject* tnp_conversion_rewriter_make(tnp_context* context);
/// Sets its `rewriter` during a call; NULL after the call.
void tnp_rewriter_set(PyObject* object, tn_rewriter* rewriter);
bool tnp_init_rewriter(void);
bool tnp_init_pdl(void);
bool tnp_init_op_interface(void);
bool tnp_init_conversion(void);

#endif  // TENURE_SRC_PYTHON_REWRITE_H
