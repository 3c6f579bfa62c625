// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elements of dense attributes: their bytes, and attributes for single elements.

#include "mlir_c/elements.h"

#include "ir/elements.h"
#include "ir/float_format.h"

#define WORDS_SPACE 4u

bool tn_mc__element_is(tn_type element_type, tn_mc_number number, size_t size) {
  const tn_type_kind kind = tn_type_kind_of(element_type);
  const uint32_t width = tn_type_bit_width(element_type);
  if (number == TN_MC_BOOL) return kind == TN_TYPE_INTEGER && width == 1;
  if (width != 8 * size) return false;
  if (number == TN_MC_FLOAT) return kind == TN_TYPE_FLOAT;
  if (kind == TN_TYPE_INDEX) return true;
  if (kind != TN_TYPE_INTEGER) return false;
  const tn_signedness signedness = tn_integer_type_signedness(element_type);
  return signedness == TN_SIGNLESS || (signedness == TN_SIGNED) == (number == TN_MC_SIGNED);
}

size_t tn_mc__element_size(tn_type element_type) {
  return (size_t)(tn_dense__element_bits(element_type) + 7) / 8;
}

//===-- Bytes to attributes -------------------------------------------------------------------===//

/// Returns a number of the type from its bytes; for i1, from one byte.
static tn_status number_from(tn_type type, const unsigned char* bytes, tn_attribute* out) {
  const size_t size = tn_mc__element_size(type);
  const size_t count = (size + 7) / 8;
  uint64_t space[WORDS_SPACE] = {0};
  tn_context* context = tn_type_context(type);
  const bool is_float = tn_type__is(type, TN_TYPE_FLOAT);
  uint64_t* words = space;
  if (count > WORDS_SPACE) words = tn_allocate(&context->allocator, count * sizeof *words);
  if (words == NULL) return tn_context__out_of_memory(context);
  words[count - 1] = 0;
  memcpy(words, bytes, size);
  const tn_status status = is_float ? tn_float_attribute_from_bits(type, words, out)
                                    : tn_integer_attribute_from_words(type, words, count, out);
  if (words != space) tn_deallocate(&context->allocator, words, count * sizeof *words);
  return status;
}

/// Complex elements are arrays of two.
static tn_status complex_from(tn_type type, const unsigned char* bytes, tn_attribute* out) {
  const tn_type part = tn_type_element_type(type);
  tn_attribute parts[2];
  const size_t size = tn_mc__element_size(type) / 2;
  unsigned char single[2] = {bytes[0], bytes[size]};
  // Parts of one bit take a byte each.
  const bool is_bit = tn_type_bit_width(part) == 1;
  TN_TRY(number_from(part, is_bit ? &single[0] : bytes, &parts[0]));
  TN_TRY(number_from(part, is_bit ? &single[1] : bytes + size, &parts[1]));
  return tn_array_attribute_get(tn_type_context(type), parts, 2, out);
}

static tn_attribute string_element(tn_attribute elements, size_t index) {
  const tn_type type = tn_type_element_type(tn_attribute_type(elements));
  tn_attribute made;
  (void)!tn_typed_string_attribute_get(
      type, tn_dense_string_elements_attribute_element(elements, index), &made);
  return made;
}

tn_attribute tn_mc__dense_element(tn_attribute elements, size_t index) {
  if (tn_attribute__is(elements, TN_ATTRIBUTE_DENSE_STRING_ELEMENTS)) {
    return string_element(elements, index);
  }
  size_t byte_size;
  const unsigned char* bytes = tn_dense_elements_attribute_data(elements, &byte_size);
  const tn_type type = tn_type_element_type(tn_attribute_type(elements));
  const bool is_splat = tn_dense_elements_attribute_is_splat(elements);
  tn_attribute made = {NULL};
  if (tn_dense__element_bits(type) == 1) {
    const int bits = is_splat ? bytes[0] : bytes[index / 8] >> index % 8;
    const unsigned char bit = (unsigned char)(bits & 1);
    (void)!number_from(type, &bit, &made);
    return made;
  }
  if (!is_splat) bytes += index * tn_mc__element_size(type);
  (void)!(tn_type__is(type, TN_TYPE_COMPLEX) ? complex_from(type, bytes, &made)
                                             : number_from(type, bytes, &made));
  return made;
}

//===-- Attributes to bytes -------------------------------------------------------------------===//

/// Copies `size` bytes of words and clears the bits from `width` on.
static void put_words(const uint64_t* words, size_t size, uint32_t width, unsigned char* out) {
  memcpy(out, words, size);
  if (width % 8 != 0) out[size - 1] &= (unsigned char)((1u << width % 8) - 1u);
}

static bool put_number(tn_type type, tn_attribute number, unsigned char* out) {
  if (!tn_type_equal(tn_attribute_type(number), type)) return false;
  const size_t size = (tn_type_bit_width(type) + 7) / 8;
  if (tn_attribute__is(number, TN_ATTRIBUTE_FLOAT)) {
    uint64_t words[2];
    tn_float_attribute_bits(number, words);
    put_words(words, size, tn_type_bit_width(type), out);
    return true;
  }
  size_t count;
  const uint64_t* words = tn_integer_attribute_words(number, &count);
  if (count == 0) return false;
  put_words(words, size, tn_type_bit_width(type), out);
  return true;
}

bool tn_mc__element_bytes(tn_type element_type, tn_attribute element, unsigned char* out) {
  if (!tn_type__is(element_type, TN_TYPE_COMPLEX)) return put_number(element_type, element, out);
  const tn_type part = tn_type_element_type(element_type);
  return tn_array_attribute_count(element) == 2 &&
         put_number(part, tn_array_attribute_element(element, 0), out) &&
         put_number(part, tn_array_attribute_element(element, 1),
                    out + tn_mc__element_size(element_type) / 2);
}
