// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The declarations that adapters.c, adapter_device.c, adapter_builder.c and adapter_ops.c share.

#ifndef TENURE_SRC_PYTHON_ADAPTERS_H
#define TENURE_SRC_PYTHON_ADAPTERS_H

#include "tenure_py.h"

/// The wrapper of an object: it owns one reference while Python holds it.
typedef struct tnp_object {
  PyObject_HEAD PyObject* weak_references;
  void* object;
} tnp_object;

/// `object` as an adapter, borrowed; NULL with a TypeError.
tn_adapter* tnp_adapter_argument(PyObject* object);

/// A blob that holds `value` by its buffer, which is C-contiguous; false with an error. The caller
/// gets one reference of the blob; `*out_view` lives as long as the blob.
bool tnp_lend_buffer(PyObject* value, tn_blob** out_blob, const Py_buffer** out_view);

/// A tn_progress_fn whose data is a callable, given the bytes done and all bytes.
tn_status tnp_report_progress(void* callable, uint64_t done, uint64_t total);

/// The library's table of functions for a DeviceAllocator; false with an error. It is held until
/// tnp_device_drop, and by the adapters that use it.
bool tnp_device_make(PyObject* allocator, tn_device_allocator* out_device);
void tnp_device_drop(const tn_device_allocator* device);

// Their shares of the module.
bool tnp_init_adapters(void);
bool tnp_init_adapter_builder(void);
extern PyMethodDef tnp_adapter_functions[];
extern PyMethodDef tnp_adapter_device_functions[];
extern PyMethodDef tnp_adapter_builder_functions[];
extern PyMethodDef tnp_adapter_op_functions[];
extern PyMethodDef tnp_artifact_functions[];
extern PyMethodDef tnp_op_columns_functions[];

#endif  // TENURE_SRC_PYTHON_ADAPTERS_H
