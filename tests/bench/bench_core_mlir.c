// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The core's workload through MLIR's C API: what bench_core.c is compared with, figure by figure.
//
// The workload is one builtin.module of "bench.func" ops (one region, one block, two i32
// arguments), each with "bench.op" ops: two operands (the value before and one of the last eight),
// one i32 result, a `tag` (a string of 64) and a `value` (an i32). Three ways to build it:
//   full      names, attributes, types and locations are looked up for each op, as a front end
//   does; pre       all of that is at hand; distinct  as full, and `value` counts through the
//   module: each op has its own.

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/Dialect/Arith.h>
#include <mlir-c/Dialect/Func.h>
#include <mlir-c/IR.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core_figures.h"

enum { TAG_COUNT = 64, WINDOW = 8 };

typedef enum build_mode { BUILD_FULL, BUILD_PRE, BUILD_DISTINCT } build_mode;

typedef struct workload {
  size_t function_count;
  size_t op_count;
  MlirContext context;
  MlirType i32;
  MlirLocation unknown;
  MlirIdentifier value_name;
  MlirIdentifier tag_name;
  MlirIdentifier symbol_name;
  MlirAttribute tags[TAG_COUNT];
  char tag_texts[TAG_COUNT][16];
  MlirAttribute* values;  // One for each op of a function.
} workload;

static MlirStringRef text(const char* string) { return mlirStringRefCreateFromCString(string); }

//===-- The workload ------------------------------------------------------------------------===//

static workload workload_open(const measure_sizes* sizes) {
  workload w = {.function_count = sizes->function_count, .op_count = sizes->op_count};
  w.context = mlirContextCreateWithThreading(false);
  mlirContextSetAllowUnregisteredDialects(w.context, true);
  w.i32 = mlirIntegerTypeGet(w.context, 32);
  w.unknown = mlirLocationUnknownGet(w.context);
  w.value_name = mlirIdentifierGet(w.context, text("value"));
  w.tag_name = mlirIdentifierGet(w.context, text("tag"));
  w.symbol_name = mlirIdentifierGet(w.context, text("sym_name"));
  for (int i = 0; i < TAG_COUNT; ++i) {
    snprintf(w.tag_texts[i], sizeof w.tag_texts[i], "tag_%02d", i);
    w.tags[i] = mlirStringAttrGet(w.context, text(w.tag_texts[i]));
  }
  w.values = malloc(sizeof *w.values * w.op_count);
  measure_require(w.values != NULL, "there is memory");
  for (size_t i = 0; i < w.op_count; ++i) w.values[i] = mlirIntegerAttrGet(w.i32, (int64_t)i);
  return w;
}

static void workload_close(workload* w) {
  free(w->values);
  mlirContextDestroy(w->context);
}

static double workload_size(const workload* w) {
  return (double)w->function_count * (double)w->op_count;
}

// Makes one op; `value` is what its attribute holds, `i` its number in the function.
static MlirOperation make_op(const workload* w, build_mode mode, size_t i, int64_t value,
                             const MlirValue operands[2]) {
  MlirNamedAttribute attributes[2];
  MlirType type = w->i32;
  MlirLocation location = w->unknown;
  if (mode == BUILD_PRE) {
    attributes[0] = mlirNamedAttributeGet(w->tag_name, w->tags[i % TAG_COUNT]);
    attributes[1] = mlirNamedAttributeGet(w->value_name, w->values[i]);
  } else {
    attributes[0] =
        mlirNamedAttributeGet(mlirIdentifierGet(w->context, text("tag")),
                              mlirStringAttrGet(w->context, text(w->tag_texts[i % TAG_COUNT])));
    type = mlirIntegerTypeGet(w->context, 32);
    attributes[1] = mlirNamedAttributeGet(mlirIdentifierGet(w->context, text("value")),
                                          mlirIntegerAttrGet(type, value));
    location = mlirLocationUnknownGet(w->context);
  }
  MlirOperationState state = mlirOperationStateGet(text("bench.op"), location);
  mlirOperationStateAddResults(&state, 1, &type);
  mlirOperationStateAddOperands(&state, 2, operands);
  mlirOperationStateAddAttributes(&state, 2, attributes);
  return mlirOperationCreate(&state);
}

static MlirBlock make_body(const workload* w, build_mode mode, size_t function, uint64_t* random) {
  const MlirType types[2] = {w->i32, w->i32};
  const MlirLocation locations[2] = {w->unknown, w->unknown};
  MlirBlock block = mlirBlockCreate(2, types, locations);
  MlirValue last[WINDOW];
  for (int i = 0; i < WINDOW; ++i) last[i] = mlirBlockGetArgument(block, i & 1);
  for (size_t i = 0; i < w->op_count; ++i) {
    const MlirValue operands[2] = {last[(i + WINDOW - 1) % WINDOW],
                                   last[measure_random(random) % WINDOW]};
    const size_t value = mode == BUILD_DISTINCT ? function * w->op_count + i : i;
    MlirOperation op = make_op(w, mode, i, (int64_t)value, operands);
    mlirBlockAppendOwnedOperation(block, op);
    last[i % WINDOW] = mlirOperationGetResult(op, 0);
  }
  return block;
}

static void append_function(const workload* w, MlirBlock body, MlirRegion owned_region,
                            const char* name) {
  MlirNamedAttribute attribute =
      mlirNamedAttributeGet(w->symbol_name, mlirStringAttrGet(w->context, text(name)));
  MlirOperationState state = mlirOperationStateGet(text("bench.func"), w->unknown);
  mlirOperationStateAddOwnedRegions(&state, 1, &owned_region);
  mlirOperationStateAddAttributes(&state, 1, &attribute);
  mlirBlockAppendOwnedOperation(body, mlirOperationCreate(&state));
}

static MlirModule build(const workload* w, build_mode mode) {
  MlirModule module = mlirModuleCreateEmpty(w->unknown);
  uint64_t random = UINT64_C(88172645463325252);
  for (size_t f = 0; f < w->function_count; ++f) {
    MlirRegion region = mlirRegionCreate();
    mlirRegionAppendOwnedBlock(region, make_body(w, mode, f, &random));
    char name[32];
    snprintf(name, sizeof name, "f%zu", f);
    append_function(w, mlirModuleGetBody(module), region, name);
  }
  return module;
}

//===-- Contexts ----------------------------------------------------------------------------===//

static void* make_context(void) { return mlirContextCreateWithThreading(false).ptr; }
static void close_context(void* context) { mlirContextDestroy((MlirContext){context}); }

//===-- Building ----------------------------------------------------------------------------===//

static void bench_build(const measure_sizes* sizes, build_mode mode, const char* name) {
  workload w = workload_open(sizes);
  const double size = workload_size(&w);
  measure_trim();
  const double heap = measure_heap_bytes();
  const double resident = measure_resident_bytes();
  measure_figure figure = measure_begin("build.%s.cold", name);
  MlirModule module = build(&w, mode);
  measure_end(&figure, size, "ns");
  measure_emit((measure_resident_bytes() - resident) / size, "B", "build.%s.rss", name);
  measure_emit((measure_heap_bytes() - heap) / size, "B", "build.%s.own", name);

  figure = measure_begin("destroy.%s", name);
  mlirModuleDestroy(module);
  measure_end(&figure, size, "ns");

  figure = measure_begin("build.%s.warm", name);
  module = build(&w, mode);
  measure_end(&figure, size, "ns");
  mlirModuleDestroy(module);
  workload_close(&w);
}

//===-- Reading -----------------------------------------------------------------------------===//

static MlirWalkResult count_op(MlirOperation op, void* user_data) {
  (void)op;
  ++*(uint64_t*)user_data;
  return MlirWalkResultAdvance;
}

static MlirBlock body_of(MlirOperation function) {
  return mlirRegionGetFirstBlock(mlirOperationGetFirstRegion(function));
}

static MlirOperation first_op(MlirOperation function) {
  return mlirBlockGetFirstOperation(body_of(function));
}

#define FOR_EACH_FUNCTION(module, function)                                            \
  for (MlirOperation function = mlirBlockGetFirstOperation(mlirModuleGetBody(module)); \
       !mlirOperationIsNull(function); function = mlirOperationGetNextInBlock(function))

#define FOR_EACH_OP(function, op)                                       \
  for (MlirOperation op = first_op(function); !mlirOperationIsNull(op); \
       op = mlirOperationGetNextInBlock(op))

static void bench_walks(MlirModule module, double size) {
  uint64_t count = 0;
  measure_figure figure = measure_begin("walk.pre");
  mlirOperationWalk(mlirModuleGetOperation(module), count_op, &count, MlirWalkPreOrder);
  measure_end(&figure, size, "ns");
  figure = measure_begin("walk.post");
  mlirOperationWalk(mlirModuleGetOperation(module), count_op, &count, MlirWalkPostOrder);
  measure_end(&figure, size, "ns");
  figure = measure_begin("walk.manual");
  FOR_EACH_FUNCTION(module, function) FOR_EACH_OP(function, op)++ count;
  measure_end(&figure, size, "ns");
  measure_require(count > 3 * (uint64_t)size, "each walk sees each op");
}

static uint64_t read_operands(MlirOperation op) {
  uint64_t sum = 0;
  for (intptr_t i = 0, count = mlirOperationGetNumOperands(op); i < count; ++i) {
    const MlirValue value = mlirOperationGetOperand(op, i);
    if (mlirValueIsAOpResult(value)) sum += (uintptr_t)mlirOpResultGetOwner(value).ptr;
  }
  return sum;
}

static uint64_t read_uses(MlirOperation op, uint64_t* sum) {
  uint64_t count = 0;
  for (MlirOpOperand use = mlirValueGetFirstUse(mlirOperationGetResult(op, 0));
       !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
    *sum += (uintptr_t)mlirOpOperandGetOwner(use).ptr;
    ++count;
  }
  return count;
}

static void bench_values(MlirModule module, double size) {
  uint64_t sum = 0;
  uint64_t uses = 0;
  measure_figure figure = measure_begin("operand.definition");
  FOR_EACH_FUNCTION(module, function) FOR_EACH_OP(function, op) sum += read_operands(op);
  measure_end(&figure, 2 * size, "ns");
  figure = measure_begin("uses.walk");
  FOR_EACH_FUNCTION(module, function) FOR_EACH_OP(function, op) uses += read_uses(op, &sum);
  measure_end(&figure, (double)uses, "ns");
  figure = measure_begin("is_before");
  FOR_EACH_FUNCTION(module, function) {
    const MlirOperation first = first_op(function);
    FOR_EACH_OP(function, op) sum += mlirOperationIsBeforeInBlock(first, op);
  }
  measure_end(&figure, size, "ns");
  measure_keep(sum);
}

static void bench_names(MlirModule module, double size) {
  uint64_t sum = 0;
  measure_figure figure = measure_begin("name.get");
  FOR_EACH_FUNCTION(module, function) {
    FOR_EACH_OP(function, op) sum += (uintptr_t)mlirOperationGetName(op).ptr;
  }
  measure_end(&figure, size, "ns");
  figure = measure_begin("name.text");
  FOR_EACH_FUNCTION(module, function) {
    FOR_EACH_OP(function, op) sum += mlirIdentifierStr(mlirOperationGetName(op)).length;
  }
  measure_end(&figure, size, "ns");
  measure_keep(sum);
}

static void bench_attributes(MlirModule module, double size) {
  uint64_t sum = 0;
  measure_figure figure = measure_begin("attribute.get");
  FOR_EACH_FUNCTION(module, function) {
    FOR_EACH_OP(function, op) {
      sum += (uintptr_t)mlirOperationGetAttributeByName(op, text("value")).ptr;
    }
  }
  measure_end(&figure, size, "ns");
  figure = measure_begin("attribute.get_int");
  FOR_EACH_FUNCTION(module, function) {
    FOR_EACH_OP(function, op) {
      sum +=
          (uint64_t)mlirIntegerAttrGetValueInt(mlirOperationGetAttributeByName(op, text("value")));
    }
  }
  measure_end(&figure, size, "ns");
  measure_keep(sum);
}

//===-- Changing ----------------------------------------------------------------------------===//

static void bench_clone(MlirModule module, double size) {
  measure_figure figure = measure_begin("verify");
  const bool verifies = mlirOperationVerify(mlirModuleGetOperation(module));
  measure_end(&figure, size, "ns");
  measure_require(verifies, "the module verifies");
  figure = measure_begin("clone");
  MlirOperation clone = mlirOperationClone(mlirModuleGetOperation(module));
  measure_end(&figure, size, "ns");
  figure = measure_begin("destroy.clone");
  mlirOperationDestroy(clone);
  measure_end(&figure, size, "ns");
}

static void set_attributes(const workload* w, MlirModule module, const char* name) {
  FOR_EACH_FUNCTION(module, function) {
    size_t i = 0;
    FOR_EACH_OP(function, op) {
      ++i;
      mlirOperationSetAttributeByName(op, text(name), w->values[i % w->op_count]);
    }
  }
}

static void bench_set_attributes(const workload* w, MlirModule module, double size) {
  measure_figure figure = measure_begin("attribute.set_existing");
  set_attributes(w, module, "value");
  measure_end(&figure, size, "ns");
  figure = measure_begin("attribute.set_new");
  set_attributes(w, module, "extra");
  measure_end(&figure, size, "ns");
  figure = measure_begin("attribute.remove");
  FOR_EACH_FUNCTION(module, function) {
    FOR_EACH_OP(function, op) mlirOperationRemoveAttributeByName(op, text("extra"));
  }
  measure_end(&figure, size, "ns");
}

static void bench_erase(MlirModule module, double size, const char* name) {
  measure_figure figure = measure_begin("%s", name);
  FOR_EACH_FUNCTION(module, function) {
    const MlirValue argument = mlirBlockGetArgument(body_of(function), 0);
    MlirOperation op = first_op(function);
    while (!mlirOperationIsNull(op)) {
      const MlirOperation next = mlirOperationGetNextInBlock(op);
      mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(op, 0), argument);
      mlirOperationDestroy(op);
      op = next;
    }
  }
  measure_end(&figure, size, "ns");
}

static void bench_ir(const measure_sizes* sizes) {
  workload w = workload_open(sizes);
  MlirModule module = build(&w, BUILD_PRE);
  const double size = workload_size(&w);
  bench_walks(module, size);
  bench_values(module, size);
  bench_names(module, size);
  bench_attributes(module, size);
  bench_clone(module, size);
  bench_set_attributes(&w, module, size);
  bench_erase(module, size, "replace_and_erase");
  mlirModuleDestroy(module);

  // Once more, with ops that nobody gave another attribute.
  module = build(&w, BUILD_PRE);
  bench_erase(module, size, "replace_and_erase.fresh");
  mlirModuleDestroy(module);
  workload_close(&w);
}

//===-- Reading through kept handles --------------------------------------------------------===//

static MlirOperation* collect_ops(MlirModule module, size_t size) {
  MlirOperation* ops = malloc(sizeof *ops * size);
  measure_require(ops != NULL, "there is memory");
  size_t count = 0;
  FOR_EACH_FUNCTION(module, function) FOR_EACH_OP(function, op) ops[count++] = op;
  return ops;
}

static void bench_resolve(const measure_sizes* sizes) {
  workload w = workload_open(sizes);
  MlirModule module = build(&w, BUILD_PRE);
  const size_t size = w.function_count * w.op_count;
  MlirOperation* ops = collect_ops(module, size);
  uint64_t random = 5;
  for (int shuffled = 0; shuffled < 2; ++shuffled) {
    for (size_t i = size - 1; shuffled && i > 0; --i) {
      const size_t j = measure_random(&random) % (i + 1);
      const MlirOperation op = ops[i];
      ops[i] = ops[j];
      ops[j] = op;
    }
    uint64_t sum = 0;
    measure_figure figure = measure_begin("resolve.%s", shuffled ? "random" : "sequential");
    for (size_t i = 0; i < size; ++i) sum += (uint64_t)mlirOperationGetNumOperands(ops[i]);
    measure_end(&figure, (double)size, "ns");
    measure_require(sum == 2 * size, "each op has two operands");
  }
  free(ops);
  mlirModuleDestroy(module);
  workload_close(&w);
}

//===-- Uniquing ----------------------------------------------------------------------------===//

typedef struct unique_state {
  MlirContext context;
  MlirType i32;
  MlirIdentifier a;
  MlirIdentifier b;
  char (*texts)[32];
} unique_state;

static const void* unique_integer(const void* state, size_t i) {
  const unique_state* s = state;
  return mlirIntegerAttrGet(s->i32, (int64_t)i).ptr;
}
static const void* unique_string(const void* state, size_t i) {
  const unique_state* s = state;
  return mlirStringAttrGet(s->context, text(s->texts[i])).ptr;
}
static const void* unique_float(const void* state, size_t i) {
  const unique_state* s = state;
  return mlirFloatAttrDoubleGet(s->context, mlirF64TypeGet(s->context), (double)i * 0.5).ptr;
}
static MlirType tensor_type(const unique_state* s, size_t i) {
  const int64_t dims[2] = {(int64_t)i, 4};
  return mlirRankedTensorTypeGet(2, dims, s->i32, mlirAttributeGetNull());
}
static const void* unique_tensor_type(const void* state, size_t i) {
  const unique_state* s = state;
  return tensor_type(s, i).ptr;
}
static const void* unique_function_type(const void* state, size_t i) {
  const unique_state* s = state;
  const MlirType inputs[2] = {tensor_type(s, i), s->i32};
  return mlirFunctionTypeGet(s->context, 2, inputs, 1, &s->i32).ptr;
}
static const void* unique_dictionary(const void* state, size_t i) {
  const unique_state* s = state;
  const MlirNamedAttribute entries[2] = {{s->a, mlirIntegerAttrGet(s->i32, (int64_t)i)},
                                         {s->b, mlirIntegerAttrGet(s->i32, (int64_t)(i & 7))}};
  return mlirDictionaryAttrGet(s->context, 2, entries).ptr;
}
static const void* unique_array(const void* state, size_t i) {
  const unique_state* s = state;
  const MlirAttribute elements[2] = {mlirIntegerAttrGet(s->i32, (int64_t)i),
                                     mlirIntegerAttrGet(s->i32, (int64_t)(i & 7))};
  return mlirArrayAttrGet(s->context, 2, elements).ptr;
}

static unique_state unique_open(char (*texts)[32]) {
  unique_state state = {.context = mlirContextCreateWithThreading(false), .texts = texts};
  state.i32 = mlirIntegerTypeGet(state.context, 32);
  state.a = mlirIdentifierGet(state.context, text("a"));
  state.b = mlirIdentifierGet(state.context, text("b"));
  return state;
}

static const core_unique_kind unique_kinds[] = {
    {"int", unique_integer, NULL},
    {"string", unique_string, NULL},
    {"float", unique_float, NULL},
    {"tensor_type", unique_tensor_type, NULL},
    {"function_type", unique_function_type, unique_tensor_type},
    {"dictionary", unique_dictionary, unique_integer},
    {"array", unique_array, unique_integer},
};

static void* open_uniquing(char (*texts)[32]) {
  unique_state* state = malloc(sizeof *state);
  measure_require(state != NULL, "there is memory");
  *state = unique_open(texts);
  return state;
}

static void close_uniquing(void* state) {
  close_context(((unique_state*)state)->context.ptr);
  free(state);
}

static double taken_by(const void* state) {
  (void)state;
  return measure_heap_bytes();
}

static const core_side side = {.open_context = make_context,
                               .close_context = close_context,
                               .open_uniquing = open_uniquing,
                               .close_uniquing = close_uniquing,
                               .taken_bytes = taken_by,
                               .kinds = unique_kinds,
                               .kind_count = sizeof unique_kinds / sizeof *unique_kinds};

//===-- Symbols -----------------------------------------------------------------------------===//

static void bench_symbols(const measure_sizes* sizes) {
  const size_t count = sizes->symbol_count;
  workload w = workload_open(sizes);
  MlirModule module = mlirModuleCreateEmpty(w.unknown);
  char(*names)[40] = malloc(sizeof *names * count);
  measure_require(names != NULL, "there is memory");
  for (size_t i = 0; i < count; ++i) {
    snprintf(names[i], sizeof names[i], "symbol_name_%zu", i);
    append_function(&w, mlirModuleGetBody(module), mlirRegionCreate(), names[i]);
  }
  const double resident = measure_resident_bytes();
  measure_figure figure = measure_begin("symbols.build");
  MlirSymbolTable table = mlirSymbolTableCreate(mlirModuleGetOperation(module));
  measure_end(&figure, (double)count, "ns");
  measure_emit((measure_resident_bytes() - resident) / (double)count, "B", "symbols.rss");
  uint64_t random = 42;
  size_t found = 0;
  figure = measure_begin("symbols.lookup");
  for (size_t i = 0; i < count; ++i) {
    const char* name = names[measure_random(&random) % count];
    found += !mlirOperationIsNull(mlirSymbolTableLookup(table, text(name)));
  }
  measure_end(&figure, (double)count, "ns");
  measure_require(found == count, "each symbol is found");
  mlirSymbolTableDestroy(table);
  free(names);
  mlirModuleDestroy(module);
  workload_close(&w);
}

//===-- Registered ops ----------------------------------------------------------------------===//

static MlirBlock make_registered_body(const workload* w, uint64_t* random) {
  const MlirType types[2] = {w->i32, w->i32};
  const MlirLocation locations[2] = {w->unknown, w->unknown};
  MlirBlock block = mlirBlockCreate(2, types, locations);
  MlirValue last[WINDOW];
  for (int i = 0; i < WINDOW; ++i) last[i] = mlirBlockGetArgument(block, i & 1);
  for (size_t i = 0; i < w->op_count; ++i) {
    const MlirValue operands[2] = {last[(i + WINDOW - 1) % WINDOW],
                                   last[measure_random(random) % WINDOW]};
    const bool is_last = i + 1 == w->op_count;
    MlirOperationState state =
        mlirOperationStateGet(text(is_last ? "func.return" : "arith.addi"), w->unknown);
    if (!is_last) mlirOperationStateAddResults(&state, 1, &w->i32);
    mlirOperationStateAddOperands(&state, is_last ? 1 : 2, operands);
    MlirOperation op = mlirOperationCreate(&state);
    mlirBlockAppendOwnedOperation(block, op);
    if (!is_last) last[i % WINDOW] = mlirOperationGetResult(op, 0);
  }
  return block;
}

static MlirModule build_registered(const workload* w) {
  const MlirType types[2] = {w->i32, w->i32};
  const MlirNamedAttribute type =
      mlirNamedAttributeGet(mlirIdentifierGet(w->context, text("function_type")),
                            mlirTypeAttrGet(mlirFunctionTypeGet(w->context, 2, types, 1, types)));
  MlirModule module = mlirModuleCreateEmpty(w->unknown);
  uint64_t random = UINT64_C(88172645463325252);
  for (size_t f = 0; f < w->function_count; ++f) {
    MlirRegion region = mlirRegionCreate();
    mlirRegionAppendOwnedBlock(region, make_registered_body(w, &random));
    char name[32];
    snprintf(name, sizeof name, "f%zu", f);
    const MlirNamedAttribute attributes[2] = {
        mlirNamedAttributeGet(w->symbol_name, mlirStringAttrGet(w->context, text(name))), type};
    MlirOperationState state = mlirOperationStateGet(text("func.func"), w->unknown);
    mlirOperationStateAddOwnedRegions(&state, 1, &region);
    mlirOperationStateAddAttributes(&state, 2, attributes);
    mlirBlockAppendOwnedOperation(mlirModuleGetBody(module), mlirOperationCreate(&state));
  }
  return module;
}

static void bench_registered(const measure_sizes* sizes) {
  workload w = workload_open(sizes);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__arith__(), w.context);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__func__(), w.context);
  measure_figure figure = measure_begin("registered.build");
  MlirModule module = build_registered(&w);
  measure_end(&figure, workload_size(&w), "ns");
  figure = measure_begin("registered.verify");
  const bool verifies = mlirOperationVerify(mlirModuleGetOperation(module));
  measure_end(&figure, workload_size(&w), "ns");
  measure_require(verifies, "the module verifies");
  mlirModuleDestroy(module);
  workload_close(&w);
}

//===-- The program -------------------------------------------------------------------------===//

int main(int argc, char** argv) {
  measure_sizes sizes;
  if (!measure_sizes_parse(argc, argv, &sizes)) return 2;
  if (measure_wants(&sizes, "context")) core_measure_contexts(&side, &sizes);
  if (measure_wants(&sizes, "full")) bench_build(&sizes, BUILD_FULL, "full");
  if (measure_wants(&sizes, "pre")) bench_build(&sizes, BUILD_PRE, "pre");
  if (measure_wants(&sizes, "distinct")) bench_build(&sizes, BUILD_DISTINCT, "distinct");
  if (measure_wants(&sizes, "ir")) bench_ir(&sizes);
  if (measure_wants(&sizes, "resolve")) bench_resolve(&sizes);
  if (measure_wants(&sizes, "unique")) core_measure_uniquing(&side, &sizes);
  if (measure_wants(&sizes, "symbols")) bench_symbols(&sizes);
  if (measure_wants(&sizes, "registered")) bench_registered(&sizes);
  return 0;
}
