// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How the functions about affine expressions, maps and sets read their arguments.

#ifndef TENURE_SRC_PYTHON_AFFINE_H
#define TENURE_SRC_PYTHON_AFFINE_H

#include "tenure_py.h"

static inline bool position_of(PyObject* object, uint32_t* out_position) {
  const unsigned long value = PyLong_AsUnsignedLong(object);
  if (value == (unsigned long)-1 && PyErr_Occurred()) return false;
  *out_position = value > UINT32_MAX ? UINT32_MAX : (uint32_t)value;
  return true;
}

#endif  // TENURE_SRC_PYTHON_AFFINE_H
