// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Printing: the public functions.

#include "text/syntax.h"

#include <tenure/value.h>

#include "ir/external_resources.h"
#include "ir/lazy.h"
#include "scope/access.h"
#include "scope/scope.h"
#include "text/value_names.h"

/// The capacities of a printer.
typedef struct printer_size {
  size_t frames;
  size_t buffer;  ///< In bytes.
  // Pairs of cached texts.
  uint32_t common_pairs;
  uint32_t attribute_pairs;
} printer_size;

static const printer_size size_for_ops = {TN_PRINT_FRAMES_MAX, 65536, 1024, 256};
/// For a single type or attribute, in which few parts are repeated.
static const printer_size size_for_one = {TN_PRINT_FRAMES_MAX, 4096, 16, 16};
/// For one without parts except, possibly, its type.
static const printer_size size_for_leaf = {64, 2 * TN_SINK_RESERVE_MAX, 1, 1};

static size_t byte_size_of(size_t frame_count) {
  return sizeof(tn_printer) + frame_count * sizeof(tn_print_frame);
}

/// Checks that the handle from which numbers are counted is null or of a live op.
static tn_status check_numbered(const tn_print_options* options) {
  if (options == NULL || options->numbered.slot == 0) return TN_OK;
  const tn_op op = options->numbered;
  if (tn_scope__resolve(op.scope, op.slot, op.generation, TN_CELL_OP).context != NULL) return TN_OK;
  return tn_scope__report_stale(op.scope, op.slot, op.generation, TN_CELL_OP);
}

/// Frees the printer and returns `status`, or the sink's status if `status` is TN_OK.
static tn_status close_printer(tn_printer* printer, tn_status status) {
  tn_context* context = printer->context;
  const tn_status sink_status = tn_print_sink__close(&printer->sink);
  if (status == TN_OK) status = sink_status;
  tn_printer__free_numbers(printer);
  tn_printer__free_names(printer);
  tn_printer__free_symbols(printer);
  tn_printer__free_aliases(printer);
  tn_kept_texts__close(&printer->common, printer->allocator);
  tn_kept_texts__close(&printer->attributes, printer->allocator);
  tn_deallocate(printer->allocator, printer->resources,
                printer->resource_capacity * sizeof *printer->resources);
  tn_printer__free_positions(printer);
  tn_deallocate(&context->allocator, printer, byte_size_of(printer->frame_capacity));
  return status == TN_OUT_OF_MEMORY ? tn_context__out_of_memory(context) : status;
}

static tn_status open_buffers(tn_printer* printer, const printer_size* size, tn_write_fn write,
                              void* user_data) {
  TN_TRY(tn_print_sink__open(&printer->sink, printer->context, size->buffer, write, user_data));
  TN_TRY(tn_kept_texts__open(&printer->common, printer->allocator, size->common_pairs));
  return tn_kept_texts__open(&printer->attributes, printer->allocator, size->attribute_pairs);
}

static tn_status open_printer(tn_context* context, const printer_size* size,
                              const tn_print_options* options, tn_write_fn write, void* user_data,
                              tn_printer** out_printer) {
  *out_printer = NULL;
  TN_TRY(check_numbered(options));
  tn_printer* printer = tn_allocate(&context->allocator, byte_size_of(size->frames));
  if (printer == NULL) return tn_context__out_of_memory(context);
  // The stack of frames need not be cleared.
  *printer = (tn_printer){.context = context, .frame_capacity = size->frames};
  printer->allocator = &context->allocator;
  if (options != NULL) printer->options = *options;
  tn_identifier unnamed;
  (void)tn_identifier_find(context, (tn_string_view){"", 0}, &unnamed);
  printer->unnamed = tn_identifier__ref(unnamed);
  tn_attribute unknown;
  tn_status status = tn_location_attribute(tn_location_unknown(context), &unknown);
  if (status == TN_OK) {
    printer->unknown_location = unknown.storage;
    status = open_buffers(printer, size, write, user_data);
  }
  if (status != TN_OK) return close_printer(printer, status);
  *out_printer = printer;
  return TN_OK;
}

tn_printer* tn_printer__open_part(const tn_printer* whole) {
  tn_printer* part = NULL;
  if (open_printer(whole->context, &size_for_ops, &whole->options, tn_text_buffer_write, NULL,
                   &part) != TN_OK) {
    return NULL;
  }
  part->is_part = true;
  part->scope = whole->scope;
  part->cell_numbers = whole->cell_numbers;
  part->chunk_count = whole->chunk_count;
  part->has_aliased_types = whole->has_aliased_types;
  part->has_aliases = whole->has_aliases;
  part->name_groups = whole->name_groups;
  if (whole->collector == NULL) {
    part->symbol_pages = whole->symbol_pages;
    part->symbol_page_count = whole->symbol_page_count;
    part->symbols = whole->symbols;
    part->symbol_count = whole->symbol_count;
  } else if (!tn_printer__open_notes(part)) {
    tn_printer__close_part(part);
    return NULL;
  }
  part->alias_names = whole->alias_names;
  part->has_digit_names = whole->has_digit_names;
  part->has_dialect_resources = whole->has_dialect_resources;
  part->location_name = whole->location_name;
  part->positions = whole->positions;
  part->positions.file_text = NULL;
  part->positions.file_text_size = 0;
  return part;
}

void tn_printer__close_part(tn_printer* part) {
  if (part == NULL) return;
  if (part->collector != NULL) tn_printer__close_notes(part);
  part->cell_numbers = NULL;
  part->name_groups = NULL;
  part->symbol_pages = NULL;
  part->symbol_page_count = 0;
  part->symbols = NULL;
  part->alias_names = NULL;
  part->positions.offsets = NULL;
  part->positions.capacity = 0;
  part->positions.numbers = NULL;
  // Nothing is left to be written, and the status is known.
  part->sink.size = 0;
  part->sink.status = TN_OK;
  (void)!close_printer(part, TN_OK);
}

/// Returns the op from which numbers are counted: the topmost one, or with local scope the nearest
/// isolated one.
static tn_ref numbering_root(const tn_printer* printer, tn_ref op) {
  const tn_context* context = printer->context;
  for (;;) {
    const tn_op_cell* cell = tn_op__at(context, op);
    if (printer->options.local_scope && tn_printer__is_isolated(context, cell)) return op;
    const tn_ref parent = tn_op_cell__parent(context, cell);
    if (parent == 0 || op == printer->options.numbered.slot) return op;
    op = parent;
  }
}

/// Returns whether the printed text of an op contains no value names.
static bool has_no_numbers(const tn_printer* printer, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(printer->context, op);
  const tn_print_options* options = &printer->options;
  return options->skip_regions && !options->custom_form && !options->names_from_locations &&
         !options->value_users && tn_op_cell__result_count(cell) == 0 &&
         tn_op_cell__operand_count(printer->context, cell) == 0 &&
         tn_op_cell__successor_count(cell) == 0;
}

/// Numbers and names the values that are visible at `op`. Returns false, and nothing with numbers
/// can be printed, if interrupted or out of memory.
static bool number_around(tn_printer* printer, tn_ref op) {
  // In a region without a parent op nothing has numbers.
  if (op == 0) return tn_printer__open_numbers(printer);
  const tn_ref root = numbering_root(printer, op);
  if (printer->options.custom_form || printer->options.names_from_locations) {
    tn_printer__number_named(printer, root);
  } else {
    tn_printer__number(printer, root);
  }
  return printer->sink.status == TN_OK;
}

static void put_tree(tn_printer* printer, tn_ref op, size_t indent) {
  if (!printer->options.custom_form) {
    tn_printer__put_op(printer, op, indent);
  } else if (printer->sink.status == TN_OK) {
    tn_printer__put_custom(printer, op, indent);
  }
}

static tn_status print_op(tn_context* context, uint32_t scope, tn_ref op,
                          const tn_print_options* options, tn_write_fn write, void* user_data) {
  tn_printer* printer = NULL;
  TN_TRY(open_printer(context, &size_for_ops, options, write, user_data, &printer));
  printer->scope = scope;
  // Source: MLIR, Operation::print. An op in a block without a parent is not on top.
  const bool is_top = tn_op__at(context, op)->block == 0 && !printer->options.local_scope;
  const bool is_numbered =
      has_no_numbers(printer, op) ? tn_printer__open_numbers(printer) : number_around(printer, op);
  if (!is_numbered) return close_printer(printer, TN_OK);
  if (is_top) {
    tn_printer__look_for_resources(printer);
    tn_printer__collect_aliases(printer, op);
    tn_printer__put_alias_definitions(printer, false);
  }
  printer->may_share = context->threading && !printer->options.value_users;
  put_tree(printer, op, 0);
  if (is_top) {
    tn_put_char(&printer->sink, '\n');
    tn_printer__put_alias_definitions(printer, true);
    tn_printer__put_resources(printer);
  }
  return close_printer(printer, TN_OK);
}

static tn_status print_block(tn_context* context, uint32_t scope, tn_ref block,
                             const tn_print_options* options, tn_write_fn write, void* user_data) {
  tn_printer* printer = NULL;
  TN_TRY(open_printer(context, &size_for_ops, options, write, user_data, &printer));
  printer->scope = scope;
  if (!number_around(printer, tn_block_cell__parent_op(context, tn_block__at(context, block)))) {
    return close_printer(printer, TN_OK);
  }
  tn_printer__put_block_head(printer, block, 0);
  tn_ref op = tn_block__at(context, block)->first_op;
  for (; op != 0 && printer->sink.status == TN_OK; op = tn_op__at(context, op)->next) {
    put_tree(printer, op, 2);
    tn_put_char(&printer->sink, '\n');
  }
  return close_printer(printer, TN_OK);
}

/// Prevents changes while a print passes bytes to the caller.
typedef struct reading {
  tn_callback_guard call;
  const tn_external_resources* external;
} reading;

static void begin(reading* self, const tn_context* context, const tn_print_options* options) {
  self->external = options == NULL ? NULL : options->external_resources;
  tn_external_resources__hold(self->external);
  tn_callback_guard__begin(&self->call, context, TN_CALL_READS);
}

static tn_status end(reading* self, tn_status status) {
  tn_external_resources__release(self->external);
  tn_callback_guard__end(&self->call);
  return status;
}

tn_status tn_op_print(tn_op op, const tn_print_options* options, tn_write_fn write,
                      void* user_data) {
  const tn_resolved resolved = tn_scope__resolve(op.scope, op.slot, op.generation, TN_CELL_OP);
  if (resolved.context == NULL) {
    return tn_scope__report_stale(op.scope, op.slot, op.generation, TN_CELL_OP);
  }
  TN_TRY(tn_lazy__load_tree(resolved.scope->shard, op.slot));
  reading all;
  begin(&all, resolved.context, options);
  return end(&all, print_op(resolved.context, op.scope, op.slot, options, write, user_data));
}

tn_status tn_block_print(tn_block block, const tn_print_options* options, tn_write_fn write,
                         void* user_data) {
  const tn_resolved resolved =
      tn_scope__resolve(block.scope, block.slot, block.generation, TN_CELL_BLOCK);
  const tn_context* context = resolved.context;
  if (context == NULL) {
    return tn_scope__report_stale(block.scope, block.slot, block.generation, TN_CELL_BLOCK);
  }
  const tn_ref parent = tn_region__at(context, tn_block__at(context, block.slot)->region)->op;
  if (parent != 0) TN_TRY(tn_lazy__load_tree(resolved.scope->shard, parent));
  reading all;
  begin(&all, context, options);
  return end(&all,
             print_block(resolved.context, block.scope, block.slot, options, write, user_data));
}

//===-- Values and their names ----------------------------------------------------------------===//

/// Prints the name of a value or block.
typedef void (*put_name_fn)(tn_printer* printer, tn_ref reference);

static tn_status print_name(const tn_resolved* resolved, tn_ref reference, tn_ref op,
                            put_name_fn put, const tn_print_options* options, tn_write_fn write,
                            void* user_data) {
  if (op != 0) TN_TRY(tn_lazy__load_tree(resolved->scope->shard, op));
  reading all;
  begin(&all, resolved->context, options);
  tn_printer* printer = NULL;
  tn_status status =
      open_printer(resolved->context, &size_for_ops, options, write, user_data, &printer);
  if (status == TN_OK) {
    if (number_around(printer, op)) put(printer, reference);
    status = close_printer(printer, TN_OK);
  }
  return end(&all, status);
}

tn_status tn_value_print_name(tn_value value, const tn_print_options* options, tn_write_fn write,
                              void* user_data) {
  tn_resolved resolved;
  const tn_ref reference = tn_access__value(value, &resolved);
  if (reference == 0) return tn_access__value_status(value);
  const tn_ref op =
      tn_value__is_argument(reference)
          ? tn_block_cell__parent_op(
                resolved.context,
                tn_block__at(resolved.context, tn_value__parent_block(resolved.context, reference)))
          : value.slot;
  return print_name(&resolved, reference, op, tn_printer__put_value, options, write, user_data);
}

tn_status tn_block_print_name(tn_block block, const tn_print_options* options, tn_write_fn write,
                              void* user_data) {
  tn_resolved resolved;
  const tn_block_cell* cell = tn_access__block(block, &resolved);
  if (cell == NULL) return tn_access__block_status(block);
  return print_name(&resolved, block.slot, tn_block_cell__parent_op(resolved.context, cell),
                    tn_printer__put_block, options, write, user_data);
}

static tn_status print_storage(const tn_storage* storage, tn_write_fn write, void* user_data) {
  tn_printer* printer = NULL;
  const bool is_leaf = storage->depth == 0 && (tn_storage_is_type(storage) ||
                                               storage->type->depth < size_for_leaf.frames / 2);
  TN_TRY(open_printer(tn_storage_context(storage), is_leaf ? &size_for_leaf : &size_for_one, NULL,
                      write, user_data, &printer));
  tn_printer__put_any(printer, storage, 0);
  return close_printer(printer, TN_OK);
}

static tn_status print_one(const tn_storage* storage, tn_write_fn write, void* user_data) {
  tn_callback_guard call;
  tn_callback_guard__begin(&call, tn_storage_context(storage), TN_CALL_CHANGES);
  const tn_status status = print_storage(storage, write, user_data);
  tn_callback_guard__end(&call);
  return status;
}

static tn_status print_argument(tn_context* context, tn_type type, size_t number, tn_write_fn write,
                                void* user_data) {
  tn_printer* printer = NULL;
  TN_TRY(open_printer(context, &size_for_one, NULL, write, user_data, &printer));
  tn_put_view(&printer->sink, tn_string_view_from("<block argument> of type '"));
  tn_printer__put_any(printer, type.storage, 0);
  tn_put_view(&printer->sink, tn_string_view_from("' at index: "));
  tn_put_unsigned(&printer->sink, number);
  return close_printer(printer, TN_OK);
}

tn_status tn_value_print(tn_value value, const tn_print_options* options, tn_write_fn write,
                         void* user_data) {
  if (value.index != UINT32_MAX) {
    return tn_op_print(tn_value_owner_op(value), options, write, user_data);
  }
  tn_resolved resolved;
  if (tn_access__value(value, &resolved) == 0) return tn_access__value_status(value);
  tn_callback_guard call;
  tn_callback_guard__begin(&call, resolved.context, TN_CALL_READS);
  const tn_status status = print_argument(resolved.context, tn_value_type(value),
                                          tn_value_number(value), write, user_data);
  tn_callback_guard__end(&call);
  return status;
}

tn_status tn_type_print(tn_type type, tn_write_fn write, void* user_data) {
  static const char null_type[] = "<<NULL TYPE>>";
  if (type.storage == NULL) return write(user_data, null_type, sizeof null_type - 1);
  return print_one(type.storage, write, user_data);
}

tn_status tn_attribute_print(tn_attribute attribute, tn_write_fn write, void* user_data) {
  static const char null_attribute[] = "<<NULL ATTRIBUTE>>";
  if (attribute.storage == NULL) return write(user_data, null_attribute, sizeof null_attribute - 1);
  return print_one(attribute.storage, write, user_data);
}

tn_status tn_location_print(tn_location location, tn_write_fn write, void* user_data) {
  tn_attribute attribute = {NULL};
  if (location.context != NULL) TN_TRY(tn_location_attribute(location, &attribute));
  return tn_attribute_print(attribute, write, user_data);
}

//===-- Names of values -----------------------------------------------------------------------===//

struct tn_value_names {
  const tn_allocator* allocator;
  tn_printer* printer;
  tn_text_buffer* text;  ///< The buffer that receives the text.
};

static tn_status append_name(void* user_data, const char* bytes, size_t size) {
  const tn_value_names* names = user_data;
  tn_text_buffer_append(names->text, bytes, size);
  return TN_OK;
}

tn_status tn_value_names__open(tn_context* context, tn_ref op, tn_value_names** out_names) {
  static const tn_print_options options = {.custom_form = true};
  tn_value_names* names = tn_allocate_zeroed(&context->allocator, sizeof *names);
  *out_names = NULL;
  if (names == NULL) return tn_context__out_of_memory(context);
  names->allocator = &context->allocator;
  tn_status status =
      open_printer(context, &size_for_ops, &options, append_name, names, &names->printer);
  if (status == TN_OK) {
    tn_printer__number_named(names->printer, numbering_root(names->printer, op));
    status = names->printer->sink.status;
    if (status == TN_OUT_OF_MEMORY) (void)tn_context__out_of_memory(context);
  }
  if (status != TN_OK) {
    tn_value_names__close(names);
    return status;
  }
  *out_names = names;
  return TN_OK;
}

void tn_value_names__close(tn_value_names* names) {
  if (names == NULL) return;
  if (names->printer != NULL) (void)close_printer(names->printer, TN_OK);
  tn_deallocate(names->allocator, names, sizeof *names);
}

void tn_value_names__append(tn_value_names* names, tn_ref value, tn_text_buffer* text) {
  names->text = text;
  tn_printer__put_value(names->printer, value);
  tn_print_sink__flush(&names->printer->sink);
}
