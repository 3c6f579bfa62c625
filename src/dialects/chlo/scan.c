// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// chlo.scan: custom assembly, argument names, and verification with CHLO's messages. Source: CHLO's
// documentation, and jaxlib's output and messages.

#include "schema/custom_assembly.h"

#include "dialects/chlo/chlo.h"
#include "dialects/common/parts.h"
#include "rewrite/branch.h"

static uint32_t input_count(const tn_context* context, tn_ref op) {
  const uint32_t count = tn_chlo_scan_inputs(context, op).count;
  const uint32_t all = tn_op__operand_count(context, op);
  return count > all ? all : count;
}

//===-- Assembly ------------------------------------------------------------------------------===//

/// Parses `(%input) inits (%init) dimension = 0 attributes {...}`, with `*out_inputs` inputs.
static tn_status read_head(tn_parser* parser, tn_op_frame* frame, int32_t* out_inputs) {
  tn_type type;
  tn_attribute dimension;
  TN_TRY(tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_PAREN, TN_TOKEN_RIGHT_PAREN,
                                     SIZE_MAX));
  *out_inputs = (int32_t)(parser->operands.count - frame->operands);
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "inits"));
  TN_TRY(tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_PAREN, TN_TOKEN_RIGHT_PAREN,
                                     SIZE_MAX));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "dimension"));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  const size_t base = parser->dims.count;
  TN_TRY(tn_parser__index_number(parser, frame));
  parser->dims.count = base;
  const int64_t number = ((const int64_t*)parser->dims.items)[base];
  TN_TRY(tn_parser__integer_type(parser, 64, &type));
  TN_TRY(tn_integer_attribute_get(type, number, &dimension));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, true));
  return tn_custom_assembly__set(parser, frame, "dimension", dimension);
}

/// Parses `: (types) -> types` after the body; results are outputs, followed by as many carries as
/// inits.
static tn_status read_tail(tn_parser* parser, tn_op_frame* frame, int32_t inputs) {
  tn_type type;
  const size_t operand_count = parser->operands.count - frame->operands;
  const int32_t carries = (int32_t)operand_count - inputs;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  const char* at = parser->token.start;
  TN_TRY(tn_parser__type(parser, &type));
  if (!tn_type__is(type, TN_TYPE_FUNCTION)) {
    return tn_parser__error_at(parser, at, "invalid kind of type specified");
  }
  const int32_t outputs = (int32_t)tn_function_type_result_count(type) - carries;
  if (tn_function_type_input_count(type) != operand_count) {
    return tn_parser__custom_error(parser, frame, frame->name_at,
                                   "operand types must match the number of inputs and inits");
  }
  if (outputs < 0) {
    return tn_parser__custom_error(parser, frame, frame->name_at,
                                   "not enough result types to cover the required carries");
  }
  const int32_t operand_sizes[] = {inputs, carries};
  const int32_t result_sizes[] = {outputs, carries};
  TN_TRY(tn_custom_assembly__set_numbers(parser, frame, "operandSegmentSizes", operand_sizes, 2));
  TN_TRY(tn_custom_assembly__set_numbers(parser, frame, "resultSegmentSizes", result_sizes, 2));
  TN_TRY(tn_part__push_signature(parser, type));
  return tn_parser__finish_op(parser, frame, operand_count);
}

/// The step after the body is the number of inputs plus 1.
static tn_status parse_scan(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  int32_t inputs = 0;
  *out_region = frame->step == 0;
  if (!*out_region) return read_tail(parser, frame, (int32_t)frame->step - 1);
  TN_TRY(read_head(parser, frame, &inputs));
  frame->step = (uint32_t)inputs + 1;
  return TN_OK;
}

static tn_print_region print_scan(tn_printer* printer, tn_ref op,
                                  const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  static const char* const elided[] = {"dimension", "operandSegmentSizes", "resultSegmentSizes"};
  const uint32_t inputs = input_count(printer->context, op);
  const uint32_t all = tn_op__operand_count(printer->context, op);
  tn_print_sink* sink = &printer->sink;
  if (regions_done != 0) {
    tn_part__put_signature(printer, op);
    return TN_PRINT_NO_REGION;
  }
  const tn_attribute dimension = tn_custom_assembly__inherent(printer, op, "dimension");
  tn_put_char(sink, '(');
  tn_printer__put_operands(printer, op, 0, inputs);
  TN_PUT(sink, ") inits (");
  tn_printer__put_operands(printer, op, inputs, all - inputs);
  TN_PUT(sink, ") dimension=");
  if (dimension.storage != NULL) {
    tn_printer__put_any(printer, dimension.storage, TN_PRINT_NO_TYPE);
  }
  tn_put_char(sink, ' ');
  tn_printer__put_attributes_but(printer, op, true, elided, 3);
  tn_put_char(sink, ' ');
  return (tn_print_region){0, TN_PRINT_ENTRY_ARGUMENTS};
}

const tn_custom_assembly tn_chlo_assemblies[] = {
    {"chlo.scan", parse_scan, print_scan},
    {NULL, NULL, NULL},
};

static void name_arguments(tn_namer* namer, tn_ref op, uint32_t region,
                           const tn_op_definition* definition) {
  (void)definition;
  const tn_context* context = tn_namer__context(namer);
  const uint32_t inputs = input_count(context, op);
  const tn_ref block = tn_op__first_block(context, op, region);
  for (uint32_t i = 0; i < tn_block__argument_count(context, block); ++i) {
    tn_namer__argument(namer, tn_block_cell__argument(context, tn_block__at(context, block), i),
                       tn_string_view_from(i < inputs ? "input" : "carry"));
  }
}

const tn_naming tn_chlo_namings[] = {
    {"chlo_scan", NULL, name_arguments},
    {NULL, NULL, NULL},
};

//===-- Verification --------------------------------------------------------------------------===//

static bool has_rank(tn_type type) { return tn_type__is(type, TN_TYPE_TENSOR); }

/// Returns whether `whole` without `dimension` has the shape of `part`, and `dimension` has size
/// `size` unless that is NULL.
static bool is_slice(tn_type whole, tn_type part, size_t dimension, const int64_t* size) {
  const size_t rank = tn_shaped_type_rank(part);
  if (tn_shaped_type_rank(whole) != rank + 1 || dimension > rank) return false;
  const int64_t* wholes = tn_shaped_type_dims(whole);
  const int64_t* parts = tn_shaped_type_dims(part);
  for (size_t i = 0; i <= rank; ++i) {
    const int64_t left = wholes[i];
    if (i == dimension && size == NULL) continue;
    const int64_t right = i == dimension ? *size : parts[i - (i > dimension)];
    if (left != right && left != TN_DYNAMIC && right != TN_DYNAMIC) return false;
  }
  return true;
}

/// Returns whether an operand matches the body's argument; for an input, without its scan
/// dimension.
static bool fits_argument(tn_type operand, tn_type argument, bool is_input, size_t dimension) {
  if (!tn_type_equal(tn_type__element(operand), tn_type__element(argument))) return false;
  if (!has_rank(argument)) return tn_type__is(argument, TN_TYPE_UNRANKED_TENSOR);
  return is_input ? is_slice(operand, argument, dimension, NULL)
                  : tn_check__shapes_fit(operand, argument);
}

static tn_status check_scan(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_attribute dimension_attribute = tn_chlo_scan_dimension(context, op);
  const tn_attribute size_attribute = tn_chlo_scan_scan_dim_size(context, op);
  const size_t dimension = (size_t)tn_integer_attribute_value(dimension_attribute);
  const uint32_t inputs = input_count(context, op);
  const uint32_t all = tn_op__operand_count(context, op);
  const tn_ref block = tn_op__first_block(context, op, 0);
  int64_t size =
      size_attribute.storage == NULL ? TN_DYNAMIC : tn_integer_attribute_value(size_attribute);
  if (inputs == 0 && tn_chlo_scan_outputs(context, op).count == 0) {
    return tn_op__fail_named(context, op, NULL,
                             "at least one of inputs or outputs must be present");
  }
  for (uint32_t i = 0; i < inputs; ++i) {
    const tn_type type = tn_op__operand_type(context, op, i);
    if (!has_rank(type)) return tn_op__fail_named(context, op, NULL, "operand %u is not ranked", i);
    if (dimension >= tn_shaped_type_rank(type)) {
      return tn_op__fail_named(context, op, NULL, "scan dimension of operand %u is out of bounds",
                               i);
    }
    const int64_t extent = tn_shaped_type_dims(type)[dimension];
    if (extent != TN_DYNAMIC && size != TN_DYNAMIC && extent != size) {
      return tn_op__fail_named(context, op, NULL, "invalid scan dimension size of operand %u", i);
    }
    if (extent != TN_DYNAMIC) size = extent;
  }
  if (tn_block__argument_count(context, block) != all) {
    return tn_op__fail_named(context, op, NULL, "expects %u arguments in the body, but got %u", all,
                             tn_block__argument_count(context, block));
  }
  for (uint32_t i = 0; i < all; ++i) {
    const tn_type type = tn_op__operand_type(context, op, i);
    if (!has_rank(type)) return tn_op__fail_named(context, op, NULL, "operand %u is not ranked", i);
    if (fits_argument(type, tn_block__argument_type(context, block, i), i < inputs, dimension)) {
      continue;
    }
    return tn_op__fail_named(context, op, NULL, "operand and body argument %u are incompatible", i);
  }
  return TN_OK;
}

/// Returns the size of the scan dimension of outputs, from an attribute or an input.
static int64_t scanned_size(const tn_context* context, tn_ref op, size_t dimension) {
  const tn_attribute given = tn_chlo_scan_scan_dim_size(context, op);
  if (given.storage != NULL) return tn_integer_attribute_value(given);
  for (uint32_t i = 0; i < input_count(context, op); ++i) {
    const int64_t extent = tn_shaped_type_dims(tn_op__operand_type(context, op, i))[dimension];
    if (extent != TN_DYNAMIC) return extent;
  }
  return TN_DYNAMIC;
}

/// Returns the type with an additional dimension.
static tn_status add_dimension(const tn_context* context, tn_type type, size_t dimension,
                               int64_t size, tn_type* out_type) {
  const size_t rank = tn_shaped_type_rank(type);
  const size_t byte_size = (rank + 1) * sizeof(int64_t);
  const int64_t* inner = tn_shaped_type_dims(type);
  int64_t* dims = tn_allocate(&context->allocator, byte_size);
  if (dims == NULL) return tn_context__out_of_memory(context);
  for (size_t k = 0; k <= rank; ++k) dims[k] = k == dimension ? size : inner[k - (k > dimension)];
  const tn_status status =
      tn_tensor_type_get(tn_type_element_type(type), dims, rank + 1, NULL, out_type);
  tn_deallocate(&context->allocator, dims, byte_size);
  return status;
}

/// Checks that the returned types, with the scan dimension for outputs, match the results.
static tn_status check_results(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_ref last = tn_block__last_op(context, tn_op__first_block(context, op, 0));
  const uint32_t returned = last == 0 ? 0 : tn_op__operand_count(context, last);
  const uint32_t carries = tn_op__operand_count(context, op) - input_count(context, op);
  const tn_attribute attribute = tn_chlo_scan_dimension(context, op);
  const size_t dimension = (size_t)tn_integer_attribute_value(attribute);
  const int64_t size = scanned_size(context, op, dimension);
  if (returned < carries) {
    return tn_op__fail(context, op, NULL, "ScanOp body must return at least %u values (carries)",
                       carries);
  }
  bool fits = returned == tn_op__result_count(context, op);
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, "inferred type(s) ");
  for (uint32_t i = 0; i < returned; ++i) {
    tn_type type = tn_op__operand_type(context, last, i);
    const bool is_output = i < returned - carries;
    const size_t rank = has_rank(type) ? tn_shaped_type_rank(type) : 0;
    if (!has_rank(type) || (is_output && dimension > rank)) {
      tn_text_buffer_free(&text);
      return has_rank(type)
                 ? tn_op__fail(context, op, NULL,
                               "scan dimension of terminator operand %u is out of bounds", i)
                 : tn_op__fail(context, op, NULL, "terminator operand %u is not ranked", i);
    }
    if (is_output) {
      const tn_status made = add_dimension(context, type, dimension, size, &type);
      if (made != TN_OK) tn_text_buffer_free(&text);
      TN_TRY(made);
    }
    if (i != 0) tn_text_buffer_append_text(&text, ", ");
    tn_text_buffer__append_type(&text, type);
    const tn_type result = tn_op__result_type(context, op, i);
    fits = fits && (!has_rank(result) || tn_check__shapes_fit(type, result));
  }
  if (fits) {
    tn_text_buffer_free(&text);
    return TN_OK;
  }
  tn_text_buffer_append_text(&text, " are incompatible with return type(s) of operation ");
  for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
    if (i != 0) tn_text_buffer_append_text(&text, ", ");
    tn_text_buffer__append_type(&text, tn_op__result_type(context, op, i));
  }
  return tn_check__fail(context, op, true, &text);
}

const tn_named_check tn_chlo_checks[] = {
    {"chlo.scan", check_scan, NULL, false},
    {"chlo.scan_results", check_results, NULL, false},
    {NULL, NULL, NULL, false},
};
