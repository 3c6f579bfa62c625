// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions about attributes, which ir.py makes the classes of attributes of. Elements have a file
// of their own.

#include "tenure_py.h"

#include <string.h>

static PyObject* made(tnp_context* context, tnp_capture* capture, tn_status status,
                      tn_attribute attribute, tnp_error_kind kind) {
  if (!tnp_capture_end(context, capture, status, kind, "Invalid attribute")) return NULL;
  return tnp_wrap_attribute(context, attribute);
}

/// parse_attribute(text, context)
static PyObject* parse_attribute(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_string_view text;
  if (!tnp_count_is(count, 2, "parse_attribute")) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[1]);
  if (context == NULL || !tnp_text(arguments[0], "parse()", &text)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_attribute attribute;
  const tn_status status = tn_text_parse_attribute(context->context, text, &attribute);
  if (!tnp_capture_end(context, &capture, status, TNP_MLIR_ERROR, "Unable to parse attribute")) {
    return NULL;
  }
  return tnp_wrap_attribute(context, attribute);
}

//===-- Scalars -----------------------------------------------------------------------------===//

static PyObject* unit(PyObject* unused, PyObject* context_argument) {
  (void)unused;
  tn_attribute attribute;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, context_argument);
  if (context == NULL) return NULL;
  if (tn_unit_attribute_get(context->context, &attribute) != TN_OK) return PyErr_NoMemory();
  return tnp_wrap_attribute(context, attribute);
}

static PyObject* bool_attribute(PyObject* unused, PyObject* const* arguments, Py_ssize_t count,
                                PyObject* keywords) {
  static tnp_signature signature = {"get", 1, 2, {"value", "context"}, {0}};
  (void)unused;
  PyObject* given[2];
  tn_attribute attribute;
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  const int truth = PyObject_IsTrue(given[0]);
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = truth < 0 ? NULL : tnp_call_context(&call, given[1]);
  if (context == NULL) return NULL;
  if (tn_bool_attribute_get(context->context, truth == 1, &attribute) != TN_OK) {
    return PyErr_NoMemory();
  }
  return tnp_wrap_attribute(context, attribute);
}

/// An integer wider than 64 bits, as words of `width` bits in total.
static tn_status wide_integer(tn_type type, PyObject* value, tn_attribute* out_attribute) {
  uint32_t width = tn_type_bit_width(type);
  if (width < 64) width = 64;
  const size_t word_count = (width + 63) / 64;
  uint64_t* words = PyMem_Calloc(word_count, sizeof *words);
  if (words == NULL) return TN_OUT_OF_MEMORY;
  // Bits above the width are cut, so the value is masked first.
  PyObject* one = PyLong_FromLong(1);
  PyObject* bits = PyLong_FromSize_t(word_count * 64);
  PyObject* limit = one == NULL || bits == NULL ? NULL : PyNumber_Lshift(one, bits);
  PyObject* mask = limit == NULL ? NULL : PyNumber_Subtract(limit, one);
  // As int does, ignoring overrides in subclasses.
  PyObject* masked = mask == NULL ? NULL : PyLong_Type.tp_as_number->nb_and(value, mask);
  PyObject* bytes = masked == NULL ? NULL
                                   : PyObject_CallMethod(masked, "to_bytes", "ns",
                                                         (Py_ssize_t)(word_count * 8), "little");
  tn_status status = TN_INVALID_ARGUMENT;
  if (bytes != NULL) {
    memcpy(words, PyBytes_AS_STRING(bytes), word_count * 8);
    status = tn_integer_attribute_from_words(type, words, word_count, out_attribute);
  }
  Py_XDECREF(one);
  Py_XDECREF(bits);
  Py_XDECREF(limit);
  Py_XDECREF(mask);
  Py_XDECREF(masked);
  Py_XDECREF(bytes);
  PyMem_Free(words);
  return status;
}

static PyObject* integer(PyObject* unused, PyObject* const* arguments, Py_ssize_t count,
                         PyObject* keywords) {
  static tnp_signature signature = {"get", 2, 2, {"type", "value"}, {0}};
  (void)unused;
  PyObject* given[2];
  tn_type type;
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  if (!tnp_type_argument(given[0], "get()", &type)) return NULL;
  PyObject* value = tnp_whole_number(given[1]);
  if (value == NULL) return NULL;
  int overflow = 0;
  const long long number = PyLong_AsLongLongAndOverflow(value, &overflow);
  tnp_context* context = tnp_uniqued_context(given[0]);
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_attribute attribute = {NULL};
  const tn_status status = overflow == 0 ? tn_integer_attribute_get(type, number, &attribute)
                                         : wide_integer(type, value, &attribute);
  Py_DECREF(value);
  return made(context, &capture, status, attribute, TNP_VALUE_ERROR);
}

static PyObject* integer_value(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_attribute attribute;
  if (!tnp_attribute_argument(self, "value", &attribute)) return NULL;
  const tn_type type = tn_attribute_type(attribute);
  const bool is_unsigned = tn_integer_type_signedness(type) == TN_UNSIGNED;
  if (tn_type_bit_width(type) < 64 || (tn_type_bit_width(type) == 64 && !is_unsigned)) {
    return PyLong_FromLongLong(tn_integer_attribute_value(attribute));
  }
  size_t word_count = 0;
  const uint64_t* words = tn_integer_attribute_words(attribute, &word_count);
  return _PyLong_FromByteArray((const unsigned char*)words, word_count * 8, 1, !is_unsigned);
}

/// float_attribute(type, value)
static PyObject* float_attribute(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_type type;
  tn_attribute attribute;
  if (!tnp_count_is(count, 2, "float_attribute")) return NULL;
  if (!tnp_type_argument(arguments[0], "get()", &type)) return NULL;
  const double value = PyFloat_AsDouble(arguments[1]);
  if (value == -1.0 && PyErr_Occurred()) return NULL;
  tnp_context* context = tnp_uniqued_context(arguments[0]);
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_float_attribute_get(type, value, &attribute);
  return made(context, &capture, status, attribute, TNP_MLIR_ERROR);
}

static PyObject* float_value(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_attribute attribute;
  if (!tnp_attribute_argument(self, "value", &attribute)) return NULL;
  return PyFloat_FromDouble(tn_float_attribute_value(attribute));
}

static PyObject* string(PyObject* unused, PyObject* const* arguments, Py_ssize_t count,
                        PyObject* keywords) {
  static tnp_signature signature = {"get", 1, 2, {"value", "context"}, {0}};
  (void)unused;
  PyObject* given[2];
  tn_string_view text;
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, given[1]);
  if (context == NULL || !tnp_text(given[0], "get()", &text)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_attribute attribute;
  const tn_status status = tn_string_attribute_get(context->context, text, &attribute);
  return made(context, &capture, status, attribute, TNP_VALUE_ERROR);
}

/// typed_string(type, value)
static PyObject* typed_string(PyObject* unused, PyObject* const* arguments, Py_ssize_t count,
                              PyObject* keywords) {
  static tnp_signature signature = {"get_typed", 2, 2, {"type", "value"}, {0}};
  (void)unused;
  PyObject* given[2];
  tn_type type;
  tn_string_view text;
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  if (!tnp_type_argument(given[0], "get_typed()", &type)) return NULL;
  if (!tnp_text(given[1], "get_typed()", &text)) return NULL;
  tnp_context* context = tnp_uniqued_context(given[0]);
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_attribute attribute;
  const tn_status status = tn_typed_string_attribute_get(type, text, &attribute);
  return made(context, &capture, status, attribute, TNP_VALUE_ERROR);
}

static PyObject* string_value(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_attribute attribute;
  if (!tnp_attribute_argument(self, "value", &attribute)) return NULL;
  const tn_string_view text = tn_string_attribute_value(attribute);
  return PyUnicode_DecodeUTF8(text.data, (Py_ssize_t)text.size, NULL);
}

static PyObject* string_bytes(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_attribute attribute;
  if (!tnp_attribute_argument(self, "value_bytes", &attribute)) return NULL;
  const tn_string_view text = tn_string_attribute_value(attribute);
  return PyBytes_FromStringAndSize(text.data, (Py_ssize_t)text.size);
}

static PyObject* type_attribute(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_type type;
  tn_attribute attribute;
  if (!tnp_type_argument(self, "get()", &type)) return NULL;
  if (tn_type_attribute_get(type, &attribute) != TN_OK) return PyErr_NoMemory();
  return tnp_wrap_attribute(tnp_uniqued_context(self), attribute);
}

static PyObject* type_value(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_attribute attribute;
  if (!tnp_attribute_argument(self, "value", &attribute)) return NULL;
  return tnp_wrap_type(tnp_uniqued_context(self), tn_type_attribute_value(attribute));
}

//===-- Containers --------------------------------------------------------------------------===//

static bool convert_element(tnp_call* call, PyObject* item, void* out_attribute) {
  if (tnp_is(item, tnp.attribute)) return tnp_call_attribute(call, item, "get()", out_attribute);
  PyErr_SetString(PyExc_RuntimeError,
                  item == Py_None
                      ? "Invalid attribute (None?) when attempting to create an ArrayAttribute"
                      : "Invalid attribute when attempting to create an ArrayAttribute");
  return false;
}

static const tnp_item_kind elements_kind = {sizeof(tn_attribute), convert_element, false, false};

static PyObject* array(PyObject* unused, PyObject* const* arguments, Py_ssize_t count,
                       PyObject* keywords) {
  static tnp_signature signature = {"get", 1, 2, {"attributes", "context"}, {0}};
  (void)unused;
  PyObject* given[2];
  tnp_array elements = {NULL, 0};
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, given[1]);
  if (context == NULL || !tnp_call_array(&call, given[0], &elements_kind, &elements)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_attribute attribute;
  const tn_status status =
      tn_array_attribute_get(context->context, elements.data, elements.count, &attribute);
  return made(context, &capture, status, attribute, TNP_VALUE_ERROR);
}

static PyObject* array_length(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_attribute attribute;
  if (!tnp_attribute_argument(self, "len()", &attribute)) return NULL;
  return PyLong_FromSize_t(tn_array_attribute_count(attribute));
}

/// array_item(array, index)
static PyObject* array_item(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_attribute attribute;
  if (!tnp_count_is(count, 2, "array_item")) return NULL;
  if (!tnp_attribute_argument(arguments[0], "[]", &attribute)) return NULL;
  Py_ssize_t index = PyNumber_AsSsize_t(arguments[1], PyExc_IndexError);
  if (index == -1 && PyErr_Occurred()) return NULL;
  const Py_ssize_t length = (Py_ssize_t)tn_array_attribute_count(attribute);
  if (index < 0) index += length;
  if (index >= 0 && index < length) {
    return tnp_wrap_attribute(tnp_uniqued_context(arguments[0]),
                              tn_array_attribute_element(attribute, (size_t)index));
  }
  PyErr_SetString(PyExc_IndexError, "ArrayAttribute index out of range");
  return NULL;
}

/// A tnp_entry_fn.
static bool convert_entry(tnp_call* call, PyObject* key, PyObject* value, void* unused,
                          tn_named_attribute* out_entry) {
  (void)unused;
  tn_string_view text;
  if (!tnp_text(key, "get(): dict key", &text) ||
      !tnp_call_attribute(call, value, "get()", &out_entry->value)) {
    return false;
  }
  if (tn_identifier_get(call->context->context, text, &out_entry->name) == TN_OK) return true;
  PyErr_NoMemory();
  return false;
}

/// dictionary(dict, context)
static PyObject* dictionary(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tnp_array entries = {NULL, 0};
  if (!tnp_count_is(count, 2, "dictionary")) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[1]);
  if (context == NULL) return NULL;
  if (!PyDict_Check(arguments[0])) return tnp_wrong_type(arguments[0], "a dict");
  if (!tnp_call_entries(&call, arguments[0], convert_entry, NULL, &entries)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_attribute attribute;
  const tn_status status =
      tn_dictionary_attribute_get(context->context, entries.data, entries.count, &attribute);
  return made(context, &capture, status, attribute, TNP_VALUE_ERROR);
}

static PyObject* dictionary_length(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_attribute attribute;
  if (!tnp_attribute_argument(self, "len()", &attribute)) return NULL;
  return PyLong_FromSize_t(tn_dictionary_attribute_count(attribute));
}

/// dictionary_find(dictionary, name): None if there is none.
static PyObject* dictionary_find(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_attribute attribute;
  tn_string_view name;
  if (!tnp_count_is(count, 2, "dictionary_find")) return NULL;
  if (!tnp_attribute_argument(arguments[0], "[]", &attribute)) return NULL;
  if (!tnp_text(arguments[1], "name", &name)) return NULL;
  return tnp_wrap_attribute(tnp_uniqued_context(arguments[0]),
                            tn_dictionary_attribute_find(attribute, name));
}

/// dictionary_entry(dictionary, index): a NamedAttribute.
static PyObject* dictionary_entry(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_attribute attribute;
  if (!tnp_count_is(count, 2, "dictionary_entry")) return NULL;
  if (!tnp_attribute_argument(arguments[0], "[]", &attribute)) return NULL;
  const Py_ssize_t index = PyNumber_AsSsize_t(arguments[1], PyExc_IndexError);
  if (index == -1 && PyErr_Occurred()) return NULL;
  if (index < 0 || (size_t)index >= tn_dictionary_attribute_count(attribute)) {
    PyErr_SetString(PyExc_IndexError, "attempt to access out-of-bounds attribute");
    return NULL;
  }
  const tn_named_attribute entry = tn_dictionary_attribute_entry(attribute, (size_t)index);
  return tnp_named_attribute_make(tnp_uniqued_context(arguments[0]), tn_identifier_text(entry.name),
                                  entry.value);
}

/// symbol_ref(names, context)
static PyObject* symbol_ref(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tnp_array names = {NULL, 0};
  if (!tnp_count_is(count, 2, "symbol_ref")) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[1]);
  if (context == NULL || !tnp_call_array(&call, arguments[0], &tnp_text_items, &names)) return NULL;
  if (names.count == 0) {
    return PyErr_Format(PyExc_RuntimeError,
                        "SymbolRefAttr must be composed of at least one symbol.");
  }
  const tn_string_view* text = names.data;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_attribute attribute;
  const tn_status status =
      tn_symbol_ref_attribute_get(context->context, text[0], text + 1, names.count - 1, &attribute);
  return made(context, &capture, status, attribute, TNP_VALUE_ERROR);
}

static PyObject* symbol_ref_names(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_attribute attribute;
  if (!tnp_attribute_argument(self, "value", &attribute)) return NULL;
  PyObject* list = PyList_New(0);
  const size_t nested = tn_symbol_ref_attribute_nested_count(attribute);
  for (size_t i = 0; list != NULL && i <= nested; ++i) {
    PyObject* name = tnp_string(i == 0 ? tn_symbol_ref_attribute_root(attribute)
                                       : tn_symbol_ref_attribute_nested(attribute, i - 1));
    if (name == NULL || PyList_Append(list, name) < 0) Py_CLEAR(list);
    Py_XDECREF(name);
  }
  return list;
}

//===-- Structure ---------------------------------------------------------------------------===//

/// strided_layout(offset, strides, context)
static PyObject* strided_layout(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tnp_array strides = {NULL, 0};
  int64_t offset;
  if (!tnp_count_is(count, 3, "strided_layout")) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[2]);
  if (context == NULL || !tnp_integer(arguments[0], &offset) ||
      !tnp_call_array(&call, arguments[1], &tnp_integer_items, &strides)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_attribute attribute;
  const tn_status status = tn_strided_layout_attribute_get(context->context, offset, strides.data,
                                                           strides.count, &attribute);
  return made(context, &capture, status, attribute, TNP_VALUE_ERROR);
}

/// (offset, [strides])
static PyObject* strided_layout_parts(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_attribute attribute;
  if (!tnp_attribute_argument(self, "strides", &attribute)) return NULL;
  size_t count = 0;
  const int64_t* strides = tn_strided_layout_attribute_strides(attribute, &count);
  PyObject* list = PyList_New(0);
  for (size_t i = 0; list != NULL && i < count; ++i) {
    PyObject* stride = PyLong_FromLongLong(strides[i]);
    if (stride == NULL || PyList_Append(list, stride) < 0) Py_CLEAR(list);
    Py_XDECREF(stride);
  }
  if (list == NULL) return NULL;
  return Py_BuildValue("(LN)", (long long)tn_strided_layout_attribute_offset(attribute), list);
}

/// opaque_attribute(dialect, body, type or None, context)
static PyObject* opaque_attribute(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_string_view dialect, body;
  tn_type type = {NULL};
  if (!tnp_count_is(count, 4, "opaque_attribute")) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[3]);
  if (context == NULL || !tnp_text(arguments[0], "dialect_namespace", &dialect)) return NULL;
  if (!tnp_text(arguments[1], "buffer", &body)) return NULL;
  if (tnp_given(arguments[2]) && !tnp_call_type(&call, arguments[2], "get()", &type)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_attribute attribute;
  const tn_status status =
      tn_opaque_attribute_get(context->context, dialect, body, type, &attribute);
  return made(context, &capture, status, attribute, TNP_VALUE_ERROR);
}

static PyObject* opaque_attribute_parts(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_attribute attribute;
  if (!tnp_attribute_argument(self, "data", &attribute)) return NULL;
  const tn_string_view body = tn_opaque_attribute_body(attribute);
  return Py_BuildValue("(NN)", tnp_string(tn_opaque_attribute_dialect(attribute)),
                       PyBytes_FromStringAndSize(body.data, (Py_ssize_t)body.size));
}

static PyObject* attribute_kind(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_attribute attribute;
  if (!tnp_attribute_argument(self, "attribute", &attribute)) return NULL;
  return PyLong_FromLong((long)tn_attribute_kind_of(attribute));
}

static PyObject* is_bool(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_attribute attribute;
  if (!tnp_attribute_argument(self, "attribute", &attribute)) return NULL;
  return PyBool_FromLong(tn_attribute_is_bool(attribute));
}

#define KEYWORDS(name, function) \
  { name, (PyCFunction)(void (*)(void))function, METH_FASTCALL | METH_KEYWORDS, NULL }
#define POSITIONS(name, function) \
  { name, (PyCFunction)(void (*)(void))function, METH_FASTCALL, NULL }

PyMethodDef tnp_attribute_functions[] = {
    POSITIONS("parse_attribute", parse_attribute),
    {"unit_attribute", unit, METH_O, NULL},
    KEYWORDS("bool_attribute", bool_attribute),
    KEYWORDS("integer_attribute", integer),
    {"integer_value", integer_value, METH_O, NULL},
    POSITIONS("float_attribute", float_attribute),
    {"float_value", float_value, METH_O, NULL},
    KEYWORDS("string_attribute", string),
    KEYWORDS("typed_string", typed_string),
    {"string_value", string_value, METH_O, NULL},
    {"string_bytes", string_bytes, METH_O, NULL},
    {"type_attribute", type_attribute, METH_O, NULL},
    {"type_value", type_value, METH_O, NULL},
    KEYWORDS("array_attribute", array),
    {"array_length", array_length, METH_O, NULL},
    POSITIONS("array_item", array_item),
    POSITIONS("dictionary", dictionary),
    {"dictionary_length", dictionary_length, METH_O, NULL},
    POSITIONS("dictionary_find", dictionary_find),
    POSITIONS("dictionary_entry", dictionary_entry),
    POSITIONS("symbol_ref", symbol_ref),
    {"symbol_ref_names", symbol_ref_names, METH_O, NULL},
    POSITIONS("strided_layout", strided_layout),
    {"strided_layout_parts", strided_layout_parts, METH_O, NULL},
    POSITIONS("opaque_attribute", opaque_attribute),
    {"opaque_attribute_parts", opaque_attribute_parts, METH_O, NULL},
    {"attribute_kind", attribute_kind, METH_O, NULL},
    {"attribute_is_bool", is_bool, METH_O, NULL},
    {NULL, NULL, 0, NULL}};
