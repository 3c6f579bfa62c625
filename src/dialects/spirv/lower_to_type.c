// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Type conversion of lowerings to spirv: scalars of the target, or 32-bit ones instead; vectors of
// the target; arrays for tensors; and pointers to arrays for memrefs.

#include <stdio.h>

#include "dialects/spirv/lower_to.h"
#include "dialects/spirv/spirv.h"
#include "ir/definition.h"
#include "ir/float_format.h"
#include "ir/strides.h"

typedef tn_lowering_run run_t;

static const tn_type no_type = {NULL};

static bool meets(run_t* run, tn_type type, const char* storage) {
  const tn_spirv_target target = tn_spirv_to__target(run);
  tn_text_buffer needs = tn_text_buffer_make(&run->rewriter->context->allocator);
  tn_spirv_target__type_needs(&target, type, storage, &needs);
  const bool met = tn_spirv_target__meets(&target, tn_text_buffer_view(&needs));
  if (needs.failed)
    tn_rewriter__fail(run->rewriter, tn_context__out_of_memory(run->rewriter->context));
  tn_text_buffer_free(&needs);
  return met;
}

static tn_type int_type(run_t* run, uint32_t width, tn_type like) {
  tn_type type = no_type;
  tn_rewriter__fail(run->rewriter, tn_integer_type_get(run->rewriter->context, width,
                                                       tn_integer_type_signedness(like), &type));
  return type;
}

static tn_type index_type(run_t* run) {
  const bool is_wide = (run->chosen & TN_SPIRV_WIDE_INDEX) != 0;
  return tn_rewriter__int_type(run->rewriter, is_wide ? 64 : 32);
}

/// Converts a scalar to one that the target supports in the storage class, or to a 32-bit one.
static tn_type number_type(run_t* run, tn_type type, const char* storage) {
  const bool emulates = tn_rewriter__flag(run->rewriter, "emulate-lt-32-bit-scalar-types");
  if (tn_type__is(type, TN_TYPE_FLOAT)) {
    const uint32_t width = tn_float_format__of(tn_float_type_kind(type))->bit_width;
    if (width == 8 && tn_rewriter__flag(run->rewriter, "emulate-unsupported-float-types")) {
      return tn_rewriter__int_type(run->rewriter, 8);
    }
  } else if (!tn_type__is(type, TN_TYPE_INTEGER)) {
    return no_type;
  }
  if (tn_spirv_target__is_type(type)) {
    if (meets(run, type, storage)) return type;
    if (!emulates) return no_type;
    if (tn_type__is(type, TN_TYPE_INTEGER)) {
      return tn_integer_type_width(type) > 32 ? no_type : int_type(run, 32, type);
    }
    tn_type narrow = no_type;
    if (tn_float_type_kind(type) == TN_FLOAT_F64) return no_type;
    tn_rewriter__fail(run->rewriter,
                      tn_float_type_get(run->rewriter->context, TN_FLOAT_F32, &narrow));
    return narrow;
  }
  // Integers of less than a byte are packed.
  const uint32_t width = tn_type__is(type, TN_TYPE_INTEGER) ? tn_integer_type_width(type) : 0;
  return width == 2 || width == 4 ? int_type(run, 32, type) : no_type;
}

/// Converts an element of a vector or tensor; floats of eight bits are converted like integers.
static tn_type element_type(run_t* run, tn_type type, const char* storage) {
  const tn_type number = number_type(run, type, storage);
  const bool is_emulated = tn_type__is(type, TN_TYPE_FLOAT) && tn_type__is(number, TN_TYPE_INTEGER);
  return is_emulated ? number_type(run, number, storage) : number;
}

static tn_type vector_type(run_t* run, tn_type type, const char* storage) {
  const size_t rank = tn_shaped_type_rank(type);
  const tn_type element = tn_type__element(type);
  const int64_t count = tn_shaped_type_element_count(type);
  const tn_type number = element_type(run, element, storage);
  if (number.storage == NULL || (rank <= 1 && count == 1)) return number;
  for (size_t i = 0; i < rank; ++i) {
    if (tn_vector_type_is_scalable(type, i)) return no_type;
  }
  const tn_type vector = tn_type__with_element(run->rewriter, type, number);
  const bool is_packed = !tn_spirv_target__is_type(element) && !tn_type__is(element, TN_TYPE_FLOAT);
  if (is_packed) return count > 4 ? no_type : vector;
  return tn_spirv_target__is_type(vector) ? vector : no_type;
}

//===-- Memory --------------------------------------------------------------------------------===//

int64_t tn_spirv_to__byte_count(tn_type type) {
  const tn_type element = tn_type__element(type);
  const int64_t count = tn_type__is(type, TN_TYPE_VECTOR) ? tn_shaped_type_element_count(type) : 1;
  if (tn_type__is(element, TN_TYPE_FLOAT)) {
    return count * tn_float_format__of(tn_float_type_kind(element))->bit_width / 8;
  }
  return count * tn_type__int_width(element) / 8;
}

/// Creates the pointer type of `count` elements: -1 for an unknown number, -2 for a single element.
static tn_type pointer_type(run_t* run, tn_type element, int64_t count, int64_t stride,
                            tn_string_view storage) {
  static const char* const laid_out[] = {"PhysicalStorageBuffer", "PushConstant", "StorageBuffer",
                                         "Uniform"};
  const bool is_kernel = tn_spirv_to__can(run, "Kernel");
  tn_rewriter* rewriter = run->rewriter;
  tn_type made = element;
  bool has_layout = false;
  for (size_t i = 0; i < 4; ++i) {
    has_layout = has_layout || tn_string_view_equal(storage, tn_string_view_from(laid_out[i]));
  }
  if (count >= 0 || !is_kernel) {
    made = tn_rewriter__ok(rewriter, tn_spirv__get_array(rewriter->context, count, made,
                                                         has_layout ? (uint32_t)stride : 0, &made))
               ? made
               : no_type;
  }
  if (!is_kernel && made.storage != NULL) {
    tn_rewriter__fail(rewriter, tn_spirv__get_struct(rewriter->context, &(tn_type){made.storage}, 1,
                                                     has_layout ? &(int64_t){0} : NULL, &made));
  }
  if (made.storage == NULL) return made;
  tn_rewriter__fail(rewriter, tn_spirv__get_pointer(rewriter->context, made, storage, &made));
  return made;
}

/// Returns the size of a memref in bytes; -1 if it is unknown.
static int64_t memref_size(tn_type type, int64_t element_size) {
  tn_strides strides;
  if (!tn_memref__strides(type, &strides)) return -1;
  if (strides.rank == 0) return element_size;
  if (!tn_shaped_type_has_static_shape(type) || strides.offset == TN_DYNAMIC) return -1;
  int64_t most = -1;
  for (uint32_t i = 0; i < strides.rank; ++i) {
    if (strides.steps[i] == TN_DYNAMIC) return -1;
    const int64_t size = tn_shaped_type_dims(type)[i] * strides.steps[i];
    if (size > most) most = size;
  }
  return (strides.offset + most) * element_size;
}

static tn_type memref_type_in(run_t* run, tn_type type, const char* storage) {
  const tn_string_view storage_view = tn_string_view_from(storage);
  const tn_type element = tn_type__element(type);
  const uint32_t width = tn_type__is(element, TN_TYPE_INTEGER) ? tn_integer_type_width(element) : 8;
  const bool is_static = tn_shaped_type_has_static_shape(type);
  tn_type inner = element;
  int64_t bytes = -1;
  if (width < 8) {
    const char* option = tn_rewriter__option(run->rewriter, "bool-num-bits");
    if (width == 1 && *option != '\0' && strcmp(option, "8") != 0) return no_type;
    inner = width == 1 ? number_type(run, int_type(run, 8, tn_rewriter__int_type(run->rewriter, 8)),
                                     storage)
                       : number_type(run, element, storage);
    const int64_t bits = width == 1 ? 8 : width;
    if (is_static) bytes = (tn_shaped_type_element_count(type) * bits + 7) / 8;
  } else if (tn_type__is(element, TN_TYPE_COMPLEX)) {
    const int64_t two = 2;
    const tn_type part = number_type(run, tn_type_element_type(element), storage);
    if (part.storage == NULL) return part;
    // A converted scalar would have another size.
    if (!tn_type_equal(part, tn_type_element_type(element))) return no_type;
    tn_rewriter__fail(run->rewriter, tn_vector_type_get(part, &two, NULL, 1, &inner));
    if (is_static) bytes = memref_size(type, tn_spirv_to__byte_count(inner));
  } else {
    const tn_type whole = tn_type__is(element, TN_TYPE_INDEX) ? index_type(run) : element;
    inner = tn_type__is(whole, TN_TYPE_VECTOR) ? vector_type(run, whole, storage)
                                               : number_type(run, whole, storage);
    if (is_static) bytes = memref_size(type, tn_spirv_to__byte_count(whole));
  }
  if (inner.storage == NULL) return inner;
  const int64_t size = tn_spirv_to__byte_count(inner);
  if (size == 0) return no_type;
  if (!is_static) return pointer_type(run, inner, -1, size, storage_view);
  if (tn_shaped_type_element_count(type) == 0 || bytes < 0) return no_type;
  return pointer_type(run, inner, (bytes + size - 1) / size, size, storage_view);
}

static tn_type memref_type(run_t* run, tn_type type) {
  char storage[40];
  const tn_attribute space = tn_memref_type_memory_space(type);
  if (!tn_opaque__is_called(space.storage, "spirv", "storage_class")) return no_type;
  const tn_string_view word = tn_enum_attribute__text(space, "spirv", "storage_class");
  (void)snprintf(storage, sizeof storage, "%.*s", (int)word.size, word.data);
  return memref_type_in(run, type, storage);
}

/// Converts a tensor to a flat array.
static tn_type tensor_type(run_t* run, tn_type type) {
  tn_type element = tn_type__element(type);
  tn_type array = no_type;
  if (tn_type__is(element, TN_TYPE_INDEX)) element = index_type(run);
  if (tn_spirv_to__byte_count(element) == 0) return no_type;
  element = element_type(run, element, "");
  if (element.storage == NULL) return array;
  tn_rewriter__fail(run->rewriter,
                    tn_spirv__get_array(run->rewriter->context, tn_shaped_type_element_count(type),
                                        element, 0, &array));
  return array;
}

tn_type tn_spirv_to__type(tn_conversion* c, tn_type type) {
  run_t* run = c->data;
  switch (tn_type_kind_of(type)) {
    case TN_TYPE_INDEX:
      return index_type(run);
    case TN_TYPE_COMPLEX: {
      const int64_t two = 2;
      tn_type vector = no_type;
      const tn_type part = number_type(run, tn_type_element_type(type), "");
      if (part.storage != NULL) {
        tn_rewriter__fail(run->rewriter, tn_vector_type_get(part, &two, NULL, 1, &vector));
      }
      return vector;
    }
    case TN_TYPE_VECTOR: {
      const tn_type index = index_type(run);
      const bool is_index = tn_type__is(tn_type__element(type), TN_TYPE_INDEX);
      return vector_type(run, is_index ? tn_type__with_element(run->rewriter, type, index) : type,
                         "");
    }
    case TN_TYPE_TENSOR:
      return tn_shaped_type_has_static_shape(type) && tn_shaped_type_element_count(type) > 0 &&
                     tn_shaped_type_element_count(type) <= UINT32_MAX
                 ? tensor_type(run, type)
                 : no_type;
    case TN_TYPE_MEMREF:
      return memref_type(run, type);
    case TN_TYPE_DIALECT:
      return tn_spirv_target__is_type(type) ? type : no_type;
    default:
      return number_type(run, type, "");
  }
}
