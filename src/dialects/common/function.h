// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ops of several dialects share that are functions: they have the properties `sym_name`,
// `sym_visibility`, `function_type`, `arg_attrs` and `res_attrs`, and a region.

#ifndef TENURE_SRC_DIALECTS_COMMON_FUNCTION_H
#define TENURE_SRC_DIALECTS_COMMON_FUNCTION_H

#include "schema/custom_directive.h"

/// The custom form.
tn_status tn_function__parse(tn_parser* parser, tn_op_frame* frame, bool* out_region);
tn_print_region tn_function__print(tn_printer* printer, tn_ref op,
                                   const tn_op_definition* definition, uint32_t regions_done);

//===-- Parts of it, for functions that say more ----------------------------------------------===//

typedef struct tn_function_head tn_function_head;

/// Makes a function's type of `input_count` types and then `result_count`.
typedef tn_status (*tn_function_type_fn)(const tn_function_head* head, const tn_type* types,
                                         size_t result_count, tn_type* out_type);

/// What a signature comes to while it is read: types lie on the parser's stack of types,
/// dictionaries on that of attributes.
struct tn_function_head {
  tn_function_type_fn make_type;  ///< NULL: a function type.
  const char* type_key;           ///< The property that the type is; NULL: `function_type`.
  bool may_be_variadic;           ///< Inputs may end with `...`.
  bool is_variadic;
  bool is_bare;  ///< Types alone, of a call: they stay on the stack, and no region is made ready.
  bool is_named;
  bool has_argument_attributes;
  bool has_result_attributes;
  tn_reading* reading;
  const char* at;  ///< Where the type that cannot be made is reported.
  tn_ref block;    ///< Made ready for the body.
  size_t first_type;
  size_t first_attribute;
  size_t input_count;
};

/// `(%a: type {...}, ...) -> types`: sets the type, `arg_attrs` and `res_attrs`, and makes
/// the region ready, whose block others may add arguments to.
TN_MUST_USE tn_status tn_function__read_signature(tn_function_head* head, tn_reading* reading);
/// After the head: asks for the body, or makes the op if there is none.
TN_MUST_USE tn_status tn_function__open_body(tn_reading* head, bool* out_region);
/// After the body: makes the op.
TN_MUST_USE tn_status tn_function__close_body(tn_reading* head);

/// A signature that is printed.
typedef struct tn_function_parts {
  size_t input_count;
  size_t result_count;
  bool is_variadic;
  bool gives_function;  ///< The one result is a function, and stands in parentheses.
  /// Prints the type of input number `index`, results being counted after the inputs. It is asked
  /// for them in their order, and not for inputs of a function with a body.
  void (*put_type)(tn_printer* printer, void* data, size_t index);
  void* data;
} tn_function_parts;

void tn_function__put_parts(tn_printer* printer, tn_ref op, const tn_function_parts* self);
/// The same for the function type that is the property `type_key`.
void tn_function__put_signature(tn_printer* printer, tn_ref op, const char* type_key);
tn_print_region tn_function__put_body(tn_printer* printer, tn_ref op);

//===-- Checks --------------------------------------------------------------------------------===//

/// The type of a function; null if it has none.
tn_type tn_function__type(const tn_context* context, tn_ref op);
/// The entry block has the arguments that the type says, and only declarations that are not public
/// go without one.
tn_status tn_function__check(tn_context* context, tn_ref op, const tn_op_schema* schema);
/// The same but for what symbols that are declarations may be.
tn_status tn_function__check_signature(tn_context* context, tn_ref op, const tn_op_schema* schema);

/// A terminator hands over what the function around it says; `what` it does ("return") is for the
/// words.
tn_status tn_function__check_end(tn_context* context, tn_ref op, const char* what);

/// What is said of arguments, or of results, in a list of dictionaries.
typedef struct tn_function_parameters {
  const char* key;   ///< The list's name.
  const char* what;  ///< "argument" or "result".
  size_t count;
  bool is_result;
  /// The type of number `index`; null if it is not known.
  tn_status (*type_of)(void* data, size_t index, tn_type* out_type);
  void* data;
} tn_function_parameters;

/// There is a dictionary for each, of attributes of dialects, which these are asked about.
tn_status tn_function__check_parameters(const tn_context* context, tn_ref op,
                                        const tn_function_parameters* self);

#endif  // TENURE_SRC_DIALECTS_COMMON_FUNCTION_H
