// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Directives and verifiers of llvm ops that index types and vectors: getelementptr, extractvalue,
// insertvalue, shufflevector.
//
// Source: the llvm dialect's documentation, and MLIR's output and messages.

#include <string.h>

#include "dialects/common/parts.h"
#include "dialects/llvm/llvm.h"
#include "schema/custom_assembly.h"

/// The marker for an index operand.
#define DYNAMIC_INDEX INT32_MIN

static tn_status give_type(tn_reading* reading, tn_place place, tn_type type) {
  *tn_reading__types(reading, place) = (tn_range){(uint32_t)reading->parser->types.count, 1};
  return tn_parser__push(reading->parser, &reading->parser->types, &type, sizeof type);
}

/// Returns the type assigned to a place; null for none.
static tn_type given_type(const tn_reading* reading, tn_place place) {
  const tn_range* range = tn_reading__types(reading, place);
  if (range->count == TN_NOT_GIVEN || range->count == 0) return (tn_type){NULL};
  return ((const tn_type*)reading->parser->types.items)[range->start];
}

static tn_status fail_order(const tn_reading* reading) {
  return tn_parser__custom_error(reading->parser, reading->frame, reading->parser->token.start,
                                 "has a format that uses a type before it is parsed");
}

/// Reports `message` followed by the quoted type.
static tn_status fail_type(tn_reading* reading, const char* message, tn_type type) {
  tn_text_buffer text = tn_text_buffer_make(&reading->parser->context->allocator);
  tn_text_buffer__append_type(&text, type);
  const tn_status status = tn_parser__custom_error(
      reading->parser, reading->frame, reading->parser->token.start, "%s %.*s", message,
      text.failed ? 0 : (int)text.size, text.failed ? "" : text.data);
  tn_text_buffer_free(&text);
  return status;
}

//===-- GEPBase($base, $noWrapFlags) ----------------------------------------------------------===//

/// In printing order; a keyword for several bits comes before those for its parts.
static const struct {
  const char* word;
  uint32_t bits;
} wrap_flags[] = {{"inbounds", 3}, {"inbounds_flag", 1}, {"nusw", 2}, {"nuw", 4}, {"none", 0}};

#define WRAP_FLAG_COUNT (sizeof wrap_flags / sizeof *wrap_flags)

static tn_status read_wrap_flag(tn_reading* reading, uint32_t* flags) {
  if (!tn_parser__is(reading->parser, TN_TOKEN_BARE_IDENTIFIER)) {
    return tn_parser__custom_error(reading->parser, reading->frame, reading->parser->token.start,
                                   "expected keyword for ::mlir::LLVM::GEPNoWrapFlags after '|'");
  }
  const tn_string_view word = tn_token__spelling(&reading->parser->token);
  for (size_t i = 0; i < WRAP_FLAG_COUNT; ++i) {
    if (!tn_custom_assembly__take_word(reading->parser, wrap_flags[i].word)) continue;
    *flags |= wrap_flags[i].bits;
    return TN_OK;
  }
  return tn_parser__custom_error(reading->parser, reading->frame, reading->parser->token.start,
                                 "expected one of [none, inbounds_flag, nusw, nuw, inbounds] for "
                                 "::mlir::LLVM::GEPNoWrapFlags, got: %.*s",
                                 (int)word.size, word.data);
}

/// Parses `inbounds|nuw %base`.
static tn_status parse_base(tn_reading* reading, const tn_element* element, uint32_t* step,
                            bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  uint32_t flags = 0;
  tn_type i32;
  tn_attribute value;
  (void)step;
  *out_region = false;
  *out_present = true;
  if (tn_parser__is(parser, TN_TOKEN_BARE_IDENTIFIER)) {
    do {
      TN_TRY(read_wrap_flag(reading, &flags));
    } while (tn_parser__consume_if(parser, TN_TOKEN_VERTICAL_BAR));
  }
  TN_TRY(tn_integer_type_get(parser->context, 32, TN_SIGNLESS, &i32));
  TN_TRY(tn_integer_attribute_get(i32, flags, &value));
  TN_TRY(tn_reading__set_attribute(reading, element->arguments[1].index, value));
  const uint32_t start = (uint32_t)parser->operands.count;
  TN_TRY(tn_custom_assembly__operand(parser));
  tn_reading__give_operands(reading, element->arguments[0].index, start);
  return TN_OK;
}

static void put_wrap_flags(tn_print_sink* sink, uint32_t flags) {
  bool is_first = true;
  for (size_t i = 0; i < WRAP_FLAG_COUNT && flags != 0; ++i) {
    if (wrap_flags[i].bits == 0 || (flags & wrap_flags[i].bits) != wrap_flags[i].bits) continue;
    if (!is_first) tn_put_char(sink, '|');
    tn_put_view(sink, tn_string_view_from(wrap_flags[i].word));
    flags &= ~wrap_flags[i].bits;
    is_first = false;
  }
  if (!is_first) tn_put_char(sink, ' ');
}

static tn_print_region print_base(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                  const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  const tn_attribute flags = {
      tn_op_schema__attribute(printer->context, schema, op, element->arguments[1].index)};
  if (tn_attribute__is(flags, TN_ATTRIBUTE_INTEGER)) {
    put_wrap_flags(&printer->sink, (uint32_t)tn_integer_attribute_value(flags));
  }
  const uint32_t count = tn_op__operand_count(printer->context, op);
  tn_printer__put_operands(printer, op, 0, count == 0 ? 0 : 1);
  return TN_PRINT_NO_REGION;
}

//===-- GEPIndices($dynamicIndices, $rawConstantIndices) --------------------------------------===//

/// Parses a value or a 32-bit integer and pushes the latter on the stack of dimensions.
static tn_status read_index(tn_reading* reading) {
  tn_parser* parser = reading->parser;
  const char* at = parser->token.start;
  int64_t value = DYNAMIC_INDEX;
  if (tn_parser__is(parser, TN_TOKEN_INTEGER) || tn_parser__is(parser, TN_TOKEN_MINUS)) {
    TN_TRY(tn_parser__index_number(parser, reading->frame));
    value = ((const int64_t*)parser->dims.items)[--parser->dims.count];
    if (value < INT32_MIN || value > INT32_MAX) {
      return tn_parser__custom_error(parser, reading->frame, at, "integer value too large");
    }
  } else {
    TN_TRY(tn_custom_assembly__operand(parser));
  }
  return tn_parser__push(parser, &parser->dims, &value, sizeof value);
}

static tn_status parse_indices(tn_reading* reading, const tn_element* element, uint32_t* step,
                               bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const uint32_t start = (uint32_t)parser->operands.count;
  const size_t base = parser->dims.count;
  tn_type i32;
  tn_attribute value;
  (void)step;
  *out_region = false;
  *out_present = true;
  do {
    TN_TRY(read_index(reading));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  tn_reading__give_operands(reading, element->arguments[0].index, start);
  const size_t count = parser->dims.count - base;
  parser->dims.count = base;
  // Convert to 32 bits in place.
  const int64_t* wide = (const int64_t*)parser->dims.items + base;
  int32_t* numbers = (int32_t*)(void*)((int64_t*)parser->dims.items + base);
  for (size_t i = 0; i < count; ++i) numbers[i] = (int32_t)wide[i];
  TN_TRY(tn_integer_type_get(parser->context, 32, TN_SIGNLESS, &i32));
  TN_TRY(tn_dense_array_attribute_get(i32, count, numbers, count * sizeof *numbers, &value));
  return tn_reading__set_attribute(reading, element->arguments[1].index, value);
}

/// Returns the elements of a dense array of i32; none for other attributes.
static const int32_t* numbers_of(tn_attribute attribute, size_t* out_count) {
  size_t size = 0;
  const int32_t* numbers = tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_ARRAY)
                               ? tn_dense_array_attribute_data(attribute, &size)
                               : NULL;
  *out_count = size / sizeof *numbers;
  return numbers;
}

static tn_print_region print_indices(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                     const tn_element* element, uint32_t regions_done) {
  const tn_context* context = printer->context;
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_attribute attribute = {
      tn_op_schema__attribute(context, schema, op, element->arguments[1].index)};
  size_t count;
  uint32_t next = 1;
  const int32_t* numbers = numbers_of(attribute, &count);
  (void)regions_done;
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    if (numbers[i] != DYNAMIC_INDEX) {
      tn_put_signed(&printer->sink, numbers[i]);
    } else if (next < tn_op_cell__operand_count(context, cell)) {
      tn_printer__put_value(printer, tn_op_cell__operand(context, op, cell, next++));
    }
  }
  return TN_PRINT_NO_REGION;
}

//===-- InsertExtractValueElementType(type(part), ref(type(whole)), ref($position)) -----------===//

typedef enum path_end { PATH_ARRIVES, PATH_IS_OUT_OF_BOUNDS, PATH_MEETS_SCALAR } path_end;

/// The result of following a position, which stops at the first invalid step.
typedef struct path {
  tn_type type;  ///< Null if unknown.
  path_end end;
  int64_t index;
} path;

static const char out_of_bounds[] = "position out of bounds:";
static const char no_aggregate[] = "expected LLVM IR structure/array type, got:";

static tn_status follow_path(tn_type type, tn_attribute position, path* out) {
  size_t size = 0;
  const int64_t* indices = tn_attribute__is(position, TN_ATTRIBUTE_DENSE_ARRAY)
                               ? tn_dense_array_attribute_data(position, &size)
                               : NULL;
  *out = (path){type, PATH_ARRIVES, 0};
  for (size_t i = 0; i < size / sizeof *indices; ++i) {
    const tn_llvm_parts whole = tn_llvm_type__open(out->type);
    out->index = indices[i];
    if (whole.kind != TN_LLVM_STRUCT && whole.kind != TN_LLVM_ARRAY) {
      out->end = PATH_MEETS_SCALAR;
      return TN_OK;
    }
    if (indices[i] < 0 || (uint64_t)indices[i] >= whole.count) {
      out->end = PATH_IS_OUT_OF_BOUNDS;
      return TN_OK;
    }
    out->type = tn_llvm_parts__at(&whole, (uint64_t)indices[i]);
  }
  return TN_OK;
}

static tn_status parse_element_type(tn_reading* reading, const tn_element* element, uint32_t* step,
                                    bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const tn_type whole = given_type(reading, element->arguments[1]);
  const tn_attribute position = {tn_reading__attribute(reading, element->arguments[2].index)};
  path way;
  (void)step;
  *out_region = false;
  *out_present = true;
  if (whole.storage == NULL) return fail_order(reading);
  if (tn_llvm_type__is_foreign(whole))
    return fail_type(reading, "expected LLVM IR Dialect type, got", whole);
  TN_TRY(follow_path(whole, position, &way));
  if (way.end == PATH_IS_OUT_OF_BOUNDS) {
    return tn_parser__custom_error(parser, reading->frame, parser->token.start, "%s %lld",
                                   out_of_bounds, (long long)way.index);
  }
  if (way.end == PATH_MEETS_SCALAR) return fail_type(reading, no_aggregate, way.type);
  return give_type(reading, element->arguments[0], way.type);
}

//===-- ShuffleType(ref(type($v1)), type($res), ref($mask)) -----------------------------------===//

/// Infers a vector with the length of the mask and the scalability of the first operand.
static tn_status parse_shuffle_type(tn_reading* reading, const tn_element* element, uint32_t* step,
                                    bool* out_region, bool* out_present) {
  const tn_type source = given_type(reading, element->arguments[0]);
  const tn_attribute mask = {tn_reading__attribute(reading, element->arguments[2].index)};
  size_t count = 0;
  tn_type type;
  (void)step;
  (void)numbers_of(mask, &count);
  *out_region = false;
  *out_present = true;
  if (source.storage == NULL) return fail_order(reading);
  const int64_t extent = (int64_t)count;
  const bool is_scalable = tn_vector_type_is_scalable(source, 0);
  if (!tn_type__is(source, TN_TYPE_VECTOR) || count == 0) {
    return fail_type(reading, "has no result that follows from", source);
  }
  TN_TRY(tn_vector_type_get(tn_type_element_type(source), &extent, &is_scalable, 1, &type));
  return give_type(reading, element->arguments[1], type);
}

const tn_custom_directive tn_llvm_directives[] = {
    {"GEPBase", "oa", parse_base, print_base},
    {"GEPIndices", "oa", parse_indices, print_indices},
    {"InsertExtractValueElementType", "TTa", parse_element_type, tn_part__put_nothing},
    {"ShuffleType", "TTa", parse_shuffle_type, tn_part__put_nothing},
    {NULL, NULL, NULL, NULL},
};

//===-- Verification --------------------------------------------------------------------------===//

/// Checks that indices after the first select parts of structs and arrays.
static tn_status check_path(tn_context* context, tn_ref op, const int32_t* indices, size_t count,
                            tn_type type) {
  for (size_t i = 1; i < count; ++i) {
    const tn_llvm_parts whole = tn_llvm_type__open(type);
    const bool is_struct = whole.kind == TN_LLVM_STRUCT;
    if (is_struct && indices[i] == DYNAMIC_INDEX) {
      return tn_op__fail_named(context, op, NULL,
                               "expected index %zu indexing a struct to be constant", i);
    }
    if (is_struct && (indices[i] < 0 || (uint64_t)indices[i] >= whole.count)) {
      return tn_op__fail_named(context, op, NULL, "index %zu indexing a struct is out of bounds",
                               i);
    }
    if (is_struct || whole.kind == TN_LLVM_ARRAY) {
      type = tn_llvm_parts__at(&whole, is_struct ? (uint64_t)indices[i] : 0);
    } else if (tn_type__is(type, TN_TYPE_VECTOR)) {
      type = tn_type_element_type(type);
    } else {
      tn_text_buffer text = tn_text_buffer_make(&context->allocator);
      tn_text_buffer_append_text(&text, "type ");
      tn_text_buffer__append_type(&text, type);
      tn_text_buffer_format(&text, " cannot be indexed (index #%zu)", i);
      return tn_check__fail(context, op, true, &text);
    }
  }
  return TN_OK;
}

static tn_status check_pointer(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_attribute raw = tn_llvm_getelementptr_raw_constant_indices(context, op);
  const tn_attribute element = tn_llvm_getelementptr_elem_type(context, op);
  const tn_attribute flags = tn_llvm_getelementptr_no_wrap_flags(context, op);
  size_t count;
  uint32_t dynamic = 0;
  const int32_t* indices = numbers_of(raw, &count);
  const int64_t bits =
      tn_attribute__is(flags, TN_ATTRIBUTE_INTEGER) ? tn_integer_attribute_value(flags) : 0;
  if (bits < 0 || bits > 7) {
    return tn_op__fail_named(
        context, op, NULL,
        "property 'noWrapFlags' failed to satisfy constraint: ::mlir::LLVM::GEPNoWrapFlags");
  }
  for (size_t i = 0; i < count; ++i) dynamic += indices[i] == DYNAMIC_INDEX;
  if (dynamic + 1 != tn_op__operand_count(context, op)) {
    return tn_op__fail_named(
        context, op, NULL, "expected as many dynamic indices as specified in 'rawConstantIndices'");
  }
  if (bits == 1) {
    return tn_op__fail_named(context, op, NULL, "'inbounds_flag' cannot be used directly.");
  }
  if (!tn_attribute__is(element, TN_ATTRIBUTE_TYPE)) return TN_OK;
  return check_path(context, op, indices, count, tn_type_attribute_value(element));
}

/// Checks that the op's position in `whole` has type `part`.
static tn_status check_part(tn_context* context, tn_ref op, tn_type whole, tn_type part,
                            const char* message, const tn_type* named) {
  const tn_attribute position = {tn_op__inherent(context, op, "position")};
  path way;
  TN_TRY(follow_path(whole, position, &way));
  if (way.end == PATH_IS_OUT_OF_BOUNDS) {
    return tn_op__fail_named(context, op, NULL, "%s %lld", out_of_bounds, (long long)way.index);
  }
  if (way.end == PATH_MEETS_SCALAR) {
    tn_text_buffer text = tn_text_buffer_make(&context->allocator);
    tn_text_buffer_format(&text, "%s ", no_aggregate);
    tn_text_buffer__append_type(&text, way.type);
    return tn_check__fail(context, op, true, &text);
  }
  if (tn_type_equal(way.type, part)) return TN_OK;
  const tn_type types[] = {named[0], named[1].storage == NULL ? way.type : named[1], part};
  return tn_check__fail_typed(context, op, true, message, types);
}

static tn_status check_extract(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type whole = tn_op__operand_type(context, op, TN_LLVM_EXTRACTVALUE_CONTAINER);
  return check_part(context, op, whole, tn_op__result_type(context, op, 0),
                    "Type mismatch: extracting from $ should produce $ but this op returns $",
                    (const tn_type[]){whole, {NULL}});
}

static tn_status check_insert(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type whole = tn_op__operand_type(context, op, TN_LLVM_INSERTVALUE_CONTAINER);
  const tn_type part = tn_op__operand_type(context, op, TN_LLVM_INSERTVALUE_VALUE);
  return check_part(context, op, whole, part, "Type mismatch: cannot insert $ into $",
                    (const tn_type[]){part, whole});
}

static tn_status check_shuffle(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_attribute mask = tn_llvm_shufflevector_mask(context, op);
  const tn_type source = tn_op__operand_type(context, op, TN_LLVM_SHUFFLEVECTOR_V1);
  size_t count;
  const int32_t* numbers = numbers_of(mask, &count);
  if (!tn_vector_type_is_scalable(source, 0)) return TN_OK;
  for (size_t i = 0; i < count; ++i) {
    if (numbers[i] == 0) continue;
    return tn_op__fail_named(context, op, NULL, "expected a splat operation for scalable vectors");
  }
  return TN_OK;
}

const tn_named_check tn_llvm_checks[] = {
    {"llvm.getelementptr", check_pointer, NULL, true},
    {"llvm.extractvalue", check_extract, NULL, true},
    {"llvm.insertvalue", check_insert, NULL, true},
    {"llvm.shufflevector", check_shuffle, NULL, true},
    {NULL, NULL, NULL, false},
};
