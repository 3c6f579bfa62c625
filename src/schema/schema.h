// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialects as they are kept: what a schema says about each op, worked out for use.
//
//   schema_load.c       what a schema says to what is here; schema_value.c reads its attributes
//   schema_node.h       the tree that it is read as: schema_gather.c makes it of IRDL ops,
//                       schema_packed.c of what is built in, schema_print.c a text of it again
//   schema_enum.c       words of a list
//   schema_property.c   how properties lie in bytecode
//   schema_segment.c    which operands and results belong to which group
//   schema_builtin_hooks.c     what an op may name of what is written in C
//   shipped.c           the schemas that are built in
//   definition_load.c   types and attributes with parameters
//   body_format_*.c     their formats: to elements, read and printed
//   format_compile.c    assembly formats to elements
//   format_words.c      words that an integer is kept for
//   format_print.c      } running those
//   format_parse.c      }
//   infer.c             types that the custom form leaves out
//   infer_op.c          what an op that is to be made leaves to its schema
//   schema_verify.c     what is checked of an op
//   opaque_text.c       what the text of a dialect's attribute says
//   directive.c         what formats and schemas name, which the folders of src/dialects have in C
//   assembly.c          } what that C shares
//   check.c             }
//
// A text is read in a context of its own, which is closed before anybody sees the dialect: so a
// broken one leaves nothing behind. Of a schema that is built in, each op is loaded when it is met.

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
  tn_string_view description;  ///< What messages say it must be.
  tn_type only_type;           ///< The one type that it may have; null if there are more.
  bool is_exact;               ///< The schema names the type.
  tn_string_view dialect;      ///< Of `stripped`, and its mnemonic; empty for none.
  tn_string_view mnemonic;
  tn_string_view words;  ///< Before the one type that is after it: "ref to".
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
  bool default_is_implied;  ///< It is only left out of the custom form, not added.
  tn_type type;  ///< That the custom form is read with; of elements for a dense array; may be null.
  tn_string_view dialect;  ///< Of TN_STYLE_DIALECT, and its mnemonic.
  tn_string_view mnemonic;
  const tn_enum_attribute* words;  ///< If that is one of listed words; else NULL.
  const tn_enum_case* cases;
  uint32_t case_count;
  tn_string_view keyword;    ///< Of TN_STYLE_WORDS: `overflow<nsw>`; empty for the words alone.
  tn_string_view separator;  ///< Likewise, between flags; empty: it is one word.
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

/// Traits beyond those of op_definition.h.
enum {
  TN_SCHEMA_SEGMENTED_OPERANDS = 1 << 0,  ///< `operandSegmentSizes`
  TN_SCHEMA_SEGMENTED_RESULTS = 1 << 1,
  TN_SCHEMA_EVEN_OPERANDS = 1 << 2,  ///< Variadic groups are of one size.
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
  TN_SCHEMA_SAME_DIMS = 1 << 14,  ///< Input and output have the same tensor dimensions.
  TN_SCHEMA_COMMUTATIVE = 1 << 15,
  TN_SCHEMA_AFFINE_SCOPE = 1 << 16,
  TN_SCHEMA_NO_MEMORY_EFFECT = 1 << 17,
  TN_SCHEMA_DISTINCT_OPERANDS = 1 << 18,  ///< The custom form takes a value once.
  TN_SCHEMA_OPEN_BRACES = 1 << 19,        ///< `{` of attributes may be read as something else.
  TN_SCHEMA_NO_ATTRIBUTES = 1 << 20,      ///< The custom form has no place for discardable ones.
  TN_SCHEMA_INFERS = 1 << 21,             ///< `infers`, whatever rules say.
  TN_SCHEMA_INFERS_NOT = 1 << 22,         ///< `infers = false`
};

/// What a rule of types, or an assembly format, names.
typedef enum tn_place_kind {
  TN_PLACE_OPERAND,
  TN_PLACE_RESULT,
  TN_PLACE_ATTRIBUTE,
  TN_PLACE_REGION,
  TN_PLACE_SUCCESSOR,
  TN_PLACE_OPERANDS,  ///< All of them.
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

/// What a type is made of another one.
typedef enum tn_transform {
  TN_TRANSFORM_SAME,
  TN_TRANSFORM_ELEMENT,
  TN_TRANSFORM_I1_LIKE,
  TN_TRANSFORM_FUNCTION_INPUTS,
  TN_TRANSFORM_FUNCTION_RESULTS,
  TN_TRANSFORM_COMPLEX_OF,
  TN_TRANSFORM_PARAMETER,  ///< The first type that a dialect's type names in its brackets.
  TN_TRANSFORM_ELEMENTS,   ///< The element type of a shaped one, once for each element.
  TN_TRANSFORM_SQUARE,     ///< Of a vector's dimension, twice that.
  TN_TRANSFORM_TRUTH,      ///< i1, whatever it is.
  TN_TRANSFORM_SLICE,      ///< A vector without its first dimension.
  TN_TRANSFORM_BITS,       ///< An integer of as many bits as a vector's first dimension has.
  TN_TRANSFORM_WIDENED,    ///< A vector whose last dimension is 16.
  TN_TRANSFORM_METADATA,   ///< What is told of a pointer of the type.
  // Rules that compare types, and make none.
  TN_COMPARE_ELEMENTS,
  TN_COMPARE_SHAPES,
  TN_COMPARE_RANKS,
  TN_COMPARE_LENGTHS,  ///< Numbers of elements.
  TN_COMPARE_PRESENCE  ///< Both are there, or none.
} tn_transform;

static inline bool tn_transform__compares(tn_transform transform) {
  return transform >= TN_COMPARE_ELEMENTS;
}

/// A rule between types: `target` has the type that `transform` makes of that of `source`. Several
/// with one `message` stand one after the other.
typedef struct tn_type_match {
  tn_place target;
  tn_place source;
  tn_transform transform;
  tn_string_view message;
} tn_type_match;

typedef tn_status (*tn_schema_check_fn)(tn_context* context, tn_ref op, const tn_op_schema* schema);
/// One that looks symbols up.
typedef tn_status (*tn_schema_symbol_check_fn)(tn_context* context, tn_ref op,
                                               const tn_op_schema* schema,
                                               tn_symbol_finder* finder);

/// When rules are asked: as `check`, `check_regions` and `check_symbols` are, before these.
typedef enum tn_rule_stage {
  TN_RULES_OF_OP,
  TN_RULES_OF_REGIONS,
  TN_RULES_OF_SYMBOLS
} tn_rule_stage;

/// How a type that the custom form leaves out is found.
typedef struct tn_infer_step {
  tn_place target;
  tn_place source;  ///< TN_PLACE_NONE: the group's only type.
  tn_transform transform;
} tn_infer_step;

struct tn_op_schema {
  tn_op_definition base;  ///< First.
  tn_op_syntax syntax;
  const tn_storage* name;  ///< In the context.
  uint32_t flags;          ///< TN_SCHEMA_*
  tn_value_group* operands;
  tn_value_group* results;
  tn_attribute_group* attributes;
  tn_region_group* regions;
  tn_successor_group* successors;
  uint32_t operand_count;
  uint32_t single_operand_count;  ///< Groups of operands that are one operand.
  uint32_t result_count;
  uint32_t single_result_count;
  uint32_t attribute_count;
  uint32_t region_count;
  uint32_t successor_count;
  tn_type_match* matches;
  uint32_t match_count;
  const tn_string_view* parents;  ///< Names of ops that it may stand in; none: anywhere.
  uint32_t parent_count;
  const tn_storage* terminator;        ///< The name of the implicit one.
  const tn_string_view* result_names;  ///< By group; empty for none.
  uint32_t result_name_count;
  tn_schema_check_fn check;                 ///< May be NULL.
  bool check_depends_on_types_only;         ///< As tn_named_check.depends_on_types_only.
  tn_schema_check_fn check_regions;         ///< May be NULL.
  tn_schema_symbol_check_fn check_symbols;  ///< May be NULL.
  const tn_rule_list* rules[3];             ///< By tn_rule_stage; NULL for none.
  const tn_format* format;                  ///< NULL for none.
  tn_infer_step* steps;
  uint32_t step_count;
  bool has_one_type;         ///< The one that is spelled; all operands and results are single.
  tn_uref operand_segments;  ///< Identifiers, 0 without.
  tn_uref result_segments;
};

/// Sizes of the groups of operands (results) of an op; `counts` has room for them. False when the
/// op does not have as many as the groups need.
bool tn_op_schema__operand_groups(const tn_context* context, const tn_op_schema* schema, tn_ref op,
                                  uint32_t* counts);
bool tn_op_schema__result_groups(const tn_context* context, const tn_op_schema* schema, tn_ref op,
                                 uint32_t* counts);
#define TN_GROUPS_MAX 32u
/// The sizes that an attribute gives; false if they do not sum up to `total`.
bool tn_op_schema__sizes_given(tn_attribute attribute, uint32_t group_count, uint32_t total,
                               uint32_t* counts);
/// Groups that are not single share out what is left; what cannot be shared is in none.
bool tn_op_schema__share_out(const tn_value_group* groups, uint32_t group_count,
                             uint32_t single_count, uint32_t total, uint32_t* counts);

static inline const tn_op_schema* tn_op_schema__of(const tn_op_definition* definition) {
  return (const tn_op_schema*)(const void*)definition;
}

/// Where a name stands in an op's schema.
tn_place tn_op_schema__find(const tn_op_schema* schema, tn_string_view name);
/// Whether the op has operands, none null, results and regions for all groups that need one.
bool tn_op_schema__fits(const tn_context* context, tn_ref op, const tn_op_definition* definition);
/// Whether all attributes of the op that its definition does not name are among `count` `names`.
bool tn_op_schema__has_no_other(const tn_context* context, tn_ref op, const char* const* names,
                                size_t count);
/// Whether an attribute may be that group's.
bool tn_attribute_group__holds(const tn_attribute_group* group, tn_attribute value);
/// The value of inherent attribute number `index`; NULL if the op does not have it.
const tn_storage* tn_op_schema__attribute(const tn_context* context, const tn_op_schema* schema,
                                          tn_ref op, uint32_t index);

//===-- schema_load.c -------------------------------------------------------------------------===//

/// What a text of the dialect's attribute `types` was compiled to.
typedef struct tn_named_rule {
  const struct tn_named_rule* next;
  const char* text;  ///< Where the dialect has it.
  const tn_type_rule* rule;
  tn_string_view description;
} tn_named_rule;

typedef struct tn_schema_dialect {
  tn_dialect base;
  tn_arena arena;
  tn_op_schema** ops;
  size_t op_count;
  const struct tn_shipped_schema*
      shipped;                       ///< Whose ops are read as they are met; NULL for a user's.
  tn_schema_value* types;            ///< What it says by `types`.
  const tn_named_rule* named_rules;  ///< The newest first.
  const tn_dialect_entry* entry;     ///< What there is of it in C; NULL for nothing.
  bool attributes_stay;              ///< TN_OP_TRAIT_ATTRIBUTES_STAY for all ops.
  bool inlines;                      ///< Its ops may stand wherever the body of a function goes.
} tn_schema_dialect;

/// Frees a dialect with what is read of it.
void tn_schema__destroy_dialect(tn_context* context, tn_dialect* dialect);
/// Works out what the definition `source->op` of an op says.
TN_MUST_USE tn_status tn_schema__load_op(const tn_schema_source* source, tn_op_schema** out_schema);
/// Puts it into the slot of its name.
void tn_op_schema__publish(tn_op_schema* schema);

/// Reads the dialects in `text` and publishes them. On error, which is reported at its place in the
/// text, nothing is. The caller holds the lock.
TN_MUST_USE tn_status tn_schema__load(tn_context* context, tn_string_view text,
                                      tn_string_view file_name);

/// A text in a schema that says something about an op, for messages.
struct tn_schema_source {
  tn_context* context;  ///< For whom the schema is.
  tn_schema_dialect* dialect;
  const tn_context* from;  ///< In which the schema was read; NULL for one that is built in.
  tn_schema_node* op;      ///< The irdl op.
  tn_string_view name;     ///< What is defined, for messages without a place.
};

/// Reports at the irdl op and returns TN_MALFORMED.
tn_status tn_schema__fail(const tn_schema_source* source, const char* format, ...)
    __attribute__((format(printf, 2, 3)));
tn_status tn_schema__out_of_memory(const tn_schema_source* source);

//===-- The other files -----------------------------------------------------------------------===//

TN_MUST_USE tn_status tn_format__compile(const tn_schema_source* source, tn_op_schema* schema,
                                         tn_string_view text);
tn_print_region tn_format__print(tn_printer* printer, tn_ref op, const tn_op_definition* definition,
                                 uint32_t regions_done);
tn_status tn_format__parse(tn_parser* parser, tn_op_frame* frame, bool* out_region);

/// Works out how types that the format leaves out are found; false if one cannot be, whose name it
/// gives.
TN_MUST_USE tn_status tn_infer__plan(const tn_schema_source* source, tn_op_schema* schema,
                                     const bool* operand_given, const bool* result_given,
                                     tn_string_view* out_missing);
/// The type(s) made of `source`: pushed on the parser's stack of types. `*out_count` of them.
TN_MUST_USE tn_status tn_infer__transform(tn_parser* parser, tn_transform transform, tn_type source,
                                          size_t* out_count);
/// How many elements a type of static shape has; false for others, and for more than 2^20.
bool tn_infer__element_count(tn_type type, size_t* out_count);
/// The one type that a transform other than that of functions makes; null if it makes none.
TN_MUST_USE tn_status tn_infer__type(tn_context* context, tn_transform transform, tn_type source,
                                     tn_type* out_type);
/// That types fit each other (check_match.c).
TN_MUST_USE tn_status tn_op_schema__check_matches(tn_context* context, tn_ref op,
                                                  const tn_op_schema* schema);
bool tn_transform__named(tn_string_view name, tn_transform* out_transform);

/// Adds to `state`, an op that is to be made of operands that are alive, what its schema says: the
/// number of regions, and the sizes of segments to `attributes`, which are those of `state` and
/// have room for two more. Unless `types` is NULL they become those of the results, by the op's
/// interface or its schema: the first `capacity` of `*out_count`. An op without a schema is left as
/// it is.
TN_MUST_USE tn_status tn_op_schema__complete(tn_context* context,
                                             const tn_op_definition* definition, tn_op_state* state,
                                             tn_named_attribute* attributes, tn_type* types,
                                             size_t capacity, size_t* out_count);
/// Whether the types of the results of all ops of the definition follow: what MLIR has
/// InferTypeOpInterface for.
bool tn_op_schema__infers(const tn_op_definition* definition);

tn_status tn_op_schema__verify(tn_context* context, tn_ref op, const tn_op_definition* definition);
/// As tn_op_definition.verify_place.
tn_status tn_op_schema__verify_place(tn_context* context, tn_ref op,
                                     const tn_op_definition* definition);
/// Works out what of `verify` depends on attributes and types alone (schema_told.c).
void tn_op_schema__tell(const tn_context* context, tn_op_schema* schema);
tn_status tn_op_schema__verify_symbols(tn_context* context, tn_ref op,
                                       const tn_op_definition* definition,
                                       tn_symbol_finder* finder);
tn_status tn_op_schema__verify_regions(tn_context* context, tn_ref op,
                                       const tn_op_definition* definition);

#endif  // TENURE_SRC_SCHEMA_SCHEMA_H
