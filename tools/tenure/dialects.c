// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure dialects: what dialects there are, and what their ops are made of.
//
// All that is said is read from schemas: those that are built in, and those of files, which are
// loaded first, so that a broken one is refused as anywhere. `builtin` has no schema in the library;
// what would stand in one is below.

#include <stdlib.h>
#include <string.h>
#include <tenure/attribute.h>
#include <tenure/block.h>
#include <tenure/dialect.h>
#include <tenure/operation.h>
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

/// A dialect, as its schema has it.
typedef struct dialect {
  char* name;
  const char* from;  ///< A file; NULL for one that is built in.
  size_t shipped;    ///< Its number among the shipped ones; SIZE_MAX for others.
  tn_op op;          ///< irdl.dialect; null until it is read.
} dialect;

typedef struct listing {
  tn_context* context;  ///< That the schemas are read in.
  tool_output* output;
  dialect* dialects;
  size_t count;
  size_t capacity;
  bool with_ops;
  bool as_schema;
  bool as_json;
  bool failed;
  FILE* json;  ///< Where an object is printed; NULL while text is written to `output`.
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

/// The name after the dialect's; IRDL allows no dots, and one symbol for one thing.
static tn_string_view leaf_of(tn_op op) {
  const tn_string_view given = string_of(op, "name");
  tn_string_view name = given.size != 0 ? given : string_of(op, "sym_name");
  if (name.size != 0 && (*name.data == '!' || *name.data == '#')) {
    name = (tn_string_view){name.data + 1, name.size - 1};
  }
  return name;
}

static bool add_dialect(listing* it, tn_string_view name, dialect what) {
  if (it->count == it->capacity) {
    const size_t capacity = it->capacity * 2 + 64;
    dialect* grown = realloc(it->dialects, capacity * sizeof *grown);
    if (grown == NULL) return false;
    it->dialects = grown;
    it->capacity = capacity;
  }
  what.name = strndup(name.data, name.size);
  if (what.name == NULL) return false;
  it->dialects[it->count++] = what;
  return true;
}

static bool parse(listing* it, tn_string_view text, const char* name, tn_op* out_module) {
  const tn_text_parse_options options = {.file_name = tn_string_view_from(name)};
  return tn_text_parse(tn_context_root_scope(it->context), text, &options, out_module) == TN_OK;
}

/// Loads the dialects in a file as any user of them does, and lists them.
static bool add_file(listing* it, const char* path) {
  tool_input input;
  tn_op module;
  if (!tool_input_open(path, TOOL_MODULE, &input)) return false;
  tn_context* trial = NULL;
  bool done = tool_context_create(&input.source, false, &trial);
  if (done) {
    done = tn_dialect_load_schema(trial, input.source.text, input.source.name) == TN_OK;
    tn_context_destroy(trial);
  }
  done = done && parse(it, input.source.text, path, &module);
  tool_input_close(&input);
  if (!done) return false;
  dialect found = no_dialect;
  found.from = path;
  for (found.op = first_inside(module); done && !tn_op_is_null(found.op);
       found.op = tn_op_next(found.op)) {
    done = add_dialect(it, string_of(found.op, "sym_name"), found);
  }
  if (!done) tool_error("out of memory");
  return done;
}

static tn_status write_stream(void* stream, const char* bytes, size_t size) {
  return fwrite(bytes, 1, size, stream) == size ? TN_OK : TN_OUT_OF_MEMORY;
}

/// The text of a shipped schema, to be freed; NULL when out of memory.
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

static bool read_dialect(listing* it, dialect* what) {
  tn_op module;
  if (!tn_op_is_null(what->op)) return true;
  if (what->shipped == SIZE_MAX) {
    if (!parse(it, tn_string_view_from(builtin_schema), "builtin", &module)) return false;
  } else {
    size_t size = 0;
    char* text = shipped_text(what->shipped, &size);
    if (text == NULL) {
      tool_error("out of memory");
      return false;
    }
    const bool done = parse(it, (tn_string_view){text, size}, what->name, &module);
    free(text);
    if (!done) return false;
  }
  what->op = first_inside(module);
  return true;
}

//===-- Words ---------------------------------------------------------------------------------===//

static void say_view(listing* it, tn_string_view text) {
  if (it->json == NULL) {
    (void)tool_output_write(it->output, text.data, text.size);
  } else {
    (void)!fwrite(text.data, 1, text.size, it->json);
  }
}

static void say(listing* it, const char* text) { say_view(it, tn_string_view_from(text)); }

static void say_attribute(listing* it, tn_attribute value) {
  if (tn_attribute_kind_of(value) == TN_ATTRIBUTE_STRING) {
    say_view(it, tn_string_attribute_value(value));
  } else {
    const tn_status status = it->json == NULL
                                 ? tn_attribute_print(value, tool_output_write, it->output)
                                 : tn_attribute_print(value, tn_write_to_stream, it->json);
    it->failed |= status != TN_OK;
  }
}

static const char* from_words(const dialect* what) {
  return what->from != NULL ? what->from : "built in";
}

/// The items of an array, with commas between.
static void say_items(listing* it, tn_op op, const char* name) {
  const tn_attribute items = tn_op_attribute(op, tn_string_view_from(name));
  const size_t count = tn_array_attribute_count(items);
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) say(it, ", ");
    say_attribute(it, tn_array_attribute_element(items, i));
  }
}

/// "single", "optional", "variadic": of number `index` in what an op's variadicity lists.
static char arity_of(tn_op op, size_t index) {
  const tn_attribute value = tn_op_attribute(op, tn_string_view_from("variadicity"));
  if (tn_attribute_is_null(value) || tn_attribute_kind_of(value) != TN_ATTRIBUTE_OPAQUE) return 's';
  const tn_string_view body = tn_opaque_attribute_body(value);
  const char* at = body.size == 0 ? NULL : memchr(body.data, '[', body.size);
  const char* end = body.data + body.size;
  for (size_t i = 0; at != NULL && i < index; ++i) {
    at = memchr(at + 1, ',', (size_t)(end - at - 1));
  }
  if (at == NULL) return 's';
  for (++at; at < end && *at == ' ';) ++at;
  return at < end ? *at : 's';
}

/// What a constraint allows, in the words of its description.
static void say_constraint(listing* it, tn_op dialect_op, tn_op constraint) {
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
    say_view(it, words);
    return;
  }
  const bool is_any_of = is(constraint, "irdl.any_of");
  if (is_any_of || is(constraint, "irdl.all_of")) {
    const size_t count = tn_op_operand_count(constraint);
    for (size_t i = 0; i < count; ++i) {
      if (i != 0) say(it, is_any_of ? " or " : " and ");
      say_constraint(it, dialect_op, tn_value_owner_op(tn_op_operand(constraint, i)));
    }
    return;
  }
  static const char* const others[] = {"expected", "base_name", "base_ref", "base_type"};
  for (size_t i = 0; i < sizeof others / sizeof *others; ++i) {
    if (!has(constraint, others[i])) continue;
    say_attribute(it, tn_op_attribute(constraint, tn_string_view_from(others[i])));
    return;
  }
  say(it, "any");
}

//===-- One op --------------------------------------------------------------------------------===//

static void say_heading(listing* it, const char* words) {
  tool_output_format(it->output, "\n%s:\n", words);
}

static void say_row(listing* it, tn_string_view name) {
  tool_output_format(it->output, "  %-20.*s  ", (int)name.size, name.data);
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

/// The name of a value or region, which its constraint may say otherwise.
static tn_string_view name_of_value(tn_op part, size_t index) {
  const tn_string_view given = string_of(constraint_of(part, index), "name");
  return given.size != 0 ? given : name_of_part(part, "names", index);
}

static void document_values(listing* it, tn_op dialect_op, tn_op op, const char* part_name,
                            const char* heading) {
  const tn_op part = part_of(op, part_name);
  const size_t count = tn_op_is_null(part) ? 0 : tn_op_operand_count(part);
  if (count != 0) say_heading(it, heading);
  for (size_t i = 0; i < count; ++i) {
    say_row(it, name_of_value(part, i));
    const char arity = arity_of(part, i);
    say(it, arity == 'v' ? "any number of " : arity == 'o' ? "optional; " : "");
    say_constraint(it, dialect_op, constraint_of(part, i));
    say(it, "\n");
  }
}

static void document_attributes(listing* it, tn_op dialect_op, tn_op op) {
  const tn_op part = part_of(op, "irdl.attributes");
  const size_t count = tn_op_is_null(part) ? 0 : tn_op_operand_count(part);
  if (count != 0) say_heading(it, "Attributes");
  for (size_t i = 0; i < count; ++i) {
    const tn_op constraint = constraint_of(part, i);
    say_row(it, name_of_part(part, "attributeValueNames", i));
    say_constraint(it, dialect_op, constraint);
    if (has(constraint, "optional")) say(it, "; optional");
    if (has(constraint, "default")) {
      say(it, "; default ");
      say_view(it, string_of(constraint, "default"));
    }
    if (has(constraint, "cases")) {
      say(it, "; one of ");
      say_items(it, constraint, "cases");
    }
    say(it, "\n");
  }
}

static void document_regions(listing* it, tn_op op) {
  const tn_op part = part_of(op, "irdl.regions");
  const size_t count = tn_op_is_null(part) ? 0 : tn_op_operand_count(part);
  if (count != 0) say_heading(it, "Regions");
  for (size_t i = 0; i < count; ++i) {
    const tn_op region = constraint_of(part, i);
    const tn_attribute size = tn_op_attribute(region, tn_string_view_from("numberOfBlocks"));
    say_row(it, name_of_value(part, i));
    if (has(region, "variadic") || arity_of(part, i) == 'v') say(it, "any number of regions; ");
    if (tn_attribute_is_null(size)) {
      say(it, "any blocks\n");
    } else {
      const long long blocks = tn_integer_attribute_value(size);
      tool_output_format(it->output, "%lld block%s\n", blocks, blocks == 1 ? "" : "s");
    }
  }
}

static void document_items(listing* it, tn_op op, const char* key, const char* heading) {
  if (tn_array_attribute_count(tn_op_attribute(op, tn_string_view_from(key))) == 0) return;
  say_heading(it, heading);
  say(it, "  ");
  say_items(it, op, key);
  say(it, "\n");
}

static void document_op(listing* it, const dialect* what, tn_op op) {
  const tn_string_view leaf = leaf_of(op);
  tool_output_format(it->output, "%s.%.*s (%s)\n", what->name, (int)leaf.size, leaf.data,
                     from_words(what));
  const tn_string_view form = string_of(op, "format");
  say_heading(it, "Form");
  if (form.size != 0) {
    tool_output_format(it->output, "  %s.%.*s ", what->name, (int)leaf.size, leaf.data);
    say_view(it, form);
    say(it, "\n");
  } else {
    say(it, has(op, "assembly") ? "  MLIR's custom form, which is written in C\n"
                                : "  generic form only\n");
  }
  document_values(it, what->op, op, "irdl.operands", "Operands");
  document_values(it, what->op, op, "irdl.results", "Results");
  document_attributes(it, what->op, op);
  document_regions(it, op);
  document_items(it, op, "successors", "Successors");
  document_items(it, op, "traits", "Traits");
  const tn_attribute rules = tn_op_attribute(op, tn_string_view_from("match"));
  const size_t rule_count = tn_array_attribute_count(rules);
  if (rule_count != 0) say_heading(it, "Types");
  for (size_t i = 0; i < rule_count; ++i) {
    say(it, "  ");
    say_attribute(it, tn_array_attribute_element(rules, i));
    say(it, "\n");
  }
}

/// A type or an attribute: its parameters, or the words that it may be.
static void document_definition(listing* it, const dialect* what, tn_op op, char sign) {
  const tn_string_view leaf = leaf_of(op);
  tool_output_format(it->output, "%c%s.%.*s (%s)\n", sign, what->name, (int)leaf.size, leaf.data,
                     from_words(what));
  document_values(it, what->op, op, "irdl.parameters", "Parameters");
  document_items(it, op, "cases", has(op, "flags") ? "A set of" : "One of");
  if (has(op, "cases") && has(op, "format")) {
    say_heading(it, "Form");
    tool_output_format(it->output, "  #%s.%.*s", what->name, (int)leaf.size, leaf.data);
    say_view(it, string_of(op, "format"));
    say(it, "\n");
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

/// "(lhs, rhs)"; `...` behind what may be any number, `?` behind what need not be there.
static void say_names(listing* it, tn_op op, const char* part_name) {
  const tn_op part = part_of(op, part_name);
  const size_t count = tn_op_is_null(part) ? 0 : tn_op_operand_count(part);
  say(it, "(");
  for (size_t i = 0; i < count; ++i) {
    const char arity = arity_of(part, i);
    if (i != 0) say(it, ", ");
    say_view(it, name_of_value(part, i));
    say(it, arity == 'v' ? "..." : arity == 'o' ? "?" : "");
  }
  say(it, ")");
}

static void list_ops(listing* it, const dialect* what) {
  for (tn_op op = first_inside(what->op); !tn_op_is_null(op); op = tn_op_next(op)) {
    if (!is(op, "irdl.operation")) continue;
    const tn_string_view leaf = leaf_of(op);
    tool_output_format(it->output, "  %s.%.*s ", what->name, (int)leaf.size, leaf.data);
    say_names(it, op, "irdl.operands");
    say(it, " -> ");
    say_names(it, op, "irdl.results");
    say(it, "\n");
  }
}

static void list_definitions(listing* it, const dialect* what, const char* kind, char sign) {
  for (tn_op op = first_inside(what->op); !tn_op_is_null(op); op = tn_op_next(op)) {
    if (!is(op, kind)) continue;
    const tn_string_view leaf = leaf_of(op);
    tool_output_format(it->output, "  %c%s.%.*s\n", sign, what->name, (int)leaf.size, leaf.data);
  }
}

static void count_line(listing* it, const dialect* what) {
  tool_output_format(it->output, "%-14s %6zu %6zu %10zu  %s\n", what->name,
                     count_of(what->op, "irdl.operation"), count_of(what->op, "irdl.type"),
                     count_of(what->op, "irdl.attribute"), from_words(what));
}

static bool list_all(listing* it) {
  say(it, "dialect           ops  types attributes  from\n");
  for (size_t i = 0; i < it->count; ++i) {
    if (!read_dialect(it, &it->dialects[i])) return false;
    count_line(it, &it->dialects[i]);
    if (it->with_ops) list_ops(it, &it->dialects[i]);
  }
  return true;
}

/// A dialect with all that it has.
static bool document_dialect(listing* it, const dialect* what) {
  if (it->as_schema && what->shipped != SIZE_MAX) {
    return tn_dialect_shipped_print(what->shipped, tool_output_write, it->output) == TN_OK;
  }
  if (it->as_schema) {
    const tn_print_options options = {.custom_form = true};
    const bool done = tn_op_print(what->op, &options, tool_output_write, it->output) == TN_OK;
    say(it, "\n");
    return done;
  }
  say(it, "dialect           ops  types attributes  from\n");
  count_line(it, what);
  list_ops(it, what);
  list_definitions(it, what, "irdl.type", '!');
  list_definitions(it, what, "irdl.attribute", '#');
  return true;
}

//===-- Names ---------------------------------------------------------------------------------===//

static void suggest(tn_string_view name, const char* const* names, size_t count) {
  const char* nearest = tool_nearest(name, names, count);
  if (nearest == NULL || tool_finding_sink != NULL) return;
  fprintf(stderr, "tenure dialects: Did you mean '%s'?\n", nearest);
}

/// One of a file takes the place of a shipped one of its name.
static dialect* find_dialect(listing* it, tn_string_view name) {
  for (size_t i = it->count; i-- != 0;) {
    if (tn_string_view_equal(name, tn_string_view_from(it->dialects[i].name))) {
      return &it->dialects[i];
    }
  }
  return NULL;
}

static void refuse_dialect(listing* it, tn_string_view name) {
  tool_error("unknown dialect '%.*s'; --dialect-file=FILE loads those of a schema", (int)name.size,
             name.data);
  const char** names = malloc((it->count + 1) * sizeof *names);
  if (names == NULL) return;
  for (size_t i = 0; i < it->count; ++i) names[i] = it->dialects[i].name;
  suggest(name, names, it->count);
  free(names);
}

/// What is called nearly so: "DIALECT.NAME", of one kind.
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

/// `NAME`, `NAME.OP`, `!NAME.TYPE`, `#NAME.ATTRIBUTE`
static bool document(listing* it, const char* asked) {
  const char sign = *asked == '!' || *asked == '#' ? *asked : '\0';
  const char* name = sign != '\0' ? asked + 1 : asked;
  const char* kind = sign == '!' ? "irdl.type" : sign == '#' ? "irdl.attribute" : "irdl.operation";
  const char* dot = strchr(name, '.');
  const size_t size = dot != NULL ? (size_t)(dot - name) : strlen(name);
  dialect* what = find_dialect(it, (tn_string_view){name, size});
  if (what == NULL) {
    refuse_dialect(it, (tn_string_view){name, size});
    return false;
  }
  if (!read_dialect(it, what)) return false;
  if (dot == NULL) return document_dialect(it, what);
  for (tn_op op = first_inside(what->op); !tn_op_is_null(op); op = tn_op_next(op)) {
    if (!is(op, kind) || !tn_string_view_equal(leaf_of(op), tn_string_view_from(dot + 1))) continue;
    if (it->as_schema) {
      const tn_print_options options = {.custom_form = true};
      const bool done = tn_op_print(op, &options, tool_output_write, it->output) == TN_OK;
      say(it, "\n");
      return done;
    }
    if (sign == '\0') {
      document_op(it, what, op);
    } else {
      document_definition(it, what, op, sign);
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

/// Prints what `say_words` says of `subject` as a string.
static void put_said(listing* it, tn_op dialect_op, tn_op subject,
                     void (*say_words)(listing*, tn_op, tn_op)) {
  FILE* out = it->json;
  char* text = NULL;
  size_t size = 0;
  it->json = open_memstream(&text, &size);
  if (it->json != NULL) {
    say_words(it, dialect_op, subject);
    it->failed |= fclose(it->json) != 0;
    tool_json_string(out, (tn_string_view){text, size});
  } else {
    it->failed = true;
  }
  free(text);
  it->json = out;
}

/// `, "name": ` and the text of an attribute, if the op has it.
static void put_text_of(listing* it, tn_op op, const char* name) {
  if (!has(op, name)) return;
  fprintf(it->json, ", \"%s\": ", name);
  tool_json_string(it->json, string_of(op, name));
}

static void put_items_of(listing* it, tn_op op, const char* name) {
  const tn_attribute items = tn_op_attribute(op, tn_string_view_from(name));
  const size_t count = tn_array_attribute_count(items);
  fprintf(it->json, ", \"%s\": [", name);
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) fputs(", ", it->json);
    tool_json_string(it->json, tn_string_attribute_value(tn_array_attribute_element(items, i)));
  }
  fputc(']', it->json);
}

static void put_values(listing* it, tn_op dialect_op, tn_op op, const char* part_name,
                       const char* key) {
  const tn_op part = part_of(op, part_name);
  const size_t count = tn_op_is_null(part) ? 0 : tn_op_operand_count(part);
  const bool are_attributes = strcmp(key, "attributes") == 0;
  fprintf(it->json, ", \"%s\": [", key);
  for (size_t i = 0; i < count; ++i) {
    const tn_op constraint = constraint_of(part, i);
    const char arity = are_attributes && has(constraint, "optional") ? 'o' : arity_of(part, i);
    fputs(i == 0 ? "{\"name\": " : ", {\"name\": ", it->json);
    tool_json_string(it->json, are_attributes ? name_of_part(part, "attributeValueNames", i)
                                              : name_of_value(part, i));
    fputs(", \"constraint\": ", it->json);
    put_said(it, dialect_op, constraint, say_constraint);
    fprintf(it->json, ", \"arity\": \"%s\"",
            arity == 'v'   ? "variadic"
            : arity == 'o' ? "optional"
                           : "single");
    if (are_attributes) put_text_of(it, constraint, "default");
    fputc('}', it->json);
  }
  fputc(']', it->json);
}

static void put_op(listing* it, const dialect* what, tn_op op) {
  put_text_of(it, op, "format");
  put_values(it, what->op, op, "irdl.operands", "operands");
  put_values(it, what->op, op, "irdl.results", "results");
  put_values(it, what->op, op, "irdl.attributes", "attributes");
  const tn_op regions = part_of(op, "irdl.regions");
  fprintf(it->json, ", \"regions\": %zu",
          tn_op_is_null(regions) ? 0 : tn_op_operand_count(regions));
  put_items_of(it, op, "successors");
  put_items_of(it, op, "traits");
}

static void put_definition(listing* it, const dialect* what, tn_op op) {
  put_text_of(it, op, "format");
  put_values(it, what->op, op, "irdl.parameters", "parameters");
  put_items_of(it, op, "cases");
}

/// The ops, types or attributes of a dialect, as objects.
static void put_all(listing* it, const dialect* what, const char* kind, const char* key,
                    void (*put)(listing*, const dialect*, tn_op)) {
  bool is_first = true;
  fprintf(it->json, ",\n \"%s\": [", key);
  for (tn_op op = first_inside(what->op); !tn_op_is_null(op); op = tn_op_next(op)) {
    if (!is(op, kind)) continue;
    fputs(is_first ? "\n  {\"name\": " : ",\n  {\"name\": ", it->json);
    tool_json_string(it->json, leaf_of(op));
    put(it, what, op);
    fputc('}', it->json);
    is_first = false;
  }
  fputc(']', it->json);
}

static void put_dialect(listing* it, const dialect* what) {
  fputs("{\"name\": ", it->json);
  tool_json_string(it->json, tn_string_view_from(what->name));
  if (what->from != NULL) fputs(", \"file\": ", it->json);
  if (what->from != NULL) tool_json_string(it->json, tn_string_view_from(what->from));
  put_all(it, what, "irdl.operation", "operations", put_op);
  put_all(it, what, "irdl.type", "types", put_definition);
  put_all(it, what, "irdl.attribute", "attributes", put_definition);
  fputc('}', it->json);
}

/// Writes the dialects of these names, or all, as an array of objects.
static bool write_json(listing* it, const char* const* names, size_t count) {
  char* text = NULL;
  size_t size = 0;
  bool is_first = true;
  it->json = open_memstream(&text, &size);
  if (it->json == NULL) return false;
  fputc('[', it->json);
  for (size_t i = 0; i < (count == 0 ? it->count : count); ++i) {
    dialect* what = count == 0 ? &it->dialects[i] : find_dialect(it, tn_string_view_from(names[i]));
    if (what == NULL && strpbrk(names[i], "!#.") != NULL) {
      tool_error("--json takes names of dialects, but got '%s'", names[i]);
    } else if (what == NULL) {
      refuse_dialect(it, tn_string_view_from(names[i]));
    }
    if (what == NULL || !read_dialect(it, what)) {
      it->failed = true;
      continue;
    }
    if (!is_first) fputs(",\n", it->json);
    put_dialect(it, what);
    is_first = false;
  }
  fputs("]\n", it->json);
  FILE* out = it->json;
  it->json = NULL;
  if (fclose(out) != 0) it->failed = true;
  if (!it->failed) (void)tool_output_write(it->output, text, size);
  free(text);
  return !it->failed;
}

//===-- The command ---------------------------------------------------------------------------===//

static bool open_listing(listing* it, const tool_dialects* files) {
  if (!tool_context_create(NULL, true, &it->context)) return false;
  bool done = add_dialect(it, tn_string_view_from("builtin"), no_dialect);
  for (size_t i = 0; i < tn_dialect_shipped_count(); ++i) {
    dialect shipped = no_dialect;
    shipped.shipped = i;
    done = done && add_dialect(it, tn_dialect_shipped_name(i), shipped);
  }
  if (!done) tool_error("out of memory");
  for (size_t i = 0; done && i < files->count; ++i) done = add_file(it, files->paths[i]);
  return done;
}

static void close_listing(listing* it) {
  for (size_t i = 0; i < it->count; ++i) free(it->dialects[i].name);
  free(it->dialects);
  if (it->context != NULL) tn_context_destroy(it->context);
}

static bool run(listing* it, const tool_dialects* files, const char* const* names, size_t count) {
  if (!open_listing(it, files)) return false;
  if (count == 0 && it->as_schema) {
    tool_error("--schema needs the name of a dialect or an op");
    return false;
  }
  if (it->as_json) return write_json(it, names, count);
  if (count == 0) return list_all(it);
  bool done = true;
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) say(it, "\n");
    done &= document(it, names[i]);
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
