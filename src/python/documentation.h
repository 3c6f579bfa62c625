// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Docstrings (documentation.c).

#ifndef TENURE_SRC_PYTHON_DOCUMENTATION_H
#define TENURE_SRC_PYTHON_DOCUMENTATION_H

#include "tenure_py.h"

/// Sets the docstrings of the members that a class has in C, before the class is created.
void tnp_document_spec(const PyType_Spec* spec);
/// Sets the docstring of the class that was created from `spec`; false with an error.
bool tnp_document_type(const PyType_Spec* spec, PyTypeObject* type);
/// A function of the module, _document(globals()): gives what a module defines in Python without a
/// docstring the one of its stub.
PyObject* tnp_document_module(PyObject* unused, PyObject* globals);

#endif  // TENURE_SRC_PYTHON_DOCUMENTATION_H
