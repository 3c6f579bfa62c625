// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files of fuzz.malformed share: a module of malformed ops in the making.

#ifndef TENURE_TESTS_FUZZ_MALFORMED_H
#define TENURE_TESTS_FUZZ_MALFORMED_H

#include <tenure/tenure.h>

#include "../../text.h"

#define TYPE_MAX 96u
#define ATTRIBUTE_MAX 192u
#define VALUE_MAX 512u

/// The names of all ops of all shipped dialects, and of all passes.
typedef struct name_list {
  const char** items;
  size_t count;
} name_list;

extern name_list all_ops;
void find_ops(void);
/// Texts of modules, of the files of a folder.
extern name_list all_texts;
void find_texts(const char* folder);

typedef struct world {
  uint64_t random;
  tn_context* context;
  tn_scope* scope;
  tn_op module;
  tn_type types[TYPE_MAX];
  size_t type_count;
  tn_attribute attributes[ATTRIBUTE_MAX];
  size_t attribute_count;
  tn_value values[VALUE_MAX];
  size_t value_count;
  size_t op_count;  ///< That were made or changed.
  size_t reports;
  bool is_traced;  ///< Say what is done.
  void* client;    ///< The context of MLIR's C API; NULL where it is not asked.
} world;

/// A number below `limit`, which is not 0.
uint32_t below(world* w, uint32_t limit);
static inline bool chance(world* w, uint32_t one_in) { return below(w, one_in) == 0; }

void must(bool holds, const char* what);

/// Opens the context, and fills the pools.
void world_open(world* w, uint64_t seed, uint64_t number);
void world_close(world* w);

/// make.c: makes `w->module`, of the ops of the registry, or of a text of which ops are changed.
void make_ops(world* w);
void make_changes(world* w);

/// circles.c: makes it of a text in which ops use each other's results.
void make_circles(world* w);

/// Makes some more changes of ops in `root`.
void change_ops(world* w, tn_op root, uint32_t count);

/// ask.c, or mlir_c/ask.c in the program that asks through MLIR's C API: makes the context and its
/// scope, and ends it.
void open_context(world* w);
void close_context(world* w);
/// Asks all that can be asked of the module; passes from number `first_pass` on are run.
void ask_all(world* w, size_t first_pass);

struct tn_shard;
/// tile.c: what the interfaces of an op offer that makes ops beside it.
void change_by_interfaces(world* w, struct tn_shard* shard, uint32_t op);

#endif  // TENURE_TESTS_FUZZ_MALFORMED_H
