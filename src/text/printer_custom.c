// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations in custom form: the loop, the functions that dialects print with, and the builtin
// dialect's own ops.
//
// An op waits on a separate stack while its regions are printed; the C stack does not grow with
// nesting. With a collector (printer_alias.c) the same loop determines which types and attributes
// are printed.

#include "ir/shape.h"
#include "text/syntax.h"

#define INDENT 2u

typedef struct custom_frame {
  tn_ref op;
  const tn_op_syntax* syntax;  ///< NULL for the generic form.
  const tn_op_definition* definition;
  uint32_t regions_done;
  uint32_t region_flags;
  tn_string_view outer_dialect;  ///< The dialect without a prefix around the op.
} custom_frame;

typedef struct custom_loop {
  tn_printer* printer;  ///< The printer, which refers to the loop while it runs.
  custom_frame* frames;
  size_t count;
  size_t capacity;
  size_t indent;
  tn_string_view dialect;  ///< The dialect whose ops have no prefix.
  bool in_line;            ///< The next op continues the line, without its results.
} custom_loop;

//===-- Parts ---------------------------------------------------------------------------------===//

/// Returns how many of the `count` operands from index `first` on exist: an unverified op may have
/// fewer.
static uint32_t operands_there(const tn_context* context, const tn_op_cell* cell, uint32_t first,
                               uint32_t count) {
  const uint32_t total = tn_op_cell__operand_count(context, cell);
  const uint32_t rest = first < total ? total - first : 0;
  return count < rest ? count : rest;
}

void tn_printer__put_operands(tn_printer* printer, tn_ref op, uint32_t first, uint32_t count) {
  const tn_op_cell* cell = tn_op__at(printer->context, op);
  count = operands_there(printer->context, cell, first, count);
  const tn_ref uses = count == 0 ? 0 : tn_op_cell__operands(printer->context, op, cell);
  for (uint32_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_printer__put_value(printer, tn_use__at(printer->context, uses + 3 * (first + i))->value);
  }
}

static void put_type_of(tn_printer* printer, tn_ref value) {
  const tn_context* context = printer->context;
  tn_printer__put_type(printer, value == 0 ? 0 : tn_value_cell__type(tn_value__at(context, value)));
}

void tn_printer__put_operand_types(tn_printer* printer, tn_ref op, uint32_t first, uint32_t count) {
  const tn_op_cell* cell = tn_op__at(printer->context, op);
  count = operands_there(printer->context, cell, first, count);
  for (uint32_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    put_type_of(printer, tn_op_cell__operand(printer->context, op, cell, first + i));
  }
}

void tn_printer__put_result_types(tn_printer* printer, tn_ref op, uint32_t first, uint32_t count) {
  const tn_op_cell* cell = tn_op__at(printer->context, op);
  for (uint32_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    put_type_of(printer, tn_op_cell__result(op, cell, first + i));
  }
}

void tn_printer__put_result_list(tn_printer* printer, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(printer->context, op);
  const uint32_t count = tn_op_cell__result_count(cell);
  TN_PUT(&printer->sink, "-> ");
  bool in_parentheses = count != 1;
  if (!in_parentheses) {
    const tn_value_cell* value = tn_value__at(printer->context, tn_op_cell__result(op, cell, 0));
    const tn_storage* type = tn_printer__storage(printer, tn_value_cell__type(value));
    in_parentheses = type != NULL && type->kind == TN_TYPE_FUNCTION;
  }
  if (in_parentheses) tn_put_char(&printer->sink, '(');
  tn_printer__put_result_types(printer, op, 0, count);
  if (in_parentheses) tn_put_char(&printer->sink, ')');
}

void tn_printer__put_region_argument(tn_printer* printer, tn_ref value, bool without_type) {
  tn_printer__put_value(printer, value);
  if (!without_type) {
    TN_PUT(&printer->sink, ": ");
    put_type_of(printer, value);
  }
  if (!printer->options.debug_info) return;
  const uint32_t location = tn_argument__at(printer->context, value)->location;
  if (printer->collector != NULL) {
    tn_printer__note_location(printer, location, false);
  } else {
    tn_put_char(&printer->sink, ' ');
    tn_printer__put_location(printer, location, false);
  }
}

void tn_printer__put_initialization(tn_printer* printer, const char* prefix, tn_ref block,
                                    uint32_t first, tn_ref op, uint32_t first_operand,
                                    uint32_t count) {
  const tn_context* context = printer->context;
  const uint32_t arguments = block == 0 ? 0 : tn_block__at(context, block)->argument_count;
  if (count == 0) return;
  tn_put_view(&printer->sink, tn_string_view_from(prefix));
  tn_put_char(&printer->sink, '(');
  for (uint32_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    if (first + i < arguments) {
      const tn_block_cell* cell = tn_block__at(context, block);
      tn_printer__put_value(printer, tn_block_cell__argument(context, cell, first + i));
    }
    TN_PUT(&printer->sink, " = ");
    tn_printer__put_operands(printer, op, first_operand + i, 1);
  }
  tn_put_char(&printer->sink, ')');
}

void tn_printer__put_newline(tn_printer* printer) {
  tn_put_char(&printer->sink, '\n');
  tn_put_spaces(&printer->sink, printer->custom_indent);
}

void tn_printer__put_attribute_without_type(tn_printer* printer, tn_uref attribute) {
  tn_printer__put_any(printer, tn_printer__storage(printer, attribute), TN_PRINT_NO_TYPE);
}

//===-- Dictionaries --------------------------------------------------------------------------===//

typedef struct dictionary {
  tn_printer* printer;
  const tn_shape_payload* shape;
  const uint32_t* values;
  bool with_keyword;
  bool is_open;
  tn_elide_fn elide;
  void* user_data;
} dictionary;

static void put_entry(dictionary* self, uint32_t index) {
  tn_print_sink* sink = &self->printer->sink;
  const tn_uref key = self->shape->keys[index] & TN_UREF_MASK;
  if (self->elide != NULL &&
      self->elide(self->user_data, self->shape->keys[index], self->values[index])) {
    return;
  }
  if (self->is_open) {
    TN_PUT(sink, ", ");
  } else if (self->with_keyword) {
    TN_PUT(sink, " attributes {");
  } else {
    TN_PUT(sink, " {");
  }
  self->is_open = true;
  const tn_storage* value = tn_printer__storage(self->printer, self->values[index]);
  tn_printer__put_name(self->printer, key, value);
  if (value == NULL || value->kind != TN_STORAGE_ATTRIBUTE_BASE + TN_ATTRIBUTE_UNIT) {
    tn_printer__put_any(self->printer, value, 0);
  }
}

void tn_printer__put_attribute_dictionary(tn_printer* printer, tn_ref op, bool with_properties,
                                          bool with_keyword, tn_elide_fn elide, void* user_data) {
  const tn_context* context = printer->context;
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_shape_payload* shape = tn_op_cell__shape(context, cell);
  if (shape->key_count == 0) return;
  dictionary self = {.printer = printer,
                     .shape = shape,
                     .values = tn_op_cell__attributes(context, cell),
                     .with_keyword = with_keyword,
                     .elide = elide,
                     .user_data = user_data};
  const uint32_t split = tn_shape__property_count(shape);
  uint32_t property = with_properties ? 0 : split;
  uint32_t other = split;
  while (property < split || other < shape->key_count) {
    const bool takes_property =
        other == shape->key_count ||
        (property < split &&
         tn_printer__is_before(context, shape->keys[property], shape->keys[other]));
    put_entry(&self, takes_property ? property++ : other++);
  }
  if (self.is_open) tn_put_char(&printer->sink, '}');
}

/// C strings, or views if those are NULL.
typedef struct elided_names {
  const tn_context* context;
  const char* const* words;
  const tn_string_view* views;
  size_t count;
} elided_names;

static bool is_elided(void* user_data, tn_uref key, tn_uref value) {
  (void)value;
  const elided_names* self = user_data;
  const tn_string_view text = tn_identifier__text(self->context, key & TN_UREF_MASK);
  for (size_t i = 0; i < self->count; ++i) {
    const tn_string_view name =
        self->words != NULL ? tn_string_view_from(self->words[i]) : self->views[i];
    if (tn_string_view_equal(text, name)) return true;
  }
  return false;
}

void tn_printer__put_attributes_but(tn_printer* printer, tn_ref op, bool with_keyword,
                                    const char* const* elided, size_t elided_count) {
  elided_names self = {printer->context, elided, NULL, elided_count};
  tn_printer__put_attribute_dictionary(printer, op, true, with_keyword, is_elided, &self);
}

void tn_printer__put_attributes_but_views(tn_printer* printer, tn_ref op, bool with_keyword,
                                          const tn_string_view* elided, size_t elided_count) {
  elided_names self = {printer->context, NULL, elided, elided_count};
  tn_printer__put_attribute_dictionary(printer, op, true, with_keyword, is_elided, &self);
}

//===-- The builtin dialect -------------------------------------------------------------------===//

static tn_print_region print_module(tn_printer* printer, tn_ref op,
                                    const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  static const char* const elided[] = {"sym_name"};
  if (regions_done != 0) return TN_PRINT_NO_REGION;
  const tn_storage* name = tn_op__inherent(printer->context, op, "sym_name");
  if (name != NULL) {
    tn_put_char(&printer->sink, ' ');
    tn_printer__put_symbol_name(printer, name->self);
  }
  tn_printer__put_attributes_but(printer, op, true, elided, 1);
  tn_put_char(&printer->sink, ' ');
  return (tn_print_region){0, 0};
}

static tn_print_region print_cast(tn_printer* printer, tn_ref op,
                                  const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  (void)regions_done;
  const tn_op_cell* cell = tn_op__at(printer->context, op);
  const uint32_t count = tn_op_cell__operand_count(printer->context, cell);
  if (count != 0) {
    tn_put_char(&printer->sink, ' ');
    tn_printer__put_operands(printer, op, 0, count);
    TN_PUT(&printer->sink, " : ");
    tn_printer__put_operand_types(printer, op, 0, count);
  }
  TN_PUT(&printer->sink, " to ");
  tn_printer__put_result_types(printer, op, 0, tn_op_cell__result_count(cell));
  tn_printer__put_attributes_but(printer, op, false, NULL, 0);
  return TN_PRINT_NO_REGION;
}

static const tn_op_syntax module_syntax = {.print = print_module,
                                           .default_dialect = {"builtin", 7}};
static const tn_op_syntax cast_syntax = {.print = print_cast};

// Returns the definition's syntax, or that of the builtin dialect's ops; NULL if there is none.
static const tn_op_syntax* syntax_of(const tn_op_definition* definition, tn_string_view name) {
  if (definition == NULL || definition->syntax != NULL) {
    return definition == NULL ? NULL : definition->syntax;
  }
  if (tn_string_view_equal(name, tn_string_view_from("builtin.module"))) return &module_syntax;
  if (tn_string_view_equal(name, tn_string_view_from("builtin.unrealized_conversion_cast"))) {
    return &cast_syntax;
  }
  return NULL;
}

//===-- Ops -----------------------------------------------------------------------------------===//

static void push_op(custom_loop* self, tn_ref op) {
  if (TN_UNLIKELY(self->count == self->capacity) &&
      !tn_array_grow(self->printer->allocator, &self->frames, &self->capacity, self->count + 1,
                     sizeof *self->frames)) {
    tn_printer__out_of_memory(self->printer);
    return;
  }
  const tn_op_cell* cell = tn_op__at(self->printer->context, op);
  const tn_storage* name = tn_op_cell__name(self->printer->context, cell);
  const tn_op_definition* definition = tn_op_definition__of_name(name);
  const tn_op_syntax* syntax = syntax_of(definition, tn_operation_name__text(name));
  if (syntax != NULL &&
      (syntax->print == NULL ||
       (syntax->fits != NULL && !syntax->fits(self->printer->context, op, definition)))) {
    syntax = NULL;
  }
  self->frames[self->count++] = (custom_frame){
      .op = op, .syntax = syntax, .definition = definition, .outer_dialect = self->dialect};
}

static void put_name(custom_loop* self, tn_string_view name) {
  const tn_string_view dialect = self->dialect;
  if (dialect.size != 0 && name.size > dialect.size + 1 && name.data[dialect.size] == '.' &&
      memcmp(name.data, dialect.data, dialect.size) == 0 &&
      memchr(name.data + dialect.size + 1, '.', name.size - dialect.size - 1) == NULL) {
    name.data += dialect.size + 1;
    name.size -= dialect.size + 1;
  }
  tn_put_view(&self->printer->sink, name);
}

static bool may_have_alias(const tn_printer* printer, tn_uref reference) {
  const tn_storage* storage = tn_printer__storage(printer, reference);
  return storage != NULL && (storage->flags & TN_STORAGE_HAS_ALIAS) != 0;
}

/// Returns whether the text of an op without regions may contain an alias: a custom form only
/// prints its types and attributes, and parts of them.
static bool op_may_have_alias(const tn_printer* printer, tn_ref ref) {
  const tn_context* context = printer->context;
  tn_op_cell* op = tn_op__at(context, ref);
  const uint32_t operand_count = tn_op_cell__operand_count(context, op);
  for (uint32_t i = 0; i < operand_count; ++i) {
    const tn_ref value = tn_op_cell__operand(context, ref, op, i);
    if (value != 0 && may_have_alias(printer, tn_value_cell__type(tn_value__at(context, value)))) {
      return true;
    }
  }
  const uint32_t result_count = tn_op_cell__result_count(op);
  for (uint32_t i = 0; i < result_count; ++i) {
    const tn_ref value = tn_op_cell__result(ref, op, i);
    if (may_have_alias(printer, tn_value_cell__type(tn_value__at(context, value)))) return true;
  }
  const uint32_t key_count = tn_op_cell__shape(context, op)->key_count;
  const uint32_t* values = tn_op_cell__attributes(context, op);
  for (uint32_t i = 0; i < key_count; ++i) {
    if (may_have_alias(printer, values[i])) return true;
  }
  return false;
}

/// Returns whether the op's custom form has nothing to record for the collector.
static bool is_plain(const tn_printer* printer, const custom_frame* frame) {
  return printer->collector != NULL &&
         tn_op_cell__region_count(tn_op__at(printer->context, frame->op)) == 0 &&
         !op_may_have_alias(printer, frame->op);
}

/// Prints the results of an op, and its name if it has a custom form.
static void begin_op(custom_loop* self, const custom_frame* frame) {
  tn_printer* printer = self->printer;
  const tn_op_cell* cell = tn_op__at(printer->context, frame->op);
  if (printer->collector != NULL) {
    if (printer->options.debug_info) tn_printer__note_location(printer, cell->location, true);
    return;
  }
  const bool in_line = self->in_line;
  self->in_line = false;
  if (!in_line) tn_put_spaces(&printer->sink, self->indent);
  const uint32_t result_count = tn_op_cell__result_count(cell);
  if (result_count != 0 && !in_line) tn_printer__put_results(printer, frame->op, result_count);
  if (frame->syntax != NULL) put_name(self, tn_op_cell__name_text(printer->context, cell));
}

static tn_print_region print_generic(tn_printer* printer, const custom_frame* frame) {
  const uint32_t count = tn_op_cell__region_count(tn_op__at(printer->context, frame->op));
  const tn_print_region next = {(int32_t)frame->regions_done,
                                TN_PRINT_ENTRY_ARGUMENTS | TN_PRINT_EMPTY_BLOCK};
  if (printer->collector != NULL) {
    if (frame->regions_done < count) return next;
    tn_printer__note_generic_op(printer, frame->op);
    return TN_PRINT_NO_REGION;
  }
  if (frame->regions_done == 0) tn_printer__put_generic_head(printer, frame->op);
  if (frame->regions_done < count) {
    tn_put(&printer->sink, frame->regions_done == 0 ? " (" : ", ", 2);
    return next;
  }
  if (count != 0) tn_put_char(&printer->sink, ')');
  tn_printer__put_generic_tail(printer, frame->op);
  return TN_PRINT_NO_REGION;
}

/// Prints the text after an op that is done; for the generic form it is part of the tail.
static void end_op(custom_loop* self, const custom_frame* frame) {
  tn_printer* printer = self->printer;
  self->dialect = frame->outer_dialect;
  if (!printer->options.debug_info || printer->collector != NULL || frame->syntax == NULL) return;
  tn_put_char(&printer->sink, ' ');
  tn_printer__put_location(printer, tn_op__at(printer->context, frame->op)->location, true);
}

//===-- Regions -------------------------------------------------------------------------------===//

/// Returns whether the op has anything but its name, which would be lost if it were elided.
static bool says_something(const tn_context* context, const tn_op_cell* op) {
  if (tn_op_cell__shape(context, op)->key_count != 0 ||
      tn_op_cell__operand_count(context, op) != 0 || tn_op_cell__result_count(op) != 0 ||
      tn_op_cell__successor_count(op) != 0) {
    return true;
  }
  for (uint32_t i = 0; i < tn_op_cell__region_count(op); ++i) {
    const tn_ref block = tn_region__at(context, tn_op_cell__region(op, i))->first_block;
    if (block != 0 && tn_block__at(context, block)->first_op != 0) return true;
  }
  return false;
}

/// Returns whether the op is a terminator to be elided: one that has nothing but its name.
static bool is_left_out(const tn_context* context, const custom_frame* frame,
                        const tn_op_cell* op) {
  if ((frame->region_flags & TN_PRINT_NO_TERMINATOR) == 0 || op->next != 0) return false;
  if (tn_block__at(context, op->block)->previous != 0) return false;
  const tn_op_definition* definition = tn_op_definition__of(context, op);
  return definition != NULL && (definition->traits & TN_OP_TRAIT_TERMINATOR) != 0 &&
         !says_something(context, op);
}

/// Returns `ref`, or 0 if it is elided.
static tn_ref shown_op(const tn_context* context, const custom_frame* frame, tn_ref ref) {
  if (ref == 0 || is_left_out(context, frame, tn_op__at(context, ref))) return 0;
  return ref;
}

static void put_block_head(custom_loop* self, tn_ref block) {
  tn_printer* printer = self->printer;
  if (printer->collector == NULL) {
    tn_printer__put_block_head(printer, block, self->indent - INDENT);
    return;
  }
  const tn_block_cell* cell = tn_block__at(printer->context, block);
  for (uint32_t i = 0; i < cell->argument_count; ++i) {
    tn_printer__put_region_argument(printer, tn_block_cell__argument(printer->context, cell, i),
                                    false);
  }
}

/// Prints the heads of `block` and later blocks up to one with ops; returns its first op, or 0.
static tn_ref enter_blocks(custom_loop* self, const custom_frame* frame, tn_ref block) {
  const tn_context* context = self->printer->context;
  while (block != 0) {
    const tn_block_cell* cell = tn_block__at(context, block);
    const bool has_label =
        cell->previous != 0 ||
        (cell->argument_count != 0 && (frame->region_flags & TN_PRINT_ENTRY_ARGUMENTS) != 0) ||
        (cell->first_op == 0 && (frame->region_flags & TN_PRINT_EMPTY_BLOCK) != 0);
    if (has_label) put_block_head(self, block);
    const tn_ref first = shown_op(context, frame, cell->first_op);
    if (first != 0) return first;
    block = cell->next;
  }
  return 0;
}

static void close_region(custom_loop* self) {
  custom_frame* frame = &self->frames[self->count - 1];
  if ((frame->region_flags & TN_PRINT_ONE_LINE) != 0) {
    TN_PUT(&self->printer->sink, " }");
    ++frame->regions_done;
    return;
  }
  self->indent -= INDENT;
  tn_put_spaces(&self->printer->sink, self->indent);
  tn_put_char(&self->printer->sink, '}');
  if ((frame->region_flags & TN_PRINT_INDENTED) != 0) self->indent -= INDENT;
  self->printer->custom_indent = self->indent;
  ++frame->regions_done;
}

/// Opens a region in the op's line; returns its first op, or 0 if it was printed completely.
static tn_ref open_line(custom_loop* self, tn_ref region) {
  const tn_context* context = self->printer->context;
  const tn_ref block = tn_region__at(context, region)->first_block;
  const tn_ref first = block == 0 ? 0 : tn_block__at(context, block)->first_op;
  TN_PUT(&self->printer->sink, "{ ");
  self->in_line = first != 0;
  if (first == 0) close_region(self);
  return first;
}

/// Opens any region likewise.
static tn_ref open_region(custom_loop* self, tn_print_region region) {
  tn_printer* printer = self->printer;
  custom_frame* frame = &self->frames[self->count - 1];
  frame->region_flags = region.flags;
  if (printer->options.skip_regions) {
    TN_PUT(&printer->sink, "{...}");
    ++frame->regions_done;
    return 0;
  }
  const tn_op_cell* op = tn_op__at(printer->context, frame->op);
  // An unverified op may lack regions that its form requires.
  if ((uint32_t)region.index >= tn_op_cell__region_count(op)) {
    TN_PUT(&printer->sink, "{}");
    ++frame->regions_done;
    return 0;
  }
  const tn_ref cell = tn_op_cell__region(op, (uint32_t)region.index);
  if ((region.flags & TN_PRINT_ONE_LINE) != 0) return open_line(self, cell);
  TN_PUT(&printer->sink, "{\n");
  self->indent += (region.flags & TN_PRINT_INDENTED) != 0 ? 2 * INDENT : INDENT;
  printer->custom_indent = self->indent;
  self->dialect =
      frame->syntax == NULL ? (tn_string_view){NULL, 0} : frame->syntax->default_dialect;
  const tn_ref first =
      enter_blocks(self, frame, tn_region__at(printer->context, cell)->first_block);
  if (first == 0) close_region(self);
  return first;
}

/// After an op that is done: returns the next op in the region, or 0 at its end.
static tn_ref next_in_region(custom_loop* self, tn_ref op) {
  const tn_context* context = self->printer->context;
  const custom_frame* frame = &self->frames[self->count - 1];
  const tn_op_cell* cell = tn_op__at(context, op);
  if ((frame->region_flags & TN_PRINT_ONE_LINE) != 0) return 0;
  tn_put_char(&self->printer->sink, '\n');
  const tn_ref next = shown_op(context, frame, cell->next);
  if (next != 0) return next;
  return enter_blocks(self, frame, tn_block__at(context, cell->block)->next);
}

//===-- The loop ------------------------------------------------------------------------------===//

/// Prints the top op up to its next region with ops, and returns the first op of that; 0 when the
/// op is done.
static tn_ref advance(custom_loop* self) {
  for (;;) {
    const custom_frame* frame = &self->frames[self->count - 1];
    if (is_plain(self->printer, frame)) return 0;
    const tn_print_region region =
        frame->syntax == NULL ? print_generic(self->printer, frame)
                              : frame->syntax->print(self->printer, frame->op, frame->definition,
                                                     frame->regions_done);
    if (region.index < 0 || self->printer->sink.status != TN_OK) return 0;
    const tn_ref first = open_region(self, region);
    if (first != 0) return first;
  }
}

/// Prints ops of the root's region in parallel from `op` on; returns the op after them.
TN_NOINLINE static tn_ref share_ops(custom_loop* self, tn_ref op) {
  const uint32_t flags = self->frames[0].region_flags;
  if ((flags & (TN_PRINT_NO_TERMINATOR | TN_PRINT_ONE_LINE)) != 0) return op;
  return tn_printer__share(self->printer, op, self->indent, self->dialect);
}

/// Prints `op` and the ops after it, until the loop has no frames or, if `base` is not 0, until the
/// open region of the frame at index `base - 1` is closed.
static void print_tree(custom_loop* self, tn_ref op, size_t base) {
  while (self->printer->sink.status == TN_OK) {
    tn_print_sink__poll(&self->printer->sink);
    if (TN_UNLIKELY(self->printer->may_share) && self->count == 1) op = share_ops(self, op);
    push_op(self, op);
    if (self->printer->sink.status != TN_OK) return;
    begin_op(self, &self->frames[self->count - 1]);
    op = advance(self);
    while (op == 0) {
      const custom_frame done = self->frames[--self->count];
      end_op(self, &done);
      if (self->count == 0 || self->printer->sink.status != TN_OK) return;
      // The dialect without a prefix is that of the region.
      op = next_in_region(self, done.op);
      if (op != 0) break;
      close_region(self);
      if (self->count == base) return;
      op = advance(self);
    }
  }
}

void tn_printer__put_region(tn_printer* printer, tn_print_region region) {
  custom_loop* self = printer->custom_loop;
  const tn_ref first = open_region(self, region);
  if (first != 0) print_tree(self, first, self->count);
}

void tn_printer__put_custom(tn_printer* printer, tn_ref root, size_t indent) {
  tn_printer__put_custom_in(printer, root, indent, tn_string_view_from("builtin"));
}

void tn_printer__put_custom_in(tn_printer* printer, tn_ref root, size_t indent,
                               tn_string_view dialect) {
  custom_loop self = {.printer = printer, .indent = indent, .dialect = dialect};
  printer->custom_indent = indent;
  printer->custom_loop = &self;
  print_tree(&self, root, 0);
  printer->custom_loop = NULL;
  tn_deallocate(printer->allocator, self.frames, self.capacity * sizeof *self.frames);
}
