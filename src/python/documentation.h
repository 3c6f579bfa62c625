// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Docstrings (documentation.c).

#ifndef TENURE_SRC_PYTHON_DOCUMENTATION_H
#define TENURE_SRC_PYTHON_DOCUMENTATION_H

#include "tenure_py.h"

/// Gives what the class has in C its docstrings, before the class is made.
void tnp_document_spec(const PyType_Spec* spec);
/// Gives the class that was made of it its own; false with an error.
bool tnp_document_type(const PyType_Spec* spec, PyTypeObject* type);
/// A function of the module, _document(globals()): gives what a module has that is written in
/// Python, and has no docstring, that of the stub.
PyObject* tnp_document_module(PyObject* unused, PyObject* names);

#endif  // TENURE_SRC_PYTHON_DOCUMENTATION_H
