// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of users' ops, printed and parsed by Python functions (tenure/assembly.h).
//
//   assembly.c     the object of a callback, and its exceptions
//   asm_printer.c  AsmPrinter
//   asm_parser.c   AsmParser, AsmOperands
//
// A callback's object is valid until the callback returns, and while no nested callback runs; the
// library checks this by a number that is never reused. The object is invalidated as well, so that
// one that Python keeps holds no references and makes no calls. Its methods raise errors. The first
// error is raised again by all later calls, so a callback that ignores it cannot succeed.

#ifndef TENURE_SRC_PYTHON_ASSEMBLY_H
#define TENURE_SRC_PYTHON_ASSEMBLY_H

#include "tenure_py.h"

/// An AsmPrinter or AsmParser.
typedef struct tnp_asm {
  PyObject_HEAD tnp_context* context;  ///< Held; NULL once the callback is over.
  tn_asm_printer printer;
  tn_asm_parser parser;
  tn_op op;            ///< The printed op; null for a parser.
  tnp_capture* outer;  ///< Where the parse reports, or NULL.
  tn_status failure;   ///< Of the first call that failed.
  PyObject* raised;    ///< The exception of the callback, until it ends.
} tnp_asm;

/// An object of `type` for one callback; NULL with an error.
tnp_asm* tnp_asm_make(PyTypeObject* type, tnp_context* context);
/// Ends the callback; `owned_answer` is its result, or NULL. Takes both references; a pending error
/// stays set.
void tnp_asm_end(tnp_asm* owned_object, PyObject* owned_answer);
void tnp_asm_dealloc(PyObject* self);

/// The call of a method, which the object's context is held for; false with an error.
bool tnp_asm_call(tnp_asm* self, tnp_call* call);
/// Whether the library may be called now: arguments, which may run Python, were read. False with an
/// error.
bool tnp_asm_ready(tnp_asm* self);
/// Raises that the object is not good here.
void tnp_asm_raise_over(const tnp_asm* self);
/// Remembers the pending exception as the first failure.
void tnp_asm_keep_failure(tnp_asm* self, tn_status status);
/// Raises the first failure again.
void tnp_asm_raise_again(const tnp_asm* self);
/// Handles the exception of a callback that does not become a message.
tn_status tnp_asm_error_status(void);

// The library's callbacks, called with the lock held. `function` is held.
tn_status tnp_asm_print(tnp_context* context, PyObject* function, tn_op op, tn_asm_printer printer);
tn_status tnp_asm_parse(tnp_context* context, PyObject* function, tn_asm_parser parser);

bool tnp_init_asm_printer(void);
bool tnp_init_asm_parser(void);

#endif  // TENURE_SRC_PYTHON_ASSEMBLY_H
