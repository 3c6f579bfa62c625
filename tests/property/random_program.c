// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random programs: regions, blocks, memory, calls and functions around ops of arith.

#include "random_program.h"

#include <stdlib.h>

#include "random_value.h"

static void body(generator* g, unsigned percent);

//===-- Lists of values -----------------------------------------------------------------------===//

typedef struct value_list {
  unsigned count;
  kind types[VALUES_MAX];
  unsigned ids[VALUES_MAX];
} value_list;

static value_list random_values(generator* g) {
  value_list list = {.count = BELOW(g, VALUES_MAX)};
  for (unsigned i = 0; i < list.count; ++i) list.types[i] = random_kind(g);
  return list;
}

static void fill_values(generator* g, value_list* list) {
  for (unsigned i = 0; i < list->count; ++i) list->ids[i] = any(g, list->types[i]);
}

static void new_values(generator* g, value_list* list) {
  for (unsigned i = 0; i < list->count; ++i) list->ids[i] = g->next_id++;
}

static void see_values(generator* g, const value_list* list) {
  for (unsigned i = 0; i < list->count; ++i) see(g, list->types[i], list->ids[i]);
}

static void write_ids(generator* g, const value_list* list) {
  for (unsigned i = 0; i < list->count; ++i) {
    text_format(g->out, "%s%%%u", i == 0 ? "" : ", ", list->ids[i]);
  }
}

static void write_types(generator* g, const value_list* list) {
  for (unsigned i = 0; i < list->count; ++i) {
    text_format(g->out, "%s%s", i == 0 ? "" : ", ", names[list->types[i]]);
  }
}

/// "%1, %2 = ", or nothing.
static void write_results(generator* g, const value_list* list) {
  write_ids(g, list);
  if (list->count != 0) text_format(g->out, " = ");
}

/// "scf.yield %1, %2 : i32, i32" of values as `list` has them.
static void finish(generator* g, const char* op, value_list list) {
  fill_values(g, &list);
  text_format(g->out, "%s ", op);
  write_ids(g, &list);
  if (list.count != 0) text_format(g->out, " : ");
  write_types(g, &list);
  text_format(g->out, "\n");
}

//===-- Regions -------------------------------------------------------------------------------===//

static visible enter(generator* g, bool has_blocks, bool* out_had_blocks) {
  *out_had_blocks = g->has_blocks;
  g->has_blocks = has_blocks;
  ++g->depth;
  return g->seen;
}

static void leave(generator* g, visible seen, bool had_blocks) {
  g->seen = seen;
  g->has_blocks = had_blocks;
  --g->depth;
}

/// "{ ... op values }".
static void region(generator* g, const char* op, const value_list* results, bool has_blocks) {
  bool had_blocks = false;
  const visible seen = enter(g, has_blocks, &had_blocks);
  text_format(g->out, "{\n");
  body(g, 20);
  finish(g, op, *results);
  text_format(g->out, "}");
  leave(g, seen, had_blocks);
}

static void if_op(generator* g) {
  value_list results = random_values(g);
  const unsigned condition = any(g, I1);
  new_values(g, &results);
  (void)fresh(g);
  write_results(g, &results);
  text_format(g->out, "scf.if %%%u ", condition);
  if (results.count != 0) {
    text_format(g->out, "-> (");
    write_types(g, &results);
    text_format(g->out, ") ");
  }
  region(g, "scf.yield", &results, false);
  if (results.count != 0 || CHANCE(g, 50)) {
    text_format(g->out, " else ");
    region(g, "scf.yield", &results, false);
  }
  text_format(g->out, "\n");
  see_values(g, &results);
}

static const char* const guarded_ops[] = {"divui", "remui", "divsi", "remsi"};

/// A division that only its condition makes safe: nobody may do it earlier.
static void guarded_division(generator* g) {
  const kind type = random_number(g);
  const unsigned divisor = any(g, type);
  const unsigned left = any(g, type);
  const unsigned zero = constant(g, type, 0);
  const unsigned test = fresh(g);
  const unsigned result = fresh(g);
  const unsigned inner = fresh(g);
  text_format(g->out, "%%%u = arith.cmpi sgt, %%%u, %%%u : %s\n", test, divisor, zero, names[type]);
  text_format(g->out, "%%%u = scf.if %%%u -> (%s) {\n", result, test, names[type]);
  text_format(g->out, "%%%u = arith.%s %%%u, %%%u : %s\n", inner, guarded_ops[BELOW(g, 4)], left,
              divisor, names[type]);
  text_format(g->out, "scf.yield %%%u : %s\n} else {\n", inner, names[type]);
  text_format(g->out, "scf.yield %%%u : %s\n}\n", left, names[type]);
  see(g, type, result);
}

/// The same in a loop that does not run where the divisor is not safe.
static void guarded_loop(generator* g) {
  const kind type = random_number(g);
  const unsigned divisor = any(g, type);
  const unsigned left = any(g, type);
  const unsigned zero = constant(g, type, 0);
  const unsigned low = constant(g, INDEX, 0);
  const unsigned step = constant(g, INDEX, 1);
  const unsigned test = fresh(g);
  const unsigned high = fresh(g);
  const unsigned result = fresh(g);
  const unsigned counter = g->next_id++;
  const unsigned carried = g->next_id++;
  const unsigned inner = g->next_id++;
  text_format(g->out, "%%%u = arith.cmpi sgt, %%%u, %%%u : %s\n", test, divisor, zero, names[type]);
  text_format(g->out, "%%%u = arith.select %%%u, %%%u, %%%u : index\n", high, test, step, low);
  text_format(g->out,
              "%%%u = scf.for %%%u = %%%u to %%%u step %%%u iter_args(%%%u = %%%u) -> (%s) {\n",
              result, counter, low, high, step, carried, left, names[type]);
  text_format(g->out, "%%%u = arith.%s %%%u, %%%u : %s\n", inner, guarded_ops[BELOW(g, 4)], left,
              divisor, names[type]);
  text_format(g->out, "scf.yield %%%u : %s\n}\n", inner, names[type]);
  see(g, type, result);
}

/// " iter_args(%1 = %2, ...) -> (i32, ...)"
static value_list write_carried(generator* g, const value_list* starts) {
  value_list inner = *starts;
  new_values(g, &inner);
  if (starts->count == 0) return inner;
  text_format(g->out, " iter_args(");
  for (unsigned i = 0; i < starts->count; ++i) {
    text_format(g->out, "%s%%%u = %%%u", i == 0 ? "" : ", ", inner.ids[i], starts->ids[i]);
  }
  text_format(g->out, ") -> (");
  write_types(g, starts);
  text_format(g->out, ")");
  return inner;
}

static void for_op(generator* g) {
  const kind type = CHANCE(g, 70) ? INDEX : I32;
  value_list starts = random_values(g);
  fill_values(g, &starts);
  const unsigned low = constant(g, type, BELOW(g, 3));
  const unsigned high = CHANCE(g, 50) ? constant(g, type, BELOW(g, 5)) : masked(g, type, 3);
  const unsigned step = constant(g, type, 1 + BELOW(g, 2));
  value_list results = starts;
  new_values(g, &results);
  const unsigned counter = fresh(g);
  write_results(g, &results);
  text_format(g->out, "scf.for %%%u = %%%u to %%%u step %%%u", counter, low, high, step);
  const value_list inner = write_carried(g, &starts);
  if (type != INDEX) text_format(g->out, " : %s", names[type]);
  text_format(g->out, " ");
  bool had_blocks = false;
  const visible seen = enter(g, false, &had_blocks);
  see(g, type, counter);
  see_values(g, &inner);
  region(g, "scf.yield", &starts, false);
  leave(g, seen, had_blocks);
  text_format(g->out, "\n");
  see_values(g, &results);
}

/// Counts up to a bound of 0 to 3, with a value carried along.
static void while_op(generator* g) {
  const kind type = random_kind(g);
  const unsigned zero = constant(g, I32, 0);
  const unsigned start = any(g, type);
  const unsigned bound = CHANCE(g, 50) ? constant(g, I32, BELOW(g, 4)) : masked(g, I32, 3);
  const unsigned count = fresh(g);
  const unsigned value = g->next_id++;
  const unsigned before[2] = {g->next_id, g->next_id + 1};
  const unsigned after[2] = {g->next_id + 2, g->next_id + 3};
  g->next_id += 4;
  text_format(g->out,
              "%%%u, %%%u = scf.while (%%%u = %%%u, %%%u = %%%u) : (i32, %s) -> (i32, %s) {\n",
              count, value, before[0], zero, before[1], start, names[type], names[type]);
  bool had_blocks = false;
  const visible seen = enter(g, false, &had_blocks);
  see(g, I32, before[0]);
  see(g, type, before[1]);
  body(g, 40);
  const unsigned test = fresh(g);
  text_format(g->out, "%%%u = arith.cmpi ult, %%%u, %%%u : i32\n", test, before[0], bound);
  text_format(g->out, "scf.condition(%%%u) %%%u, %%%u : i32, %s\n} do {\n", test, before[0],
              any(g, type), names[type]);
  leave(g, seen, had_blocks);
  const visible again = enter(g, false, &had_blocks);
  text_format(g->out, "^bb0(%%%u: i32, %%%u: %s):\n", after[0], after[1], names[type]);
  see(g, I32, after[0]);
  see(g, type, after[1]);
  body(g, 40);
  const unsigned one = constant(g, I32, 1);
  const unsigned next = fresh(g);
  const unsigned carried = any(g, type);
  text_format(g->out, "%%%u = arith.addi %%%u, %%%u : i32\n", next, after[0], one);
  text_format(g->out, "scf.yield %%%u, %%%u : i32, %s\n}\n", next, carried, names[type]);
  leave(g, again, had_blocks);
  see(g, I32, count);
  see(g, type, value);
}

static void switch_op(generator* g) {
  value_list results = random_values(g);
  const unsigned on = CHANCE(g, 70) ? masked(g, INDEX, 3) : any(g, INDEX);
  const unsigned case_count = BELOW(g, 3);
  new_values(g, &results);
  (void)fresh(g);
  write_results(g, &results);
  text_format(g->out, "scf.index_switch %%%u", on);
  if (results.count != 0) {
    text_format(g->out, " -> ");
    write_types(g, &results);
  }
  text_format(g->out, "\n");
  for (unsigned i = 0; i < case_count; ++i) {
    text_format(g->out, "case %u ", i * 2);
    region(g, "scf.yield", &results, false);
    text_format(g->out, "\n");
  }
  text_format(g->out, "default ");
  region(g, "scf.yield", &results, false);
  text_format(g->out, "\n");
  see_values(g, &results);
}

static void execute_region(generator* g) {
  value_list results = random_values(g);
  new_values(g, &results);
  (void)fresh(g);
  write_results(g, &results);
  text_format(g->out, "scf.execute_region ");
  if (results.count != 0) {
    text_format(g->out, "-> (");
    write_types(g, &results);
    text_format(g->out, ") ");
  }
  region(g, "scf.yield", &results, true);
  text_format(g->out, "\n");
  see_values(g, &results);
}

//===-- Blocks --------------------------------------------------------------------------------===//

static void block_label(generator* g, unsigned block, const value_list* arguments) {
  text_format(g->out, "^bb%u", block);
  if (arguments->count != 0) text_format(g->out, "(");
  for (unsigned i = 0; i < arguments->count; ++i) {
    text_format(g->out, "%s%%%u: %s", i == 0 ? "" : ", ", arguments->ids[i],
                names[arguments->types[i]]);
  }
  text_format(g->out, arguments->count != 0 ? "):\n" : ":\n");
}

/// "^bb1(%1, %2 : i32, i32)"
static void write_target(generator* g, unsigned block, const value_list* values) {
  text_format(g->out, "^bb%u", block);
  if (values->count == 0) return;
  text_format(g->out, "(");
  write_ids(g, values);
  text_format(g->out, " : ");
  write_types(g, values);
  text_format(g->out, ")");
}

static void branch(generator* g, unsigned block, value_list values) {
  fill_values(g, &values);
  text_format(g->out, "cf.br ");
  write_target(g, block, &values);
  text_format(g->out, "\n");
}

/// A block of its own that goes to `target`.
static void side_block(generator* g, unsigned block, const value_list* arguments, unsigned target,
                       const value_list* passed) {
  bool had_blocks = false;
  const visible seen = enter(g, true, &had_blocks);
  block_label(g, block, arguments);
  see_values(g, arguments);
  if (CHANCE(g, 70)) body(g, 30);
  branch(g, target, *passed);
  leave(g, seen, had_blocks);
}

static void diamond(generator* g) {
  const unsigned first = g->next_block;
  const unsigned side_count = 2 + (CHANCE(g, 40) ? 1 + BELOW(g, 2) : 0);
  const unsigned join = first + side_count;
  g->next_block = join + 1;
  value_list sides[4] = {{0}};
  value_list passed[4] = {{0}};
  for (unsigned i = 0; i < side_count; ++i) {
    sides[i] = random_values(g);
    passed[i] = sides[i];
    fill_values(g, &passed[i]);
    new_values(g, &sides[i]);
  }
  value_list joined = random_values(g);
  (void)fresh(g);
  if (side_count == 2) {
    text_format(g->out, "cf.cond_br %%%u, ", any(g, I1));
    write_target(g, first, &passed[0]);
    text_format(g->out, ", ");
    write_target(g, first + 1, &passed[1]);
    text_format(g->out, "\n");
  } else {
    text_format(g->out, "cf.switch %%%u : i32, [\ndefault: ", masked(g, I32, 3));
    write_target(g, first, &passed[0]);
    for (unsigned i = 1; i < side_count; ++i) {
      text_format(g->out, ",\n%u: ", i - 1);
      write_target(g, first + i, &passed[i]);
    }
    text_format(g->out, "]\n");
  }
  for (unsigned i = 0; i < side_count; ++i) side_block(g, first + i, &sides[i], join, &joined);
  if (CHANCE(g, 10)) {
    const value_list nothing = {0};
    side_block(g, g->next_block++, &nothing, join, &joined);  // Nobody goes there.
  }
  new_values(g, &joined);
  block_label(g, join, &joined);
  see_values(g, &joined);
}

/// A loop of blocks that counts up to a bound of 0 to 3.
static void block_loop(generator* g) {
  const unsigned head = g->next_block;
  g->next_block += 3;
  const kind type = random_kind(g);
  value_list starts = {2, {I32, type}, {0}};
  starts.ids[0] = constant(g, I32, 0);
  starts.ids[1] = any(g, type);
  const unsigned bound = CHANCE(g, 50) ? constant(g, I32, BELOW(g, 4)) : masked(g, I32, 3);
  (void)fresh(g);
  text_format(g->out, "cf.br ");
  write_target(g, head, &starts);
  value_list carried = starts;
  new_values(g, &carried);
  text_format(g->out, "\n");
  block_label(g, head, &carried);
  see_values(g, &carried);
  const value_list nothing = {0};
  const unsigned test = fresh(g);
  text_format(g->out, "%%%u = arith.cmpi ult, %%%u, %%%u : i32\n", test, carried.ids[0], bound);
  text_format(g->out, "cf.cond_br %%%u, ^bb%u, ^bb%u\n", test, head + 1, head + 2);
  bool had_blocks = false;
  const visible seen = enter(g, true, &had_blocks);
  block_label(g, head + 1, &nothing);
  body(g, 30);
  value_list next = carried;
  const unsigned one = constant(g, I32, 1);
  next.ids[0] = fresh(g);
  next.ids[1] = any(g, type);
  text_format(g->out, "%%%u = arith.addi %%%u, %%%u : i32\ncf.br ", next.ids[0], carried.ids[0],
              one);
  write_target(g, head, &next);
  text_format(g->out, "\n");
  leave(g, seen, had_blocks);
  block_label(g, head + 2, &nothing);
}

//===-- Memory and calls ----------------------------------------------------------------------===//

static void allocate(generator* g) {
  if (g->seen.memory_count == MEMORY_MAX) return;
  const unsigned id = fresh(g);
  const memory made = {id, random_kind(g), CHANCE(g, 60) ? 0 : 4};
  text_format(g->out, "%%%u = memref.%s() : memref<%s%s>\n", id,
              g->depth < 2 && CHANCE(g, 70) ? "alloca" : "alloc", made.size == 0 ? "" : "4x",
              names[made.element]);
  const unsigned value = any(g, made.element);
  for (unsigned i = 0; i < (made.size == 0 ? 1 : made.size); ++i) {
    const unsigned at = made.size == 0 ? 0 : constant(g, INDEX, i);
    text_format(g->out, "memref.store %%%u, %%%u[", value, id);
    if (made.size != 0) text_format(g->out, "%%%u", at);
    text_format(g->out, "] : memref<%s%s>\n", made.size == 0 ? "" : "4x", names[made.element]);
  }
  g->memories[g->seen.memory_count++] = made;
}

static void access_memory(generator* g) {
  if (g->seen.memory_count == 0) {
    allocate(g);
    return;
  }
  const memory at = g->memories[BELOW(g, g->seen.memory_count)];
  unsigned index = 0;
  if (at.size != 0) index = CHANCE(g, 50) ? constant(g, INDEX, BELOW(g, 4)) : masked(g, INDEX, 3);
  const bool loads = CHANCE(g, 55);
  const unsigned value = loads ? 0 : any(g, at.element);
  const unsigned id = fresh(g);
  if (loads) {
    text_format(g->out, "%%%u = memref.load %%%u[", id, at.id);
  } else {
    text_format(g->out, "memref.store %%%u, %%%u[", value, at.id);
  }
  if (at.size != 0) text_format(g->out, "%%%u", index);
  text_format(g->out, "] : memref<%s%s>\n", at.size == 0 ? "" : "4x", names[at.element]);
  if (loads) see(g, at.element, id);
}

static void call(generator* g) {
  if (g->function_count == 0 || CHANCE(g, 30)) {
    const kind type = random_kind(g);
    const unsigned value = any(g, type);
    (void)fresh(g);
    text_format(g->out, "func.call @observe_%s(%%%u) : (%s) -> ()\n", names[type], value,
                names[type]);
    return;
  }
  const unsigned which = BELOW(g, g->function_count);
  const signature* to = &g->functions[which];
  value_list arguments = {.count = to->argument_count};
  value_list results = {.count = to->result_count};
  memcpy(arguments.types, to->arguments, sizeof arguments.types);
  memcpy(results.types, to->results, sizeof results.types);
  fill_values(g, &arguments);
  new_values(g, &results);
  (void)fresh(g);
  write_results(g, &results);
  text_format(g->out, "func.call @f%u(", which);
  write_ids(g, &arguments);
  text_format(g->out, ") : (");
  write_types(g, &arguments);
  text_format(g->out, ") -> (");
  write_types(g, &results);
  text_format(g->out, ")\n");
  see_values(g, &results);
}

//===-- Functions -----------------------------------------------------------------------------===//

static void structured(generator* g) {
  static void (*const ops[])(generator*) = {if_op,     guarded_division, for_op,       while_op,
                                            switch_op, execute_region,   guarded_loop, for_op};
  if (g->has_blocks && CHANCE(g, 35)) {
    if (CHANCE(g, 60)) {
      diamond(g);
    } else {
      block_loop(g);
    }
    return;
  }
  ops[BELOW(g, 8)](g);
}

/// Ops until it is enough; each op is the last one `percent` times of a hundred.
static void body(generator* g, unsigned percent) {
  do {
    const unsigned which = BELOW(g, 100);
    if (which < 12 && g->depth < 5 && g->ops_left != 0) {
      structured(g);
    } else if (which < 18) {
      access_memory(g);
    } else if (which < 24) {
      call(g);
    } else {
      simple(g);
    }
  } while (g->ops_left != 0 && !CHANCE(g, percent));
}

static signature random_signature(generator* g) {
  signature made = {.is_private = CHANCE(g, 60),
                    .argument_count = BELOW(g, VALUES_MAX + 1),
                    .result_count = BELOW(g, VALUES_MAX + 1)};
  for (unsigned i = 0; i < VALUES_MAX; ++i) {
    made.arguments[i] = random_kind(g);
    made.results[i] = random_kind(g);
  }
  return made;
}

static void function(generator* g, size_t op_count, bool is_last) {
  signature made = random_signature(g);
  if (is_last) made.is_private = false;
  value_list arguments = {.count = made.argument_count};
  value_list results = {.count = made.result_count};
  memcpy(arguments.types, made.arguments, sizeof arguments.types);
  memcpy(results.types, made.results, sizeof results.types);
  new_values(g, &arguments);
  text_format(g->out, "func.func %s@f%u(", made.is_private ? "private " : "", g->function_count);
  for (unsigned i = 0; i < arguments.count; ++i) {
    text_format(g->out, "%s%%%u: %s", i == 0 ? "" : ", ", arguments.ids[i],
                names[arguments.types[i]]);
  }
  text_format(g->out, ") -> (");
  write_types(g, &results);
  text_format(g->out, ") {\n");
  g->seen = (visible){{0}, 0, 0};
  g->has_blocks = true;
  g->ops_left = op_count;
  see_values(g, &arguments);
  while (g->ops_left != 0) body(g, 0);
  finish(g, "func.return", results);
  text_format(g->out, "}\n");
  g->functions[g->function_count++] = made;
}

void random_program(uint64_t seed, size_t op_goal, text* out) {
  generator g = {.source = {.state = seed}, .out = out};
  for (kind type = 0; type < KIND_COUNT; ++type) {
    text_format(out, "func.func private @observe_%s(%s)\n", names[type], names[type]);
  }
  const unsigned count = 1 + BELOW(&g, 5);
  for (unsigned i = 0; i < count; ++i) {
    function(&g, op_goal / count + 1, i + 1 == count);
  }
}
