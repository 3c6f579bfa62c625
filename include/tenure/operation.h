// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations: creating and changing them, and their relations.
//
//   names        tn_operation_name_get, tn_operation_name_is_registered,
//                tn_operation_name_has_trait
//   making       tn_op_create, tn_op_clone, tn_insertion
//   placing      tn_op_move_before, tn_op_move_after, tn_op_move_to_end, tn_op_detach, tn_op_erase
//   relations    tn_op_parent, tn_op_block, tn_op_next, tn_op_is_before_in_block, ...
//   operands     tn_op_operand, tn_op_set_operand, tn_op_set_operands, ...
//   results      tn_op_result
//   successors   tn_op_successor, tn_op_set_successor
//   regions      tn_op_region
//   attributes   tn_op_attribute, tn_op_set_attribute, ...; tn_op_property, tn_op_set_property, ...
//
// An operation has a name, a location, operands, results, successors, regions, properties (its
// inherent attributes) and discardable attributes. It is in a block or detached; a detached op is
// owned by the scope it was created or detached through, or that took it by tn_scope_keep_op, and
// is destroyed when that scope closes. scope.h defines "the stale statuses", "a reader", "reading"
// and "changing"; all functions of this header that return no status are readers. Source: LangRef,
// "Operations".

#ifndef TENURE_OPERATION_H
#define TENURE_OPERATION_H

#include <tenure/attribute.h>
#include <tenure/base.h>
#include <tenure/location.h>
#include <tenure/scope.h>
#include <tenure/type.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The interned name of operations, "func.func". Equal bits for equal names of one context.
typedef struct tn_operation_name {
  const struct tn_storage* storage;
} tn_operation_name;

/// The name with this text, which need not be of a dialect that is loaded.
///
/// Ownership: copies `text`; the name lives as long as the context.
/// Errors:    TN_INVALID_ARGUMENT for an empty text or one with a NUL; TN_OUT_OF_MEMORY.
/// Threads:   any, with threading.
/// Cost:      one look-up in the uniquing table, O(bytes).
TN_API TN_MUST_USE tn_status tn_operation_name_get(tn_context* context, tn_string_view text,
                                                   tn_operation_name* out_name);
/// The text, empty for the null name. Ownership: lives as long as the context. Threads: any.
TN_API tn_string_view tn_operation_name_text(tn_operation_name name);
/// The part before the first dot, empty without one. Ownership and threads: as above.
TN_API tn_string_view tn_operation_name_dialect(tn_operation_name name);

/// A property of all ops of a name, defined by their dialect. Source: MLIR, "Traits".
typedef enum tn_trait {
  TN_TRAIT_ISOLATED_FROM_ABOVE,  ///< Ops in its regions use no values from outside.
  TN_TRAIT_TERMINATOR,           ///< It may end a block.
  TN_TRAIT_NO_TERMINATOR,        ///< A region of one block needs no terminator.
  TN_TRAIT_GRAPH_REGION,         ///< The ops in its regions have no order.
  TN_TRAIT_SYMBOL_TABLE,
  TN_TRAIT_SYMBOL
} tn_trait;

/// Whether a dialect that is loaded, or shipped and not left out (which loads it), knows the op;
/// false for the null name. Ownership: none. Threads: any, with threading.
TN_API bool tn_operation_name_is_registered(tn_operation_name name);
/// Whether ops of this name have the trait. Ownership and threads: as above.
TN_API bool tn_operation_name_has_trait(tn_operation_name name, tn_trait trait);

//===-- Making --------------------------------------------------------------------------------===//

/// Where a new op goes: before `before`, else (if that is null) to the end of `block`, else
/// nowhere: detached. Handles of any scope of the context.
typedef struct tn_insertion {
  tn_block block;
  tn_op before;
} tn_insertion;

/// The parts of an op. If only `name` is set, the op has no operands, results, ..., at an unknown
/// location. An operand may be null, as if it had been dropped; successors, types, names and
/// attributes may not. Fewer than 2^28 of each. Ownership: arrays are borrowed for the call.
typedef struct tn_op_state {
  tn_operation_name name;
  tn_location location;  ///< The null location means unknown.
  tn_insertion insertion;
  const tn_value* operands;
  size_t operand_count;
  const tn_type* result_types;
  size_t result_count;
  const tn_block* successors;
  size_t successor_count;
  size_t region_count;                   ///< Number of empty regions.
  const tn_named_attribute* properties;  ///< Inherent attributes; any order, each name once.
  size_t property_count;
  /// Likewise; the inherent ones of the op's dialect become properties, the others are discardable.
  /// Properties with a default value may be omitted.
  const tn_named_attribute* attributes;
  size_t attribute_count;
} tn_op_state;

/// Creates an op through `scope`.
///
/// Ownership: of its block when an insertion is given, else of the scope.
/// Errors:    TN_INVALID_ARGUMENT (null name or type, a duplicate or empty attribute name,
///            arguments of another context, an insertion before a detached op, a dialect that is
///            not loaded unless the context allows those), TN_SCOPE_CLOSED, the stale statuses,
///            TN_OUT_OF_MEMORY, TN_LIMIT_EXCEEDED; reported at `state->location`, stale handles
///            where the entity was erased. Nothing is created.
/// Threads:   the scope's; changing the insertion point and the ops of its operands and successors.
/// Cost:      O(size of the op).
TN_API TN_MUST_USE tn_status tn_op_create(tn_scope* scope, const tn_op_state* state, tn_op* out_op);

/// Maps values, blocks and ops of an original to those of its clone; one map can be used for
/// several clones.
typedef struct tn_clone_map tn_clone_map;

/// Makes an empty map.
///
/// Ownership: the caller's, for tn_clone_map_destroy, before the context is destroyed.
/// Errors:    TN_OUT_OF_MEMORY.
/// Threads:   one at a time, as for all that take the map.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_clone_map_create(tn_context* context, tn_clone_map** out_map);
/// Gives the map back; the IR stays as it is. NULL is ignored.
TN_API void tn_clone_map_destroy(tn_clone_map* map);
/// Maps `from` to `to` in later clones.
///
/// Ownership: holds nothing; an entry with a stale side is ignored.
/// Errors:    the stale statuses, TN_INVALID_ARGUMENT for another context, TN_OUT_OF_MEMORY.
/// Threads:   one at a time.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_clone_map_set_value(tn_clone_map* map, tn_value from, tn_value to);
TN_API TN_MUST_USE tn_status tn_clone_map_set_block(tn_clone_map* map, tn_block from, tn_block to);
/// The clone of `value` (or `block`, `op`) in the latest clones, as a handle of `scope`; null if it
/// has none, if that was erased, and for a scope that is closed or of another context. Readers.
TN_API tn_value tn_clone_map_value(const tn_clone_map* map, tn_value value, tn_scope* scope);
TN_API tn_block tn_clone_map_block(const tn_clone_map* map, tn_block block, tn_scope* scope);
TN_API tn_op tn_clone_map_op(const tn_clone_map* map, tn_op op, tn_scope* scope);

typedef enum tn_clone_flags {
  TN_CLONE_WHOLE = 0,
  TN_CLONE_WITHOUT_REGIONS = 1,  ///< The same number of regions, but empty.
  TN_CLONE_WITHOUT_OPERANDS = 2  ///< No operands (of the op itself).
} tn_clone_flags;

/// Clones `op` and its nested ops through `scope`; `flags` are tn_clone_flags. Operands from
/// outside do not change unless `map` (may be NULL) maps them; the clones are added to the map.
/// `insertion` NULL leaves the clone detached. Source: MLIR, Operation::clone.
///
/// Ownership: of its block, else of `scope`.
/// Errors:    TN_SCOPE_CLOSED, the stale statuses, TN_INVALID_ARGUMENT (unknown flags, arguments of
///            another context, an insertion before a detached op), TN_OUT_OF_MEMORY. Nothing is
///            created; entries added to the map are ignored, not removed.
/// Threads:   as tn_op_create; reading the original.
/// Cost:      O(size of the tree), no recursion.
TN_API TN_MUST_USE tn_status tn_op_clone(tn_scope* scope, tn_op op, uint32_t flags,
                                         tn_clone_map* map, const tn_insertion* insertion,
                                         tn_op* out_op);

//===-- Placing -------------------------------------------------------------------------------===//

/// Moves `op`, attached or detached, before or after `other`, or to the end or start of `block`.
/// Handles stay valid; uses are not checked.
///
/// Ownership: of its new block.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT when the destination is inside `op`, when
///            `other` is detached or is `op` itself, or for another context.
/// Threads:   changing both the old and the new place.
/// Cost:      O(1) if no region of `op` has a block, else O(depth of the destination).
TN_API TN_MUST_USE tn_status tn_op_move_before(tn_op op, tn_op other);
TN_API TN_MUST_USE tn_status tn_op_move_after(tn_op op, tn_op other);
TN_API TN_MUST_USE tn_status tn_op_move_to_end(tn_op op, tn_block block);
TN_API TN_MUST_USE tn_status tn_op_move_to_start(tn_op op, tn_block block);

/// Takes `op` out of its block. A detached op is left alone, with the owner that it has. Uses of
/// its results stay.
///
/// Ownership: the handle's scope owns it from now on.
/// Errors:    the stale statuses.
/// Threads:   changing.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_op_detach(tn_op op);

/// Destroys `op` and all that is in it; handles to any of it are stale in every scope.
///
/// Ownership: the op's memory is used again.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT when a result of `op` still has uses outside
///            of it (the message names the op and a user). Operands and successors elsewhere that
///            name values or blocks nested in `op` become null.
/// Threads:   changing. One thread destroys a tree, however many made it, as to know that no use
///            crosses the border of a function takes as long; all of them use its memory again.
/// Cost:      O(size of the tree and uses of its values), no recursion; a fiftieth of what it took
///            to read.
TN_API TN_MUST_USE tn_status tn_op_erase(tn_op op);

/// Makes every operand and successor in `op`'s tree null, those of `op` too, so that it may be
/// erased in any order. Source: MLIR, Operation::dropAllReferences.
///
/// Ownership: none.
/// Errors:    the stale statuses.
/// Threads:   changing, also where what they named is.
/// Cost:      O(size of the tree), no recursion.
TN_API TN_MUST_USE tn_status tn_op_drop_all_references(tn_op op);

/// Makes every operand that uses a result of `op` null, wherever it is.
///
/// Ownership: none.
/// Errors:    the stale statuses.
/// Threads:   changing.
/// Cost:      O(uses).
TN_API TN_MUST_USE tn_status tn_op_drop_all_uses(tn_op op);

//===-- Relations -----------------------------------------------------------------------------===//

/// The interned name, to be compared.
TN_API tn_operation_name tn_op_operation_name(tn_op op);
/// The name's text, "func.func". Ownership: lives as long as the context.
TN_API tn_string_view tn_op_name(tn_op op);
/// Whether the name is this; false for the null handle, which is not reported. Cost: O(bytes).
static inline bool tn_op_is_called(tn_op op, const char* name) {
  return !tn_op_is_null(op) && tn_string_view_equal(tn_op_name(op), tn_string_view_from(name));
}
/// Where the op comes from; unknown rather than null for an op that lives.
TN_API tn_location tn_op_location(tn_op op);
/// Sets the location; the null one means unknown.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for another context.
/// Threads:   changing.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_op_set_location(tn_op op, tn_location location);

/// The block of `op`; null when detached.
TN_API tn_block tn_op_block(tn_op op);
/// The op whose region holds `op`; null at the top.
TN_API tn_op tn_op_parent(tn_op op);
/// The topmost op around `op`, perhaps itself. Cost: O(depth).
TN_API tn_op tn_op_root(tn_op op);
/// Whether `op` is detached; false for a handle that does not resolve.
TN_API bool tn_op_is_detached(tn_op op);
/// The next (previous) op in its block; null at the ends and for a detached op.
TN_API tn_op tn_op_next(tn_op op);
TN_API tn_op tn_op_previous(tn_op op);
/// Whether `op` is alive and in `block`, of the same scope; then `*out_next` is the next op, else
/// null. For walks with concurrent modification by callbacks: reports nothing.
TN_API bool tn_op_next_in_block(tn_op op, tn_block block, tn_op* out_next);
/// The same, and `*out_behind` is the op after that one, else null: where to continue if it is
/// erased.
TN_API bool tn_op_next_two_in_block(tn_op op, tn_block block, tn_op* out_next, tn_op* out_behind);
/// Whether `op` is before `other` in the same block; false for different blocks.
/// Cost:      O(1) amortised; the first query after a change may number the block's ops.
TN_API bool tn_op_is_before_in_block(tn_op op, tn_op other);
/// Whether `op` is around `other`, which may be itself; false for another context. Cost: O(depth).
TN_API bool tn_op_is_ancestor(tn_op op, tn_op other);

//===-- Operands, results, successors, regions ------------------------------------------------===//

/// How many operands `op` has, dropped ones included.
TN_API size_t tn_op_operand_count(tn_op op);
/// Operand number `index`; null when it was dropped, or beyond the last.
TN_API tn_value tn_op_operand(tn_op op, size_t index);
/// The use that operand number `index` is; null beyond the last.
TN_API tn_use tn_op_operand_use(tn_op op, size_t index);
/// Replaces one operand; `value` null drops it. Types are checked by the verifier, here and below.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for an index out of range or a value of
///            another context.
/// Threads:   changing, also the ops of the old and the new value.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_op_set_operand(tn_op op, size_t index, tn_value value);
/// Replaces all operands, perhaps by more or fewer; null ones are dropped.
///
/// Ownership: copies the array.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for a value of another context;
///            TN_LIMIT_EXCEEDED for 2^28 or more; TN_OUT_OF_MEMORY.
/// Threads:   as tn_op_set_operand.
/// Cost:      O(old and new operands + attributes of the op).
TN_API TN_MUST_USE tn_status tn_op_set_operands(tn_op op, const tn_value* values, size_t count);
/// Removes `count` operands from index `start` on; later ones move down.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for indices out of range.
/// Threads:   as tn_op_set_operand.
/// Cost:      O(operands + attributes of the op).
TN_API TN_MUST_USE tn_status tn_op_erase_operands(tn_op op, size_t start, size_t count);

/// How many results `op` has; that never changes.
TN_API size_t tn_op_result_count(tn_op op);
/// Result number `index`; null beyond the last.
TN_API tn_value tn_op_result(tn_op op, size_t index);

/// How many successors `op` has, dropped ones included; that never changes.
/// Source: LangRef, "Operations", successors of terminators.
TN_API size_t tn_op_successor_count(tn_op op);
/// Successor number `index`; null when it was dropped, or beyond the last.
TN_API tn_block tn_op_successor(tn_op op, size_t index);
/// Replaces one successor; `block` null drops it.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for an index beyond the last or a block of
///            another context.
/// Threads:   changing.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_op_set_successor(tn_op op, size_t index, tn_block block);

/// How many regions `op` has; that never changes.
TN_API size_t tn_op_region_count(tn_op op);
/// Region number `index`; null beyond the last.
TN_API tn_region tn_op_region(tn_op op, size_t index);

//===-- Attributes ----------------------------------------------------------------------------===//
//
// Properties (inherent attributes, `<{...}>`) and discardable attributes (`{...}`) are separate,
// each sorted by name. tn_op_attribute searches the properties first and then the discardable ones,
// as MLIR's getAttr does. Names are not empty, with one exception: in MLIR the properties of
// unregistered ops may be any attribute (`<5 : i32>`), which is then the only property, without a
// name. Attributes live in the context; a look-up costs O(attributes of the op), by index O(1).
// Source: LangRef, "Attributes", "Properties".

/// The attribute called `name`, inherent or discardable; null if there is none.
TN_API tn_attribute tn_op_attribute(tn_op op, tn_string_view name);
/// The same by interned name: a little faster. Null for the null name and one of another context.
TN_API tn_attribute tn_op_attribute_by_identifier(tn_op op, tn_identifier name);

/// The number of discardable attributes, the one at `index` in the order of names (null name and
/// value if out of range), and the one called `name` (null if there is none).
TN_API size_t tn_op_discardable_attribute_count(tn_op op);
TN_API tn_named_attribute tn_op_discardable_attribute_at(tn_op op, size_t index);
TN_API tn_attribute tn_op_discardable_attribute(tn_op op, tn_string_view name);

/// The same of the properties.
TN_API size_t tn_op_property_count(tn_op op);
TN_API tn_named_attribute tn_op_property_at(tn_op op, size_t index);
TN_API tn_attribute tn_op_property(tn_op op, tn_string_view name);

/// Sets an attribute, which may be there already: the property `name` if the op has it or its
/// dialect calls it inherent, else the discardable attribute of that name; or the property; or the
/// discardable attribute.
///
/// Ownership: the attribute lives in the context.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for null, another context or an empty name
///            (but see above); TN_OUT_OF_MEMORY.
/// Threads:   changing.
/// Cost:      O(attributes of the op); no dictionary is uniqued.
TN_API TN_MUST_USE tn_status tn_op_set_attribute(tn_op op, tn_identifier name, tn_attribute value);
TN_API TN_MUST_USE tn_status tn_op_set_property(tn_op op, tn_identifier name, tn_attribute value);
TN_API TN_MUST_USE tn_status tn_op_set_discardable_attribute(tn_op op, tn_identifier name,
                                                             tn_attribute value);
/// Removes the property or, if there is none, the discardable attribute of that name; only the
/// property; only the discardable attribute.
///
/// Ownership: none; the attribute stays in the context.
/// Errors:    the stale statuses; TN_NOT_FOUND (not reported) when there is none, as for the null
///            name; TN_INVALID_ARGUMENT for a name of another context; TN_OUT_OF_MEMORY.
/// Threads:   changing.
/// Cost:      O(attributes of the op).
TN_API tn_status tn_op_remove_attribute(tn_op op, tn_identifier name);
TN_API tn_status tn_op_remove_property(tn_op op, tn_identifier name);
TN_API tn_status tn_op_remove_discardable_attribute(tn_op op, tn_identifier name);

/// All discardable attributes (or properties) as a dictionary, empty if there are none; properties
/// that are another attribute as that.
///
/// Ownership: lives as long as the context.
/// Errors:    the stale statuses; TN_LIMIT_EXCEEDED when an attribute is nested too deep to be put
///            in a dictionary; TN_OUT_OF_MEMORY.
/// Threads:   reading.
/// Cost:      O(attributes of the op), one look-up in the uniquing table.
TN_API TN_MUST_USE tn_status tn_op_discardable_dictionary(tn_op op, tn_attribute* out_dictionary);
TN_API TN_MUST_USE tn_status tn_op_properties_dictionary(tn_op op, tn_attribute* out_dictionary);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_OPERATION_H
