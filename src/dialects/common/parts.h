// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers of directives: assign types to a parsed group, and print a group.

#ifndef TENURE_SRC_DIALECTS_COMMON_PARTS_H
#define TENURE_SRC_DIALECTS_COMMON_PARTS_H

#include "schema/custom_assembly.h"

/// The range of an op's operands or results in a group.
typedef struct tn_part {
  uint32_t first;
  uint32_t count;
} tn_part;

/// Returns the range of the group that an argument names; empty if the group sizes are invalid.
tn_part tn_part__of(const tn_context* context, tn_ref op, const tn_op_schema* schema,
                    tn_place place);
void tn_part__put_operands(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                           tn_place place);
void tn_part__put_types(tn_printer* printer, tn_ref op, const tn_op_schema* schema, tn_place place);
/// Returns the attribute that an argument names; null if it is absent.
static inline tn_attribute tn_part__attribute(const tn_printer* printer, tn_ref op,
                                              const tn_op_schema* schema, tn_place place) {
  return (tn_attribute){tn_op_schema__attribute(printer->context, schema, op, place.index)};
}

/// Assigns the types from index `start` on the stack to the group.
void tn_part__give_types(tn_reading* reading, tn_place place, size_t start);
/// Assigns one type to the group.
TN_MUST_USE tn_status tn_part__give_type(tn_reading* reading, tn_place place, tn_type type);
/// Parses types separated by commas and pushes them.
TN_MUST_USE tn_status tn_part__read_types(tn_parser* parser);
/// Pops the numbers from index `base` on from the stack of dimensions and returns them as an array
/// of i64.
TN_MUST_USE tn_status tn_part__take_numbers(tn_parser* parser, size_t base,
                                            tn_attribute* out_numbers);
/// Sets a parameter to an i64 integer.
TN_MUST_USE tn_status tn_part__set_number(tn_parser* parser, int64_t number,
                                          tn_uref* out_parameter);
TN_MUST_USE tn_status tn_part__set_unit(tn_reading* reading, tn_place place);

extern const tn_custom_directive tn_word_dictionary_directives[];

/// Prints a directive whose types are inferred: nothing.
tn_print_region tn_part__put_nothing(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                     const tn_element* element, uint32_t regions_done);

/// Parses `(%a: type, %b: type)`, the arguments of the next region.
TN_MUST_USE tn_status tn_part__read_arguments(tn_parser* parser, tn_op_frame* frame);
/// Prints ` (%a: type, %b: type) `, the arguments of the first region, which is printed without
/// them.
void tn_part__put_arguments(tn_printer* printer, tn_ref op);
/// Prints `(%a, %b)`, all operands.
void tn_part__put_all_operands(tn_printer* printer, tn_ref op);

/// Parses `: (type) -> type` and pushes one type for each parsed operand, then the result types.
TN_MUST_USE tn_status tn_part__read_signature(tn_parser* parser, tn_op_frame* frame);
/// Pushes the types of a function type in the same way.
TN_MUST_USE tn_status tn_part__push_signature(tn_parser* parser, tn_type function);
/// Prints ` : (type) -> type`, of all operands and results.
void tn_part__put_signature(tn_printer* printer, tn_ref op);

/// Parses `=[<...>, <...>]` after the name of a property, sdy's shardings of values, and sets it.
TN_MUST_USE tn_status tn_part__read_shardings(tn_parser* parser, tn_op_frame* frame,
                                              const char* name);
/// Prints `name=[<...>, <...>]`.
void tn_part__put_shardings(tn_printer* printer, tn_ref op, const char* name);

#endif  // TENURE_SRC_DIALECTS_COMMON_PARTS_H
