# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What dialects' modules have beside the classes that schemas make: scripts of transform, structured ops of linalg, types of
quant, llvm and sparse_tensor, loops of affine."""
from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from tenure import ir
from tenure.dialects import affine, arith, linalg, llvm, memref, quant, scf, sparse_tensor, tensor, transform
from tenure.dialects.linalg.opdsl import dump_oplib
from tenure.dialects.linalg.opdsl.lang import (
    AffineBuildState,
    AffineExprDef,
    BinaryFn,
    D,
    DimDef,
    IndexAttrDef,
    LinalgOpConfig,
    ReduceFn,
    S,
    SymbolDef,
    T,
    TensorDef,
    TypeFn,
    TypeFnAttrDef,
    U,
    UnaryFn,
    const,
    domain,
    index,
    linalg_structured_op,
    yaml_dump_all,
)
from tenure.dialects.linalg.opdsl.ops import core_named_ops
from tenure.dialects.transform import extras, structured


@pytest.fixture
def module() -> Iterator[ir.Module]:
    with ir.Context(), ir.Location.unknown():
        made = ir.Module.create()
        with ir.InsertionPoint(made.body):
            yield made


def empty(*shape: int) -> Any:
    return tensor.EmptyOp(list(shape), ir.F32Type.get()).result


def test_scripts_of_transform_are_functions(module: ir.Module) -> None:
    module.operation.attributes["transform.with_named_sequence"] = ir.UnitAttr.get()

    def script(op: extras.OpHandle) -> None:
        loops = op.match_ops(scf.ForOp).print("found")
        assert loops.parent is op and op.children == [loops]
        op.match_ops("LinalgOp")
        op.match_ops(["linalg.matmul", scf.ForallOp])
        made_by = loops.get_result().get_defining_op()
        extras.constant_param(3)
        structured.TileUsingForOp(made_by, sizes=[4, [2], 0], interchange=[0, 1, 2])

    extras.insert_transform_script(module.body, script)
    assert module.operation.verify()
    text = str(module)
    assert 'match ops{["scf.for"]} in %arg0 : (!transform.any_op) -> !transform.op<"scf.for">' in text
    assert "interface{LinalgOp}" in text and "!transform.param<i64>" in text
    assert "tile_sizes [4, [2], 0] interchange = [0, 1, 2]" in text


def test_what_match_ops_takes(module: ir.Module) -> None:
    """The example of the module's docstring, and what is none of a name, a class, a sequence and an interface."""
    module.operation.attributes["transform.with_named_sequence"] = ir.UnitAttr.get()

    def script(root: extras.OpHandle) -> None:
        root.match_ops("linalg.matmul").print("found")
        wrong: Any
        for wrong in ({"a"}, 7, None, ["a", 7], ir.OpView):
            with pytest.raises(TypeError, match="expected an operation name, an OpView class, a sequence of them or an interface"):
                root.match_ops(wrong)
        assert len(root.children) == 1

    extras.insert_transform_script(module.body, script)
    assert module.operation.verify()


def test_decorators_have_names_and_docstrings() -> None:
    for name in ("sequence", "named_sequence", "apply_patterns"):
        decorator = getattr(extras, name)
        assert decorator.__name__ == name and decorator.__doc__.startswith("Decorator: creates transform.")
    assert tensor.generate.__name__ == "generate"


def test_types_may_stand_before_what_is_transformed(module: ir.Module) -> None:
    sequence = transform.SequenceOp(transform.FailurePropagationMode.Propagate, [], transform.AnyOpType.get())
    kind = transform.OperationType.get("test.op")
    with ir.InsertionPoint(sequence.body):
        target = sequence.bodyTarget
        assert structured.MatchOp.match_op_names(target, "test.op").results_.type == transform.AnyOpType.get()
        assert structured.MatchOp.match_op_names(kind, target, ["test.op"]).results_.type == kind
        fused = structured.FuseIntoContainingOp(kind, kind, target, target)
        assert [each.type for each in fused.results] == [kind, kind]
        with pytest.raises(TypeError, match="the first 2 are"):
            structured.FuseIntoContainingOp(kind, target, target)
        with pytest.raises(TypeError, match="expected both or neither"):
            structured.VectorizeOp(target, [1], scalable_sizes=[True])
        transform.YieldOp()
    assert kind.operation_name == "test.op" and sequence.verify()


def test_named_ops_get_their_regions(module: ir.Module) -> None:
    product = linalg.matmul(empty(4, 8), empty(8, 5), outs=[empty(4, 5)])
    assert [each.operation.name for each in product.owner.regions[0].blocks[0].operations] == [
        "arith.mulf", "arith.addf", "linalg.yield"]
    generic = linalg.matmul(empty(4, 8), empty(8, 5), outs=[empty(4, 5)], emit_generic=True)
    assert generic.owner.name == "linalg.generic"
    image, kernel = empty(1, 8, 8, 4), empty(3, 3, 4, 2)
    linalg.conv_2d_nhwc_hwcf(image, kernel, outs=[empty(1, 3, 3, 2)], strides=[2, 2])
    pooled = linalg.pooling_nhwc_max(image, empty(3, 3), outs=[empty(1, 6, 6, 4)], emit_generic=True)
    assert "d1 + d4" in str(pooled.owner.attributes["indexing_maps"])
    turned = linalg.transpose(empty(4, 8), outs=[empty(8, 4)], permutation=[1, 0])
    with pytest.raises(ValueError, match="has a region"):
        linalg.fill_builtin_region(turned)
    with pytest.raises(TypeError, match="no attribute 'strides'"):
        linalg.vecmat(empty(4), empty(4, 5), outs=[empty(5)], strides=[1])
    assert module.operation.verify()


def test_linalg_with_maps(module: ir.Module) -> None:
    """generic fills its region, and elementwise, contract and pack find their results and maps."""
    plain = ir.AffineMap.get_identity(2)

    @linalg.generic([empty(4, 8)], [empty(4, 8)], [plain] * 2, [linalg.IteratorType.parallel] * 2)  # type: ignore[untyped-decorator]
    def doubled(x: ir.F32Type.get(), _: ir.F32Type.get()) -> ir.Value:  # type: ignore[valid-type]
        return arith.addf(x, x)

    assert str(doubled.type) == "tensor<4x8xf32>" and str(doubled.owner.attributes["iterator_types"]).count("parallel") == 2
    sums = linalg.elementwise(empty(4, 8), empty(4, 8), outs=[empty(4, 8)], kind=linalg.ElementwiseKind.add)
    assert "linalg.elementwise kind=#linalg.elementwise_kind<add> ins" in str(sums.owner)
    maps = [ir.AffineMap.get(3, 0, [ir.AffineDimExpr.get(i) for i in dims]) for dims in ((0, 2), (2, 1), (0, 1))]
    product = linalg.contract(empty(4, 8), empty(8, 5), outs=[empty(4, 5)], indexing_maps=maps)
    assert str(product.type) == "tensor<4x5xf32>" and len(product.owner.regions[0].blocks[0].operations) == 3
    assert "cast" in linalg.matmul(empty(4, 8), empty(8, 5), outs=[empty(4, 5)], cast=linalg.TypeFn.cast_unsigned).owner.attributes
    packed = linalg.pack(empty(4, 8), empty(2, 2, 2, 4), [0, 1], [2, 4])
    assert str(linalg.unpack(packed, empty(4, 8), [0, 1], [2, 4]).type) == "tensor<4x8xf32>"
    with pytest.raises(ValueError, match="must have length 1"):
        linalg.matmul(empty(4, 8), empty(8, 5), outs=[])
    assert module.operation.verify()


def test_opdsl_prepares_what_others_emit(module: ir.Module) -> None:
    """What projects call to make an op of a definition themselves."""
    definition = core_named_ops.matmul.op_def
    config = linalg.LinalgOpConfig.from_linalg_op_def(definition, context=ir.Context.current)[0].structured_op
    prepared = linalg.prepare_common_structured_op(config, empty(4, 8), empty(8, 5), outs=[empty(4, 5)], loc=None)
    assert len(prepared) == 11 and [str(each) for each in prepared[4]] == ["tensor<4x5xf32>"]
    assert [str(each) for each in prepared[10]] == ["f32"] * 3 and prepared[9]["cast"][0] == "cast_signed"
    assert str(prepared[7]).count("parallel") == 2 and len(prepared[6]) == 3


def test_types_of_subviews(module: ir.Module) -> None:
    source = ir.MemRefType.get([8, 8], ir.F32Type.get())
    helpers: Any = memref
    infer = helpers._infer_memref_subview_result_type
    assert str(infer(source, [1, 2], [4, 4], [1, 1])[3]) == "memref<4x4xf32, strided<[8, 1], offset: 10>>"
    assert str(infer(source, [0, 0], [2, 8], [1, 1])[3]) == "memref<2x8xf32>"
    two = arith.constant(ir.IndexType.get(), 2)
    assert infer(source, [two, 0], [2, 8], [1, 1])[0] == [2, 0]
    assert helpers._is_constant_int_like(two) and helpers._is_static_int_like(3) and not helpers._is_constant_int_like(3)
    assert not helpers._is_static_int_like(ir.ShapedType.get_dynamic_size())
    with pytest.raises(ValueError, match="Only inferring from"):
        infer(source, [0, 0], [ir.ShapedType.get_dynamic_size(), 8], [1, 1])


def test_affine_expressions_share_a_state() -> None:
    with ir.Context():
        state = AffineBuildState()
        assert str((D.i + D.j * 4).build(state)) == "d0 + d1 * 4"
        assert str(((S.K // S.M) % D.j).build(state)) == "(s0 floordiv s1) mod d1"
        assert repr(state) == "AffineBuildState<\n  symbols={'K': 0, 'M': 1}\n  dims={'i': 0, 'j': 1}>"
        local = AffineBuildState(global_state=state, allow_new_dims=False)
        assert str((D.j / S.N).build(local)) == "d1 ceildiv s2"
        assert (local.dim_count, local.symbol_count, local.local_dim_count, local.local_symbol_count) == (2, 3, 1, 1)
        assert state.all_symbols == {"K": 0, "M": 1, "N": 2}
        with pytest.raises(ValueError, match="New dimensions not allowed"):
            D.k.build(local)
        with pytest.raises(ValueError, match="New symbols not allowed"):
            S.P.build(AffineBuildState(global_state=state, allow_new_symbols=False))
        assert str((D.k + 1).build()) == "d0 + 1"
        assert AffineBuildState(global_state=AffineBuildState()).dim_count == 0


def test_affine_expressions_are_visited_from_the_root() -> None:
    expression = D.oh * S.SH + 4
    seen: list[AffineExprDef] = []
    expression.visit_affine_exprs(seen.append)
    assert [repr(each) for each in seen] == ["((Dim(oh) * Symbol(SH)) + 4)", "(Dim(oh) * Symbol(SH))", "Dim(oh)", "Symbol(SH)", "4"]
    wrong: Any = "4"
    with pytest.raises(TypeError, match="consists of dimensions, symbols and integers, not '4'"):
        AffineExprDef.coerce_from(wrong)


def test_affine_names_are_interned_for_each_class() -> None:
    class Special(DimDef):
        pass

    assert DimDef(dimname="m") is D.m is DimDef.create_expando().m and SymbolDef(symname="M") is S.M
    assert type(Special("m")) is Special and Special("m") is Special("m") and DimDef("m") is D.m
    assert type(SymbolDef("m")) is SymbolDef
    for each in (D.m, S.M):
        assert copy.copy(each) is copy.deepcopy(each) is pickle.loads(pickle.dumps(each)) is each
    assert repr(copy.deepcopy(D.m + S.M)) == "(Dim(m) + Symbol(M))"


@linalg_structured_op
def shifted(I: Any = TensorDef(T, S.IH), O: Any = TensorDef(U, S.OH, output=True), step: Any = IndexAttrDef(S.SH, default=[2]),
            cast: Any = TypeFnAttrDef(default=TypeFn.cast_signed)) -> None:
    """Takes every other element,
    and adds its number."""
    O[D.o] = cast(U, I[D.o * S.SH]) + cast(U, index(D.o)) * cast(U, const(2))


@linalg_structured_op
def largest(I: Any = TensorDef(T, S.M, S.K), O: Any = TensorDef(T, S.M, output=True)) -> None:
    domain(D.m, D.k)
    O[D.m] = ReduceFn.max_signed[D.k](UnaryFn.abs(I[D.m, D.k]))


def test_formulas_become_generic_ops(module: ir.Module) -> None:
    whole = tensor.EmptyOp([9], ir.IntegerType.get_signless(32)).result
    found = shifted(empty(27), outs=[whole], step=[3])
    assert "affine_map<(d0) -> (d0 * 3)>" in str(found.owner.attributes["indexing_maps"])
    body = [each.operation.name for each in found.owner.regions[0].blocks[0].operations]
    assert body == ["arith.fptosi", "linalg.index", "arith.index_cast", "arith.constant", "arith.trunci", "arith.muli",
                    "arith.addi", "linalg.yield"]
    largest(empty(4, 8), outs=[empty(4)])
    with pytest.raises(ValueError, match="Expected 1 inputs but got 2"):
        largest(whole, whole, outs=[whole])
    with pytest.raises(ValueError, match="has length 1"):
        shifted(empty(27), outs=[whole], step=[3, 1])
    assert module.operation.verify()


def test_definitions_are_written_as_yaml() -> None:
    text = yaml_dump_all([LinalgOpConfig(shifted.op_def), LinalgOpConfig(largest.op_def)])
    assert text.startswith("--- !LinalgOpConfig\nmetadata: !LinalgOpMetadata\n  name: shifted\n  cpp_class_name: ShiftedOp\n"
                           "  doc: |-\n    Takes every other element,\n    and adds its number.\n")
    assert "    shape_map: affine_map<()[s0, s1, s2] -> (s1)>" in text
    assert "scalar_const: '2 : i64'" in text and "    - affine_map<(d0, d1)[s0, s1] -> (d0, d1)>" in text
    assert "  iterator_types:\n  - parallel\n  - reduction\n" in text
    assert dump_oplib.create_arg_parser().parse_args(["--format=repr"]).format == "repr"
    with pytest.raises(ValueError, match="defaulted as"):
        linalg_structured_op(lambda other: None)
    with pytest.raises(ValueError, match="none is set"):
        domain(D.m)
    assert repr(BinaryFn.add) == "add"


def test_quantized_types_have_parts() -> None:
    with ir.Context():
        i8, f32 = ir.IntegerType.get_signless(8), ir.F32Type.get()
        some = quant.AnyQuantizedType.get(quant.QuantizedType.FLAG_SIGNED, i8, f32, -8, 7)
        assert str(some) == "!quant.any<i8<-8:7>:f32>" and (some.storage_type_min, some.storage_type_max) == (-8, 7)
        uniform = quant.UniformQuantizedType.get(1, i8, f32, 0.5, 3, -128, 127)
        assert (uniform.scale, uniform.zero_point, uniform.is_fixed_point) == (0.5, 3, False)
        assert uniform.storage_type == i8 and uniform.expressed_type == f32 and uniform.is_signed
        axis = quant.UniformQuantizedPerAxisType.get(1, i8, f32, [2.0, 0.5], [0, 4], 1, -128, 127)
        assert axis.scales == [2.0, 0.5] and axis.zero_points == [0, 4] and axis.quantized_dimension == 1
        assert not quant.UniformQuantizedType.isinstance(axis) and quant.QuantizedType.isinstance(axis)
        plain = ir.RankedTensorType.get([4], f32, loc=ir.Location.unknown())
        with ir.Location.unknown():
            quantized = uniform.cast_from_expressed_type(plain)
            assert str(quant.QuantizedType.cast_to_storage_type(quantized)) == "tensor<4xi8>"
        observed = quant.CalibratedQuantizedType.get(f32, -1.0, 0.25)
        assert (observed.min, observed.max, observed.expressed_type) == (-1.0, 0.25, f32)


def test_types_of_llvm_have_parts() -> None:
    with ir.Context():
        i32 = ir.IntegerType.get_signless(32)
        assert llvm.PointerType.get(1).address_space == 1 and str(llvm.PointerType.get()) == "!llvm.ptr"
        literal = llvm.StructType.get_literal([i32, llvm.PointerType.get()], packed=True)
        assert str(literal) == "!llvm.struct<packed (i32, ptr)>" and literal.packed
        assert literal.body == [i32, llvm.PointerType.get()] and literal.name is None
        named = llvm.StructType.get_opaque("a")
        assert named.opaque and named.body is None and named.name == "a"
        assert llvm.StructType.new_identified("a", [i32]) != llvm.StructType.new_identified("a", [i32])
        node = llvm.StructType.get_identified("node")
        assert node.opaque and node.body is None and not node.packed
        node.set_body([llvm.PointerType.get(), node], packed=True)
        assert node.body == [llvm.PointerType.get(), node] and node.packed and not node.opaque
        assert str(node) == '!llvm.struct<"node", packed (ptr, struct<"node">)>'
        row = ir.Type.parse('!llvm.array<2 x struct<"node", packed (ptr, struct<"node">)>>')
        assert isinstance(row, ir.OpaqueType)
        assert row.data == 'array<2 x struct<"node", packed (ptr, struct<"node">)>>'
        with pytest.raises(ValueError, match="already has a different body"):
            node.set_body([i32])
        with pytest.raises(ValueError, match="invalid LLVM structure element type"):
            llvm.StructType.get_literal([ir.Type.parse("!llvm.void")])
        with pytest.raises(ValueError, match="redeclaring defined struct as opaque"):
            llvm.StructType.get_opaque("node")


def test_encodings_have_levels() -> None:
    with ir.Context():
        dense = sparse_tensor.EncodingAttr.build_level_type(sparse_tensor.LevelFormat.dense)
        two_of_four = sparse_tensor.EncodingAttr.build_level_type(sparse_tensor.LevelFormat.n_out_of_m, [], 2, 4)
        block = ir.AffineMapAttr(ir.Attribute.parse("affine_map<(d0, d1) -> (d0, d1 floordiv 4, d1 mod 4)>")).value
        made = sparse_tensor.EncodingAttr.get([dense, dense, two_of_four], block, None, 16, 32)
        assert made.lvl_types == [dense, dense, two_of_four] and made.dim_to_lvl == block
        assert str(made.lvl_to_dim) == "(d0, d1, d2) -> (d0, d1 * 4 + d2)"
        assert (made.pos_width, made.crd_width, made.structured_n, made.structured_m) == (16, 32, 2, 4)
        assert made.explicit_val is None and made.lvl_formats_enum[0] is sparse_tensor.LevelFormat.dense


def test_loops_of_affine_are_loops_of_python(module: ir.Module) -> None:
    one = arith.constant(ir.IndexType.get(), 1)
    for i, carried in affine.for_(0, one, 2, iter_args=[one]):
        affine.yield_([arith.addi(i, carried)])
    first, second = affine.AffineDelinearizeIndexOp(one, [4, one]).results
    assert first.type == second.type == ir.IndexType.get()
    with pytest.raises(ValueError, match="Wrong number of upper bound operands"):
        affine.AffineForOp(0, ir.AffineMap.get_identity(1))
    assert module.operation.verify() and "affine.for %arg0 = 0 to" in str(module)


def test_types_of_subviews_follow_from_numbers(module: ir.Module) -> None:
    buffer = memref.AllocOp(ir.MemRefType.get([10, 10], ir.F32Type.get()), [], []).result
    three = arith.constant(ir.IndexType.get(), 3)
    part = memref.subview(buffer, [three, 1], [3, 3], [1, 2])
    assert str(part.type) == "memref<3x3xf32, strided<[10, 2], offset: 31>>"
    moved = memref.subview(buffer, [arith.addi(three, three), 0], [3, 3], [1, 1])
    assert "offset: ?" in str(moved.type) and module.operation.verify()
    with pytest.raises(ValueError, match="requires explicit result type"):
        memref.subview(buffer, [0, 0], [arith.addi(three, three), 3], [1, 1])
