// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constants as attributes, and what is reckoned with them.

#include "rewrite/constant.h"

#include "ir/op_interface.h"

#include "ir/elements.h"
#include "ir/float_format.h"
#include "ir/type_check.h"

//===-- What is known -------------------------------------------------------------------------===//

tn_attribute tn_const__of_op(const tn_context* context, tn_ref op) {
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  if (definition == NULL || (definition->traits & TN_OP_TRAIT_CONSTANT) == 0) {
    return (tn_attribute){NULL};
  }
  // Constants have one property and hardly anything else.
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_shape_payload* shape = tn_op__shape(context, cell);
  if (shape->key_count == 1) {
    return tn_attribute__from(context, tn_op__attributes(context, cell)[0]);
  }
  return tn_rw__attribute(context, op, "value");
}

tn_attribute tn_const__of(const tn_context* context, tn_ref value) {
  const tn_ref op = tn_rw__source(context, value);
  return op == 0 ? (tn_attribute){NULL} : tn_const__of_op(context, op);
}

bool tn_const__is_poison(tn_attribute attribute) {
  return tn_attribute_kind_of(attribute) == TN_ATTRIBUTE_OPAQUE &&
         tn_string_view_equal(tn_opaque_attribute_dialect(attribute), tn_string_view_from("ub")) &&
         tn_string_view_equal(tn_opaque_attribute_body(attribute), tn_string_view_from("poison"));
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

static double float_at(const tn_numbers* it, uint64_t index) {
  return tn_float__from_bits(it->element_type, tn_numbers__at(it, index));
}

bool tn_const__float(tn_attribute attribute, double* out_float) {
  tn_numbers numbers;
  if (!tn_numbers__open(attribute, &numbers) || !numbers.is_float ||
      !(numbers.is_scalar || numbers.is_splat) || numbers.width > 64) {
    return false;
  }
  *out_float = float_at(&numbers, 0);
  return true;
}

tn_type tn_type__element(tn_type type) {
  return tn_type_is_shaped(type) ? tn_type_element_type(type) : type;
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

tn_type tn_type__with_element(tn_rewriter* it, tn_type shaped, tn_type element) {
  tn_type made = {NULL};
  const size_t rank = tn_shaped_type_has_rank(shaped) ? tn_shaped_type_rank(shaped) : 0;
  const int64_t* dims = tn_shaped_type_dims(shaped);
  tn_status status = TN_OK;
  if (tn_type__is_kind(shaped, TN_TYPE_VECTOR)) {
    status = tn_vector_type__with_element(shaped, element, &made);
  } else if (tn_type__is_kind(shaped, TN_TYPE_UNRANKED_TENSOR)) {
    status = tn_unranked_tensor_type_get(element, &made);
  } else {
    const tn_attribute encoding = tn_tensor_type_encoding(shaped);
    status =
        tn_tensor_type_get(element, dims, rank, encoding.storage == NULL ? NULL : &encoding, &made);
  }
  (void)tn_rw__ok(it, status);
  return made;
}

//===-- Reading numbers -----------------------------------------------------------------------===//

bool tn_numbers__open(tn_attribute attribute, tn_numbers* out_numbers) {
  tn_numbers* it = out_numbers;
  memset(it, 0, sizeof *it);
  it->attribute = attribute;
  const tn_attribute_kind kind = tn_attribute_kind_of(attribute);
  if (kind == TN_ATTRIBUTE_INTEGER || kind == TN_ATTRIBUTE_FLOAT) {
    it->element_type = tn_attribute_type(attribute);
    it->count = 1;
    it->is_scalar = true;
  } else if (kind == TN_ATTRIBUTE_DENSE_ELEMENTS) {
    const tn_type type = tn_attribute_type(attribute);
    size_t byte_size = 0;
    it->element_type = tn_type_element_type(type);
    it->count = (uint64_t)tn_shaped_type_element_count(type);
    it->is_splat = tn_dense_elements_attribute_is_splat(attribute);
    it->bytes = tn_dense_elements_attribute_data(attribute, &byte_size);
  } else {
    return false;
  }
  it->is_float = tn_type__is_kind(it->element_type, TN_TYPE_FLOAT);
  it->width =
      it->is_float ? tn_type_bit_width(it->element_type) : tn_type__int_width(it->element_type);
  return it->width != 0 || tn_type__is_kind(it->element_type, TN_TYPE_INTEGER);
}

tn_wide tn_numbers__at(const tn_numbers* it, uint64_t index) {
  if (it->is_scalar && it->is_float) {
    uint64_t words[2];
    tn_float_attribute_bits(it->attribute, words);
    return words[0] | (tn_wide)words[1] << 64;
  }
  if (it->is_scalar) {
    size_t word_count = 0;
    const uint64_t* words = tn_integer_attribute_words(it->attribute, &word_count);
    const tn_wide low = word_count == 0 ? 0 : words[0];
    const tn_wide bits = word_count > 1 ? low | (tn_wide)words[1] << 64 : low;
    return bits & tn_int__mask(it->width);
  }
  if (it->is_splat) index = 0;
  if (it->width == 1) {
    if (it->is_splat) return it->bytes[0] != 0;
    return ((uint32_t)it->bytes[index / 8] >> (index % 8)) & 1u;
  }
  const size_t size = (it->width + 7) / 8;
  tn_wide bits = 0;
  memcpy(&bits, it->bytes + index * size, size < sizeof bits ? size : sizeof bits);
  return bits & tn_int__mask(it->width);
}

double tn_float__from_bits(tn_type type, tn_wide bits) {
  const uint64_t words[2] = {(uint64_t)bits, (uint64_t)(bits >> 64)};
  return tn_float_format__decode(tn_float_type_kind(type), words);
}

bool tn_float__to_bits(tn_type type, double value, tn_wide* out_bits) {
  uint64_t words[2] = {0, 0};
  if (!tn_float_format__encode(tn_float_type_kind(type), value, words)) return false;
  *out_bits = words[0] | (tn_wide)words[1] << 64;
  return true;
}

//===-- Making --------------------------------------------------------------------------------===//

static tn_attribute make_dense(tn_rewriter* it, tn_type type, const void* bytes, size_t size) {
  tn_attribute made = {NULL};
  (void)tn_rw__ok(it, tn_dense_elements_attribute_get(type, bytes, size, &made));
  return made;
}

/// One element, as dense elements keep it: bits of one byte for one-bit integers.
static tn_attribute make_splat(tn_rewriter* it, tn_type type, tn_wide bits) {
  const tn_type element = tn_type_element_type(type);
  const bool is_float = tn_type__is_kind(element, TN_TYPE_FLOAT);
  const uint32_t width = is_float ? tn_type_bit_width(element) : tn_type__int_width(element);
  if (width == 0 || width > 128 || !tn_shaped_type_has_static_shape(type)) {
    return (tn_attribute){NULL};
  }
  if (width == 1) bits = bits != 0 ? 0xff : 0;
  return make_dense(it, type, &bits, (width + 7) / 8);
}

static tn_attribute make_scalar(tn_rewriter* it, tn_type type, tn_wide bits) {
  tn_attribute made = {NULL};
  if (tn_type__is_kind(type, TN_TYPE_FLOAT)) {
    const uint64_t words[2] = {(uint64_t)bits, (uint64_t)(bits >> 64)};
    (void)tn_rw__ok(it, tn_float_attribute_from_bits(type, words, &made));
  } else if (is_int_or_index(type) && tn_type__int_width(type) <= 64) {
    const int64_t value = (int64_t)tn_int__extend(bits, tn_type__int_width(type));
    (void)tn_rw__ok(it, tn_integer_attribute_get(type, value, &made));
  } else if (is_int_or_index(type) && tn_type__int_width(type) <= 128) {
    const tn_wide extended = (tn_wide)tn_int__extend(bits, tn_type__int_width(type));
    const uint64_t words[2] = {(uint64_t)extended, (uint64_t)(extended >> 64)};
    (void)tn_rw__ok(it, tn_integer_attribute_from_words(type, words, 2, &made));
  }
  return made;
}

tn_attribute tn_const__make_bits(tn_rewriter* it, tn_type type, tn_wide bits) {
  if (it->status != TN_OK || type.storage == NULL) return (tn_attribute){NULL};
  return tn_type_is_shaped(type) ? make_splat(it, type, bits) : make_scalar(it, type, bits);
}

tn_attribute tn_const__make_int(tn_rewriter* it, tn_type type, tn_wide bits) {
  const uint32_t width = tn_type__int_width(type);
  return width == 0 ? (tn_attribute){NULL}
                    : tn_const__make_bits(it, type, bits & tn_int__mask(width));
}

tn_attribute tn_const__make_poison(tn_rewriter* it) {
  tn_attribute made = {NULL};
  tn_type none = {NULL};
  if (tn_rw__ok(it, tn_none_type_get(it->context, &none))) {
    (void)tn_rw__ok(it, tn_opaque_attribute_get(it->context, tn_string_view_from("ub"),
                                                tn_string_view_from("poison"), none, &made));
  }
  return made;
}

tn_type tn_rw__index_type(tn_rewriter* it) {
  tn_type type = {NULL};
  (void)tn_rw__ok(it, tn_index_type_get(it->context, &type));
  return type;
}

tn_type tn_rw__int_type(tn_rewriter* it, uint32_t width) {
  tn_type type = {NULL};
  (void)tn_rw__ok(it, tn_integer_type_get(it->context, width, TN_SIGNLESS, &type));
  return type;
}

tn_attribute tn_const__make_bool(tn_rewriter* it, bool value) {
  tn_attribute made = {NULL};
  (void)tn_rw__ok(it, tn_bool_attribute_get(it->context, value, &made));
  return made;
}

//===-- Element by element --------------------------------------------------------------------===//

typedef struct element_fold {
  tn_rewriter* it;
  tn_numbers operands[3];
  uint32_t count;
  tn_type element_type;
  uint32_t width;
  tn_fold_int_fn ints;
  tn_fold_float_fn floats;
  void* data;
} element_fold;

static bool reckon(const element_fold* fold, uint64_t index, tn_wide* out_bits) {
  if (fold->floats != NULL) {
    double operands[3];
    double result = 0;
    for (uint32_t i = 0; i < fold->count; ++i) {
      operands[i] = float_at(&fold->operands[i], index);
    }
    return fold->floats(fold->data, operands, &result) &&
           tn_float__to_bits(fold->element_type, result, out_bits);
  }
  tn_int operands[3];
  for (uint32_t i = 0; i < fold->count; ++i) {
    operands[i] = (tn_int){tn_numbers__at(&fold->operands[i], index), fold->operands[i].width};
  }
  if (!fold->ints(fold->data, operands, out_bits)) return false;
  *out_bits &= tn_int__mask(fold->width);
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

static tn_attribute reckon_all(const element_fold* fold, tn_type type) {
  const tn_allocator* allocator = &fold->it->context->allocator;
  const uint64_t count = (uint64_t)tn_shaped_type_element_count(type);
  const size_t each = fold->width == 1 ? 1 : (fold->width + 7) / 8;
  const size_t size = fold->width == 1 ? (size_t)((count + 7) / 8) : (size_t)count * each;
  unsigned char* bytes = size == 0 ? NULL : tn_allocate_zeroed(allocator, size);
  if (bytes == NULL) return (tn_attribute){NULL};
  bool known = true;
  for (uint64_t i = 0; i < count && known; ++i) {
    tn_wide bits = 0;
    known = reckon(fold, i, &bits);
    if (known) tn_numbers__put(bytes, i, fold->width, bits);
  }
  tn_attribute made = {NULL};
  if (known) made = make_dense(fold->it, type, bytes, size);
  tn_deallocate(allocator, bytes, size);
  return made;
}

static tn_attribute run_fold(element_fold* fold, const tn_attribute* operands, tn_type type) {
  fold->element_type = tn_type__element(type);
  const bool is_float = tn_type__is_kind(fold->element_type, TN_TYPE_FLOAT);
  fold->width = is_float ? tn_type_bit_width(fold->element_type) : tn_type__int_width(type);
  bool all_same = true;
  for (uint32_t i = 0; i < fold->count; ++i) {
    const tn_numbers* numbers = &fold->operands[i];
    if (!tn_numbers__open(operands[i], &fold->operands[i]) || numbers->width > 128 ||
        (fold->floats != NULL && !numbers->is_float) ||
        numbers->is_scalar != fold->operands[0].is_scalar ||
        numbers->count != fold->operands[0].count) {
      return (tn_attribute){NULL};
    }
    all_same = all_same && (numbers->is_scalar || numbers->is_splat);
  }
  const bool is_empty = fold->width == 0 && !tn_type__is_kind(type, TN_TYPE_INTEGER);
  if (is_empty || fold->width > 128 || (fold->floats != NULL && fold->width > 64) ||
      fold->operands[0].is_scalar == tn_type_is_shaped(type)) {
    return (tn_attribute){NULL};
  }
  if (tn_type_is_shaped(type) && !tn_shaped_type_has_static_shape(type)) {
    return (tn_attribute){NULL};
  }
  tn_wide bits = 0;
  if (!all_same) return reckon_all(fold, type);
  return reckon(fold, 0, &bits) ? tn_const__make_bits(fold->it, type, bits) : (tn_attribute){NULL};
}

tn_attribute tn_fold__ints(tn_rewriter* it, const tn_attribute* operands, uint32_t count,
                           tn_type type, tn_fold_int_fn reckon_ints, void* data) {
  element_fold fold = {.it = it, .count = count, .ints = reckon_ints, .data = data};
  return run_fold(&fold, operands, type);
}

tn_attribute tn_fold__floats(tn_rewriter* it, const tn_attribute* operands, uint32_t count,
                             tn_type type, tn_fold_float_fn reckon_floats, void* data) {
  element_fold fold = {.it = it, .count = count, .floats = reckon_floats, .data = data};
  return run_fold(&fold, operands, type);
}

//===-- Ops -----------------------------------------------------------------------------------===//

tn_op_code tn_const__maker(const tn_context* context, tn_ref op) {
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  const tn_storage* name = NULL;
  if (definition != NULL && definition->code != TN_CODE_NONE) return definition->code;
  if (definition != NULL) name = definition->interface->constant;
  if (definition != NULL && (definition->traits & TN_OP_TRAIT_CONSTANT) != 0) {
    name = tn_op__name(context, tn_op__at(context, op));
  }
  return name == NULL ? TN_CODE_ARITH_CONSTANT : (tn_op_code)(TN_UREF_FLAG | name->self);
}

/// A constant by the op called `name`.
static tn_ref named_constant(tn_rewriter* it, const tn_storage* name, tn_attribute value,
                             tn_type type) {
  const tn_rw_attribute attribute = {"value", value};
  const tn_ref op = tn_rw__create(it, &(tn_rw_spec){.name = name,
                                                    .types = &type,
                                                    .result_count = 1,
                                                    .attributes = &attribute,
                                                    .attribute_count = 1});
  return op == 0 ? 0 : tn_rw__result(it->context, op, 0);
}

tn_ref tn_rw__constant(tn_rewriter* it, tn_op_code code, tn_attribute value, tn_type type) {
  tn_op_code made = TN_CODE_UB_POISON;
  const tn_storage* name = tn_const__maker_name(it->context, code);
  if (name != NULL && !tn_const__is_poison(value)) return named_constant(it, name, value, type);
  if (!tn_const__is_poison(value)) {
    const tn_op_definition* definition = tn_rw__definition(it, code);
    const tn_dialect_entry* dialect = definition == NULL ? NULL : definition->dialect;
    made = dialect == NULL || dialect->constant == NULL ? TN_CODE_NONE
                                                        : dialect->constant(value, type);
  }
  if (made == TN_CODE_NONE || it->status != TN_OK) return 0;
  const tn_rw_attribute attribute = {"value", value};
  return tn_rw__make(it, made, type, NULL, 0, &attribute, 1);
}
