// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of users' ops, which functions of Python print and read (tenure/assembly.h).
//
//   assembly.c     what a callback's object is, and how what it raises is heard
//   asm_printer.c  AsmPrinter
//   asm_parser.c   AsmParser, AsmOperands
//
// What a callback is given is good until it returns, and while no other callback of its own runs;
// the library knows, by a number that is not used again. The object is told as well, so that one
// that is kept holds nothing, and never asks. Its methods raise what went wrong, and what was
// raised first is raised again by all that are called later: a callback that goes on regardless
// does not make the text good.

#ifndef TENURE_SRC_PYTHON_ASSEMBLY_H
#define TENURE_SRC_PYTHON_ASSEMBLY_H

#include "tenure_py.h"

/// An AsmPrinter or AsmParser.
typedef struct tnp_asm {
  PyObject_HEAD tnp_context* context;  ///< Held; NULL once the callback is over.
  tn_asm_printer printer;
  tn_asm_parser parser;
  tn_op op;            ///< What is printed; null for a parser.
  tnp_capture* outer;  ///< Where the parse reports, or NULL.
  tn_status failure;   ///< Of the first call that failed.
  PyObject* raised;    ///< What that raised, until the callback is over.
} tnp_asm;

/// An object of `type` for one callback; NULL with an error.
tnp_asm* tnp_asm_make(PyTypeObject* type, tnp_context* context);
/// The callback is over, and `owned_answer`, or NULL, is what it gave. Takes both references; an
/// error that is set stays set.
void tnp_asm_end(tnp_asm* owned_object, PyObject* owned_answer);
void tnp_asm_dealloc(PyObject* self);

/// The call of a method, which the object's context is held for; false with an error.
bool tnp_asm_call(tnp_asm* self, tnp_call* call);
/// Whether the library may be called now: arguments, which may run Python, were read. False with an
/// error.
bool tnp_asm_ready(tnp_asm* self);
/// Raises that the object is not good here.
void tnp_asm_raise_over(const tnp_asm* self);
/// Keeps what is raised as what the first failure raised.
void tnp_asm_keep_failure(tnp_asm* self, tn_status status);
/// Raises again what was raised first.
void tnp_asm_raise_again(const tnp_asm* self);
/// What an exception that the callback let out comes to where it is not turned into words.
tn_status tnp_asm_error_status(void);

// What the library's callbacks call, with the lock held. `function` is held.
tn_status tnp_asm_print(tnp_context* context, PyObject* function, tn_op op, tn_asm_printer printer);
tn_status tnp_asm_parse(tnp_context* context, PyObject* function, tn_asm_parser parser);

bool tnp_init_asm_printer(void);
bool tnp_init_asm_parser(void);

#endif  // TENURE_SRC_PYTHON_ASSEMBLY_H
