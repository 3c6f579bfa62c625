// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure diff: prints the changes of matched ops, and added and removed ops, in the order of the
// first module; an added op comes after its predecessor.

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
  tool_text details;  ///< The printed details of an op.
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

// Appends a text as a JSON string, through a stream in memory.
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

// Adds the change of `what` from the text in `from` to the text in `to`; an empty text means none.
static void add_detail(showing* self, const char* what, tn_string_view name) {
  const char* sides[] = {"from", "to"};
  const tool_text* texts[] = {&self->from, &self->to};
  if (!self->options->json) {
    add_text(&self->details, "    ");
    add_text(&self->details, what);
    if (name.size != 0) add_text(&self->details, " ");
    add_view(&self->details, name);
    add_text(&self->details, ": ");
    add_view(&self->details,
             self->from.size == 0 ? tn_string_view_from("none") : view_of(&self->from));
    add_text(&self->details, " -> ");
    add_view(&self->details, self->to.size == 0 ? tn_string_view_from("none") : view_of(&self->to));
    add_text(&self->details, "\n");
    return;
  }
  add_text(&self->details, self->details.size == 0 ? "{\"what\": " : ", {\"what\": ");
  add_json(&self->details, tn_string_view_from(what));
  if (name.size != 0) {
    add_text(&self->details, ", \"name\": ");
    add_json(&self->details, name);
  }
  for (size_t i = 0; i < 2; ++i) {
    if (texts[i]->size == 0) continue;
    add_text(&self->details, ", \"");
    add_text(&self->details, sides[i]);
    add_text(&self->details, "\": ");
    add_json(&self->details, view_of(texts[i]));
  }
  add_text(&self->details, "}");
}

static void add_numbered(showing* self, const char* what, size_t index) {
  char number[24];
  (void)snprintf(number, sizeof number, "%zu", index);
  add_detail(self, what, tn_string_view_from(number));
}

static void add_counts(showing* self, const char* what, size_t from, size_t to) {
  self->from.size = 0;
  self->to.size = 0;
  add_format(&self->from, "%zu", from);
  add_format(&self->to, "%zu", to);
  add_detail(self, what, (tn_string_view){0});
}

static bool texts_differ(const showing* self) {
  return !tn_string_view_equal(view_of(&self->from), view_of(&self->to));
}

//===-- Attributes and types ------------------------------------------------------------------===//

static void set_attribute(tool_text* text, tn_attribute attribute) {
  text->size = 0;
  if (attribute.storage == NULL) return;
  text->failed |= tn_attribute_print(attribute, tool_text_write, text) != TN_OK;
}

static void compare_attribute(showing* self, tn_string_view name, tn_attribute a, tn_attribute b) {
  set_attribute(&self->from, a);
  set_attribute(&self->to, b);
  const bool is_symbol = tn_string_view_equal(name, tn_string_view_from("sym_name"));
  if (texts_differ(self))
    add_detail(self, is_symbol ? "symbol" : "attribute", is_symbol ? (tn_string_view){0} : name);
}

typedef struct attribute_list {
  size_t (*count)(tn_op op);
  tn_named_attribute (*at)(tn_op op, size_t index);
} attribute_list;

/// The attributes of an op, sorted by name for binary search.
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

static attribute_index index_attributes(showing* self, const attribute_list* list, tn_op op) {
  attribute_index index = {.count = list->count(op)};
  if (index.count == 0) return index;
  index.items = malloc(index.count * sizeof *index.items);
  if (index.items == NULL) {
    self->from.failed = true;
    index.count = 0;
  }
  for (size_t i = 0; i < index.count; ++i) index.items[i] = list->at(op, i);
  if (index.count != 0) qsort(index.items, index.count, sizeof *index.items, compare_names);
  return index;
}

/// Returns null if there is none with the name.
static tn_attribute find_attribute(const attribute_index* index, const tn_named_attribute* like) {
  if (index->count == 0) return (tn_attribute){NULL};
  const tn_named_attribute* found =
      bsearch(like, index->items, index->count, sizeof *like, compare_names);
  return found == NULL ? (tn_attribute){NULL} : found->value;
}

static void compare_attributes(showing* self, const attribute_list* list, tn_op a, tn_op b) {
  const attribute_index of_a = index_attributes(self, list, a);
  const attribute_index of_b = index_attributes(self, list, b);
  for (size_t i = 0; i < of_a.count; ++i) {
    const tn_named_attribute item = list->at(a, i);
    compare_attribute(self, tn_identifier_text(item.name), item.value,
                      find_attribute(&of_b, &item));
  }
  for (size_t i = 0; i < of_b.count; ++i) {
    const tn_named_attribute item = list->at(b, i);
    if (find_attribute(&of_a, &item).storage != NULL) continue;
    compare_attribute(self, tn_identifier_text(item.name), (tn_attribute){NULL}, item.value);
  }
  free(of_a.items);
  free(of_b.items);
}

static void compare_types(showing* self, const char* what, size_t index, tn_value a, tn_value b) {
  self->from.size = 0;
  self->to.size = 0;
  self->from.failed |= tn_type_print(tn_value_type(a), tool_text_write, &self->from) != TN_OK;
  self->to.failed |= tn_type_print(tn_value_type(b), tool_text_write, &self->to) != TN_OK;
  if (texts_differ(self)) add_numbered(self, what, index);
}

static void compare_location(showing* self, tn_location a, tn_location b) {
  if (!self->options->locations) return;
  self->from.size = 0;
  self->to.size = 0;
  self->from.failed |= tn_location_print(a, tool_text_write, &self->from) != TN_OK;
  self->to.failed |= tn_location_print(b, tool_text_write, &self->to) != TN_OK;
  if (texts_differ(self)) add_detail(self, "location", (tn_string_view){0});
}

//===-- Values and blocks ---------------------------------------------------------------------===//

static void add_place(const diff_side* side, tn_op op, tool_text* text) {
  tool_query_place place;
  tool_query_find_place(&side->module, op, &place);
  add_text(text, " (");
  tool_query_print_place(&side->module, &place, text);
  add_text(text, ")");
}

// The blocks of a region have consecutive numbers.
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

static bool same_value(const showing* self, tn_value a, tn_value b) {
  if (tn_value_is_null(a) || tn_value_is_null(b)) return tn_value_is_null(a) && tn_value_is_null(b);
  if (tn_value_is_block_argument(a) != tn_value_is_block_argument(b) ||
      tn_value_number(a) != tn_value_number(b)) {
    return false;
  }
  if (tn_value_is_block_argument(a)) {
    const uint32_t block = diff_block_number(self->a, tn_value_owner_block(a));
    return self->a->block_matches[block] == diff_block_number(self->b, tn_value_owner_block(b));
  }
  const uint32_t op = diff_op_number(self->a, tn_value_owner_op(a));
  return self->a->ops[op].match == diff_op_number(self->b, tn_value_owner_op(b));
}

static void compare_operands(showing* self, tn_op a, tn_op b) {
  const size_t from = tn_op_operand_count(a);
  const size_t to = tn_op_operand_count(b);
  for (size_t i = 0; i < (from > to ? from : to); ++i) {
    if (i < from && i < to && same_value(self, tn_op_operand(a, i), tn_op_operand(b, i))) continue;
    self->from.size = 0;
    self->to.size = 0;
    if (i < from) describe_value(self->a, tn_op_operand(a, i), &self->from);
    if (i < to) describe_value(self->b, tn_op_operand(b, i), &self->to);
    add_numbered(self, "operand", i);
  }
}

static void compare_successors(showing* self, tn_op a, tn_op b) {
  const size_t from = tn_op_successor_count(a);
  const size_t to = tn_op_successor_count(b);
  if (from != to) add_counts(self, "successors", from, to);
  for (size_t i = 0; i < from && i < to; ++i) {
    const tn_block left = tn_op_successor(a, i);
    const tn_block right = tn_op_successor(b, i);
    if (tn_block_is_null(left) || tn_block_is_null(right) ||
        self->a->block_matches[diff_block_number(self->a, left)] ==
            diff_block_number(self->b, right)) {
      continue;
    }
    self->from.size = 0;
    self->to.size = 0;
    describe_block(self->a, left, &self->from);
    describe_block(self->b, right, &self->to);
    add_numbered(self, "successor", i);
  }
}

static void compare_block(showing* self, tn_block a, tn_block b) {
  const size_t from = tn_block_argument_count(a);
  const size_t to = tn_block_argument_count(b);
  if (from != to) add_counts(self, "block arguments", from, to);
  for (size_t i = 0; i < from && i < to; ++i) {
    const tn_value left = tn_block_argument(a, i);
    const tn_value right = tn_block_argument(b, i);
    compare_types(self, "block argument", i, left, right);
    compare_location(self, tn_value_location(left), tn_value_location(right));
  }
}

// Tables store blocks as ops.
static tn_block block_at(const diff_side* side, uint32_t number) {
  const tn_op cell = side->blocks.items[number];
  return (tn_block){cell.scope, cell.slot, cell.generation, 0};
}

// Reports the fewest blocks whose move explains the order of the other region.
static void compare_order(showing* self, tn_region region) {
  const size_t count = tn_region_block_count(region);
  uint32_t* numbers = count < 2 ? NULL : malloc(count * sizeof *numbers);
  bool* stays = count < 2 ? NULL : malloc(count);
  size_t i = 0;
  for (tn_block block = tn_region_first_block(region); numbers != NULL && !tn_block_is_null(block);
       block = tn_block_next(block)) {
    numbers[i++] = self->a->block_matches[diff_block_number(self->a, block)];
  }
  const bool failed =
      count >= 2 && (numbers == NULL || stays == NULL || !diff_mark_run(numbers, count, stays));
  self->details.failed |= failed;
  for (i = 0; i < count && count >= 2 && !failed; ++i) {
    if (numbers[i] == DIFF_NONE || stays[i]) continue;
    self->from.size = 0;
    self->to.size = 0;
    add_format(&self->from, "place %zu", i);
    add_format(&self->to, "place %u", index_of(self->b, block_at(self->b, numbers[i])));
    add_numbered(self, "block", i);
  }
  free(numbers);
  free(stays);
}

static void compare_regions(showing* self, tn_op a, tn_op b) {
  const size_t from = tn_op_region_count(a);
  const size_t to = tn_op_region_count(b);
  if (from != to) add_counts(self, "regions", from, to);
  for (size_t i = 0; i < from && i < to; ++i) {
    const tn_region left = tn_op_region(a, i);
    const size_t left_count = tn_region_block_count(left);
    const size_t right_count = tn_region_block_count(tn_op_region(b, i));
    if (left_count != right_count) add_counts(self, "blocks", left_count, right_count);
    compare_order(self, left);
    tn_block block = tn_region_first_block(left);
    for (; !tn_block_is_null(block); block = tn_block_next(block)) {
      const uint32_t match = self->a->block_matches[diff_block_number(self->a, block)];
      if (match != DIFF_NONE) compare_block(self, block, block_at(self->b, match));
    }
  }
}

static void compare_ops(showing* self, tn_op a, tn_op b) {
  static const attribute_list properties = {tn_op_property_count, tn_op_property_at};
  static const attribute_list discardable = {tn_op_discardable_attribute_count,
                                             tn_op_discardable_attribute_at};
  const size_t from = tn_op_result_count(a);
  const size_t to = tn_op_result_count(b);
  self->details.size = 0;
  compare_attributes(self, &properties, a, b);
  compare_attributes(self, &discardable, a, b);
  if (from != to) add_counts(self, "results", from, to);
  for (size_t i = 0; i < from && i < to; ++i) {
    compare_types(self, "result", i, tn_op_result(a, i), tn_op_result(b, i));
  }
  compare_operands(self, a, b);
  compare_successors(self, a, b);
  compare_regions(self, a, b);
  compare_location(self, tn_op_location(a), tn_op_location(b));
}

//===-- Ops -----------------------------------------------------------------------------------===//

// Appends the symbols of an op and of the ops around it: "@m::@f". Limited to the innermost eight
// symbols.
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

static void show_json_place(const showing* self, const char* name, const diff_side* side,
                            const diff_op* op) {
  tool_query_place place;
  (void)self;
  if (op == NULL) return;
  tool_query_find_place(&side->module, op->op, &place);
  printf(", \"%s\": {\"file\": ", name);
  tool_json_string(stdout, side->module.input.source.name);
  if (place.line != 0) printf(", \"line\": %u, \"column\": %u", place.line, place.column);
  fputs("}", stdout);
}

static void show_entry(showing* self, int kind, bool is_moved, const diff_op* a, const diff_op* b) {
  static const char signs[KINDS] = {'~', '~', '>', '-', '+'};
  const diff_op* op = a != NULL ? a : b;
  ++self->counts[kind];
  describe_path(op->op, &self->from);
  const tn_string_view name = tn_op_name(op->op);
  if (self->options->json) {
    printf("%s{\"kind\": \"%s\", \"moved\": %s, \"name\": ", self->shown++ == 0 ? "" : ",\n",
           kind_names[kind], is_moved ? "true" : "false");
    tool_json_string(stdout, name);
    fputs(", \"path\": ", stdout);
    tool_json_string(stdout, view_of(&self->from));
    show_json_place(self, "a", self->a, a);
    show_json_place(self, "b", self->b, b);
    printf(", \"details\": [%.*s]}", (int)self->details.size,
           self->details.size == 0 ? "" : self->details.data);
    return;
  }
  ++self->shown;
  self->to.size = 0;
  if (a != NULL) add_place(self->a, a->op, &self->to);
  if (a != NULL && b != NULL) add_text(&self->to, " ->");
  if (b != NULL) add_place(self->b, b->op, &self->to);
  printf("%c %.*s", signs[kind], (int)name.size, name.data);
  if (self->from.size != 0) printf(" in %.*s", (int)self->from.size, self->from.data);
  printf("%.*s: %s%s\n", (int)self->to.size, self->to.data, kind_names[kind],
         is_moved && kind != MOVED ? ", moved" : "");
  if (self->details.size != 0) fwrite(self->details.data, 1, self->details.size, stdout);
}

static void show_matched(showing* self, const diff_op* a) {
  const diff_op* b = &self->b->ops[a->match];
  compare_ops(self, a->op, b->op);
  if (self->details.size == 0 && !a->is_moved) return;
  const bool is_renamed = !tn_string_view_equal(tn_symbol_name(a->op), tn_symbol_name(b->op));
  const int kind = is_renamed ? RENAMED : self->details.size != 0 ? CHANGED : MOVED;
  show_entry(self, kind, a->is_moved, a, b);
}

// Links new ops to the op of the first module that they come after: `first` is the first one of
// each, and `next` the next one.
static bool chain_added(const showing* self, uint32_t* first, uint32_t* next) {
  uint32_t* anchors = malloc(((size_t)self->b->count + 1) * sizeof *anchors);
  if (anchors == NULL) return false;
  uint32_t anchor = 0;
  for (uint32_t i = 0; i < self->a->count; ++i) first[i] = DIFF_NONE;
  for (uint32_t i = 0; i < self->b->count; ++i) {
    if (self->b->ops[i].match != DIFF_NONE) anchor = self->b->ops[i].match;
    anchors[i] = anchor;
  }
  for (uint32_t i = self->b->count; i-- != 0;) {
    const diff_op* op = &self->b->ops[i];
    const bool is_top = op->match == DIFF_NONE && self->b->ops[op->parent].match != DIFF_NONE;
    if (!is_top) continue;
    next[i] = first[anchors[i]];
    first[anchors[i]] = i;
  }
  free(anchors);
  return true;
}

static bool show_ops(showing* self) {
  uint32_t* chains = malloc(((size_t)self->a->count + self->b->count) * sizeof *chains);
  uint32_t* next = chains == NULL ? NULL : chains + self->a->count;
  const bool done = chains != NULL && chain_added(self, chains, next);
  for (uint32_t i = 0; i < self->a->count && done; ++i) {
    const diff_op* op = &self->a->ops[i];
    self->details.size = 0;
    if (op->match != DIFF_NONE) {
      show_matched(self, op);
    } else if (self->a->ops[op->parent].match != DIFF_NONE) {
      show_entry(self, REMOVED, false, op, NULL);
    }
    self->details.size = 0;
    for (uint32_t k = chains[i]; k != DIFF_NONE; k = next[k]) {
      show_entry(self, ADDED, false, NULL, &self->b->ops[k]);
    }
  }
  free(chains);
  return done;
}

//===-- Resources -----------------------------------------------------------------------------===//

static void show_resource(showing* self, int kind, const tn_resource* resource) {
  static const char signs[KINDS] = {'~', '~', '>', '-', '+'};
  const tn_string_view key = tn_resource_key(resource);
  ++self->counts[kind];
  if (self->options->json) {
    printf("%s{\"kind\": \"%s\", \"resource\": ", self->shown++ == 0 ? "" : ",\n",
           kind_names[kind]);
    tool_json_string(stdout, key);
    fputs("}", stdout);
    return;
  }
  ++self->shown;
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

static void show_resources(showing* self) {
  tn_context* a = self->a->module.context;
  tn_context* b = self->b->module.context;
  tn_resource* other = NULL;
  for (tn_resource* at = tn_resource_first(a); at != NULL; at = tn_resource_next(at)) {
    if (tn_resource_find(b, tn_resource_dialect(at), tn_resource_key(at), &other) != TN_OK) {
      show_resource(self, REMOVED, at);
    } else if (!same_blob(at, other)) {
      show_resource(self, CHANGED, at);
    }
  }
  for (tn_resource* at = tn_resource_first(b); at != NULL; at = tn_resource_next(at)) {
    if (tn_resource_find(a, tn_resource_dialect(at), tn_resource_key(at), &other) == TN_OK)
      continue;
    show_resource(self, ADDED, at);
  }
}

bool diff_show(const diff_options* options, diff_side* a, diff_side* b, uint64_t* out_count) {
  showing self = {.options = options, .a = a, .b = b};
  if (options->json) fputs("{\"changes\": [", stdout);
  bool done = show_ops(&self);
  show_resources(&self);
  done &= !self.details.failed && !self.from.failed && !self.to.failed;
  *out_count = self.shown;
  if (options->json) {
    printf("],\n\"equal\": %s, \"counts\": {", self.shown == 0 ? "true" : "false");
    for (size_t i = 0; i < KINDS; ++i) {
      printf("%s\"%s\": %" PRIu64, i == 0 ? "" : ", ", kind_names[i], self.counts[i]);
    }
    puts("}}");
  } else if (self.shown != 0) {
    for (size_t i = 0; i < KINDS; ++i) {
      printf("%s%" PRIu64 " %s", i == 0 ? "" : ", ", self.counts[i], kind_names[i]);
    }
    putchar('\n');
  }
  free(self.details.data);
  free(self.from.data);
  free(self.to.data);
  return done;
}
