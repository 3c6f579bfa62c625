// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Aliases: which types, attributes and locations are printed by name, and how the names are
// numbered.
//
// Everything to be printed is visited in MLIR's order: an op's location, its regions, the types of
// its operands and results, its attributes by name. The depth of an object is the nesting of
// objects with aliases in it. Aliases are sorted by depth, types before attributes, then by name,
// then in order of visits; each name is numbered in that order. A parser can resolve locations of
// ops later, so their aliases are defined after the top-level op, unless something else needs them,
// too.

#include "ir/alias_names.h"
#include "ir/children.h"
#include "ir/definition.h"
#include "ir/opaque_text.h"
#include "ir/services.h"
#include "ir/shape.h"
#include "text/syntax.h"

//===-- Children ------------------------------------------------------------------------------===//

static tn_uref child_in_row(const tn_storage* storage, uint32_t* step) {
  const tn_child_row row = tn_storage__children(storage);
  tn_uref child = 0;
  while (child == 0 && *step < row.count) child = row.first[(size_t)(*step)++ * row.stride];
  return child;
}

/// Returns the next parameter that may print as an alias.
static tn_uref next_parameter(const tn_storage* defined, uint32_t* step) {
  const tn_definition* definition = tn_definition__of(defined);
  tn_uref child;
  do {
    child = child_in_row(defined, step);
  } while (child != 0 && definition->parameters[*step - 1].kind == TN_PARAMETER_MAP);
  return child;
}

/// Returns the next parameter, or the reference in the body at or after `*step`, and moves `*step`
/// after it; 0 if there is none.
static tn_uref next_in_body(const tn_storage* opaque, uint32_t* step) {
  const tn_opaque_payload* payload = tn_storage_payload(opaque);
  if (tn_opaque__is_defined(payload)) return next_parameter(opaque, step);
  const tn_string_view body = tn_opaque__body(payload);
  if (*step >= body.size || !tn_opaque_text__may_refer(body) ||
      !tn_alias_names__sees_into(tn_storage_context(opaque)->services->alias_names,
                                 tn_opaque__dialect(payload))) {
    return 0;
  }
  tn_uref reference = 0;
  const size_t at = tn_opaque_text__next(body, *step, &reference);
  *step = at == body.size ? (uint32_t)body.size : (uint32_t)at + TN_OPAQUE_REFERENCE_SIZE;
  return at == body.size ? 0 : reference;
}

/// `unknown` replaces children that are 0.
static tn_uref child_of_location(const tn_storage* location, tn_uref unknown, uint32_t* step) {
  const tn_pair_payload* pair = tn_storage_payload(location);
  switch (location->kind - TN_STORAGE_LOCATION_BASE) {
    case TN_LOCATION_NAME:
      // An unknown child is not printed.
      return (*step)++ == 0 && pair->second != unknown ? pair->second : 0;
    case TN_LOCATION_CALL_SITE: {
      const uint32_t i = (*step)++;
      if (i == 2) return 0;
      const tn_uref child = i == 0 ? pair->first : pair->second;
      return child == 0 ? unknown : child;
    }
    case TN_LOCATION_FUSED: {
      const tn_fused_location_payload* payload = tn_storage_payload(location);
      if (*step == 0) {
        *step = 1;
        if (payload->metadata != 0) return payload->metadata;
      }
      if (*step > payload->count) return 0;
      const tn_uref child = payload->locations[(*step)++ - 1];
      return child == 0 ? unknown : child;
    }
    default:
      return 0;
  }
}

/// Returns the next child of an attribute that may contain an alias; 0 after the last.
static tn_uref child_of_attribute(const tn_storage* attribute, uint32_t* step) {
  tn_uref child = 0;
  switch (attribute->kind - TN_STORAGE_ATTRIBUTE_BASE) {
    case TN_ATTRIBUTE_ARRAY:
    case TN_ATTRIBUTE_DICTIONARY:
    case TN_ATTRIBUTE_TYPE:
    case TN_ATTRIBUTE_DISTINCT:
      return child_in_row(attribute, step);
    case TN_ATTRIBUTE_OPAQUE:
    case TN_ATTRIBUTE_DIALECT:
      child = next_in_body(attribute, step);
      if (child != 0) return child;
      break;
    case TN_ATTRIBUTE_AFFINE_MAP:
    case TN_ATTRIBUTE_INTEGER_SET:
      return 0;
    default:
      break;
  }
  if (*step == UINT32_MAX) return 0;
  *step = UINT32_MAX;
  return attribute->type->self;
}

static tn_uref next_child(const tn_printer* printer, const tn_storage* storage, uint32_t* step) {
  if (tn_type__is_of_dialect((tn_type){storage})) return next_in_body(storage, step);
  if (tn_storage_is_type(storage)) return child_in_row(storage, step);
  if (storage->kind >= TN_STORAGE_LOCATION_BASE) {
    return child_of_location(storage, printer->unknown_location->self, step);
  }
  return child_of_attribute(storage, step);
}

//===-- Visits --------------------------------------------------------------------------------===//

/// The symbols inside a symbol with a deferrable alias, in the collector's list.
typedef struct child_range {
  size_t start;
  size_t count;
} child_range;

typedef struct visit_frame {
  const tn_storage* storage;
  uint32_t symbol;
  uint32_t step;
  uint32_t inner_depth;
  uint32_t is_deferrable;
  size_t open_start;  ///< Index of its first child among the open ones.
} visit_frame;

typedef struct tn_alias_collector {
  tn_printer* printer;
  uint32_t max_depth;
  size_t frame_count;
  uint32_t* open;  ///< Children of the frames.
  size_t open_count;
  size_t open_capacity;
  uint32_t* children;  ///< Children of finished symbols.
  size_t child_count;
  size_t child_capacity;
  child_range* ranges;  ///< Ranges by symbol.
  size_t range_capacity;
  tn_uref file;            ///< The file of visited uniqued positions; 0 for none.
  bool has_several_files;  ///< The positions are in several files.
  bool restarts;           ///< All positions have to be uniqued.
  tn_text_buffer* notes;   ///< For a part: references for the whole to visit; it has no frames.
  visit_frame frames[TN_PRINT_FRAMES_MAX];
} collector;

static bool push_word(collector* self, uint32_t** words, size_t* count, size_t* capacity,
                      uint32_t word) {
  if (!tn_array_grow(self->printer->allocator, words, capacity, *count + 1, sizeof **words)) {
    tn_printer__out_of_memory(self->printer);
    return false;
  }
  (*words)[(*count)++] = word;
  return true;
}

/// Requires the alias of `symbol`, and those inside it, to be defined before the top-level op.
static void forbid_deferring(collector* self, uint32_t symbol) {
  const size_t base = self->open_count;
  push_word(self, &self->open, &self->open_count, &self->open_capacity, symbol);
  while (self->open_count > base) {
    const uint32_t number = self->open[--self->open_count];
    tn_print_symbol* next = &self->printer->symbols[number];
    if ((next->flags & TN_SYMBOL_DEFERRABLE) == 0) continue;
    next->flags &= (uint16_t)~TN_SYMBOL_DEFERRABLE;
    if (number >= self->range_capacity) continue;
    const child_range range = self->ranges[number];
    for (size_t i = 0; i < range.count; ++i) {
      push_word(self, &self->open, &self->open_count, &self->open_capacity,
                self->children[range.start + i]);
    }
  }
}

/// Returns whether the child that was visited last is a list parameter, which is not an attribute
/// in MLIR.
static bool is_at_list(const visit_frame* frame) {
  const tn_definition* definition = tn_definition__of(frame->storage);
  const uint32_t index = frame->step - 1;
  return definition != NULL && index < definition->parameter_count &&
         definition->parameters[index].is_list;
}

/// Adds a symbol to the innermost frame.
static void note_child(collector* self, uint32_t symbol) {
  if (self->frame_count == 0) return;
  visit_frame* frame = &self->frames[self->frame_count - 1];
  uint32_t depth = self->printer->symbols[symbol].depth;
  if (depth != 0 && is_at_list(frame)) --depth;
  if (depth > frame->inner_depth) frame->inner_depth = depth;
  if (frame->is_deferrable != 0) {
    push_word(self, &self->open, &self->open_count, &self->open_capacity, symbol);
  }
}

/// Returns whether a dialect's type or attribute is recursive and prints its name again inside.
/// MLIR counts that as one more level.
static bool names_itself(const tn_storage* storage) {
  const bool is_type = tn_storage_is_type(storage);
  if (!tn_storage__is_of_dialect(storage)) return false;
  const tn_opaque_payload* payload = tn_storage_payload(storage);
  const tn_string_view text = tn_opaque__body(payload);
  const char* end = text.data + text.size;
  const tn_string_view dialect = tn_opaque__dialect(payload);
  const size_t size = dialect.size;
  for (const char* p = text.data;
       (p = memchr(p, is_type ? '!' : '#', (size_t)(end - p))) != NULL;) {
    ++p;
    if ((size_t)(end - p) <= size || memcmp(p, dialect.data, size) != 0 || p[size] != '.') continue;
    const tn_string_view rest = {p + size + 1, (size_t)(end - p) - size - 1};
    if (tn_alias_names__of_opaque(tn_storage_context(storage)->services->alias_names, is_type,
                                  dialect, rest)
            .size != 0)
      return true;
  }
  return false;
}

/// Records a uniqued position: if it is also a position in the text, both have the same alias.
static void note_file(collector* self, const tn_storage* location) {
  const tn_file_location_payload* payload = tn_storage_payload(location);
  // Positions in a text never have line 0.
  if (payload->start_line == 0) return;
  if (self->file != 0 && self->file != payload->file) self->has_several_files = true;
  self->file = payload->file;
  const tn_source_span* span = self->printer->positions.span;
  if (span != NULL && span->file == payload->file) self->restarts = true;
}

static void enter(collector* self, const tn_storage* storage, bool deferrable) {
  tn_printer* printer = self->printer;
  uint32_t* slot = tn_printer__symbol_slot(printer, storage->self);
  if (slot == NULL) return;
  if (*slot != 0) {
    if (!deferrable) forbid_deferring(self, *slot);
    note_child(self, *slot);
    return;
  }
  if (TN_UNLIKELY(self->frame_count == TN_PRINT_FRAMES_MAX)) {
    tn_print_sink__fail(&printer->sink, TN_LIMIT_EXCEEDED);
    return;
  }
  tn_print_symbol* symbol = tn_printer__symbol_make(printer, storage->self);
  if (symbol == NULL) return;
  symbol->alias_name = tn_printer__alias_name(printer, storage);
  symbol->alias_number = (uint32_t)printer->positions.count;
  if (storage->kind == TN_STORAGE_LOCATION_BASE + TN_LOCATION_FILE) note_file(self, storage);
  if (symbol->alias_name != 0) {
    ++printer->alias_count;
    symbol->depth = names_itself(storage) ? 2 : 1;
    if (tn_storage_is_type(storage)) symbol->flags |= TN_SYMBOL_TYPE;
  }
  // Also without an alias: forbid_deferring continues with the symbols inside it.
  if (deferrable) symbol->flags |= TN_SYMBOL_DEFERRABLE;
  self->frames[self->frame_count++] = (visit_frame){.storage = storage,
                                                    .symbol = *slot,
                                                    .is_deferrable = deferrable,
                                                    .open_start = self->open_count};
}

static void keep_children(collector* self, const visit_frame* frame) {
  const size_t count = self->open_count - frame->open_start;
  if (count == 0) return;
  const size_t old_capacity = self->range_capacity;
  if (!tn_array_grow(self->printer->allocator, &self->ranges, &self->range_capacity,
                     (size_t)frame->symbol + 1, sizeof *self->ranges) ||
      !tn_array_grow(self->printer->allocator, &self->children, &self->child_capacity,
                     self->child_count + count, sizeof *self->children)) {
    tn_printer__out_of_memory(self->printer);
    return;
  }
  memset(self->ranges + old_capacity, 0,
         (self->range_capacity - old_capacity) * sizeof *self->ranges);
  memcpy(self->children + self->child_count, self->open + frame->open_start,
         count * sizeof *self->children);
  self->ranges[frame->symbol] = (child_range){self->child_count, count};
  self->child_count += count;
  self->open_count = frame->open_start;
}

static void leave(collector* self) {
  const visit_frame frame = self->frames[--self->frame_count];
  keep_children(self, &frame);
  tn_print_symbol* symbol = &self->printer->symbols[frame.symbol];
  if (frame.inner_depth != 0) symbol->depth = (uint16_t)(frame.inner_depth + 1);
  if (symbol->depth > self->max_depth) self->max_depth = symbol->depth;
  note_child(self, frame.symbol);
}

/// Leaves an object that is new to a part for the whole to visit.
static void note(const collector* self, const tn_storage* storage) {
  uint32_t* slot = tn_printer__symbol_slot(self->printer, storage->self);
  if (slot == NULL || *slot != 0) return;
  *slot = 1;
  tn_text_buffer_append(self->notes, (const char*)&storage->self, sizeof storage->self);
}

static void visit(collector* self, const tn_storage* storage, bool deferrable) {
  if (self->notes != NULL) {
    note(self, storage);
    return;
  }
  enter(self, storage, deferrable);
  while (self->frame_count != 0 && self->printer->sink.status == TN_OK) {
    tn_print_sink__poll(&self->printer->sink);
    visit_frame* frame = &self->frames[self->frame_count - 1];
    const tn_uref reference = next_child(self->printer, frame->storage, &frame->step);
    if (reference == 0) {
      leave(self);
      continue;
    }
    const tn_storage* child = tn_printer__storage(self->printer, reference);
    if ((child->flags & TN_STORAGE_HAS_ALIAS) != 0) {
      enter(self, child, frame->is_deferrable != 0);
    }
  }
}

static void visit_reference(collector* self, tn_uref reference) {
  const tn_storage* storage = tn_printer__storage(self->printer, reference);
  if (TN_LIKELY(storage == NULL || (storage->flags & TN_STORAGE_HAS_ALIAS) == 0)) return;
  visit(self, storage, false);
}

static void visit_position(collector* self, uint32_t offset, bool deferrable) {
  tn_print_positions* positions = &self->printer->positions;
  const bool is_first = positions->span == NULL;
  if (!tn_printer__note_position(self->printer, offset, deferrable)) self->restarts = true;
  if (!is_first || positions->span == NULL) return;
  if (self->max_depth == 0) self->max_depth = 1;
  if (self->has_several_files || self->file == positions->span->file) self->restarts = true;
}

static void visit_location(collector* self, uint32_t location, bool deferrable) {
  if ((location & TN_UREF_FLAG) != 0 && !self->printer->positions.are_unique) {
    visit_position(self, location & TN_UREF_MASK, deferrable);
    return;
  }
  const tn_storage* attribute = tn_printer__location_attribute(self->printer, location);
  if (attribute != NULL) visit(self, attribute, deferrable);
}

//===-- Operations --------------------------------------------------------------------------===//

/// Visits properties and discardable attributes, in one order by name. MLIR does not visit
/// properties of unregistered ops; but the writer of a text with properties knew the op.
static void visit_attributes(collector* self, tn_op_cell* op) {
  const tn_context* context = self->printer->context;
  const tn_shape_payload* shape = tn_op_cell__shape(context, op);
  if (shape->key_count == 0) return;
  const uint32_t* values = tn_op_cell__attributes(context, op);
  const uint32_t split = tn_shape__property_count(shape);
  // MLIR does not visit properties that are not a dictionary.
  uint32_t property = tn_printer__has_unnamed_property(self->printer, shape) ? 1 : 0;
  uint32_t discardable = split;
  while (property < split && discardable < shape->key_count) {
    const bool takes_property =
        tn_printer__is_before(context, shape->keys[property], shape->keys[discardable]);
    visit_reference(self, values[takes_property ? property++ : discardable++]);
  }
  while (property < split) visit_reference(self, values[property++]);
  while (discardable < shape->key_count) visit_reference(self, values[discardable++]);
}

static void visit_types(collector* self, tn_ref ref, const tn_op_cell* op) {
  const tn_context* context = self->printer->context;
  const uint32_t operand_count = tn_op_cell__operand_count(context, op);
  if (operand_count != 0) {
    const tn_use_cell* uses = tn_use__at(context, tn_op_cell__operands(context, ref, op));
    for (uint32_t i = 0; i < operand_count; ++i) {
      if (uses[i].value != 0)
        visit_reference(self, tn_value_cell__type(tn_value__at(context, uses[i].value)));
    }
  }
  const uint32_t result_count = tn_op_cell__result_count(op);
  if (result_count == 0) return;
  const tn_value_cell* results = tn_value__at(context, tn_op_cell__result(ref, op, 0));
  for (uint32_t i = 0; i < result_count; ++i)
    visit_reference(self, tn_value_cell__type(&results[i]));
}

static void visit_op_end(collector* self, tn_ref ref, tn_op_cell* op) {
  if (self->printer->has_aliased_types) visit_types(self, ref, op);
  visit_attributes(self, op);
}

static void visit_block_arguments(collector* self, const tn_block_cell* block) {
  const tn_context* context = self->printer->context;
  for (uint32_t i = 0; i < block->argument_count; ++i) {
    const tn_argument_cell* argument =
        tn_argument__at(context, tn_block_cell__argument(context, block, i));
    visit_reference(self, tn_value_cell__type(&argument->value));
    if (self->printer->options.debug_info) visit_location(self, argument->location, false);
  }
}

/// Returns the first op in `block` or later blocks, after visiting the arguments on the way.
static tn_ref visit_blocks(collector* self, tn_ref block) {
  while (block != 0) {
    const tn_block_cell* cell = tn_block__at(self->printer->context, block);
    visit_block_arguments(self, cell);
    if (cell->first_op != 0) return cell->first_op;
    block = cell->next;
  }
  return 0;
}

static tn_ref visit_regions(collector* self, const tn_op_cell* op, uint32_t index) {
  if (self->printer->options.skip_regions) return 0;
  const uint32_t count = tn_op_cell__region_count(op);
  for (; index < count; ++index) {
    const tn_region_cell* region =
        tn_region__at(self->printer->context, tn_op_cell__region(op, index));
    const tn_ref first = visit_blocks(self, region->first_block);
    if (first != 0) return first;
  }
  return 0;
}

static void visit_tree(collector* self, tn_ref root) {
  const tn_context* context = self->printer->context;
  tn_ref ref = root;
  while (self->printer->sink.status == TN_OK && !self->restarts) {
    if (TN_UNLIKELY(self->printer->may_share) && ref != root) {
      ref = tn_printer__share(self->printer, ref, 0, tn_string_view_from(""));
    }
    tn_op_cell* op = tn_op__at(context, ref);
    tn_print_sink__poll(&self->printer->sink);
    if (self->printer->options.debug_info) visit_location(self, op->location, true);
    tn_ref next = visit_regions(self, op, 0);
    while (next == 0) {
      visit_op_end(self, ref, op);
      if (ref == root) return;
      const tn_block_cell* block = tn_block__at(context, op->block);
      next = op->next != 0 ? op->next : visit_blocks(self, block->next);
      if (next != 0) break;
      const tn_region_cell* region = tn_region__at(context, block->region);
      ref = region->op;
      op = tn_op__at(context, ref);
      next = visit_regions(self, op, region->index + 1);
    }
    ref = next;
  }
}

//===-- Sorting -------------------------------------------------------------------------------===//

/// A sort key of an alias. `number` is as in tn_printer.alias_order.
typedef uint32_t (*sort_key_fn)(const tn_printer* printer, uint32_t number);

static uint32_t key_of_name(const tn_printer* printer, uint32_t number) {
  const uint32_t name =
      (number & TN_UREF_FLAG) != 0 ? printer->location_name : printer->symbols[number].alias_name;
  return printer->alias_names[name - 1].rank;
}
static uint32_t key_of_kind(const tn_printer* printer, uint32_t number) {
  const bool is_position = (number & TN_UREF_FLAG) != 0;
  return !is_position && (printer->symbols[number].flags & TN_SYMBOL_TYPE) != 0 ? 0 : 1;
}
static uint32_t key_of_depth(const tn_printer* printer, uint32_t number) {
  return (number & TN_UREF_FLAG) != 0 ? 1 : printer->symbols[number].depth;
}

/// Sorts stably by a key of at most `key_max`; `counts` has capacity for one more than that.
static void sort_by_key(const tn_printer* printer, const uint32_t* from, uint32_t* to,
                        sort_key_fn key, size_t key_max, uint32_t* counts) {
  memset(counts, 0, (key_max + 1) * sizeof *counts);
  for (size_t i = 0; i < printer->alias_count; ++i) ++counts[key(printer, from[i])];
  if (counts[key(printer, from[0])] == printer->alias_count) {
    memcpy(to, from, printer->alias_count * sizeof *to);
    return;
  }
  uint32_t start = 0;
  for (size_t k = 0; k <= key_max; ++k) {
    const uint32_t count = counts[k];
    counts[k] = start;
    start += count;
  }
  for (size_t i = 0; i < printer->alias_count; ++i) {
    to[counts[key(printer, from[i])]++] = from[i];
  }
}

/// Lists symbols with aliases and positions in order of visits.
static void list_aliases(const tn_printer* printer, uint32_t* list) {
  const uint32_t position_count = (uint32_t)printer->positions.count;
  uint32_t position = 0;
  for (uint32_t i = 1; i < printer->symbol_count; ++i) {
    const tn_print_symbol* symbol = &printer->symbols[i];
    if (symbol->alias_name == 0) continue;
    for (; position < symbol->alias_number; ++position) *list++ = position | TN_UREF_FLAG;
    *list++ = i;
  }
  for (; position < position_count; ++position) *list++ = position | TN_UREF_FLAG;
}

static void order_aliases(tn_printer* printer, uint32_t max_depth) {
  const size_t name_count = printer->alias_spellings.count;
  const size_t key_max = max_depth > name_count ? max_depth : name_count;
  const size_t scratch_size = (printer->alias_count + key_max + 1) * sizeof(uint32_t);
  uint32_t* scratch = tn_allocate(printer->allocator, scratch_size);
  printer->alias_order =
      tn_allocate(printer->allocator, printer->alias_count * sizeof *printer->alias_order);
  if (scratch == NULL || printer->alias_order == NULL) {
    tn_printer__out_of_memory(printer);
    tn_deallocate(printer->allocator, scratch, scratch_size);
    return;
  }
  list_aliases(printer, scratch);
  uint32_t* counts = scratch + printer->alias_count;
  uint32_t* order = printer->alias_order;
  sort_by_key(printer, scratch, order, key_of_name, name_count, counts);
  sort_by_key(printer, order, scratch, key_of_kind, 1, counts);
  sort_by_key(printer, scratch, order, key_of_depth, max_depth, counts);
  tn_deallocate(printer->allocator, scratch, scratch_size);
}

//===-- Custom form -------------------------------------------------------------------------===//

void tn_printer__note_alias(tn_printer* printer, const tn_storage* storage) {
  if ((storage->flags & TN_STORAGE_HAS_ALIAS) != 0) visit(printer->collector, storage, false);
}

void tn_printer__note_location(tn_printer* printer, uint32_t location, bool deferrable) {
  visit_location(printer->collector, location, deferrable);
}

void tn_printer__note_generic_op(tn_printer* printer, tn_ref op) {
  tn_op_cell* cell = tn_op__at(printer->context, op);
  visit_types(printer->collector, op, cell);
  visit_attributes(printer->collector, cell);
}

static tn_status drop(void* user_data, const char* bytes, size_t size) {
  (void)user_data;
  (void)bytes;
  (void)size;
  return TN_OK;
}

/// Prints without output, to determine what is printed and in which order.
static void visit_custom(collector* self, tn_ref root) {
  tn_printer* printer = self->printer;
  const tn_write_fn write = printer->sink.write;
  printer->sink.write = drop;
  tn_printer__put_custom(printer, root, 0);
  printer->sink.write = write;
  printer->sink.size = 0;
  printer->sink.flushed = 0;
}

static void visit_all(collector* self, tn_ref root) {
  tn_printer* printer = self->printer;
  // Every op has a position, so that recording them first has no benefit.
  printer->may_share = printer->context->threading && !printer->options.debug_info;
  printer->collector = self;
  if (!printer->options.custom_form) {
    visit_tree(self, root);
  } else if (printer->has_aliases || printer->has_aliased_types || printer->options.debug_info) {
    visit_custom(self, root);
  }
  printer->collector = NULL;
  printer->may_share = false;
}

/// Discards the visits.
static void forget_visited(collector* self) {
  tn_printer* printer = self->printer;
  tn_printer__free_symbols(printer);
  tn_printer__free_positions(printer);
  printer->alias_count = 0;
  printer->distinct_count = 0;
  printer->resource_count = 0;
  self->max_depth = 0;
  self->frame_count = 0;
  self->open_count = 0;
  self->child_count = 0;
  if (self->ranges != NULL) memset(self->ranges, 0, self->range_capacity * sizeof *self->ranges);
}

void tn_printer__collect_aliases(tn_printer* printer, tn_ref root) {
  collector* self = tn_allocate(printer->allocator, sizeof *self);
  if (self == NULL) {
    tn_printer__out_of_memory(printer);
    return;
  }
  memset(self, 0, offsetof(collector, frames));
  self->printer = printer;
  visit_all(self, root);
  if (self->restarts) {
    forget_visited(self);
    printer->positions.are_unique = true;
    self->restarts = false;
    visit_all(self, root);
  }
  if (printer->alias_count != 0 && printer->sink.status == TN_OK) {
    tn_printer__rank_alias_names(printer);
    order_aliases(printer, self->max_depth);
    if (printer->sink.status == TN_OK) tn_printer__number_aliases(printer);
  }
  tn_deallocate(printer->allocator, self->open, self->open_capacity * sizeof *self->open);
  tn_deallocate(printer->allocator, self->children, self->child_capacity * sizeof *self->children);
  tn_deallocate(printer->allocator, self->ranges, self->range_capacity * sizeof *self->ranges);
  tn_deallocate(printer->allocator, self, sizeof *self);
}

//===-- Parts -------------------------------------------------------------------------------===//

bool tn_printer__open_notes(tn_printer* part) {
  collector* self = tn_allocate_zeroed(part->allocator, offsetof(collector, frames));
  part->collector = self;
  if (self == NULL) return false;
  self->printer = part;
  part->sink.write = drop;
  return true;
}

void tn_printer__note_tree(tn_printer* part, tn_ref op, size_t indent, tn_string_view dialect,
                           tn_text_buffer* notes) {
  part->collector->notes = notes;
  if (part->options.custom_form) {
    tn_printer__put_custom_in(part, op, indent, dialect);
  } else {
    visit_tree(part->collector, op);
  }
}

void tn_printer__take_notes(tn_printer* whole, const tn_text_buffer* notes) {
  for (size_t at = 0; at < notes->size; at += sizeof(tn_uref)) {
    tn_uref reference;
    memcpy(&reference, notes->data + at, sizeof reference);
    visit(whole->collector, tn_printer__storage(whole, reference), false);
  }
}

void tn_printer__close_notes(tn_printer* part) {
  tn_deallocate(part->allocator, part->collector, offsetof(collector, frames));
  tn_printer__free_symbols(part);
}

//===-- Printing ----------------------------------------------------------------------------===//

void tn_printer__put_alias_definitions(tn_printer* printer, bool deferrable) {
  for (size_t i = 0; i < printer->alias_count && printer->sink.status == TN_OK; ++i) {
    const uint32_t number = printer->alias_order[i];
    if ((number & TN_UREF_FLAG) != 0) {
      const uint32_t index = number & TN_UREF_MASK;
      if (tn_printer__is_deferrable_position(printer, index) == deferrable) {
        tn_printer__put_position_alias(printer, index);
      }
      continue;
    }
    const tn_print_symbol symbol = printer->symbols[number];
    if (((symbol.flags & TN_SYMBOL_DEFERRABLE) != 0) != deferrable) continue;
    tn_printer__put_alias(printer, &symbol);
    TN_PUT(&printer->sink, " = ");
    tn_printer__put_any(printer, tn_printer__storage(printer, symbol.reference), TN_PRINT_NO_ALIAS);
    tn_put_char(&printer->sink, '\n');
  }
}

void tn_printer__free_aliases(tn_printer* printer) {
  tn_printer__free_alias_names(printer);
  if (printer->alias_order == NULL) return;
  tn_deallocate(printer->allocator, printer->alias_order,
                printer->alias_count * sizeof *printer->alias_order);
}
