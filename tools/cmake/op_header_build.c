// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Headers of ops: functions that build ops.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "op_header_internal.h"

//===-- Parameters ----------------------------------------------------------------------------===//

/// The parameters of a builder. All builders share the first names of `names`.
typedef struct parameters {
  tn_c_name names[4 * TN_OP_GROUPS_MAX];
  uint32_t count;
  tn_text_buffer list;  ///< `, tn_ref a`.
  tn_text_buffer pass;  ///< `, a`.
} parameters;

static bool is_taken(const parameters* all, const char* name) {
  static const char words[] =
      " auto bool break case char const continue default do double else enum extern false float "
      "for "
      "goto if inline int long register restrict return short signed sizeof static struct switch "
      "true "
      "typedef typeof union unsigned void volatile while asm linux unix rewriter attributes "
      "attribute_count ";
  char word[TN_OP_NAME_MAX + 2];
  snprintf(word, sizeof word, " %s ", name);
  if (strstr(words, word) != NULL) return true;
  for (uint32_t i = 0; i < all->count; ++i) {
    if (strcmp(all->names[i].text, name) == 0) return true;
  }
  return false;
}

/// Adds a parameter of a type, named after a member, with a suffix.
static const char* add_parameter(parameters* all, const char* type, const char* member,
                                 const char* suffix) {
  tn_c_name* name = &all->names[all->count];
  const tn_c_name snake = tn_c_name__snake(member);
  int size = snprintf(name->text, sizeof name->text - 2, "%s%s", snake.text, suffix);
  if (size < 0 || (size_t)size >= sizeof name->text - 2) tn_op_header__die("a long name", member);
  while (is_taken(all, name->text)) {
    if ((size_t)size + 2 >= sizeof name->text) tn_op_header__die("a long name", member);
    name->text[size++] = '_';
    name->text[size] = '\0';
  }
  ++all->count;
  tn_text_buffer_format(&all->list, ", %s %s", type, name->text);
  tn_text_buffer_format(&all->pass, ", %s", name->text);
  return name->text;
}

//===-- Result types --------------------------------------------------------------------------===//

typedef struct building {
  tn_op_header* header;
  const tn_op_outline* op;
  parameters all;
  tn_c_name types[TN_OP_GROUPS_MAX];       ///< Expressions for result types, unless they are
                                           ///< parameters.
  const char* operands[TN_OP_GROUPS_MAX];  ///< Names of parameters.
  const char* counts[TN_OP_GROUPS_MAX];
  const char* attributes[TN_OP_GROUPS_MAX];
  const char* successors[TN_OP_GROUPS_MAX];
  bool infers;
} building;

/// Returns true if the word of `size` bytes is a single operand; sets `out` to an expression for
/// its type.
static bool type_of_operand(const building* self, const char* word, size_t size, tn_c_name* out) {
  for (uint32_t i = 0; i < self->op->operands.count; ++i) {
    const tn_op_group* group = &self->op->operands.items[i];
    if (group->arity == TN_SINGLE && strlen(group->name) == size &&
        memcmp(group->name, word, size) == 0) {
      snprintf(out->text, sizeof out->text, "tn_value__type_or_null(rewriter->context, @o%u)", i);
      return true;
    }
  }
  return false;
}

static bool type_of_attribute(const building* self, const char* word, size_t size, tn_c_name* out) {
  for (uint32_t i = 0; i < self->op->attributes.count; ++i) {
    const tn_op_group* group = &self->op->attributes.items[i];
    if (!group->is_optional && strlen(group->name) == size &&
        memcmp(group->name, word, size) == 0) {
      snprintf(out->text, sizeof out->text, "tn_attribute_type(@a%u)", i);
      return true;
    }
  }
  return false;
}

/// Returns true if `result` is in the list up to a bracket, and the type of another item is known.
static bool type_in_list(const building* self, const char* list, const char* result,
                         tn_c_name* out) {
  bool has_result = false;
  bool has_type = false;
  while (*list != ')' && *list != '\0') {
    const size_t size = strcspn(list, ",)");
    has_result = has_result || (strlen(result) == size && memcmp(list, result, size) == 0);
    has_type = has_type || type_of_operand(self, list, size, out) ||
               type_of_attribute(self, list, size, out);
    list += size;
    list += strspn(list, ", ");
  }
  return has_result && has_type;
}

/// Handles `result = transform(operand)`.
static bool type_by_transform(const building* self, const char* match, const char* result,
                              tn_c_name* out) {
  static const struct {
    const char* word;
    const char* format;
  } transforms[] = {{"same(", "%s"},
                    {"i1-like(", "tn_build__i1_like(rewriter, %s)"},
                    {"element(", "tn_type__element(%s)"}};
  const size_t size = strlen(result);
  if (strncmp(match, result, size) != 0 || strncmp(match + size, " = ", 3) != 0) return false;
  match += size + 3;
  for (size_t i = 0; i < sizeof transforms / sizeof *transforms; ++i) {
    const size_t word_size = strlen(transforms[i].word);
    tn_c_name source;
    if (strncmp(match, transforms[i].word, word_size) != 0) continue;
    match += word_size;
    if (!type_of_operand(self, match, strcspn(match, ")"), &source)) return false;
    snprintf(out->text, sizeof out->text, transforms[i].format, source.text);
    return true;
  }
  return false;
}

/// Returns true if values with the constraint have only one type.
static bool type_by_constraint(const char* type, tn_c_name* out) {
  unsigned width = 0;
  int end = 0;
  if (type == NULL) return false;
  if (strcmp(type, "index") == 0) {
    strcpy(out->text, "tn_rewriter__index_type(rewriter)");
    return true;
  }
  if (sscanf(type, "%u-bit signless integer%n", &width, &end) != 1 || end == 0 ||
      type[end] != '\0') {
    return false;
  }
  snprintf(out->text, sizeof out->text, "tn_rewriter__int_type(rewriter, %u)", width);
  return true;
}

/// Returns true if the type of a result can be inferred from other arguments.
static bool infer_type(const building* self, const tn_op_group* result, tn_c_name* out) {
  const tn_op_groups* operands = &self->op->operands;
  if (result->arity != TN_SINGLE) return false;
  if (type_by_constraint(result->type, out)) return true;
  if (tn_op_texts__have(&self->op->traits, "SameOperandsAndResultType") && operands->count != 0 &&
      operands->items[0].arity == TN_SINGLE) {
    const char* first = operands->items[0].name;
    return type_of_operand(self, first, strlen(first), out);
  }
  for (uint32_t i = 0; i < self->op->matches.count; ++i) {
    const char* match = self->op->matches.items[i];
    if (strncmp(match, "all(", 4) == 0 && type_in_list(self, match + 4, result->name, out))
      return true;
    if (type_by_transform(self, match, result->name, out)) {
      // The elements of a dialect's own types are text.
      return strstr(out->text, "element") == NULL || strstr(match, "(memref)") != NULL ||
             strstr(match, "(tensor)") != NULL;
    }
  }
  return false;
}

/// Replaces `@o1` by the name of an operand's parameter, and `@a1` by the name of an attribute's.
static void add_type(const building* self, tn_text_buffer* text, const char* expression) {
  for (const char* at = expression; *at != '\0';) {
    if (*at != '@') {
      tn_text_buffer_append(text, at++, 1);
      continue;
    }
    char* end = NULL;
    const unsigned long index = strtoul(at + 2, &end, 10);
    tn_text_buffer_append_text(text,
                               at[1] == 'o' ? self->operands[index] : self->attributes[index]);
    at = end;
  }
}

//===-- Operands and successors ---------------------------------------------------------------===//

static bool all_single(const tn_op_groups* groups) {
  for (uint32_t i = 0; i < groups->count; ++i) {
    if (groups->items[i].arity != TN_SINGLE) return false;
  }
  return true;
}

static void take_results(building* self) {
  const tn_op_groups* results = &self->op->results;
  self->infers = all_single(results);
  for (uint32_t i = 0; i < results->count && self->infers; ++i) {
    self->infers = infer_type(self, &results->items[i], &self->types[i]);
  }
  if (self->infers) return;
  if (!all_single(results)) {
    (void)add_parameter(&self->all, "const tn_type*", "result_types", "");
    (void)add_parameter(&self->all, "uint32_t", "result_count", "");
    return;
  }
  for (uint32_t i = 0; i < results->count; ++i) {
    const char* name = add_parameter(&self->all, "tn_type", results->items[i].name, "_type");
    snprintf(self->types[i].text, sizeof self->types[i].text, "%s", name);
  }
}

static void take_operands(building* self) {
  const tn_op_groups* operands = &self->op->operands;
  for (uint32_t i = 0; i < operands->count; ++i) {
    const tn_op_group* group = &operands->items[i];
    const bool is_list = group->arity == TN_VARIADIC;
    self->operands[i] =
        add_parameter(&self->all, is_list ? "const tn_ref*" : "tn_ref", group->name, "");
    if (is_list) self->counts[i] = add_parameter(&self->all, "uint32_t", group->name, "_count");
  }
}

static void take_attributes(building* self) {
  for (uint32_t i = 0; i < self->op->attributes.count; ++i) {
    const tn_op_group* group = &self->op->attributes.items[i];
    if (group->is_optional) continue;
    self->attributes[i] = add_parameter(&self->all, "tn_attribute", group->name, "");
  }
}

/// Returns true if one of the successors is variadic, which makes all of them a list.
static bool lists_successors(const tn_op_outline* op) {
  const uint32_t count = op->successors.count;
  return count != 0 && strchr(op->successors.items[count - 1], '.') != NULL;
}

static void take_successors(building* self) {
  if (lists_successors(self->op)) {
    self->successors[0] = add_parameter(&self->all, "const tn_ref*", "successors", "");
    self->counts[TN_OP_GROUPS_MAX - 1] =
        add_parameter(&self->all, "uint32_t", "successor_count", "");
    return;
  }
  for (uint32_t i = 0; i < self->op->successors.count; ++i) {
    self->successors[i] = add_parameter(&self->all, "tn_ref", self->op->successors.items[i], "");
  }
}

/// Returns true if the operands are a single list.
static bool is_one_list(const tn_op_outline* op) {
  return op->operands.count == 1 && op->operands.items[0].arity == TN_VARIADIC &&
         !tn_op_texts__have(&op->traits, "AttrSizedOperandSegments");
}

static bool has_region_list(const tn_op_outline* op) { return !all_single(&op->regions); }

static void take_regions(building* self) {
  if (has_region_list(self->op)) (void)add_parameter(&self->all, "uint32_t", "region_count", "");
}

//===-- Functions -----------------------------------------------------------------------------===//

static uint32_t required_count(const tn_op_outline* op) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < op->attributes.count; ++i) count += !op->attributes.items[i].is_optional;
  return count;
}

static bool returns_value(const tn_op_outline* op) {
  return op->results.count == 1 && all_single(&op->results) && op->regions.count == 0;
}

static void add_locals(const building* self, tn_text_buffer* text) {
  const tn_op_outline* op = self->op;
  if (op->operands.count != 0 && !is_one_list(op)) {
    const bool is_plain = all_single(&op->operands);
    tn_text_buffer_append_text(text, is_plain ? "  const tn_ref operands__[] = {"
                                              : "  const tn_operand_group operands__[] = {");
    for (uint32_t i = 0; i < op->operands.count; ++i) {
      const char* name = self->operands[i];
      tn_text_buffer_append_text(text, i == 0 ? "" : ", ");
      if (is_plain) {
        tn_text_buffer_append_text(text, name);
      } else if (op->operands.items[i].arity == TN_VARIADIC) {
        tn_text_buffer_format(text, "{%s, %s}", name, self->counts[i]);
      } else if (op->operands.items[i].arity == TN_OPTIONAL) {
        tn_text_buffer_format(text, "{&%s, %s != 0}", name, name);
      } else {
        tn_text_buffer_format(text, "{&%s, 1}", name);
      }
    }
    tn_text_buffer_append_text(text, "};\n");
  }
  if (op->results.count != 0 && all_single(&op->results)) {
    tn_text_buffer_append_text(text, "  const tn_type types__[] = {");
    for (uint32_t i = 0; i < op->results.count; ++i) {
      tn_text_buffer_append_text(text, i == 0 ? "" : ", ");
      add_type(self, text, self->types[i].text);
    }
    tn_text_buffer_append_text(text, "};\n");
  }
  if (required_count(op) != 0) {
    tn_text_buffer_append_text(text, "  const tn_rewriter_attribute attributes__[] = {");
    for (uint32_t i = 0, count = 0; i < op->attributes.count; ++i) {
      if (op->attributes.items[i].is_optional) continue;
      tn_text_buffer_format(text, "%s{\"%s\", %s}", count++ == 0 ? "" : ", ",
                            op->attributes.items[i].name, self->attributes[i]);
    }
    tn_text_buffer_append_text(text, "};\n");
  }
  if (op->successors.count != 0 && !lists_successors(op)) {
    tn_text_buffer_append_text(text, "  const tn_ref successors__[] = {");
    for (uint32_t i = 0; i < op->successors.count; ++i) {
      tn_text_buffer_format(text, "%s%s", i == 0 ? "" : ", ", self->successors[i]);
    }
    tn_text_buffer_append_text(text, "};\n");
  }
}

static void add_op_name(const building* self, tn_text_buffer* text) {
  if (self->header->has_code) {
    tn_text_buffer_format(text, ".code = TN_CODE_%s", self->header->upper.text);
  } else {
    tn_text_buffer_format(text, ".op_name = TN_NAME_%s", self->header->upper.text);
  }
}

/// Adds the call that creates a simple op: with one result, one list of operands and one of
/// attributes. Returns false for others.
static bool add_plain(const building* self, tn_text_buffer* text, bool has_list) {
  const tn_op_outline* op = self->op;
  const bool is_list = is_one_list(op);
  const uint32_t required = required_count(op);
  if (!returns_value(op) || (!is_list && !all_single(&op->operands)) || op->successors.count != 0 ||
      (required != 0 && has_list)) {
    return false;
  }
  const bool has_code = self->header->has_code;
  tn_text_buffer_format(text, "  return tn_rewriter__%s(rewriter, %s_%s, types__[0], ",
                        has_code ? "make" : "make_named", has_code ? "TN_CODE" : "TN_NAME",
                        self->header->upper.text);
  if (is_list) {
    tn_text_buffer_format(text, "%s, %s", self->operands[0], self->counts[0]);
  } else {
    tn_text_buffer_format(text, "%s, %u", op->operands.count == 0 ? "NULL" : "operands__",
                          op->operands.count);
  }
  if (has_list) {
    tn_text_buffer_append_text(text, ", attributes, attribute_count);\n");
  } else {
    tn_text_buffer_format(text, ", %s, %u);\n", required == 0 ? "NULL" : "attributes__", required);
  }
  return true;
}

static void add_spec(const building* self, tn_text_buffer* text, bool has_list) {
  const tn_op_outline* op = self->op;
  tn_text_buffer_format(text, "  return tn_rewriter__%s(rewriter, &(tn_rewriter_spec){",
                        returns_value(op) ? "create_value" : "create");
  add_op_name(self, text);
  if (op->operands.count != 0 && all_single(&op->operands)) {
    tn_text_buffer_format(text, ", .operands = operands__, .operand_count = %u",
                          op->operands.count);
  } else if (is_one_list(op)) {
    tn_text_buffer_format(text, ", .operands = %s, .operand_count = %s", self->operands[0],
                          self->counts[0]);
  } else if (op->operands.count != 0) {
    tn_text_buffer_format(text, ", .groups = operands__, .group_count = %u", op->operands.count);
  }
  if (tn_op_texts__have(&op->traits, "AttrSizedOperandSegments")) {
    tn_text_buffer_append_text(text, ", .is_segmented = true");
  }
  if (op->results.count != 0 && all_single(&op->results)) {
    tn_text_buffer_format(text, ", .types = types__, .result_count = %u", op->results.count);
  } else if (op->results.count != 0) {
    tn_text_buffer_append_text(text, ", .types = result_types, .result_count = result_count");
  }
  if (required_count(op) != 0) {
    tn_text_buffer_format(text, ", .attributes = attributes__, .attribute_count = %u",
                          required_count(op));
  }
  if (has_list) {
    tn_text_buffer_append_text(
        text, ", .more_attributes = attributes, .more_attribute_count = attribute_count");
  }
  if (lists_successors(op)) {
    tn_text_buffer_format(text, ", .successors = %s, .successor_count = %s", self->successors[0],
                          self->counts[TN_OP_GROUPS_MAX - 1]);
  } else if (op->successors.count != 0) {
    tn_text_buffer_format(text, ", .successors = successors__, .successor_count = %u",
                          op->successors.count);
  }
  if (op->regions.count != 0 && has_region_list(op)) {
    tn_text_buffer_append_text(text, ", .region_count = region_count");
  } else if (op->regions.count != 0) {
    tn_text_buffer_format(text, ", .region_count = %u", op->regions.count);
  }
  tn_text_buffer_append_text(text, "});\n");
}

static void add_signature(const building* self, tn_text_buffer* text, bool has_list) {
  const tn_string_view list = tn_text_buffer_view(&self->all.list);
  tn_text_buffer_format(text, "static inline tn_ref tn_build_%s%s(tn_rewriter* rewriter%.*s%s) {\n",
                        self->header->op.text, has_list ? "_with" : "", (int)list.size, list.data,
                        has_list ? ", const tn_rewriter_attribute* attributes, uint32_t "
                                   "attribute_count"
                                 : "");
}

void tn_op_header__add_builders(tn_op_header* header, const tn_op_outline* op) {
  if (tn_op_texts__have(&op->traits, "AttrSizedResultSegments")) return;
  tn_text_buffer* text = &header->text;
  building* self = calloc(1, sizeof *self);
  if (self == NULL) tn_op_header__die("out of memory", op->name);
  self->header = header;
  self->op = op;
  self->all.list = self->all.pass = tn_text_buffer_make(header->text.allocator);
  take_results(self);
  take_operands(self);
  take_attributes(self);
  take_successors(self);
  take_regions(self);
  const bool has_list = required_count(op) != op->attributes.count;
  add_signature(self, text, has_list);
  add_locals(self, text);
  if (!add_plain(self, text, has_list)) add_spec(self, text, has_list);
  tn_text_buffer_append_text(text, "}\n");
  if (has_list) {
    const tn_string_view pass = tn_text_buffer_view(&self->all.pass);
    add_signature(self, text, false);
    tn_text_buffer_format(text, "  return tn_build_%s_with(rewriter%.*s, NULL, 0);\n}\n",
                          header->op.text, (int)pass.size, pass.data);
  }
  tn_text_buffer_free(&self->all.list);
  tn_text_buffer_free(&self->all.pass);
  free(self);
}
