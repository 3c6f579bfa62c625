// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls from Python: arguments, the current context and other current objects, and errors.

#ifndef TENURE_SRC_PYTHON_CALLS_H
#define TENURE_SRC_PYTHON_CALLS_H

#include <string.h>

#include "state.h"

/// Whether this thread is in a call of the library during which it holds the interpreter's lock, so
/// that callbacks need not check.
extern _Thread_local bool tnp_holds_lock TNP_NEAR_THREAD_LOCAL;

//===-- Arguments ---------------------------------------------------------------------------===//

#define TNP_ARGUMENTS_MAX 16

/// What a signature caches of the calls whose arguments it sorts.
typedef struct tnp_met {
  int count;                           ///< The number of the signature's names; 0 until computed.
  PyObject* names[TNP_ARGUMENTS_MAX];  ///< The names as Python has them, once they were given.
  PyObject* keywords;                  ///< The keywords of the last call that had any; held.
  Py_ssize_t positional;               ///< How many that call gave by position.
  Py_ssize_t given;                    ///< How many in all.
  uint8_t places[TNP_ARGUMENTS_MAX];   ///< Where they go.
} tnp_met;

typedef struct tnp_signature {
  const char* function;
  int required;
  int positional;  ///< How many may be given by position.
  const char* names[TNP_ARGUMENTS_MAX];
  tnp_met met;
} tnp_signature;

/// Sorts the arguments of a call with the same keywords as the last one, without further checks.
/// Returns false, without effect, for other calls. `out` has room for all `size` names.
static inline bool tnp_arguments_again(const tnp_signature* signature, PyObject* const* arguments,
                                       Py_ssize_t count, PyObject* keywords, PyObject** out,
                                       size_t size) {
  const tnp_met* met = &signature->met;
  if (keywords == NULL || keywords != met->keywords || count != met->positional) return false;
  memset(out, 0, size * sizeof *out);
  for (Py_ssize_t i = 0; i < met->given; ++i) out[met->places[i]] = arguments[i];
  return true;
}
/// Sorts arguments into `out`, in the order of the names; those not given are NULL. False with a
/// TypeError.
bool tnp_arguments(tnp_signature* signature, PyObject* const* arguments, Py_ssize_t count,
                   PyObject* keywords, PyObject** out);
/// As tnp_arguments, for __new__ and __init__.
bool tnp_init_arguments(tnp_signature* signature, PyObject* arguments, PyObject* keywords,
                        PyObject** out);

static inline bool tnp_is(PyObject* object, PyTypeObject* type) {
  return object != NULL && PyObject_TypeCheck(object, type);
}
/// Tells the garbage collector of `object`, if it is one of its kind and not known yet.
static inline void tnp_track(PyObject* object) {
  if (PyObject_IS_GC(object) && !PyObject_GC_IsTracked(object)) PyObject_GC_Track(object);
}
static inline bool tnp_given(PyObject* argument) { return argument != NULL && argument != Py_None; }

/// Whether a function that takes `expected` arguments was given as many; false with a TypeError.
bool tnp_count_is(Py_ssize_t count, Py_ssize_t expected, const char* name);
/// A limit that may be None; false with an error.
bool tnp_limit(PyObject* given, bool* out_use, int64_t* out_limit);
/// Returns a new reference to the int for `object`: an int, an object with __index__, or an object
/// that equals the int to which it converts, such as a NumPy array without dimensions. TypeError
/// for others.
PyObject* tnp_whole_number(PyObject* object);
/// A whole number that fits; false with an error.
bool tnp_integer(PyObject* object, int64_t* out_integer);
/// Reads a non-negative number; one that is too large becomes the maximum. False with an error.
bool tnp_position(PyObject* object, uint32_t* out_position);
/// A list of numbers.
PyObject* tnp_numbers(const int64_t* numbers, size_t count);

/// Gets the C-contiguous buffer of `value`; contiguity is checked, as exporters can claim it
/// wrongly. False with an error. The caller releases the buffer.
bool tnp_buffer_get(PyObject* value, Py_buffer* out_view);
/// Finishes a bf_getbuffer that filled `view` with elements in C order. Returns 0; -1 with a
/// BufferError, and the view released, if `flags` request another order, or a format only.
int tnp_buffer_give(Py_buffer* view, int flags);
/// The C-contiguous buffer of `value`; NULL with an error.
Py_buffer* tnp_hold_buffer(PyObject* value);
/// A blob of what a buffer holds, which is given back with it, on whichever thread the last
/// reference goes, or on an error.
tn_status tnp_buffer_blob(Py_buffer* owned_view, size_t alignment, tn_blob** out_blob);

/// True if `argument` is given and is true; `otherwise` if it is not given; -1 with an error.
int tnp_flag(PyObject* argument, int otherwise);
/// The UTF-8 bytes of a str, or the bytes of a bytes object; false with a TypeError.
bool tnp_text(PyObject* argument, const char* what, tn_string_view* out_text);
static inline PyObject* tnp_string(tn_string_view text) {
  return PyUnicode_DecodeUTF8(text.data, (Py_ssize_t)text.size, "surrogateescape");
}

/// Text being collected; `tnp_text_write` is a tn_write_fn.
typedef struct tnp_writer {
  char* data;
  size_t size;
  size_t capacity;
} tnp_writer;

tn_status tnp_text_write(void* writer, const char* bytes, size_t size);
/// The text as a str; frees the writer. NULL with an error when `status` is one.
PyObject* tnp_writer_finish(tnp_writer* writer, tnp_context* context, tnp_capture* capture,
                            tn_status status, bool binary);

//===-- Contexts ----------------------------------------------------------------------------===//

/// The wrapper of a library context; every context has one while Python can reach it. Borrowed.
tnp_context* tnp_context_alive(tnp_context* context);
/// The scope that new handles of `context` belong to, of those that are entered.
tn_scope* tnp_scope_entered(const tnp_context* context);
static inline tn_scope* tnp_scope_current(const tnp_context* context) {
  return __builtin_expect(context->open_scope_count == 0, 1) ? context->root_scope
                                                             : tnp_scope_entered(context);
}
/// Defers `owned_object` until tnp_flush. Runs no Python and creates no object, which could start
/// a collection; out of memory, the object leaks, since it must not be released inside the library.
void tnp_defer(tnp_context* context, PyObject* owned_object, bool is_report);
/// Processes deferred objects, which may run Python. Called after the library returned, for a
/// context that the caller holds.
void tnp_flush_deferred(tnp_context* context);
static inline void tnp_flush(tnp_context* context) {
  if (context->deferred != NULL) tnp_flush_deferred(context);
}
/// The class of the OpView of ops of this name. Borrowed; NULL with an error.
PyTypeObject* tnp_op_class(tnp_context* context, tn_op op);
/// Returns the class if it was looked up before; otherwise NULL, without an error.
PyTypeObject* tnp_known_op_class(tnp_context* context, tn_op op);
/// The name of the op. New reference; NULL with an error.
PyObject* tnp_op_name(tnp_context* context, tn_op op);

/// Where the context remembers `text`, if it does. It has names.
static inline tnp_name* tnp_name_place(const tnp_context* context, const PyObject* text) {
  const uint64_t hash = ((uint64_t)(uintptr_t)text >> 4) * 0x9E3779B97F4A7C15u;
  return &context->names[(size_t)(hash >> 32) % TNP_NAME_COUNT];
}
/// Whether the context remembers the library's name for a str; if it does, that.
static inline bool tnp_identifier_known(const tnp_context* context, const PyObject* object,
                                        tn_identifier* out_identifier) {
  if (context->names == NULL) return false;
  const tnp_name* name = tnp_name_place(context, object);
  if (name->text != object || name->identifier.storage == NULL) return false;
  *out_identifier = name->identifier;
  return true;
}
bool tnp_identifier_find(tnp_context* context, PyObject* object, const char* what,
                         tn_identifier* out_identifier);
/// The library's name for a str, found once for names in source text; false with an error.
static inline bool tnp_identifier_of(tnp_context* context, PyObject* object, const char* what,
                                     tn_identifier* out_identifier) {
  return tnp_identifier_known(context, object, out_identifier) ||
         tnp_identifier_find(context, object, what, out_identifier);
}
bool tnp_operation_name_find(tnp_context* context, PyObject* object,
                             tn_operation_name* out_operation);
/// As tnp_identifier_of, for an operation name.
static inline bool tnp_operation_name_of(tnp_context* context, PyObject* object,
                                         tn_operation_name* out_operation) {
  if (context->names != NULL) {
    const tnp_name* name = tnp_name_place(context, object);
    if (name->text == object && name->operation.storage != NULL) {
      *out_operation = name->operation;
      return true;
    }
  }
  return tnp_operation_name_find(context, object, out_operation);
}
/// The attribute of `op` that `object` names, null if there is none; false with a TypeError.
bool tnp_attribute_called(tnp_entity* op, PyObject* object, tn_attribute* out_attribute);
void tnp_names_free(tnp_context* context);

typedef enum tnp_frame_kind {
  TNP_FRAME_CONTEXT,
  TNP_FRAME_LOCATION,
  TNP_FRAME_INSERTION_POINT,
  TNP_FRAME_SCOPE
} tnp_frame_kind;

/// The innermost frame, the long way.
const tnp_frame* tnp_stack_find(void);

/// One object that `with` made current (stack.c); the frames below hold the objects that this one
/// does not. NULL for none.
struct tnp_frame {
  PyObject_HEAD PyObject* object;  ///< The entered object; held.
  tnp_frame* below;                ///< Held.
  tnp_context* context;
  tnp_insertion_point* insertion_point;
  tnp_location* location;
  tnp_scope* scope;
  tnp_frame_kind kind;
};

/// The innermost frame of this thread, or of the task that it runs; NULL for none.
static inline const tnp_frame* tnp_stack_top(void) {
  const PyThreadState* thread = PyThreadState_Get();
  const bool is_known = tnp.stack.thread == thread->id && tnp.stack.version == thread->context_ver;
  return __builtin_expect(is_known, 1) ? tnp.stack.top : tnp_stack_find();
}
/// Whether it was entered, and neither left nor closed with a scope around it.
static inline bool tnp_scope_is_open(const tnp_scope* scope) {
  return scope->scope != NULL && tn_scope_is_open(scope->scope);
}
/// The innermost scope entered for `context`, or NULL.
tnp_scope* tnp_stack_scope(const tnp_context* context);
PyObject* tnp_stack_enter(tnp_frame_kind kind, PyObject* object);
PyObject* tnp_stack_exit(tnp_frame_kind kind, PyObject* object);

//===-- Errors ------------------------------------------------------------------------------===//

/// The exception for a failure that is neither a stale handle nor out of memory.
typedef enum tnp_error_kind { TNP_VALUE_ERROR, TNP_MLIR_ERROR, TNP_RUNTIME_ERROR } tnp_error_kind;

static inline void tnp_capture_begin(tnp_context* context, tnp_capture* capture) {
  (void)tnp_flushed(context);
  capture->thread = &tnp_holds_lock;
  capture->diagnostics = NULL;
  capture->cause = NULL;
  capture->outer = context->capture;
  context->capture = capture;
}
/// Returns the status of the first captured error, for calls that return no status.
static inline tn_status tnp_capture_status(const tnp_capture* capture) {
  return capture->diagnostics == NULL ? TN_OK : capture->status;
}
/// Removes the capture; other threads may have begun later ones.
static inline void tnp_capture_leave(tnp_context* context, const tnp_capture* capture) {
  tnp_capture** place = &context->capture;
  while (*place != capture) place = &(*place)->outer;
  *place = capture->outer;
}
/// The innermost capture of this thread, or NULL.
static inline tnp_capture* tnp_capture_own(const tnp_context* context) {
  tnp_capture* capture = context->capture;
  while (capture != NULL && capture->thread != &tnp_holds_lock) capture = capture->outer;
  return capture;
}
static inline void tnp_capture_drop(tnp_context* context, tnp_capture* capture) {
  tnp_capture_leave(context, capture);
  Py_CLEAR(capture->diagnostics);
  Py_CLEAR(capture->cause);
}
/// Gives what a capture has to `outer` as well, which is around it.
void tnp_capture_hand_on(const tnp_capture* capture, tnp_capture* outer);
/// The slow path of tnp_capture_end: an exception to raise, or objects to release.
bool tnp_capture_end_slow(tnp_context* context, tnp_capture* capture, tn_status status,
                          tnp_error_kind kind, const char* message);
/// Ends the capture and settles the context. If `status` is an error, raises it and returns false.
/// `message` (may be NULL) is the beginning of an MLIRError's message.
static inline bool tnp_capture_end(tnp_context* context, tnp_capture* capture, tn_status status,
                                   tnp_error_kind kind, const char* message) {
  if (status != TN_OK || capture->diagnostics != NULL || capture->cause != NULL ||
      context->deferred != NULL) {
    return tnp_capture_end_slow(context, capture, status, kind, message);
  }
  tnp_capture_leave(context, capture);
  return true;
}
/// Raises `status` with the captured messages and ends the capture.
void tnp_raise(tnp_context* context, tnp_capture* capture, tn_status status, tnp_error_kind kind,
               const char* message);
/// Raises StaleHandleError, or TypeError for an uninitialised wrapper.
void tnp_raise_stale(tnp_entity* entity);
/// A tuple (severity, location, message, notes).
PyObject* tnp_diagnostic_tuple(tnp_context* context, const tn_diagnostic* diagnostic);
/// The library's handler of every context; `context` is a tnp_context.
bool tnp_diagnostic_handle(const tn_diagnostic* diagnostic, void* context);
/// Asks the handlers that Python attached, the newest first; true when one dealt with the tuple.
bool tnp_diagnostic_dispatch(tnp_context* context, PyObject* parts);
/// The context of these handlers goes: they are detached.
void tnp_handlers_orphan(PyObject* handlers);

#endif  // TENURE_SRC_PYTHON_CALLS_H
