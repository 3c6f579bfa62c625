// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers for function ops of several dialects, which have the properties `sym_name`,
// `sym_visibility`, `function_type`, `arg_attrs` and `res_attrs`, and a region.

#ifndef TENURE_SRC_DIALECTS_COMMON_FUNCTION_H
#define TENURE_SRC_DIALECTS_COMMON_FUNCTION_H

#include "schema/custom_directive.h"

/// Implement the custom assembly of functions.
tn_status tn_function__parse(tn_parser* parser, tn_op_frame* frame, bool* out_region);
tn_print_region tn_function__print(tn_printer* printer, tn_ref op,
                                   const tn_op_definition* definition, uint32_t regions_done);

//===-- Parts of the assembly, for functions with additional syntax ---------------------------===//

typedef struct tn_function_head tn_function_head;

/// Builds a function's type from `input_count` input types followed by `result_count` result types.
typedef tn_status (*tn_function_type_fn)(const tn_function_head* head, const tn_type* types,
                                         size_t result_count, tn_type* out_type);

/// The state of parsing a signature: types are on the parser's stack of types, dictionaries on its
/// stack of attributes.
struct tn_function_head {
  tn_function_type_fn make_type;  ///< NULL: the builtin function type.
  const char* type_key;           ///< The property that stores the type; NULL: `function_type`.
  bool may_be_variadic;           ///< Inputs may end with `...`.
  bool is_variadic;
  bool is_bare;  ///< A call's signature of types only: they stay on the stack, and no region is
                 ///< prepared.
  bool is_named;
  bool has_argument_attributes;
  bool has_result_attributes;
  tn_reading* reading;
  const char* at;  ///< The location of errors for an invalid type.
  tn_ref block;    ///< The prepared block for the body.
  size_t first_type;
  size_t first_attribute;
  size_t input_count;
};

/// Parses `(%a: type {...}, ...) -> types`: sets the type, `arg_attrs` and `res_attrs`, and
/// prepares the region; callers may add arguments to its block.
TN_MUST_USE tn_status tn_function__read_signature(tn_function_head* head, tn_reading* reading);
/// Requests the body after the head, or creates the op if there is none.
TN_MUST_USE tn_status tn_function__open_body(tn_reading* head, bool* out_region);
/// Creates the op after the body.
TN_MUST_USE tn_status tn_function__close_body(tn_reading* head);

/// A signature to print.
typedef struct tn_function_parts {
  size_t input_count;
  size_t result_count;
  bool is_variadic;
  bool gives_function;  ///< The only result is a function, and needs parentheses.
  /// Prints the type of input `index`, where results are counted after the inputs. Calls are in
  /// order, and omit the inputs of a function with a body.
  void (*put_type)(tn_printer* printer, void* data, size_t index);
  void* data;
} tn_function_parts;

void tn_function__put_parts(tn_printer* printer, tn_ref op, const tn_function_parts* self);
/// Like tn_function__put_parts, for the function type in the property `type_key`.
void tn_function__put_signature(tn_printer* printer, tn_ref op, const char* type_key);
tn_print_region tn_function__put_body(tn_printer* printer, tn_ref op);

//===-- Verification --------------------------------------------------------------------------===//

/// Returns the type of a function; null if it has none.
tn_type tn_function__type(const tn_context* context, tn_ref op);
/// Checks that the entry block arguments match the type, and that only non-public declarations lack
/// a body.
tn_status tn_function__check(tn_context* context, tn_ref op, const tn_op_schema* schema);
/// Like tn_function__check, but without the visibility of declarations.
tn_status tn_function__check_signature(tn_context* context, tn_ref op, const tn_op_schema* schema);

/// Checks that the operands of a terminator match the results of the parent function; `what` is its
/// verb ("return") for messages.
tn_status tn_function__check_end(tn_context* context, tn_ref op, const char* what);

/// A list of attribute dictionaries for arguments or results.
typedef struct tn_function_parameters {
  const char* key;   ///< The attribute's name.
  const char* what;  ///< "argument" or "result".
  size_t count;
  bool is_result;
  /// Returns the type at `index`; null if it is unknown.
  tn_status (*type_of)(void* data, size_t index, tn_type* out_type);
  void* data;
} tn_function_parameters;

/// Checks that there is one dictionary each, with dialect attributes that their dialects verify.
tn_status tn_function__check_parameters(const tn_context* context, tn_ref op,
                                        const tn_function_parameters* self);

#endif  // TENURE_SRC_DIALECTS_COMMON_FUNCTION_H
