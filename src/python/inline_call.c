// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inlining of a function's body in place of a call. Locations record the call stack: a front end
// names them `kind("scope/name"(trace))`, and the clone of an op is named in the caller's scope,
// with a trace that includes the call.

#include <string.h>
#include <tenure/block.h>
#include <tenure/location.h>
#include <tenure/walk.h>

#include "members.h"
#include "tenure_py.h"

//===-- Locations ---------------------------------------------------------------------------===//

/// The parts of a location; missing ones are null or empty.
typedef struct named_trace {
  tn_location kind;  ///< A name location, of which only the name counts.
  tn_string_view name;
  tn_location trace;
} named_trace;

static bool ends_with_colon(tn_string_view name) {
  return name.size != 0 && name.data[name.size - 1] == ':';
}

/// Names precede the trace: a kind ends with a colon, and of several the last counts. A
/// name directly before a file is that of a function, and the trace begins with it.
static named_trace take_apart(tn_location location) {
  named_trace parts = {{NULL, 0}, {NULL, 0}, location};
  while (tn_location_kind_of(parts.trace) == TN_LOCATION_NAME) {
    const tn_location child = tn_location_child(parts.trace, 0);
    if (tn_location_kind_of(child) == TN_LOCATION_FILE) break;
    const tn_string_view name = tn_location_name(parts.trace);
    if (ends_with_colon(name)) {
      parts.kind = parts.trace;
    } else {
      parts.name = name;
    }
    parts.trace = child;
  }
  return parts;
}

static tn_status joined_trace(tn_location callee, tn_location caller, tn_location* out_trace) {
  *out_trace = tn_location_kind_of(callee) == TN_LOCATION_UNKNOWN ? caller : callee;
  if (tn_location_kind_of(callee) == TN_LOCATION_UNKNOWN ||
      tn_location_kind_of(caller) == TN_LOCATION_UNKNOWN) {
    return TN_OK;
  }
  return tn_location_call_site_get(callee, caller, out_trace);
}

/// `a/b`, or the one of them that is not empty, in `text`, which has room for all of it.
static tn_string_view join_names(tn_string_view a, tn_string_view b, char* text) {
  size_t size = a.size;
  if (a.size != 0) memcpy(text, a.data, a.size);
  if (a.size != 0 && b.size != 0) text[size++] = '/';
  if (b.size != 0) memcpy(text + size, b.data, b.size);
  return (tn_string_view){text, size + b.size};
}

/// The location of an op of the callee at `location` after inlining at `caller`.
static tn_status place(tn_context* context, const named_trace* caller, tn_location location,
                       tn_location* out_location) {
  const named_trace callee = take_apart(location);
  tn_location trace;
  char few[256];
  tn_status status = joined_trace(callee.trace, caller->trace, &trace);
  if (status != TN_OK) return status;
  const size_t room = caller->name.size + callee.name.size + 1;
  char* text = room <= sizeof few ? few : PyMem_RawMalloc(room);
  if (text == NULL) return TN_OUT_OF_MEMORY;
  status = tn_location_name_get(context, join_names(caller->name, callee.name, text), trace,
                                out_location);
  if (text != few) PyMem_RawFree(text);
  if (status == TN_OK && caller->kind.context != NULL) {
    status =
        tn_location_name_get(context, tn_location_name(caller->kind), *out_location, out_location);
  }
  return status;
}

//===-- Cloning -----------------------------------------------------------------------------===//

typedef struct inlining {
  tnp_context* context;
  tn_scope* scope;
  tn_clone_map* map;
  named_trace caller;
  tn_string_view keeping;  ///< The name of ops in which nothing moves; empty for none.
  tn_insertion insertion;
  // The last location: consecutive ops often have the same one.
  tn_location last_from;
  tn_location last_to;
  tn_status status;
} inlining;

/// Whether nested ops keep their locations: a front end may lower them under its own names.
static bool keeps_places_inside(const inlining* self, tn_op op) {
  return self->keeping.size != 0 && tn_op_region_count(op) != 0 &&
         tn_string_view_equal(tn_op_name(op), self->keeping);
}

static tn_walk_result move_op(tn_op op, void* user_data) {
  inlining* self = user_data;
  const tn_location from = tn_op_location(op);
  if (self->last_from.context == NULL || !tn_location_equal(from, self->last_from)) {
    self->last_from = (tn_location){NULL, 0};
    self->status = place(self->context->context, &self->caller, from, &self->last_to);
    if (self->status == TN_OK) self->last_from = from;
  }
  if (self->status == TN_OK) self->status = tn_op_set_location(op, self->last_to);
  if (self->status != TN_OK) return TN_WALK_INTERRUPT;
  return keeps_places_inside(self, op) ? TN_WALK_SKIP : TN_WALK_ADVANCE;
}

/// Clones one op of the body; on errors no op remains.
static tn_status clone_op(inlining* self, tn_op op, tn_op* out_clone) {
  tn_status status =
      tn_op_clone(self->scope, op, TN_CLONE_WHOLE, self->map, &self->insertion, out_clone);
  if (status != TN_OK) return status;
  if (tn_op_region_count(*out_clone) == 0) {
    (void)move_op(*out_clone, self);
    status = self->status;
  } else {
    status = tn_op_walk(*out_clone, TN_WALK_PRE_ORDER, move_op, self);
    if (status == TN_INTERRUPTED) status = self->status;
  }
  if (status != TN_OK && tn_op_erase(*out_clone) != TN_OK) return TN_OUT_OF_MEMORY;
  return status;
}

/// Clones all ops of the block except the last. `clones` has room for them; on errors no clone
/// remains.
static tn_status clone_body(inlining* self, tn_block block, tn_op* clones) {
  const tn_op last = tn_block_last_op(block);
  size_t count = 0;
  tn_status status = TN_OK;
  for (tn_op op = tn_block_first_op(block); status == TN_OK && !tn_op_same(op, last);
       op = tn_op_next(op)) {
    status = clone_op(self, op, &clones[count]);
    count += status == TN_OK;
  }
  if (status == TN_OK) return TN_OK;
  while (count > 0) {
    if (tn_op_erase(clones[--count]) != TN_OK) break;
  }
  return status;
}

static tn_status map_arguments(inlining* self, tn_block block, const tn_value* values,
                               size_t count) {
  tn_status status = TN_OK;
  for (size_t i = 0; i < count && status == TN_OK; ++i) {
    status = tn_clone_map_set_value(self->map, tn_block_argument(block, i), values[i]);
  }
  return status;
}

//===-- The call ----------------------------------------------------------------------------===//

/// The block of a function with a single block and a terminator; null with an error.
static tn_block body_of(tn_op function, size_t argument_count) {
  const tn_block none = {0, 0, 0, 0};
  const tn_region region =
      tn_op_region_count(function) == 1 ? tn_op_region(function, 0) : (tn_region){0, 0, 0, 0};
  const tn_block block = tn_region_is_null(region) ? none : tn_region_first_block(region);
  if (tn_block_is_null(block) || !tn_block_is_null(tn_block_next(block)) ||
      tn_op_is_null(tn_block_last_op(block))) {
    PyErr_SetString(PyExc_ValueError,
                    "the function to inline does not have a body with a single block");
    return none;
  }
  if (tn_block_argument_count(block) != argument_count) {
    PyErr_Format(PyExc_ValueError, "the function to inline takes %zu arguments, got %zu",
                 tn_block_argument_count(block), argument_count);
    return none;
  }
  return block;
}

/// The operands of the terminator, as values after the clones.
static PyObject* results_of(inlining* self, tn_block block) {
  const tn_op last = tn_block_last_op(block);
  const size_t count = tn_op_operand_count(last);
  PyObject* list = PyList_New((Py_ssize_t)count);
  for (size_t i = 0; list != NULL && i < count; ++i) {
    const tn_value from = tn_op_operand(last, i);
    const tn_value to = tn_clone_map_value(self->map, from, self->scope);
    PyObject* item = tnp_wrap_value(self->context, tn_value_is_null(to) ? from : to);
    if (item == NULL) {
      Py_CLEAR(list);
    } else {
      PyList_SET_ITEM(list, (Py_ssize_t)i, item);
    }
  }
  return list;
}

static size_t op_count_of(tn_block block) {
  size_t count = 0;
  for (tn_op op = tn_block_first_op(block); !tn_op_is_null(op); op = tn_op_next(op)) ++count;
  return count;
}

static PyObject* inline_into(inlining* self, tnp_call* call, tn_block block,
                             const tnp_array* values) {
  tnp_capture capture;
  tn_op few[8];
  const size_t most = op_count_of(block);
  tn_op* clones =
      most <= sizeof few / sizeof *few ? few : tnp_call_memory(call, most * sizeof *clones);
  if (clones == NULL) return NULL;
  tnp_capture_begin(self->context, &capture);
  tn_status status = tn_clone_map_create(self->context->context, &self->map);
  if (status == TN_OK) status = map_arguments(self, block, values->data, values->count);
  if (status == TN_OK) status = clone_body(self, block, clones);
  PyObject* results = NULL;
  if (tnp_capture_end(self->context, &capture, status, TNP_MLIR_ERROR, "Inlining failed")) {
    results = results_of(self, block);
  }
  tn_clone_map_destroy(self->map);
  return results;
}

/// inlined_func_call(callee, args, loc=None): clones at the current insertion point. Ops nested in
/// ops named `keeping` keep their locations.
static PyObject* inlined_call(PyObject* keeping, PyObject* const* arguments, Py_ssize_t count,
                              PyObject* keywords) {
  static tnp_signature signature = {"inlined_func_call", 2, 3, {"callee", "args", "loc"}, {0}};
  PyObject* given[3];
  tn_op function;
  tn_location location;
  bool is_detached;
  inlining self = {.map = NULL};
  tnp_array values = {NULL, 0};
  TNP_CALL call = {NULL, NULL};
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  tnp_entity* callee = tnp_call_op_entity(&call, given[0]);
  if (callee == NULL || !tnp_loaded(callee) || !tnp_call_op(&call, given[0], &function) ||
      !tnp_call_location_or_current(&call, given[2], &location) ||
      !tnp_call_array(&call, given[1], &tnp_value_items, &values) ||
      !tnp_text(keeping, "keeping", &self.keeping) ||
      !tnp_insertion_of(NULL, call.context, &self.insertion, &is_detached)) {
    return NULL;
  }
  if (is_detached) {
    PyErr_SetString(PyExc_ValueError, "inlining a call needs a current InsertionPoint");
    return NULL;
  }
  const tn_block block = body_of(function, values.count);
  if (tn_block_is_null(block)) return NULL;
  self.context = call.context;
  self.scope = tnp_scope_current(call.context);
  self.caller = take_apart(location);
  return inline_into(&self, &call, block, &values);
}

/// inlining(keeping): the function inlined_func_call with these names.
PyObject* tnp_inlining(PyObject* module, PyObject* keeping) {
  static PyMethodDef method = {
      "inlined_func_call", (PyCFunction)(void (*)(void))inlined_call, METH_FASTCALL | METH_KEYWORDS,
      "Inlines a function whose body is one block; returns the values that it returns."};
  tn_string_view name;
  return tnp_text(keeping, "keeping", &name) ? PyCFunction_NewEx(&method, keeping, module) : NULL;
}
