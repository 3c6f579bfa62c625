// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialects in memory: the information from each op's schema, prepared for use.
//
//   schema_load.c       loads schemas into the structs below; schema_value.c reads attributes
//   schema_node.h       the intermediate tree: schema_gather.c builds it from IRDL ops,
//                       schema_packed.c from packed schemas; schema_print.c prints it
//   schema_enum.c       enums
//   schema_property.c   the layout of properties in bytecode
//   schema_segment.c    assigns operands and results to groups
//   schema_builtin_hooks.c     resolves names of C functions
//   shipped.c           the shipped schemas
//   definition_load.c   types and attributes with parameters
//   body_format_*.c     compiles, parses and prints their formats
//   format_compile.c    compiles assembly formats to elements
//   format_words.c      enum keywords stored as an integer
//   format_print.c      } interpret elements
//   format_parse.c      }
//   infer.c             types that custom assembly omits
//   infer_op.c          completes ops under construction
//   schema_verify.c     verifies ops
//   opaque_text.c       parses the text of dialect attributes
//   directive.c         directives in C that formats name (src/dialects)
//   assembly.c          } helpers for that code
//   check.c             }
//
// A schema text is parsed in a separate context that is closed before the dialect is published, so
// an invalid text leaves nothing behind. Each op of a shipped schema is loaded on first use.

#ifndef TENURE_SRC_SCHEMA_SCHEMA_H
#define TENURE_SRC_SCHEMA_SCHEMA_H

#include "ir/dialect_table.h"
#include "ir/shape.h"
#include "schema/constraint.h"
#include "schema/schema_node.h"
#include "text/syntax.h"

typedef struct tn_op_schema tn_op_schema;
typedef struct tn_schema_source tn_schema_source;
typedef struct tn_format tn_format;
typedef struct tn_rule_list tn_rule_list;
typedef struct tn_rule_engine tn_rule_engine;

/// A named group of operands or results.
typedef struct tn_value_group {
  tn_string_view name;
  tn_arity arity;
  const tn_type_rule* rule;    ///< NULL: any type.
  tn_string_view description;  ///< The requirement, for messages.
  tn_type only_type;           ///< The only allowed type; null if there are several.
  bool is_exact;               ///< The schema names the type.
  tn_string_view dialect;      ///< The dialect of `stripped`, and its mnemonic; empty for none.
  tn_string_view mnemonic;
  tn_string_view words;  ///< Keywords before the only type that follows: "ref to".
} tn_value_group;

/// An inherent attribute.
typedef struct tn_attribute_group {
  tn_string_view name;
  tn_uref identifier;
  bool is_optional;
  tn_attribute_style style;
  const tn_attribute_rule* rule;  ///< NULL: any attribute.
  tn_string_view description;
  tn_uref default_value;    ///< 0 for none.
  bool default_is_implied;  ///< Omitted in custom assembly, but not added as a property.
  tn_type type;  ///< The type for parsing custom assembly; the element type for a dense array; may
                 ///< be null.
  tn_string_view dialect;  ///< For TN_STYLE_DIALECT, with its mnemonic.
  tn_string_view mnemonic;
  const tn_enum_attribute* words;  ///< The enum, if the dialect attribute is one; otherwise NULL.
  const tn_enum_case* cases;
  uint32_t case_count;
  tn_string_view keyword;    ///< For TN_STYLE_WORDS: `overflow<nsw>`; empty for keywords alone.
  tn_string_view separator;  ///< For TN_STYLE_WORDS: the separator of flags; empty for a single
                             ///< keyword.
} tn_attribute_group;

typedef struct tn_region_group {
  tn_string_view name;
  bool is_variadic;
  uint32_t block_count;  ///< 0: any.
  tn_string_view description;
} tn_region_group;

typedef struct tn_successor_group {
  tn_string_view name;
  bool is_variadic;
} tn_successor_group;

/// Traits in addition to those in op_definition.h.
enum {
  TN_SCHEMA_SEGMENTED_OPERANDS = 1 << 0,  ///< `operandSegmentSizes`
  TN_SCHEMA_SEGMENTED_RESULTS = 1 << 1,
  TN_SCHEMA_EVEN_OPERANDS = 1 << 2,  ///< All variadic groups have the same size.
  TN_SCHEMA_EVEN_RESULTS = 1 << 3,
  TN_SCHEMA_SAME_OPERANDS_AND_RESULT_TYPE = 1 << 4,
  TN_SCHEMA_SAME_OPERAND_TYPES = 1 << 5,
  TN_SCHEMA_SAME_OPERANDS_AND_RESULT_SHAPE = 1 << 6,
  TN_SCHEMA_SAME_OPERANDS_AND_RESULT_ELEMENT = 1 << 7,
  TN_SCHEMA_SAME_OPERANDS_ELEMENT = 1 << 8,
  TN_SCHEMA_SAME_OPERANDS_SHAPE = 1 << 9,
  TN_SCHEMA_ELEMENTWISE = 1 << 10,
  TN_SCHEMA_SINGLE_BLOCK = 1 << 11,
  TN_SCHEMA_IMPLICIT_TERMINATOR = 1 << 12,
  TN_SCHEMA_NO_REGION_ARGUMENTS = 1 << 13,
  TN_SCHEMA_SAME_DIMS = 1 << 14,  ///< Input and output have equal tensor dimensions.
  TN_SCHEMA_COMMUTATIVE = 1 << 15,
  TN_SCHEMA_AFFINE_SCOPE = 1 << 16,
  TN_SCHEMA_NO_MEMORY_EFFECT = 1 << 17,
  TN_SCHEMA_DISTINCT_OPERANDS = 1 << 18,  ///< Custom assembly may not repeat a value.
  TN_SCHEMA_OPEN_BRACES = 1 << 19,        ///< The `{` of the attribute dictionary is ambiguous.
  TN_SCHEMA_NO_ATTRIBUTES = 1 << 20,      ///< Custom assembly cannot represent discardable
                                          ///< attributes.
  TN_SCHEMA_INFERS = 1 << 21,             ///< `infers`, overrides the rules.
  TN_SCHEMA_INFERS_NOT = 1 << 22,         ///< `infers = false`
};

/// An entity that a type rule or an assembly format refers to.
typedef enum tn_place_kind {
  TN_PLACE_OPERAND,
  TN_PLACE_RESULT,
  TN_PLACE_ATTRIBUTE,
  TN_PLACE_REGION,
  TN_PLACE_SUCCESSOR,
  TN_PLACE_OPERANDS,  ///< All operands.
  TN_PLACE_RESULTS,
  TN_PLACE_REGIONS,
  TN_PLACE_SUCCESSORS,
  TN_PLACE_ATTR_DICT,
  TN_PLACE_NONE
} tn_place_kind;

typedef struct tn_place {
  tn_place_kind kind;
  uint32_t index;
} tn_place;

/// How a type is derived from another one.
typedef enum tn_transform {
  TN_TRANSFORM_SAME,
  TN_TRANSFORM_ELEMENT,
  TN_TRANSFORM_I1_LIKE,
  TN_TRANSFORM_FUNCTION_INPUTS,
  TN_TRANSFORM_FUNCTION_RESULTS,
  TN_TRANSFORM_COMPLEX_OF,
  TN_TRANSFORM_PARAMETER,  ///< The first type in the angle brackets of a dialect type.
  TN_TRANSFORM_ELEMENTS,   ///< The element type of a shaped type, once per element.
  TN_TRANSFORM_SQUARE,     ///< A vector with twice the dimension.
  TN_TRANSFORM_TRUTH,      ///< Always i1.
  TN_TRANSFORM_SLICE,      ///< A vector without its first dimension.
  TN_TRANSFORM_BITS,       ///< An integer as wide as a vector's first dimension.
  TN_TRANSFORM_WIDENED,    ///< A vector whose last dimension becomes 16.
  TN_TRANSFORM_METADATA,   ///< The metadata of a pointer type.
  // Comparisons, which derive no type.
  TN_COMPARE_ELEMENTS,
  TN_COMPARE_SHAPES,
  TN_COMPARE_RANKS,
  TN_COMPARE_LENGTHS,  ///< Element counts.
  TN_COMPARE_PRESENCE  ///< Both are present or both absent.
} tn_transform;

static inline bool tn_transform__compares(tn_transform transform) {
  return transform >= TN_COMPARE_ELEMENTS;
}

/// A relation between types: `target` has the type that `transform` derives from the type of
/// `source`. Consecutive entries with the same `message` belong together.
typedef struct tn_type_match {
  tn_place target;
  tn_place source;
  tn_transform transform;
  tn_string_view message;
} tn_type_match;

typedef tn_status (*tn_schema_check_fn)(tn_context* context, tn_ref op, const tn_op_schema* schema);
/// A check that looks up symbols.
typedef tn_status (*tn_schema_symbol_check_fn)(tn_context* context, tn_ref op,
                                               const tn_op_schema* schema,
                                               tn_symbol_finder* finder);

/// When rules are checked: before `check`, `check_regions` and `check_symbols`, respectively.
typedef enum tn_rule_stage {
  TN_RULES_OF_OP,
  TN_RULES_OF_REGIONS,
  TN_RULES_OF_SYMBOLS
} tn_rule_stage;

/// How to infer a type that custom assembly omits.
typedef struct tn_infer_step {
  tn_place target;
  tn_place source;  ///< TN_PLACE_NONE: the group's only type.
  tn_transform transform;
} tn_infer_step;

struct tn_op_schema {
  tn_op_definition base;  ///< Must be first.
  tn_op_syntax syntax;
  const tn_storage* name;  ///< In the context.
  uint32_t flags;          ///< TN_SCHEMA_*
  tn_value_group* operands;
  tn_value_group* results;
  tn_attribute_group* attributes;
  tn_region_group* regions;
  tn_successor_group* successors;
  uint32_t operand_count;
  uint32_t single_operand_count;  ///< The number of groups that are exactly one operand.
  uint32_t result_count;
  uint32_t single_result_count;
  uint32_t attribute_count;
  uint32_t region_count;
  uint32_t successor_count;
  tn_type_match* matches;
  uint32_t match_count;
  const tn_string_view* parents;  ///< Names of allowed parent ops; none: any.
  uint32_t parent_count;
  const tn_storage* terminator;        ///< The name of the implicit one.
  const tn_string_view* result_names;  ///< By group; empty: no name.
  uint32_t result_name_count;
  tn_schema_check_fn check;                 ///< May be NULL.
  bool check_depends_on_types_only;         ///< See tn_named_check.depends_on_types_only.
  tn_schema_check_fn check_regions;         ///< May be NULL.
  tn_schema_symbol_check_fn check_symbols;  ///< May be NULL.
  const tn_rule_list* rules[3];             ///< By tn_rule_stage; NULL for none.
  const tn_format* format;                  ///< NULL for none.
  tn_infer_step* steps;
  uint32_t step_count;
  bool has_one_type;         ///< The type that is printed; all operands and results are single.
  tn_uref operand_segments;  ///< Identifiers; 0 for none.
  tn_uref result_segments;
};

/// Returns the group sizes of the operands or results of an op in `counts`, which has room for all
/// groups. False if the op has too few or too many.
bool tn_op_schema__operand_groups(const tn_context* context, const tn_op_schema* schema, tn_ref op,
                                  uint32_t* counts);
bool tn_op_schema__result_groups(const tn_context* context, const tn_op_schema* schema, tn_ref op,
                                 uint32_t* counts);
#define TN_GROUPS_MAX 32u
/// Reads the sizes from a segment attribute; false if their sum is not `total`.
bool tn_op_schema__sizes_given(tn_attribute attribute, uint32_t group_count, uint32_t total,
                               uint32_t* counts);
/// Distributes the remaining values over the variadic groups; false if that is impossible.
bool tn_op_schema__share_out(const tn_value_group* groups, uint32_t group_count,
                             uint32_t single_count, uint32_t total, uint32_t* counts);

static inline const tn_op_schema* tn_op_schema__of(const tn_op_definition* definition) {
  return (const tn_op_schema*)(const void*)definition;
}

/// Finds a name in an op's schema.
tn_place tn_op_schema__find(const tn_op_schema* schema, tn_string_view name);
/// Returns whether the op has the required number of non-null operands, results and regions for all
/// groups.
bool tn_op_schema__fits(const tn_context* context, tn_ref op, const tn_op_definition* definition);
/// Returns whether all discardable attributes of the op are among `count` `names`.
bool tn_op_schema__has_no_other(const tn_context* context, tn_ref op, const char* const* names,
                                size_t count);
/// Returns whether the group allows the attribute.
bool tn_attribute_group__holds(const tn_attribute_group* group, tn_attribute value);
/// Returns the inherent attribute `index`; NULL if the op does not have it.
const tn_storage* tn_op_schema__attribute(const tn_context* context, const tn_op_schema* schema,
                                          tn_ref op, uint32_t index);

//===-- schema_load.c -------------------------------------------------------------------------===//

/// A compiled text of the dialect's attribute `types`.
typedef struct tn_named_rule {
  const struct tn_named_rule* next;
  const char* text;  ///< The text in the dialect's memory.
  const tn_type_rule* rule;
  tn_string_view description;
} tn_named_rule;

typedef struct tn_schema_dialect {
  tn_dialect base;
  tn_arena arena;
  tn_op_schema** ops;
  size_t op_count;
  const struct tn_shipped_schema*
      shipped;                       ///< The schema whose ops are loaded on first use; NULL for a
                                     ///< user's dialect.
  tn_schema_value* types;            ///< The attribute `types`.
  const tn_named_rule* named_rules;  ///< A list, newest first.
  const tn_dialect_entry* entry;     ///< The dialect's C code; NULL for none.
  bool attributes_stay;              ///< TN_OP_TRAIT_ATTRIBUTES_STAY for all ops.
  bool inlines;                      ///< Its ops can be inlined anywhere.
} tn_schema_dialect;

/// Frees a dialect and everything loaded for it.
void tn_schema__destroy_dialect(tn_context* context, tn_dialect* dialect);
/// Loads the schema of an op from the definition `source->op`.
TN_MUST_USE tn_status tn_schema__load_op(const tn_schema_source* source, tn_op_schema** out_schema);
/// Stores the schema in the slot of its name.
void tn_op_schema__publish(tn_op_schema* schema);

/// Loads and publishes the dialects in `text`. On error, reports the location in the text and
/// publishes nothing. The caller holds the lock.
TN_MUST_USE tn_status tn_schema__load(tn_context* context, tn_string_view text,
                                      tn_string_view file_name);

/// The definition that is being loaded, and its location for messages.
struct tn_schema_source {
  tn_context* context;  ///< The context that the schema is loaded into.
  tn_schema_dialect* dialect;
  const tn_context* from;  ///< The context in which the schema was parsed; NULL for a shipped
                           ///< schema.
  tn_schema_node* op;      ///< The IRDL op.
  tn_string_view name;     ///< The defined name, for messages without a location.
};

/// Reports an error at the IRDL op and returns TN_MALFORMED.
tn_status tn_schema__fail(const tn_schema_source* source, const char* format, ...)
    __attribute__((format(printf, 2, 3)));
tn_status tn_schema__out_of_memory(const tn_schema_source* source);

//===-- Other files ---------------------------------------------------------------------------===//

TN_MUST_USE tn_status tn_format__compile(const tn_schema_source* source, tn_op_schema* schema,
                                         tn_string_view text);
tn_print_region tn_format__print(tn_printer* printer, tn_ref op, const tn_op_definition* definition,
                                 uint32_t regions_done);
tn_status tn_format__parse(tn_parser* parser, tn_op_frame* frame, bool* out_region);

/// Plans the inference of types that the format omits; false if a type cannot be inferred, which
/// `*out_missing` names.
TN_MUST_USE tn_status tn_infer__plan(const tn_schema_source* source, tn_op_schema* schema,
                                     const bool* operand_given, const bool* result_given,
                                     tn_string_view* out_missing);
/// Pushes the types derived from `source` on the parser's stack of types; `*out_count` of them.
TN_MUST_USE tn_status tn_infer__transform(tn_parser* parser, tn_transform transform, tn_type source,
                                          size_t* out_count);
/// Returns the element count of a statically shaped type; false for other types and above 2^20.
bool tn_infer__element_count(tn_type type, size_t* out_count);
/// Returns the type derived by a transform, except the function transforms; null if there is none.
TN_MUST_USE tn_status tn_infer__type(tn_context* context, tn_transform transform, tn_type source,
                                     tn_type* out_type);
/// Checks the type relations of an op (check_match.c).
TN_MUST_USE tn_status tn_op_schema__check_matches(tn_context* context, tn_ref op,
                                                  const tn_op_schema* schema);
bool tn_transform__named(tn_string_view name, tn_transform* out_transform);

/// Completes `state`, an op to be created from live operands, according to its schema: sets the
/// number of regions, and appends segment sizes to `attributes`, which has the attributes of
/// `state` and room for two more. Unless `types` is NULL, infers the result types by the op's
/// interface or schema and stores the first `capacity` of `*out_count`. Leaves ops without a schema
/// unchanged.
TN_MUST_USE tn_status tn_op_schema__complete(tn_context* context,
                                             const tn_op_definition* definition, tn_op_state* state,
                                             tn_named_attribute* attributes, tn_type* types,
                                             size_t capacity, size_t* out_count);
/// Returns whether result types can always be inferred, as with MLIR's InferTypeOpInterface.
bool tn_op_schema__infers(const tn_op_definition* definition);

tn_status tn_op_schema__verify(tn_context* context, tn_ref op, const tn_op_definition* definition);
/// See tn_op_definition.verify_place.
tn_status tn_op_schema__verify_place(tn_context* context, tn_ref op,
                                     const tn_op_definition* definition);
/// Determines which parts of `verify` depend only on attributes and types (schema_told.c).
void tn_op_schema__classify_checks(const tn_context* context, tn_op_schema* schema);
tn_status tn_op_schema__verify_symbols(tn_context* context, tn_ref op,
                                       const tn_op_definition* definition,
                                       tn_symbol_finder* finder);
tn_status tn_op_schema__verify_regions(tn_context* context, tn_ref op,
                                       const tn_op_definition* definition);

#endif  // TENURE_SRC_SCHEMA_SCHEMA_H
