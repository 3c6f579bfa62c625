// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The wrappers of types, attributes, affine expressions and locations, and arrays of what wrappers
// hold.

#ifndef TENURE_SRC_PYTHON_UNIQUED_H
#define TENURE_SRC_PYTHON_UNIQUED_H

#include "calls.h"

PyObject* tnp_wrap_type(tnp_context* context, tn_type type);
PyObject* tnp_wrap_attribute(tnp_context* context, tn_attribute attribute);
/// The same of what a call gave whose reports were captured; NULL with an error if it failed.
PyObject* tnp_made_attribute(tnp_context* context, tnp_capture* capture, tn_status status,
                             tn_attribute attribute);
PyObject* tnp_wrap_affine(tnp_context* context, tn_affine_expr expr);
PyObject* tnp_wrap_location(tnp_context* context, tn_location location);
/// Frees the table; no wrapper in it is held any more.
void tnp_table_destroy(tnp_table* table);
/// Tells the garbage collector of those in use.
void tnp_table_track(const tnp_table* table);

/// As tnp_is for Type, Attribute and AffineExpr. Our own classes end as their base does, so those of
/// another tree are all that has to be looked at closely.
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
// An argument of a kind, checked to be initialised; false with an error.
bool tnp_type_argument(PyObject* object, const char* what, tn_type* out_type);
bool tnp_attribute_argument(PyObject* object, const char* what, tn_attribute* out_attribute);
bool tnp_affine_argument(PyObject* object, tn_affine_expr* out_expr);
/// `object` if it is a Location, the current one if it is None or NULL. Borrowed; NULL with an error.
tnp_location* tnp_location_of(PyObject* object);

/// An array of handles made of a Python sequence. `data` is NULL when there are none.
typedef struct tnp_array {
  void* data;
  size_t count;
} tnp_array;

/// Fills one element from `item`; false with an error.
typedef bool (*tnp_convert_fn)(PyObject* item, void* out_element);
/// Converts each item of `sequence` (None and NULL are empty); false with an error.
bool tnp_array_make(PyObject* sequence, size_t element_size, tnp_convert_fn convert,
                    tnp_array* out_array);
/// The same, into the room for `array->count` elements at `array->data` if that is enough.
bool tnp_array_fill(PyObject* sequence, size_t element_size, tnp_convert_fn convert,
                    tnp_array* array);
void tnp_array_free(tnp_array* array);
bool tnp_convert_type(PyObject* item, void* out_type);
bool tnp_convert_attribute(PyObject* item, void* out_attribute);
bool tnp_convert_affine(PyObject* item, void* out_expr);
bool tnp_convert_value(PyObject* item, void* out_value);
bool tnp_convert_block(PyObject* item, void* out_block);
bool tnp_convert_location(PyObject* item, void* out_location);
bool tnp_convert_int64(PyObject* item, void* out_integer);
bool tnp_convert_bool(PyObject* item, void* out_bool);

/// Prints with one of the library's print functions of uniqued things.
PyObject* tnp_print_type(tnp_context* context, tn_type type);
PyObject* tnp_print_attribute(tnp_context* context, tn_attribute attribute);
PyObject* tnp_print_location(tnp_context* context, tn_location location);

#endif  // TENURE_SRC_PYTHON_UNIQUED_H
