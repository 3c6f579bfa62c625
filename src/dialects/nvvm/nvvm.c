// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The nvvm dialect: products of matrices, with fragments in brackets and one type for each of the
// first three fragments.
//
// Source: the nvvm dialect's documentation, and MLIR's output.

#include <string.h>

#include "dialects/common/function.h"
#include "dialects/common/parameters.h"
#include "dialects/common/words.h"
#include "dialects/dialects.h"
#include "dialects/llvm_ops.h"
#include "dialects/nvvm/nvvm.h"
#include "schema/check.h"
#include "schema/custom_assembly.h"

#define FRAGMENTS_MAX 7u
/// A, B and C, whose types are printed.
#define TYPED_COUNT 3u
/// A scale has data and two integers.
#define SCALE_COUNT 3u
/// Groups of operands; a scale has three.
#define SIZES_MAX 11u

/// The names of an op's fragments.
typedef struct form {
  const char* op;
  const char* between;  ///< The text between two fragments.
  uint32_t count;
  const char* names[FRAGMENTS_MAX];
} form;

static const form forms[] = {
    {"nvvm.mma.sync", "  ", 3, {"A", "B", "C"}},
    {"nvvm.mma.sp.sync", " ", 5, {"A", "B", "C", "sparseMetadata", "selector"}},
    {"nvvm.mma.block_scale", " ", 5, {"A", "B", "C", "scaleA", "scaleB"}},
    {"nvvm.mma.sp.block_scale",
     " ",
     7,
     {"A", "B", "C", "sparseMetadata", "selector", "scaleA", "scaleB"}},
};

static const form* form_of(tn_string_view name) {
  for (size_t i = 0; i < sizeof forms / sizeof *forms; ++i) {
    if (tn_string_view_equal(name, tn_string_view_from(forms[i].op))) return &forms[i];
  }
  return &forms[0];
}

/// Returns the multiplicand type that the registers of a fragment imply; NULL if they imply none.
static const char* multiplicand_of(tn_type type) {
  if (tn_type__is(type, TN_TYPE_VECTOR) && tn_shaped_type_rank(type) == 1 &&
      tn_shaped_type_dims(type)[0] == 2) {
    const tn_type element = tn_type_element_type(type);
    return tn_type__is(element, TN_TYPE_FLOAT) && tn_float_type_kind(element) == TN_FLOAT_F16
               ? "f16"
               : NULL;
  }
  if (!tn_type__is(type, TN_TYPE_FLOAT)) return NULL;
  if (tn_float_type_kind(type) == TN_FLOAT_F64) return "f64";
  if (tn_float_type_kind(type) == TN_FLOAT_F16) return "f16";
  return tn_float_type_kind(type) == TN_FLOAT_F32 ? "tf32" : NULL;
}

static bool is_scale(const form* self, uint32_t fragment) {
  return strncmp(self->names[fragment], "scale", 5) == 0;
}

static const char* const multiplicands[] = {"multiplicandAPtxType", "multiplicandBPtxType"};

//===-- Reading -------------------------------------------------------------------------------===//

static tn_status read_fragments(tn_parser* parser, const tn_op_frame* frame, const form* self,
                                int32_t* sizes, size_t* out_count) {
  *out_count = 0;
  for (uint32_t i = 0; i < self->count; ++i) {
    const size_t first = parser->operands.count;
    const size_t wanted = i < TYPED_COUNT ? SIZE_MAX : is_scale(self, i) ? SCALE_COUNT : 1;
    TN_TRY(tn_custom_assembly__expect_word(parser, frame, self->names[i]));
    TN_TRY(tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_SQUARE, TN_TOKEN_RIGHT_SQUARE,
                                       wanted));
    if (i < TYPED_COUNT) {
      sizes[(*out_count)++] = (int32_t)(parser->operands.count - first);
    } else {
      for (size_t k = 0; k < wanted; ++k) sizes[(*out_count)++] = 1;
    }
  }
  return TN_OK;
}

/// Sets the multiplicand type from the registers if the op does not have it and they imply it.
static tn_status set_multiplicand(tn_reading* reading, const char* name, tn_type type) {
  const char* word = multiplicand_of(type);
  tn_attribute value;
  const tn_place place = tn_op_schema__find(reading->schema, tn_string_view_from(name));
  if (word == NULL || tn_reading__attribute(reading, place.index) != NULL) return TN_OK;
  TN_TRY(
      tn_words__make(reading->parser->context, "nvvm.mma_type", tn_string_view_from(word), &value));
  return tn_reading__set(reading, name, value);
}

/// Parses `: (a, b, c) -> result`: a type for each of the first three fragments. Operands of other
/// fragments have type i32, and the integers of a scale i16.
static tn_status read_types(tn_reading* reading, const form* head, const int32_t* sizes) {
  tn_parser* parser = reading->parser;
  tn_function_head signature = {.is_bare = true};
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  const char* at = parser->token.start;
  const size_t first = parser->types.count;
  TN_TRY(tn_function__read_signature(&signature, reading));
  if (signature.input_count != TYPED_COUNT || parser->types.count - first != TYPED_COUNT + 1) {
    return tn_parser__custom_error(parser, reading->frame, at,
                                   "expected one type for each operand segment but got %zu types",
                                   signature.input_count);
  }
  tn_type types[TYPED_COUNT + 1];
  memcpy(types, (const tn_type*)parser->types.items + first, sizeof types);
  parser->types.count = first;
  static const uint32_t widths[SCALE_COUNT] = {32, 16, 16};
  for (uint32_t i = 0; i < head->count; ++i) {
    const uint32_t count = i < TYPED_COUNT     ? (uint32_t)sizes[i]
                           : is_scale(head, i) ? SCALE_COUNT
                                               : 1;
    for (uint32_t k = 0; k < count; ++k) {
      tn_type type = types[i < TYPED_COUNT ? i : 0];
      if (i >= TYPED_COUNT) {
        TN_TRY(tn_parser__integer_type(parser, is_scale(head, i) ? widths[k] : 32, &type));
      }
      TN_TRY(tn_parser__push_type(parser, type));
    }
  }
  TN_TRY(tn_parser__push_type(parser, types[TYPED_COUNT]));
  for (size_t i = 0; i < 2; ++i) {
    TN_TRY(set_multiplicand(reading, multiplicands[i], types[i]));
  }
  return TN_OK;
}

static tn_status parse_product(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  const form* head = form_of(tn_parser__op_name(parser, frame));
  int32_t sizes[SIZES_MAX];
  size_t size_count;
  *out_region = false;
  TN_TRY(read_fragments(parser, frame, head, sizes, &size_count));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(read_types(&reading, head, sizes));
  TN_TRY(tn_custom_assembly__set_numbers(parser, frame, "operandSegmentSizes", sizes, size_count));
  TN_TRY(tn_parser__add_defaults(parser, frame));
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

//===-- Printing ------------------------------------------------------------------------------===//

static tn_print_region print_product(tn_printer* printer, tn_ref op,
                                     const tn_op_definition* definition, uint32_t regions_done) {
  const char* elided[3] = {"operandSegmentSizes"};
  const tn_context* context = printer->context;
  const form* head = form_of(tn_op_cell__name_text(context, tn_op__at(context, op)));
  uint32_t counts[TN_GROUPS_MAX] = {0};
  uint32_t first = 0;
  uint32_t elided_count = 1;
  tn_type types[TYPED_COUNT] = {{NULL}};
  (void)regions_done;
  if (!tn_op_schema__operand_groups(context, tn_op_schema__of(definition), op, counts)) {
    return TN_PRINT_NO_REGION;
  }
  for (uint32_t i = 0; i < head->count; ++i) {
    tn_put_view(&printer->sink, tn_string_view_from(i == 0 ? " " : head->between));
    tn_put_view(&printer->sink, tn_string_view_from(head->names[i]));
    tn_put_char(&printer->sink, '[');
    const uint32_t count = i < TYPED_COUNT ? counts[i] : is_scale(head, i) ? SCALE_COUNT : 1;
    tn_printer__put_operands(printer, op, first, count);
    tn_put_char(&printer->sink, ']');
    if (i < TYPED_COUNT && count != 0) types[i] = tn_op__operand_type(context, op, first);
    first += count;
  }
  for (size_t i = 0; i < 2; ++i) {
    if (types[i].storage != NULL && multiplicand_of(types[i]) != NULL) {
      elided[elided_count++] = multiplicands[i];
    }
  }
  if (head->count == TYPED_COUNT) tn_put_char(&printer->sink, ' ');
  tn_printer__put_attributes_but(printer, op, false, elided, elided_count);
  TN_PUT(&printer->sink, " : (");
  for (uint32_t i = 0; i < TYPED_COUNT; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    if (types[i].storage != NULL) tn_printer__put_type(printer, tn_type__ref(types[i]));
  }
  TN_PUT(&printer->sink, ") -> ");
  tn_printer__put_result_types(printer, op, 0, 1);
  return TN_PRINT_NO_REGION;
}

static const tn_custom_assembly assemblies[] = {
    {"nvvm.mma", parse_product, print_product},
    {NULL, NULL, NULL},
};

static bool check_target(const tn_context* context, const tn_uref* parameters,
                         tn_parse_error* out_wrong) {
  const int64_t level = tn_parameters__integer(context, parameters, 0);
  if (level < 0 || level > 3) {
    return tn_parameters__refuse(out_wrong,
                                 "The optimization level must be a number between 0 and 3.");
  }
  if (tn_parameters__string(context, parameters, 1).size == 0) {
    return tn_parameters__refuse(out_wrong, "The target triple cannot be empty.");
  }
  if (tn_parameters__string(context, parameters, 2).size == 0) {
    return tn_parameters__refuse(out_wrong, "The target chip cannot be empty.");
  }
  if (!tn_parameters__has_only(context, parameters, 5, TN_ATTRIBUTE_STRING)) {
    return tn_parameters__refuse(out_wrong,
                                 "All the elements in the `link` array must be strings.");
  }
  return true;
}

static const tn_parameters_check parameters_checks[] = {{"#target", check_target}, {NULL, NULL}};

//===-- Attributes of other ops ---------------------------------------------------------------===//

static bool is_one_of(tn_string_view name, const char* const* names) {
  while (*names != NULL && !tn_string_view_equal(name, tn_string_view_from(*names))) ++names;
  return *names != NULL;
}

/// Returns true if the value is an array of one to three 32-bit integers.
static bool are_extents(tn_attribute value) {
  size_t byte_size = 0;
  if (!tn_attribute__is(value, TN_ATTRIBUTE_DENSE_ARRAY) ||
      tn_type_bit_width(tn_dense_array_attribute_element_type(value)) != 32) {
    return false;
  }
  (void)tn_dense_array_attribute_data(value, &byte_size);
  return byte_size != 0 && byte_size <= 3 * sizeof(int32_t);
}

static tn_status check_attribute(const tn_context* context, tn_ref op, tn_string_view name,
                                 tn_attribute value) {
  static const char* const extents[] = {"nvvm.maxntid", "nvvm.reqntid", "nvvm.cluster_dim", NULL};
  static const char* const numbers[] = {"nvvm.minctasm", "nvvm.maxnreg", "nvvm.cluster_max_blocks",
                                        NULL};
  const char* wrong = NULL;
  if (tn_string_view_equal(name, tn_string_view_from("nvvm.kernel"))) {
    if (tn_op__is_called(context, op, TN_NAME_LLVM_FUNC)) return TN_OK;
    return tn_op__fail(context, op, NULL, "'nvvm.kernel' attribute attached to unexpected op");
  }
  if (is_one_of(name, extents)) {
    if (!are_extents(value)) wrong = "attribute must be integer array with maximum 3 index";
  } else if (is_one_of(name, numbers)) {
    if (!tn_attribute__is(value, TN_ATTRIBUTE_INTEGER))
      wrong = "attribute must be integer constant";
  } else if (tn_string_view_equal(name, tn_string_view_from("nvvm.blocksareclusters"))) {
    if (tn_op__attribute(context, op, "nvvm.reqntid").storage == NULL ||
        tn_op__attribute(context, op, "nvvm.cluster_dim").storage == NULL) {
      wrong = "attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'";
    }
  }
  if (wrong == NULL) return TN_OK;
  return tn_op__fail(context, op, NULL, "'\"%.*s\"' %s", (int)name.size, name.data, wrong);
}

static tn_status check_parameter(const tn_context* context, tn_ref op, tn_attribute all,
                                 tn_string_view name, tn_attribute value, tn_type type,
                                 bool is_result) {
  const char* wrong = NULL;
  (void)type;
  if (is_result || !tn_string_view_equal(name, tn_string_view_from("nvvm.grid_constant"))) {
    return TN_OK;
  }
  if (tn_op__attribute(context, op, "nvvm.kernel").storage == NULL) {
    wrong = "attribute must be present only on kernel arguments";
  } else if (!tn_attribute__is(value, TN_ATTRIBUTE_UNIT)) {
    wrong = "must be a unit attribute";
  } else if (tn_dictionary_attribute_find(all, tn_string_view_from("llvm.byval")).storage == NULL) {
    wrong = "attribute requires the argument to also have attribute 'llvm.byval'";
  }
  if (wrong == NULL) return TN_OK;
  return tn_op__fail(context, op, NULL, "'\"%.*s\"' %s", (int)name.size, name.data, wrong);
}

const tn_dialect_entry tn_nvvm_dialect = {
    .name = {"nvvm", 4},
    .check_parameter = check_parameter,
    .check_attribute = check_attribute,
    .parameters_checks = parameters_checks,
    .assemblies = (const tn_custom_assembly* const[]){assemblies, NULL},
    .checks = (const tn_named_check* const[]){tn_nvvm_checks, NULL},
};
