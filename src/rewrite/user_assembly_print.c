// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Printing by a user's callback; see user_assembly.h. Failures are recorded in the printer's sink,
// as everywhere in the text room.

#include "ir/callback_guard.h"
#include "ir/op_diagnostic.h"
#include "rewrite/user_assembly.h"
#include "schema/schema.h"
#include "scope/access.h"

typedef struct printing {
  struct printing* outer;
  uint64_t serial;
  uint32_t depth;
  bool is_busy;  ///< A printer function is being called.
  tn_printer* printer;
  tn_ref op;
} printing;

static _Thread_local printing* innermost;

//===-- Entering calls ------------------------------------------------------------------------===//

uint64_t tn_user_assembly__serial(void) {
  static uint64_t last;
  return __atomic_add_fetch(&last, 1, __ATOMIC_RELAXED);
}

static const tn_user_interface* interface_of(const tn_op_definition* definition) {
  return (const tn_user_interface*)(const void*)definition->interface;
}

bool tn_user_assembly__fits(const tn_context* context, tn_ref op,
                            const tn_op_definition* definition) {
  if (innermost != NULL && innermost->depth >= TN_ASM_NESTING_MAX) return false;
  return definition->verify != tn_op_schema__verify || tn_op_schema__fits(context, op, definition);
}

tn_print_region tn_user_assembly__print(tn_printer* printer, tn_ref op,
                                        const tn_op_definition* definition, uint32_t regions_done) {
  const tn_user_interface* user = interface_of(definition);
  printing self = {.outer = innermost,
                   .serial = tn_user_assembly__serial(),
                   .depth = innermost == NULL ? 1 : innermost->depth + 1,
                   .printer = printer,
                   .op = op};
  (void)regions_done;
  tn_callback_guard call;
  tn_callback_guard__begin(&call, printer->context, TN_CALL_READS);
  innermost = &self;
  const tn_status status = user->given_assembly.print(
      user->given.user_data, tn_op__handle(printer->context, printer->scope, op),
      (tn_asm_printer){self.serial});
  innermost = self.outer;
  tn_callback_guard__end(&call);
  if (status != TN_OK && printer->sink.status == TN_OK) {
    if (status != TN_INTERRUPTED && status != TN_OUT_OF_MEMORY) {
      (void)tn_op__fail_named(printer->context, op, NULL, "printer failed");
    }
    tn_print_sink__fail(&printer->sink, status);
  }
  return TN_PRINT_NO_REGION;
}

/// Enters a call; returns NULL if it must return `*out_status` immediately.
static printing* enter(tn_asm_printer handle, tn_status* out_status) {
  printing* self = innermost;
  *out_status = TN_STALE_HANDLE;
  if (self == NULL || self->serial != handle.serial || self->is_busy) return NULL;
  *out_status = self->printer->sink.status;
  if (*out_status != TN_OK) return NULL;
  self->is_busy = true;
  return self;
}

static tn_status leave(printing* self) {
  self->is_busy = false;
  return self->printer->sink.status;
}

static tn_status refuse(printing* self, const char* what) {
  (void)tn_op__fail_named(self->printer->context, self->op, NULL, "printer was given %s", what);
  tn_print_sink__fail(&self->printer->sink, TN_INVALID_ARGUMENT);
  return leave(self);
}

/// Starts a public printer function: returns early if the call must not run.
#define ENTER(handle)                             \
  tn_status entered;                              \
  printing* const self = enter(handle, &entered); \
  if (self == NULL) return entered;               \
  tn_printer* const printer = self->printer;      \
  (void)printer

//===-- Keywords ------------------------------------------------------------------------------===//

tn_status tn_asm_printer_text(tn_asm_printer handle, tn_string_view text) {
  ENTER(handle);
  if (text.size != 0) tn_put_view(&printer->sink, text);
  return leave(self);
}

tn_status tn_asm_printer_keyword(tn_asm_printer handle, tn_string_view keyword) {
  ENTER(handle);
  tn_put_keyword_or_string(&printer->sink, keyword);
  return leave(self);
}

tn_status tn_asm_printer_symbol_name(tn_asm_printer handle, tn_string_view name) {
  ENTER(handle);
  if (name.size == 0) return refuse(self, "an empty symbol name");
  tn_put_char(&printer->sink, '@');
  tn_put_keyword_or_string(&printer->sink, name);
  return leave(self);
}

//===-- Values --------------------------------------------------------------------------------===//

/// Returns the reference of a value; 0 for a value without a name in the printed op, for example in
/// a tree that another thread is building.
static tn_ref value_of(const printing* self, tn_value value) {
  tn_resolved resolved;
  const tn_ref reference = tn_value__resolve(value, &resolved);
  if (reference == 0 || resolved.context != self->printer->context) return 0;
  const tn_chunk_info* info = tn_cells__info(&resolved.context->cells, reference);
  return info->first >> TN_CHUNK_SHIFT < self->printer->chunk_count ? reference : 0;
}

static uint32_t number_of(size_t number) {
  return number < UINT32_MAX ? (uint32_t)number : UINT32_MAX;
}

tn_status tn_asm_printer_value(tn_asm_printer handle, tn_value value) {
  ENTER(handle);
  const tn_ref reference = value_of(self, value);
  if (reference == 0) return refuse(self, "a value that is unknown here");
  tn_printer__put_value(printer, reference);
  return leave(self);
}

tn_status tn_asm_printer_operands(tn_asm_printer handle, size_t first, size_t count) {
  ENTER(handle);
  tn_printer__put_operands(printer, self->op, number_of(first), number_of(count));
  return leave(self);
}

tn_status tn_asm_printer_argument(tn_asm_printer handle, tn_value argument) {
  ENTER(handle);
  const tn_ref reference = value_of(self, argument);
  if (reference == 0 || !tn_value__is_argument(reference)) {
    return refuse(self, "a value that is not a block argument");
  }
  tn_printer__put_region_argument(printer, reference, false);
  return leave(self);
}

//===-- Types ---------------------------------------------------------------------------------===//

tn_status tn_asm_printer_operand_types(tn_asm_printer handle, size_t first, size_t count) {
  ENTER(handle);
  tn_printer__put_operand_types(printer, self->op, number_of(first), number_of(count));
  return leave(self);
}

tn_status tn_asm_printer_result_types(tn_asm_printer handle, size_t first, size_t count) {
  ENTER(handle);
  const uint32_t total = tn_op_cell__result_count(tn_op__at(printer->context, self->op));
  const uint32_t from = number_of(first);
  const uint32_t rest = from < total ? total - from : 0;
  tn_printer__put_result_types(printer, self->op, from, count < rest ? (uint32_t)count : rest);
  return leave(self);
}

tn_status tn_asm_printer_functional_type(tn_asm_printer handle, size_t first) {
  ENTER(handle);
  tn_put_char(&printer->sink, '(');
  tn_printer__put_operand_types(printer, self->op, number_of(first), UINT32_MAX);
  TN_PUT(&printer->sink, ") ");
  tn_printer__put_result_list(printer, self->op);
  return leave(self);
}

static bool is_ours(const printing* self, const tn_storage* storage) {
  return storage != NULL && tn_storage_context(storage) == self->printer->context;
}

tn_status tn_asm_printer_type(tn_asm_printer handle, tn_type type) {
  ENTER(handle);
  if (!is_ours(self, type.storage))
    return refuse(self, "a type that is null or belongs to another context");
  tn_printer__put_type(printer, tn_type__ref(type));
  return leave(self);
}

//===-- Attributes ----------------------------------------------------------------------------===//

tn_status tn_asm_printer_attribute(tn_asm_printer handle, tn_attribute attribute, bool with_type) {
  ENTER(handle);
  if (!is_ours(self, attribute.storage)) {
    return refuse(self, "an attribute that is null or belongs to another context");
  }
  tn_printer__put_any(printer, attribute.storage, with_type ? 0 : TN_PRINT_NO_TYPE);
  return leave(self);
}

tn_status tn_asm_printer_attribute_dictionary(tn_asm_printer handle, const tn_string_view* elided,
                                              size_t elided_count, bool with_keyword) {
  ENTER(handle);
  tn_printer__put_attributes_but_views(printer, self->op, with_keyword, elided, elided_count);
  return leave(self);
}

//===-- Successors and regions ----------------------------------------------------------------===//

tn_status tn_asm_printer_successor(tn_asm_printer handle, size_t index, size_t first,
                                   size_t count) {
  ENTER(handle);
  const tn_context* context = printer->context;
  const tn_op_cell* cell = tn_op__at(context, self->op);
  if (index >= tn_op_cell__successor_count(cell))
    return refuse(self, "a successor index out of range");
  const tn_ref use = tn_op_cell__successors(self->op, cell) + 3 * (tn_ref)index;
  tn_printer__put_block(printer, tn_use__at(context, use)->value);
  if (count != 0 && first < tn_op_cell__operand_count(context, cell)) {
    tn_put_char(&printer->sink, '(');
    tn_printer__put_operands(printer, self->op, number_of(first), number_of(count));
    TN_PUT(&printer->sink, " : ");
    tn_printer__put_operand_types(printer, self->op, number_of(first), number_of(count));
    tn_put_char(&printer->sink, ')');
  }
  return leave(self);
}

_Static_assert((int)TN_ASM_REGION_ENTRY_ARGUMENTS == (int)TN_PRINT_ENTRY_ARGUMENTS &&
                   (int)TN_ASM_REGION_NO_TERMINATOR == (int)TN_PRINT_NO_TERMINATOR &&
                   (int)TN_ASM_REGION_EMPTY_BLOCK == (int)TN_PRINT_EMPTY_BLOCK,
               "the flags must match the public ones");

tn_status tn_asm_printer_region(tn_asm_printer handle, size_t index, uint32_t flags) {
  ENTER(handle);
  if (index >= tn_op_cell__region_count(tn_op__at(printer->context, self->op))) {
    return refuse(self, "a region index out of range");
  }
  if (flags > 7) return refuse(self, "unknown region flags");
  tn_printer__put_region(printer, (tn_print_region){(int32_t)index, flags});
  return leave(self);
}
