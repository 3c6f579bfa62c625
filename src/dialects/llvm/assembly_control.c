// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom assembly of llvm's control flow: switches, indirect branches, landing pads, and aliases of
// functions and values. Also the result type of cmpxchg.
//
// Source: the llvm dialect's documentation, and MLIR's output.

#include "dialects/common/function.h"
#include "dialects/common/parts.h"
#include "dialects/common/words.h"
#include "dialects/llvm/llvm.h"
#include "schema/check.h"
#include "schema/custom_assembly.h"

//===-- Destinations --------------------------------------------------------------------------===//

/// Parses `^dest(%a, %b : i32, i32)`: a successor and its operands, whose number is pushed on the
/// stack of dimensions.
static tn_status read_destination(tn_parser* parser) {
  const size_t first = parser->operands.count;
  TN_TRY(tn_parser__successor(parser));
  if (tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN)) {
    TN_TRY(tn_parser__operand_list(parser));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    TN_TRY(tn_part__read_types(parser));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  }
  const int64_t count = (int64_t)(parser->operands.count - first);
  return tn_parser__push(parser, &parser->dims, &count, sizeof count);
}

static tn_range behind(size_t from, const tn_parser_stack* stack) {
  return (tn_range){(uint32_t)from, (uint32_t)(stack->count - from)};
}

/// Sets an array of i32 from every `stride`th number from `base` on.
static tn_status set_sizes(tn_reading* reading, size_t base, size_t stride, const char* name) {
  tn_parser* parser = reading->parser;
  const size_t count = (parser->dims.count - base) / stride;
  tn_type i32;
  tn_attribute value;
  parser->bytes.count = 0;
  TN_TRY(tn_parser__reserve(parser, &parser->bytes, count * sizeof(int32_t) + 1, 1));
  for (size_t i = 0; i < count; ++i) {
    const int32_t size =
        (int32_t)((const int64_t*)parser->dims.items)[base + stride * i + stride - 1];
    memcpy((char*)parser->bytes.items + i * sizeof size, &size, sizeof size);
  }
  TN_TRY(tn_integer_type_get(parser->context, 32, TN_SIGNLESS, &i32));
  TN_TRY(tn_dense_array_attribute_get(i32, count, parser->bytes.items, count * sizeof(int32_t),
                                      &value));
  return tn_reading__set(reading, name, value);
}

static void put_destination(tn_printer* printer, tn_ref op, uint32_t successor, uint32_t first,
                            uint32_t count) {
  const tn_context* context = printer->context;
  const tn_ref use = tn_op_cell__successors(op, tn_op__at(context, op)) + 3 * successor;
  tn_printer__put_block(printer, tn_use__at(context, use)->value);
  if (count == 0) return;
  tn_put_char(&printer->sink, '(');
  tn_printer__put_operands(printer, op, first, count);
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_operand_types(printer, op, first, count);
  tn_put_char(&printer->sink, ')');
}

/// Returns the number of operands of successor `index`, at most `left`.
static uint32_t size_of(tn_attribute sizes, uint32_t index, uint32_t left) {
  size_t byte_size = 0;
  const int32_t* numbers = tn_attribute__is(sizes, TN_ATTRIBUTE_DENSE_ARRAY)
                               ? tn_dense_array_attribute_data(sizes, &byte_size)
                               : NULL;
  if (index >= byte_size / sizeof *numbers || numbers[index] < 0) return 0;
  return (uint32_t)numbers[index] < left ? (uint32_t)numbers[index] : left;
}

//===-- LLVMSwitchCases(type($value), $values, $sizes, $blocks, $operands, type($operands))===//

/// Sets the case values, every other number on the stack of dimensions from `base` on, as elements
/// of `type`.
static tn_status set_values(tn_reading* reading, tn_type flag, size_t base, tn_place place) {
  tn_parser* parser = reading->parser;
  const int64_t count = (int64_t)(parser->dims.count - base) / 2;
  const uint32_t width = tn_type_bit_width(flag);
  const size_t size = width == 1 ? 1 : (width + 7) / 8;
  tn_type type;
  tn_attribute value;
  if (count == 0) return TN_OK;
  if (!tn_type__is(flag, TN_TYPE_INTEGER) || width == 0) return TN_OK;
  const size_t bytes = width == 1 ? ((size_t)count + 7) / 8 : (size_t)count * size;
  TN_TRY(tn_vector_type_get(flag, &count, NULL, 1, &type));
  parser->bytes.count = 0;
  TN_TRY(tn_parser__reserve(parser, &parser->bytes, bytes, 1));
  char* out = parser->bytes.items;
  memset(out, 0, bytes);
  for (size_t i = 0; i < (size_t)count; ++i) {
    const int64_t number = ((const int64_t*)parser->dims.items)[base + 2 * i];
    if (width == 1) {
      out[i / 8] |= (char)((number & 1) << i % 8);
      continue;
    }
    for (size_t k = 0; k < size; ++k) {
      out[i * size + k] = (char)(k < sizeof number ? number >> (8 * k) : number >> 63);
    }
    if (width % 8 != 0) out[i * size + size - 1] &= (char)((1 << width % 8) - 1);
  }
  TN_TRY(tn_dense_elements_attribute_get(type, out, bytes, &value));
  return tn_reading__set_attribute(reading, place.index, value);
}

static tn_status read_case(tn_reading* reading) {
  tn_parser* parser = reading->parser;
  if (!tn_parser__is(parser, TN_TOKEN_INTEGER) && !tn_parser__is(parser, TN_TOKEN_MINUS)) {
    return tn_parser__custom_error(parser, reading->frame, parser->token.start,
                                   "expected integer value");
  }
  TN_TRY(tn_parser__index_number(parser, reading->frame));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  return read_destination(parser);
}

static tn_status parse_switch(tn_reading* reading, const tn_element* element, uint32_t* step,
                              bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const tn_range* range = tn_reading__types(reading, element->arguments[0]);
  (void)step;
  *out_region = false;
  *out_present = true;
  const tn_type flag = ((const tn_type*)parser->types.items)[range->start];
  const uint32_t own = element->arguments[4].index;
  const size_t operands = parser->operands.count;
  const size_t types = parser->types.count;
  const size_t successors = parser->successors.count;
  const size_t base = parser->dims.count;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_SQUARE, "expected '['"));
  if (!tn_parser__is(parser, TN_TOKEN_RIGHT_SQUARE)) {
    do {
      TN_TRY(read_case(reading));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'"));
  *tn_reading__successors(reading, element->arguments[3].index) =
      behind(successors, &parser->successors);
  *tn_reading__operands(reading, own) = behind(operands, &parser->operands);
  *tn_reading__operand_types(reading, own) = behind(types, &parser->types);
  TN_TRY(set_values(reading, flag, base, element->arguments[1]));
  TN_TRY(set_sizes(reading, base, 2, "case_operand_segments"));
  parser->dims.count = base;
  return TN_OK;
}

/// Returns element `index`, sign-extended to 64 bits.
static int64_t case_value(tn_attribute values, size_t index) {
  size_t byte_size = 0;
  const unsigned char* bytes = tn_dense_elements_attribute_data(values, &byte_size);
  const uint32_t width = tn_type_bit_width(tn_type_element_type(tn_attribute_type(values)));
  const size_t size = (width + 7) / 8;
  if (tn_dense_elements_attribute_is_splat(values)) index = 0;
  if (width == 1) return index / 8 < byte_size ? -(int64_t)(bytes[index / 8] >> index % 8 & 1) : 0;
  uint64_t value = 0;
  for (size_t i = 0; i < size && i < sizeof value && index * size + i < byte_size; ++i) {
    value |= (uint64_t)bytes[index * size + i] << (8 * i);
  }
  if (width < 64 && width != 0 && (value >> (width - 1) & 1)) value |= ~UINT64_C(0) << width;
  return (int64_t)value;
}

static tn_print_region print_switch(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                    const tn_element* element, uint32_t regions_done) {
  const tn_context* context = printer->context;
  const tn_attribute values = tn_part__attribute(printer, op, schema, element->arguments[1]);
  const tn_attribute sizes = tn_llvm_switch_case_operand_segments(context, op);
  const tn_part operands = tn_part__of(context, op, schema, element->arguments[4]);
  const uint32_t count = tn_op_cell__successor_count(tn_op__at(context, op));
  (void)regions_done;
  tn_put_char(&printer->sink, '[');
  tn_printer__put_newline(printer);
  uint32_t done = 0;
  for (uint32_t i = 0; i + 1 < count && values.storage != NULL; ++i) {
    const uint32_t size = size_of(sizes, i, operands.count - done);
    TN_PUT(&printer->sink, "  ");
    tn_put_signed(&printer->sink, case_value(values, i));
    TN_PUT(&printer->sink, ": ");
    put_destination(printer, op, 1 + i, operands.first + done, size);
    done += size;
    if (i + 2 < count) tn_put_char(&printer->sink, ',');
    tn_printer__put_newline(printer);
  }
  tn_put_char(&printer->sink, ']');
  return TN_PRINT_NO_REGION;
}

//===-- LLVMJumpTargets(type($addr), $sizes, $blocks, $operands, type($operands)) -------------===//

static tn_status parse_targets(tn_reading* reading, const tn_element* element, uint32_t* step,
                               bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const uint32_t own = element->arguments[3].index;
  const size_t operands = parser->operands.count;
  const size_t types = parser->types.count;
  const size_t successors = parser->successors.count;
  const size_t base = parser->dims.count;
  (void)step;
  *out_region = false;
  *out_present = true;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_SQUARE, "expected '['"));
  if (!tn_parser__is(parser, TN_TOKEN_RIGHT_SQUARE)) {
    do {
      TN_TRY(read_destination(parser));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'"));
  *tn_reading__successors(reading, element->arguments[2].index) =
      behind(successors, &parser->successors);
  *tn_reading__operands(reading, own) = behind(operands, &parser->operands);
  *tn_reading__operand_types(reading, own) = behind(types, &parser->types);
  TN_TRY(set_sizes(reading, base, 1, "indbr_operand_segments"));
  parser->dims.count = base;
  return TN_OK;
}

static tn_print_region print_targets(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                     const tn_element* element, uint32_t regions_done) {
  const tn_context* context = printer->context;
  const tn_attribute sizes = tn_llvm_indirectbr_indbr_operand_segments(context, op);
  const tn_part operands = tn_part__of(context, op, schema, element->arguments[3]);
  const uint32_t count = tn_op_cell__successor_count(tn_op__at(context, op));
  (void)regions_done;
  tn_put_char(&printer->sink, '[');
  uint32_t done = 0;
  for (uint32_t i = 0; i < count; ++i) {
    const uint32_t size = size_of(sizes, i, operands.count - done);
    if (i != 0) tn_put_char(&printer->sink, ',');
    tn_printer__put_newline(printer);
    put_destination(printer, op, i, operands.first + done, size);
    done += size;
  }
  if (count != 0) tn_printer__put_newline(printer);
  tn_put_char(&printer->sink, ']');
  return TN_PRINT_NO_REGION;
}

//===-- LLVMLinkage($linkage) -----------------------------------------------------------------===//

static tn_status parse_linkage(tn_reading* reading, const tn_element* element, uint32_t* step,
                               bool* out_region, bool* out_present) {
  (void)element;
  (void)step;
  *out_region = false;
  *out_present = true;
  return tn_words__take(reading, "linkage", "external");
}

static tn_print_region print_linkage(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                     const tn_element* element, uint32_t regions_done) {
  (void)element;
  (void)regions_done;
  tn_put_view(&printer->sink, tn_words__of(printer, op, schema, "linkage"));
  return TN_PRINT_NO_REGION;
}

//===-- WithTruth(ref(type($value)), type($result)) -------------------------------------------===//

/// Infers `!llvm.struct<(type, i1)>`.
static tn_status parse_with_truth(tn_reading* reading, const tn_element* element, uint32_t* step,
                                  bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const tn_range* range = tn_reading__types(reading, element->arguments[0]);
  tn_type type;
  (void)step;
  *out_region = false;
  *out_present = true;
  TN_TRY(tn_llvm__with_truth(((const tn_type*)parser->types.items)[range->start], &type));
  return tn_part__give_type(reading, element->arguments[1], type);
}

const tn_custom_directive tn_llvm_control_directives[] = {
    {"LLVMSwitchCases", "TaasoT", parse_switch, print_switch},
    {"LLVMJumpTargets", "TasoT", parse_targets, print_targets},
    {"LLVMLinkage", "a", parse_linkage, print_linkage},
    {"WithTruth", "TT", parse_with_truth, tn_part__put_nothing},
    {NULL, NULL, NULL, NULL},
};

//===-- llvm.landingpad -----------------------------------------------------------------------===//

static tn_status parse_landingpad(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  *out_region = false;
  if (tn_custom_assembly__take_word(parser, "cleanup")) {
    tn_attribute unit;
    TN_TRY(tn_unit_attribute_get(parser->context, &unit));
    TN_TRY(tn_reading__set(&reading, "cleanup", unit));
  }
  while (tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN)) {
    tn_type clause;
    // The keyword is implied by the operand's type.
    if (!tn_custom_assembly__take_word(parser, "filter")) {
      TN_TRY(tn_custom_assembly__expect_word(parser, frame, "catch"));
    }
    TN_TRY(tn_custom_assembly__operand(parser));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    TN_TRY(tn_parser__type(parser, &clause));
    TN_TRY(tn_parser__push_type(parser, clause));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  }
  tn_type type;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_parser__push_type(parser, type));
  TN_TRY(tn_parser__add_defaults(parser, frame));
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

static tn_print_region print_landingpad(tn_printer* printer, tn_ref op,
                                        const tn_op_definition* definition, uint32_t regions_done) {
  const tn_context* context = printer->context;
  (void)definition;
  (void)regions_done;
  tn_put_char(&printer->sink, ' ');
  if (tn_llvm_landingpad_cleanup(context, op).storage != NULL) TN_PUT(&printer->sink, "cleanup ");
  for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
    const tn_type type = tn_op__operand_type(context, op, i);
    const bool is_filter = tn_llvm_type__kind(type) == TN_LLVM_ARRAY;
    tn_put_char(&printer->sink, '(');
    tn_put_view(&printer->sink, tn_string_view_from(is_filter ? "filter " : "catch "));
    tn_printer__put_operands(printer, op, i, 1);
    TN_PUT(&printer->sink, " : ");
    tn_printer__put_operand_types(printer, op, i, 1);
    TN_PUT(&printer->sink, ") ");
  }
  TN_PUT(&printer->sink, ": ");
  tn_printer__put_type(printer, tn_type__ref(tn_op__result_type(context, op, 0)));
  return TN_PRINT_NO_REGION;
}

//===-- llvm.mlir.alias -----------------------------------------------------------------------===//

static tn_status read_alias(tn_reading* reading) {
  tn_parser* parser = reading->parser;
  tn_type type;
  tn_attribute value;
  TN_TRY(tn_words__take(reading, "linkage", "external"));
  TN_TRY(tn_words__take(reading, "visibility_", ""));
  if (tn_custom_assembly__take_word(parser, "thread_local")) {
    TN_TRY(tn_unit_attribute_get(parser->context, &value));
    TN_TRY(tn_reading__set(reading, "thread_local_", value));
  }
  TN_TRY(tn_words__take(reading, "unnamed_addr", ""));
  TN_TRY(tn_custom_assembly__symbol_name(parser, reading->frame));
  TN_TRY(tn_custom_assembly__dictionary(parser, reading->frame, false));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_type_attribute_get(type, &value));
  TN_TRY(tn_reading__set(reading, "alias_type", value));
  return tn_parser__add_defaults(parser, reading->frame);
}

static tn_status parse_alias(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  *out_region = false;
  if (frame->step++ != 0) return tn_parser__finish_op(parser, frame, 0);
  TN_TRY(read_alias(&reading));
  *out_region = true;
  return TN_OK;
}

static tn_print_region print_alias(tn_printer* printer, tn_ref op,
                                   const tn_op_definition* definition, uint32_t regions_done) {
  static const char* const elided[] = {"sym_name",     "alias_type",    "linkage",
                                       "unnamed_addr", "thread_local_", "visibility_"};
  if (regions_done != 0) return TN_PRINT_NO_REGION;
  const tn_op_schema* schema = tn_op_schema__of(definition);
  const tn_attribute type = tn_custom_assembly__inherent(printer, op, "alias_type");
  tn_words__put(printer, op, schema, "linkage", NULL);
  tn_words__put(printer, op, schema, "visibility_", NULL);
  if (tn_llvm_mlir_alias_thread_local_(printer->context, op).storage != NULL) {
    TN_PUT(&printer->sink, " thread_local");
  }
  tn_words__put(printer, op, schema, "unnamed_addr", NULL);
  tn_custom_assembly__put_symbol_name(printer, op);
  tn_printer__put_attributes_but(printer, op, false, elided, sizeof elided / sizeof *elided);
  TN_PUT(&printer->sink, " : ");
  if (type.storage != NULL) tn_printer__put_any(printer, type.storage, 0);
  return tn_function__put_body(printer, op);
}

const tn_custom_assembly tn_llvm_control_assemblies[] = {
    {"llvm.landingpad", parse_landingpad, print_landingpad},
    {"llvm.mlir.alias", parse_alias, print_alias},
    {NULL, NULL, NULL},
};
