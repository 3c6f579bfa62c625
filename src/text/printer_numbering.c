// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SSA numbers and block numbers.
//
// In the generic form numbers are unique in the numbered op: `%argN` for the arguments of entry
// blocks, `%N` for other arguments and for ops with results. Regions are numbered last in, first
// out: all ops of a region, then the regions of these ops beginning with the last. Blocks are
// counted from 0 in each region.
//
// The same walk determines whether the type of any value may print as an alias; if not, aliases are
// only searched in attributes.
//
// Numbers are stored next to the cells, one word per cell, found like the cell of an operand's
// value: by chunk and index. That keeps them compact, so printing operands does not read the
// defining cells.

#include "text/printer.h"

typedef struct numbering {
  tn_printer* printer;
  uint32_t next_value;
  uint32_t next_argument;
  tn_uref last_type;
  tn_ref* regions;  ///< Regions to be numbered, the next one last.
  size_t region_count;
  size_t region_capacity;
} numbering;

static bool grow_chunk(tn_printer* printer, tn_cell_numbers* chunk, uint32_t index) {
  const size_t old_capacity = chunk->capacity;
  if (!tn_array_grow(printer->allocator, &chunk->numbers, &chunk->capacity, (size_t)index + 64,
                     sizeof *chunk->numbers)) {
    tn_printer__out_of_memory(printer);
    return false;
  }
  memset(chunk->numbers + old_capacity, 0,
         (chunk->capacity - old_capacity) * sizeof *chunk->numbers);
  return true;
}

/// Allocates the numbers for the whole chunk, since other threads may be reading it.
static bool make_chunk(tn_printer* printer, tn_cell_numbers* chunk, const tn_chunk_info* info) {
  pthread_mutex_lock(printer->numbers_mutex);
  if (chunk->capacity == 0) {
    chunk->numbers =
        tn_allocate_zeroed(printer->allocator, info->cell_count * sizeof *chunk->numbers);
    const size_t capacity = chunk->numbers == NULL ? 0 : info->cell_count;
    __atomic_store_n(&chunk->capacity, capacity, __ATOMIC_RELEASE);
  }
  const bool is_there = chunk->capacity != 0;
  pthread_mutex_unlock(printer->numbers_mutex);
  if (!is_there) tn_printer__out_of_memory(printer);
  return is_there;
}

void tn_printer__set_number(tn_printer* printer, tn_ref cell, uint32_t number, uint32_t flags) {
  const tn_chunk_info* info = tn_cells__info(&printer->context->cells, cell);
  const uint64_t offset = cell - info->first;
  const uint32_t index = (uint32_t)((offset * info->reciprocal) >> 32);
  tn_cell_numbers* chunk = &printer->cell_numbers[info->first >> TN_CHUNK_SHIFT];
  if (TN_UNLIKELY(index >= __atomic_load_n(&chunk->capacity, __ATOMIC_ACQUIRE)) &&
      !(printer->numbers_mutex == NULL ? grow_chunk(printer, chunk, index)
                                       : make_chunk(printer, chunk, info))) {
    return;
  }
  chunk->numbers[index] = (number + 1) << TN_NUMBER_SHIFT | flags;
}

static void push_regions(numbering* state, const tn_op_cell* op) {
  const uint32_t count = tn_op_cell__region_count(op);
  if (TN_LIKELY(count == 0)) return;
  if (!tn_array_grow(state->printer->allocator, &state->regions, &state->region_capacity,
                     state->region_count + count, sizeof *state->regions)) {
    tn_printer__out_of_memory(state->printer);
    return;
  }
  for (uint32_t i = 0; i < count; ++i) {
    state->regions[state->region_count++] = tn_op_cell__region(op, i);
  }
}

/// Records whether a value's type may print as an alias. Adjacent values mostly share their type.
static void note_type(numbering* state, tn_uref type) {
  if (TN_LIKELY(type == state->last_type)) return;
  state->last_type = type;
  const tn_storage* storage = tn_printer__storage(state->printer, type);
  if (storage != NULL && (storage->flags & TN_STORAGE_HAS_ALIAS) != 0) {
    state->printer->has_aliased_types = true;
  }
}

static void number_op(numbering* state, tn_ref ref, const tn_op_cell* op) {
  const uint32_t result_count = tn_op_cell__result_count(op);
  if (result_count == 0) {
    if (state->printer->options.value_users) {
      tn_printer__set_number(state->printer, ref, state->next_value++, 0);
    }
    return;
  }
  tn_printer__set_number(state->printer, ref, state->next_value++,
                         result_count > 1 ? TN_NUMBER_HAS_SEVERAL : 0);
  const tn_value_cell* results =
      tn_value__at(state->printer->context, tn_op_cell__result(ref, op, 0));
  for (uint32_t i = 0; i < result_count; ++i) note_type(state, tn_value_cell__type(&results[i]));
}

static void number_block(numbering* state, const tn_block_cell* block, bool is_entry) {
  const tn_context* context = state->printer->context;
  for (uint32_t i = 0; i < block->argument_count; ++i) {
    const tn_ref argument = tn_block_cell__argument(context, block, i);
    note_type(state, tn_value_cell__type(tn_value__at(context, argument)));
    if (is_entry) {
      tn_printer__set_number(state->printer, argument, state->next_argument++,
                             TN_NUMBER_IS_ARGUMENT);
    } else {
      tn_printer__set_number(state->printer, argument, state->next_value++, 0);
    }
  }
  const tn_op_cell* op = NULL;
  for (tn_ref ref = block->first_op; ref != 0; ref = op->next) {
    op = tn_op__at(context, ref);
    tn_print_sink__poll(&state->printer->sink);
    if (TN_UNLIKELY(state->printer->sink.status != TN_OK)) return;
    number_op(state, ref, op);
    push_regions(state, op);
  }
}

static void number_region(numbering* state, tn_ref region) {
  const tn_context* context = state->printer->context;
  uint32_t number = 0;
  tn_ref ref = tn_region__at(context, region)->first_block;
  while (ref != 0 && state->printer->sink.status == TN_OK) {
    const tn_block_cell* block = tn_block__at(context, ref);
    tn_printer__set_number(state->printer, ref, number, 0);
    number_block(state, block, number == 0);
    ++number;
    ref = block->next;
  }
}

bool tn_printer__open_numbers(tn_printer* printer) {
  const tn_context* context = printer->context;
  printer->chunk_count = tn_cells__chunk_count(&context->cells);
  printer->cell_numbers =
      tn_allocate_zeroed(printer->allocator, printer->chunk_count * sizeof *printer->cell_numbers);
  if (printer->cell_numbers == NULL) {
    tn_printer__out_of_memory(printer);
    return false;
  }
  return true;
}

void tn_printer__number(tn_printer* printer, tn_ref root) {
  if (!tn_printer__open_numbers(printer)) return;
  numbering state = {.printer = printer};
  if (printer->options.numbered.slot == root) {
    state.next_value = printer->options.first_value;
    state.next_argument = printer->options.first_argument;
  }
  const tn_op_cell* op = tn_op__at(printer->context, root);
  push_regions(&state, op);
  number_op(&state, root, op);
  while (state.region_count != 0 && printer->sink.status == TN_OK) {
    number_region(&state, state.regions[--state.region_count]);
  }
  tn_deallocate(printer->allocator, state.regions, state.region_capacity * sizeof *state.regions);
}

bool tn_printer__fill_chunks(tn_printer* printer) {
  const tn_cells* cells = &printer->context->cells;
  for (size_t i = 0; i < printer->chunk_count; ++i) {
    tn_cell_numbers* chunk = &printer->cell_numbers[i];
    const uint32_t count = tn_cells__info(cells, (tn_ref)i << TN_CHUNK_SHIFT)->cell_count;
    if (chunk->capacity != 0 && chunk->capacity < count && !grow_chunk(printer, chunk, count)) {
      return false;
    }
  }
  return true;
}

void tn_printer__forget_numbers(const tn_printer* printer) {
  for (size_t i = 0; i < printer->chunk_count; ++i) {
    const tn_cell_numbers* chunk = &printer->cell_numbers[i];
    if (chunk->capacity != 0) memset(chunk->numbers, 0, chunk->capacity * sizeof *chunk->numbers);
  }
}

void tn_printer__free_numbers(tn_printer* printer) {
  if (printer->cell_numbers == NULL) return;
  for (size_t i = 0; i < printer->chunk_count; ++i) {
    tn_cell_numbers* chunk = &printer->cell_numbers[i];
    tn_deallocate(printer->allocator, chunk->numbers, chunk->capacity * sizeof *chunk->numbers);
  }
  tn_deallocate(printer->allocator, printer->cell_numbers,
                printer->chunk_count * sizeof *printer->cell_numbers);
}
