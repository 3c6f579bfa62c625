// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Structural comparison of operations: is_equivalent and structural_hash.

#include <tenure/compare.h>

#include "tenure_py.h"

#define FLAG_COUNT 6

/// Converts the arguments from `given` on to tn_compare_flags; false with an exception.
static bool read_flags(PyObject* const* given, uint32_t* out_flags) {
  static const uint32_t bits[FLAG_COUNT] = {
      TN_COMPARE_IGNORE_LOCATIONS,      TN_COMPARE_IGNORE_DISCARDABLE_ATTRIBUTES,
      TN_COMPARE_IGNORE_PROPERTIES,     TN_COMPARE_IGNORE_COMMUTATIVITY,
      TN_COMPARE_IGNORE_OUTSIDE_VALUES, TN_COMPARE_IGNORE_SYMBOL_NAMES};
  *out_flags = 0;
  for (size_t i = 0; i < FLAG_COUNT; ++i) {
    const int flag = tnp_flag(given[i], 0);
    if (flag < 0) return false;
    if (flag != 0) *out_flags |= bits[i];
  }
  return true;
}

PyObject* tnp_op_is_equivalent(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                               PyObject* keywords) {
  static tnp_signature signature = {
      "is_equivalent",
      1,
      1 + FLAG_COUNT,
      {"other", "ignore_locations", "ignore_discardable_attributes", "ignore_properties",
       "ignore_commutativity", "ignore_outside_values", "ignore_symbol_names"},
      {0}};
  PyObject* given[1 + FLAG_COUNT];
  tnp_entity* op = (tnp_entity*)self;
  uint32_t flags;
  bool equal = false;
  if (!tnp_arguments(&signature, arguments, count, keywords, given) || !tnp_live(op)) return NULL;
  tnp_entity* other = tnp_op_argument(given[0]);
  if (other == NULL || !read_flags(given + 1, &flags) || !tnp_loaded(op) || !tnp_loaded(other)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(op->context, &capture);
  const tn_status status = tn_op_equal(op->handle.op, other->handle.op, flags, NULL, &equal);
  if (!tnp_capture_end(op->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  return PyBool_FromLong(equal);
}

PyObject* tnp_op_structural_hash(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                                 PyObject* keywords) {
  static tnp_signature signature = {
      "structural_hash",
      0,
      FLAG_COUNT,
      {"ignore_locations", "ignore_discardable_attributes", "ignore_properties",
       "ignore_commutativity", "ignore_outside_values", "ignore_symbol_names"},
      {0}};
  PyObject* given[FLAG_COUNT];
  tnp_entity* op = (tnp_entity*)self;
  uint32_t flags;
  uint64_t hash = 0;
  if (!tnp_arguments(&signature, arguments, count, keywords, given) || !tnp_live(op)) return NULL;
  if (!read_flags(given, &flags) || !tnp_loaded(op)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(op->context, &capture);
  const tn_status status = tn_op_hash(op->handle.op, flags, &hash);
  if (!tnp_capture_end(op->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  return PyLong_FromUnsignedLongLong(hash);
}
