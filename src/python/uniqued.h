// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The wrappers of types, attributes, affine expressions and locations.

#ifndef TENURE_SRC_PYTHON_UNIQUED_H
#define TENURE_SRC_PYTHON_UNIQUED_H

#include "calls.h"

PyObject* tnp_wrap_type(tnp_context* context, tn_type type);
PyObject* tnp_wrap_attribute(tnp_context* context, tn_attribute attribute);
/// Wraps the result of a call whose diagnostics were captured; NULL with an error if the call
/// failed.
PyObject* tnp_made_attribute(tnp_context* context, tnp_capture* capture, tn_status status,
                             tn_attribute attribute);
PyObject* tnp_wrap_affine(tnp_context* context, tn_affine_expr expr);
PyObject* tnp_wrap_location(tnp_context* context, tn_location location);
/// Frees the table; no wrapper in it is held any more.
void tnp_table_destroy(tnp_table* table);
/// Tells the garbage collector of those in use.
void tnp_table_track(const tnp_table* table);

/// As tnp_is for Type, Attribute and AffineExpr. Our own classes have the deallocator of their
/// base, so only other classes need a full check.
static inline bool tnp_uniqued_is(PyObject* object, PyTypeObject* type) {
  if (object == NULL) return false;
  const PyTypeObject* own = Py_TYPE(object);
  return own->tp_dealloc == type->tp_dealloc || PyType_IsSubtype((PyTypeObject*)own, type);
}

static inline tnp_context* tnp_uniqued_context(PyObject* object) {
  return ((tnp_uniqued*)object)->context;
}
static inline tn_type tnp_type_of(PyObject* object) {
  return (tn_type){((tnp_uniqued*)object)->storage};
}
static inline tn_attribute tnp_attribute_of(PyObject* object) {
  return (tn_attribute){((tnp_uniqued*)object)->storage};
}
static inline tn_affine_expr tnp_affine_of(PyObject* object) {
  return (tn_affine_expr){((tnp_uniqued*)object)->storage};
}
// The wrapped storage of an object of a kind, which is checked to be initialised; false with an
// error. Valid as long as the object is held.
bool tnp_uniqued_argument(PyObject* object, PyTypeObject* type, const char* what,
                          const char* expected);
bool tnp_type_argument(PyObject* object, const char* what, tn_type* out_type);
bool tnp_attribute_argument(PyObject* object, const char* what, tn_attribute* out_attribute);
bool tnp_affine_argument(PyObject* object, tn_affine_expr* out_expr);

/// Prints with one of the library's print functions of uniqued things.
PyObject* tnp_print_type(tnp_context* context, tn_type type);
PyObject* tnp_print_attribute(tnp_context* context, tn_attribute attribute);
PyObject* tnp_print_location(tnp_context* context, tn_location location);

#endif  // TENURE_SRC_PYTHON_UNIQUED_H
