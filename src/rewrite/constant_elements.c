// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Single elements of constants, including complex ones, and constants built from them. A complex
// element is an array of two numbers.

#include "rewrite/constant.h"

/// Returns the type and the count of the numbers in an element.
static tn_type part_of(tn_type element, uint32_t* out_count) {
  const bool is_complex = tn_type__is(element, TN_TYPE_COMPLEX);
  *out_count = is_complex ? 2 : 1;
  return is_complex ? tn_type_element_type(element) : element;
}

static bool open_parts(tn_attribute attribute, tn_numbers* out_numbers) {
  if (tn_attribute_kind_of(attribute) != TN_ATTRIBUTE_DENSE_ELEMENTS) return false;
  (void)tn_numbers__open(attribute, out_numbers);
  uint32_t parts = 0;
  const tn_type part = part_of(out_numbers->element_type, &parts);
  out_numbers->is_float = tn_type__is(part, TN_TYPE_FLOAT);
  out_numbers->width = out_numbers->is_float ? tn_type_bit_width(part) : tn_type__int_width(part);
  // One-bit parts are not packed.
  return out_numbers->width != 0 && (parts == 1 || out_numbers->width > 1);
}

/// Builds an element of this type from the bits of its parts.
static tn_attribute make_element(tn_rewriter* rewriter, tn_type element, const tn_wide* bits) {
  uint32_t parts = 0;
  const tn_type part = part_of(element, &parts);
  tn_attribute made[2];
  tn_attribute both = {NULL};
  for (uint32_t i = 0; i < parts; ++i) {
    made[i] = tn_const__make_bits(rewriter, part, bits[i]);
    if (made[i].storage == NULL) return both;
  }
  if (parts == 1) return made[0];
  (void)tn_rewriter__ok(rewriter, tn_array_attribute_get(rewriter->context, made, 2, &both));
  return both;
}

static tn_attribute dense_element(tn_rewriter* rewriter, tn_attribute dense, uint64_t index) {
  tn_numbers numbers;
  if (!open_parts(dense, &numbers)) return (tn_attribute){NULL};
  uint32_t parts = 0;
  (void)part_of(numbers.element_type, &parts);
  if (numbers.is_splat) index = 0;
  // The two parts of a complex splat differ.
  if (parts == 2) numbers.is_splat = false;
  const tn_wide bits[2] = {tn_numbers__at(&numbers, index * parts),
                           parts == 1 ? 0 : tn_numbers__at(&numbers, index * parts + 1)};
  return make_element(rewriter, numbers.element_type, bits);
}

/// Returns the element of a sparse constant at the index: the first value listed for it, or zero.
static tn_attribute sparse_element(tn_rewriter* rewriter, tn_attribute sparse, uint64_t index) {
  static const tn_wide zero[2] = {0, 0};
  const tn_type type = tn_attribute_type(sparse);
  const uint64_t rank = tn_shaped_type_rank(type);
  tn_numbers places;
  if (rank == 0 || !tn_numbers__open(tn_sparse_elements_attribute_indices(sparse), &places)) {
    return (tn_attribute){NULL};
  }
  for (uint64_t i = 0; i < places.count / rank; ++i) {
    uint64_t place = 0;
    for (uint64_t k = 0; k < rank; ++k) {
      place = place * (uint64_t)tn_shaped_type_dims(type)[k] +
              (uint64_t)tn_numbers__at(&places, i * rank + k);
    }
    if (place == index) {
      return dense_element(rewriter, tn_sparse_elements_attribute_values(sparse), i);
    }
  }
  return make_element(rewriter, tn_type_element_type(type), zero);
}

tn_attribute tn_const__element(tn_rewriter* rewriter, tn_attribute elements, uint64_t index) {
  return tn_attribute_kind_of(elements) == TN_ATTRIBUTE_SPARSE_ELEMENTS
             ? sparse_element(rewriter, elements, index)
             : dense_element(rewriter, elements, index);
}

bool tn_const__is_splat(tn_attribute attribute) {
  return tn_attribute_kind_of(attribute) == TN_ATTRIBUTE_DENSE_ELEMENTS &&
         tn_dense_elements_attribute_is_splat(attribute);
}

tn_attribute tn_const__reshaped(tn_rewriter* rewriter, tn_attribute dense, tn_type type) {
  size_t size = 0;
  tn_attribute made = {NULL};
  const void* bytes = tn_dense_elements_attribute_data(dense, &size);
  if (!tn_shaped_type_has_static_shape(type) || rewriter->status != TN_OK) return made;
  (void)tn_rewriter__ok(rewriter, tn_dense_elements_attribute_get(type, bytes, size, &made));
  return made;
}

/// Opens part `index` of elements that are numbers or arrays of numbers.
static bool part_at(const tn_attribute* elements, uint64_t index, uint32_t parts,
                    tn_numbers* out_numbers) {
  tn_attribute element = elements[index / parts];
  if (parts == 2) element = tn_array_attribute_element(element, (size_t)(index % parts));
  return element.storage != NULL && tn_numbers__open(element, out_numbers) &&
         out_numbers->width <= TN_INT_WIDTH_MAX && (parts == 1 || out_numbers->width > 1);
}

tn_attribute tn_const__make_elements(tn_rewriter* rewriter, tn_type type,
                                     const tn_attribute* elements) {
  const tn_allocator* allocator = &rewriter->context->allocator;
  uint32_t parts = 0;
  (void)part_of(tn_type_element_type(type), &parts);
  const uint64_t count = (uint64_t)tn_shaped_type_element_count(type) * parts;
  tn_numbers numbers;
  tn_attribute made = {NULL};
  for (uint64_t i = 0; i < count; ++i) {
    if (!part_at(elements, i, parts, &numbers)) return made;
  }
  if (count == 0) return made;
  const size_t size =
      numbers.width == 1 ? (size_t)(count + 7) / 8 : (size_t)count * ((numbers.width + 7) / 8);
  unsigned char* bytes = tn_allocate_zeroed(allocator, size);
  if (bytes == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return made;
  }
  for (uint64_t i = 0; i < count && part_at(elements, i, parts, &numbers); ++i) {
    tn_numbers__put(bytes, i, numbers.width, tn_numbers__at(&numbers, 0));
  }
  (void)tn_rewriter__ok(rewriter, tn_dense_elements_attribute_get(type, bytes, size, &made));
  tn_deallocate(allocator, bytes, size);
  return made;
}
