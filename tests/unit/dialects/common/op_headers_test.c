// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The generated headers of ops: each kind of group is read and built.

#include <stdio.h>
#include <string.h>
#include <tenure/tenure.h>

#include "dialects/arith_ops.h"
#include "dialects/async_ops.h"
#include "dialects/cf_ops.h"
#include "dialects/llvm_ops.h"
#include "dialects/memref_ops.h"
#include "dialects/nvvm_ops.h"
#include "dialects/scf_ops.h"
#include "dialects/spirv_ops.h"
#include "dialects/transform_ops.h"
#include "dialects/vector_ops.h"
#include "scope/scope.h"
#include "tn_test.h"

typedef struct bench {
  tn_context* context;
  tn_op module;
  tn_rewriter rewriter;
  tn_ref ops[12];  ///< Those of the module, in their order.
} bench;

static void open_bench(bench* b, const char* text) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  memset(b, 0, sizeof *b);
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &b->context));
  EXPECT_STATUS(TN_OK, tn_text_parse(tn_context_root_scope(b->context), tn_string_view_from(text),
                                     NULL, &b->module));
  tn_rewriter__open(&b->rewriter, tn_scope__entry(b->module.scope)->shard);
  const tn_block block = tn_region_first_block(tn_op_region(b->module, 0));
  tn_op op = tn_block_first_op(block);
  for (size_t i = 0; i < 12 && !tn_op_is_null(op); ++i, op = tn_op_next(op)) b->ops[i] = op.slot;
  tn_rewriter__at_end(&b->rewriter, block.slot);
}

static tn_ref result(const bench* b, size_t op, uint32_t index) {
  return tn_op__result(b->context, b->ops[op], index);
}

static const char values[] =
    "%0:2 = \"t.a\"() : () -> (i32, i32) %1:2 = \"t.b\"() : () -> (index, index) "
    "%2 = \"t.c\"() : () -> memref<4x?xf32> %3 = \"t.d\"() : () -> vector<4xi32> "
    "%4 = \"t.e\"() : () -> i1 ";

TN_TEST(members_at_fixed_and_counted_positions_are_read) {
  bench b;
  char text[2048];
  snprintf(text, sizeof text,
           "%s scf.for %%i = %%1#0 to %%1#1 step %%1#0 iter_args(%%x = %%0#1) -> (i32) {"
           " scf.yield %%x : i32 } "
           "%%5 = arith.cmpi slt, %%0#0, %%0#1 : i32 "
           "%%6 = \"t.v\"() : () -> vector<f32> "
           "vector.transfer_write %%6, %%2[%%1#1, %%1#0] : vector<f32>, memref<4x?xf32>",
           values);
  open_bench(&b, text);
  const tn_context* context = b.context;
  const tn_ref loop = b.ops[5];
  EXPECT_EQ(result(&b, 1, 1), tn_scf_for_upper_bound(context, loop));
  EXPECT_EQ(3u, tn_scf_for_init_args(context, loop).start);
  EXPECT_EQ(1u, tn_scf_for_init_args(context, loop).count);
  EXPECT_EQ(4u, tn_op_range__end(tn_scf_for_init_args(context, loop)));
  EXPECT_EQ(1u, tn_scf_for_results(context, loop).count);
  EXPECT_EQ(tn_op__region(context, loop, 0), tn_scf_for_region(context, loop));
  EXPECT_TRUE(tn_attribute_is_null(tn_scf_for_unsigned_cmp(context, loop)));
  EXPECT_EQ(result(&b, 0, 1), tn_arith_cmpi_rhs(context, b.ops[6]));
  EXPECT_EQ(result(&b, 6, 0), tn_arith_cmpi_result(context, b.ops[6]));
  EXPECT_EQ(2, tn_integer_attribute_value(tn_arith_cmpi_predicate(context, b.ops[6])));
  const tn_ref write = b.ops[8];
  EXPECT_EQ(result(&b, 2, 0), tn_vector_transfer_write_base(context, write));
  EXPECT_EQ(2u, tn_vector_transfer_write_indices(context, write).start);
  EXPECT_EQ(2u, tn_vector_transfer_write_indices(context, write).count);
  EXPECT_EQ(0u, tn_vector_transfer_write_mask(context, write));
  EXPECT_EQ(0u, tn_vector_transfer_write_result(context, write));
  tn_context_destroy(b.context);
}

TN_TEST(members_in_segments_are_read) {
  bench b;
  char text[2048];
  snprintf(text, sizeof text,
           "%s %%5 = memref.subview %%2[%%1#0, 0][1, %%1#1][1, 1] "
           ": memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>",
           values);
  open_bench(&b, text);
  const tn_ref view = b.ops[5];
  EXPECT_EQ(result(&b, 2, 0), tn_memref_subview_source(b.context, view));
  EXPECT_EQ(1u, tn_memref_subview_offsets(b.context, view).start);
  EXPECT_EQ(2u, tn_memref_subview_sizes(b.context, view).start);
  EXPECT_EQ(1u, tn_memref_subview_sizes(b.context, view).count);
  EXPECT_EQ(0u, tn_memref_subview_strides(b.context, view).count);
  EXPECT_STR("static_sizes", TN_MEMREF_SUBVIEW_STATIC_SIZES);
  EXPECT_STR("memref.subview", TN_NAME_MEMREF_SUBVIEW);
  EXPECT_EQ(1, TN_MEMREF_SUBVIEW_OFFSETS);
  tn_context_destroy(b.context);
}

TN_TEST(ops_are_built) {
  bench b;
  open_bench(&b, values);
  tn_rewriter* rewriter = &b.rewriter;
  const tn_ref left = result(&b, 0, 0);
  const tn_type i32 = tn_rewriter__int_type(rewriter, 32);
  const tn_ref sum = tn_build_arith_addi(rewriter, left, result(&b, 0, 1));
  EXPECT_TRUE(tn_type_equal(i32, tn_value__type(b.context, sum)));
  EXPECT_EQ(left, tn_arith_addi_lhs(b.context, tn_value__defining_op(b.context, sum)));
  const tn_attribute predicate =
      tn_const__make_int(rewriter, tn_rewriter__int_type(rewriter, 64), 0);
  const tn_ref vector = result(&b, 3, 0);
  const tn_ref less = tn_build_arith_cmpi(rewriter, vector, vector, predicate);
  EXPECT_EQ(1u, tn_type__int_width(tn_value__type(b.context, less)));
  EXPECT_EQ(TN_TYPE_VECTOR, tn_type_kind_of(tn_value__type(b.context, less)));
  const tn_rewriter_attribute more[] = {
      {TN_MEMREF_LOAD_NONTEMPORAL, tn_const__make_bool(rewriter, true)},
      {TN_MEMREF_LOAD_ALIGNMENT, {NULL}}};
  const tn_ref place[] = {result(&b, 1, 0), result(&b, 1, 1)};
  const tn_ref loaded = tn_build_memref_load_with(rewriter, result(&b, 2, 0), place, 2, more, 2);
  const tn_ref load = tn_value__defining_op(b.context, loaded);
  EXPECT_EQ(TN_TYPE_FLOAT, tn_type_kind_of(tn_value__type(b.context, loaded)));
  EXPECT_TRUE(!tn_attribute_is_null(tn_memref_load_nontemporal(b.context, load)));
  EXPECT_TRUE(tn_attribute_is_null(tn_memref_load_alignment(b.context, load)));
  EXPECT_EQ(place[1], tn_op__operand(b.context, load, 2));
  EXPECT_STATUS(TN_OK, rewriter->status);
  EXPECT_STATUS(TN_OK, tn_op_verify(b.module));
  tn_context_destroy(b.context);
}

TN_TEST(groups_regions_and_successors_are_built) {
  bench b;
  open_bench(&b, values);
  tn_rewriter* rewriter = &b.rewriter;
  const tn_ref bound = result(&b, 1, 0);
  const tn_ref init[] = {result(&b, 0, 0), result(&b, 0, 1)};
  const tn_type types[] = {tn_rewriter__int_type(rewriter, 32),
                           tn_rewriter__int_type(rewriter, 32)};
  const tn_ref loop = tn_build_scf_for(rewriter, types, 2, bound, bound, bound, init, 2);
  EXPECT_EQ(5u, tn_op__operand_count(b.context, loop));
  EXPECT_EQ(init[1], tn_op__operand(b.context, loop, 4));
  EXPECT_EQ(2u, tn_op__result_count(b.context, loop));
  tn_rewriter__erase(rewriter, loop);
  const tn_ref region = tn_op__region(b.context, b.module.slot, 0);
  const tn_ref yes = tn_rewriter__create_block(rewriter, region, 0);
  const tn_ref no = tn_rewriter__create_block(rewriter, region, 0);
  const tn_ref branch = tn_build_cf_cond_br(rewriter, result(&b, 4, 0), init, 0, init, 2, yes, no);
  EXPECT_EQ(no, tn_cf_cond_br_false_dest(b.context, branch));
  EXPECT_EQ(0u, tn_cf_cond_br_true_dest_operands(b.context, branch).count);
  EXPECT_EQ(2u, tn_cf_cond_br_false_dest_operands(b.context, branch).count);
  EXPECT_EQ(init[0], tn_op__operand(b.context, branch, 1));
  // An op without a number, by its name.
  const tn_ref jump = tn_build_llvm_br(rewriter, init, 1, no);
  EXPECT_EQ(no, tn_llvm_br_dest(b.context, jump));
  EXPECT_STATUS(TN_OK, rewriter->status);
  tn_context_destroy(b.context);
}
