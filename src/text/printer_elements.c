// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dense elements, dense strings and dense arrays.
//
// Elements are printed as nested lists by the shape; a splat is a single element. More than 100
// elements that are not a splat are printed as hexadecimal bytes.

#include "text/printer.h"

/// The maximum number of elements that are printed in decimal by default.
#define HEX_LIMIT 100

/// The encoding and format of elements.
typedef struct element_format {
  const tn_storage* type;  ///< For a number: the element type, or that inside a complex type.
  uint32_t bit_width;
  size_t byte_width;
  bool is_complex;
  bool is_packed;  ///< One bit per element.
} element_format;

static element_format format_of(const tn_printer* printer, const tn_storage* type) {
  element_format format = {.type = type};
  if (type->kind == TN_TYPE_COMPLEX) {
    format.is_complex = true;
    const tn_element_type_payload* payload = tn_storage_payload(type);
    format.type = tn_printer__storage(printer, payload->element_type);
  }
  format.bit_width = tn_type_bit_width((tn_type){format.type});
  format.byte_width = ((size_t)format.bit_width + 7) / 8;
  format.is_packed = !format.is_complex && format.bit_width == 1;
  return format;
}

static void put_float_number(tn_printer* printer, const tn_storage* type,
                             const unsigned char* bytes, size_t byte_width) {
  const tn_float_type_payload* payload = tn_storage_payload(type);
  uint64_t words[2] = {0, 0};
  memcpy(words, bytes, byte_width < sizeof words ? byte_width : sizeof words);
  tn_printer__put_float(printer, (tn_float_kind)payload->float_kind, words);
}

static void put_wide_number(tn_printer* printer, const element_format* format,
                            const unsigned char* bytes, bool is_signed) {
  const size_t word_count = (format->byte_width + 7) / 8;
  uint64_t* words = tn_allocate(printer->allocator, word_count * sizeof *words);
  if (words == NULL) {
    tn_printer__out_of_memory(printer);
    return;
  }
  words[word_count - 1] = 0;
  memcpy(words, bytes, format->byte_width);
  const unsigned top_bits = format->bit_width % 64;
  if (top_bits != 0) {
    const uint64_t mask = (UINT64_C(1) << top_bits) - 1;
    const bool negative = is_signed && (words[word_count - 1] >> (top_bits - 1) & 1) != 0;
    words[word_count - 1] &= mask;
    if (negative) words[word_count - 1] |= ~mask;
  }
  tn_printer__put_wide(printer, words, word_count, is_signed);
  tn_deallocate(printer->allocator, words, word_count * sizeof *words);
}

static void put_integer_number(tn_printer* printer, const element_format* format,
                               const unsigned char* bytes) {
  const tn_integer_type_payload* payload = tn_storage_payload(format->type);
  const bool is_signed = format->type->kind == TN_TYPE_INDEX || payload->signedness != TN_UNSIGNED;
  if (format->bit_width > 64) {
    put_wide_number(printer, format, bytes, is_signed);
    return;
  }
  uint64_t value = 0;
  memcpy(&value, bytes, format->byte_width);
  const unsigned unused = 64 - format->bit_width;
  if (unused == 64) value = 0;
  if (is_signed) {
    tn_put_signed(&printer->sink, unused == 64 ? 0 : (int64_t)(value << unused) >> unused);
  } else {
    tn_put_unsigned(&printer->sink, unused == 64 ? 0 : value << unused >> unused);
  }
}

static void put_truth(tn_printer* printer, bool value) {
  if (value) {
    TN_PUT(&printer->sink, "true");
  } else {
    TN_PUT(&printer->sink, "false");
  }
}

static void put_number(tn_printer* printer, const element_format* format,
                       const unsigned char* bytes) {
  if (format->type->kind == TN_TYPE_FLOAT) {
    put_float_number(printer, format->type, bytes, format->byte_width);
  } else if (format->bit_width == 1) {
    put_truth(printer, (bytes[0] & 1) != 0);
  } else {
    put_integer_number(printer, format, bytes);
  }
}

static void put_element(tn_printer* printer, const element_format* format,
                        const unsigned char* bytes, uint64_t index) {
  if (format->is_packed) {
    put_truth(printer, (bytes[index / 8] >> index % 8 & 1) != 0);
  } else if (!format->is_complex) {
    put_number(printer, format, bytes + index * format->byte_width);
  } else {
    const unsigned char* parts = bytes + index * 2 * format->byte_width;
    tn_put_char(&printer->sink, '(');
    put_number(printer, format, parts);
    tn_put_char(&printer->sink, ',');
    put_number(printer, format, parts + format->byte_width);
    tn_put_char(&printer->sink, ')');
  }
}

//===-- Lists -------------------------------------------------------------------------------===//

typedef struct element_list {
  const tn_storage* attribute;
  element_format format;
} element_list;

typedef void (*put_element_fn)(tn_printer* printer, const element_list* list, uint64_t index);

static const int64_t* extents_of(const tn_storage* shaped, uint32_t* rank) {
  const tn_shaped_type_payload* payload = tn_storage_payload(shaped);
  *rank = payload->rank;
  return payload->dims;
}

/// Returns the number of lists that begin before the element at `index` (equally, that end after
/// the previous one): one for each inner dimension that is at its start.
static uint32_t boundary_count(const int64_t* extents, uint32_t rank, uint64_t index) {
  uint32_t count = 0;
  for (uint32_t i = rank; i-- > 0;) {
    if (index % (uint64_t)extents[i] != 0) return count;
    index /= (uint64_t)extents[i];
    ++count;
  }
  return count;
}

static void put_brackets(tn_printer* printer, char bracket, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) tn_put_char(&printer->sink, bracket);
}

static void put_lists(tn_printer* printer, const element_list* list, bool is_splat,
                      put_element_fn put) {
  if (is_splat) {
    put(printer, list, 0);
    return;
  }
  uint32_t rank = 0;
  const int64_t* extents = extents_of(list->attribute->type, &rank);
  const int64_t count = tn_shaped_type_element_count((tn_type){list->attribute->type});
  for (int64_t i = 0; i < count && printer->sink.status == TN_OK; ++i) {
    const uint32_t boundaries = boundary_count(extents, rank, (uint64_t)i);
    if (i != 0) {
      put_brackets(printer, ']', boundaries);
      TN_PUT(&printer->sink, ", ");
    }
    put_brackets(printer, '[', boundaries);
    put(printer, list, (uint64_t)i);
  }
  if (count > 0) put_brackets(printer, ']', rank);
}

//===-- Dense elements ----------------------------------------------------------------------===//

static void put_dense_element(tn_printer* printer, const element_list* list, uint64_t index) {
  const tn_dense_payload* payload = tn_storage_payload(list->attribute);
  put_element(printer, &list->format, payload->bytes, index);
}

static bool goes_as_hex(const tn_printer* printer, int64_t count) {
  const int64_t limit = printer->options.use_hex_limit ? printer->options.hex_limit : HEX_LIMIT;
  return limit != -1 && count > limit;
}

void tn_printer__put_dense(tn_printer* printer, const tn_storage* attribute, bool may_hex) {
  const tn_dense_payload* payload = tn_storage_payload(attribute);
  const bool is_splat = payload->element_count == 1;
  const int64_t count = tn_shaped_type_element_count((tn_type){attribute->type});
  if (!is_splat && may_hex && goes_as_hex(printer, count)) {
    TN_PUT(&printer->sink, "\"0x");
    tn_put_hex_upper(&printer->sink, payload->bytes, payload->byte_size);
    tn_put_char(&printer->sink, '"');
    return;
  }
  const tn_storage* element_type = tn_type_element_type((tn_type){attribute->type}).storage;
  const element_list list = {attribute, format_of(printer, element_type)};
  put_lists(printer, &list, is_splat, put_dense_element);
}

static void put_dense_string(tn_printer* printer, const element_list* list, uint64_t index) {
  const tn_dense_string_payload* payload = tn_storage_payload(list->attribute);
  tn_put_quoted(&printer->sink, tn_identifier__text(printer->context, payload->strings[index]));
}

void tn_printer__put_dense_strings(tn_printer* printer, const tn_storage* attribute) {
  const tn_dense_string_payload* payload = tn_storage_payload(attribute);
  const element_list list = {.attribute = attribute};
  put_lists(printer, &list, payload->count == 1, put_dense_string);
}

static bool elements_exceed(const tn_printer* printer, const tn_storage* attribute) {
  const bool is_strings =
      attribute->kind == TN_STORAGE_ATTRIBUTE_BASE + TN_ATTRIBUTE_DENSE_STRING_ELEMENTS;
  const tn_dense_payload* dense = tn_storage_payload(attribute);
  const tn_dense_string_payload* strings = tn_storage_payload(attribute);
  if (is_strings ? strings->count == 1 : dense->element_count == 1) return false;
  return tn_shaped_type_element_count((tn_type){attribute->type}) >
         printer->options.elide_elements_limit;
}

bool tn_printer__elides(const tn_printer* printer, const tn_storage* attribute) {
  if (TN_LIKELY(!printer->options.use_elide_elements_limit)) return false;
  if (attribute->kind != TN_STORAGE_ATTRIBUTE_BASE + TN_ATTRIBUTE_SPARSE_ELEMENTS) {
    return elements_exceed(printer, attribute);
  }
  const tn_pair_payload* payload = tn_storage_payload(attribute);
  return elements_exceed(printer, tn_printer__storage(printer, payload->first)) ||
         elements_exceed(printer, tn_printer__storage(printer, payload->second));
}

//===-- Dense arrays ------------------------------------------------------------------------===//

void tn_printer__put_dense_number(tn_printer* printer, const tn_storage* attribute,
                                  uint64_t index) {
  const tn_dense_payload* payload = tn_storage_payload(attribute);
  const tn_type element = tn_type_element_type((tn_type){attribute->type});
  const element_format format = format_of(printer, element.storage);
  put_element(printer, &format, payload->bytes, payload->element_count == 1 ? 0 : index);
}

void tn_printer__put_dense_array_elements(tn_printer* printer, const tn_storage* attribute) {
  const tn_dense_payload* payload = tn_storage_payload(attribute);
  element_format format = format_of(printer, tn_printer__storage(printer, payload->element_type));
  format.is_packed = false;
  for (uint64_t i = 0; i < payload->element_count && printer->sink.status == TN_OK; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    put_element(printer, &format, payload->bytes, i);
  }
}

void tn_printer__put_dense_array(tn_printer* printer, const tn_storage* attribute) {
  const tn_dense_payload* payload = tn_storage_payload(attribute);
  TN_PUT(&printer->sink, "array<");
  tn_printer__put_leaf_type(printer, tn_printer__storage(printer, payload->element_type));
  if (payload->element_count != 0) TN_PUT(&printer->sink, ": ");
  tn_printer__put_dense_array_elements(printer, attribute);
  tn_put_char(&printer->sink, '>');
}
