// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a random program draws arguments from and puts results into, and what it knows of ops.

#ifndef TENURE_TESTS_FUZZ_C_API_POOLS_H
#define TENURE_TESTS_FUZZ_C_API_POOLS_H

#include "state.h"

//===-- Pools ---------------------------------------------------------------------------------===//

#define POOL_SIZE 48u

static tn_context* contexts[2];
static tn_pin pins[6];

static size_t put_at(size_t* count) { return *count < POOL_SIZE ? (*count)++ : below(POOL_SIZE); }

#define VALUE_POOL(type)                               \
  static type pool_##type[POOL_SIZE];                  \
  static size_t count_##type;                          \
  static type draw_##type(void) {                      \
    type none;                                         \
    memset(&none, 0, sizeof none);                     \
    if (count_##type == 0 || chance(16)) return none;  \
    return pool_##type[below(count_##type)];           \
  }                                                    \
  static void note_##type(type value) { (void)value; } \
  static void learn_##type(type value) { pool_##type[put_at(&count_##type)] = value; }

VALUE_POOL(tn_type)
VALUE_POOL(tn_attribute)
VALUE_POOL(tn_location)
VALUE_POOL(tn_identifier)
VALUE_POOL(tn_operation_name)
VALUE_POOL(tn_affine_expr)

/// Handles are forged now and then: other bits, other generations, other kinds.
static void forge(uint32_t words[4]) {
  switch (below(5)) {
    case 0:
      words[2] += chance(2) ? 1u : 2u;
      break;
    case 1:
      words[1] ^= (uint32_t)1 << below(12);
      break;
    case 2:
      words[0] += (uint32_t)below(3);
      break;
    case 3:
      words[3] = chance(2) ? UINT32_MAX : (uint32_t)below(4);
      break;
    default:
      words[below(4)] = (uint32_t)next_random();
      break;
  }
}

static uint32_t handles[POOL_SIZE][4];  ///< Of any kind, to be passed as another.
static size_t handle_count;

#define HANDLE_POOL(type)                                                         \
  static type pool_##type[POOL_SIZE];                                             \
  static size_t count_##type;                                                     \
  static type draw_##type(void) {                                                 \
    type handle;                                                                  \
    memset(&handle, 0, sizeof handle);                                            \
    if (count_##type == 0 || chance(24)) return handle;                           \
    handle = pool_##type[below(count_##type)];                                    \
    if (chance(24)) memcpy(&handle, handles[below(handle_count)], sizeof handle); \
    if (chance(24)) {                                                             \
      uint32_t words[4];                                                          \
      memcpy(words, &handle, sizeof words);                                       \
      forge(words);                                                               \
      memcpy(&handle, words, sizeof words);                                       \
    }                                                                             \
    return handle;                                                                \
  }                                                                               \
  static void note_##type(type value) { (void)value; }                            \
  static void keep_handle_##type(type value) {                                    \
    pool_##type[put_at(&count_##type)] = value;                                   \
    memcpy(handles[put_at(&handle_count)], &value, sizeof value);                 \
  }

HANDLE_POOL(tn_op)
HANDLE_POOL(tn_block)
HANDLE_POOL(tn_region)
HANDLE_POOL(tn_value)
HANDLE_POOL(tn_use)

static void learn_tn_block(tn_block value) {
  if (value.generation != 0) keep_handle_tn_block(value);
}
static void learn_tn_region(tn_region value) {
  if (value.generation != 0) keep_handle_tn_region(value);
}
static void learn_tn_value(tn_value value) {
  if (value.generation != 0) keep_handle_tn_value(value);
}
static void learn_tn_use(tn_use value) {
  if (value.generation != 0) keep_handle_tn_use(value);
}

//===-- The model of ops ----------------------------------------------------------------------===//

/// What never changes of an op.
typedef struct identity {
  tn_op op;
  uint64_t name;
  size_t results;
  size_t successors;
} identity;

#define MODEL_SIZE 4096u
static identity model[MODEL_SIZE];
static size_t model_count;

static identity identity_of(tn_op op) {
  const tn_string_view name = tn_op_name(op);
  uint64_t hash = 1469598103934665603u;
  for (size_t i = 0; i < name.size; ++i) hash = (hash ^ (uint8_t)name.data[i]) * 1099511628211u;
  return (identity){op, hash, tn_op_result_count(op), tn_op_successor_count(op)};
}

static void learn_tn_op(tn_op value) {
  if (value.generation == 0) return;
  keep_handle_tn_op(value);
  if (tn_op_check(value) != TN_OK) return;
  model[model_count < MODEL_SIZE ? model_count++ : below(MODEL_SIZE)] = identity_of(value);
}

static void check_model(void) {
  for (size_t i = 0; i < 6 && model_count != 0; ++i) {
    const identity* known = &model[below(model_count)];
    if (tn_op_check(known->op) != TN_OK) continue;
    const identity is = identity_of(known->op);
    if (is.name != known->name || is.results != known->results ||
        is.successors != known->successors) {
      fail("a handle names another op than it was made for");
    }
  }
}

//===-- Objects -------------------------------------------------------------------------------===//

/// What may be in use by a call around this one, whose contract does not say that it waits.
static bool is_delicate(const char* type) {
  return now.depth != 0 &&
         (strcmp(type, "tn_symbol_table") == 0 || strcmp(type, "tn_clone_map") == 0 ||
          strcmp(type, "tn_dominance") == 0 || strcmp(type, "tn_liveness") == 0 ||
          strcmp(type, "tn_call_graph") == 0 || strcmp(type, "tn_symbol_users") == 0 ||
          strcmp(type, "tn_bytecode_encoding") == 0);
}

#define OWNED_SIZE 6u
#define OWNED_POOL(type)                                                   \
  static type* pool_##type[OWNED_SIZE];                                    \
  static size_t count_##type;                                              \
  static type* draw_##type(void) {                                         \
    return count_##type == 0 ? NULL : pool_##type[below(count_##type)];    \
  }                                                                        \
  static type* take_##type(void) {                                         \
    if (count_##type == 0 || is_delicate(#type)) return NULL;              \
    const size_t at = below(count_##type);                                 \
    type* taken = pool_##type[at];                                         \
    pool_##type[at] = pool_##type[--count_##type];                         \
    return taken;                                                          \
  }                                                                        \
  static void learn_##type(type* made) {                                   \
    if (made == NULL) return;                                              \
    if (count_##type == OWNED_SIZE) {                                      \
      type##_destroy(made);                                                \
    } else {                                                               \
      pool_##type[count_##type++] = made;                                  \
    }                                                                      \
  }                                                                        \
  static void destroy_all_##type(void) {                                   \
    while (count_##type != 0) type##_destroy(pool_##type[--count_##type]); \
  }

OWNED_POOL(tn_pass_manager)
OWNED_POOL(tn_pattern_set)
OWNED_POOL(tn_rewriter)
OWNED_POOL(tn_adapter_builder)
OWNED_POOL(tn_symbol_table)
OWNED_POOL(tn_clone_map)
OWNED_POOL(tn_external_resources)
OWNED_POOL(tn_dominance)
OWNED_POOL(tn_liveness)
OWNED_POOL(tn_call_graph)
OWNED_POOL(tn_symbol_users)
OWNED_POOL(tn_bytecode_encoding)
OWNED_POOL(tn_type_converter)
OWNED_POOL(tn_conversion_target)

#define COUNTED_POOL(type)                                                    \
  static type* pool_##type[OWNED_SIZE];                                       \
  static size_t count_##type;                                                 \
  static type* draw_##type(void) {                                            \
    return count_##type == 0 ? NULL : pool_##type[below(count_##type)];       \
  }                                                                           \
  static void keep_object_##type(type* made) {                                \
    if (count_##type == OWNED_SIZE) {                                         \
      tn_object_release(made);                                                \
    } else {                                                                  \
      pool_##type[count_##type++] = made;                                     \
    }                                                                         \
  }                                                                           \
  static void release_all_##type(void) {                                      \
    while (count_##type != 0) tn_object_release(pool_##type[--count_##type]); \
  }

COUNTED_POOL(tn_blob)
COUNTED_POOL(tn_adapter)
COUNTED_POOL(tn_tensor)
COUNTED_POOL(tn_scope)
static void learn_tn_blob(tn_blob* made) { keep_object_tn_blob(made); }
static void learn_tn_adapter(tn_adapter* made) { keep_object_tn_adapter(made); }
static void learn_tn_tensor(tn_tensor* made) { keep_object_tn_tensor(made); }
static void learn_tn_scope(tn_scope* made) {
  if (count_tn_scope == OWNED_SIZE) {
    tn_scope_close(made);
    return;
  }
  tn_object_retain(made);
  keep_object_tn_scope(made);
}

static tn_resource* pool_tn_resource[POOL_SIZE];
static size_t count_tn_resource;
static tn_resource* draw_tn_resource(void) {
  return count_tn_resource == 0 ? NULL : pool_tn_resource[below(count_tn_resource)];
}
static void learn_tn_resource(tn_resource* made) {
  pool_tn_resource[put_at(&count_tn_resource)] = made;
}

/// Programs that end a context from inside callbacks use no other: what a call around it was given of
/// the one that goes is not looked at any more.
static bool is_single;
static tn_context* draw_tn_context(void) { return contexts[!is_single && chance(5)]; }
static tn_pin* draw_tn_pin(void) { return &pins[below(6)]; }

//===-- Plain arguments -----------------------------------------------------------------------===//

static bool draw_bool(void) { return chance(2); }
static int draw_enum(void) { return chance(20) ? (int)(below(400) - 100) : (int)below(8); }
static size_t draw_count(void) { return chance(30) ? 40 : below(5); }
static size_t draw_size_t(void) {
  return chance(30) ? SIZE_MAX : chance(20) ? below(100) : below(5);
}
// Maps and sets of 2^32 dimensions print all of them.
static uint32_t draw_uint32_t(void) {
  return chance(40)  ? 100000
         : chance(3) ? (uint32_t[]){1, 8, 16, 32, 64}[below(5)]
                     : (uint32_t)below(7);
}
static uint64_t draw_uint64_t(void) { return chance(8) ? next_random() : below(5); }
static int64_t draw_int64_t(void) {
  return chance(12) ? INT64_MIN : chance(12) ? INT64_MAX : (int64_t)below(9) - 2;
}
static int32_t draw_int32_t(void) { return (int32_t)below(9) - 2; }
static double draw_double(void) { return (double[]){0, 1, -0.5, 1e308, 3.25}[below(5)]; }
static void* draw_void(void) { return (void*)(uintptr_t)(16 + 16 * below(64)); }
static void* draw_bytes(size_t count) {
  unsigned char* bytes = room(count);
  for (size_t i = 0; i < count; ++i) bytes[i] = (unsigned char)next_random();
  return bytes;
}
static const char* draw_path(void) {
  return (const char*[]){"/nonexistent/file", "/dev/null", "", "/proc/self/status"}[below(4)];
}
static tn_diagnostic_handler_id draw_tn_diagnostic_handler_id(void) { return below(12); }

static const char* const texts[] = {
    "",
    "a",
    "sym_name",
    "f",
    "g",
    "value",
    "t.a",
    "t.b",
    "arith.addi",
    "func.func",
    "builtin.module",
    "builtin",
    "i32",
    "tensor<2x?xf32>",
    "[1, 2, \"x\"]",
    "affine_map<(d0) -> (d0 * 2)>",
    "@f::@g",
    "loc(\"x\":1:2)",
    "\xff\xfe",
    "canonicalize",
    "builtin.module(cse,canonicalize)",
    "cse,symbol-dce",
    "func.func(canonicalize)",
    "inline",
    "sccp,mem2reg",
    "any",
    "t.loop",
    "uses",
    "p",
    "key",
    "func.func @f(%a: i32) -> i32 {\n %0 = arith.addi %a, %a : i32\n cf.br ^b(%0 : i32)\n"
    "^b(%1: i32):\n return %1 : i32\n}\n",
    "module { func.func @g() { %c = arith.constant 1 : i32 %0 = call @f(%c) : (i32) -> i32 return "
    "}\n"
    "func.func private @f(i32) -> i32 }",
    "%0:2 = \"t.a\"() ({ ^bb(%x: i32): %1 = \"t.b\"(%x) {k = 1 : i32} : (i32) -> i32\n"
    " \"t.end\"(%1)[^c] : (i32) -> ()\n^c: \"t.c\"() : () -> () }) : () -> (i32, f32)",
    "func.func @l(%n: index) { %c = arith.constant 0 : index %s = arith.constant 1 : index\n"
    " scf.for %i = %c to %n step %s { %m = memref.alloca() : memref<i32> } return }",
    "\"t.r\"() {r = dense_resource<uses> : tensor<1xi32>} : () -> ()\n"
    "{-# dialect_resources: {builtin: {uses: \"0x04000000AABBCCDD\"}}, external_resources: {x: {y: "
    "true}} #-}",
    "pdl.pattern : benefit(1) { %o = pdl.operation \"t.a\" pdl.rewrite %o { pdl.erase %o } }",
    "%0 = ) {",
    "!x<",
    "#a"};

static const char* draw_text(void) {
  return chance(4) ? NULL : texts[below(sizeof texts / sizeof *texts)];
}

static tn_string_view draw_tn_string_view(void) {
  if (chance(200)) {
    const size_t size = (size_t)1 << 16;
    char* big = room(size);
    memset(big, 'x', size);
    return (tn_string_view){big, size};
  }
  if (chance(16)) return (tn_string_view){"nul\0in it", 9};
  return tn_string_view_from(texts[below(sizeof texts / sizeof *texts)]);
}

#endif  // TENURE_TESTS_FUZZ_C_API_POOLS_H
