// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of vector: contractions, whose iterators are printed as strings, and ops whose
// result type is inferred from the operands.
//
// Source: the vector dialect's documentation, and MLIR's output.

#include <string.h>

#include "base/text_buffer.h"
#include "dialects/vector/vector.h"
#include "ir/type_check.h"
#include "schema/check.h"
#include "schema/custom_assembly.h"

//===-- vector.contract -----------------------------------------------------------------------===//

/// Converts `"parallel"` to `#vector.iterator_type<parallel>`.
static tn_status iterator_of(tn_parser* parser, const tn_op_frame* frame, const char* at,
                             tn_attribute word, tn_attribute* out_type) {
  const tn_string_view name = tn_string_attribute_value(word);
  TN_TRY(tn_enum_attribute__of_words(parser->context, "vector", "iterator_type", name, out_type));
  if (out_type->storage != NULL) return TN_OK;
  return tn_parser__custom_error(parser, frame, at, "unexpected iterator_type (%.*s)",
                                 (int)name.size, name.data);
}

static tn_status iterators_of(tn_parser* parser, const tn_op_frame* frame, const char* at,
                              tn_attribute words, tn_attribute* out_types) {
  const size_t first = parser->attributes.count;
  for (size_t i = 0; i < tn_array_attribute_count(words); ++i) {
    tn_attribute type;
    TN_TRY(iterator_of(parser, frame, at, tn_array_attribute_element(words, i), &type));
    TN_TRY(tn_parser__push(parser, &parser->attributes, &type, sizeof type));
  }
  TN_TRY(tn_array_attribute_get(parser->context,
                                (const tn_attribute*)parser->attributes.items + first,
                                parser->attributes.count - first, out_types));
  parser->attributes.count = first;
  return TN_OK;
}

/// Parses the dictionary before the operands, or its alias; iterators are keywords.
static tn_status read_contraction(tn_parser* parser, tn_op_frame* frame) {
  const size_t base = parser->named.count;
  const char* at = parser->token.start;
  tn_attribute dictionary;
  bool has_iterators = false;
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &dictionary));
  if (!tn_attribute__is(dictionary, TN_ATTRIBUTE_DICTIONARY)) {
    return tn_parser__error_at(parser, at, "invalid kind of attribute specified");
  }
  for (size_t i = 0; i < tn_dictionary_attribute_count(dictionary); ++i) {
    tn_named_attribute entry = tn_dictionary_attribute_entry(dictionary, i);
    if (tn_string_view_equal(tn_identifier_text(entry.name),
                             tn_string_view_from("iterator_types"))) {
      has_iterators = tn_attribute__is(entry.value, TN_ATTRIBUTE_ARRAY);
      TN_TRY(iterators_of(parser, frame, at, entry.value, &entry.value));
    }
    TN_TRY(tn_parser__push(parser, &parser->named, &entry, sizeof entry));
  }
  if (!has_iterators) {
    return tn_parser__custom_error(parser, frame, at,
                                   "expected \"iterator_types\" array attribute");
  }
  return tn_parser__take_attributes(parser, frame, base, false, false);
}

/// Parses `%lhs, %rhs, %acc {...} : type, type into type`.
static tn_status parse_contract(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_type type;
  size_t mask_count = 0;
  *out_region = false;
  TN_TRY(read_contraction(parser, frame));
  for (size_t i = 0; i < 3; ++i) {
    if (i != 0) TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
    TN_TRY(tn_custom_assembly__operand(parser));
  }
  for (; tn_parser__consume_if(parser, TN_TOKEN_COMMA); ++mask_count) {
    TN_TRY(tn_custom_assembly__operand(parser));
  }
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_parser__push_type(parser, type));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_parser__push_type(parser, type));
  // Ignores further types.
  while (tn_parser__consume_if(parser, TN_TOKEN_COMMA)) TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "into"));
  TN_TRY(tn_parser__type(parser, &type));
  if (mask_count != 0) {
    return tn_parser__custom_error(parser, frame, frame->name_at,
                                   "expected zero or exactly 2 vector mask operands");
  }
  TN_TRY(tn_parser__push_type(parser, type));
  TN_TRY(tn_parser__push_type(parser, type));
  TN_TRY(tn_parser__add_defaults(parser, frame));
  return tn_parser__finish_op(parser, frame, 3);
}

static void put_iterators(tn_printer* printer, tn_attribute types) {
  TN_PUT(&printer->sink, "iterator_types = [");
  for (size_t i = 0; i < tn_array_attribute_count(types); ++i) {
    const tn_attribute type = tn_array_attribute_element(types, i);
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_put_char(&printer->sink, '"');
    tn_put_view(&printer->sink, tn_enum_attribute__text(type, "vector", "iterator_type"));
    tn_put_char(&printer->sink, '"');
  }
  tn_put_char(&printer->sink, ']');
}

static void put_contraction(tn_printer* printer, tn_ref op) {
  const tn_attribute maps = tn_custom_assembly__inherent(printer, op, "indexing_maps");
  const tn_attribute kind = tn_custom_assembly__inherent(printer, op, "kind");
  TN_PUT(&printer->sink, " {indexing_maps = ");
  if (maps.storage != NULL) tn_printer__put_any(printer, maps.storage, 0);
  TN_PUT(&printer->sink, ", ");
  put_iterators(printer, tn_custom_assembly__inherent(printer, op, "iterator_types"));
  if (kind.storage != NULL) {
    TN_PUT(&printer->sink, ", kind = ");
    tn_printer__put_any(printer, kind.storage, 0);
  }
  TN_PUT(&printer->sink, "} ");
}

static tn_print_region print_contract(tn_printer* printer, tn_ref op,
                                      const tn_op_definition* definition, uint32_t regions_done) {
  static const char* const elided[] = {"indexing_maps", "iterator_types", "kind"};
  (void)definition;
  (void)regions_done;
  put_contraction(printer, op);
  tn_printer__put_operands(printer, op, 0, 3);
  tn_printer__put_attributes_but(printer, op, false, elided, 3);
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_operand_types(printer, op, 0, 2);
  TN_PUT(&printer->sink, " into ");
  tn_printer__put_result_types(printer, op, 0, 1);
  return TN_PRINT_NO_REGION;
}

//===-- vector.outerproduct -------------------------------------------------------------------===//

/// Returns the type with the dimensions of both operands, or of the first one if the second one is
/// a scalar.
static tn_status product_type(tn_type lhs, tn_type rhs, tn_type* out_type) {
  const bool has_two = tn_type__is(rhs, TN_TYPE_VECTOR);
  const int64_t dims[] = {tn_shaped_type_dims(lhs)[0], has_two ? tn_shaped_type_dims(rhs)[0] : 0};
  const bool scalable[] = {tn_vector_type_is_scalable(lhs, 0),
                           has_two && tn_vector_type_is_scalable(rhs, 0)};
  return tn_vector_type_get(tn_type_element_type(lhs), dims, scalable, has_two ? 2 : 1, out_type);
}

static tn_status parse_product(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_type lhs;
  tn_type rhs;
  tn_type result;
  *out_region = false;
  TN_TRY(tn_parser__operand_list(parser));
  const size_t count = parser->operands.count - frame->operands;
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  const char* at = frame->name_at;
  TN_TRY(tn_parser__type(parser, &lhs));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
  TN_TRY(tn_parser__type(parser, &rhs));
  if (count < 2) {
    return tn_parser__custom_error(parser, frame, at, "expected at least 2 operands");
  }
  if (!tn_type__is(lhs, TN_TYPE_VECTOR) || tn_shaped_type_rank(lhs) == 0) {
    return tn_parser__custom_error(parser, frame, at, "expected vector type for operand #1");
  }
  if (tn_type__is(rhs, TN_TYPE_VECTOR) && tn_shaped_type_rank(rhs) == 0) {
    return tn_parser__custom_error(parser, frame, at, "expected 1-d vector for operand #2");
  }
  TN_TRY(product_type(lhs, rhs, &result));
  TN_TRY(tn_parser__push_type(parser, lhs));
  TN_TRY(tn_parser__push_type(parser, rhs));
  for (size_t i = 2; i < count; ++i) TN_TRY(tn_parser__push_type(parser, result));
  TN_TRY(tn_parser__push_type(parser, result));
  TN_TRY(tn_parser__add_defaults(parser, frame));
  return tn_parser__finish_op(parser, frame, count);
}

static tn_print_region print_product(tn_printer* printer, tn_ref op,
                                     const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  (void)regions_done;
  static const char* const elided[] = {"kind"};
  const uint32_t count = tn_op__operand_count(printer->context, op);
  tn_put_char(&printer->sink, ' ');
  tn_printer__put_operands(printer, op, 0, count);
  tn_printer__put_attributes_but(printer, op, false, elided, count > 2 ? 0 : 1);
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_operand_types(printer, op, 0, 2);
  return TN_PRINT_NO_REGION;
}

//===-- vector.shuffle ------------------------------------------------------------------------===//

/// Returns the type with `count` rows, and the other dimensions of the operands.
static tn_status shuffled_type(tn_type first, size_t count, tn_type* out_type) {
  const tn_context* context = first.storage->context;
  const size_t rank = tn_shaped_type_rank(first);
  const size_t size = (rank + 1) * sizeof(int64_t);
  int64_t* dims = tn_allocate(&context->allocator, size);
  if (dims == NULL) return tn_context__out_of_memory(context);
  dims[0] = (int64_t)count;
  for (size_t i = 1; i < rank; ++i) dims[i] = tn_shaped_type_dims(first)[i];
  const tn_status status =
      tn_vector_type_get(tn_type_element_type(first), dims, NULL, rank == 0 ? 1 : rank, out_type);
  tn_deallocate(&context->allocator, dims, size);
  return status;
}

static tn_status parse_shuffle(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_type i64;
  tn_type first;
  tn_type second;
  tn_type result;
  tn_attribute mask;
  size_t size = 0;
  *out_region = false;
  TN_TRY(tn_custom_assembly__operand(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
  TN_TRY(tn_custom_assembly__operand(parser));
  TN_TRY(tn_integer_type_get(parser->context, 64, TN_SIGNLESS, &i64));
  TN_TRY(tn_parser__square_array(parser, i64, &mask));
  TN_TRY(tn_custom_assembly__set(parser, frame, "mask", mask));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(tn_parser__colon_type(parser, frame, TN_TYPE_VECTOR, "vector", &first));
  TN_TRY(tn_parser__comma_type(parser, frame, TN_TYPE_VECTOR, "vector", &second));
  (void)tn_dense_array_attribute_data(mask, &size);
  TN_TRY(shuffled_type(first, size / sizeof(int64_t), &result));
  TN_TRY(tn_parser__push_type(parser, first));
  TN_TRY(tn_parser__push_type(parser, second));
  TN_TRY(tn_parser__push_type(parser, result));
  return tn_parser__finish_op(parser, frame, 2);
}

static tn_print_region print_shuffle(tn_printer* printer, tn_ref op,
                                     const tn_op_definition* definition, uint32_t regions_done) {
  static const char* const elided[] = {"mask"};
  (void)definition;
  (void)regions_done;
  const tn_attribute mask = tn_custom_assembly__inherent(printer, op, "mask");
  uint32_t no_operands = 0;
  tn_put_char(&printer->sink, ' ');
  tn_printer__put_operands(printer, op, 0, 2);
  tn_put_char(&printer->sink, ' ');
  tn_printer__put_mixed_list(printer, op, mask, &no_operands, '[', ']');
  tn_printer__put_attributes_but(printer, op, false, elided, 1);
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_operand_types(printer, op, 0, 2);
  return TN_PRINT_NO_REGION;
}

const tn_custom_assembly tn_vector_assemblies[] = {
    {"vector.contract", parse_contract, print_contract},
    {"vector.outerproduct", parse_product, print_product},
    {"vector.shuffle", parse_shuffle, print_shuffle},
    {NULL, NULL, NULL},
};
