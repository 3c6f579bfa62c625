// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions about affine expressions, which _affine.py makes the classes of.

#include "tenure_py.h"

static PyObject* made(tnp_context* context, tnp_capture* capture, tn_status status,
                      tn_affine_expr expr) {
  if (!tnp_capture_end(context, capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  return tnp_wrap_affine(context, expr);
}

/// affine_leaf(kind, number, context): a constant, dimension or symbol.
static PyObject* leaf(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  if (!tnp_count_is(count, 3, "affine_leaf")) return NULL;
  const long kind = PyLong_AsLong(arguments[0]);
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = PyErr_Occurred() ? NULL : tnp_call_context(&call, arguments[2]);
  if (context == NULL) return NULL;
  int64_t value = 0;
  uint32_t position = 0;
  if (kind == TN_AFFINE_CONSTANT ? !tnp_integer(arguments[1], &value)
                                 : !tnp_position(arguments[1], &position)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_affine_expr expr;
  tn_status status;
  if (kind == TN_AFFINE_CONSTANT) {
    status = tn_affine_constant_get(context->context, value, &expr);
  } else if (kind == TN_AFFINE_DIM) {
    status = tn_affine_dim_get(context->context, position, &expr);
  } else {
    status = tn_affine_symbol_get(context->context, position, &expr);
  }
  return made(context, &capture, status, expr);
}

/// affine_binary(kind, lhs, rhs)
static PyObject* binary(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_affine_expr lhs, rhs, expr;
  if (!tnp_count_is(count, 3, "affine_binary")) return NULL;
  const long kind = PyLong_AsLong(arguments[0]);
  TNP_CALL call = {NULL, NULL};
  if (PyErr_Occurred() || !tnp_call_affine(&call, arguments[1], &lhs) ||
      !tnp_call_affine(&call, arguments[2], &rhs)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  const tn_status status = tn_affine_binary_get((tn_affine_kind)kind, lhs, rhs, &expr);
  return made(call.context, &capture, status, expr);
}

/// affine_compose(expr, map)
static PyObject* compose(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_affine_expr expr;
  tn_attribute map;
  if (!tnp_count_is(count, 2, "affine_compose")) return NULL;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_call_affine(&call, arguments[0], &expr) ||
      !tnp_call_attribute(&call, arguments[1], "compose()", &map)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  const tn_status status = tn_affine_expr_compose(expr, map, &expr);
  return made(call.context, &capture, status, expr);
}

/// affine_shift(expr, is symbol, count, shift, offset)
static PyObject* shift(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_affine_expr expr;
  uint32_t number, by, offset;
  if (!tnp_count_is(count, 5, "affine_shift")) return NULL;
  const int is_symbol = PyObject_IsTrue(arguments[1]);
  if (is_symbol < 0 || !tnp_affine_argument(arguments[0], &expr)) return NULL;
  if (!tnp_position(arguments[2], &number) || !tnp_position(arguments[3], &by) ||
      !tnp_position(arguments[4], &offset)) {
    return NULL;
  }
  tnp_context* context = tnp_uniqued_context(arguments[0]);
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = is_symbol == 1
                               ? tn_affine_expr_shift_symbols(expr, number, by, offset, &expr)
                               : tn_affine_expr_shift_dims(expr, number, by, offset, &expr);
  return made(context, &capture, status, expr);
}

/// affine_simplify(expr, dimension count, symbol count)
static PyObject* simplify(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_affine_expr expr;
  uint32_t dims, symbols;
  if (!tnp_count_is(count, 3, "affine_simplify")) return NULL;
  if (!tnp_affine_argument(arguments[0], &expr)) return NULL;
  if (!tnp_position(arguments[1], &dims) || !tnp_position(arguments[2], &symbols)) return NULL;
  tnp_context* context = tnp_uniqued_context(arguments[0]);
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_affine_expr_simplify(expr, dims, symbols, &expr);
  return made(context, &capture, status, expr);
}

/// Returns (kind, number, lhs, rhs) of an expression, with None for parts that it does not have.
static PyObject* parts(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_affine_expr expr;
  if (!tnp_affine_argument(self, &expr)) return NULL;
  const tn_affine_kind kind = tn_affine_expr_kind_of(expr);
  PyObject* number = kind == TN_AFFINE_CONSTANT
                         ? PyLong_FromLongLong(tn_affine_expr_value(expr))
                         : PyLong_FromUnsignedLong(tn_affine_expr_position(expr));
  PyObject* lhs = tnp_wrap_affine(tnp_uniqued_context(self), tn_affine_expr_lhs(expr));
  PyObject* rhs = tnp_wrap_affine(tnp_uniqued_context(self), tn_affine_expr_rhs(expr));
  if (number != NULL && lhs != NULL && rhs != NULL) {
    return Py_BuildValue("(iNNN)", (int)kind, number, lhs, rhs);
  }
  Py_XDECREF(number);
  Py_XDECREF(lhs);
  Py_XDECREF(rhs);
  return NULL;
}

#define POSITIONS(name, function) \
  { name, (PyCFunction)(void (*)(void))function, METH_FASTCALL, NULL }

PyMethodDef tnp_affine_functions[] = {POSITIONS("affine_leaf", leaf),
                                      POSITIONS("affine_binary", binary),
                                      POSITIONS("affine_compose", compose),
                                      POSITIONS("affine_shift", shift),
                                      POSITIONS("affine_simplify", simplify),
                                      {"affine_parts", parts, METH_O, NULL},
                                      {NULL, NULL, 0, NULL}};
