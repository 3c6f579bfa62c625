// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of aliases: those of the kinds of the builtin dialect, those that other dialects choose,
// converted to identifiers, and their numbers.

#include <stdlib.h>

#include "base/text_buffer.h"
#include "ir/alias_names.h"
#include "ir/services.h"
#include "text/printer.h"

/// Tuples with more elements than this get an alias.
#define ALIASED_TUPLE_SIZE 16u

//===-- Identifiers ---------------------------------------------------------------------------===//

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static bool is_valid(char c) {
  const char lower = (char)(c | 0x20);
  return (lower >= 'a' && lower <= 'z') || is_digit(c) || c == '$' || c == '_' || c == '-';
}

static bool is_clean(tn_string_view name) {
  for (size_t i = 0; i < name.size; ++i) {
    if (!is_valid(name.data[i])) return false;
  }
  return !is_digit(name.data[0]);
}

/// Appends the name as an identifier: other characters become two hexadecimal digits, and an
/// underscore is prepended unless it begins with a letter.
static void put_clean(tn_text_buffer* text, tn_string_view name) {
  if (is_digit(name.data[0]) || (!is_valid(name.data[0]) && name.data[0] != ' ')) {
    tn_text_buffer_append(text, "_", 1);
  }
  for (size_t i = 0; i < name.size; ++i) {
    const char c = name.data[i];
    if (is_valid(c)) {
      tn_text_buffer_append(text, &c, 1);
    } else if (c == ' ') {
      tn_text_buffer_append(text, "_", 1);
    } else {
      tn_text_buffer_format(text, "%X", (unsigned)(unsigned char)c);
    }
  }
}

//===-- The table -----------------------------------------------------------------------------===//

/// Returns the index of a name that is an identifier, counted from 1; 0 when out of memory.
static uint32_t enter_name(tn_printer* printer, tn_string_view name, bool owned) {
  uint32_t number = 0;
  const size_t before = printer->alias_spellings.count;
  if (!tn_array_grow(printer->allocator, &printer->alias_names, &printer->alias_name_capacity,
                     before + 1, sizeof *printer->alias_names) ||
      tn_name_table__intern(&printer->alias_spellings, printer->allocator, name, &number) !=
          TN_OK) {
    tn_printer__out_of_memory(printer);
    if (owned) tn_deallocate(printer->allocator, (void*)(uintptr_t)name.data, name.size);
    return 0;
  }
  if (number == before) {
    printer->alias_names[number] = (tn_alias_name){.text = name, .owned = owned};
    if (is_digit(name.data[name.size - 1])) printer->has_digit_names = true;
  } else if (owned) {
    tn_deallocate(printer->allocator, (void*)(uintptr_t)name.data, name.size);
  }
  return number + 1;
}

static uint32_t enter_any(tn_printer* printer, tn_string_view name) {
  if (name.size == 0) return 0;
  if (is_clean(name)) return enter_name(printer, name, false);
  tn_text_buffer text = tn_text_buffer_make(printer->allocator);
  put_clean(&text, name);
  char* copy = text.failed ? NULL : tn_allocate(printer->allocator, text.size);
  if (copy != NULL) memcpy(copy, text.data, text.size);
  const tn_string_view clean = {copy, text.size};
  tn_text_buffer_free(&text);
  if (copy != NULL) return enter_name(printer, clean, true);
  tn_printer__out_of_memory(printer);
  return 0;
}

void tn_printer__free_alias_names(tn_printer* printer) {
  for (size_t i = 0; i < printer->alias_spellings.count; ++i) {
    const tn_alias_name* name = &printer->alias_names[i];
    if (!name->owned) continue;
    tn_deallocate(printer->allocator, (void*)(uintptr_t)name->text.data, name->text.size);
  }
  tn_name_table__free(&printer->alias_spellings, printer->allocator);
  tn_deallocate(printer->allocator, printer->alias_names,
                printer->alias_name_capacity * sizeof *printer->alias_names);
}

//===-- Selection -----------------------------------------------------------------------------===//

static tn_string_view name_of_opaque(const tn_storage* storage) {
  const tn_opaque_payload* payload = tn_storage_payload(storage);
  return tn_alias_names__of_opaque(tn_storage_context(storage)->services->alias_names,
                                   tn_storage_is_type(storage), tn_opaque__dialect(payload),
                                   tn_opaque__body(payload));
}

static tn_string_view name_of_tuple(const tn_printer* printer, const tn_storage* storage) {
  const tn_list_type_payload* payload = tn_storage_payload(storage);
  if (payload->input_count <= ALIASED_TUPLE_SIZE) return (tn_string_view){NULL, 0};
  const tn_storage* element = tn_printer__storage(printer, payload->types[0]);
  bool are_equal = tn_type__is_of_dialect((tn_type){element});
  for (uint32_t i = 1; are_equal && i < payload->input_count; ++i) {
    are_equal = payload->types[i] == payload->types[0];
  }
  if (are_equal) {
    const tn_opaque_payload* opaque = tn_storage_payload(element);
    const tn_string_view name =
        tn_alias_names__of_tuple(printer->context->services->alias_names,
                                 tn_opaque__dialect(opaque), tn_opaque__body(opaque));
    if (name.size != 0) return name;
  }
  return tn_string_view_from("tuple");
}

static tn_string_view name_of(const tn_printer* printer, const tn_storage* storage) {
  const tn_string_view none = {NULL, 0};
  if (storage->kind == TN_TYPE_TUPLE) return name_of_tuple(printer, storage);
  if (tn_type__is_of_dialect((tn_type){storage})) return name_of_opaque(storage);
  if (tn_storage_is_type(storage)) return none;
  switch (storage->kind - TN_STORAGE_ATTRIBUTE_BASE) {
    case TN_ATTRIBUTE_AFFINE_MAP:
      return tn_string_view_from("map");
    case TN_ATTRIBUTE_INTEGER_SET:
      return tn_string_view_from("set");
    case TN_ATTRIBUTE_OPAQUE:
    case TN_ATTRIBUTE_DIALECT:
      return name_of_opaque(storage);
    case TN_ATTRIBUTE_STRING:
      return tn_alias_names__of_string(printer->context->services->alias_names,
                                       tn_string_payload__view(storage));
    case TN_ATTRIBUTE_DISTINCT: {
      const tn_child_payload* payload = tn_storage_payload(storage);
      const tn_storage* child = tn_printer__storage(printer, payload->child);
      const bool is_empty = child->kind == TN_STORAGE_ATTRIBUTE_BASE + TN_ATTRIBUTE_UNIT;
      return is_empty ? none : tn_string_view_from("distinct");
    }
    default:
      return none;
  }
}

uint32_t tn_printer__location_name(tn_printer* printer) {
  if (printer->location_name == 0) {
    printer->location_name = enter_name(printer, tn_string_view_from("loc"), false);
  }
  return printer->location_name;
}

uint32_t tn_printer__alias_name(tn_printer* printer, const tn_storage* storage) {
  if (storage->kind >= TN_STORAGE_LOCATION_BASE) return tn_printer__location_name(printer);
  return enter_any(printer, name_of(printer, storage));
}

//===-- Ranks and numbers ---------------------------------------------------------------------===//

/// A name to be sorted, with its index.
typedef struct ranked_name {
  tn_string_view text;
  size_t number;
} ranked_name;

static int compare_names(const void* a, const void* b) {
  return tn_order__texts(((const ranked_name*)a)->text, ((const ranked_name*)b)->text);
}

void tn_printer__rank_alias_names(tn_printer* printer) {
  const size_t count = printer->alias_spellings.count;
  ranked_name* sorted = tn_allocate(printer->allocator, count * sizeof *sorted);
  if (sorted == NULL) {
    tn_printer__out_of_memory(printer);
    return;
  }
  for (size_t i = 0; i < count; ++i) sorted[i] = (ranked_name){printer->alias_names[i].text, i};
  qsort(sorted, count, sizeof *sorted, compare_names);
  for (size_t i = 0; i < count; ++i) {
    printer->alias_names[sorted[i].number].rank = (uint32_t)i;
  }
  tn_deallocate(printer->allocator, sorted, count * sizeof *sorted);
}

/// Appends the name with its number, separated by an underscore after a digit.
static void append_numbered(tn_text_buffer* text, tn_string_view name, uint32_t number) {
  tn_text_buffer_append_view(text, name);
  if (number == 0) return;
  if (is_digit(name.data[name.size - 1])) tn_text_buffer_append(text, "_", 1);
  tn_text_buffer_append_unsigned(text, number);
}

/// Returns a number that makes the alias differ from all previous ones.
static uint32_t free_number(tn_printer* printer, tn_judy_names* used, tn_alias_name* name) {
  tn_text_buffer text = tn_text_buffer_make(printer->allocator);
  tn_status status = TN_OK;
  uint32_t number = 0;
  do {
    uintptr_t found = 0;
    number = name->next_number++;
    text.size = 0;
    append_numbered(&text, name->text, number);
    status = text.failed
                 ? TN_OUT_OF_MEMORY
                 : tn_judy_names_get(used, printer->allocator, tn_text_buffer_view(&text), &found);
  } while (status == TN_OK);
  if (status == TN_NOT_FOUND) {
    status = tn_judy_names_set(used, printer->allocator, tn_text_buffer_view(&text), 1);
  }
  if (status != TN_OK) tn_printer__out_of_memory(printer);
  tn_text_buffer_free(&text);
  return number;
}

/// Allocates the numbers of positions. False when out of memory.
static bool open_position_numbers(tn_printer* printer) {
  tn_print_positions* positions = &printer->positions;
  positions->next = 0;
  if (positions->count == 0) return true;
  positions->numbers =
      tn_allocate(printer->allocator, positions->count * sizeof *positions->numbers);
  if (positions->numbers == NULL) tn_printer__out_of_memory(printer);
  return positions->numbers != NULL;
}

void tn_printer__number_aliases(tn_printer* printer) {
  if (!open_position_numbers(printer)) return;
  tn_judy_names used = {NULL};
  for (size_t i = 0; i < printer->alias_count && printer->sink.status == TN_OK; ++i) {
    const uint32_t number = printer->alias_order[i];
    const bool is_position = (number & TN_UREF_FLAG) != 0;
    tn_print_symbol* symbol = is_position ? NULL : &printer->symbols[number];
    tn_alias_name* name =
        &printer->alias_names[(is_position ? printer->location_name : symbol->alias_name) - 1];
    *(is_position ? &printer->positions.numbers[number & TN_UREF_MASK] : &symbol->alias_number) =
        printer->has_digit_names ? free_number(printer, &used, name) : name->next_number++;
  }
  tn_judy_names_clear(&used);
}

void tn_printer__put_alias_number(tn_printer* printer, tn_string_view name, uint32_t number) {
  if (number == 0) return;
  if (is_digit(name.data[name.size - 1])) tn_put_char(&printer->sink, '_');
  tn_put_unsigned(&printer->sink, number);
}

void tn_printer__put_alias(tn_printer* printer, const tn_print_symbol* symbol) {
  const tn_string_view name = printer->alias_names[symbol->alias_name - 1].text;
  tn_put_char(&printer->sink, (symbol->flags & TN_SYMBOL_TYPE) != 0 ? '!' : '#');
  tn_put_view(&printer->sink, name);
  tn_printer__put_alias_number(printer, name, symbol->alias_number);
}
