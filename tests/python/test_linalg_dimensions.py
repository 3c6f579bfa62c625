# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dimensions of contractions and convolutions, as MLIR infers them."""
from __future__ import annotations

import pytest

from tenure import ir
from tenure.dialects import linalg

OPS = """
func.func @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x16xf32>, %c: tensor<2x4x16xf32>, %x: tensor<1x10x10x3xf32>,
             %k: tensor<3x3x3x8xf32>, %o: tensor<1x8x8x8xf32>, %dk: tensor<3x3x3xf32>, %do: tensor<1x4x4x3xf32>) {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%c : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
  %1 = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %k : tensor<1x10x10x3xf32>, tensor<3x3x3x8xf32>) outs(%o : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  %2 = linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %dk : tensor<1x10x10x3xf32>, tensor<3x3x3xf32>) outs(%do : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
  %3 = linalg.add ins(%c, %c : tensor<2x4x16xf32>, tensor<2x4x16xf32>) outs(%c : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
  return
}"""


def numbers(attribute: ir.DenseI32ArrayAttr | ir.DenseI64ArrayAttr) -> list[int]:
    return list(attribute)


def test_dimensions_of_named_ops(context: ir.Context) -> None:
    module = ir.Module.parse(OPS)
    product, convolution, depthwise, addition, end = module.body.operations[0].regions[0].blocks[0].operations
    assert [linalg.isa_contraction_op(each) for each in (product, convolution, addition, end)] == [True, False, False, False]
    assert [linalg.isa_convolution_op(each) for each in (product, convolution, depthwise, end)] == [False, True, True, False]
    found = linalg.infer_contraction_dimensions(product)
    assert found is not None
    assert [numbers(each) for each in (found.batch, found.m, found.n, found.k)] == [[0], [1], [2], [3]]
    assert linalg.infer_contraction_dimensions(end) is None and linalg.infer_convolution_dimensions(product) is None
    image = linalg.infer_convolution_dimensions(convolution)
    assert image is not None
    assert [numbers(each) for each in (image.batch, image.output_image, image.output_channel, image.filter_loop, image.input_channel,
                                       image.depth)] == [[0], [1, 2], [3], [4, 5], [6], []]
    deep = linalg.infer_convolution_dimensions(depthwise)
    assert deep is not None
    assert (numbers(deep.depth), numbers(deep.strides), numbers(deep.dilations)) == ([3], [2, 2], [1, 1])
    maps = linalg.get_indexing_maps(addition)
    assert maps is not None and len(maps) == 3 and linalg.get_indexing_maps(end) is None


def test_dimensions_of_maps(context: ir.Context) -> None:
    d = [ir.AffineDimExpr.get(i) for i in range(3)]
    maps = [ir.AffineMap.get(3, 0, each) for each in ([d[0], d[2]], [d[2], d[1]], [d[0], d[1]])]
    found = linalg.infer_contraction_dimensions_from_maps(maps)
    assert found is not None and [numbers(each) for each in (found.batch, found.m, found.n, found.k)] == [[], [0], [1], [2]]
    assert linalg.infer_contraction_dimensions_from_maps(maps[:2]) is None
    with pytest.raises(TypeError, match="expected a sequence of affine maps"):
        linalg.infer_contraction_dimensions_from_maps([1])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="made by a function"):
        linalg.ContractionDimensions()
