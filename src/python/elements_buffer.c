// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The buffer protocol of dense elements: numpy and memoryview read them where they are.
//
// The buffer is read-only. A splat has strides of 0. Elements of i1 are packed to bits in the
// attribute, so they are expanded to a byte each; all other types are exported without a copy.
// Element types that have no format of the module struct have no buffer; complex numbers have
// numpy's Zf and Zd.

#include <string.h>

#include "tenure_py.h"

/// Arrays that belong to one Py_buffer (its `internal`), and are freed with it.
typedef struct buffer_extra {
  Py_ssize_t* shape;
  Py_ssize_t* strides;
  unsigned char* copy;
} buffer_extra;

//===-- Formats -----------------------------------------------------------------------------===//

typedef struct element_format {
  const char* format;
  Py_ssize_t size;
} element_format;

static element_format integer_format(tn_type type) {
  const bool is_unsigned = tn_integer_type_signedness(type) == TN_UNSIGNED;
  switch (tn_type_bit_width(type)) {
    case 1:
      return (element_format){"?", 1};
    case 8:
      return (element_format){is_unsigned ? "B" : "b", 1};
    case 16:
      return (element_format){is_unsigned ? "H" : "h", 2};
    case 32:
      return (element_format){is_unsigned ? "I" : "i", 4};
    case 64:
      return (element_format){is_unsigned ? "Q" : "q", 8};
    default:
      return (element_format){NULL, 0};
  }
}

static element_format format_of(tn_type type) {
  switch (tn_type_kind_of(type)) {
    case TN_TYPE_INDEX:
      return (element_format){"q", 8};
    case TN_TYPE_INTEGER:
      return integer_format(type);
    case TN_TYPE_FLOAT:
      switch (tn_float_type_kind(type)) {
        case TN_FLOAT_F16:
          return (element_format){"e", 2};
        case TN_FLOAT_F32:
          return (element_format){"f", 4};
        case TN_FLOAT_F64:
          return (element_format){"d", 8};
        default:
          return (element_format){NULL, 0};
      }
    case TN_TYPE_COMPLEX: {
      const element_format part = format_of(tn_type_element_type(type));
      if (part.format != NULL && part.format[0] == 'f') return (element_format){"Zf", 8};
      if (part.format != NULL && part.format[0] == 'd') return (element_format){"Zd", 16};
      return (element_format){NULL, 0};
    }
    default:
      return (element_format){NULL, 0};
  }
}

//===-- Views -------------------------------------------------------------------------------===//

static void free_extra(buffer_extra* parts) {
  if (parts == NULL) return;
  PyMem_Free(parts->shape);
  PyMem_Free(parts->strides);
  PyMem_Free(parts->copy);
  PyMem_Free(parts);
}

/// Shape and strides of the elements; NULL with an error.
static buffer_extra* make_extra(tn_type type, Py_ssize_t item_size, bool is_splat) {
  const size_t rank = tn_shaped_type_rank(type);
  const int64_t* dims = tn_shaped_type_dims(type);
  buffer_extra* parts = PyMem_Calloc(1, sizeof *parts);
  if (parts != NULL) {
    parts->shape = PyMem_Calloc(rank + 1, sizeof *parts->shape);
    parts->strides = PyMem_Calloc(rank + 1, sizeof *parts->strides);
  }
  if (parts == NULL || parts->shape == NULL || parts->strides == NULL) {
    free_extra(parts);
    PyErr_NoMemory();
    return NULL;
  }
  Py_ssize_t stride = item_size;
  for (size_t i = rank; i > 0; --i) {
    parts->shape[i - 1] = (Py_ssize_t)dims[i - 1];
    parts->strides[i - 1] = is_splat ? 0 : stride;
    stride *= (Py_ssize_t)dims[i - 1];
  }
  return parts;
}

/// The bits of i1 elements, one in a byte.
static bool unpack(buffer_extra* parts, const unsigned char* bits, size_t count, bool is_splat) {
  const size_t kept = is_splat ? 1 : count;
  parts->copy = PyMem_Malloc(kept + 1);
  if (parts->copy == NULL) {
    PyErr_NoMemory();
    return false;
  }
  for (size_t i = 0; i < kept; ++i) parts->copy[i] = (unsigned char)(bits[i / 8] >> (i % 8) & 1);
  return true;
}

static int raise_buffer_error(PyObject* self, const char* why) {
  PyErr_Format(PyExc_BufferError, "%s: %R", why, self);
  return -1;
}

/// Whether the request has no strides, or requires contiguous elements.
static bool wants_contiguous(int flags) {
  const int contiguous =
      (PyBUF_C_CONTIGUOUS | PyBUF_F_CONTIGUOUS | PyBUF_ANY_CONTIGUOUS) & ~PyBUF_STRIDES;
  return (flags & PyBUF_STRIDES) != PyBUF_STRIDES || (flags & contiguous) != 0;
}

static int get_buffer(PyObject* self, Py_buffer* view, int flags) {
  view->obj = NULL;
  tn_attribute attribute;
  if (!tnp_attribute_argument(self, "elements", &attribute)) return -1;
  if (tn_attribute_kind_of(attribute) != TN_ATTRIBUTE_DENSE_ELEMENTS) {
    return raise_buffer_error(self, "only dense elements support the buffer protocol");
  }
  if (flags & PyBUF_WRITABLE) return raise_buffer_error(self, "attributes are read-only");
  const tn_type type = tn_attribute_type(attribute);
  const element_format format = format_of(tn_type_element_type(type));
  if (format.format == NULL)
    return raise_buffer_error(self, "unsupported data type for conversion to a buffer");
  const bool is_splat = tn_dense_elements_attribute_is_splat(attribute);
  const int64_t count = tn_shaped_type_element_count(type);
  if (is_splat && count > 1 && wants_contiguous(flags)) {
    return raise_buffer_error(
        self, "a splat, which stores one element, cannot be exported as plain bytes");
  }
  if (count > PY_SSIZE_T_MAX / format.size) {
    return raise_buffer_error(self, "the splat is too large for a buffer");
  }
  size_t size = 0;
  const void* data = tn_dense_elements_attribute_data(attribute, &size);
  buffer_extra* parts = make_extra(type, format.size, is_splat);
  if (parts == NULL) return -1;
  if (format.format[0] == '?' && !unpack(parts, data, (size_t)count, is_splat)) {
    free_extra(parts);
    return -1;
  }
  view->buf = parts->copy != NULL ? parts->copy : (void*)(uintptr_t)data;
  view->len = (Py_ssize_t)count * format.size;
  view->itemsize = format.size;
  view->readonly = 1;
  view->ndim = (int)tn_shaped_type_rank(type);
  view->format = (flags & PyBUF_FORMAT) ? (char*)(uintptr_t)format.format : NULL;
  view->shape = (flags & PyBUF_ND) ? parts->shape : NULL;
  view->strides = (flags & PyBUF_STRIDES) == PyBUF_STRIDES ? parts->strides : NULL;
  view->suboffsets = NULL;
  view->internal = parts;
  view->obj = Py_NewRef(self);
  return tnp_buffer_give(view, flags);
}

static void release_buffer(PyObject* self, Py_buffer* view) {
  (void)self;
  free_extra(view->internal);
}

//===-- The type ----------------------------------------------------------------------------===//

static PyType_Slot slots[] = {
    {Py_bf_getbuffer, get_buffer}, {Py_bf_releasebuffer, release_buffer}, {0, NULL}};

static PyType_Spec spec = {"tenure.ir._BufferAttribute", sizeof(tnp_uniqued), 0,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};

static PyTypeObject* buffer_type;

bool tnp_init_elements_buffer(void) { return tnp_add_type(&spec, tnp.attribute, &buffer_type); }
