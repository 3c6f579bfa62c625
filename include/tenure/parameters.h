// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parameters of dialect types and attributes: creating, reading, walking and replacing.
//
//   creation   tn_dialect_type_get, tn_dialect_attribute_get
//   named      tn_named_type_get, tn_named_type_set_body
//   reading    tn_type_parameter, tn_attribute_parameter, and by index
//   walking    tn_type_walk, tn_attribute_walk
//   replacing  tn_type_replace, tn_attribute_replace
//
// A dialect's schema declares the parameters of its types and attributes (`irdl.parameters`, in
// schema/README.md). A parameter is an attribute: a type is a type attribute, an integer an integer
// attribute of the declared width, a keyword of an enumeration a string. Two types with equal
// parameters are the same type, whatever their text was. Types and attributes without a
// declaration, and those of unloaded dialects, have no parameters; type.h and attribute.h return
// their text. An attribute that is a keyword of an enumeration, or flags, has one parameter, the
// string `value`.

#ifndef TENURE_PARAMETERS_H
#define TENURE_PARAMETERS_H

#include <tenure/attribute.h>
#include <tenure/walk.h>

#ifdef __cplusplus
extern "C" {
#endif

//===-- Creation ------------------------------------------------------------------------------===//

/// Returns the type called `name`, "dialect.mnemonic", with these parameters. A shipped dialect is
/// loaded. A null parameter is missing or has its default, and so are those after the first
/// `count`. Enum cases are strings, without the quotes that some are printed with; flags may be in
/// any order, and are sorted by their declaration.
///
/// Ownership: lives as long as the context.
/// Errors:    TN_NOT_FOUND if no dialect declares such a type with parameters; TN_INVALID_ARGUMENT
///            for too many parameters, a missing required parameter, a parameter of the wrong kind
///            or of another context, an empty list that the format cannot print, and values that
///            the dialect does not allow; TN_LIMIT_EXCEEDED; TN_OUT_OF_MEMORY.
/// Threads:   any, with threading.
/// Cost:      O(parameters); the first time also O(bytes of its text).
TN_API TN_MUST_USE tn_status tn_dialect_type_get(tn_context* context, tn_string_view name,
                                                 const tn_attribute* parameters, size_t count,
                                                 tn_type* out_type);
/// Returns the attribute called `name` with these parameters.
///
/// Ownership, Errors, Threads, Cost: as above.
TN_API TN_MUST_USE tn_status tn_dialect_attribute_get(tn_context* context, tn_string_view name,
                                                      const tn_attribute* parameters, size_t count,
                                                      tn_attribute* out_attribute);

//===-- Named types -------------------------------------------------------------------------===//

/// Returns a named type of a context, `WORD<"NAME", BODY>` of a dialect: the identified structs of
/// llvm (`llvm`, `struct`). The name is its first parameter. The others, its body, are missing
/// until a text, tn_dialect_type_get or tn_named_type_set_body sets them; until then it prints with
/// the body `opaque`. Setting the body does not change the identity of the type.
///
/// Ownership: lives as long as the context; copies `name`.
/// Errors:    TN_NOT_FOUND if no dialect has such types; TN_OUT_OF_MEMORY.
/// Threads:   any, with threading.
/// Cost:      O(bytes of the name).
TN_API TN_MUST_USE tn_status tn_named_type_get(tn_context* context, tn_string_view dialect,
                                               tn_string_view word, tn_string_view name,
                                               tn_type* out_type);
/// Sets the body of a named type: the parameters after its name. For a struct they are an array of
/// types and whether it is packed. The body may contain the type itself.
///
/// Errors:    TN_INVALID_ARGUMENT for a type without a name, for no parameters, and as
///            tn_dialect_type_get; TN_ALREADY_EXISTS if the type has a different body, or can have
///            none; TN_OUT_OF_MEMORY.
/// Threads:   any, with threading.
/// Cost:      O(bytes of the text of the body).
TN_API TN_MUST_USE tn_status tn_named_type_set_body(tn_type type, const tn_attribute* parameters,
                                                    size_t count);
/// Returns whether the context has named types. Parsing a later module fails if it has a different
/// body for one of these names, so unrelated modules need separate contexts.
///
/// Threads:   any, with threading.
/// Cost:      O(1).
TN_API bool tn_context_has_named_types(const tn_context* context);

//===-- Reading -----------------------------------------------------------------------------===//

/// Returns the parameter called `name`; null if the type has no such parameter, or it is missing.
TN_API tn_attribute tn_type_parameter(tn_type type, tn_string_view name);
/// Returns the number of declared parameters; 0 for types without a declaration.
TN_API size_t tn_type_parameter_count(tn_type type);
/// Return the parameter at `index`, and its name; null, or empty, if out of range.
TN_API tn_attribute tn_type_parameter_at(tn_type type, size_t index);
TN_API tn_string_view tn_type_parameter_name(tn_type type, size_t index);

/// The same functions for attributes.
TN_API tn_attribute tn_attribute_parameter(tn_attribute attribute, tn_string_view name);
TN_API size_t tn_attribute_parameter_count(tn_attribute attribute);
TN_API tn_attribute tn_attribute_parameter_at(tn_attribute attribute, size_t index);
TN_API tn_string_view tn_attribute_parameter_name(tn_attribute attribute, size_t index);

//===-- Walking -----------------------------------------------------------------------------===//

/// Called for each attribute and type; the other argument is null.
typedef tn_walk_result (*tn_nested_walk_fn)(tn_attribute attribute, tn_type type, void* user_data);

/// Visits an attribute (a type) and its nested elements, parameters and types, each distinct one
/// once. In pre-order an attribute is visited before its parts.
///
/// Errors:    TN_INTERRUPTED if the function returned TN_WALK_INTERRUPT; TN_INVALID_ARGUMENT for
///            null and an unknown order; TN_OUT_OF_MEMORY.
/// Threads:   any.
/// Cost:      O(distinct parts).
TN_API tn_status tn_attribute_walk(tn_attribute attribute, tn_walk_order order,
                                   tn_nested_walk_fn visit, void* user_data);
TN_API tn_status tn_type_walk(tn_type type, tn_walk_order order, tn_nested_walk_fn visit,
                              void* user_data);

//===-- Replacing ---------------------------------------------------------------------------===//

/// Replaces an attribute or a type (the other one is null) by setting `*attribute` or `*type`.
/// TN_WALK_SKIP does not replace its parts, and TN_WALK_INTERRUPT ends the whole call.
typedef tn_walk_result (*tn_nested_replace_fn)(tn_attribute* attribute, tn_type* type,
                                               void* user_data);

/// Returns the attribute (type) with each nested type and attribute replaced, from the outside to
/// the inside. Replacements are final: their parts are not replaced. The types of numbers and of
/// dense elements are not replaced. A type that cannot be built from the replacements is an error.
/// Named types (tn_named_type_get) keep their body.
///
/// Ownership: lives as long as the context.
/// Errors:    TN_INTERRUPTED if the function returned TN_WALK_INTERRUPT; TN_INVALID_ARGUMENT for
///            null; those of the getters of rebuilt parts; TN_OUT_OF_MEMORY. `*out` is null on
///            errors.
/// Threads:   any, with threading.
/// Cost:      O(distinct parts).
TN_API TN_MUST_USE tn_status tn_attribute_replace(tn_attribute attribute,
                                                  tn_nested_replace_fn replace, void* user_data,
                                                  tn_attribute* out_attribute);
TN_API TN_MUST_USE tn_status tn_type_replace(tn_type type, tn_nested_replace_fn replace,
                                             void* user_data, tn_type* out_type);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_PARAMETERS_H
