// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure dialects: lists the dialects, and documents their ops.
//
// All information comes from schemas: the built-in ones, and files, which are loaded first so that
// errors are reported. `builtin` has no schema in the library; its description is below.

#include <stdlib.h>
#include <string.h>
#include <tenure/attribute.h>
#include <tenure/block.h>
#include <tenure/dialect.h>
#include <tenure/operation.h>
#include <tenure/parameters.h>
#include <tenure/scope.h>
#include <tenure/text.h>
#include <tenure/value.h>

#include "command.h"

static const char builtin_schema[] =
    "irdl.dialect @builtin {\n"
    "  irdl.operation @module attributes {\n"
    "      format = \"($sym_name^)? attr-dict-with-keyword $bodyRegion\",\n"
    "      traits = [\"AffineScope\", \"IsolatedFromAbove\", \"NoRegionArguments\", "
    "\"NoTerminator\",\n"
    "                \"OnlyGraphRegion\", \"SingleBlock\", \"Symbol\", \"SymbolTable\"]} {\n"
    "    %0 = irdl.any {attribute = \"string attribute\", optional}\n"
    "    %1 = irdl.region with size 1 {name = \"bodyRegion\"}\n"
    "    irdl.attributes {\"sym_name\" = %0, \"sym_visibility\" = %0}\n"
    "    irdl.regions(body_region: %1)\n"
    "  }\n"
    "  irdl.operation @unrealized_conversion_cast attributes {\n"
    "      format = \"($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict\",\n"
    "      traits = [\"Pure\"]} {\n"
    "    %0 = irdl.any {type = \"any type\"}\n"
    "    irdl.operands(inputs: variadic %0)\n"
    "    irdl.results(outputs: variadic %0)\n"
    "  }\n"
    "}\n";

/// A dialect of a schema.
typedef struct dialect {
  char* name;
  const char* from;  ///< A file; NULL for a built-in dialect.
  size_t shipped;    ///< The index among the shipped dialects; SIZE_MAX for others.
  tn_op op;          ///< The irdl.dialect op; null until it is parsed.
} dialect;

typedef struct listing {
  tn_context* context;  ///< The context of the schemas.
  tool_output* output;
  dialect* dialects;
  size_t count;
  size_t capacity;
  bool with_ops;
  bool as_schema;
  bool as_json;
  bool failed;
  FILE* json;  ///< The stream of the current object; NULL while text is written to `output`.
} listing;

static const dialect no_dialect = {.shipped = SIZE_MAX};

//===-- Reading -------------------------------------------------------------------------------===//

static tn_string_view string_of(tn_op op, const char* name) {
  const tn_attribute value = tn_op_attribute(op, tn_string_view_from(name));
  if (tn_attribute_is_null(value) || tn_attribute_kind_of(value) != TN_ATTRIBUTE_STRING) {
    return (tn_string_view){"", 0};
  }
  return tn_string_attribute_value(value);
}

static bool has(tn_op op, const char* name) {
  return !tn_attribute_is_null(tn_op_attribute(op, tn_string_view_from(name)));
}

static bool is(tn_op op, const char* name) {
  return tn_string_view_equal(tn_op_name(op), tn_string_view_from(name));
}

static tn_op first_inside(tn_op op) {
  if (tn_op_region_count(op) == 0) return (tn_op){0};
  return tn_block_first_op(tn_region_first_block(tn_op_region(op, 0)));
}

/// Returns the name without the dialect. IRDL allows no dots, and only one symbol with a name.
static tn_string_view leaf_of(tn_op op) {
  const tn_string_view given = string_of(op, "name");
  tn_string_view name = given.size != 0 ? given : string_of(op, "sym_name");
  if (name.size != 0 && (*name.data == '!' || *name.data == '#')) {
    name = (tn_string_view){name.data + 1, name.size - 1};
  }
  return name;
}

static bool add_dialect(listing* self, tn_string_view name, dialect what) {
  if (self->count == self->capacity) {
    const size_t capacity = self->capacity * 2 + 64;
    dialect* grown = realloc(self->dialects, capacity * sizeof *grown);
    if (grown == NULL) return false;
    self->dialects = grown;
    self->capacity = capacity;
  }
  what.name = strndup(name.data, name.size);
  if (what.name == NULL) return false;
  self->dialects[self->count++] = what;
  return true;
}

static bool parse(listing* self, tn_string_view text, const char* name, tn_op* out_module) {
  const tn_text_parse_options options = {.file_name = tn_string_view_from(name)};
  return tn_text_parse(tn_context_root_scope(self->context), text, &options, out_module) == TN_OK;
}

/// Loads the dialects in a file like any other command, and lists them.
static bool add_file(listing* self, const char* path) {
  tool_input input;
  tn_op module;
  if (!tool_input_open(path, TOOL_MODULE, &input)) return false;
  tn_context* trial = NULL;
  bool done = tool_context_create(&input.source, false, &trial);
  if (done) {
    done = tn_dialect_load_schema(trial, input.source.text, input.source.name) == TN_OK;
    tn_context_destroy(trial);
  }
  done = done && parse(self, input.source.text, path, &module);
  tool_input_close(&input);
  if (!done) return false;
  dialect found = no_dialect;
  found.from = path;
  for (found.op = first_inside(module); done && !tn_op_is_null(found.op);
       found.op = tn_op_next(found.op)) {
    done = add_dialect(self, string_of(found.op, "sym_name"), found);
  }
  if (!done) tool_error("out of memory");
  return done;
}

static tn_status write_stream(void* stream, const char* bytes, size_t size) {
  return fwrite(bytes, 1, size, stream) == size ? TN_OK : TN_OUT_OF_MEMORY;
}

/// Returns the text of a shipped schema, which the caller frees; NULL if out of memory.
static char* shipped_text(size_t index, size_t* out_size) {
  char* text = NULL;
  FILE* stream = open_memstream(&text, out_size);
  if (stream == NULL) return NULL;
  const tn_status status = tn_dialect_shipped_print(index, write_stream, stream);
  const bool closed = fclose(stream) == 0;
  if (status == TN_OK && closed) return text;
  free(text);
  return NULL;
}

static bool read_dialect(listing* self, dialect* what) {
  tn_op module;
  if (!tn_op_is_null(what->op)) return true;
  if (what->shipped == SIZE_MAX) {
    if (!parse(self, tn_string_view_from(builtin_schema), "builtin", &module)) return false;
  } else {
    size_t size = 0;
    char* text = shipped_text(what->shipped, &size);
    if (text == NULL) {
      tool_error("out of memory");
      return false;
    }
    const bool done = parse(self, (tn_string_view){text, size}, what->name, &module);
    free(text);
    if (!done) return false;
  }
  what->op = first_inside(module);
  return true;
}

//===-- Text ----------------------------------------------------------------------------------===//

static void say_view(listing* self, tn_string_view text) {
  if (self->json == NULL) {
    (void)tool_output_write(self->output, text.data, text.size);
  } else {
    (void)!fwrite(text.data, 1, text.size, self->json);
  }
}

static void say(listing* self, const char* text) { say_view(self, tn_string_view_from(text)); }

static void say_attribute(listing* self, tn_attribute value) {
  if (tn_attribute_kind_of(value) == TN_ATTRIBUTE_STRING) {
    say_view(self, tn_string_attribute_value(value));
  } else {
    const tn_status status = self->json == NULL
                                 ? tn_attribute_print(value, tool_output_write, self->output)
                                 : tn_attribute_print(value, tn_write_to_stream, self->json);
    self->failed |= status != TN_OK;
  }
}

static const char* from_words(const dialect* what) {
  return what->from != NULL ? what->from : "built in";
}

/// Prints the items of an array, separated by commas.
static void say_items(listing* self, tn_op op, const char* name) {
  const tn_attribute items = tn_op_attribute(op, tn_string_view_from(name));
  const size_t count = tn_array_attribute_count(items);
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) say(self, ", ");
    say_attribute(self, tn_array_attribute_element(items, i));
  }
}

/// Returns the first letter of "single", "optional" or "variadic": item `index` of an op's
/// variadicity.
static char arity_of(tn_op op, size_t index) {
  const tn_attribute list =
      tn_attribute_parameter_at(tn_op_attribute(op, tn_string_view_from("variadicity")), 0);
  const tn_attribute word = index < tn_array_attribute_count(list)
                                ? tn_array_attribute_element(list, index)
                                : (tn_attribute){NULL};
  const tn_string_view text = tn_string_attribute_value(tn_attribute_parameter_at(word, 0));
  return text.size == 0 ? 's' : *text.data;
}

/// Prints the description of a constraint.
static void say_constraint(listing* self, tn_op dialect_op, tn_op constraint) {
  static const char* const keys[] = {"description", "type", "attribute"};
  for (size_t i = 0; i < sizeof keys / sizeof *keys; ++i) {
    tn_string_view words = string_of(constraint, keys[i]);
    if (words.size == 0) continue;
    if (*words.data == '$') {
      const tn_attribute types = tn_op_attribute(dialect_op, tn_string_view_from("types"));
      const tn_string_view name = {words.data + 1, words.size - 1};
      const tn_attribute meant = tn_attribute_is_null(types)
                                     ? (tn_attribute){NULL}
                                     : tn_dictionary_attribute_find(types, name);
      if (!tn_attribute_is_null(meant)) words = tn_string_attribute_value(meant);
    }
    say_view(self, words);
    return;
  }
  const bool is_any_of = is(constraint, "irdl.any_of");
  if (is_any_of || is(constraint, "irdl.all_of")) {
    const size_t count = tn_op_operand_count(constraint);
    for (size_t i = 0; i < count; ++i) {
      if (i != 0) say(self, is_any_of ? " or " : " and ");
      say_constraint(self, dialect_op, tn_value_owner_op(tn_op_operand(constraint, i)));
    }
    return;
  }
  static const char* const others[] = {"expected", "base_name", "base_ref", "base_type"};
  for (size_t i = 0; i < sizeof others / sizeof *others; ++i) {
    if (!has(constraint, others[i])) continue;
    say_attribute(self, tn_op_attribute(constraint, tn_string_view_from(others[i])));
    return;
  }
  say(self, "any");
}

//===-- Ops -----------------------------------------------------------------------------------===//

static void say_heading(listing* self, const char* words) {
  tool_output_format(self->output, "\n%s:\n", words);
}

static void say_row(listing* self, tn_string_view name) {
  tool_output_format(self->output, "  %-20.*s  ", (int)name.size, name.data);
}

static tn_op part_of(tn_op op, const char* name) {
  tn_op part = first_inside(op);
  while (!tn_op_is_null(part) && !is(part, name)) part = tn_op_next(part);
  return part;
}

static tn_string_view name_of_part(tn_op part, const char* key, size_t index) {
  const tn_attribute names = tn_op_attribute(part, tn_string_view_from(key));
  if (index >= tn_array_attribute_count(names)) return (tn_string_view){"?", 1};
  return tn_string_attribute_value(tn_array_attribute_element(names, index));
}

static tn_op constraint_of(tn_op part, size_t index) {
  return tn_value_owner_op(tn_op_operand(part, index));
}

/// Returns the name of a value or region, possibly from its constraint.
static tn_string_view name_of_value(tn_op part, size_t index) {
  const tn_string_view given = string_of(constraint_of(part, index), "name");
  return given.size != 0 ? given : name_of_part(part, "names", index);
}

static void document_values(listing* self, tn_op dialect_op, tn_op op, const char* part_name,
                            const char* heading) {
  const tn_op part = part_of(op, part_name);
  const size_t count = tn_op_is_null(part) ? 0 : tn_op_operand_count(part);
  if (count != 0) say_heading(self, heading);
  for (size_t i = 0; i < count; ++i) {
    say_row(self, name_of_value(part, i));
    const char arity = arity_of(part, i);
    say(self, arity == 'v' ? "any number of " : arity == 'o' ? "optional; " : "");
    say_constraint(self, dialect_op, constraint_of(part, i));
    say(self, "\n");
  }
}

static void document_attributes(listing* self, tn_op dialect_op, tn_op op) {
  const tn_op part = part_of(op, "irdl.attributes");
  const size_t count = tn_op_is_null(part) ? 0 : tn_op_operand_count(part);
  if (count != 0) say_heading(self, "Attributes");
  for (size_t i = 0; i < count; ++i) {
    const tn_op constraint = constraint_of(part, i);
    say_row(self, name_of_part(part, "attributeValueNames", i));
    say_constraint(self, dialect_op, constraint);
    if (has(constraint, "optional")) say(self, "; optional");
    if (has(constraint, "default")) {
      say(self, "; default ");
      say_view(self, string_of(constraint, "default"));
    }
    if (has(constraint, "cases")) {
      say(self, "; one of ");
      say_items(self, constraint, "cases");
    }
    say(self, "\n");
  }
}

static void document_regions(listing* self, tn_op op) {
  const tn_op part = part_of(op, "irdl.regions");
  const size_t count = tn_op_is_null(part) ? 0 : tn_op_operand_count(part);
  if (count != 0) say_heading(self, "Regions");
  for (size_t i = 0; i < count; ++i) {
    const tn_op region = constraint_of(part, i);
    const tn_attribute size = tn_op_attribute(region, tn_string_view_from("numberOfBlocks"));
    say_row(self, name_of_value(part, i));
    if (has(region, "variadic") || arity_of(part, i) == 'v') say(self, "any number of regions; ");
    if (tn_attribute_is_null(size)) {
      say(self, "any blocks\n");
    } else {
      const long long blocks = tn_integer_attribute_value(size);
      tool_output_format(self->output, "%lld block%s\n", blocks, blocks == 1 ? "" : "s");
    }
  }
}

static void document_items(listing* self, tn_op op, const char* key, const char* heading) {
  if (tn_array_attribute_count(tn_op_attribute(op, tn_string_view_from(key))) == 0) return;
  say_heading(self, heading);
  say(self, "  ");
  say_items(self, op, key);
  say(self, "\n");
}

static void document_op(listing* self, const dialect* what, tn_op op) {
  const tn_string_view leaf = leaf_of(op);
  tool_output_format(self->output, "%s.%.*s (%s)\n", what->name, (int)leaf.size, leaf.data,
                     from_words(what));
  const tn_string_view form = string_of(op, "format");
  say_heading(self, "Form");
  if (form.size != 0) {
    tool_output_format(self->output, "  %s.%.*s ", what->name, (int)leaf.size, leaf.data);
    say_view(self, form);
    say(self, "\n");
  } else {
    say(self, has(op, "assembly") ? "  MLIR's custom form, which is written in C\n"
                                  : "  generic form only\n");
  }
  document_values(self, what->op, op, "irdl.operands", "Operands");
  document_values(self, what->op, op, "irdl.results", "Results");
  document_attributes(self, what->op, op);
  document_regions(self, op);
  document_items(self, op, "successors", "Successors");
  document_items(self, op, "traits", "Traits");
  const tn_attribute rules = tn_op_attribute(op, tn_string_view_from("match"));
  const size_t rule_count = tn_array_attribute_count(rules);
  if (rule_count != 0) say_heading(self, "Types");
  for (size_t i = 0; i < rule_count; ++i) {
    say(self, "  ");
    say_attribute(self, tn_array_attribute_element(rules, i));
    say(self, "\n");
  }
}

/// Documents a type or an attribute: its parameters, or its keywords.
static void document_definition(listing* self, const dialect* what, tn_op op, char sign) {
  const tn_string_view leaf = leaf_of(op);
  tool_output_format(self->output, "%c%s.%.*s (%s)\n", sign, what->name, (int)leaf.size, leaf.data,
                     from_words(what));
  document_values(self, what->op, op, "irdl.parameters", "Parameters");
  document_items(self, op, "cases", has(op, "flags") ? "A set of" : "One of");
  if (has(op, "cases") && has(op, "format")) {
    say_heading(self, "Form");
    tool_output_format(self->output, "  #%s.%.*s", what->name, (int)leaf.size, leaf.data);
    say_view(self, string_of(op, "format"));
    say(self, "\n");
  }
}

//===-- Lists ---------------------------------------------------------------------------------===//

static size_t count_of(tn_op dialect_op, const char* kind) {
  size_t count = 0;
  for (tn_op op = first_inside(dialect_op); !tn_op_is_null(op); op = tn_op_next(op)) {
    count += is(op, kind);
  }
  return count;
}

/// Prints "(lhs, rhs)", with `...` after a variadic value and `?` after an optional one.
static void say_names(listing* self, tn_op op, const char* part_name) {
  const tn_op part = part_of(op, part_name);
  const size_t count = tn_op_is_null(part) ? 0 : tn_op_operand_count(part);
  say(self, "(");
  for (size_t i = 0; i < count; ++i) {
    const char arity = arity_of(part, i);
    if (i != 0) say(self, ", ");
    say_view(self, name_of_value(part, i));
    say(self, arity == 'v' ? "..." : arity == 'o' ? "?" : "");
  }
  say(self, ")");
}

static void list_ops(listing* self, const dialect* what) {
  for (tn_op op = first_inside(what->op); !tn_op_is_null(op); op = tn_op_next(op)) {
    if (!is(op, "irdl.operation")) continue;
    const tn_string_view leaf = leaf_of(op);
    tool_output_format(self->output, "  %s.%.*s ", what->name, (int)leaf.size, leaf.data);
    say_names(self, op, "irdl.operands");
    say(self, " -> ");
    say_names(self, op, "irdl.results");
    say(self, "\n");
  }
}

static void list_definitions(listing* self, const dialect* what, const char* kind, char sign) {
  for (tn_op op = first_inside(what->op); !tn_op_is_null(op); op = tn_op_next(op)) {
    if (!is(op, kind)) continue;
    const tn_string_view leaf = leaf_of(op);
    tool_output_format(self->output, "  %c%s.%.*s\n", sign, what->name, (int)leaf.size, leaf.data);
  }
}

static void count_line(listing* self, const dialect* what) {
  tool_output_format(self->output, "%-14s %6zu %6zu %10zu  %s\n", what->name,
                     count_of(what->op, "irdl.operation"), count_of(what->op, "irdl.type"),
                     count_of(what->op, "irdl.attribute"), from_words(what));
}

static bool list_all(listing* self) {
  say(self, "dialect           ops  types attributes  from\n");
  for (size_t i = 0; i < self->count; ++i) {
    if (!read_dialect(self, &self->dialects[i])) return false;
    count_line(self, &self->dialects[i]);
    if (self->with_ops) list_ops(self, &self->dialects[i]);
  }
  return true;
}

/// Documents a dialect with all its definitions.
static bool document_dialect(listing* self, const dialect* what) {
  if (self->as_schema && what->shipped != SIZE_MAX) {
    return tn_dialect_shipped_print(what->shipped, tool_output_write, self->output) == TN_OK;
  }
  if (self->as_schema) {
    const tn_print_options options = {.custom_form = true};
    const bool done = tn_op_print(what->op, &options, tool_output_write, self->output) == TN_OK;
    say(self, "\n");
    return done;
  }
  say(self, "dialect           ops  types attributes  from\n");
  count_line(self, what);
  list_ops(self, what);
  list_definitions(self, what, "irdl.type", '!');
  list_definitions(self, what, "irdl.attribute", '#');
  return true;
}

//===-- Names ---------------------------------------------------------------------------------===//

static void suggest(tn_string_view name, const char* const* names, size_t count) {
  const char* nearest = tool_nearest(name, names, count);
  if (nearest == NULL || tool_finding_sink != NULL) return;
  fprintf(stderr, "tenure dialects: Did you mean '%s'?\n", nearest);
}

/// A dialect from a file hides a shipped one with its name.
static dialect* find_dialect(listing* self, tn_string_view name) {
  for (size_t i = self->count; i-- != 0;) {
    if (tn_string_view_equal(name, tn_string_view_from(self->dialects[i].name))) {
      return &self->dialects[i];
    }
  }
  return NULL;
}

static void refuse_dialect(listing* self, tn_string_view name) {
  tool_error("unknown dialect '%.*s'; use --dialect-file=FILE to load a schema", (int)name.size,
             name.data);
  const char** names = malloc((self->count + 1) * sizeof *names);
  if (names == NULL) return;
  for (size_t i = 0; i < self->count; ++i) names[i] = self->dialects[i].name;
  suggest(name, names, self->count);
  free(names);
}

/// Suggests a similar name: "DIALECT.NAME", of one kind.
static void suggest_in(const dialect* what, const char* kind, tn_string_view full) {
  const size_t most = count_of(what->op, kind);
  const char** names = calloc(most + 1, sizeof *names);
  size_t count = 0;
  for (tn_op op = first_inside(what->op); names != NULL && !tn_op_is_null(op);
       op = tn_op_next(op)) {
    if (!is(op, kind)) continue;
    const tn_string_view leaf = leaf_of(op);
    const size_t size = strlen(what->name) + leaf.size + 2;
    char* name = malloc(size);
    if (name == NULL) break;
    (void)snprintf(name, size, "%s.%.*s", what->name, (int)leaf.size, leaf.data);
    names[count++] = name;
  }
  if (names != NULL) suggest(full, names, count);
  for (size_t i = 0; i < count; ++i) free((void*)(uintptr_t)names[i]);
  free(names);
}

/// Documents `NAME`, `NAME.OP`, `!NAME.TYPE` or `#NAME.ATTRIBUTE`.
static bool document(listing* self, const char* asked) {
  const char sign = *asked == '!' || *asked == '#' ? *asked : '\0';
  const char* name = sign != '\0' ? asked + 1 : asked;
  const char* kind = sign == '!' ? "irdl.type" : sign == '#' ? "irdl.attribute" : "irdl.operation";
  const char* dot = strchr(name, '.');
  const size_t size = dot != NULL ? (size_t)(dot - name) : strlen(name);
  dialect* what = find_dialect(self, (tn_string_view){name, size});
  if (what == NULL) {
    refuse_dialect(self, (tn_string_view){name, size});
    return false;
  }
  if (!read_dialect(self, what)) return false;
  if (dot == NULL) return document_dialect(self, what);
  for (tn_op op = first_inside(what->op); !tn_op_is_null(op); op = tn_op_next(op)) {
    if (!is(op, kind) || !tn_string_view_equal(leaf_of(op), tn_string_view_from(dot + 1))) continue;
    if (self->as_schema) {
      const tn_print_options options = {.custom_form = true};
      const bool done = tn_op_print(op, &options, tool_output_write, self->output) == TN_OK;
      say(self, "\n");
      return done;
    }
    if (sign == '\0') {
      document_op(self, what, op);
    } else {
      document_definition(self, what, op, sign);
    }
    return true;
  }
  tool_error("dialect '%s' has no %s '%s'", what->name,
             sign == '!'   ? "type"
             : sign == '#' ? "attribute"
                           : "op",
             dot + 1);
  suggest_in(what, kind, tn_string_view_from(name));
  return false;
}

//===-- JSON ----------------------------------------------------------------------------------===//

/// Prints the output of `say_words` for `subject` as a string.
static void put_said(listing* self, tn_op dialect_op, tn_op subject,
                     void (*say_words)(listing*, tn_op, tn_op)) {
  FILE* out = self->json;
  char* text = NULL;
  size_t size = 0;
  self->json = open_memstream(&text, &size);
  if (self->json != NULL) {
    say_words(self, dialect_op, subject);
    self->failed |= fclose(self->json) != 0;
    tool_json_string(out, (tn_string_view){text, size});
  } else {
    self->failed = true;
  }
  free(text);
  self->json = out;
}

/// Prints `, "name": ` and the text of an attribute, if the op has it.
static void put_text_of(listing* self, tn_op op, const char* name) {
  if (!has(op, name)) return;
  fprintf(self->json, ", \"%s\": ", name);
  tool_json_string(self->json, string_of(op, name));
}

static void put_items_of(listing* self, tn_op op, const char* name) {
  const tn_attribute items = tn_op_attribute(op, tn_string_view_from(name));
  const size_t count = tn_array_attribute_count(items);
  fprintf(self->json, ", \"%s\": [", name);
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) fputs(", ", self->json);
    tool_json_string(self->json, tn_string_attribute_value(tn_array_attribute_element(items, i)));
  }
  fputc(']', self->json);
}

static void put_values(listing* self, tn_op dialect_op, tn_op op, const char* part_name,
                       const char* key) {
  const tn_op part = part_of(op, part_name);
  const size_t count = tn_op_is_null(part) ? 0 : tn_op_operand_count(part);
  const bool are_attributes = strcmp(key, "attributes") == 0;
  fprintf(self->json, ", \"%s\": [", key);
  for (size_t i = 0; i < count; ++i) {
    const tn_op constraint = constraint_of(part, i);
    const char arity = are_attributes && has(constraint, "optional") ? 'o' : arity_of(part, i);
    fputs(i == 0 ? "{\"name\": " : ", {\"name\": ", self->json);
    tool_json_string(self->json, are_attributes ? name_of_part(part, "attributeValueNames", i)
                                                : name_of_value(part, i));
    fputs(", \"constraint\": ", self->json);
    put_said(self, dialect_op, constraint, say_constraint);
    fprintf(self->json, ", \"arity\": \"%s\"",
            arity == 'v'   ? "variadic"
            : arity == 'o' ? "optional"
                           : "single");
    if (are_attributes) put_text_of(self, constraint, "default");
    fputc('}', self->json);
  }
  fputc(']', self->json);
}

static void put_op(listing* self, const dialect* what, tn_op op) {
  put_text_of(self, op, "format");
  put_values(self, what->op, op, "irdl.operands", "operands");
  put_values(self, what->op, op, "irdl.results", "results");
  put_values(self, what->op, op, "irdl.attributes", "attributes");
  const tn_op regions = part_of(op, "irdl.regions");
  fprintf(self->json, ", \"regions\": %zu",
          tn_op_is_null(regions) ? 0 : tn_op_operand_count(regions));
  put_items_of(self, op, "successors");
  put_items_of(self, op, "traits");
}

static void put_definition(listing* self, const dialect* what, tn_op op) {
  put_text_of(self, op, "format");
  put_values(self, what->op, op, "irdl.parameters", "parameters");
  put_items_of(self, op, "cases");
}

/// Prints the ops, types or attributes of a dialect as objects.
static void put_all(listing* self, const dialect* what, const char* kind, const char* key,
                    void (*put)(listing*, const dialect*, tn_op)) {
  bool is_first = true;
  fprintf(self->json, ",\n \"%s\": [", key);
  for (tn_op op = first_inside(what->op); !tn_op_is_null(op); op = tn_op_next(op)) {
    if (!is(op, kind)) continue;
    fputs(is_first ? "\n  {\"name\": " : ",\n  {\"name\": ", self->json);
    tool_json_string(self->json, leaf_of(op));
    put(self, what, op);
    fputc('}', self->json);
    is_first = false;
  }
  fputc(']', self->json);
}

static void put_dialect(listing* self, const dialect* what) {
  fputs("{\"name\": ", self->json);
  tool_json_string(self->json, tn_string_view_from(what->name));
  if (what->from != NULL) fputs(", \"file\": ", self->json);
  if (what->from != NULL) tool_json_string(self->json, tn_string_view_from(what->from));
  put_all(self, what, "irdl.operation", "operations", put_op);
  put_all(self, what, "irdl.type", "types", put_definition);
  put_all(self, what, "irdl.attribute", "attributes", put_definition);
  fputc('}', self->json);
}

/// Writes the dialects with these names, or all, as an array of objects.
static bool write_json(listing* self, const char* const* names, size_t count) {
  char* text = NULL;
  size_t size = 0;
  bool is_first = true;
  self->json = open_memstream(&text, &size);
  if (self->json == NULL) return false;
  fputc('[', self->json);
  for (size_t i = 0; i < (count == 0 ? self->count : count); ++i) {
    dialect* what =
        count == 0 ? &self->dialects[i] : find_dialect(self, tn_string_view_from(names[i]));
    if (what == NULL && strpbrk(names[i], "!#.") != NULL) {
      tool_error("--json takes names of dialects, but got '%s'", names[i]);
    } else if (what == NULL) {
      refuse_dialect(self, tn_string_view_from(names[i]));
    }
    if (what == NULL || !read_dialect(self, what)) {
      self->failed = true;
      continue;
    }
    if (!is_first) fputs(",\n", self->json);
    put_dialect(self, what);
    is_first = false;
  }
  fputs("]\n", self->json);
  FILE* out = self->json;
  self->json = NULL;
  if (fclose(out) != 0) self->failed = true;
  if (!self->failed) (void)tool_output_write(self->output, text, size);
  free(text);
  return !self->failed;
}

//===-- The command ---------------------------------------------------------------------------===//

static bool open_listing(listing* self, const tool_dialects* files) {
  if (!tool_context_create(NULL, true, &self->context)) return false;
  bool done = add_dialect(self, tn_string_view_from("builtin"), no_dialect);
  for (size_t i = 0; i < tn_dialect_shipped_count(); ++i) {
    dialect shipped = no_dialect;
    shipped.shipped = i;
    done = done && add_dialect(self, tn_dialect_shipped_name(i), shipped);
  }
  if (!done) tool_error("out of memory");
  for (size_t i = 0; done && i < files->count; ++i) done = add_file(self, files->paths[i]);
  return done;
}

static void close_listing(listing* self) {
  for (size_t i = 0; i < self->count; ++i) free(self->dialects[i].name);
  free(self->dialects);
  if (self->context != NULL) tn_context_destroy(self->context);
}

static bool run(listing* self, const tool_dialects* files, const char* const* names, size_t count) {
  if (!open_listing(self, files)) return false;
  if (count == 0 && self->as_schema) {
    tool_error("--schema needs the name of a dialect or an op");
    return false;
  }
  if (self->as_json) return write_json(self, names, count);
  if (count == 0) return list_all(self);
  bool done = true;
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) say(self, "\n");
    done &= document(self, names[i]);
  }
  return done;
}

static listing listed;

static const tool_option dialects_options[] = {
    TOOL_DIAGNOSTICS,
    TOOL_DIALECT_FILE,
    {"json", TOOL_FLAG, &listed.as_json, NULL,
     "Write the dialects, or those with a NAME, with all that they have"},
    {"ops", TOOL_FLAG, &listed.with_ops, NULL, "List the ops of each dialect, too"},
    {"schema", TOOL_FLAG, &listed.as_schema, NULL, "Print the schema of each NAME"},
};

static int run_dialects(const char** words, size_t word_count) {
  static tool_output output;
  listed.output = &output;
  if (!tool_output_open("-", &output)) return TOOL_FAILURE;
  tool_dialects files;
  bool done = tool_dialects_gather(".", &files) && run(&listed, &files, words, word_count) &&
              !listed.failed;
  close_listing(&listed);
  tool_dialects_free(&files);
  done &= tool_output_commit(&output);
  return done ? TOOL_SUCCESS : TOOL_FAILURE;
}

TOOL_COMMAND(dialects) = {
    .name = "tenure dialects",
    .brief = "List dialects and describe their ops",
    .usage = "[OPTION...] [NAME...]",
    .summary =
        "Lists the dialects: those shipped, those of the project and of --dialect-file. With a "
        "NAME "
        "it\n"
        "describes:\n"
        "  arith            the ops, types and attributes of a dialect\n"
        "  arith.addi       an op: form, operands, results, attributes, regions, traits\n"
        "  '!async.value'   a type\n"
        "  '#arith.fastmath' an attribute",
    .epilogue = "Exits with 0, or with 1 for an unknown name.",
    .positional_max = TOOL_LIST_MAX,
    .options = dialects_options,
    .option_count = sizeof dialects_options / sizeof *dialects_options,
    .rank = 70,
    .run = run_dialects};
