// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiling: loops around an op that does a part of its work at a time.

#ifndef TENURE_SRC_DIALECTS_TRANSFORM_TILE_H
#define TENURE_SRC_DIALECTS_TRANSFORM_TILE_H

#include "dialects/common/index_math.h"
#include "ir/op_interface.h"

typedef struct tn_tile_request {
  bool is_forall;
  bool scalarizes;     ///< Loops whose extents are not known do one step at a time.
  tn_mixed sizes;      ///< Of parts, 0 for a loop that is left whole; or
  tn_mixed threads;    ///< how many there are, for forall.
  const bool* scales;  ///< Which sizes are multiples of vector.vscale,
  size_t scale_count;
  uint32_t scale_location;  ///< which is made here.
  const int64_t* interchange;
  size_t interchange_count;
  tn_attribute mapping;
} tn_tile_request;

typedef struct tn_tiled {
  tn_ref op;
  tn_refs loops;   ///< From the outermost.
  tn_refs values;  ///< For the results of the op that was tiled, which is still there.
} tn_tiled;

/// What ops say of parts of themselves; NULL for those that have none.
const tn_tiling_interface* tn_tiling__of(const tn_context* context, tn_ref op);
/// False, with nothing reported, where it cannot be done. `out_tiled` is to be closed.
bool tn_tile__run(tn_rewriter* rewriter, tn_ref op, const tn_tile_request* request,
                  tn_tiled* out_tiled);
void tn_tiled__close(tn_rewriter* rewriter, tn_tiled* tiled);

#endif  // TENURE_SRC_DIALECTS_TRANSFORM_TILE_H
