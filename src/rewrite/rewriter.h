// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The cell-level rewriter. Every change by folds, patterns and passes goes through it, so that
// listeners (the greedy driver, a host's listener) are notified in the same order as MLIR's
// listeners.
//
// Failure is sticky: the first failure is reported, sets `status`, and returns 0; later changes do
// nothing. A pattern therefore need not check every step, and its driver checks `status` after each
// pattern. After a failure, the IR remains safe to walk and to destroy, but as in MLIR, its meaning
// is unspecified.

#ifndef TENURE_SRC_REWRITE_REWRITER_H
#define TENURE_SRC_REWRITE_REWRITER_H

#include "ir/poll.h"
#include "ir/read.h"
#include "ir/walk.h"

typedef struct tn_rewriter tn_rewriter;

/// The callbacks of a listener; each may be NULL.
typedef struct tn_rewrite_events {
  void (*inserted)(tn_rewriter* rewriter, tn_ref op);  ///< After an op is created or moved.
  void (*modified)(tn_rewriter* rewriter, tn_ref op);
  void (*replaced)(tn_rewriter* rewriter, tn_ref op, const tn_ref* values,
                   uint32_t count);                  ///< Called before the replacement.
  void (*erased)(tn_rewriter* rewriter, tn_ref op);  ///< Before the op is erased; its operands are
                                                     ///< still there.
  void (*block_inserted)(tn_rewriter* rewriter, tn_ref block);
  void (*block_erased)(tn_rewriter* rewriter, tn_ref block);  ///< Before the block is erased.
} tn_rewrite_events;

/// Caches the name of ops with a code; NULL: empty.
typedef struct tn_code_name {
  const tn_storage* name;
  tn_op_code code;
} tn_code_name;

#define TN_CODE_NAMES_KEPT 64u

struct tn_rewriter {
  tn_context* context;
  tn_shard* shard;
  tn_status status;
  tn_ref block;  ///< The insertion point: before `before`, or at the end of `block`.
  tn_ref before;
  uint32_t location;  ///< The location of new ops.
  const tn_rewrite_events* events;
  void* listener;                      ///< For `events`.
  struct tn_rewrite_session* session;  ///< For callbacks with handles (session.h); otherwise NULL.
  tn_symbol_finder* symbols;           ///< Speeds up symbol lookups; may be NULL.
  struct tn_conversion* conversion;    ///< Journals changes (conversion.h); NULL for none.
  const struct tn_pass_host* host;     ///< The pass that uses the rewriter (pass_host.h), or NULL.
  bool skip_isolated;                  ///< See greedy.h.
  bool is_unchanged;                   ///< Set by a dialect's pass that changed nothing.
  tn_code_name names[TN_CODE_NAMES_KEPT];  ///< The last created ops, by code modulo size.
};

/// Opens a rewriter without a listener. It needs no closing.
void tn_rewriter__open(tn_rewriter* rewriter, tn_shard* shard);
/// Gives the rewriter a symbol finder, which the caller closes. Only for passes that do not create,
/// rename or erase symbols between lookups.
void tn_rewriter__open_symbols(tn_rewriter* rewriter, tn_symbol_finder* out_finder);
void tn_rewriter__close_symbols(tn_rewriter* rewriter, tn_symbol_finder* finder);

//===-- Insertion point -----------------------------------------------------------------------===//

static inline void tn_rewriter__at(tn_rewriter* rewriter, tn_ref block, tn_ref before) {
  rewriter->block = block;
  rewriter->before = before;
}
/// Sets the insertion point before `op`.
static inline void tn_rewriter__at_op(tn_rewriter* rewriter, tn_ref op) {
  tn_rewriter__at(rewriter, tn_op__block(rewriter->context, op), op);
}
static inline void tn_rewriter__after(tn_rewriter* rewriter, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(rewriter->context, op);
  tn_rewriter__at(rewriter, cell->block, cell->next);
}
static inline void tn_rewriter__at_start(tn_rewriter* rewriter, tn_ref block) {
  tn_rewriter__at(rewriter, block, tn_block__at(rewriter->context, block)->first_op);
}
static inline void tn_rewriter__at_end(tn_rewriter* rewriter, tn_ref block) {
  tn_rewriter__at(rewriter, block, 0);
}
/// Sets the insertion point before `op`, and the location to the location of `op`.
static inline void tn_rewriter__for(tn_rewriter* rewriter, tn_ref op) {
  tn_rewriter__at_op(rewriter, op);
  rewriter->location = tn_op__at(rewriter->context, op)->location;
}

//===-- Creating ops --------------------------------------------------------------------------===//

/// Returns the definition of ops with the code; NULL if their dialect is not built in, or on
/// failure.
const tn_op_definition* tn_rewriter__definition(tn_rewriter* rewriter, tn_op_code code);

typedef struct tn_rewriter_attribute {
  const char* name;
  tn_attribute value;  ///< Null: the attribute is omitted.
} tn_rewriter_attribute;

#define TN_OPERAND_GROUPS_MAX 32u
/// A group of operands.
typedef struct tn_operand_group {
  const tn_ref* values;
  uint32_t count;
} tn_operand_group;

typedef struct tn_rewriter_spec {
  tn_op_code code;
  const tn_storage* name;  ///< For ops without a code.
  const char* op_name;     ///< If both `code` and `name` are missing.
  const tn_ref* operands;
  uint32_t operand_count;
  const tn_operand_group* groups;  ///< Replaces `operands` if not empty.
  uint32_t group_count;
  bool is_segmented;     ///< Sets `operandSegmentSizes` to the sizes of the groups.
  const tn_type* types;  ///< The result types.
  uint32_t result_count;
  const tn_rewriter_attribute* attributes;
  uint32_t attribute_count;
  const tn_rewriter_attribute* more_attributes;
  uint32_t more_attribute_count;
  const tn_ref* successors;
  uint32_t successor_count;
  uint32_t region_count;
  /// Further attributes as shape entries. Declared properties need no flag.
  const tn_attribute_entry* entries;
  uint32_t entry_count;
} tn_rewriter_spec;

/// Creates an op with default property values at the insertion point; 0 on failure.
tn_ref tn_rewriter__create(tn_rewriter* rewriter, const tn_rewriter_spec* spec);
/// Like tn_rewriter__create, but returns the only result.
tn_ref tn_rewriter__create_value(tn_rewriter* rewriter, const tn_rewriter_spec* spec);
/// The common case of one result; 0 on failure.
tn_ref tn_rewriter__make(tn_rewriter* rewriter, tn_op_code code, tn_type type,
                         const tn_ref* operands, uint32_t operand_count,
                         const tn_rewriter_attribute* attributes, uint32_t attribute_count);
/// Like tn_rewriter__make, for an op without a code.
tn_ref tn_rewriter__make_named(tn_rewriter* rewriter, const char* name, tn_type type,
                               const tn_ref* operands, uint32_t operand_count,
                               const tn_rewriter_attribute* attributes, uint32_t attribute_count);
static inline tn_ref tn_rewriter__make1(tn_rewriter* rewriter, tn_op_code code, tn_type type,
                                        tn_ref a) {
  return tn_rewriter__make(rewriter, code, type, &a, 1, NULL, 0);
}
static inline tn_ref tn_rewriter__make2(tn_rewriter* rewriter, tn_op_code code, tn_type type,
                                        tn_ref a, tn_ref b) {
  const tn_ref operands[2] = {a, b};
  return tn_rewriter__make(rewriter, code, type, operands, 2, NULL, 0);
}
/// Notifies that an op was inserted, then the ops nested in it.
void tn_rewriter__notify_inserted(tn_rewriter* rewriter, tn_ref op);
/// Creates a block without arguments before `before` or at the end of the region.
tn_ref tn_rewriter__create_block(tn_rewriter* rewriter, tn_ref region, tn_ref before);
tn_ref tn_rewriter__add_argument(tn_rewriter* rewriter, tn_ref block, tn_type type,
                                 uint32_t location);
/// Returns the identifier `text`; 0 on failure.
tn_uref tn_rewriter__identifier(tn_rewriter* rewriter, const char* text);

//===-- Changing ops --------------------------------------------------------------------------===//

static inline void tn_rewriter__modified(tn_rewriter* rewriter, tn_ref op) {
  if (rewriter->events != NULL && rewriter->events->modified != NULL)
    rewriter->events->modified(rewriter, op);
}
/// These functions do not notify of the modification: call tn_rewriter__modified once after all
/// changes.
void tn_rewriter__set_operand(tn_rewriter* rewriter, tn_ref op, uint32_t index, tn_ref value);
void tn_rewriter__set_operands(tn_rewriter* rewriter, tn_ref op, const tn_ref* values,
                               uint32_t count);
/// Sets the operands after the first `start`; uses of the first ones keep their positions in use
/// lists.
void tn_rewriter__set_trailing_operands(tn_rewriter* rewriter, tn_ref op, uint32_t start,
                                        const tn_ref* values, uint32_t count);
void tn_rewriter__set_attribute(tn_rewriter* rewriter, tn_ref op, const char* name,
                                tn_attribute value);
/// Copies the discardable attributes of `from` to `to`. Either may be 0.
void tn_rewriter__copy_discardable(tn_rewriter* rewriter, tn_ref from, tn_ref to);
void tn_rewriter__remove_attribute(tn_rewriter* rewriter, tn_ref op, const char* name);

/// Replaces the uses of `from` by `to` one by one, and notifies each user.
void tn_rewriter__replace_uses(tn_rewriter* rewriter, tn_ref from, tn_ref to);
/// Replaces the op's results by values and erases the op.
void tn_rewriter__replace(tn_rewriter* rewriter, tn_ref op, const tn_ref* values, uint32_t count);
static inline void tn_rewriter__replace1(tn_rewriter* rewriter, tn_ref op, tn_ref value) {
  tn_rewriter__replace(rewriter, op, &value, 1);
}
/// Returns whether `other` has a result for each result of `op`; otherwise fails the rewriter.
/// False for no op.
bool tn_rewriter__can_replace(tn_rewriter* rewriter, tn_ref op, tn_ref other);
/// Replaces the op by the results of `other`.
void tn_rewriter__replace_with_op(tn_rewriter* rewriter, tn_ref op, tn_ref other);
/// Erases an op whose results are unused; nested ops are erased first.
void tn_rewriter__erase(tn_rewriter* rewriter, tn_ref op);
void tn_rewriter__erase_block(tn_rewriter* rewriter, tn_ref block);
void tn_rewriter__move(tn_rewriter* rewriter, tn_ref op, tn_ref block, tn_ref before);
/// Moves the ops of `source` into `block` before `before`, replaces its arguments by `values`, and
/// erases it.
void tn_rewriter__inline_block(tn_rewriter* rewriter, tn_ref source, tn_ref block, tn_ref before,
                               const tn_ref* values, uint32_t count);
/// Moves the blocks of a region into `into`, before `before` or to the end.
void tn_rewriter__inline_region(tn_rewriter* rewriter, tn_ref region, tn_ref into, tn_ref before);
/// Splits a block: moves `before` and later ops, or none for 0, into a new block after it; 0 on
/// failure.
tn_ref tn_rewriter__split_block(tn_rewriter* rewriter, tn_ref block, tn_ref before);

//===-- Lists ---------------------------------------------------------------------------------===//

#define TN_REFS_SPACE 16u

/// A list of references that is on the stack while short. Zero-initialize it.
typedef struct tn_refs {
  tn_ref* items;
  uint32_t count;
  size_t capacity;  ///< 0 while in `space`.
  tn_ref space[TN_REFS_SPACE];
} tn_refs;

/// Sets the rewriter's status when out of memory.
void tn_refs__push(tn_rewriter* rewriter, tn_refs* list, tn_ref item);
static inline tn_ref* tn_refs__items(tn_refs* list) {
  return list->capacity == 0 ? list->space : list->items;
}
void tn_refs__free(tn_rewriter* rewriter, tn_refs* list);
void tn_refs__push_operands(tn_rewriter* rewriter, tn_refs* list, tn_ref op, uint32_t start,
                            uint32_t end);
void tn_refs__push_results(tn_rewriter* rewriter, tn_refs* list, tn_ref op);

/// A list of types, like tn_refs.
typedef struct tn_types {
  tn_type* items;
  uint32_t count;
  size_t capacity;
  tn_type space[TN_REFS_SPACE];
} tn_types;
void tn_types__push(tn_rewriter* rewriter, tn_types* list, tn_type item);
static inline const tn_type* tn_types__items(const tn_types* list) {
  return list->capacity == 0 ? list->space : list->items;
}
void tn_types__free(tn_rewriter* rewriter, tn_types* list);
/// Pushes all result types of an op.
void tn_types__push_results(tn_rewriter* rewriter, tn_types* list, tn_ref op);

/// A list of attribute entries, like tn_refs.
typedef struct tn_entries {
  tn_attribute_entry* items;
  uint32_t count;
  size_t capacity;
  tn_attribute_entry space[TN_REFS_SPACE];
} tn_entries;
void tn_entries__push(tn_rewriter* rewriter, tn_entries* list, tn_attribute_entry entry);
static inline tn_attribute_entry* tn_entries__items(tn_entries* list) {
  return list->capacity == 0 ? list->space : list->items;
}
void tn_entries__free(tn_rewriter* rewriter, tn_entries* list);

/// Copies the attributes of an op to create its replacement. Returns NULL and sets the rewriter's
/// status when out of memory. Free with tn_rewriter__free_entries and the same count.
tn_attribute_entry* tn_rewriter__copy_entries(tn_rewriter* rewriter, tn_ref op,
                                              uint32_t* out_count);
void tn_rewriter__free_entries(tn_rewriter* rewriter, tn_attribute_entry* entries, uint32_t count);

/// Sets the rewriter's status to a failure that was already reported. The first failure is kept;
/// TN_OK has no effect.
static inline void tn_rewriter__fail(tn_rewriter* rewriter, tn_status status) {
  if (rewriter->status == TN_OK) rewriter->status = status;
}
static inline bool tn_rewriter__ok(tn_rewriter* rewriter, tn_status status) {
  if (TN_LIKELY(status == TN_OK)) return true;
  tn_rewriter__fail(rewriter, status);
  return false;
}

/// Polls for interruption (poll.h); false when the work must stop for any reason.
static inline bool tn_rewriter__goes_on(tn_rewriter* rewriter) {
  if (TN_UNLIKELY(rewriter->status != TN_OK)) return false;
  return tn_rewriter__ok(rewriter, tn_poll(rewriter->context));
}

#endif  // TENURE_SRC_REWRITE_REWRITER_H
