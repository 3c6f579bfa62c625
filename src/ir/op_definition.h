// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the ir room knows of an op's definition: the traits that the structural verifier, symbols
// and walks ask for, and the checks that its dialect adds.
//
// A loaded dialect places one of these before its data for an op, and into the slot
// of the op's name (operation_name.h). The builtin dialect's are always there. An op without a
// definition is unregistered: MLIR then takes it for a terminator and its regions of one block for
// graphs.

#ifndef TENURE_SRC_IR_OP_DEFINITION_H
#define TENURE_SRC_IR_OP_DEFINITION_H

#include "ir/dialect_entry.h"
#include "ir/op.h"
#include "ir/op_code.h"
#include "ir/operation_name.h"

#define TN_OP_TRAIT_ISOLATED 1u       ///< Ops in its regions use no values from around it.
#define TN_OP_TRAIT_TERMINATOR 2u     ///< It may end a block.
#define TN_OP_TRAIT_NO_TERMINATOR 4u  ///< A region of one block needs no terminator.
#define TN_OP_TRAIT_GRAPH 8u  ///< Its regions are graphs: one block, whose ops have no order.
#define TN_OP_TRAIT_SYMBOL_TABLE 16u
#define TN_OP_TRAIT_SYMBOL 32u  ///< `sym_name` is a property of it.
/// Inherent attributes that the generic form has in `{}` stay there. MLIR's own tools leave them
/// for dialects that are not MLIR's.
#define TN_OP_TRAIT_ATTRIBUTES_STAY 64u
// What passes ask for.
#define TN_OP_TRAIT_RECURSIVE_EFFECTS 0x80u  ///< It does what the ops in it do.
#define TN_OP_TRAIT_SPECULATABLE 0x100u      ///< It may be run where it was not asked for.
#define TN_OP_TRAIT_COMMUTATIVE 0x200u
#define TN_OP_TRAIT_IDEMPOTENT 0x400u
#define TN_OP_TRAIT_INVOLUTION 0x800u
#define TN_OP_TRAIT_CONSTANT 0x1000u          ///< It has one result, known from its attributes.
#define TN_OP_TRAIT_CALL 0x2000u              ///< CallOpInterface: it calls something.
#define TN_OP_TRAIT_ALLOCATION_SCOPE 0x4000u  ///< What is on the stack in it is freed at its end.
#define TN_OP_TRAIT_AFFINE_SCOPE 0x8000u      ///< Values of index type at its top are symbols.
#define TN_OP_TRAIT_NO_EFFECT 0x10000u        ///< It neither reads nor writes memory.
#define TN_OP_TRAIT_CAST 0x20000u             ///< CastOpInterface: to the same types it is nothing.
#define TN_OP_TRAIT_RETURN_LIKE 0x40000u   ///< It hands its operands to the op around, or a call.
#define TN_OP_TRAIT_SINGLE_BLOCK 0x80000u  ///< Its regions have one block at most.
/// What it does to memory if its interface does not say it: TN_EFFECT_READ and TN_EFFECT_ALLOCATE,
/// shifted.
#define TN_OP_TRAIT_EFFECTS_SHIFT 20u
#define TN_OP_TRAIT_READS 0x100000u
#define TN_OP_TRAIT_ALLOCATES 0x400000u
#define TN_OP_TRAIT_EFFECTS (TN_OP_TRAIT_READS | TN_OP_TRAIT_ALLOCATES)
#define TN_OP_TRAIT_RECURSIVELY_SPECULATABLE 0x1000000u    ///< If all ops in it may.
#define TN_OP_TRAIT_CONDITIONALLY_SPECULATABLE 0x2000000u  ///< As its interface answers.
#define TN_OP_TRAIT_SPECULATION                                      \
  (TN_OP_TRAIT_SPECULATABLE | TN_OP_TRAIT_RECURSIVELY_SPECULATABLE | \
   TN_OP_TRAIT_CONDITIONALLY_SPECULATABLE)

typedef struct tn_op_definition tn_op_definition;
/// How an op's custom form is read and written: the text room's (text/syntax.h).
typedef struct tn_op_syntax tn_op_syntax;
/// What it offers to passes (op_interface.h).
typedef struct tn_op_interface tn_op_interface;

/// One attribute of an op: its name (with TN_UREF_FLAG for a property) and value.
typedef struct tn_attribute_entry tn_attribute_entry;

/// Says which property an op that is read without it gets: number `*index` or later, which moves
/// past it. False at the end.
typedef bool (*tn_op_default_fn)(const tn_op_definition* definition, uint32_t* index,
                                 tn_attribute_entry* out_entry);

/// Checks one op and returns TN_OK, or reports why not.
typedef tn_status (*tn_op_check_fn)(tn_context* context, tn_ref op,
                                    const tn_op_definition* definition);

typedef struct tn_symbol_finder tn_symbol_finder;
/// The same for what the op's references to symbols name.
typedef tn_status (*tn_op_symbol_check_fn)(tn_context* context, tn_ref op,
                                           const tn_op_definition* definition,
                                           tn_symbol_finder* finder);

struct tn_op_definition {
  uint32_t traits;  ///< TN_OP_TRAIT_*
  tn_op_code code;
  /// What there is of its dialect in C; NULL for an op without a code.
  const tn_dialect_entry* dialect;
  const tn_op_interface* interface;  ///< Never NULL.
  /// Its canonicalization patterns, in the order in which they are tried.
  const tn_named_pattern* const* patterns;
  uint32_t pattern_count;
  /// Called before what is in the op is verified; may be NULL.
  tn_op_check_fn verify;
  /// Called when the symbol table around it is right but for this; may be NULL.
  tn_op_symbol_check_fn verify_symbols;
  /// Of an op without regions and successors `verify`, which is not NULL then, looks at attributes
  /// and types alone, and the others ask for nothing.
  bool depends_on_types_only;
  /// Properties, by their number in `properties`, of which `verify` checks only what kind of
  /// attribute they are, and how many names a reference has.
  uint32_t name_properties;
  /// Called instead of `verify` when that has found an op right that has the same attributes and
  /// types, for all else that `verify` looks at. NULL: `verify` is called.
  tn_op_check_fn verify_place;
  /// Called when what is in the op has been found right; may be NULL.
  tn_op_check_fn verify_regions;
  const tn_op_syntax* syntax;  ///< NULL: the generic form alone.
  /// Identifiers of its inherent attributes, which are kept as properties.
  const tn_uref* properties;
  uint32_t property_count;
  /// The number of names after them, in pairs: an older name of a property, and the
  /// current one. Source: MLIR, `operand_segment_sizes`.
  uint32_t older_count;
  /// Its native properties in bytecode, in the format of bytecode/property_layout.h.
  tn_string_view native_layout;
  bool is_shipped;  ///< It is in a dialect of that name that is shipped.
  /// Called with the attributes of an op that is being read in generic form; may be NULL.
  tn_op_default_fn add_defaults;
};

/// In the slot of names that are known to have no definition.
extern const tn_op_definition tn_op_definition__none;

/// What the name's dialect says, which is loaded for that if it is a shipped one.
const tn_op_definition* tn_op_definition__resolve(const tn_storage* name);

/// The definition of ops of this name; NULL for unregistered ones.
static inline const tn_op_definition* tn_op_definition__of_name(const tn_storage* name) {
  const tn_op_definition* definition = tn_operation_name__definition(name);
  if (TN_UNLIKELY(definition == NULL)) return tn_op_definition__resolve(name);
  return definition == &tn_op_definition__none ? NULL : definition;
}
/// The definition of ops of the op's name, whether or not the op keeps to it.
static inline const tn_op_definition* tn_op_definition__claimed(const tn_context* context,
                                                                const tn_op_cell* op) {
  return tn_op_definition__of_name(tn_op_cell__name(context, op));
}
/// The same for what relies on it: NULL for an op that is marked as malformed (well_formed.h), too.
static inline const tn_op_definition* tn_op_definition__of(const tn_context* context,
                                                           const tn_op_cell* op) {
  if (tn_op_cell__is_malformed(op)) return NULL;
  return tn_op_definition__claimed(context, op);
}
/// Whether the op has the trait; false for unregistered and malformed ops.
static inline bool tn_op_cell__has_trait(const tn_context* context, const tn_op_cell* op,
                                         uint32_t trait) {
  const tn_op_definition* definition = tn_op_definition__of(context, op);
  return definition != NULL && (definition->traits & trait) != 0;
}

/// The name of the property that ops of the definition, which may be NULL, keep an attribute called
/// `name` as; 0 if it is none.
static inline tn_uref tn_op_definition__property(const tn_op_definition* definition, tn_uref name) {
  if (definition == NULL) return 0;
  const tn_uref* names = definition->properties;
  for (uint32_t i = 0; i < definition->property_count; ++i) {
    if (names[i] == name) return name;
  }
  for (uint32_t i = 0; i < definition->older_count; ++i) {
    const uint32_t at = definition->property_count + 2 * i;
    if (names[at] == name) return names[at + 1];
  }
  return 0;
}

/// What MLIR's trait SymbolTable checks once the regions are found right: one region with one
/// block, and no name twice.
TN_MUST_USE tn_status tn_op__verify_symbol_table(tn_context* context, tn_ref op);
/// What MLIR's symbol interface checks: the name, the visibility, and that the op around is a
/// symbol table unless it is not registered.
TN_MUST_USE tn_status tn_op__verify_symbol(tn_context* context, tn_ref op);

#endif  // TENURE_SRC_IR_OP_DEFINITION_H
