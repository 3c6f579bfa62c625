// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lists, iterators and maps of entities, and methods that live in files of their own.

#ifndef TENURE_SRC_PYTHON_MEMBERS_H
#define TENURE_SRC_PYTHON_MEMBERS_H

#include "call.h"

PyObject* tnp_list_make(tnp_list_kind kind, tnp_entity* owner);
/// A property whose `closure` is the kind.
PyObject* tnp_entity_list(PyObject* self, void* closure);
PyObject* tnp_operation_iterator_make(tnp_entity* block);
PyObject* tnp_region_iterator_make(tnp_entity* op);
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
/// An InsertionPoint there; a ValueError for nowhere.
PyObject* tnp_insertion_point_make(tnp_context* context, tn_insertion insertion);
bool tnp_insert_op(tnp_insertion_point* point, tnp_entity* op);

/// The wrapper of a result of the op; NULL, without an error, if there is none or the op is stale.
PyObject* tnp_result_if_there(tnp_entity* op, uint32_t number);
/// The first result of an op that is known to have only one; NULL also if the call would wait for
/// another thread.
PyObject* tnp_only_result(tnp_entity* op);

// Functions of the module.
PyObject* tnp_inlining(PyObject* module, PyObject* keeping);
PyObject* tnp_lower_equations(PyObject* unused, PyObject* const* arguments, Py_ssize_t count);
PyObject* tnp_view_init(PyObject* unused, PyObject* const* arguments, Py_ssize_t count);
PyObject* tnp_op_infer_types(PyObject* unused, PyObject* const* arguments, Py_ssize_t count);

PyObject* tnp_own_members(PyObject* unused, PyObject* object);

// Methods of operations that live in files of their own.
PyObject* tnp_op_create(PyObject* unused, PyObject* const* arguments, Py_ssize_t count,
                        PyObject* keywords);
PyObject* tnp_op_is_equivalent(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                               PyObject* keywords);
PyObject* tnp_op_structural_hash(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                                 PyObject* keywords);
PyObject* tnp_op_walk(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                      PyObject* keywords);
PyObject* tnp_op_get_asm(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                         PyObject* keywords);
PyObject* tnp_op_print_method(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                              PyObject* keywords);
PyObject* tnp_op_write_bytecode(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                                PyObject* keywords);
/// The newest version's bytes of the op.
PyObject* tnp_op_bytecode(PyObject* self, PyObject* unused);
/// tn_bytecode_read. With `options->lazy`, what holds the bytes of `source` stays as long as any
/// body is unread.
tn_status tnp_read_bytecode(tnp_context* context, PyObject* source, tn_string_view bytes,
                            tn_bytecode_read_options* options, tn_op* out_op);
PyObject* tnp_op_str(PyObject* self);
PyObject* tnp_block_str(PyObject* self);
/// Returns whether the op and its nested ops are valid, without diagnostics.
bool tnp_op_is_valid(tnp_context* context, tn_op op);
/// The text of an op, printed with `options`.
PyObject* tnp_op_text(tnp_entity* op, const tn_print_options* options, bool binary);
bool tnp_init_op_view(void);
bool tnp_init_module_op(void);

#endif  // TENURE_SRC_PYTHON_MEMBERS_H
