// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Stale handles: statuses, messages, reports.

#include <tenure/value.h>

#include "base/text_buffer.h"
#include "ir/erasure.h"
#include "ir/storage.h"
#include "scope/access.h"
#include "scope/directory.h"

tn_status tn_scope__stale_status(uint32_t scope, uint32_t slot, uint32_t generation,
                                 tn_cell_kind kind) {
  if (generation == 0) return TN_NULL_HANDLE;
  const tn_scope_entry* entry = tn_scope__entry(scope);
  if (entry != NULL) {
    return tn_scope__cell(entry->context, slot, generation, kind) != NULL ? TN_OK : TN_STALE_HANDLE;
  }
  return tn_directory__end_of(scope);
}

//===-- Messages ------------------------------------------------------------------------------===//

static const char* kind_noun(tn_cell_kind kind) {
  switch (kind) {
    case TN_CELL_BLOCK:
      return "block";
    case TN_CELL_REGION:
      return "region";
    case TN_CELL_ARGUMENT:
      return "block argument";
    default:
      return "operation";
  }
}

/// Appends the file position of a location: through names, callees and the first fused part.
static void append_location(tn_text_buffer* text, const tn_context* context, uint32_t reference) {
  tn_file_range range;
  tn_location location = {context, reference};
  for (uint32_t step = 0; step < TN_NESTING_LIMIT; ++step) {
    if (tn_location_file_range(location, &range)) {
      tn_text_buffer_format(text, " (from %.*s:%u:%u)", (int)range.file.size, range.file.data,
                            range.start_line, range.start_column);
      return;
    }
    if (tn_location_child_count(location) == 0) return;
    location = tn_location_child(location, 0);
  }
}

/// Appends "'some.op' was erased (from model.mlir:3:5)", and similar messages.
static void append_erasure(tn_text_buffer* text, const tn_context* context, uint32_t slot,
                           uint32_t generation, tn_cell_kind kind) {
  tn_erasure erasure;
  const bool known = tn_erasure__find(context, slot, generation, kind, &erasure);
  const bool by_parent = known && (erasure.shape & TN_ERASURE_BY_PARENT) != 0;
  if (known && (erasure.shape & ~TN_ERASURE_BY_PARENT) != 0) {
    const tn_shape_payload* shape =
        tn_storage_payload(tn_uniquer__at(&context->uniquer, erasure.shape));
    const tn_operation_name_payload* name =
        tn_storage_payload(tn_uniquer__at(&context->uniquer, shape->operation_name));
    tn_text_buffer_format(text, "'%.*s' was erased", (int)name->size, name->text);
  } else {
    const bool removed = kind == TN_CELL_ARGUMENT && known && !by_parent;
    tn_text_buffer_format(text, "the %s was %s", kind_noun(kind), removed ? "removed" : "erased");
  }
  if (by_parent) tn_text_buffer_append_text(text, " with its parent");
  if (known) append_location(text, context, erasure.location);
}

static void append_reason(tn_text_buffer* text, tn_status status, uint32_t scope, uint32_t slot,
                          uint32_t generation, tn_cell_kind kind) {
  const tn_scope_entry* entry = tn_scope__entry(scope);
  switch (status) {
    case TN_OK:
      return;
    case TN_NULL_HANDLE:
      tn_text_buffer_format(text, "the %s handle is null", kind_noun(kind));
      return;
    case TN_SCOPE_CLOSED:
      tn_text_buffer_format(text,
                            "the scope of the %s handle is closed; keep handles that outlive the "
                            "scope (tn_scope_keep_op, Scope.keep)",
                            kind_noun(kind));
      return;
    case TN_CONTEXT_DESTROYED:
      tn_text_buffer_format(text, "the context of the %s handle is destroyed", kind_noun(kind));
      return;
    default:
      if (entry != NULL) {
        append_erasure(text, entry->context, slot, generation, kind);
      } else {
        tn_text_buffer_format(text, "the scope of the %s handle, number %u, was never opened",
                              kind_noun(kind), scope);
      }
      return;
  }
}

/// Reports at `where` why the handle does not resolve.
static void report_reason(tn_location where, tn_status status, uint32_t scope, uint32_t slot,
                          uint32_t generation, tn_cell_kind kind) {
  const tn_context* context = where.context;
  if (__atomic_load_n(&context->handlers, __ATOMIC_ACQUIRE) == NULL) return;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  append_reason(&text, status, scope, slot, generation, kind);
  tn_context__fail_text(context, status, where, &text);
}

tn_status tn_scope__report_stale(uint32_t scope, uint32_t slot, uint32_t generation,
                                 tn_cell_kind kind) {
  const tn_status status = tn_scope__stale_status(scope, slot, generation, kind);
  const tn_context* context = status == TN_OK ? NULL : tn_directory__context_of(scope);
  if (context == NULL) return status;
  tn_erasure erasure = {0};
  if (status == TN_STALE_HANDLE && tn_scope__entry(scope) != NULL) {
    tn_erasure__find(context, slot, generation, kind, &erasure);
  }
  report_reason((tn_location){context, erasure.location}, status, scope, slot, generation, kind);
  return status;
}

tn_status tn_scope__report_lost(tn_location where, uint32_t scope, uint32_t slot,
                                uint32_t generation, tn_cell_kind kind) {
  const tn_status status = tn_scope__stale_status(scope, slot, generation, kind);
  if (status == TN_OK || where.context == NULL || tn_directory__context_of(scope) != NULL) {
    return status;
  }
  report_reason(where, status, scope, slot, generation, kind);
  return status;
}

tn_status tn_scope__report_closed(const tn_scope* scope) {
  const tn_context* context = tn_directory__context_of(scope->number);
  if (context == NULL) return TN_CONTEXT_DESTROYED;
  return tn_context__fail(context, TN_SCOPE_CLOSED, tn_location_unknown(context),
                          "the scope is closed");
}

//===-- Queries -------------------------------------------------------------------------------===//

static tn_cell_kind value_kind(tn_value value) {
  return tn_value_is_block_argument(value) ? TN_CELL_ARGUMENT : TN_CELL_OP;
}

/// Returns the live op of a forged value whose result index is out of range; NULL for other values.
/// The number of results of an op never changes, so a value that the library created cannot become
/// one.
static const tn_op_cell* op_without_result(tn_value value, const tn_context** out_context) {
  if (tn_value_is_block_argument(value)) return NULL;
  const tn_resolved resolved =
      tn_scope__resolve(value.scope, value.slot, value.generation, TN_CELL_OP);
  *out_context = resolved.context;
  const tn_op_cell* op = (const tn_op_cell*)(const void*)resolved.cell;
  return op == NULL || value.index < tn_op_cell__result_count(op) ? NULL : op;
}

tn_status tn_scope__stale_value_status(tn_value value) {
  const tn_context* context = NULL;
  if (op_without_result(value, &context) != NULL) return TN_STALE_HANDLE;
  return tn_scope__stale_status(value.scope, value.slot, value.generation, value_kind(value));
}

tn_status tn_scope__report_stale_value(tn_value value) {
  const tn_context* context = NULL;
  const tn_op_cell* op = op_without_result(value, &context);
  if (op == NULL) {
    return tn_scope__report_stale(value.scope, value.slot, value.generation, value_kind(value));
  }
  const tn_string_view name = tn_op_cell__name_text(context, op);
  return tn_context__fail(context, TN_STALE_HANDLE, (tn_location){context, op->location},
                          "'%.*s' has no result %u", (int)name.size, name.data, value.index);
}

/// The fast path of a check: most queried handles are valid.
static inline const uint32_t* good_cell(uint32_t scope, uint32_t slot, uint32_t generation,
                                        tn_cell_kind kind) {
  const tn_scope_entry* entry = tn_scope__entry(scope);
  return TN_UNLIKELY(entry == NULL) ? NULL : tn_scope__cell(entry->context, slot, generation, kind);
}

tn_status tn_op_check(tn_op op) {
  if (TN_LIKELY(good_cell(op.scope, op.slot, op.generation, TN_CELL_OP) != NULL)) return TN_OK;
  return tn_scope__stale_status(op.scope, op.slot, op.generation, TN_CELL_OP);
}

tn_status tn_block_check(tn_block block) {
  const uint32_t* cell = good_cell(block.scope, block.slot, block.generation, TN_CELL_BLOCK);
  if (TN_LIKELY(cell != NULL)) return TN_OK;
  return tn_scope__stale_status(block.scope, block.slot, block.generation, TN_CELL_BLOCK);
}

tn_status tn_region_check(tn_region region) {
  const uint32_t* cell = good_cell(region.scope, region.slot, region.generation, TN_CELL_REGION);
  if (TN_LIKELY(cell != NULL)) return TN_OK;
  return tn_scope__stale_status(region.scope, region.slot, region.generation, TN_CELL_REGION);
}

tn_status tn_value_check(tn_value value) {
  const uint32_t* cell = good_cell(value.scope, value.slot, value.generation, value_kind(value));
  const bool is_argument = value.index == UINT32_MAX;
  if (TN_LIKELY(cell != NULL &&
                (is_argument ||
                 value.index < tn_op_cell__result_count((const tn_op_cell*)(const void*)cell)))) {
    return TN_OK;
  }
  return tn_scope__stale_value_status(value);
}

/// Copies as much of `text` as fits to `buffer`, frees it and returns its length.
static size_t write_text(tn_text_buffer* text, char* buffer, size_t capacity) {
  const size_t size = text->size;
  if (capacity != 0) {
    const size_t kept = size < capacity ? size : capacity - 1;
    if (kept != 0) memcpy(buffer, text->data, kept);
    buffer[kept] = '\0';
  }
  tn_text_buffer_free(text);
  return size;
}

static size_t write_reason(uint32_t scope, uint32_t slot, uint32_t generation, tn_cell_kind kind,
                           char* buffer, size_t capacity) {
  const tn_status status = tn_scope__stale_status(scope, slot, generation, kind);
  const tn_allocator heap = tn_allocator_default();
  tn_text_buffer text = tn_text_buffer_make(&heap);
  append_reason(&text, status, scope, slot, generation, kind);
  return write_text(&text, buffer, capacity);
}

size_t tn_op_stale_reason(tn_op op, char* buffer, size_t capacity) {
  return write_reason(op.scope, op.slot, op.generation, TN_CELL_OP, buffer, capacity);
}
size_t tn_block_stale_reason(tn_block block, char* buffer, size_t capacity) {
  return write_reason(block.scope, block.slot, block.generation, TN_CELL_BLOCK, buffer, capacity);
}
size_t tn_region_stale_reason(tn_region region, char* buffer, size_t capacity) {
  return write_reason(region.scope, region.slot, region.generation, TN_CELL_REGION, buffer,
                      capacity);
}
size_t tn_value_stale_reason(tn_value value, char* buffer, size_t capacity) {
  const tn_context* context = NULL;
  const tn_op_cell* op = op_without_result(value, &context);
  if (op != NULL) {
    const tn_string_view name = tn_op_cell__name_text(context, op);
    const tn_allocator heap = tn_allocator_default();
    tn_text_buffer text = tn_text_buffer_make(&heap);
    tn_text_buffer_format(&text, "'%.*s' has no result %u", (int)name.size, name.data, value.index);
    return write_text(&text, buffer, capacity);
  }
  return write_reason(value.scope, value.slot, value.generation, value_kind(value), buffer,
                      capacity);
}

//===-- Identity, and keeping handles ---------------------------------------------------------===//

/// Returns whether both resolve to the same cell.
static bool same(tn_resolved a, tn_resolved b) { return a.context != NULL && a.cell == b.cell; }

static tn_resolved resolve_op(tn_op op) {
  return tn_scope__resolve(op.scope, op.slot, op.generation, TN_CELL_OP);
}
static tn_resolved resolve_block(tn_block block) {
  return tn_scope__resolve(block.scope, block.slot, block.generation, TN_CELL_BLOCK);
}
static tn_resolved resolve_region(tn_region region) {
  return tn_scope__resolve(region.scope, region.slot, region.generation, TN_CELL_REGION);
}

bool tn_op_same(tn_op a, tn_op b) { return same(resolve_op(a), resolve_op(b)); }
bool tn_block_same(tn_block a, tn_block b) { return same(resolve_block(a), resolve_block(b)); }
bool tn_region_same(tn_region a, tn_region b) { return same(resolve_region(a), resolve_region(b)); }
bool tn_value_same(tn_value a, tn_value b) {
  tn_resolved left;
  tn_resolved right;
  const tn_ref value = tn_value__resolve(a, &left);
  return value != 0 && value == tn_value__resolve(b, &right) && left.context == right.context;
}

tn_context* tn_op_context(tn_op op) { return resolve_op(op).context; }

/// Returns TN_OK if `scope` may issue a handle of the entity.
static tn_status check_keep(const tn_scope* scope, tn_resolved resolved) {
  if (!scope->open) return tn_scope__report_closed(scope);
  if (scope->context == resolved.context) return TN_OK;
  return tn_access__report_wrong_context(tn_location_unknown(resolved.context), "scope");
}

/// Returns a location for reports about a handle to be kept in `scope`, which may be closed.
static tn_location in_scope(const tn_scope* scope) { return (tn_location){scope->context, 0}; }

/// Returns whether `scope` becomes the owner of a detached op: if it has no owner, or one inside
/// `scope`.
static bool outlives_owner(const tn_scope* scope, const tn_op_cell* cell) {
  if ((cell->counts & TN_OP_OWNERLESS) != 0) return true;
  const tn_scope* owner = cell->order == 0 ? NULL : tn_scope_find(cell->order);
  return owner == NULL || tn_scope__encloses(scope, owner);
}

tn_status tn_scope_keep_op(tn_scope* scope, tn_op op, tn_op* out_op) {
  *out_op = (tn_op){0};
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return tn_access__report_stale_op(in_scope(scope), op);
  TN_TRY(check_keep(scope, resolved));
  if (cell->block == 0 && outlives_owner(scope, cell)) {
    TN_TRY(tn_callback_guard__may_change(resolved.context));
    tn_scope__disown_op(scope->context, op.slot);
    tn_scope__own(scope, op.slot);
  }
  *out_op = (tn_op){scope->number, op.slot, op.generation, 0};
  return TN_OK;
}

tn_status tn_scope_keep_block(tn_scope* scope, tn_block block, tn_block* out_block) {
  *out_block = (tn_block){0};
  tn_resolved resolved;
  if (tn_access__block(block, &resolved) == NULL)
    return tn_access__lost_block(in_scope(scope), block);
  TN_TRY(check_keep(scope, resolved));
  *out_block = (tn_block){scope->number, block.slot, block.generation, 0};
  return TN_OK;
}

tn_status tn_scope_keep_region(tn_scope* scope, tn_region region, tn_region* out_region) {
  *out_region = (tn_region){0};
  tn_resolved resolved;
  if (tn_access__region(region, &resolved) == NULL) {
    return tn_access__lost_region(in_scope(scope), region);
  }
  TN_TRY(check_keep(scope, resolved));
  *out_region = (tn_region){scope->number, region.slot, region.generation, 0};
  return TN_OK;
}

tn_status tn_scope_keep_value(tn_scope* scope, tn_value value, tn_value* out_value) {
  *out_value = (tn_value){0};
  tn_resolved resolved;
  if (tn_access__value(value, &resolved) == 0) return tn_access__lost_value(in_scope(scope), value);
  TN_TRY(check_keep(scope, resolved));
  *out_value = (tn_value){scope->number, value.slot, value.generation, value.index};
  return TN_OK;
}
