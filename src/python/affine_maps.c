// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions about affine maps and integer sets, given and returned as attributes.

#include "tenure_py.h"

//===-- Maps --------------------------------------------------------------------------------===//

/// affine_map(dimension count, symbol count, results, context)
static PyObject* map_get(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  uint32_t dims, symbols;
  tnp_array results = {NULL, 0};
  if (!tnp_count_is(count, 4, "affine_map")) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[3]);
  if (context == NULL || !tnp_position(arguments[0], &dims) ||
      !tnp_position(arguments[1], &symbols) ||
      !tnp_call_array(&call, arguments[2], &tnp_affine_items, &results)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_attribute map;
  const tn_status status =
      tn_affine_map_get(context->context, dims, symbols, results.data, results.count, &map);
  return tnp_made_attribute(context, &capture, status, map);
}

/// affine_map_minor_identity(dimension count, result count, context)
static PyObject* minor_identity(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  uint32_t dims, results;
  if (!tnp_count_is(count, 3, "affine_map_minor_identity")) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[2]);
  if (context == NULL || !tnp_position(arguments[0], &dims) ||
      !tnp_position(arguments[1], &results)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_attribute map;
  const tn_status status = tn_affine_map_minor_identity_get(context->context, dims, results, &map);
  return tnp_made_attribute(context, &capture, status, map);
}

/// affine_map_permutation(positions, context)
static PyObject* permutation(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tnp_array positions = {NULL, 0};
  if (!tnp_count_is(count, 2, "affine_map_permutation")) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[1]);
  if (context == NULL || !tnp_call_array(&call, arguments[0], &tnp_position_items, &positions)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_attribute map;
  const tn_status status =
      tn_affine_map_permutation_get(context->context, positions.data, positions.count, &map);
  return tnp_made_attribute(context, &capture, status, map);
}

/// affine_map_sub_map(map, positions)
static PyObject* sub_map(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_attribute map;
  tnp_array positions = {NULL, 0};
  if (!tnp_count_is(count, 2, "affine_map_sub_map")) return NULL;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_call_attribute(&call, arguments[0], "map", &map) ||
      !tnp_call_array(&call, arguments[1], &tnp_size_items, &positions)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  const tn_status status = tn_affine_map_sub_map(map, positions.data, positions.count, &map);
  return tnp_made_attribute(call.context, &capture, status, map);
}

/// affine_map_replace(map, target, replacement, dimension count, symbol count)
static PyObject* replace(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_attribute map;
  tn_affine_expr target, replacement;
  uint32_t dims, symbols;
  if (!tnp_count_is(count, 5, "affine_map_replace")) return NULL;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_call_attribute(&call, arguments[0], "map", &map) ||
      !tnp_call_affine(&call, arguments[1], &target) ||
      !tnp_call_affine(&call, arguments[2], &replacement) || !tnp_position(arguments[3], &dims) ||
      !tnp_position(arguments[4], &symbols)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  const tn_status status = tn_affine_map_replace(map, target, replacement, dims, symbols, &map);
  return tnp_made_attribute(call.context, &capture, status, map);
}

static PyObject* wrap_list(tnp_context* context, const tn_attribute* maps, size_t count) {
  PyObject* list = PyList_New((Py_ssize_t)count);
  for (size_t i = 0; list != NULL && i < count; ++i) {
    PyObject* map = tnp_wrap_attribute(context, maps[i]);
    if (map == NULL) {
      Py_CLEAR(list);
    } else {
      PyList_SET_ITEM(list, (Py_ssize_t)i, map);
    }
  }
  return list;
}

/// affine_map_compress_symbols(maps, context): a list of maps.
static PyObject* compress_symbols(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tnp_array maps = {NULL, 0};
  if (!tnp_count_is(count, 2, "affine_map_compress_symbols")) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[1]);
  if (context == NULL || !tnp_call_array(&call, arguments[0], &tnp_attribute_items, &maps)) {
    return NULL;
  }
  tn_attribute* results = tnp_call_memory(&call, (maps.count + 1) * sizeof *results);
  if (results == NULL) return NULL;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_affine_map_compress_symbols(maps.data, maps.count, results);
  if (!tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  return wrap_list(context, results, maps.count);
}

/// (dimension count, symbol count, [results], is permutation, is projected permutation)
static PyObject* map_parts(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_attribute map;
  if (!tnp_attribute_argument(self, "map", &map)) return NULL;
  PyObject* results = PyList_New(0);
  for (size_t i = 0; results != NULL && i < tn_affine_map_result_count(map); ++i) {
    PyObject* item = tnp_wrap_affine(tnp_uniqued_context(self), tn_affine_map_result(map, i));
    if (item == NULL || PyList_Append(results, item) < 0) Py_CLEAR(results);
    Py_XDECREF(item);
  }
  if (results == NULL) return NULL;
  return Py_BuildValue("(IINNN)", tn_affine_map_dim_count(map), tn_affine_map_symbol_count(map),
                       results, PyBool_FromLong(tn_affine_map_is_permutation(map)),
                       PyBool_FromLong(tn_affine_map_is_projected_permutation(map, false)));
}

//===-- Sets --------------------------------------------------------------------------------===//

/// integer_set(dimension count, symbol count, expressions, flags, context)
static PyObject* set_get(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  uint32_t dims, symbols;
  tnp_array expressions = {NULL, 0}, flags = {NULL, 0};
  if (!tnp_count_is(count, 5, "integer_set")) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[4]);
  if (context == NULL || !tnp_position(arguments[0], &dims) ||
      !tnp_position(arguments[1], &symbols) ||
      !tnp_call_array(&call, arguments[2], &tnp_affine_items, &expressions) ||
      !tnp_call_array(&call, arguments[3], &tnp_flag_items, &flags)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_attribute set = {NULL};
  tn_status status = TN_INVALID_ARGUMENT;
  if (flags.count == expressions.count) {
    status = tn_integer_set_get(context->context, dims, symbols, expressions.data, flags.data,
                                expressions.count, &set);
  }
  return tnp_made_attribute(context, &capture, status, set);
}

/// integer_set_empty(dimension count, symbol count, context)
static PyObject* set_empty(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  uint32_t dims, symbols;
  if (!tnp_count_is(count, 3, "integer_set_empty")) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[2]);
  if (context == NULL || !tnp_position(arguments[0], &dims) ||
      !tnp_position(arguments[1], &symbols)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_attribute set;
  const tn_status status = tn_integer_set_empty_get(context->context, dims, symbols, &set);
  return tnp_made_attribute(context, &capture, status, set);
}

/// integer_set_replace(set, dimensions, symbols, dimension count, symbol count)
static PyObject* set_replace(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_attribute set;
  uint32_t dim_count, symbol_count;
  tnp_array dims = {NULL, 0}, symbols = {NULL, 0};
  if (!tnp_count_is(count, 5, "integer_set_replace")) return NULL;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_call_attribute(&call, arguments[0], "set", &set) ||
      !tnp_position(arguments[3], &dim_count) || !tnp_position(arguments[4], &symbol_count) ||
      !tnp_call_array(&call, arguments[1], &tnp_affine_items, &dims) ||
      !tnp_call_array(&call, arguments[2], &tnp_affine_items, &symbols)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  const tn_status status = tn_integer_set_replace_dims_and_symbols(
      set, dims.data, dims.count, symbols.data, symbols.count, dim_count, symbol_count, &set);
  return tnp_made_attribute(call.context, &capture, status, set);
}

/// (dimension count, symbol count, [(expression, is equality)], equality count, is empty)
static PyObject* set_parts(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_attribute set;
  if (!tnp_attribute_argument(self, "set", &set)) return NULL;
  PyObject* list = PyList_New(0);
  for (size_t i = 0; list != NULL && i < tn_integer_set_constraint_count(set); ++i) {
    PyObject* expr = tnp_wrap_affine(tnp_uniqued_context(self), tn_integer_set_constraint(set, i));
    PyObject* item =
        expr == NULL
            ? NULL
            : Py_BuildValue("(NN)", expr, PyBool_FromLong(tn_integer_set_is_equality(set, i)));
    if (item == NULL || PyList_Append(list, item) < 0) Py_CLEAR(list);
    Py_XDECREF(item);
  }
  if (list == NULL) return NULL;
  return Py_BuildValue("(IINnN)", tn_integer_set_dim_count(set), tn_integer_set_symbol_count(set),
                       list, (Py_ssize_t)tn_integer_set_equality_count(set),
                       PyBool_FromLong(tn_integer_set_is_canonical_empty(set)));
}

//===-- Text --------------------------------------------------------------------------------===//

/// The text of a map or set, without what an attribute has around it.
static PyObject* map_text(PyObject* unused, PyObject* self) {
  (void)unused;
  tn_attribute map;
  if (!tnp_attribute_argument(self, "str()", &map)) return NULL;
  tnp_writer writer = {NULL, 0, 0};
  tnp_capture capture;
  tnp_capture_begin(tnp_uniqued_context(self), &capture);
  const tn_status status = tn_attribute_kind_of(map) == TN_ATTRIBUTE_INTEGER_SET
                               ? tn_integer_set_print(map, tnp_text_write, &writer)
                               : tn_affine_map_print(map, tnp_text_write, &writer);
  return tnp_writer_finish(&writer, tnp_uniqued_context(self), &capture, status, false);
}

#define POSITIONS(name, function) \
  { name, (PyCFunction)(void (*)(void))function, METH_FASTCALL, NULL }

PyMethodDef tnp_affine_map_functions[] = {
    POSITIONS("affine_map", map_get),
    POSITIONS("affine_map_minor_identity", minor_identity),
    POSITIONS("affine_map_permutation", permutation),
    POSITIONS("affine_map_sub_map", sub_map),
    POSITIONS("affine_map_replace", replace),
    POSITIONS("affine_map_compress_symbols", compress_symbols),
    {"affine_map_parts", map_parts, METH_O, NULL},
    POSITIONS("integer_set", set_get),
    POSITIONS("integer_set_empty", set_empty),
    POSITIONS("integer_set_replace", set_replace),
    {"integer_set_parts", set_parts, METH_O, NULL},
    {"affine_text", map_text, METH_O, NULL},
    {NULL, NULL, 0, NULL}};
