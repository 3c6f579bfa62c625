// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that MLIR's convert-to-llvm converts but this library does not. As in MLIR, a partial
// conversion leaves unknown ops; leaving these would wrongly suggest that the module is lowered.

#include "dialects/llvm/lower.h"
#include "ir/op_diagnostic.h"
#include "ir/walk.h"
#include "schema/check.h"

/// Ops of one dialect, enclosed in commas; ops in `by_rank` only up to that vector rank.
typedef struct unconverted {
  const char* dialect;
  const char* ops;
  const char* by_rank[2];
} unconverted;

static const unconverted left[] = {
    {"memref",
     ",alloc,alloca,alloca_scope,assume_alignment,atomic_rmw,cast,copy,dealloc,dim,"
     "distinct_objects,extract_aligned_pointer_as_index,extract_strided_metadata,"
     "generic_atomic_rmw,get_global,global,load,memory_space_cast,prefetch,rank,"
     "reinterpret_cast,store,transpose,view,",
     {",", ","}},
    {"vector",
     ",bitcast,extract,insert,mask,scalable.extract,scalable.insert,type_cast,vscale,",
     {",print,",
      ",broadcast,compressstore,deinterleave,expandload,fma,from_elements,gather,interleave,load,"
      "maskedload,maskedstore,reduction,scatter,shuffle,store,to_elements,"}},
    {"ptr", ",get_metadata,ptr_add,to_ptr,type_offset,", {",", ","}},
    {"mpi",
     ",allreduce,comm_rank,comm_size,comm_split,comm_world,finalize,init,recv,send,",
     {",", ","}}};

static bool lists(const char* names, tn_string_view leaf) {
  for (const char* at = names + 1; *at != '\0'; at += strcspn(at, ",") + 1) {
    if (strcspn(at, ",") == leaf.size && memcmp(at, leaf.data, leaf.size) == 0) return true;
  }
  return false;
}

static uint32_t rank_of(tn_type type) {
  return tn_type__is(type, TN_TYPE_VECTOR) ? (uint32_t)tn_shaped_type_rank(type) : 0;
}

/// Returns the maximum rank of vectors among operands and results.
static uint32_t vector_rank(const tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  uint32_t most = 0;
  for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
    const uint32_t rank = rank_of(tn_op__operand_type(context, op, i));
    if (rank > most) most = rank;
  }
  for (uint32_t i = 0; i < tn_op_cell__result_count(cell); ++i) {
    const uint32_t rank = rank_of(tn_value__type_or_null(context, tn_op_cell__result(op, cell, i)));
    if (rank > most) most = rank;
  }
  return most;
}

static bool is_listed(const tn_context* context, tn_ref op, const unconverted* in,
                      tn_string_view leaf) {
  if (lists(in->ops, leaf)) return true;
  return (lists(in->by_rank[0], leaf) && vector_rank(context, op) == 0) ||
         (lists(in->by_rank[1], leaf) && vector_rank(context, op) <= 1);
}

/// Returns the index of the dialect whose op should have been converted; the table size if there is
/// none.
static size_t dialect_of(const tn_context* context, tn_ref op) {
  const size_t count = sizeof left / sizeof *left;
  const tn_string_view name = tn_op_cell__name_text(context, tn_op__at(context, op));
  for (size_t i = 0; i < count; ++i) {
    const size_t size = strlen(left[i].dialect);
    if (name.size <= size || memcmp(name.data, left[i].dialect, size) != 0 ||
        name.data[size] != '.') {
      continue;
    }
    const tn_string_view leaf = {name.data + size + 1, name.size - size - 1};
    return is_listed(context, op, &left[i], leaf) ? i : count;
  }
  return count;
}

/// Reports an op. Only the first report shows the op in a note, because that numbers all values of
/// its root.
static tn_status report_op(const tn_context* context, tn_ref op, bool with_note) {
  static const char message[] =
      "remains after conversion: this library does not convert it to the llvm dialect";
  if (with_note) return tn_op__fail_named(context, op, NULL, "%s", message);
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_string_view name = tn_op_cell__name_text(context, cell);
  return tn_context__fail(context, TN_VERIFY_FAILED, (tn_location){context, cell->location},
                          "'%.*s' op %s", (int)name.size, name.data, message);
}

void tn_llvm_lower__report_left(tn_lowering_run* run) {
  const tn_context* context = run->rewriter->context;
  const uint32_t chosen = run->chosen;
  bool is_first = true;
  // The function that the pass ran on was replaced.
  if (tn_op__at(context, run->root)->generation % 2 == 0) return;
  for (tn_ref op = run->root; op != 0;
       op = tn_op__next_in_pre_order(context, run->root, op, false)) {
    const size_t dialect = dialect_of(context, op);
    if (dialect == sizeof left / sizeof *left || (chosen & 1u << dialect) == 0) continue;
    tn_rewriter__fail(run->rewriter, report_op(context, op, is_first));
    is_first = false;
  }
}
