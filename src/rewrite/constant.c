// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constant attributes and arithmetic on them.

#include "rewrite/constant.h"

#include <math.h>

#include "base/number_int.h"
#include "ir/elements.h"
#include "ir/float_format.h"
#include "ir/op_interface.h"
#include "ir/services.h"
#include "ir/type_check.h"
#include "schema/schema.h"

//===-- Known values --------------------------------------------------------------------------===//

/// Returns the attribute name of a constant's value: its only attribute, or `value` if there are
/// several; NULL for none.
static const char* value_key(const tn_context* context, const tn_op_definition* definition) {
  const tn_op_schema* schema = definition == NULL ? NULL : tn_op_schema__of(definition);
  if (schema == NULL || schema->attribute_count > 1) return "value";
  if (schema->attribute_count == 0) return NULL;
  return tn_identifier__text(context, schema->attributes[0].identifier).data;
}

/// Returns whether `key` is the op's only property, so that it suffices to recreate the op.
static bool has_only(const tn_context* context, tn_ref op, const char* key) {
  const tn_shape_payload* shape = tn_op_cell__shape(context, tn_op__at(context, op));
  for (uint32_t i = 0; i < shape->key_count && (shape->keys[i] & TN_UREF_FLAG) != 0; ++i) {
    const tn_string_view name = tn_identifier__text(context, shape->keys[i]);
    if (!tn_string_view_equal(name, tn_string_view_from(key))) return false;
  }
  return true;
}

/// Returns the value of a constant-like op with no property or several properties.
static TN_COLD tn_attribute unusual_value(const tn_context* context, tn_ref op,
                                          const tn_op_definition* definition) {
  tn_attribute value = {NULL};
  const tn_op_cell* cell = tn_op__at(context, op);
  if (tn_op_cell__result_count(cell) != 1 || tn_op_cell__operand_count(context, cell) != 0)
    return value;
  const char* key = value_key(context, definition);
  if (key != NULL) {
    return has_only(context, op, key) ? tn_op__attribute(context, op, key) : value;
  }
  // A constant without a value is recreated from its name alone.
  if (tn_unit_attribute_get((tn_context*)(uintptr_t)context, &value) != TN_OK) value.storage = NULL;
  return value;
}

tn_attribute tn_const__of_op(const tn_context* context, tn_ref op) {
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_op_definition* definition = tn_op_definition__of(context, cell);
  if (definition == NULL || (definition->traits & TN_OP_TRAIT_CONSTANT) == 0) {
    return (tn_attribute){NULL};
  }
  // Fast path: most constants have one property and no other attributes.
  const tn_shape_payload* shape = tn_op_cell__shape(context, cell);
  if (TN_LIKELY(shape->key_count != 0 && (shape->keys[0] & TN_UREF_FLAG) != 0 &&
                (shape->key_count == 1 || (shape->keys[1] & TN_UREF_FLAG) == 0))) {
    return tn_attribute__from(context, tn_op_cell__attributes(context, cell)[0]);
  }
  return unusual_value(context, op, definition);
}

tn_attribute tn_const__at_other_type(tn_attribute value, tn_type type) {
  const tn_attribute none = {NULL};
  if (tn_attribute__is(value, TN_ATTRIBUTE_UNIT)) return none;
  const tn_type of = tn_attribute_type(value);
  if (of.storage == NULL || tn_type__is_of_dialect(type)) return value;
  const uint32_t width = tn_type_is_shaped(of) ? 0 : tn_type__int_width(of);
  return width != 0 && !tn_type_is_shaped(type) && width == tn_type__int_width(type) ? value : none;
}

tn_attribute tn_const__of(const tn_context* context, tn_ref value) {
  const tn_ref op = tn_value__defining_op(context, value);
  tn_attribute constant = {NULL};
  if (op != 0) constant = tn_const__of_op(context, op);
  if (constant.storage == NULL) return constant;
  return tn_const__at_type(constant, tn_value__type(context, value));
}

/// Returns the dialect that defines the kind of the attribute; NULL if there is none.
static const tn_dialect_entry* owner_of(tn_attribute attribute) {
  if (!tn_attribute__is_of_dialect(attribute)) return NULL;
  return tn_dialect_entry__find(tn_storage_context(attribute.storage),
                                tn_opaque_attribute_dialect(attribute));
}

bool tn_const__is_poison(tn_attribute attribute) {
  const tn_dialect_entry* dialect = owner_of(attribute);
  return dialect != NULL && dialect->is_poison != NULL && dialect->is_poison(attribute);
}

bool tn_const__int(tn_attribute attribute, tn_int* out_int) {
  tn_numbers numbers;
  if (!tn_numbers__open(attribute, &numbers) || numbers.is_float ||
      !(numbers.is_scalar || numbers.is_splat) || numbers.width > TN_INT_WIDTH_MAX) {
    return false;
  }
  *out_int = (tn_int){tn_numbers__at(&numbers, 0), numbers.width};
  return true;
}

bool tn_const__int_of(const tn_context* context, tn_ref value, tn_int* out_int) {
  return tn_const__int(tn_const__of(context, value), out_int);
}

/// Returns word `index` of an integer, or of a splat's integer; bits above the width are 0.
static uint64_t word_of(const tn_numbers* self, size_t index) {
  const unsigned above =
      index == tn_number__words(self->width) - 1 ? (64 - self->width % 64) % 64 : 0;
  uint64_t word = 0;
  if (self->is_scalar) {
    size_t count = 0;
    const uint64_t* words = tn_integer_attribute_words(self->attribute, &count);
    if (index < count) word = words[index];
  } else {
    const size_t size = ((size_t)self->width + 7) / 8 - index * 8;
    memcpy(&word, self->bytes + index * 8, size < 8 ? size : 8);
  }
  return word << above >> above;
}

/// Opens an integer wider than 128 bits, or a splat of one.
static bool open_words(tn_attribute attribute, tn_numbers* out_numbers) {
  return tn_numbers__open(attribute, out_numbers) && !out_numbers->is_float &&
         (out_numbers->is_scalar || out_numbers->is_splat) && out_numbers->width > TN_INT_WIDTH_MAX;
}

bool tn_const__is_int(tn_attribute attribute, tn_wide value) {
  tn_int number;
  tn_numbers numbers;
  if (tn_const__int(attribute, &number)) return number.bits == value;
  if (!open_words(attribute, &numbers)) return false;
  for (size_t i = 0; i < tn_number__words(numbers.width); ++i) {
    const uint64_t word = i < 2 ? (uint64_t)(value >> (64 * i)) : 0;
    if (word_of(&numbers, i) != word) return false;
  }
  return true;
}

bool tn_const__matches(tn_attribute attribute, tn_const_pattern pattern) {
  const bool is_ones = pattern == TN_CONST_ONES || pattern == TN_CONST_MOST_SIGNED;
  const bool flips_top = pattern == TN_CONST_LEAST_SIGNED || pattern == TN_CONST_MOST_SIGNED;
  tn_int number;
  tn_numbers numbers;
  if (tn_const__int(attribute, &number)) {
    const tn_wide all = is_ones ? tn_int__mask(number.width) : 0;
    return number.bits == (flips_top ? all ^ tn_int__least(number.width) : all);
  }
  if (!open_words(attribute, &numbers)) return false;
  const size_t last = tn_number__words(numbers.width) - 1;
  for (size_t i = 0; i <= last; ++i) {
    const unsigned above = i == last ? (64 - numbers.width % 64) % 64 : 0;
    uint64_t word = is_ones ? ~UINT64_C(0) >> above : 0;
    if (flips_top && i == last) word ^= UINT64_C(1) << (63 - above);
    if (word_of(&numbers, i) != word) return false;
  }
  return true;
}

bool tn_const__int64(tn_attribute attribute, int64_t* out_value) {
  tn_int number;
  if (tn_attribute_kind_of(attribute) != TN_ATTRIBUTE_INTEGER ||
      !tn_const__int(attribute, &number) || number.width > 64) {
    return false;
  }
  *out_value = (int64_t)tn_int__signed(number);
  return true;
}

bool tn_const__int64_of(const tn_context* context, tn_ref value, int64_t* out_value) {
  return tn_const__int64(tn_const__of(context, value), out_value);
}

static tn_real real_at(const tn_numbers* self, uint64_t index) {
  const tn_wide bits = tn_numbers__at(self, index);
  const uint64_t words[2] = {(uint64_t)bits, (uint64_t)(bits >> 64)};
  return tn_real__unpack(tn_float_type_kind(self->element_type), words);
}

/// Opens a float, or a splat of one.
static bool open_float(tn_attribute attribute, tn_numbers* out_numbers) {
  return tn_numbers__open(attribute, out_numbers) && out_numbers->is_float &&
         (out_numbers->is_scalar || out_numbers->is_splat);
}

bool tn_const__real(tn_attribute attribute, tn_real* out_real) {
  tn_numbers numbers;
  if (!open_float(attribute, &numbers)) return false;
  *out_real = real_at(&numbers, 0);
  return true;
}

static bool is_int_or_index(tn_type type) {
  const tn_type_kind kind = tn_type_kind_of(type);
  return kind == TN_TYPE_INTEGER || kind == TN_TYPE_INDEX;
}

uint32_t tn_type__int_width(tn_type type) {
  const tn_type element = tn_type__element(type);
  switch (tn_type_kind_of(element)) {
    case TN_TYPE_INDEX:
      return 64;
    case TN_TYPE_INTEGER:
      return tn_integer_type_width(element);
    default:
      return 0;
  }
}

tn_type tn_type__with_element(tn_rewriter* rewriter, tn_type shaped, tn_type element) {
  tn_type made = {NULL};
  const size_t rank = tn_shaped_type_has_rank(shaped) ? tn_shaped_type_rank(shaped) : 0;
  const int64_t* dims = tn_shaped_type_dims(shaped);
  tn_status status = TN_OK;
  if (tn_type__is(shaped, TN_TYPE_VECTOR)) {
    status = tn_vector_type__with_element(shaped, element, &made);
  } else if (tn_type__is(shaped, TN_TYPE_UNRANKED_TENSOR)) {
    status = tn_unranked_tensor_type_get(element, &made);
  } else {
    const tn_attribute encoding = tn_tensor_type_encoding(shaped);
    status =
        tn_tensor_type_get(element, dims, rank, encoding.storage == NULL ? NULL : &encoding, &made);
  }
  (void)tn_rewriter__ok(rewriter, status);
  return made;
}

//===-- Reading numbers -----------------------------------------------------------------------===//

bool tn_numbers__open(tn_attribute attribute, tn_numbers* out_numbers) {
  tn_numbers* self = out_numbers;
  memset(self, 0, sizeof *self);
  self->attribute = attribute;
  const tn_attribute_kind kind = tn_attribute_kind_of(attribute);
  if (kind == TN_ATTRIBUTE_INTEGER || kind == TN_ATTRIBUTE_FLOAT) {
    self->element_type = tn_attribute_type(attribute);
    self->count = 1;
    self->is_scalar = true;
  } else if (kind == TN_ATTRIBUTE_DENSE_ELEMENTS) {
    const tn_type type = tn_attribute_type(attribute);
    size_t byte_size = 0;
    self->element_type = tn_type_element_type(type);
    self->count = (uint64_t)tn_shaped_type_element_count(type);
    self->is_splat = tn_dense_elements_attribute_is_splat(attribute);
    self->bytes = tn_dense_elements_attribute_data(attribute, &byte_size);
  } else {
    return false;
  }
  self->is_float = tn_type__is(self->element_type, TN_TYPE_FLOAT);
  self->width = self->is_float ? tn_type_bit_width(self->element_type)
                               : tn_type__int_width(self->element_type);
  return self->width != 0 || tn_type__is(self->element_type, TN_TYPE_INTEGER);
}

tn_wide tn_numbers__at(const tn_numbers* self, uint64_t index) {
  if (self->is_scalar && self->is_float) {
    uint64_t words[2];
    tn_float_attribute_bits(self->attribute, words);
    return words[0] | (tn_wide)words[1] << 64;
  }
  if (self->is_scalar) {
    size_t word_count = 0;
    const uint64_t* words = tn_integer_attribute_words(self->attribute, &word_count);
    const tn_wide low = word_count == 0 ? 0 : words[0];
    const tn_wide bits = word_count > 1 ? low | (tn_wide)words[1] << 64 : low;
    return bits & tn_int__mask(self->width);
  }
  if (self->is_splat) index = 0;
  if (self->width == 1) {
    if (self->is_splat) return self->bytes[0] != 0;
    return ((uint32_t)self->bytes[index / 8] >> (index % 8)) & 1u;
  }
  const size_t size = (self->width + 7) / 8;
  tn_wide bits = 0;
  memcpy(&bits, self->bytes + index * size, size < sizeof bits ? size : sizeof bits);
  return bits & tn_int__mask(self->width);
}

//===-- Building attributes -------------------------------------------------------------------===//

static tn_attribute make_dense(tn_rewriter* rewriter, tn_type type, const void* bytes,
                               size_t size) {
  tn_attribute made = {NULL};
  (void)tn_rewriter__ok(rewriter, tn_dense_elements_attribute_get(type, bytes, size, &made));
  return made;
}

/// Builds a splat from one element in the storage format of dense elements: all bits of a byte are
/// set for a one-bit 1.
static tn_attribute make_splat(tn_rewriter* rewriter, tn_type type, tn_wide bits) {
  const tn_type element = tn_type_element_type(type);
  const bool is_float = tn_type__is(element, TN_TYPE_FLOAT);
  const uint32_t width = is_float ? tn_type_bit_width(element) : tn_type__int_width(element);
  if (width == 0 || width > 128 || !tn_shaped_type_has_static_shape(type)) {
    return (tn_attribute){NULL};
  }
  if (width == 1) bits = bits != 0 ? 0xff : 0;
  return make_dense(rewriter, type, &bits, (width + 7) / 8);
}

static tn_attribute make_scalar(tn_rewriter* rewriter, tn_type type, tn_wide bits) {
  tn_attribute made = {NULL};
  if (tn_type__is(type, TN_TYPE_FLOAT)) {
    const uint64_t words[2] = {(uint64_t)bits, (uint64_t)(bits >> 64)};
    (void)tn_rewriter__ok(rewriter, tn_float_attribute_from_bits(type, words, &made));
  } else if (is_int_or_index(type) && tn_type__int_width(type) <= 64) {
    const int64_t value = (int64_t)tn_int__extend(bits, tn_type__int_width(type));
    (void)tn_rewriter__ok(rewriter, tn_integer_attribute_get(type, value, &made));
  } else if (is_int_or_index(type) && tn_type__int_width(type) <= 128) {
    const tn_wide extended = (tn_wide)tn_int__extend(bits, tn_type__int_width(type));
    const uint64_t words[2] = {(uint64_t)extended, (uint64_t)(extended >> 64)};
    (void)tn_rewriter__ok(rewriter, tn_integer_attribute_from_words(type, words, 2, &made));
  }
  return made;
}

tn_attribute tn_const__make_bits(tn_rewriter* rewriter, tn_type type, tn_wide bits) {
  if (rewriter->status != TN_OK || type.storage == NULL) return (tn_attribute){NULL};
  return tn_type_is_shaped(type) ? make_splat(rewriter, type, bits)
                                 : make_scalar(rewriter, type, bits);
}

tn_attribute tn_const__make_words(tn_rewriter* rewriter, tn_type type, const uint64_t* words) {
  const uint32_t width = tn_type__int_width(type);
  tn_attribute made = {NULL};
  if (rewriter->status != TN_OK) return made;
  if (tn_type_is_shaped(type)) {
    return tn_shaped_type_has_static_shape(type)
               ? make_dense(rewriter, type, words, ((size_t)width + 7) / 8)
               : made;
  }
  (void)tn_rewriter__ok(
      rewriter, tn_integer_attribute_from_words(type, words, tn_number__words(width), &made));
  return made;
}

static tn_attribute make_small(tn_rewriter* rewriter, tn_type type, uint64_t value) {
  const size_t size = tn_number__words(tn_type__int_width(type)) * sizeof value;
  uint64_t* words = tn_allocate_zeroed(&rewriter->context->allocator, size);
  if (words == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return (tn_attribute){NULL};
  }
  words[0] = value;
  const tn_attribute made = tn_const__make_words(rewriter, type, words);
  tn_deallocate(&rewriter->context->allocator, words, size);
  return made;
}

tn_attribute tn_const__make_int(tn_rewriter* rewriter, tn_type type, tn_wide bits) {
  const uint32_t width = tn_type__int_width(type);
  if (width > TN_INT_WIDTH_MAX) {
    return bits >> 64 == 0 ? make_small(rewriter, type, (uint64_t)bits) : (tn_attribute){NULL};
  }
  return width == 0 ? (tn_attribute){NULL}
                    : tn_const__make_bits(rewriter, type, bits & tn_int__mask(width));
}

tn_type tn_rewriter__index_type(tn_rewriter* rewriter) {
  tn_type type = {NULL};
  (void)tn_rewriter__ok(rewriter, tn_index_type_get(rewriter->context, &type));
  return type;
}

tn_type tn_rewriter__int_type(tn_rewriter* rewriter, uint32_t width) {
  tn_type type = {NULL};
  (void)tn_rewriter__ok(rewriter,
                        tn_integer_type_get(rewriter->context, width, TN_SIGNLESS, &type));
  return type;
}

tn_attribute tn_const__make_bool(tn_rewriter* rewriter, bool value) {
  tn_attribute made = {NULL};
  (void)tn_rewriter__ok(rewriter, tn_bool_attribute_get(rewriter->context, value, &made));
  return made;
}

tn_attribute tn_const__make_type(tn_rewriter* rewriter, tn_type type) {
  tn_attribute made = {NULL};
  if (type.storage != NULL) (void)tn_rewriter__ok(rewriter, tn_type_attribute_get(type, &made));
  return made;
}

//===-- Element by element --------------------------------------------------------------------===//

typedef struct element_fold {
  tn_rewriter* rewriter;
  const tn_fold_functions* functions;
  void* data;
  tn_numbers operands[3];
  uint32_t count;
  tn_type element_type;
  uint32_t width;
  bool is_wide;  ///< An operand or result is wider than 128 bits: the words below are allocated.
  bool takes_doubles;
  tn_fold_words words;
  uint64_t* block;  ///< Memory for all words.
  size_t block_size;
} element_fold;

static double float_at(const tn_numbers* self, uint64_t index) {
  const uint64_t words[2] = {(uint64_t)tn_numbers__at(self, index), 0};
  return tn_float_format__decode(tn_float_type_kind(self->element_type), words);
}

static bool float_bits(tn_type type, double value, tn_wide* out_bits) {
  uint64_t words[2];
  if (!tn_float_format__encode(tn_float_type_kind(type), value, words)) return false;
  *out_bits = words[0];
  return true;
}

/// Returns false if a NaN occurs, too; then `reals` computes the element.
static bool compute_doubles(const element_fold* fold, uint64_t index, tn_wide* out_bits) {
  double operands[3];
  double result = 0;
  for (uint32_t i = 0; i < fold->count; ++i) {
    operands[i] = float_at(&fold->operands[i], index);
    if (isnan(operands[i]) && fold->functions->reals != NULL) return false;
  }
  if (!fold->functions->floats(fold->data, operands, &result)) return false;
  if (isnan(result) && fold->functions->reals != NULL) return false;
  return float_bits(fold->element_type, result, out_bits);
}

static bool compute_reals(const element_fold* fold, uint64_t index, tn_wide* out_bits) {
  tn_real operands[3];
  tn_real result;
  uint64_t words[2];
  for (uint32_t i = 0; i < fold->count; ++i) operands[i] = real_at(&fold->operands[i], index);
  if (!fold->functions->reals(fold->data, operands, &result)) return false;
  result.kind = tn_float_type_kind(fold->element_type);
  if (!tn_real__pack(&result, words)) return false;
  *out_bits = words[0] | (tn_wide)words[1] << 64;
  return true;
}

static bool compute_bits(const element_fold* fold, uint64_t index, tn_wide* out_bits) {
  if (fold->takes_doubles && compute_doubles(fold, index, out_bits)) return true;
  if (fold->functions->reals != NULL) return compute_reals(fold, index, out_bits);
  if (fold->functions->ints == NULL) return false;
  tn_int operands[3];
  for (uint32_t i = 0; i < fold->count; ++i) {
    operands[i] = (tn_int){tn_numbers__at(&fold->operands[i], index), fold->operands[i].width};
  }
  if (!fold->functions->ints(fold->data, operands, out_bits)) return false;
  *out_bits &= tn_int__mask(fold->width);
  return true;
}

/// Reads one integer as words.
static void read_words(const tn_numbers* self, uint64_t index, uint64_t* out_words) {
  if (self->width <= TN_INT_WIDTH_MAX) {
    const tn_wide bits = tn_numbers__at(self, index);
    out_words[0] = (uint64_t)bits;
    if (self->width > 64) out_words[1] = (uint64_t)(bits >> 64);
    return;
  }
  tn_numbers one = *self;
  if (!self->is_scalar && !self->is_splat) one.bytes += index * (((size_t)self->width + 7) / 8);
  for (size_t i = 0; i < tn_number__words(self->width); ++i) out_words[i] = word_of(&one, i);
}

static bool compute_words(const element_fold* fold, uint64_t index) {
  const tn_fold_words* words = &fold->words;
  uint64_t* operands = fold->block;
  for (uint32_t i = 0; i < fold->count; ++i) {
    read_words(&fold->operands[i], index, operands);
    operands += tn_number__words(fold->operands[i].width);
  }
  tn_number__set(words->result, 0, fold->width);
  if (!fold->functions->words(fold->data, words)) return false;
  tn_number__cut(words->result, fold->width);
  return true;
}

void tn_numbers__put(unsigned char* bytes, uint64_t index, uint32_t width, tn_wide bits) {
  const size_t each = (width + 7) / 8;
  if (width == 1) {
    bytes[index / 8] = (unsigned char)(bytes[index / 8] | (unsigned)(bits & 1u) << (index % 8));
  } else {
    memcpy(bytes + index * each, &bits, each);
  }
}

static bool compute_at(const element_fold* fold, uint64_t index, unsigned char* bytes) {
  const size_t each = ((size_t)fold->width + 7) / 8;
  tn_wide bits = 0;
  if (fold->width > TN_INT_WIDTH_MAX) {
    if (!compute_words(fold, index)) return false;
    memcpy(bytes + index * each, fold->words.result, each);
    return true;
  }
  if (!fold->is_wide) {
    if (!compute_bits(fold, index, &bits)) return false;
  } else {
    if (!compute_words(fold, index)) return false;
    memcpy(&bits, fold->words.result, each);
  }
  tn_numbers__put(bytes, index, fold->width, bits);
  return true;
}

static tn_attribute compute_all(const element_fold* fold, tn_type type) {
  const tn_allocator* allocator = &fold->rewriter->context->allocator;
  const uint64_t count = (uint64_t)tn_shaped_type_element_count(type);
  const size_t each = fold->width == 1 ? 1 : ((size_t)fold->width + 7) / 8;
  const size_t size = fold->width == 1 ? (size_t)((count + 7) / 8) : (size_t)count * each;
  tn_attribute made = {NULL};
  if (size == 0) return made;
  unsigned char* bytes = tn_allocate_zeroed(allocator, size);
  if (bytes == NULL) {
    tn_rewriter__fail(fold->rewriter, tn_context__out_of_memory(fold->rewriter->context));
    return made;
  }
  bool known = true;
  for (uint64_t i = 0; i < count && known; ++i) known = compute_at(fold, i, bytes);
  if (known) made = make_dense(fold->rewriter, type, bytes, size);
  tn_deallocate(allocator, bytes, size);
  return made;
}

/// Computes one result as a scalar or a splat.
static tn_attribute compute_one(const element_fold* fold, tn_type type) {
  tn_wide bits = 0;
  if (!fold->is_wide) {
    return compute_bits(fold, 0, &bits) ? tn_const__make_bits(fold->rewriter, type, bits)
                                        : (tn_attribute){NULL};
  }
  if (!compute_words(fold, 0)) return (tn_attribute){NULL};
  if (fold->width > TN_INT_WIDTH_MAX)
    return tn_const__make_words(fold->rewriter, type, fold->words.result);
  memcpy(&bits, fold->words.result, tn_number__words(fold->width) * sizeof(uint64_t));
  return tn_const__make_bits(fold->rewriter, type, bits);
}

/// Allocates words for operands, result and temporaries.
static bool open_block(element_fold* fold) {
  uint32_t widest = fold->width;
  size_t count = 0;
  for (uint32_t i = 0; i < fold->count; ++i) {
    const uint32_t width = fold->operands[i].width;
    if (width > widest) widest = width;
    count += tn_number__words(width);
  }
  const size_t number = tn_number__words(widest);
  fold->block_size =
      (count + 3 * number + tn_number__division_scratch(widest)) * sizeof *fold->block;
  fold->block = tn_allocate_zeroed(&fold->rewriter->context->allocator, fold->block_size);
  if (fold->block == NULL) {
    tn_rewriter__fail(fold->rewriter, tn_context__out_of_memory(fold->rewriter->context));
    return false;
  }
  uint64_t* at = fold->block;
  for (uint32_t i = 0; i < fold->count; ++i) {
    fold->words.operands[i] = at;
    fold->words.widths[i] = fold->operands[i].width;
    at += tn_number__words(fold->operands[i].width);
  }
  fold->words.result = at;
  fold->words.width = fold->width;
  fold->words.spare = at + number;
  fold->words.scratch = at + 2 * number;
  return true;
}

/// Returns whether the operands are known numbers with equal element counts.
static bool open_operands(element_fold* fold, const tn_attribute* operands, bool* out_all_same) {
  const bool is_float = fold->functions->floats != NULL || fold->functions->reals != NULL;
  for (uint32_t i = 0; i < fold->count; ++i) {
    tn_numbers* numbers = &fold->operands[i];
    if (!tn_numbers__open(operands[i], numbers) || (is_float && !numbers->is_float) ||
        numbers->is_scalar != fold->operands[0].is_scalar ||
        numbers->count != fold->operands[0].count) {
      return false;
    }
    *out_all_same = *out_all_same && (numbers->is_scalar || numbers->is_splat);
    fold->is_wide = fold->is_wide || numbers->width > TN_INT_WIDTH_MAX;
  }
  return true;
}

tn_attribute tn_fold__elements(tn_rewriter* rewriter, const tn_attribute* operands, uint32_t count,
                               tn_type type, const tn_fold_functions* functions, void* data) {
  element_fold fold = {.rewriter = rewriter, .functions = functions, .count = count, .data = data};
  tn_attribute made = {NULL};
  bool all_same = true;
  fold.element_type = tn_type__element(type);
  const bool is_float = tn_type__is(fold.element_type, TN_TYPE_FLOAT);
  fold.width = is_float ? tn_type_bit_width(fold.element_type) : tn_type__int_width(type);
  if (!open_operands(&fold, operands, &all_same)) return made;
  fold.is_wide = fold.is_wide || fold.width > TN_INT_WIDTH_MAX;
  fold.takes_doubles = functions->floats != NULL && (fold.width == 32 || fold.width == 64);
  const bool is_empty = fold.width == 0 && !tn_type__is(type, TN_TYPE_INTEGER);
  if (is_empty || fold.operands[0].is_scalar == tn_type_is_shaped(type) ||
      (tn_type_is_shaped(type) && !tn_shaped_type_has_static_shape(type)) ||
      (fold.is_wide && (functions->words == NULL || !open_block(&fold)))) {
    return made;
  }
  made = all_same ? compute_one(&fold, type) : compute_all(&fold, type);
  if (fold.is_wide) tn_deallocate(&rewriter->context->allocator, fold.block, fold.block_size);
  return made;
}

//===-- Ops -----------------------------------------------------------------------------------===//

tn_op_code tn_const__maker(const tn_context* context, tn_ref op) {
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  const tn_storage* name = NULL;
  if (definition != NULL && definition->code != TN_CODE_NONE) return definition->code;
  if (definition != NULL) name = definition->interface->constant;
  if (definition != NULL && (definition->traits & TN_OP_TRAIT_CONSTANT) != 0) {
    name = tn_op_cell__name(context, tn_op__at(context, op));
  }
  return name == NULL ? context->services->default_constant
                      : (tn_op_code)(TN_UREF_FLAG | name->self);
}

/// Builds a constant with the op called `name`.
static tn_ref named_constant(tn_rewriter* rewriter, const tn_storage* name, tn_attribute value,
                             tn_type type) {
  const char* key = value_key(rewriter->context, tn_op_definition__of_name(name));
  const tn_rewriter_attribute attribute = {key, value};
  const tn_ref op =
      tn_rewriter__create(rewriter, &(tn_rewriter_spec){.name = name,
                                                        .types = &type,
                                                        .result_count = 1,
                                                        .attributes = &attribute,
                                                        .attribute_count = key != NULL});
  return op == 0 ? 0 : tn_op__result(rewriter->context, op, 0);
}

tn_ref tn_rewriter__constant(tn_rewriter* rewriter, tn_op_code code, tn_attribute value,
                             tn_type type) {
  const tn_dialect_entry* dialect = owner_of(value);
  const tn_storage* name = tn_const__maker_name(rewriter->context, code);
  if (name != NULL && !tn_const__is_poison(value))
    return named_constant(rewriter, name, value, type);
  if (dialect == NULL || dialect->constant == NULL) {
    const tn_op_definition* definition = tn_rewriter__definition(rewriter, code);
    dialect = definition == NULL ? NULL : definition->dialect;
  }
  const tn_op_code made =
      dialect == NULL || dialect->constant == NULL ? TN_CODE_NONE : dialect->constant(value, type);
  const tn_string_view maker = tn_op_code__name(rewriter->context, made);
  if (maker.data == NULL || rewriter->status != TN_OK ||
      tn_op_code__is_replaced(rewriter->context, maker)) {
    return 0;
  }
  const char* key = value_key(rewriter->context, tn_rewriter__definition(rewriter, made));
  const tn_rewriter_attribute attribute = {key == NULL ? "value" : key, value};
  return tn_rewriter__make(rewriter, made, type, NULL, 0, &attribute, 1);
}
