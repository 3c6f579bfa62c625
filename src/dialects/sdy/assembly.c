// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of sdy: computations with a region, whose arguments are before the region and whose
// type is after it.
//
// Source: the Shardy documentation of the dialect.

#include "schema/custom_assembly.h"

#include "dialects/common/parts.h"
#include "dialects/sdy/sdy.h"

/// Parses attributes and the function type after the region.
static tn_status read_tail(tn_parser* parser, tn_op_frame* frame) {
  TN_TRY(tn_custom_assembly__terminate(parser, frame));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(tn_part__read_signature(parser, frame));
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

static void put_tail(tn_printer* printer, tn_ref op, const char* const* elided, size_t count) {
  tn_printer__put_attributes_but(printer, op, false, elided, count);
  tn_part__put_signature(printer, op);
}

static void put_shardings(tn_printer* printer, tn_ref op, const char* name) {
  tn_put_char(&printer->sink, ' ');
  tn_part__put_shardings(printer, op, name);
}

//===-- sdy.manual_computation ----------------------------------------------------------------===//

static tn_status read_manual_head(tn_parser* parser, tn_op_frame* frame) {
  tn_attribute axes;
  TN_TRY(tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_PAREN, TN_TOKEN_RIGHT_PAREN,
                                     SIZE_MAX));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "in_shardings"));
  TN_TRY(tn_part__read_shardings(parser, frame, "in_shardings"));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "out_shardings"));
  TN_TRY(tn_part__read_shardings(parser, frame, "out_shardings"));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "manual_axes"));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  TN_TRY(tn_parser__stripped_attribute(parser, tn_string_view_from("sdy"),
                                       tn_string_view_from("manual_axes"), &axes));
  TN_TRY(tn_custom_assembly__set(parser, frame, "manual_axes", axes));
  return tn_part__read_arguments(parser, frame);
}

static tn_status parse_manual(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  return *out_region ? read_manual_head(parser, frame) : read_tail(parser, frame);
}

static tn_print_region print_manual(tn_printer* printer, tn_ref op,
                                    const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  static const char* const elided[] = {"in_shardings", "out_shardings", "manual_axes"};
  if (regions_done != 0) {
    put_tail(printer, op, elided, 3);
    return TN_PRINT_NO_REGION;
  }
  const tn_attribute axes = tn_custom_assembly__inherent(printer, op, "manual_axes");
  tn_part__put_all_operands(printer, op);
  put_shardings(printer, op, "in_shardings");
  put_shardings(printer, op, "out_shardings");
  TN_PUT(&printer->sink, " manual_axes=");
  if (axes.storage != NULL) tn_printer__put_any(printer, axes.storage, TN_PRINT_NO_NAME);
  tn_part__put_arguments(printer, op);
  return (tn_print_region){0, 0};
}

//===-- sdy.named_computation -----------------------------------------------------------------===//

static tn_status read_named_head(tn_parser* parser, tn_op_frame* frame) {
  tn_attribute name;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<'"));
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &name));
  TN_TRY(tn_custom_assembly__set(parser, frame, "name", name));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'"));
  TN_TRY(tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_PAREN, TN_TOKEN_RIGHT_PAREN,
                                     SIZE_MAX));
  if (tn_custom_assembly__take_word(parser, "in_shardings")) {
    TN_TRY(tn_part__read_shardings(parser, frame, "in_shardings"));
  }
  if (tn_custom_assembly__take_word(parser, "out_shardings")) {
    TN_TRY(tn_part__read_shardings(parser, frame, "out_shardings"));
  }
  return tn_part__read_arguments(parser, frame);
}

static tn_status parse_named(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  return *out_region ? read_named_head(parser, frame) : read_tail(parser, frame);
}

static tn_print_region print_named(tn_printer* printer, tn_ref op,
                                   const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  static const char* const elided[] = {"name", "in_shardings", "out_shardings"};
  if (regions_done != 0) {
    put_tail(printer, op, elided, 3);
    return TN_PRINT_NO_REGION;
  }
  const tn_attribute name = tn_custom_assembly__inherent(printer, op, "name");
  tn_put_char(&printer->sink, '<');
  if (name.storage != NULL) tn_printer__put_any(printer, name.storage, TN_PRINT_NO_TYPE);
  tn_put_char(&printer->sink, '>');
  tn_part__put_all_operands(printer, op);
  for (size_t i = 1; i < 3; ++i) {
    if (tn_op__inherent(printer->context, op, elided[i]) != NULL) {
      put_shardings(printer, op, elided[i]);
    }
  }
  tn_part__put_arguments(printer, op);
  return (tn_print_region){0, 0};
}

const tn_custom_assembly tn_sdy_assemblies[] = {
    {"sdy.manual_computation", parse_manual, print_manual},
    {"sdy.named_computation", parse_named, print_named},
    {NULL, NULL, NULL},
};
