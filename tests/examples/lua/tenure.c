// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tenure for Lua 5.4: how a language wraps the library, in one file.
//
//   local tenure = require "tenure"
//   local module = tenure.parse('"t.a"() : () -> ()')
//   for op in module:ops() do print(op:name()) end
//
// An op is a userdata that holds a handle: 16 bytes, and nothing that has to be released. There is one userdata for an op,
// since a table with weak values, kept by slot and generation, finds the one there is: `==` on userdata and keys of tables
// mean the op. A stale one raises an error with the library's words.
//
// The context is a userdata too, closed by Lua's collector. Each op's userdata keeps it by a user value, so that it goes last.

#include <lauxlib.h>
#include <lua.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tenure/tenure.h>

int luaopen_tenure(lua_State* lua);

#define CONTEXT "tenure.context"
#define OP "tenure.op"

typedef struct box {
  tn_context* context;
  char message[512];  // Of the last error.
} box;

//===-- Errors --------------------------------------------------------------------------------===//

// Keeps the words of an error. Handlers run in the middle of the library, so Lua's errors, which jump, are raised later.
static bool keep_message(const tn_diagnostic* diagnostic, void* user_data) {
  box* b = (box*)user_data;
  const tn_string_view words = tn_diagnostic_message(diagnostic);
  const size_t size = words.size < sizeof b->message ? words.size : sizeof b->message - 1;
  memcpy(b->message, words.data, size);
  b->message[size] = 0;
  return true;
}

static int fail(lua_State* lua, box* b, tn_status status) {
  lua_pushstring(lua, b->message[0] != 0 ? b->message : tn_status_name(status));
  b->message[0] = 0;
  return lua_error(lua);
}

//===-- The context ---------------------------------------------------------------------------===//

static int context_close(lua_State* lua) {
  box* b = (box*)luaL_checkudata(lua, 1, CONTEXT);
  tn_context_destroy(b->context);
  b->context = NULL;
  return 0;
}

// The context of the Lua state, made when it is first needed; left on the stack.
static box* push_context(lua_State* lua) {
  if (lua_getfield(lua, LUA_REGISTRYINDEX, CONTEXT ".one") == LUA_TUSERDATA) {
    return (box*)lua_touserdata(lua, -1);
  }
  lua_pop(lua, 1);
  box* b = (box*)lua_newuserdatauv(lua, sizeof *b, 0);
  memset(b, 0, sizeof *b);
  luaL_setmetatable(lua, CONTEXT);
  tn_context_options options = {.allow_unregistered_dialects = true};
  tn_diagnostic_handler_id id;
  tn_status status = tn_context_create(&options, &b->context);
  if (status == TN_OK)
    status = tn_diagnostic_handler_attach(b->context, keep_message, b, NULL, &id);
  if (status != TN_OK) fail(lua, b, status);
  lua_pushvalue(lua, -1);
  lua_setfield(lua, LUA_REGISTRYINDEX, CONTEXT ".one");
  return b;
}

//===-- Ops -----------------------------------------------------------------------------------===//

// Leaves the userdata of an op on the stack, the one that there is or a new one; nil for the null op.
static int push_op(lua_State* lua, tn_op op) {
  if (tn_op_is_null(op)) {
    lua_pushnil(lua);
    return 1;
  }
  const lua_Integer key = (lua_Integer)((uint64_t)op.slot << 32 | op.generation);
  lua_getfield(lua, LUA_REGISTRYINDEX, OP ".cache");
  if (lua_rawgeti(lua, -1, key) == LUA_TNIL) {
    lua_pop(lua, 1);
    tn_op* held = (tn_op*)lua_newuserdatauv(lua, sizeof *held, 1);
    *held = op;
    luaL_setmetatable(lua, OP);
    push_context(lua);
    lua_setiuservalue(lua, -2, 1);
    lua_pushvalue(lua, -1);
    lua_rawseti(lua, -3, key);
  }
  lua_remove(lua, -2);
  return 1;
}

// The op that argument `index` is; a stale one is an error with its reason.
static tn_op check_op(lua_State* lua, int index) {
  const tn_op op = *(tn_op*)luaL_checkudata(lua, index, OP);
  char why[256];
  if (tn_op_check(op) == TN_OK) return op;
  tn_op_stale_reason(op, why, sizeof why);
  luaL_error(lua, "%s", why);
  return op;
}

static int op_name(lua_State* lua) {
  const tn_string_view name = tn_op_name(check_op(lua, 1));
  lua_pushlstring(lua, name.data, name.size);
  return 1;
}

static int op_parent(lua_State* lua) { return push_op(lua, tn_op_parent(check_op(lua, 1))); }

static int op_erase(lua_State* lua) {
  const tn_op op = check_op(lua, 1);
  const tn_status status = tn_op_erase(op);
  return status == TN_OK ? 0 : fail(lua, push_context(lua), status);
}

static int op_is_alive(lua_State* lua) {
  lua_pushboolean(lua, tn_op_check(*(tn_op*)luaL_checkudata(lua, 1, OP)) == TN_OK);
  return 1;
}

// One step of `for op in parent:ops()`: what comes next is kept, so that the body of the loop may erase `op`. Where it
// erased the next one, the loop ends.
static int next_op(lua_State* lua) {
  if (lua_isnil(lua, lua_upvalueindex(1))) return 0;
  const tn_op op = *(tn_op*)lua_touserdata(lua, lua_upvalueindex(1));
  if (tn_op_check(op) != TN_OK) return 0;
  push_op(lua, tn_op_next(op));
  lua_pushvalue(lua, lua_upvalueindex(1));
  lua_pushvalue(lua, -2);
  lua_replace(lua, lua_upvalueindex(1));
  return 1;
}

static int op_ops(lua_State* lua) {
  const tn_op op = check_op(lua, 1);
  tn_op first = {0};
  if (tn_op_region_count(op) > 0) {
    const tn_block block = tn_region_first_block(tn_op_region(op, 0));
    if (!tn_block_is_null(block)) first = tn_block_first_op(block);
  }
  push_op(lua, first);
  lua_pushcclosure(lua, next_op, 1);
  return 1;
}

// The text is collected outside of Lua: running out of Lua's memory jumps, and may not jump over the library.
static int op_print(lua_State* lua) {
  const tn_op op = check_op(lua, 1);
  const tn_print_options options = {.custom_form = true};
  char* text = NULL;
  size_t size = 0;
  FILE* stream = open_memstream(&text, &size);
  if (stream == NULL) return luaL_error(lua, "out of memory");
  const tn_status status = tn_op_print(op, &options, tn_write_to_stream, stream);
  fclose(stream);
  if (status == TN_OK) lua_pushlstring(lua, text, size);
  free(text);
  return status == TN_OK ? 1 : fail(lua, push_context(lua), status);
}

// op:run("builtin.module(canonicalize)")
static int op_run(lua_State* lua) {
  const tn_op op = check_op(lua, 1);
  const tn_status status = tn_op_run_pipeline(op, luaL_checkstring(lua, 2), NULL);
  return status == TN_OK ? 0 : fail(lua, push_context(lua), status);
}

//===-- The module ----------------------------------------------------------------------------===//

static int parse(lua_State* lua) {
  tn_string_view text;
  text.data = luaL_checklstring(lua, 1, &text.size);
  box* b = push_context(lua);
  tn_op op;
  const tn_status status = tn_text_parse(tn_context_root_scope(b->context), text, NULL, &op);
  return status == TN_OK ? push_op(lua, op) : fail(lua, b, status);
}

int luaopen_tenure(lua_State* lua) {
  static const luaL_Reg of_op[] = {
      {"name", op_name}, {"parent", op_parent}, {"erase", op_erase},      {"is_alive", op_is_alive},
      {"ops", op_ops},   {"run", op_run},       {"__tostring", op_print}, {NULL, NULL}};
  static const luaL_Reg of_context[] = {{"__gc", context_close}, {NULL, NULL}};
  static const luaL_Reg functions[] = {{"parse", parse}, {NULL, NULL}};
  luaL_newmetatable(lua, CONTEXT);
  luaL_setfuncs(lua, of_context, 0);
  luaL_newmetatable(lua, OP);
  luaL_setfuncs(lua, of_op, 0);
  lua_pushvalue(lua, -1);
  lua_setfield(lua, -2, "__index");

  lua_newtable(lua);  // The userdata of ops: weak, so that it holds none of them.
  lua_newtable(lua);
  lua_pushliteral(lua, "v");
  lua_setfield(lua, -2, "__mode");
  lua_setmetatable(lua, -2);
  lua_setfield(lua, LUA_REGISTRYINDEX, OP ".cache");
  luaL_newlib(lua, functions);
  return 1;
}
