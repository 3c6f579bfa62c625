// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure view: the graph as JSON.
//
//   {"version": 1, "name": FILE, "ops": 585, "strings": [...], "nodes": [NODE...]}
//
// A NODE has its "kind" and, except for the first, the index of its "parent", which may come after
// it. Names, types, attributes and locations are indices of strings, since they are often equal.
// Long values of attributes are truncated, since a graph only has to identify them.

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <tenure/adapter_attach.h>
#include <tenure/block.h>
#include <tenure/symbol.h>
#include <tenure/text.h>
#include <tenure/value.h>

#include "view.h"

/// The maximal size in bytes of an attribute's value or a type.
#define VALUE_MAX 400u
#define ELEMENTS_MAX 32
#define TARGETS_MAX 64u

typedef struct text_range {
  size_t start;
  size_t size;
} text_range;

typedef struct writer {
  const tool_view* view;
  const tool_query_module* module;
  FILE* out;
  tool_text scratch;
  bool is_cut;
  tool_text bytes;  ///< All strings.
  text_range* strings;
  size_t count;
  size_t capacity;
  uint32_t* table;  ///< 1 + the index of a string.
  size_t table_capacity;
  tool_ops table_ops;  ///< Ops whose symbols were looked up, and their tables.
  tn_symbol_table** tables;
  size_t tables_capacity;
  bool failed;
} writer;

//===-- Strings -------------------------------------------------------------------------------===//

static uint64_t hash_text(const char* bytes, size_t size) {
  uint64_t hash = 0xcbf29ce484222325u;
  for (size_t i = 0; i < size; ++i) hash = (hash ^ (unsigned char)bytes[i]) * 0x100000001b3u;
  return hash ^ hash >> 32;
}

static bool grow_strings(writer* self) {
  const size_t capacity = self->capacity == 0 ? 256 : 2 * self->capacity;
  text_range* strings = realloc(self->strings, capacity * sizeof *strings);
  if (strings != NULL) self->strings = strings;
  uint32_t* table = strings == NULL ? NULL : calloc(2 * capacity, sizeof *table);
  self->failed |= table == NULL;
  if (table == NULL) return false;
  self->capacity = capacity;
  free(self->table);
  self->table = table;
  self->table_capacity = 2 * capacity;
  for (size_t i = 0; i < self->count; ++i) {
    size_t at = hash_text(self->bytes.data + strings[i].start, strings[i].size);
    while (table[at & (self->table_capacity - 1)] != 0) ++at;
    table[at & (self->table_capacity - 1)] = (uint32_t)i + 1;
  }
  return true;
}

/// Returns the index of a string.
static uint32_t string_number(writer* self, tn_string_view text) {
  if (self->count == self->capacity && !grow_strings(self)) return 0;
  size_t at = hash_text(text.data, text.size);
  for (;; ++at) {
    const uint32_t item = self->table[at & (self->table_capacity - 1)];
    if (item == 0) break;
    const text_range* known = &self->strings[item - 1];
    if (known->size == text.size &&
        (text.size == 0 || memcmp(self->bytes.data + known->start, text.data, text.size) == 0)) {
      return item - 1;
    }
  }
  self->strings[self->count] = (text_range){self->bytes.size, text.size};
  if (text.size != 0) (void)!tool_text_write(&self->bytes, text.data, text.size);
  self->failed |= self->bytes.failed;
  self->table[at & (self->table_capacity - 1)] = (uint32_t)++self->count;
  return (uint32_t)self->count - 1;
}

static void put_string(writer* self, tn_string_view text) {
  fprintf(self->out, "%u", string_number(self, text));
}

/// A tn_write_fn that stops the printer at the limit.
static tn_status write_some(void* user_data, const char* bytes, size_t size) {
  writer* self = user_data;
  const size_t room = VALUE_MAX - self->scratch.size;
  self->is_cut = size > room;
  const tn_status status = tool_text_write(&self->scratch, bytes, self->is_cut ? room : size);
  if (status != TN_OK) return status;
  return self->is_cut ? TN_INTERRUPTED : TN_OK;
}

static void start_value(writer* self) {
  self->scratch.size = 0;
  self->is_cut = false;
}

static void add_text(writer* self, const char* text) {
  (void)!tool_text_write(&self->scratch, text, strlen(text));
}

/// Returns the printed text. If it is truncated, it ends at a character, followed by dots.
static tn_string_view end_value(writer* self) {
  if (self->is_cut) {
    while (self->scratch.size != 0 && (self->scratch.data[self->scratch.size - 1] & 0x80) != 0) {
      --self->scratch.size;
    }
    add_text(self, "…");
  }
  self->failed |= self->scratch.failed;
  return (tn_string_view){self->scratch.data, self->scratch.size};
}

static void put_type(writer* self, tn_type type) {
  start_value(self);
  (void)!tn_type_print(type, write_some, self);
  put_string(self, end_value(self));
}

static bool has_many_elements(tn_attribute attribute) {
  const tn_attribute_kind kind = tn_attribute_kind_of(attribute);
  const bool has_elements = kind == TN_ATTRIBUTE_DENSE_ELEMENTS ||
                            kind == TN_ATTRIBUTE_DENSE_STRING_ELEMENTS ||
                            kind == TN_ATTRIBUTE_SPARSE_ELEMENTS;
  return has_elements && !tn_dense_elements_attribute_is_splat(attribute) &&
         tn_shaped_type_element_count(tn_attribute_type(attribute)) > ELEMENTS_MAX;
}

static void put_attribute(writer* self, tn_attribute attribute) {
  start_value(self);
  if (has_many_elements(attribute)) {
    add_text(self, "dense<…> : ");
    (void)!tn_type_print(tn_attribute_type(attribute), write_some, self);
  } else {
    (void)!tn_attribute_print(attribute, write_some, self);
  }
  put_string(self, end_value(self));
}

//===-- Parts of nodes ------------------------------------------------------------------------===//

/// Prints "," before all items of a list except the first.
static void separate(writer* self, size_t i) {
  if (i != 0) fputc(',', self->out);
}

static void put_operands(writer* self, tn_op op) {
  const size_t count = tn_op_operand_count(op);
  if (count == 0) return;
  fputs(",\"operands\":[", self->out);
  for (size_t i = 0; i < count; ++i) {
    const tn_value value = tn_op_operand(op, i);
    const uint32_t node = tool_view_value_node(self->view, value);
    separate(self, i);
    if (node == TOOL_VIEW_NONE) {
      fputs("null", self->out);
    } else {
      const bool is_argument = tn_value_is_block_argument(value);
      fprintf(self->out, "[%u,%zu]", node, is_argument ? (size_t)0 : tn_value_number(value));
    }
  }
  fputc(']', self->out);
}

static void put_results(writer* self, tn_op op) {
  const size_t count = tn_op_result_count(op);
  if (count == 0) return;
  fputs(",\"results\":[", self->out);
  for (size_t i = 0; i < count; ++i) {
    separate(self, i);
    put_type(self, tn_value_type(tn_op_result(op, i)));
  }
  fputc(']', self->out);
}

static void put_successors(writer* self, tn_op op) {
  const size_t count = tn_op_successor_count(op);
  if (count == 0) return;
  fputs(",\"successors\":[", self->out);
  for (size_t i = 0; i < count; ++i) {
    const uint32_t node = tool_view_block_node(self->view, tn_op_successor(op, i));
    separate(self, i);
    if (node == TOOL_VIEW_NONE) fputs("null", self->out);
    if (node != TOOL_VIEW_NONE) fprintf(self->out, "%u", node);
  }
  fputc(']', self->out);
}

static bool is_adapter(tn_named_attribute item) {
  return tn_string_view_equal(tn_identifier_text(item.name), tn_string_view_from("tenure.adapter"));
}

static void put_named(writer* self, tn_named_attribute item, size_t* count) {
  // Attached adapters have their own list.
  if (is_adapter(item)) return;
  fputs((*count)++ == 0 ? ",\"attributes\":[[" : ",[", self->out);
  put_string(self, tn_identifier_text(item.name));
  fputc(',', self->out);
  put_attribute(self, item.value);
  fputc(']', self->out);
}

static void put_attributes(writer* self, tn_op op) {
  size_t count = 0;
  for (size_t i = 0; i < tn_op_property_count(op); ++i) {
    put_named(self, tn_op_property_at(op, i), &count);
  }
  for (size_t i = 0; i < tn_op_discardable_attribute_count(op); ++i) {
    put_named(self, tn_op_discardable_attribute_at(op, i), &count);
  }
  if (count != 0) fputc(']', self->out);
}

/// Returns the symbols of `op`, cached for later calls; NULL if it is not a symbol table, or if out
/// of memory.
static const tn_symbol_table* symbols_of(writer* self, tn_op op) {
  const size_t known = tool_ops_find(&self->table_ops, op);
  if (known != SIZE_MAX) return self->tables[known];
  const size_t count = self->table_ops.count;
  if (count == self->tables_capacity) {
    const size_t capacity = count == 0 ? 16 : 2 * count;
    tn_symbol_table** tables = realloc((void*)self->tables, capacity * sizeof *tables);
    if (tables == NULL) return NULL;
    self->tables = tables;
    self->tables_capacity = capacity;
  }
  if (!tool_ops_add(&self->table_ops, op)) return NULL;
  self->tables[count] = NULL;
  if (tn_op_region_count(op) == 1 && tn_region_block_count(tn_op_region(op, 0)) <= 1) {
    (void)!tn_symbol_table_create(op, &self->tables[count]);
  }
  return self->tables[count];
}

static void close_tables(writer* self) {
  for (size_t i = 0; i < self->table_ops.count; ++i) tn_symbol_table_destroy(self->tables[i]);
  free((void*)self->tables);
  tool_ops_free(&self->table_ops);
}

/// Resolves the reference in a symbol table: its root there, each nested name in the symbol before.
static tn_op look_up(writer* self, tn_op table_op, tn_attribute reference) {
  const size_t nested = tn_symbol_ref_attribute_nested_count(reference);
  const tn_symbol_table* table = symbols_of(self, table_op);
  tn_string_view name = tn_symbol_ref_attribute_root(reference);
  for (size_t i = 0; table != NULL; ++i) {
    const tn_op found = tn_symbol_table_lookup(table, name);
    if (i == nested || tn_op_is_null(found)) return found;
    table = symbols_of(self, found);
    name = tn_symbol_ref_attribute_nested(reference, i);
  }
  return tn_symbol_lookup_nested(table_op, reference);
}

/// Returns the op that a symbol reference refers to, from the innermost symbol table outwards.
static tn_op resolve(writer* self, tn_op user, tn_attribute reference) {
  tn_op found = {0, 0, 0, 0};
  tn_op around = tn_op_parent(user);
  for (uint32_t i = 0; i < TARGETS_MAX && !tn_op_is_null(around) && tn_op_is_null(found); ++i) {
    if (tn_operation_name_has_trait(tn_op_operation_name(around), TN_TRAIT_SYMBOL_TABLE)) {
      found = look_up(self, around, reference);
    }
    around = tn_op_parent(around);
  }
  return found;
}

/// Prints the nodes of the symbols that the op's attributes refer to directly, as a call refers to
/// its function.
static void put_symbols(writer* self, tn_op op) {
  size_t count = 0;
  const size_t properties = tn_op_property_count(op);
  const size_t all = properties + tn_op_discardable_attribute_count(op);
  for (size_t i = 0; i < all && count < TARGETS_MAX; ++i) {
    const tn_named_attribute item = i < properties
                                        ? tn_op_property_at(op, i)
                                        : tn_op_discardable_attribute_at(op, i - properties);
    if (tn_attribute_kind_of(item.value) != TN_ATTRIBUTE_SYMBOL_REF) continue;
    const uint32_t node = tool_view_op_node(self->view, resolve(self, op, item.value));
    if (node != TOOL_VIEW_NONE) fprintf(self->out, count++ == 0 ? ",\"symbols\":[%u" : ",%u", node);
  }
  if (count != 0) fputc(']', self->out);
}

static void put_tensor(writer* self, const char* key, tn_attribute tensor) {
  if (tn_attribute_is_null(tensor)) return;
  fprintf(self->out, ",\"%s\":", key);
  put_type(self, tn_attribute_type(tensor));
}

static void put_attachment(writer* self, const tn_attachment* item) {
  fputs("{\"name\":", self->out);
  put_string(self, item->name);
  fputs(",\"target\":", self->out);
  put_string(self, item->target_module);
  fprintf(self->out, ",\"operand\":%zu", item->operand);
  put_tensor(self, "a", item->a);
  put_tensor(self, "b", item->b);
  if (isfinite(item->scale)) fprintf(self->out, ",\"scale\":%.17g", item->scale);
  if (item->is_unloaded) fputs(",\"unloaded\":true", self->out);
  fputc('}', self->out);
}

static void put_attachments(writer* self, tn_op op) {
  const size_t count = tn_attachment_list(op, NULL, 0);
  if (count == 0) return;
  tn_attachment* items = malloc(count * sizeof *items);
  self->failed |= items == NULL;
  if (items == NULL) return;
  fputs(",\"adapters\":[", self->out);
  (void)tn_attachment_list(op, items, count);
  for (size_t i = 0; i < count; ++i) {
    separate(self, i);
    put_attachment(self, &items[i]);
  }
  fputc(']', self->out);
  free(items);
}

/// Prints the name of a location, and its first position in a file.
static void put_location(writer* self, tn_location location) {
  tn_location file;
  tn_file_range range;
  while (tn_location_kind_of(location) == TN_LOCATION_FUSED &&
         tn_location_child_count(location) != 0) {
    location = tn_location_child(location, 0);
  }
  if (tn_location_kind_of(location) == TN_LOCATION_NAME) {
    fputs(",\"path\":", self->out);
    put_string(self, tn_location_name(location));
  }
  if (!tn_location_find_file(location, &file) || !tn_location_file_range(file, &range)) return;
  char numbers[32];
  const int size =
      snprintf(numbers, sizeof numbers, ":%u:%u", range.start_line, range.start_column);
  self->scratch.size = 0;
  (void)!tool_text_write(&self->scratch, range.file.data, range.file.size);
  (void)!tool_text_write(&self->scratch, numbers, (size_t)size);
  self->failed |= self->scratch.failed;
  fputs(",\"place\":", self->out);
  put_string(self, (tn_string_view){self->scratch.data, self->scratch.size});
}

//===-- Nodes ---------------------------------------------------------------------------------===//

static void put_op(writer* self, tn_op op) {
  const tn_string_view symbol = tn_symbol_name(op);
  fputs(",\"name\":", self->out);
  put_string(self, tn_op_name(op));
  if (symbol.size != 0) {
    fputs(",\"symbol\":", self->out);
    put_string(self, symbol);
  }
  put_operands(self, op);
  put_results(self, op);
  put_attributes(self, op);
  put_attachments(self, op);
  put_symbols(self, op);
  put_successors(self, op);
  put_location(self, tn_op_location(op));
}

static void put_node(writer* self, const tool_view_node* node) {
  static const char* const kinds[] = {"op", "scope", "region", "block", "arguments", "argument"};
  fprintf(self->out, "{\"kind\":\"%s\"", kinds[node->kind]);
  if (node->parent != TOOL_VIEW_NONE) fprintf(self->out, ",\"parent\":%u", node->parent);
  switch (node->kind) {
    case TOOL_VIEW_OP:
      put_op(self, node->op);
      break;
    case TOOL_VIEW_SCOPE:
      fputs(",\"name\":", self->out);
      put_string(self, node->name);
      break;
    case TOOL_VIEW_ARGUMENT:
      fprintf(self->out, ",\"number\":%u,\"results\":[", node->number);
      put_type(self, tn_value_type(node->value));
      fputc(']', self->out);
      put_location(self, tn_value_location(node->value));
      break;
    case TOOL_VIEW_REGION:
    case TOOL_VIEW_BLOCK:
      fprintf(self->out, ",\"number\":%u", node->number);
      break;
    case TOOL_VIEW_ARGUMENTS:
      break;
  }
  fputc('}', self->out);
}

bool tool_view_write_json(const tool_view* view, const tool_query_module* module, FILE* out) {
  writer self = {.view = view, .module = module, .out = out};
  const char* slash = strrchr(module->path, '/');
  fputs("{\"version\":1,\"name\":", out);
  tool_json_string(out, tn_string_view_from(slash == NULL ? module->path : slash + 1));
  fprintf(out, ",\"ops\":%zu,\"nodes\":[", view->op_count);
  for (size_t i = 0; i < view->count && !self.failed; ++i) {
    fputs(i == 0 ? "\n" : ",\n", out);
    put_node(&self, &view->nodes[i]);
  }
  fputs("],\n\"strings\":[", out);
  for (size_t i = 0; i < self.count && !self.failed; ++i) {
    fputs(i == 0 ? "\n" : ",\n", out);
    tool_json_string(
        out, (tn_string_view){self.bytes.data + self.strings[i].start, self.strings[i].size});
  }
  fputs("]}\n", out);
  close_tables(&self);
  free(self.scratch.data);
  free(self.bytes.data);
  free(self.strings);
  free(self.table);
  if (self.failed) tool_error("out of memory");
  return !self.failed && ferror(out) == 0;
}
