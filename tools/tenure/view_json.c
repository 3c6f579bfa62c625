// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure view: the graph as JSON.
//
//   {"version": 1, "name": FILE, "ops": 585, "strings": [...], "nodes": [NODE...]}
//
// A NODE has its "kind" and, but for the first, the number of its "parent", which may come behind it.
// Names, types, attributes and places are numbers of strings, since they are alike all over a module.
// Long values of attributes are cut: who looks at a graph wants to know which one it is.

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <tenure/adapter_attach.h>
#include <tenure/block.h>
#include <tenure/symbol.h>
#include <tenure/text.h>
#include <tenure/value.h>

#include "view.h"

/// Bytes of a value of an attribute, or of a type, that are written.
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
  tool_text bytes;  ///< Of all strings.
  text_range* strings;
  size_t count;
  size_t capacity;
  uint32_t* table;  ///< 1 + the number of a string.
  size_t table_capacity;
  tool_ops table_ops;  ///< Those whose symbols were looked up, and their tables.
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

static bool grow_strings(writer* it) {
  const size_t capacity = it->capacity == 0 ? 256 : 2 * it->capacity;
  text_range* strings = realloc(it->strings, capacity * sizeof *strings);
  if (strings != NULL) it->strings = strings;
  uint32_t* table = strings == NULL ? NULL : calloc(2 * capacity, sizeof *table);
  it->failed |= table == NULL;
  if (table == NULL) return false;
  it->capacity = capacity;
  free(it->table);
  it->table = table;
  it->table_capacity = 2 * capacity;
  for (size_t i = 0; i < it->count; ++i) {
    size_t at = hash_text(it->bytes.data + strings[i].start, strings[i].size);
    while (table[at & (it->table_capacity - 1)] != 0) ++at;
    table[at & (it->table_capacity - 1)] = (uint32_t)i + 1;
  }
  return true;
}

/// The number of a string.
static uint32_t string_number(writer* it, tn_string_view text) {
  if (it->count == it->capacity && !grow_strings(it)) return 0;
  size_t at = hash_text(text.data, text.size);
  for (;; ++at) {
    const uint32_t item = it->table[at & (it->table_capacity - 1)];
    if (item == 0) break;
    const text_range* known = &it->strings[item - 1];
    if (known->size == text.size &&
        (text.size == 0 || memcmp(it->bytes.data + known->start, text.data, text.size) == 0)) {
      return item - 1;
    }
  }
  it->strings[it->count] = (text_range){it->bytes.size, text.size};
  if (text.size != 0) (void)!tool_text_write(&it->bytes, text.data, text.size);
  it->failed |= it->bytes.failed;
  it->table[at & (it->table_capacity - 1)] = (uint32_t)++it->count;
  return (uint32_t)it->count - 1;
}

static void put_string(writer* it, tn_string_view text) {
  fprintf(it->out, "%u", string_number(it, text));
}

/// A tn_write_fn that stops what prints where enough is there.
static tn_status write_some(void* user_data, const char* bytes, size_t size) {
  writer* it = user_data;
  const size_t room = VALUE_MAX - it->scratch.size;
  it->is_cut = size > room;
  const tn_status status = tool_text_write(&it->scratch, bytes, it->is_cut ? room : size);
  if (status != TN_OK) return status;
  return it->is_cut ? TN_INTERRUPTED : TN_OK;
}

static void start_value(writer* it) {
  it->scratch.size = 0;
  it->is_cut = false;
}

static void add_text(writer* it, const char* text) {
  (void)!tool_text_write(&it->scratch, text, strlen(text));
}

/// What was printed; where it was cut, no character is in half, and dots follow.
static tn_string_view end_value(writer* it) {
  if (it->is_cut) {
    while (it->scratch.size != 0 && (it->scratch.data[it->scratch.size - 1] & 0x80) != 0) {
      --it->scratch.size;
    }
    add_text(it, "…");
  }
  it->failed |= it->scratch.failed;
  return (tn_string_view){it->scratch.data, it->scratch.size};
}

static void put_type(writer* it, tn_type type) {
  start_value(it);
  (void)!tn_type_print(type, write_some, it);
  put_string(it, end_value(it));
}

static bool has_many_elements(tn_attribute attribute) {
  const tn_attribute_kind kind = tn_attribute_kind_of(attribute);
  const bool has_elements = kind == TN_ATTRIBUTE_DENSE_ELEMENTS ||
                            kind == TN_ATTRIBUTE_DENSE_STRING_ELEMENTS ||
                            kind == TN_ATTRIBUTE_SPARSE_ELEMENTS;
  return has_elements && !tn_dense_elements_attribute_is_splat(attribute) &&
         tn_shaped_type_element_count(tn_attribute_type(attribute)) > ELEMENTS_MAX;
}

static void put_attribute(writer* it, tn_attribute attribute) {
  start_value(it);
  if (has_many_elements(attribute)) {
    add_text(it, "dense<…> : ");
    (void)!tn_type_print(tn_attribute_type(attribute), write_some, it);
  } else {
    (void)!tn_attribute_print(attribute, write_some, it);
  }
  put_string(it, end_value(it));
}

//===-- Parts of nodes ------------------------------------------------------------------------===//

/// ", " before all but the first of a list.
static void separate(writer* it, size_t i) {
  if (i != 0) fputc(',', it->out);
}

static void put_operands(writer* it, tn_op op) {
  const size_t count = tn_op_operand_count(op);
  if (count == 0) return;
  fputs(",\"operands\":[", it->out);
  for (size_t i = 0; i < count; ++i) {
    const tn_value value = tn_op_operand(op, i);
    const uint32_t node = tool_view_value_node(it->view, value);
    separate(it, i);
    if (node == TOOL_VIEW_NONE) {
      fputs("null", it->out);
    } else {
      const bool is_argument = tn_value_is_block_argument(value);
      fprintf(it->out, "[%u,%zu]", node, is_argument ? (size_t)0 : tn_value_number(value));
    }
  }
  fputc(']', it->out);
}

static void put_results(writer* it, tn_op op) {
  const size_t count = tn_op_result_count(op);
  if (count == 0) return;
  fputs(",\"results\":[", it->out);
  for (size_t i = 0; i < count; ++i) {
    separate(it, i);
    put_type(it, tn_value_type(tn_op_result(op, i)));
  }
  fputc(']', it->out);
}

static void put_successors(writer* it, tn_op op) {
  const size_t count = tn_op_successor_count(op);
  if (count == 0) return;
  fputs(",\"successors\":[", it->out);
  for (size_t i = 0; i < count; ++i) {
    const uint32_t node = tool_view_block_node(it->view, tn_op_successor(op, i));
    separate(it, i);
    if (node == TOOL_VIEW_NONE) fputs("null", it->out);
    if (node != TOOL_VIEW_NONE) fprintf(it->out, "%u", node);
  }
  fputc(']', it->out);
}

static bool is_adapter(tn_named_attribute item) {
  return tn_string_view_equal(tn_identifier_text(item.name), tn_string_view_from("tenure.adapter"));
}

static void put_named(writer* it, tn_named_attribute item, size_t* count) {
  // What is attached has a list of its own.
  if (is_adapter(item)) return;
  fputs((*count)++ == 0 ? ",\"attributes\":[[" : ",[", it->out);
  put_string(it, tn_identifier_text(item.name));
  fputc(',', it->out);
  put_attribute(it, item.value);
  fputc(']', it->out);
}

static void put_attributes(writer* it, tn_op op) {
  size_t count = 0;
  for (size_t i = 0; i < tn_op_property_count(op); ++i) {
    put_named(it, tn_op_property_at(op, i), &count);
  }
  for (size_t i = 0; i < tn_op_discardable_attribute_count(op); ++i) {
    put_named(it, tn_op_discardable_attribute_at(op, i), &count);
  }
  if (count != 0) fputc(']', it->out);
}

/// The symbols of `op`, kept for later calls; NULL for what a table is not made of, and without
/// memory.
static const tn_symbol_table* symbols_of(writer* it, tn_op op) {
  const size_t known = tool_ops_find(&it->table_ops, op);
  if (known != SIZE_MAX) return it->tables[known];
  const size_t count = it->table_ops.count;
  if (count == it->tables_capacity) {
    const size_t capacity = count == 0 ? 16 : 2 * count;
    tn_symbol_table** tables = realloc((void*)it->tables, capacity * sizeof *tables);
    if (tables == NULL) return NULL;
    it->tables = tables;
    it->tables_capacity = capacity;
  }
  if (!tool_ops_add(&it->table_ops, op)) return NULL;
  it->tables[count] = NULL;
  if (tn_op_region_count(op) == 1 && tn_region_block_count(tn_op_region(op, 0)) <= 1) {
    (void)!tn_symbol_table_create(op, &it->tables[count]);
  }
  return it->tables[count];
}

static void close_tables(writer* it) {
  for (size_t i = 0; i < it->table_ops.count; ++i) tn_symbol_table_destroy(it->tables[i]);
  free((void*)it->tables);
  tool_ops_free(&it->table_ops);
}

/// What the reference names in a symbol table: its root there, each nested name in the symbol before.
static tn_op look_up(writer* it, tn_op table_op, tn_attribute reference) {
  const size_t nested = tn_symbol_ref_attribute_nested_count(reference);
  const tn_symbol_table* table = symbols_of(it, table_op);
  tn_string_view name = tn_symbol_ref_attribute_root(reference);
  for (size_t i = 0; table != NULL; ++i) {
    const tn_op found = tn_symbol_table_lookup(table, name);
    if (i == nested || tn_op_is_null(found)) return found;
    table = symbols_of(it, found);
    name = tn_symbol_ref_attribute_nested(reference, i);
  }
  return tn_symbol_lookup_nested(table_op, reference);
}

/// The op that a symbol reference means, from the symbol tables around its user outwards.
static tn_op resolve(writer* it, tn_op user, tn_attribute reference) {
  tn_op found = {0, 0, 0, 0};
  tn_op around = tn_op_parent(user);
  for (uint32_t i = 0; i < TARGETS_MAX && !tn_op_is_null(around) && tn_op_is_null(found); ++i) {
    if (tn_operation_name_has_trait(tn_op_operation_name(around), TN_TRAIT_SYMBOL_TABLE)) {
      found = look_up(it, around, reference);
    }
    around = tn_op_parent(around);
  }
  return found;
}

/// The nodes of the symbols that the op's attributes name themselves, as a call names its function.
static void put_symbols(writer* it, tn_op op) {
  size_t count = 0;
  const size_t properties = tn_op_property_count(op);
  const size_t all = properties + tn_op_discardable_attribute_count(op);
  for (size_t i = 0; i < all && count < TARGETS_MAX; ++i) {
    const tn_named_attribute item = i < properties
                                        ? tn_op_property_at(op, i)
                                        : tn_op_discardable_attribute_at(op, i - properties);
    if (tn_attribute_kind_of(item.value) != TN_ATTRIBUTE_SYMBOL_REF) continue;
    const uint32_t node = tool_view_op_node(it->view, resolve(it, op, item.value));
    if (node != TOOL_VIEW_NONE) fprintf(it->out, count++ == 0 ? ",\"symbols\":[%u" : ",%u", node);
  }
  if (count != 0) fputc(']', it->out);
}

static void put_tensor(writer* it, const char* key, tn_attribute tensor) {
  if (tn_attribute_is_null(tensor)) return;
  fprintf(it->out, ",\"%s\":", key);
  put_type(it, tn_attribute_type(tensor));
}

static void put_attachment(writer* it, const tn_attachment* item) {
  fputs("{\"name\":", it->out);
  put_string(it, item->name);
  fputs(",\"target\":", it->out);
  put_string(it, item->target_module);
  fprintf(it->out, ",\"operand\":%zu", item->operand);
  put_tensor(it, "a", item->a);
  put_tensor(it, "b", item->b);
  if (isfinite(item->scale)) fprintf(it->out, ",\"scale\":%.17g", item->scale);
  if (item->is_unloaded) fputs(",\"unloaded\":true", it->out);
  fputc('}', it->out);
}

static void put_attachments(writer* it, tn_op op) {
  const size_t count = tn_attachment_list(op, NULL, 0);
  if (count == 0) return;
  tn_attachment* items = malloc(count * sizeof *items);
  it->failed |= items == NULL;
  if (items == NULL) return;
  fputs(",\"adapters\":[", it->out);
  (void)tn_attachment_list(op, items, count);
  for (size_t i = 0; i < count; ++i) {
    separate(it, i);
    put_attachment(it, &items[i]);
  }
  fputc(']', it->out);
  free(items);
}

/// The name that a location says, and the first place in a file.
static void put_location(writer* it, tn_location location) {
  tn_location file;
  tn_file_range range;
  while (tn_location_kind_of(location) == TN_LOCATION_FUSED &&
         tn_location_child_count(location) != 0) {
    location = tn_location_child(location, 0);
  }
  if (tn_location_kind_of(location) == TN_LOCATION_NAME) {
    fputs(",\"path\":", it->out);
    put_string(it, tn_location_name(location));
  }
  if (!tn_location_find_file(location, &file) || !tn_location_file_range(file, &range)) return;
  char numbers[32];
  const int size =
      snprintf(numbers, sizeof numbers, ":%u:%u", range.start_line, range.start_column);
  it->scratch.size = 0;
  (void)!tool_text_write(&it->scratch, range.file.data, range.file.size);
  (void)!tool_text_write(&it->scratch, numbers, (size_t)size);
  it->failed |= it->scratch.failed;
  fputs(",\"place\":", it->out);
  put_string(it, (tn_string_view){it->scratch.data, it->scratch.size});
}

//===-- Nodes ---------------------------------------------------------------------------------===//

static void put_op(writer* it, tn_op op) {
  const tn_string_view symbol = tn_symbol_name(op);
  fputs(",\"name\":", it->out);
  put_string(it, tn_op_name(op));
  if (symbol.size != 0) {
    fputs(",\"symbol\":", it->out);
    put_string(it, symbol);
  }
  put_operands(it, op);
  put_results(it, op);
  put_attributes(it, op);
  put_attachments(it, op);
  put_symbols(it, op);
  put_successors(it, op);
  put_location(it, tn_op_location(op));
}

static void put_node(writer* it, const tool_view_node* node) {
  static const char* const kinds[] = {"op", "scope", "region", "block", "arguments", "argument"};
  fprintf(it->out, "{\"kind\":\"%s\"", kinds[node->kind]);
  if (node->parent != TOOL_VIEW_NONE) fprintf(it->out, ",\"parent\":%u", node->parent);
  switch (node->kind) {
    case TOOL_VIEW_OP:
      put_op(it, node->op);
      break;
    case TOOL_VIEW_SCOPE:
      fputs(",\"name\":", it->out);
      put_string(it, node->name);
      break;
    case TOOL_VIEW_ARGUMENT:
      fprintf(it->out, ",\"number\":%u,\"results\":[", node->number);
      put_type(it, tn_value_type(node->value));
      fputc(']', it->out);
      put_location(it, tn_value_location(node->value));
      break;
    case TOOL_VIEW_REGION:
    case TOOL_VIEW_BLOCK:
      fprintf(it->out, ",\"number\":%u", node->number);
      break;
    case TOOL_VIEW_ARGUMENTS:
      break;
  }
  fputc('}', it->out);
}

bool tool_view_write_json(const tool_view* view, const tool_query_module* module, FILE* out) {
  writer it = {.view = view, .module = module, .out = out};
  const char* slash = strrchr(module->path, '/');
  fputs("{\"version\":1,\"name\":", out);
  tool_json_string(out, tn_string_view_from(slash == NULL ? module->path : slash + 1));
  fprintf(out, ",\"ops\":%zu,\"nodes\":[", view->op_count);
  for (size_t i = 0; i < view->count && !it.failed; ++i) {
    fputs(i == 0 ? "\n" : ",\n", out);
    put_node(&it, &view->nodes[i]);
  }
  fputs("],\n\"strings\":[", out);
  for (size_t i = 0; i < it.count && !it.failed; ++i) {
    fputs(i == 0 ? "\n" : ",\n", out);
    tool_json_string(out,
                     (tn_string_view){it.bytes.data + it.strings[i].start, it.strings[i].size});
  }
  fputs("]}\n", out);
  close_tables(&it);
  free(it.scratch.data);
  free(it.bytes.data);
  free(it.strings);
  free(it.table);
  if (it.failed) tool_error("out of memory");
  return !it.failed && ferror(out) == 0;
}
