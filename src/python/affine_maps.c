// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions about affine maps and integer sets, given and returned as attributes.

#include "affine.h"

static bool convert_size(PyObject* item, void* out_size) {
  *(size_t*)out_size = PyLong_AsSize_t(item);
  return *(size_t*)out_size != (size_t)-1 || !PyErr_Occurred();
}

static bool convert_position(PyObject* item, void* out_position) {
  return position_of(item, out_position);
}

//===-- Maps --------------------------------------------------------------------------------===//

/// affine_map(dimension count, symbol count, results, context)
static PyObject* map_get(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  uint32_t dims, symbols;
  tnp_array results;
  if (!tnp_count_is(count, 4, "affine_map")) return NULL;
  tnp_context* context = tnp_context_of(arguments[3]);
  if (context == NULL || !position_of(arguments[0], &dims) ||
      !position_of(arguments[1], &symbols) ||
      !tnp_array_make(arguments[2], sizeof(tn_affine_expr), tnp_convert_affine, &results)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_attribute map;
  const tn_status status =
      tn_affine_map_get(context->context, dims, symbols, results.data, results.count, &map);
  tnp_array_free(&results);
  return tnp_made_attribute(context, &capture, status, map);
}

/// affine_map_minor_identity(dimension count, result count, context)
static PyObject* minor_identity(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  uint32_t dims, results;
  if (!tnp_count_is(count, 3, "affine_map_minor_identity")) return NULL;
  tnp_context* context = tnp_context_of(arguments[2]);
  if (context == NULL || !position_of(arguments[0], &dims) ||
      !position_of(arguments[1], &results)) {
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
  tnp_array positions;
  if (!tnp_count_is(count, 2, "affine_map_permutation")) return NULL;
  tnp_context* context = tnp_context_of(arguments[1]);
  if (context == NULL) return NULL;
  if (!tnp_array_make(arguments[0], sizeof(uint32_t), convert_position, &positions)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_attribute map;
  const tn_status status =
      tn_affine_map_permutation_get(context->context, positions.data, positions.count, &map);
  tnp_array_free(&positions);
  return tnp_made_attribute(context, &capture, status, map);
}

/// affine_map_sub_map(map, positions)
static PyObject* sub_map(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_attribute map;
  tnp_array positions;
  if (!tnp_count_is(count, 2, "affine_map_sub_map")) return NULL;
  if (!tnp_attribute_argument(arguments[0], "map", &map)) return NULL;
  if (!tnp_array_make(arguments[1], sizeof(size_t), convert_size, &positions)) return NULL;
  tnp_context* context = tnp_uniqued_context(arguments[0]);
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_affine_map_sub_map(map, positions.data, positions.count, &map);
  tnp_array_free(&positions);
  return tnp_made_attribute(context, &capture, status, map);
}

/// affine_map_replace(map, target, replacement, dimension count, symbol count)
static PyObject* replace(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_attribute map;
  tn_affine_expr target, replacement;
  uint32_t dims, symbols;
  if (!tnp_count_is(count, 5, "affine_map_replace")) return NULL;
  if (!tnp_attribute_argument(arguments[0], "map", &map) ||
      !tnp_affine_argument(arguments[1], &target) ||
      !tnp_affine_argument(arguments[2], &replacement) || !position_of(arguments[3], &dims) ||
      !position_of(arguments[4], &symbols)) {
    return NULL;
  }
  tnp_context* context = tnp_uniqued_context(arguments[0]);
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_affine_map_replace(map, target, replacement, dims, symbols, &map);
  return tnp_made_attribute(context, &capture, status, map);
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
  tnp_array maps;
  if (!tnp_count_is(count, 2, "affine_map_compress_symbols")) return NULL;
  tnp_context* context = tnp_context_of(arguments[1]);
  if (context == NULL) return NULL;
  if (!tnp_array_make(arguments[0], sizeof(tn_attribute), tnp_convert_attribute, &maps))
    return NULL;
  tn_attribute* results = PyMem_Calloc(maps.count + 1, sizeof *results);
  PyObject* list = results == NULL ? PyErr_NoMemory() : NULL;
  if (results != NULL) {
    tnp_capture capture;
    tnp_capture_begin(context, &capture);
    const tn_status status = tn_affine_map_compress_symbols(maps.data, maps.count, results);
    if (tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL)) {
      list = wrap_list(context, results, maps.count);
    }
  }
  PyMem_Free(results);
  tnp_array_free(&maps);
  return list;
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
  tnp_array expressions, flags;
  if (!tnp_count_is(count, 5, "integer_set")) return NULL;
  tnp_context* context = tnp_context_of(arguments[4]);
  if (context == NULL || !position_of(arguments[0], &dims) ||
      !position_of(arguments[1], &symbols) ||
      !tnp_array_make(arguments[2], sizeof(tn_affine_expr), tnp_convert_affine, &expressions)) {
    return NULL;
  }
  if (!tnp_array_make(arguments[3], sizeof(bool), tnp_convert_bool, &flags)) {
    tnp_array_free(&expressions);
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
  tnp_array_free(&expressions);
  tnp_array_free(&flags);
  return tnp_made_attribute(context, &capture, status, set);
}

/// integer_set_empty(dimension count, symbol count, context)
static PyObject* set_empty(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  uint32_t dims, symbols;
  if (!tnp_count_is(count, 3, "integer_set_empty")) return NULL;
  tnp_context* context = tnp_context_of(arguments[2]);
  if (context == NULL || !position_of(arguments[0], &dims) ||
      !position_of(arguments[1], &symbols)) {
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
  tnp_array dims, symbols;
  if (!tnp_count_is(count, 5, "integer_set_replace")) return NULL;
  if (!tnp_attribute_argument(arguments[0], "set", &set) ||
      !position_of(arguments[3], &dim_count) || !position_of(arguments[4], &symbol_count) ||
      !tnp_array_make(arguments[1], sizeof(tn_affine_expr), tnp_convert_affine, &dims)) {
    return NULL;
  }
  if (!tnp_array_make(arguments[2], sizeof(tn_affine_expr), tnp_convert_affine, &symbols)) {
    tnp_array_free(&dims);
    return NULL;
  }
  tnp_context* context = tnp_uniqued_context(arguments[0]);
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_integer_set_replace_dims_and_symbols(
      set, dims.data, dims.count, symbols.data, symbols.count, dim_count, symbol_count, &set);
  tnp_array_free(&dims);
  tnp_array_free(&symbols);
  return tnp_made_attribute(context, &capture, status, set);
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
  const tn_status status = tn_attribute_kind_of(map) == TN_ATTRIBUTE_INTEGER_SET
                               ? tn_integer_set_print(map, tnp_text_write, &writer)
                               : tn_affine_map_print(map, tnp_text_write, &writer);
  return tnp_writer_finish(&writer, tnp_uniqued_context(self), NULL, status, false);
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
