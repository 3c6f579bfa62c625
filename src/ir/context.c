// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The context: its parts, its destruction, and error reporting.
//
// src/scope creates and destroys contexts, because each has a root scope; this directory
// initializes and finalizes all other parts.

#include "ir/context_lifetime.h"

#include "base/text_buffer.h"
#include "ir/dialect_table.h"
#include "ir/lazy.h"
#include "ir/location_span.h"
#include "ir/op_interface.h"
#include "ir/resource.h"
#include "ir/services.h"
#include "ir/shape.h"
#include "ir/team.h"

//===-- Lifetime ------------------------------------------------------------------------------===//

tn_status tn_context__initialize(tn_context* context, const tn_services* services,
                                 const tn_context_options* options) {
  context->services = services;
  context->allocator =
      options->allocator.resize != NULL ? options->allocator : tn_allocator_default();
  context->threading = options->threading;
  context->thread_count = options->thread_count;
  context->team_bytes_min = TN_TEAM_BYTES_MIN;
  context->allows_unregistered_dialects = options->allow_unregistered_dialects;
  context->omits_op_notes = options->omit_op_notes;
  context->alive = true;
  context->pins.next = &context->pins;
  context->pins.previous = &context->pins;
  tn_lock_initialize(&context->lock, context->threading);
  tn_lock_initialize(&context->pin_lock, context->threading);
  tn_lock_initialize(&context->walker_lock, context->threading);
  tn_lazy__initialize(context);
  TN_TRY(tn_dialects__initialize(context, options->left_out_dialects));
  TN_TRY(tn_cells__initialize(context));
  TN_TRY(tn_uniquer__initialize(context));
  context->root_shard = tn_shard__acquire(context);
  return context->root_shard == NULL ? TN_OUT_OF_MEMORY : TN_OK;
}

static void delete_handlers(tn_context* context) {
  while (context->handlers != NULL) {
    tn_handler* handler = context->handlers;
    context->handlers = handler->older;
    if (handler->delete_user_data != NULL) handler->delete_user_data(handler->user_data);
    tn_deallocate(&context->allocator, handler, sizeof *handler);
  }
  while (context->detached_handlers != NULL) {
    tn_handler* handler = context->detached_handlers;
    context->detached_handlers = handler->next_detached;
    tn_deallocate(&context->allocator, handler, sizeof *handler);
  }
}

void tn_context__finalize(tn_context* context) {
  context->alive = false;
  delete_handlers(context);
  if (context->free_user_interfaces != NULL) context->free_user_interfaces(context);
  if (context->free_registered_passes != NULL) context->free_registered_passes(context);
  tn_lazy__finalize(context);
  tn_resource__release_all(context);
  // From here on no code of a host runs, except the allocator.
  tn_resource__finalize_all(context);
  tn_source_span__finalize_all(context);
  for (tn_shard* shard = context->cells.shards; shard != NULL; shard = shard->next) {
    tn_shape__free_cache(shard);
  }
  tn_deallocate(&context->allocator, context->erasures.records, sizeof *context->erasures.records);
  context->erasures = (tn_erasure_ring){0};
  tn_deallocate(&context->allocator, context->active_adapters.items,
                context->active_adapters.capacity * sizeof *context->active_adapters.items);
  context->active_adapters = (tn_identifier_list){NULL, 0, 0};
  tn_dialects__finalize(context);
  tn_uniquer__finalize(context);
  tn_cells__finalize(context);
  tn_lock_finalize(&context->walker_lock);
  tn_lock_finalize(&context->pin_lock);
  tn_lock_finalize(&context->lock);
}

void tn_context__flush_all(tn_context* context) { context->services->flush(context, NULL); }

bool tn_context_is_alive(const tn_context* context) { return context->alive; }
bool tn_context_is_threaded(const tn_context* context) { return context->threading; }

uint32_t tn_context_thread_count(const tn_context* context) {
  if (!context->threading) return 1;
  return context->thread_count != 0 ? context->thread_count : tn_team__processor_count();
}

void tn_context_set_thread_count(tn_context* context, uint32_t thread_count) {
  context->thread_count = thread_count;
}
tn_allocator tn_context_allocator(const tn_context* context) { return context->allocator; }
tn_scope* tn_context_root_scope(const tn_context* context) { return context->root_scope; }

bool tn_context_allows_unregistered_dialects(const tn_context* context) {
  return context->allows_unregistered_dialects;
}

void tn_context_set_allows_unregistered_dialects(tn_context* context, bool allow) {
  context->allows_unregistered_dialects = allow;
}

/// Adds up the counts of the shards, which their threads may be changing.
static void add_shards(const tn_cells* cells, tn_context_statistics* statistics) {
  uint64_t live[TN_CELL_KIND_COUNT] = {0};
  const tn_shard* first = __atomic_load_n(&cells->shards, __ATOMIC_ACQUIRE);
  for (const tn_shard* shard = first; shard != NULL; shard = shard->next) {
    for (int kind = 0; kind < TN_CELL_KIND_COUNT; ++kind) {
      live[kind] += __atomic_load_n(&shard->live_counts[kind], __ATOMIC_RELAXED);
    }
    statistics->retired_slot_count +=
        (size_t)__atomic_load_n(&shard->retired_slot_count, __ATOMIC_RELAXED);
    statistics->erased_op_count += __atomic_load_n(&shard->erased_op_count, __ATOMIC_RELAXED);
  }
  statistics->cell_byte_size = __atomic_load_n(&cells->byte_size, __ATOMIC_RELAXED);
  statistics->live_op_count = (size_t)live[TN_CELL_OP] - statistics->erased_op_count;
  statistics->live_block_count = (size_t)live[TN_CELL_BLOCK];
  statistics->live_region_count = (size_t)live[TN_CELL_REGION];
  statistics->live_block_argument_count = (size_t)live[TN_CELL_ARGUMENT];
}

void tn_context_statistics_get(const tn_context* context, tn_context_statistics* out_statistics) {
  *out_statistics = (tn_context_statistics){0};
  add_shards(&context->cells, out_statistics);
  out_statistics->uniqued_count = tn_uniquer__count(&context->uniquer);
  out_statistics->uniqued_byte_size = tn_uniquer__byte_size(&context->uniquer);
  out_statistics->open_scope_count = __atomic_load_n(&context->open_scope_count, __ATOMIC_RELAXED);
}
