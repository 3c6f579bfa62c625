// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading the arguments of a call from Python, and owning them until it returns.
//
// Reading an argument may run Python: it iterates a sequence, calls __index__ or creates a buffer,
// and any allocation may run finalizers. That code may release the other objects of the call: items
// of a list that was read before, the current context, the last wrapper of a type. So a call
// converts and owns its arguments before it calls the library:
//
//   - it has one context, which it holds from the time it is known until the call returns;
//   - a type, attribute, location or expression is unwrapped only if it belongs to that context,
//     and is a ValueError otherwise: the storage then lives as long as the call, even if the
//     wrapper is freed;
//   - the items of a sequence are read in one pass that runs no Python, from a tuple that the call
//     holds, or from an exact list or tuple that was passed. While another thread is in a long call
//     (running.h), reading an item may wait for it, so lists and dicts are copied then;
//   - text of items is read from objects that the call holds;
//   - an op, block, region or value becomes a handle, which the library checks when it is used: an
//     entity that was erased meanwhile is a StaleHandleError.
//
// Current objects and items of sequences are accessed only through a call; tools/check-python
// reports other accesses. The caller holds objects that are arguments themselves.

#ifndef TENURE_SRC_PYTHON_CALL_H
#define TENURE_SRC_PYTHON_CALL_H

#include "entities.h"
#include "uniqued.h"

/// An object that a call releases at its end (call.c).
typedef struct tnp_kept tnp_kept;

typedef struct tnp_call {
  tnp_context* context;  ///< The context of the arguments; held. NULL until known.
  tnp_kept* kept;        ///< The newest first.
} tnp_call;

/// Gives up all that the call keeps.
void tnp_call_release(tnp_call* call);
static inline void tnp_call_end(tnp_call* call) {
  if (call->kept != NULL) tnp_call_release(call);
  Py_XDECREF(call->context);
}

/// A call that ends when the function returns: `TNP_CALL call = {NULL, NULL};`.
#define TNP_CALL __attribute__((cleanup(tnp_call_end))) tnp_call

//===-- The context -------------------------------------------------------------------------===//

/// The call is about `context`, which is initialised. It was about none before.
static inline void tnp_call_about(tnp_call* call, tnp_context* context) {
  call->context = (tnp_context*)Py_NewRef((PyObject*)context);
}
/// The call of a method of `self`, which its caller holds; false, with an error, unless it is
/// alive.
static inline bool tnp_call_on(tnp_call* call, tnp_entity* self) {
  if (!tnp_live(self)) return false;
  tnp_call_about(call, self->context);
  return true;
}
/// Whether something of `context` fits: the first that a call is given decides. A ValueError
/// otherwise.
bool tnp_call_refuse(const tnp_call* call, const char* what, const char* kind);
static inline bool tnp_call_fits(tnp_call* call, tnp_context* context, const char* what,
                                 const char* kind) {
  if (call->context == context) return true;
  if (call->context != NULL) return tnp_call_refuse(call, what, kind);
  tnp_call_about(call, context);
  return true;
}
/// `argument` if it is a Context, the current one if it is None or NULL; the call is about it then.
/// Borrowed from the call; NULL with an error.
tnp_context* tnp_call_context(tnp_call* call, PyObject* argument);
bool tnp_call_location_found(tnp_call* call, PyObject* argument, tn_location* out_location);
/// The location of `argument`, or the current one if it is None or NULL; false with an error.
static inline bool tnp_call_location_or_current(tnp_call* call, PyObject* argument,
                                                tn_location* out_location) {
  const tnp_frame* top = tnp_stack_top();
  if (tnp.location_hook == NULL && !tnp_given(argument) && top != NULL && top->location != NULL) {
    *out_location = top->location->location;
    return tnp_call_fits(call, top->context, "loc", "Location");
  }
  return tnp_call_location_found(call, argument, out_location);
}

//===-- Single arguments --------------------------------------------------------------------===//

/// The fast path: whether `object` is a `type` of the call's context. Uninitialised objects have no
/// context.
static inline bool tnp_call_has(const tnp_call* call, PyObject* object, PyTypeObject* type) {
  return call->context != NULL && tnp_uniqued_is(object, type) &&
         tnp_uniqued_context(object) == call->context;
}
/// The slow path: makes the object's context the call's, or raises an error.
bool tnp_call_take(tnp_call* call, PyObject* object, PyTypeObject* type, const char* what);

// Each of the call's context, and initialised; false with an error. `what` names the argument.
static inline bool tnp_call_type(tnp_call* call, PyObject* object, const char* what,
                                 tn_type* out_type) {
  if (!tnp_call_has(call, object, tnp.type) && !tnp_call_take(call, object, tnp.type, what)) {
    return false;
  }
  *out_type = tnp_type_of(object);
  return true;
}
static inline bool tnp_call_attribute(tnp_call* call, PyObject* object, const char* what,
                                      tn_attribute* out_attribute) {
  if (!tnp_call_has(call, object, tnp.attribute) &&
      !tnp_call_take(call, object, tnp.attribute, what)) {
    return false;
  }
  *out_attribute = tnp_attribute_of(object);
  return true;
}
static inline bool tnp_call_affine(tnp_call* call, PyObject* object, tn_affine_expr* out_expr) {
  if (!tnp_call_has(call, object, tnp.affine_expr) &&
      !tnp_call_take(call, object, tnp.affine_expr, "affine")) {
    return false;
  }
  *out_expr = tnp_affine_of(object);
  return true;
}
bool tnp_call_location(tnp_call* call, PyObject* object, tn_location* out_location);
// Each alive; false with an error.
bool tnp_call_value(tnp_call* call, PyObject* object, tn_value* out_value);
bool tnp_call_op(tnp_call* call, PyObject* object, tn_op* out_op);
/// The wrapper of an op. Borrowed; NULL with an error.
tnp_entity* tnp_call_op_entity(tnp_call* call, PyObject* object);
bool tnp_call_block(tnp_call* call, PyObject* object, tn_block* out_block);
bool tnp_call_region(tnp_call* call, PyObject* object, tn_region* out_region);

//===-- Sequences ---------------------------------------------------------------------------===//

/// An array built from a Python sequence, freed with the call. `data` is NULL for none.
typedef struct tnp_array {
  void* data;
  size_t count;
} tnp_array;

/// The conversion of a sequence's items.
typedef struct tnp_item_kind {
  size_t size;
  /// Fills one element from `item`; false with an error.
  bool (*convert)(tnp_call* call, PyObject* item, void* out_element);
  /// How much of it runs Python: nothing but for an error, or more.
  bool runs_python;
  /// Whether an element borrows from the item.
  bool borrows;
} tnp_item_kind;

extern const tnp_item_kind tnp_type_items;       ///< tn_type
extern const tnp_item_kind tnp_attribute_items;  ///< tn_attribute
extern const tnp_item_kind tnp_affine_items;     ///< tn_affine_expr
extern const tnp_item_kind tnp_location_items;   ///< tn_location
extern const tnp_item_kind tnp_value_items;      ///< tn_value
extern const tnp_item_kind tnp_op_items;         ///< tn_op
extern const tnp_item_kind tnp_block_items;      ///< tn_block
extern const tnp_item_kind tnp_text_items;       ///< tn_string_view, of str and bytes objects
extern const tnp_item_kind tnp_integer_items;    ///< int64_t
extern const tnp_item_kind tnp_size_items;       ///< size_t
extern const tnp_item_kind tnp_position_items;   ///< uint32_t; larger numbers become the maximum
extern const tnp_item_kind tnp_flag_items;       ///< bool

/// Converts each item of `sequence` (None and NULL are empty); false with an error. The elements go
/// into `array` if it has room for `size`, otherwise into memory that the call owns.
bool tnp_call_items(tnp_call* call, PyObject* sequence, const tnp_item_kind* kind,
                    tnp_array* array);
static inline bool tnp_call_array(tnp_call* call, PyObject* sequence, const tnp_item_kind* kind,
                                  tnp_array* array) {
  if (tnp_given(sequence)) return tnp_call_items(call, sequence, kind, array);
  array->count = 0;
  return true;
}
/// Whether nothing waits for another thread, which would run meanwhile, until Python runs.
static inline bool tnp_call_is_alone(void) { return tnp_runs == NULL; }
/// The items of an exact list or tuple of `most` at most, which stay until Python runs; NULL for
/// anything else.
static inline PyObject** tnp_call_short_items(PyObject* sequence, size_t most, size_t* out_count) {
  if (sequence == NULL || !tnp_call_is_alone()) return NULL;
  if (PyList_CheckExact(sequence)) {
    *out_count = (size_t)PyList_GET_SIZE(sequence);
    return *out_count <= most ? ((PyListObject*)sequence)->ob_item : NULL;
  }
  if (!PyTuple_CheckExact(sequence)) return NULL;
  *out_count = (size_t)PyTuple_GET_SIZE(sequence);
  return *out_count <= most ? ((PyTupleObject*)sequence)->ob_item : NULL;
}
/// So many bytes that go with the call; NULL with an error.
void* tnp_call_memory(tnp_call* call, size_t byte_size);

/// Fills one entry from an item of a dict, running Python only to raise an error; `user_data` is
/// for the message. False with an error.
typedef bool (*tnp_entry_fn)(tnp_call* call, PyObject* key, PyObject* value, void* user_data,
                             tn_named_attribute* out_entry);
/// Has `*dict`, which is given, be a dict that stays as it is, and the room suffice for it; false
/// with an error.
bool tnp_call_steady_dict(tnp_call* call, PyObject** dict, tnp_array* room);
/// Converts each item of `dict`, as tnp_call_array does: elements are tn_named_attribute.
static inline bool tnp_call_entries(tnp_call* call, PyObject* dict, tnp_entry_fn convert,
                                    void* user_data, tnp_array* array) {
  tnp_array room = *array;
  *array = (tnp_array){NULL, 0};
  if (!tnp_given(dict)) return true;
  if (!(PyDict_CheckExact(dict) && tnp_call_is_alone() &&
        (size_t)PyDict_GET_SIZE(dict) <= room.count) &&
      !tnp_call_steady_dict(call, &dict, &room)) {
    return false;
  }
  tn_named_attribute* entries = room.data;
  const size_t count = (size_t)PyDict_GET_SIZE(dict);
  PyObject *key, *value;
  Py_ssize_t position = 0;
  size_t filled = 0;
  while (filled < count && PyDict_Next(dict, &position, &key, &value)) {
    if (!convert(call, key, value, user_data, &entries[filled])) return false;
    ++filled;
  }
  *array = (tnp_array){entries, filled};
  return true;
}

#endif  // TENURE_SRC_PYTHON_CALL_H
