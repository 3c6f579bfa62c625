// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Adapters, measured: one figure a run, on a file of 256 fp16 tensors that the figure "create" makes.
//
//   bench_adapter create MIB FILE        makes the file; with "aligned" as a third word in that layout
//   bench_adapter open|cold|one|arrays FILE
//   bench_adapter export FILE OUT        loads FILE and writes OUT
//   bench_adapter floor.walk FILE        what the machine takes to map the file and touch what
//                                        describes each tensor
//   bench_adapter floor.export FILE OUT  what it takes to write as many bytes, flush and rename them
//
// Prints a JSON line a sample: wall and CPU time in ms, and how much larger the process became. What
// was loaded is given back when the clocks have stopped.

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <tenure/adapter_export.h>

#include "measure.h"

#define TENSOR_COUNT 256
#define SAMPLES 7
#define BLOCK_SIZE ((size_t)1 << 20)

typedef struct bench {
  tn_adapter* adapter;  ///< What a figure loaded.
  void* mapping;        ///< Or mapped.
  size_t mapping_size;
  const char* file;
  const char* out;
  tn_context* context;
} bench;

static void require(bool holds, const char* what) {
  if (holds) return;
  fprintf(stderr, "bench_adapter: %s\n", what);
  exit(1);
}

static double now_ms(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

//===-- Making --------------------------------------------------------------------------------===//

static void create(const bench* b, size_t mebibytes, bool aligned) {
  const size_t size = mebibytes * BLOCK_SIZE / TENSOR_COUNT;
  const int64_t dims[] = {8, (int64_t)(size / 16)};
  tn_adapter_builder* builder;
  tn_blob* blob;
  unsigned char* bytes = malloc(size);
  require(bytes != NULL, "out of memory");
  for (size_t i = 0; i < size; ++i) bytes[i] = (unsigned char)(i * 31 % 59);
  require(tn_blob_create(bytes, size, 1, NULL, NULL, &blob) == TN_OK, "out of memory");
  require(tn_adapter_builder_create(b->context, &builder) == TN_OK, "out of memory");
  for (int i = 0; i < TENSOR_COUNT; ++i) {
    char name[64];
    snprintf(name, sizeof name, "layers.%d.q_proj.lora_%c.weight", i / 2, i % 2 == 0 ? 'A' : 'B');
    const tn_adapter_builder_parameter parameter = {.name = tn_string_view_from(name),
                                                    .element_type = TN_ELEMENT_FLOAT16,
                                                    .dims = dims,
                                                    .rank = 2,
                                                    .data = bytes,
                                                    .byte_size = size};
    require(tn_adapter_builder_add(builder, &parameter, blob) == TN_OK, "a parameter is refused");
  }
  const tn_export_options options = {.layout = (tn_adapter_layout)aligned};
  require(tn_adapter_builder_export(builder, b->file, &options) == TN_OK,
          "the file cannot be written");
  tn_adapter_builder_destroy(builder);
  tn_object_release(blob);
  free(bytes);
}

//===-- Figures -------------------------------------------------------------------------------===//

static tn_adapter* load(bench* b) {
  require(tn_adapter_load(b->context, b->file, NULL, &b->adapter) == TN_OK, "the file is refused");
  return b->adapter;
}

static void unload(bench* b) {
  tn_object_release(b->adapter);
  if (b->mapping != NULL) munmap(b->mapping, b->mapping_size);
  b->adapter = NULL;
  b->mapping = NULL;
}

// Loads, and makes all views.
static void open_all(bench* b) {
  tn_adapter* adapter = load(b);
  const size_t count = tn_adapter_tensor_count(adapter);
  for (size_t i = 0; i < count; ++i) {
    tn_tensor* tensor;
    require(tn_adapter_tensor_at(adapter, i, &tensor) == TN_OK, "out of memory");
    require(tn_tensor_data(tensor) != NULL, "a tensor has no data");
    tn_object_release(tensor);
  }
}

// Loads, and reads the tensor in the middle.
static void read_one(bench* b) {
  tn_adapter* adapter = load(b);
  tn_tensor* tensor;
  require(tn_adapter_tensor_find(adapter, tn_string_view_from("layers.64.q_proj.lora_A.weight"),
                                 &tensor) == TN_OK,
          "there is no such tensor");
  const size_t size = tn_tensor_byte_size(tensor);
  void* bytes = malloc(size);
  require(bytes != NULL && tn_tensor_read(tensor, 0, size, bytes) == TN_OK, "it cannot be read");
  free(bytes);
  tn_object_release(tensor);
}

static void export_file(bench* b) {
  tn_adapter_builder* builder;
  require(tn_adapter_builder_create(b->context, &builder) == TN_OK, "out of memory");
  require(tn_adapter_builder_load(builder, b->file, NULL) == TN_OK, "the file is refused");
  require(tn_adapter_builder_export(builder, b->out, NULL) == TN_OK, "the file cannot be written");
  tn_adapter_builder_destroy(builder);
}

static void drop_caches(bench* b) {
  const int file = open(b->file, O_RDONLY | O_CLOEXEC);
  require(file >= 0 && posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED) == 0, "caches stay");
  close(file);
}

static void fill_caches(bench* b) {
  char* block = malloc(BLOCK_SIZE);
  const int file = open(b->file, O_RDONLY | O_CLOEXEC);
  require(file >= 0 && block != NULL, "the file cannot be opened");
  while (read(file, block, BLOCK_SIZE) > 0) {
  }
  close(file);
  free(block);
  sync();
}

//===-- Floors --------------------------------------------------------------------------------===//

static size_t places[TENSOR_COUNT];

static void find_places(bench* b) {
  tn_adapter* adapter = load(b);
  for (size_t i = 0; i < TENSOR_COUNT; ++i) {
    tn_tensor* tensor;
    require(tn_adapter_tensor_at(adapter, i, &tensor) == TN_OK, "out of memory");
    places[i] = tn_tensor_byte_offset(tensor) - 4;
    tn_object_release(tensor);
  }
  unload(b);
}

static void walk_floor(bench* b) {
  struct stat about;
  const int file = open(b->file, O_RDONLY | O_CLOEXEC);
  require(file >= 0 && fstat(file, &about) == 0, "the file cannot be opened");
  volatile char* bytes = mmap(NULL, (size_t)about.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  require(bytes != MAP_FAILED, "the file cannot be mapped");
  posix_madvise((void*)(uintptr_t)bytes, (size_t)about.st_size, POSIX_MADV_RANDOM);
  close(file);
  for (size_t i = 0; i < TENSOR_COUNT; ++i) (void)bytes[places[i]];
  b->mapping = (void*)(uintptr_t)bytes;
  b->mapping_size = (size_t)about.st_size;
}

static void export_floor(bench* b) {
  struct stat about;
  char aside[4096];
  char* block = malloc(BLOCK_SIZE);
  require(block != NULL && stat(b->file, &about) == 0, "the file is not there");
  memset(block, 7, BLOCK_SIZE);
  snprintf(aside, sizeof aside, "%s.aside", b->out);
  const int file = open(aside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  for (off_t left = about.st_size; left > 0; left -= (off_t)BLOCK_SIZE) {
    const size_t size = left < (off_t)BLOCK_SIZE ? (size_t)left : BLOCK_SIZE;
    require(write(file, block, size) == (ssize_t)size, "the file cannot be written");
  }
  require(fsync(file) == 0 && close(file) == 0 && rename(aside, b->out) == 0, "nor flushed");
  free(block);
}

//===-- Running -------------------------------------------------------------------------------===//

typedef struct figure {
  const char* name;
  void (*run)(bench* b);
  void (*prepare)(bench* b);
  int samples;
} figure;

static const figure figures[] = {
    {"open", open_all, fill_caches, SAMPLES},      {"arrays", open_all, fill_caches, SAMPLES},
    {"cold", open_all, drop_caches, SAMPLES},      {"one", read_one, fill_caches, SAMPLES},
    {"export", export_file, fill_caches, 1},       {"floor.walk", walk_floor, fill_caches, SAMPLES},
    {"floor.export", export_floor, fill_caches, 1}};

static void run(const figure* f, bench* b) {
  if (strcmp(f->name, "floor.walk") == 0) find_places(b);
  for (int i = 0; i < f->samples; ++i) {
    // What fills the caches is done once; what empties them, each time.
    if (i == 0 || f->prepare == drop_caches) f->prepare(b);
    const double resident = measure_resident_bytes();
    const double started = now_ms(CLOCK_MONOTONIC);
    const double cpu_started = now_ms(CLOCK_PROCESS_CPUTIME_ID);
    f->run(b);
    const double cpu_ms = now_ms(CLOCK_PROCESS_CPUTIME_ID) - cpu_started;
    const double ms = now_ms(CLOCK_MONOTONIC) - started;
    const double grown = (measure_resident_bytes() - resident) / 1e6;
    unload(b);
    printf("{\"figure\": \"%s\", \"ms\": %.4f, \"cpu\": %.4f, \"mb\": %.2f}\n", f->name, ms, cpu_ms,
           grown);
  }
}

int main(int argument_count, char** arguments) {
  bench b = {0};
  require(argument_count >= 3, "a figure and a file are missing");
  require(tn_context_create(NULL, &b.context) == TN_OK, "out of memory");
  const char* name = arguments[1];
  if (strcmp(name, "create") == 0) {
    require(argument_count >= 4, "a size and a file are missing");
    b.file = arguments[3];
    create(&b, strtoul(arguments[2], NULL, 10), argument_count > 4);
  }
  b.file = arguments[2];
  b.out = argument_count > 3 ? arguments[3] : NULL;
  for (size_t i = 0; i < sizeof figures / sizeof *figures; ++i) {
    if (strcmp(figures[i].name, name) == 0) run(&figures[i], &b);
  }
  tn_context_destroy(b.context);
  return 0;
}
