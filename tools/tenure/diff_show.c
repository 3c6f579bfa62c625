// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure diff: what changed of ops that were matched, and what has come and gone; in the order of the
// first module, with what is new behind the op that it stands behind.

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <tenure/block.h>
#include <tenure/object.h>
#include <tenure/resource.h>
#include <tenure/symbol.h>
#include <tenure/text.h>
#include <tenure/value.h>

#include "diff.h"

enum { CHANGED, RENAMED, MOVED, REMOVED, ADDED, KINDS };

static const char* const kind_names[KINDS] = {"changed", "renamed", "moved", "removed", "added"};

typedef struct showing {
  const diff_options* options;
  diff_side* a;
  diff_side* b;
  tool_text details;  ///< Of an op, as they are shown.
  tool_text from;
  tool_text to;
  uint64_t counts[KINDS];
  uint64_t shown;
} showing;

static void add_text(tool_text* text, const char* words) {
  (void)tool_text_write(text, words, strlen(words));
}

static void add_view(tool_text* text, tn_string_view view) {
  (void)tool_text_write(text, view.data, view.size);
}

__attribute__((format(printf, 2, 3))) static void add_format(tool_text* text, const char* format,
                                                             ...) {
  char words[64];
  va_list arguments;
  va_start(arguments, format);
  (void)vsnprintf(words, sizeof words, format, arguments);
  va_end(arguments);
  add_text(text, words);
}

static tn_string_view view_of(const tool_text* text) {
  return (tn_string_view){text->data, text->size};
}

//===-- Details -------------------------------------------------------------------------------===//

// As JSON has it, into a text: through a stream in memory.
static void add_json(tool_text* text, tn_string_view view) {
  char* data = NULL;
  size_t size = 0;
  FILE* stream = open_memstream(&data, &size);
  if (stream == NULL) {
    text->failed = true;
    return;
  }
  tool_json_string(stream, view);
  text->failed |= fclose(stream) != 0;
  (void)tool_text_write(text, data, size);
  free(data);
}

// Takes down that `what` changed from what stands in `from` to what stands in `to`; an empty one
// says that there is none.
static void add_detail(showing* it, const char* what, tn_string_view name) {
  const char* sides[] = {"from", "to"};
  const tool_text* texts[] = {&it->from, &it->to};
  if (!it->options->json) {
    add_text(&it->details, "    ");
    add_text(&it->details, what);
    if (name.size != 0) add_text(&it->details, " ");
    add_view(&it->details, name);
    add_text(&it->details, ": ");
    add_view(&it->details, it->from.size == 0 ? tn_string_view_from("none") : view_of(&it->from));
    add_text(&it->details, " -> ");
    add_view(&it->details, it->to.size == 0 ? tn_string_view_from("none") : view_of(&it->to));
    add_text(&it->details, "\n");
    return;
  }
  add_text(&it->details, it->details.size == 0 ? "{\"what\": " : ", {\"what\": ");
  add_json(&it->details, tn_string_view_from(what));
  if (name.size != 0) {
    add_text(&it->details, ", \"name\": ");
    add_json(&it->details, name);
  }
  for (size_t i = 0; i < 2; ++i) {
    if (texts[i]->size == 0) continue;
    add_text(&it->details, ", \"");
    add_text(&it->details, sides[i]);
    add_text(&it->details, "\": ");
    add_json(&it->details, view_of(texts[i]));
  }
  add_text(&it->details, "}");
}

static void add_numbered(showing* it, const char* what, size_t index) {
  char number[24];
  (void)snprintf(number, sizeof number, "%zu", index);
  add_detail(it, what, tn_string_view_from(number));
}

static void add_counts(showing* it, const char* what, size_t from, size_t to) {
  it->from.size = 0;
  it->to.size = 0;
  add_format(&it->from, "%zu", from);
  add_format(&it->to, "%zu", to);
  add_detail(it, what, (tn_string_view){0});
}

static bool texts_differ(const showing* it) {
  return !tn_string_view_equal(view_of(&it->from), view_of(&it->to));
}

//===-- Attributes and types ------------------------------------------------------------------===//

static void set_attribute(tool_text* text, tn_attribute attribute) {
  text->size = 0;
  if (attribute.storage == NULL) return;
  text->failed |= tn_attribute_print(attribute, tool_text_write, text) != TN_OK;
}

static void compare_attribute(showing* it, tn_string_view name, tn_attribute a, tn_attribute b) {
  set_attribute(&it->from, a);
  set_attribute(&it->to, b);
  const bool is_symbol = tn_string_view_equal(name, tn_string_view_from("sym_name"));
  if (texts_differ(it))
    add_detail(it, is_symbol ? "symbol" : "attribute", is_symbol ? (tn_string_view){0} : name);
}

typedef struct attribute_list {
  size_t (*count)(tn_op op);
  tn_named_attribute (*at)(tn_op op, size_t index);
} attribute_list;

/// The attributes of an op by their names, to be found by a search.
typedef struct attribute_index {
  tn_named_attribute* items;
  size_t count;
} attribute_index;

static int compare_names(const void* left, const void* right) {
  const tn_named_attribute* a = left;
  const tn_named_attribute* b = right;
  const tn_string_view one = tn_identifier_text(a->name);
  const tn_string_view other = tn_identifier_text(b->name);
  const size_t size = one.size < other.size ? one.size : other.size;
  const int order = size == 0 ? 0 : memcmp(one.data, other.data, size);
  return order != 0 ? order : (one.size > other.size) - (one.size < other.size);
}

static attribute_index index_attributes(showing* it, const attribute_list* list, tn_op op) {
  attribute_index index = {.count = list->count(op)};
  if (index.count == 0) return index;
  index.items = malloc(index.count * sizeof *index.items);
  if (index.items == NULL) {
    it->from.failed = true;
    index.count = 0;
  }
  for (size_t i = 0; i < index.count; ++i) index.items[i] = list->at(op, i);
  if (index.count != 0) qsort(index.items, index.count, sizeof *index.items, compare_names);
  return index;
}

/// Null for none of that name.
static tn_attribute find_attribute(const attribute_index* index, const tn_named_attribute* like) {
  if (index->count == 0) return (tn_attribute){NULL};
  const tn_named_attribute* found =
      bsearch(like, index->items, index->count, sizeof *like, compare_names);
  return found == NULL ? (tn_attribute){NULL} : found->value;
}

static void compare_attributes(showing* it, const attribute_list* list, tn_op a, tn_op b) {
  const attribute_index of_a = index_attributes(it, list, a);
  const attribute_index of_b = index_attributes(it, list, b);
  for (size_t i = 0; i < of_a.count; ++i) {
    const tn_named_attribute item = list->at(a, i);
    compare_attribute(it, tn_identifier_text(item.name), item.value, find_attribute(&of_b, &item));
  }
  for (size_t i = 0; i < of_b.count; ++i) {
    const tn_named_attribute item = list->at(b, i);
    if (find_attribute(&of_a, &item).storage != NULL) continue;
    compare_attribute(it, tn_identifier_text(item.name), (tn_attribute){NULL}, item.value);
  }
  free(of_a.items);
  free(of_b.items);
}

static void compare_types(showing* it, const char* what, size_t index, tn_value a, tn_value b) {
  it->from.size = 0;
  it->to.size = 0;
  it->from.failed |= tn_type_print(tn_value_type(a), tool_text_write, &it->from) != TN_OK;
  it->to.failed |= tn_type_print(tn_value_type(b), tool_text_write, &it->to) != TN_OK;
  if (texts_differ(it)) add_numbered(it, what, index);
}

static void compare_location(showing* it, tn_location a, tn_location b) {
  if (!it->options->locations) return;
  it->from.size = 0;
  it->to.size = 0;
  it->from.failed |= tn_location_print(a, tool_text_write, &it->from) != TN_OK;
  it->to.failed |= tn_location_print(b, tool_text_write, &it->to) != TN_OK;
  if (texts_differ(it)) add_detail(it, "location", (tn_string_view){0});
}

//===-- Values and blocks ---------------------------------------------------------------------===//

static void add_place(const diff_side* side, tn_op op, tool_text* text) {
  tool_query_place place;
  tool_query_find_place(&side->module, op, &place);
  add_text(text, " (");
  tool_query_print_place(&side->module, &place, text);
  add_text(text, ")");
}

// The blocks of a region have numbers that follow each other.
static uint32_t index_of(const diff_side* side, tn_block block) {
  return diff_block_number(side, block) -
         diff_block_number(side, tn_region_first_block(tn_block_region(block)));
}

static void describe_block(const diff_side* side, tn_block block, tool_text* text) {
  const tn_op parent = tn_block_parent_op(block);
  add_format(text, "block %u of ", index_of(side, block));
  add_view(text, tn_op_name(parent));
  add_place(side, parent, text);
}

static void describe_value(const diff_side* side, tn_value value, tool_text* text) {
  text->size = 0;
  if (tn_value_is_null(value)) {
    add_text(text, "null");
  } else if (tn_value_is_block_argument(value)) {
    add_format(text, "argument %zu of ", tn_value_number(value));
    describe_block(side, tn_value_owner_block(value), text);
  } else {
    const tn_op op = tn_value_owner_op(value);
    if (tn_op_result_count(op) != 1) add_format(text, "result %zu of ", tn_value_number(value));
    add_view(text, tn_op_name(op));
    add_place(side, op, text);
  }
}

static bool same_value(const showing* it, tn_value a, tn_value b) {
  if (tn_value_is_null(a) || tn_value_is_null(b)) return tn_value_is_null(a) && tn_value_is_null(b);
  if (tn_value_is_block_argument(a) != tn_value_is_block_argument(b) ||
      tn_value_number(a) != tn_value_number(b)) {
    return false;
  }
  if (tn_value_is_block_argument(a)) {
    const uint32_t block = diff_block_number(it->a, tn_value_owner_block(a));
    return it->a->block_matches[block] == diff_block_number(it->b, tn_value_owner_block(b));
  }
  const uint32_t op = diff_op_number(it->a, tn_value_owner_op(a));
  return it->a->ops[op].match == diff_op_number(it->b, tn_value_owner_op(b));
}

static void compare_operands(showing* it, tn_op a, tn_op b) {
  const size_t from = tn_op_operand_count(a);
  const size_t to = tn_op_operand_count(b);
  for (size_t i = 0; i < (from > to ? from : to); ++i) {
    if (i < from && i < to && same_value(it, tn_op_operand(a, i), tn_op_operand(b, i))) continue;
    it->from.size = 0;
    it->to.size = 0;
    if (i < from) describe_value(it->a, tn_op_operand(a, i), &it->from);
    if (i < to) describe_value(it->b, tn_op_operand(b, i), &it->to);
    add_numbered(it, "operand", i);
  }
}

static void compare_successors(showing* it, tn_op a, tn_op b) {
  const size_t from = tn_op_successor_count(a);
  const size_t to = tn_op_successor_count(b);
  if (from != to) add_counts(it, "successors", from, to);
  for (size_t i = 0; i < from && i < to; ++i) {
    const tn_block left = tn_op_successor(a, i);
    const tn_block right = tn_op_successor(b, i);
    if (tn_block_is_null(left) || tn_block_is_null(right) ||
        it->a->block_matches[diff_block_number(it->a, left)] == diff_block_number(it->b, right)) {
      continue;
    }
    it->from.size = 0;
    it->to.size = 0;
    describe_block(it->a, left, &it->from);
    describe_block(it->b, right, &it->to);
    add_numbered(it, "successor", i);
  }
}

static void compare_block(showing* it, tn_block a, tn_block b) {
  const size_t from = tn_block_argument_count(a);
  const size_t to = tn_block_argument_count(b);
  if (from != to) add_counts(it, "block arguments", from, to);
  for (size_t i = 0; i < from && i < to; ++i) {
    const tn_value left = tn_block_argument(a, i);
    const tn_value right = tn_block_argument(b, i);
    compare_types(it, "block argument", i, left, right);
    compare_location(it, tn_value_location(left), tn_value_location(right));
  }
}

// Blocks are in tables as if they were ops.
static tn_block block_at(const diff_side* side, uint32_t number) {
  const tn_op cell = side->blocks.items[number];
  return (tn_block){cell.scope, cell.slot, cell.generation, 0};
}

// The fewest blocks that have to move for the others to be in the order of the other region.
static void compare_order(showing* it, tn_region region) {
  const size_t count = tn_region_block_count(region);
  uint32_t* numbers = count < 2 ? NULL : malloc(count * sizeof *numbers);
  bool* stays = count < 2 ? NULL : malloc(count);
  size_t i = 0;
  for (tn_block block = tn_region_first_block(region); numbers != NULL && !tn_block_is_null(block);
       block = tn_block_next(block)) {
    numbers[i++] = it->a->block_matches[diff_block_number(it->a, block)];
  }
  const bool failed =
      count >= 2 && (numbers == NULL || stays == NULL || !diff_mark_run(numbers, count, stays));
  it->details.failed |= failed;
  for (i = 0; i < count && count >= 2 && !failed; ++i) {
    if (numbers[i] == DIFF_NONE || stays[i]) continue;
    it->from.size = 0;
    it->to.size = 0;
    add_format(&it->from, "place %zu", i);
    add_format(&it->to, "place %u", index_of(it->b, block_at(it->b, numbers[i])));
    add_numbered(it, "block", i);
  }
  free(numbers);
  free(stays);
}

static void compare_regions(showing* it, tn_op a, tn_op b) {
  const size_t from = tn_op_region_count(a);
  const size_t to = tn_op_region_count(b);
  if (from != to) add_counts(it, "regions", from, to);
  for (size_t i = 0; i < from && i < to; ++i) {
    const tn_region left = tn_op_region(a, i);
    const size_t left_count = tn_region_block_count(left);
    const size_t right_count = tn_region_block_count(tn_op_region(b, i));
    if (left_count != right_count) add_counts(it, "blocks", left_count, right_count);
    compare_order(it, left);
    tn_block block = tn_region_first_block(left);
    for (; !tn_block_is_null(block); block = tn_block_next(block)) {
      const uint32_t match = it->a->block_matches[diff_block_number(it->a, block)];
      if (match != DIFF_NONE) compare_block(it, block, block_at(it->b, match));
    }
  }
}

static void compare_ops(showing* it, tn_op a, tn_op b) {
  static const attribute_list properties = {tn_op_property_count, tn_op_property_at};
  static const attribute_list discardable = {tn_op_discardable_attribute_count,
                                             tn_op_discardable_attribute_at};
  const size_t from = tn_op_result_count(a);
  const size_t to = tn_op_result_count(b);
  it->details.size = 0;
  compare_attributes(it, &properties, a, b);
  compare_attributes(it, &discardable, a, b);
  if (from != to) add_counts(it, "results", from, to);
  for (size_t i = 0; i < from && i < to; ++i) {
    compare_types(it, "result", i, tn_op_result(a, i), tn_op_result(b, i));
  }
  compare_operands(it, a, b);
  compare_successors(it, a, b);
  compare_regions(it, a, b);
  compare_location(it, tn_op_location(a), tn_op_location(b));
}

//===-- Ops -----------------------------------------------------------------------------------===//

// The symbols around an op, and its own: "@m::@f". There may be many ops around it; only the nearest
// eight symbols are told.
static void describe_path(tn_op op, tool_text* text) {
  tn_string_view names[8];
  size_t count = 0;
  text->size = 0;
  for (; !tn_op_is_null(op) && count < 8; op = tn_op_parent(op)) {
    const tn_string_view name = tn_symbol_name(op);
    if (name.size != 0) names[count++] = name;
  }
  while (count-- != 0) {
    add_text(text, text->size == 0 ? "@" : "::@");
    add_view(text, names[count]);
  }
}

static void show_json_place(const showing* it, const char* name, const diff_side* side,
                            const diff_op* op) {
  tool_query_place place;
  (void)it;
  if (op == NULL) return;
  tool_query_find_place(&side->module, op->op, &place);
  printf(", \"%s\": {\"file\": ", name);
  tool_json_string(stdout, side->module.input.source.name);
  if (place.line != 0) printf(", \"line\": %u, \"column\": %u", place.line, place.column);
  fputs("}", stdout);
}

static void show_entry(showing* it, int kind, bool is_moved, const diff_op* a, const diff_op* b) {
  static const char signs[KINDS] = {'~', '~', '>', '-', '+'};
  const diff_op* op = a != NULL ? a : b;
  ++it->counts[kind];
  describe_path(op->op, &it->from);
  const tn_string_view name = tn_op_name(op->op);
  if (it->options->json) {
    printf("%s{\"kind\": \"%s\", \"moved\": %s, \"name\": ", it->shown++ == 0 ? "" : ",\n",
           kind_names[kind], is_moved ? "true" : "false");
    tool_json_string(stdout, name);
    fputs(", \"path\": ", stdout);
    tool_json_string(stdout, view_of(&it->from));
    show_json_place(it, "a", it->a, a);
    show_json_place(it, "b", it->b, b);
    printf(", \"details\": [%.*s]}", (int)it->details.size,
           it->details.size == 0 ? "" : it->details.data);
    return;
  }
  ++it->shown;
  it->to.size = 0;
  if (a != NULL) add_place(it->a, a->op, &it->to);
  if (a != NULL && b != NULL) add_text(&it->to, " ->");
  if (b != NULL) add_place(it->b, b->op, &it->to);
  printf("%c %.*s", signs[kind], (int)name.size, name.data);
  if (it->from.size != 0) printf(" in %.*s", (int)it->from.size, it->from.data);
  printf("%.*s: %s%s\n", (int)it->to.size, it->to.data, kind_names[kind],
         is_moved && kind != MOVED ? ", moved" : "");
  if (it->details.size != 0) fwrite(it->details.data, 1, it->details.size, stdout);
}

static void show_matched(showing* it, const diff_op* a) {
  const diff_op* b = &it->b->ops[a->match];
  compare_ops(it, a->op, b->op);
  if (it->details.size == 0 && !a->is_moved) return;
  const bool is_renamed = !tn_string_view_equal(tn_symbol_name(a->op), tn_symbol_name(b->op));
  const int kind = is_renamed ? RENAMED : it->details.size != 0 ? CHANGED : MOVED;
  show_entry(it, kind, a->is_moved, a, b);
}

// Chains of new ops by the op of the first module that they stand behind: `first` of each, and the
// `next` of each.
static bool chain_added(const showing* it, uint32_t* first, uint32_t* next) {
  uint32_t* anchors = malloc(((size_t)it->b->count + 1) * sizeof *anchors);
  if (anchors == NULL) return false;
  uint32_t anchor = 0;
  for (uint32_t i = 0; i < it->a->count; ++i) first[i] = DIFF_NONE;
  for (uint32_t i = 0; i < it->b->count; ++i) {
    if (it->b->ops[i].match != DIFF_NONE) anchor = it->b->ops[i].match;
    anchors[i] = anchor;
  }
  for (uint32_t i = it->b->count; i-- != 0;) {
    const diff_op* op = &it->b->ops[i];
    const bool is_top = op->match == DIFF_NONE && it->b->ops[op->parent].match != DIFF_NONE;
    if (!is_top) continue;
    next[i] = first[anchors[i]];
    first[anchors[i]] = i;
  }
  free(anchors);
  return true;
}

static bool show_ops(showing* it) {
  uint32_t* chains = malloc(((size_t)it->a->count + it->b->count) * sizeof *chains);
  uint32_t* next = chains == NULL ? NULL : chains + it->a->count;
  const bool done = chains != NULL && chain_added(it, chains, next);
  for (uint32_t i = 0; i < it->a->count && done; ++i) {
    const diff_op* op = &it->a->ops[i];
    it->details.size = 0;
    if (op->match != DIFF_NONE) {
      show_matched(it, op);
    } else if (it->a->ops[op->parent].match != DIFF_NONE) {
      show_entry(it, REMOVED, false, op, NULL);
    }
    it->details.size = 0;
    for (uint32_t k = chains[i]; k != DIFF_NONE; k = next[k]) {
      show_entry(it, ADDED, false, NULL, &it->b->ops[k]);
    }
  }
  free(chains);
  return done;
}

//===-- Resources -----------------------------------------------------------------------------===//

static void show_resource(showing* it, int kind, const tn_resource* resource) {
  static const char signs[KINDS] = {'~', '~', '>', '-', '+'};
  const tn_string_view key = tn_resource_key(resource);
  ++it->counts[kind];
  if (it->options->json) {
    printf("%s{\"kind\": \"%s\", \"resource\": ", it->shown++ == 0 ? "" : ",\n", kind_names[kind]);
    tool_json_string(stdout, key);
    fputs("}", stdout);
    return;
  }
  ++it->shown;
  printf("%c resource %.*s: %s\n", signs[kind], (int)key.size, key.data, kind_names[kind]);
}

static bool same_blob(const tn_resource* a, const tn_resource* b) {
  tn_blob* left = NULL;
  tn_blob* right = NULL;
  const bool has_left = tn_resource_retain_blob(a, &left) == TN_OK;
  const bool has_right = tn_resource_retain_blob(b, &right) == TN_OK;
  bool same = has_left == has_right;
  if (has_left && has_right) {
    const size_t size = tn_blob_byte_size(left);
    same = size == tn_blob_byte_size(right) &&
           (size == 0 || memcmp(tn_blob_data(left), tn_blob_data(right), size) == 0);
  }
  if (has_left) tn_object_release(left);
  if (has_right) tn_object_release(right);
  return same;
}

static void show_resources(showing* it) {
  tn_context* a = it->a->module.context;
  tn_context* b = it->b->module.context;
  tn_resource* other = NULL;
  for (tn_resource* at = tn_resource_first(a); at != NULL; at = tn_resource_next(at)) {
    if (tn_resource_find(b, tn_resource_dialect(at), tn_resource_key(at), &other) != TN_OK) {
      show_resource(it, REMOVED, at);
    } else if (!same_blob(at, other)) {
      show_resource(it, CHANGED, at);
    }
  }
  for (tn_resource* at = tn_resource_first(b); at != NULL; at = tn_resource_next(at)) {
    if (tn_resource_find(a, tn_resource_dialect(at), tn_resource_key(at), &other) == TN_OK)
      continue;
    show_resource(it, ADDED, at);
  }
}

bool diff_show(const diff_options* options, diff_side* a, diff_side* b, uint64_t* out_count) {
  showing it = {.options = options, .a = a, .b = b};
  if (options->json) fputs("{\"changes\": [", stdout);
  bool done = show_ops(&it);
  show_resources(&it);
  done &= !it.details.failed && !it.from.failed && !it.to.failed;
  *out_count = it.shown;
  if (options->json) {
    printf("],\n\"equal\": %s, \"counts\": {", it.shown == 0 ? "true" : "false");
    for (size_t i = 0; i < KINDS; ++i) {
      printf("%s\"%s\": %" PRIu64, i == 0 ? "" : ", ", kind_names[i], it.counts[i]);
    }
    puts("}}");
  } else if (it.shown != 0) {
    for (size_t i = 0; i < KINDS; ++i) {
      printf("%s%" PRIu64 " %s", i == 0 ? "" : ", ", it.counts[i], kind_names[i]);
    }
    putchar('\n');
  }
  free(it.details.data);
  free(it.from.data);
  free(it.to.data);
  return done;
}
