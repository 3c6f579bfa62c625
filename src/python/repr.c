// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// repr() of ops, blocks, regions and values: the entity in one line, or the reason why it is stale.
//
// A debugger or a failing assertion calls it at any time, so a stale handle is no error here, ops
// with regions are not verified, and no body is printed or read.

#include "tenure_py.h"

#include <string.h>

#define SELF ((tnp_entity*)self)
#define LONGEST 96  ///< Characters of text; the rest is omitted.

/// "AddIOp" of the class of the object.
static const char* class_name(PyObject* self) {
  const char* dot = strrchr(Py_TYPE(self)->tp_name, '.');
  return dot == NULL ? Py_TYPE(self)->tp_name : dot + 1;
}

/// Whether repr shows the pending error rather than raising it.
static bool forget_error(void) {
  if (!PyErr_ExceptionMatches(PyExc_Exception)) return false;
  PyErr_Clear();
  return true;
}

/// "<AddIOp: 't.add' was erased ...>"
static PyObject* stale_repr(PyObject* self) {
  PyObject *type, *value, *traceback;
  tnp_raise_stale(SELF);
  PyErr_Fetch(&type, &value, &traceback);
  PyObject* reason = PyObject_Str(value == NULL ? Py_None : value);
  Py_XDECREF(type);
  Py_XDECREF(value);
  Py_XDECREF(traceback);
  PyObject* result = NULL;
  if (reason != NULL) result = PyUnicode_FromFormat("<%s: %U>", class_name(self), reason);
  Py_XDECREF(reason);
  return result;
}

/// The first line of a text, no longer than is read at a glance. Takes `owned_text`.
static PyObject* shortened(PyObject* owned_text) {
  const Py_ssize_t length = PyUnicode_GET_LENGTH(owned_text);
  Py_ssize_t end = PyUnicode_FindChar(owned_text, '\n', 0, length, 1);
  if (end < 0) end = length;
  // An op that has regions ends its line.
  const bool is_whole = end + 1 >= length && end <= LONGEST;
  if (end > LONGEST) end = LONGEST;
  PyObject* start = PyUnicode_Substring(owned_text, 0, end);
  PyObject* result =
      start == NULL ? NULL : PyUnicode_FromFormat("%U%s", start, is_whole ? "" : " ...");
  Py_XDECREF(start);
  Py_DECREF(owned_text);
  return result;
}

/// The op's text without its regions: as its dialect spells it if that is easily checked.
static PyObject* op_text(tnp_entity* op) {
  const bool is_leaf = tn_op_region_count(op->handle.op) == 0;
  const tn_print_options options = {
      .custom_form = is_leaf && tnp_op_is_valid(op->context, op->handle.op), .skip_regions = true};
  if (PyErr_Occurred()) return NULL;
  return tnp_op_text(op, &options, false);
}

static PyObject* op_repr(PyObject* self) {
  PyObject* text = op_text(SELF);
  if (text == NULL) {
    if (!forget_error()) return NULL;
    const tn_string_view name = tn_op_name(SELF->handle.op);
    text = PyUnicode_DecodeUTF8(name.data, (Py_ssize_t)name.size, "replace");
  }
  PyObject* words = text == NULL ? NULL : shortened(text);
  PyObject* result = NULL;
  if (words != NULL) result = PyUnicode_FromFormat("<%s %U>", class_name(self), words);
  Py_XDECREF(words);
  return result;
}

/// " of t.parent", or nothing for an op that is not there.
static PyObject* of_op(tn_op op) {
  if (tn_op_is_null(op)) return PyUnicode_FromString("");
  const tn_string_view name = tn_op_name(op);
  PyObject* text = PyUnicode_DecodeUTF8(name.data, (Py_ssize_t)name.size, "replace");
  PyObject* result = text == NULL ? NULL : PyUnicode_FromFormat(" of %U", text);
  Py_XDECREF(text);
  return result;
}

static PyObject* block_repr(PyObject* self) {
  const tn_block block = SELF->handle.block;
  PyObject* owner = of_op(tn_region_op(tn_block_region(block)));
  if (owner == NULL) return NULL;
  PyObject* result =
      PyUnicode_FromFormat("<%s%U: %zu arguments, %zu operations>", class_name(self), owner,
                           tn_block_argument_count(block), tn_block_op_count(block));
  Py_DECREF(owner);
  return result;
}

static PyObject* region_repr(PyObject* self) {
  const tn_region region = SELF->handle.region;
  PyObject* owner = of_op(tn_region_op(region));
  if (owner == NULL) return NULL;
  PyObject* result =
      PyUnicode_FromFormat("<%s %zu%U>", class_name(self), tn_region_index(region), owner);
  Py_DECREF(owner);
  return result;
}

static PyObject* value_repr(PyObject* self) {
  const tn_value value = SELF->handle.value;
  PyObject* type = tnp_print_type(SELF->context, tn_value_type(value));
  PyObject* words = type == NULL ? NULL : shortened(type);
  PyObject* owner = words == NULL ? NULL : of_op(tn_value_owner_op(value));
  PyObject* result = NULL;
  if (owner != NULL) {
    result = PyUnicode_FromFormat("<%s %zu%U: %U>", class_name(self), tn_value_number(value), owner,
                                  words);
  }
  Py_XDECREF(words);
  Py_XDECREF(owner);
  return result;
}

PyObject* tnp_entity_repr(PyObject* self) {
  if (SELF->context == NULL) {
    return PyUnicode_FromFormat("<%s, not initialised>", class_name(self));
  }
  if (!tnp_live(SELF)) {
    if (PyErr_Occurred() && !forget_error()) return NULL;
    return stale_repr(self);
  }
  switch (SELF->kind) {
    case TNP_OP:
      return op_repr(self);
    case TNP_BLOCK:
      return block_repr(self);
    case TNP_REGION:
      return region_repr(self);
    default:
      return value_repr(self);
  }
}
