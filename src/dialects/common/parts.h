// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What directives of several dialects do with their arguments: give types to a group that is read,
// and print those of a group.

#ifndef TENURE_SRC_DIALECTS_COMMON_PARTS_H
#define TENURE_SRC_DIALECTS_COMMON_PARTS_H

#include "schema/custom_assembly.h"

/// Operands or results of an op that are those of a group.
typedef struct tn_part {
  uint32_t first;
  uint32_t count;
} tn_part;

/// Of the group that a directive's argument names; none of an op whose groups do not come out.
tn_part tn_part__of(const tn_context* context, tn_ref op, const tn_op_schema* schema,
                    tn_place place);
void tn_part__put_operands(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                           tn_place place);
void tn_part__put_types(tn_printer* printer, tn_ref op, const tn_op_schema* schema, tn_place place);
/// An attribute that a directive's argument names; null if the op does not have it.
static inline tn_attribute tn_part__attribute(const tn_printer* printer, tn_ref op,
                                              const tn_op_schema* schema, tn_place place) {
  return (tn_attribute){tn_op_schema__attribute(printer->context, schema, op, place.index)};
}

/// Types from number `start` on the stack are those of the group.
void tn_part__give_types(tn_reading* reading, tn_place place, size_t start);
/// One type for the group.
TN_MUST_USE tn_status tn_part__give_type(tn_reading* reading, tn_place place, tn_type type);
/// Reads types with commas between them, pushed.
TN_MUST_USE tn_status tn_part__read_types(tn_parser* parser);
/// Numbers from number `base` on the stack of dimensions as an array of i64; takes them off.
TN_MUST_USE tn_status tn_part__take_numbers(tn_parser* parser, size_t base,
                                            tn_attribute* out_numbers);
/// An integer of i64 as a parameter.
TN_MUST_USE tn_status tn_part__set_number(tn_parser* parser, int64_t number,
                                          tn_uref* out_parameter);
TN_MUST_USE tn_status tn_part__set_unit(tn_reading* reading, tn_place place);

extern const tn_custom_directive tn_word_dictionary_directives[];

/// Prints a directive of types that follow, which are not spelled.
tn_print_region tn_part__put_nothing(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                     const tn_element* element, uint32_t regions_done);

/// `(%a: type, %b: type)`, arguments of the region that is read next.
TN_MUST_USE tn_status tn_part__read_arguments(tn_parser* parser, tn_op_frame* frame);
/// ` (%a: type, %b: type) `, arguments of the first region, which is printed without them.
void tn_part__put_arguments(tn_printer* printer, tn_ref op);
/// `(%a, %b)`, all operands.
void tn_part__put_all_operands(tn_printer* printer, tn_ref op);

/// `: (type) -> type`, pushed: a type for each operand that was read, and those of results.
TN_MUST_USE tn_status tn_part__read_signature(tn_parser* parser, tn_op_frame* frame);
/// The types of such, pushed.
TN_MUST_USE tn_status tn_part__push_signature(tn_parser* parser, tn_type function);
/// ` : (type) -> type`, of all operands and results.
void tn_part__put_signature(tn_printer* printer, tn_ref op);

/// `=[<...>, <...>]` after the name of a property, which is set: sdy's shardings of values.
TN_MUST_USE tn_status tn_part__read_shardings(tn_parser* parser, tn_op_frame* frame,
                                              const char* name);
/// `name=[<...>, <...>]`.
void tn_part__put_shardings(tn_printer* printer, tn_ref op, const char* name);

#endif  // TENURE_SRC_DIALECTS_COMMON_PARTS_H
