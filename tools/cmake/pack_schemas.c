// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pack_schemas OUTPUT.c SCHEMA.irdl.mlir... TEXT.rules...: writes the schemas, and other texts, as C,
// as src/schema/shipped.h says.
//
// A schema is cut into parts, one for each op and one for each stretch between ops, because an op is
// read alone. All parts together are then shortened by pairing: the commonest pair of symbols gets
// a symbol of its own, again and again, until no pair stands in enough places. What is left is a
// table of pairs and a row of symbols for each part, an eighth of the text, and any part is spelled
// out from those alone. The build runs this for the machine it runs on; nothing is linked with it.

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FIRST_PAIR 128u     // Symbols below are characters.
#define SYMBOLS_MAX 65536u  // A symbol has 16 bits.
#define USES_MIN 3u         // A pair takes as much as two symbols, and saves one in each place.
#define DEPTH_MAX 60u       // Of pairs in pairs: src/schema/shipped.c has room for 64.
#define END UINT32_MAX      // Stands behind each part.

typedef struct part {
  uint32_t first_symbol;
  uint32_t name_at;  // In its text.
  uint32_t name_size;
  uint32_t name_hash;
} part;

typedef struct mention {
  uint32_t hash;
  uint32_t part;
} mention;

typedef struct schema {
  char name[64];
  uint32_t first_part;
} schema;

typedef struct packer {
  uint32_t* symbols;
  size_t symbol_count, symbol_capacity;
  part* parts;
  size_t part_count, part_capacity;
  mention* mentions;
  size_t mention_count, mention_capacity;
  schema* schemas;
  size_t schema_count;
  size_t dialect_count;  // Of schemas; behind them are texts.
  uint32_t pairs[SYMBOLS_MAX][2];
  uint32_t depths[SYMBOLS_MAX];
  uint32_t pair_count;
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

/// As src/schema/shipped.c has it.
static uint32_t hash_of(const char* text, size_t size) {
  uint32_t hash = 2166136261u;
  for (size_t i = 0; i < size; ++i) hash = (hash ^ (unsigned char)text[i]) * 16777619u;
  return hash;
}

//===-- Reading -------------------------------------------------------------------------------===//

static void put(packer* it, uint32_t symbol) {
  it->symbols = grown(it->symbols, it->symbol_count, &it->symbol_capacity, sizeof *it->symbols);
  it->symbols[it->symbol_count++] = symbol;
}

static void open_part(packer* it) {
  if (it->symbol_count != 0) put(it, END);
  it->parts = grown(it->parts, it->part_count, &it->part_capacity, sizeof *it->parts);
  it->parts[it->part_count++] = (part){.first_symbol = (uint32_t)it->symbol_count};
}

static void put_line(packer* it, const char* line, size_t size) {
  for (size_t i = 0; i < size; ++i) {
    if (line[i] < ' ' || line[i] > '~') die("a character that is not ASCII", line);
    put(it, (uint32_t)line[i]);
  }
  put(it, '\n');
}

static bool starts_with(const char* text, const char* start) {
  return strncmp(text, start, strlen(start)) == 0;
}

static bool begins_op(const char* line) {
  return starts_with(line, "irdl.operation ") || starts_with(line, "\"irdl.operation\"");
}

/// The name of an op, if the line says it: as its symbol, or as `name` on a line of its own.
static const char* find_name(const char* line, size_t* out_size) {
  const char* at = NULL;
  if (starts_with(line, "irdl.operation @")) {
    at = line + strlen("irdl.operation @");
    *out_size = strcspn(at, " \n");
  } else if (starts_with(line, "\"irdl.operation\"") || starts_with(line, "name = \"")) {
    at = strstr(line, *line == 'n' ? "name = \"" : "sym_name = \"");
    if (at == NULL) return NULL;
    at = strchr(at, '"') + 1;
    *out_size = strcspn(at, "\"");
  }
  return at;
}

/// Keeps what the line says that an op of a user's may borrow.
static void note_mention(packer* it, const char* line, size_t size) {
  static const char* const keys[] = {"assembly = \"", "verify = \"", "verify_regions = \""};
  for (size_t i = 0; i < sizeof keys / sizeof *keys; ++i) {
    if (!starts_with(line, keys[i])) continue;
    const char* end = memchr(line + strlen(keys[i]), '"', size - strlen(keys[i]));
    if (end == NULL) die("a line that goes on", line);
    it->mentions =
        grown(it->mentions, it->mention_count, &it->mention_capacity, sizeof *it->mentions);
    it->mentions[it->mention_count++] = (mention){.hash = hash_of(line, (size_t)(end + 1 - line)),
                                                  .part = (uint32_t)it->part_count - 1};
  }
}

static void read_op_line(packer* it, const char* line, size_t size) {
  part* op = &it->parts[it->part_count - 1];
  size_t name_size = 0;
  const char* name = find_name(line, &name_size);
  if (name != NULL) {
    op->name_at = (uint32_t)(it->symbol_count - op->first_symbol + (size_t)(name - line));
    op->name_size = (uint32_t)name_size;
    op->name_hash = hash_of(name, name_size) & 0xffff;
    if (op->name_at > UINT16_MAX || name_size > UINT8_MAX) die("a name too far", line);
  }
  note_mention(it, line, size);
  put_line(it, line, size);
}

/// Where the reading of a schema stands: in an op, in what stands around ops, or behind one of them.
typedef enum stretch { BETWEEN, AROUND, IN_OP } stretch;

/// An op is an irdl.operation and what is indented below it, with the bracket that ends it.
static void read_schema(packer* it, char* text) {
  stretch now = BETWEEN;
  size_t op_depth = 0;
  for (char* next; *text != '\0'; text = next) {
    next = text + strcspn(text, "\n");
    if (*next != '\0') *next++ = '\0';
    const size_t depth = strspn(text, " ");
    const char* line = text + depth;
    const size_t size = strlen(line);
    if (size == 0 || starts_with(line, "//")) continue;
    const bool closes = now == IN_OP && depth == op_depth && *line == '}';
    if (begins_op(line)) {
      open_part(it);
      now = IN_OP;
      op_depth = depth;
    } else if (now == BETWEEN || (now == IN_OP && depth <= op_depth && !closes)) {
      open_part(it);
      now = AROUND;
    }
    if (now == IN_OP) {
      read_op_line(it, line, size);
    } else {
      put_line(it, line, size);
    }
    if (closes) now = BETWEEN;
  }
}

/// A text is one part. A line that begins with a blank goes on with the one in front of it, without
/// one where that ends in a comma.
static void read_text(packer* it, char* text) {
  char last = 0;
  open_part(it);
  for (char* next; *text != '\0'; text = next) {
    next = text + strcspn(text, "\n");
    if (*next != '\0') *next++ = '\0';
    const size_t depth = strspn(text, " ");
    const size_t size = strlen(text);
    if (size == 0 || starts_with(text, "//")) continue;
    if (last != 0 && (depth == 0 || last != ',')) put(it, depth == 0 ? '\n' : ' ');
    for (size_t i = depth; i < size; ++i) {
      if (text[i] < ' ' || text[i] > '~') die("a character that is not ASCII", text);
      put(it, (uint32_t)text[i]);
    }
    last = text[size - 1];
  }
}

static bool is_text(const char* path) {
  const char* end = strrchr(path, '.');
  return end != NULL && strcmp(end, ".rules") == 0;
}

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

static void add_schema(packer* it, const char* path) {
  schema* fresh = &it->schemas[it->schema_count++];
  const char* base = strrchr(path, '/');
  base = base == NULL ? path : base + 1;
  const size_t size = strcspn(base, ".");
  if (size >= sizeof fresh->name) die("a long name", path);
  memcpy(fresh->name, base, size);
  fresh->first_part = (uint32_t)it->part_count;
  char* text = read_file(path);
  if (is_text(path)) {
    read_text(it, text);
  } else {
    read_schema(it, text);
    ++it->dialect_count;
  }
  free(text);
}

//===-- Pairing -------------------------------------------------------------------------------===//

typedef struct slot {
  uint32_t first;
  uint32_t second;
  uint32_t count;
  uint32_t symbol;  // 0 for none.
} slot;

typedef struct table {
  slot* slots;
  size_t mask;
} table;

static slot* find_slot(const table* it, uint32_t first, uint32_t second) {
  size_t at = (first * 2654435761u ^ second * 2246822519u) & it->mask;
  while (it->slots[at].count != 0 &&
         (it->slots[at].first != first || it->slots[at].second != second)) {
    at = (at + 1) & it->mask;
  }
  return &it->slots[at];
}

/// Counts the pairs that can be taken, those in `aaa` once.
static uint32_t count_pairs(const packer* it, table* pairs) {
  memset(pairs->slots, 0, (pairs->mask + 1) * sizeof *pairs->slots);
  uint32_t most = 0;
  for (size_t i = 0; i + 1 < it->symbol_count; ++i) {
    const uint32_t first = it->symbols[i];
    const uint32_t second = it->symbols[i + 1];
    if (first == END || second == END) continue;
    slot* found = find_slot(pairs, first, second);
    found->first = first;
    found->second = second;
    if (++found->count > most) most = found->count;
    if (first == second && i + 2 < it->symbol_count && it->symbols[i + 2] == first) ++i;
  }
  return most;
}

static uint32_t depth_of(const packer* it, uint32_t symbol) {
  return symbol < FIRST_PAIR ? 0 : it->depths[symbol - FIRST_PAIR];
}

/// Gives each pair that stands in `least` places a symbol, in the order in which they stand.
static bool choose_pairs(packer* it, table* pairs, uint32_t least) {
  const uint32_t before = it->pair_count;
  for (size_t i = 0; i + 1 < it->symbol_count; ++i) {
    if (it->symbols[i] == END || it->symbols[i + 1] == END) continue;
    slot* found = find_slot(pairs, it->symbols[i], it->symbols[i + 1]);
    if (found->count < least || found->symbol != 0) continue;
    const uint32_t first = depth_of(it, found->first);
    const uint32_t second = depth_of(it, found->second);
    const uint32_t depth = 1 + (first > second ? first : second);
    if (depth > DEPTH_MAX || it->pair_count == SYMBOLS_MAX - FIRST_PAIR) continue;
    it->depths[it->pair_count] = depth;
    it->pairs[it->pair_count][0] = found->first;
    it->pairs[it->pair_count][1] = found->second;
    found->symbol = FIRST_PAIR + it->pair_count++;
  }
  return it->pair_count != before;
}

static void replace_pairs(packer* it, const table* pairs) {
  size_t count = 0;
  for (size_t i = 0; i < it->symbol_count; ++i) {
    uint32_t symbol = it->symbols[i];
    if (symbol != END && i + 1 < it->symbol_count && it->symbols[i + 1] != END) {
      const slot* found = find_slot(pairs, symbol, it->symbols[i + 1]);
      if (found->symbol != 0) {
        symbol = found->symbol;
        ++i;
      }
    }
    it->symbols[count++] = symbol;
  }
  it->symbol_count = count;
}

static void pack(packer* it) {
  table pairs = {.mask = 1};
  while (pairs.mask < it->symbol_count) pairs.mask = 2 * pairs.mask + 1;
  pairs.slots = malloc((pairs.mask + 1) * sizeof *pairs.slots);
  if (pairs.slots == NULL) die("out of memory", "");
  for (;;) {
    const uint32_t most = count_pairs(it, &pairs);
    // Many at once, but hardly any that another one would have taken the places of.
    if (most < USES_MIN || !choose_pairs(it, &pairs, most - most / 16)) break;
    replace_pairs(it, &pairs);
  }
  free(pairs.slots);
}

//===-- Writing -------------------------------------------------------------------------------===//

static void write_parts(const packer* it, FILE* out) {
  fprintf(out, "const tn_shipped_part tn_shipped_parts[] = {\n");
  for (size_t i = 0; i < it->part_count; ++i) {
    const part* p = &it->parts[i];
    if (p->first_symbol >> 20 != 0 || p->name_at >> 12 != 0) die("more than a part may say", "");
    fprintf(out, "{%u,%u,%u,%u},\n", p->first_symbol, p->name_at, p->name_hash, p->name_size);
  }
  fprintf(out, "{%zu,0,0,0}};\n", it->symbol_count - it->part_count);
}

/// Writes the symbols, and says in each part where its own begin.
static void write_symbols(packer* it, FILE* out) {
  fprintf(out, "const uint16_t tn_shipped_symbols[] = {");
  size_t count = 0;
  size_t next_part = 0;
  bool opens = true;
  for (size_t i = 0; i < it->symbol_count; ++i) {
    if (opens) it->parts[next_part++].first_symbol = (uint32_t)count;
    opens = it->symbols[i] == END;
    if (opens) continue;
    fprintf(out, "%s%u,", count % 16 == 0 ? "\n" : "", it->symbols[i]);
    ++count;
  }
  if (next_part != it->part_count) die("parts got lost", "");
  fprintf(out, "0};\n");
}

static void write_all(packer* it, FILE* out) {
  fprintf(out, "#include \"schema/shipped.h\"\n\nconst uint16_t tn_shipped_pairs[][2] = {\n");
  for (uint32_t i = 0; i < it->pair_count; ++i) {
    fprintf(out, "{%u,%u},%s", it->pairs[i][0], it->pairs[i][1], i % 8 == 7 ? "\n" : "");
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

static int by_name(const void* a, const void* b) {
  return strcmp(*(char* const*)a, *(char* const*)b);
}

int main(int argc, char** argv) {
  if (argc < 2) die("OUTPUT.c SCHEMA.irdl.mlir... TEXT.rules...", "");
  packer* it = calloc(1, sizeof *it);
  if (it == NULL) die("out of memory", "");
  it->schemas = calloc((size_t)argc, sizeof *it->schemas);
  if (it->schemas == NULL) die("out of memory", "");
  qsort(argv + 2, (size_t)argc - 2, sizeof *argv, by_name);
  for (int i = 2; i < argc; ++i) {
    if (!is_text(argv[i])) add_schema(it, argv[i]);
  }
  for (int i = 2; i < argc; ++i) {
    if (is_text(argv[i])) add_schema(it, argv[i]);
  }
  put(it, END);
  pack(it);
  FILE* out = fopen(argv[1], "wb");
  if (out == NULL) die("cannot write", argv[1]);
  write_all(it, out);
  if (fclose(out) != 0) die("cannot write", argv[1]);
  free(it->symbols);
  free(it->parts);
  free(it->mentions);
  free(it->schemas);
  free(it);
  return 0;
}
