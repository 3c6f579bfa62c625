// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of an op's definition that src/ir uses: the traits for the structural verifier, symbols
// and walks, and the checks that its dialect adds.
//
// A loaded dialect places one of these before its data for an op, and stores it in the slot of the
// op's name (operation_name.h). Those of the builtin dialect always exist. An op without a
// definition is unregistered: like MLIR, the verifier treats it as a possible terminator and its
// single-block regions as graph regions.

#ifndef TENURE_SRC_IR_OP_DEFINITION_H
#define TENURE_SRC_IR_OP_DEFINITION_H

#include "ir/dialect_entry.h"
#include "ir/op.h"
#include "ir/op_code.h"
#include "ir/operation_name.h"

#define TN_OP_TRAIT_ISOLATED 1u       ///< Ops in its regions use no values from outside.
#define TN_OP_TRAIT_TERMINATOR 2u     ///< The op may end a block.
#define TN_OP_TRAIT_NO_TERMINATOR 4u  ///< A region of one block needs no terminator.
/// Its regions are graph regions: one block, whose ops have no
#define TN_OP_TRAIT_GRAPH 8u
///< order.
#define TN_OP_TRAIT_SYMBOL_TABLE 16u
#define TN_OP_TRAIT_SYMBOL 32u  ///< `sym_name` is a property.
/// Inherent attributes in the `{}` of the generic form stay there. MLIR's own tools leave them
/// there for dialects other than MLIR's.
#define TN_OP_TRAIT_ATTRIBUTES_STAY 64u
// Traits for passes.
#define TN_OP_TRAIT_RECURSIVE_EFFECTS 0x80u  ///< The op has the effects of its nested ops.
#define TN_OP_TRAIT_SPECULATABLE 0x100u      ///< The op may be speculated.
#define TN_OP_TRAIT_COMMUTATIVE 0x200u
#define TN_OP_TRAIT_IDEMPOTENT 0x400u
#define TN_OP_TRAIT_INVOLUTION 0x800u
/// The op has one result, determined by its
#define TN_OP_TRAIT_CONSTANT 0x1000u
///< attributes.
#define TN_OP_TRAIT_CALL 0x2000u              ///< CallOpInterface: the op is a call.
#define TN_OP_TRAIT_ALLOCATION_SCOPE 0x4000u  ///< Stack allocations in the op are freed at its end.
/// Values of index type at its top level are
#define TN_OP_TRAIT_AFFINE_SCOPE 0x8000u
///< symbols.
#define TN_OP_TRAIT_NO_EFFECT 0x10000u  ///< The op neither reads nor writes memory.
/// CastOpInterface: a cast to the same types is a
#define TN_OP_TRAIT_CAST 0x20000u
///< no-op.
/// The op passes its operands to its parent op, or to a
#define TN_OP_TRAIT_RETURN_LIKE 0x40000u
///< call.
#define TN_OP_TRAIT_SINGLE_BLOCK 0x80000u  ///< Each region has at most one block.
/// Memory effects if the op's interface does not define them: TN_EFFECT_READ and
/// TN_EFFECT_ALLOCATE, shifted.
#define TN_OP_TRAIT_EFFECTS_SHIFT 20u
#define TN_OP_TRAIT_READS 0x100000u
#define TN_OP_TRAIT_ALLOCATES 0x400000u
#define TN_OP_TRAIT_EFFECTS (TN_OP_TRAIT_READS | TN_OP_TRAIT_ALLOCATES)
#define TN_OP_TRAIT_RECURSIVELY_SPECULATABLE 0x1000000u    ///< Speculatable if all nested ops are.
#define TN_OP_TRAIT_CONDITIONALLY_SPECULATABLE 0x2000000u  ///< Determined by the op's interface.
#define TN_OP_TRAIT_SPECULATION                                      \
  (TN_OP_TRAIT_SPECULATABLE | TN_OP_TRAIT_RECURSIVELY_SPECULATABLE | \
   TN_OP_TRAIT_CONDITIONALLY_SPECULATABLE)

typedef struct tn_op_definition tn_op_definition;
/// The parser and printer of an op's custom form, used by src/text (text/syntax.h).
typedef struct tn_op_syntax tn_op_syntax;
/// The op's interfaces for passes (op_interface.h).
typedef struct tn_op_interface tn_op_interface;

/// One attribute of an op: its name (with TN_UREF_FLAG for a property) and value.
typedef struct tn_attribute_entry tn_attribute_entry;

/// Returns the next property, from index `*index` on, that an op gets if its text omits it, and
/// moves the index past it. False at the end.
typedef bool (*tn_op_default_fn)(const tn_op_definition* definition, uint32_t* index,
                                 tn_attribute_entry* out_entry);

/// Verifies one op; returns TN_OK, or reports an error.
typedef tn_status (*tn_op_check_fn)(tn_context* context, tn_ref op,
                                    const tn_op_definition* definition);

typedef struct tn_symbol_finder tn_symbol_finder;
/// Likewise for the symbols that the op refers to.
typedef tn_status (*tn_op_symbol_check_fn)(tn_context* context, tn_ref op,
                                           const tn_op_definition* definition,
                                           tn_symbol_finder* finder);

struct tn_op_definition {
  uint32_t traits;  ///< TN_OP_TRAIT_*
  tn_op_code code;
  /// The C table of its dialect; NULL for an op without a code.
  const tn_dialect_entry* dialect;
  const tn_op_interface* interface;  ///< Never NULL.
  /// Its canonicalization patterns, in the order in which they are tried.
  const tn_named_pattern* const* patterns;
  uint32_t pattern_count;
  /// Called before the nested ops are verified; may be NULL.
  tn_op_check_fn verify;
  /// Called after all other checks of the surrounding symbol table passed; may be NULL.
  tn_op_symbol_check_fn verify_symbols;
  /// For an op without regions and successors: `verify`, which is not NULL then, depends only on
  /// attributes and types, and the other checks are NULL.
  bool depends_on_types_only;
  /// Indices in `properties` of those of which `verify` checks only the kind of attribute, and the
  /// number of names of a reference.
  uint32_t name_properties;
  /// Called instead of `verify` if that accepted an op with the same attributes and types: checks
  /// everything else that `verify` checks. NULL: `verify` is called.
  tn_op_check_fn verify_place;
  /// Called after the nested ops were verified; may be NULL.
  tn_op_check_fn verify_regions;
  const tn_op_syntax* syntax;  ///< NULL: only the generic form.
  /// Identifiers of its inherent attributes, which are stored as properties.
  const tn_uref* properties;
  uint32_t property_count;
  /// The number of names after them, in pairs: an older name of a property, and the current one.
  /// Source: MLIR, `operand_segment_sizes`.
  uint32_t older_count;
  /// Its native properties in bytecode, in the format of bytecode/property_layout.h.
  tn_string_view native_layout;
  bool is_shipped;  ///< The dialect of that name is a shipped one.
  /// Called with the attributes of an op that is parsed in generic form; may be NULL.
  tn_op_default_fn add_defaults;
};

/// Stored in the slot of names that are known to have no definition.
extern const tn_op_definition tn_op_definition__none;

/// Returns the definition from the name's dialect, which is loaded if it is a shipped one.
const tn_op_definition* tn_op_definition__resolve(const tn_storage* name);

/// Returns the definition of ops with this name; NULL for unregistered ones.
static inline const tn_op_definition* tn_op_definition__of_name(const tn_storage* name) {
  const tn_op_definition* definition = tn_operation_name__definition(name);
  if (TN_UNLIKELY(definition == NULL)) return tn_op_definition__resolve(name);
  return definition == &tn_op_definition__none ? NULL : definition;
}
/// Returns the definition of ops with the op's name, even if the op violates it.
static inline const tn_op_definition* tn_op_definition__claimed(const tn_context* context,
                                                                const tn_op_cell* op) {
  return tn_op_definition__of_name(tn_op_cell__name(context, op));
}
/// Likewise, for code that relies on the definition: NULL also for an op that is marked as
/// malformed (well_formed.h).
static inline const tn_op_definition* tn_op_definition__of(const tn_context* context,
                                                           const tn_op_cell* op) {
  if (tn_op_cell__is_malformed(op)) return NULL;
  return tn_op_definition__claimed(context, op);
}
/// Returns whether the op has the trait; false for unregistered and malformed ops.
static inline bool tn_op_cell__has_trait(const tn_context* context, const tn_op_cell* op,
                                         uint32_t trait) {
  const tn_op_definition* definition = tn_op_definition__of(context, op);
  return definition != NULL && (definition->traits & trait) != 0;
}

/// Returns the name of the property as which ops of the definition, which may be NULL, store an
/// attribute called `name`; 0 if it is not a property.
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

/// Checks MLIR's trait SymbolTable once the regions are verified: one region with one block, and no
/// duplicate names.
TN_MUST_USE tn_status tn_op__verify_symbol_table(tn_context* context, tn_ref op);
/// Checks MLIR's symbol interface: the name, the visibility, and that the parent op is a symbol
/// table unless it is unregistered.
TN_MUST_USE tn_status tn_op__verify_symbol(tn_context* context, tn_ref op);

#endif  // TENURE_SRC_IR_OP_DEFINITION_H
