// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Assembly of DMA ops in affine and memref: memref references, element counts, and the types of the
// references. Source: the documentation of the two dialects.

#include "dialects/common/common.h"

#include <tenure/affine.h>

#include "schema/custom_assembly.h"

/// The maps of affine's DMA ops are not properties.
static tn_status set_map(tn_parser* parser, const char* name, tn_attribute map) {
  tn_identifier key;
  TN_TRY(tn_identifier_get(parser->context, tn_string_view_from(name), &key));
  const tn_attribute_entry entry = {tn_identifier__ref(key), tn_attribute__ref(map)};
  return tn_parser__push(parser, &parser->entries, &entry, sizeof entry);
}

/// Parses `%m[...]`, with a map called `map_name` unless that is NULL; `*out_count` is the number
/// of subscripts.
static tn_status reference(tn_parser* parser, const tn_op_frame* frame, const char* map_name,
                           size_t* out_count) {
  TN_TRY(tn_custom_assembly__operand(parser));
  const size_t base = parser->operands.count;
  if (map_name != NULL) {
    tn_attribute map;
    TN_TRY(tn_parser__affine_map_of_values(parser, &map));
    TN_TRY(set_map(parser, map_name, map));
  } else {
    TN_TRY(tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_SQUARE, TN_TOKEN_RIGHT_SQUARE,
                                       SIZE_MAX));
  }
  *out_count = parser->operands.count - base;
  return TN_OK;
}

static tn_status comma(tn_parser* parser) {
  return tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','");
}

/// Parses an optional `, %stride, %count`.
static tn_status optional_stride(tn_parser* parser, size_t* out_count) {
  *out_count = 0;
  if (!tn_parser__consume_if(parser, TN_TOKEN_COMMA)) return TN_OK;
  TN_TRY(tn_custom_assembly__operand(parser));
  TN_TRY(comma(parser));
  *out_count = 2;
  return tn_custom_assembly__operand(parser);
}

/// Parses a type and pushes it, then index for each of `index_count` operands.
static tn_status push_types(tn_parser* parser, size_t index_count) {
  tn_type type;
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_parser__push(parser, &parser->types, &type, sizeof type));
  TN_TRY(tn_index_type_get(parser->context, &type));
  for (size_t i = 0; i < index_count; ++i) {
    TN_TRY(tn_parser__push(parser, &parser->types, &type, sizeof type));
  }
  return TN_OK;
}

/// Parses the types; `counts` are the numbers of index operands after each of three memrefs.
static tn_status start_types(tn_parser* parser, tn_op_frame* frame, const size_t counts[3]) {
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(push_types(parser, counts[0]));
  TN_TRY(comma(parser));
  TN_TRY(push_types(parser, counts[1]));
  TN_TRY(comma(parser));
  TN_TRY(push_types(parser, counts[2]));
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

static tn_status parse_affine_start(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  size_t counts[3];
  size_t stride = 0;
  *out_region = false;
  TN_TRY(reference(parser, frame, "src_map", &counts[0]));
  TN_TRY(comma(parser));
  TN_TRY(reference(parser, frame, "dst_map", &counts[1]));
  TN_TRY(comma(parser));
  TN_TRY(reference(parser, frame, "tag_map", &counts[2]));
  TN_TRY(comma(parser));
  TN_TRY(tn_custom_assembly__operand(parser));
  TN_TRY(optional_stride(parser, &stride));
  counts[2] += 1 + stride;
  return start_types(parser, frame, counts);
}

static tn_status parse_affine_wait(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  size_t count = 0;
  *out_region = false;
  TN_TRY(reference(parser, frame, "tag_map", &count));
  TN_TRY(comma(parser));
  TN_TRY(tn_custom_assembly__operand(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(push_types(parser, count + 1));
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

static tn_status parse_memref_start(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  size_t counts[3];
  size_t stride = 0;
  *out_region = false;
  TN_TRY(reference(parser, frame, NULL, &counts[0]));
  TN_TRY(comma(parser));
  TN_TRY(reference(parser, frame, NULL, &counts[1]));
  TN_TRY(comma(parser));
  TN_TRY(tn_custom_assembly__operand(parser));
  TN_TRY(comma(parser));
  TN_TRY(reference(parser, frame, NULL, &counts[2]));
  TN_TRY(optional_stride(parser, &stride));
  ++counts[1];
  counts[2] += stride;
  return start_types(parser, frame, counts);
}

//===-- Printing ------------------------------------------------------------------------------===//

/// Prints `%m[...]` from operand `*next` on, with the map called `name`; stops at the last operand.
static void put_mapped(tn_printer* printer, tn_ref op, const char* name, uint32_t count,
                       uint32_t* next) {
  const tn_attribute map = {tn_op__inherent(printer->context, op, name)};
  if (*next >= count) return;
  tn_printer__put_operands(printer, op, (*next)++, 1);
  if (!tn_attribute__is(map, TN_ATTRIBUTE_AFFINE_MAP)) return;
  const size_t inputs = tn_affine_map_dim_count(map) + tn_affine_map_symbol_count(map);
  if (inputs > count - *next) return;
  tn_printer__put_map_of_values(printer, op, map, *next);
  *next += (uint32_t)inputs;
}

static bool is_memref(const tn_context* context, tn_ref op, uint32_t index) {
  const tn_ref value = tn_op_cell__operand(context, op, tn_op__at(context, op), index);
  if (value == 0) return false;
  return tn_type__is(tn_type__from(context, tn_value_cell__type(tn_value__at(context, value))),
                     TN_TYPE_MEMREF);
}

/// Prints the types of the memref operands.
static void put_memref_types(tn_printer* printer, tn_ref op, uint32_t count) {
  bool is_first = true;
  TN_PUT(&printer->sink, " : ");
  for (uint32_t i = 0; i < count; ++i) {
    if (!is_memref(printer->context, op, i)) continue;
    if (!is_first) TN_PUT(&printer->sink, ", ");
    is_first = false;
    tn_printer__put_operand_types(printer, op, i, 1);
  }
}

static tn_print_region print_affine(tn_printer* printer, tn_ref op, const char* const* maps,
                                    size_t map_count) {
  const uint32_t count =
      tn_op_cell__operand_count(printer->context, tn_op__at(printer->context, op));
  uint32_t next = 0;
  tn_put_char(&printer->sink, ' ');
  for (size_t i = 0; i < map_count; ++i) {
    put_mapped(printer, op, maps[i], count, &next);
    TN_PUT(&printer->sink, ", ");
  }
  if (next < count) tn_printer__put_operands(printer, op, next, count - next);
  put_memref_types(printer, op, count);
  return TN_PRINT_NO_REGION;
}

static tn_print_region print_affine_start(tn_printer* printer, tn_ref op,
                                          const tn_op_definition* definition,
                                          uint32_t regions_done) {
  (void)definition;
  (void)regions_done;
  static const char* const maps[] = {"src_map", "dst_map", "tag_map"};
  return print_affine(printer, op, maps, 3);
}

static tn_print_region print_affine_wait(tn_printer* printer, tn_ref op,
                                         const tn_op_definition* definition,
                                         uint32_t regions_done) {
  (void)definition;
  (void)regions_done;
  static const char* const maps[] = {"tag_map"};
  return print_affine(printer, op, maps, 1);
}

/// Prints `%m[...]` with one subscript per memref dimension.
static void put_reference(tn_printer* printer, tn_ref op, uint32_t* next, uint32_t count) {
  const tn_context* context = printer->context;
  if (*next >= count) return;
  const tn_ref value = tn_op_cell__operand(context, op, tn_op__at(context, op), *next);
  const tn_type type = tn_type__from(context, tn_value_cell__type(tn_value__at(context, value)));
  uint32_t rank = tn_type__is(type, TN_TYPE_MEMREF) ? (uint32_t)tn_shaped_type_rank(type) : 0;
  if (rank > count - *next - 1) rank = count - *next - 1;
  tn_printer__put_operands(printer, op, *next, 1);
  tn_put_char(&printer->sink, '[');
  tn_printer__put_operands(printer, op, *next + 1, rank);
  tn_put_char(&printer->sink, ']');
  *next += 1 + rank;
}

static tn_print_region print_memref_start(tn_printer* printer, tn_ref op,
                                          const tn_op_definition* definition,
                                          uint32_t regions_done) {
  (void)definition;
  (void)regions_done;
  const uint32_t count =
      tn_op_cell__operand_count(printer->context, tn_op__at(printer->context, op));
  uint32_t next = 0;
  tn_put_char(&printer->sink, ' ');
  put_reference(printer, op, &next, count);
  TN_PUT(&printer->sink, ", ");
  put_reference(printer, op, &next, count);
  TN_PUT(&printer->sink, ", ");
  if (next < count) tn_printer__put_operands(printer, op, next++, 1);
  TN_PUT(&printer->sink, ", ");
  put_reference(printer, op, &next, count);
  if (next < count) {
    TN_PUT(&printer->sink, ", ");
    tn_printer__put_operands(printer, op, next, count - next);
  }
  tn_printer__put_attributes_but(printer, op, false, NULL, 0);
  put_memref_types(printer, op, count);
  return TN_PRINT_NO_REGION;
}

/// The syntax only has room for the maps.
static bool affine_dma_fits(const tn_context* context, tn_ref op,
                            const tn_op_definition* definition) {
  static const char* const names[] = {"src_map", "dst_map", "tag_map"};
  return tn_op_schema__fits(context, op, definition) &&
         tn_op_schema__has_no_other(context, op, names, 3);
}

const tn_assembly_fit tn_dma_affine_fits[] = {
    {"affine.dma_start", affine_dma_fits},
    {"affine.dma_wait", affine_dma_fits},
    {NULL, NULL},
};

const tn_custom_assembly tn_dma_affine_assemblies[] = {
    {"affine.dma_start", parse_affine_start, print_affine_start},
    {"affine.dma_wait", parse_affine_wait, print_affine_wait},
    {NULL, NULL, NULL},
};

const tn_custom_assembly tn_dma_memref_assemblies[] = {
    {"memref.dma_start", parse_memref_start, print_memref_start},
    {NULL, NULL, NULL},
};
