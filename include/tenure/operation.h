// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations: creating and changing them, and their relations.
//
//   names        tn_operation_name_get, tn_operation_name_is_registered,
//                tn_operation_name_has_trait
//   creation     tn_op_create, tn_op_clone, tn_insertion
//   position     tn_op_move_before, tn_op_move_after, tn_op_move_to_end, tn_op_detach, tn_op_erase
//   relations    tn_op_parent, tn_op_block, tn_op_next, tn_op_is_before_in_block, ...
//   operands     tn_op_operand, tn_op_set_operand, tn_op_set_operands, ...
//   results      tn_op_result
//   successors   tn_op_successor, tn_op_set_successor
//   regions      tn_op_region
//   attributes   tn_op_attribute, tn_op_set_attribute, ...; tn_op_property, tn_op_set_property, ...
//
// An operation has a name, a location, operands, results, successors, regions, properties (its
// inherent attributes) and discardable attributes. It is in a block or detached; a detached op is
// owned by the scope through which it was created or detached, or by the scope that took it over
// with tn_scope_keep_op, and is destroyed when that scope closes. scope.h defines "the stale
// statuses", "a reader", "reading" and "changing"; all functions of this header that return no
// status are readers. Source: LangRef, "Operations".

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

/// Returns the interned name with this text. The dialect need not be loaded.
///
/// Ownership: copies `text`; the name lives as long as the context.
/// Errors:    TN_INVALID_ARGUMENT for an empty text or one with a NUL; TN_OUT_OF_MEMORY.
/// Threads:   any, with threading.
/// Cost:      one look-up in the uniquing table, O(bytes).
TN_API TN_MUST_USE tn_status tn_operation_name_get(tn_context* context, tn_string_view text,
                                                   tn_operation_name* out_name);
/// Returns the text; empty for the null name. Ownership: lives as long as the context. Threads:
/// any.
TN_API tn_string_view tn_operation_name_text(tn_operation_name name);
/// Returns the part before the first dot; empty if there is no dot. Ownership and threads: as
/// above.
TN_API tn_string_view tn_operation_name_dialect(tn_operation_name name);

/// A property of all ops of a name, defined by their dialect. Source: MLIR, "Traits".
typedef enum tn_trait {
  TN_TRAIT_ISOLATED_FROM_ABOVE,  ///< Ops in its regions use no values from outside the op.
  TN_TRAIT_TERMINATOR,           ///< The op may end a block.
  TN_TRAIT_NO_TERMINATOR,        ///< A region of one block needs no terminator.
  TN_TRAIT_GRAPH_REGION,         ///< The ops in its regions have no order.
  TN_TRAIT_SYMBOL_TABLE,
  TN_TRAIT_SYMBOL
} tn_trait;

/// Returns whether a dialect defines the op: a loaded one, or a shipped one that is not excluded,
/// which this call loads. False for the null name. Ownership: none. Threads: any, with threading.
TN_API bool tn_operation_name_is_registered(tn_operation_name name);
/// Returns whether ops of this name have the trait. Ownership and threads: as above.
TN_API bool tn_operation_name_has_trait(tn_operation_name name, tn_trait trait);

//===-- Creation ------------------------------------------------------------------------------===//

/// The position of a new op: before the op `before`; if that is null, at the end of `block`; if
/// both are null, the op is detached. Handles of any scope of the context.
typedef struct tn_insertion {
  tn_block block;
  tn_op before;
} tn_insertion;

/// The parts of an op. If only `name` is set, the op has no operands, results, ..., at an unknown
/// location. An operand may be null, as if it had been dropped; successors, types, names and
/// attributes may not. Each count is less than 2^28. Ownership: arrays are borrowed for the call.
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
  /// Likewise; those that the op's dialect defines as inherent become properties, the others are
  /// discardable. Properties with a default value may be omitted.
  const tn_named_attribute* attributes;
  size_t attribute_count;
} tn_op_state;

/// Creates an op through `scope`.
///
/// Ownership: the op belongs to its block if an insertion is given, else to the scope.
/// Errors:    TN_INVALID_ARGUMENT (null name or type, a duplicate or empty attribute name,
///            arguments of another context, an insertion before a detached op, an unregistered
///            dialect unless the context allows it), TN_SCOPE_CLOSED, the stale statuses,
///            TN_OUT_OF_MEMORY, TN_LIMIT_EXCEEDED; reported at `state->location`; stale handles at
///            the location of the erased entity. Nothing is created.
/// Threads:   the scope's; changing the insertion point and the ops of its operands and successors.
/// Cost:      O(size of the op).
TN_API TN_MUST_USE tn_status tn_op_create(tn_scope* scope, const tn_op_state* state, tn_op* out_op);

/// Maps values, blocks and ops of an original to those of its clone. One map can be used for
/// several clones.
typedef struct tn_clone_map tn_clone_map;

/// Creates an empty map.
///
/// Ownership: the caller destroys it with tn_clone_map_destroy, before the context is destroyed.
/// Errors:    TN_OUT_OF_MEMORY.
/// Threads:   one at a time, as for all functions that take the map.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_clone_map_create(tn_context* context, tn_clone_map** out_map);
/// Destroys the map; the IR does not change. NULL is ignored.
TN_API void tn_clone_map_destroy(tn_clone_map* map);
/// Maps `from` to `to` in later clones.
///
/// Ownership: the map keeps neither value alive; an entry with a stale value is ignored.
/// Errors:    the stale statuses, TN_INVALID_ARGUMENT for another context, TN_OUT_OF_MEMORY.
/// Threads:   one at a time.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_clone_map_set_value(tn_clone_map* map, tn_value from, tn_value to);
TN_API TN_MUST_USE tn_status tn_clone_map_set_block(tn_clone_map* map, tn_block from, tn_block to);
/// Returns the latest clone of `value` (`block`, `op`) as a handle of `scope`; null if it has no
/// clone, if the clone was erased, and if `scope` is closed or of another context. Readers.
TN_API tn_value tn_clone_map_value(const tn_clone_map* map, tn_value value, tn_scope* scope);
TN_API tn_block tn_clone_map_block(const tn_clone_map* map, tn_block block, tn_scope* scope);
TN_API tn_op tn_clone_map_op(const tn_clone_map* map, tn_op op, tn_scope* scope);

typedef enum tn_clone_flags {
  TN_CLONE_WHOLE = 0,
  TN_CLONE_WITHOUT_REGIONS = 1,  ///< Clones have the same number of regions, but empty ones.
  TN_CLONE_WITHOUT_OPERANDS = 2  ///< No operands (of the op itself).
} tn_clone_flags;

/// Clones `op` and its nested ops through `scope`; `flags` are tn_clone_flags. Operands defined
/// outside of `op` do not change unless `map` (may be NULL) maps them; the clones are added to the
/// map. `insertion` NULL leaves the clone detached. Source: MLIR, Operation::clone.
///
/// Ownership: the clone belongs to its block if an insertion is given, else to `scope`.
/// Errors:    TN_SCOPE_CLOSED, the stale statuses, TN_INVALID_ARGUMENT (unknown flags, arguments of
///            another context, an insertion before a detached op), TN_OUT_OF_MEMORY. Nothing is
///            created; entries added to the map are ignored, not removed.
/// Threads:   as tn_op_create; reading the original.
/// Cost:      O(size of the tree), no recursion.
TN_API TN_MUST_USE tn_status tn_op_clone(tn_scope* scope, tn_op op, uint32_t flags,
                                         tn_clone_map* map, const tn_insertion* insertion,
                                         tn_op* out_op);

//===-- Position ------------------------------------------------------------------------------===//

/// Moves `op`, attached or detached, before or after `other`, or to the end or start of `block`.
/// Handles stay valid. Does not check that uses stay valid.
///
/// Ownership: the op belongs to its new block.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT when the destination is inside `op`, when
///            `other` is detached or is `op` itself, or for another context.
/// Threads:   changing both the old and the new place.
/// Cost:      O(1) if no region of `op` has a block, else O(depth of the destination).
TN_API TN_MUST_USE tn_status tn_op_move_before(tn_op op, tn_op other);
TN_API TN_MUST_USE tn_status tn_op_move_after(tn_op op, tn_op other);
TN_API TN_MUST_USE tn_status tn_op_move_to_end(tn_op op, tn_block block);
TN_API TN_MUST_USE tn_status tn_op_move_to_start(tn_op op, tn_block block);

/// Removes `op` from its block without destroying it; uses of its results stay. A detached op does
/// not change, nor does its owner.
///
/// Ownership: the handle's scope owns it from now on.
/// Errors:    the stale statuses.
/// Threads:   changing.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_op_detach(tn_op op);

/// Destroys `op` and its nested entities; their handles become stale in every scope.
///
/// Ownership: the op's memory is reused.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT when a result of `op` still has uses outside
///            of it (the message names the op and a user). Operands and successors elsewhere that
///            name values or blocks nested in `op` become null.
/// Threads:   changing. A tree is destroyed on one thread, as finding out that no use crosses a
///            function's boundary would take as long; all threads may reuse its memory.
/// Cost:      O(size of the tree and uses of its values), no recursion; a fiftieth of the time that
///            parsing took.
TN_API TN_MUST_USE tn_status tn_op_erase(tn_op op);

/// Makes every operand and successor in the tree of `op`, including those of `op`, null, so that
/// its ops may be erased in any order. Source: MLIR, Operation::dropAllReferences.
///
/// Ownership: none.
/// Errors:    the stale statuses.
/// Threads:   changing, also the ops that define the values.
/// Cost:      O(size of the tree), no recursion.
TN_API TN_MUST_USE tn_status tn_op_drop_all_references(tn_op op);

/// Makes every operand that uses a result of `op` null, anywhere.
///
/// Ownership: none.
/// Errors:    the stale statuses.
/// Threads:   changing.
/// Cost:      O(uses).
TN_API TN_MUST_USE tn_status tn_op_drop_all_uses(tn_op op);

//===-- Relations -----------------------------------------------------------------------------===//

/// Returns the interned name, for comparisons.
TN_API tn_operation_name tn_op_operation_name(tn_op op);
/// Returns the text of the name, "func.func". Ownership: lives as long as the context.
TN_API tn_string_view tn_op_name(tn_op op);
/// Returns whether the op has this name; false for the null handle, which is not reported. Cost:
/// O(bytes).
static inline bool tn_op_is_called(tn_op op, const char* name) {
  return !tn_op_is_null(op) && tn_string_view_equal(tn_op_name(op), tn_string_view_from(name));
}
/// Returns the location of the op: for a live op never null, but possibly unknown.
TN_API tn_location tn_op_location(tn_op op);
/// Sets the location; a null `location` means unknown.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for another context.
/// Threads:   changing.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_op_set_location(tn_op op, tn_location location);

/// Returns the block of `op`; null if it is detached.
TN_API tn_block tn_op_block(tn_op op);
/// Returns the op whose region contains `op`; null at the top level.
TN_API tn_op tn_op_parent(tn_op op);
/// Returns the topmost op around `op`, perhaps `op` itself. Cost: O(depth).
TN_API tn_op tn_op_root(tn_op op);
/// Returns whether `op` is detached; false for a handle that does not resolve.
TN_API bool tn_op_is_detached(tn_op op);
/// Returns the next (previous) op in its block; null at the ends and for a detached op.
TN_API tn_op tn_op_next(tn_op op);
TN_API tn_op tn_op_previous(tn_op op);
/// Returns whether `op` is alive and in `block`, of the same scope; then `*out_next` is the next
/// op, else null. For walks whose callbacks change the IR. Reports nothing.
TN_API bool tn_op_next_in_block(tn_op op, tn_block block, tn_op* out_next);
/// Like tn_op_next_in_block; `*out_after` is the op after `*out_next`, else null: the walk
/// continues there if the next op is erased.
TN_API bool tn_op_next_two_in_block(tn_op op, tn_block block, tn_op* out_next, tn_op* out_after);
/// Returns whether `op` is before `other` in the same block; false for different blocks.
/// Cost:      O(1) amortised; the first query after a change may number the block's ops.
TN_API bool tn_op_is_before_in_block(tn_op op, tn_op other);
/// Returns whether `op` is `other` or contains it; false for another context. Cost: O(depth).
TN_API bool tn_op_is_ancestor(tn_op op, tn_op other);

//===-- Operands, results, successors, regions ------------------------------------------------===//

/// Returns the number of operands of `op`, including dropped ones.
TN_API size_t tn_op_operand_count(tn_op op);
/// Returns the operand at `index`; null if it was dropped or the index is out of range.
TN_API tn_value tn_op_operand(tn_op op, size_t index);
/// Returns the use by the operand at `index`; null if out of range.
TN_API tn_use tn_op_operand_use(tn_op op, size_t index);
/// Replaces one operand; a null `value` drops it. The verifier checks types, here and below.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for an index out of range or a value of
///            another context.
/// Threads:   changing, also the ops of the old and the new value.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_op_set_operand(tn_op op, size_t index, tn_value value);
/// Replaces all operands; `count` may differ from the old one, and null values are dropped
/// operands.
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

/// Returns the number of results of `op`, which never changes.
TN_API size_t tn_op_result_count(tn_op op);
/// Returns the result at `index`; null if out of range.
TN_API tn_value tn_op_result(tn_op op, size_t index);

/// Returns the number of successors of `op`, including dropped ones, which never changes. Source:
/// LangRef, "Operations", successors of terminators.
TN_API size_t tn_op_successor_count(tn_op op);
/// Returns the successor at `index`; null if it was dropped or the index is out of range.
TN_API tn_block tn_op_successor(tn_op op, size_t index);
/// Replaces one successor; a null `block` drops it.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for an index out of range or a block of
///            another context.
/// Threads:   changing.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_op_set_successor(tn_op op, size_t index, tn_block block);

/// Returns the number of regions of `op`, which never changes.
TN_API size_t tn_op_region_count(tn_op op);
/// Returns the region at `index`; null if out of range.
TN_API tn_region tn_op_region(tn_op op, size_t index);

//===-- Attributes ----------------------------------------------------------------------------===//
//
// Properties (inherent attributes, `<{...}>`) and discardable attributes (`{...}`) are separate,
// each sorted by name. tn_op_attribute searches the properties first and then the discardable ones,
// as MLIR's getAttr does. Names are not empty, with one exception: in MLIR the properties of
// unregistered ops may be any attribute (`<5 : i32>`), which is then the only property, without a
// name. Attributes live in the context; a look-up costs O(attributes of the op), by index O(1).
// Source: LangRef, "Attributes", "Properties".

/// Returns the attribute called `name`, inherent or discardable; null if there is none.
TN_API tn_attribute tn_op_attribute(tn_op op, tn_string_view name);
/// Like tn_op_attribute, by interned name, which is a little faster. Null for the null name and a
/// name of another context.
TN_API tn_attribute tn_op_attribute_by_identifier(tn_op op, tn_identifier name);

/// Return the number of discardable attributes, the one at `index` in the order of names (null name
/// and value if out of range), and the one called `name` (null if there is none).
TN_API size_t tn_op_discardable_attribute_count(tn_op op);
TN_API tn_named_attribute tn_op_discardable_attribute_at(tn_op op, size_t index);
TN_API tn_attribute tn_op_discardable_attribute(tn_op op, tn_string_view name);

/// The same functions for properties.
TN_API size_t tn_op_property_count(tn_op op);
TN_API tn_named_attribute tn_op_property_at(tn_op op, size_t index);
TN_API tn_attribute tn_op_property(tn_op op, tn_string_view name);

/// Sets, or replaces, an attribute: tn_op_set_attribute sets the property `name` if the op has it
/// or its dialect defines it as inherent, else the discardable attribute; the others set only the
/// property, or only the discardable attribute.
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
/// Removes an attribute: tn_op_remove_attribute the property `name` or, if there is none, the
/// discardable attribute; the others only the property, or only the discardable attribute.
///
/// Ownership: none; the attribute stays in the context.
/// Errors:    the stale statuses; TN_NOT_FOUND (not reported) if there is none, and for the null
///            name; TN_INVALID_ARGUMENT for a name of another context; TN_OUT_OF_MEMORY.
/// Threads:   changing.
/// Cost:      O(attributes of the op).
TN_API tn_status tn_op_remove_attribute(tn_op op, tn_identifier name);
TN_API tn_status tn_op_remove_property(tn_op op, tn_identifier name);
TN_API tn_status tn_op_remove_discardable_attribute(tn_op op, tn_identifier name);

/// Returns all discardable attributes (or properties) as a dictionary, empty if there are none.
/// Properties that are a single attribute of another kind are returned as that attribute.
///
/// Ownership: lives as long as the context.
/// Errors:    the stale statuses; TN_LIMIT_EXCEEDED if an attribute is nested too deep to be put in
///            a dictionary; TN_OUT_OF_MEMORY.
/// Threads:   reading.
/// Cost:      O(attributes of the op), one look-up in the uniquing table.
TN_API TN_MUST_USE tn_status tn_op_discardable_dictionary(tn_op op, tn_attribute* out_dictionary);
TN_API TN_MUST_USE tn_status tn_op_properties_dictionary(tn_op op, tn_attribute* out_dictionary);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_OPERATION_H
