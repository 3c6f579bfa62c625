// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiling: wraps an op in loops that each compute a part of it.

#ifndef TENURE_SRC_DIALECTS_TRANSFORM_TILE_H
#define TENURE_SRC_DIALECTS_TRANSFORM_TILE_H

#include "dialects/common/index_math.h"
#include "ir/op_interface.h"

typedef struct tn_tile_request {
  bool is_forall;
  bool scalarizes;     ///< Loops with dynamic sizes are reduced to single steps.
  tn_mixed sizes;      ///< Tile sizes, 0 for an untiled loop; or
  tn_mixed threads;    ///< the number of threads, for forall.
  const bool* scales;  ///< Which sizes are multiples of vector.vscale,
  size_t scale_count;
  uint32_t scale_location;  ///< and the location for creating it.
  const int64_t* interchange;
  size_t interchange_count;
  tn_attribute mapping;
} tn_tile_request;

typedef struct tn_tiled {
  tn_ref op;
  tn_refs loops;   ///< From the outermost loop.
  tn_refs values;  ///< Replacements for the results of the tiled op, which still exists.
} tn_tiled;

/// Returns the tiling interface of an op; NULL for none.
const tn_tiling_interface* tn_tiling__of(const tn_context* context, tn_ref op);
/// Tiles an op; false, without a report, if that is impossible. The caller closes `out_tiled`.
bool tn_tile__run(tn_rewriter* rewriter, tn_ref op, const tn_tile_request* request,
                  tn_tiled* out_tiled);
void tn_tiled__close(tn_rewriter* rewriter, tn_tiled* tiled);

#endif  // TENURE_SRC_DIALECTS_TRANSFORM_TILE_H
