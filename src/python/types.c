// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions about types, which ir.py makes the classes of types of.

#include "tenure_py.h"

//===-- Helpers -----------------------------------------------------------------------------===//

static PyObject* made(tnp_context* context, tnp_capture* capture, tn_status status, tn_type type,
                      tnp_error_kind kind) {
  if (!tnp_capture_end(context, capture, status, kind, "Invalid type")) return NULL;
  return tnp_wrap_type(context, type);
}

/// parse_type(text, context)
static PyObject* parse_type(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  if (!tnp_count_is(count, 2, "parse_type")) return NULL;
  tn_string_view text;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[1]);
  if (context == NULL || !tnp_text(arguments[0], "parse()", &text)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_type type;
  const tn_status status = tn_text_parse_type(context->context, text, &type);
  if (!tnp_capture_end(context, &capture, status, TNP_MLIR_ERROR, "Unable to parse type")) {
    return NULL;
  }
  return tnp_wrap_type(context, type);
}

//===-- Scalars -----------------------------------------------------------------------------===//

static PyObject* integer_type(PyObject* arguments_width, PyObject* context_argument,
                              tn_signedness signedness) {
  uint32_t width;
  if (!tnp_position(arguments_width, &width)) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, context_argument);
  if (context == NULL) return NULL;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_type type;
  const tn_status status = tn_integer_type_get(context->context, width, signedness, &type);
  return made(context, &capture, status, type, TNP_VALUE_ERROR);
}

static PyObject* get_with_width(PyObject* const* arguments, Py_ssize_t count, PyObject* keywords,
                                tn_signedness signedness) {
  static tnp_signature signature = {"get_signless", 1, 2, {"width", "context"}, {0}};
  PyObject* given[2];
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  return integer_type(given[0], given[1], signedness);
}

static PyObject* get_signless(PyObject* unused, PyObject* const* arguments, Py_ssize_t count,
                              PyObject* keywords) {
  (void)unused;
  return get_with_width(arguments, count, keywords, TN_SIGNLESS);
}
static PyObject* get_signed(PyObject* unused, PyObject* const* arguments, Py_ssize_t count,
                            PyObject* keywords) {
  (void)unused;
  return get_with_width(arguments, count, keywords, TN_SIGNED);
}
static PyObject* get_unsigned(PyObject* unused, PyObject* const* arguments, Py_ssize_t count,
                              PyObject* keywords) {
  (void)unused;
  return get_with_width(arguments, count, keywords, TN_UNSIGNED);
}

/// none_type(context), index_type(context)
static PyObject* none_type(PyObject* unused, PyObject* context_argument) {
  (void)unused;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, context_argument);
  tn_type type;
  if (context == NULL) return NULL;
  if (tn_none_type_get(context->context, &type) != TN_OK) return PyErr_NoMemory();
  return tnp_wrap_type(context, type);
}
static PyObject* index_type(PyObject* unused, PyObject* context_argument) {
  (void)unused;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, context_argument);
  tn_type type;
  if (context == NULL) return NULL;
  if (tn_index_type_get(context->context, &type) != TN_OK) return PyErr_NoMemory();
  return tnp_wrap_type(context, type);
}

/// float_type(kind, context)
static PyObject* float_type(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  if (!tnp_count_is(count, 2, "float_type")) return NULL;
  const long kind = PyLong_AsLong(arguments[0]);
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = PyErr_Occurred() ? NULL : tnp_call_context(&call, arguments[1]);
  if (context == NULL) return NULL;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_type type;
  const tn_status status = tn_float_type_get(context->context, (tn_float_kind)kind, &type);
  return made(context, &capture, status, type, TNP_VALUE_ERROR);
}

static PyObject* complex_type(PyObject* unused, PyObject* element) {
  (void)unused;
  tn_type type;
  if (!tnp_type_argument(element, "get()", &type)) return NULL;
  tnp_context* context = tnp_uniqued_context(element);
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_type complex;
  const tn_status status = tn_complex_type_get(type, &complex);
  return made(context, &capture, status, complex, TNP_VALUE_ERROR);
}

//===-- Aggregates --------------------------------------------------------------------------===//

/// function_type(inputs, results, context)
static PyObject* function_type(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tnp_array inputs = {NULL, 0}, results = {NULL, 0};
  if (!tnp_count_is(count, 3, "function_type")) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[2]);
  if (context == NULL || !tnp_call_array(&call, arguments[0], &tnp_type_items, &inputs) ||
      !tnp_call_array(&call, arguments[1], &tnp_type_items, &results)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_type type;
  const tn_status status = tn_function_type_get(context->context, inputs.data, inputs.count,
                                                results.data, results.count, &type);
  return made(context, &capture, status, type, TNP_VALUE_ERROR);
}

/// tuple_type(elements, context)
static PyObject* tuple_type(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tnp_array elements = {NULL, 0};
  if (!tnp_count_is(count, 2, "tuple_type")) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[1]);
  if (context == NULL || !tnp_call_array(&call, arguments[0], &tnp_type_items, &elements)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_type type;
  const tn_status status =
      tn_tuple_type_get(context->context, elements.data, elements.count, &type);
  return made(context, &capture, status, type, TNP_VALUE_ERROR);
}

typedef size_t (*count_fn)(tn_type type);
typedef tn_type (*element_fn)(tn_type type, size_t index);

static PyObject* types_of(PyObject* self, count_fn count, element_fn element) {
  tn_type type;
  if (!tnp_type_argument(self, "type", &type)) return NULL;
  PyObject* list = PyList_New(0);
  for (size_t i = 0; list != NULL && i < count(type); ++i) {
    PyObject* item = tnp_wrap_type(tnp_uniqued_context(self), element(type, i));
    if (item == NULL || PyList_Append(list, item) < 0) Py_CLEAR(list);
    Py_XDECREF(item);
  }
  return list;
}

static PyObject* function_inputs(PyObject* unused, PyObject* self) {
  (void)unused;
  return types_of(self, tn_function_type_input_count, tn_function_type_input);
}
static PyObject* function_results(PyObject* unused, PyObject* self) {
  (void)unused;
  return types_of(self, tn_function_type_result_count, tn_function_type_result);
}
static PyObject* tuple_elements(PyObject* unused, PyObject* self) {
  (void)unused;
  return types_of(self, tn_tuple_type_element_count, tn_tuple_type_element);
}

//===-- Shaped ------------------------------------------------------------------------------===//

static bool optional_attribute(tnp_call* call, PyObject* given, tn_attribute* storage,
                               const tn_attribute** out_attribute) {
  *out_attribute = NULL;
  if (!tnp_given(given)) return true;
  *out_attribute = storage;
  return tnp_call_attribute(call, given, "get()", storage);
}

/// vector_type(shape, element type, scalable flags or None)
static PyObject* vector_type(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_type element, type;
  tnp_array dims = {NULL, 0}, scalable = {NULL, 0};
  if (!tnp_count_is(count, 3, "vector_type")) return NULL;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_call_type(&call, arguments[1], "get()", &element) ||
      !tnp_call_array(&call, arguments[0], &tnp_integer_items, &dims) ||
      !tnp_call_array(&call, arguments[2], &tnp_flag_items, &scalable)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  const bool given = tnp_given(arguments[2]) && scalable.count == dims.count;
  const tn_status status =
      tn_vector_type_get(element, dims.data, given ? scalable.data : NULL, dims.count, &type);
  return made(call.context, &capture, status, type, TNP_MLIR_ERROR);
}

/// tensor_type(shape or None, element type, encoding or None)
static PyObject* tensor_type(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_type element, type;
  tn_attribute storage;
  const tn_attribute* encoding;
  tnp_array dims = {NULL, 0};
  if (!tnp_count_is(count, 3, "tensor_type")) return NULL;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_call_type(&call, arguments[1], "get()", &element) ||
      !optional_attribute(&call, arguments[2], &storage, &encoding) ||
      !tnp_call_array(&call, arguments[0], &tnp_integer_items, &dims)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  const tn_status status =
      arguments[0] == Py_None ? tn_unranked_tensor_type_get(element, &type)
                              : tn_tensor_type_get(element, dims.data, dims.count, encoding, &type);
  return made(call.context, &capture, status, type, TNP_MLIR_ERROR);
}

/// memref_type(shape or None, element type, layout or None, memory space or None)
static PyObject* memref_type(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_type element, type;
  tn_attribute layout_storage, space_storage;
  const tn_attribute *layout, *space;
  tnp_array dims = {NULL, 0};
  if (!tnp_count_is(count, 4, "memref_type")) return NULL;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_call_type(&call, arguments[1], "get()", &element) ||
      !optional_attribute(&call, arguments[2], &layout_storage, &layout) ||
      !optional_attribute(&call, arguments[3], &space_storage, &space) ||
      !tnp_call_array(&call, arguments[0], &tnp_integer_items, &dims)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  const tn_status status =
      arguments[0] == Py_None
          ? tn_unranked_memref_type_get(element, space, &type)
          : tn_memref_type_get(element, dims.data, dims.count, layout, space, &type);
  return made(call.context, &capture, status, type, TNP_MLIR_ERROR);
}

static PyObject* element_type(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_type type;
  if (!tnp_type_argument(self, "element_type", &type)) return NULL;
  return tnp_wrap_type(tnp_uniqued_context(self), tn_type_element_type(type));
}

/// The extents, None without a rank.
static PyObject* shape(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_type type;
  if (!tnp_type_argument(self, "shape", &type)) return NULL;
  if (!tn_shaped_type_has_rank(type)) Py_RETURN_NONE;
  return tnp_numbers(tn_shaped_type_dims(type), tn_shaped_type_rank(type));
}

/// (strides, offset); None if the layout is not strided.
static PyObject* memref_strides(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_type type;
  int64_t offset = 0;
  if (!tnp_type_argument(self, "memref_strides", &type)) return NULL;
  const size_t rank = tn_shaped_type_rank(type);
  int64_t* strides = PyMem_New(int64_t, rank + 1);
  if (strides == NULL) return PyErr_NoMemory();
  const bool is_strided = tn_memref_type_strides(type, strides, rank, &offset);
  PyObject* list = is_strided ? tnp_numbers(strides, rank) : Py_NewRef(Py_None);
  PyMem_Free(strides);
  return is_strided ? Py_BuildValue("NL", list, (long long)offset) : list;
}

static PyObject* scalable_dims(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_type type;
  if (!tnp_type_argument(self, "scalable_dims", &type)) return NULL;
  const size_t rank = tn_shaped_type_rank(type);
  PyObject* list = PyList_New((Py_ssize_t)rank);
  for (size_t i = 0; list != NULL && i < rank; ++i) {
    PyList_SET_ITEM(list, (Py_ssize_t)i, PyBool_FromLong(tn_vector_type_is_scalable(type, i)));
  }
  return list;
}

//===-- Questions ---------------------------------------------------------------------------===//

static PyObject* type_kind(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_type type;
  return tnp_type_argument(self, "type", &type) ? PyLong_FromLong((long)tn_type_kind_of(type))
                                                : NULL;
}
static PyObject* type_width(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_type type;
  return tnp_type_argument(self, "width", &type) ? PyLong_FromUnsignedLong(tn_type_bit_width(type))
                                                 : NULL;
}
static PyObject* integer_signedness(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_type type;
  if (!tnp_type_argument(self, "signedness", &type)) return NULL;
  return PyLong_FromLong((long)tn_integer_type_signedness(type));
}
static PyObject* tensor_encoding(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_type type;
  if (!tnp_type_argument(self, "encoding", &type)) return NULL;
  return tnp_wrap_attribute(tnp_uniqued_context(self), tn_tensor_type_encoding(type));
}
static PyObject* memref_layout(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_type type;
  if (!tnp_type_argument(self, "layout", &type)) return NULL;
  return tnp_wrap_attribute(tnp_uniqued_context(self), tn_memref_type_layout(type));
}
static PyObject* memref_space(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_type type;
  if (!tnp_type_argument(self, "memory_space", &type)) return NULL;
  return tnp_wrap_attribute(tnp_uniqued_context(self), tn_memref_type_memory_space(type));
}

/// opaque_type(dialect, body, context)
static PyObject* opaque_type(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_string_view dialect, body;
  if (!tnp_count_is(count, 3, "opaque_type")) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[2]);
  if (context == NULL || !tnp_text(arguments[0], "dialect_namespace", &dialect)) return NULL;
  if (!tnp_text(arguments[1], "buffer", &body)) return NULL;
  // A shipped dialect counts as known; whether there is one makes no difference to what follows.
  if (tn_dialect_load(context->context, dialect) == TN_OUT_OF_MEMORY) return PyErr_NoMemory();
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_type type;
  const tn_status status = tn_opaque_type_get(context->context, dialect, body, &type);
  return made(context, &capture, status, type, TNP_VALUE_ERROR);
}
/// named_type(dialect, word, name, context)
static PyObject* named_type(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_string_view dialect, word, name;
  if (!tnp_count_is(count, 4, "named_type")) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[3]);
  if (context == NULL || !tnp_text(arguments[0], "dialect_namespace", &dialect)) return NULL;
  if (!tnp_text(arguments[1], "word", &word) || !tnp_text(arguments[2], "name", &name)) return NULL;
  if (tn_dialect_load(context->context, dialect) == TN_OUT_OF_MEMORY) return PyErr_NoMemory();
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_type type;
  const tn_status status = tn_named_type_get(context->context, dialect, word, name, &type);
  return made(context, &capture, status, type, TNP_VALUE_ERROR);
}
static bool convert_parameter(tnp_call* call, PyObject* item, void* out_attribute) {
  if (item != Py_None) return tnp_call_attribute(call, item, "parameter", out_attribute);
  memset(out_attribute, 0, sizeof(tn_attribute));
  return true;
}

static const tnp_item_kind parameter_items = {sizeof(tn_attribute), convert_parameter, false,
                                              false};

/// named_type_set_body(type, parameters): those after the name, None for a missing one.
static PyObject* named_type_set_body(PyObject* unused, PyObject* const* arguments,
                                     Py_ssize_t count) {
  (void)unused;
  tn_type type;
  tnp_array parameters = {NULL, 0};
  if (!tnp_count_is(count, 2, "named_type_set_body")) return NULL;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_call_type(&call, arguments[0], "type", &type) ||
      !tnp_call_array(&call, arguments[1], &parameter_items, &parameters)) {
    return NULL;
  }
  tnp_context* context = tnp_uniqued_context(arguments[0]);
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  return made(context, &capture, tn_named_type_set_body(type, parameters.data, parameters.count),
              type, TNP_VALUE_ERROR);
}

/// dialect_type(name, parameters, context): None for a missing one.
static PyObject* dialect_type(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_string_view name;
  tnp_array parameters = {NULL, 0};
  if (!tnp_count_is(count, 3, "dialect_type")) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[2]);
  if (context == NULL || !tnp_text(arguments[0], "name", &name) ||
      !tnp_call_array(&call, arguments[1], &parameter_items, &parameters)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_type type;
  const tn_status status =
      tn_dialect_type_get(context->context, name, parameters.data, parameters.count, &type);
  return made(context, &capture, status, type, TNP_VALUE_ERROR);
}

/// type_parameter(type, name): None for a missing one.
static PyObject* type_parameter(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_type type;
  tn_string_view name;
  if (!tnp_count_is(count, 2, "type_parameter")) return NULL;
  if (!tnp_type_argument(arguments[0], "type", &type)) return NULL;
  if (!tnp_text(arguments[1], "name", &name)) return NULL;
  return tnp_wrap_attribute(tnp_uniqued_context(arguments[0]), tn_type_parameter(type, name));
}
static PyObject* opaque_type_parts(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_type type;
  if (!tnp_type_argument(self, "type", &type)) return NULL;
  return Py_BuildValue("(NN)", tnp_string(tn_opaque_type_dialect(type)),
                       tnp_string(tn_opaque_type_body(type)));
}

#define KEYWORDS(name, function) \
  { name, (PyCFunction)(void (*)(void))function, METH_FASTCALL | METH_KEYWORDS, NULL }
#define POSITIONS(name, function) \
  { name, (PyCFunction)(void (*)(void))function, METH_FASTCALL, NULL }

PyMethodDef tnp_type_functions[] = {POSITIONS("parse_type", parse_type),
                                    KEYWORDS("integer_type_signless", get_signless),
                                    KEYWORDS("integer_type_signed", get_signed),
                                    KEYWORDS("integer_type_unsigned", get_unsigned),
                                    {"none_type", none_type, METH_O, NULL},
                                    {"index_type", index_type, METH_O, NULL},
                                    POSITIONS("float_type", float_type),
                                    {"complex_type", complex_type, METH_O, NULL},
                                    POSITIONS("function_type", function_type),
                                    POSITIONS("tuple_type", tuple_type),
                                    {"function_inputs", function_inputs, METH_O, NULL},
                                    {"function_results", function_results, METH_O, NULL},
                                    {"tuple_elements", tuple_elements, METH_O, NULL},
                                    POSITIONS("vector_type", vector_type),
                                    POSITIONS("tensor_type", tensor_type),
                                    POSITIONS("memref_type", memref_type),
                                    {"element_type", element_type, METH_O, NULL},
                                    {"shape", shape, METH_O, NULL},
                                    {"scalable_dims", scalable_dims, METH_O, NULL},
                                    {"type_kind", type_kind, METH_O, NULL},
                                    {"type_width", type_width, METH_O, NULL},
                                    {"integer_signedness", integer_signedness, METH_O, NULL},
                                    {"tensor_encoding", tensor_encoding, METH_O, NULL},
                                    {"memref_layout", memref_layout, METH_O, NULL},
                                    {"memref_strides", memref_strides, METH_O, NULL},
                                    {"memref_space", memref_space, METH_O, NULL},
                                    POSITIONS("opaque_type", opaque_type),
                                    POSITIONS("named_type", named_type),
                                    POSITIONS("named_type_set_body", named_type_set_body),
                                    POSITIONS("dialect_type", dialect_type),
                                    POSITIONS("type_parameter", type_parameter),
                                    {"opaque_type_parts", opaque_type_parts, METH_O, NULL},
                                    {NULL, NULL, 0, NULL}};
