// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fuzz.mlir_c_model [--seed N] [--count N] [--steps N]: random programs on MLIR's C API, held
// against a model.
//
// Programs of consecutive seeds share contexts, a batch of them, so that a failure is seen again from
// the batch's first seed on. In the variant with few bits, contexts run out of numbers all the time; then, after a
// look at whether the API says so, their generations are set back, which no other program can.

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "mlir_c/handle.h"
#include "model.h"

static const char* trace_path;

/// What the library says of what it refuses is too much to look at.
static void silence(void) {
  const int nowhere = open("/dev/null", O_WRONLY);
  if (nowhere < 0 || dup2(nowhere, STDERR_FILENO) < 0) abort();
  (void)close(nowhere);
}

/// All contexts have been ended, and nothing of them is asked for again.
static void begin_anew(m_world* world) {
  for (uint32_t i = 0; i < 1u << TN_MC_CONTEXT_BITS; ++i) tn_mc__contexts[i].next_generation = 0;
  world->is_out = false;
  world->stale_count = 0;
}

static void end_contexts(m_world* world) {
  world->step = "the end";
  for (int i = 0; i < (int)MAX_CONTEXTS; ++i) {
    if (!world->contexts[i].is_live) continue;
    mlirContextDestroy(world->contexts[i].handle);
    m_context_kill(world, i);
  }
}

static void step(m_world* world) {
  const uint32_t way = m_below(world, 100);
  if (way < 40) {
    m_step_make(world);
  } else if (way < 60) {
    m_step_move(world);
  } else if (way < 78) {
    m_step_change(world);
  } else if (way < 88) {
    m_step_erase(world);
  } else if (way < 98) {
    m_step_read(world);
  } else if (m_chance(world, world->runs_out ? 50 : 10)) {
    m_step_context(world);
  }
}

/// What is left is destroyed piece by piece, or left to the contexts' ends.
static void finish(m_world* world) {
  world->step = "the end";
  m_check_all(world);
  while (world->region_count != 0 || world->block_count != 0 || world->op_count != 0) {
    if (world->op_count != 0) {
      m_op* op = world->ops[world->op_count - 1];
      mlirOperationDestroy((MlirOperation){op->handle});
      m_op_kill(world, op);
    } else if (world->block_count != 0) {
      m_block* block = world->blocks[world->block_count - 1];
      mlirBlockDestroy((MlirBlock){block->handle});
      m_block_kill(world, block);
    } else {
      m_region* region = world->regions[world->region_count - 1];
      mlirRegionDestroy((MlirRegion){region->handle});
      m_region_kill(world, region);
    }
  }
  if (world->flags != NULL) mlirOpPrintingFlagsDestroy((MlirOpPrintingFlags){world->flags});
  if (world->state != NULL) mlirAsmStateDestroy((MlirAsmState){world->state});
  world->flags = world->state = NULL;
}

/// How many programs share contexts.
#define BATCH 16u

static void run_program(m_world* world, uint64_t seed, uint32_t steps) {
  world->seed = world->random = seed;
  for (int i = 0; i < (int)MAX_CONTEXTS; ++i) m_need_context(world, i);
  for (uint32_t i = 0; i < steps && !world->is_out; ++i) {
    step(world);
    m_check_some(world);
    if (m_chance(world, 50)) m_check_made_up(world);
    if (m_chance(world, 2) || getenv("CHECK_ALL") != NULL) m_check_all(world);
  }
  finish(world);
  if (world->is_out || seed % BATCH == BATCH - 1) {
    end_contexts(world);
    world->stale_count = 0;
  }
  if (trace_path != NULL && truncate(trace_path, 0) != 0) abort();
}

int main(int argc, char** argv) {
  uint64_t seed = 1;
  uint64_t count = 1000;
  uint32_t steps = 60;
  for (int i = 1; i + 1 < argc; i += 2) {
    const uint64_t number = strtoull(argv[i + 1], NULL, 0);
    if (strcmp(argv[i], "--seed") == 0) seed = number;
    if (strcmp(argv[i], "--count") == 0) count = number;
    if (strcmp(argv[i], "--steps") == 0) steps = (uint32_t)number;
  }
  static m_world world;
  world.runs_out = TN_MC_CONTEXT_BITS < 12;
  trace_path = getenv("TENURE_MLIR_C_TRACE");
  if (getenv("LOUD") == NULL) silence();
  uint64_t times_out = 0;
  for (uint64_t i = 0; i < count; ++i) {
    run_program(&world, seed + i, steps);
    if (!world.is_out) continue;
    ++times_out;
    begin_anew(&world);
  }
  end_contexts(&world);
  printf("%llu programs from seed %llu on", (unsigned long long)count, (unsigned long long)seed);
  if (world.runs_out) printf("; contexts ran out %llu times", (unsigned long long)times_out);
  printf("\n");
  return 0;
}
