// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Headers of ops: names, positions and getters.

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lowerings/compile.h"
#include "op_header_internal.h"

//===-- Names ---------------------------------------------------------------------------------===//

tn_c_name tn_c_name__snake(const char* name) {
  tn_c_name made;
  size_t size = 0;
  for (const char* at = name; *at != '\0'; ++at) {
    const bool is_upper = isupper((unsigned char)*at) != 0;
    const bool follows =
        at != name && (islower((unsigned char)at[-1]) || isdigit((unsigned char)at[-1]));
    const bool begins =
        at != name && isupper((unsigned char)at[-1]) && islower((unsigned char)at[1]);
    if (size + 3 > sizeof made.text) tn_op_header__die("a long name", name);
    if (is_upper && (follows || begins)) made.text[size++] = '_';
    made.text[size++] = isalnum((unsigned char)*at) ? (char)tolower((unsigned char)*at) : '_';
  }
  made.text[size] = '\0';
  return made;
}

tn_c_name tn_c_name__upper(const tn_c_name* name) {
  tn_c_name made = *name;
  for (char* at = made.text; *at != '\0'; ++at) *at = (char)toupper((unsigned char)*at);
  return made;
}

bool tn_op_texts__have(const tn_op_texts* texts, const char* text) {
  for (uint32_t i = 0; i < texts->count; ++i) {
    if (strcmp(texts->items[i], text) == 0) return true;
  }
  return false;
}

static bool take_name(tn_op_header* header, const char* name) {
  for (size_t i = 0; i < header->taken_count; ++i) {
    if (strcmp(header->taken[i], name) == 0) return false;
  }
  if (header->taken_count == header->taken_capacity) {
    header->taken_capacity = 2 * header->taken_capacity + 64;
    header->taken = realloc(header->taken, header->taken_capacity * sizeof *header->taken);
  }
  char* copy = malloc(strlen(name) + 1);
  if (header->taken == NULL || copy == NULL) tn_op_header__die("out of memory", name);
  header->taken[header->taken_count++] = strcpy(copy, name);
  return true;
}

/// Returns the name of a member of the op, `scf_for_step`; with the suffix `kind` if another member
/// of the dialect has that name.
static tn_c_name name_member(tn_op_header* header, const char* member, const char* kind) {
  const tn_c_name snake = tn_c_name__snake(member);
  tn_c_name made;
  const int size = snprintf(made.text, sizeof made.text, "%s_%s", header->op.text, snake.text);
  if (size < 0 || (size_t)size + strlen(kind) + 1 >= sizeof made.text) {
    tn_op_header__die("a long name", member);
  }
  if (take_name(header, made.text)) return made;
  sprintf(made.text + size, "_%s", kind);
  if (!take_name(header, made.text)) tn_op_header__die("duplicate member name", made.text);
  return made;
}

//===-- Getters -------------------------------------------------------------------------------===//

/// Describes how the values of a kind are accessed.
typedef struct value_kind {
  const char* word;  ///< `operand`.
  bool is_segmented;
} value_kind;

static void add_function(tn_op_header* header, const char* type, const tn_c_name* name,
                         const char* body) {
  tn_text_buffer_format(&header->text,
                        "static inline %s tn_%s(const tn_context* context, tn_ref op) {\n"
                        "  return %s;\n}\n",
                        type, name->text, body);
}

static void add_index(tn_op_header* header, const tn_c_name* name, uint32_t index) {
  tn_text_buffer_format(&header->text, "enum { TN_%s = %u };\n", tn_c_name__upper(name).text,
                        index);
}

static uint32_t count_variable(const tn_op_groups* groups, uint32_t end) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < end; ++i) count += groups->items[i].arity != TN_SINGLE;
  return count;
}

/// Writes expressions for the start of the group and its number of values.
static void describe_range(const tn_op_groups* groups, uint32_t index, const value_kind* kind,
                           char* out, size_t size) {
  const uint32_t variable = count_variable(groups, groups->count);
  const uint32_t before = count_variable(groups, index);
  if (kind->is_segmented) {
    snprintf(out, size, "tn_op__%s_segment(context, op, %u)", kind->word, index);
  } else if (variable == 1) {
    const uint32_t single = groups->count - 1;
    snprintf(out, size, "tn_op_range__rest(tn_op__%s_count(context, op), %u, %u)", kind->word,
             index, single);
  } else {
    snprintf(out, size, "tn_op_range__share(tn_op__%s_count(context, op), %u, %u, %u, %u)",
             kind->word, groups->count - variable, variable, index - before, before);
  }
}

static void add_values(tn_op_header* header, const tn_op_groups* groups, const value_kind* kind) {
  for (uint32_t i = 0; i < groups->count; ++i) {
    char range[128];
    char body[256];
    const tn_c_name name = name_member(header, groups->items[i].name, kind->word);
    const bool is_fixed = count_variable(groups, i) == 0;
    const tn_arity arity = groups->items[i].arity;
    if (is_fixed) add_index(header, &name, i);
    describe_range(groups, i, kind, range, sizeof range);
    if (arity == TN_VARIADIC) {
      add_function(header, "tn_op_range", &name, range);
    } else if (arity == TN_OPTIONAL) {
      snprintf(body, sizeof body, "tn_op__optional_%s(context, op, %s)", kind->word, range);
      add_function(header, "tn_ref", &name, body);
    } else if (is_fixed) {
      snprintf(body, sizeof body, "tn_op__%s(context, op, %u)", kind->word, i);
      add_function(header, "tn_ref", &name, body);
    } else if (kind->is_segmented || count_variable(groups, groups->count) != 1) {
      snprintf(body, sizeof body, "tn_op__%s(context, op, %s.start)", kind->word, range);
      add_function(header, "tn_ref", &name, body);
    } else {
      snprintf(body, sizeof body, "tn_op__%s(context, op, tn_op__%s_count(context, op) - %u)",
               kind->word, kind->word, groups->count - i);
      add_function(header, "tn_ref", &name, body);
    }
  }
}

static void add_attributes(tn_op_header* header, const tn_op_groups* groups) {
  for (uint32_t i = 0; i < groups->count; ++i) {
    const tn_c_name name = name_member(header, groups->items[i].name, "attribute");
    char body[256];
    tn_text_buffer_format(&header->text, "#define TN_%s \"%s\"\n", tn_c_name__upper(&name).text,
                          groups->items[i].name);
    snprintf(body, sizeof body, "tn_op__attribute(context, op, \"%s\")", groups->items[i].name);
    add_function(header, "tn_attribute", &name, body);
  }
}

static void add_regions(tn_op_header* header, const tn_op_groups* groups) {
  for (uint32_t i = 0; i < groups->count; ++i) {
    const tn_c_name name = name_member(header, groups->items[i].name, "region");
    char body[64];
    add_index(header, &name, i);
    if (groups->items[i].arity != TN_SINGLE) continue;
    snprintf(body, sizeof body, "tn_op__region(context, op, %u)", i);
    add_function(header, "tn_ref", &name, body);
  }
}

static void add_successors(tn_op_header* header, const tn_op_texts* successors) {
  for (uint32_t i = 0; i < successors->count; ++i) {
    char word[TN_OP_NAME_MAX];
    char body[64];
    const size_t size = strcspn(successors->items[i], ".");
    if (size >= sizeof word) tn_op_header__die("a long name", successors->items[i]);
    memcpy(word, successors->items[i], size);
    word[size] = '\0';
    const tn_c_name name = name_member(header, word, "successor");
    add_index(header, &name, i);
    if (successors->items[i][size] != '\0') continue;
    snprintf(body, sizeof body, "tn_op__successor(context, op, %u)", i);
    add_function(header, "tn_ref", &name, body);
  }
}

//===-- Enums ---------------------------------------------------------------------------------===//

/// Adds the constructor of an enum attribute, and the values of its cases, if the schema lists
/// them.
static void add_enum(tn_op_header* header, const tn_op_outline* of) {
  char full[TN_OP_NAME_MAX];
  const char* name = of->name + (*of->name == '#');
  const int size = snprintf(full, sizeof full, "enum.%s.%s", header->dialect, name);
  if (size < 0 || (size_t)size >= sizeof full) tn_op_header__die("a long name", name);
  header->op = tn_c_name__snake(full);
  tn_text_buffer_append_text(&header->text, "\n");
  for (uint32_t i = 0; of->cases.count > 1 && i < of->cases.count; ++i) {
    tn_c_name made = name_member(header, of->cases.items[i], "case");
    const unsigned long long value =
        of->values.count == 0 ? i : strtoull(of->values.items[i], NULL, 10);
    tn_text_buffer_format(&header->text, "#define TN_%s %lluu\n", tn_c_name__upper(&made).text,
                          value);
  }
  tn_text_buffer_format(&header->text,
                        "static inline tn_attribute tn_make_%s(tn_rewriter* rewriter, uint64_t "
                        "number) {\n  return tn_make__enum(rewriter, \"%s\", \"%s\", number);\n}\n",
                        header->op.text + sizeof "enum_" - 1, header->dialect, name);
}

//===-- Headers -------------------------------------------------------------------------------===//

#define PATH_SIZE 4096

static const char opening[] =
    "// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception\n"
    "//\n"
    "// Ops of the %s dialect. The build makes this from schema/dialects/%s.irdl.mlir:\n"
    "// tools/cmake/op_headers.h.\n"
    "//\n"
    "// Of an op with the name OP, `scf_for` of scf.for, and each of its members, M:\n"
    "//   TN_NAME_OP       the op's name\n"
    "//   tn_OP_M          reads an operand or result, a range of them if it is variadic (0 for "
    "an\n"
    "//                    optional one that is missing), an attribute, a region or a successor\n"
    "//   TN_OP_M          the number of an operand, result, region or successor at a fixed "
    "position,\n"
    "//                    of a variadic one that of its first; the name of an attribute\n"
    "//   tn_build_OP      builds the op: types of results unless they follow from the other\n"
    "//                    arguments, operands, attributes that it must have, successors. "
    "Variadic\n"
    "//                    members are values and their count, and optional operands may be 0.\n"
    "//                    Returns the result if there is one and no region; else the op. 0 on "
    "failure.\n"
    "//   tn_build_OP_with the same with a list of other attributes; null ones are left out\n"
    "//\n"
    "// Of an attribute that is an enum keyword or flags, with the name ATTR, `arith_fastmath`, "
    "and\n"
    "// each of its cases, C:\n"
    "//   tn_make_ATTR     makes the attribute of a number, or of bits; null on failure\n"
    "//   TN_ENUM_ATTR_C   the number of the case\n"
    "//\n"
    "// Names are the schema's in snake case; `.` is `_` too. A member whose name another one of "
    "the\n"
    "// dialect has gets its kind as a suffix: _operand, _result, _attribute, _region, _successor. "
    "A\n"
    "// parameter whose name is a keyword of C, or taken, gets `_` as a suffix.\n"
    "\n"
    "#ifndef TENURE_GENERATED_DIALECTS_%s_OPS_H\n"
    "#define TENURE_GENERATED_DIALECTS_%s_OPS_H\n"
    "\n"
    "#include \"dialects/common/build.h\"\n";

static void make_path(char path[PATH_SIZE], const char* folder, const char* dialect,
                      const char* file) {
  const int size = snprintf(path, PATH_SIZE, "%s/%s%s", folder, dialect, file);
  if (size < 0 || size >= PATH_SIZE) tn_op_header__die("a long path", folder);
}

/// Reads a file and appends a NUL; NULL if there is no such file.
static char* read_file(const char* path, size_t* out_size) {
  *out_size = 0;
  FILE* file = fopen(path, "rb");
  if (file == NULL) return NULL;
  tn_text_buffer text = tn_text_buffer_make(tn_lowerings__allocator());
  char bytes[4096];
  for (size_t size; (size = fread(bytes, 1, sizeof bytes, file)) != 0;) {
    tn_text_buffer_append(&text, bytes, size);
  }
  fclose(file);
  *out_size = text.size;
  tn_text_buffer_append(&text, "", 1);
  return text.data;
}

static tn_op_header* open_header(const char* dialect, const char* sources) {
  char path[PATH_SIZE];
  size_t size;
  tn_op_header* header = calloc(1, sizeof *header);
  if (header == NULL) tn_op_header__die("out of memory", dialect);
  const tn_c_name lower = tn_c_name__snake(dialect);
  const tn_c_name upper = tn_c_name__upper(&lower);
  header->dialect = dialect;
  make_path(path, sources, dialect, "/ops.inc");
  header->codes = read_file(path, &size);
  header->text = tn_text_buffer_make(tn_lowerings__allocator());
  tn_text_buffer_format(&header->text, opening, dialect, dialect, upper.text, upper.text);
  return header;
}

/// Sets the op's name in C, as in ops.inc if it is listed there.
static void name_op(tn_op_header* header, const char* name) {
  char full[TN_OP_NAME_MAX];
  char quoted[TN_OP_NAME_MAX + 2];
  const int size = snprintf(full, sizeof full, "%s.%s", header->dialect, name);
  if (size < 0 || (size_t)size >= sizeof full) tn_op_header__die("a long name", name);
  header->op = tn_c_name__snake(full);
  header->upper = tn_c_name__upper(&header->op);
  snprintf(quoted, sizeof quoted, "\"%s\"", full);
  const char* line = header->codes == NULL ? NULL : strstr(header->codes, quoted);
  header->has_code = line != NULL;
  if (line != NULL) {
    while (line[-1] != '(') --line;
    const size_t code_size = strcspn(line, ",");
    if (strlen(header->upper.text) != code_size ||
        memcmp(header->upper.text, line, code_size) != 0) {
      tn_op_header__die("the enumerator in ops.inc does not match the op's name", full);
    }
  }
  tn_text_buffer_format(&header->text, "\n#define TN_NAME_%s \"%s\"\n", header->upper.text, full);
}

/// Adds an op or an enum attribute; ignores other definitions.
static void add_definition(tn_op_header* header, const tn_op_outline* op) {
  if (op->word == TN_SCHEMA_ATTRIBUTE && op->cases.count != 0) add_enum(header, op);
  if (op->word != TN_SCHEMA_OPERATION) return;
  name_op(header, op->name);
  const value_kind operand = {"operand",
                              tn_op_texts__have(&op->traits, "AttrSizedOperandSegments")};
  const value_kind result = {"result", tn_op_texts__have(&op->traits, "AttrSizedResultSegments")};
  add_values(header, &op->operands, &operand);
  add_values(header, &op->results, &result);
  add_attributes(header, &op->attributes);
  add_regions(header, &op->regions);
  add_successors(header, &op->successors);
  tn_op_header__add_builders(header, op);
}

static void close_header(tn_op_header* header, const char* folder) {
  char path[PATH_SIZE];
  size_t old_size;
  tn_text_buffer_append_text(&header->text, "\n#endif\n");
  make_path(path, folder, header->dialect, "_ops.h");
  char* old = read_file(path, &old_size);
  const tn_string_view text = tn_text_buffer_view(&header->text);
  if (old == NULL || old_size != text.size || memcmp(old, text.data, text.size) != 0) {
    FILE* file = fopen(path, "wb");
    if (file == NULL || fwrite(text.data, 1, text.size, file) != text.size || fclose(file) != 0) {
      tn_op_header__die("cannot write", path);
    }
  }
  for (size_t i = 0; i < header->taken_count; ++i) free(header->taken[i]);
  free(header->taken);
  free(header->codes);
  free(old);
  tn_text_buffer_free(&header->text);
  free(header);
}

void tn_op_header__write(const char* dialect, tn_string_view packed, const char* folder,
                         const char* sources) {
  tn_op_header* header = open_header(dialect, sources);
  tn_op_outline* op = malloc(sizeof *op);
  if (op == NULL) tn_op_header__die("out of memory", dialect);
  const char* at = packed.data;
  while (tn_op_outline__read(&at, packed.data + packed.size, op)) add_definition(header, op);
  close_header(header, folder);
  free(op);
}
