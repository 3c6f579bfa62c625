// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion between words, values and uses that takes more than a few instructions.

#include "mlir_c/handle.h"

#include "mlir_c/object.h"

_Thread_local tn_mc_last_scope tn_mc__last_scope TN_NEAR_THREAD_LOCAL;
_Thread_local tn_mc_context* tn_mc__last_record TN_NEAR_THREAD_LOCAL = &tn_mc__contexts[0];

tn_mc_context* tn_mc__record_slow(uint32_t number) {
  tn_mc_context* record = &tn_mc__contexts[number <= TN_MC_CONTEXT_LAST ? number : 0];
  tn_mc__last_record = record;
  return record;
}

/// Returns the cell, of any kind, of the context that contains the word at the reference.
static inline bool find_around(tn_mc_word word, tn_mc_cell* out_cell, tn_cell_kind* out_kind) {
  tn_mc_context* record = tn_mc__record(tn_mc_word__context(word));
  tn_context* context = tn_mc_context__live(record);
  const uint32_t reference = tn_mc_word__reference(word);
  if (context == NULL || reference >> TN_CHUNK_SHIFT >= tn_cells__chunk_count(&context->cells)) {
    return false;
  }
  const tn_chunk_info* info = tn_cells__info(&context->cells, reference);
  if (info->kind == TN_CELL_KIND_COUNT) return false;
  const tn_ref cell = tn_chunk__cell_of(info, reference);
  if (cell >= __atomic_load_n(&tn_cells__info(&context->cells, cell)->end, __ATOMIC_ACQUIRE)) {
    return false;
  }
  *out_kind = (tn_cell_kind)info->kind;
  *out_cell = (tn_mc_cell){record, context, tn_cells__at(&context->cells, cell), cell};
  const uint32_t generation = tn_cell__generation(out_cell->words);
  return (generation & 1u) != 0 && generation == tn_mc_word__generation(word);
}

bool tn_mc__find_value_slow(tn_mc_word word, tn_mc_value* out_value) {
  tn_cell_kind kind;
  *out_value = (tn_mc_value){.value = tn_mc_word__reference(word)};
  if (!find_around(word, &out_value->cell, &kind) || kind != TN_CELL_OP) return false;
  const tn_op_cell* op = (const tn_op_cell*)(const void*)out_value->cell.words;
  const tn_ref first = out_value->cell.reference + tn_op_cell__results_offset(op);
  const tn_ref distance = out_value->value - first;
  return out_value->value >= first && distance % 2 == 0 &&
         distance / 2 < tn_op_cell__result_count(op);
}

tn_mc_word tn_mc__word_of_value_slow(const tn_mc_context* record, tn_ref value) {
  const tn_cells* cells = &record->context->cells;
  const uint32_t* owner = tn_cells__at(cells, tn_cells__cell_of(cells, value));
  return tn_mc__word_of_cell(record, value, tn_cell__generation(owner));
}

/// Returns whether `use` is an operand of the op in `cell`.
static bool is_operand_of(const tn_mc_cell* cell, tn_ref use) {
  const tn_op_cell* op = (const tn_op_cell*)(const void*)cell->words;
  const tn_ref first = tn_op_cell__operands(cell->context, cell->reference, op);
  return use >= first && (use - first) % 3 == 0 &&
         (use - first) / 3 < tn_op_cell__operand_count(cell->context, op);
}

/// Operands that outgrew their op: their array has the reference of the op, and lives as long as
/// the op uses it.
static bool find_moved_use(tn_mc_use* self) {
  const tn_ref owner = self->cell.words[1];
  if (!tn_cells__holds(&self->cell.context->cells, owner, TN_CELL_OP)) return false;
  self->cell.reference = owner;
  self->cell.words = tn_cells__at(&self->cell.context->cells, owner);
  return (tn_cell__generation(self->cell.words) & 1u) != 0 && is_operand_of(&self->cell, self->use);
}

bool tn_mc__find_use(tn_mc_word word, tn_mc_use* out_use) {
  tn_cell_kind kind;
  out_use->use = tn_mc_word__reference(word);
  if (TN_UNLIKELY(!find_around(word, &out_use->cell, &kind))) return false;
  if (TN_LIKELY(kind == TN_CELL_OP)) return is_operand_of(&out_use->cell, out_use->use);
  return kind == TN_CELL_AUX && find_moved_use(out_use);
}

MlirOpOperand tn_mc__give_use(const tn_mc_context* record, tn_ref use) {
  if (use == 0) return (MlirOpOperand){NULL};
  const tn_chunk_info* info = tn_cells__info(&record->context->cells, use);
  const uint32_t* around = tn_chunk__at(info, tn_chunk__cell_of(info, use));
  const uint32_t generation = tn_cell__generation(around);
  return (MlirOpOperand){TN_MC_POINTER(tn_mc__word_of_cell(record, use, generation))};
}

MlirLocation tn_mc__give_location(tn_location location) {
  if (location.context == NULL) return (MlirLocation){NULL};
  const tn_mc_context* record = tn_mc__record_of(location.context);
  if (location.reference == 0) return (MlirLocation){TN_MC_POINTER(record->unknown_location)};
  tn_attribute attribute;
  if (tn_location_attribute(location, &attribute) != TN_OK) return (MlirLocation){NULL};
  return (MlirLocation){tn_mc__word_of_storage(attribute.storage)};
}
