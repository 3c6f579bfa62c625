// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of memref: globals with initial values, regions of atomic updates, transposes.
//
// Source: the memref dialect's documentation.

#include "dialects/memref/memref.h"

#include <tenure/affine.h>

#include "dialects/common/reference.h"
#include "schema/custom_assembly.h"

//===-- GlobalMemrefOpTypeAndInitialValue($type, $initial_value) ------------------------------===//

static tn_status fail_global_type(tn_reading* reading, tn_type type) {
  tn_parser* parser = reading->parser;
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer__append_type(&text, type);
  const tn_status status =
      text.failed ? tn_context__out_of_memory(parser->context)
                  : tn_parser__custom_error(parser, reading->frame, reading->frame->name_at,
                                            "type should be static shaped memref, but got %.*s",
                                            (int)text.size, text.data);
  tn_text_buffer_free(&text);
  return status;
}

/// Parses `memref<2xf32> = dense<...>` or `... = uninitialized`.
static tn_status parse_global(tn_reading* reading, const tn_element* element, uint32_t* step,
                              bool* out_region, bool* out_present) {
  (void)step;
  tn_parser* parser = reading->parser;
  tn_type type;
  tn_attribute value;
  *out_region = false;
  *out_present = true;
  TN_TRY(tn_parser__type(parser, &type));
  if (!tn_type__is(type, TN_TYPE_MEMREF) || !tn_shaped_type_has_static_shape(type)) {
    return fail_global_type(reading, type);
  }
  TN_TRY(tn_type_attribute_get(type, &value));
  TN_TRY(tn_reading__set_attribute(reading, element->arguments[0].index, value));
  if (!tn_parser__consume_if(parser, TN_TOKEN_EQUAL)) return TN_OK;
  if (tn_custom_assembly__take_word(parser, "uninitialized")) {
    TN_TRY(tn_unit_attribute_get(parser->context, &value));
  } else {
    tn_type tensor;
    TN_TRY(tn_tensor_type_get(tn_type_element_type(type), tn_shaped_type_dims(type),
                              tn_shaped_type_rank(type), NULL, &tensor));
    TN_TRY(tn_parser__attribute(parser, tensor, &value));
    if (!tn_attribute_rule__is_elements(value)) {
      return tn_parser__custom_error(parser, reading->frame, reading->frame->name_at,
                                     "initial value should be a unit or elements attribute");
    }
  }
  return tn_reading__set_attribute(reading, element->arguments[1].index, value);
}

static tn_print_region print_global(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                    const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  const tn_context* context = printer->context;
  const tn_storage* type =
      tn_op_schema__attribute(context, schema, op, element->arguments[0].index);
  const tn_attribute value = {
      tn_op_schema__attribute(context, schema, op, element->arguments[1].index)};
  tn_printer__put_any(printer, type, 0);
  if (value.storage == NULL) return TN_PRINT_NO_REGION;
  TN_PUT(&printer->sink, " = ");
  if (tn_attribute__is(value, TN_ATTRIBUTE_UNIT)) {
    TN_PUT(&printer->sink, "uninitialized");
  } else {
    tn_printer__put_attribute_without_type(printer, value.storage->self);
  }
  return TN_PRINT_NO_REGION;
}

const tn_custom_directive tn_memref_directives[] = {
    {"GlobalMemrefOpTypeAndInitialValue", "aa", parse_global, print_global},
    {NULL, NULL, NULL, NULL},
};

//===-- memref.alloca_scope -------------------------------------------------------------------===//

static tn_status parse_scope(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  if (*out_region) {
    if (!tn_parser__consume_if(parser, TN_TOKEN_ARROW)) return TN_OK;
    return tn_parser__result_types(parser);
  }
  TN_TRY(tn_custom_assembly__terminate(parser, frame));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  return tn_parser__finish_op(parser, frame, 0);
}

static tn_print_region print_scope(tn_printer* printer, tn_ref op,
                                   const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  if (regions_done != 0) {
    tn_printer__put_attributes_but(printer, op, false, NULL, 0);
    return TN_PRINT_NO_REGION;
  }
  const uint32_t count = tn_op_cell__result_count(tn_op__at(printer->context, op));
  // MLIR prints a space before each part, even before one that is missing.
  tn_put_char(&printer->sink, ' ');
  if (count != 0) {
    TN_PUT(&printer->sink, " -> (");
    tn_printer__put_result_types(printer, op, 0, count);
    tn_put_char(&printer->sink, ')');
  }
  tn_put_char(&printer->sink, ' ');
  return (tn_print_region){0, count == 0 ? TN_PRINT_NO_TERMINATOR : 0};
}

//===-- memref.generic_atomic_rmw -------------------------------------------------------------===//

static tn_status parse_atomic(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  if (*out_region) {
    tn_type type;
    TN_TRY(tn_reference__read(parser, frame));
    TN_TRY(tn_reference__types(parser, frame, &type));
    return tn_parser__push_type(parser, tn_type_element_type(type));
  }
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

static tn_print_region print_atomic(tn_printer* printer, tn_ref op,
                                    const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  if (regions_done != 0) {
    tn_printer__put_attributes_but(printer, op, false, NULL, 0);
    return TN_PRINT_NO_REGION;
  }
  tn_put_char(&printer->sink, ' ');
  tn_reference__put(printer, op);
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_operand_types(printer, op, 0, 1);
  tn_put_char(&printer->sink, ' ');
  return (tn_print_region){0, TN_PRINT_ENTRY_ARGUMENTS};
}

//===-- memref.transpose ----------------------------------------------------------------------===//

/// Parses `%m (d0, d1) -> (d1, d0) : memref<...> to memref<...>`.
static tn_status parse_transpose(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  tn_attribute map;
  tn_type type;
  *out_region = false;
  TN_TRY(tn_custom_assembly__operand(parser));
  TN_TRY(tn_parser__affine_map_body(parser, &map));
  TN_TRY(tn_reading__set(&reading, "permutation", map));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(tn_parser__colon_type(parser, frame, TN_TYPE_MEMREF, "builtin.memref", &type));
  TN_TRY(tn_parser__push_type(parser, type));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "to"));
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_parser__push_type(parser, type));
  return tn_parser__finish_op(parser, frame, 1);
}

static tn_status write_to_sink(void* user_data, const char* bytes, size_t size) {
  tn_put(user_data, bytes, size);
  return TN_OK;
}

static tn_print_region print_transpose(tn_printer* printer, tn_ref op,
                                       const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  (void)regions_done;
  static const char* const elided[] = {"permutation"};
  const tn_attribute map = tn_memref_transpose_permutation(printer->context, op);
  tn_put_char(&printer->sink, ' ');
  tn_printer__put_operands(printer, op, 0, 1);
  tn_put_char(&printer->sink, ' ');
  if (map.storage != NULL && !tn_attribute__is(map, TN_ATTRIBUTE_AFFINE_MAP)) {
    tn_printer__put_any(printer, map.storage, 0);
  } else if (map.storage != NULL) {
    const tn_status status = tn_affine_map_print(map, write_to_sink, &printer->sink);
    if (status != TN_OK) tn_print_sink__fail(&printer->sink, status);
  }
  tn_printer__put_attributes_but(printer, op, false, elided, 1);
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_operand_types(printer, op, 0, 1);
  TN_PUT(&printer->sink, " to ");
  tn_printer__put_result_types(printer, op, 0, 1);
  return TN_PRINT_NO_REGION;
}

const tn_custom_assembly tn_memref_assemblies[] = {
    {"memref.alloca_scope", parse_scope, print_scope},
    {"memref.generic_atomic_rmw", parse_atomic, print_atomic},
    {"memref.transpose", parse_transpose, print_transpose},
    {NULL, NULL, NULL},
};

//===-- Names ---------------------------------------------------------------------------------===//

/// Names the results `base_buffer, offset, sizes:2, strides:2`.
static void name_metadata(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  (void)definition;
  const tn_context* context = tn_namer__context(namer);
  const tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t rank = (tn_op_cell__result_count(cell) - 2) / 2;
  tn_namer__result(namer, op, 0, tn_string_view_from("base_buffer"));
  tn_namer__result(namer, op, 1, tn_string_view_from("offset"));
  if (rank == 0) return;
  tn_namer__result(namer, op, 2, tn_string_view_from("sizes"));
  tn_namer__result(namer, op, 2 + rank, tn_string_view_from("strides"));
}

const tn_naming tn_memref_namings[] = {
    {"memref_metadata", name_metadata, NULL},
    {NULL, NULL, NULL},
};
