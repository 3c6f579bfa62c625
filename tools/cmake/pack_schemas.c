// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pack_schemas OUTPUT.c SCHEMA.irdl.mlir... LOWERING...: writes the schemas, and the rules of
// lowerings, as C (src/schema/shipped.h). `pack_schemas --show SCHEMA... LOWERING...` prints the
// rules, `pack_schemas --headers OUTPUT SOURCES SCHEMA...` writes a header of each dialect's ops
// (op_headers.h) to the folder OUTPUT, with the op codes in SOURCES/DIALECT/ops.inc.
//
// Schemas are parsed here, so that no program has to: the output has their contents in the bytes of
// src/schema/packed.h. It is cut into parts, one for each op and one for the text between ops,
// because each op is loaded separately. All parts together are then compressed by pairing: the most
// frequent pair of symbols is replaced by a new symbol, repeatedly, until no pair is frequent
// enough. The result is a table of pairs and a sequence of symbols for each part, an eighth of the
// text, and each part can be expanded separately. The build runs this program on the build machine;
// nothing is linked with it. Only the syntax of the shipped schemas is supported here; the
// library's reader of irdl handles users' schemas. tools/cmake/lowerings compiles lowerings.

#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lowerings/compile.h"
#include "op_headers.h"
#include "pack_pairs.h"
#include "schema/packed.h"

#define ROOM 32u   // As in src/schema/shipped.h.
#define UNREAD 1u  // As in src/schema/shipped.h.
#define LATE 2u    // As in src/schema/shipped.h.
#define LATE_TYPES 3u

typedef struct part {
  uint32_t first_symbol;
  uint32_t name_at;  // In its text.
  uint32_t name_size;
  uint32_t name_hash;
  uint32_t size;  // In bytes.
} part;

typedef struct mention {
  uint32_t hash;
  uint32_t part;
} mention;

typedef struct schema {
  char name[64];
  uint32_t first_part;
} schema;

typedef struct text_view {
  const char* data;
  size_t size;
} text_view;
#define NO_TEXT ((text_view){NULL, 0})

typedef struct packer {
  const char* path;
  const char* text;
  const char* at;                                  // The current position in the text.
  text_view values[TN_PACKED_VALUES_MAX];          // The values of the current definition.
  text_view value_names[TN_PACKED_VALUES_MAX];     // The name of a value's group.
  bool values_are_optional[TN_PACKED_VALUES_MAX];  // The attribute may be missing.
  uint32_t value_count;
  tn_known_ops ops;
  text_view dialect;
  bool is_in_op;
  uint32_t operand_count;  // Of the current constraint.
  bool names_op;           // The next value is the name of the part's op.
  text_view mentions_key;  // The next value has this key in the op.
  tn_symbol_row row;
  part* parts;
  size_t part_count, part_capacity;
  mention* mentions;
  size_t mention_count, mention_capacity;
  schema* schemas;
  size_t schema_count;
  size_t dialect_count;  // The number of schemas; texts come after them.
} packer;

static void die(const char* what, const char* which) {
  fprintf(stderr, "pack_schemas: %s%s%s\n", what, *which != '\0' ? ": " : "", which);
  exit(1);
}

static void* grown(void* items, size_t count, size_t* capacity, size_t size) {
  if (count < *capacity) return items;
  *capacity = *capacity == 0 ? 1024 : 2 * *capacity;
  items = realloc(items, *capacity * size);
  if (items == NULL) die("out of memory", "");
  return items;
}

/// As in src/schema/shipped.c.
static uint32_t hash_of(const char* text, size_t size, uint32_t hash) {
  for (size_t i = 0; i < size; ++i) hash = (hash ^ (unsigned char)text[i]) * 16777619u;
  return hash;
}
#define NO_HASH 2166136261u

static bool is_text(text_view text, const char* other) {
  return text.size == strlen(other) && memcmp(text.data, other, text.size) == 0;
}

static text_view text_of(const char* text) { return (text_view){text, strlen(text)}; }

//===-- Symbols -------------------------------------------------------------------------------===//

static void put(packer* it, uint32_t symbol) {
  it->row.symbols = grown(it->row.symbols, it->row.symbol_count, &it->row.symbol_capacity,
                          sizeof *it->row.symbols);
  it->row.symbols[it->row.symbol_count++] = symbol;
}

static void put_text(packer* it, text_view text) {
  for (size_t i = 0; i < text.size; ++i) {
    if (text.data[i] == '\0') die("a character that is 0", "");
    put(it, (unsigned char)text.data[i]);
  }
  put(it, TN_PACKED_END);
}

static void open_part(packer* it) {
  if (it->row.symbol_count != 0) put(it, TN_SYMBOL_END);
  it->parts = grown(it->parts, it->part_count, &it->part_capacity, sizeof *it->parts);
  it->parts[it->part_count++] = (part){.first_symbol = (uint32_t)it->row.symbol_count};
}

/// Records that the next text is the name of the part's op.
static void note_name(packer* it, text_view name) {
  part* op = &it->parts[it->part_count - 1];
  op->name_at = (uint32_t)it->row.symbol_count - op->first_symbol;
  op->name_size = (uint32_t)name.size;
  op->name_hash = hash_of(name.data, name.size, NO_HASH) & 0xfff;
  if (op->name_at >> 12 != 0 || name.size > UINT8_MAX) die("a name too far", "");
}

/// Records an entry of an op that a user's op may share.
static void note_mention(packer* it, text_view key, text_view value) {
  static const char* const keys[] = {"assembly", "verify", "verify_regions"};
  for (size_t i = 0; i < sizeof keys / sizeof *keys; ++i) {
    if (!is_text(key, keys[i])) continue;
    uint32_t hash = hash_of(key.data, key.size, NO_HASH);
    hash = hash_of("=", 1, hash);
    it->mentions =
        grown(it->mentions, it->mention_count, &it->mention_capacity, sizeof *it->mentions);
    it->mentions[it->mention_count++] = (mention){.hash = hash_of(value.data, value.size, hash),
                                                  .part = (uint32_t)it->part_count - 1};
  }
}

//===-- Tokens --------------------------------------------------------------------------------===//

static void refuse(const packer* it, const char* expected) {
  size_t line = 1;
  for (const char* at = it->text; at < it->at; ++at) line += *at == '\n';
  fprintf(stderr, "%s:%zu: pack_schemas: expected %s at '%.*s'\n", it->path, line, expected,
          (int)strcspn(it->at, "\n"), it->at);
  exit(1);
}

static void skip_blanks(packer* it) {
  for (;;) {
    it->at += strspn(it->at, " \t\r\n");
    if (strncmp(it->at, "//", 2) != 0) return;
    it->at += strcspn(it->at, "\n");
  }
}

static bool take(packer* it, const char* word) {
  skip_blanks(it);
  const size_t size = strlen(word);
  if (strncmp(it->at, word, size) != 0) return false;
  it->at += size;
  return true;
}

static void need(packer* it, const char* word) {
  if (!take(it, word)) refuse(it, word);
}

static bool is_in_name(char c) {
  return isalnum((unsigned char)c) != 0 || strchr("_.$-", c) != NULL;
}

/// Takes a name, a view of the text.
static text_view take_name(packer* it) {
  skip_blanks(it);
  const char* start = it->at;
  while (*it->at != '\0' && is_in_name(*it->at)) ++it->at;
  if (it->at == start) refuse(it, "a name");
  return (text_view){start, (size_t)(it->at - start)};
}

static char hex(packer* it) {
  char digits[3] = {it->at[0], it->at[0] == '\0' ? '\0' : it->at[1], '\0'};
  char* end = NULL;
  const long value = strtol(digits, &end, 16);
  if (end != digits + 2 || value == 0) refuse(it, "an escape");
  it->at += 2;
  return (char)value;
}

/// Takes the text between quotes. Escapes are decoded in place, so it can only be read once.
static text_view take_string(packer* it) {
  need(it, "\"");
  char* out = (char*)it->at;
  const char* start = out;
  while (*it->at != '"') {
    char c = *it->at++;
    if (c == '\0' || c == '\n') refuse(it, "the end of a string");
    if (c == '\\') {
      static const char letters[] = "nt\"\\";
      const char* known = strchr(letters, *it->at);
      if (known != NULL && *it->at != '\0') {
        c = "\n\t\"\\"[known - letters];
        ++it->at;
      } else {
        c = hex(it);
      }
    }
    *out++ = c;
  }
  ++it->at;
  return (text_view){start, (size_t)(out - start)};
}

static text_view take_name_or_string(packer* it) {
  skip_blanks(it);
  return *it->at == '"' ? take_string(it) : take_name(it);
}

/// Takes the text of a value up to its end, such as a type.
static text_view take_spelled(packer* it) {
  skip_blanks(it);
  const char* start = it->at;
  for (int depth = 0; *it->at != '\0'; ++it->at) {
    const char c = *it->at;
    if (depth == 0 && (c == ',' || c == '\n' || (c == '{' && it->at != start))) break;
    if (strchr("<([{", c) != NULL) ++depth;
    if (strchr(">)]}", c) != NULL && it->at[-1] != '-' && depth-- == 0) break;
  }
  text_view text = {start, (size_t)(it->at - start)};
  while (text.size != 0 && text.data[text.size - 1] == ' ') --text.size;
  if (text.size == 0) refuse(it, "a value");
  return text;
}

//===-- Values --------------------------------------------------------------------------------===//

static void read_value(packer* it, text_view key);

static void put_key(packer* it, uint32_t kind, text_view key) {
  put(it, kind);
  put_text(it, key);
}

static void read_reference(packer* it, text_view key) {
  put_key(it, TN_KIND_REFERENCE, key);
  do {
    need(it, "@");
    put_key(it, TN_KIND_STRING, NO_TEXT);
    put_text(it, take_name_or_string(it));
  } while (take(it, "::"));
  put(it, TN_PACKED_END);
}

static tn_string_view view_of(text_view text) { return (tn_string_view){text.data, text.size}; }

/// Adds an operand, a result or an attribute of the current op.
static void add_group(packer* it, tn_schema_word of, tn_arity arity, text_view name,
                      uint32_t value) {
  if (!it->is_in_op) return;
  if (of == TN_SCHEMA_ATTRIBUTES) {
    tn_known_ops__add_attribute(&it->ops, view_of(name), it->values_are_optional[value]);
  } else if (of == TN_SCHEMA_OPERANDS || of == TN_SCHEMA_RESULTS) {
    if (it->value_names[value].data != NULL) name = it->value_names[value];
    tn_known_ops__add_group(&it->ops, of == TN_SCHEMA_RESULTS, view_of(name), arity);
  }
}

/// Records the properties of a constraint that lowerings need; its value, if any, comes next.
static void note_entry(packer* it, tn_schema_word of, text_view key) {
  if (!tn_schema_word__is_value(of) || it->value_count == TN_PACKED_VALUES_MAX) return;
  bool* is_optional = &it->values_are_optional[it->value_count];
  skip_blanks(it);
  *is_optional = *is_optional || is_text(key, "optional") || is_text(key, "default") ||
                 strncmp(it->at, "\"unit attribute\"", 16) == 0;
  if (!is_text(key, "name") || *it->at != '"') return;
  const char* start = it->at + 1;
  it->value_names[it->value_count] = (text_view){start, strcspn(start, "\"")};
}

/// Reads `key = value, key`, up to the closing bracket.
static void read_entries(packer* it, tn_schema_word of) {
  if (take(it, "}")) return;
  do {
    const text_view key = take_name_or_string(it);
    if (!take(it, "=")) {
      note_entry(it, of, key);
      put_key(it, TN_KIND_UNIT, key);
      continue;
    }
    note_entry(it, of, key);
    const bool is_unread = of == TN_SCHEMA_DIALECT && is_text(key, "enums");
    if (is_unread) {
      open_part(it);
      it->parts[it->part_count - 1].name_hash = UNREAD;
    }
    it->names_op = of == TN_SCHEMA_OPERATION && is_text(key, "name");
    it->mentions_key = of == TN_SCHEMA_OPERATION ? key : NO_TEXT;
    read_value(it, key);
    if (is_unread) open_part(it);
  } while (take(it, ","));
  need(it, "}");
}

static void read_items(packer* it) {
  if (take(it, "]")) return;
  do {
    read_value(it, NO_TEXT);
  } while (take(it, ","));
  need(it, "]");
}

static void read_value(packer* it, text_view key) {
  const text_view mentions = it->mentions_key;
  const bool names_op = it->names_op;
  it->mentions_key = NO_TEXT;
  it->names_op = false;
  skip_blanks(it);
  if (*it->at == '"') {
    const text_view text = take_string(it);
    put_key(it, TN_KIND_STRING, key);
    if (names_op) {
      note_name(it, text);
      tn_known_ops__rename(&it->ops, view_of(it->dialect), view_of(text));
    }
    if (mentions.data != NULL) note_mention(it, mentions, text);
    put_text(it, text);
  } else if (*it->at == '@') {
    read_reference(it, key);
  } else if (take(it, "[")) {
    put_key(it, TN_KIND_ARRAY, key);
    read_items(it);
    put(it, TN_PACKED_END);
  } else if (take(it, "{")) {
    put_key(it, TN_KIND_DICTIONARY, key);
    read_entries(it, TN_SCHEMA_OTHER);
    put(it, TN_PACKED_END);
  } else {
    const bool is_number = isdigit((unsigned char)it->at[*it->at == '-']) != 0;
    put_key(it, is_number ? TN_KIND_INTEGER : TN_KIND_SPELLED, key);
    put_text(it, take_spelled(it));
  }
}

//===-- Ops -----------------------------------------------------------------------------------===//

static uint32_t value_named(const packer* it, text_view name) {
  for (uint32_t i = it->value_count; i-- != 0;) {
    if (it->values[i].size == name.size && memcmp(it->values[i].data, name.data, name.size) == 0) {
      return i;
    }
  }
  refuse(it, "a value defined above");
  return 0;
}

/// Reads `%value`, writes its number and, before it, its properties.
static void read_operand(packer* it, tn_schema_word of, tn_arity arity, text_view name) {
  need(it, "%");
  if (it->operand_count++ == TN_PACKED_VALUES_MAX) refuse(it, "fewer operands");
  put(it, TN_PACKED_ARITY + (uint32_t)arity);
  put_text(it, name);
  const uint32_t value = value_named(it, take_name(it));
  put(it, 1 + value);
  add_group(it, of, arity, name, value);
}

/// Reads `name: optional %value, ...)`, or the same without names.
static void read_operands(packer* it, tn_schema_word of, const char* end) {
  const bool has_names = of != TN_SCHEMA_OTHER;
  if (take(it, end)) return;
  do {
    text_view name = NO_TEXT;
    if (has_names) {
      name = take_name_or_string(it);
      need(it, ":");
    }
    const tn_arity arity = take(it, "optional ")   ? TN_OPTIONAL
                           : take(it, "variadic ") ? TN_VARIADIC
                                                   : TN_SINGLE;
    (void)take(it, "single ");
    read_operand(it, of, arity, name);
  } while (take(it, ","));
  need(it, end);
}

/// Reads `"name" = %value, ...}`.
static void read_attribute_operands(packer* it) {
  need(it, "{");
  if (take(it, "}")) return;
  do {
    const text_view name = take_string(it);
    need(it, "=");
    read_operand(it, TN_SCHEMA_ATTRIBUTES, TN_SINGLE, name);
  } while (take(it, ","));
  need(it, "}");
}

static void read_attributes(packer* it, tn_schema_word of) {
  if (take(it, "{")) read_entries(it, of);
}

/// Reads the text between the op's name and its attributes.
static void read_own_form(packer* it, tn_schema_word word) {
  const bool is_group = word == TN_SCHEMA_OPERANDS || word == TN_SCHEMA_RESULTS ||
                        word == TN_SCHEMA_REGIONS || word == TN_SCHEMA_PARAMETERS;
  if (is_group || word == TN_SCHEMA_ANY_OF || word == TN_SCHEMA_ALL_OF) {
    need(it, "(");
    read_operands(it, is_group ? word : TN_SCHEMA_OTHER, ")");
  } else if (word == TN_SCHEMA_ATTRIBUTES) {
    read_attribute_operands(it);
  } else if (word == TN_SCHEMA_IS) {
    read_value(it, text_of("expected"));
  } else if (word == TN_SCHEMA_C_PRED) {
    read_value(it, text_of("pred"));
  } else if (word == TN_SCHEMA_BASE) {
    skip_blanks(it);
    read_value(it, text_of(*it->at == '@' ? "base_ref" : "base_name"));
  } else if (word == TN_SCHEMA_PARAMETRIC) {
    read_value(it, text_of("base_type"));
    need(it, "<");
    read_operands(it, TN_SCHEMA_OTHER, ">");
  } else if (word == TN_SCHEMA_REGION) {
    if (take(it, "(")) {
      put_key(it, TN_KIND_UNIT, text_of("constrainedArguments"));
      read_operands(it, TN_SCHEMA_OTHER, ")");
    }
    if (take(it, "with size")) read_value(it, text_of("numberOfBlocks"));
  }
}

static void read_constraint(packer* it, tn_schema_word word) {
  put(it, word);
  it->operand_count = 0;
  if (tn_schema_word__is_value(word) && it->value_count < TN_PACKED_VALUES_MAX) {
    it->value_names[it->value_count] = NO_TEXT;
    it->values_are_optional[it->value_count] = false;
  }
  read_own_form(it, word);
  read_attributes(it, word);
  put(it, TN_PACKED_END);
}

static void read_ops(packer* it);

/// Reads `@name attributes {...} { ... }`.
static void read_definition(packer* it, tn_schema_word word) {
  need(it, "@");
  const text_view name = take_name_or_string(it);
  put(it, word);
  it->is_in_op = word == TN_SCHEMA_OPERATION;
  if (it->is_in_op) {
    note_name(it, name);
    tn_known_ops__add(&it->ops, view_of(it->dialect), view_of(name));
  }
  put_text(it, name);
  if (take(it, "attributes")) read_attributes(it, word);
  put(it, TN_PACKED_END);
  it->value_count = 0;
  if (take(it, "{")) read_ops(it);
  put(it, TN_PACKED_END);
}

static const char* const words[TN_SCHEMA_WORD_COUNT] = {
    [TN_SCHEMA_OTHER] = "",
    [TN_SCHEMA_DIALECT] = "irdl.dialect",
    [TN_SCHEMA_OPERATION] = "irdl.operation",
    [TN_SCHEMA_ATTRIBUTE] = "irdl.attribute",
    [TN_SCHEMA_TYPE] = "irdl.type",
    [TN_SCHEMA_OPERANDS] = "irdl.operands",
    [TN_SCHEMA_RESULTS] = "irdl.results",
    [TN_SCHEMA_ATTRIBUTES] = "irdl.attributes",
    [TN_SCHEMA_REGIONS] = "irdl.regions",
    [TN_SCHEMA_PARAMETERS] = "irdl.parameters",
    [TN_SCHEMA_ANY_OF] = "irdl.any_of",
    [TN_SCHEMA_ALL_OF] = "irdl.all_of",
    [TN_SCHEMA_IS] = "irdl.is",
    [TN_SCHEMA_BASE] = "irdl.base",
    [TN_SCHEMA_PARAMETRIC] = "irdl.parametric",
    [TN_SCHEMA_ANY] = "irdl.any",
    [TN_SCHEMA_C_PRED] = "irdl.c_pred",
    [TN_SCHEMA_REGION] = "irdl.region",
};

static tn_schema_word take_word(packer* it) {
  const text_view name = take_name(it);
  for (uint32_t i = 1; i < TN_SCHEMA_WORD_COUNT; ++i) {
    if (is_text(name, words[i])) return (tn_schema_word)i;
  }
  it->at = name.data;
  refuse(it, "an op of which schemas are made");
  return TN_SCHEMA_OTHER;
}

static bool is_definition(tn_schema_word word) {
  return word == TN_SCHEMA_OPERATION || word == TN_SCHEMA_ATTRIBUTE || word == TN_SCHEMA_TYPE;
}

/// Reads the contents of a definition, up to the closing bracket.
static void read_ops(packer* it) {
  while (!take(it, "}")) {
    text_view value = NO_TEXT;
    if (take(it, "%")) {
      value = take_name(it);
      need(it, "=");
    }
    const tn_schema_word word = take_word(it);
    if (is_definition(word) || tn_schema_word__is_value(word) != (value.data != NULL)) {
      refuse(it, "a constraint");
    }
    read_constraint(it, word);
    if (value.data == NULL) continue;
    if (it->value_count == sizeof it->values / sizeof *it->values) refuse(it, "fewer constraints");
    it->values[it->value_count++] = value;
  }
}

static bool is_key(const char* at, const char* key) {
  return strncmp(at, key, strlen(key)) == 0 && strchr(" \n,{", at[-1]) != NULL;
}

/// Returns true if the next definition has parameters: a body, or only a format.
static bool has_parameters(const packer* it) {
  packer ahead = *it;
  bool has_format = false, has_cases = false;
  need(&ahead, "@");
  (void)take_name_or_string(&ahead);
  if (take(&ahead, "attributes")) {
    need(&ahead, "{");
    for (size_t depth = 1; depth != 0; ++ahead.at) {
      if (*ahead.at == '\0') refuse(&ahead, "a bracket");
      if (*ahead.at == '"') {
        while (*++ahead.at != '"') ahead.at += *ahead.at == '\\';
      }
      has_format = has_format || is_key(ahead.at, "format =");
      has_cases = has_cases || is_key(ahead.at, "cases =");
      depth += *ahead.at == '{';
      depth -= *ahead.at == '}';
    }
  }
  return take(&ahead, "{") || (has_format && !has_cases);
}

/// Each op is a part, and so is each stretch between ops of types and attributes with parameters,
/// and of those without. The first part describes the dialect; an unread part is separate.
static void read_schema(packer* it) {
  need(it, words[TN_SCHEMA_DIALECT]);
  open_part(it);
  need(it, "@");
  put(it, TN_SCHEMA_DIALECT);
  it->dialect = take_name_or_string(it);
  put_text(it, it->dialect);
  if (take(it, "attributes")) read_attributes(it, TN_SCHEMA_DIALECT);
  put(it, TN_PACKED_END);
  need(it, "{");
  bool was_op = false;
  bool was_late = false;
  while (!take(it, "}")) {
    const tn_schema_word word = take_word(it);
    if (!is_definition(word)) refuse(it, "a definition");
    const bool is_op = word == TN_SCHEMA_OPERATION;
    const bool is_late = !is_op && has_parameters(it);
    if (is_op || was_op || is_late != was_late) open_part(it);
    if (is_late && word == TN_SCHEMA_TYPE) {
      it->parts[it->part_count - 1].name_hash = LATE_TYPES;
    } else if (is_late && it->parts[it->part_count - 1].name_hash != LATE_TYPES) {
      it->parts[it->part_count - 1].name_hash = LATE;
    }
    was_op = is_op;
    was_late = is_late;
    read_definition(it, word);
  }
  skip_blanks(it);
  if (*it->at != '\0') refuse(it, "the end");
}

//===-- Texts ---------------------------------------------------------------------------------===//

static const char* base_of(const char* path) {
  const char* base = strrchr(path, '/');
  return base == NULL ? path : base + 1;
}

static bool is_path_of_text(const char* path) { return strstr(base_of(path), ".irdl.") == NULL; }

static char* read_file(const char* path) {
  FILE* file = fopen(path, "rb");
  if (file == NULL) die("no file", path);
  size_t size = 0;
  size_t capacity = 0;
  char* text = grown(NULL, 0, &capacity, 1);
  for (size_t got; (got = fread(text + size, 1, capacity - size, file)) != 0;) {
    size += got;
    text = grown(text, size, &capacity, 1);
  }
  fclose(file);
  text[size] = '\0';
  return text;
}

static schema* add_named(packer* it, const char* path) {
  schema* fresh = &it->schemas[it->schema_count++];
  const char* base = base_of(path);
  const size_t size = strcspn(base, ".");
  if (size >= sizeof fresh->name) die("a long name", path);
  memcpy(fresh->name, base, size);
  fresh->first_part = (uint32_t)it->part_count;
  return fresh;
}

static void add_schema(packer* it, const char* path) {
  (void)add_named(it, path);
  char* text = read_file(path);
  it->path = path;
  it->text = it->at = text;
  read_schema(it);
  ++it->dialect_count;
  free(text);
}

/// Packs the files of a lowering, which have the same name up to the first dot, as one part.
static int add_lowering(packer* it, char** paths, int count, bool shows) {
  tn_text_buffer rules = tn_text_buffer_make(tn_lowerings__allocator());
  const char* base = base_of(paths[0]);
  const size_t size = strcspn(base, ".") + 1;
  int used = 0;
  (void)add_named(it, paths[0]);
  open_part(it);
  for (; used < count && strncmp(base_of(paths[used]), base, size) == 0; ++used) {
    char* text = read_file(paths[used]);
    tn_lowerings__compile(paths[used], text, &it->ops, &rules);
    free(text);
  }
  for (size_t i = 0; i + 1 < rules.size; ++i) {
    const char c = rules.data[i];
    if (c != '\n' && (c < ' ' || c > '~')) die("a character that is not ASCII", paths[0]);
    put(it, (uint32_t)c);
  }
  if (shows)
    printf("%s:\n%.*s", it->schemas[it->schema_count - 1].name, (int)rules.size, rules.data);
  tn_text_buffer_free(&rules);
  return used;
}

//===-- Headers -------------------------------------------------------------------------------===//

static void write_header(const packer* it, size_t index, const char* folder, const char* sources) {
  const schema* of = &it->schemas[index];
  const size_t end = index + 1 < it->schema_count ? of[1].first_part : it->part_count;
  tn_text_buffer bytes = tn_text_buffer_make(tn_lowerings__allocator());
  for (size_t i = of->first_part; i < end; ++i) {
    for (uint32_t k = 0; k < it->parts[i].size; ++k) {
      const char byte = (char)it->row.symbols[it->parts[i].first_symbol + k];
      tn_text_buffer_append(&bytes, &byte, 1);
    }
  }
  tn_op_header__write(of->name, tn_text_buffer_view(&bytes), folder, sources);
  tn_text_buffer_free(&bytes);
}

//===-- Writing -------------------------------------------------------------------------------===//

/// Computes the sizes of all parts, which end where the next one begins.
static void measure_parts(packer* it) {
  for (size_t i = 0; i < it->part_count; ++i) {
    const bool is_last = i + 1 == it->part_count;
    const size_t end = is_last ? it->row.symbol_count : it->parts[i + 1].first_symbol;
    it->parts[i].size = (uint32_t)(end - 1 - it->parts[i].first_symbol);
  }
}

static void write_parts(const packer* it, FILE* out) {
  fprintf(out, "const tn_shipped_part tn_shipped_parts[] = {\n");
  for (size_t i = 0; i < it->part_count; ++i) {
    const part* p = &it->parts[i];
    const uint32_t room = (p->size + ROOM - 1) / ROOM;
    if (p->first_symbol >> 20 != 0 || room >> 12 != 0)
      die("a part exceeds the limits of its table", "");
    fprintf(out, "{%u,%u,%u,%u,%u},\n", p->first_symbol, p->name_at, p->name_hash, p->name_size,
            room);
  }
  fprintf(out, "{%zu,0,0,0,0}};\n", it->row.symbol_count - it->part_count);
}

/// Writes the symbols, and sets the first symbol of each part.
static void write_symbols(packer* it, FILE* out) {
  fprintf(out, "const uint16_t tn_shipped_symbols[] = {");
  size_t count = 0;
  size_t next_part = 0;
  bool opens = true;
  for (size_t i = 0; i < it->row.symbol_count; ++i) {
    if (opens) it->parts[next_part++].first_symbol = (uint32_t)count;
    opens = it->row.symbols[i] == TN_SYMBOL_END;
    if (opens) continue;
    fprintf(out, "%s%u,", count % 16 == 0 ? "\n" : "", it->row.symbols[i]);
    ++count;
  }
  if (next_part != it->part_count) die("parts are missing", "");
  fprintf(out, "0};\n");
}

static void write_all(packer* it, FILE* out) {
  fprintf(out, "#include \"schema/shipped.h\"\n\n");
  fprintf(out, "const char* const tn_shipped_words[] = {\n");
  for (uint32_t i = 0; i < TN_SCHEMA_WORD_COUNT; ++i) fprintf(out, "\"%s\",\n", words[i]);
  fprintf(out, "};\nconst uint16_t tn_shipped_pairs[][2] = {\n");
  for (uint32_t i = 0; i < it->row.pair_count; ++i) {
    fprintf(out, "{%u,%u},%s", it->row.pairs[i][0], it->row.pairs[i][1], i % 8 == 7 ? "\n" : "");
  }
  fprintf(out, "{0,0}};\n");
  write_symbols(it, out);
  write_parts(it, out);
  fprintf(out, "const tn_shipped_mention tn_shipped_mentions[] = {\n");
  for (size_t i = 0; i < it->mention_count; ++i) {
    fprintf(out, "{%uu,%u},\n", it->mentions[i].hash, it->mentions[i].part);
  }
  fprintf(out, "{0,0}};\nconst size_t tn_shipped_mention_count = %zu;\n", it->mention_count);
  fprintf(out, "const tn_shipped_schema tn_shipped_schemas[] = {\n");
  for (size_t i = 0; i < it->schema_count; ++i) {
    const size_t end = i + 1 < it->schema_count ? it->schemas[i + 1].first_part : it->part_count;
    fprintf(out, "{\"%s\",%u,%zu},\n", it->schemas[i].name, it->schemas[i].first_part,
            end - it->schemas[i].first_part);
  }
  fprintf(out, "{NULL,0,0}};\nconst size_t tn_shipped_schema_count = %zu;\n", it->dialect_count);
}

/// Sorts dialects by name, independent of their folders.
static int by_name(const void* a, const void* b) {
  return strcmp(base_of(*(char* const*)a), base_of(*(char* const*)b));
}

static void write_file(packer* it, const char* path) {
  FILE* out = fopen(path, "wb");
  if (out == NULL) die("cannot write", path);
  write_all(it, out);
  if (fclose(out) != 0) die("cannot write", path);
}

static void free_all(packer* it) {
  tn_known_ops__free(&it->ops);
  free(it->row.symbols);
  free(it->parts);
  free(it->mentions);
  free(it->schemas);
  free(it);
}

int main(int argc, char** argv) {
  if (argc < 2) die("OUTPUT.c SCHEMA.irdl.mlir... LOWERING...", "");
  packer* it = calloc(1, sizeof *it);
  if (it == NULL) die("out of memory", "");
  it->schemas = calloc((size_t)argc, sizeof *it->schemas);
  if (it->schemas == NULL) die("out of memory", "");
  const bool shows = strcmp(argv[1], "--show") == 0;
  if (strcmp(argv[1], "--headers") == 0 && argc > 4) {
    for (int i = 4; i < argc; ++i) add_schema(it, argv[i]);
    put(it, TN_SYMBOL_END);
    measure_parts(it);
    for (size_t i = 0; i < it->schema_count; ++i) write_header(it, i, argv[2], argv[3]);
    free_all(it);
    return 0;
  }
  qsort(argv + 2, (size_t)argc - 2, sizeof *argv, by_name);
  int texts = 2;  // The index of the first text; schemas are before it.
  for (int i = 2; i < argc; ++i) {
    if (is_path_of_text(argv[i])) continue;
    add_schema(it, argv[i]);
    char* path = argv[i];
    memmove(argv + texts + 1, argv + texts, (size_t)(i - texts) * sizeof *argv);
    argv[texts++] = path;
  }
  while (texts < argc) texts += add_lowering(it, argv + texts, argc - texts, shows);
  if (!shows) {
    put(it, TN_SYMBOL_END);
    measure_parts(it);
    tn_pack_pairs(&it->row);
    write_file(it, argv[1]);
  }
  free_all(it);
  return 0;
}
