// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom assembly of llvm: calls, comparisons and global variables.
//
// Source: the llvm dialect's documentation, and MLIR's output.

#include "dialects/common/function.h"
#include "dialects/common/parts.h"
#include "dialects/common/words.h"
#include "dialects/llvm/llvm.h"
#include "schema/check.h"
#include "schema/custom_assembly.h"

//===-- Comparisons ---------------------------------------------------------------------------===//

/// Parses the quoted keyword.
static tn_status read_predicate(tn_reading* reading) {
  tn_parser* parser = reading->parser;
  const tn_place place = tn_op_schema__find(reading->schema, tn_string_view_from("predicate"));
  const tn_attribute_group* group = &reading->schema->attributes[place.index];
  const char* at = parser->token.start;
  tn_string_view word;
  TN_TRY(tn_custom_assembly__string(parser, &word));
  for (uint32_t i = 0; i < group->case_count; ++i) {
    if (!tn_string_view_equal(group->cases[i].name, word)) continue;
    tn_attribute value;
    TN_TRY(tn_integer_attribute_get(group->type, group->cases[i].value, &value));
    return tn_reading__set(reading, "predicate", value);
  }
  return tn_parser__custom_error(parser, reading->frame, at,
                                 "'%.*s' is an incorrect value of the 'predicate' attribute",
                                 (int)word.size, word.data);
}

static tn_status parse_compare(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  tn_type type;
  tn_type truth;
  *out_region = false;
  TN_TRY(read_predicate(&reading));
  TN_TRY(tn_custom_assembly__operand(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
  TN_TRY(tn_custom_assembly__operand(parser));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_infer__type(parser->context, TN_TRANSFORM_I1_LIKE, type, &truth));
  if (truth.storage == NULL) {
    TN_TRY(tn_integer_type_get(parser->context, 1, TN_SIGNLESS, &truth));
  }
  TN_TRY(tn_parser__push_type(parser, type));
  TN_TRY(tn_parser__push_type(parser, type));
  TN_TRY(tn_parser__push_type(parser, truth));
  TN_TRY(tn_parser__add_defaults(parser, frame));
  return tn_parser__finish_op(parser, frame, 2);
}

/// Returns whether the flags have their default value.
static bool has_no_flags(const tn_printer* printer, tn_ref op) {
  const tn_attribute flags = tn_custom_assembly__inherent(printer, op, "fastmathFlags");
  uint64_t bits = 0;
  return tn_enum_attribute__number(flags, &bits) && bits == 0;
}

static tn_print_region print_compare(tn_printer* printer, tn_ref op,
                                     const tn_op_definition* definition, uint32_t regions_done) {
  static const char* const elided[] = {"predicate", "fastmathFlags"};
  (void)regions_done;
  TN_PUT(&printer->sink, " \"");
  tn_put_view(&printer->sink, tn_words__of(printer, op, tn_op_schema__of(definition), "predicate"));
  TN_PUT(&printer->sink, "\" ");
  tn_printer__put_operands(printer, op, 0, 2);
  tn_printer__put_attributes_but(printer, op, false, elided, has_no_flags(printer, op) ? 2 : 1);
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_operand_types(printer, op, 0, 1);
  return TN_PRINT_NO_REGION;
}

//===-- llvm.call -----------------------------------------------------------------------------===//

/// The state of parsing a call.
typedef struct call {
  bool is_direct;
  size_t operand_count;  ///< Without bundle operands.
  size_t bundle_operand_count;
} call;

static tn_status read_callee(tn_reading* reading, call* out_call) {
  tn_parser* parser = reading->parser;
  out_call->is_direct = tn_parser__is(parser, TN_TOKEN_AT_IDENTIFIER);
  if (out_call->is_direct) {
    tn_attribute callee;
    TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &callee));
    TN_TRY(tn_reading__set(reading, "callee", callee));
  } else {
    TN_TRY(tn_custom_assembly__operand(parser));
  }
  TN_TRY(tn_parser__operands_between(parser, reading->frame, TN_TOKEN_LEFT_PAREN,
                                     TN_TOKEN_RIGHT_PAREN, SIZE_MAX));
  out_call->operand_count = parser->operands.count - reading->frame->operands;
  return TN_OK;
}

/// Parses `vararg(type)`.
static tn_status read_variadic(tn_reading* reading) {
  tn_type type;
  tn_attribute value;
  if (!tn_custom_assembly__take_word(reading->parser, "vararg")) return TN_OK;
  TN_TRY(tn_parser__expect(reading->parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  TN_TRY(tn_parser__type(reading->parser, &type));
  TN_TRY(tn_parser__expect(reading->parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  TN_TRY(tn_type_attribute_get(type, &value));
  return tn_reading__set(reading, "var_callee_type", value);
}

/// Parses `"tag"(%a : type)` and pushes the tag and the number of operands.
static tn_status read_bundle(tn_parser* parser, const tn_op_frame* frame) {
  tn_string_view text;
  tn_attribute tag;
  if (!tn_parser__is(parser, TN_TOKEN_STRING)) {
    return tn_parser__error(parser, "expect operand bundle tag");
  }
  TN_TRY(tn_parser__string_value(parser, &parser->token, &text));
  TN_TRY(tn_string_attribute_get(parser->context, text, &tag));
  tn_parser__advance(parser);
  TN_TRY(tn_parser__push(parser, &parser->attributes, &tag, sizeof tag));
  const size_t first = parser->operands.count;
  const size_t first_type = parser->types.count;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  if (!tn_parser__is(parser, TN_TOKEN_RIGHT_PAREN)) {
    TN_TRY(tn_parser__operand_list(parser));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    TN_TRY(tn_part__read_types(parser));
  }
  const int64_t count = (int64_t)(parser->operands.count - first);
  if ((size_t)count != parser->types.count - first_type) {
    return tn_parser__custom_error(parser, frame, parser->token.start,
                                   "expected %zu types for operands", (size_t)count);
  }
  TN_TRY(tn_parser__push(parser, &parser->dims, &count, sizeof count));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

/// Pops tags and sizes from the stacks.
static tn_status set_bundles(tn_reading* reading, size_t first_tag, size_t first_size) {
  tn_parser* parser = reading->parser;
  const size_t count = parser->attributes.count - first_tag;
  int64_t* sizes = (int64_t*)parser->dims.items + first_size;
  if (count != 0) {
    tn_attribute tags;
    TN_TRY(tn_array_attribute_get(
        parser->context, (const tn_attribute*)parser->attributes.items + first_tag, count, &tags));
    TN_TRY(tn_reading__set(reading, "op_bundle_tags", tags));
  }
  parser->attributes.count = first_tag;
  parser->dims.count = first_size;
  // Convert to 32 bits in place.
  int32_t* small = (int32_t*)(void*)sizes;
  for (size_t i = 0; i < count; ++i) {
    const int32_t size = (int32_t)sizes[i];
    memcpy(&small[i], &size, sizeof size);
  }
  return tn_custom_assembly__set_numbers(parser, reading->frame, "op_bundle_sizes", small, count);
}

static tn_status read_bundles(tn_reading* reading, call* out_call) {
  tn_parser* parser = reading->parser;
  const size_t first = parser->operands.count;
  const size_t first_tag = parser->attributes.count;
  const size_t first_size = parser->dims.count;
  if (tn_parser__consume_if(parser, TN_TOKEN_LEFT_SQUARE) &&
      !tn_parser__consume_if(parser, TN_TOKEN_RIGHT_SQUARE)) {
    do {
      TN_TRY(read_bundle(parser, reading->frame));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'"));
  }
  out_call->bundle_operand_count = parser->operands.count - first;
  return set_bundles(reading, first_tag, first_size);
}

static void reverse_types(tn_type* types, size_t count) {
  for (size_t i = 0; i < count / 2; ++i) {
    const tn_type type = types[i];
    types[i] = types[count - 1 - i];
    types[count - 1 - i] = type;
  }
}

static tn_status read_callee_type(tn_reading* reading, const char* at) {
  tn_parser* parser = reading->parser;
  tn_type type;
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_parser__push_type(parser, type));
  if (tn_parser__consume_if(parser, TN_TOKEN_COMMA)) return TN_OK;
  return tn_parser__custom_error(parser, reading->frame, at,
                                 "expected indirect call to have 2 trailing types");
}

/// Checks that there is at most one result, and that it is not void.
static tn_status check_results(tn_reading* reading, const char* at, size_t first, size_t count) {
  tn_parser* parser = reading->parser;
  if (count > 1) {
    return tn_parser__custom_error(parser, reading->frame, at,
                                   "expected function with 0 or 1 result");
  }
  const tn_type type = count == 0 ? (tn_type){NULL} : ((const tn_type*)parser->types.items)[first];
  if (tn_llvm_type__kind(type) == TN_LLVM_VOID) {
    return tn_parser__custom_error(parser, reading->frame, at, "expected a non-void result type");
  }
  return TN_OK;
}

/// Parses `: type, (types) -> types`; moves the types of bundles, which were parsed before, to the
/// end.
static tn_status read_call_types(tn_reading* reading, const call* parts) {
  tn_parser* parser = reading->parser;
  tn_function_head head = {.is_bare = true};
  const char* colon = parser->token.start;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  const char* at = parser->token.start;
  const size_t first = parser->types.count - parts->bundle_operand_count;
  if (!parts->is_direct) TN_TRY(read_callee_type(reading, colon));
  if (!tn_parser__is(parser, TN_TOKEN_LEFT_PAREN)) {
    (void)!tn_parser__error_at(parser, tn_parser__wrong_token_place(parser), "expected '('");
    return tn_parser__custom_error(parser, reading->frame, colon, "%s",
                                   parts->is_direct
                                       ? "expected direct call to have 1 trailing types"
                                       : "expected trailing function type");
  }
  TN_TRY(tn_function__read_signature(&head, reading));
  const size_t behind = first + parts->bundle_operand_count + head.input_count + !parts->is_direct;
  TN_TRY(check_results(reading, colon, behind, parser->types.count - behind));
  const size_t count = head.input_count + (parts->is_direct ? 0 : 1);
  if (count != parts->operand_count) {
    return tn_parser__custom_error(parser, reading->frame, at,
                                   "number of operands and types do not match: got %zu operands "
                                   "and %zu types",
                                   parts->operand_count, count);
  }
  tn_type* types = (tn_type*)parser->types.items + first;
  const size_t bundles = parts->bundle_operand_count;
  reverse_types(types, bundles);
  reverse_types(types + bundles, count);
  reverse_types(types, bundles + count);
  return TN_OK;
}

static tn_status parse_call(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  call parts = {0};
  *out_region = false;
  TN_TRY(tn_words__take(&reading, "CConv", "ccc"));
  TN_TRY(tn_words__take(&reading, "TailCallKind", "none"));
  TN_TRY(read_callee(&reading, &parts));
  TN_TRY(read_variadic(&reading));
  TN_TRY(read_bundles(&reading, &parts));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(read_call_types(&reading, &parts));
  const int32_t sizes[] = {(int32_t)parts.operand_count, (int32_t)parts.bundle_operand_count};
  TN_TRY(tn_custom_assembly__set_numbers(parser, frame, "operandSegmentSizes", sizes, 2));
  TN_TRY(tn_parser__add_defaults(parser, frame));
  return tn_parser__finish_op(parser, frame, parts.operand_count + parts.bundle_operand_count);
}

static void put_bundles(tn_printer* printer, tn_ref op, uint32_t operand) {
  const tn_attribute tags = tn_custom_assembly__inherent(printer, op, "op_bundle_tags");
  const tn_attribute sizes = tn_custom_assembly__inherent(printer, op, "op_bundle_sizes");
  const uint32_t operand_count = tn_op__operand_count(printer->context, op);
  const size_t count = tn_array_attribute_count(tags);
  size_t byte_size = 0;
  const int32_t* numbers = tn_dense_array_attribute_data(sizes, &byte_size);
  if (count == 0) return;
  TN_PUT(&printer->sink, " [");
  for (size_t i = 0; i < count; ++i) {
    const int32_t size = i < byte_size / sizeof *numbers ? numbers[i] : 0;
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_printer__put_any(printer, tn_array_attribute_element(tags, i).storage, 0);
    tn_put_char(&printer->sink, '(');
    if (size > 0 && (uint32_t)size <= operand_count - operand) {
      tn_printer__put_operands(printer, op, operand, (uint32_t)size);
      TN_PUT(&printer->sink, " : ");
      tn_printer__put_operand_types(printer, op, operand, (uint32_t)size);
      operand += (uint32_t)size;
    }
    tn_put_char(&printer->sink, ')');
  }
  tn_put_char(&printer->sink, ']');
}

/// The operands and results of a call.
typedef struct call_types {
  tn_ref op;
  uint32_t first;
  uint32_t count;
} call_types;

static void put_call_type(tn_printer* printer, void* data, size_t index) {
  const call_types* self = data;
  const bool is_result = index >= self->count;
  const uint32_t number = (uint32_t)(is_result ? index - self->count : self->first + index);
  const tn_type type = is_result ? tn_op__result_type(printer->context, self->op, number)
                                 : tn_op__operand_type(printer->context, self->op, number);
  tn_printer__put_type(printer, tn_type__ref(type));
}

static void put_call_types(tn_printer* printer, tn_ref op, uint32_t first, uint32_t count) {
  call_types data = {op, first, count};
  const uint32_t results = tn_op__result_count(printer->context, op);
  const tn_function_parts parts = {
      .input_count = count, .result_count = results, .put_type = put_call_type, .data = &data};
  tn_function__put_parts(printer, op, &parts);
  if (results == 0) TN_PUT(&printer->sink, " -> ()");
}

static tn_print_region print_call(tn_printer* printer, tn_ref op,
                                  const tn_op_definition* definition, uint32_t regions_done) {
  static const char* const elided[] = {
      "callee",          "CConv",          "TailCallKind",        "var_callee_type",
      "op_bundle_sizes", "op_bundle_tags", "operandSegmentSizes", "arg_attrs",
      "res_attrs",       "fastmathFlags"};
  (void)regions_done;
  const tn_op_schema* schema = tn_op_schema__of(definition);
  uint32_t counts[TN_GROUPS_MAX] = {0};
  const tn_attribute callee = tn_custom_assembly__inherent(printer, op, "callee");
  const tn_attribute variadic = tn_custom_assembly__inherent(printer, op, "var_callee_type");
  if (!tn_op_schema__operand_groups(printer->context, schema, op, counts)) {
    return TN_PRINT_NO_REGION;
  }
  const uint32_t first = callee.storage == NULL && counts[0] != 0 ? 1 : 0;
  tn_words__put(printer, op, schema, "CConv", "ccc");
  tn_words__put(printer, op, schema, "TailCallKind", "none");
  tn_put_char(&printer->sink, ' ');
  if (callee.storage != NULL) tn_printer__put_any(printer, callee.storage, 0);
  tn_printer__put_operands(printer, op, 0, first);
  tn_put_char(&printer->sink, '(');
  tn_printer__put_operands(printer, op, first, counts[0] - first);
  tn_put_char(&printer->sink, ')');
  if (variadic.storage != NULL) {
    TN_PUT(&printer->sink, " vararg(");
    tn_printer__put_any(printer, variadic.storage, 0);
    tn_put_char(&printer->sink, ')');
  }
  put_bundles(printer, op, counts[0]);
  tn_printer__put_attributes_but(printer, op, false, elided, has_no_flags(printer, op) ? 10 : 9);
  TN_PUT(&printer->sink, " : ");
  if (first != 0) {
    tn_printer__put_operand_types(printer, op, 0, 1);
    TN_PUT(&printer->sink, ", ");
  }
  put_call_types(printer, op, first, counts[0] - first);
  return TN_PRINT_NO_REGION;
}

//===-- llvm.invoke ---------------------------------------------------------------------------===//

/// Parses `keyword ^block(%a : type)` and counts the operands.
static tn_status read_destination(tn_reading* reading, const char* word, size_t* out_count) {
  tn_parser* parser = reading->parser;
  const size_t first = parser->operands.count;
  *out_count = 0;
  TN_TRY(tn_custom_assembly__expect_word(parser, reading->frame, word));
  TN_TRY(tn_parser__successor(parser));
  if (!tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN)) return TN_OK;
  TN_TRY(tn_parser__operand_list(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_part__read_types(parser));
  *out_count = parser->operands.count - first;
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

static tn_status parse_invoke(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  call parts = {0};
  size_t counts[2];
  *out_region = false;
  TN_TRY(tn_words__take(&reading, "CConv", "ccc"));
  TN_TRY(read_callee(&reading, &parts));
  TN_TRY(read_destination(&reading, "to", &counts[0]));
  TN_TRY(read_destination(&reading, "unwind", &counts[1]));
  TN_TRY(read_variadic(&reading));
  TN_TRY(read_bundles(&reading, &parts));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  const int32_t sizes[] = {(int32_t)parts.operand_count, (int32_t)counts[0], (int32_t)counts[1],
                           (int32_t)parts.bundle_operand_count};
  // Their types were also parsed before the callee's types.
  parts.bundle_operand_count += counts[0] + counts[1];
  TN_TRY(read_call_types(&reading, &parts));
  TN_TRY(tn_custom_assembly__set_numbers(parser, frame, "operandSegmentSizes", sizes, 4));
  TN_TRY(tn_parser__add_defaults(parser, frame));
  return tn_parser__finish_op(parser, frame, parts.operand_count + parts.bundle_operand_count);
}

static void put_destination(tn_printer* printer, tn_ref op, uint32_t successor, uint32_t first,
                            uint32_t count) {
  const tn_op_cell* cell = tn_op__at(printer->context, op);
  if (successor >= tn_op_cell__successor_count(cell)) return;
  const tn_ref use = tn_op_cell__successors(op, cell) + 3 * successor;
  tn_printer__put_block(printer, tn_use__at(printer->context, use)->value);
  if (count == 0) return;
  tn_put_char(&printer->sink, '(');
  tn_printer__put_operands(printer, op, first, count);
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_operand_types(printer, op, first, count);
  tn_put_char(&printer->sink, ')');
}

static tn_print_region print_invoke(tn_printer* printer, tn_ref op,
                                    const tn_op_definition* definition, uint32_t regions_done) {
  static const char* const elided[] = {
      "callee",         "CConv",     "var_callee_type",     "op_bundle_sizes",
      "op_bundle_tags", "arg_attrs", "operandSegmentSizes", "res_attrs"};
  (void)regions_done;
  const tn_op_schema* schema = tn_op_schema__of(definition);
  uint32_t counts[TN_GROUPS_MAX] = {0};
  const tn_attribute callee = tn_custom_assembly__inherent(printer, op, "callee");
  const tn_attribute variadic = tn_custom_assembly__inherent(printer, op, "var_callee_type");
  if (!tn_op_schema__operand_groups(printer->context, schema, op, counts)) {
    return TN_PRINT_NO_REGION;
  }
  const uint32_t first = callee.storage == NULL && counts[0] != 0 ? 1 : 0;
  tn_words__put(printer, op, schema, "CConv", "ccc");
  tn_put_char(&printer->sink, ' ');
  if (callee.storage != NULL) tn_printer__put_any(printer, callee.storage, 0);
  tn_printer__put_operands(printer, op, 0, first);
  tn_put_char(&printer->sink, '(');
  tn_printer__put_operands(printer, op, first, counts[0] - first);
  TN_PUT(&printer->sink, ") to ");
  put_destination(printer, op, 0, counts[0], counts[1]);
  TN_PUT(&printer->sink, " unwind ");
  put_destination(printer, op, 1, counts[0] + counts[1], counts[2]);
  if (variadic.storage != NULL) {
    TN_PUT(&printer->sink, " vararg(");
    tn_printer__put_any(printer, variadic.storage, 0);
    tn_put_char(&printer->sink, ')');
  }
  put_bundles(printer, op, counts[0] + counts[1] + counts[2]);
  tn_printer__put_attributes_but(printer, op, false, elided, sizeof elided / sizeof *elided);
  TN_PUT(&printer->sink, " : ");
  if (first != 0) {
    tn_printer__put_operand_types(printer, op, 0, 1);
    TN_PUT(&printer->sink, ", ");
  }
  put_call_types(printer, op, first, counts[0] - first);
  return TN_PRINT_NO_REGION;
}

//===-- llvm.call_intrinsic -------------------------------------------------------------------===//

static tn_status parse_intrinsic(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  call parts = {.is_direct = true};
  tn_attribute name;
  *out_region = false;
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &name));
  TN_TRY(tn_reading__set(&reading, "intrin", name));
  TN_TRY(tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_PAREN, TN_TOKEN_RIGHT_PAREN,
                                     SIZE_MAX));
  parts.operand_count = parser->operands.count - frame->operands;
  TN_TRY(read_bundles(&reading, &parts));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(read_call_types(&reading, &parts));
  const int32_t sizes[] = {(int32_t)parts.operand_count, (int32_t)parts.bundle_operand_count};
  TN_TRY(tn_custom_assembly__set_numbers(parser, frame, "operandSegmentSizes", sizes, 2));
  TN_TRY(tn_parser__add_defaults(parser, frame));
  return tn_parser__finish_op(parser, frame, parts.operand_count + parts.bundle_operand_count);
}

static tn_print_region print_intrinsic(tn_printer* printer, tn_ref op,
                                       const tn_op_definition* definition, uint32_t regions_done) {
  static const char* const elided[] = {
      "intrin",    "op_bundle_sizes", "op_bundle_tags", "operandSegmentSizes",
      "arg_attrs", "res_attrs",       "fastmathFlags"};
  (void)regions_done;
  const tn_op_schema* schema = tn_op_schema__of(definition);
  uint32_t counts[TN_GROUPS_MAX] = {0};
  const tn_attribute name = tn_custom_assembly__inherent(printer, op, "intrin");
  if (!tn_op_schema__operand_groups(printer->context, schema, op, counts)) {
    return TN_PRINT_NO_REGION;
  }
  tn_put_char(&printer->sink, ' ');
  if (name.storage != NULL) tn_printer__put_any(printer, name.storage, 0);
  tn_put_char(&printer->sink, '(');
  tn_printer__put_operands(printer, op, 0, counts[0]);
  tn_put_char(&printer->sink, ')');
  put_bundles(printer, op, counts[0]);
  tn_printer__put_attributes_but(printer, op, false, elided, has_no_flags(printer, op) ? 7 : 6);
  TN_PUT(&printer->sink, " : ");
  put_call_types(printer, op, 0, counts[0]);
  return TN_PRINT_NO_REGION;
}

//===-- llvm.mlir.global ----------------------------------------------------------------------===//

static tn_status take_unit(tn_reading* reading, const char* word, const char* name) {
  tn_attribute unit;
  if (!tn_custom_assembly__take_word(reading->parser, word)) return TN_OK;
  TN_TRY(tn_unit_attribute_get(reading->parser->context, &unit));
  return tn_reading__set(reading, name, unit);
}

/// Parses `: type`, or derives the type from the string.
static tn_status read_global_type(tn_reading* reading, tn_attribute value) {
  tn_parser* parser = reading->parser;
  tn_type type;
  tn_attribute attribute;
  if (tn_parser__consume_if(parser, TN_TOKEN_COLON)) {
    TN_TRY(tn_parser__type(parser, &type));
    bool has_more = false;
    for (tn_type other; tn_parser__consume_if(parser, TN_TOKEN_COMMA); has_more = true) {
      TN_TRY(tn_parser__type(parser, &other));
    }
    if (has_more) {
      return tn_parser__custom_error(parser, reading->frame, reading->frame->name_at,
                                     "expected zero or one type");
    }
  } else if (tn_attribute__is(value, TN_ATTRIBUTE_STRING)) {
    tn_type byte;
    TN_TRY(tn_integer_type_get(parser->context, 8, TN_SIGNLESS, &byte));
    TN_TRY(
        tn_llvm_type__array(parser->context, tn_string_attribute_value(value).size, byte, &type));
  } else {
    return tn_parser__custom_error(parser, reading->frame, reading->frame->name_at,
                                   "type can only be omitted for string globals");
  }
  TN_TRY(tn_type_attribute_get(type, &attribute));
  return tn_reading__set(reading, "global_type", attribute);
}

static tn_status read_global(tn_reading* reading, bool* out_region) {
  tn_parser* parser = reading->parser;
  tn_attribute value = {NULL};
  TN_TRY(tn_words__take(reading, "linkage", "external"));
  TN_TRY(tn_words__take(reading, "visibility_", ""));
  TN_TRY(take_unit(reading, "thread_local", "thread_local_"));
  TN_TRY(tn_words__take(reading, "unnamed_addr", ""));
  TN_TRY(take_unit(reading, "constant", "constant"));
  TN_TRY(tn_custom_assembly__symbol_name(parser, reading->frame));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  if (!tn_parser__is(parser, TN_TOKEN_RIGHT_PAREN)) {
    TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &value));
    TN_TRY(tn_reading__set(reading, "value", value));
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  TN_TRY(tn_llvm__read_comdat(reading));
  TN_TRY(tn_custom_assembly__dictionary(parser, reading->frame, false));
  TN_TRY(read_global_type(reading, value));
  TN_TRY(tn_parser__add_defaults(parser, reading->frame));
  *out_region = tn_parser__is(parser, TN_TOKEN_LEFT_BRACE);
  if (*out_region) return TN_OK;
  TN_TRY(tn_parser__empty_region(parser, reading->frame));
  return tn_parser__finish_op(parser, reading->frame, 0);
}

static tn_status parse_global(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  *out_region = false;
  if (frame->step++ == 0) return read_global(&reading, out_region);
  return tn_parser__finish_op(parser, frame, 0);
}

static void put_unit(tn_printer* printer, tn_ref op, const char* word, const char* name) {
  if (tn_op__inherent(printer->context, op, name) == NULL) return;
  tn_put_char(&printer->sink, ' ');
  tn_put_view(&printer->sink, tn_string_view_from(word));
}

static tn_print_region print_global(tn_printer* printer, tn_ref op,
                                    const tn_op_definition* definition, uint32_t regions_done) {
  static const char* const elided[] = {"sym_name", "global_type",   "constant",
                                       "value",    "linkage",       "unnamed_addr",
                                       "comdat",   "thread_local_", "visibility_"};
  if (regions_done != 0) return TN_PRINT_NO_REGION;
  const tn_op_schema* schema = tn_op_schema__of(definition);
  const tn_attribute value = tn_custom_assembly__inherent(printer, op, "value");
  const tn_attribute type = tn_custom_assembly__inherent(printer, op, "global_type");
  tn_words__put(printer, op, schema, "linkage", NULL);
  tn_words__put(printer, op, schema, "visibility_", NULL);
  put_unit(printer, op, "thread_local", "thread_local_");
  tn_words__put(printer, op, schema, "unnamed_addr", NULL);
  put_unit(printer, op, "constant", "constant");
  tn_custom_assembly__put_symbol_name(printer, op);
  tn_put_char(&printer->sink, '(');
  if (value.storage != NULL) tn_printer__put_any(printer, value.storage, 0);
  tn_put_char(&printer->sink, ')');
  tn_llvm__put_comdat(printer, op);
  tn_printer__put_attributes_but(printer, op, false, elided, sizeof elided / sizeof *elided);
  if (tn_attribute__is(value, TN_ATTRIBUTE_STRING)) return TN_PRINT_NO_REGION;
  TN_PUT(&printer->sink, " : ");
  if (type.storage != NULL) tn_printer__put_any(printer, type.storage, 0);
  return tn_function__put_body(printer, op);
}

//===-- LLVMBundles($operands, type($operands), $tags, $sizes) --------------------------------===//

static tn_status parse_bundles(tn_reading* reading, const tn_element* element, uint32_t* step,
                               bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const uint32_t own = element->arguments[0].index;
  const uint32_t operands = (uint32_t)parser->operands.count;
  const uint32_t types = (uint32_t)parser->types.count;
  call parts = {0};
  (void)step;
  *out_region = false;
  *out_present = tn_parser__is(parser, TN_TOKEN_LEFT_SQUARE);
  TN_TRY(read_bundles(reading, &parts));
  const uint32_t count = (uint32_t)parts.bundle_operand_count;
  *tn_reading__operands(reading, own) = (tn_range){operands, count};
  *tn_reading__operand_types(reading, own) = (tn_range){types, count};
  return TN_OK;
}

static tn_print_region print_bundles(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                     const tn_element* element, uint32_t regions_done) {
  const tn_part operands = tn_part__of(printer->context, op, schema, element->arguments[0]);
  (void)regions_done;
  put_bundles(printer, op, operands.first);
  return TN_PRINT_NO_REGION;
}

const tn_custom_directive tn_llvm_bundle_directives[] = {
    {"LLVMBundles", "oTaa", parse_bundles, print_bundles},
    {NULL, NULL, NULL, NULL},
};

const tn_custom_assembly tn_llvm_value_assemblies[] = {
    {"llvm.call", parse_call, print_call},
    {"llvm.invoke", parse_invoke, print_invoke},
    {"llvm.call_intrinsic", parse_intrinsic, print_intrinsic},
    {"llvm.compare", parse_compare, print_compare},
    {"llvm.mlir.global", parse_global, print_global},
    {NULL, NULL, NULL},
};
