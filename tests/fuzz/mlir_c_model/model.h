// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A model of MLIR's IR in plain C structures, against which random programs hold the C API.
//
// Every thing that a program makes has a structure here, which says what the API has to answer of
// it: where it stands, what it has, who uses it and in which order. What is gone leaves its handle
// in a list of stale ones, of which nothing may ever answer again until its context's number has
// run out of generations and the program begins anew.

#ifndef TENURE_TESTS_FUZZ_MLIR_C_MODEL_MODEL_H
#define TENURE_TESTS_FUZZ_MLIR_C_MODEL_MODEL_H

#include <mlir-c/IR.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define MAX_OPS 48u
#define MAX_BLOCKS 32u
#define MAX_REGIONS 32u
#define MAX_STALE 512u
#define MAX_CONTEXTS 2u
#define NO_CONTEXT (-1)

enum { TYPE_COUNT = 4, ATTRIBUTE_COUNT = 4, NAME_COUNT = 4, LOCATION_COUNT = 3, OP_NAME_COUNT = 3 };
/// The name that makes an op a symbol; its attribute is text.
enum { SYMBOL_NAME = 3 };

typedef enum m_kind {
  M_OP,
  M_BLOCK,
  M_REGION,
  M_VALUE,
  M_USE,
  M_TYPE,
  M_ATTRIBUTE,
  M_LOCATION,
  M_IDENTIFIER,
  M_CONTEXT,
  M_FLAGS,
  M_STATE,
  M_TABLE,
  M_CONFIG,
  M_KIND_COUNT
} m_kind;

typedef struct m_op m_op;
typedef struct m_block m_block;
typedef struct m_region m_region;
typedef struct m_value m_value;

/// An operand or a successor: a link in the list of what uses the value or block.
typedef struct m_use {
  void* handle;  ///< As it was last seen; NULL before, and for successors.
  m_op* owner;
  uint32_t number;
  m_value* value;  ///< One of these, or neither if that is gone.
  m_block* block;
  struct m_use* next;
  struct m_use* previous;
} m_use;

struct m_value {
  void* handle;
  int context;
  m_op* op;  ///< One of these,
  m_block* block;
  uint32_t number;
  void* type;
  void* location;  ///< Of arguments.
  m_use* first_use;
};

struct m_op {
  void* handle;
  int context;
  uint32_t place;  ///< In the world's array.
  int mark;
  m_block* block;
  m_op* previous;
  m_op* next;
  void* name;  ///< An identifier's handle.
  void* location;
  m_use* operands;
  uint32_t operand_count;
  m_value** results;
  uint32_t result_count;
  m_region** regions;
  uint32_t region_count;
  m_use* successors;
  uint32_t successor_count;
  void* attributes[NAME_COUNT];  ///< By the number of the name.
};

struct m_block {
  void* handle;
  int context;
  uint32_t place;
  m_region* region;
  m_block* previous;
  m_block* next;
  m_op* first;
  m_op* last;
  m_value** arguments;
  uint32_t argument_count;
  m_use* first_use;
};

struct m_region {
  void* handle;
  int context;
  uint32_t place;
  m_op* op;
  uint32_t number;
  m_block* first;
  m_block* last;
};

/// A context with some of what it uniques.
typedef struct m_context {
  bool is_live;
  MlirContext handle;
  void* types[TYPE_COUNT];
  void* attributes[ATTRIBUTE_COUNT];
  void* names[NAME_COUNT];
  void* locations[LOCATION_COUNT];
  MlirStringRef name_texts[NAME_COUNT];
  void* op_names[OP_NAME_COUNT];
} m_context;

typedef struct m_stale {
  m_kind kind;
  void* handle;
} m_stale;

typedef struct m_world {
  uint64_t random;
  uint64_t seed;
  bool runs_out;       ///< Contexts do, of numbers and generations.
  bool is_out;         ///< They have, and none is left: only a fresh beginning helps.
  uint64_t times_out;  ///< How often there was no number for a context.
  m_context contexts[MAX_CONTEXTS];
  m_op* ops[MAX_OPS];
  m_block* blocks[MAX_BLOCKS];
  m_region* regions[MAX_REGIONS];
  uint32_t op_count;
  uint32_t block_count;
  uint32_t region_count;
  m_stale stale[MAX_STALE];
  uint64_t stale_count;  ///< Ever; the newest are kept.
  void* flags;
  void* state;
  const char* step;  ///< What is done now.
} m_world;

//===-- Chance (model.c) ----------------------------------------------------------------------===//

uint64_t m_random(m_world* world);
/// Less than `bound`, which is not 0.
uint32_t m_below(m_world* world, uint32_t bound);
bool m_chance(m_world* world, uint32_t percent);

/// Ends the process, saying what was found and how to see it again.
void m_fail(const m_world* world, const char* file, int line, const char* words)
    __attribute__((noreturn));
#define M_CHECK(world, condition) \
  ((condition) ? (void)0 : m_fail(world, __FILE__, __LINE__, #condition))

//===-- The model's own changes (model.c) -----------------------------------------------------===//

/// Room for a good step's worth of new things.
bool m_has_room(const m_world* world);

m_op* m_op_add(m_world* world, int context, void* handle, void* name, void* location);
m_block* m_block_add(m_world* world, int context, void* handle);
m_region* m_region_add(m_world* world, int context, void* handle);
void m_op_add_results(m_op* op, uint32_t count);
void m_op_set_operand_count(m_op* op, uint32_t count);
void m_op_set_successor_count(m_op* op, uint32_t count);
m_value* m_block_add_argument(m_block* block, uint32_t number);
void m_block_erase_argument(m_world* world, m_block* block, uint32_t number);

/// Puts the operand (or successor) before the list of uses; NULL leaves it without a value.
void m_use_set_value(m_use* use, m_value* value);
void m_use_set_block(m_use* use, m_block* block);

void m_op_unlink(m_op* op);
/// Before `before`, or (NULL) at the end.
void m_op_link(m_op* op, m_block* block, m_op* before);
void m_block_unlink(m_block* block);
void m_block_link(m_block* block, m_region* region, m_block* before);

/// All of it goes, and its handles are stale.
void m_op_kill(m_world* world, m_op* op);
void m_block_kill(m_world* world, m_block* block);
void m_region_kill(m_world* world, m_region* region);
void m_context_kill(m_world* world, int context);

void m_stale_add(m_world* world, m_kind kind, void* handle);

m_op* m_block_parent(const m_block* block);
/// Whether `op` is `inner` or around it; `inner` may be NULL.
bool m_op_is_around(const m_op* op, const m_op* inner);

m_op* m_find_op(const m_world* world, const void* handle);
m_block* m_find_block(const m_world* world, const void* handle);
m_region* m_find_region(const m_world* world, const void* handle);
m_value* m_find_value(const m_world* world, const void* handle);

//===-- Against the API (check.c) -------------------------------------------------------------===//

void m_check_op(m_world* world, const m_op* op);
void m_check_block(m_world* world, const m_block* block);
void m_check_region(m_world* world, const m_region* region);
void m_check_stale(m_world* world, const m_stale* stale);
/// Some of what lives, and of what does not.
void m_check_some(m_world* world);
void m_check_all(m_world* world);
/// Takes the order of the uses in a context from the API, after a check that they are the same.
void m_take_use_order(m_world* world, int context);
/// Takes from the API what a call that was refused may have done all the same: to give blocks and
/// regions that had none a context.
void m_take_places(m_world* world);
/// Handles that nobody gave out, through everything that takes one.
void m_check_made_up(m_world* world);

//===-- Steps (steps.c and its kind) ----------------------------------------------------------===//

/// One of each group, chosen by chance.
void m_step_make(m_world* world);     // make.c
void m_step_move(m_world* world);     // move.c
void m_step_erase(m_world* world);    // move.c
void m_step_change(m_world* world);   // change.c
void m_step_read(m_world* world);     // read.c: walks, prints, parses
void m_step_context(m_world* world);  // make.c
/// An attribute of that name.
void* m_pick_attribute(m_world* world, int context, int name);
extern const MlirStringRef m_op_name_texts[OP_NAME_COUNT];
/// Has context number `index` be there, if there are numbers left.
void m_need_context(m_world* world, int index);
/// Whether the last line of the trace has these words.
bool m_trace_says(const char* words);
/// Takes an op that the API made, with all in it, into the model.
m_op* m_adopt(m_world* world, int context, MlirOperation op);
/// A context that lives, or NO_CONTEXT.
int m_pick_context(m_world* world);
m_op* m_pick_op(m_world* world);
m_block* m_pick_block(m_world* world);
m_region* m_pick_region(m_world* world);
/// A value of the context, or NULL.
m_value* m_pick_value(m_world* world, int context);
/// A stale handle of that kind, or NULL.
void* m_pick_stale(m_world* world, m_kind kind);

#endif  // TENURE_TESTS_FUZZ_MLIR_C_MODEL_MODEL_H
