// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bytecode that is read lazily, in any order: what comes is the module that is read whole.
//
//   lazy_property [--count N] [--seed S] [FILE ...]
//
// Random module number i comes from seed S + i, and is written in one of the versions. The files are
// bytecode; what is refused whole is refused in pieces, and the other way around.

#include <stdio.h>
#include <stdlib.h>

#include "../text.h"
#include "random_things.h"

#define OP_MAX 4096

/// A context with what was read, or why not.
typedef struct reading {
  tn_context* context;
  tn_op op;
  tn_status status;
  char message[512];
} reading;

static void must(tn_status status) {
  if (status != TN_OK) abort();
}

/// For what may be refused.
static void may(tn_status status) { (void)status; }

static bool keep_message(const tn_diagnostic* diagnostic, void* user_data) {
  reading* r = user_data;
  const tn_string_view message = tn_diagnostic_message(diagnostic);
  snprintf(r->message, sizeof r->message, "%.*s", (int)message.size, message.data);
  return true;
}

static void open_reading(reading* r, tn_blob* blob, bool lazy) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_diagnostic_handler_id id;
  *r = (reading){.message = ""};
  must(tn_context_create(&options, &r->context));
  must(tn_diagnostic_handler_attach(r->context, keep_message, r, NULL, &id));
  const tn_bytecode_read_options how = {.owner = blob, .lazy = lazy, .skip_verify = true};
  const tn_string_view bytes = {tn_blob_data(blob), tn_blob_byte_size(blob)};
  r->status = tn_bytecode_read(tn_context_root_scope(r->context), bytes, &how, &r->op);
}

static void print(tn_op op, text* out) {
  const tn_print_options options = {.debug_info = true};
  out->size = 0;
  must(tn_op_print(op, &options, text_append, out));
}

//===-- Looking into a module in any order ----------------------------------------------------===//

/// Ops that were come upon.
typedef struct finds {
  random_source random;
  tn_op ops[OP_MAX];
  size_t count;
} finds;

static void look_into(finds* it, tn_op op) {
  for (size_t i = 0; i < tn_op_region_count(op); ++i) {
    tn_block block = tn_region_first_block(tn_op_region(op, i));
    for (; !tn_block_is_null(block); block = tn_block_next(block)) {
      tn_op inner = tn_block_first_op(block);
      for (; !tn_op_is_null(inner) && it->count < OP_MAX; inner = tn_op_next(inner)) {
        if (tn_op_region_count(inner) != 0) it->ops[it->count++] = inner;
      }
    }
  }
}

static void clone_and_erase(tn_op op) {
  tn_op clone;
  tn_scope* scope = tn_context_root_scope(tn_op_context(op));
  if (tn_op_clone(scope, op, 0, NULL, NULL, &clone) == TN_OK) must(tn_op_erase(clone));
}

static void move_away_and_back(tn_op op) {
  const tn_op next = tn_op_next(op);
  if (tn_op_is_null(next)) return;
  must(tn_op_move_after(op, next));
  must(tn_op_move_before(op, next));
}

/// Does something with an op that was found; what was refused is refused again.
static void step(finds* it, text* scrap) {
  const tn_op op = it->ops[random_below(&it->random, it->count)];
  const tn_print_options options = {.local_scope = true};
  scrap->size = 0;
  switch (random_below(&it->random, 8)) {
    case 0:
      may(tn_bytecode_load(op));
      break;
    case 1:
      may(tn_op_print(op, &options, text_append, scrap));
      break;
    case 2:
      clone_and_erase(op);
      break;
    case 3:
      move_away_and_back(op);
      break;
    case 4:
      may(tn_op_verify(op));
      break;
    default:
      look_into(it, op);
      break;
  }
}

/// Erases some of what was found, read or not; the context ends with the rest of it.
static void erase_some(finds* it) {
  for (size_t i = 0; i < it->count; ++i) {
    const tn_op op = it->ops[i];
    if (tn_op_check(op) == TN_OK && random_chance(&it->random, 30)) may(tn_op_erase(op));
  }
}

//===-- One file ------------------------------------------------------------------------------===//

static void fail(const char* name, const char* what, const char* first, const char* second) {
  printf("%s: %s\n---- whole\n%s\n---- lazily\n%s\n", name, what, first, second);
  exit(1);
}

static void compare(const char* name, const reading* whole, const reading* lazy) {
  if (whole->status != lazy->status || strcmp(whole->message, lazy->message) != 0) {
    fail(name, "is refused otherwise", whole->message, lazy->message);
  }
  if (whole->status != TN_OK) return;
  text texts[2] = {{0}, {0}};
  print(whole->op, &texts[0]);
  print(lazy->op, &texts[1]);
  text_append(&texts[0], "", 1);
  text_append(&texts[1], "", 1);
  if (strcmp(texts[0].data, texts[1].data) != 0) {
    fail(name, "prints otherwise", texts[0].data, texts[1].data);
  }
  free(texts[0].data);
  free(texts[1].data);
}

static void check(const char* name, tn_blob* blob, uint64_t seed) {
  finds* it = calloc(1, sizeof *it);
  if (it == NULL) abort();
  text scrap = {0};
  reading whole;
  reading lazy;
  open_reading(&whole, blob, false);
  open_reading(&lazy, blob, true);
  it->random.state = seed;
  if (lazy.status == TN_OK) {
    it->ops[it->count++] = lazy.op;
    for (int left = 40; left > 0; --left) step(it, &scrap);
    lazy.message[0] = '\0';
    lazy.status = tn_bytecode_load(lazy.op);
  }
  compare(name, &whole, &lazy);
  tn_context_destroy(lazy.context);
  open_reading(&lazy, blob, true);
  it->count = 0;
  if (lazy.status == TN_OK) {
    it->ops[it->count++] = lazy.op;
    for (int left = 20; left > 0; --left) step(it, &scrap);
    erase_some(it);
  }
  tn_context_destroy(lazy.context);
  tn_context_destroy(whole.context);
  free(scrap.data);
  free(it);
}

//===-- Modules and files ---------------------------------------------------------------------===//

static void check_module(uint64_t seed) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  char name[40];
  tn_blob* blob;
  random_source source = {.state = seed, .seed = seed};
  must(tn_context_create(&options, &source.context));
  const tn_op module = random_module(&source);
  const tn_bytecode_write_options how = {
      .use_version = true, .version = (uint32_t)random_below(&source, TN_BYTECODE_VERSION_MAX + 1)};
  must(tn_bytecode_write_blob(module, &how, &blob));
  tn_context_destroy(source.context);
  snprintf(name, sizeof name, "seed %llu", (unsigned long long)seed);
  check(name, blob, seed);
  tn_object_release(blob);
}

static void check_file(const char* path, uint64_t seed) {
  text bytes = {0};
  tn_blob* blob;
  char piece[4096];
  FILE* file = fopen(path, "rb");
  if (file == NULL) {
    perror(path);
    exit(2);
  }
  for (size_t got; (got = fread(piece, 1, sizeof piece, file)) != 0;) {
    must(text_append(&bytes, piece, got));
  }
  fclose(file);
  must(tn_blob_copy(bytes.data, bytes.size, 64, &blob));
  for (uint64_t i = 0; i < 8; ++i) check(path, blob, seed + i);
  tn_object_release(blob);
  free(bytes.data);
}

int main(int argument_count, char** arguments) {
  uint64_t count = 1000;
  uint64_t seed = 1;
  for (int i = 1; i < argument_count; ++i) {
    if (strcmp(arguments[i], "--count") == 0 && i + 1 < argument_count) {
      count = strtoull(arguments[++i], NULL, 10);
    } else if (strcmp(arguments[i], "--seed") == 0 && i + 1 < argument_count) {
      seed = strtoull(arguments[++i], NULL, 10);
    } else {
      check_file(arguments[i], seed);
    }
  }
  for (uint64_t i = 0; i < count; ++i) check_module(seed + i);
  printf("%llu modules\n", (unsigned long long)count);
  return 0;
}
