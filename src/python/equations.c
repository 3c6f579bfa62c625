// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowering of a program's equations, one after the other.
//
// A front end lowers an equation like an earlier one by inlining the function that it created for
// that, and most equations are like earlier ones. These are lowered here; a function of the front
// end lowers all others, and unusual ones. The front end creates the objects that are read here,
// and may run in between, so each is held while it is used.

#include "members.h"
#include "tenure_py.h"

// The arguments of lower_equations, in this order.
enum {
  LITERAL,   ///< The class of operands that are constants.
  CONSTANT,  ///< constant(literal): its value.
  KEY_OF,    ///< key_of(primitive, context, types of operands, effects, parameters, platforms).
  UNKNOWN,   ///< A set of primitives that are not looked up.
  PLATFORMS,
  KNOWN,    ///< A dict of keys to cached entries with the function to inline.
  INLINE,   ///< inline(function, values, location): values.
  LOCATE,   ///< locate(source_info): a Location.
  LOWER,    ///< lower(equation): the values of its results.
  UNUSUAL,  ///< unusual(result): the replacement of a result that is no Value.
  VALUES,   ///< Variables to values.
  PART_COUNT
};

typedef struct program {
  PyObject* parts[PART_COUNT];  ///< Borrowed from the arguments' tuple.
  PyObject* places;             ///< Tracebacks to (scopes, Location).
} program;

// Names of attributes.
static PyObject *n_invars, *n_outvars, *n_primitive, *n_params, *n_effects, *n_source_info, *n_ctx,
    *n_traceback, *n_name_stack, *n_stack, *n_aval, *n_inline, *n_const_args, *n_func,
    *n_output_treedef, *n_unflatten;

//===-- Reading -----------------------------------------------------------------------------===//

/// The items of a list or tuple as a tuple.
static PyObject* items_of(PyObject* owned_object) {
  if (owned_object == NULL || PyTuple_CheckExact(owned_object)) return owned_object;
  PyObject* items = PyList_Check(owned_object) ? PyList_AsTuple(owned_object)
                                               : tnp_wrong_type(owned_object, "a list or a tuple");
  Py_DECREF(owned_object);
  return items;
}

static PyObject* part_of(PyObject* object, PyObject* name) {
  return items_of(PyObject_GetAttr(object, name));
}

static PyObject* types_of(PyObject* operands) {
  const Py_ssize_t count = PyTuple_GET_SIZE(operands);
  PyObject* types = PyTuple_New(count);
  for (Py_ssize_t i = 0; types != NULL && i < count; ++i) {
    PyObject* type = PyObject_GetAttr(PyTuple_GET_ITEM(operands, i), n_aval);
    if (type == NULL) {
      Py_CLEAR(types);
    } else {
      PyTuple_SET_ITEM(types, i, type);
    }
  }
  return types;
}

/// Appends a value, or all values of one; false with an error.
static bool append(PyObject* list, PyObject* value) {
  if (!PyTuple_Check(value) && !PyList_Check(value)) return PyList_Append(list, value) == 0;
  return PyList_SetSlice(list, PyList_GET_SIZE(list), PyList_GET_SIZE(list), value) == 0;
}

/// The values of the operands; constants are made.
static PyObject* values_of(program* self, PyObject* operands) {
  PyObject* values = PyList_New(0);
  for (Py_ssize_t i = 0; values != NULL && i < PyTuple_GET_SIZE(operands); ++i) {
    PyObject* operand = PyTuple_GET_ITEM(operands, i);
    PyObject* value = NULL;
    if ((PyObject*)Py_TYPE(operand) == self->parts[LITERAL]) {
      value = PyObject_CallOneArg(self->parts[CONSTANT], operand);
    } else {
      value = PyDict_GetItemWithError(self->parts[VALUES], operand);
      if (value == NULL && !PyErr_Occurred()) PyErr_SetObject(PyExc_KeyError, operand);
      Py_XINCREF(value);
    }
    if (value == NULL || !append(values, value)) Py_CLEAR(values);
    Py_XDECREF(value);
  }
  return values;
}

//===-- The cache ---------------------------------------------------------------------------===//

static bool is_sorted(PyObject* items) {
  for (Py_ssize_t i = 1; i < PyList_GET_SIZE(items); ++i) {
    PyObject* before = PyTuple_GET_ITEM(PyList_GET_ITEM(items, i - 1), 0);
    PyObject* after = PyTuple_GET_ITEM(PyList_GET_ITEM(items, i), 0);
    if (!PyUnicode_CheckExact(before) || !PyUnicode_CheckExact(after)) return false;
    if (PyUnicode_Compare(before, after) >= 0) return false;
  }
  return true;
}

/// The parameters, ordered by their names.
static PyObject* parameters_of(PyObject* equation) {
  PyObject* params = PyObject_GetAttr(equation, n_params);
  PyObject* items = NULL;
  if (params != NULL && !PyDict_Check(params)) {
    (void)tnp_wrong_type(params, "a dict");
  } else if (params != NULL) {
    items = PyDict_Items(params);
  }
  Py_XDECREF(params);
  if (items != NULL && !is_sorted(items) && PyList_Sort(items) < 0) Py_CLEAR(items);
  return items_of(items);
}

/// Returns the cached entry for equations like this one; NULL, with or without an error, for none.
/// New reference.
static PyObject* find_known(program* self, PyObject* equation, PyObject* primitive, PyObject* types,
                            PyObject* effects) {
  PyObject* context = PyObject_GetAttr(equation, n_ctx);
  PyObject* parameters = context == NULL ? NULL : parameters_of(equation);
  PyObject* key = NULL;
  if (parameters != NULL) {
    PyObject* const arguments[] = {primitive, context,    types,
                                   effects,   parameters, self->parts[PLATFORMS]};
    key = PyObject_Vectorcall(self->parts[KEY_OF], arguments, 6, NULL);
  }
  PyObject* found = key == NULL ? NULL : PyDict_GetItemWithError(self->parts[KNOWN], key);
  Py_XINCREF(found);
  Py_XDECREF(key);
  Py_XDECREF(parameters);
  Py_XDECREF(context);
  return found;
}

/// 1 if the attribute is true, or -1 with an error.
static int is_true(PyObject* object, PyObject* name) {
  PyObject* value = PyObject_GetAttr(object, name);
  const int answer = value == NULL ? -1 : PyObject_IsTrue(value);
  Py_XDECREF(value);
  return answer;
}

/// find_known, if the equation has no effects and is inlined as it is.
static PyObject* find_plain(program* self, PyObject* equation, PyObject* operands) {
  PyObject* effects = PyObject_GetAttr(equation, n_effects);
  PyObject* primitive = effects == NULL ? NULL : PyObject_GetAttr(equation, n_primitive);
  PyObject* known = NULL;
  if (primitive != NULL && PyObject_IsTrue(effects) == 0 &&
      PySet_Contains(self->parts[UNKNOWN], primitive) == 0) {
    PyObject* none = PyFrozenSet_New(effects);
    PyObject* types = none == NULL ? NULL : types_of(operands);
    if (types != NULL) known = find_known(self, equation, primitive, types, none);
    Py_XDECREF(types);
    Py_XDECREF(none);
  }
  if (known != NULL && (is_true(known, n_inline) != 1 || is_true(known, n_const_args) != 0)) {
    Py_CLEAR(known);
  }
  Py_XDECREF(primitive);
  Py_XDECREF(effects);
  return known;
}

//===-- Places ------------------------------------------------------------------------------===//

static bool same_items(PyObject* one, PyObject* other) {
  const Py_ssize_t count = PyTuple_GET_SIZE(one);
  if (count != PyTuple_GET_SIZE(other)) return false;
  for (Py_ssize_t i = 0; i < count; ++i) {
    if (PyTuple_GET_ITEM(one, i) != PyTuple_GET_ITEM(other, i)) return false;
  }
  return true;
}

/// The Location of what comes from `source`, whose scopes are `scopes`. Many come from one place.
static PyObject* find_place(program* self, PyObject* source, PyObject* traceback,
                            PyObject* scopes) {
  PyObject* place = PyDict_GetItemWithError(self->places, traceback);
  if (place != NULL && same_items(PyTuple_GET_ITEM(place, 0), scopes)) {
    return Py_NewRef(PyTuple_GET_ITEM(place, 1));
  }
  if (place == NULL && PyErr_Occurred()) return NULL;
  PyObject* location = PyObject_CallOneArg(self->parts[LOCATE], source);
  PyObject* made = location == NULL ? NULL : PyTuple_Pack(2, scopes, location);
  if (made == NULL || PyDict_SetItem(self->places, traceback, made) < 0) Py_CLEAR(location);
  Py_XDECREF(made);
  return location;
}

static PyObject* place_of(program* self, PyObject* equation) {
  PyObject* source = PyObject_GetAttr(equation, n_source_info);
  PyObject* traceback = source == NULL ? NULL : PyObject_GetAttr(source, n_traceback);
  PyObject* names = traceback == NULL ? NULL : PyObject_GetAttr(source, n_name_stack);
  PyObject* scopes = names == NULL ? NULL : part_of(names, n_stack);
  PyObject* location = scopes == NULL ? NULL : find_place(self, source, traceback, scopes);
  Py_XDECREF(scopes);
  Py_XDECREF(names);
  Py_XDECREF(traceback);
  Py_XDECREF(source);
  return location;
}

//===-- Lowering ----------------------------------------------------------------------------===//

/// The inlined values in the structure of the results.
static PyObject* inline_values(program* self, PyObject* known, PyObject* values,
                               PyObject* location) {
  PyObject* function = PyObject_GetAttr(known, n_func);
  PyObject* structure = function == NULL ? NULL : PyObject_GetAttr(known, n_output_treedef);
  PyObject* results = NULL;
  if (structure != NULL) {
    PyObject* const arguments[] = {function, values, location};
    PyObject* inlined = PyObject_Vectorcall(self->parts[INLINE], arguments, 3, NULL);
    PyObject* const unflatten[] = {structure, inlined};
    if (inlined != NULL) results = PyObject_VectorcallMethod(n_unflatten, unflatten, 2, NULL);
    Py_XDECREF(inlined);
  }
  Py_XDECREF(structure);
  Py_XDECREF(function);
  return results;
}

static PyObject* lower_known(program* self, PyObject* equation, PyObject* known,
                             PyObject* operands) {
  PyObject* values = values_of(self, operands);
  PyObject* location = values == NULL ? NULL : place_of(self, equation);
  PyObject* results = location == NULL ? NULL : inline_values(self, known, values, location);
  Py_XDECREF(location);
  Py_XDECREF(values);
  return results;
}

/// The results of the equation, in a tuple.
static PyObject* results_of(program* self, PyObject* equation) {
  PyObject* operands = part_of(equation, n_invars);
  PyObject* known = operands == NULL ? NULL : find_plain(self, equation, operands);
  PyObject* results = NULL;
  if (known != NULL) {
    results = lower_known(self, equation, known, operands);
  } else if (!PyErr_Occurred()) {
    results = PyObject_CallOneArg(self->parts[LOWER], equation);
  }
  Py_XDECREF(known);
  Py_XDECREF(operands);
  return items_of(results);
}

static bool remember(program* self, PyObject* variable, PyObject* value) {
  if (tnp_is(value, tnp.value)) return PyDict_SetItem(self->parts[VALUES], variable, value) == 0;
  PyObject* plain = PyObject_CallOneArg(self->parts[UNUSUAL], value);
  const bool done = plain != NULL && PyDict_SetItem(self->parts[VALUES], variable, plain) == 0;
  Py_XDECREF(plain);
  return done;
}

static bool lower_equation(program* self, PyObject* equation) {
  PyObject* results = results_of(self, equation);
  PyObject* variables = results == NULL ? NULL : part_of(equation, n_outvars);
  bool done = variables != NULL;
  if (done && PyTuple_GET_SIZE(variables) != PyTuple_GET_SIZE(results)) {
    PyErr_Format(PyExc_ValueError, "an equation with %zd results was lowered to %zd values",
                 PyTuple_GET_SIZE(variables), PyTuple_GET_SIZE(results));
    done = false;
  }
  for (Py_ssize_t i = 0; done && i < PyTuple_GET_SIZE(variables); ++i) {
    done = remember(self, PyTuple_GET_ITEM(variables, i), PyTuple_GET_ITEM(results, i));
  }
  Py_XDECREF(variables);
  Py_XDECREF(results);
  return done;
}

static bool take_parts(program* self, PyObject* parts) {
  if (!PyTuple_Check(parts) || PyTuple_GET_SIZE(parts) != PART_COUNT) {
    (void)tnp_wrong_type(parts, "a tuple of all parts");
    return false;
  }
  for (Py_ssize_t i = 0; i < PART_COUNT; ++i) self->parts[i] = PyTuple_GET_ITEM(parts, i);
  if (PyDict_Check(self->parts[VALUES]) && PyDict_Check(self->parts[KNOWN]) &&
      PyAnySet_Check(self->parts[UNKNOWN])) {
    return true;
  }
  PyErr_SetString(PyExc_TypeError, "expected dicts for values and known, and a set for unknown");
  return false;
}

/// lower_equations(equations, parts): lowers all, and writes their results into parts[VALUES].
PyObject* tnp_lower_equations(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  program self = {.places = NULL};
  if (!tnp_count_is(count, 2, "lower_equations") || !take_parts(&self, arguments[1])) return NULL;
  PyObject* equations = items_of(Py_NewRef(arguments[0]));
  bool done = equations != NULL && (self.places = PyDict_New()) != NULL;
  for (Py_ssize_t i = 0; done && i < PyTuple_GET_SIZE(equations); ++i) {
    done = lower_equation(&self, PyTuple_GET_ITEM(equations, i));
  }
  Py_XDECREF(self.places);
  Py_XDECREF(equations);
  if (!done) return NULL;
  Py_RETURN_NONE;
}

bool tnp_init_equations(void) {
  static const struct {
    PyObject** name;
    const char* text;
  } names[] = {{&n_invars, "invars"},
               {&n_outvars, "outvars"},
               {&n_primitive, "primitive"},
               {&n_params, "params"},
               {&n_effects, "effects"},
               {&n_source_info, "source_info"},
               {&n_ctx, "ctx"},
               {&n_traceback, "traceback"},
               {&n_name_stack, "name_stack"},
               {&n_stack, "stack"},
               {&n_aval, "aval"},
               {&n_inline, "inline"},
               {&n_const_args, "const_args"},
               {&n_func, "func"},
               {&n_output_treedef, "output_treedef"},
               {&n_unflatten, "unflatten"}};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
    if ((*names[i].name = PyUnicode_InternFromString(names[i].text)) == NULL) return false;
  }
  return true;
}
