// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fuzz.mlir_c_model [--seed N] [--count N] [--steps N]: random programs on MLIR's C API, held
// against a model.
//
// Programs of consecutive seeds share contexts, a batch of them, so that a failure is seen again
// from the batch's first seed on. In the variant with few bits, contexts run out of numbers all the
// time, for good: there each batch is a process of its own. A program goes on in the contexts that
// it has, and once none is left, the batch goes on with the next one in another process.

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
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
    if (m_chance(world, 2)) m_check_all(world);
  }
  finish(world);
  if (world->is_out || seed % BATCH == BATCH - 1 || (world->runs_out && m_chance(world, 20))) {
    end_contexts(world);
  }
  if (seed % BATCH == BATCH - 1) world->stale_count = 0;
  if (trace_path != NULL && truncate(trace_path, 0) != 0) abort();
}

/// Runs programs until no context is left; returns how many.
static uint64_t run_batch(m_world* world, uint64_t seed, uint64_t count, uint32_t steps) {
  uint64_t done = 0;
  while (done < count && !world->is_out) run_program(world, seed + done++, steps);
  return done;
}

/// What a child says to its parent.
typedef struct report {
  uint64_t done;
  uint64_t times_out;
} report;

static report run_in_child(m_world* world, uint64_t seed, uint64_t count, uint32_t steps) {
  report it = {0, 0};
  int ends[2];
  (void)fflush(NULL);
  if (pipe(ends) != 0) abort();
  const pid_t child = fork();
  if (child == 0) {
    it.done = run_batch(world, seed, count, steps);
    it.times_out = world->times_out;
    end_contexts(world);
    if (write(ends[1], &it, sizeof it) != (ssize_t)sizeof it) abort();
    exit(0);
  }
  (void)close(ends[1]);
  const bool has_said = read(ends[0], &it, sizeof it) == (ssize_t)sizeof it;
  (void)close(ends[0]);
  int status = -1;
  if (child < 0 || waitpid(child, &status, 0) != child || status != 0 || !has_said) {
    printf("programs from seed %llu on failed\n", (unsigned long long)seed);
    exit(1);
  }
  return it;
}

static report run_some(m_world* world, uint64_t seed, uint64_t count, uint32_t steps) {
  if (world->runs_out) return run_in_child(world, seed, count, steps);
  return (report){run_batch(world, seed, count, steps), 0};
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
  silence();
  uint64_t times_out = 0;
  for (uint64_t done = 0; done < count;) {
    uint64_t some = BATCH - (seed + done) % BATCH;
    if (some > count - done) some = count - done;
    const report it = run_some(&world, seed + done, some, steps);
    times_out += it.times_out;
    done += it.done;
  }
  end_contexts(&world);
  printf("%llu programs from seed %llu on", (unsigned long long)count, (unsigned long long)seed);
  if (world.runs_out) printf("; contexts ran out %llu times", (unsigned long long)times_out);
  printf("\n");
  return 0;
}
