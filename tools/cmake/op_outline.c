// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the parts of a packed definition (src/schema/packed.h) that a header needs.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "op_headers.h"

/// The properties of a constraint for the groups that refer to it.
typedef struct constraint {
  const char* name;
  const char* type;
  bool is_optional;
  bool is_variadic;  ///< For a region.
} constraint;

typedef struct outline_reader {
  const char* at;
  tn_op_outline* op;
  constraint constraints[TN_PACKED_VALUES_MAX];
  uint32_t constraint_count;
} outline_reader;

void tn_op_header__die(const char* what, const char* which) {
  fprintf(stderr, "pack_schemas: %s: %s\n", what, which);
  exit(1);
}

static const char* take_text(outline_reader* reader) {
  const char* text = reader->at;
  reader->at += strlen(text) + 1;
  return text;
}

/// Consumes the mark of a list's end if it is next.
static bool take_end(outline_reader* reader) {
  const bool is_end = *reader->at == (char)TN_PACKED_END;
  reader->at += is_end;
  return is_end;
}

/// Skips a value, or adds the strings of an array to `texts`. Returns its text, if it is one.
static const char* take_value(outline_reader* reader, tn_op_texts* texts, const char** out_key) {
  const tn_schema_kind kind = (tn_schema_kind)*reader->at++;
  const char* unused;
  *out_key = take_text(reader);
  if (kind == TN_KIND_UNIT) return "";
  if (kind <= TN_KIND_SPELLED) {
    const char* text = take_text(reader);
    if (texts == NULL) return text;
    if (texts->count == TN_OP_TEXTS_MAX) tn_op_header__die("a long list", text);
    texts->items[texts->count++] = text;
    return text;
  }
  while (!take_end(reader)) (void)take_value(reader, texts, &unused);
  return NULL;
}

static tn_op_texts* texts_for(outline_reader* reader, const char* key) {
  if (strcmp(key, "traits") == 0) return &reader->op->traits;
  if (strcmp(key, "match") == 0) return &reader->op->matches;
  if (strcmp(key, "cases") == 0) return &reader->op->cases;
  if (strcmp(key, "values") == 0) return &reader->op->values;
  return strcmp(key, "successors") == 0 ? &reader->op->successors : NULL;
}

static void read_op_values(outline_reader* reader) {
  while (!take_end(reader)) {
    const char* key = reader->at + 1;
    const char* text = take_value(reader, texts_for(reader, key), &key);
    if (strcmp(key, "name") == 0) reader->op->name = text;
  }
}

static tn_op_groups* groups_of(outline_reader* reader, tn_schema_word word) {
  if (word == TN_SCHEMA_OPERANDS) return &reader->op->operands;
  if (word == TN_SCHEMA_RESULTS) return &reader->op->results;
  if (word == TN_SCHEMA_ATTRIBUTES) return &reader->op->attributes;
  return word == TN_SCHEMA_REGIONS ? &reader->op->regions : NULL;
}

static void read_operand(outline_reader* reader, tn_op_groups* groups) {
  const tn_arity arity = (tn_arity)((uint32_t)*reader->at++ - TN_PACKED_ARITY);
  const char* name = take_text(reader);
  const constraint* of = &reader->constraints[(unsigned char)*reader->at++ - 1];
  if (groups == NULL) return;
  groups->items[groups->count++] = (tn_op_group){.name = of->name != NULL ? of->name : name,
                                                 .arity = of->is_variadic ? TN_VARIADIC : arity,
                                                 .type = of->type,
                                                 .is_optional = of->is_optional};
}

static void read_constraint(outline_reader* reader) {
  const tn_schema_word word = (tn_schema_word)*reader->at++;
  tn_op_groups* groups = groups_of(reader, word);
  constraint made = {NULL, NULL, false, false};
  while (!take_end(reader)) {
    if ((unsigned char)*reader->at < TN_KIND_UNIT) {
      read_operand(reader, groups);
      continue;
    }
    const char* key;
    const char* text = take_value(reader, NULL, &key);
    if (strcmp(key, "name") == 0) made.name = text;
    if (strcmp(key, "type") == 0) made.type = text;
    made.is_variadic = made.is_variadic || strcmp(key, "variadic") == 0;
    made.is_optional =
        made.is_optional || strcmp(key, "optional") == 0 || strcmp(key, "default") == 0 ||
        (strcmp(key, "attribute") == 0 && text != NULL &&
         (strcmp(text, "unit attribute") == 0 || strcmp(text, "unit property") == 0));
  }
  if (tn_schema_word__is_value(word)) reader->constraints[reader->constraint_count++] = made;
}

/// Skips the opening of a dialect, before its definitions.
static void skip_opening(outline_reader* reader) {
  const char* key;
  if (*reader->at != (char)TN_SCHEMA_DIALECT) return;
  ++reader->at;
  (void)take_text(reader);
  while (!take_end(reader)) (void)take_value(reader, NULL, &key);
}

bool tn_op_outline__read(const char** packed, const char* end, tn_op_outline* out) {
  memset(out, 0, sizeof *out);
  outline_reader* reader = calloc(1, sizeof *reader);
  if (reader == NULL) tn_op_header__die("out of memory", "");
  *reader = (outline_reader){.at = *packed, .op = out};
  skip_opening(reader);
  const bool has_definition = reader->at < end;
  if (has_definition) {
    out->word = (tn_schema_word)*reader->at++;
    out->name = take_text(reader);
    read_op_values(reader);
    while (!take_end(reader)) read_constraint(reader);
  }
  *packed = reader->at;
  free(reader);
  return has_definition;
}
