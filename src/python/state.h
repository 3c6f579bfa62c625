// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types and objects that the module makes once, and each file's share of making them.

#ifndef TENURE_SRC_PYTHON_STATE_H
#define TENURE_SRC_PYTHON_STATE_H

#include "wrappers.h"

/// Whether the build looks for uses of freed memory, so that none is kept for the next object.
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define TNP_WATCHES_MEMORY 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)
#define TNP_WATCHES_MEMORY 1
#endif
#ifndef TNP_WATCHES_MEMORY
#define TNP_WATCHES_MEMORY 0
#endif

typedef struct tnp_frame tnp_frame;

/// The innermost frame of a thread, as it was when the interpreter gave the thread this number.
typedef struct tnp_stack {
  tnp_frame* top;  ///< Borrowed.
  uint64_t thread;
  uint64_t version;
} tnp_stack;

typedef struct tnp_state {
  PyObject* module;
  PyTypeObject *context, *scope, *operation_base, *operation, *op_view, *module_op, *region, *block,
      *value, *op_result, *block_argument, *op_operand, *location, *insertion_point, *symbol_table,
      *type, *attribute, *named_attribute, *affine_expr, *attribute_map, *diagnostic,
      *diagnostic_handler, *adapter, *tensor, *builder;
  PyTypeObject* frame;
  PyTypeObject *operand_list, *op_operands, *result_list, *successor_list, *region_list,
      *block_list, *operation_list, *argument_list, *block_successors, *block_predecessors;
  PyTypeObject *operation_iterator, *block_iterator, *region_iterator, *use_iterator;
  PyObject *stale_error, *mlir_error;
  PyObject* callback_error;  ///< (exception of a callback) -> what the call raises.
  PyObject* severities;      ///< The members of DiagnosticSeverity by number.
  PyObject *walk_advance, *walk_interrupt, *walk_skip, *walk_post_order;
  PyObject* find_op_class;       ///< (operation name) -> class; set by ir.py.
  PyObject* type_classes;        ///< Kind -> class, a list.
  PyObject* attribute_classes;   ///< Kind -> class, a list.
  PyObject* affine_classes;      ///< Kind -> class, a list.
  PyObject* location_classes;    ///< Kind -> class, a list.
  PyObject* value_caster;        ///< Called with a new value if casters are registered, or NULL.
  PyObject* opaque_type_caster;  ///< As value_caster, for types.
  PyObject* dialect_classes;    ///< Classes of dialects' types and attributes: "#dialect.mnemonic".
  PyObject* attribute_name;     ///< (name, attribute) -> what iterating over attributes gives.
  PyObject* diagnostic_error;   ///< A StaleHandleError that is a ValueError as well.
  PyObject* location_hook;      ///< Makes a location of the traceback, or NULL.
  PyObject* stack_variable;     ///< The context variable with the innermost frame (stack.c).
  tnp_stack stack;              ///< The last value of the variable.
  unsigned long class_version;  ///< Changes when a class is registered.
  size_t live_context_count;
  tnp_wrapper_memory wrapper_memory;
  tnp_list* spare_list;  ///< Bytes of a freed list, or NULL.
  bool exiting;
} tnp_state;

/// Hidden, as `tnp_runs` is: most functions read it.
extern tnp_state tnp __attribute__((visibility("hidden")));

/// Calls a registered function with `owned_object` and takes its reference. Returns the result;
/// NULL with an error. The function may register another one.
PyObject* tnp_cast(PyObject* caster, PyObject* owned_object);

/// Makes `type`'s heap type and adds it to the module under its last name; false with an error.
bool tnp_add_type(PyType_Spec* spec, PyTypeObject* base, PyTypeObject** out_type);

// Each file's share of the module; false with an error.
bool tnp_init_wrapper_memory(void);
bool tnp_init_errors(void);
bool tnp_init_stack(void);
bool tnp_init_context(void);
bool tnp_init_scope(void);
bool tnp_init_location(void);
bool tnp_init_traceback_locations(void);
bool tnp_init_equations(void);
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
bool tnp_init_pass_manager(void);
bool tnp_init_rewrite(void);
bool tnp_init_analysis(void);

// Functions that ir.py builds its classes of; each ends with an empty entry.
extern PyMethodDef tnp_attribute_functions[];
extern PyMethodDef tnp_type_functions[];
extern PyMethodDef tnp_elements_functions[];
extern PyMethodDef tnp_affine_functions[];
extern PyMethodDef tnp_affine_map_functions[];
extern PyMethodDef tnp_location_functions[];
extern PyMethodDef tnp_question_functions[];

#endif  // TENURE_SRC_PYTHON_STATE_H
