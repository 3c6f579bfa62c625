// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files of the extension module share.
//
//   state        tnp: the types and objects that the module makes once
//   arguments    tnp_signature, tnp_arguments
//   contexts     tnp_context, tnp_context_of, the stack of what `with` made current (stack.c)
//   entities     tnp_entity: the wrappers of ops, blocks, regions and values (tie.c)
//   uniqued      tnp_uniqued: the wrappers of types, attributes and affine expressions (uniqued.c)
//   errors       tnp_capture, tnp_stale, tnp_raise (errors.c)
//
// One interpreter holds one module: its types are found through `tnp`, which is written while the
// module is imported and only read afterwards. Everything here runs with the interpreter's lock
// held, the library's calls included, so contexts are made without locks of their own.
//
// Python makes an object for an entity at most once a scope. The wrapper is tied to the entity by
// the library's host functions; when the last name for it goes it becomes Inactive: its bytes stay
// with the library, and the next fetch revives it, with the same id() and the same attributes.

#ifndef TENURE_SRC_PYTHON_TENURE_PY_H
#define TENURE_SRC_PYTHON_TENURE_PY_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdbool.h>
#include <structmember.h>
#include <tenure/tenure.h>

//===-- Wrappers ----------------------------------------------------------------------------===//

typedef struct tnp_context tnp_context;
typedef struct tnp_entity tnp_entity;
typedef struct tnp_root tnp_root;
typedef struct tnp_uniqued tnp_uniqued;

typedef enum tnp_entity_kind { TNP_OP, TNP_BLOCK, TNP_REGION, TNP_VALUE } tnp_entity_kind;

/// What a wrapper of an op shows it as. An op has at most one wrapper of each role in a scope.
typedef enum tnp_role { TNP_ROLE_OPERATION, TNP_ROLE_VIEW, TNP_ROLE_MODULE } tnp_role;

#define TNP_ACTIVE 1u  ///< Python holds it; it is in the ring of its context and holds that.
#define TNP_TIED 2u    ///< It is the one that the library knows for the entity.
#define TNP_ALIAS 4u   ///< Another wrapper of the same role took its place: freed when dropped.

/// A wrapper of an op, block, region or value. All handles have the same four words.
struct tnp_entity {
  PyObject_HEAD PyObject* attributes;  ///< What the user set on it; NULL until then.
  PyObject* weak_references;
  tnp_context* context;  ///< Held while Active; NULL before it was initialised.
  union {
    tn_op op;
    tn_block block;
    tn_region region;
    tn_value value;
  } handle;
  tnp_entity* previous;  ///< In the ring of active wrappers.
  tnp_entity* next;
  tnp_entity* sibling;   ///< The ring of the op's wrappers; itself when it is alone.
  tnp_root* root;        ///< The record of the op as the root of a tree, if it is one.
  tnp_root* witness_of;  ///< The tree that is kept because this wrapper is in it.
  uint8_t kind;
  uint8_t role;
  uint8_t flags;
};

/// A type, attribute or affine expression. Its context is held while Python holds it.
struct tnp_uniqued {
  PyObject_HEAD PyObject* weak_references;
  tnp_context* context;
  const void* storage;
  bool is_canonical;  ///< The context's table knows it.
};

typedef struct tnp_location {
  PyObject_HEAD PyObject* weak_references;
  tnp_context* context;
  tn_location location;
} tnp_location;

/// A diagnostic while a call is under way whose errors become an exception.
typedef struct tnp_capture {
  PyObject* diagnostics;  ///< A list of tuples (severity, location, message, notes), or NULL.
  struct tnp_capture* outer;
} tnp_capture;

typedef struct tnp_slot {
  const void* storage;
  tnp_uniqued* wrapper;
} tnp_slot;

/// Wrappers of uniqued things by storage, which never moves and lives as long as the context.
typedef struct tnp_table {
  tnp_slot* slots;
  size_t capacity;  ///< A power of two, or 0.
  size_t count;
  size_t inactive_count;
} tnp_table;

/// What Python has for the name of ops, found once.
typedef struct tnp_class_entry {
  const void* name;
  PyTypeObject* type;  ///< The class of their views; borrowed from the registry. NULL until asked.
  PyObject* text;      ///< The name as a str; NULL until asked.
} tnp_class_entry;

struct tnp_context {
  PyObject_HEAD PyObject* weak_references;
  PyObject* attributes;
  tn_context* context;  ///< NULL before __init__.
  tn_scope* root_scope;
  uint32_t root_number;
  uint32_t open_scope_count;  ///< Scopes that Python opened.
  tnp_entity ring;            ///< Head of the ring of active wrappers; only the links are used.
  size_t active_count;
  tnp_root* roots;
  size_t lost_count;    ///< Roots whose witness went and that were not looked at since.
  PyObject* graveyard;  ///< Attributes of reclaimed wrappers, to be let go of outside the library.
  tnp_table table;
  tnp_capture* capture;
  PyObject* handlers;  ///< A list of DiagnosticHandler, the newest last, or NULL.
  bool emit_error_diagnostics;
  bool threading;
  tnp_class_entry* classes;
  size_t class_capacity;
  size_t class_count;
  unsigned long class_version;
  PyObject* dialects;  ///< What ir.py keeps for the context; a dict, or NULL.
};

typedef struct tnp_scope {
  PyObject_HEAD PyObject* weak_references;
  tnp_context* context;
  tn_scope* scope;
  uint32_t number;
} tnp_scope;

typedef struct tnp_insertion_point {
  PyObject_HEAD PyObject* weak_references;
  tnp_entity* block;      ///< Held.
  tnp_entity* reference;  ///< The op that new ones go in front of; NULL for the end. Held.
} tnp_insertion_point;

/// A view of a list that an entity has: its operands, results, regions, blocks, ...
typedef struct tnp_list {
  PyObject_HEAD tnp_entity* owner;  ///< Held.
  Py_ssize_t start;
  Py_ssize_t length;  ///< -1 for all there are.
  Py_ssize_t step;
} tnp_list;

//===-- State -------------------------------------------------------------------------------===//

typedef struct tnp_state {
  PyObject* module;
  PyTypeObject *context, *scope, *operation_base, *operation, *op_view, *module_op, *region, *block,
      *value, *op_result, *block_argument, *op_operand, *location, *insertion_point, *symbol_table,
      *type, *attribute, *named_attribute, *affine_expr, *attribute_map, *diagnostic,
      *diagnostic_handler, *adapter, *tensor, *draft;
  PyTypeObject *operand_list, *op_operands, *result_list, *successor_list, *region_list,
      *block_list, *operation_list, *argument_list, *block_successors, *block_predecessors;
  PyTypeObject *operation_iterator, *block_iterator, *use_iterator, *operand_iterator;
  PyObject *stale_error, *mlir_error;
  PyObject* severities;  ///< The members of DiagnosticSeverity by number.
  PyObject *walk_advance, *walk_interrupt, *walk_skip, *walk_post_order;
  PyObject* find_op_class;       ///< (operation name) -> class; set by ir.py.
  PyObject* type_classes;        ///< Kind -> class, a list.
  PyObject* attribute_classes;   ///< Kind -> class, a list.
  PyObject* affine_classes;      ///< Kind -> class, a list.
  PyObject* location_classes;    ///< Kind -> class, a list.
  PyObject* value_caster;        ///< Called with a new value if casters are registered, or NULL.
  PyObject* opaque_type_caster;  ///< Likewise for types.
  PyObject* attribute_name;      ///< (name, attribute) -> what iterating over attributes gives.
  PyObject* diagnostic_error;    ///< A StaleHandleError that is a ValueError as well.
  PyObject* location_hook;       ///< Makes a location of the traceback, or NULL.
  unsigned long class_version;   ///< Changes when a class is registered.
  size_t live_context_count;
  bool exiting;
} tnp_state;

extern tnp_state tnp;

/// Makes `type`'s heap type and adds it to the module under its last name; false with an error.
bool tnp_add_type(PyType_Spec* spec, PyTypeObject* base, PyTypeObject** out_type);

// Each file's share of the module; false with an error.
bool tnp_init_errors(void);
bool tnp_init_context(void);
bool tnp_init_scope(void);
bool tnp_init_location(void);
bool tnp_init_uniqued(void);
bool tnp_init_operation(void);
bool tnp_init_region(void);
bool tnp_init_block(void);
bool tnp_init_value(void);
bool tnp_init_lists(void);
bool tnp_init_iterators(void);
bool tnp_init_attribute_map(void);
bool tnp_init_insertion_point(void);
bool tnp_init_symbol_table(void);
bool tnp_init_diagnostics(void);
bool tnp_init_elements(void);
bool tnp_init_elements_buffer(void);

// Functions that ir.py builds its classes of; each ends with an empty entry.
extern PyMethodDef tnp_attribute_functions[];
extern PyMethodDef tnp_type_functions[];
extern PyMethodDef tnp_elements_functions[];
extern PyMethodDef tnp_affine_functions[];
extern PyMethodDef tnp_affine_map_functions[];
extern PyMethodDef tnp_location_functions[];
extern PyMethodDef tnp_question_functions[];

//===-- Arguments ---------------------------------------------------------------------------===//

#define TNP_ARGUMENTS_MAX 16

typedef struct tnp_signature {
  const char* function;
  int required;
  int positional;  ///< How many may be given by position.
  const char* names[TNP_ARGUMENTS_MAX];
  PyObject* interned[TNP_ARGUMENTS_MAX];  ///< The names as Python has them, once they were given.
} tnp_signature;

/// Sorts arguments into `out`, in the order of the names; those not given are NULL. False with a
/// TypeError.
bool tnp_arguments(tnp_signature* signature, PyObject* const* arguments, Py_ssize_t count,
                   PyObject* keywords, PyObject** out);
/// The same for __new__ and __init__.
bool tnp_init_arguments(tnp_signature* signature, PyObject* arguments, PyObject* keywords,
                        PyObject** out);

static inline bool tnp_given(PyObject* argument) { return argument != NULL && argument != Py_None; }

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

/// `argument` if it is a Context, the current one if it is None or NULL. Borrowed; NULL with an
/// error.
tnp_context* tnp_context_of(PyObject* argument);
/// The wrapper of a library context; every context has one while Python can reach it. Borrowed.
tnp_context* tnp_context_alive(tnp_context* context);
/// The scope that new handles of `context` belong to on this thread.
tn_scope* tnp_scope_current(tnp_context* context);
/// Lets go of what reclaimed wrappers held. Called after the library ran.
static inline void tnp_settle(tnp_context* context) {
  if (context->graveyard != NULL) Py_CLEAR(context->graveyard);
}
/// The class of the OpView of ops of this name. Borrowed; NULL with an error.
PyTypeObject* tnp_op_class(tnp_context* context, tn_op op);
/// The name of the op. New reference; NULL with an error.
PyObject* tnp_op_name(tnp_context* context, tn_op op);

typedef enum tnp_frame_kind {
  TNP_FRAME_CONTEXT,
  TNP_FRAME_LOCATION,
  TNP_FRAME_INSERTION_POINT,
  TNP_FRAME_SCOPE
} tnp_frame_kind;

/// What is current on this thread; all borrowed, NULL for nothing.
typedef struct tnp_frame {
  PyObject* object;  ///< What was entered; held.
  tnp_context* context;
  tnp_insertion_point* insertion_point;
  tnp_location* location;
  tnp_scope* scope;
  tnp_frame_kind kind;
} tnp_frame;

/// The innermost frame, or NULL.
tnp_frame* tnp_stack_top(void);
/// The innermost scope entered for `context`, or NULL.
tnp_scope* tnp_stack_scope(const tnp_context* context);
PyObject* tnp_stack_enter(tnp_frame_kind kind, PyObject* object);
PyObject* tnp_stack_exit(tnp_frame_kind kind, PyObject* object);

//===-- Errors ------------------------------------------------------------------------------===//

/// What a failure that is none of staleness or memory becomes.
typedef enum tnp_error_kind { TNP_VALUE_ERROR, TNP_MLIR_ERROR, TNP_RUNTIME_ERROR } tnp_error_kind;

static inline void tnp_capture_begin(tnp_context* context, tnp_capture* capture) {
  capture->diagnostics = NULL;
  capture->outer = context->capture;
  context->capture = capture;
}
static inline void tnp_capture_drop(tnp_context* context, tnp_capture* capture) {
  context->capture = capture->outer;
  Py_CLEAR(capture->diagnostics);
}
/// Ends the capture and settles; when `status` is an error raises it and returns false. `message`
/// (may be NULL) is what an MLIRError says first.
bool tnp_capture_end(tnp_context* context, tnp_capture* capture, tn_status status,
                     tnp_error_kind kind, const char* message);
/// Raises `status` in the words of the capture, which is ended.
void tnp_raise(tnp_context* context, tnp_capture* capture, tn_status status, tnp_error_kind kind,
               const char* message);
/// Raises StaleHandleError (or TypeError for one that was never initialised).
void tnp_raise_stale(tnp_entity* entity);
/// A tuple (severity, location, message, notes).
PyObject* tnp_diagnostic_tuple(tnp_context* context, const tn_diagnostic* diagnostic);
/// The library's handler of every context; `context` is a tnp_context.
bool tnp_diagnostic_handle(const tn_diagnostic* diagnostic, void* context);
/// Asks the handlers that Python attached, the newest first; true when one dealt with it.
bool tnp_diagnostic_dispatch(tnp_context* context, const tn_diagnostic* diagnostic);
/// The context of these handlers goes: they are detached.
void tnp_handlers_orphan(PyObject* handlers);

//===-- Entities ----------------------------------------------------------------------------===//

/// False, with an error, unless the entity is alive.
static inline bool tnp_live(tnp_entity* entity) {
  tn_status status = TN_NULL_HANDLE;
  if (entity->context != NULL) {
    switch (entity->kind) {
      case TNP_OP:
        status = tn_op_check(entity->handle.op);
        break;
      case TNP_BLOCK:
        status = tn_block_check(entity->handle.block);
        break;
      case TNP_REGION:
        status = tn_region_check(entity->handle.region);
        break;
      default:
        status = tn_value_check(entity->handle.value);
        break;
    }
  }
  if (status == TN_OK) return true;
  tnp_raise_stale(entity);
  return false;
}

static inline bool tnp_is(PyObject* object, PyTypeObject* type) {
  return object != NULL && PyObject_TypeCheck(object, type);
}
/// Raises a TypeError that names `object`'s type and what was expected; returns NULL.
PyObject* tnp_wrong_type(PyObject* object, const char* expected);

/// `object` as an op that is alive; NULL with an error. Borrowed.
tnp_entity* tnp_op_argument(PyObject* object);
tnp_entity* tnp_block_argument_of(PyObject* object);
tnp_entity* tnp_region_argument(PyObject* object);
/// A value, or the only result of an op. Borrowed or new: `*out_value` is the handle.
bool tnp_value_argument(PyObject* object, tnp_context** out_context, tn_value* out_value);

// The wrapper of an entity, in the current scope; None for null. New references.
PyObject* tnp_wrap_op(tnp_context* context, tn_op op, tnp_role role);
/// The same in the scope that `op` names.
PyObject* tnp_wrap_op_in(tnp_context* context, tn_op op, tnp_role role);
PyObject* tnp_wrap_block(tnp_context* context, tn_block block);
PyObject* tnp_wrap_region(tnp_context* context, tn_region region);
PyObject* tnp_wrap_value(tnp_context* context, tn_value value);

/// Wraps a detached op that Python alone owns: it lives as long as Python holds something in its
/// tree.
PyObject* tnp_adopt_op(tnp_context* context, tn_op op, tnp_role role);
/// The op of `entity` stands in a block now; before, the root of its tree was `root_before`.
void tnp_op_placed(tnp_entity* entity, tn_op root_before);
/// The op of `entity`, which is detached now, becomes a root that its holders keep.
bool tnp_op_uprooted(tnp_entity* entity);
/// Something moved from one tree to another: what keeps trees alive is looked at again.
void tnp_trees_changed(tnp_context* context);
/// Makes `self`, fresh and uninitialised, the view of `op`.
bool tnp_op_bind(tnp_entity* self, tnp_context* context, tn_op op, tnp_role role);
/// Makes `alias`, fresh, another wrapper of what `from` shows, freed when it is dropped.
void tnp_entity_start_alias(tnp_entity* alias, const tnp_entity* from);
/// Gives the wrapper's place in the library up: a refetch makes another.
void tnp_entity_detach(tnp_entity* entity);

/// A wrapper of the class, all fields empty; NULL with an error.
tnp_entity* tnp_entity_allocate(PyTypeObject* type);

// Type slots that every entity shares.
void tnp_entity_dealloc(PyObject* self);
int tnp_entity_traverse(PyObject* self, visitproc visit, void* arg);
int tnp_entity_clear(PyObject* self);
PyObject* tnp_entity_richcompare(PyObject* self, PyObject* other, int operation);
Py_hash_t tnp_entity_hash(PyObject* self);
int tnp_entity_setattro(PyObject* self, PyObject* name, PyObject* value);
PyObject* tnp_entity_repr(PyObject* self);
PyObject* tnp_entity_context(PyObject* self, void* closure);
PyObject* tnp_entity_capsule(PyObject* self, void* name);
/// The object that a capsule made by tnp_entity_capsule holds; NULL with an error. New reference.
PyObject* tnp_capsule_object(PyObject* capsule, const char* name, PyTypeObject* type);
PyObject* tnp_entity_move(PyObject* self, PyObject* unused);
extern PyMemberDef tnp_entity_members[];
extern PyGetSetDef tnp_entity_dict[];

//===-- Uniqued things ----------------------------------------------------------------------===//

PyObject* tnp_wrap_type(tnp_context* context, tn_type type);
PyObject* tnp_wrap_attribute(tnp_context* context, tn_attribute attribute);
PyObject* tnp_wrap_affine(tnp_context* context, tn_affine_expr expr);
PyObject* tnp_wrap_location(tnp_context* context, tn_location location);
/// Frees the table; no wrapper in it is held any more.
void tnp_table_destroy(tnp_table* table);

static inline tn_type tnp_type_of(PyObject* object) {
  return (tn_type){((tnp_uniqued*)object)->storage};
}
static inline tn_attribute tnp_attribute_of(PyObject* object) {
  return (tn_attribute){((tnp_uniqued*)object)->storage};
}
static inline tn_affine_expr tnp_affine_of(PyObject* object) {
  return (tn_affine_expr){((tnp_uniqued*)object)->storage};
}
// An argument of a kind, checked to be initialised; false with an error.
bool tnp_type_argument(PyObject* object, const char* what, tn_type* out_type);
bool tnp_attribute_argument(PyObject* object, const char* what, tn_attribute* out_attribute);
bool tnp_affine_argument(PyObject* object, tn_affine_expr* out_expr);
/// `object` if it is a Location, the current one if it is None or NULL. Borrowed; NULL with an error.
tnp_location* tnp_location_of(PyObject* object);

/// An array of handles made of a Python sequence. `data` is NULL when there are none.
typedef struct tnp_array {
  void* data;
  size_t count;
} tnp_array;

/// Fills one element from `item`; false with an error.
typedef bool (*tnp_convert_fn)(PyObject* item, void* out_element);
/// Converts each item of `sequence` (None and NULL are empty); false with an error.
bool tnp_array_make(PyObject* sequence, size_t element_size, tnp_convert_fn convert,
                    tnp_array* out_array);
void tnp_array_free(tnp_array* array);
bool tnp_convert_type(PyObject* item, void* out_type);
bool tnp_convert_attribute(PyObject* item, void* out_attribute);
bool tnp_convert_affine(PyObject* item, void* out_expr);
bool tnp_convert_value(PyObject* item, void* out_value);
bool tnp_convert_block(PyObject* item, void* out_block);
bool tnp_convert_location(PyObject* item, void* out_location);
bool tnp_convert_int64(PyObject* item, void* out_integer);
bool tnp_convert_bool(PyObject* item, void* out_bool);

/// Prints with one of the library's print functions of uniqued things.
PyObject* tnp_print_type(tnp_context* context, tn_type type);
PyObject* tnp_print_attribute(tnp_context* context, tn_attribute attribute);
PyObject* tnp_print_location(tnp_context* context, tn_location location);

//===-- Lists and the like ------------------------------------------------------------------===//

PyObject* tnp_list_make(PyTypeObject* type, tnp_entity* owner);
PyObject* tnp_operation_iterator_make(tnp_entity* block);
PyObject* tnp_block_iterator_make(tnp_entity* region);
PyObject* tnp_use_iterator_make(tnp_entity* value);
PyObject* tnp_attribute_map_make(tnp_entity* op);
PyObject* tnp_op_operand_make(tnp_context* context, tn_use use);
PyObject* tnp_named_attribute_make(tnp_context* context, tn_string_view name,
                                   tn_attribute attribute);

/// Where an op made with `ip=` goes: an InsertionPoint, None for the current one if there is any,
/// False for nowhere. False with an error.
bool tnp_insertion_of(PyObject* argument, tnp_context* context, tn_insertion* out_insertion,
                      bool* out_detached);
/// The wrapper of an op that was just made at `insertion`.
PyObject* tnp_made_op(tnp_context* context, tn_op op, bool is_detached, tnp_role role);
bool tnp_insert_op(tnp_insertion_point* point, tnp_entity* op);

// Methods of operations that live in files of their own.
PyObject* tnp_op_create(PyObject* unused, PyObject* const* arguments, Py_ssize_t count,
                        PyObject* keywords);
PyObject* tnp_op_walk(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                      PyObject* keywords);
PyObject* tnp_op_get_asm(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                         PyObject* keywords);
PyObject* tnp_op_print_method(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                              PyObject* keywords);
PyObject* tnp_op_str(PyObject* self);
PyObject* tnp_block_str(PyObject* self);
/// The text of an op, printed with `options`.
PyObject* tnp_op_text(tnp_entity* op, const tn_print_options* options, bool binary);
bool tnp_init_op_view(void);
bool tnp_init_module_op(void);

#endif  // TENURE_SRC_PYTHON_TENURE_PY_H
